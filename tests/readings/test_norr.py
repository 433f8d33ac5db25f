"""Sardakk N'orr, read a second time."""

from __future__ import annotations

import pytest
from races.racing import battle, landed, offered, race_game, rolls, units_in, use
from readings.reading import SPACE, refuse, wide
from tables import asks, game_of, offers, say

from mecatol.rules.state import PlanetId

BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])


@BOTH
@pytest.mark.content("sa17:upgrade/exotrireme", "official:upgrade/exotrireme")
def test_one_dreadnought_a_round_is_rammed(ruleset: str) -> None:
    game = wide(race_game(ruleset, "norr", upgrades=["exotrireme"]))
    table = battle(game, "3 dreadnought", "8 cruiser", dice=[1] * 90)
    before = game_of(table).board.battle.round
    use(table, 0, "dreadnought")
    while asks(table, 0) == "exotrireme":
        say(table, 0, offers(table, 0)[0])
    if offered(table, 0):
        assert game_of(table).board.battle.round == before + 1
    assert units_in(table, 1, SPACE) == {"cruiser": 6}
    assert units_in(table, 0, SPACE) == {"dreadnought": 2}


@BOTH
@pytest.mark.content("sa17:upgrade/exotrireme", "official:upgrade/exotrireme")
def test_with_one_enemy_ship_left_one_is_destroyed_sustaining_or_not(ruleset: str) -> None:
    game = wide(race_game(ruleset, "norr", upgrades=["exotrireme"]))
    table = battle(game, "2 dreadnought", "flagship", dice=[1] * 90)
    use(table, 0, "dreadnought")
    refuse(table)
    assert units_in(table, 1, SPACE) == {}
    assert units_in(table, 0, SPACE) == {"dreadnought": 1}


@BOTH
@pytest.mark.content("sa17:upgrade/exotrireme", "official:upgrade/exotrireme")
def test_defenders_ram_too(ruleset: str) -> None:
    game = wide(race_game(ruleset, "sol", "norr"))
    game.begin_effect("exotrireme", 1, "upgrade")
    table = battle(game, "3 cruiser", "2 dreadnought", dice=[1] * 90)
    assert [key for key in offered(table, 1) if "dreadnought" in key]


@BOTH
@pytest.mark.content("sa17:upgrade/valkyrie_armor", "official:upgrade/valkyrie_armor")
def test_defenders_who_fall_take_attackers_along(ruleset: str) -> None:
    game = race_game(ruleset, "sol", "norr")
    game.begin_effect("valkyrie_armor", 1, "upgrade")
    table = refuse(landed(game, "2 ground_force", "2 ground_force", dice=[10, 10, 1, 1, 10, 10]))
    assert [faces for purpose, _, faces, _ in rolls(table, 1) if purpose == "valkyrie_armor"] == [[10, 10]]
    assert units_in(table, 0, "planet:thibah") == {}
    assert game_of(table).board.planet(PlanetId("thibah")).owner == 1


@BOTH
@pytest.mark.content("sa17:ability/norr_valour", "official:ability/norr_valour")
def test_valour_on_planets_and_before_battles(ruleset: str) -> None:
    table = refuse(landed(race_game(ruleset, "norr"), "ground_force", "ground_force", dice=[1, 1, 7, 1]))
    assert {needed for purpose, _, _, needed in rolls(table, 0) if purpose == "invasion"} == {7}
    assert game_of(table).board.planet(PlanetId("thibah")).owner == 0


@pytest.mark.content("sa17:upgrade/berzerker_genome")
def test_a_hit_on_a_planet_is_two_and_no_hit_is_none() -> None:
    game = race_game("sa17", "norr", upgrades=["berzerker_genome"])
    table = landed(game, "ground_force", "3 ground_force", dice=[10, 1, 1, 1, 1, 1] + [1] * 12)
    assert sum(len(faces) for purpose, _, faces, _ in rolls(table, 1)[:2] if purpose == "invasion") == 3 + 1
    game = wide(race_game("sa17 -tactical_retreats", "norr", upgrades=["berzerker_genome"]))
    table = battle(game, "cruiser", "3 cruiser", dice=[6] + [1] * 30)
    dice = [sum(len(f) for p, _, f, _ in [roll] if p == "battle") for roll in rolls(table, 1)]
    assert dice[:2] == [3, 1]


@BOTH
@pytest.mark.content("sa17:flagship/norr", "official:flagship/norr")
def test_the_flagship_helps_all_its_ships_and_nobody_on_planets(ruleset: str) -> None:
    table = battle(wide(race_game(ruleset, "norr")), "flagship, cruiser, carrier", "dreadnought", dice=[1] * 40)
    needed = {kind: needed for purpose, kind, _, needed in rolls(table, 0) if purpose == "battle"}
    assert (needed["flagship"], needed["cruiser"], needed["carrier"]) == (3, 5, 7)
    table = landed(race_game(ruleset, "norr"), "ground_force", "ground_force", dice=[1, 1], ships="flagship")
    assert rolls(table, 0)[0][3] == 7
