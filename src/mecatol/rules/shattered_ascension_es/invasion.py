"""Combat for planets, and what the winner gets."""

from __future__ import annotations

from mecatol.core.rules import Step
from mecatol.rules.pieces import on_planet
from mecatol.rules.shattered_ascension import invasion as shattered_ascension
from mecatol.rules.state import Battle, PlanetId, Seat

from .game import Chapter


class Invasion(shattered_ascension.Invasion, Chapter):
    """Every invasion promotes and takes of the wealth it finds; Leaders meet their fate when it is over."""

    __slots__ = ()

    def promotions(self, battle: Battle) -> int:
        """One Ground Force, after a success against a player or against units that defend a planet (SAES-UNI-08)."""
        invaded = battle.defender.seat >= 0 or self.tally(f"defenders:{battle.planet}")
        return 1 if self.game.parameters.shock_troops and invaded else 0

    async def conquer(self, seat: Seat, planet: PlanetId, how: str) -> None:
        """Who invades a planet with Natural Wealth may take one of its goods at once (SAES-DOM-13)."""
        await super().conquer(seat, planet, how)
        if how == "invasion" and self.game.board.planet(planet).owner == seat:
            await self.game.economy.take_wealth(seat, on_planet(planet))

    async def end(self, step: Step) -> None:
        """Fates are rolled when an Invasion Combat is lost, not when the action is over (SAES-LDR-20)."""
        await super().end(step)
        if self.state.battle is None:
            await self.game.leaders.fates()
