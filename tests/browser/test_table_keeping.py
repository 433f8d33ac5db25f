"""The page can be left, loaded again and cut off; it can be used without a mouse; it shows nobody what is not his."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from serving import Service

from browser.conftest import Visit
from browser.prepared import CLIENT, lay
from browser.test_battle import BATTLE, sail_out, seated
from browser.visitor import Visitor
from mecatol.play import Table

pytestmark = pytest.mark.browser

ANNS = ("civil_defense", "armistice", "arms_reduction", "threatening")
BENS = ("command_summit", "industrial")
TABLET = {"width": 1024, "height": 768}
PANES = ("sheets", "strategy", "council", "objectives", "technology", "trade")


def test_loading_the_page_again_loses_nothing(visit: Visit, service: Service) -> None:
    ann, _ = seated(visit, service)
    sail_out(ann)
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Say something").fill("Your move, Ben")
    ann.page.get_by_role("button", name="Say", exact=True).click()
    expect(ann.page.locator(".chat")).to_contain_text("Your move, Ben")
    ann.page.get_by_role("tab", name="Log").click()
    asked, offered, told = ann.question(), ann.offered(), ann.log()

    ann.page.reload()
    ann.at_the_table()
    assert (ann.question(), ann.offered()) == (asked, offered)
    expect(ann.page.locator(".log")).to_have_text(told, use_inner_text=True)
    ann.page.get_by_role("tab", name="Chat").click()
    expect(ann.page.locator(".chat")).to_contain_text("Your move, Ben")


def test_a_page_comes_back_when_the_service_does(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    ann = visit()
    with Service(file, CLIENT) as first:
        _, links = lay(file, Table.from_position(BATTLE))
        ann.sit(first.address + links["Ann"])
        ann.click("system:0,0", "activate:0,0")
        ann.asked("move")
        heard = ann.page.locator(".log li").count()
    expect(ann.page.locator(".connection.lost")).to_be_visible()
    with Service(file, CLIENT, int(first.address.rpartition(":")[2])):
        expect(ann.page.locator(".connection.live")).to_be_visible()
        expect(ann.page.locator(".log li")).to_have_count(heard)
        ann.press(ann.panel.get_by_role("button", name="Less: Cruiser", exact=True))
        ann.settled()
        expect(ann.page.locator(".drafted .way")).to_have_count(1)
        ann.page.goto("about:blank")


def test_one_turn_with_the_keyboard_alone(visit: Visit, service: Service) -> None:
    ann, ben = seated(visit, service)
    keyboard = ann.page.keyboard

    def pick(key: str) -> None:
        """Type the number of an option, see it focused, press Enter."""
        expect(ann.page.locator(".options :focus")).to_have_count(1)
        keyboard.type(str(ann.listed().index(key) + 1))
        focused = ann.page.locator(".option:focus")
        expect(focused).to_have_attribute("data-key", key)
        assert focused.evaluate("option => option.matches(':focus-visible')")
        keyboard.press("Enter")

    def as_a_list() -> None:
        ann.page.locator(".as-list").focus()
        keyboard.press("Enter")
        ann.page.locator(".option").first.focus()

    def sign() -> None:
        before, _ = ann.question()
        expect(ann.page.locator(".confirm")).to_be_enabled()  # what it would lead to is looked at first
        ann.page.locator(".confirm").focus()
        keyboard.press("Enter")
        ann.taken(before)

    ann.asked("action")
    ann.page.get_by_role("button", name=re.compile("^All systems as a list")).focus()
    keyboard.press("Enter")
    ann.page.locator(".option").first.focus()
    pick("activate:-1,0")
    sign()
    ann.asked("move")
    as_a_list()
    for key in ("ship:0,-1:carrier", "load:system:0,-1:ground_force", "load:system:0,-1:ground_force", "done"):
        pick(key)
    sign()
    ann.asked("landing")
    as_a_list()
    keyboard.press("Home")
    keyboard.press("ArrowDown")
    keyboard.press("ArrowUp")
    expect(ann.page.locator(".option:focus")).to_have_attribute("data-key", ann.offered()[0])
    keyboard.press("Enter")
    pick("done")
    sign()
    while ann.view()["decision"]:
        ann.question()
        if not ann.page.locator(".option").count():
            as_a_list()
        pick(next(key for key in (*ann.offered(), "done") if key in ("done", "no", "pass", "pay")))
        sign()
    ben.asked("action")
    wellon = next(system for system in ann.view()["position"]["systems"] if system["hex"] == "-1,0")
    assert wellon["planets"][0]["owner"] == 0


def test_a_lit_system_can_be_reached_and_chosen_with_the_keyboard(visit: Visit, service: Service) -> None:
    ann, _ = seated(visit, service)
    ann.asked("action")
    ann.page.locator("[data-thing='system:0,0']").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".look-card.stays .doings button")).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.asked("move")


@pytest.mark.parametrize("who", ["opponent", "spectator"])
def test_nothing_hidden_reaches_a_page(visit: Visit, service: Service, who: str) -> None:
    ann, ben = seated(visit, service)
    watcher: Visitor = ben
    hidden: tuple[str, ...] = ANNS
    if who == "spectator":
        watcher, hidden = visit(), (*ANNS, *BENS)
        watcher.page.goto(f"/tables/{ann.table}")
        watcher.at_the_table()
    sail_out(ann)
    for pane in PANES:
        watcher.open_pane(pane)
        _shows_none_of(watcher, ann, hidden)
    for card in hidden:
        assert json.dumps(card) not in watcher.received(), card
    assert "2 ground_force" not in watcher.received()
    assert watcher.view()["decision"] is None  # a draft is its owner's alone
    assert watcher.page.locator(".draft, .drafted").count() == 0
    own = ann.page.locator(".tray")
    expect(own).to_contain_text("Armistice")
    assert json.dumps("armistice") in ann.received()


def _shows_none_of(watcher: Visitor, ann: Visitor, hidden: tuple[str, ...]) -> None:
    """The page itself, everything a reader of its source would find included."""
    names = ann.page.request.get(f"/api/tables/{ann.table}/content").json()["cards"]
    source = watcher.page.content()
    for card in hidden:
        assert card not in source
        assert names[card]["name"] not in source


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, TABLET], ids=["laptop", "tablet"])
def test_everything_fits_in_the_window(visit: Visit, service: Service, size: dict[str, int]) -> None:
    ann, _ = seated(visit, service)
    ann.page.set_viewport_size({"width": size["width"], "height": size["height"]})
    ann.asked("action")
    wide, high = ann.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert (wide, high) == (size["width"], size["height"])
    for selector in (".decision", ".news", ".galaxy", ".seats", ".seat.me", ".top-bar nav"):
        box = ann.page.locator(selector).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"]
        assert box["y"] + box["height"] <= size["height"]
    nameless = ann.page.evaluate(
        "[...document.querySelectorAll('button, [role=button], a, input')]"
        ".filter(e => !(e.getAttribute('aria-label') || e.textContent.trim() || e.labels?.length)).map(e => e.outerHTML)"
    )
    assert nameless == []


def test_the_galaxy_can_be_moved_and_magnified(visit: Visit, service: Service) -> None:
    ann, _ = seated(visit, service)
    ann.asked("action")
    galaxy = ann.page.locator(".galaxy")
    whole = galaxy.get_attribute("viewBox")
    before, _ = ann.question()
    box = galaxy.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ann.page.mouse.move(*middle)
    ann.page.mouse.down()
    ann.page.mouse.move(middle[0] + 80, middle[1] + 40, steps=4)
    ann.page.mouse.up()
    expect(galaxy).not_to_have_attribute("viewBox", str(whole))
    assert ann.question()[0] == before, "to drag is not to choose"
    ann.page.mouse.wheel(0, -300)
    ann.page.wait_for_function(f"document.querySelector('.galaxy').viewBox.baseVal.width < {str(whole).split()[2]}")
    ann.page.get_by_role("button", name="Show everything").click()
    expect(galaxy).to_have_attribute("viewBox", str(whole))


def test_a_clause_is_told_when_somebody_asks_why(visit: Visit, service: Service) -> None:
    ann, _ = seated(visit, service)
    ann.asked("action")
    ann.page.get_by_role("button", name=re.compile("^All systems as a list")).click()
    ann.page.get_by_role("button", name="Why: OFF-TAC-1").first.click()
    expect(ann.page.locator(".clause").first).to_contain_text("OFF-TAC-1")
    expect(ann.page.locator(".clause").first).to_contain_text("activate", ignore_case=True)


def test_errors_are_told_clearly(visit: Visit, service: Service) -> None:
    ann, _ = seated(visit, service)
    stranger = visit()
    stranger.page.goto(f"/tables/{ann.table}?seat=0")
    expect(stranger.page.get_by_role("alert")).to_contain_text("lobby")
    stranger.page.goto("/tables/nowhere")
    expect(stranger.page.get_by_role("alert")).to_be_visible()
    stranger.faults.clear()  # the browser itself complains of what was refused
