"""No procedure cleans up around a question.

A table that is dropped (a fork thrown away, a game undone) closes its procedures where they wait: whatever a `finally` or a
`with` holds would run then, and a catch-all would swallow the end of the game.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SOURCES = [HERE.parent / "src" / "mecatol" / name for name in ("rules", "cards", "races")] + [HERE / "mini"]
EVERYTHING = ("BaseException", "GeneratorExit", "GameOver")


def cleaning_up_around_questions(source: str) -> list[int]:
    """The lines of `with`, of `try … finally` and of catch-alls in which something is awaited."""
    found = []
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.AsyncFunctionDef):
            inside = [node for node in ast.walk(function) if isinstance(node, ast.stmt)]
            found += [node.lineno for node in inside if _cleans_up(node) and _awaits(node)]
    return sorted(dict.fromkeys(found))


def _cleans_up(node: ast.AST) -> bool:
    if isinstance(node, ast.Try | ast.TryStar):
        return bool(node.finalbody) or any(_catches_everything(handler) for handler in node.handlers)
    return isinstance(node, ast.With | ast.AsyncWith | ast.AsyncFor)


def _catches_everything(handler: ast.ExceptHandler) -> bool:
    names = [] if handler.type is None else [n for n in ast.walk(handler.type) if isinstance(n, ast.Name | ast.Attribute)]
    return handler.type is None or any((n.id if isinstance(n, ast.Name) else n.attr) in EVERYTHING for n in names)


def _awaits(node: ast.AST) -> bool:
    return isinstance(node, ast.AsyncWith | ast.AsyncFor) or any(isinstance(inner, ast.Await) for inner in ast.walk(node))


@pytest.mark.parametrize("folder", SOURCES, ids=lambda folder: folder.name)
def test_nothing_surrounds_a_question(folder: Path) -> None:
    files = sorted(folder.rglob("*.py"))
    assert files
    wrong = [f"{file.name}:{line}" for file in files for line in cleaning_up_around_questions(file.read_text("utf-8"))]
    assert not wrong


@pytest.mark.parametrize(
    "body",
    [
        "try:\n  await ask()\n finally:\n  tidy()",
        "try:\n  tidy()\n finally:\n  await ask()",
        "try:\n  x = [await ask()]\n except:\n  tidy()",
        "try:\n  await ask()\n except (ValueError, errors.GameOver):\n  tidy()",
        "try:\n  await ask()\n except BaseException:\n  raise",
        "with open_scope():\n  if x:\n   await ask()",
        "async with scope():\n  tidy()",
        "async for x in things:\n  tidy()",
    ],
)
def test_what_surrounds_a_question_is_found(body: str) -> None:
    assert cleaning_up_around_questions(f"async def f():\n {body}\n") == [2]


@pytest.mark.parametrize(
    "body",
    [
        "try:\n  await ask()\n except ValueError:\n  tidy()",
        "try:\n  tidy()\n finally:\n  tidy()\n await ask()",
        "with open_scope():\n  tidy()\n await ask()",
    ],
)
def test_what_does_not_is_left_alone(body: str) -> None:
    assert not cleaning_up_around_questions(f"async def f():\n {body}\n")
