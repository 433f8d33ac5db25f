"""Action Cards played as an action: planets and units."""

from __future__ import annotations

import pytest
from dealing import FAR, NEAR, actions, acts, dealt, discarded
from tables import asks, game_of, hold, offers, play, put, say, units

from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.moments import SUSTAIN, Unit
from mecatol.rules.official.construction import Job
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import CardId, Place, PlanetId, Seat, UnitId


def count(table: Table, seat: Seat, where: str, kind: UnitId) -> int:
    """How many units of a kind a player has in a place."""
    return forces.count(game_of(table).board.units(seat, Place(where)), kind)


def capacity(game: Game, seat: Seat, planet: str) -> int:
    """What the dock on a planet produces."""
    return game.production.capacity(
        Job(seat, game.board.system_of(PlanetId(planet)), (on_planet(PlanetId(planet)),)), on_planet(PlanetId(planet))
    )


# -- units for nothing -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/advanced_reinforcements")
@pytest.mark.parametrize("package", ["armor", "troops"])
def test_advanced_reinforcements(package: str) -> None:
    game = dealt((0, "advanced_reinforcements"))
    hold(game, 0, "wellon")
    table = acts(game, "advanced_reinforcements", "planet:wellon", package)
    units = {kind: count(table, 0, "planet:wellon", kind) for kind in ("mechanized_unit", "shock_troop", "ground_force")}
    assert list(units.values()) == ([1, 0, 0] if package == "armor" else [0, 1, 1])
    assert discarded(table) == ["advanced_reinforcements"]
    assert asks(table, 1) == "action"  # it was an action


@pytest.mark.content("sa17:action/civil_defense")
def test_civil_defense_fills_a_planet_up() -> None:
    game = dealt((0, "civil_defense"))
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "pds")
    table = acts(game, "civil_defense", "planet:wellon")
    assert count(table, 0, "planet:wellon", "pds") == 2


@pytest.mark.content("sa17:action/civil_defense")
def test_civil_defense_may_be_one_pds_only() -> None:
    game = dealt((0, "civil_defense"))
    hold(game, 0, "wellon")
    table = acts(game, "civil_defense", "planet:wellon")
    assert (asks(table, 0), offers(table, 0)) == ("civil_defense_number", ["1", "2"])
    say(table, 0, "1")
    assert count(table, 0, "planet:wellon", "pds") == 1


@pytest.mark.content("sa17:action/ghost_ship")
def test_ghost_ship_appears_at_a_wormhole_without_enemies() -> None:
    game = dealt((0, "ghost_ship"), tiles={"0,-1": "wormhole_a", "0,1": "wormhole_b"})
    assert "ghost_ship" in actions(game)
    put(game, 1, FAR, "cruiser")
    table = acts(game, "ghost_ship")
    assert offers(table, 0) == ["destroyer", "cruiser"]  # the other wormhole is an enemy's
    say(table, 0, "cruiser")
    assert count(table, 0, in_system(NEAR), "cruiser") == 1


@pytest.mark.content("sa17:action/rise_of_a_messiah")
def test_rise_of_a_messiah_reaches_every_planet() -> None:
    game = dealt((0, "rise_of_a_messiah"))
    hold(game, 0, "wellon", "tarmann")
    table = acts(game, "rise_of_a_messiah")
    assert [count(table, 0, f"planet:{p}", "ground_force") for p in ("jord", "wellon", "tarmann")] == [1, 1, 1]


@pytest.mark.content("sa17:action/voluntary_annexation")
def test_voluntary_annexation_takes_a_neutral_neighbour() -> None:
    game = dealt((0, "voluntary_annexation"))
    game.domain_counters.lay(Place("planet:wellon"), CardId("hostile_locals:2#1"))
    table = acts(game, "voluntary_annexation", "planet:wellon")
    here = game_of(table).board.planet(PlanetId("wellon"))
    assert (here.owner, here.exhausted, count(table, 0, "planet:wellon", "ground_force")) == (0, True, 3)
    assert game_of(table).domain_counters.at(Place("planet:wellon")) == []


# -- ships -------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/defection")
def test_defection_buys_a_lonely_ship() -> None:
    game = dealt((0, "defection"))
    put(game, 1, NEAR, "carrier, 2 ground_force")
    assert "defection" in actions(game)
    table = acts(game, "defection", "yes")
    assert game_of(table).board.fleets(NEAR) == [0]
    assert count(table, 0, in_system(NEAR), "carrier") == 1
    assert not game_of(table).board.units(1, in_system(NEAR))  # its cargo is lost


@pytest.mark.content("sa17:action/defection")
def test_a_defector_need_not_be_paid() -> None:
    game = dealt((0, "defection"))
    put(game, 1, NEAR, "carrier, 2 ground_force")
    table = acts(game, "defection", "no")
    assert list(game_of(table).board.units(1, in_system(NEAR))) == units("carrier, 2 ground_force")
    assert not game_of(table).board.units(0, in_system(NEAR))
    assert not [planet for planet in game_of(table).board.planets_of(0) if planet.exhausted]


def test_defection_needs_exactly_one_ship() -> None:
    game = dealt((0, "defection"))
    put(game, 1, NEAR, "carrier, fighter")
    put(game, 1, FAR, "flagship")
    assert actions(game) == []


@pytest.mark.content("sa17:action/lucky_shot")
def test_lucky_shot_destroys_a_ship_over_an_own_planet() -> None:
    game = dealt((0, "lucky_shot"))
    put(game, 1, NEAR, "cruiser, carrier")
    assert actions(game) == []
    hold(game, 0, "wellon")
    table = acts(game, "lucky_shot")
    assert [count(table, 1, in_system(NEAR), kind) for kind in ("cruiser", "carrier")] == [0, 1]


@pytest.mark.content("sa17:action/hidden_warheads")
def test_hidden_warheads_take_fighters_in_pairs() -> None:
    game = dealt((0, "hidden_warheads"))
    hold(game, 0, "wellon")
    put(game, 1, NEAR, "carrier, 5 fighter")
    table = acts(game, "hidden_warheads", dice=[7, 8, 1])
    say(table, 1, "destroy:fighter", "destroy:fighter")
    assert [count(table, 1, in_system(NEAR), kind) for kind in ("carrier", "fighter")] == [1, 1]


# -- trouble -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/local_unrest")
def test_local_unrest_frees_a_planet_whose_last_unit_dies() -> None:
    game = dealt((0, "local_unrest"))
    hold(game, 1, "wellon", "tarmann")
    put(game, 1, "wellon", "ground_force")
    table = acts(game, "local_unrest", "system:0,-1")
    here = game_of(table).board.planet(PlanetId("wellon"))
    assert (here.owner, here.stacks) == (-1, ())


def test_local_unrest_needs_leave_in_a_home_system() -> None:
    game = dealt((0, "local_unrest"))
    home = game.board.home(1)
    planets = [planet.id for planet in game.board.home_planets(1)]
    put(game, 1, planets[0], "2 ground_force")
    table = acts(game, "local_unrest")  # there is no other planet of an opponent but homes
    say(table, 0, f"system:{home}")
    say(table, 1, "no")
    assert all(not planet.exhausted for planet in game_of(table).board.home_planets(1))


@pytest.mark.content("sa17:action/plague")
def test_plague_kills_on_a_six_and_the_owner_stays() -> None:
    game = dealt((0, "plague"))
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "2 ground_force, shock_troop, mechanized_unit")
    table = acts(game, "plague", dice=[6, 5, 10])
    left = {kind: count(table, 1, "planet:wellon", kind) for kind in ("ground_force", "shock_troop", "mechanized_unit")}
    assert list(left.values()) == [1, 1, 1]
    assert game_of(table).board.planet(PlanetId("wellon")).owner == 1


def test_plague_leaves_ten_units_before_the_dice() -> None:
    game = dealt((0, "plague"))
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "12 ground_force")
    table = acts(game, "plague", dice=[1] * 10)
    assert count(table, 1, "planet:wellon", "ground_force") == 10


@pytest.mark.content("sa17:action/military_advisors")
def test_military_advisors_arm_an_empty_planet() -> None:
    game = dealt((0, "military_advisors"))
    hold(game, 1, "wellon")
    table = acts(game, "military_advisors", "system:0,-1")
    assert game_of(table).board.planet(PlanetId("wellon")).owner == -1
    assert game_of(table).domain_counters.at(Place("planet:wellon")) == ["hostile_locals:2#101"]


@pytest.mark.content("sa17:action/secret_industrial_agent")
def test_secret_industrial_agent_destroys_a_dock_outside_of_homes() -> None:
    game = dealt((0, "secret_industrial_agent"))
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "space_dock")
    put(game, 1, NEAR, "3 fighter")
    table = acts(game, "secret_industrial_agent")
    assert not game_of(table).board.docks_of(1)
    assert not game_of(table).board.units(1, in_system(NEAR))  # nothing supports the Fighters


@pytest.mark.content("sa17:action/secret_industrial_agent")
def test_two_docks_in_a_system_are_one_place_to_aim_at() -> None:
    game = dealt((0, "secret_industrial_agent"))
    hold(game, 1, "lazar", "sakulag")
    put(game, 1, "lazar", "space_dock")
    put(game, 1, "sakulag", "space_dock")
    table = acts(game, "secret_industrial_agent")
    assert offers(table, 0) == ["1 planet:lazar", "1 planet:sakulag"]
    say(table, 0, "1 planet:sakulag")
    assert count(table, 1, "planet:lazar", "space_dock") == 1
    assert count(table, 1, "planet:sakulag", "space_dock") == 0


@pytest.mark.content("sa17:action/equipment_sabotage")
@pytest.mark.parametrize("way", ["pds", "facility", "halve", "exhaust"])
def test_equipment_sabotage(way: str) -> None:
    game = dealt((0, "equipment_sabotage"))
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "pds, space_dock")
    game.board.set_planet(replace(game.board.planet(PlanetId("wellon")), facility="colony"))
    before = capacity(game, 1, "wellon")
    table = acts(game, "equipment_sabotage", "planet:wellon", way)
    here = game_of(table).board.planet(PlanetId("wellon"))
    left = {
        "pds": count(table, 1, "planet:wellon", "pds"),
        "facility": here.facility,
        "halve": capacity(game_of(table), 1, "wellon"),
        "exhaust": here.exhausted,
    }
    whole = {"pds": 1, "facility": "colony", "halve": before, "exhaust": False}
    ruined = {"pds": 0, "facility": "", "halve": before // 2, "exhaust": True}
    expected = whole | {way: ruined[way]}
    if way == "facility":
        expected["halve"] = left["halve"]  # a facility gives resources too
    assert left == expected


@pytest.mark.content("sa17:action/uprising")
def test_uprising_lasts_a_round_for_docks() -> None:
    game = dealt((0, "uprising"))
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "space_dock")
    before = capacity(game, 1, "wellon")
    table = acts(game, "uprising", "system:0,-1")
    after = game_of(table)
    assert after.board.planet(PlanetId("wellon")).exhausted
    assert capacity(after, 1, "wellon") == before - 2
    after.end_scope("round")
    assert capacity(after, 1, "wellon") == before


# -- for the round -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/armistice")
def test_armistice_closes_a_system_to_both() -> None:
    game = dealt((0, "armistice"))
    hold(game, 0, "wellon")
    table = acts(game, "armistice", "player:1", "system:0,-1")
    after = game_of(table)
    assert [after.tactical.may_activate(seat, NEAR).allowed for seat in (0, 1, 2)] == [False, False, True]
    after.end_scope("round")
    assert after.tactical.may_activate(1, NEAR).allowed


@pytest.mark.content("sa17:action/enhanced_armor")
def test_enhanced_armor_lasts_a_round() -> None:
    game = dealt((0, "enhanced_armor"))
    table = acts(game, "enhanced_armor")
    after = game_of(table)
    assert [after.fold(SUSTAIN, 0, Unit(0, kind)) for kind in ("cruiser", "destroyer")] == [1, 0]
    after.end_scope("round")
    assert after.fold(SUSTAIN, 0, Unit(0, "cruiser")) == 0


@pytest.mark.content("sa17:action/war_footing")
def test_war_footing_ends_with_the_round_and_the_excess_goes() -> None:
    game = dealt((0, "war_footing"))
    put(game, 0, NEAR, "3 cruiser")
    table = acts(game, "war_footing", "system:0,-1")
    after = game_of(table)
    assert [after.fleet_supply.limit(0, hex_) for hex_ in (NEAR, FAR)] == [5, 3]
    put(after, 0, NEAR, "destroyer")
    later = play(after, Step("status_phase.end"))
    say(later, 0, "destroyer")
    assert game_of(later).fleet_supply.limit(0, NEAR) == 3


@pytest.mark.content("sa17:action/diplomatic_immunity")
def test_diplomatic_immunity_adds_a_counter_a_turn() -> None:
    game = dealt((0, "diplomatic_immunity"), seats=4)
    put(game, 0, NEAR, "cruiser")
    table = acts(game, "diplomatic_immunity", "system:0,-1", "player:2")
    assert game_of(table).board.system(NEAR).counters == (2,)
    later = play(game_of(table), Step("action_phase.turn", 0))
    assert asks(later, 0) == "turn_begins"
    assert [key.rpartition(":")[2] for key in offers(later, 0)] == ["1", "3", "pass"]
    say(later, 0, offers(later, 0)[0])
    assert game_of(later).board.system(NEAR).counters == (1, 2)
    assert asks(later, 0) == "action"  # one a turn


# -- never offered in vain ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "card",
    ["lucky_shot", "hidden_warheads", "defection", "plague", "secret_industrial_agent", "ghost_ship", "local_unrest"],
)
def test_cards_without_a_target_are_not_offered(card: str) -> None:
    game = dealt((0, card), seats=2)
    if card == "local_unrest":
        for planet in (*game.board.home_planets(0), *game.board.home_planets(1)):
            game.invasion.lose(planet.id, "test")
    assert actions(game) == []


def test_cards_that_name_no_owner_may_be_aimed_at_one_s_own() -> None:
    game = dealt((0, "secret_industrial_agent"), seats=2)
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "space_dock")
    after = game_of(acts(game, "secret_industrial_agent"))
    assert not after.board.docks_of(0)
    assert not [deed for deed in after.state.deeds if deed.kind == "destroyed_unit"]
