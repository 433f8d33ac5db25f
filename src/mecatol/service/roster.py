"""What is read of people from the archive and written about them: guests, sessions, accounts. Each function is one job."""

from __future__ import annotations

import hashlib
import unicodedata
from functools import lru_cache
from itertools import count

import msgspec
import sqlalchemy as sa

from . import parlour, schema
from .archive import announce, announce_all
from .ledger import GuestRow
from .providers import Errand

NEWS = "people"  # what other services are told instead of a table
REMOVED = "notice-removed"  # what stands where somebody spoke who is gone


@lru_cache(maxsize=4096)
def hashed(secret: str) -> str:
    """How a secret lies in the archive. It is long and random, so a plain hash hides it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def login(name: str) -> str:
    """A name without regard to capitals and ways of writing."""
    return unicodedata.normalize("NFKC", name).strip().casefold()


class Session(msgspec.Struct, frozen=True):
    """A browser by which somebody is known."""

    id: str
    created: str
    seen: str
    device: str
    secret: str  # the hash of its cookie


class Account(msgspec.Struct, frozen=True):
    """Somebody who has a password."""

    guest: str
    login: str
    password: str
    mail: str | None
    reminded: bool = True


class Identity(msgspec.Struct, frozen=True):
    """Somebody as a provider knows him."""

    id: str
    provider: str
    subject: str
    name: str
    created: str


class Place(msgspec.Struct, frozen=True):
    """A seat of somebody's, or a table that he made."""

    table: str
    name: str
    seat: int | None
    seat_name: str


class Spoken(msgspec.Struct, frozen=True):
    """Something that somebody said."""

    table: str
    at: str
    text: str


# -- guests and their sessions -------------------------------------------------------------------------------------------------


def guest_by(connection: sa.Connection, secret: str, now: str) -> GuestRow | None:
    """The guest whose cookie has that hash; that it is still in use is noted once a day."""
    guests, sessions = schema.guests, schema.sessions
    wanted = sa.select(guests, sessions.c.seen, schema.accounts.c.login)
    joined = guests.join(sessions, sessions.c.guest_id == guests.c.id).outerjoin(schema.accounts)
    row = connection.execute(wanted.select_from(joined).where(sessions.c.secret == secret)).first()
    if row is None:
        return None
    if row.seen[:10] != now[:10]:
        connection.execute(sessions.update().where(sessions.c.secret == secret).values(seen=now))
    return GuestRow(row.id, row.name, row.language, row.login is not None, row.told)


def add_guest(connection: sa.Connection, guest: GuestRow, session: Session) -> None:
    """Somebody new."""
    row = {"id": guest.id, "name": guest.name, "language": guest.language, "told": False}
    connection.execute(schema.guests.insert().values(**row, created=session.created))
    add_session(connection, guest.id, session)


def change_guest(connection: sa.Connection, guest: GuestRow) -> None:
    """He is called otherwise, or spoken to in another language, from now on."""
    changed = schema.guests.update().where(schema.guests.c.id == guest.id)
    connection.execute(changed.values(name=guest.name, language=guest.language))


def add_session(connection: sa.Connection, guest: str, session: Session) -> None:
    """Somebody is known by one more cookie."""
    connection.execute(schema.sessions.insert().values(guest_id=guest, **msgspec.structs.asdict(session)))


def sessions_of(connection: sa.Connection, guest: str) -> list[Session]:
    """Where somebody is known, the newest first."""
    sessions = schema.sessions
    rows = connection.execute(sessions.select().where(sessions.c.guest_id == guest).order_by(sessions.c.created.desc()))
    return [Session(row.id, row.created, row.seen, row.device, row.secret) for row in rows]


def proved(connection: sa.Connection, secret: str, now: str) -> None:
    """Who is known by a cookie has just shown again who he is."""
    sessions = schema.sessions
    connection.execute(sessions.update().where(sessions.c.secret == secret).values(created=now))


def session_by(connection: sa.Connection, guest: str, ident: str) -> str:
    """The hash of the cookie of one of somebody's sessions; "": he has none of that name."""
    return next((each.secret for each in sessions_of(connection, guest) if each.id == ident), "")


def end_session(connection: sa.Connection, secret: str) -> None:
    """Nobody is known by that cookie any more."""
    connection.execute(schema.sessions.delete().where(schema.sessions.c.secret == secret))
    announce(connection, NEWS)


def end_sessions(connection: sa.Connection, guest: str, but: str = "") -> None:
    """Somebody is no longer known by any cookie but one."""
    sessions = schema.sessions.c
    connection.execute(schema.sessions.delete().where(sessions.guest_id == guest, sessions.secret != but))
    announce(connection, NEWS)


# -- accounts ------------------------------------------------------------------------------------------------------------------


def add_account(connection: sa.Connection, account: Account, now: str) -> bool:
    """A guest has a name and a password from now on; False: somebody else has that name, or he has one already."""
    accounts = schema.accounts
    taken = accounts.select().where(sa.or_(accounts.c.login == account.login, accounts.c.guest_id == account.guest))
    if connection.execute(taken).first() is not None:
        return False
    row = {"guest_id": account.guest, "login": account.login, "password": account.password, "created": now}
    connection.execute(accounts.insert().values(**row, mail=None, reminded=True))
    return True


def account_by(connection: sa.Connection, login: str) -> tuple[Account, GuestRow] | None:
    """The account of that name, and whose it is."""
    return _account(connection, schema.accounts.c.login == login)


def account_of(connection: sa.Connection, guest: str) -> Account | None:
    """The account of a guest."""
    found = _account(connection, schema.accounts.c.guest_id == guest)
    return found[0] if found else None


def may_be_quiet(connection: sa.Connection, guest: str, quiet: str) -> None:
    """By the link in a letter somebody gets no more of them."""
    connection.execute(schema.accounts.update().where(schema.accounts.c.guest_id == guest).values(quiet=quiet))


def remind(connection: sa.Connection, guest: str, reminded: bool) -> None:
    """He is told by letter when it is his turn, or not."""
    connection.execute(schema.accounts.update().where(schema.accounts.c.guest_id == guest).values(reminded=reminded))


def be_quiet(connection: sa.Connection, quiet: str) -> bool:
    """Who has such a letter wants no more of them; False: there is no such letter."""
    accounts = schema.accounts
    return connection.execute(accounts.update().where(accounts.c.quiet == quiet).values(reminded=False)).rowcount == 1


def _account(connection: sa.Connection, where: sa.ColumnElement[bool]) -> tuple[Account, GuestRow] | None:
    accounts, guests = schema.accounts, schema.guests
    row = connection.execute(
        sa.select(accounts, guests.c.name, guests.c.language, guests.c.told).join(guests).where(where)
    ).first()
    if row is None:
        return None
    account = Account(row.guest_id, row.login, row.password, row.mail, row.reminded)
    return account, GuestRow(row.guest_id, row.name, row.language, True, row.told)


def change_password(connection: sa.Connection, guest: str, password: str) -> None:
    """Another password; a letter by which one could be chosen leads nowhere any more."""
    letters = schema.letters.c
    connection.execute(schema.accounts.update().where(schema.accounts.c.guest_id == guest).values(password=password))
    connection.execute(schema.letters.delete().where(letters.guest_id == guest, letters.mail.is_(None)))


def change_mail(connection: sa.Connection, guest: str, mail: str | None) -> None:
    """Another address, which is confirmed."""
    connection.execute(schema.accounts.update().where(schema.accounts.c.guest_id == guest).values(mail=mail))


def add_letter(connection: sa.Connection, secret: str, guest: str, mail: str | None, until: str, now: str) -> None:
    """A letter with a link is sent; an earlier one for the same, and whatever is too old, leads nowhere."""
    letters = schema.letters
    same = sa.and_(letters.c.guest_id == guest, letters.c.mail.is_(None) if mail is None else letters.c.mail.is_not(None))
    connection.execute(letters.delete().where(sa.or_(same, letters.c.until < now)))
    connection.execute(letters.insert().values(secret=secret, guest_id=guest, mail=mail, until=until))


def open_letter(connection: sa.Connection, secret: str, now: str) -> tuple[str, str | None] | None:
    """Whose letter it was and which address it confirms, once and in time."""
    letters = schema.letters
    row = connection.execute(letters.select().where(letters.c.secret == secret)).first()
    if row is None or row.until < now:
        return None
    connection.execute(letters.delete().where(letters.c.secret == secret))
    return row.guest_id, row.mail


# -- those who say who somebody is ---------------------------------------------------------------------------------------------


def add_errand(connection: sa.Connection, secret: str, errand: Errand, until: str, now: str) -> None:
    """Somebody is sent to a provider; whatever is too old is forgotten."""
    errands = schema.errands
    connection.execute(errands.delete().where(errands.c.until < now))
    connection.execute(errands.insert().values(secret=secret, body=msgspec.msgpack.encode(errand), until=until))


def take_errand(connection: sa.Connection, secret: str, now: str) -> Errand | None:
    """The errand somebody was sent on, once and in time."""
    errands = schema.errands
    row = connection.execute(errands.select().where(errands.c.secret == secret)).first()
    if row is None:
        return None
    connection.execute(errands.delete().where(errands.c.secret == secret))
    return msgspec.msgpack.decode(row.body, type=Errand) if row.until >= now else None


def identity_by(connection: sa.Connection, provider: str, subject: str) -> GuestRow | None:
    """Whom a provider means."""
    identities = schema.identities
    wanted = sa.select(identities.c.guest_id).where(identities.c.provider == provider, identities.c.subject == subject)
    guest = connection.execute(wanted).scalar()
    found = _account(connection, schema.accounts.c.guest_id == guest) if guest is not None else None
    return found[1] if found else None


def identities_of(connection: sa.Connection, guest: str) -> list[Identity]:
    """By which providers somebody is known."""
    identities = schema.identities
    rows = connection.execute(identities.select().where(identities.c.guest_id == guest).order_by(identities.c.created))
    return [Identity(row.id, row.provider, row.subject, row.name, row.created) for row in rows]


def add_identity(connection: sa.Connection, guest: str, identity: Identity) -> None:
    """Somebody is known by a provider too."""
    connection.execute(schema.identities.insert().values(guest_id=guest, **msgspec.structs.asdict(identity)))


def end_identity(connection: sa.Connection, guest: str, ident: str) -> None:
    """Somebody is no longer known by a provider."""
    identities = schema.identities
    connection.execute(identities.delete().where(identities.c.guest_id == guest, identities.c.id == ident))


def free_login(connection: sa.Connection, wanted: str) -> str:
    """A name that nobody has, the nearest to the one that is wanted."""
    for number in count(1):
        name = wanted if number == 1 else f"{wanted} {number}"
        if account_by(connection, name) is None:
            return name
    raise AssertionError


# -- moving in, and moving out -------------------------------------------------------------------------------------------------


def move(connection: sa.Connection, guest: str, to: str) -> list[str]:
    """Everything of a guest without a password is his who signs in there; the tables concerned."""
    holders, tables, seats, chat = schema.holders, schema.tables, schema.seats, schema.chat
    held = connection.execute(holders.select().where(holders.c.guest_id == guest)).all()
    hosted = connection.execute(sa.select(tables.c.id).where(tables.c.host == guest)).scalars().all()
    for row in held:
        here = (holders.c.table_id == row.table_id, holders.c.seat == row.seat)
        if connection.execute(holders.select().where(*here, holders.c.guest_id == to)).first() is None:
            connection.execute(holders.insert().values(table_id=row.table_id, seat=row.seat, guest_id=to))
    connection.execute(tables.update().where(tables.c.host == guest).values(host=to))
    connection.execute(seats.update().where(seats.c.link_by == guest).values(link_by=to))
    for table in (chat, schema.channels, schema.orders):
        connection.execute(table.update().where(table.c.guest_id == guest).values(guest_id=to))
    parlour.move(connection, guest, to)
    _forget(connection, guest)
    return _concerned(connection, [*(row.table_id for row in held), *hosted])


def remove(connection: sa.Connection, guest: str) -> list[str]:
    """Somebody leaves for good: his seats are free, his tables have another host, what he said is gone; the tables concerned."""
    holders, tables, chat = schema.holders, schema.tables, schema.chat
    held = connection.execute(sa.select(holders.c.table_id).where(holders.c.guest_id == guest)).scalars().all()
    hosted = connection.execute(sa.select(tables.c.id).where(tables.c.host == guest)).scalars().all()
    connection.execute(chat.update().where(chat.c.guest_id == guest).values(guest_id=None, **SILENT))
    _forget(connection, guest)
    for table in hosted:
        others = sa.select(holders.c.guest_id).where(holders.c.table_id == table).order_by(holders.c.seat)
        connection.execute(tables.update().where(tables.c.id == table).values(host=connection.execute(others).scalar()))
    return _concerned(connection, [*held, *hosted])


def _concerned(connection: sa.Connection, tables: list[str]) -> list[str]:
    """The tables at which somebody else sits now, or nobody; other services hear of it."""
    concerned = list(dict.fromkeys(tables))
    announce_all(connection, [(each, 0) for each in (NEWS, *concerned)])
    return concerned


SILENT = {"seat": None, "name": "", "text": REMOVED, "kind": "notice"}


def _forget(connection: sa.Connection, guest: str) -> None:
    parlour.forget(connection, guest)
    own = (schema.holders, schema.sessions, schema.letters, schema.identities, schema.channels, schema.orders, schema.accounts)
    for table in own:
        connection.execute(table.delete().where(table.c.guest_id == guest))
    connection.execute(schema.guests.delete().where(schema.guests.c.id == guest))


def places_of(connection: sa.Connection, guest: str) -> list[Place]:
    """The seats of somebody, and the tables he made."""
    holders, tables, seats = schema.holders, schema.tables, schema.seats
    sitting = sa.and_(seats.c.table_id == holders.c.table_id, seats.c.seat == holders.c.seat)
    found = connection.execute(
        sa.select(tables.c.id, tables.c.name, seats.c.seat, seats.c.name.label("called"))
        .select_from(holders.join(seats, sitting).join(tables, tables.c.id == holders.c.table_id))
        .where(holders.c.guest_id == guest)
        .order_by(tables.c.created, seats.c.seat)
    )
    hosted = connection.execute(tables.select().where(tables.c.host == guest).order_by(tables.c.created))
    return [Place(row.id, row.name, row.seat, row.called) for row in found] + [
        Place(row.id, row.name, None, "") for row in hosted
    ]


def spoken_by(connection: sa.Connection, guest: str) -> list[Spoken]:
    """Everything that somebody said."""
    chat = schema.chat
    rows = connection.execute(chat.select().where(chat.c.guest_id == guest).order_by(chat.c.at, chat.c.number))
    return [Spoken(row.table_id, row.at, row.text) for row in rows]
