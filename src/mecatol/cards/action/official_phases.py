"""Official Action Cards played as an action, at any time, in the Strategy and Status Phases, and about trade and technology.

Where the revised deck has a card that does the same, it is entered as it is; an effect of its own has a key that begins with
`official_`, for the two decks meet at a table of build 17 with the official cards.
"""

from __future__ import annotations

from typing import Any

from mecatol.core.decisions import Verdict, message
from mecatol.core.effects import ANY, BOUND, MULTIPLY, Effect
from mecatol.core.hexes import Hex
from mecatol.rules.layers import official as effects
from mecatol.rules.layers import official_cards as catalogue
from mecatol.rules.moments import (
    AFTER_ACTIVATION,
    AFTER_PRIMARY,
    BEFORE_CARDS_DRAWN,
    BEFORE_ROUND,
    CARD_PLAYED,
    CARDS_DRAWN,
    GOODS_COLLECTED,
    HELPS,
    MAY_PICK,
    MAY_RESEARCH,
    MAY_USE_SECONDARY,
    MOVEMENT,
    PLANET_TAKEN,
    SECONDARY_COST,
    SECONDARY_OFFERED,
    STRATEGY_CARD_PICKED,
    STRATEGY_CARD_PLAYED,
    STRATEGY_PHASE_BEGINS,
    STRATEGY_PHASE_ENDS,
    SUSTAIN,
    TECHNOLOGY_COST,
    TECHNOLOGY_GAINED,
    At,
    Help,
    Research,
    Strategic,
    Taken,
    Unit,
)
from mecatol.rules.naming import at_card, family_of, in_system, system_named
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import is_ship
from mecatol.rules.state import NO_PLACE, NOBODY, SIMULTANEOUS, Played, Seat

from . import actions_planets, actions_sheet, actions_ships, activation, hands, invasions, phases, strategy, trade
from .aiming import aim_player, aim_system, ask, in_phase, open_systems, player_aimed, systems_aimed, target_named

AT_ANY_TIME = (STRATEGY_PHASE_BEGINS, STRATEGY_PHASE_ENDS)  # and whenever somebody is asked in between


def refusal(card: str) -> Verdict:
    return Verdict(False, "OFF-GEN-3", message("explain-card-forbids", card=card))


# -- the same in both decks --------------------------------------------------------------------------------------------

catalogue.action_card("rise_of_a_messiah", fits=actions_planets.has_ground)(actions_planets.rise_of_a_messiah)
catalogue.action_card("lucky_shot", declare=actions_ships.name_prey, fits=actions_ships.may_shoot)(actions_ships.lucky_shot)
catalogue.action_card("enhanced_armor")(actions_ships.enhanced_armor)
effects.modify("enhanced_armor", SUSTAIN)(actions_ships.sustain_of_enhanced_armor)
catalogue.action_card("sabotage", CARD_PLAYED, fits=hands.of_another)(hands.sabotage)
catalogue.action_card("disclosure", BEFORE_ROUND, declare=hands.name_holder, fits=hands.somebody_holds, anytime=True)(
    hands.disclosure
)
catalogue.action_card("strategic_planning", *AT_ANY_TIME, fits=in_phase("strategy"), anytime=True)(phases.strategic_planning)
effects.modify("strategic_planning", SECONDARY_COST)(phases.secondary_cost_of_strategic_planning)
catalogue.action_card("trade_stop", *AT_ANY_TIME, fits=trade.in_strategy_phase, anytime=True)(trade.trade_stop)
catalogue.action_card("public_disgrace", STRATEGY_CARD_PICKED, declare=strategy.name_disgraced, fits=strategy.may_disgrace)(
    strategy.public_disgrace
)
effects.modify("public_disgrace", MAY_PICK, stage=BOUND)(strategy.picking_under_public_disgrace)
catalogue.action_card("strategic_shift", STRATEGY_PHASE_BEGINS, declare=strategy.name_barred)(strategy.red_tape)
effects.modify("red_tape", MAY_PICK, ANY, BOUND)(strategy.picking_under_red_tape)
catalogue.action_card("master_of_fate", BEFORE_CARDS_DRAWN)(phases.master_of_fate)
effects.modify("master_of_fate", CARDS_DRAWN)(phases.cards_drawn_of_master_of_fate)
catalogue.action_card("ruinous_tariffs", GOODS_COLLECTED, declare=trade.name_partner, fits=trade.has_collected)(
    trade.ruinous_tariffs
)

# -- as an action ------------------------------------------------------------------------------------------------------


@catalogue.action_card("good_year", fits=actions_sheet.has_colonies)
async def good_year(game: Game, played: Played) -> None:
    """A Trade Good for each planet outside of the Home System."""
    game.economy.gain_goods(played.seat, len(actions_sheet.colonies(game, played.seat)), "good_year")


def commanded(game: Game, seat: Seat) -> list[Seat]:
    """Opponents with a counter in their Command Pool."""
    return [other for other in game.opponents(seat) if game.player(other).pool]


def somebody_commands(game: Game, seat: Seat, context: Any) -> bool:
    return bool(commanded(game, seat))


async def name_insubordinate(game: Game, played: Played) -> None:
    await aim_player(game, played, "insubordination", commanded(game, played.seat))


@catalogue.action_card("insubordination", declare=name_insubordinate, fits=somebody_commands)
async def insubordination(game: Game, played: Played) -> None:
    """An opponent loses a counter of his Command Pool."""
    game.economy.spend_counter(player_aimed(played), "pool", "insubordination")


def rebellious(game: Game) -> list[Hex]:
    """Systems outside of Home Systems with planets to exhaust."""
    found = [s.hex for s in game.state.systems if any(p.owner != NOBODY and not p.exhausted for p in s.planets)]
    return open_systems(game, found)


def may_rise(game: Game, seat: Seat, context: Any) -> bool:
    return bool(rebellious(game))


async def name_rising(game: Game, played: Played) -> None:
    await aim_system(game, played, "uprising", rebellious(game))


@catalogue.action_card("uprising", declare=name_rising, fits=may_rise)
async def uprising(game: Game, played: Played) -> None:
    """Every planet of a system is exhausted."""
    for hex_ in systems_aimed(played):
        for planet in game.board.system(hex_).planets:
            if planet.owner != NOBODY:
                game.board.exhaust(planet.id, "uprising")


async def name_robbed(game: Game, played: Played) -> None:
    await aim_player(game, played, "stellar_criminals", actions_sheet.robbable(game, played.seat))


@catalogue.action_card("stellar_criminals", declare=name_robbed, fits=actions_sheet.somebody_robbed)
async def stellar_criminals(game: Game, played: Played) -> None:
    """An opponent exhausts half of his refreshed planets, rounded down."""
    other = player_aimed(played)
    for _ in range(len(game.economy.ready_planets(other)) // 2):
        planet = await ask.planet(game, other, "exhaust_planet", game.economy.ready_planets(other))
        game.board.exhaust(planet, "stellar_criminals")


@catalogue.action_card("privateers", declare=actions_sheet.name_rich, fits=actions_sheet.somebody_rich)
async def privateers(game: Game, played: Played) -> None:
    """An opponent's Trade Goods: half of them, rounded down, for the player, the rest for nobody."""
    other = player_aimed(played)
    game.economy.hand_goods(other, played.seat, game.player(other).trade_goods // 2)
    game.economy.lose_goods(other, game.player(other).trade_goods, "privateers")


# -- the Strategy Phase ------------------------------------------------------------------------------------------------


def may_meet(game: Game, seat: Seat, context: Any) -> bool:
    return game.state.phase == "strategy" and game.board.reinforcements(seat) > 0


@catalogue.action_card("command_summit", *AT_ANY_TIME, fits=may_meet, anytime=True)
async def command_summit(game: Game, played: Played) -> None:
    """Two Command Counters for the pool."""
    await game.economy.gain_counters(played.seat, 2, "command_summit", "pool")


@catalogue.action_card(
    "scientist_assassination", *AT_ANY_TIME, declare=phases.name_anybody, fits=in_phase("strategy"), anytime=True
)
async def scientist_assassination(game: Game, played: Played) -> None:
    """A player gains no technology this round, in whatever way."""
    game.begin_effect("official_scientist_assassination", player_aimed(played), "card", until="round")


@effects.modify("official_scientist_assassination", MAY_RESEARCH, stage=BOUND)
def research_under_scientist_assassination(game: Game, effect: Effect, verdict: Verdict, research: Research) -> Verdict:
    return refusal("scientist_assassination")


# -- Strategy Cards and technology -------------------------------------------------------------------------------------


def has_secondary(game: Game, seat: Seat, strategic: Strategic) -> bool:
    return game.strategy_cards.rule(strategic.card).secondary is not None and bool(paralysable(game, seat, strategic))


def paralysable(game: Game, seat: Seat, strategic: Strategic) -> list[Seat]:
    """Opponents who could still use the secondary; whoever played Technology could with Tech Bubble."""
    bubble = family_of(strategic.card) == "technology"
    return [other for other in game.opponents(seat) if other != strategic.seat or bubble]


async def name_paralysed(game: Game, played: Played) -> None:
    strategic: Strategic = game.action_cards.context()
    await aim_player(game, played, "policy_paralysis", paralysable(game, played.seat, strategic))
    played.targets.append(at_card(strategic.card))


@catalogue.action_card("policy_paralysis", AFTER_PRIMARY, declare=name_paralysed, fits=has_secondary)
async def policy_paralysis(game: Game, played: Played) -> None:
    """An opponent may not use the secondary of the card just played."""
    victim, card = player_aimed(played), target_named(played, "card")
    game.begin_effect("official_policy_paralysis", victim, "card", until="action", where=card)


@effects.modify("official_policy_paralysis", MAY_USE_SECONDARY, stage=BOUND)
def secondaries_under_policy_paralysis(game: Game, effect: Effect, verdict: Verdict, strategic: Strategic) -> Verdict:
    return refusal("policy_paralysis") if strategic.card == effect.where else verdict


SPONSORED = 4


def about_to_buy(game: Game, seat: Seat, strategic: Strategic) -> bool:
    return strategic.seat == seat and strategic.card in ("technology", "technology_ii")


@catalogue.action_card("corporate_sponsorship", STRATEGY_CARD_PLAYED, SECONDARY_OFFERED, fits=about_to_buy)
async def corporate_sponsorship(game: Game, played: Played) -> None:
    """One green technology costs four resources less."""
    game.begin_effect("official_corporate_sponsorship", played.seat, "card", until="action")


@effects.modify("official_corporate_sponsorship", TECHNOLOGY_COST)
def technology_cost_of_corporate_sponsorship(game: Game, effect: Effect, cost: int, research: Research) -> int:
    """What was bought before in the same purchase may have used it up."""
    *before, this = [game.technology.colour(key) == "green" for key in (*research.also, research.technology)]
    return cost - SPONSORED if this and not any(before) else cost


@effects.on("official_corporate_sponsorship", TECHNOLOGY_GAINED)
async def corporate_sponsorship_when_a_technology_is_gained(game: Game, effect: Effect, research: Research) -> None:
    """It is used up by the first green technology that is bought."""
    if research.base and game.technology.colour(research.technology) == "green":
        game.end_effect(effect)


# -- in a Tactical Action ----------------------------------------------------------------------------------------------


@catalogue.action_card("flank_speed", AFTER_ACTIVATION, fits=activation.own_sailing)
async def flank_speed(game: Game, played: Played) -> None:
    """All ships that move into the system go one system further; in a Simultaneous Action there are others beside it."""
    at: At = game.action_cards.context()
    only = in_system(at.system) if game.board.action.kind == SIMULTANEOUS else NO_PLACE
    game.begin_effect("official_flank_speed", played.seat, "card", until="action", where=only)


@effects.modify("official_flank_speed", MOVEMENT, stage=MULTIPLY)
def movement_of_flank_speed(game: Game, effect: Effect, movement: int, unit: Unit) -> int:
    """Ships that move by themselves at all; a floating Space Dock is none (OFF-MOV-4, OFF-FAQ-6)."""
    return movement + (movement > 0 and is_ship(unit.kind) and not effect.where)


@effects.modify("official_flank_speed", HELPS)
def help_of_flank_speed(game: Game, effect: Effect, helps: tuple[Help, ...], at: At) -> tuple[Help, ...]:
    return (*helps, Help("flank_speed", further=1, to=system_named(effect.where))) if effect.where else helps


def landed_on_neutral(game: Game, seat: Seat, taken: Taken) -> bool:
    """Whether a player has just invaded a planet of nobody's."""
    return invasions.gained(game, seat, taken) and taken.before == NOBODY and taken.how in ("landing", "invasion")


catalogue.action_card("rare_mineral", PLANET_TAKEN, declare=invasions.name_planet, fits=landed_on_neutral)(invasions.rare_mineral)
