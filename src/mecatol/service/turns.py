"""One thing after the other at a table, without waiting for the disk in between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager


class Turns(asyncio.Lock):
    """A lock whose holder finds everything on disk that was done before. Who only does one more thing may come in `ahead`: what
    was done before may still be being written, and what he does is written after it."""

    def __init__(self) -> None:
        super().__init__()
        self._written: dict[asyncio.Future[None], None] = {}  # what is still being written, in this order

    async def __aenter__(self) -> None:
        await self.acquire()
        try:
            await self.settled()
        except BaseException:
            self.release()
            raise

    @asynccontextmanager
    async def ahead(self) -> AsyncIterator[None]:
        """Come in though something is still being written."""
        await self.acquire()
        try:
            yield
        finally:
            self.release()

    def writes(self, written: asyncio.Future[None], then: Callable[[asyncio.Future[None]], None]) -> None:
        """Something is being written; what comes then is done before anybody hears of it."""
        self._written[written] = None
        written.add_done_callback(self._written.pop)
        written.add_done_callback(then)

    @property
    def writing(self) -> bool:
        """Whether something is still being written."""
        return bool(self._written)

    async def settled(self) -> None:
        """Until everything is written that was done, or could not be."""
        while self._written:
            await asyncio.wait([*self._written])
