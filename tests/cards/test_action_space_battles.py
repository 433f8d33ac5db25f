"""Action Cards played when fleets meet, before a Space Battle and when a battle is over."""

from __future__ import annotations

import pytest
from leading import lead
from skirmish import EAST, HERE, SOUTH, armies, fight, fleets, invade, rolled, ships
from tables import asks, game_of, hold, offers, play, put, say, told, units
from trial import also, give

from mecatol.core.effects import Behaviours, Effect
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import COMBAT_VALUE, Firing
from mecatol.rules.official.game import Game
from mecatol.rules.state import Agreement, CardId, Place, PlanetId

FULL = "sa17"


def keys(table: Table) -> list[str]:
    """The effects in force."""
    return [effect.key for effect in game_of(table).state.effects]


# -- before the battle -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/unidentified_aggressors")
@pytest.mark.parametrize("hidden", [True, False])
def test_nobody_knows_who_attacked(hidden: bool) -> None:
    game = fleets("cruiser", "fighter", seat_0="unidentified_aggressors")
    game.state.agreements = [Agreement((0, 1), (0, 0))]
    table = fight(game, 7, 1)
    assert asks(table, 0) == "fleets_meet"
    say(table, 0, "card:unidentified_aggressors" if hidden else "pass")
    assert table.over
    assert game_of(table).board.action.victims == ([] if hidden else [1])


@pytest.mark.content("sa17:action/decoy_maneuver")
def test_decoys_avoid_the_barrage_and_the_first_round_and_strike_in_the_second() -> None:
    game = fleets("2 destroyer, cruiser", "carrier, 3 fighter", seat_1="decoy_maneuver", seat_2="recheck")
    table = fight(game, 9, 9, 1, 1, 7, 1, 1, 1, 1, 1, 1, 9, 9, 9, 9, 9, 9)
    say(table, 1, "card:decoy_maneuver", "2")
    say(table, 2, "pass")
    # Two hits of the barrage: only one Fighter could be hit by it. In the first round the Carrier takes the Cruiser's hit.
    assert [(kind, len(faces)) for kind, faces, _ in rolled(table, 1, "battle")] == [("carrier", 1)]
    say(table, 2, "pass")
    assert list(ships(table, 1)) == units("2 fighter!decoy_maneuver")
    assert rolled(table, 1, "battle")[1][1] == [9] * 6  # in the second each of them rolls three times


@pytest.mark.content("sa17:action/guerilla_warfare")
def test_guerillas_bind_the_bigger_fleet() -> None:
    game = fleets("2 dreadnought, 2 destroyer", "cruiser, fighter", seat_1="guerilla_warfare", seat_2="recheck")
    table = fight(game, 1, 4, 1, 1)
    say(table, 1, "card:guerilla_warfare")
    assert rolled(table, 0, "barrage") == []
    assert (asks(table, 0), offers(table, 0)) == ("roll_dice", ["0", "1", "2"])  # two dice against two: which ones?
    say(table, 0, "2")
    assert rolled(table, 0, "battle") == [("dreadnought", [1, 4], 5)]
    say(table, 2, "pass")
    assert game_of(table).board.battle.attacker.struck == 1  # a natural one hits its own side


SHARP = Behaviours("test")


@SHARP.modify("sharp", COMBAT_VALUE)
def sharp(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    return 1


@pytest.mark.content("sa17:action/guerilla_warfare")
def test_a_natural_one_hits_its_own_side_instead() -> None:
    game = fleets("3 cruiser", "cruiser", seat_1="guerilla_warfare", seat_2="recheck")
    also(game, SHARP)
    game.begin_effect("sharp", 0, "rule")
    table = fight(game, 1, 1, *[1] * 6)
    say(table, 1, "card:guerilla_warfare")
    say(table, 2, "pass")
    assert (list(ships(table, 0)), list(ships(table, 1))) == (units("2 cruiser"), units("cruiser"))


@pytest.mark.content("sa17:action/guerilla_warfare")
def test_guerillas_on_a_planet_and_not_for_the_stronger() -> None:
    game = armies("3 ground_force", "ground_force", seat_1="guerilla_warfare", seat_0="guerilla_warfare", seat_2="recheck")
    table = invade(game, 1, 1)
    assert asks(table, 0) == ""
    say(table, 1, "card:guerilla_warfare")
    assert rolled(table, 0, "invasion") == [("ground_force", [1], 8)]
    say(table, 2, "pass")
    assert list(game_of(table).board.units(0, Place("planet:arnor"))) == units("2 ground_force")


@pytest.mark.content("sa17:action/into_the_breach")
def test_a_ship_in_the_breach_takes_the_hits_and_the_fleet_has_one() -> None:
    game = fleets("dreadnought, 2 cruiser", "3 cruiser", seat_0="into_the_breach", seat_2="recheck")
    table = fight(game, 1, 1, 1, 1, 7, 7, 7, 1, 1, 1, 1)
    say(table, 0, "card:into_the_breach")
    say(table, 2, "pass")
    assert {kind: needed for kind, _, needed in rolled(table, 0, "battle")} == {"dreadnought": 4, "cruiser": 6}
    assert offers(table, 0) == ["sustain:dreadnought!into_the_breach", "destroy:dreadnought!into_the_breach"]
    say(table, 0, "sustain")
    assert [g.kind for g in ships(table, 0)] == ["cruiser"]  # the third hit finds the others
    assert rolled(table, 0, "battle")[2][2] == 6  # for the rest of the battle


@pytest.mark.content("sa17:action/pincer_maneuver")
@pytest.mark.parametrize("played", [True, False])
def test_a_fleet_in_pincers_announces_no_retreat(played: bool) -> None:
    game = fleets("cruiser", "cruiser", seat_0="pincer_maneuver")
    game.board.lay_counter(1, SOUTH, "pool")
    table = fight(game, 7, 1)
    say(table, 0, "card:pincer_maneuver" if played else "pass")
    assert (asks(table, 1) == "retreat") is not played


@pytest.mark.content("sa17:action/rule_by_terror")
def test_terror_drives_away_or_costs_two() -> None:
    game = fleets("2 dreadnought", "3 cruiser", seat_0="rule_by_terror")
    game.board.lay_counter(1, SOUTH, "pool")
    table = fight(game)
    say(table, 0, "card:rule_by_terror")
    assert offers(table, 1) == [f"retreat:{SOUTH}", "casualties"]
    say(table, 1, "retreat")
    assert list(ships(table, 1, SOUTH)) == units("3 cruiser")
    assert table.over
    game = fleets("war_sun", "3 cruiser", seat_0="rule_by_terror", seat_2="recheck")
    table = fight(game, *[1] * 4)
    say(table, 0, "card:rule_by_terror")  # nowhere to flee to
    assert list(ships(table, 1)) == units("cruiser")


@pytest.mark.content("sa17:action/rule_by_terror")
def test_one_dreadnought_frightens_nobody() -> None:
    table = fight(fleets("dreadnought", "cruiser", seat_0="rule_by_terror", seat_2="recheck"), *[1] * 3)
    assert asks(table, 2) == "dice_rolled"


@pytest.mark.content("sa17:action/skilled_retreat")
def test_a_skilled_retreat_at_the_cost_of_reinforcements() -> None:
    game = fleets("cruiser", "2 cruiser", seat_1="skilled_retreat")
    game.player(1).strategy = 0
    game.begin_effect("pincer_maneuver", 0, "card", until="action", target=1)
    table = fight(game)
    assert asks(table, 1) == "before_battle"
    say(table, 1, "card:skilled_retreat", f"system:{EAST}")
    assert table.over
    assert list(ships(table, 1, EAST)) == units("2 cruiser")
    after = game_of(table)
    assert 1 in after.board.system(EAST).counters
    assert after.player(1).strategy == 0
    assert (after.state.battle, keys(table)) == (None, ["pincer_maneuver"])


@pytest.mark.content("sa17:action/skilled_retreat")
def test_after_a_round_too() -> None:
    game = fleets("cruiser", "2 cruiser", seat_0="skilled_retreat")
    table = fight(game, 1, 1, 1)
    say(table, 0, "pass")
    assert asks(table, 0) == "after_round"
    say(table, 0, "card:skilled_retreat", f"system:{SOUTH}")
    assert list(ships(table, 0, SOUTH)) == units("cruiser")


@pytest.mark.content("sa17:action/stealth_run")
def test_five_fighters_shoot_first_at_bigger_ships() -> None:
    game = fleets("carrier, 6 fighter", "cruiser, 2 fighter", seat_0="stealth_run", seat_2="recheck")
    table = fight(game, 9, 9, 1, 1, 1, *[1] * 8)
    say(table, 0, "card:stealth_run")
    assert rolled(table, 0, "precombat") == [("fighter", [9, 9, 1, 1, 1], 9)]
    say(table, 2, "pass")
    assert list(ships(table, 1)) == units("fighter")  # the Cruiser first


@pytest.mark.content("sa17:action/stealth_run")
def test_of_fighters_with_different_marks_five_shoot_in_all() -> None:
    game = fleets("2 carrier, 4 fighter, 3 fighter!tail", "cruiser, 2 fighter", seat_0="stealth_run", seat_2="recheck")
    table = say(fight(game, *[1] * 20), 0, "card:stealth_run")
    assert [len(faces) for kind, faces, _ in rolled(table, 0, "precombat") if kind == "fighter"] == [4, 1]


@pytest.mark.content("sa17:action/stealth_run")
def test_the_defender_makes_no_stealth_run() -> None:
    table = fight(fleets("cruiser", "carrier, fighter", seat_1="stealth_run", seat_2="recheck"), *[1] * 3)
    assert asks(table, 2) == "dice_rolled"


@pytest.mark.content("sa17:action/surprise_assault")
def test_surprised_ships_roll_only_if_they_are_left() -> None:
    game = fleets("2 cruiser, 2 fighter", "2 destroyer", seat_0="surprise_assault", seat_2="recheck")
    table = fight(game, 7, 1, 1, 1, 9)
    say(table, 0, "card:surprise_assault")
    assert rolled(table, 1, "barrage") == []
    say(table, 2, "pass")  # the attacker's dice
    assert list(ships(table, 1)) == units("destroyer")
    assert rolled(table, 1, "battle") == [("destroyer", [9], 9)]
    say(table, 2, "pass")  # the dice of what is left
    assert asks(table, 0) == "casualty"
    say(table, 0, "destroy:fighter")
    assert sum(len(faces) for _, faces, _ in rolled(table, 0, "battle")) == 4 + 3  # the second round is as ever
    assert len(rolled(table, 1, "battle")) == 2


@pytest.mark.content("sa17:action/wolfpack")
def test_a_wolfpack_takes_no_hits_in_the_first_round() -> None:
    game = fleets("2 destroyer", "2 cruiser", seat_0="wolfpack", seat_2="recheck")
    table = fight(game, 1, 1, 7, 7, 1, 1, 7, 7)
    say(table, 0, "card:wolfpack")
    say(table, 2, "pass")
    assert list(ships(table, 0)) == units("2 destroyer")
    say(table, 2, "pass")
    assert ships(table, 0) == ()


@pytest.mark.content("sa17:action/wolfpack")
def test_a_withdrawal_of_a_wolfpack_is_paid_from_the_reinforcements() -> None:
    game = fleets("2 destroyer", "2 cruiser", ruleset=FULL, seat_0="wolfpack")
    game.player(0).strategy = 0
    table = fight(game)
    say(table, 0, "card:wolfpack")
    assert asks(table, 0) == "retreat"
    assert f"retreat:{SOUTH}" in offers(table, 0)


# -- after the battle --------------------------------------------------------------------------------------------------


def beaten_at_home(cards: str) -> Game:
    """Seat 1 is about to lose a battle; his Flagship is far away, with Ground Forces near it."""
    game = fleets("dreadnought", "cruiser", seat_2="recheck", seat_1=cards)
    hold(game, 1, "saudor")
    put(game, 1, "saudor", "3 ground_force")
    put(game, 1, "-1,1", "flagship")
    return game


@pytest.mark.content("sa17:action/a_beacon_of_hope")
def test_the_flagship_comes_to_a_lost_battle() -> None:
    table = fight(beaten_at_home("a_beacon_of_hope"), 5, 1, 7)
    say(table, 2, "pass")
    say(table, 0, "sustain:dreadnought")
    assert asks(table, 1) == "battle_decided"
    say(table, 1, "card:a_beacon_of_hope", "unit:ground_force", "done")
    after = game_of(table)
    assert after.board.battle.round == 2  # the battle goes on
    assert list(ships(table, 1)) == units("cruiser, ground_force, flagship")
    assert list(ships(table, 0)) == units("dreadnought")  # the damage of the round is undone too
    assert 1 in after.board.system(HERE).counters
    assert list(after.board.units(1, Place("planet:saudor"))) == units("2 ground_force")
    assert [deed for deed in after.state.deeds if deed.kind == "destroyed_unit"] == []


@pytest.mark.content("sa17:action/a_beacon_of_hope")
def test_leaders_come_with_the_flagship_and_none_is_lost_in_the_round_undone() -> None:
    game = beaten_at_home("a_beacon_of_hope")
    lead(game, 1, "letnev_unlenn", f"system:{HERE}", "cruiser")
    lead(game, 1, "letnev_ciel", "system:-1,1", "flagship")
    lead(game, 1, "letnev_farran", "planet:saudor")
    table = fight(game, 5, 1, 7)
    say(table, 2, "pass")
    say(table, 0, "sustain:dreadnought")
    assert [doom.leader for doom in game_of(table).state.doomed] == ["letnev_unlenn"]
    say(table, 1, "card:a_beacon_of_hope", "done")
    places = [leader.where for leader in game_of(table).state.leaders]
    assert places == [f"system:{HERE}", f"system:{HERE}", "planet:saudor"]
    assert game_of(table).leaders.find("letnev_ciel").ship == "flagship"
    assert not game_of(table).state.doomed


@pytest.mark.content("sa17:action/a_beacon_of_hope", "sa17:action/military_foresight")
def test_a_ship_that_was_not_lost_is_not_set_aside() -> None:
    table = fight(beaten_at_home("a_beacon_of_hope, military_foresight"), 5, 1, 1)
    say(table, 2, "pass")
    say(table, 1, "card:military_foresight", "card:a_beacon_of_hope", "done")
    assert list(ships(table, 1)) == units("cruiser, flagship")
    assert keys(table) == []
    assert sorted(game_of(table).state.action_deck.discard) == ["a_beacon_of_hope", "military_foresight"]


@pytest.mark.content("sa17:action/a_beacon_of_hope", "sa17:action/breakthrough", "sa17:action/concentrated_fire")
@pytest.mark.parametrize("lit", [True, False])
def test_nobody_makes_use_of_a_victory_that_is_still_in_doubt(lit: bool) -> None:
    game = beaten_at_home("a_beacon_of_hope")
    game.player(0).action_cards += [CardId("breakthrough"), CardId("concentrated_fire")]
    steps = [Step(name, 0, HERE) for name in ("space_battle.begin", "tactical.end")]
    table = play(game, *steps, dice=[5, 1, 1])
    say(table, 0, "card:concentrated_fire")
    say(table, 2, "pass")
    assert (asks(table, 0), asks(table, 1)) == ("", "battle_decided")
    say(table, 1, "card:a_beacon_of_hope" if lit else "pass")
    assert (asks(table, 0) == "after_battle") is not lit


@pytest.mark.content("sa17:action/a_beacon_of_hope", "sa17:action/concentrated_fire")
def test_ships_of_an_undone_round_bear_no_marks_of_it() -> None:
    game = beaten_at_home("a_beacon_of_hope")
    game.player(0).action_cards += [CardId("concentrated_fire")]
    table = fight(game, 5, 1, 1)
    say(table, 0, "card:concentrated_fire")
    say(table, 2, "pass")
    say(table, 1, "card:a_beacon_of_hope", "done")
    assert [g.mark for _, _, groups in game_of(table).board.all_units() for g in groups if g.mark] == []


@pytest.mark.content("sa17:action/a_beacon_of_hope")
def test_no_beacon_without_a_flagship() -> None:
    table = fight(fleets("dreadnought", "cruiser", seat_1="a_beacon_of_hope"), 5, 1, 1)
    assert table.over


@pytest.mark.content("sa17:action/breakthrough")
def test_a_quick_victory_carries_the_action_on() -> None:
    game = fleets("2 cruiser, carrier, ground_force", "fighter", seat_0="breakthrough")
    hold(game, 1, "centauri")
    put(game, 1, EAST, "destroyer")
    put(game, 1, "centauri", "pds")
    lead(game, 0, "sol_rev", f"system:{HERE}", "carrier")
    lead(game, 0, "sol_connor", "planet:jord")
    steps = [Step(step.name, 0, HERE) for step in game.tactical.steps(Step("tactical.begin", 0, HERE))]
    at = [step.name for step in steps].index("space_battle.begin")
    table = play(game, *steps[at:], dice=[7, 7, 1, 1, 6, 7, 7, 1, 1])
    assert asks(table, 0) == "after_battle"
    pool = game_of(table).player(0).pool
    say(table, 0, "card:breakthrough", f"system:{EAST}")
    after = game_of(table)
    assert after.board.action.system == EAST
    assert 0 in after.board.system(EAST).counters
    assert after.player(0).pool == pool
    assert [leader.where for leader in after.state.leaders] == [f"system:{EAST}", "planet:jord"]
    assert asks(table, 1) == "space_cannon"  # the PDS of the next system
    say(table, 1, "fire:0")
    say(table, 0, "destroy:carrier")
    assert told(table).count("battlebegan") == 2


@pytest.mark.content("sa17:action/breakthrough")
def test_a_slow_victory_does_not() -> None:
    table = fight(fleets("2 cruiser", "fighter", seat_0="breakthrough"), 1, 1, 1, 7, 7, 1)
    assert table.over


@pytest.mark.content("sa17:action/reverse_engineering")
def test_a_technology_of_the_beaten_enemy_when_all_is_settled() -> None:
    game = fleets("2 cruiser", "fighter", seat_0="reverse_engineering")
    give(game, 1, "war_sun", "antimass_deflectors")
    give(game, 0, "antimass_deflectors")
    table = fight(game, 7, 7, 1)
    say(table, 0, "card:reverse_engineering")  # only one is new
    assert "war_sun" in game_of(table).player(0).technologies
    assert keys(table).count("reverse_engineering") == 0


@pytest.mark.content("sa17:action/reverse_engineering")
def test_the_defender_learns_nothing() -> None:
    game = fleets("fighter", "2 cruiser", seat_1="reverse_engineering")
    give(game, 0, "war_sun")
    assert fight(game, 1, 7, 7).over


def test_every_hex_is_where_these_tests_think() -> None:
    game = fleets("cruiser", "cruiser")
    assert {EAST, SOUTH} <= set(game.galaxy.adjacent(HERE))
    assert game.board.system_of(PlanetId("saudor")) == Hex("-1,1")


@pytest.mark.content("sa17:action/breakthrough", "sa17:action/silent_incursion")
def test_whoever_has_landed_already_fights_on_when_the_fleet_breaks_through() -> None:
    game = fleets("2 cruiser, carrier, ground_force", "fighter", seat_0="breakthrough")
    hold(game, 1, "thibah")
    steps = [Step(name, 0, HERE) for name in ("landing.begin", "space_battle.begin", "invasion.begin", "tactical.end")]
    table = play(game, *steps, dice=[7, 7, 1, 1])
    say(table, 0, "land:thibah:ground_force", "done", "card:breakthrough", f"system:{SOUTH}")
    assert game_of(table).board.planet(PlanetId("thibah")).owner == 0
    assert game_of(table).board.action.system == SOUTH
