"""Action Cards of Shattered Ascension read a sixth time, the whole shelf: where they meet other cards and kinds of actions."""

from __future__ import annotations

import pytest
from dealing import through
from leading import lead
from readings.planning import CENTRE, HOME, activate, ready
from skirmish import HERE, WORLD, armies, army, deal, fleets, ships, until
from tables import asks, game_of, hold, new_game, offers, play, put, say, units

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId

NEAR = Hex("0,-1")  # between the Home System of seat 0 and Mecatol Rex
ASIDE = Hex("1,-2")  # next to both of them
FAR = Hex("-1,1")  # on the other side of Mecatol Rex


def grid(game: Game, *systems: str, dice: int = 10) -> Table:
    """Seat 0 takes a Simultaneous Action in these systems."""
    game.player(0).pool = game.player(0).fleet = 5
    table = play(game, Step("action_phase.turn", 0), dice=[dice] * 40)
    return say(table, 0, "transfer:grid", *systems, "done")


# -- Breakthrough!: the action goes on in the next system ----------------------------------------------------------------


@pytest.mark.content("sa17:action/breakthrough")
@pytest.mark.rule("SA17-TOK-01")
def test_a_wormhole_through_which_a_fleet_breaks_turns_over() -> None:
    """A fleet goes into it as on any other way; the one it comes out of stays as it is."""
    game = fleets("2 cruiser", "fighter", seat_0="breakthrough")
    for hex_, token in ((HERE, "wormhole:B/A"), (FAR, "wormhole:B/C")):
        game.board.set_system(replace(game.board.system(hex_), tokens=(token,)))
    steps = [Step(name, 0, HERE) for name in ("space_battle.begin", "tactical.end")]
    table = say(play(game, *steps, dice=[7, 7, 1]), 0, "card:breakthrough", f"system:{FAR}")
    through(table)
    assert [game_of(table).board.system(hex_).tokens for hex_ in (HERE, FAR)] == [("wormhole:A/B",), ("wormhole:B/C",)]


@pytest.mark.content("sa17:action/breakthrough", "sa17:action/faulty_targeting")
@pytest.mark.parametrize("faulty", [True, False])
def test_no_cannon_fires_at_who_breaks_through_in_an_action_without_cannons(faulty: bool) -> None:
    """It is the same Tactical Action that goes on; in the next one they fire again."""
    game = ready(seat_0="breakthrough, faulty_targeting, coactive_operations")
    put(game, 0, HOME, "2 cruiser")
    put(game, 1, NEAR, "fighter")
    hold(game, 1, "mecatol_rex")
    put(game, 1, "mecatol_rex", "2 pds")
    table = say(activate(game, NEAR, 7, 7, *[1] * 30), 0, "card:faulty_targeting" if faulty else "pass")
    say(table, 0, *[f"ship:{HOME}:cruiser"] * 2, "done", "card:breakthrough", f"system:{CENTRE}")
    assert (asks(table, 1) == "space_cannon") is not faulty


# -- each system of a Simultaneous Action by itself ----------------------------------------------------------------------


def bombed(card: str) -> Table:
    """Dreadnoughts of seat 0 stand over two planets of seat 1, both systems fully activated."""
    game = new_game("sa17 +simultaneous_actions", 3)
    deal(game, seat_1=card)
    for hex_, planet in ((WORLD, "arnor"), (HERE, "thibah")):
        put(game, 0, hex_, "dreadnought")
        hold(game, 1, planet)
        put(game, 1, planet, "2 ground_force")
    return say(grid(game, f"system:{WORLD}", f"system:{HERE}", f"full:{WORLD}", f"full:{HERE}"), 0, "done")


@pytest.mark.rule("SA17-SAS-13", "OFF-INV-1")
def test_ships_bombard_in_each_system_of_a_grid() -> None:
    """Each ship once: what has bombarded elsewhere is another ship."""
    table = bombed("recheck")
    say(table, 0, "bombard:arnor:dreadnought", "done", "bombard:thibah:dreadnought", "done")
    assert [list(army(table, 1, planet)) for planet in ("arnor", "thibah")] == [units("ground_force")] * 2


@pytest.mark.content("sa17:action/dug_in")
def test_armies_dig_in_in_one_system_and_not_in_another_of_the_same_action() -> None:
    table = say(bombed("dug_in"), 1, "card:dug_in")
    say(table, 0, "bombard:arnor:dreadnought", "done", "bombard:thibah:dreadnought", "done")
    assert list(army(table, 1, "arnor")) == units("2 ground_force")
    assert list(army(table, 1, "thibah")) == units("ground_force")


@pytest.mark.content("sa17:action/navigation_beacon")
def test_a_beacon_helps_in_a_simultaneous_action_too() -> None:
    """Its systems are activated; whoever follows it goes a system further, without hostile acts."""
    game = new_game("sa17 +simultaneous_actions", 3)
    put(game, 0, HOME, "dreadnought")
    put(game, 0, CENTRE, "dreadnought")
    game.begin_effect("navigation_beacon", 0, "card", until="round", where=NEAR, card=CardId("navigation_beacon"))
    table = grid(game, f"system:{HOME}", f"system:{CENTRE}")
    beacon = next(key for key in offers(table, 0) if key.endswith(":beacon"))
    ship = f"ship:{HOME}:dreadnought+navigation_beacon>{CENTRE}"
    assert ship in offers(say(table, 0, beacon), 0)
    assert list(ships(say(table, 0, ship, "done"), 0, CENTRE)) == units("2 dreadnought")


def besieged(card: str) -> Game:
    """A Cruiser of seat 1 over the dock of seat 0, who besieges Arnor himself."""
    game = new_game("sa17 +simultaneous_actions", 3)
    deal(game, seat_0=card).player(0).trade_goods = 20
    put(game, 0, "jord", "space_dock")
    put(game, 1, HOME, "cruiser")
    put(game, 0, WORLD, "dreadnought")
    put(game, 0, HERE, "dreadnought")
    hold(game, 1, "arnor")
    put(game, 1, "arnor", "2 ground_force")
    return game


@pytest.mark.content("sa17:action/underground_defense_assailment")
def test_ships_rise_from_a_blockaded_dock_in_a_fully_activated_system_of_a_grid() -> None:
    """After all ships have moved; there they fight, and the dock produces again in its step."""
    table = grid(besieged("underground_defense_assailment"), f"system:{HOME}", f"system:{HERE}")
    say(table, 0, "card:underground_defense_assailment")
    assert not any("ground_force" in key for key in offers(table, 0))
    say(table, 0, "build:cruiser", "done", "goods", "goods")
    assert list(ships(table, 0, HOME)) == units("cruiser")
    assert asks(until(table, "retreat", 0), 0) == "retreat"


@pytest.mark.content("sa17:action/propaganda_warfare")
@pytest.mark.parametrize("full", [True, False])
def test_propaganda_is_made_where_an_invasion_combat_may_follow(full: bool) -> None:
    """In a grid: in the systems that are fully activated."""
    upgrade = [f"full:{WORLD if full else HERE}"]
    table = grid(besieged("propaganda_warfare"), f"system:{WORLD}", f"system:{HERE}", *upgrade)
    assert ("card:propaganda_warfare" in offers(table, 0)) is full


# -- rounds that have not come yet, and one that has not happened --------------------------------------------------------


@pytest.mark.content("sa17:action/emp_shockwave", "sa17:action/rule_by_terror")
def test_numb_fighters_may_be_lost_before_the_first_round() -> None:
    """They are out of that round; casualties of a rule by terror come before it."""
    game = fleets("war_sun, 2 cruiser", "cruiser, 2 fighter", seat_0="emp_shockwave, rule_by_terror", seat_2="recheck")
    steps = [Step(name, 0, HERE) for name in ("space_cannon.fire", "space_battle.begin")]
    table = say(play(game, *steps, dice=[1] * 40), 0, "card:emp_shockwave", "card:rule_by_terror")
    say(table, 1, "destroy:fighter", "destroy:fighter")
    assert list(ships(table, 1)) == units("cruiser")


@pytest.mark.content("sa17:action/a_beacon_of_hope", "sa17:action/boarding_action")
def test_a_ship_that_was_not_boarded_after_all_is_replaced_by_none() -> None:
    """It fell after the first round, which has not happened: it is there again, and no prize for whoever wins in the end."""
    game = fleets("carrier, shock_troop, 2 dreadnought", "cruiser", seat_0="boarding_action", seat_1="a_beacon_of_hope")
    put(game, 1, "2,-1", "flagship")
    table = play(game, Step("space_battle.begin", 0, HERE), dice=[1] * 6 + [10] * 40)
    until(table, "after_round", 0)
    say(table, 0, "card:boarding_action", "unit:cruiser")
    say(table, 1, "card:a_beacon_of_hope")
    through(table)
    assert "cruiser" not in [group.kind for group in ships(table, 0)]


# -- Unexpected Action: two ground units in an action --------------------------------------------------------------------


@pytest.mark.content("sa17:action/unexpected_action")
def test_two_ground_units_walk_in_an_action_with_landings_in_two_systems() -> None:
    """In a Transfer Action no more than in any other."""
    game = ready(seat_0="unexpected_action")
    for hex_, planet, force in (
        (HOME, "jord", "ground_force"),
        (NEAR, "wellon", "ground_force"),
        (ASIDE, "lazar", "5 ground_force"),
    ):
        hold(game, 0, planet)
        put(game, 0, planet, force)
        put(game, 0, hex_, "destroyer")
    game.board.lay_counter(0, ASIDE, "reinforcements")
    game.state.active, game.state.phase = 0, "action"
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, "card:unexpected_action", "transfer", f"system:{HOME}", "done")
    say(table, 0, *["land:jord:ground_force:lazar"] * 2)
    assert not any(key.startswith("land:") for key in offers(say(table, 0, "done"), 0))
    assert list(army(table, 0, "lazar")) == units("3 ground_force")


# -- where an Agent has to be --------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/counter_fire")
@pytest.mark.rule("SA17-ACT-02", "SA17-LDR-08")
@pytest.mark.parametrize(("where", "stops"), [(WORLD, True), (HERE, False)])
def test_counter_fire_takes_effect_where_the_invasion_is_though_nobody_has_landed_yet(where: Hex, stops: bool) -> None:
    game = armies("", "2 ground_force, pds", "dreadnought", seat_1="counter_fire")
    put(game, 0, HERE, "cruiser")
    lead(game, 0, "sol_connor", f"system:{where}")
    table = play(game, Step("bombardment.begin", 0, WORLD), dice=[1] * 9)
    say(table, 0, "bombard:arnor:dreadnought", "done")
    say(table, 1, "card:counter_fire")
    assert any(key.endswith("sabotage") for key in offers(table, 0)) is stops


@pytest.mark.content("official:action/surprise_assault", "official:action/strategic_bombardment")
@pytest.mark.rule("SA17-ACT-02")
@pytest.mark.parametrize("card", ["surprise_assault", "strategic_bombardment"])
def test_official_cards_without_a_battle_take_effect_in_the_system_they_are_about(card: str) -> None:
    """An assault in the system activated, a bombardment in the one chosen."""
    game = new_game("sa17 +official_decks", 3)
    deal(game, seat_0=card)
    put(game, 0, "jord", "space_dock")
    put(game, 1, HOME, "cruiser")
    put(game, 0, WORLD, "war_sun")
    hold(game, 1, "arnor")
    lead(game, 1, "sol_connor", f"system:{HOME}" if card == "surprise_assault" else "planet:arnor")
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, *([f"activate:{HOME}", f"card:{card}"] if card == "surprise_assault" else [f"component:card:{card}"]))
    assert any(key.endswith("sabotage") for key in offers(table, 1))
