"""Hands of Political Cards: the limit, and two for one."""

import pytest
from tables import ASCENSION, asks, game_of, new_game, offers, say
from trial import trial

from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId

REAL = (
    "aggressive_strategy",
    "arms_reduction",
    "checks_and_balances",
    "class_struggle",
    "cost_overruns",
    "closing_the_wormholes",
    "colonial_redistribution",
    "code_of_honor",
    "conventions_of_war",
)


def dealt(ruleset: str, number: int, deck: int = 2, seats: int = 3) -> Game:
    """A game in which seat 0 holds so many Political Cards and the deck has a few more."""
    game = new_game(ruleset, seats)
    game.player(0).political_cards = sorted(map(CardId, REAL[:number]))
    game.state.political_deck.bag = sorted(map(CardId, REAL[number : number + deck]))
    return game


@pytest.mark.rule("OFF-POL-5")
def test_officially_five_cards_are_held() -> None:
    game = dealt("official", 5)
    game.state.political_deck.bag = [CardId("code_of_honor")]
    table = trial(game, lambda game: game.political_cards.take(0, 1, "test"))
    assert asks(table, 0) == "discard_political_card"
    assert len(offers(table, 0)) == 6
    say(table, 0, f"card:{REAL[0]}")
    assert len(game_of(table).player(0).political_cards) == 5
    assert game_of(table).state.political_deck.discard == [REAL[0]]


@pytest.mark.rule("SA17-GEN-11", "SAES-GEN-10")
@ASCENSION
def test_in_shattered_ascension_seven(ruleset: str) -> None:
    table = trial(dealt(ruleset, 6), lambda game: game.political_cards.take(0, 1, "test"))
    assert asks(table, 0) == ""
    table = trial(dealt(ruleset, 7), lambda game: game.political_cards.take(0, 1, "test"))
    assert asks(table, 0) == "discard_political_card"


@pytest.mark.rule("SA17-GEN-09", "SAES-GEN-08")
@ASCENSION
def test_two_cards_for_a_new_one_at_any_time(ruleset: str) -> None:
    table = trial(dealt(ruleset, 7), lambda game: game.political_cards.take(0, 1, "test"))
    game = game_of(table)
    hand = list(game.player(0).political_cards)
    assert [option.key for option in game.political_cards.acts(0)] == ["two_for_one"]
    assert game.political_cards.acts(1) == []  # nobody exchanges what he does not hold
    assert len(hand) == 8


@pytest.mark.rule("SA17-GEN-09", "SA17-GEN-11")
def test_the_exchange_itself_and_that_it_serves_to_comply_with_the_limit() -> None:
    table = trial(dealt("sa17", 3), lambda game: game.political_cards.act(0, "two_for_one"))
    hand = list(game_of(table).player(0).political_cards)
    assert asks(table, 0) == "two_for_one"
    say(table, 0, f"card:{hand[0]}", f"card:{hand[1]}")
    assert len(game_of(table).player(0).political_cards) == 2
    assert sorted(game_of(table).state.political_deck.discard) == sorted(hand[:2])
    full = dealt("sa17", 7)
    found = full.political_cards.excess(0)
    assert [option if isinstance(option, str) else option.key for option in found] == ["done"]  # nothing more to discard


@pytest.mark.rule("SA17-GEN-08")
def test_official_cards_have_no_exchange() -> None:
    game = dealt("official", 4)
    assert game.political_cards.acts(0) == []
    assert game.economy.cards_as_goods(0) == game.player(0).political_cards
    assert dealt("sa17", 4).economy.cards_as_goods(0) == []


@pytest.mark.rule("SA17-DUE-28")
def test_a_card_that_is_not_for_two_players_is_replaced_when_drawn() -> None:
    game = new_game("sa17", 2)
    game.state.political_deck.bag = [CardId("ancient_artifact"), CardId("arms_reduction")]
    table = trial(game, lambda g: g.political_cards.take(0, 1, "test"))
    assert game_of(table).player(0).political_cards == ["arms_reduction"]
    three = new_game("sa17", 3)
    three.state.political_deck.bag = [CardId("ancient_artifact")]
    table = trial(three, lambda g: g.political_cards.take(0, 1, "test"))
    assert game_of(table).player(0).political_cards == ["ancient_artifact"]


def test_only_the_owner_sees_what_he_draws() -> None:
    table = trial(dealt("sa17", 0), lambda game: game.political_cards.take(0, 1, "test"))
    drawn = [e for e in table.events_since(0) if e["event"] == "carddrawn"]
    assert "card" in drawn[0]
    assert "card" not in next(e for e in table.events_since(1) if e["event"] == "carddrawn")


def test_cards_are_drawn_until_nothing_is_left() -> None:
    table = trial(dealt("sa17", 0, deck=2), lambda game: game.political_cards.take(0, 4, "test"))
    assert len(game_of(table).player(0).political_cards) == 2


def test_up_to_so_many_are_recycled() -> None:
    table = trial(dealt("sa17", 2, deck=3), lambda game: game.political_cards.recycle(0, 3, "test"))
    assert "done" in offers(table, 0)  # OFF-GEN-6
    say(table, 0, f"card:{REAL[0]}", "done")
    assert len(game_of(table).player(0).political_cards) == 2
