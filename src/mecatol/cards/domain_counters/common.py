"""What Domain Counters on planets and in space share."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import ANY, Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules.layers import official, official_cards, shattered_ascension
from mecatol.rules.moments import ACTION_ENDS, COMBAT_DICE, Firing
from mecatol.rules.official.domain_counters import NEUTRAL_UNITS
from mecatol.rules.official.game import Game
from mecatol.rules.state import NEUTRAL, Action, Place, Seat

HOW = "domain_counter"


def number(game: Game, name: str) -> int:
    """A number printed on the counter being carried out."""
    found = game.domain_counters.printed(game.domain_counters.resolving).params.get(name, 0)
    return found if isinstance(found, int) else 0


@grants("OFF-OPT-DS-2", "SA17-DOM-01")
def choices(*keys: str) -> list[Option[str]]:
    """What a counter lets its finder choose."""
    return [Option(key, says=message(f"option-counter-{key}")) for key in keys]


async def ask(game: Game, seat: Seat, *keys: str) -> str:
    """The finder chooses."""
    return await game.choose(seat, "domain_counter", choices, *keys)


def mark_system(game: Game, hex_: Hex, token: str) -> None:
    """A token stays in a system for all to see."""
    system = game.board.system(hex_)
    game.board.set_system(replace(system, tokens=(*system.tokens, token)))


async def nothing(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """Nothing happens."""


# -- counters of both kinds --------------------------------------------------------------------------------------------


@official_cards.domain_counter("wormhole_discovery")
async def wormhole_discovery(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """The system has a wormhole from now on; a second one of its kind would add nothing."""
    hex_ = game.board.hex_of(place)
    if variant not in game.galaxy.wormholes(hex_):
        mark_system(game, hex_, f"wormhole:{variant}")


# -- neutral units -----------------------------------------------------------------------------------------------------


@official.on(NEUTRAL_UNITS, ACTION_ENDS, ANY)
@shattered_ascension.on(NEUTRAL_UNITS, ACTION_ENDS, ANY)
async def units_leave(game: Game, effect: Effect, action: Action) -> None:
    await game.domain_counters.dismiss(effect)


@official.modify(NEUTRAL_UNITS, COMBAT_DICE, ANY)
def no_barrage(game: Game, effect: Effect, dice: int, firing: Firing) -> int:
    """There is no Anti-Fighter Barrage against an ambush."""
    return 0 if firing.purpose == "barrage" and firing.target == NEUTRAL else dice
