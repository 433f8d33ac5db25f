"""The Clan of Saar, read a second time."""

from __future__ import annotations

import pytest
from leading import acting
from races.racing import HERE, HOME, battle, become, landed, race_game, rolls, units_in
from readings.reading import SPACE, broke, enact, goods, held, owner, refuse, turn, wide
from tables import asks, game_of, hold, offers, play, put, say
from trial import give, trial
from voting import senate, vote

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.moments import Firing
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Place, PlanetId

BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])


@BOTH
@pytest.mark.content("sa17:ability/saar_scavenge", "official:ability/saar_scavenge")
def test_a_landing_brings_a_good_and_a_planet_taken_by_force_too(ruleset: str) -> None:
    game = wide(race_game(ruleset, "saar"))
    put(game, 0, "1,-1", "carrier, 2 ground_force")
    table = turn(game, f"activate:{HERE}", "ship:1,-1:carrier", "load", "load", "done", "land:", "land:")
    enact(table, until="action", seat=1)
    assert owner(table, "thibah") == 0
    assert goods(table) == 1

    async def taken(game: Game) -> None:
        await game.invasion.gain(0, PlanetId("wellon"), "agenda")

    assert goods(refuse(trial(game_of(table), taken))) == 2


@pytest.mark.content("sa17:upgrade/scrap_foundries")
def test_two_goods_instead_of_one() -> None:
    game = race_game("sa17", "saar", upgrades=["scrap_foundries"])

    async def taken(game: Game) -> None:
        await game.invasion.gain(0, PlanetId("wellon"), "agenda")

    assert goods(refuse(trial(game, taken))) == 2


@BOTH
@pytest.mark.content("sa17:ability/saar_mobile_docks", "official:ability/saar_mobile_docks")
def test_a_dock_makes_four_and_with_a_compensator_five(ruleset: str) -> None:
    for technologies, most in (((), 4), (("enviro_compensator",), 5)):
        game = wide(race_game(ruleset, "saar"))
        give(game, 0, *technologies)
        put(game, 0, HERE, "space_dock")
        game.player(0).trade_goods = 20
        table = play(game, Step("production.produce_units", 0, HERE))
        say(table, 0, *["build:destroyer"] * most)
        assert "build:destroyer" not in offers(table, 0)


@BOTH
@pytest.mark.content("sa17:ability/saar_mobile_docks", "official:ability/saar_mobile_docks")
def test_docks_support_three_fighters_in_space(ruleset: str) -> None:
    game = race_game(ruleset, "saar")
    put(game, 0, HERE, "space_dock, 3 fighter")
    assert not game.fleet_supply.problems(0, Hex(HERE))
    put(game, 0, HERE, "fighter")
    assert game.fleet_supply.problems(0, Hex(HERE)).cargo == 1


@BOTH
@pytest.mark.content("sa17:ability/saar_mobile_docks", "official:ability/saar_mobile_docks")
def test_a_dock_falls_when_its_fleet_is_beaten_and_not_while_one_fights(ruleset: str) -> None:
    game = wide(race_game(ruleset, "sol", "saar"))
    put(game, 1, HERE, "space_dock")
    put(game, 1, HERE, "destroyer")
    put(game, 0, "1,-1", "2 dreadnought")
    table = play(game, Step("action_phase.turn", 0), dice=[10] * 30)
    enact(table, f"activate:{HERE}", *["ship:1,-1:dreadnought"] * 2, "done")
    enact(table, until="action", seat=1)
    assert units_in(table, 1, SPACE) == {}


@BOTH
@pytest.mark.content("sa17:ability/saar_mobile_docks", "official:ability/saar_mobile_docks")
def test_a_new_dock_floats_above_a_planet_held_all_round_and_waits(ruleset: str) -> None:
    game = broke(wide(race_game(ruleset, "saar")), goods=9)
    game.state.round = 2
    held(game, 0, "thibah", "ground_force")
    table = turn(game, f"activate:{HERE}", until="build_dock")
    enact(table, "planet:thibah")
    enact(table, until="action", seat=1)
    assert units_in(table, 0, SPACE) == {"space_dock": 1}
    assert units_in(table, 0, "planet:thibah") == {"ground_force": 1}


@BOTH
@pytest.mark.content("sa17:upgrade/floating_factory", "official:upgrade/floating_factory")
def test_a_factory_moves_two_systems_and_makes_nothing_then(ruleset: str) -> None:
    game = wide(race_game(ruleset, "saar", upgrades=["floating_factory"]))
    put(game, 0, "0,-1", "space_dock")
    game.player(0).trade_goods = 9
    table = turn(game, f"activate:{HERE}", "ship:0,-1:space_dock", "done")
    while table.pending and asks(table, 1) != "action":
        assert asks(table, 0) != "produce"
        ask = table.pending[0]
        keys = table.keys(ask)
        table.answer(ask.seat, ask.id, next((k for k in ("done", "no", "pass") if k in keys), keys[0]))
    assert units_in(table, 0, SPACE) == {"space_dock": 1}


@BOTH
@pytest.mark.content("sa17:upgrade/floating_factory", "official:upgrade/floating_factory")
@pytest.mark.parametrize("first", [True, False])
def test_a_factory_with_a_compensator_makes_six(ruleset: str, first: bool) -> None:
    game = wide(race_game(ruleset, "saar"))
    for key in ("floating_factory", "enviro_compensator")[:: 1 if first else -1]:
        game.begin_effect(key, 0, "upgrade" if "sa17" in ruleset and key == "floating_factory" else "technology")
    put(game, 0, HERE, "space_dock")
    game.player(0).trade_goods = 20
    table = play(game, Step("production.produce_units", 0, HERE))
    say(table, 0, *["build:destroyer"] * 6)
    assert "build:destroyer" not in offers(table, 0)


@BOTH
@pytest.mark.content("sa17:upgrade/chaos_mapping", "official:upgrade/chaos_mapping")
def test_three_ships_hide_among_asteroids_and_a_fourth_does_not(ruleset: str) -> None:
    game = race_game(ruleset, "saar", upgrades=["chaos_mapping"], tiles={HERE: "asteroid_field_base"})
    game.player(0).fleet = 1
    put(game, 0, HERE, "3 cruiser")
    assert not game.fleet_supply.problems(0, Hex(HERE))
    put(game, 0, HERE, "cruiser")
    assert game.fleet_supply.problems(0, Hex(HERE)).ships == 1
    assert not game.tactical.may_activate(1, Hex(HERE)).allowed


@pytest.mark.rule("SAES-SOT-09", "SAES-SOT-10")
@pytest.mark.content("sa17:flagship/saar")
def test_two_barrage_dice_two_systems_and_any_dock() -> None:
    game = broke(wide(race_game("sa17 -tactical_retreats", "saar")), goods=20)
    assert game.routes.allowance(0, "flagship", Hex(HERE)) == 2
    assert game.combat.dice(Firing(0, "flagship", "barrage", Hex(HERE)), game.board.unit(0, "flagship").barrage) == 2
    put(game, 0, HERE, "space_dock")
    table = refuse(enact(play(game, Step("production.produce_units", 0, HERE)), "build:flagship", "done"))
    assert units_in(table, 0, SPACE)["flagship"] == 1
    assert goods(table) == 10


@pytest.mark.content("official:flagship/saar")
def test_four_barrage_dice_at_six() -> None:
    game = wide(race_game("official -tactical_retreats", "saar"))
    table = battle(game, "flagship", "carrier, 6 fighter", dice=[1] * 60)
    assert next((len(faces), needed) for purpose, _, faces, needed in rolls(table, 0) if purpose == "barrage") == (4, 6)
    hold(game, 0, "jord")
    assert not game.production.may_produce(0, Hex(HERE), "flagship").allowed
    assert game.production.may_produce(0, Hex(HOME), "flagship").allowed


@pytest.mark.content("official:ability/saar_no_home_needed")
def test_objectives_are_claimed_from_anywhere() -> None:
    game = race_game("official", "saar", "sol")
    held(game, 1, "jord")
    assert game.objectives.may_claim(0).allowed
    assert not race_without_home().objectives.may_claim(0).allowed


def race_without_home() -> Game:
    """Sol whose home is another's."""
    game = race_game("official", "sol", "norr")
    held(game, 1, "jord")
    return game


@pytest.mark.content("sa17:ability/saar_no_home_penalty")
def test_points_stay_when_the_home_is_lost() -> None:
    game = race_game("sa17", "saar", "sol")
    before = game.victory.points(0)
    held(game, 1, "jord")
    assert game.victory.points(0) == before
    assert game.victory.penalty(0) == 0


@pytest.mark.rule("SA17-LIM-05", "SAES-LIM-05")
@pytest.mark.content("sa17:political/subsidized_industry", "sa17:ability/saar_mobile_docks")
@pytest.mark.parametrize(("docks", "offered"), [(2, True), (3, False)])
def test_no_subsidy_makes_a_fourth_dock_float_in_a_system(docks: int, offered: bool) -> None:
    game = wide(senate(ruleset="sa17 +increased_limits"))
    become(game, 1, "saar")
    held(game, 1, "thibah", "ground_force")
    put(game, 1, HERE, f"{docks} space_dock")
    table = vote(game, "subsidized_industry", "player:1")
    assert ("planet:thibah" in offers(table, 1)) is offered


@pytest.mark.rule("SAES-LIM-05")
@pytest.mark.parametrize(("docks", "offered"), [(2, True), (3, False)])
def test_no_society_makes_a_fourth_dock_float_in_a_system(docks: int, offered: bool) -> None:
    game = wide(race_game("sa_es +distant_suns", "saar"))
    game.state.domain_counters = {Place("planet:thibah"): [CardId("industrial_society#1")]}
    put(game, 0, HERE, f"carrier, ground_force, {docks} space_dock")
    table = acting(game, HERE, "landing.begin", "invasion.begin", "tactical.end")
    enact(table, "land:thibah:ground_force", "done")
    assert ("dock" in offers(table, 0)) is offered


@pytest.mark.rule("SA17-LIM-05")
@pytest.mark.content("sa17:ability/saar_mobile_docks")
@pytest.mark.parametrize(("docks", "captured"), [(2, True), (3, False)])
def test_no_captured_dock_is_a_fourth_that_floats_in_a_system(docks: int, captured: bool) -> None:
    game = wide(race_game("sa17 +increased_limits", "saar"))
    ships = f"carrier, {docks} space_dock"
    table = landed(game, "4 shock_troop", "ground_force, space_dock", ships=ships, dice=[10] * 4 + [1] * 9)
    enact(table, "0")  # none of them a commando
    assert ("capture:space_dock" in offers(table, 0)) is captured
