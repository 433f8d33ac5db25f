"""The eight Strategy Cards of Shattered Empire: the set the official game is played with by default (OFF-SE-SC)."""

from __future__ import annotations

from functools import partial
from operator import mul

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, MULTIPLY, Effect
from mecatol.core.hexes import Hex
from mecatol.rules import events
from mecatol.rules.choosing import DONE, planet_option, system_option
from mecatol.rules.layers import official as behaviours
from mecatol.rules.layers import official_cards as catalogue
from mecatol.rules.moments import (
    AFTER_MOVEMENT,
    COMBAT_VALUE,
    COUNTER_PRICE,
    MOVEMENT,
    SECONDARY_UNITS,
    STATUS_PHASE_BEGINS,
    STRATEGY_CARD_PICKED,
    Firing,
    Pick,
    Strategic,
)
from mecatol.rules.naming import planet_named
from mecatol.rules.official.economy import AREAS, Area
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import MECATOL_REX
from mecatol.rules.state import Place, PlanetId, Seat

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
    produce_somewhere,
)
from .redeployment import Orders, may_redeploy, not_activated, redeploy

# -- 1 Leadership ------------------------------------------------------------------------------------------------------

COUNTERS_MOST = 3


async def leadership(game: Game, seat: Seat) -> None:
    """Three Command Counters, then the secondary too if wanted."""
    await game.economy.gain_counters(seat, 3, "leadership")
    if game.strategy_cards.may_use_free(seat, "leadership"):
        await masterful_tactician(game, seat, False)


def prices(game: Game, seat: Seat) -> Prices:
    """Two influence each."""
    return partial(mul, game.fold(COUNTER_PRICE, 2, Strategic(seat, "leadership")))


async def masterful_tactician(game: Game, seat: Seat, free: bool) -> None:
    """Up to three counters."""
    await buy_counters(game, seat, "leadership", prices(game, seat), COUNTERS_MOST)


def may_buy(game: Game, seat: Seat) -> Verdict:
    return common.may_buy(game, seat, prices(game, seat))


catalogue.strategy_card("leadership", leadership, masterful_tactician, may_buy, counters=0)

# -- 2 Diplomacy II ----------------------------------------------------------------------------------------------------

ANNEXATION_INFLUENCE = 3


async def diplomacy(game: Game, seat: Seat) -> None:
    """Every opponent's counter into one system with a planet of yours, or the secondary for nothing."""
    annexes = game.strategy_cards.may_use_free(seat, "diplomacy_ii") and annexable(game, seat)
    open_ways = [*("a" if own_systems(game, seat) else ""), *("b" if annexes else "")]
    way = await choose_way(game, seat, "diplomacy_ii", open_ways)
    if way == "a":
        await demilitarize(game, seat)
    elif way == "b":
        await game.strategy_cards.use(seat, "diplomacy_ii", free=True)


async def demilitarize(game: Game, seat: Seat) -> None:
    """Who has a counter there already lays no second one."""
    hex_ = game.board.hex_of(await game.choose(seat, "demilitarize", zones, game, seat))
    for opponent in game.opponents(seat):
        if opponent not in game.board.system(hex_).counters:
            await lay_own_counter(game, opponent, hex_, "diplomacy_ii")


@grants("OFF-ACT-2")
def zones(game: Game, seat: Seat) -> list[Option[Place]]:
    """Systems with planets of the player's."""
    return [system_option(hex_) for hex_ in own_systems(game, seat)]


async def lay_own_counter(game: Game, seat: Seat, hex_: Hex, why: str) -> None:
    """From the reinforcements, or from any area of the sheet where none is left there."""
    if game.board.reinforcements(seat) <= 0:
        if not areas(game, seat):
            return
        game.economy.spend_counter(seat, await game.choose(seat, "counter_from", areas, game, seat), why)
    game.board.lay_counter(seat, hex_, "reinforcements")
    await game.economy.settle_fleets(seat)


@grants("OFF-ACT-2")
def areas(game: Game, seat: Seat) -> list[Option[Area]]:
    """Areas of a sheet that have a counter."""
    return [Option(area, says=message(f"area-{area}")) for area in AREAS if game.economy.counters(seat, area)]


async def peaceful_annexation(game: Game, seat: Seat, free: bool) -> None:
    """Control of an empty planet next to a system you control."""
    price = 0 if free else ANNEXATION_INFLUENCE
    await game.invasion.annex(seat, await choose_annexed(game, seat, annexable(game, seat), "diplomacy_ii", price))


def annexable(game: Game, seat: Seat) -> list[PlanetId]:
    """Empty planets beside a controlled system; wormholes do not count; never Mecatol Rex, never twice in one action."""
    taken = game.board.annexed
    return [
        planet.id
        for system in game.state.systems
        if any(game.economy.controls_system(seat, other) for other in game.galaxy.adjoining(system.hex))
        for planet in system.planets
        if planet.owner != seat and planet.id != MECATOL_REX and planet.id not in taken and is_empty(game, planet.id)
    ]


def may_annex(game: Game, seat: Seat) -> Verdict:
    return common.may_annex(game, seat, annexable(game, seat), ANNEXATION_INFLUENCE)


catalogue.strategy_card("diplomacy_ii", diplomacy, peaceful_annexation, may_annex)

# -- 3 Assembly --------------------------------------------------------------------------------------------------------

MORALE = 6


async def assembly(game: Game, seat: Seat) -> None:
    """Two Action Cards and a Political Card; then the Senate."""
    await game.action_cards.take(seat, 2, "assembly")
    await game.political_cards.take(seat, 1, "assembly")
    await senate(game, seat)


async def senate(game: Game, seat: Seat) -> None:
    """The holder takes the Speaker token, if he has it not, or gives it to another; then an agenda is voted on (OFF-STR-4)."""
    speaker = game.state.speaker
    others = [other for other in game.opponents(seat) if other != speaker]
    open_ways = [*("" if seat == speaker else "a"), *("b" if others else "")]
    if await choose_way(game, seat, "assembly", open_ways) == "a":
        game.politics.give_speaker(seat, seat)
        proposer = await ask.one_player(game, seat, "assembly_agenda_of", game.opponents(seat))
    else:
        game.politics.give_speaker(await ask.one_player(game, seat, "assembly_speaker", others), seat)
        proposer = seat
    await game.politics.agenda_from_hand(proposer)


async def morale_boost(game: Game, seat: Seat, free: bool) -> None:
    """Planets whose resources and influence add up to six or less in all are refreshed."""
    left = MORALE
    while (key := await game.choose(seat, "refresh_planet", modest_planets, game, seat, left)) != DONE.key:
        planet = planet_named(key)
        left -= worth(game, planet)
        game.board.refresh(seat, [planet])


def worth(game: Game, planet: PlanetId) -> int:
    """Resources and influence of a planet together."""
    return game.economy.resources(planet) + game.economy.influence(planet)


@grants("OFF-ACT-2")
def modest_planets(game: Game, seat: Seat, left: int) -> list[Option[str]]:
    """Exhausted planets that still fit, or no more."""
    mine = [p.id for p in game.board.planets_of(seat) if p.exhausted and worth(game, p.id) <= left]
    return [*(planet_option(planet) for planet in mine), DONE]


def may_refresh(game: Game, seat: Seat) -> Verdict:
    if len(modest_planets(game, seat, MORALE)) > 1:
        return Verdict(True, "OFF-ACT-2")
    return Verdict(False, "OFF-ACT-2", message("explain-nothing-to-refresh"))


catalogue.strategy_card("assembly", assembly, morale_boost, may_refresh, before=common.call_voice)

# -- 4 Production ------------------------------------------------------------------------------------------------------


async def double_efforts(game: Game, seat: Seat, free: bool) -> None:
    """At most three units are built in one system."""
    await produce_somewhere(game, seat, limit=game.fold(SECONDARY_UNITS, 3, seat))


catalogue.strategy_card("production", common.with_two_more, double_efforts, common.may_produce)

# -- 5 Trade II --------------------------------------------------------------------------------------------------------

TRADE_GOODS = 3


async def trade(game: Game, seat: Seat) -> None:
    """Three Trade Goods or up to two agreements ended; all collect, the others one less; then new agreements."""
    if await choose_way(game, seat, "trade_ii", "ab" if game.trade.endable(seat) else "a") == "a":
        game.economy.gain_goods(seat, TRADE_GOODS, "trade_ii")
    else:
        for _ in range(2):
            await game.trade.end_one(seat)
    await collect_and_agree(game, seat)


async def collect_and_agree(game: Game, seat: Seat) -> None:
    """Everybody collects, the others one less; then agreements are opened."""
    for player in game.around(seat):
        await game.trade.collect(player, less=0 if player == seat else 1)
    await game.trade.open_agreements(seat)


catalogue.strategy_card("trade_ii", trade)

# -- 6 Warfare II ------------------------------------------------------------------------------------------------------


def is_held(game: Game, seat: Seat, hex_: Hex) -> bool:
    """Reinforcements go to systems the player controls."""
    return game.economy.controls_system(seat, hex_)


REINFORCE = Orders(not_activated, is_held)


async def reinforce(game: Game, seat: Seat, free: bool) -> None:
    """Up to two ships go from systems not activated into adjacent systems you control; nothing is loaded or landed."""
    await redeploy(game, seat, REINFORCE)


def may_reinforce(game: Game, seat: Seat) -> Verdict:
    return may_redeploy(game, seat, REINFORCE)


catalogue.strategy_card("warfare_ii", common.go_on_alert, reinforce, may_reinforce)


@behaviours.modify("high_alert", COMBAT_VALUE)
def combat_on_high_alert(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """+1 for ships, only in the dice step of Space Battles."""
    return value - (firing.purpose == "battle" and firing.system == common.high_alert(game))


behaviours.modify("high_alert", MOVEMENT, stage=MULTIPLY)(common.alert_speed)
behaviours.on("high_alert", AFTER_MOVEMENT)(common.alert_travels)
behaviours.on("high_alert", STATUS_PHASE_BEGINS, ANY)(common.alert_ends)

# -- 7 Technology II ---------------------------------------------------------------------------------------------------

SECOND_PRICE = 8
SECONDARY_PRICE = 6


async def technology(game: Game, seat: Seat) -> None:
    """One technology for nothing, then a second one may be bought for eight resources."""
    if await game.technology.receive(seat, "technology_ii"):
        await game.technology.buy(seat, SECOND_PRICE, "technology_ii")


async def advanced_development(game: Game, seat: Seat, free: bool) -> None:
    """One technology for six resources."""
    await game.technology.buy(seat, SECONDARY_PRICE, "technology_ii")


def may_research(game: Game, seat: Seat) -> Verdict:
    return common.may_research(game, seat, SECONDARY_PRICE, "technology_ii")


catalogue.strategy_card("technology_ii", technology, advanced_development, may_research)

# -- 8 Bureaucracy -----------------------------------------------------------------------------------------------------


async def bureaucracy(game: Game, seat: Seat) -> None:
    """A counter; one of the next two objectives is turned up; one that lies open may be claimed at once."""
    await game.economy.gain_counters(seat, 1, "bureaucracy")
    await open_one_of_two(game, seat)
    await game.objectives.claim_one_public(seat)


async def open_one_of_two(game: Game, seat: Seat) -> None:
    """The two cards are the holder's to see; the one not chosen stays on top, known to him alone."""
    stage_1, stage_2 = game.state.stage_1_deck, game.state.stage_2_deck
    seen = game.bring_up(stage_1, "objectives", "bureaucracy", min(2, len(stage_1)), [seat])
    later = game.bring_up(stage_2, "objectives", "bureaucracy", min(2 - len(seen), len(stage_2)), [seat])
    if seen or later:
        game.tell(events.Learned(seat, "objectives", seen + later), to=[seat])
        chosen = await choose_objective(game, seat, [(stage_1, len(seen)), (stage_2, len(later))])
        await lay_open(game, stage_1 if chosen in stage_1.top else stage_2, chosen)


async def new_agendas(game: Game, seat: Seat, free: bool) -> None:
    """One Political Card and one Action Card."""
    await game.political_cards.take(seat, 1, "bureaucracy")
    await game.action_cards.take(seat, 1, "bureaucracy")


catalogue.strategy_card("bureaucracy", bureaucracy, new_agendas)


@behaviours.on("bureaucracy_in_play", STRATEGY_CARD_PICKED, ANY)
async def bureaucracy_reveals_objectives(game: Game, effect: Effect, pick: Pick) -> None:
    """Who takes Bureaucracy reveals as many objectives as there are Bonus Counters on it (OFF-SE-SC)."""
    if pick.card == "bureaucracy":
        for _ in range(pick.bonus):
            await game.objectives.reveal()
