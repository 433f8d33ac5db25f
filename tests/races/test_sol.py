"""The Federation of Sol."""

from __future__ import annotations

import pytest
from races.racing import HERE, battle, landed, race_game, rolls, units_in
from tables import asks, game_of, hold, offers, play, put, say

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.moments import EXPOSED, Struck
from mecatol.rules.naming import in_system

BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])


@BOTH
@pytest.mark.rule("OFF-RAC-3")
@pytest.mark.content("sa17:ability/sol_orbital_drop", "official:ability/sol_orbital_drop")
def test_soldiers_drop_from_orbit_for_a_counter(ruleset: str) -> None:
    table = play(race_game(ruleset, "sol"), Step("action_phase.turn", 0))
    drop = next(key for key in offers(table, 0) if key.endswith("orbital_drop"))
    say(table, 0, drop)
    assert game_of(table).player(0).strategy == 1
    assert units_in(table, 0, "planet:jord") == {"ground_force": 2}
    poor = race_game(ruleset, "sol")
    poor.player(0).strategy = 0
    assert not [key for key in offers(play(poor, Step("action_phase.turn", 0)), 0) if key.endswith("orbital_drop")]


@BOTH
@pytest.mark.content("sa17:ability/sol_orbital_drop", "official:ability/sol_orbital_drop")
def test_the_drop_goes_to_a_planet_of_ones_choice(ruleset: str) -> None:
    game = race_game(ruleset, "sol")
    hold(game, 0, "thibah")
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("orbital_drop")))
    assert asks(table, 0) == "orbital_drop"
    say(table, 0, "planet:thibah")
    assert units_in(table, 0, "planet:thibah") == {"ground_force": 2}


@BOTH
@pytest.mark.rule("OFF-RAC-3")
@pytest.mark.content("sa17:ability/sol_extra_counter", "official:ability/sol_extra_counter")
def test_one_counter_more_in_the_status_phase(ruleset: str) -> None:
    game = race_game(ruleset, "sol", "xxcha", seats=3)
    assert game.status_phase.counters(0) == game.status_phase.counters(1) + 1


@BOTH
@pytest.mark.content("sa17:upgrade/mark_ii_advanced_carriers", "official:upgrade/mark_ii_advanced_carriers")
def test_advanced_carriers_hold_eight_and_sustain_damage(ruleset: str) -> None:
    game = race_game(ruleset, "sol", upgrades=["mark_ii_advanced_carriers"])
    put(game, 0, HERE, "carrier")
    assert game.fleet_supply.capacity(0, Hex(HERE)) == 8
    table = battle(race_game(ruleset, "sol", upgrades=["mark_ii_advanced_carriers"]), "carrier", "cruiser", dice=[1, 10])
    while asks(table, 0) != "casualty":
        say(table, table.pending[0].seat, "no" if "no" in table.keys(table.pending[0]) else "pass")
    say(table, 0, "sustain:carrier")
    assert [g.damage for g in game_of(table).board.units(0, in_system(Hex(HERE)))] == [1]


@BOTH
@pytest.mark.content("sa17:upgrade/spec_ops_training", "official:upgrade/spec_ops_training")
def test_ones_in_invasion_combat_are_rolled_again_once(ruleset: str) -> None:
    game = race_game(ruleset, "sol", upgrades=["spec_ops_training"])
    table = landed(game, "3 ground_force", "3 ground_force", dice=[1, 2, 1, 1, 9, 3, 3, 3])
    assert [roll[2] for roll in rolls(table, 0)[:2]] == [[1, 2, 1], [1, 9]]
    assert rolls(table, 1)[0][2] == [3, 3, 3]
    assert "removed" in [event["event"] for event in table.events_since(None)]


@pytest.mark.content("sa17:upgrade/advanced_fleet_tactics")
def test_three_fighters_and_a_carrier_fly_advanced_tactics() -> None:
    game = race_game("sa17 -tactical_retreats", "sol", upgrades=["advanced_fleet_tactics"])
    table = battle(game, "2 carrier, 5 fighter", "dreadnought", dice=[1] * 9)
    mine = [(kind, len(faces), needed) for purpose, kind, faces, needed in rolls(table, 0) if purpose == "battle"]
    assert sorted(mine[:4]) == sorted([("carrier", 1, 7), ("carrier", 1, 9), ("fighter", 2, 9), ("fighter", 3, 7)])


@pytest.mark.content("sa17:upgrade/advanced_fleet_tactics")
def test_half_of_the_fighters_escape_a_barrage() -> None:
    game = race_game("sa17 -tactical_retreats", "sol", upgrades=["advanced_fleet_tactics"])
    assert game.fold(EXPOSED, 5, Struck(0, in_system(Hex(HERE)), "barrage", kind="fighter")) == 2
    table = battle(game, "carrier, 5 fighter", "3 destroyer", dice=[10] * 6 + [1] * 20)
    assert units_in(table, 0, f"system:{HERE}")["fighter"] == 3


@BOTH
@pytest.mark.content("sa17:flagship/sol", "official:flagship/sol")
def test_ground_forces_need_no_room_aboard_genesis(ruleset: str) -> None:
    game = race_game(ruleset, "sol")
    put(game, 0, HERE, "flagship, 20 ground_force, 3 fighter")
    assert not game.fleet_supply.problems(0, Hex(HERE))
    put(game, 0, HERE, "fighter")
    assert game.fleet_supply.problems(0, Hex(HERE)).cargo == 1
    other = race_game(ruleset, "xxcha")
    put(other, 0, HERE, "flagship, 5 ground_force")
    assert other.fleet_supply.problems(0, Hex(HERE)).cargo == 1
