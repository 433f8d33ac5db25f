"""What is left of an empire: the best first, and never for more than it is worth to us."""

from __future__ import annotations

from mecatol.bots.protocol import Question
from mecatol.rules.naming import is_planet, kind_of, number_named, place_named, planet_of
from mecatol.rules.state import Place

from .mind import Mind

BARGAIN = 0.5  # influence bid for what is worth one


def choose_lot(mind: Mind, question: Question) -> str:
    """Whatever is worth most, as long as we can bid."""
    return max(question.keys, key=lambda key: (_worth(mind, place_named(key)), key))


def bid(mind: Mind, question: Question) -> str:
    """The lowest bid that may be made, up to half of what the lot is worth."""
    limit = BARGAIN * _worth(mind, place_named(question.about[0]))
    lowest = min([key for key in question.keys if kind_of(key) == "bid"], key=number_named)
    return lowest if number_named(lowest) <= limit or "pass" not in question.keys else "pass"


def _worth(mind: Mind, lot: Place) -> float:
    """A planet by what it gives, and all units by what they cost."""
    units = sum(mind.value(groups) for _, groups in mind.game.board.stacks(lot))
    return units + (mind.planet_worth(planet_of(lot)) if is_planet(lot) else 0.0)
