"""Moving ships and their cargo; the ways and dangers of Shattered Ascension are in test_routes."""

from __future__ import annotations

from typing import Any, cast

import pytest
from tables import ASCENSION, asks, game_of, new_game, offers, play, put, say

from mecatol.core.effects import Behaviours, Effect
from mecatol.core.hexes import Hex
from mecatol.core.rules import Ruleset, Step
from mecatol.core.table import Table
from mecatol.narrator import Narrator
from mecatol.rules import forces
from mecatol.rules.moments import MOVEMENT, Unit
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import Action, Leader, Place, PlanetId, Seat, UnitId
from mecatol.texts import Texts

HOME = "0,-2"
BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])


def moving(game: Game, place: str, dice: list[int] | None = None, seat: Seat = 0) -> Table:
    """The movement step of a Tactical Action."""
    game.state.action = Action(seat, "tactical", Hex(place))
    return play(game, Step("movement.move", seat, place), dice=dice or [])


def there(table: Table, place: str, *kinds: UnitId, seat: Seat = 0) -> int:
    """How many units of a kind are in the space of a system."""
    return forces.count(game_of(table).board.units(seat, in_system(Hex(place))), *kinds)


def clause(game: Game, intent: str, seat: Seat = 0) -> str:
    """The clause that forbids a move, or an empty string."""
    verdict = game.explain(seat, intent)
    return "" if verdict.allowed else verdict.clause


# -- how far, and where from --------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("OFF-MOV-1", "OFF-TAC-2")
def test_ships_move_up_to_their_movement_and_end_in_the_activated_system(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HOME, "cruiser, dreadnought")
    assert clause(game, "move:dreadnought:0,-2:0,0") == "OFF-MOV-1"
    assert clause(game, "move:cruiser:0,-2:0,0") == ""
    table = moving(game, "0,0")
    assert offers(table, 0) == ["ship:0,-2:cruiser", "done"]
    say(table, 0, "ship:0,-2:cruiser", "done")
    assert there(table, "0,0", "cruiser") == 1
    assert game_of(table).board.action.moves[0].route == ("0,-2", "0,-1", "0,0")


@BOTH
@pytest.mark.rule("OFF-MOV-1")
def test_nothing_moves_before_done_and_pieces_can_be_taken_back(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HOME, "cruiser, destroyer*0")
    table = moving(game, "0,-1")
    say(table, 0, "ship:0,-2:cruiser", "ship:0,-2:destroyer")
    assert there(table, HOME) == 2
    say(table, 0, "undo_last", "done")
    assert (there(table, HOME, "destroyer"), there(table, "0,-1", "cruiser")) == (1, 1)


@BOTH
@pytest.mark.rule("OFF-MOV-1")
def test_a_ship_may_leave_the_activated_system_and_come_back_with_cargo(ruleset: str) -> None:
    game = new_game(ruleset)
    game.begin_effect("xrd_transporters", 0, "technology")
    put(game, 0, "0,-1", "carrier")
    put(game, 0, "jord", "2 ground_force")
    table = moving(game, "0,-1")
    say(table, 0, "ship:0,-1:carrier", "load:planet:jord:ground_force", "load:planet:jord:ground_force", "done")
    assert there(table, "0,-1", "ground_force") == 2
    assert game_of(table).board.action.moves[0].route == ("0,-1", "0,-2", "0,-1")


@BOTH
@pytest.mark.rule("OFF-MOV-2")
def test_ships_beside_an_own_counter_do_not_move_but_others_pass(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, "0,-1", "cruiser")
    put(game, 0, HOME, "destroyer")
    game.board.lay_counter(0, Hex("0,-1"), "pool")
    table = moving(game, "0,0")
    assert offers(table, 0) == ["ship:0,-2:destroyer", "done"]
    assert clause(game, "move:cruiser:0,-1:0,0") == "OFF-MOV-2"


@BOTH
@pytest.mark.rule("OFF-MOV-3")
def test_enemy_ships_bar_the_way_and_are_met_only_where_the_move_ends(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HOME, "cruiser")
    put(game, 1, "0,-1", "destroyer")
    put(game, 1, "-1,0", "destroyer")
    put(game, 1, "1,-1", "destroyer")
    put(game, 1, "wellon", "ground_force, space_dock")
    assert clause(game, "move:cruiser:0,-2:0,0") == "OFF-MOV-3"
    assert clause(game, "move:cruiser:0,-2:0,-1") == ""
    game.begin_effect("light_wave_deflector", 0, "technology")
    assert clause(game, "move:cruiser:0,-2:0,0") == ""


@BOTH
@pytest.mark.parametrize("intent", ["move:cruiser:0,-2:9,9", "move:cruiser:9,9:0,0"])
def test_from_nowhere_and_to_nowhere_nobody_moves(ruleset: str, intent: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HOME, "cruiser")
    because = game.explain(0, intent).because
    assert because is not None
    assert because.id == "explain-unknown"


@BOTH
@pytest.mark.rule("OFF-MOV-1")
def test_what_is_too_far_away_is_that_whatever_stands_on_the_way(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HOME, "dreadnought")
    put(game, 1, "0,-1", "2 destroyer")
    assert clause(game, "move:dreadnought:0,-2:0,0") == "OFF-MOV-1"


@BOTH
@pytest.mark.rule("OFF-MOV-1", "OFF-MOV-3")
def test_ships_go_round_enemies_with_the_movement_they_have_to_spare(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HOME, "cruiser")
    put(game, 1, "0,-1", "2 destroyer")
    assert clause(game, "move:cruiser:0,-2:0,0") == "OFF-MOV-3", "two systems are not enough"
    game.begin_effect("type_iv_drive", 0, "technology")
    assert clause(game, "move:cruiser:0,-2:0,0") == ""
    table = moving(game, "0,0")
    say(table, 0, "ship:0,-2:cruiser", "done")
    assert game_of(table).board.action.moves[0].route == ("0,-2", "1,-2", "1,-1", "0,0")


@BOTH
@pytest.mark.parametrize("tile", ["supernova_base", "nebula_base", "ion_storm", "asteroid_field_base"])
@pytest.mark.rule("OFF-MOV-1")
def test_ships_go_round_a_system_that_is_closed(ruleset: str, tile: str) -> None:
    game = new_game(ruleset, tiles={"0,-1": tile})
    put(game, 0, HOME, "cruiser")
    game.begin_effect("type_iv_drive", 0, "technology")
    assert offers(moving(game, "0,0"), 0) == ["ship:0,-2:cruiser", "done"]


@BOTH
@pytest.mark.rule("OFF-MOV-1", "OFF-MOV-5")
def test_a_ship_goes_back_to_load_something_and_comes_through_where_it_began(ruleset: str) -> None:
    game = new_game(ruleset)
    game.state.leaders = (Leader("boss", "general", 0, Place("planet:jord")),)
    game.begin_effect("type_iv_drive", 0, "technology")
    put(game, 0, "0,-1", "cruiser")
    table = moving(game, "0,0")
    say(table, 0, "ship:0,-1:cruiser", "leader:boss", "done")
    assert game_of(table).board.action.moves[0].route == ("0,-1", "0,-2", "0,-1", "0,0")
    assert game_of(table).leaders.find("boss").where == "system:0,0"


@pytest.mark.rule("OFF-MOV-3")
def test_fighters_docks_and_ground_units_alone_do_not_block() -> None:
    game = new_game("official")
    put(game, 0, HOME, "cruiser")
    put(game, 1, "0,-1", "2 fighter")
    put(game, 1, "wellon", "ground_force, space_dock")
    assert clause(game, "move:cruiser:0,-2:0,0") == ""
    game.begin_effect("advanced_fighters", 1, "technology")
    assert game.routes.find(0, "cruiser", Hex(HOME), Hex("0,0"), 2) == [], "0,-1 is the only way"
    assert clause(game, "move:cruiser:0,-2:0,0") == "OFF-MOV-3"


@pytest.mark.rule("SA17-GEN-28")
def test_in_shattered_ascension_fighters_block() -> None:
    game = new_game("sa17")
    put(game, 0, HOME, "cruiser")
    put(game, 1, "0,-1", "fighter")
    assert clause(game, "move:cruiser:0,-2:0,0") == "SA17-GEN-28"
    assert clause(game, "move:cruiser:0,-2:0,-1") == ""


@BOTH
@pytest.mark.rule("OFF-MOV-4")
def test_cargo_does_not_move_by_itself(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HOME, "carrier, fighter")
    put(game, 0, "jord", "ground_force, pds, mechanized_unit")
    table = moving(game, "0,-1")
    assert offers(table, 0) == ["ship:0,-2:carrier", "done"]
    assert clause(game, "move:fighter:0,-2:0,-1") == "OFF-MOV-4"
    game.begin_effect("advanced_fighters", 0, "technology")
    assert clause(game, "move:fighter:0,-2:0,-1") == ""


@BOTH
@pytest.mark.rule("OFF-MOV-8", "OFF-SE-NEX")
def test_ships_use_wormholes_and_the_nexus(ruleset: str) -> None:
    game = new_game(ruleset, tiles={"2,0": "wormhole_a", "-2,0": "wormhole_a", "-2,2": "wormhole_b", "nexus": "wormhole_nexus"})
    put(game, 0, "2,0", "cruiser, dreadnought")
    assert clause(game, "move:dreadnought:2,0:-2,0") == ""
    assert clause(game, "move:dreadnought:2,0:nexus") == ""
    assert clause(game, "move:dreadnought:2,0:-2,2") == "OFF-MOV-1"
    assert clause(game, "move:cruiser:2,0:-2,2") == "", "through the Nexus"


# -- special systems ----------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("OFF-SYS-1")
def test_an_asteroid_field_is_passed_only_with_antimass_deflectors(ruleset: str) -> None:
    game = new_game(ruleset, tiles={"0,-1": "asteroid_field_base"})
    put(game, 0, HOME, "cruiser")
    assert clause(game, "move:cruiser:0,-2:0,0") == "OFF-SYS-1"
    game.begin_effect("antimass_deflectors", 0, "technology")
    assert clause(game, "move:cruiser:0,-2:0,0") == ""
    assert clause(game, "move:cruiser:0,-2:0,-1") == "OFF-SYS-1", "nothing ends there"


@BOTH
@pytest.mark.rule("OFF-SYS-2")
def test_a_nebula_is_never_passed_and_slows_who_leaves_it(ruleset: str) -> None:
    game = new_game(ruleset, tiles={"0,-1": "nebula_base"})
    put(game, 0, HOME, "cruiser")
    assert clause(game, "move:cruiser:0,-2:0,0") == "OFF-SYS-2"
    assert clause(game, "move:cruiser:0,-2:0,-1") == ""
    put(game, 0, "0,-1", "cruiser")
    assert clause(game, "move:cruiser:0,-1:0,0") == ""
    assert clause(game, "move:cruiser:0,-1:0,1") == "OFF-MOV-1"


@BOTH
@pytest.mark.rule("OFF-SYS-3")
def test_a_supernova_is_closed(ruleset: str) -> None:
    game = new_game(ruleset, tiles={"0,-1": "supernova_base"})
    put(game, 0, HOME, "cruiser")
    assert clause(game, "move:cruiser:0,-2:0,0") == "OFF-SYS-3"
    game.begin_effect("antimass_deflectors", 0, "technology")
    assert clause(game, "move:cruiser:0,-2:0,0") == "OFF-SYS-3"


@BOTH
@pytest.mark.rule("OFF-SYS-4")
def test_an_ion_storm_ends_every_move(ruleset: str) -> None:
    game = new_game(ruleset, tiles={"0,-1": "ion_storm"})
    put(game, 0, HOME, "cruiser")
    assert clause(game, "move:cruiser:0,-2:0,0") == "OFF-SYS-4"
    assert clause(game, "move:cruiser:0,-2:0,-1") == ""


@pytest.mark.rule("OFF-SYS-5")
@pytest.mark.parametrize(("face", "left"), [(5, 0), (6, 1)])
def test_officially_a_gravity_rift_destroys_on_one_to_five(face: int, left: int) -> None:
    game = new_game("official", tiles={"0,-1": "gravity_rift"})
    put(game, 0, "0,-1", "carrier")
    put(game, 0, "0,-1", "2 ground_force")
    table = moving(game, "0,0", [face])
    say(table, 0, "ship:0,-1:carrier", *["load:system:0,-1:ground_force"] * 2, "done")
    assert there(table, "0,0") == 3 * left
    assert there(table, "0,-1") == 0, "its cargo is lost with it"


def test_a_die_of_a_gravity_rift_is_told_with_its_ship_and_what_it_needs_and_is_no_hit() -> None:
    game = new_game("official", tiles={"0,-1": "gravity_rift"})
    put(game, 0, "0,-1", "carrier")
    table = moving(game, "0,0", [6])
    say(table, 0, "ship:0,-1:carrier", "done")
    told = [" ".join(Narrator(cast(Any, table), Texts(language)).news()) for language in ("en", "es")]
    assert "P0 rolls 6 (Gravity Rift, Carrier 6+)." in told[0]
    assert "P0 saca 6 (Grieta Gravitacional, Transporte 6+)." in told[1]


@pytest.mark.rule("OFF-SYS-5")
def test_officially_a_rift_may_be_entered_and_a_way_round_it_is_preferred() -> None:
    game = new_game("official", tiles={"0,-1": "gravity_rift", "2,-2": "empty_base"})
    game.begin_effect("type_iv_drive", 0, "technology")
    put(game, 0, HOME, "2 cruiser")
    table = moving(game, "0,0", [1])
    say(table, 0, "ship:0,-2:cruiser")
    assert "route:0,-2>0,-1>0,0" not in offers(table, 0), "nobody would take the dangerous way"
    say(table, 0, "done")
    assert there(table, "0,0", "cruiser") == 1, "round the Rift no die is rolled"
    table = moving(game, "0,-1", [1])
    say(table, 0, "ship:0,-2:cruiser", "done")
    assert there(table, "0,-1", "cruiser") == 1


# -- cargo --------------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("OFF-MOV-5")
def test_cargo_comes_aboard_at_the_start_on_the_way_and_at_the_end(ruleset: str) -> None:
    game = new_game(ruleset)
    game.begin_effect("xrd_transporters", 0, "technology")
    put(game, 0, HOME, "carrier, fighter")
    put(game, 0, "jord", "2 ground_force, pds")
    put(game, 0, "wellon", "ground_force")
    put(game, 0, "mecatol_rex", "mechanized_unit")
    table = moving(game, "0,0")
    say(table, 0, "ship:0,-2:carrier", "load:system:0,-2:fighter")
    assert [key for key in offers(table, 0) if key.startswith("load")] == [
        "load:planet:jord:ground_force",
        "load:planet:jord:pds",
        "load:planet:wellon:ground_force",
        "load:planet:mecatol_rex:mechanized_unit",
    ]
    say(table, 0, "load:planet:jord:pds")
    say(table, 0, "load:planet:wellon:ground_force", "load:planet:mecatol_rex:mechanized_unit", "done")
    assert there(table, "0,0", "carrier", "pds", "fighter", "ground_force", "mechanized_unit") == 5
    assert game_of(table).board.units(0, on_planet(PlanetId("mecatol_rex"))) == ()
    assert game_of(table).board.units(0, on_planet(PlanetId("wellon"))) == ()


@BOTH
@pytest.mark.rule("OFF-MOV-5", "SA17-GEN-01")
def test_nothing_is_loaded_in_systems_activated_earlier(ruleset: str) -> None:
    game = new_game(ruleset)
    game.begin_effect("xrd_transporters", 0, "technology")
    put(game, 0, HOME, "carrier")
    put(game, 0, "wellon", "ground_force")
    put(game, 0, "mecatol_rex", "ground_force")
    game.board.lay_counter(0, Hex("0,-1"), "pool")
    game.board.lay_counter(0, Hex("0,0"), "pool")
    table = moving(game, "0,0")
    say(table, 0, "ship:0,-2:carrier")
    assert [key for key in offers(table, 0) if key.startswith("load")] == ["load:planet:mecatol_rex:ground_force"]


@BOTH
@pytest.mark.rule("OFF-MOV-5")
def test_the_route_bends_to_where_cargo_lies(ruleset: str) -> None:
    game = new_game(ruleset)
    game.begin_effect("xrd_transporters", 0, "technology")
    put(game, 0, "0,-1", "carrier")
    put(game, 0, "thibah", "ground_force")
    put(game, 0, "vefut_ii", "ground_force")
    table = moving(game, "0,0")
    say(table, 0, "ship:0,-1:carrier")
    assert "load:planet:thibah:ground_force" not in offers(table, 0), "no way of two steps passes there"
    say(table, 0, "load:planet:vefut_ii:ground_force", "done")
    assert game_of(table).board.action.moves[0].route == ("0,-1", "1,-1", "0,0")


@pytest.mark.rule("OFF-MOV-5")
def test_officially_enemy_ships_prevent_loading() -> None:
    game = new_game("official")
    put(game, 0, HOME, "carrier, cruiser, fighter")
    put(game, 0, "jord", "ground_force")
    put(game, 1, HOME, "fighter")
    table = moving(game, "0,-1")
    assert offers(table, 0) == ["ship:0,-2:cruiser", "done"], "the Fighter may neither come along nor stay behind"
    put(game, 0, "jord", "space_dock")
    table = moving(game, "0,-1")
    say(table, 0, "ship:0,-2:carrier")
    assert not [key for key in offers(table, 0) if key.startswith("load")]


@pytest.mark.rule("SA17-GEN-03", "SAES-GEN-02")
@ASCENSION
def test_in_shattered_ascension_enemy_ships_do_not_prevent_loading(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HOME, "carrier, fighter")
    put(game, 0, "jord", "ground_force")
    put(game, 1, HOME, "fighter")
    table = moving(game, "0,-1")
    say(table, 0, "ship:0,-2:carrier", "load:system:0,-2:fighter", "load:planet:jord:ground_force", "done")
    assert there(table, "0,-1") == 3


@pytest.mark.rule("OFF-MOV-5")
def test_officially_a_carrier_takes_over_fighters_but_not_the_cargo_of_others() -> None:
    game = new_game("official")
    game.begin_effect("xrd_transporters", 0, "technology")
    put(game, 0, HOME, "carrier")
    put(game, 0, "0,-1", "carrier, 2 fighter, 2 ground_force")
    table = moving(game, "0,0")
    say(table, 0, "ship:0,-2:carrier")
    assert [key for key in offers(table, 0) if key.startswith("load")] == ["load:system:0,-1:fighter"]


@pytest.mark.rule("SA17-GEN-01", "SA17-GEN-02", "SAES-GEN-01", "SAES-GEN-02")
@ASCENSION
def test_in_shattered_ascension_every_cargo_comes_from_every_source(ruleset: str) -> None:
    game = new_game(ruleset)
    game.begin_effect("xrd_transporters", 0, "technology")
    put(game, 0, HOME, "carrier")
    put(game, 0, "0,-1", "carrier, 2 fighter, ground_force, pds")
    put(game, 0, "wellon", "shock_troop")
    table = moving(game, "0,0")
    say(table, 0, "ship:0,-2:carrier")
    assert [key for key in offers(table, 0) if key.startswith("load")] == [
        "load:planet:wellon:shock_troop",
        "load:system:0,-1:fighter",
        "load:system:0,-1:ground_force",
        "load:system:0,-1:pds",
    ]


@BOTH
@pytest.mark.rule("OFF-UNI-5", "SA17-NOM-16")
def test_a_ship_loads_no_more_than_it_carries(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HOME, "carrier")
    put(game, 0, "jord", "9 ground_force, pds")
    table = moving(game, "0,-1")
    say(table, 0, "ship:0,-2:carrier", *["load:planet:jord:ground_force"] * 5, "load:planet:jord:pds")
    assert not [key for key in offers(table, 0) if key.startswith("load")]


@BOTH
@pytest.mark.rule("OFF-UNI-3", "OFF-UNI-4")
def test_nothing_is_left_behind_that_nothing_carries(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, "1,0", "carrier, cruiser, 2 fighter, ground_force")
    table = moving(game, "0,0")
    say(table, 0, "ship:1,0:carrier", "load:system:1,0:fighter")
    assert offers(table, 0) == ["load:system:1,0:fighter", "load:system:1,0:ground_force", "undo_last"]
    say(table, 0, "load:system:1,0:fighter", "load:system:1,0:ground_force", "done")
    assert (there(table, "1,0"), there(table, "0,0")) == (1, 4)


@BOTH
@pytest.mark.rule("OFF-MOV-5")
def test_a_ship_in_the_activated_system_loads_from_its_planets_within_the_room_there(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, "0,0", "carrier, cruiser, 4 fighter")
    put(game, 0, "mecatol_rex", "3 ground_force")
    table = moving(game, "0,0")
    assert offers(table, 0) == ["ship:0,0:carrier", "done"]
    say(table, 0, "ship:0,0:carrier", "load:planet:mecatol_rex:ground_force", "load:planet:mecatol_rex:ground_force")
    assert offers(table, 0) == ["undo_last", "done"]
    say(table, 0, "done")
    assert there(table, "0,0", "ground_force") == 2


@BOTH
@pytest.mark.rule("OFF-MOV-6")
def test_a_planet_stays_its_owners_when_the_last_unit_leaves(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HOME, "carrier")
    put(game, 0, "jord", "ground_force")
    table = moving(game, "0,-1")
    say(table, 0, "ship:0,-2:carrier", "load:planet:jord:ground_force", "done")
    assert game_of(table).board.units(0, on_planet(PlanetId("jord"))) == ()
    assert game_of(table).board.planet(PlanetId("jord")).owner == 0


@BOTH
@pytest.mark.rule("OFF-MOV-7", "OFF-CC-3")
def test_fleet_supply_is_checked_where_the_move_ends(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, "0,-1", "3 destroyer")
    put(game, 0, HOME, "3 cruiser")
    put(game, 0, "0,0", "destroyer")
    table = moving(game, "0,0")
    say(table, 0, *["ship:0,-2:cruiser"] * 3, "done")
    assert asks(table, 0) == "excess_ship", "passing a full system was no matter"
    say(table, 0, "destroyer")
    assert there(table, "0,0", "cruiser") == 3


@BOTH
@pytest.mark.rule("OFF-MOV-1")
def test_damaged_ships_are_chosen_as_such(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HOME, "dreadnought, dreadnought*1")
    table = moving(game, "0,-1")
    assert offers(table, 0) == ["ship:0,-2:dreadnought", "ship:0,-2:dreadnought*1", "done"]
    say(table, 0, "ship:0,-2:dreadnought*1", "done")
    assert game_of(table).board.units(0, in_system(Hex("0,-1")))[0].damage == 1


@pytest.mark.rule("OFF-MOV-1")
def test_a_spurt_takes_one_ship_further() -> None:
    game = new_game("sa17")
    game.begin_effect("ion_drive", 0, "technology")
    put(game, 0, HOME, "2 dreadnought, war_sun")
    table = moving(game, "0,0")
    assert offers(table, 0) == ["ship:0,-2:dreadnought+spurt", "done"]
    say(table, 0, "ship:0,-2:dreadnought+spurt")
    assert offers(table, 0) == ["undo_last", "done"]
    say(table, 0, "done")
    assert there(table, "0,0", "dreadnought") == 1
    assert game_of(table).board.action.moves[0].spurt


def with_effects(game: Game) -> Game:
    """The same game, in which docks of seat 0 float and its Leader "boss" takes Dreadnoughts further."""
    more = Behaviours("more")

    @more.modify("floating", MOVEMENT)
    def docks_move(game: Game, effect: Effect, value: int, unit: Unit) -> int:
        return value + (unit.kind == "space_dock")

    @more.modify("astrogation", MOVEMENT)
    def dreadnoughts_go_further(game: Game, effect: Effect, value: int, unit: Unit) -> int:
        return value + (unit.kind == "dreadnought" and "boss" in unit.leaders)

    rules = game.ruleset
    changed = Ruleset(
        rules.text,
        rules.rules,
        rules.chapters,
        more.over(rules.behaviours),
        rules.content,
        rules.parameters,
        rules.precedence,
        rules.state,
    )
    other = changed.rules(changed)
    assert isinstance(other, Game)
    other.play_from(game.state)
    other.begin_effect("floating", 0, "race")
    other.begin_effect("astrogation", 0, "leader")
    return other


@pytest.mark.rule("SA17-LIM-05", "SAES-LIM-05")
@ASCENSION
def test_a_fourth_dock_does_not_float_into_a_system(ruleset: str) -> None:
    game = with_effects(new_game(f"{ruleset} +increased_limits"))
    put(game, 0, "0,-1", "2 space_dock")
    put(game, 0, HOME, "2 space_dock")
    table = moving(game, "0,-1")
    say(table, 0, "ship:0,-2:space_dock")
    assert offers(table, 0) == ["undo_last", "done"]
    say(table, 0, "done")
    assert (there(table, "0,-1", "space_dock"), there(table, HOME, "space_dock")) == (3, 1)


# -- leaders --------------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("OFF-OPT-LDR-1", "SA17-GEN-02")
def test_leaders_come_aboard_any_ship_without_taking_a_place(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HOME, "cruiser")
    game.state.leaders = (Leader("boss", "general", 0, Place("planet:jord")),)
    table = moving(game, "0,-1")
    say(table, 0, "ship:0,-2:cruiser", "leader:boss", "done")
    assert game_of(table).leaders.find("boss").where == "system:0,-1"
    assert game_of(table).board.action.moves[0].leaders == ("boss",)


@BOTH
@pytest.mark.rule("OFF-OPT-LDR-1")
def test_a_leader_in_space_goes_along_when_the_last_ship_leaves(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, "1,0", "cruiser, destroyer")
    game.state.leaders = (Leader("boss", "general", 0, Place("system:1,0"), ship="cruiser"),)
    table = moving(game, "0,0")
    say(table, 0, "ship:1,0:cruiser", "done")
    assert game_of(table).leaders.find("boss").ship == "destroyer", "he changes ships where one stays"
    table = moving(game_of(table), "1,-1")
    say(table, 0, "ship:1,0:destroyer", "done")
    assert game_of(table).leaders.find("boss").where == "system:1,-1"


@BOTH
@pytest.mark.rule("OFF-MOV-1")
def test_a_leader_aboard_may_take_a_ship_further(ruleset: str) -> None:
    game = with_effects(new_game(ruleset))
    put(game, 0, HOME, "dreadnought, cruiser")
    game.state.leaders = (Leader("boss", "admiral", 0, Place("planet:jord")),)
    table = moving(game, "0,0")
    assert offers(table, 0) == ["ship:0,-2:dreadnought+boss", "ship:0,-2:cruiser", "done"]
    say(table, 0, "ship:0,-2:dreadnought+boss", "done")
    assert there(table, "0,0", "dreadnought") == 1
    assert game_of(table).leaders.find("boss").where == "system:0,0"


@pytest.mark.rule("OFF-OPT-LDR-2", "OFF-SYS-5")
def test_a_leader_is_lost_with_a_ship_that_a_rift_destroys() -> None:
    game = new_game("official", tiles={"0,-1": "gravity_rift"})
    put(game, 0, "0,-1", "2 dreadnought")
    game.state.leaders = (Leader("boss", "admiral", 0, Place("system:0,-1"), ship="dreadnought"),)
    table = moving(game, "0,0", [1])
    say(table, 0, "ship:0,-1:dreadnought", "leader:boss", "done")
    assert [doom.leader for doom in game_of(table).state.doomed] == ["boss"]
    assert there(table, "0,-1", "dreadnought") == 1
