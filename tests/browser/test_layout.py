"""What lies open is on the screen: on every size of it, with many seats and in the longer language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from serving import Service

from browser.conftest import Visit
from browser.prepared import lay, play_on
from browser.visitor import Visitor
from mecatol.play import Table

pytestmark = pytest.mark.browser

EIGHT = ("Ann", "Bartholomew", "Cy", "Dee", "Esperanza", "Finn", "Gwendolyn", "Hal")
SIZES = ((1920, 1080), (1440, 900), (1280, 800), (1024, 768), (768, 1024), (390, 844))
OUTSIDE = """(parts) => [...document.querySelectorAll(parts)]
    .filter((each) => each.getClientRects().length && each.getBoundingClientRect().right > innerWidth + 1)
    .map((each) => each.className || each.textContent)"""
SCROLLS = "(part) => part.scrollWidth - part.clientWidth"


def speaking_spanish(visitor: Visitor) -> None:
    """Somebody who has chosen Spanish, for the page and for what the service tells him."""
    visitor.page.request.post("/api/guest", data={"name": "Esperanza", "language": "es"})
    visitor.page.evaluate("localStorage.setItem('mecatol.language', 'es')")
    visitor.page.reload()
    visitor.at_the_table()


def test_nothing_on_the_top_of_the_table_is_beyond_the_edge_of_any_screen(visit: Visit, service: Service) -> None:
    table, ask = play_on(Table.new("cp", EIGHT, 5), 5, lambda table, ask: table.game.state.round == 2 and ask.name == "action")
    ann = visit()
    ann.sit(lay(service.file, table)[1][EIGHT[ask.seat]])
    speaking_spanish(ann)
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        expect(ann.page.locator(".system").first).to_be_visible()
        assert ann.page.evaluate(OUTSIDE, ".top-bar > *, .top-bar nav button, .tabs button, .decision") == [], width
        turn = ann.page.locator(".when .turn")
        assert turn.evaluate(SCROLLS) <= 0, width
        if width == 390:
            ann.page.locator(".tabs [data-tab=map]").click()
            assert ann.page.evaluate(OUTSIDE, ".top-bar > *, .top-bar nav button") == []
        assert ann.open_pane("sheets").locator(".pane-body").evaluate(SCROLLS) <= 0, width
        ann.close_pane()
