"""What the table looks like. The pictures are written into docs/screens/ when `MECATOL_SCREENS` is set, and nowhere else."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from serving import Service

from browser.conftest import Visit
from browser.prepared import NAMES, ROOT, LivelyBot, lay
from browser.recording import begun
from browser.test_battle import sail_out, seated
from browser.test_end import finished
from browser.test_lobby import new_table
from browser.visitor import Visitor
from mecatol.core.decisions import Ask
from mecatol.play import Table

pytestmark = pytest.mark.browser

SEED = 11
ANSWERS = 3000  # more than the rounds that are looked at take


def picture(visitor: Visitor, name: str, tmp_path: Path, part: str = "", kept: Path = ROOT / "docs" / "screens") -> None:
    """A picture of the page or of a part of it, kept where it belongs if pictures are wanted; it must show something."""
    folder = kept if os.environ.get("MECATOL_SCREENS") else tmp_path
    folder.mkdir(parents=True, exist_ok=True)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate("document.fonts.ready")
    where = visitor.page.locator(part) if part else visitor.page
    taken = where.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=74)
    assert len(taken) > 5_000


def wide(table: Table, ask: Ask, options: int) -> bool:
    """Somebody has a choice worth looking at, and has not begun it."""
    return len(table.options(ask)) >= options and not (isinstance(ask.draft, tuple) and begun(ask.draft))


# What is looked at, each the first time it is so in a game that bots play.
MOMENTS: dict[str, Callable[[Table, Ask], bool]] = {
    "race": lambda table, ask: ask.name == "race" and wide(table, ask, 3),
    "bid": lambda table, ask: ask.name == "speaker_bid" and wide(table, ask, 3),
    "cards": lambda table, ask: ask.name == "keep_secret" and wide(table, ask, 2),
    "lobby": lambda table, ask: table.game.state.round == 2 and ask.name == "action",
    "trade": lambda table, ask: table.game.state.round >= 2 and ask.name == "propose_trade" and wide(table, ask, 4),
    "counters": lambda table, ask: table.game.state.round >= 2 and ask.name == "counter_area" and wide(table, ask, 3),
    "vote": lambda table, ask: table.game.state.round >= 2 and ask.name == "ballot",
    "landing": lambda table, ask: table.game.state.round >= 2 and ask.name == "landing" and wide(table, ask, 3),
    "production": lambda table, ask: table.game.state.round >= 2 and ask.name == "produce" and wide(table, ask, 7),
    "payment": lambda table, ask: table.game.state.round >= 2 and ask.name == "pay" and wide(table, ask, 4),
    "technology": lambda table, ask: table.game.state.round >= 3 and ask.name == "buy_technology",
    "galaxy": lambda table, ask: table.game.state.round == 4 and ask.name == "action" and len(table.options(ask)) > 20,
}


@pytest.fixture(scope="module")
def moments() -> dict[str, tuple[Table, Ask]]:
    """One game of six, as it stood at each of these moments."""
    table, bot, found = Table.new("sa17", NAMES, SEED), LivelyBot(SEED), dict[str, tuple[Table, Ask]]()
    for _ in range(ANSWERS):
        for ask in table.pending:
            for name in [name for name, comes in MOMENTS.items() if name not in found and comes(table, ask)]:
                found[name] = (table.fork(), ask)
        if len(found) == len(MOMENTS):
            return found
        ask = table.pending[0]
        table.answer(ask.seat, ask.id, bot.pick(ask.name, [str(option.key) for option in table.options(ask)]))
    raise AssertionError(f"never seen: {set(MOMENTS) - set(found)}")


class Seat:
    """Lets somebody sit down where one of these moments has come."""

    def __init__(self, visit: Visit, service: Service, moments: dict[str, tuple[Table, Ask]]) -> None:
        self.visit, self.service, self.moments = visit, service, moments

    def __call__(self, moment: str, device: str = "laptop") -> Visitor:
        table, ask = self.moments[moment]
        visitor = self.visit(device)
        visitor.sit(lay(self.service.file, table, "Friday night")[1][table.game.state.players[ask.seat].name])
        visitor.asked(ask.name)
        return visitor


@pytest.fixture
def seat(visit: Visit, service: Service, moments: dict[str, tuple[Table, Ask]]) -> Seat:
    return Seat(visit, service, moments)


def test_the_lobby(seat: Seat, tmp_path: Path) -> None:
    visitor = seat("lobby")
    visitor.page.goto("/")
    expect(visitor.page.locator(".table-card").first).to_be_visible()
    picture(visitor, "lobby", tmp_path)


def test_a_new_table(visit: Visit, tmp_path: Path) -> None:
    ann = visit()
    ann.page.emulate_media(color_scheme="dark")
    form = new_table(ann)
    form.get_by_role("radio", name="Twilight Imperium").check()
    form.get_by_label("Galaxy", exact=True).select_option("windrose")
    form.locator("[data-group=victory] > summary").click()
    form.get_by_role("switch", name="Star in the Crown").click()
    expect(form.locator(".not-now")).to_have_count(2)
    expect(ann.page.locator(".new-table[data-settled=true] figcaption")).to_have_text("Windrose")
    form.locator("[data-group=council]").evaluate("part => part.scrollIntoView()")
    picture(ann, "new_table", tmp_path)


def test_the_galaxy_in_round_four(seat: Seat, tmp_path: Path) -> None:
    visitor = seat("galaxy")
    visitor.page.emulate_media(color_scheme="dark")
    expect(visitor.page.locator(".system.lit").first).to_be_visible()
    assert visitor.page.locator(".system").count() >= 37
    picture(visitor, "galaxy", tmp_path)


def test_a_move_and_a_battle(visit: Visit, service: Service, tmp_path: Path) -> None:
    ann, ben = seated(visit, service)
    sail_out(ann)
    expect(ann.page.locator(".decision .odds")).to_be_visible()
    picture(ann, "move", tmp_path)
    ann.confirm()
    for visitor in (ann, ben):
        visitor.asked("retreat")
        visitor.choose("no")
    ann.asked("casualty")
    ann.page.emulate_media(color_scheme="dark")
    expect(ann.page.locator(".battle .odds")).to_be_visible()
    picture(ann, "battle", tmp_path)
    picture(ann, "casualties", tmp_path, ".decision")


def test_a_vote(seat: Seat, tmp_path: Path) -> None:
    visitor = seat("vote")
    expect(visitor.open_pane("council")).to_contain_text("Before the council")
    picture(visitor, "vote", tmp_path)
    picture(visitor, "ballots", tmp_path, ".decision")


def test_the_technology_tree(seat: Seat, tmp_path: Path) -> None:
    visitor = seat("technology")
    pane = visitor.open_pane("technology")
    expect(pane.locator(".node.lit").first).to_be_visible()
    picture(visitor, "technology", tmp_path)
    pane.locator(".node.lit").first.click()
    visitor.page.locator(".look-card.stays .doings button").click()
    expect(visitor.page.locator(".decision[data-ask='buy_technology']")).to_have_count(0)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("moment", "sheet"),
    [
        ("bid", "amount"),
        ("cards", "cards"),
        ("race", "cards"),
        ("trade", "trade"),
        ("counters", "counters"),
        ("landing", "land"),
        ("payment", "pay"),
    ],
)
def test_a_sheet(seat: Seat, tmp_path: Path, moment: str, sheet: str) -> None:
    visitor = seat(moment)
    visitor.page.set_viewport_size({"width": 1280, "height": 1000})
    visitor.sheet(sheet)
    picture(visitor, moment, tmp_path, ".decision")


@pytest.mark.soak
def test_a_production(seat: Seat, tmp_path: Path) -> None:
    visitor = seat("production")
    visitor.page.set_viewport_size({"width": 1280, "height": 1200})
    visitor.sheet("produce")
    for unit in ("Cruiser", "Fighter"):
        visitor.more(unit)
        expect(visitor.page.locator("[data-settled=false]")).to_have_count(0)
    picture(visitor, "production", tmp_path, ".decision")


@pytest.mark.soak
def test_what_happened_since_one_last_decided(seat: Seat, tmp_path: Path) -> None:
    visitor = seat("galaxy")
    visitor.page.set_viewport_size({"width": 1280, "height": 1000})
    visitor.comes_back()
    expect(visitor.page.locator(".digest li").first).to_be_visible()
    picture(visitor, "digest", tmp_path, ".digest")


@pytest.mark.soak
def test_ones_papers(seat: Seat, tmp_path: Path) -> None:
    visitor = seat("galaxy")
    visitor.page.set_viewport_size({"width": 1280, "height": 1300})
    visitor.page.get_by_role("tab", name="Papers").click()
    papers = visitor.page.get_by_role("tabpanel", name="Papers")
    papers.get_by_label("Note", exact=True).fill("Keeps his fleet at home until the vote.")
    papers.get_by_role("button", name="Keep").click()
    expect(papers.get_by_role("region", name="Your notes").get_by_role("listitem")).to_have_count(1)
    papers.get_by_role("region", name="Deals").get_by_role("checkbox").first.check()
    papers.get_by_label("What is agreed upon").fill("No ships at Lisis before round six.")
    papers.get_by_role("button", name="Write it down").click()
    expect(papers.get_by_role("region", name="Deals").get_by_role("listitem")).to_have_count(1)
    picture(visitor, "papers", tmp_path, ".news")


@pytest.mark.soak
def test_everybody_side_by_side(seat: Seat, tmp_path: Path) -> None:
    visitor = seat("galaxy")
    visitor.page.emulate_media(color_scheme="dark")
    expect(visitor.open_pane("sheets").locator(".comparison")).to_be_visible()
    picture(visitor, "players", tmp_path)


@pytest.mark.soak
def test_the_game_again_and_its_end(visit: Visit, service: Service, tmp_path: Path) -> None:
    rounds: dict[int, int] = {}
    ident, _ = lay(service.file, finished(6, rounds), "Friday night", rounds)
    visitor = visit()
    visitor.page.goto(f"/tables/{ident}/end")
    expect(visitor.page.locator(".end-page .end-battles tbody tr").first).to_be_visible()
    picture(visitor, "end", tmp_path)
    visitor.page.goto(f"/tables/{ident}/replay?at={rounds[3]}.0")
    expect(visitor.page.locator(".replay")).to_be_visible()
    expect(visitor.page.locator(".system").first).to_be_visible()
    expect(visitor.page.locator(".log li").first).to_be_visible()
    picture(visitor, "replay", tmp_path)
    visitor.page.evaluate("for (const each of document.querySelectorAll('.layers, .zoom')) each.style.display = 'none'")
    picture(visitor, "galaxy", tmp_path, ".galaxy", ROOT / "web" / "public")


@pytest.mark.soak
def test_odds_without_a_game(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    visitor.page.goto("/odds?rules=sa17&a=dreadnought,+3+cruiser,+carrier,+4+fighter&d=2+dreadnought,+2+cruiser,+2+fighter,+pds")
    expect(visitor.page.locator(".odds-page[data-settled=true] .left-of").first).to_be_visible()
    picture(visitor, "odds", tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("device", ["phone", "tablet"])
def test_what_one_holds_in_the_hand(seat: Seat, tmp_path: Path, device: str) -> None:
    visitor = seat("galaxy", device)
    visitor.page.emulate_media(color_scheme="dark")
    visitor.look("system:0,0")
    picture(visitor, device, tmp_path)
