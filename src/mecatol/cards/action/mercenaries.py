"""Action Cards about Mercenaries; where none are played they are worth a Trade Good."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mecatol.core.decisions import Option, grants, message
from mecatol.core.records import replace
from mecatol.rules.layers import official_cards as catalogue
from mecatol.rules.moments import MERCENARY_UNPAID, UNITS_DESTROYED, Loss, Unpaid
from mecatol.rules.naming import at_player, at_unit, in_system, on_planet, unit_key
from mecatol.rules.official.casualties import place_of
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import is_mercenary
from mecatol.rules.state import NEUTRAL, Group, Place, Played, Seat

from .aiming import exposed

BOUNTY = 5

# -- Collect Bounty ----------------------------------------------------------------------------------------------------


def fell_to(game: Game, seat: Seat, loss: Loss) -> bool:
    """Whether an enemy Mercenary fell to a player in a battle of his."""
    battle = game.state.battle
    fought = battle is not None and battle.has(seat) and loss.where == place_of(battle)
    return fought and is_mercenary(loss.kind) and loss.by == seat and loss.seat in (NEUTRAL, *game.rivals(seat))


@catalogue.action_card("collect_bounty", UNITS_DESTROYED, fits=fell_to)
async def collect_bounty(game: Game, played: Played) -> None:
    """Five Trade Goods."""
    game.economy.gain_goods(played.seat, BOUNTY, "collect_bounty")


# -- Hired Gun ---------------------------------------------------------------------------------------------------------


def may_hire(game: Game, seat: Seat, context: Any) -> bool:
    return len(game.state.mercenary_deck) > 0 and bool(game.mercenaries.quarters(seat))


@catalogue.action_card("hired_gun", fits=may_hire)
async def hired_gun(game: Game, played: Played) -> None:
    """As an action: the next Mercenary is recruited."""
    await game.mercenaries.recruit_next(played.seat)


# -- The Hand That Takes -----------------------------------------------------------------------------------------------


def within_reach(game: Game, seat: Seat, unpaid: Unpaid) -> Iterator[tuple[Place, Seat, Group]]:
    """The units in the system that a Mercenary has left at which a card may be aimed."""
    hex_ = game.board.hex_of(unpaid.where)
    for where in (in_system(hex_), *(on_planet(planet.id) for planet in game.board.system(hex_).planets)):
        for owner, _ in game.board.stacks(where):
            yield from ((where, owner, replace(g, count=1)) for g in exposed(game, seat, owner, where))


def has_reach(game: Game, seat: Seat, unpaid: Unpaid) -> bool:
    return any(True for _ in within_reach(game, seat, unpaid))


@grants("OFF-GEN-3")
def victims(game: Game, seat: Seat, unpaid: Unpaid) -> list[Option[str]]:
    """Units to choose: "unit:<seat>:<unit>@<place>"."""
    return [
        Option(
            f"unit:{owner}:{unit_key(g)}@{where}",
            things=(where, at_player(owner), at_unit(g)),
            says=message("option-unit-at", kind=g.kind, damage=g.damage, player=owner, where=where),
        )
        for where, owner, g in within_reach(game, seat, unpaid)
    ]


@catalogue.action_card("the_hand_that_takes", MERCENARY_UNPAID, fits=has_reach)
async def the_hand_that_takes(game: Game, played: Played) -> None:
    """A unit in the system of a Mercenary who was not paid is destroyed."""
    unpaid: Unpaid = game.action_cards.context()
    if not has_reach(game, played.seat, unpaid):
        return
    key = await game.choose(played.seat, "the_hand_that_takes", victims, game, played.seat, unpaid)
    for where, owner, unit in list(within_reach(game, played.seat, unpaid)):
        if key == f"unit:{owner}:{unit_key(unit)}@{where}":
            await game.combat.destroy(owner, where, (unit,), "the_hand_that_takes", played.seat)
            if owner >= 0:
                await game.fleet_supply.settle(owner, game.board.hex_of(where), "the_hand_that_takes")
            return
