"""The technology tree: what may be bought now, what it costs, what it opens, and buying it there."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from playwright.sync_api import expect
from serving import Service

from browser.conftest import Visit
from browser.prepared import lay, played

pytestmark = pytest.mark.browser


def test_a_technology_is_bought_on_the_tree(visit: Visit, service: Service) -> None:
    table, ask = played(11, lambda _, ask: ask.name == "buy_technology")
    ann = visit()
    ann.sit(lay(service.file, table)[1][table.game.state.players[ask.seat].name])
    ann.asked("buy_technology")
    offered = [option for option in ann.view()["decision"]["options"] if option["numbers"].get("cost")]
    ann.open_pane("technology")
    for option in offered:
        node = ann.page.locator(f".node.lit[data-technology={option['key']}]")
        expect(node.locator(".price")).to_have_text(str(option["numbers"]["cost"]))
    opener = next(option for option in offered if opens(table.game.content.technologies, option["key"]))
    ann.page.locator(f".node[data-technology={opener['key']}]").click()
    card = ann.page.locator(".look-card.stays")
    expect(card.locator(".opens .named").first).to_be_visible()
    before = ann.question()[0]
    card.locator(".doings button").click()
    ann.taken(before)


def opens(technologies: Mapping[str, object], key: str) -> bool:
    """Whether something needs a technology."""
    return any(key in way for technology in technologies.values() for way in getattr(technology, "needs", ()))
