"""What an operator looks at, programs that play over the network, and a wheel that serves."""

from __future__ import annotations

import logging
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import zipfile
from contextlib import ExitStack
from pathlib import Path

import httpx
import msgspec
import pytest
from serving import ADDRESS, Person, Service

from examples.network_bot import play
from mecatol.client import Client, Declined
from mecatol.service import messages as wire
from mecatol.service.logs import Lines

ROOT = Path(__file__).parents[2]
TWO = (wire.SeatWanted("Ann", "guest"), wire.SeatWanted("Ben", "guest"))


def test_a_program_plays_over_the_network(service: Service) -> None:
    host = Client(service.address)
    host.introduce("Host")
    made = host.create(wire.NewTable("Test", (wire.SeatWanted("Ann", "guest"), wire.SeatWanted("Ben")), seed=4))
    assert play(service.address + made.links[0].path, rounds=1) > 10
    assert host.view(made.table.id).position.round >= 1
    with pytest.raises(Declined, match="link"):
        host.sit(made.links[0].path)


def test_the_client_plans_and_previews(service: Service) -> None:
    ann = Client(service.address)
    ann.introduce("Ann")
    made = ann.create(wire.NewTable("Test", (wire.SeatWanted("Ann", "me"), wire.SeatWanted("Ben")), seed=4))
    view = next(view for view in ann.follow(made.table.id, 0) if view.decision is not None)
    assert view.decision is not None
    key = view.decision.options[0].key
    assert ann.preview(view, [key]).taken == 1
    assert ann.plan(view, [key]).sequence >= view.sequence
    again = Client(service.address, ann.cookie)
    assert made.table.id in [table.id for table in again.tables()]


def test_the_client_talks_whispers_takes_notes_and_leaves_orders(service: Service) -> None:
    ann, ben = Client(service.address), Client(service.address)
    ann.introduce("Ann")
    made = ann.create(wire.NewTable("Test", (wire.SeatWanted("Ann", "me"), TWO[1]), seed=4))
    table, seats = made.table.id, (0, ben.sit(made.links[0].path).seat)
    assert seats == (0, 1)
    hears = ben.listen(table, 1)
    assert isinstance(next(hears), wire.SeatView)
    ann.say(table, "Hello")
    ann.whisper(table, 0, 1, "The north is yours")
    told = list[str]()
    while told[-1:] != ["The north is yours"]:
        line = next(hears)
        told += [] if isinstance(line, wire.SeatView) else [line.text]
    hears.close()
    assert told[-2:] == ["Hello", "The north is yours"]
    assert [line.text for line in ben.talk(table)][-1] == "Hello"
    assert [line.text for line in ben.whispers(table, 1)] == ["The north is yours"]
    with pytest.raises(Declined, match="seat"):
        ben.whispers(table, 0)
    ann.note(table, 0, "He lies", "player:1")
    assert [(note.about, note.text) for note in ann.notes(table, 0)] == [("player:1", "He lies")]
    assert ben.notes(table, 1) == []
    deal = ann.deal(table, 0, [1], "Peace for a round")
    assert [each.id for each in ben.deals(table)] == [deal.id]
    (order,) = ann.order(table, 0, wire.NewOrder("", "pass", this_round=True))
    assert ann.orders(table, 0) == [order]
    assert ann.end_order(table, 0, order.id) == []
    view = ann.view(table, 0)
    assert ann.explain(view, "activate:0,0").allowed is False


def test_it_says_that_it_lives_is_ready_and_what_it_counts(service: Service) -> None:
    with httpx.Client(base_url=service.address, timeout=60, verify=False) as operator:
        assert operator.get("/healthz").text == "alive\n"
        assert operator.get("/readyz").text == "ready\n"
        told = operator.get("/metrics")
        assert told.headers["content-type"].startswith("text/plain")
        lines = told.text.splitlines()
        assert any(re.fullmatch(r'mecatol_requests_total\{method="GET",status="200"\} \d+', line) for line in lines)
        assert any(line.startswith("mecatol_tables_in_memory ") for line in lines)
        assert all(re.fullmatch(r"# .*|mecatol_\w+(\{[^}]*\})? [\d.e+-]+", line) for line in lines), told.text


def test_the_operators_page_is_opened_by_his_secret_alone(service: Service, tmp_path: Path) -> None:
    secret = "known to nobody else"
    with Service(tmp_path / "games.sqlite", tmp_path, operator=secret) as open_, open_.guest("Ann") as ann:
        seats = [{"name": "Ann", "plays": "me"}, {"name": "Ben"}]
        table = ann.create(seats, name="Friday & Co")["table"]["id"]
        for wrong in (None, ("operator", "guess"), ("operator", "")):
            refused = ann.http.get("/operator", auth=wrong)
            assert refused.status_code == 401
            assert table not in refused.text
        told = ann.http.get("/operator", auth=("operator", secret))
        assert told.status_code == 200
        assert table in told.text
        assert "Friday &amp; Co" in told.text
        assert "mecatol_tables_in_memory" in told.text
        assert ann.cookie not in told.text
    with httpx.Client(base_url=service.address, timeout=60, verify=False) as anybody:
        assert anybody.get("/operator", auth=("operator", secret)).status_code == 404  # nobody has set one


def test_lines_of_the_log_hold_no_link() -> None:
    record = logging.LogRecord("mecatol", logging.ERROR, "", 1, "fault at /seat/%s", ("A" * 32,), None)
    line = msgspec.json.decode(Lines().format(record))
    assert (line["level"], line["says"]) == ("error", "fault at /seat/…")


def test_it_stops_soon_and_nothing_is_lost(tmp_path: Path) -> None:
    with Service(tmp_path / "games.sqlite", tmp_path) as service:
        host = Client(service.address)
        host.introduce("Host")
        for _ in range(4):
            host.create(wire.NewTable("Test", (wire.SeatWanted("Ann"), wire.SeatWanted("Ben"))))
        service.process.send_signal(signal.SIGTERM)
        assert service.process.wait(20) in (0, -signal.SIGTERM)
    with Service(tmp_path / "games.sqlite", tmp_path) as service:
        assert len(Client(service.address).tables()) == 4


def test_it_stops_soon_though_people_who_wait_for_a_game_do_not_read(tmp_path: Path) -> None:
    """They are told of so much that their lines are full, and nobody waits for them in the end."""
    seats = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "guest"}]
    with Service(tmp_path / "games.sqlite", tmp_path, lines_a_minute="1000000") as service, service.guest("Ann") as ann:
        table = ann.done(ann.http.post("/api/tables", json={"name": "Test", "seats": seats, "waits": True}))["table"]["id"]
        host, port = service.address.removeprefix("http://").split(":")
        head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}:{port}\r\nCookie: mecatol_guest={ann.cookie}\r\n"
        upgrade = (
            f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n"
        )
        with ExitStack() as waiting:
            for _ in range(5):
                rude = waiting.enter_context(socket.create_connection((host, int(port)), timeout=60))
                rude.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                rude.sendall((head + upgrade).encode())
                assert rude.recv(12) == b"HTTP/1.1 101"
            for _ in range(400):
                ann.done(ann.http.post(f"/api/tables/{table}/seats/1/link"))
            service.process.send_signal(signal.SIGTERM)
            assert service.process.wait(60) in (0, -signal.SIGTERM)
    with Service(tmp_path / "games.sqlite", tmp_path) as service, Person(service.address) as again:
        again.http.cookies.set("mecatol_guest", ann.cookie)
        assert not again.get(f"/api/tables/{table}")["started"]


@pytest.mark.soak
def test_a_wheel_serves_without_node(tmp_path: Path) -> None:
    """Built, put into an environment of its own beside what it depends on, and a turn is played."""
    client = ROOT / "web" / "dist" / "index.html"
    assert client.is_file(), "the client is not built: run `make web/dist/index.html`"
    uv = ROOT / ".uv" / "bin" / "uv"
    subprocess.run([uv, "build", "--wheel", "--out-dir", tmp_path, ROOT], check=True)
    (wheel,) = tmp_path.glob("*.whl")
    assert "mecatol/data/web/index.html" in zipfile.ZipFile(wheel).namelist()
    place = tmp_path / "installed"
    subprocess.run([uv, "pip", "install", "--offline", "--no-deps", "--target", place, wheel], check=True)
    needs = Path(msgspec.__file__).parents[1]
    bare = {"PATH": str(tmp_path), "PYTHONPATH": f"{place}{os.pathsep}{needs}", "HOME": str(tmp_path)}
    assert shutil.which("node", path=bare["PATH"]) is None
    command = [sys.executable, "-S", "-m", "mecatol.cli", "serve", "--port", "0", "--file", str(tmp_path / "games.sqlite")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=bare, cwd=tmp_path)
    assert process.stdout is not None
    try:
        found = ADDRESS.search(process.stdout.readline())
        assert found is not None
        page = httpx.get(found[0] + "/", timeout=60, verify=False)
        assert (page.status_code, page.text) == (200, client.read_text(encoding="utf-8"))
        host = Client(found[0])
        host.introduce("Host")
        made = host.create(wire.NewTable("Test", (wire.SeatWanted("Ann", "guest"), wire.SeatWanted("Ben")), seed=4))
        assert play(found[0] + made.links[0].path, rounds=1) > 10
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()
