"""Action Cards played around bombardment and before landings."""

from __future__ import annotations

import pytest
from skirmish import WORLD, armies, army, invade, ships
from tables import asks, game_of, offers, say, told, units

from mecatol.core.records import replace
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import Leader, Place, PlanetId

BOMBARD = ("bombardment.begin",)


def siege(fleet: str, garrison: str, **hands: str) -> Game:
    """Seat 0 lies before Arnor of seat 1 and has not landed."""
    return armies("", garrison, fleet, **hands)


def bombard(game: Game, *dice: int, steps: tuple[str, ...] = BOMBARD) -> Table:
    return invade(game, *dice, steps=steps)


def aim(table: Table, *kinds: str) -> Table:
    return say(table, 0, *(f"bombard:arnor:{kind}" for kind in kinds), "done")


def faces(table: Table) -> list[tuple[str, int]]:
    """The dice of the bombardment by kind."""
    events = [e for e in table.events_since(None) if e["event"] == "rolled" and e["purpose"] == "bombardment"]
    return [(e["kind"], len(e["faces"])) for e in events]


@pytest.mark.content("sa17:action/anti_matter_smart_bombs")
def test_a_die_more_for_each_bombarding_ship() -> None:
    game = siege("2 dreadnought, cruiser", "3 ground_force", seat_0="anti_matter_smart_bombs")
    table = aim(bombard(game, 1, 1, 1, 1), "dreadnought", "dreadnought")
    assert asks(table, 0) == "bombarding"
    say(table, 0, "card:anti_matter_smart_bombs")
    assert faces(table) == [("dreadnought", 4)]
    assert game_of(table).state.effects == ()


@pytest.mark.content("sa17:action/chemical_warfare")
def test_half_the_ground_forces_and_a_hit_on_all_armor() -> None:
    game = siege(
        "dreadnought", "3 ground_force, shock_troop, mechanized_unit, mechanized_unit*1, 2 pds", seat_0="chemical_warfare"
    )
    table = aim(bombard(game, 1), "dreadnought")
    say(table, 0, "card:chemical_warfare")
    say(table, 1, "destroy:ground_force", "destroy:ground_force")
    assert list(army(table, 1)) == units("ground_force, shock_troop, mechanized_unit*1, 2 pds")
    assert faces(table) == [("dreadnought", 1)]  # the bombardment follows


@pytest.mark.content("sa17:action/chemical_warfare")
def test_nobody_to_poison() -> None:
    table = aim(bombard(siege("dreadnought", "pds", seat_0="chemical_warfare"), 1), "dreadnought")
    assert table.over


@pytest.mark.content("sa17:action/counter_fire")
def test_bombarding_ships_are_hit_first_and_bombard_no_more() -> None:
    game = siege("dreadnought*1, 2 cruiser", "2 ground_force, pds", seat_1="counter_fire")
    table = aim(bombard(game, 6, 6), "dreadnought*1")
    assert asks(table, 1) == "bombarding"
    say(table, 1, "card:counter_fire")
    assert list(ships(table, 0, WORLD)) == units("cruiser")  # the Dreadnought, then one of the others
    assert faces(table) == []


@pytest.mark.content("sa17:action/counter_fire")
def test_the_pds_have_a_die_more_against_the_landing() -> None:
    game = armies("2 ground_force", "ground_force, pds", "dreadnought", seat_1="counter_fire")
    table = bombard(game, 1, 1, 1, 1, 1, *[1] * 6, steps=("bombardment.begin", "invasion.begin"))
    aim(table, "dreadnought")
    say(table, 1, "card:counter_fire")
    defence = [len(e["faces"]) for e in table.events_since(None) if e["event"] == "rolled" and e["purpose"] == "invasion_defence"]
    assert defence == [2]


@pytest.mark.content("sa17:action/dug_in")
def test_an_army_that_is_dug_in_suffers_nothing() -> None:
    game = siege("2 dreadnought", "ground_force", seat_1="dug_in")
    table = bombard(game, 10, 10)
    assert asks(table, 1) == "before_bombardment"
    say(table, 1, "card:dug_in")
    aim(table, "dreadnought", "dreadnought")
    assert table.over
    assert list(army(table, 1)) == units("ground_force")
    assert game_of(table).board.planet(PlanetId("arnor")).owner == 1  # nor does the planet turn neutral


@pytest.mark.content("sa17:action/dug_in")
def test_an_empty_planet_has_nobody_to_dig_in() -> None:
    assert asks(bombard(siege("dreadnought", "", seat_1="dug_in")), 1) != "before_bombardment"


@pytest.mark.content("sa17:action/strategic_bombardment")
def test_hits_fall_on_installations_past_the_shields() -> None:
    game = siege("3 dreadnought", "ground_force, 2 pds, space_dock", seat_0="strategic_bombardment")
    game.board.set_planet(replace(game.board.planet(PlanetId("arnor")), facility="colony"))
    table = aim(bombard(game, 10, 10, 10), *["dreadnought"] * 3)
    say(table, 0, "card:strategic_bombardment")
    assert offers(table, 0) == ["raze:pds", "raze:space_dock", "raze:colony", "exhaust", "done"]
    say(table, 0, "raze:space_dock", "exhaust", "raze:colony")
    assert list(army(table, 1)) == units("ground_force, 2 pds")
    planet = game_of(table).board.planet(PlanetId("arnor"))
    assert (planet.exhausted, planet.facility) == (True, "")


@pytest.mark.content("sa17:action/strategic_bombardment")
def test_the_hits_left_over_do_what_hits_do() -> None:
    game = siege("2 dreadnought", "2 ground_force, space_dock", seat_0="strategic_bombardment")
    table = aim(bombard(game, 10, 10), "dreadnought", "dreadnought")
    say(table, 0, "card:strategic_bombardment", "raze:space_dock", "done")
    assert list(army(table, 1)) == units("ground_force")


@pytest.mark.content("sa17:action/star_of_death")
def test_a_planet_dies() -> None:
    game = siege("war_sun", "3 ground_force, pds", seat_0="recheck, star_of_death")
    game.state.leaders = (Leader("general#1", "general", 1, Place("planet:arnor")),)
    game.leaders.muster("general#1")
    table = bombard(game, steps=("landing.begin",))
    assert asks(table, 0) == "before_landing"
    say(table, 0, "card:star_of_death", "planet:arnor")
    after = game_of(table)
    planet = after.board.planet(PlanetId("arnor"))
    assert (planet.owner, planet.stacks, planet.tokens) == (-1, (), ("neutron_radiation",))
    assert after.leaders.find("general#1").where == ""
    assert after.player(0).action_cards == []
    assert sorted(after.state.action_deck.discard) == ["recheck", "star_of_death"]
    assert "planetlost" in told(table)


@pytest.mark.content("sa17:action/star_of_death")
def test_no_star_without_a_war_sun() -> None:
    assert (
        asks(bombard(siege("dreadnought", "ground_force", seat_0="star_of_death"), steps=("landing.begin",)), 0)
        != "before_landing"
    )
