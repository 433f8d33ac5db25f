"""What `§` leads to: the clause or the very card that grants an option, never a clause that only says that cards are followed."""

from __future__ import annotations

import pytest

from mecatol.bots import answer_by_bot, make_bots
from mecatol.core.rules import PASS
from mecatol.grounds import ASKED_BY, GENERAL, KINDS, PARTLY, ground
from mecatol.play import Table
from mecatol.register import load
from mecatol.rulesets import resolve
from mecatol.service.lookup import ground_told
from mecatol.texts import Texts, languages

GAMES = (
    ("sa17 rounds=3 +distant_suns +final_frontier", 4, 1),
    ("sa17 rounds=3 +official_decks", 6, 2),
    ("official rounds=3 map=auto", 4, 3),
    ("official rounds=3 map=auto +distant_suns +political_intrigue", 4, 4),
    ("official +fall_of_the_empire", 5, 5),
)


@pytest.mark.parametrize(("ruleset", "players", "seed"), GAMES)
def test_no_option_of_a_random_game_leads_to_a_general_clause(ruleset: str, players: int, seed: int) -> None:
    table, bots = Table.new(ruleset, [f"P{n}" for n in range(players)], seed), make_bots("random", players, seed)
    general: dict[tuple[str, str], str] = {}
    grounds: dict[str, None] = {}
    for _ in range(1500):
        if table.over:
            break
        ask = table.pending[0]
        for option in table.options(ask):
            found = ground(table.game, ask, option)
            grounds[found] = None
            if found in GENERAL and option.key != PASS:
                general[ask.name, found] = str(option.key)
        answer_by_bot(table, ask, bots[ask.seat])
    assert general == {}
    for language in languages():
        told = [ground_told(each, ruleset, Texts(language)) for each in grounds if each]
        assert [each.id for each in told if not each.text] == []


def test_the_clauses_are_clauses_and_the_names_are_things() -> None:
    assert [clause for clause in (*GENERAL, *PARTLY) if clause not in load()] == []
    known = [
        ident
        for ruleset in ("sa17", "official +mercenaries", "official +political_intrigue", "sa17 +promissory_notes")
        for table in KINDS
        for ident in resolve(ruleset).content.entries.get(table, {})
    ]
    assert sorted(name for name in ASKED_BY.values() if name not in known) == []


def test_a_clause_of_the_booklets_says_where_it_stands() -> None:
    assert [clause.id for clause in load("official") if not clause.source] == []


def test_what_is_printed_on_a_strategy_card_is_told_with_its_secondary() -> None:
    told = ground_told("card:warfare", "sa17", Texts())
    assert told.name == "Warfare"
    assert Texts().of_thing(resolve("sa17").content.layers, "strategy_cards", "warfare", "secondary") in told.text
