"""Star by Star, an option: homes are laid like other tiles, wherever they fit (SA17-SBS-01 … 13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from mecatol.core.hexes import MIDDLE, Hex, neighbours
from mecatol.core.records import Record, replace
from mecatol.rules import decks
from mecatol.rules.official.galaxy_building import CREUSS_HOME
from mecatol.rules.state import Player, Seat

from .game import Chapter

HOME = "home"  # the Home System among the tiles in hand
YELLOW, RED = "yellow", "red"
CROWDED = 7  # places that one home takes from the others: its own and those around it


class Sky(Record, frozen=True):
    """What lies where while tiles are laid."""

    bounds: tuple[Hex, ...]  # every place of the map
    free: tuple[Hex, ...]  # those where nothing lies
    homes: tuple[Hex, ...]
    red: tuple[Hex, ...]  # red-bordered systems

    def encloses(self, place: Hex) -> bool:
        """Whether red-bordered systems lie all around a place, as far as the map goes (SA17-SBS-12)."""
        return all(other in self.red for other in neighbours(place) if other in self.bounds)

    def beside_home(self, place: Hex) -> bool:
        """Whether a Home System lies next to a place."""
        return any(other in self.homes for other in neighbours(place))


class StarByStar(Chapter):
    """Where a tile may be laid. Yellow-bordered are the Home Systems and the gates to them, red-bordered the special ones."""

    __slots__ = ()

    # -- what lies where ---------------------------------------------------------------------------------------------------

    def sky(self) -> Sky:
        """The galaxy as far as it is built, within the size of the map (SA17-SBS-02)."""
        building, board = self.game.galaxy_building, self.game.board
        bounds = (MIDDLE, *(place for n in range(1, building.shape().rings + 1) for place in building.places(n)))
        taken = (*self.homes(), *building.reserved())
        free = tuple(place for place in bounds if place not in taken and not board.has_system(place))
        red = tuple(system.hex for system in self.state.systems if self.is_red(system.tile))
        return Sky(bounds, free, tuple(self.homes()), red)

    def homes(self) -> list[Hex]:
        """Where Home Systems lie, or the gates to them, hidden ones too."""
        return [self._location(player) for player in self.state.players if player.home]

    def _location(self, player: Player) -> Hex:
        return self.game.galaxy.gates(player.race)[0] if player.home == CREUSS_HOME else player.home

    def is_red(self, tile: str) -> bool:
        """Whether a tile has a red border."""
        return tile != HOME and self.game.galaxy_building.printed(tile).kind == "special"

    def shuts_in(self, place: Hex) -> bool:
        """Whether a red-bordered system in a place would shut in a Home System (SA17-SBS-12)."""
        sky = self.sky()
        return any(map(replace(sky, red=(*sky.red, place)).encloses, sky.homes))

    # -- what may be laid --------------------------------------------------------------------------------------------------

    def in_hand(self, seat: Seat) -> list[str]:
        """What a player has still to lay, the Home System first (SA17-SBS-01)."""
        player = self.game.player(seat)
        tiles = dict.fromkeys(decks.printed(tile) for tile in player.tiles)
        return [*tiles] if player.home else [HOME, *tiles]

    def left(self) -> int:
        """How many tiles are still to be laid."""
        return sum(len(player.tiles) + (not player.home) for player in self.state.players)

    def whose_turn(self) -> Seat:
        """Turns go round the table and never back (SA17-SBS-03)."""
        seating = self.state.seating
        laid = (self.game.galaxy_building.shape().each + 1) * len(seating) - self.left()
        return seating[laid % len(seating)]

    def legal(self, seat: Seat) -> list[tuple[str, Hex]]:
        """Tiles with places that border on a tile (SA17-SBS-02); where no way is left, red-bordered systems may do as they like,
        and then Home Systems."""
        tiles, sky = self.in_hand(seat), self.sky()
        places = [
            place for place in sky.free if any(other in sky.bounds and other not in sky.free for other in neighbours(place))
        ]
        for fits in (self.is_proper, self.is_apart):
            good = {
                border: [p for p in places if fits(sky, seat, border, p)] for border in dict.fromkeys(map(self.border, tiles))
            }
            if any(good.values()):
                return [(tile, place) for tile in tiles for place in good[self.border(tile)]]
        return [(tile, place) for tile in tiles for place in places]

    def border(self, tile: str) -> str:
        """The colour of a tile's border, if it matters."""
        return YELLOW if tile == HOME else RED if self.is_red(tile) else ""

    def is_apart(self, sky: Sky, seat: Seat, border: str, place: Hex) -> bool:
        """A Home System lies next to no other (SA17-SBS-04)."""
        player = self.game.player(seat)
        race = player.race or "".join(player.hidden_race)
        return border != YELLOW or (not sky.beside_home(place) and self.may_lie(race, place))

    def may_lie(self, race: str, place: Hex) -> bool:
        """Whether the Home System of a race may lie in a place."""
        return True

    def is_proper(self, sky: Sky, seat: Seat, border: str, place: Hex) -> bool:
        """Red-bordered systems surround no Home System (SA17-SBS-12), and those in hand still fit in (SA17-SBS-13)."""
        red = (*sky.red, place) if border == RED else sky.red
        homes = (*sky.homes, place) if border == YELLOW else sky.homes
        after = replace(sky, red=red, homes=homes)
        if not self.is_apart(sky, seat, border, place) or any(map(after.encloses, homes)):
            return False
        waiting = [p.race for n, p in enumerate(self.state.players) if not p.home and (border != YELLOW or n != seat)]
        rooms = [room for room in sky.free if room != place and not after.beside_home(room) and not after.encloses(room)]
        return self.fit(waiting, rooms)

    def fit(self, races: Sequence[str], rooms: Sequence[Hex]) -> bool:
        """Whether the homes of these races could lie in some of these places, no two of them side by side."""
        choosy = next((race for race in races if any(not self.may_lie(race, room) for room in rooms)), "")
        if not choosy:
            return _apart(len(races), rooms)
        return any(_apart(len(races) - 1, _away(rooms, room)) for room in rooms if self.may_lie(choosy, room))


def _away(places: Sequence[Hex], taken: Hex) -> list[Hex]:
    """Places that are neither one that is taken nor next to it."""
    near = (taken, *neighbours(taken))
    return [place for place in places if place not in near]


def _apart(number: int, places: Sequence[Hex]) -> bool:
    """Whether there are so many places of which no two lie side by side."""
    if number <= 0 or len(places) > CROWDED * (number - 1):
        return True
    return any(map(partial(_with, number, places), range(len(places))))


def _with(number: int, places: Sequence[Hex], first: int) -> bool:
    """The same, where one of them is the first that is taken."""
    return _apart(number - 1, _away(places[first + 1 :], places[first]))
