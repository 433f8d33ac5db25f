"""One game being played: what is asked, answers, acts, plans, orders, fork, undo, save and load."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, ParamSpec, Self, TypeVar

from .decisions import Ask, Message, Option, Order, Verdict, as_option, clause_of, message
from .driver import Driver
from .errors import (
    ActRefused,
    EngineFault,
    ForeignSave,
    GameIsOver,
    NotYours,
    PlanRefused,
    Refused,
    StaleDecision,
    UnknownOption,
    Untold,
)
from .events import Told
from .herald import Herald, Observer
from .history import UNHEARD, Decision, Heard, History, Mark, Page, UndoCost
from .journal import Act, Again, Answer, Entry, Epoch, Redraw, Roll, spoken_by
from .records import Record, digest, encode
from .rules import CoreState, Rules, Ruleset
from .saves import (
    SAVE_VERSION,
    Bookmark,
    Passage,
    Saved,
    SavedPage,
    packed,
    page_to_pack,
    passages,
    read_save,
    renewed,
    unpacked,
    write_save,
)

T = TypeVar("T")
P = ParamSpec("P")
TRACE = "told:"  # how a trace begins
PLAN_STOPS = message("refused-plan-stops")
PATIENCE = 500  # questions to a seat on one page; when it is asked more its orders answer each other in a circle


class Waiting(Record, frozen=True):
    """Who is waited for, and for what."""

    seat: int
    what: str
    about: tuple[str, ...] = ()


class Notice(Record, frozen=True):
    """Something a seat (-1: everybody) should be told about the table itself."""

    says: Message
    seat: int = -1


class Table:
    """One game being played. Nothing that is refused changes anything."""

    def __init__(self, ruleset: Ruleset, *, history: bool = True) -> None:
        self.ruleset = ruleset
        self.history = history  # without it there is no undo, fork or save, and simulations are faster
        self.notices: list[Notice] = []
        self.orders: dict[int, tuple[Order, ...]] = {}
        self.orders_held = False  # a service may hold orders back, so that the delay of an answer tells nothing
        self.queue: list[Act] = []
        driver = Driver(ruleset, History(), keeps=history)
        self.game: Rules = driver.game
        self._driver = driver
        self._herald = Herald()
        self._undone: tuple[list[Page], Mark, Mark] | None = None  # the record before an undo, where it led, what it left told
        self._busy = False
        self._broken = ""

    @classmethod
    def start(cls, ruleset: Ruleset, state: CoreState, *, history: bool = True) -> Self:
        """A table at which the game stands as in `state`, which is the table's from now on."""
        table = cls(ruleset, history=history)
        table.game.play_from(state)
        try:
            table._driver.begin(state, Heard((0,) * (table.game.seats() + 1)))
            table._driver.settle()
        except Exception as why:
            raise EngineFault(f"the game does not start: {type(why).__name__}: {why}") from why
        return table

    # -- looking ------------------------------------------------------------------------------------------------------

    @property
    def observers(self) -> list[Observer]:
        """Who is told what happens from now on: ("event" or "rewound", where, what was told)."""
        if not self._herald.observers:
            self._herald.told = self._record.end()  # whoever comes now has not heard what nobody was told
        return self._herald.observers

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._driver.over

    @property
    def rewinds(self) -> int:
        """How often somebody went back."""
        return self._driver.rewinds

    @property
    def pending(self) -> tuple[Ask, ...]:
        """The questions open now."""
        return tuple(self._driver.asks.values())

    @property
    def waiting_for(self) -> tuple[Waiting, ...]:
        """Who, and for what. Of questions asked to several at once only the common name is told, and of windows the occasion."""
        group = self._driver.group
        if group is None:
            return tuple(Waiting(ask.seat, ask.name, ask.about) for ask in self.pending)
        return tuple(Waiting(ask.seat, group.name, ask.about if ask.open else ()) for ask in self.pending)

    @property
    def result(self) -> Any:
        """How the game ended; None while it goes on."""
        return self.game.result() if self.over else None

    def asked(self, seat: int) -> Ask | None:
        """What a seat is asked now."""
        return self._driver.asks.get(seat)

    def options(self, ask: Ask) -> tuple[Option[Any], ...]:
        """The options of an open question, each with its clause and words."""
        self._still_open(ask)
        clause = clause_of(ask.options)
        looked = self._driver.looked.get(ask.seat) or self._driver.look(ask)
        return tuple([as_option(found, ask.name, clause) for found in looked[0]])

    def keys(self, ask: Ask) -> list[str]:
        """The keys of an open question's options."""
        driver = self._driver
        if driver.asks.get(ask.seat) is not ask:
            self._still_open(ask)
        return list((driver.looked.get(ask.seat) or driver.look(ask))[1])

    def acts(self, seat: int) -> tuple[Option[Any], ...]:
        """What a seat may do out of turn now."""
        self._check_seat(seat)
        if self.over or not self._open_to_acts():
            return ()
        clause = clause_of(self.game.acts)
        return tuple(as_option(found, "act", clause) for found in self.look(self.game.acts, seat))

    def explain(self, seat: int, intent: str) -> Verdict:
        """Whether a seat may do something now, and the clause that decides."""
        self._check_seat(seat)
        ask = self.asked(seat)
        for option in (*(self.options(ask) if ask else ()), *self.acts(seat)):
            if option.key == intent:
                return Verdict(True, option.clause, option.says)
        return self.look(self.game.explain, seat, intent)

    def look(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Work something out from the game; whatever would change it is a fault."""
        return self._driver.work_out(partial(function, *args, **kwargs))

    def mark(self) -> Mark:
        """Where on the record we are."""
        return self._record.mark()

    def checkpoint(self) -> CoreState:
        """The position at the beginning of the page being written: nothing on it is half decided."""
        self._needs_history()
        if self._record.open_from > self._record.number:
            raise Refused(message("refused-fork-unknown"))
        return self._driver.state_before(self._record.number).copy()

    def encoded(self) -> bytes:
        """Canonical bytes of the position."""
        return encode(self.game.state)

    def decisions(self) -> list[Decision]:
        """The decisions taken so far that may be taken back, oldest first. It holds secrets: not for a person's eyes."""
        return self._record.decisions()

    def events_since(self, seat: int | None, count: int = 0) -> list[dict[str, Any]]:
        """What a seat (None: a spectator) has heard after the first `count` things; numbers have no gaps to read.

        What rules of another day told and these cannot tell again is left out, with all that came before it.
        """
        if seat is not None:
            self._check_seat(seat)
        listener = -1 if seat is None else seat
        record = self._record
        start, before = record.first, 0
        for number in range(record.number, record.first - 1, -1):  # who asks has mostly heard nearly everything
            heard = record.page(number).heard
            if heard is not None:
                start, before = number, heard.by(listener)
                if before <= count:
                    break
        told: list[Told] = []
        while start <= record.number:
            try:
                told += [each for each in self._driver.events(start) if each.heard_by(seat)]
                start += 1
            except Untold as gap:
                start, told = gap.until, []
                before = (record.page(start).heard or UNHEARD).by(listener)
        return [each.seen_by(seat) for each in told[max(0, count - before) :]]

    def heard(self, seat: int | None) -> int:
        """How many events a seat (None: a spectator) has heard."""
        heard = self._driver.history.pages[-1].heard_after()
        if seat is None:
            return heard.by(-1)
        if not 0 <= seat < len(heard.beside) - 1:
            self._check_seat(seat)
        return heard.by(seat)

    # -- doing --------------------------------------------------------------------------------------------------------

    def answer(self, seat: int, decision: str, key: str) -> None:
        """A seat answers the decision of that id."""
        driver = self._driver
        ask = driver.asks.get(seat) or self._open_ask(seat)
        if ask.id != decision:
            raise StaleDecision(message("refused-stale", decision=decision, number=seat, ask=ask.name, id=ask.id))
        keys = (driver.looked.get(seat) or driver.look(ask))[1]
        if key not in keys:
            raise UnknownOption(message("refused-no-option", key=key, ask=ask.name, options=", ".join(keys)))
        self._do((Answer(seat, ask.name, key),))

    def act(self, seat: int, key: str, *, wait: bool = False) -> None:
        """A seat does something out of turn; with `wait` at the next question that is open to it."""
        self._may_play()
        if self.over:
            raise GameIsOver(message("refused-over"))
        possible = [option.key for option in self.acts(seat)]
        if key in possible:
            self._do((Act(seat, key),))
        elif wait and not self._open_to_acts():
            self.queue = [*self.queue, Act(seat, key)]
        else:
            raise ActRefused(message("refused-act", key=key, number=seat, possible=", ".join(possible) or "none"))

    def order(self, seat: int, orders: Iterable[Order]) -> None:
        """The standing orders of a seat, in place of the ones it had."""
        self._check_seat(seat)
        self._may_play()
        before = self.orders
        self.orders = {**before, seat: tuple(orders)}
        try:
            self._do(())
        except BaseException:
            self.orders = before
            raise

    def follow_orders(self) -> None:
        """Answer by standing orders now, where a service held them back."""
        held, self.orders_held = self.orders_held, False
        try:
            self._do(())
        finally:
            self.orders_held = held

    def plan(self, seat: int, keys: Sequence[str]) -> None:
        """Several answers of one seat, all or nothing. Refused where it would tell the future: it is no oracle."""
        if not keys:
            raise PlanRefused(message("refused-plan-empty"))
        if len(keys) > 1:
            self._needs_history()
        self._open_ask(seat)
        self._do(self._planned(seat, keys))

    def _planned(self, seat: int, keys: Sequence[str]) -> Iterator[Entry]:
        before, news, beside = self.mark(), self.game.tape.news, self._asked_beside(seat)
        for number, key in enumerate(keys, 1):
            if number > 1:
                others = any(spoken_by(entry) not in (-1, seat) for entry in self._record.since(before))
                if others or self.game.tape.news != news or seat not in self._driver.asks or self._asked_beside(seat) != beside:
                    raise PlanRefused(PLAN_STOPS)
            ask = self._open_ask(seat)
            if key not in self._driver.keys(ask):
                raise PlanRefused(message("refused-plan-key", key=key, number=number, ask=ask.name))
            yield Answer(seat, ask.name, key)

    def _asked_beside(self, seat: int) -> dict[int, str]:
        """Who else is asked, and what: those who answer at the same time stay asked while a seat carries on with its own."""
        return {other: ask.id for other, ask in self._driver.asks.items() if other != seat}

    def retract(self, seat: int) -> None:
        """Take back one's own last answer while the group of questions it belongs to is still open."""
        self._needs_history()
        self._may_play()
        driver, page = self._driver, self._record.last
        gone = self._sealed_last(seat)
        if not gone:
            raise Refused(message("refused-retract", number=seat))
        kept = [entry for n, entry in enumerate(page.entries) if n not in gone]
        number = driver.serials[seat] + 1
        with self._rewriting():
            self._record.pages[-1] = Page(page.checkpoint, kept, [], page.began)
            driver.rebuild()
            driver.apply(Again(seat, number))
        self._undone = None

    def may_retract(self, seat: int) -> bool:
        """Whether a seat has a sealed answer to take back."""
        return self.history and bool(self._sealed_last(seat))

    def _sealed_last(self, seat: int) -> list[int]:
        """Where on the page a seat's last sealed answer stands, with what the table answered for it since."""
        driver, page = self._driver, self._record.last
        sealed = driver.runs[-1].given if driver.runs else []
        if not sealed:
            return []
        mine = [(n, entry) for n in sealed if isinstance(entry := page.entries[n], Answer) and entry.seat == seat]
        last = max((n for n, entry in mine if entry.by != "table"), default=-1)
        void = driver.group is not None and seat in driver.group.anew
        if last < 0 or void or (self._record.number, last) < self._record.floor:
            return []
        return [n for n, _ in mine if n >= last]

    # -- going back ---------------------------------------------------------------------------------------------------

    def undo(self, to: Mark, *, fresh_chance: bool = True) -> None:
        """Back to an earlier decision. What chance gives from there is new, unless a test says otherwise."""
        self._needs_history()
        self._may_play()
        self._record.check(to)
        driver, lost, undone = self._driver, self._record.since(to), list(self._record.pages)
        with self._rewriting():
            driver.rewinds += 1
            driver.go_back(to)
            told = self._record.end()
            if fresh_chance and any(isinstance(entry, Roll | Epoch) for entry in lost):
                driver.apply(Epoch(driver.rewinds))
            driver.settle()
        self._undone = (undone, self.mark(), told)
        self._herald.rewound(self._driver, told)

    def redo(self) -> None:
        """Take back an undo, as long as nothing else was done."""
        self._may_play()
        if self._undone is None or self._undone[1] != self.mark():
            raise Refused(message("refused-redo"))
        pages, _, told = self._undone
        with self._rewriting():
            self._record.pages = pages
            self._driver.rewinds += 1
            self._driver.rebuild()
        self._undone = None
        self._herald.rewound(self._driver, told)

    @contextmanager
    def _rewriting(self) -> Iterator[None]:
        """The record is changed; if the rules do not go along, the table stands where it stood."""
        driver, pages, rewinds = self._driver, list(self._record.pages), self._driver.rewinds
        try:
            yield
        except BaseException as why:
            driver.rewinds, self._record.pages = rewinds, pages
            driver.rebuild()
            if not isinstance(why, Exception):
                raise
            raise Refused(message("refused-undo-diverged", fault=str(why))) from why

    def cost_of_undo(self, to: Mark) -> UndoCost:
        """Whose decisions, how much chance, and who learned something since."""
        self._needs_history()
        self._record.check(to)
        lost = self._record.since(to)
        again = self.fork()
        with again._rewriting():
            again._driver.go_back(to)
        page, count = again._record.end()
        told = [t for n in range(page, self._record.number + 1) for t in self._driver.events(n)][count:]
        return UndoCost(
            tuple(d for d in self.decisions() if d.mark >= to and d.by != "table"),
            tuple((entry.seat, entry.key) for entry in lost if isinstance(entry, Act)),
            sum(isinstance(entry, Roll) for entry in lost),
            tuple(sorted(dict.fromkeys(seat for t in told for seat in t.to))),
        )

    def fork(self, for_seat: int | None = None, seed: int = 0, *, history: bool = True) -> Self:
        """The same position on another table; one without history is for simulations that need not go back.

        For one seat: the others' sealed answers are taken back and what it cannot know is dealt anew, so the fork is a
        function of what the seat knows; it keeps nothing from before, and cannot go back or be saved behind the redraw.
        """
        self._needs_history()
        other = type(self)(self.ruleset)
        record, driver = self._record, other._driver
        driver.rewinds = self._driver.rewinds
        driver.game.share_indexes(self.game)
        if for_seat is None:
            last = Page(record.last.checkpoint, record.last.entries, None, record.last.began)
            driver.history = History([*record.pages[:-1], last], record.first, record.floor)
            driver.rebuild()
            other.orders, other.queue = dict(self.orders), list(self.queue)
        else:
            self._check_seat(for_seat)
            known = _unsealed(self._driver, for_seat)
            last = Page(record.last.checkpoint, known[: self._noticed(for_seat, known)], None, record.last.began)
            driver.history = History([last], record.number)
            driver.rebuild()
            driver.apply(Redraw(for_seat, seed))
            driver.history.floor = driver.history.mark()
            other.orders = {for_seat: self.orders[for_seat]} if for_seat in self.orders else {}
            other.queue = [act for act in self.queue if act.seat == for_seat]
        if not history:
            other.history = driver.keeps = False
            driver.history.keep_last()
        return other

    def _noticed(self, seat: int, entries: list[Entry]) -> int:
        """How many entries of this page a seat has noticed: what others have said since the last chance, its own last word and
        the last thing it was told or saw somebody asked may be anything to it."""
        last = len(entries)
        if self.asked(seat) is not None:
            return last
        while last and isinstance(entries[last - 1], Answer | Again) and spoken_by(entries[last - 1]) != seat:
            last -= 1
        if last == len(entries):
            return last
        record, other = self._record, type(self)(self.ruleset)
        driver, state = other._driver, self._driver.state_before(record.number)
        driver.game.share_indexes(self.game)
        driver.history = History([Page(state, [], [], record.last.began)], record.number)
        driver.game.play_from(state.copy())
        script, noticed = deque(entries), dict[int, object]()
        for _ in driver.along(script):
            noticed[len(entries) - len(script)] = (driver.history.last.heard_after().by(seat), other.waiting_for)
        return next(n for n in sorted(noticed) if n >= last and noticed[n] == noticed[len(entries)])

    def last_word(self, seat: int) -> Mark | None:
        """Where a seat's last answer stands, if neither chance nor anybody else has spoken since."""
        record = self._record
        for number in range(record.number, record.first - 1, -1):
            entries = record.page(number).entries
            for n in range(len(entries) - 1, -1, -1):
                entry = entries[n]
                if spoken_by(entry) != seat or (number, n) < record.floor:
                    return None
                if isinstance(entry, Answer) and entry.by != "table":
                    return (number, n)
        return None

    def again(self, number: int) -> Iterator[tuple[Mark, Self]]:
        """The game once more, from the nearest checkpoint before a page: another table, and where it stands after each entry."""
        self._needs_history()
        record = self._record
        start = record.nearest(number)
        other = type(self)(self.ruleset)
        driver = other._driver
        driver.rewinds = self._driver.rewinds
        driver.game.share_indexes(self.game)
        state = self._driver.state_before(start)
        driver.history = History([Page(state, [], [], record.page(start).began)], start)
        driver.game.play_from(state.copy())
        script = deque(entry for n in range(start, record.number + 1) for entry in record.page(n).entries)
        for _ in driver.along(script):
            if other.mark()[0] >= number:
                yield other.mark(), other

    def before_event(self, seat: int | None, number: int) -> Mark:
        """The place from which the next word led to the event that a seat (None: a spectator) heard as that number."""
        if not 0 < number <= self.heard(seat):
            raise Refused(message("refused-no-event", number=number, heard=self.heard(seat)))
        record, listener = self._record, -1 if seat is None else seat
        known = [(n, heard) for n in range(record.first, record.number + 1) if (heard := record.page(n).heard) is not None]
        start = max((n for n, heard in known if heard.by(listener) < number), default=record.first)
        found = (start, 0)
        for mark, other in self.again(start):
            if other.heard(seat) >= number:
                break
            found = mark
        return found

    # -- keeping ------------------------------------------------------------------------------------------------------

    def save(self) -> bytes:
        """The whole record with a checkpoint here and there: enough to go on, and to go back."""
        self._needs_history()
        record = self._record
        if record.open_from > record.number:
            raise Refused(message("refused-fork-save"))
        saved = Saved(
            version=SAVE_VERSION,
            ruleset=self.ruleset.text,
            fingerprint=self.ruleset.fingerprint,
            digest=digest(self.game.state),
            rewinds=self.rewinds,
            first=record.open_from,
            pages=packed(self._driver, record.open_from),
            orders=[list(self.orders.get(seat, ())) for seat in range(self.game.seats())],
            queue=self.queue,
        )
        return write_save(saved)

    def bookmark(self) -> Bookmark:
        """Where the record stands now, for `written_since`."""
        return Bookmark(self._record.number, tuple(self._record.last.entries))

    def written_since(self, mark: Bookmark) -> list[Passage]:
        """What was written on the record since: a service keeps that instead of the whole save each time."""
        return passages(self._record, mark)

    def follow(self, written: Sequence[Passage], wanted: str) -> bool:
        """Write behind the record what another table of the same game has written behind the same one; False where that does not
        lead to the position of that digest or trace: this table is of no more use then, and must be loaded again."""
        if (written[0].number, written[0].kept) != self.mark():
            return False
        try:
            self._driver.follow(deque(entry for passage in written for entry in passage.entries))
        except Exception:
            return False
        self._undone = None
        return self._stands_at(wanted)

    def saved_page(self, number: int, *, briefly: bool = False) -> SavedPage:
        """A page of the record with its checkpoint; what is kept `briefly` is not worth pressing."""
        return self.page_to_save(number, briefly=briefly)()

    def page_to_save(self, number: int, *, briefly: bool = False) -> Callable[[], SavedPage]:
        """The same as it is now, to be packed by whoever writes it down."""
        return page_to_pack(self._driver, number, briefly=briefly)

    def digest(self) -> str:
        """Tells positions apart."""
        return digest(self.game.state)

    def trace(self) -> str:
        """Tells apart where the last page has led from its checkpoint: by all that was told on it, what is still to come, how
        much chance was used, and who is asked what. It is much less than the whole position, and good enough wherever that of
        the page's beginning is known."""
        state, asks = self.game.state, [(ask.id, ask.name) for ask in self.pending]
        return TRACE + digest((self._record.last.events, self.mark(), state.flow, state.rng, asks))

    @classmethod
    def restore(cls, data: bytes, resolve: Callable[[str], Ruleset]) -> Self:
        """A saved game, where it stood.

        If these rules replay the last page differently from those that wrote it, the game goes on from the page's
        checkpoint and `notices` says so: a game survives an upgrade of the code.
        """
        saved = read_save(data)
        ruleset = resolve(saved.ruleset)
        if saved.version < SAVE_VERSION:
            saved = renewed(saved, ruleset.rules.key_today)
        table = cls(ruleset)
        pages = unpacked(saved, table._driver)
        if not table._stands_as(saved.digest):
            table._from_checkpoint(pages)
        if saved.fingerprint != ruleset.fingerprint:
            table.notices.append(Notice(message("notice-other-rules", ruleset=ruleset.text)))
        table.orders = {seat: tuple(orders) for seat, orders in enumerate(saved.orders) if orders}
        table.queue = list(saved.queue)
        return table

    def _stands_as(self, wanted: str) -> bool:
        """Whether the record leads to the position of that digest or trace."""
        try:
            self._driver.rebuild()
        except Exception:
            return False
        return self._stands_at(wanted)

    def _stands_at(self, wanted: str) -> bool:
        return wanted == (self.trace() if wanted.startswith(TRACE) else self.digest())

    def _from_checkpoint(self, pages: list[Page]) -> None:
        """Go on from the last checkpoint. Chance is new: what it gave before may have been seen."""
        driver, last = self._driver, pages[-1]
        driver.rewinds += 1
        state = last.checkpoint.copy()
        state.rng.epoch = driver.rewinds
        self._record.pages = [*pages[:-1], Page(state, [], [], last.began)]
        try:
            driver.rebuild()
            driver.settle()
        except Exception as why:
            raise ForeignSave(message("refused-foreign-save", fault=str(why))) from why
        self.notices.append(Notice(message("notice-from-checkpoint", lost=len(last.entries))))

    # -- inside: one operation ----------------------------------------------------------------------------------------

    @property
    def _record(self) -> History:
        return self._driver.history

    def _open_to_acts(self) -> bool:
        return all(ask.open for ask in self._driver.asks.values())

    def _open_ask(self, seat: int) -> Ask:
        if self.over:
            raise GameIsOver(message("refused-over"))
        ask = self._driver.asks.get(seat)
        if ask is None:
            waiting = ", ".join(f"{w.seat} ({w.what})" for w in self.waiting_for)
            raise NotYours(message("refused-not-asked", number=seat, waiting=waiting))
        return ask

    def _still_open(self, ask: Ask) -> None:
        if self._driver.asks.get(ask.seat) is not ask:
            raise StaleDecision(message("refused-gone", decision=ask.id))

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.game.seats():
            raise Refused(message("refused-no-seat", number=seat, last=self.game.seats() - 1))

    def _needs_history(self) -> None:
        if not self.history:
            raise Refused(message("refused-no-history"))
        if self._broken:
            raise EngineFault(self._broken)

    def _may_play(self) -> None:
        if self._broken:
            raise EngineFault(self._broken)
        if self._busy or self._herald.telling:
            raise Refused(message("refused-observer"))

    def _do(self, entries: Iterable[Entry]) -> None:
        """Apply entries; if anything is raised the table stands where it stood and nothing is published."""
        if self._busy or self._broken or self._herald.telling:
            self._may_play()
        driver = self._driver
        record = driver.history
        pages = record.pages
        before = (record.first + len(pages) - 1, len(pages[-1].entries))
        self._busy = True
        try:
            for entry in entries:
                driver.apply(entry)
            if self.orders or self.queue:
                self._serve()
        except BaseException as why:
            self._stand_again(before, why)
            if isinstance(why, Refused) or not isinstance(why, Exception):
                raise
            raise EngineFault(f"{type(why).__name__}: {why}") from why
        finally:
            self._busy = False
        if self._undone is not None and self.mark() != before:
            self._undone = None
        try:
            if self._herald.observers:
                self._herald.publish(driver)
        finally:
            if not self.history and len(record.pages) > 1:
                record.keep_last()

    def _stand_again(self, before: Mark, why: BaseException) -> None:
        """Back to where the operation began."""
        if self.mark() == before:
            return
        if not self.history:
            self._broken = f"without history the table cannot stand again after {type(why).__name__}: {why}; start another"
            return
        try:
            self._driver.go_back(before)
        except Exception as again:
            self._broken = f"the table cannot stand again after {type(why).__name__}: {why} ({again}); load its last save"

    # -- inside: orders and acts that wait ------------------------------------------------------------------------------

    def _serve(self) -> None:
        """Acts that were waiting for an open question, and answers by standing orders, until none is left.

        What goes wrong in one of them is not the fault of whoever has just played: it is taken back and put aside.
        """
        orders, queue, notices = self.orders, self.queue, len(self.notices)
        try:
            self._serve_all()
        except BaseException:
            self.orders, self.queue = orders, queue
            del self.notices[notices:]
            raise

    def _serve_all(self) -> None:
        while not self.over and (entry := self._act_due() or self._order_due()) is not None:
            before = self.mark()
            try:
                self._driver.apply(entry)
            except Exception as why:
                self._stand_again(before, why)
                if self._broken:
                    raise
                self._put_aside(entry, why)
        if self.over:
            for act in self.queue:
                self.notices.append(Notice(message("notice-act-dropped", key=act.key), act.seat))
            self.queue = []

    def _act_due(self) -> Act | None:
        while self.queue and self._open_to_acts():
            act, *self.queue = self.queue
            if act.key in [option.key for option in self.acts(act.seat)]:
                return act
            self.notices.append(Notice(message("notice-act-dropped", key=act.key), act.seat))
        return None

    def _order_due(self) -> Answer | None:
        if self.orders_held:
            return None
        for ask in self.pending:
            if ask.number > PATIENCE and self.orders.get(ask.seat):
                self.orders = {**self.orders, ask.seat: ()}
                self.notices.append(Notice(message("notice-orders-circle"), ask.seat))
            for order in self.orders.get(ask.seat, ()):
                if order.fits(ask) and order.key in self._driver.keys(ask):
                    if order.once:
                        left = tuple(o for o in self.orders[ask.seat] if o is not order)
                        self.orders = {**self.orders, ask.seat: left}
                    return Answer(ask.seat, ask.name, order.key, "order")
        return None

    def _put_aside(self, entry: Act | Answer, why: Exception) -> None:
        if isinstance(entry, Answer):
            self.orders = {**self.orders, entry.seat: ()}
        fault = f"{type(why).__name__}: {why}"
        self.notices.append(Notice(message("notice-put-aside", key=entry.key, fault=fault), entry.seat))


def _unsealed(driver: Driver, seat: int) -> list[Entry]:
    """The entries of the last page without what others than a seat have sealed."""
    sealed = [n for run in driver.runs for n in run.given]
    entries = driver.history.last.entries
    return [entry for n, entry in enumerate(entries) if n not in sealed or spoken_by(entry) == seat]
