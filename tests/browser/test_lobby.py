"""The lobby: tables for friends, seats by link, tables to watch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.visitor import Visitor

pytestmark = pytest.mark.browser


def furnished(host: Visitor, friends: str, players: str) -> None:
    """A table for friends; the host waits for them."""
    host.page.goto("/")
    host.page.get_by_label("Your name").fill("Ann")
    host.page.get_by_role("button", name="Friends, rules, map").click()
    host.page.get_by_label("Friends, by name").fill(friends)
    host.page.get_by_label("Players", exact=True).select_option(players)


def waiting(visitor: Visitor) -> Locator:
    """The waiting room, as soon as one is in it."""
    room = visitor.page.locator(".waiting-room")
    expect(room).to_be_visible()
    return room


def take_seat(visitor: Visitor, link: str) -> None:
    """Sit down by a link at a table that waits."""
    visitor.page.goto(link)
    visitor.page.get_by_role("button", name="Take the seat").click()


def test_a_friend_joins_by_link_and_a_stranger_watches(visit: Visit) -> None:
    ann, ben, stranger = visit(), visit(), visit()
    furnished(ann, "Ben", "3")
    expect(ann.page.get_by_text("one bot fills the table")).to_be_visible()
    ann.page.get_by_role("button", name="Create the table").click()
    link = waiting(ann).get_by_label("Link for Ben").input_value()
    expect(ann.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Begin the game")).to_be_disabled()

    take_seat(ben, link)
    expect(waiting(ben)).to_contain_text("Whoever made the table begins the game.")
    assert "/seat/" not in ben.page.url  # the private link does not stay in the address bar
    ann.page.get_by_role("button", name="Begin the game").click()
    ann.at_the_table()
    ben.at_the_table()
    assert ben.table == ann.table
    assert {ann.seat, ben.seat} == {"0", "1"}
    assert ben.view()["seat"] == 1

    stranger.page.goto("/")
    card = stranger.page.locator(f".table-card:has(a[href='/tables/{ann.table}'])")
    expect(card).to_contain_text("Ann's table")
    card.get_by_role("link", name="Watch").click()
    stranger.at_the_table()
    assert stranger.view()["decision"] is None
    expect(stranger.page.locator("[data-pane=hand]")).to_have_count(0)


def test_a_lost_link_is_made_again_an_open_seat_is_taken_and_a_bot_fills_the_last(visit: Visit) -> None:
    ann, ben, cy = visit(), visit(), visit()
    furnished(ann, "Ben, Dee", "4")
    ann.page.get_by_label("Seats open to anybody").select_option("1")
    ann.page.get_by_role("button", name="Create the table").click()
    lost = waiting(ann).get_by_label("Link for Ben").input_value()
    seat = ann.page.locator(".room-seat[data-seat='1']")
    seat.get_by_role("button", name="Make another link").click()
    expect(ann.page.get_by_label("Link for Ben")).not_to_have_value(lost)
    take_seat(ben, ann.page.get_by_label("Link for Ben").input_value())
    waiting(ben)
    expect(seat).to_contain_text("is here")

    cy.page.goto("/")
    cy.page.locator(f".table-card:has(a[href='/tables/{ann.table}']) a").click()
    waiting(cy).get_by_role("button", name="Sit down here").click()
    cy.page.wait_for_url("**/tables/*?seat=3")
    expect(ann.page.get_by_role("status")).to_contain_text("One seat is still empty.")
    ann.page.get_by_role("button", name="Begin, a bot takes the empty seat").click()
    for visitor in (ann, ben, cy):
        visitor.at_the_table()
    assert [player["name"] for player in ann.view()["position"]["players"]][:3] == ["Ann", "Ben", "Dee"]


def test_a_table_the_rules_do_not_allow_is_refused_in_words(visit: Visit) -> None:
    ann = visit()
    ann.page.goto("/")
    ann.page.get_by_role("button", name="Friends, rules, map").click()
    ann.page.get_by_label("Rules", exact=True).fill("sa17 +nonsense")
    ann.page.get_by_role("button", name="Create the table").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("nonsense")
    ann.faults.clear()  # the browser itself complains of what was refused
