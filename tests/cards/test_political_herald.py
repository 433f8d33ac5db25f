"""The Herald of the Empire: one Dreadnought among others, whatever fleet it sails with."""

from __future__ import annotations

import pytest
from leading import lead
from tables import asks, game_of, offers, put, say
from trial import trial
from voting import in_force, keys_of, passed, refuse, senate, sets_out, until

from mecatol.core.hexes import Hex
from mecatol.rules import forces
from mecatol.rules.moments import STATUS_PHASE_BEGINS
from mecatol.rules.naming import in_system
from mecatol.rules.official.casualties import Salvo
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Group, Place

HOME = Hex("0,-2")
CARD = "herald_of_the_empire"


def elected() -> Game:
    """Of two Dreadnoughts at home one is the Herald; the other one is damaged."""
    game = senate()
    put(game, 0, HOME, "dreadnought, dreadnought*1")
    assert keys_of(game, CARD) == [f"dreadnought:0:{HOME}"]
    return passed(game, CARD, f"dreadnought:0:{HOME}")


@pytest.mark.content("sa17:political/herald_of_the_empire")
def test_one_ship_is_the_herald() -> None:
    game = elected()
    assert in_force(game) == [CARD]
    assert game.board.units(0, in_system(HOME)) == (Group("dreadnought", 1, 0, "herald"), Group("dreadnought", 1, 1, ""))
    allowance = game.routes.allowance
    assert (allowance(0, "dreadnought", HOME), allowance(0, "dreadnought", HOME, mark="herald")) == (1, 2)
    lead(game, 0, "sol_delouis", f"system:{HOME}", "dreadnought")
    admiral = ("sol_delouis",)
    assert (allowance(0, "dreadnought", HOME, admiral), allowance(0, "dreadnought", HOME, admiral, "herald")) == (2, 2)
    plain, named = (game.fleet_supply.places_of(0, "dreadnought", in_system(HOME), mark) for mark in ("", "herald"))
    assert named.general == plain.general + 2
    game.politics.repeal(CardId(CARD))
    assert game.routes.allowance(0, "dreadnought", HOME, mark="herald") == 1


@pytest.mark.content("sa17:political/herald_of_the_empire")
def test_the_herald_sails_two_systems_and_keeps_its_name() -> None:
    game = elected()
    table = sets_out(game, 0, "0,0", "movement.move")
    ships = [key for key in offers(table, 0) if key.startswith("ship:")]
    assert ships == [f"ship:{HOME}:dreadnought!herald"]
    say(table, 0, ships[0], "done")
    game = game_of(refuse(table))
    assert game.board.units(0, Place("system:0,0")) == (Group("dreadnought", 1, 0, "herald"),)


@pytest.mark.content("sa17:political/herald_of_the_empire")
def test_the_herald_sustains_once_more() -> None:
    game = elected()
    printed = game.board.unit(0, "dreadnought").sustain
    salvo = Salvo(0, in_system(HOME), "battle")
    assert game.combat.sustains(salvo, Group("dreadnought")) == printed
    assert game.combat.sustains(salvo, Group("dreadnought", 1, 0, "herald")) == printed + 1


@pytest.mark.content("sa17:political/herald_of_the_empire")
def test_a_guard_of_honour() -> None:
    game = elected()
    table = trial(game, lambda g: g.moment(STATUS_PHASE_BEGINS, 0))
    assert offers(until(table, 0, "place_unit"), 0) == [f"system:{HOME}", "no"]
    say(table, 0, f"system:{HOME}")
    assert forces.count(game_of(table).board.units(0, in_system(HOME)), "shock_troop") == 1
    game = game_of(table)
    game.politics.repeal(CardId(CARD))
    assert asks(trial(game, lambda g: g.moment(STATUS_PHASE_BEGINS, 0)), 0) == ""


@pytest.mark.content("sa17:political/herald_of_the_empire")
def test_there_is_one_herald() -> None:
    game = elected()
    put(game, 1, "1,0", "dreadnought")
    game.politics.repeal(CardId(CARD))
    game = passed(game, CARD, "dreadnought:1:1,0")
    assert game.board.units(1, Place("system:1,0")) == (Group("dreadnought", 1, 0, "herald"),)
    assert [group.mark for group in game.board.units(0, in_system(HOME))] == ["", ""]
