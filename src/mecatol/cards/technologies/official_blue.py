"""Propulsion technologies of the official game."""

from __future__ import annotations

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import MULTIPLY, OPPONENT, Effect
from mecatol.core.rules import Step
from mecatol.rules.layers import official
from mecatol.rules.moments import (
    ACTION_ENDS,
    BLOCKS,
    COMBAT_VALUE,
    MAY_ENTER,
    MAY_PASS,
    MINE_VALUE,
    MOVEMENT,
    RIFT_ROLL,
    UNSUPPORTED,
    Firing,
    Travel,
    Unit,
)
from mecatol.rules.naming import system_named
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import is_ship
from mecatol.rules.state import Action, Seat


@official.modify("antimass_deflectors", MAY_ENTER)
def antimass_deflectors(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """Ships pass through Asteroid Fields, but end no move there."""
    through = verdict.clause == "OFF-SYS-1" and travel.to != travel.destination
    return Verdict(True, "OFF-SYS-1") if through else verdict


@official.modify("xrd_transporters", MOVEMENT)
def xrd_transporters(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """Carriers move one system further."""
    return value + (unit.kind == "carrier")


@official.modify("type_iv_drive", MOVEMENT)
def type_iv_drive(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """Cruisers and Dreadnoughts move one system further."""
    return value + game.board.counts_as(unit.kind, "cruiser", "dreadnought")


@official.modify("advanced_fighters", MOVEMENT)
def advanced_fighters(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """Fighters move on their own, two systems far."""
    return value + 2 * (unit.kind == "fighter")


@official.modify("advanced_fighters", COMBAT_VALUE)
def advanced_fighters_hit_better(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Fighters have +1 on combat rolls."""
    return value - (firing.kind == "fighter")


@official.modify("advanced_fighters", UNSUPPORTED)
def advanced_fighters_need_no_support(game: Game, effect: Effect, value: bool, unit: Unit) -> bool:
    """Fighters beyond the capacity of their system count against Fleet Supply instead of being lost."""
    return value or unit.kind == "fighter"


@official.modify("advanced_fighters", BLOCKS)
def advanced_fighters_block(game: Game, effect: Effect, value: bool, unit: Unit) -> bool:
    """Fighters block enemy movement like other ships."""
    return value or unit.kind == "fighter"


@official.modify("light_wave_deflector", MAY_PASS, stage=MULTIPLY)
def light_wave_deflector(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """Ships pass through systems with enemy ships. It speaks last: something else may have opened the system itself."""
    return Verdict(True, "OFF-MOV-3") if verdict.clause == "OFF-MOV-3" else verdict


@official.modify("maneuvering_jets", COMBAT_VALUE, OPPONENT)
def maneuvering_jets(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """PDS, and what fires like PDS, have -1 against the owner's ships, -2 from another system."""
    if firing.purpose != "space_cannon" or firing.target != effect.owner:
        return value
    return value + (2 if firing.origin not in ("", firing.system) else 1)


@official.modify("maneuvering_jets", MINE_VALUE)
def jets_among_mines(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """Space Mines have -1 against the owner's ships."""
    return value + 1


@official.modify("maneuvering_jets", MAY_PASS)
def jets_in_ion_storms(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """Ships need not stop in Ion Storms; enemy ships there bar the way all the same."""
    return game.routes.barred(travel) if verdict.clause == "OFF-SYS-4" else verdict


@official.modify("gravity_drive", RIFT_ROLL)
def gravity_drive(game: Game, effect: Effect, value: bool, unit: Unit) -> bool:
    """No dice for ships that leave a Gravity Rift."""
    return False


@official.modify("gravity_drive", MOVEMENT, stage=MULTIPLY)
def gravity_boost(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """Ships that start next to a Gravity Rift or wormhole, the one of an own Flagship too, move one system further, if they move
    by themselves at all."""
    if value <= 0 or not unit.where or not is_ship(unit.kind):
        return value
    galaxy = game.galaxy
    near = galaxy.movement_adjacent(unit.seat, game.board.hex_of(unit.where))
    return value + any(galaxy.anomaly(hex_) == "gravity_rift" or galaxy.has_wormhole(hex_, unit.seat) for hex_ in near)


@grants("OFF-TAC-10")
def second_actions(game: Game, seat: Seat) -> list[str | Option[str]]:
    """Systems to activate, or none."""
    return [*game.tactical.actions(seat), Option("no", says=message("option-no"))]


@official.on("fleet_logistics", ACTION_ENDS)
async def fleet_logistics(game: Game, effect: Effect, action: Action) -> None:
    """A second Tactical Action may follow directly upon one (OFF-TAC-10)."""
    if action.kind != "tactical" or game.remembered(effect, "second"):
        game.note(effect, "second", "")
        return
    if len(second_actions(game, effect.owner)) == 1:
        return
    key = await game.choose(effect.owner, "second_action", second_actions, game, effect.owner)
    if key != "no":
        game.note(effect, "second", "yes")
        game.then(Step("tactical.begin", effect.owner, system_named(key)))
