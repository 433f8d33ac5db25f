"""The Ancient Empire: Domain Counters lie face up before anybody has anything."""

from __future__ import annotations

import pytest
from opening import begin, go_on, started
from tables import game_of, offers, say, told

from mecatol.core.errors import RulesetError
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import on_planet
from mecatol.rules.state import Place, PlanetId
from mecatol.rulesets import resolve

EMPIRE = "+distant_suns +ancient_empire"
EDITIONS = pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])


def eligible(game: Game) -> list[str]:
    """Every planet but those of homes, Mecatol Rex and Trade Stations."""
    tiles = {planet.id: system.tile for system in game.state.systems for planet in system.planets}
    kinds = {planet: game.content.systems[tile].kind for planet, tile in tiles.items()}
    stations = [planet for planet in tiles if game.board.printed_planet(planet).trade_station]
    return [planet for planet, kind in kinds.items() if kind not in ("home", "mecatol") and planet not in stations]


def all_see_everything(table_or_game: Table | Game) -> bool:
    game = game_of(table_or_game) if isinstance(table_or_game, Table) else table_or_game
    views = [game.view(seat) for seat in (*range(len(game.state.players)), None)]
    return all(len(place.seen) == place.count for view in views for place in view.domain_counters.values())


@EDITIONS
@pytest.mark.rule("SA17-ANC-01", "SAES-ANC-01")
@pytest.mark.parametrize("map_", ["auto", "built"])
def test_every_counter_lies_face_up_at_the_first_strategy_phase(ruleset: str, map_: str) -> None:
    game = started(f"{ruleset} {EMPIRE} map={map_}", 4)
    assert [planet for planet in eligible(game) if len(game.domain_counters.at(on_planet(PlanetId(planet)))) != 1] == []
    assert "mallice" in eligible(game)
    assert all_see_everything(game)
    assert not all_see_everything(started(f"{ruleset} +distant_suns", 4))


@EDITIONS
@pytest.mark.rule("SA17-ANC-02", "SAES-ANC-02")
def test_on_a_preset_map_they_are_dealt_before_homes_are_bid_for(ruleset: str) -> None:
    table = go_on(begin(f"{ruleset} {EMPIRE} map=auto", 4), to="home_location")
    game = game_of(table)
    lying = game.state.domain_counters
    assert [planet for planet in eligible(game) if on_planet(PlanetId(planet)) not in lying] == []
    assert all_see_everything(table)
    assert told(table).count("counterrevealed") == len(lying)


@EDITIONS
@pytest.mark.rule("SA17-ANC-03", "SAES-ANC-03", "SAES-ANC-04")
def test_in_a_built_galaxy_they_are_drawn_and_laid_in_turn(ruleset: str) -> None:
    table = go_on(begin(f"{ruleset} {EMPIRE} map=built", 3), to="lay_counter")
    game = game_of(table)
    wanted, first = len(eligible(game)), game.state.seating
    assert not game.state.domain_counters, "the map is complete, and nothing lies there yet"
    for turn in range(wanted - 1):  # where only one planet is left, nobody is asked
        seat = table.pending[0].seat
        drawn = game_of(table).state.domain_deck.top[0]
        assert seat == first[turn % 3]
        assert game_of(table).state.known[drawn] == [0, 1, 2], "all see what it is"
        assert len(offers(table, seat)) == wanted - turn, "any planet that is bare"
        farthest = offers(table, seat)[-1]
        say(table, seat, farthest)
        assert game_of(table).domain_counters.at(Place(farthest)) == [drawn]
    assert len(game_of(table).state.domain_counters) == wanted
    assert all_see_everything(table)


def test_it_is_a_way_to_play_distant_suns() -> None:
    with pytest.raises(RulesetError, match="distant_suns"):
        resolve("sa17 +ancient_empire")
