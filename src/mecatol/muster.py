"""A player's units as they are now: the numbers that the rules go by, and what makes them so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from mecatol.core.effects import Effect, Value
from mecatol.core.hexes import Hex
from mecatol.core.records import Record
from mecatol.rules.moments import (
    CAPACITY,
    COMBAT_DICE,
    COMBAT_VALUE,
    COST_HALVES,
    MOVEMENT,
    SPACE_CANNON,
    SUSTAIN,
    Build,
    Firing,
    Unit,
)
from mecatol.rules.naming import in_system, on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.state import PlanetId, Seat, UnitId

C = TypeVar("C")


class Cause(Record, frozen=True):
    """An effect that changes a number of a unit; costs are in half resources."""

    number: str
    effect: Effect
    before: int
    after: int


class Mustered(Record, frozen=True):
    """A kind of unit of a player, where nothing but what always holds touches it: at home, and attacking."""

    kind: UnitId
    cost_halves: int  # of one
    combat: int
    dice: int
    movement: int
    capacity: int
    sustain: int
    causes: tuple[Cause, ...] = ()


def muster(game: Game, seat: Seat) -> tuple[Mustered, ...]:
    """Every kind of unit that a player could have; nothing before he has a race and a home."""
    player = game.player(seat)
    if not player.race or not game.board.has_system(player.home):
        return ()
    return tuple(_mustered(game, seat, kind) for kind in game.content.units if _could_have(game, seat, kind))


def _could_have(game: Game, seat: Seat, kind: UnitId) -> bool:
    if kind == "flagship" and game.player(seat).race not in game.content.flagships:
        return False
    return bool(game.board.unit(seat, kind).per) or game.board.on_board(seat, kind) > 0


def _mustered(game: Game, seat: Seat, kind: UnitId) -> Mustered:
    home = game.board.home(seat)
    printed, place = game.board.unit(seat, kind), in_system(home)
    build, unit, firing = Build(seat, kind, home), Unit(seat, kind, place), _firing(game, seat, kind, home)
    ground = Unit(seat, kind, on_planet(firing.planet))
    fights, shoots = printed.combat > 0, printed.category == "installation"
    causes = [
        *_causes(game, "cost", COST_HALVES, printed.cost * 2 // printed.per if printed.per else 0, build),
        *(_causes(game, "combat", COMBAT_VALUE, printed.combat, firing) if fights else ()),
        *(_causes(game, "dice", COMBAT_DICE, printed.dice, firing) if fights and not shoots else ()),
        *(_causes(game, "dice", SPACE_CANNON, printed.space_cannon, ground) if fights and shoots else ()),
        *_causes(game, "movement", MOVEMENT, printed.movement, unit),
        *_causes(game, "capacity", CAPACITY, printed.capacity, unit),
        *_causes(game, "sustain", SUSTAIN, printed.sustain, unit),
    ]
    return Mustered(
        kind=kind,
        cost_halves=game.production.halves(seat, home, kind) if printed.per else 0,
        combat=game.combat.value(firing) if fights else 0,
        dice=_dice(game, firing, ground) if fights else 0,
        movement=game.routes.full_allowance(seat, kind, home) if printed.category == "ship" or printed.movement else 0,
        capacity=game.fleet_supply.places_of(seat, kind, place).general,
        sustain=game.fold(SUSTAIN, printed.sustain, unit),
        causes=tuple(causes),
    )


def _firing(game: Game, seat: Seat, kind: UnitId, home: Hex) -> Firing:
    """Ships in a Space Battle, ground units in an Invasion Combat, PDS at a fleet."""
    category = game.board.unit(seat, kind).category
    purpose = {"ship": "battle", "ground": "invasion"}.get(category, "space_cannon")
    planets = game.board.system(home).planets
    planet = planets[0].id if planets and category != "ship" else PlanetId("")
    return Firing(seat, kind, purpose, home, planet, attacker=True)


def _dice(game: Game, firing: Firing, ground: Unit) -> int:
    """Of what fires at fleets and does not fight, the dice of its space cannon."""
    printed = game.board.unit(firing.seat, firing.kind)
    if printed.category == "installation":
        return game.space_cannon.shots(ground.seat, ground.kind, ground.where)
    return game.combat.dice(firing, printed.dice)


def _causes(game: Game, number: str, value: Value[C, int], printed: int, context: C) -> Iterator[Cause]:
    for effect, before, after in game.unfold(value, printed, context):
        yield Cause(number, effect, before, after)
