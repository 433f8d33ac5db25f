"""What a player is asked, and the options."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Coroutine, Generator, Sequence
from functools import lru_cache
from typing import Any, Generic, ParamSpec, TypeAlias, TypeVar

import msgspec

from .records import Record

T = TypeVar("T")
K = TypeVar("K", bound=str)
K_co = TypeVar("K_co", bound=str, covariant=True)
P = ParamSpec("P")
F = TypeVar("F", bound=Callable[..., Any])

Reply: TypeAlias = tuple[int, str] | None  # (seat, key), or None: something else happened, look again


class Message(Record, frozen=True):
    """Words for a person: a Fluent message and its arguments."""

    id: str
    args: tuple[tuple[str, str | int], ...] = ()


def message(ident: str, **args: str | int) -> Message:
    """A message with its arguments by name."""
    return Message(ident, tuple(args.items()))


class Option(Record, Generic[K_co], frozen=True):
    """One thing a player may choose.

    The key is stable and is the value chosen. `things` names what it is about ("system:0,1", "planet:jord", "unit:cruiser*1",
    "card:plague") so that a client can light it up and a bot need not read keys. `kind` says what sort of choice it is
    ("activate", "destroy", "done"), the first word of the key where it does not say otherwise. Clause and words are filled in
    from the question where an option does not say its own.
    """

    key: K_co
    clause: str = ""
    things: tuple[str, ...] = ()
    says: Message | None = None
    kind: str = ""


class Verdict(Record, frozen=True):
    """Whether something is allowed, and the clause that decides. Folded: the strongest opinion wins."""

    allowed: bool
    clause: str = ""
    because: Message | None = None


ALLOWED = Verdict(True)


def grants(*clauses: str) -> Callable[[F], F]:
    """Marks a function that lists options with the clauses that grant them."""

    def mark(function: F) -> F:
        function.clause = clauses[0]  # type: ignore[attr-defined]
        function.clauses = clauses  # type: ignore[attr-defined]
        return function

    return mark


def clause_of(options: Any) -> str:
    """The clause that grants what a function lists; see `grants`."""
    return str(getattr(getattr(options, "func", options), "clause", ""))


@lru_cache(maxsize=4096)
def kind_of(key: str) -> str:
    """What kind of thing or choice a key is, its first word: "planet" of "planet:jord", "done" of "done"."""
    return key.partition(":")[0]


def as_option(found: str | Option[Any], name: str, clause: str) -> Option[Any]:
    """An option with clause, words and kind, the question's and the key's where it has none of its own."""
    if isinstance(found, str):
        return Option(found, clause, (), Message(f"option-{name}", (("key", found),)), kind_of(found))
    if found.clause and found.says and found.kind:
        return found
    says = found.says or Message(f"option-{name}", (("key", found.key),))
    return Option(found.key, found.clause or clause, found.things, says, found.kind or kind_of(found.key))


class Ask(msgspec.Struct, eq=False):
    """A question to one seat. Its options are computed only when somebody looks, and looking changes nothing."""

    seat: int
    name: str
    options: Callable[..., Sequence[str | Option[Any]]]
    draft: object = None  # what has been put together so far; its owner's until it is done
    open: bool = False  # acts out of turn may happen here: the procedure relies on nothing that it read before
    forced: bool = True  # the table answers by itself where there is only one option
    about: tuple[str, ...] = ()  # what the situation is about, for standing orders: "system:0,1", "player:2"
    args: tuple[Any, ...] = ()  # what the options are computed from
    id: str = ""  # names this very question: rewinds.page.seat.number; nothing in it tells what others do in secret

    @property
    def asks(self) -> dict[int, Ask]:
        """The questions that are open where a procedure suspends on this one."""
        return {self.seat: self}

    @property
    def number(self) -> int:
        """The how manieth question to this seat on its page."""
        return int(self.id.rpartition(".")[2])


class Sealed:
    """Questions that several seats answer at the same time, each its own, sealed until the last answer is in."""

    __slots__ = ("anew", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.anew: dict[int, bool] = {}  # seats whose finished branch an act made void, until they answer again


class Wait(msgspec.Struct, eq=False):
    """The questions of a group that are open now."""

    asks: dict[int, Ask]
    group: Sealed | None = None

    def __await__(self) -> Generator[Wait, Reply, Reply]:
        return (yield self)


Halt: TypeAlias = Ask | Wait  # all that a procedure ever suspends on: one question, or those of a group
Procedure: TypeAlias = Coroutine[Halt, Reply, T]  # what `async def` gives


@types.coroutine
def _nothing() -> Generator[Halt, Reply, None]:
    yield from ()


NOTHING: Procedure[None] = typing.cast("Procedure[None]", _nothing())  # for where there is nothing to do: no time is lost
for _ in typing.cast("Generator[Halt, Reply, None]", NOTHING):  # once carried out, it can be awaited as often as one likes
    pass


@types.coroutine
def answer_to(ask: Ask) -> Generator[Halt, Reply, Any]:
    """The key that the seat asked has chosen."""
    while (reply := (yield ask)) is None:
        continue
    return reply[1]


class Order(Record, frozen=True):
    """A standing order of one seat: how to answer a question while its owner is away.

    It answers questions called `ask` whose `about` has all of `when` and none of `unless`, if `key` is an option then.
    "Pass in this window unless it touches me"; "play this card at that moment", which is `once`.
    """

    ask: str
    key: str
    when: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()
    once: bool = False

    def fits(self, ask: Ask) -> bool:
        """Whether the order speaks of this question at all."""
        about = ask.about
        return self.ask == ask.name and all(t in about for t in self.when) and not any(t in about for t in self.unless)
