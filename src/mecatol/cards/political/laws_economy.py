"""Laws about resources, influence, Trade Goods, Command Counters, production and Strategy Cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, BOUND, MULTIPLY, SET, Effect
from mecatol.rules import forces
from mecatol.rules.choosing import NO
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.moments import (
    BEFORE_PRODUCTION,
    BUILD_FEE,
    CARDS_DEALT,
    CARDS_DRAWN,
    CONTRACT_VALUE,
    COST_HALVES,
    DOCK_NEEDS_HOLDING,
    FREE_FLEET_SUPPLY,
    HAND_LIMIT,
    HAS_ABILITY,
    INFLUENCE,
    MAY_PICK,
    MAY_PRODUCE,
    MAY_REDISTRIBUTE,
    MAY_TRADE,
    MAY_USE_SECONDARY,
    PLANET_VOTES,
    PRODUCTION,
    RACES,
    SECONDARY_DONE,
    STATUS_COUNTERS,
    STATUS_PHASE_BEGINS,
    STRATEGY_CARD_PICKED,
    At,
    Build,
    Contract,
    Drawn,
    Partners,
    Pick,
    Strategic,
)
from mecatol.rules.naming import (
    at_card,
    at_player,
    card_named,
    in_system,
    kind_of,
    listing,
    number_named,
    on_planet,
    players_named,
    seats_listed,
    words_of,
)
from mecatol.rules.official import game as official_game
from mecatol.rules.official.hands import card_option
from mecatol.rules.official.politics import AGAINST
from mecatol.rules.pieces import is_ground, is_ship
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import CardId, Planet, Seat

from .council import turn_up_objective
from .motions import Motion, election, elects
from .outcomes import (
    CLAUSE,
    REFUSED,
    ask,
    destroy_dock,
    docks,
    drop_at_random,
    exhaust_dock,
    gains_goods,
    give_up_unit,
    is_colony,
    loses_goods,
    own_planets,
    this_round,
)
from .voters import each, everyone, extreme, fleet_supply, voters

# -- Trade Agreements --------------------------------------------------------------------------------------------------

Motion("class_struggle", refused=each(loses_goods(2)))


@effects.modify("class_struggle", CONTRACT_VALUE, ANY, SET)
def contracts_under_class_struggle(game: Game, effect: Effect, value: int, contract: Contract) -> int:
    """Every Trade Agreement is worth two."""
    return 2


@elects("forced_economic_independence", "two_players")
async def part(game: Game, name: str) -> None:
    """An agreement of the two is broken."""
    agreement = game.trade.agreement(*players_named(name))
    if agreement is not None:
        await game.trade.break_agreement(agreement)


@effects.modify("forced_economic_independence", MAY_TRADE, ANY)
def trade_under_forced_economic_independence(game: Game, effect: Effect, verdict: Verdict, partners: Partners) -> Verdict:
    return REFUSED if sorted((partners.seat, partners.other)) == sorted(players_named(effect.where)) else verdict


Motion("trade_war", refused=each(loses_goods(1)))


@effects.on("trade_war", SECONDARY_DONE, ANY)
async def trade_war_raids(game: Game, effect: Effect, strategic: Strategic) -> None:
    """Who uses the secondary of Trade may take a Trade Good of an opponent, from his area or an agreement of his."""
    if strategic.card == "trade" and len(sources(game, strategic.seat)) > 1:
        key = await game.choose(strategic.seat, "raid_goods", sources, game, strategic.seat)
        if kind_of(key) == "area":
            game.economy.hand_goods(number_named(key), strategic.seat, 1)
        elif kind_of(key) == "agreement":
            victim, number = map(int, words_of(key)[1:])
            game.trade.add_goods(victim, game.trade.agreements_of(victim)[number], -1)
            game.economy.gain_goods(strategic.seat, 1, effect.key)


@effects.modify("trade_war", MAY_USE_SECONDARY, ANY)
def secondaries_under_trade_war(game: Game, effect: Effect, verdict: Verdict, strategic: Strategic) -> Verdict:
    """Who has nothing to collect may use the secondary of Trade to raid."""
    idle = strategic.card == "trade" and not verdict.allowed and verdict.clause == "SA17-TRD-02"
    return Verdict(True, CLAUSE) if idle and len(sources(game, strategic.seat)) > 1 else verdict


@grants(CLAUSE)
def sources(game: Game, seat: Seat) -> list[Option[str]]:
    """Opponents' goods: "area:<player>", "agreement:<player>:<which>"; or none."""
    found = []
    for other in game.opponents(seat):
        thing = (at_player(other),)
        if game.player(other).trade_goods:
            found.append(Option(f"area:{other}", things=thing, says=message("option-raid-area", player=other)))
        for n, agreement in enumerate(game.trade.agreements_of(other)):
            if game.trade.lying(other, agreement):
                key = f"agreement:{other}:{n}"
                found.append(Option(key, things=thing, says=message("option-raid-agreement", player=other)))
    return [*found, NO]


# -- Command Counters --------------------------------------------------------------------------------------------------


async def enlarges_fleet(game: Game, seat: Seat) -> None:
    """A Command Counter for Fleet Supply."""
    await game.economy.gain_counters(seat, 1, "agenda", "fleet")


Motion("fleet_regulations", refused=each(enlarges_fleet))


@effects.modify("fleet_regulations", FREE_FLEET_SUPPLY, ANY, SET)
def upkeep_under_fleet_regulations(game: Game, effect: Effect, counters: int, seat: Seat) -> int:
    """Upkeep is due beyond four counters."""
    return 4


Motion("resource_management", refused=turn_up_objective)


@effects.modify("resource_management", MAY_REDISTRIBUTE, ANY)
def redistribution_under_resource_management(game: Game, effect: Effect, verdict: Verdict, seat: Seat) -> Verdict:
    return REFUSED


lowest_supply = extreme(fleet_supply, least=True)
Motion("vorhal_peace_prize", refused=each(gains_goods(3), lowest_supply))


@effects.on("vorhal_peace_prize", STATUS_PHASE_BEGINS, ANY)
async def vorhal_peace_prize_notes_the_peaceful(game: Game, effect: Effect, seat: Seat) -> None:
    game.note(effect, "winners", listing(map(str, lowest_supply(game)), ","))


@effects.modify("vorhal_peace_prize", STATUS_COUNTERS, ANY)
def counters_under_vorhal_peace_prize(game: Game, effect: Effect, counters: int, seat: Seat) -> int:
    """A counter more for whoever had the lowest Fleet Supply when the Status Phase began."""
    return counters + (seat in seats_listed(game.remembered(effect, "winners")))


async def discards_counter(game: Game, seat: Seat) -> None:
    """A counter of Command Pool or Strategy Allocation goes."""
    if sheet_areas(game, seat):
        area = await game.choose(seat, "discard_counter", sheet_areas, game, seat)
        game.economy.spend_counter(seat, "pool" if area == "pool" else "strategy", "agenda")


@grants(CLAUSE)
def sheet_areas(game: Game, seat: Seat) -> list[Option[str]]:
    """The areas from which a counter can be taken."""
    player = game.player(seat)
    left = {"pool": player.pool, "strategy": player.strategy}
    return [Option(area, says=message(f"area-{area}")) for area in left if left[area]]


Motion("traffic_tariffs", refused=each(discards_counter))


@effects.on("traffic_tariffs", BEFORE_PRODUCTION, ANY)
async def traffic_tariffs_are_due(game: Game, effect: Effect, at: At) -> None:
    """Who produces in a Tactical Action pays an influence first, or produces neither ships nor ground units."""
    action = game.state.action
    if action is None or action.kind != "tactical":
        return
    if game.economy.can_pay(at.seat, influence=1) and await ask.agrees(game, at.seat, "pay_tariff"):
        await game.economy.pay(at.seat, effect.key, influence=1)
    else:
        game.begin_effect("tariff_unpaid", at.seat, "law", until="action")


@effects.modify("tariff_unpaid", MAY_PRODUCE)
def production_under_unpaid_tariffs(game: Game, effect: Effect, verdict: Verdict, build: Build) -> Verdict:
    return REFUSED if is_ship(build.kind) or is_ground(build.kind) else verdict


# -- what units cost ---------------------------------------------------------------------------------------------------


async def scuttles_fighters(game: Game, seat: Seat) -> None:
    """All but ten Fighters."""
    while game.board.on_board(seat, "fighter") > 10:
        places = [in_system(hex_) for hex_ in game.board.fleets_of(seat)]
        await give_up_unit(game, seat, places, lambda kind: kind == "fighter")


Motion("fighter_tax", refused=each(scuttles_fighters))


@effects.modify("fighter_tax", COST_HALVES, ANY, SET)
def cost_under_fighter_tax(game: Game, effect: Effect, halves: int, build: Build) -> int:
    """A Fighter costs a resource."""
    return 2 if build.kind == "fighter" else halves


async def promotes_two(game: Game, seat: Seat) -> None:
    """Two Ground Forces may become Shock Troops, on planets or aboard."""
    for _ in range(2):
        left = game.board.left(seat, "shock_troop") > 0
        mine = [w for w in game.board.occupied(seat) if left and forces.count(game.board.units(seat, w), "ground_force")]
        where = await ask.place(game, seat, "promote_troop", mine, may_decline=True)
        if where:
            game.invasion.promote_here(seat, where, 1)


Motion("infinite_warfare", refused=each(promotes_two, voters(AGAINST)))
CHEAP = ("mechanized_unit", "pds")


@effects.modify("infinite_warfare", COST_HALVES, ANY, MULTIPLY)
def cost_under_infinite_warfare(game: Game, effect: Effect, halves: int, build: Build) -> int:
    """An Armor or a PDS costs a resource and takes one production capacity; of two laws about Armor the later one comes after the
    other (OFF-GEN-4)."""
    return 2 if build.kind in CHEAP else halves


@effects.modify("infinite_warfare", PRODUCTION, ANY, SET)
def capacity_needed_under_infinite_warfare(game: Game, effect: Effect, capacity: int, build: Build) -> int:
    return 1 if build.kind in CHEAP else capacity


async def garrisons_all(game: Game, seat: Seat) -> None:
    """A Ground Force on every planet, where its owner wants one."""
    for where in own_planets(game, seat):
        if game.production.room_for(seat, "ground_force", where, 1) and await ask.agrees(game, seat, "garrison", where):
            game.production.place_units(seat, "ground_force", where, 1, "agenda")


Motion("regulated_conscription", refused=each(garrisons_all))


@effects.modify("regulated_conscription", COST_HALVES, ANY, MULTIPLY)
def cost_under_regulated_conscription(game: Game, effect: Effect, halves: int, build: Build) -> int:
    """Ground units cost twice as much."""
    return halves * 2 if is_ground(build.kind) else halves


# -- Space Docks -------------------------------------------------------------------------------------------------------


async def keeps_one_dock(game: Game, seat: Seat) -> None:
    """All docks but one of his choice are exhausted."""
    ready = docks(game, seat, ready=True)
    kept = await ask.place(game, seat, "keep_dock", list(dict.fromkeys(ready)))
    if kept:
        ready.remove(kept)
    for where in ready:
        exhaust_dock(game, seat, where)


Motion("labor_force_politics", refused=each(keeps_one_dock))


@effects.modify("labor_force_politics", BUILD_FEE, ANY)
def fee_under_labor_force_politics(game: Game, effect: Effect, fee: int, at: At) -> int:
    """Producing at a dock costs a resource beside the units."""
    return fee + 1


async def buys_off(game: Game, seat: Seat) -> None:
    """Three Trade Goods are spent, or a Space Dock; who has none gives what goods he has and may use (SA17-GEN-23)."""
    mine, goods = docks(game, seat), min(3, game.economy.usable_goods(seat))
    if not mine or (goods == 3 and await ask.agrees(game, seat, "pay_for_dock")):
        game.economy.lose_goods(seat, goods, "agenda")
        return
    await destroy_dock(game, seat)


Motion("repeal_labor_laws", refused=each(buys_off))


@effects.modify("repeal_labor_laws", DOCK_NEEDS_HOLDING, ANY)
def docks_under_repeal_labor_laws(game: Game, effect: Effect, needs: bool, seat: Seat) -> bool:
    """Docks are built on planets gained this round too."""
    return False


# -- cards -------------------------------------------------------------------------------------------------------------


async def trim_all(game: Game) -> None:
    """Everybody discards down to the new limit."""
    for seat in everyone(game):
        await game.action_cards.trim(seat)


async def drops_one(game: Game, seat: Seat) -> None:
    drop_at_random(game, seat, 1)


Motion("limits_to_individual_power", trim_all, each(drops_one))


@effects.modify("limits_to_individual_power", HAND_LIMIT, ANY, BOUND, reads=(RACES,))
def hands_under_limits_to_individual_power(game: Game, effect: Effect, limit: int, drawn: Drawn) -> int:
    """Three Action Cards for all but the Yssaril."""
    if drawn.deck != "action" or game.player(drawn.seat).race == "yssaril":
        return limit
    return min(limit, 3)


SHUNNED_PRICE = 5

election("shunned_methods", "strategy_card")


@effects.modify("shunned_methods", MAY_PICK, ANY)
def picking_under_shunned_methods(game: Game, effect: Effect, verdict: Verdict, pick: Pick) -> Verdict:
    """Five influence are needed to take the card."""
    dear = at_card(pick.card) == effect.where and not game.economy.can_pay(pick.seat, influence=SHUNNED_PRICE)
    return REFUSED if dear else verdict


@effects.on("shunned_methods", STRATEGY_CARD_PICKED, ANY)
async def shunned_methods_cost(game: Game, effect: Effect, pick: Pick) -> None:
    if at_card(pick.card) == effect.where and game.economy.can_pay(pick.seat, influence=SHUNNED_PRICE):
        await game.economy.pay(pick.seat, effect.key, influence=SHUNNED_PRICE)


# -- laws on planets ---------------------------------------------------------------------------------------------------


@effects.modify("massive_dig", INFLUENCE, ANY, BOUND)
def influence_under_massive_dig(game: Game, effect: Effect, influence: int, planet: Planet) -> int:
    """The planet has no influence any more."""
    return 0 if on_planet(planet.id) == effect.where else influence


election("holy_planet_of_ixth", "planet", is_colony)


@effects.modify("holy_planet_of_ixth", PLANET_VOTES, ANY)
def votes_of_a_hallowed_planet(game: Game, effect: Effect, votes: int, planet: Planet) -> int:
    """The planet votes even when it is exhausted."""
    return max(votes, game.economy.influence(planet.id)) if on_planet(planet.id) == effect.where else votes


@effects.modify("holy_planet_of_ixth", MAY_PRODUCE, ANY)
def production_under_holy_planet_of_ixth(game: Game, effect: Effect, verdict: Verdict, build: Build) -> Verdict:
    """Neither the planet nor a dock or a Ground Force on it produces."""
    return REFUSED if build.where == effect.where else verdict


@effects.modify("holy_planet_of_ixth", HAS_ABILITY, ANY)
def abilities_under_holy_planet_of_ixth(game: Game, effect: Effect, has: bool, planet: Planet) -> bool:
    return has and on_planet(planet.id) != effect.where


# -- Core Stability --------------------------------------------------------------------------------------------------------


async def no_cards(game: Game) -> None:
    """Nobody draws Action Cards in this round's Status Phase."""
    this_round(game, "core_stability_refused")


Motion("core_stability", refused=no_cards)


@effects.modify("core_stability_refused", CARDS_DRAWN, ANY, MULTIPLY)
def cards_drawn_under_core_stability_refused(game: Game, effect: Effect, cards: int, drawn: Drawn) -> int:
    return 0 if drawn.deck == "action" else cards


@effects.modify("core_stability", CARDS_DRAWN, ANY, BOUND)
def cards_drawn_under_core_stability(game: Game, effect: Effect, cards: int, drawn: Drawn) -> int:
    """Nobody draws once the cards have been laid out and taken."""
    return 0 if drawn.deck == "action" and game.remembered(effect, "dealt") == str(game.state.round) else cards


@effects.on("core_stability", CARDS_DEALT, ANY)
async def core_stability_deals_openly(game: Game, effect: Effect, speaker: Seat) -> None:
    """The Action Cards of all are laid out, and the most influence takes first."""
    await deal_openly(game, effect, speaker, all_influence)


def all_influence(game: Game, seat: Seat) -> int:
    """The influence of a player's planets, exhausted or not."""
    return sum(game.economy.influence(planet.id) for planet in game.board.planets_of(seat))


async def deal_openly(game: official_game.Game, effect: Effect, speaker: Seat, weight: Callable[[Any, Seat], int]) -> None:
    """The Action Cards of the Status Phase are laid out, and players take theirs by their weight, the highest first."""
    numbers = {
        seat: game.fold(CARDS_DRAWN, game.parameters.action_cards_drawn, Drawn(seat, "action")) for seat in game.rotation()
    }
    game.note(effect, "dealt", str(game.state.round))
    shown = [card for _ in range(sum(numbers.values())) if (card := game.action_cards.next_card("status"))]
    for card in reversed(shown):
        game.put_on_top(game.action_cards.deck(), card)  # they lie there for all to see
    game.action_cards.show(speaker, shown)
    left = list(numbers)
    while left:
        seat = await next_in_council(game, speaker, {seat: weight(game, seat) for seat in left})
        left.remove(seat)
        await take_shown(game, seat, numbers[seat], shown)


async def next_in_council(game: official_game.Game, speaker: Seat, weights: dict[Seat, int]) -> Seat:
    """Who has the highest weight of those left; the Speaker decides between those who are level."""
    first = [seat for seat, weight in weights.items() if weight == max(weights.values())]
    return await ask.one_player(game, speaker, "first_to_choose", first)


async def take_shown(game: official_game.Game, seat: Seat, number: int, shown: list[CardId]) -> None:
    """A player takes his cards out of those laid out."""
    for _ in range(min(number, len(shown))):
        card = card_named(await game.choose(seat, "take_shown_card", shown_options, shown))
        shown.remove(card)
        game.take_off(game.action_cards.deck(), card)
        game.action_cards.add(seat, card)
        await game.action_cards.trim(seat)


@grants(CLAUSE)
def shown_options(shown: list[CardId]) -> list[Option[str]]:
    """Action Cards that lie open."""
    return [card_option(card, "option-agenda") for card in shown]
