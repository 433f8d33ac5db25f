"""The calculator reads the engine: the same dice, the same legal casualties, and nothing it has never heard of."""

from __future__ import annotations

import re
from inspect import getsource
from random import Random
from typing import Any

import pytest

from mecatol.core.decisions import Procedure
from mecatol.core.effects import Moment, Value
from mecatol.core.records import replace
from mecatol.odds import Force
from mecatol.odds.arena import Arena
from mecatol.odds.clash import team, ward_lists
from mecatol.odds.known import BATTLE_MOMENTS
from mecatol.odds.position import Forces, Position
from mecatol.odds.stages import ground_taking, space_taking
from mecatol.rules import forces, moments
from mecatol.rules.forces import Groups
from mecatol.rules.official import bombardment, casualties, combat, invasion, space_battle, space_cannon, space_mines
from mecatol.rules.official.casualties import Casualty, casualty
from mecatol.rulesets import resolve

CHAPTERS = (casualties, combat, space_battle, space_cannon, space_mines, bombardment, invasion)
# What the arena reads.
READ: tuple[Value[Any, Any], ...] = (
    moments.AIM,
    moments.BRACED,
    moments.MOST_DICE,
    moments.ROLLS_FIRST,
    moments.MAY_BE_SHOT,
    moments.FAVOURED,
    moments.AGAIN_UP_TO,
    moments.DIE_HITS,
    moments.ABSORBED,
    moments.COMBAT_VALUE,
    moments.COMBAT_DICE,
    moments.EXTRA_DICE,
    moments.REROLLS,
    moments.PRECOMBAT_SHOTS,
    moments.HITS,
    moments.EXPOSED,
    moments.SUSTAIN,
    moments.CANNON_RANGE,
    moments.MAY_FIRE,
    moments.MAY_BOMBARD,
    moments.SHIELDS,
    moments.COVER,
    moments.JOINS_INVASION,
    moments.MINE_VALUE,
    moments.TRIGGERS_MINES,
    moments.SPACE_CANNON,
    moments.EXTRA_PDS,
)
# What these chapters ask that does not change who wins: where a fleet may flee to, what becomes of a planet, how
# mines are laid.
ELSEWHERE: tuple[Value[Any, Any] | Moment[Any], ...] = (
    moments.MAY_RETREAT,
    moments.RETREAT_PRICE,
    moments.RETREAT_ANNOUNCED,
    moments.CAPTURES,
    moments.PLANET_TAKEN,
    moments.PROMOTED,
    moments.BATTLE_DECIDED,
    moments.AFTER_BATTLE,
    moments.HOSTILE_BATTLE,
    moments.INSTALLATIONS_CAPTURED,
    moments.PLANET_TAKEN,
    moments.AFTERMATH,
    moments.CANNONS_FIRED,
    moments.OTHER_DICE,
    moments.MINE_COST,
    moments.MINE_OWNER,
)
SCENES = (
    (Force("2 dreadnought, war_sun*1, 3 fighter, carrier"), Force("cruiser, destroyer")),
    (
        Force(
            "dreadnought*1, 2 dreadnought, 2 cruiser", technologies=("hylar_v_assault_laser",), leaders=("admiral@dreadnought",)
        ),
        Force("destroyer, 2 fighter", technologies=("cybernetics",), high_alert=True),
    ),
    (
        Force("3 ground_force, mechanized_unit, shock_troop", leaders=("general",)),
        Force("2 mechanized_unit, 4 ground_force, pds"),
    ),
    (
        Force("2 ground_force, 2 mechanized_unit*1", technologies=("gen_synthesis",)),
        Force("shock_troop, 3 ground_force, 2 pds", technologies=("magen_defense_grid",), leaders=("scientist",)),
    ),
)


def test_every_value_and_moment_of_the_combat_chapters_is_known() -> None:
    """Whoever adds one must say here, and in the arena, what it does to the odds."""
    named = {
        name
        for chapter in CHAPTERS
        for name in re.findall(r"\b[A-Z][A-Z_]+\b", getsource(chapter))
        if isinstance(getattr(moments, name, None), Value | Moment)
    }
    known = {thing.name for thing in (*READ, *ELSEWHERE, *BATTLE_MOMENTS)}
    unknown = sorted(name for name in named if getattr(moments, name).name not in known)
    assert unknown == []


@pytest.mark.parametrize("ruleset", ["sa17", "official"])
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene[0].units)
def test_the_dice_of_a_round_are_the_engines(ruleset: str, scene: tuple[Force, Force]) -> None:
    """What `Combat.fire` rolls, die for die, and what each needs."""
    told = Forces(resolve(ruleset), *scene)
    ground = not told.ships(1)
    arena = Position(told, "").ground() if ground else Position(told, "").space()
    for side in (0, 1):
        groups = told.army(side) if ground else told.ships(side)
        volley = arena.round_volley(side, groups, 1)
        arena.battle.round = 1
        combat = arena.game.combat
        dice = combat.fire(combat.volley(arena.battle, arena.side(side), 1))
        rolled = sorted(min(10, max(0, 11 - die.needed)) / 10 for die in dice)
        read = sorted(shots.chance for shots in volley for _ in range(shots.count))
        assert read == pytest.approx(rolled)


@pytest.mark.parametrize("ruleset", ["sa17", "official"])
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene[0].units)
def test_the_choice_of_casualties_is_the_engines(ruleset: str, scene: tuple[Force, Force]) -> None:
    """Hit after hit at random: what may be chosen next is what the engine offers."""
    told = Forces(resolve(ruleset), *scene)
    ground = not told.ships(1)
    arena = Position(told, "").ground() if ground else Position(told, "").space()
    takes = ground_taking if ground else space_taking
    random = Random(1)
    for side in (0, 1):
        mine = team(arena, told, side, told.army(side) if ground else told.ships(side), ward_lists(arena, ()))
        taking, node = takes(mine, mine.moods[0]), 0
        while mine.fleet.alive(node):
            arena.put(side, mine.fleet.fighters(node))
            children = {mine.fleet.groups(child) for child in mine.fleet.choices(node, taking)}
            offered = _offered(arena, side)
            if not offered:  # the last unit falls without a question
                break
            assert children == {_after(mine.fleet.groups(node), casualty(key)) for key in offered}
            node = random.choice(mine.fleet.choices(node, taking))


def _offered(arena: Arena, side: int) -> list[str]:
    """The options of the engine's own question about one hit."""
    game, seat, sheet = arena.game, arena.seats[side], arena.side(side)
    sheet.hits = 1
    procedure: Procedure[object]
    if arena.planet:
        procedure = game.invasion.casualties(arena.battle, sheet)
    else:
        procedure = game.combat.suffer(seat, arena.where, 1, purpose="battle", by=arena.seats[1 - side])
    try:
        wait = procedure.send(None)
    except StopIteration:
        return []
    procedure.close()
    (question,) = wait.asks.values()
    return [option if isinstance(option, str) else str(option.key) for option in question.options(*question.args)]


def _after(groups: Groups, chosen: Casualty) -> Groups:
    """The units after one of them has taken a hit."""
    left = forces.removed(groups, (chosen.unit,))
    hurt = replace(chosen.unit, damage=chosen.unit.damage + 1)
    return forces.added(left, (hurt,)) if chosen.sustains else left
