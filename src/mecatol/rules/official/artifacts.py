"""Artifacts: found by whoever gains their planet, and what they are worth to its owner."""

from __future__ import annotations

from mecatol.core.hexes import Hex
from mecatol.core.memo import kept
from mecatol.rules import events
from mecatol.rules.decks import printed
from mecatol.rules.naming import is_planet, parted, planet_of
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import NEUTRAL, NOBODY, CardId, Place, Seat

from .game import Chapter

NOTE = "artifact."  # who controls what lies in space
SINCE = "artifact_since."  # and since which round


class Artifacts(Chapter):
    """Tokens that lie face down on planets and never move (OFF-SE-ART)."""

    __slots__ = ()

    def at(self, place: Place) -> list[CardId]:
        """The tokens in a place."""
        return self.state.artifacts.get(place, [])

    def drifting(self) -> list[Place]:
        """Where Artifacts lie in space."""
        found = _in_space(tuple(self.state.artifacts))
        return self.game.board.in_map_order([place for place in found if self.at(place)]) if found else []

    def is_found(self, token: CardId) -> bool:
        """Whether it lies face up."""
        state = self.state
        return len(state.known.get(token, ())) == len(state.players)

    def found_at(self, place: Place) -> list[CardId]:
        """The tokens in a place that lie face up."""
        return [token for token in self.at(place) if self.is_found(token)]

    def controller(self, place: Place) -> Seat:
        """Who has what lies in a place: the planet's owner; in space whoever last had it alone, as with a Trade Station."""
        planet = planet_of(place)
        return self.game.board.planet(planet).owner if planet else int(self.state.notes.get(NOTE + place, str(NOBODY)))

    def occupy(self, place: Place) -> Seat:
        """Who alone has ships where something lies in space takes it; who has what lies in a place now."""
        kind, name = parted(place, ":")
        if kind == "system":
            fleets = [seat for seat in self.game.board.fleets(Hex(name)) if seat != NEUTRAL]
            if len(fleets) == 1 and fleets[0] != self.controller(place):
                self.game.changing()
                self.state.notes |= {NOTE + place: str(fleets[0]), SINCE + place: str(self.state.round)}
        return self.controller(place)

    def controlled(self, seat: Seat, *, held: bool = False) -> list[str]:
        """The Artifacts found that a player controls; `held`: since before this round."""
        return [printed(token) for place in self._mine(seat) if not held or self._held(place) for token in self.found_at(place)]

    def _mine(self, seat: Seat) -> list[Place]:
        """Where a player has what lies there, in map order."""
        board, lying = self.game.board, self.state.artifacts
        mine: list[Place] = []
        for planet in board.facts.planets.get(seat, ()):
            if (place := on_planet(planet.id)) in lying:
                mine.append(place)
        on_planets = len(mine)
        for place in _in_space(tuple(self.state.artifacts)):
            if self.controller(place) == seat:
                mine.append(place)
        return board.in_map_order(mine) if len(mine) > on_planets else mine

    def _held(self, place: Place) -> bool:
        planet, this_round = planet_of(place), self.state.round
        since = self.game.board.planet(planet).held_since if planet else int(self.state.notes.get(SINCE + place, str(this_round)))
        return since < this_round

    def places(self, seat: Seat, colour: str) -> list[Place]:
        """Where a player controls an Artifact of a colour."""
        return [
            place
            for place in self._mine(seat)
            for token in self.found_at(place)
            if self.game.cards.artifacts[printed(token)].colour == colour
        ]

    def colours(self, seat: Seat) -> list[str]:
        """The colours of the Artifacts a player controls."""
        return [self.game.cards.artifacts[artifact].colour for artifact in self.controlled(seat)]

    async def discovered(self, seat: Seat, place: Place) -> None:
        """A player gains a place: its tokens are turned over. A real one goes with the planet from now on, its Special
        Objective and its point with it; a blank one is discarded (OFF-SE-ART)."""
        if not self.at(place):
            return
        for token in list(self.at(place)):
            if not self.is_found(token):
                await self.turn_over(seat, place, token)
        self.game.objectives.settle_specials()
        self.game.victory.check()

    async def found_in_space(self, hex_: Hex) -> None:
        """An Artifact in space is taken like a Trade Station."""
        if self.at(in_system(hex_)):
            seat = self.occupy(in_system(hex_))
            if seat != NOBODY:
                await self.discovered(seat, in_system(hex_))

    async def turn_over(self, seat: Seat, place: Place, token: CardId) -> None:
        """One token is shown to all."""
        self.game.changing()
        artifact = self.game.cards.artifacts[printed(token)]
        self.state.known[token] = list(range(len(self.state.players)))
        self.game.tell(events.ArtifactFound(seat, place, printed(token)))
        if artifact.objective:
            if artifact.objective not in self.state.special:
                self.state.special.append(CardId(artifact.objective))
            return
        self.discard(place, token)
        if artifact.trade_goods:
            self.game.economy.gain_goods(seat, artifact.trade_goods, "artifact")  # SA17-ART-05

    def discard(self, place: Place, token: CardId) -> None:
        """A blank token leaves the board."""
        self.game.changing()
        left = [other for other in self.at(place) if other != token]
        if left:
            self.state.artifacts[place] = left
        else:
            self.state.artifacts.pop(place, None)
        self.state.known.pop(token, None)


@kept
def _in_space(places: tuple[Place, ...]) -> tuple[Place, ...]:
    """Those of some places that are in space."""
    return tuple([place for place in places if not is_planet(place)])
