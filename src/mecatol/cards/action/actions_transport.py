"""Action Cards played as an action: units that go elsewhere or gather at home, and cards that lie in a system."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from mecatol.cards.strategy.redeployment import Orders, add, may_redeploy, plan, set_out
from mecatol.cards.strategy.shattered_ascension import is_free_of_enemies
from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import ANY, BOUND, OPPONENT, Effect
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules import forces
from mecatol.rules.choosing import DONE
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.layers import shattered_ascension_17_cards as catalogue
from mecatol.rules.moments import COMBAT_DICE, EXTRA_DICE, STATUS_PHASE_BEGINS, Firing
from mecatol.rules.naming import (
    aimed,
    at_unit,
    in_system,
    is_planet,
    kind_of,
    name_of,
    on_planet,
    parted,
    place_named,
    planet_of,
    system_named,
    unit_key,
    unit_kind,
    unit_named,
    unit_read,
    unit_with,
)
from mecatol.rules.official.game import Game
from mecatol.rules.official.voyage import Voyage
from mecatol.rules.pieces import is_ground, is_ship
from mecatol.rules.state import NOBODY, UNITS, Group, Place, PlanetId, Played, Seat, UnitId

from .aiming import ask, is_spared, place_aimed, target_named

# -- Patrol ------------------------------------------------------------------------------------------------------------


def anywhere(game: Game, seat: Seat, hex_: Hex) -> bool:
    """Out of activated systems too."""
    return True


PATROL = Orders(anywhere, is_free_of_enemies, kinds=("cruiser", "destroyer"), number=2)


def may_patrol(game: Game, seat: Seat, context: Any) -> bool:
    return may_redeploy(game, seat, PATROL).allowed


async def send_patrol(game: Game, played: Played) -> None:
    await send(game, played, PATROL)


async def send(game: Game, played: Played, orders: Orders) -> None:
    """The ships and where they go, so that everybody knows where the card takes effect."""
    for ship in (await plan(game, played.seat, orders)).ships:
        unit = unit_with(ship.kind, ship.damage, ship.mark)
        played.targets += [in_system(ship.route[-1]), f"ship:{ship.route[0]}:{unit}>{ship.route[-1]}"]
        played.targets += [f"load:{place}:{kind}" for place, kind, count in ship.cargo for _ in range(count)]
        played.targets += [f"leader:{leader}" for leader in ship.leaders]


@catalogue.action_card("patrol", declare=send_patrol, fits=may_patrol)
async def patrol(game: Game, played: Played) -> None:
    """Up to two Cruisers and Destroyers go to systems next to theirs; those are activated from the reinforcements."""
    voyage, goes = Voyage(played.seat, ()), False
    for target in played.targets:
        if kind_of(target) == "system":
            goes = not is_spared(game, played, place_named(target))
        elif goes:
            add(game, voyage, target)
    for hex_ in await set_out(game, voyage):
        if played.seat not in game.board.system(hex_).counters and game.board.reinforcements(played.seat) > 0:
            game.board.lay_counter(played.seat, hex_, "reinforcements")


# -- Transport ---------------------------------------------------------------------------------------------------------

LOAD = 4  # production capacity that may be moved


def loadable(game: Game, seat: Seat, drawn: Sequence[str]) -> list[tuple[PlanetId, Group]]:
    """Ground units of a player on planets that are not yet spoken for and fit in."""
    taken = [parted(name, ">")[0] for name in aimed(drawn, "move")]
    room = LOAD - sum(weight(game, seat, parted(text, " ")[1]) for text in taken)
    found: list[tuple[PlanetId, Group]] = []
    for planet in game.board.planets_of(seat):
        for group in game.board.army(seat, planet.id):
            left = group.count - taken.count(f"{planet.id} {unit_key(group)}")
            if left > 0 and weight(game, seat, unit_key(group)) <= room:
                found.append((planet.id, group))
    return found


def weight(game: Game, seat: Seat, unit: str) -> int:
    """The production capacity that one unit takes."""
    return game.production.production(seat, game.board.home(seat), unit_read(unit).kind)


def own_planets(game: Game, seat: Seat) -> list[PlanetId]:
    return [planet.id for planet in game.board.planets_of(seat) if game.board.is_solid(planet.id)]


@grants("OFF-GEN-3", "SA17-LDR-02")
def shipments(game: Game, seat: Seat, drawn: Sequence[str]) -> list[Option[str]]:
    """A ground unit and another planet for it, or a Leader, who goes alone too and takes no capacity; or enough."""
    planets = own_planets(game, seat)
    found = [
        Option(
            f"move:{planet} {unit_key(group)}>{to}",
            things=(on_planet(planet), on_planet(to), at_unit(group)),
            says=message("option-transport", kind=group.kind, planet=planet, where=on_planet(to)),
        )
        for planet, group in loadable(game, seat, drawn)
        for to in planets
        if to != planet
    ]
    led = [parted(name, ">")[0] for name in aimed(drawn, "lead")]
    found += [
        Option(
            f"lead:{leader.id}>{to}",
            things=(leader.where, on_planet(to)),
            says=message("option-lead", leader=leader.id, where=on_planet(to)),
        )
        for leader in game.leaders.kept(seat)
        if is_planet(leader.where) and leader.id not in led
        for to in planets
        if on_planet(to) != leader.where
    ]
    return [*found, DONE] if drawn else found


def may_transport(game: Game, seat: Seat, context: Any) -> bool:
    return bool(shipments(game, seat, ()))


async def load_transport(game: Game, played: Played) -> None:
    """What goes where, so that everybody knows where the card takes effect."""
    drawn: list[str] = []
    while (key := await game.compose(played.seat, "transport", tuple(drawn), shipments, game, played.seat, drawn)) != DONE.key:
        drawn.append(key)
        if not loadable(game, played.seat, drawn) and len(shipments(game, played.seat, drawn)) == 1:
            break
    for key in drawn:
        played.targets += [on_planet(PlanetId(parted(key, ">")[1])), key]


@catalogue.action_card("transport", declare=load_transport, fits=may_transport)
async def transport(game: Game, played: Played) -> None:
    """Ground units worth four production capacity go from planet to planet; out of an activated system they activate another."""
    seat, board = played.seat, game.board
    tired = [system.hex for system in game.state.systems if seat in system.counters]  # before anything moves
    for key in [target for target in played.targets if kind_of(target) != "planet"]:
        what, goal = parted(name_of(key), ">")
        to = PlanetId(goal)
        if is_spared(game, played, on_planet(to)):
            continue
        if kind_of(key) == "lead":
            game.leaders.place(what, on_planet(to))
            continue
        source, unit = parted(what, " ")
        planet = PlanetId(source)
        board.shift(seat, on_planet(planet), on_planet(to), [unit_named(board.army(seat, planet), unit)])
        here, there = board.system_of(planet), board.system_of(to)
        if here in tired and seat not in board.system(there).counters and board.reinforcements(seat) > 0:
            board.lay_counter(seat, there, "reinforcements")
    game.invasion.revert_lonely()


# -- Massive Transport -------------------------------------------------------------------------------------------------


def reached(game: Game, seat: Seat, start: Hex) -> list[Hex]:
    """Systems to which a way without enemy ships leads, however long."""
    if game.board.enemy_fleets(seat, start):
        return []
    found = [start]
    for hex_ in found:
        found += [
            to
            for to in game.galaxy.movement_adjacent(seat, hex_)
            if to not in found and not game.board.enemy_fleets(seat, to) and game.board.has_system(to)
        ]
    return found


def landing_sites(game: Game, seat: Seat, planet: PlanetId) -> list[PlanetId]:
    """Planets of a player to which the Space Dock of another one could go."""
    ways = reached(game, seat, game.board.system_of(planet))
    return [
        to
        for to in own_planets(game, seat)
        if to != planet and game.board.system_of(to) in ways
        if not forces.count(game.board.units(seat, on_planet(to)), "space_dock")
    ]


def movable_docks(game: Game, seat: Seat) -> list[PlanetId]:
    planets = own_planets(game, seat)
    docked = [p for p in planets if forces.count(game.board.units(seat, on_planet(p)), "space_dock")]
    return [planet for planet in docked if landing_sites(game, seat, planet)]


def may_relocate(game: Game, seat: Seat, context: Any) -> bool:
    return bool(movable_docks(game, seat))


async def name_relocation(game: Game, played: Played) -> None:
    planet = await ask.planet(game, played.seat, "massive_transport", movable_docks(game, played.seat))
    to = await ask.planet(game, played.seat, "massive_transport_to", landing_sites(game, played.seat, planet))
    played.targets = [on_planet(to), f"dock:{planet}"]


@catalogue.action_card("massive_transport", declare=name_relocation, fits=may_relocate)
async def massive_transport(game: Game, played: Played) -> None:
    """A Space Dock goes to another planet of its owner's, ready as it was."""
    seat, frm = played.seat, on_planet(PlanetId(target_named(played, "dock")))
    dock = forces.pick(game.board.units(seat, frm), "space_dock")
    game.board.shift(seat, frm, place_aimed(played), dock)
    await game.fleet_supply.settle(seat, game.board.hex_of(frm), "massive_transport")


# -- Rally the People --------------------------------------------------------------------------------------------------

RALLY_RESOURCES, RALLY_CAPACITY = 5, 2


def rallied(game: Game, seat: Seat, drawn: Sequence[str]) -> Iterator[tuple[UnitId, str]]:
    """Units that could still gather, and where: ships over the Home System, ground units and PDS on its planets."""
    home = game.board.home(seat)
    planets = [on_planet(planet.id) for planet in game.board.system(home).planets if game.board.is_solid(planet.id)]
    for kind in UNITS:
        if game.production.may_produce(seat, home, kind).allowed:
            for where in [in_system(home)] if is_ship(kind) else planets:
                if _gathers(game, seat, kind, where, drawn):
                    yield kind, where


def _gathers(game: Game, seat: Seat, kind: UnitId, where: Place, drawn: Sequence[str]) -> bool:
    kinds = [*(unit_kind(parted(text, " ")[0]) for text in drawn), kind]
    home, production = game.board.home(seat), game.production
    dear = sum([production.halves(seat, home, each) for each in kinds]) > 2 * RALLY_RESOURCES
    if dear or sum([production.production(seat, home, each) for each in kinds]) > RALLY_CAPACITY:
        return False
    if kinds.count(kind) > game.board.left(seat, kind) or (not is_ground(kind) and not _friendly(game, seat, where)):
        return False
    there = [Group(unit_kind(unit)) for unit, to in (parted(text, " ") for text in drawn) if to == where]
    return production.fits(seat, where, [*there, Group(kind)], kind).allowed


def _friendly(game: Game, seat: Seat, where: Place) -> bool:
    return not is_planet(where) or game.board.planet(planet_of(where)).owner == seat


@grants("OFF-GEN-3")
def rally_options(game: Game, seat: Seat, drawn: Sequence[str]) -> list[Option[str]]:
    """One more unit, or enough: "<kind> <place>"."""
    found = [
        Option(f"{kind} {where}", things=(where, at_unit(Group(kind))), says=message("option-build", kind=kind, where=where))
        for kind, where in rallied(game, seat, drawn)
    ]
    return [*found, DONE]


def may_rally(game: Game, seat: Seat, context: Any) -> bool:
    return next(rallied(game, seat, ()), None) is not None


@catalogue.action_card("rally_the_people", fits=may_rally)
async def rally_the_people(game: Game, played: Played) -> None:
    """Units worth five resources and two production capacity gather in the Home System; on a planet held by others they fight
    for it at once, and its PDS do not fire."""
    seat, home, drawn = played.seat, game.board.home(played.seat), list[str]()
    while next(rallied(game, seat, drawn), None) is not None:
        key = await game.compose(seat, "rally_the_people", tuple(drawn), rally_options, game, seat, drawn)
        if key == DONE.key:
            break
        drawn.append(key)
    for text in drawn:
        kind, where = parted(text, " ")
        game.production.bring(seat, place_named(where), [Group(unit_kind(kind))], "rally_the_people")
    game.begin_effect("rally_the_people", seat, "card", until="action")
    game.invasion.forget()
    for planet in game.invasion.contested(seat, home):
        game.tactical.hostile(seat, game.board.planet(planet).owner)
    game.then(*(Step("invasion.planet", seat, home, planet) for planet in game.invasion.contested(seat, home)))


@effects.modify("rally_the_people", COMBAT_DICE, OPPONENT, BOUND)
@effects.modify("rally_the_people", EXTRA_DICE, OPPONENT, BOUND)
def combat_dice_of_rally_the_people(game: Game, effect: Effect, dice: int, firing: Firing) -> int:
    """PDS on the planets of the Home System do not fire at those who rise there."""
    return 0 if firing.purpose == "invasion_defence" and firing.target == effect.owner else dice


# -- Ship Graveyard Salvaging Mission ----------------------------------------------------------------------------------

WRECKS = 4


def graveyards(game: Game, seat: Seat) -> list[Hex]:
    """Void Systems under control of a player."""
    return [h for h in game.board.fleets_of(seat) if game.galaxy.is_void(h) and game.economy.controls_system(seat, h)]


def may_salvage(game: Game, seat: Seat, context: Any) -> bool:
    return bool(graveyards(game, seat))


async def name_graveyard(game: Game, played: Played) -> None:
    hex_ = await ask.system(game, played.seat, "salvage_where", graveyards(game, played.seat))
    played.targets = [in_system(hex_)]


@catalogue.action_card("ship_graveyard_salvaging_mission", declare=name_graveyard, fits=may_salvage)
async def ship_graveyard_salvaging_mission(game: Game, played: Played) -> None:
    """A Trade Good at once, and four in the system, which are no Natural Wealth."""
    game.economy.gain_goods(played.seat, 1, "ship_graveyard_salvaging_mission")
    effect = game.begin_effect("ship_graveyard_salvaging_mission", NOBODY, "card", where=played.targets[0])
    game.note(effect, "goods", str(WRECKS))


@effects.on("ship_graveyard_salvaging_mission", STATUS_PHASE_BEGINS, ANY)
async def ship_graveyard_salvaging_mission_in_the_status_phase(game: Game, effect: Effect, speaker: Seat) -> None:
    """In every Status Phase whoever controls the system may take one of them."""
    goods, hex_ = int(game.remembered(effect, "goods")), system_named(effect.where)
    for seat in [seat for seat in game.playing() if game.economy.controls_system(seat, hex_)]:
        if await ask.agrees(game, seat, "salvage_wrecks", place_named(effect.where)):
            game.note(effect, "goods", str(goods - 1))
            game.economy.gain_goods(seat, 1, effect.key)
    if game.remembered(effect, "goods") == "0":
        game.end_effect(effect)
