"""OpenTelemetry, where the operator wants it: how long requests and answers take, by OTLP over HTTP.

A span is named by its route, never by its path: nothing in it tells who plays, or what. Without the setting nothing is read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from importlib import import_module
from time import monotonic
from typing import TYPE_CHECKING, Any

from mecatol.core.decisions import message
from mecatol.core.errors import Refused

from .settings import Settings

if TYPE_CHECKING:
    from opentelemetry.sdk.metrics import MeterProvider
    from opentelemetry.sdk.trace import TracerProvider

QUIET = ("/healthz", "/readyz", "/metrics")  # asked for again and again
PATIENCE = 2  # seconds that whoever listens may take
NOTHING: AbstractContextManager[None] = nullcontext()


class Telemetry:
    """Nobody listens."""

    def request(self, scope: dict[str, Any], status: Callable[[], int]) -> AbstractContextManager[None]:
        """A request is answered, with a status that is known in the end."""
        return NOTHING

    def step(self, name: str) -> AbstractContextManager[None]:
        """A part of it."""
        return NOTHING

    def watch(self, counted: Callable[[], dict[str, float]]) -> None:
        """What the service counts is sent too."""

    def close(self) -> None:
        """Whatever was not sent yet is sent."""


class Sent(Telemetry):
    """Somebody listens."""

    def __init__(self, traces: TracerProvider, meters: MeterProvider) -> None:
        self._traces, self._meters = traces, meters
        self._tracer, self._meter = traces.get_tracer("mecatol"), meters.get_meter("mecatol")
        self._took = self._meter.create_histogram("http.server.request.duration", "s")

    @contextmanager
    def request(self, scope: dict[str, Any], status: Callable[[], int]) -> Iterator[None]:
        """A span by the route that was found."""
        from opentelemetry.trace import SpanKind

        if scope["path"] in QUIET:
            yield
            return
        began = monotonic()
        with self._tracer.start_as_current_span(scope["method"], kind=SpanKind.SERVER, record_exception=False) as span:
            try:
                yield
            finally:
                told: dict[str, str | int] = {"http.request.method": scope["method"], "http.response.status_code": status()}
                if route := scope.get("path_template"):
                    told["http.route"] = route
                    span.update_name(f"{scope['method']} {route}")
                span.set_attributes(told)
                self._took.record(monotonic() - began, told)

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """A span within the one of the request."""
        with self._tracer.start_as_current_span(name, record_exception=False, set_status_on_exception=False):
            yield

    def watch(self, counted: Callable[[], dict[str, float]]) -> None:
        """Each number is looked at when it is sent."""
        from opentelemetry.metrics import CallbackOptions, Observation

        def seen(name: str) -> Callable[[CallbackOptions], list[Observation]]:
            return lambda _: [Observation(counted()[name])]

        for name in counted():
            self._meter.create_observable_gauge(f"mecatol.{name}", [seen(name)])

    def close(self) -> None:
        """As long as somebody listens; nobody waits for who does not."""
        self._traces.shutdown()
        self._meters.shutdown()


def check(settings: Settings) -> None:
    """What the settings want is installed."""
    try:
        if settings.otlp:
            import_module("opentelemetry.exporter.otlp.proto.http.trace_exporter")
    except ImportError as why:
        raise Refused(message("refused-otlp")) from why


def telemetry(settings: Settings, node: str) -> Telemetry:
    """What the settings want."""
    if not settings.otlp:
        return Telemetry()
    from opentelemetry.exporter.otlp.proto.http.metric_exporter import OTLPMetricExporter
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.metrics import MeterProvider
    from opentelemetry.sdk.metrics.export import PeriodicExportingMetricReader
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    where, resource = settings.otlp.rstrip("/"), Resource.create({"service.name": "mecatol", "service.instance.id": node})
    traces = TracerProvider(resource=resource, shutdown_on_exit=False)
    traces.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(f"{where}/v1/traces", timeout=PATIENCE)))
    reader = PeriodicExportingMetricReader(OTLPMetricExporter(f"{where}/v1/metrics", timeout=PATIENCE))
    return Sent(traces, MeterProvider([reader], resource, shutdown_on_exit=False))
