"""The Tactical Action: activation and the order of its steps."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.rules import Step
from mecatol.rules.official import tactical as official
from mecatol.rules.state import SIMULTANEOUS, Action

from .game import Chapter

# Steps after which leaders walk about: those in which ships, planets or the enemy may have changed.
PAUSES = ("movement.move", "space_cannon.fire", "space_battle.begin", "landing.begin", "invasion.begin", "production.begin")


def with_pauses(steps: tuple[str, ...]) -> tuple[str, ...]:
    """The steps of an action with those between them in which its player may move leaders (SA17-LDR-03)."""
    found: list[str] = []
    for step in steps:
        found += [step, "leaders.between_steps"] if step in PAUSES else [step]
    return tuple(found)


class Tactical(official.Tactical, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()

    sequence = with_pauses(official.STEPS)
    kinds = (*official.Tactical.kinds, SIMULTANEOUS)

    def to_come(self, action: Action) -> Sequence[Step]:
        """Of an action in several theatres what is carried out in all of them."""
        if action.kind == SIMULTANEOUS:
            return self.game.simultaneous.steps(action.seat, action.system)
        return super().to_come(action)

    async def end(self, step: Step) -> None:
        """Where no Production Step came after a combat, who won it is promoted when the action is over (SA17-UNI-15)."""
        self.game.invasion.promote(step.seat)
        await super().end(step)

    def postpone(self, name: str, before: str) -> None:
        """Leaders walk about after the step where it comes now too (SA17-LDR-03)."""
        super().postpone(name, before)
        flow = self.state.flow
        at = next(n for n in range(len(flow) - 1, -1, -1) if flow[n].name == name)
        flow.insert(at, Step("leaders.between_steps", flow[at].seat, flow[at].place))
