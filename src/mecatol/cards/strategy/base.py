"""The eight Strategy Cards of the base game."""

from __future__ import annotations

from functools import partial
from operator import mul

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, BOUND, Effect
from mecatol.core.hexes import Hex
from mecatol.rules import events
from mecatol.rules.choosing import DONE, planet_option, system_option
from mecatol.rules.layers import official as behaviours
from mecatol.rules.layers import official_cards as catalogue
from mecatol.rules.moments import (
    COUNTER_PRICE,
    MAY_ACTIVATE,
    MAY_PICK,
    PUBLIC_CLAIMS,
    SECONDARY_COST,
    STRATEGY_CARD_GIVEN,
    STRATEGY_CARD_PICKED,
    At,
    Pick,
    Strategic,
)
from mecatol.rules.naming import at_card, card_named, planet_named
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import MECATOL_REX
from mecatol.rules.state import Place, Seat

from . import common
from .common import (
    Prices,
    ask,
    buy_counters,
    choose_way,
    produce_somewhere,
)
from .redeployment import Orders, may_redeploy, redeploy

# -- 1 Initiative: no Strategic Action ---------------------------------------------------------------------------------


@behaviours.on("holding_initiative", STRATEGY_CARD_PICKED)
@behaviours.on("holding_initiative", STRATEGY_CARD_GIVEN)
async def initiative_takes_the_token(game: Game, effect: Effect, pick: Pick) -> None:
    """Who takes the card is Speaker at once (OFF-STR-4)."""
    if pick.card == "initiative":
        game.politics.give_speaker(effect.owner, effect.owner)


@behaviours.modify("holding_initiative", SECONDARY_COST, stage=BOUND)
def secondaries_with_initiative(game: Game, effect: Effect, cost: int, used: Strategic) -> int:
    """Secondaries cost the holder no counter; resources and influence are still paid."""
    return 0


@behaviours.modify("initiative_in_play", MAY_PICK, ANY)
def picking_of_initiative(game: Game, effect: Effect, verdict: Verdict, pick: Pick) -> Verdict:
    """Nobody takes Initiative in two Strategy Phases running."""
    if pick.card == "initiative" and game.state.notes.get("last_holder:initiative") == str(pick.seat):
        return Verdict(False, "OFF-STR-4", message("explain-initiative-again"))
    return verdict


# -- 2 Diplomacy -------------------------------------------------------------------------------------------------------

REFRESHED_MOST = 2


async def diplomacy(game: Game, seat: Seat) -> None:
    """Until the Action Phase ends neither player activates a system that holds units of the other."""
    other = await ask.one_player(game, seat, "diplomacy_with", game.opponents(seat))
    game.begin_effect("envoy", seat, "rule", until="round", target=other)
    game.begin_effect("envoy", other, "rule", until="round", target=seat)


@behaviours.modify("envoy", MAY_ACTIVATE)
def activation_under_diplomacy(game: Game, effect: Effect, verdict: Verdict, at: At) -> Verdict:
    system = game.board.system(at.system)
    stacks = [*system.stacks, *(stack for planet in system.planets for stack in planet.stacks)]
    if any(stack.owner == effect.target for stack in stacks):
        return Verdict(False, "OFF-ACT-2", message("explain-envoy", player=effect.target))
    return verdict


async def economic_stimulus(game: Game, seat: Seat, free: bool) -> None:
    """Up to two planets outside the Home System are refreshed."""
    for _ in range(REFRESHED_MOST):
        key = await game.choose(seat, "refresh_planet", exhausted_planets, game, seat)
        if key == DONE.key:
            return
        game.board.refresh(seat, [planet_named(key)])


@grants("OFF-ACT-2")
def exhausted_planets(game: Game, seat: Seat) -> list[Option[str]]:
    """A player's exhausted planets outside his Home System, or no more."""
    home = [planet.id for planet in game.board.home_planets(seat)]
    found = [planet.id for planet in game.board.planets_of(seat) if planet.exhausted and planet.id not in home]
    return [*(planet_option(planet) for planet in found), DONE]


def may_refresh(game: Game, seat: Seat) -> Verdict:
    if len(exhausted_planets(game, seat)) > 1:
        return Verdict(True, "OFF-ACT-2")
    return Verdict(False, "OFF-ACT-2", message("explain-nothing-to-refresh"))


catalogue.strategy_card("diplomacy", diplomacy, economic_stimulus, may_refresh)

# -- 3 Political -------------------------------------------------------------------------------------------------------

LOOKED_AT = 3


async def political(game: Game, seat: Seat) -> None:
    """Three Action Cards, a counter, the next agenda; then the deck is looked at."""
    await game.action_cards.take(seat, 3, "political")
    await game.economy.gain_counters(seat, 1, "political")
    await game.politics.agenda_from_deck(seat)
    await arrange_deck(game, seat)


async def arrange_deck(game: Game, seat: Seat) -> None:
    """The next three Political Cards are looked at in secret; one stays on top, the others go under the deck."""
    deck = game.state.political_deck
    seen = game.bring_up(deck, "political_deck", "political", LOOKED_AT, [seat])
    if not seen:
        return
    game.tell(events.Learned(seat, "political_deck", seen), to=[seat])
    kept = card_named(await game.choose(seat, "put_on_top", next_cards, game, len(seen)))
    for card in [card for card in seen if card != kept]:
        game.put_under(deck, card)


@grants("OFF-ACT-2")
def next_cards(game: Game, number: int) -> list[Option[str]]:
    """The first so many Political Cards of the deck."""
    found = game.state.political_deck.top[:number]
    return [Option(at_card(card), things=(at_card(card),), says=message("option-card", card=card)) for card in found]


async def seek_destiny(game: Game, seat: Seat, free: bool) -> None:
    """One Action Card."""
    await game.action_cards.take(seat, 1, "political")


catalogue.strategy_card("political", political, seek_destiny, before=common.call_voice)

# -- 4 Logistics -------------------------------------------------------------------------------------------------------

ANY_NUMBER = 100


async def logistics(game: Game, seat: Seat) -> None:
    """Four Command Counters."""
    await game.economy.gain_counters(seat, 4, "logistics")


def prices(game: Game, seat: Seat) -> Prices:
    """Three influence each."""
    return partial(mul, game.fold(COUNTER_PRICE, 3, Strategic(seat, "logistics")))


async def domestic_mandate(game: Game, seat: Seat, free: bool) -> None:
    """Any number of counters."""
    await buy_counters(game, seat, "logistics", prices(game, seat), ANY_NUMBER)


def may_buy(game: Game, seat: Seat) -> Verdict:
    return common.may_buy(game, seat, prices(game, seat))


catalogue.strategy_card("logistics", logistics, domestic_mandate, may_buy, counters=0)

# -- 5 Trade -----------------------------------------------------------------------------------------------------------


async def trade(game: Game, seat: Seat) -> None:
    """Three Trade Goods, collecting and new agreements; or all agreements end."""
    if await choose_way(game, seat, "trade", "ab" if game.state.agreements else "a") == "b":
        await game.trade.break_all()
        return
    game.economy.gain_goods(seat, 3, "trade")
    await game.trade.collect(seat)
    await game.trade.open_agreements(seat)


async def commerce(game: Game, seat: Seat, free: bool) -> None:
    """Goods of the active agreements, those opened in this action excepted (OFF-TRD-2)."""
    await game.trade.collect(seat)


def may_collect(game: Game, seat: Seat) -> Verdict:
    if game.trade.income(seat):
        return Verdict(True, "OFF-TRD-2")
    return Verdict(False, "OFF-TRD-2", message("explain-nothing-to-collect"))


catalogue.strategy_card("trade", trade, commerce, may_collect)

# -- 6 Warfare ---------------------------------------------------------------------------------------------------------


async def warfare(game: Game, seat: Seat) -> None:
    """One of your Command Counters on the board goes to your Command Pool."""
    if own_counters(game, seat):
        hex_ = game.board.hex_of(await game.choose(seat, "take_back_counter", own_counters, game, seat))
        game.board.lift_counter(seat, hex_)
        await game.economy.gain_counters(seat, 1, "warfare", "pool")


@grants("OFF-ACT-2")
def own_counters(game: Game, seat: Seat) -> list[Option[Place]]:
    """Systems with a Command Counter of the player's."""
    return [system_option(hex_) for hex_ in game.economy.recallable(seat)]


def anywhere(game: Game, seat: Seat, hex_: Hex) -> bool:
    """Patrols leave activated systems too."""
    return True


def is_unguarded(game: Game, seat: Seat, hex_: Hex) -> bool:
    """Whether patrols may enter a system: an empty one that is no Home System."""
    return game.galaxy.is_empty(hex_) and not game.board.is_home(hex_)


PATROLS = Orders(anywhere, is_unguarded, ("cruiser", "destroyer"))


async def patrols(game: Game, seat: Seat, free: bool) -> None:
    """One or two Destroyers or Cruisers go to empty neighbouring systems, which then get a counter, never a second one."""
    for hex_ in await redeploy(game, seat, PATROLS):
        if seat not in game.board.system(hex_).counters and game.board.reinforcements(seat) > 0:
            game.board.lay_counter(seat, hex_, "reinforcements")


def may_patrol(game: Game, seat: Seat) -> Verdict:
    return may_redeploy(game, seat, PATROLS)


catalogue.strategy_card("warfare", warfare, patrols, may_patrol)

# -- 7 Technology ------------------------------------------------------------------------------------------------------

TECHNOLOGY_PRICE = 8


async def technology(game: Game, seat: Seat) -> None:
    """One technology for nothing."""
    await game.technology.receive(seat, "technology")


async def research(game: Game, seat: Seat, free: bool) -> None:
    """One technology for eight resources."""
    await game.technology.buy(seat, TECHNOLOGY_PRICE, "technology")


def may_research(game: Game, seat: Seat) -> Verdict:
    return common.may_research(game, seat, TECHNOLOGY_PRICE, "technology")


catalogue.strategy_card("technology", technology, research, may_research)

# -- 8 Imperial --------------------------------------------------------------------------------------------------------


async def imperial(game: Game, seat: Seat) -> None:
    """The next objective is turned up, and may end the game (OFF-VIC-3); then two Victory Points.

    One point only with the Star in the Crown (OFF-OPT-HW).
    """
    await game.objectives.reveal()
    game.objectives.score(seat, "imperial", 1 if game.parameters.star_in_the_crown else 2)
    game.victory.check()


async def rapid_mobilization(game: Game, seat: Seat, free: bool) -> None:
    """Units are built in one system with own docks, activated or not."""
    await produce_somewhere(game, seat)


catalogue.strategy_card("imperial", imperial, rapid_mobilization, common.may_produce)

# -- 8 Imperial II: the Ancient Throne (OFF-OPT-HW) --------------------------------------------------------------------


async def ancient_throne(game: Game, seat: Seat) -> None:
    """Any number of public objectives in the next Status Phase, and a point with Mecatol Rex; or the secondary, alone."""
    builds = game.strategy_cards.may_use_free(seat, "imperial_ii", common.may_produce(game, seat))
    if await choose_way(game, seat, "imperial_ii", "ab" if builds else "a") == "b":
        game.begin_effect("throne_alone", seat, "rule", until="round")
        await game.strategy_cards.use(seat, "imperial_ii", free=True)
        return
    game.begin_effect("ancient_throne", seat, "rule", until="round")
    if game.board.has_planet(MECATOL_REX) and game.board.planet(MECATOL_REX).owner == seat:
        game.objectives.score(seat, "imperial_ii", 1)
        game.victory.check()


@behaviours.modify("ancient_throne", PUBLIC_CLAIMS, stage=BOUND)
def claims_with_the_ancient_throne(game: Game, effect: Effect, claims: int, seat: Seat) -> int:
    return len(game.state.objectives)


def may_mobilize(game: Game, seat: Seat) -> Verdict:
    """Nobody else, where the holder has kept the secondary for himself."""
    if any(effect.key == "throne_alone" and effect.owner != seat for effect in game.state.effects):
        return Verdict(False, "OFF-OPT-HW", message("explain-no-secondary", card="imperial_ii"))
    return common.may_produce(game, seat)


async def one_dock_builds(game: Game, seat: Seat, free: bool) -> None:
    """One own dock builds."""
    await common.produce_at_one_dock(game, seat)


catalogue.strategy_card("imperial_ii", ancient_throne, one_dock_builds, may_mobilize)
