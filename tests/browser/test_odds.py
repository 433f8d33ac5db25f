"""Odds without a game: fleets by plus and minus, an address that can be shared."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.visitor import Visitor
from mecatol.odds import Force, battle

pytestmark = pytest.mark.browser


def share(visitor: Visitor, name: str) -> str:
    """A chance as the page tells it, when it has worked out what was asked."""
    expect(visitor.page.locator(".odds-page[data-settled=true]")).to_be_visible()
    return visitor.page.locator(f"[data-share={name}]").inner_text()


def test_a_battle_is_put_together_worked_out_and_shared(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ann.page.goto("/")
    ann.page.get_by_role("link", name="Battle odds").click()
    assert share(ann, "win") != ""
    for side in (0, 1):
        ann.page.locator(f"[data-side='{side}']").get_by_role("button", name="Empty this side").click()
    expect(ann.page.get_by_text("Choose units on both sides.")).to_be_visible()

    attacker, defender = (ann.page.locator(f"[data-side='{side}']") for side in (0, 1))
    for _ in range(3):
        attacker.get_by_role("button", name="More: Cruiser", exact=True).click()
    attacker.get_by_text("Technologies").first.click()
    attacker.get_by_role("button", name="Hylar V Laser").click()
    defender.get_by_role("button", name="More: Dreadnought", exact=True).click()
    defender.get_by_role("button", name="More: Dreadnought, damaged once").click()
    defender.get_by_label("Who takes the hits").select_option("preserve_power")
    exact = battle(
        Force("3 cruiser", technologies=("hylar_v_assault_laser",)),
        Force("dreadnought, dreadnought*1", casualties="preserve_power"),
    )
    assert share(ann, "win") == f"{exact.win:.0%}"
    assert share(ann, "lose") == f"{exact.lose:.0%}"
    expect(ann.page.locator(".by-round tbody tr").first).to_contain_text("1")
    expect(ann.page.locator(".left-of")).to_have_count(2)

    ben.page.goto(ann.page.url)
    assert share(ben, "win") == share(ann, "win")
    expect(ben.page.get_by_role("button", name="Hylar V Laser")).to_have_attribute("aria-pressed", "true")


def test_what_cannot_be_fought_is_said_in_words(visit: Visit) -> None:
    ann = visit()
    ann.page.goto("/odds?rules=sa17&a=2+ground_force&d=cruiser&kind=ground")
    expect(ann.page.get_by_role("alert")).to_contain_text("ships")
    ann.faults.clear()  # the browser itself complains of what was refused
