"""What has changed between two views. Records are frozen and shared, so whatever is the same thing is passed over at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec

Path: TypeAlias = tuple[str | int, ...]
Change: TypeAlias = tuple[Path, Any]  # where, and what stands there now


def differences(old: Any, new: Any, path: Path = ()) -> Iterator[Change]:
    """Every place at which something else stands now, with what that is. A list that grew or shrank is told whole."""
    if old is new or old == new:
        return
    if isinstance(new, msgspec.Struct) and type(old) is type(new):
        for name in new.__struct_fields__:
            yield from differences(getattr(old, name), getattr(new, name), (*path, name))
    elif isinstance(new, tuple) and isinstance(old, tuple) and len(old) == len(new) and path:
        for n, (was, now) in enumerate(zip(old, new, strict=True)):
            yield from differences(was, now, (*path, n))
    elif isinstance(new, dict) and isinstance(old, dict) and old.keys() == new.keys():
        for key, now in new.items():
            yield from differences(old[key], now, (*path, key))
    else:
        yield path, new
