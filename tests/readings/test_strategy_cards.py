"""The second reading: Strategy Cards, sentence by sentence, in scenes."""

from __future__ import annotations

import pytest
from readings.reading import ever
from strategic import counters, exhaust, holding, plays, refuse, uses
from tables import asks, game_of, hold, new_game, offers, play, put, say
from trial import give
from voting import copy_of

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.official.game import Game
from mecatol.rules.state import NOBODY, Action, Agenda, Agreement, CardId, Leader, Place, PlanetId, StrategyCard

SOL, LETNEV, HACAN, NORR, JOL_NAR = range(5)


# -- every card --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-CMP-3", "OFF-STR-2")
@pytest.mark.parametrize("ruleset", ["official", "sa17"])
def test_bonus_counters_pile_up_without_end(ruleset: str) -> None:
    """Every unpicked card gets a counter each round, and nobody says that they run out."""
    game = new_game(ruleset, 3)
    game.state.strategy_cards = [StrategyCard("leadership", 1, bonus=5), StrategyCard("trade", 5, bonus=4)]
    table = play(game, Step("strategy_phase.end"))
    assert [card.bonus for card in game_of(table).state.strategy_cards] == [6, 5]


@pytest.mark.rule("SA17-STR-04")
def test_with_five_players_each_picks_one_and_three_cards_are_left_with_a_counter_each() -> None:
    """Build 17 knows no card that is played by nobody."""
    game = new_game("sa17", 5)
    game.state.political_deck.bag = []
    table = play(game, Step("strategy_phase.start"))
    while table.pending and game_of(table).state.phase == "strategy":
        ask = table.pending[0]
        table.answer(ask.seat, ask.id, table.keys(ask)[0])
    cards = game_of(table).state.strategy_cards
    assert sorted(card.holder for card in cards) == [NOBODY] * 3 + [0, 1, 2, 3, 4]
    assert all(card.bonus == 1 and not card.played for card in cards if card.holder == NOBODY)


@pytest.mark.rule("OFF-STR-2")
def test_each_of_several_bonus_counters_is_turned_in_as_its_taker_likes() -> None:
    """Whoever picks a card turns each counter on it into either a Command Counter or a Trade Good."""
    game = new_game("sa17", 3)
    game.state.strategy_cards = [StrategyCard("warfare", 6, bonus=3)]
    table = say(play(game, Step("strategy_phase.pick", 1)), 1, "card:warfare")
    say(table, 1, "trade_good", "command_counter", "fleet", "trade_good")
    assert (game_of(table).player(1).trade_goods, counters(table, 1)) == (2, (2, 3, 4))


def test_secondaries_go_round_by_the_cycler_and_to_those_who_have_passed() -> None:
    """The others, from the active player's neighbour on, may each use the secondary once, even if they have passed."""
    game = holding("sa17", {"leadership": 1}, 4)
    game.state.cycler = -1
    for seat in (0, 2, 3):
        game.player(seat).trade_goods = 1
        game.player(seat).passed = seat == 3
    game.player(1).trade_goods = 0
    exhaust(game, 1)
    table = say(plays(game, "leadership", 1), 1, "pool", "pool", "pool")
    order = []
    while table.pending:
        seat = table.pending[0].seat
        assert asks(table, seat) == "secondary"
        order.append(seat)
        say(table, seat, "no")
    assert order == [0, 3, 2]
    assert game_of(table).state.strategy_cards[0].played


def test_nobody_passes_before_his_cards_are_played() -> None:
    """A player may not pass before all of her cards have been played."""
    game = holding("sa17", {"leadership": 0, "trade": 0, "warfare": 1})
    game.state.strategy_cards = [replace(card, played=card.id == "leadership") for card in game.state.strategy_cards]
    assert "pass" not in offers(play(game, Step("action_phase.turn", 0)), 0)
    game.state.strategy_cards = [replace(card, played=card.holder == 0) for card in game.state.strategy_cards]
    assert "pass" in offers(play(game, Step("action_phase.turn", 0)), 0)


# -- 1 Leadership ------------------------------------------------------------------------------------------------------


def test_leaderships_holder_pays_for_what_he_buys_with_planets_as_with_goods() -> None:
    """Three counters in any areas; then counters at rising prices: five for fifteen influence, planets and goods together."""
    game = holding("sa17", {"leadership": SOL})
    hold(game, SOL, "mecatol_rex")
    exhaust(game, SOL, goods=15)
    table = say(plays(game, "leadership"), 0, "strategy", "pool", "fleet", "5", *["pool"] * 5)
    assert counters(table, SOL) == (3, 9, 4)
    assert game_of(table).player(SOL).trade_goods == 0
    game = holding("sa17", {"leadership": LETNEV})
    hold(game, SOL, "mecatol_rex")
    game.player(SOL).trade_goods = 1
    table = say(uses(game, "leadership", SOL, LETNEV), SOL, "use")
    assert offers(table, SOL)[-1] == "3"  # 6 of Mecatol Rex, 2 of Jord and a Trade Good are 9: a fourth would make it 10


# -- 2 Diplomacy -------------------------------------------------------------------------------------------------------


def attack(game: Game, seat: int, place: str, dice: tuple[int, ...] = (10, 1)) -> Table:
    """A player's ships, which are there already, attack whoever else is there; the action goes on to its end."""
    game.state.action, game.state.active = Action(seat, "tactical", Hex(place)), seat
    game.begin_scope("action")
    return play(game, Step("space_battle.begin", seat, place), Step("tactical.end", seat, place), dice=dice)


def settle(table: Table, seat: int, until: str) -> Table:
    """Nothing is done until a player is asked something."""
    for _ in range(60):
        if not table.pending or asks(table, seat) == until:
            break
        ask = table.pending[0]
        keys = table.keys(ask)
        table.answer(ask.seat, ask.id, next((key for key in ("no", "pass", "done") if key in keys), keys[0]))
    return table


def price(table: Table, seat: int) -> list[str]:
    """What a player may exhaust or lose, if he must."""
    for _ in range(60):
        if not table.pending or (offers(table, seat)[:1] and offers(table, seat)[0].split(":")[0] in ("exhaust", "lose")):
            break
        ask = table.pending[0]
        keys = table.keys(ask)
        table.answer(ask.seat, ask.id, next((key for key in ("no", "pass", "done") if key in keys), keys[0]))
    return offers(table, seat)


@pytest.mark.parametrize("played", [False, True])
def test_a_battle_against_the_holder_of_diplomacy_costs_a_planet_played_or_not(played: bool) -> None:
    """Who attacks her in a Space Battle must exhaust or lose a planet, as long as she holds the card."""
    game = holding("sa17", {"diplomacy": SOL})
    game.state.strategy_cards = [replace(card, played=played) for card in game.state.strategy_cards]
    put(game, SOL, "1,0", "destroyer")
    put(game, LETNEV, "1,0", "cruiser")
    table = attack(game, LETNEV, "1,0")
    assert price(table, LETNEV) == ["exhaust:arc_prime", "exhaust:wren_terra", "lose:arc_prime", "lose:wren_terra"]


def test_who_beats_off_an_attack_keeps_diplomacys_protection_and_who_attacks_loses_it() -> None:
    """Defending is not hostile; attacking is, and ends it for the round."""
    game = holding("sa17", {"diplomacy": SOL})
    put(game, SOL, "1,0", "cruiser")
    put(game, HACAN, "1,0", "destroyer")
    table = attack(game, HACAN, "1,0", (1, 10))
    assert price(table, HACAN)
    refuse(table)
    game = game_of(table)
    put(game, LETNEV, "1,0", "cruiser")
    table = attack(game, LETNEV, "1,0", (1, 10))
    assert price(table, LETNEV)  # he is still protected
    refuse(table)
    game = game_of(table)
    put(game, HACAN, "1,0", "destroyer")
    refuse(attack(game, SOL, "1,0", (10, 1)))
    put(game, LETNEV, "1,0", "cruiser")
    assert not price(attack(game, LETNEV, "1,0", (10, 1)), LETNEV)


def test_landing_on_a_planet_of_the_holder_of_diplomacy_costs_a_planet() -> None:
    """Landing ground units on her planet is hostile, defended or not."""
    game = holding("sa17", {"diplomacy": SOL})
    hold(game, SOL, "thibah")
    put(game, LETNEV, "1,0", "carrier, ground_force")
    game.state.action, game.state.active = Action(LETNEV, "tactical", Hex("1,0")), LETNEV
    game.begin_scope("action")
    steps = ("landing.begin", "bombardment.begin", "invasion.begin", "tactical.end")
    table = play(game, *(Step(name, LETNEV, "1,0") for name in steps))
    settle(table, LETNEV, "landing")
    say(table, LETNEV, "land:thibah:ground_force", "done")
    assert "exhaust:arc_prime" in price(table, LETNEV)
    assert game_of(table).board.planet(PlanetId("thibah")).owner == LETNEV


def test_an_annexation_reaches_into_ones_own_system_past_enemy_ships_and_lifts_counters_unseen() -> None:
    """In or next to a system with planets or units of yours; what lies face down there goes unresolved."""
    game = holding("sa17", {"diplomacy": SOL})
    hold(game, LETNEV, "arnor")  # Lor is in the same system
    put(game, HACAN, "1,1", "2 cruiser")
    put(game, HACAN, "tarmann", "pds")
    game.state.domain_counters = {Place("planet:lor"): [CardId("hostile_locals:3#1"), CardId("natural_wealth:4#1")]}
    game.player(LETNEV).trade_goods = 2
    table = say(uses(game, "diplomacy", LETNEV), LETNEV, "use")
    assert "planet:arnor" not in offers(table, LETNEV)  # it is one's own
    assert "planet:tarmann" not in offers(table, LETNEV)  # a PDS is a unit
    say(table, LETNEV, "planet:lor")
    refuse(table)
    lor = game_of(table).board.planet(PlanetId("lor"))
    assert (lor.owner, lor.exhausted, lor.wealth) == (LETNEV, True, 0)
    assert game_of(table).domain_counters.at(Place("planet:lor")) == []


def test_each_player_annexes_once_and_nobody_what_was_annexed_in_this_action() -> None:
    """The second one cannot take the planet that the first one took."""
    game = holding("sa17", {"diplomacy": SOL})
    for seat in (LETNEV, HACAN):
        put(game, seat, "0,1", "fighter" if seat == HACAN else "cruiser")
        game.player(seat).trade_goods = 2
    table = say(plays(game, "diplomacy"), SOL, "a")
    while asks(table, SOL):
        say(table, SOL, offers(table, SOL)[0])
    say(table, LETNEV, "use", "planet:tarmann")
    settle(table, HACAN, "secondary")
    say(table, HACAN, "use")
    assert "planet:tarmann" not in offers(table, HACAN)
    assert "planet:saudor" in offers(table, HACAN)


def test_worldgates_make_no_planets_adjacent_for_an_annexation() -> None:
    """A planet behind a Worldgate is not near."""
    game = holding("sa17", {"diplomacy": SOL})
    put(game, LETNEV, "arc_prime", "ground_force")
    far = "lazar"
    for planet in ("arc_prime", far):
        record = game.board.planet(PlanetId(planet))
        game.board.set_planet(replace(record, tokens=(*record.tokens, "worldgate")))
    game.player(LETNEV).trade_goods = 2
    table = say(uses(copy_of(game), "diplomacy", LETNEV), LETNEV, "use")
    assert f"planet:{far}" not in offers(table, LETNEV)
    near = next(p for hex_ in game.galaxy.adjacent(game.board.system_of(PlanetId(far))) for p in game.board.system(hex_).planets)
    hold(game, LETNEV, near.id)
    put(game, LETNEV, near.id, "ground_force")
    table = say(uses(game, "diplomacy", LETNEV), LETNEV, "use")
    assert f"planet:{far}" in offers(table, LETNEV), "from the next system it could be had"


# -- 3 Assembly --------------------------------------------------------------------------------------------------------


def senate(seats: int = 5) -> Game:
    """Everybody has an agenda in the row; Sol holds Assembly."""
    game = holding("sa17", {"assembly": SOL}, seats)
    cards = game.political_cards.all_cards()[30 : 30 + seats]
    game.state.agendas = [Agenda(card, owner) for owner, card in enumerate(cards)]
    game.state.round = 1
    return game


def test_who_takes_the_token_has_three_agendas_of_others_voted_on() -> None:
    """Option a: three face-up agendas, one's own not among them, in an order that is one's own to fix."""
    game = senate()
    mine = game.state.agendas[0].card
    table = say(plays(game, "assembly"), SOL, "a")
    assert game_of(table).state.speaker == SOL
    for number in (4, 3, 2):
        assert len(offers(table, SOL)) == number
        assert f"card:{mine}" not in offers(table, SOL)
        say(table, SOL, offers(table, SOL)[-1])
    assert asks(table, SOL) == "agenda_order"
    last = offers(table, SOL)[-1].partition(":")[2]
    say(table, SOL, f"card:{last}")
    while asks(table, SOL) == "agenda_order":
        say(table, SOL, offers(table, SOL)[0])
    council = [agenda.card for agenda in game_of(table).state.council]
    assert (len(council), council[0]) == (3, last)


def test_who_gives_the_token_away_has_one_agenda_and_up_to_three_more_included_or_discarded() -> None:
    """Option b: any one, one's own too; then up to three more, each joining the vote or going to the discard pile."""
    game = senate()
    cards = [agenda.card for agenda in game.state.agendas]
    table = say(plays(game, "assembly"), SOL, "b", "player:3", f"card:{cards[0]}")
    assert game_of(table).state.speaker == 3
    say(table, SOL, f"include:{cards[1]}", f"discard:{cards[2]}", f"discard:{cards[3]}")
    assert asks(table, SOL) != "more_agendas"  # three and no more
    state = game_of(table).state
    assert set(cards[2:4]) <= set(state.political_deck.discard)
    say(table, SOL, offers(table, SOL)[0])
    council = [agenda.card for agenda in game_of(table).state.council]
    assert sorted(council) == sorted(cards[:2])
    assert cards[4] in [agenda.card for agenda in game_of(table).state.agendas]


# -- 4 Production ------------------------------------------------------------------------------------------------------


def test_a_blockaded_dock_musters_no_ships_but_ground_units() -> None:
    """Enemy ships in the system stop the production of ships there, not of Ground Forces."""
    game = holding("sa17", {"production": SOL})
    put(game, LETNEV, "arc_prime", "space_dock")
    put(game, SOL, "2,0", "fighter")
    game.player(LETNEV).trade_goods = 9
    table = say(uses(game, "production", LETNEV), LETNEV, "use")
    found = offers(table, LETNEV)
    assert "build:cruiser" not in found
    assert "build:ground_force" in found
    assert not [key for key in found if "space_dock" in key]  # it is built, not produced


def test_fleet_supply_limits_what_production_makes_and_sarween_tools_do_not_help() -> None:
    """Placement and Fleet Supply rules apply; Sarween Tools are for Tactical Actions only."""
    game = holding("sa17", {"production": LETNEV})
    give(game, LETNEV, "sarween_tools")
    put(game, LETNEV, "arc_prime", "space_dock")
    put(game, LETNEV, "2,0", "2 cruiser")
    exhaust(game, LETNEV)
    table = plays(game, "production", LETNEV)
    assert "build:cruiser" in offers(table, LETNEV)  # the two extra resources
    say(table, LETNEV, "build:cruiser")
    assert [key for key in offers(table, LETNEV) if key.startswith("build")] == []
    say(table, LETNEV, "done")
    game = holding("sa17", {"production": LETNEV})
    put(game, LETNEV, "arc_prime", "space_dock")
    put(game, LETNEV, "2,0", "3 cruiser")
    table = plays(game, "production", LETNEV)
    assert "build:destroyer" not in offers(table, LETNEV)
    assert "build:fighter" in offers(table, LETNEV)


def test_no_technology_lifts_the_ceiling_of_muster_ordnance() -> None:
    """At most three production capacity, whatever a dock can do; a dock that can do less does less."""
    game = holding("sa17", {"production": SOL})
    give(game, LETNEV, "enviro_compensator")
    put(game, LETNEV, "arc_prime", "space_dock")
    game.player(LETNEV).trade_goods = 20
    table = say(uses(game, "production", LETNEV), LETNEV, "use", "build:fighter", "build:fighter", "build:fighter")
    assert [key for key in offers(table, LETNEV) if key.startswith("build")] == []
    game = holding("sa17", {"production": SOL})
    hold(game, LETNEV, "wellon")
    poor = min(game.content.systems["lazar_sakulag"].planets, key=lambda planet: planet.resources)
    hold(game, LETNEV, poor.id)
    put(game, LETNEV, poor.id, "space_dock")
    game.player(LETNEV).trade_goods = 20
    table = say(uses(game, "production", LETNEV), LETNEV, "use", *["build:fighter"] * min(3, poor.resources + 2))
    assert [key for key in offers(table, LETNEV) if key.startswith("build")] == []


# -- 5 Trade -----------------------------------------------------------------------------------------------------------


def test_an_agreement_of_two_others_needs_the_approval_of_trades_holder() -> None:
    """Players may open agreements with one another, each needing the holder's approval."""
    for answer, number in (("yes", 1), ("no", 0)):
        game = holding("sa17", {"trade": SOL}, 5)
        table = say(plays(game, "trade"), SOL, "done")
        assert asks(table, LETNEV) == "propose_trade"
        say(table, LETNEV, "trade:2:0:0")
        say(table, HACAN, "yes")
        assert asks(table, SOL) == "approve_trade"
        say(table, SOL, answer)
        assert len(game_of(table).state.agreements) == number


def test_trading_with_oneself_needs_approval_too_and_only_in_small_games() -> None:
    """Three players may trade both contracts with themselves, four one, five none."""
    for seats, allowed in ((3, 2), (4, 1), (5, 0)):
        game = holding("sa17", {"trade": SOL}, seats)
        table = say(plays(game, "trade"), SOL, "done")
        number = 0
        while own := [key for key in offers(table, LETNEV) if key.startswith("self:")]:
            say(table, LETNEV, own[0])
            if asks(table, SOL) == "approve_trade":
                say(table, SOL, "yes")
            number += 1
        assert number == allowed


def test_goods_are_put_on_agreements_after_everybody_has_collected_even_if_nobody_did() -> None:
    """The Special comes when the secondaries are over; what lies there already stays and adds up."""
    game = holding("sa17", {"trade": SOL}, 5)
    game.state.agreements = [Agreement((LETNEV, HACAN), (0, 0), goods=(1, 1))]
    table = refuse(say(plays(game, "trade"), SOL, "a"))
    before, after = (1, 1), game_of(table).state.agreements[0].goods
    values = (after[0] - before[0], after[1] - before[1])
    assert values == (3, 1)  # a contract of Hacan for Letnev, one of Letnev for Hacan
    assert game_of(table).player(LETNEV).trade_goods == 0


# -- 6 Warfare ---------------------------------------------------------------------------------------------------------


def test_dispatched_ships_may_come_from_two_systems_and_go_where_only_enemy_planets_are() -> None:
    """Each from an unactivated system to an adjacent one without enemy ships; a counter at the end does not matter."""
    game = holding("sa17", {"warfare": SOL})
    put(game, LETNEV, "2,0", "dreadnought")
    put(game, LETNEV, "0,1", "cruiser")
    hold(game, SOL, "thibah")
    put(game, SOL, "thibah", "2 ground_force, pds")
    game.board.lay_counter(LETNEV, Hex("1,0"), "pool")
    table = say(uses(game, "warfare", LETNEV), LETNEV, "use", "ship:2,0:dreadnought>1,0", "ship:0,1:cruiser>1,0", "done")
    assert forces.count(game_of(table).board.ships(LETNEV, Hex("1,0"))) == 2
    assert game_of(table).board.system(Hex("1,0")).counters == (LETNEV,)
    assert game_of(table).board.planet(PlanetId("thibah")).owner == SOL


def test_high_alert_serves_its_owner_alone_and_goes_along_from_where_it_lies_only() -> None:
    """Ships that begin their move with the token may take it; those that pass it may not."""
    game = holding("sa17", {"warfare": SOL})
    put(game, SOL, "0,-1", "cruiser")
    put(game, SOL, "1,0", "destroyer")
    table = refuse(say(plays(game, "warfare"), 0, "system:1,0"))
    assert game_of(table).routes.allowance(SOL, "destroyer", Hex("1,0")) == 3
    table = play(game_of(table), Step("tactical.begin", SOL, "1,1"))
    say(table, SOL, next(key for key in offers(table, SOL) if key.startswith("ship:1,0")), "done", "no")
    assert game_of(table).board.system(Hex("1,0")).tokens == ("high_alert:0",)  # left behind
    assert game_of(table).routes.allowance(LETNEV, "destroyer", Hex("1,0")) == 2


# -- 7 Technology ------------------------------------------------------------------------------------------------------


def test_technologies_bought_in_one_action_stand_as_prerequisites_and_each_has_its_discount() -> None:
    """Up to three at five resources, less one for each specialty of the colour on a refreshed planet, for every one."""
    game = holding("sa17", {"technology": SOL})
    exhaust(game, SOL, goods=8)
    hold(game, SOL, "vefut_ii")  # red
    table = say(plays(game, "technology"), SOL, "b")
    assert "deep_space_cannon" not in offers(table, SOL)
    say(table, SOL, "hylar_v_assault_laser", "deep_space_cannon")
    while asks(table, SOL) == "pay":  # in one sum: four for each
        say(table, SOL, "goods")
    assert game_of(table).player(SOL).technologies == ["hylar_v_assault_laser", "deep_space_cannon"]
    assert game_of(table).player(SOL).trade_goods == 0
    assert counters(table, SOL) == (2, 3, 3)


def test_an_exhausted_specialty_makes_nothing_cheaper() -> None:
    """Only refreshed planets give their discount."""
    game = holding("sa17", {"technology": SOL})
    hold(game, LETNEV, "vefut_ii")
    exhaust(game, LETNEV, goods=4)
    assert not uses(game, "technology", LETNEV).pending
    game.player(LETNEV).trade_goods = 5
    assert uses(game, "technology", LETNEV).pending


# -- 8 Bureaucracy -----------------------------------------------------------------------------------------------------


def test_bureaucracy_draws_of_stage_one_even_when_stage_two_has_begun() -> None:
    """Three cards of the Stage I deck; the claim may be of either stage; the claim of the Status Phase is another one."""
    game = holding("sa17", {"bureaucracy": SOL})
    before = len(game.state.stage_1_deck)
    table = say(plays(game, "bureaucracy"), SOL, "pool")
    assert len(offers(table, SOL)) == 3
    assert all(game.cards.objectives[key.partition(":")[2]].stage == "stage_1" for key in offers(table, SOL))
    say(table, SOL, offers(table, SOL)[0])
    refuse(table)
    assert len(game_of(table).state.stage_1_deck) == before - 1


def test_bureaucracy_with_two_cards_left_in_the_deck_shows_two() -> None:
    """What there is is drawn; of two one lies open and the other goes back."""
    game = holding("sa17", {"bureaucracy": SOL})
    game.state.stage_1_deck.bag = game.state.stage_1_deck.bag[:2]
    table = say(plays(game, "bureaucracy"), SOL, "pool")
    assert len(offers(table, SOL)) == 2
    say(table, SOL, offers(table, SOL)[0])
    refuse(table)
    assert (len(game_of(table).state.objectives), len(game_of(table).state.stage_1_deck)) == (1, 1)


def test_a_leader_is_relocated_to_a_ship_as_well_and_the_good_comes_whatever_is_done() -> None:
    """Redistribute freely, relocate one Leader to a friendly planet or ship; then one Trade Good."""
    game = holding("sa17", {"bureaucracy": SOL})
    put(game, LETNEV, "1,1", "cruiser")
    put(game, HACAN, "1,0", "cruiser")
    game.state.leaders = (Leader("letnev_unlenn", "admiral", LETNEV, Place("planet:arc_prime")),)
    table = say(uses(game, "bureaucracy", LETNEV), LETNEV, "use")
    while asks(table, LETNEV) and not offers(table, LETNEV)[0].startswith("leader:"):
        say(table, LETNEV, next((key for key in ("done", "keep") if key in offers(table, LETNEV)), offers(table, LETNEV)[-1]))
    places = [key.split(":", 2)[2] for key in offers(table, LETNEV) if key.startswith("leader:")]
    assert [place for place in places if "1,1" in place]
    assert not [place for place in places if "1,0" in place]
    refuse(table)
    assert game_of(table).player(LETNEV).trade_goods == 1


# -- 9 Prospect --------------------------------------------------------------------------------------------------------


def test_prospects_own_objective_is_claimed_by_nobody_else_in_the_status_phase() -> None:
    """It lies by one's race sheet; only its finder may claim it, as his one public objective."""
    game = holding("sa17", {"prospect": SOL}, 4)
    game.state.stage_1_deck.bag = [CardId("spend_3_command_counters"), CardId("two_technologies_in_three_colours")]
    table = say(plays(game, "prospect"), 0, "a", "objective:spend_3", "top:")
    game = game_of(table)
    assert game.state.stage_1_deck.top == ["two_technologies_in_three_colours"]
    assert not ever(play(game, Step("status_phase.start")), "claim_public", LETNEV)


def test_prospect_may_relocate_nobody_and_recycle_nothing() -> None:
    """Everything of the third way is an offer."""
    game = holding("sa17", {"prospect": SOL}, 4)
    game.action_cards.draw(SOL, 1, "test")
    held = list(game.player(SOL).action_cards)
    table = refuse(say(plays(game, "prospect"), 0, "c"))
    assert game_of(table).player(SOL).action_cards == held
