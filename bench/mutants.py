"""Would a test notice it? Small faults drawn at random in the rules, the cards and the races, and the tests that run over them.

`python -m bench.mutants --seed 181128 [--count 40] [--map .mutants] [--jobs 2]`

A mutant is one fault: a comparison, `and`, `or`, `not`, `+`, `-`, a whole number or a truth value turned round, an expression
or a `return` left out. Each is put into a process of its own, which plays the tests that run its line until one fails: first
the narrow ones and those named like its file, then a few games of the chronicle, then others. What is run before any test (a
number of a table, the reading of content) is put into a copy of the tree instead. Which tests run which line is found by
playing the tests once on a copy that takes notes, in about half an hour of one core, and kept in the folder `--map`. A file
that has been changed since is known as a whole, until the folder is removed and the notes are taken anew. `--only 3 17` tries
some of a draw again.

A mutant is killed by a test that fails with the fault and passes without it, and is told with that test. Where this very
command stumbles, or the test fails anyway, it is `BROKEN`, and nothing is known.

A mutant that no test notices is read by a person. Either nobody could ever notice it, since the game plays and tells the same
(it is equivalent, and does not count), or it gets a test, or the line is one that nothing needs and goes.
"""

from __future__ import annotations

import argparse
import ast
import gc
import hashlib
import inspect
import itertools
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import NamedTuple

import pytest

from bench import probes
from mecatol.rulesets import resolve

ROOT = Path(__file__).parent.parent
SOURCES = Path("src/mecatol")
DRAWN = ("rules", "cards", "races")
LEFT_OUT = (".*", "node_modules", "dist", "screens")  # of a copy of the tree
APART = ("browser", "service", "simulation", "test_env.py", "test_house.py", "test_languages.py", "test_makefile.py")
RULESETS = ("official", "sa17", "sa_es", "cp")  # read once for all mutants
NARROW, GAMES = 20, 3  # narrow tests and short games that are tried first
IN_A_COPY = 300  # tests at most
CIRCLE = 400  # seconds of processor time after which a mutant is taken to turn in a circle
SURVIVED, KILLED, BROKEN = 0, 1, 2  # how the process of a mutant ends
FAILED = (KILLED, -signal.SIGXCPU)
WORDS = {SURVIVED: "SURVIVED", KILLED: "killed"}
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
    words: Callable[[], str]
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
                words = partial(_words, child, other)
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


def _words(was: ast.AST, now: ast.AST) -> str:
    return f"{_first(was)}  ->  {_first(now)}"


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
        play(tree, options, **{probes.NOTES: str(folder.resolve())})
    (folder / "files.json").write_text(json.dumps({str(file): digest(file) for file in files()}, indent=1))


def digest(file: Path) -> str:
    return hashlib.sha256((ROOT / file).read_bytes()).hexdigest()


def who_runs(folder: Path, wanted: list[tuple[str, int]]) -> list[list[Tested]]:
    """For each line the tests that run it; for line 0, or where none does, those that run anything of its file or its room."""
    found: list[list[Tested]] = [[] for _ in wanted]
    near: dict[str, list[Tested]] = {str(each): [] for file, _ in wanted for each in (Path(file), *Path(file).parents)}
    for notes in sorted(folder.glob("*.jsonl")):
        for text in notes.open():
            told = json.loads(text)
            run: dict[str, list[int]] = told["run"]
            test = Tested(told["test"], sum(map(len, run.values())), told["seconds"])
            for at, (file, line) in enumerate(wanted):
                if line in run.get(file, ()):
                    found[at].append(test)
            for file in {str(each) for name in run for each in (Path(name), *Path(name).parents)} & near.keys():
                near[file].append(test)
    return [tests or _nearest(file, near) for tests, (file, _) in zip(found, wanted, strict=True)]


def _nearest(file: str, near: dict[str, list[Tested]]) -> list[Tested]:
    """The tests that run anything of a file; one that holds nothing but numbers or records has those of its room."""
    return next((near[str(each)] for each in (Path(file), *Path(file).parents) if near[str(each)]), [])


# -- trying them -----------------------------------------------------------------------------------------------------------


class Case(NamedTuple):
    """A mutant of a draw, and the tests that are played."""

    number: int
    file: Path
    at: int
    tests: list[str]

    def mutated(self) -> tuple[ast.Module, Mutant]:
        """The file with the fault in it."""
        module = parsed(self.file)
        mutant = list(mutants(module))[self.at]
        mutant.put_in()
        return ast.fix_missing_locations(module), mutant

    def said(self) -> str:
        """Where, and what."""
        _, mutant = self.mutated()
        return f"{self.file.relative_to(SOURCES)}:{mutant.line}  {mutant.words()}"


class Trial:
    """Plays every mutant of a draw, once pytest has read the tests."""

    def __init__(self, cases: list[Case], jobs: int) -> None:
        self.cases, self.jobs = cases, jobs
        self.ends: Counter[int] = Counter()
        self.read: set[int] = set()  # code that has run before the first test

    def note(self, frame: FrameType, event: str, _: object) -> None:
        """Something is run while the tests and the rulesets are read."""
        self.read.add(id(frame.f_code))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of the tests themselves: each mutant in a process of its own, so many at once."""
        for ruleset in RULESETS:
            resolve(ruleset)
        sys.setprofile(None)
        running: set[int] = set()
        for case in self.cases:
            if len(running) == self.jobs:
                self.count(running)
            running.add(begun(partial(verdict, case, session, self.read)))
        while running:
            self.count(running)
        return True

    def count(self, running: set[int]) -> None:
        """The next that is done."""
        child, status = os.wait()
        running.remove(child)
        self.ends[os.waitstatus_to_exitcode(status)] += 1


def begun(act: Callable[[], int]) -> int:
    """A process of its own, which ends with what the act finds; a fault in these lines here is none that a test found."""
    child = os.fork()
    if child:
        return child
    try:
        os._exit(act())
    except Exception:
        traceback.print_exc()
    finally:
        os._exit(BROKEN)


def verdict(case: Case, session: pytest.Session, read: set[int]) -> int:
    """A mutant is killed if a test fails, stands still or turns in a circle with the fault, and passes without it."""
    with tempfile.TemporaryDirectory() as name:
        playing = Path(name) / "playing"
        end = ended(partial(fails, case, session, read, playing))
        if end in FAILED:
            end = KILLED if ended(partial(fails_anyway, case, session, playing)) == SURVIVED else BROKEN
        by = playing.read_text() if end and playing.exists() else f"{len(case.tests)} tests"
    print(f"{case.number:>3} {WORDS.get(end, 'BROKEN'):<8} {case.said()}  ({by})", flush=True)
    return end


def ended(act: Callable[[], int]) -> int:
    return os.waitstatus_to_exitcode(os.waitpid(begun(act), 0)[1])


def fails(case: Case, session: pytest.Session, read: set[int], playing: Path) -> bool:
    """Whether a test fails with the fault."""
    silence()
    module, _ = case.mutated()
    if not case.tests:
        return False
    if put_into_functions(case.file, module, read):
        return one_fails(case.tests, session, playing)
    return fails_in_a_copy(case, module)


def fails_anyway(case: Case, session: pytest.Session, playing: Path) -> bool:
    """Whether the same fails without it."""
    silence()
    if playing.exists():
        return one_fails([playing.read_text()], session, playing)
    return fails_in_a_copy(case, parsed(case.file))


def silence() -> None:
    """Nothing is printed, and nothing turns in a circle for ever."""
    resource.setrlimit(resource.RLIMIT_CPU, (CIRCLE, CIRCLE + 10))
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def one_fails(tests: list[str], session: pytest.Session, playing: Path) -> bool:
    """Play them here, noting which is played, until one fails."""
    by_name = {item.nodeid: item for item in session.items}
    chosen = [by_name[name] for name in tests if name in by_name]
    for item, following in itertools.zip_longest(chosen, chosen[1:]):
        playing.write_text(item.nodeid)
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return True
    return False


def put_into_functions(file: Path, module: ast.Module, read: set[int]) -> bool:
    """Give the functions of the file the fault; False where none can have it, since it is run as the file is read."""
    before, after = (codes(compile(each, str(file), "exec", dont_inherit=True)) for each in ((ROOT / file).read_text(), module))
    pairs = (pair for name, olds in before.items() for pair in zip(olds, after.get(name, ()), strict=False))
    others = {old: new for old, new in pairs if old != new}
    inner = [code for code in others if code.co_name != "<module>"]
    innermost = max(inner, key=lambda code: len(code.co_qualname), default=None)
    if innermost is None or not innermost.co_flags & inspect.CO_OPTIMIZED:
        return False
    functions = [each for each in gc.get_objects() if isinstance(each, FunctionType) and each.__code__ in others]
    mine = [each for each in functions if each.__code__.co_filename.endswith(str(file))]
    if any(id(each.__code__) in read and each.__code__ == innermost for each in mine):
        return False
    if any(each.__code__.co_freevars != others[each.__code__].co_freevars for each in mine):
        return False
    for each in mine:
        each.__code__ = others[each.__code__]
    return bool(mine)


def codes(code: CodeType) -> dict[tuple[str, int], list[CodeType]]:
    """A module's code and all that lies in it, by name and line."""
    found: dict[tuple[str, int], list[CodeType]] = {(code.co_qualname, code.co_firstlineno): [code]}
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            for name, each in codes(inner).items():
                found.setdefault(name, []).extend(each)
    return found


def fails_in_a_copy(case: Case, module: ast.Module) -> bool:
    with tempfile.TemporaryDirectory() as name:
        tree = copied(Path(name) / "tree")
        (tree / case.file).write_text(ast.unparse(module))
        return play(tree, ["-x", "-n", "0", *case.tests[:IN_A_COPY]]) != 0


def copied(tree: Path) -> Path:
    """The working tree, without what has been built in it."""
    shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*LEFT_OUT))
    return tree


def play(tree: Path, options: list[str], **more: str) -> int:
    """The exit of pytest in a copy."""
    paths = os.pathsep.join([str(tree / "src"), str(tree)])
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options]
    return subprocess.run(command, cwd=tree, env=os.environ | {"PYTHONPATH": paths} | more).returncode


def in_order(file: Path, tests: list[Tested], seconds: float) -> list[str]:
    """The likeliest first, and of the others no more than so many seconds."""
    games = sorted((test for test in tests if "test_chronicle" in test.name), key=lambda test: test.seconds)
    others = sorted((test for test in tests if "test_chronicle" not in test.name), key=lambda test: test.lines)
    alike = [test for test in others if file.stem in test.name.partition("::")[0]]
    first = dict.fromkeys([*others[:NARROW], *alike[:NARROW], *games[:GAMES]])
    then = [test for test in [*others, *games] if test not in first]
    spent = itertools.accumulate(test.seconds for test in then)
    return [test.name for test in [*first, *(test for test, so_far in zip(then, spent, strict=True) if so_far < seconds)]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--map", type=Path, default=ROOT / ".mutants")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=120, help="of tests, for a mutant that survives the likeliest")
    parser.add_argument("--only", type=int, nargs="*", help="numbers of a draw")
    given = parser.parse_args()
    if not given.map.exists():
        take_notes(given.map, given.jobs)
    chosen = [each for each in enumerate(drawn(given.seed, given.count)) if not given.only or each[0] in given.only]
    known: dict[str, str] = json.loads((given.map / "files.json").read_text())
    wanted = []
    for _, (file, at) in chosen:
        line = list(mutants(parsed(file)))[at].statement
        wanted.append((str(file), line if known.get(str(file)) == digest(file) else 0))
    tests = who_runs(given.map, wanted)
    cases = [
        Case(number, file, at, in_order(file, found, given.seconds))
        for (number, (file, at)), found in zip(chosen, tests, strict=True)
    ]
    trial = Trial(cases, given.jobs)
    read = sorted({name.partition("::")[0] for case in cases for name in case.tests})
    sys.setprofile(trial.note)
    pytest.main(["-s", "-q", "--tb=no", "-p", "no:cacheprovider", *read], [trial])
    print(f"{trial.ends[KILLED]} of {len(cases)} killed, {trial.ends[SURVIVED]} survived")


if __name__ == "__main__":
    main()
