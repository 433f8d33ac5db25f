"""Options have questions of their own: they come to the panel in words and are answered there, and the game goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from serving import Service

from browser.conftest import Visit
from browser.option_scenes import LONGER, SCENES, Scene
from browser.prepared import lay, played

pytestmark = pytest.mark.browser


ALL = [
    *(pytest.param(scene, id=name) for name, scene in SCENES.items()),
    *(pytest.param(scene, id=name, marks=pytest.mark.soak) for name, scene in LONGER.items()),
]


@pytest.mark.parametrize("scene", ALL)
def test_what_an_option_asks_is_answered_on_the_panel(visit: Visit, service: Service, scene: Scene) -> None:
    table, ask = scene.reached()
    visitor = visit()
    visitor.sit(lay(service.file, table, scene.rules)[1][table.game.state.players[ask.seat].name])
    visitor.asked(scene.asks)
    expect(visitor.panel.get_by_role("heading", level=2)).to_contain_text(scene.says)
    before = visitor.question()[0]
    assert not scene.lacks or scene.lacks not in visitor.offered()
    for beginning in scene.answers:
        visitor.settled()
        visitor.press(visitor.option(beginning, whole=False).first)
    visitor.press(visitor.page.locator(".decision .confirm"))
    visitor.taken(before)


def test_a_promissory_note_is_given_from_the_seat_of_whoever_gets_it(visit: Visit, service: Service) -> None:
    table, ask = played(1, lambda _, ask: ask.name == "action", "sa17 +promissory_notes", 2)
    visitor = visit()
    names = [player.name for player in table.game.state.players]
    visitor.sit(lay(service.file, table)[1][names[ask.seat]])
    visitor.asked("action")
    other = 1 - ask.seat
    given = visitor.look(f"player:{other}").locator(f"[data-act$=':{other}'][data-act^='note:']").first
    note = given.inner_text()
    visitor.press(given)
    visitor.press(visitor.page.locator(".out-of-turn .primary"))
    expect(visitor.page.locator(".log")).to_contain_text(f"{names[ask.seat]} gives")
    assert note


def test_whoever_commands_two_races_goes_from_one_seat_to_the_other(visit: Visit, service: Service) -> None:
    scene = SCENES["pacts"]
    table, ask = scene.reached()
    visitor = visit()
    visitor.sit(lay(service.file, table)[1][table.game.state.players[ask.seat].name])
    there = visitor.page.locator(".own-seat")
    expect(there).to_have_count(1)
    visitor.press(there)
    visitor.page.wait_for_url(f"**?seat={(ask.seat + 2) % 4}")
    visitor.at_the_table()
    assert visitor.view()["seat"] == (ask.seat + 2) % 4
