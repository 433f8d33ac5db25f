"""What is declined: a code for programs, reasons and a remedy as messages; their words are made in the language of who asked."""

from __future__ import annotations

import logging

from mecatol.core.decisions import Message, message
from mecatol.core.errors import NotYours, Refused, StaleDecision
from mecatol.play import Table
from mecatol.texts import Texts

from . import messages as wire
from .archive import ArchiveFault, Unsure
from .limits import TooMuch

log = logging.getLogger("mecatol.service")

STATUS: dict[str, int] = {
    "malformed": 400,
    "refused": 400,
    "no_guest": 401,
    "not_your_seat": 403,
    "not_public": 403,
    "foreign": 403,
    "banned": 403,
    "not_found": 404,
    "stale": 409,
    "game_over": 409,
    "waiting": 409,
    "too_large": 413,
    "too_much": 429,
    "fault": 500,
    "unknown": 503,
}
# What a table says to programs, with seats, keys and places on the record, and what people are told instead.
TO_PEOPLE = {
    "refused-stale": "service-asked-else",
    "refused-gone": "service-asked-else",
    "refused-not-asked": "service-not-asked",
    "refused-no-option": "service-no-option",
    "refused-act": "service-no-act",
    "refused-plan-key": "service-plan-key",
    "refused-retract": "service-no-retract",
    "refused-no-place": "service-no-way-back",
    "refused-nothing-asked": "service-no-way-back",
    "refused-undo-diverged": "service-no-way-back",
    "refused-over": "service-over",
}


class Declined(Exception):
    """What was asked for is not done; it says why, and what to do."""

    def __init__(
        self, code: wire.Code, why: tuple[Message, ...], remedy: Message | None = None, decision: str = "", sequence: int = 0
    ) -> None:
        super().__init__(code, *why)
        self.code = code
        self.why = why
        self.remedy = remedy
        self.decision = decision
        self.sequence = sequence

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def problem(self, texts: Texts) -> wire.Problem:
        """The same in words."""
        why = sentence(Refused(*self.why).words(texts.reason))
        remedy = texts.reason(self.remedy) if self.remedy is not None else ""
        return wire.Problem(self.code, why, remedy, self.decision, self.sequence)


def declined(code: wire.Code, ident: str, remedy: str = "", **args: str | int) -> Declined:
    """A problem to be raised: `service-…` says why, `remedy-…` what to do, of the same arguments."""
    return Declined(code, (message(f"service-{ident}", **args),), message(f"remedy-{remedy}", **args) if remedy else None)


def refused(why: Refused, remedy: str = "") -> Declined:
    """What the rules refused, as a problem."""
    told = tuple(Message(TO_PEOPLE.get(each.id, each.id), each.args) for each in why.why)
    return Declined("refused", told, message(f"remedy-{remedy}") if remedy else None)


def refusal(why: Refused, table: Table, seat: int) -> Declined:
    """What the table refused to a seat, as a problem."""
    found, ask = refused(why, "options"), table.asked(seat)
    if isinstance(why, StaleDecision | NotYours):
        return Declined("stale", found.why, message("remedy-newest"), ask.id if ask else "", table.heard(seat))
    return Declined("game_over", found.why) if table.over and found.why[0].id == "service-over" else found


def in_the_way(why: Exception) -> Declined:
    """Whatever came between, as a problem; what broke is for the log, not for the wire."""
    if isinstance(why, Declined):
        return why
    if isinstance(why, TooMuch):
        return declined("too_much", "too-much", "slower")
    if isinstance(why, ArchiveFault):
        log.warning("%s", why)
        return (
            declined("unknown", "unknown", "look-again") if isinstance(why, Unsure) else declined("fault", "not-written", "later")
        )
    log.error("unexpected fault", exc_info=why)
    return declined("fault", "fault", "again")


def sentence(words: str) -> str:
    """Words as a sentence."""
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "!", "?", ":")) else ".")
