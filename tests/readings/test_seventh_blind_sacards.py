"""Cards of Shattered Ascension, read a seventh time from the print alone: where two of them meet, and what shuts a system."""

from __future__ import annotations

import pytest
from leading import lead
from races.racing import race_game
from readings.agendas import lawful, owner, there
from readings.reading import wide
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards
from trial import give
from voting import may_land, refuse, senate, sets_out, trade, until

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import Travel
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Law, PlanetId

HOME, ROCKS, MIDDLE, THIBAH = "0,-2", "0,-1", "0,0", "1,0"

# -- Master of Fate and Core Stability -------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/master_of_fate", "sa17:political/core_stability")
@pytest.mark.parametrize("ruleset", ["sa17", "official"])
def test_fate_is_dealt_before_cards_are_laid_out_and_stands_for_one_of_them(ruleset: str) -> None:
    """Immediately before players draw is before they choose from what lies open, too; nobody has a card more for it."""
    game = lawful(new_game(ruleset, 3), Law(CardId("core_stability")))
    game.state.phase = "status"
    strategy_cards(game, {"trade": 0, "warfare": 1, "technology": 2})
    game.state.action_deck.bag = [card for card in game.action_cards.all_cards() if game.action_cards.of_use(card)][:12]
    game.player(1).action_cards = [CardId("master_of_fate")]
    table = play(game, Step("status_phase.before_cards"), *(Step("status_phase.cards_and_counters", s) for s in range(3)))
    say(table, 1, "card:master_of_fate")
    assert [len(player.action_cards) for player in game_of(refuse(table)).state.players] == [1, 1, 1]


# -- Code of Honor ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SPB-10")
@pytest.mark.content("sa17:political/code_of_honor")
def test_where_the_code_leaves_nobody_a_die_the_battle_is_judged_at_once() -> None:
    """Fighters in an Ion Storm roll none, so under the code their enemy rolls none either. That the attacker must
    leave then is nothing he announces in the first round."""
    game = senate(tiles={THIBAH: "ion_storm"})
    give(game, 0, "advanced_fighters")
    put(game, 0, THIBAH, "3 fighter")
    put(game, 1, THIBAH, "cruiser")
    table = refuse(sets_out(lawful(wide(game), Law(CardId("code_of_honor"))), 0, THIBAH, "space_battle.begin"))
    told = [event["event"] for event in table.events_since(None)]
    assert (told.count("battleroundbegan"), told.count("stalemate"), told.count("retreated")) == (1, 1, 1)
    assert game_of(table).board.fleets(Hex(THIBAH)) == [1]


# -- the Wormhole Nexus --------------------------------------------------------------------------------------------------


def closed(game: Game) -> Game:
    """Wormhole Regeneration was voted down: until the round is over nothing enters or leaves the Nexus."""
    game.begin_effect("closed_nexus", -1, "law", until="round")
    return game


def nexus(ruleset: str, *races: str) -> Game:
    """Mallice is the first player's, with an army and a fleet."""
    game = wide(race_game(ruleset, *races, tiles={"nexus": "wormhole_nexus"}))
    hold(game, 0, "mallice", "jord")
    put(game, 0, "mallice", "ground_force")
    put(game, 0, "nexus", "cruiser")
    return game


@pytest.mark.content("sa17:political/wormhole_regeneration")
@pytest.mark.parametrize("shut", [True, False])
def test_no_transit_leads_into_a_closed_nexus_or_out_of_it(shut: bool) -> None:
    """Ground units are units; within the Nexus they go from planet to fleet as ever."""
    game = nexus("sa17")
    give(game, 0, "transit_diodes", "stasis_capsules")
    put(game, 0, "jord", "ground_force")
    table = play(closed(game) if shut else game, Step("action_phase.turn", 0))
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("transit_diodes")))
    ways = {}
    for who in ("ground_force@planet:mallice", "ground_force@planet:jord"):
        there = who in offers(table, 0)
        ways[who] = offers(say(table, 0, who), 0) if there else []
        if there:
            say(table, 0, ways[who][0])
    inside = ["planet:mallice", "system:nexus"]
    assert [any(place in inside for place in places) for places in ways.values()] == [True, not shut]
    assert any(place not in inside for place in ways["ground_force@planet:mallice"]) is not shut


@pytest.mark.content("sa17:political/wormhole_regeneration", "sa17:upgrade/spatial_conduit_network")
@pytest.mark.parametrize("shut", [True, False])
def test_no_conduit_leads_into_a_closed_nexus(shut: bool) -> None:
    """It is no wormhole, but it is the Nexus that is closed, and not its wormholes alone."""
    game = nexus("sa17", "jol_nar")
    game.board.set_planet(replace(game.board.planet(PlanetId("thibah")), owner=0))
    put(game, 0, THIBAH, "cruiser")
    game.begin_effect("open_conduit", 0, "upgrade", until="round")
    ways = [Travel(0, "cruiser", Hex(frm), Hex(frm), Hex(to), Hex(to)) for frm, to in ((THIBAH, "nexus"), ("nexus", THIBAH))]
    if shut:
        closed(game)
    assert [game.routes.may_enter(way).allowed for way in ways] == [not shut] * 2


# -- Short Term Truce ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-PAC-11")
@pytest.mark.content("official:political/short_term_truce")
@pytest.mark.parametrize(("invader", "lands"), [(2, True), (1, False)])
def test_a_truce_keeps_nobody_from_the_planets_of_his_own_second_race(invader: int, lands: bool) -> None:
    """Seats 0 and 2 are one player's, and "another player" is none of them."""
    game = new_game("sa_es +pacts", 4)
    hold(game, 0, "thibah")
    game.state.round = 2
    lawful(game, Law(CardId("short_term_truce")))
    assert may_land(game, "thibah", invader) is lands


# -- Propaganda Warfare ----------------------------------------------------------------------------------------------------


def swayed(army: str, replaced: int, ships: str = "carrier") -> Table:
    """A blockaded planet is activated: two units are removed, some of them replaced; a Diplomat is there."""
    game = wide(new_game("sa17 -tactical_retreats", 3))
    game.player(0).action_cards = [CardId("propaganda_warfare")]
    game.player(0).trade_goods = 20
    trade(game, 0, 1)
    hold(game, 1, "wellon")
    put(game, 1, "wellon", army)
    put(game, 0, ROCKS, ships)
    lead(game, 1, "sol_rev", "planet:wellon")
    game.begin_scope("turn")
    table = play(game, Step("tactical.begin", 0, Hex(ROCKS)), Step("action_phase.end_turn", 0), dice=[1] * 60)
    say(table, 0, "card:propaganda_warfare", str(1 + replaced))
    while asks(table, 0) == "pay":
        say(table, 0, next(key for key in offers(table, 0) if "good" in key))
    while asks(table, 0) == "propaganda_use":
        say(table, 0, "replace:ground_force")
    return until(table, 1, "before_invasion")


@pytest.mark.rule("SA17-LDR-14")
@pytest.mark.content("sa17:action/propaganda_warfare")
@pytest.mark.parametrize(("ships", "aboard"), [("carrier", 1), ("cruiser", 0)])
def test_a_diplomat_may_object_to_the_invasion_of_those_whom_propaganda_has_won(ships: str, aboard: int) -> None:
    """They invade like any others; if it is called off they go aboard, as far as there is room, and nothing hostile was done."""
    table = swayed("3 ground_force", 1, ships)
    say(table, 1, next(key for key in offers(table, 1) if key.endswith("delay_invasion")))
    say(table, 0, "no")
    table = until(table, 1, "action")
    game = game_of(table)
    assert (owner(game, "wellon"), there(game, 0, "wellon"), there(game, 1, "wellon")) == (1, {}, {"ground_force": 1})
    assert there(game, 0, ROCKS) == {ships: 1, **({"ground_force": aboard} if aboard else {})}
    assert len(game.state.agreements) == 1


@pytest.mark.rule("SA17-UNI-14", "SA17-UNI-15")
@pytest.mark.content("sa17:action/propaganda_warfare")
def test_whom_propaganda_has_left_nobody_to_fight_is_promoted_for_nothing() -> None:
    """A planet without defenders falls to those who are won over, and none of them is promoted."""
    table = swayed("2 ground_force", 2)
    table = until(table, 1, "action")
    assert (owner(game_of(table), "wellon"), there(game_of(table), 0, "wellon")) == (0, {"ground_force": 2})
    assert game_of(table).state.agreements == []
