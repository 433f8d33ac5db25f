"""The table as one seat sees it, in words: built from the engine's own views and redacted events, and from nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from mecatol.core.decisions import Ask, Option
from mecatol.core.table import Waiting
from mecatol.grounds import ground
from mecatol.muster import Cause, Mustered, muster
from mecatol.narrator import Narrator
from mecatol.play import Table
from mecatol.rules import views
from mecatol.rules.catalogue import Count, met
from mecatol.rules.views import TableView
from mecatol.story import Passage, things_of
from mecatol.subjects import going_on, subjects
from mecatol.texts import DEFAULT, Texts

from . import messages as wire
from .drafts import drafted

NEWEST = 300  # events a client that knows nothing is told; older ones it may ask for
REMEMBERED = 5000  # sentences
NOTHING = wire.Around(wire.TimeWanted(), (), (), False, False, None)  # goes on around a table without a room


class Sight:
    """Turns a table into what its seats and spectators are told."""

    def __init__(self, table_id: str, table: Table, language: str = DEFAULT) -> None:
        self.id = table_id
        self.table = table
        self.narrator = Narrator(table, Texts(language))
        self._told: dict[bytes, tuple[str, str]] = {}
        self._choices: dict[tuple[Option[Any], str], wire.Choice] = {}
        self._waits: dict[tuple[Waiting, tuple[str, ...]], wire.WaitingFor] = {}
        self._map: object = None  # the layout that the names in them come from
        self._progress: dict[int, tuple[int, tuple[wire.Progress, ...]]] = {}
        self._counts: dict[Count, wire.Counted] = {}

    def view(self, seat: int | None, position: TableView | None = None) -> wire.SeatView:
        """How the table stands for a seat, or for a spectator, to whom its position looks so."""
        table = self.table
        position = position or table.look(views.view, table.game, seat)
        progress = () if seat is None else self.progress(seat, position)
        return wire.SeatView(
            table=self.id,
            seat=seat,
            sequence=table.heard(seat),
            rewinds=table.rewinds,
            position=position,
            decision=None if seat is None else self.decision(seat),
            acts=() if seat is None else tuple(self._choice(None, option) for option in table.acts(seat)),
            can_retract=seat is not None and self.table.may_retract(seat),
            can_take_back=seat is not None and self.table.last_word(seat) is not None,
            can_redo=False,
            undo=None,
            qualifies=tuple(each.objective for each in progress if each.met),
            progress=progress,
            waiting_for=tuple(self._waiting(each) for each in table.waiting_for),
            notices=tuple(self.narrator.message(notice.says) for notice in table.notices if notice.seat in (-1, seat)),
            over=table.over,
            winners=tuple(table.result or ()) if table.over else (),
            around=NOTHING,
        )

    def decision(self, seat: int) -> wire.Decision | None:
        """What a seat is asked now, in words."""
        ask = self.table.asked(seat)
        if ask is None:
            return None
        return wire.Decision(
            id=ask.id,
            name=ask.name,
            question=self.narrator.question(ask),
            options=tuple(self._choice(ask, option) for option in self.table.options(ask)),
            draft=tuple(self.narrator.draft(ask.draft)),
            pieces=drafted(ask),
            composing=ask.draft is not None,
            about=subjects(self.table.game, ask),
        )

    def progress(self, seat: int, position: TableView) -> tuple[wire.Progress, ...]:
        """How far a seat is with the objectives that lie open or in its own hand, looked at once a step."""
        if not position.round:
            return ()
        page, known = self._progress.get(seat, (-1, ()))
        if page == self.table.mark()[0]:
            return known
        mine = position.players[seat]
        chapter = self.table.game.objectives
        lying = [each.id for each in position.objectives if each.only in (-1, seat) and not chapter.has_claimed(seat, each)]
        common = (*position.preliminary, *position.special, *mine.race_objectives)
        asked = (*lying, *common, *mine.secret_objectives.seen, *mine.preliminary_objectives.seen)
        found = tuple(self._of_objective(seat, each) for each in asked)
        self._progress[seat] = (self.table.mark()[0], found)
        return found

    def _of_objective(self, seat: int, objective: str) -> wire.Progress:
        counts = self.table.look(self.table.game.objectives.progress, seat, objective)
        return wire.Progress(objective, bool(counts) and met(counts), tuple(map(self._counted, counts)))

    def _counted(self, count: Count) -> wire.Counted:
        """The same numbers come again and again: they are put into words once."""
        found = self._counts.get(count)
        if found is None:
            what, have, need = count
            found = self._counts[count] = wire.Counted(what, int(have), need, self.narrator.progress(count))
        return found

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

    def events(self, seat: int | None, after: int) -> tuple[wire.Happening, ...]:
        """What a seat has heard after the first so many things."""
        heard = self.table.events_since(seat, after)
        told: dict[int, list[Passage]] = {}
        for passage in self.narrator.story(heard):
            told.setdefault(passage.numbers[0], []).append(passage)
        return tuple(self._happening(after + n + 1, event, told.get(n, ())) for n, event in enumerate(heard))

    def first_of_newest(self, seat: int | None) -> int:
        """How many events come before the newest ones."""
        return max(0, self.table.heard(seat) - NEWEST)

    # -- words -----------------------------------------------------------------------------------------------------------

    def _happening(self, number: int, event: Mapping[str, Any], told: Sequence[Passage]) -> wire.Happening:
        data = {key: value for key, value in event.items() if key != "event"}
        sentences = [self._sentence(passage.event) for passage in told]
        text, short = (" ".join(words) for words in zip(*sentences, strict=True)) if sentences else ("", "")
        return wire.Happening(number, str(event["event"]), text, data, short, things_of(data))

    def _sentence(self, event: Mapping[str, Any]) -> tuple[str, str]:
        """Several seats hear the same: it is put into words once, whole and in short."""
        key = msgspec.json.encode(event)
        said = self._told.get(key)
        if said is None:
            if len(self._told) >= REMEMBERED:
                self._told.clear()
            text = self.narrator.event(event)
            said = self._told[key] = (text, self.narrator.short(event, text))
        return said

    def _choice(self, ask: Ask | None, option: Option[Any]) -> wire.Choice:
        """What is offered again and again is put into words once, as long as places are called the same."""
        self._keep_names()
        known = (option, ground(self.table.game, ask, option))
        found = self._choices.get(known)
        if found is None:
            label = self.narrator.option(ask, option)
            numbers = {name: value for name, value in option.says.args if isinstance(value, int)} if option.says else {}
            found = wire.Choice(str(option.key), option.kind, label, known[1], option.things, numbers)
            self._choices[known] = found
        return found

    def _waiting(self, waiting: Waiting) -> wire.WaitingFor:
        self._keep_names()
        known = (waiting, going_on(self.table.game))
        found = self._waits.get(known)
        if found is None:
            seat, text = waiting.seat, self.narrator.waiting(waiting)
            found = self._waits[known] = wire.WaitingFor(seat, self.narrator.player(seat), text)
        return found

    def _keep_names(self) -> None:
        """Forget what was put into words where the map has changed, or where it has become much."""
        layout = self.table.game.state.layout
        if layout is not self._map or len(self._choices) >= REMEMBERED:
            self._map = layout
            self._choices.clear()
            self._waits.clear()
