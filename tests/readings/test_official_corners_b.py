"""Official cards read once more from their prints alone, in the corners: what is a ship, whose dice, how often, how many."""

from __future__ import annotations

import pytest
from cardplay import acts, done, table_with
from races.racing import become
from readings.agendas import lawful, there
from readings.planning import HOME, activate
from skirmish import HERE, deal, fight, fleets, rolled, ships, until
from tables import asks, game_of, hold, new_game, offers, put, say
from trial import give

from mecatol.core.hexes import Hex
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Law, Seat

RULES = "official -tactical_retreats"
NORTH, CENTRE = Hex("0,-1"), Hex("0,0")

# -- hits that are not those of a round's dice -------------------------------------------------------------------------


def mined(game: Game, seat: Seat) -> Game:
    """The Cruisers of a player have laid mines for the battle."""
    game.begin_effect("official_minelayers", seat, "card", until="action", where=f"system:{HERE}")
    return game


def give_up(table: Table, seat: Seat, *answers: str) -> Table:
    """A player takes casualties as said, until he need not."""
    for answer in answers:
        assert asks(table, seat) == "casualty"
        say(table, seat, answer)
    return table


@pytest.mark.rule("OFF-GEN-7")
@pytest.mark.content("official:action/courageous_to_the_end", "official:action/minelayers")
def test_mines_go_off_once_though_a_ship_goes_down_shooting() -> None:
    """The dice of a ship destroyed are no dice of the round, with which the hits of Minelayers go."""
    game = mined(fleets("4 carrier, destroyer", "2 cruiser", RULES, seat_0="recheck#1", seat_1="courageous_to_the_end#1"), 1)
    table = until(fight(game, *[1] * 4, 10, *[1] * 20), "casualty", 0)
    give_up(table, 0, "destroy:carrier", "destroy:carrier")  # two Cruisers, two mines
    say(until(table, "units_destroyed", 1), 1, "card:courageous_to_the_end#1")
    say(table, 0, "pass")  # to the dice, which miss
    assert (asks(table, 0), game_of(table).board.battle.round) == ("dice_rolled", 2)
    assert forces.count(ships(table, 0), "carrier") == 2


@pytest.mark.rule("OFF-GEN-7")
@pytest.mark.content("official:action/courageous_to_the_end", "official:action/shields_holding")
def test_no_shields_hold_against_a_ship_that_goes_down_shooting() -> None:
    game = fleets("2 cruiser", "dreadnought, destroyer", RULES, seat_0="courageous_to_the_end#1", seat_1="shields_holding")
    table = until(fight(game, 1, 1, 10, 1, 7, 1), "units_destroyed", 0)
    say(table, 0, "card:courageous_to_the_end#1")
    assert asks(table, 1) == "casualty"


@pytest.mark.content("cp:upgrade/febrile_berserker_mutation", "official:action/minelayers")
def test_mines_go_off_once_though_berserkers_roll_after_the_round() -> None:
    game = fleets("4 carrier, destroyer", "2 cruiser", "cp -tactical_retreats")
    game.begin_effect("febrile_berserker_mutation", 1, "technology")
    table = until(fight(mined(game, 1), *[1] * 4, 10, *[1] * 20), "casualty", 0)
    give_up(table, 0, "destroy:carrier", "destroy:carrier")
    until(table, "after_round", 1)
    say(table, 1, next(key for key in offers(table, 1) if "berserk" in key))
    assert asks(table, 0) != "casualty"
    assert forces.count(ships(table, 0), "carrier") == 2


# -- Flank Speed -------------------------------------------------------------------------------------------------------


def flank(mine: str, to: Hex) -> Table:
    """The Saar, with floating docks at home, hurry somewhere."""
    game = deal(new_game("official", 3), seat_0="flank_speed#1")
    become(game, 0, "saar")
    put(game, 0, HOME, mine)
    return say(activate(game, to), 0, "card:flank_speed#1")


@pytest.mark.rule("OFF-FAQ-6")
@pytest.mark.content("official:action/flank_speed", "official:ability/saar_mobile_docks")
def test_flank_speed_takes_ships_further_and_no_floating_docks() -> None:
    far = offers(flank("carrier, space_dock", CENTRE), 0)
    assert f"ship:{HOME}:carrier" in far
    assert f"ship:{HOME}:space_dock" not in far
    assert f"ship:{HOME}:space_dock" in offers(flank("carrier, space_dock", NORTH), 0)


@pytest.mark.rule("OFF-MOV-4")
@pytest.mark.content("official:action/flank_speed")
def test_flank_speed_gives_no_engines_to_fighters() -> None:
    assert f"ship:{HOME}:fighter" not in offers(flank("carrier, 2 fighter", NORTH), 0)


@pytest.mark.rule("OFF-FAQ-6")
@pytest.mark.content("official:ability/saar_mobile_docks")
def test_a_gravity_drive_is_for_ships_and_not_for_floating_docks() -> None:
    game = new_game("official", 3, tiles={NORTH: "gravity_rift"})
    become(game, 0, "saar")
    give(game, 0, "gravity_drive")
    assert (game.routes.allowance(0, "carrier", HOME), game.routes.allowance(0, "space_dock", HOME)) == (2, 1)


# -- Shock Troops ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SE-SHK")
@pytest.mark.content("official:action/advanced_reinforcements")
@pytest.mark.parametrize(("beside", "elite"), [("", 0), ("ground_force", 1)])
def test_a_shock_troop_that_comes_to_an_empty_planet_is_a_ground_force(beside: str, elite: int) -> None:
    game = table_with("advanced_reinforcements#1")
    hold(game, 0, "wellon")
    if beside:
        put(game, 0, "wellon", beside)
    game = done(say(acts(game), 0, "planet:wellon", "shock_troop"))
    assert there(game, 0, "wellon") == {"ground_force": 1} | ({"shock_troop": 1} if elite else {})


@pytest.mark.rule("OFF-SE-SHK")
@pytest.mark.content("official:action/advanced_reinforcements")
def test_without_shock_troops_two_ground_forces_come() -> None:
    game = table_with("advanced_reinforcements#1", ruleset="official -shock_troops")
    hold(game, 0, "wellon")
    assert there(done(say(acts(game), 0, "planet:wellon")), 0, "wellon") == {"ground_force": 2}


@pytest.mark.rule("OFF-SE-SHK")
@pytest.mark.content("official:action/local_unrest")
def test_a_shock_troop_whom_an_unrest_leaves_alone_is_a_ground_force() -> None:
    game = table_with("local_unrest#1")
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "ground_force, shock_troop")
    game = done(say(acts(game), 1, "unit:ground_force"))
    assert there(game, 1, "wellon") == {"ground_force": 1}


# -- Patrol, Minister of War -------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/patrol")
def test_both_ships_of_a_patrol_leave_the_same_system() -> None:
    game = table_with("patrol")
    for hex_, ship in ((NORTH, "2 cruiser"), (HERE, "destroyer")):
        put(game, 0, hex_, ship)
        game.board.lay_counter(0, hex_, "pool")
    table = acts(game)
    assert {key.split(":")[1] for key in offers(table, 0) if key.startswith("ship:")} == {str(NORTH), str(HERE)}
    say(table, 0, f"ship:{NORTH}:cruiser>{CENTRE}")
    assert {key.split(":")[1] for key in offers(table, 0) if key.startswith("ship:")} == {str(NORTH)}


@pytest.mark.content("official:political/minister_of_war")
def test_the_minister_of_war_strikes_once_a_battle() -> None:
    game = lawful(fleets("cruiser", "5 cruiser", RULES), Law(CardId("minister_of_war"), "player:0"))
    game.player(0).strategy = 3
    table = fight(game)
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("strike")))
    assert (forces.count(ships(table, 1)), game_of(table).player(0).strategy) == (4, 2)
    assert asks(table, 0) != "before_battle"
    assert rolled(table, 0, "battle")


# -- Murrag ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SOT-MRC")
def test_murrag_need_not_strike_his_own_side() -> None:
    """Where nobody else is left in the battle his owner spares his ships."""
    game = fleets("murrag, 2 cruiser", "destroyer", f"{RULES} +mercenaries")
    table = say(fight(game, 10, 10, 10, 10, 1), 0, "destroy:murrag")
    assert asks(table, 0) == "murrag"
    say(table, 0, "no")
    assert forces.count(ships(table, 0), "cruiser") == 2


# -- Into the Breach ---------------------------------------------------------------------------------------------------

DRAWN = ["sustain:dreadnought", "destroy:dreadnought"]


def drawn(table: Table, seat: Seat) -> list[str]:
    """What a player may give up, whatever cards have marked it."""
    return [key.partition("!")[0] for key in offers(table, seat)]


@pytest.mark.content("official:action/into_the_breach", "official:action/courageous_to_the_end")
def test_the_last_shots_of_a_ship_are_drawn_by_the_dreadnought_in_the_breach() -> None:
    game = fleets("2 cruiser", "dreadnought, destroyer", RULES, seat_0="courageous_to_the_end#1", seat_1="into_the_breach")
    table = say(fight(game, 1, 1, 10, 1, 7, 1), 1, "card:into_the_breach")
    say(until(table, "units_destroyed", 0), 0, "card:courageous_to_the_end#1")
    assert (asks(table, 1), drawn(table, 1)) == ("casualty", DRAWN)


@pytest.mark.content("official:action/into_the_breach", "official:action/rule_by_terror")
def test_the_casualties_of_terror_are_drawn_by_the_dreadnought_in_the_breach() -> None:
    game = fleets("war_sun", "dreadnought, 3 destroyer", RULES, seat_0="rule_by_terror", seat_1="into_the_breach")
    table = say(fight(game), 0, "pass")
    say(table, 1, "card:into_the_breach")
    say(table, 0, "card:rule_by_terror")
    assert (asks(table, 1), drawn(table, 1)) == ("casualty", DRAWN)


@pytest.mark.content("official:action/into_the_breach", "official:political/minister_of_war")
def test_the_hit_of_a_minister_of_war_is_drawn_by_the_dreadnought_in_the_breach() -> None:
    game = fleets("cruiser", "dreadnought, 3 destroyer", RULES, seat_1="into_the_breach")
    game.player(0).strategy = 1
    table = say(fight(lawful(game, Law(CardId("minister_of_war"), "player:0"))), 0, "pass")
    say(table, 1, "card:into_the_breach")
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("strike")))
    assert (asks(table, 1), drawn(table, 1)) == ("casualty", DRAWN)


@pytest.mark.content("official:action/into_the_breach", "official:action/minelayers")
def test_the_hits_of_minelayers_are_drawn_by_the_dreadnought_in_the_breach() -> None:
    game = mined(fleets("dreadnought, 3 destroyer", "2 cruiser", RULES, seat_0="into_the_breach"), 1)
    table = until(say(fight(game, *[1] * 20), 0, "card:into_the_breach"), "casualty", 0)
    assert drawn(table, 0) == DRAWN


@pytest.mark.content("official:action/a_beacon_of_hope", "official:action/experimental_weaponry")
def test_both_hits_of_a_ten_spare_the_fighters_if_a_dreadnought_has_rolled_it() -> None:
    hand = "a_beacon_of_hope#1, experimental_weaponry#1"
    game = fleets("flagship, dreadnought", "cruiser, 3 carrier, 6 fighter", "official +flagships -tactical_retreats", seat_0=hand)
    table = say(fight(game, 10, *[1] * 20), 0, "card:a_beacon_of_hope#1")
    say(until(table, "before_round", 0), 0, "card:experimental_weaponry#1")
    kinds = {kind for kind, faces, _ in rolled(table, 0, "battle") if 10 in faces}
    assert kinds == {"dreadnought"}
    for _ in range(2):
        assert (asks(table, 1), offers(table, 1)) == ("casualty", ["destroy:cruiser", "destroy:carrier"])
        say(table, 1, "destroy:carrier")
    assert forces.count(ships(table, 1), "carrier", "cruiser") == 2
