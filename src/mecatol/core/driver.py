"""Brings one game along its record: runs its procedures until somebody must answer, and writes down what happens.

The outer flow lies in the state as a stack of steps; each step is a coroutine. Before a step, unless nobody was asked since
the last one, a page of the record is turned and a checkpoint kept. A position is the newest checkpoint and a replay of its
page, so fork, undo, save and load need nothing else.
"""

from __future__ import annotations

import sys
import weakref
import zlib
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

from .decisions import Ask, Option, Procedure, Reply, Sealed, Wait
from .errors import EngineFault, GameOver, ReplayDiverged, Untold
from .events import Told
from .history import Heard, History, Mark, Page
from .journal import Act, Again, Answer, Entry, Epoch, Redraw
from .memo import kept
from .records import decode
from .rules import CoreState, Rules, Ruleset

T = TypeVar("T")
Looked: TypeAlias = tuple[Sequence[str | Option[Any]], list[str]]


class Run(msgspec.Struct, eq=False):
    """A procedure on the stack; what runs above it is an act that asks."""

    procedure: Procedure[None]
    group: Sealed | None = None
    given: list[int] = []  # places on the page of what was sealed in the group that is open now


MANY = 100  # questions to a seat on a page; mostly there are fewer
TAILS = [[f".{seat}.{number}" for number in range(MANY)] for seat in range(8)]


def _tail(seat: int, number: int) -> str:
    """The end of a question's id: the seat, and the how manieth it is on the page."""
    try:
        return TAILS[seat][number]
    except IndexError:
        return f".{seat}.{number}"


@kept
def _page_name(of: tuple[int, int]) -> str:
    """How the ids of a page's questions begin: how often somebody went back, and the number of the page."""
    rewinds, number = of
    return f"{rewinds}.{number}"


THE_END = Wait({})  # for nobody: nothing beyond the page that has begun is wanted


async def _steps(game: Rules, driver: Driver) -> None:
    """The outer flow: one step after another. The driver, which holds this procedure, is only known from afar."""
    state, tape, procedures = game.state, game.tape, game.procedures
    while flow := state.flow:
        step = flow.pop()
        try:
            procedure = procedures[step.name]
        except KeyError:
            procedure = game.procedure(step.name)
        await procedure(step)
        if game.owed:
            raise EngineFault(f"{step.name} ended and never ran {game.owed}")
        if tape.entries and state.flow and not driver.turn_page():
            await THE_END


class Driver:
    """One game and its record, brought along together."""

    __slots__ = (
        "__weakref__",
        "asks",
        "game",
        "history",
        "keeps",
        "looked",
        "over",
        "page_name",
        "replaying",
        "rewinds",
        "ruleset",
        "runs",
        "serials",
        "until",
    )

    def __init__(self, ruleset: Ruleset, history: History, *, keeps: bool = True) -> None:
        self.asks: dict[int, Ask] = {}  # the questions open now, by seat
        self.runs: list[Run] = []
        self.ruleset = ruleset
        self.game: Rules = ruleset.rules(ruleset)
        self.history = history
        self.keeps = keeps  # checkpoints
        self.rewinds = 0
        self.until = -1  # stop when the page of this number is reached; -1: never
        self.over = False
        self.replaying = False
        self.looked: dict[int, Looked] = {}  # options worked out since something last changed
        self.serials: dict[int, int] = {}  # questions put on this page, counted for each seat by itself
        self.page_name = ""

    def __del__(self) -> None:
        """Game and chapters point at each other, and a dropped fork must not wait for the collector.

        The circle is cut unless somebody still holds the game: more references than the chapters', ours and this call's.
        """
        self.asks = {}
        self.runs.clear()
        if hasattr(self, "game") and sys.getrefcount(self.game) <= len(self.ruleset.chapters) + 2:
            self.game.part()

    # -- questions -----------------------------------------------------------------------------------------------------

    @property
    def group(self) -> Sealed | None:
        """What several seats are asked together now."""
        return self.runs[-1].group if self.runs else None

    def keys(self, ask: Ask) -> list[str]:
        """The keys of a question's options."""
        return (self.looked.get(ask.seat) or self.look(ask))[1]

    def look(self, ask: Ask) -> Looked:
        """The options of a question and their keys, to be remembered as `looked` until something changes."""
        found = self.work_out(ask.options, ask.args)
        keys: list[str] = []
        try:
            for option in found:
                keys.append(option.key)  # type: ignore[union-attr]
        except AttributeError:  # some say nothing but their key
            keys = [option if isinstance(option, str) else option.key for option in found]
        if not keys:
            raise EngineFault(f"{ask.name} for seat {ask.seat} has no options")
        if self.game.wary and len(dict.fromkeys(keys)) < len(keys):
            raise EngineFault(f"{ask.name} offers an option twice: {keys}")
        looked = self.looked[ask.seat] = (found, keys)
        return looked

    def work_out(self, function: Callable[..., T], args: tuple[Any, ...] = ()) -> T:
        """Something that looks and changes nothing."""
        game = self.game
        game.looking += 1
        try:
            return game.look(function, *args) if game.wary else function(*args)
        except EngineFault:
            raise
        except (Exception, GameOver) as why:
            raise EngineFault(f"{type(why).__name__} while looking: {why}") from why
        finally:
            game.looking -= 1

    # -- going on ------------------------------------------------------------------------------------------------------

    def begin(self, state: CoreState, heard: Heard | None, script: Iterable[Entry] = ()) -> None:
        """The first page, from a state; then whatever a record says came after it."""
        self.history.turn(state.copy() if self.keeps else None, heard)
        self.game.play_from(state)
        self._play(deque(script))

    def apply(self, entry: Entry) -> None:
        """Write an entry down and let it have its effect."""
        self.looked.clear()
        if isinstance(entry, Answer):
            seat = entry.seat
            ask = self.asks.get(seat)
            if ask is None or ask.name != entry.name:
                raise ReplayDiverged(f"{entry}, but that is not what is asked")
            run, entries = self.runs[-1], self.game.tape.entries
            if run.group is not None:
                run.given.append(len(entries))
            entries.append(entry)
            self._resume((seat, entry.key))
        elif isinstance(entry, Act):
            self.history.last.entries.append(entry)
            self.runs.append(Run(self.game.act(entry.seat, entry.key)))
            self._resume(None)
        elif isinstance(entry, Epoch):
            self.history.last.entries.append(entry)
            self.game.state.rng.epoch = entry.value
        elif isinstance(entry, Again):
            self._ask_again(entry)
        elif isinstance(entry, Redraw):
            self._redraw(entry)
        else:
            raise ReplayDiverged(f"{entry} was never asked for")

    def settle(self) -> None:
        """Answer what leaves no choice: a record that was cut short may end before such an answer."""
        while (ask := next((a for a in self.asks.values() if a.forced and len(self.keys(a)) == 1), None)) is not None:
            self.apply(Answer(ask.seat, ask.name, self.keys(ask)[0], "table"))

    def _write(self, entry: Entry, run: Run) -> None:
        entries = self.game.tape.entries  # those of the last page
        if run.group is not None:
            run.given.append(len(entries))
        entries.append(entry)

    def _ask_again(self, entry: Again) -> None:
        self._write(entry, self.runs[-1])
        self.serials[entry.seat] = entry.number
        self.asks[entry.seat].id = self.page_name + _tail(entry.seat, entry.number)

    def _redraw(self, entry: Redraw) -> None:
        """The seat's fork retells nothing from before: others have heard things that it has not."""
        page = self.history.last
        heard = page.heard_after()
        page.entries.append(entry)
        page.forgot = Heard((heard.by(entry.seat),) * len(heard.beside))
        page.events = self.game.tape.events = []
        self.game.redraw_hidden(entry.seat, entry.seed)
        if not self.over:
            self._resume(None)

    def _resume(self, reply: Reply) -> None:
        """Run until somebody must answer. A loop, not a recursion: many steps in a row may ask nobody."""
        runs = self.runs
        while runs:
            run = runs[-1]
            try:
                halt: object = run.procedure.send(reply)
            except StopIteration:
                runs.pop()
                self.over = not runs
                reply = None  # the procedure below was waiting all the time: it looks again
                continue
            except GameOver:
                runs.clear()
                self.over = True
                break
            if isinstance(halt, Ask):
                group, self.asks = None, halt.asks
            elif halt is THE_END:
                runs.clear()
                break
            elif isinstance(halt, Wait) and halt.asks:
                group, self.asks = halt.group, halt.asks
            else:
                raise EngineFault(f"a procedure waited for {halt!r}, which nobody can answer")
            if group is not run.group:
                run.group, run.given = group, []
            forced = self._put(halt) if isinstance(halt, Ask) else self._put_all(halt)
            if forced is None:
                return
            self.looked.clear()
            self._write(forced, run)
            reply = (forced.seat, forced.key)
        self.asks = {}

    def _put_all(self, wait: Wait) -> Answer | None:
        """Number those questions of a group that are new, up to the first that leaves no choice."""
        for ask in wait.asks.values():
            if (forced := self._put(ask)) is not None:
                return forced
        return None

    def _put(self, ask: Ask) -> Answer | None:
        """Number a new question. One that leaves no choice is answered by the table, but never while replaying."""
        if ask.id:
            return None
        seat, serials = ask.seat, self.serials
        if seat < 0:
            raise EngineFault(f"{ask.name} is asked of seat {seat}; the rules must say who decides for nobody")
        number = serials[seat] = serials.get(seat, 0) + 1
        ask.id = self.page_name + _tail(seat, number)
        if ask.forced and not self.replaying:
            keys = self.look(ask)[1]
            if len(keys) == 1:
                return Answer(seat, ask.name, keys[0], "table")
        return None

    def turn_page(self) -> bool:
        """A new page if anybody has spoken on the last one; whether to go on."""
        history = self.history
        last = history.pages[-1]
        if last.asked():
            history.turn(self.game.state.copy() if self.keeps else None, last.heard_after())
            self._open_page()
        return self.until < 0 or history.number != self.until

    def _open_page(self) -> None:
        """The last page is the one being written."""
        history, tape = self.history, self.game.tape
        pages = history.pages
        page = pages[-1]
        events = page.events
        if events is None:
            events = page.events = []
        tape.entries, tape.events = page.entries, events
        self.serials = {}
        self.page_name = _page_name((self.rewinds, history.first + len(pages) - 1))

    # -- going back ----------------------------------------------------------------------------------------------------

    def go_back(self, to: Mark) -> None:
        """To an earlier place on the record."""
        number, count = to
        state = self.state_before(number)
        page = self.history.page(number)
        del self.history.pages[number - self.history.first + 1 :]
        self.history.pages[-1] = Page(state, page.entries[:count], [], page.began)
        self.rebuild()

    def rebuild(self) -> None:
        """The newest checkpoint, and what the record says came after it."""
        state = self.state_before(self.history.number)
        page = self.history.last
        self.history.pages[-1] = Page(state, [], [], page.began)
        game = self.game
        game.owed.clear()
        game.play_from(state.copy())
        self.over = False
        self.asks = {}
        self.runs.clear()
        self.looked.clear()
        self._play(deque(page.entries))

    def _play(self, script: deque[Entry]) -> None:
        for _ in self.along(script):
            pass

    def along(self, script: deque[Entry]) -> Iterator[None]:
        """Answers are believed, chance is read back, orders and forced answers wait until the end. Stops after each entry."""
        self._open_page()
        self.game.tape.script = script
        self.replaying = True
        self.runs.append(Run(_steps(self.game, weakref.proxy(self))))
        self._resume(None)
        yield
        while script:
            self.apply(script.popleft())
            yield
        self.replaying = False

    def follow(self, script: deque[Entry]) -> None:
        """What a record says came next, believed as in a replay."""
        self.game.tape.script = script
        self.replaying = True
        while script:
            self.apply(script.popleft())
        self.replaying = False

    def state_before(self, number: int) -> CoreState:
        """The checkpoint of a page, rebuilt from an earlier one where it was thinned out."""
        checkpoint = self.history.page(number).checkpoint
        if checkpoint is None:
            checkpoint = self._replay(self.history.nearest(number), number).checkpoint
        elif isinstance(checkpoint, bytes):
            checkpoint = decode(zlib.decompress(checkpoint), self.ruleset.state)
        assert isinstance(checkpoint, CoreState)
        return checkpoint

    def events(self, number: int) -> list[Told]:
        """What was told on a page; a replay tells it again where it was not kept, if these rules still can."""
        page = self.history.page(number)
        if page.events is None:
            later = range(number + 1, self.history.number + 1)
            end = next(n for n in later if self.history.page(n).checkpoint is not None)
            try:
                self._replay(self.history.nearest(number), end)
            except Exception as why:
                raise Untold(end) from why
        return page.events or []

    def _replay(self, start: int, end: int) -> Page:
        """Play from one page to another once more and fill in what was not kept; gives back the last page as it begins."""
        pages = [self.history.page(number) for number in range(start, end)]
        scratch = Driver(self.ruleset, History(first=start))
        scratch.until = end
        scratch.game.share_indexes(self.game)
        script = [entry for page in pages for entry in page.entries]
        scratch.begin(self.state_before(start).copy(), pages[0].began, script)
        if scratch.history.number != end:
            raise ReplayDiverged(f"the record of pages {start} to {end} gives {len(scratch.history.pages)} pages")
        for page, again in zip([*pages, self.history.page(end)], scratch.history.pages, strict=True):
            if page.heard is None:
                page.began = again.began
        for page, again in zip(pages, scratch.history.pages, strict=False):
            if page.events is None:
                page.events = again.events
        return scratch.history.last
