"""What Promissory Notes bind their givers to: the effects of those who hold them (`effect.target` is the giver).

Promise of Protection speaks of Representatives, which build 17 does not use: it can be given, and nothing brings it about.
"""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import SET, Effect
from mecatol.core.hexes import Hex
from mecatol.rules.layers import shattered_ascension as layer
from mecatol.rules.moments import AGENDAS_CHOSEN, BEFORE_ROUND, BOUND_VOTE, COMPONENT_ACTION
from mecatol.rules.official.hands import card_option
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import Battle, CardId, Seat


def playing(effect: Effect) -> list[Option[str]]:
    """Play a note, and against whom."""
    says = message("option-play-note", note=effect.key, player=effect.target)
    return [Option(effect.key, "SA17-SOT-08", (f"player:{effect.target}",), says)]


# -- Monetary Concession ---------------------------------------------------------------------------------------------------


def giver_has_goods(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    rich = game.promissory_notes.binds(effect) and game.economy.usable_goods(effect.target) > 0
    return playing(effect) if rich else []


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
    return playing(effect) if stays and game.space_battle.destinations(effect.target) else []


@grants("SA17-SOT-08", "OFF-SPB-6")
def ways_out(game: Game, seat: Seat) -> list[Option[str]]:
    """Where the giver may go."""
    return game.space_battle.ways_out(game.space_battle.destinations(seat))


@layer.may("territorial_concession", BEFORE_ROUND, giver_can_leave)
async def territorial_concession(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    """At the start of a round of a Space Battle: the giver must retreat at its end."""
    game.promissory_notes.honour(effect)
    to = await game.choose(effect.target, "concede_system", ways_out, game, effect.target)
    await game.space_battle.announced(battle, battle.side(effect.target), Hex(to.removeprefix("retreat:")))


# -- Voting Concession -----------------------------------------------------------------------------------------------------


def giver_votes(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    votes = game.promissory_notes.binds(effect) and game.politics.votes(effect.target) > 0
    return playing(effect) if votes and votable(game) else []


@grants("SA17-SOT-08")
def votable(game: Game) -> list[Option[str]]:
    """Agendas on which one can vote at all."""
    return [card_option(agenda.card, "option-agenda") for agenda in game.state.council if game.politics.outcomes(agenda.card)]


@grants("SA17-SOT-08")
def outcomes(game: Game, card: CardId) -> list[str | Option[str]]:
    """What can be voted for."""
    return game.politics.outcomes(card)


@layer.may("voting_concession", AGENDAS_CHOSEN, giver_votes)
async def voting_concession(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """When the agendas are known: all of the giver's votes go to an agenda and an outcome that the holder names."""
    game.promissory_notes.honour(effect)
    card = (await game.choose(effect.owner, "concession_agenda", votable, game)).partition(":")[2]
    outcome = await game.choose(effect.owner, "concession_outcome", outcomes, game, card)
    game.begin_effect("bound_vote", effect.target, "card", until="round", where=f"{card}={outcome}")


@layer.modify("bound_vote", BOUND_VOTE, stage=SET)
def bound_vote(game: Game, effect: Effect, bound: str, seat: Seat) -> str:
    """What was promised first counts."""
    card = effect.where.partition("=")[0]
    return bound or (effect.where if any(agenda.card == card for agenda in game.state.council) else "")
