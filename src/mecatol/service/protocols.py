"""Connections that nobody can hold open for nothing: a request's head must come soon, and who does not read is hung up on. What
is sent to a socket at the same time goes out together."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

UNREAD = 256 * 1024  # bytes waiting for somebody who sends and does not read


class PromptHttp(HttpToolsProtocol):
    """Closes a connection on which the head of a request does not come to an end, or answers are not read."""

    seconds = 20.0
    _due: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()

    def data_received(self, data: bytes) -> None:
        if self._due is None and not self._answering():
            self._expect()
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._came()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._came()
        self._read()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(self.seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self._read()
        super().resume_writing()

    def _answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle  # there is none before the first request
        return cycle is not None and not cycle.response_complete

    def _expect(self) -> None:
        self._due = self.loop.call_later(self.seconds, self.transport.abort)

    def _read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _came(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None


class Gathering:
    """Sends what is written in one round of the loop at once: an answer is acknowledged together with what came of it."""

    def __init__(self, transport: asyncio.BaseTransport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._loop = loop
        self._written: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Send it with whatever else comes now."""
        if not self._written:
            self._loop.call_soon(self._send)
        self._written.append(data)

    def close(self) -> None:
        """Send what there is, and hang up."""
        self._send()
        self._transport.close()

    def get_write_buffer_size(self) -> int:
        """How many bytes are still to be sent."""
        self._send()
        return self._transport.get_write_buffer_size()

    def _send(self) -> None:
        written, self._written = self._written, []
        if written:
            self._transport.write(b"".join(written) if len(written) > 1 else written[0])


class ReadingSocket(WebSocketsSansIOProtocol):
    """Hangs up on a client that asks for answers and does not read them."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport = cast(asyncio.Transport, Gathering(transport, self.loop))

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()


def prompt(seconds: float) -> type[PromptHttp]:
    """Connections whose requests must have begun within so many seconds."""
    return type("Prompt", (PromptHttp,), {"seconds": seconds})
