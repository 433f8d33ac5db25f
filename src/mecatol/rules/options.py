"""The options and settings that a table may choose, as content/options.toml declares them."""

from __future__ import annotations

import re
import tomllib

import msgspec

from mecatol.core.decisions import Message, message
from mecatol.core.errors import ContentError, RulesetError

from .content import CONTENT
from .parameters import Parameters

NUMBER = re.compile(r"[+-]?[0-9]{1,9}")


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option: a switch that is on or off."""

    rulesets: tuple[str, ...]
    refused: dict[str, str] = {}
    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A setting: a number between two others, or a word."""

    field: str
    lowest: int = 0
    highest: int = 0
    values: tuple[str, ...] = ()

    def read(self, word: str, value: str) -> int | str:
        """What is set by `word=value`; refused with what could be."""
        if self.highest:
            if not NUMBER.fullmatch(value) or not self.lowest <= int(value) <= self.highest:
                raise RulesetError(message("ruleset-number", word=word, lowest=self.lowest, highest=self.highest, value=value))
            return int(value)
        if not value or (self.values and value not in self.values):
            raise RulesetError(message("ruleset-word", word=word, values=", ".join(self.values) or "any", value=value))
        return value


class Declared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of them."""

    options: dict[str, Choice]
    settings: dict[str, Setting]


def _read() -> Declared:
    """The declarations; each speaks of something there is."""
    declared = msgspec.convert(tomllib.loads(CONTENT.joinpath("options.toml").read_text(encoding="utf-8")), Declared)
    fields = {field.name: field.default for field in msgspec.structs.fields(Parameters)}
    unknown = [name for name in declared.options if not isinstance(fields.get(name), bool)]
    unknown += [setting.field for setting in declared.settings.values() if setting.field not in fields]
    for option in declared.options.values():
        unknown += [word for word in (*option.needs, *option.excludes) if not _known(declared, word)]
    if unknown:
        raise ContentError(f"options.toml speaks of {', '.join(unknown)}, which is no parameter")
    return declared


def _known(declared: Declared, word: str) -> bool:
    name, equals, _ = word.partition("=")
    return name in declared.settings if equals else name[1:] in declared.options


DECLARED = _read()
OPTIONS, SETTINGS = DECLARED.options, DECLARED.settings


def options_of(ruleset: str) -> list[str]:
    """The options that a ruleset has."""
    return [name for name, option in OPTIONS.items() if ruleset in option.rulesets]


def holds(word: str, parameters: Parameters) -> bool:
    """Whether a table has chosen what a word says."""
    name, equals, value = word.partition("=")
    if equals:
        return str(getattr(parameters, SETTINGS[name].field)) == value
    return bool(getattr(parameters, name[1:])) == (name[0] == "+")


def clashes(parameters: Parameters) -> list[Message]:
    """Which of the options chosen lack what they build on, or do not go together."""
    found: list[Message] = []
    for name, option in OPTIONS.items():
        if getattr(parameters, name):
            missing = [word for word in option.needs if not holds(word, parameters)]
            found += [message("ruleset-needs", option=name, words=", ".join(missing))] if missing else []
            found += [message("ruleset-excludes", option=name, word=word) for word in option.excludes if holds(word, parameters)]
    return found


def refusal(name: str, ruleset: str) -> Message:
    """Why a ruleset does not let its tables choose about something."""
    option, edition = OPTIONS.get(name), f"edition-{ruleset}"
    if option is None:
        return message("ruleset-rule", rule=name.replace("_", " "), edition=edition)
    if ruleset in option.refused:
        return message(f"ruleset-refused-{option.refused[ruleset]}", option=name, edition=edition)
    return message("ruleset-elsewhere", option=name, rulesets=", ".join(option.rulesets), edition=edition)
