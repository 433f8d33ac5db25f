"""Producing units at Space Docks, and building docks."""

from __future__ import annotations

import pytest
from tables import ASCENSION, asks, game_of, hold, new_game, offers, play, put, say, told, units
from trial import also, give, trial

from mecatol.core.decisions import Verdict
from mecatol.core.effects import ANY, Behaviours, Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.moments import (
    BLOCKADED,
    DOCK_CAPACITY,
    DOCKS_FLOAT,
    EXTRA_CAPACITY,
    FREE_RESOURCES,
    MAY_PRODUCE,
    PLANETS_PRODUCE,
    SALVAGE,
    UNITS_ORDERED,
    At,
    Build,
)
from mecatol.rules.naming import in_system, on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, Group, Place, PlanetId

EDITIONS = pytest.mark.parametrize("ruleset", ["sa17", "sa_es +mechanized_units"])

HOME = "0,-2"  # Jord 4/2


def at_home(ruleset: str = "official", goods: int = 20, on_jord: str = "space_dock") -> Game:
    """The first player's dock at home, and goods to pay with."""
    game = new_game(ruleset)
    put(game, 0, "jord", on_jord)
    game.player(0).trade_goods = goods
    game.board.exhaust(PlanetId("jord"), "test")
    return game


def producing(game: Game, place: str = HOME) -> Table:
    game.state.action = Action(0, "tactical", Hex(place))
    return play(game, Step("production.produce_units", 0, place))


def kinds(table: Table) -> list[str]:
    return [key.removeprefix("build:") for key in offers(table, 0) if key.startswith("build:")]


def in_space(table: Table, place: str = HOME) -> forces.Groups:
    return game_of(table).board.units(0, in_system(Hex(place)))


def on(table: Table, planet: str) -> forces.Groups:
    return game_of(table).board.units(0, on_planet(PlanetId(planet)))


def paid(table: Table, goods: int = 20) -> int:
    return goods - game_of(table).player(0).trade_goods


# -- capacity ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-PRO-1")
def test_a_dock_produces_its_planets_resources_and_two() -> None:
    table = producing(at_home())
    say(table, 0, *["build:ground_force"] * 6)
    assert kinds(table) == []  # 4 + 2, every Ground Force counts
    say(table, 0, "done")
    assert forces.count(on(table, "jord"), "ground_force") == 6


@pytest.mark.rule("OFF-PRO-1")
def test_every_unit_counts_one_officially() -> None:
    game = at_home(goods=60)
    game.player(0).fleet = 9
    table = say(producing(game), 0, *["build:dreadnought"] * 5)
    assert "cruiser" in kinds(table)


@pytest.mark.rule("SA17-UNI-03", "SAES-UNI-03")
@ASCENSION
def test_a_dreadnought_takes_two(ruleset: str) -> None:
    game = at_home(ruleset, goods=60)
    table = say(producing(game), 0, *["build:dreadnought"] * 2)
    say(table, 0, "build:cruiser")  # 2 + 2 + 1 of 6
    assert "dreadnought" not in kinds(table)
    assert "mechanized_unit" not in kinds(table)
    assert "ground_force" in kinds(table)


@pytest.mark.rule("SA17-UNI-05", "SAES-UNI-05")
@ASCENSION
def test_a_war_sun_takes_three(ruleset: str) -> None:
    game = at_home(ruleset, goods=60)
    give(game, 0, "war_sun")
    table = say(producing(game), 0, "build:war_sun", "build:war_sun")
    assert kinds(table) == []


@EDITIONS
@pytest.mark.rule("SA17-UNI-26", "SAES-SOT-13")
def test_armor_takes_two(ruleset: str) -> None:
    table = say(producing(at_home(ruleset)), 0, *["build:mechanized_unit"] * 3)
    assert kinds(table) == []


@pytest.mark.rule("SA17-UNI-20")
def test_shock_troops_are_produced_for_two_resources_and_one_of_capacity() -> None:
    assert "shock_troop" not in kinds(producing(at_home()))
    table = say(producing(at_home("sa17")), 0, "build:shock_troop", "build:shock_troop", "done")
    assert forces.count(on(table, "jord"), "shock_troop") == 2
    assert paid(table) == 4
    assert game_of(table).production.production(0, Hex(HOME), "shock_troop") == 1


def test_effects_change_capacity() -> None:
    extra = Behaviours("test")

    @extra.modify("more", DOCK_CAPACITY)
    def more(game: Game, effect: Effect, value: int, at: At) -> int:
        return value + 3 if at.where == "planet:jord" else value

    game = at_home()
    also(game, extra)
    game.begin_effect("more", 0, "technology")
    table = say(producing(game), 0, *["build:ground_force"] * 9)
    assert kinds(table) == []


@pytest.mark.rule("OFF-PRO-6")
def test_each_dock_has_its_own_limit() -> None:
    game = new_game("official")
    hold(game, 0, "arnor", "lor")  # 2 and 1 resources
    put(game, 0, "arnor", "space_dock")
    put(game, 0, "lor", "space_dock")
    game.player(0).trade_goods = 20
    table = say(producing(game, "1,1"), 0, *["build:ground_force"] * 4)
    assert kinds(table) == []
    say(table, 0, "done", *["build:ground_force"] * 3)
    assert kinds(table) == []
    say(table, 0, "done", *["goods"] * 4)
    assert forces.count(on(table, "arnor"), "ground_force") == 4
    assert forces.count(on(table, "lor"), "ground_force") == 3


@pytest.mark.rule("OFF-PRO-6")
def test_what_a_dock_has_for_nothing_is_spent_only_there() -> None:
    game = new_game("official")
    hold(game, 0, "arnor", "lor")
    for planet in ("arnor", "lor", "jord"):
        game.board.exhaust(PlanetId(planet), "test")
    put(game, 0, "arnor", "space_dock")
    put(game, 0, "lor", "space_dock")
    give(game, 0, "sarween_tools")
    table = producing(game, "1,1")
    assert "destroyer" in kinds(table)
    assert "cruiser" not in kinds(table)  # one resource here, the other one only at the other dock
    say(table, 0, "build:destroyer", "done", "build:destroyer", "done")
    assert in_space(table, "1,1") == (Group("destroyer", 2),)


def test_free_resources_are_for_a_whole_build_of_a_tactical_action() -> None:
    free = Behaviours("test")

    @free.modify("free", FREE_RESOURCES)
    def two(game: Game, effect: Effect, value: int, at: At) -> int:
        return value + 2

    game = at_home("sa17", goods=1)
    also(game, free)
    game.begin_effect("free", 0, "technology")
    table = say(producing(game), 0, "build:carrier", "done")
    assert (paid(table, 1), in_space(table)) == (1, (Group("carrier"),))

    async def by_card(playing: Game) -> None:
        await playing.production.produce(0, Hex(HOME), ["planet:jord"], tactical=False)

    game = at_home("sa17", goods=1)
    also(game, free)
    game.begin_effect("free", 0, "technology")
    assert "carrier" not in kinds(trial(game, by_card))


# -- cost --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-PRO-2")
def test_costs_are_paid_in_one_lump_and_pairs_are_not_mixed() -> None:
    table = say(producing(at_home()), 0, "build:ground_force", "build:fighter", "build:cruiser", "done")
    assert paid(table) == 1 + 1 + 2
    table = say(producing(at_home()), 0, *["build:ground_force"] * 2, *["build:fighter"] * 3, "done")
    assert paid(table) == 1 + 2


@pytest.mark.rule("SA17-GEN-18", "SAES-GEN-12")
@ASCENSION
def test_a_resource_buys_a_ground_force_and_a_fighter(ruleset: str) -> None:
    table = say(producing(at_home(ruleset)), 0, "build:ground_force", "build:fighter", "done")
    assert paid(table) == 1
    table = say(producing(at_home(ruleset)), 0, *["build:ground_force"] * 3, *["build:fighter"] * 2, "done")
    assert paid(table) == 3


@pytest.mark.rule("OFF-PRO-2")
def test_only_what_can_be_paid_is_offered() -> None:
    table = producing(at_home(goods=2))
    assert kinds(table) == ["cruiser", "destroyer", "fighter", "ground_force", "mechanized_unit", "pds"]
    say(table, 0, "build:ground_force")
    assert kinds(table) == ["destroyer", "fighter", "ground_force"]


def test_the_last_unit_may_be_taken_back() -> None:
    table = say(producing(at_home(goods=2)), 0, "build:cruiser", "undo_last", "build:destroyer", "done")
    assert in_space(table) == (Group("destroyer"),)


def test_nothing_is_asked_where_nothing_can_be_produced() -> None:
    assert asks(producing(at_home(goods=0)), 0) == ""
    assert asks(producing(at_home(on_jord="ground_force")), 0) == ""


def test_what_is_salvaged_pays_and_produces() -> None:
    salvage = Behaviours("test")

    @salvage.modify("salvage", SALVAGE)
    def worth(game: Game, effect: Effect, value: int, at: At) -> int:
        return value + 5  # half resources

    @salvage.modify("salvage", EXTRA_CAPACITY)
    def room(game: Game, effect: Effect, value: int, at: At) -> int:
        return value + 1 if at.where == "planet:jord" else value

    game = at_home("sa17", goods=1)
    also(game, salvage)
    game.begin_effect("salvage", 0, "technology")
    table = say(producing(game), 0, *["build:ground_force"] * 7)
    assert kinds(table) == []  # four, two and one of capacity; two resources and a half, and a Trade Good
    say(table, 0, "done")
    assert forces.count(on(table, "jord"), "ground_force") == 7
    assert paid(table, 1) == 1


# -- placement ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-PRO-3")
def test_ships_appear_in_space_and_the_rest_on_the_docks_planet() -> None:
    keys = ["build:pds", "build:ground_force", "build:carrier", "build:fighter"]
    table = say(producing(at_home()), 0, *keys, "done")
    assert on(table, "jord") == tuple(units("ground_force, pds, space_dock"))
    assert in_space(table) == tuple(units("carrier, fighter"))
    assert told(table).count("placed") >= 4


@pytest.mark.rule("OFF-PRO-3")
def test_fleet_supply_is_respected() -> None:
    game = at_home()
    put(game, 0, HOME, "2 cruiser")
    table = say(producing(game), 0, "build:destroyer")
    assert "destroyer" not in kinds(table)
    assert "fighter" in kinds(table)


@pytest.mark.rule("OFF-PRO-3")
def test_fighters_need_support_and_new_carriers_give_it() -> None:
    game = at_home()
    table = say(producing(game), 0, *["build:fighter"] * 3)  # what the dock supports
    assert "fighter" not in kinds(table)
    say(table, 0, "build:carrier")
    assert "fighter" in kinds(table)


@pytest.mark.rule("OFF-PRO-4")
def test_a_blockaded_dock_builds_no_ships() -> None:
    game = at_home()
    put(game, 1, HOME, "fighter")
    assert kinds(producing(game)) == ["ground_force", "mechanized_unit", "pds"]


def test_an_effect_may_lift_a_blockade() -> None:
    runner = Behaviours("test")

    @runner.modify("runner", BLOCKADED)
    def lift(game: Game, effect: Effect, value: bool, at: At) -> bool:
        return False

    game = at_home()
    also(game, runner)
    game.begin_effect("runner", 0, "card")
    put(game, 1, HOME, "destroyer")
    assert "cruiser" in kinds(producing(game))


@pytest.mark.rule("OFF-CMP-7")
def test_two_pds_a_planet() -> None:
    table = say(producing(at_home(on_jord="space_dock, pds")), 0, "build:pds")
    assert "pds" not in kinds(table)


@pytest.mark.rule("OFF-CMP-1", "OFF-CMP-2")
def test_pieces_run_out() -> None:
    game = at_home()
    put(game, 0, "1,0", "7 destroyer")
    table = say(producing(game), 0, "build:destroyer")
    assert "destroyer" not in kinds(table)


@pytest.mark.rule("OFF-CMP-5")
def test_shock_troops_are_twelve_for_everybody() -> None:
    game = at_home("sa17")
    put(game, 1, "arc_prime", "11 shock_troop")
    table = say(producing(game), 0, "build:shock_troop")
    assert "shock_troop" not in kinds(table)


@pytest.mark.parametrize("ruleset", ["official", "cp"])
@pytest.mark.rule("OFF-SOT-FLG", "OFF-CMP-8", "CP-OPT-25")
def test_a_flagship_is_built_at_home_one_at_a_time(ruleset: str) -> None:
    table = say(producing(at_home(ruleset)), 0, "build:flagship")
    assert "flagship" not in kinds(table)
    game = at_home(ruleset)
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "space_dock")
    assert "flagship" not in kinds(producing(game, "0,-1"))
    assert game.production.explain(0, "produce:flagship:0,-1").clause == "OFF-SOT-FLG"
    assert "flagship" not in kinds(producing(at_home(f"{ruleset} -flagships")))


def test_a_flagship_takes_as_much_capacity_as_its_card_says() -> None:
    game = at_home("sa17")
    assert game.production.production(0, Hex(HOME), "flagship") == game.content.flagships["sol"].production == 2


def test_an_effect_may_allow_what_is_not_allowed() -> None:
    anywhere = Behaviours("test")

    @anywhere.modify("anywhere", MAY_PRODUCE)
    def allow(game: Game, effect: Effect, value: Verdict, build: Build) -> Verdict:
        return Verdict(True, "SA17-SOT-12") if build.kind == "flagship" else value

    game = at_home()
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "space_dock")
    also(game, anywhere)
    game.begin_effect("anywhere", 0, "race")
    assert "flagship" in kinds(producing(game, "0,-1"))


def test_a_war_sun_needs_its_technology() -> None:
    for ruleset in ("official", "sa17"):
        assert "war_sun" not in kinds(producing(at_home(ruleset)))
        game = at_home(ruleset)
        give(game, 0, "war_sun")
        assert "war_sun" in kinds(producing(game))


# -- docks that cannot produce -----------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-NOM-09")
def test_an_exhausted_dock_produces_nothing() -> None:
    game = at_home("sa17", on_jord="space_dock!exhausted")
    assert asks(producing(game), 0) == ""
    assert game.production.explain(0, f"produce:cruiser:{HOME}").clause == "OFF-PRO-1"


def test_planets_produce_where_an_effect_lets_them() -> None:
    economy = Behaviours("test")

    @economy.modify("economy", PLANETS_PRODUCE)
    def allow(game: Game, effect: Effect, value: bool, at: At) -> bool:
        return True

    game = at_home("sa17")
    also(game, economy)
    game.begin_effect("economy", 0, "technology")
    hold(game, 0, "saudor")  # two resources and no dock
    table = say(producing(game, "-1,1"), 0, "build:cruiser", "build:ground_force")
    assert kinds(table) == []
    table = producing(game)
    assert offers(table, 0) == ["docks", "planets"]
    say(table, 0, "planets", *["build:ground_force"] * 4)
    assert kinds(table) == []


def test_units_may_be_placed_further_away_where_an_effect_lets_them() -> None:
    game = at_home()
    give(game, 0, "integrated_economy")
    hold(game, 0, "wellon")
    game.board.lay_counter(0, Hex("0,-1"), "reinforcements")
    game.board.lay_counter(0, Hex("1,-2"), "reinforcements")
    put(game, 1, "1,-2", "destroyer")
    table = producing(game)
    assert "cruiser@system:0,-1" in kinds(table)
    assert "cruiser@system:1,-2" not in kinds(table)
    say(table, 0, "build:cruiser@system:0,-1", "build:ground_force@planet:wellon", "done", "goods")
    assert in_space(table, "0,-1") == (Group("cruiser"),)
    assert on(table, "wellon") == (Group("ground_force"),)


def test_a_dock_in_space_puts_ground_units_on_planets_or_aboard() -> None:
    game = new_game("sa17")
    hold(game, 0, "wellon")
    put(game, 0, "0,-1", "space_dock, carrier")
    game.player(0).trade_goods = 5
    game.board.exhaust(PlanetId("jord"), "test")
    game.board.exhaust(PlanetId("wellon"), "test")
    table = producing(game, "0,-1")
    assert "ground_force@planet:wellon" in kinds(table)
    say(table, 0, "build:ground_force@planet:wellon", "build:ground_force")
    assert kinds(table) == []  # a capacity of two
    say(table, 0, "done")
    assert on(table, "wellon") == (Group("ground_force"),)
    assert forces.count(in_space(table, "0,-1"), "ground_force") == 1


# -- productions by cards ----------------------------------------------------------------------------------------------


def test_a_card_sets_a_ceiling_and_gives_resources() -> None:
    async def by_card(playing: Game) -> None:
        await playing.production.produce(0, Hex(HOME), ["planet:jord"], capacity_limit=3, extra_resources=2, tactical=False)

    table = say(trial(at_home("sa17"), by_card), 0, "build:dreadnought", "build:ground_force")
    assert kinds(table) == []
    say(table, 0, "done")
    assert paid(table) == 5 + 1 - 2


def test_an_order_that_is_no_longer_possible_is_given_anew() -> None:
    accident = Behaviours("test")

    @accident.on("accident", UNITS_ORDERED, ANY)
    async def strikes(game: Game, effect: Effect, at: At) -> None:
        if not game.remembered(effect, "done"):
            game.note(effect, "done", "yes")

    @accident.modify("accident", DOCK_CAPACITY, ANY)
    def lowers(game: Game, effect: Effect, value: int, at: At) -> int:
        return value - 3 if game.remembered(effect, "done") else value

    game = at_home("sa17")
    also(game, accident)
    game.begin_effect("accident", 1, "card")
    table = say(producing(game), 0, *["build:ground_force"] * 6, "done")
    assert asks(table, 0) == "produce"
    say(table, 0, *["build:ground_force"] * 3)
    assert kinds(table) == []
    say(table, 0, "done")
    assert forces.count(on(table, "jord"), "ground_force") == 3


# -- new docks ---------------------------------------------------------------------------------------------------------


def building(game: Game, place: str = "1,1") -> Table:
    game.state.action = Action(0, "tactical", Hex(place))
    return play(game, Step("production.build_docks", 0, place))


def settler(ruleset: str = "official", goods: int = 8) -> Game:
    game = new_game(ruleset)
    hold(game, 0, "arnor", "lor")
    game.player(0).trade_goods = goods
    for planet in ("arnor", "lor", "jord"):
        game.board.exhaust(PlanetId(planet), "test")
    return game


@pytest.mark.rule("OFF-PRO-5")
def test_a_dock_costs_four_and_cannot_produce_this_round() -> None:
    table = building(settler())
    assert offers(table, 0) == ["planet:arnor", "planet:lor", "no"]
    say(table, 0, "planet:arnor", "no")
    assert on(table, "arnor") == (Group("space_dock", mark="exhausted"),)
    assert paid(table, 8) == 4
    game = game_of(table)
    assert game.production.docks(0, Hex("1,1")) == []
    game.economy.refresh(0)
    assert game.production.docks(0, Hex("1,1")) == ["planet:arnor"]


@pytest.mark.rule("OFF-PRO-5", "OFF-CMP-7")
def test_one_dock_a_planet_on_planets_held_since_the_round_began() -> None:
    game = settler()
    put(game, 0, "lor", "space_dock")
    game.board.set_planet(replace(game.board.planet(PlanetId("arnor")), held_since=1))
    assert asks(building(game), 0) == ""
    assert game.production.may_build_dock(0, PlanetId("lor")).clause == "OFF-CMP-7"
    assert game.production.explain(0, "produce:space_dock:1,1").clause in ("OFF-PRO-5", "OFF-CMP-7")


@pytest.mark.rule("OFF-PRO-5")
def test_no_dock_where_enemy_ships_are_nor_without_four_resources() -> None:
    game = settler()
    put(game, 1, "1,1", "destroyer")
    assert asks(building(game), 0) == ""
    poor = settler(goods=3)
    assert poor.production.explain(0, "produce:space_dock:1,1").clause == "OFF-PRO-2"
    assert settler(goods=4).production.explain(0, "produce:space_dock:1,1").allowed
    assert asks(building(poor), 0) == ""


@pytest.mark.rule("SA17-GEN-21")
def test_a_dock_may_be_built_under_blockade() -> None:
    game = settler("sa17")
    put(game, 1, "1,1", "destroyer")
    table = say(building(game), 0, "planet:arnor", "no")
    assert on(table, "arnor") == (Group("space_dock", mark="exhausted"),)
    assert game_of(table).production.blockaded(0, Hex("1,1"))


@pytest.mark.rule("SA17-GEN-22")
def test_docks_on_home_planets_acquired_just_now() -> None:
    for ruleset, offered in (("official", ""), ("sa17", "build_dock")):
        game = settler(ruleset)
        game.board.set_planet(replace(game.board.planet(PlanetId("jord")), held_since=1))
        assert asks(building(game, HOME), 0) == offered


@pytest.mark.rule("SA17-LIM-05")
def test_no_more_than_three_docks_float_in_a_system() -> None:
    floating = Behaviours("test")

    @floating.modify("floating", DOCKS_FLOAT)
    def float_(game: Game, effect: Effect, value: bool, seat: int) -> bool:
        return True

    game = settler("sa17 +increased_limits")
    also(game, floating)
    game.begin_effect("floating", 0, "race")
    table = say(building(game), 0, "planet:arnor")
    assert in_space(table, "1,1") == (Group("space_dock", mark="exhausted"),)
    say(table, 0, "planet:lor")
    assert in_space(table, "1,1") == (Group("space_dock", 2, mark="exhausted"),)
    assert asks(table, 0) == ""  # one for each planet
    game = settler("sa17 +increased_limits")
    assert game.fleet_supply.docks_room(0, Hex("1,1")) == 3
    put(game, 0, "1,1", "3 space_dock")
    assert game.fleet_supply.docks_room(0, Hex("1,1")) == 0


# -- the step and its explanations -------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-UNI-15")
def test_promotion_comes_with_the_production_step_even_if_nothing_is_produced() -> None:
    game = new_game("sa17")
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "2 ground_force")
    game.state.action = Action(0, "tactical", Hex("0,-1"), promote=[PlanetId("wellon")])
    table = play(game, Step("production.begin", 0, "0,-1"))
    assert on(table, "wellon") == tuple(units("ground_force, shock_troop"))


def test_explanations_name_the_clause() -> None:
    game = at_home(goods=1)
    say_why: list[tuple[str, str]] = [
        (f"produce:cruiser:{HOME}", "OFF-PRO-2"),
        (f"produce:war_sun:{HOME}", "OFF-UNI-1"),
        ("produce:cruiser:1,0", "OFF-PRO-1"),
        (f"produce:shock_troop:{HOME}", "OFF-PRO-1"),
    ]
    for intent, clause in say_why:
        verdict = game.production.explain(0, intent)
        assert (verdict.allowed, verdict.clause) == (False, clause), intent
    assert game.production.explain(0, f"produce:destroyer:{HOME}").allowed
    put(game, 1, HOME, "cruiser")
    assert game.production.explain(0, f"produce:destroyer:{HOME}").clause == "OFF-PRO-4"


def test_units_for_nothing_come_as_far_as_there_is_room() -> None:
    game = at_home("sa17")
    assert game.production.place_units(0, "pds", Place("planet:jord"), 3, "test") == 2
    assert game.production.place_units(0, "cruiser", in_system(Hex(HOME)), 5, "test") == 3  # Fleet Supply
    assert game.production.place_units(0, "fighter", in_system(Hex(HOME)), 5, "test") == 3  # the dock's support
