"""Whatever is refused, as an answer."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response
from litestar.exceptions import ClientException, HTTPException, ValidationException

from mecatol.texts import Texts

from .. import messages as wire
from ..archive import ArchiveFault, Unsure
from ..desk import Desk
from ..gate import Late
from ..limits import TooMuch
from ..refusals import Declined, declined, in_the_way
from .common import COOKIE, LARGEST, Asking


class Refusals:
    """Whatever is refused, as an answer in the language of who asked."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def handlers(self) -> dict[int | type[Exception], Any]:
        """Who answers for what."""
        return {
            Declined: self.declined,
            TooMuch: self.in_the_way,
            ArchiveFault: self.in_the_way,
            RecursionError: self.nonsense,
            UnicodeError: self.nonsense,
            HTTPException: self.http,
            Late: raised,
            Exception: self.in_the_way,
        }

    def declined(self, asking: Asking, why: Declined, status: int = 0) -> Response[wire.Problem]:
        """What the desk declined."""
        language = self.desk.people.spoke(asking.cookies.get(COOKIE), asking.headers.get("accept-language", ""))
        return Response(why.problem(Texts(language)), status_code=status or why.status, media_type=MediaType.JSON)

    def in_the_way(self, asking: Asking, why: Exception) -> Response[wire.Problem]:
        """Somebody does too much, the disk refuses, or something broke."""
        unwritten = isinstance(why, ArchiveFault) and not isinstance(why, Unsure)
        return self.declined(asking, in_the_way(why), 503 if unwritten else 0)

    def nonsense(self, asking: Asking, why: Exception) -> Response[wire.Problem]:
        """Bytes that are no request at all."""
        return self.declined(asking, declined("malformed", "no-request", "schema", fault=type(why).__name__))

    def http(self, asking: Asking, why: HTTPException) -> Response[wire.Problem]:
        """What Litestar refused before anybody looked at it."""
        if isinstance(why, ValidationException | ClientException) and why.status_code == 400:
            details = "; ".join(str(each.get("message", each)) for each in why.extra or () if isinstance(each, dict))
            return self.declined(asking, declined("malformed", "no-request", "schema", fault=details or why.detail))
        if why.status_code == 413:
            return self.declined(asking, declined("too_large", "too-large", most=LARGEST))
        if why.status_code in (404, 405):
            return self.declined(asking, declined("not_found", "nothing-here", "routes"))
        return self.declined(asking, declined("malformed", "no-request", fault=why.detail), why.status_code)


def raised(_: object, why: Exception) -> Response[wire.Problem]:
    """For somebody further out."""
    raise why
