"""The Mentak Coalition: all but Mirror Computing and the Adaptable Ordnance Rigs."""

from __future__ import annotations

import pytest
from races.racing import HERE, battle, race_game, refuse, rolls, units_in
from strategic import counters
from tables import asks, game_of, offers, play, say

from mecatol.core.rules import Step

BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])


@BOTH
@pytest.mark.rule("OFF-RAC-5")
@pytest.mark.content("sa17:ability/mentak_ambush", "official:ability/mentak_ambush")
def test_two_ships_fire_from_ambush(ruleset: str) -> None:
    table = battle(race_game(ruleset, "mentak"), "cruiser, 3 destroyer", "2 cruiser", dice=[7, 9])
    shots = [(kind, faces) for purpose, kind, faces, _ in rolls(table, 0) if purpose == "precombat"]
    assert shots == [("cruiser", [7]), ("destroyer", [9])]
    assert units_in(table, 1, f"system:{HERE}") == {}
    assert not rolls(table, 1)


@pytest.mark.rule("OFF-RAC-5")
@pytest.mark.content("official:ability/mentak_pillage")
def test_the_rich_are_robbed_in_the_strategy_phase() -> None:
    game = race_game("official", "mentak", seats=4)
    for seat, goods in ((1, 3), (2, 2), (3, 5)):
        game.player(seat).trade_goods = goods
    table = play(game, Step("strategy_phase.start"))
    assert asks(table, 0) == "pillage"
    assert offers(table, 0) == ["player:1", "player:3", "no"]
    say(table, 0, "player:1", "player:3")
    assert [player.trade_goods for player in game_of(table).state.players] == [2, 2, 2, 4]


@pytest.mark.rule("SAES-RAC-02")
@pytest.mark.content("sa17:ability/mentak_piracy")
def test_in_build_17_piracy_is_an_action() -> None:
    game = race_game("sa17", "mentak", seats=3)
    game.player(1).trade_goods = 4
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("piracy")), "player:1")
    assert [player.trade_goods for player in game_of(table).state.players] == [1, 3, 0]
    assert counters(table, 0)[0] == 1
    poor = race_game("sa17", "mentak", seats=3)
    assert not [key for key in offers(play(poor, Step("action_phase.turn", 0)), 0) if key.endswith("piracy")]


@pytest.mark.rule("SA17-DUE-24")
@pytest.mark.content("sa17:ability/mentak_piracy")
def test_in_a_duel_every_second_theft_brings_one_more() -> None:
    game = race_game("sa17", "mentak")
    game.player(1).trade_goods = 9
    goods = []
    for _ in range(2):
        table = play(game, Step("action_phase.turn", 0))
        say(table, 0, next(key for key in offers(table, 0) if key.endswith("piracy")), "player:1")
        game = game_of(table)
        goods.append(game.player(0).trade_goods)
    assert goods == [1, 3]


@BOTH
@pytest.mark.content("sa17:upgrade/salvage_operations", "official:upgrade/salvage_operations")
def test_wrecks_are_worth_something(ruleset: str) -> None:
    game = race_game(ruleset, "mentak", upgrades=["salvage_operations"])
    table = battle(game, "2 cruiser", "cruiser, destroyer", dice=[10, 10])
    assert asks(table, 0) == "salvage"
    assert offers(table, 0) == ["cruiser", "destroyer", "no"]
    say(table, 0, "destroyer")
    refuse(table)
    assert units_in(table, 0, f"system:{HERE}") == {"cruiser": 2, "destroyer": 1}
    lost = race_game(ruleset, "sol", "mentak")
    lost.begin_effect("salvage_operations", 1, "upgrade")
    table = refuse(battle(lost, "2 dreadnought", "destroyer", dice=[1, 10, 10, 10, 10, 10]))
    assert game_of(table).player(1).trade_goods == 2


@BOTH
@pytest.mark.content("sa17:flagship/mentak", "official:flagship/mentak")
def test_nobody_sustains_damage_beside_the_fourth_moon(ruleset: str) -> None:
    table = battle(race_game(ruleset, "mentak"), "flagship", "2 dreadnought", dice=[10, 1] + [1] * 6)
    assert units_in(table, 1, f"system:{HERE}").get("dreadnought", 0) <= 1
    assert "damaged" not in [event["event"] for event in table.events_since(None)][:12]
