"""The client's files."""

from __future__ import annotations

import gzip
from functools import lru_cache
from html import escape
from pathlib import Path

from litestar import MediaType, Response, get

from mecatol.texts import Texts, preferred

from ..refusals import declined
from .common import Asking

NOT_BUILT = """<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Mecatol</title>
<h1>{title}</h1>
<p>{what}</p><pre>make play</pre></html>
"""


def not_built(texts: Texts) -> Response[bytes]:
    """What whoever comes before the client is built reads."""
    title, what = escape(texts.say("page-not-built")), escape(texts.say("page-build"))
    page = NOT_BUILT.format(language=texts.language, title=title, what=what)
    return Response(page.encode(), media_type=MediaType.HTML, status_code=503)


@lru_cache(maxsize=64)
def compressed(file: Path) -> bytes:
    """A file that never changes, compressed once."""
    return gzip.compress(file.read_bytes())


def client_routes(folder: Path) -> list[object]:
    """The built client; every path that is no file is its first page."""

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def client(request: Asking, path: str = "") -> Response[bytes]:
        """A file of the client."""
        if path.startswith(("/api/", "/schema/")):
            raise declined("not_found", "nothing-here", "routes")
        wanted = (folder / path.lstrip("/")).resolve()
        inside = wanted.is_relative_to(folder.resolve()) and wanted.is_file()
        found = wanted if inside else folder / "index.html"
        if not found.is_file():
            return not_built(Texts(preferred(request.headers.get("accept-language", ""))))
        lasting = "/assets/" in path
        headers = {"Cache-Control": "public, max-age=31536000, immutable" if lasting else "no-cache"}
        kind = TYPES.get(found.suffix, "application/octet-stream")
        if lasting and inside and "gzip" in request.headers.get("accept-encoding", ""):
            squeezed = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
            return Response(compressed(found), media_type=kind, headers=headers | squeezed)
        return Response(found.read_bytes(), media_type=kind, headers=headers)

    return [client]


TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
