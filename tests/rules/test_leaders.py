"""Leaders: where they are, how they move, what becomes of them and of captives. Their abilities are in test_leader_abilities."""

from __future__ import annotations

import pytest
from leading import acting, lead
from opening import started
from tables import asks, game_of, hold, new_game, offers, play, put, say, told
from trial import give, trial

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.naming import in_system
from mecatol.rules.official.game import Game
from mecatol.rules.state import NOBODY, Action, Doom, Leader, Place, PlanetId

HOME = "0,-2"
HERE = "1,0"  # Thibah
TWINS = "1,1"  # Arnor and Lor
BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])
ALL = pytest.mark.parametrize("ruleset", ["official", "sa17", "sa_es"])
EDITIONS = pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])


def leader(table: Table, name: str) -> Leader:
    return game_of(table).leaders.find(name)


def is_able(table: Table, name: str) -> bool:
    return any(effect.where == name for effect in game_of(table).state.effects)


def killed(table: Table) -> list[tuple[int, str]]:
    return [(deed.seat, deed.what) for deed in game_of(table).state.deeds if deed.kind == "killed_leader"]


def in_orbit(ruleset: str, mine: str, theirs: str, *, seats: int = 2) -> Game:
    """Seat 0 has moved into a system where seat 1 has ships; Unlenn is aboard the sturdiest of them."""
    game = new_game(ruleset + " -tactical_retreats", seats)
    put(game, 0, HERE, mine)
    put(game, 1, HERE, theirs)
    lead(game, 1, "letnev_ciel", f"system:{HERE}")
    return game


# -- where they are --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["official", "sa17", "cp"])
@pytest.mark.rule("OFF-OPT-LDR-1", "OFF-SET-6", "CP-OPT-01")
def test_three_leaders_of_the_printed_kinds_start_in_the_home_system_and_are_able(ruleset: str) -> None:
    game = started(ruleset, 3)
    for seat, player in enumerate(game.state.players):
        mine = game.leaders.of(seat)
        printed = game.content.races[player.race].leaders
        assert [(each.id, each.kind) for each in mine] == [(each.id, each.kind) for each in printed]
        assert len(mine) == 3
        assert {game.board.hex_of(each.where) for each in mine} == {player.home}
        for each in mine:
            effects = [effect.key for effect in game.state.effects if effect.where == each.id]
            assert effects == [f"leader_{each.kind}"]


@ALL
@pytest.mark.rule("OFF-OPT-LDR-1", "SA17-LDR-01", "SAES-LDR-01")
def test_a_full_carrier_takes_a_leader_as_well(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HOME, "carrier, 6 ground_force")
    lead(game, 0, "sol_rev", "planet:jord")
    table = acting(game, "0,-1", "movement.move")
    say(table, 0, "ship:0,-2:carrier", *["load:system:0,-2:ground_force"] * 6)
    assert not any(key.startswith("load:") for key in offers(table, 0))
    say(table, 0, "leader:sol_rev", "done")
    assert leader(table, "sol_rev") == Leader("sol_rev", "diplomat", 0, Place("system:0,-1"), ship="carrier")
    assert len(game_of(table).board.army(0, PlanetId("jord"))) == 0


@ALL
@pytest.mark.parametrize("ship", ["destroyer", "cruiser"])
@pytest.mark.rule("OFF-OPT-LDR-1", "SA17-LDR-04", "SAES-LDR-01")
def test_ships_without_capacity_carry_leaders(ruleset: str, ship: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HOME, ship)
    lead(game, 0, "sol_rev", "planet:jord")
    table = acting(game, "0,-1", "movement.move")
    say(table, 0, f"ship:0,-2:{ship}", "leader:sol_rev", "done")
    assert (leader(table, "sol_rev").where, leader(table, "sol_rev").ship) == ("system:0,-1", ship)


@pytest.mark.rule("OFF-OPT-LDR-1")
def test_a_fighter_carries_a_leader_who_goes_down_with_it() -> None:
    game = in_orbit("official", "cruiser", "fighter")
    assert game.leaders.find("letnev_ciel").ship == "fighter"
    table = acting(game, HERE, "space_battle.begin", "tactical.end", dice=[10, 1, 8])
    assert asks(table, 1) == "leader_escapes"


@BOTH
@pytest.mark.rule("OFF-OPT-LDR-1")
def test_leaders_land_on_foreign_planets_only_with_ground_units(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, TWINS, "carrier, ground_force")
    hold(game, 0, "lor")
    lead(game, 0, "sol_rev", f"system:{TWINS}")
    table = acting(game, TWINS, "landing.begin")
    assert "land:lor:sol_rev" in offers(table, 0)
    assert "land:arnor:sol_rev" not in offers(table, 0)
    say(table, 0, "land:arnor:ground_force", "land:arnor:sol_rev", "done")
    assert leader(table, "sol_rev").where == "planet:arnor"


@EDITIONS
@pytest.mark.rule("SA17-LDR-02", "SAES-LDR-02")
def test_transit_diodes_move_leaders_beside_the_six(ruleset: str) -> None:
    game = new_game(ruleset)
    give(game, 0, "transit_diodes")
    hold(game, 0, "wellon")
    put(game, 0, "jord", "7 ground_force")
    lead(game, 0, "sol_rev", "planet:jord")
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("transit_diodes")))
    for _ in range(6):
        say(table, 0, "ground_force@planet:jord", "planet:wellon")
    assert offers(table, 0) == ["leader:sol_rev@planet:jord", "done"]
    say(table, 0, "leader:sol_rev@planet:jord", "planet:wellon")
    assert leader(table, "sol_rev").where == "planet:wellon"


@BOTH
def test_nobody_is_put_on_a_trade_station(ruleset: str) -> None:
    game = new_game(ruleset, tiles={"1,0": "sumerian_arcturus"})
    planets = [planet.id for planet in game.board.system(Hex("1,0")).planets]
    station = next(planet for planet in planets if game.board.printed_planet(planet).trade_station)
    hold(game, 0, station)
    assert f"planet:{station}" not in game.leaders.friendly_places(0)


# -- between the steps -----------------------------------------------------------------------------------------------------


@EDITIONS
@pytest.mark.rule("SA17-LDR-03", "SAES-LDR-03")
def test_between_movement_and_landings_a_leader_steps_onto_a_planet(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HOME, "cruiser")
    hold(game, 0, "wellon")
    lead(game, 0, "sol_rev", f"system:{HOME}")
    table = play(game, Step("tactical.begin", 0, "0,-1"))
    say(table, 0, "ship:0,-2:cruiser", "leader:sol_rev", "done")
    assert (asks(table, 0), offers(table, 0)) == ("move_leader", ["leader:sol_rev:planet:wellon", "done"])
    say(table, 0, "leader:sol_rev:planet:wellon")
    assert offers(table, 0) == ["leader:sol_rev:system:0,-1", "done"]
    say(table, 0, "done")
    assert leader(table, "sol_rev").where == "planet:wellon"
    assert asks(table, 0) != "move_leader", "nothing has happened in the meantime"


@pytest.mark.rule("SA17-LDR-03")
@pytest.mark.parametrize("happens", [False, True])
def test_the_question_comes_again_only_when_something_has_happened(happens: bool) -> None:
    game = new_game("sa17")
    put(game, 0, HOME, "cruiser")
    lead(game, 0, "sol_rev", "planet:jord")
    if happens:  # a cannon next door fires and misses
        hold(game, 1, "wellon")
        put(game, 1, "wellon", "pds")
        give(game, 1, "deep_space_cannon")
    table = acting(game, HOME, "leaders.between_steps", "space_cannon.fire", "leaders.between_steps", dice=[1])
    say(table, 0, "done")
    while asks(table, 1):
        say(table, 1, offers(table, 1)[0])
    assert (asks(table, 0) == "move_leader") == happens


@EDITIONS
@pytest.mark.rule("SA17-LDR-03", "SAES-LDR-03")
def test_with_enemy_ships_about_no_leader_moves(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, "0,-1", "cruiser")
    put(game, 1, "0,-1", "fighter")
    hold(game, 0, "wellon")
    lead(game, 0, "sol_rev", "system:0,-1")
    assert not acting(game, "0,-1", "leaders.between_steps").pending


@EDITIONS
@pytest.mark.rule("SA17-LDR-03", "SAES-LDR-03")
def test_in_his_turn_a_player_moves_leaders_inside_any_system(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HOME, "cruiser")
    put(game, 1, "0,2", "cruiser")
    lead(game, 0, "sol_rev", "planet:jord")
    lead(game, 1, "letnev_ciel", "planet:arc_prime")
    table = play(game, Step("action_phase.turn", 0))
    assert [act.key for act in table.acts(0) if act.key.startswith("leader:")] == [f"leader:sol_rev:system:{HOME}"]
    assert not [act for act in table.acts(1) if act.key.startswith("leader:")]
    table.act(0, f"leader:sol_rev:system:{HOME}")
    assert (leader(table, "sol_rev").where, leader(table, "sol_rev").ship) == (f"system:{HOME}", "cruiser")
    assert asks(table, 0) == "action", "it takes no action"


def test_officially_leaders_do_not_walk_about() -> None:
    game = new_game("official")
    put(game, 0, HOME, "cruiser")
    lead(game, 0, "sol_rev", "planet:jord")
    table = play(game, Step("action_phase.turn", 0))
    assert not [act for act in table.acts(0) if act.key.startswith("leader:")]


@pytest.mark.rule("SA17-LDR-03")
def test_a_transfer_action_has_pauses_too() -> None:
    game = new_game("sa17")
    put(game, 0, HOME, "cruiser")
    put(game, 0, "0,-1", "cruiser")
    lead(game, 0, "sol_rev", "planet:jord")
    table = play(game, Step("transfer.begin", 0))
    while asks(table, 0) != "move_leader":
        say(table, 0, "done" if "done" in offers(table, 0) else offers(table, 0)[0])
    assert offers(table, 0) == [f"leader:sol_rev:system:{HOME}", "done"]


# -- the official tables of fate ---------------------------------------------------------------------------------------------


def shot_down(face: int) -> Table:
    """The ship with a leader is lost in a Space Battle; then the die of fate."""
    game = in_orbit("official", "cruiser", "destroyer")
    return acting(game, HERE, "space_battle.begin", "tactical.end", dice=[10, 1, face])


@pytest.mark.parametrize("face", range(1, 11))
@pytest.mark.rule("OFF-OPT-LDR-2")
def test_official_fate_of_a_leader_whose_ship_is_lost_in_battle(face: int) -> None:
    table = shot_down(face)
    ciel = leader(table, "letnev_ciel")
    if face <= 5:
        assert (ciel.where, ciel.captor) == ("", NOBODY)
        assert killed(table) == [(0, "letnev_ciel")]
    elif face <= 8:
        assert (asks(table, 1), offers(table, 1)) == ("leader_escapes", ["planet:arc_prime", "planet:wren_terra"])
        say(table, 1, "planet:wren_terra")
        assert leader(table, "letnev_ciel").where == "planet:wren_terra"
        assert is_able(table, "letnev_ciel")
    else:
        assert (ciel.where, ciel.captor) == ("", 0)
        assert not is_able(table, "letnev_ciel")


@pytest.mark.rule("OFF-OPT-LDR-2")
def test_an_official_escape_needs_a_planet_without_blockade() -> None:
    game = in_orbit("official", "cruiser", "destroyer")
    put(game, 0, "0,2", "fighter")
    hold(game, 1, "lor")
    table = acting(game, HERE, "space_battle.begin", "tactical.end", dice=[10, 1, 7])
    assert leader(table, "letnev_ciel").where == "planet:lor"


@pytest.mark.rule("OFF-OPT-LDR-2")
def test_officially_a_ship_lost_otherwise_kills() -> None:
    game = new_game("official", tiles={"1,0": "gravity_rift"})
    put(game, 0, "1,0", "cruiser")
    lead(game, 0, "sol_rev", "system:1,0")
    table = acting(game, "0,0", "movement.move", "tactical.end", dice=[1])
    say(table, 0, "ship:1,0:cruiser", "leader:sol_rev", "done")
    assert leader(table, "sol_rev").where == ""
    assert not is_able(table, "sol_rev")
    assert not killed(table)


def overrun(ruleset: str, *dice: int) -> Table:
    """Seat 0 takes Arnor, where seat 1 has a leader."""
    game = new_game(ruleset)
    hold(game, 1, "arnor")
    put(game, 0, TWINS, "carrier")
    put(game, 0, "arnor", "ground_force")
    lead(game, 1, "letnev_unlenn", "planet:arnor")
    return acting(game, TWINS, "invasion.begin", "tactical.end", dice=dice)


@pytest.mark.parametrize("face", range(1, 11))
@pytest.mark.rule("OFF-OPT-LDR-2")
def test_official_fate_of_a_leader_whose_planet_is_invaded(face: int) -> None:
    table = overrun("official", face)
    found = leader(table, "letnev_unlenn")
    if face <= 5:
        assert (found.where, found.captor) == ("", 0)
    elif face <= 9:
        assert asks(table, 1) == "leader_escapes"
    else:
        assert (found.where, found.captor) == ("", NOBODY)
        assert killed(table) == [(0, "letnev_unlenn")]


@pytest.mark.rule("OFF-OPT-LDR-2")
def test_officially_who_loses_a_planet_otherwise_escapes() -> None:
    game = new_game("official")
    hold(game, 1, "arnor")
    lead(game, 1, "letnev_unlenn", "planet:arnor")

    async def lose(game: Game) -> None:
        game.invasion.lose(PlanetId("arnor"), "plague")
        await game.leaders.fates()

    table = trial(game, lose)
    assert (asks(table, 1), offers(table, 1)) == ("leader_escapes", ["planet:arc_prime", "planet:wren_terra"])


def repelled(ruleset: str, garrison: str, *dice: int) -> Table:
    """An invasion with a leader fails: of seat 1's planet, or of one with neutral units."""
    game = new_game(ruleset)
    put(game, 0, TWINS, "carrier")
    put(game, 0, "arnor", "ground_force")
    lead(game, 0, "sol_rev", "planet:arnor")
    if garrison:
        hold(game, 1, "arnor")
        put(game, 1, "arnor", garrison)
    else:
        game.board.place(-2, Place("planet:arnor"), [], "test")
        put(game, -2, "arnor", "2 ground_force")
    return acting(game, TWINS, "invasion.begin", "tactical.end", dice=dice)


@pytest.mark.rule("OFF-OPT-LDR-2")
def test_officially_a_failed_invasion_makes_a_captive_or_kills() -> None:
    table = repelled("official", "ground_force", 1, 10)
    assert (leader(table, "sol_rev").captor, leader(table, "sol_rev").where) == (1, "")
    table = repelled("official", "", 1, 10, 10)
    assert (leader(table, "sol_rev").captor, leader(table, "sol_rev").where) == (NOBODY, "")
    assert not is_able(table, "sol_rev")


@pytest.mark.rule("OFF-OPT-LDR-2", "OFF-FAQ-12")
def test_officially_nobody_captures_where_nobody_is_left() -> None:
    game = in_orbit("official", "destroyer", "destroyer")
    table = acting(game, HERE, "space_battle.begin", "tactical.end", dice=[10, 10, 10])
    assert (leader(table, "letnev_ciel").where, leader(table, "letnev_ciel").captor) == ("", NOBODY)


# -- the one table of Shattered Ascension ------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", range(1, 11))
@pytest.mark.rule("SA17-LDR-24", "SA17-LDR-26", "SA17-LDR-27", "SA17-LDR-29")
def test_each_of_the_ten_faces(face: int) -> None:
    game = in_orbit("sa17", "cruiser", "destroyer")
    table = acting(game, HERE, "space_battle.begin", "tactical.end", dice=[10, 1, face])
    ciel = leader(table, "letnev_ciel")
    if face == 1:
        assert (ciel.where, ciel.captor) == ("", NOBODY)
        assert killed(table) == [(0, "letnev_ciel")]
    elif face <= 7:
        assert (ciel.where, ciel.ship, ciel.captor) == (f"system:{HERE}", "cruiser", 0), "it stays there, with a flag"
        assert not is_able(table, "letnev_ciel")
    else:
        assert asks(table, 1) == "leader_escapes"


@pytest.mark.rule("SA17-LDR-22", "SA17-LDR-23")
def test_a_lost_ship_causes_one_roll_when_the_action_is_over() -> None:
    game = in_orbit("sa17", "2 cruiser", "destroyer, cruiser")
    game.leaders.place("letnev_ciel", in_system(Hex(HERE)), "destroyer")
    table = acting(game, HERE, "space_battle.begin", "tactical.end", dice=[7, 1, 1, 1, 7, 1, 1, 1])
    say(table, 1, "destroy:destroyer")  # the first round: its ship is lost
    assert game_of(table).leaders.find("letnev_ciel").where == ""
    fates = [event for event in table.events_since(None) if event["event"] == "rolled" and event["purpose"] == "fate"]
    assert len(fates) == 1
    assert told(table).index("leaderfate") > told(table).index("battleended")


@pytest.mark.rule("SA17-LDR-22")
def test_losing_the_planet_and_failing_an_invasion_cause_a_roll_each() -> None:
    assert leader(overrun("sa17", 7), "letnev_unlenn").captor == 0
    assert killed(overrun("sa17", 1)) == [(0, "letnev_unlenn")]
    table = repelled("sa17", "ground_force", 1, 10, 7)
    assert (leader(table, "sol_rev").captor, leader(table, "sol_rev").where) == (1, "planet:arnor")
    table = repelled("sa17", "ground_force", 1, 10, 8)
    assert (asks(table, 0), leader(table, "sol_rev").captor) == ("leader_escapes", NOBODY)


@pytest.mark.rule("SA17-LDR-25")
def test_captured_without_an_enemy_in_control_is_an_escape() -> None:
    game = in_orbit("sa17", "destroyer", "destroyer")
    table = acting(game, HERE, "space_battle.begin", "tactical.end", dice=[10, 10, 5])
    assert asks(table, 1) == "leader_escapes"


@pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])
@pytest.mark.rule("SA17-LDR-25", "OFF-SOT-MRC")
def test_a_mercenary_that_is_left_alone_takes_no_captive(ruleset: str) -> None:
    game = in_orbit(f"{ruleset} +mercenaries", "urrsik", "destroyer")
    table = acting(game, HERE, "space_battle.begin", "tactical.end", dice=[10, 1, 5])
    assert asks(table, 1) == "leader_escapes"
    assert leader(table, "letnev_ciel").captor == NOBODY


@pytest.mark.rule("SA17-LDR-29")
def test_an_escape_leads_to_any_planet_or_ship_blockaded_or_not() -> None:
    game = in_orbit("sa17", "cruiser", "destroyer")
    put(game, 0, "0,2", "fighter")
    put(game, 1, "-1,1", "fighter")
    table = acting(game, HERE, "space_battle.begin", "tactical.end", dice=[10, 1, 8])
    assert offers(table, 1) == ["planet:arc_prime", "planet:wren_terra", "system:-1,1"]
    say(table, 1, "system:-1,1")
    assert (leader(table, "letnev_ciel").where, leader(table, "letnev_ciel").ship) == ("system:-1,1", "fighter")
    assert is_able(table, "letnev_ciel")


# -- ships and planets lost in other ways ----------------------------------------------------------------------------------------


@BOTH
def test_who_scuttles_a_leaders_ship_finds_him_another(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HOME, "dreadnought, destroyer")
    lead(game, 0, "sol_rev", f"system:{HOME}", "dreadnought")
    table = play(game, Step("status_phase.scuttle", 0))
    say(table, 0, f"system:{HOME}:dreadnought", "done")
    assert leader(table, "sol_rev").ship == "destroyer"


@BOTH
@pytest.mark.rule("SA17-LDR-22", "OFF-OPT-LDR-2")
def test_a_leader_aboard_the_last_ship_scuttled_is_lost(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HOME, "destroyer")
    lead(game, 0, "sol_rev", f"system:{HOME}")
    put(game, 0, "0,-1", "cruiser")
    table = play(game, Step("status_phase.scuttle", 0), dice=[1])
    say(table, 0, f"system:{HOME}:destroyer", "done")
    assert leader(table, "sol_rev") == Leader("sol_rev", "diplomat", 0)
    assert not is_able(table, "sol_rev")


@BOTH
def test_ships_beyond_fleet_supply_take_no_leader_with_them(ruleset: str) -> None:
    game = new_game(ruleset)
    game.player(0).fleet = 1
    put(game, 0, HOME, "dreadnought, destroyer")
    lead(game, 0, "sol_rev", f"system:{HOME}", "dreadnought")
    table = trial(game, lambda game: game.fleet_supply.settle(0, Hex(HOME), "test"))
    say(table, 0, "dreadnought")
    assert leader(table, "sol_rev").ship == "destroyer"


@BOTH
def test_a_planet_that_changes_hands_otherwise_takes_its_leaders_along(ruleset: str) -> None:
    game = new_game(ruleset)
    hold(game, 1, "arnor")
    lead(game, 1, "letnev_ciel", "planet:arnor")
    table = trial(game, lambda game: game.invasion.gain(0, "arnor", "annexation"))
    assert game_of(table).state.doomed == [Doom("letnev_ciel", Place("planet:arnor"), "annexation", 0)]
    assert not is_able(table, "letnev_ciel")


# -- captives --------------------------------------------------------------------------------------------------------------------


@EDITIONS
@pytest.mark.rule("SA17-LDR-28", "SAES-LDR-23")
def test_only_the_captor_moves_a_captive(ruleset: str) -> None:
    for captor in (NOBODY, 0):
        game = new_game(ruleset)
        put(game, 1, HERE, "cruiser")
        lead(game, 1, "letnev_ciel", "planet:thibah", captor=captor)
        table = say(acting(game, "1,-1", "movement.move", seat=1), 1, f"ship:{HERE}:cruiser")
        assert ("leader:letnev_ciel" in offers(table, 1)) == (captor == NOBODY)
    game = new_game(ruleset)
    put(game, 0, HOME, "cruiser")
    lead(game, 1, "letnev_ciel", "planet:jord", captor=0)
    table = acting(game, "0,-1", "movement.move")
    say(table, 0, "ship:0,-2:cruiser", "leader:letnev_ciel", "done")
    found = leader(table, "letnev_ciel")
    assert (found.where, found.ship, found.captor) == ("system:0,-1", "cruiser", 0)


@pytest.mark.rule("SA17-LDR-28", "SA17-LDR-22")
def test_a_captive_whose_place_is_lost_has_a_new_fate_and_is_free_with_its_owner() -> None:
    game = new_game("sa17 -tactical_retreats", 3)
    put(game, 0, HERE, "cruiser")
    put(game, 1, HERE, "destroyer")
    lead(game, 2, "hacan_gila", f"system:{HERE}", captor=1)
    table = acting(game, HERE, "space_battle.begin", "tactical.end", dice=[10, 1, 5])
    assert leader(table, "hacan_gila").captor == 0
    game = new_game("sa17 -tactical_retreats")
    put(game, 0, HERE, "cruiser")
    put(game, 1, HERE, "destroyer")
    lead(game, 0, "sol_rev", f"system:{HERE}", captor=1)
    table = acting(game, HERE, "space_battle.begin", "tactical.end", dice=[10, 1, 5])
    assert (asks(table, 0), leader(table, "sol_rev").captor) == ("leader_escapes", NOBODY)


def imprisoned(ruleset: str, seats: int = 3) -> Game:
    """Seat 0 has a captive of seat 1's: on Jord where captives are kept on the board."""
    game = new_game(ruleset, seats)
    lead(game, 1, "letnev_farran", "planet:jord" if ruleset == "sa17" else "", captor=0)
    return game


@pytest.mark.rule("OFF-OPT-LDR-3")
def test_an_official_captor_keeps_frees_hands_over_or_executes() -> None:
    table = play(imprisoned("official"), Step("status_phase.captives", 0))
    assert offers(table, 0) == ["keep", "free", "execute", "give:2"]
    say(table, 0, "keep")
    assert leader(table, "letnev_farran").captor == 0
    table = play(imprisoned("official"), Step("status_phase.captives", 0))
    say(table, 0, "give:2")
    assert leader(table, "letnev_farran").captor == 2
    table = play(imprisoned("official"), Step("status_phase.captives", 0))
    say(table, 0, "execute")
    assert (leader(table, "letnev_farran").captor, killed(table)) == (NOBODY, [(0, "letnev_farran")])
    table = play(imprisoned("official"), Step("status_phase.captives", 0))
    say(table, 0, "free")
    say(table, 1, "planet:wren_terra")
    assert (leader(table, "letnev_farran").captor, leader(table, "letnev_farran").where) == (NOBODY, "planet:wren_terra")
    assert is_able(table, "letnev_farran")


@pytest.mark.rule("OFF-OPT-LDR-2", "OFF-OPT-LDR-3")
def test_no_official_captive_is_set_free_without_a_refuge() -> None:
    game = imprisoned("official")
    put(game, 2, game.board.home(1), "cruiser")
    assert offers(play(game, Step("status_phase.captives", 0)), 0) == ["keep", "execute", "give:2"]


@pytest.mark.parametrize(("face", "rescued"), [(8, False), (9, True), (10, True)])
@pytest.mark.rule("OFF-OPT-LDR-3")
def test_who_invades_a_captors_planet_may_take_a_captive(face: int, rescued: bool) -> None:
    game = new_game("official", 3)
    hold(game, 1, "arnor")
    put(game, 0, TWINS, "carrier")
    put(game, 0, "arnor", "ground_force")
    lead(game, 0, "sol_rev", "", captor=1)
    lead(game, 2, "hacan_gila", "", captor=1)
    table = acting(game, TWINS, "invasion.begin", "tactical.end", dice=[face])
    if not rescued:
        assert not table.pending
        return
    assert (asks(table, 0), offers(table, 0)) == ("rescue", ["sol_rev", "hacan_gila"])
    say(table, 0, "sol_rev")
    assert offers(table, 0) == ["planet:arnor", "planet:jord"]
    say(table, 0, "planet:arnor")
    assert (leader(table, "sol_rev").where, leader(table, "sol_rev").captor) == ("planet:arnor", NOBODY)
    assert leader(table, "hacan_gila").captor == 1


@pytest.mark.rule("OFF-OPT-LDR-3")
def test_with_his_last_planet_a_captor_loses_all_captives() -> None:
    game = new_game("official", 3)
    hold(game, -1, "arc_prime", "wren_terra")
    hold(game, 1, "arnor")
    put(game, 1, "2,-1", "cruiser")
    put(game, 0, TWINS, "carrier")
    put(game, 0, "arnor", "ground_force")
    lead(game, 0, "sol_rev", "", captor=1)
    lead(game, 2, "hacan_gila", "", captor=1)
    table = acting(game, TWINS, "invasion.begin", "tactical.end")
    say(table, 0, "sol_rev", "planet:jord")
    assert leader(table, "hacan_gila").captor == 0, "no longer his, but still a captive"
    assert leader(table, "sol_rev").where == "planet:jord"


@pytest.mark.rule("SA17-LDR-30")
def test_a_captor_sets_a_captive_free_in_the_status_phase() -> None:
    table = play(imprisoned("sa17"), Step("status_phase.captives", 0))
    assert offers(table, 0) == ["keep", "free", "execute"]
    say(table, 0, "free")
    assert (asks(table, 1), offers(table, 1)) == ("leader_escapes", ["planet:arc_prime", "planet:wren_terra"])
    say(table, 1, "planet:arc_prime")
    assert leader(table, "letnev_farran") == Leader("letnev_farran", "general", 1, Place("planet:arc_prime"))
    assert is_able(table, "letnev_farran")


@pytest.mark.rule("SA17-LDR-31")
def test_an_execution_exhausts_a_planet_or_costs_one() -> None:
    game = imprisoned("sa17")
    hold(game, 0, "wellon")
    game.board.exhaust(PlanetId("jord"), "test")
    table = play(game, Step("status_phase.captives", 0))
    say(table, 0, "execute")
    assert sorted(offers(table, 0)) == ["exhaust:wellon", "lose:jord", "lose:wellon"]
    say(table, 0, "exhaust:wellon")
    assert game_of(table).board.planet(PlanetId("wellon")).exhausted
    assert killed(table) == [(0, "letnev_farran")]


@pytest.mark.rule("SA17-LDR-31")
def test_without_a_refreshed_planet_one_must_be_given_up() -> None:
    game = imprisoned("sa17")
    game.board.exhaust(PlanetId("jord"), "test")
    put(game, 0, "0,-1", "cruiser")
    lead(game, 0, "sol_rev", "planet:jord")
    table = play(game, Step("status_phase.captives", 0), dice=[5])
    say(table, 0, "execute")
    assert game_of(table).board.planet(PlanetId("jord")).owner == NOBODY
    assert leader(table, "letnev_farran").where == ""
    assert killed(table) == [(0, "letnev_farran")]
    assert leader(table, "sol_rev").where == "system:0,-1", "who stood there rolls at once: there is no action to wait for"


@pytest.mark.rule("SA17-LDR-31")
def test_without_any_planet_nobody_is_executed() -> None:
    game = imprisoned("sa17")
    put(game, 0, "0,-1", "cruiser")
    game.leaders.place("letnev_farran", Place("system:0,-1"))
    game.board.set_planet(replace(game.board.planet(PlanetId("jord")), owner=NOBODY))
    table = play(game, Step("status_phase.captives", 0))
    assert offers(table, 0) == ["keep", "free"]


@pytest.mark.rule("SA17-LDR-31", "OFF-STA-3")
@BOTH
def test_captors_decide_after_planets_are_refreshed(ruleset: str) -> None:
    names = [part.name for part in new_game(ruleset).status_phase.parts]
    assert names.index("refresh") < names.index("use_planets") < names.index("captives") < names.index("cards_and_counters")


@BOTH
def test_who_leaves_the_game_takes_his_leaders_along_and_frees_captives(ruleset: str) -> None:
    game = imprisoned(ruleset)
    lead(game, 0, "sol_rev", "planet:jord")
    lead(game, 0, "sol_connor", "planet:arc_prime" if ruleset == "sa17" else "", captor=1)
    table = trial(game, lambda game: game.victory.eliminate(0))
    say(table, 1, "planet:wren_terra")
    found = game_of(table).leaders
    assert [(each.where, each.captor) for each in map(found.find, ("sol_rev", "sol_connor"))] == [("", NOBODY)] * 2
    assert leader(table, "letnev_farran") == Leader("letnev_farran", "general", 1, Place("planet:wren_terra"))
    assert not game_of(table).state.doomed


# -- aboard in the system just activated -----------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-GEN-01", "SA17-GEN-02", "SA17-GEN-03")
def test_an_arriving_ship_takes_a_leader_off_a_planet_of_the_system_just_activated_under_enemy_ships() -> None:
    game = new_game("sa17")
    put(game, 0, "0,-2", "cruiser")
    put(game, 1, "0,-1", "destroyer")
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "ground_force")
    game.state.leaders = (Leader("boss", "general", 0, Place("planet:wellon")),)
    game.state.action = Action(0, "tactical", Hex("0,-1"))
    table = play(game, Step("movement.move", 0, "0,-1"))
    say(table, 0, "ship:0,-2:cruiser", "leader:boss", "done")
    assert game_of(table).leaders.find("boss").where == "system:0,-1"
    assert game_of(table).leaders.find("boss").ship == "cruiser"


@pytest.mark.rule("OFF-MOV-5")
def test_officially_nobody_is_taken_aboard_under_enemy_ships() -> None:
    game = new_game("official")
    put(game, 0, "0,-2", "cruiser")
    put(game, 1, "0,-1", "destroyer")
    hold(game, 0, "wellon")
    game.state.leaders = (Leader("boss", "general", 0, Place("planet:wellon")),)
    game.state.action = Action(0, "tactical", Hex("0,-1"))
    table = play(game, Step("movement.move", 0, "0,-1"))
    say(table, 0, "ship:0,-2:cruiser")
    assert "leader:boss" not in offers(table, 0)
