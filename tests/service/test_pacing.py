"""News of a table at a pace one can follow: at once after a quiet while, together when much happens, first to who is asked."""

from __future__ import annotations

import asyncio
from contextlib import closing

from mecatol.service.pacing import LATER, LATEST, SOON, Onlookers, Paced


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


def test_those_who_look_on_at_a_table_are_told_together() -> None:
    async def play() -> None:
        onlookers, asked, loop = Onlookers(), {0: False}, asyncio.get_running_loop()
        listening = [Paced(lambda n=n: asked.get(n, False), onlookers) for n in range(4)]  # type: ignore[misc]
        for news in listening:
            news.set()
        assert all(news.is_set() for news in listening), "it has been quiet"
        for news in listening:
            await news.wait()
            news.told()
        began, asked[0] = loop.time(), True
        for _ in range(5):
            for news in listening:
                news.set()
            await asyncio.sleep(0)
        assert not any(news.is_set() for news in listening)
        await listening[0].wait()
        listening[0].told()
        assert loop.time() < began + LATER, "who is asked need not wait for the others"
        asked[0] = False
        for news in listening:
            news.set()
        await listening[1].wait()
        assert all(news.is_set() for news in listening[2:])
        assert loop.time() >= began + LATER - 0.01

    asyncio.run(play())


def test_who_was_told_just_now_because_he_was_asked_looks_on_from_the_next_time_on() -> None:
    async def play() -> None:
        onlookers, began = Onlookers(), asyncio.get_running_loop().time()
        asked, other = Paced(lambda: False, onlookers), Paced(lambda: False, onlookers)
        onlookers.told = asked.told_at = other.told_at = began
        for news in (asked, other):
            news.set()
        asked.told_at = began + LATER - 0.01
        await other.wait()
        assert not asked.is_set()
        await asked.wait()
        assert asyncio.get_running_loop().time() >= began + 2 * LATER - 0.01

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
    timer = news._timer or news.onlookers.timer
    assert timer is not None
    return timer.when() - began


def test_while_the_service_is_behind_who_looks_on_is_told_less_often_and_who_is_asked_is_not() -> None:
    loop = Slow()
    with closing(loop):
        assert LATER - 0.01 <= loop.run_until_complete(told(Paced(lambda: False), loop, 0.0)) < LATER + 0.05
        assert loop.run_until_complete(told(Paced(lambda: False), loop, 0.1)) > LATER + 0.1
        assert loop.run_until_complete(told(Paced(lambda: False), loop, 9.0)) <= LATEST
        assert loop.run_until_complete(told(Paced(lambda: True), loop, 9.0)) <= SOON
