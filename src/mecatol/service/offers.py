"""What a new table can be made of, in one language: rulesets, their options and settings, maps, bots, and what is recommended."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec

from mecatol.bots import BOTS
from mecatol.maps import preset_maps
from mecatol.rules.new_game import FEWEST
from mecatol.rules.options import OPTIONS, SETTINGS, options_of
from mecatol.rules.parameters import AUTO, BUILT
from mecatol.rulesets import EDITIONS, SCENARIOS, SWITCHES, Edition, printed
from mecatol.texts import Texts, languages

from . import messages as wire


class Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that is recommended."""

    ruleset: str
    seats: int
    teaching: bool = False


class Offers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The declarations of offers.toml."""

    groups: dict[str, tuple[str, ...]]
    presets: dict[str, Preset]


OFFERS = msgspec.convert(tomllib.loads(files("mecatol").joinpath("service/offers.toml").read_text(encoding="utf-8")), Offers)
GROUP_OF = {option: group for group, options in OFFERS.groups.items() for option in options}


@cache
def choices(language: str) -> wire.Choices:
    """What a new table can be made of."""
    texts = Texts(language)
    return wire.Choices(
        rulesets=tuple(_ruleset(key, edition, texts) for key, edition in EDITIONS.items()),
        maps=tuple(wire.MapChoice(key, map_name(key, texts), each.players) for key, each in preset_maps().items()),
        bots=tuple(BOTS),
        languages={each: Texts(each).say("language") for each in languages()},
        terms={name: wire.TermInfo(texts.say(ident), texts.part(ident, "text")) for name, ident in _terms()},
        fewest=FEWEST,
        most=max(edition.parameters.most_players for edition in EDITIONS.values()),
        groups=OFFERS.groups,
        presets={key: wire.PresetChoice(each.ruleset, each.seats, each.teaching) for key, each in OFFERS.presets.items()},
    )


def _terms() -> Iterator[tuple[str, str]]:
    """Whatever has a name and a text, and the message that says them."""
    kinds = (("switch", OPTIONS), ("setting", SETTINGS), ("bot", BOTS), ("group", OFFERS.groups), ("preset", OFFERS.presets))
    yield from ((f"{kind}:{name}", f"{kind}-{name}") for kind, names in kinds for name in names)
    words = [(word, value) for edition in EDITIONS.values() for word in SETTINGS for value in _values(edition, word)]
    yield from ((f"value:{word}={value}", f"value-{word}-{value}") for word, value in dict.fromkeys(words))


def _ruleset(key: str, edition: Edition, texts: Texts) -> wire.RulesetChoice:
    mine, numbers = options_of(key), edition.parameters
    return wire.RulesetChoice(
        id=key,
        title=texts.say(f"edition-{key}"),
        options={option: _option(key, option, getattr(numbers, option)) for option in SWITCHES if option in mine},
        settings={
            word: wire.SettingChoice(
                str(getattr(numbers, setting.field)), setting.lowest, setting.highest, _values(edition, word)
            )
            for word, setting in SETTINGS.items()
        },
        most=numbers.most_players,
        text=texts.part(f"edition-{key}", "text"),
    )


def _option(ruleset: str, option: str, printed_so: bool) -> wire.OptionChoice:
    here = [f"+{each}" for each in options_of(ruleset)]
    said_by_others = [f"+{other}" for other, declared in OPTIONS.items() if f"+{option}" in declared.excludes]
    return wire.OptionChoice(
        printed=printed_so,
        needs=OPTIONS[option].needs,
        excludes=tuple(word for word in (*OPTIONS[option].excludes, *said_by_others) if word in here),
        alone=(ruleset, option) in SCENARIOS,
    )


def _values(edition: Edition, word: str) -> tuple[str, ...]:
    """The words that a setting of a ruleset takes; a number takes none, and the preset maps are told by themselves."""
    if word == "map":
        return (AUTO, BUILT)
    if word == "strategy":
        cards = printed(edition.content).strategy_cards.values()
        return tuple(dict.fromkeys(deck for card in cards for deck in card.deck if not card.replaces))
    return SETTINGS[word].values


def map_name(ident: str, texts: Texts) -> str:
    """What a preset map is called."""
    return texts.one_of(f"map-{ident}") or preset_maps()[ident].name


def called(word: str, texts: Texts) -> str:
    """What a word of a ruleset's text says: "+leaders", "strategy=base"."""
    name, equals, value = word.partition("=")
    if not equals:
        option = texts.say(f"switch-{name[1:]}")
        return option if name[0] == "+" else texts.say("chosen-without", {"option": option})
    value = texts.one_of(f"value-{name}-{value}", f"map-{value}") or value
    return texts.say("chosen-value", {"setting": texts.say(f"setting-{name}"), "value": value})
