"""The compendium in the browser: a field at the table and in the lobby, in the language of who reads."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from serving import Service

from browser.conftest import LAPTOP, Visit
from browser.test_battle import seated
from browser.visitor import Visitor

pytestmark = pytest.mark.browser


def look_for(visitor: Visitor, query: str) -> None:
    visitor.page.get_by_role("searchbox").fill(query)
    expect(visitor.page.locator(".reference[data-settled=true] .entries li").first).to_be_visible()


def test_a_card_is_found_in_the_lobby_with_its_numbers_and_clauses(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ann.page.goto("/")
    ann.page.get_by_role("link", name="Compendium").click()
    look_for(ann, "plage")  # typed in haste
    first = ann.page.locator("[data-entry='action_cards/plague']")
    expect(first).to_contain_text("Plague")
    first.get_by_text("Clauses, rulings, tests").click()
    expect(first.locator("code").first).to_contain_text("tests/")
    ann.page.locator(".page-head select").select_option("official")
    expect(ann.page.locator("[data-entry='action_cards/plague']")).to_be_visible()
    ben.page.goto(ann.page.url)
    expect(ben.page.locator("[data-entry='action_cards/plague']")).to_be_visible()
    ben.page.get_by_role("searchbox").fill("xyzzy qwq")
    expect(ben.page.locator(".reference-said")).to_contain_text("xyzzy")


def test_at_the_table_names_lead_to_the_inspector_by_keyboard_alone(visit: Visit, service: Service) -> None:
    ann, _ = seated(visit, service)
    ann.asked("action")
    ann.page.keyboard.press("/")
    expect(ann.page.get_by_role("searchbox")).to_be_focused()
    ann.page.keyboard.type("hylar v")
    expect(ann.page.locator(".reference[data-settled=true] [data-entry^='technologies/hylar_v']").first).to_be_visible()
    ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.press("Enter")
    card = ann.page.locator(".look-card.stays")
    expect(card).to_contain_text("Hylar V")
    ann.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(ann.page.get_by_role("searchbox")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".pane")).to_have_count(0)
    expect(ann.page.locator(".decision[data-ask='action']")).to_be_visible()


def test_who_reads_spanish_finds_it_in_spanish(browser: Browser, service: Service) -> None:
    context = browser.new_context(viewport=LAPTOP, base_url=service.address, reduced_motion="reduce", locale="es")
    try:
        page = context.new_page()
        page.goto("/reference")
        page.get_by_role("searchbox").fill("crucero")
        found = page.locator("[data-entry='units/cruiser']")
        expect(found).to_contain_text("Crucero")
        expect(found).to_contain_text("Unidad")
    finally:
        context.close()
