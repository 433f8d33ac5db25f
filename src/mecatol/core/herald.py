"""Telling observers what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from .driver import Driver
from .events import Told
from .history import Mark

News: TypeAlias = Literal["event", "rewound"]
Observer: TypeAlias = Callable[[News, Mark, Told | None], None]


class Herald:
    """Tells each event once to those who listen by then, after it is final; going back is news of its own."""

    __slots__ = ("observers", "telling", "told")

    def __init__(self) -> None:
        self.observers: list[Observer] = []
        self.told: Mark = (0, 0)  # the page, and how many of its events
        self.telling = False

    def publish(self, driver: Driver) -> None:
        """Whatever has happened and was not told yet."""
        begin, end = self.told, driver.history.end()
        self.told = end
        if begin != end and self.observers:
            news = ((number, n, told) for number in range(begin[0], end[0] + 1) for n, told in enumerate(driver.events(number)))
            self._tell([("event", (number, n), told) for number, n, told in news if (number, n) >= begin])

    def rewound(self, driver: Driver, to: Mark) -> None:
        """Whatever came after that place did not happen. Told also where no event is lost, for other things are asked."""
        self.told = min(self.told, to)
        self._tell([("rewound", to, None)])
        self.publish(driver)

    def _tell(self, news: Sequence[tuple[News, Mark, Told | None]]) -> None:
        """To everybody, even if one of them fails; what went wrong first is raised at the end."""
        faults: list[Exception] = []
        self.telling = True
        for kind, at, told in news:
            for observer in self.observers:
                try:
                    observer(kind, at, told)
                except Exception as why:
                    faults.append(why)
        self.telling = False
        if faults:
            raise faults[0]
