"""Which clauses are carried out where and shown by which tests: `mecatol rules coverage` and docs/rules.md.

Test files are read, never imported: a mark counts where it stands in the text, with its ids written out.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from mecatol.commands import Parser, spoken
from mecatol.register import CLAUSE_ID, RULESETS, Clause, Register, read
from mecatol.texts import Texts

ROOT = Path(__file__).resolve().parents[2]
REGISTER = Path("rules/register")
SOURCE = Path("src/mecatol")
TESTS = Path("tests")
DOCUMENT = Path("docs/rules.md")
WRITE_COMMAND = "mecatol rules coverage --write"
HEADS = ("ruleset", "chapter", "clauses", "shown", "missing")

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Proof(msgspec.Struct, frozen=True):
    """A test that shows a clause."""

    path: str
    name: str


class Mention(msgspec.Struct, frozen=True):
    """A line of code that names a clause, with the function or class around it (empty at module level)."""

    path: str
    line: int
    name: str


class Coverage(msgspec.Struct, frozen=True):
    """The register beside what was found; the two tables also hold ids that stand in no register."""

    register: Register
    tests: dict[str, tuple[Proof, ...]]
    code: dict[str, tuple[Mention, ...]]
    unreadable: tuple[str, ...]

    def shown(self, clause: Clause) -> bool:
        return clause.id in self.tests

    def only(self, ruleset: str | None = None, chapter: str | None = None) -> "Coverage":
        return msgspec.structs.replace(self, register=self.register.only(ruleset, chapter))


# Finding


def report(root: Path) -> Coverage:
    """Reads register, tests and code of the source tree at `root`."""
    tests, unreadable = find_proofs(root, "rule")
    return Coverage(read(root / REGISTER), tests, _find_mentions(root), unreadable)


def find_proofs(root: Path, mark: str) -> tuple[dict[str, tuple[Proof, ...]], tuple[str, ...]]:
    """The tests that carry a mark, by what the mark names; and the marks that cannot be read."""
    proofs: dict[str, list[Proof]] = {}
    unreadable: list[str] = []
    for path in sorted((root / TESTS).rglob("test_*.py")):
        relative = path.relative_to(root).as_posix()
        for call, name in _marked_tests(_parse(path).body, mark):
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    proofs.setdefault(argument.value, []).append(Proof(relative, name))
                else:
                    unreadable.append(f"{relative}:{argument.lineno}")
    return {key: tuple(dict.fromkeys(found)) for key, found in proofs.items()}, tuple(dict.fromkeys(unreadable))


def _marked_tests(
    body: list[ast.stmt], mark: str, around: str = "", inherited: tuple[ast.Call, ...] = ()
) -> Iterator[tuple[ast.Call, str]]:
    """Every such mark with a test it stands on; marks of a class or module stand on all its tests."""
    inherited += tuple(_marks(_pytestmarks(body), mark))
    for node in body:
        if not isinstance(node, Definition):
            continue
        calls = inherited + tuple(_marks(node.decorator_list, mark))
        if isinstance(node, ast.ClassDef):
            yield from _marked_tests(node.body, mark, f"{around}{node.name}::", calls)
        elif node.name.startswith("test"):
            yield from ((call, around + node.name) for call in calls)


def test_functions(path: Path) -> Iterator[tuple[str, ast.stmt]]:
    """Every test of a file, by its name."""
    yield from _tests_in(_parse(path).body)


def _tests_in(body: list[ast.stmt], around: str = "") -> Iterator[tuple[str, ast.stmt]]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _tests_in(node.body, f"{around}{node.name}::")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield around + node.name, node


def _pytestmarks(body: list[ast.stmt]) -> Iterator[ast.expr]:
    for node in body:
        if isinstance(node, ast.Assign) and any(ast.unparse(target) == "pytestmark" for target in node.targets):
            yield node.value


def _marks(expressions: Iterable[ast.expr], mark: str) -> Iterator[ast.Call]:
    for expression in expressions:
        for node in ast.walk(expression):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in (f"pytest.mark.{mark}", f"mark.{mark}"):
                yield node


def _find_mentions(root: Path) -> dict[str, tuple[Mention, ...]]:
    mentions: dict[str, list[Mention]] = {}
    for path in sorted((root / SOURCE).rglob("*.py")):
        relative = path.relative_to(root).as_posix()
        definitions = list(_definitions(_parse(path).body))
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), start=1):
            for clause_id in CLAUSE_ID.findall(line):
                mention = Mention(relative, number, _name_around(number, definitions))
                mentions.setdefault(clause_id, []).append(mention)
    return {key: tuple(dict.fromkeys(found)) for key, found in mentions.items()}


def _definitions(body: list[ast.stmt], around: str = "") -> Iterator[tuple[range, str]]:
    """Lines and full name of every function and class, the inner after the outer."""
    for node in body:
        if isinstance(node, Definition):
            name = around + node.name
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            yield range(first, (node.end_lineno or node.lineno) + 1), name
            yield from _definitions(node.body, f"{name}.")


def _name_around(line: int, definitions: list[tuple[range, str]]) -> str:
    return next((name for lines, name in reversed(definitions) if line in lines), "")


def _parse(path: Path) -> ast.Module:
    return ast.parse(path.read_bytes(), filename=str(path))


# Telling


def render_table(coverage: Coverage, texts: Texts | None = None, *, missing: bool = False) -> str:
    """Clauses, shown and missing by ruleset and chapter; with `missing` also the clauses no test shows."""
    texts = texts or Texts()
    rows = [tuple(texts.say(f"coverage-{head}") for head in HEADS)]
    rulesets = _rulesets(coverage)
    for ruleset in rulesets:
        for _, chapter in coverage.register.only(ruleset).chapters:
            rows.append((ruleset, chapter, *_counts(coverage.only(ruleset, chapter))))
        rows.append((ruleset, texts.say("coverage-all"), *_counts(coverage.only(ruleset))))
    if len(rulesets) > 1:
        rows.append((texts.say("coverage-all"), "", *_counts(coverage)))
    lines = [
        f"{ruleset:<11} {chapter:<8}" + "".join(f"{number:>10}" for number in numbers) for ruleset, chapter, *numbers in rows
    ]
    if missing:
        unshown = [
            f"{clause.id}  {texts.of_clause(clause.ruleset, clause.id) or clause.text}"
            for clause in coverage.register
            if not coverage.shown(clause)
        ]
        lines += ["", *unshown] if unshown else ["", texts.say("coverage-every-clause")]
    return "\n".join(lines) + "\n"


def render_rules_md(coverage: Coverage) -> str:
    """The text of docs/rules.md: every clause, the code that names it, the tests that show it."""
    lines = [
        "# The rules: clause, code, tests",
        "",
        f"Written by `{WRITE_COMMAND}` from the register in [rules/register](../rules/register), the code and the tests.",
        "Code stands beside a clause when it names the clause's id, a test when it is marked with it.",
        "",
        "| ruleset | clauses | shown | missing |",
        "|---|---:|---:|---:|",
    ]
    rulesets = _rulesets(coverage)
    for ruleset in rulesets:
        lines.append(f"| [{ruleset}](#{ruleset}) | {' | '.join(_counts(coverage.only(ruleset)))} |")
    lines.append(f"| all | {' | '.join(_counts(coverage))} |")
    for ruleset in rulesets:
        lines += ["", f"## {ruleset}"]
        for _, chapter in coverage.register.only(ruleset).chapters:
            part = coverage.only(ruleset, chapter)
            clauses, shown, _ = _counts(part)
            lines += ["", f"### {ruleset} {chapter}", "", f"{shown} of {clauses} shown.", ""]
            lines += ["| clause | says | code | tests |", "|---|---|---|---|"]
            lines += [_row(coverage, clause) for clause in part.register]
    return "\n".join(lines) + "\n"


def _rulesets(coverage: Coverage) -> list[str]:
    return list(dict.fromkeys(ruleset for ruleset, _ in coverage.register.chapters))


def _counts(coverage: Coverage) -> tuple[str, str, str]:
    clauses = len(coverage.register)
    shown = sum(coverage.shown(clause) for clause in coverage.register)
    return str(clauses), str(shown), str(clauses - shown)


def _row(coverage: Coverage, clause: Clause) -> str:
    text = re.sub(r"([\\|<*_`\[\]])", r"\\\1", clause.text)
    return f"| {clause.id} | {text} | {links(coverage.code.get(clause.id, ()))} | {links(coverage.tests.get(clause.id, ()))} |"


def links(places: tuple[Proof, ...] | tuple[Mention, ...]) -> str:
    """A line for each file: a link and the names in it; without line numbers, which every edit would move."""
    files: dict[str, list[str]] = {}
    for place in places:
        files.setdefault(place.path, []).append(place.name)
    return "<br>".join(_link(path, list(dict.fromkeys(names))) for path, names in files.items()) or "-"


def _link(path: str, names: list[str]) -> str:
    label = path.removeprefix(f"{SOURCE.as_posix()}/")
    return " ".join([f"[{label}](../{path})", *(f"`{name}`" for name in names if name)])


# Checking


def check(root: Path, texts: Texts | None = None) -> list[str]:
    """Everything wrong between register, code, tests and docs/rules.md; empty when all is well."""
    texts = texts or Texts()
    coverage, written = report(root), _written(root)
    problems = [*_unknown(coverage, texts), *unread(coverage.unreadable, "rule", texts), *_lost(coverage, written, texts)]
    if written != render_rules_md(coverage):
        problems.append(outdated(DOCUMENT, WRITE_COMMAND, texts))
    return problems


def unread(places: Iterable[str], mark: str, texts: Texts) -> list[str]:
    """Marks whose ids are not written out."""
    return [texts.say("coverage-unread", {"place": place, "mark": mark}) for place in places]


def outdated(document: Path, command: str, texts: Texts) -> str:
    """A generated page that is not as it would be written now."""
    return texts.say("coverage-outdated", {"document": document.as_posix(), "command": command})


def _written(root: Path) -> str:
    path = root / DOCUMENT
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _unknown(coverage: Coverage, texts: Texts) -> list[str]:
    in_code = [(f"{place.path}:{place.line}", key) for key, places in coverage.code.items() for place in places]
    in_tests = [(f"{proof.path}::{proof.name}", key) for key, proofs in coverage.tests.items() for proof in proofs]
    return [
        texts.say(
            "coverage-no-clause", {"place": where, "clause": clause_id, "near": coverage.register.nearest(clause_id) or "none"}
        )
        for where, clause_id in in_code + in_tests
        if clause_id not in coverage.register
    ]


def _lost(coverage: Coverage, written: str, texts: Texts) -> list[str]:
    rows = re.findall(r"^\| (\S+) \| .* \| (.*) \|$", written, flags=re.MULTILINE)
    return [
        texts.say("coverage-lost", {"clause": clause_id, "document": DOCUMENT.as_posix(), "tests": _plain(tests)})
        for clause_id, tests in rows
        if tests != "-" and clause_id in coverage.register and clause_id not in coverage.tests
    ]


def _plain(links: str) -> str:
    """The cell of tests as a reader of the terminal wants it: paths and names without the marks of Markdown."""
    return re.sub(r"\[(.*?)\]\(.*?\)", r"\1", links).replace("<br>", ", ").replace("`", "")


# Command


def main(argv: list[str], root: Path = ROOT) -> int:
    """`mecatol rules coverage …`; `argv` is what stands after those three words."""
    texts = spoken(argv)
    parser = _parser(texts)
    options = parser.parse_args(argv)
    if not (root / REGISTER).is_dir():
        print(texts.say("coverage-no-tree"), file=sys.stderr)
        return 2
    if options.check:
        return _main_check(root, texts)
    if options.write:
        return _main_write(root, texts)
    coverage = report(root).only(options.ruleset, options.chapter)
    if not len(coverage.register):
        parser.error(texts.say("coverage-no-chapter", {"chapter": options.chapter}))
    print(render_table(coverage, texts, missing=options.missing), end="")
    return 0


def _parser(texts: Texts) -> Parser:
    say, parser = texts.say, Parser(texts, "mecatol rules coverage", "help-coverage")
    parser.add_argument("--missing", action="store_true", help=say("help-missing"))
    parser.add_argument("--ruleset", choices=RULESETS, help=say("help-only-ruleset"))
    parser.add_argument("--chapter", type=str.upper, help=say("help-only-chapter"))
    acts = parser.add_mutually_exclusive_group()
    acts.add_argument("--write", action="store_true", help=say("help-write-rules", {"document": DOCUMENT.as_posix()}))
    acts.add_argument("--check", action="store_true", help=say("help-check-rules"))
    return parser


def _main_check(root: Path, texts: Texts) -> int:
    problems = check(root, texts)
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


def _main_write(root: Path, texts: Texts) -> int:
    coverage = report(root)
    for problem in _lost(coverage, _written(root), texts):
        print(problem, file=sys.stderr)
    (root / DOCUMENT).parent.mkdir(exist_ok=True)
    (root / DOCUMENT).write_text(render_rules_md(coverage), encoding="utf-8")
    return 0
