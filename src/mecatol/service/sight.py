"""The table as one seat sees it, in words: built from the engine's own views and redacted events, and from nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from mecatol.core.decisions import Ask, Option
from mecatol.core.table import Waiting
from mecatol.grounds import by_clause, ground
from mecatol.muster import Cause, Mustered, muster
from mecatol.narrator import COUNTING, Narrator
from mecatol.play import Table
from mecatol.rules import views
from mecatol.rules.views import TableView
from mecatol.story import Passage, things_of
from mecatol.subjects import going_on
from mecatol.texts import DEFAULT, Texts

from . import messages as wire
from .counting import Counting
from .drafts import drafted
from .linking import Linker, together

NEWEST = 300  # events a client that knows nothing is told; older ones it may ask for
REMEMBERED = 5000  # sentences
LATELY = 16  # things that seats have heard
UNNUMBERED = b'{"number":0'  # how an event begins whose number is still to be told
NOTHING = wire.Around(wire.TimeWanted(), (), (), False, False, None, (), False)  # goes on around a table without a room


class Sight:
    """Turns a table into what its seats and spectators are told."""

    def __init__(self, table_id: str, table: Table, language: str = DEFAULT) -> None:
        self.id = table_id
        self.table = table
        self.narrator = Narrator(table, Texts(language))
        self.linker = Linker(table, self.narrator.texts)
        self._told: dict[bytes, tuple[wire.Linked, str]] = {}
        self._heard: dict[bytes, list[tuple[wire.Happening, bytes]]] = {}
        self._choices: dict[tuple[Option[Any], str], wire.Choice] = {}  # by what grants them
        self._granted: dict[Option[Any], wire.Choice] = {}  # those that their clause grants, whatever is going on
        self._meanwhile: tuple[str, ...] | None = None  # what is going on, as long as nothing changes
        self._decided: dict[int, tuple[Ask, tuple[Option[Any], ...], tuple[str, ...], wire.Decision]] = {}
        self._questions: dict[tuple[str, int, tuple[str, ...], tuple[str, ...]], wire.Linked] = {}
        self._waits: dict[tuple[Waiting, tuple[str, ...]], wire.WaitingFor] = {}
        self._map: object = None  # the layout that the names in them come from
        self._acts: dict[int, tuple[tuple[Option[Any], ...], tuple[wire.Choice, ...]]] = {}
        self._counting = Counting(table, self.narrator.progress)

    def view(
        self,
        seat: int | None,
        position: TableView | None = None,
        waiting: tuple[wire.WaitingFor, ...] | None = None,
        around: wire.Around = NOTHING,
        undo: wire.UndoAsked | None = None,
        *,
        can_redo: bool = False,
    ) -> wire.SeatView:
        """How the table stands for a seat, or for a spectator, to whom its position looks so; who is waited for, and what goes on
        around it."""
        table = self.table
        position = position or table.look(views.view, table.game, seat)
        progress = () if seat is None else self._counting.progress(seat, position)
        return wire.SeatView(
            table=self.id,
            seat=seat,
            sequence=table.heard(seat),
            rewinds=table.rewinds,
            position=position,
            decision=None if seat is None else self.decision(seat),
            acts=() if seat is None else self._offered(seat),
            can_retract=seat is not None and self.table.may_retract(seat),
            can_take_back=seat is not None and self.table.last_word(seat) is not None,
            can_redo=can_redo,
            undo=undo,
            qualifies=tuple(each.objective for each in progress if each.met),
            progress=progress,
            waiting_for=self.waiting_for() if waiting is None else waiting,
            notices=tuple(self.narrator.message(notice.says) for notice in table.notices if notice.seat in (-1, seat)),
            over=table.over,
            winners=tuple(table.result or ()) if table.over else (),
            around=around,
        )

    def look_again(self) -> None:
        """The table has changed."""
        self._meanwhile = None

    def decision(self, seat: int) -> wire.Decision | None:
        """What a seat is asked now, in words: what it was told before, where that is still so."""
        ask = self.table.asked(seat)
        if ask is None:
            return None
        self._keep_names()
        options, meanwhile = self.table.options(ask), self._going_on()
        known = None if ask.name in COUNTING else self._decided.get(seat)
        if known is not None and known[0] is ask and known[3].id == ask.id and known[2] == meanwhile and known[1] == options:
            return known[3]
        question = self._question(ask, meanwhile)
        decision = wire.Decision(
            id=ask.id,
            name=ask.name,
            question=question.text,
            options=tuple([self._choice(ask, option) for option in options]),
            draft=tuple(self.narrator.draft(ask.draft)),
            pieces=drafted(ask),
            composing=ask.draft is not None,
            about=tuple(dict.fromkeys((*ask.about, *meanwhile))),
            links=question.links,
        )
        self._decided[seat] = (ask, options, meanwhile, decision)
        return decision

    def _going_on(self) -> tuple[str, ...]:
        """What is going on, looked up once as long as nothing changes."""
        if self._meanwhile is None:
            self._meanwhile = going_on(self.table.game)
        return self._meanwhile

    def waiting_for(self) -> tuple[wire.WaitingFor, ...]:
        """Who is waited for, and what he does."""
        self._keep_names()
        meanwhile = self._going_on()
        return tuple([self._waiting(each, meanwhile) for each in self.table.waiting_for])

    def _offered(self, seat: int) -> tuple[wire.Choice, ...]:
        """What a seat may do out of turn: mostly what it could do before."""
        self._keep_names()
        options = self.table.acts(seat)
        known, choices = self._acts.get(seat, ((), ()))
        if known != options:
            choices = tuple(self._choice(None, option) for option in options)
            self._acts[seat] = (options, choices)
        return choices

    def units(self, of: int) -> tuple[wire.UnitNow, ...]:
        """The units of a player with the numbers that they have now: everything they go by lies open."""
        return tuple(self._unit(unit) for unit in self.table.look(muster, self.table.game, of))

    def _unit(self, unit: Mustered) -> wire.UnitNow:
        return wire.UnitNow(
            kind=unit.kind,
            cost=unit.cost_halves / 2,
            combat=unit.combat,
            dice=unit.dice,
            movement=unit.movement,
            capacity=unit.capacity,
            sustain=unit.sustain,
            causes=tuple(map(self._cause, unit.causes)),
        )

    def _cause(self, cause: Cause) -> wire.UnitCause:
        scale = 2 if cause.number == "cost" else 1
        source, text = self.narrator.source(cause.effect), self.narrator.cause(cause)
        return wire.UnitCause(cause.number, source, cause.before / scale, cause.after / scale, text)

    def events(self, seat: int | None, after: int, most: int | None = None) -> tuple[wire.Happening, ...]:
        """What a seat has heard after the first so many things, and at most so many of it."""
        heard = self._retold(self.table.events_since(seat, after)[:most])
        return tuple([replace(each, number=after + n) for n, (each, _) in enumerate(heard, 1)])

    def told(self, seat: int | None, after: int) -> tuple[bytes, int]:
        """The same as it goes over the wire, and how many things it is."""
        if self.table.heard(seat) == after:
            return b"[]", 0
        heard = self._retold(self.table.events_since(seat, after))
        numbered = [b'{"number":%d%b' % (after + n, encoded) for n, (_, encoded) in enumerate(heard, 1)]
        return b"[%b]" % b",".join(numbered), len(numbered)

    def _retold(self, heard: list[dict[str, Any]]) -> list[tuple[wire.Happening, bytes]]:
        """What was heard, in words and without numbers, and encoded from behind the number on. Several seats hear the same: it
        is told once."""
        if not heard:
            return []
        self._keep_names()
        key = msgspec.json.encode(heard)
        found = self._heard.get(key)
        if found is None:
            told: dict[int, list[Passage]] = {}
            for passage in self.narrator.story(heard):
                told.setdefault(passage.numbers[0], []).append(passage)
            happened = [self._happening(event, told.get(n, ())) for n, event in enumerate(heard)]
            found = [(each, msgspec.json.encode(each).removeprefix(UNNUMBERED)) for each in happened]
            if len(self._heard) >= LATELY:
                self._heard.clear()
            self._heard[key] = found
        return found

    def first_of_newest(self, seat: int | None) -> int:
        """How many events come before the newest ones."""
        return max(0, self.table.heard(seat) - NEWEST)

    # -- words -----------------------------------------------------------------------------------------------------------

    def _happening(self, event: Mapping[str, Any], told: Sequence[Passage]) -> wire.Happening:
        data = {key: value for key, value in event.items() if key != "event"}
        sentences = [self._sentence(passage.event) for passage in told]
        said, short = together([linked for linked, _ in sentences]), " ".join([short for _, short in sentences])
        return wire.Happening(0, str(event["event"]), said.text, data, short, things_of(data), said.links)

    def _sentence(self, event: Mapping[str, Any]) -> tuple[wire.Linked, str]:
        """Several seats hear the same: it is put into words once, whole and in short."""
        key = msgspec.json.encode(event)
        said = self._told.get(key)
        if said is None:
            if len(self._told) >= REMEMBERED:
                self._told.clear()
            linked = self.linker.told(event)
            said = self._told[key] = (linked, self.narrator.short(event, linked.text))
        return said

    def _question(self, ask: Ask, meanwhile: tuple[str, ...]) -> wire.Linked:
        """What is asked again and again is put into words once; a draft is another one each time, and so are some amounts."""
        if ask.draft is not None or ask.name in COUNTING:
            return self.linker.asked(ask)
        known = (ask.name, ask.seat, ask.about, meanwhile)
        found = self._questions.get(known)
        if found is None:
            found = self._questions[known] = self.linker.asked(ask)
        return found

    def _choice(self, ask: Ask | None, option: Option[Any]) -> wire.Choice:
        """What is offered again and again is put into words once, as long as places are called the same."""
        found = self._granted.get(option)
        if found is not None:
            return found
        known = (option, ground(self.table.game, ask, option))
        found = self._choices.get(known)
        if found is None:
            label = self.narrator.option(ask, option)
            numbers = {name: value for name, value in option.says.args if isinstance(value, int)} if option.says else {}
            found = self._choices[known] = wire.Choice(str(option.key), option.kind, label, known[1], option.things, numbers)
        if by_clause(option):
            self._granted[option] = found
        return found

    def _waiting(self, waiting: Waiting, meanwhile: tuple[str, ...]) -> wire.WaitingFor:
        known = (waiting, meanwhile)
        found = self._waits.get(known)
        if found is None:
            seat, said = waiting.seat, self.linker.waited(waiting)
            found = self._waits[known] = wire.WaitingFor(seat, self.narrator.player(seat), said.text, said.links)
        return found

    def _keep_names(self) -> None:
        """Forget what was put into words where the map has changed, or where it has become much."""
        layout = self.table.game.state.layout
        if layout is not self._map or len(self._choices) >= REMEMBERED:
            self._map = layout
            self._choices.clear()
            self._granted.clear()
            self._questions.clear()
            self._decided.clear()
            self._waits.clear()
            self._acts.clear()
            self._heard.clear()
