"""The Naalu Collective (OFF-RAC-6): first to act, first to leave, with deft Fighters."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import ANY, OPPONENT, SET, Effect
from mecatol.core.rules import Step
from mecatol.rules.choosing import NO
from mecatol.rules.layers import official, shattered_ascension
from mecatol.rules.moments import (
    ACTION_PHASE_BEGINS,
    AFTER_ACTIVATION,
    BEFORE_CARDS_DRAWN,
    CARDS_DRAWN,
    CARDS_TAKEN,
    COMBAT_VALUE,
    FLEET_SUPPLY,
    FLEETS_MEET,
    HALF_SHIPS,
    INITIATIVE,
    MAY_DRAW,
    UNITS,
    At,
    Drawn,
    Firing,
    Unit,
)
from mecatol.rules.naming import card_named, name_of, system_named
from mecatol.rules.official.game import Game
from mecatol.rules.official.hands import card_option
from mecatol.rules.pieces import in_system
from mecatol.rules.state import Battle, Seat

from .common import flagship_in

MORE_SHIPS = 3


# -- the sheet ---------------------------------------------------------------------------------------------------------


@official.modify("naalu_initiative_zero", INITIATIVE, stage=SET)
def initiative_zero(game: Game, effect: Effect, value: int, seat: Seat) -> int:
    """Their initiative is 0 whatever Strategy Card they hold."""
    return 0


@grants("SAES-RAC-03")
def openings(game: Game, seat: Seat) -> list[Option[str]]:
    """Systems to activate before the first turn, or none."""
    return [*game.tactical.actions(seat), NO]


@shattered_ascension.on("naalu_opening_action", ACTION_PHASE_BEGINS, ANY)
async def opening_action(game: Game, effect: Effect, speaker: Seat) -> None:
    """Before the Action Phase they may take a Tactical Action (SAES-RAC-03); then they act by their card (SAES-RAC-04)."""
    seat = effect.owner
    if game.player(seat).out or len(openings(game, seat)) < 2:
        return
    key = await game.choose(seat, "opening_action", openings, game, seat)
    if key != "no":
        game.then(Step("action_phase.before_turns", seat, name_of(key)))


def ways_out(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """An attacked fleet may leave before the battle, by the rules of any retreat."""
    if battle.defender.seat != effect.owner or not game.board.ships(effect.owner, battle.system):
        return []
    return [
        Option(f"retreat:{to}", "OFF-RAC-6", (in_system(to),), message("option-retreat", where=in_system(to)))
        for to in game.space_battle.destinations(effect.owner)
    ]


@official.may("naalu_early_retreat", FLEETS_MEET, ways_out)
async def early_retreat(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    """The fleet is gone before anybody fires."""
    await game.space_battle.leave(effect.owner, system_named(key))


@official.modify("naalu_fighters", COMBAT_VALUE)
def deft_fighters(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Fighters have +1 in Space Battles."""
    return value - (firing.kind == "fighter" and firing.purpose == "battle")


# -- race technologies and upgrades ------------------------------------------------------------------------------------


@official.on("telepathic_mind_weapon", AFTER_ACTIVATION, OPPONENT)
async def telepathic_mind_weapon(game: Game, effect: Effect, at: At) -> None:
    """An opponent who activates a system they control loses a counter from his Fleet Supply; the own second race is none
    (SAES-PAC-11)."""
    if at.seat not in game.rivals(effect.owner):
        return
    if game.economy.controls_system(effect.owner, at.system) and game.player(at.seat).fleet > 0:
        game.economy.spend_counter(at.seat, "fleet", "telepathic_mind_weapon")
        await game.economy.settle_fleets(at.seat)


@official.modify("hybrid_crystal_drives", HALF_SHIPS)
def hybrid_crystal_drives(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """Carriers, and Fighters that fly by themselves, count half a ship against Fleet Supply."""
    return min(value, 1) if unit.kind in ("carrier", "fighter") else value


@shattered_ascension.modify("foretelling_choir", CARDS_DRAWN)
def foretelling_choir(game: Game, effect: Effect, value: int, drawn: Drawn) -> int:
    """One Action Card more in the Status Phase."""
    return value + (drawn.deck == "action")


@grants("SA17-TEC-04")
def hand(game: Game, seat: Seat) -> list[Option[str]]:
    """The Action Cards in hand."""
    return [card_option(card, "option-discard-card") for card in game.action_cards.hand(seat)]


@shattered_ascension.on("foretelling_choir", BEFORE_CARDS_DRAWN, ANY)
async def silent_choir(game: Game, effect: Effect, speaker: Seat) -> None:
    """Where nobody draws there is nothing to choose from."""
    drawn = Drawn(effect.owner, "action")
    if not game.fold(MAY_DRAW, True, drawn) or not game.fold(CARDS_DRAWN, game.parameters.action_cards_drawn, drawn):
        game.note(effect, "silent", game.scope("round"))


@shattered_ascension.on("foretelling_choir", CARDS_TAKEN)
async def unwanted_future(game: Game, effect: Effect, drawn: Drawn) -> None:
    """Then one is discarded."""
    if hand(game, drawn.seat) and game.remembered(effect, "silent") != game.scope("round"):
        key = await game.choose(drawn.seat, "choir_discard", hand, game, drawn.seat)
        game.action_cards.discard(drawn.seat, card_named(key))


# -- Matriarch ---------------------------------------------------------------------------------------------------------


@official.modify("naalu_flagship_fleet_supply", FLEET_SUPPLY, reads=(UNITS,))
def mother_of_fleets(game: Game, effect: Effect, value: int, at: At) -> int:
    """Three ships more in the Flagship's system."""
    return value + MORE_SHIPS * flagship_in(game, at.seat, at.system)
