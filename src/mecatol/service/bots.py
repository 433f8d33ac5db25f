"""Bots play in a process of their own: they get what their seat sees, and give back a key.

The process reads tasks from its input and ends with it, so that it never outlives the service.
"""

from __future__ import annotations

import asyncio
import pickle
import sys
import traceback
from collections import deque
from contextlib import suppress
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count
from typing import BinaryIO

import msgspec

from mecatol.bots import Bot, Outspoken, Question, make_bot
from mecatol.core.decisions import Message
from mecatol.core.records import Record
from mecatol.rules.views import TableView

LENGTH = 4  # bytes before each frame
AT_ONCE = 2  # tasks the worker has at once: one it works at, and one that waits
PATIENCE = 30.0  # seconds until a bot is taken to hang


class Task(Record, frozen=True):
    """A question for a bot, with everything its seat sees. Pickled, because a draft keeps its types only so."""

    bot: str
    seed: int  # tells the bots of all tables and seats apart
    seat: int
    name: str
    keys: tuple[str, ...]
    about: tuple[str, ...]
    draft: object
    view: TableView
    aloud: bool = False  # it says why


class Answered(Record, frozen=True):
    """What a bot answers, and why where it was to say so."""

    key: str
    why: Message | None = None


NO_ANSWER = Answered("")


@lru_cache(maxsize=400)
def sitting(bot: str, seed: int) -> Bot:
    """A bot at its seat. What it remembers beside the view makes it better, not more: it may be forgotten at any time."""
    return make_bot(bot, seed)


def choose(task: Task) -> Answered:
    """What the bot answers."""
    question, bot = Question(task.seat, task.name, task.keys, task.about, task.draft), sitting(task.bot, task.seed)
    key = bot.choose(question, lambda: task.view)
    if not task.aloud or not isinstance(bot, Outspoken):
        return Answered(key)
    return Answered(key, bot.why(question, key, lambda: task.view))


# -- in the worker -------------------------------------------------------------------------------------------------------


def work(tasks: BinaryIO, answers: BinaryIO) -> None:
    """Answer one task after the other until there are no more."""
    while head := tasks.read(LENGTH):
        answer = msgspec.msgpack.encode(_attempt(pickle.loads(tasks.read(int.from_bytes(head, "big")))))
        answers.write(len(answer).to_bytes(LENGTH, "big") + answer)
        answers.flush()


def _attempt(task: Task) -> Answered:
    """The bot's answer; none where it breaks down, so that it takes no other table's bots with it."""
    try:
        return choose(task)
    except Exception:
        traceback.print_exc()
        return NO_ANSWER


# -- in the service ------------------------------------------------------------------------------------------------------


class BotFailed(Exception):
    """A bot gave no answer."""


class Turns:
    """Whose bot is asked next: those of tables with people go first, and among equals who has waited longest."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._came = count()

    async def come(self, *, urgent: bool) -> None:
        """Wait for one's turn."""
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (not urgent, next(self._came), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()
            raise

    def leave(self) -> None:
        """One's turn is over."""
        while self._waiting:
            turn = heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class Bots:
    """The worker, started when the first bot is asked and again when it has died."""

    def __init__(self) -> None:
        self._turns = Turns(AT_ONCE)
        self.asked = 0  # questions since the service was started
        self.process: asyncio.subprocess.Process | None = None
        self._waiting: deque[asyncio.Future[Answered]] = deque()
        self._reader: asyncio.Task[None] | None = None
        self._starting = asyncio.Lock()

    async def choose(self, task: Task, *, urgent: bool = True) -> Answered:
        """The bot's answer to what its seat is asked."""
        self.asked += 1
        await self._turns.come(urgent=urgent)
        try:
            return await self._answer(task)
        finally:
            self._turns.leave()

    async def _answer(self, task: Task) -> Answered:
        body = pickle.dumps(task)
        async with self._starting:
            process = await self._running()
            answer: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
            self._waiting.append(answer)
            assert process.stdin is not None
            process.stdin.write(len(body).to_bytes(LENGTH, "big") + body)
        try:
            async with asyncio.timeout(PATIENCE):
                return await answer
        except TimeoutError as why:
            self._kill(process)
            raise BotFailed(f"the bot {task.bot} hangs") from why

    async def close(self) -> None:
        """No more questions."""
        if self.process is not None:
            self._kill(self.process)
            await self.process.wait()
        if self._reader is not None:
            await self._reader

    async def _running(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None or (self._reader is not None and self._reader.done()):
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "mecatol.service.bots",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            self._waiting = deque()
            self._reader = asyncio.create_task(self._read(self.process, self._waiting))
        return self.process

    async def _read(self, process: asyncio.subprocess.Process, waiting: deque[asyncio.Future[Answered]]) -> None:
        """Hand the answers out in the order of the questions; a worker that ends fails those still open."""
        assert process.stdout is not None
        try:
            while True:
                size = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
                told = msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Answered)
                answer = waiting.popleft()
                if answer.done():
                    continue
                if told.key:
                    answer.set_result(told)
                else:
                    answer.set_exception(BotFailed("the bot broke down"))
        except asyncio.IncompleteReadError:
            for answer in waiting:
                if not answer.done():
                    answer.set_exception(BotFailed("the bots' process has ended"))

    @staticmethod
    def _kill(process: asyncio.subprocess.Process) -> None:
        if process.returncode is None:
            process.kill()


if __name__ == "__main__":
    with suppress(BrokenPipeError):  # the service is gone, and nobody waits for the answer
        work(sys.stdin.buffer, sys.stdout.buffer)
