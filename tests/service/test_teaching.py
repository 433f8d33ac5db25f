"""Tables to learn at: all hands lie open, and bots say why they do what they do. Finished games are seen with open hands too."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest
from serving import Person, Service, picked

from mecatol.bots import Outspoken, Question, make_bot
from mecatol.bots.steward.reasons import REASONS
from mecatol.narrator import Narrator
from mecatol.play import Table
from mecatol.texts import Texts

SEATS = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "me"}, {"name": "Cy", "plays": "me"}]
BOTS = [{"name": "Vela"}, {"name": "Orrin"}, {"name": "Sable"}]


def secrets_of(view: Any) -> list[int]:
    """How many Secret Objectives of each player are seen."""
    return [len(player["secret_objectives"].get("seen", ())) for player in view["position"]["players"]]


def choose_races(person: Person, table: str) -> None:
    """Play until everybody has his Secret Objectives."""
    random = Random(2)
    while not all(player["secret_objectives"]["count"] for player in person.view(table)["position"]["players"]):
        for seat in range(3):
            view = person.view(table, seat)
            if view["decision"]:
                assert person.answer(view, picked(view, random)).is_success


@pytest.mark.parametrize("seat", [0, None])
def test_all_hands_lie_open_at_a_table_to_learn_at_and_at_no_other(service: Service, seat: int | None) -> None:
    with service.guest("Ann") as ann:
        table = ann.create(SEATS, teaching=True)["table"]["id"]
        choose_races(ann, table)
        view = ann.view(table, seat)
        assert view["around"]["teaching"]
        assert all(secrets_of(view))
        other = ann.create(SEATS)["table"]["id"]
        choose_races(ann, other)
        closed = ann.view(other, seat)
        assert not closed["around"]["teaching"]
        assert [bool(count) for count in secrets_of(closed)] == [seat == each for each in range(3)]


def test_bots_say_why_where_one_learns_in_the_language_of_who_reads(service: Service) -> None:
    with service.guest("Ann") as ann:
        table = ann.create(BOTS, ruleset="sa17 rounds=1", teaching=True)["table"]["id"]
        with ann.listen(table) as socket:
            socket.send('{"frame":"resume","sequence":0,"rewinds":0,"chat":0,"whispers":0}')
            follower_talks = ""
            while '"kind":"reason"' not in follower_talks:
                follower_talks = str(socket.recv(120))
        lines = [line for line in ann.get(f"/api/tables/{table}/talk") if line["kind"] == "reason"]
        assert lines[0]["name"] in ("Vela", "Orrin", "Sable")
        assert lines[0]["text"] == "A race is a matter of taste."
        assert ann.http.post("/api/guest", json={"name": "Ana", "language": "es"}).is_success
        lines = [line for line in ann.get(f"/api/tables/{table}/talk") if line["kind"] == "reason"]
        assert lines[0]["text"] == "La raza es cuestión de gusto."


def test_every_reason_is_said_in_words_and_changes_no_answer() -> None:
    """The same game twice, once with bots that are asked why; every sentence is whole in both languages."""

    def played(*, asked: bool) -> tuple[list[str], set[str]]:
        table, given, questions = Table.new("sa17 rounds=2", ("Ann", "Ben", "Cy"), 5), list[str](), set[str]()
        bots = [make_bot("steward", seat) for seat in range(3)]
        narrators = [Narrator(table, Texts(language)) for language in ("en", "es")]
        while not table.over:
            ask = table.pending[0]
            question = Question(ask.seat, ask.name, tuple(table.keys(ask)), ask.about, ask.draft)
            bot, look = bots[ask.seat], partial(table.look, table.game.view, ask.seat)
            key = bot.choose(question, look)
            assert isinstance(bot, Outspoken)
            why = bot.why(question, key, look) if asked else None
            for narrator in narrators if why is not None else ():
                assert why is not None
                assert not narrator.message(why).startswith("reason-")
                questions.add(ask.name)
            table.answer(ask.seat, ask.id, key)
            given.append(key)
        return given, questions

    silent, _ = played(asked=False)
    spoken, questions = played(asked=True)
    assert spoken == silent
    assert {"race", "pick", "action", "secondary", "buy_technology", "claim_public"} <= questions <= set(REASONS)


def test_a_finished_game_is_seen_again_with_all_hands_open(service: Service) -> None:
    with service.guest("Ann") as ann:
        table = ann.create(SEATS)["table"]["id"]
        choose_races(ann, table)
        last = ann.get(f"/api/tables/{table}/history")["last"]
        assert not any(secrets_of(ann.get(f"/api/tables/{table}/history", **{"from": last})))
        assert ann.http.post(f"/api/tables/{table}/motion", json={"kind": "end", "seat": 0}).is_success
        assert ann.get(f"/api/tables/{table}")["over"]
        assert all(secrets_of(ann.get(f"/api/tables/{table}/history", **{"from": last})))
        assert [bool(count) for count in secrets_of(ann.get(f"/api/tables/{table}/history", seat=1, **{"from": last}))] == [
            False,
            True,
            False,
        ]
