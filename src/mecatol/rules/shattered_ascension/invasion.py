"""Combat for planets, and what the winner gets."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, grants, message
from mecatol.core.rules import Step
from mecatol.rules import events, forces
from mecatol.rules.forces import Groups
from mecatol.rules.official import invasion as official
from mecatol.rules.official.invasion import ALL
from mecatol.rules.pieces import INSTALLATIONS, is_ground, on_planet
from mecatol.rules.state import NEUTRAL, NOBODY, Battle, PlanetId, Seat, Side, UnitId

from .game import Chapter


class Invasion(official.Invasion, Chapter):
    """What Shattered Ascension changes."""

    __slots__ = ()

    def fears_pds(self, kind: UnitId) -> bool:
        """Every ground unit, Armor too (SA17-UNI-22)."""
        return is_ground(kind)

    # -- the capitals of those who have surrendered -------------------------------------------------------------------------

    async def claim(self, step: Step) -> None:
        """A capital whose garrison is beaten is conquered like a planet of its owner's (SA17-SUR-17)."""
        planet = PlanetId(step.what)
        if self.game.surrender.capital_of(planet) == NOBODY:
            await super().claim(step)
            return
        self.game.surrender.restore(planet)
        await self.conquer(step.seat, planet, "invasion")

    def guard(self, planet: PlanetId, held: Seat) -> str:
        """A capital was held by its neutral garrison (SA17-SUR-11)."""
        return super().guard(planet, NEUTRAL if self.game.surrender.capital_of(planet) == held else held)

    # -- commandos ---------------------------------------------------------------------------------------------------------

    async def prepare(self, battle: Battle) -> None:
        """Just before the first dice the attacker may set Shock Troops aside as commandos (SA17-UNI-16)."""
        seat, here = battle.attacker.seat, on_planet(battle.planet)
        number = forces.count(self.game.board.units(seat, here), "shock_troop")
        if number:
            key = await self.game.choose(seat, "commandos", self.commando_options, battle.planet, number)
            self.game.changing()
            battle.attacker.commandos = int(key)
            self.game.tell(events.CommandosNamed(seat, battle.planet, int(key)))

    @grants("SA17-UNI-16")
    def commando_options(self, planet: PlanetId, number: int) -> list[Option[str]]:
        """How many: none, some or all."""
        here = (on_planet(planet),)
        return [Option(str(n), "", here, message("option-commandos", count=n)) for n in range(number + 1)]

    def spared(self, battle: Battle, side: Side) -> Groups:
        """Commandos may not be chosen as casualties (SA17-UNI-17)."""
        there = self.game.board.units(side.seat, on_planet(battle.planet))
        return forces.pick(there, "shock_troop", min(side.commandos, forces.count(there, "shock_troop")))

    def fighters(self, battle: Battle, side: Side) -> Groups:
        """Commandos do not fight (SA17-UNI-17); without anybody who does, the invasion fails and they are lost (SA17-UNI-19)."""
        return forces.removed(super().fighters(battle, side), self.spared(battle, side))

    def basic_captures(self, seat: Seat, planet: PlanetId) -> int:
        """Each commando captures one installation (SA17-UNI-18); a Shock Troop that fought and lives, all of them as ever."""
        battle = self.state.battle
        here = battle is not None and battle.planet == planet and battle.attacker.seat == seat
        commandos = battle.attacker.commandos if battle is not None and here else 0
        troops = forces.count(self.game.board.army(seat, planet), "shock_troop")
        return ALL if troops > commandos else commandos

    def capture(self, seat: Seat, before: Seat, planet: PlanetId, captured: Sequence[str]) -> None:
        """What is captured through an Agent counts as destroyed for objectives, as the Agent's own text has it."""
        super().capture(seat, before, planet, captured)
        for kind in captured if self.game.leaders.leads(seat, on_planet(planet), "agent") else ():
            if kind in INSTALLATIONS:
                self.game.board.deed("destroyed_unit", seat, before, on_planet(planet), kind, how="planet_lost")

    # -- Shock Troops ------------------------------------------------------------------------------------------------------

    def after_dice(self, battle: Battle) -> None:
        """A 10 promotes nobody (SA17-UNI-13)."""

    def revert_lonely(self) -> None:
        """Shock Troops are produced like other units (SA17-UNI-20) and stand by themselves."""
