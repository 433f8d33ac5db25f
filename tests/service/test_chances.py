"""The odds a seat is told are a function of what it sees."""

from __future__ import annotations

import pytest
from tables import new_game, play, put

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.narrator import Narrator
from mecatol.odds import from_table
from mecatol.play import Table
from mecatol.service.chances import worked_out

FRONT = Hex("1,0")


def before_the_battle(secrets: list[str]) -> Table:
    """A table at which the active player may attack somebody who holds those cards."""
    game = new_game()
    put(game, 1, FRONT, "2 cruiser, destroyer")
    game.state.players[1].action_cards = secrets
    table = play(game, Step("action_phase.turn", 0))
    found = Table.load(table.save())
    assert found.asked(0) is not None
    return found


def test_hands_make_no_difference() -> None:
    tables = [before_the_battle(secrets) for secrets in ([], ["direct_hit#1"], ["skilled_retreat#1"])]
    told = [worked_out(Narrator(table.fork(for_seat=0)), 0, FRONT, bring="3 cruiser") for table in tables]
    assert told[0] == told[1] == told[2]
    assert (told[0].attacker.seat, told[0].defender.seat) == (0, 1)


def test_they_are_the_calculators() -> None:
    table = before_the_battle([])
    stood = table.encoded()
    told, exact = (
        worked_out(Narrator(table.fork(for_seat=0)), 0, FRONT, bring="3 cruiser"),
        from_table(table, FRONT, bring="3 cruiser"),
    )
    assert (told.win, told.draw, told.lose) == (exact.win, exact.draw, exact.lose)
    assert told.attacker.survivors == pytest.approx(
        sum(sum(group.count for group in each.units) * each.chance for each in exact.attacker.survivors)
    )
    assert table.encoded() == stood
