"""Action Cards at the start and the end of turns, before actions, on passing and when all have passed."""

from __future__ import annotations

import pytest
from dealing import FAR, NEAR, at, dealt, offered, through
from strategic import counters
from tables import asks, game_of, hold, offers, play, put, say, strategy_cards
from trial import give

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.rules import forces
from mecatol.rules.moments import (
    ALL_PASSED,
    BEFORE_ACTION,
    PLAYER_PASSES,
    TURN_BEGINS,
    TURN_ENDS,
)
from mecatol.rules.official.action_phase import DEEDS
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system
from mecatol.rules.state import Agreement, Place, PlanetId


@pytest.mark.content("sa17:action/coactive_operations")
def test_coactive_operations_gives_one_more_action() -> None:
    game = dealt((0, "coactive_operations"))
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, "activate:0,-1")
    through(table, "turn_ends")
    say(table, 0, "card:coactive_operations")
    assert asks(table, 0) == "action"
    say(table, 0, "activate:0,1")
    through(table, "action")
    assert asks(table, 1) == "action"
    assert counters(table, 0) == (2, 1, 3)


def test_coactive_operations_is_not_for_those_who_pass() -> None:
    game = dealt((0, "coactive_operations"))
    assert offered(game, TURN_ENDS, 0) == ["coactive_operations"]
    assert offered(game, TURN_ENDS, 1) == []
    game.player(0).passed = True
    assert offered(game, TURN_ENDS, 0) == []


@pytest.mark.content("sa17:action/strategic_delay")
def test_strategic_delay_acts_when_all_have_passed() -> None:
    game = dealt((1, "strategic_delay"))
    for player in game.state.players:
        player.passed = True
    table = play(game, Step("action_phase.end"))
    say(table, 1, "card:strategic_delay")
    assert asks(table, 1) == "action"
    assert "no" in offers(table, 1)
    assert "pass" not in offers(table, 1)
    say(table, 1, "activate:0,1")
    through(table, "scuttle", "redistribute")
    assert game_of(table).state.phase == "status"
    assert offered(game, TURN_ENDS, 1, 1) == []


@pytest.mark.content("sa17:action/critical_decision")
def test_critical_decision_acts_first_with_half_the_cargo_and_skips_a_turn() -> None:
    game = dealt((2, "critical_decision"))
    strategy_cards(game, {"leadership": 0, "diplomacy": 1, "warfare": 2})
    put(game, 2, game.board.home(2), "carrier")
    planet = game.board.home_planets(2)[0].id
    put(game, 2, planet, "5 ground_force")
    near = game.galaxy.adjoining(game.board.home(2))[0]
    table = play(game, Step("action_phase.start"))
    say(table, 2, "card:critical_decision")
    assert [key for key in offers(table, 2) if not key.startswith("activate:")] == []
    say(table, 2, f"activate:{near}", f"ship:{game.board.home(2)}:carrier")
    say(table, 2, *[f"load:planet:{planet}:ground_force"] * 3)
    assert f"load:planet:{planet}:ground_force" not in offers(table, 2)  # three of six
    through(table, "action")
    assert asks(table, 0) == "action"
    say(table, 0, "strategic:leadership")
    through(table, "action")
    say(table, 1, "strategic:diplomacy")
    through(table, "action")
    assert asks(table, 0) == "action"  # the third player's turn was skipped
    assert [e.key for e in game_of(table).state.effects if e.key == "critical_decision"] == []


@pytest.mark.content("sa17:action/dimensional_fusion")
def test_dimensional_fusion_until_the_next_turn() -> None:
    game = dealt((0, "dimensional_fusion"), tiles={"0,-1": "wormhole_a", "0,1": "wormhole_b"})
    assert not game.galaxy.linked(NEAR, FAR)
    assert offered(game, TURN_BEGINS, 1) == []
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, "card:dimensional_fusion")
    assert game_of(table).galaxy.linked(NEAR, FAR)
    assert FAR in game_of(table).galaxy.movement_adjacent(1, NEAR)
    say(table, 0, "pass")
    later = at(game_of(table), TURN_BEGINS, 0)
    assert not game_of(later).galaxy.linked(NEAR, FAR)


@pytest.mark.content("sa17:action/supply_reserve")
def test_supply_reserve_goes_at_the_end_of_the_round() -> None:
    game = dealt((0, "supply_reserve"))
    put(game, 0, NEAR, "3 cruiser")
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, "card:supply_reserve")
    assert counters(table, 0) == (2, 3, 4)
    after = game_of(table)
    after.end_scope("turn")
    put(after, 0, NEAR, "destroyer")
    later = play(after, Step("status_phase.end"))
    say(later, 0, "destroyer")
    assert counters(later, 0)[2] == 3


def upgrades(game: Game) -> list[str]:
    """The Racial Upgrades of the first player."""
    return [key for key, card in game.content.upgrades.items() if card.race == game.player(0).race]


@pytest.mark.content("sa17:action/force_of_progress")
def test_force_of_progress_sells_an_upgrade_for_three_less() -> None:
    game = dealt((0, "force_of_progress"))
    game.player(0).trade_goods = 20
    upgrade = upgrades(game)[0]
    price = game.content.upgrades[upgrade].cost
    table = play(game, Step("action_phase.turn", 0))
    assert asks(table, 0) == "before_action"
    say(table, 0, "card:force_of_progress", upgrade)
    while asks(table, 0) == "pay":
        say(table, 0, "goods")
    assert game_of(table).player(0).upgrades == [upgrade]
    assert game_of(table).player(0).trade_goods == 20 - max(0, price - 3)


def test_force_of_progress_refreshes_a_planet_for_whoever_has_all_upgrades() -> None:
    game = dealt((0, "force_of_progress"))
    game.player(0).upgrades = upgrades(game)
    assert offered(game, BEFORE_ACTION, 0) == []
    game.board.set_planet(replace(game.board.planet(PlanetId("jord")), exhausted=True))
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, "card:force_of_progress")
    assert not game_of(table).board.planet(PlanetId("jord")).exhausted


@pytest.mark.content("sa17:action/economic_marvel")
def test_economic_marvel() -> None:
    game = dealt((0, "economic_marvel"))
    hold(game, 0, "wellon")
    assert offered(game, TURN_ENDS, 0) == []
    game.board.set_planet(replace(game.board.planet(PlanetId("wellon")), facility="colony"))
    table = at(game, TURN_ENDS, 0)
    say(table, 0, "card:economic_marvel")
    assert [game_of(table).board.planet(PlanetId(p)).wealth for p in ("wellon", "jord")] == [5, 0]


@pytest.mark.content("sa17:action/signal_jamming")
def test_signal_jamming_lays_counters_of_two() -> None:
    game = dealt((0, "signal_jamming"), seats=4)
    put(game, 0, NEAR, "cruiser")
    table = at(game, TURN_ENDS, 0)
    say(table, 0, "card:signal_jamming", "player:2", "player:3")
    assert game_of(table).board.system(NEAR).counters == (2, 3)
    assert offered(game, TURN_ENDS, 1) == []


@pytest.mark.content("sa17:action/reparations")
def test_reparations_for_planets_lost_in_this_turn() -> None:
    game = dealt((1, "reparations"))
    game.state.agreements = [Agreement((0, 2), (0, 0), (2, 0))]
    game.player(0).trade_goods = 1
    game.board.deed("gained_planet", 0, 1, Place("planet:tarmann"), how="invasion")
    game.state.notes[DEEDS] = "1"
    assert offered(game, TURN_ENDS, 0, 1) == []  # lost in an earlier turn
    game.board.deed("gained_planet", 0, 1, Place("planet:wellon"), how="invasion")
    worth = game.economy.worth(PlanetId("wellon"), "either")
    table = at(game, TURN_ENDS, 0)
    say(table, 1, "card:reparations", "area")
    for _ in range(min(worth - 1, 2)):
        say(table, 1, "agreement:2:0") if asks(table, 1) else None
    after = game_of(table)
    assert after.player(0).trade_goods == 0
    assert after.player(1).trade_goods == min(worth, 3)


@pytest.mark.content("sa17:action/billion_year_particle_storm")
def test_particle_storm_strikes_fleets_of_different_players() -> None:
    game = dealt((0, "billion_year_particle_storm"))
    put(game, 1, NEAR, "carrier, 2 cruiser, 13 fighter")
    put(game, 2, FAR, "2 destroyer")
    give(game, 2, "antimass_deflectors")
    game.state.rng.script("dice", tuple(face - 1 for face in (1, 1, 8, 9, 9)))
    table = at(game, PLAYER_PASSES, 0)
    say(table, 0, "card:billion_year_particle_storm", "fleet:1:0,-1", "fleet:2:0,1")
    through(table)
    board = game_of(table).board
    assert board.big_ships(1, NEAR) == 2  # the second Cruiser's die hit, its owner chose the ship
    assert forces.count(board.ships(1, NEAR), "fighter") <= 10
    assert board.big_ships(2, FAR) == 1  # one of two hits is cancelled


@pytest.mark.parametrize(
    ("card", "moment"),
    [
        ("coactive_operations", TURN_BEGINS),
        ("strategic_delay", TURN_ENDS),
        ("supply_reserve", TURN_ENDS),
        ("dimensional_fusion", TURN_ENDS),
        ("billion_year_particle_storm", ALL_PASSED),
        ("signal_jamming", TURN_BEGINS),
        ("frozen_accounts", TURN_ENDS),
        ("master_of_trade", TURN_BEGINS),
    ],
)
def test_not_offered_at_other_moments(card: str, moment: object) -> None:
    game = dealt((0, card))
    put(game, 0, NEAR, "cruiser")
    assert offered(game, moment, 0) == []  # type: ignore[arg-type]


def test_critical_decision_scuttles_what_finds_no_place() -> None:
    game = dealt((0, "critical_decision"))
    put(game, 0, NEAR, "carrier, 6 fighter")
    table = play(game, Step("action_phase.start"))
    say(table, 0, "card:critical_decision", "activate:0,0", "ship:0,-1:carrier")
    say(table, 0, *["load:system:0,-1:fighter"] * 3, "done")
    board = game_of(table).board
    assert [forces.count(board.units(0, in_system(hex_)), "fighter") for hex_ in (NEAR, Hex("0,0"))] == [0, 3]
