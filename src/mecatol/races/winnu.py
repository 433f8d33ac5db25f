"""The Winnu (OFF-RAC-11): heirs of the Throneworld, with elders who always vote."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import ANY, SET, Effect
from mecatol.rules import forces
from mecatol.rules.choosing import NO
from mecatol.rules.layers import central_powers, official, shattered_ascension
from mecatol.rules.moments import (
    COMBAT_DICE,
    COMPONENT_ACTION,
    MAY_REBEL,
    PLANET_VOTES,
    SECONDARY_COST,
    STATUS_COUNTERS,
    STATUS_PHASE_BEGINS,
    Firing,
    Strategic,
)
from mecatol.rules.naming import card_named
from mecatol.rules.official.game import Game
from mecatol.rules.official.hands import card_option
from mecatol.rules.pieces import MECATOL_REX, is_big_ship, on_planet
from mecatol.rules.state import NOBODY, Planet, Seat

from .common import FOOT, TECHNOLOGY_CARDS

RECYCLED_FOR = 2


@official.modify("winnu_elder_votes", PLANET_VOTES)
def elder_votes(game: Game, effect: Effect, value: int, planet: Planet) -> int:
    """The home planet votes even when it is exhausted."""
    at_home = planet in game.board.home_planets(effect.owner)
    return game.economy.influence(planet.id) if at_home else value


@official.modify("winnu_calm_worlds", MAY_REBEL)
def calm_worlds(game: Game, effect: Effect, value: bool, planet: Planet) -> bool:
    """There is no Local Unrest on their planets with Ground Forces."""
    return value and not forces.count(game.board.army(planet.owner, planet.id), *FOOT)


@official.modify("winnu_free_technology", SECONDARY_COST, stage=SET)
def free_technology(game: Game, effect: Effect, value: int, strategic: Strategic) -> int:
    """The secondary of Technology costs them no counter."""
    return 0 if strategic.card in TECHNOLOGY_CARDS else value


# -- race technologies and upgrades ------------------------------------------------------------------------------------


@grants("OFF-TEC-3")
def recyclable(game: Game, seat: Seat) -> list[Option[str]]:
    """The Action Cards in hand."""
    return [card_option(card, "option-discard-card") for card in game.action_cards.hand(seat)]


@grants("OFF-TEC-3")
def rewards(game: Game, seat: Seat) -> list[Option[str]]:
    """Trade Goods, or a Command Counter if one is left."""
    found = [Option("goods", says=message("option-recycled-goods", goods=RECYCLED_FOR))]
    return [
        *found,
        *([Option("counter", says=message("option-recycled-counter"))] if game.board.reinforcements(seat) > 0 else []),
    ]


def may_recycle(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    """Once a round, as an action, with a card to spare."""
    return [] if game.used_this_round(effect) else may_always_recycle(game, effect, seat)


def may_always_recycle(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    """As an action, with a card to spare, as often as they like: as the card was first printed (CP-RAC-37)."""
    if seat != effect.owner or not recyclable(game, seat):
        return []
    return [Option("recycle", "OFF-TEC-3", says=message("option-bioptic"))]


@official.may("bioptic_recyclers", COMPONENT_ACTION, may_recycle)
@central_powers.may("bioptic_recyclers", COMPONENT_ACTION, may_always_recycle)
async def bioptic_recyclers(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """An Action Card is discarded for two Trade Goods or a Command Counter."""
    game.use_this_round(effect)
    card = await game.choose(seat, "bioptic_card", recyclable, game, seat)
    game.action_cards.discard(seat, card_named(card))
    if await game.choose(seat, "bioptic_reward", rewards, game, seat) == "goods":
        game.economy.gain_goods(seat, RECYCLED_FOR, "bioptic_recyclers")
    else:
        await game.economy.gain_counters(seat, 1, "bioptic_recyclers")


@grants("OFF-TEC-3")
def fold_or_not() -> list[Option[str]]:
    """A Ground Force on Mecatol Rex, or none."""
    return [Option("fold", "", (on_planet(MECATOL_REX),), message("option-gate-folding")), NO]


@official.on("lazax_gate_folding", STATUS_PHASE_BEGINS, ANY)
async def lazax_gate_folding(game: Game, effect: Effect, speaker: Seat) -> None:
    """A Ground Force on Mecatol Rex, if that is theirs or nobody's; they take it then, whoever guards it."""
    seat, board = effect.owner, game.board
    if not board.has_planet(MECATOL_REX) or board.planet(MECATOL_REX).owner not in (seat, NOBODY):
        return
    if any(other != seat for other, _ in board.stacks(on_planet(MECATOL_REX))):
        return
    if not game.production.is_open_to(seat, on_planet(MECATOL_REX)):
        return
    if await game.choose(seat, "gate_folding", fold_or_not) == "no":
        return
    game.domain_counters.clear(on_planet(MECATOL_REX))
    game.production.place_units(seat, "ground_force", on_planet(MECATOL_REX), 1, "lazax_gate_folding")
    if board.planet(MECATOL_REX).owner == NOBODY:
        await game.invasion.gain(seat, MECATOL_REX, "lazax_gate_folding")


@shattered_ascension.modify("keepers_of_the_throneworld", STATUS_COUNTERS)
def keepers_of_the_throneworld(game: Game, effect: Effect, value: int, seat: Seat) -> int:
    """A counter more while they control Mecatol Rex."""
    return value + (game.board.has_planet(MECATOL_REX) and game.board.planet(MECATOL_REX).owner == seat)


# -- Salai Sai Corian --------------------------------------------------------------------------------------------------


@official.modify("winnu_flagship_dice", COMBAT_DICE, stage=SET)
def flagship_dice(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """In Space Battles the Flagship rolls a die for each opposing ship that is no Fighter."""
    if firing.kind != "flagship" or firing.purpose != "battle":
        return value
    return forces.count(forces.of(game.board.ships(firing.target, firing.system), is_big_ship))
