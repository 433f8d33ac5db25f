"""The Barony of Letnev."""

from __future__ import annotations

import pytest
from races.racing import HERE, battle, landed, offered, race_game, refuse, rolls, units_in, use
from tables import game_of, hold, put, say

from mecatol.core.hexes import Hex
from mecatol.rules.naming import in_system
from mecatol.rules.state import CardId, Group, PlanetId

BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])
ALL = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats", "cp -tactical_retreats"])


@ALL
@pytest.mark.rule("OFF-RAC-1", "OFF-FAQ-4", "CP-RAC-29")
@pytest.mark.content("sa17:ability/letnev_war_funding", "official:ability/letnev_war_funding", "cp:ability/letnev_war_funding")
def test_two_goods_before_a_round_help_the_ships_in_it(ruleset: str) -> None:
    game = race_game(ruleset, "letnev")
    game.player(0).trade_goods = 5
    table = battle(game, "2 cruiser", "dreadnought", dice=[1] * 12)
    use(table, 0, "fund")
    assert game_of(table).player(0).trade_goods == 3
    assert offered(table, 0) == ["fund"]  # that is the next round's
    say(table, 0, "pass")
    needed = [needed for purpose, _, _, needed in rolls(table, 0) if purpose == "battle"]
    assert needed[:2] == [6, 7]


@ALL
@pytest.mark.rule("CP-RAC-29")
@pytest.mark.content("sa17:ability/letnev_war_funding", "official:ability/letnev_war_funding", "cp:ability/letnev_war_funding")
def test_two_goods_help_ground_forces_twice_as_much_and_mechanized_units_not(ruleset: str) -> None:
    game = race_game(ruleset, "letnev")
    game.player(0).trade_goods = 3
    table = landed(game, "2 ground_force, mechanized_unit", "4 ground_force", dice=[1] * 30)
    use(table, 0, "fund")
    assert not offered(table, 0)
    mine = {kind: needed for purpose, kind, _, needed in rolls(table, 0)[:2]}
    assert mine == {"ground_force": 6, "mechanized_unit": 6}


@pytest.mark.rule("OFF-ECO-3")
@pytest.mark.content("official:ability/letnev_war_funding")
def test_political_cards_fund_a_war() -> None:
    game = race_game("official -tactical_retreats", "letnev")
    game.player(0).trade_goods, game.player(0).political_cards = 1, sorted(map(CardId, game.cards.political_cards))[:1]
    table = battle(game, "2 cruiser", "dreadnought", dice=[1] * 12)
    use(table, 0, "fund")
    assert (game_of(table).player(0).trade_goods, game_of(table).player(0).political_cards) == (0, [])


@BOTH
@pytest.mark.content("sa17:ability/letnev_war_funding", "official:ability/letnev_war_funding")
def test_no_funding_without_the_goods(ruleset: str) -> None:
    game = race_game(ruleset, "letnev")
    game.player(0).trade_goods = 1
    table = battle(game, "2 cruiser", "dreadnought", dice=[10] * 4)
    assert not offered(table, 0)


@ALL
@pytest.mark.rule("OFF-RAC-1", "CP-RAC-30")
@pytest.mark.content("sa17:ability/letnev_fleet_bonus", "official:ability/letnev_fleet_bonus", "cp:ability/letnev_fleet_bonus")
def test_fleets_hold_one_ship_more(ruleset: str) -> None:
    game = race_game(ruleset, "letnev", "sol")
    assert game.fleet_supply.limit(0, Hex(HERE)) == 4
    assert game.fleet_supply.limit(1, Hex(HERE)) == 3


@BOTH
@pytest.mark.content("sa17:upgrade/l4_disruptors", "official:upgrade/l4_disruptors")
def test_disruptors_make_the_bonus_of_ground_forces_free(ruleset: str) -> None:
    game = race_game(ruleset, "letnev", upgrades=["l4_disruptors"])
    game.player(0).trade_goods = 4
    table = landed(game, "2 ground_force", "ground_force", dice=[6, 6, 1])
    assert rolls(table, 0)[0][3] == 6
    assert game_of(table).player(0).trade_goods == 4
    assert game_of(table).board.planet(PlanetId("thibah")).owner == 0
    without = race_game(ruleset, upgrades=["l4_disruptors"])
    assert rolls(landed(without, "ground_force", "ground_force", dice=[1, 1]), 0)[0][3] == 8


@BOTH
@pytest.mark.content("sa17:upgrade/noneuclidean_shielding", "official:upgrade/noneuclidean_shielding")
@pytest.mark.parametrize("hits", [1, 2])
def test_sustaining_cancels_two_hits(ruleset: str, hits: int) -> None:
    game = race_game(ruleset, "sol", "letnev")
    game.begin_effect("noneuclidean_shielding", 1, "upgrade")
    game.player(1).trade_goods = 2  # so that it is asked something in every round
    dice = [10] * hits + [1] * (3 - hits)
    table = battle(game, "3 cruiser", "dreadnought, cruiser", dice=dice + [1] * 30)
    say(table, 1, "pass", "sustain:dreadnought")
    assert game_of(table).board.battle.round == 2
    assert units_in(table, 1, f"system:{HERE}") == {"dreadnought": 1, "cruiser": 1}


@pytest.mark.content("sa17:upgrade/saimoc_infused_hulls")
def test_infused_hulls_mend_what_did_not_sustain_in_the_round() -> None:
    game = race_game("sa17 -tactical_retreats", "letnev", upgrades=["saimoc_infused_hulls"])
    table = battle(game, "dreadnought, dreadnought*1", "2 cruiser", dice=[1, 1, 1, 10, 1] + [1] * 40)
    say(table, 0, "sustain:dreadnought")
    assert offered(table, 0) == ["mend:dreadnought*1"]  # two are damaged once, and one of them not in this round
    use(table, 0, "mend")
    assert sorted(g.damage for g in game_of(table).board.units(0, in_system(Hex(HERE)))) == [0, 1]
    fresh = race_game("sa17 -tactical_retreats", "letnev", upgrades=["saimoc_infused_hulls"])
    table = battle(fresh, "dreadnought, cruiser", "2 cruiser", dice=[1, 1, 1, 10, 1] + [1] * 40)
    say(table, 0, "sustain:dreadnought")
    assert offered(table, 0) != ["mend:dreadnought*1"] or game_of(table).board.battle.round > 1


@pytest.mark.content("sa17:upgrade/saimoc_infused_hulls")
def test_hits_of_fighters_are_for_fighters_in_the_first_round() -> None:
    game = race_game("sa17 -tactical_retreats", "letnev", upgrades=["saimoc_infused_hulls"])
    table = battle(game, "carrier, cruiser, fighter", "carrier, 3 fighter", dice=[1, 1, 1, 1, 10, 10, 10] + [1] * 30)
    assert units_in(table, 0, f"system:{HERE}") == {"carrier": 1, "cruiser": 1}


@pytest.mark.content("official:flagship/letnev")
def test_arc_secundus_bombards_through_shields() -> None:
    game = race_game("official", "letnev")
    put(game, 0, HERE, "flagship")
    put(game, 0, "thibah", "ground_force")
    put(game, 1, "thibah", "ground_force, pds")
    hold(game, 1, "thibah")
    assert game.bombardment.may_bombard(0, Hex(HERE), PlanetId("thibah"), Group("flagship")).allowed
    assert not game.bombardment.may_bombard(0, Hex(HERE), PlanetId("thibah"), Group("dreadnought")).allowed


@BOTH
@pytest.mark.content("sa17:flagship/letnev", "official:flagship/letnev")
def test_arc_secundus_is_whole_at_the_start_of_every_round(ruleset: str) -> None:
    for mine, theirs, seat in (("flagship*1", "dreadnought", 0), ("dreadnought", "flagship*1", 1)):
        races = ("letnev", "sol") if seat == 0 else ("sol", "letnev")
        table = refuse(battle(race_game(ruleset, *races), mine, theirs, dice=[1] * 40))
        assert "repaired" in [event["event"] for event in table.events_since(None)]
