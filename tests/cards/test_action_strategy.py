"""Action Cards about Strategy Cards."""

from __future__ import annotations

import pytest
from dealing import at, dealt, discarded, offered, through
from strategic import counters, holding, plays
from tables import asks, game_of, offers, play, say, strategy_cards

from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.rules.moments import (
    STRATEGIC_ANNOUNCED,
    STRATEGY_CARD_PICKED,
    STRATEGY_CARD_PLAYED,
    STRATEGY_CARDS_PICKED,
    STRATEGY_PHASE_BEGINS,
    Announced,
    Pick,
    Strategic,
)
from mecatol.rules.state import CardId, PlanetId

ALL = {"leadership": -1, "diplomacy": -1, "warfare": -1, "technology": -1}


@pytest.mark.content("sa17:action/red_tape")
def test_red_tape_bars_a_card_from_everybody() -> None:
    game = dealt((1, "red_tape"))
    strategy_cards(game, ALL)
    game.state.phase = "strategy"
    table = at(game, STRATEGY_PHASE_BEGINS, 0)
    say(table, 1, "card:red_tape", "card:warfare")
    later = play(game_of(table), Step("strategy_phase.pick", 0))
    assert sorted(offers(later, 0)) == ["card:diplomacy", "card:leadership", "card:technology"]


@pytest.mark.content("sa17:action/public_disgrace")
def test_public_disgrace_makes_somebody_choose_again() -> None:
    game = dealt((1, "public_disgrace"))
    strategy_cards(game, ALL)
    game.state.strategy_cards = [replace(card, bonus=2) for card in game.state.strategy_cards]
    table = play(game, Step("strategy_phase.pick", 0))
    say(table, 0, "card:warfare")
    say(table, 1, "card:public_disgrace")
    assert sorted(offers(table, 0)) == ["card:diplomacy", "card:leadership", "card:technology"]
    say(table, 0, "card:technology", "trade_good", "trade_good")
    cards = {card.id: card for card in game_of(table).state.strategy_cards}
    assert (cards["warfare"].holder, cards["warfare"].bonus) == (-1, 2)
    assert (cards["technology"].holder, cards["technology"].bonus) == (0, 0)
    assert [e.key for e in game_of(table).state.effects] == ["holding_technology"]


@pytest.mark.content("sa17:action/strategic_shift")
def test_strategic_shift_before_the_bonus_counters() -> None:
    game = dealt((1, "strategic_shift"))
    strategy_cards(game, {"leadership": 1, "diplomacy": 0, "warfare": 2, "technology": -1})
    game.state.strategy_cards = [replace(c, bonus=c.id == "technology") for c in game.state.strategy_cards]
    table = play(game, Step("strategy_phase.end"))
    say(table, 1, "card:strategic_shift")
    say(table, 1, "trade_good")
    through(table, "action")
    cards = {card.id: card for card in game_of(table).state.strategy_cards}
    assert cards["technology"].holder == 1
    assert (cards["leadership"].holder, cards["leadership"].bonus) == (-1, 1)


@pytest.mark.content("sa17:action/labor_strike")
def test_labor_strike_forces_another_action_and_a_planet_is_exhausted() -> None:
    game = dealt((1, "labor_strike"))
    strategy_cards(game, {"leadership": 0, "warfare": 1, "trade": 2})
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, "strategic:leadership")
    assert asks(table, 1) == "strategic_announced"
    say(table, 1, "card:labor_strike")
    assert asks(table, 0) == "action"
    assert {key.partition(":")[0] for key in offers(table, 0)} == {"activate", "transfer"} - (
        set() if any(key.startswith("transfer") for key in offers(table, 0)) else {"transfer"}
    )
    say(table, 0, "activate:0,-1")
    through(table, "action")
    after = game_of(table)
    assert after.board.planet(PlanetId("jord")).exhausted
    assert not next(card for card in after.state.strategy_cards if card.id == "leadership").played
    assert after.state.effects == ()


@pytest.mark.content("sa17:action/policy_paralysis")
def test_policy_paralysis_forbids_counters_for_a_secondary() -> None:
    game = holding("sa17", {"warfare": 0, "leadership": 1, "bureaucracy": 2})
    game.player(1).action_cards = [CardId("policy_paralysis")]
    table = plays(game, "bureaucracy", 2)
    say(table, 1, "card:policy_paralysis")
    through(table, "secondary")
    assert not [ask for ask in table.pending if ask.name == "secondary"]
    assert [counters(table, seat)[0] for seat in (0, 1)] == [2, 2]
    assert discarded(table)[0] == "policy_paralysis"


def test_policy_paralysis_leaves_a_secondary_without_price_alone() -> None:
    game = holding("sa17", {"warfare": 0, "leadership": 1, "bureaucracy": 2})
    game.player(2).action_cards = [CardId("policy_paralysis")]
    table = plays(game, "leadership", 1)
    say(table, 2, "card:policy_paralysis")
    through(table, "secondary")
    assert [ask.name for ask in table.pending] == ["secondary"]


def test_never_against_oneself_or_at_another_time() -> None:
    game = dealt(*((0, card) for card in ("labor_strike", "policy_paralysis", "public_disgrace", "red_tape", "strategic_shift")))
    strategy_cards(game, {"leadership": 0, "warfare": 1, "trade": 2, "technology": -1})
    assert offered(game, STRATEGIC_ANNOUNCED, Announced(0, "leadership")) == []
    assert offered(game, STRATEGIC_ANNOUNCED, Announced(1, "warfare")) == ["labor_strike"]
    assert offered(game, STRATEGY_CARD_PLAYED, Strategic(0, "leadership")) == []
    assert offered(game, STRATEGY_CARD_PLAYED, Strategic(1, "warfare")) == ["policy_paralysis"]
    assert offered(game, STRATEGY_CARD_PICKED, Pick(0, "leadership")) == []
    assert offered(game, STRATEGY_CARD_PICKED, Pick(1, "warfare")) == ["public_disgrace"]
    assert offered(game, STRATEGY_CARDS_PICKED, 0) == ["strategic_shift"]
    assert offered(game, STRATEGY_PHASE_BEGINS, 0) == ["red_tape"]


def test_labor_strike_against_somebody_who_can_do_nothing_else() -> None:
    game = dealt((1, "labor_strike"))
    strategy_cards(game, {"leadership": 0, "warfare": 1, "trade": 2})
    game.player(0).pool = 0
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, "strategic:leadership")
    say(table, 1, "card:labor_strike")
    assert offers(table, 0) == ["no"]
    say(table, 0, "no")
    after = game_of(table)
    assert asks(table, 2) == "action"  # the next in the order of play
    assert after.board.planet(PlanetId("jord")).exhausted
    assert not after.player(0).passed
    assert not after.state.strategy_cards[0].played


def test_red_tape_binds_a_strategic_shift() -> None:
    game = dealt((1, "strategic_shift"))
    strategy_cards(game, {"leadership": 1, "diplomacy": 0, "warfare": 2, "technology": -1})
    game.begin_effect("red_tape", 0, "card", until="round", where="technology")
    assert offered(game, STRATEGY_CARDS_PICKED, 0, 1) == []
