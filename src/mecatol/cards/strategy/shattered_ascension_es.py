"""The Strategy Cards of Shattered Empire with the changes of the Spanish edition (SAES-STR-01 to SAES-STR-26)."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, MULTIPLY, Effect
from mecatol.core.zones import Deck
from mecatol.rules import events
from mecatol.rules.choosing import planet_option
from mecatol.rules.layers import shattered_ascension_es as behaviours
from mecatol.rules.layers import shattered_ascension_es_cards as catalogue
from mecatol.rules.moments import ACTION_ENDS, AFTER_MOVEMENT, COMBAT_VALUE, MOVEMENT, SEIZES, STATUS_PHASE_BEGINS
from mecatol.rules.naming import planet_named
from mecatol.rules.pieces import MECATOL_REX
from mecatol.rules.shattered_ascension_es.game import Game
from mecatol.rules.state import Action, CardId, PlanetId, Seat

from . import common, shattered_ascension, shattered_empire
from .common import ask, choose_annexed, choose_objective, choose_way, is_empty, lay_open, own_systems

# -- 2 Diplomacy II ----------------------------------------------------------------------------------------------------

PROTECTION = "diplomacy_protects"


async def diplomacy(game: Game, seat: Seat) -> None:
    """As printed; whoever is hostile to its user afterwards pays for it, unless he was hostile himself in this round
    (SAES-STR-15)."""
    annexes = game.strategy_cards.may_use_free(seat, "diplomacy_ii") and annexable(game, seat)
    open_ways = [*("a" if own_systems(game, seat) else ""), *("b" if annexes else "")]
    way = await choose_way(game, seat, "diplomacy_ii", open_ways)
    if way == "a":
        await shattered_empire.demilitarize(game, seat)
    elif way == "b":
        await game.strategy_cards.use(seat, "diplomacy_ii", free=True)
    if not game.board.deeds("was_hostile", seat) and not game.index.has(seat, PROTECTION):
        game.begin_effect(PROTECTION, seat, "rule", until="round")


async def peaceful_annexation(game: Game, seat: Seat, free: bool) -> None:
    """Control of a planet in reach; who may seize planets need not find it empty."""
    price = 0 if free else shattered_empire.ANNEXATION_INFLUENCE
    planet = await choose_annexed(game, seat, annexable(game, seat), "diplomacy_ii", price)
    if is_empty(game, planet) or await shattered_ascension.seized(game, seat, planet):
        await game.invasion.annex(seat, planet)


def annexable(game: Game, seat: Seat) -> list[PlanetId]:
    """Empty planets in or next to a system with planets or units of the player's (SAES-STR-17), never in the Home System of
    another (SAES-STR-18); as printed, neither Mecatol Rex nor twice in one action."""
    board, taken, seizes = game.board, game.board.annexed, game.fold(SEIZES, False, seat)
    own = [*board.systems_of(seat), *own_systems(game, seat)]
    near = [*own, *(hex_ for mine in own for hex_ in game.galaxy.adjoining(mine))]
    return [
        planet.id
        for system in game.state.systems
        if system.hex in near and (not board.is_home(system.hex) or system.hex == board.home(seat))
        for planet in system.planets
        if planet.owner != seat and planet.id != MECATOL_REX and planet.id not in taken
        if seizes or is_empty(game, planet.id)
    ]


def may_annex(game: Game, seat: Seat) -> Verdict:
    return common.may_annex(game, seat, annexable(game, seat), shattered_empire.ANNEXATION_INFLUENCE)


catalogue.strategy_card("diplomacy_ii", diplomacy, peaceful_annexation, may_annex)


@behaviours.on(PROTECTION, ACTION_ENDS, ANY)
async def diplomacy_protects_its_user(game: Game, effect: Effect, action: Action) -> None:
    """Who is hostile to the user exhausts a planet, as long as the user was not hostile himself (SAES-STR-15, SAES-STR-16)."""
    hostile = game.tactical.hostilities()
    if any(seat == effect.owner for seat, _ in hostile):
        game.end_effect(effect)
        return
    for seat in dict.fromkeys(seat for seat, victim in hostile if victim == effect.owner):
        if game.economy.ready_planets(seat):
            game.board.exhaust(planet_named(await game.choose(seat, "hostility", ready_planets, game, seat)), "diplomacy")


@grants("SAES-STR-15")
def ready_planets(game: Game, seat: Seat) -> list[Option[str]]:
    """The planets that a player can exhaust."""
    return [planet_option(planet) for planet in game.economy.ready_planets(seat)]


# -- 3 Assembly --------------------------------------------------------------------------------------------------------


async def assembly(game: Game, seat: Seat) -> None:
    """Two Action Cards and a Political Card; then the Twilight Council where it sits, or an agenda. Between two players anybody
    may have the Speaker token (SAES-DUE-27)."""
    actions, agendas = game.parameters.assembly_cards
    await game.action_cards.take(seat, actions, "assembly")
    await game.political_cards.take(seat, agendas, "assembly")
    if game.parameters.twilight_council or game.seats() == 2:
        await game.politics.assembly(seat)
    else:
        await shattered_empire.senate(game, seat)


catalogue.strategy_card("assembly", assembly, shattered_empire.morale_boost, shattered_empire.may_refresh)

# -- 4 Production ------------------------------------------------------------------------------------------------------

# One Space Dock produces with the secondary (SAES-STR-21).
catalogue.strategy_card("production", common.with_two_more, shattered_ascension.muster_ordnance, common.may_produce)

# -- 5 Trade II --------------------------------------------------------------------------------------------------------


async def trade(game: Game, seat: Seat) -> None:
    """As printed; between two players the second way ends all Trade Agreements and nobody collects (SAES-DUE-18)."""
    if game.seats() != 2:
        await shattered_empire.trade(game, seat)
    elif await choose_way(game, seat, "trade_ii", "ab" if game.state.agreements else "a") == "b":
        await game.trade.break_for_the_round()
    else:
        game.economy.gain_goods(seat, shattered_empire.TRADE_GOODS, "trade_ii")
        await shattered_empire.collect_and_agree(game, seat)


async def mercenaries(game: Game, seat: Seat) -> None:
    """A Mercenary is bid for after Trade, where they are played (SAES-SOT-21)."""
    await game.mercenaries.after_trade(seat)


catalogue.strategy_card("trade_ii", trade, special=mercenaries)

# -- 6 Warfare II ------------------------------------------------------------------------------------------------------

# The secondary asks for a destination without enemy ships and loads cargo (SAES-STR-12 to SAES-STR-14); after it comes another
# Tactical Action, whose counter is from the reinforcements (SAES-STR-09, SAES-STR-10).
catalogue.strategy_card(
    "warfare_ii",
    common.go_on_alert,
    shattered_ascension.dispatch,
    shattered_ascension.may_dispatch,
    shattered_ascension.offensive,
)
behaviours.modify("high_alert", COMBAT_VALUE)(shattered_ascension.combat_on_high_alert)  # SAES-STR-11
behaviours.modify("high_alert", MOVEMENT, stage=MULTIPLY)(common.alert_speed)
behaviours.on("high_alert", AFTER_MOVEMENT)(common.alert_travels)
behaviours.on("high_alert", STATUS_PHASE_BEGINS, ANY)(common.alert_ends)

# -- 7 Technology II ---------------------------------------------------------------------------------------------------

TECHNOLOGY_PRICE = 5
TECHNOLOGIES_MOST = 3


async def technology(game: Game, seat: Seat) -> None:
    """As printed, or the secondary up to three times without its Command Counter (SAES-STR-19)."""
    prices = {"a": 0, **({"b": TECHNOLOGY_PRICE} if game.strategy_cards.may_use_free(seat, "technology_ii") else {})}
    open_ways = [way for way, price in prices.items() if game.technology.has_wares(seat, price, "technology_ii")]
    way = await choose_way(game, seat, "technology_ii", open_ways)
    if way == "a":
        await shattered_empire.technology(game, seat)
    elif way == "b":
        await research(game, seat)


async def research(game: Game, seat: Seat) -> None:
    """The secondary again and again, each time paid by itself (SAES-STR-19)."""
    for _ in range(TECHNOLOGIES_MOST):
        affordable = game.technology.has_wares(seat, TECHNOLOGY_PRICE, "technology_ii")
        if not affordable or not await game.technology.buy(seat, TECHNOLOGY_PRICE, "technology_ii"):
            return


async def advanced_development(game: Game, seat: Seat, free: bool) -> None:
    """One technology for five resources (SAES-STR-20)."""
    await game.technology.buy(seat, 0 if free else TECHNOLOGY_PRICE, "technology_ii")


def may_research(game: Game, seat: Seat) -> Verdict:
    return common.may_research(game, seat, TECHNOLOGY_PRICE, "technology_ii")


catalogue.strategy_card("technology_ii", technology, advanced_development, may_research)

# -- 8 Bureaucracy -----------------------------------------------------------------------------------------------------

CYCLER_INFLUENCE = 1
REVEALED = 3


async def bureaucracy(game: Game, seat: Seat) -> None:
    """A counter, but not in Ascendancy; one of three objectives is turned up; one may be claimed; the Cycler may be turned
    (SAES-STR-06 to SAES-STR-08)."""
    if not game.parameters.ascendancy:
        await game.economy.gain_counters(seat, 1, "bureaucracy")
    await open_one_of_three(game, seat)
    await game.objectives.claim_early(seat)
    if game.economy.can_pay(seat, influence=CYCLER_INFLUENCE) and await ask.agrees(game, seat, "turn_cycler"):
        await game.economy.pay(seat, "bureaucracy", influence=CYCLER_INFLUENCE)
        game.turn_cycler(seat)


async def open_one_of_three(game: Game, seat: Seat) -> None:
    """Three Stage I objectives are shown to all (SAES-STR-06); one lies open, the others go back together (SAES-STR-07)."""
    deck = game.state.stage_1_deck
    drawn = game.bring_up(deck, "objectives", "choose", min(REVEALED, len(deck)), range(len(game.state.players)))
    if not drawn:
        return
    game.tell(events.CardsShown(seat, "stage_1", drawn))
    chosen = await choose_objective(game, seat, [(deck, len(drawn))])
    await put_back(game, seat, deck, [card for card in drawn if card != chosen])
    await lay_open(game, deck, chosen)


async def put_back(game: Game, seat: Seat, deck: Deck, rest: Sequence[CardId]) -> None:
    """The objectives that were not chosen stay on top of the deck, or go under it."""
    if rest and await game.choose(seat, "return_objectives", top_or_bottom) == "bottom":
        for card in rest:
            game.put_under(deck, card)


@grants("SAES-STR-07")
def top_or_bottom() -> list[Option[str]]:
    """Where the other objectives go."""
    return [Option(where, says=message(f"option-others-{where}")) for where in ("top", "bottom")]


catalogue.strategy_card("bureaucracy", bureaucracy, shattered_empire.new_agendas)
