"""The Arborec, read a second time."""

from __future__ import annotations

import pytest
from leading import acting, lead
from races.racing import HERE, HOME, race_game, units_in
from readings.reading import SPACE, actions, broke, enact, goods, held, owner, refuse, turn, wide
from tables import asks, game_of, hold, offers, play, put, say
from trial import give

from mecatol.core.rules import Step
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Place, PlanetId

BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])


def garden(ruleset: str, army: str, above: str = "", upgrades: tuple[str, ...] = (), **tiles: str) -> Game:
    game = wide(race_game(ruleset, "arborec", upgrades=upgrades))
    held(game, 0, "thibah", army)
    if above:
        put(game, 0, HERE, above)
    return game


@BOTH
@pytest.mark.content("sa17:ability/arborec_ground_forces_raise_capacity", "official:ability/arborec_ground_force_production")
def test_sarween_tools_pay_nothing_where_no_dock_is(ruleset: str) -> None:
    game = broke(garden(ruleset, "2 ground_force"))
    give(game, 0, "sarween_tools")
    acting(game, HERE)
    table = play(game, Step("production.produce_units", 0, HERE))
    assert not [key for key in offers(table, 0) if key.startswith("build:")]


@BOTH
@pytest.mark.content("sa17:flagship/arborec", "official:flagship/arborec")
def test_sarween_tools_pay_nothing_aboard_the_flagship(ruleset: str) -> None:
    game = broke(garden(ruleset, "", "flagship"))
    give(game, 0, "sarween_tools")
    acting(game, HERE)
    table = play(game, Step("production.produce_units", 0, HERE))
    assert not [key for key in offers(table, 0) if key.startswith("build:")]


@BOTH
@pytest.mark.content("sa17:flagship/arborec", "official:flagship/arborec")
def test_the_flagship_makes_ground_forces_for_itself(ruleset: str) -> None:
    game = broke(garden(ruleset, "", "flagship"), goods=9)
    held(game, 1, "thibah")
    table = enact(play(game, Step("production.produce_units", 0, HERE)), *["build:ground_force"] * 5)
    assert "build:ground_force" not in offers(table, 0)
    refuse(enact(table, "done"))
    assert units_in(table, 0, SPACE) == {"flagship": 1, "ground_force": 5}


@BOTH
@pytest.mark.content("sa17:ability/arborec_status_growth", "official:ability/arborec_status_growth")
def test_one_ground_force_grows_under_enemy_ships_too(ruleset: str) -> None:
    game = garden(ruleset, "")
    put(game, 1, HERE, "dreadnought")
    table = play(game, Step("status_phase.start"))
    assert "planet:thibah" in offers(table, 0)
    say(table, 0, "planet:thibah")
    assert units_in(table, 0, "planet:thibah") == {"ground_force": 1}


@BOTH
@pytest.mark.content("sa17:upgrade/bioplasmosis", "official:upgrade/bioplasmosis")
def test_spores_go_to_the_next_system_only_and_need_not(ruleset: str) -> None:
    game = wide(race_game(ruleset, "arborec", upgrades=["bioplasmosis"]))
    held(game, 0, "arnor", "2 ground_force")
    put(game, 1, HERE, "dreadnought")  # enemy ships above do not matter
    table = play(game, Step("strategy_phase.start"))
    assert asks(table, 0) == "bioplasmosis"
    keys = offers(table, 0)
    assert "no" in keys
    assert not [key for key in keys if key.endswith(">lor")]  # that is the same system
    assert [key for key in keys if key.endswith(">thibah")]
    enact(table, ">thibah")
    assert owner(table, "thibah") == 0


@BOTH
@pytest.mark.content("sa17:upgrade/bioplasmosis", "official:upgrade/bioplasmosis")
def test_the_last_ground_force_may_leave_for_a_friendly_planet(ruleset: str) -> None:
    game = wide(race_game(ruleset, "arborec", upgrades=["bioplasmosis"]))
    held(game, 0, "thibah", "ground_force")
    held(game, 0, "vefut_ii")
    table = enact(play(game, Step("strategy_phase.start")), "thibah>vefut_ii")
    assert units_in(table, 0, "planet:vefut_ii") == {"ground_force": 1}
    assert owner(table, "thibah") == 0


@BOTH
@pytest.mark.content("sa17:upgrade/bioplasmosis", "official:upgrade/bioplasmosis")
def test_counters_are_discarded_where_spores_come_down(ruleset: str) -> None:
    game = wide(race_game(f"{ruleset} +distant_suns", "arborec", upgrades=["bioplasmosis"]))
    held(game, 0, "thibah", "2 ground_force")
    counter = next(iter(game.cards.domain_counters))
    game.state.domain_counters[Place("planet:vefut_ii")] = [CardId(counter)]
    table = enact(play(game, Step("strategy_phase.start")), "thibah>vefut_ii")
    assert not game_of(table).state.domain_counters.get(Place("planet:vefut_ii"))
    assert owner(table, "vefut_ii") == 0


@pytest.mark.content("sa17:upgrade/ecosphere_phasing")
def test_phasing_costs_a_counter_and_wealth_is_taken_later() -> None:
    game = garden("sa17", "", upgrades=("ecosphere_phasing",))
    game.player(0).strategy = 0
    assert "ecosphere_phasing" not in actions(game)
    game.player(0).strategy = 1
    table = turn(game, "ecosphere_phasing", "planet:thibah", "planet:jord")
    assert [game_of(table).board.planet(PlanetId(planet)).wealth for planet in ("thibah", "jord")] == [4, 4]
    assert goods(table) == 0


@pytest.mark.content("official:upgrade/spore_acceleration")
def test_each_makes_two_aboard_ships_too() -> None:
    game = broke(garden("official", "", "carrier, 2 ground_force", upgrades=("spore_acceleration",)), goods=20)
    table = enact(play(game, Step("production.produce_units", 0, HERE)), *["build:destroyer"] * 4)
    assert "build:destroyer" not in offers(table, 0)


@pytest.mark.content("official:ability/arborec_ground_force_production")
def test_a_ground_force_makes_no_more_than_it_can_and_pays_for_it() -> None:
    game = broke(garden("official", "ground_force"), goods=5)
    table = refuse(enact(play(game, Step("production.produce_units", 0, HERE)), "build:dreadnought", "done"))
    assert units_in(table, 0, SPACE) == {"dreadnought": 1}
    assert goods(table) == 0


@BOTH
@pytest.mark.content("sa17:ability/arborec_no_ground_forces_at_docks", "official:ability/arborec_no_ground_forces_at_docks")
def test_the_docks_of_others_make_ground_forces(ruleset: str) -> None:
    game = wide(race_game(ruleset, "sol", "arborec"))
    put(game, 0, "jord", "space_dock")
    assert "build:ground_force" in offers(play(game, Step("production.produce_units", 0, HOME)), 0)


@BOTH
@pytest.mark.content("sa17:ability/arborec_ground_forces_raise_capacity", "official:ability/arborec_ground_force_production")
def test_ground_forces_under_enemy_ships_make_no_ships(ruleset: str) -> None:
    game = broke(garden(ruleset, "2 ground_force"), goods=9)
    put(game, 1, HERE, "cruiser")
    table = play(game, Step("production.produce_units", 0, HERE))
    builds = [key for key in offers(table, 0) if key.startswith("build:")]
    assert "build:ground_force" in builds
    assert "build:destroyer" not in builds


@pytest.mark.content("sa17:ability/arborec_costly_ground_forces")
def test_two_goods_are_two_ground_forces_and_no_three() -> None:
    game = broke(garden("sa17", "3 ground_force"), goods=2)
    table = enact(play(game, Step("production.produce_units", 0, HERE)), "build:ground_force", "build:ground_force")
    assert "build:ground_force" not in offers(table, 0)


@pytest.mark.content("sa17:upgrade/spore_acceleration")
def test_spores_add_one_for_each_on_its_planet() -> None:
    game = broke(garden("sa17", "2 ground_force", upgrades=("spore_acceleration",)), goods=20)
    table = enact(play(game, Step("production.produce_units", 0, HERE)), *["build:destroyer"] * 4)
    assert "build:destroyer" not in offers(table, 0)


@pytest.mark.rule("SA17-LDR-02", "SAES-LDR-02")
@pytest.mark.content("sa17:upgrade/bioplasmosis")
@pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])
def test_a_leader_goes_along_with_the_spores(ruleset: str) -> None:
    game = garden(ruleset, "2 ground_force", upgrades=("bioplasmosis",))
    for name in ("arborec_ospha", "arborec_rophal"):
        lead(game, 0, name, "planet:thibah")
    table = enact(play(game, Step("strategy_phase.start")), "thibah>arnor", "leader:arborec_ospha", "done")
    assert owner(table, "arnor") == 0
    assert {name: game_of(table).leaders.find(name).where for name in ("arborec_ospha", "arborec_rophal")} == {
        "arborec_ospha": "planet:arnor",
        "arborec_rophal": "planet:thibah",
    }


@pytest.mark.rule("SA17-POF-01")
def test_a_symbiotic_surge_needs_infantry_which_armor_is_not() -> None:
    game = wide(race_game("sa17 +paths_of_fate", "arborec"))
    for planet in ("wellon", "thibah", "arnor"):
        held(game, 0, planet, "3 ground_force, shock_troop")
    held(game, 0, "lor", "3 ground_force, mechanized_unit")
    assert not game.objectives.qualifies(0, "symbiotic_surge")
    put(game, 0, "lor", "ground_force")
    assert game.objectives.qualifies(0, "symbiotic_surge")


@pytest.mark.rule("SA17-POF-01")
@pytest.mark.parametrize(("ruleset", "number"), [("sa17 +paths_of_fate", 8), ("sa_es +paths_of_fate", 7)])
def test_the_zenith_asks_for_all_green_technologies_of_the_tree(ruleset: str, number: int) -> None:
    game = wide(race_game(ruleset, "arborec"))
    hold(game, 0, "mecatol_rex")
    put(game, 0, "0,0", "12 destroyer")
    green = [name for name, technology in game.content.technologies.items() if technology.colour == "green"]
    give(game, 0, *green[:-1])
    assert (len(green), game.objectives.qualifies(0, "zenith_of_the_symphony")) == (number, False)
    give(game, 0, green[-1])
    assert game.objectives.qualifies(0, "zenith_of_the_symphony")


@BOTH
@pytest.mark.content("sa17:upgrade/spore_acceleration", "official:upgrade/spore_acceleration")
@pytest.mark.content("sa17:action/cultural_crisis", "official:action/cultural_crisis")
def test_spores_have_nothing_to_speed_up_in_a_crisis(ruleset: str) -> None:
    game = broke(garden(ruleset, "2 ground_force", upgrades=("spore_acceleration",)), goods=20)
    game.begin_effect("cultural_crisis", 1, "card", until="round", target=0)
    table = play(game, Step("production.produce_units", 0, HERE))
    assert not [key for key in offers(table, 0) if key.startswith("build:")]
