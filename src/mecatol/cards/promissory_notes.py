"""What Promissory Notes bind their givers to: the effects of those who hold them (`effect.target` is the giver).

Promise of Protection speaks of Representatives, which build 17 does not use: it can be given, and nothing brings it about.
Voting Concession is played in the bargaining of a council, with build 17 when the agendas are known.
"""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import SET, Effect
from mecatol.rules.layers import official as layer
from mecatol.rules.layers import shattered_ascension
from mecatol.rules.moments import AGENDAS_CHOSEN, BARGAINING, BEFORE_ROUND, BOUND_VOTE, COMPONENT_ACTION, GOAL, SPY_AIMS, Shot
from mecatol.rules.naming import at_player, card_named, parted, system_named
from mecatol.rules.official.game import Game
from mecatol.rules.official.hands import card_option
from mecatol.rules.state import Battle, CardId, Seat


def playing(game: Game, effect: Effect) -> list[Option[str]]:
    """Play a note, and against whom."""
    says = message("option-play-note", note=effect.key, player=effect.target)
    return [Option(effect.key, game.promissory_notes.clause, (at_player(effect.target),), says)]


# -- Monetary Concession ---------------------------------------------------------------------------------------------------


def giver_has_goods(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    rich = game.promissory_notes.binds(effect) and game.economy.usable_goods(effect.target) > 0
    return playing(game, effect) if rich else []


@layer.may("monetary_concession", COMPONENT_ACTION, giver_has_goods)
async def monetary_concession(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """As an action: the giver hands over all his Trade Goods."""
    game.promissory_notes.honour(effect)
    game.economy.hand_goods(effect.target, effect.owner, game.economy.usable_goods(effect.target))


# -- Territorial Concession ------------------------------------------------------------------------------------------------


def giver_can_leave(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """In a Space Battle between the two, as long as the giver has a way out and is not going already."""
    between = not battle.planet and battle.has(effect.owner) and battle.enemy(effect.owner).seat == effect.target
    stays = between and not battle.side(effect.target).retreats_to
    return playing(game, effect) if stays and game.promissory_notes.ways_out(effect.target) else []


@grants("OFF-SPB-6", "OFF-SOT-INT", "SA17-SOT-08")
def ways_out(game: Game, seat: Seat) -> list[Option[str]]:
    """Where the giver may go."""
    return game.space_battle.ways_out(game.promissory_notes.ways_out(seat))


@layer.may("territorial_concession", BEFORE_ROUND, giver_can_leave)
async def territorial_concession(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    """At the start of a round of a Space Battle: the giver must retreat at its end."""
    game.promissory_notes.honour(effect)
    key = await game.choose(effect.target, "concede_system", ways_out, game, effect.target)
    to = system_named(key)
    game.promissory_notes.clear_way(effect.target, to)
    await game.space_battle.announced(battle, battle.side(effect.target), to)


# -- Voting Concession -----------------------------------------------------------------------------------------------------


def giver_votes(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    votes = game.promissory_notes.binds(effect) and game.politics.votes(effect.target) > 0
    return playing(game, effect) if votes and votable(game) else []


@grants("OFF-SOT-INT", "SA17-SOT-08")
def votable(game: Game) -> list[Option[str]]:
    """Agendas on which one can vote at all."""
    return [card_option(agenda.card, "option-agenda") for agenda in game.state.council if game.politics.outcomes(agenda.card)]


@grants("OFF-SOT-INT", "SA17-SOT-08")
def outcomes(game: Game, card: CardId) -> list[str | Option[str]]:
    """What can be voted for."""
    return game.politics.outcomes(card)


@layer.may("voting_concession", BARGAINING, giver_votes)
@shattered_ascension.may("voting_concession", AGENDAS_CHOSEN, giver_votes)
async def voting_concession(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """All of the giver's votes go to an agenda and an outcome that the holder names."""
    game.promissory_notes.honour(effect)
    card = card_named(await game.choose(effect.owner, "concession_agenda", votable, game))
    outcome = await game.choose(effect.owner, "concession_outcome", outcomes, game, card)
    game.begin_effect("bound_vote", effect.target, "card", until="round", where=f"{card}={outcome}")


@layer.modify("bound_vote", BOUND_VOTE, stage=SET)
def bound_vote(game: Game, effect: Effect, bound: str, seat: Seat) -> str:
    """What was promised first counts."""
    card, _ = parted(effect.where, "=")
    return bound or (effect.where if any(agenda.card == card for agenda in game.state.council) else "")


# -- Support of the Throne -------------------------------------------------------------------------------------------------


@layer.modify("support_of_the_throne", GOAL)
def support_of_the_throne(game: Game, effect: Effect, goal: int, seat: Seat) -> int:
    """While it is held: one point less is enough; several from different players add up."""
    return goal - game.promissory_notes.binds(effect)


# -- Promise of Protection -------------------------------------------------------------------------------------------------


def giver_has_another(game: Game, effect: Effect, shot: Shot) -> list[Option[str]]:
    """When the giver's Spy has picked out somebody, and there is somebody else for it."""
    return playing(game, effect) if shot.seat == effect.target and shot.others else []


@layer.may("promise_of_protection", SPY_AIMS, giver_has_another)
async def promise_of_protection(game: Game, effect: Effect, shot: Shot, key: str) -> None:
    """The Spy must look for another Representative."""
    game.promissory_notes.honour(effect)
    shot.averted = True
