"""From an empty table to the first Strategy Phase of the scenario."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules import events
from mecatol.rules.moments import STARTING_SYSTEMS
from mecatol.rules.naming import name_of
from mecatol.rules.official import set_up as official
from mecatol.rules.official.set_up import Quarters
from mecatol.rules.pieces import in_system, is_ship, on_planet
from mecatol.rules.state import CardId, Place, Seat, UnitId

from .game import Game


class SetUp(official.SetUp):
    """Races, seats and homes are given; objectives and Treaty Cards are dealt (OFF-SOT-FOE)."""

    __slots__ = ()
    game: Game

    def steps(self) -> list[str]:
        return [
            "set_up.races",
            "set_up.seats",
            "galaxy_building.start",
            "set_up.deal_secrets",
            "treaties.deal",
            "set_up.sheets",
            "set_up.forces",
        ]

    # -- races and seats -----------------------------------------------------------------------------------------------

    async def races(self, step: Step) -> None:
        """The races are given for so many players; in a random order each takes one of those that are left."""
        seats = list(self.state.seating)
        races = list(self.game.galaxy_building.drawn().homes)
        self.state.race_deck.bag = []
        while seats:
            seat = seats.pop(self.game.pick("seats", "race", len(seats)))
            race = await self.game.choose(seat, "scenario_race", self.race_options, races) if seats else f"race:{races[0]}"
            races.remove(name_of(race))
            self.take_race(seat, name_of(race), "chosen")

    @grants("OFF-SOT-FOE")
    def race_options(self, races: list[str]) -> list[Option[str]]:
        """The races that nobody has taken."""
        return [Option(f"race:{race}", says=message("option-race", race=race)) for race in races]

    async def seats(self, step: Step) -> None:
        """All sit as their homes lie, the Lazax to the left of Sol; one of them is drawn as the first Speaker."""
        seating = [self.game.seat_of(race) for race in self.game.galaxy_building.drawn().homes]
        first = self.game.pick("seats", "first_player", len(seating))
        self.state.seating = [*seating[first:], *seating[:first]]
        self.game.tell(events.Seated(tuple(self.state.seating)))
        self.make_speaker(self.state.seating[0])

    # -- objectives ----------------------------------------------------------------------------------------------------

    def objective_cards(self, stage: str) -> list[CardId]:
        """An objective of a race is not dealt."""
        cards = super().objective_cards(stage)
        return [card for card in cards if not self.game.objectives.printed(card).race]

    async def deal_secrets(self, step: Step) -> None:
        """Everybody is dealt a Scenario Objective; that of the Lazax lies open before them."""
        for seat in self.state.seating:
            own = [CardId(key) for key, card in self.game.cards.objectives.items() if card.race == self.game.player(seat).race]
            for objective in own:
                self.game.player(seat).secret_objectives.append(objective)
                self.game.objectives.show(seat, objective)
            if not own:
                self.deal_secret(seat, 1)

    # -- forces --------------------------------------------------------------------------------------------------------

    async def forces(self, step: Step) -> None:
        """Who may start in more systems than his home holds the planets on which his units stand."""
        await super().forces(step)
        for seat in self.state.seating:
            for planet in self.game.board.planets():
                if planet.owner != seat and self.game.board.units(seat, on_planet(planet.id)):
                    await self.game.invasion.gain(seat, planet.id, "set_up", exhausted=False)

    def starting_systems(self, seat: Seat) -> tuple[Hex, ...]:
        """The Home System, and for some races others."""
        return self.game.fold(STARTING_SYSTEMS, (self.game.board.home(seat),), seat)

    def ships_at_home(self, seat: Seat) -> bool:
        """Whether a player has no choice where his ships lie."""
        return len(self.starting_systems(seat)) == 1

    def launch(self, seat: Seat) -> None:
        if self.ships_at_home(seat):
            super().launch(seat)

    async def choose_quarters(self, seat: Seat) -> Quarters:
        """Ships too have a choice where there are several systems."""
        chosen: Quarters = []
        if not self.ships_at_home(seat):
            for kind in [kind for kind, count in self.starting_units(seat) if is_ship(kind) for _ in range(count)]:
                chosen.append((kind, await self.game.choose(seat, "quarters", self.berths, seat, kind, chosen)))
        return [*chosen, *await super().choose_quarters(seat)]

    @grants("OFF-SOT-FOE")
    def berths(self, seat: Seat, kind: UnitId, chosen: Quarters) -> list[Option[Place]]:
        """Systems in which Fleet Supply has room for one more ship."""
        found: list[Option[Place]] = []
        for hex_ in self.starting_systems(seat):
            there = sum(where == in_system(hex_) for _, where in chosen)
            if there < self.game.fleet_supply.limit(seat, hex_):
                says = message("option-quarters-system", kind=kind, where=in_system(hex_))
                found.append(Option(in_system(hex_), things=(in_system(hex_),), says=says))
        return found

    @grants("OFF-SET-6", "OFF-SOT-FOE")
    def quarters(self, seat: Seat, kind: UnitId, chosen: Quarters) -> list[Option[Place]]:
        """Everything but the dock may stand in any system in which the player's units may start."""
        if kind == "space_dock" or self.ships_at_home(seat):
            return super().quarters(seat, kind, chosen)
        planets = [planet.id for hex_ in self.starting_systems(seat) for planet in self.game.board.system(hex_).planets]
        return [
            Option(place, things=(place,), says=message("option-quarters", kind=kind, planet=planet))
            for planet in planets
            if self._room(seat, kind, planet, chosen.count((kind, place := on_planet(planet))))
        ]
