"""A player over the network: what a browser does, for programs. `examples/network_bot.py` plays a seat with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import ProxyHandler, Request, build_opener

import msgspec
from websockets.sync.client import connect

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

    def follow(self, table: str, seat: int | None = None) -> Iterator[wire.SeatView]:
        """The newest view, again and again, as things happen; until the socket is closed."""
        query = "?beats=true" + ("" if seat is None else f"&seat={seat}")
        where = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live{query}"
        headers = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        with connect(where, additional_headers=headers, max_size=None, proxy=None) as socket:
            socket.send(msgspec.json.encode(wire.Resume()).decode())
            seen: Any = None
            for text in socket:
                frame = msgspec.json.decode(text)
                if frame["frame"] == "update":
                    seen = frame["view"]
                elif frame["frame"] == "beats":
                    for beat in frame["beats"]:
                        apply(seen["position"], beat["changes"])
                    apply(seen, frame["changes"])
                else:
                    continue
                yield msgspec.convert(seen, wire.SeatView)

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
                return msgspec.json.decode(response.read(), type=kind)
        except HTTPError as why:
            with why:
                raise Declined(msgspec.json.decode(why.read(), type=wire.Problem)) from why


def _seat(view: wire.SeatView, what: str) -> str:
    return f"/api/tables/{view.table}/seats/{view.seat}/{what}"


def apply(seen: Any, changes: Sequence[Any]) -> None:
    """Changes to a view as data, in place."""
    for path, value in changes:
        *way, last = path
        place = seen
        for step in way:
            place = place[step] if isinstance(step, int) else place.setdefault(step, {})
        place[last] = value
