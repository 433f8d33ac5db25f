"""Objectives and votes: what the rules let a player claim and cast, beside what independent judges read off cards and board."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import pytest
from claiming import claiming

from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Objective, Seat
from oracles import judge, means
from oracles.boards import met, settled
from oracles.judge import Judge, Verdict
from oracles.means import Means

SHARE, SOAK, BATCH = 15, 3000, 100  # settled boards of each ruleset
DECKS = "sa17 +official_decks"
RULESETS = ("official", "official strategy=base", "sa17", DECKS, "sa_es", "cp")
Answers = dict[str, set[bool]]
CARDS = {
    "official": judge.OFFICIAL,
    "sa17": judge.SHATTERED,
    DECKS: judge.OFFICIAL_DECKS,
    "sa_es": judge.SPANISH,
    "cp": judge.CENTRAL,
}
PRICES = {"sa17": means.SHATTERED, DECKS: means.OFFICIAL_DECKS}


def decks(ruleset: str) -> str:
    """By which of the lists a table's cards are judged, whatever else it plays with."""
    edition, *options = ruleset.split()
    return DECKS if "+official_decks" in options else edition


def cards(ruleset: str) -> dict[str, Verdict]:
    return CARDS[decks(ruleset)]


def prices(ruleset: str) -> dict[str, dict[str, int]]:
    return PRICES.get(decks(ruleset), means.OFFICIAL)


def verdicts(game: Game, seat: Seat) -> dict[str, bool]:
    """What the judges say of every card."""
    text, mine, purse = game.ruleset.text, Judge(game, seat), Means(game, seat)
    met_now = {card: bool(asks(mine)) for card, asks in cards(text).items()}
    return met_now | {card: purse.meets(price) for card, price in prices(text).items()}


def compare_qualifying(game: Game, seen: Answers) -> None:
    """Every card for every seat, and the votes of every seat."""
    for seat in [seat for seat, player in enumerate(game.state.players) if not player.out]:
        for card, judged in verdicts(game, seat).items():
            assert game.objectives.qualifies(seat, card) == judged, (seat, card)
            seen[card].add(judged)
        cast = game.politics.votes(seat)
        assert cast in (0, Means(game, seat).votes), seat


def compare_claims(game: Game) -> None:
    """With every card within reach, each seat is offered those and only those that it meets."""
    printed, state = game.cards.objectives, game.state
    judged = [verdicts(game, seat) for seat in range(game.seats())]
    allowed = [Judge(game, seat).may_claim() for seat in range(game.seats())]
    by_stage: dict[str, list[CardId]] = defaultdict(list)
    for card in judged[0]:
        by_stage[printed[card].stage].append(CardId(card))
    state.phase, state.special, state.round = "status", [], 5  # when Stage II is open everywhere (CP-OPT-08)
    state.objectives = [Objective(card) for card in (*by_stage["stage_1"], *by_stage["stage_2"])]
    shared = game.ruleset.text.startswith("sa17")  # Preliminary Objectives are everybody's there
    state.preliminary = by_stage["preliminary"] if shared else []
    for player in state.players:
        player.secret_objectives = by_stage["secret"] if shared else [*by_stage["secret"], *by_stage["preliminary"]]
    table = claiming(game)
    offered: list[set[str]] = [set() for _ in state.players]
    while table.pending:
        ask = table.pending[0]
        offered[ask.seat] |= {key.removeprefix("claim:") for key in table.keys(ask) if key != "no"}
        table.answer(ask.seat, ask.id, "no")
    for seat, found in enumerate(offered):
        wanted = {card for card, met_now in judged[seat].items() if met_now and printed[card].stage != "special"}
        assert found == (wanted if allowed[seat] else set()), seat


def boards(ruleset: str, first: int, number: int) -> Iterator[Game]:
    """Settled galaxies."""
    for seed in range(first, first + number):
        yield settled(ruleset, seed)


def compare(ruleset: str, first: int, number: int, seen: Answers) -> None:
    for game in boards(ruleset, first, number):
        compare_qualifying(game, seen)
        compare_claims(game)
    for game in met(ruleset, 300 + first):
        compare_qualifying(game, seen)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_players_may_claim_and_cast_what_the_judges_find(ruleset: str) -> None:
    seen: Answers = defaultdict(set)
    compare(ruleset, 0, SHARE, seen)
    assert [card for card in seen if seen[card] == {True}] == [], "never short of it"
    assert len([card for card in seen if seen[card] == {False}]) <= 6, "hardly ever met"


def test_every_state_objective_has_a_judge_and_every_price_a_count() -> None:
    for ruleset in RULESETS:
        printed = next(boards(ruleset, 0, 1)).cards.objectives
        asked = {card for card, entry in printed.items() if entry.check in ("state", "spend") and entry.stage != "race"}
        assert asked == {*cards(ruleset), *prices(ruleset)} - EVENTS


EVENTS = {"kill_or_hold_leader", "destroy_or_blockade_two_space_docks"}  # by what stands on the board alone


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(SOAK // BATCH))
@pytest.mark.parametrize("ruleset", RULESETS)
def test_on_thousands_of_boards_players_may_claim_and_cast_what_the_judges_find(ruleset: str, batch: int) -> None:
    compare(ruleset, SHARE + batch * BATCH, BATCH, defaultdict(set))
