"""Action Cards of Shattered Ascension read a fourth time, from the print alone."""

from __future__ import annotations

import pytest
from cards.test_action_space_battles import beaten_at_home
from skirmish import SOUTH, fight, fleets, ships
from tables import asks, game_of, say, units

# -- a fleet that was to retreat and is destroyed --------------------------------------------------------------------------


@pytest.mark.rule("OFF-SPB-6")
@pytest.mark.content("sa17:action/fighter_patrol_callback")
@pytest.mark.parametrize("hit", [True, False])
def test_a_patrol_comes_back_to_a_fleet_that_fell_before_it_could_retreat(hit: bool) -> None:
    """Even if all of it was destroyed in the second round; a fleet that has left is not there any more."""
    game = fleets("cruiser", "cruiser", seat_1="fighter_patrol_callback")
    game.board.lay_counter(1, SOUTH, "pool")
    table = fight(game, 1, 1, 7 if hit else 1, 1, *[1] * 6, 10, 10)
    say(table, 1, "no", f"retreat:{SOUTH}")
    assert asks(table, 1) == ("after_round" if hit else "")
    if hit:
        say(table, 1, "card:fighter_patrol_callback")
        assert game_of(table).board.battle.round > 2
        assert list(ships(table, 1)) == units("2 fighter")


@pytest.mark.content("sa17:action/a_beacon_of_hope")
def test_a_beacon_is_lit_for_a_fleet_that_fell_before_it_could_retreat() -> None:
    """It lost the battle as the defender; that it meant to leave at the end of the round changes nothing."""
    game = beaten_at_home("a_beacon_of_hope")
    game.board.lay_counter(1, SOUTH, "pool")
    table = fight(game, 5, 1, 7)
    say(table, 1, f"retreat:{SOUTH}")
    say(table, 2, "pass")
    say(table, 0, "sustain:dreadnought")
    assert asks(table, 1) == "battle_decided"
