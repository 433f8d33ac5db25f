"""Names in sentences say of what they are the names."""

from __future__ import annotations

import pytest
from browser.prepared import NAMES, play_on

from mecatol.play import Table
from mecatol.service import messages as wire
from mecatol.service.linking import together
from mecatol.service.sight import Sight

CARDS = ("strategy_cards", "action_cards", "political_cards", "objectives")


@pytest.fixture(scope="module")
def table() -> Table:
    """Three rounds of a lively game; one player has a name with a letter that a browser counts twice."""
    begun = Table.new("sa17 +distant_suns", ("Ann 🚀", *NAMES[1:4]), 3)
    return play_on(begun, 3, lambda table, _: table.game.state.round == 4)[0]


def letters(text: str, begin: int, length: int) -> str:
    """A part of a text as a browser counts letters."""
    return text.encode("utf-16-le")[2 * begin : 2 * (begin + length)].decode("utf-16-le")


@pytest.mark.parametrize("language", ["en", "es"])
def test_names_are_marked_where_they_stand_and_sentences_are_the_same_without(table: Table, language: str) -> None:
    sight = Sight("", table, language)
    for passage in sight.narrator.story(table.events_since(None, 0)):
        assert sight.linker.told(passage.event).text == sight.narrator.event(passage.event)
    happened = sight.events(None, 0)
    named = {(thing, letters(each.text, begin, length)) for each in happened for begin, length, thing in each.links}
    assert ("player:0", "Ann 🚀") in named
    assert {thing.split(":")[0] for thing, _ in named} >= {"player", "system", "planet", "unit", "technology", "card", "leader"}
    things = sight.narrator.things
    for thing, name in named:
        kind, _, ident = thing.partition(":")
        assert name
        if kind == "player":
            assert name == table.game.state.players[int(ident)].name
        if kind == "card":
            known = [things.name(each, ident) for each in CARDS if things.has(each, ident)]
            assert not known or any(each.startswith(name) for each in known)  # a reason leaves out what stands in brackets
        if kind == "unit":
            assert name.lower() in (things.name("units", ident).lower(), things.several("units", ident).lower())
    for ask in table.pending:
        asked = sight.decision(ask.seat)
        assert asked is not None
        assert asked.question == sight.narrator.question(ask)
    waiting = sight.waiting_for()
    assert [each.text for each in waiting] == [sight.narrator.waiting(each) for each in table.waiting_for]


def test_a_secret_card_is_named_to_nobody_else(table: Table) -> None:
    hidden = [each for each in Sight("", table).events(1, 0) if each.kind == "carddrawn" and "card" not in each.data]
    assert hidden
    assert not [link for each in hidden for link in each.links if link[2].startswith("card:")]


def test_several_sentences_are_one_text_with_the_names_of_all() -> None:
    one, other = wire.Linked("🚀 lands.", ((0, 2, "player:0"),)), wire.Linked("Jord falls.", ((0, 4, "planet:jord"),))
    both = together((one, other))
    assert both.text == "🚀 lands. Jord falls."
    assert [letters(both.text, begin, length) for begin, length, _ in both.links] == ["🚀", "Jord"]
