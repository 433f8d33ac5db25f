"""Words for people, from the Fluent files in `locales/`: one set of texts for engine, terminal and web."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

DEFAULT = "en"


def folder() -> Path:
    """Where the texts are: beside the code when installed, in the repository otherwise."""
    installed = Path(__file__).parent / "data" / "locales"
    return installed if installed.is_dir() else Path(__file__).parents[2] / "locales"


class Texts:
    """The messages of one language; what it lacks is said in the default one."""

    def __init__(self, locale: str = DEFAULT) -> None:
        self.locale = locale
        self._bundles = [_bundle(name) for name in dict.fromkeys((locale, DEFAULT))]

    def has(self, ident: str) -> bool:
        """Whether there is such a message."""
        return any(bundle.has_message(ident) for bundle in self._bundles)

    def say(self, ident: str, args: Mapping[str, str | int] | None = None) -> str:
        """The message with its arguments; an unknown one is its id and its arguments, so that nothing is lost."""
        text, _ = self._format(ident, args or {})
        if text is not None:
            return text
        return " ".join((ident, *(str(value) for value in (args or {}).values())))

    def problems(self, ident: str, args: Mapping[str, str | int]) -> list[str]:
        """What is wrong with a message and these arguments."""
        text, errors = self._format(ident, args)
        return [f"{ident}: {error}" for error in errors] if text is not None else [f"{ident}: there is no such message"]

    def _format(self, ident: str, args: Mapping[str, str | int]) -> tuple[str | None, list[Exception]]:
        for bundle in self._bundles:
            if bundle.has_message(ident) and (pattern := bundle.get_message(ident).value) is not None:
                text, errors = bundle.format_pattern(pattern, dict(args))
                return str(text), errors
        return None, []


@cache
def _bundle(locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    for path in sorted((folder() / locale).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
