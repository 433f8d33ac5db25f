"""The nine Strategy Cards of Shattered Ascension (SA17-STR-01, SA17-SET-21)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, MULTIPLY, Effect
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.zones import Deck
from mecatol.rules import events
from mecatol.rules.choosing import NO
from mecatol.rules.layers import shattered_ascension_17 as behaviours
from mecatol.rules.layers import shattered_ascension_17_cards as catalogue
from mecatol.rules.moments import (
    ACTION_ENDS,
    AFTER_MOVEMENT,
    BONUS_COUNTER_PLACED,
    COMBAT_VALUE,
    COUNTER_PRICE,
    MOVEMENT,
    ROUND_ENDS,
    SEIZES,
    Firing,
    Pick,
    Strategic,
)
from mecatol.rules.naming import at_player, card_named, in_system, kind_of, on_planet, system_named
from mecatol.rules.official import game as official
from mecatol.rules.pieces import is_ground
from mecatol.rules.shattered_ascension_17.game import Game
from mecatol.rules.state import NOBODY, Action, Place, PlanetId, Seat, System

from . import common
from .common import (
    Prices,
    ask,
    buy_counters,
    choose_annexed,
    choose_objective,
    choose_way,
    is_empty,
    lay_open,
    own_systems,
)
from .redeployment import BY_WARFARE, Orders, may_redeploy, not_activated, redeploy

# -- 1 Leadership ------------------------------------------------------------------------------------------------------

ANY_NUMBER = 100


async def leadership(game: Game, seat: Seat) -> None:
    """Three Command Counters, then the secondary at once if wanted, paid like anybody else's."""
    await game.economy.gain_counters(seat, 3, "leadership")
    if game.strategy_cards.may_use_free(seat, "leadership"):
        await executive_commands(game, seat, False)


def prices(game: Game, seat: Seat) -> Prices:
    """The first costs 1 influence, each further one 1 more than the one before."""
    return lambda number: sum(game.fold(COUNTER_PRICE, each, Strategic(seat, "leadership")) for each in range(1, number + 1))


async def executive_commands(game: Game, seat: Seat, free: bool) -> None:
    """Any number of counters."""
    await buy_counters(game, seat, "leadership", prices(game, seat), ANY_NUMBER)


def may_buy(game: Game, seat: Seat) -> Verdict:
    return common.may_buy(game, seat, prices(game, seat))


catalogue.strategy_card("leadership", leadership, executive_commands, may_buy, counters=0)

# -- 2 Diplomacy -------------------------------------------------------------------------------------------------------

ANNEXATION_INFLUENCE = 2


async def diplomacy(game: Game, seat: Seat) -> None:
    """A counter of every opponent into systems with planets of yours, or the secondary at no cost."""
    annexes = game.strategy_cards.may_use_free(seat, "diplomacy") and annexable(game, seat)
    open_ways = [*("a" if own_systems(game, seat) else ""), *("b" if annexes else "")]
    way = await choose_way(game, seat, "diplomacy", open_ways)
    if way == "a":
        await demilitarize(game, seat)
    elif way == "b":
        await game.strategy_cards.use(seat, "diplomacy", free=True)


async def demilitarize(game: Game, seat: Seat) -> None:
    """The systems need not be the same. A counter laid where that opponent has one already goes back."""
    for opponent in game.opponents(seat):
        if game.board.reinforcements(opponent) > 0:
            hex_ = game.board.hex_of(await game.choose(seat, "demilitarize", zones, game, seat, opponent))
            if opponent not in game.board.system(hex_).counters:
                game.board.lay_counter(opponent, hex_, "reinforcements")


@grants("SA17-STR-01")
def zones(game: Game, seat: Seat, opponent: Seat) -> list[Option[Place]]:
    """Systems with planets of the player's, for the counter of an opponent."""
    return [
        Option(
            in_system(hex_),
            things=(in_system(hex_), at_player(opponent)),
            says=message("option-demilitarize", system=hex_, player=opponent),
        )
        for hex_ in own_systems(game, seat)
    ]


async def annexation_treaty(game: Game, seat: Seat, free: bool) -> None:
    """Control of one planet; who may seize planets need not find it empty."""
    price = 0 if free else ANNEXATION_INFLUENCE
    planet = await choose_annexed(game, seat, annexable(game, seat), "diplomacy", price)
    if is_empty(game, planet) or await seized(game, seat, planet):
        await game.invasion.annex(seat, planet)


async def seized(game: official.Game, seat: Seat, planet: PlanetId) -> bool:
    """The owner destroys a ground unit; where none is left the planet falls, with whatever else stands there."""
    here, held = on_planet(planet), game.invasion.defender(planet)
    if game.board.army(held, planet):
        lost = await game.combat.assign(held, here, 1, purpose="annexation", may_sustain=False, only=is_ground, by=seat)
        await game.combat.carry_out(held, here, lost, "annexation", seat)
    if game.board.army(held, planet):
        return False
    await game.invasion.raze(seat, held, planet, (), "annexation")
    game.invasion.lose_leaders(here, seat)
    return True


def annexable(game: Game, seat: Seat) -> list[PlanetId]:
    """Planets in or next to a system with planets or units of yours.

    Not in Home Systems, not of the card's holder, not claimed in this action, not under Custodians; empty ones, unless an
    effect lets their owner be driven out.
    """
    return list(_annexable(game, seat))


def _annexable(game: Game, seat: Seat) -> Iterator[PlanetId]:
    holders = [card.holder for card in game.state.strategy_cards if card.id == "diplomacy"]
    spared = [owner for owner in (seat, *holders) if owner != NOBODY]
    seizes, annexed = game.fold(SEIZES, False, seat), game.board.annexed
    for system in neighbourhood(game, seat):
        for planet in system.planets:
            if planet.owner in spared or planet.id in annexed or not (seizes or is_empty(game, planet.id)):
                continue
            if not game.board.is_home(system.hex) and not game.domain_counters.has_custodians(planet.id):
                yield planet.id


def neighbourhood(game: Game, seat: Seat) -> list[System]:
    """The systems in which a player has planets or units, and those next to them, in map order."""
    own = dict.fromkeys([*game.board.systems_of(seat), *own_systems(game, seat)])
    near = dict.fromkeys(own)
    for hex_ in own:
        near.update(dict.fromkeys(game.galaxy.adjacent(hex_)))
    return [game.state.systems[n] for n in sorted(map(game.board.layout.systems.__getitem__, near))]


def may_annex(game: Game, seat: Seat) -> Verdict:
    return common.may_annex(game, seat, _annexable(game, seat), ANNEXATION_INFLUENCE)


catalogue.strategy_card("diplomacy", diplomacy, annexation_treaty, may_annex)


@behaviours.on("holding_diplomacy", ACTION_ENDS, ANY)
async def diplomacy_protects_its_holder(game: Game, effect: Effect, action: Action) -> None:
    """Who is hostile to the holder must exhaust or lose a planet; the holder's own hostility ends the protection."""
    hostile = game.tactical.hostilities()
    if any(seat == effect.owner for seat, _ in hostile):
        game.end_effect(effect)
        return
    for seat in dict.fromkeys(seat for seat, victim in hostile if victim == effect.owner):
        if game.board.planets_of(seat):
            await game.economy.give_up_planet(seat, "hostility", "diplomacy")


# -- 3 Assembly --------------------------------------------------------------------------------------------------------


async def assembly(game: Game, seat: Seat) -> None:
    """Two Action and two Political Cards, then the Twilight Council (SA17-TWC-06)."""
    actions, agendas = game.parameters.assembly_cards
    await game.action_cards.take(seat, actions, "assembly")
    await game.political_cards.take(seat, agendas, "assembly")
    await game.politics.assembly(seat)


async def hidden_agendas(game: Game, seat: Seat, free: bool) -> None:
    """One Action and one Political Card, then one of each may be swapped."""
    await game.action_cards.take(seat, 1, "assembly")
    await game.political_cards.take(seat, 1, "assembly")
    await game.action_cards.recycle(seat, 1, "assembly")
    await game.political_cards.recycle(seat, 1, "assembly")


catalogue.strategy_card("assembly", assembly, hidden_agendas)

# -- 4 Production ------------------------------------------------------------------------------------------------------

MUSTERED_MOST = 3


async def muster_ordnance(game: Game, seat: Seat, free: bool) -> None:
    """One dock produces, with at most three production capacity (SA17-UNI-03)."""
    await common.produce_at_one_dock(game, seat, limit=MUSTERED_MOST)


catalogue.strategy_card("production", common.with_two_more, muster_ordnance, common.may_produce)

# -- 5 Trade -----------------------------------------------------------------------------------------------------------


async def trade(game: Game, seat: Seat) -> None:
    """Three Trade Goods and the secondary, or all agreements are broken; then new ones may be opened."""
    if await choose_way(game, seat, "trade", trade_ways(game)) == "a":
        game.economy.gain_goods(seat, 3, "trade")
        cards = game.strategy_cards
        if cards.may_use_free(seat, "trade", may_collect(game, seat)) and await cards.wants(seat, "trade", free=True):
            await cards.use(seat, "trade", free=True)
    else:
        await game.trade.break_all()
    await game.trade.open_agreements(seat)


def trade_ways(game: Game) -> str:
    """Between two players nobody breaks agreements (SA17-DUE-23)."""
    return "ab" if game.state.agreements and game.seats() > 2 else "a"


async def realize_profits(game: Game, seat: Seat, free: bool) -> None:
    """Goods on the agreements are collected (SA17-TRD-02)."""
    await game.trade.collect(seat)


def may_collect(game: Game, seat: Seat) -> Verdict:
    if any(game.trade.lying(seat, agreement) for agreement in game.trade.agreements_of(seat)):
        return Verdict(True, "SA17-TRD-02")
    return Verdict(False, "SA17-TRD-02", message("explain-nothing-to-collect"))


async def place_goods(game: Game, seat: Seat) -> None:
    """Goods are put on every active agreement (SA17-TRD-01); then a Mercenary is bid for, where they are played (SA17-SOT-16)."""
    await game.trade.place_goods()
    await game.mercenaries.after_trade(seat)


catalogue.strategy_card("trade", trade, realize_profits, may_collect, place_goods)

# -- 6 Warfare ---------------------------------------------------------------------------------------------------------


def is_free_of_enemies(game: official.Game, seat: Seat, hex_: Hex) -> bool:
    """Whether no enemy ships are in a system."""
    return not game.board.enemy_fleets(seat, hex_)


DISPATCH = Orders(not_activated, is_free_of_enemies, loads=True, help=BY_WARFARE)


async def dispatch(game: Game, seat: Seat, free: bool) -> None:
    """Up to two ships go to adjacent systems without enemy ships; nothing is activated."""
    await redeploy(game, seat, DISPATCH)


def may_dispatch(game: Game, seat: Seat) -> Verdict:
    return may_redeploy(game, seat, DISPATCH)


async def offensive(game: Game, seat: Seat) -> None:
    """A Tactical Action whose counter comes from the reinforcements."""
    key = await game.choose(seat, "offensive", free_activations, game, seat)
    if key != NO.key:
        game.then(Step("tactical.begin", seat, system_named(key), "reinforcements"))


@grants("SA17-STR-01")
def free_activations(game: Game, seat: Seat) -> list[Option[str]]:
    """Systems to activate, or none."""
    return [*map(_activation, game.tactical.from_reinforcements(seat)), NO]


@lru_cache(maxsize=1024)
def _activation(hex_: Hex) -> Option[str]:
    return Option(f"activate:{hex_}", things=(in_system(hex_),), says=message("option-activate", system=hex_))


catalogue.strategy_card("warfare", common.go_on_alert, dispatch, may_dispatch, offensive)


@behaviours.modify("high_alert", COMBAT_VALUE)
def combat_on_high_alert(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """+1 on every combat roll of the owner's units in the token's system, wherever the hits fall."""
    return value - ((firing.origin or firing.system) == common.high_alert(game))


behaviours.modify("high_alert", MOVEMENT, stage=MULTIPLY)(common.alert_speed)
behaviours.on("high_alert", AFTER_MOVEMENT)(common.alert_travels)
behaviours.on("high_alert", ROUND_ENDS, ANY)(common.alert_ends)

# -- 7 Technology ------------------------------------------------------------------------------------------------------

TECHNOLOGY_PRICE = 5


async def technology(game: Game, seat: Seat) -> None:
    """One technology for nothing, or up to three bought without the counter."""
    prices = {"a": 0, **({"b": TECHNOLOGY_PRICE} if game.strategy_cards.may_use_free(seat, "technology") else {})}
    open_ways = [way for way, price in prices.items() if game.technology.has_wares(seat, price, "technology")]
    way = await choose_way(game, seat, "technology", open_ways)
    if way == "a":
        await game.technology.receive(seat, "technology")
    elif way == "b":
        await game.technology.buy_several(seat, TECHNOLOGY_PRICE, "technology", 3)


async def advanced_research(game: Game, seat: Seat, free: bool) -> None:
    """One technology for five resources before discounts."""
    await game.technology.buy(seat, 0 if free else TECHNOLOGY_PRICE, "technology")


def may_research(game: Game, seat: Seat) -> Verdict:
    return common.may_research(game, seat, TECHNOLOGY_PRICE, "technology")


catalogue.strategy_card("technology", technology, advanced_research, may_research)

# -- 8 Bureaucracy -----------------------------------------------------------------------------------------------------

CYCLER_INFLUENCE = 1


async def bureaucracy(game: Game, seat: Seat) -> None:
    """A counter, but not in Ascendancy (SA17-ASC-11); one of three objectives is turned up; one may be claimed; the Cycler may
    be turned (SA17-ROT-04)."""
    if not game.parameters.ascendancy:
        await game.economy.gain_counters(seat, 1, "bureaucracy")
    await open_one_of(game, seat, 3)
    await game.objectives.claim_early(seat)
    if game.economy.can_pay(seat, influence=CYCLER_INFLUENCE) and await ask.agrees(game, seat, "turn_cycler"):
        await game.economy.pay(seat, "bureaucracy", influence=CYCLER_INFLUENCE)
        game.turn_cycler(seat)  # the secondaries of this very card follow it (SA17-ROT-02)


async def open_one_of(game: Game, seat: Seat, number: int, only: Seat = NOBODY) -> None:
    """So many Stage I objectives are drawn openly; one lies open, each other goes to the top or the bottom of the deck."""
    deck = game.state.stage_1_deck
    everybody = range(len(game.state.players))
    drawn = game.bring_up(deck, "objectives", "choose", min(number, len(deck)), everybody)
    if not drawn:
        return
    game.tell(events.CardsShown(seat, "stage_1", drawn))
    chosen = await choose_objective(game, seat, [(deck, len(drawn))])
    game.put_on_top(deck, chosen, len(drawn) - 1)
    await put_back(game, seat, deck, len(drawn) - 1)
    await lay_open(game, deck, chosen, only)


async def put_back(game: Game, seat: Seat, deck: Deck, number: int) -> None:
    """The first so many cards of a deck are put on top of it or under it one by one, where everybody knows them."""
    for left in range(number, 0, -1):
        key = await game.choose(seat, "return_objective", top_or_bottom, deck.top, left)
        where, card = kind_of(key), card_named(key)
        if where == "top":
            game.put_on_top(deck, card, left - 1)
        else:
            game.put_under(deck, card)


@grants("SA17-STR-01")
def top_or_bottom(top: Sequence[str], left: int) -> list[Option[str]]:
    """Which card goes where next: "top:<objective>", "bottom:<objective>"."""
    return [
        Option(f"{where}:{card}", says=message(f"option-{where}", objective=card))
        for card in top[:left]
        for where in ("top", "bottom")
    ]


async def imperial_network(game: Game, seat: Seat, free: bool) -> None:
    """Counters are redistributed, a Leader relocated, and a Trade Good received."""
    await game.economy.redistribute(seat)
    await game.leaders.relocate(seat, 1)
    game.economy.gain_goods(seat, 1, "bureaucracy")


catalogue.strategy_card("bureaucracy", bureaucracy, imperial_network)


@behaviours.on("bureaucracy_in_play", BONUS_COUNTER_PLACED, ANY)
async def bureaucracy_reveals_an_objective(game: Game, effect: Effect, pick: Pick) -> None:
    """Whenever a Bonus Counter is put on Bureaucracy, an objective of the current stage is revealed."""
    if pick.card == "bureaucracy":
        await game.objectives.reveal()


# -- 9 Prospect: with 4, 7 or 8 players (SA17-SET-36) ------------------------------------------------------------------

RECYCLED_MOST = 3


async def prospect(game: Game, seat: Seat) -> None:
    """An objective of one's own, goods and cards, or Leaders relocated and cards recycled."""
    way = await choose_way(game, seat, "prospect", "abc" if len(game.state.stage_1_deck) else "bc")
    if way == "a":
        await open_one_of(game, seat, 2, only=seat)
    elif way == "b":
        game.economy.gain_goods(seat, 2, "prospect")
        await game.action_cards.take(seat, 1, "prospect")
        await game.political_cards.take(seat, 1, "prospect")
    else:
        await game.leaders.relocate(seat, len(game.leaders.of(seat)))
        done = await game.action_cards.recycle(seat, RECYCLED_MOST, "prospect")
        await game.political_cards.recycle(seat, RECYCLED_MOST - done, "prospect")


catalogue.strategy_card("prospect", prospect)
