"""Official Action Cards of the Strategy and Status Phases whose text differs from what the revised deck makes of them."""

from __future__ import annotations

from typing import Any

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, Effect
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.layers import official as effects
from mecatol.rules.layers import official_cards as catalogue
from mecatol.rules.moments import (
    ACTION_PHASE_BEGINS,
    BEFORE_CARDS_DRAWN,
    FLEET_SUPPLY,
    HOMES,
    KEEPS_CARD,
    MAY_PLAY,
    OUT_OF_TURN,
    PLANET_TAKEN,
    PLANET_VOTES,
    PRODUCTION_CAPACITY,
    ROUND_ENDS,
    STATUS_PHASE_BEGINS,
    STRATEGY_CARDS_PICKED,
    STRATEGY_PHASE_BEGINS,
    TURN_ENDS,
    Pick,
    Playing,
    Producing,
)
from mecatol.rules.naming import at_card, card_named, family_of, is_planet, place_named, planet_of
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import MECATOL_REX
from mecatol.rules.state import CardId, Place, Planet, Played, Seat

from . import hands, phases, strategy, turns
from .aiming import aim_player, aim_system, ask, in_phase, look_at, open_systems, player_aimed, systems_aimed
from .official_phases import AT_ANY_TIME, refusal

# -- the same in both decks --------------------------------------------------------------------------------------------

catalogue.action_card("cultural_crisis", *AT_ANY_TIME, declare=phases.name_anybody, fits=in_phase("strategy"), anytime=True)(
    phases.cultural_crisis
)
effects.suppress("cultural_crisis")(phases.silenced_by_cultural_crisis)
catalogue.action_card("touch_of_genius", guises=hands.copied)(hands.touch_of_genius)
catalogue.action_card("strategic_flexibility", STRATEGY_CARDS_PICKED, fits=strategy.may_shift)(strategy.strategic_shift)

# -- Multiculturalism --------------------------------------------------------------------------------------------------


def may_copy(game: Game, seat: Seat, context: Any) -> bool:
    return game.state.phase == "strategy" and bool(phases.abilities(game, seat))


async def name_ability(game: Game, played: Played) -> None:
    await phases.name_one_of(game, played, phases.abilities(game, played.seat))


catalogue.action_card("multiculturalism", *AT_ANY_TIME, declare=name_ability, fits=may_copy, anytime=True)(
    phases.multiculturalism
)

# -- fleets, docks, counters -------------------------------------------------------------------------------------------


@catalogue.action_card("grand_armada", *AT_ANY_TIME, fits=in_phase("strategy"), anytime=True)
async def grand_armada(game: Game, played: Played) -> None:
    """Fleet Supply does not count in the Home System until the end of the Status Phase; then the excess goes."""
    game.begin_effect("official_grand_armada", played.seat, "card")


effects.modify("official_grand_armada", FLEET_SUPPLY, reads=(HOMES,))(phases.fleet_supply_of_grand_armada)


@effects.on("official_grand_armada", ROUND_ENDS, ANY)
async def grand_armada_at_the_end_of_the_round(game: Game, effect: Effect, _: Seat) -> None:
    game.end_effect(effect)
    if not game.player(effect.owner).out:
        await game.fleet_supply.settle(effect.owner, game.board.home(effect.owner), "grand_armada")


def docks(game: Game, seat: Seat) -> list[Place]:
    """A player's Space Docks on planets: others have no influence to build with."""
    return [where for where in phases.dock_places(game, seat) if is_planet(where)]


def has_docks(game: Game, seat: Seat, context: Any) -> bool:
    return game.state.phase == "strategy" and bool(docks(game, seat))


async def name_dock(game: Game, played: Played) -> None:
    played.targets = [await ask.place(game, played.seat, "productivity_spike", docks(game, played.seat))]


@catalogue.action_card("productivity_spike", *AT_ANY_TIME, declare=name_dock, fits=has_docks, anytime=True)
async def productivity_spike(game: Game, played: Played) -> None:
    """A Space Dock produces more this round, by its planet's influence."""
    game.begin_effect("official_productivity_spike", played.seat, "card", until="round", where=played.targets[0])


@effects.modify("official_productivity_spike", PRODUCTION_CAPACITY)
def production_capacity_of_productivity_spike(game: Game, effect: Effect, capacity: int, at: Producing) -> int:
    if at.where != effect.where or not game.production.ready_docks(at.seat, at.where):
        return capacity
    return capacity + game.economy.influence(planet_of(place_named(effect.where)))


def jamming(game: Game, seat: Seat) -> list[Hex]:
    """Systems outside of Home Systems into which somebody else's counter could go."""
    return open_systems(game, [hex_ for hex_, _ in game.state.layout if turns.jammable(game, seat, hex_)])


def may_jam(game: Game, seat: Seat, context: Any) -> bool:
    return game.state.phase == "strategy" and bool(jamming(game, seat))


async def name_jammed(game: Game, played: Played) -> None:
    hex_ = await aim_system(game, played, "jammed_system", jamming(game, played.seat))
    if hex_:
        await aim_player(game, played, "signal_jamming_whom", turns.jammable(game, played.seat, hex_))


@catalogue.action_card("signal_jamming", *AT_ANY_TIME, declare=name_jammed, fits=may_jam, anytime=True)
async def signal_jamming(game: Game, played: Played) -> None:
    """A Command Counter from another player's reinforcements lies in a system."""
    for hex_ in systems_aimed(played):
        game.board.lay_counter(player_aimed(played), hex_, "reinforcements")


# -- cards -------------------------------------------------------------------------------------------------------------


def searched(game: Game) -> list[CardId]:
    """The Action Cards of the deck that are of any use at this table."""
    deck = game.action_cards.deck()
    return sorted(card for card in (*deck.top, *deck.bag, *deck.bottom) if game.action_cards.of_use(card))


def may_search(game: Game, seat: Seat, context: Any) -> bool:
    return game.state.phase == "strategy" and bool(searched(game))


@catalogue.action_card("synchronicity", *AT_ANY_TIME, fits=may_search, anytime=True)
async def synchronicity(game: Game, played: Played) -> None:
    """The player takes a card of the deck that he likes, and the deck is shuffled."""
    seat = played.seat
    look_at(game, seat, "action_deck", searched(game))
    card = await ask.card(game, seat, "synchronicity", searched(game), "option-keep-card")
    game.action_cards.search_out(card)
    game.action_cards.add(seat, card)
    await game.action_cards.trim(seat)


STABILITY = "official_temporary_stability"


@catalogue.action_card("temporary_stability", STRATEGY_PHASE_BEGINS)
async def temporary_stability(game: Game, played: Played) -> None:
    """Nobody plays Action Cards but Sabotage until the Status Phase, or until somebody discards three to end it."""
    played.stays = True
    game.begin_effect(STABILITY, played.seat, "card", at=STATUS_PHASE_BEGINS, card=played.card)
    for seat in game.opponents(played.seat):
        game.begin_effect(STABILITY, seat, "card", at=STATUS_PHASE_BEGINS)


@effects.modify(STABILITY, MAY_PLAY)
def playing_under_temporary_stability(game: Game, effect: Effect, verdict: Verdict, playing: Playing) -> Verdict:
    return verdict if playing.card == "sabotage" or game.state.phase == "status" else refusal("temporary_stability")


@effects.may(STABILITY, OUT_OF_TURN, phases.may_end_stability)
async def stability_ends(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """At any time a player may discard three Action Cards, and the others are played again."""
    for _ in range(phases.BREAKS):
        card = await ask.card(game, seat, "end_stability", game.player(seat).action_cards, "option-discard-card")
        game.action_cards.discard(seat, card)
    game.end_kind(STABILITY)


# -- Usurper -----------------------------------------------------------------------------------------------------------

USURPER = "official_usurper"


@catalogue.action_card("usurper", *AT_ANY_TIME, fits=phases.may_usurp, anytime=True)
async def usurper(game: Game, played: Played) -> None:
    """Mecatol Rex yields twice its influence in votes, exhausted or not, as long as its owner keeps it."""
    played.stays = True
    game.begin_effect(USURPER, played.seat, "card", card=played.card)


@effects.modify(USURPER, PLANET_VOTES)
def planet_votes_of_usurper(game: Game, effect: Effect, votes: int, planet: Planet) -> int:
    return 2 * game.economy.influence(MECATOL_REX) if planet.id == MECATOL_REX else votes


effects.on(USURPER, PLANET_TAKEN, ANY)(phases.usurper_when_a_planet_is_taken)
effects.on(USURPER, TURN_ENDS, ANY)(phases.usurper_at_the_end_of_the_turn)
effects.on(USURPER, ROUND_ENDS, ANY)(phases.usurper_at_the_end_of_the_turn)

# -- Strategy Cards ----------------------------------------------------------------------------------------------------

NEVER_KEPT = ("imperial", "initiative")


def keepable(game: Game, seat: Seat) -> list[str]:
    """Strategy Cards that a player could keep."""
    return [card for card in phases.keepable(game, seat) if family_of(card) not in NEVER_KEPT]


def may_keep(game: Game, seat: Seat, context: Any) -> bool:
    return game.state.phase == "status" and bool(keepable(game, seat))


@grants("OFF-GEN-3")
def keep_options(game: Game, seat: Seat) -> list[Option[str]]:
    """Strategy Cards to keep."""
    return [Option(at_card(c), things=(at_card(c),), says=message("option-keep-card", card=c)) for c in keepable(game, seat)]


@catalogue.action_card("political_stability", STATUS_PHASE_BEGINS, BEFORE_CARDS_DRAWN, fits=may_keep, anytime=True)
async def political_stability(game: Game, played: Played) -> None:
    """A Strategy Card stays with the player, who chooses one less in the next Strategy Phase."""
    card = card_named(await game.choose(played.seat, "strategic_stability", keep_options, game, played.seat))
    game.begin_effect("official_political_stability", played.seat, "card", until="round", where=card)


@effects.modify("official_political_stability", KEEPS_CARD)
def card_kept_by_political_stability(game: Game, effect: Effect, keeps: bool, pick: Pick) -> bool:
    return keeps or pick.card == effect.where


# -- First Strike ------------------------------------------------------------------------------------------------------


def is_not_first(game: Game, seat: Seat, context: Any) -> bool:
    """Whether somebody else would have the first turn."""
    return game.action_phase.order()[0] != seat


@catalogue.action_card("first_strike", ACTION_PHASE_BEGINS, fits=is_not_first)
async def first_strike(game: Game, played: Played) -> None:
    """The player has a turn before the one with the lowest number; then the order of play begins."""
    game.then(Step("action_phase.extra", played.seat))
