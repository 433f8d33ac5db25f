"""What states are made of.

A state is data: ints, strings, tuples, lists, and records of them. Board records are frozen and replaced by verbs; only the
state itself and a few things that change all the time are mutable, and those copy themselves. Dicts have string keys and
are looked up, never iterated; whatever has an order is a list or a tuple, so equal states behave alike after a save.
"""

from __future__ import annotations

import enum
import hashlib
import types
import typing
from collections.abc import Callable
from typing import Any, Self, TypeVar

import msgspec

T = TypeVar("T")

PIECE = 2047  # bytes that are hashed without letting other threads in between: a service would have to wait for its turn again

IMMUTABLE = (int, str, bool, float, bytes, type(None))


class Record(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something on the board: never changed, only replaced. As it never leads back to itself, the collector need not know it."""


class Mutable(msgspec.Struct, omit_defaults=True):
    """Something that changes in place. `copy()` is written from the annotations of the subclass."""

    def copy(self) -> Self:
        """A deep copy that shares everything frozen."""
        maker = _COPIERS.get(type(self))
        if maker is None:
            maker = _COPIERS[type(self)] = _copier(type(self))
        return typing.cast(Self, maker(self))


_COPIERS: dict[type, Callable[[Any], Any]] = {}


if typing.TYPE_CHECKING:

    def replace(record: T, **changes: Any) -> T:
        """The record with some fields changed."""

else:
    replace = msgspec.structs.replace


def _copier(cls: type) -> Callable[[Any], Any]:
    """Source text from the types, compiled once: no field can be forgotten, and it is as fast as one written by hand."""
    hints = typing.get_type_hints(cls)
    names = cls.__struct_fields__  # type: ignore[attr-defined]
    space: dict[str, Any] = {"C": cls}
    body = ", ".join(_copied(hints[name], f"s.{name}", space) for name in names)
    exec(f"def copy(s): return C({body})", space)
    return typing.cast("Callable[[Any], Any]", space["copy"])


def _copied(hint: Any, expr: str, space: dict[str, Any]) -> str:
    """Source text of a copy of `expr`; what cannot change is shared. The functions it calls are put into `space`."""
    if _frozen(hint, ()):
        return expr
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return _copied(args[0], expr, space)
    if origin in (typing.Union, types.UnionType):
        inner = list(dict.fromkeys(_copied(a, expr, space) for a in args if a is not type(None)))
        if len(inner) == 1:
            return f"(None if {expr} is None else {inner[0]})" if type(None) in args else inner[0]
    elif origin is list:
        inner_text = _copied(args[0], "x", space)
        return f"{expr}.copy()" if inner_text == "x" else f"[{inner_text} for x in {expr}]"
    elif origin is dict and _spelled(args[0]):
        inner_text = _copied(args[1], "v", space)
        return f"{expr}.copy()" if inner_text == "v" else f"{{k: {inner_text} for k, v in {expr}.items()}}"
    elif isinstance(hint, type) and issubclass(hint, Mutable):
        name = f"copy_{hint.__name__}_{len(space)}"
        space[name] = _copier(hint)
        return f"{name}({expr})"
    raise TypeError(f"a state may not hold {hint!r}: there is no rule how to copy it")


def _frozen(hint: Any, inside: tuple[Any, ...]) -> bool:
    """Whether nothing of this type ever changes, so that copies may share it: frozen records of frozen things."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if hint in IMMUTABLE or hint in inside or origin is typing.Literal:
        return True
    if hasattr(hint, "__supertype__"):
        return _frozen(hint.__supertype__, inside)
    if origin in (tuple, typing.Union, types.UnionType, typing.Annotated):
        kinds = args[:1] if origin is typing.Annotated else [a for a in args if a is not Ellipsis]
        return all(_frozen(kind, inside) for kind in kinds)
    if not isinstance(hint, type):
        return False
    if issubclass(hint, enum.Enum):
        return True
    if not issubclass(hint, msgspec.Struct) or not hint.__struct_config__.frozen:
        return False
    return all(_frozen(kind, (*inside, hint)) for kind in typing.get_type_hints(hint).values() if not _of_the_class(kind))


def _of_the_class(hint: Any) -> bool:
    return typing.get_origin(hint) is typing.ClassVar


def _spelled(hint: Any) -> bool:
    """Whether keys of this type are strings: others have no canonical bytes."""
    return hint is str or typing.get_origin(hint) is typing.Literal or getattr(hint, "__supertype__", None) is str


_ENCODER = msgspec.msgpack.Encoder(order="deterministic")


def encode(thing: Any) -> bytes:
    """Canonical bytes: equal states have equal bytes on every machine and under every hash seed."""
    return _ENCODER.encode(thing)


def decode(data: bytes, kind: type[T]) -> T:
    """The inverse of `encode`."""
    return msgspec.msgpack.decode(data, type=kind)


def digest(thing: Any) -> str:
    """A short fingerprint of the canonical bytes."""
    found, whole = hashlib.blake2b(digest_size=16), memoryview(encode(thing))
    for begin in range(0, len(whole), PIECE):
        found.update(whole[begin : begin + PIECE])
    return found.hexdigest()
