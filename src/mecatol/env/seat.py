"""One seat of a table as a Gymnasium environment; bots have the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from mecatol.bots import ask_bot, make_bots
from mecatol.core.decisions import message
from mecatol.core.errors import Refused

from .encoding import Numbers
from .mecatol_v1 import ILLEGAL
from .series import SEEDS, SLOTS, Mask, Reward, Series


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """A table seen from one seat. Bots answer until the seat is asked.

    Observations, actions and rewards are those of `mecatol_v1`; the mask is in `info["action_mask"]` and given by
    `action_masks()`. An action that the mask does not allow forfeits the game. `bots` names the opponents as on the command
    line: "steward,random", over and over.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 4}

    def __init__(
        self,
        ruleset: str = "sa17",
        players: int = 2,
        *,
        seat: int = 0,
        bots: str = "random",
        reward: Reward = "points",
        slots: int = SLOTS,
        most_decisions: int = 0,
        render_mode: str | None = None,
    ) -> None:
        if not 0 <= seat < players:
            raise Refused(message("refused-no-seat", number=seat, last=players - 1))
        make_bots(bots, players, 0)
        self.series = Series(ruleset, players, slots, reward)
        self.seat = seat
        self.names = bots
        self.most_decisions = most_decisions
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-1.0, 1.0, (self.series.encoding.size,), np.float32)
        self.action_space = spaces.Discrete(slots)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Numbers, dict[str, Any]]:
        """A new game, up to the first question of the seat."""
        super().reset(seed=seed)
        self.series.deal(int(self.np_random.integers(SEEDS)))
        self.bots = make_bots(self.names, len(self.series.names), int(self.np_random.integers(SEEDS)))
        self._others_answer()
        return self.series.observe(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """The seat chooses, and the others go on until it is asked again."""
        if not self.action_masks()[int(action)]:
            return self.series.observe(self.seat), ILLEGAL, True, False, self._info() | {"illegal": True}
        self.series.choose(int(action))
        self._others_answer()
        reward = self.series.rewards()[self.seat]
        if self.render_mode == "human":
            self.render()
        cut_off = not self.series.over and self._spent()
        return self.series.observe(self.seat), reward, self.series.over, cut_off, self._info()

    def action_masks(self) -> Mask:
        """Which actions are possible now."""
        return self.series.mask(self.seat)

    def _others_answer(self) -> None:
        while not self.series.over and not self._spent() and self.series.ask.seat != self.seat:
            ask = self.series.ask
            self.series.answer(ask_bot(self.series.table, ask, self.bots[ask.seat]))

    def _spent(self) -> bool:
        """Whether the game has gone on for as long as was agreed."""
        return bool(self.most_decisions) and self.series.decisions >= self.most_decisions

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def render(self) -> str | None:
        """How the game stands, in words."""
        if self.render_mode == "human":
            print(self.series.told())
            return None
        return self.series.told()
