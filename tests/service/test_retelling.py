"""The past of a table as a seat saw it, beat by beat, and games that go on from one of its moments."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from serving import ENDINGS, Service, on_disk, picked

from mecatol.client import apply
from mecatol.core.errors import Refused
from mecatol.play import Table
from mecatol.rules.state import CardId, GameState
from mecatol.rules.views import TableView
from mecatol.service.differences import differences
from mecatol.service.retelling import chapter, continued

TWO = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "me"}]


def played(answers: int, seed: int = 3) -> Table:
    table, random = Table.new("sa17 map=auto", ["Ann", "Ben", "Cy"], seed), Random(seed)
    for _ in range(answers):
        ask = random.choice(table.pending)
        keys = table.keys(ask)
        endings = [key for key in keys if key in ENDINGS]
        table.answer(ask.seat, ask.id, endings[0] if endings and random.random() < 0.4 else random.choice(keys))
    return table


def plain(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


def whole(position: Any) -> Any:
    """A position with its defaults filled in, so that those left out compare equal."""
    return msgspec.convert(position, TableView)


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_chapters_tell_the_whole_game(seat: int | None) -> None:
    table = Table.load(played(700).save())
    page: int | None = 0
    events: list[Any] = []
    position: Any = None
    chapters = 0
    while page is not None:
        told = plain(chapter(table, "t", seat, page, []))
        if position is not None:
            assert whole(position) == whole(told["position"])
        position = told["position"]
        for beat in told["beats"]:
            events += beat["events"]
            apply(position, beat["changes"])
        page, chapters = told["next"], chapters + 1
    assert chapters > 3
    assert whole(position) == whole(plain(table.look(table.game.view, seat)))
    heard = table.events_since(seat)
    numbers = [event["number"] for event in events]
    assert numbers == list(range(numbers[0], len(heard) + 1))
    assert numbers[0] < 30  # what came before the first question
    assert [event["kind"] for event in events] == [event["event"] for event in heard[numbers[0] - 1 :]]


def test_sealed_answers_of_others_are_no_beats() -> None:
    """Whatever others choose under seal, and in how many steps, a seat hears the same beats."""
    table = played(400)
    for page in range(0, table.mark()[0], 7):
        told = chapter(table, "t", 0, page, [])
        assert all(beat.events or beat.changes for beat in told.beats)


def hand_at_first(table: Table) -> list[CardId]:
    """The first seat's hand before anything new was drawn."""
    state = table._driver.state_before(table._record.first)
    assert isinstance(state, GameState)
    return state.players[0].action_cards


def test_a_game_goes_on_from_a_moment_with_what_the_seat_could_know() -> None:
    table = played(500)
    pages = table.mark()[0]
    for page in (1, pages // 2, pages):
        one, other = continued(table, 0, page, 1), continued(table, 0, page, 2)
        for seen in (one, other):
            assert seen.pending
            assert not seen.over
        first = chapter(table, "t", 0, page, []).position
        assert first.round == one.game.state.round
        hands = [tuple(each.game.state.players[1].action_cards) for each in (one, other)]
        assert len(hands[0]) == len(hands[1])
        mine, again = (hand_at_first(each) for each in (one, other))
        assert mine == again
        assert set(mine) <= set(first.players[0].action_cards.seen)
    with pytest.raises(Refused):
        continued(table, 0, pages + 1, 1)


def test_equal_views_have_no_differences() -> None:
    table = played(300)
    for seat in (None, 0, 1):
        one, other = table.look(table.game.view, seat), table.fork().look(table.game.view, seat)
        assert list(differences(one, other)) == []


def test_the_past_is_for_those_who_saw_it_until_the_game_is_over(service: Service) -> None:
    with service.guest("Ann") as ann, service.guest("Eve") as eve:
        table, random = ann.create(TWO, seed=6, ruleset="sa17 rounds=1")["table"]["id"], Random(6)
        path = f"/api/tables/{table}/history"

        def step() -> bool:
            for seat in (0, 1):
                view = ann.view(table, seat)
                if view["decision"]:
                    ann.done(ann.answer(view, picked(view, random)))
            return not view["over"]

        while ann.view(table)["position"]["round"] < 1:
            step()
        assert eve.http.get(path, params={"seat": 0}).status_code == 403
        assert eve.get(path)["beats"]
        created = ann.done(ann.http.post(f"/api/tables/{table}/seats/1/continue", json={"page": 1, "bot": "hasty"}))
        assert created["table"]["practice"]
        assert [seat["bot"] for seat in created["table"]["seats"]] == ["hasty", ""]
        while step():
            continue
        assert on_disk(service.file, table).over
        assert eve.get(path, seat=0)["rounds"][-1][0] == 1
