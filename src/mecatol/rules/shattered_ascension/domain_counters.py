"""What lies face down on planets and in space, and how it can be looked at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from mecatol.core.decisions import Option, grants, message
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.naming import in_system, name_of, place_named, planet_named
from mecatol.rules.official import domain_counters as official
from mecatol.rules.state import NEUTRAL, CardId, Place, Seat

from .game import Chapter


class DomainCounters(official.DomainCounters, Chapter):
    """What Shattered Ascension changes; its counters' own texts are in the catalogue (SA17-DOM-01)."""

    __slots__ = ()

    async def battles(self, step: Step) -> None:
        """Units of counters are ordinary ones (SA17-DOM-04). The player says whether space or the planet is fought for first."""
        hex_, seat = Hex(step.place), step.seat
        if not self.game.board.ships(NEUTRAL, hex_) or not self.game.board.ships(seat, hex_):
            return
        fights = [Step("space_battle.begin", seat, step.place)]
        planet = planet_named(step.what)
        both = planet != step.what and bool(self.game.board.army(NEUTRAL, planet))
        if both and await self.game.choose(seat, "first_battle", self.battle_options, step) == "planet":
            bombard = Step("bombardment.begin", seat, step.place, planet)
            fights = [bombard, Step("invasion.planet", seat, step.place, planet), *fights]
        self.game.then(*fights)

    @grants("SA17-DOM-04")
    def battle_options(self, step: Step) -> list[Option[str]]:
        """Space or planet."""
        space = Option("space", "", (in_system(Hex(step.place)),), message("option-first-space"))
        return [space, Option("planet", "", (step.what,), message("option-first-planet"))]

    # -- looking -----------------------------------------------------------------------------------------------------------------

    async def native_knowledge(self) -> None:
        """Before the game begins each player may look at one counter anywhere (SA17-DOM-06)."""
        branches = {seat: partial(self._wish, seat) for seat in self.game.playing() if self.unseen(seat, self.everywhere())}
        if not branches:
            return
        for seat, place in (await self.game.together("native_knowledge", branches)).items():
            if place != "no":
                await self.look(seat, place_named(name_of(place)))

    async def _wish(self, seat: Seat) -> str:
        return await self.game.choose(seat, "native_knowledge", self.look_options, seat, self.everywhere())

    def unseen(self, seat: Seat, places: Sequence[Place]) -> list[Place]:
        """The places with counters that a player does not know."""
        return [place for place in places if self.unknown_to(seat, place)]

    @grants("SA17-DOM-06", "SA17-DOM-07", "SA17-DOM-08")
    def look_options(self, seat: Seat, places: Sequence[Place]) -> list[Option[str]]:
        """Where to look; or nowhere."""
        found = [Option(f"look:{p}", "", (p,), message("option-look", where=p)) for p in self.unseen(seat, places)]
        return [*found, Option("no", "", (), message("option-no-look"))]

    async def probe_from_docks(self, seat: Seat) -> None:
        """Deep Space Probing: one planet near each Space Dock (SA17-DOM-07)."""
        for hex_ in self.game.board.docks_of(seat):
            places = self._near(hex_, self.unseen(seat, self.everywhere()))
            if places:
                key = await self.game.choose(seat, "probe_from_dock", self.look_options, seat, places)
                if key != "no":
                    self.probe(seat, place_named(name_of(key)))

    def _near(self, hex_: Hex, places: Sequence[Place]) -> list[Place]:
        """The planets of some places that a Space Dock reaches."""
        found: list[Place] = []
        for place in places:
            if not place.startswith("planet:"):
                continue
            distance = self.game.galaxy.distance(hex_, self.game.board.hex_of(place))
            if distance is not None and self.reaches(distance):
                found.append(place)
        return found

    def reaches(self, distance: int) -> bool:
        """Whether a Space Dock probes so far away: the dock's own system is nearer than any (SA17-DOM-07)."""
        return distance <= self.game.parameters.probe_range

    def razeable(self, place: Place) -> list[CardId]:
        """Every counter, also one that has shown its units: it still is a Domain Counter (SA17-DOM-05)."""
        return list(self.at(place))
