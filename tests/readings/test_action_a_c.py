"""Action Cards from Advanced Interrogation Techniques to Cut Supply Lines, read a second time from their print alone."""

from __future__ import annotations

import pytest
from balloting import abstains, assembly, ballots, council, write
from dealing import FAR, NEAR, actions, acts, anytime, at, dealt, offered, through
from races.racing import become
from skirmish import (
    EAST,
    HERE,
    RULES,
    SOUTH,
    WORLD,
    acting,
    armies,
    army,
    deal,
    fight,
    finish,
    fleets,
    invade,
    rolled,
    ships,
    until,
)
from strategic import exhaust, holding, plays
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards, units
from trial import give

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.moments import PLAYER_PASSES, STRATEGY_PHASE_BEGINS
from mecatol.rules.state import Action, CardId, Leader, Place, PlanetId, Seat

HOME = Hex("0,-2")  # of the first player


# -- Advanced Interrogation Techniques -----------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/advanced_interrogation_techniques")
def test_interrogation_shows_both_hands_and_takes_a_political_card() -> None:
    """As an action, with a captive: all Action and Political Cards of its owner are seen; one of either kind may be taken."""
    game = dealt((0, "advanced_interrogation_techniques"), (1, "plague"))
    game.player(1).political_cards = [CardId("code_of_honor")]
    game.player(1).secret_objectives = [CardId("explorer")]
    game.state.leaders = (Leader("general", "general", 1, Place("planet:jord"), captor=0),)
    table = acts(game, "advanced_interrogation_techniques")
    assert sorted(offers(table, 0)) == ["hand", "objective"]
    say(table, 0, "hand")
    assert game_of(table).state.known == {"plague": [0], "code_of_honor": [0]}
    assert sorted(offers(table, 0)) == ["action:plague", "no", "political:code_of_honor"]
    say(table, 0, "political:code_of_honor")
    assert game_of(table).player(0).political_cards == ["code_of_honor"]
    assert game_of(table).player(1).action_cards == ["plague"]


@pytest.mark.content("sa17:action/advanced_interrogation_techniques")
def test_who_holds_two_secret_objectives_picks_the_one_that_is_seen() -> None:
    """One Secret Objective is inspected, and the ability affects the one its holder names."""
    game = dealt((0, "advanced_interrogation_techniques"))
    game.player(1).secret_objectives = [CardId("explorer"), CardId("ruthless")]
    game.state.leaders = (Leader("general", "general", 1, Place("planet:jord"), captor=0),)
    table = acts(game, "advanced_interrogation_techniques", "objective")
    say(table, 1, "card:ruthless")
    assert game_of(table).state.known == {"ruthless": [0]}


@pytest.mark.content("sa17:action/advanced_interrogation_techniques")
def test_nobody_is_interrogated_but_the_owner_of_an_own_captive() -> None:
    """A captive of somebody else, and an own leader in captivity, are of no use."""
    game = dealt((0, "advanced_interrogation_techniques"), (1, "plague"), (2, "patrol"))
    game.state.leaders = (
        Leader("general", "general", 1, Place("planet:jord"), captor=2),
        Leader("admiral", "admiral", 0, Place("planet:jord"), captor=1),
    )
    assert actions(game) == []


# -- Advanced Reinforcements ---------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/advanced_reinforcements")
def test_reinforcements_arrive_on_any_own_planet_and_no_other() -> None:
    """One planet that one controls, at home or not, exhausted or not; for nothing."""
    game = dealt((0, "advanced_reinforcements"))
    hold(game, 0, "wellon")
    hold(game, 1, "tarmann")
    exhaust(game, 0)
    table = acts(game, "advanced_reinforcements")
    assert sorted(offers(table, 0)) == ["planet:jord", "planet:wellon"]
    say(table, 0, "planet:jord", "armor")
    assert list(game_of(table).board.units(0, Place("planet:jord"))) == units("mechanized_unit")


# -- Alien Technology ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/alien_technology")
@pytest.mark.parametrize("bought", ["antimass_deflectors", "hylar_v_assault_laser"])
def test_every_specialty_lowers_the_price_of_alien_technology(bought: str) -> None:
    """Eight resources, less one for each specialty of whatever colour."""
    game = dealt((0, "alien_technology"))
    exhaust(game, 0)
    hold(game, 0, "mehar_xull", "vefut_ii")
    game.player(0).trade_goods = 8 - 2 - game.economy.available_resources(0)
    specialties = sum(len(game.board.printed_planet(PlanetId(planet)).specialties) for planet in ("mehar_xull", "vefut_ii"))
    assert specialties == 2
    table = acts(game, "alien_technology", bought)
    through(table, "action")
    assert game_of(table).player(0).technologies == [bought]
    assert game_of(table).player(0).trade_goods == 0


@pytest.mark.content("sa17:action/alien_technology")
def test_alien_technology_may_be_left_alone() -> None:
    """It is a "may": whoever has played it need not buy."""
    game = dealt((0, "alien_technology"))
    game.player(0).trade_goods = 9
    table = acts(game, "alien_technology", "no")
    assert (game_of(table).player(0).technologies, game_of(table).player(0).trade_goods) == ([], 9)


# -- Ancillary Workforce -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/ancillary_workforce")
def test_a_workforce_is_hired_when_the_production_card_builds_too() -> None:
    """Whenever one produces at a dock, so also with a Strategy Card; any amount of influence."""
    game = holding("sa17", {"production": 0, "leadership": 1, "bureaucracy": 2})
    put(game, 0, "jord", "space_dock")
    game.player(0).action_cards = [CardId("ancillary_workforce")]
    game.player(0).trade_goods = 9
    table = plays(game, "production")
    for _ in range(9):
        if asks(table, 0) == "before_production":
            break
        say(table, 0, next((key for key in offers(table, 0) if "jord" in key or "0,-2" in key), offers(table, 0)[0]))
    assert asks(table, 0) == "before_production"
    say(table, 0, "card:ancillary_workforce")
    assert offers(table, 0)[-1] == str(game.economy.available_influence(0))


# -- Anti-matter Smart Bombs ---------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/anti_matter_smart_bombs")
def test_smart_bombs_are_a_die_for_each_ship_not_for_each_die() -> None:
    """Each bombarding ship that is no Fighter rolls one die more: a War Sun with its technology four instead of three."""
    game = armies("", "4 ground_force", "war_sun, dreadnought", seat_0="anti_matter_smart_bombs")
    give(game, 0, "war_sun")
    table = invade(game, *[1] * 6, steps=("bombardment.begin",))
    say(table, 0, "bombard:arnor:war_sun", "bombard:arnor:dreadnought", "done", "card:anti_matter_smart_bombs")
    dice = [(kind, len(faces)) for kind, faces, _ in rolled(table, 0, "bombardment")]
    assert sorted(dice) == [("dreadnought", 2), ("war_sun", 4)]


@pytest.mark.content("sa17:action/anti_matter_smart_bombs")
def test_smart_bombs_are_not_for_the_bombarded() -> None:
    """Only whoever bombards plays them."""
    game = armies("", "ground_force", "dreadnought", seat_1="anti_matter_smart_bombs", seat_2="anti_matter_smart_bombs")
    table = invade(game, 1, steps=("bombardment.begin",))
    say(table, 0, "bombard:arnor:dreadnought", "done")
    assert table.over


# -- Armistice -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/armistice")
def test_an_armistice_in_a_home_system_is_its_owners_to_allow() -> None:
    """Where one has planets or units, outside of Home Systems, those with leave of their owners excepted."""
    game = dealt((0, "armistice"))
    put(game, 0, game.board.home(1), "cruiser")
    table = acts(game, "armistice", "player:2", f"system:{game.board.home(1)}")
    assert asks(table, 1)
    say(table, 1, "no")
    assert game_of(table).tactical.may_activate(2, game.board.home(1)).allowed
    assert game_of(table).tactical.may_activate(0, game.board.home(1)).allowed


@pytest.mark.content("sa17:action/armistice")
def test_units_on_a_strange_planet_are_enough_for_an_armistice() -> None:
    """Units count as well as planets; systems of others alone do not."""
    game = dealt((0, "armistice"))
    put(game, 0, "0,1", "destroyer")
    hold(game, 1, "wellon")
    table = acts(game, "armistice", "player:1")
    assert "system:0,-1" not in offers(table, 0)
    say(table, 0, "system:0,1")
    assert not game_of(table).tactical.may_activate(1, FAR).allowed


# -- Asteroid Base -------------------------------------------------------------------------------------------------------


def based(tile: str, *ways: str, seat: Seat = 0) -> Table:
    """The first player's Cruiser moves into a system next to his home; a player has the card."""
    game = new_game(RULES, 3, tiles={NEAR: tile})
    for player in game.state.players:
        player.fleet = 6
    deal(game, **{f"seat_{seat}": "asteroid_base"})
    game.begin_scope("turn")
    game.begin_scope("action")
    game.state.action = Action(0, "tactical", NEAR)
    game.board.lay_counter(0, NEAR, "pool")
    put(game, 0, HOME, "cruiser")
    table = play(game, Step("movement.move", 0, NEAR), Step("tactical.end", 0, NEAR))
    return say(table, 0, f"ship:{HOME}:cruiser", "done", *ways)


@pytest.mark.content("sa17:action/asteroid_base")
@pytest.mark.parametrize("tile", ["empty_base", "nebula_base", "ion_storm"])
def test_a_base_is_built_in_voids_nebulae_and_ion_storms(tile: str) -> None:
    """After one has moved ships into a Void, a Nebula or an Ion Storm, a dock in space."""
    table = based(tile, "card:asteroid_base")
    assert forces.count(ships(table, 0, NEAR), "space_dock") == 1


@pytest.mark.content("sa17:action/asteroid_base")
def test_others_build_no_base_where_somebody_else_has_moved() -> None:
    """After *you* have moved ships."""
    assert based("empty_base", seat=1).over


@pytest.mark.content("sa17:action/asteroid_base")
def test_the_cannon_of_a_base_reaches_the_next_system() -> None:
    """It has a Deep Space Cannon of six, so it fires into adjacent systems."""
    game = acting(new_game(RULES, 3, tiles={NEAR: "empty_base"}), Hex("0,0"))
    game.begin_effect("asteroid_base", 1, "card", where=f"system:{NEAR}")
    put(game, 1, NEAR, "space_dock")
    put(game, 0, "0,0", "2 cruiser")
    table = play(game, Step("space_cannon.fire", 0, "0,0"), dice=[6])
    assert asks(table, 1) == "space_cannon"
    say(table, 1, "fire:0")
    assert list(ships(table, 0, Hex("0,0"))) == units("cruiser")


@pytest.mark.content("sa17:action/asteroid_base")
def test_a_base_is_lost_whenever_any_action_ends_among_enemy_ships() -> None:
    """Not only Tactical Actions: any action that ends while enemy ships are there."""
    game = dealt((2, "command_summit"), tiles={"0,-1": "empty_base"})
    game.begin_effect("asteroid_base", 1, "card", where=f"system:{NEAR}")
    put(game, 1, NEAR, "space_dock")
    put(game, 0, NEAR, "cruiser")
    table = acts(game, "command_summit", seat=2)
    through(table, "action")
    assert game_of(table).board.docks_of(1) == []


# -- A Beacon of Hope ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/a_beacon_of_hope")
def test_an_attacker_lights_no_beacon() -> None:
    """For a battle lost as the defender; whoever attacked has none."""
    game = fleets("cruiser", "dreadnought", seat_0="a_beacon_of_hope")
    put(game, 0, "-1,1", "flagship")
    assert finish(fight(game, 1, 5, 1)).over
    assert game.player(0).action_cards == ["a_beacon_of_hope"]


@pytest.mark.content("sa17:action/a_beacon_of_hope")
def test_a_flagship_lost_in_the_battle_comes_to_nobodys_help() -> None:
    """The Flagship must be on the board when the battle is lost."""
    game = fleets("war_sun", "flagship*1", seat_1="a_beacon_of_hope", seat_2="recheck")
    table = fight(game, *[10] * 3, *[1] * 9)
    say(table, 2, "pass")
    assert asks(table, 1) != "battle_decided"


# -- Billion Year Particle Storm -----------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/billion_year_particle_storm")
def test_a_storm_strikes_three_players_at_most_oneself_among_them() -> None:
    """Up to three fleets of different players; own ones may be meant; ten Fighters stay; mines hit on an eight."""
    game = dealt((0, "billion_year_particle_storm"), seats=4)
    put(game, 0, "1,0", "2 carrier, 12 fighter")
    put(game, 1, NEAR, "cruiser")
    put(game, 1, FAR, "cruiser")
    put(game, 2, "0,0", "cruiser")
    put(game, 3, "-1,0", "cruiser")
    game.state.rng.script("dice", tuple(face - 1 for face in (7, 7, 8, 7)))
    table = at(game, PLAYER_PASSES, 0)
    say(table, 0, "card:billion_year_particle_storm")
    assert "fleet:0:1,0" in offers(table, 0)
    say(table, 0, "fleet:0:1,0", "fleet:1:0,-1")
    assert not [key for key in offers(table, 0) if key.startswith(("fleet:0", "fleet:1"))]
    say(table, 0, "fleet:2:0,0")
    through(table)
    board = game_of(table).board
    assert forces.count(board.ships(0, Hex("1,0")), "fighter") == 10
    assert [board.big_ships(1, NEAR), board.big_ships(2, Hex("0,0")), board.big_ships(3, Hex("-1,0"))] == [0, 1, 1]


@pytest.mark.content("sa17:action/billion_year_particle_storm")
def test_no_storm_when_somebody_else_passes() -> None:
    """When you pass, choosing so as your action."""
    game = dealt((0, "billion_year_particle_storm"))
    put(game, 1, NEAR, "cruiser")
    assert offered(game, PLAYER_PASSES, 1) == []


# -- Boarding Action -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/boarding_action")
def test_boarders_wait_for_the_first_round_and_no_other() -> None:
    """After the first combat round only."""
    game = fleets("2 carrier, 3 shock_troop", "2 cruiser", seat_0="boarding_action", seat_2="recheck")
    table = fight(game, *[1] * 20)
    say(table, 2, "pass")
    assert "card:boarding_action" in offers(table, 0)
    say(table, 0, "pass")
    say(table, 2, "pass")
    assert asks(table, 0) != "after_round"


@pytest.mark.content("sa17:action/boarding_action")
def test_without_shock_troops_nobody_boards() -> None:
    """The dice are those of Shock Troops that the fleet carries."""
    game = fleets("2 carrier, 3 ground_force", "2 cruiser", seat_0="boarding_action", seat_2="recheck")
    table = fight(game, *[1] * 8)
    say(table, 2, "pass")
    assert asks(table, 0) != "after_round"


@pytest.mark.content("sa17:action/boarding_action")
def test_a_lost_battle_brings_no_boarded_ships() -> None:
    """Each boarded ship is replaced by an own one only if the battle is won."""
    game = fleets("carrier, 3 shock_troop", "3 cruiser", seat_0="boarding_action")
    table = fight(game, 1, 1, 1, 1, 5, 1, 1, 1, 7, 7)
    say(table, 0, "card:boarding_action", "3", "unit:cruiser")
    finish(table)
    assert (ships(table, 0), forces.count(ships(table, 1), "cruiser")) == ((), 2)


@pytest.mark.content("sa17:action/boarding_action")
def test_boarders_rolls_are_combat_rolls() -> None:
    """What changes combat rolls changes them: the Jol-Nar roll one again."""
    game = fleets("2 carrier, 3 shock_troop", "2 cruiser", seat_0="boarding_action")
    become(game, 0, "jol_nar")
    table = fight(game, *[1] * 4, 5, 5, 5, 6, *[1] * 20)
    while "card:boarding_action" not in offers(table, 0):
        say(table, 0, "pass")
    say(table, 0, "card:boarding_action", "3")
    assert rolled(table, 0, "boarding") == [("shock_troop", [5, 5, 5], 6)]
    say(table, 0, next(key for key in offers(table, 0) if "again" in key))
    until(table, "board_ship", 0)


# -- Breakthrough! -------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/breakthrough")
def test_a_victory_before_the_first_round_breaks_through() -> None:
    """Won in pre-combat already, as the attacker."""
    game = fleets("2 destroyer", "fighter", seat_0="breakthrough")
    table = play(game, *(Step(name, 0, HERE) for name in ("space_battle.begin", "tactical.end")), dice=[9, 1, 1, 1])
    assert asks(table, 0) == "after_battle"
    before = game_of(table).board.reinforcements(0)
    say(table, 0, "card:breakthrough", f"system:{EAST}")
    assert list(ships(table, 0, EAST)) == units("2 destroyer")
    assert 0 in game_of(table).board.system(EAST).counters
    assert game_of(table).board.reinforcements(0) == before - 1


@pytest.mark.content("sa17:action/breakthrough")
def test_a_defender_does_not_break_through() -> None:
    """Only the attacker's victory counts."""
    assert finish(fight(fleets("fighter", "2 cruiser", seat_1="breakthrough"), 1, 7, 7)).over


# -- Bribery -------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/bribery")
def test_bribery_is_for_one_agenda() -> None:
    """After votes are revealed; a vote for a resource on that agenda until it is resolved, and on no later one."""
    game = council((0, "bribery"), ruleset="sa17")
    game.begin_scope("action")
    game.player(0).trade_goods = 6
    for planet in game.board.planets_of(0):
        game.board.exhaust(planet.id, "test")
    game.state.notes["bought:0"] = "8"
    table = assembly(game)
    write(table, 0, "for", "for", "for", "votes:3", "votes:3")
    abstains(table, 1)
    abstains(table, 2)
    say(table, 0, "card:bribery", "spend:2")
    assert ballots(table)[0] == 5
    through(table)
    assert game_of(table).player(0).trade_goods == 4


# -- Broadside Cross Fire ------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/broadside_cross_fire")
def test_no_broadside_in_the_first_round_nor_for_bystanders() -> None:
    """From the second round on, for participants."""
    game = fleets("2 cruiser", "2 dreadnought", seat_0="broadside_cross_fire", seat_2="broadside_cross_fire")
    table = fight(game, *[1] * 6, *[1] * 20)
    assert (asks(table, 0), asks(table, 2)) == ("before_round", "")
    assert game_of(table).board.battle.round == 2
    say(table, 0, "card:broadside_cross_fire")
    while asks(table, 0).startswith("broadside"):
        say(table, 0, "unit:cruiser")
    again = rolled(table, 0, "battle")[1]
    assert (again[0], len(again[1]), again[2]) == ("cruiser", 4, 8)


# -- Catastrophic Hit ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/catastrophic_hit")
def test_a_catastrophic_hit_finds_the_ship_that_has_retreated_too() -> None:
    """Still alive when the battle ends, however it ends: it is destroyed."""
    game = fleets("dreadnought, cruiser", "2 cruiser", seat_1="catastrophic_hit")
    game.board.lay_counter(0, SOUTH, "pool")
    table = fight(game, 1, 1, 1, 7, 1, *[1] * 5)
    say(table, 0, f"retreat:{SOUTH}", "sustain:dreadnought")
    say(table, 1, "card:catastrophic_hit")
    for _ in range(9):
        if table.over:
            break
        other = table.pending[0].seat
        keys = offers(table, other)
        say(table, other, next((key for key in keys if key.startswith("retreat:")), keys[0]))
    assert table.over
    assert list(ships(table, 0, SOUTH)) == units("cruiser")


@pytest.mark.content("sa17:action/catastrophic_hit")
def test_bystanders_and_undamaged_ships_have_no_catastrophe() -> None:
    """A participant plays it, when a ship has been damaged."""
    game = fleets("dreadnought", "2 cruiser", seat_1="catastrophic_hit", seat_2="catastrophic_hit")
    table = fight(game, 1, 1, 7, 1, *[1] * 8)
    say(table, 0, "sustain:dreadnought")
    assert (asks(table, 1), asks(table, 2)) == ("unit_damaged", "")


# -- Chemical Warfare ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/chemical_warfare")
def test_chemicals_kill_half_of_an_odd_number_rounded_up() -> None:
    """Two of three Ground Forces, the bombardment to follow."""
    game = armies("", "3 ground_force", "dreadnought", seat_0="chemical_warfare", seat_1="chemical_warfare")
    table = invade(game, 1, steps=("bombardment.begin",))
    say(table, 0, "bombard:arnor:dreadnought", "done", "card:chemical_warfare")
    assert list(army(table, 1)) == units("ground_force")
    assert len(rolled(table, 0, "bombardment")) == 1


# -- Civil Defense -------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/civil_defense")
def test_civil_defense_is_of_no_use_where_all_planets_are_full() -> None:
    """One planet; two PDS are the most that stand there."""
    game = dealt((0, "civil_defense"))
    put(game, 0, "jord", "2 pds")
    assert actions(game) == []


# -- Close Range Run-in --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/close_range_run_in")
def test_a_run_in_before_any_round_by_a_participant() -> None:
    """Before a round, not only the first; bystanders have no say; other ships fire as ever."""
    game = fleets("dreadnought, cruiser", "2 cruiser", seat_1="close_range_run_in", seat_2="close_range_run_in")
    table = fight(game, *[1] * 30)
    assert (asks(table, 1), asks(table, 2)) == ("before_round", "")
    say(table, 1, "pass")
    assert game_of(table).board.battle.round == 2
    say(table, 1, "card:close_range_run_in", "unit:dreadnought")
    second = [(kind, len(faces)) for kind, faces, _ in rolled(table, 0, "battle")[2:4]]
    assert sorted(second) == [("cruiser", 1), ("dreadnought", 1)]


# -- Coactive Operations -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/coactive_operations")
def test_a_strategic_action_may_be_followed_by_another_action() -> None:
    """At the end of one's action, whatever it was: one more before the turn is over."""
    game = dealt((0, "coactive_operations"), (0, "command_summit"), (1, "coactive_operations"))
    table = acts(game, "command_summit")
    assert (asks(table, 0), asks(table, 1)) == ("turn_ends", "")
    say(table, 0, "card:coactive_operations")
    assert asks(table, 0) == "action"


# -- Command Summit ------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/command_summit")
def test_a_summit_fills_the_command_pool_out_of_the_reinforcements() -> None:
    """One counter, added to the Command Pool."""
    game = dealt((0, "command_summit"))
    before = game.board.reinforcements(0)
    after = game_of(acts(game, "command_summit"))
    assert (after.player(0).pool, after.player(0).strategy, after.player(0).fleet) == (4, 2, 3)
    assert after.board.reinforcements(0) == before - 1


# -- Communications Breakdown --------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/communications_breakdown")
def test_cards_are_played_again_after_a_skipped_turn() -> None:
    """Nobody plays cards until one's next action; skipping that action counts as it."""
    game = dealt((0, "communications_breakdown"), (0, "critical_decision"), (1, "command_summit"))
    strategy_cards(game, {"leadership": 0, "diplomacy": 1, "warfare": 2})
    table = play(game, Step("action_phase.start"))
    say(table, 0, "card:critical_decision", "activate:0,-1", "card:communications_breakdown")
    through(table, "action")
    assert asks(table, 1) == "action"  # the first player's turn is skipped
    assert "component:card:command_summit" in offers(table, 1)


@pytest.mark.content("sa17:action/communications_breakdown")
def test_nobody_plays_cards_until_the_player_has_his_next_turn() -> None:
    """Everybody is bound, himself included, until his next action, also when he passes."""
    game = dealt((0, "communications_breakdown"), (0, "intel_operations"), (1, "command_summit"), (2, "disclosure"))
    strategy_cards(game, {"leadership": 0, "diplomacy": 1, "warfare": 2})
    game.state.strategy_cards = [type(c)(c.id, c.number, c.holder, True) for c in game.state.strategy_cards]
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, "activate:0,-1", "card:communications_breakdown")
    through(table, "action")
    assert asks(table, 1) == "action"
    assert not [key for key in offers(table, 1) if "card:" in key]
    assert anytime(game_of(table), 2) == []
    say(table, 1, "pass")
    say(table, 2, "pass")
    assert asks(table, 0) == "action"
    say(table, 0, "component:card:intel_operations")


# -- Concentrated Fire ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/concentrated_fire")
def test_a_miss_of_concentrated_fire_is_a_miss_and_the_next_round_is_as_ever() -> None:
    """One die for that ship in this round alone; the others fire as they do."""
    game = fleets("dreadnought, cruiser", "2 cruiser", seat_0="concentrated_fire")
    table = fight(game, *[1] * 4, *[1] * 40)
    say(table, 0, "card:concentrated_fire", "unit:dreadnought")
    dice = [(kind, len(faces)) for kind, faces, _ in rolled(table, 0, "battle")]
    assert sorted(dice[:2]) == [("cruiser", 1), ("dreadnought", 1)]
    assert sorted(dice[2:4]) == [("cruiser", 1), ("dreadnought", 2)]


# -- Corporate Sponsorship -----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/corporate_sponsorship")
def test_sponsors_pay_five_and_no_more() -> None:
    """Five resources for this purchase; the rest of the price is one's own."""
    game = holding("sa17", {"technology": 0, "leadership": 1, "bureaucracy": 2})
    game.player(1).action_cards = [CardId("corporate_sponsorship")]
    exhaust(game, 0, goods=9)
    table = plays(game, "technology")
    assert asks(table, 1) == ""  # not when others research


# -- Corridor of Tranquility ---------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/corridor_of_tranquility")
def test_a_corridor_leads_through_a_supernova_for_everybody() -> None:
    """Any Special System, whatever it is; every player may pass between the two borders in this round."""
    game = dealt((1, "corridor_of_tranquility"), tiles={"0,-1": "supernova_base"})
    game.state.phase = "strategy"
    table = at(game, STRATEGY_PHASE_BEGINS, 0)
    say(table, 1, "card:corridor_of_tranquility", f"system:{HOME}", "system:0,0")
    after = game_of(table)
    put(after, 2, HOME, "cruiser")
    ways = [way for way in after.routes.ways(2, "cruiser", HOME, Hex("0,0"), 2) if NEAR in way[1:-1]]
    assert ways == [(HOME, NEAR, Hex("0,0"))]


@pytest.mark.content("sa17:action/corridor_of_tranquility")
def test_no_corridor_without_a_special_system() -> None:
    """Nothing to calm: not offered."""
    game = dealt((1, "corridor_of_tranquility"))
    game.state.phase = "strategy"
    assert anytime(game, 1) == []


# -- Council Disbanded ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/council_disbanded")
def test_the_council_is_disbanded_only_once_agendas_are_chosen() -> None:
    """After the holder of Assembly has chosen, by anybody, himself too."""
    game = council((0, "council_disbanded"), ruleset="sa17")
    assert actions(game) == []
    table = assembly(game)
    say(table, 0, "card:council_disbanded")
    assert not table.pending
    assert game_of(table).state.ballots == []


# -- Counter-Fire --------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/counter_fire")
def test_two_rolls_for_each_pds_of_the_bombarded_planet() -> None:
    """PDS of the bombarded planet only, two rolls each; they fire before the bombardment."""
    game = armies("", "2 ground_force, 2 pds", "2 dreadnought, cruiser", seat_1="counter_fire")
    hold(game, 1, "lor")
    put(game, 1, "lor", "2 pds")
    table = invade(game, *[1] * 9, steps=("bombardment.begin",))
    say(table, 0, "bombard:arnor:dreadnought", "bombard:arnor:dreadnought", "done")
    say(table, 1, "card:counter_fire")
    assert sum(len(faces) for _, faces, _ in rolled(table, 1)) == 4


@pytest.mark.content("sa17:action/counter_fire")
def test_without_pds_there_is_no_counter_fire() -> None:
    """PDS of another planet do not help."""
    game = armies("", "2 ground_force", "dreadnought", seat_1="counter_fire")
    hold(game, 1, "lor")
    put(game, 1, "lor", "2 pds")
    table = invade(game, 1, steps=("bombardment.begin",))
    say(table, 0, "bombard:arnor:dreadnought", "done")
    assert asks(table, 1) != "bombarding"


# -- Courageous to the End -----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/courageous_to_the_end")
def test_the_last_ship_of_a_fleet_may_take_the_enemy_along() -> None:
    """Two rolls of the ship destroyed, by its own combat value, before it leaves the board."""
    game = fleets("dreadnought*1", "2 cruiser", seat_0="courageous_to_the_end", seat_1="courageous_to_the_end")
    table = fight(game, 1, 7, 1, 5, 5)
    assert (asks(table, 0), asks(table, 1)) == ("units_destroyed", "")
    say(table, 0, "card:courageous_to_the_end")
    finish(table)
    assert (ships(table, 0), ships(table, 1)) == ((), ())
    assert [len(faces) for _, faces, needed in rolled(table, 0) if needed == 5][-1] == 2


# -- Covert Intelligence Support -----------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/covert_intelligence_support")
def test_a_die_of_an_invasion_is_helped_by_somebody_else() -> None:
    """Space Battle or Invasion Combat in which one takes no part: two more on one die of either side."""
    table = invade(armies("ground_force", "ground_force", seat_2="covert_intelligence_support"), 1, 6, 1, 1)
    assert asks(table, 2) == "dice_rolled"
    say(table, 2, "card:covert_intelligence_support")
    assert table.over
    assert game_of(table).board.planet(PlanetId("arnor")).owner == 1


# -- Critical Decision ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/critical_decision")
def test_a_decision_is_taken_before_anybody_acts_and_only_then() -> None:
    """At the beginning of the Action Phase, a Tactical Action ahead of the lowest initiative; at no other time."""
    game = dealt((2, "critical_decision"))
    strategy_cards(game, {"leadership": 0, "diplomacy": 1, "warfare": 2})
    assert actions(game, 2) == []
    assert anytime(game, 2) == []
    table = play(game, Step("action_phase.start"))
    assert (asks(table, 2), asks(table, 0)) == ("action_phase_begins", "")
    say(table, 2, "card:critical_decision")
    assert not [key for key in offers(table, 2) if not key.startswith("activate:")]


@pytest.mark.content("sa17:action/critical_decision")
def test_a_decision_halves_the_room_of_ships_that_move_and_of_no_others() -> None:
    """The capacity of every ship one moves; what lies elsewhere loses nothing."""
    game = dealt((0, "critical_decision"))
    put(game, 0, FAR, "carrier, 6 fighter")
    put(game, 0, NEAR, "cruiser")
    table = play(game, Step("action_phase.start"))
    say(table, 0, "card:critical_decision", "activate:0,0", "ship:0,-1:cruiser", "done")
    through(table, "action")
    assert forces.count(game_of(table).board.ships(0, FAR), "fighter") == 6


# -- Cultural Crisis -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/cultural_crisis")
def test_a_crisis_may_be_ones_own_and_takes_disadvantages_too() -> None:
    """Any player, oneself too: all abilities of the race are gone for this round, the bad ones as well."""
    game = dealt((1, "cultural_crisis"))
    game.state.phase = "strategy"
    game.player(1).race = "sol"
    for ability in game.content.races["jol_nar"].abilities:
        game.begin_effect(ability, 1, "race")
    table = at(game, STRATEGY_PHASE_BEGINS, 0)
    say(table, 1, "card:cultural_crisis", "player:1")
    after = game_of(table)
    assert [effect.key for effect in after.index.live if effect.source == "race" and effect.owner == 1] == []
    after.end_scope("round")
    assert len([effect for effect in after.index.live if effect.source == "race" and effect.owner == 1]) > 1


# -- Cut Supply Lines ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/cut_supply_lines")
def test_supply_lines_of_an_opponent_are_cut_when_he_activates() -> None:
    """Only an opponent's activation, only his Fleet Supply; the ships too many go at once."""
    game = new_game(RULES, 3)
    deal(game, seat_0="cut_supply_lines", seat_2="cut_supply_lines")
    game.begin_scope("turn")
    put(game, 0, NEAR, "3 cruiser")
    table = play(game, Step("tactical.begin", 0, "0,0"), Step("action_phase.end_turn", 0))
    assert asks(table, 0) != "after_activation"
    say(table, 2, "card:cut_supply_lines")
    assert game_of(table).player(0).fleet == 2
    assert forces.count(ships(table, 0, NEAR), "cruiser") == 2
    until(table, "action", 1)
    assert game_of(table).player(0).fleet == 3


def test_where_these_scenes_are() -> None:
    """The places that are named above."""
    game = new_game(RULES, 3)
    assert (game.board.home(0), game.board.system_of(PlanetId("wellon")), game.board.system_of(PlanetId("tarmann"))) == (
        HOME,
        NEAR,
        FAR,
    )
    assert {HERE, WORLD} <= {system.hex for system in game.state.systems}
