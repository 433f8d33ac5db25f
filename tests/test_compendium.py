"""Everything of a ruleset is found by what people type, and told with what belongs to it."""

from __future__ import annotations

from pathlib import Path

import pytest

from mecatol.cli import main
from mecatol.compendium import LONGEST, Compendium, compendium
from mecatol.compendium.entries import TABLES, Entry
from mecatol.compendium.pages import PAGES, escaped, pages
from mecatol.compendium.search import Finder, plain, slips
from mecatol.core.errors import Refused
from mecatol.texts import Texts, languages


@pytest.fixture(scope="module")
def book() -> Compendium:
    return compendium("sa17")


def first(book: Compendium, query: str, language: str = "en") -> tuple[str, str]:
    entry = book.look(query, language)[0].entry
    return entry.key, entry.name


# -- finding ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "query",
    ["Plague", "plague", "  PLAGUE ", "plage", "palgue", "Plaga", "plagues", "plague!"],
)
def test_a_card_is_found_however_its_name_is_typed(book: Compendium, query: str) -> None:
    assert first(book, query)[0] == "action_cards/plague"


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("warsun", "units/war_sun"),
        ("sol de guerra", "units/war_sun"),
        ("asault canon", "technologies/assault_cannon"),
        ("technologicl jihda", "political_cards/technological_jihad"),
        ("darsena", "units/space_dock"),
        ("dársena espacial", "units/space_dock"),
        ("SA17-UNI-08", "clauses/SA17-UNI-08"),
        ("sa17 uni 8", "clauses/SA17-UNI-08"),
        ("supernova", "anomalies/supernova"),
        ("distant suns", "options/distant_suns"),
        ("duha menaimon", "flagships/arborec"),
        ("mecatol rex", "planets/mecatol_rex"),
    ],
)
def test_every_sort_of_thing_is_found_in_either_language(book: Compendium, query: str, key: str) -> None:
    assert key in [look.entry.key for look in book.look(query, "en")]


def test_the_reader_is_told_in_his_language_whichever_was_typed(book: Compendium) -> None:
    assert first(book, "plaga", "en") == ("action_cards/plague", "Plague")
    assert first(book, "plague", "es") == ("action_cards/plague", "Plaga")


def test_a_clause_of_another_document_is_found_by_its_id(book: Compendium) -> None:
    look = book.look("saes-uni-13", "es")[0]
    assert look.entry.text == "Las Fuerzas de Asalto se pueden producir en una Dársena Espacial por 3 recursos cada una."
    assert book.look("CP-HR-01", "en")[0].entry.id == "CP-HR-01"


def test_words_of_a_text_lead_to_it(book: Compendium) -> None:
    keys = [look.entry.key for look in book.look("at most ten ground units", "en")]
    assert "action_cards/plague" in keys


def test_what_is_nothing_is_answered_with_the_nearest_name(book: Compendium) -> None:
    assert book.look("quantum plague of doom", "en") == []
    assert "Plague" in book.near("quantum plague of doom", "en", 20)
    assert book.near("%%", "en") == []


@pytest.mark.parametrize("query", ["", "   ", "?!…", "x" * (LONGEST + 1)])
@pytest.mark.parametrize("language", languages())
def test_what_cannot_be_looked_for_is_refused_in_words(book: Compendium, query: str, language: str) -> None:
    with pytest.raises(Refused) as refused:
        book.look(query, language)
    assert refused.value.words(Texts(language).reason) == Texts(language).say(
        "look-too-long" if query.startswith("x") else "look-empty", {"longest": LONGEST}
    )


def test_slips_are_counted_as_typing_goes_wrong() -> None:
    assert [slips("plague", other, 2) for other in ("plague", "plage", "palgue", "plaque", "plagues", "league")] == [
        0,
        1,
        1,
        1,
        1,
        2,
    ]
    assert slips("plague", "planetary", 2) == 3


def test_accents_capitals_and_signs_make_no_difference() -> None:
    assert plain("¡Dársena  ESPACIAL!") == "darsena espacial"
    assert plain("action_cards") == "action cards"


def test_names_come_before_texts_and_whole_names_before_longer_ones() -> None:
    finder = Finder([["Trade"], ["Trade Station"], ["Warfare"], ["Trade Goods and more"]], ["", "", "ends trade", ""])
    assert finder.find("trade") == [0, 1, 3, 2]
    assert finder.find("trade station") == [1]
    assert finder.find("peace") == []


# -- what is told ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["sa17", "official +mercenaries", "official +fall_of_the_empire"])
@pytest.mark.parametrize("language", languages())
def test_everything_is_told_whole(ruleset: str, language: str) -> None:
    looks = compendium(ruleset).everything(language)
    assert {table for table in TABLES if table not in {look.entry.kind for look in looks}} <= {
        "upgrades", "race_technologies", "treaties",
    }  # fmt: skip
    entries = [look.entry for look in looks]
    assert [entry.key for entry in entries if not entry.name] == []
    bare = ("races", "systems", "planets", "flagships")  # what they do is said of their parts
    assert [entry.key for entry in entries if not entry.text and entry.kind not in bare] == []
    said = [word for entry in entries for pair in (*entry.facts, *entry.parts) for word in pair]
    assert [word for word in said if word.startswith("look-") or "{" in word] == []
    assert [entry.kind for entry in entries if Texts(language).say(f"look-kind-{entry.kind}") == f"look-kind-{entry.kind}"] == []


def test_a_ruling_on_a_card_of_one_edition_does_not_stand_by_its_namesake_in_another(book: Compendium) -> None:
    key, returns = "action_cards/insubordination", "the counter returns to its area"
    revised, printed = book.of(key, "en"), compendium("official").of(key, "en")
    assert revised is not None
    assert printed is not None
    assert any(returns in ruling for ruling in revised.rulings)
    assert not any(returns in ruling for ruling in printed.rulings)


def test_a_thing_comes_with_its_numbers_clauses_rulings_and_tests(book: Compendium) -> None:
    sun = book.of("units/war_sun", "en")
    assert sun is not None
    assert ("Combat", "3") in sun.entry.facts
    assert sun.clauses[:2] == ("SA17-UNI-04", "SA17-UNI-05")
    assert any("Muaat" in ruling for ruling in sun.rulings)
    told = book.of("units/war_sun", "es")
    assert told is not None
    assert any("Soles de Guerra" in ruling for ruling in told.rulings)
    assert len(told.rulings) == len(sun.rulings)
    clause = book.of("clauses/SA17-UNI-08", "en")
    assert clause is not None
    assert any(test.endswith("::test_war_sun") for test in clause.tests)
    plague = book.of("action_cards/plague", "en")
    assert plague is not None
    assert plague.tests
    assert book.of("action_cards/plage", "en") is None


def test_a_race_is_told_with_abilities_upgrades_flagship_and_leaders(book: Compendium) -> None:
    look = book.of("races/arborec", "en")
    assert look is not None
    names = [name for name, _ in look.entry.parts]
    assert {"Growth", "Duha Menaimon", "Phama"} <= set(names)
    assert any(name.startswith("Bioplasmosis") for name in names)


def test_the_tests_named_are_there(book: Compendium) -> None:
    root = Path(__file__).parents[1]
    for look in book.everything("en")[::25]:
        for test in look.tests:
            path, _, name = test.partition("::")
            assert f"def {name.rpartition('::')[2]}(" in (root / path).read_text(encoding="utf-8")


def test_the_pages_have_everything_in_each_language() -> None:
    written = dict(pages())
    assert sorted({path.parent.name for path in written}) == sorted(languages())
    for path, text in written.items():
        names = [entry.name for entry in told(PAGES[path.stem], path.parent.name)]
        assert [name for name in names if escaped(name) not in text] == [], path
        assert "look-" not in text


def told(ruleset: str, language: str) -> list[Entry]:
    entries = [look.entry for look in compendium(ruleset).everything(language)]
    return [entry for entry in entries if entry.kind != "clauses" or "+" not in ruleset]


# -- the command -------------------------------------------------------------------------------------------------------------


def test_looking_something_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["look", "war", "sun", "--lang", "es"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Sol de Guerra (Unidad)\n")
    assert "SA17-UNI-04" in out


def test_looking_for_nothing_is_answered_with_a_suggestion(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["look", "plaguish", "worm"]) == 1
    assert "Did you mean" in capsys.readouterr().out
    assert main(["look", "?"]) == 2
    assert main(["look", "plague", "--ruleset", "sa18"]) == 2
    assert "did you mean sa17" in capsys.readouterr().err
