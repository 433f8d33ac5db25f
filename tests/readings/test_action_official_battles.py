"""Official Action Cards of Space Battles and Invasion Combats: scenes written from the reference of the cards alone."""

from __future__ import annotations

import pytest
from cardplay import cards
from readings.agendas import lawful
from skirmish import EAST, HERE, WORLD, armies, army, deal, fight, finish, fleets, invade, rolled, ships, until
from tables import asks, game_of, hold, new_game, offers, play, put, say, units
from trial import trial
from voting import trade

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.moments import BEFORE_LANDING, STATUS_PHASE_BEGINS, At
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Law, Leader, Mine, Place, PlanetId, Seat

RULES = "official -tactical_retreats"
MECHS = "official +mechanized_units -tactical_retreats"
FLAGSHIPS = "official +flagships -tactical_retreats"


def battle(mine: str, theirs: str, *dice: int, ruleset: str = RULES, **hands: str) -> Table:
    """Seat 0 attacks the fleet of seat 1."""
    return fight(deal(fleets(mine, theirs, ruleset), **hands), *dice)


# -- before a Space Battle ---------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/into_the_breach")
def test_the_first_two_hits_go_to_a_dreadnought_and_the_fleet_has_one_more() -> None:
    table = battle("2 dreadnought, 2 cruiser", "9 cruiser", 1, 1, 1, 1, 10, 10, 10, *[1] * 6, seat_0="into_the_breach, recheck#1")
    say(table, 0, "card:into_the_breach")
    until(table, "dice_rolled", 0)
    needed = {kind: value for kind, _, value in rolled(table, 0, "battle")}
    assert needed == {"dreadnought": 4, "cruiser": 6}
    say(table, 0, "pass")
    assert [key.partition("!")[0] for key in offers(table, 0)] == ["sustain:dreadnought", "destroy:dreadnought"]
    say(table, 0, "sustain:dreadnought")
    assert "destroy:cruiser" in offers(table, 0)  # the second one has destroyed it, and the third one is free
    assert forces.count(ships(table, 0), "dreadnought") == 1


@pytest.mark.content("official:action/rule_by_terror")
@pytest.mark.parametrize(("mine", "may"), [("war_sun", True), ("2 dreadnought", True), ("dreadnought, cruiser", False)])
def test_terror_costs_two_casualties_or_the_place(mine: str, may: bool) -> None:
    table = battle(mine, "3 cruiser", seat_0="rule_by_terror, recheck#1")
    assert ("card:rule_by_terror" in offers(table, 0)) is may
    if may:
        say(table, 0, "card:rule_by_terror")
        assert forces.count(ships(table, 1)) == 1  # nowhere to retreat to


@pytest.mark.content("official:action/target_their_flagship")
@pytest.mark.parametrize(("face", "left"), [(7, 2), (6, 3)])
def test_one_die_at_one_ship_that_does_not_fire_back(face: int, left: int) -> None:
    table = battle("cruiser, destroyer", "3 carrier", face, seat_0="target_their_flagship#1, recheck#1")
    say(table, 0, "card:target_their_flagship#1", "unit:cruiser", "pass")
    assert forces.count(ships(table, 1)) == left
    until(table, "dice_rolled", 0)
    assert rolled(table, 0, "precombat") == [("cruiser", [face], 7)]
    kinds = [kind for kind, faces, _ in rolled(table, 0, "battle") if faces]
    assert kinds == ["destroyer"]  # the Cruiser has had its roll


@pytest.mark.content("official:action/target_their_flagship", "official:action/shields_holding")
def test_no_shields_hold_against_a_shot_before_the_battle() -> None:
    table = battle("cruiser", "2 carrier", 10, seat_0="target_their_flagship#1", seat_1="shields_holding")
    say(table, 0, "card:target_their_flagship#1")
    assert forces.count(ships(table, 1)) == 1


@pytest.mark.content("official:action/target_their_flagship", "official:action/recheck")
def test_the_shot_before_the_battle_is_a_die_that_is_rolled_again() -> None:
    table = battle("cruiser", "2 carrier", 10, 1, seat_0="target_their_flagship#1", seat_1="recheck#1")
    say(table, 0, "card:target_their_flagship#1")
    say(table, 1, "card:recheck#1")
    assert forces.count(ships(table, 1)) == 2


@pytest.mark.content("official:action/target_their_flagship")
def test_a_target_that_sustains_the_hit_fights_on() -> None:
    table = battle("cruiser", "dreadnought", 10, seat_0="target_their_flagship#1")
    say(table, 0, "card:target_their_flagship#1")
    assert [ship.damage for ship in ships(table, 1)] == [1]


@pytest.mark.content("official:action/target_their_flagship")
def test_a_fleet_that_was_shot_down_first_aims_at_nobody() -> None:
    table = battle("cruiser", "cruiser", 10, seat_0="target_their_flagship#1", seat_1="target_their_flagship#2")
    say(table, 1, "card:target_their_flagship#2")
    say(table, 0, "card:target_their_flagship#1")
    assert asks(finish(table), 1) == ""
    assert [forces.count(ships(table, seat)) for seat in (0, 1)] == [1, 0]


@pytest.mark.content("official:action/a_beacon_of_hope")
def test_a_natural_ten_is_two_hits_beside_the_flagship() -> None:
    table = battle(
        "flagship, cruiser", "4 cruiser", 1, 1, 10, 1, 1, 1, 1, ruleset=FLAGSHIPS, seat_0="a_beacon_of_hope#1, recheck#1"
    )
    say(table, 0, "card:a_beacon_of_hope#1")
    until(table, "dice_rolled", 0)
    tens = sum(face == 10 for _, faces, _ in rolled(table, 0, "battle") for face in faces)
    say(table, 0, "pass")
    assert tens == 1
    while asks(table, 1) == "casualty":
        say(table, 1, "destroy:cruiser")
    assert forces.count(ships(table, 1)) == 2


@pytest.mark.content("official:action/a_beacon_of_hope")
def test_no_beacon_without_the_flagship() -> None:
    table = battle("2 cruiser", "cruiser", ruleset=FLAGSHIPS, seat_0="a_beacon_of_hope#1")
    assert asks(table, 0) != "before_battle"


# -- rounds ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/experimental_weaponry")
def test_hits_of_dreadnoughts_do_not_go_to_fighters() -> None:
    table = battle("dreadnought", "cruiser, 2 carrier, 4 fighter", 10, *[1] * 7, seat_0="experimental_weaponry#1")
    say(until(table, "before_round", 0), 0, "card:experimental_weaponry#1")
    assert offers(table, 1) == ["destroy:cruiser", "destroy:carrier"]


@pytest.mark.content("official:action/skilled_retreat")
def test_a_fleet_slips_away_before_a_round_for_a_counter_of_the_reinforcements() -> None:
    game = fleets("3 cruiser", "2 cruiser, carrier, ground_force", RULES, seat_1="skilled_retreat#1")
    put(game, 0, EAST, "destroyer")
    game.board.lay_counter(1, Hex("0,0"), "pool")
    before = game.board.reinforcements(1)
    table = until(fight(game), "before_round", 1)
    say(table, 1, "card:skilled_retreat#1")
    there = offers(table, 1)
    assert f"system:{EAST}" not in there  # enemies
    assert "system:0,0" not in there  # activated
    say(table, 1, there[0])
    to = Hex(there[0].removeprefix("system:"))
    game = game_of(table)
    assert game.board.ships(1, HERE) == ()
    assert forces.count(game.board.units(1, Place(f"system:{to}")), "ground_force") == 1
    assert 1 in game.board.system(to).counters
    assert game.board.reinforcements(1) == before - 1


@pytest.mark.content("official:action/courageous_to_the_end")
def test_a_ship_destroyed_rolls_twice_more() -> None:
    table = battle("2 cruiser", "dreadnought, destroyer", 1, 1, 10, 1, 7, 1, seat_0="courageous_to_the_end#1, recheck#1")
    until(table, "units_destroyed", 0)
    before = len(rolled(table, 0, "battle"))
    say(table, 0, "card:courageous_to_the_end#1", "pass")
    assert rolled(table, 0, "battle")[before:] == [("cruiser", [7, 1], 7)]
    assert asks(table, 1) == "casualty"


@pytest.mark.content("official:action/courageous_to_the_end", "official:action/recheck", "official:ability/jol_nar_recalculate")
@pytest.mark.parametrize("who", ["recheck", "jol_nar"])
def test_dice_of_a_ship_destroyed_are_rolled_again_like_others(who: str) -> None:
    game = fleets("2 cruiser", "dreadnought, destroyer", RULES, seat_0="courageous_to_the_end#1")
    if who == "recheck":
        deal(game, seat_0="recheck#1")
    else:
        game.begin_effect("jol_nar_recalculate", 0, "race")
    table = fight(game, 1, 1, 10, 1, 1, 1, 9)
    until(table, "units_destroyed", 0)
    say(table, 0, "card:courageous_to_the_end#1")
    again = next(key for key in offers(table, 0) if key != "pass")
    say(table, 0, again)
    while asks(table, 0):
        say(table, 0, next((key for key in offers(table, 0) if key == "pass"), offers(table, 0)[0]))
    assert asks(table, 1) == "casualty"


@pytest.mark.content("official:action/military_foresight")
def test_a_ship_lost_comes_back_at_a_dock_when_the_status_phase_begins() -> None:
    game = fleets("2 cruiser", "4 cruiser", RULES, seat_0="military_foresight#1")
    put(game, 0, "jord", "space_dock")
    table = fight(game, 1, 1, 10, 1, 1, 1)
    until(table, "units_destroyed", 0)
    say(table, 0, "card:military_foresight#1")
    game = game_of(table)
    assert game.state.action_deck.discard == []
    game = game_of(trial(game, lambda g: g.moment(STATUS_PHASE_BEGINS, 0)))
    assert list(game.board.ships(0, game.board.home(0))) == units("cruiser")
    assert game.state.action_deck.discard == ["military_foresight#1"]


@pytest.mark.content("official:action/moment_of_triumph")
def test_a_war_sun_destroyed_in_battle_is_a_victory_point() -> None:
    game = fleets("6 cruiser", "war_sun*1", RULES, seat_0="moment_of_triumph")
    table = fight(game, *[10] * 6, 1, 1, 1)
    until(table, "units_destroyed", 0)
    say(table, 0, "card:moment_of_triumph")
    assert game_of(table).victory.points(0) == 1


# -- planets -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/chemical_warfare")
@pytest.mark.parametrize(("ship", "may"), [("dreadnought", True), ("cruiser", False)])
def test_half_of_the_defenders_die_before_the_combat_whatever_pds_there_are(ship: str, may: bool) -> None:
    table = invade(armies("3 ground_force", "5 ground_force, pds", ship, RULES, seat_0="chemical_warfare, recheck#1"))
    assert ("card:chemical_warfare" in offers(table, 0)) is may
    if may:
        say(table, 0, "card:chemical_warfare")
        assert forces.count(army(table, 1), "ground_force") == 2


@pytest.mark.content("official:action/chemical_warfare")
def test_defenders_have_no_chemicals() -> None:
    table = invade(armies("3 ground_force", "5 ground_force", "dreadnought", RULES, seat_1="chemical_warfare"))
    assert "card:chemical_warfare" not in offers(table, 1)


@pytest.mark.content("official:action/dug_in")
def test_ground_forces_that_are_dug_in_are_not_hit_by_bombardment() -> None:
    game = armies("", "3 ground_force", "war_sun", RULES, seat_1="dug_in")
    table = play(game, Step("bombardment.begin", 0, WORLD), dice=(10, 10, 10))
    say(table, 1, "card:dug_in")
    say(table, 0, "bombard:arnor:war_sun", *(["done"] if "done" in offers(table, 0) else []))
    assert forces.count(army(finish(table), 1), "ground_force") == 3


@pytest.mark.content("official:action/geomagnetic_mines")
def test_one_enemy_mechanized_unit_is_destroyed_as_the_battle_begins() -> None:
    table = invade(armies("2 mechanized_unit", "2 mechanized_unit", "carrier", MECHS, seat_1="geomagnetic_mines#1"))
    say(table, 1, "card:geomagnetic_mines#1")
    assert [forces.count(army(table, seat), "mechanized_unit") for seat in (0, 1)] == [1, 2]


@pytest.mark.content("official:action/overrun")
@pytest.mark.parametrize(
    ("seat", "landed", "garrison"), [(0, "mechanized_unit", "3 ground_force"), (1, "3 ground_force", "mechanized_unit")]
)
def test_a_mechanized_unit_overruns_one_ground_force(seat: Seat, landed: str, garrison: str) -> None:
    table = invade(armies(landed, garrison, "carrier", MECHS, **{f"seat_{seat}": "overrun#1, recheck#1"}))
    say(table, seat, "card:overrun#1")
    assert forces.count(army(table, 1 - seat), "ground_force") == 2


@pytest.mark.content("official:action/overrun")
def test_nothing_is_overrun_without_a_mechanized_unit() -> None:
    table = invade(armies("3 ground_force", "3 ground_force", "carrier", MECHS, seat_0="overrun#1"))
    assert "card:overrun#1" not in offers(table, 0)


@pytest.mark.content("official:action/star_of_death")
def test_everything_on_a_planet_is_destroyed_and_it_is_neutral_and_irradiated() -> None:
    game = armies("", "3 ground_force, pds, space_dock", "war_sun", "official +leaders", seat_0="star_of_death, veto")
    game.state.leaders = (Leader(CardId("general#1"), "general", 1, Place("planet:arnor")),)
    table = trial(game, lambda g: g.moment(BEFORE_LANDING, At(0, WORLD)))
    say(table, 0, "card:star_of_death", "planet:arnor")
    game = game_of(table)
    planet = game.board.planet(PlanetId("arnor"))
    assert (planet.owner, planet.stacks) == (-1, ())
    assert planet.tokens
    assert game.leaders.at(Place("planet:arnor")) == []
    assert game.player(0).action_cards == ["veto"]


# -- activations -------------------------------------------------------------------------------------------------------

HOME, NORTH, CENTRE = Hex("0,-2"), Hex("0,-1"), Hex("0,0")


def ready(ruleset: str = RULES, **hands: str) -> Game:
    """Three players with room for fleets."""
    game = new_game(ruleset, 3)
    for player in game.state.players:
        player.fleet = 9
    return deal(game, **hands)


def activate(game: Game, hex_: Hex, *dice: int) -> Table:
    """Seat 0 activates a system in his turn."""
    table = play(game, Step("action_phase.turn", 0), dice=dice)
    return say(table, 0, f"activate:{hex_}")


@pytest.mark.content("official:action/in_the_silence_of_space")
def test_fast_ships_of_one_fleet_pass_one_system_of_enemies() -> None:
    game = ready(seat_0="in_the_silence_of_space#1")
    put(game, 0, HOME, "cruiser, dreadnought")
    for near in game.galaxy.adjacent(HOME):
        put(game, 1, near, "destroyer")
    table = activate(game, CENTRE)
    say(table, 0, "card:in_the_silence_of_space#1")
    while asks(table, 0) == "silent_system":
        say(table, 0, f"system:{NORTH}")
    assert asks(table, 0) == "move"
    going = [key for key in offers(table, 0) if key.startswith("ship:")]
    assert going
    assert all(":cruiser" in key for key in going)  # the Dreadnought is too slow


@pytest.mark.content("official:action/in_the_silence_of_space")
def test_nobody_passes_in_silence_to_where_enemies_are() -> None:
    game = ready(seat_0="in_the_silence_of_space#1")
    put(game, 0, HOME, "cruiser")
    put(game, 1, NORTH, "destroyer")
    put(game, 1, CENTRE, "carrier, fighter")
    assert asks(activate(game, CENTRE), 0) != "after_activation"


@pytest.mark.content("official:action/surprise_assault")
def test_blockaded_docks_build_before_the_battle() -> None:
    game = ready(seat_0="surprise_assault", seat_1="recheck#1")
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "space_dock")
    put(game, 1, NORTH, "cruiser")
    game.player(0).trade_goods = 6
    table = activate(game, NORTH, 10, 1)
    say(table, 0, "card:surprise_assault")
    until(table, "produce", 0)
    assert "build:ground_force" in offers(table, 0)
    say(table, 0, "build:cruiser", "done")
    while asks(table, 0) == "pay":
        say(table, 0, offers(table, 0)[0])
    assert asks(table, 1) == "dice_rolled"  # the battle has begun
    assert list(ships(table, 0, NORTH)) == units("cruiser")
    while asks(table, table.pending[0].seat) != "action":  # and nothing is built when it is won
        other = table.pending[0].seat
        assert asks(table, other) not in ("produce", "producers")
        say(table, other, next((key for key in ("pass", "done", "no") if key in offers(table, other)), offers(table, other)[0]))
    assert list(ships(table, 0, NORTH)) == units("cruiser")


@pytest.mark.content("official:action/minelayers", "official:action/faulty_targeting_systems")
@pytest.mark.parametrize("faulty", [False, True])
def test_each_cruiser_hits_once_before_the_first_round(faulty: bool) -> None:
    hands = {"seat_0": "faulty_targeting_systems#1"} if faulty else {}
    game = ready(seat_1="minelayers, recheck#1", **hands)
    put(game, 0, HOME, "4 cruiser")
    put(game, 1, NORTH, "2 cruiser, destroyer")
    table = activate(game, NORTH, *[1] * 7)
    say(table, 0, *[f"ship:{HOME}:cruiser"] * 4, "done")
    say(table, 1, "card:minelayers")
    if faulty:
        say(table, 0, "card:faulty_targeting_systems#1")
    until(table, "dice_rolled", 1)
    assert forces.count(ships(table, 0, NORTH)) == 4  # taken with the casualties of the round
    say(table, 1, "pass")
    while asks(table, 0) == "casualty":
        say(table, 0, "destroy:cruiser")
    assert forces.count(ships(table, 0, NORTH)) == (4 if faulty else 2)


@pytest.mark.content("official:action/experimental_battlestation")
def test_a_dock_fires_three_shots_like_a_pds() -> None:
    game = ready(seat_1="experimental_battlestation")
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "space_dock")
    put(game, 0, HOME, "2 cruiser")
    table = activate(game, NORTH, 6, 5, 5)
    say(table, 0, *[f"ship:{HOME}:cruiser"] * 2, "done")
    say(table, 1, "card:experimental_battlestation")
    assert rolled(table, 1) == [("pds", [6, 5, 5], 6)]
    assert forces.count(ships(table, 0, NORTH)) == 1


@pytest.mark.content("official:action/experimental_battlestation", "official:political/redefining_war_crimes")
@pytest.mark.parametrize("passed", [True, False])
def test_what_is_said_of_pds_is_said_of_a_battlestation(passed: bool) -> None:
    game = ready(seat_1="experimental_battlestation")
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "space_dock")
    put(game, 0, HOME, "2 cruiser")
    trade(game, 0, 1)
    if passed:
        lawful(game, Law(CardId("redefining_war_crimes")))
    else:
        game.begin_effect("official_silent_cannons", 0, "law", until="round")
    table = activate(game, NORTH, 1, 1, 1)
    say(table, 0, *[f"ship:{HOME}:cruiser"] * 2, "done")
    assert ("card:experimental_battlestation" in offers(table, 1)) is passed
    if passed:
        assert game_of(table).trade.agreement(0, 1) is not None
        say(table, 1, "card:experimental_battlestation")
        assert game_of(table).trade.agreement(0, 1) is None


@pytest.mark.content("official:action/faulty_targeting_systems")
def test_a_shot_of_a_pds_is_rolled_again() -> None:
    game = ready(seat_0="faulty_targeting_systems#1")
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "pds")
    put(game, 0, HOME, "2 cruiser")
    table = activate(game, NORTH, 10, 1)
    say(table, 0, *[f"ship:{HOME}:cruiser"] * 2, "done")
    say(table, 1, "fire:0")
    say(table, 0, "card:faulty_targeting_systems#1")
    assert forces.count(ships(table, 0, NORTH)) == 2


@pytest.mark.content("official:action/faulty_targeting_systems")
def test_a_space_mine_is_discarded() -> None:
    game = ready("official +space_mines -tactical_retreats", seat_0="faulty_targeting_systems#1")
    assert game.action_cards.acts(0) == []
    game.space_mines.lay(1, Mine(game.space_mines.places(1, NORTH)[0], 1).border)
    table = trial(game, lambda g: g.action_cards.play(0, "card:faulty_targeting_systems#1", None))
    assert game_of(table).state.mines == []
    assert game_of(table).state.action_deck.discard == cards("faulty_targeting_systems#1")
