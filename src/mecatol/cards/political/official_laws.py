"""Official Political Cards that stay in force as laws; their effects have keys that begin with `official_`."""

from __future__ import annotations

from mecatol.core.decisions import Option, Verdict, message
from mecatol.core.effects import ANY, BOUND, SET, Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules.decks import printed as kind_of
from mecatol.rules.layers import official as effects
from mecatol.rules.layers import official_cards as deck
from mecatol.rules.moments import (
    ACTION_ENDS,
    BEFORE_SAILING,
    CARDS_DRAWN,
    COLLECTION,
    COMBAT_VALUE,
    CONSCRIPTS,
    COST_HALVES,
    COUNTER_PRICE,
    HAND_LIMIT,
    MAY_BOMBARD,
    MAY_RESEARCH,
    MAY_RETREAT,
    MOST_FLEET,
    MOST_GOODS,
    MOST_OF_A_KIND,
    OUTCOME_KNOWN,
    POINTS_GAINED,
    STATUS_PHASE_BEGINS,
    STRATEGY_CARD_GIVEN,
    STRATEGY_CARD_PICKED,
    TECHNOLOGY_COST,
    VICTORY_POINTS,
    At,
    Build,
    Decided,
    Drawn,
    Firing,
    Pick,
    Research,
    Sailing,
    Strategic,
    Unit,
)
from mecatol.rules.naming import at_card, in_system, on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.official.politics import AGAINST
from mecatol.rules.pieces import is_ship
from mecatol.rules.state import NEUTRAL, Action, Seat, UnitId

from . import laws_economy, laws_war
from .motions import Deed, Motion, Turn, election
from .outcomes import REFUSED, ask, discard, docks, gains_goods, give_up_unit, loses_goods, remove, this_round
from .voters import each, everyone, voters


def law(card: str, key: str, passed: Deed | None = None, refused: Deed | None = None) -> Motion:
    """A law that is voted for or against, and the key of its effect."""
    return Motion(card, passed, refused, deck=deck, key=key)


def office(card: str, key: str) -> None:
    """A law that lies with an elected player, and the key of its effect."""
    election(card, "player", deck=deck, key=key)


# -- offices -----------------------------------------------------------------------------------------------------------

office("emperor", "official_emperor")
office("crown_of_thalnos", "official_crown_of_thalnos")
office("minister_of_policy", "official_minister_of_policy")
office("minister_of_peace", "official_minister_of_peace")
office("veto_power", "official_veto_power")


@effects.modify("official_emperor", POINTS_GAINED)
@effects.modify("official_emperor", VICTORY_POINTS)
def points_under_emperor(game: Game, effect: Effect, value: int, seat: Seat) -> int:
    return value + 1


@effects.modify("official_crown_of_thalnos", COMBAT_VALUE)
def combat_under_crown_of_thalnos(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    return value - (firing.kind in ("ground_force", "shock_troop"))


@effects.modify("official_minister_of_policy", CARDS_DRAWN)
def cards_drawn_under_minister_of_policy(game: Game, effect: Effect, cards: int, drawn: Drawn) -> int:
    return cards + (drawn.deck == "action")


def may_stop(game: Game, effect: Effect, sailing: Sailing) -> list[Option[str]]:
    """A fleet that goes where another one is, if neither is the minister's, nor of a second race of his (SAES-PAC-11)."""
    there = game.board.enemy_fleets(sailing.seat, sailing.system)
    others = (*game.opponents(effect.owner), NEUTRAL)
    if not there or any(seat not in others for seat in (sailing.seat, *there)):
        return []
    where = in_system(sailing.system)
    return [Option("stop", things=(where,), says=message("option-stop-fleet", where=where))]


@effects.may("official_minister_of_peace", BEFORE_SAILING, may_stop)
async def minister_of_peace_stops(game: Game, effect: Effect, sailing: Sailing, key: str) -> None:
    """The ships stay where they are, and the law is discarded; the system stays activated."""
    sailing.cancelled = True
    await discard(game, effect)


def may_veto(game: Game, effect: Effect, decided: Decided) -> list[Option[str]]:
    """A law that has just been voted on, for or against."""
    known = game.cards.political_cards.get(kind_of(decided.card))
    law = known is not None and known.kind == "law"
    return [Option("veto", things=(at_card(decided.card),), says=message("option-veto", card=decided.card))] if law else []


@effects.may("official_veto_power", OUTCOME_KNOWN, may_veto)
async def veto_power_is_used(game: Game, effect: Effect, decided: Decided, key: str) -> None:
    """The law is discarded before it takes effect, and this one with it."""
    decided.cancelled = True
    await discard(game, effect)


# -- war ---------------------------------------------------------------------------------------------------------------


async def gives_up_dock(game: Game, seat: Seat) -> None:
    """A Space Dock outside the Home System is removed."""
    home = game.board.home(seat)
    mine = dict.fromkeys(where for where in docks(game, seat) if game.board.hex_of(where) != home)
    where = await ask.place(game, seat, "give_up_unit", list(mine))
    if where:
        lost = next(group for group in game.board.units(seat, where) if group.kind == "space_dock")
        remove(game, seat, where, (replace(lost, count=1),))
        await game.fleet_supply.settle(seat, game.board.hex_of(where), "agenda")


law("conventions_of_war", "official_conventions_of_war", refused=each(gives_up_dock, voters(AGAINST)))
law("code_of_honor", "official_code_of_honor")
law("unconventional_weapons", "official_unconventional_weapons", refused=each(laws_war.exhausts_for_warships))
effects.modify("official_unconventional_weapons", COMBAT_VALUE, ANY)(laws_war.combat_under_unconventional_weapons)


@effects.modify("official_conventions_of_war", MAY_BOMBARD, ANY)
def bombardment_under_conventions_of_war(game: Game, effect: Effect, verdict: Verdict, firing: Firing) -> Verdict:
    """Dreadnoughts and War Suns do not bombard planets with a Space Dock."""
    stacks = game.board.stacks(on_planet(firing.planet))
    docked = any(group.kind == "space_dock" for _, groups in stacks for group in groups)
    return REFUSED if docked and game.board.counts_as(firing.kind, "dreadnought", "war_sun") else verdict


@effects.modify("official_code_of_honor", MAY_RETREAT, ANY)
def retreats_under_code_of_honor(game: Game, effect: Effect, verdict: Verdict, at: At) -> Verdict:
    """Nobody leaves a Space Battle; the Naalu, who go before it begins, are not stopped."""
    battle = game.state.battle
    return REFUSED if battle is not None and battle.round else verdict


# -- fleets ------------------------------------------------------------------------------------------------------------

MOST_SUPPLY, MOST_ALIKE = 5, 2


async def cut_supply(game: Game) -> None:
    """Counters of Fleet Supply beyond five go back to the reinforcements."""
    for seat in everyone(game):
        while game.player(seat).fleet > MOST_SUPPLY:
            game.economy.spend_counter(seat, "fleet", "agenda")
        await game.economy.settle_fleets(seat)


law("fleet_regulations", "official_fleet_regulations", passed=cut_supply, refused=each(laws_economy.enlarges_fleet))


@effects.modify("official_fleet_regulations", MOST_FLEET, ANY, BOUND)
def most_fleet_under_fleet_regulations(game: Game, effect: Effect, most: int, seat: Seat) -> int:
    return min(most, MOST_SUPPLY)


async def break_up_fleets(game: Game) -> None:
    await game.economy.settle_everybody()


def pays_or_scuttles(most: int) -> Turn:
    """For each system with more than so many ships of a type a Trade Good, or those beyond are destroyed."""

    async def turn(game: Game, seat: Seat) -> None:
        for hex_ in game.board.fleets_of(seat):
            beyond = {g.kind: n for g in game.board.ships(seat, hex_) if (n := alike(game, seat, hex_, g.kind) - most) > 0}
            if beyond and game.economy.goods_to_spend(seat) and await ask.agrees(game, seat, "pay_for_fleet", in_system(hex_)):
                await game.economy.spend_goods(seat, 1, "agenda")
            elif beyond:
                await scuttle(game, seat, hex_, beyond)

    return turn


async def scuttle(game: Game, seat: Seat, hex_: Hex, ships: dict[UnitId, int]) -> None:
    """So many ships of each type are destroyed, whichever their owner chooses."""
    for kind, number in ships.items():
        for _ in range(number):
            await give_up_unit(game, seat, [in_system(hex_)], kind.__eq__)
    await game.fleet_supply.settle(seat, hex_, "agenda")


def alike(game: Game, seat: Seat, hex_: Hex, kind: UnitId) -> int:
    return sum(group.count for group in game.board.ships(seat, hex_) if group.kind == kind)


law("fleet_restrictions", "official_fleet_restrictions", passed=break_up_fleets, refused=each(pays_or_scuttles(MOST_ALIKE)))


@effects.modify("official_fleet_restrictions", MOST_OF_A_KIND, ANY, BOUND)
def fleets_under_fleet_restrictions(game: Game, effect: Effect, most: int, unit: Unit) -> int:
    return min(most, MOST_ALIKE) if is_ship(unit.kind) else most


async def scuttles_three(game: Game, seat: Seat) -> None:
    """Three Fighters are destroyed."""
    for _ in range(3):
        places = [in_system(hex_) for hex_ in game.board.systems_of(seat)]
        await give_up_unit(game, seat, places, "fighter".__eq__)


law("fighter_tax", "official_fighter_tax", refused=each(scuttles_three))
law("regulated_conscription", "official_regulated_conscription")


@effects.modify("official_fighter_tax", COST_HALVES, ANY, SET)
def cost_under_fighter_tax(game: Game, effect: Effect, halves: int, build: Build) -> int:
    return 2 if build.kind == "fighter" else halves


@effects.modify("official_regulated_conscription", COST_HALVES, ANY, SET)
def cost_under_regulated_conscription(game: Game, effect: Effect, halves: int, build: Build) -> int:
    return 2 if build.kind == "ground_force" else halves


@effects.modify("official_regulated_conscription", CONSCRIPTS, ANY, SET)
def conscripts_under_regulated_conscription(game: Game, effect: Effect, number: int, seat: Seat) -> int:
    return 1


# -- goods, counters and cards -----------------------------------------------------------------------------------------

law("free_trade", "official_free_trade", refused=each(loses_goods(2)))
law("imperial_academy", "official_imperial_academy")
law(
    "limits_to_individual_power",
    "official_limits_to_individual_power",
    passed=laws_economy.trim_all,
    refused=each(laws_economy.drops_one),
)


@effects.modify("official_free_trade", COLLECTION, ANY)
def collection_under_free_trade(game: Game, effect: Effect, goods: int, seat: Seat) -> int:
    """One more in all."""
    return goods + 1


@effects.modify("official_imperial_academy", COUNTER_PRICE, ANY, SET)
def price_under_imperial_academy(game: Game, effect: Effect, influence: int, strategic: Strategic) -> int:
    return 2


@effects.modify("official_limits_to_individual_power", HAND_LIMIT, ANY, BOUND)
def hands_under_limits_to_individual_power(game: Game, effect: Effect, limit: int, drawn: Drawn) -> int:
    return min(limit, 3) if drawn.deck == "action" else limit


async def drop_excess_goods(game: Game) -> None:
    """Nobody keeps more Trade Goods than he has planets."""
    for seat in everyone(game):
        most = len(game.board.planets_of(seat))
        game.economy.lose_goods(seat, max(0, game.player(seat).trade_goods - most), "agenda")


async def helps_the_poor(game: Game, seat: Seat) -> None:
    if not game.player(seat).trade_goods:
        await gains_goods(3)(game, seat)


law("diversified_income", "official_diversified_income", passed=drop_excess_goods, refused=each(helps_the_poor))


@effects.modify("official_diversified_income", MOST_GOODS, ANY, BOUND)
def most_goods_under_diversified_income(game: Game, effect: Effect, most: int, seat: Seat) -> int:
    return min(most, len(game.board.planets_of(seat)))


@effects.on("official_diversified_income", ACTION_ENDS, ANY)
async def diversified_income_after_actions(game: Game, effect: Effect, action: Action) -> None:
    """Planets were lost."""
    await drop_excess_goods(game)


@effects.on("official_diversified_income", STATUS_PHASE_BEGINS, ANY)
async def diversified_income_in_the_status_phase(game: Game, effect: Effect, seat: Seat) -> None:
    await drop_excess_goods(game)


# -- technology --------------------------------------------------------------------------------------------------------

DEARER = 4


async def no_green(game: Game) -> None:
    """Nobody gains green technologies this round."""
    this_round(game, "official_no_green")


law("technology_tariffs", "official_technology_tariffs", refused=no_green)


@effects.modify("official_technology_tariffs", TECHNOLOGY_COST, ANY)
def cost_under_technology_tariffs(game: Game, effect: Effect, cost: int, research: Research) -> int:
    """Red technologies cost four more, where they are bought at all."""
    return cost + DEARER if research.base and game.technology.colour(research.technology) == "red" else cost


@effects.modify("official_no_green", MAY_RESEARCH, ANY)
def research_under_no_green(game: Game, effect: Effect, verdict: Verdict, research: Research) -> Verdict:
    return REFUSED if game.technology.colour(research.technology) == "green" else verdict


# -- Checks and Balances -----------------------------------------------------------------------------------------------


async def pass_cards_on(game: Game) -> None:
    """All Strategy Cards go to the left, played or not; the Speaker stays Speaker."""
    held = {seat: [card.id for card in game.strategy_cards.held(seat)] for seat in everyone(game)}
    for seat, cards in held.items():
        for card in cards:
            game.strategy_phase.hand_on(seat, card, game.to_the_left(seat, held))


law("checks_and_balances", "official_checks_and_balances", refused=pass_cards_on)


@effects.on("official_checks_and_balances", STRATEGY_CARD_PICKED, ANY)
async def checks_and_balances_give_away(game: Game, effect: Effect, pick: Pick) -> None:
    """Who takes a card gives it, and the token it brings, to another player without one; he keeps it where nobody is."""
    counts = {seat: len(game.strategy_cards.held(seat)) - (seat == pick.seat) for seat in game.playing()}
    lacking = [seat for seat in game.opponents(pick.seat) if counts[seat] == min(counts.values())]
    to = await ask.player(game, pick.seat, "give_strategy_card", lacking)
    if to is not None:
        game.strategy_phase.hand_on(pick.seat, pick.card, to)
        await game.moment(STRATEGY_CARD_GIVEN, Pick(to, pick.card))
