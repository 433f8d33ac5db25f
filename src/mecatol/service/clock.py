"""The time, for people. Rules know none."""

from __future__ import annotations

from datetime import UTC, datetime


def now() -> str:
    """To the second, ISO 8601, UTC."""
    return datetime.now(UTC).isoformat(timespec="seconds")
