"""The odds of a battle for somebody at the table: worked out from what he himself can see."""

from __future__ import annotations

from mecatol import odds as calculator
from mecatol.core.hexes import Hex
from mecatol.narrator import Narrator
from mecatol.odds import words
from mecatol.odds.result import Remains
from mecatol.play import Table
from mecatol.rules import forces

from . import messages as wire


def odds(table: Table, seat: int, system: Hex, planet: str = "", bring: str | None = None) -> wire.Odds:
    """The battle under way in a system, or the one that would come if the seat attacked.

    What the seat cannot know is dealt anew before anything is worked out: the numbers are a function of its own view.
    """
    known = table.fork(for_seat=seat)
    attacker, defender = _opponents(known, seat, system, planet)
    result = calculator.from_table(known, system, attacker=attacker, defender=defender, planet=planet, bring=bring or None)
    notes = (*result.notes, *(f"not in the numbers: {effect.replace('_', ' ')}" for effect in result.left_out))
    narrator = Narrator(known)
    return wire.Odds(
        system=system,
        planet=planet,
        kind="ground" if result.kind == "ground" else "space",
        attacker=_side(narrator, attacker, result.attacker),
        defender=_side(narrator, defender, result.defender),
        win=result.win,
        draw=result.draw,
        lose=result.lose,
        takes_planet=result.takes_planet,
        rounds=result.rounds,
        notes=notes,
    )


def _opponents(table: Table, seat: int, system: Hex, planet: str) -> tuple[int, int]:
    """Who fights whom there."""
    game = table.game
    battle = game.state.battle
    if battle is not None and battle.system == system and not battle.over:
        return battle.attacker.seat, battle.defender.seat
    if planet:
        return seat, game.invasion.defender(planet) if game.board.has_planet(planet) else -1
    enemies = game.board.enemy_fleets(seat, system) if game.board.has_system(system) else ()
    return seat, enemies[0] if enemies else -1


def _side(narrator: Narrator, seat: int, remains: Remains) -> wire.OddsSide:
    left = sum(forces.count(each.units) * each.chance for each in remains.survivors)
    units = words.written(remains.team.fleet.groups(0))
    return wire.OddsSide(seat, narrator.player(seat), units, left)
