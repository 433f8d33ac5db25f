"""Sentences of the three rule documents, read once more and each laid out as a scene."""

from __future__ import annotations

import pytest
from dealing import NEAR, through
from leading import lead
from readings.planning import HOME, ready
from tables import game_of, hold, offers, play, put, say

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step

# -- Leaders move with whatever moves Ground Forces ----------------------------------------------------------------------


@pytest.mark.rule("SA17-LDR-02")
@pytest.mark.content("sa17:action/unexpected_action")
def test_leaders_walk_along_in_an_unexpected_action_beside_the_two_units() -> None:
    """A card that moves Ground Forces moves Leaders too, and they take none of the places."""
    game = ready(seat_0="unexpected_action")
    hold(game, 0, "lazar")
    put(game, 0, "lazar", "3 ground_force")
    lead(game, 0, "sol_rev", "planet:lazar")
    lead(game, 0, "sol_connor", "planet:jord")
    for hex_ in (HOME, Hex("1,-2")):
        game.board.lay_counter(0, hex_, "pool")
    table = say(play(game, Step("action_phase.turn", 0)), 0, "card:unexpected_action", f"activate:{NEAR}")
    through(table, "landing")
    assert "land:wellon:sol_rev:lazar" not in offers(table, 0)  # never alone
    say(table, 0, "land:wellon:ground_force:lazar", "land:wellon:sol_rev:lazar")
    say(table, 0, "land:wellon:ground_force:lazar", "land:wellon:sol_connor:jord", "done")
    through(table, "action")
    assert {leader.where for leader in game_of(table).state.leaders} == {"planet:wellon"}
