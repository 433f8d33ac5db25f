"""The game again from the start, as a seat heard and saw it; and another game that goes on from one of its moments."""

from __future__ import annotations

import zlib
from functools import partial

from mecatol.core.decisions import message
from mecatol.core.errors import Refused
from mecatol.core.records import decode
from mecatol.core.rng import Rng
from mecatol.play import Table
from mecatol.rules.state import GameState
from mecatol.rules.views import TableView, laid_open
from mecatol.texts import DEFAULT

from . import messages as wire
from .differences import differences
from .sight import Sight

BEATS = 60  # in one chapter, or as many as its last page has more


def chapter(
    table: Table,
    table_id: str,
    seat: int | None,
    page: int,
    rounds: list[tuple[int, int]],
    language: str = DEFAULT,
    *,
    bare: bool = False,
) -> wire.Chapter:
    """How the table stood at the beginning of a page, and what came then, beat after beat, up to a later page; `bare`: with all
    hands open."""
    last = table.mark()[0]
    if not 0 <= page <= last:
        raise Refused(message("service-no-page", page=page, last=last))
    beats: list[wire.Beat] = []
    before: TableView | None = None
    start, heard, following, turned = None, 0, None, page
    for (number, _), other in table.again(page):
        position = _seen(other, seat)
        if bare:
            position = laid_open(position, partial(_seen, other))
        if before is None:
            start, heard = position, other.heard(seat)
        else:
            told = Sight(table_id, other, language).events(seat, heard)
            changes = tuple(differences(before, position))
            if told or changes:  # what others answer under seal is no beat
                beats.append(wire.Beat(number, told, changes))
            heard += len(told)
        before = position
        if number > turned and len(beats) >= BEATS:
            following = number
            break
        turned = number
    assert start is not None
    return wire.Chapter(page, following, last, tuple(rounds), start, tuple(beats))


def _seen(table: Table, seat: int | None) -> TableView:
    position = table.look(table.game.view, seat)
    assert isinstance(position, TableView)
    return position


def continued(table: Table, seat: int, page: int, seed: int) -> Table:
    """Another game that goes on from the beginning of a page. Unless this one is over, what the seat could not know there is
    dealt anew; chance is new in any case."""
    if not 0 <= page <= table.mark()[0]:
        raise Refused(message("service-no-page", page=page, last=table.mark()[0]))
    state = decode(zlib.decompress(table.saved_page(page).checkpoint), table.ruleset.state)
    assert isinstance(state, GameState)
    if table.over:
        state.rng = Rng(seed)
    else:
        game = table.ruleset.rules(table.ruleset)
        game.play_from(state)
        game.redraw_hidden(seat, seed)
    return Table.start(table.ruleset, state)
