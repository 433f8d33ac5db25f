"""Official Action Cards of a Tactical Action, from the activation to the fire of space cannons, and Faulty Targeting Systems."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import MULTIPLY, OPPONENT, Effect
from mecatol.core.hexes import Hex
from mecatol.rules import forces
from mecatol.rules.layers import official as effects
from mecatol.rules.layers import official_cards as catalogue
from mecatol.rules.moments import (
    AFTER_ACTIVATION,
    AFTER_MOVEMENT,
    BLOCKADED,
    CARD_PLAYED,
    DICE_CAST,
    HITS,
    MAY_PASS,
    At,
    Cast,
    Struck,
    Travel,
)
from mecatol.rules.naming import in_system, listed, listing, number_named
from mecatol.rules.official.game import Game
from mecatol.rules.state import Mine, Played, Seat

from . import activation, movement
from .aiming import ask
from .sides import FIRST, under_way

# -- the same in both decks --------------------------------------------------------------------------------------------

catalogue.action_card("experimental_battlestation", AFTER_MOVEMENT, declare=movement.name_dock_system, fits=movement.may_rig)(
    movement.jury_rigged_battlestation
)

# -- In the Silence of Space -------------------------------------------------------------------------------------------

SILENCE = "official_in_the_silence_of_space"
FAST = 2  # systems


def is_fast(game: Game, seat: Seat, frm: Hex) -> bool:
    """Whether a player has ships in a system that go two systems far or more."""
    return any(game.routes.allowance(seat, ship.kind, frm) >= FAST for ship in game.board.ships(seat, frm))


def silent_fleets(game: Game, seat: Seat, at: At) -> list[Hex]:
    """Where a player has fast ships that could go to the activated system."""
    return [hex_ for hex_ in game.board.fleets_of(seat) if hex_ != at.system and is_fast(game, seat, hex_)]


def guarded(game: Game, seat: Seat, at: At) -> list[Hex]:
    """Other systems with enemy ships."""
    return [hex_ for hex_ in game.board.enemy_space(seat) if hex_ != at.system]


def may_be_silent(game: Game, seat: Seat, at: At) -> bool:
    """On the way to a system without enemy ships."""
    if not activation.own_sailing(game, seat, at) or game.board.enemy_fleets(seat, at.system):
        return False
    return bool(silent_fleets(game, seat, at)) and bool(guarded(game, seat, at))


async def name_silent(game: Game, played: Played) -> None:
    seat, at = played.seat, game.action_cards.context()
    fleet = await ask.system(game, seat, "silent_fleet", silent_fleets(game, seat, at))
    passed = await ask.system(game, seat, "silent_system", guarded(game, seat, at))
    played.targets = [in_system(fleet), in_system(passed)]


@catalogue.action_card("in_the_silence_of_space", AFTER_ACTIVATION, declare=name_silent, fits=may_be_silent)
async def in_the_silence_of_space(game: Game, played: Played) -> None:
    """Fast ships of one fleet pass through one system with enemy ships in this activation."""
    game.begin_effect(SILENCE, played.seat, "card", until="action", where=listing(played.targets))


@effects.modify(SILENCE, MAY_PASS, stage=MULTIPLY)
def passing_under_in_the_silence_of_space(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    fleet, passed = listed(effect.where)
    there = (in_system(travel.start), in_system(travel.to)) == (fleet, passed) and verdict.clause in activation.ENEMY_SHIPS
    quiet = there and not game.board.enemy_fleets(travel.seat, travel.destination)
    fast = quiet and game.routes.allowance(travel.seat, travel.kind, travel.start) >= FAST
    return Verdict(True, "OFF-GEN-3") if fast else verdict


# -- Surprise Assault --------------------------------------------------------------------------------------------------

ASSAULT = "official_surprise_assault"


def may_assault(game: Game, seat: Seat, at: At) -> bool:
    return activation.own_activation(game, seat, at) and activation.has_blockaded_docks(game, seat, at)


@catalogue.action_card("surprise_assault", AFTER_ACTIVATION, fits=may_assault)
async def surprise_assault(game: Game, played: Played) -> None:
    """Blockaded docks build right after movement instead of at the end of the action, and a Space Battle begins."""
    where = in_system(game.action_cards.context().system)
    game.begin_effect(ASSAULT, played.seat, "card", until="action", where=where)


@effects.on(ASSAULT, AFTER_MOVEMENT)
async def surprise_assault_after_movement(game: Game, effect: Effect, at: At) -> None:
    await activation.underground_defense_assailment_after_movement(game, effect, at)
    game.tactical.skip("production.begin")


effects.modify(ASSAULT, BLOCKADED)(activation.blockade_under_underground_defense_assailment)

# -- Minelayers --------------------------------------------------------------------------------------------------------

MINES = "official_minelayers"


def may_lay_mines(game: Game, seat: Seat, at: At) -> bool:
    return movement.enemy_arrived(game, seat, at) and forces.count(game.board.ships(seat, at.system), "cruiser") > 0


@catalogue.action_card("minelayers", AFTER_MOVEMENT, declare=movement.name_this_system, fits=may_lay_mines)
async def minelayers(game: Game, played: Played) -> None:
    """Each Cruiser scores a hit, taken with the casualties of the battle's first round."""
    game.begin_effect(MINES, played.seat, "card", until="action", where=played.targets[0])


@effects.modify(MINES, HITS, OPPONENT)
def hits_of_minelayers(game: Game, effect: Effect, value: int, struck: Struck) -> int:
    """The Cruisers there when the first round begins; without a battle there are none to be taken."""
    first = struck.purpose == "battle" and struck.by == effect.owner and struck.where == effect.where
    if not first or under_way(game).round != FIRST:
        return value
    return value + forces.count(forces.stack_of(under_way(game).before, effect.owner), "cruiser")


# -- Faulty Targeting Systems ------------------------------------------------------------------------------------------

FAULTY = "faulty_targeting_systems"


def may_fail(game: Game, seat: Seat, context: Played | Cast | None) -> bool:
    """At any time a Space Mine; Minelayers of another when they are played, his PDS when they have fired."""
    if isinstance(context, Played):
        return context.seat != seat and context.acts_as == "minelayers" and not context.cancelled
    if isinstance(context, Cast):
        return context.seat != seat and any(die.kind == "pds" for die in context.dice)
    return bool(game.state.mines)


@catalogue.action_card(FAULTY, CARD_PLAYED, DICE_CAST, fits=may_fail, anytime=True)
async def faulty_targeting_systems(game: Game, played: Played) -> None:
    """Minelayers are cancelled, or a Space Mine is discarded, or a roll of an opponent's PDS is made again."""
    context: Played | Cast | None = game.action_cards.context()
    if isinstance(context, Played):
        game.action_cards.sabotage(game.state.stack[-2], FAULTY)
    elif isinstance(context, Cast):
        key = await game.choose(played.seat, "faulty_die", pds_dice, game, context)
        game.combat.roll_again(context.dice, number_named(key))
    elif game.state.mines:
        key = await game.choose(played.seat, "faulty_mine", mine_options, game.state.mines)
        game.space_mines.clear([game.state.mines[number_named(key)]], FAULTY)


@grants("OFF-GEN-3")
def pds_dice(game: Game, cast: Cast) -> list[Option[str]]:
    """The dice of PDS."""
    others = [number for number, die in enumerate(cast.dice) if die.kind != "pds"]
    return game.combat.dice_again(cast.dice, "die", "OFF-GEN-3", (in_system(cast.system),), others)


@grants("OFF-GEN-3")
def mine_options(mines: Sequence[Mine]) -> list[Option[str]]:
    """Space Mines on the board, those alike as one: "mine:<number>"."""
    found = {mine: number for number, mine in reversed(list(enumerate(mines)))}
    return [Option(f"mine:{number}", says=message("option-discard-mine", border=mine.border)) for mine, number in found.items()]
