"""What an observation tells of a view: each field of each record in it is given another value, and the numbers are compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import msgspec
import numpy as np

from mecatol.env import Encoding
from mecatol.rules.views import TableView

Field = str  # the kind of record, and its field: "Action.theatres"
TRIES = 12  # other values that are tried for a field before it counts as not told
ODD = (LookupError, ValueError, TypeError, AttributeError)  # what comes of a value that stands nowhere on this table


def records(thing: Any, put: Callable[[Any], Any]) -> Iterator[tuple[Any, Callable[[Any], Any]]]:
    """Every record in a view, and how to put another one in its place."""
    if isinstance(thing, msgspec.Struct):
        yield thing, put
        for field in thing.__struct_fields__:
            yield from records(getattr(thing, field), partial(_into_record, put, thing, field))
    elif isinstance(thing, list | tuple):
        for n, each in enumerate(thing):
            yield from records(each, partial(_into_list, put, thing, n))
    elif isinstance(thing, dict):
        for key, each in thing.items():
            yield from records(each, partial(_into_table, put, thing, key))


def _into_record(put: Callable[[Any], Any], thing: Any, field: str, other: Any) -> Any:
    return put(msgspec.structs.replace(thing, **{field: other}))


def _into_list(put: Callable[[Any], Any], thing: Any, n: int, other: Any) -> Any:
    return put(type(thing)([*thing[:n], other, *thing[n + 1 :]]))


def _into_table(put: Callable[[Any], Any], thing: Any, key: str, other: Any) -> Any:
    return put({**thing, key: other})


def fields(views: list[TableView]) -> dict[Field, list[Any]]:
    """Every field of every kind of record there is in the views, with the values it has there."""
    found: dict[Field, list[Any]] = {}
    for view in views:
        for record, _ in records(view, lambda other: other):
            for field in record.__struct_fields__:
                values, value = found.setdefault(f"{type(record).__name__}.{field}", []), getattr(record, field)
                if value not in values and len(values) < 3 * TRIES:
                    values.append(value)
    return found


def tell(encoding: Encoding, views: list[TableView], seat: int, chance: Random) -> tuple[list[Field], list[Field]]:
    """The fields on which the numbers of some views depend, and those on which they do not."""
    known, told = fields(views), list[Field]()
    for view in views:
        plain, tried = encoding.encode(view, seat), dict[Field, int]()
        for record, put in records(view, lambda other: other):
            for field in record.__struct_fields__:
                name = f"{type(record).__name__}.{field}"
                others = [value for value in known[name] if value != getattr(record, field)]
                if name in told or not others or tried.get(name, 0) >= TRIES:
                    continue
                tried[name] = tried.get(name, 0) + 1
                if differs(encoding, put(msgspec.structs.replace(record, **{field: chance.choice(others)})), seat, plain):
                    told.append(name)
    return told, [name for name, values in known.items() if name not in told and len(values) > 1]


def differs(encoding: Encoding, view: TableView, seat: int, plain: np.ndarray) -> bool:
    """Whether the numbers of a view are others; one that stands for no table tells nothing."""
    try:
        return not np.array_equal(encoding.encode(view, seat), plain)
    except ODD:
        return False
