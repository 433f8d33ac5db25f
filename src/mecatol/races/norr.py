"""Sardakk N'orr (OFF-RAC-7): nobody fights better."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import ANY, OPPONENT, Effect
from mecatol.rules import events, forces
from mecatol.rules.layers import official, shattered_ascension
from mecatol.rules.moments import AFTER_ROUND, COMBAT_VALUE, HITS, Firing, Struck
from mecatol.rules.naming import unit_key, unit_named
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import Battle, Group

from .common import flagship_in

TEN = 10
DRAGGED_ALONG = 2


@official.modify("norr_valour", COMBAT_VALUE)
def valour(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """+1 on every combat roll."""
    return value - 1


# -- race technologies and upgrades ------------------------------------------------------------------------------------


@official.on("valkyrie_armor", AFTER_ROUND, ANY)
async def valkyrie_armor(game: Game, effect: Effect, battle: Battle) -> None:
    """After a round of Invasion Combat a die for each casualty they took; each 10 is one casualty more of the enemy."""
    if not battle.planet or not battle.has(effect.owner):
        return
    fallen = forces.count(battle.side(effect.owner).lost)
    enemy = battle.enemy(effect.owner)
    if not fallen or not game.invasion.fighters(battle, enemy):
        return
    faces = game.roll("valkyrie_armor", fallen)
    hits = sum(face == TEN for face in faces)
    game.tell(events.Rolled(effect.owner, "valkyrie_armor", faces, TEN, hits))
    if hits:
        game.combat.set_hits(enemy, hits)
        lost = await game.invasion.casualties(battle, enemy)
        await game.combat.carry_out(enemy.seat, on_planet(battle.planet), lost, "invasion", effect.owner)


def may_ram(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """At the end of a round of a Space Battle one of their Dreadnoughts, as long as an enemy is left."""
    if battle.planet or not battle.has(effect.owner) or not game.space_battle.fleet(battle, battle.enemy(effect.owner)):
        return []
    if game.remembered(effect, game.scope("battle")) == str(battle.round):
        return []
    return [
        Option(unit_key(g), "OFF-TEC-3", (in_system(battle.system),), message("option-exotrireme", damage=g.damage))
        for g in game.board.ships(effect.owner, battle.system)
        if game.board.counts_as(g.kind, "dreadnought")
    ]


@grants("OFF-TEC-3")
def victims(ships: forces.Groups, chosen: Sequence[Group]) -> list[Option[str]]:
    """Enemy ships that are not chosen yet."""
    return [
        Option(unit_key(g), says=message("option-destroy", kind=g.kind, damage=g.damage)) for g in forces.removed(ships, chosen)
    ]


@official.may("exotrireme", AFTER_ROUND, may_ram)
async def exotrireme(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    """A Dreadnought is destroyed, and two enemy ships of their choice with it; one Dreadnought a round."""
    game.note(effect, game.scope("battle"), str(battle.round))
    where, enemy = in_system(battle.system), battle.enemy(effect.owner)
    ships, chosen = game.space_battle.fleet(battle, enemy), list[Group]()
    while len(chosen) < DRAGGED_ALONG and victims(ships, chosen):
        chosen.append(unit_named(ships, await game.choose(effect.owner, "exotrireme", victims, ships, chosen)))
    mine = unit_named(game.board.ships(effect.owner, battle.system), key)
    await game.combat.destroy(effect.owner, where, (mine,), "exotrireme")
    await game.combat.destroy(enemy.seat, where, chosen, "exotrireme", effect.owner)


@shattered_ascension.modify("berzerker_genome", HITS, OPPONENT)
def berzerker_genome(game: Game, effect: Effect, value: int, struck: Struck) -> int:
    """In a combat round in which they score a hit they score one more."""
    mine = struck.by == effect.owner and struck.purpose in ("battle", "invasion")
    return value + (mine and value > 0)


# -- C'morran Norr -----------------------------------------------------------------------------------------------------


@official.modify("norr_flagship_bonus", COMBAT_VALUE)
def flagship_bonus(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """+1 on rolls of Space Battles in the Flagship's system."""
    return value - (firing.purpose == "battle" and flagship_in(game, firing.seat, firing.system))
