"""Action Cards about Trade Agreements and Trade Goods."""

from __future__ import annotations

from typing import Any

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import ANY, BOUND, Effect
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.layers import shattered_ascension_17_cards as catalogue
from mecatol.rules.moments import (
    GOODS_COLLECTED,
    NEEDS_APPROVAL,
    STRATEGY_PHASE_BEGINS,
    STRATEGY_PHASE_ENDS,
    TURN_BEGINS,
    TURN_ENDS,
    USABLE_GOODS,
    Collected,
)
from mecatol.rules.naming import at_player
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import Agreement, Played, Seat

from .aiming import aim_player, own_turn, player_aimed

# -- Influence the Merchants' Guild, Trade Stop ------------------------------------------------------------------------


def some_agreement(game: Game, seat: Seat, context: Any) -> bool:
    return bool(game.state.agreements)


def pair(agreement: Agreement) -> str:
    first, second = agreement.partners
    return f"agreement:{first}:{second}:{agreement.contracts[0]}"


@grants("OFF-TRD-3")
def agreement_options(game: Game, seat: Seat) -> list[Option[str]]:
    """Agreements in play: no race is safe from a card."""
    return [
        Option(
            pair(agreement),
            things=tuple(at_player(partner) for partner in dict.fromkeys(agreement.partners)),
            says=message("option-end-trade", player=agreement.partners[0], other=agreement.partners[1]),
        )
        for agreement in game.state.agreements
    ]


async def name_agreement(game: Game, played: Played) -> None:
    played.targets = [await game.choose(played.seat, "merchants_guild", agreement_options, game, played.seat)]


@catalogue.action_card("influence_the_merchants_guild", declare=name_agreement, fits=some_agreement)
async def influence_the_merchants_guild(game: Game, played: Played) -> None:
    """An agreement is broken, and one may be opened with the player's permission."""
    broken = [agreement for agreement in game.state.agreements if pair(agreement) == played.targets[0]]
    for agreement in broken:
        await game.trade.break_agreement(agreement)
    await game.trade.open_agreements(played.seat, 1)


def in_strategy_phase(game: Game, seat: Seat, context: Any) -> bool:
    return game.state.phase == "strategy" and bool(game.state.agreements)


@catalogue.action_card("trade_stop", STRATEGY_PHASE_BEGINS, STRATEGY_PHASE_ENDS, fits=in_strategy_phase, anytime=True)
async def trade_stop(game: Game, played: Played) -> None:
    """All agreements in play are broken, without aggression."""
    await game.trade.break_all()


# -- Master of Trade ---------------------------------------------------------------------------------------------------


@catalogue.action_card("master_of_trade", TURN_ENDS, fits=own_turn)
async def master_of_trade(game: Game, played: Played) -> None:
    """Agreements may be opened with the player's permission, goods are placed on the new ones, and he gains a Trade Good."""
    seat = played.seat
    rule = game.begin_effect("master_of_trade", seat, "card", until="turn")
    before = list(game.state.agreements)
    await game.trade.open_agreements(seat)
    game.end_effect(rule)
    await game.trade.place_goods(but=before)
    game.economy.gain_goods(seat, 1, "master_of_trade")


@effects.modify("master_of_trade", NEEDS_APPROVAL, ANY, BOUND)
def approval_under_master_of_trade(game: Game, effect: Effect, needed: bool, seat: Seat) -> bool:
    """Nobody trades without asking now, whatever his race may do otherwise."""
    return True


# -- Ruinous Tariffs ---------------------------------------------------------------------------------------------------


def has_collected(game: Game, seat: Seat, collected: Collected) -> bool:
    """A partner has just received goods."""
    partner = collected.seat != seat and game.trade.agreement(seat, collected.seat) is not None
    return partner and game.economy.usable_goods(collected.seat) > 0


async def name_partner(game: Game, played: Played) -> None:
    played.targets = [at_player(game.action_cards.context().seat)]


@catalogue.action_card("ruinous_tariffs", GOODS_COLLECTED, declare=name_partner, fits=has_collected)
async def ruinous_tariffs(game: Game, played: Played) -> None:
    """The partner hands over half of his Trade Goods, rounded up."""
    other = player_aimed(played)
    game.economy.hand_goods(other, played.seat, (game.economy.usable_goods(other) + 1) // 2)


# -- Frozen Accounts ---------------------------------------------------------------------------------------------------


async def name_frozen(game: Game, played: Played) -> None:
    await aim_player(game, played, "frozen_accounts", game.around(played.seat))


@catalogue.action_card("frozen_accounts", TURN_BEGINS, declare=name_frozen)
async def frozen_accounts(game: Game, played: Played) -> None:
    """A player can neither use nor give away his Trade Goods until the round is over."""
    game.begin_effect("frozen_accounts", player_aimed(played), "card", until="round")


@effects.modify("frozen_accounts", USABLE_GOODS, stage=BOUND)
def usable_goods_of_frozen_accounts(game: Game, effect: Effect, goods: int, seat: Seat) -> int:
    return 0
