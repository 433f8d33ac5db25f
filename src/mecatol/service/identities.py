"""Signing in by a provider: somebody is sent there with an errand, and comes back as whom the provider says he is."""

from __future__ import annotations

import secrets
from hmac import compare_digest
from typing import Literal, NamedTuple

import sqlalchemy as sa

from mecatol.texts import DEFAULT

from . import messages as wire
from . import roster
from .archive import Archive
from .calling import Unanswered
from .clock import Clock, written
from .ledger import GuestRow
from .people import People
from .providers import Errand, Whom, configured
from .refusals import declined
from .roster import Account, Identity, hashed, login
from .settings import Settings
from .tokens import BadToken

ERRAND = 600.0  # seconds somebody may take at the provider
LOGIN = 70  # letters


class Astray(Exception):
    """Somebody did not come back as he should: he said no there, or nobody can tell who he is, or he is somebody else
    here, or banned."""

    def __init__(self, why: Literal["denied", "failed", "taken", "banned"], because: str = "") -> None:
        super().__init__(because or why)
        self.why = why


class Return(NamedTuple):
    """What somebody brings along who comes back from a provider."""

    provider: str
    code: str = ""
    state: str = ""
    error: str = ""
    issuer: str = ""


class Identities:
    """Everybody as others know him."""

    def __init__(self, people: People, archive: Archive, settings: Settings, clock: Clock) -> None:
        self.people = people
        self.archive = archive
        self.clock = clock
        self.providers = configured(settings, clock)

    def offered(self) -> tuple[wire.Provider, ...]:
        """By whom one can sign in."""
        return tuple(wire.Provider(each.id, each.title) for each in self.providers.values())

    async def begin(self, provider: str, here: str, address: str, cookie: str | None = None) -> tuple[str, str]:
        """Where somebody is sent, and the cookie by which his errand is known."""
        known = self.providers.get(provider)
        if known is None:
            raise declined("not_found", "no-provider")
        await self._may_join(provider, cookie)
        self.people.limit_attempts(address)
        secret, now = secrets.token_urlsafe(32), self.clock.time()
        state, nonce, verifier = (secrets.token_urlsafe(32) for _ in range(3))
        errand = Errand(provider, state, nonce, verifier, f"{here}/sign-in/{provider}")
        try:
            where = await known.address(errand)
        except Unanswered as why:
            raise declined("refused", "provider-away", "later") from why
        until = written(now + ERRAND)
        await self.archive.do(lambda c: roster.add_errand(c, hashed(secret), errand, until, written(now)))
        return where, secret

    async def _may_join(self, provider: str, cookie: str | None) -> None:
        """One more way into an account is for who has signed in a short while ago; to sign in again anybody may be sent."""
        guest = await self.people.known_guest(cookie)
        if guest is None or not guest.account:
            return
        joined = await self.archive.do(lambda c: roster.identities_of(c, guest.id))
        if not any(each.provider == provider for each in joined):
            await self.people.recent(cookie)

    async def finish(self, errand: str | None, said: Return, cookie: str | None, device: str, language: str = DEFAULT) -> str:
        """Somebody comes back; the cookie by which he is known from now on."""
        whom, provider = await self._whom(errand, said)
        before = await self.people.known_guest(cookie)
        known = await self.archive.do(lambda c: roster.identity_by(c, provider, whom.subject))
        if before is not None and before.account and cookie is not None:
            if known is not None and known.id != before.id:
                raise Astray("taken")
            if known is None:
                await self._join(provider, whom, before)
            await self.people.prove(cookie)
            return cookie
        if known is not None and self.people.bans.of(known.id):
            raise Astray("banned")
        if known is not None:
            return await self.people.come_back(known, cookie, device)
        if before is None or cookie is None:
            before, cookie = await self.people.welcome(whom.name or self.providers[provider].title, None, language, device=device)
        await self._join(provider, whom, before)
        await self.people.prove(cookie)
        self.people.forget_known()
        return cookie

    async def _whom(self, errand: str | None, said: Return) -> tuple[Whom, str]:
        """Who has come back from an errand that this very browser was sent on; an errand is done once."""
        now = self.clock.now()
        secret = hashed(errand or "")
        sent = await self.archive.do(lambda c: roster.take_errand(c, secret, now))
        if sent is None or sent.provider != said.provider or not compare_digest(sent.state.encode(), said.state.encode()):
            raise Astray("failed", "no such errand")
        if said.error or not said.code:
            raise Astray("denied" if said.error == "access_denied" else "failed", "the provider said no")
        known = self.providers.get(sent.provider)
        if known is None:
            raise Astray("failed", "no such provider")
        try:
            return await known.whom(sent, said.code, said.issuer), sent.provider
        except (Unanswered, BadToken) as why:
            raise Astray("failed", f"{type(why).__name__}: {why}") from why

    async def _join(self, provider: str, whom: Whom, guest: GuestRow) -> None:
        """A guest is known by a provider from now on; who had no account has one then, without a password."""
        now = self.clock.now()
        new = Identity(secrets.token_hex(8), provider, whom.subject, whom.name, now)

        def job(connection: sa.Connection) -> bool:
            if roster.identity_by(connection, provider, whom.subject) is not None:
                return False
            if roster.account_of(connection, guest.id) is None:
                name = roster.free_login(connection, login(whom.name)[:LOGIN].strip() or provider)
                roster.add_account(connection, Account(guest.id, name, "", None), now)
            roster.add_identity(connection, guest.id, new)
            return True

        if not await self.archive.do(job):
            raise Astray("taken")

    async def end(self, ident: str, cookie: str | None) -> None:
        """Somebody is no longer known by a provider; who has no password keeps one of them."""
        guest = await self.people.recent(cookie)

        def job(connection: sa.Connection) -> str:
            account, known = roster.account_of(connection, guest.id), roster.identities_of(connection, guest.id)
            if account is None or not any(each.id == ident for each in known):
                return "no-provider"
            if not account.password and len(known) == 1:
                return "last-provider"
            roster.end_identity(connection, guest.id, ident)
            return ""

        if why := await self.archive.do(job):
            raise declined("not_found" if why == "no-provider" else "refused", why)
