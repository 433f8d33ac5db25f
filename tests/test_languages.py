"""Every language says the same: the same messages, with the same arguments, and none of them left in English."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path
from typing import Any

import msgspec
import pseudo
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from rich.text import Text

from mecatol import register, texts
from mecatol.bots import answer_by_bot, make_bots
from mecatol.cli import main
from mecatol.compendium import Compendium
from mecatol.compendium.notes import ruled_page, rulings
from mecatol.core.decisions import Message, message
from mecatol.core.errors import Refused
from mecatol.hot_seat import HotSeat
from mecatol.odds import battle
from mecatol.odds.force import ORDERS
from mecatol.odds.position import ANOMALIES
from mecatol.play import Table
from mecatol.register import CLAUSE_ID
from mecatol.rules.naming import unit_kind
from mecatol.rules.pieces import is_mercenary
from mecatol.rules.problems import BORDER_TOKENS, PLANET_TOKENS, SYSTEM_TOKENS
from mecatol.rulesets import resolve
from mecatol.service import messages as wire
from mecatol.service.content import content, encoded_content
from mecatol.service.offers import choices
from mecatol.service.refusals import refusal
from mecatol.service.sight import Sight
from mecatol.simulation import Plan, simulate
from mecatol.simulation.report import report, summary_lines
from mecatol.terminal import CLEAR
from mecatol.texts import Texts
from mecatol.things import Things, clause_ruling, clause_text, numbers

OTHERS = tuple(language for language in texts.languages() if language != texts.DEFAULT)
# What is the same in any language: nothing but arguments, signs, and words players leave as they are.
WORDLESS = re.compile(r"^[^A-Za-z]*$")
SAME = (
    "web-brand", "web-zoom", "web-seat-bot", "web-neutral", "key-no", "option-no", "option-counter-no", "word-neutral",
    "switch-imperium_rex", "count-mecatol_rex", "report-bot", "web-influence-short", "web-no-leave",
    "value-strategy-shattered_empire", "value-strategy-shattered_ascension", "web-rules-sa17", "web-rules-cp",
)  # fmt: skip


class Words(Visitor):
    """What a pattern says by itself, and what it is given."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.given: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.said.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.given.add(node.id.name)


def files(language: str) -> dict[str, Path]:
    root = texts.folder() / language
    return {str(path.relative_to(root)): path for path in sorted(root.rglob("*.ftl"))}


def patterns(path: Path) -> Iterator[tuple[str, Words]]:
    """Every message and part of one."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            parts = [
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes),
            ]
            for name, pattern in parts:
                if pattern is not None:
                    words = Words()
                    words.visit(pattern)
                    yield name, words


def common(language: str) -> dict[str, Words]:
    found: dict[str, Words] = {}
    for path in sorted((texts.folder() / language).glob("*.ftl")):
        found |= dict(patterns(path))
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_message_and_no_other(language: str) -> None:
    english, other = common(texts.DEFAULT), common(language)
    assert sorted(english.keys() - other.keys()) == []
    assert sorted(other.keys() - english.keys()) == []


@pytest.mark.parametrize("language", OTHERS)
def test_messages_take_the_same_arguments(language: str) -> None:
    english, other = common(texts.DEFAULT), common(language)
    assert [name for name, words in english.items() if name in other and words.given != other[name].given] == []


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    english, other = common(texts.DEFAULT), common(language)
    left = [name for name, words in english.items() if name in other and words.said == other[name].said]
    assert [name for name in left if name not in SAME and not WORDLESS.match("".join(english[name].said))] == []


def test_a_browser_is_answered_in_the_first_language_that_is_there() -> None:
    assert texts.preferred("es-MX, es;q=0.9, en;q=0.5") == "es"
    assert texts.preferred("fr, en;q=0.3, es;q=0.8") == "es"
    assert texts.preferred("fr") == texts.preferred("") == texts.preferred(";;;,=") == "en"


# -- clauses ---------------------------------------------------------------------------------------------------------------

DOCUMENTS = register.RULESETS


@pytest.mark.parametrize("document", DOCUMENTS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_clause_is_told_in_every_language(language: str, document: str) -> None:
    told = dict(patterns(texts.folder() / language / texts.CLAUSES / f"{document}.ftl"))
    clauses = {clause.id: clause for clause in register.load(document)}
    assert sorted(clauses.keys() - told.keys()) == []
    assert sorted({ident.partition(".")[0] for ident in told} - clauses.keys()) == []
    said = {ident: clause_text(clause, texts.Texts(language)) for ident, clause in clauses.items()}
    assert [ident for ident, clause in clauses.items() if said[ident] == clause.text or not said[ident].strip()] == []
    assert [ident for ident, words in told.items() if words.given] == []


@pytest.mark.parametrize("document", DOCUMENTS)
@pytest.mark.parametrize("language", OTHERS)
def test_how_a_clause_is_read_is_told_in_every_language(language: str, document: str) -> None:
    ruled = {clause.id: clause for clause in register.load(document) if clause.ruling}
    told = {ident: clause_ruling(clause, texts.Texts(language)) for ident, clause in ruled.items()}
    assert [ident for ident, clause in ruled.items() if told[ident] == clause.ruling] == []
    assert [ident for ident, clause in ruled.items() if CLAUSE_ID.findall(told[ident]) != CLAUSE_ID.findall(clause.ruling)] == []


@pytest.mark.parametrize("document", DOCUMENTS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_clause_has_the_same_numbers_in_every_language(language: str, document: str) -> None:
    """Every figure of the register's sentence stands in the other language's too, and no other clause is named."""
    for clause in register.load(document):
        said = clause_text(clause, texts.Texts(language))
        assert sorted(FIGURES.findall(said)) == sorted(FIGURES.findall(clause.text)), clause.id
        assert CLAUSE_ID.findall(said) == CLAUSE_ID.findall(clause.text), clause.id


MARKS = re.compile(rf"`\w+/\w+`|{CLAUSE_ID.pattern}")


@pytest.mark.parametrize("language", OTHERS)
def test_every_ruling_is_told_in_every_language(language: str) -> None:
    """The page of rulings has the same points about the same cards and clauses as docs/rulings.md, in the same order."""
    here, there = rulings(), rulings(language)
    marked = [(MARKS.findall(ours), MARKS.findall(theirs)) for ours, theirs in zip(here, there, strict=False)]
    assert next((ours for ours, (one, other) in zip(here, marked, strict=False) if one != other), None) is None
    assert len(there) == len(here)
    assert [theirs for ours, theirs in zip(here, there, strict=True) if ours == theirs] == []


# -- things ----------------------------------------------------------------------------------------------------------------

RULESETS = (
    "sa17",
    "official +mercenaries",
    "official +political_intrigue",
    "official +fall_of_the_empire",
    "sa17 +official_decks",
    "sa_es +flagships +mechanized_units +shards_races +shards_technologies",
    "cp",
)
FIGURES = re.compile(r"\d+")
PROPER = ("planets", "leaders", "flagships", "systems", "mercenaries", "representatives")  # called the same by everybody
SILENT = ("planets", "leaders", "flagships", "systems", "races")  # what they do is said of their parts


def layered(language: str) -> dict[str, Words]:
    """What a language says of things, by layer and name."""
    found: dict[str, Words] = {}
    for name, path in files(language).items():
        if "/" in name and not name.startswith(texts.CLAUSES):
            found |= {f"{name}: {ident}": words for ident, words in patterns(path)}
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_things_are_told_alike(language: str) -> None:
    english, other = layered(texts.DEFAULT), layered(language)
    told = [name for name in english if "." in name.partition(": ")[2]]
    assert [name for name in told if name not in other] == []
    assert [name for name in other if "." in name.partition(": ")[2] and name not in english] == []
    assert [name for name in told if english[name].given != other[name].given] == []
    assert [
        name for name in told if english[name].said == other[name].said and name != "official/units.ftl: units-pds.several"
    ] == []


# A card is drawn, not robbed, where one player also robs another; Shock Troops and Ascendancy have one name each.
STRAY = {
    "es": re.compile(r"\brob(a|an|ar|as|ado|o) (una|otro|dos|tres) (Carta|Objetivo|Marcador)|\bTropas? de Choque|\bAscenso\b"),
}


@pytest.mark.parametrize("language", STRAY)
def test_a_thing_is_called_by_one_word(language: str) -> None:
    paths = [path for path in files(language).values() if path.parent.name != texts.CLAUSES]
    told = [(f"{path.parent.name}: {name}", "".join(words.said)) for path in paths for name, words in patterns(path)]
    assert [name for name, said in told if STRAY[language].search(said)] == []


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("language", texts.languages())
def test_everything_has_a_name_and_says_what_it_does(language: str, ruleset: str) -> None:
    things = Things(resolve(ruleset), texts.Texts(language))
    nameless, silent, broken = [], [], []
    for table, entries in things.library.entries.items():
        for ident in entries:
            nameless += [] if things.name(table, ident) else [f"{table}-{ident}"]
            text = things.text(table, ident)
            silent += [] if text or table in SILENT else [f"{table}-{ident}"]
            broken += [f"{table}-{ident}"] if "{" in text + things.text(table, ident, "secondary") else []
    for race in things.library.content.races.values():
        abilities = [*race.abilities, *(a for f in things.library.content.flagships.values() for a in f.abilities)]
        nameless += [ability for ability in abilities if not things.name("abilities", ability)]
        silent += [ability for ability in abilities if not things.text("abilities", ability)]
    assert (nameless, silent, broken) == ([], [], [])


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("language", OTHERS)
def test_names_are_those_of_the_language(language: str, ruleset: str) -> None:
    things = Things(resolve(ruleset), texts.Texts(language))
    own = {table: entries for table, entries in things.library.entries.items() if table not in PROPER}
    layers = things.library.layers_of
    missing = [
        f"{table}-{ident}"
        for table, entries in own.items()
        for ident in entries
        if not things.texts.of_thing(layers(table, ident), table, ident) and not is_mercenary(unit_kind(ident))
    ]
    assert missing == []


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("language", texts.languages())
def test_no_two_cards_of_a_sort_are_called_alike(language: str, ruleset: str) -> None:
    """In a hand, in a vote and in a search they are told apart by their names."""
    things = Things(resolve(ruleset), texts.Texts(language))
    for table in ("action_cards", "political_cards", "strategy_cards", "technologies"):
        names = [things.name(table, ident) for ident in things.library.entries[table]]
        assert [name for name in names if names.count(name) > 1] == []


@pytest.mark.parametrize("language", texts.languages())
def test_what_a_table_can_be_made_of_is_told(language: str) -> None:
    offered = choices(language)
    assert [name for name, term in offered.terms.items() if term.name == name.replace(":", "-") or not term.text] == []
    told = content("sa17", language)
    assert [name for name, term in told.terms.items() if not term.name or not term.text] == []
    assert [card.id for card in told.cards.values() if not card.text] == []
    assert [card.id for card in told.cards.values() if card.kind == "strategy_card" and not card.secondary] == ["prospect"]


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("language", texts.languages())
def test_what_has_no_table_is_named_and_told(language: str, ruleset: str) -> None:
    """Anomalies, kinds of Leaders, facilities and tokens."""
    told = content(ruleset, language)
    assert [name for name, term in told.terms.items() if not term.name or not term.text] == []


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("language", texts.languages())
def test_every_token_that_may_lie_on_the_board_is_named_and_told(language: str, ruleset: str) -> None:
    """A Domain Counter of other rulesets lies nowhere."""
    told, foreign = content(ruleset, language), {name for other in RULESETS for name in content(other, language).cards}
    for token in (*SYSTEM_TOKENS, *PLANET_TOKENS, *BORDER_TOKENS):
        known = told.terms.get(f"token:{token}") or told.cards.get(token)
        assert known is not None or token in foreign, token
        assert known is None or (known.name and known.text), token


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("language", texts.languages())
def test_cards_say_when_they_are_played_and_what_is_voted_on(language: str, ruleset: str) -> None:
    told = content(ruleset, language)
    wanted = [card for card in told.cards.values() if card.kind in ("action_card", "political_card")]
    assert wanted
    assert [card.id for card in wanted if not card.when or card.when.startswith(("moment-", "kind-"))] == []


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("language", texts.languages())
def test_tiles_and_planets_say_what_is_special_about_them(language: str, ruleset: str) -> None:
    told = content(ruleset, language)
    assert [tile.id for tile in told.tiles.values() if not tile.name] == []
    assert [tile.id for tile in told.tiles.values() if (tile.anomaly or tile.wormholes) and not tile.text] == []
    planets = [planet for tile in told.tiles.values() for planet in tile.planets]
    assert [planet.id for planet in planets if not planet.name or (planet.refresh and not planet.text)] == []


@pytest.mark.parametrize("language", texts.languages())
def test_units_and_abilities_say_what_they_do(language: str) -> None:
    for ruleset in RULESETS:
        told = content(ruleset, language)
        assert [unit.id for unit in told.units.values() if not unit.name or not unit.several or not unit.text] == []
        assert [each.id for race in told.races.values() for each in race.abilities if not each.name or not each.text] == []


# -- numbers ----------------------------------------------------------------------------------------------------------------

PATCHED = 77  # which no entry has and no text says
COUNTED = ("units", "facilities", "objectives", "domain_counters", "artifacts")  # whose texts have numbers of their entries
SPELLED = {"en": ("two", "three", "four", "five", "six"), "es": ("dos", "tres", "cuatro", "cinco", "seis")}


def patched(entry: Any, name: str) -> Any:
    """An entry with another number in its field or its parameters."""
    if name in entry.__struct_fields__:
        return msgspec.structs.replace(entry, **{name: PATCHED})
    return msgspec.structs.replace(entry, params={**entry.params, name: PATCHED})


def own_things(ruleset: str, language: str) -> Things:
    """The things of a ruleset in a library that no other table looks into."""
    things = Things(resolve(ruleset), texts.Texts(language))
    things.library = msgspec.structs.replace(things.library)
    return things


def told_with(things: Things, table: str, ident: str, entry: Any) -> str:
    """What a thing says with another entry in its place."""
    entries = things.library.entries[table]
    things.library.entries[table] = {**entries, ident: entry}
    said = things.text(table, ident)
    things.library.entries[table] = entries
    return said


@pytest.mark.parametrize("ruleset", ["sa17", "official +distant_suns", "sa_es", "cp"])
@pytest.mark.parametrize("language", texts.languages())
def test_a_number_patched_in_the_data_is_another_one_in_the_text(language: str, ruleset: str) -> None:
    """Each number of the entry that a text has is the data's; the text has no other way to it."""
    things = own_things(ruleset, language)
    moved: dict[str, int] = {}
    for table in COUNTED:
        for ident, entry in things.library.entries[table].items():
            said = things.text(table, ident)
            mine = [name for name in numbers(entry) if name in entry.__struct_fields__ or name in getattr(entry, "params", {})]
            told = [told_with(things, table, ident, patched(entry, name)) for name in mine]
            assert [text for text in told if text != said and str(PATCHED) not in text] == []
            moved[table] = moved.get(table, 0) + sum(text != said for text in told)
    assert moved["units"] > 20
    assert moved["objectives"] > 20
    assert moved["domain_counters"] > 5
    assert moved["facilities"]


@pytest.mark.parametrize("ruleset", ["sa17", "official +distant_suns", "official +fall_of_the_empire", "sa_es", "cp"])
@pytest.mark.parametrize("language", texts.languages())
def test_no_text_writes_out_a_number_that_the_data_has(language: str, ruleset: str) -> None:
    """Whatever its parameters are, a text has them as arguments or not at all."""
    things = own_things(ruleset, language)
    written = []
    for table in COUNTED:
        for ident, entry in things.library.entries[table].items():
            params = {name: value for name, value in getattr(entry, "params", {}).items() if type(value) is int and value > 1}
            if not params:
                continue
            further = [value for name, value in numbers(entry).items() if name not in params]  # of other terms, say
            other = msgspec.structs.replace(entry, params={**entry.params, **dict.fromkeys(params, PATCHED)})
            said = told_with(things, table, ident, other)
            for value in (value for value in params.values() if value not in further):
                words = [str(value), *SPELLED[language][value - 2 : value - 1]]
                written += [(table, ident, word) for word in words if re.search(rf"\b{word}\b", said)]
    assert written == []


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["Lodor", "Industrex"], "Lodor e Industrex"),
        (["agua", "hielo"], "agua y hielo"),
        (["Ann", "Ida", "Ian"], "Ann, Ida y Ian"),
        (["Ann", "Ida"], "Ann e Ida"),
        (["Lodor", "\x02planet:industrex\x03Industrex\x04"], "Lodor e \x02planet:industrex\x03Industrex\x04"),
    ],
)
def test_names_in_a_row_are_spelt_as_they_are_spoken(names: list[str], told: str) -> None:
    assert Texts("es").listed(names) == told


def test_an_article_and_its_preposition_are_one_word() -> None:
    bid = Texts("es").say("event-locationbid", {"seat": "Ann", "bid": 2, "where": "el lugar 12 del anillo 3"})
    assert bid == "Ann oferta 2 por el Sistema Natal del lugar 12 del anillo 3."


def test_a_number_in_a_reason_is_said_as_it_was_written_whatever_was_said_before() -> None:
    said, args = Texts("en"), {"page": 12345, "count": 1}
    asked, told = said.say("refused-no-place", args), said.reason(message("refused-no-place", **args))
    assert "12,345" in asked
    assert "12345" in told
    assert (said.say("refused-no-place", args), said.reason(message("refused-no-place", **args))) == (asked, told)


# -- a language made by the tests ------------------------------------------------------------------------------------------

KEPT = (choices, encoded_content, ruled_page)  # of what was said


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("locales")
    pseudo.write(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(texts, "folder", lambda: folder)
        forget()
        yield folder
    forget()


def forget() -> None:
    for read in (texts._common, texts._things, texts._has, texts._selects, texts._spelling, texts._said_before, *KEPT):
        read.cache_clear()


def unmarked(said: Iterator[str]) -> list[str]:
    return sorted({line for line in said if pseudo.UNMARKED.search(line)})[:20]


def strings(thing: object) -> Iterator[str]:
    """What there is to read in a frame, without ids and clauses."""
    match thing:
        case wire.SeatView():
            yield from strings((thing.decision, thing.acts, thing.waiting_for, thing.notices, thing.progress))
        case wire.Progress() as progress:
            yield from (count.text for count in progress.counts)
        case wire.UnitNow() as unit:
            yield from (text for cause in unit.causes for text in (cause.source, cause.text))
        case wire.Decision():
            yield from (thing.question, *thing.draft)
            yield from strings(thing.options)
        case wire.Choice():
            yield thing.label
        case wire.WaitingFor():
            yield thing.text
        case wire.Happening():
            yield from (thing.text, thing.short)
        case wire.TermInfo() | wire.AbilityInfo() | wire.TechnologyInfo() | wire.UnitInfo() | wire.TileInfo() | wire.PlanetInfo():
            yield from (thing.name, thing.text)
            yield from strings(getattr(thing, "planets", ()))
        case wire.CardInfo():
            yield from (thing.name, thing.text, thing.secondary, thing.when)
        case wire.RaceInfo():
            yield from (thing.name, thing.flagship, thing.flagship_text, *(name for _, _, name in thing.leaders))
            yield from strings(thing.abilities)
        case str():
            yield thing
        case tuple() | list():
            for each in thing:
                yield from strings(each)


@pytest.mark.parametrize(
    ("ruleset", "players", "seed"),
    [
        ("sa17 rounds=3", 3, 1), ("sa17 rounds=2 +distant_suns +final_frontier", 4, 2), ("sa17 rounds=2 +promissory_notes", 6, 3),
        ("sa17 rounds=2 +official_decks map=auto", 3, 4), ("sa17 rounds=2 +paths_of_fate", 5, 5), ("official rounds=3", 3, 6),
        ("official rounds=3 map=auto +distant_suns", 6, 7), ("official rounds=3 map=auto +political_intrigue", 4, 8),
        ("official rounds=3 map=auto +mercenaries", 3, 9), ("official +fall_of_the_empire", 6, 10),
        ("sa_es rounds=3 +distant_suns +flagships +mechanized_units map=auto", 4, 11), ("sa_es rounds=2 +ascendancy", 3, 12),
        ("sa_es rounds=2 +simultaneous_actions +surrender map=auto", 3, 13), ("cp rounds=3 map=auto", 4, 14),
        ("cp rounds=2 +distant_suns +voice_of_the_council map=auto", 3, 15),
    ],
)  # fmt: skip
def test_nothing_unmarked_reaches_a_frame(made: Path, ruleset: str, players: int, seed: int) -> None:
    table = Table.new(ruleset, [f"№{n}" for n in range(players)], seed)
    sight, bots = Sight("", table, pseudo.PSEUDO), make_bots("random", players, seed)
    said: list[str] = []
    for step in range(700):
        if table.over:
            break
        ask = table.pending[0]
        if step % 7 == 0:
            said += strings(sight.view(ask.seat))
        if step % 91 == 0:
            said += strings(sight.units(ask.seat))
        answer_by_bot(table, ask, bots[ask.seat])
    said += strings([sight.events(seat, 0) for seat in (None, 0)])
    assert unmarked(iter(said)) == []


# Ids, coordinates, Python's words, arguments that are missing, gaps, two marks where one ends a sentence, articles that do not go
# together, and a word said twice.
NEVER = re.compile(
    r"[a-z]_[a-z]|-?\d,-?\d|\b(?:None|True|False)\b|[{}$]|\(\)|  | [.,;:!?](?!\.)|[.,:!?]\.(?!\.)|\b(?:de|a) el [a-z]"
    r"|(?i:\b(?:the|an?) (?:the|an?)\b|\b(for|the|of|to|a|de|la|el|en|por) \1\b)"
)
NAMES = ("Ann", "Ben", "Cy", "Dee", "Eve", "Fay")
EVERYTHING = (
    "sa17 +distant_suns +final_frontier +promissory_notes",
    "sa17 +official_decks map=auto",
    "official map=auto +distant_suns +political_intrigue",
    "official map=auto +mercenaries",
    "official +fall_of_the_empire",
    "sa_es +distant_suns +final_frontier +mercenaries +flagships +mechanized_units map=auto",
    "sa_es +simultaneous_actions +surrender map=auto",
    "cp +distant_suns map=auto",
)


def read(ruleset: str, players: int, seed: int, language: str, steps: int) -> Iterator[str]:
    """Whatever is told to anybody in a random game: now and then a view, and in the end the whole log."""
    table = Table.new(ruleset, NAMES[:players], seed)
    sight, bots = Sight("", table, language), make_bots("random", players, seed)
    for step in range(steps):
        if table.over:
            break
        ask = table.pending[0]
        if step % 5 == 0:
            yield from strings(sight.view(ask.seat))
        answer_by_bot(table, ask, bots[ask.seat])
    yield from strings([sight.events(seat, 0) for seat in (None, 0)])


@pytest.mark.parametrize("language", texts.languages())
@pytest.mark.parametrize(
    ("ruleset", "seed"),
    [
        ("sa17 rounds=2 +distant_suns", 21), ("official rounds=2 map=auto", 22),
        ("sa_es rounds=2 map=auto +simultaneous_actions", 23), ("cp rounds=2 map=auto +distant_suns", 24),
    ],
)  # fmt: skip
def test_no_raw_id_coordinate_or_word_of_python_is_read_by_anybody(language: str, ruleset: str, seed: int) -> None:
    assert sorted({line for line in read(ruleset, 4, seed, language, 900) if NEVER.search(line)})[:20] == []


@pytest.mark.soak
@pytest.mark.parametrize("language", texts.languages())
@pytest.mark.parametrize("ruleset", EVERYTHING)
@pytest.mark.parametrize("seed", range(10))
def test_no_raw_id_is_read_by_anybody_in_ten_whole_games(language: str, ruleset: str, seed: int) -> None:
    said = read(ruleset, 4 + seed % 3, seed, language, 20_000)
    assert sorted({line for line in said if NEVER.search(line)})[:20] == []


@pytest.mark.parametrize("ruleset", pseudo.RULESETS)
def test_nothing_unmarked_is_told_of_things(made: Path, ruleset: str) -> None:
    told = content(ruleset, pseudo.PSEUDO)
    tables = (told.tiles, told.units, told.technologies, told.races, told.cards, told.terms)
    assert unmarked(strings([list(table.values()) for table in tables])) == []


@pytest.mark.parametrize("ruleset", pseudo.RULESETS)
def test_nothing_unmarked_stands_in_the_compendium(made: Path, ruleset: str) -> None:
    looks = Compendium(resolve(ruleset)).everything(pseudo.PSEUDO)
    entries = [look.entry for look in looks]
    things = [entry for entry in entries if entry.kind != "clauses"]  # whose names are ids, and who stand in English booklets
    said = [word for entry in entries for word in (entry.text, *(text for part in entry.parts for text in part))]
    said += [word for entry in things for word in (entry.name, *(text for fact in entry.facts for text in fact))]
    assert unmarked(iter(said)) == []
    ruled = {ruling for look in looks for ruling in look.rulings}
    assert ruled
    assert [ruling for ruling in rulings() if ruling in ruled] == []


def test_nothing_unmarked_reaches_the_terminal(made: Path) -> None:
    table = Table.new("sa17 rounds=1", ["№1", "№2", "№3"], 3)
    said: list[str] = []
    answers = iter(["x", "1"] * 400)

    def ask(line: str) -> str:
        said.append(line)
        return next(answers, "q")

    def say(line: str | Text) -> None:
        said.append(str(line))

    HotSeat(table, [0, 1], make_bots("random", 3, 3), ask, say, texts.Texts(pseudo.PSEUDO)).run()
    clauses = re.compile(r"  \[[A-Z0-9-]+\]$")
    assert unmarked(clauses.sub("", line).replace(CLEAR, "") for line in said) == []


ADMIN = ("backup", "restore", "move", "ban", "unban", "bans")
COMMANDS = (
    *("", "watch", "play", "serve", "look", "verify", "odds", "simulate", "content", "rules", "rules coverage", "admin"),
    *(f"admin {act}" for act in ADMIN),
)
WORDS = "|".join(("docs/rules.md", "vs", *ADMIN, *COMMANDS[1:], *ANOMALIES, *ORDERS))
TYPED = re.compile(rf"(?<!\w)(?:mecatol [a-z ]*|--?[a-z][a-z-]*|\{{[\w,\n ]+\}}|{WORDS})(?!\w)")  # the same in any language


@pytest.mark.parametrize("command", COMMANDS)
def test_nothing_unmarked_is_said_by_the_help_of_a_command(made: Path, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([*command.split(), "--help", "--lang", pseudo.PSEUDO])
    assert re.findall(r".*[A-Za-z]{2}.*", TYPED.sub("", capsys.readouterr().out)) == []


def test_nothing_unmarked_stands_in_the_report_of_a_simulation(made: Path) -> None:
    plan = Plan.checked("sa17 rounds=1", 2, 2, "steward,hasty", 4)
    records, words = simulate(plan, workers=1), texts.Texts(pseudo.PSEUDO)
    page = re.sub(r"<style>.*?</style>|<code>.*?</code>", "", report(plan, records, words), flags=re.DOTALL)
    said = [re.sub(r"<[^>]*>", "", line) for line in page.replace(">", ">\n").splitlines()]
    said += [*re.findall(r'aria-label="(.*?)"', page), *summary_lines(plan, records, words)]
    bots = re.compile(r"\b(?:steward|hasty|sa17|rounds=1)\b")
    assert unmarked(bots.sub("", unescape(line)) for line in said) == []


# -- refusals --------------------------------------------------------------------------------------------------------------


def in_other_words(why: Message) -> str:
    """A reason in the made language, without what somebody wrote or would have to write."""
    written = [(name, value if isinstance(value, int) or value.startswith(texts.NAMES) else "№") for name, value in why.args]
    return texts.Texts(pseudo.PSEUDO).reason(Message(why.id, tuple(written)))


def refused(does: Callable[[], object]) -> Refused:
    with pytest.raises(Refused) as why:
        does()
    return why.value


REFUSALS: tuple[Callable[[], object], ...] = (
    lambda: resolve("sa99"),
    lambda: resolve("sa17 +no_such_option"),
    lambda: resolve("sa17 -leaders"),
    lambda: resolve("sa17 +race_technologies +homeworlds"),
    lambda: resolve("sa17 -yellow_specialties_count"),
    lambda: resolve("official +territorial_suns"),
    lambda: Table.new("sa17", ["№1"]),
    lambda: Table.new("sa17", ["№1", "№1"]),
    lambda: Table.new("sa17 map=nowhere_at_all", ["№1", "№2"]),
    lambda: make_bots("no_such", 3, 1),
    lambda: Table.load(b"x"),
    lambda: battle("", "3 cruiser"),
    lambda: battle("3 crusier", "3 cruiser"),
    lambda: battle("3 cruiser", "2 ground_force", kind="ground"),
    lambda: Table.from_position("map = 3"),
    lambda: Table.from_position("round = = 3"),
)


@pytest.mark.parametrize("does", REFUSALS)
def test_nothing_unmarked_is_refused(made: Path, does: Callable[[], object]) -> None:
    assert unmarked(iter([refused(does).words(in_other_words)])) == []


def test_every_reason_a_table_gives_is_said_to_people_in_every_language(made: Path) -> None:
    """Nothing that a service tells people of what a table refuses has a seat's number, a key or a place on the record in it."""
    table = Table.new("sa17 rounds=1", ["№1", "№2", "№3"], 3)
    seat = table.pending[0].seat
    other, ask = (seat + 1) % 3, table.pending[0]
    refusals: list[Callable[[], object]] = [
        lambda: table.answer(seat, "9.9.9.9", "pass"),
        lambda: table.answer(seat, ask.id, "no_such:key"),
        lambda: table.act(seat, "no_such:key"),
        lambda: table.plan(seat, ["no_such:key"]),
        lambda: table.retract(seat),
        lambda: table.undo((99, 99)),
        lambda: table.redo(),
    ]
    if other not in [each.seat for each in table.pending]:
        refusals.append(lambda: table.answer(other, ask.id, "pass"))
    for does in refusals:
        why = refused(does)
        told = refusal(why, table, seat).problem(texts.Texts(pseudo.PSEUDO))
        assert unmarked(iter([told.message, told.remedy])) == [], str(why)
