"""The odds of a battle: for somebody at the table, worked out from what he himself can see; or of one that is only imagined."""

from __future__ import annotations

from typing import Literal

import msgspec

from mecatol import odds as calculator
from mecatol.core.decisions import Message, message
from mecatol.core.hexes import Hex
from mecatol.narrator import Narrator
from mecatol.odds import Assault, Force, words
from mecatol.odds.force import OPTIMAL, OPTIMAL_VALUE, ORDERS
from mecatol.odds.result import Remains, Result
from mecatol.play import Table
from mecatol.rules import forces
from mecatol.rules.content import Content
from mecatol.rules.pieces import in_system
from mecatol.rules.state import PlanetId
from mecatol.rulesets import resolve
from mecatol.texts import Texts
from mecatol.things import Things

from . import messages as wire

MOST = 60  # units in a battle that is worked out
CHEAP = 24  # units in one that is worked out by the way, or with the best of all orders
FOLLOWED = 8  # rounds that are told one by one
NAMED = {
    "kind": ("units",),
    "technology": ("technologies",),
    "effect": ("technologies", "race_technologies", "upgrades", "abilities", "leaders"),
}
SHOWN = 12  # surviving fleets that are told


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
        notes=tuple(narrator.message(note) for note in _notes(result)),
    )


def _check_size(table: Table, system: Hex, attacker: int, defender: int, bring: str | None, most: int) -> None:
    """Nobody brings more than there is, and no battle is larger than can be worked out while somebody waits."""
    game = table.game
    brought = words.units(bring or "", game.content)
    for group in brought:
        limit = game.content.units[group.kind].limit or most
        if group.count > limit:
            raise words.OddsError(message("odds-many-of-a-kind", count=group.count, kind=group.kind, most=limit))
    there = sum(forces.count(game.board.units(seat, in_system(system))) for seat in (attacker, defender) if seat >= 0)
    if game.board.has_system(system) and forces.count(brought) + there > most:
        raise words.OddsError(message("odds-large-battle", most=most))


def _opponents(table: Table, seat: int, system: Hex, planet: str) -> tuple[int, int]:
    """Who fights whom there."""
    game = table.game
    battle = game.state.battle
    if battle is not None and battle.system == system and not battle.over:
        return battle.attacker.seat, battle.defender.seat
    if planet:
        return seat, game.invasion.defender(named) if game.board.has_planet(named := PlanetId(planet)) else -1
    enemies = game.board.enemy_fleets(seat, system) if game.board.has_system(system) else ()
    return seat, enemies[0] if enemies else -1


def _side(narrator: Narrator, seat: int, remains: Remains) -> wire.OddsSide:
    left = sum(forces.count(each.units) * each.chance for each in remains.survivors)
    groups = remains.team.fleet.groups(0)
    units = narrator.texts.listed([narrator.amount(group.kind, group.count) for group in groups])
    return wire.OddsSide(seat, narrator.player(seat), units, left)


# -- imagined ----------------------------------------------------------------------------------------------------------------


def imagined(wanted: wire.BattleWanted, language: str) -> wire.BattleTold:
    """A battle without a table."""
    resolve(wanted.ruleset)  # whoever names something else is told so
    ruleset = words.played_with(wanted.ruleset, wanted.attacker.units, wanted.defender.units)
    content, things = ruleset.content.content, Things(ruleset, Texts(language))
    number = sum(forces.count(words.units(side.units, content)) for side in (wanted.attacker, wanted.defender))
    thought = any(side.casualties in (OPTIMAL, OPTIMAL_VALUE) for side in (wanted.attacker, wanted.defender))
    most = CHEAP if thought else MOST
    if number > most:
        raise words.OddsError(message("odds-large-battle", most=most))
    attacker, defender = _force(wanted.attacker, content), _force(wanted.defender, content)
    found: Assault | Result
    if wanted.kind == "assault":
        found = calculator.assault(
            attacker, defender, ruleset=wanted.ruleset, where=wanted.where, mines=wanted.mines, rounds=FOLLOWED
        )
        return _told(found.space, found.takes_planet, "assault", things)
    found = calculator.battle(
        attacker,
        defender,
        ruleset=wanted.ruleset,
        where=wanted.where,
        kind=wanted.kind,
        mines=wanted.mines,
        rounds=FOLLOWED,
    )
    return _told(found, found.takes_planet, "ground" if found.kind == "ground" else "space", things)


def _force(side: wire.ForceWanted, content: Content) -> Force:
    known = [key for key in side.technologies if key not in content.upgrades]
    upgrades = [key for key in side.technologies if key in content.upgrades]
    listed = tuple(word.strip() for word in side.casualties.split(",") if word.strip())
    return Force(
        **{
            **msgspec.structs.asdict(side),
            "technologies": tuple(known),
            "upgrades": tuple(upgrades),
            "casualties": side.casualties if side.casualties in ORDERS else listed,
        }
    )


def _told(result: Result, takes_planet: float, kind: Literal["space", "ground", "assault"], things: Things) -> wire.BattleTold:
    standing = []
    for number in range(1, len(result.ending.after) + 1):
        now = result.after(number).chances
        standing.append(wire.Standing(number, now.win, now.draw, now.lose, now.open))
    return wire.BattleTold(
        kind=kind,
        win=result.win,
        draw=result.draw,
        lose=result.lose,
        takes_planet=takes_planet,
        stalemate=result.stalemate,
        rounds=result.rounds,
        after=tuple(standing),
        attacker=_left(result.attacker, result.retreats[0]),
        defender=_left(result.defender, result.retreats[1]),
        notes=tuple(things.texts.reason(_named(things, note)) for note in _notes(result)),
    )


def _left(remains: Remains, retreats: float) -> wire.SideLeft:
    survivors = tuple(wire.Survivors(tuple(each.units), each.chance) for each in remains.survivors[:SHOWN])
    return wire.SideLeft(
        survivors, dict[str, tuple[float, ...]](remains.by_kind.items()), remains.value, remains.value_before, retreats
    )


def _notes(result: Result) -> tuple[Message, ...]:
    """What the numbers take for granted, and what is not in them."""
    return (*result.notes, *(message("odds-left-out", effect=effect) for effect in result.left_out))


def _named(things: Things, note: Message) -> Message:
    """A note with names for the units and effects that it speaks of."""

    def name(key: str, value: str | int) -> str | int:
        return next((said for table in NAMED.get(key, ()) if (said := things.several(table, str(value)))), value)

    return Message(note.id, tuple((key, name(key, value)) for key, value in note.args))
