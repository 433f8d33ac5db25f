"""What cards played in battles share: whose battle it is, what fights in it, and marking single ships."""

from __future__ import annotations

from collections.abc import Iterable

from mecatol.rules import forces
from mecatol.rules.forces import Groups
from mecatol.rules.moments import Firing
from mecatol.rules.naming import in_system, listing, marks_of, on_planet
from mecatol.rules.official.casualties import Salvo, place_of
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import is_ship
from mecatol.rules.state import EXHAUSTED, NO_PLANET, Battle, Group, Place, Seat, Side, UnitId

FIRST = 1  # the first round


def fights_in_space(battle: Battle, seat: Seat) -> bool:
    """Whether a player takes part in a Space Battle."""
    return not battle.planet and battle.has(seat)


def attacks_in_space(battle: Battle, seat: Seat) -> bool:
    """Whether a player is the attacker of a Space Battle."""
    return not battle.planet and battle.attacker.seat == seat


def fights_on_planet(battle: Battle, seat: Seat) -> bool:
    """Whether a player takes part in an Invasion Combat."""
    return bool(battle.planet) and battle.has(seat)


def under_way(game: Game) -> Battle:
    """The battle under way."""
    return game.board.battle


def fleet(game: Game, seat: Seat) -> Groups:
    """A player's ships in the battle under way."""
    return game.board.ships(seat, game.board.battle.system)


def ships_of(game: Game, seat: Seat, *kinds: UnitId) -> Groups:
    """Those of his ships in the battle that are of these kinds."""
    return tuple(group for group in fleet(game, seat) if game.board.counts_as(group.kind, *kinds))


def enemy_of(game: Game, seat: Seat) -> Seat:
    """The other side of the battle under way."""
    return game.board.battle.enemy(seat).seat


def dice_of(game: Game, battle: Battle, side: Side, number: int) -> int:
    """How many combat dice a side has in a round."""
    return sum(dice for _, dice in game.combat.volley(battle, side, number))


def dice_of_group(game: Game, battle: Battle, seat: Seat, group: Group) -> int:
    """How many combat dice some ships of a side have rolled together in the round."""
    side, enemy = battle.side(seat), battle.enemy(seat).seat
    shots = game.combat.firings(seat, (group,), "battle", battle.system, NO_PLANET, enemy, battle.round, side.attacker)
    return game.combat.number(shots[0], game.board.unit(seat, group.kind).dice)


def endurance(game: Game, battle: Battle, seat: Seat, purpose: str) -> int:
    """How many hits it takes to destroy all that a side has in the battle."""
    where = place_of(battle)
    if battle.planet:
        fighting = game.invasion.fighters(battle, battle.side(seat))
        spare = forces.removed(game.board.units(seat, where), fighting)
        return game.combat.endurance(Salvo(seat, where, purpose, spare=spare))
    return game.combat.endurance(Salvo(seat, where, purpose, only=is_ship))


def firing(battle: Battle, seat: Seat, kind: UnitId, purpose: str, count: int = 1) -> Firing:
    """Combat rolls of some units in a battle."""
    side = battle.side(seat)
    enemy = battle.enemy(seat).seat
    return Firing(seat, kind, purpose, battle.system, battle.planet, enemy, battle.round, side.attacker, count=count)


# -- single ships ------------------------------------------------------------------------------------------------------


def put_mark(game: Game, seat: Seat, where: Place, units: Iterable[Group], name: str) -> None:
    """Units are marked, so that what they roll and what hits them can be told from the rest."""
    for group in units:
        game.board.mark(seat, where, group, listing([*marks_of(group.mark), name], "+"))


def wipe_mark(game: Game, name: str) -> None:
    """Whatever bears a mark loses it, wherever it is."""
    for where, owner, groups in game.board.all_units():
        for group in groups:
            if forces.bears(group.mark, name):
                game.board.mark(owner, where, group, listing((word for word in marks_of(group.mark) if word != name), "+"))


def wipe_stale_marks(game: Game) -> None:
    """Units that are as they were lose the marks of cards that are over."""
    lasting = [EXHAUSTED, *(effect.key for effect in game.state.effects)]
    marks = [word for _, _, groups in game.board.all_units() for group in groups for word in marks_of(group.mark)]
    for word in dict.fromkeys(marks):
        if word not in lasting:
            wipe_mark(game, word)


def bearing(groups: Iterable[Group], name: str) -> Groups:
    """Those of some units that bear a mark."""
    return tuple(group for group in groups if forces.bears(group.mark, name))


def without_mark(groups: Iterable[Group], name: str) -> Groups:
    """Those of some units that do not bear a mark."""
    return tuple(group for group in groups if not forces.bears(group.mark, name))


def as_of(groups: Groups, kind: UnitId, number: int) -> Groups:
    """So many units of a kind, as far as there are any."""
    return forces.pick(groups, kind, min(number, forces.count(groups, kind)))


def space(battle: Battle) -> Place:
    """The place where the fleets of a battle are."""
    return in_system(battle.system)


def ground(battle: Battle) -> Place:
    """The place where the armies of a battle are."""
    return on_planet(battle.planet)
