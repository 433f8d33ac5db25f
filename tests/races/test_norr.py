"""Sardakk N'orr."""

from __future__ import annotations

import pytest
from races.racing import HERE, battle, landed, offered, race_game, rolls, units_in, use
from tables import asks, game_of, say

from mecatol.core.hexes import Hex
from mecatol.rules.moments import Firing
from mecatol.rules.naming import unit_kind
from mecatol.rules.state import CardId

BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])


@BOTH
@pytest.mark.rule("OFF-RAC-7", "OFF-FAQ-3")
@pytest.mark.content("sa17:ability/norr_valour", "official:ability/norr_valour")
def test_all_combat_rolls_are_better(ruleset: str) -> None:
    game = race_game(ruleset, "norr", "sol")
    for kind, purpose, needed in (("cruiser", "battle", 6), ("destroyer", "barrage", 8), ("pds", "space_cannon", 5)):
        assert game.combat.value(Firing(0, unit_kind(kind), purpose, Hex(HERE))) == needed
    assert game.combat.value(Firing(1, "cruiser", "battle", Hex(HERE))) == 7


@BOTH
@pytest.mark.content("sa17:upgrade/valkyrie_armor", "official:upgrade/valkyrie_armor")
def test_the_fallen_take_others_with_them(ruleset: str) -> None:
    game = race_game(ruleset, "norr", upgrades=["valkyrie_armor"])
    table = landed(game, "2 ground_force", "2 ground_force", dice=[1, 1, 10, 1, 10, 10, 1, 1])
    assert next((faces, needed) for purpose, _, faces, needed in rolls(table, 0) if purpose == "valkyrie_armor") == ([10], 10)
    assert sum(len(faces) for purpose, _, faces, _ in rolls(table, 1) if purpose == "invasion") == 3  # two, then one


@BOTH
@pytest.mark.content("sa17:upgrade/exotrireme", "official:upgrade/exotrireme")
def test_a_dreadnought_takes_two_ships_along(ruleset: str) -> None:
    game = race_game(ruleset, "norr", upgrades=["exotrireme"])
    table = battle(game, "2 dreadnought", "2 dreadnought, carrier, cruiser", dice=[1] * 40)
    assert asks(table, 0) == "after_round"
    use(table, 0, "dreadnought")
    assert asks(table, 0) == "exotrireme"
    say(table, 0, "dreadnought", "carrier")
    assert game_of(table).board.battle.round == 2
    assert units_in(table, 0, f"system:{HERE}") == {"dreadnought": 1}
    assert units_in(table, 1, f"system:{HERE}") == {"dreadnought": 1, "cruiser": 1}


@BOTH
@pytest.mark.content("sa17:upgrade/exotrireme", "official:upgrade/exotrireme")
def test_a_ship_that_falls_to_a_reply_is_not_taken_along(ruleset: str) -> None:
    game = race_game(ruleset, "norr", upgrades=["exotrireme"])
    game.player(0).action_cards = [CardId("courageous_to_the_end")]
    misses = [1] * (6 if "sa17" in ruleset else 4)  # in Shattered Ascension a Dreadnought has two dice
    table = use(battle(game, "2 dreadnought", "carrier, cruiser", dice=[*misses, 10, 1]), 0, "dreadnought")
    say(table, 0, "carrier", "card:courageous_to_the_end")
    say(table, 1, "destroy:cruiser")
    assert units_in(table, 1, f"system:{HERE}") == {}
    assert units_in(table, 0, f"system:{HERE}") == {"dreadnought": 1}


@pytest.mark.content("sa17:upgrade/berzerker_genome")
def test_one_hit_is_two() -> None:
    game = race_game("sa17 -tactical_retreats", "norr", upgrades=["berzerker_genome"])
    table = battle(game, "2 cruiser", "2 cruiser", dice=[10, 1, 1, 1])
    assert units_in(table, 1, f"system:{HERE}") == {}
    assert not offered(table, 0)


@BOTH
@pytest.mark.content("sa17:flagship/norr", "official:flagship/norr")
def test_the_flagship_inspires_the_fleet(ruleset: str) -> None:
    table = battle(race_game(ruleset, "norr"), "flagship, cruiser", "dreadnought", dice=[1] * 8)
    assert {kind: needed for _, kind, _, needed in rolls(table, 0)[:2]} == {"cruiser": 5, "flagship": 3}
