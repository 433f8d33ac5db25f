"""What has changed between two views. Records are frozen and shared, so whatever is the same thing is passed over at once."""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import astuple

Path: TypeAlias = tuple[str | int, ...]
Change: TypeAlias = tuple[Path, Any]  # where, and what stands there now


def differences(old: Any, new: Any, path: Path = ()) -> list[Change]:
    """Every place at which something else stands now, with what that is. A list that grew or shrank is told whole, and so is what
    stood at its default before: that is left out of what was sent."""
    found: list[Change] = []
    if old is not new and old != new:
        _differing(old, new, path, found)
    return found


def _differing(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    """The same of two that are not alike."""
    if isinstance(new, msgspec.Struct) and type(old) is type(new):
        for (name, default), was, now in zip(_defaults(type(new)).items(), astuple(old), astuple(new), strict=True):
            if was is now or was == now:
                continue
            if was == default:
                found.append(((*path, name), now))
            else:
                _differing(was, now, (*path, name), found)
    elif isinstance(new, tuple) and isinstance(old, tuple) and len(old) == len(new) and path:
        for n, (was, now) in enumerate(zip(old, new, strict=True)):
            if was is not now and was != now:
                _differing(was, now, (*path, n), found)
    elif isinstance(new, dict) and isinstance(old, dict) and old.keys() == new.keys():
        for key, now in new.items():
            if (was := old[key]) is not now and was != now:
                _differing(was, now, (*path, key), found)
    else:
        found.append((path, new))


class Told:
    """What has changed between views as it goes over the wire. What several see alike is the same thing for all of them, and is
    compared and encoded once."""

    def __init__(self) -> None:
        # with what was compared, so that nothing else takes its place in memory
        self._fields: dict[tuple[int, int, tuple[str, ...]], tuple[Any, Any, list[bytes]]] = {}
        self._parts: dict[tuple[Path, int, int], tuple[Any, Any, list[bytes]]] = {}

    def changes(self, old: msgspec.Struct, new: msgspec.Struct, names: tuple[str, ...]) -> list[bytes]:
        """The changes of some fields between two records of a kind: what `differences` tells of them, encoded part by part."""
        if old is new:
            return []
        known = self._fields.get((id(old), id(new), names))
        if known is None:
            found: list[bytes] = []
            parts = _fields(names)
            for name, was, now in zip(names, parts(old), parts(new), strict=True):
                if was is not now:
                    found += self._field(name, was, now, type(new))
            known = self._fields[id(old), id(new), names] = (old, new, found)
        return known[2]

    def _field(self, name: str, was: Any, now: Any, kind: type[msgspec.Struct]) -> list[bytes]:
        if not isinstance(now, tuple) or not isinstance(was, tuple) or len(was) != len(now):
            return self._told((name,), was, now, whole=was == _defaults(kind)[name])
        found: list[bytes] = []
        for n, (one, other) in enumerate(zip(was, now, strict=True)):
            if one is not other:
                found += self._told((name, n), one, other)
        return found

    def _told(self, path: Path, was: Any, now: Any, *, whole: bool = False) -> list[bytes]:
        known = self._parts.get((path, id(was), id(now)))
        if known is None:
            changes = [(path, now)] if whole and was != now else differences(was, now, path)
            known = self._parts[path, id(was), id(now)] = (was, now, [msgspec.json.encode(changes)[1:-1]] if changes else [])
        return known[2]


@cache
def _fields(names: tuple[str, ...]) -> attrgetter[Any]:
    """Several fields of a record at once."""
    return attrgetter(*names)


@cache
def _defaults(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The fields of a record, and what each is if nothing is said."""
    return {field.name: field.default for field in msgspec.structs.fields(kind)}
