"""The lobby: tables for friends, seats by link, tables to watch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit

pytestmark = pytest.mark.browser


def test_a_friend_joins_by_link_and_a_stranger_watches(visit: Visit) -> None:
    ann, ben, stranger = visit(), visit(), visit()
    ann.page.goto("/")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Friends, rules, map").click()
    ann.page.get_by_label("Friends, by name").fill("Ben")
    ann.page.get_by_label("Players", exact=True).select_option("3")
    expect(ann.page.get_by_text("one bot fills the table")).to_be_visible()
    ann.page.get_by_role("button", name="Create the table").click()
    link = ann.page.get_by_label("Ben").input_value()
    ann.page.get_by_role("link", name="Take your seat").click()
    ann.at_the_table()

    ben.sit(link)
    assert "/seat/" not in ben.page.url  # the private link does not stay in the address bar
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


def test_a_table_the_rules_do_not_allow_is_refused_in_words(visit: Visit) -> None:
    ann = visit()
    ann.page.goto("/")
    ann.page.get_by_role("button", name="Friends, rules, map").click()
    ann.page.get_by_label("Rules", exact=True).fill("sa17 +nonsense")
    ann.page.get_by_role("button", name="Create the table").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("nonsense")
    ann.faults.clear()  # the browser itself complains of what was refused
