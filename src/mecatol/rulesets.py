"""Rulesets written as text, resolved to one frozen object: "sa17 +distant_suns -nexus vp=12"."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache, lru_cache
from typing import Any

import msgspec

from mecatol import cards, races
from mecatol.core.decisions import Message, message
from mecatol.core.effects import Behaviours
from mecatol.core.errors import RulesetError
from mecatol.core.records import Record, replace
from mecatol.core.rules import Ruleset
from mecatol.rules import layers
from mecatol.rules.catalogue import Catalogue
from mecatol.rules.central_powers.game import Game as CentralPowersGame
from mecatol.rules.central_powers.parameters import CENTRAL_POWERS
from mecatol.rules.content import load
from mecatol.rules.content_cards import in_scenario, load_cards, timed_as, with_decks
from mecatol.rules.contents import chapters
from mecatol.rules.fall_of_the_empire.game import Game as FallOfTheEmpireGame
from mecatol.rules.fall_of_the_empire.parameters import FALL_OF_THE_EMPIRE
from mecatol.rules.library import Library
from mecatol.rules.mercenary_units import sides
from mecatol.rules.official.game import Game as OfficialGame
from mecatol.rules.official.parameters import OFFICIAL
from mecatol.rules.options import SETTINGS, clashes, options_of, refusal
from mecatol.rules.parameters import Parameters
from mecatol.rules.shattered_ascension_17.game import Game as Build17Game
from mecatol.rules.shattered_ascension_17.parameters import SA17
from mecatol.rules.shattered_ascension_es.game import Game as SpanishGame
from mecatol.rules.shattered_ascension_es.parameters import SA_ES
from mecatol.rules.shattered_ascension_es.taken import COUNCIL_CARDS, TAKEN_CARDS, TAKEN_EFFECTS
from mecatol.rules.state import GameState


class Edition(Record, frozen=True):
    """A rule document on top of the ones it patches."""

    title: str
    game: type[OfficialGame]
    content: tuple[str, ...]  # layers of content, the lowest first
    behaviours: Behaviours
    catalogue: Catalogue
    official_decks: tuple[str, ...]  # layers of content of the official decks, where a table plays with them
    official_cards: Catalogue  # and what their cards do in this edition
    parameters: Parameters
    precedence: tuple[str, ...]  # sources of effects, the weakest first
    open_council: Catalogue | None = (
        None  # what some cards of the boxes do where no Twilight Council sits, if it is the council that changes them
    )
    scenario: str = ""  # the option whose layer of content, with objectives, agendas and treaties of its own, this is


# Cards and races enter themselves into the layers' registries when their packages are read.
REGISTERED = (cards, races)

EDITIONS: dict[str, Edition] = {
    "official": Edition(
        title="Twilight Imperium 3rd edition with Shattered Empire and Shards of the Throne",
        game=OfficialGame,
        content=("official",),
        behaviours=layers.official,
        catalogue=layers.official_cards,
        official_decks=("official",),
        official_cards=layers.official_cards,
        parameters=OFFICIAL,
        # OFF-GEN-4: Political Cards first, then technologies, then Action Cards; what is printed on sheets before all.
        precedence=("rule", "race", "flagship", "upgrade", "leader", "mercenary", "law", "technology", "card"),
    ),
    "sa17": Edition(
        title="Shattered Ascension, build 17",
        game=Build17Game,
        content=("official", "shattered_ascension", "shattered_ascension_17"),
        behaviours=layers.shattered_ascension_17.over(layers.shattered_ascension.over(layers.official)),
        catalogue=layers.shattered_ascension_17_cards.over(layers.official_cards).with_decks(layers.shattered_ascension_17_cards),
        official_decks=("official", "shattered_ascension_official_decks"),
        official_cards=layers.shattered_ascension_official_decks.over(layers.official_cards),
        open_council=layers.official_cards.only(*COUNCIL_CARDS, "council_disbanded"),
        parameters=SA17,
        # SA: Action Card over Political Card over upgrade over ability over technology over the rules.
        precedence=("rule", "technology", "leader", "mercenary", "race", "flagship", "upgrade", "law", "card"),
    ),
    "sa_es": Edition(
        title="Shattered Ascension, the Spanish edition",
        game=SpanishGame,
        content=("official", "shattered_ascension", "shattered_ascension_official_decks", "shattered_ascension_es"),
        behaviours=layers.shattered_ascension_es.over(
            layers.shattered_ascension_17.only(*TAKEN_EFFECTS).over(layers.shattered_ascension.over(layers.official))
        ),
        catalogue=layers.shattered_ascension_es_cards.over(
            layers.shattered_ascension_17_cards.only(*TAKEN_CARDS).over(
                layers.shattered_ascension_official_decks.over(layers.official_cards)
            )
        ),
        official_decks=(),
        official_cards=layers.official_cards,
        open_council=layers.official_cards.only(*COUNCIL_CARDS),
        parameters=SA_ES,
        precedence=("rule", "technology", "leader", "mercenary", "race", "flagship", "upgrade", "law", "card"),
    ),
    "cp": Edition(
        title="Central Powers with the Galactic Senate",
        game=CentralPowersGame,
        content=("official", "central_powers"),
        behaviours=layers.central_powers.over(layers.official),
        catalogue=layers.central_powers_cards.over(layers.official_cards),
        official_decks=("official",),
        official_cards=layers.official_cards,
        parameters=CENTRAL_POWERS,
        # As in the official game (OFF-GEN-4).
        precedence=("rule", "race", "flagship", "upgrade", "leader", "mercenary", "law", "technology", "card"),
    ),
}
# A scenario of an edition is an option that brings its own chapters, cards and numbers, and goes with no other option.
SCENARIOS: dict[tuple[str, str], Edition] = {
    ("official", "fall_of_the_empire"): replace(
        EDITIONS["official"],
        title="Fall of the Empire",
        game=FallOfTheEmpireGame,
        behaviours=layers.fall_of_the_empire.over(layers.official),
        catalogue=layers.fall_of_the_empire_cards.over(layers.official_cards),
        parameters=FALL_OF_THE_EMPIRE,
        scenario="fall_of_the_empire",
    ),
}

tables, printed = cache(load), cache(load_cards)  # what is printed is read once, however many rulesets are made of it

SWITCHES: tuple[str, ...] = tuple(field.name for field in msgspec.structs.fields(Parameters) if isinstance(field.default, bool))

KEPT = 64  # rulesets in memory: anybody may ask a service for any text


@lru_cache(maxsize=KEPT)
def resolve(text: str) -> Ruleset:
    """The ruleset a text means, for a new table. Equal texts in any order of words give the same one."""
    if found := _refusals(*_meant(text)):
        raise RulesetError(*found)
    return recall(text)


@lru_cache(maxsize=KEPT)
def recall(text: str) -> Ruleset:
    """The ruleset of a game that was begun with this text: what was agreed on then holds, whatever a new table may choose."""
    name, edition, parameters = _meant(text)
    canonical = canonical_text(f"{name} +{edition.scenario}" if edition.scenario else name, edition.parameters, parameters)
    if canonical != text:
        return recall(canonical)
    library = _library(edition, parameters)
    return Ruleset(
        canonical,
        edition.game,
        chapters(edition.game),
        edition.behaviours,
        library,
        parameters,
        edition.precedence,
        GameState,
    )


def _meant(text: str) -> tuple[str, Edition, Parameters]:
    """The name of a ruleset, the edition or scenario of it that is played, and the numbers chosen."""
    words = text.split()
    if not words or words[0] not in EDITIONS:
        raise RulesetError(message("ruleset-none", text=text, rulesets=", ".join(EDITIONS)), *_nearest(words[:1], list(EDITIONS)))
    name, chosen = words[0], words[1:]
    parameters = _parameters(name, EDITIONS[name].parameters, chosen)
    for (ruleset, option), scenario in SCENARIOS.items():
        if ruleset == name and getattr(parameters, option):
            return name, scenario, _parameters(name, scenario.parameters, chosen)
    return name, EDITIONS[name], parameters


def _library(edition: Edition, parameters: Parameters) -> Library:
    """The edition's tables and cards; its own decks, or the official ones (SA17-TWC-17, SA17-OBJ-06, SA17-DUE-29)."""
    cards, catalogue = printed(edition.content), edition.catalogue
    if edition.scenario:
        layers = (*edition.content, edition.scenario)
        return Library(tables(layers), in_scenario(cards, printed((edition.scenario,))), catalogue, layers)
    if parameters.official_decks:
        cards = with_decks(cards, printed(edition.official_decks))
        catalogue = catalogue.with_decks(edition.official_cards)
    as_printed: tuple[str, ...] = ()
    boxed = parameters.official_decks or not edition.official_decks  # the decks played with are those of the boxes
    if edition.open_council is not None and boxed and not parameters.twilight_council:
        catalogue, as_printed = edition.open_council.over(catalogue), tuple(edition.open_council.actions)
        cards = timed_as(cards, printed(edition.content[:1]), as_printed)
    content = tables(edition.content)
    if not parameters.shards_technologies:  # SAES-SET-02
        content = replace(content, technologies={key: card for key, card in content.technologies.items() if card.set != "sott"})
    if parameters.mercenaries:  # each side of a token is a kind of unit (OFF-SOT-MRC)
        content = replace(content, units=content.units | sides(cards.mercenaries))
    decks = edition.official_decks if parameters.official_decks else ()
    return Library(content, cards, catalogue, edition.content, decks, as_printed)


def canonical_text(name: str, printed: Parameters, parameters: Parameters) -> str:
    """The shortest text that means these parameters, words in the registry's order."""
    words = [name]
    for switch in SWITCHES:
        if getattr(parameters, switch) != getattr(printed, switch):
            words.append(("+" if getattr(parameters, switch) else "-") + switch)
    for word, setting in SETTINGS.items():
        if getattr(parameters, setting.field) != getattr(printed, setting.field):
            words.append(f"{word}={getattr(parameters, setting.field)}")
    return " ".join(words)


def _parameters(ruleset: str, printed: Parameters, words: list[str]) -> Parameters:
    changes: dict[str, Any] = {}
    problems: list[Message] = []
    for word in words:
        name, equals, value = word.partition("=")
        if equals and name in SETTINGS:
            try:
                changes[SETTINGS[name].field] = SETTINGS[name].read(name, value)
            except RulesetError as why:
                problems += why.why
        elif not equals and word[0] in "+-" and word[1:] in SWITCHES:
            changes[word[1:]] = word[0] == "+"
        else:
            known = [*(f"+{option}" for option in options_of(ruleset)), *(f"{setting}=" for setting in SETTINGS)]
            problems.append(message("ruleset-no-option", word=word))
            problems += _nearest([word], known) or [message("refused-there-are", known=", ".join(known))]
    if problems:
        raise RulesetError(*problems)
    return replace(printed, **changes)


def _refusals(name: str, edition: Edition, parameters: Parameters) -> list[Message]:
    """What a new table may not choose: what its ruleset has no option for, and what does not go together."""
    if edition.scenario:
        alone = replace(parameters, reactions=edition.parameters.reactions) == edition.parameters
        return [] if alone else [message("ruleset-alone", scenario=f"switch-{edition.scenario}")]
    changed = [switch for switch in SWITCHES if getattr(parameters, switch) != getattr(edition.parameters, switch)]
    found = [refusal(switch, name) for switch in changed if switch not in options_of(name)]
    return found + clashes(parameters)


def _nearest(words: list[str], known: list[str]) -> list[Message]:
    """A suggestion, where one is near enough."""
    found = get_close_matches(words[0], known, 1, 0.5) if words else []
    return [message("ruleset-nearest", word=found[0])] if found else []
