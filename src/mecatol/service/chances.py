"""The odds of a battle for somebody at the table: worked out from what he himself can see."""

from __future__ import annotations

from mecatol import odds as calculator
from mecatol.core.hexes import Hex
from mecatol.narrator import Narrator
from mecatol.odds import words
from mecatol.odds.result import Remains
from mecatol.play import Table
from mecatol.rules import forces
from mecatol.rules.pieces import in_system

from . import messages as wire

MOST = 60  # units in a battle that is worked out
CHEAP = 24  # units in one that is worked out by the way


def worked_out(
    narrator: Narrator, seat: int, system: Hex, planet: str = "", bring: str | None = None, most: int = MOST
) -> wire.Odds:
    """The battle under way in a system, or the one that would come if the seat attacked; of no more than so many units.

    The narrator's table is a fork for the seat, on which whatever it cannot know was dealt anew: the numbers are a function of
    its own view.
    """
    known = narrator.table
    attacker, defender = _opponents(known, seat, system, planet)
    _check_size(known, system, attacker, defender, bring, most)
    result = calculator.from_table(known, system, attacker=attacker, defender=defender, planet=planet, bring=bring or None)
    notes = (*result.notes, *(f"not in the numbers: {effect.replace('_', ' ')}" for effect in result.left_out))
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


def _check_size(table: Table, system: Hex, attacker: int, defender: int, bring: str | None, most: int) -> None:
    """Nobody brings more than there is, and no battle is larger than can be worked out while somebody waits."""
    game = table.game
    brought = words.units(bring or "", game.content)
    for group in brought:
        limit = game.content.units[group.kind].limit or most
        if group.count > limit:
            raise words.OddsError(f"'{group.count} {group.kind}': nobody has more than {limit}")
    there = sum(forces.count(game.board.units(seat, in_system(system))) for seat in (attacker, defender) if seat >= 0)
    if game.board.has_system(system) and forces.count(brought) + there > most:
        raise words.OddsError(f"a battle of more than {most} units is not worked out")


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
    groups = remains.team.fleet.groups(0)
    units = narrator.texts.listed([narrator.amount(group.kind, group.count) for group in groups])
    return wire.OddsSide(seat, narrator.player(seat), units, left)
