"""The Tactical Action: activation and the order of its steps."""

from __future__ import annotations

from mecatol.core.rules import Step
from mecatol.rules.official import tactical as official

from .game import Chapter

# Steps after which leaders walk about: those in which ships, planets or the enemy may have changed.
PAUSES = ("movement.move", "space_cannon.fire", "space_battle.begin", "landing.begin", "invasion.begin", "production.begin")


class Tactical(official.Tactical, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()

    def steps(self, step: Step) -> list[Step]:
        """Leaders may be moved between the steps (SA17-LDR-03)."""
        return pauses(super().steps(step))


def pauses(steps: list[Step]) -> list[Step]:
    """The steps of an action with those between them in which its player may move leaders."""
    found: list[Step] = []
    for step in steps:
        found.append(step)
        if step.name in PAUSES:
            found.append(Step("leaders.between_steps", step.seat, step.place))
    return found
