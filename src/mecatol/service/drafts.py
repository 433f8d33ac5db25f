"""Drafts on the wire: what a seat has put together so far. Whatever the rules compose is one of these, told apart by `draft`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from mecatol.cards.fall_of_the_empire.strategy import Gift
from mecatol.core.decisions import Ask
from mecatol.rules.official.bombardment import Bomber
from mecatol.rules.official.construction import Job, Piece
from mecatol.rules.official.payment import Bill
from mecatol.rules.official.status_phase import Scuttled
from mecatol.rules.shattered_ascension.simultaneous import Theatre
from mecatol.rules.state import Group, Landing, Ship, Vote


class Drafted(msgspec.Struct, frozen=True, tag_field="draft"):
    """What has been put together so far."""


class Fleet(Drafted, frozen=True, tag="fleet"):
    """Ships about to move, each with its way and its cargo."""

    ships: tuple[Ship, ...]


class Shopping(Drafted, frozen=True, tag="shopping"):
    """Units about to be produced, and within which limits."""

    job: Job
    pieces: tuple[Piece, ...]


class Payment(Drafted, frozen=True, tag="payment"):
    """A bill, and what has been picked to pay it."""

    bill: Bill


class Landings(Drafted, frozen=True, tag="landings"):
    """What lands where."""

    landed: tuple[Landing, ...]


class Aims(Drafted, frozen=True, tag="aims"):
    """Which ship bombards which planet."""

    aims: tuple[Bomber, ...]


class Units(Drafted, frozen=True, tag="units"):
    """Units chosen out of those in a place."""

    groups: tuple[Group, ...]


class GivenUp(Drafted, frozen=True, tag="given_up"):
    """Units that their owner scraps."""

    units: tuple[Scuttled, ...]


class Gifts(Drafted, frozen=True, tag="gifts"):
    """Units that cost nothing."""

    gifts: tuple[Gift, ...]


class Counters(Drafted, frozen=True, tag="counters"):
    """Command Counters received for something, so many in all, and where the first ones go."""

    why: str
    amount: int
    areas: tuple[str, ...]


class Agendas(Drafted, frozen=True, tag="agendas"):
    """Agendas chosen for the vote, and those for the discard pile."""

    chosen: tuple[str, ...]
    discarded: tuple[str, ...]


class Ballots(Drafted, frozen=True, tag="ballots"):
    """Votes written down so far; with `now`, votes are being divided and that one is next."""

    votes: tuple[Vote, ...]
    now: Vote | None = None


class Keys(Drafted, frozen=True, tag="keys"):
    """Options taken so far, by their keys; or the card it is about."""

    keys: tuple[str, ...]


class Grid(Drafted, frozen=True, tag="grid"):
    """The systems of a Simultaneous Action, and which of them are fully activated."""

    theatres: tuple[Theatre, ...]


class Amount(Drafted, frozen=True, tag="amount"):
    """So much is left to be taken."""

    amount: int


Draft: TypeAlias = (
    Fleet | Shopping | Payment | Landings | Aims | Units | GivenUp | Gifts | Counters | Agendas | Ballots | Keys | Grid | Amount
)

PIECES: dict[type, Callable[[Any], Draft]] = {
    Ship: Fleet, Landing: Landings, Bomber: Aims, Group: Units, Scuttled: GivenUp, Gift: Gifts, Vote: Ballots, str: Keys,
    Theatre: Grid,
}  # fmt: skip
EMPTY: dict[str, Callable[[Any], Draft]] = {
    "move": Fleet, "redeploy": Fleet, "landing": Landings, "bombardment": Aims, "scuttle": GivenUp, "free_units": Gifts,
    "ballot": Ballots, "grid": Grid,
}  # fmt: skip


def drafted(ask: Ask) -> Draft | None:
    """The draft of a question as it goes over the wire."""
    match ask.draft:
        case None:
            return None
        case Bill() as bill:
            return Payment(bill)
        case str() as card:
            return Keys((card,))
        case int() as amount:
            return Amount(amount)
        case (Job() as job, tuple() as pieces):
            return Shopping(job, pieces)
        case (str() as why, int() as amount, tuple() as areas):
            return Counters(why, amount, areas)
        case (list() as chosen, list() as discarded):
            return Agendas(tuple(chosen), tuple(discarded))
        case (tuple() as votes, Vote() as now):
            return Ballots(votes, now)
        case Sequence() as pieces:
            made = PIECES[type(pieces[0])] if pieces else EMPTY.get(ask.name, Keys)
            return made(tuple(pieces))
    raise TypeError(f"{ask.name} composes {ask.draft!r}, for which there is no draft on the wire")
