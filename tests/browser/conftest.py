"""A real service with the built client, and a real browser in front of it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, StorageState, ViewportSize, expect, sync_playwright
from serving import Service

from browser.prepared import CLIENT
from browser.visitor import Visitor

CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
DEVICES: dict[str, ViewportSize] = {
    "laptop": LAPTOP,
    "tablet": {"width": 1024, "height": 768},
    "tablet upright": {"width": 768, "height": 1024},
    "phone": {"width": 390, "height": 844},
}

NO_HINTS = '{"off": true}'  # for who has played before

PATIENCE = 30_000  # milliseconds; a busy machine is slow
expect.set_options(timeout=PATIENCE)


class Visit(Protocol):
    """How a test lets somebody come, with whatever he holds in his hands; who is new here is given hints."""

    def __call__(self, device: str = "laptop", *, new: bool = False) -> Visitor: ...


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """One service for all tests; each plays at tables of its own."""
    if not (CLIENT / "index.html").is_file():
        pytest.fail("The client is not built: run `make web/dist/index.html`.", pytrace=False)
    with Service(tmp_path_factory.mktemp("service") / "games.sqlite", CLIENT) as running:
        yield running


@contextmanager
def chromium() -> Iterator[Browser]:
    """Chromium without a window."""
    found = shutil.which("chromium") or (CHROMIUM if Path(CHROMIUM).exists() else None)
    if found is None:
        pytest.fail("These tests need Chromium: apt-get install chromium", pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, headless=True, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests."""
    with chromium() as opened:
        yield opened


def played_before(address: str) -> StorageState:
    """What the browser of somebody keeps who has played before."""
    return {"cookies": [], "origins": [{"origin": address, "localStorage": [{"name": "mecatol.hints", "value": NO_HINTS}]}]}


@pytest.fixture
def visit(browser: Browser, service: Service) -> Iterator[Visit]:
    """A new person with a browser of his own, as often as called; afterwards nothing must have gone wrong in any of them."""
    contexts: list[BrowserContext] = []
    visitors: list[Visitor] = []

    def open_browser(device: str = "laptop", *, new: bool = False) -> Visitor:
        touch = device != "laptop"
        context = browser.new_context(
            viewport=DEVICES[device],
            has_touch=touch,
            is_mobile=touch,
            base_url=service.address,
            reduced_motion="reduce",
            storage_state=None if new else played_before(service.address),
        )
        page: Page = context.new_page()
        page.set_default_timeout(PATIENCE)
        contexts.append(context)
        visitors.append(Visitor(page, touch))
        return visitors[-1]

    yield open_browser
    for context in contexts:
        context.close()
    assert [fault for visitor in visitors for fault in visitor.faults] == []
