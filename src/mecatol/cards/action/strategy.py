"""Action Cards about Strategy Cards: picking them, announcing them, their secondaries."""

from __future__ import annotations

from typing import Any

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, BOUND, Effect
from mecatol.core.rules import Step
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.layers import shattered_ascension_17_cards as catalogue
from mecatol.rules.moments import (
    MAY_PICK,
    MAY_USE_SECONDARY,
    STRATEGIC_ANNOUNCED,
    STRATEGY_CARD_PICKED,
    STRATEGY_CARD_PLAYED,
    STRATEGY_CARDS_PICKED,
    STRATEGY_PHASE_BEGINS,
    TURN_ENDS,
    Announced,
    Pick,
    Strategic,
)
from mecatol.rules.naming import at_card, at_player, card_named
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import Played, Seat

from .aiming import ask, target_named

# -- Red Tape ----------------------------------------------------------------------------------------------------------


@grants("OFF-GEN-3")
def lying_cards(game: Game) -> list[Option[str]]:
    """Strategy Cards that nobody holds."""
    return [
        Option(at_card(card.id), things=(at_card(card.id),), says=message("option-pick", card=card.id, bonus=card.bonus))
        for card in game.strategy_phase.free_cards()
    ]


async def name_barred(game: Game, played: Played) -> None:
    played.targets = [await game.choose(played.seat, "red_tape", lying_cards, game)]


@catalogue.action_card("red_tape", STRATEGY_PHASE_BEGINS, declare=name_barred)
async def red_tape(game: Game, played: Played) -> None:
    """A Strategy Card may be chosen by nobody this round."""
    game.begin_effect("red_tape", played.seat, "card", until="round", where=target_named(played, "card"))


@effects.modify("red_tape", MAY_PICK, ANY, BOUND)
def picking_under_red_tape(game: Game, effect: Effect, verdict: Verdict, pick: Pick) -> Verdict:
    return Verdict(False, "OFF-GEN-3", message("explain-barred-card", card=pick.card)) if pick.card == effect.where else verdict


# -- Public Disgrace ---------------------------------------------------------------------------------------------------


def others_free(game: Game, seat: Seat, card: str) -> list[str]:
    """Strategy Cards that a player could have instead of one."""
    return [c.id for c in game.strategy_phase.free_cards() if c.id != card and game.strategy_phase.may_pick(seat, c.id).allowed]


def may_disgrace(game: Game, seat: Seat, pick: Pick) -> bool:
    """Somebody else has just chosen a card, still holds it, and there is another one for him."""
    holds = pick.card in [card.id for card in game.strategy_cards.held(pick.seat)]
    return pick.seat != seat and holds and bool(others_free(game, pick.seat, pick.card))


async def name_disgraced(game: Game, played: Played) -> None:
    played.targets = [at_player(game.action_cards.context().seat)]


@catalogue.action_card("public_disgrace", STRATEGY_CARD_PICKED, declare=name_disgraced, fits=may_disgrace)
async def public_disgrace(game: Game, played: Played) -> None:
    """A player gives back the Strategy Card he has just chosen, and chooses another one."""
    pick: Pick = game.action_cards.context()
    game.strategy_phase.give_back(pick.seat, pick.card, pick.bonus)
    game.begin_effect("public_disgrace", pick.seat, "card", at=STRATEGY_CARD_PICKED, of=pick.seat, where=pick.card)


@effects.modify("public_disgrace", MAY_PICK, stage=BOUND)
def picking_under_public_disgrace(game: Game, effect: Effect, verdict: Verdict, pick: Pick) -> Verdict:
    return Verdict(False, "OFF-GEN-3", message("explain-barred-card", card=pick.card)) if pick.card == effect.where else verdict


# -- Strategic Shift ---------------------------------------------------------------------------------------------------


def may_shift(game: Game, seat: Seat, context: Any) -> bool:
    return bool(game.strategy_cards.held(seat)) and bool(others_free(game, seat, ""))


@grants("OFF-GEN-3")
def held_cards(game: Game, seat: Seat) -> list[Option[str]]:
    """Strategy Cards a player could put back."""
    return [
        Option(at_card(card.id), things=(at_card(card.id),), says=message("option-put-back", card=card.id))
        for card in game.strategy_cards.held(seat)
    ]


@grants("OFF-GEN-3")
def shift_options(game: Game, seat: Seat, given: str) -> list[Option[str]]:
    """Unchosen Strategy Cards he could take."""
    free = others_free(game, seat, given)
    return [option for option in lying_cards(game) if card_named(option.key) in free]


@catalogue.action_card("strategic_shift", STRATEGY_CARDS_PICKED, fits=may_shift)
async def strategic_shift(game: Game, played: Played) -> None:
    """The player puts a Strategy Card back and takes one that nobody chose, with the Bonus Counters on it."""
    seat = played.seat
    given = card_named(await game.choose(seat, "strategic_shift", held_cards, game, seat))
    taken = card_named(await game.choose(seat, "pick", shift_options, game, seat, given))
    game.strategy_phase.give_back(seat, given)
    await game.strategy_phase.receive(seat, taken)


# -- Labor Strike ------------------------------------------------------------------------------------------------------


def announced_by_another(game: Game, seat: Seat, announced: Announced) -> bool:
    return announced.seat != seat


async def name_announcer(game: Game, played: Played) -> None:
    played.targets = [at_player(game.action_cards.context().seat)]


@catalogue.action_card("labor_strike", STRATEGIC_ANNOUNCED, declare=name_announcer, fits=announced_by_another)
async def labor_strike(game: Game, played: Played) -> None:
    """A Strategic Action does not take place: its player takes another kind of action, then exhausts a planet."""
    announced: Announced = game.action_cards.context()
    announced.cancelled = True
    game.begin_effect("labor_strike", announced.seat, "card", until="turn")
    game.then(Step("action_phase.act", announced.seat, what="instead"))


@effects.on("labor_strike", TURN_ENDS)
async def labor_strike_at_the_end_of_the_turn(game: Game, effect: Effect, seat: Seat) -> None:
    game.end_effect(effect)
    ready = game.economy.ready_planets(seat)
    if ready:
        game.board.exhaust(await ask.planet(game, seat, "labor_strike", ready), "labor_strike")


# -- Policy Paralysis --------------------------------------------------------------------------------------------------


def played_by_another(game: Game, seat: Seat, strategic: Strategic) -> bool:
    return strategic.seat != seat and game.strategy_cards.rule(strategic.card).secondary is not None


async def name_paralysed(game: Game, played: Played) -> None:
    strategic = game.action_cards.context()
    played.targets = [at_player(strategic.seat), at_card(strategic.card)]


@catalogue.action_card("policy_paralysis", STRATEGY_CARD_PLAYED, declare=name_paralysed, fits=played_by_another)
async def policy_paralysis(game: Game, played: Played) -> None:
    """Nobody may spend Command Counters on the secondary of the card being played."""
    game.begin_effect("policy_paralysis", played.seat, "card", until="action", where=target_named(played, "card"))


@effects.modify("policy_paralysis", MAY_USE_SECONDARY, ANY, BOUND)
def secondaries_under_policy_paralysis(game: Game, effect: Effect, verdict: Verdict, strategic: Strategic) -> Verdict:
    free = strategic.free or not game.strategy_cards.counters(strategic.seat, strategic.card)
    if strategic.card != effect.where or free:
        return verdict
    return Verdict(False, "OFF-GEN-3", message("explain-paralysis", card=strategic.card))
