"""The page at the end of a game, and the way to it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from serving import Service

from browser.conftest import Visit
from browser.prepared import NAMES, LivelyBot, lay
from mecatol.play import Table

pytestmark = pytest.mark.browser


def finished(players: int = 3, rounds: dict[int, int] | None = None) -> Table:
    """A short game that bots have played to its end; on the way it is noted on which page each round began."""
    table, bot = Table.new("sa17 vp=5", NAMES[:players], 7), LivelyBot(7)
    while not table.over:
        ask = table.pending[0]
        if rounds is not None and table.game.state.round:
            rounds.setdefault(table.game.state.round, table.mark()[0])
        table.answer(ask.seat, ask.id, bot.pick(ask.name, [str(option.key) for option in table.options(ask)]))
    return table


def test_a_finished_game_has_a_page_worth_sharing(visit: Visit, service: Service) -> None:
    table = finished()
    ident, _ = lay(service.file, table, "Friday night")
    stranger = visit()
    stranger.page.goto(f"/tables/{ident}")
    stranger.at_the_table()
    stranger.page.get_by_role("link", name="Standings, charts, battles").click()
    winner = table.game.state.players[table.game.state.winners[0]].name
    expect(stranger.page.get_by_role("heading", name=f"Won by {winner}")).to_be_visible()
    expect(stranger.page.locator(".end-standings tbody tr").first).to_contain_text(winner)
    expect(stranger.page.locator(".end-course polyline")).to_have_count(3)
    stranger.page.get_by_role("button", name="planets", exact=True).click()
    expect(stranger.page.locator(".end-course > svg")).to_have_attribute("aria-label", "planets")
    expect(stranger.page.locator(".end-battles tbody tr").first).to_be_visible()

    stranger.page.locator(".end-film input").focus()
    stranger.page.keyboard.press("Home")
    expect(stranger.page.locator(".film-round")).to_have_text("Round 1")
    stranger.page.get_by_role("link", name="See it again from here").click()
    expect(stranger.page.locator(".replay")).to_be_visible()
    stranger.page.go_back()
    with stranger.page.expect_download() as kept:
        stranger.page.get_by_role("link", name="Keep as a file").click()
    stranger.page.goto("/")
    stranger.page.get_by_label("A game from a file").set_input_files(kept.value.path())
    stranger.page.wait_for_url("**/tables/*?seat=0")
    expect(stranger.page.locator(".side-column")).to_contain_text("The game is over")
    stranger.page.get_by_role("link", name="Replay").click()
    expect(stranger.page.locator(".replay")).to_be_visible()
    stranger.page.get_by_label("Seen by").select_option(label="Ben")
    expect(stranger.page.locator(".replay .kicker")).to_contain_text("as Ben saw it")


def test_a_game_that_is_not_over_has_none(visit: Visit, service: Service) -> None:
    ident, _ = lay(service.file, Table.new("sa17", ["Ann", "Ben"], 3))
    stranger = visit()
    stranger.page.goto(f"/tables/{ident}/end")
    expect(stranger.page.get_by_role("alert")).to_contain_text("not over yet")
    stranger.faults.clear()  # the browser itself complains of what was refused
