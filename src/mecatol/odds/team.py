"""One side with its owner's policies: the slots its units can be in, and the order in which hits are taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from mecatol.core.decisions import message
from mecatol.core.records import Record
from mecatol.rules import forces
from mecatol.rules.forces import Groups
from mecatol.rules.moments import EXTRA_DICE, Aim
from mecatol.rules.naming import parted
from mecatol.rules.official.casualties import FREELY
from mecatol.rules.official.combat import ROUNDS
from mecatol.rules.pieces import is_big_ship
from mecatol.rules.state import Group, UnitId

from . import abilities, known, words
from .abilities import Ward
from .arena import LATER, Arena
from .falls import Falls
from .fleet import COMMANDO, DECOY, SHIELD, WARD, Blow, Fleet, Slot, Taking, in_order
from .force import OPTIMAL, OPTIMAL_VALUE, ORDERS, PRESERVE_POWER, SENSIBLE, SUSTAIN_FIRST, Force

SUSTAIN = "sustain"
AT_ONCE = ("bombardment", "invasion_defence", "invasion")  # hits that are all assigned before anybody falls
FOOT: tuple[UnitId, ...] = ("ground_force", "shock_troop")  # OFF-SE-SHK: one turns into the other
Hardiness: TypeAlias = dict[tuple[UnitId, str], int]  # how often a kind may sustain damage, by kind and mark


class Salvo(Record, frozen=True):
    """What a unit of a slot does in a round: how many dice, and what they need."""

    dice: int
    needed: int


class Team:
    """One side as the calculation sees it."""

    def __init__(
        self,
        arena: Arena,
        side: int,
        force: Force,
        groups: Groups,
        *,
        wards: Sequence[Ward] = (),
        shields: int = 0,
        promotes: bool = False,
        cargo: Groups = (),
    ) -> None:
        self.arena = arena
        self.side = side
        self.force = force
        self.optimal = force.casualties in (OPTIMAL, OPTIMAL_VALUE)
        self.wards = list(wards)
        if force.ignore:
            self.wards.append(Ward("ignore", force.ignore, abilities.PURPOSES))
        self.stakes = self._stakes(groups, cargo) if force.casualties == SENSIBLE else {}
        self.replaced = abilities.replaced(arena, side, groups)  # those in whose place a Fighter may be lost
        self.shields_too = abilities.shields_too(arena, side, groups)  # those with whom a Planetary Shield falls
        self.returns = abilities.returns(arena, side)  # the chance that a Ground Force that falls is back at once
        self.traces = abilities.spares_the_struck(arena, side)
        self.fleet = self._muster(groups, shields, promotes)
        self.falls = Falls(arena, self)
        self.stand_ins = [n for n, slot in enumerate(self.fleet.slots) if slot.kind in ("fighter", DECOY)]
        with arena.at_round(arena.now + 1 + LATER):  # what a round or two bring is no reason to give somebody up
            self.aims = {slot: self._aim(slot) for slot in self.fleet.slots if slot.fights}
        self.rank = self._order()  # of a way to take a hit: the lowest is taken first

    # -- slots ----------------------------------------------------------------------------------------------------------------

    def _muster(self, groups: Groups, shields: int, promotes: bool) -> Fleet:
        """Every slot that its units can come into, and how many are in each at the start."""
        there = [(group.kind, group.mark) for group in groups]
        coming = [kind for kind in abilities.recruits(self.arena, self.side) if (kind, "") not in there]
        groups = (*groups, *(Group(kind, 0) for kind in coming))
        with self.arena.at_round(max(1, self.arena.now)):
            self.moods = self._hardiness(groups)
        self.most = {key: max(mood[key] for mood in self.moods) for key in self.moods[0]}
        if self.arena.braced:
            for key in self.most:
                plates = self.arena.may_sustain(self.side, Group(key[0], 1, 0, key[1]), "precombat")
                self.most[key] = max(self.most[key], plates)
        slots: list[Slot] = []
        for group in groups:
            most = self.most[group.kind, group.mark]
            slots += [Slot(group.kind, damage, group.mark) for damage in range(max(most, group.damage) + 1)]
            slots += self._when_drawn(group, most)
            slots += self._when_blasting(group, most)
            slots += [Slot("shock_troop", 0, COMMANDO)] if group.kind == "shock_troop" and self.force.commandos else []
            slots += [Slot("shock_troop"), Slot("ground_force")] if promotes and group.kind in FOOT else []
        slots += [Slot(WARD, n) for n, ward in enumerate(self.wards) if not ward.shields]
        slots += [Slot(SHIELD)] if shields else []
        decoys = abilities.fighters_above(self.arena, self.side) if self.replaced and self.arena.planet else 0
        slots += [Slot(DECOY)] if decoys else []
        ordered = in_order(slots)
        start = dict.fromkeys(ordered, 0)
        for group in groups:
            start[Slot(group.kind, group.damage, group.mark)] += group.count
        for n, ward in enumerate(self.wards):
            if not ward.shields:
                start[Slot(WARD, n)] = ward.count
        if shields:
            start[Slot(SHIELD)] = shields
        if decoys:
            start[Slot(DECOY)] = decoys
        endurance = [self._endurance(slot) for slot in ordered]
        return Fleet(ordered, tuple(start[slot] for slot in ordered), endurance)

    def _when_drawn(self, group: Group, most: int) -> list[Slot]:
        """What becomes of a ship that draws the first hits: repaired, and when it has drawn them."""
        drawing = forces.bears(group.mark, known.DRAWS_HITS) and abilities.draws(self.arena, self.side)
        if not most or not drawing:
            return []
        slots = [Slot(group.kind, damage, abilities.mark_after(group.mark, most + 1)) for damage in range(most + 1)]
        drawn = forces.with_mark(group.mark, abilities.DRAWN)
        self.most |= {(group.kind, slot.mark): most for slot in slots} | {(group.kind, drawn): most}
        for mood in self.moods:
            mood |= {(group.kind, slot.mark): mood[group.kind, group.mark] for slot in slots}
            mood[group.kind, drawn] = mood[group.kind, group.mark]
        return [*slots, *(Slot(group.kind, damage, drawn) for damage in range(most + 1))]

    def _when_blasting(self, group: Group, most: int) -> list[Slot]:
        """Ships that have hit and roll nothing in the next round."""
        if not is_big_ship(group.kind) or not abilities.has(self.arena, self.side, known.BLAST):
            return []
        mark = forces.with_mark(group.mark, known.BLAST)
        self.most[group.kind, mark] = most
        for mood in self.moods:
            mood[group.kind, mark] = mood[group.kind, group.mark]
        return [Slot(group.kind, damage, mark) for damage in range(max(most, group.damage) + 1)]

    def _endurance(self, slot: Slot) -> int:
        if not slot.is_unit:
            return 1
        most = self.most.get((slot.kind, slot.mark), 0)
        return 1 + max(0, most - slot.damage) * self.arena.cushion(self.side, slot.kind)

    def _hardiness(self, groups: Groups) -> list[Hardiness]:
        """How much units sustain: as long as the enemy's Flagship stands, and afterwards, where that makes a difference."""
        arena, enemy = self.arena, 1 - self.side
        usual = self._sustained(groups)
        there = arena.game.board.units(arena.seats[enemy], arena.where)
        if not arena.sustaining_changes or not any(group.kind == "flagship" for group in there):
            return [usual]
        with arena.scratch():
            arena.put(enemy, tuple(group for group in there if group.kind != "flagship"))
            freed = self._sustained(groups)
        return [usual] if freed == usual else [usual, freed]

    def _sustained(self, groups: Groups) -> Hardiness:
        return {(g.kind, g.mark): self.arena.sustains(self.side, Group(g.kind, 1, 0, g.mark)) for g in groups}

    def _aim(self, slot: Slot) -> Salvo:
        """What a unit does in the rounds, with everybody still there."""
        arena = self.arena
        groups = [group for group in self.fleet.groups(0) if (group.kind, group.damage, group.mark) == _key(slot)]
        printed = arena.game.board.unit(arena.seats[self.side], slot.kind)
        enemy = arena.seats[1 - self.side]
        firing = arena.game.combat.firings(
            arena.seats[self.side],
            groups or [Group(slot.kind, 1, slot.damage, slot.mark)],
            arena.purpose,
            arena.system,
            arena.planet,
            enemy,
            arena.battle.round,
            self.side == 0,
        )[0]
        extra = arena.game.fold(EXTRA_DICE, 0, firing) if firing.count == 1 else 0  # of several one alone has them
        return Salvo(arena.game.combat.dice(firing, printed.dice) + extra, arena.game.combat.value(firing))

    # -- orders ---------------------------------------------------------------------------------------------------------------

    def _order(self) -> Callable[[Slot, bool], tuple[float, ...]]:
        """A rank for every way to take a hit: the lowest is taken first."""
        keep = [words.unit(word, self.arena.game.content) for word in self.force.keep]
        spoken = self.force.casualties
        named: list[tuple[str, UnitId]] = []
        if isinstance(spoken, tuple):
            named = [self._named(word) for word in spoken]
            spoken = SUSTAIN_FIRST
        elif spoken not in ORDERS:
            raise words.OddsError(message("odds-no-order", word=spoken), *words.nearest(spoken, ORDERS))

        def rank(slot: Slot, sustains: bool) -> tuple[float, ...]:
            kept = not sustains and slot.kind in keep
            stake = 0.0 if sustains else self._stake(slot)
            return (kept, stake, *self._place(named, slot, sustains), *self._usual(slot, sustains, spoken == PRESERVE_POWER))

        return rank

    def _stakes(self, groups: Groups, cargo: Groups) -> dict[UnitId, float]:
        """What is lost with a ship whose place others need: its own value and that of what would be left behind with it."""
        game, seat, hex_ = self.arena.game, self.arena.seats[self.side], self.arena.system
        if self.arena.planet:
            return {}
        everything = forces.added(groups, cargo)
        stranded = game.fleet_supply.problems_with(seat, hex_, everything).cargo
        found: dict[UnitId, float] = {}
        for kind in dict.fromkeys(group.kind for group in groups if is_big_ship(group.kind)):
            others = forces.of(everything, lambda each, kind=kind: each != kind)  # type: ignore[misc]
            left = game.fleet_supply.problems_with(seat, hex_, others).cargo - stranded
            if left > 0:
                share = left / forces.count(groups, kind)
                found[kind] = self.arena.value(self.side, kind) + share * self.arena.value(self.side, "fighter")
        return found

    def _stake(self, slot: Slot) -> float:
        """What carries, and what is worth as much as a carrier with its cargo, is given up last, the least first."""
        if not self.stakes:
            return 0.0
        worth = self.stakes.get(slot.kind, self.arena.value(self.side, slot.kind))
        return worth if worth >= min(self.stakes.values()) else 0.0

    def _named(self, word: str) -> tuple[str, UnitId]:
        how, kind = parted(word, ":")
        if words.plain_word(how) == SUSTAIN:
            return (SUSTAIN, words.unit(kind, self.arena.game.content) if kind else "")
        return ("destroy", words.unit(word, self.arena.game.content))

    def _place(self, named: list[tuple[str, UnitId]], slot: Slot, sustains: bool) -> tuple[float, ...]:
        """Where an order of words puts it; sustaining of which it says nothing comes before everything."""
        if not named:
            return ()
        mine = [(SUSTAIN, slot.kind), (SUSTAIN, "")] if sustains else [("destroy", slot.kind)]
        places = [named.index(each) for each in mine if each in named]
        return (float(places[0]) if places else -1.0 if sustains else float(len(named)),)

    def _usual(self, slot: Slot, sustains: bool, preserving: bool) -> tuple[float, ...]:
        """First what rolls no dice, then sustaining, then who may evade, then who hits least; the cheapest and most damaged of
        equals."""
        aim = self.aims[slot]
        if not aim.dice and not sustains:
            turn = 0.0
        elif sustains and (not preserving or aim.dice <= 1):
            turn = 1.0
        elif not sustains and self.arena.evasion(self.side, slot.kind):
            turn = 1.5
        else:
            turn = 2.0
        power = aim.dice * max(0, 11 - aim.needed)
        return (turn, -aim.needed, power, self.arena.value(self.side, slot.kind), -slot.damage, slot.mark != "")

    # -- taking hits ----------------------------------------------------------------------------------------------------------

    def taking(
        self,
        purpose: str,
        only: Callable[[UnitId], bool],
        *,
        first: Callable[[UnitId], bool] | None = None,
        may_sustain: bool = True,
        shielded: bool = False,
        hardiness: Hardiness | None = None,
        aim: Aim = FREELY,
        together: bool | None = None,
    ) -> Taking:
        """How hits of a purpose are taken by the owner's order, within what the rules and an aim leave to him."""
        useful = [(n, ward) for n, ward in enumerate(self.wards) if not ward.shields and purpose in ward.purposes]
        wards = [Blow(self.fleet.slot(WARD, n)) for n, ward in useful if ward.key == abilities.COVER]
        wards += [Blow(self.fleet.slot(SHIELD))] if shielded and self.fleet.slot(SHIELD) >= 0 else []
        wards += [Blow(self.fleet.slot(WARD, n)) for n, ward in useful if ward.key != abilities.COVER]
        blows = sorted(self.blows(only, may_sustain=may_sustain, hardiness=hardiness), key=self._rank)
        braced = may_sustain and self.arena.braced and purpose not in ROUNDS
        if braced:
            blows = self._with_braced(blows, only)
        tiers = [*((ward,) for ward in wards), *self._led(blows, aim, first)]
        return Taking(
            purpose,
            tuple(tier for tier in tiers if tier),
            self._hides(purpose, only),
            purpose in AT_ONCE if together is None else together,
            purpose in ROUNDS,
            bool(self.falls.hired) and any(self.fleet.slots[blow.slot].kind in self.falls.hired for blow in blows),
            braced,
        )

    def _led(self, blows: list[Blow], aim: Aim, first: Callable[[UnitId], bool] | None) -> list[tuple[Blow, ...]]:
        """Those who must be taken first in front of the others, and nobody whom the hits cannot reach."""
        if aim == FREELY and first is None:
            return [tuple(blows)]

        def those(which: Callable[[Slot], bool], among: list[Blow] = blows) -> list[Blow]:
            return [blow for blow in among if which(self.fleet.slots[blow.slot])]

        if aim.mark:
            pools = [those(lambda slot: forces.bears(slot.mark, aim.mark))]
        elif aim.fighters:
            pools = [those(lambda slot: slot.kind == "fighter")]
        else:
            pools = [those(lambda slot: first(slot.kind))] if first is not None else []
            pools += [those(lambda slot: forces.bears(slot.mark, aim.lead))] if aim.lead else []
            pools += [those(lambda slot: slot.kind == aim.prey)] if aim.prey else []
            pools.append(blows)
            if aim.big_first:
                pools = [part for pool in pools for part in (those(lambda slot: is_big_ship(slot.kind), pool), pool)]
        if aim.chooser >= 0:
            pools = [part for pool in pools for part in self._singled_out(pool)]
        seen: list[Blow] = []
        tiers = []
        for pool in pools:
            tiers.append(tuple(blow for blow in pool if blow not in seen))
            seen += pool
        return tiers

    def _singled_out(self, pool: list[Blow]) -> list[list[Blow]]:
        """Units one after the other, as an enemy who may choose would have them hit."""
        slots = dict.fromkeys(blow.slot for blow in pool)
        wanted = sorted(slots, key=lambda n: self.prize(self.fleet.slots[n]))
        return [[blow for blow in pool if blow.slot == n] for n in wanted]

    def prize(self, slot: Slot) -> tuple[float, ...]:
        """Where a unit stands for an enemy who may choose whom he hits: the dearest of those that a hit destroys, then of those
        that may outlive it."""
        most = self.most.get((slot.kind, slot.mark), 0)
        lives = slot.damage < most or self.arena.evasion(self.side, slot.kind) > 0
        aim = self.aims[slot]
        return (lives, -self.arena.value(self.side, slot.kind), -aim.dice * max(0, 11 - aim.needed), slot.damage)

    def _with_braced(self, blows: list[Blow], only: Callable[[UnitId], bool]) -> list[Blow]:
        """The same where some sustain more outside of rounds, as the engine will say when it comes to it."""
        found = list(blows)
        for n, slot in enumerate(self.fleet.slots):
            to = self.fleet.slot(slot.kind, slot.damage + 1, slot.mark)
            if slot.fights and only(slot.kind) and to >= 0 and not any(blow.slot == n and blow.to == to for blow in found):
                found.append(Blow(n, to, self.arena.cushion(self.side, slot.kind)))
        return sorted(found, key=self._rank)

    def _hides(self, purpose: str, only: Callable[[UnitId], bool]) -> bool:
        """Whether effects keep some of its units out of such hits."""
        if not self.arena.some_hide:
            return False
        numbers: dict[tuple[UnitId, str], int] = {}
        for group in forces.of(self.fleet.groups(0), only):
            numbers[group.kind, group.mark] = numbers.get((group.kind, group.mark), 0) + group.count
        return any(self.arena.exposed(self.side, *unit, number, purpose) != number for unit, number in numbers.items())

    def blows(
        self,
        only: Callable[[UnitId], bool],
        *,
        may_sustain: bool = True,
        hardiness: Hardiness | None = None,
    ) -> list[Blow]:
        """Every way in which its units may take a hit."""
        most = self.moods[0] if hardiness is None else hardiness
        found = []
        for n, slot in enumerate(self.fleet.slots):
            if not slot.fights or not only(slot.kind):
                continue
            to = self.fleet.slot(slot.kind, slot.damage + 1, abilities.mark_after(slot.mark, slot.damage + 1))
            if may_sustain and to >= 0 and slot.damage < most.get((slot.kind, slot.mark), 0):
                found.append(Blow(n, to, self.arena.cushion(self.side, slot.kind)))
            found.append(Blow(n))
        return found

    def _rank(self, blow: Blow) -> tuple[float, ...]:
        return self.rank(self.fleet.slots[blow.slot], blow.to >= 0)

    # -- worth ----------------------------------------------------------------------------------------------------------------

    def value(self, groups: Groups) -> float:
        """What units are worth together."""
        return sum(self.arena.value(self.side, group.kind) * group.count for group in groups)


def _key(slot: Slot) -> tuple[UnitId, int, str]:
    return (slot.kind, slot.damage, slot.mark)
