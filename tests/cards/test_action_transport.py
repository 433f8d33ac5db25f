"""Action Cards played as an action: units that go elsewhere or gather at home."""

from __future__ import annotations

import pytest
from dealing import FAR, NEAR, actions, acts, at, dealt
from tables import asks, game_of, hold, offers, put, say
from trial import give

from mecatol.core.hexes import Hex
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.moments import STATUS_PHASE_BEGINS
from mecatol.rules.naming import unit_kind
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import EXHAUSTED, Leader, Place, PlanetId, Seat, UnitId


def count(table: Table, seat: Seat, where: str, kind: UnitId) -> int:
    """How many units of a kind a player has in a place."""
    return forces.count(game_of(table).board.units(seat, Place(where)), kind)


@pytest.mark.content("sa17:action/patrol")
def test_patrol_moves_out_of_activated_systems_and_activates() -> None:
    game = dealt((0, "patrol"))
    put(game, 0, NEAR, "cruiser, destroyer, carrier")
    game.board.lay_counter(0, NEAR, "pool")
    table = acts(game, "patrol")
    assert asks(table, 0) == "redeploy"
    assert not [key for key in offers(table, 0) if "carrier" in key]
    say(table, 0, "ship:0,-1:cruiser>0,0", "ship:0,-1:destroyer>1,-1", "done")
    board = game_of(table).board
    assert [count(table, 0, in_system(Hex(h)), unit_kind(k)) for h, k in (("0,0", "cruiser"), ("1,-1", "destroyer"))] == [1, 1]
    assert [board.system(Hex(hex_)).counters for hex_ in ("0,0", "1,-1")] == [(0,), (0,)]


@pytest.mark.rule("SA17-ACT-03")
def test_an_agent_stops_only_the_part_of_a_patrol_in_his_system() -> None:
    game = dealt((0, "patrol"))
    put(game, 0, NEAR, "cruiser, destroyer")
    hold(game, 1, "vefut_ii")
    game.state.leaders = (Leader("spy", "agent", 1, Place("planet:vefut_ii")),)
    game.leaders.muster("spy")
    table = acts(game, "patrol", "ship:0,-1:cruiser>0,0", "ship:0,-1:destroyer>1,-1", "done")
    assert asks(table, 1) == "card_played"
    say(table, 1, offers(table, 1)[0])
    assert count(table, 0, in_system(Hex("0,0")), "cruiser") == 1
    assert count(table, 0, in_system(NEAR), "destroyer") == 1  # it stays


@pytest.mark.content("sa17:action/transport")
def test_transport_moves_four_capacity_and_activates_on_leaving_an_activated_system() -> None:
    game = dealt((0, "transport"))
    hold(game, 0, "wellon", "tarmann")
    put(game, 0, "jord", "6 ground_force")
    game.board.lay_counter(0, game.board.home(0), "pool")
    table = acts(game, "transport", *["move:jord ground_force>tarmann"] * 3)
    assert "move:jord ground_force>wellon" in offers(table, 0)
    say(table, 0, "done")
    assert [count(table, 0, on_planet(PlanetId(p)), "ground_force") for p in ("jord", "tarmann")] == [3, 3]
    assert game_of(table).board.system(FAR).counters == (0,)


@pytest.mark.content("sa17:action/massive_transport")
def test_massive_transport_needs_a_way_without_enemies() -> None:
    game = dealt((0, "massive_transport"))
    hold(game, 0, "wellon")
    put(game, 0, "jord", "space_dock")
    put(game, 1, NEAR, "fighter")
    assert actions(game) == []
    game.board.remove(1, in_system(NEAR), game.board.units(1, in_system(NEAR)), "test")
    table = acts(game, "massive_transport")
    assert [count(table, 0, on_planet(PlanetId(p)), "space_dock") for p in ("jord", "wellon")] == [0, 1]
    assert game_of(table).board.units(0, Place("planet:wellon"))[0].mark != EXHAUSTED


@pytest.mark.content("sa17:action/rally_the_people")
def test_rally_the_people_gathers_units_at_home() -> None:
    game = dealt((0, "rally_the_people"))
    table = acts(game, "rally_the_people")
    assert "dreadnought system:0,-2" in offers(table, 0)
    say(table, 0, "dreadnought system:0,-2")
    assert count(table, 0, in_system(Hex("0,-2")), "dreadnought") == 1  # two production capacity: nothing more
    assert asks(table, 1) == "action"


def test_rally_the_people_fights_for_an_occupied_home_and_no_pds_fires() -> None:
    game = dealt((0, "rally_the_people"))
    hold(game, 1, "jord")
    put(game, 1, "jord", "ground_force, 2 pds")
    put(game, 1, "0,-2", "cruiser")
    give(game, 1, "deep_space_cannon")
    table = acts(game, "rally_the_people", dice=[10, 1])
    assert offers(table, 0) == [
        "ground_force planet:jord",
        "shock_troop planet:jord",
        "mechanized_unit planet:jord",
        "done",
    ]  # no ships under blockade, no PDS on an enemy's planet
    say(table, 0, "ground_force planet:jord", "done")
    assert game_of(table).board.planet(PlanetId("jord")).owner == 0
    assert count(table, 0, "planet:jord", "ground_force") + count(table, 0, "planet:jord", "shock_troop") == 1


@pytest.mark.rule("SA17-UNI-14", "SA17-UNI-15")
@pytest.mark.content("sa17:action/rally_the_people")
@pytest.mark.parametrize(("garrison", "promoted"), [("ground_force", 1), ("pds", 0)])
def test_who_wins_a_home_back_by_a_rally_is_promoted_though_no_production_step_follows(garrison: str, promoted: int) -> None:
    game = dealt((0, "rally_the_people"))
    hold(game, 1, "jord")
    put(game, 1, "jord", garrison)
    table = say(acts(game, "rally_the_people", dice=[10, 1]), 0, "ground_force planet:jord", "done")
    assert game_of(table).board.planet(PlanetId("jord")).owner == 0
    assert count(table, 0, "planet:jord", "shock_troop") == promoted


@pytest.mark.content("sa17:action/ship_graveyard_salvaging_mission")
def test_ship_graveyard() -> None:
    game = dealt((0, "ship_graveyard_salvaging_mission"), tiles={"0,-1": "empty_base"})
    assert actions(game) == []
    put(game, 0, NEAR, "cruiser")
    table = acts(game, "ship_graveyard_salvaging_mission")
    after = game_of(table)
    assert after.player(0).trade_goods == 1
    assert after.economy.reachable_wealth(0) == []  # nothing for Tactical Actions there
    for goods in range(2, 6):
        table = at(after, STATUS_PHASE_BEGINS, 0)
        say(table, 0, "yes")
        after = game_of(table)
        assert after.player(0).trade_goods == goods
    assert at(after, STATUS_PHASE_BEGINS, 0).over  # nothing is left


@pytest.mark.content("sa17:action/ship_graveyard_salvaging_mission")
def test_the_wrecks_are_his_who_controls_the_system() -> None:
    game = dealt((0, "ship_graveyard_salvaging_mission"), tiles={"0,-1": "empty_base"})
    put(game, 0, NEAR, "cruiser")
    after = game_of(acts(game, "ship_graveyard_salvaging_mission"))
    after.board.remove(0, in_system(NEAR), after.board.ships(0, NEAR), "test")
    put(after, 1, NEAR, "destroyer")
    table = at(after, STATUS_PHASE_BEGINS, 0)
    assert asks(table, 1) == "salvage_wrecks"
    say(table, 1, "no")
    assert (table.over, game_of(table).player(1).trade_goods) == (True, 0)


def test_transport_takes_leaders_along() -> None:
    game = dealt((0, "transport"))
    hold(game, 0, "wellon")
    put(game, 0, "jord", "ground_force")
    game.state.leaders = (Leader("general", "general", 0, Place("planet:jord")),)
    table = acts(game, "transport", "move:jord ground_force>wellon", "lead:general>wellon")
    assert game_of(table).leaders.find("general").where == "planet:wellon"


def test_a_relocated_dock_is_as_tired_as_before() -> None:
    game = dealt((0, "massive_transport"))
    hold(game, 0, "wellon")
    put(game, 0, "jord", "space_dock!exhausted")
    table = acts(game, "massive_transport")
    assert game_of(table).board.units(0, Place("planet:wellon"))[0].mark == EXHAUSTED
