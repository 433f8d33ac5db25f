"""The register is whole and well formed; the coverage tool finds what is shown, missing, lost, stale and misspelt."""

from pathlib import Path

import pytest

from mecatol import coverage, register
from mecatol.register import CLAUSE_ID, RULESETS, UnknownClause, cited, load

pytest_plugins = ["pytester"]

CONFTEST = Path(__file__).with_name("conftest.py")
COUNTS = {"sa17": 422, "sa_es": 421, "cp": 245, "official": 213}

# The register


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_clause_of_the_document_is_there(ruleset: str) -> None:
    assert len(load(ruleset)) == COUNTS[ruleset]
    assert all(clause.ruleset == ruleset for clause in load(ruleset))


def test_the_whole_register_is_its_rulesets_one_after_another() -> None:
    assert load().clauses == tuple(clause for ruleset in RULESETS for clause in load(ruleset))


def test_ids_are_unique_and_well_formed() -> None:
    ids = [clause.id for clause in load()]
    assert len(dict.fromkeys(ids)) == len(ids)
    assert [clause_id for clause_id in ids if not CLAUSE_ID.fullmatch(clause_id)] == []


def test_numbers_count_up_from_one_inside_each_chapter() -> None:
    numbers: dict[str, list[int]] = {}
    for clause in load():
        group, _, number = clause.id.rpartition("-")
        if number.isdigit():
            numbers.setdefault(group, []).append(int(number))
    assert {group: found for group, found in numbers.items() if found != list(range(1, len(found) + 1))} == {}


def test_every_clause_has_a_text_and_a_source() -> None:
    assert [clause.id for clause in load() if not clause.text.strip() or not clause.source.strip()] == []


def test_every_clause_of_a_patch_says_what_a_game_must_show() -> None:
    patches = [clause for clause in load() if clause.ruleset != "official"]
    assert [clause.id for clause in patches if not clause.shows.strip()] == []


def test_clauses_name_only_clauses_that_exist() -> None:
    words = [
        (clause.id, named)
        for clause in load()
        for text in (clause.text, clause.replaces, clause.shows, clause.ruling, clause.versus_note)
        for named in CLAUSE_ID.findall(text)
    ]
    assert words
    assert [(clause_id, named) for clause_id, named in words if named not in load()] == []


def test_params_are_numbers_lists_of_numbers_or_words() -> None:
    assert load()["SA17-SET-05"].params == {"dice": 1}
    assert load()["OFF-RAC-2"].params == {"trade_contracts": (3, 3)}
    assert sum(len(clause.params) for clause in load()) > 600


def test_the_digest_of_the_official_game_says_how_sure_it_is() -> None:
    assert [clause.id for clause in load("official") if not clause.confidence] == []


def test_the_spanish_edition_is_measured_against_the_english() -> None:
    assert [clause.id for clause in load("sa_es") if not clause.versus_sa17] == []


def test_lookup_by_id() -> None:
    clause = load()["OFF-OPT-LDR-3"]
    assert (clause.ruleset, clause.chapter) == ("official", "OPT")
    assert "OFF-SE-MIN" in load()
    assert "OFF-SE-MIN" not in load("cp")


def test_an_unknown_id_is_answered_with_the_nearest_right_one() -> None:
    with pytest.raises(UnknownClause, match="SA17-UNl-10 is in no register; did you mean SA17-UNI-10"):
        load()["SA17-UNl-10"]


def test_an_unknown_ruleset_is_refused() -> None:
    with pytest.raises(ValueError, match="no ruleset is called 'sa18'; there are sa17, sa_es, cp, official"):
        load("sa18")


def test_chapters_come_in_the_order_of_the_document() -> None:
    assert load("cp").chapters == tuple(("cp", name) for name in ("HR", "STC", "OPT", "SEN", "FAQ", "RAC", "EX"))
    assert [clause.id for clause in load().only(chapter="PRG")] == ["SA17-PRG-01"]


def test_an_installed_copy_brings_its_register_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packaged = tmp_path / "mecatol" / "data" / "rules" / "register"
    packaged.mkdir(parents=True)
    monkeypatch.setattr(register, "__file__", str(tmp_path / "mecatol" / "register.py"))
    assert register.folder() == packaged


def test_a_misspelt_field_is_an_error_that_names_the_file(tmp_path: Path) -> None:
    write_register(tmp_path, cp='[[clause]]\nid = "CP-HR-01"\nkind = "rule"\ntext = "T"\nsorce = "S"\n')
    with pytest.raises(ValueError, match=r"cp\.toml: .*sorce"):
        register.read(tmp_path / "rules" / "register")


# Rule marks


@pytest.fixture
def marked(pytester: pytest.Pytester) -> pytest.Pytester:
    """A folder of tests under this project's own conftest."""
    pytester.makeconftest(CONFTEST.read_text(encoding="utf-8"))
    pytester.makeini("[pytest]\nmarkers = rule(*ids): clauses")
    return pytester


def test_a_mark_that_names_no_clause_stops_the_run(marked: pytest.Pytester) -> None:
    marked.makepyfile(
        test_marks="""
        import pytest

        @pytest.mark.rule("SA17-UNI-01", "OFF-SE-MINE")
        def test_mines(): pass

        @pytest.mark.rule("CP-HR-99")
        class TestHouse:
            def test_rules(self): pass
        """
    )
    result = marked.runpytest_inprocess()
    result.assert_outcomes(errors=1)
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines(
        [
            "  test_marks.py::test_mines: OFF-SE-MINE is in no register; did you mean OFF-SE-MIN[?]",
            "  test_marks.py::TestHouse::test_rules: CP-HR-99 is in no register; did you mean CP-HR-*",
        ]
    )


def test_right_marks_pass(marked: pytest.Pytester) -> None:
    marked.makepyfile('import pytest\n\n@pytest.mark.rule("SA17-UNI-01", "OFF-SE-MIN")\ndef test_units(): pass\n')
    marked.runpytest_inprocess().assert_outcomes(passed=1)


# Coverage


def write_register(root: Path, **documents: str) -> None:
    folder = root / "rules" / "register"
    folder.mkdir(parents=True)
    for ruleset in RULESETS:
        (folder / f"{ruleset}.toml").write_text(documents.get(ruleset, ""), encoding="utf-8")


def clauses(*ids: str) -> str:
    return "\n".join(
        f'[[clause]]\nid = "{clause_id}"\nkind = "rule"\ntext = "What {clause_id} says | means."\nsource = "p.1"\n'
        for clause_id in ids
    )


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source tree with five clauses, one file of code and one of tests."""
    write_register(
        tmp_path, sa17=clauses("SA17-UNI-01", "SA17-UNI-02", "SA17-TRD-01"), official=clauses("OFF-MOV-1", "OFF-SE-MIN")
    )
    code = tmp_path / "src" / "mecatol" / "rules"
    code.mkdir(parents=True)
    (code / "movement.py").write_text(
        'class Movement:\n    """OFF-MOV-1."""\n\n    def range(self) -> int:  # SA17-UNI-01, OFF-MOV-1\n        return 1\n'
    )
    write_tests(
        tmp_path,
        "import pytest\n\n"
        "pytestmark = [pytest.mark.slow, pytest.mark.rule('OFF-MOV-1')]\n\n"
        "@pytest.mark.rule('SA17-UNI-01')\ndef test_unit() -> None: ...\n\n"
        "@pytest.mark.rule('SA17-UNI-02')\nclass TestMore:\n    async def test_inner(self) -> None: ...\n",
    )
    return tmp_path


def write_tests(root: Path, text: str) -> None:
    (root / "tests").mkdir(exist_ok=True)
    (root / "tests" / "test_units.py").write_text(text, encoding="utf-8")


def write_document(root: Path) -> None:
    assert coverage.main(["--write"], root) == 0


def test_marks_of_functions_classes_and_modules_count(tree: Path) -> None:
    found = coverage.report(tree)
    unit, inner = (coverage.Proof("tests/test_units.py", name) for name in ("test_unit", "TestMore::test_inner"))
    assert found.tests == {"OFF-MOV-1": (unit, inner), "SA17-UNI-01": (unit,), "SA17-UNI-02": (inner,)}
    assert [clause.id for clause in found.register if not found.shown(clause)] == ["SA17-TRD-01", "OFF-SE-MIN"]


def test_code_is_found_by_the_ids_it_names(tree: Path) -> None:
    path = "src/mecatol/rules/movement.py"
    assert coverage.report(tree).code == {
        "OFF-MOV-1": (coverage.Mention(path, 2, "Movement"), coverage.Mention(path, 4, "Movement.range")),
        "SA17-UNI-01": (coverage.Mention(path, 4, "Movement.range"),),
    }


def test_the_table_counts_by_ruleset_and_chapter(tree: Path) -> None:
    rows = [line.split() for line in coverage.render_table(coverage.report(tree)).splitlines()]
    assert rows == [
        ["ruleset", "chapter", "clauses", "shown", "missing"],
        ["sa17", "UNI", "2", "2", "0"],
        ["sa17", "TRD", "1", "0", "1"],
        ["sa17", "all", "3", "2", "1"],
        ["official", "MOV", "1", "1", "0"],
        ["official", "SE", "1", "0", "1"],
        ["official", "all", "2", "1", "1"],
        ["all", "5", "3", "2"],
    ]


def test_missing_clauses_are_listed_with_their_text(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert coverage.main(["--missing", "--ruleset", "sa17"], tree) == 0
    assert capsys.readouterr().out.endswith("\n\nSA17-TRD-01  What SA17-TRD-01 says | means.\n")
    assert coverage.main(["--missing", "--chapter", "mov"], tree) == 0
    assert capsys.readouterr().out.endswith("\n\nEvery clause is shown by a test.\n")


def test_a_chapter_that_does_not_exist_is_refused(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        coverage.main(["--chapter", "XYZ"], tree)
    assert "no chapter XYZ there" in capsys.readouterr().err


def test_the_document_leads_from_clause_to_code_to_tests(tree: Path) -> None:
    text = coverage.render_rules_md(coverage.report(tree))
    assert "### official MOV" in text
    assert (
        "| OFF-MOV-1 | What OFF-MOV-1 says \\| means. "
        "| [rules/movement.py](../src/mecatol/rules/movement.py) `Movement` `Movement.range` "
        "| [tests/test_units.py](../tests/test_units.py) `test_unit` `TestMore::test_inner` |\n" in text
    )
    assert "| OFF-SE-MIN | What OFF-SE-MIN says \\| means. | - | - |\n" in text


def test_a_tree_with_its_document_written_has_no_problems(tree: Path) -> None:
    write_document(tree)
    assert coverage.check(tree) == []
    assert coverage.main(["--check"], tree) == 0


def test_a_new_test_makes_the_document_out_of_date(tree: Path) -> None:
    write_document(tree)
    with (tree / "tests" / "test_units.py").open("a", encoding="utf-8") as file:
        file.write("\n@pytest.mark.rule('SA17-TRD-01')\ndef test_trade() -> None: ...\n")
    assert coverage.check(tree) == ["docs/rules.md is out of date: run `mecatol rules coverage --write`"]
    write_document(tree)
    assert coverage.check(tree) == []


def test_a_missing_document_is_out_of_date(tree: Path) -> None:
    assert coverage.check(tree) == ["docs/rules.md is out of date: run `mecatol rules coverage --write`"]


def test_moving_code_down_leaves_the_document_as_it_is(tree: Path) -> None:
    write_document(tree)
    path = tree / "src" / "mecatol" / "rules" / "movement.py"
    path.write_text("# A line more.\n\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    assert coverage.check(tree) == []


def test_a_clause_that_lost_its_test_is_named(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_document(tree)
    write_tests(
        tree,
        "import pytest\n\n@pytest.mark.rule('OFF-MOV-1', 'SA17-UNI-02')\ndef test_unit() -> None: ...\n",
    )
    lost = "SA17-UNI-01 lost its test: docs/rules.md names tests/test_units.py test_unit"
    assert coverage.check(tree) == [lost, "docs/rules.md is out of date: run `mecatol rules coverage --write`"]
    assert coverage.main(["--check"], tree) == 1
    assert lost in capsys.readouterr().err
    write_document(tree)
    assert lost in capsys.readouterr().err, "writing accepts the loss, but not in silence"
    assert coverage.check(tree) == []


def test_unknown_ids_in_code_and_tests_are_named(tree: Path) -> None:
    (tree / "src" / "mecatol" / "trade.py").write_text('"""SA17-TRD-001 of the chapter SA17-TRD."""\n')
    with (tree / "tests" / "test_units.py").open("a", encoding="utf-8") as file:
        file.write("\n@pytest.mark.rule('OFF-SE-MINE')\ndef test_mines() -> None: ...\n")
    write_document(tree)
    assert coverage.check(tree) == [
        "src/mecatol/trade.py:1: SA17-TRD-001 is in no register; did you mean SA17-TRD-01?",
        "tests/test_units.py::test_mines: OFF-SE-MINE is in no register; did you mean OFF-SE-MIN?",
    ]


def test_ids_hidden_behind_a_name_are_refused(tree: Path) -> None:
    with (tree / "tests" / "test_units.py").open("a", encoding="utf-8") as file:
        file.write("\nIDS = ['OFF-SE-MIN']\n\n@pytest.mark.rule(*IDS)\ndef test_mines() -> None: ...\n")
    write_document(tree)
    assert coverage.check(tree) == ["tests/test_units.py:14: write the ids of a rule mark out as texts"]


def test_without_a_source_tree_there_is_nothing_to_cover(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert coverage.main([], tmp_path) == 2
    assert "reads the source tree" in capsys.readouterr().err


def test_what_stands_for_another_clause_names_one_and_no_two_stand_for_the_same() -> None:
    for ruleset in RULESETS:
        named = [other for clause in load(ruleset) for other in clause.stands_for]
        assert len(set(named)) == len(named)
        assert [other for other in named if other not in load() or load()[other].ruleset == ruleset] == []
    assert [clause.id for clause in load() if clause.elsewhere and clause.elsewhere not in load("official")] == []


def test_a_clause_is_cited_as_the_document_that_is_played_has_it() -> None:
    assert cited("sa17", "SA17-TWC-07") == "SA17-TWC-07"
    assert cited("sa_es", "SA17-TWC-07") == "SAES-TWC-06"
    assert cited("cp", "OFF-SE-VOC") == "CP-STC-24"
    assert cited("sa_es", "SAES-RAC-02") == "SAES-RAC-02"
    assert cited("sa17", "SAES-RAC-02") == "OFF-RAC-5"
    assert cited("sa_es", "OFF-TAC-1") == "OFF-TAC-1"
