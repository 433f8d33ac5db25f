"""Going back by consent: asked and granted, asked and refused."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from serving import Service

from browser.conftest import Visit
from browser.test_battle import sail_out, seated
from browser.visitor import Visitor

pytestmark = pytest.mark.browser


def test_what_is_free_goes_back_by_one_click_and_forth_again(visit: Visit, service: Service) -> None:
    ann, _ = seated(visit, service)
    back, again, forth = (
        ann.page.get_by_role("button", name=name) for name in ("Take back", "Start my turn again", "Forward again")
    )
    sail_out(ann)
    back.click()
    ann.asked("action")
    forth.click()
    ann.asked("move")
    again.click()
    ann.asked("action")
    sail_out(ann)
    ann.page.locator(".log [data-kind=activated] > .turn-head").hover()
    ann.page.locator(".log [data-kind=activated] > .turn-head .back-to").click()
    offer = ann.panel.locator(".going-back")
    expect(offer).to_contain_text("This would go back")
    offer.get_by_role("button", name="No").click()
    expect(offer).to_have_count(0)
    ann.asked("move")
    ann.page.locator(".log [data-kind=activated] > .turn-head .back-to").click()
    offer.get_by_role("button", name="Go back").click()
    ann.asked("action")


def asks_to_go_back(visit: Visit, service: Service) -> tuple[Visitor, Visitor]:
    """Ann has attacked Ben, has said that she stays, and asks to take that back after he has answered."""
    ann, ben = seated(visit, service)
    sail_out(ann)
    ann.confirm()
    ann.asked("retreat")
    ann.choose("no")
    ben.asked("retreat")
    ben.choose("no")
    ann.asked("casualty")
    ann.page.get_by_role("button", name="Ask to take back").click()
    ann.page.get_by_role("button", name="Ask them").click()
    expect(ben.panel).to_contain_text("Ann asks to go back")
    return ann, ben


def test_asked_and_granted(visit: Visit, service: Service) -> None:
    ann, ben = asks_to_go_back(visit, service)
    ben.page.get_by_role("button", name="Agree").click()
    ann.asked("retreat")
    assert ann.view()["rewinds"] == 1
    expect(ben.panel).not_to_contain_text("asks to go back")


def test_asked_and_refused(visit: Visit, service: Service) -> None:
    ann, ben = asks_to_go_back(visit, service)
    ben.page.get_by_role("button", name="Refuse").click()
    expect(ben.panel).not_to_contain_text("asks to go back")
    expect(ann.panel).not_to_contain_text("You ask to go back")
    ann.asked("casualty")
    assert ann.view()["rewinds"] == 0
