"""Events about planets, and units put on them: each voted on at a table."""

from __future__ import annotations

import pytest
from opening import at_random, started
from tables import asks, game_of, hold, offers, play, put, say
from voting import keys_of, may_land, passed, refuse, round_over, senate, vote

from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.naming import on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.state import EXHAUSTED, NOBODY, Action, CardId, Place, PlanetId, Seat, UnitId


def count(game: Game, seat: Seat, planet: str, *kinds: UnitId) -> int:
    return forces.count(game.board.units(seat, on_planet(PlanetId(planet))), *kinds)


def exhausted(game: Game) -> list[str]:
    return [planet.id for planet in game.board.planets() if planet.exhausted]


def owner(game: Game, planet: str) -> Seat:
    return game.board.planet(PlanetId(planet)).owner


@pytest.mark.content("sa17:political/compensated_disarmament")
def test_compensated_disarmament_pays_twice_the_cost() -> None:
    game = senate()
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "2 ground_force, shock_troop, pds")
    table = vote(game, "compensated_disarmament", "planet:wellon")
    game = game_of(table)
    assert count(game, 0, "wellon") == 1  # the PDS
    assert game.player(0).trade_goods == 6
    assert owner(game, "wellon") == 0
    assert "planet:thibah" not in keys_of(game, "compensated_disarmament")


@pytest.mark.content("sa17:political/dispute_resolution")
def test_the_two_planets_with_the_most_votes_become_neutral() -> None:
    game = senate()
    hold(game, 0, "wellon")
    hold(game, 1, "thibah", "saudor", "mehar_xull", "torkan")
    hold(game, 2, "tarmann")
    put(game, 1, "thibah", "2 ground_force, space_dock")
    game = passed(game, "dispute_resolution", p1="planet:thibah", p0="planet:wellon", p2="planet:saudor")
    assert (owner(game, "thibah"), count(game, 1, "thibah")) == (NOBODY, 0)
    assert owner(game, "wellon") == NOBODY  # saudor is of the same owner as the first one
    assert owner(game, "saudor") == 1
    keys = keys_of(game, "dispute_resolution")
    assert "planet:mecatol_rex" not in keys
    assert "planet:jord" not in keys


@pytest.mark.content("sa17:political/planetary_government_dissidence")
def test_dissidents_go_to_whoever_wanted_them_most() -> None:
    game = senate()
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "3 ground_force")
    game.player(0).action_cards = [game.action_cards.all_cards()[0]]
    table = vote(game, "planetary_government_dissidence", "planet:wellon", p0="abstain")
    say(table, 2, "yes")
    game = game_of(table)
    assert (owner(game, "wellon"), count(game, 2, "wellon"), count(game, 0, "wellon")) == (2, 1, 0)
    assert game.board.planet(PlanetId("wellon")).exhausted
    assert (len(game.player(0).action_cards), len(game.player(2).action_cards)) == (0, 1)


@pytest.mark.content("sa17:political/desperate_measures")
def test_desperate_measures() -> None:
    game = senate()
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "space_dock")
    game.board.lay_counter(1, game.board.system_of(PlanetId("wellon")), "pool")
    game = passed(game, "desperate_measures", "system:0,-1")
    system = game.board.system(game.board.system_of(PlanetId("wellon")))
    assert system.counters == ()
    assert exhausted(game) == ["wellon"]
    assert game.board.units(0, Place("planet:wellon"))[0].mark == EXHAUSTED
    assert "system:0,-2" not in keys_of(game, "desperate_measures")


@pytest.mark.content("sa17:political/prosperity_is_stability")
def test_prosperity_closes_the_system_until_the_round_ends() -> None:
    game = senate()
    hold(game, 0, "lazar")
    game.board.exhaust(PlanetId("lazar"), "test")
    game = passed(game, "prosperity_is_stability", "system:1,-2")
    assert [(p.facility, p.wealth, p.exhausted) for p in game.board.system(game.board.system_of(PlanetId("lazar"))).planets] == [
        ("colony", 3, False),
        ("", 3, False),
    ]
    here = game.board.system_of(PlanetId("lazar"))
    assert not game.tactical.may_activate(0, here).allowed
    assert round_over(game).tactical.may_activate(0, here).allowed


@pytest.mark.content("sa17:political/galaxy_wide_financial_collapse")
def test_financial_collapse() -> None:
    game = passed(senate(), "galaxy_wide_financial_collapse")
    assert exhausted(game) == ["jord", "arc_prime", "wren_terra", "arretze", "hercant", "kamdorn"]
    assert not game.strategy_cards.may_use(1, "assembly").allowed
    assert round_over(game).strategy_cards.may_use(1, "assembly").allowed
    game = passed(senate(), "galaxy_wide_financial_collapse", "against")
    game.board.exhaust(PlanetId("jord"), "test")
    table = refuse(status(game, "refresh"))
    assert exhausted(game_of(table)) == ["jord"]
    assert exhausted(game_of(refuse(status(round_over(game_of(table)), "refresh")))) == []


def status(game: Game, part: str) -> Table:
    return play(game, Step("status_phase.part", what=part))


@pytest.mark.content("sa17:political/colonial_redistribution")
def test_colonial_redistribution() -> None:
    game = senate()
    hold(game, 0, "wellon", "thibah")
    hold(game, 1, "saudor")
    put(game, 0, "thibah", "2 ground_force, pds")
    table = vote(game, "colonial_redistribution")
    say(table, 0, "planet:thibah")
    assert asks(table, 2) == "settle_planet"
    say(table, 2, "yes")
    game = game_of(table)
    assert (owner(game, "thibah"), count(game, 2, "thibah", "ground_force"), count(game, 0, "thibah")) == (2, 2, 0)
    assert game_of(vote(senate(), "colonial_redistribution", "against")).state.laws == []


@pytest.mark.content("sa17:political/colonial_redistribution")
def test_planets_in_anybodys_home_system_are_no_colonies() -> None:
    game = senate()
    hold(game, 0, "arc_prime", "wren_terra", "wellon")  # two of them in the Home System of another
    hold(game, 1, "saudor", "thibah")
    hold(game, 2, "torkan")
    table = vote(game, "colonial_redistribution")
    assert asks(table, 1) == "emptied_planet"
    say(table, 1, "planet:thibah")
    assert offers(table, 0) == ["player:0", "player:2"]  # one each


@pytest.mark.content("sa17:political/planetary_security")
def test_planetary_security() -> None:
    game = senate()
    hold(game, 0, "mehar_xull")
    put(game, 0, "mehar_xull", "ground_force")
    put(game, 0, "jord", "5 ground_force")
    game = passed(game, "planetary_security")
    assert count(game, 0, "mehar_xull") == 3
    assert count(game, 0, "jord") == 5
    assert exhausted(game) == ["mehar_xull", "wren_terra", "hercant", "kamdorn"]
    game = senate()
    hold(game, 0, "mehar_xull", "wellon")
    put(game, 0, "wellon", "ground_force")
    game = passed(game, "planetary_security", "against")
    assert (owner(game, "mehar_xull"), owner(game, "wellon"), owner(game, "jord")) == (NOBODY, 0, 0)


@pytest.mark.content("sa17:political/supported_expansion")
def test_supported_expansion() -> None:
    game = senate()
    game.state.domain_counters[Place("planet:wellon")] = [CardId("industrial_society")]
    table = vote(game, "supported_expansion")
    assert "planet:mecatol_rex" not in offers(table, 0)
    say(table, 0, "planet:wellon")
    assert "planet:wellon" not in offers(table, 1)
    game = game_of(refuse(table))
    assert (owner(game, "wellon"), count(game, 0, "wellon")) == (0, 1)
    assert "planet:wellon" not in game.state.domain_counters
    game = senate()
    put(game, 1, "arc_prime", "ground_force")
    table = vote(game, "supported_expansion", "against")
    say(table, 0, "no")
    assert owner(game_of(table), "jord") == NOBODY
    say(table, 1, "yes")
    assert exhausted(game_of(table)) == ["wren_terra"]  # there are units on Arc Prime


@pytest.mark.content("sa17:political/conscription_campaign")
def test_conscription_campaign() -> None:
    game = senate()
    game.player(0).trade_goods = 5
    table = vote(game, "conscription_campaign", p1="against")
    for _ in range(3):
        say(table, 0, "planet:jord")
        while asks(table, 0) == "pay":
            say(table, 0, "goods")
    game = game_of(table)
    assert count(game, 0, "jord") == 3
    assert asks(table, 1) == ""  # he was against it
    assert "planet:jord" not in offers(table, 0)  # three on a planet
    game = passed(senate(), "conscription_campaign", "against", p0="for")
    assert exhausted(game) == ["jord"]


@pytest.mark.content("sa17:political/mass_mobilization")
def test_mass_mobilization() -> None:
    game = senate()
    hold(game, 0, "wellon", "thibah")
    table = vote(game, "mass_mobilization")
    say(table, 0, "planet:wellon", "planet:wellon")
    assert offers(table, 0) == ["planet:thibah", "no"]  # two on a planet
    say(table, 0, "planet:thibah", "no", "planet:thibah")
    game = game_of(refuse(table))
    assert [g.kind for g in game.board.units(0, Place("planet:wellon"))] == ["mechanized_unit", "space_dock"]
    assert [g.kind for g in game.board.units(0, Place("planet:thibah"))] == ["ground_force", "pds"]
    table = vote(senate(), "mass_mobilization", "against", p1="for")
    say(table, 0, "pool")
    assert asks(table, 1) == ""


@pytest.mark.content("sa17:political/hopes_end_training_ground")
def test_hopes_end_training_ground() -> None:
    tile = next(name for name, tile in senate().content.systems.items() if "hopes_end" in [p.id for p in tile.planets])
    game = senate(tiles={"1,0": tile})
    assert game.political_cards.of_use(CardId("hopes_end_training_ground"))
    assert not senate().political_cards.of_use(CardId("hopes_end_training_ground"))
    hold(game, 1, "hopes_end")
    table = vote(game, "hopes_end_training_ground")
    say(table, 1, "yes")
    assert (count(game_of(table), 1, "hopes_end", "ground_force"), count(game_of(table), 1, "hopes_end", "shock_troop")) == (1, 2)
    game = senate(tiles={"1,0": tile})
    hold(game, 1, "hopes_end")
    game.board.exhaust(PlanetId("hopes_end"), "test")
    assert exhausted(passed(game, "hopes_end_training_ground", "against")) == []


@pytest.mark.content("sa17:political/dominion_disputes")
def test_dominion_disputes_are_about_planets_near_other_homes() -> None:
    game = senate()
    hold(game, 0, "wellon", "thibah")  # Thibah is next to Letnev's home
    table = vote(game, "dominion_disputes")
    assert offers(table, 0) == ["planet:thibah", "no"]
    say(table, 0, "planet:thibah", "planet:thibah")
    assert [g.kind for g in game_of(table).board.units(0, Place("planet:thibah"))] == ["ground_force", "pds"]
    game = senate()
    hold(game, 0, "wellon", "thibah")
    assert exhausted(passed(game, "dominion_disputes", "against")) == ["thibah"]


@pytest.mark.content("sa17:political/subsidized_industry")
def test_subsidized_industry_gives_an_exhausted_dock() -> None:
    table = vote(senate(), "subsidized_industry", "player:1")
    assert offers(table, 1) == ["planet:arc_prime", "planet:wren_terra", "no"]
    say(table, 1, "planet:wren_terra")
    dock = game_of(table).board.units(1, Place("planet:wren_terra"))[0]
    assert (dock.kind, dock.mark) == ("space_dock", EXHAUSTED)


@pytest.mark.content("sa17:political/massive_dig")
def test_massive_dig() -> None:
    game = senate()
    hold(game, 0, "mehar_xull")
    put(game, 0, "mehar_xull", "4 ground_force, 2 pds")
    game = passed(game, "massive_dig", "planet:mehar_xull")
    here = game.board.planet(PlanetId("mehar_xull"))
    assert (here.facility, here.wealth) == ("refinery", 10)
    assert (count(game, 0, "mehar_xull", "ground_force"), count(game, 0, "mehar_xull", "pds")) == (1, 1)
    assert game.economy.influence(PlanetId("mehar_xull")) == 0
    game.politics.repeal(CardId("massive_dig"))
    assert game.economy.influence(PlanetId("mehar_xull")) == 3


@pytest.mark.content("sa17:political/diplomatic_protection")
def test_diplomatic_protection_holds_in_the_next_round_alone() -> None:
    game = senate()
    hold(game, 1, "thibah")
    game = passed(game, "diplomatic_protection", "player:1")
    assert may_land(game, "thibah", 0)
    game = round_over(game)
    assert not may_land(game, "thibah", 0)
    assert may_land(game, "thibah", 1)  # his own units
    assert may_land(round_over(game), "thibah", 0)


@pytest.mark.content("sa17:political/mining_operations")
def test_mining_operations() -> None:
    game = senate(tiles={"0,0": "asteroid_field_base"})
    hold(game, 2, "centauri", "torkan", "tequran")
    table = vote(game, "mining_operations", p1="against")
    wealth = {planet.id: planet.wealth for planet in game_of(refuse(table)).board.planets() if planet.wealth}
    assert wealth == dict.fromkeys(("wellon", "vefut_ii", "thibah", "tarmann", "saudor", "mehar_xull"), 3)
    game = senate()
    game.player(0).trade_goods = 3
    assert passed(game, "mining_operations", "against").player(0).trade_goods == 1


@pytest.mark.content("sa17:political/update_star_maps")
@pytest.mark.parametrize("ruleset", ["sa17 map=built", "sa17 map=auto"])
def test_update_star_maps_lays_a_system_that_set_up_has_left_in_the_box(ruleset: str) -> None:
    game = started(ruleset, 4, answer=at_random(2))
    game.state.active = 0
    game.tactical.start(Action(0, "strategic"))
    before = {system.hex: system.tile for system in game.state.systems}
    void = keys_of(game, "update_star_maps")[0]
    table = vote(game, "update_star_maps", void)
    game = game_of(table)
    (changed,) = [system for system in game.state.systems if system.tile != before[system.hex]]
    assert f"system:{changed.hex}" == void
    assert changed.tile not in before.values()
    assert changed.planets
    assert all(planet.owner == NOBODY for planet in changed.planets)
    assert not game.content.systems[changed.tile].high_resource  # SA17-GAL-01: these stay in the box


@pytest.mark.content("sa17:political/update_star_maps")
def test_update_star_maps_is_about_void_systems() -> None:
    assert keys_of(senate(), "update_star_maps") == []
