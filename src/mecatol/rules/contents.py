"""The table of contents of a game: its class names its chapters, and their files are found by these names."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from mecatol.core.rules import Chapter, Rules

SHARED = __name__.rpartition(".")[0]  # where a chapter lies that no edition changes


def chapters(game: type[Rules]) -> dict[str, type[Chapter]]:
    """A game's chapters by name: `galaxy: Galaxy` in its class is the class `Galaxy` of `galaxy.py` beside it, and takes the
    place of the one that the edition below has under that name."""
    found: dict[str, type[Chapter]] = {}
    for edition in reversed(game.__mro__):
        if edition is not Rules and issubclass(edition, Rules):
            found |= {name: _chapter(edition, name, kind) for name, kind in _named(edition).items()}
    return found


def added(names: dict[str, str], below: type[Rules]) -> tuple[str, ...]:
    """The slots an edition's game needs: for the chapters that the one below does not have."""
    return tuple(name for name in names if not hasattr(below, name))


def _named(edition: type[Rules]) -> dict[str, str]:
    """The chapters one edition's own class names."""
    own: dict[str, str] = vars(edition).get("__annotations__", {})
    return {name: kind for name, kind in own.items() if name not in Rules.__annotations__}


def _chapter(edition: type[Rules], name: str, kind: str) -> type[Chapter]:
    package = edition.__module__.rpartition(".")[0]
    module = _module(f"{package}.{name}") or _module(f"{SHARED}.{name}")
    if module is None:
        raise ImportError(f"{edition.__module__} names a chapter {name}, and there is no file {name}.py for it in {package}")
    chapter = getattr(module, kind, None)
    if not isinstance(chapter, type) or not issubclass(chapter, Chapter):
        raise ImportError(f"{edition.__module__} names a chapter {name}: {kind}, and {module.__name__} has no such chapter")
    return chapter


def _module(name: str) -> ModuleType | None:
    """A module, or none where there is no such file; whatever else is wrong with it is told."""
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return None
