"""For the operator: whether the service lives, works, and how much."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from urllib.parse import parse_qsl

import msgspec
from litestar import MediaType, Response, get, post

from mecatol.core.decisions import message
from mecatol.core.errors import Refused
from mecatol.texts import Texts, preferred

from ..bans import NewBan
from ..desk import Desk
from ..overview import admitted, page
from ..refusals import declined, sentence
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
    texts = spoken(request)
    return shut_out(desk, request, texts) or shown(desk, texts)


@post("/operator/bans", include_in_schema=False)
async def ban(desk: Desk, request: Asking) -> Response[str]:
    """The operator bans somebody."""
    return await done(desk, request, lambda said: desk.bans.add(read_ban(said)))


@post("/operator/bans/{ident:str}/end", include_in_schema=False)
async def unban(desk: Desk, request: Asking, ident: str) -> Response[str]:
    """And lets him in again."""
    return await done(desk, request, lambda _: desk.bans.end(ident))


async def done(desk: Desk, request: Asking, does: Callable[[dict[str, str]], Awaitable[object]]) -> Response[str]:
    """Something is done by the operator about who may come in; he looks at his page again."""
    texts = spoken(request)
    if (refused := shut_out(desk, request, texts)) is not None:
        return refused
    try:
        await does(dict(parse_qsl((await request.body()).decode())))
    except Refused as why:
        return shown(desk, texts, sentence(why.words(texts.reason)), 400)
    await desk.attendance.heed_bans()
    return Response("", status_code=303, headers={"Location": "/operator"}, media_type=MediaType.TEXT)


def read_ban(said: dict[str, str]) -> NewBan:
    """What the form says."""
    try:
        return msgspec.convert(said, NewBan, strict=False)
    except msgspec.ValidationError as why:
        raise Refused(message("refused-ban", fault=str(why))) from why


def spoken(request: Asking) -> Texts:
    """The texts in the operator's language."""
    return Texts(preferred(request.headers.get("accept-language", "")))


def shut_out(desk: Desk, request: Asking, texts: Texts) -> Response[str] | None:
    """Whoever does not say the operator's secret is asked for it."""
    if not desk.settings.operator:
        raise declined("not_found", "nothing-here")
    if admitted(request.headers.get("authorization", ""), desk.settings.operator):
        return None
    asks = {"WWW-Authenticate": 'Basic realm="Mecatol", charset="UTF-8"'}
    return Response(texts.say("operator-who") + "\n", status_code=401, headers=asks, media_type=MediaType.TEXT)


def shown(desk: Desk, texts: Texts, problem: str = "", status: int = 200) -> Response[str]:
    """The page, and what could not be done."""
    headers = {"Cache-Control": "no-store"}
    return Response(page(desk, texts, problem), status_code=status, media_type=MediaType.HTML, headers=headers)


HANDLERS = (healthy, ready, metrics, operator, ban, unban)
