"""The L1z1x Mindnet, read a second time."""

from __future__ import annotations

import pytest
from races.racing import HERE, HOME, battle, become, landed, race_game, rolls, units_in
from readings.reading import SPACE, broke, enact, refuse, wide
from strategic import exhaust, holding, plays, uses
from tables import asks, game_of, offers, play, put, say
from trial import give

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.moments import Firing
from mecatol.rules.state import PlanetId

BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])
CARDS = pytest.mark.parametrize(("ruleset", "card"), [("official", "technology_ii"), ("sa17", "technology")])


@BOTH
@pytest.mark.content("sa17:ability/l1z1x_cheap_dreadnoughts", "official:ability/l1z1x_cheap_dreadnoughts")
def test_four_goods_buy_a_dreadnought(ruleset: str) -> None:
    game = broke(wide(race_game(ruleset, "l1z1x")), goods=4)
    put(game, 0, "jord", "space_dock")
    table = enact(play(game, Step("production.produce_units", 0, HOME)), "build:dreadnought", "done")
    refuse(table)
    assert units_in(table, 0, f"system:{HOME}") == {"dreadnought": 1}
    assert game_of(table).player(0).trade_goods == 0


@BOTH
@pytest.mark.content("sa17:ability/l1z1x_dreadnought_gunnery", "official:ability/l1z1x_dreadnought_gunnery")
def test_dreadnoughts_shoot_better_in_space_and_not_at_planets(ruleset: str) -> None:
    game = wide(race_game(ruleset, "l1z1x"))
    table = battle(game, "dreadnought, cruiser", "dreadnought", dice=[1] * 40)
    needed = {kind: needed for purpose, kind, _, needed in rolls(table, 0) if purpose == "battle"}
    assert (needed["dreadnought"], needed["cruiser"]) == (4, 7)
    assert game.combat.value(Firing(0, "dreadnought", "bombardment", Hex(HERE), PlanetId("thibah"))) == 5


@BOTH
@pytest.mark.content("sa17:ability/l1z1x_assault_troops", "official:ability/l1z1x_assault_troops")
def test_troops_are_better_when_they_attack_only(ruleset: str) -> None:
    table = landed(race_game(ruleset, "l1z1x"), "ground_force, shock_troop, mechanized_unit", "3 ground_force", dice=[1] * 40)
    refuse(table)
    needed = {kind: needed for purpose, kind, _, needed in rolls(table, 0)[:3]}
    assert needed == {"ground_force": 7, "shock_troop": 4, "mechanized_unit": 6}
    table = landed(race_game(ruleset, "sol", "l1z1x"), "ground_force", "ground_force", dice=[1] * 4)
    assert rolls(table, 1)[0][3] == 8


@BOTH
@pytest.mark.content("sa17:upgrade/dreadnought_invasion_pod", "official:upgrade/dreadnought_invasion_pod")
def test_pods_come_beside_stasis_capsules(ruleset: str) -> None:
    game = wide(race_game(ruleset, "l1z1x", upgrades=["dreadnought_invasion_pod"]))
    put(game, 0, HERE, "2 dreadnought, cruiser")
    assert game.fleet_supply.capacity(0, Hex(HERE), "ground_force") == 2
    assert game.fleet_supply.capacity(0, Hex(HERE), "fighter") == 0
    give(game, 0, "stasis_capsules")
    assert game.fleet_supply.capacity(0, Hex(HERE), "ground_force") == 5


@CARDS
@pytest.mark.content("sa17:upgrade/inheritance_systems", "official:upgrade/inheritance_systems")
def test_two_resources_waive_what_a_technology_needs(ruleset: str, card: str) -> None:
    game = holding(ruleset, {card: 0})
    become(game, 1, "l1z1x")
    game.begin_effect("inheritance_systems", 1, "upgrade")
    price = 6 if ruleset == "official" else 5
    exhaust(game, 1, goods=price + 2)
    table = enact(uses(game, card, 1), "use", seat=1)
    assert "advanced_fighters" in offers(table, 1)
    enact(table, "advanced_fighters", seat=1)
    if asks(table, 1) == "buy_technologies":
        say(table, 1, "done")
    while asks(table, 1) == "pay":
        say(table, 1, offers(table, 1)[0])
    assert game_of(table).player(1).technologies == ["advanced_fighters"]
    assert game_of(table).player(1).trade_goods == 0
    poor = holding(ruleset, {card: 0})
    become(poor, 1, "l1z1x")
    poor.begin_effect("inheritance_systems", 1, "upgrade")
    exhaust(poor, 1, goods=price + 1)
    table = enact(uses(poor, card, 1), "use", seat=1)
    assert "advanced_fighters" not in offers(table, 1)
    assert "antimass_deflectors" in offers(table, 1)


@CARDS
@pytest.mark.content("sa17:upgrade/inheritance_systems", "official:upgrade/inheritance_systems")
def test_a_free_technology_costs_two_that_way(ruleset: str, card: str) -> None:
    game = holding(ruleset, {card: 0})
    become(game, 0, "l1z1x")
    game.begin_effect("inheritance_systems", 0, "upgrade")
    exhaust(game, 0, goods=2)
    table = plays(game, card)
    if asks(table, 0) == "primary":
        say(table, 0, "a")
    enact(table, "type_iv_drive")
    while asks(table, 0) == "pay":
        say(table, 0, offers(table, 0)[0])
    assert game_of(table).player(0).technologies == ["type_iv_drive"]
    assert game_of(table).player(0).trade_goods == 0


@pytest.mark.content("sa17:upgrade/assembly_minds")
def test_a_dock_makes_as_many_dreadnoughts_as_it_has_capacity() -> None:
    game = wide(race_game("sa17", "l1z1x", upgrades=["assembly_minds"]))
    put(game, 0, "jord", "space_dock")
    game.player(0).trade_goods = 40
    table = enact(play(game, Step("production.produce_units", 0, HOME)), *["build:dreadnought"] * 5)
    assert asks(table, 0) == "produce"


@BOTH
@pytest.mark.content("sa17:flagship/l1z1x", "official:flagship/l1z1x")
def test_hits_of_dreadnoughts_beside_the_flagship_pass_fighters_by(ruleset: str) -> None:
    game = wide(race_game(ruleset, "l1z1x", "sol"))
    mine = [1, 1, 1] + ([10] if "official" in ruleset else [10, 1])
    table = battle(game, "flagship, dreadnought", "carrier, cruiser, 3 fighter", dice=mine + [1] * 50)
    assert set(offers(table, 1)) == {"destroy:carrier", "destroy:cruiser"}
    game = wide(race_game(ruleset, "l1z1x", "sol"))
    table = battle(game, "dreadnought", "carrier, cruiser, 3 fighter", dice=[10, 1, 1, 1, 1, 1, 1] + [1] * 50)
    assert "destroy:fighter" in offers(table, 1)


@BOTH
@pytest.mark.content("sa17:flagship/l1z1x", "official:flagship/l1z1x")
def test_hits_of_others_may_go_to_fighters_and_fighters_take_what_is_left(ruleset: str) -> None:
    game = wide(race_game(ruleset, "l1z1x", "sol"))
    table = battle(game, "flagship, 2 cruiser", "carrier, cruiser, 3 fighter", dice=[10, 1, 1, 1, 1] + [1] * 50)
    assert "destroy:fighter" in offers(table, 1)
    game = wide(race_game(ruleset, "l1z1x", "sol"))
    table = refuse(battle(game, "flagship", "carrier, fighter", dice=[10, 10, 10, 1, 1]))
    assert units_in(table, 1, SPACE) == {}
