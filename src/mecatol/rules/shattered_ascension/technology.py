"""The tree, what a technology costs, and gaining it."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, grants
from mecatol.rules import events
from mecatol.rules.official import technology as official
from mecatol.rules.official.technology import ware
from mecatol.rules.pieces import on_planet
from mecatol.rules.state import Place, PlanetId, Seat

from .game import Chapter, Game


class Technology(official.Technology, Chapter):
    """The tree of Shattered Ascension is content (SA17-TEC-01, SA17-SOT-13); here is what is done differently with it.

    A player's flag on the tree is the technology in his list (SA17-TEC-02); Technology Advance is another word for it
    (SA17-NOM-06). Race-specific technologies are no technologies of the card (SA17-TEC-03).
    """

    __slots__ = ("_upgrades",)

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._upgrades: dict[str, list[str]] = {}  # by race, those with a price
        for key, card in game.content.upgrades.items():
            if card.cost:
                self._upgrades.setdefault(card.race, []).append(key)

    # -- Artifacts --------------------------------------------------------------------------------------------------------

    def specialty_places(self, seat: Seat, colour: str) -> list[tuple[Place, int]]:
        """An Artifact is a specialty of its colour as well (SA17-ART-01), on an exhausted planet too (SA17-ART-02).

        A Scientist raises what a place is worth in either case (SA17-ART-03); for objectives it counts nothing (SA17-ART-04).
        """
        found: dict[Place, int] = {}
        artifacts = [(place, 1) for place in self.game.artifacts.places(seat, colour)]
        for place, count in (*super().specialty_places(seat, colour), *artifacts):
            found[place] = found.get(place, 0) + count
        return list(found.items())

    def objective_technologies(self, seat: Seat) -> Sequence[str]:
        """Race-specific technologies are technologies here as well (OFF-TEC-3, SAES-OBJ-11)."""
        return [*super().objective_technologies(seat), *self.game.player(seat).upgrades]

    def laboratories(self, seat: Seat, colour: str) -> list[PlanetId]:
        """A player's refreshed planets with a specialty of a colour, be it an Artifact's (SA17-ART-01)."""
        found = self.game.artifacts.places(seat, colour)
        ready = self.game.economy.ready_planets(seat)
        return [planet for planet in ready if self.has_specialty(planet, colour) or on_planet(planet) in found]

    # -- race-specific technologies, called upgrades ---------------------------------------------------------------------------

    def upgrades_of(self, seat: Seat) -> list[str]:
        """The upgrades of a player's race that can be bought: those with a price."""
        return self._upgrades.get(self.game.player(seat).race, [])

    def upgrade_cost(self, seat: Seat, upgrade: str) -> int:
        """Its printed cost and what comes on top of it, at least 0."""
        return max(0, self.game.content.upgrades[upgrade].cost + self.beside(seat))

    def beside(self, seat: Seat) -> int:
        """What an upgrade costs a player beside its printed cost: those of the upgrades owned (SA17-TEC-06)."""
        cards = self.game.content.upgrades
        return sum([cards[key].cost for key in self.game.player(seat).upgrades])

    @grants("SA17-TEC-04")
    def upgrade_offers(self, seat: Seat) -> list[str | Option[str]]:
        """The upgrades a player can pay."""
        return [*[ware(key, price, "SA17-TEC-04") for key, price in self._affordable_upgrades(seat)], "no"]

    def _affordable_upgrades(self, seat: Seat) -> list[tuple[str, int]]:
        owned = self.game.player(seat).upgrades
        missing = [key for key in self.upgrades_of(seat) if key not in owned]
        if not missing:
            return []
        funds = self.game.economy.available_resources(seat)
        prices = [(key, self.upgrade_cost(seat, key)) for key in missing]
        return [(key, price) for key, price in prices if price <= funds]

    async def buy_upgrades(self, seat: Seat) -> None:
        """Step c of the Status Phase: upgrades, one after another (SA17-TEC-04)."""
        while self._affordable_upgrades(seat):
            upgrade = await self.game.choose(seat, "buy_upgrade", self.upgrade_offers, seat)
            if upgrade == "no":
                return
            price = self.upgrade_cost(seat, upgrade)
            if price > 0:
                await self.game.economy.pay(seat, "upgrade", resources=price)
            self.gain_upgrade(seat, upgrade)

    def gain_upgrade(self, seat: Seat, upgrade: str) -> None:
        """A player's flag is put on an upgrade, which takes effect."""
        self.game.changing()
        self.game.player(seat).upgrades.append(upgrade)
        self.game.begin_effect(upgrade, seat, "upgrade")
        self.game.tell(events.UpgradeGained(seat, upgrade))
