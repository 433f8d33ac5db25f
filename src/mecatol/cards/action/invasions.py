"""Action Cards played before and after an Invasion Combat, and when a planet is gained."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import ANY, Effect
from mecatol.core.hexes import Hex
from mecatol.rules import forces
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.layers import shattered_ascension_17_cards as catalogue
from mecatol.rules.moments import (
    AFTER_BATTLE,
    BATTLE_DECIDED,
    BEFORE_BATTLE,
    BEFORE_INVASION,
    COMBAT_VALUE,
    INSTALLATIONS_CAPTURED,
    PLANET_TAKEN,
    SUSTAIN,
    Captured,
    Firing,
    Invading,
    Taken,
    Unit,
)
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import GROUND, in_system, is_ground, on_planet
from mecatol.rules.state import EXHAUSTED, Battle, PlanetId, Played, Seat

from .aiming import ask, may_aim_at, planets_aimed
from .sides import as_of, enemy_of, fights_on_planet, ground, under_way
from .space_battles import lost_as_defender

# -- Last Stand --------------------------------------------------------------------------------------------------------


def may_stand(game: Game, seat: Seat, battle: Battle) -> bool:
    return bool(battle.planet) and lost_as_defender(battle, seat)


@catalogue.action_card("last_stand", BATTLE_DECIDED, fits=may_stand)
async def last_stand(game: Game, played: Played) -> None:
    """The attacker's hits of the last round have not happened, and the combat goes on with +1 for the defender."""
    battle = under_way(game)
    game.combat.take_back(battle, (played.seat,))
    game.combat.go_on(battle)
    game.begin_effect("last_stand", played.seat, "card", until="battle")


@effects.modify("last_stand", COMBAT_VALUE)
def combat_value_of_last_stand(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    return value - (shot.purpose == "invasion")


# -- Vulcan Drop -------------------------------------------------------------------------------------------------------


def drops_armor(game: Game, seat: Seat, battle: Battle) -> bool:
    attacks = fights_on_planet(battle, seat) and battle.attacker.seat == seat
    return attacks and forces.count(game.board.units(seat, ground(battle)), "mechanized_unit") > 0


@catalogue.action_card("vulcan_drop", BEFORE_BATTLE, fits=drops_armor)
async def vulcan_drop(game: Game, played: Played) -> None:
    """The attacker's Armor may sustain one hit more in this combat, and each has a shot before it."""
    seat, battle = played.seat, under_way(game)
    game.begin_effect("vulcan_drop", seat, "card", until="battle", where=ground(battle))
    armor = [(g, 1) for g in game.board.units(seat, ground(battle)) if g.kind == "mechanized_unit"]
    enemy = enemy_of(game, seat)
    dice = game.combat.roll(seat, armor, "precombat", battle.system, battle.planet, enemy, attacker=True)
    hits = await game.combat.scored(enemy, ground(battle), dice, "precombat", seat)
    await game.combat.suffer(enemy, ground(battle), hits, purpose="precombat", by=seat)


@effects.modify("vulcan_drop", SUSTAIN)
def sustain_of_vulcan_drop(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    return value + (unit.kind == "mechanized_unit" and unit.where == effect.where)


# -- Pre-emptive Evac --------------------------------------------------------------------------------------------------


def refuges(game: Game, seat: Seat, planet: PlanetId) -> list[PlanetId]:
    """Own planets beside an attacked one, in its system or the next, on which something can stand."""
    here = game.board.system_of(planet)
    near = (here, *game.galaxy.adjacent(here))
    own = [p.id for hex_ in near for p in game.board.system(hex_).planets if p.owner == seat and p.id != planet]
    return [each for each in own if game.board.is_solid(each)]


def may_evacuate(game: Game, seat: Seat, context: Battle | Invading) -> bool:
    """From the landing on, until the first round begins."""
    owner = context.owner if isinstance(context, Invading) else context.defender.seat
    if not context.planet or owner != seat:
        return False
    there = forces.count(game.board.units(seat, on_planet(context.planet)), *GROUND, "pds")
    return there > 0 and bool(refuges(game, seat, context.planet))


def attacked_system(game: Game, played: Played) -> list[Hex]:
    return [game.board.system_of(game.action_cards.context().planet)]


@catalogue.action_card("pre_emptive_evac", BEFORE_INVASION, BEFORE_BATTLE, fits=may_evacuate, location=attacked_system)
async def pre_emptive_evac(game: Game, played: Played) -> None:
    """Ground units and PDS leave an attacked planet, as far as there is room; docks left there are lost with it."""
    seat, planet = played.seat, game.action_cards.context().planet
    haven = await ask.planet(game, seat, "evacuate", refuges(game, seat, planet))
    here, refuge = on_planet(planet), on_planet(haven)
    there = game.board.units(seat, here)
    room = game.board.most_on_planet(seat, "pds", haven) - forces.count(game.board.units(seat, refuge), "pds")
    leaving = (*forces.of(there, is_ground), *as_of(there, "pds", max(0, room)))
    game.board.shift(seat, here, refuge, leaving)
    for leader in game.leaders.kept(seat):
        if leader.where == here:
            game.leaders.place(leader.id, refuge)
    game.begin_effect("pre_emptive_evac", seat, "card", until="action", where=here)


@effects.on("pre_emptive_evac", AFTER_BATTLE, ANY)
async def pre_emptive_evac_after_battle(game: Game, effect: Effect, battle: Battle) -> None:
    """Whoever takes the planet captures no dock."""
    if ground(battle) != effect.where:
        return
    docks = forces.count(game.board.units(effect.owner, ground(battle)), "space_dock")
    if docks and battle.winner == battle.attacker.seat:
        game.invasion.note_last_dock(battle.winner, effect.owner, battle.planet)
        lost = forces.pick(game.board.units(effect.owner, ground(battle)), "space_dock", docks)
        await game.combat.destroy(effect.owner, ground(battle), lost, "pre_emptive_evac", battle.winner)


# -- Demolition Trap ---------------------------------------------------------------------------------------------------


def was_robbed(game: Game, seat: Seat, captured: Captured) -> bool:
    return captured.before == seat


@catalogue.action_card("demolition_trap", INSTALLATIONS_CAPTURED, fits=was_robbed)
async def demolition_trap(game: Game, played: Played) -> None:
    """What was captured is destroyed with those who captured it: commandos and Agents, or else one Shock Troop."""
    captured, seat = game.action_cards.context(), played.seat
    here, board = on_planet(captured.planet), game.board
    for what in captured.installations:
        if what == board.planet(captured.planet).facility:
            game.facilities.remove(captured.planet, "demolition_trap")
        else:
            where = game.production.dock_place(captured.seat, captured.planet) if what == "space_dock" else here
            there = [g for g in board.units(captured.seat, where) if what != "space_dock" or g.mark == EXHAUSTED]  # just captured
            await game.combat.destroy(captured.seat, where, forces.pick(tuple(there), what), "demolition_trap", seat)
    number, agents = captors(game, captured)
    troops = as_of(board.units(captured.seat, here), "shock_troop", number)
    await game.combat.destroy(captured.seat, here, troops, "demolition_trap", seat)
    for leader in game.leaders.at(here) if agents else ():
        if leader.kind == "agent" and leader.owner == captured.seat:
            game.leaders.killed(leader, seat)


def captors(game: Game, captured: Captured) -> tuple[int, bool]:
    """How many Shock Troops were in it, and whether Agents were: one of those who merely fought, where any did; or else each
    commando that took something, and the Agents where there was more than the commandos could take."""
    battle, number = game.state.battle, len(captured.installations)
    commandos = battle.attacker.commandos if battle is not None else 0
    troops = forces.count(game.board.army(captured.seat, captured.planet), "shock_troop")
    return (1, False) if troops > commandos else (min(commandos, number), number > commandos)


# -- planets gained ----------------------------------------------------------------------------------------------------


async def name_planet(game: Game, played: Played) -> None:
    """The planet gained is where the card takes effect."""
    played.targets = [on_planet(game.action_cards.context().planet)]


def gained(game: Game, seat: Seat, taken: Taken) -> bool:
    """Whether a player has just gained a planet, and nothing has taken it away again."""
    return taken.seat == seat == game.board.planet(taken.planet).owner


@catalogue.action_card("rare_mineral", PLANET_TAKEN, declare=name_planet, fits=gained)
async def rare_mineral(game: Game, played: Played) -> None:
    """Three Trade Goods for a planet just gained."""
    game.economy.gain_goods(played.seat, 3, "rare_mineral")


def liberated(game: Game, seat: Seat, taken: Taken) -> bool:
    invaded = gained(game, seat, taken) and taken.how == "invasion" and taken.before >= 0
    return invaded and may_aim_at(game, taken.planet)


async def name_liberated(game: Game, played: Played) -> None:
    """In a Home System only with leave of its original owner (SA17-GEN-12)."""
    planet = game.action_cards.context().planet
    if await game.action_cards.permission(played.seat, game.board.system_of(planet)):
        played.targets = [on_planet(planet)]


@catalogue.action_card("liberation", PLANET_TAKEN, declare=name_liberated, fits=liberated)
async def liberation(game: Game, played: Played) -> None:
    """Two Ground Forces, a PDS and a Trade Good for a planet just taken from somebody."""
    for planet in planets_aimed(played):
        here = on_planet(planet)
        game.production.place_units(played.seat, "ground_force", here, 2, "liberation")
        game.production.place_units(played.seat, "pds", here, 1, "liberation")
        game.economy.gain_goods(played.seat, 1, "liberation")


def was_invaded(game: Game, seat: Seat, taken: Taken) -> bool:
    return taken.before == seat and taken.how == "invasion" and gained(game, taken.seat, taken)


@catalogue.action_card("scorched_earth", PLANET_TAKEN, declare=name_planet, fits=was_invaded)
async def scorched_earth(game: Game, played: Played) -> None:
    """The invader loses all ground units there, or gives the planet up and goes back where he came from."""
    taken = game.action_cards.context()
    here, seat, board = on_planet(taken.planet), taken.seat, game.board
    if await game.choose(seat, "scorched_earth", burning, taken.planet) == "lose_units":
        await game.combat.destroy(seat, here, board.army(seat, taken.planet), "scorched_earth", played.seat)
        return
    hex_ = board.system_of(taken.planet)
    await game.landing.call_off(seat, hex_, taken.planet)
    left = board.army(seat, taken.planet)
    if left and board.ships(seat, hex_):
        board.shift(seat, here, in_system(hex_), left)
    for leader in game.leaders.kept(seat):
        if leader.where == here and board.ships(seat, hex_):
            game.leaders.place(leader.id, in_system(hex_))
    game.invasion.lose(taken.planet, "scorched_earth")
    await game.fleet_supply.settle(seat, hex_, "scorched_earth")


@grants("OFF-GEN-3")
def burning(planet: PlanetId) -> list[Option[str]]:
    """Losing the army, or the planet."""
    here = (on_planet(planet),)
    return [
        Option("lose_units", things=here, says=message("option-lose-units")),
        Option("leave_planet", things=here, says=message("option-abandon-planet", planet=planet)),
    ]
