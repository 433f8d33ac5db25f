"""A position in which two sides meet, and the engine's own answers about it: dice, values, shields, who may take a hit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias

from mecatol.core.decisions import Procedure
from mecatol.core.effects import Effect
from mecatol.core.hexes import NOWHERE, Border, Hex
from mecatol.core.records import replace
from mecatol.rules import forces
from mecatol.rules.forces import Groups
from mecatol.rules.moments import (
    AFTER_ROUND,
    AGAIN_UP_TO,
    AIM,
    BRACED,
    COMBAT_DICE,
    COMBAT_VALUE,
    DIE_HITS,
    EXPOSED,
    EXTRA_DICE,
    FAVOURED,
    HITS,
    JOINS_INVASION,
    MINE_VALUE,
    MOST_DICE,
    PRECOMBAT_SHOTS,
    REROLLS,
    ROLLS_FIRST,
    SUSTAIN,
    Aim,
    Aimed,
    Firing,
    Struck,
    Unit,
)
from mecatol.rules.official.casualties import FREELY, Casualty, Salvo
from mecatol.rules.official.combat import ANY_NUMBER, HIGHEST, ROUNDS
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import INSTALLATIONS, in_system, is_big_ship, is_mercenary, is_ship, on_planet
from mecatol.rules.state import NO_PLANET, NOBODY, Battle, Die, Group, PlanetId, Seat, Side, Stack, UnitId

from .dice import Shots, Volley, chance
from .tallies import FACES, Face, Gun, Shown, fallen

ROLLS = tuple(
    value.name for value in (COMBAT_VALUE, COMBAT_DICE, EXTRA_DICE, FAVOURED, REROLLS, AGAIN_UP_TO, DIE_HITS, MOST_DICE)
)
SHIFTING = (*ROLLS, AIM.name, HITS.name, EXPOSED.name, ROLLS_FIRST.name)
ATTACKER, DEFENDER = 0, 1
LATER = 4  # rounds after which no effect tells one from the next


Part: TypeAlias = tuple[Firing, int]  # units that roll alike, and how many dice


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
        self.now = battle.round  # the round under way
        game.state.battle = battle
        self.joining: tuple[Effect, ...] = ()  # effects that begin with the battle
        self.eras = [tuple(game.state.effects)]  # what is in force in it, in the next one …
        self.look()

    def side(self, side: int) -> Side:
        """The engine's record of a side."""
        return self.battle.attacker if side == ATTACKER else self.battle.defender

    @property
    def purpose(self) -> str:
        """What the dice of its rounds are rolled for."""
        return "invasion" if self.planet else "battle"

    # -- as rounds go by ------------------------------------------------------------------------------------------------------

    def era(self, number: int) -> tuple[Effect, ...]:
        """What is in force in a round; by and by what lasts for a round or two has ended."""
        passed = min(max(0, number - self.now), LATER)
        while len(self.eras) <= passed:
            self.eras.append(self._left_after(self.now + len(self.eras) - 1, self.eras[-1]))
        return self.eras[passed]

    def join(self, effects: tuple[Effect, ...]) -> None:
        """These effects begin with the battle that is about to be fought."""
        self.joining, self.eras = effects, self.eras[:1]

    def _left_after(self, number: int, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
        """The effects that a round leaves in force: some end with it, others at its end."""
        if number == self.now:
            effects = tuple(effect for effect in (*effects, *self.joining) if effect not in self.fleeting)
        if not number or AFTER_ROUND.name not in self.game.index.triggers:
            return effects
        with self.scratch() as battle:
            self.game.put_in_force(effects)
            battle.round = number
            for side in (battle.attacker, battle.defender):
                side.lost, side.sustained = [], []
            for effect, triggered in list(self.game.index.triggers.get(AFTER_ROUND.name, ())):
                finished(triggered.run(self.game, effect, battle))
            left = [effect.id for effect in self.game.state.effects]
        return tuple(effect for effect in effects if effect.id in left)

    @contextmanager
    def at_round(self, number: int, effects: tuple[Effect, ...] | None = None) -> Iterator[None]:
        """The battle stands in a round, for as long as this lasts: some effects hold in one round only."""
        before, force = self.battle.round, self.game.state.effects
        self.battle.round = number
        now = self.era(number) if effects is None else effects
        if now != force:
            self.game.put_in_force(now)
        try:
            yield
        finally:
            self.battle.round = before
            if now != force:
                self.game.put_in_force(force)

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
        self.limited = MOST_DICE.name in touched  # whether a side may be kept from rolling all its dice
        self.precombat_matters = PRECOMBAT_SHOTS.name in touched  # whether anybody may shoot before the battle
        self.hits_change = HITS.name in touched  # how many hits dice give
        self.aimed = AIM.name in touched and not self.planet  # whether hits are bound to something
        self.sustaining_changes = SUSTAIN.name in touched  # how much units sustain
        self.braced = BRACED.name in touched  # whether some sustain more outside of rounds
        self.some_hide = EXPOSED.name in touched  # who can be chosen as a casualty
        passing = bool(self.fleeting) or AFTER_ROUND.name in self.game.index.triggers
        self.shifting = passing or any(value in touched for value in SHIFTING)  # whether rounds may be told apart

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
        attacking = side == ATTACKER if attacker is None else attacker
        rolling: list[Part] = []
        for group, printed in units:
            mine = (group.damage, group.mark, group.count)
            firing = Firing(seat, group.kind, purpose, self.system, planet, target, round, attacking, *mine, origin)
            rolling += self.game.combat.parts(firing, printed)
        return self.together(rolling, rising=rising)

    def together(self, rolling: Iterable[Part], *, rising: bool = False) -> Volley:
        """All dice of some units, alike ones as one."""
        found: dict[tuple[float, bool, int, int], int] = {}
        for part, number in rolling:
            shots = self.shots(part, number, rises=rising and part.kind == "ground_force")
            if shots is not None:
                key = (shots.chance, shots.rises, shots.low, shots.on_ten)
                found[key] = found.get(key, 0) + shots.count
        return tuple(Shots(count, *kind) for kind, count in sorted(found.items()))

    def in_round(self, side: int, groups: Groups, round: int) -> list[Part]:  # noqa: A002
        """What a side rolls in a round of the battle, with just these units in it: those that hit most easily come first if it
        may not roll all it has."""
        unit, seat, enemy, combat = self.game.board.unit, self.seats[side], self.seats[1 - side], self.game.combat
        place = (self.purpose, self.system, self.planet, enemy, round, side == ATTACKER)
        firings = combat.firings(seat, groups, *place)
        rolling = [part for firing in firings for part in combat.parts(firing, unit(seat, firing.kind).dice)]
        return self._kept(rolling) if self.limited else rolling

    def _kept(self, rolling: list[Part]) -> list[Part]:
        """As `Combat.kept` has it, whoever is asked rolling as many of the best as he may."""
        armed = sorted(
            ((part, number) for part, number in rolling if number > 0), key=lambda each: self.game.combat.value(each[0])
        )
        most = self.game.fold(MOST_DICE, ANY_NUMBER, armed[0][0]) if armed else ANY_NUMBER
        if sum(number for _, number in armed) <= most:
            return rolling
        found: list[Part] = []
        for part, number in armed:
            found.append((part, min(number, max(0, most))))
            most -= number
        return found

    def round_volley(self, side: int, groups: Groups, round: int, *, rising: bool = False) -> Volley:  # noqa: A002
        """The dice of a side in a round of the battle."""
        return self.together(self.in_round(side, groups, round), rising=rising)

    def barrage(self, side: int) -> Volley:
        """The Anti-Fighter Barrage of a side as both stand now (OFF-UNI-6)."""
        return self.together(self.barrages(side))

    def barrages(self, side: int) -> list[Part]:
        """The same, unit by unit."""
        units = self.game.space_battle.barrages(self.battle, self.side(side))
        place = ("barrage", self.system, NO_PLANET, self.seats[1 - side], 0, side == ATTACKER)
        firings = self.game.combat.firings(self.seats[side], [group for group, _ in units], *place)
        printed = [dice for _, dice in units]
        return [part for firing, dice in zip(firings, printed, strict=True) for part in self.game.combat.parts(firing, dice)]

    def first_shots(self, side: int) -> Volley:
        """The shots of a side before the battle, beside the barrage."""
        return self.together(self.precombat(side))

    def precombat(self, side: int) -> list[Part]:
        """The shots of a side before the battle, beside the barrage, as both stand now."""
        return list(self.game.space_battle.shots(self.battle, self.side(side)))

    # -- what dice do beyond hitting ------------------------------------------------------------------------------------------

    def guns(self, side: int, rolling: Sequence[Part], *, rising: bool = False, apart: bool = False) -> tuple[Gun, ...]:
        """The same dice with what each face does: at whom its hit is aimed, and whether it counts for something else.

        `apart`: those of ships that are no Fighters ship by ship; the dice of a ship lie side by side.
        """
        numbers: dict[UnitId, int] = {}
        for part, number in rolling:
            numbers[part.kind] = numbers.get(part.kind, 0) + max(0, number)
        found: list[Gun] = []
        for part, number in rolling:
            if number > 0 and not self.game.combat.blinded(part):
                faces = self._faces(side, part, numbers[part.kind], rising=rising)
                special = any(face.aims != (FREELY,) or face.counts for face in faces)
                if apart and is_big_ship(part.kind):
                    each = max(1, number // part.count)
                    dice = [each + max(0, number - each * part.count), *[each] * (part.count - 1)]
                    found += [Gun(part.kind, many, faces, (part.kind, part.damage, part.mark)) for many in dice]
                else:
                    _add_gun(found, Gun(part.kind if special else "", number, faces))
        return tuple(found)

    def _faces(self, side: int, firing: Firing, alike: int, *, rising: bool) -> tuple[Face, ...]:
        """What the faces of a die do; those that do the same are one, and the first of them stands for all."""
        fold, needed = self.game.fold, self.game.combat.value(firing)
        low, rerolls = min(fold(AGAIN_UP_TO, 0, firing), max(0, needed - 1), HIGHEST), fold(REROLLS, 0, firing)
        found: dict[tuple[object, ...], Face] = {}
        for face, p in zip(FACES, fallen(needed, low, rerolls), strict=True):
            die = Die(firing.seat, firing.kind, face, needed, firing.purpose, firing.mark)
            worth = fold(DIE_HITS, int(die.hit), die)
            aims = self._aims(side, die, alike) if worth else (FREELY,)
            ten = rising and firing.kind == "ground_force" and face == HIGHEST
            counts = self._counts(side, die) if self.hits_change else ()
            one = face if len(aims) > 1 else 0  # those that must be alike stay apart
            key = (worth, aims, ten, counts, one)
            before = found.get(
                key, Face(0.0, 0.0, worth, aims, ten, face if counts else one, bool(counts), bool(counts) and die.hit)
            )
            found[key] = replace(before, chance=before.chance + p, plain=before.plain + 0.1)
        return tuple(found.values())

    def _aims(self, side: int, die: Die, alike: int) -> tuple[Aim, ...]:
        """How the hit of a die is bound, by how many like it there are."""
        if not self.aimed:
            return (FREELY,)
        enemy = self.seats[1 - side]
        hit = Aimed(enemy, self.where, die.purpose, die.seat, die.kind, die.mark, die.face)
        with self._lying(side, [die]):
            aims = [self.game.fold(AIM, FREELY, replace(hit, alike=number)) for number in range(1, min(alike, 2) + 1)]
            if len(aims) < 2 or aims[0] == aims[1]:
                return (aims[0],)
            return (*aims, *(self.game.fold(AIM, FREELY, replace(hit, alike=number)) for number in range(3, alike + 1)))

    def free_aim(self, side: int, purpose: str) -> Aim:
        """How a hit upon a side is bound that no die has scored."""
        return self.game.combat.aim(self.seats[side], self.where, purpose, self.seats[1 - side]) if self.aimed else FREELY

    def _counts(self, side: int, die: Die) -> tuple[int, ...]:
        """What a die adds to the hits of a round upon either side, beside its own; nothing at all where it adds nothing."""
        if die.purpose not in ROUNDS:
            return ()
        without = [self.hits_upon(each, 1, die.purpose) for each in (ATTACKER, DEFENDER)]
        shown: Shown = ((die.kind, die.face, die.hit, 1),)
        lying = (shown, ()) if side == ATTACKER else ((), shown)
        more = [self.hits_upon(each, 1, die.purpose, lying) for each in (ATTACKER, DEFENDER)]
        return tuple(after - before for before, after in zip(without, more, strict=True)) if more != without else ()

    def hits_upon(self, side: int, number: int, purpose: str, shown: tuple[Shown, Shown] = ((), ())) -> int:
        """How many hits a side must take of so many that were rolled against it, with these dice on the table."""
        with (
            self._lying(ATTACKER, self._dice(ATTACKER, shown, purpose)),
            self._lying(DEFENDER, self._dice(DEFENDER, shown, purpose)),
        ):
            return self.counted(side, number, purpose)

    def _dice(self, side: int, shown: tuple[Shown, Shown], purpose: str) -> list[Die]:
        seat, never = self.seats[side], HIGHEST + 1
        return [
            Die(seat, kind, face, 0 if hit else never, purpose) for kind, face, hit, number in shown[side] for _ in range(number)
        ]

    @contextmanager
    def _lying(self, side: int, dice: list[Die]) -> Iterator[None]:
        """Dice of a side lie on the table, for as long as this lasts."""
        sheet = self.side(side)
        before, sheet.dice = sheet.dice, dice
        try:
            yield
        finally:
            sheet.dice = before

    def first_to_roll(self, number: int) -> int:
        """The side whose dice of a round are rolled before the other's, or -1."""
        seat = self.game.fold(ROLLS_FIRST, NOBODY, self.battle) if not self.planet else NOBODY
        return self.seats.index(seat) if seat in self.seats else -1

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

    def mines_hit_fighters(self) -> bool:
        """Whether Fighters may take the hits of mines on borders, though they set off none: seen by what may be chosen."""
        with self.scratch():
            self.put(ATTACKER, (Group("cruiser"), Group("fighter")))
            assigned: Procedure[object] = getattr(self.game.space_mines, "assigned")(  # noqa: B009 - where mines lie on borders
                self.seats[ATTACKER], self.system, 1, (), NOBODY
            )
            try:
                wait = assigned.send(None)
            except StopIteration:
                return False
            assigned.close()
            (ask,) = wait.asks.values()
            keys = [option if isinstance(option, str) else str(option.key) for option in ask.options(*ask.args)]
            return any("fighter" in key for key in keys)

    # -- hits ---------------------------------------------------------------------------------------------------------------

    def counted(self, side: int, number: int, purpose: str) -> int:
        """How many of the hits rolled against a side count."""
        struck = Struck(self.seats[side], self.where, purpose, self.seats[1 - side])
        before = self.battle.before
        self.battle.before = [Stack(owner, groups) for owner, groups in self.game.board.stacks(self.where)]  # at its beginning
        try:
            return max(0, self.game.fold(HITS, number, struck))
        finally:
            self.battle.before = before

    def sustains(self, side: int, group: Group) -> int:
        """How many more hits one unit may sustain."""
        return self.game.combat.sustains(Salvo(self.seats[side], self.where, self.purpose), replace(group, count=1))

    def evasion(self, side: int, kind: UnitId) -> int:
        """What a die must show for a hit upon a unit to miss after all, or 0."""
        return self.game.mercenaries.evasion(self.seats[side], kind)

    def may_sustain(self, side: int, unit: Group, purpose: str, also: Sequence[UnitId] = ()) -> int:
        """The same as things stand now, for hits of a purpose of which others have sustained some already."""
        taken = [Casualty(Group(kind), sustains=True) for kind in also]
        return self.game.combat.sustains(Salvo(self.seats[side], self.where, purpose), unit, taken)

    def cushion(self, side: int, kind: UnitId) -> int:
        """How many hits a unit cancels each time it sustains damage."""
        return self.game.combat.cushion(Salvo(self.seats[side], self.where, self.purpose), Group(kind))

    def exposed(self, side: int, kind: UnitId, mark: str, number: int, purpose: str) -> int:
        """How many of so many units of a kind with the same mark may be chosen as casualties."""
        struck = Struck(self.seats[side], self.where, purpose, self.seats[1 - side], kind, mark)
        return max(0, self.game.fold(EXPOSED, number, struck))

    def may_come_down(self, kind: UnitId) -> bool:
        """Whether the attacker's ships of a kind may fight on planets."""
        unit = Unit(self.seats[ATTACKER], kind, in_system(self.system))
        return self.game.fold(JOINS_INVASION, False, unit)

    # -- worth --------------------------------------------------------------------------------------------------------------

    def value(self, side: int, kind: UnitId) -> float:
        """What a unit is worth: its printed price in resources; a promoted Ground Force counts as one, and a Mercenary, who has
        no price, as nothing."""
        seat = self.seats[side]
        if is_mercenary(kind):
            return 0.0
        unit = self.game.board.unit(seat, kind)
        if not unit.per:
            unit = self.game.board.unit(seat, "ground_force")
        return unit.cost / unit.per


def finished(procedure: Procedure[None]) -> bool:
    """Carry out a procedure; false where it wants to ask somebody something."""
    try:
        _ = procedure.send(None)
    except StopIteration:
        return True
    procedure.close()
    return False


def _add_gun(guns: list[Gun], gun: Gun) -> None:
    """One more gun; dice that fall alike and are aimed at nothing are one."""
    for n, other in enumerate(guns):
        if not gun.kind and (other.kind, other.faces) == (gun.kind, gun.faces):
            guns[n] = replace(other, count=other.count + gun.count)
            return
    guns.append(gun)
