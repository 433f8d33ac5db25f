"""The four Strategy Cards that Central Powers has of its own."""

from __future__ import annotations

from mecatol.core.decisions import Option, Verdict, message
from mecatol.core.effects import ANY, Effect
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.central_powers.game import Game
from mecatol.rules.central_powers.politics import POWER_BROKER
from mecatol.rules.choosing import Choosing
from mecatol.rules.layers import central_powers as behaviours
from mecatol.rules.layers import central_powers_cards as catalogue
from mecatol.rules.moments import (
    AFTER_ACTIVATION,
    BEFORE_BATTLE,
    BEFORE_PRODUCTION,
    CANNONS_FIRED,
    COMPONENT_ACTION,
    MAY_PICK,
    STRATEGY_CARD_GIVEN,
    STRATEGY_CARD_PICKED,
    At,
    Firing,
    Pick,
)
from mecatol.rules.naming import in_system, system_named, words_of
from mecatol.rules.pieces import MECATOL_REX
from mecatol.rules.state import NOBODY, Agreement, Battle, Seat

from .common import choose_annexed, choose_way
from .shards import break_for_a_good, may_break
from .shattered_empire import ANNEXATION_INFLUENCE, annexable, lay_own_counter, may_annex

zone, broker, refreshed = Choosing("CP-STC-14"), Choosing("CP-STC-21"), Choosing("CP-STC-26")

# -- 2 Détente (CP-STC-12 to CP-STC-19) --------------------------------------------------------------------------------


@behaviours.on("holding_detente", STRATEGY_CARD_PICKED)
@behaviours.on("holding_detente", STRATEGY_CARD_GIVEN)
async def detente_takes_the_token(game: Game, effect: Effect, pick: Pick) -> None:
    """Who takes the card is Speaker at once; the others go on picking as they did (CP-STC-12)."""
    if pick.card == "detente":
        game.politics.give_speaker(effect.owner, effect.owner)


@behaviours.modify("detente_in_play", MAY_PICK, ANY)
def picking_of_detente(game: Game, effect: Effect, verdict: Verdict, pick: Pick) -> Verdict:
    """Nobody takes Détente in two Strategy Phases running, unless nothing else is left (CP-FAQ-45, CP-FAQ-46)."""
    if pick.card == "detente" and game.state.notes.get("last_holder:detente") == str(pick.seat):
        return Verdict(False, "CP-FAQ-45", message("explain-detente-again"))
    return verdict


async def detente(game: Game, seat: Seat) -> None:
    """A Cease Fire Zone, or the secondary for nothing (CP-STC-13)."""
    annexes = game.strategy_cards.may_use_free(seat, "detente") and annexable(game, seat)
    open_ways = [*("a" if garrisons(game, seat) else ""), *("b" if annexes else "")]
    way = await choose_way(game, seat, "detente", open_ways)
    if way == "a":
        await declare(game, seat)
    elif way == "b":
        await game.strategy_cards.use(seat, "detente", free=True)


def garrisons(game: Game, seat: Seat) -> list[Hex]:
    """Systems with a unit of the player's that are no zone yet (CP-STC-14)."""
    zones = game.cease_fire.zones()
    return [hex_ for hex_ in game.board.systems_of(seat) if hex_ not in zones]


async def declare(game: Game, seat: Seat) -> None:
    """The marker in a system, and a counter of every other player, whatever lies there already (CP-STC-15)."""
    hex_ = await zone.system(game, seat, "cease_fire", garrisons(game, seat))
    game.cease_fire.declare(seat, hex_)
    for other in game.opponents(seat):
        await lay_own_counter(game, other, hex_, "detente")


@behaviours.on("detente_in_play", AFTER_ACTIVATION, ANY)
async def the_declarer_breaks_the_peace(game: Game, effect: Effect, at: At) -> None:
    """Whoever declared a zone activates it (CP-STC-17)."""
    if game.cease_fire.declarer(at.system) == at.seat and not game.cease_fire.lasts(at.seat, at.system):
        await game.cease_fire.broken_by_activation(at.seat, at.system)


@behaviours.on("detente_in_play", BEFORE_PRODUCTION, ANY)
async def a_secondary_breaks_the_peace(game: Game, effect: Effect, at: At) -> None:
    """Whoever declared a zone produces there with a secondary (CP-FAQ-42)."""
    game.cease_fire.broken(at.seat, at.system)


@behaviours.on("detente_in_play", BEFORE_BATTLE, ANY)
async def a_battle_breaks_the_peace(game: Game, effect: Effect, battle: Battle) -> None:
    """No zone outlasts a battle (CP-RAC-12)."""
    await fought_over(game, battle.system)


@behaviours.on("detente_in_play", CANNONS_FIRED, ANY)
async def guns_break_the_peace(game: Game, effect: Effect, firing: Firing) -> None:
    """Nor PDS that fire at somebody."""
    await fought_over(game, firing.system)


async def fought_over(game: Game, hex_: Hex) -> None:
    """The others may take their counters out of a zone in which there is a fight."""
    declarer = game.cease_fire.declarer(hex_)
    if declarer != NOBODY:
        await game.cease_fire.broken_by_activation(declarer, hex_)


def may_break_the_peace(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    """His own zone, for a counter of Strategy Allocation in place of one of the pool (CP-FAQ-41)."""
    if seat != effect.owner or not game.player(seat).strategy or game.tactical.lacks_surcharge(seat):
        return []
    mine = [hex_ for hex_, declarer in game.cease_fire.zones().items() if declarer == seat]
    says = "option-break-cease-fire"
    return [
        Option(in_system(hex_), "CP-FAQ-41", (in_system(hex_),), message(says, system=hex_))
        for hex_ in mine
        if game.tactical.may_activate(seat, hex_).allowed
    ]


@behaviours.may("holding_detente", COMPONENT_ACTION, may_break_the_peace)
async def break_the_peace(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """A Tactical Action there."""
    game.then(Step("tactical.begin", seat, system_named(key), "strategy"))


async def claim_a_planet(game: Game, seat: Seat, free: bool) -> None:
    """Control of an empty planet next to a system you control (CP-STC-18, CP-STC-19)."""
    price = 0 if free else ANNEXATION_INFLUENCE
    await game.invasion.annex(seat, await choose_annexed(game, seat, annexable(game, seat), "detente", price))


catalogue.strategy_card("detente", detente, claim_a_planet, may_annex)

# -- 3 Senator Emeritus (CP-STC-20 to CP-STC-26) -----------------------------------------------------------------------


@behaviours.on("holding_senator_emeritus", STRATEGY_CARD_PICKED)
@behaviours.on("holding_senator_emeritus", STRATEGY_CARD_GIVEN)
async def the_senator_is_power_broker(game: Game, effect: Effect, pick: Pick) -> None:
    """Who takes the card has the Power Broker token at once (CP-FAQ-33)."""
    if pick.card == "senator_emeritus":
        game.politics.take_title(POWER_BROKER, effect.owner)


async def senator_emeritus(game: Game, seat: Seat) -> None:
    """Three Action Cards, a Political Card; the Power Broker; perhaps a Voice of the Council; an agenda of the Senate Floor."""
    await game.action_cards.take(seat, 3, "senator_emeritus")
    await game.political_cards.take(seat, 1, "senator_emeritus")
    await assign_the_broker(game, seat)
    await game.politics.call_voice(seat)
    await game.politics.agenda_from_floor(seat)


async def assign_the_broker(game: Game, seat: Seat) -> None:
    """The token stays, or goes to another player for a Command Counter (CP-STC-21, CP-STC-23)."""
    other = await broker.one_player(game, seat, POWER_BROKER, game.around(seat))
    game.politics.take_title(POWER_BROKER, other)
    if other != seat:
        await game.economy.gain_counters(seat, 1, "senator_emeritus")


async def favours(game: Game, seat: Seat, free: bool) -> None:
    """Any planet is refreshed, and a Trade Good (CP-STC-26); in his own zone its declarer breaks the peace so (CP-FAQ-42)."""
    tired = [planet.id for planet in game.board.planets_of(seat) if planet.exhausted]
    if tired:
        planet = await refreshed.planet(game, seat, "refresh_planet", tired)
        game.cease_fire.broken(seat, game.board.system_of(planet))
        game.board.refresh(seat, [planet])
    game.economy.gain_goods(seat, 1, "senator_emeritus")


def may_refresh(game: Game, seat: Seat) -> Verdict:
    """Any planet may be named, one that is not exhausted too; there must be one."""
    if game.board.planets_of(seat):
        return Verdict(True, "CP-STC-26")
    return Verdict(False, "CP-STC-26", message("explain-nothing-to-refresh"))


catalogue.strategy_card("senator_emeritus", senator_emeritus, favours, may_refresh)

# -- 5 Trade IV (CP-STC-05 to CP-STC-11) -------------------------------------------------------------------------------


async def trade(game: Game, seat: Seat) -> None:
    """A Trade Good, one more for each agreement of an earlier round; new agreements; then all collect, from those too."""
    standing = [agreement for agreement in game.trade.agreements_of(seat) if is_standing(game, agreement)]
    game.economy.gain_goods(seat, 1 + len(standing), "trade_iv")
    await game.trade.open_agreements(seat)
    for player in game.around(seat):
        await game.trade.collect(player, new=True)


def is_standing(game: Game, agreement: Agreement) -> bool:
    """Whether an agreement was not opened in this round (CP-STC-07)."""
    return not agreement.opened or _serial(agreement.opened) < _serial(game.scope("round"))


def _serial(scope: str) -> int:
    """When a stretch of the game began, beside others."""
    return int(words_of(scope)[1])


async def free_commerce(game: Game, seat: Seat, free: bool) -> None:
    """An agreement between two others is broken, for a Trade Good (CP-STC-11)."""
    await break_for_a_good(game, seat, "trade_iv")


catalogue.strategy_card("trade_iv", trade, free_commerce, may_break)

# -- 8 Dominion (CP-STC-27 to CP-STC-32) -------------------------------------------------------------------------------


async def dominion(game: Game, seat: Seat) -> None:
    """A Command Counter; a public objective may be claimed at once; a point with Mecatol Rex.

    In the Status Phase its holder claims one more, as everybody does (CP-STC-30, CP-STC-32).
    """
    await game.economy.gain_counters(seat, 1, "dominion")
    await game.objectives.claim_one_public(seat)
    if game.board.has_planet(MECATOL_REX) and game.board.planet(MECATOL_REX).owner == seat:
        game.objectives.score(seat, "dominion", 1)
        game.victory.check()


async def new_agendas(game: Game, seat: Seat, free: bool) -> None:
    """One Political Card and one Action Card (CP-STC-31)."""
    await game.political_cards.take(seat, 1, "dominion")
    await game.action_cards.take(seat, 1, "dominion")


catalogue.strategy_card("dominion", dominion, new_agendas)
