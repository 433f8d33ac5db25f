"""Every test names the clauses it shows with `@pytest.mark.rule(…)`; a name that is no clause is a collection error."""

from collections.abc import Generator, Iterable, Iterator

import pytest

import mecatol.texts  # noqa: F401  refusals speak English in every test, whichever runs first
from mecatol.register import load


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Fails a module or class in which a rule mark names an id that stands in no register; nothing of it runs."""
    report = yield
    found = report.result or []
    if any(_wrong_marks(node) for node in found if isinstance(node, pytest.Item)):
        wrong = [line for item in _items(found) for line in _wrong_marks(item)]
        report.outcome = "failed"
        report.longrepr = "\n".join(["Rule marks that name no clause:", *wrong])
        report.result = []
    return report


def _wrong_marks(item: pytest.Item) -> list[str]:
    named = [clause_id for mark in item.iter_markers("rule") for clause_id in mark.args]
    return [f"  {item.nodeid}: {load().correction(clause_id)}" for clause_id in named if clause_id not in load()]


def _items(nodes: Iterable[pytest.Item | pytest.Collector]) -> Iterator[pytest.Item]:
    """Also the tests of classes, which pytest no longer looks into once their module has failed."""
    for node in nodes:
        if isinstance(node, pytest.Item):
            yield node
        elif isinstance(node, pytest.Collector):
            yield from _items(node.collect())
