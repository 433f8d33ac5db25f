"""Official Action Cards of the Strategy and Status Phases: scenes written from the reference of the cards alone."""

from __future__ import annotations

from typing import Any

import pytest
from cardplay import at, cards, strategy_phase, table_with
from readings.agendas import lawful
from tables import asks, game_of, hold, offers, play, put, say, strategy_cards, units
from trial import trial
from voting import refuse, round_over

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import moments
from mecatol.rules.moments import (
    ACTION_PHASE_BEGINS,
    STATUS_PHASE_BEGINS,
    STRATEGY_CARDS_PICKED,
    STRATEGY_PHASE_BEGINS,
    At,
    Pick,
    Producing,
)
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Law, Place, PlanetId, Seat

WELLON, REX = Hex("0,-1"), PlanetId("mecatol_rex")


def planned(card: str, seat: Seat = 0) -> Table:
    """The Strategy Phase begins, and a card is played in it."""
    return at(strategy_phase(table_with(card, seat)), STRATEGY_PHASE_BEGINS, 0, seat)


def with_abilities(card: str) -> Game:
    """A Strategy Phase of three races with their abilities."""
    game = strategy_phase(table_with(card))
    for seat in (0, 1, 2):
        for ability in game.content.races[game.player(seat).race].abilities:
            game.begin_effect(ability, seat, "race")
    return game


# -- races -------------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/cultural_crisis")
@pytest.mark.parametrize("victim", [0, 1])
def test_a_player_even_oneself_is_without_racial_abilities_this_round(victim: Seat) -> None:
    game = with_abilities("cultural_crisis")
    before = [game.fold(moments.FLEET_SUPPLY, 3, At(seat, WELLON)) for seat in (0, 1)]
    assert before == [3, 4]  # the Letnev have one more
    game = game_of(say(at(game, STRATEGY_PHASE_BEGINS, 0), 0, f"player:{victim}"))
    assert game.fold(moments.FLEET_SUPPLY, 3, At(1, WELLON)) == (3 if victim == 1 else 4)
    assert round_over(game).fold(moments.FLEET_SUPPLY, 3, At(1, WELLON)) == 4


@pytest.mark.content("official:action/multiculturalism")
def test_an_ability_of_an_opponent_is_ones_own_this_round() -> None:
    game = with_abilities("multiculturalism")
    table = at(game, STRATEGY_PHASE_BEGINS, 0)
    supply = next(e for e in game.state.effects if e.key == "letnev_fleet_bonus")
    game = game_of(say(table, 0, f"ability:{supply.id}"))
    assert [game.fold(moments.FLEET_SUPPLY, 3, At(seat, WELLON)) for seat in (0, 1)] == [4, 4]
    assert round_over(game).fold(moments.FLEET_SUPPLY, 3, At(0, WELLON)) == 3


@pytest.mark.content("official:action/multiculturalism", "official:action/cultural_crisis")
def test_nothing_is_copied_from_a_race_in_crisis() -> None:
    game = with_abilities("multiculturalism")
    game.begin_effect("cultural_crisis", 2, "card", until="round", target=1)
    table = at(game, STRATEGY_PHASE_BEGINS, 0)
    owners = {f"ability:{e.id}": e.owner for e in game_of(table).state.effects}
    assert {owners[key] for key in offers(table, 0)} == {2}


# -- fleets, docks, counters -------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/grand_armada")
def test_no_fleet_supply_at_home_until_the_end_of_the_round() -> None:
    game = game_of(planned("grand_armada"))
    home = game.board.home(0)
    put(game, 0, home, "5 cruiser")
    assert game.fold(moments.FLEET_SUPPLY, 3, At(0, home)) > 100
    assert game.fold(moments.FLEET_SUPPLY, 3, At(0, WELLON)) == 3
    assert list(round_over(game).board.ships(0, home)) == units("3 cruiser")


@pytest.mark.content("official:action/productivity_spike")
def test_a_dock_builds_more_by_the_influence_of_its_planet() -> None:
    game = strategy_phase(table_with("productivity_spike"))
    assert game.action_cards.acts(0) == []  # without docks
    hold(game, 0, "mecatol_rex")
    put(game, 0, "mecatol_rex", "space_dock")
    put(game, 0, "jord", "space_dock")
    game = game_of(say(at(game, STRATEGY_PHASE_BEGINS, 0), 0, "planet:mecatol_rex"))
    places = [Place(f"planet:{planet}") for planet in ("mecatol_rex", "jord")]
    rex, jord = (Producing(0, game.board.hex_of(where), where) for where in places)
    assert [game.fold(moments.PRODUCTION_CAPACITY, 3, at_dock) for at_dock in (rex, jord)] == [9, 3]
    assert round_over(game).fold(moments.PRODUCTION_CAPACITY, 3, rex) == 3


@pytest.mark.content("official:action/signal_jamming")
def test_a_counter_of_anybody_elses_reinforcements_in_a_system_that_is_nobodys_home() -> None:
    table = planned("signal_jamming#1")
    homes = [f"system:{game_of(table).board.home(seat)}" for seat in (0, 1, 2)]
    assert "system:0,-1" in offers(table, 0)
    assert not set(homes) & set(offers(table, 0))
    before = game_of(table).board.reinforcements(2)
    say(table, 0, "system:0,-1")
    assert offers(table, 0) == ["player:1", "player:2"]
    game = game_of(say(table, 0, "player:2"))
    assert game.board.system(WELLON).counters == (2,)
    assert game.board.reinforcements(2) == before - 1


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/synchronicity")
def test_any_card_of_the_deck_is_taken() -> None:
    game = strategy_phase(table_with("synchronicity"))
    game.state.action_deck.bag = cards("good_year", "plague", "uprising")
    table = at(game, STRATEGY_PHASE_BEGINS, 0)
    assert sorted(offers(table, 0)) == ["card:good_year", "card:plague", "card:uprising"]
    game = game_of(say(table, 0, "card:plague"))
    assert game.player(0).action_cards == ["plague"]
    assert game.state.action_deck.bag == ["good_year", "uprising"]
    assert game.state.action_deck.discard == ["synchronicity"]


@pytest.mark.content("official:action/temporary_stability")
def test_nobody_plays_cards_but_sabotage_until_the_status_phase() -> None:
    game = strategy_phase(table_with("temporary_stability"))
    game.player(1).action_cards = cards("command_summit", "sabotage#1")
    table = at(game, STRATEGY_PHASE_BEGINS, 0)
    say(table, 1, "pass", "pass")  # neither now nor in reply
    game = game_of(table)
    for phase, may in (("strategy", False), ("action", False), ("status", True)):
        game.state.phase = phase
        assert game.action_cards.may_play(1, "command_summit") is may
        assert game.action_cards.may_play(1, "sabotage")
    assert game.state.action_deck.discard == []


@pytest.mark.content("official:action/temporary_stability")
def test_three_cards_discarded_end_the_stability() -> None:
    game = strategy_phase(table_with("temporary_stability"))
    game.player(2).action_cards = cards("good_year", "plague", "uprising", "veto")
    strategy_cards(game, {"leadership": -1, "production": -1, "technology_ii": -1})
    table = trial(game, lambda g: g.action_cards.play(0, "card:temporary_stability", None))
    game_of(table).state.phase = "action"
    table = play(game_of(table), Step("action_phase.turn", 0))
    act = next(option.key for option in table.acts(2) if option.key.endswith("end_stability"))
    table.act(2, act)
    say(table, 2, "card:good_year", "card:plague", "card:uprising")
    game = game_of(table)
    assert game.action_cards.may_play(1, "command_summit")
    assert game.player(2).action_cards == ["veto"]
    assert sorted(game.state.action_deck.discard) == ["good_year", "plague", "temporary_stability", "uprising"]


@pytest.mark.content("official:action/touch_of_genius")
def test_a_card_is_what_another_one_in_the_discard_pile_is_for_three_influence() -> None:
    game = table_with("touch_of_genius")
    hold(game, 0, "mecatol_rex", "wellon")
    assert game.action_cards.as_actions(0) == []
    game.state.action_deck.discard = cards("good_year", "command_summit")
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, "component:card:touch_of_genius=good_year")
    while asks(table, 0) != "action" and table.pending[0].seat == 0:
        say(table, 0, next(key for key in offers(table, 0) if "mecatol_rex" in key or key == "done"))
    game = game_of(table)
    assert game.player(0).trade_goods == 2
    assert game.board.planet(REX).exhausted
    assert sorted(game.state.action_deck.discard) == ["command_summit", "good_year", "touch_of_genius"]


# -- Mecatol Rex -------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/usurper")
def test_twice_the_votes_of_mecatol_rex_as_long_as_it_is_held() -> None:
    game = strategy_phase(table_with("usurper"))
    assert game.action_cards.acts(0) == []
    hold(game, 0, "mecatol_rex")
    game = game_of(at(game, STRATEGY_PHASE_BEGINS, 0))
    assert game.politics.votes_of(game.board.planet(REX)) == 12
    game.board.exhaust(REX, "test")
    assert game.politics.votes_of(game.board.planet(REX)) == 12
    assert game.state.action_deck.discard == []
    game = game_of(refuse(trial(round_over(game), lambda g: g.invasion.gain(1, REX, "invasion"))))
    assert game.state.action_deck.discard == ["usurper"]


# -- Strategy Cards ----------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/political_stability")
@pytest.mark.parametrize(
    ("held", "kept"),
    [({"leadership": 0}, "leadership"), ({"imperial": 0}, ""), ({"leadership": 0, "initiative": 0}, "leadership")],
)
def test_a_strategy_card_is_kept_unless_it_is_imperial_or_initiative(held: dict[str, Seat], kept: str) -> None:
    game = table_with("political_stability")
    strategy_cards(game, held)
    game.state.phase = "status"
    if not kept:
        assert game.action_cards.acts(0) == []
        return
    game = game_of(at(game, STATUS_PHASE_BEGINS, 0))
    staying = [card for card in held if game.fold(moments.KEEPS_CARD, False, Pick(0, card))]
    assert staying == [kept]


@pytest.mark.content("official:action/political_stability")
def test_who_keeps_his_card_chooses_none_in_the_next_strategy_phase() -> None:
    game = table_with("political_stability")
    strategy_cards(game, {"leadership": 0, "production": 1, "technology_ii": 2, "trade": -1})
    game.state.phase = "status"

    async def end(g: Any) -> None:
        await g.moment(STATUS_PHASE_BEGINS, 0)
        await g.status_phase.return_strategy_cards(Step(""))

    table = trial(game, end)
    say(table, 0, "card:political_stability")
    game = game_of(table)
    assert {card.id: card.holder for card in game.state.strategy_cards if card.holder >= 0} == {"leadership": 0}
    picks = [step.seat for step in game.strategy_phase.picks()]
    assert picks.count(0) == picks.count(1) - 1
    assert game.strategy_phase.cards_each() == picks.count(1)


@pytest.mark.content("official:action/strategic_flexibility")
def test_a_strategy_card_is_changed_for_one_that_nobody_chose() -> None:
    game = strategy_phase(table_with("strategic_flexibility"))
    strategy_cards(game, {"leadership": 0, "production": 1, "trade": -1})
    game = game_of(refuse(at(game, STRATEGY_CARDS_PICKED, 0)))
    assert {card.id: card.holder for card in game.state.strategy_cards} == {"leadership": -1, "production": 1, "trade": 0}


@pytest.mark.content("official:action/strategic_flexibility")
def test_who_changes_his_card_for_initiative_is_speaker_at_once() -> None:
    game = strategy_phase(table_with("strategic_flexibility", 1))
    strategy_cards(game, {"diplomacy": 1, "trade": 0, "initiative": -1})
    assert game.state.speaker == 0
    game = game_of(refuse(at(game, STRATEGY_CARDS_PICKED, 0, 1)))
    assert [card.id for card in game.strategy_cards.held(1)] == ["initiative"]
    assert game.state.speaker == 1


@pytest.mark.content("official:action/strategic_flexibility", "official:political/councils_censure")
def test_who_is_censured_pays_for_imperial_by_whatever_way_he_takes_it() -> None:
    game = strategy_phase(table_with("strategic_flexibility"))
    strategy_cards(game, {"diplomacy": 0, "trade": 1, "imperial": -1})
    lawful(game, Law(CardId("councils_censure"), "player:0"))
    game.player(0).strategy = 3
    game = game_of(refuse(at(game, STRATEGY_CARDS_PICKED, 0)))
    assert [card.id for card in game.strategy_cards.held(0)] == ["imperial"]
    assert game.player(0).strategy == 1


# -- First Strike ------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/first_strike")
def test_the_first_action_of_all_and_then_the_order_of_play() -> None:
    game = table_with("first_strike#1", seat=2)
    strategy_cards(game, {"leadership": 0, "production": 1, "technology_ii": 2})
    table = play(game, Step("action_phase.start"))
    say(table, 2, "card:first_strike#1")
    turns: list[Seat] = []
    for _ in range(5):
        seat = table.pending[0].seat
        assert asks(table, seat) == "action"
        turns.append(seat)
        say(table, seat, next(key for key in offers(table, seat) if key.startswith("activate:")))
        while asks(table, table.pending[0].seat) != "action":
            other = table.pending[0].seat
            keys = offers(table, other)
            say(table, other, next((key for key in ("pass", "done", "no") if key in keys), keys[0]))
    assert turns == [2, 0, 1, 2, 0]


@pytest.mark.content("official:action/first_strike")
def test_who_has_the_lowest_number_strikes_first_anyway() -> None:
    game = table_with("first_strike#1")
    strategy_cards(game, {"leadership": 0, "production": 1, "technology_ii": 2})
    assert game.action_cards.playable(0, ACTION_PHASE_BEGINS, 0) == []
