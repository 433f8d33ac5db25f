"""Invasion Combat: PDS, rounds, Shock Troops and commandos, and what the winner gets."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tables import ASCENSION, asks, game_of, hold, new_game, offers, play, put, say, told, units
from trial import also, trial

from mecatol.core.effects import Behaviours, Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import (
    CAPTURES,
    COMBAT_DICE,
    COMBAT_VALUE,
    JOINS_INVASION,
    PROMOTED,
    Firing,
    Taken,
    Unit,
)
from mecatol.rules.naming import in_system, on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.state import NEUTRAL, Action, Leader, Place, PlanetId

HERE = "1,1"  # Arnor and Lor
BOTH = ["official", "sa17"]
EDITIONS = pytest.mark.parametrize("ruleset", ["sa17", "sa_es +mechanized_units"])


def invading(game: Game, dice: Sequence[int] = (), steps: Sequence[str] = ("invasion.begin",)) -> Table:
    """A table at which seat 0 has landed and the fighting begins."""
    game.state.action = Action(0, "tactical", Hex(HERE))
    game.begin_scope("action")
    return play(game, *(Step(name, 0, HERE) for name in steps), dice=dice)


def battle(ruleset: str, landed: str, garrison: str, ships: str = "carrier") -> Game:
    """Seat 1 holds Arnor, seat 0 has landed there."""
    game = new_game(ruleset)
    hold(game, 1, "arnor")
    if garrison:
        put(game, 1, "arnor", garrison)
    put(game, 0, "arnor", landed)
    put(game, 0, HERE, ships)
    return game


def there(table: Table, seat: int = 0, planet: str = "arnor") -> list[object]:
    return list(game_of(table).board.units(seat, on_planet(PlanetId(planet))))


def owner(table: Table, planet: str = "arnor") -> int:
    return game_of(table).board.planet(PlanetId(planet)).owner


# -- the course of an invasion -----------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-INV-1")
@pytest.mark.rule("OFF-PDS-5")
@pytest.mark.parametrize("ruleset", BOTH)
def test_pds_fire_once_before_the_first_round(ruleset: str) -> None:
    table = invading(battle(ruleset, "3 ground_force", "ground_force, 2 pds"), [6, 5, 7, 8, 7, 1])
    # PDS 6 and 5: one hit. Two attackers roll 7 and 8, the defender 7: won, and nobody else was lost.
    assert there(table) == units("2 ground_force")
    assert owner(table) == 0


@pytest.mark.rule("OFF-INV-2")
@pytest.mark.rule("OFF-INV-3")
def test_both_sides_roll_and_then_lose_at_the_same_time() -> None:
    table = invading(battle("official", "2 ground_force, mechanized_unit", "2 ground_force"), [8, 1, 6, 6, 8, 8])
    assert offers(table, 0) == ["sustain:mechanized_unit", "destroy:ground_force", "destroy:mechanized_unit"]
    say(table, 0, "sustain:mechanized_unit", "destroy:ground_force")
    assert there(table) == units("ground_force, mechanized_unit*1")
    planet = game_of(table).board.planet(PlanetId("arnor"))
    assert (planet.owner, planet.exhausted) == (0, True)  # OFF-INV-7
    deed = game_of(table).board.deeds("invaded_planet", 0)[0]
    assert (deed.target, deed.what, deed.amount) == (1, "defended", 2)


@pytest.mark.rule("OFF-INV-2")
def test_nobody_retreats_and_rounds_follow_until_one_side_is_gone() -> None:
    table = invading(battle("official", "ground_force", "ground_force"), [1, 1, 1, 1, 8, 1])
    assert owner(table) == 0
    assert game_of(table).state.battle is None
    assert told(table).count("rolled") == 6


@pytest.mark.rule("OFF-INV-3")
@pytest.mark.parametrize("ruleset", BOTH)
def test_success_destroys_pds_dock_and_facility_and_dooms_leaders(ruleset: str) -> None:
    game = battle(ruleset, "2 ground_force", "ground_force, space_dock")
    game.board.set_planet(replace(game.board.planet(PlanetId("arnor")), facility="refinery"))
    game.state.leaders = (Leader("letnev_general", "general", 1, Place("planet:arnor")),)
    table = invading(game, [8, 8, 1])
    board = game_of(table).board
    assert (there(table, 1), board.planet(PlanetId("arnor")).facility) == ([], "")
    assert [(doom.leader, doom.why) for doom in game_of(table).state.doomed] == [("letnev_general", "invasion")]
    assert [deed.target for deed in board.deeds("destroyed_unit", 0) if deed.what == "space_dock"] == [1]


@pytest.mark.rule("OFF-INV-4")
@pytest.mark.parametrize("ruleset", BOTH)
def test_where_both_are_wiped_out_the_defender_keeps_everything(ruleset: str) -> None:
    table = invading(battle(ruleset, "ground_force", "ground_force, pds, space_dock"), [1, 8, 8])
    assert owner(table) == 1
    assert there(table, 1) == units("pds, space_dock")
    assert there(table) == []


@pytest.mark.rule("OFF-INV-5")
def test_landed_pds_do_not_fight_and_die_with_the_last_invader() -> None:
    game = battle("official", "ground_force, pds", "2 ground_force")
    game.state.leaders = (Leader("sol_agent", "agent", 0, Place("planet:arnor")),)
    table = invading(game, [1, 8, 1])
    assert there(table) == []
    assert owner(table) == 1
    assert game_of(table).board.on_board(0, "pds") == 0
    assert [doom.why for doom in game_of(table).state.doomed] == ["failed_invasion"]
    table = invading(battle("official", "2 ground_force, pds", "ground_force"), [8, 1, 1])
    assert there(table) == units("2 ground_force, pds")


@pytest.mark.rule("OFF-INV-6")
def test_a_planet_held_by_a_marker_is_invaded_and_promotes_nobody() -> None:
    table = invading(battle("sa17", "ground_force", ""))
    assert owner(table) == 0
    assert {"invasionbegan", "invasionended"} <= set(told(table))
    assert game_of(table).board.action.promote == []
    assert game_of(table).board.deeds("invaded_planet", 0)[0].what == "undefended"


@pytest.mark.rule("OFF-LND-2")
def test_pds_that_stand_alone_fire_all_the_same() -> None:
    table = invading(battle("official", "ground_force", "pds"), [6])
    assert (owner(table), there(table, 1)) == (1, units("pds"))


@pytest.mark.rule("OFF-INV-7")
def test_a_planet_gained_is_exhausted_even_if_it_was_not() -> None:
    game = battle("official", "ground_force", "")
    table = invading(game)
    assert game_of(table).board.planet(PlanetId("arnor")).exhausted


@pytest.mark.rule("OFF-TAC-7")
def test_planets_are_fought_for_in_the_attackers_order() -> None:
    game = battle("official", "ground_force", "ground_force")
    hold(game, 1, "lor")
    put(game, 1, "lor", "ground_force")
    put(game, 0, "lor", "ground_force")
    table = invading(game, [8, 1, 1, 8])
    assert offers(table, 0) == ["planet:arnor", "planet:lor"]
    say(table, 0, "planet:lor")
    assert (owner(table, "lor"), owner(table, "arnor")) == (0, 1)


@pytest.mark.rule("OFF-SYS-8")
def test_ground_forces_take_a_planet_and_it_stays_taken() -> None:
    table = invading(battle("official", "mechanized_unit", ""))
    game = game_of(table)
    game.board.remove(0, Place("planet:arnor"), units("mechanized_unit"), "test")
    assert game.board.planet(PlanetId("arnor")).owner == 0


@pytest.mark.rule("OFF-INV-2")
def test_an_invasion_nobody_can_win_fails() -> None:
    layer = Behaviours("test")

    @layer.modify("hopeless", COMBAT_VALUE)
    def hopeless(game: Game, effect: Effect, value: int, firing: Firing) -> int:
        return 11

    game = battle("official", "2 ground_force", "ground_force")
    also(game, layer)
    game.begin_effect("hopeless", 0, "law")
    game.begin_effect("hopeless", 1, "law")
    table = invading(game)
    assert (owner(table), there(table), there(table, 1)) == (1, [], units("ground_force"))


# -- Mechanized Units --------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SOT-MEC")
def test_officially_mechanized_units_roll_twice_and_fear_no_pds() -> None:
    table = invading(battle("official", "mechanized_unit", "2 ground_force, 2 pds"), [6, 6, 6, 6, 1, 1])
    assert there(table) == units("mechanized_unit")
    assert owner(table) == 0


@EDITIONS
@pytest.mark.rule("SA17-UNI-22", "SAES-SOT-11")
def test_armor_is_hit_by_pds(ruleset: str) -> None:
    table = invading(battle(ruleset, "mechanized_unit, ground_force", "ground_force, pds"), [6])
    assert offers(table, 0) == ["sustain:mechanized_unit", "destroy:ground_force", "destroy:mechanized_unit"]
    say(table, 0, "destroy:mechanized_unit")
    assert "mechanized_unit" not in [group.kind for group in game_of(table).board.army(0, PlanetId("arnor"))]


@pytest.mark.rule("SA17-UNI-10")
def test_damaged_armor_rolls_one_die() -> None:
    table = invading(battle("sa17", "mechanized_unit*1", "ground_force"), [6, 1])
    assert owner(table) == 0


# -- Shock Troops ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SE-SHK")
def test_a_natural_ten_makes_a_shock_troop_at_the_end_of_the_round() -> None:
    table = invading(battle("official", "3 ground_force", "2 ground_force"), [10, 1, 1, 1, 10, 5, 8, 1, 1])
    # The defender lost one of two and hit once with a 10: he is alone, and a lone Shock Troop is a Ground Force again.
    assert owner(table) == 0
    assert [group.kind for group in game_of(table).board.army(0, PlanetId("arnor"))] == ["ground_force", "shock_troop"]


@pytest.mark.rule("OFF-SE-SHK")
def test_shock_troops_are_lost_first_in_combat_but_not_to_pds() -> None:
    table = invading(battle("official", "2 ground_force, shock_troop", "ground_force, pds"), [6, 1, 1, 8, 8, 1])
    assert offers(table, 0) == ["destroy:ground_force", "destroy:shock_troop"]
    say(table, 0, "destroy:ground_force")
    assert game_of(table).board.on_board(0, "shock_troop") == 0  # the round's hit left no choice


@pytest.mark.rule("OFF-SE-SHK")
def test_a_shock_troop_with_a_ground_force_captures_installations() -> None:
    table = invading(battle("official", "ground_force, shock_troop", "2 pds, space_dock"), [1, 1])
    assert offers(table, 0) == ["capture:space_dock", "capture:pds", "done"]
    say(table, 0, "capture:space_dock", "capture:pds", "done")
    assert there(table) == units("ground_force, shock_troop, pds, space_dock!exhausted")
    assert there(table, 1) == []
    assert game_of(table).board.deeds("captured_dock", 0)
    assert "space_dock" not in [deed.what for deed in game_of(table).board.deeds("destroyed_unit", 0)]


@pytest.mark.rule("OFF-SE-SHK")
@pytest.mark.rule("OFF-CMP-7")
def test_nothing_is_captured_without_pieces_or_room() -> None:
    game = battle("official", "ground_force, shock_troop, 2 pds", "pds, space_dock")
    for planet in ("jord", "thibah", "wellon"):
        put(game, 0, planet, "space_dock")
    table = invading(game, [1])
    assert not table.pending
    assert there(table) == units("ground_force, shock_troop, 2 pds")


@pytest.mark.rule("OFF-SE-SHK")
def test_a_lone_shock_troop_is_a_ground_force_again() -> None:
    game = battle("official", "ground_force", "")
    hold(game, 0, "thibah")
    put(game, 0, "thibah", "2 shock_troop")
    put(game, 0, "wellon", "shock_troop, ground_force")
    table = invading(game)
    assert there(table, 0, "thibah") == units("ground_force, shock_troop")
    assert there(table, 0, "wellon") == units("ground_force, shock_troop")


@pytest.mark.rule("SA17-UNI-13", "SAES-UNI-07")
@ASCENSION
def test_in_shattered_ascension_a_ten_promotes_nobody(ruleset: str) -> None:
    table = invading(battle(ruleset, "2 ground_force", "2 ground_force"), [10, 1, 10, 1])
    assert game_of(table).board.on_board(0, "shock_troop") + game_of(table).board.on_board(1, "shock_troop") == 0


@pytest.mark.rule("SA17-UNI-14")
@pytest.mark.rule("SA17-UNI-15")
def test_winning_against_a_defender_promotes_one_ground_force_in_the_production_step() -> None:
    table = invading(battle("sa17", "3 ground_force", "ground_force"), [8, 1, 1, 1])
    assert there(table) == units("3 ground_force")
    game = game_of(table)
    assert game.board.action.promote == ["arnor"]

    async def production(game: Game) -> None:
        game.invasion.promote(0)

    table = trial(game, production)
    assert there(table) == units("2 ground_force, shock_troop")
    assert game_of(table).board.action.promote == []


@pytest.mark.rule("SA17-UNI-14")
def test_a_garrison_that_was_bombarded_away_counts_and_an_effect_may_promote_more() -> None:
    layer = Behaviours("test")

    @layer.modify("drill", PROMOTED)
    def drill(game: Game, effect: Effect, number: int, unit: Unit) -> int:
        return number + 1 if number else 0

    game = battle("sa17", "ground_force", "ground_force", ships="carrier, dreadnought, 2 ground_force")
    game.board.remove(0, Place("planet:arnor"), units("ground_force"), "test")
    also(game, layer)
    game.begin_effect("drill", 0, "technology")
    table = invading(game, [5], steps=("landing.begin", "bombardment.begin", "invasion.begin"))
    say(table, 0, "land:arnor:ground_force", "land:arnor:ground_force", "done", "bombard:arnor:dreadnought", "done")
    assert owner(table) == 0
    assert game_of(table).board.action.promote == ["arnor", "arnor"]
    assert game_of(table).board.deeds("invaded_planet", 0)[0].amount == 1


@pytest.mark.rule("SA17-UNI-14")
def test_defenders_are_not_promoted() -> None:
    table = invading(battle("sa17", "ground_force", "2 ground_force"), [1, 8, 1])
    assert owner(table) == 1
    assert game_of(table).board.action.promote == []


# -- commandos ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-UNI-16", "SAES-UNI-09")
@ASCENSION
def test_the_attacker_names_commandos_after_pds_fire_and_before_the_first_dice(ruleset: str) -> None:
    table = invading(battle(ruleset, "ground_force, 3 shock_troop", "ground_force, pds"), [6])
    say(table, 0, "destroy:ground_force")
    assert asks(table, 0) == "commandos"
    assert offers(table, 0) == ["0", "1", "2", "3"]


@pytest.mark.rule("SA17-UNI-16")
def test_officially_there_are_no_commandos() -> None:
    table = invading(battle("official", "ground_force, 3 shock_troop", "ground_force"), [1, 1, 1, 8, 1])
    assert not table.pending
    assert owner(table) == 0


@pytest.mark.rule("SA17-UNI-17", "SAES-UNI-10")
@ASCENSION
def test_commandos_neither_fight_nor_are_lost(ruleset: str) -> None:
    table = invading(battle(ruleset, "2 ground_force, 2 shock_troop", "ground_force"), [1, 1, 8, 8, 1])
    say(table, 0, "2")
    # One hit and no Shock Troop among the choices; then one of one die is enough.
    assert there(table) == units("ground_force, 2 shock_troop")
    assert owner(table) == 0


@pytest.mark.rule("SA17-UNI-18", "SAES-UNI-11")
@pytest.mark.rule("SA17-NOM-03")
@ASCENSION
def test_each_commando_captures_one_installation_and_the_rest_is_destroyed(ruleset: str) -> None:
    game = battle(ruleset, "2 ground_force, 2 shock_troop", "ground_force, 2 pds, space_dock")
    game.board.set_planet(replace(game.board.planet(PlanetId("arnor")), facility="colony"))
    table = invading(game, [1, 1, 8, 1, 1])
    say(table, 0, "2")
    assert offers(table, 0) == ["capture:space_dock", "capture:pds", "capture:colony", "done"]
    say(table, 0, "capture:space_dock", "capture:colony")
    assert there(table) == units("2 ground_force, 2 shock_troop, space_dock!exhausted")
    assert (there(table, 1), game_of(table).board.planet(PlanetId("arnor")).facility) == ([], "colony")


@pytest.mark.rule("SA17-UNI-18")
def test_a_shock_troop_that_fought_and_lives_captures_all() -> None:
    table = invading(battle("sa17", "2 shock_troop", "ground_force, 2 pds, space_dock"), [1, 1, 5, 1])
    say(table, 0, "1", "capture:space_dock", "capture:pds", "capture:pds")
    assert there(table) == units("2 shock_troop, 2 pds, space_dock!exhausted")


@pytest.mark.rule("SA17-UNI-19", "SAES-UNI-12")
@ASCENSION
def test_commandos_are_lost_with_the_invasion(ruleset: str) -> None:
    table = invading(battle(ruleset, "ground_force, 2 shock_troop", "ground_force"), [8, 8])
    say(table, 0, "2")
    assert (owner(table), there(table), there(table, 1)) == (1, [], [])
    table = invading(battle(ruleset, "2 shock_troop", "ground_force"))
    say(table, 0, "2")
    assert (owner(table), there(table)) == (1, [])


# -- effects that take part --------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-OPT-LDR-8")
def test_an_effect_lets_the_winner_capture_and_silences_the_pds() -> None:
    layer = Behaviours("test")

    @layer.modify("spy", CAPTURES)
    def spy(game: Game, effect: Effect, number: int, taken: Taken) -> int:
        return 9

    @layer.modify("mute", COMBAT_DICE)
    def mute(game: Game, effect: Effect, dice: int, firing: Firing) -> int:
        return 0 if firing.purpose == "invasion_defence" else dice

    game = battle("official", "ground_force", "2 pds, space_dock")
    also(game, layer)
    game.begin_effect("spy", 0, "leader")
    game.begin_effect("mute", 1, "leader")
    table = invading(game)
    say(table, 0, "capture:pds", "done")
    assert there(table) == units("ground_force, pds")


@pytest.mark.rule("OFF-INV-2")
def test_ships_that_may_fight_on_planets_come_down_and_go_back() -> None:
    layer = Behaviours("test")

    @layer.modify("strafing", JOINS_INVASION)
    def strafing(game: Game, effect: Effect, joins: bool, unit: Unit) -> bool:
        return joins or unit.kind == "fighter"

    game = battle("official", "ground_force", "2 ground_force", ships="carrier, 3 fighter")
    also(game, layer)
    game.begin_effect("strafing", 0, "technology")
    table = invading(game, [9, 9, 1, 8, 1])
    assert offers(table, 0) == ["0", "1", "2", "3"]
    say(table, 0, "2", "destroy:fighter")
    assert there(table) == units("ground_force")
    assert list(game_of(table).board.units(0, in_system(Hex(HERE)))) == units("carrier, 2 fighter")


@pytest.mark.parametrize("ruleset", BOTH)
def test_rebels_beaten_in_one_action_are_fought_again_in_the_next(ruleset: str) -> None:
    game = new_game(ruleset)
    for _ in range(2):
        game.invasion.lose(PlanetId("arnor"), "test")
        game.board.place(NEUTRAL, on_planet(PlanetId("arnor")), units("ground_force"), "test")
        put(game, 0, HERE, "carrier, 2 ground_force")
        table = invading(game, (1, 10, 10, 1, 1, 1), ("landing.begin", "invasion.begin"))
        say(table, 0, *["land:arnor:ground_force"] * 2, "done")
        assert told(table).count("invasionbegan") == 1, "nobody walks in among rebels"
        game = game_of(table)
        game.state.action = None
        game.board.remove(0, in_system(Hex(HERE)), game.board.units(0, in_system(Hex(HERE))), "test")
