"""What objectives ask for: one function a condition, looked up by the code on the card (`rules/content_cards.py` lists them).

A condition is judged from the position and from this round's deeds, never by anybody's word.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any

from mecatol.core.hexes import Hex
from mecatol.rules.board import in_system, is_big_ship, is_ground, is_ship, on_planet
from mecatol.rules.layers import official_cards as catalogue
from mecatol.rules.official.game import Game
from mecatol.rules.state import NEUTRAL, NOBODY, Deed, Planet, Seat, UnitId


class Params:
    """The numbers and words printed on a card."""

    __slots__ = ("printed",)

    def __init__(self, printed: dict[str, Any]) -> None:
        self.printed = printed

    def number(self, name: str, default: int = 0) -> int:
        return int(self.printed.get(name, default))

    def text(self, name: str, default: str = "") -> str:
        return str(self.printed.get(name, default))

    def words(self, name: str) -> tuple[str, ...]:
        return tuple(self.printed.get(name, ()))

    def flag(self, name: str) -> bool:
        return bool(self.printed.get(name, False))

    def units(self, *but: str) -> list[tuple[str, int]]:
        """How many of which units, leaving out parameters that are no units."""
        return [(kind, number) for kind, number in self.printed.items() if kind not in (*but, "held")]


Judge = Callable[[Game, Seat, Params], bool]


def condition(code: str) -> Callable[[Judge], Judge]:
    """The function judges a condition by its code."""

    def register(judge: Judge) -> Judge:
        catalogue.condition(code)(lambda game, seat, printed: judge(game, seat, Params(printed)))
        return judge

    return register


MECATOL = "mecatol_rex"
BATTLES = ("space_battle", "invasion_combat")
BY_INVASION = ("invasion", "invasion_combat")
COMBAT_ROLLS = ("battle", "barrage", "space_cannon", "precombat", "bombardment", "invasion", "invasion_defence", *BATTLES)

# -- what the conditions lean on ---------------------------------------------------------------------------------------


def outside_home(game: Game, seat: Seat) -> list[Planet]:
    """Planets a player controls outside his Home System."""
    home = [planet.id for planet in game.board.home_planets(seat)]
    return [planet for planet in game.board.planets_of(seat) if planet.id not in home]


def held_planet(game: Game, planet: Planet) -> bool:
    """Whether a planet's owner has controlled it since before this round began."""
    return planet.held_since < game.state.round


def away(game: Game, seat: Seat, hex_: Hex, least: int, *, unstable: bool = False) -> bool:
    """Whether a system is so far from a player's Home System; unstable wormholes do not shorten the way."""
    measure = game.galaxy.distance if unstable else game.galaxy.stable_distance
    distance = measure(game.board.home(seat), hex_)
    return distance is None or distance >= least


def fits(game: Game, seat: Seat, hex_: Hex, params: Params) -> bool:
    """Whether a system is of those that a card's `where` and `distance` name."""
    if "distance" in params.printed and not away(
        game, seat, hex_, params.number("distance"), unstable=params.flag("unstable_wormholes")
    ):
        return False
    return all(_where(game, seat, hex_, place) for place in params.words("where"))


def _where(game: Game, seat: Seat, hex_: Hex, place: str) -> bool:
    board, galaxy = game.board, game.galaxy
    homes = [board.home(other) for other in _others(game, seat)]
    middle = mecatol(game)
    if place == "outside_home":
        return hex_ != board.home(seat)
    if place == "enemy_home":
        return hex_ in homes
    if place == "next_to_enemy_home":
        return any(hex_ in galaxy.adjacent(home) for home in homes)
    if place == "closer_to_enemy_home":
        return any(_closer(game, hex_, home, board.home(seat)) for home in homes)
    if place == "next_to_mecatol_rex":
        return middle is not None and hex_ in galaxy.adjacent(middle)
    if place == "at_or_next_to_mecatol_rex":
        return middle is not None and (hex_ == middle or hex_ in galaxy.adjacent(middle))
    if place == "special":
        return galaxy.is_special(hex_)
    return bool(board.system(hex_).planets)  # "planetary"


def _closer(game: Game, hex_: Hex, a: Hex, b: Hex) -> bool:
    to_a, to_b = game.galaxy.stable_distance(a, hex_), game.galaxy.stable_distance(b, hex_)
    return to_a is not None and (to_b is None or to_a < to_b)


def _others(game: Game, seat: Seat) -> list[Seat]:
    """Every opponent; Home Systems of eliminated players still count."""
    return [other for other in range(len(game.state.players)) if other != seat]


def mecatol(game: Game) -> Hex | None:
    """Where Mecatol Rex is."""
    return game.board.system_of(MECATOL) if game.board.has_planet(MECATOL) else None


def hexes(game: Game) -> list[Hex]:
    """Every system on the board."""
    return [hex_ for hex_, _ in game.state.layout]


def kind_test(kind: str) -> Callable[[UnitId], bool]:
    """Whether a unit is of a kind, or of a kind of kinds."""
    kinds: dict[str, Callable[[UnitId], bool]] = {"ship": is_ship, "non_fighter_ship": is_big_ship, "ground_unit": is_ground}
    return kinds.get(kind, lambda unit: unit == kind)


def in_whole_system(game: Game, seat: Seat, hex_: Hex, kind: str) -> int:
    """A player's units of a kind in a system, in space and on its planets."""
    test = kind_test(kind)
    places = [in_system(hex_), *(on_planet(planet.id) for planet in game.board.system(hex_).planets)]
    return sum(g.count for where in places for g in game.board.units(seat, where) if test(g.kind))


def ships(game: Game, seat: Seat, hex_: Hex, kind: str = "ship") -> int:
    """A player's ships of a kind in a system."""
    test = kind_test(kind)
    return sum(g.count for g in game.board.ships(seat, hex_) if test(g.kind))


def docks(game: Game, seat: Seat) -> list[Hex]:
    """Where a player's Space Docks are, each as often as there are docks."""
    return [hex_ for hex_ in hexes(game) for _ in range(in_whole_system(game, seat, hex_, "space_dock"))]


def influence(game: Game, seat: Seat) -> int:
    """The influence of all planets a player controls."""
    return sum(game.economy.influence(planet.id) for planet in game.board.planets_of(seat))


def specialties(game: Game, planets: Iterable[Planet]) -> list[tuple[str, ...]]:
    """The technology specialties of planets."""
    return [game.board.printed_planet(planet.id).specialties for planet in planets]


def colours(game: Game, seat: Seat) -> list[str]:
    """The colour of each technology a player owns; upgrades are none (SA17-TEC-08)."""
    printed = game.content.technologies
    return [printed[t].colour for t in game.player(seat).technologies if t in printed]


def owned(game: Game, seat: Seat) -> int:
    """How many technologies a player owns; officially race technologies count (OFF-TEC-3)."""
    return len(
        [t for t in game.player(seat).technologies if t in game.content.technologies or t in game.content.race_technologies]
    )


def deeds(game: Game, seat: Seat, kind: str, *, enemy: bool = False) -> list[Deed]:
    """This round's deeds of a kind, neutral victims left out where the card says enemy."""
    return [deed for deed in game.board.deeds(kind, seat) if not enemy or deed.target not in (NEUTRAL, NOBODY)]


def by(deed: Deed, how: Iterable[str]) -> bool:
    """Whether a deed was done in one of these ways."""
    ways = {
        "combat_roll": COMBAT_ROLLS,
        "combat": COMBAT_ROLLS,
        "space_battle": ("space_battle", "battle"),
        "invasion": BY_INVASION,
    }
    return any(deed.how in ways.get(way, (way,)) for way in how)


# -- planets -----------------------------------------------------------------------------------------------------------


@condition("control_planets")
def control_planets(game: Game, seat: Seat, params: Params) -> bool:
    mine = [p for p in game.board.planets_of(seat) if fits(game, seat, game.board.system_of(p.id), params)]
    return len(mine) >= params.number("planets")


@condition("planets_apart")
def planets_apart(game: Game, seat: Seat, params: Params) -> bool:
    places = [game.board.system_of(planet.id) for planet in outside_home(game, seat)]
    distances = [game.galaxy.stable_distance(a, b) for a, b in combinations(dict.fromkeys(places), 2)]
    return any(distance is None or distance >= params.number("distance") for distance in distances)


@condition("fortified_planets")
def fortified_planets(game: Game, seat: Seat, params: Params) -> bool:
    def fortified(planet: Planet) -> bool:
        units = game.board.units(seat, on_planet(planet.id))
        pds = sum(g.count for g in units if g.kind == "pds")
        army = sum(g.count for g in units if is_ground(g.kind))
        return pds >= params.number("pds", 0) and army >= params.number("ground_unit", 0)

    mine = [p for p in game.board.planets_of(seat) if fits(game, seat, game.board.system_of(p.id), params) and fortified(p)]
    return len(mine) >= params.number("planets")


@condition("control_named_planets")
def control_named_planets(game: Game, seat: Seat, params: Params) -> bool:
    mine = [planet for planet in game.board.planets_of(seat) if planet.id in params.words("named")]
    return len([p for p in mine if not params.flag("held") or held_planet(game, p)]) >= params.number("number")


@condition("control_trade_stations")
def control_trade_stations(game: Game, seat: Seat, params: Params) -> bool:
    stations = [planet for planet in game.board.planets() if game.board.printed_planet(planet.id).trade_station]
    mine = [station for station in stations if station.owner == seat]
    return bool(stations) and len(mine) >= min(params.number("stations"), len(stations))


@condition("planet_rank")
def planet_rank(game: Game, seat: Seat, params: Params) -> bool:
    mine = len(outside_home(game, seat))
    theirs = [len(outside_home(game, other)) for other in game.playing() if other != seat]
    if params.text("rank") == "most":
        return all(mine >= n if params.flag("ties") else mine > n for n in theirs)
    return all(mine <= n if params.flag("ties") else mine < n for n in theirs)


@condition("planet_resources")
def planet_resources(game: Game, seat: Seat, params: Params) -> bool:
    printed = [game.board.printed_planet(planet.id).resources for planet in outside_home(game, seat)]
    return sum(printed) >= params.number("resources")


@condition("control_enemy_homes")
def control_enemy_homes(game: Game, seat: Seat, params: Params) -> bool:
    taken = [o for o in _others(game, seat) if all(p.owner == seat for p in game.board.home_planets(o))]
    return len(taken) >= params.number("homes")


@condition("control_artifacts")
def control_artifacts(game: Game, seat: Seat, params: Params) -> bool:
    mine = [a for a in game.artifacts.controlled(seat, held=params.flag("held")) if a in (params.words("named") or (a,))]
    return len(mine) >= params.number("number")


# -- specialties and technologies --------------------------------------------------------------------------------------


@condition("specialty_planets")
def specialty_planets(game: Game, seat: Seat, params: Params) -> bool:
    return sum(bool(found) for found in specialties(game, game.board.planets_of(seat))) >= params.number("planets")


def _coloured(game: Game, seat: Seat, artifacts: bool) -> list[tuple[str, ...]]:
    found = specialties(game, game.board.planets_of(seat))
    return found + ([(colour,) for colour in game.artifacts.colours(seat)] if artifacts else [])


@condition("same_specialty")
def same_specialty(game: Game, seat: Seat, params: Params) -> bool:
    mine = _coloured(game, seat, params.flag("artifacts"))
    return any(
        sum(colour in found for found in mine) >= params.number("planets") for colour in ("red", "blue", "green", "yellow")
    )


@condition("different_specialties")
def different_specialties(game: Game, seat: Seat, params: Params) -> bool:
    mine = _coloured(game, seat, params.flag("artifacts"))
    return sum(any(colour in found for found in mine) for colour in params.words("colours")) >= params.number("number")


@condition("technologies")
def technologies(game: Game, seat: Seat, params: Params) -> bool:
    return owned(game, seat) >= params.number("technologies")


@condition("technologies_of_one_colour")
def technologies_of_one_colour(game: Game, seat: Seat, params: Params) -> bool:
    mine = colours(game, seat)
    wanted = [params.text("colour")] if "colour" in params.printed else list(dict.fromkeys(mine))
    return any(mine.count(colour) >= params.number("technologies") for colour in wanted)


@condition("technologies_in_colours")
def technologies_in_colours(game: Game, seat: Seat, params: Params) -> bool:
    mine = colours(game, seat)
    return sum(mine.count(colour) >= params.number("each") for colour in dict.fromkeys(mine)) >= params.number("colours")


@condition("focus_on_colour")
def focus_on_colour(game: Game, seat: Seat, params: Params) -> bool:
    mine = colours(game, seat)
    held = specialties(game, [planet for planet in outside_home(game, seat) if held_planet(game, planet)])
    return any(
        mine.count(colour) >= params.number("technologies") and sum(colour in found for found in held) >= params.number("planets")
        for colour in dict.fromkeys(mine)
    )


# -- systems -----------------------------------------------------------------------------------------------------------


def controlled_systems(game: Game, seat: Seat) -> list[Hex]:
    """The systems a player controls."""
    return [hex_ for hex_ in hexes(game) if game.economy.controls_system(seat, hex_)]


@condition("control_systems")
def control_systems(game: Game, seat: Seat, params: Params) -> bool:
    return sum(fits(game, seat, hex_, params) for hex_ in controlled_systems(game, seat)) >= params.number("systems")


@condition("control_systems_near_enemy_homes")
def control_systems_near_enemy_homes(game: Game, seat: Seat, params: Params) -> bool:
    mine = controlled_systems(game, seat)
    near = [o for o in _others(game, seat) if any(hex_ in game.galaxy.adjacent(game.board.home(o)) for hex_ in mine)]
    return len(near) >= params.number("homes")


@condition("control_mecatol_rex_system")
def control_mecatol_rex_system(game: Game, seat: Seat, params: Params) -> bool:
    middle = mecatol(game)
    if middle is None:
        return False
    kind = params.text("kind", "")
    mine = [h for h in controlled_systems(game, seat) if not kind or ships(game, seat, h, kind)]
    around = game.galaxy.adjacent(middle)
    wanted = len(around) if params.text("adjacent") == "all" else params.number("adjacent")
    return middle in mine and sum(hex_ in mine for hex_ in around) >= wanted


@condition("control_mecatol_rex_with")
def control_mecatol_rex_with(game: Game, seat: Seat, params: Params) -> bool:
    middle = mecatol(game)
    if middle is None or game.board.planet(MECATOL).owner != seat:
        return False
    if params.words("held") and not any(d.place == in_system(middle) for d in game.board.deeds("dock_at_start", seat)):
        return False
    return all(_at_mecatol(game, seat, middle, kind) >= number for kind, number in params.units())


def _at_mecatol(game: Game, seat: Seat, middle: Hex, kind: str) -> int:
    """Ships and docks count in the whole system, the rest on the planet."""
    if kind == "leader":
        return sum(leader.owner == seat and leader.captor == NOBODY for leader in game.leaders.at(on_planet(MECATOL)))
    if kind in ("ground_force", "ground_unit", "pds"):
        test = kind_test(kind)
        return sum(g.count for g in game.board.units(seat, on_planet(MECATOL)) if test(g.kind))
    return in_whole_system(game, seat, middle, kind)


@condition("settled_systems")
def settled_systems(game: Game, seat: Seat, params: Params) -> bool:
    home = game.board.home(seat)
    asked = params.units("systems")
    good = [
        hex_
        for hex_ in controlled_systems(game, seat)
        if hex_ != home
        and game.board.system(hex_).planets
        and hex_ not in game.galaxy.adjacent(home)
        and all(in_whole_system(game, seat, hex_, kind) >= number for kind, number in asked)
    ]
    return any(
        all(b not in game.galaxy.adjacent(a) for a, b in combinations(chosen, 2))
        for chosen in combinations(good, params.number("systems"))
    )


# -- units -------------------------------------------------------------------------------------------------------------


@condition("units_on_board")
def units_on_board(game: Game, seat: Seat, params: Params) -> bool:
    return all(game.board.on_board(seat, kind) >= number for kind, number in params.units())


@condition("space_docks")
def space_docks(game: Game, seat: Seat, params: Params) -> bool:
    mine = [hex_ for hex_ in docks(game, seat) if fits(game, seat, hex_, params)]
    outside = [hex_ for hex_ in mine if hex_ != game.board.home(seat)]
    return len(mine) >= params.number("docks") and len(outside) >= params.number("outside_home", 0)


def blockaded(game: Game, seat: Seat) -> list[tuple[Seat, Hex]]:
    """Enemy docks in systems where a player alone has ships."""
    return [(other, hex_) for other in _others(game, seat) for hex_ in docks(game, other) if game.board.fleets(hex_) == [seat]]


@condition("blockade_docks")
def blockade_docks(game: Game, seat: Seat, params: Params) -> bool:
    of = params.words("or_destroyed_of")
    destroyed = [
        deed
        for deed in deeds(game, seat, "destroyed_unit", enemy=True)
        if deed.what == "space_dock" and ("anyone" in of or game.player(deed.target).race in of)
    ]
    return len(blockaded(game, seat)) + sum(deed.amount for deed in destroyed) >= params.number("docks")


@condition("ships_in_systems")
def ships_in_systems(game: Game, seat: Seat, params: Params) -> bool:
    kind, least = params.text("kind", "ship"), params.number("ships", 1)
    there = [hex_ for hex_ in hexes(game) if ships(game, seat, hex_, kind) >= least and fits(game, seat, hex_, params)]
    return sum(_notable(game, seat, hex_, params) for hex_ in there) >= params.number("systems")


def _notable(game: Game, seat: Seat, hex_: Hex, params: Params) -> bool:
    """Whether a system is one of the anomalies or places named, or far enough; every system is, where a card names none."""
    if "anomalies" not in params.printed and "named" not in params.printed:
        return True
    if game.galaxy.anomaly(hex_) in params.words("anomalies") or game.board.system(hex_).tile in params.words("named"):
        return True
    return "or_distance" in params.printed and away(game, seat, hex_, params.number("or_distance"))


@condition("ships_together")
def ships_together(game: Game, seat: Seat, params: Params) -> bool:
    kind = params.text("kind", "ship")
    return sum(ships(game, seat, hex_, kind) for hex_ in hexes(game) if fits(game, seat, hex_, params)) >= params.number("ships")


@condition("ships_at_wormholes")
def ships_at_wormholes(game: Game, seat: Seat, params: Params) -> bool:
    kind = params.text("kind", "ship")

    def at_all(letters: Iterable[str]) -> bool:
        wanted = tuple(letters)
        gates = [hex_ for hex_ in hexes(game) if hex_ != "nexus" and any(w in game.galaxy.stationary(hex_) for w in wanted)]
        return bool(gates) and all(ships(game, seat, hex_, kind) for hex_ in gates)

    if params.text("of") == "every_kind":
        return at_all(params.words("wormholes"))
    return any(at_all([letter]) for letter in params.words("wormholes"))


@condition("line_of_ships")
def line_of_ships(game: Game, seat: Seat, params: Params) -> bool:
    """Ships in an unbroken chain of adjoining systems, two of which are so far apart."""
    left = [hex_ for hex_ in hexes(game) if ships(game, seat, hex_)]
    while left:
        chain = [left.pop(0)]
        for hex_ in chain:  # grows while it is walked
            chain += [near for near in game.galaxy.adjoining(hex_) if near in left]
            left = [other for other in left if other not in chain]
        for a, b in combinations(chain, 2):
            distance = game.galaxy.distance(a, b)
            if distance is None or distance >= params.number("span"):
                return True
    return False


@condition("forces_near_enemy_homes")
def forces_near_enemy_homes(game: Game, seat: Seat, params: Params) -> bool:
    """So much next to each of so many Home Systems, each unit for one of them only: every way to share them out is tried."""
    own = (game.board.home(seat), *game.galaxy.adjacent(game.board.home(seat)))
    near = {o: [h for h in game.galaxy.adjacent(game.board.home(o)) if h not in own] for o in _others(game, seat)}
    wanted = params.units("homes")
    return any(
        all(_shares(game, seat, kind, number, [near[o] for o in chosen]) for kind, number in wanted)
        for chosen in combinations(near, params.number("homes"))
    )


def _shares(game: Game, seat: Seat, kind: str, number: int, places: list[list[Hex]]) -> bool:
    """Whether units can be shared out so that each group of systems has enough: Hall's condition over the groups."""
    for size in range(1, len(places) + 1):
        for chosen in combinations(places, size):
            together = dict.fromkeys(hex_ for group in chosen for hex_ in group)
            if sum(in_whole_system(game, seat, hex_, kind) for hex_ in together) < number * size:
                return False
    return True


# -- standing ----------------------------------------------------------------------------------------------------------


@condition("influence_above_neighbours")
def influence_above_neighbours(game: Game, seat: Seat, params: Params) -> bool:
    seated = game.playing()
    at = seated.index(seat)
    neighbours = list(dict.fromkeys((seated[at - 1], seated[(at + 1) % len(seated)])))
    theirs = [influence(game, other) for other in neighbours]
    return influence(game, seat) > (max(theirs) if params.text("compare") == "each" else sum(theirs))


@condition("highest_influence")
def highest_influence(game: Game, seat: Seat, _: Params) -> bool:
    return all(influence(game, seat) > influence(game, other) for other in game.playing() if other != seat)


@condition("hold_title")
def hold_title(game: Game, seat: Seat, params: Params) -> bool:
    title = params.text("title")
    if title != "minister":
        return game.state.titles.get(title, NOBODY) == seat
    return any(law.card.startswith("minister_of") and law.elected == f"player:{seat}" for law in game.state.laws)


@condition("victory_point_lead")
def victory_point_lead(game: Game, seat: Seat, params: Params) -> bool:
    then = {deed.seat: deed.amount for deed in game.state.deeds if deed.kind == "points_after_actions"}
    mine = then.get(seat, 0)
    return mine >= params.number("points") and all(
        mine >= n + params.number("lead") for other, n in then.items() if other != seat
    )


# -- deeds -------------------------------------------------------------------------------------------------------------


@condition("gain_planets")
def gain_planets(game: Game, seat: Seat, params: Params) -> bool:
    found = deeds(game, seat, "gained_planet", enemy=params.flag("enemy"))
    if params.flag("refreshed"):
        found = [deed for deed in found if deed.what == "refreshed"]
    if params.flag("by_invasion"):
        found = [deed for deed in found if deed.how in BY_INVASION]
    planets = dict.fromkeys(deed.place.partition(":")[2] for deed in found)
    wanted = [p for p in planets if p in (params.words("named") or (p,))]
    if params.flag("kept"):
        wanted = [planet for planet in wanted if game.board.planet(planet).owner == seat]
    if "systems" in params.printed:
        return len(dict.fromkeys(game.board.system_of(planet) for planet in wanted)) >= params.number("systems")
    return len(wanted) >= params.number("planets")


@condition("invade_defended_planets")
def invade_defended_planets(game: Game, seat: Seat, params: Params) -> bool:
    invaded = [deed for deed in deeds(game, seat, "invaded_planet", enemy=True) if deed.what == "defended"]
    return len(dict.fromkeys(deed.place for deed in invaded)) >= params.number("planets")


@condition("take_last_dock")
def take_last_dock(game: Game, seat: Seat, _: Params) -> bool:
    seated = game.playing()
    at = seated.index(seat)
    neighbours = (seated[at - 1], seated[(at + 1) % len(seated)])
    return any(deed.target in neighbours for deed in deeds(game, seat, "took_last_dock", enemy=True))


@condition("win_space_battles")
def win_space_battles(game: Game, seat: Seat, params: Params) -> bool:
    won = deeds(game, seat, "won_space_battle", enemy=params.flag("enemy"))
    won = [deed for deed in won if deed.amount >= params.number("enemy_ships", 0)]
    if params.flag("attacker"):
        won = [deed for deed in won if deed.what == "attacker"]
    if params.flag("different_systems"):
        return len(dict.fromkeys(deed.place for deed in won)) >= params.number("battles")
    return len(won) >= params.number("battles")


@condition("attack_costly_fleet")
def attack_costly_fleet(game: Game, seat: Seat, params: Params) -> bool:
    """A deed "attacked_fleet": `amount` the fleet's cost in resources, `what` the hits inflicted."""
    fought = deeds(game, seat, "attacked_fleet", enemy=True)
    return any(deed.amount >= params.number("resources") and int(deed.what or 0) >= params.number("hits") for deed in fought)


@condition("attack_trade_partner")
def attack_trade_partner(game: Game, seat: Seat, params: Params) -> bool:
    return len(dict.fromkeys(d.target for d in deeds(game, seat, "attacked_partner", enemy=True))) >= params.number("partners")


@condition("destroy_units")
def destroy_units(game: Game, seat: Seat, params: Params) -> bool:
    found = deeds(game, seat, "destroyed_unit", enemy=params.flag("enemy"))
    found = [deed for deed in found if deed.target != seat and kind_test(params.text("kind", deed.what))(deed.what)]
    if "by" in params.printed:
        found = [deed for deed in found if by(deed, params.words("by"))]
    if params.flag("next_to_owners_home"):
        return _near_owners_home(game, found, params.number("units"))
    if len(dict.fromkeys(deed.target for deed in found)) < params.number("owners", 0):
        return False
    if len(dict.fromkeys(game.board.hex_of(deed.place) for deed in found)) < params.number("systems", 0):
        return False
    return sum(deed.amount for deed in found) >= params.number("units", 1)


def _near_owners_home(game: Game, found: list[Deed], units: int) -> bool:
    near: dict[tuple[Seat, Hex], int] = {}
    for deed in found:
        hex_ = game.board.hex_of(deed.place)
        if deed.target >= 0 and hex_ in game.galaxy.adjacent(game.board.home(deed.target)):
            near[(deed.target, hex_)] = near.get((deed.target, hex_), 0) + deed.amount
    return any(number >= units for number in near.values())


@condition("destroy_docks")
def destroy_docks(game: Game, seat: Seat, params: Params) -> bool:
    found = [deed for deed in deeds(game, seat, "destroyed_unit", enemy=True) if deed.what == "space_dock"]
    if "by" in params.printed:
        saar = [deed for deed in found if params.flag("saar_by_ships") and game.player(deed.target).race == "saar"]
        found = [deed for deed in found if by(deed, params.words("by")) or deed in saar]
    if params.flag("captured"):
        found += deeds(game, seat, "captured_dock", enemy=True)
    owners = len(dict.fromkeys(deed.target for deed in found))
    return sum(deed.amount for deed in found) >= params.number("docks") and owners >= params.number("owners", 1)


@condition("kill_or_hold_leader")
def kill_or_hold_leader(game: Game, seat: Seat, params: Params) -> bool:
    captives = [leader for leader in game.state.leaders if leader.captor == seat and leader.owner != seat]
    return len(captives) + len(deeds(game, seat, "killed_leader")) >= params.number("leaders")


@condition("win_votes")
def win_votes(game: Game, seat: Seat, params: Params) -> bool:
    return len(game.board.deeds("won_vote", seat)) >= params.number("agendas")
