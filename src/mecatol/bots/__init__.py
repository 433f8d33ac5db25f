"""Players that need no person."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from mecatol.core.decisions import message
from mecatol.core.errors import Refused

from .protocol import Bot, Look, Outspoken, Question, answer_by_bot, ask_bot
from .random import HastyBot, RandomBot
from .steward import Steward

BOTS: dict[str, Callable[[int], Bot]] = {"steward": Steward, "random": RandomBot, "hasty": HastyBot}


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed chooses the same way."""
    if name not in BOTS:
        near = get_close_matches(name, BOTS, 1, 0.5)
        hint = message("refused-nearest", word=near[0]) if near else message("refused-there-are", known=", ".join(BOTS))
        raise Refused(message("refused-no-bot", name=name), hint)
    return BOTS[name](seed)


def make_bots(names: str, seats: int, seed: int) -> list[Bot]:
    """A bot for every seat: the names between commas, over and over."""
    words = [word.strip() for word in names.split(",") if word.strip()] or [""]
    return [make_bot(words[seat % len(words)], seed * 100 + seat) for seat in range(seats)]


__all__ = [
    "BOTS",
    "Bot",
    "HastyBot",
    "Look",
    "Outspoken",
    "Question",
    "RandomBot",
    "Steward",
    "answer_by_bot",
    "ask_bot",
    "make_bot",
    "make_bots",
]
