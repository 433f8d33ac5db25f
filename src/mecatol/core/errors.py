"""What can go wrong, and whose fault it is.

What is refused is said by messages, as data: their words are made for whoever reads them, in his language (`Texts.reason`).
"""

from __future__ import annotations

from collections.abc import Callable

from .decisions import Message, message


def bare(why: Message) -> str:
    """A message without words: its id and what it is given."""
    return " ".join((why.id, *(str(value) for _, value in why.args)))


said: Callable[[Message], str] = bare  # where nobody asks for a language; texts.py says it in the default one


class Refused(Exception):
    """What was asked for is not possible, for these reasons. Nothing changed."""

    def __init__(self, *why: Message) -> None:
        super().__init__(*why)
        self.why = why

    def __str__(self) -> str:
        return self.words(said)

    def words(self, speaks: Callable[[Message], str]) -> str:
        """All reasons in one line, by whoever has words for them."""
        return "; ".join(speaks(each) for each in self.why)


class StaleDecision(Refused):
    """The decision answered is no longer the one that is open; look at `pending` again."""


class UnknownOption(Refused):
    """The key is none of the decision's options."""


class NotYours(Refused):
    """The seat is asked nothing now."""


class GameIsOver(Refused):
    """Nobody is asked anything any more; undo still works."""


class PlanRefused(Refused):
    """A plan that cannot be carried out whole; none of it was."""


class ActRefused(Refused):
    """An out-of-turn act that is not possible now."""


class DamagedSave(Refused):
    """The bytes are no save, or not a whole one."""


class NewerSave(Refused):
    """The save was written by a later version of the program."""


class ForeignSave(Refused):
    """The save is whole, but these rules cannot go on from it."""


class Untold(Refused):
    """What other rules told before a page cannot be told again by these."""

    def __init__(self, until: int) -> None:
        super().__init__(message("refused-untold", page=until))
        self.until = until


class ContentError(Exception):
    """The content tables contradict themselves; every problem is listed."""


class RulesetError(Refused):
    """A ruleset text that cannot be resolved."""


class EngineFault(Exception):
    """A procedure broke its contract. The table stands where it stood before."""


class ReplayDiverged(Exception):
    """The record does not fit the questions and rolls of these rules."""


class GameOver(BaseException):
    """Unwinds whatever procedure runs. A BaseException, so that no `except Exception` in a card stops it."""
