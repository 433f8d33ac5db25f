"""What all routes have in common: who asks, from where, and by which cookie he is known."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from litestar import MediaType, Request, Response
from litestar.datastructures import Cookie, State
from litestar.params import Parameter

from .. import messages as wire
from ..ledger import GuestRow
from ..live import Socket
from ..messages.basics import HIGHEST

COOKIE = "mecatol_guest"
YEAR = 365 * 24 * 3600
LARGEST = 64 * 1024  # bytes of a request
LARGEST_GAME = 8 * 1024 * 1024  # of one that brings a whole game

Asking: TypeAlias = Request[object, object, State]
Guest = Annotated[str | None, Parameter(cookie=COOKIE)]
Counted = Parameter(ge=0, le=HIGHEST)
SeatQuery = Annotated[int | None, Parameter(query="seat", ge=0, le=8)]


def address_of(connection: Asking | Socket) -> str:
    """Where somebody comes from."""
    return connection.client.host if connection.client else ""


def cookie(secret: str, request: Asking) -> Cookie:
    """By which a guest is known: no script can read it, no other site can send it."""
    secure = request.url.scheme == "https"
    return Cookie(COOKIE, value=secret, httponly=True, samesite="lax", secure=secure, max_age=YEAR)


def device_of(request: Asking) -> str:
    """What a browser says it is."""
    return request.headers.get("user-agent", "")


def told_guest(guest: GuestRow) -> wire.Guest:
    """Somebody as he is told who he is."""
    return wire.Guest(guest.id, guest.name, guest.language, guest.account)


def encoded(body: bytes) -> Response[Any]:
    """What is JSON already; the handler's type says what it is."""
    return Response(body, media_type=MediaType.JSON)
