"""The log: a line a thing, as JSON, with no cookie, link, card or word of anybody's in it."""

from __future__ import annotations

import logging
import re
from collections import deque
from datetime import UTC, datetime

import msgspec

KEPT = 50  # lines, for the operator
SECRET = re.compile(r"(/seats?/)[\w-]{20,}")


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """When, how bad, who says so, what; and where it broke."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": without_secrets(record.getMessage()),
        }
        if record.exc_info:
            line["trace"] = without_secrets(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


class Recent(logging.Handler):
    """The newest faults, for the operator's page."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: deque[str] = deque(maxlen=KEPT)
        self.setFormatter(Lines())

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        self.lines.append(self.format(record))


RECENT = Recent()


def without_secrets(text: str) -> str:
    """A text in which private links are cut short."""
    return SECRET.sub(r"\1…", text)


def set_up(level: str) -> None:
    """Everything goes to the standard error, in lines."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler, RECENT], force=True)
