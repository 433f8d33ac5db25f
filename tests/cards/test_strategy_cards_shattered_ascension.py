"""The nine Strategy Cards of Shattered Ascension: what each does, and what it does not allow."""

from __future__ import annotations

import pytest
from strategic import counters, exhaust, holding, plays, refuse, uses
from tables import ASCENSION, asks, game_of, hold, new_game, offers, play, put, say, told
from trial import give

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.core.zones import Zone
from mecatol.rules import forces
from mecatol.rules.moments import Firing
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system
from mecatol.rules.state import NOBODY, Action, Agenda, Agreement, CardId, Leader, Place, PlanetId, StrategyCard, UnitId

SOL, LETNEV, HACAN, NORR = range(4)


def table_of(card: str, holder: int = 0, seats: int = 3) -> Game:
    return holding("sa17", {card: holder}, seats)


@pytest.mark.rule("SA17-SET-21", "SA17-STR-01")
def test_there_are_nine_cards_and_the_ninth_is_prospect() -> None:
    game = new_game("sa17", 4)
    cards = game.cards.strategy_cards
    assert len(cards) == 9
    assert [name for name, card in cards.items() if card.number == 9] == ["prospect"]
    assert all(
        game.catalogue.strategy[name].primary.__module__.endswith("shattered_ascension") for name in ("diplomacy", "trade")
    )
    assert all(name in game.catalogue.strategy for name in cards)


@pytest.mark.rule("SA17-SET-36")
@pytest.mark.parametrize(("seats", "number"), [(2, 8), (3, 8), (4, 9), (5, 8), (6, 8)])
def test_prospect_is_in_the_row_with_four_players(seats: int, number: int) -> None:
    game = new_game("sa17", seats)
    game.strategy_phase.lay_out_cards()
    assert len(game.state.strategy_cards) == number


# -- 1 Leadership ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-STR-01")
def test_leadership_gives_three_counters_and_more_at_rising_prices() -> None:
    game = table_of("leadership")
    exhaust(game, 0, goods=9)
    table = say(plays(game, "leadership"), 0, "pool", "pool", "fleet")
    assert offers(table, 0) == ["0", "1", "2", "3"]  # 1, 3 and 6 influence; 10 for a fourth
    say(table, 0, "3", "strategy", "strategy", "strategy")
    assert counters(table, 0) == (5, 5, 4)
    assert game_of(table).player(0).trade_goods == 3


@pytest.mark.rule("SA17-STR-01")
@pytest.mark.parametrize(("number", "price"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_executive_commands_cost_influence_and_no_counter(number: int, price: int) -> None:
    game = table_of("leadership")
    exhaust(game, 1, goods=price)
    game.player(1).strategy = 0
    table = say(uses(game, "leadership", 1), 1, "use")
    assert offers(table, 1)[-1] == str(number)
    say(table, 1, str(number), *(["pool"] * number))
    assert counters(table, 1) == (0, 3 + number, 3)
    assert game_of(table).player(1).trade_goods == 0


@pytest.mark.rule("SA17-STR-01")
def test_nobody_buys_counters_without_influence() -> None:
    game = table_of("leadership")
    exhaust(game, 1)
    assert not uses(game, "leadership", 1).pending
    assert game.explain(1, "secondary:leadership").clause == "OFF-ECO-1"


# -- 2 Diplomacy -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-STR-01")
def test_a_counter_of_each_opponent_goes_to_a_system_of_the_holders_choice() -> None:
    game = table_of("diplomacy")
    hold(game, SOL, "wellon", "thibah")
    game.board.lay_counter(HACAN, Hex("1,0"), "pool")
    before = game.board.reinforcements(HACAN)
    table = say(plays(game, "diplomacy"), 0, "a")
    assert offers(table, 0) == ["system:0,-1", "system:1,0", "system:0,-2"]
    say(table, 0, "system:0,-1", "system:1,0")
    board = game_of(table).board
    assert board.system(Hex("0,-1")).counters == (LETNEV,)  # they need not share a system
    assert board.system(Hex("1,0")).counters == (HACAN,)  # one there goes back
    assert board.reinforcements(HACAN) == before
    assert counters(table, LETNEV) == (2, 3, 3)


@pytest.mark.rule("SA17-STR-01")
def test_who_has_no_counter_in_his_reinforcements_gives_none() -> None:
    game = table_of("diplomacy")
    game.player(LETNEV).pool = 11
    table = say(plays(game, "diplomacy"), 0, "a")
    assert game_of(table).board.system(Hex("0,-2")).counters == (HACAN,)


@pytest.mark.rule("SA17-STR-01")
def test_an_annexation_treaty_takes_an_empty_planet_near_what_is_ones_own() -> None:
    game = table_of("diplomacy", holder=SOL)
    put(game, LETNEV, "0,1", "cruiser")  # a unit is enough
    hold(game, SOL, "thibah")  # the holder's
    hold(game, HACAN, "saudor")  # another player's
    put(game, HACAN, "gral", "ground_force")
    game.state.leaders = (Leader("agent", "agent", HACAN, Place("planet:lor")),)
    game.state.domain_counters = {Place("planet:mecatol_rex"): [CardId("custodian_fighters:3")]}
    game.player(LETNEV).trade_goods = 1
    table = say(uses(game, "diplomacy", LETNEV), LETNEV, "use")
    assert offers(table, LETNEV) == [
        f"planet:{planet}" for planet in ("tarmann", "saudor", "centauri", "arnor", "coorneeq", "resculon")
    ]
    say(table, LETNEV, "planet:saudor")
    planet = game_of(table).board.planet(PlanetId("saudor"))
    assert (planet.owner, planet.exhausted) == (LETNEV, True)
    assert game_of(table).player(LETNEV).trade_goods == 0
    assert game_of(table).economy.ready_planets(LETNEV) == ["arc_prime"]  # 1 influence and 1 Trade Good
    assert counters(table, LETNEV) == (1, 3, 3)


@pytest.mark.rule("SA17-STR-01")
def test_no_home_planet_is_annexed_and_none_twice_in_an_action() -> None:
    game = table_of("diplomacy", holder=SOL)
    put(game, LETNEV, "0,-1", "cruiser")
    put(game, LETNEV, "-1,1", "cruiser")  # next to Hacan's Home System
    game.player(LETNEV).trade_goods = 2
    table = say(plays(game, "diplomacy"), 0, "b", "planet:wellon")
    assert counters(table, SOL) == (2, 3, 3)  # at no cost
    assert game_of(table).economy.ready_planets(SOL) == ["jord"]
    hold(game_of(table), HACAN, "wellon")  # even if it changed hands
    say(table, LETNEV, "use")
    assert "planet:saudor" in offers(table, LETNEV)
    assert not [planet for planet in ("wellon", "jord", "arretze") if f"planet:{planet}" in offers(table, LETNEV)]


@pytest.mark.rule("SA17-STR-01", "SA17-NOM-12")
def test_a_wormhole_makes_a_planet_near() -> None:
    game = holding("sa17", {"diplomacy": 0}, tiles={"1,1": "wormhole_a", "-1,-1": "lodor"})
    put(game, LETNEV, "1,1", "cruiser")
    game.player(LETNEV).trade_goods = 2
    table = say(uses(game, "diplomacy", LETNEV), LETNEV, "use")
    assert "planet:lodor" in offers(table, LETNEV)


@pytest.mark.rule("SA17-STR-01")
def test_annexation_needs_two_influence() -> None:
    game = table_of("diplomacy")
    assert not uses(game, "diplomacy", LETNEV).pending
    assert game.explain(LETNEV, "secondary:diplomacy").because is not None


@pytest.mark.rule("SA17-STR-01")
def test_with_xenopsychology_a_ground_unit_is_destroyed_and_the_planet_taken_when_none_is_left() -> None:
    game = table_of("diplomacy", holder=SOL)
    give(game, LETNEV, "xenopsychology")
    hold(game, HACAN, "thibah")
    put(game, HACAN, "thibah", "2 ground_force, pds")
    game.player(LETNEV).trade_goods = 4
    table = say(uses(game, "diplomacy", LETNEV), LETNEV, "use", "planet:thibah")
    while table.pending:
        say(table, table.pending[0].seat, offers(table, table.pending[0].seat)[0])
    game = game_of(table)
    assert forces.count(game.board.army(HACAN, PlanetId("thibah"))) == 1
    assert game.board.planet(PlanetId("thibah")).owner == HACAN
    game.board.remove(HACAN, Place("planet:thibah"), game.board.army(HACAN, PlanetId("thibah")), "test")
    put(game, HACAN, "thibah", "ground_force")
    game.player(LETNEV).strategy, game.player(LETNEV).trade_goods = 1, 4
    table = say(uses(game, "diplomacy", LETNEV), LETNEV, "use", "planet:thibah")
    while table.pending:
        say(table, table.pending[0].seat, offers(table, table.pending[0].seat)[0])
    assert game_of(table).board.planet(PlanetId("thibah")).owner == LETNEV
    assert game_of(table).board.stacks(Place("planet:thibah")) == ()  # the PDS does not stop the claim


def hostile(game: Game, seat: int, victim: int) -> Table:
    """An action of a player with a hostile act against another comes to its end."""
    game.tactical.start(Action(seat, "tactical", Hex("1,0"), victims=[victim]))
    return play(game, Step("tactical.end", seat, "1,0"))


@pytest.mark.rule("SA17-STR-01", "SA17-NOM-07")
def test_hostility_against_the_holder_of_diplomacy_costs_a_planet() -> None:
    table = hostile(table_of("diplomacy"), LETNEV, SOL)
    assert offers(table, LETNEV) == ["exhaust:arc_prime", "exhaust:wren_terra", "lose:arc_prime", "lose:wren_terra"]
    say(table, LETNEV, "exhaust:wren_terra")
    assert game_of(table).board.planet(PlanetId("wren_terra")).exhausted
    game = table_of("diplomacy")
    exhaust(game, LETNEV)
    table = hostile(game, LETNEV, SOL)
    assert offers(table, LETNEV) == ["lose:arc_prime", "lose:wren_terra"]
    say(table, LETNEV, "lose:wren_terra")
    assert game_of(table).board.planet(PlanetId("wren_terra")).owner == NOBODY
    assert not hostile(table_of("diplomacy"), LETNEV, HACAN).pending


@pytest.mark.rule("SA17-STR-01")
def test_the_holders_own_hostility_ends_the_protection() -> None:
    game = table_of("diplomacy")
    table = hostile(game, SOL, HACAN)
    assert not hostile(game_of(table), LETNEV, SOL).pending


# -- 3 Assembly ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-TWC-06")
def test_assembly_gives_two_cards_of_each_kind_before_anything_else() -> None:
    table = plays(table_of("assembly"), "assembly")
    player = game_of(table).player(0)
    assert (len(player.action_cards), len(player.political_cards)) == (2, 2)
    assert asks(table, 0) == "twilight_council"


@pytest.mark.rule("SA17-STR-06", "SA17-STR-05")
def test_the_speaker_may_take_the_token_again_or_name_anybody() -> None:
    game = table_of("assembly")
    game.state.agendas = [Agenda(card, owner) for owner, card in enumerate(game.political_cards.all_cards()[30:33])]
    table = plays(game, "assembly")
    assert game_of(table).state.speaker == 0
    assert offers(table, 0) == ["a", "b"]
    say(table, 0, "a")
    assert game_of(table).state.speaker == 0
    game = table_of("assembly", holder=1)
    table = say(plays(game, "assembly", 1), 1, "b")
    assert offers(table, 1) == ["player:2", "player:0"]
    say(table, 1, "player:0")
    assert game_of(table).state.speaker == 0  # the present Speaker named again


@pytest.mark.rule("SA17-STR-08", "SA17-STR-09", "SA17-STR-10")
def test_a_voice_of_the_council_is_demanded_when_the_agendas_are_chosen_not_in_the_first_round() -> None:
    for round_, asked in ((1, False), (2, True)):
        game = table_of("assembly")
        game.state.round = round_
        game.state.agendas = [Agenda(game.political_cards.all_cards()[30], 1)]
        game.player(2).strategy = 0
        table = say(plays(game, "assembly"), 0, "a")
        assert [asks(table, seat) == "call_voice" for seat in range(3)] == [asked, asked, False]
    say(table, 0, "no")
    say(table, 1, "call")
    assert counters(table, 1) == (1, 3, 3)
    assert [agenda.card for agenda in game_of(table).state.council][-1] == "voice_of_the_council"
    assert len(game_of(table).state.council) == 2


@pytest.mark.rule("SA17-STR-11", "SA17-STR-12", "SAES-STR-04", "SAES-STR-05")
@ASCENSION
def test_the_voice_of_the_council_has_five_votes_more_and_its_special_objective(ruleset: str) -> None:
    game = holding(ruleset, {"assembly": 0})
    before = game.politics.votes(1)
    game.state.special = [CardId("voice_of_the_council")]
    game.politics.take_title("voice_of_the_council", 1)
    assert game.politics.votes(1) == before + 5
    assert game.objectives.qualifies(1, "voice_of_the_council")
    game.politics.take_title("voice_of_the_council", 2)
    assert game.politics.votes(1) == before
    assert not game.objectives.qualifies(1, "voice_of_the_council")


@pytest.mark.rule("SA17-STR-01", "SA17-STR-07")
def test_hidden_agendas_are_a_card_of_each_kind_and_a_swap_of_each_kind() -> None:
    game = table_of("assembly")
    table = say(uses(game, "assembly", 1), 1, "use")
    player = game_of(table).player(1)
    assert (len(player.action_cards), len(player.political_cards)) == (1, 1)
    assert asks(table, 1) == "recycle_action_card"
    say(table, 1, offers(table, 1)[0])
    assert asks(table, 1) == "recycle_political_card"  # one of each kind at most
    say(table, 1, "done")
    assert [len(player.action_cards), len(player.political_cards)] == [1, 1]
    assert len(game_of(table).state.action_deck.discard) == 1
    assert not game_of(table).state.political_deck.discard
    assert counters(table, 1) == (1, 3, 3)


# -- 4 Production ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-STR-01")
def test_every_dock_of_one_system_produces_with_two_resources_more() -> None:
    game = table_of("production", holder=LETNEV)
    put(game, LETNEV, "arc_prime", "space_dock")
    put(game, LETNEV, "wren_terra", "space_dock")
    game.board.lay_counter(LETNEV, Hex("2,0"), "pool")
    exhaust(game, LETNEV, goods=1)
    table = plays(game, "production", LETNEV)
    say(table, LETNEV, "build:cruiser", "done", "build:fighter", "build:fighter")
    assert "build:destroyer" not in offers(table, LETNEV)  # two extra resources for the whole build
    say(table, LETNEV, "done")
    refuse(table)
    assert game_of(table).player(LETNEV).trade_goods == 0
    assert forces.count(game_of(table).board.ships(LETNEV, Hex("2,0"))) == 3


@pytest.mark.rule("SA17-STR-01", "SA17-UNI-03")
def test_muster_ordnance_is_one_dock_and_three_production_capacity() -> None:
    game = table_of("production")
    put(game, LETNEV, "arc_prime", "space_dock")
    put(game, LETNEV, "wren_terra", "space_dock")
    game.player(LETNEV).trade_goods = 20
    table = say(uses(game, "production", LETNEV), LETNEV, "use")
    assert offers(table, LETNEV) == ["2,0 planet:arc_prime", "2,0 planet:wren_terra"]
    say(table, LETNEV, "2,0 planet:arc_prime", "build:dreadnought")  # two of the three
    assert "build:dreadnought" not in offers(table, LETNEV)
    say(table, LETNEV, "build:destroyer")
    assert [key for key in offers(table, LETNEV) if key.startswith("build")] == []
    say(table, LETNEV, "done")
    while asks(table, LETNEV) == "pay":
        say(table, LETNEV, "goods")
    assert forces.count(game_of(table).board.ships(LETNEV, Hex("2,0"))) == 2  # the other dock does nothing
    game = table_of("production")
    put(game, LETNEV, "arc_prime", "space_dock!exhausted")
    assert not uses(game, "production", LETNEV).pending


# -- 5 Trade ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-STR-01", "SA17-TRD-01", "SA17-TRD-02")
def test_trade_gives_three_goods_and_collects_and_goods_are_placed_when_all_is_done() -> None:
    game = table_of("trade", seats=5)
    game.state.agreements = [Agreement((SOL, LETNEV), (0, 0), goods=(4, 2))]
    table = say(plays(game, "trade"), 0, "a")
    assert asks(table, 0) == "secondary"
    say(table, 0, "use")
    assert game_of(table).player(SOL).trade_goods == 3 + 4
    assert counters(table, SOL) == (2, 3, 3)
    say(table, 0, "trade:2:1:0")
    say(table, 2, "yes")
    while table.pending and asks(table, table.pending[0].seat) == "propose_trade":
        say(table, table.pending[0].seat, "done")
    say(table, 1, "use")  # nobody else has anything to collect
    assert not table.pending
    assert game_of(table).player(LETNEV).trade_goods == 2
    assert [a.goods for a in game_of(table).state.agreements] == [(1, 2), (3, 2)]  # the new one too, but now only


@pytest.mark.rule("SA17-STR-01", "SA17-TRD-05")
def test_or_all_agreements_are_broken_and_then_new_ones_opened() -> None:
    game = table_of("trade", seats=5)
    game.state.agreements = [Agreement((SOL, LETNEV), (0, 0), goods=(3, 1)), Agreement((HACAN, NORR), (0, 0), goods=(0, 4))]
    table = say(plays(game, "trade"), 0, "b")
    assert game_of(table).state.agreements == []
    assert [game_of(table).player(seat).trade_goods for seat in range(4)] == [2, 1, 0, 2]  # half, rounded up
    assert asks(table, 0) == "propose_trade"


@pytest.mark.rule("SA17-DUE-23")
def test_between_two_players_no_agreements_are_broken() -> None:
    game = table_of("trade", seats=2)
    game.state.agreements = [Agreement((SOL, SOL), (0, 0), goods=(2, 0))]
    table = plays(game, "trade")
    assert asks(table, 0) == "secondary"  # there is no choice of ways
    assert game_of(table).player(SOL).trade_goods == 3
    assert len(game_of(table).state.agreements) == 1


@pytest.mark.rule("SA17-TRD-02")
def test_who_has_nothing_to_collect_is_not_asked() -> None:
    game = table_of("trade", seats=5)
    game.state.agreements = [Agreement((SOL, LETNEV), (0, 0))]
    assert not uses(game, "trade", LETNEV).pending
    assert game.explain(LETNEV, "secondary:trade").clause == "SA17-TRD-02"


# -- 6 Warfare -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-STR-01")
def test_high_alert_is_one_on_every_combat_roll_of_units_there_and_one_movement_for_ships() -> None:
    game = table_of("warfare")
    put(game, SOL, "1,0", "2 cruiser, fighter")
    table = refuse(say(plays(game, "warfare"), 0, "system:1,0"))
    game = game_of(table)
    assert game.routes.allowance(SOL, "cruiser", Hex("1,0")) == game.routes.allowance(LETNEV, "cruiser", Hex("1,0")) + 1
    assert game.routes.allowance(SOL, "fighter", Hex("1,0")) == 0

    def better(kind: UnitId, purpose: str, system: str, origin: str = "") -> int:
        mine = Firing(SOL, kind, purpose, Hex(system), origin=Hex(origin))
        return game.combat.value(Firing(LETNEV, kind, purpose, Hex(system), origin=Hex(origin))) - game.combat.value(mine)

    assert better("cruiser", "battle", "1,0") == 1
    assert better("destroyer", "barrage", "1,0") == 1
    assert better("ground_force", "invasion", "1,0") == 1
    assert better("pds", "space_cannon", "0,1", "1,0") == 1  # the PDS is there, wherever it shoots
    assert better("pds", "space_cannon", "1,0", "0,1") == 0
    assert better("cruiser", "battle", "0,1") == 0


@pytest.mark.rule("SA17-STR-01")
def test_the_token_goes_with_ships_and_leaves_at_the_end_of_the_round() -> None:
    game = table_of("warfare")
    put(game, SOL, "1,0", "2 cruiser")
    table = refuse(say(plays(game, "warfare"), 0, "system:1,0"))
    table = play(game_of(table), Step("tactical.begin", SOL, "0,1"))
    say(table, SOL, "ship:1,0:cruiser", "done", "yes")
    assert game_of(table).board.system(Hex("0,1")).tokens == ("high_alert:0",)
    table = refuse(table)
    play(game_of(table), Step("status_phase.end"))
    assert not [system for system in game_of(table).state.systems if system.tokens]


@pytest.mark.rule("SA17-STR-01", "SA17-GEN-01", "SA17-GEN-02")
def test_dispatch_moves_two_ships_a_step_with_cargo_and_activates_nothing() -> None:
    game = table_of("warfare")
    put(game, LETNEV, "2,0", "carrier, dreadnought, cruiser")
    put(game, LETNEV, "arc_prime", "2 ground_force")
    put(game, SOL, "1,1", "fighter")  # enemy ships
    table = say(uses(game, "warfare", LETNEV), LETNEV, "use")
    entered = sorted({key.partition(">")[2] for key in offers(table, LETNEV) if ">" in key})
    assert entered == ["1,0", "2,-1"]  # next to it, and nobody's but nobody there
    say(table, LETNEV, "ship:2,0:carrier>1,0", "load:planet:arc_prime:ground_force", "ship:2,0:cruiser>2,-1")
    assert not [key for key in offers(table, LETNEV) if key.startswith("ship")]
    say(table, LETNEV, "done")
    board = game_of(table).board
    assert forces.count(board.units(LETNEV, Place("system:1,0")), "ground_force") == 1
    assert [g.kind for g in board.ships(LETNEV, Hex("2,-1"))] == ["cruiser"]
    assert board.system(Hex("1,0")).counters == board.system(Hex("2,-1")).counters == ()
    assert board.planet(PlanetId("thibah")).owner == NOBODY  # nothing lands
    assert counters(table, LETNEV) == (1, 3, 3)


@pytest.mark.rule("SA17-STR-01")
def test_dispatch_leaves_no_activated_system_and_takes_leaders_along() -> None:
    game = table_of("warfare")
    put(game, LETNEV, "2,0", "cruiser, fighter")
    put(game, LETNEV, "arc_prime", "space_dock")
    game.state.leaders = (Leader("admiral", "admiral", LETNEV, Place("planet:arc_prime")),)
    table = say(uses(game, "warfare", LETNEV), LETNEV, "use")
    assert not [key for key in offers(table, LETNEV) if "fighter" in key]  # only as cargo
    say(table, LETNEV, "ship:2,0:cruiser>1,0", "leader:admiral", "done")
    assert game_of(table).leaders.find("admiral").where == in_system(Hex("1,0"))
    game = table_of("warfare")
    put(game, LETNEV, "2,0", "cruiser")
    game.board.lay_counter(LETNEV, Hex("2,0"), "pool")
    assert not uses(game, "warfare", LETNEV).pending


@pytest.mark.rule("SA17-STR-01")
def test_after_the_secondaries_comes_a_tactical_action_with_a_counter_from_the_reinforcements() -> None:
    game = table_of("warfare")
    put(game, SOL, "1,0", "cruiser")
    put(game, LETNEV, "2,0", "cruiser")
    game.board.lay_counter(SOL, Hex("0,1"), "pool")
    table = say(plays(game, "warfare"), 0, "system:1,0")
    assert asks(table, LETNEV) == "secondary"
    say(table, LETNEV, "no")
    assert asks(table, 0) == "offensive"
    assert "activate:0,1" not in offers(table, 0)  # activated already
    say(table, 0, "activate:1,1", "ship:1,0:cruiser", "done", "no")
    refuse(table)
    game = game_of(table)
    assert counters(table, SOL) == (2, 2, 3)
    assert SOL in game.board.system(Hex("1,1")).counters
    assert [g.kind for g in game.board.ships(SOL, Hex("1,1"))] == ["cruiser"]
    assert game.state.strategy_cards[0].played
    assert game.state.action is None
    assert not [scope for scope in game.state.scopes if scope.startswith("action")]


@pytest.mark.rule("SA17-STR-01", "OFF-CMP-3")
def test_without_a_counter_left_there_is_no_such_action() -> None:
    game = table_of("warfare")
    game.player(SOL).pool = 11
    table = say(plays(game, "warfare"), 0, "system:1,0")
    assert not table.pending
    assert game_of(table).state.strategy_cards[0].played


# -- 7 Technology ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-STR-01")
def test_technology_is_one_for_nothing_or_three_at_five_resources() -> None:
    game = table_of("technology")
    exhaust(game, 0, goods=15)
    table = say(plays(game, "technology"), 0, "a")
    assert asks(table, 0) == "receive_technology"
    say(table, 0, offers(table, 0)[0])
    assert game_of(table).player(0).trade_goods == 15
    game = table_of("technology")
    exhaust(game, 0, goods=15)
    table = say(plays(game, "technology"), 0, "b")
    for _ in range(3):
        say(table, 0, offers(table, 0)[0])
    assert len(game_of(table).player(0).technologies) == 3
    assert game_of(table).player(0).trade_goods == 0
    assert counters(table, 0) == (2, 3, 3)  # without the counter


@pytest.mark.rule("SA17-STR-01")
def test_advanced_research_costs_a_counter_and_five_resources_before_discounts() -> None:
    game = table_of("technology")
    exhaust(game, LETNEV, goods=5)
    table = say(uses(game, "technology", LETNEV), LETNEV, "use")
    say(table, LETNEV, offers(table, LETNEV)[0])
    assert game_of(table).player(LETNEV).trade_goods == 0
    assert counters(table, LETNEV) == (1, 3, 3)
    assert asks(table, LETNEV) == ""
    game = table_of("technology")
    exhaust(game, LETNEV, goods=1)
    hold(game, LETNEV, "vefut_ii")  # 2 resources, and a red specialty: red ones cost 4
    assert not uses(game, "technology", LETNEV).pending
    game.player(LETNEV).trade_goods = 2
    table = say(uses(game, "technology", LETNEV), LETNEV, "use")
    assert {game.technology.colour(key) for key in offers(table, LETNEV) if key != "no"} == {"red"}


# -- 8 Bureaucracy ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-STR-01")
def test_of_three_objectives_drawn_openly_one_lies_open_and_the_others_go_over_or_under_the_deck() -> None:
    table = say(plays(table_of("bureaucracy"), "bureaucracy"), 0, "fleet")
    assert counters(table, 0) == (2, 3, 4)
    first, second, third = (key.partition(":")[2] for key in offers(table, 0))
    deck = game_of(table).state.stage_1_deck
    assert all(game_of(table).sees(2, Zone("stage_1", -1, deck.top, ordered=True), card) for card in (first, second, third))
    assert "cardsshown" in told(table)
    say(table, 0, f"objective:{second}")
    assert offers(table, 0) == [f"top:{first}", f"bottom:{first}", f"top:{third}", f"bottom:{third}"]
    say(table, 0, f"bottom:{third}", f"top:{first}")
    state = game_of(table).state
    assert (state.stage_1_deck.top, state.stage_1_deck.bottom) == ([first], [third])
    assert [objective.id for objective in state.objectives] == [second]
    assert len(state.stage_1_deck) == 8


@pytest.mark.rule("SA17-STR-01")
def test_of_two_cards_put_on_top_the_last_one_is_drawn_first() -> None:
    table = say(plays(table_of("bureaucracy"), "bureaucracy"), 0, "fleet")
    first, second, third = (key.partition(":")[2] for key in offers(table, 0))
    say(table, 0, f"objective:{first}", f"top:{third}", f"top:{second}")
    assert game_of(table).state.stage_1_deck.top == [second, third]


@pytest.mark.rule("SA17-STR-01", "SA17-OBJ-07")
def test_bureaucracys_holder_may_claim_one_objective_at_once() -> None:
    game = table_of("bureaucracy")
    game.state.stage_1_deck.bag = [CardId("spend_3_command_counters")]
    table = say(plays(game, "bureaucracy"), 0, "fleet")
    assert asks(table, 0) == "claim_public"
    say(table, 0, "claim:spend_3_command_counters")
    while asks(table, 0) == "spend_counter":
        say(table, 0, offers(table, 0)[0])
    assert game_of(table).victory.points(0) == 1


@pytest.mark.rule("SA17-ROT-04", "SA17-ROT-02")
def test_bureaucracy_offers_to_turn_the_cycler_for_one_influence() -> None:
    game = table_of("bureaucracy")
    exhaust(game, 0, goods=1)
    game.state.stage_1_deck.bag = []
    table = say(plays(game, "bureaucracy"), 0, "fleet")
    assert asks(table, 0) == "turn_cycler"
    say(table, 0, "yes")
    assert game_of(table).state.cycler == -1
    assert game_of(table).player(0).trade_goods == 0
    assert asks(table, 2) == "secondary"  # the secondaries go the new way already
    game = table_of("bureaucracy")
    exhaust(game, 0)
    game.state.stage_1_deck.bag = []
    assert asks(say(plays(game, "bureaucracy"), 0, "fleet"), 1) == "secondary"


@pytest.mark.rule("SA17-STR-01")
def test_the_imperial_network_redistributes_relocates_a_leader_and_pays_a_good() -> None:
    game = table_of("bureaucracy")
    hold(game, LETNEV, "thibah")
    game.state.leaders = (
        Leader("admiral", "admiral", LETNEV, Place("planet:arc_prime")),
        Leader("general", "general", LETNEV, Place("planet:arc_prime")),
    )
    table = say(uses(game, "bureaucracy", LETNEV), LETNEV, "use", "fleet:1", "pool:2")
    assert counters(table, LETNEV) == (4, 2, 1)
    say(table, LETNEV, "leader:admiral:planet:thibah")
    assert asks(table, LETNEV) == ""  # one Leader only
    assert game_of(table).leaders.find("admiral").where == "planet:thibah"
    assert game_of(table).player(LETNEV).trade_goods == 1


@pytest.mark.rule("SA17-STR-01", "SA17-SET-20")
def test_every_bonus_counter_put_on_bureaucracy_reveals_an_objective() -> None:
    game = holding("sa17", {"bureaucracy": NOBODY, "trade": NOBODY, "warfare": 0})
    table = play(game, Step("strategy_phase.end"))
    assert len(game_of(table).state.objectives) == 1
    assert [card.bonus for card in game_of(table).state.strategy_cards] == [1, 0, 1]
    game = holding("sa17", {"bureaucracy": NOBODY})
    game.state.strategy_cards = [StrategyCard("bureaucracy", 8, bonus=2)]
    table = say(play(game, Step("strategy_phase.pick", 0)), 0, "card:bureaucracy")
    assert game_of(table).state.objectives == []  # none more when it is taken


# -- 9 Prospect ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-STR-01", "SA17-SET-21")
def test_prospect_finds_an_objective_that_only_its_holder_may_claim() -> None:
    game = table_of("prospect", seats=4)
    game.state.stage_1_deck.bag = [CardId("spend_3_command_counters"), CardId("two_technologies_in_three_colours")]
    table = say(plays(game, "prospect"), 0, "a")
    assert sorted(offers(table, 0)) == ["objective:spend_3_command_counters", "objective:two_technologies_in_three_colours"]
    say(table, 0, "objective:spend_3", "bottom:")
    game = game_of(table)
    assert game.state.stage_1_deck.bottom == ["two_technologies_in_three_colours"]
    assert [objective.only for objective in game.state.objectives] == [0]
    assert game.objectives.claimable_public(0) == ["spend_3_command_counters"]
    assert game.objectives.claimable_public(1) == []


@pytest.mark.rule("SA17-STR-01")
def test_prospect_brings_goods_and_cards() -> None:
    table = say(plays(table_of("prospect", seats=4), "prospect"), 0, "b")
    player = game_of(table).player(0)
    assert (player.trade_goods, len(player.action_cards), len(player.political_cards)) == (2, 1, 1)
    assert not table.pending  # there is no secondary


@pytest.mark.rule("SA17-STR-01")
def test_prospect_relocates_any_leaders_and_recycles_three_cards() -> None:
    game = table_of("prospect", seats=4)
    hold(game, SOL, "thibah")
    game.state.leaders = tuple(Leader(kind, kind, SOL, Place("planet:jord")) for kind in ("admiral", "general"))
    game.action_cards.draw(SOL, 3, "test")
    game.political_cards.draw(SOL, 3, "test")
    held = list(game.player(SOL).action_cards)
    table = say(plays(game, "prospect"), 0, "c", "leader:admiral:planet:thibah", "leader:general:planet:thibah")
    assert [leader.where for leader in game_of(table).state.leaders] == ["planet:thibah"] * 2
    say(table, 0, f"card:{held[0]}", "done")
    assert asks(table, 0) == "recycle_political_card"
    say(table, 0, offers(table, 0)[0], offers(table, 0)[1])
    assert not table.pending  # three in all
    player = game_of(table).player(SOL)
    assert (len(player.action_cards), len(player.political_cards)) == (3, 3)
    assert held[0] not in player.action_cards
