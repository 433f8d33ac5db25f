"""How often somebody may do something, and how much is worked out at the same time."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Hashable, Iterator
from contextlib import asynccontextmanager, contextmanager
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
BY_ADDRESS = 10  # times as much as one person may
SUBSCRIBER = 64  # bits of an IPv6 address that somebody cannot choose
REMEMBERED = 20_000  # people and addresses; who has not come for longest is forgotten first


class TooMuch(Exception):
    """Somebody does something too often, or too much of it at once."""


class Allowance:
    """So many a period for each, all at once or spread: what was used comes back steadily."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._used: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()  # how much is used, and when that was

    def use(self, who: Hashable) -> None:
        """Once more; refused where the allowance is used up."""
        now = monotonic()
        used, then = self._used.pop(who, (0.0, now))
        used = max(0.0, used - (now - then) * self.most / self.seconds)
        allowed = used + 1 <= self.most
        self._used[who] = (used + allowed, now)
        if len(self._used) > REMEMBERED:
            self._used.popitem(last=False)
        if not allowed:
            raise TooMuch


class OfAddress(Allowance):
    """So many a period for all who come from one address."""

    def use(self, who: Hashable) -> None:
        super().use(household(str(who)))


class Shared:
    """So many a period for each person, and ten times as many for all who come from one address."""

    def __init__(self, most: int, seconds: float) -> None:
        self._each, self._all = Allowance(most, seconds), OfAddress(most * BY_ADDRESS, seconds)

    def use(self, who: Hashable, address: str = "") -> None:
        """Once more, by somebody; where nobody knows from where, that does not count."""
        if address:
            self._all.use(address)
        self._each.use(who)


def household(address: str) -> str:
    """Whose address it is: in IPv6 everybody has addresses without end, all in one network."""
    if ":" not in address:
        return address
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 128 - SUBSCRIBER << 128 - SUBSCRIBER))


class AtOnce:
    """So many at the same time for each."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._now: Counter[Hashable] = Counter()

    def each(self) -> list[tuple[Hashable, int]]:
        """How many there are of each."""
        return list(self._now.items())

    def total(self) -> int:
        """How many there are, of all together."""
        return self._now.total()

    def of(self, who: Hashable) -> int:
        """How many there are of one."""
        return self._now[who]

    @contextmanager
    def one(self, who: Hashable) -> Iterator[None]:
        """One more, until it is over."""
        if self._now[who] >= self.most:
            raise TooMuch
        self._now[who] += 1
        try:
            yield
        finally:
            self._now[who] -= 1
            if not self._now[who]:
                del self._now[who]


class Effort:
    """What takes long is worked out beside the loop: a few things at a time, and for one person one after the other."""

    def __init__(self, at_work: int, waiting: int) -> None:
        self._hands = asyncio.Semaphore(at_work)
        self._waiting = AtOnce(waiting)
        self._turns: dict[Hashable, asyncio.Lock] = {}

    async def work_out(self, who: Hashable, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result; refused where that person waits for too much already."""
        async with self._turn(who):
            return await asyncio.to_thread(function, *args, **kwargs)

    async def work_out_at(
        self, lock: asyncio.Lock, who: Hashable, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The same of a table that stands still meanwhile, and not before: who waits for his turn keeps nobody from playing."""
        async with self._turn(who), lock:
            return await asyncio.to_thread(function, *args, **kwargs)

    @asynccontextmanager
    async def _turn(self, who: Hashable) -> AsyncIterator[None]:
        with self._waiting.one(who):
            turn = self._turns.setdefault(who, asyncio.Lock())
            try:
                async with turn, self._hands:
                    yield
            finally:
                if self._waiting.of(who) == 1:  # nothing else of his
                    del self._turns[who]
