"""Asking other services on the network: what an operator or a person has named, and nobody else."""

from __future__ import annotations

import asyncio
import http.client
import ssl
from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import urlencode, urlsplit

import msgspec

SECONDS = 10.0  # another service may take
MOST = 1_000_000  # bytes of its answer


class Unanswered(Exception):
    """The other service is not there, or its answer is none."""


class Reply(NamedTuple):
    """What another service said."""

    status: int
    body: bytes

    def json(self) -> dict[str, Any]:
        """An object that it said, where all went well."""
        if self.status != 200:
            raise Unanswered(f"status {self.status}")
        try:
            return msgspec.json.decode(self.body, type=dict[str, Any])
        except msgspec.MsgspecError as why:
            raise Unanswered("no JSON") from why


async def call(
    address: str,
    *,
    method: str = "GET",
    body: bytes | None = None,
    form: Mapping[str, str] | None = None,
    headers: Mapping[str, str] | None = None,
) -> Reply:
    """Ask, beside the loop. Nobody is followed elsewhere: an address that leads on has no answer."""
    sent = dict(headers or {})
    if form is not None:
        method, body = "POST", urlencode(form).encode()
        sent["Content-Type"] = "application/x-www-form-urlencoded"
    return await asyncio.to_thread(_call, address, method, body, sent)


def _call(address: str, method: str, body: bytes | None, headers: dict[str, str]) -> Reply:
    where = urlsplit(address)
    try:
        if where.scheme == "https":
            secure = ssl.create_default_context()
            connection: http.client.HTTPConnection = http.client.HTTPSConnection(
                where.hostname or "", where.port, timeout=SECONDS, context=secure
            )
        else:
            connection = http.client.HTTPConnection(where.hostname or "", where.port, timeout=SECONDS)
        try:
            path = (where.path or "/") + (f"?{where.query}" if where.query else "")
            connection.request(method, path, body, {"User-Agent": "Mecatol", "Accept": "application/json", **headers})
            answer = connection.getresponse()
            said = answer.read(MOST + 1)
        finally:
            connection.close()
    except (OSError, http.client.HTTPException, ValueError) as why:
        raise Unanswered(type(why).__name__) from why
    if len(said) > MOST:
        raise Unanswered("too long")
    return Reply(answer.status, said)
