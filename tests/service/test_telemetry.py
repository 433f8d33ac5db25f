"""OpenTelemetry: spans and measurements reach whoever listens, and nothing in them tells who plays, or what."""

from __future__ import annotations

import subprocess
import sys
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from random import Random

import pytest
from loopback import Loopback
from opentelemetry.proto.collector.metrics.v1.metrics_service_pb2 import ExportMetricsServiceRequest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from serving import Person, Service, picked

from mecatol.cli import main

UNREAD = "import sys, mecatol.service.app; sys.exit(any(name.startswith('opentelemetry') for name in sys.modules))"


class Collector(Loopback):
    """Keeps whatever is sent to it."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, bytes]] = []
        super().__init__()

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        sent = self.sent

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                sent.append((self.path, self.rfile.read(int(self.headers["Content-Length"]))))
                self.send_response(200)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Nobody reads it."""

        return Handler

    def spans(self) -> list[dict[str, object]]:
        """Every span: its name, what is said of it, and whether it is part of another."""
        found = [ExportTraceServiceRequest.FromString(body) for path, body in self.sent if path == "/v1/traces"]
        return [
            {"name": span.name, "inside": bool(span.parent_span_id)}
            | {each.key: each.value.string_value or each.value.int_value for each in span.attributes}
            for request in found
            for resource in request.resource_spans
            for scope in resource.scope_spans
            for span in scope.spans
        ]

    def measured(self) -> set[str]:
        """The names of what is measured."""
        found = [ExportMetricsServiceRequest.FromString(body) for path, body in self.sent if path == "/v1/metrics"]
        scopes = [scope for request in found for resource in request.resource_metrics for scope in resource.scope_metrics]
        return {metric.name for scope in scopes for metric in scope.metrics}


def test_requests_and_answers_are_told_without_secrets(tmp_path: Path) -> None:
    with Collector() as collector:
        with Service(tmp_path / "games.sqlite", tmp_path, otlp=collector.address) as service, service.guest("Ann") as ann:
            created = ann.create([{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "guest"}])
            table, link = created["table"]["id"], created["links"][0]["path"]
            ann.http.get(link, params={"why": "curious"})
            with Person(service.address) as ben:
                ben.done(ben.http.post(link.replace("/seat/", "/api/seats/")))
                view = next(view for view in (ann.view(table, 0), ben.view(table, 1)) if view["decision"])
                who = (ann, ben)[view["seat"]]
                key = picked(view, Random(1))
                who.done(who.answer(view, key))
                assert who.answer(view, key).status_code == 409
                ann.http.get("/healthz")
                secrets = (ann.cookie, ben.cookie, link.removeprefix("/seat/"), table, key, "Ann", "Ben", "curious", "127.0.0.1")
        # it has stopped, and has sent what was left
        spans = collector.spans()
        answer = "POST /api/tables/{table}/seats/{seat}/answer"
        statuses = [span["http.response.status_code"] for span in spans if span["name"] == answer]
        assert sorted(map(str, statuses)) == ["200", "409"]
        assert {"GET /seat/{token}", "POST /api/guest"} <= {span["name"] for span in spans}
        assert [span["inside"] for span in spans if span["name"] == "change"] == [True, True]
        assert not any("healthz" in str(span) for span in spans)
        assert {"http.server.request.duration", "mecatol.tables_in_memory", "mecatol.sockets"} <= collector.measured()
        everything = b"".join(body for _, body in collector.sent)
        assert [secret for secret in secrets if secret.encode() in everything] == []


def test_without_the_setting_nothing_of_it_is_read() -> None:
    assert subprocess.run([sys.executable, "-c", UNREAD]).returncode == 0


def test_what_is_not_installed_is_said_before_anything_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MECATOL_OTLP", "http://127.0.0.1:4318")
    monkeypatch.setitem(sys.modules, "opentelemetry.exporter.otlp.proto.http.trace_exporter", None)
    assert main(["serve", "--file", str(tmp_path / "games.sqlite")]) == 2
    told = capsys.readouterr()
    assert 'pip install "mecatol[telemetry]"' in told.err
    assert not told.out
    assert not (tmp_path / "games.sqlite").exists()
