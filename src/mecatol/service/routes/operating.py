"""For the operator: whether the service lives, works, and how much."""

from __future__ import annotations

from litestar import MediaType, Response, get

from ..desk import Desk


@get("/healthz", include_in_schema=False, sync_to_thread=False, media_type=MediaType.TEXT)
def healthy() -> str:
    """The process lives."""
    return "alive\n"


@get("/readyz", include_in_schema=False)
async def ready(desk: Desk) -> Response[str]:
    """The file can be read and written."""
    fine = await desk.ready()
    return Response(
        "ready\n" if fine else "the file does not answer\n", status_code=200 if fine else 503, media_type=MediaType.TEXT
    )


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(desk: Desk) -> Response[str]:
    """What Prometheus reads."""
    return Response(desk.counted(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = (healthy, ready, metrics)
