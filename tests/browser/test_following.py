"""Following the game: what others do is shown step by step, and what happened since one last decided is told."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from serving import Service

from browser.conftest import Visit
from browser.test_battle import sail_out, seated

pytestmark = pytest.mark.browser

# Notes in the page itself what is shown only for a while.
WATCH = """() => {
  window.watched = { skippable: 0, sailed: 0, early: false };
  new MutationObserver(() => {
    const skip = document.querySelector(".skip");
    if (skip) watched.skippable += 1;
    if (document.querySelector(".moving > g")) watched.sailed += 1;
    if (skip && document.querySelector(".decision[data-ask]")) watched.early = true;
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_an_attack_is_shown_step_by_step_and_told_in_a_digest(visit: Visit, service: Service) -> None:
    ann, ben = seated(visit, service)
    ben.page.evaluate(f"localStorage.setItem('mecatol.decided.{ben.table}.{ben.seat}', '1')")  # he last decided at the beginning
    ben.page.emulate_media(reduced_motion="no-preference")
    ben.page.reload()
    ben.at_the_table()
    ben.page.locator(".settings summary[aria-label=Settings]").click()
    ben.page.get_by_label("slowly, to watch").check()
    ben.page.locator(".settings summary[aria-label=Settings]").click()

    ben.page.evaluate(WATCH)
    sail_out(ann)
    ann.confirm()
    ann.asked("retreat")
    ann.choose("no")
    ben.asked("retreat")
    expect(ben.page.locator(".skip")).to_have_count(0)
    assert ben.page.evaluate("watched.skippable > 0 && watched.sailed > 0")
    assert not ben.page.evaluate("watched.early"), "what is asked is not shown before what led to it"
    digest = ben.page.locator(".digest")
    expect(digest.locator(".mine").first).to_be_visible()
    expect(digest).to_contain_text("Mecatol Rex")
    digest.locator("[data-kind=battlebegan] .seat-mark").hover()
    expect(ben.page.locator(".system.pointed[data-system='0,0']")).to_have_count(1)
    digest.get_by_role("button", name="Close").click()
    expect(digest).to_have_count(0)


def test_names_in_question_log_and_chat_show_what_they_name(visit: Visit, service: Service) -> None:
    ann, ben = seated(visit, service)
    card = ann.page.locator(".look-card")
    sail_out(ann)
    ann.panel.locator("h2 [data-link='system:0,0']").click()
    expect(card).to_contain_text("Mecatol Rex")
    ann.page.keyboard.press("Escape")
    ann.confirm()
    ben.page.locator(".log [data-kind=activated] .turn-head [data-link='player:0']").hover()
    expect(ben.page.locator(".look-card[data-looked='player:0']")).to_be_visible()
    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_label("Say something").fill("Ann, leave Mecatol Rex or I build a Dreadnought")
    ben.page.keyboard.press("Enter")
    said = ben.page.locator(".chat li:last-child .linked")
    expect(said).to_have_text(["Ann", "Mecatol Rex", "Dreadnought"])
    said.nth(2).click()
    expect(ben.page.locator(".look-card[data-looked='unit:dreadnought']")).to_contain_text("Cost")


def test_whoever_wants_no_motion_sees_at_once_how_it_stands(visit: Visit, service: Service) -> None:
    ann, ben = seated(visit, service)
    sail_out(ann)
    ann.confirm()
    ann.asked("retreat")
    ann.choose("no")
    ben.asked("retreat")
    expect(ben.page.locator(".skip, .moving > *")).to_have_count(0)


# Counts the tones that are played.
LISTEN = """() => {
  window.tones = 0;
  const Plain = window.OscillatorNode;
  window.OscillatorNode = class extends Plain { start(...all) { window.tones += 1; return super.start(...all); } };
}"""


def test_the_table_is_silent_until_somebody_wants_to_hear_it(visit: Visit, service: Service) -> None:
    ann, ben = seated(visit, service)
    ben.page.evaluate(LISTEN)
    sail_out(ann)
    ann.confirm()
    ann.asked("retreat")
    expect(ben.page.locator(".battle")).to_be_visible()
    assert ben.page.evaluate("tones") == 0
    ben.page.locator(".settings summary[aria-label=Settings]").click()
    ben.page.get_by_role("group", name="Sounds").get_by_label("on", exact=True).check()
    ben.page.locator(".settings summary[aria-label=Settings]").click()
    ann.choose("no")
    ben.asked("retreat")
    ben.page.wait_for_function("tones > 0")
