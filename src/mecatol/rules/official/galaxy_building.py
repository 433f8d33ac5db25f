"""The galaxy laid out tile by tile, or after a preset map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from mecatol.core.decisions import Message, Option, grants, message
from mecatol.core.hexes import MIDDLE, Border, Hex, neighbours, order, ring
from mecatol.core.records import Record, replace
from mecatol.core.rules import Step
from mecatol.maps import preset_maps
from mecatol.rules import content as printed
from mecatol.rules import decks, events
from mecatol.rules.naming import listed, parted
from mecatol.rules.parameters import map_of
from mecatol.rules.pieces import in_system
from mecatol.rules.state import BorderToken, CardId, Planet, Player, Seat, System

from .galaxy import NEXUS
from .game import Chapter

BOXES = ("base", "se", "sott", "sa")
KINDS = ("special", "empty", "regular")
CREUSS_HOME = Hex("creuss_home")
FACE_DOWN = "face_down"  # the note that says where tiles lie face down


class Shape(Record, frozen=True):
    """How a galaxy is built for a number of players."""

    rings: int
    homes: tuple[Hex, ...]  # clockwise
    pile: tuple[int, int, int]  # special, empty and regular systems
    each: int  # tiles a player gets
    removed: int = 0  # tiles of the pile that are not used
    face_down: int = 0  # tiles that lie face down next to the middle until the galaxy is complete
    goods: tuple[int, ...] = ()  # OFF-SET-13: what a home's place is made up for with
    choosing: Literal["order", "lot", "choice"] = "order"
    full: bool = True  # whether the outermost ring has more than the homes and their neighbours


def _places(n: int, *which: int) -> tuple[Hex, ...]:
    return tuple(ring(n)[i] for i in which)


# OFF-SET-12; no booklet has an official game for two, which is half of one for four. The diagrams of the booklets are not
# at hand: homes are as far from each other as they can be, and the places that are made up for are the most crowded ones.
SHAPES: dict[int, Shape] = {
    2: Shape(2, _places(2, 0, 6), (2, 4, 10), 8),
    3: Shape(3, _places(3, 0, 6, 12), (3, 5, 16), 8, full=False),
    4: Shape(3, _places(3, 2, 7, 11, 16), (4, 8, 20), 8),
    5: Shape(3, _places(3, 3, 7, 11, 15, 0), (4, 8, 20), 6, 1, 1, (4, 0, 0, 4, 6), "lot"),
    6: Shape(3, _places(3, 0, 3, 6, 9, 12, 15), (4, 8, 20), 5, 2, choosing="choice"),
    7: Shape(4, _places(4, 21, 0, 3, 6, 10, 14, 18), (9, 12, 34), 7, 2, 4, (4, 6, 4, 0, 0, 0, 0), "lot"),
    8: Shape(4, _places(4, 0, 3, 6, 9, 12, 15, 18, 21), (9, 12, 34), 6, 3, 4),
    9: Shape(4, _places(4, 0, 3, 5, 8, 11, 13, 16, 19, 21), (9, 12, 34), 5, 4, 6),  # CP-STC-04: no booklet has one
}
# OFF-SET-11: a larger galaxy, with the homes where they are in the smaller one.
LARGER: dict[int, Shape] = {
    5: replace(SHAPES[5], rings=4, pile=(9, 12, 34), each=11, removed=0, face_down=0),
    6: replace(SHAPES[6], rings=4, pile=(9, 12, 34), each=9, removed=1),
}


class GalaxyBuilding(Chapter):
    """The galaxy laid out tile by tile, or after a preset map. Where homes lie is known before whose they are."""

    __slots__ = ()

    async def start(self, step: Step) -> None:
        """A preset map is laid as it is drawn; else the players lay the tiles they are dealt."""
        chosen = map_of(self.game.parameters, len(self.state.players))
        if chosen:
            self.lay_map(chosen)
            self.game.then(Step("galaxy_building.locations"), Step("galaxy_building.complete"))
        else:
            self.deal_tiles()
            self.lay(MIDDLE, self.middle())
            self.game.then(*map(Step, self.building()))

    def building(self) -> tuple[str, ...]:
        """The steps of laying tiles: where homes lie comes first."""
        return ("galaxy_building.homes", "galaxy_building.face_down", "galaxy_building.place")

    def shape(self) -> Shape:
        """The galaxy for these players (OFF-SET-10, OFF-SET-11, OFF-SET-12)."""
        players, numbers = len(self.state.players), self.game.parameters
        shape = LARGER[players] if numbers.larger_galaxy and players in LARGER else SHAPES[players]
        if numbers.tiles == "base" and players == 3:
            return replace(shape, pile=(3, 5, 20), removed=4)
        return shape

    def home_places(self) -> tuple[Hex, ...]:
        """Where the Home Systems lie, clockwise."""
        chosen = map_of(self.game.parameters, len(self.state.players))
        return preset_maps()[chosen].homes if chosen else self.shape().homes

    # -- the tiles -----------------------------------------------------------------------------------------------------

    def pool(self, kind: str) -> list[CardId]:
        """All tiles of a kind in the boxes that are used; Everra and Cormund are special (OFF-SET-12)."""
        boxes = BOXES[: BOXES.index(self.game.parameters.tiles) + 1]
        systems = [(name, system) for name, system in self.game.content.systems.items() if system.set in boxes]
        tiles = [tile for name, system in systems if system.kind == kind for tile in decks.copies(name, self.copies(name))]
        if kind == "special" and boxes == ("base",) and len(self.state.players) == 3:
            tiles.remove(next(tile for tile in tiles if self.printed(tile).anomaly == "asteroid_field"))  # OFF-SET-10
        return sorted(tiles)

    def copies(self, name: str) -> int:
        """How often there is a tile."""
        return self.game.content.systems[name].copies

    def unused_worlds(self) -> list[str]:
        """Systems with planets in the boxes that are used which do not lie on the table."""
        lying = [system.tile for system in self.state.systems]
        found = [decks.printed(tile) for kind in KINDS for tile in self.pool(kind) if self.printed(tile).planets]
        return sorted(tile for tile in found if tile not in lying)

    def deal_tiles(self) -> None:
        """Special, empty and regular systems are put together unseen and dealt; what is left over goes into the box."""
        shape, deck, box = self.shape(), self.state.tile_deck, self.state.box.setdefault("tile", [])
        for kind, number in zip(KINDS, shape.pile, strict=True):
            pool = self.pool(kind)
            deck.bag += [pool.pop(self.game.pick("tile", "pile", len(pool))) for _ in range(min(number, len(pool)))]
            box += pool
        deck.bag.sort()
        for seat in self.state.seating:
            hand = sorted(self.game.draw(deck, "tile", "deal") for _ in range(shape.each))
            self.game.player(seat).tiles = hand
            self.game.tell(events.TilesDealt(seat, tuple(decks.printed(tile) for tile in hand)), to=[seat])
        box += [self.game.draw(deck, "tile", "remove") for _ in range(shape.removed - self.lacking())]
        box.sort()

    def lacking(self) -> int:
        """Tiles that the boxes do not have for the pile: so many fewer of it go unused."""
        return sum(max(0, number - len(self.pool(kind))) for kind, number in zip(KINDS, self.shape().pile, strict=True))

    def problems(self) -> list[Message]:
        """Why the players cannot build this galaxy: there are not enough tiles to deal (OFF-SET-10, OFF-SET-11, OFF-SET-12)."""
        shape, players, boxes = self.shape(), len(self.state.players), self.game.parameters.tiles
        short = self.lacking() - shape.removed
        if short <= 0:
            return []
        wanted = shape.each * players + shape.face_down
        return [message("refused-few-tiles", players=players, wanted=wanted, boxes=boxes, tiles=wanted - short)]

    def middle(self) -> str:
        """What lies in the middle (OFF-SET-9)."""
        return "mecatol_rex"

    def printed(self, tile: str) -> printed.System:
        """What is printed on a tile."""
        return self.game.content.systems[decks.printed(tile)]

    # -- homes ---------------------------------------------------------------------------------------------------------

    async def homes(self, step: Step) -> None:
        """With six players each chooses a side, with five or seven lots are drawn, else homes follow the seats clockwise.

        A lot is the first player's place; the others follow clockwise, so that the table is in the order of the map.
        """
        shape, seating = self.shape(), self.state.seating
        if shape.choosing == "choice":
            self.game.then(*(Step("galaxy_building.choose_home", seat) for seat in seating))
            return
        first = self.game.pick("position", "position", len(seating)) if shape.choosing == "lot" else 0
        for n, seat in enumerate(seating):
            place = (first + n) % len(seating)
            self.settle(seat, shape.homes[place])
            if shape.goods:
                self.game.economy.gain_goods(seat, shape.goods[place], "position")  # OFF-SET-13

    async def choose_home(self, step: Step) -> None:
        """A player picks a free side of the middle; the home lies straight out from it."""
        self.settle(step.seat, Hex(await self.game.choose(step.seat, "home_side", self.free_homes)))

    @grants("OFF-SET-9")
    def free_homes(self) -> list[Option[str]]:
        """Places where nobody's home lies yet."""
        taken = [player.home for player in self.state.players]
        return [place_option(place) for place in self.home_places() if place not in taken]

    def settle(self, seat: Seat, place: Hex) -> None:
        """A player's home will lie there."""
        self.game.changing()
        self.game.player(seat).home = place
        self.game.tell(events.HomePlaced(seat, in_system(place)))

    # -- tiles that lie face down --------------------------------------------------------------------------------------

    async def face_down(self, step: Step) -> None:
        """The first player says where tiles lie face down next to the middle; which they are is drawn when they are turned."""
        first = self.state.seating[0]
        for _ in range(self.shape().face_down):
            place = await self.game.choose(first, "face_down", self.beside_middle)
            self.state.notes[FACE_DOWN] = " ".join([*self.reserved(), place])
            self.game.tell(events.TileReserved(first, in_system(Hex(place))))

    def reserved(self) -> list[Hex]:
        """Where tiles lie face down."""
        return [Hex(place) for place in listed(self.state.notes.get(FACE_DOWN, ""))]

    @grants("OFF-SET-13")
    def beside_middle(self) -> list[Option[str]]:
        """Free places next to the middle."""
        return [place_option(place) for place in ring(1) if place not in self.reserved()]

    # -- placing tiles -------------------------------------------------------------------------------------------------

    def places(self, n: int) -> Sequence[Hex]:
        """The places of a ring."""
        shape = self.shape()
        if shape.full or n < shape.rings:
            return ring(n)
        near = [other for home in shape.homes for other in (home, *neighbours(home))]
        return [place for place in ring(n) if place in near]

    def next_ring(self) -> int:
        """The innermost ring that is not complete: nobody builds farther out (OFF-SET-9). 0: all are."""
        return next((n for n in range(1, self.shape().rings + 1) if self.free_places(n)), 0)

    def free_places(self, n: int) -> list[Hex]:
        """The places of a ring where a tile is still to be laid."""
        kept = (*self.shape().homes, *self.reserved())
        return [place for place in self.places(n) if place not in kept and not self.game.board.has_system(place)]

    def whose_turn(self) -> Seat:
        """Who lays the next tile: clockwise, then back again, so that those at the ends lay two in a row (OFF-SET-9)."""
        seating, left = self.state.seating, sum(len(player.tiles) for player in self.state.players)
        passed, n = divmod(self.shape().each * len(seating) - left, len(seating))
        return seating[n] if passed % 2 == 0 else seating[-1 - n]

    async def place(self, step: Step) -> None:
        """A player lays one tile; homes join by themselves when their ring is begun."""
        ring_now = self.next_ring()
        self.lay_homes(ring(ring_now))
        if not ring_now:
            self.game.then(Step("galaxy_building.complete"))
            return
        seat = self.whose_turn()
        if self.must_show(seat):
            self.show_tiles(seat)
        tile = await self.game.choose(seat, "place_tile", self.tiles_to_place, seat)
        place = Hex(await self.game.choose(seat, "place_where", self.places_for, seat, tile))
        self.lay_out_of_hand(seat, self.held(seat, tile), place)
        self.game.then(Step("galaxy_building.place"))

    def lay_out_of_hand(self, seat: Seat, tile: str, place: Hex) -> None:
        """A tile that a player holds lies on the table."""
        self.game.changing()
        player = self.game.player(seat)
        card = next(card for card in player.tiles if decks.printed(card) == tile)
        player.tiles.remove(card)
        self.state.known.pop(card, None)
        self.state.notes[_bare(seat)] = "" if self.printed(card).planets else "yes"
        self.lay(place, tile)
        self.game.tell(events.TileLaid(seat, in_system(place), tile))

    def must_show(self, seat: Seat) -> bool:
        """Whether a player who should lay a system with planets cannot: his tiles are shown, so that all may see it."""
        return self._owes_planets(seat) and not self._proper(seat, planets=True)

    def _owes_planets(self, seat: Seat) -> bool:
        return bool(self.state.notes.get(_bare(seat)))

    def show_tiles(self, seat: Seat) -> None:
        """A player's tiles are known to all."""
        self.game.changing()
        tiles = self.game.player(seat).tiles
        for tile in tiles:
            self.state.known[tile] = list(range(len(self.state.players)))
        self.game.tell(events.TilesShown(seat, tuple(decks.printed(tile) for tile in tiles)))

    @grants("OFF-SET-9")
    def tiles_to_place(self, seat: Seat) -> list[Option[str]]:
        """The tiles that a player may lay now."""
        tiles = dict.fromkeys(tile for tile, _ in self.legal(seat))
        return [self.tile_option(tile) for tile in tiles]

    def tile_option(self, tile: str) -> Option[str]:
        """A tile that may be laid."""
        return Option(tile, says=message("option-tile", tile=tile))

    @grants("OFF-SET-9")
    def places_for(self, seat: Seat, tile: str) -> list[Option[str]]:
        """Where a player may lay a tile."""
        tile = self.held(seat, tile)
        return [place_option(place) for found, place in self.legal(seat) if found == tile]

    def held(self, seat: Seat, tile: str) -> str:
        """The tile that a player lays; for those who only imagine his hand the first that he could."""
        held = any(decks.printed(card) == tile for card in self.game.player(seat).tiles)
        return tile if held else self.legal(seat)[0][0]

    def legal(self, seat: Seat) -> list[tuple[str, Hex]]:
        """Tiles with places: a system with planets after one without, and special systems apart, as long as there is a way."""
        found = self._proper(seat, planets=True) if self._owes_planets(seat) else []
        return found or self._proper(seat, planets=False) or self._pairs(seat)

    def _pairs(self, seat: Seat) -> list[tuple[str, Hex]]:
        tiles = dict.fromkeys(decks.printed(tile) for tile in self.game.player(seat).tiles)
        free = self.free_places(self.next_ring())
        return [(tile, place) for tile in tiles for place in free]

    def _proper(self, seat: Seat, planets: bool) -> list[tuple[str, Hex]]:
        """Ways to lay a tile, with planets where it must be, no special system next to another one."""
        return [
            (tile, place)
            for tile, place in self._pairs(seat)
            if (not planets or self.printed(tile).planets) and not (self._special(tile) and self._beside_special(place))
        ]

    def _special(self, tile: str) -> bool:
        return self.printed(tile).kind == "special"

    def _beside_special(self, place: Hex) -> bool:
        board = self.game.board
        return any(board.has_system(other) and self._special(board.system(other).tile) for other in neighbours(place))

    # -- completing ----------------------------------------------------------------------------------------------------

    async def complete(self, step: Step) -> None:
        """Tiles are turned face up, and what lies outside joins the galaxy (OFF-SE-NEX)."""
        for place in self.reserved():
            tile = decks.printed(self.game.draw(self.state.tile_deck, "tile", "turn"))
            self.lay(place, tile)
            self.game.tell(events.TileLaid(self.state.seating[0], in_system(place), tile))
        if self.game.parameters.nexus:
            self.lay(NEXUS, "wormhole_nexus")
        self.lay_homes(self.home_places())

    async def put_away(self, step: Step) -> None:
        """What is left of the tiles is put away, and what was noted of their placing forgotten."""
        self.game.changing()
        for note in (FACE_DOWN, *(_bare(seat) for seat in self.state.seating)):
            self.state.notes.pop(note, None)
        self.state.box.pop("tile", None)

    def lay_homes(self, places: Sequence[Hex]) -> None:
        """The Home Systems in some places join the galaxy, where everybody knows whose they are."""
        homes: list[System] = []
        for seat in self.state.seating:
            player = self.game.player(seat)
            if player.race and player.home in places and not self.game.board.has_system(player.home):
                homes += self.home_of(player)
        if homes:
            self.relay([*self.state.systems, *homes])

    def lay_home(self, player: Player) -> None:
        """A player's Home System joins the galaxy."""
        self.relay([*self.state.systems, *self.home_of(player)])

    def home_of(self, player: Player) -> list[System]:
        """A Home System in its place; where the home is off the map, its gate is there (OFF-SET-15)."""
        race, systems = self.game.content.races[player.race], self.game.content.systems
        if not race.off_map:
            return [self.system(player.home, race.home)]
        gate = next(name for name, s in systems.items() if s.kind == "gate" and s.race == player.race)
        self.game.changing()
        place, player.home = player.home, CREUSS_HOME
        return [self.system(place, gate), self.system(CREUSS_HOME, race.home)]

    def lay(self, place: Hex, tile: str, tokens: Sequence[str] = ()) -> None:
        """A tile lies on the table."""
        self.relay([*self.state.systems, self.system(place, tile, tokens)])

    def system(self, place: Hex, tile: str, tokens: Sequence[str] = ()) -> System:
        """A tile in its place, with its planets and with tokens."""
        planets = tuple([Planet(planet.id) for planet in self.printed(tile).planets])
        return System(place, tile, planets=planets, tokens=tuple(tokens))

    def relay(self, systems: Sequence[System]) -> None:
        """The table as it is now, in map order."""
        self.game.board.lay_out(sorted(systems, key=lambda system: order(system.hex)))

    # -- preset maps ---------------------------------------------------------------------------------------------------

    def lay_map(self, name: str) -> None:
        """Every tile and token of a preset map but its homes, its Artifacts and its Domain Counters."""
        self.game.changing()
        drawn = preset_maps()[name]
        tokens = {token.place: f"wormhole:{'/'.join(token.faces)}" for token in drawn.tokens.wormholes}
        tiles = [(place, tile) for place, tile in drawn.tiles.items() if place != NEXUS]
        laid = [self.system(place, tile, [tokens[place]] if place in tokens else []) for place, tile in tiles]
        self.relay([*self.state.systems, *laid])
        borders = [(border, *parted(token, ">")) for border, token in drawn.tokens.borders.items()]
        self.state.border_tokens = [BorderToken(Border(border), kind, Hex(to)) for border, kind, to in borders]  # SA17-BRD-01

    async def locations(self, step: Step) -> None:
        """On a preset map homes follow the seats clockwise, from the first player on."""
        for seat, place in zip(self.state.seating, self.home_places(), strict=True):
            self.settle(seat, place)


def place_option(place: Hex) -> Option[str]:
    """An option that is a place on the map."""
    return Option(place, things=(in_system(place),), says=message("option-place", where=in_system(place)))


def _bare(seat: Seat) -> str:
    """The note that says whether the last tile a player laid had no planets."""
    return f"bare:{seat}"
