"""Runs one game: what is asked, answers, acts, plans, orders, fork, undo, save and load.

The outer flow lies in the state as a stack of steps; each step is a coroutine. Before a step, unless nobody was asked since
the last one, the table keeps a checkpoint. Fork, undo, save and load are all: newest checkpoint + replay of the record since.
"""

from __future__ import annotations

import zlib
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Literal, Self, TypeAlias

import msgspec

from .decisions import Ask, Group, Message, Option, Order, Procedure, Reply, Verdict, Wait, message
from .errors import (
    ActRefused,
    DamagedSave,
    EngineFault,
    GameIsOver,
    GameOver,
    NewerSave,
    NotYours,
    PlanRefused,
    Refused,
    ReplayDiverged,
    StaleDecision,
    UnknownOption,
)
from .events import Told
from .journal import SAVE_VERSION, Act, Answer, Entry, Epoch, Mark, Redraw, Roll, Saved, SavedStep, StepRecord
from .records import Record, decode, digest, encode
from .rules import CoreState, Rules, Ruleset, Step

ALIVE = 4  # newest checkpoints kept as states; older ones are bytes
SPARSE = 16  # of the older ones every so many are kept, the others rebuilt from them when wanted

Observer: TypeAlias = "Callable[[Literal['event', 'rewound'], Mark, Told | None], None]"

PLAN_STOPS = "the plan goes on where chance, a secret or another seat has a say: send it up to there"


class Run:
    """A procedure on the stack; what runs above it is an act that asks."""

    __slots__ = ("given", "group", "procedure", "wait")

    def __init__(self, procedure: Procedure[None]) -> None:
        self.procedure = procedure
        self.wait: Wait | None = None
        self.group: Group | None = None
        self.given: list[int] = []  # places on the record of the answers sealed in the group that is open now


class Waiting(Record, frozen=True):
    """Who is waited for, and for what."""

    seat: int
    what: str


class Decision(Record, frozen=True):
    """A decision taken: going back to `mark` takes it back."""

    mark: Mark
    seat: int
    name: str
    key: str
    by: str


class UndoCost(Record, frozen=True):
    """What going back would take away, for those who must agree."""

    decisions: tuple[Decision, ...]
    acts: tuple[tuple[int, str], ...]
    rolls: int
    learned_by: tuple[int, ...]

    def words(self) -> tuple[Message, ...]:
        """The cost as messages, one a line."""
        found = [message("undo-decision", seat=d.seat, name=d.name, key=d.key) for d in self.decisions]
        found += [message("undo-act", seat=seat, key=key) for seat, key in self.acts]
        if self.rolls:
            found.append(message("undo-chance", rolls=self.rolls))
        found += [message("undo-learned", seat=seat) for seat in self.learned_by]
        return tuple(found)


class Table:
    """One game being played. Nothing that is refused changes anything."""

    def __init__(self, ruleset: Ruleset, *, history: bool = True) -> None:
        self.ruleset = ruleset
        self.game: Rules = ruleset.rules(ruleset)
        self.history = history  # without it there is no undo, fork or save, and simulations are faster
        self.over = False
        self.notices: list[Message] = []
        self.observers: list[Observer] = []
        self.orders: dict[int, tuple[Order, ...]] = {}
        self.orders_held = False  # a service may hold orders back, so that the delay of an answer tells nothing
        self.queue: list[Act] = []
        self._steps: list[StepRecord] = []
        self._runs: list[Run] = []
        self._rewinds = 0
        self._dropped = 0  # steps before the first one kept here
        self._heard: list[int] = []  # events each seat heard before the last step, spectators last
        self._serials: dict[int, int] = {}  # questions asked since the checkpoint, counted for each seat by itself
        self._looked: dict[int, Sequence[str | Option[Any]]] = {}
        self._published: Mark = (0, 0)
        self._floor: Mark = (0, 0)
        self._undone: tuple[list[StepRecord], Mark] | None = None
        self._busy = False

    @classmethod
    def start(cls, ruleset: Ruleset, state: CoreState, *, history: bool = True) -> Self:
        """A table at which the game stands as in `state`."""
        table = cls(ruleset, history=history)
        table.game.state = state
        table._heard = [0] * (table.game.seats() + 1)
        table._resume(None)
        return table

    def __del__(self) -> None:
        """Game and chapters point at each other; a dropped fork must not wait for the collector."""
        self.game.__dict__.clear()

    # -- looking ------------------------------------------------------------------------------------------------------

    @property
    def pending(self) -> tuple[Ask, ...]:
        """The questions open now."""
        wait = self._runs[-1].wait if self._runs else None
        return tuple(wait.asks.values()) if wait else ()

    @property
    def waiting_for(self) -> tuple[Waiting, ...]:
        """Who, and for what. Of questions asked to several at once only the common name is told."""
        group = self._runs[-1].group if self._runs else None
        return tuple(Waiting(ask.seat, group.name if group else ask.name) for ask in self.pending)

    @property
    def result(self) -> Any:
        """How the game ended; None while it goes on."""
        return self.game.result() if self.over else None

    def asked(self, seat: int) -> Ask | None:
        """What a seat is asked now."""
        wait = self._runs[-1].wait if self._runs else None
        return wait.asks.get(seat) if wait else None

    def options(self, ask: Ask) -> tuple[Option[Any], ...]:
        """The options of an open question, each with its clause and words."""
        if self.asked(ask.seat) is not ask:
            raise StaleDecision(f"decision {ask.id} is no longer open; look at what is pending now")
        clause = clause_of(ask.options)
        return tuple(as_option(found, ask.name, clause) for found in self._look(ask))

    def keys(self, ask: Ask) -> list[str]:
        """The keys of an open question's options."""
        return [found if isinstance(found, str) else found.key for found in self._look(ask)]

    def _look(self, ask: Ask) -> Sequence[str | Option[Any]]:
        """Options worked out once and remembered until something changes; nothing may change while they are."""
        found = self._looked.get(ask.seat)
        if found is None:
            self.game.looking += 1
            found = ask.options()
            self.game.looking -= 1
            if not found:
                raise EngineFault(f"{ask.name} for seat {ask.seat} has no options")
            self._looked[ask.seat] = found
        return found

    def acts(self, seat: int) -> tuple[Option[Any], ...]:
        """What a seat may do out of turn now."""
        if self.over or not all(ask.open for ask in self.pending):
            return ()
        self.game.looking += 1
        found = [as_option(option, "act", clause_of(self.game.acts)) for option in self.game.acts(seat)]
        self.game.looking -= 1
        return tuple(found)

    def explain(self, seat: int, intent: str) -> Verdict:
        """Whether a seat may do something now, and the clause that decides."""
        ask = self.asked(seat)
        for option in (*(self.options(ask) if ask else ()), *self.acts(seat)):
            if option.key == intent:
                return Verdict(True, option.clause, option.says)
        self.game.looking += 1
        verdict = self.game.explain(seat, intent)
        self.game.looking -= 1
        return verdict

    def mark(self) -> Mark:
        """Where on the record we are."""
        return (len(self._steps) - 1, len(self._steps[-1].entries)) if self._steps else (0, 0)

    def encoded(self) -> bytes:
        """Canonical bytes of the position."""
        return encode(self.game.state)

    def decisions(self) -> list[Decision]:
        """The decisions taken so far, oldest first."""
        return [
            Decision((s, n), e.seat, e.name, e.key, e.by)
            for s, record in enumerate(self._steps)
            for n, e in enumerate(record.entries)
            if isinstance(e, Answer)
        ]

    def events_since(self, seat: int | None, count: int = 0) -> list[dict[str, Any]]:
        """What a seat (None: a spectator) has heard after the first `count` things; numbers have no gaps to read."""
        before = self._heard[-1 if seat is None else seat]
        start, skip = (len(self._steps) - 1, count - before) if count >= before else (0, count)
        told = [t.seen_by(seat) for s in range(start, len(self._steps)) for t in self._events(s) if t.heard_by(seat)]
        return told[skip:]

    # -- doing --------------------------------------------------------------------------------------------------------

    def answer(self, seat: int, decision: str, key: str) -> None:
        """A seat answers the decision of that id."""
        ask = self._open_ask(seat)
        if ask.id != decision:
            raise StaleDecision(f"decision {decision} is no longer open; seat {seat} is asked {ask.name} ({ask.id}) now")
        if key not in self.keys(ask):
            raise UnknownOption(f"{key!r} is no option of {ask.name}; the options are {', '.join(self.keys(ask))}")
        self._do([Answer(seat, ask.name, key)])

    def act(self, seat: int, key: str, *, wait: bool = False) -> None:
        """A seat does something out of turn; with `wait` as soon as the questions open now allow it."""
        if self.over:
            raise GameIsOver("the game is over")
        if key in [option.key for option in self.acts(seat)]:
            self._do([Act(seat, key)])
        elif wait and not all(ask.open for ask in self.pending):
            self.queue.append(Act(seat, key))
        else:
            raise ActRefused(f"{key!r} is not possible for seat {seat} now; possible are {[o.key for o in self.acts(seat)]}")

    def order(self, seat: int, orders: Iterable[Order]) -> None:
        """The standing orders of a seat, in place of the ones it had."""
        self.orders[seat] = tuple(orders)
        self._do([])

    def follow_orders(self) -> None:
        """Answer by standing orders now, where a service held them back."""
        held, self.orders_held = self.orders_held, False
        try:
            self._do([])
        finally:
            self.orders_held = held

    def plan(self, seat: int, keys: Sequence[str]) -> None:
        """Several answers of one seat, all or nothing. Refused where it would tell the future: it is no oracle."""
        if not keys:
            raise PlanRefused("a plan needs at least one key")
        self._open_ask(seat)
        self._do(self._planned(seat, keys, self.mark()))

    def _planned(self, seat: int, keys: Sequence[str], before: Mark) -> Iterator[Entry]:
        for number, key in enumerate(keys, 1):
            if number > 1 and (self._news_since(before) or [a.seat for a in self.pending] != [seat]):
                raise PlanRefused(PLAN_STOPS)
            ask = self._open_ask(seat)
            if key not in self.keys(ask):
                raise PlanRefused(f"{key!r}, number {number} of the plan, is no option of {ask.name}")
            yield Answer(seat, ask.name, key)

    def _news_since(self, before: Mark) -> bool:
        """Whether chance or a secret has come up since then."""
        step, count = before
        for s in range(step, len(self._steps)):
            entries = self._steps[s].entries[count if s == step else 0 :]
            if any(isinstance(e, Roll) for e in entries):
                return True
            if any(told.to for told in self._events(s)[self._events_at_start if s == step else 0 :]):
                return True
        return False

    def retract(self, seat: int) -> None:
        """Take back one's own last answer while the group of questions it belongs to is still open."""
        self._needs_history()
        record, run = self._steps[-1], self._runs[-1] if self._runs else None
        mine = [n for n in run.given if self._by(record.entries[n]) == seat] if run else []
        if not mine:
            raise Refused(f"seat {seat} has no sealed answer to take back")
        asked = dict(self._serials)
        del record.entries[mine[-1]]
        self._rebuild()
        self._serials[seat] = asked[seat] + 1
        for ask in self.pending:
            if ask.seat == seat:  # its old question ids must not come again; the others' stay as they were
                ask.id = self._next_id(seat)
        self._publish()

    # -- going back ---------------------------------------------------------------------------------------------------

    def undo(self, to: Mark, *, fresh_chance: bool = True) -> None:
        """Back to an earlier decision. What chance gives from there is new, unless a test says otherwise."""
        self._needs_history()
        self._check_mark(to)
        lost = self._lost(to)
        undone = [StepRecord(r.checkpoint, list(r.entries), r.events) for r in self._steps]
        self._rewinds += 1
        self._go_back(to)
        if fresh_chance and any(isinstance(e, Roll | Redraw) for e in lost):
            self._apply(Epoch(self._rewinds))
        self._undone = (undone, self.mark())
        self._publish()

    def redo(self) -> None:
        """Take back an undo, as long as nothing else was done."""
        if self._undone is None or self._undone[1] != self.mark():
            raise Refused("there is nothing to redo")
        self._steps, self._undone = self._undone[0], None
        self._rewinds += 1
        self._rebuild()
        self._publish()

    def cost_of_undo(self, to: Mark) -> UndoCost:
        """Whose decisions, how much chance, and who learned something since."""
        self._needs_history()
        self._check_mark(to)
        lost = self._lost(to)
        again = self.fork()
        again._go_back(to)
        known = sum(len(again._events(s)) for s in range(len(again._steps)))
        told = [t for s in range(len(self._steps)) for t in self._events(s)][known:]
        decisions = tuple(d for d in self.decisions() if d.mark >= to and d.by != "table")
        return UndoCost(
            decisions,
            tuple((e.seat, e.key) for e in lost if isinstance(e, Act)),
            sum(isinstance(e, Roll) for e in lost),
            tuple(sorted({seat for t in told for seat in t.to})),
        )

    def fork(self, for_seat: int | None = None, seed: int = 0) -> Self:
        """The same position on another table.

        For one seat: the others' sealed answers are taken back and what it cannot know is dealt anew, so the fork is a
        function of what the seat knows; it keeps nothing from before, and cannot go back or be saved behind the redraw.
        """
        self._needs_history()
        other = type(self)(self.ruleset)
        record = self._steps[-1]
        entries = list(record.entries)
        if for_seat is not None:
            sealed = [n for run in self._runs for n in run.given]
            entries = [e for n, e in enumerate(entries) if n not in sealed or self._by(e) == for_seat]
        other._steps = [*self._steps[:-1], StepRecord(record.checkpoint, entries, [])]
        other._rewinds, other._floor, other._dropped = self._rewinds, self._floor, self._dropped
        other._heard = list(self._heard)
        other.game._index = self.game._index
        other._rebuild()
        if for_seat is None:
            other.orders, other.queue = dict(self.orders), list(self.queue)
        else:
            other._forget(for_seat, seed)
        other._published = other._end()
        return other

    def _forget(self, seat: int, seed: int) -> None:
        """Leave behind whatever the seat does not know."""
        self._dropped += len(self._steps) - 1
        self._steps = self._steps[-1:]
        self._apply(Redraw(seat, seed))
        self._floor = self.mark()

    # -- keeping ------------------------------------------------------------------------------------------------------

    def save(self) -> bytes:
        """The whole record with a checkpoint here and there: enough to go on, and to go back."""
        self._needs_history()
        if any(isinstance(e, Redraw) for e in self._steps[-1].entries):
            raise Refused("a seat's fork can be saved only from its next checkpoint on")
        last = len(self._steps) - 1
        steps = [SavedStep(r.entries, self._packed(r, keep=n in (0, last))) for n, r in enumerate(self._steps)]
        seats = self.game.seats()
        saved = Saved(
            version=SAVE_VERSION,
            ruleset=self.ruleset.text,
            fingerprint=self.ruleset.fingerprint,
            digest=digest(self.game.state),
            rewinds=self._rewinds,
            steps=steps,
            heard=self._heard,
            orders=[list(self.orders.get(seat, ())) for seat in range(seats)],
            queue=self.queue,
        )
        body = encode(saved)
        return MAGIC + zlib.crc32(body).to_bytes(4, "big") + body

    @staticmethod
    def _packed(record: StepRecord, keep: bool) -> bytes:
        checkpoint = record.checkpoint
        if isinstance(checkpoint, CoreState):
            return zlib.compress(encode(checkpoint), 1) if keep else b""
        return checkpoint or b""

    @classmethod
    def restore(cls, data: bytes, resolve: Callable[[str], Ruleset]) -> Self:
        """A saved game, where it stood.

        If these rules replay the last step differently from those that wrote it, the game goes on from the step's
        checkpoint and `notices` says so: a game survives an upgrade of the code.
        """
        saved = read_save(data)
        ruleset = resolve(saved.ruleset)
        table = cls(ruleset)
        table._rewinds = saved.rewinds
        table._heard = list(saved.heard)
        try:
            state = decode(zlib.decompress(saved.steps[-1].checkpoint), ruleset.state)
        except (msgspec.MsgspecError, zlib.error) as why:
            raise DamagedSave(f"the position in the save cannot be read: {why}") from why
        table._steps = [StepRecord(s.checkpoint or None, list(s.entries), None) for s in saved.steps[:-1]]
        table._steps.append(StepRecord(state, list(saved.steps[-1].entries), []))
        try:
            table._rebuild()
            same = digest(table.game.state) == saved.digest
        except (ReplayDiverged, EngineFault, KeyError, ValueError, AttributeError):
            same = False
        if not same:
            table._steps[-1] = StepRecord(state, [], [])
            table._rewinds += 1
            table._rebuild()
            table.notices.append(message("notice-from-checkpoint", lost=len(saved.steps[-1].entries)))
        table.orders = {seat: tuple(orders) for seat, orders in enumerate(saved.orders) if orders}
        table.queue = list(saved.queue)
        table._published = table._end()
        return table

    # -- inside: one operation ----------------------------------------------------------------------------------------

    def _open_ask(self, seat: int) -> Ask:
        if self.over:
            raise GameIsOver("the game is over; nobody is asked anything")
        ask = self.asked(seat)
        if ask is None:
            waiting = ", ".join(f"seat {w.seat} ({w.what})" for w in self.waiting_for)
            raise NotYours(f"seat {seat} is asked nothing now; the table waits for {waiting}")
        return ask

    def _do(self, entries: Iterable[Entry]) -> None:
        """Apply entries; if anything is raised the table stands where it stood and nothing is published."""
        if self._busy:
            raise Refused("an observer may not play")
        before, orders, queue = self.mark(), dict(self.orders), list(self.queue)
        self._events_at_start = len(self._steps[-1].events or ()) if self._steps else 0
        self._busy = True
        try:
            for entry in entries:
                self._apply(entry)
            if (self.orders and not self.orders_held) or self.queue:
                self._serve()
        except BaseException as why:
            self._busy = False
            self.orders, self.queue = orders, queue
            self._stand_again(before, why)
            raise EngineFault(f"{type(why).__name__}: {why}") from why
        self._busy = False
        self._undone = None
        if self.observers:
            self._publish()

    _events_at_start = 0

    def _stand_again(self, before: Mark, why: BaseException) -> None:
        """Back to where the operation began. What the players brought upon themselves is raised as it is."""
        if self.history:
            self._go_back(before)
        if isinstance(why, Refused) or not isinstance(why, Exception):
            raise why

    def _serve(self) -> None:
        """Acts that were waiting for an open question, and answers by standing orders, until none is left."""
        while not self.over and (self._serve_queue() or self._serve_order()):
            pass

    def _serve_queue(self) -> bool:
        for act in self.queue:
            if act.key in [option.key for option in self.acts(act.seat)]:
                self.queue.remove(act)
                self._apply(act)
                return True
        return False

    def _serve_order(self) -> bool:
        if self.orders_held:
            return False
        for ask in self.pending:
            for order in self.orders.get(ask.seat, ()):
                if order.fits(ask) and order.key in self.keys(ask):
                    if order.once:
                        self.orders[ask.seat] = tuple(o for o in self.orders[ask.seat] if o is not order)
                    self._apply(Answer(ask.seat, ask.name, order.key, "order"))
                    return True
        return False

    def _apply(self, entry: Entry) -> None:
        self._looked.clear()
        record = self._steps[-1]
        kind = type(entry)
        if kind is Answer:
            run = self._runs[-1] if self._runs else None
            ask = run.wait.asks.get(entry.seat) if run and run.wait else None  # type: ignore[union-attr]
            if run is None or ask is None or ask.name != entry.name:  # type: ignore[union-attr]
                raise ReplayDiverged(f"{entry}, but that is not what is asked")
            record.entries.append(entry)
            run.given.append(len(record.entries) - 1)
            self._resume((entry.seat, entry.key))  # type: ignore[union-attr]
            return
        record.entries.append(entry)
        if isinstance(entry, Act):
            self._runs.append(Run(self.game.act(entry.seat, entry.key)))
            self._resume(None)
        elif isinstance(entry, Epoch):
            self.game.state.rng.epoch = entry.value
        elif isinstance(entry, Redraw):
            self.game.redraw_hidden(entry.seat, entry.seed)
            self._resume(None)
        else:
            raise ReplayDiverged(f"{entry} was never asked for")

    def _resume(self, reply: Reply) -> None:
        """Run until somebody must answer. A loop, not a recursion: many steps in a row may ask nobody."""
        while self._runs or self._next_step():
            run = self._runs[-1]
            if run.wait is None:
                reply = None  # just opened
            try:
                wait = run.procedure.send(reply)
            except StopIteration:
                self._runs.pop()
                if not self._runs and self.game.owed:
                    raise EngineFault(f"the step ended and never ran {self.game.owed}") from None
                reply = None  # the procedure below was waiting all the time: it looks again
                continue
            except GameOver:
                self._runs.clear()
                self.over = True
                return
            if type(wait) is not Wait:
                raise EngineFault(f"a procedure waited for {wait!r}")
            if wait.group is None or wait.group is not run.group:
                run.group, run.given = wait.group, []
            run.wait = wait
            forced = self._name(wait)
            if forced is None:
                return
            self._looked.clear()
            self._steps[-1].entries.append(Answer(forced[0].seat, forced[0].name, forced[1], "table"))
            run.given.append(len(self._steps[-1].entries) - 1)
            reply = (forced[0].seat, forced[1])

    def _name(self, wait: Wait) -> tuple[Ask, str] | None:
        """Give new questions their ids; one that leaves no choice is answered by the table, but never while replaying."""
        for seat, ask in wait.asks.items():
            if not ask.id:
                ask.id = self._next_id(seat)
                if ask.forced and not self.game.tape.script and not self._replaying:
                    found = self.keys(ask)
                    if len(found) == 1:
                        return ask, found[0]
        return None

    _replaying = False

    def _next_id(self, seat: int) -> str:
        number = self._serials[seat] = self._serials.get(seat, 0) + 1
        return f"{self._rewinds}.{self._dropped + len(self._steps)}.{seat}.{number}"

    # -- inside: steps and replay -------------------------------------------------------------------------------------

    def _next_step(self) -> bool:
        game = self.game
        self._looked.clear()
        if not game.state.flow:
            self.over = True
            return False
        if not self._steps or (self.history and self._steps[-1].asked()):
            self._checkpoint()
        self._start(game.state.flow.pop())
        return True

    def _checkpoint(self) -> None:
        """A copy of the state before a step, and a clean page of the record."""
        if self._steps:
            self._count_heard()
        self._steps.append(StepRecord(self.game.state.copy() if self.history else None, [], []))
        self._serials = {}
        self._turn_page()
        self._thin(len(self._steps) - 1 - ALIVE)

    def _turn_page(self) -> None:
        record, tape = self._steps[-1], self.game.tape
        tape.entries = record.entries
        tape.events = record.events = record.events if record.events is not None else []

    def _thin(self, step: int) -> None:
        if step < 0:
            return
        record = self._steps[step]
        if isinstance(record.checkpoint, CoreState):
            kept = (self._dropped + step) % SPARSE == 0 or step == 0
            record.checkpoint = zlib.compress(encode(record.checkpoint), 1) if kept else None

    def _start(self, step: Step) -> None:
        chapter, _, name = step.name.partition(".")
        self._runs = [Run(getattr(getattr(self.game, chapter), name)(step))]

    def _rebuild(self) -> None:
        """The newest checkpoint and the record since."""
        record = self._steps[-1]
        record.checkpoint = self._state_before(len(self._steps) - 1)
        script = deque(record.entries)
        self._steps[-1] = StepRecord(record.checkpoint, [], [])
        self._looked.clear()
        self._serials = {}
        self.over = False
        self._runs = []
        game = self.game
        game.branch, game.looking = -1, 0
        game.owed.clear()
        game.state = record.checkpoint.copy()
        game.tape.script = script
        self._turn_page()
        self._play_script(script)

    def _play_script(self, script: deque[Entry]) -> None:
        self._replaying = bool(script)
        self._resume(None)
        while script:
            entry = script.popleft()
            self._replaying = bool(script)
            self._apply(entry)
        self._replaying = False

    def _state_before(self, step: int) -> Any:
        """The checkpoint of a step, rebuilt from an earlier one where it was thinned out."""
        checkpoint = self._steps[step].checkpoint
        if isinstance(checkpoint, bytes):
            return decode(zlib.decompress(checkpoint), self.ruleset.state)
        if checkpoint is None:
            return self._replay(step)._steps[-1].checkpoint
        return checkpoint

    def _replay(self, step: int) -> Table:
        """A table brought up to the beginning of a step from the nearest checkpoint before it, its events retold."""
        first = max(n for n in range(step) if self._steps[n].checkpoint is not None)
        scratch = Table(self.ruleset)
        scratch._dropped, scratch._rewinds = self._dropped + first, self._rewinds
        scratch._heard = [0] * len(self._heard)
        script: deque[Entry] = deque(e for record in self._steps[first:step] for e in record.entries)
        scratch.game.state = self._state_before(first).copy()
        scratch.game.tape.script = script
        scratch._play_script(script)
        if len(scratch._steps) != step - first + 1:
            raise ReplayDiverged(f"the record from step {first} to {step} gives {len(scratch._steps)} steps")
        return scratch

    def _events(self, step: int) -> list[Told]:
        """What happened in a step; told again by a replay where it was not kept."""
        events = self._steps[step].events
        if events is None:
            retold = self._replay(step + 1)._steps
            for n, record in enumerate(reversed(retold[:-1])):
                self._steps[step - n].events = record.events
            events = self._steps[step].events or []
        return events

    def _go_back(self, to: Mark) -> None:
        step, count = to
        checkpoint = self._state_before(step)
        self._heard_again(step)
        del self._steps[step + 1 :]
        record = self._steps[step]
        self._steps[step] = StepRecord(checkpoint, record.entries[:count], [])
        self._rebuild()

    def _check_mark(self, to: Mark) -> None:
        step, count = to
        if not 0 <= step < len(self._steps) or not 0 <= count <= len(self._steps[step].entries):
            raise Refused(f"there is no place {to} on the record")
        if to < self._floor:
            raise Refused("nobody goes back behind the point where hidden things were dealt anew")

    def _needs_history(self) -> None:
        if not self.history:
            raise Refused("this table keeps no history")

    def _lost(self, to: Mark) -> list[Entry]:
        step, count = to
        return [*self._steps[step].entries[count:], *(e for r in self._steps[step + 1 :] for e in r.entries)]

    @staticmethod
    def _by(entry: Entry) -> int:
        return entry.seat if isinstance(entry, Answer | Act) else -1

    # -- inside: telling ----------------------------------------------------------------------------------------------

    def _audiences(self) -> list[int | None]:
        return [*range(len(self._heard) - 1), None]

    def _count_heard(self) -> None:
        """The page is about to be turned: what was told on it counts as heard."""
        events = self._steps[-1].events or ()
        for n, seat in enumerate(self._audiences()):
            self._heard[n] += sum(told.heard_by(seat) for told in events)

    def _heard_again(self, step: int) -> None:
        """Going back before a step: what its audience heard there and after does not count."""
        for s in range(step, len(self._steps) - 1):
            for told in self._events(s):
                for n, seat in enumerate(self._audiences()):
                    self._heard[n] -= told.heard_by(seat)

    def _end(self) -> Mark:
        return (len(self._steps) - 1, len(self._steps[-1].events or ()))

    def _publish(self) -> None:
        """Observers hear each event once, after it is final; going back is news of its own."""
        step, count = self._published
        here = self._end()
        if here < (step, count):
            self._published = here
            for tell in self.observers:
                tell("rewound", here, None)
            return
        for s in range(step, len(self._steps)):
            for n, told in enumerate(self._events(s)):
                if (s, n) >= (step, count):
                    for tell in self.observers:
                        tell("event", (s, n), told)
        self._published = here


MAGIC = b"MECATOL\n"


def read_save(data: bytes) -> Saved:
    """Check a save's frame before anything of it is believed."""
    if not data.startswith(MAGIC):
        raise DamagedSave("these bytes are no save of a Mecatol game")
    body = data[len(MAGIC) + 4 :]
    if zlib.crc32(body).to_bytes(4, "big") != data[len(MAGIC) : len(MAGIC) + 4]:
        raise DamagedSave("the save is damaged: its checksum does not fit; use an older copy")
    try:
        version = msgspec.msgpack.decode(body, type=_Version).version
        if version > SAVE_VERSION:
            raise NewerSave(f"the save has version {version}, this program reads up to {SAVE_VERSION}: update it")
        saved = msgspec.msgpack.decode(body, type=Saved)
    except msgspec.MsgspecError as why:
        raise DamagedSave(f"the save cannot be read: {why}") from why
    if not saved.steps:
        raise DamagedSave("the save holds no position")
    return saved


class _Version(msgspec.Struct):
    version: int


def clause_of(options: Any) -> str:
    """The clause that grants what a function lists; see `grants`."""
    return str(getattr(getattr(options, "func", options), "clause", ""))


def as_option(found: str | Option[Any], name: str, clause: str) -> Option[Any]:
    """An option with clause and words, the question's where it has none of its own."""
    if isinstance(found, str):
        return Option(found, clause, (), Message(f"option-{name}", (("key", found),)))
    if found.clause and found.says:
        return found
    says = found.says or Message(f"option-{name}", (("key", found.key),))
    return Option(found.key, found.clause or clause, found.things, says)
