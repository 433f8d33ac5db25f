"""Who may not come in: people and addresses that the operator has banned, why, and until when."""

from __future__ import annotations

import secrets
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Annotated, TypeAlias

import msgspec
import sqlalchemy as sa

from mecatol.core.decisions import message
from mecatol.core.errors import Refused

from . import roster, schema
from .archive import Archive, announce
from .clock import Clock, written
from .clocks import DAY
from .refusals import Declined, declined

NEWS = "bans"  # what other services are told instead of a table
REMEMBERED = 4096  # addresses
WIDEST = {4: 8, 6: 16}  # bits of a network that may be banned: nobody bans everybody

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network


class NewBan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the operator wants."""

    who: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]  # an account, the id of a guest, an address or a network
    reason: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]  # is told to who is banned
    days: Annotated[int, msgspec.Meta(ge=1, le=3650)] = 30
    bots: bool = False  # play for him meanwhile


class Ban(msgspec.Struct, frozen=True):
    """Somebody who is banned, or an address."""

    id: str
    guest: str  # "": an address
    network: str  # "": a person
    name: str  # as the operator knows it
    reason: str
    created: str
    until: str
    bots: bool

    def told(self) -> Declined:
        """The same, for whom it meets."""
        until = self.until[:16].replace("T", " ")
        return declined("banned", "banned" if self.guest else "banned-address", until=until, reason=self.reason)


# -- what is kept --------------------------------------------------------------------------------------------------------------


def bans_at(connection: sa.Connection, now: str) -> tuple[Ban, ...]:
    """Everybody who is banned now, the newest last."""
    bans = schema.bans
    rows = connection.execute(bans.select().where(bans.c.until > now).order_by(bans.c.created, bans.c.id))
    return tuple(
        Ban(row.id, row.guest_id or "", row.network or "", row.name, row.reason, row.created, row.until, row.bots) for row in rows
    )


def add_ban(connection: sa.Connection, ban: Ban) -> None:
    """One more, in place of what was there for the same."""
    bans = schema.bans
    connection.execute(bans.delete().where(sa.or_(_same(ban.guest, ban.network), bans.c.until <= ban.created)))
    row = msgspec.structs.asdict(ban)
    row |= {"guest_id": row.pop("guest") or None, "network": ban.network or None}
    connection.execute(bans.insert().values(**row))
    announce(connection, NEWS)


def end_ban(connection: sa.Connection, who: str) -> bool:
    """Somebody may come in again: by the ban's id, or as he was named; False: nobody of that name was banned."""
    bans, whom = schema.bans, meant(connection, who)
    wanted = bans.c.id == who if whom is None else sa.or_(bans.c.id == who, _same(*whom[:2]))
    announce(connection, NEWS)
    return bool(connection.execute(bans.delete().where(wanted)).rowcount)


def _same(guest: str, network: str) -> sa.ColumnElement[bool]:
    return schema.bans.c.guest_id == guest if guest else schema.bans.c.network == network


def meant(connection: sa.Connection, who: str) -> tuple[str, str, str] | None:
    """The guest or the network that is meant, and its name; none: nobody."""
    if (network := network_of(who)) is not None:
        return "", str(network), str(network)
    if (account := roster.account_by(connection, roster.login(who))) is not None:
        return account[1].id, "", account[0].login
    guests = schema.guests
    row = connection.execute(guests.select().where(guests.c.id == who)).first()
    return (row.id, "", row.name) if row is not None else None


def network_of(text: str) -> Network | None:
    """The network, or the single address, that a text names."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        return None


@lru_cache(REMEMBERED)
def address_of(text: str) -> Address | None:
    """An address, whichever way it is written; none where it is no such thing."""
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


# -- at the door ---------------------------------------------------------------------------------------------------------------


class Bans:
    """Who is banned, as it was read last."""

    def __init__(self, archive: Archive, clock: Clock) -> None:
        self.archive = archive
        self.clock = clock
        self.now: tuple[Ban, ...] = ()
        self._people: dict[str, Ban] = {}
        self._networks: list[tuple[Network, Ban]] = []

    async def read(self) -> list[Ban]:
        """They are read again; those that were not known."""
        before, now = {ban.id for ban in self.now}, self.clock.now()
        self.now = await self.archive.do(lambda c: bans_at(c, now))
        self._people = {ban.guest: ban for ban in self.now if ban.guest}
        self._networks = [(ip_network(ban.network), ban) for ban in self.now if ban.network]
        return [ban for ban in self.now if ban.id not in before]

    def of(self, guest: str) -> Ban | None:
        """The ban of a person, if there is one."""
        return self._in_force(self._people.get(guest))

    def at(self, address: str) -> Ban | None:
        """The ban of an address, if there is one."""
        if not self._networks or (found := address_of(address)) is None:
            return None
        return next((ban for network, ban in self._networks if found in network and self._in_force(ban)), None)

    def _in_force(self, ban: Ban | None) -> Ban | None:
        return ban if ban is not None and ban.until > self.clock.now() else None

    def check(self, guest: str = "", address: str = "") -> None:
        """Whoever comes is not banned."""
        if (ban := self.of(guest) or self.at(address)) is not None:
            raise ban.told()

    async def add(self, wanted: NewBan) -> Ban:
        """Somebody is banned; refused where nobody is meant, or everybody."""
        who, now = wanted.who.strip(), self.clock.time()
        network = network_of(who)
        if network is not None and network.prefixlen < WIDEST[network.version]:
            raise Refused(message("refused-ban-wide", who=who, bits=WIDEST[network.version]))
        found = await self.archive.do(lambda c: meant(c, who))
        if found is None:
            raise Refused(message("refused-ban-nobody", who=who))
        until = written(now + wanted.days * DAY)
        ban = Ban(secrets.token_hex(4), *found, wanted.reason.strip(), written(now), until, wanted.bots)
        await self.archive.do(lambda c: add_ban(c, ban))
        return ban

    async def end(self, who: str) -> None:
        """Somebody may come in again; refused where he was not banned."""
        if not await self.archive.do(lambda c: end_ban(c, who.strip())):
            raise Refused(message("refused-not-banned", who=who))
