"""News of a table, no faster than somebody can follow: what happens in a row is told together. Who is asked something new is told
first. Those who look on, or know what they are asked, are told together, so that what they see alike is looked at once; while the
service is behind they are told less often, so that who is asked need not wait for that."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal

SOON, LATER = 0.03, 0.25  # seconds between two updates: to who is asked something new, and to who looks on
BEHIND, LATEST = 3.0, 0.5  # beside that, so many times as long as he was woken late; and no longer
TOGETHER = 0.005  # seconds within which who looks on is told with the others


class Onlookers:
    """Those who look on at a table, and when they are told next."""

    def __init__(self) -> None:
        self.told = float("-inf")  # when they were told last
        self.late = 0.0  # seconds that it took until somebody was woken
        self.timer: asyncio.TimerHandle | None = None
        self._due = 0.0  # when it rings
        self._waiting: dict[Paced, None] = {}

    def wait(self, news: Paced) -> None:
        """Tell somebody with the others: now, if it has been quiet for a while or they are being told, or when it is time."""
        now, pause = asyncio.get_running_loop().time(), self._pause()
        due = self.told + pause if self.told + pause > now else news.told_at + pause
        if due <= now:
            self.told = now
            news.ring(now)
        elif now < self.told + TOGETHER and news.told_at < self.told:
            news.ring(self.told)
        else:
            self._later(news, due)

    def leave(self, news: Paced) -> None:
        """Somebody was told, or listens no more."""
        self._waiting.pop(news, None)
        if not self._waiting:
            self._rest()

    def _pause(self) -> float:
        return min(LATER + BEHIND * self.late, LATEST)

    def _later(self, news: Paced, due: float) -> None:
        self._waiting[news] = None
        if self.timer is None or self._due > due:
            self._rest()
            self._due, self.timer = due, asyncio.get_running_loop().call_at(due, self._ring, due)

    def _ring(self, due: float) -> None:
        """It is time; who was told just now because he was asked waits for the next time."""
        self._rest()
        pause = self._pause()
        self.told = asyncio.get_running_loop().time()
        waiting, self._waiting = self._waiting, {}
        for news in waiting:
            if news.told_at > self.told - pause / 2:
                self._later(news, self.told + pause)
            else:
                news.ring(due)

    def _rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class Paced(asyncio.Event):
    """Is set at once after a while of quiet, and otherwise when it is time to tell the next."""

    def __init__(self, urgent: Callable[[], bool], onlookers: Onlookers | None = None) -> None:
        super().__init__()
        self.onlookers = onlookers or Onlookers()
        self.told_at = float("-inf")
        self._urgent = urgent
        self._due = 0.0  # when he was to be woken
        self._timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Something has happened."""
        if self.is_set():
            return
        if not self._urgent():
            if self._timer is None:
                self.onlookers.wait(self)
            return
        loop = asyncio.get_running_loop()
        due = self.told_at + SOON
        if due <= loop.time():
            self.ring(loop.time())
        elif self._timer is None:
            self._timer = loop.call_at(due, self.ring, due)

    async def wait(self) -> Literal[True]:
        """Until it is time; whatever happens from then on is news again."""
        await super().wait()
        self.onlookers.late = asyncio.get_running_loop().time() - self._due
        self.clear()
        return True

    def told(self) -> None:
        """Somebody was told just now."""
        self.told_at = asyncio.get_running_loop().time()

    def rest(self) -> None:
        """Nothing is waited for any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.onlookers.leave(self)

    def ring(self, due: float) -> None:
        """It is time, or has been since a moment ago."""
        self.rest()
        self._due = due
        super().set()
