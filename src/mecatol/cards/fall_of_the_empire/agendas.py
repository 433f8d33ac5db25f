"""Agendas of the scenario about goods, cards, technologies and planets; several of them are old Political Cards."""

from __future__ import annotations

from mecatol.cards.political import council, laws_offices, official_events
from mecatol.cards.political.events_planets import is_held
from mecatol.cards.political.outcomes import (
    REFUSED,
    drop_at_random,
    exhaust_specialties,
    gains_goods,
    lose_unguarded,
    until_next_round_ends,
)
from mecatol.cards.political.voters import each
from mecatol.core.decisions import Verdict
from mecatol.core.effects import ANY, MULTIPLY, Effect
from mecatol.rules.fall_of_the_empire.game import Game
from mecatol.rules.layers import fall_of_the_empire as effects
from mecatol.rules.moments import MAY_TRADE, MAY_USE_SECONDARY, SECONDARY_COST, Partners, Strategic
from mecatol.rules.state import CardId, Seat

from .common import election, motion

# -- Strategy Cards and Action Cards -----------------------------------------------------------------------------------

motion("aggressive_strategy", each(laws_offices.uses_own_secondaries), laws_offices.no_secondaries)
effects.modify("aggressive_strategy", SECONDARY_COST, stage=MULTIPLY)(laws_offices.counters_under_aggressive_strategy)


@effects.modify("no_secondaries", MAY_USE_SECONDARY, ANY)
def secondaries_under_no_secondaries(game: Game, effect: Effect, verdict: Verdict, strategic: Strategic) -> Verdict:
    return REFUSED


motion("checks_and_balances", key="official_checks_and_balances")
election("repeal", "law")(council.repeal)

# -- players -----------------------------------------------------------------------------------------------------------

election("official_sanction", "player")(official_events.official_sanction)
election("public_execution", "player")(official_events.public_execution)


@election("trade_embargo", "player")
async def trade_embargo(game: Game, name: str) -> None:
    """All Trade Agreements of a player end, and he opens none in this round and the next."""
    for agreement in game.trade.agreements_of(int(name)):
        await game.trade.break_agreement(agreement)
    until_next_round_ends(game, "long_embargo", int(name), at_once=True)


@effects.modify("long_embargo", MAY_TRADE, ANY)
def trade_under_long_embargo(game: Game, effect: Effect, verdict: Verdict, partners: Partners) -> Verdict:
    return REFUSED if effect.owner in (partners.seat, partners.other) else verdict


# -- goods, technologies, planets --------------------------------------------------------------------------------------

motion("open_the_trade_routes", each(gains_goods(2)), official_events.divert_goods)
election("compensated_disarmament", "planet", is_held)(official_events.compensated_disarmament)


async def studies(game: Game, seat: Seat) -> None:
    """A technology for nothing."""
    await game.technology.receive(seat, "agenda")


async def sells_knowledge(game: Game, seat: Seat) -> None:
    """A Trade Good for every technology."""
    game.economy.gain_goods(seat, len(game.player(seat).technologies), "agenda")


motion("scientific_conference", each(studies), each(sells_knowledge))


async def dismiss(game: Game) -> None:
    """As a law it would do nothing: it is discarded."""
    await game.politics.abolish(CardId("planetary_security"))


motion("planetary_security", dismiss, lose_unguarded)


async def drops_two(game: Game, seat: Seat) -> None:
    """Two Action Cards are discarded at random."""
    drop_at_random(game, seat, 2)


motion("broad_cloaking_technology", refused=each(drops_two))
motion("documenting_research", refused=exhaust_specialties)
