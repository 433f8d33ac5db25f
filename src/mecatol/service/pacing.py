"""News of a table, no faster than somebody can follow: what happens in a row is told together. While the service is behind, who
looks on is told less often, so that who is asked need not wait for that."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal

SOON, LATER = 0.03, 0.1  # seconds between two updates: to who is asked something, and to who looks on
BEHIND, LATEST = 3.0, 0.5  # beside that, so many times as long as he was woken late; and no longer


class Paced(asyncio.Event):
    """Is set at once after a while of quiet, and otherwise when it is time to tell the next."""

    def __init__(self, urgent: Callable[[], bool]) -> None:
        super().__init__()
        self._urgent = urgent
        self._told = 0.0
        self._due = 0.0  # when he was to be woken
        self._late = 0.0  # seconds that it took until he was
        self._timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Something has happened."""
        if self.is_set():
            return
        loop = asyncio.get_running_loop()
        due = self._told + (SOON if self._urgent() else min(LATER + BEHIND * self._late, LATEST))
        if due <= loop.time():
            self._due = loop.time()
            self._ring()
        elif self._timer is None or self._timer.when() > due:
            self.rest()
            self._due = due
            self._timer = loop.call_at(due, self._ring)

    async def wait(self) -> Literal[True]:
        """Until it is time; whatever happens from then on is news again."""
        await super().wait()
        self._late = asyncio.get_running_loop().time() - self._due
        self.clear()
        return True

    def told(self) -> None:
        """Somebody was told just now."""
        self._told = asyncio.get_running_loop().time()

    def rest(self) -> None:
        """Nothing is waited for any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self.rest()
        super().set()
