"""Telling people that it is their turn: by mail, by a webhook of Discord's, by their browsers; once, and nothing of a game."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

from mecatol.texts import Texts

from . import channels, ledger, web_push
from . import messages as wire
from .archive import Archive
from .calling import Unanswered, call
from .channels import Channel, Tell
from .clock import Clock
from .limits import Allowance
from .people import People
from .refusals import declined
from .roster import hashed
from .settings import Settings
from .tokens import packed
from .web_push import Browser

WAYS = 10  # to one person
LISTED = 50  # tables in one message
HOUR = 3600.0  # seconds
NUDGES = 4 * HOUR  # between two times that somebody is told again
GONE = (404, 410)  # what a push service says of a browser that wants no more
KEY = "push"  # under which our own is kept

log = logging.getLogger("mecatol.service")


def allowed(address: str, list_: str) -> bool:
    """Whether an address is among those that an operator lets the service call: hosts, and beginnings of addresses."""
    try:
        where = urlsplit(address)
        host, _ = where.hostname or "", where.port
    except ValueError:
        return False
    if ".." in where.path or where.username is not None or where.fragment or not address.isascii() or not address.isprintable():
        return False
    for each in list_.split():
        if address.startswith(each) if "://" in each else where.scheme == "https" and f".{host}".endswith(f".{each}"):
            return True
    return False


class Notices:
    """Tells people that a table waits for them, where they are not looking."""

    def __init__(self, people: People, archive: Archive, settings: Settings, clock: Clock) -> None:
        self.people = people
        self.archive = archive
        self.settings = settings
        self.clock = clock
        self.post = people.post
        self.here = settings.public_address.rstrip("/")
        self._asked = Allowance(settings.letters_an_hour, HOUR)
        self._nudges = Allowance(1, NUDGES)
        self._key: EllipticCurvePrivateKey | None = None
        self._under_way: set[asyncio.Task[None]] = set()

    @property
    def open(self) -> bool:
        """Whether anybody can be told, with links that lead here."""
        return bool(self.here)

    # -- ways to somebody ----------------------------------------------------------------------------------------------

    async def ways(self, cookie: str | None) -> wire.Ways:
        """How one is told."""
        guest = await self.people.guest(cookie)
        found = await self.archive.do(lambda c: channels.of(c, guest.id))
        told = tuple(wire.Way(each.id, each.kind, urlsplit(each.address).hostname or "", each.created) for each in found)
        return wire.Ways(packed(web_push.public(await self._signer())) if self.open else "", self.open, told)

    async def add_webhook(self, wanted: wire.NewWebhook, cookie: str | None) -> None:
        """One is told by a webhook from now on, which says so at once: whoever reads there can end it."""
        if not self.open or not allowed(wanted.address, self.settings.webhooks):
            raise declined("refused", "no-webhook", "webhook")
        guest = await self.people.guest(cookie)
        self._asked.use(guest.id)
        channel = Channel(secrets.token_hex(8), "discord", wanted.address, self.clock.now())
        stop = await self.archive.do(lambda c: channels.stop_of(c, channel.id))
        args = {"name": guest.name, "link": self._stop(stop)}
        status = await self._webhook(wanted.address, Texts(guest.language).say("webhook-hello", args))
        if not 200 <= status < 300:
            raise declined("refused", "webhook-away", "webhook")
        await self._add(guest.id, channel)
        await self.archive.do(lambda c: channels.may_be_quiet(c, channel.id, hashed(stop)))

    async def add_browser(self, wanted: wire.NewBrowser, cookie: str | None) -> None:
        """One is told by this browser from now on."""
        browser = Browser(wanted.endpoint, wanted.p256dh, wanted.auth)
        if not self.open or not allowed(wanted.endpoint, self.settings.push_services) or not web_push.checked(browser):
            raise declined("refused", "no-push")
        guest, now = await self.people.guest(cookie), self.clock.now()
        self._asked.use(guest.id)
        await self._add(guest.id, Channel(secrets.token_hex(8), "push", wanted.endpoint, now, wanted.p256dh, wanted.auth))

    async def _add(self, guest: str, channel: Channel) -> None:
        if not await self.archive.do(lambda c: channels.add(c, guest, channel, WAYS)):
            raise declined("refused", "many-ways", most=WAYS)

    async def end(self, ident: str, cookie: str | None) -> None:
        """One is no longer told that way."""
        guest = await self.people.guest(cookie)
        await self.archive.do(lambda c: channels.end(c, guest.id, ident))

    async def be_quiet(self, token: str) -> None:
        """Who has a message wants no more of them; nobody needs to sign in for that."""
        if not await self.archive.do(lambda c: channels.quiet(c, hashed(token))):
            raise declined("not_found", "no-letter")

    # -- telling -------------------------------------------------------------------------------------------------------

    async def nudge(self, table: str, seat: int, guests: tuple[str, ...]) -> None:
        """Somebody at the table asks that who is waited for is told again; now and then."""
        self._nudges.use((table, seat))
        for guest in guests:
            await self.tell(guest, again=True)

    async def tell(self, guest: str, *, again: bool = False) -> None:
        """Somebody is told once at which tables it is his turn; not again before he has played, unless that is asked for."""
        mails = self.post.open

        def job(connection: sa.Connection) -> tuple[Tell | None, list[tuple[str, str]]]:
            turns = self._turns(connection, guest)
            return (channels.to_be_told(connection, guest, again=again, mails=mails) if turns else None), turns

        found, turns = await self.archive.do(job)
        if found is not None:
            self.people.forget_known()
            self._send(found, turns)

    def _turns(self, connection: sa.Connection, guest: str) -> list[tuple[str, str]]:
        """The tables that wait for somebody, and links to them."""
        return [
            (row.name, f"{self.here}/tables/{row.id}?seat={seat}")
            for row in ledger.tables_for(connection, guest, LISTED)
            if not row.ended
            for seat in row.facts.waiting_for
            if guest in row.seats[seat].guests
        ]

    def _send(self, found: Tell, turns: list[tuple[str, str]]) -> None:
        texts, lines = Texts(found.guest.language), "\n".join(f"{name}: {link}" for name, link in turns)
        args = {"name": found.guest.name, "tables": lines}
        if found.mail:
            stop = self._stop(found.mail_stop)
            words = texts.say("mail-turn", args | {"link": stop})
            self.post.send(found.mail, texts.say("mail-turn-subject"), words, stop)
        for way, token in found.ways:
            stop = self._stop(token)
            if way.kind == "discord":
                self._go(self._by_webhook(way, texts.say("webhook-turn", args | {"link": stop})))
            else:
                names = ", ".join(name for name, _ in turns)
                title, quiet = texts.say("mail-turn-subject"), texts.say("page-no-letters")
                told = wire.Pushed(title, names[:200], turns[0][1] if len(turns) == 1 else f"{self.here}/", stop, quiet)
                self._go(self._by_browser(found.guest.id, way, msgspec.json.encode(told)))

    def _stop(self, token: str) -> str:
        return f"{self.here}/letters/{token}"

    def _go(self, sending: Coroutine[None, None, None]) -> None:
        """A message goes out by itself; nobody waits for it."""
        task = asyncio.create_task(sending)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _by_webhook(self, way: Channel, words: str) -> None:
        status = await self._webhook(way.address, words)
        if not 200 <= status < 300:
            log.warning("a webhook did not take a message: %s", status)

    @staticmethod
    async def _webhook(address: str, words: str) -> int:
        """What a webhook answers to words, which call upon nobody there; 0: nothing."""
        body = msgspec.json.encode({"content": words[:1900], "allowed_mentions": {"parse": []}})
        try:
            return (await call(address, method="POST", body=body, headers={"Content-Type": "application/json"})).status
        except Unanswered:
            return 0

    async def _by_browser(self, guest: str, way: Channel, told: bytes) -> None:
        browser = Browser(way.address, way.p256dh, way.auth)
        contact = self.here if self.here.startswith("https://") else f"mailto:{self.settings.mail_from or 'nobody@localhost'}"
        headers = web_push.headers(browser, await self._signer(), contact, self.clock.time())
        try:
            body = web_push.encrypted(browser, told)
            status = (await call(way.address, method="POST", body=body, headers=headers)).status
        except Unanswered as why:
            log.warning("a push service does not answer: %s", why)
            return
        if status in GONE:
            await self.archive.do(lambda c: channels.end(c, guest, way.id))
        elif not 200 <= status < 300:
            log.warning("a push service did not take a message: %s", status)

    async def _signer(self) -> EllipticCurvePrivateKey:
        """The key by which browsers know who sends, the same at all services over one file."""
        if self._key is None:
            new = web_push.new_key()
            self._key = web_push.private(await self.archive.do(lambda c: channels.key(c, KEY, new)))
        return self._key

    async def close(self) -> None:
        """What is under way is let finish."""
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self.post.close()
