"""No frame and no response contains what its listener may not see: the real secrets are looked for in the real bytes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random

from serving import Person, Service, on_disk, picked, resumed
from websockets.sync.client import ClientConnection

from mecatol.play import Table
from mecatol.rules.official.game import Game

HANDS = ("action_card", "political_card", "secret_objective", "preliminary_objective", "race")


def hidden_from(table: Table, seat: int | None) -> set[str]:
    """Ids of whatever lies in others' hands and is not for that seat to see, as they would stand on the wire."""
    game = table.game
    assert isinstance(game, Game)
    lying = [(zone, thing) for zone in game.zones() if zone.kind in HANDS and zone.owner >= 0 for thing in zone.things]
    seen = {thing for zone, thing in lying if game.sees(seat, zone, thing)}
    return {f'"{thing}"' for zone, thing in lying if thing not in seen}


class Ear:
    """A socket and everything it has received since the last look."""

    def __init__(self, person: Person, socket: ClientConnection, table: str, seat: int | None) -> None:
        self.person, self.socket, self.table, self.seat = person, socket, table, seat
        resumed(socket)

    def received(self) -> Iterator[str]:
        """Frames, and what REST says of the same table."""
        while True:
            try:
                frame = self.socket.recv(0.02)
            except TimeoutError:
                break
            assert isinstance(frame, str)
            yield frame
        query = {} if self.seat is None else {"seat": self.seat}
        yield self.person.http.get(f"/api/tables/{self.table}/view", params=query).text
        yield self.person.http.get(f"/api/tables/{self.table}/events", params=query).text
        tables = self.person.http.get("/api/tables").json()  # those of other games too, where the same things need be no secret
        yield json.dumps([listed for listed in tables if listed["id"] == self.table])


def test_nothing_hidden_is_in_any_frame(service: Service) -> None:
    seats = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "guest"}, {"name": "Cy"}]
    random, looked_for = Random(8), 0
    with ExitStack() as stack:
        ann, ben, zoe = (stack.enter_context(service.guest(name)) for name in ("Ann", "Ben", "Zoe"))
        created = ann.create(seats, seed=4)
        table = created["table"]["id"]
        ben.done(ben.http.post(created["links"][0]["path"].replace("/seat/", "/api/seats/")))
        listeners = ((ann, 0), (ben, 1), (zoe, None))
        ears = [Ear(person, stack.enter_context(person.listen(table, seat)), table, seat) for person, seat in listeners]
        before = on_disk(service.file, table)
        asked = 0
        while asked < 25 or before.game.state.round < 2:  # on a busy machine bots need their time
            asked += 1
            answer_some(ann, ben, table, random, 12)
            heard = [(ear, list(ear.received())) for ear in ears]
            now = on_disk(service.file, table)  # bots go on playing: what was hidden before and after was hidden meanwhile
            for ear, texts in heard:
                still = hidden_from(before, ear.seat) & hidden_from(now, ear.seat)
                looked_for += len(still)
                for text in texts:
                    found = [secret for secret in still if secret in text]
                    assert not found, f"seat {ear.seat} was told of {found}: {text[:2000]}"
            before = now
        assert looked_for > 200  # there was something to look for


def answer_some(ann: Person, ben: Person, table: str, random: Random, most: int) -> None:
    """Both answer what they are asked, a few times; bots play in between."""
    for _ in range(most):
        for person, seat in ((ann, 0), (ben, 1)):
            view = person.view(table, seat)
            if view["decision"]:
                person.answer(view, picked(view, random))


def test_own_secrets_are_there(service: Service) -> None:
    """The test above looks for the right things: a seat's own hand is in its own view, as ids."""
    seats = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "me"}]
    with service.guest("Ann") as ann:
        table, random = ann.create(seats, seed=4)["table"]["id"], Random(2)
        while ann.view(table)["position"]["round"] < 1:
            for seat in (0, 1):
                view = ann.view(table, seat)
                if view["decision"]:
                    ann.done(ann.answer(view, picked(view, random)))
        saved = on_disk(service.file, table)
        for seat in (0, 1):
            secrets = hidden_from(saved, 1 - seat) - hidden_from(saved, seat)
            assert secrets
            mine, theirs = (ann.http.get(f"/api/tables/{table}/view", params={"seat": each}).text for each in (seat, 1 - seat))
            assert all(secret in mine for secret in secrets)
            assert not any(secret in theirs for secret in secrets)
