"""Would a test notice it? Small faults drawn at random in the rules, the cards and the races, and the tests that run over them.

`python -m bench.mutants --seed 181128 [--count 40] [--map .mutants] [--jobs 2]`

A mutant is one fault: a comparison, `and`, `or`, `not`, `+`, `-`, a whole number or a truth value turned round, an expression
or a `return` left out. Each is put into a copy of the tree, and the tests that run its line are played there until one fails:
first the narrow ones and those named like its file, then a few games of the chronicle, then the others. Which tests run which
line is found by playing the tests once on a copy that takes notes, in about half an hour of one core, and kept in the folder
`--map`. A file that has been changed since is known as a whole, until the folder is removed and the notes are taken anew.
`--only 3 17` tries some of a draw again.

A mutant that no test notices is read by a person. Either nobody could ever notice it, since the game plays and tells the same
(it is equivalent, and does not count), or it gets a test, or the line is one that nothing needs and goes.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

from bench import probes

ROOT = Path(__file__).parent.parent
SOURCES = Path("src/mecatol")
DRAWN = ("rules", "cards", "races")
LEFT_OUT = (".*", "node_modules", "dist", "screens")  # of a copy of the tree
APART = ("browser", "service", "simulation", "test_env.py", "test_house.py", "test_languages.py", "test_makefile.py")
NARROW, GAMES, AGAIN = 30, 4, 1500  # tests in the first try, games of the chronicle in the second, tests in the last
SECONDS = 300.0  # of tests in the last try
STANDS_STILL = 900  # seconds after which a mutant is taken to turn in a circle
OTHER = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
TYPES = ("annotation", "returns")  # fields in which nothing runs


class Mutant(NamedTuple):
    """One fault in one file, and how its tree is changed to have it."""

    line: int
    statement: int  # the line its tests run; 0 where it is read with its file
    words: str
    put_in: Callable[[], None]


class Tested(NamedTuple):
    """A test, and how many lines of the rules it runs in how many seconds."""

    name: str
    lines: int
    seconds: float


# -- mutants ---------------------------------------------------------------------------------------------------------------


def mutants(tree: ast.Module) -> Iterator[Mutant]:
    """All there are in a file, in the order of its lines."""
    yield from _below(tree, 0)


def _below(node: ast.AST, statement: int) -> Iterator[Mutant]:
    for field, value in ast.iter_fields(node):
        if field in TYPES:
            continue
        for at, child in enumerate(value if isinstance(value, list) else [value]):
            if not isinstance(child, ast.AST):
                continue
            runs = _runs(child, statement)
            for other in _others(child):
                words = f"{_first(child)}  ->  {_first(other)}"
                put_in = partial(_put, node, field, at if isinstance(value, list) else None, other)
                yield Mutant(getattr(child, "lineno", 0), runs, words, put_in)
            yield from _below(child, runs)


def _runs(child: ast.AST, statement: int) -> int:
    """The line that is run where this is: a function's own head is run with its first line."""
    if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
        return child.body[0].lineno
    if isinstance(child, ast.stmt) and statement:
        return child.lineno
    return 0 if isinstance(child, ast.ClassDef) else statement


def _others(node: ast.AST) -> Iterator[ast.AST]:
    """What could stand there instead."""
    match node:
        case ast.Compare(left, [operator], [right]):
            yield ast.Compare(left, [OTHER[type(operator)]()], [right])
        case ast.BoolOp(operator, values):
            yield ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.BinOp(left, ast.Add(), right):
            yield ast.BinOp(left, ast.Sub(), right)
        case ast.BinOp(left, ast.Sub(), right):
            yield ast.BinOp(left, ast.Add(), right)
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)):
            yield ast.Constant(value + 1)
        case ast.Return():
            yield ast.Pass()
        case ast.Expr() if not _says(node):
            yield ast.Pass()


def _says(node: ast.AST) -> bool:
    """A docstring, or three dots."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _put(node: ast.AST, field: str, at: int | None, other: ast.AST) -> None:
    if at is None:
        setattr(node, field, other)
    else:
        getattr(node, field)[at] = other


def _first(node: ast.AST) -> str:
    return ast.unparse(ast.fix_missing_locations(node)).splitlines()[0][:70]


def drawn(seed: int, count: int) -> list[tuple[Path, int]]:
    """So many of all mutants there are, each as likely as any other."""
    every = [(file, number) for file in files() for number, _ in enumerate(mutants(parsed(file)))]
    return random.Random(seed).sample(every, count)


def files() -> list[Path]:
    """The files of the rules, the cards and the races, from the root."""
    return sorted(found.relative_to(ROOT) for room in DRAWN for found in (ROOT / SOURCES / room).rglob("*.py"))


def parsed(file: Path) -> ast.Module:
    return ast.parse((ROOT / file).read_text())


# -- which tests run a line ------------------------------------------------------------------------------------------------


def probed(file: Path) -> str:
    """A file that notes each line of its functions as it is run."""
    tree = parsed(file)
    for node in list(ast.walk(tree)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for inner in _inside(node):
                _note_lines(inner)
    lines = len((ROOT / file).read_text().splitlines())
    head = ast.parse(f"from bench.probes import page as _page\n_run = _page({str(file)!r}, {lines})").body
    begin = sum(_says(each) or (isinstance(each, ast.ImportFrom) and each.module == "__future__") for each in tree.body[:2])
    tree.body[begin:begin] = head
    return ast.unparse(ast.fix_missing_locations(tree))


def _inside(node: ast.AST) -> Iterator[ast.AST]:
    """A function and what lies in it, but for functions and classes of its own."""
    yield node
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda):
            yield from _inside(child)


def _note_lines(node: ast.AST) -> None:
    """Before each statement a note of its line."""
    for field in ("body", "orelse", "finalbody"):
        body = getattr(node, field, None)
        if isinstance(body, list):
            setattr(node, field, [each for said in body for each in (*_note(said.lineno), said)])


def _note(line: int) -> list[ast.stmt]:
    return ast.parse(f"_run[{line}] = 1").body


def take_notes(folder: Path, jobs: int) -> None:
    """Play the tests once, on sources that note their lines."""
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as name:
        tree = copied(Path(name) / "tree")
        for file in files():
            (tree / file).write_text(probed(file))
        apart = [f"--ignore=tests/{each}" for each in APART]
        options = ["-n", str(jobs), "-m", "not soak and not browser", "-p", probes.__name__, *apart, "tests"]
        pytest(tree, options, {probes.NOTES: str(folder.resolve())})
    (folder / "files.json").write_text(json.dumps({str(file): digest(file) for file in files()}, indent=1))


def digest(file: Path) -> str:
    return hashlib.sha256((ROOT / file).read_bytes()).hexdigest()


def who_runs(folder: Path, wanted: list[tuple[str, int]]) -> list[list[Tested]]:
    """For each line the tests that run it; for line 0, or where none does, those that run anything of its file."""
    found: list[list[Tested]] = [[] for _ in wanted]
    by_file: dict[str, list[Tested]] = {file: [] for file, _ in wanted}
    for notes in sorted(folder.glob("*.jsonl")):
        for text in notes.open():
            told = json.loads(text)
            run: dict[str, list[int]] = told["run"]
            test = Tested(told["test"], sum(map(len, run.values())), told["seconds"])
            for at, (file, line) in enumerate(wanted):
                if line in run.get(file, ()):
                    found[at].append(test)
            for file in run.keys() & by_file.keys():
                by_file[file].append(test)
    return [tests or by_file[file] for tests, (file, _) in zip(found, wanted, strict=True)]


# -- trying them -----------------------------------------------------------------------------------------------------------


def copied(tree: Path) -> Path:
    """The working tree, without what has been built in it."""
    shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*LEFT_OUT))
    return tree


def pytest(tree: Path, options: list[str], more: dict[str, str] | None = None) -> int:
    """The exit of pytest in a copy; one that stands still counts as failed."""
    paths = os.pathsep.join([str(tree / "src"), str(tree)])
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options]
    try:
        env = os.environ | {"PYTHONPATH": paths} | (more or {})
        done = subprocess.run(command, cwd=tree, env=env, capture_output=not more, timeout=None if more else STANDS_STILL)
    except subprocess.TimeoutExpired:
        return 1
    return done.returncode


def tries(file: Path, tests: list[Tested]) -> Iterator[list[str]]:
    """The tests in the order in which they are tried."""
    games = sorted((test for test in tests if "test_chronicle" in test.name), key=lambda test: test.seconds)
    others = sorted((test for test in tests if test not in games), key=lambda test: test.lines)
    alike = [test for test in others if file.stem in test.name.partition("::")[0]]
    first = list(dict.fromkeys(others[: NARROW // 2] + alike[: NARROW // 2] + others[:NARROW]))[:NARROW]
    yield [test.name for test in first]
    yield [test.name for test in games[:GAMES]]
    spent = 0.0
    last: list[str] = []
    for test in [test for test in others if test not in first] + games[GAMES:]:
        spent += test.seconds
        if spent < SECONDS and len(last) < AGAIN:
            last.append(test.name)
    yield last


def tried(number: int, file: Path, at: int, tests: list[Tested]) -> bool:
    """Put it into a copy of the tree and play; whether a test noticed it."""
    module = parsed(file)
    mutant = list(mutants(module))[at]
    mutant.put_in()
    with tempfile.TemporaryDirectory() as name:
        tree = copied(Path(name) / "tree")
        (tree / file).write_text(ast.unparse(ast.fix_missing_locations(module)))
        killed = any(names and pytest(tree, ["-n", "0", "-x", *names]) for names in tries(file, tests))
    said = "killed  " if killed else "SURVIVED"
    print(
        f"{number:>3} {said} {file.relative_to(SOURCES)}:{mutant.line}  {mutant.words}  ({len(tests)} tests run it)", flush=True
    )
    return killed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--map", type=Path, default=ROOT / ".mutants")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", type=int, nargs="*", help="numbers of a draw")
    given = parser.parse_args()
    if not given.map.exists():
        take_notes(given.map, given.jobs)
    chosen = list(enumerate(drawn(given.seed, given.count)))
    chosen = [each for each in chosen if not given.only or each[0] in given.only]
    known: dict[str, str] = json.loads((given.map / "files.json").read_text())
    wanted = []
    for _, (file, at) in chosen:
        line = list(mutants(parsed(file)))[at].statement
        wanted.append((str(file), line if known.get(str(file)) == digest(file) else 0))
    tests = who_runs(given.map, wanted)
    with ThreadPoolExecutor(given.jobs) as pool:
        done = [pool.submit(tried, number, *each, found) for (number, each), found in zip(chosen, tests, strict=True)]
        killed = sum(each.result() for each in done)
    print(f"{killed} of {len(chosen)} killed")


if __name__ == "__main__":
    main()
