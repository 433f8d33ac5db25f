"""The Barony of Letnev, read a second time."""

from __future__ import annotations

import pytest
from races.racing import HERE, battle, landed, offered, race_game, rolls, units_in, use
from readings.reading import SPACE, enact, held, refuse, wide
from tables import asks, game_of, offers, put, say

from mecatol.core.hexes import Hex
from mecatol.rules.official.game import Game
from mecatol.rules.state import Place

BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])


def rich(ruleset: str, *races: str, upgrades: tuple[str, ...] = (), goods: int = 9) -> Game:
    game = wide(race_game(ruleset, *races, upgrades=upgrades))
    game.player(races.index("letnev")).trade_goods = goods
    return game


@BOTH
@pytest.mark.content("sa17:ability/letnev_war_funding", "official:ability/letnev_war_funding")
def test_defenders_pay_for_a_round_and_again_for_the_next(ruleset: str) -> None:
    table = battle(rich(ruleset, "sol", "letnev"), "dreadnought", "2 cruiser, 2 fighter, carrier", dice=[1] * 80)
    use(table, 1, "fund")
    assert "fund" not in offered(table, 1) or game_of(table).board.battle.round == 2
    if asks(table, 1) != "before_round":
        enact(table, until="before_round", seat=1)
    use(table, 1, "fund")
    needed = [needed for purpose, kind, _, needed in rolls(table, 1) if (purpose, kind) == ("battle", "cruiser")]
    assert needed[:2] == [6, 6]
    assert {needed for purpose, kind, _, needed in rolls(table, 1) if kind == "fighter" and purpose == "battle"} == {8}
    assert game_of(table).player(1).trade_goods == 5


@BOTH
@pytest.mark.content("sa17:ability/letnev_war_funding", "official:ability/letnev_war_funding")
def test_defending_ground_forces_are_paid_too_shock_troops_as_well(ruleset: str) -> None:
    table = landed(rich(ruleset, "sol", "letnev"), "3 ground_force", "ground_force, shock_troop", dice=[1] * 80)
    enact(table, "fund", seat=1)
    needed = {kind: needed for purpose, kind, _, needed in rolls(table, 1)[:2] if purpose == "invasion"}
    assert needed == {"ground_force": 6, "shock_troop": 3}


@pytest.mark.rule("OFF-ECO-3")
@pytest.mark.content("official:ability/letnev_war_funding")
def test_a_political_card_stands_for_a_trade_good() -> None:
    game = rich("official -tactical_retreats", "letnev", goods=1)
    game.player(0).political_cards = game.political_cards.all_cards()[:1]
    table = battle(game, "2 cruiser", "dreadnought", dice=[1] * 40)
    use(table, 0, "fund")
    if asks(table, 0) == "pay":
        say(table, 0, offers(table, 0)[0])
    assert (game_of(table).player(0).trade_goods, game_of(table).player(0).political_cards) == (0, [])


@BOTH
@pytest.mark.content("sa17:upgrade/l4_disruptors", "official:upgrade/l4_disruptors")
def test_disruptors_work_for_defenders_and_leave_ships_alone(ruleset: str) -> None:
    game = rich(ruleset, "sol", "letnev", goods=0)
    game.begin_effect("l4_disruptors", 1, "upgrade")
    table = landed(game, "ground_force", "2 ground_force", dice=[1] * 40)
    assert rolls(table, 1)[0][3] == 6
    game = rich(ruleset, "letnev", upgrades=("l4_disruptors",), goods=0)
    table = battle(game, "2 cruiser", "dreadnought", dice=[1] * 40)
    assert not offered(table, 0)
    assert rolls(table, 0)[0][3] == 7


@BOTH
@pytest.mark.content("sa17:upgrade/noneuclidean_shielding", "official:upgrade/noneuclidean_shielding")
def test_armor_cancels_two_hits_on_a_planet(ruleset: str) -> None:
    game = rich(ruleset, "sol", "letnev", goods=0)
    game.begin_effect("noneuclidean_shielding", 1, "upgrade")
    table = landed(game, "2 ground_force", "mechanized_unit, ground_force", dice=[10, 10, 1, 1, 1] + [1] * 30)
    enact(table, "sustain:mechanized_unit", seat=1)
    assert units_in(table, 1, "planet:thibah") == {"mechanized_unit": 1, "ground_force": 1}


@BOTH
@pytest.mark.content("sa17:upgrade/noneuclidean_shielding", "official:upgrade/noneuclidean_shielding")
def test_three_hits_on_one_shield_leave_one(ruleset: str) -> None:
    game = rich(ruleset, "sol", "letnev", goods=2)  # so that they are asked something in every round
    game.begin_effect("noneuclidean_shielding", 1, "upgrade")
    table = battle(game, "3 cruiser", "dreadnought, cruiser, carrier", dice=[10, 10, 10] + [1] * 40)
    say(table, 1, "pass", "sustain:dreadnought", "destroy:carrier")
    assert units_in(table, 1, SPACE) == {"dreadnought": 1, "cruiser": 1}


@pytest.mark.content("sa17:upgrade/saimoc_infused_hulls")
def test_hulls_are_mended_after_each_round_and_fighters_hit_from_the_second_on() -> None:
    game = rich("sa17 -tactical_retreats", "letnev", upgrades=("saimoc_infused_hulls",), goods=0)
    table = battle(game, "2 dreadnought*1", "carrier, 2 fighter", dice=[1] * 60)
    use(table, 0, "mend")
    assert sorted(g.damage for g in game_of(table).board.units(0, Place(SPACE))) == [0, 1]
    use(table, 0, "mend")
    assert [g.damage for g in game_of(table).board.units(0, Place(SPACE))] == [0]
    game = rich("sa17 -tactical_retreats", "letnev", upgrades=("saimoc_infused_hulls",), goods=0)
    table = refuse(battle(game, "cruiser", "carrier, 2 fighter", dice=[1, 1, 10, 10, 1, 1, 10, 10]))
    assert units_in(table, 0, SPACE) == {}
    assert max(len(faces) for purpose, kind, faces, _ in rolls(table, 0) if kind == "cruiser") == 1
    assert len([1 for purpose, kind, *_ in rolls(table, 0) if (purpose, kind) == ("battle", "cruiser")]) == 2


@BOTH
@pytest.mark.content("sa17:flagship/letnev", "official:flagship/letnev")
def test_the_flagship_sustains_in_every_round(ruleset: str) -> None:
    game = rich(ruleset, "letnev", goods=0)
    table = battle(game, "flagship", "cruiser, carrier", dice=[1, 1, 10, 1, 1, 1, 10, 1, 1, 1, 1, 1] + [1] * 20)
    enact(table, "sustain:flagship", "sustain:flagship")
    assert units_in(table, 0, SPACE) == {"flagship": 1}


@BOTH
@pytest.mark.content("sa17:ability/letnev_fleet_bonus", "official:ability/letnev_fleet_bonus")
def test_one_ship_more_moves_in(ruleset: str) -> None:
    game = race_game(ruleset, "letnev")
    game.player(0).fleet = 2
    put(game, 0, HERE, "3 cruiser")
    assert not game.fleet_supply.problems(0, Hex(HERE))
    put(game, 0, HERE, "cruiser")
    assert game.fleet_supply.problems(0, Hex(HERE)).ships == 1
    held(game, 0, "thibah")
