"""A position in which two sides meet, and the engine's own answers about it: dice, values, shields, who may take a hit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from mecatol.core.effects import Effect
from mecatol.core.hexes import NOWHERE, Border, Hex
from mecatol.core.records import replace
from mecatol.rules import forces
from mecatol.rules.forces import Groups
from mecatol.rules.moments import (
    AGAIN_UP_TO,
    COMBAT_DICE,
    COMBAT_VALUE,
    DIE_HITS,
    EXPOSED,
    EXTRA_DICE,
    FAVOURED,
    HITS,
    JOINS_INVASION,
    MINE_VALUE,
    PRECOMBAT_SHOTS,
    REROLLS,
    SUSTAIN,
    Firing,
    Struck,
    Unit,
)
from mecatol.rules.official.casualties import Salvo
from mecatol.rules.official.combat import HIGHEST
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import INSTALLATIONS, in_system, is_ship, on_planet
from mecatol.rules.state import NO_PLANET, Battle, Die, Group, PlanetId, Seat, Side, UnitId

from .dice import Shots, Volley, chance

ROLLS = tuple(value.name for value in (COMBAT_VALUE, COMBAT_DICE, EXTRA_DICE, FAVOURED, REROLLS, AGAIN_UP_TO, DIE_HITS))
ATTACKER, DEFENDER = 0, 1


class Arena:
    """Two sides in one place. Units are put there and taken away as the calculation goes; the engine says what they can do."""

    def __init__(self, game: Game, battle: Battle, fleeting: Iterable[Effect] = ()) -> None:
        self.game = game
        self.battle = battle
        self.seats: tuple[Seat, Seat] = (battle.attacker.seat, battle.defender.seat)
        self.fleeting = tuple(fleeting)  # effects that end with the round under way
        self.system = battle.system
        self.planet: PlanetId = battle.planet
        self.where = on_planet(self.planet) if self.planet else in_system(self.system)
        self._lasting = tuple(effect for effect in game.state.effects if effect not in self.fleeting)
        game.state.battle = battle
        self.look()

    def side(self, side: int) -> Side:
        """The engine's record of a side."""
        return self.battle.attacker if side == ATTACKER else self.battle.defender

    @property
    def purpose(self) -> str:
        """What the dice of its rounds are rolled for."""
        return "invasion" if self.planet else "battle"

    def fade(self) -> None:
        """The round under way is over: what lasted as long has ended."""
        self.fleeting = ()
        self.game.put_in_force(self._lasting)
        self.look()
        self.modified = True  # what was noted of the dice, before the round, holds no more

    # -- putting units there ------------------------------------------------------------------------------------------------

    def put(self, side: int, groups: Groups) -> None:
        """These are a side's units now; what it has there beside (installations, cargo) stays."""
        seat, board = self.seats[side], self.game.board
        if self.planet:
            planet = board.planet(self.planet)
            kept = [group for group in forces.stack_of(planet.stacks, seat) if group.kind in INSTALLATIONS]
            there = forces.added(groups, kept) if kept else groups
            board.set_planet(replace(planet, stacks=forces.with_stack(planet.stacks, seat, there)))
        else:
            system = board.system(self.system)
            kept = [group for group in forces.stack_of(system.stacks, seat) if not is_ship(group.kind)]
            there = forces.added(groups, kept) if kept else groups
            board.set_system(replace(system, stacks=forces.with_stack(system.stacks, seat, there)))

    @contextmanager
    def scratch(self) -> Iterator[Battle]:
        """Whatever is done to the state inside has not happened outside. The battle there is a copy too."""
        state = self.game.state
        self.game.play_from(state.copy())
        try:
            yield self.game.board.battle
        finally:
            self.game.play_from(state)

    # -- what effects touch ---------------------------------------------------------------------------------------------------

    def look(self) -> None:
        """What may depend on more than what is printed, with the effects now in force."""
        touched = self.game.index.modifiers
        self.modified = any(value in touched for value in ROLLS)  # what units roll
        self.precombat_matters = PRECOMBAT_SHOTS.name in touched  # whether anybody may shoot before the battle
        self.hits_change = HITS.name in touched  # how many hits dice give
        self.sustaining_changes = SUSTAIN.name in touched  # how much units sustain
        self.some_hide = EXPOSED.name in touched  # who can be chosen as a casualty

    # -- dice ---------------------------------------------------------------------------------------------------------------

    def shots(self, firing: Firing, number: int, *, rises: bool = False) -> Shots | None:
        """So many combat rolls of units, as `Combat.throw` would make them."""
        combat = self.game.combat
        if number <= 0 or combat.blinded(firing):
            return None
        needed = combat.value(firing)
        if not self.modified:
            return Shots(number, chance(needed), rises)
        fold, ten = self.game.fold, Die(firing.seat, firing.kind, HIGHEST, needed, firing.purpose, firing.mark)
        low = min(fold(AGAIN_UP_TO, 0, firing), max(0, needed - 1), HIGHEST)
        return Shots(number, chance(needed, fold(REROLLS, 0, firing)), rises, low, fold(DIE_HITS, int(ten.hit), ten))

    def volley(
        self,
        side: int,
        units: Sequence[tuple[Group, int]],
        purpose: str,
        round: int = 0,  # noqa: A002
        *,
        planet: PlanetId = NO_PLANET,
        attacker: bool | None = None,
        origin: Hex = NOWHERE,
        rising: bool = False,
    ) -> Volley:
        """All dice that units roll together, as `Combat.roll` would roll them."""
        seat, target = self.seats[side], self.seats[1 - side]
        combat = self.game.combat
        attacking = side == ATTACKER if attacker is None else attacker
        found: dict[tuple[float, bool, int, int], int] = {}
        for group, printed in units:
            mine = (group.damage, group.mark, group.count)
            firing = Firing(seat, group.kind, purpose, self.system, planet, target, round, attacking, *mine, origin)
            for part, number in combat.parts(firing, printed):
                shots = self.shots(part, number, rises=rising and group.kind == "ground_force")
                if shots is not None:
                    key = (shots.chance, shots.rises, shots.low, shots.on_ten)
                    found[key] = found.get(key, 0) + shots.count
        return tuple(Shots(count, *kind) for kind, count in sorted(found.items()))

    def round_volley(self, side: int, groups: Groups, round: int, *, rising: bool = False) -> Volley:  # noqa: A002
        """The dice of a side in a round of the battle, with just these units in it."""
        unit, seat = self.game.board.unit, self.seats[side]
        armed = [(group, unit(seat, group.kind).dice) for group in groups]
        return self.volley(side, armed, self.purpose, round, planet=self.planet, rising=rising)

    def barrage(self, side: int) -> Volley:
        """The Anti-Fighter Barrage of a side as both stand now (OFF-UNI-6)."""
        units = self.game.space_battle.barrages(self.battle, self.side(side))
        return self.volley(side, units, "barrage")

    def precombat(self, side: int) -> Volley:
        """The shots of a side before the battle, beside the barrage, as both stand now."""
        found = [self.shots(firing, count) for firing, count in self.game.space_battle.shots(self.battle, self.side(side))]
        return tuple(shots for shots in found if shots is not None)

    def anybody_fires_first(self) -> bool:
        """Whether there is a barrage or any other shot before the rounds, as both stand now."""
        sides = (self.battle.attacker, self.battle.defender)
        return self.precombat_matters or any(self.game.space_battle.barrages(self.battle, side) for side in sides)

    def has_cannons(self, side: int) -> bool:
        """Whether a side has any space cannon in reach."""
        return bool(self.game.space_cannon.batteries(self.seats[side], self.system))

    def cannons(self, side: int, *, one: bool = False) -> Volley:
        """The space cannons of a side that reach the other's fleet as both stand now (OFF-PDS-2); or one PDS of each kind."""
        seat, enemy, chapter = self.seats[side], self.seats[1 - side], self.game.space_cannon
        if not chapter.targets([enemy], self.system):
            return ()
        found: list[Shots] = []
        for battery in chapter.batteries(seat, self.system):
            if one and battery.unit.kind != "pds":
                continue
            unit = replace(battery.unit, count=1) if one else battery.unit
            armed = [(unit, 1 if one else chapter.rolls(seat, battery))]
            origin = self.game.board.hex_of(battery.where)
            found += self.volley(
                side,
                armed,
                "space_cannon",
                planet=battery.planet,
                attacker=self.game.state.active == seat,
                origin=origin,
            )
        return tuple(found)

    def best_cannon(self, side: int) -> Volley:
        """One more roll of the PDS that hits most easily."""
        shots = self.cannons(side, one=True)
        return (max(shots, key=lambda each: each.chance),) if shots else ()

    def defence(self) -> Volley:
        """The PDS on the planet that fire at what has landed (OFF-PDS-5)."""
        seat = self.seats[DEFENDER]
        pds = [g for g in self.game.board.units(seat, on_planet(self.planet)) if g.kind == "pds"]
        if extra := self.game.space_cannon.extra_pds(seat, on_planet(self.planet)):
            pds = list(forces.added(tuple(pds), [Group("pds", extra)]))
        armed = [(group, self.game.board.unit(seat, "pds").invasion_defence) for group in pds]
        return self.volley(DEFENDER, armed, "invasion_defence", planet=self.planet)

    def bombardment(self, ships: Groups) -> Volley:
        """The dice of those of the ships that may bombard the planet, as both sides stand now (OFF-BOM-1)."""
        seat, chapter = self.seats[ATTACKER], self.game.bombardment
        if self.planet not in chapter.targets(seat, self.system):
            return ()
        able = [ship for ship in ships if chapter.may_bombard(seat, self.system, self.planet, ship).allowed]
        armed = [(ship, self.game.board.unit(seat, ship.kind).bombardment) for ship in able]
        return self.volley(ATTACKER, armed, "bombardment", planet=self.planet)

    # -- mines --------------------------------------------------------------------------------------------------------------

    def mines_lie_inside(self) -> bool:
        """Whether mines lie in systems (OFF-SE-MIN), or on the borders that ships cross (SA17-MIN-01)."""
        return Border(self.system) in self.game.space_mines.places(self.seats[DEFENDER], self.system)

    def mine_shots(self, groups: Groups) -> list[tuple[UnitId, Shots]]:
        """A die for each ship that sets mines off, kind by kind."""
        seat, game = self.seats[ATTACKER], self.game
        found = []
        for kind in dict.fromkeys(group.kind for group in groups):
            if game.space_mines.triggers(seat, kind, self.system):
                needed = game.fold(MINE_VALUE, game.parameters.mine_hits_on, Unit(seat, kind, in_system(self.system)))
                found.append((kind, Shots(forces.count(groups, kind), chance(needed))))
        return found

    # -- hits ---------------------------------------------------------------------------------------------------------------

    def counted(self, side: int, number: int, purpose: str) -> int:
        """How many of the hits rolled against a side count."""
        struck = Struck(self.seats[side], self.where, purpose, self.seats[1 - side])
        return max(0, self.game.fold(HITS, number, struck))

    def sustains(self, side: int, group: Group) -> int:
        """How many more hits one unit may sustain."""
        return self.game.combat.sustains(Salvo(self.seats[side], self.where, self.purpose), replace(group, count=1))

    def cushion(self, side: int, kind: UnitId) -> int:
        """How many hits a unit cancels each time it sustains damage."""
        return self.game.combat.cushion(Salvo(self.seats[side], self.where, self.purpose), Group(kind))

    @contextmanager
    def at_round(self, number: int) -> Iterator[None]:
        """The battle stands in a round, for as long as this lasts: some effects hold in one round only."""
        before, self.battle.round = self.battle.round, number
        try:
            yield
        finally:
            self.battle.round = before

    def exposed(self, side: int, kind: UnitId, number: int, purpose: str) -> int:
        """How many of so many units of a kind may be chosen as casualties."""
        struck = Struck(self.seats[side], self.where, purpose, self.seats[1 - side], kind=kind)
        return max(0, self.game.fold(EXPOSED, number, struck))

    def may_come_down(self, kind: UnitId) -> bool:
        """Whether the attacker's ships of a kind may fight on planets."""
        unit = Unit(self.seats[ATTACKER], kind, in_system(self.system))
        return self.game.fold(JOINS_INVASION, False, unit)

    # -- worth --------------------------------------------------------------------------------------------------------------

    def value(self, side: int, kind: UnitId) -> float:
        """What a unit is worth: its printed price in resources; a promoted Ground Force counts as one."""
        seat = self.seats[side]
        unit = self.game.board.unit(seat, kind)
        if not unit.per:
            unit = self.game.board.unit(seat, "ground_force")
        return unit.cost / unit.per
