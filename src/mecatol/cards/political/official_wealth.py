"""Official Political Cards about trade, counters and production; what lasts has a key that begins with `official_`."""

from __future__ import annotations

from typing import Any

from mecatol.core.decisions import Verdict
from mecatol.core.effects import ANY, BOUND, SET, Effect
from mecatol.rules.layers import official as effects
from mecatol.rules.layers import official_cards as deck
from mecatol.rules.moments import (
    CARDS_DEALT,
    CARDS_DRAWN,
    CONTRACT_VALUE,
    COST_HALVES,
    DOCK_CAPACITY,
    DOCK_NEEDS_HOLDING,
    DOCKS_REST,
    FLEET_SUPPLY,
    GOODS_ARE_POOLED,
    MAY_DRAW,
    MAY_PICK,
    MAY_PRODUCE,
    MAY_REDISTRIBUTE,
    MAY_TRADE,
    MAY_USE_SECONDARY,
    PHASE,
    PLANET_TAKEN,
    SECONDARIES_DONE,
    SECONDARY_DONE,
    STATUS_COUNTERS,
    STATUS_PHASE_BEGINS,
    STRATEGY_CARD_PICKED,
    STRATEGY_CARD_PLAYED,
    TACTICAL_PRICE,
    At,
    Contract,
    Drawn,
    Gain,
    Partners,
    Pick,
    Strategic,
    Taken,
)
from mecatol.rules.naming import family_of, planet_of
from mecatol.rules.official.game import Game
from mecatol.rules.state import NOBODY, Seat, UnitId

from . import events_fleets, laws_economy, laws_offices, laws_technology, laws_war
from .motions import Motion, election, elects
from .official_laws import law, office
from .outcomes import (
    CLAUSE,
    REFUSED,
    ask,
    destroy_dock,
    dock_systems,
    docks,
    for_the_round,
    gains_goods,
    gates,
    is_colony,
    loses_goods,
    own_planets,
    place_unit,
    this_round,
    until_next_round_ends,
)
from .voters import colonies, each, everyone, extreme

# -- Trade Agreements --------------------------------------------------------------------------------------------------

elects("forced_economic_independence", "two_players", deck=deck, key="official_forced_economic_independence")(laws_economy.part)
effects.modify("official_forced_economic_independence", MAY_TRADE, ANY)(laws_economy.trade_under_forced_economic_independence)


@elects("trade_embargo", "player", deck=deck)
async def trade_embargo(game: Game, name: str) -> None:
    """All Trade Agreements of a player end, and he opens none in this round and the next."""
    for agreement in game.trade.agreements_of(int(name)):
        await game.trade.break_agreement(agreement)
    until_next_round_ends(game, "official_trade_embargo", int(name), at_once=True)


@effects.modify("official_trade_embargo", MAY_TRADE, ANY)
def trade_under_trade_embargo(game: Game, effect: Effect, verdict: Verdict, partners: Partners) -> Verdict:
    return REFUSED if effect.owner in (partners.seat, partners.other) else verdict


law("trade_war", "official_trade_war", refused=each(loses_goods(1)))


@effects.on("official_trade_war", SECONDARY_DONE, ANY)
async def trade_war_harms(game: Game, effect: Effect, strategic: Strategic) -> None:
    """Who uses the secondary of Trade may have an opponent lose a Trade Good."""
    if family_of(strategic.card) == "trade":
        victim = await ask.player(game, strategic.seat, "discard_good", victims(game, strategic.seat), may_decline=True)
        if victim is not None:
            game.economy.lose_goods(victim, 1, "agenda")


def victims(game: Game, seat: Seat) -> list[Seat]:
    """Opponents with a Trade Good to lose."""
    return [other for other in game.opponents(seat) if other in everyone(game) and game.player(other).trade_goods]


@effects.modify("official_trade_war", MAY_USE_SECONDARY, ANY)
def secondaries_under_trade_war(game: Game, effect: Effect, verdict: Verdict, strategic: Strategic) -> Verdict:
    """Who has nothing to collect may use the secondary of Trade for the harm alone."""
    idle = not verdict.allowed and verdict.clause == "OFF-TRD-2"
    return Verdict(True, CLAUSE) if idle and victims(game, strategic.seat) else verdict


async def profits_from_wormholes(game: Game, seat: Seat) -> None:
    """Three Trade Goods for each system with a wormhole that a player controls, which takes ships there (OFF-SYS-8)."""
    game.economy.gain_goods(seat, 3 * len(gates(game, seat)), "agenda")


Motion("intergalactic_commerce", each(profits_from_wormholes), for_the_round("official_cheap_contracts"), deck=deck)


@effects.modify("official_cheap_contracts", CONTRACT_VALUE, ANY, SET)
def contracts_under_intergalactic_commerce(game: Game, effect: Effect, value: int, contract: Contract) -> int:
    return 1


law("class_struggle", "official_class_struggle", refused=each(loses_goods(2)))


@effects.on("official_class_struggle", STRATEGY_CARD_PLAYED, ANY)
async def class_struggle_begins(game: Game, effect: Effect, strategic: Strategic) -> None:
    if family_of(strategic.card) == "trade":
        game.note(effect, "trade", game.scope("action"))


@effects.modify("official_class_struggle", GOODS_ARE_POOLED, ANY)
def goods_under_class_struggle(game: Game, effect: Effect, pooled: bool, gain: Gain) -> bool:
    """What Trade brings, of its primary and its secondary."""
    noted = game.remembered(effect, "trade")
    return pooled or (bool(noted) and noted in game.state.scopes and family_of(gain.why) == "trade")


@effects.on("official_class_struggle", SECONDARIES_DONE, ANY)
async def class_struggle_shares(game: Game, effect: Effect, strategic: Strategic) -> None:
    """Equal shares for all who would have received anything."""
    game.note(effect, "trade", "")
    game.economy.share_pool("class_struggle")


# -- ministers ---------------------------------------------------------------------------------------------------------

office("minister_of_commerce", "official_minister_of_commerce")
office("minister_of_exploration", "official_minister_of_exploration")


@effects.on("official_minister_of_commerce", STATUS_PHASE_BEGINS, ANY)
async def minister_of_commerce_levies(game: Game, effect: Effect, seat: Seat) -> None:
    """A Trade Good from every other player who has a Trade Agreement."""
    for other in [other for other in game.opponents(effect.owner) if other in everyone(game)]:
        if game.trade.agreements_of(other):
            game.economy.hand_goods(other, effect.owner, 1)


@effects.on("official_minister_of_exploration", PLANET_TAKEN, ANY)
async def minister_of_exploration_profits(game: Game, effect: Effect, taken: Taken) -> None:
    """A Trade Good when somebody else has landed on a neutral planet."""
    if (taken.before, taken.how) == (NOBODY, "landing") and taken.seat in game.rivals(effect.owner):
        game.economy.gain_goods(effect.owner, 1, "agenda")


# -- Action Cards ------------------------------------------------------------------------------------------------------

law("core_stability", "official_core_stability", refused=for_the_round("official_no_cards"))
effects.modify("official_core_stability", CARDS_DRAWN, ANY, BOUND)(laws_economy.cards_drawn_under_core_stability)


@effects.on("official_core_stability", CARDS_DEALT, ANY)
async def core_stability_deals_openly(game: Game, effect: Effect, speaker: Seat) -> None:
    """The Action Cards of all are laid out, and the most refreshed influence takes first."""
    await laws_economy.deal_openly(game, effect, speaker, ready_influence)


def ready_influence(game: Game, seat: Seat) -> int:
    """The influence of a player's refreshed planets."""
    return sum(map(game.economy.influence, game.economy.ready_planets(seat)))


@effects.modify("official_no_cards", MAY_DRAW, ANY)
def drawing_under_core_stability_refused(game: Game, effect: Effect, may: bool, drawn: Drawn) -> bool:
    return may and drawn.deck != "action"


# -- Command Counters and Strategy Cards -------------------------------------------------------------------------------

CENSURE = 2

law("vorhal_peace_prize", "official_vorhal_peace_prize", refused=each(gains_goods(3), laws_economy.lowest_supply))
effects.on("official_vorhal_peace_prize", STATUS_PHASE_BEGINS, ANY)(laws_economy.vorhal_peace_prize_notes_the_peaceful)
effects.modify("official_vorhal_peace_prize", STATUS_COUNTERS, ANY)(laws_economy.counters_under_vorhal_peace_prize)

law("war_funding", "official_war_funding", refused=each(laws_war.loses_supply))
effects.modify("official_war_funding", FLEET_SUPPLY, ANY, SET, reads=(PHASE,))(laws_war.fleets_under_war_funding)
effects.on("official_war_funding", STATUS_PHASE_BEGINS, ANY)(laws_war.war_funding_is_over)


def hoarders(game: Game) -> list[Seat]:
    """Those who hold three Action Cards or more."""
    return [seat for seat in everyone(game) if len(game.player(seat).action_cards) >= 3]


async def discards_two(game: Any, seat: Seat) -> None:
    """Two Action Cards of his choice."""
    for _ in range(2):
        await laws_technology.discards_card(game, seat)


law("resource_management", "official_resource_management", refused=each(discards_two, hoarders))
effects.modify("official_resource_management", MAY_REDISTRIBUTE, ANY)(laws_economy.redistribution_under_resource_management)


async def contain(game: Game) -> None:
    """Those who have the most planets outside their Home Systems now pay a counter more for their Tactical Actions."""
    for seat in extreme(colonies)(game):
        this_round(game, "official_imperial_containment", seat)


Motion("imperial_containment", contain, deck=deck)


@effects.modify("official_imperial_containment", TACTICAL_PRICE)
def price_of_actions_under_imperial_containment(game: Game, effect: Effect, counters: int, seat: Seat) -> int:
    return counters + 1


office("councils_censure", "official_councils_censure")


@effects.modify("official_councils_censure", MAY_PICK)
def picking_under_councils_censure(game: Game, effect: Effect, verdict: Verdict, pick: Pick) -> Verdict:
    """Imperial takes two counters of Strategy Allocation."""
    return REFUSED if family_of(pick.card) == "imperial" and game.player(pick.seat).strategy < CENSURE else verdict


@effects.on("official_councils_censure", STRATEGY_CARD_PICKED)
async def councils_censure_costs(game: Game, effect: Effect, pick: Pick) -> None:
    """As far as there are so many: who can take nothing else takes it all the same."""
    if family_of(pick.card) == "imperial":
        for _ in range(min(CENSURE, game.player(pick.seat).strategy)):
            game.economy.spend_counter(pick.seat, "strategy", "agenda")


# -- Space Docks and what units cost -----------------------------------------------------------------------------------

election("holy_planet_of_ixth", "planet", is_colony, deck=deck, key="official_holy_planet_of_ixth")
effects.modify("official_holy_planet_of_ixth", MAY_PRODUCE, ANY)(laws_economy.production_under_holy_planet_of_ixth)

law("humane_labor", "official_humane_labor", refused=for_the_round("official_no_production"))
effects.modify("official_no_production", DOCKS_REST, ANY)(laws_offices.docks_under_humane_labor_refused)
MOST_BUILT = 2


@effects.modify("official_humane_labor", DOCK_CAPACITY, ANY, SET)
def capacity_under_humane_labor(game: Game, effect: Effect, beyond: int, at: At) -> int:
    """Two units whatever the planet has; technologies and Action Cards add to that (OFF-GEN-4)."""
    planet = planet_of(at.where)
    return MOST_BUILT - (game.economy.resources(planet) if planet else 0)


async def loses_goods_or_dock(game: Game, seat: Seat) -> None:
    """Three Trade Goods, or a Space Dock where a player has one and would rather, or has not so many."""
    mine = docks(game, seat)
    rich = game.player(seat).trade_goods >= 3
    if not mine or (rich and await ask.agrees(game, seat, "pay_for_dock")):
        game.economy.lose_goods(seat, 3, "agenda")
        return
    await destroy_dock(game, seat)


law("repeal_labor_laws", "official_repeal_labor_laws", refused=each(loses_goods_or_dock))
effects.modify("official_repeal_labor_laws", DOCK_NEEDS_HOLDING, ANY)(laws_economy.docks_under_repeal_labor_laws)


async def may_commission(game: Game, seat: Seat) -> None:
    """A Dreadnought at a dock, within Fleet Supply."""
    await place_unit(game, seat, "dreadnought", dock_systems(game, seat))


Motion("warship_commission", each(may_commission), for_the_round("official_warship_commission"), deck=deck)
effects.modify("official_warship_commission", COST_HALVES, ANY)(events_fleets.cost_under_warship_commission)

ARMS_PRICE = 3
ARMS: tuple[UnitId, ...] = ("dreadnought", "destroyer")


async def buys_arms(game: Game, seat: Seat) -> None:
    """A Dreadnought and a Destroyer for three resources, together in a system with a Space Dock and room for one at least."""
    found = [where for where in dock_systems(game, seat) if any(game.production.room_for(seat, kind, where, 1) for kind in ARMS)]
    able = found and game.economy.can_pay(seat, resources=ARMS_PRICE)
    if able and await ask.agrees(game, seat, "buy_warships"):
        await game.economy.pay(seat, "agenda", resources=ARMS_PRICE)
        for kind in ARMS:
            where = await place_unit(game, seat, kind, found, may_decline=False)
            found = [where] if where else found


Motion("interstellar_arms_dealers", each(buys_arms), for_the_round("official_interstellar_arms_dealers"), deck=deck)
effects.modify("official_interstellar_arms_dealers", COST_HALVES, ANY)(events_fleets.cost_under_interstellar_arms_dealers)


@elects("subsidized_industry", "player", deck=deck)
async def subsidized_industry(game: Game, name: str) -> None:
    """A Space Dock for nothing on any own planet."""
    await place_unit(game, int(name), "space_dock", own_planets(game, int(name)))
