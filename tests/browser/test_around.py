"""Around a game in the browser: a clock is chosen and seen, the game rests, and all agree to end it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit

pytestmark = pytest.mark.browser


def test_a_clock_a_rest_and_an_early_end(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ann.page.goto("/")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Friends, rules, map").click()
    ann.page.get_by_label("Friends, by name").fill("Ben")
    ann.page.get_by_label("Players", exact=True).select_option("2")
    ann.page.get_by_label("Clock").select_option("turn")
    ann.page.get_by_role("button", name="Create the table").click()
    link = ann.page.get_by_label("Link for Ben").input_value()
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Take the seat").click()
    ann.page.get_by_role("button", name="Begin the game").click()
    ann.at_the_table()
    ben.at_the_table()
    expect(ann.page.locator(".seat-clock").first).to_contain_text("1 d 0 h left")

    ann.page.locator(".around summary").click()
    ann.page.get_by_role("button", name="Let the game rest").click()
    expect(ben.page.locator(".around-news")).to_contain_text("The host lets the game rest.")
    ann.page.locator(".around summary").click()
    ann.page.get_by_role("button", name="Let the game go on").click()
    expect(ben.page.locator(".around-news")).to_have_count(0)
    ben.page.locator(".around summary").click()
    ben.page.get_by_role("button", name="Ask all to end the game").click()
    ann.page.locator(".around-news").get_by_role("button", name="Yes").click()
    expect(ben.page.locator(".side-column")).to_contain_text("The game is over")
