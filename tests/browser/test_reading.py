"""What lies on the table can be read: everybody side by side, what a card does that is offered, why something is not."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from serving import Service

from browser.conftest import Visit
from browser.prepared import lay
from browser.test_battle import BATTLE
from mecatol.play import Table

pytestmark = pytest.mark.browser

SCENE = BATTLE.replace('name = "Ben"', 'name = "Ben"\ntechnologies = ["hylar_v_assault_laser"]')


def test_everybody_is_read_side_by_side_and_whatever_is_unlit_says_why(visit: Visit, service: Service) -> None:
    ann = visit()
    ann.sit(lay(service.file, Table.from_position(SCENE), "To be read")[1]["Ann"])
    ann.asked("action")
    pane = ann.open_pane("sheets")
    rows = pane.locator(".comparison tbody th")
    heads = pane.locator(".comparison thead")
    heads.get_by_role("button", name="Technologies").click()
    expect(rows).to_have_text(["Ben", "Ann"])
    heads.get_by_role("button", name="Technologies").click()
    expect(rows).to_have_text(["Ann", "Ben"])
    expect(heads.locator("[aria-sort=ascending]")).to_have_text("Technologies")
    expect(heads).to_contain_text("Fleet worth")
    sheet = pane.get_by_role("article", name="Ben")
    expect(sheet.locator(".ability").first).to_be_visible()  # of his race, in words
    expect(sheet).to_contain_text("Influence")
    ann.close_pane()

    pane = ann.open_pane("technology")
    pane.locator(".node[aria-label*='War Sun']").click()
    card = ann.page.locator(".look-card.stays")
    card.get_by_role("button", name="Why not?").click()
    expect(card.locator(".why-not")).not_to_be_empty()
