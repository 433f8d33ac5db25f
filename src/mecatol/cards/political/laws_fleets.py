"""Laws about how many ships of a type sail together, about War Suns, and about fleets that are stopped."""

from __future__ import annotations

from mecatol.core.decisions import Verdict
from mecatol.core.effects import ANY, BOUND, Effect
from mecatol.core.records import replace
from mecatol.rules.board import is_ship
from mecatol.rules.layers import shattered_ascension as effects
from mecatol.rules.moments import AIM, BEFORE_SAILING, MAY_RESEARCH, MOST_OF_A_KIND, Aim, Aimed, Research, Unit
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import Seat

from .common import REFUSED, Motion, each, election, this_round
from .official_laws import break_up_fleets, may_stop, pays_or_scuttles, stop

MOST_ALIKE = 3
WAR_SUN = "war_sun"  # the ship, and the technology

Motion("fleet_restrictions", break_up_fleets, each(pays_or_scuttles(MOST_ALIKE)))


@effects.modify("fleet_restrictions", MOST_OF_A_KIND, ANY, BOUND)
def few_alike(game: Game, effect: Effect, most: int, unit: Unit) -> int:
    """Three ships of a type, Fighters too."""
    return min(most, MOST_ALIKE) if is_ship(unit.kind) else most


# -- Publicize Weapon Schematics ---------------------------------------------------------------------------------------


async def learns_war_suns(game: Game, seat: Seat) -> None:
    """The technology of War Suns, whatever it needs."""
    if not game.technology.has(seat, WAR_SUN):
        await game.technology.gain(seat, WAR_SUN, "agenda")


async def close_laboratories(game: Game) -> None:
    """Nobody acquires red or yellow technologies this round."""
    this_round(game, "publicize_weapon_schematic_refused")


Motion("publicize_weapon_schematic", each(learns_war_suns), close_laboratories)


@effects.modify("publicize_weapon_schematic", AIM, ANY)
def at_the_weak_spot(game: Game, effect: Effect, aim: Aim, hit: Aimed) -> Aim:
    """A Fighter's ten hits a War Sun, if there is one."""
    return replace(aim, prey=WAR_SUN) if (hit.kind, hit.face, hit.purpose) == ("fighter", 10, "battle") else aim


@effects.modify("publicize_weapon_schematic_refused", MAY_RESEARCH, ANY)
def closed(game: Game, effect: Effect, verdict: Verdict, research: Research) -> Verdict:
    return REFUSED if game.technology.colour(research.technology) in ("red", "yellow") else verdict


# -- Minister of Peace -------------------------------------------------------------------------------------------------

election("minister_of_peace", "player")
effects.may("minister_of_peace", BEFORE_SAILING, may_stop)(stop)
