"""Resources, influence, Trade Goods and Command Counters: having, gaining and paying."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, grants
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.naming import listed, listing
from mecatol.rules.pieces import on_planet
from mecatol.rules.shattered_ascension import economy as shattered_ascension
from mecatol.rules.state import Place, Seat

from .game import Chapter

HELD = "wealth_held"  # the note of the planets with Natural Wealth that were the active player's when he activated their system


class Economy(shattered_ascension.Economy, Chapter):
    """Natural Wealth is taken in the Production Step by whoever held it before."""

    __slots__ = ()

    def note_wealth(self, seat: Seat, hex_: Hex) -> None:
        """Which planets with Natural Wealth a player controls in the system he activates (SAES-DOM-11)."""
        planets = self.game.board.system(hex_).planets
        self._note(hex_, [planet.id for planet in planets if planet.wealth and planet.owner == seat])

    def _note(self, hex_: Hex, held: Sequence[str]) -> None:
        """What is known of one system; that of others stays, for several may be activated together (SAES-SAS-04)."""
        self.game.changing()
        here = [planet.id for planet in self.game.board.system(hex_).planets]
        known = [planet for planet in listed(self.state.notes.pop(HELD, "")) if planet not in here]
        if known or held:
            self.state.notes[HELD] = listing([*known, *held])

    async def harvest(self, step: Step) -> None:
        """One of the goods there, if the planet is still his (SAES-DOM-11)."""
        hex_, held = Hex(step.place), listed(self.state.notes.get(HELD, ""))
        self._note(hex_, [])
        for planet in self.game.board.system(hex_).planets:
            if planet.id in held and planet.owner == step.seat:
                await self.take_wealth(step.seat, on_planet(planet.id))

    async def collect_wealth(self, seat: Seat, hex_: Hex | None = None) -> None:
        """Everywhere when planets are refreshed (SAES-DOM-12); nothing when an action ends."""
        if hex_ is None:
            await super().collect_wealth(seat)

    async def take_wealth(self, seat: Seat, where: Place) -> None:
        """A player may take one of the Trade Goods that lie in a place."""
        if self.wealth(where) and await self.game.choose(seat, "collect_wealth", self.wealth_options, where) == "take":
            self.add_wealth(where, -1)
            self.gain_goods(seat, 1, "natural_wealth")

    @grants("SAES-DOM-11", "SAES-DOM-12", "SAES-DOM-13")
    def wealth_options(self, where: Place) -> list[Option[str]]:
        return super().wealth_options(where)
