"""Activation, the order of the steps, and the end of a Tactical Action."""

from __future__ import annotations

import pytest
from tables import ASCENSION, asks, game_of, new_game, play, put, say

from mecatol.bots.random import RandomBot
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.play import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action

BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])
EDITIONS = pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])


def keys(game: Game, seat: int = 0) -> list[str]:
    """The activations a seat is offered."""
    return [option.key for option in game.tactical.actions(seat)]


@BOTH
@pytest.mark.rule("OFF-TAC-1", "OFF-SYS-1", "OFF-SYS-3")
def test_what_may_be_activated(ruleset: str) -> None:
    game = new_game(ruleset, tiles={"2,0": "asteroid_field_base", "-2,0": "supernova_base", "-2,2": "nebula_base"})
    game.board.lay_counter(0, Hex("1,0"), "pool")
    game.board.lay_counter(1, Hex("0,1"), "pool")
    found = keys(game)
    assert "activate:1,0" not in found
    assert "activate:0,1" in found, "counters of others are irrelevant"
    assert "activate:-2,2" in found
    assert "activate:2,0" not in found
    assert "activate:-2,0" not in found
    assert game.explain(0, "activate:1,0").clause == "OFF-TAC-1"
    assert game.explain(0, "activate:2,0").clause == "OFF-SYS-1"
    assert game.explain(0, "activate:-2,0").clause == "OFF-SYS-3"
    assert game.explain(0, "activate:0,1").allowed


@BOTH
@pytest.mark.rule("OFF-TAC-1", "SA17-GEN-13")
def test_the_systems_open_to_a_player_are_those_that_each_by_itself_is_found_open(ruleset: str) -> None:
    table, bot = Table.new(f"{ruleset} rounds=3", ["Ann", "Ben", "Cy"], 5, history=False), RandomBot(5)
    for turn in range(240):
        ask = table.pending[0]
        table.answer(ask.seat, ask.id, bot.pick(ask.name, table.keys(ask)))
        if turn % 10 == 0:
            game = game_of(table)
            for seat in game.playing():
                judged = [hex_ for hex_, _ in game.state.layout if game.tactical.may_activate(seat, hex_).allowed]
                assert game.tactical.open_to(seat) == judged


@BOTH
@pytest.mark.rule("OFF-ACT-5")
def test_an_empty_pool_activates_nothing(ruleset: str) -> None:
    game = new_game(ruleset)
    game.player(0).pool = 0
    assert keys(game) == []
    assert game.explain(0, "activate:1,0").clause == "OFF-ACT-5"


@pytest.mark.rule("SA17-GEN-13", "SAES-GEN-16")
@ASCENSION
def test_no_home_system_of_another_is_activated_in_the_first_round(ruleset: str) -> None:
    game = new_game(ruleset)
    assert "activate:0,2" not in keys(game)
    assert "activate:0,-2" in keys(game), "the own one may be"
    assert game.explain(0, "activate:0,2").clause == "SA17-GEN-13"
    game.state.round = 2
    assert "activate:0,2" in keys(game)
    assert "activate:0,2" in keys(new_game("official"))


@BOTH
@pytest.mark.rule("OFF-TAC-1", "OFF-TAC-2", "OFF-TAC-3", "OFF-TAC-4", "OFF-TAC-5", "OFF-TAC-6", "OFF-TAC-7", "OFF-TAC-8")
def test_the_steps_come_in_order_after_the_counter_is_laid(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, "0,-2", "cruiser")
    table = play(game, Step("tactical.begin", 0, "0,-1"))
    assert asks(table, 0) == "move"
    after = game_of(table).state
    assert after.players[0].pool == 2
    assert after.action is not None
    assert (after.action.kind, after.action.system) == ("tactical", "0,-1")
    assert 0 in game_of(table).board.system(Hex("0,-1")).counters
    assert [step.name for step in reversed(after.flow) if step.name != "leaders.between_steps"] == [
        "space_cannon.fire",
        "space_mines.resolve",
        "space_battle.begin",
        "landing.begin",
        "bombardment.begin",
        "invasion.begin",
        "production.begin",
        "tactical.end",
    ]


@BOTH
@pytest.mark.rule("OFF-TAC-9")
def test_only_the_activation_is_compulsory(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, "0,-2", "cruiser")
    table = play(game, Step("tactical.begin", 0, "0,-1"))
    say(table, 0, "done")
    assert table.waiting_for == ()
    assert game_of(table).state.action is None
    assert game_of(table).board.ships(0, Hex("0,-2")) != ()


@BOTH
@pytest.mark.rule("SA17-NOM-07", "SA17-NOM-08")
def test_several_hostile_acts_of_one_action_are_one_hostile_action(ruleset: str) -> None:
    game = new_game(ruleset, seats=3)
    game.state.action = Action(0, "tactical", Hex("1,0"))
    for victim in (1, 1, 2, 1, -1, 0):
        game.tactical.hostile(0, victim)
    assert game.state.action.victims == [1, 2]
    assert game.tactical.hostilities() == [(0, 1), (0, 2)]


@EDITIONS
@pytest.mark.rule("SA17-SCN-10", "SAES-RIF-03", "SAES-SCN-09")
def test_the_wormhole_at_the_other_end_is_not_turned_over(ruleset: str) -> None:
    game = new_game(ruleset, tiles={"2,0": "empty_se"})
    for place in ("0,-2", "2,0"):
        game.board.set_system(replace(game.board.system(Hex(place)), tokens=("wormhole:A/B",)))
    put(game, 0, "0,-2", "destroyer")
    table = play(game, Step("tactical.begin", 0, "2,0"))
    say(table, 0, "ship:0,-2:destroyer", "done")
    board = game_of(table).board
    assert board.big_ships(0, Hex("2,0"))
    assert [board.system(Hex(place)).tokens for place in ("0,-2", "2,0")] == [("wormhole:B/A",), ("wormhole:A/B",)]


@pytest.mark.rule("SA17-TOK-01")
def test_wormholes_gone_into_are_turned_over_when_the_action_is_over() -> None:
    game = new_game("sa17", tiles={"2,0": "wormhole_a"})
    home = game.board.system(Hex("0,-2"))
    game.board.set_system(replace(home, tokens=("wormhole:C", "wormhole:A/B", "wormhole:D")))
    game.begin_scope("action")
    game.state.action = Action(0, "tactical", Hex("2,0"), entered=["0,-2~A/B"])
    table = play(game, Step("tactical.end", 0, "2,0"))
    after = game_of(table)
    assert after.board.system(Hex("0,-2")).tokens == ("wormhole:C", "wormhole:B/A", "wormhole:D")
    turned = [event for event in table.events_since(None) if event["event"] == "wormholeturned"]
    assert [(event["where"], event["letter"]) for event in turned] == [("system:0,-2", "B")]
    assert after.galaxy.wormholes(Hex("0,-2")) == ("C", "B", "D")
    assert "0,-2" not in after.galaxy.adjacent(Hex("2,0"))


@pytest.mark.rule("OFF-TAC-10")
def test_with_fleet_logistics_a_second_tactical_action_may_follow() -> None:
    game = new_game("official")
    game.begin_effect("fleet_logistics", 0, "technology")
    put(game, 0, "0,-2", "destroyer")
    table = play(game, Step("tactical.begin", 0, "0,-1"))
    say(table, 0, "ship:0,-2:destroyer", "done")
    assert asks(table, 0) == "second_action"
    say(table, 0, "activate:1,0")
    assert asks(table, 0) == "", "its only ship lies fast beside a counter"
    assert game_of(table).player(0).pool == 1
