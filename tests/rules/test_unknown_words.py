"""What nobody can do is an error in words, and never taken for something else."""

from __future__ import annotations

import pytest
from tables import new_game
from trial import trial

from mecatol.core.errors import EngineFault
from mecatol.rules.official.game import Game

BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])


@BOTH
def test_an_unknown_action_is_no_pass(ruleset: str) -> None:
    async def procedure(game: Game) -> None:
        await game.action_phase.carry_out(0, "dance")

    with pytest.raises(EngineFault, match="'dance' is no action"):
        trial(new_game(ruleset), procedure)


@BOTH
def test_an_unknown_act_is_no_exchange_of_political_cards(ruleset: str) -> None:
    async def procedure(game: Game) -> None:
        await game.act(0, "sing:loudly")

    with pytest.raises(EngineFault, match="'sing:loudly' is nothing that can be done out of turn"):
        trial(new_game(ruleset), procedure)
