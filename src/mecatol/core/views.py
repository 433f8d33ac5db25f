"""What one seat may see: the only way anything leaves the engine towards a person."""

from __future__ import annotations

from typing import Any

import msgspec

from .decisions import Message, Option
from .records import Record
from .table import Table, Waiting


class Asked(Record, frozen=True):
    """A question as the seat that is asked sees it."""

    id: str
    name: str
    options: tuple[Option[Any], ...]
    draft: Any = None  # what it has put together so far
    about: tuple[str, ...] = ()
    open: bool = False


class View(Record, frozen=True):
    """The table as a seat (None: a spectator) sees it. What it may not see is absent, not blanked."""

    seat: int | None
    position: Any  # as the game's own `view` shows it
    waiting_for: tuple[Waiting, ...]
    heard: int  # how many events it has heard so far: where to go on asking
    rewinds: int
    asked: Asked | None = None
    acts: tuple[Option[Any], ...] = ()
    notices: tuple[Message, ...] = ()
    over: bool = False
    result: Any = None


def view(table: Table, seat: int | None) -> View:
    """The table through the eyes of a seat, or of a spectator."""
    return View(
        seat=seat,
        position=table.look(table.game.view, seat),
        waiting_for=table.waiting_for,
        heard=table.heard(seat),
        rewinds=table.rewinds,
        asked=None if seat is None else _asked(table, seat),
        acts=() if seat is None else table.acts(seat),
        notices=tuple(notice.says for notice in table.notices if notice.seat in (-1, seat)),
        over=table.over,
        result=table.result,
    )


def _asked(table: Table, seat: int) -> Asked | None:
    ask = table.asked(seat)
    if ask is None:
        return None
    return Asked(ask.id, ask.name, table.options(ask), msgspec.to_builtins(ask.draft), ask.about, ask.open)
