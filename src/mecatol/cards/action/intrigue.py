"""Action Cards about Representatives; where Political Intrigue is not played they are worth a Trade Good."""

from __future__ import annotations

from typing import Any

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, Effect
from mecatol.rules.layers import official as effects
from mecatol.rules.layers import official_cards as catalogue
from mecatol.rules.moments import (
    MAY_VOTE,
    REPRESENTATIVE_KILLED,
    REPRESENTATIVE_TARGETED,
    REPRESENTATIVES_REVEALED,
    SPY_REVEALED,
    Killing,
    Targeted,
)
from mecatol.rules.official.game import Game
from mecatol.rules.state import NOBODY, Played, Seat

SILENT = Verdict(False, "OFF-SOT-INT", message("explain-no-representative"))

# -- Spies ---------------------------------------------------------------------------------------------------------------


def own_guard(game: Game, seat: Seat, targeted: Targeted) -> bool:
    intrigue = game.political_intrigue
    return targeted.seat == seat and intrigue.is_a(seat, "bodyguard") and bool(intrigue.representative(targeted.spy))


@catalogue.action_card("counter", REPRESENTATIVE_TARGETED, fits=own_guard)
async def counter(game: Game, played: Played) -> None:
    """The Spy who targeted a Bodyguard of yours is killed."""
    targeted: Targeted = game.action_cards.context()
    await game.political_intrigue.kill(targeted.spy, played.seat)


def own_representative(game: Game, seat: Seat, targeted: Targeted) -> bool:
    return targeted.seat == seat


@catalogue.action_card("press_charges", REPRESENTATIVE_TARGETED, fits=own_representative)
async def press_charges(game: Game, played: Played) -> None:
    """Everybody who sends a Spy in this council has no vote."""
    game.begin_effect("press_charges", NOBODY, "card", until="council")


@effects.modify("press_charges", MAY_VOTE, ANY)
def voting_under_press_charges(game: Game, effect: Effect, verdict: Verdict, seat: Seat) -> Verdict:
    return SILENT if game.political_intrigue.remembers(f"spy:{seat}") else verdict


def own_spy(game: Game, seat: Seat, spy: Seat) -> bool:
    return seat == spy and bool(game.political_intrigue.within_reach(seat))


@catalogue.action_card("paralyzing_serum", SPY_REVEALED, fits=own_spy)
async def paralyzing_serum(game: Game, played: Played) -> None:
    """A Representative is assassinated, whatever the Spy does beside that."""
    await game.political_intrigue.assassinate(played.seat)


# -- death ---------------------------------------------------------------------------------------------------------------


def own_loss(game: Game, seat: Seat, killing: Killing) -> bool:
    return killing.seat == seat


@catalogue.action_card("send_proxy", REPRESENTATIVE_KILLED, fits=own_loss)
async def send_proxy(game: Game, played: Played) -> None:
    """Its player may vote in this council nevertheless."""
    game.begin_effect("send_proxy", played.seat, "card", until="council")


@grants("OFF-SOT-INT")
def fallen(game: Game, seat: Seat) -> list[Option[str]]:
    """A player's Representatives who were killed."""
    race, cards = game.player(seat).race, game.cards.representatives
    names = [name for name in game.state.fallen if cards[name].race == race]
    return [Option(name, says=message("option-representative", representative=name)) for name in names]


def has_fallen(game: Game, seat: Seat, context: Any) -> bool:
    return bool(fallen(game, seat))


@catalogue.action_card("miraculous_recovery", fits=has_fallen)
async def miraculous_recovery(game: Game, played: Played) -> None:
    """As an action: one who was killed comes back to the hand."""
    name = await game.choose(played.seat, "recover_representative", fallen, game, played.seat)
    game.political_intrigue.restore(played.seat, name)


# -- the vote ------------------------------------------------------------------------------------------------------------


def council_sits(game: Game, seat: Seat, context: Any) -> bool:
    return bool(game.state.council)


@catalogue.action_card("moving_speech", REPRESENTATIVES_REVEALED, fits=council_sits)
async def moving_speech(game: Game, played: Played) -> None:
    """Nobody but Councilors votes on this agenda."""
    game.begin_effect("moving_speech", NOBODY, "card", until="council")


@effects.modify("moving_speech", MAY_VOTE, ANY)
def voting_under_moving_speech(game: Game, effect: Effect, verdict: Verdict, seat: Seat) -> Verdict:
    return verdict if game.political_intrigue.is_a(seat, "councilor") else SILENT
