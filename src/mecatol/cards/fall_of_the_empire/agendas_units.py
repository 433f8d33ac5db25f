"""Agendas of the scenario that move and destroy units."""

from __future__ import annotations

from mecatol.cards.political.outcomes import CLAUSE, give_up_unit, price, this_round
from mecatol.cards.political.transfers import calls_home, destroy_all, places_in, sends_out
from mecatol.cards.political.voters import each
from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import ANY, Effect
from mecatol.core.hexes import Hex
from mecatol.rules.fall_of_the_empire.game import Game
from mecatol.rules.layers import fall_of_the_empire as effects
from mecatol.rules.moments import ROUND_ENDS
from mecatol.rules.naming import at_player, at_unit, in_system, parted, place_named, unit_key, unit_named
from mecatol.rules.state import PlanetId, Seat

from .common import election, motion

SACRIFICE = 6  # half resources


# -- Citizens' Weapon Rights -------------------------------------------------------------------------------------------


async def arms_home(game: Game, seat: Seat) -> None:
    """A War Sun in the Home System of who holds it, if there is room for it."""
    if not game.board.home_lost(seat):
        game.production.place_units(seat, "war_sun", in_system(game.board.home(seat)), 1, "agenda")


async def destroys_one(game: Game, seat: Seat) -> None:
    """A player destroys a unit of another one."""
    if not enemy_units(game, seat):
        return
    owner, rest = parted(await game.choose(seat, "destroy_enemy_unit", enemy_units, game, seat), "@")
    named, name = parted(rest, " ")
    where = place_named(named)
    unit = unit_named(game.board.units(int(owner), where), name)
    await game.combat.destroy(int(owner), where, [unit], "agenda", seat)


@grants(CLAUSE)
def enemy_units(game: Game, seat: Seat) -> list[Option[str]]:
    """Units of opponents: "<seat>@<place> <unit>"."""
    return [
        Option(
            f"{other}@{where} {unit_key(group)}",
            things=(where, at_player(other), at_unit(group)),
            says=message("option-destroy-unit", player=other, kind=group.kind, where=where),
        )
        for other in game.opponents(seat)
        for where in game.board.occupied(other)
        for group in game.board.units(other, where)
    ]


motion("citizens_weapon_rights", each(arms_home), each(destroys_one))

# -- wormholes ---------------------------------------------------------------------------------------------------------


def wormhole_systems(game: Game) -> list[Hex]:
    return [hex_ for hex_, _ in game.state.layout if game.galaxy.wormholes(hex_)]


async def announce_clearing(game: Game) -> None:
    """When the round ends nothing is left in systems with wormholes."""
    this_round(game, "clearing_the_wormholes")


@effects.on("clearing_the_wormholes", ROUND_ENDS, ANY)
async def clearing_the_wormholes_clears(game: Game, effect: Effect, _: Seat) -> None:
    for hex_ in wormhole_systems(game):
        await destroy_all(game, hex_)


async def commits_to_wormholes(game: Game, seat: Seat) -> None:
    """A Command Counter of the reinforcements in every such system he controls."""
    for hex_ in [h for h in wormhole_systems(game) if game.economy.controls_system(seat, h)]:
        if seat not in game.board.system(hex_).counters and game.board.reinforcements(seat) > 0:
            game.board.lay_counter(seat, hex_, "reinforcements")


motion("clearing_the_wormholes", announce_clearing, each(commits_to_wormholes))

# -- Defensive Mobilizations -------------------------------------------------------------------------------------------

motion("defensive_mobilizations", each(calls_home), each(sends_out))

# -- Demilitarization --------------------------------------------------------------------------------------------------


@election("demilitarization", "planet")
async def demilitarization(game: Game, name: PlanetId) -> None:
    """All ships in the system of a planet are destroyed, with what they carry."""
    hex_ = game.board.system_of(name)
    for seat in game.board.fleets(hex_):
        await game.combat.destroy(seat, in_system(hex_), game.board.ships(seat, hex_), "agenda")


# -- a sacrifice at home -----------------------------------------------------------------------------------------------


async def sacrifices(game: Game, seat: Seat) -> None:
    """Units worth three resources in the Home System, whichever the player chooses, as far as there are any."""
    given, places = 0, places_in(game, game.board.home(seat))
    while given < SACRIFICE:
        unit = await give_up_unit(game, seat, places)
        if unit is None:
            break
        given += price(game, seat, [unit])
    await game.fleet_supply.settle(seat, game.board.home(seat), "agenda")
