"""A round in which what becomes of one side has to do with what becomes of the other, gone through one outcome at a time.

Dice that hit their own side, Mercenaries and Flagships that take others along, what the fallen still do: all of it is here, in
the order of the rules. Everything else could be worked out so too, only more slowly: the tests do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TypeAlias

import numpy as np

from mecatol.core.decisions import message
from mecatol.core.records import replace
from mecatol.rules.moments import Aim, Firing
from mecatol.rules.pieces import is_ship
from mecatol.rules.state import UnitId

from . import abilities, known
from .arena import ATTACKER, DEFENDER, Arena
from .dice import binomial
from .falls import Spot, Spots
from .fleet import Node, Taking
from .program import Row
from .readings import Readings
from .salvos import Salvos
from .tallies import NOTHING, Ship, Shown, Tallies, Tally
from .team import Team
from .words import OddsError

MOST = 3_000_000  # steps
BERSERKERS = 2  # CP-RAC-09: how many of the fallen roll once more
LATE = "after_the_round"

Pair: TypeAlias = tuple[Spot, Spot]
Pairs: TypeAlias = dict[Pair, float]


class Deeds:
    """What the sides' abilities do as units fall, and when the dice of a round are done with."""

    def __init__(self, arena: Arena, teams: tuple[Team, Team]) -> None:
        self.arena = arena
        self.teams = teams
        self.falls = (teams[0].falls, teams[1].falls)
        fleets = [team.fleet for team in teams]
        start = [fleet.groups(0) for fleet in fleets]
        self.avengers = [abilities.avengers(arena, side, start[side]) for side in (0, 1)]
        self.alastor = [
            not arena.planet and abilities.has(arena, side, known.ALASTOR) and any(g.kind == "flagship" for g in start[side])
            for side in (0, 1)
        ]
        self.valkyrie = [bool(arena.planet) and abilities.has(arena, side, known.VALKYRIE) for side in (0, 1)]
        self.berserk = [abilities.has(arena, side, known.BERSERK) for side in (0, 1)]
        self.fatal = any(self.avengers) or any(self.alastor)  # whether some take others along
        self.late_deeds = any(self.valkyrie) or any(self.berserk)  # whether the fallen still do something
        self.any = self.fatal or self.late_deeds
        self._struck: list[Taking | None] = [None, None]
        self._late: dict[tuple[int, bool], Taking] = {}
        self._rolled: dict[tuple[int, UnitId, int], tuple[float, ...]] = {}
        self._hit_late: dict[tuple[int, Spot, str, tuple[float, ...]], Spots] = {}
        self._numbers: dict[tuple[int, Node], int] = {}

    def close(self, side: int) -> None:
        """Find every state that they can lead a side to from those that are known."""
        fleet, node = self.teams[side].fleet, 0
        while node < len(fleet):
            if any(self.alastor):
                fleet.with_groups(node, ())
            for taking in self._takings(side):
                self.falls[side].salvo(self.falls[side].start(node), taking, 1)
            node += 1

    def _takings(self, side: int) -> Iterator[Taking]:
        if self.avengers[1 - side]:
            yield self.struck(side)
        if self.valkyrie[1 - side]:
            yield self.late(side)
        if self.berserk[1 - side]:
            yield self.late(side, rolled=True)

    # -- as they fall -----------------------------------------------------------------------------------------------------------

    def struck(self, side: int) -> Taking:
        """How a side takes a hit upon a unit of the enemy's choice."""
        taking = self._struck[side]
        if taking is None:
            chosen = self.teams[side].taking(known.AVENGER, self._fights, aim=Aim(chooser=0), together=False)
            taking = self._struck[side] = replace(chosen, in_round=True)
        return taking

    def _fights(self, kind: UnitId) -> bool:
        return bool(self.arena.planet) or is_ship(kind)

    def falling(self, side: int, before: Node, pair: Pair, *, in_battle: bool = True, in_round: bool = True) -> Pairs:
        """What the losses of a side bring about."""
        found: Pairs = {pair: 1.0}
        if in_battle and any(self._lost(side, before, pair[side].node, kind) for kind in self.avengers[side]):
            found = self._strike(side, pair, in_round=in_round)
        if self.alastor[side] and self._lost(side, before, pair[side].node, "flagship"):
            return {self._nobody(pair): 1.0}
        return found

    def _lost(self, side: int, before: Node, after: Node, kind: UnitId) -> bool:
        return self._count(side, before, kind) > self._count(side, after, kind)

    def _count(self, side: int, node: Node, kind: UnitId) -> int:
        fleet = self.teams[side].fleet
        return sum(count for count, slot in zip(fleet.states[node], fleet.slots, strict=True) if slot.kind == kind)

    def _strike(self, side: int, pair: Pair, *, in_round: bool) -> Pairs:
        enemy, found = 1 - side, dict[Pair, float]()
        taking = replace(self.struck(enemy), in_round=in_round)
        for spot, p in self.falls[enemy].salvo(pair[enemy], taking, 1).items():
            after = (pair[0], spot) if enemy else (spot, pair[1])
            for end, q in self.falling(enemy, pair[enemy].node, after).items():
                found[end] = found.get(end, 0.0) + p * q
        return found

    def _nobody(self, pair: Pair) -> Pair:
        left = [replace(spot, node=team.fleet.with_groups(spot.node, ())) for spot, team in zip(pair, self.teams, strict=True)]
        return left[0], left[1]

    # -- when the dice are done with --------------------------------------------------------------------------------------------

    def late(self, side: int, *, rolled: bool = False) -> Taking:
        """How a side takes hits that come after those of the dice; on a planet those of combat rolls may be ignored too."""
        key, planet, team = (side, rolled), bool(self.arena.planet), self.teams[side]
        if key not in self._late:
            shock = _is_shock_troop if planet else None  # OFF-SE-SHK: first where armies fight
            purpose, shielded = ("invasion", any(ward.shields for ward in team.wards)) if planet and rolled else (LATE, False)
            chosen = team.taking(purpose, self._fights, first=shock, together=planet, shielded=shielded)
            self._late[key] = replace(chosen, in_round=True)
        return self._late[key]

    def aftermath(self, before: tuple[Node, Node], after: tuple[Node, Node], pair: Pair) -> Pairs:
        """What those do who fell in a round: `before` it, and `after` its casualties."""
        found: Pairs = {pair: 1.0}
        for side in (ATTACKER, DEFENDER):
            if self.valkyrie[side]:
                fallen = self._number(side, before[side]) - self._number(side, after[side])
                found = self._all_hit_late(side, found, self.late(1 - side), _tens(fallen))
        for side in (ATTACKER, DEFENDER):
            for kind in self._berserkers(side, before[side], after[side]) if self.berserk[side] else ():
                found = self._all_hit_late(side, found, self.late(1 - side, rolled=True), self._roll(side, kind))
        return found

    def _all_hit_late(self, side: int, pairs: Pairs, taking: Taking, chances: tuple[float, ...]) -> Pairs:
        """Hits of a side that come late, whatever the dice of the round have left."""
        enemy, found = 1 - side, dict[Pair, float]()
        for pair, p in pairs.items():
            for spot, q in self._late_spots(enemy, pair[enemy], taking, chances).items():
                after = (pair[0], spot) if enemy else (spot, pair[1])
                for end, r in self.falling(enemy, pair[enemy].node, after).items() if self.fatal else ((after, 1.0),):
                    found[end] = found.get(end, 0.0) + p * q * r
        return found

    def _late_spots(self, side: int, spot: Spot, taking: Taking, chances: tuple[float, ...]) -> Spots:
        """What late hits do to a side."""
        key = (side, spot, taking.purpose, chances)
        if key not in self._hit_late:
            found: Spots = {}
            for number, p in enumerate(chances) if self.teams[side].fleet.alive(spot.node) else ():
                for end, q in self.falls[side].salvo(spot, taking, number).items():
                    found[end] = found.get(end, 0.0) + p * q
            self._hit_late[key] = found or {spot: 1.0}
        return self._hit_late[key]

    def _number(self, side: int, node: Node) -> int:
        if (side, node) not in self._numbers:
            self._numbers[side, node] = sum(group.count for group in self.teams[side].fleet.fighters(node))
        return self._numbers[side, node]

    def _berserkers(self, side: int, before: Node, after: Node) -> list[UnitId]:
        """Who of the fallen rolls once more: those who hit most easily."""
        fleet = self.teams[side].fleet
        fallen: list[UnitId] = []
        for kind in dict.fromkeys(slot.kind for slot in fleet.slots if slot.fights):
            fallen += [kind] * max(0, self._count(side, before, kind) - self._count(side, after, kind))
        return sorted(fallen, key=lambda kind: -sum(self._roll(side, kind)[1:]))[:BERSERKERS]

    def _roll(self, side: int, kind: UnitId) -> tuple[float, ...]:
        """The chances of no hit and of one of a unit that has fallen."""
        arena = self.arena
        key = (side, kind, arena.battle.round)
        if key not in self._rolled:
            place = (arena.system, arena.planet, arena.seats[1 - side], arena.battle.round, side == ATTACKER)
            shots = arena.shots(Firing(arena.seats[side], kind, arena.purpose, *place), 1)
            hit = shots.chance * shots.tries if shots is not None else 0.0
            self._rolled[key] = (1 - hit, hit)
        return self._rolled[key]


def _is_shock_troop(kind: UnitId) -> bool:
    return kind == "shock_troop"


@cache
def _tens(dice: int) -> tuple[float, ...]:
    """The chances of so many tens."""
    return tuple(map(float, binomial(max(0, dice), 0.1).tolist()))


class Tangled:
    """The rows of such a round."""

    def __init__(
        self,
        read: Readings,
        deeds: Deeds,
        salvos: tuple[tuple[Salvos, ...], tuple[Salvos, ...]],
        promoted: Callable[[int, Node, int], Node],
        repaired: Callable[[int, Spot], Node],
        fresh: Callable[[int, Node], Node],
        firing: tuple[bool, bool] = (True, True),
    ) -> None:
        self.read = read
        self.deeds = deeds
        self.teams = read.teams
        self.falls = deeds.falls
        self.salvos = salvos  # by side, and then by whether the enemy's Flagship is gone
        self.promoted = promoted
        self.repaired = repaired
        self.fresh = fresh
        self.firing = firing
        self._effects = read.arena.game.state.effects  # those in force in the round, paid ones among them
        self._last: dict[tuple[int, Spot, int], Node] = {}
        self._rose: dict[tuple[int, Spot, int], Spot] = {}
        self._steps = 0

    def row(self, a: Node, d: Node) -> Row:
        """Where a pair of states goes."""
        found: dict[int, float] = {}
        width = len(self.teams[1].fleet)
        with self.read.arena.at_round(self.read.number, self._effects):
            for (attacker, defender), p in self.outcomes(self.fresh(0, a), self.fresh(1, d)).items():
                found[attacker * width + defender] = found.get(attacker * width + defender, 0.0) + p
        return np.array(list(found), dtype=np.int64), np.array(list(found.values()))

    def outcomes(self, a: Node, d: Node) -> dict[tuple[Node, Node], float]:
        """What may come of a round between two states."""
        found: dict[tuple[Node, Node], float] = {}
        theirs = self._rolled(DEFENDER, d, a)
        for (shown, hit), mine in _by_shown(self._rolled(ATTACKER, a, d)).items():
            before = self.teams[0].fleet.marked(a, hit, known.BLAST) if hit else a
            halfway: dict[tuple[Pair, Node, int, Shown], float] = {}
            for tally, p in theirs.items():
                start = self.teams[1].fleet.marked(d, tally.hit, known.BLAST) if tally.hit else d
                for pair, q in self._attacker_falls(before, start, tally, (shown, tally.shown)).items():
                    key = (pair, start, tally.tens, tally.shown)
                    halfway[key] = halfway.get(key, 0.0) + p * q
            struck: dict[tuple[Spot, Salvos, Node, Shown], dict[tuple[Spot, int], float]] = {}
            for (pair, start, tens, lying), p in halfway.items():
                upon = (pair[1], self._of(1, pair[0].node), start, lying)
                if upon not in struck:
                    struck[upon] = self._defender_falls(*upon, mine, shown)
                for (spot, risen), q in struck[upon].items():
                    self._count()
                    for end, r in self._taken_along(pair, spot).items():
                        for last, s in self._ends((before, start), end, (risen, tens)).items():
                            found[last] = found.get(last, 0.0) + p * q * r * s
        return found

    def _rolled(self, side: int, node: Node, enemy: Node) -> Tallies:
        by = self.salvos[1 - side][0].by_enemy
        return self.read.tallies(side, node, enemy, by=by) if self.firing[side] else {NOTHING: 1.0}

    def _count(self) -> None:
        self._steps += 1
        if self._steps > MOST:
            raise OddsError(message("odds-too-tangled"))

    def _of(self, side: int, enemy: Node) -> Salvos:
        """How a side takes its hits, the enemy being in a state."""
        known = self.salvos[side]
        gone = len(known) > 1 and not any(g.kind == "flagship" for g in self.teams[1 - side].fleet.fighters(enemy))
        return known[int(gone)]

    def _attacker_falls(self, a: Node, d: Node, tally: Tally, shown: tuple[Shown, Shown]) -> Pairs:
        """OFF-SPB-5: the attacker takes his casualties first."""
        start, found = self.falls[1].start(d), dict[Pair, float]()
        plan = self._of(0, d).plan(a, tally, shown)
        for spot, p in self.falls[0].after(self.falls[0].start(a), plan).items():
            for pair, q in self.deeds.falling(0, a, (spot, start)).items() if self.deeds.fatal else (((spot, start), 1.0),):
                found[pair] = found.get(pair, 0.0) + p * q
        return found

    def _defender_falls(
        self, now: Spot, salvos: Salvos, start: Node, lying: Shown, tallies: Tallies, shown: Shown
    ) -> dict[tuple[Spot, int], float]:
        """What the attacker's dice do to the defender, who may have been struck meanwhile; and how many tens there are."""
        found: dict[tuple[Spot, int], float] = {}
        falls, as_chosen = self.falls[1], bool(self.read.arena.planet) and now.node != start
        for tally, p in tallies.items():
            plan = salvos.plan(start, tally, (shown, lying))
            spots = falls.as_chosen(falls.start(start), now, plan) if as_chosen else falls.after(now, plan)
            for spot, q in spots.items():
                found[spot, tally.tens] = found.get((spot, tally.tens), 0.0) + p * q
        return found

    def _taken_along(self, pair: Pair, spot: Spot) -> Pairs:
        """With whom the defender's losses take along."""
        end = (pair[0], spot)
        return self.deeds.falling(1, pair[1].node, end) if self.deeds.fatal else {end: 1.0}

    def _ends(self, before: tuple[Node, Node], pair: Pair, tens: tuple[int, int]) -> dict[tuple[Node, Node], float]:
        """What comes after the dice: those who rise, what the fallen still do, repairs."""
        if not self.deeds.late_deeds:
            return {(self._end(0, pair[0], tens[0]), self._end(1, pair[1], tens[1])): 1.0}
        after = (pair[0].node, pair[1].node)
        risen = (self._risen(0, pair[0], tens[0]), self._risen(1, pair[1], tens[1]))
        found: dict[tuple[Node, Node], float] = {}
        for end, p in self.deeds.aftermath(before, after, risen).items():
            self._count()
            last = (self.repaired(0, end[0]), self.repaired(1, end[1]))
            found[last] = found.get(last, 0.0) + p
        return found

    def _risen(self, side: int, spot: Spot, tens: int) -> Spot:
        key = (side, spot, tens)
        if key not in self._rose:
            self._rose[key] = replace(spot, node=self.promoted(side, spot.node, tens))
        return self._rose[key]

    def _end(self, side: int, spot: Spot, tens: int) -> Node:
        key = (side, spot, tens)
        if key not in self._last:
            self._last[key] = self.repaired(side, self._risen(side, spot, tens))
        return self._last[key]


def _by_shown(found: Tallies) -> dict[tuple[Shown, tuple[tuple[Ship, int], ...]], Tallies]:
    """Tallies by what matters of them beside the hits."""
    groups: dict[tuple[Shown, tuple[tuple[Ship, int], ...]], Tallies] = {}
    for tally, p in found.items():
        groups.setdefault((tally.shown, tally.hit), {})[tally] = p
    return groups
