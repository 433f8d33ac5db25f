"""What has changed between two views. Records are frozen and shared, so whatever is the same thing is passed over at once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, TypeAlias

import msgspec

Path: TypeAlias = tuple[str | int, ...]
Change: TypeAlias = tuple[Path, Any]  # where, and what stands there now


def differences(old: Any, new: Any, path: Path = ()) -> Iterator[Change]:
    """Every place at which something else stands now, with what that is. A list that grew or shrank is told whole, and so is what
    stood at its default before: that is left out of what was sent."""
    if old is new or old == new:
        return
    if isinstance(new, msgspec.Struct) and type(old) is type(new):
        for name, default in _defaults(type(new)):
            was, now = getattr(old, name), getattr(new, name)
            if was is now or was == now:
                continue
            if was == default:
                yield (*path, name), now
            else:
                yield from differences(was, now, (*path, name))
    elif isinstance(new, tuple) and isinstance(old, tuple) and len(old) == len(new) and path:
        for n, (was, now) in enumerate(zip(old, new, strict=True)):
            yield from differences(was, now, (*path, n))
    elif isinstance(new, dict) and isinstance(old, dict) and old.keys() == new.keys():
        for key, now in new.items():
            yield from differences(old[key], now, (*path, key))
    else:
        yield path, new


@cache
def _defaults(kind: type[msgspec.Struct]) -> tuple[tuple[str, Any], ...]:
    """The fields of a record, and what each is if nothing is said."""
    return tuple((field.name, field.default) for field in msgspec.structs.fields(kind))
