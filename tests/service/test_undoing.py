"""Going back: free while nobody else and no chance had a say, else by consent; what touched others stays told."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest
from serving import Person, Service, asked, entered, on_disk, picked, seated, with_desks

from mecatol.play import Table
from mecatol.service import messages as wire
from mecatol.service.desk import Desk
from mecatol.service.refusals import Declined
from mecatol.service.settings import Settings

BOTH = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "guest"}]


class Pair:
    """Ann and Ben at a table, playing at random."""

    def __init__(self, service: Service, ann: Person, ben: Person, seed: int = 2, **more: Any) -> None:
        created = ann.create(BOTH, seed=seed, **more)
        self.service, self.people, self.random = service, (ann, ben), Random(seed)
        self.table = str(created["table"]["id"])
        ben.done(ben.http.post(created["links"][0]["path"].replace("/seat/", "/api/seats/")))

    def view(self, seat: int) -> Any:
        return self.people[seat].view(self.table, seat)

    def post(self, seat: int, what: str, **said: Any) -> Any:
        return self.people[seat].done(self.tried(seat, what, **said))

    def tried(self, seat: int, what: str, **said: Any) -> Any:
        return self.people[seat].http.post(f"/api/tables/{self.table}/seats/{seat}/{what}", json=said)

    def step(self) -> int:
        """Somebody answers; who."""
        for seat in (0, 1):
            view = self.view(seat)
            if view["decision"]:
                self.people[seat].done(self.people[seat].answer(view, picked(view, self.random)))
                return seat
        raise AssertionError("nobody is asked anything")

    def until(self, free: bool) -> int:
        """Play until somebody's last answer may be taken back freely, or not; who."""
        while True:
            seat = self.step()
            offer = self.people[seat].get(f"/api/tables/{self.table}/seats/{seat}/undo")
            if offer["free"] == free and not self.view(seat)["can_retract"] and self.view(seat)["position"]["round"]:
                return seat

    def stands(self) -> bytes:
        return on_disk(self.service.file, self.table).encoded()

    def said(self, seat: int) -> list[str]:
        found = self.people[seat].get(f"/api/tables/{self.table}/talk")
        return [line["text"] for line in found if line["kind"] == "notice"]


@pytest.fixture
def pair(service: Service) -> Any:
    with service.guest("Ann") as ann, service.guest("Ben") as ben:
        yield Pair(service, ann, ben)


def test_what_nobody_answered_is_taken_back_freely_and_silently(pair: Pair) -> None:
    seat = pair.until(free=True)
    assert pair.view(seat)["can_take_back"]
    before, said = pair.view(seat), len(pair.said(seat))
    after = pair.stands()
    undone = pair.post(seat, "undo", sequence=before["sequence"])
    assert undone["done"]
    view = pair.view(seat)
    assert view["decision"]
    assert view["rewinds"] == before["rewinds"] + 1
    assert view["can_redo"]
    assert len(pair.said(seat)) == said
    assert not pair.view(1 - seat)["can_redo"]
    pair.post(seat, "redo")
    assert pair.stands() == after
    assert not pair.view(seat)["can_redo"]
    assert pair.tried(seat, "redo").json()["code"] == "refused"


def test_what_touches_another_needs_his_consent(pair: Pair) -> None:
    seat = pair.until(free=False)
    other, stood = 1 - seat, pair.stands()
    undone = pair.post(seat, "undo", sequence=pair.view(seat)["sequence"])
    assert (undone["done"], undone["needs"]) == (False, [other])
    assert pair.stands() == stood
    request = pair.view(other)["undo"]
    assert (request["seat"], request["needs"]) == (seat, [other])
    assert request["words"]
    assert pair.post(other, "consent", agree=True)["done"]
    assert pair.stands() != stood
    assert pair.view(other)["undo"] is None
    assert any("went back" in line for line in pair.said(other))


def test_a_refusal_ends_it_and_so_does_playing_on(pair: Pair) -> None:
    seat = pair.until(free=False)
    pair.post(seat, "undo", sequence=pair.view(seat)["sequence"])
    pair.post(1 - seat, "consent", agree=False)
    assert pair.view(seat)["undo"] is None
    assert any("does not agree" in line for line in pair.said(seat))
    assert pair.tried(1 - seat, "consent", agree=True).json()["code"] == "refused"
    pair.post(seat, "undo", sequence=pair.view(seat)["sequence"])
    pair.step()
    assert pair.view(seat)["undo"] is None


@pytest.mark.rule("CP-FAQ-28")
def test_the_votes_of_the_power_broker_do_not_count_when_the_table_goes_back(service: Service) -> None:
    with service.guest("Ann") as ann, service.guest("Ben") as ben:
        pair = Pair(service, ann, ben, ruleset="cp")
        seat = pair.until(free=False)
        while pair.view(seat)["position"]["titles"].get("power_broker") != seat:
            seat = pair.until(free=False)
        stood = pair.stands()
        undone = pair.post(seat, "undo", sequence=pair.view(seat)["sequence"])
        assert (undone["done"], undone["needs"]) == (False, [1 - seat])
        pair.post(1 - seat, "consent", agree=False)
        assert pair.stands() == stood


def test_others_words_do_not_say_what_somebody_chose(pair: Pair) -> None:
    seat = pair.until(free=False)
    pair.post(seat, "undo", sequence=pair.view(seat)["sequence"], to="event", event=pair.view(seat)["sequence"] // 2)
    keys = {d.key for d in on_disk(pair.service.file, pair.table).decisions() if d.seat == seat and len(d.key) > 8}
    words = " ".join(pair.view(1 - seat)["undo"]["words"])
    assert not [key for key in keys if key in words]


def test_a_turn_begins_again(pair: Pair) -> None:
    while True:
        seat = pair.step()
        turns = [d for d in on_disk(pair.service.file, pair.table).decisions() if d.seat == seat and d.name == "action"]
        if turns and pair.view(seat)["decision"] and pair.view(seat)["decision"]["name"] != "action":
            break
    undone = pair.post(seat, "undo", sequence=pair.view(seat)["sequence"], to="turn")
    if not undone["done"]:
        pair.post(1 - seat, "consent", agree=True)
    assert pair.view(seat)["decision"]["name"] == "action"


def test_bots_agree_and_the_stale_are_refused(service: Service) -> None:
    with service.guest("Ann") as ann:
        table = ann.create([{"name": "Ann", "plays": "me"}, {"name": "Ben"}], seed=5)["table"]["id"]
        random, path = Random(1), f"/api/tables/{table}/seats/0"
        while not (view := ann.view(table, 0))["position"]["round"] or not view["decision"]:
            if view["decision"]:
                ann.done(ann.answer(view, picked(view, random)))
        event = view["sequence"] // 2
        assert ann.http.post(f"{path}/undo", json={"sequence": view["sequence"] + 1}).json()["code"] == "stale"
        undone = ann.done(ann.http.post(f"{path}/undo", json={"sequence": view["sequence"], "to": "event", "event": event}))
        assert undone["done"]
        assert ann.view(table, 0)["rewinds"] == 1


def test_the_record_with_undos_read_back_is_the_same_game(tmp_path: Any) -> None:
    file, random = tmp_path / "games.sqlite", Random(4)

    async def play(desk: Desk) -> None:
        table, cookie = await seated(desk)
        room = await entered(desk, table)
        back = 0
        for number in range(600):
            seat, answer = asked(room.table, random)
            await desk.answer(table, seat, answer, cookie)
            if number % 9 == 0:
                to: Any = random.choice(["last", "turn", "event"])
                wanted = wire.UndoWanted(
                    room.table.heard(seat), to, random.randrange(1, room.table.heard(seat) + 1) if to == "event" else 0
                )
                with suppress(Declined):  # nothing of one's own, or nothing was asked there
                    await desk.undo(table, seat, wanted, cookie)
                    back += 1
                    if random.random() < 0.7:
                        await desk.redo(table, seat, cookie)
                same(room.table, on_disk(file, table))
        assert back > 20

    def same(playing: Table, read: Table) -> None:
        assert read.encoded() == playing.encoded()
        assert read.notices == []
        assert [ask.id for ask in read.pending] == [ask.id for ask in playing.pending]
        assert read.rewinds == playing.rewinds
        for seat in (None, 0, 1, 2):
            assert read.events_since(seat, 0) == playing.events_since(seat, 0)

    with_desks(file, play, settings=Settings(lines_a_minute=1000))
