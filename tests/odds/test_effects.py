"""Effects nobody has written yet: the calculator reads them through the engine's values, and the engine's battles agree.

They are invented, each of a kind that races have, and stand under the name of a technology that does nothing in battles.
"""

from __future__ import annotations

from copy import copy

from odds.simulate import fight, outside, worked_out

from mecatol.core.effects import BOUND, OPPONENT, Behaviours, Effect
from mecatol.odds import Force, Result
from mecatol.odds.position import Forces
from mecatol.rules import forces
from mecatol.rules.moments import (
    BEFORE_BATTLE,
    COMBAT_DICE,
    COMBAT_VALUE,
    EXPOSED,
    HITS,
    PRECOMBAT_SHOTS,
    SUSTAIN,
    Firing,
    Struck,
    Unit,
)
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, is_big_ship
from mecatol.rules.state import Battle
from mecatol.rulesets import resolve

KEY = "xenopsychology"


def told(effects: Behaviours, attacker: str, defender: str, *, owner: int = 0) -> Forces:
    """Two forces, one of which has the effects. Hacan sails with a Flagship."""
    ruleset = copy(resolve("sa17"))
    ruleset.behaviours = effects.over(ruleset.behaviours)
    have = [(KEY,) if side == owner else () for side in (0, 1)]
    return Forces(ruleset, Force(attacker, race="hacan", technologies=have[0]), Force(defender, technologies=have[1]))


def without(attacker: str, defender: str) -> Result:
    return worked_out(Forces(resolve("sa17"), Force(attacker, race="hacan"), Force(defender)))


def agrees(forces_: Forces) -> Result:
    exact, tally = fight(forces_, 200, seed=3)
    assert outside(exact, tally, 4.5) == []
    assert exact.left_out == ()
    return exact


def test_the_key_is_a_technology_without_effects_in_battle() -> None:
    behaviours = resolve("sa17").behaviours
    assert KEY in resolve("sa17").content.content.technologies
    assert "combat_value" not in behaviours.modifiers.get(KEY, {})


def test_a_first_round_unlike_the_others() -> None:
    effects = Behaviours("first round")

    @effects.modify(KEY, COMBAT_VALUE, OPPONENT)
    def resilient(game: Game, effect: Effect, value: int, firing: Firing) -> int:
        return value + (firing.purpose == "battle" and firing.round == 1)

    exact = agrees(told(effects, "3 cruiser, destroyer", "3 cruiser", owner=1))
    assert exact.lose > without("3 cruiser, destroyer", "3 cruiser").lose


def test_one_more_hit_where_there_is_one() -> None:
    effects = Behaviours("extra hit")

    @effects.modify(KEY, HITS, OPPONENT)
    def berserk(game: Game, effect: Effect, value: int, struck: Struck) -> int:
        return value + (value > 0 and struck.purpose == "battle")

    exact = agrees(told(effects, "2 cruiser", "dreadnought, 2 cruiser"))
    assert exact.win > without("2 cruiser", "dreadnought, 2 cruiser").win


def test_half_of_the_fighters_hide_from_a_barrage() -> None:
    effects = Behaviours("hidden")

    @effects.modify(KEY, EXPOSED)
    def scattered(game: Game, effect: Effect, value: int, struck: Struck) -> int:
        return value // 2 if struck.purpose == "barrage" and struck.kind == "fighter" else value

    exact = agrees(told(effects, "carrier, 5 fighter", "4 destroyer"))
    assert exact.win > without("carrier, 5 fighter", "4 destroyer").win


def test_shots_before_combat() -> None:
    effects = Behaviours("ambush")

    @effects.modify(KEY, PRECOMBAT_SHOTS)
    def ambush(game: Game, effect: Effect, value: int, firing: Firing) -> int:
        return value + min(2, firing.count) * (firing.kind == "cruiser")

    agrees(told(effects, "3 cruiser", "2 cruiser, dreadnought"))


def test_dice_that_depend_on_the_enemy_fleet() -> None:
    effects = Behaviours("as many as they are")

    @effects.modify(KEY, COMBAT_DICE)
    def as_many(game: Game, effect: Effect, value: int, firing: Firing) -> int:
        if firing.kind != "flagship" or firing.purpose != "battle":
            return value
        return forces.count(forces.of(game.board.ships(firing.target, firing.system), is_big_ship))

    agrees(told(effects, "flagship, cruiser", "3 destroyer, cruiser, carrier, fighter"))


def test_a_bonus_as_long_as_the_flagship_stands() -> None:
    effects = Behaviours("led")

    @effects.modify(KEY, COMBAT_VALUE)
    def led(game: Game, effect: Effect, value: int, firing: Firing) -> int:
        return value - 2 * bool(forces.count(game.board.units(firing.seat, in_system(firing.system)), "flagship"))

    agrees(told(effects, "flagship, 2 cruiser", "2 dreadnought, 2 cruiser"))


def test_nobody_sustains_damage_while_the_enemys_flagship_stands() -> None:
    effects = Behaviours("piercing")

    @effects.modify(KEY, SUSTAIN, OPPONENT, BOUND)
    def piercing(game: Game, effect: Effect, value: int, unit: Unit) -> int:
        there = game.board.units(effect.owner, unit.where) if unit.where else ()
        return 0 if forces.count(there, "flagship") else value

    agrees(told(effects, "flagship, cruiser", "2 dreadnought, 3 cruiser"))


def test_what_the_calculator_cannot_know_is_named() -> None:
    effects = Behaviours("unheard of")

    @effects.on(KEY, BEFORE_BATTLE)
    async def surprise(game: Game, effect: Effect, battle: Battle) -> None:
        """Anything may happen."""

    assert worked_out(told(effects, "cruiser", "cruiser")).left_out == (KEY,)
