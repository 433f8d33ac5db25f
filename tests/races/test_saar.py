"""The Clan of Saar."""

from __future__ import annotations

import pytest
from leading import acting
from races.racing import HERE, HOME, become, race_game, refuse, rolls, units_in
from tables import asks, game_of, hold, new_game, offers, play, put, say
from trial import trial

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.rules import forces
from mecatol.rules.official.game import Game
from mecatol.rules.state import Group, Place, PlanetId

BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])
EDITIONS = pytest.mark.parametrize("ruleset", ["sa17", "sa_es +flagships"])


def goods_for(game: Game, planet: str) -> int:
    """The Trade Goods of the first player after he has taken a planet."""

    async def take(game: Game) -> None:
        await game.invasion.gain(0, PlanetId(planet), "landing")

    return game_of(trial(game, take)).player(0).trade_goods


@BOTH
@pytest.mark.rule("OFF-RAC-12")
@pytest.mark.content("sa17:ability/saar_scavenge", "official:ability/saar_scavenge")
def test_a_new_planet_is_a_trade_good(ruleset: str) -> None:
    assert goods_for(race_game(ruleset, "saar"), "thibah") == 1
    assert goods_for(race_game(ruleset, "sol", "saar"), "thibah") == 0
    assert goods_for(race_game(ruleset, "saar", tiles={"1,0": "tsion_bellatrix"}), "tsion") == 0


@pytest.mark.content("sa17:upgrade/scrap_foundries")
def test_scrap_foundries_make_it_two() -> None:
    assert goods_for(race_game("sa17", "saar", upgrades=["scrap_foundries"]), "thibah") == 2


@BOTH
@pytest.mark.rule("OFF-RAC-12", "OFF-FAQ-6")
@pytest.mark.content("sa17:ability/saar_mobile_docks", "official:ability/saar_mobile_docks")
def test_docks_float_and_produce_four(ruleset: str) -> None:
    game = race_game(ruleset, "saar")
    game.state.round = 2
    game.player(0).trade_goods = 9
    table = play(game, Step("production.build_docks", 0, HOME))
    say(table, 0, "planet:jord")
    while asks(table, 0):
        say(table, 0, next((key for key in ("no",) if key in offers(table, 0)), offers(table, 0)[0]))
    assert units_in(table, 0, f"system:{HOME}") == {"space_dock": 1}
    other = race_game(ruleset, "saar")
    put(other, 0, HERE, "space_dock")
    other.player(0).trade_goods = 9
    table = say(play(other, Step("production.produce_units", 0, HERE)), 0, *["build:fighter"] * 3)
    assert "build:destroyer" in offers(table, 0)
    say(table, 0, "build:destroyer")
    assert offers(table, 0) == ["undo_last", "done"]


@BOTH
@pytest.mark.content("sa17:ability/saar_mobile_docks", "official:ability/saar_mobile_docks")
@pytest.mark.rule("OFF-FAQ-6")
def test_a_floating_dock_makes_troops_for_carriers_and_own_planets(ruleset: str) -> None:
    game = race_game(ruleset, "saar")
    put(game, 0, HERE, "space_dock")
    game.player(0).trade_goods = 9
    table = play(game, Step("production.produce_units", 0, HERE))
    assert "build:ground_force" not in offers(table, 0)
    say(table, 0, "build:carrier", "build:ground_force")
    hold(game, 0, "thibah")
    assert "build:ground_force@planet:thibah" in offers(play(game, Step("production.produce_units", 0, HERE)), 0)


@BOTH
@pytest.mark.content("sa17:ability/saar_mobile_docks", "official:ability/saar_mobile_docks")
@pytest.mark.rule("OFF-FAQ-6")
def test_docks_move_and_do_not_produce_then(ruleset: str) -> None:
    game = race_game(ruleset, "saar")
    put(game, 0, "0,-1", "space_dock, destroyer")
    put(game, 0, "1,-1", "space_dock")
    game.player(0).trade_goods = 9
    game.begin_scope("turn")
    table = play(game, Step("tactical.begin", 0, "1,-1"))
    say(table, 0, "ship:0,-1:space_dock", "done")
    while asks(table, 0) != "produce":
        say(table, 0, "pass" if "pass" in offers(table, 0) else "done" if "done" in offers(table, 0) else "no")
    here = game_of(table).board.units(0, Place("system:1,-1"))
    assert here == (Group("space_dock"), Group("space_dock", mark="moved"))
    say(table, 0, *["build:fighter"] * 4)
    assert offers(table, 0) == ["undo_last", "done"]
    say(table, 0, "done")
    refuse(table)
    assert units_in(table, 0, "system:1,-1")["space_dock"] == 2
    assert all(not group.mark for group in game_of(table).board.units(0, Place("system:1,-1")))


@BOTH
@pytest.mark.rule("OFF-RAC-12", "OFF-FAQ-6")
@pytest.mark.content("sa17:ability/saar_mobile_docks", "official:ability/saar_mobile_docks")
def test_a_dock_alone_among_enemies_is_destroyed(ruleset: str) -> None:
    game = race_game(ruleset, "sol", "saar")
    put(game, 0, HERE, "cruiser")
    put(game, 1, HERE, "space_dock")
    table = refuse(acting(game, HERE, "space_battle.begin", "landing.begin"))
    assert units_in(table, 1, f"system:{HERE}") == {}
    guarded = race_game(ruleset, "sol", "saar")
    put(guarded, 1, HERE, "space_dock, cruiser")
    assert units_in(refuse(acting(guarded, HERE, "landing.begin")), 1, f"system:{HERE}") == {"space_dock": 1, "cruiser": 1}
    assert not guarded.production.blockaded(1, Hex(HERE))


@BOTH
@pytest.mark.content("sa17:ability/saar_mobile_docks", "official:ability/saar_mobile_docks")
def test_docks_start_in_space(ruleset: str) -> None:
    game = race_game(ruleset, "saar")
    assert [option.key for option in game.set_up.quarters(0, "space_dock", [])] == [f"system:{HOME}"]


@pytest.mark.content("sa17:ability/saar_mobile_docks")
def test_a_cultural_crisis_takes_everything_but_their_docks() -> None:
    game = race_game("sa17", "saar", "sol")
    put(game, 0, HERE, "space_dock")
    game.begin_effect("cultural_crisis", 1, "card", until="round", target=0)
    assert game.production.docks_float(0)
    assert game.production.docks(0, Hex(HERE)) == [f"system:{HERE}"]
    assert game.routes.allowance(0, "space_dock", Hex(HERE)) == 1
    assert goods_for(game, "wellon") == 0


@pytest.mark.rule("OFF-RAC-12")
@pytest.mark.content("official:ability/saar_no_home_needed")
def test_objectives_are_claimed_without_the_home() -> None:
    game = race_game("official", "saar", "sol")
    for seat, planets in ((1, game.board.home_planets(0)), (0, game.board.home_planets(1))):
        for planet in planets:
            game.board.set_planet(replace(planet, owner=seat))
    assert game.objectives.may_claim(0).allowed
    assert not game.objectives.may_claim(1).allowed


@pytest.mark.rule("SAES-RAC-01")
@pytest.mark.content("sa17:ability/saar_no_home_penalty")
def test_a_lost_home_costs_no_points() -> None:
    game = new_game("sa17")
    game.board.set_planet(replace(game.board.planet(PlanetId("jord")), owner=1))
    assert game.victory.penalty(0) == 2
    become(game, 0, "saar")
    assert game.victory.penalty(0) == 0


@BOTH
@pytest.mark.content("sa17:upgrade/floating_factory", "official:upgrade/floating_factory")
def test_the_floating_factory_makes_five_and_moves_two(ruleset: str) -> None:
    game = race_game(ruleset, "saar", upgrades=["floating_factory"])
    put(game, 0, HERE, "space_dock, 5 fighter")
    assert not game.fleet_supply.problems(0, Hex(HERE))
    assert game.routes.allowance(0, "space_dock", Hex(HERE)) == 2
    game.player(0).trade_goods = 9
    table = say(play(game, Step("production.produce_units", 0, HERE)), 0, "build:carrier", *["build:fighter"] * 4)
    assert offers(table, 0) == ["undo_last", "done"]


@BOTH
@pytest.mark.content("sa17:upgrade/chaos_mapping", "official:upgrade/chaos_mapping")
def test_chaos_mapping_opens_asteroid_fields_to_three_ships(ruleset: str) -> None:
    tiles = {HERE: "asteroid_field_base"}
    plain = race_game(ruleset, "saar", tiles=tiles)
    assert not plain.tactical.may_activate(0, Hex(HERE)).allowed
    game = race_game(ruleset, "saar", upgrades=["chaos_mapping"], tiles=tiles)
    assert game.tactical.may_activate(0, Hex(HERE)).allowed
    put(game, 0, "1,-1", "cruiser")
    assert game.movement.reachable(0, "cruiser", Hex("1,-1"), Hex(HERE))
    game.player(0).fleet = 6
    assert game.fleet_supply.limit(0, Hex(HERE)) == 3
    game.board.lay_counter(0, Hex(HERE), "pool")
    assert not game.tactical.may_activate(0, Hex(HERE)).allowed


@EDITIONS
@pytest.mark.rule("SAES-SOT-10")
@pytest.mark.content("sa17:flagship/saar")
def test_the_son_of_ragh_is_built_anywhere_in_shattered_ascension(ruleset: str) -> None:
    assert race_game(ruleset, "saar").production.may_produce(0, Hex(HERE), "flagship").allowed
    assert not race_game(ruleset, "sol").production.may_produce(0, Hex(HERE), "flagship").allowed


@pytest.mark.content("official:flagship/saar")
def test_the_son_of_ragh_rolls_four_dice_in_a_barrage() -> None:
    game = race_game("official -tactical_retreats", "saar", "sol")
    put(game, 0, HERE, "flagship")
    put(game, 1, HERE, "carrier, 5 fighter")
    table = acting(game, HERE, "space_battle.begin", dice=[10, 10, 10, 10] + [1] * 9)
    assert [len(faces) for purpose, _, faces, _ in rolls(table, 0) if purpose == "barrage"] == [4]
    assert not game.production.may_produce(0, Hex(HERE), "flagship").allowed


@BOTH
@pytest.mark.rule("OFF-FAQ-6")
@pytest.mark.content("sa17:ability/saar_mobile_docks", "official:ability/saar_mobile_docks")
@pytest.mark.parametrize("hazard", ["nebula_base", "ion_storm"])
def test_docks_count_for_nothing_and_move_like_ships(ruleset: str, hazard: str) -> None:
    tiles = {"0,-1": "wormhole_a", "0,1": "lodor", "1,-1": hazard}
    game = race_game(ruleset, "saar", "sol", upgrades=["floating_factory"], tiles=tiles)
    game.player(0).fleet = 1
    put(game, 0, "0,-1", "2 space_dock, cruiser")
    assert not game.fleet_supply.problems(0, Hex("0,-1"))  # no Fleet Supply
    assert forces.count(game.board.ships(0, Hex("0,-1")), "space_dock") == 0
    assert game.movement.reachable(0, "space_dock", Hex("0,-1"), Hex("0,1"))  # through the wormhole
    assert game.movement.reachable(0, "space_dock", Hex("0,-1"), Hex("1,-2"))
    assert game.movement.reachable(0, "space_dock", Hex("0,-1"), Hex("1,-1"))  # into it
    assert not game.movement.reachable(0, "space_dock", Hex("0,-1"), Hex("2,-1"))  # not through it


@BOTH
@pytest.mark.rule("OFF-FAQ-6")
@pytest.mark.content("sa17:ability/saar_mobile_docks", "official:ability/saar_mobile_docks")
def test_docks_are_built_where_a_planet_was_held_all_round(ruleset: str) -> None:
    game = race_game(ruleset, "saar", "sol")
    game.state.round = 2
    hold(game, 0, "thibah")
    assert game.production.may_build_dock(0, PlanetId("thibah")).allowed
    game.board.set_planet(replace(game.board.planet(PlanetId("thibah")), held_since=2))
    assert not game.production.may_build_dock(0, PlanetId("thibah")).allowed
