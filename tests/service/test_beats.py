"""Frames of differences: who applies them beat by beat has the view that others are sent whole."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from serving import Person, Service, heard, picked, resumed
from websockets.sync.client import ClientConnection

from mecatol.client import apply
from mecatol.service import messages as wire


class Follower:
    """A client that is sent differences."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        update = resumed(socket)
        self.view: Any = update["view"]
        self.events: list[int] = [event["number"] for event in update["events"]]
        self.whole = self.beats = self.bytes = 0

    def hear(self) -> None:
        """The next frame."""
        frame = heard(self.socket)
        if frame["frame"] == "update":
            self.view, self.whole = frame["view"], self.whole + 1
            self.events = [event["number"] for event in frame["events"]] if frame["anew"] else self.events
        elif frame["frame"] == "beats":
            assert frame["beats"] or frame["changes"]
            for beat in frame["beats"]:
                self.events += [event["number"] for event in beat["events"]]
                apply(self.view["position"], beat["changes"])
            apply(self.view, frame["changes"])
            self.beats += len(frame["beats"])

    def catch_up(self, person: Person, seat: int | None) -> None:
        """Hear until nothing is missing; then the view must be the very one that is sent whole."""
        now = person.view(self.view["table"], seat)
        while known(self.view) != known(now):
            self.hear()
            now = person.view(self.view["table"], seat) if self.view["sequence"] >= now["sequence"] else now
        assert self.events == list(range(self.events[0], self.view["sequence"] + 1))


def known(view: Any) -> wire.SeatView:
    """A view with its defaults filled in."""
    return msgspec.convert(view, wire.SeatView)


@pytest.mark.parametrize("steps", [False, True], ids=["together", "step by step"])
@pytest.mark.parametrize(("seat", "teaching"), [(0, False), (None, False), (0, True)])
def test_differences_lead_to_the_whole_view(service: Service, seat: int | None, teaching: bool, steps: bool) -> None:
    random = Random(5)
    with service.guest("Ann") as ann:
        table = ann.create([{"name": name, "plays": "me"} for name in ("Ann", "Ben", "Cy")], seed=8, teaching=teaching)["table"][
            "id"
        ]
        with ann.listen(table, seat, beats=True, steps=steps) as socket:
            follower = Follower(socket)
            for number in range(120):
                for each in (0, 1, 2):
                    view = ann.view(table, each)
                    if view["decision"]:
                        ann.done(ann.answer(view, picked(view, random)))
                if number % 10 == 0:
                    follower.catch_up(ann, seat)
            follower.catch_up(ann, seat)
            assert follower.beats > 10
            assert follower.whole == 0
            undo = {"sequence": ann.view(table, 0)["sequence"]}
            ann.done(ann.http.post(f"/api/tables/{table}/seats/0/undo", json=undo))
            follower.catch_up(ann, seat)
            assert follower.view["rewinds"] == 1
            assert follower.whole == 1


def test_every_beat_is_what_the_types_say(service: Service) -> None:
    with service.guest("Ann") as ann:
        table = ann.create([{"name": "Ann", "plays": "me"}, {"name": "Ben"}])["table"]["id"]
        decode, random, beats = msgspec.json.Decoder(wire.FromService).decode, Random(2), 0
        with ann.listen(table, 0, beats=True) as socket:
            resumed(socket)
            while beats < 20:
                view = ann.view(table, 0)
                if view["decision"]:
                    ann.done(ann.answer(view, picked(view, random)))
                frame = decode(socket.recv(20))
                if isinstance(frame, wire.Beats):
                    beats += len(frame.beats)
                    assert all(beat.events or beat.changes for beat in frame.beats)
