"""News of a table at a pace one can follow: at once after a quiet while, together when much happens, first to who is asked."""

from __future__ import annotations

import asyncio
from contextlib import closing

from mecatol.service.pacing import LATER, LATEST, SOON, Paced


def test_what_happens_after_a_quiet_while_is_told_at_once() -> None:
    async def play() -> None:
        news = Paced(lambda: False)
        news.set()
        assert news.is_set()
        await news.wait()
        assert not news.is_set(), "whatever happens from now on is news again"

    asyncio.run(play())


def test_what_happens_in_a_row_is_told_together_after_a_while() -> None:
    async def play() -> None:
        news, loop = Paced(lambda: False), asyncio.get_running_loop()
        news.told()
        began = loop.time()
        for _ in range(5):
            news.set()
        assert not news.is_set()
        await news.wait()
        assert loop.time() >= began + LATER - 0.01
        assert not news.is_set(), "five things that happened are told once"

    asyncio.run(play())


def test_who_is_asked_is_told_before_who_looks_on() -> None:
    async def play() -> None:
        heard: list[str] = []

        async def listen(name: str, news: Paced) -> None:
            await news.wait()
            heard.append(name)

        asked = False
        onlooker, seat = Paced(lambda: False), Paced(lambda: asked)
        for each in (onlooker, seat):
            each.told()
            each.set()
        asked = True  # something else has happened: now the seat is waited for
        seat.set()
        await asyncio.gather(listen("onlooker", onlooker), listen("seat", seat))
        assert heard == ["seat", "onlooker"]

    asyncio.run(play())


def test_who_listens_no_more_is_not_rung_for() -> None:
    async def play() -> None:
        news, other = Paced(lambda: False), Paced(lambda: False)
        for each in (news, other):
            each.told()
            each.set()
        news.rest()
        await other.wait()
        assert not news.is_set()

    asyncio.run(play())


class Slow(asyncio.SelectorEventLoop):
    """A loop that does other things for a while before it looks after its timers."""

    behind = 0.0

    def time(self) -> float:
        return super().time() + self.behind


async def told(news: Paced, loop: Slow, late: float) -> float:
    """Something happens, and is heard so much later than it should be: how long until the next thing is told."""
    news.set()
    loop.behind += late
    await news.wait()
    news.told()
    began = loop.time()
    news.set()
    assert news._timer is not None
    return news._timer.when() - began


def test_while_the_service_is_behind_who_looks_on_is_told_less_often_and_who_is_asked_is_not() -> None:
    loop = Slow()
    with closing(loop):
        assert LATER <= loop.run_until_complete(told(Paced(lambda: False), loop, 0.0)) < LATER + 0.05
        assert loop.run_until_complete(told(Paced(lambda: False), loop, 0.1)) > 2 * LATER
        assert loop.run_until_complete(told(Paced(lambda: False), loop, 9.0)) <= LATEST
        assert loop.run_until_complete(told(Paced(lambda: True), loop, 9.0)) <= SOON
