"""Questions nobody has told the steward about: cards and abilities yet to come. It answers sensibly and is never at a loss."""

from __future__ import annotations

from mecatol.bots.protocol import Question
from mecatol.core.hexes import Hex
from mecatol.rules.naming import parted, planet_named
from mecatol.rules.pieces import in_system
from mecatol.rules.state import NOBODY

from .mind import Mind
from .politics import rivals

REFUSALS = ("no", "done", "pass", "keep", "none", "abstain", "0")
OFFERS = ("use:", "card:")  # abilities and cards of one's own, offered at their moment


def answer(mind: Mind, question: Question) -> str:
    """What is one's own is used at its moment; an offer is declined; a target is somebody else's, the strongest first."""
    keys = question.keys
    offers = [key for key in keys if key.startswith(OFFERS)]
    if offers and "pass" in keys:
        return offers[0]
    refusal = next((refusal for refusal in REFUSALS if refusal in keys), "")
    if refusal:
        return refusal
    if "yes" in keys:
        return "yes"
    for seat in rivals(mind):
        if f"player:{seat}" in keys:
            return f"player:{seat}"
    return max(keys, key=lambda key: (target_worth(mind, key), -keys.index(key)))


def target_worth(mind: Mind, key: str) -> float:
    """How gladly we see something befall a planet or a system: rivals' rather than nobody's, nobody's rather than ours."""
    kind, name = parted(key, ":")
    if kind == "planet" and mind.game.board.has_planet(planet := planet_named(key)):
        owner = mind.game.board.planet(planet).owner
        return mind.planet_worth(planet) * (-1 if owner == mind.seat else 0 if owner == NOBODY else 1)
    if kind == "system" and mind.game.board.has_system(Hex(name)):
        stacks = mind.game.board.stacks(in_system(Hex(name)))
        return sum(mind.value(groups) * (-1 if owner == mind.seat else 1) for owner, groups in stacks)
    return 0.0
