"""Whatever is refused, as an answer."""

from __future__ import annotations

import logging
from typing import Any

from litestar import MediaType, Response
from litestar.exceptions import ClientException, HTTPException, ValidationException

from mecatol.texts import Texts

from .. import messages as wire
from ..archive import ArchiveFault
from ..desk import Desk
from ..gate import Late
from ..limits import TooMuch
from ..refusals import Declined, declined
from .common import COOKIE, LARGEST, Asking

log = logging.getLogger("mecatol.service")


class Refusals:
    """Whatever is refused, as an answer in the language of who asked."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def handlers(self) -> dict[int | type[Exception], Any]:
        """Who answers for what."""
        return {
            Declined: self.declined,
            TooMuch: self.too_much,
            ArchiveFault: self.not_written,
            RecursionError: self.nonsense,
            UnicodeError: self.nonsense,
            HTTPException: self.http,
            Late: raised,
            Exception: self.fault,
        }

    def declined(self, asking: Asking, why: Declined, status: int = 0) -> Response[wire.Problem]:
        """What the desk declined."""
        language = self.desk.people.spoke(asking.cookies.get(COOKIE), asking.headers.get("accept-language", ""))
        return Response(why.problem(Texts(language)), status_code=status or why.status, media_type=MediaType.JSON)

    def too_much(self, asking: Asking, _: TooMuch) -> Response[wire.Problem]:
        """Somebody does too much."""
        return self.declined(asking, declined("too_much", "too-much", "slower"))

    def not_written(self, asking: Asking, why: ArchiveFault) -> Response[wire.Problem]:
        """The disk refuses."""
        log.warning("%s", why)
        return self.declined(asking, declined("fault", "not-written", "later"), 503)

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

    def fault(self, asking: Asking, why: Exception) -> Response[wire.Problem]:
        """Something broke; what it was is for the log, not for the wire."""
        log.error("unexpected fault", exc_info=why)
        return self.declined(asking, declined("fault", "fault", "again"))


def raised(_: object, why: Exception) -> Response[wire.Problem]:
    """For somebody further out."""
    raise why
