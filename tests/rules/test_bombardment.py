"""Bombardment: which ships may fire at which planets, what shields do, and what the hits do."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tables import ASCENSION, asks, game_of, hold, new_game, offers, play, put, say, told, units
from trial import also

from mecatol.core.effects import Behaviours, Effect
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import COMBAT_DICE, SHIELDS, Firing, Unit
from mecatol.rules.naming import on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, Leader, Place, PlanetId

EDITIONS = pytest.mark.parametrize("ruleset", ["sa17", "sa_es +mechanized_units"])

HERE = "1,1"  # Arnor and Lor


def bombarding(game: Game, dice: Sequence[int] = ()) -> Table:
    """A table at which seat 0 may bombard."""
    game.state.action = Action(0, "tactical", Hex(HERE))
    game.begin_scope("action")
    return play(game, Step("bombardment.begin", 0, HERE), dice=dice)


def siege(ruleset: str, ships: str, garrison: str, landed: str = "") -> Game:
    """Seat 1 holds Arnor with a garrison, seat 0 is in the system with ships, and perhaps has landed."""
    game = new_game(ruleset)
    hold(game, 1, "arnor")
    if garrison:
        put(game, 1, "arnor", garrison)
    put(game, 0, HERE, ships)
    if landed:
        put(game, 0, "arnor", landed)
    return game


def garrison(table: Table, planet: str = "arnor") -> list[object]:
    return list(game_of(table).board.units(1, on_planet(PlanetId(planet))))


# -- who may -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-BOM-1")
def test_dreadnoughts_bombard_only_where_ground_forces_land_and_war_suns_anyway() -> None:
    table = bombarding(siege("official", "dreadnought, war_sun, cruiser", "2 ground_force"))
    assert offers(table, 0) == ["bombard:arnor:war_sun", "done"]
    table = bombarding(siege("official", "dreadnought, war_sun, cruiser", "2 ground_force", landed="ground_force"))
    assert offers(table, 0) == ["bombard:arnor:war_sun", "bombard:arnor:dreadnought", "done"]


@pytest.mark.rule("OFF-BOM-1")
def test_each_ship_bombards_once_with_all_its_dice_and_nobody_shoots_back() -> None:
    table = bombarding(siege("official", "dreadnought, war_sun", "3 ground_force", landed="ground_force"), [3, 2, 10, 5])
    say(table, 0, "bombard:arnor:war_sun")
    assert offers(table, 0) == ["bombard:arnor:dreadnought", "done"]
    say(table, 0, "bombard:arnor:dreadnought", "done")
    assert not garrison(table)  # 3 and 10 of the War Sun's dice, 5 of the Dreadnought's
    assert list(game_of(table).board.units(0, Place("planet:arnor"))) == units("ground_force")
    again = game_of(table)
    put(again, 1, "arnor", "ground_force")
    assert not play(again, Step("bombardment.begin", 0, HERE)).pending


@pytest.mark.rule("OFF-BOM-1")
@pytest.mark.parametrize("ruleset", ["official", "sa17"])
def test_nobody_bombards_his_own_planets_nor_neutral_ones(ruleset: str) -> None:
    game = new_game(ruleset)
    hold(game, 0, "arnor")
    put(game, 0, "arnor", "2 ground_force")
    put(game, 0, HERE, "war_sun, 2 dreadnought")
    assert not bombarding(game).pending


@pytest.mark.rule("OFF-PDS-4")
def test_a_planetary_shield_bars_dreadnoughts_and_no_war_sun() -> None:
    game = siege("official", "dreadnought, war_sun", "2 ground_force, pds", landed="ground_force")
    verdict = game.bombardment.may_bombard(0, Hex(HERE), PlanetId("arnor"), units("dreadnought")[0])
    assert (verdict.allowed, verdict.clause) == (False, "OFF-PDS-4")
    table = bombarding(game, [3, 3, 1])
    assert offers(table, 0) == ["bombard:arnor:war_sun", "done"]
    say(table, 0, "bombard:arnor:war_sun", "done")
    assert garrison(table) == units("pds")  # no hit is absorbed


@pytest.mark.rule("OFF-BOM-2")
def test_a_planet_bombarded_empty_stays_its_owners() -> None:
    table = bombarding(siege("official", "war_sun", "ground_force, pds"), [10, 10, 10])
    say(table, 0, "bombard:arnor:war_sun", "done")
    assert garrison(table) == units("pds")
    assert game_of(table).board.planet(PlanetId("arnor")).owner == 1
    assert not table.pending


@pytest.mark.rule("OFF-SOT-MEC")
def test_officially_mechanized_units_cannot_be_bombarded() -> None:
    table = bombarding(siege("official", "war_sun", "2 mechanized_unit, ground_force"), [10, 10, 10])
    say(table, 0, "bombard:arnor:war_sun", "done")
    assert garrison(table) == units("2 mechanized_unit")
    assert not bombarding(siege("official", "war_sun", "2 mechanized_unit")).pending


@pytest.mark.rule("OFF-SE-SHK")
def test_shock_troops_need_not_be_taken_first_by_bombardment() -> None:
    table = bombarding(siege("official", "war_sun", "ground_force, shock_troop"), [3, 1, 1])
    say(table, 0, "bombard:arnor:war_sun", "done")
    assert offers(table, 1) == ["destroy:ground_force", "destroy:shock_troop"]


# -- Shattered Ascension -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-UNI-02", "SAES-UNI-02")
@ASCENSION
def test_a_dreadnought_bombards_without_an_invasion(ruleset: str) -> None:
    table = bombarding(siege(ruleset, "dreadnought", "2 ground_force"), [5])
    say(table, 0, "bombard:arnor:dreadnought", "done")
    assert garrison(table) == units("ground_force")
    assert game_of(table).board.action.victims == [1]  # SA17-NOM-07


@pytest.mark.rule("SA17-NOM-07")
def test_bombarding_is_hostile_and_sparing_a_planet_is_not() -> None:
    table = bombarding(siege("sa17", "dreadnought", "2 ground_force"))
    say(table, 0, "done")
    assert game_of(table).board.action.victims == []


@pytest.mark.rule("SA17-UNI-07")
@pytest.mark.rule("SA17-UNI-09")
def test_a_war_sun_rolls_one_die_and_as_many_more_as_an_effect_gives() -> None:
    table = bombarding(siege("sa17", "war_sun", "4 ground_force"), [3, 3, 3])
    say(table, 0, "bombard:arnor:war_sun", "done")
    assert garrison(table) == units("3 ground_force")
    layer = Behaviours("test")

    @layer.modify("more_dice", COMBAT_DICE)
    def more(game: Game, effect: Effect, dice: int, firing: Firing) -> int:
        return dice + 2 if (firing.kind, firing.purpose) == ("war_sun", "bombardment") else dice

    game = siege("sa17", "war_sun", "4 ground_force")
    also(game, layer)
    game.begin_effect("more_dice", 0, "technology")
    table = bombarding(game, [3, 3, 3])
    say(table, 0, "bombard:arnor:war_sun", "done")
    assert garrison(table) == units("ground_force")


@pytest.mark.rule("SA17-UNI-10")
def test_a_damaged_ship_keeps_its_bombardment_dice() -> None:
    table = bombarding(siege("sa17", "dreadnought*1", "2 ground_force"), [5])
    assert offers(table, 0) == ["bombard:arnor:dreadnought*1", "done"]
    say(table, 0, "bombard:arnor:dreadnought*1", "done")
    assert garrison(table) == units("ground_force")


@pytest.mark.rule("SA17-UNI-11", "SAES-UNI-23", "SAES-UNI-24")
@pytest.mark.rule("SA17-UNI-12")
@ASCENSION
def test_shields_bar_nobody_but_absorb_a_hit_each(ruleset: str) -> None:
    table = bombarding(siege(ruleset, "3 dreadnought", "3 ground_force, 2 pds"), [5, 5, 5])
    say(table, 0, *["bombard:arnor:dreadnought"] * 3, "done")
    assert garrison(table) == units("2 ground_force, 2 pds")
    assert "bombarded" in told(table)


@pytest.mark.rule("SA17-UNI-12")
def test_war_sun_hits_are_absorbed_as_well() -> None:
    table = bombarding(siege("sa17", "war_sun", "ground_force, pds"), [10])
    say(table, 0, "bombard:arnor:war_sun", "done")
    assert garrison(table) == units("ground_force, pds")


@pytest.mark.rule("SA17-LDR-21")
def test_an_effect_strengthens_the_shields() -> None:
    layer = Behaviours("test")

    @layer.modify("stronger", SHIELDS)
    def stronger(game: Game, effect: Effect, shields: int, unit: Unit) -> int:
        return shields + 1 if shields and unit.where == effect.where else shields

    game = siege("sa17", "3 dreadnought", "3 ground_force, pds")
    also(game, layer)
    game.begin_effect("stronger", 1, "leader", where="planet:arnor")
    table = bombarding(game, [5, 5, 5])
    say(table, 0, *["bombard:arnor:dreadnought"] * 3, "done")
    assert garrison(table) == units("2 ground_force, pds")


@EDITIONS
@pytest.mark.rule("SA17-UNI-21")
@pytest.mark.rule("SA17-UNI-24")
@pytest.mark.rule("SA17-UNI-25", "SAES-SOT-11", "SAES-SOT-12")
def test_armor_takes_bombardment_hits_first_and_sustains_none(ruleset: str) -> None:
    table = bombarding(siege(ruleset, "dreadnought", "2 ground_force, mechanized_unit"), [5])
    say(table, 0, "bombard:arnor:dreadnought", "done")
    assert not asks(table, 1)  # there is nothing to choose
    assert garrison(table) == units("2 ground_force")


@pytest.mark.rule("SA17-NOM-04")
def test_hits_on_the_army_are_taken_by_ground_units_alone() -> None:
    game = siege("sa17", "2 dreadnought", "2 ground_force, shock_troop, space_dock")
    game.state.leaders = (Leader("letnev_general", "general", 1, Place("planet:arnor")),)
    table = bombarding(game, [5, 1])
    say(table, 0, *["bombard:arnor:dreadnought"] * 2, "done")
    assert offers(table, 1) == ["destroy:ground_force", "destroy:shock_troop"]


@pytest.mark.rule("SA17-GEN-14")
def test_a_hit_on_a_planet_without_ground_units_makes_it_neutral() -> None:
    game = siege("sa17", "dreadnought", "space_dock")
    game.state.leaders = (Leader("letnev_general", "general", 1, Place("planet:arnor")),)
    table = bombarding(game, [5])
    say(table, 0, "bombard:arnor:dreadnought", "done")
    assert asks(table, 0) == "make_neutral"
    say(table, 0, "yes")
    assert game_of(table).board.planet(PlanetId("arnor")).owner == -1
    assert garrison(table) == []
    assert [doom.leader for doom in game_of(table).state.doomed] == ["letnev_general"]


@pytest.mark.rule("SA17-GEN-14")
def test_a_hit_left_over_counts_and_one_absorbed_does_not_home_planets_included() -> None:
    game = siege("sa17", "2 dreadnought", "ground_force")
    table = bombarding(game, [5, 5])
    say(table, 0, *["bombard:arnor:dreadnought"] * 2, "done", "yes")
    assert game_of(table).board.planet(PlanetId("arnor")).owner == -1
    table = bombarding(siege("sa17", "dreadnought", "pds"), [5])
    say(table, 0, "bombard:arnor:dreadnought", "done")
    assert not table.pending
    game = new_game("sa17")
    home = game.board.system_of(PlanetId("arc_prime"))
    put(game, 0, home, "dreadnought")
    game.state.action = Action(0, "tactical", home)
    table = play(game, Step("bombardment.begin", 0, home), dice=[5])
    say(table, 0, "bombard:arc_prime:dreadnought", "done", "yes")
    assert game_of(table).board.planet(PlanetId("arc_prime")).owner == -1


@pytest.mark.rule("SA17-GEN-15", "SAES-GEN-14")
@ASCENSION
def test_the_bombarder_may_leave_the_planet_to_its_owner(ruleset: str) -> None:
    table = bombarding(siege(ruleset, "dreadnought", "space_dock"), [5])
    say(table, 0, "bombard:arnor:dreadnought", "done", "no")
    assert game_of(table).board.planet(PlanetId("arnor")).owner == 1
    assert garrison(table) == units("space_dock")


@pytest.mark.rule("SA17-GEN-14")
def test_what_has_landed_survives_when_the_planet_becomes_neutral() -> None:
    table = bombarding(siege("sa17", "dreadnought", "pds, space_dock", landed="ground_force"), [5])
    say(table, 0, "bombard:arnor:dreadnought", "done")
    assert not table.pending  # the only hit was absorbed
    game = siege("sa17", "2 dreadnought", "pds, space_dock", landed="ground_force")
    table = bombarding(game, [5, 5])
    say(table, 0, *["bombard:arnor:dreadnought"] * 2, "done", "yes")
    board = game_of(table).board
    assert (board.planet(PlanetId("arnor")).owner, list(board.units(0, Place("planet:arnor")))) == (-1, units("ground_force"))
    assert garrison(table) == []


@pytest.mark.rule("OFF-BOM-1")
def test_a_miss_does_nothing_but_the_ship_has_bombarded() -> None:
    table = bombarding(siege("sa17", "dreadnought", "ground_force"), [4])
    say(table, 0, "bombard:arnor:dreadnought", "done")
    assert garrison(table) == units("ground_force")
    assert game_of(table).board.action.bombarded == ["arnor"]
