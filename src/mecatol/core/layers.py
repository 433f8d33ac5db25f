"""Content in layers: a later layer adds, patches or removes entries by id, and holds only differences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .errors import ContentError

Table = dict[str, dict[str, Any]]


def layered(base: Mapping[str, Mapping[str, Any]], changes: Mapping[str, Mapping[str, Any]], layer: str) -> Table:
    """The table below with a layer's changes on top.

    `new = true` adds an entry, `removed = true` removes one, anything else patches the fields it names. A change that
    changes nothing is an error: it means that the layer misunderstands the one below. All problems are reported at once.
    """
    out: Table = {key: dict(entry) for key, entry in base.items()}
    problems: list[str] = []
    for key, change in changes.items():
        problem = _change(out, key, dict(change))
        if problem:
            problems.append(f"{layer}: {problem}")
    if problems:
        raise ContentError("\n".join(problems))
    return out


def _change(out: Table, key: str, change: dict[str, Any]) -> str:
    """Apply one change; what is wrong with it, or an empty string."""
    if change.pop("removed", False):
        if change:
            return f"{key} is removed and patched at once"
        return "" if out.pop(key, None) is not None else f"removes {key}, which is not there"
    if change.pop("new", False):
        if key in out:
            return f"adds {key}, which is there already; patch it instead"
        out[key] = change
        return ""
    if key not in out:
        return f"patches {key}, which is not there; say new = true to add it"
    idle = [field for field, value in change.items() if field in out[key] and out[key][field] == value]
    if idle or not change:
        return f"{key}: the patch changes nothing in {', '.join(idle) or 'any field'}"
    out[key] |= change
    return ""
