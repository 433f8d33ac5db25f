"""Action Cards played around Invasion Combat and when planets are gained."""

from __future__ import annotations

import pytest
from leading import lead
from skirmish import HERE, WORLD, armies, army, fight, fleets, invade, rolled, ships
from tables import asks, game_of, hold, offers, put, say, told, units

from mecatol.core.records import replace
from mecatol.core.table import Table
from mecatol.rules.state import PlanetId


def owner(table: Table, planet: str = "arnor") -> int:
    return game_of(table).board.planet(PlanetId(planet)).owner


@pytest.mark.content("sa17:action/last_stand")
def test_the_last_round_is_undone_for_the_defender_alone() -> None:
    game = armies("2 ground_force", "ground_force", seat_1="last_stand", seat_2="recheck")
    table = invade(game, 8, 8, 8, 1, 7)
    say(table, 2, "pass")
    assert asks(table, 1) == "battle_decided"
    say(table, 1, "card:last_stand")
    assert list(army(table, 1)) == units("ground_force")
    assert list(army(table, 0)) == units("ground_force")  # what the defender hit stays hit
    assert rolled(table, 1, "invasion")[1] == ("ground_force", [7], 7)
    say(table, 2, "pass")
    assert table.over
    assert owner(table) == 1


@pytest.mark.content("sa17:action/last_stand")
def test_not_for_a_planet_that_nobody_defended() -> None:
    table = invade(armies("ground_force", "", seat_1="last_stand"))
    assert table.over
    assert owner(table) == 0


@pytest.mark.content("sa17:action/last_stand")
def test_a_victory_after_a_last_stand_promotes_once() -> None:
    game = armies("3 ground_force", "ground_force", seat_1="last_stand")
    table = invade(game, 8, 1, 1, 1, 8, 1, 1, 1)
    say(table, 1, "card:last_stand")
    assert owner(table) == 0
    assert game_of(table).board.action.promote == ["arnor"]


@pytest.mark.content("sa17:action/vulcan_drop")
def test_armor_shoots_first_and_sustains_twice() -> None:
    game = armies("mechanized_unit", "3 ground_force", seat_0="vulcan_drop", seat_2="recheck")
    table = invade(game, 6, 1, 1, 8, 8)
    say(table, 0, "card:vulcan_drop")
    assert rolled(table, 0, "precombat") == [("mechanized_unit", [6], 6)]
    say(table, 2, "pass")
    assert list(army(table, 1)) == units("2 ground_force")
    say(table, 2, "pass")
    say(table, 0, "sustain:mechanized_unit")
    say(table, 0, "sustain:mechanized_unit*1")
    assert list(army(table, 0)) == units("mechanized_unit*2")


@pytest.mark.content("sa17:action/vulcan_drop")
def test_only_for_an_attacker_with_armor() -> None:
    table = invade(
        armies("ground_force", "mechanized_unit", seat_0="vulcan_drop", seat_1="vulcan_drop", seat_2="recheck"), 1, 1, 1
    )
    assert asks(table, 2) == "dice_rolled"


@pytest.mark.content("sa17:action/pre_emptive_evac")
def test_everybody_leaves_and_docks_are_not_captured() -> None:
    game = armies("ground_force, shock_troop", "2 ground_force, pds, space_dock", seat_1="pre_emptive_evac")
    hold(game, 1, "lor")
    table = invade(game)
    say(table, 1, "card:pre_emptive_evac")
    say(table, 1, "planet:lor")
    assert list(army(table, 1, "lor")) == units("2 ground_force, pds")
    assert asks(table, 0) == ""  # nothing to capture
    assert owner(table) == 0
    assert [g.kind for g in army(table, 0)] == ["ground_force", "shock_troop"]
    assert game_of(table).board.on_board(1, "space_dock") == 0


@pytest.mark.content("sa17:action/pre_emptive_evac")
def test_as_soon_as_they_land_and_before_they_bombard() -> None:
    game = armies("", "2 ground_force", "dreadnought, carrier, ground_force", seat_1="pre_emptive_evac")
    hold(game, 1, "lor")
    table = invade(game, 10, steps=("landing.begin", "bombardment.begin", "invasion.begin"))
    say(table, 0, "land:arnor:ground_force", "done")
    assert asks(table, 1) == "before_invasion"
    say(table, 1, "card:pre_emptive_evac", "planet:lor")
    assert list(army(table, 1, "lor")) == units("2 ground_force")
    assert asks(table, 0) == "bombardment"


@pytest.mark.content("sa17:action/pre_emptive_evac")
def test_a_leader_leaves_with_them() -> None:
    game = armies("ground_force", "2 ground_force", seat_1="pre_emptive_evac")
    hold(game, 1, "lor")
    lead(game, 1, "letnev_unlenn", "planet:arnor")
    lead(game, 1, "letnev_ciel", "planet:arc_prime")
    table = say(invade(game), 1, "card:pre_emptive_evac", "planet:lor")
    assert [leader.where for leader in game_of(table).state.leaders] == ["planet:lor", "planet:arc_prime"]
    assert owner(table) == 0


@pytest.mark.content("sa17:action/pre_emptive_evac")
def test_docks_are_lost_where_they_left_and_nowhere_else() -> None:
    game = armies("2 ground_force", "ground_force, space_dock", seat_1="pre_emptive_evac")
    hold(game, 1, "lor", "thibah")
    put(game, 1, "lor", "ground_force, space_dock")
    put(game, 0, "lor", "2 ground_force, shock_troop")
    table = say(invade(game, 10, 10, 10, 1), 0, "planet:arnor")
    say(table, 1, "card:pre_emptive_evac", "planet:thibah")
    say(table, 0, "0", "capture:space_dock")  # on Lor, by a Shock Troop that fights
    assert (owner(table), owner(table, "lor")) == (0, 0)
    assert list(army(table, 1, "thibah")) == units("ground_force")
    assert [[g.kind for g in army(table, 0, planet)] for planet in ("arnor", "lor")] == [
        ["ground_force"],
        ["ground_force", "shock_troop", "space_dock"],
    ]


@pytest.mark.content("sa17:action/pre_emptive_evac")
def test_nowhere_to_go() -> None:
    game = armies("ground_force", "ground_force", seat_1="pre_emptive_evac", seat_2="recheck")
    for planet in ("arc_prime", "wren_terra"):
        hold(game, -1, planet)
    assert asks(invade(game, 1, 1), 2) == "dice_rolled"


@pytest.mark.content("sa17:action/demolition_trap")
def test_commandos_die_with_what_they_captured() -> None:
    game = armies("2 ground_force, 2 shock_troop", "pds, space_dock", seat_1="demolition_trap")
    table = invade(game, 1)
    assert asks(table, 0) == "capture"
    while asks(table, 0) == "capture":
        say(table, 0, offers(table, 0)[0])
    assert asks(table, 1) == "installations_captured"
    say(table, 1, "card:demolition_trap")
    left = {g.kind: g.count for g in army(table, 0)}
    assert left["ground_force"] == 2
    assert "pds" not in left
    assert "space_dock" not in left
    assert left.get("shock_troop", 0) == 1  # without fighting there were no commandos: one in all is lost
    assert owner(table) == 0


@pytest.mark.content("sa17:action/demolition_trap")
def test_each_commando_that_captured_is_lost() -> None:
    game = armies("2 ground_force, 2 shock_troop", "ground_force, pds, space_dock", seat_1="demolition_trap")
    table = invade(game, 1, 8, 8, 1)
    say(table, 0, "2")
    say(table, 0, "capture:pds", "capture:space_dock")
    say(table, 1, "card:demolition_trap")
    assert {g.kind for g in army(table, 0)} == {"ground_force"}


@pytest.mark.content("sa17:action/demolition_trap")
def test_a_captured_facility_is_destroyed_and_so_is_the_agent_who_had_it() -> None:
    game = armies("2 ground_force", "ground_force", seat_1="demolition_trap")
    game.board.set_planet(replace(game.board.planet(PlanetId("arnor")), facility="colony"))
    lead(game, 0, "yssaril_ssruu", "planet:arnor")
    lead(game, 0, "sol_rev", "planet:arnor")
    table = invade(game, 10, 10, 1)
    say(table, 0, "capture:colony")
    assert game_of(table).board.planet(PlanetId("arnor")).facility == "colony"
    say(table, 1, "card:demolition_trap")
    say(table, 0, "pass")  # Agents can sabotage a card
    assert game_of(table).board.planet(PlanetId("arnor")).facility == ""
    assert [leader.where for leader in game_of(table).state.leaders] == ["", "planet:arnor"]
    assert owner(table) == 0


@pytest.mark.content("sa17:action/demolition_trap")
def test_a_captured_dock_in_space_is_destroyed_too() -> None:
    game = armies("2 ground_force, 2 shock_troop", "space_dock", seat_1="demolition_trap")
    game.begin_effect("saar_mobile_docks", 0, "race")
    put(game, 0, WORLD, "space_dock")
    table = invade(game)
    say(table, 0, "capture:space_dock")
    assert [(g.count, g.mark) for g in ships(table, 0, WORLD) if g.kind == "space_dock"] == [(1, ""), (1, "exhausted")]
    say(table, 1, "card:demolition_trap")
    assert [(g.count, g.mark) for g in ships(table, 0, WORLD) if g.kind == "space_dock"] == [(1, "")]


@pytest.mark.content("sa17:action/rare_mineral")
def test_three_goods_for_a_planet() -> None:
    game = armies("ground_force", "", seat_0="rare_mineral")
    table = invade(game)
    assert asks(table, 0) == "planet_taken"
    say(table, 0, "card:rare_mineral")
    assert game_of(table).player(0).trade_goods == 3


@pytest.mark.content("sa17:action/rare_mineral", "sa17:action/liberation", "sa17:action/scorched_earth")
def test_others_gain_nothing_by_it() -> None:
    table = invade(armies("ground_force", "", seat_1="rare_mineral, liberation", seat_2="scorched_earth"))
    assert table.over


@pytest.mark.content("sa17:action/liberation")
def test_a_planet_is_liberated() -> None:
    table = invade(armies("ground_force", "", seat_0="liberation"))
    say(table, 0, "card:liberation")
    assert list(army(table, 0)) == units("3 ground_force, pds")
    assert game_of(table).player(0).trade_goods == 1


@pytest.mark.content("sa17:action/liberation")
def test_a_neutral_planet_is_not_liberated() -> None:
    game = armies("ground_force", "", seat_0="liberation")
    hold(game, -1, "arnor")
    table = invade(game)
    assert table.over
    assert owner(table) == 0


@pytest.mark.content("sa17:action/scorched_earth")
@pytest.mark.parametrize(
    ("choice", "aboard", "held"), [("lose_units", "carrier", 0), ("leave_planet", "carrier, 2 ground_force", -1)]
)
def test_the_invader_loses_the_army_or_the_planet(choice: str, aboard: str, held: int) -> None:
    table = invade(armies("2 ground_force", "", seat_1="scorched_earth"))
    assert asks(table, 1) == "planet_taken"
    say(table, 1, "card:scorched_earth")
    say(table, 0, choice)
    assert army(table, 0) == ()
    assert list(ships(table, 0, WORLD)) == units(aboard)
    assert owner(table) == held


@pytest.mark.content("sa17:action/scorched_earth")
def test_a_leader_goes_aboard_with_the_army_that_leaves_the_planet() -> None:
    game = armies("2 ground_force", "", seat_1="scorched_earth")
    lead(game, 0, "sol_rev", "planet:arnor")
    lead(game, 0, "sol_connor", "planet:jord")
    table = say(invade(game), 1, "card:scorched_earth")
    say(table, 0, "leave_planet")
    assert [leader.where for leader in game_of(table).state.leaders] == [f"system:{WORLD}", "planet:jord"]
    assert not game_of(table).state.doomed


@pytest.mark.content("sa17:action/scorched_earth")
def test_who_came_on_foot_goes_back_where_he_came_from() -> None:
    game = armies("", "", seat_1="scorched_earth")
    game.begin_effect("unexpected_action", 0, "card", until="action")
    game.board.lay_counter(0, HERE, "pool")
    hold(game, 0, "thibah")
    put(game, 0, "thibah", "2 ground_force")
    table = invade(game, steps=("landing.begin", "invasion.begin"))
    say(table, 0, "land:arnor:ground_force:thibah", "land:arnor:ground_force:thibah", "done")
    say(table, 1, "card:scorched_earth")
    say(table, 0, "leave_planet")
    assert list(army(table, 0, "thibah")) == units("2 ground_force")
    assert list(ships(table, 0, WORLD)) == units("carrier")


@pytest.mark.content("sa17:action/liberation", "sa17:action/scorched_earth")
def test_a_planet_given_up_is_not_liberated() -> None:
    table = invade(armies("2 ground_force", "", seat_0="liberation", seat_1="scorched_earth"))
    say(table, 0, "pass")
    say(table, 1, "card:scorched_earth")
    say(table, 0, "leave_planet")
    assert table.over  # no window for Liberation
    assert owner(table) == -1


@pytest.mark.content("sa17:upgrade/reanimation_swarms", "sa17:action/scorched_earth")
def test_nobody_rises_on_a_planet_given_up() -> None:
    game = armies("2 ground_force", "", seat_1="scorched_earth")
    game.begin_effect("reanimation_swarms", 0, "upgrade")
    table = invade(game)
    say(table, 1, "card:scorched_earth")
    say(table, 0, "leave_planet")
    assert (owner(table), army(table, 0)) == (-1, ())


# -- outside their moments ---------------------------------------------------------------------------------------------

IN_SPACE_ONLY = "broadside_cross_fire, close_range_run_in, concentrated_fire, decoy_maneuver, fighter_screen_gap, friendly_fire"
IN_SPACE_ONLY += ", into_the_breach, mag_blast, pincer_maneuver, rule_by_terror, skilled_retreat, stealth_run, surprise_assault"
IN_SPACE_ONLY += (
    ", wolfpack, boarding_action, fighter_patrol_callback, wing_commander, shields_holding, stray_shot, a_beacon_of_hope"
)
IN_SPACE_ONLY += ", catastrophic_hit, courageous_to_the_end, military_foresight, moment_of_triumph, breakthrough"
ON_PLANETS_ONLY = "full_frontal_assault, geomagnetic_mines, overrun, last_stand, vulcan_drop, pre_emptive_evac, demolition_trap"
ON_PLANETS_ONLY += ", liberation, rare_mineral, scorched_earth, chemical_warfare, counter_fire, dug_in, star_of_death"


@pytest.mark.parametrize("card", IN_SPACE_ONLY.split(", "))
def test_cards_of_space_battles_are_not_offered_on_planets(card: str) -> None:
    game = armies(
        "2 ground_force, shock_troop", "2 ground_force, mechanized_unit", "dreadnought, 2 fighter", seat_0=card, seat_1=card
    )
    table = invade(game, 8, 5, 5, 1, 1, 1, 1, 8, 8, 5, *[8] * 4)
    asked = []
    while not table.over:
        seat = table.waiting_for[0].seat
        asked += [key for key in offers(table, seat) if key == f"card:{card}"]
        say(table, seat, "pass" if "pass" in offers(table, seat) else offers(table, seat)[0])
    assert asked == []
    assert "invasionended" in told(table)


@pytest.mark.parametrize("card", ON_PLANETS_ONLY.split(", "))
def test_cards_of_invasions_are_not_offered_in_space(card: str) -> None:
    table = fight(fleets("dreadnought, carrier, mechanized_unit", "2 cruiser", seat_0=card, seat_1=card), 5, 5, 1, 1, 1)
    asked = []
    while not table.over:
        seat = table.waiting_for[0].seat
        asked += [key for key in offers(table, seat) if key == f"card:{card}"]
        say(table, seat, "pass" if "pass" in offers(table, seat) else offers(table, seat)[0])
    assert asked == []
    assert "battleended" in told(table)
