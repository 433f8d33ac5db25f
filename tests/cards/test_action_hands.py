"""Action Cards about Action Cards, and those played at any time."""

from __future__ import annotations

import pytest
from dealing import NEAR, actions, acts, anytime, at, dealt, discarded, offered, through
from skirmish import EAST, SOUTH, fight, fleets, ships
from tables import asks, game_of, offers, play, put, say, units
from trial import trial

from mecatol.core.rules import Step
from mecatol.rules import forces
from mecatol.rules.moments import CARD_DRAWN, CARD_PLAYED, TURN_BEGINS, Drawn
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Leader, Place, Played

# -- Sabotage ----------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/sabotage")
def test_sabotage_cancels_and_the_action_is_not_used_up() -> None:
    game = dealt((0, "command_summit"), (1, "sabotage"))
    table = acts(game, "command_summit")
    assert asks(table, 1) == "card_played"
    say(table, 1, "card:sabotage")
    after = game_of(table)
    assert after.player(0).pool == 3
    assert sorted(discarded(table)) == ["command_summit", "sabotage"]
    assert asks(table, 0) == "action"


def test_no_sabotage_cancels_another_nor_an_own_card() -> None:
    game = dealt((0, "sabotage"), (1, "sabotage#2"))
    assert offered(game, CARD_PLAYED, Played(CardId("plague"), "plague", 0)) == []
    assert offered(game, CARD_PLAYED, Played(CardId("sabotage"), "sabotage", 1)) == []
    assert offered(game, CARD_PLAYED, Played(CardId("plague"), "plague", 1)) == ["sabotage"]


# -- Touch of Genius -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/touch_of_genius")
def test_touch_of_genius_is_a_card_of_the_discard_pile_for_three_influence() -> None:
    game = dealt((0, "touch_of_genius"))
    assert actions(game) == []
    game.state.action_deck.discard = [CardId("command_summit"), CardId("supply_reserve")]
    game.player(0).trade_goods = 3
    assert actions(game) == ["touch_of_genius=command_summit"]
    table = play(game, Step("action_phase.turn", 0))
    assert "card:touch_of_genius=supply_reserve" in offers(table, 0)  # at its own time
    say(table, 0, "pass")
    assert asks(table, 0) == "action"
    say(table, 0, "component:card:touch_of_genius=command_summit")
    while asks(table, 0) == "pay":
        say(table, 0, offers(table, 0)[0])
    after = game_of(table)
    assert after.player(0).pool == 4
    assert discarded(table) == ["command_summit", "supply_reserve", "touch_of_genius"]
    assert after.economy.available_influence(0) < game.economy.available_influence(0) or after.player(0).trade_goods < 3


def test_touch_of_genius_takes_effect_in_its_players_home_system() -> None:
    game = dealt((0, "touch_of_genius"))
    game.player(0).trade_goods = 3
    for planet in game.board.home_planets(0):
        game.board.exhaust(planet.id, "test")
    game.state.action_deck.discard = [CardId("privateers")]
    game.player(1).trade_goods = 4
    game.state.leaders = (Leader("spy", "agent", 2, Place("planet:jord")),)
    game.leaders.muster("spy")
    table = acts(game, "touch_of_genius=privateers")
    assert asks(table, 2) == "card_played"  # the Agent is where Touch of Genius says, not in the victim's Home System
    say(table, 2, "pass")
    assert [player.trade_goods for player in game_of(table).state.players] == [1, 2, 0]


def test_touch_of_genius_can_be_sabotage() -> None:
    game = dealt((0, "command_summit"), (1, "touch_of_genius"))
    game.state.action_deck.discard = [CardId("sabotage")]
    game.player(1).trade_goods = 3
    table = acts(game, "command_summit")
    say(table, 1, "card:touch_of_genius=sabotage")
    through(table, "action")
    assert game_of(table).player(0).pool == 3
    assert asks(table, 0) == "action"


def test_touch_of_genius_needs_the_influence() -> None:
    game = dealt((0, "touch_of_genius"))
    game.state.action_deck.discard = [CardId("command_summit"), CardId("touch_of_genius#2")]
    game.player(0).trade_goods = 2
    for planet in game.board.planets_of(0):
        game.board.exhaust(planet.id, "test")
    assert actions(game) == []
    assert offered(game, TURN_BEGINS, 0) == []


# -- hands ---------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/inscrutability")
def test_inscrutability_takes_the_card_just_drawn() -> None:
    game = dealt((1, "inscrutability"))
    game.state.action_deck.top = [CardId("plague"), CardId("patrol")]

    async def draw(g: Game) -> None:
        await g.action_cards.take(0, 1, "test")

    table = trial(game, draw)
    say(table, 1, "card:inscrutability")
    assert [player.action_cards for player in game_of(table).state.players] == [["patrol"], ["plague"], []]
    assert offered(game, CARD_DRAWN, Drawn(1, "action", CardId("plague")), 1) == []


@pytest.mark.content("sa17:action/inscrutability")
def test_a_card_that_was_played_in_reply_is_not_handed_over() -> None:
    game = dealt((1, "inscrutability"))
    game.state.action_deck.top = [CardId("sabotage"), CardId("patrol")]
    game.player(1).strategy = 1
    foresees = game.begin_effect("instinct_training", 1, "race")
    table = trial(game, lambda g: g.action_cards.take(0, 1, "test"))
    say(table, 1, "card:inscrutability")
    say(table, 0, "card:sabotage")
    say(table, 1, f"use:{foresees.id}:cancel")
    assert [player.action_cards for player in game_of(table).state.players] == [[], [], []]
    assert sorted(discarded(table)) == ["inscrutability", "sabotage"]


@pytest.mark.content("sa17:action/disclosure")
def test_disclosure_at_any_time() -> None:
    game = dealt((0, "disclosure"), (1, "plague"), (1, "patrol"))
    table = play(game, Step("action_phase.turn", 2))
    assert anytime(game_of(table)) == ["disclosure"]
    table.act(0, "card:disclosure")
    say(table, 0, "card:plague")
    after = game_of(table)
    assert after.player(1).action_cards == ["patrol"]
    assert after.state.known == {"patrol": [0]}
    assert asks(table, 2) == "action"


@pytest.mark.content("sa17:action/emergency_repairs")
def test_emergency_repairs_at_any_time() -> None:
    game = dealt((0, "emergency_repairs"))
    assert anytime(game) == []
    put(game, 0, NEAR, "2 dreadnought*1, cruiser")
    table = play(game, Step("action_phase.turn", 1))
    table.act(0, "card:emergency_repairs")
    fleet = game_of(table).board.ships(0, NEAR)
    assert [(group.kind, group.damage) for group in fleet] == [("dreadnought", 0), ("cruiser", 0)]
    assert forces.count(fleet) == 3


@pytest.mark.content("sa17:action/emergency_repairs")
def test_repairs_come_before_the_hits_that_would_be_the_end() -> None:
    table = fight(fleets("dreadnought*1", "cruiser", seat_0="emergency_repairs", seat_2="recheck"), 1, 7, 1, 1)
    assert asks(table, 0) == "before_round"
    say(table, 0, "pass")
    say(table, 2, "pass")
    assert asks(table, 0) == "hits_scored"
    say(table, 0, "card:emergency_repairs", "sustain:dreadnought")
    assert asks(table, 2) == "dice_rolled"  # of the next round
    assert list(ships(table, 0)) == units("dreadnought*1")


@pytest.mark.content("sa17:action/emergency_repairs")
def test_repairs_in_a_battle_are_for_its_own_fleets() -> None:
    game = fleets("dreadnought", "cruiser", seat_0="emergency_repairs", seat_2="emergency_repairs")
    put(game, 0, EAST, "dreadnought*1")
    put(game, 2, SOUTH, "dreadnought*1")
    assert asks(fight(game, 1, 7), 0) == "casualty"  # neither was asked before


@pytest.mark.content("sa17:action/disclosure")
def test_an_enemys_hand_is_disclosed_before_a_round_of_battle() -> None:
    table = fight(fleets("2 cruiser", "2 cruiser", seat_0="disclosure", seat_1="shields_holding, plague"), 1, 1, 1, 1)
    assert asks(table, 0) == "before_round"
    say(table, 0, "card:disclosure", "card:shields_holding")
    assert game_of(table).player(1).action_cards == ["plague"]


def test_cards_of_windows_are_no_acts() -> None:
    game = dealt((0, "sabotage"), (0, "inscrutability"))
    assert anytime(game) == []
    assert actions(game) == []
    assert at(game, TURN_BEGINS, 1).pending == ()


def test_touch_of_genius_stays_where_the_copied_card_would() -> None:
    game = dealt((0, "touch_of_genius"))
    game.state.action_deck.discard = [CardId("navigation_beacon")]
    game.player(0).trade_goods = 3
    table = acts(game, "touch_of_genius=navigation_beacon", "system:0,-1")
    through(table, "action")
    after = game_of(table)
    assert discarded(table) == ["navigation_beacon"]
    after.end_scope("round")
    assert after.state.action_deck.discard == ["navigation_beacon", "touch_of_genius"]
