"""Surrender, an option: who leaves the table leaves a neutral planet, and the others bid for the rest (SAES-SUR-01 … 15)."""

from __future__ import annotations

from mecatol.rules.shattered_ascension import surrender as shattered_ascension
from mecatol.rules.state import NO_PLANET, Agreement, Leader, Place, PlanetId, Seat

from .game import Chapter


class Surrender(shattered_ascension.Surrender, Chapter):
    """Whoever has passed may, and it costs him his Special Objectives."""

    __slots__ = ()
    ground_forces = ("ground_force", "shock_troop")  # SAES-SUR-08, OFF-SE-SHK: a Shock Troop counts as one

    def still_builds(self, seat: Seat) -> bool:
        return False  # SAES-SUR-01: nothing has to be spent before

    def is_ignored(self, seat: Seat) -> bool:
        return False  # nothing is said of agendas

    def price(self, seat: Seat) -> int:
        """On top of everything else (SAES-SUR-03)."""
        return self.game.parameters.surrender_price

    def choose_capital(self, seat: Seat) -> PlanetId:
        """The planet of his Home System with the most resources, then the most influence, if any is his (SAES-SUR-08)."""
        home = [planet.id for planet in self.game.board.home_planets(seat) if planet.owner == seat]
        economy = self.game.economy
        return max(home, key=lambda planet: (economy.resources(planet), economy.influence(planet)), default=NO_PLANET)

    def dismissed(self, seat: Seat, capital: PlanetId) -> list[Leader]:
        """All Leaders (SAES-SUR-07)."""
        return self.game.leaders.of(seat)

    def keeps_dock(self, seat: Seat, where: Place, capital: PlanetId) -> bool:
        """Space Docks in the Home System stay (SAES-SUR-07)."""
        return self.game.board.hex_of(where) == self.game.board.home(seat)

    def keeps(self, seat: Seat, agreement: Agreement) -> bool:
        return False  # SAES-SUR-04: agreements end with the elimination
