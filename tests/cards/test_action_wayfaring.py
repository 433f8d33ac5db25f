"""Action Cards that let ships go where or when they otherwise could not."""

from __future__ import annotations

import pytest
from dealing import NEAR, acts, anytime, at, dealt, discarded, offered, through
from tables import asks, game_of, hold, offers, play, put, say

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.moments import BEFORE_ACTION, STRATEGY_PHASE_BEGINS, TURN_BEGINS, TURN_ENDS
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import PlanetId

HOME = Hex("0,-2")
MECATOL = Hex("0,0")


def ships(table: Table) -> list[str]:
    """The ships that the first player could move."""
    return [key for key in offers(table, 0) if key.startswith("ship:")]


def moving(game: Game, to: str) -> Table:
    """The first player has activated a system and moves."""
    table = play(game, Step("action_phase.turn", 0))
    return table if asks(table, 0) != "action" else say(table, 0, f"activate:{to}")


# -- A Path in the Dust ------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/a_path_in_the_dust")
@pytest.mark.parametrize("tile", ["asteroid_field_base", "nebula_base", "supernova_base", "ion_storm"])
def test_a_path_in_the_dust_leads_three_ships_through(tile: str) -> None:
    game = dealt((0, "a_path_in_the_dust"), tiles={"0,-1": tile, "1,-2": "supernova_base", "-1,-1": "supernova_base"})
    put(game, 0, HOME, "4 cruiser")
    assert offered(game, TURN_ENDS, 0) == []
    assert offered(game, TURN_BEGINS, 1) == []
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, "card:a_path_in_the_dust", "activate:0,0")
    key = f"ship:{HOME}:cruiser+a_path_in_the_dust"
    assert key in ships(table)
    say(table, 0, key, key, key)
    assert key not in ships(table)
    say(table, 0, "done")
    assert forces.count(game_of(table).board.ships(0, MECATOL), "cruiser") == 3


def test_a_path_in_the_dust_needs_dust() -> None:
    game = dealt((0, "a_path_in_the_dust"))
    assert offered(game, TURN_BEGINS, 0) == []


# -- Corridor of Tranquility -------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/corridor_of_tranquility")
def test_corridor_of_tranquility_has_two_ends_for_everybody() -> None:
    game = dealt((1, "corridor_of_tranquility"), tiles={"0,-1": "nebula_base"})
    assert anytime(game, 1) == []
    game.state.phase = "strategy"
    assert anytime(game, 1) == ["corridor_of_tranquility"]
    table = at(game, STRATEGY_PHASE_BEGINS, 0)
    say(table, 1, "card:corridor_of_tranquility", f"system:{HOME}", f"system:{MECATOL}")
    after = game_of(table)
    put(after, 0, HOME, "cruiser")

    def way(start: Hex, to: Hex) -> list[tuple[Hex, ...]]:
        return [w for w in after.routes.ways(0, "cruiser", start, to, 2) if NEAR in w[1:-1]]

    assert way(HOME, MECATOL) == [(HOME, NEAR, MECATOL)]
    assert way(MECATOL, HOME) == [(MECATOL, NEAR, HOME)]
    assert way(HOME, Hex("1,-1")) == []  # out by another border
    assert way(Hex("1,-1"), HOME) == []
    after.end_scope("round")
    assert way(HOME, MECATOL) == []


# -- Navigation Beacon -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/navigation_beacon")
def test_navigation_beacon_sends_two_ships_further_without_hostility() -> None:
    game = dealt((0, "navigation_beacon"))
    table = acts(game, "navigation_beacon", f"system:{NEAR}")
    assert discarded(table) == []  # it lies there
    after = game_of(table)
    put(after, 0, HOME, "3 dreadnought")
    hold(after, 1, "mecatol_rex")
    put(after, 0, NEAR, "carrier, ground_force")
    later = play(after, Step("action_phase.turn", 0))
    say(later, 0, "activate:0,0")
    assert asks(later, 0) == "after_activation"
    say(later, 0, next(key for key in offers(later, 0) if key.endswith("beacon")))
    key = f"ship:{HOME}:dreadnought+navigation_beacon"
    assert key in ships(later)
    say(later, 0, key, key)
    assert key not in ships(later)
    say(later, 0, "ship:0,-1:carrier", "load:system:0,-1:ground_force", "done")
    assert forces.count(game_of(later).board.ships(0, MECATOL), "dreadnought") == 2
    through(later, "landing", "action")
    assert asks(later, 0) != "landing"  # Mecatol Rex is another player's
    done = game_of(later)
    done.end_scope("round")
    assert done.state.action_deck.discard == ["navigation_beacon"]


def test_navigation_beacon_is_of_no_use_elsewhere() -> None:
    game = dealt((0, "navigation_beacon"))
    table = acts(game, "navigation_beacon", f"system:{NEAR}")
    put(game_of(table), 0, "0,1", "cruiser")
    later = play(game_of(table), Step("action_phase.turn", 0))
    say(later, 0, "activate:1,1")
    assert asks(later, 0) != "after_activation"


# -- Unexpected Action -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/unexpected_action")
def test_unexpected_action_moves_out_of_an_activated_system() -> None:
    game = dealt((0, "unexpected_action"))
    put(game, 0, NEAR, "carrier, 2 cruiser, 2 ground_force")
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "3 ground_force")
    assert offered(game, BEFORE_ACTION, 0) == []
    game.board.lay_counter(0, NEAR, "pool")
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, "card:unexpected_action", "activate:1,-1")
    assert "ship:0,-1:carrier" in ships(table)
    say(table, 0, "ship:0,-1:carrier", "load:planet:wellon:ground_force", "ship:0,-1:cruiser")
    assert ships(table) == []  # two at most
    say(table, 0, "done")
    board = game_of(table).board
    assert forces.count(board.units(0, in_system(NEAR)), "ground_force") == 0  # left without support
    through(table, "landing")
    walk = "land:vefut_ii:ground_force:wellon"
    assert walk in offers(table, 0)
    say(table, 0, walk, walk)
    assert walk not in offers(table, 0)  # two at most
    say(table, 0, "done")
    assert forces.count(game_of(table).board.units(0, on_planet(PlanetId("vefut_ii"))), "ground_force") == 2
    through(table, "action")
    assert [e.key for e in game_of(table).state.effects if e.key == "unexpected_action"] == []


def test_without_the_card_nothing_leaves_an_activated_system() -> None:
    game = dealt()
    put(game, 0, NEAR, "cruiser")
    game.board.lay_counter(0, NEAR, "pool")
    table = moving(game, "1,-1")
    assert ships(table) == []


def test_gravity_rifts_stop_nobody_on_the_path_or_in_the_corridor() -> None:
    game = dealt((0, "a_path_in_the_dust"), (0, "corridor_of_tranquility"), tiles={"0,-1": "gravity_rift"})
    rolls = game.routes.rift_rolls
    through_it = (HOME, NEAR, MECATOL)
    assert rolls(0, "cruiser", NEAR, "a_path_in_the_dust", through_it)
    game.begin_effect("a_path_in_the_dust", 0, "card")
    assert rolls(0, "cruiser", NEAR, "", through_it)
    assert not rolls(0, "cruiser", NEAR, "a_path_in_the_dust", through_it)
    game.state.phase = "strategy"
    table = at(game, STRATEGY_PHASE_BEGINS, 0)
    say(table, 0, "card:corridor_of_tranquility", f"system:{HOME}", f"system:{MECATOL}")
    rolls = game_of(table).routes.rift_rolls
    assert not rolls(1, "cruiser", NEAR, "", through_it)
    assert rolls(1, "cruiser", NEAR, "", (HOME, NEAR, Hex("1,-1")))
