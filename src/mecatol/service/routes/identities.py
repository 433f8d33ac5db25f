"""Signing in by a provider."""

from __future__ import annotations

import logging
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import Parameter

from .. import messages as wire
from ..desk import Desk
from ..identities import ERRAND, Astray, Return
from .common import Asking, Guest, address_of, cookie, device_of

ERRAND_COOKIE = "mecatol_errand"

log = logging.getLogger("mecatol.service")

Said = Annotated[str, Parameter(max_length=4000)]


@get("/api/providers", sync_to_thread=False)
def providers(desk: Desk) -> tuple[wire.Provider, ...]:
    """By whom one can sign in."""
    return desk.identities.offered()


@post("/api/account/providers/{provider:str}", status_code=200)
async def sent(desk: Desk, provider: str, request: Asking, guest: Guest = None) -> Response[wire.Elsewhere]:
    """Be sent to a provider, to sign in or to be known by it too."""
    here = desk.settings.public_address.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"
    where, secret = await desk.identities.begin(provider, here, address_of(request), guest)
    return Response(wire.Elsewhere(where), cookies=[_errand(secret, request)])


@get("/sign-in/{provider:str}", include_in_schema=False, status_code=303)
async def returned(
    desk: Desk,
    provider: str,
    language: str,
    request: Asking,
    code: Said = "",
    oauth_state: Annotated[str, Parameter(query="state", max_length=200)] = "",
    error: Said = "",
    iss: Said = "",
    errand: Annotated[str | None, Parameter(cookie=ERRAND_COOKIE)] = None,
    guest: Guest = None,
) -> Response[bytes]:
    """Where the provider sends one back to."""
    known = []
    try:
        said = Return(provider, code, oauth_state, error, iss)
        known = [cookie(await desk.identities.finish(errand, said, guest, device_of(request), language), request)]
        where = "/account"
    except Astray as why:
        log.info("nobody came back from %s: %s", provider[:20], why)
        where = f"/account?astray={why.why}"
    over = _errand("", request)
    return Response(b"", status_code=303, headers={"Location": where}, cookies=[*known, over], media_type=MediaType.TEXT)


@post("/api/account/identities/{identity:str}/end", status_code=204)
async def end_identity(desk: Desk, identity: str, guest: Guest = None) -> None:
    """Be no longer known by a provider."""
    await desk.identities.end(identity, guest)


def _errand(secret: str, request: Asking) -> Cookie:
    """By which somebody is known while he is at a provider; an empty one is forgotten."""
    age, secure = int(ERRAND) if secret else 0, request.url.scheme == "https"
    return Cookie(ERRAND_COOKIE, value=secret, path="/sign-in", httponly=True, samesite="lax", secure=secure, max_age=age)


HANDLERS = (providers, sent, returned, end_identity)
