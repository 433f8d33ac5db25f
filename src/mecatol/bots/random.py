"""Bots that choose at random: for watching, for fuzzing, and as the weakest opponent."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .protocol import Look, Question

# Answers that bring something to an end: preferred by a bot that wants short games.
ENDINGS = ("done", "pass", "no", "pay")


class RandomBot:
    """Any option, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, question: Question, look: Look) -> str:
        """The key of one option; it never looks."""
        return self.pick(question.name, question.keys)

    def pick(self, name: str, keys: Sequence[str]) -> str:
        """One of the keys of a question called `name`."""
        return self.random.choice(keys)


class HastyBot(RandomBot):
    """At random, but more often what ends a draft, a window or a turn."""

    def pick(self, name: str, keys: Sequence[str]) -> str:
        endings = [key for key in keys if key in ENDINGS]
        if endings and self.random.random() < 0.5:
            return endings[0]
        return super().pick(name, keys)
