"""A plain proxy before services or a database: each connection goes to the next target, whoever it comes from."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import Self, TypeAlias
from urllib.parse import urlsplit

Ways: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Crossing:
    """Runs in a thread of its own; a target is an address of a service, or the path of a socket."""

    def __init__(self, targets: Sequence[str | Path], place: Path | None = None) -> None:
        self.targets = list(targets)
        self.address = ""
        self._place = place
        self._turn = 0
        self._open = asyncio.Event()
        self._ways: set[asyncio.StreamWriter] = set()
        self._cut = False
        self._lost: list[bytes] = []  # words that go through one after the other; the answer to the last of them does not
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result()
        return self

    def __exit__(self, kind: type[BaseException] | None, what: BaseException | None, where: TracebackType | None) -> None:
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def hush(self) -> None:
        """Nothing goes through any more, and nobody is told."""
        self._loop.call_soon_threadsafe(self._open.clear)

    def cut(self) -> None:
        """Whoever is connected is cut off, and nobody comes through."""
        asyncio.run_coroutine_threadsafe(self._sever(), self._loop).result()

    def lose(self, *words: bytes) -> None:
        """When these words have gone through, one after the other, who said the last of them is cut off instead of answered."""
        self._lost = list(words)

    def mend(self) -> None:
        """Everything goes through again."""
        self._cut = False
        self._loop.call_soon_threadsafe(self._open.set)

    async def _listen(self) -> None:
        self._open.set()
        if self._place is not None:
            self._server = await asyncio.start_unix_server(self._come, self._place)
            return
        self._server = await asyncio.start_server(self._come, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def _close(self) -> None:
        self._server.close()
        await self._sever()
        going = asyncio.all_tasks() - {asyncio.current_task()}
        for task in going:
            task.cancel()
        await asyncio.gather(*going, return_exceptions=True)

    async def _sever(self) -> None:
        self._cut = True
        for writer in list(self._ways):
            writer.transport.abort()

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, to whichever of the targets answers first in turn."""
        there = None if self._cut else await self._next()
        if there is None:
            writer.transport.abort()
            return
        self._ways |= {writer, there[1]}
        cut = asyncio.Event()
        await asyncio.gather(self._carry(reader, there[1], cut), self._carry(there[0], writer, cut, answers=True))
        self._ways -= {writer, there[1]}

    async def _next(self) -> Ways | None:
        for _ in self.targets:
            target = self.targets[self._turn % len(self.targets)]
            self._turn += 1
            with suppress(OSError):
                if isinstance(target, Path):
                    return await asyncio.open_unix_connection(target)
                where = urlsplit(target)
                return await asyncio.open_connection(where.hostname, where.port)
        return None

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, cut: asyncio.Event, *, answers: bool = False
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._open.wait()
                if answers and cut.is_set():
                    writer.transport.abort()
                    return
                if not answers and self._lost and self._lost[0] in data:
                    del self._lost[0]
                    if not self._lost:
                        cut.set()
                writer.write(data)
                await writer.drain()
        writer.close()
