"""Official Action and Political Cards read a sixth time, where two things meet."""

from __future__ import annotations

import pytest
from cardplay import acts, done
from readings.agendas import exhausted, goods, lawful, owner, there
from strategic import exhaust
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards
from trial import give, trial
from voting import keys_of, passed, refuse, senate, sets_out, until, vote

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.central_powers.game import Game as Ceased
from mecatol.rules.central_powers.politics import POWER_BROKER
from mecatol.rules.moments import SECONDARY_DONE, STATUS_PHASE_BEGINS, Strategic
from mecatol.rules.naming import in_system
from mecatol.rules.official.game import Game
from mecatol.rules.shattered_ascension.game import Game as Ascension
from mecatol.rules.state import Agreement, CardId, Law, PlanetId

DECKS = "sa17 +official_decks"
SOL, LETNEV, HACAN = 0, 1, 2

# -- Conventions of War ------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/conventions_of_war", "official:ability/saar_mobile_docks")
def test_of_two_docks_that_float_together_one_is_removed() -> None:
    game = senate(ruleset="official")
    game.player(SOL).race = "saar"
    put(game, SOL, "1,0", "2 space_dock")
    assert there(passed(game, "conventions_of_war", "against"), SOL, "1,0") == {"space_dock": 1}


# -- Dispute Resolution ------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/dispute_resolution")
def test_ground_forces_of_a_disputed_planet_are_destroyed() -> None:
    """So Gen Synthesis rolls for them."""
    game = senate(ruleset="official")
    give(game, SOL, "gen_synthesis")
    hold(game, SOL, "wellon")
    hold(game, LETNEV, "thibah")
    put(game, SOL, "wellon", "2 ground_force")
    table = vote(game, "dispute_resolution", "planet:wellon+planet:thibah", dice=(10, 1))
    game = game_of(refuse(table))
    assert owner(game, "wellon") == -1
    assert there(game, SOL, "jord").get("ground_force", 0) == 1


# -- the left neighbour ------------------------------------------------------------------------------------------------


def turned(game: Game, cycler: int) -> Game:
    game.state.cycler = cycler
    return game


@pytest.mark.content("official:political/open_the_trade_routes")
@pytest.mark.parametrize("cycler", [1, -1])
def test_goods_go_to_the_left_whichever_way_the_cycler_points(cycler: int) -> None:
    game = turned(passed(senate(ruleset=DECKS), "open_the_trade_routes", "against"), cycler)
    game.economy.gain_goods(SOL, 3, "test")
    assert goods(game) == [0, 3, 0]


@pytest.mark.content("official:political/checks_and_balances")
@pytest.mark.parametrize("cycler", [1, -1])
def test_strategy_cards_go_to_the_left_whichever_way_the_cycler_points(cycler: int) -> None:
    game = turned(senate(ruleset=DECKS), cycler)
    strategy_cards(game, {"diplomacy": SOL, "production": LETNEV, "technology": HACAN})
    game = passed(game, "checks_and_balances", "against")
    assert {card.id: card.holder for card in game.state.strategy_cards} == {
        "diplomacy": LETNEV,
        "production": HACAN,
        "technology": SOL,
    }


# -- Checks and Balances of Central Powers -----------------------------------------------------------------------------


def picked(card: str) -> Game:
    """The Letnev take a card under Checks and Balances and give it to the Hacan."""
    game = new_game("cp", 3)
    lawful(game, Law(CardId("checks_and_balances")))
    strategy_cards(game, {card: -1, "production": -1, "logistics": -1})
    game.strategy_cards.in_play()
    table = play(game, Step("strategy_phase.pick", LETNEV))
    say(table, LETNEV, f"card:{card}")
    return game_of(say(table, LETNEV, f"player:{HACAN}"))


@pytest.mark.content("official:political/checks_and_balances")
@pytest.mark.rule("CP-STC-12", "CP-STC-20")
def test_whoever_is_given_detente_is_speaker() -> None:
    assert picked("detente").state.speaker == HACAN


@pytest.mark.content("official:political/checks_and_balances")
@pytest.mark.rule("CP-STC-12", "CP-STC-20")
def test_whoever_is_given_senator_emeritus_is_power_broker() -> None:
    assert picked("senator_emeritus").state.titles[POWER_BROKER] == HACAN


# -- who has surrendered -----------------------------------------------------------------------------------------------


def deserted(ruleset: str, tiles: dict[str, str] | None = None) -> Game:
    """The Letnev have surrendered; everybody has goods and Action Cards."""
    game = senate(ruleset=f"{ruleset} -twilight_council +surrender", tiles=tiles)

    async def call(game: Ascension) -> None:
        await game.surrender.call(LETNEV)

    game = game_of(trial(game, call))
    for player in game.state.players:
        player.trade_goods = 3
        player.action_cards = [CardId(card) for card in ("plague", "uprising", "veto", "recheck")]
    return game


def of_two(game: Game, card: str, outcome: str) -> Game:
    """Those who have not surrendered have voted."""
    table = trial(game, lambda g: g.politics.resolve(SOL, CardId(card)))
    for seat in (HACAN, SOL):
        say(until(table, seat, "vote"), seat, outcome)
    return game_of(refuse(table))


@pytest.mark.rule("SA17-SUR-16")
@pytest.mark.content("official:political/economic_revitalization")
def test_who_has_surrendered_pays_for_no_revitalization() -> None:
    assert goods(of_two(deserted(DECKS), "economic_revitalization", f"player:{SOL}")) == [4, 3, 2]


@pytest.mark.rule("SA17-SUR-16")
@pytest.mark.content("official:political/minister_of_commerce", "official:political/trade_war")
def test_no_minister_and_no_trade_war_reaches_who_has_surrendered() -> None:
    game = lawful(deserted(DECKS), Law(CardId("minister_of_commerce"), f"player:{SOL}"), Law(CardId("trade_war")))
    game.state.agreements = [Agreement((LETNEV, HACAN), (0, 0))]
    table = trial(game, lambda g: g.moment(SECONDARY_DONE, Strategic(SOL, "trade")))
    assert set(offers(table, SOL)) == {"no", f"player:{HACAN}"}
    game = lawful(deserted(DECKS), Law(CardId("minister_of_commerce"), f"player:{SOL}"))
    game.state.agreements = [Agreement((LETNEV, HACAN), (0, 0))]
    after = game_of(refuse(trial(game, lambda g: g.moment(STATUS_PHASE_BEGINS, SOL))))
    assert goods(after) == [4, 3, 2]


@pytest.mark.rule("SA17-SUR-16")
@pytest.mark.content("official:political/dispute_resolution")
def test_no_dispute_is_about_planets_of_who_has_surrendered() -> None:
    game = deserted(DECKS)
    for seat, planet in enumerate(("wellon", "thibah", "saudor")):
        hold(game, seat, planet)
    assert keys_of(game, "dispute_resolution") == ["planet:wellon+planet:saudor"]


@pytest.mark.rule("SA17-SUR-16")
@pytest.mark.content("official:political/limits_to_individual_power", "sa17:political/limits_to_individual_power")
@pytest.mark.parametrize("ruleset", [DECKS, "sa17"])
def test_who_has_surrendered_keeps_his_hand(ruleset: str) -> None:
    after = of_two(deserted(ruleset), "limits_to_individual_power", "for")
    assert [len(player.action_cards) for player in after.state.players] == [3, 4, 3]


@pytest.mark.rule("SA17-SUR-16")
@pytest.mark.content("sa17:political/critical_supply_measures", "sa17:political/centrillic_gas_harvest_enterprise")
def test_neither_armies_nor_fleets_of_who_has_surrendered_suffer() -> None:
    game = deserted("sa17")
    put(game, LETNEV, "arc_prime", "9 ground_force")
    put(game, HACAN, "hercant", "9 ground_force")
    after = of_two(game, "critical_supply_measures", "for")
    assert there(after, LETNEV, "arc_prime")["ground_force"] == 9
    assert there(after, HACAN, "hercant")["ground_force"] == 3
    game = deserted("sa17", {"1,0": "nebula_base"})
    put(game, LETNEV, "1,0", "3 cruiser")
    game.state.rng.script("dice", (9,) * 3)
    after = of_two(game, "centrillic_gas_harvest_enterprise", "for")
    assert there(after, LETNEV, "1,0") == {"cruiser": 3}


def step_by(table: Table) -> None:
    """Whoever is asked refuses, or takes what comes first."""
    ask = table.pending[0]
    keys = table.keys(ask)
    table.answer(ask.seat, ask.id, next((key for key in ("pass", "done", "no", "keep") if key in keys), keys[0]))


# -- Pacts: the own second race is no other player ---------------------------------------------------------------------

OWN, OTHERS = 2, 1


def allied() -> Game:
    """Seats 0 and 2 are one player's."""
    game = new_game("sa_es +pacts", 4)
    game.state.round = 2
    return game


@pytest.mark.rule("SAES-PAC-11")
@pytest.mark.content("official:political/minister_of_exploration")
@pytest.mark.parametrize(("settler", "paid"), [(OWN, 0), (OTHERS, 1)])
def test_landings_of_the_own_second_race_pay_no_minister(settler: int, paid: int) -> None:
    game = lawful(allied(), Law(CardId("minister_of_exploration"), "player:0"))
    put(game, settler, "1,0", "carrier, ground_force")
    table = sets_out(game, settler, "1,0", "landing.begin", "invasion.begin")
    say(table, settler, offers(table, settler)[0])
    assert goods(game_of(refuse(table)))[0] == paid


@pytest.mark.rule("SAES-PAC-11")
@pytest.mark.content("official:political/corrupt_empire")
@pytest.mark.parametrize(("attacker", "points"), [(OWN, 0), (OTHERS, 1)])
def test_the_own_second_race_earns_nothing_by_attacking(attacker: int, points: int) -> None:
    game = lawful(allied(), Law(CardId("corrupt_empire"), "player:0"))
    put(game, 0, "1,0", "cruiser")
    put(game, attacker, "1,0", "cruiser")
    before = game.victory.points(attacker)
    after = game_of(refuse(sets_out(game, attacker, "1,0", "space_battle.begin")))
    assert after.victory.points(attacker) - before == points
    assert bool(after.state.laws) is not bool(points)


@pytest.mark.rule("SAES-PAC-11")
@pytest.mark.content("official:political/traffic_tariffs")
@pytest.mark.parametrize(("seat", "paid"), [(OWN, 0), (OTHERS, 1)])
def test_planets_of_the_own_second_race_cost_no_tariff(seat: int, paid: int) -> None:
    game = lawful(allied(), Law(CardId("traffic_tariffs")))
    hold(game, 0, "thibah")
    exhaust(game, seat, goods=2)
    game.state.active = seat
    table = say(play(game, Step("action_phase.turn", seat)), seat, "activate:1,0")
    assert goods(game_of(table))[seat] == 2 - paid


@pytest.mark.rule("SAES-PAC-11")
@pytest.mark.content("official:action/moment_of_triumph")
@pytest.mark.parametrize(("victor", "played"), [(OWN, False), (OTHERS, True)])
def test_no_triumph_over_the_own_second_race(victor: int, played: bool) -> None:
    game = allied()
    put(game, 0, "1,0", "war_sun*1")
    put(game, victor, "1,0", "3 cruiser")
    game.player(victor).action_cards = [CardId("moment_of_triumph")]
    table = sets_out(game, victor, "1,0", "space_battle.begin", dice=(10,) * 3 + (1,) * 3)
    while table.pending and asks(table, victor) != "units_destroyed":
        step_by(table)
    assert bool(table.pending) is played


# -- Action Cards in a Cease Fire Zone ---------------------------------------------------------------------------------

ZONE = "1,0"


def zoned(ruleset: str = "cp") -> Ceased:
    """Sol has declared a zone around Thibah; the Hacan hold that planet and Saudor."""
    game = new_game(ruleset, 3)
    assert isinstance(game, Ceased)
    put(game, SOL, ZONE, "cruiser")
    hold(game, HACAN, "thibah", "saudor")
    game.cease_fire.declare(SOL, Hex(ZONE))
    return game


@pytest.mark.rule("CP-FAQ-38")
@pytest.mark.content("official:action/rise_of_a_messiah")
def test_a_messiah_rises_on_all_planets_but_those_in_a_zone() -> None:
    game = zoned()
    game.player(HACAN).action_cards = [CardId("rise_of_a_messiah")]
    after = done(acts(game, HACAN))
    assert [there(after, HACAN, planet) for planet in ("thibah", "saudor", "hercant")] == [{}, *({"ground_force": 1},) * 2]


@pytest.mark.rule("CP-FAQ-39")
@pytest.mark.content("official:action/master_of_trade")
@pytest.mark.parametrize(("planet", "lasts"), [("thibah", False), ("jord", True)])
def test_a_master_of_trade_in_his_own_zone_breaks_it(planet: str, lasts: bool) -> None:
    game = zoned()
    hold(game, SOL, "thibah")
    exhaust(game, SOL)
    game.state.agreements = [Agreement((SOL, LETNEV), (0, 0)), Agreement((SOL, HACAN), (0, 0))]
    game.player(SOL).action_cards = [CardId("master_of_trade")]
    table = trial(game, lambda g: g.action_cards.play(SOL, "card:master_of_trade", None))
    say(table, SOL, f"planet:{planet}", "no")
    after = game_of(table)
    assert isinstance(after, Ceased)
    assert exhausted(after).count(planet) == 0
    assert bool(after.cease_fire.zones()) is lasts


@pytest.mark.rule("CP-FAQ-37")
@pytest.mark.content("official:action/military_foresight")
@pytest.mark.parametrize(("peace", "back"), [(True, {}), (False, {"cruiser": 1})])
def test_no_ship_comes_back_to_a_dock_in_a_zone(peace: bool, back: dict[str, int]) -> None:
    game = zoned()
    game.board.remove(SOL, in_system(Hex(ZONE)), game.board.units(SOL, in_system(Hex(ZONE))), "test")
    put(game, HACAN, "thibah", "space_dock")
    if not peace:
        game.cease_fire.end(Hex(ZONE))
    effect = game.begin_effect("military_foresight", HACAN, "card")
    game.note(effect, "kind", "cruiser")
    after = game_of(trial(game, lambda g: g.moment(STATUS_PHASE_BEGINS, SOL)))
    assert there(after, HACAN, ZONE) == back


@pytest.mark.rule("CP-FAQ-37")
@pytest.mark.content("official:political/subsidized_industry", "official:ability/saar_mobile_docks")
def test_no_dock_floats_into_a_zone_for_nothing() -> None:
    game = zoned()
    game.player(HACAN).race = "saar"
    game.begin_effect("saar_mobile_docks", HACAN, "race")
    assert game.production.docks_float(HACAN)
    assert [game.production.has_room_for_dock(HACAN, PlanetId(planet)) for planet in ("thibah", "saudor")] == [False, True]


# -- Minister of Peace -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-SAS-07")
@pytest.mark.content("official:political/minister_of_peace", "sa17:political/minister_of_peace")
@pytest.mark.parametrize("ruleset", [DECKS, "sa17"])
def test_of_a_simultaneous_movement_the_fleet_that_meets_an_enemy_is_stopped(ruleset: str) -> None:
    """Wherever among the systems of the grid he is; the ships that go elsewhere go on."""
    home, free, guarded = "0,-2", "1,-2", "-1,-1"
    game = lawful(new_game(f"{ruleset} +simultaneous_actions", 3), Law(CardId("minister_of_peace"), f"player:{HACAN}"))
    game.state.round = 2
    game.player(SOL).pool = game.player(SOL).fleet = 6
    put(game, SOL, home, "3 cruiser")
    put(game, LETNEV, guarded, "destroyer")
    table = say(play(game, Step("action_phase.turn", SOL)), SOL, "transfer:grid")
    say(table, SOL, f"system:{home}", f"system:{free}", f"system:{guarded}", "done")
    say(table, SOL, f"ship:{home}:cruiser>{free}", f"ship:{home}:cruiser>{guarded}", "done")
    say(until(table, HACAN, "before_sailing"), HACAN, next(key for key in offers(table, HACAN) if key != "pass"))
    after = game_of(until(table, LETNEV, "action"))
    assert [there(after, SOL, hex_).get("cruiser", 0) for hex_ in (home, free, guarded)] == [2, 1, 0]
    assert after.state.laws == []
