"""The time, for people. Rules know none."""

from __future__ import annotations

from datetime import UTC, datetime
from time import time


class Clock:
    """The clock on the wall; tests hang up another one."""

    def time(self) -> float:
        """Seconds since 1970."""
        return time()

    def now(self) -> str:
        """To the second, ISO 8601, UTC."""
        return written(self.time())


def written(seconds: float) -> str:
    """A moment, to the second, ISO 8601, UTC."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
