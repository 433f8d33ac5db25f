"""For the operator: whether the service lives, works, and how much."""

from __future__ import annotations

from litestar import MediaType, Response, get

from mecatol.texts import Texts, preferred

from ..desk import Desk
from ..overview import admitted, page
from ..refusals import declined
from .common import Asking


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


@get("/operator", include_in_schema=False, sync_to_thread=False)
def operator(desk: Desk, request: Asking) -> Response[str]:
    """How the service does, for who knows the operator's secret."""
    if not desk.settings.operator:
        raise declined("not_found", "nothing-here")
    texts = Texts(preferred(request.headers.get("accept-language", "")))
    if not admitted(request.headers.get("authorization", ""), desk.settings.operator):
        asks = {"WWW-Authenticate": 'Basic realm="Mecatol", charset="UTF-8"'}
        return Response(texts.say("operator-who") + "\n", status_code=401, headers=asks, media_type=MediaType.TEXT)
    return Response(page(desk, texts), media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})


HANDLERS = (healthy, ready, metrics, operator)
