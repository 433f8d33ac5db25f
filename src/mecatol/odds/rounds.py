"""The rounds of a battle: what each state rolls, read from the engine, and how the program runs through them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

import numpy as np

from mecatol.core.decisions import message
from mecatol.core.effects import Effect, Reaction
from mecatol.core.records import replace
from mecatol.rules import forces
from mecatol.rules.moments import Aim
from mecatol.rules.official.casualties import FREELY
from mecatol.rules.pieces import is_big_ship
from mecatol.rules.state import Group

from . import abilities, known
from .arena import ATTACKER, DEFENDER, LATER, Arena
from .dice import NO_REROLLS, Bools, Floats, Ints, Volley, hits, hits_and_tens
from .falls import Spot, Spots
from .fleet import Fleet, Node, Taking
from .program import Ending, Exchange, Field, InTurn, Leaving, Promotion, Tangle, play_round, to_the_end, values
from .readings import Readings
from .risen import Risen
from .salvos import Salvos
from .tangle import Deeds, Tangled
from .team import Hardiness, Team
from .weave import woven
from .words import OddsError

PROBED = LATER  # rounds that are looked at one by one: no effect tells later ones apart
MOST_FOLLOWED = 100  # OFF-SPB-10: no battle lasts longer
MOST_STATES = 20_000  # of one side
MOST_PAIRS = 16_000  # of states, where each is a case of its own
SIDES = (ATTACKER, DEFENDER)
SHOCK_TROOPS = 12  # OFF-SE-SHK: the counters that serve all players
Takes: TypeAlias = Callable[[Team, Hardiness, Aim], Taking]  # how a side takes the hits of a round that are aimed so


def stacked(distributions: Sequence[Floats], most: int) -> Floats:
    """[row, hits] from distributions of different lengths; what is more than anybody can take counts as the most."""
    width = min(most, max(len(each) for each in distributions) - 1) + 1
    found = np.zeros((len(distributions), width))
    for n, each in enumerate(distributions):
        if len(each) <= width:
            found[n, : len(each)] = each
        else:
            found[n] = each[:width]
            found[n, -1] += each[width:].sum()
    return found


class Rounds:
    """The rounds of a battle between two teams whose states are all known."""

    def __init__(self, arena: Arena, teams: tuple[Team, Team], takes: Takes, first: int = 1, *, by_hand: bool = False) -> None:
        self.arena = arena
        self.teams = teams
        self.first = first  # the number of the round to come
        self.by_hand = by_hand  # everything is gone through one outcome at a time
        self.takes = takes
        self.rising = abilities.promotes(arena)
        with arena.at_round(first):
            self.repairs = tuple(self._repairs(side) for side in SIDES)
            self.mends = tuple(abilities.mends(arena, side) for side in SIDES)
        self.goods = tuple(team.force.goods for team in teams)
        self.doomed = abilities.doomed(arena)
        self.takings = [[takes(team, hardiness, FREELY) for hardiness in team.moods] for team in teams]
        self.falls = (teams[0].falls, teams[1].falls)
        self.deeds = Deeds(arena, teams)
        for side in SIDES:
            self._close(side)
        self.last = self._steady()
        self._close_aims()
        self.field = Field(teams[0].fleet, teams[1].fleet)

    # -- states ---------------------------------------------------------------------------------------------------------

    def _repairs(self, side: int) -> list[tuple[Effect, Reaction]]:
        slots = [slot for slot in self.teams[side].fleet.slots if slot.fights and slot.damage]
        return abilities.repairs(self.arena, side, Group(slots[0].kind, 1, slots[0].damage)) if slots else []

    def _close(self, side: int, aims: Sequence[Aim] = ()) -> None:
        """Find every state that the rounds can lead to."""
        team, known = self.teams[side], -1
        fleet, takings = team.fleet, list(self.takings[side])
        takings += [self.takes(team, hardiness, aim) for hardiness in team.moods for aim in aims]
        while known != len(fleet):
            known = len(fleet)
            for taking in takings:
                self._close_taking(side, taking)
            self.deeds.close(side)
            if self.rising:
                for node in range(len(fleet)):
                    for tens in range(1 + sum(fleet.states[node])):
                        promoted(fleet, node, tens)
            for node in range(len(fleet)) if self.repairs[side] else ():
                for struck in self._struck(side, node):
                    abilities.repaired(self.arena, side, fleet, node, self.repairs[side], struck)
            for node in range(len(fleet)) if self.mends[side] else ():
                abilities.mended(self.arena, side, fleet, node, self.mends[side])
            for node in range(len(fleet)) if self.doomed else ():
                fleet.without(node, self.doomed)
            if abilities.blasts(self.arena, side, self.first):
                fleet.close_each(lambda node: self._mark_one(side, node))
            if len(fleet) > MOST_STATES:
                raise OddsError(message("odds-too-tangled"))

    def _mark_one(self, side: int, node: Node) -> None:
        """One ship more has hit and will roll nothing in the next round."""
        for group in self.teams[side].fleet.fighters(node):
            if is_big_ship(group.kind) and not forces.bears(group.mark, known.BLAST):
                self.teams[side].fleet.marked(node, [((group.kind, group.damage, group.mark), 1)], known.BLAST)

    def _struck(self, side: int, node: Node) -> list[list[Group]]:
        """What may have sustained damage in a round, where that bars it from repairs: nothing, or all but units of one kind."""
        damaged = [group for group in self.teams[side].fleet.fighters(node) if group.damage]
        return [[], *([[other for other in damaged if other != group] for group in damaged] if self.teams[side].traces else [])]

    def _close_taking(self, side: int, taking: Taking) -> None:
        fleet, falls = self.teams[side].fleet, self.falls[side]
        if falls.plain:
            fleet.close(taking)
        elif not self.teams[side].returns:
            fleet.close_each(lambda node: falls.each_way(node, taking))
        else:
            fleet.close_each(lambda node: falls.every_way(node, taking))
        for number in range(self.first, self.first + PROBED + 1) if taking.hides else ():
            with self.arena.at_round(number):
                fleet.close_each(lambda node: falls.every_way(node, taking))

    def _close_aims(self) -> None:
        """Hits that are bound to something may lead to more states, and those to more dice."""
        known = (-1, -1)
        while self.arena.aimed and known != (len(self.teams[0].fleet), len(self.teams[1].fleet)):
            known = (len(self.teams[0].fleet), len(self.teams[1].fleet))
            for side in SIDES:
                self._close(side, self._aims(side))

    def _aims(self, side: int) -> list[Aim]:
        """How hits upon a side may be bound in the rounds to come."""
        found = {self.arena.free_aim(side, self.arena.purpose): True}
        for number in range(self.first, self.last + 1):
            with self.arena.at_round(number):
                read = self._read(number)
                for node in range(len(self.teams[1 - side].fleet)):
                    guns = read.guns(1 - side, node, 0)
                    found |= {aim: True for gun in guns for face in gun.faces for aim in face.aims}
        return [aim for aim in found if aim != FREELY]

    # -- what is rolled -------------------------------------------------------------------------------------------------

    def _read(self, number: int) -> Readings:
        return Readings(self.arena, self.teams, number, rising=self.rising)

    def _seen(self, number: int) -> object:
        """What a round looks like while everybody is there."""
        with self.arena.at_round(number):
            fleets = [self.teams[side].fleet.fighters(0) for side in SIDES]
            for side in SIDES:
                self.arena.put(side, fleets[side])
            rolled = [self.arena.round_volley(side, fleets[side], number) for side in SIDES]
            told_apart = self.arena.aimed or self.arena.hits_change
            guns = [self.arena.guns(side, self.arena.in_round(side, fleets[side], number)) for side in SIDES if told_apart]
            upon = [self.arena.hits_upon(side, 2, self.arena.purpose) for side in SIDES]
            reach = [self._in_reach(side) for side in SIDES]
            return rolled, guns, upon, reach, self.arena.first_to_roll(number), self.arena.era(number)

    def steady(self) -> int:
        """The first round like which all later ones are: the first ones are looked at one by one."""
        return max(self.last, self.first + sum(self.goods))

    def _steady(self) -> int:
        if not self.arena.shifting and not self.hiding:
            return self.first
        last = self.first + PROBED
        seen = [self._seen(number) for number in range(self.first, last + 1)]
        steady = last
        while steady > self.first and seen[steady - 1 - self.first] == seen[-1]:
            steady -= 1
        return steady

    @property
    def hiding(self) -> bool:
        """Whether units of a side hide from hits."""
        return any(taking.hides for takings in self.takings for taking in takings)

    def _in_reach(self, side: int) -> list[int]:
        """How many of each kind may be chosen as casualties, where units hide."""
        hiding = [taking for taking in self.takings[side] if taking.hides]
        groups = self.teams[side].fleet.groups(0)
        return [self.arena.exposed(side, g.kind, g.mark, g.count, taking.purpose) for taking in hiding for g in groups]

    def _hits(self, read: Readings, side: int, volley: Volley) -> Floats:
        """The hits that a side's dice give against the other."""
        rolled = hits(volley, read.again[side] if volley else NO_REROLLS)
        return counted(self.arena, 1 - side, rolled, self.arena.purpose)

    def _table(self, read: Readings, side: int) -> Floats:
        """[node of the side, hits] on the other, or [a, d, hits]."""
        levels = self.teams[1 - side].fleet.levels
        most = max(levels) - min(levels)
        if not read.heeded[side]:
            table = stacked([self._hits(read, side, volley) for volley in read.volleys(side)], most)
            return np.asarray(table[self._fresh(side)]) if self.mends[side] else table
        shape, known = self.field.shape, dict[Volley, Floats]()
        found = []
        for a in self._fresh(ATTACKER).tolist():
            for d in self._fresh(DEFENDER).tolist():
                volley = read.volley(side, *((a, d) if side == ATTACKER else (d, a)))
                if volley not in known:
                    known[volley] = self._hits(read, side, volley)
                found.append(known[volley])
        table = stacked(found, most)
        return np.asarray(table.reshape(*shape, table.shape[1]))

    def _fresh(self, side: int) -> Ints:
        """The state in which each state goes into a round: what repairs itself has done so."""
        fleet = self.teams[side].fleet
        if not self.mends[side]:
            return np.arange(len(fleet))
        return np.array(
            [abilities.mended(self.arena, side, fleet, n, self.mends[side]) for n in range(len(fleet))], dtype=np.int64
        )

    # -- what becomes of it ---------------------------------------------------------------------------------------------

    def exchange(self, number: int) -> Exchange:
        """What a round does to every state."""
        with self.arena.at_round(number):
            return self._exchange_with_goods(number)

    def _exchange_with_goods(self, number: int) -> Exchange:
        if not any(self.goods):
            return self._exchange(number)
        with self.arena.scratch():
            self._spend(number)
            self.arena.look()
            found = self._exchange(number)
        self.arena.look()
        return found

    def _spend(self, number: int) -> None:
        """Every round until this one was paid for, as long as there were goods for it."""
        left = list(self.goods)
        for round_ in range(self.first, number + 1):
            if round_ > self.first:
                self.arena.game.end_scope("battle_round")
                self.arena.game.begin_scope("battle_round")
            for side in SIDES:
                left[side] -= abilities.spend(self.arena, side, left[side])

    def _exchange(self, number: int) -> Exchange:
        read, first = self._read(number), self.arena.first_to_roll(number)
        if first < 0:
            return self._made(read, (True, True))
        halves = [self._made(read, (side == ATTACKER, side == DEFENDER), ends=side != first) for side in (first, 1 - first)]
        return InTurn(halves[0], halves[1])

    def _made(self, read: Readings, firing: tuple[bool, bool], *, ends: bool = True) -> Exchange:
        """What a round does, or the part of it in which one side fires; repairs come when it `ends`."""
        salvos = (self._salvos(ATTACKER), self._salvos(DEFENDER))
        special = [self._is_special(read, side, salvos[side]) for side in SIDES]
        if self._is_tangled(read) or self.by_hand or (any(special) and any(len(team.moods) > 1 for team in self.teams)):
            return self._tangle(read, salvos, firing, ends=ends)
        if self.rising and any(special):
            return self._risen_too(read, (salvos[0][0], salvos[1][0]))
        if self.rising:
            return self._promotion(read)
        on, to, moods = [], [], []
        for side in SIDES:
            if not firing[1 - side]:
                chances, ways, mood = np.ones((len(self.teams[1 - side].fleet), 1)), self._idle(side, ends=ends), None
            elif special[side]:
                chances, ways, mood = *self._woven(read, side, salvos[side][0], ends=ends), None
            else:
                chances = self._table(read, 1 - side)
                ways, mood = self._to(side, chances.shape[-1] - 1, ends=ends)
            on.append(chances)
            to.append(ways)
            moods.append(mood)
        steady = self._wears_down()
        idle = any(special) or self.hiding  # a hit that nobody takes changes nothing, and neither does one that is evaded
        return Exchange(self.field, on[0], on[1], to[0], to[1], (moods[0], moods[1]), steady=steady, idle=idle)

    # -- where hits are not all alike --------------------------------------------------------------------------------------

    def _salvos(self, side: int) -> tuple[Salvos, ...]:
        """How the hits of a round come upon a side, as long as the enemy's Flagship stands and afterwards."""
        team = self.teams[side]
        enemy, purpose = self.teams[1 - side], self.arena.purpose
        return tuple(Salvos(self.arena, team, enemy, purpose, partial(self.takes, team, mood)) for mood in team.moods)

    def _is_special(self, read: Readings, side: int, salvos: tuple[Salvos, ...]) -> bool:
        """Whether a side's hits must be told apart: some are bound to something, or may be evaded, or count for more or less."""
        if not self.falls[side].plain or not salvos[0].is_plain:
            return True
        if not self.arena.aimed and not self.arena.hits_change:
            return False
        faces = [face for gun in read.guns(1 - side, 0, 0) for face in gun.faces]
        return any(face.counts or face.aims != (FREELY,) for face in faces)

    def _is_tangled(self, read: Readings) -> bool:
        """Whether what becomes of one side has to do with what becomes of the other."""
        return self.deeds.any or any(read.blasts) or any(self._backfires(read, side) for side in SIDES)

    def _backfires(self, read: Readings, side: int) -> bool:
        """Whether dice of a side hit its own units."""
        if not self.arena.hits_change:
            return False
        shown = [((gun.kind, face.face, face.hit, 1),) for gun in read.guns(side, 0, 0) for face in gun.faces if face.counts]
        upon = partial(self.arena.hits_upon, side, 1, self.arena.purpose)
        return any(upon((each, ()) if side == ATTACKER else ((), each)) != upon() for each in shown)

    def _woven(self, read: Readings, side: int, salvos: Salvos, *, ends: bool) -> tuple[Floats, Ints]:
        def after(spots: Spots) -> dict[Node, float]:
            found: dict[Node, float] = {}
            for spot, p in spots.items():
                end = self._repaired(side, spot) if ends else spot.node
                found[end] = found.get(end, 0.0) + p
            return found

        return woven(read, side, salvos, self.falls[side], (self._fresh(0), self._fresh(1)), after)

    def _tangle(self, read: Readings, salvos: tuple[tuple[Salvos, ...], ...], firing: tuple[bool, bool], *, ends: bool) -> Tangle:
        fresh = [self._fresh(side).tolist() for side in SIDES]
        tangled = Tangled(
            read,
            self.deeds,
            (salvos[0], salvos[1]),
            lambda side, node, tens: promoted(self.teams[side].fleet, node, tens) if self.rising else node,
            lambda side, spot: self._repaired(side, spot) if ends else spot.node,
            lambda side, node: int(fresh[side][node]),
            firing,
        )
        steady = self._wears_down() and not self.rising
        return Tangle(self.field, tangled.row, steady=steady)

    def _risen_too(self, read: Readings, salvos: tuple[Salvos, Salvos]) -> Tangle:
        def ends(side: int, spots: Spots, tens: int) -> dict[Node, float]:
            found: dict[Node, float] = {}
            for spot, p in spots.items():
                risen = replace(spot, node=promoted(self.teams[side].fleet, spot.node, tens))
                end = self._repaired(side, risen)
                found[end] = found.get(end, 0.0) + p
            return found

        if self.field.shape[0] * self.field.shape[1] > MOST_PAIRS:
            raise OddsError(message("odds-too-tangled"))
        rows = Risen(read, salvos, ends, (self._fresh(0), self._fresh(1)))
        return Tangle(self.field, rows.row, steady=False)

    def _wears_down(self) -> bool:
        """Whether there is no way back to a fresher state."""
        return not any(self.repairs) and not any(self.mends) and not any(team.returns for team in self.teams)

    def _repaired(self, side: int, spot: Spot) -> Node:
        """The state after a side's repairs at the end of a round."""
        if not self.repairs[side]:
            return spot.node
        sustained = self.falls[side].sustained(spot)
        return abilities.repaired(self.arena, side, self.teams[side].fleet, spot.node, self.repairs[side], sustained)

    def straight(self) -> bool:
        """Whether in every round one hit is as good as any other, and nothing but hits happens."""
        for number in range(self.first, self.last + 1):
            with self.arena.at_round(number):
                read = self._read(number)
                if self.deeds.any or self.arena.first_to_roll(number) >= 0:
                    return False
                if any(self._is_special(read, side, self._salvos(side)) for side in SIDES):
                    return False
        return not self.doomed

    # -- where they are -------------------------------------------------------------------------------------------------------

    def _idle(self, side: int, *, ends: bool) -> Ints:
        """[node, 0]: where a side goes that is not fired at."""
        fleet, fresh = self.teams[side].fleet, self._fresh(side)
        return self._after(side, fresh[:, None]) if ends else np.asarray(np.arange(len(fleet))[fresh][:, None])

    def _to(self, side: int, longest: int, *, ends: bool = True) -> tuple[Ints, Ints | None]:
        """Where hits lead a side, and the mood of the enemy's states, where there are two."""
        fresh = self._fresh(side) if self.mends[side] else slice(None)
        found = [self._paths(side, taking, longest)[fresh] for taking in self.takings[side]]
        found = [self._after(side, paths) for paths in found] if ends else found
        if len(found) == 1:
            return found[0], None
        enemy = self.teams[1 - side].fleet
        gone = [not any(g.kind == "flagship" for g in enemy.fighters(node)) for node in range(len(enemy))]
        return np.stack(found), np.array(gone, dtype=np.int64)

    def _paths(self, side: int, taking: Taking, longest: int) -> Ints:
        fleet = self.teams[side].fleet
        if not taking.hides:
            return fleet.paths(taking, longest)
        return fleet.hidden_paths(taking, longest, lambda node: self.falls[side].spared(node, taking))

    def _after(self, side: int, paths: Ints) -> Ints:
        """With what happens at the end of a round."""
        if not self.repairs[side]:
            return paths
        fleet = self.teams[side].fleet
        mended = [abilities.repaired(self.arena, side, fleet, n, self.repairs[side]) for n in range(len(fleet))]
        return np.asarray(np.array(mended, dtype=np.int64)[paths])

    # -- tens -----------------------------------------------------------------------------------------------------------

    def _promotion(self, read: Readings) -> Promotion:
        tables, widths = [], []
        for side in SIDES:
            volleys, again = read.volleys(side), read.again[side]
            joint = [self._risen(side, hits_and_tens(volley, again if volley else NO_REROLLS)) for volley in volleys]
            height, width = max(each.shape[0] for each in joint), max(each.shape[1] for each in joint)
            found = np.zeros((len(joint), height, width))
            for n, each in enumerate(joint):
                found[n, : each.shape[0], : each.shape[1]] = each
            tables.append(found)
            widths.append(width)
        to = []
        for side in SIDES:
            paths = self._after(side, self._paths(side, self.takings[side][0], tables[1 - side].shape[1] - 1))
            tens = [[[promoted(self.teams[side].fleet, int(n), t) for t in range(widths[side])] for n in row] for row in paths]
            to.append(np.array(tens, dtype=np.int64))
        flat = [table.reshape(len(table), -1) for table in tables]
        return Promotion(self.field, flat[1], flat[0], to[0], to[1], (widths[0], widths[1]))

    def _risen(self, side: int, rolled: Floats) -> Floats:
        """[hits, tens] after effects on how many hits there are."""
        if not self.arena.hits_change:
            return rolled
        numbers = [self.arena.hits_upon(1 - side, number, self.arena.purpose) for number in range(len(rolled))]
        found = np.zeros((max(numbers) + 1, rolled.shape[1]))
        np.add.at(found, numbers, rolled)
        return found

    # -- the whole battle -----------------------------------------------------------------------------------------------

    def fight(
        self, start: Sequence[tuple[Node, Node, float]], follow: int = 0, made: dict[int, Exchange] | None = None
    ) -> Ending:
        """All rounds; the distributions after the first ones are kept, as many as are to be followed.

        `made`: exchanges of some rounds that are not to be read off the owners' orders.
        """
        ending = Ending(self.field, self.field.start(start))
        steady, leaving = self.steady(), None
        if any(team.force.retreat_after or team.force.retreat_below for team in self.teams):
            leaving = self._leaving(steady)
        least = max(steady - self.first, follow)
        until = max(least, *(min(team.force.retreat_after, MOST_FOLLOWED) + 1 - self.first for team in self.teams))
        exchanges = dict(made or {})
        for number in range(self.first, self.first + until):
            play_round(ending, self._cached(exchanges, min(number, steady)), number, leaving)
            if number - self.first < follow:
                ending.after.append(ending.everything())
        to_the_end(ending, self._cached(exchanges, steady), self.first + until, leaving)
        if self.doomed:
            self._doom(ending)
        return ending

    def _doom(self, ending: Ending) -> None:
        """Ships that were only to last as long as the battle are gone."""
        size = self.field.shape[1]
        gone = [[team.fleet.without(node, self.doomed) for node in range(len(team.fleet))] for team in self.teams]
        to = np.add.outer(np.array(gone[0]) * size, np.array(gone[1])).ravel()
        for weights in (ending.weights, ending.stuck, *ending.gone):
            weights[:] = np.bincount(to, weights, len(weights))

    def _cached(self, exchanges: dict[int, Exchange], number: int) -> Exchange:
        if number not in exchanges:
            exchanges[number] = self.exchange(number)
        return exchanges[number]

    def _leaving(self, steady: int) -> Leaving | None:
        if self.arena.planet:
            return None  # OFF-INV-2: nobody retreats from a planet
        forces = [team.force for team in self.teams]
        masks: list[Bools | None] = [None, None]
        for side in SIDES:
            if forces[side].retreat_below:
                exchange = self.exchange(steady)
                masks[side] = values(self.field, exchange, self.victory(side)) < forces[side].retreat_below
        return Leaving(self.field, (masks[0], masks[1]), (forces[0].retreat_after, forces[1].retreat_after))

    def victory(self, side: int) -> Floats:
        """1 where a side alone is left."""
        alive = self.field.alive
        mine = alive[side][:, None] if side == ATTACKER else alive[side][None, :]
        others = alive[1 - side][None, :] if side == ATTACKER else alive[1 - side][:, None]
        return np.broadcast_to(mine & ~others, self.field.shape).astype(np.float64).ravel()


def promoted(fleet: Fleet, node: Node, tens: int) -> Node:
    """Tens promote Ground Forces that live; a Shock Troop without one beside it is one again (OFF-SE-SHK)."""
    foot, shock = fleet.slot("ground_force"), fleet.slot("shock_troop")
    if shock < 0 or foot < 0:
        return node
    counts = list(fleet.states[node])
    rising = min(tens, counts[foot], max(0, SHOCK_TROOPS - counts[shock]))
    counts[foot] -= rising
    counts[shock] += rising
    if counts[shock] and not counts[foot]:
        counts[shock] -= 1
        counts[foot] += 1
    return fleet.node(tuple(counts))


def reverted(teams: tuple[Team, Team], side: int, node: Node) -> Node:
    """A lonely Shock Troop is a Ground Force again."""
    return promoted(teams[side].fleet, node, 0)


def counted(arena: Arena, side: int, rolled: Floats, purpose: str) -> Floats:
    """The distribution of the hits that a side must take, after effects on how many there are."""
    if not arena.hits_change:
        return rolled
    numbers = [arena.hits_upon(side, number, purpose) for number in range(len(rolled))]
    return np.asarray(np.bincount(numbers, rolled), dtype=np.float64)
