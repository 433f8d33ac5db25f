"""Official Action Cards of Space Battles and Invasion Combats."""

from __future__ import annotations

from mecatol.core.decisions import Verdict
from mecatol.core.effects import ANY, SET, Effect
from mecatol.core.hexes import Hex
from mecatol.rules import forces
from mecatol.rules.layers import official as effects
from mecatol.rules.layers import official_cards as catalogue
from mecatol.rules.moments import (
    BEFORE_BATTLE,
    BEFORE_ROUND,
    COMBAT_VALUE,
    DICE_CAST,
    DICE_ROLLED,
    HITS_SCORED,
    MAY_PLAY,
    MAY_RETREAT,
    UNIT_DAMAGED,
    At,
    Cast,
    Firing,
    Hits,
    Loss,
    Playing,
)
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system
from mecatol.rules.state import Battle, Group, Played, Seat

from . import dice, hands, rounds
from .aiming import ask, place_aimed
from .official_phases import refusal
from .sides import enemy_of, fights_in_space, ships_of, under_way

ROUNDS = ("battle", "invasion")


def in_space(game: Game, seat: Seat, battle: Battle) -> bool:
    return fights_in_space(battle, seat)


# -- before a Space Battle ---------------------------------------------------------------------------------------------


def has_fighters(game: Game, seat: Seat, battle: Battle) -> bool:
    return fights_in_space(battle, seat) and bool(ships_of(game, seat, "fighter"))


@catalogue.action_card("fighter_prototype", BEFORE_BATTLE, fits=has_fighters)
async def fighter_prototype(game: Game, played: Played) -> None:
    """Fighters have +2 in the first round."""
    game.begin_effect("official_fighter_prototype", played.seat, "card", until="battle")


@effects.modify("official_fighter_prototype", COMBAT_VALUE)
def combat_value_of_fighter_prototype(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    return value - 2 if shot.kind == "fighter" and shot.purpose == "battle" and shot.round == 1 else value


@catalogue.action_card("flanking_tactic", BEFORE_BATTLE, fits=in_space)
async def flanking_tactic(game: Game, played: Played) -> None:
    """The enemy may not retreat from this battle."""
    game.begin_effect("official_flanking_tactic", enemy_of(game, played.seat), "card", until="battle")


@effects.modify("official_flanking_tactic", MAY_RETREAT)
def retreating_under_flanking_tactic(game: Game, effect: Effect, verdict: Verdict, at: At) -> Verdict:
    return refusal("flanking_tactic")


@effects.modify("official_flanking_tactic", MAY_PLAY)
def playing_under_flanking_tactic(game: Game, effect: Effect, verdict: Verdict, playing: Playing) -> Verdict:
    """By no means: neither by a card that asks nobody whether a fleet may retreat."""
    return refusal("flanking_tactic") if playing.card == "skilled_retreat" else verdict


@catalogue.action_card("communications_breakdown", BEFORE_BATTLE, fits=in_space)
async def communications_breakdown(game: Game, played: Played) -> None:
    """Nobody plays Action Cards but Sabotage until the battle is over."""
    game.begin_effect("official_communications_breakdown", played.seat, "card", until="battle")


@effects.modify("official_communications_breakdown", MAY_PLAY, ANY, SET)
def playing_under_communications_breakdown(game: Game, effect: Effect, verdict: Verdict, playing: Playing) -> Verdict:
    return verdict if playing.card == "sabotage" else refusal("communications_breakdown")


def enemy_swarms(game: Game, seat: Seat, battle: Battle) -> bool:
    """Whether the enemy has more Fighters than other ships, and would lose any."""
    if not fights_in_space(battle, seat):
        return False
    ships = game.board.ships(battle.enemy(seat).seat, battle.system)
    fighters = forces.count(ships, "fighter")
    return fighters > max(1, forces.count(ships) - fighters)


@catalogue.action_card("friendly_fire", BEFORE_BATTLE, fits=enemy_swarms)
async def friendly_fire(game: Game, played: Played) -> None:
    """Half of the enemy's Fighters are destroyed, rounded down."""
    enemy, where = enemy_of(game, played.seat), in_system(under_way(game).system)
    fleet = game.board.units(enemy, where)
    number = forces.count(fleet, "fighter") // 2
    await game.combat.destroy(enemy, where, forces.pick(fleet, "fighter", number), "friendly_fire", played.seat)


# -- in its rounds -----------------------------------------------------------------------------------------------------


@catalogue.action_card("morale_boost", BEFORE_ROUND, fits=rounds.takes_part)
async def morale_boost(game: Game, played: Played) -> None:
    """+1 in this round."""
    game.begin_effect("official_morale_boost", played.seat, "card", until="battle_round")


@effects.modify("official_morale_boost", COMBAT_VALUE)
def combat_value_of_morale_boost(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    return value - (shot.purpose in ROUNDS)


def own_dice_lie(game: Game, seat: Seat, rolled: Battle | Cast) -> bool:
    """A battle of the player's own, and dice on the table."""
    battle = game.state.battle
    return battle is not None and battle.has(seat) and dice.dice_lie(game, seat, rolled)


catalogue.action_card("recheck", DICE_ROLLED, DICE_CAST, fits=own_dice_lie)(dice.recheck)
catalogue.action_card("shields_holding", HITS_SCORED, fits=dice.is_hit)(dice.shields_holding)


# -- damaged ships -----------------------------------------------------------------------------------------------------


def may_finish(game: Game, seat: Seat, loss: Loss) -> bool:
    """Whether a ship of the enemy was damaged in a Space Battle of the player's own."""
    return loss.seat != seat and dice.may_be_catastrophic(game, seat, loss)


@catalogue.action_card("direct_hit", UNIT_DAMAGED, fits=may_finish)
async def direct_hit(game: Game, played: Played) -> None:
    """A ship just damaged is destroyed at once; nothing played in reply saves it (SA17-ACT-05)."""
    loss = game.action_cards.context()
    ship = dice.struck_ship(game, played.seat, loss)
    await game.combat.destroy(loss.seat, loss.where, ship, "direct_hit", played.seat)


def worn(game: Game, seat: Seat, hex_: Hex) -> list[Group]:
    """A player's damaged Dreadnoughts and War Suns in a system."""
    return [
        group
        for group in game.board.ships(seat, hex_)
        if group.damage and game.board.counts_as(group.kind, "dreadnought", "war_sun")
    ]


def shipyards(game: Game, seat: Seat) -> list[Hex]:
    """Systems in which a player has something to repair."""
    return [hex_ for hex_ in game.board.fleets_of(seat) if worn(game, seat, hex_)]


def may_repair(game: Game, seat: Seat, context: Battle | Hits | None) -> bool:
    return bool(hands.of_the_moment(shipyards(game, seat), seat, context))


async def name_shipyard(game: Game, played: Played) -> None:
    played.targets = [in_system(await ask.system(game, played.seat, "emergency_repairs", shipyards(game, played.seat)))]


@catalogue.action_card("emergency_repairs", BEFORE_ROUND, HITS_SCORED, declare=name_shipyard, fits=may_repair, anytime=True)
async def emergency_repairs(game: Game, played: Played) -> None:
    """The player's damaged Dreadnoughts and War Suns in one system are whole again."""
    where = place_aimed(played)
    for group in worn(game, played.seat, game.board.hex_of(where)):
        game.board.repair(played.seat, where, group)
