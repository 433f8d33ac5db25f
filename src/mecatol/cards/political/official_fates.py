"""Official Political Cards that a die decides, and those that move or destroy units all over the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from mecatol.core.decisions import Procedure
from mecatol.core.effects import ANY
from mecatol.core.hexes import Border, Hex
from mecatol.rules import events, forces
from mecatol.rules.layers import official as effects
from mecatol.rules.layers import official_cards as deck
from mecatol.rules.moments import MAY_TAKE_WORMHOLE
from mecatol.rules.naming import in_system, on_planet
from mecatol.rules.official.bombardment import GROUND_FORCES
from mecatol.rules.official.game import Game
from mecatol.rules.official.politics import FOR
from mecatol.rules.pieces import MECATOL_REX, is_ship
from mecatol.rules.state import NOBODY, PlanetId, Seat

from . import events_planets, laws_logistics
from .events_goods import technology_options
from .motions import Deed, Motion
from .outcomes import ask, concerned_stacks, concerned_units, for_the_round, gates, told_roll
from .transfers import calls_home, destroy_all, sends_out
from .voters import each, everyone, extreme, points, voters


def fate(game: Game, purpose: str, needed: int) -> int:
    """What the one die shows by which a card is decided."""
    (face,) = game.roll(purpose, 1)
    game.tell(events.Rolled(game.state.speaker, purpose, (face,), needed))
    return face


# -- Ancient Artifact --------------------------------------------------------------------------------------------------

ROLLS, NEEDED = 3, 5
Ruin: TypeAlias = Callable[[Any, Hex], Procedure[None]]


def opens_the_artifact(ruin: Ruin) -> Deed:
    """A die: Mecatol Rex and its surroundings are laid waste, or everybody gains two technologies."""

    async def deed(game: Game) -> None:
        if told_roll(game, game.state.speaker, "ancient_artifact", 1, 6):
            for seat in everyone(game):
                for _ in range(2):
                    await game.technology.receive(seat, "agenda")
        elif game.board.has_planet(MECATOL_REX):
            await ruin(game, game.board.system_of(MECATOL_REX))

    return deed


async def lay_waste(game: Game, hex_: Hex) -> None:
    """Nothing is left in the system, mines and Custodians neither; three rolls against every fleet and army next to it."""
    await ruin_system(game, hex_)
    game.space_mines.clear([mine for mine in game.state.mines if mine.border == Border(hex_)], "agenda")
    for place in game.domain_counters.places(hex_):
        game.domain_counters.clear(place)
    for near in game.galaxy.adjacent(hex_):
        await strike_fleets(game, near, ROLLS)
        for planet in game.board.system(near).planets:
            await strike_armies(game, planet.id)


async def ruin_system(game: Game, hex_: Hex) -> None:
    """All units in a system are destroyed, and its planets are nobody's."""
    for planet in game.board.system(hex_).planets:
        if not game.politics.passes_by(planet.owner):
            await game.invasion.lay_waste(planet.id, "agenda")
    for seat, groups in concerned_stacks(game, in_system(hex_)):
        await game.combat.destroy(seat, in_system(hex_), groups, "agenda")


async def strike_fleets(game: Game, hex_: Hex, rolls: int) -> None:
    """So many rolls against every fleet in a system."""
    for seat in [seat for seat, groups in concerned_stacks(game, in_system(hex_)) if forces.of(groups, is_ship)]:
        hits = told_roll(game, seat, "ancient_artifact", rolls, NEEDED)
        await game.combat.suffer(seat, in_system(hex_), hits, purpose="space_cannon", by=NOBODY)
        await game.fleet_supply.settle(seat, hex_, "agenda")


async def strike_armies(game: Game, planet: PlanetId) -> None:
    """All Ground Forces of a planet together are rolled against; nothing shields them. Mechanized Units are none."""
    here = on_planet(planet)
    for seat in [seat for seat, groups in concerned_stacks(game, here) if forces.count(groups, *GROUND_FORCES)]:
        hits = told_roll(game, seat, "ancient_artifact", ROLLS, NEEDED)
        await game.combat.suffer(seat, here, hits, purpose="bombardment", by=NOBODY, only=GROUND_FORCES.__contains__)


Motion("ancient_artifact", opens_the_artifact(lay_waste), deck=deck)

# -- wormholes and clouds ----------------------------------------------------------------------------------------------

CLOUDS = ("nebula", "ion_storm")
GATE_GOODS, CLOUD_GOODS = 2, 5
SURVIVED, SUCCEEDED = 4, 8


async def research_wormholes(game: Game) -> None:
    """A die: the ships at wormholes are lost, or those who control wormholes profit, or those who wanted it learn."""
    face = fate(game, "wormhole_research", SURVIVED)
    if face >= SUCCEEDED:
        await each(learns_blue, voters(FOR))(game)
    elif face >= SURVIVED:
        for seat in everyone(game):
            game.economy.gain_goods(seat, GATE_GOODS if gates(game, seat) else 0, "agenda")
    else:
        await lose_ships_at_wormholes(game)


async def learns_blue(game: Game, seat: Seat) -> None:
    """A blue technology whose prerequisites he has, or what he gets in place of any."""
    found = game.technology.gainable(seat, "agenda")
    if not game.technology.instead(seat, "agenda"):
        found = [technology for technology in found if game.technology.colour(technology) == "blue"]
    if found:
        chosen = found[0] if len(found) == 1 else await game.choose(seat, "receive_technology", technology_options, found, False)
        await game.technology.gain(seat, chosen, "agenda")


async def lose_ships_at_wormholes(game: Game) -> None:
    """With what they carry."""
    for hex_ in [system.hex for system in game.state.systems if game.galaxy.wormholes(system.hex)]:
        for seat in [seat for seat in game.board.fleets(hex_) if not game.politics.passes_by(seat)]:
            await game.combat.destroy(seat, in_system(hex_), game.board.ships(seat, hex_), "agenda")
            await game.fleet_supply.settle(seat, hex_, "agenda")


Motion("wormhole_research", research_wormholes, for_the_round("official_shut_wormholes"), deck=deck)
effects.modify("official_shut_wormholes", MAY_TAKE_WORMHOLE, ANY)(laws_logistics.wormholes_under_shut_wormholes)


async def light_the_gas(game: Game) -> None:
    """A die: everything in Nebulas and Ion Storms is destroyed, or those who control them profit."""
    clouds = [system.hex for system in game.state.systems if game.galaxy.anomaly(system.hex) in CLOUDS]
    burns = fate(game, "centrillic_gas", SURVIVED) < SURVIVED
    for hex_ in clouds if burns else ():
        await destroy_all(game, hex_)
    for seat in () if burns else everyone(game):
        held = [hex_ for hex_ in clouds if game.economy.controls_system(seat, hex_)]
        game.economy.gain_goods(seat, CLOUD_GOODS * len(held), "agenda")


Motion("centrillic_gas", light_the_gas, deck=deck)

# -- Space Mines -------------------------------------------------------------------------------------------------------


async def mine_mecatol(game: Game) -> None:
    """A mine of nobody's in the system of Mecatol Rex."""
    if game.board.has_planet(MECATOL_REX):
        for border in game.space_mines.places(NOBODY, game.board.system_of(MECATOL_REX))[:1]:
            game.space_mines.lay_neutral(border)


async def mines_home(game: Game, seat: Seat) -> None:
    await game.space_mines.place_free(seat, game.board.home(seat), 1)


Motion("defend_the_jewel", mine_mecatol, each(mines_home), deck=deck)

# -- planets and units -------------------------------------------------------------------------------------------------

SETTLERS = 3


async def redistribute(game: Game) -> None:
    """Whoever has the most points, at random where several have, gives a planet to one who has the fewest."""
    first = extreme(points)(game)
    giver = first[game.pick("law", "colonial_redistribution", len(first))] if len(first) > 1 else first[0]
    planet = await ask.planet(game, giver, "disarmed_planet", game.board.solid_planets(giver))
    if not planet:
        return
    army = forces.of(game.board.units(giver, on_planet(planet)), GROUND_FORCES.__contains__)
    await game.combat.destroy(giver, on_planet(planet), army, "agenda")
    taker = await ask.one_player(game, giver, "redistribute_to", extreme(points, least=True)(game))
    if await ask.agrees(game, taker, "settle_three", on_planet(planet)):
        await settle(game, taker, planet)


async def settle(game: Game, seat: Seat, planet: PlanetId) -> None:
    """Three Ground Forces; what else the former owner had there is gone, as on a planet that is conquered (OFF-INV-3)."""
    here, before = on_planet(planet), game.board.planet(planet).owner
    if not game.production.place_units(seat, "ground_force", here, SETTLERS, "agenda") or seat == before:
        return
    await game.invasion.raze(seat, before, planet, [])
    game.invasion.lose_leaders(here, seat, "agenda")
    await game.invasion.take(seat, planet, "agenda")


Motion("colonial_redistribution", redistribute, deck=deck)


async def disband_shock_troops(game: Game) -> None:
    """Wherever they are, neutral ones too."""
    for where, owner, _ in concerned_units(game):
        game.invasion.demote_here(owner, where)


Motion("hopes_end_training_ground", each(events_planets.trains, events_planets.hopes_end), disband_shock_troops, deck=deck)
Motion("defensive_mobilizations", each(calls_home), each(sends_out), deck=deck)
