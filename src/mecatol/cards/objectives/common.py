"""What the conditions of objectives lean on: parameters of a card, places, units, neighbours."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from operator import eq

from mecatol.core.hexes import Hex
from mecatol.rules.catalogue import Params
from mecatol.rules.layers import official_cards as catalogue
from mecatol.rules.moments import HOME_COUNTS
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import MECATOL_REX, in_system, is_big_ship, is_ground, is_ship, on_planet
from mecatol.rules.state import Planet, Seat, UnitId

CLOSED = ("asteroid_field", "supernova")  # where no ship stays, so that nobody controls them


condition = catalogue.condition


# -- players and their homes -------------------------------------------------------------------------------------------


def others(game: Game, seat: Seat) -> list[Seat]:
    """Every opponent; Home Systems of those who are out of the game still count."""
    return game.rivals(seat)


def at_home(game: Game, seat: Seat) -> list[Seat]:
    """Every opponent whose Home System counts as one."""
    return [other for other in others(game, seat) if game.fold(HOME_COUNTS, True, other)]


def neighbours(game: Game, seat: Seat) -> list[Seat]:
    """Who sits next to a player, in the game or out of it; the only opponent is one neighbour."""
    seating = game.state.seating
    at = seating.index(seat)
    return [other for other in dict.fromkeys((seating[at - 1], seating[(at + 1) % len(seating)])) if other != seat]


def homes(game: Game, seat: Seat) -> list[Hex]:
    """A player's Home System, and the gate to one that lies off the map (OFF-SET-15)."""
    player = game.state.players[seat]
    return [player.home, *game.galaxy.gates(player.race)]


def next_to(game: Game, hex_: Hex) -> tuple[Hex, ...]:
    """The systems next to one, as far as objectives go."""
    return game.galaxy.for_objectives().adjacent(hex_)


def next_to_home(game: Game, seat: Seat) -> list[Hex]:
    """The systems next to a player's Home System."""
    mine = homes(game, seat)
    near = dict.fromkeys(hex_ for home in mine for hex_ in next_to(game, home))
    return [hex_ for hex_ in near if hex_ not in mine]


def outside_home(game: Game, seat: Seat) -> list[Planet]:
    """Planets a player controls outside his Home System."""
    home = [planet.id for planet in game.board.home_planets(seat)]
    return [planet for planet in game.objectives.planets_of(seat) if planet.id not in home]


# -- places ------------------------------------------------------------------------------------------------------------


def mecatol(game: Game) -> Hex | None:
    """Where Mecatol Rex is."""
    return game.board.system_of(MECATOL_REX) if game.board.has_planet(MECATOL_REX) else None


def away(game: Game, seat: Seat, hex_: Hex, least: int, *, unstable: bool = False) -> bool:
    """Whether a system is so far from a player's Home System; unstable wormholes do not shorten the way."""
    measure = game.galaxy.for_objectives().distance if unstable else game.galaxy.stable_distance
    for home in homes(game, seat):
        distance = measure(home, hex_)
        if distance is not None and distance < least:
            return False
    return True


def is_planetary(game: Game, hex_: Hex) -> bool:
    """Whether there are planets in a system."""
    return bool(planets_in(game, hex_))


def planets_in(game: Game, hex_: Hex) -> list[Planet]:
    """The planets of a system, as far as objectives count them."""
    return [planet for planet in game.board.system(hex_).planets if game.objectives.is_planet(planet.id)]


def fitting(game: Game, seat: Seat, among: list[Hex], params: Params) -> list[Hex]:
    """Those of some systems that a card's `where` and `distance` name."""
    found = among
    if "distance" in params.printed:
        least, unstable = params.number("distance"), params.flag("unstable_wormholes")
        found = [hex_ for hex_ in found if away(game, seat, hex_, least, unstable=unstable)]
    for place in params.words("where"):
        found = _where(game, seat, found, place) if found else []
    return found


def _where(game: Game, seat: Seat, among: list[Hex], place: str) -> list[Hex]:
    """Those of some systems that lie where a word says."""
    if place == "outside_home":
        mine = homes(game, seat)
        return [hex_ for hex_ in among if hex_ not in mine]
    if place == "closer_to_enemy_home":
        mine, theirs = homes(game, seat), _named(game, seat, "enemy_home")
        return [hex_ for hex_ in among if _is_nearer(game, hex_, theirs, mine)]
    if place == "special":
        return [hex_ for hex_ in among if game.galaxy.is_special(hex_)]
    if place == "planetary":
        return [hex_ for hex_ in among if is_planetary(game, hex_)]
    named = _named(game, seat, place)
    return [hex_ for hex_ in among if hex_ in named]


def _named(game: Game, seat: Seat, place: str) -> list[Hex]:
    """The systems that a word names."""
    if place == "enemy_home":
        return [hex_ for other in at_home(game, seat) for hex_ in homes(game, other)]
    if place == "next_to_enemy_home":
        return [hex_ for other in at_home(game, seat) for hex_ in next_to_home(game, other)]
    middle = mecatol(game)
    if middle is None:
        return []
    here = [middle] if place == "at_or_next_to_mecatol_rex" else []
    return [*here, *next_to(game, middle)]


def _is_nearer(game: Game, hex_: Hex, theirs: list[Hex], mine: list[Hex]) -> bool:
    """Whether a system is nearer to one of others' Home Systems than to a player's own."""
    measure = game.galaxy.stable_distance
    near = min([distance for home in mine if (distance := measure(home, hex_)) is not None], default=None)
    for home in theirs:
        away = measure(home, hex_)
        if away is not None and (near is None or away < near):
            return True
    return False


def controlled_systems(game: Game, seat: Seat) -> list[Hex]:
    """The systems a player controls; none without ships."""
    mine = game.board.fleets_of(seat)
    return [hex_ for hex_ in mine if game.economy.controls_with(seat, hex_, planets_in(game, hex_))]


# -- units -------------------------------------------------------------------------------------------------------------


KINDS: dict[str, Callable[[UnitId], bool]] = {
    "ship": is_ship,
    "non_fighter_ship": is_big_ship,
    "ground_unit": is_ground,
    "ground_force": lambda unit: unit in ("ground_force", "shock_troop"),
}


def kind_test(kind: str) -> Callable[[UnitId], bool]:
    """Whether a unit is of a kind, or of a kind of kinds; a Shock Troop is a Ground Force (OFF-SE-SHK)."""
    return KINDS.get(kind) or partial(eq, kind)


def counts_as(game: Game, kind: str) -> Callable[[UnitId], bool]:
    """Whether a unit is of a kind at this table: what counts as a Dreadnought is one (CP-HR-35)."""
    return game.parameters.dreadnoughts.__contains__ if kind == "dreadnought" else kind_test(kind)


def in_whole_system(game: Game, seat: Seat, hex_: Hex, kind: str) -> int:
    """A player's units of a kind in a system, in space and on its planets."""
    test = counts_as(game, kind)
    places = [in_system(hex_), *[on_planet(planet.id) for planet in game.board.system(hex_).planets]]
    return sum([g.count for where in places for g in game.board.units(seat, where) if test(g.kind)])


def ships(game: Game, seat: Seat, hex_: Hex, kind: str = "ship") -> int:
    """A player's ships of a kind in a system."""
    test = counts_as(game, kind)
    return sum([g.count for g in game.board.ships(seat, hex_) if test(g.kind)])


def docks(game: Game, seat: Seat) -> list[Hex]:
    """Where a player's Space Docks are, each as often as there are docks."""
    return game.board.docks_of(seat)


def all_of(things: Iterable[bool]) -> bool:
    """Whether there are any and all of them are so."""
    found = list(things)
    return bool(found) and all(found)
