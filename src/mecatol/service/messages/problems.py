"""Refusals."""

from __future__ import annotations

from typing import Literal

from .basics import Wire

Code = Literal[
    "malformed",  # 400: no such request; nothing changed
    "refused",  # 400: the rules or the service do not allow it
    "no_guest",  # 401: say what you are called first
    "not_your_seat",  # 403
    "not_public",  # 403
    "foreign",  # 403: sent by a page of another site
    "banned",  # 403: by the operator, the person or the address
    "not_found",  # 404
    "stale",  # 409: look at the newest view and answer again
    "game_over",  # 409
    "waiting",  # 409: the table waits for its people
    "too_large",  # 413
    "too_much",  # 429: too often, or too much at once; try again later
    "fault",  # 500: the engine refused itself; nothing changed
    "unknown",  # 503: the database went away while it wrote: look again whether it is done
]


class Problem(Wire, frozen=True):
    """Why something was not done, and what to do now. Nothing changed (but for "unknown": nobody knows)."""

    code: Code
    message: str
    remedy: str = ""
    decision: str = ""  # of a stale answer: the decision that is open for the seat now
    sequence: int = 0  # of a stale answer: how many events the seat has heard by now
