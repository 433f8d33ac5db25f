"""The Arborec."""

from __future__ import annotations

import pytest
from leading import acting
from races.racing import HERE, HOME, race_game, refuse, units_in
from tables import asks, game_of, hold, offers, play, put, say

from mecatol.cards.strategy import common
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import Landing, Place, PlanetId, Ship

BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])
EDITIONS = pytest.mark.parametrize("ruleset", ["sa17", "sa_es +shards_races"])


def garden(ruleset: str, thibah: str, above: str = "", upgrades: tuple[str, ...] = ()) -> Game:
    """The Arborec hold Thibah, rich in goods; units may stand on it and above it."""
    game = race_game(ruleset, "arborec", upgrades=upgrades)
    hold(game, 0, "thibah")
    if thibah:
        put(game, 0, "thibah", thibah)
    if above:
        put(game, 0, HERE, above)
    game.player(0).trade_goods = 20
    game.player(0).fleet = 8
    return game


def producing(game: Game) -> Table:
    return play(game, Step("production.produce_units", 0, HERE))


def capacity(game: Game) -> int:
    """How many Destroyers could be produced at Thibah."""
    table, built = producing(game), 0
    while asks(table, 0) == "produce":
        if "build:destroyer" in offers(table, 0):
            say(table, 0, "build:destroyer")
            built += 1
        else:
            say(table, 0, "done")
    return built


@pytest.mark.rule("OFF-RAC-15", "OFF-FAQ-7")
@pytest.mark.content("official:ability/arborec_ground_force_production")
def test_each_ground_force_makes_one_unit_ships_too() -> None:
    assert capacity(garden("official", "3 ground_force")) == 3
    assert capacity(garden("official", "2 ground_force, mechanized_unit")) == 2
    assert capacity(race_with_soldiers("sol")) == 0
    table = say(producing(garden("official", "2 ground_force")), 0, "build:ground_force", "build:carrier", "done")
    refuse(table)
    assert units_in(table, 0, "planet:thibah") == {"ground_force": 3}
    assert units_in(table, 0, f"system:{HERE}") == {"carrier": 1}


def race_with_soldiers(race: str) -> Game:
    game = race_game("official", race)
    hold(game, 0, "thibah")
    put(game, 0, "thibah", "3 ground_force")
    game.player(0).trade_goods = 20
    return game


@pytest.mark.rule("OFF-FAQ-7")
@pytest.mark.content("official:ability/arborec_ground_force_production")
def test_ground_forces_aboard_make_units_for_space_and_own_planets() -> None:
    table = producing(garden("official", "", "carrier, 2 ground_force"))
    assert {"build:fighter", "build:ground_force", "build:ground_force@planet:thibah"} <= set(offers(table, 0))
    say(table, 0, "build:fighter", "build:ground_force@planet:thibah")
    assert offers(table, 0) == ["undo_last", "done"]
    refuse(say(table, 0, "done"))
    assert units_in(table, 0, "planet:thibah") == {"ground_force": 1}
    assert units_in(table, 0, f"system:{HERE}") == {"carrier": 1, "ground_force": 2, "fighter": 1}


def activated(game: Game, landed: int, arrived: int) -> Game:
    """Ground Forces came by Carrier in this activation; some of those aboard have landed on Thibah."""
    acting(game, HERE)
    action = game.board.action
    action.moves = [Ship("carrier", 0, "", (Hex("1,-1"), Hex(HERE)), ((Place("system:1,-1"), "ground_force", arrived),))]
    action.landings = [Landing(PlanetId("thibah"), "ground_force", landed)] if landed else []
    return game


@pytest.mark.rule("OFF-RAC-15", "OFF-FAQ-7")
@pytest.mark.content("official:ability/arborec_ground_force_production")
def test_who_moved_in_the_activation_makes_nothing() -> None:
    assert capacity(activated(garden("official", "5 ground_force", "carrier, 2 ground_force"), landed=3, arrived=4)) == 2 + 1
    assert capacity(activated(garden("official", "3 ground_force", "carrier"), landed=3, arrived=3)) == 0


@pytest.mark.rule("OFF-FAQ-7")
@pytest.mark.content("official:ability/arborec_ground_force_production")
@pytest.mark.parametrize("landing", [True, False])
def test_a_real_activation_tells_who_has_moved(landing: bool) -> None:
    game = garden("official", "ground_force")
    put(game, 0, "1,-1", "carrier, 2 ground_force")
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, f"activate:{HERE}")
    while asks(table, 0) not in ("produce", ""):
        keys = offers(table, 0)
        wanted = [key for key in keys if key.startswith(("ship:", "load:system:", "land:" if landing else "load:system:"))]
        say(table, 0, wanted[0] if wanted else next((k for k in ("done", "pass", "no") if k in keys), keys[0]))
    assert asks(table, 0) == "produce"
    assert units_in(table, 0, "planet:thibah") == {"ground_force": 3 if landing else 1}
    assert units_in(table, 0, f"system:{HERE}").get("ground_force", 0) == (0 if landing else 2)
    say(table, 0, "build:ground_force", "done")
    while asks(table, 0) == "pay":
        say(table, 0, offers(table, 0)[0])
    assert units_in(table, 0, "planet:thibah") == {"ground_force": 4 if landing else 2}
    assert game_of(table).board.on_board(0, "ground_force") == 4


@BOTH
@pytest.mark.rule("OFF-RAC-15")
@pytest.mark.content("sa17:ability/arborec_no_ground_forces_at_docks", "official:ability/arborec_no_ground_forces_at_docks")
def test_docks_make_no_ground_forces(ruleset: str) -> None:
    table = producing(garden(ruleset, "space_dock"))
    assert "build:ground_force" not in offers(table, 0)
    assert "build:cruiser" in offers(table, 0)
    assert not game_of(table).production.explain(0, f"produce:ground_force:{HERE}").allowed


@pytest.mark.content("official:ability/arborec_ground_force_production")
def test_docks_and_ground_forces_produce_one_after_the_other() -> None:
    game = garden("official", "space_dock, 2 ground_force")
    dock = game.economy.resources(PlanetId("thibah")) + 2
    table = producing(game)
    for _ in range(dock):
        say(table, 0, "build:fighter" if "build:fighter" in offers(table, 0) else "build:destroyer")
    say(table, 0, "done", "build:ground_force", "build:ground_force")
    refuse(say(table, 0, "done"))
    assert units_in(table, 0, "planet:thibah") == {"ground_force": 4, "space_dock": 1}


@EDITIONS
@pytest.mark.rule("SAES-SOT-19")
@pytest.mark.content("sa17:ability/arborec_ground_forces_raise_capacity")
def test_in_shattered_ascension_ground_forces_are_part_of_one_capacity(ruleset: str) -> None:
    game = garden(ruleset, "3 ground_force")
    game.begin_effect("war_sun", 0, "technology")
    table = producing(game)
    assert "build:war_sun" in offers(table, 0)  # it takes all three
    say(table, 0, "build:war_sun")
    assert offers(table, 0) == ["undo_last", "done"]
    plain = capacity(garden(ruleset, "space_dock"))
    assert capacity(garden(ruleset, "space_dock, 3 ground_force")) == plain + 3
    assert capacity(garden(ruleset, "", "carrier, 2 ground_force")) == 0
    assert capacity(activated(garden(ruleset, "3 ground_force", "carrier"), landed=2, arrived=2)) == 1


@pytest.mark.content("sa17:ability/arborec_no_ground_forces_at_docks")
def test_beside_a_dock_ground_forces_come_out_of_their_own_share() -> None:
    table = producing(garden("sa17", "space_dock, 2 ground_force"))
    say(table, 0, "build:ground_force", "build:ground_force")
    assert "build:ground_force" not in offers(table, 0)
    assert "build:destroyer" in offers(table, 0)


@EDITIONS
@pytest.mark.rule("SAES-SOT-18")
@pytest.mark.content("sa17:ability/arborec_costly_ground_forces")
def test_in_shattered_ascension_four_ground_forces_cost_four(ruleset: str) -> None:
    game = garden(ruleset, "4 ground_force")
    game.board.set_planet(replace(game.board.planet(PlanetId("thibah")), exhausted=True))
    for planet in game.board.home_planets(0):
        game.board.set_planet(replace(planet, exhausted=True))
    table = say(producing(game), 0, *["build:ground_force"] * 4)
    refuse(table)
    assert game_of(table).player(0).trade_goods == 16
    assert game.production.halves(0, Hex(HERE), "fighter") == 1
    assert game.production.halves(1, Hex(HERE), "ground_force") == 1


@BOTH
@pytest.mark.rule("OFF-RAC-15")
@pytest.mark.content("sa17:ability/arborec_status_growth", "official:ability/arborec_status_growth")
def test_a_ground_force_grows_in_the_status_phase(ruleset: str) -> None:
    table = play(garden(ruleset, ""), Step("status_phase.start"))
    assert asks(table, 0) == "status_growth"
    assert offers(table, 0) == ["planet:thibah", "planet:jord"]
    say(table, 0, "planet:thibah")
    assert units_in(table, 0, "planet:thibah") == {"ground_force": 1}
    assert asks(table, 0) != "status_growth"


@BOTH
@pytest.mark.rule("OFF-RAC-15")
def test_nothing_grows_for_who_has_lost_all_planets(ruleset: str) -> None:
    game = garden(ruleset, "")
    hold(game, 1, "jord", "thibah")
    assert asks(play(game, Step("status_phase.start")), 0) != "status_growth"


@BOTH
@pytest.mark.content("sa17:upgrade/bioplasmosis", "official:upgrade/bioplasmosis")
def test_a_ground_force_spreads_to_an_empty_planet(ruleset: str) -> None:
    game = garden(ruleset, "2 ground_force", upgrades=("bioplasmosis",))
    hold(game, 1, "wellon")
    table = play(game, Step("strategy_phase.start"))
    assert asks(table, 0) == "bioplasmosis"
    targets = {key.partition(">")[2] for key in offers(table, 0)}
    assert "vefut_ii" in targets
    assert "wellon" not in targets
    assert "mehar_xull" not in targets  # on the other side
    say(table, 0, "thibah>vefut_ii")
    assert units_in(table, 0, "planet:thibah") == {"ground_force": 1}
    assert units_in(table, 0, "planet:vefut_ii") == {"ground_force": 1}
    assert game_of(table).board.planet(PlanetId("vefut_ii")).owner == 0
    assert asks(table, 0) != "bioplasmosis"


@BOTH
@pytest.mark.content("sa17:upgrade/bioplasmosis", "official:upgrade/bioplasmosis")
def test_nothing_spreads_without_ground_forces(ruleset: str) -> None:
    table = play(garden(ruleset, "", upgrades=("bioplasmosis",)), Step("strategy_phase.start"))
    assert asks(table, 0) != "bioplasmosis"


@BOTH
@pytest.mark.content("sa17:upgrade/spore_acceleration", "official:upgrade/spore_acceleration")
def test_spores_double_what_ground_forces_make(ruleset: str) -> None:
    assert capacity(garden(ruleset, "2 ground_force", upgrades=("spore_acceleration",))) == 4


@pytest.mark.content("sa17:upgrade/ecosphere_phasing")
def test_two_planets_become_wealthy_once_a_round() -> None:
    game = garden("sa17", "", upgrades=("ecosphere_phasing",))
    hold(game, 0, "thibah", "vefut_ii")
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("ecosphere_phasing")), "planet:vefut_ii")
    assert offers(table, 0) == ["planet:thibah", "planet:jord"]
    say(table, 0, "planet:thibah")
    after = game_of(table)
    assert [after.board.planet(PlanetId(planet)).wealth for planet in ("vefut_ii", "thibah", "jord")] == [4, 4, 0]
    assert after.player(0).strategy == 1
    again = play(after, Step("action_phase.turn", 0))
    assert not [key for key in offers(again, 0) if key.endswith("ecosphere_phasing")]


@BOTH
@pytest.mark.content("sa17:flagship/arborec", "official:flagship/arborec")
def test_the_duha_menaimon_makes_five_where_it_stood(ruleset: str) -> None:
    assert capacity(garden(ruleset, "", "flagship")) == 5
    moved = garden(ruleset, "", "flagship")
    acting(moved, HERE)
    moved.board.action.moves = [Ship("flagship", 0, "", (Hex("1,-1"), Hex(HERE)))]
    assert capacity(moved) == 0


@pytest.mark.rule("OFF-FAQ-7")
def test_with_the_production_card_only_beside_a_dock() -> None:
    game = garden("official", "2 ground_force")
    assert not common.systems_with_docks(game, 0)
    put(game, 0, HOME, "carrier, ground_force")
    put(game, 0, "jord", "space_dock")
    assert game.production.producers(0, Hex(HOME)) == ["planet:jord", f"units@system:{HOME}"]
    assert [option.key for option in common.systems_with_docks(game, 0)] == [f"system:{HOME}"]
