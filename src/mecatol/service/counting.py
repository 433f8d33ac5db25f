"""How far seats are with their objectives, counted again only where something has changed that an objective may go by."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, NamedTuple

from mecatol.core.effects import Effect
from mecatol.play import Table
from mecatol.rules.catalogue import Count, Counts, met
from mecatol.rules.naming import holding
from mecatol.rules.state import PlanetId, Seat, System
from mecatol.rules.views import TableView

from . import messages as wire

# What no objective goes by. Of systems, sheets and effects it goes by a part; whatever else is in a view may matter to one.
PASSING = ("active", "strategy_cards", "agendas", "council", "ballots", "decks", "stack", "bids", "action", "offer", "winners")
IN_PART = ("phase", "systems", "players", "effects", "deeds")
goes_by = attrgetter(*[name for name in TableView.__struct_fields__ if name not in (*PASSING, *IN_PART)])

# What some objectives go by and others do not: where units are (all, or only where the seat has some), what was done this
# round, what could be paid (the own sheet, and which planets are exhausted), what anybody holds.
UNITS, NEAR, DEEDS, PURSE, HELD = "units", "near", "deeds", "purse", "held"
BY: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(
        (
            "control_planets", "planets_apart", "control_named_planets", "control_trade_stations", "planet_rank",
            "planet_resources", "control_enemy_homes", "control_artifacts", "specialty_planets", "same_specialty",
            "different_specialties", "technologies", "technologies_of_one_colour", "technologies_in_colours", "focus_on_colour",
            "influence_above_neighbours", "highest_influence", "hold_title",
        ),
        (),
    ),
    **dict.fromkeys(
        (
            "control_systems", "control_systems_near_enemy_homes", "control_mecatol_rex_system", "settled_systems",
            "units_on_board", "space_docks", "ships_in_systems", "ships_together", "ships_at_wormholes", "line_of_ships",
            "forces_near_enemy_homes", "fortified_planets",
        ),
        (NEAR,),
    ),
    **dict.fromkeys(
        (
            "gain_planets", "invade_defended_planets", "take_last_dock", "win_space_battles", "attack_costly_fleet",
            "attack_trade_partner", "destroy_units", "destroy_docks", "kill_or_hold_leader", "win_votes", "announce_retreats",
            "victory_point_lead",
        ),
        (DEEDS,),
    ),
    **dict.fromkeys(("blockade_docks", "control_mecatol_rex_with"), (NEAR, DEEDS)),
    "ships_near_enemy_ships": (UNITS,),
    "spend": (UNITS, DEEDS, PURSE),
    "treaties_kept": (UNITS, DEEDS, HELD),
}  # fmt: skip
ANYTHING = (UNITS, DEEDS)  # a condition that is not named
HOLDING, IN_PLAY = holding(""), "_in_play"  # how effects of Strategy Cards are called


class Counted(NamedTuple):
    """What was counted for a seat, and by what it went."""

    grounds: tuple[Any, ...]  # by this all of them
    parts: dict[str, Any]  # and by these some
    found: tuple[wire.Progress, ...]


class Lying(NamedTuple):
    """A system as far as objectives go by it, in parts."""

    system: System  # it was made of this, so that nothing else takes its place in memory
    bare: tuple[Any, ...]  # without units and Command Counters, its planets whether they are exhausted or not
    units: tuple[Any, ...]
    owners: frozenset[Seat]  # who has units there
    exhausted: tuple[PlanetId, ...]


class Board(NamedTuple):
    """The board without what no objective goes by, and of which it was made."""

    systems: tuple[System, ...] = ()
    lying: tuple[Lying, ...] = ()
    bare: tuple[Any, ...] = ()
    units: tuple[Any, ...] = ()
    exhausted: tuple[PlanetId, ...] = ()

    def then(self, systems: tuple[System, ...]) -> Board:
        """The board as it is later: what is the very same system has the very same parts."""
        known = {id(each.system): each for each in self.lying}
        lying = tuple([known.get(id(system)) or _lying(system) for system in systems])
        exhausted = tuple([planet for each in lying for planet in each.exhausted])
        return Board(systems, lying, tuple([each.bare for each in lying]), tuple([each.units for each in lying]), exhausted)

    def near(self, seat: Seat) -> tuple[Any, ...]:
        """What is in the systems in which a seat has units."""
        return tuple([each.units for each in self.lying if seat in each.owners])


class Counting:
    """Counts for the seats of a table."""

    def __init__(self, table: Table, says: Callable[[Count], str]) -> None:
        self.table = table
        self._says = says
        self._seats: dict[int, Counted] = {}
        self._board = Board()
        self._near: dict[int, tuple[Any, ...]] = {}  # what is on it where a seat has units
        self._effects: tuple[tuple[Effect, ...], tuple[Effect, ...]] = ((), ())  # in force, and of these what matters
        self._words: dict[Count, wire.Counted] = {}
        self._by: dict[str, frozenset[str]] = {}  # by which parts an objective goes

    def progress(self, seat: int, position: TableView) -> tuple[wire.Progress, ...]:
        """How far a seat, to whom the position looks so, is with the objectives that lie open or in its own hand."""
        if not position.round:
            return ()
        grounds, parts, before = self._grounds(position), self._parts(seat, position), self._seats.get(seat)
        if before is None or before.grounds != grounds:
            found = self._all(seat, position, {})
        elif before.parts == parts:
            return before.found
        else:
            changed = [name for name, part in parts.items() if part != before.parts[name]]
            stays = {each.objective: each for each in before.found if self._parts_of(each.objective).isdisjoint(changed)}
            same = PURSE not in changed and len(stays) == len(before.found)  # nor is another one in hand
            found = before.found if same else self._all(seat, position, stays)
        if before is not None and before.found == found:
            found = before.found
        self._seats[seat] = Counted(grounds, parts, found)
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

    def _parts_of(self, objective: str) -> frozenset[str]:
        """By which parts an objective goes, beside what they all go by."""
        found = self._by.get(objective)
        if found is None:
            terms = self.table.game.objectives.printed(objective).terms()
            found = self._by[objective] = frozenset(part for term in terms for part in BY.get(term.condition, ANYTHING))
        return found

    def _grounds(self, position: TableView) -> tuple[Any, ...]:
        """What all objectives go by."""
        if self._board.systems is not position.systems:
            self._board, self._near = self._board.then(position.systems), {}
        if self._effects[0] is not position.effects:
            self._effects = (position.effects, tuple([each for each in position.effects if self._may_matter(each)]))
        races = tuple(
            [(each.race, each.home, each.technologies, each.upgrades, each.copies, each.out) for each in position.players]
        )
        return (self._board.bare, races, position.phase == "status", self._effects[1], *goes_by(position))

    def _may_matter(self, effect: Effect) -> bool:
        """Whether objectives may go by an effect: of those of Strategy Cards only where it has a say in some value."""
        of_card = effect.key.startswith(HOLDING) or effect.key.endswith(IN_PLAY)
        return not of_card or bool(self.table.game.ruleset.behaviours.modifiers.get(effect.key))

    def _parts(self, seat: int, position: TableView) -> dict[str, Any]:
        """What some objectives go by."""
        board, near = self._board, self._near.get(seat)
        if near is None:
            near = self._near[seat] = board.near(seat)
        purse = (position.players[seat], board.exhausted)
        return {UNITS: board.units, NEAR: near, DEEDS: position.deeds, PURSE: purse, HELD: position.players}

    def _counted(self, count: Count) -> wire.Counted:
        """The same numbers come again and again: they are put into words once."""
        found = self._words.get(count)
        if found is None:
            found = self._words[count] = wire.Counted(count.what, int(count.have), count.need, self._says(count))
        return found


def _lying(system: System) -> Lying:
    """The parts of a system."""
    planets = [(p.id, p.owner, p.facility, p.held_since, p.wealth, p.tokens) for p in system.planets]
    there = (system.stacks, *[planet.stacks for planet in system.planets])
    return Lying(
        system,
        (system.hex, system.tile, planets, system.tokens, system.wealth),
        (system.hex, there),
        frozenset([stack.owner for stacks in there for stack in stacks]),
        tuple([planet.id for planet in system.planets if planet.exhausted]),
    )
