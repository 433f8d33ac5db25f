"""What a bot is: somebody who sees one seat's view of the table and chooses among the options of a question."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol, TypeAlias, runtime_checkable

from mecatol.core.decisions import Ask, Message
from mecatol.core.records import Record
from mecatol.core.table import Table
from mecatol.rules.state import Seat
from mecatol.rules.views import TableView


class Question(Record, frozen=True):
    """A question as it is put to a bot: nothing in it leads back to the table."""

    seat: Seat
    name: str
    keys: tuple[str, ...]  # of the options
    about: tuple[str, ...] = ()
    draft: object = None  # what it has put together so far


Look: TypeAlias = Callable[[], TableView]  # the table through the eyes of the seat that is asked


class Bot(Protocol):
    """A player that needs no person. It is given a question and may look at its own view; it never has the state."""

    def choose(self, question: Question, look: Look) -> str:
        """The key of one option."""
        ...


@runtime_checkable
class Outspoken(Bot, Protocol):
    """A bot that can say why it has answered so."""

    def why(self, question: Question, key: str, look: Look) -> Message | None:
        """What it went by; None: there was nothing to think about."""
        ...


def ask_bot(table: Table, ask: Ask, bot: Bot) -> str:
    """What a bot would answer to an open question."""
    question = Question(ask.seat, ask.name, tuple(table.keys(ask)), ask.about, ask.draft)
    return bot.choose(question, partial(table.look, table.game.view, ask.seat))


def answer_by_bot(table: Table, ask: Ask, bot: Bot) -> str:
    """A bot answers an open question at the table; what it said."""
    key = ask_bot(table, ask, bot)
    table.answer(ask.seat, ask.id, key)
    return key
