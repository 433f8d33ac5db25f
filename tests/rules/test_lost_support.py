"""Whatever gave ships their supply, Fighters their support or cargo its place: when it is over their owners settle."""

from __future__ import annotations

import pytest
from dealing import at, dealt
from skirmish import WORLD, armies, invade, ships
from tables import asks, game_of, offers, play, put, say, units
from trial import give
from voting import passed, senate

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.moments import STRATEGY_PHASE_BEGINS
from mecatol.rules.official.game import Game
from mecatol.rules.state import Place, Seat


@pytest.mark.rule("OFF-UNI-5", "OFF-UNI-3")
@pytest.mark.parametrize("ruleset", ["sa17", "official"])
def test_fighters_of_a_conquered_dock_are_lost(ruleset: str) -> None:
    """Somebody who came by another way than through space has taken the planet under them."""
    game = armies("2 ground_force", "space_dock", ships="", ruleset=ruleset)
    put(game, 1, WORLD, "cruiser, 3 fighter")
    table = invade(game)
    assert list(ships(table, 1, Hex(WORLD))) == units("cruiser")


@pytest.mark.rule("OFF-CC-3")
def test_nobody_begins_a_turn_with_too_many_ships() -> None:
    game = senate()
    put(game, 1, "1,0", "4 cruiser, destroyer")
    game.player(1).fleet = 4
    table = play(game, Step("action_phase.turn", 0))
    assert (asks(table, 0), asks(table, 1)) == ("", "excess_ship")
    say(table, 1, "destroyer")
    assert asks(table, 0) == "action"


def crowd(*hands: tuple[Seat, str]) -> Game:
    """Seat 1 has a racial ability that lets him have one ship more than Fleet Supply says; so does seat 0 with a copy."""
    game = dealt(*hands)
    game.state.phase = "strategy"
    game.begin_effect("letnev_fleet_bonus", 1, "race")
    for seat, where in ((0, "1,0"), (1, "0,1")):
        game.player(seat).fleet = 2
        put(game, seat, where, "2 cruiser, destroyer" if seat else "2 cruiser")
    return game


@pytest.mark.content("sa17:action/cultural_crisis")
def test_a_cultural_crisis_costs_a_fleet_its_supply() -> None:
    table = at(crowd((0, "cultural_crisis")), STRATEGY_PHASE_BEGINS, 0)
    say(table, 0, "card:cultural_crisis", "player:1")
    assert (asks(table, 1), offers(table, 1)) == ("excess_ship", ["cruiser", "destroyer"])


@pytest.mark.content("sa17:action/multiculturalism")
def test_a_copied_ability_ends_with_the_round_and_the_fleet_is_settled() -> None:
    table = at(crowd((0, "multiculturalism")), STRATEGY_PHASE_BEGINS, 0)
    say(table, 0, "card:multiculturalism")
    game = game_of(table)
    put(game, 0, "1,0", "destroyer")
    game.state.phase = "status"
    table = play(game, Step("status_phase.close"))
    assert (asks(table, 0), offers(table, 0)) == ("excess_ship", ["cruiser", "destroyer"])


@pytest.mark.content("sa17:political/technology_investigation_committee")
def test_fighters_that_needed_a_technology_are_lost_with_it() -> None:
    game = senate()
    give(game, 0, "advanced_fighters")
    put(game, 0, "1,0", "cruiser, 2 fighter")
    assert not game.fleet_supply.problems(0, Hex("1,0"))
    after = passed(game, "technology_investigation_committee", "against")
    assert list(after.board.units(0, Place("system:1,0"))) == units("cruiser")


@pytest.mark.content("sa17:action/star_of_death")
def test_fighters_of_a_dead_world_are_lost() -> None:
    game = armies("", "space_dock", ships="war_sun", seat_0="star_of_death")
    put(game, 1, WORLD, "cruiser, 3 fighter")
    table = invade(game, steps=("landing.begin",))
    say(table, 0, "card:star_of_death", "planet:arnor")
    assert list(ships(table, 1, Hex(WORLD))) == units("cruiser")


@pytest.mark.rule("OFF-ACD-1")
@pytest.mark.parametrize("step", ["status_phase.close", "action_phase.extra", "action_phase.turn"])
def test_a_hand_above_its_limit_is_trimmed_when_a_round_is_over_or_a_turn_begins(step: str) -> None:
    """Something that gave its owner a bigger hand has ended."""
    cards = ("plague", "patrol", "transport", "uprising", "armistice", "lucky_shot", "privateers", "good_year")
    game = dealt(*((1, card) for card in cards))
    table = play(game, Step(step, 0))
    assert (asks(table, 0), asks(table, 1)) == ("", "discard_action_card")
