"""General matters of build 17: how its notes are read, Home Systems and cards, race sheets, War Suns."""

from __future__ import annotations

from typing import Any

import pytest
from opening import meekly, started
from tables import asks, game_of, hold, new_game, offers, play, put, say
from trial import give, trial

from mecatol.core.decisions import Ask
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Ruleset, Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.catalogue import Catalogue
from mecatol.rules.library import Library
from mecatol.rules.moments import FAR_PLACEMENT, MAY_PRODUCE, PLANETS_PRODUCE, At, Build
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, CardId, PlanetId, Played, Seat

HOME = Hex("0,-2")  # of the first player: Jord
THEIRS = Hex("0,2")  # of the second one
NEAR = Hex("0,-1")


def moving(game: Game, place: str) -> Table:
    game.state.action = Action(0, "tactical", Hex(place))
    return play(game, Step("movement.move", 0, place))


def producing(ruleset: str) -> Table:
    """The first player builds at home, where a dock and twenty goods are."""
    game = new_game(ruleset)
    put(game, 0, "jord", "space_dock")
    game.player(0).trade_goods = 30
    game.board.exhaust(PlanetId("jord"), "test")
    game.state.action = Action(0, "tactical", HOME)
    return play(game, Step("production.produce_units", 0, HOME))


def capacity_left(table: Table) -> int:
    """How many Ground Forces can still be ordered."""
    for count in range(20):
        if "build:ground_force" not in offers(table, 0):
            return count
        say(table, 0, "build:ground_force")
    raise AssertionError("there is no end to it")


# -- how the notes are read ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-NOM-01")
def test_a_card_that_is_rewritten_does_only_what_its_new_text_says() -> None:
    """Integrated Economy: officially units may be placed next door, in SA planets without a dock produce."""
    place, found = At(0, HOME), {}
    for ruleset in ("official", "sa17"):
        game = new_game(ruleset)
        give(game, 0, "integrated_economy")
        found[ruleset] = (game.fold(FAR_PLACEMENT, False, place), game.fold(PLANETS_PRODUCE, False, place))
    assert found == {"official": (True, False), "sa17": (False, True)}


@pytest.mark.rule("SA17-NOM-01")
def test_what_is_said_in_addition_leaves_the_old_text_in_force() -> None:
    """War Sun: in SA it also makes them faster; that they may be built with it is the old text."""
    build = Build(0, "war_sun", HOME)
    for ruleset, allowance in (("official", 2), ("sa17", 2)):
        plain, game = new_game(ruleset), new_game(ruleset)
        give(game, 0, "war_sun")
        verdicts = [g.production.may_produce(0, HOME, "war_sun").allowed for g in (plain, game)]
        assert verdicts == [False, True]
        assert game.fold(MAY_PRODUCE, replace(plain.production.may_produce(0, HOME, "war_sun")), build).allowed
        assert game.routes.allowance(0, "war_sun", HOME) == allowance
    assert new_game("sa17").routes.allowance(0, "war_sun", HOME) == 1


@pytest.mark.rule("SA17-NOM-01")
def test_a_change_of_part_of_a_table_leaves_the_rest_of_it() -> None:
    official, patched = (new_game(ruleset).content.units["war_sun"] for ruleset in ("official", "sa17"))
    assert (patched.production, patched.movement, patched.sustain, patched.bombardment) == (3, 1, 2, 1)
    assert (patched.cost, patched.combat, patched.dice) == (official.cost, official.combat, official.dice) == (12, 3, 3)


# -- War Suns ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-UNI-06")
def test_a_war_sun_moves_one_system_without_its_technology() -> None:
    game = new_game("sa17")
    put(game, 0, HOME, "war_sun")
    assert offers(moving(game, "0,-1"), 0) == ["ship:0,-2:war_sun", "done"]
    assert offers(moving(game, "0,0"), 0) == []  # two systems away: nothing can come
    assert game.explain(0, "move:war_sun:0,-2:0,0").clause == "OFF-MOV-1"
    give(game, 0, "war_sun")
    assert offers(moving(game, "0,0"), 0) == ["ship:0,-2:war_sun", "done"]


@pytest.mark.rule("SA17-UNI-06")
def test_officially_a_war_sun_moves_two() -> None:
    game = new_game("official")
    put(game, 0, HOME, "war_sun")
    assert offers(moving(game, "0,0"), 0) == ["ship:0,-2:war_sun", "done"]


# -- race sheets --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-GEN-29")
def test_a_flagship_takes_two_of_the_capacity() -> None:
    left = {}
    for ruleset in ("official", "sa17"):
        table = producing(ruleset)
        say(table, 0, "build:flagship")
        left[ruleset] = capacity_left(table)
    assert left == {"official": 5, "sa17": 4}


@pytest.mark.rule("SA17-GEN-29")
def test_a_race_starts_with_what_its_sheet_of_build_17_says() -> None:
    def naalu(ask: Ask, keys: list[str]) -> str:
        return "race:naalu" if "race:naalu" in keys else meekly(ask, keys)

    game = started("sa17", answer=naalu)
    seat = next(seat for seat, player in enumerate(game.state.players) if player.race == "naalu")
    ships = game.board.ships(seat, game.board.home(seat))
    assert {group.kind: group.count for group in ships} == {"destroyer": 1, "carrier": 1, "fighter": 4}
    assert new_game("official").content.races["naalu"].units["cruiser"] == 1  # the official sheet has one more
    mine = [effect.key for effect in game.state.effects if effect.owner == seat and effect.source == "race"]
    assert mine == list(game.content.races["naalu"].abilities)


# -- Action Cards and Home Systems ----------------------------------------------------------------------------------------------


def barred() -> Catalogue:
    """A card that puts a Destroyer into any system that is not a Home System."""
    book = Catalogue("test")

    async def where(game: Game, played: Played) -> None:
        hex_ = await game.action_cards.aim(played.seat, "aim", [NEAR, HOME, THEIRS])
        played.targets = [f"system:{hex_}"] if hex_ else []

    @book.action_card("ghost_ship", declare=where)
    async def ghost_ship(game: Game, played: Played) -> None:
        for target in played.targets:
            put(game, played.seat, target.partition(":")[2], "destroyer")

    return book


def haunting(ruleset: str, seat: Seat = 0, prepare: Any = None) -> Table:
    game = new_game(ruleset)
    was = game.ruleset
    library = Library(game.content, game.cards, barred())
    game.ruleset = Ruleset(was.text, was.rules, was.chapters, was.behaviours, library, was.parameters, was.precedence, was.state)
    game.player(seat).action_cards = [CardId("ghost_ship")]
    if prepare is not None:
        prepare(game)
    return trial(game, lambda g: g.action_cards.play(seat, "card:ghost_ship", None))


def haunted(table: Table, seat: Seat = 0) -> list[str]:
    board = game_of(table).board
    return [system.hex for system in board.state.systems if forces.count(board.ships(seat, system.hex), "destroyer")]


@pytest.mark.rule("SA17-GEN-12")
def test_the_original_owner_of_a_home_system_may_permit_a_card_that_is_barred_from_it() -> None:
    table = haunting("sa17")
    assert offers(table, 0) == ["system:0,-1", "system:0,-2", "system:0,2"]
    say(table, 0, "system:0,2")
    assert asks(table, 1) == "permission"
    say(table, 1, "yes")
    assert haunted(table) == [THEIRS]


@pytest.mark.rule("SA17-GEN-12")
def test_a_refusal_forbids_the_target() -> None:
    table = say(haunting("sa17"), 0, "system:0,2")
    say(table, 1, "no")
    assert offers(table, 0) == ["system:0,-1", "system:0,-2"]
    say(table, 0, "system:0,-1")
    assert haunted(table) == [NEAR]


@pytest.mark.rule("SA17-GEN-12")
def test_nobody_is_asked_about_his_own_home_and_the_original_owner_is_whoever_holds_it() -> None:
    assert haunted(say(haunting("sa17"), 0, "system:0,-2")) == [HOME]
    occupied = haunting("sa17", 1, lambda game: hold(game, 1, "jord"))
    say(occupied, 1, "system:0,-2")
    assert asks(occupied, 0) == "permission"  # he has lost it, and is asked all the same


@pytest.mark.rule("SA17-GEN-12")
def test_officially_a_home_system_is_no_target_at_all() -> None:
    assert haunted(haunting("official")) == [NEAR]  # the only one left
    alone = new_game("official")
    table = trial(alone, lambda game: game.action_cards.aim(0, "aim", [HOME, THEIRS]))
    assert table.over
