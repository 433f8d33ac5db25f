"""What lies face down on planets and in space; red counters are dangers, green ones what may be found behind them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from mecatol.core.decisions import Option, grants, message
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules import forces
from mecatol.rules.decks import counter_of
from mecatol.rules.official import domain_counters as official
from mecatol.rules.state import NEUTRAL, CardId, Seat

from .game import Chapter

PROBE_RANGE = 2  # SA17-DOM-07


class DomainCounters(official.DomainCounters, Chapter):
    """What Shattered Ascension changes; its counters' own texts are in the catalogue (SA17-DOM-01)."""

    __slots__ = ()

    # -- red before green --------------------------------------------------------------------------------------------------------

    def is_danger(self, thing: CardId) -> bool:
        """Red counters are overcome before green ones take effect (SA17-DOM-02); the beaten never meet these (SA17-DOM-03)."""
        return self.printed(thing).colour == "red"

    async def pick(self, seat: Seat, place: str, things: Sequence[CardId]) -> CardId:
        """Counters of a colour come in the order the player chooses."""
        return await self.game.choose(seat, "next_counter", self.counter_options, place, things)

    @grants("SA17-DOM-02")
    def counter_options(self, place: str, things: Sequence[CardId]) -> list[Option[CardId]]:
        """Which of the revealed counters is resolved next."""
        return [Option(thing, "", (place,), message("option-counter", counter=" ".join(counter_of(thing)))) for thing in things]

    async def battles(self, step: Step) -> None:
        """Units of counters are ordinary ones (SA17-DOM-04). The player says whether space or the planet is fought for first."""
        hex_, seat = Hex(step.place), step.seat
        if not self.game.board.ships(NEUTRAL, hex_) or not self.game.board.ships(seat, hex_):
            return
        fights = [Step("space_battle.begin", seat, step.place)]
        planet = step.what.removeprefix("planet:")
        both = planet != step.what and bool(self.game.board.army(NEUTRAL, planet))
        if both and await self.game.choose(seat, "first_battle", self.battle_options, step) == "planet":
            bombard = Step("bombardment.begin", seat, step.place, planet)
            fights = [bombard, Step("invasion.planet", seat, step.place, planet), *fights]
        self.game.then(*fights)

    @grants("SA17-DOM-04")
    def battle_options(self, step: Step) -> list[Option[str]]:
        """Space or planet."""
        space = Option("space", "", (f"system:{step.place}",), message("option-first-space"))
        return [space, Option("planet", "", (step.what,), message("option-first-planet"))]

    # -- looking -----------------------------------------------------------------------------------------------------------------

    async def native_knowledge(self) -> None:
        """Before the game begins each player may look at one counter anywhere (SA17-DOM-06)."""
        branches = {seat: partial(self._wish, seat) for seat in self.game.playing() if self._unseen(seat, self.everywhere())}
        if not branches:
            return
        for seat, place in (await self.game.together("native_knowledge", branches)).items():
            if place != "no":
                await self.look(seat, place.removeprefix("look:"))

    async def _wish(self, seat: Seat) -> str:
        return await self.game.choose(seat, "native_knowledge", self.look_options, seat, self.everywhere())

    def _unseen(self, seat: Seat, places: Sequence[str]) -> list[str]:
        return [place for place in places if self.unknown_to(seat, place)]

    @grants("SA17-DOM-06", "SA17-DOM-07", "SA17-DOM-08")
    def look_options(self, seat: Seat, places: Sequence[str]) -> list[Option[str]]:
        """Where to look; or nowhere."""
        found = [Option(f"look:{p}", "", (p,), message("option-look", where=p)) for p in self._unseen(seat, places)]
        return [*found, Option("no", "", (), message("option-no-look"))]

    async def probe_from_docks(self, seat: Seat) -> None:
        """Deep Space Probing: one planet within two systems of each Space Dock (SA17-DOM-07)."""
        for hex_ in self.game.board.docks_of(seat):
            places = self._near(hex_, self._unseen(seat, self.everywhere()))
            if places:
                key = await self.game.choose(seat, "probe_from_dock", self.look_options, seat, places)
                if key != "no":
                    self.probe(seat, key.removeprefix("look:"))

    def _near(self, hex_: Hex, places: Sequence[str]) -> list[str]:
        """The planets of some places within range, wormholes counted, the dock's own system included."""
        found: list[str] = []
        for place in places:
            if not place.startswith("planet:"):
                continue
            distance = self.game.galaxy.distance(hex_, self.game.board.hex_of(place))
            if distance is not None and distance <= PROBE_RANGE:
                found.append(place)
        return found

    async def probing(self, seat: Seat, hex_: Hex) -> None:
        """Fighters probe from a low orbit, before the landings and without a price (SA17-DOM-08)."""

    async def before_landings(self, seat: Seat, hex_: Hex) -> None:
        """Low Orbit Probing: a player may look at one counter in the system for each Fighter there (SA17-DOM-08)."""
        if not self.places(hex_):
            return
        for _ in range(forces.count(self.game.board.ships(seat, hex_), "fighter")):
            places = self.places(hex_)
            if not self._unseen(seat, places):
                break
            key = await self.game.choose(seat, "low_orbit_probing", self.look_options, seat, places)
            if key == "no":
                break
            await self.look(seat, key.removeprefix("look:"))
        await super().before_landings(seat, hex_)

    def razeable(self, place: str) -> list[CardId]:
        """Every counter, also one that has shown its units: it still is a Domain Counter (SA17-DOM-05)."""
        return list(self.at(place))
