"""Action Cards played as an action: what they do to planets and to units on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mecatol.cards.strategy.common import is_empty
from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, BOUND, Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules import events, forces
from mecatol.rules.board import in_system, is_ground, on_planet
from mecatol.rules.forces import Groups
from mecatol.rules.layers import shattered_ascension as effects
from mecatol.rules.layers import shattered_ascension_cards as catalogue
from mecatol.rules.moments import (
    FLEET_SUPPLY,
    MAY_ACTIVATE,
    MAY_REBEL,
    PRODUCTION_CAPACITY,
    ROUND_ENDS,
    SUSTAIN,
    TURN_BEGINS,
    At,
    Producing,
    Unit,
)
from mecatol.rules.official.game import Game
from mecatol.rules.state import NOBODY, Group, PlanetId, Played, Seat, UnitId

from .aiming import (
    aim_planet,
    aim_player,
    aim_system,
    is_spared,
    lay_locals,
    one_target,
    open_planets,
    open_systems,
    presence,
    solid,
    ways,
)
from .targets import agrees, aimed, choose_number, choose_planet, choose_system, choose_unit, exposed

# -- units for nothing -------------------------------------------------------------------------------------------------


def own_ground(game: Game, seat: Seat) -> list[PlanetId]:
    """Planets of a player on which units can stand."""
    return [planet.id for planet in game.board.planets_of(seat) if solid(game, planet.id)]


def packages(game: Game, seat: Seat) -> list[str]:
    """What Advanced Reinforcements may bring, as far as there are pieces."""
    armor = game.parameters.mechanized_units and game.board.left(seat, "mechanized_unit") > 0
    return [*(["armor"] if armor else []), *(["troops"] if game.board.left(seat, "ground_force") > 0 else [])]


def may_reinforce(game: Game, seat: Seat, context: Any) -> bool:
    return bool(own_ground(game, seat)) and bool(packages(game, seat))


async def name_own_ground(game: Game, played: Played) -> None:
    planet = await choose_planet(game, played.seat, played.acts_as, own_ground(game, played.seat))
    played.targets = [on_planet(planet)]


@catalogue.action_card("advanced_reinforcements", declare=name_own_ground, fits=may_reinforce)
async def advanced_reinforcements(game: Game, played: Played) -> None:
    """An Armor, or a Shock Troop and a Ground Force, on one planet."""
    seat, where = played.seat, played.targets[0]
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
    played.targets = [on_planet(await choose_planet(game, played.seat, "civil_defense", sites(game, played.seat)))]


@catalogue.action_card("civil_defense", declare=name_site, fits=may_defend)
async def civil_defense(game: Game, played: Played) -> None:
    """Up to two PDS on one planet, as far as there is room."""
    seat, where = played.seat, played.targets[0]
    number = await choose_number(game, seat, "civil_defense_number", game.production.room_for(seat, "pds", where, 2), 1)
    game.production.place_units(seat, "pds", where, number, "civil_defense")


def ghostly(game: Game, seat: Seat) -> list[Hex]:
    """Systems with wormholes, tokens included, in which a Cruiser or a Destroyer could appear."""
    found = [hex_ for hex_, _ in game.state.layout if game.galaxy.wormholes(hex_)]
    return open_systems(game, [hex_ for hex_ in found if ghosts(game, seat, hex_)])


def ghosts(game: Game, seat: Seat, hex_: Hex) -> list[str]:
    return [kind for kind in ("destroyer", "cruiser") if game.production.room_for(seat, kind, in_system(hex_), 1)]


def may_haunt(game: Game, seat: Seat, context: Any) -> bool:
    return bool(ghostly(game, seat))


async def name_wormhole(game: Game, played: Played) -> None:
    await aim_system(game, played, "ghost_ship", ghostly(game, played.seat))


@catalogue.action_card("ghost_ship", declare=name_wormhole, fits=may_haunt)
async def ghost_ship(game: Game, played: Played) -> None:
    """A Destroyer or a Cruiser appears in a system with a wormhole and no enemy ships."""
    for name in aimed(played, "system"):
        kind = await game.choose(played.seat, "ghost_kind", ways, "ghost_ship", ghosts(game, played.seat, Hex(name)))
        game.production.place_units(played.seat, kind, in_system(Hex(name)), 1, "ghost_ship")


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
    """Neutral planets next to ships or planets of a player, but Mecatol Rex and Hope's End."""
    fleets = [*game.board.fleets_of(seat), *(game.board.system_of(planet.id) for planet in game.board.planets_of(seat))]
    near = dict.fromkeys(hex_ for mine in fleets for hex_ in game.galaxy.adjacent(mine))
    return [
        planet.id
        for system in game.state.systems
        if system.hex in near
        for planet in system.planets
        if planet.owner == NOBODY and planet.id not in ("mecatol_rex", "hopes_end") and solid(game, planet.id)
    ]


def may_annex(game: Game, seat: Seat, context: Any) -> bool:
    return bool(annexable(game, seat)) and game.board.left(seat, "ground_force") > 0


async def name_annexed(game: Game, played: Played) -> None:
    planet = await choose_planet(game, played.seat, "voluntary_annexation", annexable(game, played.seat))
    played.targets = [on_planet(planet)]


@catalogue.action_card("voluntary_annexation", declare=name_annexed, fits=may_annex)
async def voluntary_annexation(game: Game, played: Played) -> None:
    """A neutral planet joins, with three Ground Forces and without its Domain Counters."""
    where = played.targets[0]
    game.domain_counters.clear(where)
    game.production.place_units(played.seat, "ground_force", where, 3, "voluntary_annexation")
    await game.invasion.take(played.seat, where.partition(":")[2], "annexation")


# -- ships that change hands or are lost -------------------------------------------------------------------------------


def lonely(game: Game, seat: Seat, hex_: Hex) -> tuple[Seat, Group] | None:
    """The only ship in a system, if it is somebody else's and no Flagship, and a card may be aimed at it."""
    fleets = game.board.fleets(hex_)
    if len(fleets) != 1 or fleets[0] in (seat, -2):
        return None
    ships = game.board.ships(fleets[0], hex_)
    alone = len(ships) == 1 and ships[0].count == 1 and ships[0].kind != "flagship"
    return (fleets[0], ships[0]) if alone and ships[0] in exposed(game, seat, fleets[0], in_system(hex_)) else None


def bounty(game: Game, owner: Seat, kind: UnitId) -> int:
    """What a ship costs, in resources."""
    unit = game.board.unit(owner, kind)
    return -(-unit.cost // max(1, unit.per))


def disloyal(game: Game, seat: Seat) -> list[Hex]:
    """Systems with a lonely ship that a player could pay for and has a piece for."""
    found: list[Hex] = []
    for hex_ in game.board.enemy_space(seat):
        ship = lonely(game, seat, hex_)
        if ship is not None and game.board.left(seat, ship[1].kind):
            found += [hex_] if game.economy.can_pay_mixed(seat, bounty(game, ship[0], ship[1].kind)) else []
    return open_systems(game, found)


def may_suborn(game: Game, seat: Seat, context: Any) -> bool:
    return bool(disloyal(game, seat))


async def name_disloyal(game: Game, played: Played) -> None:
    await aim_system(game, played, "defection", disloyal(game, played.seat))


@catalogue.action_card("defection", declare=name_disloyal, fits=may_suborn)
async def defection(game: Game, played: Played) -> None:
    """For its price in any mix a lonely ship is replaced by one of the player's; its cargo is lost."""
    seat = played.seat
    for name in aimed(played, "system"):
        found = lonely(game, seat, Hex(name))
        if found is None or not game.economy.can_pay_mixed(seat, bounty(game, found[0], found[1].kind)):
            return
        if not await agrees(game, seat, "pay_defector"):
            return
        owner, ship = found
        await game.economy.pay_mixed(seat, "defection", bounty(game, owner, ship.kind))
        crew = tuple(g for g in game.board.units(owner, in_system(Hex(name))) if g.kind != "space_dock")
        game.board.remove(owner, in_system(Hex(name)), crew, "defection")
        game.leaders.lost(in_system(Hex(name)), "ship", seat)
        game.board.place(seat, in_system(Hex(name)), [replace(ship, mark="")], "defection")
        await game.fleet_supply.settle(seat, Hex(name), "defection")


PREY: tuple[UnitId, ...] = ("dreadnought", "cruiser", "destroyer")


def prey(game: Game, seat: Seat, owner: Seat, hex_: Hex) -> Groups:
    """Ships of another player that a Lucky Shot could hit."""
    return tuple(g for g in exposed(game, seat, owner, in_system(hex_)) if g.kind in PREY)


def shooting_grounds(game: Game, seat: Seat) -> list[Hex]:
    """Systems with a planet of the player's and such ships of others."""
    mine = dict.fromkeys(game.board.system_of(planet.id) for planet in game.board.planets_of(seat))
    return [h for h in game.board.enemy_space(seat) if h in mine and hunted(game, seat, h)]


def hunted(game: Game, seat: Seat, hex_: Hex) -> list[Seat]:
    return [owner for owner in game.board.enemy_fleets(seat, hex_) if owner >= 0 and prey(game, seat, owner, hex_)]


def may_shoot(game: Game, seat: Seat, context: Any) -> bool:
    return bool(shooting_grounds(game, seat))


async def name_prey(game: Game, played: Played) -> None:
    hex_ = await choose_system(game, played.seat, "lucky_shot", shooting_grounds(game, played.seat))
    played.targets = [in_system(hex_)]
    owner = await aim_player(game, played, "lucky_shot_at", hunted(game, played.seat, hex_))
    unit = await choose_unit(game, played.seat, "lucky_shot_ship", prey(game, played.seat, owner, hex_), in_system(hex_))
    played.targets.append(f"unit:{unit.kind}*{unit.damage}!{unit.mark}")


@catalogue.action_card("lucky_shot", declare=name_prey, fits=may_shoot)
async def lucky_shot(game: Game, played: Played) -> None:
    """A Dreadnought, Cruiser or Destroyer over a planet of the player's is destroyed."""
    kind, _, rest = one_target(played, "unit").partition("*")
    damage, _, mark = rest.partition("!")
    where, owner = played.targets[0], int(one_target(played, "player"))
    await game.combat.destroy(owner, where, [Group(kind, 1, int(damage), mark)], "lucky_shot", played.seat)
    await game.fleet_supply.settle(owner, game.board.hex_of(where), "lucky_shot")


WARHEADS, WARHEAD_VALUE = 3, 7


def blockades(game: Game, seat: Seat) -> list[Hex]:
    """Systems in which enemy ships stand over a planet of the player's."""
    mine = dict.fromkeys(game.board.system_of(planet.id) for planet in game.board.planets_of(seat))
    return [hex_ for hex_ in game.board.enemy_space(seat) if hex_ in mine and blockers(game, seat, hex_)]


def blockers(game: Game, seat: Seat, hex_: Hex) -> list[Seat]:
    return [owner for owner in game.board.enemy_fleets(seat, hex_) if owner >= 0]


def is_blockaded(game: Game, seat: Seat, context: Any) -> bool:
    return bool(blockades(game, seat))


async def name_blockade(game: Game, played: Played) -> None:
    hex_ = await choose_system(game, played.seat, "hidden_warheads", blockades(game, played.seat))
    played.targets = [in_system(hex_)]
    await aim_player(game, played, "hidden_warheads_at", blockers(game, played.seat, hex_))


@catalogue.action_card("hidden_warheads", declare=name_blockade, fits=is_blockaded)
async def hidden_warheads(game: Game, played: Played) -> None:
    """Three shots at a blockading fleet; a Fighter hit takes another one with it."""
    seat, where, owner = played.seat, played.targets[0], int(one_target(played, "player"))
    faces = game.roll("hidden_warheads", WARHEADS)
    hits = sum(face >= WARHEAD_VALUE for face in faces)
    game.tell(events.Rolled(seat, "hidden_warheads", faces, WARHEAD_VALUE, hits))
    lost = await game.combat.assign(owner, where, hits, purpose="hidden_warheads", by=seat)
    fighters = sum(each.unit.kind == "fighter" for each in lost)
    await game.combat.carry_out(owner, where, lost, "hidden_warheads", seat)
    fleet = game.board.units(owner, where)
    more = min(fighters, forces.count(fleet, "fighter"))
    await game.combat.destroy(owner, where, forces.pick(fleet, "fighter", more), "hidden_warheads", seat)
    await game.fleet_supply.settle(owner, game.board.hex_of(where), "hidden_warheads")


# -- trouble on planets ------------------------------------------------------------------------------------------------


def foe(seat: Seat, owner: Seat) -> Seat:
    """Who has destroyed a unit: what befalls one's own by one's own card is nobody's deed."""
    return seat if owner != seat else NOBODY


def restless(game: Game, seat: Seat) -> list[PlanetId]:
    """Planets outside of Home Systems, one's own too, on which nothing keeps the peace."""
    planets = [planet for owner in game.around(seat) for planet in game.board.planets_of(owner)]
    return open_planets(game, [planet.id for planet in planets if game.fold(MAY_REBEL, True, planet)])


def somebody_restless(game: Game, seat: Seat, context: Any) -> bool:
    return bool(restless(game, seat))


async def name_restless(game: Game, played: Played) -> None:
    await aim_planet(game, played, "local_unrest", restless(game, played.seat))


@catalogue.action_card("local_unrest", declare=name_restless, fits=somebody_restless)
async def local_unrest(game: Game, played: Played) -> None:
    """A planet is exhausted and its owner loses a ground unit there; without any left it is neutral."""
    for planet in aimed(played, "planet"):
        where, owner = on_planet(planet), game.board.planet(planet).owner
        game.board.exhaust(planet, "local_unrest")
        army = forces.of(exposed(game, played.seat, owner, where), is_ground)
        if army:
            lost = await choose_unit(game, owner, "unrest_loss", army, where)
            await game.combat.destroy(owner, where, [lost], "local_unrest", foe(played.seat, owner))
        if not game.board.army(owner, planet):
            await give_up(game, owner, planet, "local_unrest")


async def give_up(game: Game, owner: Seat, planet: PlanetId, why: str) -> None:
    """A planet becomes neutral, and Fighters without its Space Dock are lost."""
    game.board.lose_planet(planet, why)
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
    played.targets = [on_planet(await choose_planet(game, played.seat, "plague", inhabited(game, played.seat)))]


@catalogue.action_card("plague", declare=name_plagued, fits=somebody_inhabits)
async def plague(game: Game, played: Played) -> None:
    """The owner keeps ten ground units; a die for each Ground Force left, and on a 6 or more it is gone."""
    where = played.targets[0]
    owner = game.board.planet(where.partition(":")[2]).owner
    too_many = forces.count(game.board.army(owner, where.partition(":")[2])) - PLAGUED_MOST
    if too_many > 0:
        await game.combat.suffer(owner, where, too_many, purpose="plague", by=played.seat, may_sustain=False, only=is_ground)
    sick: list[Group] = []
    for kind in ("ground_force", "shock_troop"):
        here = tuple(g for g in exposed(game, played.seat, owner, where) if g.kind == kind)
        faces = game.roll("plague", forces.count(here)) if here else ()
        dead = sum(face >= PLAGUE_KILLS for face in faces)
        if faces:
            game.tell(events.Rolled(owner, "plague", faces, PLAGUE_KILLS, dead, kind))
        sick += forces.pick(here, kind, dead)
    await game.combat.destroy(owner, where, sick, "plague", played.seat)


def advised(game: Game, seat: Seat) -> list[PlanetId]:
    """Empty planets outside of Home Systems that nobody guards."""
    planets = [planet.id for planet in game.board.planets() if solid(game, planet.id)]
    free = [planet for planet in planets if is_empty(game, planet) and not game.domain_counters.has_custodians(planet)]
    return open_planets(game, free)


def somewhere_empty(game: Game, seat: Seat, context: Any) -> bool:
    return bool(advised(game, seat))


async def name_empty(game: Game, played: Played) -> None:
    await aim_planet(game, played, "military_advisors", advised(game, played.seat))


@catalogue.action_card("military_advisors", declare=name_empty, fits=somewhere_empty)
async def military_advisors(game: Game, played: Played) -> None:
    """An empty planet becomes neutral, and two Hostile Locals defend it."""
    for planet in aimed(played, "planet"):
        if game.board.planet(planet).owner != NOBODY:
            game.board.lose_planet(planet, "military_advisors")
        lay_locals(game, planet, 2)


def docks(game: Game) -> list[tuple[Hex, str, Seat]]:
    """Space Docks on the board: system, place and owner."""
    stacks = [(hex_, where, stack) for hex_, where, stack in game.board.facts.stacks if stack.owner >= 0]
    return [(h, w, s.owner) for h, w, s in stacks if forces.count(s.groups, "space_dock")]


def doomed_docks(game: Game, seat: Seat) -> list[tuple[Hex, str, Seat]]:
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
    return [Option(f"{o} {w}", things=(w, f"player:{o}"), says=message("option-dock-of", where=w, player=o)) for _, w, o in found]


async def name_dock(game: Game, played: Played) -> None:
    found = doomed_docks(game, played.seat)
    hex_ = await game.action_cards.aim(played.seat, "secret_industrial_agent", list(dict.fromkeys(hex_ for hex_, _, _ in found)))
    if hex_:
        key = await game.choose(played.seat, "dock", dock_options, [dock for dock in found if dock[0] == hex_])
        owner, _, where = key.partition(" ")
        played.targets = [where, f"player:{owner}"]


@catalogue.action_card("secret_industrial_agent", declare=name_dock, fits=may_blow_up)
async def secret_industrial_agent(game: Game, played: Played) -> None:
    """A Space Dock outside of Home Systems is destroyed."""
    if not played.targets:
        return
    where, owner = played.targets[0], int(one_target(played, "player"))
    gone = forces.pick(game.board.units(owner, where), "space_dock")
    await game.combat.destroy(owner, where, gone, "secret_industrial_agent", foe(played.seat, owner))
    if owner != played.seat:
        game.board.deed("destroyed_dock", played.seat, owner, where)
    await game.fleet_supply.settle(owner, game.board.hex_of(where), "secret_industrial_agent")


# -- Equipment Sabotage and Uprising -----------------------------------------------------------------------------------


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
        "exhaust": not here.exhausted,
    }
    return [way for way, is_open in open_ways.items() if is_open]


def sabotaged(game: Game, seat: Seat) -> list[PlanetId]:
    """Anybody's planets to which something could be done."""
    planets = [planet.id for owner in game.around(seat) for planet in game.board.planets_of(owner)]
    return [planet for planet in planets if sabotages(game, seat, planet)]


def may_sabotage(game: Game, seat: Seat, context: Any) -> bool:
    return bool(sabotaged(game, seat))


async def name_sabotaged(game: Game, played: Played) -> None:
    seat = played.seat
    planet = await choose_planet(game, seat, "equipment_sabotage", sabotaged(game, seat))
    way = await game.choose(seat, "equipment_sabotage_way", ways, "equipment_sabotage", sabotages(game, seat, planet))
    played.targets = [on_planet(planet), f"way:{way}"]


@catalogue.action_card("equipment_sabotage", declare=name_sabotaged, fits=may_sabotage)
async def equipment_sabotage(game: Game, played: Played) -> None:
    """A PDS or a Facility is lost, or production halved for the round, or the planet exhausted."""
    where, way = played.targets[0], one_target(played, "way")
    planet = game.board.planet(where.partition(":")[2])
    if way == "pds":
        gone = forces.pick(game.board.units(planet.owner, where), "pds")
        await game.combat.destroy(planet.owner, where, gone, "equipment_sabotage", foe(played.seat, planet.owner))
    elif way == "facility":
        game.board.set_planet(replace(planet, facility=""))
        game.tell(events.FacilityRemoved(planet.id, planet.facility, "equipment_sabotage"))
    elif way == "halve":
        game.begin_effect("equipment_sabotage", played.seat, "card", until="round", where=where)
    else:
        game.board.exhaust(planet.id, "equipment_sabotage")


@effects.modify("equipment_sabotage", PRODUCTION_CAPACITY, ANY, BOUND)
def halved(game: Game, effect: Effect, capacity: int, at: Producing) -> int:
    return capacity // 2 if at.where == effect.where else capacity


def rebellious(game: Game, seat: Seat) -> list[Hex]:
    """Systems outside of Home Systems with planets to exhaust or docks."""
    building = [hex_ for hex_, _, _ in docks(game)]
    found = [s.hex for s in game.state.systems if any(p.owner >= 0 and not p.exhausted for p in s.planets) or s.hex in building]
    return open_systems(game, found)


def may_rise(game: Game, seat: Seat, context: Any) -> bool:
    return bool(rebellious(game, seat))


async def name_rising(game: Game, played: Played) -> None:
    await aim_system(game, played, "uprising", rebellious(game, played.seat))


@catalogue.action_card("uprising", declare=name_rising, fits=may_rise)
async def uprising(game: Game, played: Played) -> None:
    """All planets of a system are exhausted, and its Space Docks produce two less for the round."""
    for name in aimed(played, "system"):
        for planet in game.board.system(Hex(name)).planets:
            if planet.owner >= 0:
                game.board.exhaust(planet.id, "uprising")
        game.begin_effect("uprising", played.seat, "card", until="round", where=in_system(Hex(name)))


@effects.modify("uprising", PRODUCTION_CAPACITY, ANY)
def hindered(game: Game, effect: Effect, capacity: int, at: Producing) -> int:
    docked = bool(game.production.ready_docks(at.seat, at.where))
    return capacity - 2 if docked and in_system(at.system) == effect.where else capacity


# -- a system, for the round -------------------------------------------------------------------------------------------


def neutral_ground(game: Game, seat: Seat) -> list[Hex]:
    """Systems outside of Home Systems in which a player has planets or units."""
    return open_systems(game, presence(game, seat))


def may_make_peace(game: Game, seat: Seat, context: Any) -> bool:
    return bool(neutral_ground(game, seat))


async def name_peace(game: Game, played: Played) -> None:
    await aim_player(game, played, "armistice_with", game.opponents(played.seat))
    await aim_system(game, played, "armistice", neutral_ground(game, played.seat))


@catalogue.action_card("armistice", declare=name_peace, fits=may_make_peace)
async def armistice(game: Game, played: Played) -> None:
    """Neither the player nor the chosen opponent may activate a system for the rest of the round."""
    other = int(one_target(played, "player"))
    for name in aimed(played, "system"):
        game.begin_effect("armistice", played.seat, "card", until="round", where=name, target=other)


@effects.modify("armistice", MAY_ACTIVATE, ANY, BOUND)
def truce(game: Game, effect: Effect, verdict: Verdict, at: At) -> Verdict:
    if at.system != effect.where or at.seat not in (effect.owner, effect.target):
        return verdict
    return Verdict(False, "OFF-GEN-3", message("explain-armistice", system=at.system))


@catalogue.action_card("enhanced_armor")
async def enhanced_armor(game: Game, played: Played) -> None:
    """The player's Cruisers sustain damage until the round is over."""
    game.begin_effect("enhanced_armor", played.seat, "card", until="round")


@effects.modify("enhanced_armor", SUSTAIN)
def armored(game: Game, effect: Effect, hits: int, unit: Unit) -> int:
    return max(1, hits) if unit.kind == "cruiser" else hits


async def name_footing(game: Game, played: Played) -> None:
    hexes = [hex_ for hex_, _ in game.state.layout]
    played.targets = [in_system(await choose_system(game, played.seat, "war_footing", hexes))]


@catalogue.action_card("war_footing", declare=name_footing)
async def war_footing(game: Game, played: Played) -> None:
    """Two more ships may be in one system until the end of the round; then the excess goes."""
    game.begin_effect("war_footing", played.seat, "card", where=played.targets[0])


@effects.modify("war_footing", FLEET_SUPPLY)
def footing(game: Game, effect: Effect, limit: int, at: At) -> int:
    return limit + 2 if in_system(at.system) == effect.where else limit


@effects.on("war_footing", ROUND_ENDS, ANY)
async def stands_down(game: Game, effect: Effect, _: Seat) -> None:
    game.end_effects(lambda other: other.id == effect.id)
    if not game.player(effect.owner).out:
        await game.fleet_supply.settle(effect.owner, game.board.hex_of(effect.where), "war_footing")


# -- Diplomatic Immunity -----------------------------------------------------------------------------------------------


def envoys(game: Game, seat: Seat, hex_: Hex, before: Sequence[str]) -> list[Seat]:
    """Opponents whose Command Counter could still be laid in a system."""
    here = game.board.system(hex_).counters
    return [s for s in game.opponents(seat) if str(s) not in before and s not in here and game.board.reinforcements(s) > 0]


def immune(game: Game, seat: Seat) -> list[Hex]:
    """Systems with ships or planets of a player into which such a counter could go."""
    ships = game.board.fleets_of(seat)
    planets = [game.board.system_of(planet.id) for planet in game.board.planets_of(seat)]
    return [h for h, _ in game.state.layout if h in (*ships, *planets) and envoys(game, seat, h, ())]


def may_be_immune(game: Game, seat: Seat, context: Any) -> bool:
    return bool(immune(game, seat))


async def name_immune(game: Game, played: Played) -> None:
    hex_ = await choose_system(game, played.seat, "diplomatic_immunity", immune(game, played.seat))
    played.targets = [in_system(hex_)]
    await aim_player(game, played, "diplomatic_immunity_from", envoys(game, played.seat, hex_, ()))


@catalogue.action_card("diplomatic_immunity", declare=name_immune, fits=may_be_immune)
async def diplomatic_immunity(game: Game, played: Played) -> None:
    """An opponent's Command Counter lies in a system of the player's; on later turns another one's may."""
    hex_, other = game.board.hex_of(played.targets[0]), int(one_target(played, "player"))
    game.board.lay_counter(other, hex_, "reinforcements")
    effect = game.begin_effect("diplomatic_immunity", played.seat, "card", until="round", where=hex_)
    game.note(effect, "done", str(other))


def later_envoys(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    """At the start of each later turn: opponents whose counter was not laid before."""
    if seat != effect.owner or game.remembered(effect, "turn") == game.scope("turn"):
        return []
    before = game.remembered(effect, "done").split()
    return [
        Option(f"player:{s}", "OFF-GEN-3", (f"player:{s}", in_system(Hex(effect.where))), message("option-envoy", player=s))
        for s in envoys(game, effect.owner, Hex(effect.where), before)
    ]


@effects.may("diplomatic_immunity", TURN_BEGINS, later_envoys)
async def another_envoy(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """One counter a turn."""
    other = key.partition(":")[2]
    game.board.lay_counter(int(other), Hex(effect.where), "reinforcements")
    game.note(effect, "done", f"{game.remembered(effect, 'done')} {other}")
    game.note(effect, "turn", game.scope("turn"))
