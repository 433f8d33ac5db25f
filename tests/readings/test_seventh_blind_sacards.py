"""Cards of Shattered Ascension, read a seventh time from the print alone: where two of them meet, and what shuts a system."""

from __future__ import annotations

import pytest
from races.racing import race_game
from readings.agendas import lawful
from readings.reading import wide
from tables import game_of, hold, new_game, offers, play, put, say, strategy_cards
from trial import give
from voting import may_land, refuse, senate, sets_out

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
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


@pytest.mark.content("sa17:political/wormhole_regeneration", "sa17:technology/transit_diodes")
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
