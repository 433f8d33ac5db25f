"""Words for some ears only, in the browser: a whisper, a note of one's own, a deal between two."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from serving import Person, Service

from browser.conftest import Visit
from browser.visitor import Visitor

pytestmark = pytest.mark.browser

SEATS = [{"name": "Ann", "plays": "guest"}, {"name": "Ben", "plays": "guest"}, {"name": "Cy", "plays": "guest"}]


def tab(visitor: Visitor, name: str) -> Locator:
    visitor.page.get_by_role("tab", name=name).click()
    return visitor.page.get_by_role("tabpanel")


def test_two_whisper_note_and_deal_and_the_third_reads_nothing(visit: Visit, service: Service) -> None:
    with Person(service.address) as host:
        host.done(host.http.post("/api/guest", json={"name": "Host"}))
        links = host.create(SEATS)["links"]
    ann, ben, cy = visit(), visit(), visit()
    for visitor, link in zip((ann, ben, cy), links, strict=True):
        visitor.sit(link["path"])
    ben.page.evaluate("localStorage.setItem('mecatol.language', 'es')")
    ben.page.reload()
    chat = tab(ann, "Chat")
    chat.get_by_label("To whom").select_option(label="To Ben alone")
    chat.get_by_label("Say something").fill("meet me at Lisis")
    chat.get_by_role("button", name="Say", exact=True).click()
    expect(chat.locator(".whisper")).to_contain_text("Ann to Ben alone: meet me at Lisis")
    expect(tab(ben, "Charla").locator(".whisper")).to_contain_text("Ann, solo a Ben: meet me at Lisis")
    papers = tab(ann, "Papers")
    papers.get_by_label("About").select_option(label="Ben")
    papers.get_by_label("Note", exact=True).fill("keeps his word")
    papers.get_by_role("button", name="Keep").click()
    expect(papers.get_by_role("region", name="Your notes").get_by_role("listitem")).to_contain_text("keeps his word")
    papers.get_by_role("region", name="Deals").get_by_role("checkbox", name="Ben").check()
    papers.get_by_label("What is agreed upon").fill("a quiet truce")
    papers.get_by_role("button", name="Write it down").click()
    theirs = tab(ben, "Papeles").get_by_role("region", name="Tratos").get_by_role("listitem")
    expect(theirs).to_contain_text("a quiet truce")
    theirs.get_by_role("button", name="Se acabó").click()
    expect(theirs.locator("s")).to_contain_text("a quiet truce")
    expect(tab(cy, "Papers").get_by_role("region", name="Deals").get_by_role("listitem")).to_have_count(0)
    expect(tab(cy, "Chat").locator(".whisper")).to_have_count(0)
    assert not any(secret in cy.received() for secret in ("Lisis", "keeps his word", "truce"))


def test_a_standing_order_is_given_seen_and_withdrawn(visit: Visit, service: Service) -> None:
    with Person(service.address) as host:
        host.done(host.http.post("/api/guest", json={"name": "Host"}))
        links = host.create(SEATS)["links"]
    ann = visit()
    ann.sit(links[0]["path"])
    orders = tab(ann, "Papers").get_by_role("region", name="Standing orders")
    orders.get_by_label("What is answered").select_option(label="Leave the secondary of Technology")
    orders.get_by_label("in this round alone").check()
    orders.get_by_role("button", name="Give the order").click()
    expect(orders.get_by_role("listitem")).to_have_text(
        "Leave the secondary of Technology · unless it is about Ann · in this round alone Withdraw"
    )
    ann.page.reload()
    tab(ann, "Papers")
    orders.get_by_role("button", name="Withdraw").click()
    expect(orders.get_by_role("listitem")).to_have_count(0)
    orders.get_by_role("button", name="Give the order").click()
    chips = ann.page.get_by_role("list", name="Standing orders").get_by_role("button")
    tab(ann, "Log")
    expect(chips).to_have_count(1)  # in sight while one thinks of something else, and taken off where it is seen
    chips.click()
    expect(chips).to_have_count(0)
