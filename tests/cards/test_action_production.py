"""Action Cards played when units are produced."""

from __future__ import annotations

import pytest
from skirmish import acting, deal
from tables import asks, game_of, hold, new_game, offers, play, put, say, units

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import Place, PlanetId

HERE = Hex("0,-1")  # Wellon: one resource, so a dock has capacity three


def yard(**hands: str) -> Game:
    """Seat 0 has a dock on Wellon and goods to spend."""
    game = acting(new_game("sa17", 3), HERE)
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "space_dock")
    game.player(0).trade_goods = 12
    return deal(game, **hands)


def produce(game: Game) -> Table:
    return play(game, Step("production.produce_units", 0, HERE))


def pay(table: Table) -> Table:
    while asks(table, 0) == "pay":
        say(table, 0, next(key for key in offers(table, 0) if "good" in key))
    return table


def order(table: Table, kind: str) -> int:
    """As many units of a kind as the dock can make."""
    number = 0
    while f"build:{kind}" in offers(table, 0):
        say(table, 0, f"build:{kind}")
        number += 1
    return number


@pytest.mark.content("sa17:action/ancillary_workforce")
def test_influence_is_capacity_for_one_build() -> None:
    table = produce(yard(seat_0="ancillary_workforce"))
    assert asks(table, 0) == "before_production"
    say(table, 0, "card:ancillary_workforce", "2")
    pay(table)
    assert order(table, "ground_force") == 5
    say(table, 0, "done")
    pay(table)
    assert list(game_of(table).board.units(0, Place("planet:wellon"))) == units("5 ground_force, space_dock")
    assert [effect.key for effect in game_of(table).state.effects] == []


@pytest.mark.content("sa17:action/ancillary_workforce")
def test_not_for_the_builds_of_others() -> None:
    table = produce(yard(seat_1="ancillary_workforce"))
    assert asks(table, 0) == "produce"
    assert asks(table, 1) == ""


@pytest.mark.content("sa17:action/space_dock_accident")
def test_an_accident_before_the_bill_is_paid() -> None:
    table = produce(yard(seat_1="space_dock_accident"))
    assert order(table, "ground_force") == 3
    say(table, 0, "done")
    assert asks(table, 1) == "units_ordered"
    say(table, 1, "card:space_dock_accident")
    assert game_of(table).board.planet(PlanetId("wellon")).exhausted
    assert asks(table, 0) == "produce"  # the order has to be changed
    assert order(table, "ground_force") == 2  # three less, but not below two
    say(table, 0, "done")
    pay(table)
    assert list(game_of(table).board.units(0, Place("planet:wellon"))) == units("2 ground_force, space_dock")
    assert [effect.key for effect in game_of(table).state.effects] == []


@pytest.mark.content("sa17:action/space_dock_accident")
def test_no_accident_at_the_own_docks() -> None:
    table = produce(yard(seat_0="space_dock_accident"))
    order(table, "ground_force")
    say(table, 0, "done")
    assert asks(table, 0) != "units_ordered"
