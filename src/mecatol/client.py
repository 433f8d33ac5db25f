"""A player over the network: what a browser does, for programs. `examples/network_bot.py` plays a seat with it."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from types import NoneType
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import ProxyHandler, Request, build_opener

import msgspec
from websockets.exceptions import ConnectionClosedOK
from websockets.sync.client import ClientConnection, connect

from mecatol.service import messages as wire

T = TypeVar("T")
COOKIE = "mecatol_guest"


class Declined(Exception):
    """What the service refused, and why."""

    def __init__(self, problem: wire.Problem) -> None:
        super().__init__(f"{problem.message} {problem.remedy}".strip())
        self.problem = problem


class Client:
    """One guest at a service: `Client("http://127.0.0.1:8000")`. The cookie is who he is; keep it to come back."""

    def __init__(self, address: str, cookie: str = "") -> None:
        self.address = address.rstrip("/")
        self.cookie = cookie
        self._open = build_opener(ProxyHandler({})).open

    # -- people and tables -------------------------------------------------------------------------------------------------

    def introduce(self, name: str) -> wire.Guest:
        """Say what one is called."""
        return self._post("/api/guest", wire.NewGuest(name), wire.Guest)

    def sign_in(self, name: str, password: str) -> wire.Guest:
        """Come back to an account."""
        return self._post("/api/account/sign-in", wire.SignIn(name, password), wire.Guest)

    def tables(self) -> list[wire.TableSummary]:
        """One's own tables, then public ones."""
        return self._get("/api/tables", list[wire.TableSummary])

    def create(self, wanted: wire.NewTable) -> wire.TableCreated:
        """A new table."""
        return self._post("/api/tables", wanted, wire.TableCreated)

    def sit(self, link: str) -> wire.Seated:
        """Take a seat by its private link, whole or only its last part."""
        return self._post(f"/api/seats/{link.rsplit('/', 1)[-1]}", None, wire.Seated)

    # -- a seat ------------------------------------------------------------------------------------------------------------

    def view(self, table: str, seat: int | None = None) -> wire.SeatView:
        """How the table stands now."""
        return self._get(f"/api/tables/{table}/view", wire.SeatView, **({} if seat is None else {"seat": seat}))

    def answer(self, view: wire.SeatView, key: str) -> wire.Accepted:
        """Answer what a view asks."""
        assert view.decision is not None
        return self._post(_seat(view, "answer"), wire.Answer(view.decision.id, (key,), view.sequence), wire.Accepted)

    def plan(self, view: wire.SeatView, keys: Sequence[str]) -> wire.Accepted:
        """Answer what a view asks and what comes next, all or nothing."""
        assert view.decision is not None
        return self._post(_seat(view, "plan"), wire.Plan(view.decision.id, tuple(keys), view.sequence), wire.Accepted)

    def preview(self, view: wire.SeatView, keys: Sequence[str] = ()) -> wire.Preview:
        """What would come of a plan."""
        return self._post(_seat(view, "preview"), wire.WhatIf(tuple(keys)), wire.Preview)

    def act(self, view: wire.SeatView, key: str) -> wire.Accepted:
        """Do something out of turn."""
        return self._post(_seat(view, "act"), wire.Act(key, view.sequence), wire.Accepted)

    def retract(self, view: wire.SeatView) -> wire.Accepted:
        """Take back an answer that is still sealed."""
        return self._post(_seat(view, "retract"), None, wire.Accepted)

    def explain(self, view: wire.SeatView, intent: str) -> wire.Explained:
        """Why something may or may not be done."""
        return self._get(_seat(view, "explain"), wire.Explained, intent=intent)

    # -- words -------------------------------------------------------------------------------------------------------------

    def say(self, table: str, text: str) -> wire.Said:
        """Say something that everybody at the table reads."""
        return self._post(f"/api/tables/{table}/say", wire.Say(text), wire.Said)

    def talk(self, table: str, after: int = 0) -> list[wire.Said]:
        """What was said there behind a number, and what the table itself told."""
        return self._get(f"/api/tables/{table}/talk", list[wire.Said], after=after)

    def whisper(self, table: str, seat: int, to: int, text: str) -> wire.Whispered:
        """Say something from a seat of one's own to another, which the two alone read."""
        return self._post(_at(table, seat, "whisper"), wire.Whisper(to, text), wire.Whispered)

    def whispers(self, table: str, seat: int, after: int = 0) -> list[wire.Whispered]:
        """What was whispered to one and by one behind a number."""
        return self._get(_at(table, seat, "whispers"), list[wire.Whispered], after=after)

    def note(self, table: str, seat: int, text: str, about: str = "") -> None:
        """Write something down for oneself, about the game, "system:0,1" or "player:2"; without words it is wiped out."""
        self._post(_at(table, seat, "notes"), wire.NewNote(about, text), NoneType)

    def notes(self, table: str, seat: int) -> list[wire.Note]:
        """What one has written down for oneself."""
        return self._get(_at(table, seat, "notes"), list[wire.Note])

    def deal(self, table: str, seat: int, others: Sequence[int], text: str, *, public: bool = False) -> wire.Deal:
        """Write down what one has agreed upon with others."""
        return self._post(_at(table, seat, "deals"), wire.NewDeal(tuple(others), text, public), wire.Deal)

    def deals(self, table: str) -> list[wire.Deal]:
        """The deals that one may read."""
        return self._get(f"/api/tables/{table}/deals", list[wire.Deal])

    # -- standing orders ---------------------------------------------------------------------------------------------------

    def orders(self, table: str, seat: int) -> list[wire.StandingOrder]:
        """One's own standing orders."""
        return self._get(_at(table, seat, "orders"), list[wire.StandingOrder])

    def order(self, table: str, seat: int, wanted: wire.NewOrder) -> list[wire.StandingOrder]:
        """Let a question be answered so whenever it is asked, after a while that is drawn; all that hold then."""
        return self._post(_at(table, seat, "orders"), wanted, list[wire.StandingOrder])

    def end_order(self, table: str, seat: int, order: str) -> list[wire.StandingOrder]:
        """Withdraw one; those that are left."""
        return self._post(_at(table, seat, f"orders/{order}/end"), None, list[wire.StandingOrder])

    # -- the socket --------------------------------------------------------------------------------------------------------

    def follow(self, table: str, seat: int | None = None) -> Iterator[wire.SeatView]:
        """The newest view, again and again, as things happen; until the socket is closed."""
        return (told for told in self.listen(table, seat) if isinstance(told, wire.SeatView))

    def listen(self, table: str, seat: int | None = None) -> Generator[wire.SeatView | wire.Said | wire.Whispered, None, None]:
        """The same, and each line of chat and each whisper as it comes."""
        with self._live(table, seat) as live:
            while True:
                yield from live.told(live.next())

    @contextmanager
    def play(self, table: str, seat: int) -> Iterator[Playing]:
        """The views of a seat, as `follow` tells them, with answers by the same way."""
        with self._live(table, seat) as live:
            yield Playing(live)

    @contextmanager
    def _live(self, table: str, seat: int | None) -> Iterator[Live]:
        query = "?beats=true" + ("" if seat is None else f"&seat={seat}")
        where = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live{query}"
        headers = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        with connect(where, additional_headers=headers, max_size=None, proxy=None) as socket:
            socket.send(msgspec.json.encode(wire.Resume()).decode())
            with suppress(ConnectionClosedOK):
                yield Live(socket)

    # -- the network -------------------------------------------------------------------------------------------------------

    def _get(self, path: str, kind: type[T], **query: str | int) -> T:
        return self._asked(Request(f"{self.address}{path}" + (f"?{urlencode(query)}" if query else "")), kind)

    def _post(self, path: str, said: wire.Request | None, kind: type[T]) -> T:
        body = b"" if said is None else msgspec.json.encode(said)
        return self._asked(Request(f"{self.address}{path}", data=body, headers={"Content-Type": "application/json"}), kind)

    def _asked(self, request: Request, kind: type[T]) -> T:
        if self.cookie:
            request.add_header("Cookie", f"{COOKIE}={self.cookie}")
        try:
            with self._open(request, timeout=60) as response:
                for name, value in response.headers.items():
                    if name.lower() == "set-cookie" and value.startswith(f"{COOKIE}="):
                        self.cookie = value.split(";")[0].partition("=")[2]
                return msgspec.json.decode(response.read() or b"null", type=kind)
        except HTTPError as why:
            with why:
                raise Declined(msgspec.json.decode(why.read(), type=wire.Problem)) from why


class Live:
    """A socket of a table, and the view that its frames make."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: Any = None

    def next(self) -> Any:
        """The next frame."""
        return msgspec.json.decode(self.socket.recv())

    def told(self, frame: Any) -> list[wire.SeatView | wire.Said | wire.Whispered]:
        """What a frame tells."""
        match frame["frame"]:
            case "update":
                self.seen = frame["view"]
            case "beats":
                for beat in frame["beats"]:
                    apply(self.seen["position"], beat["changes"])
                apply(self.seen, frame["changes"])
            case "talk":
                return [*msgspec.convert(frame["said"], list[wire.Said])]
            case "whispers":
                return [*msgspec.convert(frame["said"], list[wire.Whispered])]
            case _:
                return []
        return [msgspec.convert(self.seen, wire.SeatView)]


class Playing:
    """A seat that is played over its socket."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._views: deque[wire.SeatView] = deque()  # that came while somebody waited for something else
        self.view: wire.SeatView | None = None  # the one that was looked at last

    def __iter__(self) -> Iterator[wire.SeatView]:
        """The newest view, again and again, as things happen."""
        while True:
            while not self._views:
                self._hear()
            self.view = self._views.popleft()
            yield self.view

    def answer(self, key: str) -> wire.Accepted:
        """Answer what the view asks that was looked at last; on disk when this returns."""
        assert self.view is not None
        assert self.view.decision is not None
        asked = self.view.decision.id
        self._live.socket.send(msgspec.json.encode(wire.Answering(asked, (key,), self.view.sequence)).decode())
        while (frame := self._hear())["frame"] not in ("accepted", "refused"):
            pass
        if frame["frame"] == "refused":
            raise Declined(msgspec.convert(frame["problem"], wire.Problem))
        return wire.Accepted(frame["sequence"])

    def _hear(self) -> Any:
        frame = self._live.next()
        self._views += [told for told in self._live.told(frame) if isinstance(told, wire.SeatView)]
        return frame


def _seat(view: wire.SeatView, what: str) -> str:
    assert view.seat is not None
    return _at(view.table, view.seat, what)


def _at(table: str, seat: int, what: str) -> str:
    return f"/api/tables/{table}/seats/{seat}/{what}"


def apply(seen: Any, changes: Sequence[Any]) -> None:
    """Changes to a view as data, in place."""
    for path, value in changes:
        *way, last = path
        place = seen
        for step in way:
            place = place[step] if isinstance(step, int) else place.setdefault(step, {})
        place[last] = value
