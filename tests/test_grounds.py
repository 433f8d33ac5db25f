"""What `§` leads to: the clause or the very card that grants an option, never a clause that only says that cards are followed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mecatol.bots import answer_by_bot, make_bots
from mecatol.core.decisions import Ask
from mecatol.core.rules import PASS
from mecatol.grounds import ASKED_BY, GENERAL, KINDS, PARTLY, cited, ground
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
    ("sa_es rounds=3 map=auto +distant_suns +mercenaries", 4, 6),
    ("cp rounds=3 map=auto +distant_suns", 4, 7),
)
LEFT_OUT = ("action", "no")  # one more action need not be taken, whatever gave it
# Whose documents a table of a ruleset is read to from: its own, and the official one that all of them stand on.
WHOLE = (
    ("sa17 rounds=4 map=auto +distant_suns +final_frontier +mercenaries +promissory_notes", 4, 11),
    ("sa17 rounds=2 map=built", 3, 12),
    ("official rounds=4 map=auto +political_intrigue", 4, 13),
    ("official rounds=4 map=auto +mercenaries +distant_suns", 3, 14),
    ("sa_es rounds=4 map=auto +distant_suns +final_frontier +mercenaries +flagships +mechanized_units", 4, 15),
    ("sa_es rounds=4 map=built +simultaneous_actions +surrender +crimson_suns", 4, 16),
    ("sa_es rounds=4 +paths_of_fate +promissory_notes", 2, 17),
    ("cp rounds=4 map=auto +distant_suns", 5, 18),
)


@pytest.mark.parametrize(("ruleset", "players", "seed"), GAMES)
def test_no_option_of_a_random_game_leads_to_a_general_clause(ruleset: str, players: int, seed: int) -> None:
    table, bots = Table.new(ruleset, [f"P{n}" for n in range(players)], seed), make_bots("random", players, seed)
    general: dict[tuple[str, str], str] = {}
    follow = [cited(table.game, clause) for clause in GENERAL]
    grounds: dict[str, None] = {}
    for _ in range(1500):
        if table.over:
            break
        ask = table.pending[0]
        for option in table.options(ask):
            found = ground(table.game, ask, option)
            grounds[found] = None
            if found in follow and option.key != PASS and (ask.name, option.key) != LEFT_OUT:
                general[ask.name, found] = str(option.key)
        answer_by_bot(table, ask, bots[ask.seat])
    assert general == {}
    for language in languages():
        told = [ground_told(each, ruleset, Texts(language)) for each in grounds if each]
        assert [each.id for each in told if not each.text] == []


def refusals(table: Table, ask: Ask) -> Iterator[str]:
    """The clauses by which something that somebody may think of is refused now."""
    if ask.name != "action":
        return
    wanted = [f"activate:{hex_}" for hex_, _ in table.game.state.layout]
    wanted += [f"strategic:{card}" for card in table.game.cards.strategy_cards]
    verdicts = [table.explain(ask.seat, key) for key in wanted]
    yield from (cited(table.game, verdict.clause) for verdict in verdicts if not verdict.allowed and verdict.clause)


@pytest.mark.parametrize(("ruleset", "players", "seed"), WHOLE)
def test_a_table_is_read_to_from_its_own_document_and_the_official_one(ruleset: str, players: int, seed: int) -> None:
    table, bots = Table.new(ruleset, [f"P{n}" for n in range(players)], seed), make_bots("random", players, seed)
    found: dict[str, str] = {}
    while not table.over:
        ask = table.pending[0]
        for option in (*table.options(ask), *table.acts(ask.seat)):
            found.setdefault(ground(table.game, ask, option), ask.name)
        found.update(dict.fromkeys(refusals(table, ask), ask.name))
        answer_by_bot(table, ask, bots[ask.seat])
    clauses = {clause: name for clause, name in found.items() if clause and ":" not in clause}
    assert len(clauses) > 20
    own = (ruleset.partition(" ")[0], "official")
    assert {clause: name for clause, name in clauses.items() if load()[clause].ruleset not in own} == {}


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
