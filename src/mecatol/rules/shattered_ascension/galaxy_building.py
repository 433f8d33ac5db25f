"""The galaxy laid out tile by tile, or after a preset map."""

from __future__ import annotations

from functools import partial

from mecatol.core.decisions import Ask, Message, Option, grants, message
from mecatol.core.hexes import Hex, distance, neighbours
from mecatol.core.memo import kept
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.rules import decks, events
from mecatol.rules.naming import name_of, number_named, parted
from mecatol.rules.official import galaxy_building as official
from mecatol.rules.pieces import in_system
from mecatol.rules.state import NOBODY, CardId, Planet, Seat, System

from .game import Chapter
from .star_by_star import HOME

NO_BID = -1


@kept
def bid_of(amount: int) -> Option[str]:
    """What may be bid in an auction."""
    return Option(f"bid:{amount}", says=message("option-bid", bid=amount))


class GalaxyBuilding(official.GalaxyBuilding, Chapter):
    """What Shattered Ascension changes: homes are bid for on preset maps, built galaxies are kept from being too rich."""

    __slots__ = ()

    # -- the tiles -----------------------------------------------------------------------------------------------------

    def pool(self, kind: str) -> list[CardId]:
        """The four rich systems stay in the box (SA17-GAL-01, SA17-DUE-19)."""
        return [tile for tile in super().pool(kind) if not self.printed(tile).high_resource]

    def middle(self) -> str:
        """Between two players a random red-bordered tile lies in the middle (SA17-DUE-18)."""
        if len(self.state.players) > 2:
            return super().middle()
        box = self.state.box["tile"]
        red = [tile for tile in box if self.printed(tile).kind == "special"]
        tile = red[self.game.pick("tile", "middle", len(red))]
        box.remove(tile)
        return decks.printed(tile)

    # -- Star by Star (SA17-SBS-01 … 13) -------------------------------------------------------------------------------

    def building(self) -> tuple[str, ...]:
        """Homes are among the tiles (SA17-SBS-01)."""
        found = super().building()
        return found[1:] if self.game.parameters.star_by_star else found

    def home_places(self) -> tuple[Hex, ...]:
        """Wherever they were laid."""
        return tuple(self.game.star_by_star.homes()) if self.game.parameters.star_by_star else super().home_places()

    async def place(self, step: Step) -> None:
        """A player lays a tile out of his hand, or his home; of a hidden race nobody sees but where it is."""
        if not self.game.parameters.star_by_star:
            await super().place(step)
            return
        if not self.game.star_by_star.left():
            self.game.then(Step("galaxy_building.complete"))
            return
        seat = self.game.star_by_star.whose_turn()
        tile = await self.game.choose(seat, "place_tile", self.tiles_to_place, seat)
        place = Hex(await self.game.choose(seat, "place_where", self.places_for, seat, tile))
        tile = self.held(seat, tile)
        if tile != HOME:
            self.lay_out_of_hand(seat, tile, place)
        else:
            self.settle(seat, place)
            if self.game.player(seat).race:
                self.lay_home(self.game.player(seat))
        self.game.then(Step("galaxy_building.place"))

    def legal(self, seat: Seat) -> list[tuple[str, Hex]]:
        """Star by Star has rules of its own (SA17-SBS-02, SA17-SBS-05, SA17-SBS-11)."""
        return self.game.star_by_star.legal(seat) if self.game.parameters.star_by_star else super().legal(seat)

    def held(self, seat: Seat, tile: str) -> str:
        """Everybody knows who has not laid his home yet."""
        return tile if tile == HOME and not self.game.player(seat).home else super().held(seat, tile)

    def tile_option(self, tile: str) -> Option[str]:
        """The own Home System is one of them (SA17-SBS-01)."""
        return Option(HOME, "SA17-SBS-01", says=message("option-home-tile")) if tile == HOME else super().tile_option(tile)

    # -- bidding for homes (SA17-SCN-03) -------------------------------------------------------------------------------

    async def locations(self, step: Step) -> None:
        """The highest roller bids first, the others follow clockwise (SA17-SET-11)."""
        if self.game.parameters.ancient_empire:
            self.game.ancient_empire.scatter()
        self.state.bids = [NO_BID] * len(self.state.players)
        self.game.then(Step("galaxy_building.bid", self.state.seating[0]))

    def bidders(self, seat: Seat) -> list[Seat]:
        """Those who bid against each other, a player among them."""
        return self.state.seating

    async def bid(self, step: Step) -> None:
        """A player without a location puts a flag on a free one, or outbids the owner of another (SA17-SCN-04, SA17-SCN-05)."""
        seat = step.seat
        place = Hex(await self.game.choose(seat, "home_location", self.open_locations))
        bidding = Ask(seat, "home_bid", partial(self.higher_bids, place), about=(in_system(place),))
        amount = number_named(await self.game.ask(bidding))
        owner = self.owner(place)
        if owner is not None:
            self.game.player(owner).home, self.state.bids[owner] = Hex(""), NO_BID
        self.game.player(seat).home, self.state.bids[seat] = place, amount
        self.game.tell(events.LocationBid(seat, in_system(place), amount))
        following = self.next_bidder(seat)
        self.game.then(Step("galaxy_building.pay_out", seat) if following is None else Step("galaxy_building.bid", following))

    def next_bidder(self, seat: Seat) -> Seat | None:
        """The next player clockwise who has no flag on the map; none: the bidding is over (SA17-SCN-06, SA17-SCN-07)."""
        seating = self.bidders(seat)
        at = seating.index(seat) + 1
        return next((other for other in (*seating[at:], *seating[:at]) if self.state.bids[other] == NO_BID), None)

    def owner(self, place: Hex) -> Seat | None:
        """Whose flag is on a location."""
        for seat, player in enumerate(self.state.players):
            if player.home == place:
                return seat
        return None

    def settler(self, place: Hex) -> Seat:
        """Whose home is in a place, or whose gate."""
        owner = self.owner(place)
        if owner is not None:
            return owner
        race = self.game.board.tile(place).race
        return next(seat for seat, player in enumerate(self.state.players) if player.race == race)

    def bid_on(self, place: Hex) -> int:
        """The bid on a location, -1 where there is none."""
        owner = self.owner(place)
        return NO_BID if owner is None else self.state.bids[owner]

    @grants("SA17-SCN-05")
    def open_locations(self) -> list[Option[str]]:
        """Locations on which a bid can be made."""
        places = [place for place in self.home_places() if self.bid_on(place) < self.game.parameters.highest_bid]
        return [Option(place, things=(in_system(place),), says=self.flagged(place)) for place in places]

    def flagged(self, place: Hex) -> Message:
        """A location, whose flag is on it and with what bid."""
        owner = self.owner(place)
        player = NOBODY if owner is None else owner
        return message("option-location", where=in_system(place), bid=self.bid_on(place), player=player)

    @grants("SA17-SCN-04")
    def higher_bids(self, place: Hex) -> list[Option[str]]:
        """What may be bid on a location: more than its owner has bid, or anything at all."""
        amounts = range(self.bid_on(place) + 1, self.game.parameters.highest_bid + 1)
        return [bid_of(amount) for amount in amounts]

    async def pay_out(self, step: Step) -> None:
        """Everybody starts with as much as he bid less than the highest bidder (SA17-SCN-08)."""
        bidders = self.bidders(step.seat)
        highest = max(self.state.bids[seat] for seat in bidders)
        for seat in bidders:
            self.settle(seat, self.game.player(seat).home)
            self.game.economy.gain_goods(seat, highest - self.state.bids[seat], "home_bid")
        self.state.bids = []

    # -- resource limits (SA17-GAL-02 … 05) ----------------------------------------------------------------------------

    async def complete(self, step: Step) -> None:
        """A built galaxy that is too rich has systems swapped for poorer ones (SA17-GAL-04)."""
        await super().complete(step)
        if self.game.parameters.map == "built":
            self.game.then(Step("galaxy_building.swap"))

    async def swap(self, step: Step) -> None:
        """The first player names a system and the poorer one that takes its place, until the limits are met.

        Who chooses is not printed. A system comes out of the box, which all may now look through, or changes places with another.
        """
        if not self.swappable():
            return
        first = self.state.seating[0]
        place = Hex(await self.game.choose(first, "swap_system", self.too_rich))
        other = await self.game.choose(first, "swap_for", self.poorer, place)
        self.carry_out(place, other)
        self.game.then(Step("galaxy_building.swap"))

    def worth(self, tile: str) -> int:
        """The resources of a system."""
        return sum(planet.resources for planet in self.printed(tile).planets)

    def lying(self) -> dict[Hex, int]:
        """The resources of every system outside the homes."""
        homes = (*self.home_places(), *(player.home for player in self.state.players))
        return {system.hex: self.worth(system.tile) for system in self.state.systems if system.hex not in homes}

    def beside(self, home: Hex, board: dict[Hex, int]) -> list[Hex]:
        """The systems next to a home that are not just as close to another one (SA17-GAL-02)."""
        others = [other for other in self.home_places() if other != home]
        return [place for place in neighbours(home) if place in board and not any(place in neighbours(o) for o in others)]

    def excess(self, board: dict[Hex, int]) -> int:
        """How many resources are too many, next to homes and on the whole board."""
        near = [sum(board[place] for place in self.beside(home, board)) for home in self.home_places()]
        return sum(max(0, amount - self.game.parameters.home_resources) for amount in near) + self.overall(board)

    def overall(self, board: dict[Hex, int]) -> int:
        """How far the board as a whole is too rich (SA17-GAL-03)."""
        return max(0, sum(board.values()) - self.game.parameters.player_resources * len(self.state.players))

    def offending(self, board: dict[Hex, int]) -> list[Hex]:
        """The systems that may be swapped: next to a home that has too much; else around the player who has most nearby."""
        for home in self.home_places():
            near = self.beside(home, board)
            if sum(board[place] for place in near) > self.game.parameters.home_resources:
                return near
        if not self.overall(board):
            return []
        around = {home: self.nearby(home, board) for home in self.home_places()}
        return around[max(around, key=lambda home: sum(board[place] for place in around[home]))]  # SA17-GAL-05

    def nearby(self, home: Hex, board: dict[Hex, int]) -> list[Hex]:
        """The systems closer to a home than to any other."""
        others = [other for other in self.home_places() if other != home]
        return [place for place in board if all(_steps(place, home) < _steps(place, other) for other in others)]

    def swappable(self) -> list[Hex]:
        """The systems for which there is a poorer one that makes the galaxy better."""
        board = self.lying()
        found = [place for place in self.offending(board) if self.partners(place, board)]
        if not found and self.excess(board):
            found = [place for place in board if self.partners(place, board)]
        return found

    def partners(self, place: Hex, board: dict[Hex, int]) -> list[str]:
        """Poorer systems that could lie in a place: tiles in the box, or other systems with which it would change places."""
        tile, excess = self.game.board.system(place).tile, self.excess(board)
        if tile in ("mecatol_rex", "wormhole_nexus") or not board[place]:
            return []
        box = dict.fromkeys(decks.printed(card) for card in self.state.box["tile"])
        found = [f"tile:{other}" for other in box if self._better({place: self.worth(other)}, board, excess)]
        found = [key for key in found if not self._clashes(place, key)]
        for other, amount in board.items():
            exchanged = {place: amount, other: board[place]}
            if amount < board[place] and self._movable(other) and self._better(exchanged, board, excess):
                found.append(in_system(other))
        return found

    def _movable(self, place: Hex) -> bool:
        return self.printed(self.game.board.system(place).tile).kind in ("regular", "empty")

    def _better(self, changes: dict[Hex, int], board: dict[Hex, int], excess: int) -> bool:
        return self.excess(board | changes) < excess

    def _clashes(self, place: Hex, key: str) -> bool:
        """Whether a special system would lie next to another one (OFF-SET-9), or shut in a home (SA17-SBS-12)."""
        if self.game.parameters.star_by_star:
            return self._special(name_of(key)) and self.game.star_by_star.shuts_in(place)
        return self._special(name_of(key)) and self._beside_special(place)

    @grants("SA17-GAL-04", "SA17-GAL-05")
    def too_rich(self) -> list[Option[str]]:
        """The systems one of which is swapped."""
        return [official.place_option(place) for place in self.swappable()]

    @grants("SA17-GAL-04")
    def poorer(self, place: Hex) -> list[Option[str]]:
        """The systems that may take its place."""
        return [self._swap_option(key) for key in self.partners(place, self.lying())]

    def _swap_option(self, key: str) -> Option[str]:
        kind, name = parted(key, ":")
        if kind == "tile":
            return Option(key, says=message("option-swap-tile", tile=name))
        return Option(key, things=(key,), says=message("option-swap-system", where=key))

    def carry_out(self, place: Hex, key: str) -> None:
        """Two systems change places, or one goes into the box for another."""
        self.game.changing()
        kind, name = parted(key, ":")
        board, box = self.game.board, self.state.box["tile"]
        here = board.system(place)
        if kind == "system":
            there = board.system(Hex(name))
            changed = [replace(here, hex=there.hex), replace(there, hex=here.hex)]
        else:
            card = next(card for card in box if decks.printed(card) == name)
            box.remove(card)
            box.append(CardId(here.tile))
            box.sort()
            planets = tuple(Planet(planet.id) for planet in self.printed(name).planets)
            changed = [System(place, name, planets=planets)]
        gone = [system.hex for system in changed]
        self.relay([*(system for system in self.state.systems if system.hex not in gone), *changed])
        for system in changed:
            self.game.tell(events.SystemsSwapped(in_system(system.hex), system.tile))


def _steps(a: Hex, b: Hex) -> int:
    """Steps between two hexes; what lies off the board is far from everything."""
    steps = distance(a, b)
    return 1000 if steps is None else steps
