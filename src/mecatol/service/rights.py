"""Who may do something at a table: see it from a seat, be its host, have a seat there."""

from __future__ import annotations

from .ledger import GuestRow, TableRow
from .refusals import declined
from .rooms import Room


def check_sight(row: TableRow, seat: int | None, guest: GuestRow | None) -> None:
    """A seat is for its own guests; a table without spectators for those who have a seat."""
    if seat is None:
        if not row.public and not any(guest is not None and guest.id in each.guests for each in row.seats):
            raise declined("not_public", "no-spectators", "ask-link")
    elif guest is None:
        raise declined("no_guest", "nobody", "own-link")
    elif not 0 <= seat < len(row.seats) or guest.id not in row.seats[seat].guests:
        raise declined("not_your_seat", "not-yours", "own-link")


def hosted(room: Room, guest: GuestRow, seat: int = 0) -> TableRow:
    """A table with that seat, for its host."""
    if room.row.host != guest.id:
        raise declined("not_your_seat", "host")
    if seat >= len(room.row.seats):
        raise declined("not_found", "no-seat")
    return room.row


def own(room: Room, guest: GuestRow) -> tuple[int, ...]:
    """The seats of a guest; he must have one."""
    mine = tuple(seat.seat for seat in room.row.seats if guest.id in seat.guests)
    if not mine:
        raise declined("not_your_seat", "not-yours", "own-link")
    return mine
