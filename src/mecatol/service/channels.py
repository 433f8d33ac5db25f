"""What is kept of how people are told that it is their turn. Each function is one job."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from . import roster, schema
from .ledger import GuestRow

STOPS = "stops"  # under which the key is kept from which links are made that end messages


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


def stop_of(connection: sa.Connection, what: str) -> str:
    """What the link holds that ends messages of a kind: the same in all of them, so that an old one serves as well."""
    secret = key(connection, STOPS, secrets.token_bytes(32))
    return urlsafe_b64encode(hmac.digest(secret, what.encode(), "sha256")[:24]).decode()


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
    stops = [(way, stop_of(connection, way.id)) for way in ways]
    for way, stop in stops:
        may_be_quiet(connection, way.id, roster.hashed(stop))
    mail_stop = stop_of(connection, f"{guest} {mail}")
    if mail:
        roster.may_be_quiet(connection, guest, roster.hashed(mail_stop))
    return Tell(GuestRow(row.id, row.name, row.language), mail, mail_stop, stops)


def has_played(connection: sa.Connection, guest: str) -> None:
    """Who was told that it is his turn has come."""
    connection.execute(schema.guests.update().where(schema.guests.c.id == guest).values(told=False))
