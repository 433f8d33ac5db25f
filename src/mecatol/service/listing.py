"""A table as it is listed and made: its summary, what was said there, the seats and links of a new one."""

from __future__ import annotations

import secrets

import msgspec

from mecatol.core.decisions import Message
from mecatol.narrator import Narrator
from mecatol.texts import Texts

from . import hosting
from . import messages as wire
from .ledger import Chatted, GuestRow, NewSeat, TableRow
from .roster import hashed


def summary(row: TableRow, guest: GuestRow | None) -> wire.TableSummary:
    """A table as the lobby lists it to a guest."""
    facts = row.facts
    return wire.TableSummary(
        id=row.id,
        name=row.name,
        ruleset=row.ruleset,
        public=row.public,
        created=row.created,
        seats=tuple(
            wire.SeatSummary(
                seat=seat.seat,
                name=seat.name,
                bot=seat.bot,
                joined=bool(seat.bot or seat.guests),
                open=not row.started and seat.open,
                race=facts.races[seat.seat] if facts.races else "",
                points=facts.points[seat.seat] if facts.points else 0,
            )
            for seat in row.seats
        ),
        round=facts.round,
        phase=facts.phase,
        goal=facts.goal,
        waiting_for=() if row.ended else facts.waiting_for,
        over=facts.over or row.ended,
        winners=facts.winners,
        yours=tuple(seat.seat for seat in row.seats if guest is not None and guest.id in seat.guests),
        started=row.started,
        hosting=guest is not None and guest.id == row.host,
        practice=row.practice,
        commitment=row.commitment,
        around=hosting.around(row),
    )


def said(line: Chatted, texts: Texts, narrator: Narrator | None = None) -> wire.Said:
    """A line of chat for somebody who reads it. A notice is kept as its message and whom it is about (once in words, which are
    told as they are), a bot's reason as its message alone, and who only watched is called so."""
    if line.kind == "reason":
        why = msgspec.json.decode(line.text, type=Message)
        return wire.Said(line.number, line.seat, line.name, narrator.message(why) if narrator else "", line.at, "reason")
    if line.kind == "notice":
        text = texts.say(line.text, {"name": line.name}) if texts.has(line.text) else line.text
        return wire.Said(line.number, line.seat, "", text, line.at, "notice")
    name = texts.say("chat-spectator", {"name": line.name}) if line.kind == "watching" else line.name
    return wire.Said(line.number, line.seat, name, line.text, line.at)


def links(wanted: wire.NewTable, tokens: dict[int, str]) -> tuple[wire.SeatLink, ...]:
    """The private links of a new table."""
    return tuple(wire.SeatLink(n, wanted.seats[n].name, f"/seat/{token}") for n, token in tokens.items())


def new_seats(wanted: wire.NewTable, guest: GuestRow) -> tuple[dict[int, str], list[NewSeat]]:
    """The seats of a new table, and the tokens of their links."""
    tokens = {n: secrets.token_urlsafe(24) for n, seat in enumerate(wanted.seats) if seat.plays == "guest"}
    return tokens, [_new_seat(seat, tokens.get(n), guest) for n, seat in enumerate(wanted.seats)]


def _new_seat(seat: wire.SeatWanted, token: str | None, guest: GuestRow) -> NewSeat:
    return NewSeat(
        name=seat.name,
        bot=seat.bot if seat.plays == "bot" else "",
        link=hashed(token) if token else None,
        guest=guest.id if seat.plays == "me" else None,
    )
