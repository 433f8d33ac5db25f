"""What is kept of how people are told that it is their turn. Each function is one job."""

from __future__ import annotations

import secrets
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from . import roster, schema
from .ledger import GuestRow


class Channel(msgspec.Struct, frozen=True):
    """A way to somebody beside mail: a webhook of Discord's, or a browser."""

    id: str
    kind: str  # "discord", "push"
    address: str
    created: str
    p256dh: str = ""
    auth: str = ""


class Tell(NamedTuple):
    """Somebody who is to be told, by which ways, and what each link to be quiet holds."""

    guest: GuestRow
    mail: str
    mail_stop: str
    ways: list[tuple[Channel, str]]


def key(connection: sa.Connection, name: str, new: bytes) -> bytes:
    """A key of the service's own, which is the new one where there was none."""
    keys = schema.keys
    found = connection.execute(sa.select(keys.c.body).where(keys.c.name == name)).scalar()
    if found is None:
        connection.execute(keys.insert().values(name=name, body=new))
    return found or new


def add(connection: sa.Connection, guest: str, channel: Channel, most: int) -> bool:
    """One more way to somebody, in place of the same one before; a browser is one person's. False: he has too many."""
    channels = schema.channels
    his = sa.or_(channels.c.kind == "push", channels.c.guest_id == guest)
    connection.execute(channels.delete().where(channels.c.address == channel.address, channels.c.kind == channel.kind, his))
    if len(of(connection, guest)) >= most:
        return False
    connection.execute(channels.insert().values(guest_id=guest, quiet=None, **msgspec.structs.asdict(channel)))
    return True


def of(connection: sa.Connection, guest: str) -> list[Channel]:
    """The ways to somebody, beside mail."""
    channels = schema.channels
    rows = connection.execute(channels.select().where(channels.c.guest_id == guest).order_by(channels.c.kind, channels.c.created))
    return [Channel(row.id, row.kind, row.address, row.created, row.p256dh, row.auth) for row in rows]


def end(connection: sa.Connection, guest: str, ident: str) -> None:
    """Somebody is no longer told that way."""
    channels = schema.channels
    connection.execute(channels.delete().where(channels.c.guest_id == guest, channels.c.id == ident))


def may_be_quiet(connection: sa.Connection, ident: str, secret: str) -> None:
    """By a link somebody is no longer told that way."""
    channels = schema.channels
    connection.execute(channels.update().where(channels.c.id == ident).values(quiet=secret))


def quiet(connection: sa.Connection, secret: str) -> bool:
    """Who has such a message wants no more of them; False: there is no such message."""
    channels = schema.channels
    ended = connection.execute(channels.delete().where(channels.c.quiet == secret)).rowcount
    return roster.be_quiet(connection, secret) or ended > 0


def to_be_told(connection: sa.Connection, guest: str, *, again: bool, mails: bool) -> Tell | None:
    """How somebody is told that it is his turn; not again before he has played, unless that is asked for."""
    guests = schema.guests
    row = connection.execute(guests.select().where(guests.c.id == guest)).first()
    if row is None or (row.told and not again):
        return None
    account, ways = roster.account_of(connection, guest), of(connection, guest)
    mail = account.mail if mails and account is not None and account.reminded and account.mail else ""
    if not mail and not ways:
        return None
    connection.execute(guests.update().where(guests.c.id == guest).values(told=True))
    stops = [secrets.token_urlsafe(24) for _ in (*ways, mail)]
    for way, stop in zip(ways, stops, strict=False):
        may_be_quiet(connection, way.id, roster.hashed(stop))
    if mail:
        roster.may_be_quiet(connection, guest, roster.hashed(stops[-1]))
    return Tell(GuestRow(row.id, row.name, row.language), mail, stops[-1], list(zip(ways, stops, strict=False)))


def has_played(connection: sa.Connection, guest: str) -> None:
    """Who was told that it is his turn has come."""
    connection.execute(schema.guests.update().where(schema.guests.c.id == guest).values(told=False))
