"""What the races share: asking whether an ability is in force, and pointing at planets, ships and units."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, grants, message
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules import forces
from mecatol.rules.moments import Using
from mecatol.rules.naming import unit_read
from mecatol.rules.official.casualties import place_of
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system
from mecatol.rules.state import Battle, Group, Seat, UnitId

FOOT: tuple[UnitId, ...] = ("ground_force", "shock_troop")  # OFF-SE-SHK: a Shock Troop counts as a Ground Force for everything
TECHNOLOGY_CARDS = ("technology", "technology_ii")


def flagship_in(game: Game, seat: Seat, hex_: Hex) -> bool:
    """Whether a player's Flagship is in a system."""
    return forces.count(game.board.units(seat, in_system(hex_)), "flagship") > 0


def others_than(groups: forces.Groups, unit: Group) -> forces.Groups:
    """All units but one."""
    return forces.removed(groups, (unit,))


def still_there(groups: forces.Groups, chosen: Sequence[Group]) -> list[Group]:
    """Which of the units that were chosen a reply has left there, though perhaps damaged by now."""
    found: list[Group] = []
    for unit in chosen:
        alike = [group for group in forces.removed(groups, found) if group.kind == unit.kind]
        alike.sort(key=lambda group: replace(group, count=1) != unit)
        found += [replace(group, count=1) for group in alike[:1]]
    return found


async def strike(game: Game, battle: Battle, by: Seat, name: str, purpose: str) -> None:
    """A hit on one enemy ship of somebody's choice, as long as it is there; it may be sustained like any other."""
    enemy, where = battle.enemy(by).seat, place_of(battle)
    ships = game.space_battle.fleet(battle, battle.enemy(by))
    for ship in still_there(ships, [unit_read(name)]):
        await game.combat.suffer(enemy, where, 1, purpose=purpose, by=by, spare=others_than(ships, ship))


@grants("OFF-RAC-9", "CP-RAC-04", "CP-RAC-10")
def either(secondary: bool) -> list[Option[str]]:
    """The primary, or the secondary where that is possible."""
    found = [Option("primary", says=message("option-primary-instead"))]
    return [*found, *([Option("secondary", says=message("option-plain-secondary"))] if secondary else [])]


async def primary_instead(game: Game, using: Using, cards: Sequence[str], question: str) -> None:
    """Instead of a secondary that no primary gave him somebody may carry out the primary, for the same counter."""
    if using.free or using.card not in cards:
        return
    rule = game.strategy_cards.rule(using.card)
    possible = rule.may_secondary is None or rule.may_secondary(game, using.seat).allowed
    if await game.choose(using.seat, question, either, possible) == "primary":
        using.replaced = True
        await rule.primary(game, using.seat)
