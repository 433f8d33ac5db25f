"""Action Cards played when a system is activated."""

from __future__ import annotations

import pytest
from leading import lead
from skirmish import HERE, deal, ships, until
from strategic import exhaust
from tables import asks, game_of, hold, new_game, offers, play, put, say, told, units

from mecatol.core.hexes import Hex, border
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Mine, Place

HOME = Hex("0,-2")  # of seat 0
NORTH = Hex("0,-1")  # between it and Mecatol Rex
CENTRE = Hex("0,0")


def ready(ruleset: str = "sa17 -tactical_retreats", seats: int = 3, **hands: str) -> Game:
    """Everybody has counters enough, and the first turn of somebody begins."""
    game = new_game(ruleset, seats)
    for player in game.state.players:
        player.fleet = 6
    game.begin_scope("turn")
    return deal(game, **hands)


def activate(game: Game, hex_: Hex, *dice: int) -> Table:
    """Seat 0 activates a system."""
    return play(game, Step("tactical.begin", 0, hex_), Step("action_phase.end_turn", 0), dice=dice)


def in_hand(table: Table, seat: int) -> list[CardId]:
    return game_of(table).player(seat).action_cards


@pytest.mark.content("sa17:action/communications_breakdown")
def test_nobody_plays_cards_until_the_next_turn() -> None:
    game = ready(seat_0="communications_breakdown, silent_incursion", seat_1="cut_supply_lines")
    table = activate(game, NORTH)
    assert asks(table, 1) == "after_activation"
    say(table, 0, "card:communications_breakdown")
    say(table, 1, "card:cut_supply_lines")  # the first in order of play acts; then it is too late
    assert asks(table, 1) != "after_activation"
    assert in_hand(table, 1) == ["cut_supply_lines"]
    assert in_hand(table, 0) == ["silent_incursion"]
    after = game_of(table)
    assert after.action_cards.as_actions(1) == []
    assert [e.ends.moment for e in after.state.effects if e.key == "communications_breakdown"] == ["turn_begins"]


@pytest.mark.content("sa17:action/cut_supply_lines")
def test_a_counter_less_until_the_end_of_the_turn() -> None:
    game = ready(seat_1="cut_supply_lines")
    game.player(0).fleet = 2
    put(game, 0, HOME, "2 cruiser")
    left = game.board.reinforcements(0)
    table = activate(game, CENTRE)
    say(table, 1, "card:cut_supply_lines")
    after = game_of(table)
    assert after.player(0).fleet == 1
    assert list(ships(table, 0, HOME)) == units("cruiser")  # one too many
    until(table, "action", 1)
    assert game_of(table).player(0).fleet == 2
    assert game_of(table).board.reinforcements(0) == left


@pytest.mark.content("sa17:action/cut_supply_lines")
def test_the_last_counter_stays() -> None:
    game = ready(seat_1="cut_supply_lines")
    game.player(0).fleet = 1
    assert asks(activate(game, CENTRE), 1) != "after_activation"


@pytest.mark.content("sa17:action/faulty_targeting")
@pytest.mark.parametrize("played", [True, False])
def test_neither_cannons_nor_mines(played: bool) -> None:
    game = ready(seat_0="faulty_targeting")
    put(game, 0, HOME, "dreadnought")
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "pds")
    game.state.mines = [Mine(border(HOME, NORTH), 1)]
    table = activate(game, NORTH, 1, 1)
    say(table, 0, "card:faulty_targeting" if played else "pass")
    say(table, 0, f"ship:{HOME}:dreadnought", "done")
    assert ("rolled" in told(table)) is not played
    assert (asks(table, 1) == "space_cannon") is not played
    assert bool(game_of(table).state.mines) is played


@pytest.mark.content("sa17:action/flank_speed")
def test_half_the_fleet_supply_goes_further() -> None:
    game = ready(seat_0="flank_speed")
    game.player(0).fleet = 4
    put(game, 0, HOME, "3 dreadnought")
    table = activate(game, CENTRE)
    say(table, 0, "card:flank_speed")
    assert game_of(table).player(0).fleet == 3
    for _ in range(2):
        say(table, 0, f"ship:{HOME}:dreadnought+flank_speed")
    assert [key for key in offers(table, 0) if key.startswith("ship:")] == []
    say(table, 0, "done")
    assert list(ships(table, 0, CENTRE)) == units("2 dreadnought")
    assert list(ships(table, 0, HOME)) == units("dreadnought")


@pytest.mark.content("sa17:action/urgent_navigation")
def test_two_production_capacity_goes_further_and_invades_nothing() -> None:
    game = ready(seat_0="urgent_navigation")
    put(game, 0, HOME, "2 carrier, dreadnought, 2 ground_force")
    hold(game, 1, "mecatol_rex")
    table = activate(game, CENTRE)
    say(table, 0, "card:urgent_navigation")
    assert f"ship:{HOME}:dreadnought+urgent_navigation" in offers(table, 0)
    say(table, 0, f"ship:{HOME}:carrier+urgent_navigation", f"load:system:{HOME}:ground_force")
    assert f"ship:{HOME}:dreadnought+urgent_navigation" not in offers(table, 0)  # a Carrier is one, a Dreadnought two
    say(table, 0, f"ship:{HOME}:carrier+urgent_navigation")
    while "done" not in offers(table, 0):
        say(table, 0, f"load:system:{HOME}:ground_force")
    say(table, 0, "done")
    assert len(ships(table, 0, CENTRE)) > 1
    asked = []
    while asks(table, 1) != "action":
        asked.append(asks(table, 0))
        say(table, 0, "done" if "done" in offers(table, 0) else offers(table, 0)[-1])
    assert "landing" not in asked


@pytest.mark.content("sa17:action/in_the_silence_of_space")
def test_silent_ships_pass_enemies_and_shoot_first() -> None:
    game = ready(seat_0="in_the_silence_of_space", seat_2="recheck")
    put(game, 0, HOME, "3 cruiser")
    put(game, 1, NORTH, "cruiser")
    put(game, 1, CENTRE, "2 cruiser")
    for hex_ in ("1,-2", "-1,-1", "1,-1", "-1,0"):
        put(game, 2, hex_, "destroyer")  # no other way
    table = activate(game, CENTRE, 7, 1)
    assert asks(table, 0) == "after_activation"
    say(table, 0, "card:in_the_silence_of_space")
    silent = f"ship:{HOME}:cruiser+in_the_silence_of_space"
    assert offers(table, 0) == [silent, "done"]
    say(table, 0, silent, silent)
    assert silent not in offers(table, 0)
    say(table, 0, "done")
    shots = [e for e in table.events_since(None) if e["event"] == "rolled" and e["purpose"] == "precombat"]
    assert [(e["seat"], len(e["faces"])) for e in shots] == [(0, 2)]
    say(table, 2, "pass")
    assert list(ships(table, 1, CENTRE)) == units("cruiser")


@pytest.mark.content("sa17:action/silent_incursion")
def test_landings_come_before_the_battle() -> None:
    game = ready(seat_0="silent_incursion", seat_2="recheck")
    put(game, 0, CENTRE, "carrier, ground_force")
    put(game, 1, CENTRE, "cruiser")
    hold(game, 1, "mecatol_rex")
    table = activate(game, CENTRE)
    say(table, 0, "card:silent_incursion")
    until(table, "landing", 0)
    assert "battlebegan" not in told(table)
    say(table, 0, "land:mecatol_rex:ground_force", "done")
    until(table, "dice_rolled", 2)
    assert told(table).count("battlebegan") == 1
    assert "invasionbegan" not in told(table)


@pytest.mark.content("sa17:action/silent_incursion")
@pytest.mark.rule("SA17-LDR-03")
def test_leaders_walk_after_the_battle_where_it_comes_now() -> None:
    game = ready(seat_0="silent_incursion")
    put(game, 0, "1,-2", "war_sun, ground_force")
    put(game, 1, "1,-2", "fighter")
    hold(game, 0, "lazar")
    hold(game, 1, "sakulag")
    put(game, 1, "sakulag", "ground_force")
    lead(game, 0, "sol_rev", "system:1,-2")
    table = activate(game, Hex("1,-2"), 10, 10, 10, 1)
    say(table, 0, "card:silent_incursion")
    until(table, "landing", 0)
    say(table, 0, "land:sakulag:ground_force", "done")
    until(table, "move_leader", 0)
    assert "battleended" in told(table)
    assert "invasionbegan" not in told(table)
    assert "leader:sol_rev:planet:lazar" in offers(table, 0)


@pytest.mark.content("sa17:action/silent_incursion")
def test_an_action_that_was_ended_at_once_needs_no_other_order() -> None:
    game = ready(seat_0="silent_incursion")
    hold(game, 1, "wellon")
    put(game, 1, NORTH, "cruiser")
    turn_away = f"use:{game.begin_effect('diplomats', 1, 'race').id}:turn_away"
    table = activate(game, NORTH)
    assert offers(table, 0) == ["card:silent_incursion", "pass"]
    say(table, 0, "pass")
    say(table, 1, turn_away)
    assert asks(table, 1) == "action"
    assert in_hand(table, 0) == ["silent_incursion"]


@pytest.mark.content("sa17:action/underground_defense_assailment")
def test_ships_rise_from_blockaded_docks_and_fight() -> None:
    game = ready(seat_0="underground_defense_assailment", seat_2="recheck")
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "space_dock")
    put(game, 1, NORTH, "cruiser")
    game.player(0).trade_goods = 6
    table = activate(game, NORTH, 1, 1)
    say(table, 0, "card:underground_defense_assailment")
    assert asks(table, 0) == "produce"
    assert "build:ground_force" not in offers(table, 0)
    say(table, 0, "build:cruiser", "done")
    while asks(table, 0) == "pay":
        say(table, 0, offers(table, 0)[0])
    assert told(table).count("battlebegan") == 1
    assert list(ships(table, 0, NORTH)) == units("cruiser")


@pytest.mark.content("sa17:action/propaganda_warfare")
def test_propaganda_removes_and_wins_over_units() -> None:
    game = ready(seat_0="propaganda_warfare", seat_2="recheck")
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "3 ground_force")
    put(game, 0, NORTH, "carrier")
    game.player(0).trade_goods = 9
    table = activate(game, NORTH, 1, 1)
    say(table, 0, "card:propaganda_warfare", "2")
    while asks(table, 0) == "pay":
        say(table, 0, next(key for key in offers(table, 0) if "good" in key))
    assert game_of(table).player(0).trade_goods == 9 - 4  # two for Wellon, two beyond
    assert offers(table, 0) == ["remove", "replace:ground_force"]  # of the first influence nothing else could be made
    say(table, 0, "replace:ground_force")
    board = game_of(table).board
    assert list(board.units(1, Place("planet:wellon"))) == units("ground_force")
    assert list(board.units(0, Place("planet:wellon"))) == units("ground_force")
    until(table, "dice_rolled", 2)
    assert "invasionbegan" in told(table)


@pytest.mark.content("sa17:action/propaganda_warfare")
@pytest.mark.parametrize(("goods", "offered"), [(2, False), (3, True)])
def test_propaganda_needs_one_influence_more_than_the_planet_has(goods: int, offered: bool) -> None:
    game = ready(seat_0="propaganda_warfare")
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "ground_force")
    put(game, 0, NORTH, "carrier")
    exhaust(game, 0, goods=goods)
    assert ("card:propaganda_warfare" in offers(activate(game, NORTH), 0)) is offered


OWN_ONLY = "communications_breakdown, faulty_targeting, flank_speed, urgent_navigation, in_the_silence_of_space, silent_incursion"
OWN_ONLY += ", underground_defense_assailment, propaganda_warfare"


@pytest.mark.parametrize("card", OWN_ONLY.split(", "))
def test_cards_for_own_activations_are_not_offered_at_those_of_others(card: str) -> None:
    game = ready(seat_1=card)
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "space_dock")
    put(game, 0, NORTH, "cruiser")
    hold(game, 0, "torkan")
    assert asks(activate(game, NORTH), 1) != "after_activation"


@pytest.mark.parametrize("card", ["asteroid_base", "incoming", "jury_rigged_battlestation", "minelayers", "planted_explosives"])
def test_cards_for_ships_that_moved_need_some(card: str) -> None:
    game = ready(seat_0=card, seat_1=card)
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "space_dock, pds")
    put(game, 0, NORTH, "carrier, ground_force")
    table = activate(game, NORTH)
    asked = []
    while asks(table, 1) not in ("space_cannon", "action"):
        seat = table.waiting_for[0].seat
        asked.append(asks(table, seat))
        say(table, seat, "done" if "done" in offers(table, seat) else "pass")
    assert "after_movement" not in asked


def test_where_these_tests_are() -> None:
    game = ready()
    assert game.board.home(0) == HOME
    assert HERE != NORTH
