"""Who somebody is: guests known by a cookie, and accounts by which they come back from any device."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable
from time import monotonic

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from mecatol.texts import DEFAULT, Texts, languages, preferred

from . import channels, parlour, roster
from . import messages as wire
from .archive import Archive, ArchiveFault
from .bans import Bans
from .clock import Clock, written
from .ledger import GuestRow
from .limits import BY_ADDRESS, Allowance, Effort, OfAddress, TooMuch
from .post import Post
from .refusals import declined
from .roster import Account, Session, hashed, login
from .settings import Settings

REMEMBERED = 10_000  # guests
FRESH = 60.0  # seconds until it is looked up again whether a cookie is still good
HOUR = 3600.0
RECENT = 900.0  # seconds in which who has signed in need not show again who he is
LETTER = 3600.0  # seconds a link in a letter is good for
DEVICE = 200  # letters of what a browser says it is

log = logging.getLogger("mecatol.service")

hasher = PasswordHasher()  # argon2id, as RFC 9106 recommends where memory is short
NOBODY = hasher.hash(secrets.token_urlsafe(16))  # what is compared where there is no such account, so that it takes as long


def fits(password: str, kept: str) -> bool:
    """Whether a password is the one that is kept."""
    try:
        return hasher.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False


class People:
    """Everybody who is known here."""

    def __init__(
        self,
        archive: Archive,
        settings: Settings,
        effort: Effort,
        clock: Clock,
        bans: Bans,
        moved: Callable[[str], Awaitable[None]],
    ) -> None:
        self.archive = archive
        self.effort = effort
        self.clock = clock
        self.bans = bans
        self.post = Post(settings)
        self._moved = moved  # who sits at a table has changed
        self._newcomers = OfAddress(settings.guests_an_hour, HOUR)
        self._attempts = Allowance(settings.sign_ins_an_hour, HOUR)
        self._attempts_by_address = OfAddress(settings.sign_ins_an_hour * BY_ADDRESS, HOUR)
        self._letters = Allowance(settings.letters_an_hour, HOUR)
        self._known: dict[str, tuple[GuestRow, float]] = {}  # by the hash of their cookie, and when that was read

    # -- guests --------------------------------------------------------------------------------------------------------

    async def guest(self, cookie: str | None) -> GuestRow:
        """Whoever shows that cookie."""
        found = await self.known_guest(cookie)
        if found is None:
            raise declined("no_guest", "nobody", "introduce")
        return found

    async def known_guest(self, cookie: str | None) -> GuestRow | None:
        """Whoever shows that cookie, or nobody; who is banned comes no further."""
        found = await self._recognised(cookie)
        if found is not None:
            self.bans.check(found.id)
        return found

    async def _recognised(self, cookie: str | None) -> GuestRow | None:
        if not cookie or len(cookie) > 100:
            return None
        secret = hashed(cookie)
        known, read = self._known.get(secret, (None, 0.0))
        if known is not None and monotonic() - read < FRESH:
            return known
        now = self.clock.now()
        found = await self.archive.do(lambda c: roster.guest_by(c, secret, now))
        if found is None:
            self._known.pop(secret, None)
        else:
            self._remember(secret, found)
        return found

    def _remember(self, secret: str, guest: GuestRow) -> None:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[secret] = (guest, monotonic())

    async def speaks(self, cookie: str | None, accepts: str) -> str:
        """The language of a guest, or of whoever's browser asks for it."""
        return _language(await self._recognised(cookie), accepts)

    def spoke(self, cookie: str | None, accepts: str) -> str:
        """The same, of whoever was just here."""
        return _language(self._known.get(hashed(cookie), (None, 0.0))[0] if cookie else None, accepts)

    async def welcome(
        self, name: str, cookie: str | None, language: str = DEFAULT, address: str = "", device: str = ""
    ) -> tuple[GuestRow, str]:
        """Somebody says his name: the guest, and the cookie he is known by."""
        known = await self.known_guest(cookie)
        if known is not None and cookie is not None:
            changed = GuestRow(known.id, name, language, known.account)
            await self.archive.do(lambda c: roster.change_guest(c, changed))
            self._remember(hashed(cookie), changed)
            return changed, cookie
        if address:
            self._newcomers.use(address)
        guest, (secret, session) = GuestRow(secrets.token_hex(8), name, language), self._session(device)
        await self.archive.do(lambda c: roster.add_guest(c, guest, session))
        return guest, secret

    def _session(self, device: str) -> tuple[str, Session]:
        """A new cookie, and how it is kept."""
        secret, now = secrets.token_urlsafe(32), self.clock.now()
        return secret, Session(secrets.token_hex(8), now, now, device[:DEVICE], hashed(secret))

    # -- accounts ------------------------------------------------------------------------------------------------------

    async def sign_up(self, wanted: wire.NewAccount, cookie: str | None, address: str) -> wire.Account:
        """A guest takes a name and a password; his seats stay his."""
        guest, name = await self.guest(cookie), login(wanted.name)
        if len(name) > 80 or not name:
            raise declined("refused", "name-taken", "another")
        self._attempts_by_address.use(address)
        kept = await self.effort.work_out(address, hasher.hash, wanted.password)
        now, account = self.clock.now(), Account(guest.id, name, kept, None)
        if not await self.archive.do(lambda c: roster.add_account(c, account, now)):
            raise declined("refused", "name-taken", "another")
        await self.prove(cookie)
        self._known.clear()
        if wanted.mail:
            await self.new_mail(wire.NewMail(wanted.mail, wanted.password), cookie, address)
        return await self.account(cookie)

    async def sign_in(self, given: wire.SignIn, cookie: str | None, address: str, device: str) -> tuple[GuestRow, str]:
        """Somebody comes back; what he did here as a guest without a password is his account's then."""
        found = await self._attempt(given.name, given.password, address)
        return found, await self.come_back(found, cookie, device)

    async def come_back(self, found: GuestRow, cookie: str | None, device: str) -> str:
        """Somebody of whom we know who he is; the cookie he is known by. What he did here as a guest is his account's then."""
        self.bans.check(found.id)
        before, (secret, session) = await self.known_guest(cookie), self._session(device)
        old = hashed(cookie or "")

        def job(connection: sa.Connection) -> list[str]:
            roster.add_session(connection, found.id, session)
            if before is not None and not before.account:
                return roster.move(connection, before.id, found.id)
            roster.end_session(connection, old)
            return []

        tables = await self.archive.do(job)
        self.forget_known()
        for table in tables:
            await self._moved(table)
        return secret

    def forget_known(self) -> None:
        """Whoever is known by a cookie is looked up again."""
        self._known.clear()

    def limit_attempts(self, address: str) -> None:
        """Once more somebody tries to come in from an address."""
        self._attempts_by_address.use(address)

    async def _attempt(self, name: str, password: str, address: str) -> GuestRow:
        """Whose name and password these are; nobody learns which of the two is wrong."""
        wanted = login(name)
        self._attempts.use((wanted, address))
        self._attempts_by_address.use(address)
        found = await self.archive.do(lambda c: roster.account_by(c, wanted))
        right = await self.effort.work_out(address, fits, password, (found[0].password if found else "") or NOBODY)
        if found is None or not right:
            raise declined("no_guest", "wrong-password", "password")
        return found[1]

    async def _own(self, cookie: str | None, password: str, address: str) -> tuple[GuestRow, Account]:
        """The account of whoever shows that cookie and knows its password."""
        guest = await self.guest(cookie)
        account = await self.archive.do(lambda c: roster.account_of(c, guest.id))
        if account is None:
            raise declined("refused", "no-account")
        if account.password:
            await self._attempt(account.login, password, address)
        else:  # who comes by a provider alone has none
            await self.recent(cookie)
        return guest, account

    async def recent(self, cookie: str | None) -> GuestRow:
        """Whoever shows that cookie, for what a cookie alone is not enough for: who has an account has signed in by it a short
        while ago. A guest has nothing else to show."""
        guest = await self.guest(cookie)
        here, since = hashed(cookie or ""), written(self.clock.time() - RECENT)
        sessions = await self.archive.do(lambda c: roster.sessions_of(c, guest.id)) if guest.account else []
        if guest.account and not any(each.secret == here and each.created >= since for each in sessions):
            raise declined("refused", "sign-in-again", "sign-in-again")
        return guest

    async def prove(self, cookie: str | None) -> None:
        """Whoever shows that cookie has just shown who he is."""
        secret, now = hashed(cookie or ""), self.clock.now()
        await self.archive.do(lambda c: roster.proved(c, secret, now))

    async def account(self, cookie: str | None) -> wire.Account:
        """One's account, and where one is known."""
        guest = await self.guest(cookie)
        account = await self.archive.do(lambda c: roster.account_of(c, guest.id))
        sessions = await self.archive.do(lambda c: roster.sessions_of(c, guest.id))
        here = hashed(cookie or "")
        told = tuple(wire.Session(each.id, each.device, each.created, each.seen, each.secret == here) for each in sessions)
        if account is None:
            return wire.Account("", "", self.post.open, False, told)
        joined = await self.archive.do(lambda c: roster.identities_of(c, guest.id))
        by = tuple(wire.Identity(each.id, each.provider, each.name, each.created) for each in joined)
        return wire.Account(account.login, account.mail or "", self.post.open, account.reminded, told, bool(account.password), by)

    async def end_session(self, session: str, cookie: str | None) -> None:
        """One is no longer known on a device; this one's id is `this`."""
        guest = await self.guest(cookie)
        here = hashed(cookie or "")
        ended = here if session == "this" else await self.archive.do(lambda c: roster.session_by(c, guest.id, session))
        if ended != here:
            await self.recent(cookie)
        await self.archive.do(lambda c: roster.end_session(c, ended))
        await self._strangers(guest.id)

    async def _strangers(self, guest: str) -> None:
        """Some cookies of somebody's are no longer good: whoever listens by one is shown out."""
        self._known.clear()
        for table in {place.table for place in await self.archive.do(lambda c: roster.places_of(c, guest))}:
            await self._moved(table)

    async def new_password(self, given: wire.NewPassword, cookie: str | None, address: str) -> None:
        """Another password; all other devices must sign in again."""
        guest, _ = await self._own(cookie, given.old, address)
        kept = await self.effort.work_out(address, hasher.hash, given.new)
        await self.archive.do(lambda c: roster.change_password(c, guest.id, kept))
        await self.archive.do(lambda c: roster.end_sessions(c, guest.id, but=hashed(cookie or "")))
        await self._strangers(guest.id)

    # -- letters -------------------------------------------------------------------------------------------------------

    async def new_mail(self, given: wire.NewMail, cookie: str | None, address: str) -> None:
        """Where somebody is written to, once he has confirmed it; none: nowhere."""
        guest, _ = await self._own(cookie, given.password, address)
        if not given.mail:
            await self.archive.do(lambda c: roster.change_mail(c, guest.id, None))
            return
        if not self.post.open:
            raise declined("refused", "no-mail")
        await self._write(guest, given.mail, given.mail, "confirm")

    async def forgotten(self, given: wire.Forgotten, address: str) -> None:
        """Somebody asks for a letter with which he can choose a new password; nobody learns whether there is such an account."""
        if not self.post.open:
            raise declined("refused", "no-mail")
        self._attempts_by_address.use(address)
        self.post.go(self._write_to(login(given.name)))

    async def _write_to(self, name: str) -> None:
        """Whoever has that name gets a letter, if he has an address and has not had too many."""
        try:
            found = await self.archive.do(lambda c: roster.account_by(c, name))
            if found is not None and found[0].mail:
                await self._write(found[1], found[0].mail, None, "recover")
        except (TooMuch, ArchiveFault) as why:
            log.warning("nobody was sent a letter: %s", type(why).__name__)

    async def _write(self, guest: GuestRow, to: str, confirms: str | None, what: str) -> None:
        self._letters.use(guest.id)
        secret, time = secrets.token_urlsafe(24), self.clock.time()
        kept = hashed(secret)
        await self.archive.do(lambda c: roster.add_letter(c, kept, guest.id, confirms, written(time + LETTER), written(time)))
        args = {"name": guest.name, "link": f"{self.post.address}/account?{what}={secret}"}
        texts = Texts(guest.language)
        self.post.send(to, texts.say(f"mail-{what}-subject"), texts.say(f"mail-{what}", args))

    async def has_played(self, guest: str) -> None:
        """Who was told that it is his turn has come."""
        await self.archive.do(lambda c: channels.has_played(c, guest))
        self.forget_known()

    async def reminders(self, given: wire.Reminders, cookie: str | None) -> None:
        """One is told by letter when it is one's turn, or not."""
        guest = await self.guest(cookie)
        await self.archive.do(lambda c: roster.remind(c, guest.id, given.wanted))

    async def confirm(self, token: str) -> None:
        """Somebody has got the letter at his new address."""
        guest, mail = await self._letter(token)
        if mail is None:
            raise declined("refused", "no-letter", "letter")
        await self.archive.do(lambda c: roster.change_mail(c, guest, mail))

    async def recover(self, given: wire.Recovery, address: str, device: str) -> str:
        """Who has got the letter chooses another password; the cookie he is known by, the only one from now on."""
        kept = await self.effort.work_out(address, hasher.hash, given.password)
        guest, mail = await self._letter(given.token)
        if mail is not None:
            raise declined("refused", "no-letter", "letter")
        secret, session = self._session(device)

        def job(connection: sa.Connection) -> None:
            roster.change_password(connection, guest, kept)
            roster.end_sessions(connection, guest)
            roster.add_session(connection, guest, session)

        await self.archive.do(job)
        await self._strangers(guest)
        return secret

    async def _letter(self, token: str) -> tuple[str, str | None]:
        now = self.clock.now()
        found = await self.archive.do(lambda c: roster.open_letter(c, hashed(token), now))
        if found is None:
            raise declined("refused", "no-letter", "letter")
        return found

    # -- one's own data ------------------------------------------------------------------------------------------------

    async def data(self, cookie: str | None) -> wire.PersonalData:
        """Everything that is kept about somebody."""
        guest, account = await self.recent(cookie), await self.account(cookie)
        places = await self.archive.do(lambda c: roster.places_of(c, guest.id))
        spoken = await self.archive.do(lambda c: roster.spoken_by(c, guest.id))
        ways = await self.archive.do(lambda c: channels.of(c, guest.id))
        whispered = await self.archive.do(lambda c: parlour.whispered_to(c, guest.id))
        notes = await self.archive.do(lambda c: parlour.notes_of(c, guest.id))
        deals = await self.archive.do(lambda c: parlour.deals_by(c, guest.id))
        return wire.PersonalData(
            guest=wire.Guest(guest.id, guest.name, guest.language, guest.account),
            account=account,
            places=tuple(wire.OwnPlace(each.table, each.name, each.seat, each.seat_name) for each in places),
            whispers=tuple(
                wire.OwnWhisper(table, wire.Whispered(each.number, each.seat, each.to, each.text, each.at))
                for table, each in whispered
            ),
            notes=tuple(wire.OwnNote(table, wire.Note(each.about, each.text, each.at)) for table, each in notes),
            deals=tuple(
                wire.OwnDeal(table, wire.Deal(each.id, each.by, each.seats, each.public, each.text, each.at, each.over))
                for table, each in deals
            ),
            ways=tuple(wire.OwnWay(each.kind, each.address, each.created) for each in ways),
            said=tuple(wire.OwnWords(each.table, each.at, each.text) for each in spoken),
        )

    async def remove(self, given: wire.Removal, cookie: str | None, address: str) -> None:
        """Somebody leaves for good."""
        guest = await self.guest(cookie)
        if guest.account:
            await self._own(cookie, given.password, address)
        tables = await self.archive.do(lambda c: roster.remove(c, guest.id))
        self._known.clear()
        for table in tables:
            await self._moved(table)


def _language(guest: GuestRow | None, accepts: str) -> str:
    return guest.language if guest is not None and guest.language in languages() else preferred(accepts)
