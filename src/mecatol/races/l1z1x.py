"""The L1z1x Mindnet (OFF-RAC-4): cheap and well-aimed Dreadnoughts, storming troops."""

from __future__ import annotations

from mecatol.core.decisions import Verdict
from mecatol.core.effects import MULTIPLY, OPPONENT, SET, Effect
from mecatol.core.records import replace
from mecatol.rules.layers import central_powers, official, shattered_ascension
from mecatol.rules.moments import (
    AIM,
    COMBAT_VALUE,
    COST_HALVES,
    GROUND_CAPACITY,
    MAY_RESEARCH,
    PRODUCTION,
    TECHNOLOGY_COST,
    Aim,
    Aimed,
    Build,
    Firing,
    Research,
    Unit,
)
from mecatol.rules.official.game import Game
from mecatol.rules.state import Seat

from .common import FOOT, TECHNOLOGY_CARDS, flagship_in

PRICE_HALVES = 8
INHERITANCE = 2
WAIVERS = ("focused_research", "official_focused_research")
IN_SPACE = ("battle", "precombat")


@official.modify("l1z1x_cheap_dreadnoughts", COST_HALVES, stage=SET)
def cheap_dreadnoughts(game: Game, effect: Effect, value: int, build: Build) -> int:
    """Dreadnoughts cost 4; a Flagship costs what its own card says."""
    return min(value, PRICE_HALVES) if build.kind == "dreadnought" else value


@official.modify("l1z1x_dreadnought_gunnery", COMBAT_VALUE)
def dreadnought_gunnery(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Dreadnoughts have +1 in Space Battles."""
    return value - (firing.purpose == "battle" and game.board.counts_as(firing.kind, "dreadnought"))


@central_powers.modify("l1z1x_dreadnought_gunnery", COMBAT_VALUE)
def gunnery_at_planets(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Dreadnoughts have +1 in Space Battles, and when they bombard (CP-EX-03)."""
    return value - (firing.purpose in ("battle", "bombardment") and game.board.counts_as(firing.kind, "dreadnought"))


@official.modify("l1z1x_assault_troops", COMBAT_VALUE)
def assault_troops(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Ground Forces have +1 in the Invasion Combats they begin."""
    return value - (firing.kind in FOOT and firing.purpose == "invasion" and firing.attacker)


# -- race technologies and upgrades ------------------------------------------------------------------------------------


@official.modify("dreadnought_invasion_pod", GROUND_CAPACITY, reads=())
def dreadnought_invasion_pod(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """Each Dreadnought carries one Ground Force more."""
    return value + game.board.counts_as(unit.kind, "dreadnought")


def inherits(game: Game, research: Research) -> bool:
    """Whether a technology is researched with a Technology card and without what it needs."""
    ready = game.technology.ready(research.seat, research.technology, research.also)
    return research.how in TECHNOLOGY_CARDS and not ready


@official.modify("inheritance_systems", MAY_RESEARCH)
def inheritance_systems(game: Game, effect: Effect, verdict: Verdict, research: Research) -> Verdict:
    """With the Technology card they may leave out what a technology needs."""
    return Verdict(True, "OFF-TEC-3") if verdict.clause == "OFF-TEC-1" and inherits(game, research) else verdict


def waived(game: Game, research: Research) -> bool:
    """Whether an Action Card leaves out what a technology needs."""
    lacking = Verdict(False, "OFF-TEC-1")
    found = game.index.changes(MAY_RESEARCH.name, research.seat)
    return any(change(game, card, lacking, research).allowed for card, change in found if card.key in WAIVERS)


@official.modify("inheritance_systems", TECHNOLOGY_COST, stage=MULTIPLY)
def price_of_inheritance(game: Game, effect: Effect, value: int, research: Research) -> int:
    """Which costs them two resources more, where nothing else does the same: on top of whatever the technology costs, and what
    makes it cheaper leaves nothing over for them."""
    return max(0, value) + INHERITANCE if inherits(game, research) and not waived(game, research) else value


@shattered_ascension.modify("assembly_minds", PRODUCTION)
def assembly_minds(game: Game, effect: Effect, value: int, build: Build) -> int:
    """A Dreadnought takes one of production capacity."""
    return min(value, 1) if game.board.counts_as(build.kind, "dreadnought") else value


# -- 0.0.1 -------------------------------------------------------------------------------------------------------------


@official.modify("l1z1x_flagship_non_fighter_hits", AIM, OPPONENT)
def non_fighter_hits(game: Game, effect: Effect, aim: Aim, aimed: Aimed) -> Aim:
    """Beside the Flagship its hits and those of Dreadnoughts fall on ships that are no Fighters, if there are any; those of
    shots before the first round too."""
    if aimed.by != effect.owner or aimed.purpose not in IN_SPACE or aimed.kind not in ("flagship", "dreadnought"):
        return aim
    there = flagship_in(game, effect.owner, game.board.hex_of(aimed.where)) or has_fired(game, effect.owner, aimed)
    return replace(aim, big_first=True) if there else aim


def has_fired(game: Game, seat: Seat, aimed: Aimed) -> bool:
    """Whether the Flagship was there when these dice were rolled, though it has fallen since (OFF-SPB-5)."""
    battle = game.state.battle
    if battle is None or not battle.has(seat):
        return False
    return any(die.kind == "flagship" and die.purpose == aimed.purpose for die in battle.side(seat).dice)
