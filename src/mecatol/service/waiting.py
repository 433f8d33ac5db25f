"""Tables that wait for their people: who looks at one is told when somebody comes, and when the game begins."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Waiting:
    """Who looks at which table that has not begun."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[asyncio.Event]] = {}

    @contextmanager
    def listening(self, table: str) -> Iterator[asyncio.Event]:
        """Somebody looks: the event is set whenever something changes."""
        news = asyncio.Event()
        self._listeners.setdefault(table, []).append(news)
        try:
            yield news
        finally:
            self._listeners[table].remove(news)
            if not self._listeners[table]:
                del self._listeners[table]

    def tell_all(self) -> None:
        """Something has changed that may concern anybody."""
        for table in list(self._listeners):
            self.tell(table)

    def tell(self, table: str) -> None:
        """Something has changed."""
        for news in self._listeners.get(table, ()):
            news.set()
