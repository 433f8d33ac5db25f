"""Strategic Actions: who does what when, what it costs, and decks that cards are put on and under."""

from __future__ import annotations

import random

import pytest
from strategic import counters, exhaust, holding, plays, refuse, uses
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards, told

from mecatol.core.rules import Rules, Step
from mecatol.core.zones import Deck
from mecatol.rules.naming import on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.state import Agreement, CardId, Leader, PlanetId

EVERY = [
    (ruleset, card)
    for ruleset, deck in (
        ("official strategy=base", "base"),
        ("official", "shattered_empire"),
        ("sa17", "shattered_ascension"),
    )
    for card, printed in new_game(ruleset).cards.strategy_cards.items()
    if deck in printed.deck and card != "initiative"
]


# -- the order of things ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-ACT-2")
def test_primary_then_secondaries_clockwise_from_the_holder_then_the_card_is_turned_over() -> None:
    game = holding("official", {"bureaucracy": 1, "trade_ii": 0}, seats=4)
    game.state.stage_1_deck.bag = game.state.stage_2_deck.bag = []
    table = plays(game, "bureaucracy", 1)
    assert asks(table, 1) == "counter_area"  # the primary
    say(table, 1, "pool")
    order = []
    while table.pending:
        (ask,) = table.pending
        assert (ask.name, ask.about) == ("secondary", ("card:bureaucracy",))
        order.append(ask.seat)
        assert not [card for card in game_of(table).state.strategy_cards if card.played]
        say(table, ask.seat, "use")
    assert order == [2, 3, 0]  # everybody else once
    assert [card.id for card in game_of(table).state.strategy_cards if card.played] == ["bureaucracy"]
    assert [counters(table, seat)[0] for seat in range(4)] == [1, 2, 1, 1]  # a counter of Strategy Allocation each
    assert game_of(table).state.action is None
    assert not [scope for scope in game_of(table).state.scopes if scope.startswith("action")]


@pytest.mark.rule("SA17-ROT-02", "OFF-ACT-2")
def test_secondaries_follow_the_cycler() -> None:
    game = holding("sa17", {"assembly": 1}, seats=4)
    game.state.cycler = -1
    game.state.political_deck.bag = []
    table = say(plays(game, "assembly", 1), 1, "a")
    order = []
    while table.pending:
        seat = table.pending[0].seat
        order += [seat] if asks(table, seat) == "secondary" else []
        say(table, seat, "no")
    assert order == [0, 3, 2]


@pytest.mark.rule("OFF-ACT-2", "OFF-CC-1")
def test_without_a_counter_no_secondary_and_the_refusal_says_why() -> None:
    game = holding("official", {"bureaucracy": 0})
    game.player(1).strategy = 0
    assert not uses(game, "bureaucracy", 1).pending
    assert game.explain(1, "secondary:bureaucracy").clause == "OFF-CC-1"
    assert game.explain(2, "secondary:bureaucracy").allowed
    assert game.explain(2, "secondary:trade_ii").clause == "OFF-ACT-2"  # it has none
    assert not game.explain(2, "secondary:no_such_card").allowed


@pytest.mark.parametrize(("ruleset", "card"), [("sa17", "diplomacy"), ("sa_es", "diplomacy_ii"), ("official", "diplomacy_ii")])
def test_whether_a_secondary_could_be_used_is_said_while_nobody_acts(ruleset: str, card: str) -> None:
    game = new_game(ruleset)
    assert game.state.action is None
    assert not game.explain(1, f"secondary:{card}").allowed


@pytest.mark.rule("OFF-ACT-2")
def test_who_declines_a_secondary_keeps_his_counter() -> None:
    table = say(uses(holding("official", {"bureaucracy": 0}), "bureaucracy", 1), 1, "no")
    assert counters(table, 1) == (2, 3, 3)
    assert "secondaryused" not in told(table)


@pytest.mark.rule("OFF-ACT-3")
def test_who_has_passed_may_still_use_secondaries_and_who_is_out_may_not() -> None:
    game = holding("official", {"bureaucracy": 0})
    game.player(1).passed = True
    game.player(2).passed, game.player(2).out = True, "eliminated"
    game.state.stage_1_deck.bag = game.state.stage_2_deck.bag = []
    table = say(plays(game, "bureaucracy"), 0, "pool")
    assert asks(table, 1) == "secondary"
    say(table, 1, "use")
    assert not table.pending


@pytest.mark.rule("OFF-ACT-2", "OFF-ACT-3")
def test_two_cards_are_two_actions_at_different_turns_and_nobody_passes_before() -> None:
    game = holding("official", {"leadership": 0, "bureaucracy": 0, "trade_ii": 1, "production": 2})
    put(game, 0, "0,-2", "cruiser")
    table = play(game, Step("action_phase.turn", 0))
    assert [key for key in offers(table, 0) if key.startswith("strategic")] == ["strategic:leadership", "strategic:bureaucracy"]
    assert "pass" not in offers(table, 0)
    say(table, 0, "strategic:leadership", "pool", "pool", "pool", "0")
    while asks(table, 2) != "action":
        say(table, table.pending[0].seat, "no")
    assert [card.id for card in game_of(table).strategy_cards.unplayed(0)] == ["bureaucracy"]


@pytest.mark.rule("OFF-ACT-2")
def test_initiative_has_no_strategic_action() -> None:
    game = holding("official strategy=base", {"initiative": 0})
    table = play(game, Step("action_phase.turn", 0))
    assert not [key for key in offers(table, 0) if key.startswith("strategic")]
    assert "pass" in offers(table, 0)


# -- decks -----------------------------------------------------------------------------------------------------------------


def test_what_lies_under_a_deck_is_drawn_last_and_the_discards_come_after_it() -> None:
    game = new_game("official")
    deck = Deck(bag=[CardId("b"), CardId("c")], top=[CardId("a")], bottom=[CardId("y"), CardId("z")], discard=[CardId("d")])
    assert len(deck) == 5
    drawn = [game.draw(deck, "deck", "test") for _ in range(7)]
    assert drawn[0] == "a"
    assert sorted(drawn[1:3]) == ["b", "c"]
    assert drawn[3:] == ["y", "z", "d", ""]


def test_what_lies_under_a_deck_is_hidden_from_those_who_did_not_see_it() -> None:
    game = new_game("official", 3)
    deck = game.state.political_deck
    deck.bag, deck.bottom = [CardId("c"), CardId("d"), CardId("e"), CardId("f")], [CardId("a"), CardId("b")]
    game.state.known = {"a": [0], "b": [0]}
    game.redraw_hidden(0, seed=5)
    assert game.state.political_deck.bottom == ["a", "b"]
    seen = []
    for seed in range(20):
        game.redraw_hidden(1, seed)
        assert sorted([*deck.bag, *deck.bottom]) == ["a", "b", "c", "d", "e", "f"]
        seen.append(tuple(deck.bottom))
    assert len(dict.fromkeys(seen)) > 5


def test_a_fork_for_another_seat_does_not_know_which_cards_were_looked_at() -> None:
    game = holding("official", {"bureaucracy": 0})
    table = say(plays(game, "bureaucracy"), 0, "fleet")
    real = offers(table, 0)
    assert offers(table.fork(for_seat=0, seed=3), 0) == real
    imagined = [tuple(offers(table.fork(for_seat=1, seed=seed), 0)) for seed in range(12)]
    assert len(dict.fromkeys(imagined)) > 5


# -- every card ------------------------------------------------------------------------------------------------------------


def busy(ruleset: str, card: str) -> Game:
    """A position in which every card has something to do."""
    game = holding(ruleset, {card: 1}, seats=4)
    game.state.political_deck.bag = []
    game.state.agreements = [Agreement((0, 1), (0, 0), goods=(2, 1)), Agreement((1, 2), (1, 0), goods=(3, 0))]
    for seat, (home, near, planet) in enumerate((("jord", "0,-1", "wellon"), ("arc_prime", "1,-1", "vefut_ii"))):
        put(game, seat, home, "space_dock, 2 ground_force")
        put(game, seat, game.board.home(seat), "carrier, 2 fighter, cruiser")
        put(game, seat, near, "destroyer")
        hold(game, seat, planet)
        game.board.lay_counter(seat, game.board.system_of(PlanetId("mecatol_rex")), "pool")
        game.player(seat).trade_goods = 9
        game.state.leaders += (Leader(f"admiral_{seat}", "admiral", seat, on_planet(PlanetId(home))),)
    exhaust(game, 0, goods=9)
    return game


@pytest.mark.rule("OFF-ACT-2", "OFF-SE-SC", "SA17-STR-01")
@pytest.mark.parametrize(("ruleset", "card"), EVERY, ids=[f"{ruleset.split()[0]}-{card}" for ruleset, card in EVERY])
def test_every_card_can_be_played_to_its_end_whatever_is_chosen(ruleset: str, card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rules, "born_wary", True)
    for seed in range(6):
        chance = random.Random(seed)
        table = plays(busy(ruleset, card), card, 1)
        for _ in range(400):
            if not table.pending:
                break
            ask = table.pending[0]
            keys = table.keys(ask)
            assert len(keys) == len(dict.fromkeys(keys)) > 0
            table.answer(ask.seat, ask.id, chance.choice(keys))
        refuse(table)
        assert [c.played for c in game_of(table).state.strategy_cards] == [True]
        assert game_of(table).state.action is None
        assert all(min(counters(table, seat)) >= 0 for seat in range(4))


def test_cards_not_held_give_no_action() -> None:
    game = new_game("official", 3)
    strategy_cards(game, {"leadership": 0, "trade_ii": 1})
    assert [option.key for option in game.strategy_cards.actions(1)] == ["strategic:trade_ii"]
    assert game.strategy_cards.actions(2) == []
