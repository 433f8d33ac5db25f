"""Everybody can use the pages: axe finds nothing serious on any of them, by day and by night."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import expect
from serving import Service

from browser.conftest import Visit
from browser.prepared import ROOT, lay, played
from browser.test_account import form
from browser.test_battle import sail_out, seated
from browser.test_end import finished
from browser.test_lobby import new_table
from browser.visitor import Visitor

pytestmark = pytest.mark.browser

# A thing is called by its name, whatever figures are drawn on it.
OPTIONS = "resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: false } }"
COLOURS = "resultTypes: ['violations'], runOnly: ['color-contrast']"  # nothing else is different at night
BY: tuple[tuple[Literal["light", "dark"], str], ...] = (("light", OPTIONS), ("dark", COLOURS))
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
UNFOLD = "document.querySelectorAll('details').forEach(each => { each.open = true; })"


def serious(visitor: Visitor, part: str = "") -> list[str]:
    """What axe finds serious or worse on the page as it stands, or in a part of it."""
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    where = f"document.querySelector('{part}')" if part else "document"
    faults: list[str] = []
    for light, options in BY:
        visitor.page.emulate_media(color_scheme=light)
        found: dict[str, Any] = visitor.page.evaluate(f"axe.run({where}, {{ {options} }})")
        faults += [
            f"{light}: {each['id']}: {each['help']}: {[node['html'][:160] for node in each['nodes'][:3]]}"
            for each in found["violations"]
            if each["impact"] in ("serious", "critical")
        ]
    visitor.page.emulate_media(color_scheme="light")
    return faults


def test_no_page_without_a_game_shuts_anybody_out(visit: Visit) -> None:
    ann = visit()
    ann.page.goto("/")
    expect(ann.page.locator(".lobby .begin")).to_be_visible()
    form = new_table(ann)
    form.get_by_label("The rules as text").fill("official +star_in_the_crown +ancient_throne map=the_wheel +nonsense=")
    expect(form.locator(".as-text .refused")).to_be_visible()
    ann.page.evaluate(UNFOLD)
    assert serious(ann) == []
    form.get_by_label("The rules as text").fill("official +age_of_empire +star_in_the_crown strategy=base")
    expect(form.locator(".not-now")).to_have_count(2)
    assert serious(ann, ".new-table") == []
    ann.page.goto("/odds")
    expect(ann.page.locator(".odds-page[data-settled=true] .left-of").first).to_be_visible()
    ann.page.evaluate(UNFOLD)
    assert serious(ann) == []
    ann.page.goto("/reference?q=plague")
    expect(ann.page.locator(".entries li").first).to_be_visible()
    assert serious(ann) == []


def test_neither_the_account_nor_the_waiting_room_shuts_anybody_out(visit: Visit) -> None:
    ann = visit()
    ann.page.goto("/account")
    expect(ann.page.get_by_role("form", name="Sign in")).to_be_visible()
    assert serious(ann) == []
    form(ann, "Take a name and a password", Name="Ann who looks closely", Password="a long password")
    expect(ann.page.get_by_text("You are ann who looks closely.")).to_be_visible()
    assert serious(ann) == []
    seats = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "guest"}, {"name": "Cy", "plays": "open"}]
    made = ann.page.request.post("/api/tables", data={"name": "Soon", "seats": seats, "waits": True}).json()
    ann.page.goto(f"/tables/{made['table']['id']}?seat=0")
    expect(ann.page.locator(".waiting-room")).to_be_visible()
    ann.page.get_by_role("button", name="Make a link").click()
    expect(ann.page.get_by_role("list", name="Players").get_by_role("img", name="The link as a QR code")).to_be_visible()
    assert serious(ann) == []


def test_the_table_and_its_panes_shut_nobody_out(visit: Visit, service: Service) -> None:
    table, ask = played(11, lambda table, ask: table.game.state.round == 4 and ask.name == "action")
    ann = visit()
    ann.sit(lay(service.file, table)[1][table.game.state.players[ask.seat].name])
    ann.comes_back()
    ann.asked("action")
    found = {"table": serious(ann)}
    for pane in [str(each.get_attribute("data-pane")) for each in ann.page.locator("[data-pane]").all()]:
        ann.open_pane(pane)
        found[pane] = serious(ann, ".pane")
        ann.close_pane()
    for tab in ("Chat", "Papers"):
        ann.page.get_by_role("tab", name=tab).click()
        expect(ann.page.get_by_role("tabpanel", name=tab)).to_be_visible()
        found[tab] = serious(ann, ".news")
    ann.look("system:0,0")
    found["card"] = serious(ann, ".look-card")
    ann.page.keyboard.press("Escape")
    ann.page.evaluate(UNFOLD)
    found["settings"] = serious(ann, ".top-bar")
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_a_phone_shuts_nobody_out(visit: Visit, service: Service) -> None:
    table, ask = played(11, lambda table, ask: table.game.state.round == 2 and ask.name == "action")
    ann = visit("phone")
    ann.sit(lay(service.file, table)[1][table.game.state.players[ask.seat].name])
    ann.asked("action")
    found = {"decide": serious(ann)}
    for tab in ("map", "seats", "cards", "log"):
        ann.press(ann.page.locator(f".tabs [data-tab={tab}]"))
        found[tab] = serious(ann)
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_a_battle_and_the_game_again_shut_nobody_out(visit: Visit, service: Service) -> None:
    ann, ben = seated(visit, service)
    sail_out(ann)
    assert serious(ann) == []
    ann.confirm()
    for visitor in (ann, ben):
        visitor.asked("retreat")
        visitor.choose("no")
    ann.asked("casualty")
    assert serious(ann) == []
    ann.page.get_by_role("link", name="Replay").click()
    expect(ann.page.locator(".replay")).to_be_visible()
    assert serious(ann) == []


def test_the_end_shuts_nobody_out(visit: Visit, service: Service) -> None:
    ident, _ = lay(service.file, finished())
    ann = visit()
    ann.page.goto(f"/tables/{ident}/end")
    expect(ann.page.locator(".end-page")).to_be_visible()
    assert serious(ann) == []
    ann.page.goto(f"/tables/{ident}")
    ann.at_the_table()
    assert serious(ann) == []
