"""Action Cards played as an action that are aimed at ships, or make some appear."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mecatol.core.effects import Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules import events, forces
from mecatol.rules.forces import Groups
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.layers import shattered_ascension_17_cards as catalogue
from mecatol.rules.moments import COMBAT_VALUE, SUSTAIN, Firing, Unit
from mecatol.rules.naming import at_unit, in_system, system_named, unit_kind, unit_read
from mecatol.rules.official.game import Game
from mecatol.rules.state import Die, Group, Played, Seat, UnitId

from .aiming import (
    aim_player,
    aim_system,
    ask,
    exposed,
    open_systems,
    place_aimed,
    player_aimed,
    systems_aimed,
    target_named,
    ways,
)

# -- ships that appear -------------------------------------------------------------------------------------------------


def ghostly(game: Game, seat: Seat) -> Iterator[Hex]:
    """Systems with wormholes, tokens included, in which a Cruiser or a Destroyer could appear."""
    for hex_, _ in game.state.layout:
        if game.galaxy.wormholes(hex_, seat) and game.action_cards.is_target(hex_) and ghosts(game, seat, hex_):
            yield hex_


def ghosts(game: Game, seat: Seat, hex_: Hex) -> list[str]:
    return [kind for kind in ("destroyer", "cruiser") if game.production.room_for(seat, kind, in_system(hex_), 1)]


def may_haunt(game: Game, seat: Seat, context: Any) -> bool:
    return any(ghostly(game, seat))


async def name_wormhole(game: Game, played: Played) -> None:
    await aim_system(game, played, "ghost_ship", list(ghostly(game, played.seat)))


@catalogue.action_card("ghost_ship", declare=name_wormhole, fits=may_haunt)
async def ghost_ship(game: Game, played: Played) -> None:
    """A Destroyer or a Cruiser appears in a system with a wormhole and no enemy ships."""
    for hex_ in systems_aimed(played):
        kind = await game.choose(played.seat, "ghost_kind", ways, "ghost_ship", ghosts(game, played.seat, hex_))
        game.production.place_units(played.seat, unit_kind(kind), in_system(hex_), 1, "ghost_ship")


# -- ships of others ---------------------------------------------------------------------------------------------------


def lonely(game: Game, seat: Seat, hex_: Hex) -> tuple[Seat, Group] | None:
    """The only ship in a system, if it is somebody else's and no Flagship, and a card may be aimed at it."""
    fleets = game.board.fleets(hex_)
    if len(fleets) != 1 or fleets[0] == seat:
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
    for hex_ in systems_aimed(played):
        found = lonely(game, seat, hex_)
        if found is None or not game.economy.can_pay_mixed(seat, bounty(game, found[0], found[1].kind)):
            return
        if not await ask.agrees(game, seat, "pay_defector"):
            return
        owner, ship = found
        await game.economy.pay_mixed(seat, "defection", bounty(game, owner, ship.kind))
        crew = tuple(g for g in game.board.units(owner, in_system(hex_)) if g.kind != "space_dock")
        game.board.remove(owner, in_system(hex_), crew, "defection")
        game.leaders.lost(in_system(hex_), "ship", seat)
        game.production.bring(seat, in_system(hex_), [replace(ship, mark="")], "defection")
        await game.fleet_supply.settle(seat, hex_, "defection")


PREY: tuple[UnitId, ...] = ("dreadnought", "cruiser", "destroyer")


def prey(game: Game, seat: Seat, owner: Seat, hex_: Hex) -> Groups:
    """Ships of another player that a Lucky Shot could hit."""
    return tuple(g for g in exposed(game, seat, owner, in_system(hex_)) if game.board.counts_as(g.kind, *PREY))


def shooting_grounds(game: Game, seat: Seat) -> list[Hex]:
    """Systems with a planet of the player's and such ships of others."""
    mine = dict.fromkeys(game.board.system_of(planet.id) for planet in game.board.planets_of(seat))
    return [h for h in game.board.enemy_space(seat) if h in mine and hunted(game, seat, h)]


def hunted(game: Game, seat: Seat, hex_: Hex) -> list[Seat]:
    return [owner for owner in game.board.enemy_fleets(seat, hex_) if prey(game, seat, owner, hex_)]


def may_shoot(game: Game, seat: Seat, context: Any) -> bool:
    return bool(shooting_grounds(game, seat))


async def name_prey(game: Game, played: Played) -> None:
    hex_ = await ask.system(game, played.seat, "lucky_shot", shooting_grounds(game, played.seat))
    played.targets = [in_system(hex_)]
    owner = await aim_player(game, played, "lucky_shot_at", hunted(game, played.seat, hex_))
    unit = await ask.unit(game, played.seat, "lucky_shot_ship", prey(game, played.seat, owner, hex_), in_system(hex_))
    played.targets.append(at_unit(unit))


@catalogue.action_card("lucky_shot", declare=name_prey, fits=may_shoot)
async def lucky_shot(game: Game, played: Played) -> None:
    """A Dreadnought, Cruiser or Destroyer over a planet of the player's is destroyed."""
    ship = unit_read(target_named(played, "unit"))
    where, owner = place_aimed(played), player_aimed(played)
    await game.combat.destroy(owner, where, [ship], "lucky_shot", played.seat)
    await game.fleet_supply.settle(owner, game.board.hex_of(where), "lucky_shot")


WARHEADS, WARHEAD_VALUE = 3, 7


def blockades(game: Game, seat: Seat) -> list[Hex]:
    """Systems in which enemy ships stand over a planet of the player's."""
    mine = dict.fromkeys(game.board.system_of(planet.id) for planet in game.board.planets_of(seat))
    return [hex_ for hex_ in game.board.enemy_space(seat) if hex_ in mine]


def is_blockaded(game: Game, seat: Seat, context: Any) -> bool:
    return bool(blockades(game, seat))


async def name_blockade(game: Game, played: Played) -> None:
    hex_ = await ask.system(game, played.seat, "hidden_warheads", blockades(game, played.seat))
    played.targets = [in_system(hex_)]
    await aim_player(game, played, "hidden_warheads_at", game.board.enemy_fleets(played.seat, hex_))


@catalogue.action_card("hidden_warheads", declare=name_blockade, fits=is_blockaded)
async def hidden_warheads(game: Game, played: Played) -> None:
    """Three shots at a blockading fleet; a Fighter hit takes another one with it."""
    seat, where, owner = played.seat, place_aimed(played), player_aimed(played)
    needed = game.fold(COMBAT_VALUE, WARHEAD_VALUE, Firing(seat, "", "hidden_warheads", system_named(where), target=owner))
    faces = game.roll("hidden_warheads", WARHEADS)
    dice = [Die(seat, "pds", face, needed, "hidden_warheads") for face in faces]  # no unit's: shots from the ground
    game.tell(events.Rolled(seat, "hidden_warheads", faces, needed, sum(die.hit for die in dice)))
    hits = await game.combat.scored(owner, where, dice, "hidden_warheads", seat)
    lost = await game.combat.assign(owner, where, hits, purpose="hidden_warheads", by=seat)
    fighters = sum(each.unit.kind == "fighter" for each in lost)
    await game.combat.carry_out(owner, where, lost, "hidden_warheads", seat)
    fleet = game.board.units(owner, where)
    more = min(fighters, forces.count(fleet, "fighter"))
    await game.combat.destroy(owner, where, forces.pick(fleet, "fighter", more), "hidden_warheads", seat)
    await game.fleet_supply.settle(owner, game.board.hex_of(where), "hidden_warheads")


# -- one's own ships, for the round ------------------------------------------------------------------------------------


@catalogue.action_card("enhanced_armor")
async def enhanced_armor(game: Game, played: Played) -> None:
    """The player's Cruisers sustain damage until the round is over."""
    game.begin_effect("enhanced_armor", played.seat, "card", until="round")


@effects.modify("enhanced_armor", SUSTAIN)
def sustain_of_enhanced_armor(game: Game, effect: Effect, hits: int, unit: Unit) -> int:
    return max(1, hits) if unit.kind == "cruiser" else hits
