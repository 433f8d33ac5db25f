"""Combat rolls: what space cannons, barrage, pre-combat shots, battles, bombardment and invasions share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from mecatol.core.decisions import Option, grants, message
from mecatol.core.hexes import NOWHERE, Hex
from mecatol.core.records import replace
from mecatol.rules import events
from mecatol.rules.moments import (
    AGAIN_UP_TO,
    AIM,
    COMBAT_DICE,
    COMBAT_VALUE,
    DICE_CAST,
    DIE_HITS,
    EXTRA_DICE,
    FAVOURED,
    HITS,
    HITS_SCORED,
    MOST_DICE,
    OTHER_DICE,
    REROLLS,
    Aim,
    Aimed,
    Cast,
    Firing,
    Hits,
    Struck,
)
from mecatol.rules.naming import planet_of
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import NEUTRAL, NO_PLANET, NOBODY, Battle, Die, Group, Place, PlanetId, Seat, Side, UnitId

from .casualties import FREELY, Casualties

Volley: TypeAlias = Sequence[tuple[Firing, int]]  # units and how many dice they roll together

# purposes of dice that hit somebody; others decide something else
SHOTS = (
    *("battle", "invasion", "barrage", "space_cannon", "bombardment", "invasion_defence", "precombat"),
    *("hidden_warheads", "sabotage_run"),
)
ROUNDS = ("battle", "invasion")  # purposes whose dice lie open in DICE_ROLLED
AFTER_THE_ROUND = "after_the_round"  # shots in space when those dice are done with
HIGHEST = 10  # OFF-GEN-2: dice are ten-sided
ANY_NUMBER = 10_000  # of dice


class Combat(Casualties):
    """Combat rolls, and the casualties of those that hit."""

    __slots__ = ()

    # -- rolling ------------------------------------------------------------------------------------------------------

    def dice_again(
        self, dice: Sequence[Die], word: str, clause: str, things: tuple[str, ...] = (), spared: Sequence[int] = ()
    ) -> list[Option[str]]:
        """Dice that an ability may have rolled again, those alike as one: "<word>:<number>"."""
        found: dict[tuple[UnitId, int, int], int] = {}
        for number, die in enumerate(dice):
            if number not in spared:
                found.setdefault((die.kind, die.face, die.needed), number)
        return [
            Option(
                f"{word}:{number}",
                clause,
                things,
                message("option-die-again", kind=kind, face=face, needed=needed),
                kind="reroll",
            )
            for (kind, face, needed), number in found.items()
        ]

    def roll_again(self, dice: list[Die], number: int) -> None:
        """One of some dice on the table is rolled again."""
        (face,) = self.game.roll(f"again:{dice[number].kind}")
        self.turn_die(dice, number, face)

    def turn_die(self, dice: list[Die], number: int, face: int) -> None:
        """One of some dice on the table shows something else."""
        self.game.changing()
        die = dice[number]
        dice[number] = replace(die, face=face)
        hits = int(face >= die.needed) if die.purpose in SHOTS else None
        self.game.tell(events.Rolled(die.seat, "again", (face,), die.needed, hits, die.kind))

    def spoil_die(self, dice: list[Die], number: int) -> None:
        """One of some dice on the table is no hit, whatever it shows."""
        self.game.changing()
        dice[number] = replace(dice[number], needed=HIGHEST + 1)

    def value(self, firing: Firing) -> int:
        """What a die must show to hit (OFF-GEN-2): the printed combat value and whatever changes it. Lower is better."""
        return self.game.fold(COMBAT_VALUE, self.printed_value(firing) - self.cover(firing), firing) - firing.favour

    def printed_value(self, firing: Firing) -> int:
        """The combat value of a unit before anything changes it."""
        return self.game.board.unit(firing.seat, firing.kind).combat

    def cover(self, firing: Firing) -> int:
        """OFF-SYS-2: the defender of a Nebula has +1 on the rolls of a Space Battle's rounds (OFF-GEN-7: on no others)."""
        hidden = firing.purpose == "battle" and not firing.attacker and self._anomaly(firing.system) == "nebula"
        return int(hidden)

    def dice(self, firing: Firing, printed: int) -> int:
        """How many dice one unit rolls; damage costs none (OFF-UNI-2)."""
        return 0 if self.blinded(firing) else max(0, self.game.fold(COMBAT_DICE, printed, firing))

    def blinded(self, firing: Firing) -> bool:
        """OFF-SYS-4: Fighters in an Ion Storm roll no dice."""
        return firing.kind == "fighter" and self._anomaly(firing.system) == "ion_storm"

    def _anomaly(self, hex_: Hex) -> str:
        return self.game.galaxy.hazard(hex_)

    def firings(
        self,
        seat: Seat,
        groups: Iterable[Group],
        purpose: str,
        system: Hex,
        planet: PlanetId = NO_PLANET,
        target: Seat = NOBODY,
        round: int = 0,  # noqa: A002
        attacker: bool = False,
        origin: Hex = NOWHERE,
    ) -> list[Firing]:
        """The combat rolls that groups of units are about to make, one record a group."""
        return [
            Firing(seat, g.kind, purpose, system, planet, target, round, attacker, g.damage, g.mark, g.count, origin)
            for g in groups
        ]

    def roll(
        self,
        seat: Seat,
        units: Sequence[tuple[Group, int]],
        purpose: str,
        system: Hex,
        planet: PlanetId = NO_PLANET,
        target: Seat = NOBODY,
        round: int = 0,  # noqa: A002
        attacker: bool = False,
        origin: Hex = NOWHERE,
    ) -> list[Die]:
        """Units roll, each as many dice as printed and folded, all together perhaps some more."""
        groups = [group for group, _ in units]
        rolling = self.firings(seat, groups, purpose, system, planet, target, round, attacker, origin)
        return self.fire([part for firing, (_, dice) in zip(rolling, units, strict=True) for part in self.parts(firing, dice)])

    def fire(self, volley: Volley) -> list[Die]:
        """Units roll so many dice each."""
        return [die for firing, number in volley for die in self.throw(firing, number)]

    def volley(self, battle: Battle, side: Side, number: int) -> Volley:
        """The combat dice of a side in a round: those of its ships, on a planet of whoever fights there (OFF-SPB-4)."""
        fighting = self.game.invasion.fighters(battle, side) if battle.planet else self.game.board.ships(side.seat, battle.system)
        purpose, enemy = "invasion" if battle.planet else "battle", battle.enemy(side.seat).seat
        rolling = self.firings(side.seat, fighting, purpose, battle.system, battle.planet, enemy, number, side.attacker)
        return [part for firing in rolling for part in self.parts(firing, self.game.board.unit(side.seat, firing.kind).dice)]

    async def kept(self, volley: Volley) -> Volley:
        """The dice a side rolls if it may not roll all it has: the player says how many of each kind of unit.

        Those that hit most easily come first; for neutral units they are taken.
        """
        armed = sorted(((firing, number) for firing, number in volley if number > 0), key=lambda part: self.value(part[0]))
        most = self.most(armed)
        if sum(number for _, number in armed) <= most:
            return volley
        found: list[tuple[Firing, int]] = []
        for n, (firing, number) in enumerate(armed):
            rolled = await self._kept(firing, number, most, sum(others for _, others in armed[n + 1 :]))
            found.append((firing, rolled))
            most -= rolled
        return found

    def most(self, volley: Volley) -> int:
        """How many of these dice a side may roll in a round."""
        armed = [firing for firing, number in volley if number > 0]
        return self.game.fold(MOST_DICE, ANY_NUMBER, armed[0]) if armed else ANY_NUMBER

    async def _kept(self, firing: Firing, number: int, most: int, spare: int) -> int:
        if firing.seat == NEUTRAL:
            return min(number, most)
        return int(await self.game.choose(firing.seat, "roll_dice", self.dice_options, firing, number, most, spare))

    @grants("OFF-SPB-4", "OFF-INV-2")
    def dice_options(self, firing: Firing, number: int, most: int, spare: int) -> list[Option[str]]:
        """How many of some units' dice are rolled, if so many are left and others have so many."""
        where = on_planet(firing.planet) if firing.planet else in_system(firing.system)
        words = (message("option-roll-dice", count=n, kind=firing.kind, needed=self.value(firing)) for n in range(number + 1))
        clause = "OFF-INV-2" if firing.planet else "OFF-SPB-4"
        every = [Option(str(n), clause, (where,), says) for n, says in enumerate(words)]
        return every[max(0, most - spare) : most + 1]

    def parts(self, firing: Firing, printed: int) -> list[tuple[Firing, int]]:
        """Units with the dice they roll; those of them that are favoured fire apart."""
        extra = self.game.fold(EXTRA_DICE, 0, firing)
        number, bonus = self.game.fold(FAVOURED, (0, 0), firing)
        favoured = min(number, firing.count) if bonus else 0
        rest = firing.count - favoured
        found = [replace(firing, count=favoured, favour=bonus)] if favoured else []
        found += [replace(firing, count=rest) if favoured else firing] if rest or not favoured else []
        dice = [part.count * self.dice(part, printed) for part in found]
        return [(part, number + (extra if not n else 0)) for n, (part, number) in enumerate(zip(found, dice, strict=True))]

    def number(self, firing: Firing, printed: int) -> int:
        """How many dice some units roll together."""
        return sum(number for _, number in self.parts(firing, printed))

    def throw(self, firing: Firing, count: int) -> list[Die]:
        """So many combat rolls, just as many as said."""
        dice = [] if self.blinded(firing) else self._faces(firing, count)
        low = self.game.fold(AGAIN_UP_TO, 0, firing)
        if low:
            again = iter(self._faces(firing, sum(not die.hit and die.face <= low for die in dice)))
            dice = [die if die.hit or die.face > low else next(again) for die in dice]
        for _ in range(self.game.fold(REROLLS, 0, firing)):
            again = iter(self._faces(firing, sum(not die.hit for die in dice)))
            dice = [die if die.hit else next(again) for die in dice]
        return dice

    def _faces(self, firing: Firing, count: int) -> list[Die]:
        if count <= 0:
            return []
        needed = self.value(firing)
        faces = self.game.roll(f"{firing.purpose}:{firing.kind}", count)
        dice = [Die(firing.seat, firing.kind, face, needed, firing.purpose, firing.mark) for face in faces]
        hits = sum(die.hit for die in dice)
        self.game.tell(events.Rolled(firing.seat, firing.purpose, faces, needed, hits, firing.kind))
        return dice

    def harmless(self, firing: Firing, printed: int) -> bool:
        """Whether no die of these units can hit."""
        return all(dice <= 0 or self.value(part) > HIGHEST for part, dice in self.parts(firing, printed))

    def hits(self, dice: Iterable[Die], struck: Struck) -> int:
        """How many hits dice give."""
        return max(0, self.game.fold(HITS, sum(self.game.fold(DIE_HITS, int(die.hit), die) for die in dice), struck))

    async def scored(self, seat: Seat, where: Place, dice: Iterable[Die], purpose: str, by: Seat = NOBODY) -> int:
        """How many hits of these dice somebody has to assign, after everybody had the chance to cancel some."""
        count = self.hits(await self.cast(dice, purpose, self.game.board.hex_of(where), seat), Struck(seat, where, purpose, by))
        hits = Hits(seat, count, purpose, self.game.board.hex_of(where), planet_of(where), by)
        if count:
            await self.game.moment(HITS_SCORED, hits)
        return max(0, hits.count)

    async def cast(self, dice: Iterable[Die], purpose: str, system: Hex, target: Seat) -> list[Die]:
        """Dice rolled at somebody, after their owner could roll some again; those of rounds have a moment of theirs."""
        rolled = list(dice)
        return rolled if purpose in ROUNDS else await self.lay_out(rolled, purpose, system, target)

    async def lay_out(self, rolled: list[Die], purpose: str, system: Hex, target: Seat) -> list[Die]:
        """Dice that are not those of a round, after their owner could roll some again."""
        if not rolled:
            return rolled
        cast = Cast(rolled[0].seat, rolled, purpose, system, target)
        await self.game.moment(DICE_CAST, cast)
        return cast.dice

    async def try_luck(self, seat: Seat, purpose: str, kind: UnitId, number: int, needed: int, where: Place) -> int:
        """Dice that are no combat rolls: how many show what is needed, after their owner could roll some again."""
        faces = self.game.roll(purpose, number)
        self.game.tell(events.Rolled(seat, purpose, faces, needed, kind=kind))
        return sum(face >= needed for face in await self.tried_again(seat, purpose, kind, faces, needed, where))

    async def tried_again(
        self, seat: Seat, purpose: str, kind: UnitId, faces: Iterable[int], needed: int, where: Place
    ) -> list[int]:
        """What dice show that are no combat rolls, after their owner could roll some again."""
        dice = [Die(seat, kind, face, needed, purpose) for face in faces]
        cast = Cast(seat, dice, purpose, self.game.board.hex_of(where))
        await self.game.moment(OTHER_DICE, cast)
        return [die.face for die in cast.dice]

    def aim(self, seat: Seat, where: Place, purpose: str, by: Seat, kind: UnitId = "") -> Aim:
        """How a hit that is none of a round's dice is to be assigned; with a kind, the unit that scored it."""
        return self.game.fold(AIM, FREELY, Aimed(seat, where, purpose, by, kind))

    def aims(self, seat: Seat, where: Place, dice: Iterable[Die], purpose: str, by: Seat, hits: int) -> list[tuple[Aim, int]]:
        """How so many hits of these dice are to be assigned: first those that are bound to something, then the free ones.

        Whoever cancels hits cancels bound ones first; a die that is worth several hits binds all of them.
        """
        bound: dict[Aim, int] = {}
        scored = [(die, worth) for die in dice if (worth := self.game.fold(DIE_HITS, int(die.hit), die)) > 0]
        for die, worth in scored:
            alike = sum([other.kind == die.kind and other.face == die.face for other, _ in scored])
            aim = self.game.fold(AIM, FREELY, Aimed(seat, where, purpose, by, die.kind, die.mark, die.face, alike))
            if aim != FREELY:
                bound[aim] = bound.get(aim, 0) + worth
        cancelled = max(0, sum(worth for _, worth in scored) - hits)
        found: list[tuple[Aim, int]] = []
        for aim, number in bound.items():
            left = min(hits, max(0, number - cancelled))
            cancelled, hits = cancelled - (number - left), hits - left
            found.append((aim, left))
        return [(aim, number) for aim, number in (*found, (self.aim(seat, where, purpose, by), hits)) if number > 0]
