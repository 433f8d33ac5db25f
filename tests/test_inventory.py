"""docs/content.md and the command `mecatol content`."""

from __future__ import annotations

from pathlib import Path

import pytest

from mecatol import inventory

CARD = '@pytest.mark.content("sa17:action/civil_defense")\ndef test_it() -> None: ...\n'


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source tree with a test of one card, one of nothing known, and a ruling."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "docs").mkdir()
    (tmp_path / "tests/test_cards.py").write_text(f"import pytest\n\n{CARD}")
    (tmp_path / "docs/rulings.md").write_text("- `action/civil_defense`: two at most.\n")
    return tmp_path


def test_a_card_stands_with_its_test_and_its_ruling(tree: Path) -> None:
    card = next(item for item in inventory.report(tree) if item.key == "sa17:action/civil_defense")
    assert [proof.name for proof in card.tests] == ["test_it"]
    assert card.ruled
    assert "| `civil_defense` | Civil Defense |" in inventory.render([card])


def test_what_the_same_code_does_elsewhere_is_shown_there_too(tree: Path) -> None:
    (tree / "tests/test_cards.py").write_text(
        f"import pytest\n\n{CARD.replace('sa17:action/civil_defense', 'official:action/plague')}"
    )
    shown_in = {item.ruleset: item.shown_in for item in inventory.report(tree) if (item.kind, item.id) == ("action", "plague")}
    assert shown_in == {"sa17": "", "official": "", "sa_es": "official", "cp": "official"}  # the plague of `sa17` is another one


def test_every_card_and_race_is_listed_once(tree: Path) -> None:
    items = inventory.report(tree)
    keys = [item.key for item in items]
    assert len(keys) == len(set(keys))
    counts = {kind: sum(item.ruleset == "sa17" and item.kind == kind for item in items) for kind in inventory.KINDS}
    assert (counts["action"], counts["political"], counts["race"], counts["flagship"]) == (157, 157, 17, 17)


def test_an_unknown_id_and_an_old_document_are_problems(tree: Path) -> None:
    (tree / "tests/test_cards.py").write_text(f"import pytest\n\n{CARD.replace('civil_defense', 'civil_offence')}")
    problems = inventory.check(tree)
    assert "tests/test_cards.py: sa17:action/civil_offence is no content" in problems
    assert problems[-1] == "docs/content.md is out of date: run `mecatol content --write`"


def test_written_then_checked_only_what_is_untested_is_left(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert inventory.main(["--write"], tree) == 0
    assert all("has no test that plays it" in problem for problem in inventory.check(tree))
    assert inventory.main([], tree) == 0
    assert "| sa17 | Action Cards | 157 |" in capsys.readouterr().out
