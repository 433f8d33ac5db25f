"""Hints in somebody's first game: each once, all of them off by one click, and in another language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from serving import Service

from browser.conftest import Visit
from browser.prepared import lay, played
from browser.test_battle import BATTLE
from mecatol.play import Table

pytestmark = pytest.mark.browser


def test_who_is_new_is_given_each_hint_once_and_none_after_one_click(visit: Visit, service: Service) -> None:
    ann = visit(new=True)
    ann.sit(lay(service.file, Table.from_position(BATTLE))[1]["Ann"])
    ann.asked("action")
    hint = ann.page.locator(".hint")
    expect(hint).to_contain_text("touch a system on the map")
    ann.click("system:0,0", "activate:0,0")
    expect(hint).to_contain_text("The sheet proposes a move")
    hint.get_by_role("button", name="Got it").click()
    expect(hint).to_contain_text("Your cards lie below the map")
    ann.page.reload()
    ann.at_the_table()
    expect(hint).to_contain_text("Your cards lie below the map")
    hint.get_by_role("button", name="No more hints").click()
    expect(hint).to_have_count(0)
    ann.page.reload()
    ann.question()
    expect(hint).to_have_count(0)


def test_another_game_has_none_and_the_table_speaks_another_language(visit: Visit, service: Service) -> None:
    ann = visit("phone", new=True)
    ann.sit(lay(service.file, Table.from_position(BATTLE))[1]["Ann"])
    ann.press(ann.page.locator(".hint").get_by_role("button", name="Got it"))
    table, ask = played(11, lambda _, ask: ask.name == "action", players=3)
    ann.sit(lay(service.file, table)[1][table.game.state.players[ask.seat].name])
    ann.asked("action")
    expect(ann.page.locator(".hint")).to_have_count(0)
    ann.press(ann.page.locator(".settings summary[aria-label=Settings]"))
    ann.page.get_by_label("Language").select_option("es")
    expect(ann.page.locator(".decision")).to_contain_text("Tu decisión")
    expect(ann.page.locator("#question")).to_contain_text("¿Qué acción")  # the service speaks it too
