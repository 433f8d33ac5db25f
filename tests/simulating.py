"""Bots that break games, for simulations that must survive them."""

from __future__ import annotations

import os

from mecatol.bots import HastyBot, Look, Question


class Stumbler(HastyBot):
    """Fails at its first action, in games with an odd seed."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.stumbles = seed % 2 == 1

    def choose(self, question: Question, look: Look) -> str:
        if self.stumbles and question.name == "action":
            raise RuntimeError("stumbled")
        return super().choose(question, look)


class Assassin(Stumbler):
    """Ends its whole process instead."""

    def choose(self, question: Question, look: Look) -> str:
        if self.stumbles and question.name == "action":
            os._exit(9)
        return super().choose(question, look)
