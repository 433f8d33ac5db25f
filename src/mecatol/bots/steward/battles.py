"""In battle: cannons fire, the cheapest ships fall first, and a lost battle is left."""

from __future__ import annotations

from mecatol import odds
from mecatol.bots.protocol import Question
from mecatol.odds import OddsError
from mecatol.rules.naming import kind_of, unit_kind, words_of
from mecatol.rules.official.casualties import casualty

from .expeditions import At
from .mind import Mind

LOST = 0.3  # below this chance to win a fleet retreats


def take_casualty(mind: Mind, question: Question) -> str:
    """What is worth least goes first; a hit is sustained before a ship worth more than a Fighter is lost."""

    def loss(key: str) -> tuple[float, str]:
        fallen = casualty(key)
        price = mind.price(fallen.unit.kind)
        if fallen.sustains:
            return 0.6, key
        return price + (1.0 if fallen.unit.kind == "carrier" else 0.0), key

    return min(question.keys, key=loss)


def roll_dice(mind: Mind, question: Question) -> str:
    """As many as may be: the units that hit most easily come first."""
    return question.keys[-1]


def lose_cargo(mind: Mind, question: Question) -> str:
    """The cheapest unit aboard."""
    return min(question.keys, key=lambda key: (mind.price(casualty(key).unit.kind), key))


def excess(mind: Mind, question: Question) -> str:
    """The cheapest ship or unit beyond what can be supplied."""
    return min(question.keys, key=lambda key: (mind.price(unit_kind(kind_of(key))), key))


def retreat(mind: Mind, question: Question) -> str:
    """Away, if the battle is all but lost; home is defended to the last."""
    ways = [key for key in question.keys if kind_of(key) == "retreat"]
    battle = mind.view.battle
    if not ways or battle is None or battle.system == mind.home:
        return "no" if "no" in question.keys else question.keys[0]
    try:
        result = odds.from_table(At(mind.game), battle.system)
    except OddsError:
        return "no"
    chance = result.win if battle.attacker.seat == mind.seat else result.lose
    return ways[0] if chance < LOST else "no"


def fire(mind: Mind, question: Question) -> str:
    """Everything fires, at the fleet of whoever has most points."""
    shots = [key for key in question.keys if key.count(":") == 1 and kind_of(key) == "fire"]
    return max(shots, key=lambda key: (_points(mind, key), key), default=question.keys[0])


def _points(mind: Mind, key: str) -> int:
    seat = int(words_of(key)[1])
    return mind.view.players[seat].points if seat >= 0 else 0


def bombard(mind: Mind, question: Question) -> str:
    """Every ship that can bombards."""
    return next((key for key in question.keys if kind_of(key) == "bombard"), "done")


def capture(mind: Mind, question: Question) -> str:
    """Installations are taken over."""
    return next((key for key in question.keys if kind_of(key) == "capture"), "done")


def ceasefire(mind: Mind, question: Question) -> str:
    """Peace, unless we came to fight."""
    battle = mind.view.battle
    attacks = battle is not None and battle.attacker.seat == mind.seat
    wanted = "no" if attacks else "yes"
    return wanted if wanted in question.keys else question.keys[0]
