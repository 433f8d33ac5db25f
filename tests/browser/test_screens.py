"""What the table looks like. The pictures are written into docs/screens/ when `MECATOL_SCREENS` is set, and nowhere else."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect
from serving import Service

from browser.conftest import Visit
from browser.prepared import ROOT, lay, played
from browser.test_battle import sail_out, seated
from browser.visitor import Visitor
from mecatol.core.decisions import Ask
from mecatol.play import Table

pytestmark = pytest.mark.browser

SEED = 11


def picture(visitor: Visitor, name: str, tmp_path: Path) -> None:
    """A picture of the page; it must show something."""
    folder = ROOT / "docs" / "screens" if os.environ.get("MECATOL_SCREENS") else tmp_path
    folder.mkdir(parents=True, exist_ok=True)
    visitor.page.evaluate("document.fonts.ready")
    taken = visitor.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=82)
    assert len(taken) > 20_000


def test_the_lobby(visit: Visit, service: Service, tmp_path: Path) -> None:
    table, ask = played(SEED, lambda table, ask: table.game.state.round == 2 and ask.name == "action")
    _, links = lay(service.file, table, "Friday night")
    visitor = visit()
    visitor.sit(links[table.game.state.players[ask.seat].name])
    visitor.page.goto("/")
    expect(visitor.page.locator(".table-card").first).to_be_visible()
    picture(visitor, "lobby", tmp_path)


def in_round_four(table: Table, ask: Ask) -> bool:
    """Somebody has the whole galaxy to choose from."""
    return table.game.state.round == 4 and ask.name == "action" and len(table.options(ask)) > 20


def test_the_galaxy_in_round_four(visit: Visit, service: Service, tmp_path: Path) -> None:
    table, ask = played(
        SEED, lambda table, ask: table.game.state.round == 4 and ask.name == "action" and len(table.options(ask)) > 20
    )
    visitor = _seat(visit, table.game.state.players[ask.seat].name, lay(service.file, table, "Round four")[1])
    visitor.asked("action")
    expect(visitor.page.locator(".system.lit").first).to_be_visible()
    assert visitor.page.locator(".system").count() >= 37
    picture(visitor, "galaxy", tmp_path)


def test_a_battle(visit: Visit, service: Service, tmp_path: Path) -> None:
    ann, ben = seated(visit, service)
    sail_out(ann)
    ann.confirm()
    ann.asked("retreat")
    ann.choose("no")
    ben.asked("retreat")
    ben.choose("no")
    ann.asked("casualty")
    expect(ann.page.locator(".battle .odds")).to_be_visible()
    picture(ann, "battle", tmp_path)


def test_a_vote(visit: Visit, service: Service, tmp_path: Path) -> None:
    table, ask = played(SEED, lambda table, ask: table.game.state.round >= 2 and ask.name == "ballot")
    visitor = _seat(visit, table.game.state.players[ask.seat].name, lay(service.file, table, "The council")[1])
    visitor.asked("ballot")
    expect(visitor.open_pane("council")).to_contain_text("Before the council")
    picture(visitor, "vote", tmp_path)


def test_the_technology_tree(visit: Visit, service: Service, tmp_path: Path) -> None:
    table, ask = played(SEED, lambda table, ask: table.game.state.round >= 3 and ask.name == "buy_technology")
    visitor = _seat(visit, table.game.state.players[ask.seat].name, lay(service.file, table, "Research")[1])
    visitor.asked("buy_technology")
    pane = visitor.open_pane("technology")
    expect(pane.locator(".node.lit").first).to_be_visible()
    picture(visitor, "technology", tmp_path)
    pane.locator(".node.lit").first.click()
    visitor.page.locator(".look-card.stays .doings button").click()
    expect(visitor.page.locator(".decision[data-ask='buy_technology']")).to_have_count(0)


def _seat(visit: Visit, name: str, links: dict[str, str]) -> Visitor:
    visitor = visit()
    visitor.sit(links[name])
    return visitor
