"""Casualties: who must take the hits of cannons, battles, bombardment and invasions, and what becomes of the units."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from mecatol.core.decisions import Option, Procedure, grants, message
from mecatol.core.records import Record, replace
from mecatol.rules import forces
from mecatol.rules.forces import Groups
from mecatol.rules.moments import (
    ABSORBED,
    BRACED,
    EXPOSED,
    SUSTAIN,
    UNIT_DAMAGED,
    UNITS_DESTROYED,
    Aim,
    Loss,
    Struck,
    Unit,
)
from mecatol.rules.naming import kind_of, name_of, unit_key, unit_read
from mecatol.rules.pieces import in_system, is_big_ship, is_ground, is_mercenary, is_ship, is_troop, on_planet
from mecatol.rules.state import NEUTRAL, NOBODY, UNITS, Battle, Group, Place, Seat, Side, Stack, UnitId

from .fleet_supply import Load, Places, load_of
from .game import Chapter

Which: TypeAlias = Callable[[UnitId], bool]

# What the owner of the units chooses casualties by; in battles it is OFF-SPB-5.
CLAUSES = {
    "space_cannon": "OFF-PDS-3",
    "barrage": "OFF-UNI-6",
    "precombat": "OFF-SPB-1",
    "bombardment": "OFF-BOM-1",
    "invasion_defence": "OFF-PDS-5",
    "invasion": "OFF-INV-2",
    "space_mines": "OFF-SE-MIN",
}
FREELY = Aim()
ANY_NUMBER = 10_000  # of hits


class Casualty(Record, frozen=True):
    """One hit as it was assigned: the unit as it was before, and whether it sustains the hit."""

    unit: Group
    sustains: bool = False

    @property
    def key(self) -> str:
        """The option by which it is chosen: "destroy:cruiser", "sustain:war_sun*1", "destroy:fighter!decoy"."""
        return f"{'sustain' if self.sustains else 'destroy'}:{unit_key(self.unit)}"


def casualty(key: str) -> Casualty:
    """The casualty an option stands for."""
    return Casualty(unit_read(name_of(key)), kind_of(key) == "sustain")


class Relief(Record, frozen=True):
    """Hits that a unit which has sustained damage could cancel beyond those that have come upon it."""

    unit: Groups = ()
    hits: int = 0


NO_RELIEF = Relief()


class Salvo(Record, frozen=True):
    """Hits that come upon a player's units in a place, and which of the units they may be assigned to."""

    seat: Seat
    where: Place
    purpose: str
    may_sustain: bool = True
    only: Which | None = None  # only these kinds may be chosen
    first: Which | None = None  # these kinds must be chosen before others
    spare: Groups = ()  # these units may not be chosen
    aim: Aim = FREELY
    grazed: tuple[UnitId, ...] = ()  # Mercenaries that these hits have come upon already


class Casualties(Chapter):
    """Who must take the hits, and what becomes of the casualties."""

    __slots__ = ()

    # -- choosing casualties --------------------------------------------------------------------------------------------

    async def assign(
        self,
        seat: Seat,
        where: Place,
        hits: int,
        *,
        purpose: str,
        may_sustain: bool = True,
        only: Which | None = None,
        first: Which | None = None,
        spare: Iterable[Group] = (),
        by: Seat = NOBODY,
    ) -> list[Casualty]:
        """The owner takes one casualty a hit; sustaining counts as taking it (OFF-UNI-2). A branch: it only chooses."""
        salvo = self._salvo(seat, where, purpose, may_sustain, only, first, spare, by)
        if hits >= self.endurance(salvo):
            return self._everything(salvo)
        taken: list[Casualty] = []
        while hits > 0 and self._casualties(salvo, taken):  # who gives up what could sustain may run out of units
            taken.append(await self._next(salvo, taken))
            hits -= self.absorbed(salvo, taken[-1])
        return taken

    async def assign_together(
        self, name: str, branches: Mapping[Seat, Callable[[], Procedure[list[Casualty]]]]
    ) -> dict[Seat, list[Casualty]]:
        """Several owners choose at the same time; for neutral units there is nothing to choose."""
        neutral = {seat: await branch() for seat, branch in branches.items() if seat == NEUTRAL}
        asked = {seat: branch for seat, branch in branches.items() if seat != NEUTRAL}
        return neutral | (await self.game.together(name, asked) if asked else {})

    async def suffer(
        self,
        seat: Seat,
        where: Place,
        hits: int,
        *,
        purpose: str,
        by: Seat,
        may_sustain: bool = True,
        only: Which | None = None,
        first: Which | None = None,
        spare: Iterable[Group] = (),
        aim: Aim = FREELY,
        relief: Relief = NO_RELIEF,
    ) -> Relief:
        """Hits are assigned and carried out one after another: cards may come between them (OFF-SPB-11).

        Who has sustained others of the same dice, aimed otherwise, may have cancelled some of these, if they could come upon him;
        what is left to cancel of those that come next is returned.
        """
        if relief.hits and _led(relief.unit, aim):
            hits, relief = max(0, hits - relief.hits), replace(relief, hits=max(0, relief.hits - hits))
        salvo = replace(self._salvo(seat, where, purpose, may_sustain, only, first, spare, by), aim=aim)
        while hits > 0:
            if hits >= self.endurance(salvo):
                await self.carry_out(seat, where, self._everything(salvo), purpose, by)
                return relief
            chosen = await self._next(salvo, [])
            hits -= self.absorbed(salvo, chosen)
            relief = Relief((chosen.unit,), -hits) if hits < 0 else relief
            await self.carry_out(seat, where, [chosen], purpose, by)
            if is_mercenary(chosen.unit.kind) and not self.fought_over(seat, where):
                salvo = replace(salvo, grazed=(*salvo.grazed, chosen.unit.kind))
        return relief

    def _salvo(
        self,
        seat: Seat,
        where: Place,
        purpose: str,
        may_sustain: bool,
        only: Which | None,
        first: Which | None,
        spare: Iterable[Group],
        by: Seat,
    ) -> Salvo:
        """Ships take hits in space and ground units on planets, if nothing else is said; effects may keep units out of it."""
        which = only or (is_troop if where.startswith("planet:") else is_ship)
        hidden = list(spare)
        units = _without(forces.of(self.game.board.units(seat, where), which), hidden)
        for kind, mark in dict.fromkeys((g.kind, g.mark) for g in units):
            alike = tuple(g for g in units if (g.kind, g.mark) == (kind, mark))
            number = forces.count(alike)
            exposed = self.game.fold(EXPOSED, number, Struck(seat, where, purpose, by, kind, mark))
            hidden += forces.pick(alike, kind, max(0, number - max(0, exposed)))
        return Salvo(seat, where, purpose, may_sustain, which, first, tuple(hidden))

    def _exposed(self, salvo: Salvo, taken: Sequence[Casualty]) -> Groups:
        """The units that may still be chosen, as they are after what was chosen so far."""
        units = self.game.board.units(salvo.seat, salvo.where)
        for chosen in taken:
            units = self._after(salvo.seat, units, chosen)
        units = _without(forces.of(units, salvo.only) if salvo.only else units, salvo.spare)
        leading = forces.of(units, salvo.first) if salvo.first else ()
        units = _led(leading or units, salvo.aim)
        if not self.game.parameters.mercenaries:
            return units
        hit = (*self.game.mercenaries.grazed(salvo.seat, salvo.where), *salvo.grazed, *(each.unit.kind for each in taken))
        return self.game.mercenaries.in_turn(units, hit)

    def sustains(self, salvo: Salvo, unit: Group, taken: Sequence[Casualty] = ()) -> int:
        """How many more hits one unit may sustain, after what was chosen so far."""
        if not salvo.may_sustain:
            return 0
        printed = self.game.board.unit(salvo.seat, unit.kind).sustain
        context = Unit(salvo.seat, unit.kind, salvo.where, mark=unit.mark)
        number = self.game.fold(SUSTAIN, printed, context) - unit.damage
        if self.state.battle is None or not self.state.battle.round:
            braced = sum([each.sustains and each.unit.kind == unit.kind for each in taken])
            number += self.game.fold(BRACED, 0, context) > braced
        return max(0, number)

    def endurance(self, salvo: Salvo) -> int:
        """How many hits it takes to destroy everything that may be chosen."""
        everything = self._all(salvo)
        if any(self.game.mercenaries.evasion(salvo.seat, g.kind) for g in everything):
            return ANY_NUMBER
        return sum(g.count * (1 + self.sustains(salvo, g) * self.cushion(salvo, g)) for g in everything)

    def cushion(self, salvo: Salvo, unit: Group) -> int:
        """How many hits a unit cancels each time it sustains damage: one (OFF-UNI-2)."""
        return self.game.fold(ABSORBED, 1, Unit(salvo.seat, unit.kind, salvo.where))

    def absorbed(self, salvo: Salvo, chosen: Casualty) -> int:
        """How many hits a casualty takes up."""
        return self.cushion(salvo, chosen.unit) if chosen.sustains else 1

    def _all(self, salvo: Salvo) -> Groups:
        """Everything that may be chosen, in whatever order."""
        units = self.game.board.units(salvo.seat, salvo.where)
        units = forces.of(units, salvo.only) if salvo.only else units
        return _led(_without(units, salvo.spare), Aim(mark=salvo.aim.mark, fighters=salvo.aim.fighters))

    def _everything(self, salvo: Salvo) -> list[Casualty]:
        return [Casualty(replace(g, count=1)) for g in self._all(salvo) for _ in range(g.count)]

    @grants("OFF-SPB-5", "OFF-UNI-2", *CLAUSES.values())
    def casualties(self, salvo: Salvo, taken: Sequence[Casualty]) -> list[Option[str]]:
        """Who may take the next hit. Units that are alike are one option."""
        return [self._option(salvo, chosen) for chosen in self._casualties(salvo, taken)]

    def _casualties(self, salvo: Salvo, taken: Sequence[Casualty]) -> list[Casualty]:
        units = [replace(g, count=1) for g in self._exposed(salvo, taken)]
        sustaining = [Casualty(unit, sustains=True) for unit in units if self.sustains(salvo, unit, taken)]
        return [*sustaining, *(Casualty(unit) for unit in units)]

    def _option(self, salvo: Salvo, chosen: Casualty) -> Option[str]:
        ident = "option-sustain" if chosen.sustains else "option-destroy"
        words = message(ident, kind=chosen.unit.kind, damage=chosen.unit.damage)
        clause = "OFF-UNI-2" if chosen.sustains else CLAUSES.get(salvo.purpose, "OFF-SPB-5")
        return Option(chosen.key, clause, (salvo.where,), words)

    async def _next(self, salvo: Salvo, taken: Sequence[Casualty]) -> Casualty:
        if salvo.aim.chooser >= 0 and len(self._targets(salvo, taken)) > 1:
            salvo = await self._singled_out(salvo, taken)
        if salvo.seat == NEUTRAL:
            return self._fated(salvo, taken)
        return casualty(await self.game.choose(salvo.seat, "casualty", self.casualties, salvo, taken))

    async def _singled_out(self, salvo: Salvo, taken: Sequence[Casualty]) -> Salvo:
        """Somebody else says which unit takes a hit; whether it sustains the hit is still its owner's to say."""
        key = await self.game.choose(salvo.aim.chooser, "single_out", self._targets, salvo, taken)
        target = casualty(key).unit
        others = [
            g if (g.kind, g.damage, g.mark) != (target.kind, target.damage, target.mark) else replace(g, count=g.count - 1)
            for g in self._exposed(salvo, taken)
        ]
        return replace(salvo, spare=forces.together((*salvo.spare, *others)), aim=FREELY, first=None)

    @grants("OFF-GEN-3")
    def _targets(self, salvo: Salvo, taken: Sequence[Casualty]) -> list[Option[str]]:
        """Units that may be singled out."""
        return [self._option(salvo, Casualty(replace(g, count=1))) for g in self._exposed(salvo, taken)]

    def _fated(self, salvo: Salvo, taken: Sequence[Casualty]) -> Casualty:
        """Neutral units of Domain Counters: the one with the highest combat value takes the hit, and sustains it if it may."""
        return min(self._casualties(salvo, taken), key=self._expendable)

    def _expendable(self, chosen: Casualty) -> tuple[int, int, bool, int]:
        kind = chosen.unit.kind
        value = self.game.board.unit(NEUTRAL, kind).combat
        return (-value, UNITS.index(kind), not chosen.sustains, -chosen.unit.damage)

    # -- carrying out -----------------------------------------------------------------------------------------------------

    def set_hits(self, side: Side, hits: int) -> None:
        """So many hits wait to be assigned by a side."""
        self.game.changing()
        side.hits = hits

    def not_lost(self, side: Side, kind: UnitId, number: int) -> None:
        """Units that came back were not lost in the battle."""
        self.game.changing()
        lost = tuple(side.lost_all)
        side.lost_all = list(forces.removed(lost, forces.pick(lost, kind, number)))

    async def carry_out(self, seat: Seat, where: Place, chosen: Sequence[Casualty], why: str, by: Seat = NOBODY) -> None:
        """Casualties turn damaged or leave the board, cargo without a ship with them; then everybody may react."""
        chosen = self._standing(seat, where, chosen, why)
        hired = [each.unit.kind for each in chosen if is_mercenary(each.unit.kind) and not each.sustains]
        damaged = [replace(each.unit, damage=each.unit.damage + 1) for each in chosen if each.sustains]
        for each in chosen:
            if each.sustains:
                self.game.board.damage(seat, where, each.unit)
        destroyed = forces.together(each.unit for each in chosen if not each.sustains and each.unit.kind not in hired)
        self._note(seat, where, (), damaged)
        if self.game.parameters.mercenaries:
            self.game.mercenaries.graze(seat, where, [each.unit.kind for each in chosen])
        await self.destroy(seat, where, destroyed, why, by)
        for kind in hired:
            await self.game.mercenaries.hit(seat, where, kind, why, by)
        for unit in forces.together(damaged):
            await self.game.moment(UNIT_DAMAGED, Loss(seat, where, unit.kind, unit.count, by, why, unit.damage))

    def _standing(self, seat: Seat, where: Place, chosen: Sequence[Casualty], why: str) -> list[Casualty]:
        """The casualties as their units stand there now: who fell on the other side may have struck one of them first."""
        left, found = self.game.board.units(seat, where), list[Casualty]()
        for each in chosen:
            unit = each.unit
            alike = [replace(group, count=1) for group in left if group.kind == unit.kind]
            if unit not in alike and alike:
                unit = alike[-1]
                each = Casualty(unit, each.sustains and self.sustains(Salvo(seat, where, why), unit) > 0)
            if alike:
                found.append(each)
                left = self._after(seat, left, each)
        return found

    def _after(self, seat: Seat, units: Groups, chosen: Casualty) -> Groups:
        """Units after one of them was chosen as a casualty: it is gone, or damaged, or may evade and take another hit."""
        if not chosen.sustains and self.game.mercenaries.evasion(seat, chosen.unit.kind):
            return units
        units = forces.removed(units, (chosen.unit,))
        return forces.added(units, (replace(chosen.unit, damage=chosen.unit.damage + 1),)) if chosen.sustains else units

    async def hit_each(self, seat: Seat, where: Place, units: Iterable[Group], why: str, by: Seat) -> None:
        """Every one of these units takes a hit and sustains it if it can."""
        salvo = Salvo(seat, where, why)
        hit: list[Casualty] = []
        for unit in (replace(g, count=1) for g in units for _ in range(g.count)):
            hit.append(Casualty(unit, self.sustains(salvo, unit, hit) > 0))
        await self.carry_out(seat, where, hit, why, by)

    async def destroy(self, seat: Seat, where: Place, units: Iterable[Group], why: str, by: Seat = NOBODY) -> None:
        """Units are destroyed by somebody, or by nobody; what they carried goes with them at once (OFF-UNI-4)."""
        gone = forces.together(units)
        if self.game.parameters.mercenaries:
            gone = forces.removed(gone, await self.game.mercenaries.spared(seat, where, gone, why, by))
        if not gone:
            return
        self._destroy(seat, where, gone, why, by)
        if where.startswith("system:"):
            gone = forces.added(gone, await self._spill(seat, where, why, by))
        for kind in dict.fromkeys(unit.kind for unit in gone):
            await self.game.moment(UNITS_DESTROYED, Loss(seat, where, kind, forces.count(gone, kind), by, why))

    def _destroy(self, seat: Seat, where: Place, gone: Groups, why: str, by: Seat) -> None:
        self.game.board.remove(seat, where, gone, why)
        self._note(seat, where, gone, ())
        for kind in dict.fromkeys(unit.kind for unit in gone) if by >= 0 else ():
            self.game.board.deed("destroyed_unit", by, seat, where, kind, forces.count(gone, kind), why)
        if where.startswith("system:"):
            self.game.leaders.lost(where, "space_battle" if self.fought_over(seat, where) else "ship", by)

    # -- a round that counts for nothing ----------------------------------------------------------------------------------

    def remember(self, battle: Battle) -> None:
        """How things stand when a round begins."""
        self.game.changing()
        battle.before = [Stack(side.seat, self.game.board.units(side.seat, place_of(battle))) for side in battle_sides(battle)]
        battle.deeds_before, battle.doomed_before = len(self.state.deeds), len(self.state.doomed)

    def go_on(self, battle: Battle) -> None:
        """A battle that was decided goes on."""
        self.game.changing()
        battle.over, battle.winner = False, NOBODY

    def take_back(self, battle: Battle, seats: Sequence[Seat]) -> None:
        """What the round did to the units of these seats has not happened; nobody has destroyed them, no Leader is lost."""
        here = place_of(battle)
        for seat in seats:
            now, then = self.game.board.units(seat, here), forces.stack_of(battle.before, seat)
            self.game.board.remove(seat, here, now, "taken_back")
            self.game.board.place(seat, here, then, "taken_back")
            side = battle.side(seat)
            lost = tuple(side.lost_all)
            side.lost_all = list(forces.removed(lost, forces.among(tuple(side.lost), lost)))
            side.lost, side.sustained = [], []
        done = self.state.deeds[battle.deeds_before :]
        forgotten = [deed for deed in done if deed.kind == "destroyed_unit" and deed.target in seats and deed.place == here]
        self.state.deeds = [*self.state.deeds[: battle.deeds_before], *(deed for deed in done if deed not in forgotten)]
        self.game.leaders.reprieve(here, battle.doomed_before, seats)

    def _note(self, seat: Seat, where: Place, lost: Iterable[Group], damaged: Iterable[Group]) -> None:
        """The battle under way remembers its losses."""
        if not self.fought_over(seat, where):
            return
        side = self.game.board.battle.side(seat)
        side.lost = list(forces.together((*side.lost, *lost)))
        side.lost_all = list(forces.together((*side.lost_all, *lost)))
        side.sustained = list(forces.together((*side.sustained, *damaged)))

    def fought_over(self, seat: Seat, where: Place) -> bool:
        """Whether a player's units there are in the battle under way."""
        battle = self.state.battle
        return battle is not None and battle.has(seat) and where == place_of(battle)

    async def _spill(self, seat: Seat, where: Place, why: str, by: Seat) -> Groups:
        """Cargo for which the ships that are left have no room is lost; its owner chooses which."""
        lost: list[Group] = []
        while excess := self._cargo(seat, where).over(self._places(seat, where)):
            aboard = forces.of(self.game.board.units(seat, where), _is_cargo)
            going = aboard if excess >= forces.count(aboard) else (await self._dropped(seat, where),)
            self._destroy(seat, where, going, why, by)
            lost += going
        return tuple(lost)

    async def _dropped(self, seat: Seat, where: Place) -> Group:
        if seat == NEUTRAL:
            return casualty(self.cargo(seat, where)[0].key).unit
        return casualty(await self.game.choose(seat, "lose_cargo", self.cargo, seat, where)).unit

    @grants("OFF-UNI-4")
    def cargo(self, seat: Seat, where: Place) -> list[Option[str]]:
        """Units aboard whose loss makes room for the rest."""
        load, places = self._cargo(seat, where), self._places(seat, where)
        excess = load.over(places)
        return [
            Option(Casualty(replace(g, count=1)).key, "", (where,), message("option-destroy", kind=g.kind, damage=g.damage))
            for g in forces.of(self.game.board.units(seat, where), _is_cargo)
            if load.plus(g.kind, -1).over(places) < excess
        ]

    def _cargo(self, seat: Seat, where: Place) -> Load:
        """What needs a place. Fighters do not: they fight on without a ship until the battle is over (OFF-UNI-3)."""
        return load_of(forces.of(self.game.board.units(seat, where), _is_cargo))

    def _places(self, seat: Seat, where: Place) -> Places:
        return self.game.fleet_supply.places(seat, self.game.board.hex_of(where), self.game.board.units(seat, where))


def place_of(battle: Battle) -> Place:
    """Where a battle is fought."""
    return on_planet(battle.planet) if battle.planet else in_system(battle.system)


def battle_sides(battle: Battle) -> tuple[Side, Side]:
    """The attacker's side and the defender's."""
    return (battle.attacker, battle.defender)


def _led(units: Groups, aim: Aim) -> Groups:
    """The units that a hit aimed like this may be assigned to."""
    if aim.mark:
        return tuple(g for g in units if forces.bears(g.mark, aim.mark))
    if aim.fighters:
        return tuple(g for g in units if g.kind == "fighter")
    leading = tuple(g for g in units if forces.bears(g.mark, aim.lead)) if aim.lead else ()
    units = leading or (tuple(g for g in units if g.kind == aim.prey) if aim.prey else ()) or units
    return (forces.of(units, is_big_ship) or units) if aim.big_first else units


def _is_cargo(kind: UnitId) -> bool:
    return is_ground(kind) or kind == "pds"


def _without(units: Groups, spared: Iterable[Group]) -> Groups:
    """The units less those that are spared, as far as those are still there."""
    left = list(units)
    for gone in spared:
        for n, group in enumerate(left):
            if (group.kind, group.damage, group.mark) == (gone.kind, gone.damage, gone.mark):
                left[n] = replace(group, count=max(0, group.count - gone.count))
    return forces.together(left)
