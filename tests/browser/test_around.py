"""Around a game in the browser: a clock is chosen and seen, the game rests, and all agree to end it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.test_lobby import create, invite, new_table

pytestmark = pytest.mark.browser


def test_a_clock_a_rest_and_an_early_end(visit: Visit) -> None:
    ann, ben = visit(), visit()
    new_table(ann)
    invite(ann, "2", "Ben")
    ann.page.get_by_label("Clock").select_option("turn")
    create(ann)
    link = ann.page.get_by_label("Link for Ben").input_value()
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Take the seat").click()
    ann.page.get_by_role("button", name="Begin the game").click()
    ann.at_the_table()
    ben.at_the_table()
    expect(ann.page.locator(".seat-clock").first).to_contain_text("1 d 0 h left")

    ann.page.locator(".around summary").click()
    ann.page.get_by_role("button", name="Let the game rest").click()
    for each in (ann, ben):
        expect(each.page.locator(".around-news")).to_contain_text("The host lets the game rest.")
    ann.page.locator(".around summary").click()
    ann.page.get_by_role("button", name="Let the game go on").click()
    expect(ben.page.locator(".around-news")).to_have_count(0)
    ben.page.locator(".around summary").click()
    ben.page.get_by_role("button", name="Ask all to end the game").click()
    ben.page.get_by_role("button", name="Yes, do it").click()
    ann.page.locator(".around-news").get_by_role("button", name="Yes").click()
    expect(ben.page.locator(".side-column")).to_contain_text("The game is over")

    over = ann.table
    ben.page.get_by_role("button", name="Rematch").click()
    expect(ben.page.locator(".waiting-room")).to_contain_text("One seat is still empty.")
    ann.page.get_by_role("button", name="Rematch").click()
    expect(ann.page.locator(".waiting-room")).to_contain_text("Everybody is here.")
    assert ann.table == ben.table != over
    ann.page.goto("/")
    expect(ann.page.locator("[data-part=yours] .table-card").first).to_contain_text("waiting for its people")
    expect(ann.page.locator(f"[data-part=over] a[href^='/tables/{over}/replay']")).to_be_visible()


def test_a_friend_who_has_lost_everything_comes_back_by_a_link_of_the_host_in_the_midst_of_the_game(visit: Visit) -> None:
    ann, ben, elsewhere, phone = visit(), visit(), visit(), visit("phone")
    new_table(ann)
    invite(ann, "2", "Ben")
    create(ann)
    ben.page.goto(ann.page.get_by_label("Link for Ben").input_value())
    ben.page.get_by_role("button", name="Take the seat").click()
    seat = ann.page.locator(".room-seat[data-seat='1']")
    expect(seat).to_contain_text("is here")
    seat.get_by_role("button", name="Make a link to this seat").click()
    expect(ann.page.get_by_label("Link for Ben")).to_be_visible()  # also to who has come already
    ann.page.get_by_role("button", name="Begin the game").click()
    ann.at_the_table()

    ann.page.locator(".around summary").click()
    ann.page.get_by_role("button", name="Make a link to this seat").click()
    elsewhere.sit(ann.page.get_by_label("Link for Ben").input_value())
    assert elsewhere.view()["seat"] == 1
    ann.page.get_by_role("button", name="Link for another device of mine").click()
    phone.page.goto(ann.page.get_by_label("Link for Ann").input_value())
    phone.press(phone.page.get_by_role("button", name="Take the seat"))
    phone.at_the_table()
    assert (phone.view()["seat"], ann.view()["seat"]) == (0, 0)
    ben.faults.clear()  # his seat is somebody else's now


def test_nothing_that_cannot_be_taken_back_is_done_by_one_click(visit: Visit) -> None:
    ann = visit()
    new_table(ann)
    invite(ann, "2")
    create(ann)
    ann.at_the_table()
    ann.page.locator(".around summary").click()
    ann.page.get_by_role("button", name="Give up, a bot plays on").click()
    ann.page.get_by_role("button", name="No", exact=True).click()
    assert ann.view()["around"]["seats"][0]["person"]
    ann.page.get_by_role("button", name="14 days of vacation").click()
    ann.page.locator(".around summary").click()
    expect(ann.page.get_by_role("button", name="Back from vacation")).to_be_visible()
    assert ann.view()["around"]["seats"][0]["vacation"] == 0
