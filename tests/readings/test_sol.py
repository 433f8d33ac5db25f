"""The Federation of Sol, read a second time."""

from __future__ import annotations

import pytest
from leading import acting
from races.racing import HERE, battle, landed, race_game, rolls, units_in
from readings.reading import SPACE, actions, enact, held, turn, wide
from tables import game_of, hold, put

from mecatol.core.hexes import Hex

BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])


@BOTH
@pytest.mark.content("sa17:ability/sol_orbital_drop", "official:ability/sol_orbital_drop")
def test_a_drop_is_the_turns_action_and_may_be_repeated(ruleset: str) -> None:
    game = race_game(ruleset, "sol")
    hold(game, 0, "thibah")
    put(game, 1, HERE, "dreadnought")  # who is above does not matter
    table = turn(game, "orbital_drop", "planet:thibah")
    enact(table, "pass", seat=1)
    enact(table, "orbital_drop", "planet:thibah")
    assert units_in(table, 0, "planet:thibah") == {"ground_force": 4}
    assert game_of(table).player(0).strategy == 0
    assert "orbital_drop" not in actions(game_of(table))


@BOTH
@pytest.mark.content("sa17:upgrade/mark_ii_advanced_carriers", "official:upgrade/mark_ii_advanced_carriers")
def test_a_carrier_sustains_the_shot_of_a_pds(ruleset: str) -> None:
    game = wide(race_game(ruleset, "sol", upgrades=["mark_ii_advanced_carriers"]))
    put(game, 0, HERE, "carrier, 8 fighter")
    assert not game.fleet_supply.problems(0, Hex(HERE))
    held(game, 1, "thibah", "pds, ground_force")
    table = acting(game, HERE, "space_cannon.fire", dice=[10])
    enact(table, "fire:0", seat=1)
    enact(table, "sustain:carrier")
    assert units_in(table, 0, SPACE) == {"carrier": 1, "fighter": 8}


@BOTH
@pytest.mark.content("sa17:upgrade/spec_ops_training", "official:upgrade/spec_ops_training")
def test_defenders_roll_ones_again_too_but_not_in_space(ruleset: str) -> None:
    game = race_game(ruleset, "norr", "sol")
    game.begin_effect("spec_ops_training", 1, "upgrade")
    table = landed(game, "2 ground_force", "2 ground_force", dice=[2, 2, 1, 2, 10, 2, 2, 2])
    mine = [faces for purpose, _, faces, _ in rolls(table, 1)]
    assert mine[:2] == [[1, 2], [10]]
    game = wide(race_game(ruleset, "sol", upgrades=["spec_ops_training"]))
    table = battle(game, "2 cruiser", "dreadnought", dice=[1] * 60)
    assert next(faces for _, _, faces, _ in rolls(table, 0)) == [1, 1]
    assert len(rolls(table, 0)[1][2]) == 2


@pytest.mark.content("sa17:upgrade/advanced_fleet_tactics")
def test_fewer_fighters_than_three_all_have_it_in_every_round() -> None:
    game = wide(race_game("sa17 -tactical_retreats", "sol", upgrades=["advanced_fleet_tactics"]))
    table = battle(game, "carrier, 2 fighter", "dreadnought", dice=[1] * 12)
    dice = [(kind, len(faces), needed) for purpose, kind, faces, needed in rolls(table, 0) if purpose == "battle"]
    assert dice[:4] == [("carrier", 1, 7), ("fighter", 2, 7)] * 2 or dice[:4] == [("fighter", 2, 7), ("carrier", 1, 7)] * 2


@BOTH
@pytest.mark.content("sa17:flagship/sol", "official:flagship/sol")
def test_only_ground_forces_ride_free_aboard_genesis(ruleset: str) -> None:
    game = wide(race_game(ruleset, "sol"))
    put(game, 0, HERE, "flagship, 9 ground_force, 4 mechanized_unit")
    assert game.fleet_supply.problems(0, Hex(HERE)).cargo == 1
    game = wide(race_game(ruleset, "sol"))
    put(game, 0, "1,-1", "flagship")
    held(game, 0, "vefut_ii", "7 ground_force")
    table = turn(game, f"activate:{HERE}", "ship:1,-1:flagship", *["load:planet:vefut_ii:ground_force"] * 7, "done")
    assert units_in(table, 0, SPACE)["ground_force"] == 7


@BOTH
@pytest.mark.content("sa17:ability/sol_extra_counter", "official:ability/sol_extra_counter")
def test_three_counters_in_the_status_phase(ruleset: str) -> None:
    game = race_game(ruleset, "sol", "xxcha", seats=3)
    assert (game.status_phase.counters(0), game.status_phase.counters(1)) == (3, 2)
