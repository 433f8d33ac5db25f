"""What every request passes: pages of other sites, broken addresses and bodies that never end come no further."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from time import monotonic
from typing import Any, TypeAlias

import msgspec

from mecatol.texts import Texts, preferred

from . import messages as wire
from .bans import Ban
from .limits import OfAddress, TooMuch
from .refusals import Declined, declined
from .settings import Settings
from .telemetry import Telemetry

Message: TypeAlias = dict[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
Application: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]

LONGEST = 1000  # bytes of a path
OPERATING = ("/operator", "/healthz", "/readyz", "/metrics")  # open to the operator, wherever he comes from
SAFE = ("GET", "HEAD", "OPTIONS")
JSON = b"application/json"
POLICY = (
    b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY = (
    (b"content-security-policy", POLICY),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),  # a seat's link is nobody else's business; with none, our own forms have no Origin
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-opener-policy", b"same-origin"),
)


class Late(Exception):
    """The body of a request did not come."""


class Gate:
    """Stands before the application."""

    def __init__(
        self,
        app: Application,
        settings: Settings,
        counts: Callable[[str, int, float], None],
        banned: Callable[[str], Ban | None],
        telemetry: Telemetry,
        requests: OfAddress,
    ) -> None:
        self.app = app
        self.settings = settings
        self.counts = counts
        self.banned = banned
        self.telemetry = telemetry
        self._requests = requests

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if scope["type"] == "websocket":
            shut = self._too_many(scope) or self.banned(_from(scope)) is not None
            scope[STRAIGHT] = send
            await (send({"type": "websocket.close"}) if shut else self.app(scope, receive, send))
            return
        status = 0

        def counts(method: str, told: int, seconds: float) -> None:
            nonlocal status
            status = told
            self.counts(method, told, seconds)

        with self.telemetry.request(scope, lambda: status):
            await self._answer(scope, receive, self._guarded(scope["method"], send, counts))

    async def _answer(self, scope: dict[str, Any], receive: Receive, guarded: Send) -> None:
        why = self._refusal(scope)
        if why is not None:
            await _refuse(guarded, why[0], self._spoken(scope, why[1]))
            return
        try:
            await self.app(scope, self._prompt(receive), guarded)
        except Late:
            await _refuse(guarded, 408, self._spoken(scope, declined("malformed", "unfinished")))

    def _refusal(self, scope: dict[str, Any]) -> tuple[int, Declined] | None:
        if self._too_many(scope):
            return 429, declined("too_much", "too-much", "slower")
        path, raw = scope["path"], scope.get("raw_path") or b""
        if (ban := self.banned(_from(scope))) is not None and not path.startswith(OPERATING):
            return 403, ban.told()
        if len(raw) > LONGEST or "\x00" in path or "\ufffd" in path or not path.isprintable():
            return 404, declined("not_found", "nothing-here")
        if scope["method"] in SAFE:
            return None
        headers = {name: value for name, value in scope["headers"] if name in NAMED}
        if headers.get(b"sec-fetch-site") == b"cross-site" or not welcome_from(scope["headers"], self.settings):
            return 403, declined("foreign", "foreign")
        empty = headers.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in headers
        if path.startswith("/api/") and not empty and not headers.get(b"content-type", b"").startswith(JSON):
            return 415, declined("malformed", "not-json")
        return None

    def _too_many(self, scope: dict[str, Any]) -> bool:
        """Whether more comes from an address than people can want."""
        try:
            self._requests.use(_from(scope))
        except TooMuch:
            return True
        return False

    @staticmethod
    def _spoken(scope: dict[str, Any], why: Declined) -> wire.Problem:
        """In a language that the browser asks for: who it is, nobody has looked at yet."""
        accepts = dict(scope["headers"]).get(b"accept-language", b"")
        return why.problem(Texts(preferred(accepts.decode("latin-1"))))

    @staticmethod
    def _guarded(method: str, send: Send, counts: Callable[[str, int, float], None]) -> Send:
        """Every answer has the headers that keep browsers from doing what pages did not mean, and is counted."""
        began = monotonic()

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *SECURITY]
                counts(method if method in (*SAFE, "POST") else "other", message["status"], monotonic() - began)
            await send(message)

        return guarded

    def _prompt(self, receive: Receive) -> Receive:
        """What is received, as long as it comes in time."""
        due = asyncio.get_running_loop().time() + self.settings.request_seconds
        whole = False

        async def received() -> Message:
            nonlocal whole
            if whole:
                return await receive()
            try:
                async with asyncio.timeout_at(due):
                    message = await receive()
            except TimeoutError as why:
                raise Late from why
            whole = not message.get("more_body", False)
            return message

        return received


STRAIGHT = "mecatol.straight"  # what a socket sends by this goes past the framework: there are very many frames
NAMED = (b"sec-fetch-site", b"content-type", b"content-length", b"transfer-encoding")


def _from(scope: dict[str, Any]) -> str:
    """Where a request comes from."""
    return str((scope.get("client") or ("",))[0])


def welcome_from(headers: Iterable[tuple[bytes, bytes]], settings: Settings) -> bool:
    """Whether a request comes from a page of ours, or from no page at all."""
    found = dict(headers)
    origin = found.get(b"origin")
    if origin is None:
        return True
    if settings.public_address:
        return origin.decode("latin-1").rstrip("/") == settings.public_address.rstrip("/").lower()
    return origin.partition(b"://")[2] == found.get(b"host", b"")


async def _refuse(send: Send, status: int, why: wire.Problem) -> None:
    body = msgspec.json.encode(why)
    headers = [(b"content-type", JSON), (b"content-length", str(len(body)).encode()), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
