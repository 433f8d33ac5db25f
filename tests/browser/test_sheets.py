"""Sheets and cards: what they are bound by is in sight, and they are in nobody's way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from serving import Service

from browser.conftest import Visit
from browser.prepared import NAMES, lay, play_on, played
from browser.visitor import Visitor
from mecatol.core.decisions import Ask
from mecatol.play import Table

pytestmark = pytest.mark.browser

SEED = 11


def seated(visit: Visit, service: Service, found: tuple[Table, Ask], device: str = "laptop") -> Visitor:
    """Somebody in the seat that is asked."""
    table, ask = found
    visitor = visit(device)
    visitor.sit(lay(service.file, table)[1][table.game.state.players[ask.seat].name])
    visitor.asked(ask.name)
    return visitor


def edges(thing: Locator) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def producing(table: Table, ask: Ask) -> bool:
    return table.game.state.round >= 2 and ask.name == "produce" and len(table.options(ask)) >= 7


def test_a_production_keeps_its_bounds_in_sight_and_says_why_not(visit: Visit, service: Service) -> None:
    visitor = seated(visit, service, played(SEED, producing))
    bounds = visitor.panel.locator(".sign .price").first
    expect(bounds).to_contain_text("capacity 0 of")
    visitor.more("Cruiser")
    expect(bounds).to_contain_text("capacity 1 of")
    expect(bounds).to_contain_text("Fleet Supply")
    expect(bounds).to_be_in_viewport()
    visitor.press(visitor.panel.locator(".barred summary"))
    expect(visitor.panel.locator(".barred")).to_contain_text("War Sun needs the technology War Sun")


def test_of_many_cards_the_chosen_one_lies_open(visit: Visit, service: Service) -> None:
    found = played(SEED, lambda table, ask: ask.name == "race" and len(table.options(ask)) > 8)
    visitor = seated(visit, service, found)
    first, second = visitor.panel.locator(".choice-card").all()[:2]
    _, top, _, bottom = edges(first)
    assert edges(second)[1] == top, "before there is a galaxy they lie side by side"
    assert bottom - top < 180
    visitor.press(first)
    expect(first).to_contain_text("Starts with")
    assert edges(first)[3] - edges(first)[1] > 2 * (bottom - top)


def test_places_for_homes_stay_on_the_map_with_the_flags_on_them(visit: Visit, service: Service) -> None:
    found = played(SEED, lambda table, ask: ask.name == "home_location" and max(table.game.state.bids) >= 0)
    visitor = seated(visit, service, found)
    flags, places = visitor.page.locator(".flag"), visitor.page.locator(".system")
    expect(flags).not_to_have_count(0)
    before = places.count(), flags.count()
    visitor.choose(visitor.offered()[0])
    visitor.asked("home_bid")
    assert (places.count(), flags.count()) == before
    expect(visitor.page.locator("#question")).to_contain_text("of ring")


def test_what_is_looked_at_on_the_map_does_not_cover_the_decision(visit: Visit, service: Service) -> None:
    found = played(SEED, lambda table, ask: table.game.state.round == 1 and ask.name == "action")
    visitor = seated(visit, service, found)
    systems = visitor.page.locator(".system")
    right = max(range(systems.count()), key=lambda n: edges(systems.nth(n))[2])
    visitor.look(f"system:{systems.nth(right).get_attribute('data-system')}")
    assert edges(visitor.page.locator(".look-card"))[2] <= edges(visitor.panel)[0]


def test_on_a_phone_the_top_is_one_line_and_the_tabs_stay_small(visit: Visit, service: Service) -> None:
    found = played(SEED, lambda table, ask: ask.name == "race" and len(table.options(ask)) > 8)
    visitor = seated(visit, service, found, "phone")
    for part in (".top-bar", ".tabs"):
        _, top, _, bottom = edges(visitor.page.locator(part))
        assert bottom - top < 60, part
    expect(visitor.panel.locator(".confirm")).to_be_in_viewport()


def test_nothing_looks_chosen_to_a_mouse_and_keys_see_where_they_are(visit: Visit, service: Service) -> None:
    found = played(SEED, lambda table, ask: ask.name == "secondary" and len(table.options(ask)) > 1)
    visitor = seated(visit, service, found)
    first = visitor.panel.locator(".option").first
    expect(first).to_be_focused()
    expect(first).to_have_css("outline-style", "none")
    visitor.page.keyboard.press("ArrowDown")
    expect(visitor.panel.locator(".option:focus")).to_have_css("outline-style", "solid")


def test_what_ends_a_long_question_is_in_sight(visit: Visit, service: Service) -> None:
    found = played(SEED, lambda table, ask: ask.name == "scuttle" and len(table.options(ask)) in range(6, 9))
    visitor = seated(visit, service, found, "tablet")
    expect(visitor.panel.locator(".endings .option").last).to_be_in_viewport(ratio=0.9)


SMALL = """() => [...document.querySelectorAll("button, a, summary, select")].flatMap((each) => {
  const { width, height, bottom, top } = each.getBoundingClientRect();
  const reached = getComputedStyle(each, "::after").position === "absolute";
  const seen = each.checkVisibility({ visibilityProperty: true }) && width > 0 && bottom > 0 && top < innerHeight;
  return seen && !reached && height < 39.5 ? [`${each.className} ${each.textContent} ${height}`] : [];
})"""


@pytest.mark.parametrize("device", ["tablet", "tablet upright", "phone"])
def test_eight_seats_are_in_sight_on_a_tablet_and_everything_takes_a_finger(visit: Visit, service: Service, device: str) -> None:
    eight = Table.new("sa17", (*NAMES, "Gil", "Hal"), 3)
    found = play_on(eight, 3, lambda table, ask: table.game.state.round == 1 and ask.name == "action")
    visitor = seated(visit, service, found, device)
    boxes = [edges(seat) for seat in visitor.page.locator(".seat:visible").all()]
    width = visitor.page.evaluate("innerWidth")
    assert all(left >= 0 and right <= width for left, _, right, _ in boxes)
    assert [each for each in visitor.page.evaluate(SMALL) if not re.match(r"(linked|named|turn-head)", each)] == []


def buying(_: Table, ask: Ask) -> bool:
    return ask.name == "buy_technology"


def test_a_finger_anywhere_on_a_card_chooses_it(visit: Visit, service: Service) -> None:
    visitor = seated(visit, service, played(SEED, buying), "tablet")
    expect(visitor.panel.locator(".choice-card :is(button, [role=button])")).to_have_count(0)
    card = visitor.panel.locator(".choice-card:has(.opens .name)").first
    visitor.press(card.locator(".opens .name").first)
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(visitor.page.locator(".look-card")).to_have_count(0)


def test_what_was_put_together_is_in_sight_when_there_is_nothing_more_to_choose(visit: Visit, service: Service) -> None:
    visitor = seated(visit, service, played(SEED, lambda table, ask: ask.name == "scuttle" and len(table.options(ask)) > 3))
    visitor.pick("done")
    visitor.settled()
    expect(visitor.panel.locator(".draft li")).to_have_text(["done"])


def paying(table: Table, ask: Ask) -> bool:
    planets = [option for option in table.options(ask) if str(option.key).startswith("planet:")]
    return ask.name == "pay" and len(planets) >= 2


def test_a_planet_chosen_on_the_map_is_paid_with_on_the_sheet(visit: Visit, service: Service) -> None:
    visitor = seated(visit, service, played(SEED, paying))
    visitor.sheet("pay")
    before = visitor.question()[0]
    free = visitor.panel.locator(".pay-with:has(input:not(:checked))").first
    name = free.inner_text()
    options = visitor.view()["decision"]["options"]
    visitor.look(next(option["key"] for option in options if name in option["label"]))
    visitor.press(visitor.page.locator(".look-card .doings button"))
    expect(visitor.panel.get_by_role("checkbox", name=name)).to_be_checked()
    assert visitor.question()[0] == before


def test_what_others_did_is_one_line_on_a_phone_until_it_is_unfolded(visit: Visit, service: Service) -> None:
    found = played(SEED, lambda table, ask: table.game.state.round == 2 and ask.name == "action")
    visitor = seated(visit, service, found, "phone")
    visitor.comes_back()
    digest = visitor.page.locator(".digest")
    if digest.locator("li.mine").count():
        pytest.fail("this game is to be one in which nobody touched whoever is asked")
    _, top, _, bottom = edges(digest)
    assert bottom - top < 70
    visitor.press(digest.get_by_role("button", name=re.compile("lines")))
    expect(digest.locator("li").first).to_be_visible()
