"""The Ancient Empire, an option: Domain Counters that everybody sees from the start (SA17-ANC-01 … 03)."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.rules import Step
from mecatol.rules import decks, events
from mecatol.rules.naming import planet_named
from mecatol.rules.pieces import on_planet
from mecatol.rules.state import PlanetId, Seat

from .game import Chapter

DRAWN = ("domain_counter_deck", "lay")  # the stream of chance, and what it is for


class AncientEmpire(Chapter):
    """Every planet gets a counter face up: at random before homes are bid for, or laid by the players in turn."""

    __slots__ = ()

    def bare(self) -> list[PlanetId]:
        """Planets that get a counter and have none yet."""
        lying = self.state.domain_counters
        return [planet for planet in self.game.set_up.neutral_planets() if on_planet(planet) not in lying]

    def scatter(self) -> None:
        """A random counter lies on every planet that has none, as long as there are any (SA17-ANC-02)."""
        for planet in self.bare():
            self.lay_next(planet)

    def lay_next(self, planet: PlanetId) -> None:
        """The next counter of the deck lies on a planet, for all to see (SA17-ANC-01)."""
        if counter := self.game.draw(self.state.domain_deck, *DRAWN):
            self.game.domain_counters.lay(on_planet(planet), counter)
            self.game.tell(events.CounterRevealed(on_planet(planet), *decks.counter_of(counter)))

    async def begin(self, step: Step) -> None:
        """In a galaxy that was built, the players lay the counters in turn, from the first one on (SA17-ANC-03)."""
        if self.game.parameters.ancient_empire and self.game.set_up.preset() is None:
            self.game.then(Step("ancient_empire.turn", self.state.seating[0]))

    async def turn(self, step: Step) -> None:
        """A player draws a counter that all see and puts it on any planet; then the next one does, until all planets have one."""
        everybody = range(len(self.state.players))
        if not self.bare() or not self.game.bring_up(self.state.domain_deck, *DRAWN, 1, everybody):
            return
        self.lay_next(planet_named(await self.game.choose(step.seat, "lay_counter", self.sites)))
        self.game.then(Step("ancient_empire.turn", self.after(step.seat)))

    @grants("SA17-ANC-03")
    def sites(self) -> list[Option[str]]:
        """The planets without a counter, near or far."""
        counter, variant = decks.counter_of(self.state.domain_deck.top[0])
        terms = [
            (planet, message("option-lay-counter", planet=planet, counter=counter, variant=variant)) for planet in self.bare()
        ]
        return [Option(on_planet(planet), things=(on_planet(planet),), says=says) for planet, says in terms]

    def after(self, seat: Seat) -> Seat:
        """The next player clockwise."""
        seating = self.state.seating
        return seating[(seating.index(seat) + 1) % len(seating)]
