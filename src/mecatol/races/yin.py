"""The Yin Brotherhood (OFF-RAC-13): converts, martyrs, and worlds turned round."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import ANY, Effect
from mecatol.rules import events, forces
from mecatol.rules.choosing import planet_options
from mecatol.rules.layers import central_powers, official, shattered_ascension
from mecatol.rules.moments import (
    AFTER_BATTLE,
    BEFORE_BATTLE,
    BEFORE_ROUND,
    COMBAT_VALUE,
    COMPONENT_ACTION,
    CONVERSIONS,
    GROUND_CAPACITY,
    MOVEMENT,
    PLANET_TAKEN,
    SWAPPED,
    UNITS_BUILT,
    Built,
    Firing,
    Taken,
    Unit,
)
from mecatol.rules.naming import parted, place_named, planet_named, planet_of, unit_key, unit_named
from mecatol.rules.official.casualties import place_of
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import NEUTRAL, Battle, Planet, PlanetId, Seat, UnitId

from .common import FOOT, flagship_in, strike

CONVERTS_ON = 5
MARTYRS: tuple[UnitId, ...] = ("cruiser", "destroyer")
SECOND = 2
REVERSED = "yin_reversed"
# The marks of Fighters that are Ground Forces or Shock Troops; "soldier@<planet>" if it came from a planet.
SOLDIERS: dict[str, UnitId] = {"soldier": "ground_force", "trooper": "shock_troop"}


# -- conversion --------------------------------------------------------------------------------------------------------


def times(game: Game, effect: Effect) -> int:
    """How often they have tried to convert somebody in the battle."""
    return int(game.remembered(effect, game.scope("battle")) or 0)


def of_players(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """Ground Forces of another player; Hostile Locals are not converted."""
    return [] if battle.defender.seat == NEUTRAL else of_anybody(game, effect, battle)


def of_anybody(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """Before an Invasion Combat in which they attack; once, if nothing gives them more tries.

    In build 17 units of Domain Counters are converted like all others (SA17-DOM-04).
    """
    if not battle.planet or battle.attacker.seat != effect.owner or battle.round:
        return []
    held = battle.defender.seat
    victims = forces.count(game.board.units(held, place_of(battle)), *FOOT)
    if not victims or times(game, effect) >= game.fold(CONVERSIONS, 1, effect.owner):
        return []
    return [Option("convert", "OFF-RAC-13", (on_planet(battle.planet),), message("option-yin-convert", planet=battle.planet))]


@official.may("yin_convert", BEFORE_BATTLE, of_players)
@shattered_ascension.may("yin_convert", BEFORE_BATTLE, of_anybody)
async def convert(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    """On a 5 or more the opponent loses a Ground Force and they gain one."""
    game.note(effect, game.scope("battle"), str(times(game, effect) + 1))
    (face,) = game.roll("convert")
    game.tell(events.Rolled(effect.owner, "convert", (face,), CONVERTS_ON))
    if face < CONVERTS_ON:
        return
    await win_over(game, effect, battle)


async def win_over(game: Game, effect: Effect, battle: Battle) -> None:
    """The opponent loses a Ground Force, and they gain one."""
    enemy, here = battle.enemy(effect.owner).seat, place_of(battle)
    kind = next(kind for kind in FOOT if forces.count(game.board.units(enemy, here), kind))
    await game.combat.destroy(enemy, here, forces.pick(game.board.units(enemy, here), kind), "converted", effect.owner)
    game.production.place_units(effect.owner, "ground_force", here, 1, "converted")


@central_powers.on("yin_conversion", BEFORE_BATTLE, ANY)
async def conversion(game: Game, effect: Effect, battle: Battle) -> None:
    """Before an Invasion Combat in which ground units of theirs take part, whoever attacks, if the opponent has a Ground Force:
    without a die (CP-RAC-23). Hostile Locals are not converted."""
    if not battle.planet or not battle.has(effect.owner) or not game.board.army(effect.owner, battle.planet):
        return
    enemy = battle.enemy(effect.owner).seat
    if enemy != NEUTRAL and forces.count(game.board.units(enemy, place_of(battle)), *FOOT):
        await win_over(game, effect, battle)


@official.modify("fanaticism", CONVERSIONS)
def fanaticism(game: Game, effect: Effect, value: int, seat: Seat) -> int:
    """They may try twice."""
    return value + 1


@shattered_ascension.modify("subliminal_command", CONVERSIONS)
def subliminal_command(game: Game, effect: Effect, value: int, seat: Seat) -> int:
    """They may try once more."""
    return value + 1


# -- devotion ----------------------------------------------------------------------------------------------------------


def may_die(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """Just before the second round of a Space Battle: "<own ship>><enemy ship>"."""
    if battle.planet or battle.round != SECOND or not battle.has(effect.owner):
        return []
    if game.remembered(effect, "battle") == game.scope("battle"):
        return []
    own = [g for g in game.space_battle.fleet(battle, battle.side(effect.owner)) if g.kind in MARTYRS]
    enemy = game.space_battle.fleet(battle, battle.enemy(effect.owner))
    return [
        Option(
            f"{unit_key(mine)}>{unit_key(theirs)}",
            "OFF-RAC-13",
            (in_system(battle.system),),
            message("option-devotion", kind=mine.kind, unit=theirs.kind),
        )
        for mine in own
        for theirs in enemy
    ]


@official.may("yin_devotion", BEFORE_ROUND, may_die)
async def devotion(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    """A Destroyer or Cruiser is given up for a hit on an enemy ship of their choice."""
    game.note(effect, "battle", game.scope("battle"))
    mine, theirs = parted(key, ">")
    martyr = unit_named(game.space_battle.fleet(battle, battle.side(effect.owner)), mine)
    await game.combat.destroy(effect.owner, place_of(battle), (martyr,), "devotion")
    await strike(game, battle, effect.owner, theirs, "devotion")


# -- reversal ----------------------------------------------------------------------------------------------------------


@grants("OFF-RAC-13")
def reversible(game: Game, seat: Seat) -> list[Option[str]]:
    """Their planets that are not exhausted."""
    return planet_options([planet.id for planet in game.board.planets_of(seat) if not planet.exhausted])


def may_reverse(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    """Once a round, as an action."""
    used = game.used_this_round(effect)
    if seat != effect.owner or used or not reversible(game, seat):
        return []
    return [Option("reversal", "OFF-RAC-13", says=message("option-reversal"))]


@official.may("yin_reversal", COMPONENT_ACTION, may_reverse)
async def reversal(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """Resources and influence of a planet change places until the round is over."""
    game.use_this_round(effect)
    where = await game.choose(seat, "reversal", reversible, game, seat)
    game.begin_effect(REVERSED, seat, "race", until="round", where=where)
    game.tell(events.PlanetReversed(seat, planet_named(where)))


@official.modify(REVERSED, SWAPPED)
def swapped_by_reversal(game: Game, effect: Effect, swapped: bool, planet: Planet) -> bool:
    """Where they have changed places already they are what is printed again."""
    return not swapped if effect.where == on_planet(planet.id) else swapped


@official.on(REVERSED, PLANET_TAKEN, ANY)
async def back_to_normal(game: Game, effect: Effect, taken: Taken) -> None:
    """Whoever takes the planet finds it as it was."""
    if effect.where == on_planet(taken.planet):
        game.end_effect(effect)


# -- Yin Spinner -------------------------------------------------------------------------------------------------------


@official.on("yin_spinner", UNITS_BUILT)
async def yin_spinner(game: Game, effect: Effect, built: Built) -> None:
    """Whenever they build units at a Space Dock, a Ground Force more for nothing."""
    if built.by_dock:
        game.production.place_units(built.seat, "ground_force", built.where, 1, "yin_spinner")


# -- Dehydra Chambers --------------------------------------------------------------------------------------------------


@central_powers.modify("dehydra_chambers", MOVEMENT)
def fast_destroyers(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """Destroyers move one system further (CP-RAC-27)."""
    return value + (unit.kind == "destroyer")


@central_powers.modify("dehydra_chambers", COMBAT_VALUE)
def fierce_destroyers(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Destroyers have +1 on all their rolls, the barrage included."""
    return value - (firing.kind == "destroyer")


@central_powers.modify("dehydra_chambers", GROUND_CAPACITY, reads=())
def soldiers_in_chambers(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """With Stasis Capsules a Destroyer carries a Ground Force too (CP-RAC-28)."""
    return value + (unit.kind == "destroyer" and game.index.has(effect.owner, "stasis_capsules"))


# -- Van Hauge ---------------------------------------------------------------------------------------------------------


def barracks(game: Game, seat: Seat, battle: Battle) -> list[tuple[str, str, int]]:
    """Where in the system they have Ground Forces or Shock Troops, by their marks, and how many."""
    places = [place_of(battle), *(on_planet(planet.id) for planet in game.board.system(battle.system).planets)]
    found = [(p, mark, forces.count(game.board.units(seat, p), kind)) for p in places for mark, kind in SOLDIERS.items()]
    return [(where, mark, number) for where, mark, number in found if number]


def may_man_fighters(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """With the Flagship in the battle: so many Ground Forces or Shock Troops of a place, "<number>!<mark>@<place>"."""
    if battle.planet or not battle.has(effect.owner) or not flagship_in(game, effect.owner, battle.system):
        return []
    return [
        Option(
            f"{n}!{mark}@{where}",
            "OFF-SOT-FLG",
            (where,),
            message("option-man-fighters", count=n, kind=SOLDIERS[mark], where=where),
        )
        for where, mark, number in barracks(game, effect.owner, battle)
        for n in range(1, number + 1)
    ]


@official.may("yin_flagship_ground_fighters", BEFORE_BATTLE, may_man_fighters)
async def man_fighters(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    """Ground Forces take part in the battle as if they were Fighters."""
    called, named = parted(key, "@")
    number, mark = parted(called, "!")
    seat, where, here = effect.owner, place_named(named), place_of(battle)
    soldiers = forces.pick(game.board.units(seat, where), SOLDIERS[mark], int(number))
    game.board.exchange(seat, where, soldiers, here, "fighter", mark if where == here else f"{mark}@{planet_of(where)}")


@official.on("yin_flagship_ground_fighters", AFTER_BATTLE, ANY)
async def back_to_barracks(game: Game, effect: Effect, battle: Battle) -> None:
    """Those who live are Ground Forces or Shock Troops again, where they came from unless their fleet has left; where it has gone
    to, they need room aboard like others."""
    seat = effect.owner
    for hex_ in game.board.in_space_of(seat):
        soldiers = [group for group in game.board.units(seat, in_system(hex_)) if parted(group.mark, "@")[0] in SOLDIERS]
        for group in soldiers:
            mark, named = parted(group.mark, "@")
            planet = PlanetId(named)
            stays = not planet or game.board.hex_of(on_planet(planet)) != hex_
            where = in_system(hex_) if stays else on_planet(planet)
            game.board.exchange(seat, in_system(hex_), (group,), where, SOLDIERS[mark])
        if soldiers and hex_ != battle.system:
            await game.fleet_supply.settle(seat, hex_, "retreat")
