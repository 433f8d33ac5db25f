"""One service for all tests of a worker that do not kill it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from postgres import Postgres, postgres
from serving import Nursery, Service


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder: Path = tmp_path_factory.mktemp("service")
    client = folder / "client"
    client.mkdir()
    (client / "index.html").write_text("<!doctype html><title>the client</title>")
    (client / "app.js").write_text("'use strict'")
    with Service(folder / "games.sqlite", client) as running:
        yield running


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    """A database for all tests of a worker that do not kill it."""
    with postgres() as running:
        yield running


@pytest.fixture(scope="session")
def the_nursery() -> Iterator[Nursery]:
    """One for all tests of a worker: what it has read is read once."""
    found = Nursery()
    yield found
    found.close()


@pytest.fixture
def nursery(the_nursery: Nursery) -> Iterator[Nursery]:
    yield the_nursery
    the_nursery.clear()
