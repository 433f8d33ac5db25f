"""Action Cards played before and after rounds of battle."""

from __future__ import annotations

import pytest
from skirmish import armies, army, fight, fleets, invade, rolled, ships
from tables import asks, game_of, offers, say, units

from mecatol.core.table import Table
from mecatol.rules.state import Leader, Place, PlanetId


def marks(table: Table) -> list[str]:
    """The marks that lie on the board."""
    return [g.mark for _, _, groups in game_of(table).board.all_units() for g in groups if g.mark]


# -- before a round ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/broadside_cross_fire")
def test_broadsides_double_the_dice_with_a_malus_but_not_the_admirals() -> None:
    game = fleets("dreadnought, cruiser, destroyer", "3 dreadnought", seat_0="broadside_cross_fire")
    game.state.leaders = (Leader("admiral#1", "admiral", 0, Place("system:1,0"), ship="dreadnought"),)
    game.leaders.muster("admiral#1")
    table = fight(game, 1, 1, 1, 1, 1, *[1] * 6)  # the first round: nobody hits
    assert asks(table, 0) == "before_round"
    assert game_of(table).board.battle.round == 2
    say(table, 0, "card:broadside_cross_fire", "unit:dreadnought")
    assert offers(table, 0) == ["unit:cruiser"]  # the second one is the only one left, and a Destroyer cannot
    say(table, 0, "unit:cruiser")
    second = rolled(table, 0, "battle")[3:6]
    assert [(kind, len(faces), needed) for kind, faces, needed in second] == [
        ("dreadnought", 5, 6),
        ("cruiser", 2, 8),
        ("destroyer", 1, 9),
    ]
    assert marks(table) == []


@pytest.mark.content("sa17:action/close_range_run_in")
def test_a_run_in_is_a_duel_of_two_rounds() -> None:
    game = fleets("2 dreadnought", "dreadnought, 2 cruiser", seat_0="close_range_run_in")
    dice = [1, 1, 5, 6, 1, 1]  # seat 0: two of the other Dreadnought miss, the one in the duel hits; the enemy's hits
    table = fight(game, *dice)
    say(table, 0, "card:close_range_run_in", "unit:dreadnought")  # the enemy's; of the own two one is like the other
    first = [(kind, len(faces)) for kind, faces, _ in rolled(table, 0, "battle")]
    assert first == [("dreadnought", 2), ("dreadnought", 1)]
    # The hit on seat 0 comes from the duel: only the marked Dreadnought can take it.
    assert offers(table, 0) == ["sustain:dreadnought!close_range_run_in", "destroy:dreadnought!close_range_run_in"]
    say(table, 0, "sustain")
    assert offers(table, 1) == ["sustain:dreadnought!close_range_run_in", "destroy:dreadnought!close_range_run_in"]
    say(table, 1, "destroy")
    assert rolled(table, 0, "battle")[2] == ("dreadnought", rolled(table, 0, "battle")[2][1], 5)
    assert sum(len(faces) for _, faces, _ in rolled(table, 0, "battle")[2:4]) == 3  # whoever is left alone fights on as before


@pytest.mark.content("sa17:action/close_range_run_in")
def test_after_two_rounds_the_pair_fights_like_everybody() -> None:
    game = fleets("dreadnought", "dreadnought", seat_0="close_range_run_in")
    table = fight(game, *[1] * 4, *[5, 1, 1, 1])
    say(table, 0, "card:close_range_run_in")  # only one pair there is
    rounds = [len(faces) for _, faces, _ in rolled(table, 0, "battle")]
    assert rounds[:3] == [1, 1, 2]
    assert marks(table) == []


@pytest.mark.content("sa17:action/concentrated_fire")
def test_the_attacker_says_whom_concentrated_fire_hits() -> None:
    game = fleets("dreadnought", "carrier, dreadnought, 2 fighter", seat_0="concentrated_fire")
    table = fight(game, 5, 1, 1, 1, 1, 1)
    say(table, 0, "card:concentrated_fire")
    assert [len(faces) for _, faces, _ in rolled(table, 0, "battle")] == [1]
    assert asks(table, 0) == "single_out"
    assert offers(table, 0) == ["destroy:dreadnought", "destroy:carrier", "destroy:fighter"]
    say(table, 0, "destroy:dreadnought")
    assert offers(table, 1) == ["sustain:dreadnought", "destroy:dreadnought"]  # sustaining is the owner's to say
    say(table, 1, "sustain:dreadnought")
    assert [g for g in ships(table, 1) if g.damage] == units("dreadnought*1")
    assert marks(table) == []


@pytest.mark.content("sa17:action/fighter_screen_gap")
def test_hits_go_through_the_gap_as_long_as_there_is_something_behind_it() -> None:
    game = fleets("dreadnought, fighter", "carrier, 2 fighter", seat_0="fighter_screen_gap")
    table = fight(game, 5, 5, 10, 1, 1, 1)
    say(table, 0, "card:fighter_screen_gap")
    # Two hits of the Dreadnought: the Carrier, then a Fighter because nothing else is left; the Fighter's own hit is free.
    assert ships(table, 1) == ()
    game = fleets("cruiser", "cruiser, 2 fighter", seat_0="fighter_screen_gap", seat_2="recheck")
    table = fight(game, 7, 1, 1, 1)
    say(table, 0, "card:fighter_screen_gap")
    say(table, 2, "pass")
    assert asks(table, 2) == "dice_rolled"  # of the second round
    assert list(ships(table, 1)) == units("2 fighter")


@pytest.mark.content("sa17:action/friendly_fire")
def test_low_rolls_of_enemy_fighters_hit_their_own_side_for_a_round() -> None:
    game = fleets("cruiser", "cruiser, 3 fighter", seat_0="friendly_fire")
    table = fight(game, 1, 1, 4, 1, 5)
    say(table, 0, "card:friendly_fire")
    assert asks(table, 1) == "casualty"
    assert game_of(table).board.battle.defender.hits == 2
    say(table, 1, "destroy:fighter", "destroy:fighter")
    assert "friendly_fire" not in [effect.key for effect in game_of(table).state.effects]


@pytest.mark.content("sa17:action/mag_blast")
def test_a_blast_doubles_hits_and_silences_who_hit() -> None:
    game = fleets("2 dreadnought, fighter", "5 cruiser", seat_0="mag_blast", seat_2="recheck")
    dice = [5, 1, 1, 1, 9, *[1] * 5, *[1] * 5, *[1] * 7]
    table = fight(game, *dice)
    say(table, 0, "card:mag_blast")
    say(table, 2, "pass")
    assert game_of(table).board.battle.round == 2
    assert list(ships(table, 1)) == units("2 cruiser")  # two for the Dreadnought's hit, one for the Fighter's
    second = [(kind, len(faces)) for kind, faces, _ in rolled(table, 0, "battle")[2:4]]
    assert second == [("dreadnought", 2), ("fighter", 1)]  # one of the two Dreadnoughts has hit and does not roll
    say(table, 2, "pass")
    third = [(kind, len(faces)) for kind, faces, _ in rolled(table, 0, "battle")[4:6]]
    assert third == [("dreadnought", 4), ("fighter", 1)]
    assert marks(table) == []


@pytest.mark.content("sa17:action/morale_boost")
def test_morale_gives_one_and_cancels_the_last_hit() -> None:
    game = fleets("cruiser", "2 cruiser", seat_0="morale_boost")
    table = fight(game, 6, 7, 7)
    say(table, 0, "card:morale_boost")
    assert rolled(table, 0, "battle") == [("cruiser", [6], 6)]
    assert asks(table, 0) == "hits_scored"
    say(table, 0, "use:")  # one of two hits is cancelled: the Cruiser dies all the same, and no second one is offered
    assert ships(table, 0) == ()
    game = fleets("cruiser", "cruiser", seat_0="morale_boost")
    table = fight(game, 1, 7, 7, 1)
    say(table, 0, "card:morale_boost", "use:")
    assert table.over
    assert list(ships(table, 0)) == units("cruiser")
    assert rolled(table, 0, "battle")[1] == ("cruiser", [7], 7)  # for that round only


@pytest.mark.content("sa17:action/morale_boost")
def test_morale_on_a_planet() -> None:
    table = invade(armies("ground_force", "ground_force", seat_1="morale_boost"), 1, 7)
    say(table, 1, "card:morale_boost")
    assert rolled(table, 1, "invasion") == [("ground_force", [7], 7)]
    assert game_of(table).board.planet(PlanetId("arnor")).owner == 1


@pytest.mark.content("sa17:action/full_frontal_assault")
def test_a_frontal_assault_gives_both_sides_three_for_the_rest_of_the_combat() -> None:
    game = armies("2 ground_force", "2 ground_force", seat_0="full_frontal_assault")
    table = invade(game, 5, 4, 4, 4, 4, 4, 5, 5)
    say(table, 0, "card:full_frontal_assault")
    assert {needed for _, _, needed in rolled(table, 0, "invasion")} == {5}
    assert {needed for _, _, needed in rolled(table, 1, "invasion")} == {5}
    assert len(rolled(table, 0, "invasion")) > 1


@pytest.mark.content("sa17:action/geomagnetic_mines")
def test_every_armor_takes_a_hit() -> None:
    game = armies("2 ground_force", "mechanized_unit, mechanized_unit*1, ground_force", seat_0="geomagnetic_mines")
    table = invade(game, 1, 1, 1, 1, 1)
    say(table, 0, "card:geomagnetic_mines")
    found = [g for g in army(table, 1) if g.kind == "mechanized_unit"]
    assert found == units("mechanized_unit*1")


@pytest.mark.content("sa17:action/overrun")
def test_armor_rolls_over_two_ground_forces_where_no_pds_stands() -> None:
    game = armies("mechanized_unit", "3 ground_force, shock_troop", seat_0="overrun", seat_2="recheck")
    table = invade(game, 1, 1, 1, 1)
    say(table, 0, "card:overrun")
    assert asks(table, 2) == "dice_rolled"
    assert list(army(table, 1)) == units("ground_force, shock_troop")
    guarded = armies("mechanized_unit", "3 ground_force, pds", seat_0="overrun", seat_2="recheck")
    table = invade(guarded, 1, 1, 1, 1, 1, 1)
    assert asks(table, 2) == "dice_cast"  # of the PDS
    say(table, 2, "pass")
    assert asks(table, 2) == "dice_rolled"  # nothing was offered before


# -- after a round -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/boarding_action")
def test_boarders_take_ships_worth_their_hits() -> None:
    game = fleets("war_sun, 3 shock_troop", "dreadnought, 2 cruiser, carrier", seat_0="boarding_action", seat_2="recheck")
    table = fight(game, *[1] * 8, 5, 5, 4, *[1] * 6)
    say(table, 2, "pass")
    assert asks(table, 0) == "after_round"
    say(table, 0, "card:boarding_action", "3")
    say(table, 2, "pass")  # their dice are combat rolls too
    assert offers(table, 0) == ["unit:dreadnought", "unit:cruiser", "unit:carrier", "done"]  # two hits
    say(table, 0, "unit:cruiser")
    assert "unit:dreadnought" not in offers(table, 0)
    say(table, 0, "unit:carrier")
    assert list(ships(table, 1)) == units("dreadnought, cruiser")
    assert asks(table, 2) == "dice_rolled"  # the battle goes on


@pytest.mark.content("sa17:action/boarding_action")
def test_a_boarded_ship_costs_what_is_aboard_too_and_the_winner_gets_one() -> None:
    game = fleets("2 cruiser, carrier, 3 shock_troop", "carrier, 2 ground_force", seat_0="boarding_action")
    table = fight(game, 1, 1, 1, 1, 5, 5, 1)
    say(table, 0, "card:boarding_action", "3")
    assert asks(table, 0) != "board_ship"  # a Carrier with two Ground Forces is worth three
    game = fleets("2 cruiser, carrier, 3 shock_troop", "carrier, 2 ground_force", seat_0="boarding_action")
    table = fight(game, 1, 1, 1, 1, 5, 5, 5)
    say(table, 0, "card:boarding_action", "3", "unit:carrier")
    assert table.over
    assert list(ships(table, 0)) == units("2 cruiser, 2 carrier, 3 shock_troop")


@pytest.mark.content("sa17:action/boarding_action")
def test_fighters_of_a_boarded_carrier_go_down_with_it() -> None:
    game = fleets("2 cruiser, carrier, 3 shock_troop", "cruiser, carrier, 3 fighter", seat_0="boarding_action", seat_2="recheck")
    table = fight(game, *[1] * 8, 5, 1, 1)
    say(table, 2, "pass")
    say(table, 0, "card:boarding_action", "3")
    say(table, 2, "pass")
    say(table, 0, "unit:carrier")
    assert list(ships(table, 1)) == units("cruiser")
    assert asks(table, 2) == "dice_rolled"  # and the battle goes on without them


@pytest.mark.content("sa17:action/boarding_action")
def test_fighters_that_find_room_elsewhere_are_not_lost_with_a_boarded_ship() -> None:
    game = fleets("2 cruiser, carrier, 3 shock_troop", "2 carrier, 8 fighter", seat_0="boarding_action", seat_2="recheck")
    table = fight(game, *[1] * 13, 5, 1, 1)
    say(table, 2, "pass")
    say(table, 0, "card:boarding_action", "3")
    say(table, 2, "pass")
    say(table, 0, "unit:carrier")
    assert list(ships(table, 1)) == units("carrier, 6 fighter")


@pytest.mark.content("sa17:action/fighter_patrol_callback")
def test_a_patrol_comes_back_after_the_second_round_even_to_nobody() -> None:
    game = fleets("cruiser", "cruiser", seat_1="fighter_patrol_callback")
    table = fight(game, 1, 1, 7, 1)
    assert asks(table, 1) == "after_round"
    assert game_of(table).board.battle.round == 2
    say(table, 1, "card:fighter_patrol_callback")
    fighters = [e for e in table.events_since(None) if e["event"] == "placed" and e["kind"] == "fighter"]
    assert [(e["seat"], e["count"]) for e in fighters] == [(1, 2)]
    assert len(rolled(table, 1, "battle")) > 2  # they fight on


@pytest.mark.content("sa17:action/wing_commander")
def test_a_wing_commander_leads_few_fighters() -> None:
    game = fleets("carrier, 2 fighter", "2 cruiser", seat_0="wing_commander")
    table = fight(game, 1, 1, 1, 1, 1, *[1, 7, 6, 1, 7, 1])
    assert asks(table, 0) == "after_round"
    say(table, 0, "card:wing_commander")
    assert rolled(table, 0, "battle")[3] == ("fighter", [7, 6, 1], 7)
    assert asks(table, 0) == "dice_rolled"  # the Fighters' hit may cancel the Cruiser's
    say(table, 0, "use:")
    assert list(ships(table, 0)) == units("carrier, 3 fighter")
    assert list(ships(table, 1)) == units("2 cruiser")


@pytest.mark.content("sa17:action/wing_commander")
def test_with_three_fighters_no_wing_commander_is_needed() -> None:
    table = fight(fleets("carrier, 3 fighter", "cruiser", seat_0="wing_commander"), 1, 1, 1, 1, 1)
    assert asks(table, 0) != "after_round"
