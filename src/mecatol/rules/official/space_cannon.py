"""PDS fire at ships."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from mecatol.core.decisions import ALLOWED, Option, Verdict, grants, message
from mecatol.core.hexes import Hex
from mecatol.core.records import Record, replace
from mecatol.core.rules import Step
from mecatol.rules import forces
from mecatol.rules.moments import (
    AFTER_CANNONS,
    BEFORE_CANNONS,
    CANNON_RANGE,
    CANNONS_FIRED,
    EXTRA_PDS,
    MAY_BE_SHOT,
    MAY_FIRE,
    SPACE_CANNON,
    At,
    Firing,
    Unit,
)
from mecatol.rules.naming import planet_of, words_of
from mecatol.rules.pieces import in_system, is_ship
from mecatol.rules.state import Die, Group, Place, PlanetId, Seat, UnitId

from .game import Chapter

if TYPE_CHECKING:
    from .game import Game

DONE = "done"


class Battery(Record, frozen=True):
    """Space cannons of one kind in one place that have not fired yet."""

    where: Place  # "planet:…", or "system:…" for a ship
    unit: Group

    @property
    def planet(self) -> PlanetId:
        """The planet they stand on."""
        return planet_of(self.where)


class SpaceCannon(Chapter):
    """PDS fire, between movement and Space Battle (OFF-TAC-3)."""

    __slots__ = ("_armed",)

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        armed = [kind for kind, unit in game.content.units.items() if unit.space_cannon]
        self._armed = dict.fromkeys([*armed, "flagship"])  # what may have a cannon as it is printed

    async def fire(self, step: Step) -> None:
        """First the others, in order of play, at the active player's ships; then he at theirs (OFF-TAC-3, OFF-PDS-2)."""
        system = Hex(step.place)
        await self.game.moment(BEFORE_CANNONS, At(step.seat, system))
        if there := self.game.board.fleets(system):
            for seat in self.game.opponents(step.seat) if step.seat in there else ():
                await self.volleys(seat, [step.seat], system)
            if there != [step.seat]:
                await self.volleys(step.seat, self.game.opponents(step.seat), system)
        await self.game.moment(AFTER_CANNONS, At(step.seat, system))

    async def volleys(self, seat: Seat, enemies: Sequence[Seat], system: Hex) -> None:
        """A player names the cannons that fire, and at whom; firing is optional, and each fires once (OFF-PDS-2)."""
        if not self.targets(enemies, system) or not self.batteries(seat, system):
            return
        orders: list[str] = []
        while self._left(seat, system, orders):
            key = await self.game.compose(seat, "space_cannon", orders, self.orders, seat, enemies, system, orders)
            if key == DONE:
                break
            orders += self._ordered(key, seat, system, orders)
        for target in self.targets(enemies, system):
            await self._volley(seat, target, system, orders)

    # -- what can fire at what ---------------------------------------------------------------------------------------------

    def targets(self, enemies: Sequence[Seat], system: Hex) -> list[Seat]:
        """Whose ships in the system can be fired at."""
        present = self.game.board.fleets(system)
        there = [enemy for enemy in enemies if enemy in present]
        if not there or not self.exposed(system):
            return []
        return [enemy for enemy in there if self.game.fold(MAY_BE_SHOT, True, At(enemy, system))]

    def exposed(self, system: Hex) -> bool:
        """Whether ships in a system can be fired at all: not inside an Ion Storm (OFF-SYS-4)."""
        return self.game.galaxy.hazard(system) != "ion_storm"

    def batteries(self, seat: Seat, system: Hex) -> list[Battery]:
        """A player's cannons that reach a system and have not fired yet, in map order. PDS aboard a ship do not fire."""
        board = self.game.board
        if not self._has_cannons(seat):
            return []
        standing = [battery for where in board.occupied(seat) for battery in self._standing(seat, where)]
        return [battery for battery in standing if self.reaches(seat, battery, board.hex_of(battery.where), system)]

    def _has_cannons(self, seat: Seat) -> bool:
        """Whether a player could have any: he has units that do, or effects make others serve."""
        board, touched = self.game.board, self.game.touched
        return any(board.on_board(seat, kind) for kind in self._armed) or touched(SPACE_CANNON, seat) or touched(EXTRA_PDS)

    def _standing(self, seat: Seat, where: Place) -> list[Battery]:
        cannons = [g for g in self.game.board.units(seat, where) if self.shots(seat, g.kind, where)]
        if (extra := self.extra_pds(seat, where)) and self.rolls(seat, Battery(where, Group("pds"))):
            cannons = list(forces.added(tuple(cannons), [Group("pds", extra)]))
        if not cannons:
            return []
        fired = self.state.action.shot.count(f"{where}#{seat}") if self.state.action else 0
        left: list[Battery] = []
        for group in cannons:
            count = max(0, group.count - fired)
            fired = max(0, fired - group.count)
            left += [Battery(where, Group(group.kind, count, group.damage, group.mark))] if count else []
        return left

    def pds(self, seat: Seat, where: Place) -> int:
        """How many PDS a player has in a place, with what serves as one."""
        return forces.count(self.game.board.units(seat, where), "pds") + self.extra_pds(seat, where)

    def extra_pds(self, seat: Seat, where: Place) -> int:
        """How many PDS other units of a player in a place serve as."""
        return self.game.fold(EXTRA_PDS, 0, Unit(seat, "pds", where)) if self.game.touched(EXTRA_PDS) else 0

    def shots(self, seat: Seat, kind: UnitId, where: Place) -> int:
        """How many dice the space cannon of a unit rolls: of ships in space, of everything else on planets."""
        in_place = is_ship(kind) == where.startswith("system:")
        printed = self.game.board.unit(seat, kind).space_cannon if in_place else 0
        return self.game.fold(SPACE_CANNON, printed, Unit(seat, kind, where))

    def rolls(self, seat: Seat, battery: Battery) -> int:
        """How many dice one cannon of a battery rolls; a PDS in space is a unit there that serves as one."""
        if battery.unit.kind != "pds":
            return self.shots(seat, battery.unit.kind, battery.where)
        return self.game.fold(SPACE_CANNON, self.game.board.unit(seat, "pds").space_cannon, Unit(seat, "pds", battery.where))

    def reaches(self, seat: Seat, battery: Battery, frm: Hex, to: Hex) -> bool:
        """OFF-PDS-1: the own system; further only with an effect, and never through wormholes."""
        if frm == to:
            return True
        reach = self.game.fold(CANNON_RANGE, 0, Unit(seat, battery.unit.kind, battery.where))
        line = self.line_of_fire(frm, to, reach)
        if line is None:
            return False
        firing = Firing(seat, battery.unit.kind, "space_cannon", to, battery.planet, origin=frm)
        return self.game.fold(MAY_FIRE, line, firing).allowed

    def line_of_fire(self, frm: Hex, to: Hex, reach: int) -> Verdict | None:
        """Whether the borders on the way let fire through; none where the distance is too great."""
        lines = {frm: ALLOWED}
        for _ in range(reach):
            for place, line in list(lines.items()):
                for beyond in self.game.galaxy.adjoining(place):
                    if beyond not in lines or not lines[beyond].allowed:
                        lines[beyond] = self.border(place, beyond) if line.allowed else line
        return lines.get(to)

    def border(self, frm: Hex, to: Hex) -> Verdict:
        """Whether fire crosses the border between two systems."""
        return ALLOWED

    # -- orders ------------------------------------------------------------------------------------------------------------

    @grants("OFF-PDS-2", "OFF-TAC-3")
    def orders(self, seat: Seat, enemies: Sequence[Seat], system: Hex, given: Sequence[str]) -> list[Option[str]]:
        """All that is left at one fleet; or one cannon at a time, "fire:2:planet:jord"; or no more."""
        left = self._left(seat, system, given)
        single = len(left) > 1 or left[0].unit.count > 1
        found: list[Option[str]] = []
        for target in self.targets(enemies, system):
            things = (in_system(system), f"player:{target}")
            found.append(Option(f"fire:{target}", "", things, message("option-fire-all", seat=target)))
            for where in dict.fromkeys([battery.where for battery in left]) if single else ():
                words = message("option-fire-one", seat=target, where=where)
                found.append(Option(f"fire:{target}:{where}", "", (*things, where), words))
        return [*found, Option(DONE, "", (), message("option-fire-done"))]

    def _left(self, seat: Seat, system: Hex, given: Sequence[str]) -> list[Battery]:
        """The cannons that have no order yet: in each place the first ones have it."""
        left: list[Battery] = []
        ordered = Counter([words_of(order, 3)[2] for order in given])
        for battery in self.batteries(seat, system):
            having = min(ordered[battery.where], battery.unit.count)
            ordered[battery.where] -= having
            if battery.unit.count > having:
                left.append(Battery(battery.where, replace(battery.unit, count=battery.unit.count - having)))
        return left

    def _ordered(self, key: str, seat: Seat, system: Hex, given: Sequence[str]) -> list[str]:
        if key.count(":") > 1:
            return [key]
        return [f"{key}:{b.where}" for b in self._left(seat, system, given) for _ in range(b.unit.count)]

    # -- fire --------------------------------------------------------------------------------------------------------------

    async def _volley(self, seat: Seat, target: Seat, system: Hex, orders: Sequence[str]) -> None:
        """All cannons ordered against one fleet fire at once; the fleet's owner assigns the hits (OFF-PDS-3)."""
        dice: list[Die] = []
        ordered = Counter(orders)
        for battery in self.batteries(seat, system):
            count = min(ordered[f"fire:{target}:{battery.where}"], battery.unit.count)
            ordered[f"fire:{target}:{battery.where}"] -= count
            if count:
                dice += self._shoot(seat, battery, count, target, system)
        where = in_system(system)
        if dice:
            await self.game.moment(CANNONS_FIRED, Firing(seat, dice[0].kind, "space_cannon", system, target=target))
        hits = await self.game.combat.scored(target, where, dice, "space_cannon", seat)
        if hits:
            await self.game.combat.suffer(target, where, hits, purpose="space_cannon", by=seat)
            await self.game.fleet_supply.settle(target, system, "space_cannon")

    def _shoot(self, seat: Seat, battery: Battery, count: int, target: Seat, system: Hex) -> list[Die]:
        unit = battery.unit
        printed = self.rolls(seat, battery)
        firing = [(Group(unit.kind, count, unit.damage, unit.mark), printed)]
        attacker, origin = self.state.active == seat, self.game.board.hex_of(battery.where)
        dice = self.game.combat.roll(seat, firing, "space_cannon", system, battery.planet, target, 0, attacker, origin)
        if self.state.action is not None:
            self.state.action.shot += [f"{battery.where}#{seat}"] * count
        return dice
