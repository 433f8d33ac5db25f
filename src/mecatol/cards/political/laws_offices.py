"""Offices that players are elected to, and what is done with Strategy Cards."""

from __future__ import annotations

from mecatol.core.decisions import ALLOWED, Option, grants, message
from mecatol.core.effects import ANY, MULTIPLY, Effect
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.choosing import DONE, NO
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.moments import (
    BEFORE_BATTLE,
    BOMBARDING,
    CARDS_DRAWN,
    COMPONENT_ACTION,
    DOCK_BUILT,
    DOCKS_REST,
    GOODS_MADE,
    MAY_USE_SECONDARY,
    PRODUCTION_CAPACITY,
    SECONDARIES_DONE,
    SECONDARY_COST,
    STATUS_PHASE_BEGINS,
    STRATEGY_CARD_PLAYED,
    Bombing,
    Build,
    Drawn,
    Producing,
    Strategic,
)
from mecatol.rules.naming import at_card, in_system, on_planet, system_named
from mecatol.rules.official.politics import FOR
from mecatol.rules.shattered_ascension_17.game import Game
from mecatol.rules.state import Battle, Seat

from .events_goods import add_to_agreements
from .motions import Motion, Turn, election, elects
from .outcomes import CLAUSE, ask, discard, gains_goods, loses_goods, price, sells_influence, this_round
from .voters import champion, each, everyone, extreme, points

# -- ministers ---------------------------------------------------------------------------------------------------------

election("minister_of_policy", "player")


@effects.modify("minister_of_policy", CARDS_DRAWN)
def cards_drawn_under_minister_of_policy(game: Game, effect: Effect, cards: int, drawn: Drawn) -> int:
    """An Action Card more in every Status Phase."""
    return cards + (drawn.deck == "action")


election("minister_of_industry", "player")


@effects.on("minister_of_industry", DOCK_BUILT, ANY)
async def minister_of_industry_takes_a_fee(game: Game, effect: Effect, build: Build) -> None:
    """A Trade Good for every Space Dock that anybody builds."""
    game.economy.gain_goods(effect.owner, 1, effect.key)


@effects.modify("minister_of_industry", SECONDARY_COST)
def counters_under_minister_of_industry(game: Game, effect: Effect, counters: int, strategic: Strategic) -> int:
    return 0 if strategic.card == "production" else counters


election("minister_of_commerce", "player")


@effects.on("minister_of_commerce", SECONDARIES_DONE, ANY)
async def minister_of_commerce_levies(game: Game, effect: Effect, strategic: Strategic) -> None:
    """After the secondaries of Trade he may take a Trade Good from each of two players."""
    paid: list[Seat] = []
    while strategic.card == "trade" and len(paid) < 2:
        rich = [s for s in game.opponents(effect.owner) if game.player(s).trade_goods and s not in paid]
        victim = await ask.player(game, effect.owner, "levy", rich, may_decline=True)
        if victim is None:
            return
        paid.append(victim)
        game.economy.hand_goods(victim, effect.owner, 1)


@effects.on("minister_of_commerce", GOODS_MADE)
async def minister_of_commerce_sells_influence(game: Game, effect: Effect, seat: Seat) -> None:
    """In the Status Phase influence becomes Trade Goods, one for one."""
    await sells_influence(game, seat)


LAID_UP, YEARLY = 2, 3


@elects("minister_of_treasury", "player")
async def open_treasury(game: Game, name: str) -> None:
    """Two Trade Goods lie on the card."""
    effect = next(e for e in game.state.effects if (e.key, e.source) == ("minister_of_treasury", "law"))
    game.note(effect, "goods", str(LAID_UP))


def treasure(game: Game, effect: Effect) -> int:
    return int(game.remembered(effect, "goods") or 0)


@effects.on("minister_of_treasury", STATUS_PHASE_BEGINS, ANY)
async def minister_of_treasury_fills_it(game: Game, effect: Effect, seat: Seat) -> None:
    """Three more in every Status Phase."""
    game.note(effect, "goods", str(treasure(game, effect) + YEARLY))


def lying(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    return [Option("take", says=message("option-take-treasure", count=treasure(game, effect)))]


@effects.may("minister_of_treasury", COMPONENT_ACTION, lying)
async def minister_of_treasury_takes_it(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """As an action the law is discarded and all of it taken."""
    goods = treasure(game, effect)
    await discard(game, effect)
    game.economy.gain_goods(seat, goods, effect.key)


# -- Strategy Cards ----------------------------------------------------------------------------------------------------


def free_secondaries(key: str) -> Turn:
    """A player may use the secondaries of the cards he holds, in any order and without counters, by an effect of this key."""

    async def turn(game: Game, seat: Seat) -> None:
        done: list[str] = []
        while len(own_secondaries(game, seat, done)) > 1:
            card = await game.choose(seat, "own_secondary", own_secondaries, game, seat, done)
            if card == DONE.key:
                return
            done.append(card)
            this_round(game, key, seat, card)
            await game.strategy_cards.use(seat, card)
            game.end_kind(key)

    return turn


uses_own_secondaries = free_secondaries("aggressive_strategy")


@effects.modify("aggressive_strategy", SECONDARY_COST, stage=MULTIPLY)
def counters_under_aggressive_strategy(game: Game, effect: Effect, counters: int, strategic: Strategic) -> int:
    return 0 if strategic.card == effect.where else counters


@grants(CLAUSE)
def own_secondaries(game: Game, seat: Seat, done: list[str]) -> list[Option[str]]:
    """Cards held whose secondary could be used, or no more."""
    held = [card.id for card in game.strategy_cards.held(seat) if card.id not in done and card.id in game.catalogue.strategy]
    able = [card for card in held if usable(game, seat, card)]
    return [*(Option(c, things=(at_card(c),), says=message("option-secondary", card=c, counters=0)) for c in able), DONE]


def usable(game: Game, seat: Seat, card: str) -> bool:
    rule = game.strategy_cards.rule(card)
    verdict = rule.may_secondary(game, seat) if rule.may_secondary is not None else ALLOWED
    return rule.secondary is not None and game.fold(MAY_USE_SECONDARY, verdict, Strategic(seat, card)).allowed


async def no_secondaries(game: Game) -> None:
    """Nobody uses secondaries this round."""
    this_round(game, "no_secondaries")


Motion("aggressive_strategy", each(uses_own_secondaries), no_secondaries)

Motion("free_trade", refused=each(loses_goods(2)))


@effects.on("free_trade", STRATEGY_CARD_PLAYED, ANY)
async def free_trade_benefits_all(game: Game, effect: Effect, strategic: Strategic) -> None:
    """When Trade is played everybody has its secondary for nothing, or a Trade Good more on each agreement."""
    if strategic.card != "trade":
        return
    for seat in everyone(game):
        if await game.choose(seat, "free_trade", benefits, game, seat) == "goods":
            await add_to_agreements(game, seat, 1)
        else:
            game.begin_effect("free_trade_secondary", seat, "law", until="action")


@grants(CLAUSE)
def benefits(game: Game, seat: Seat) -> list[Option[str]]:
    """The secondary without a counter, or goods on agreements where any can be put."""
    open_ = game.trade.agreements_of(seat) and game.trade.places_goods(seat)
    goods = [Option("goods", says=message("option-goods-on-agreements"))] if open_ else []
    return [Option("secondary", says=message("option-free-secondary")), *goods]


@effects.modify("free_trade_secondary", SECONDARY_COST)
def counters_under_free_trade_secondary(game: Game, effect: Effect, counters: int, strategic: Strategic) -> int:
    return 0 if strategic.card == "trade" else counters


# -- Humane Labor ------------------------------------------------------------------------------------------------------


async def no_production(game: Game) -> None:
    """Docks produce nothing this round."""
    this_round(game, "humane_labor_refused")


Motion("humane_labor", refused=no_production)


@effects.modify("humane_labor", PRODUCTION_CAPACITY, ANY)
def capacity_under_humane_labor(game: Game, effect: Effect, capacity: int, producing: Producing) -> int:
    """Half of the usual production capacity, rounded up for each of several docks, without what is lent to one build and before
    Action Cards change it (OFF-GEN-4); not of the secondary of Production, which has its own limit."""
    if producing.limited:
        return capacity
    docks = max(1, game.production.ready_docks(producing.seat, producing.where))
    usual = (capacity - producing.lent) // docks
    return docks * ((usual + 1) // 2) + producing.lent


@effects.modify("humane_labor_refused", DOCKS_REST, ANY)
def docks_under_humane_labor_refused(game: Game, effect: Effect, rest: bool, seat: Seat) -> bool:
    """Planets and units that produce by themselves go on."""
    return True


# -- Amnesty for the Fallen --------------------------------------------------------------------------------------------


def fleet_worth(game: Game, seat: Seat) -> int:
    """What all ships of a player cost, in half resources."""
    return sum(price(game, seat, game.board.ships(seat, hex_)) for hex_ in game.board.fleets_of(seat))


weakest = extreme(fleet_worth, least=True)
last = extreme(points, least=True)


async def comfort(game: Game) -> None:
    """Four Trade Goods for the weakest fleets, and for whoever alone has the fewest points."""
    await each(gains_goods(4), weakest)(game)
    if len(last(game)) == 1:
        await each(gains_goods(4), last)(game)


async def shield_the_fallen(game: Game) -> None:
    """This round attacking the weakest costs a planet."""
    this_round(game, "amnesty_for_the_fallen")


Motion("amnesty_for_the_fallen", comfort, shield_the_fallen)


@effects.on("amnesty_for_the_fallen", BEFORE_BATTLE, ANY)
async def amnesty_for_the_fallen_shames(game: Game, effect: Effect, battle: Battle) -> None:
    await shame(game, effect, battle.attacker.seat, battle.defender.seat)


@effects.on("amnesty_for_the_fallen", BOMBARDING, ANY)
async def amnesty_for_the_fallen_shames_bombers(game: Game, effect: Effect, bombing: Bombing) -> None:
    """Bombardment is hostile without a battle too (SA17-NOM-07)."""
    await shame(game, effect, bombing.seat, bombing.target)


async def shame(game: Game, effect: Effect, seat: Seat, victim: Seat) -> None:
    """Once an action against each of them."""
    noted, scope = f"shame:{victim}", game.scope("action")
    if victim in (*weakest(game), *last(game)) and game.remembered(effect, noted) != scope:
        game.note(effect, noted, scope)
        await game.economy.give_up_planet(seat, "aggression", effect.key)


# -- Mining Operations -------------------------------------------------------------------------------------------------


async def mine_asteroids(game: Game) -> None:
    """The greatest supporter puts three goods on a planet of each system next to asteroids."""
    for seat in champion(FOR)(game):
        for system in game.state.systems:
            if not game.board.is_home(system.hex) and near_asteroids(game, system.hex):
                planet = await ask.planet(game, seat, "mining_site", [p.id for p in system.planets if game.board.is_solid(p.id)])
                if planet:
                    game.economy.add_wealth(on_planet(planet), 3)


def near_asteroids(game: Game, hex_: Hex) -> bool:
    """Whether an Asteroid Field is next to a system, or an Asteroid Belt on its border."""
    near = game.galaxy.adjacent(hex_)
    fields = any(game.galaxy.anomaly(other) == "asteroid_field" for other in near)
    belts = [token for other in near for token in game.galaxy.border_tokens(hex_, other)]
    return fields or any(token.kind == "asteroid_belt" for token in belts)


Motion("mining_operations", mine_asteroids, each(loses_goods(2)))

# -- Update Star Maps --------------------------------------------------------------------------------------------------


@elects("update_star_maps", "void_system")
async def update_star_maps(game: Game, name: str) -> None:
    """An unused tile with planets takes the place of the system; counters there are gone."""
    unused = game.galaxy_building.unused_worlds()
    if unused:
        tile = unused[game.pick("tiles", "update_star_maps", len(unused))]
        game.domain_counters.clear(in_system(Hex(name)))
        game.domain_counters.become(Hex(name), tile)


# -- Enforcer ------------------------------------------------------------------------------------------------------------

CAMPAIGNS = 2


@elects("enforcer", "player")
async def enforcer(game: Game, name: str) -> None:
    """When the next secondaries of Assembly are done he has two Tactical Actions, whichever round that is."""
    effect = game.begin_effect("enforcer", int(name), "law")
    game.note(effect, "left", str(CAMPAIGNS))


@effects.on("enforcer", SECONDARIES_DONE, ANY)
async def enforcer_campaigns(game: Game, effect: Effect, strategic: Strategic) -> None:
    """One after the other, with counters from the reinforcements; the second is offered when the first is over."""
    if strategic.card != "assembly":
        return
    left = int(game.remembered(effect, "left")) - 1
    game.note(effect, "left", str(left))
    key = NO.key if game.player(effect.owner).out else await game.choose(effect.owner, "enforcer", targets, game, effect.owner)
    if not left or key == NO.key:
        game.end_effect(effect)
    if key != NO.key:
        again = [Step("strategy_cards.special", strategic.seat, what=strategic.card)] if left else []
        game.then(Step("tactical.begin", effect.owner, system_named(key), "reinforcements"), *again)


@grants(CLAUSE)
def targets(game: Game, seat: Seat) -> list[Option[str]]:
    """Systems to activate, or none."""
    found = game.tactical.from_reinforcements(seat)
    return [*(Option(in_system(h), things=(in_system(h),), says=message("option-activate", system=h)) for h in found), NO]
