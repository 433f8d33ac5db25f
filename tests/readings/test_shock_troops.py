"""Shock Troops among other things, read a second time."""

from __future__ import annotations

import pytest
from races.racing import landed, rolls, units_in
from readings.reading import enact, held, refuse, turn
from tables import new_game, play, put
from trial import give

from mecatol.core.rules import Step


@pytest.mark.rule("OFF-SE-SHK")
def test_who_is_left_alone_by_pds_fights_the_first_round_as_a_ground_force() -> None:
    table = landed(new_game("official"), "ground_force, shock_troop", "ground_force, pds", dice=[10] + [1] * 4 + [10, 1])
    enact(table, "destroy:ground_force")
    refuse(table)
    assert [(kind, needed) for purpose, kind, _, needed in rolls(table, 0)][:1] == [("ground_force", 8)]


@pytest.mark.rule("OFF-SE-SHK")
@pytest.mark.parametrize(
    ("garrison", "after"), [("", {"ground_force": 1, "shock_troop": 1}), ("ground_force", {"ground_force": 1, "shock_troop": 2})]
)
def test_troops_of_hopes_end_need_a_ground_force_beside_them(garrison: str, after: dict[str, int]) -> None:
    game = new_game("official", tiles={"1,0": "hopes_end"})
    held(game, 0, "hopes_end", garrison)
    game.state.phase = "status"
    table = enact(play(game, Step("status_phase.use_planets", 0)), "hopes_end")
    assert units_in(table, 0, "planet:hopes_end") == after


def test_in_build_17_they_stand_alone() -> None:
    game = new_game("sa17", tiles={"1,0": "hopes_end"})
    held(game, 0, "hopes_end")
    game.state.phase = "status"
    table = enact(play(game, Step("status_phase.use_planets", 0)), "done", "hopes_end")
    assert units_in(table, 0, "planet:hopes_end") == {"shock_troop": 2}


@pytest.mark.rule("OFF-SE-SHK")
def test_transit_diodes_leave_no_shock_troop_alone() -> None:
    game = new_game("official")
    give(game, 0, "transit_diodes")
    held(game, 0, "thibah")
    put(game, 0, "jord", "ground_force, shock_troop")
    table = turn(game, "transit_diodes", "ground_force", "done")
    assert units_in(table, 0, "planet:jord") == {"ground_force": 1}
