"""Action Cards from Military Advisors to Privateers, read a second time from their print alone."""

from __future__ import annotations

import pytest
from balloting import abstains, assembly, ballots, council, give_votes, write
from dealing import NEAR, actions, acts, at, dealt, discarded, offered, through
from races.racing import become
from readings.planning import CENTRE, HOME, activate, planning, ready
from skirmish import HERE, RULES, armies, army, deal, fight, fleets, invade, rolled, ships
from strategic import counters, holding, plays
from tables import asks, game_of, hold, new_game, offers, play, put, say, told, units
from voting import copy_of, round_over

from mecatol.core.hexes import Hex, border
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.moments import AFTER_MOVEMENT, STATUS_PHASE_BEGINS, STRATEGY_PHASE_BEGINS, TURN_ENDS, At
from mecatol.rules.naming import on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.state import NEUTRAL, Action, CardId, Law, Mine, PlanetId, Ship

# -- Military Advisors ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/military_advisors")
def test_advisors_arm_an_empty_planet_that_somebody_held() -> None:
    """Any planet without units, owned or not; it turns neutral, and two Ground Forces fight for it."""
    game = dealt((0, "military_advisors"))
    hold(game, 1, "wellon", "tarmann")
    put(game, 1, "tarmann", "pds")
    table = acts(game, "military_advisors")
    assert "system:0,1" not in offers(table, 0)  # a PDS is there: not empty
    say(table, 0, f"system:{NEAR}")
    after = game_of(table)
    assert after.board.planet(PlanetId("wellon")).owner == -1
    assert [thing.partition("#")[0] for thing in after.domain_counters.at(on_planet(PlanetId("wellon")))] == ["hostile_locals:2"]


@pytest.mark.content("sa17:action/military_advisors")
@pytest.mark.rule("SA17-GEN-12")
def test_advisors_come_to_a_home_only_with_leave() -> None:
    """Not in a Home System, unless its original owner permits it; refused, another place is chosen."""
    game = dealt((0, "military_advisors"))
    table = acts(game, "military_advisors", "system:2,0")
    assert asks(table, 1) == "permission"
    say(table, 1, "no")
    assert asks(table, 0) == "military_advisors"
    assert "system:2,0" not in offers(table, 0)
    assert game_of(table).board.planet(PlanetId("wren_terra")).owner == 1


# -- Military Foresight --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/military_foresight")
def test_a_foreseen_ship_returns_where_no_blockade_is() -> None:
    """Only whoever lost a ship in the battle; it lies on the card and comes back as the next Status Phase begins."""
    everybody = {f"seat_{seat}": "military_foresight" for seat in range(3)}
    game = deal(fleets("3 cruiser", "2 cruiser, destroyer"), **everybody)
    put(game, 1, "arc_prime", "space_dock")
    put(game, 1, "thibah", "space_dock")
    table = fight(game, 7, *[1] * 30)
    say(table, 1, "destroy:destroyer")
    assert [asks(table, seat) for seat in range(3)] == ["", "units_destroyed", ""]
    say(table, 1, "card:military_foresight")
    assert "military_foresight" not in discarded(table)
    later = at(copy_of(game_of(table)), STATUS_PHASE_BEGINS, 0)
    assert list(ships(later, 1, Hex("2,0"))) == units("destroyer")
    assert discarded(later) == ["military_foresight"]


@pytest.mark.content("sa17:action/military_foresight")
def test_without_a_free_dock_the_foreseen_ship_is_lost() -> None:
    """At one of the docks that are not blockaded; there is none."""
    game = fleets("3 cruiser", "3 cruiser", seat_1="military_foresight", seat_2="recheck")
    put(game, 1, "thibah", "space_dock")
    table = fight(game, 7, *[1] * 30)
    say(table, 2, "pass")
    say(table, 1, "card:military_foresight")
    later = at(copy_of(game_of(table)), STATUS_PHASE_BEGINS, 0)
    assert list(ships(later, 1)) == units("2 cruiser")
    assert discarded(later) == ["military_foresight"]


# -- Minelayers ----------------------------------------------------------------------------------------------------------


def laid(*dice: int) -> Table:
    """The first player sails two Cruisers and a Carrier with a Fighter into a Cruiser of the second."""
    game = ready(seat_0="minelayers", seat_1="minelayers", seat_2="minelayers")
    put(game, 0, NEAR, "cruiser, carrier, fighter")
    put(game, 0, "1,-1", "cruiser")
    put(game, 1, CENTRE, "cruiser")
    table = through(activate(game, CENTRE, *dice), "move")
    say(table, 0, "ship:0,-1:cruiser", "ship:1,-1:cruiser", "ship:0,-1:carrier", "load:system:0,-1:fighter", "done")
    assert [asks(table, seat) for seat in range(3)] == ["", "after_movement", ""]
    return say(table, 1, "card:minelayers")


@pytest.mark.content("sa17:action/minelayers")
def test_minelayers_that_miss_come_back_to_the_hand() -> None:
    """A die for each ship but Fighters, whatever border it crossed, 8 or more hits; without a hit the card is kept."""
    table = laid(7, 7, 7)
    assert sum(len(faces) for _, faces, _ in rolled(table, 0, "space_mines")) == 3
    assert (game_of(table).player(1).action_cards, discarded(table)) == (["minelayers"], [])


@pytest.mark.content("sa17:action/minelayers")
def test_minelayers_that_hit_are_discarded_and_spare_fighters() -> None:
    """Hits are the owner's to assign, among ships that are no Fighters."""
    table = laid(8, 7, 7)
    assert sorted(offers(table, 0)) == ["destroy:carrier", "destroy:cruiser"]
    say(table, 0, "destroy:cruiser")
    assert (game_of(table).player(1).action_cards, discarded(table)) == ([], ["minelayers"])


@pytest.mark.content("sa17:action/minelayers")
def test_sabotaged_minelayers_do_not_come_back() -> None:
    """Both cards are discarded, though nothing was hit."""
    game = ready(seat_0="sabotage", seat_1="minelayers")
    put(game, 0, NEAR, "cruiser")
    put(game, 1, CENTRE, "cruiser")
    table = through(activate(game, CENTRE), "move")
    say(table, 0, "ship:0,-1:cruiser", "done")
    say(table, 1, "card:minelayers")
    say(table, 0, "card:sabotage")
    assert (sorted(discarded(table)), game_of(table).player(1).action_cards) == (["minelayers", "sabotage"], [])


# -- Moment of Triumph ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/moment_of_triumph")
@pytest.mark.parametrize("victim", ["flagship*1", "war_sun*2"])
def test_a_triumph_is_a_point_for_whoever_destroyed_the_great_ship(victim: str) -> None:
    """The opponent in that battle, not its loser and not somebody else; the point comes at once."""
    everybody = {f"seat_{seat}": "moment_of_triumph" for seat in range(3)}
    table = fight(deal(fleets("3 cruiser", victim), **everybody), 10, 10, 10, *[1] * 20)
    assert [asks(table, seat) for seat in range(3)] == ["units_destroyed", "", ""]
    say(table, 0, "card:moment_of_triumph")
    assert [game_of(table).victory.points(seat) for seat in range(3)] == [1, 0, 0]


@pytest.mark.content("sa17:action/moment_of_triumph")
def test_a_dreadnought_is_no_triumph() -> None:
    """A Flagship or a War Sun only."""
    table = fight(fleets("3 cruiser", "dreadnought*1", seat_0="moment_of_triumph"), 10, 10, 10, *[1] * 20)
    assert table.over


# -- Morale Boost --------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/morale_boost")
def test_morale_lifts_one_round_and_saves_the_last_unit() -> None:
    """Before any round, also of an Invasion Combat: +1 in it, and one hit less where all would be lost."""
    game = armies("2 ground_force", "2 ground_force", seat_1="morale_boost", seat_2="morale_boost, recheck")
    table = invade(game, *[1] * 4, 8, 8, 7, 1, *[1] * 8)
    say(table, 1, "pass")
    say(table, 2, "pass")
    assert (asks(table, 1), asks(table, 2)) == ("before_round", "")
    say(table, 1, "card:morale_boost")
    say(table, 2, "pass")
    assert asks(table, 1) == "hits_scored"
    say(table, 1, next(key for key in offers(table, 1) if key.endswith("cancel_hit")))
    assert list(army(table, 1)) == units("ground_force")
    assert [needed for _, _, needed in rolled(table, 1)] == [8, 7, 8]


@pytest.mark.content("sa17:action/morale_boost")
def test_morale_cancels_nothing_while_somebody_would_be_left() -> None:
    """Only where the forces would be destroyed."""
    table = fight(fleets("2 cruiser", "2 cruiser", seat_0="morale_boost", seat_2="recheck"), 6, 1, 8, 1, *[1] * 20)
    say(table, 0, "card:morale_boost")
    say(table, 2, "pass")
    assert forces.count(ships(table, 0)) == 1
    assert forces.count(ships(table, 1)) == 1  # a 6 hits for a Cruiser


# -- Multiculturalism ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/multiculturalism")
def test_a_borrowed_ability_lasts_a_round_and_is_never_that_of_floating_docks() -> None:
    """One ability of an opponent's race, which he keeps; not Saar's docks in space, and no Flagship's."""
    game = planning(dealt((0, "multiculturalism")))
    become(game, 1, "saar")
    become(game, 2, "yssaril")
    table = at(game, STRATEGY_PHASE_BEGINS, 0)
    say(table, 2, "pass")
    say(table, 0, "card:multiculturalism")
    keys = {f"ability:{effect.id}": effect.key for effect in game_of(table).state.effects}
    lent = [keys[key] for key in offers(table, 0)]
    assert lent == ["saar_scavenge", "saar_no_home_penalty", *game.content.races["yssaril"].abilities]
    say(table, 0, offers(table, 0)[lent.index("yssaril_no_hand_limit")])
    owners = [effect.owner for effect in game_of(table).state.effects if effect.key == "yssaril_no_hand_limit"]
    assert owners == [2, 0]
    after = round_over(game_of(table))
    assert [effect.owner for effect in after.state.effects if effect.key == "yssaril_no_hand_limit"] == [2]


@pytest.mark.content("sa17:action/multiculturalism", "sa17:action/cultural_crisis")
def test_nothing_is_borrowed_from_a_race_in_crisis() -> None:
    """An ability that an opponent has: one in a Cultural Crisis has none."""
    game = planning(dealt((0, "multiculturalism")))
    become(game, 1, "saar")
    become(game, 2, "yssaril")
    game.begin_effect("cultural_crisis", 2, "card", until="round", target=2)
    table = at(game, STRATEGY_PHASE_BEGINS, 0)
    say(table, 0, "card:multiculturalism")
    keys = {f"ability:{effect.id}": effect.key for effect in game_of(table).state.effects}
    assert [keys[key] for key in offers(table, 0)] == ["saar_scavenge", "saar_no_home_penalty"]


@pytest.mark.content("sa17:action/multiculturalism")
def test_nobody_borrows_abilities_in_the_action_phase() -> None:
    """At any time of the Strategy Phase, and no other."""
    game = dealt((0, "multiculturalism"))
    become(game, 1, "yssaril")
    assert offered(game, TURN_ENDS, 0) == []


# -- Navigation Beacon ---------------------------------------------------------------------------------------------------


def beacon() -> Game:
    """A beacon of the first player in Wellon's system; Dreadnoughts and a Carrier at home."""
    game = ready(seat_0="navigation_beacon")
    put(game, 0, HOME, "2 dreadnought, carrier, ground_force")
    return game_of(acts(game, "navigation_beacon", f"system:{NEAR}"))


@pytest.mark.content("sa17:action/navigation_beacon")
def test_a_beacon_takes_two_ships_further_and_nobody_lands_on_a_foes_planet() -> None:
    """In an action next to it, for giving up hostile acts: two ships that pass it move one further."""
    game = beacon()
    hold(game, 1, "vefut_ii")
    table = activate(game, Hex("1,-1"))
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("beacon")))
    through(table, "move")
    say(table, 0, "ship:0,-2:carrier", "load:system:0,-2:ground_force", "ship:0,-2:dreadnought")
    assert not [key for key in offers(table, 0) if key.startswith("ship:")]
    say(table, 0, "done")
    assert asks(through(table, "action", "landing"), 0) == ""
    assert sorted(group.kind for group in ships(table, 0, Hex("1,-1"))) == ["carrier", "dreadnought", "ground_force"]


@pytest.mark.content("sa17:action/navigation_beacon")
def test_a_beacon_is_its_players_and_gone_with_the_round() -> None:
    """Refused, nothing moves further; not in systems that are not next to it; not for others; one round."""
    game = beacon()
    table = activate(copy_of(game), Hex("1,-1"))
    say(table, 0, "pass")
    through(table, "move", "action")
    assert asks(table, 0) == ""  # nothing can come
    assert asks(through(activate(copy_of(game), Hex("1,0")), "after_activation", "action"), 0) == ""
    assert asks(through(activate(copy_of(game), CENTRE, seat=1), "after_activation", "action"), 1) != "after_activation"
    over = round_over(game)
    assert over.state.action_deck.discard == ["navigation_beacon"]
    assert asks(through(activate(over, Hex("1,-1")), "after_activation", "action"), 0) == ""


@pytest.mark.content("sa17:action/navigation_beacon")
def test_who_gave_up_hostile_acts_sails_into_no_enemy() -> None:
    """The way ends where an enemy ship is: nothing may move."""
    game = beacon()
    put(game, 0, NEAR, "cruiser")
    put(game, 1, CENTRE, "cruiser")
    table = activate(game, CENTRE)
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("beacon")))
    through(table, "move", "action")
    assert asks(table, 0) != "move" or offers(table, 0) == ["done"]


@pytest.mark.content("sa17:action/navigation_beacon")
@pytest.mark.rule("SA17-NOM-07")
def test_ships_of_nobodys_are_no_matter_of_hostile_acts() -> None:
    """No agreement is broken by fighting them."""
    game = beacon()
    put(game, NEUTRAL, Hex("1,-1"), "cruiser")
    table = activate(game, Hex("1,-1"))
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("beacon")))
    through(table, "move", "action")
    assert "ship:0,-2:dreadnought+navigation_beacon" in offers(table, 0)


# -- Opening the Black Box -----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/opening_the_black_box")
def test_each_red_planet_exhausted_opens_one_red_technology_for_the_round() -> None:
    """Refreshed planets of one's own with a red specialty; any red technology, whatever it needs; gone with the round."""
    game = dealt((0, "opening_the_black_box"))
    hold(game, 0, "vefut_ii", "lor", "tequran", "mehar_xull")
    hold(game, 1, "coorneeq")
    game.board.exhaust(PlanetId("tequran"), "test")
    table = at(game, STRATEGY_PHASE_BEGINS, 0)
    say(table, 0, "card:opening_the_black_box")
    assert sorted(offers(table, 0)) == ["no", "planet:lor", "planet:vefut_ii"]
    say(table, 0, "planet:lor")
    red = sorted(name for name, technology in game.content.technologies.items() if technology.colour == "red")
    assert sorted(offers(table, 0)) == red
    say(table, 0, "graviton_negator", "no")
    after = game_of(table)
    assert [after.board.planet(PlanetId(name)).exhausted for name in ("lor", "vefut_ii")] == [True, False]
    assert after.player(0).technologies == []
    assert [effect.key for effect in after.state.effects] == ["graviton_negator"]
    assert round_over(after).state.effects == ()


# -- Overrun -------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/overrun")
def test_two_ground_forces_of_the_defender_are_overrun_and_no_shock_troop() -> None:
    """Two of them, or as many as there are; Shock Troops stay."""
    for garrison, left in (
        ("3 ground_force, shock_troop", "ground_force, shock_troop"),
        ("ground_force, 2 shock_troop", "2 shock_troop"),
    ):
        table = invade(armies("mechanized_unit", garrison, seat_0="overrun", seat_1="overrun"), *[1] * 40)
        assert (asks(table, 0), asks(table, 1)) == ("before_round", "")
        say(table, 0, "card:overrun")
        assert list(army(table, 1)) == units(left)


@pytest.mark.content("sa17:action/overrun")
@pytest.mark.parametrize(
    ("landed", "garrison"), [("3 ground_force", "3 ground_force"), ("2 mechanized_unit", "3 ground_force, pds")]
)
def test_nobody_is_overrun_without_armor_or_beside_a_pds(landed: str, garrison: str) -> None:
    """With Armor of one's own, and no enemy PDS."""
    table = invade(armies(landed, garrison, seat_0="overrun"), *[1] * 60)
    while table.pending:
        assert asks(table, 0) == "casualty"
        say(table, 0, offers(table, 0)[0])


# -- Paramagnetic Space Mines --------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/paramagnetic_space_mines")
def test_paramagnetic_mines_hit_on_six_and_roll_for_every_fighter_too() -> None:
    """The owner of the mine alone; +2 on every roll; one more die for each Fighter aboard."""
    everybody = {f"seat_{seat}": "paramagnetic_space_mines" for seat in range(3)}
    game = deal(ready(), **everybody)
    game.state.mines = [Mine(border(CENTRE, NEAR), 1)]
    put(game, 0, NEAR, "carrier, 3 fighter")
    table = through(activate(game, CENTRE, 5, 6, 5, 10), "move")
    say(table, 0, "ship:0,-1:carrier", *["load:system:0,-1:fighter"] * 3, "done")
    assert [asks(table, seat) for seat in range(3)] == ["", "mines_crossed", ""]
    say(table, 1, "card:paramagnetic_space_mines")
    assert [(sorted(faces), needed) for _, faces, needed in rolled(table, 0)] == [([5], 6), ([5, 6, 10], 6)]
    assert list(ships(table, 0, CENTRE)) == units("carrier, fighter")


# -- A Path in the Dust --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/a_path_in_the_dust")
def test_a_path_leads_three_ships_with_cargo_through_special_systems() -> None:
    """Three ships of this turn cross an Asteroid Field; the fourth does not, and enemies are no Special System."""
    game = ready({"0,-1": "asteroid_field_base", "1,-2": "supernova_base"}, seat_0="a_path_in_the_dust")
    put(game, 0, HOME, "4 cruiser")
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, "card:a_path_in_the_dust", "activate:0,0")
    through(table, "move")
    say(table, 0, *["ship:0,-2:cruiser"] * 3)
    assert not [key for key in offers(table, 0) if key.startswith("ship:")]


@pytest.mark.content("sa17:action/a_path_in_the_dust")
def test_a_path_through_a_rift_needs_no_die_and_not_in_others_turns() -> None:
    """A Rift stops nobody on it; without the card its die is rolled."""
    for answer, ship, dice in (("card:a_path_in_the_dust", "+a_path_in_the_dust", 0), ("pass", "", 1)):
        game = ready({"0,-1": "gravity_rift", "1,-1": "supernova_base", "-1,0": "supernova_base"}, seat_0="a_path_in_the_dust")
        deal(game, seat_1="a_path_in_the_dust")
        put(game, 0, HOME, "cruiser")
        table = play(game, Step("action_phase.turn", 0), dice=[1])
        assert asks(table, 1) == ""
        say(table, 0, answer, "activate:0,0")
        through(table, "move")
        say(table, 0, f"ship:0,-2:cruiser{ship}", "done")
        assert len(rolled(table, 0, "gravity_rift")) == dice
        assert forces.count(ships(table, 0, CENTRE)) == 1 - dice


# -- Patrol --------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/patrol")
def test_a_patrol_leaves_an_activated_system_and_activates_where_it_goes() -> None:
    """Two Cruisers or Destroyers, one system each, not where enemy ships are; counters from the reinforcements."""
    game = ready(seat_0="patrol")
    put(game, 0, NEAR, "2 cruiser, destroyer, carrier, dreadnought")
    put(game, 1, CENTRE, "carrier")
    game.board.lay_counter(0, NEAR, "pool")
    table = acts(game, "patrol")
    assert {key.split(":")[2].split(">")[0] for key in offers(table, 0) if key.startswith("ship:")} == {"cruiser", "destroyer"}
    assert not [key for key in offers(table, 0) if key.endswith(">0,0")]
    say(table, 0, "ship:0,-1:cruiser>1,-1", "ship:0,-1:destroyer>-1,0")
    assert not [key for key in offers(table, 0) if key.startswith("ship:")]
    say(table, 0, "done")
    board = game_of(table).board
    assert [0 in board.system(Hex(place)).counters for place in ("1,-1", "-1,0")] == [True, True]
    assert counters(table, 0) == (2, 2, 6)


@pytest.mark.content("sa17:action/patrol")
def test_other_ships_do_not_patrol() -> None:
    """Cruisers and Destroyers."""
    game = ready(seat_0="patrol")
    put(game, 0, HOME, "carrier, dreadnought, 2 fighter")
    assert actions(game) == []


# -- Pincer Maneuver -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/pincer_maneuver")
def test_pincers_hold_the_opponent_the_whole_battle_and_nobody_else() -> None:
    """Either party, before any dice; the other one announces no retreat in any round; its player may."""
    game = fleets("2 cruiser", "2 cruiser", seat_1="pincer_maneuver", seat_2="pincer_maneuver, recheck", ruleset="sa17")
    table = fight(game, *[1] * 40)
    assert (asks(table, 1), asks(table, 2)) == ("before_battle", "")
    say(table, 1, "card:pincer_maneuver")
    asked = []
    for _ in range(12):
        ask = table.pending[0]
        asked.append((ask.seat, ask.name))
        say(table, ask.seat, next(key for key in ("no", "pass") if key in offers(table, ask.seat)))
    assert (1, "retreat") in asked
    assert (0, "retreat") not in asked
    assert rolled(table, 0)[1:]  # more than one round was fought


# -- Plague --------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/plague")
@pytest.mark.rule("SA17-NOM-02")
def test_plague_spares_shock_troops_and_armor_once_ten_units_are_left() -> None:
    """At home too: first the owner gives up units of any kind beyond ten, then a die for each Ground Force alone."""
    game = dealt((0, "plague"))
    put(game, 1, "arc_prime", "8 ground_force, 2 shock_troop, 2 mechanized_unit")
    table = acts(game, "plague", dice=[6, 10, 5, 5, 5, 5, 5, 5, 10, 10])
    assert sorted(offers(table, 1)) == ["destroy:ground_force", "destroy:mechanized_unit", "destroy:shock_troop"]
    say(table, 1, "destroy:shock_troop", "destroy:mechanized_unit")
    assert list(army(table, 1, "arc_prime")) == units("6 ground_force, shock_troop, mechanized_unit")
    assert len(rolled(table, 0, "plague")[0][1]) == 8


@pytest.mark.content("sa17:action/plague")
def test_a_plagued_planet_stays_its_owners() -> None:
    """Though everybody on it is dead; only planets of opponents are chosen."""
    game = dealt((0, "plague"))
    put(game, 0, "jord", "ground_force")
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "2 ground_force")
    table = acts(game, "plague", dice=[6, 6])
    assert (list(army(table, 1, "wellon")), game_of(table).board.planet(PlanetId("wellon")).owner) == ([], 1)


# -- Planted Explosives --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/planted_explosives")
def test_explosives_hit_only_what_their_ship_carries() -> None:
    """After an opponent's movement, on one ship that moved: two hits on its ground units, the active player's to assign."""
    game = ready(seat_0="planted_explosives", seat_1="planted_explosives")
    put(game, 0, NEAR, "2 carrier, ground_force, 2 mechanized_unit")
    table = through(activate(game, CENTRE), "move")
    say(table, 0, "ship:0,-1:carrier", *["load:system:0,-1:mechanized_unit"] * 2)
    say(table, 0, "ship:0,-1:carrier", "load:system:0,-1:ground_force", "done")
    assert (asks(table, 0), asks(table, 1)) == ("", "after_movement")
    say(table, 1, "card:planted_explosives", "ship:0")
    assert sorted(offers(table, 0)) == ["destroy:mechanized_unit", "sustain:mechanized_unit"]
    say(table, 0, "sustain:mechanized_unit", "sustain:mechanized_unit")
    assert sum(g.damage * g.count for g in ships(table, 0, CENTRE)) == 2


@pytest.mark.content("sa17:action/planted_explosives")
def test_there_is_nothing_to_blow_up_where_no_ground_unit_was_carried() -> None:
    """Ships without ground units, and units that were there before, are safe."""
    game = ready(seat_1="planted_explosives")
    put(game, 0, NEAR, "cruiser")
    put(game, 0, CENTRE, "carrier, 2 ground_force")
    table = through(activate(game, CENTRE), "move")
    say(table, 0, "ship:0,-1:cruiser", "done")
    assert asks(table, 1) == ""


@pytest.mark.content("sa17:action/planted_explosives")
def test_nothing_explodes_in_a_transfer_action() -> None:
    """Only an opponent's Tactical Action."""
    for kind, asked in (("tactical", ["planted_explosives"]), ("transfer", [])):
        game = ready(seat_1="planted_explosives")
        put(game, 0, CENTRE, "carrier, ground_force")
        carrier = Ship("carrier", 0, "", (NEAR, CENTRE), ((on_planet(PlanetId("jord")), "ground_force", 1),))
        game.state.action = Action(0, kind, CENTRE, moves=[carrier])
        assert offered(game, AFTER_MOVEMENT, At(0, CENTRE), 1) == asked


# -- Policy Paralysis ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/policy_paralysis")
def test_paralysis_stops_secondaries_that_cost_a_counter_and_no_others() -> None:
    """Another player's Strategy Card; the primary goes on; Leadership's secondary costs no counter, and stays."""
    asked = {}
    for card in ("production", "leadership"):
        other = {"production": "leadership", "leadership": "production"}[card]
        game = holding("sa17", {card: 0, other: 1, "bureaucracy": 2})
        for seat in range(2):
            game.player(seat).action_cards = [CardId("policy_paralysis")]
        for seat, planet in ((1, "arc_prime"), (2, "arretze")):
            put(game, seat, planet, "space_dock")
            game.player(seat).trade_goods = 9
        table = plays(game, card)
        assert (asks(table, 0), asks(table, 1)) == ("", "strategy_card_played")
        say(table, 1, "card:policy_paralysis")
        through(table, "secondary")
        asked[card] = [ask.name for ask in table.pending]
        assert "strategyplayed" in told(table)
    assert asked == {"production": [], "leadership": ["secondary"]}


# -- Political Coup ------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/political_coup")
@pytest.mark.parametrize(("vote", "laws"), [("for", ["fleet_regulations"]), ("against", [])])
def test_a_law_is_put_to_the_vote_at_once(vote: str, laws: list[str]) -> None:
    """As an action: a law in effect, with the votes everybody has now; it falls if it is voted down."""
    game = dealt((0, "political_coup"))
    game.state.laws = [Law(CardId("fleet_regulations"))]
    table = acts(game, "political_coup", "card:fleet_regulations")
    assert [asks(table, seat) for seat in range(3)] == ["ballot"] * 3
    for seat in range(3):
        say(table, seat, vote)
    through(table, "action")
    assert [law.card for law in game_of(table).state.laws] == laws


@pytest.mark.content("sa17:action/political_coup")
def test_the_voice_of_the_council_is_always_there_to_vote_on() -> None:
    """The law or the Voice; without a law only the Voice, and it goes to whom the votes name."""
    table = acts(dealt((0, "political_coup")), "political_coup")
    for seat in range(3):
        say(table, seat, "player:2")
    through(table, "action")
    assert game_of(table).state.titles == {"voice_of_the_council": 2}


# -- Political Hold ------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/political_hold")
def test_a_held_system_votes_for_the_holder() -> None:
    """Before votes are opened: the votes of one system's planets change sides on one agenda; no Mecatol Rex, no Home."""
    game = council((1, "bribery"), (2, "political_hold"), ruleset="sa17")
    hold(game, 1, "arnor", "lor", "mecatol_rex")
    for seat in range(3):
        give_votes(game, seat, 9)
    table = assembly(game)
    abstains(table, 0)
    write(table, 1, "against", "against", "none", "votes:7")
    write(table, 2, "for", "for", "none", "votes:8")
    say(table, 2, "card:political_hold")
    assert sorted(offers(table, 2)) == ["card:arms_reduction", "card:core_stability", "card:fleet_regulations"]
    say(table, 2, "card:arms_reduction", "for")
    assert ballots(table) == {1: 7 - 3, 2: 8 + 3}


@pytest.mark.content("sa17:action/political_hold")
def test_no_more_votes_are_held_than_were_placed() -> None:
    """On another agenda they had placed less; whoever has not voted on it names the outcome."""
    game = council((0, "political_hold"), (1, "bribery"), ruleset="sa17")
    hold(game, 1, "arnor", "lor")
    for seat in range(3):
        give_votes(game, seat, 9)
    table = assembly(game)
    abstains(table, 0)
    write(table, 1, "against", "against", "none", "votes:2")
    abstains(table, 2)
    say(table, 0, "card:political_hold", "card:arms_reduction", "for")
    assert ballots(table) == {0: 2, 1: 0}


# -- Pre-emptive Evac ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/pre_emptive_evac")
def test_the_defender_leaves_with_his_pds_and_his_dock_is_destroyed() -> None:
    """Ground units and PDS go to another own planet in the system or next to it; a dock left behind is not captured."""
    game = armies(
        "2 shock_troop, ground_force", "2 ground_force, pds, space_dock", seat_0="pre_emptive_evac", seat_1="pre_emptive_evac"
    )
    hold(game, 1, "thibah", "wellon")
    table = through(invade(game, *[1] * 40), "before_battle")
    assert (asks(table, 0), asks(table, 1)) == ("", "before_battle")
    say(table, 1, "card:pre_emptive_evac")
    assert sorted(offers(table, 1)) == ["planet:arc_prime", "planet:thibah", "planet:wren_terra"]
    say(table, 1, "planet:thibah")
    through(table)
    assert list(army(table, 1, "thibah")) == units("2 ground_force, pds")
    assert list(army(table, 0)) == units("ground_force, 2 shock_troop")
    assert game_of(table).board.planet(PlanetId("arnor")).owner == 0


@pytest.mark.content("sa17:action/pre_emptive_evac")
def test_nobody_evacuates_without_a_refuge_near_by() -> None:
    """The same system or the next one; elsewhere is too far."""
    game = armies("ground_force", "2 ground_force", seat_1="pre_emptive_evac")
    for planet in ("arc_prime", "wren_terra"):
        hold(game, 2, planet)
    hold(game, 1, "wellon")
    table = invade(game, *[1] * 40, 10)
    assert not table.pending


# -- Privateers ----------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/privateers")
@pytest.mark.parametrize(("theirs", "left", "mine"), [(5, 2, 2), (4, 2, 1), (1, 0, 0)])
def test_privateers_take_half_and_cost_one(theirs: int, left: int, mine: int) -> None:
    """Half rounded up of one opponent's goods, then one of the own is discarded."""
    game = dealt((0, "privateers"))
    game.player(1).trade_goods, game.player(2).trade_goods = theirs, 9
    table = acts(game, "privateers", "player:1")
    assert [game_of(table).player(seat).trade_goods for seat in range(3)] == [mine, left, 9]


def test_where_these_scenes_of_military_cards_are() -> None:
    """The places that are named above."""
    game = new_game(RULES, 3)
    assert game.board.home(0) == HOME
    assert [game.board.system_of(PlanetId(name)) for name in ("wellon", "thibah")] == [NEAR, HERE]
