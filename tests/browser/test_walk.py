"""Every page and pane in the language made by the tests: nothing that no text has said is to be read anywhere."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator

import pseudo
import pytest
from playwright.sync_api import Browser, Page, expect
from serving import Service

from browser.conftest import LAPTOP, PATIENCE
from browser.prepared import ROOT, LivelyBot, lay
from mecatol.play import Table

pytestmark = pytest.mark.browser

NAMES = ["№1", "№2", "№3", "№4"]
SHEETS = (
    "pick", "action", "move", "landing", "produce", "pay", "secondary", "ballot", "counter_area", "propose_trade", "scuttle",
    "buy_technology", "redistribute", "claim_public", "reveal_agenda", "buy_upgrade", "casualty", "retreat",
)  # fmt: skip
PANES = "[data-pane]"
CLAUSE = re.compile(r"\b[A-Z0-9]+(-[A-Z0-9]+)+\b")  # clauses are numbered the same in any language
CALLED = ("English",)  # as a language calls itself
RULESET = re.compile(r"\bsa17(?: \w+=\w+)*")  # a ruleset as text is the same in any language
# What a page says, with the names it gives to parts for those who do not see them; what a bot is called is no word.
READ = """() => {
  const left = "script, style, noscript, code, input[readonly], .called";
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    if (!walk.currentNode.parentElement?.closest(left)) found.push(walk.currentNode.textContent);
  }
  for (const name of ["title", "aria-label", "placeholder", "alt"]) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name));
  }
  return found.map(text => text.trim()).filter(Boolean);
}"""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """The service and the client with the language made by the tests."""
    root = tmp_path_factory.mktemp("walk")
    pseudo.write(root / "locales")
    shutil.copytree(ROOT / "web", root / "web", ignore=shutil.ignore_patterns("node_modules", "dist", "test"))
    (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    path = os.pathsep.join([str(ROOT / ".node" / "bin"), os.environ["PATH"]])
    vite = ROOT / "web" / "node_modules" / ".bin" / "vite"
    subprocess.run([vite, "build", "--logLevel", "error"], cwd=root / "web", env=os.environ | {"PATH": path}, check=True)
    with Service(root / "games.sqlite", root / "web" / "dist", locales=str(root / "locales")) as running:
        yield running


@pytest.fixture
def page(browser: Browser, made: Service) -> Iterator[Page]:
    context = browser.new_context(viewport=LAPTOP, base_url=made.address, reduced_motion="reduce", locale=pseudo.PSEUDO)
    context.add_init_script(f"localStorage.setItem('mecatol.language', '{pseudo.PSEUDO}')")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    yield page
    context.close()


def unmarked(page: Page) -> list[str]:
    """Whatever is to be read on a page and was said by no text."""
    page.wait_for_load_state("networkidle")
    said = [RULESET.sub("№", CLAUSE.sub("№", str(text))) for text in page.evaluate(READ)]
    assert said
    return sorted({text for text in said if pseudo.UNMARKED.search(text) and text not in CALLED})


def sit(page: Page, link: str) -> None:
    page.goto(link)
    page.locator("button").first.click()
    expect(page.locator(".connection.live")).to_be_visible()


def open_all(page: Page) -> None:
    """Whatever folds out on a page is folded out."""
    page.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true; })")


def test_the_lobby_a_new_table_and_the_odds(page: Page) -> None:
    found: dict[str, list[str]] = {}
    page.goto("/")
    expect(page.locator(".lobby")).to_be_visible()
    page.locator(".begin input").first.fill(NAMES[0])
    found["lobby"] = unmarked(page)
    page.locator(".begin button[aria-expanded]").click()
    expect(page.locator(".new-table[data-settled=true] .preview")).to_be_visible()
    open_all(page)
    found["new table"] = unmarked(page)
    page.goto("/odds")
    expect(page.locator(".odds-page[data-settled=true] .left-of").first).to_be_visible()
    open_all(page)
    found["odds"] = unmarked(page)
    page.goto("/odds?rules=sa17&a=2+ground_force&d=cruiser&kind=ground")
    expect(page.get_by_role("alert")).to_be_visible()
    found["odds refused"] = unmarked(page)
    page.goto("/reference?q=plague")
    expect(page.locator(".entries li").first).to_be_visible()
    open_all(page)
    found["reference"] = unmarked(page)
    page.goto("/account")
    expect(page.locator("main")).to_be_visible()
    found["account"] = unmarked(page)
    assert {name: texts for name, texts in found.items() if texts} == {}


def first_asked(wanted: Callable[[str], bool], seed: int) -> Iterator[tuple[str, int, Table]]:
    """A game that bots play, each time something is asked there for the first time that is wanted."""
    table, bot, met = Table.new("sa17", NAMES, seed), LivelyBot(seed), list[str]()
    while not table.over and table.game.state.round < 3:
        ask = table.pending[0]
        if ask.name not in met and wanted(ask.name):
            met.append(ask.name)
            yield ask.name, ask.seat, table
        table.answer(ask.seat, ask.id, bot.pick(ask.name, [str(option.key) for option in table.options(ask)]))


def test_every_pane_of_a_table(page: Page, made: Service) -> None:
    table, seat = next((table, seat) for name, seat, table in first_asked(lambda name: name == "scuttle", 4))
    sit(page, lay(made.file, table, "№")[1][NAMES[seat]])
    found = {"table": unmarked(page)}
    for pane in [str(each.get_attribute("data-pane")) for each in page.locator(PANES).all()]:
        page.locator(f"[data-pane={pane}]").click()
        expect(page.locator(".pane")).to_be_visible()
        found[pane] = unmarked(page)
        page.keyboard.press("Escape")
    for thing in ("system", "planet", "player", "card"):
        page.locator(f"[data-thing^='{thing}:']").first.click(force=True)
        found[thing] = unmarked(page)
        page.keyboard.press("Escape")
    assert {name: texts for name, texts in found.items() if texts} == {}


def test_the_sheets_of_a_round(page: Page, made: Service) -> None:
    found: dict[str, list[str]] = {}
    for name, seat, table in first_asked(lambda name: name in SHEETS, 4):
        sit(page, lay(made.file, table, "№")[1][NAMES[seat]])
        page.wait_for_selector(f".decision[data-ask='{name}']")
        found[name] = unmarked(page)
        if page.locator(".as-list").count():
            page.locator(".as-list").click()
            found[f"{name} as a list"] = unmarked(page)
    assert len(found) > 10
    assert {name: texts for name, texts in found.items() if texts} == {}


def test_the_digest_of_what_happened(page: Page, made: Service) -> None:
    table, seat = next((table, seat) for name, seat, table in first_asked(lambda name: name == "scuttle", 4))
    sit(page, lay(made.file, table, "№")[1][NAMES[seat]])
    page.evaluate("seat => localStorage.setItem(`mecatol.decided.${location.pathname.split('/')[2]}.${seat}`, '1')", seat)
    page.reload()
    expect(page.locator(".digest li").first).to_be_visible()
    assert unmarked(page) == []


def test_the_waiting_room(page: Page) -> None:
    page.goto("/")
    page.request.post("/api/guest", data={"name": NAMES[0], "language": pseudo.PSEUDO})
    seats = [{"name": NAMES[0], "plays": "me"}, {"name": NAMES[1], "plays": "guest"}, {"name": NAMES[2], "plays": "open"}]
    made = page.request.post("/api/tables", data={"name": "№", "seats": seats, "waits": True}).json()
    page.goto(f"/tables/{made['table']['id']}?seat=0")
    expect(page.locator(".waiting-room")).to_be_visible()
    open_all(page)
    assert unmarked(page) == []


def test_the_game_again_and_its_end(page: Page, made: Service) -> None:
    table, bot, rounds = Table.new("sa17 vp=5", NAMES[:3], 7), LivelyBot(7), dict[int, int]()
    while not table.over:
        ask = table.pending[0]
        if table.game.state.round:
            rounds.setdefault(table.game.state.round, table.mark()[0])
        table.answer(ask.seat, ask.id, bot.pick(ask.name, [str(option.key) for option in table.options(ask)]))
    ident, _ = lay(made.file, table, "№", rounds)
    found: dict[str, list[str]] = {}
    page.goto(f"/tables/{ident}/end")
    expect(page.locator(".end-page .end-battles tbody tr").first).to_be_visible()
    found["end"] = unmarked(page)
    for n, button in enumerate(page.locator(".end-course button").all()):
        button.click()
        found[f"end, chart {n}"] = unmarked(page)
    page.goto(f"/tables/{ident}/replay")
    expect(page.locator(".replay")).to_be_visible()
    found["again"] = unmarked(page)
    page.goto(f"/tables/{ident}/replay?at={rounds[2]}.0")
    expect(page.locator(".replay")).to_be_visible()
    found["again, in round two"] = unmarked(page)
    assert {name: texts for name, texts in found.items() if texts} == {}


def test_the_walk_finds_what_no_text_has_said(page: Page) -> None:
    page.goto("/")
    expect(page.locator(".lobby")).to_be_visible()
    page.evaluate("document.body.append('Command Pool')")
    assert unmarked(page) == ["Command Pool"]
