"""All seats of a table as a PettingZoo environment: agents take turns as they are asked."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .encoding import Numbers
from .series import SEEDS, SLOTS, Reward, Series

NAME = "mecatol_v1"
ILLEGAL = -1.0  # what an action that the mask does not allow costs; the game is over then


def env(**settings: Any) -> AECEnv:
    """The environment as it should be used: it forfeits on illegal actions and refuses calls out of order."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class MecatolEnv(AECEnv):
    """The decision protocol of a table: whoever is asked first chooses the number of an option.

    Observations are vectors (see `Encoding`), masks are in `infos[agent]["action_mask"]`. `reward`: "points" is the change in
    Victory Points over the goal, "result" what winning and losing is worth at the end. `slots`: how many actions there are.
    `most_decisions`: after so many the game is cut off; 0 for never.
    """

    metadata = {"name": NAME, "render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(
        self,
        ruleset: str = "sa17",
        players: int = 6,
        *,
        reward: Reward = "points",
        slots: int = SLOTS,
        most_decisions: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.series = Series(ruleset, players, slots, reward)
        self.most_decisions = most_decisions
        self.render_mode = render_mode
        self.possible_agents = list(self.series.names)
        self.agents: list[str] = []
        shape = (self.series.encoding.size,)
        self.observation_spaces = {agent: spaces.Box(-1.0, 1.0, shape, np.float32) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(slots) for agent in self.possible_agents}
        self.chance, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> spaces.Box:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent may do; the mask says what of it now."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same one, and the same ones after it."""
        if seed is not None:
            self.chance, _ = seeding.np_random(seed)
        self.series.deal(int(self.chance.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._next()

    def observe(self, agent: str) -> Numbers:
        """What an agent sees now."""
        return self.series.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """The selected agent chooses."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.series.choose(int(action))
        self.rewards = dict(zip(self.possible_agents, self.series.rewards(), strict=True))
        cut_off = bool(self.most_decisions) and self.series.decisions >= self.most_decisions
        self.terminations = dict.fromkeys(self.agents, self.series.over)
        self.truncations = dict.fromkeys(self.agents, cut_off and not self.series.over)
        self._next()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _next(self) -> None:
        """Whose turn it is, and what everybody may do."""
        self.agent_selection = self.agents[0] if self.series.over else self.possible_agents[self.series.ask.seat]
        self.infos = {agent: {"action_mask": self.series.mask(n)} for n, agent in enumerate(self.possible_agents)}

    def render(self) -> str | None:
        """How the game stands, in words."""
        if self.render_mode == "human":
            print(self.series.told())
            return None
        return self.series.told()

    def close(self) -> None:
        """Nothing is held that must be given back."""


raw_env = MecatolEnv
