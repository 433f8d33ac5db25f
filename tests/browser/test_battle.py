"""Two people at two browsers fight a Space Battle, with casualties and a retreat."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from serving import Service

from browser.conftest import Visit
from browser.prepared import lay
from browser.visitor import Visitor
from mecatol.play import Table

pytestmark = pytest.mark.browser

BATTLE = (Path(__file__).parent / "positions" / "battle.toml").read_text(encoding="utf-8")


def sail_out(ann: Visitor) -> None:
    """Ann activates Mecatol Rex on the board: all she has is put together unasked, and it is not signed yet."""
    ann.asked("action")
    ann.click("system:0,0", "activate:0,0")
    ann.asked("move")
    ann.sheet("move")


def seated(visit: Visit, service: Service) -> tuple[Visitor, Visitor]:
    """Ann and Ben, each at his own browser."""
    _, links = lay(service.file, Table.from_position(BATTLE), "Before the battle")
    ann, ben = visit(), visit()
    ann.sit(links["Ann"])
    ben.sit(links["Ben"])
    return ann, ben


def test_two_people_fight_a_battle_with_casualties_and_a_retreat(visit: Visit, service: Service) -> None:
    ann, ben = seated(visit, service)
    sail_out(ann)
    odds = ann.page.locator(".decision .odds")
    expect(odds).to_be_visible()  # before the battle is joined
    expect(odds).to_contain_text("Ben")
    expect(ann.page.locator(".drafted .way")).to_have_count(1)
    ann.confirm()

    ann.asked("retreat")
    ann.choose("no")
    ben.asked("retreat")
    expect(ben.page.locator(".battle")).to_contain_text("Ann")
    ben.choose("no")

    ann.asked("casualty")
    expect(ann.page.locator(".battle .die.hit")).to_have_count(3)
    dice = ann.page.locator(".battle .side").first.locator(".dice-by-unit li")
    expect(dice.filter(has_text="Dreadnought")).to_have_count(1)  # whose dice they were, and from what they hit
    expect(dice.filter(has_text="Dreadnought").locator("small")).to_have_text("5+")
    ann.sheet("casualties")
    ready = ann.panel.locator(".ready-made button")
    expect(ready).to_contain_text(["Damage first", "Damage none"])
    for n in range(2):
        expect(ready.nth(n)).to_contain_text("%")  # one's chance after each choice
    expect(ann.panel.locator(".odds.brief .bar")).to_be_visible()
    ann.confirm()  # the Dreadnought sustains it
    ben.asked("casualty")
    ben.sheet("casualties")
    ben.confirm()

    ann.asked("retreat")
    expect(ann.page.locator(".battle .damaged")).not_to_have_count(0)
    expect(ann.page.locator(".battle .odds-rounds li").nth(1)).to_be_visible()  # how the odds have gone
    ann.choose("no")
    ben.asked("retreat")
    ben.click("system:0,1", "retreat:0,1")  # lit on the board
    finish(ann, ben)

    expect(ann.page.locator(".battle")).to_have_count(0)
    systems = {system["hex"]: system for system in ann.view()["position"]["systems"]}
    assert [stack["owner"] for stack in systems["0,0"]["stacks"]] == [0]
    assert [stack["owner"] for stack in systems["0,1"]["stacks"]] == [1]
    expect(ben.page.locator(".log")).to_contain_text("rolls")
    expect(ben.page.locator(".log .die").first).to_be_visible()


def finish(ann: Visitor, ben: Visitor) -> None:
    """Whoever is hit takes it until the battle is over and Ann may land."""
    for _ in range(20):
        for visitor in (ann, ben):
            decision = visitor.view()["decision"]
            if decision:
                visitor.asked(decision["name"])
            if decision and decision["name"] == "landing":
                return
            if decision and decision["name"] == "casualty":
                visitor.confirm()
    raise AssertionError("the battle does not end")
