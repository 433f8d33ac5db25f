"""The chapters of a ruleset are those its game names, each in the file of its name."""

from importlib import import_module
from pkgutil import iter_modules

import pytest

from mecatol.core.rules import Chapter, Rules
from mecatol.rules.contents import added, chapters
from mecatol.rules.layers import shattered_ascension_17_cards
from mecatol.rules.official.game import Game
from mecatol.rulesets import resolve


class Misspelt(Game):
    galxy: "Galaxy"  # type: ignore[name-defined]  # noqa: F821


class WithoutClass(Game):
    board: "Universe"  # type: ignore[name-defined]  # noqa: F821


@pytest.mark.parametrize("ruleset", ["official", "sa17", "sa_es", "cp", "official +fall_of_the_empire"])
def test_every_chapter_written_in_an_editions_folder_is_played(ruleset: str) -> None:
    rules = resolve(ruleset)
    played = [each for chapter in rules.chapters.values() for each in chapter.__mro__]
    for edition in [each for each in rules.rules.__mro__ if issubclass(each, Rules) and each is not Rules]:
        package = import_module(edition.__module__.rpartition(".")[0])
        modules = [import_module(f"{package.__name__}.{found.name}") for found in iter_modules(package.__path__)]
        written = [
            each
            for module in modules
            for each in vars(module).values()
            if isinstance(each, type) and issubclass(each, Chapter) and each.__module__ == module.__name__
        ]
        assert [each for each in written if each not in played] == []


def test_a_chapter_without_a_file_is_named_when_the_rules_are_read() -> None:
    with pytest.raises(ImportError, match=r"names a chapter galxy, and there is no file galxy\.py"):
        chapters(Misspelt)


def test_a_file_without_its_chapter_is_named_too() -> None:
    with pytest.raises(ImportError, match=r"names a chapter board: Universe, and .*board has no such chapter"):
        chapters(WithoutClass)


def test_an_edition_needs_slots_for_the_chapters_it_adds_and_no_others() -> None:
    assert added({"galaxy": "Galaxy", "treaties": "Treaties"}, Game) == ("treaties",)


def test_a_layer_takes_some_of_anothers_cards() -> None:
    taken = shattered_ascension_17_cards.only("sabotage", "prospect")
    assert (list(taken.actions), list(taken.strategy), list(taken.politics)) == (["sabotage"], ["prospect"], [])
    with pytest.raises(ValueError, match="shattered_ascension_17 says nothing about sabbotage"):
        shattered_ascension_17_cards.only("sabbotage")
