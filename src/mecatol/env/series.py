"""A game as environments see it: questions with numbered options, observations, rewards."""

from __future__ import annotations

from collections.abc import Sized
from typing import Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from mecatol.core.decisions import Ask, message
from mecatol.core.errors import Refused
from mecatol.play import Table
from mecatol.rules.new_game import new_state
from mecatol.rules.state import Seat
from mecatol.rulesets import resolve

from .encoding import NOTHING, Asked, Encoding, Numbers

Mask: TypeAlias = NDArray[np.int8]
Reward: TypeAlias = Literal["points", "result"]

SLOTS = 64  # actions, unless somebody wants more or fewer
FEWEST_SLOTS = 3
REWARDS = ("points", "result")
SEEDS = 2**48


class Series:
    """One game after another, each from its seed.

    An action is the number of an option. Where a question has more options than there are actions, they are shown in pages,
    and the last action turns to the next one; after the last page comes the first.
    """

    def __init__(self, ruleset: str, players: int, slots: int, reward: Reward) -> None:
        if slots < FEWEST_SLOTS:
            raise Refused(message("refused-few-slots", fewest=FEWEST_SLOTS, slots=slots))
        if reward not in REWARDS:
            raise Refused(message("refused-no-reward", reward=reward), message("refused-there-are", known=", ".join(REWARDS)))
        self.rules = resolve(ruleset)
        self.names = tuple(f"player_{seat}" for seat in range(players))
        new_state(self.rules, self.names, 0)
        self.slots = slots
        self.reward = reward
        self.encoding = Encoding(self.rules, slots)

    def deal(self, seed: int) -> None:
        """A new game."""
        self.table = Table.new(self.rules.text, self.names, seed, history=False)
        self.decisions = 0
        self.points = self.standing()
        self._turn_to(0)

    # -- what is asked -------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.over

    @property
    def ask(self) -> Ask:
        """The question that is answered next: of several that are open the first seat's."""
        return self.table.pending[0]

    def _turn_to(self, page: int) -> None:
        self.page = page
        self.keys = [] if self.over else self.table.keys(self.ask)

    @property
    def shown(self) -> tuple[str, ...]:
        """The keys of the options on this page."""
        if len(self.keys) <= self.slots:
            return tuple(self.keys)
        size = self.slots - 1
        return tuple(self.keys[self.page * size : (self.page + 1) * size])

    @property
    def has_pages(self) -> bool:
        """Whether there are more options than actions."""
        return len(self.keys) > self.slots

    def asked(self, seat: Seat) -> Asked:
        """What a seat is asked now."""
        if self.over or self.ask.seat != seat:
            return NOTHING
        ask = self.ask
        drafted = len(ask.draft) if isinstance(ask.draft, Sized) else int(ask.draft is not None)
        return Asked(ask.name, self.shown, len(self.keys), self.page, drafted, ask.about)

    def mask(self, seat: Seat) -> Mask:
        """Which actions a seat may choose now."""
        mask = np.zeros(self.slots, np.int8)
        mask[: len(self.asked(seat).keys)] = 1
        if self.has_pages and self.asked(seat).keys:
            mask[-1] = 1
        return mask

    def observe(self, seat: Seat) -> Numbers:
        """What a seat sees, as numbers: made from its view and its question, and from nothing else."""
        view = self.table.look(self.table.game.view, seat)
        return self.encoding.encode(view, seat, self.asked(seat))

    # -- what is done --------------------------------------------------------------------------------------------------

    def choose(self, action: int) -> None:
        """The seat that is asked chooses an option, or turns the page."""
        shown = self.shown
        if self.has_pages and action == self.slots - 1:
            pages = -(-len(self.keys) // (self.slots - 1))
            self._turn_to((self.page + 1) % pages)
            return
        if not 0 <= action < len(shown):
            raise Refused(message("refused-no-slot", action=action, options=len(shown)))
        self.answer(shown[action])

    def answer(self, key: str) -> None:
        """The seat that is asked gives an answer by its key."""
        ask = self.ask
        self.table.answer(ask.seat, ask.id, key)
        self.decisions += 1
        self._turn_to(0)

    # -- rewards -------------------------------------------------------------------------------------------------------

    def standing(self) -> list[int]:
        """Everybody's Victory Points."""
        game = self.table.game
        homes = [game.board.has_system(player.home) for player in game.state.players]  # before, nobody has any
        return [game.victory.points(seat) if home else 0 for seat, home in enumerate(homes)]

    def rewards(self) -> list[float]:
        """What everybody has earned since the last time."""
        if self.reward == "result":
            return self._result()
        before, self.points = self.points, self.standing()
        goal = max(1, self.table.game.state.goal)
        return [(now - then) / goal for now, then in zip(self.points, before, strict=True)]

    def _result(self) -> list[float]:
        """Nothing before the end; then the winners share 1 and the others lose 1 between them. A draw of all is worth 0."""
        winners, players = (self.table.result or ()), len(self.names)
        if not winners or len(winners) == players:
            return [0.0] * players
        return [1 / len(winners) if seat in winners else -1 / (players - len(winners)) for seat in range(players)]

    def told(self) -> str:
        """How the game stands, in a few lines."""
        view = self.table.look(self.table.game.view, None)
        lines = [f"round {view.round}, {view.phase}"]
        lines += [f"  {player.name}: {player.race or '-'}, {player.points} of {view.goal} points" for player in view.players]
        return "\n".join([*lines, "over" if self.over else f"  {self.names[self.ask.seat]} is asked {self.ask.name}"])
