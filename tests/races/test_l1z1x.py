"""The L1z1x Mindnet."""

from __future__ import annotations

import pytest
from races.racing import HERE, HOME, battle, become, landed, race_game, rolls, units_in
from strategic import exhaust, holding, uses
from tables import asks, game_of, new_game, offers, put, say

from mecatol.core.hexes import Hex

BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])


@BOTH
@pytest.mark.rule("OFF-RAC-4")
@pytest.mark.content("sa17:ability/l1z1x_cheap_dreadnoughts", "official:ability/l1z1x_cheap_dreadnoughts")
def test_dreadnoughts_cost_four(ruleset: str) -> None:
    game = race_game(ruleset, "l1z1x", "sol")
    assert game.production.halves(0, Hex(HOME), "dreadnought") == 8
    assert game.production.halves(1, Hex(HOME), "dreadnought") == 10


@BOTH
@pytest.mark.rule("OFF-RAC-4")
@pytest.mark.content("sa17:ability/l1z1x_dreadnought_gunnery", "official:ability/l1z1x_dreadnought_gunnery")
def test_dreadnoughts_aim_well(ruleset: str) -> None:
    table = battle(race_game(ruleset, "l1z1x"), "dreadnought, cruiser", "dreadnought", dice=[1] * 8)
    assert {kind: needed for _, kind, _, needed in rolls(table, 0)[:2]} == {"dreadnought": 4, "cruiser": 7}


@BOTH
@pytest.mark.rule("OFF-RAC-4")
@pytest.mark.content("sa17:ability/l1z1x_assault_troops", "official:ability/l1z1x_assault_troops")
def test_troops_attack_better_than_they_defend(ruleset: str) -> None:
    assert rolls(landed(race_game(ruleset, "l1z1x"), "ground_force", "ground_force", dice=[1, 1]), 0)[0][3] == 7
    assert rolls(landed(race_game(ruleset, "sol", "l1z1x"), "ground_force", "ground_force", dice=[1, 1]), 1)[0][3] == 8


@BOTH
@pytest.mark.content("sa17:upgrade/dreadnought_invasion_pod", "official:upgrade/dreadnought_invasion_pod")
def test_dreadnoughts_carry_a_ground_force(ruleset: str) -> None:
    game = race_game(ruleset, "l1z1x", upgrades=["dreadnought_invasion_pod"])
    put(game, 0, HERE, "2 dreadnought, 2 ground_force")
    assert not game.fleet_supply.problems(0, Hex(HERE))
    put(game, 0, HERE, "ground_force")
    assert game.fleet_supply.problems(0, Hex(HERE)).cargo == 1


@pytest.mark.parametrize(("ruleset", "card", "price"), [("official", "technology_ii", 6), ("sa17", "technology", 5)])
@pytest.mark.content("sa17:upgrade/inheritance_systems", "official:upgrade/inheritance_systems")
def test_two_resources_more_stand_in_for_what_a_technology_needs(ruleset: str, card: str, price: int) -> None:
    game = holding(ruleset, {card: 0})
    become(game, 1, "l1z1x")
    game.begin_effect("inheritance_systems", 1, "upgrade")
    exhaust(game, 1, goods=price + 1)
    table = say(uses(game, card, 1), 1, "use")
    assert "antimass_deflectors" in offers(table, 1)
    assert "light_wave_deflector" not in offers(table, 1)
    game = holding(ruleset, {card: 0})
    become(game, 1, "l1z1x")
    game.begin_effect("inheritance_systems", 1, "upgrade")
    exhaust(game, 1, goods=price + 2)
    table = say(uses(game, card, 1), 1, "use", "light_wave_deflector")
    while asks(table, 1):
        say(table, 1, offers(table, 1)[0])
    assert game_of(table).player(1).technologies == ["light_wave_deflector"]
    assert game_of(table).player(1).trade_goods == 0


@pytest.mark.content("sa17:upgrade/inheritance_systems")
def test_what_was_just_chosen_is_not_missing() -> None:
    game = new_game("sa17")
    become(game, 0, "l1z1x")
    game.begin_effect("inheritance_systems", 0, "upgrade")
    assert game.technology.cost(0, "xrd_transporters", 5, "technology") == 7
    assert game.technology.cost(0, "xrd_transporters", 5, "technology", ["antimass_deflectors"]) == 5
    assert game.technology.cost(0, "xrd_transporters", 5, "card") == 5


@pytest.mark.content("sa17:upgrade/assembly_minds")
def test_dreadnoughts_take_one_of_capacity() -> None:
    assert race_game("sa17", "l1z1x").production.production(0, Hex(HOME), "dreadnought") == 2
    assert race_game("sa17", "l1z1x", upgrades=["assembly_minds"]).production.production(0, Hex(HOME), "dreadnought") == 1


@BOTH
@pytest.mark.content("sa17:flagship/l1z1x", "official:flagship/l1z1x")
def test_hits_of_the_flagship_pass_fighters_by(ruleset: str) -> None:
    game = race_game(ruleset, "l1z1x", "sol")
    table = battle(game, "flagship", "carrier, 4 fighter", dice=[10, 1, 1] + [1] * 5)
    assert "carrier" not in units_in(table, 1, f"system:{HERE}")
    other = race_game(ruleset, "sol", "sol")
    table = battle(other, "flagship", "carrier, 4 fighter", dice=[10, 1, 1] + [1] * 5)
    assert "destroy:fighter" in offers(table, 1)
