"""Everybody can use the pages: axe finds nothing serious on any of them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from serving import Service

from browser.conftest import Visit
from browser.prepared import ROOT, lay
from browser.test_battle import sail_out, seated
from browser.test_end import finished
from browser.visitor import Visitor

pytestmark = pytest.mark.browser

# A thing is called by its name, whatever figures are drawn on it.
OPTIONS = "{ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: false } } }"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious(visitor: Visitor) -> list[str]:
    """What axe finds serious or worse on the page as it stands."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = visitor.page.evaluate(f"axe.run(document, {OPTIONS})")
    return [
        f"{each['id']}: {each['help']}: {[node['html'][:160] for node in each['nodes'][:3]]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]


def test_no_page_without_a_game_shuts_anybody_out(visit: Visit) -> None:
    ann = visit()
    ann.page.goto("/")
    expect(ann.page.locator(".open-tables")).to_be_visible()
    assert serious(ann) == []
    ann.page.goto("/account")
    expect(ann.page.get_by_role("form", name="Sign in")).to_be_visible()
    assert serious(ann) == []
    ann.page.goto("/odds")
    expect(ann.page.locator(".odds-page[data-settled=true] .left-of").first).to_be_visible()
    assert serious(ann) == []
    ann.page.goto("/reference?q=plague")
    expect(ann.page.locator(".entries li").first).to_be_visible()
    assert serious(ann) == []


def test_the_table_and_its_past_shut_nobody_out(visit: Visit, service: Service) -> None:
    ann, _ = seated(visit, service)
    ann.asked("action")
    assert serious(ann) == []
    sail_out(ann)
    assert serious(ann) == []
    ann.page.get_by_role("link", name="Replay").click()
    expect(ann.page.locator(".replay")).to_be_visible()
    assert serious(ann) == []


def test_the_end_shuts_nobody_out(visit: Visit, service: Service) -> None:
    ident, _ = lay(service.file, finished())
    ann = visit()
    ann.page.goto(f"/tables/{ident}/end")
    expect(ann.page.locator(".end-page")).to_be_visible()
    assert serious(ann) == []
