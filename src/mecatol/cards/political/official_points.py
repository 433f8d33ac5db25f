"""Official Political Cards about Victory Points and objectives; what lasts has a key that begins with `official_`."""

from __future__ import annotations

from mecatol.core.effects import ANY, Effect
from mecatol.rules.layers import official as effects
from mecatol.rules.layers import official_cards as deck
from mecatol.rules.moments import (
    AFTER_ACTIVATION,
    AFTER_BATTLE,
    BEFORE_BATTLE,
    GOAL,
    OBJECTIVE_BONUS,
    POINTS_GAINED,
    UNITS_DESTROYED,
    VICTORY_POINTS,
    At,
    Loss,
)
from mecatol.rules.naming import at_player, planet_named
from mecatol.rules.official.game import Game
from mecatol.rules.state import Battle, Seat

from . import council, events_goods, laws_points
from .laws_points import beaten
from .motions import Motion, election, elects
from .official_laws import law, office
from .outcomes import discard, law_of, score
from .transfers import destroy_all
from .voters import each, everyone

# -- points as long as a law lasts, and a nearer goal ------------------------------------------------------------------

office("the_crown_of_emphidia", "official_the_crown_of_emphidia")
office("shard_of_the_throne", "official_shard_of_the_throne")
election("build_monument", "planet", deck=deck, key="official_build_monument")


@effects.modify("official_the_crown_of_emphidia", POINTS_GAINED)
@effects.modify("official_the_crown_of_emphidia", VICTORY_POINTS)
def points_under_the_crown_of_emphidia(game: Game, effect: Effect, total: int, seat: Seat) -> int:
    return total + 1


@effects.on("official_the_crown_of_emphidia", AFTER_BATTLE, ANY)
async def crown_of_emphidia_changes_hands(game: Game, effect: Effect, battle: Battle) -> None:
    """Who wins an Invasion Combat against the holder takes the card over, and the point with it."""
    winner = beaten(battle, effect.owner)
    if battle.planet and winner >= 0:
        hand_over(game, effect, winner)


def hand_over(game: Game, effect: Effect, seat: Seat) -> None:
    """A law lies with another player from now on."""
    game.politics.amend(law_of(game, effect), at_player(seat))
    game.victory.check()


@effects.modify("official_shard_of_the_throne", GOAL)
def goal_under_shard_of_the_throne(game: Game, effect: Effect, goal: int, seat: Seat) -> int:
    return goal - 1


@effects.on("official_shard_of_the_throne", UNITS_DESTROYED)
async def shard_of_the_throne_changes_hands(game: Game, effect: Effect, loss: Loss) -> None:
    """Another player who destroys a unit of the holder in a battle takes the card."""
    if loss.by not in game.rivals(effect.owner) or loss.why not in ("battle", "barrage", "precombat", "invasion"):
        return
    moment = same_moment(game, loss)
    if moment and moment == game.remembered(effect, "taken"):
        return  # he was not the holder yet when this unit fell
    game.note(effect, "taken", moment)
    hand_over(game, effect, loss.by)


def same_moment(game: Game, loss: Loss) -> str:
    """A round of Invasion Combat, whose casualties fall together (OFF-INV-2); in space one side's come after the other's."""
    battle = game.state.battle
    return f"{game.state.round} {battle.deeds_before}" if battle is not None and loss.why == "invasion" else ""


@effects.modify("official_build_monument", GOAL, ANY)
def goal_under_build_monument(game: Game, effect: Effect, goal: int, seat: Seat) -> int:
    """A point less for whoever controls the planet."""
    return goal - (game.board.planet(planet_named(effect.where)).owner == seat)


# -- prizes ------------------------------------------------------------------------------------------------------------

office("corrupt_empire", "official_corrupt_empire")
office("enemy_of_the_throne", "official_enemy_of_the_throne")


@effects.on("official_corrupt_empire", BEFORE_BATTLE, ANY)
async def corrupt_empire_is_attacked(game: Game, effect: Effect, battle: Battle) -> None:
    """Who begins a Space Battle or an Invasion Combat against the elected player gets a point."""
    if battle.defender.seat == effect.owner and battle.attacker.seat in game.rivals(effect.owner):
        await discard(game, effect)
        score(game, battle.attacker.seat, "corrupt_empire", 1)
        game.victory.check()


@effects.on("official_enemy_of_the_throne", AFTER_BATTLE, ANY)
async def enemy_of_the_throne_is_beaten(game: Game, effect: Effect, battle: Battle) -> None:
    """Who wins a Space Battle against the elected player, attacking or defending, gets goods, a counter and a card."""
    winner = beaten(battle, effect.owner)
    if battle.planet or winner < 0:
        return
    await discard(game, effect)
    game.economy.gain_goods(winner, 2, "agenda")
    await game.economy.gain_counters(winner, 1, "agenda")
    await game.action_cards.take(winner, 1, "agenda")


async def next_objective(game: Game) -> None:
    """The next public objective is revealed."""
    await game.objectives.reveal()


law("non_aggression_pact", "official_non_aggression_pact", refused=next_objective)


@effects.on("official_non_aggression_pact", AFTER_ACTIVATION, ANY)
async def non_aggression_pact_is_broken(game: Game, effect: Effect, at: At) -> None:
    """The first who activates a system with enemy ships loses a point."""
    if game.board.enemy_fleets(at.seat, at.system):
        await discard(game, effect)
        score(game, at.seat, "non_aggression_pact", -1)


# -- objectives --------------------------------------------------------------------------------------------------------

law("glory_of_the_empire", "official_glory_of_the_empire", refused=laws_points.honour_secrets)
effects.modify("official_glory_of_the_empire", OBJECTIVE_BONUS, ANY)(laws_points.objectives_under_glory_of_the_empire)

elects("incentive_program", "public_objective", deck=deck, key="official_incentive_program")(laws_points.incentive_program)
effects.modify("official_incentive_program", OBJECTIVE_BONUS, ANY)(laws_points.objectives_under_incentive_program)

elects("recognize_accomplishments", "public_objective", deck=deck)(events_goods.recognize_accomplishments)
elects("equal_threats", "two_players", deck=deck)(events_goods.equal_threats)


@elects("archived_secret", "player", deck=deck)
async def archived_secret(game: Game, name: str) -> None:
    """A further Secret Objective."""
    game.objectives.deal_secret(int(name), "agenda")


async def plan_anew(game: Game) -> None:
    """All Preliminary Objectives go back, and everybody is dealt a Secret Objective, whatever he has or had."""
    game.objectives.end_preliminaries(everyone(game), "agenda")


async def lords_it(game: Game, seat: Seat) -> None:
    """A Victory Point; then everything in his Home System is destroyed."""
    score(game, seat, "lord_of_mecatol_rex", 1)
    await destroy_all(game, game.board.home(seat))


Motion("lord_of_mecatol_rex", each(lords_it, council.ruler), deck=deck)
Motion("flawed_planning", plan_anew, events_goods.reward_secrets, deck=deck)
