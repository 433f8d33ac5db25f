"""Combat rolls and casualties."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from tables import ASCENSION, asks, game_of, new_game, offers, put, say, told, units
from trial import also, trial

from mecatol.core.effects import ANY, Behaviours, Effect
from mecatol.core.hexes import Hex
from mecatol.core.table import Table
from mecatol.rules.moments import EXPOSED, HITS_SCORED, REROLLS, UNIT_DAMAGED, UNITS_DESTROYED, Firing, Hits, Loss, Struck
from mecatol.rules.naming import unit_kind
from mecatol.rules.official.casualties import Casualty, casualty
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import is_big_ship
from mecatol.rules.state import NEUTRAL, Group, Place, UnitId

HERE = "system:1,0"
PLACE = Hex("1,0")
BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])


def firing(kind: UnitId, purpose: str = "battle", **more: Any) -> Firing:
    return Firing(0, kind, purpose, PLACE, **more)


def struck(game: Game, hits: int, **how: Any) -> Table:
    """Hits come upon the first player's units in a system, one after another."""

    async def procedure(game: Game) -> None:
        await game.combat.suffer(0, Place(HERE), hits, purpose=how.pop("purpose", "battle"), by=1, **how)

    return trial(game, procedure)


def left(table: Table, seat: int = 0, where: str = HERE) -> tuple[Group, ...]:
    return game_of(table).board.units(seat, Place(where))


def fleet(text: str, ruleset: str = "official") -> Game:
    game = new_game(ruleset)
    put(game, 0, "1,0", text)
    return game


# -- rolling -----------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("OFF-GEN-2")
def test_a_result_equal_to_the_combat_value_hits(ruleset: str) -> None:
    rolled: list[Any] = []

    async def procedure(game: Game) -> None:
        rolled.extend(game.combat.roll(0, [(Group("cruiser", 4), 1)], "battle", PLACE))

    trial(fleet("4 cruiser", ruleset), procedure, dice=[6, 7, 10, 1])
    assert [(die.face, die.needed, die.hit) for die in rolled] == [(6, 7, False), (7, 7, True), (10, 7, True), (1, 7, False)]


@BOTH
@pytest.mark.rule("OFF-UNI-1")
def test_printed_combat_values(ruleset: str) -> None:
    combat = new_game(ruleset).combat
    kinds = ("war_sun", "dreadnought", "cruiser", "destroyer", "carrier", "fighter", "ground_force", "pds")
    assert [combat.value(firing(unit_kind(kind))) for kind in kinds] == [3, 5, 7, 9, 9, 9, 8, 6]


@BOTH
@pytest.mark.rule("OFF-SYS-2", "OFF-GEN-7")
def test_the_defender_of_a_nebula_rolls_better_in_battle_rounds_only(ruleset: str) -> None:
    combat = new_game(ruleset, tiles={"1,0": "nebula_base"}).combat
    assert combat.value(firing("cruiser")) == 6
    assert combat.value(firing("cruiser", attacker=True)) == 7
    assert combat.value(firing("destroyer", "barrage")) == 9
    assert combat.value(firing("pds", "space_cannon")) == 6


@BOTH
@pytest.mark.rule("OFF-SYS-4")
def test_fighters_in_an_ion_storm_roll_no_dice(ruleset: str) -> None:
    game = new_game(ruleset, tiles={"1,0": "ion_storm"})
    assert game.combat.dice(firing("fighter"), 1) == 0
    assert game.combat.throw(firing("fighter", "precombat"), 3) == []
    assert game.combat.dice(firing("cruiser"), 1) == 1


@pytest.mark.rule("OFF-UNI-2")
def test_officially_a_damaged_ship_fights_with_full_strength() -> None:
    combat = new_game("official").combat
    assert combat.dice(firing("war_sun", damage=1), 3) == 3
    assert combat.dice(firing("dreadnought", damage=1), 1) == 1


@pytest.mark.rule("SA17-UNI-10", "SAES-UNI-06")
@ASCENSION
def test_every_hit_sustained_costs_a_combat_die_but_never_the_last(ruleset: str) -> None:
    combat = new_game(ruleset).combat
    assert [combat.dice(firing("war_sun", damage=n), 3) for n in (0, 1, 2)] == [3, 2, 1]
    assert [combat.dice(firing("dreadnought", damage=n), 2) for n in (0, 1)] == [2, 1]
    assert combat.dice(firing("flagship", damage=2), 1) == 1
    assert combat.dice(firing("mechanized_unit", "invasion", damage=1), 2) == 1


@pytest.mark.rule("SA17-UNI-10", "SAES-UNI-06")
@pytest.mark.parametrize(("ruleset", "dice"), [("sa17", [3, 3, 3]), ("sa_es", [3, 2, 1])])
def test_damage_costs_bombardment_dice_only_where_they_are_combat_dice_like_others(ruleset: str, dice: list[int]) -> None:
    combat = new_game(ruleset).combat
    assert [combat.dice(firing("war_sun", "bombardment", damage=n), 3) for n in (0, 1, 2)] == dice


@pytest.mark.rule("OFF-GEN-7")
def test_every_combat_roll_is_told_with_what_it_needed() -> None:
    async def procedure(game: Game) -> None:
        game.combat.roll(0, [(Group("cruiser", 2), 1), (Group("fighter"), 1)], "battle", PLACE)

    table = trial(fleet("2 cruiser, fighter"), procedure, dice=[7, 1, 9])
    rolls = [event for event in table.events_since(None) if event["event"] == "rolled"]
    assert [(e["kind"], list(e["faces"]), e["needed"], e["hits"]) for e in rolls] == [
        ("cruiser", [7, 1], 7, 1),
        ("fighter", [9], 9, 1),
    ]


@pytest.mark.rule("OFF-GEN-7")
def test_missed_rolls_are_rolled_again_where_an_effect_says_so() -> None:
    rolled: list[Any] = []
    behaviours = Behaviours("test")

    @behaviours.modify("second_try", REROLLS)
    def second_try(game: Game, effect: Effect, value: int, firing: Firing) -> int:
        return value + 1

    async def procedure(game: Game) -> None:
        rolled.extend(game.combat.roll(0, [(Group("pds", 2), 1)], "space_cannon", PLACE))

    game = new_game("official")
    also(game, behaviours)
    game.begin_effect("second_try", 0, "technology")
    trial(game, procedure, dice=[6, 1, 9])
    assert [die.face for die in rolled] == [6, 9]


# -- casualties ----------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("OFF-UNI-2")
def test_a_hit_sustained_damages_and_the_next_one_destroys(ruleset: str) -> None:
    table = struck(fleet("dreadnought, carrier", ruleset), 2)
    assert offers(table, 0) == ["sustain:dreadnought", "destroy:dreadnought", "destroy:carrier"]
    say(table, 0, "sustain:dreadnought")
    assert offers(table, 0) == ["destroy:dreadnought*1", "destroy:carrier"]
    say(table, 0, "destroy:dreadnought*1")
    assert left(table) == tuple(units("carrier"))


@pytest.mark.rule("SA17-UNI-04", "SA17-SET-26", "SAES-UNI-04")
@ASCENSION
def test_a_war_sun_sustains_twice(ruleset: str) -> None:
    table = struck(fleet("war_sun, carrier", ruleset), 3)
    say(table, 0, "sustain:war_sun", "sustain:war_sun*1")
    assert offers(table, 0) == ["destroy:war_sun*2", "destroy:carrier"]


@pytest.mark.rule("OFF-UNI-2")
def test_officially_a_war_sun_sustains_once() -> None:
    table = struck(fleet("war_sun, carrier"), 2)
    say(table, 0, "sustain:war_sun")
    assert offers(table, 0) == ["destroy:war_sun*1", "destroy:carrier"]


@BOTH
@pytest.mark.rule("OFF-SPB-5")
def test_units_that_are_alike_are_one_option(ruleset: str) -> None:
    table = struck(fleet("3 cruiser, 5 fighter, fighter!decoy, 2 dreadnought*1", ruleset), 1)
    assert offers(table, 0) == ["destroy:dreadnought*1", "destroy:cruiser", "destroy:fighter", "destroy:fighter!decoy"]


@BOTH
@pytest.mark.rule("OFF-SPB-5")
def test_nobody_is_asked_where_everything_is_lost(ruleset: str) -> None:
    table = struck(fleet("dreadnought, 2 fighter", ruleset), 4)
    assert table.over
    assert left(table) == ()


@pytest.mark.rule("OFF-SPB-5")
def test_hits_may_be_limited_to_some_units_or_begin_with_them() -> None:
    table = struck(fleet("cruiser, carrier, 2 fighter"), 2, first=is_big_ship)
    assert offers(table, 0) == ["destroy:cruiser", "destroy:carrier"]
    say(table, 0, "destroy:cruiser")
    assert asks(table, 0) == ""  # the Carrier is the only one left of those
    assert left(table) == tuple(units("2 fighter"))
    table = struck(fleet("cruiser, carrier, 2 fighter"), 3, only=is_big_ship)
    assert left(table) == tuple(units("2 fighter"))
    table = struck(fleet("2 cruiser, carrier"), 5, spare=units("cruiser"))
    assert left(table) == tuple(units("cruiser"))
    table = struck(fleet("dreadnought, carrier"), 1, may_sustain=False)
    assert offers(table, 0) == ["destroy:dreadnought", "destroy:carrier"]


@pytest.mark.rule("OFF-SPB-5")
def test_both_sides_may_choose_at_the_same_time() -> None:
    async def procedure(game: Game) -> None:
        branches = {seat: partial(game.combat.assign, seat, Place(HERE), 1, purpose="battle", by=1 - seat) for seat in (0, 1)}
        for seat, chosen in (await game.combat.assign_together("casualties", branches)).items():
            await game.combat.carry_out(seat, Place(HERE), chosen, "battle", 1 - seat)

    game = fleet("cruiser, carrier")
    put(game, 1, "1,0", "cruiser, destroyer")
    table = trial(game, procedure)
    assert asks(table, 0) == asks(table, 1) == "casualty"
    say(table, 1, "destroy:destroyer")
    say(table, 0, "destroy:carrier")
    assert left(table, 0) == left(table, 1) == tuple(units("cruiser"))


@pytest.mark.rule("SA17-DOM-04")
def test_of_neutral_units_the_one_with_the_highest_combat_value_is_hit() -> None:
    async def procedure(game: Game) -> None:
        await game.combat.suffer(NEUTRAL, Place(HERE), 3, purpose="battle", by=0)

    game = new_game("sa17")
    put(game, NEUTRAL, "1,0", "dreadnought, cruiser, fighter")
    table = trial(game, procedure)
    assert table.over
    assert left(table, NEUTRAL) == tuple(units("dreadnought*1"))


@pytest.mark.rule("OFF-SPB-5")
def test_a_choice_reads_back_from_its_key() -> None:
    for chosen in (Casualty(Group("fighter", 1, 0, "decoy")), Casualty(Group("war_sun", 1, 1), True), Casualty(Group("pds"))):
        assert casualty(chosen.key) == chosen


# -- what goes with a ship, what is remembered -----------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("OFF-UNI-4")
def test_cargo_without_room_is_lost_at_once_and_its_owner_chooses(ruleset: str) -> None:
    table = struck(fleet("2 carrier, 6 ground_force, 2 pds, cruiser", ruleset), 1)
    say(table, 0, "destroy:carrier")
    assert asks(table, 0) == "lose_cargo"
    assert offers(table, 0) == ["destroy:ground_force", "destroy:pds"]
    say(table, 0, "destroy:pds", "destroy:ground_force")
    assert left(table) == tuple(units("cruiser, carrier, 5 ground_force, pds"))


@BOTH
@pytest.mark.rule("OFF-UNI-4")
def test_cargo_is_no_casualty_and_is_lost_with_the_last_ship(ruleset: str) -> None:
    table = struck(fleet("carrier, 4 ground_force", ruleset), 2)
    assert table.over
    assert left(table) == ()
    assert told(table).count("removed") == 2


@BOTH
@pytest.mark.rule("OFF-UNI-3")
def test_fighters_stay_when_their_carrier_is_shot(ruleset: str) -> None:
    table = struck(fleet("carrier, 4 fighter", ruleset), 1)
    say(table, 0, "destroy:carrier")
    assert left(table) == tuple(units("4 fighter"))


@BOTH
@pytest.mark.rule("OFF-CMP-8")
def test_destroyed_units_are_deeds_of_who_destroyed_them_and_can_be_built_again(ruleset: str) -> None:
    game = fleet("2 cruiser, fighter", ruleset)
    before = game.board.left(0, "cruiser")
    table = struck(game, 3, purpose="space_cannon")
    deeds = [(d.target, d.what, d.amount, d.place, d.how) for d in game_of(table).board.deeds("destroyed_unit", 1)]
    assert deeds == [(0, "cruiser", 2, HERE, "space_cannon"), (0, "fighter", 1, HERE, "space_cannon")]
    assert game_of(table).board.left(0, "cruiser") == before + 2


# -- effects -----------------------------------------------------------------------------------------------------------------


def watched(*rules: tuple[Any, Any]) -> tuple[Behaviours, list[Any]]:
    """Effects of a key "watcher" that note what they see at a moment, and do something."""
    behaviours, seen = Behaviours("test"), []
    for moment, act in rules:

        async def run(game: Game, effect: Effect, context: Any, act: Any = act) -> None:
            seen.append(context)
            if act is not None:
                await act(game, context)

        behaviours.on("watcher", moment, ANY)(run)
    return behaviours, seen


def watch(game: Game, *rules: tuple[Any, Any]) -> list[Any]:
    behaviours, seen = watched(*rules)
    also(game, behaviours)
    game.begin_effect("watcher", 1, "card")
    return seen


@BOTH
@pytest.mark.rule("OFF-SPB-11")
def test_cards_may_come_between_hits(ruleset: str) -> None:
    """A ship that was just damaged is destroyed before the next hit is assigned."""

    async def direct_hit(game: Game, loss: Loss) -> None:
        await game.combat.destroy(loss.seat, loss.where, [Group(loss.kind, 1, 1)], "card", loss.by)

    game = fleet("dreadnought, cruiser, carrier", ruleset)
    watch(game, (UNIT_DAMAGED, direct_hit))
    table = struck(game, 2)
    say(table, 0, "sustain:dreadnought")
    assert offers(table, 0) == ["destroy:cruiser", "destroy:carrier"]


@pytest.mark.rule("OFF-GEN-3")
def test_losses_are_a_moment_once_a_kind() -> None:
    game = fleet("carrier, 2 ground_force")
    seen = watch(game, (UNITS_DESTROYED, None))
    struck(game, 1)
    assert [(loss.kind, loss.count, loss.by) for loss in seen] == [("carrier", 1, 1), ("ground_force", 2, 1)]


@pytest.mark.rule("OFF-GEN-3")
def test_hits_may_be_cancelled_before_they_are_assigned() -> None:
    counted: list[int] = []

    async def shields(game: Game, hits: Hits) -> None:
        hits.count -= 1

    async def procedure(game: Game) -> None:
        dice = game.combat.roll(1, [(Group("cruiser", 3), 1)], "battle", PLACE)
        counted.append(await game.combat.scored(0, Place(HERE), dice, "battle", 1))

    game = fleet("3 cruiser")
    seen = watch(game, (HITS_SCORED, shields))
    trial(game, procedure, dice=[7, 8, 1])
    assert counted == [1]
    assert (seen[0].seat, seen[0].by, seen[0].system) == (0, 1, PLACE)


@pytest.mark.rule("OFF-GEN-3")
def test_units_may_be_kept_out_of_harm() -> None:
    behaviours = Behaviours("test")

    @behaviours.modify("hidden", EXPOSED)
    def hidden(game: Game, effect: Effect, value: int, struck: Struck) -> int:
        return min(value, 1) if struck.kind == "fighter" and struck.purpose == "barrage" else value

    def barraged(purpose: str) -> Sequence[Group]:
        game = fleet("4 fighter")
        also(game, behaviours)
        game.begin_effect("hidden", 0, "card")
        return left(struck(game, 3, purpose=purpose))

    assert barraged("barrage") == tuple(units("3 fighter"))
    assert barraged("battle") == tuple(units("fighter"))
