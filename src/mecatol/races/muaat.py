"""The Embers of Muaat (OFF-RAC-14): War Suns from the start, and a forge for small ships."""

from __future__ import annotations

from collections.abc import Iterator

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import BOUND, SET, Effect
from mecatol.core.hexes import Hex
from mecatol.rules import forces
from mecatol.rules.layers import central_powers, official, shattered_ascension, shattered_ascension_es
from mecatol.rules.moments import (
    BEFORE_ROUND,
    BOMBARDING,
    COMBAT_DICE,
    COMPONENT_ACTION,
    COST_HALVES,
    EXTRA_DICE,
    MAY_ENTER,
    MOST_BUILT,
    MOVEMENT,
    UNIT_LIMIT,
    Bombing,
    Build,
    Firing,
    Travel,
    Unit,
)
from mecatol.rules.naming import number_named, parted, unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import Battle, Place, PlanetId, Seat, UnitId

FORGED: dict[UnitId, int] = {"fighter": 2, "destroyer": 1}
ENGINE = "deep_space_cannon"  # what makes their War Suns fast
WAR_SUN_HALVES = 20
OBLITERATION = 2
SUNS_MOST = 3  # of which the last comes from the Home System
SUPERNOVAS = ("supernova_se", "supernova_base")


def is_fast(game: Game, seat: Seat) -> bool:
    """Whether their War Suns are as fast as others'."""
    return ENGINE in game.player(seat).technologies


@official.modify("muaat_war_sun_speed", MOVEMENT, stage=SET)
def war_sun_speed(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """War Suns move one system, and two with Deep Space Cannon."""
    return (2 if is_fast(game, unit.seat) else 1) if unit.kind == "war_sun" else value


shattered_ascension_es.modify("muaat_slow_war_suns", MOVEMENT, stage=SET)(war_sun_speed)


@shattered_ascension_es.modify("muaat_slow_war_suns", COMBAT_DICE, stage=BOUND)
def war_sun_dice(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """As long as they move one system they bombard with one die (SAES-RAC-06)."""
    bombards = firing.kind == "war_sun" and firing.purpose == "bombardment"
    return min(1, value) if bombards and not is_fast(game, firing.seat) else value


@shattered_ascension.modify("muaat_slow_war_suns", MOVEMENT, stage=BOUND)
def slow_war_suns(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """What the War Sun technology adds to movement comes with Deep Space Cannon only."""
    slow = unit.kind == "war_sun" and not is_fast(game, unit.seat) and game.index.has(unit.seat, "war_sun")
    return max(0, value - slow)


@shattered_ascension.modify("muaat_slow_war_suns", COMBAT_DICE, stage=BOUND)
def weak_war_suns(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """And so do its two bombardment dice."""
    bombards = firing.kind == "war_sun" and firing.purpose == "bombardment"
    slow = bombards and not is_fast(game, firing.seat) and game.index.has(firing.seat, "war_sun")
    return max(0, value - 2 * slow)


def forges(game: Game, seat: Seat) -> list[Hex]:
    """Systems with a War Sun or a Space Dock of theirs."""
    suns = [hex_ for hex_ in game.board.fleets_of(seat) if forces.count(game.board.ships(seat, hex_), "war_sun")]
    return list(dict.fromkeys([*suns, *game.board.docks_of(seat)]))


def placeable(game: Game, seat: Seat, kind: UnitId, number: int, hexes: list[Hex]) -> Iterator[Option[str]]:
    """Where so many ships of a kind may be put: "destroyer@<hex>"."""
    for hex_ in hexes:
        if game.production.room_for(seat, kind, in_system(hex_), number):
            says = message("option-forge", kind=kind, count=number, system=hex_)
            yield Option(f"{kind}@{hex_}", "OFF-RAC-14", (in_system(hex_),), says)


def forgeable(game: Game, seat: Seat) -> Iterator[Option[str]]:
    """What can be forged where."""
    for kind, number in FORGED.items():
        yield from placeable(game, seat, kind, number, forges(game, seat))


def may_forge(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    """As an action, for a counter of Strategy Allocation."""
    if seat != effect.owner or not game.player(seat).strategy or not any(forgeable(game, seat)):
        return []
    return [Option("forge", "OFF-RAC-14", says=message("option-forge-action"))]


@grants("OFF-RAC-14")
def forged(game: Game, seat: Seat) -> list[Option[str]]:
    """One of them."""
    return list(forgeable(game, seat))


@official.may("muaat_forge", COMPONENT_ACTION, may_forge)
async def forge(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """Two Fighters or a Destroyer beside a War Sun or a Space Dock."""
    game.economy.spend_counter(seat, "strategy", "forge")
    named, hex_ = parted(await game.choose(seat, "forge", forged, game, seat), "@")
    kind = unit_kind(named)
    game.production.place_units(seat, kind, in_system(Hex(hex_)), FORGED[kind], "forge")


@official.modify("muaat_supernova_transit", MAY_ENTER)
def supernova_transit(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """Their ships pass through Supernovas and do not end there."""
    through = verdict.clause == "OFF-SYS-3" and travel.to != travel.destination
    return Verdict(True, "OFF-RAC-14") if through else verdict


@central_powers.modify("muaat_third_war_sun", UNIT_LIMIT, stage=SET)
def third_war_sun(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """They may have three War Suns (CP-RAC-20)."""
    return max(value, SUNS_MOST) if unit.kind == "war_sun" else value


@central_powers.modify("muaat_third_war_sun", MOST_BUILT)
def third_at_home(game: Game, effect: Effect, value: int, build: Build) -> int:
    """The third one is made in their Home System."""
    if build.kind != "war_sun" or build.system == game.board.home(build.seat):
        return value
    return min(value, max(0, SUNS_MOST - 1 - game.board.on_board(build.seat, "war_sun")))


# -- race technologies and upgrades ------------------------------------------------------------------------------------


@official.modify("magmus_reactor", MOVEMENT)
def faster_war_suns(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """War Suns move one system further."""
    return value + (unit.kind == "war_sun")


@official.modify("magmus_reactor", COST_HALVES, stage=SET)
def cheaper_war_suns(game: Game, effect: Effect, value: int, build: Build) -> int:
    """War Suns cost 10."""
    return min(value, WAR_SUN_HALVES) if build.kind == "war_sun" else value


@grants("OFF-TEC-3")
def doomed_suns(game: Game, seat: Seat) -> list[Option[Place]]:
    """Systems they control, but neither Mecatol Rex nor a home, and none next to a Special System."""
    board, galaxy = game.board, game.galaxy
    found = [
        hex_
        for hex_ in board.fleets_of(seat)
        if game.economy.controls_system(seat, hex_) and board.tile(hex_).kind != "mecatol"
        if not board.is_home(hex_) and not any(galaxy.is_special(other) for other in galaxy.adjacent(hex_))
    ]
    return [Option(in_system(hex_), "", (in_system(hex_),), message("option-system", system=hex_)) for hex_ in found]


def may_seed(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    """As an action, once in the game."""
    if seat != effect.owner or game.remembered(effect, "spent") or not doomed_suns(game, seat):
        return []
    return [Option("nova_seed", "OFF-TEC-3", says=message("option-nova-seed"))]


@official.may("nova_seed", COMPONENT_ACTION, may_seed)
async def nova_seed(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """Its card, or the one that is a copy of it, is removed from the game."""
    await burn_a_sun(game, seat)
    game.technology.remove(seat, effect.where or effect.key, effect.key)


@shattered_ascension.may("nova_seed", COMPONENT_ACTION, may_seed)
async def nova_seed_once(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """As an upgrade it is spent, and still raises the price of the others (SA17-TEC-06)."""
    game.note(effect, "spent", "yes")
    await burn_a_sun(game, seat)


async def burn_a_sun(game: Game, seat: Seat) -> None:
    """A system they control becomes a Supernova; only ships survive that."""
    hex_ = game.board.hex_of(await game.choose(seat, "nova_seed", doomed_suns, game, seat))
    planets = [planet.id for planet in game.board.system(hex_).planets]
    for planet in planets:
        game.domain_counters.clear(on_planet(planet))
        await game.invasion.lay_waste(planet, "nova_seed")
        await game.politics.forget(planet)
    await game.leaders.fates()
    lying = [tile for _, tile in game.state.layout]
    tile = next((name for name in SUPERNOVAS if name not in lying), SUPERNOVAS[0])
    game.board.burn_out(hex_, tile)
    await game.fleet_supply.settle(seat, hex_, "nova_seed")


@shattered_ascension.modify("magma_obliterator", EXTRA_DICE)
def magma_obliterator(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """One War Sun bombards with two more dice: one of those that fire at a planet before the others of the action do."""
    if firing.kind != "war_sun" or firing.purpose != "bombardment":
        return value
    if game.state.action is not None and game.remembered(effect, "action") == game.scope("action"):
        return value + OBLITERATION * (game.remembered(effect, "sun") == stoked(firing.planet, firing.damage))
    ships = [g for g in game.board.ships(firing.seat, firing.system) if g.kind == "war_sun"]
    return value + OBLITERATION * (not ships or ships[0].damage == firing.damage)


@shattered_ascension.on("magma_obliterator", BOMBARDING)
async def stoke(game: Game, effect: Effect, bombing: Bombing) -> None:
    """Which one that is, is known when the first War Suns take aim."""
    suns = [ship for ship in bombing.ships if ship.kind == "war_sun"]
    if suns and game.remembered(effect, "action") != game.scope("action"):
        game.note(effect, "action", game.scope("action"))
        game.note(effect, "sun", stoked(bombing.planet, suns[0].damage))


def stoked(planet: PlanetId, damage: int) -> str:
    """A War Sun by the planet it fires at and the hits it has taken."""
    return f"{planet}*{damage}"


def drones(game: Game, seat: Seat, battle: Battle) -> int:
    """How many War Suns can each give up a Fighter of theirs: as many Fighters as the War Suns have room for, when what the
    others do not carry is aboard."""
    groups = game.board.units(seat, in_system(battle.system))
    suns = forces.of(groups, lambda kind: kind == "war_sun")
    cargo = forces.count(groups, "ground_force", "shock_troop", "mechanized_unit", "pds")
    supply = game.fleet_supply
    elsewhere = supply.places(seat, battle.system, forces.removed(groups, suns)).for_kind("ground_force")
    room = supply.places(seat, battle.system, suns).general - max(0, cargo - elsewhere)
    return max(0, min(forces.count(suns), forces.count(groups, "fighter"), room))


def launched(game: Game, effect: Effect, number: int) -> int:
    """How many Fighters were given up in a round of the battle."""
    when, count = parted(game.remembered(effect, game.scope("battle")), ":")
    return int(count) if when == str(number) else 0


def may_launch_drones(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """Before the dice of a round of a Space Battle, once: one Fighter of each War Sun, or of some (CP-RAC-22)."""
    if battle.planet or not battle.has(effect.owner) or launched(game, effect, battle.round):
        return []
    return [
        Option(f"drones:{n}", "CP-RAC-22", (in_system(battle.system),), message("option-drones", count=n))
        for n in range(1, drones(game, effect.owner, battle) + 1)
    ]


@central_powers.may("fighter_drones", BEFORE_ROUND, may_launch_drones)
async def fighter_drones(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    """The Fighters are gone, and as many War Suns roll one die more in the round."""
    number, where = number_named(key), in_system(battle.system)
    game.note(effect, game.scope("battle"), f"{battle.round}:{number}")
    fighters = forces.pick(game.board.units(effect.owner, where), "fighter", number)
    await game.combat.destroy(effect.owner, where, fighters, "fighter_drones")


@central_powers.modify("fighter_drones", EXTRA_DICE)
def fed_suns(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """A die for each War Sun that has given up a Fighter; the least damaged come first."""
    if firing.kind != "war_sun" or firing.purpose != "battle" or game.state.battle is None:
        return value
    before = [g.count for g in game.board.ships(firing.seat, firing.system) if g.kind == "war_sun" and g.damage < firing.damage]
    return value + max(0, min(firing.count, launched(game, effect, firing.round) - sum(before)))


# -- The Inferno -------------------------------------------------------------------------------------------------------


def may_launch(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    """As an action, for a counter of Strategy Allocation, a Cruiser in the Flagship's system."""
    if seat != effect.owner or not game.player(seat).strategy:
        return []
    berths = [hex_ for hex_ in game.board.fleets_of(seat) if forces.count(game.board.ships(seat, hex_), "flagship")]
    return list(placeable(game, seat, "cruiser", 1, berths))


@official.may("muaat_flagship_cruiser", COMPONENT_ACTION, may_launch)
async def launch(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """The Cruiser costs nothing else."""
    game.economy.spend_counter(seat, "strategy", "inferno")
    game.production.place_units(seat, "cruiser", in_system(Hex(parted(key, "@")[1])), 1, "inferno")
