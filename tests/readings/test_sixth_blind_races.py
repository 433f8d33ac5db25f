"""Races read blind a sixth time, all of them: where an ability meets another chapter, an option or another race."""

from __future__ import annotations

import pytest
from races.racing import HERE, become, offered, race_game
from readings.reading import broke, goods, held, wide
from strategic import holding, uses
from tables import asks, game_of, new_game, offers, play, put, say
from trial import give

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.moments import Travel
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId

# -- Pacts: the own second race is no opponent ---------------------------------------------------------------------------


def allied(race: str, upgrade: str = "") -> Game:
    """The third seat, led by the player of the first, has a race with an upgrade and controls Thibah's system."""
    game = wide(new_game("sa_es +pacts", 4))
    game.state.round = 2
    become(game, 2, race)
    if upgrade:
        game.begin_effect(upgrade, 2, "upgrade")
    put(game, 2, HERE, "cruiser")
    held(game, 2, "thibah", "ground_force")
    return game


SEATS = pytest.mark.parametrize(("seat", "opposed"), [(0, False), (1, True)])


@SEATS
@pytest.mark.rule("SAES-PAC-11")
@pytest.mark.content("sa_es:upgrade/electro_resonance_turbines")
def test_turbines_are_fed_by_opponents_alone(seat: int, opposed: bool) -> None:
    table = say(play(allied("jol_nar", "electro_resonance_turbines"), Step("action_phase.turn", seat)), seat, f"activate:{HERE}")
    assert goods(table, 2) == 3 * opposed


@SEATS
@pytest.mark.rule("SAES-PAC-11")
@pytest.mark.content("sa_es:upgrade/telepathic_mind_weapon")
def test_a_mind_weapon_spares_the_other_race_of_its_player(seat: int, opposed: bool) -> None:
    table = say(play(allied("naalu", "telepathic_mind_weapon"), Step("action_phase.turn", seat)), seat, f"activate:{HERE}")
    assert game_of(table).player(seat).fleet == 9 - opposed


@SEATS
@pytest.mark.rule("SAES-PAC-11")
@pytest.mark.content("sa_es:upgrade/diplomats")
def test_diplomats_turn_opponents_away_alone(seat: int, opposed: bool) -> None:
    table = say(play(allied("xxcha", "diplomats"), Step("action_phase.turn", seat)), seat, f"activate:{HERE}")
    assert (asks(table, 2) == "after_activation") is opposed


@SEATS
@pytest.mark.rule("SAES-PAC-11")
@pytest.mark.content("sa_es:upgrade/instinct_training")
def test_instincts_foresee_cards_of_opponents_alone(seat: int, opposed: bool) -> None:
    game = allied("xxcha", "instinct_training")
    game.player(seat).action_cards = [CardId("civil_defense")]
    table = say(play(game, Step("action_phase.turn", seat)), seat, "component:card:civil_defense")
    while table.pending and asks(table, seat):
        say(table, seat, offers(table, seat)[0])
    assert ("cancel" in offered(table, 2)) is opposed


@SEATS
@pytest.mark.rule("SAES-PAC-11")
@pytest.mark.content("sa_es:ability/creuss_closed_gates")
def test_gates_are_closed_to_other_players_and_not_to_the_own_second_race(seat: int, opposed: bool) -> None:
    game = new_game("sa_es +pacts", 4, tiles={HERE: "lodor", "-1,0": "wormhole_a"})
    wide(game).state.round = 2
    become(game, 2, "creuss")
    put(game, 2, HERE, "cruiser")
    held(game, 2, "lodor", "ground_force")
    put(game, seat, "-1,0", "cruiser")
    table = say(play(game, Step("action_phase.turn", seat)), seat, f"activate:{HERE}")
    verdict = game_of(table).routes.may_enter(Travel(seat, "cruiser", Hex("-1,0"), Hex("-1,0"), Hex(HERE), Hex(HERE)))
    assert verdict.allowed is not opposed


# -- the Saar: docks that float in one place are docks each --------------------------------------------------------------

PER_DOCK = pytest.mark.parametrize("ruleset", ["official", "sa_es", "cp"])


def yards(ruleset: str, docks: int) -> Game:
    """The Saar have Sarween Tools, so many docks in one place, and nothing to pay with."""
    game = broke(wide(race_game(ruleset, "saar")))
    give(game, 0, "sarween_tools")
    put(game, 0, HERE, f"{docks} space_dock")
    return game


@PER_DOCK
@pytest.mark.rule("OFF-PRO-6")
@pytest.mark.parametrize("docks", [1, 2, 3])
def test_each_floating_dock_has_its_own_tools(ruleset: str, docks: int) -> None:
    table = play(yards(ruleset, docks), Step("production.produce_units", 0, HERE))
    say(table, 0, *["build:destroyer"] * docks)
    assert "build:destroyer" not in offers(table, 0)


@PER_DOCK
@pytest.mark.rule("OFF-PRO-6")
def test_the_tools_of_two_docks_do_not_pay_for_one_ship(ruleset: str) -> None:
    table = play(yards(ruleset, 2), Step("production.produce_units", 0, HERE))
    assert "build:cruiser" not in offers(table, 0)
    game = yards(ruleset, 2)
    game.player(0).trade_goods = 1
    table = play(game, Step("production.produce_units", 0, HERE))
    say(table, 0, "build:cruiser", "build:destroyer")
    assert "build:destroyer" not in offers(table, 0)


@pytest.mark.rule("SAES-STR-21", "OFF-PRO-6")
def test_the_secondary_of_production_is_one_docks_with_one_docks_tools() -> None:
    game = holding("sa_es", {"production": 1}, seats=2)
    become(game, 0, "saar")
    give(broke(wide(game)), 0, "sarween_tools")
    put(game, 0, HERE, "2 space_dock")
    table = say(uses(game, "production", 0, by=1), 0, "use", "build:destroyer")
    assert "build:destroyer" not in offers(table, 0)
