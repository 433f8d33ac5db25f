"""The game again: scrubbing, stepping, playing, a link to a moment, and on from there at another table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from serving import Service

from browser.conftest import Visit
from browser.prepared import lay, played
from browser.visitor import Visitor
from mecatol.core.decisions import Ask
from mecatol.play import Table

pytestmark = pytest.mark.browser

SEED = 11


def in_round_two(rounds: dict[int, int], table: Table, ask: Ask) -> bool:
    """Somebody acts in round two; on the way it is noted on which page each round began."""
    if table.game.state.round:
        rounds.setdefault(table.game.state.round, table.mark()[0])
    return table.game.state.round == 2 and ask.name == "action"


def at_round_two(visit: Visit, service: Service) -> tuple[Visitor, dict[int, int]]:
    """Somebody at a table that has come to its second round."""
    rounds: dict[int, int] = {}
    table, ask = played(SEED, lambda table, ask: in_round_two(rounds, table, ask))
    _, links = lay(service.file, table, "Again", rounds)
    visitor = visit()
    visitor.sit(links[table.game.state.players[ask.seat].name])
    return visitor, rounds


def player(visitor: Visitor) -> Locator:
    return visitor.page.locator(".replay")


def moment(visitor: Visitor) -> tuple[int, int]:
    """Which page and beat are shown."""
    shown = player(visitor)
    return int(str(shown.get_attribute("data-page"))), int(str(shown.get_attribute("data-beat")))


def test_the_game_is_seen_again_and_goes_on_from_a_moment(visit: Visit, service: Service) -> None:
    ann, rounds = at_round_two(visit, service)
    table, seat = ann.table, ann.seat
    ann.page.get_by_role("link", name="Replay").click()
    expect(player(ann).get_by_role("heading")).to_have_text("Setting up")
    assert moment(ann) == (0, 0)

    ann.page.get_by_role("button", name="One step on").click()
    expect(ann.page.locator(".replay:not([data-page='0'][data-beat='0'])")).to_be_visible()
    ann.page.get_by_role("button", name="One step back").click()
    expect(ann.page.locator(".replay[data-page='0'][data-beat='0']")).to_be_visible()

    ann.page.get_by_role("button", name="Round 2").click()
    expect(player(ann)).to_have_attribute("data-page", str(rounds[2]))
    expect(ann.page.locator(".top-bar .when")).to_contain_text("Round 2")
    ann.page.get_by_role("button", name="One step back").click()
    expect(ann.page.locator(".top-bar .when")).to_contain_text("Round 1")

    ann.page.get_by_role("button", name="Round 1").click()
    expect(player(ann)).to_have_attribute("data-page", str(rounds[1]))
    ann.page.get_by_role("combobox", name="Speed").select_option("fast")
    ann.page.get_by_role("button", name="Play", exact=True).click()
    page, beat = str(rounds[1]), "0"
    expect(ann.page.locator(f".replay:not([data-page='{page}'][data-beat='{beat}'])")).to_be_visible()
    ann.page.get_by_role("button", name="Pause").click()

    ann.page.get_by_role("slider").focus()
    ann.page.keyboard.press("Home")
    expect(player(ann)).to_have_attribute("data-page", "0")
    ann.page.get_by_role("button", name="To the end").click()
    expect(player(ann)).not_to_have_attribute("data-page", "0")
    now = ann.page.request.get(f"/api/tables/{table}/view?seat={seat}").json()["position"]
    for n, points in enumerate(each["points"] for each in now["players"]):
        expect(ann.page.locator(".seat .points").nth(n)).to_have_text(str(points))

    ann.page.get_by_role("button", name="Round 2").click()
    expect(player(ann)).to_have_attribute("data-page", str(rounds[2]))
    ann.page.get_by_role("button", name="Go on from here against bots").click()
    ann.page.wait_for_url(re.compile(r"/tables/[^/]+\?seat="))
    ann.at_the_table()
    assert ann.table != table
    assert ann.view()["position"]["round"] == 2
    ann.question()


def test_a_link_leads_to_its_moment_and_a_spectator_sees_no_secrets(visit: Visit, service: Service) -> None:
    ann, rounds = at_round_two(visit, service)
    stranger = visit()
    stranger.page.goto(f"/tables/{ann.table}/replay?at={rounds[2]}")
    expect(player(stranger)).to_have_attribute("data-page", str(rounds[2]))
    expect(stranger.page.locator(".top-bar .when")).to_contain_text("Round 2")
    expect(stranger.page.get_by_role("button", name="Go on from here against bots")).to_have_count(0)
    hand = ann.view()["position"]["players"][int(ann.seat)]["action_cards"]["seen"]
    assert hand
    assert not any(f'"{card}"' in stranger.received() for card in hand)
