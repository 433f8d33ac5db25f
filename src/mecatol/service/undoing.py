"""Going back: free as long as nobody else and no chance had a say since; else by consent of those whom it touches. Bots agree."""

from __future__ import annotations

from mecatol.core.decisions import message
from mecatol.core.errors import Refused
from mecatol.core.history import Mark, UndoCost
from mecatol.play import Table

from . import ledger
from . import messages as wire
from .ledger import GuestRow, TableRow, Undo
from .rooms import Room

TURN = "action"  # the question with which a turn begins


def place(table: Table, seat: int, to: wire.To, event: int) -> Mark:
    """Where somebody wants to go back to."""
    if to == "event":
        return table.before_event(seat, event)
    mine = [d for d in table.decisions() if d.seat == seat and d.by != "table" and (to == "last" or d.name == TURN)]
    if not mine:
        raise Refused(message("service-nothing-yours"))
    return mine[-1].mark


def affected(cost: UndoCost, seat: int, seats: int) -> tuple[int, ...]:
    """The other seats that going back touches: all of them where the seat itself or everybody has learned something."""
    if cost.rolls or seat in cost.learned_by:
        found = set(range(seats))
    else:
        found = {*(d.seat for d in cost.decisions), *(actor for actor, _ in cost.acts), *cost.learned_by}
    return tuple(sorted(found - {seat}))


def must_agree(row: TableRow, touched: tuple[int, ...], guest: GuestRow) -> tuple[int, ...]:
    """Of the seats touched those with people at them, other than the one who asks."""
    there = [seat for seat in row.seats if seat.person and not seat.stand_in and guest.id not in seat.guests]
    return tuple(seat.seat for seat in there if seat.seat in touched)


def offer(room: Room, seat: int, to: wire.To, event: int, guest: GuestRow, language: str) -> wire.UndoOffer:
    """What going back would take."""
    cost = room.table.cost_of_undo(place(room.table, seat, to, event))
    touched = affected(cost, seat, len(room.row.seats))
    words = tuple(room.sight(language).narrator.message(line) for line in cost.words(seat))
    return wire.UndoOffer(not touched, must_agree(room.row, touched, guest), words)


async def ask(room: Room, seat: int, wanted: wire.UndoWanted, guest: GuestRow) -> tuple[int, ...]:
    """Somebody wants to go back: at once where nobody must agree. Who must still agree, otherwise."""
    mark = place(room.table, seat, wanted.to, wanted.event)
    touched = affected(room.table.cost_of_undo(mark), seat, len(room.row.seats))
    needs = must_agree(room.row, touched, guest)
    if needs:
        await _put(room, Undo(seat, mark, needs))
    else:
        await carry_out(room, seat, mark, told=bool(touched))
    return needs


async def answer(room: Room, seats: tuple[int, ...], agree: bool) -> tuple[int, ...]:
    """Those asked agree or do not; who must still agree."""
    undo = room.undo
    if undo is None or not set(seats) & {*undo.needs, undo.seat}:
        raise Refused(message("service-nobody-asks"))
    if not agree:
        await _put(room, None)
        name = room.row.seats[undo.seat].name if undo.seat in seats else room.row.seats[seats[0]].name
        await room.notice("notice-undo-withdrawn" if undo.seat in seats else "notice-undo-refused", name)
        return ()
    agreed = tuple(sorted({*undo.agreed, *(seat for seat in seats if seat in undo.needs)}))
    left = tuple(seat for seat in undo.needs if seat not in agreed)
    if left:
        await _put(room, Undo(undo.seat, undo.mark, undo.needs, agreed))
    else:
        await carry_out(room, undo.seat, undo.mark, told=True)
    return left


async def carry_out(room: Room, seat: int, mark: Mark, *, told: bool) -> None:
    """The table goes back; where that touches others it stays told."""
    await room.go_back(seat, mark)
    if told:
        await room.notice("notice-undone", room.row.seats[seat].name)


async def redo(room: Room, seat: int) -> None:
    """Who went back goes forth again, as long as nothing was done since."""
    if room.undone is None or room.undone[0] != seat:
        raise Refused(message("refused-redo"))
    await room.redo()
    await room.notice("notice-redone", room.row.seats[seat].name)


async def _put(room: Room, undo: Undo | None) -> None:
    """What is asked is kept, so that it outlives the service."""
    table, version = room.id, room.version
    await room.keep(lambda c: ledger.ask_undo(c, table, version, undo) if undo else ledger.forget_undo(c, table))
    room.ask(undo)
