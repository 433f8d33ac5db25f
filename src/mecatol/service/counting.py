"""How far seats are with their objectives, counted again only where something has changed that an objective may go by."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, NamedTuple

from mecatol.play import Table
from mecatol.rules.catalogue import Count, Counts, met
from mecatol.rules.state import PlanetId, System
from mecatol.rules.views import PlayerView, TableView

from . import messages as wire

# What no objective goes by. Of systems and sheets it goes by a part; whatever else is in a view may matter to one.
PASSING = ("active", "strategy_cards", "agendas", "council", "ballots", "decks", "stack", "bids", "action", "offer", "winners")
goes_by = attrgetter(*[name for name in TableView.__struct_fields__ if name not in (*PASSING, "phase", "systems", "players")])
SPENT = ("spend",)  # conditions that go by what could be paid: by the own sheet, and which planets are exhausted
HELD = ("treaties_kept",)  # by what anybody holds


class Counted(NamedTuple):
    """What was counted for a seat, and by what it went."""

    grounds: tuple[Any, ...]
    sheets: tuple[PlayerView, ...]
    exhausted: tuple[PlanetId, ...]
    found: tuple[wire.Progress, ...]


class Board(NamedTuple):
    """The board without what no objective goes by, and of which it was made."""

    systems: tuple[System, ...]
    parts: dict[int, tuple[System, tuple[Any, ...]]]  # with what each was made of, so that nothing else takes its place in memory
    bare: tuple[Any, ...]
    exhausted: tuple[PlanetId, ...]

    def then(self, systems: tuple[System, ...]) -> Board:
        """The board as it is later: what is the very same system has the very same part."""
        parts = {id(system): self.parts.get(id(system)) or (system, _bare(system)) for system in systems}
        exhausted = [planet.id for system in systems for planet in system.planets if planet.exhausted]
        return Board(systems, parts, tuple([part for _, part in parts.values()]), tuple(exhausted))


class Counting:
    """Counts for the seats of a table."""

    def __init__(self, table: Table, says: Callable[[Count], str]) -> None:
        self.table = table
        self._says = says
        self._seats: dict[int, Counted] = {}
        self._board = Board((), {}, (), ())
        self._words: dict[Count, wire.Counted] = {}
        self._goes_by: dict[str, tuple[bool, bool]] = {}  # whether an objective goes by hands, and by what could be paid

    def progress(self, seat: int, position: TableView) -> tuple[wire.Progress, ...]:
        """How far a seat, to whom the position looks so, is with the objectives that lie open or in its own hand."""
        if not position.round:
            return ()
        grounds, sheets, exhausted = self._grounds(position), position.players, self._board.exhausted
        before = self._seats.get(seat)
        if before is None or before.grounds != grounds:
            found = self._all(seat, position, {})
        elif before.sheets is sheets and before.exhausted == exhausted:
            return before.found
        else:
            same = before.sheets[seat] is sheets[seat] and before.exhausted == exhausted
            found = self._all(
                seat, position, {each.objective: each for each in before.found if self._stays(each.objective, same)}
            )
        if before is not None and before.found == found:
            found = before.found
        self._seats[seat] = Counted(grounds, sheets, exhausted, found)
        return found

    def _all(self, seat: int, position: TableView, known: dict[str, wire.Progress]) -> tuple[wire.Progress, ...]:
        mine, chapter = position.players[seat], self.table.game.objectives
        lying = [each.id for each in position.objectives if each.only in (-1, seat) and not chapter.has_claimed(seat, each)]
        common = (*position.preliminary, *position.special, *mine.race_objectives)
        asked = (*lying, *common, *mine.secret_objectives.seen, *mine.preliminary_objectives.seen)
        counts = self.table.look(self._judged, seat, [each for each in asked if each not in known])
        return tuple([known.get(each) or self._of_objective(each, counts[each]) for each in asked])

    def _judged(self, seat: int, objectives: list[str]) -> dict[str, Counts]:
        chapter = self.table.game.objectives
        return {each: chapter.progress(seat, each) for each in objectives}

    def _of_objective(self, objective: str, counts: Counts) -> wire.Progress:
        return wire.Progress(objective, bool(counts) and met(counts), tuple(map(self._counted, counts)))

    def _stays(self, objective: str, same: bool) -> bool:
        """Whether other sheets change nothing about an objective; `same`: the own one and what is exhausted are as they were."""
        goes_by = self._goes_by.get(objective)
        if goes_by is None:
            asked = {term.condition for term in self.table.game.objectives.printed(objective).terms()}
            goes_by = self._goes_by[objective] = (not asked.isdisjoint(HELD), not asked.isdisjoint(SPENT))
        held, spent = goes_by
        return not held and (same or not spent)

    def _grounds(self, position: TableView) -> tuple[Any, ...]:
        """What objectives go by, beside what could be paid and what is in hands."""
        if self._board.systems is not position.systems:
            self._board = self._board.then(position.systems)
        races = tuple(
            [(each.race, each.home, each.technologies, each.upgrades, each.copies, each.out) for each in position.players]
        )
        return (self._board.bare, races, position.phase == "status", *goes_by(position))

    def _counted(self, count: Count) -> wire.Counted:
        """The same numbers come again and again: they are put into words once."""
        found = self._words.get(count)
        if found is None:
            found = self._words[count] = wire.Counted(count.what, int(count.have), count.need, self._says(count))
        return found


def _bare(system: System) -> tuple[Any, ...]:
    """A system without Command Counters, and its planets whether they are exhausted or not."""
    planets = [(p.id, p.owner, p.stacks, p.facility, p.held_since, p.wealth, p.tokens) for p in system.planets]
    return (system.hex, system.tile, system.stacks, planets, system.tokens, system.wealth)
