"""Mercenaries: hired by those who can pay them, the best fighter first."""

from __future__ import annotations

from mecatol.bots.protocol import Question
from mecatol.rules.naming import kind_of, name_of, number_named, planet_named, unit_kind
from mecatol.rules.state import UnitId

from .mind import Mind

UPKEEP_AHEAD = 2  # Trade Goods that must be left for those already hired and the new one


def seek(mind: Mind, question: Question) -> str:
    """Whoever can pay looks for one."""
    hired = len(mind.game.mercenaries.of(mind.seat))
    return "yes" if mind.me.trade_goods > hired + UPKEEP_AHEAD else "no"


def recruit(mind: Mind, question: Question) -> str:
    """Whoever hits most easily in space and evades best."""
    return min(question.keys, key=lambda key: (_weakness(mind, unit_kind(name_of(key))), key))


def pay(mind: Mind, question: Question) -> str:
    """All of them, as far as the goods go, the best first."""
    hired = [key for key in question.keys if kind_of(key) == "pay"]
    return min(hired, key=lambda key: (_weakness(mind, unit_kind(name_of(key))), key)) if hired else question.keys[0]


def bid(mind: Mind, question: Question) -> str:
    """Half of the goods that are left when those already hired are paid: losing bids are paid as well."""
    spare = max(0, mind.me.trade_goods - len(mind.game.mercenaries.of(mind.seat)) - UPKEEP_AHEAD)
    wanted = f"bid:{spare // 2}"
    return wanted if wanted in question.keys else question.keys[0]


def keep(mind: Mind, question: Question) -> str:
    """What is needed to keep him, out of our goods alone."""
    payable = [key for key in question.keys if number_named(key) <= mind.me.trade_goods]
    return payable[-1]


def leave(mind: Mind, question: Question) -> str:
    """Others' Mercenaries stay with them."""
    return question.keys[-1]


def quarter(mind: Mind, question: Question) -> str:
    """Where there is most to defend."""
    planets = [key for key in question.keys if kind_of(key) == "planet"]
    return max(planets, key=lambda key: (mind.planet_worth(planet_named(key)), key), default=question.keys[0])


def _weakness(mind: Mind, name: UnitId) -> int:
    """What its dice must show, taken together; who cannot evade needs a ten."""
    card = mind.game.mercenaries.printed(name)
    return card.space_combat + card.ground_combat + (card.evasion or 10) - 2 * card.space_dice
