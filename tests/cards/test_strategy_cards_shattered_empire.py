"""The eight Strategy Cards of Shattered Empire: what each does, and what it does not allow."""

from __future__ import annotations

import pytest
from strategic import counters, exhaust, holding, plays, refuse, uses
from tables import asks, game_of, hold, new_game, offers, play, put, say

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.core.zones import Zone
from mecatol.rules import forces
from mecatol.rules.moments import Firing
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system
from mecatol.rules.state import Agreement, CardId, Leader, Place, PlanetId, StrategyCard

SOL, LETNEV, HACAN = range(3)


def table_of(card: str, holder: int = 0, seats: int = 3) -> Game:
    return holding("official", {card: holder}, seats)


@pytest.mark.rule("OFF-SE-SC")
def test_the_set_is_played_as_a_whole() -> None:
    game = new_game("official", 3)
    game.strategy_phase.lay_out_cards()
    assert [card.id for card in game.state.strategy_cards] == [
        "leadership",
        "diplomacy_ii",
        "assembly",
        "production",
        "trade_ii",
        "warfare_ii",
        "technology_ii",
        "bureaucracy",
    ]
    assert all(card.id in game.catalogue.strategy for card in game.state.strategy_cards)


# -- 1 Leadership ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-ACT-2", "OFF-SE-SC")
def test_leadership_gives_three_counters_and_then_its_own_secondary() -> None:
    game = table_of("leadership")
    exhaust(game, 0, goods=5)
    table = say(plays(game, "leadership"), 0, "pool", "pool", "fleet")
    assert offers(table, 0) == ["0", "1", "2"]
    say(table, 0, "2", "strategy", "strategy")
    assert counters(table, 0) == (4, 5, 4)
    assert game_of(table).player(0).trade_goods == 1
    assert game_of(table).state.speaker == 0  # this card moves no Speaker token


@pytest.mark.rule("OFF-ACT-2")
def test_masterful_tactician_sells_at_most_three_counters_at_two_influence() -> None:
    game = table_of("leadership")
    exhaust(game, 1, goods=20)
    game.player(1).strategy = 0  # none is needed
    table = say(uses(game, "leadership", 1), 1, "use")
    assert offers(table, 1) == ["0", "1", "2", "3"]
    say(table, 1, "3", "pool", "pool", "pool")
    assert counters(table, 1) == (0, 6, 3)
    assert game_of(table).player(1).trade_goods == 14
    game = table_of("leadership")
    exhaust(game, 1, goods=1)
    assert not uses(game, "leadership", 1).pending


# -- 2 Diplomacy II --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-ACT-2", "OFF-SE-SC")
def test_a_demilitarized_zone_gets_a_counter_of_every_opponent() -> None:
    game = table_of("diplomacy_ii")
    hold(game, SOL, "thibah")
    game.board.lay_counter(HACAN, Hex("1,0"), "pool")  # he lays no second one
    before = game.board.reinforcements(HACAN)
    table = plays(game, "diplomacy_ii")
    assert offers(table, 0) == ["system:1,0", "system:0,-2"]  # nothing to annex: the only way
    say(table, 0, "system:1,0")
    board = game_of(table).board
    assert board.system(Hex("1,0")).counters == (LETNEV, HACAN)
    assert board.reinforcements(HACAN) == before
    assert counters(table, LETNEV) == (2, 3, 3)


@pytest.mark.rule("OFF-ACT-2", "OFF-CC-3")
def test_who_has_no_counter_left_takes_one_from_his_sheet() -> None:
    game = table_of("diplomacy_ii")
    game.player(LETNEV).pool = 0
    game.player(LETNEV).strategy = 15
    game.player(LETNEV).fleet = 1
    put(game, LETNEV, "2,0", "cruiser")
    table = plays(game, "diplomacy_ii")
    assert asks(table, LETNEV) == "counter_from"
    assert offers(table, LETNEV) == ["strategy", "fleet"]
    say(table, LETNEV, "fleet")
    assert not game_of(table).board.ships(LETNEV, Hex("2,0"))  # nothing supplies it any more
    assert game_of(table).board.system(Hex("0,-2")).counters == (LETNEV, HACAN)


def neighbours(game: Game) -> Game:
    """Letnev controls its Home System: a ship and all planets."""
    put(game, LETNEV, "2,0", "carrier")
    return game


@pytest.mark.rule("OFF-ACT-2", "OFF-SYS-8")
def test_peaceful_annexation_takes_an_empty_planet_beside_a_controlled_system() -> None:
    game = neighbours(table_of("diplomacy_ii"))
    exhaust(game, LETNEV, goods=3)
    put(game, SOL, "thibah", "ground_force")
    put(game, SOL, "arnor", "pds")
    game.state.leaders = (Leader("agent", "agent", SOL, Place("planet:lor")),)
    hold(game, HACAN, "centauri")  # it may belong to another player
    table = say(uses(game, "diplomacy_ii", LETNEV), LETNEV, "use")
    assert offers(table, LETNEV) == ["planet:centauri", "planet:gral"]
    say(table, LETNEV, "planet:centauri")
    planet = game_of(table).board.planet(PlanetId("centauri"))
    assert (planet.owner, planet.exhausted) == (LETNEV, True)
    assert game_of(table).player(LETNEV).trade_goods == 0
    assert counters(table, LETNEV) == (1, 3, 3)


@pytest.mark.rule("OFF-ACT-2")
def test_annexation_needs_influence_a_ship_and_no_wormhole_and_never_gets_mecatol_rex() -> None:
    game = table_of("diplomacy_ii")
    assert not uses(game, "diplomacy_ii", LETNEV).pending  # no ship: the system is not controlled
    game = neighbours(table_of("diplomacy_ii"))
    exhaust(game, LETNEV, goods=2)
    assert not uses(game, "diplomacy_ii", LETNEV).pending
    assert game.explain(LETNEV, "secondary:diplomacy_ii").clause == "OFF-ECO-1"
    game = holding("official", {"diplomacy_ii": 0}, tiles={"1,0": "wormhole_a", "-1,-1": "lodor"})
    put(game, LETNEV, "1,0", "cruiser")
    game.player(LETNEV).trade_goods = 3
    assert Hex("-1,-1") in game.galaxy.movement_adjacent(LETNEV, Hex("1,0"))
    table = say(uses(game, "diplomacy_ii", LETNEV), LETNEV, "use")
    assert "planet:tarmann" in offers(table, LETNEV)
    assert "planet:mecatol_rex" not in offers(table, LETNEV)
    assert "planet:lodor" not in offers(table, LETNEV)


@pytest.mark.rule("OFF-ACT-2")
def test_no_planet_is_annexed_twice_in_one_action_and_the_holder_annexes_for_nothing() -> None:
    game = table_of("diplomacy_ii", holder=LETNEV)
    neighbours(game)
    put(game, HACAN, "1,0", "carrier")
    hold(game, HACAN, "thibah")
    exhaust(game, LETNEV)
    game.player(LETNEV).strategy = 0
    exhaust(game, HACAN, goods=3)
    table = say(plays(game, "diplomacy_ii", LETNEV), LETNEV, "b", "planet:gral")
    assert game_of(table).board.planet(PlanetId("gral")).owner == LETNEV
    assert asks(table, HACAN) == "secondary"
    say(table, HACAN, "use")
    assert "planet:centauri" in offers(table, HACAN)
    assert "planet:gral" not in offers(table, HACAN)


@pytest.mark.rule("OFF-OPT-DS-2")
def test_counters_on_an_annexed_planet_are_removed_unseen() -> None:
    game = neighbours(holding("official +distant_suns", {"diplomacy_ii": 0}))
    game.player(LETNEV).trade_goods = 3
    game.state.domain_counters = {Place("planet:thibah"): [CardId("hostile_locals:2#1")]}
    table = say(uses(game, "diplomacy_ii", LETNEV), LETNEV, "use", "planet:thibah")
    refuse(table)
    assert game_of(table).board.planet(PlanetId("thibah")).owner == LETNEV
    assert game_of(table).state.domain_counters == {}
    assert game_of(table).board.units(LETNEV, Place("planet:thibah")) == ()


# -- 3 Assembly ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-ACT-2", "OFF-STR-4", "OFF-POL-5")
def test_assembly_takes_the_speaker_token_and_names_who_brings_an_agenda() -> None:
    game = table_of("assembly", holder=LETNEV)
    game.player(HACAN).political_cards = [CardId("aggressive_strategy")]
    table = plays(game, "assembly", LETNEV)
    player = game_of(table).player(LETNEV)
    assert (len(player.action_cards), len(player.political_cards)) == (2, 1)
    assert offers(table, LETNEV) == ["a", "b"]
    say(table, LETNEV, "a")
    assert game_of(table).state.speaker == LETNEV
    assert offers(table, LETNEV) == ["player:2", "player:0"]
    say(table, LETNEV, "player:2")
    assert [agenda.card for agenda in game_of(table).state.council] == ["aggressive_strategy"]


@pytest.mark.rule("OFF-ACT-2", "OFF-STR-4")
def test_the_speaker_gives_the_token_away_and_brings_his_own_agenda() -> None:
    game = table_of("assembly")
    table = plays(game, "assembly")
    assert asks(table, 0) == "assembly_speaker"  # the first way is closed to him
    say(table, 0, "player:2")
    assert game_of(table).state.speaker == 2
    assert len(game_of(table).state.council) == 1  # the card he has just drawn
    game = table_of("assembly", holder=1)
    table = say(plays(game, "assembly", 1), 1, "b")
    assert game_of(table).state.speaker == 2  # not the present Speaker


@pytest.mark.rule("OFF-SE-VOC")
def test_the_holder_of_assembly_may_first_call_a_voice_of_the_council() -> None:
    game = table_of("assembly")
    game.state.special = [CardId("voice_of_the_council")]
    assert asks(plays(game, "assembly"), 0) == "call_voice"


@pytest.mark.rule("OFF-ACT-2")
def test_morale_boost_refreshes_planets_worth_six_in_all() -> None:
    game = table_of("assembly")
    hold(game, LETNEV, "mecatol_rex", "saudor", "thibah")
    exhaust(game, LETNEV)
    table = say(uses(game, "assembly", LETNEV), LETNEV, "use")
    assert "planet:mecatol_rex" not in offers(table, LETNEV)  # 1 + 6
    assert "planet:arc_prime" in offers(table, LETNEV)  # the Home System is allowed
    say(table, LETNEV, "planet:saudor")
    assert offers(table, LETNEV) == ["planet:thibah", "done"]
    say(table, LETNEV, "planet:thibah")
    ready = [planet.id for planet in game_of(table).board.planets_of(LETNEV) if not planet.exhausted]
    assert ready == ["thibah", "saudor"]
    assert not uses(table_of("assembly"), "assembly", LETNEV).pending  # nothing is exhausted


# -- 4 Production ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-ACT-2", "OFF-PRO-1")
def test_production_has_two_resources_more_and_needs_no_activation() -> None:
    game = table_of("production")
    put(game, SOL, "jord", "space_dock")
    game.board.lay_counter(SOL, Hex("0,-2"), "pool")
    exhaust(game, SOL, goods=1)
    table = plays(game, "production")
    say(table, SOL, "build:carrier", "done")
    refuse(table)
    assert [g.kind for g in game_of(table).board.ships(SOL, Hex("0,-2"))] == ["carrier"]
    assert game_of(table).player(SOL).trade_goods == 0
    assert "build:space_dock" not in offers(plays(with_dock(), "production"), SOL)
    table = plays(table_of("production"), "production")  # without a dock nothing happens
    assert not table.pending


def with_dock() -> Game:
    game = table_of("production")
    put(game, SOL, "jord", "space_dock")
    return game


@pytest.mark.rule("OFF-ACT-2")
def test_double_efforts_are_three_units_at_most_of_all_docks_in_a_system() -> None:
    game = table_of("production")
    put(game, LETNEV, "arc_prime", "space_dock")
    put(game, LETNEV, "wren_terra", "space_dock")
    table = say(uses(game, "production", LETNEV), LETNEV, "use")
    say(table, LETNEV, "build:ground_force", "build:ground_force", "done", "build:ground_force")
    assert [key for key in offers(table, LETNEV) if key.startswith("build")] == []


# -- 5 Trade II ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-ACT-2", "OFF-TRD-2")
def test_trade_ii_gives_three_goods_and_all_collect_the_others_one_less() -> None:
    game = table_of("trade_ii")
    game.state.agreements = [Agreement((SOL, HACAN), (0, 0)), Agreement((LETNEV, HACAN), (0, 1))]
    table = say(plays(game, "trade_ii"), 0, "a")
    goods = [game_of(table).player(seat).trade_goods for seat in range(3)]
    assert goods == [3 + 3, 3 - 1, 2 + 1 - 1]
    assert asks(table, 0) == "propose_trade"
    refuse(table)
    assert not game.strategy_cards.may_use(1, "trade_ii").allowed  # there is no secondary


@pytest.mark.rule("OFF-ACT-2", "OFF-TRD-3")
def test_or_two_agreements_end() -> None:
    game = table_of("trade_ii")
    game.state.agreements = [
        Agreement((SOL, LETNEV), (0, 0)),
        Agreement((LETNEV, HACAN), (1, 0)),
        Agreement((SOL, HACAN), (1, 1)),
    ]
    table = say(plays(game, "trade_ii"), 0, "b")
    ends = [key for key in offers(table, 0) if key.startswith("end:")]
    assert len(ends) == 3
    say(table, 0, "end:0:1", "end:1:2")
    assert [a.partners for a in game_of(table).state.agreements] == [(SOL, HACAN)]
    assert [game_of(table).player(seat).trade_goods for seat in range(3)] == [3, 0, 1]


@pytest.mark.rule("OFF-TRD-2")
def test_who_has_no_agreement_loses_nothing_by_trade_ii() -> None:
    game = table_of("trade_ii")
    game.player(LETNEV).trade_goods = 2
    table = refuse(plays(game, "trade_ii"))
    assert [game_of(table).player(seat).trade_goods for seat in range(3)] == [3, 2, 0]


# -- 6 Warfare II ----------------------------------------------------------------------------------------------------------


def on_alert(where: str = "1,0") -> Table:
    game = table_of("warfare_ii")
    put(game, SOL, "1,0", "2 cruiser, carrier, fighter")
    return say(plays(game, "warfare_ii"), 0, f"system:{where}")


@pytest.mark.rule("OFF-ACT-2")
def test_on_high_alert_ships_move_further_and_fight_better_in_space_battles_only() -> None:
    game = game_of(refuse(on_alert()))
    assert game.board.system(Hex("1,0")).tokens == ("high_alert:0",)
    assert game.routes.allowance(SOL, "cruiser", Hex("1,0")) == 3
    assert game.routes.allowance(SOL, "cruiser", Hex("0,1")) == 2
    assert game.routes.allowance(SOL, "fighter", Hex("1,0")) == 0  # it does not move by itself
    assert game.routes.allowance(LETNEV, "cruiser", Hex("1,0")) == 2
    values = {
        purpose: game.combat.value(Firing(SOL, "cruiser", purpose, Hex("1,0")))
        for purpose in ("battle", "barrage", "space_cannon", "invasion")
    }
    assert values["battle"] == values["barrage"] - 1 == values["space_cannon"] - 1 == values["invasion"] - 1
    assert game.combat.value(Firing(LETNEV, "cruiser", "battle", Hex("1,0"))) == values["barrage"]
    assert game.combat.value(Firing(SOL, "cruiser", "battle", Hex("0,1"))) == values["barrage"]


@pytest.mark.rule("OFF-ACT-2", "OFF-STA-3")
def test_the_token_travels_with_ships_that_leave_it_and_goes_with_the_status_phase() -> None:
    for answer, where in (("yes", "0,1"), ("no", "1,0")):
        game = game_of(refuse(on_alert()))
        table = play(game, Step("tactical.begin", SOL, "0,1"))
        say(table, SOL, "ship:1,0:cruiser", "done")
        assert asks(table, SOL) == "take_alert"
        say(table, SOL, answer)
        assert game_of(table).board.system(Hex(where)).tokens == ("high_alert:0",)
        table = play(game_of(refuse(table)), Step("status_phase.start"))
        assert not [s for s in game_of(table).state.systems if s.tokens]
        assert game_of(table).routes.allowance(SOL, "cruiser", Hex(where)) == 2


@pytest.mark.rule("OFF-ACT-2")
def test_ships_from_elsewhere_do_not_take_the_token() -> None:
    game = game_of(refuse(on_alert("1,-1")))
    table = play(game, Step("tactical.begin", SOL, "0,1"))
    say(table, SOL, "ship:1,0:cruiser", "done")
    assert asks(table, SOL) != "take_alert"


@pytest.mark.rule("OFF-ACT-2", "OFF-SYS-8")
def test_reinforce_moves_two_ships_into_controlled_systems_with_what_they_carry() -> None:
    game = table_of("warfare_ii")
    put(game, LETNEV, "2,0", "carrier, cruiser, 2 fighter")
    put(game, LETNEV, "arc_prime", "ground_force")
    put(game, LETNEV, "1,0", "destroyer")
    hold(game, LETNEV, "thibah")
    put(game, LETNEV, "0,1", "cruiser")  # its planet is not his
    table = say(uses(game, "warfare_ii", LETNEV), LETNEV, "use")
    entered = sorted({key.partition(">")[2] for key in offers(table, LETNEV) if ">" in key})
    assert entered == ["1,0", "2,0"]
    say(table, LETNEV, "ship:2,0:carrier>1,0")
    assert "load:planet:arc_prime:ground_force" not in offers(table, LETNEV)
    assert "done" not in offers(table, LETNEV)  # the Fighters would be left without support
    say(table, LETNEV, "load:system:2,0:fighter", "load:system:2,0:fighter", "ship:0,1:cruiser>1,0")
    assert not [key for key in offers(table, LETNEV) if key.startswith("ship")]  # Fighters carried do not count
    say(table, LETNEV, "done")
    board = game_of(table).board
    assert forces.count(board.ships(LETNEV, Hex("1,0"))) == 5
    assert board.system(Hex("1,0")).counters == ()
    assert counters(table, LETNEV) == (1, 3, 3)


@pytest.mark.rule("OFF-ACT-2")
def test_reinforce_leaves_no_activated_system() -> None:
    game = table_of("warfare_ii")
    put(game, LETNEV, "2,0", "carrier")
    put(game, LETNEV, "1,0", "destroyer")
    hold(game, LETNEV, "thibah")
    game.board.lay_counter(LETNEV, Hex("2,0"), "pool")
    table = say(uses(game, "warfare_ii", LETNEV), LETNEV, "use")
    assert offers(table, LETNEV) == ["ship:1,0:destroyer>2,0", "done"]
    game.board.lay_counter(LETNEV, Hex("1,0"), "pool")
    assert not game.strategy_cards.may_use(LETNEV, "warfare_ii").allowed


@pytest.mark.rule("OFF-ACT-2")
def test_a_leader_aboard_goes_along() -> None:
    game = table_of("warfare_ii")
    put(game, LETNEV, "1,0", "destroyer, cruiser")
    put(game, LETNEV, "2,0", "carrier")
    where = in_system(Hex("1,0"))
    game.state.leaders = (Leader("admiral", "admiral", LETNEV, where, ship="destroyer"),)
    table = say(uses(game, "warfare_ii", LETNEV), LETNEV, "use", "ship:1,0:destroyer>2,0", "leader:admiral", "done")
    assert game_of(table).leaders.find("admiral").where == in_system(Hex("2,0"))


# -- 7 Technology II -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-ACT-2", "OFF-TEC-1")
def test_a_second_technology_costs_eight_and_the_first_may_be_what_it_needs() -> None:
    game = table_of("technology_ii")
    exhaust(game, 0, goods=8)
    exhaust(game, 1, goods=6)
    table = say(plays(game, "technology_ii"), 0, "hylar_v_assault_laser")
    assert asks(table, 0) == "buy_technology"
    say(table, 0, "deep_space_cannon")
    assert game_of(table).player(0).technologies == ["hylar_v_assault_laser", "deep_space_cannon"]
    assert game_of(table).player(0).trade_goods == 0
    say(table, 1, "use", "hylar_v_assault_laser")
    assert game_of(table).player(1).trade_goods == 0
    game = table_of("technology_ii")
    exhaust(game, 1, goods=5)
    assert not uses(game, "technology_ii", 1).pending


# -- 8 Bureaucracy ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-ACT-2")
def test_bureaucracy_turns_up_one_of_two_objectives_and_leaves_the_other_on_top() -> None:
    game = table_of("bureaucracy")
    table = say(plays(game, "bureaucracy"), 0, "fleet")
    assert counters(table, 0) == (2, 3, 4)
    one, other = (key.partition(":")[2] for key in offers(table, 0))
    deck = game_of(table).state.stage_1_deck
    top = Zone("stage_1", -1, deck.top, ordered=True)
    assert game_of(table).sees(0, top, other)
    assert not game_of(table).sees(1, top, other)
    say(table, 0, f"objective:{one}")
    assert [objective.id for objective in game_of(table).state.objectives] == [one]
    assert game_of(table).state.stage_1_deck.top == [other]
    assert game_of(table).state.known == {other: [0]}


@pytest.mark.rule("OFF-ACT-2")
def test_the_last_stage_i_objective_is_drawn_with_the_first_of_stage_ii() -> None:
    game = table_of("bureaucracy")
    game.state.stage_1_deck.bag = game.state.stage_1_deck.bag[:1]
    game.state.stage_2_deck.bag = [*game.state.stage_2_deck.bag[:1]]
    stage_1, stage_2 = game.state.stage_1_deck.bag[0], game.state.stage_2_deck.bag[0]
    table = say(plays(game, "bureaucracy"), 0, "fleet")
    assert offers(table, 0) == [f"objective:{stage_1}", f"objective:{stage_2}"]
    say(table, 0, f"objective:{stage_2}")
    assert game_of(table).state.stage_1_deck.top == [stage_1]
    assert len(game_of(table).state.stage_2_deck) == 0


@pytest.mark.rule("OFF-ACT-2", "OFF-STA-1")
def test_its_holder_may_claim_one_public_objective_at_once() -> None:
    game = table_of("bureaucracy")
    game.state.stage_1_deck.bag = game.state.stage_2_deck.bag = []
    spending = next(name for name, card in game.cards.objectives.items() if card.condition == "spend" and card.stage == "stage_1")
    game.state.stage_1_deck.bag = [CardId(spending)]
    hold(game, 0, "mecatol_rex", "saudor", "mehar_xull", "torkan", "centauri")
    game.player(0).trade_goods = 12
    table = say(plays(game, "bureaucracy"), 0, "fleet")
    assert asks(table, 0) == "claim_public"
    say(table, 0, f"claim:{spending}")
    while asks(table, 0):
        say(table, 0, offers(table, 0)[0])
    assert game_of(table).victory.points(0) == 1
    assert game_of(table).state.objectives[0].claimed == (0,)


@pytest.mark.rule("OFF-ACT-2")
def test_new_agendas_are_a_political_and_an_action_card() -> None:
    table = say(uses(table_of("bureaucracy"), "bureaucracy", 1), 1, "use")
    player = game_of(table).player(1)
    assert (len(player.action_cards), len(player.political_cards)) == (1, 1)


@pytest.mark.rule("OFF-SE-SC", "OFF-STR-2")
def test_who_takes_bureaucracy_reveals_an_objective_for_each_bonus_counter() -> None:
    game = holding("official", {})
    game.state.strategy_cards = [StrategyCard("bureaucracy", 8, bonus=2), StrategyCard("leadership", 1, bonus=1)]
    game.strategy_cards.in_play()
    table = say(play(game, Step("strategy_phase.pick", 0)), 0, "card:bureaucracy")
    assert len(game_of(table).state.objectives) == 2
    say(table, 0, "trade_good", "trade_good")
    assert game_of(table).player(0).trade_goods == 2  # the counters are exchanged as usual
    game = holding("official", {})
    game.state.strategy_cards = [StrategyCard("bureaucracy", 8, bonus=2), StrategyCard("leadership", 1, bonus=1)]
    game.strategy_cards.in_play()
    table = say(play(game, Step("strategy_phase.pick", 0)), 0, "card:leadership")
    assert game_of(table).state.objectives == []
