"""Action Cards played as an action that are aimed at planets and what stands on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from mecatol.cards.strategy.common import is_empty
from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import ANY, BOUND, Effect
from mecatol.core.hexes import Hex
from mecatol.rules import events, forces
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.layers import shattered_ascension_17_cards as catalogue
from mecatol.rules.moments import MAY_REBEL, PRODUCTION_CAPACITY, Producing
from mecatol.rules.naming import at_player, on_planet, parted, planet_of
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import HOPES_END, MECATOL_REX, is_ground
from mecatol.rules.state import NEUTRAL, NOBODY, Place, PlanetId, Played, Seat, UnitId

from .aiming import (
    aim_planet,
    ask,
    exposed,
    is_spared,
    lay_locals,
    may_aim_at,
    place_aimed,
    planets_aimed,
    player_aimed,
    target_named,
    ways,
)

# -- planets of the player, now or soon --------------------------------------------------------------------------------


def own_ground(game: Game, seat: Seat) -> list[PlanetId]:
    """Planets of a player on which units can stand."""
    return [planet.id for planet in game.board.planets_of(seat) if game.board.is_solid(planet.id)]


def packages(game: Game, seat: Seat) -> list[str]:
    """What Advanced Reinforcements may bring, as far as there are pieces."""
    armor = game.parameters.mechanized_units and game.board.left(seat, "mechanized_unit") > 0
    return [*(["armor"] if armor else []), *(["troops"] if game.board.left(seat, "ground_force") > 0 else [])]


def may_reinforce(game: Game, seat: Seat, context: Any) -> bool:
    return bool(own_ground(game, seat)) and bool(packages(game, seat))


async def name_own_ground(game: Game, played: Played) -> None:
    planet = await ask.planet(game, played.seat, played.acts_as, own_ground(game, played.seat))
    played.targets = [on_planet(planet)]


@catalogue.action_card("advanced_reinforcements", declare=name_own_ground, fits=may_reinforce)
async def advanced_reinforcements(game: Game, played: Played) -> None:
    """An Armor, or a Shock Troop and a Ground Force, on one planet."""
    seat, where = played.seat, place_aimed(played)
    packed = packages(game, seat)
    kinds: tuple[UnitId, ...] = ("ground_force", "shock_troop")
    if await game.choose(seat, "reinforcements", ways, "advanced_reinforcements", packed) == "armor":
        kinds = ("mechanized_unit",)
    for kind in kinds:
        game.production.place_units(seat, kind, where, 1, "advanced_reinforcements")


def sites(game: Game, seat: Seat) -> list[PlanetId]:
    """Planets of a player with room for a PDS."""
    return [planet for planet in own_ground(game, seat) if game.production.room_for(seat, "pds", on_planet(planet), 1)]


def may_defend(game: Game, seat: Seat, context: Any) -> bool:
    return bool(sites(game, seat))


async def name_site(game: Game, played: Played) -> None:
    played.targets = [on_planet(await ask.planet(game, played.seat, "civil_defense", sites(game, played.seat)))]


@catalogue.action_card("civil_defense", declare=name_site, fits=may_defend)
async def civil_defense(game: Game, played: Played) -> None:
    """Up to two PDS on one planet, as far as there is room."""
    seat, where = played.seat, place_aimed(played)
    number = await ask.number(game, seat, "civil_defense_number", game.production.room_for(seat, "pds", where, 2), 1)
    game.production.place_units(seat, "pds", where, number, "civil_defense")


def own_systems(game: Game, played: Played) -> list[Hex]:
    """Where a card that touches every planet of its player takes effect."""
    return list(dict.fromkeys(game.board.system_of(planet.id) for planet in game.board.planets_of(played.seat)))


def has_ground(game: Game, seat: Seat, context: Any) -> bool:
    return bool(own_ground(game, seat)) and game.board.left(seat, "ground_force") > 0


@catalogue.action_card("rise_of_a_messiah", fits=has_ground, location=own_systems)
async def rise_of_a_messiah(game: Game, played: Played) -> None:
    """A Ground Force on every planet of the player."""
    for planet in own_ground(game, played.seat):
        if not is_spared(game, played, on_planet(planet)):
            game.production.place_units(played.seat, "ground_force", on_planet(planet), 1, "rise_of_a_messiah")


def annexable(game: Game, seat: Seat) -> list[PlanetId]:
    """Neutral planets without units next to ships or planets of a player, but Mecatol Rex and Hope's End."""
    fleets = [*game.board.fleets_of(seat), *(game.board.system_of(planet.id) for planet in game.board.planets_of(seat))]
    near = dict.fromkeys(hex_ for mine in fleets for hex_ in game.galaxy.adjacent(mine))
    return [
        planet.id
        for system in game.state.systems
        if system.hex in near
        for planet in system.planets
        if planet.owner == NOBODY and planet.id not in (MECATOL_REX, HOPES_END) and game.board.is_solid(planet.id)
        if not game.board.units(NEUTRAL, on_planet(planet.id))
    ]


def may_annex(game: Game, seat: Seat, context: Any) -> bool:
    return bool(annexable(game, seat)) and game.board.left(seat, "ground_force") > 0


async def name_annexed(game: Game, played: Played) -> None:
    planet = await ask.planet(game, played.seat, "voluntary_annexation", annexable(game, played.seat))
    played.targets = [on_planet(planet)]


@catalogue.action_card("voluntary_annexation", declare=name_annexed, fits=may_annex)
async def voluntary_annexation(game: Game, played: Played) -> None:
    """A neutral planet joins, with three Ground Forces and without its Domain Counters."""
    where = place_aimed(played)
    game.domain_counters.clear(where)
    game.production.place_units(played.seat, "ground_force", where, 3, "voluntary_annexation")
    await game.invasion.take(played.seat, planet_of(where), "annexation")


# -- anybody's planets -------------------------------------------------------------------------------------------------


def foe(seat: Seat, owner: Seat) -> Seat:
    """Who has destroyed a unit: what befalls one's own by one's own card is nobody's deed."""
    return seat if owner != seat else NOBODY


def restless(game: Game, seat: Seat) -> Iterator[PlanetId]:
    """Planets outside of Home Systems, one's own too, on which nothing keeps the peace."""
    for owner in game.around(seat):
        for planet in game.board.planets_of(owner):
            if may_aim_at(game, planet.id) and game.fold(MAY_REBEL, True, planet):
                yield planet.id


def somebody_restless(game: Game, seat: Seat, context: Any) -> bool:
    return any(restless(game, seat))


async def name_restless(game: Game, played: Played) -> None:
    await aim_planet(game, played, "local_unrest", list(restless(game, played.seat)))


@catalogue.action_card("local_unrest", declare=name_restless, fits=somebody_restless)
async def local_unrest(game: Game, played: Played) -> None:
    """A planet is exhausted and its owner loses a ground unit there; without any left it is neutral."""
    for planet in planets_aimed(played):
        where, owner = on_planet(planet), game.board.planet(planet).owner
        game.board.exhaust(planet, "local_unrest")
        army = forces.of(exposed(game, played.seat, owner, where), is_ground)
        if army:
            lost = await ask.unit(game, owner, "unrest_loss", army, where)
            await game.combat.destroy(owner, where, [lost], "local_unrest", foe(played.seat, owner))
        if not game.board.army(owner, planet):
            await give_up(game, owner, planet, "local_unrest")


async def give_up(game: Game, owner: Seat, planet: PlanetId, why: str) -> None:
    """A planet becomes neutral, and Fighters without its Space Dock are lost."""
    game.invasion.lose(planet, why)
    await game.fleet_supply.settle(owner, game.board.system_of(planet), why)


PLAGUED_MOST, PLAGUE_KILLS = 10, 6


def inhabited(game: Game, seat: Seat) -> list[PlanetId]:
    """Planets of others with ground units at which a card may be aimed."""
    return [
        planet.id
        for other in game.opponents(seat)
        for planet in game.board.planets_of(other)
        if forces.of(exposed(game, seat, other, on_planet(planet.id)), is_ground)
    ]


def somebody_inhabits(game: Game, seat: Seat, context: Any) -> bool:
    return bool(inhabited(game, seat))


async def name_plagued(game: Game, played: Played) -> None:
    played.targets = [on_planet(await ask.planet(game, played.seat, "plague", inhabited(game, played.seat)))]


@catalogue.action_card("plague", declare=name_plagued, fits=somebody_inhabits)
async def plague(game: Game, played: Played) -> None:
    """The owner keeps ten ground units; a die for each Ground Force left, and on a 6 or more it is gone."""
    where = place_aimed(played)
    owner = game.board.planet(planet_of(where)).owner
    too_many = forces.count(game.board.army(owner, planet_of(where))) - PLAGUED_MOST
    if too_many > 0:
        await game.combat.suffer(owner, where, too_many, purpose="plague", by=played.seat, may_sustain=False, only=is_ground)
    here = tuple(group for group in exposed(game, played.seat, owner, where) if group.kind == "ground_force")
    if not here:
        return
    faces = game.roll("plague", forces.count(here))
    game.tell(events.Rolled(played.seat, "plague", faces, PLAGUE_KILLS, kind="ground_force"))
    final = await game.combat.tried_again(played.seat, "plague", "ground_force", faces, PLAGUE_KILLS, where)
    dead = sum(face >= PLAGUE_KILLS for face in final)
    await game.combat.destroy(owner, where, forces.pick(here, "ground_force", dead), "plague", played.seat)


def advised(game: Game, seat: Seat) -> Iterator[PlanetId]:
    """Empty planets outside of Home Systems, whatever Domain Counters lie there."""
    for planet in game.board.planets():
        if game.board.is_solid(planet.id) and is_empty(game, planet.id) and may_aim_at(game, planet.id):
            yield planet.id


def somewhere_empty(game: Game, seat: Seat, context: Any) -> bool:
    return any(advised(game, seat))


async def name_empty(game: Game, played: Played) -> None:
    await aim_planet(game, played, "military_advisors", list(advised(game, played.seat)))


@catalogue.action_card("military_advisors", declare=name_empty, fits=somewhere_empty)
async def military_advisors(game: Game, played: Played) -> None:
    """An empty planet becomes neutral, and two Hostile Locals defend it."""
    for planet in planets_aimed(played):
        if game.board.planet(planet).owner != NOBODY:
            game.invasion.lose(planet, "military_advisors")
        lay_locals(game, planet, 2)


# -- what is built on them ---------------------------------------------------------------------------------------------


def docks(game: Game) -> list[tuple[Hex, Place, Seat]]:
    """Space Docks on the board: system, place and owner."""
    found = [(where, owner) for where, owner, groups in game.board.all_units() if forces.count(groups, "space_dock")]
    return [(game.board.hex_of(where), where, owner) for where, owner in found if owner >= 0]


def doomed_docks(game: Game, seat: Seat) -> list[tuple[Hex, Place, Seat]]:
    """Anybody's outside of Home Systems at which a card may be aimed."""
    return [
        (hex_, where, owner)
        for hex_, where, owner in docks(game)
        if game.action_cards.is_target(hex_)
        if forces.count(exposed(game, seat, owner, where), "space_dock")
    ]


def may_blow_up(game: Game, seat: Seat, context: Any) -> bool:
    return bool(doomed_docks(game, seat))


@grants("OFF-GEN-3")
def dock_options(found: Sequence[tuple[Hex, str, Seat]]) -> list[Option[str]]:
    """Space Docks to choose: "<owner> <place>"."""
    return [Option(f"{o} {w}", things=(w, at_player(o)), says=message("option-dock-of", where=w, player=o)) for _, w, o in found]


async def name_dock(game: Game, played: Played) -> None:
    found = doomed_docks(game, played.seat)
    hex_ = await game.action_cards.aim(played.seat, played.acts_as, list(dict.fromkeys(hex_ for hex_, _, _ in found)))
    if hex_:
        key = await game.choose(played.seat, "dock", dock_options, [dock for dock in found if dock[0] == hex_])
        owner, where = parted(key, " ")
        played.targets = [where, at_player(int(owner))]


@catalogue.action_card("secret_industrial_agent", declare=name_dock, fits=may_blow_up)
async def secret_industrial_agent(game: Game, played: Played) -> None:
    """A Space Dock outside of Home Systems is destroyed."""
    if not played.targets:
        return
    where, owner = place_aimed(played), player_aimed(played)
    gone = forces.pick(game.board.units(owner, where), "space_dock")
    await game.combat.destroy(owner, where, gone, "secret_industrial_agent", foe(played.seat, owner))
    await game.fleet_supply.settle(owner, game.board.hex_of(where), "secret_industrial_agent")


def sabotages(game: Game, seat: Seat, planet: PlanetId) -> list[str]:
    """What Equipment Sabotage could do to a planet."""
    here, where = game.board.planet(planet), on_planet(planet)
    units = exposed(game, seat, here.owner, where)
    works = bool(forces.count(units, "space_dock")) or bool(
        game.production.producing_planets(here.owner, game.board.hex_of(where))
    )
    open_ways = {
        "pds": bool(forces.count(units, "pds")),
        "facility": here.facility != "",
        "halve": works,
        "exhaust": not here.exhausted and here.owner != NOBODY,
    }
    return [way for way, is_open in open_ways.items() if is_open]


def sabotaged(game: Game, seat: Seat) -> Iterator[PlanetId]:
    """Anybody's planets to which something could be done, and nobody's."""
    for owner in (*game.around(seat), NOBODY):
        for planet in game.board.planets_of(owner):
            if sabotages(game, seat, planet.id):
                yield planet.id


def may_sabotage(game: Game, seat: Seat, context: Any) -> bool:
    return any(sabotaged(game, seat))


async def name_sabotaged(game: Game, played: Played) -> None:
    seat = played.seat
    planet = await ask.planet(game, seat, "equipment_sabotage", list(sabotaged(game, seat)))
    way = await game.choose(seat, "equipment_sabotage_way", ways, "equipment_sabotage", sabotages(game, seat, planet))
    played.targets = [on_planet(planet), f"way:{way}"]


@catalogue.action_card("equipment_sabotage", declare=name_sabotaged, fits=may_sabotage)
async def equipment_sabotage(game: Game, played: Played) -> None:
    """A PDS or a Facility is lost, or production halved for the round, or the planet exhausted."""
    where, way = place_aimed(played), target_named(played, "way")
    planet = game.board.planet(planet_of(where))
    if way == "pds":
        gone = forces.pick(game.board.units(planet.owner, where), "pds")
        await game.combat.destroy(planet.owner, where, gone, "equipment_sabotage", foe(played.seat, planet.owner))
    elif way == "facility":
        game.facilities.remove(planet.id, "equipment_sabotage")
    elif way == "halve":
        game.begin_effect("equipment_sabotage", played.seat, "card", until="round", where=where)
    else:
        game.board.exhaust(planet.id, "equipment_sabotage")


@effects.modify("equipment_sabotage", PRODUCTION_CAPACITY, ANY, BOUND)
def production_capacity_of_equipment_sabotage(game: Game, effect: Effect, capacity: int, at: Producing) -> int:
    return capacity // 2 if at.where == effect.where else capacity
