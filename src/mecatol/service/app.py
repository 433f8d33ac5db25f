"""The service on the network: routes, the socket, the client's files."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.config.response_cache import ResponseCacheConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from . import messages as wire
from .archive import Archive
from .desk import Desk
from .gate import Gate
from .routes import identities, lobby, operating, people, table, talking
from .routes.client import client_routes
from .routes.common import COOKIE, LARGEST
from .routes.problems import Refusals
from .settings import Settings


def application(archive: Archive, client: Path, settings: Settings) -> Gate:
    """The whole service over one file, which it closes in the end."""

    desk = Desk(archive, settings)

    @asynccontextmanager
    async def open_desk(_: Litestar) -> AsyncIterator[None]:
        await desk.attendance.hear_of_bans()
        attending = [asyncio.create_task(each) for each in desk.chores()]
        try:
            yield
        finally:
            for task in attending:
                task.cancel()
            await asyncio.wait(attending)
            await desk.close()

    async def the_desk() -> Desk:
        return desk

    async def the_language(desk: Desk, headers: dict[str, str], cookies: dict[str, str]) -> str:
        return await desk.people.speaks(cookies.get(COOKIE), headers.get("accept-language", ""))

    handlers = [
        *operating.HANDLERS,
        *people.HANDLERS,
        *identities.HANDLERS,
        *lobby.HANDLERS,
        *table.HANDLERS,
        *talking.HANDLERS,
        *client_routes(client),
    ]
    inside = Litestar(
        handlers,  # type: ignore[arg-type]
        lifespan=[open_desk],
        dependencies={"desk": the_desk, "language": the_language},
        exception_handlers=Refusals(desk).handlers(),
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig("Mecatol", str(wire.WIRE_VERSION), path="/schema", render_plugins=[JsonRenderPlugin()]),
        response_cache_config=ResponseCacheConfig(),
        logging_config=None,
    )
    return Gate(inside, settings, desk.metrics.request, desk.bans.at, desk.telemetry, desk.requests)
