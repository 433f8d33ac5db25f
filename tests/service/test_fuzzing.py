"""Whatever the wire allows, and much that it does not: nothing breaks the service, nothing leaks, and it does not grow."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.core.result import Ok
from serving import Person, Service, resumed
from websockets.exceptions import ConnectionClosed, WebSocketException

SEATS = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "guest"}, {"name": "Cy", "bot": "hasty"}]
WRONG = ("Traceback", "sqlalchemy", "msgspec.", "/site-packages/")
CLOSED = (1000, 1002, 1003, 1006, 1007, 1009, 4400, 4408)
NUMBERS = (-1, 2**70, "x", None)
QUIETLY = settings(database=None, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
FRAMES = ({"frame": "resume"}, {"frame": "ping"}, {"frame": "resume", "sequence": 1, "rewinds": 0, "chat": 0})


def memory(pid: int) -> int:
    """Bytes that a process has."""
    pages = Path(f"/proc/{pid}/statm").read_text().split()[1]
    return int(pages) * 4096


@pytest.mark.parametrize("examples", [4, pytest.param(300, marks=pytest.mark.soak)])
def test_no_request_that_the_document_allows_breaks_the_service(tmp_path: Path, examples: int) -> None:
    """Every operation of the OpenAPI document, at a table of one's own and at any other."""
    file, many = tmp_path / "games.sqlite", "10000000"
    crowd = Service(file, tmp_path, requests_a_minute=many, guests_an_hour=many, tables_an_hour="40")
    with crowd as service, service.guest("Ann") as ann:
        table = ann.create(SEATS)["table"]["id"]
        document = schemathesis.openapi.from_url(f"{service.address}/schema/openapi.json")
        tried = 0
        for found in document.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()

            @seed(tried)
            @settings(QUIETLY, max_examples=examples)
            @given(case=operation.as_strategy())
            def attempt(case: schemathesis.Case[Any]) -> None:
                if "table" in case.path_parameters and len(case.formatted_path) % 4:
                    case.path_parameters |= {"table": table}
                    case.path_parameters |= {"seat": 0} if "seat" in case.path_parameters else {}
                response = case.call(cookies={"mecatol_guest": ann.cookie}, verify=False, timeout=60)
                assert response.status_code < 500, (case.as_curl_command(), response.text)
                assert not any(wrong in response.text for wrong in WRONG)
                if response.status_code >= 400 and case.formatted_path.startswith("/api/"):
                    assert {"code", "message"} <= response.json().keys()

            attempt()
            tried += 1
        assert tried > 50
        assert ann.http.get("/readyz").text == "ready\n"


def nonsense(random: Random) -> str | bytes:
    """A frame: one of ours, one of ours with something changed, or anything at all."""
    text = json.dumps(random.choice(FRAMES))
    kind = random.randrange(6)
    if kind == 0:
        return text
    if kind == 1:
        return random.randbytes(random.randrange(1, 200))
    if kind == 2:
        return "[" * random.randrange(1, 2000)
    if kind == 3:
        return json.dumps({"frame": random.choice(("resume", "ping", "answer", "")), "sequence": random.choice(NUMBERS)})
    if kind == 4:
        return "x" * random.randrange(1, 6000)
    place = random.randrange(len(text))
    return text[:place] + chr(random.randrange(1, 0x2000)) + text[place + 1 :]


def listen_to_nonsense(person: Person, table: str, random: Random, sockets: int) -> None:
    for _ in range(sockets):
        seat = random.choice((None, 0, 1, 7))
        with suppress(WebSocketException), person.listen(table, seat, beats=random.random() < 0.5) as socket:
            with suppress(ConnectionClosed, TimeoutError):
                for _ in range(random.randrange(1, 6)):
                    socket.send(nonsense(random))
                while random.random() < 0.9:
                    heard = str(socket.recv(0.05))
                    assert not any(wrong in heard for wrong in WRONG)
            if socket.close_code is not None:
                assert socket.close_code in (*CLOSED, 4401, 4403)


@pytest.mark.parametrize("sockets", [40, pytest.param(5000, marks=pytest.mark.soak)])
def test_no_frame_breaks_the_service_and_it_does_not_grow(tmp_path: Path, sockets: int) -> None:
    random = Random(sockets)
    with Service(tmp_path / "games.sqlite", tmp_path, requests_a_minute="10000000") as service, service.guest("Ann") as ann:
        table = ann.create([{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "me"}])["table"]["id"]
        listen_to_nonsense(ann, table, random, sockets)
        before = memory(service.process.pid)
        listen_to_nonsense(ann, table, random, 3 * sockets)
        assert memory(service.process.pid) - before < 16 * 2**20
        with ann.listen(table, 0) as socket:
            assert resumed(socket)["frame"] == "update"
        told = (ann.http.get("/metrics").text for _ in range(1000))  # who has hung up is forgotten in a moment
        assert any("mecatol_sockets 0\n" in each for each in told)
