"""Laws that give Victory Points, or a prize for beating somebody."""

from __future__ import annotations

from mecatol.core.effects import ANY, OPPONENT, Effect
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.moments import (
    AFTER_BATTLE,
    BEFORE_BATTLE,
    OBJECTIVE_BONUS,
    STRATEGY_PHASE_BEGINS,
    UNITS_DESTROYED,
    VICTORY_POINTS,
    Claiming,
    Loss,
)
from mecatol.rules.naming import at_player, planet_named
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import Battle, CardId, PlanetId, Seat

from .motions import Motion, election, elects
from .outcomes import add_facility, ask, claims_of_secrets, discard, is_colony, is_secret, score, unflag

# -- points as long as the law lasts -----------------------------------------------------------------------------------


def gives_points(card: str, points: int) -> None:
    """The holder of a law has more points while it is his."""

    @effects.modify(card, VICTORY_POINTS)
    def more(game: Game, effect: Effect, total: int, seat: Seat) -> int:
        return total + points


election("emperor", "player")
gives_points("emperor", 2)


def beaten(battle: Battle, seat: Seat) -> Seat:
    """Who has won a battle against somebody; -1 where nobody has, or no player."""
    return battle.winner if battle.has(seat) and battle.winner not in (seat, -2) else -1


election("the_crown_of_emphidia", "player")
gives_points("the_crown_of_emphidia", 1)


@effects.on("the_crown_of_emphidia", AFTER_BATTLE, ANY)
async def crown_of_emphidia_changes_hands(game: Game, effect: Effect, battle: Battle) -> None:
    """Who wins an Invasion Combat against the holder takes the card over, and the point with it."""
    winner = beaten(battle, effect.owner)
    if battle.planet and winner >= 0:
        game.politics.amend(CardId(effect.key), at_player(winner))
        game.victory.check()


@elects("build_monument", "planet", is_colony)
async def build_monument(game: Game, name: PlanetId) -> None:
    """The planet gets a Colony, where one can stand."""
    add_facility(game, name, "colony")


@effects.modify("build_monument", VICTORY_POINTS, ANY)
def points_under_build_monument(game: Game, effect: Effect, total: int, seat: Seat) -> int:
    """A point for whoever controls the planet."""
    return total + (game.board.planet(planet_named(effect.where)).owner == seat)


# -- points once -------------------------------------------------------------------------------------------------------


@elects("shard_of_the_throne", "player")
async def shard_of_the_throne(game: Game, name: str) -> None:
    """A point at once."""
    score(game, int(name), "shard_of_the_throne", 1)


@effects.on("shard_of_the_throne", AFTER_BATTLE, ANY)
async def shard_of_the_throne_pays(game: Game, effect: Effect, battle: Battle) -> None:
    """Who beats the holder gets a Trade Good."""
    if beaten(battle, effect.owner) >= 0:
        game.economy.gain_goods(battle.winner, 1, effect.key)


election("corrupt_empire", "player")


@effects.on("corrupt_empire", UNITS_DESTROYED)
async def corrupt_empire_ends(game: Game, effect: Effect, loss: Loss) -> None:
    """The first who destroys a Space Dock of the elected player in a battle gets a point."""
    if loss.kind == "space_dock" and loss.by >= 0 and loss.why in ("battle", "invasion", "planet_lost"):
        await discard(game, effect)
        score(game, loss.by, effect.key, 1)
        game.victory.check()


async def honour_secrets(game: Game) -> None:
    """A point for everybody who has fulfilled a Secret Objective."""
    for seat in dict.fromkeys(claim.seat for claim in claims_of_secrets(game)):
        score(game, seat, "glory_of_the_empire", 1)


Motion("glory_of_the_empire", refused=honour_secrets)


@effects.modify("glory_of_the_empire", OBJECTIVE_BONUS, ANY)
def objectives_under_glory_of_the_empire(game: Game, effect: Effect, points: int, claiming: Claiming) -> int:
    """A Secret Objective is worth a point more."""
    return points + is_secret(game, claiming.objective)


@elects("incentive_program", "public_objective")
async def incentive_program(game: Game, name: str) -> None:
    """A point for everybody who has fulfilled the objective already."""
    for seat in next(o.claimed for o in game.state.objectives if o.id == name):
        score(game, seat, "incentive_program", 1)


@effects.modify("incentive_program", OBJECTIVE_BONUS, ANY)
def objectives_under_incentive_program(game: Game, effect: Effect, points: int, claiming: Claiming) -> int:
    return points + (f"objective:{claiming.objective}" == effect.where)


async def clear_flags(game: Game) -> None:
    """Public objectives that have nothing to do with technologies may be claimed once more."""
    for objective in list(game.state.objectives):
        if not is_about_technology(game, objective.id):
            unflag(game, objective.id)


def is_about_technology(game: Game, objective: str) -> bool:
    """Whether an objective asks for technologies, alone or beside other things."""
    asked = [term.condition for term in game.objectives.printed(objective).terms()]
    return any("technolog" in condition or condition == "focus_on_colour" for condition in asked)


Motion("bellum_gloriosum", refused=clear_flags)


@effects.on("bellum_gloriosum", BEFORE_BATTLE, ANY)
async def bellum_gloriosum_pays(game: Game, effect: Effect, battle: Battle) -> None:
    """A Trade Good for each side of a battle."""
    for side in (battle.attacker, battle.defender):
        if side.seat >= 0:
            game.economy.gain_goods(side.seat, 1, effect.key)


# -- prizes ------------------------------------------------------------------------------------------------------------

election("enemy_of_the_throne", "player")


@effects.on("enemy_of_the_throne", AFTER_BATTLE, OPPONENT)
async def enemy_of_the_throne_is_beaten(game: Game, effect: Effect, battle: Battle) -> None:
    """The first attacker who wins a Space Battle against the elected player gets goods, a counter and a card."""
    winner = battle.attacker.seat
    if battle.planet or battle.defender.seat != effect.owner or battle.winner != winner or winner < 0:
        return
    await discard(game, effect)
    game.economy.gain_goods(winner, 2, effect.key)
    await game.economy.gain_counters(winner, 1, effect.key)
    await game.action_cards.take(winner, 1, effect.key)


election("lord_of_the_merchants", "player")


@effects.on("lord_of_the_merchants", STRATEGY_PHASE_BEGINS, ANY)
async def lord_of_the_merchants_gets_tribute(game: Game, effect: Effect, seat: Seat) -> None:
    """Three Trade Goods when each round begins."""
    game.economy.gain_goods(effect.owner, 3, effect.key)


@effects.on("lord_of_the_merchants", AFTER_BATTLE, ANY)
async def lord_of_the_merchants_is_plundered(game: Game, effect: Effect, battle: Battle) -> None:
    """Who beats him may take a Trade Good from him."""
    winner = beaten(battle, effect.owner)
    if winner >= 0 and game.player(effect.owner).trade_goods and await ask.agrees(game, winner, "plunder"):
        game.economy.hand_goods(effect.owner, winner, 1)
