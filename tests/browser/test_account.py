"""The account in the browser: a name and a password, another device, and leaving."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect
from providing import Provider
from serving import Service

from browser.conftest import Visit
from browser.prepared import CLIENT
from browser.visitor import Visitor

pytestmark = pytest.mark.browser


def form(visitor: Visitor, name: str, **said: str) -> None:
    """Fill a form in and send it."""
    found = visitor.page.get_by_role("form", name=name, exact=True)
    for label, text in said.items():
        found.get_by_label(label.replace("_", " "), exact=label == "Name").fill(text)
    found.get_by_role("button").click()


def devices(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="Where you are known").get_by_role("listitem")


def test_one_takes_a_name_comes_back_on_a_phone_and_leaves(visit: Visit) -> None:
    ann, phone = visit(), visit()
    ann.page.goto("/")
    ann.page.get_by_role("link", name="Account").click()
    form(ann, "Take a name and a password", Name="Ann of the browser", Password="a long password")
    expect(ann.page.get_by_text("You are ann of the browser.")).to_be_visible()
    phone.page.goto("/account")
    form(phone, "Sign in", Name="Ann of the browser", Password="not her password")
    expect(phone.page.get_by_role("alert")).to_contain_text("do not belong together")
    form(phone, "Sign in", Name="Ann of the browser", Password="a long password")
    expect(devices(phone)).to_have_count(2)
    devices(phone).filter(has_not_text="this device").get_by_role("button", name="End").click()
    expect(devices(phone)).to_have_count(1)
    ann.page.reload()
    expect(ann.page.get_by_role("form", name="Sign in")).to_be_visible()
    phone.page.get_by_role("button", name="Leave for good").click()
    form(phone, "Leave for good", Password="a long password")
    expect(phone.page.get_by_label("Your name")).to_be_visible()


def test_the_account_speaks_spanish(visit: Visit) -> None:
    eva = visit()
    eva.page.goto("/")
    eva.page.evaluate("localStorage.setItem('mecatol.language', 'es')")
    eva.page.goto("/account")
    expect(eva.page.get_by_role("form", name="Elegir nombre y contraseña")).to_be_visible()


def test_one_signs_in_by_a_provider_and_may_say_no_there(browser: Browser, tmp_path: Path) -> None:
    with (
        Provider() as provider,
        Service(tmp_path / "games.sqlite", CLIENT, **provider.settings) as service,
        browser.new_context(base_url=service.address) as context,
    ):
        page = context.new_page()
        provider.refuses = True
        page.goto("/account")
        page.get_by_role("button", name="Sign in by The club").click()
        expect(page.get_by_role("alert")).to_contain_text("You said no there")
        provider.refuses = False
        page.get_by_role("button", name="Sign in by The club").click()
        expect(page.get_by_text("You are ann.")).to_be_visible()
        page.get_by_role("button", name="Be known by Discord too").click()
        known = page.get_by_role("region", name="Who can say who you are").get_by_role("listitem")
        expect(known).to_have_count(2)
        known.first.get_by_role("button", name="End").click()
        expect(known).to_have_count(1)
        known.first.get_by_role("button", name="End").click()
        expect(page.get_by_role("alert")).to_contain_text("Choose a password first")
