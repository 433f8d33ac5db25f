"""Which lines of the rules each test runs: `bench.mutants` loads this into pytest, on sources that note their lines here."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Generator
from pathlib import Path

import pytest

NOTES = "MECATOL_PROBES"  # the folder in which every process writes down its tests
pages: dict[str, bytearray] = {}


def page(name: str, lines: int) -> bytearray:
    """A byte for every line of a file: one that is run sets its own."""
    return pages.setdefault(name, bytearray(lines + 1))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """A test begins with clean pages."""
    for each in pages.values():
        each[:] = bytes(len(each))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """A test that passes is written down with its lines and its seconds."""
    begun = time.process_time()
    yield
    seconds = round(time.process_time() - begun, 3)
    run = {name: _lines(each) for name, each in pages.items() if 1 in each}
    with (Path(os.environ[NOTES]) / f"{os.getpid()}.jsonl").open("a") as notes:
        notes.write(json.dumps({"test": item.nodeid, "seconds": seconds, "run": run}) + "\n")


def _lines(each: bytearray) -> list[int]:
    return [line for line, seen in enumerate(each) if seen]
