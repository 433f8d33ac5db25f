"""The map helps before anything is spent: who can come and who can shoot, what would be of no use; and layers of all else."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from serving import Service

from browser.conftest import Visit
from browser.prepared import NAMES, lay, play_on
from browser.test_battle import BATTLE
from browser.visitor import Visitor
from mecatol.play import Table

pytestmark = pytest.mark.browser

# A cannon of Ben's on Mecatol Rex, and two systems that nobody gets to.
FAR = '"-1,1" = "lodor"\n"0,3" = "perimeter"\n"0,4" = "mirage"\n'
GUARDED = '[planet.mecatol_rex]\nowner = "Ben"\nBen = "pds"\n'
SCENE = BATTLE.replace('"-1,1" = "lodor"\n', FAR) + GUARDED

# Labels and pieces of the map that cover each other by more than a fifth of the smaller one: what they are, and how much.
COVERED = """
() => {
  const within = ".galaxy :is(.planet-name, .tile-name, .band, .garrison > g, .piece)";
  const shown = [...document.querySelectorAll(within)].filter((part) => !part.parentElement.closest(".band"));
  const boxes = shown.map((part) => [part, part.getBoundingClientRect()]).filter(([, box]) => box.width > 0);
  const name = (part) => `${part.closest(".system")?.dataset.system ?? "between"} ${part.getAttribute("class") ?? "unit"}`;
  const over = (p, q) => Math.max(0, Math.min(p.right, q.right) - Math.max(p.left, q.left))
    * Math.max(0, Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top));
  return boxes.flatMap(([a, p], n) => boxes.slice(n + 1).flatMap(([b, q]) => {
    const part = over(p, q) / Math.min(p.width * p.height, q.width * q.height);
    return part > 0.2 ? [`${name(a)} and ${name(b)}: ${part.toFixed(2)}`] : [];
  }));
}
"""


def seated(visit: Visit, service: Service) -> Visitor:
    """Ann, who is about to act."""
    ann = visit()
    ann.sit(lay(service.file, Table.from_position(SCENE), "A map")[1]["Ann"])
    ann.asked("action")
    expect(ann.page.locator(".system.dim").first).to_be_visible()
    return ann


def test_a_system_tells_what_an_activation_would_bring(visit: Visit, service: Service) -> None:
    ann = seated(visit, service)
    before = ann.view()
    card = ann.look("system:0,0")
    expect(card.locator(".coming[data-settled=true]")).to_be_visible()
    expect(card.locator(".coming")).to_contain_text("Dreadnought")
    expect(card.locator(".coming")).to_contain_text("aboard")
    expect(card.locator(".others")).to_contain_text("PDS")
    expect(card.locator(".others")).to_contain_text("one die, 6 or more hits")
    expect(card.locator(".odds .bar")).to_be_visible()
    expect(ann.page.locator(".drafted .way")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".drafted")).to_have_count(0)
    assert ann.view() == before  # to look costs nothing


def test_what_is_of_no_use_is_dim_says_why_and_is_asked_twice(visit: Visit, service: Service) -> None:
    ann = seated(visit, service)
    expect(ann.page.locator(".system.dim")).to_have_count(3)  # two too far, and Ben's home in the first rounds
    expect(ann.look("system:0,1")).to_contain_text("Ben")
    ann.page.keyboard.press("Escape")
    card = ann.look("system:0,4")
    expect(card.locator(".idle")).to_contain_text("Nothing would come of it")
    card.locator("[data-why]").click()
    expect(card.locator(".reasons")).to_contain_text("OFF-MOV-1")
    pool = ann.view()["position"]["players"][0]["pool"]
    card.locator("[data-act='activate:0,4']").click()
    assert ann.view()["position"]["players"][0]["pool"] == pool
    asked = ann.question()[0]
    card.locator("[data-key='activate:0,4']").click()
    ann.taken(asked)
    assert ann.view()["position"]["players"][0]["pool"] == pool - 1


def test_layers_colour_the_map(visit: Visit, service: Service) -> None:
    ann = seated(visit, service)
    layers, shades = ann.page.locator(".layers"), ann.page.locator(".shade")
    expect(shades).to_have_count(0)
    choose = layers.get_by_label("What the map shows")
    choose.select_option("resources")
    expect(ann.page.locator("[data-shade='0,0']")).to_have_text("1")
    choose.select_option("threat")
    expect(layers).to_contain_text("can shoot")
    expect(ann.page.locator("[data-shade='0,0'] g")).to_have_count(1)  # Ben's cannon; his ships are there already
    choose.select_option("range")
    expect(ann.page.locator("[data-shade='0,0']")).to_have_text("3")
    expect(ann.page.locator("[data-shade='0,4']")).to_have_count(0)
    ann.look("system:0,0")  # Ben's fleet: where could it come?
    expect(layers.get_by_label("Fleet")).to_have_value("0,0")
    ann.page.keyboard.press("Escape")
    choose.focus()
    ann.page.keyboard.press("ArrowDown")
    expect(choose).to_have_value("distances")
    expect(ann.page.locator("[data-shade='0,-1']")).to_have_text("0")
    expect(ann.page.locator("[data-shade='0,1']")).to_have_text("2")
    choose.select_option("owners")
    expect(layers.locator(".legend li")).to_have_count(2)
    choose.select_option("none")
    expect(ann.page.locator(".galaxy[data-layer=none]")).to_be_visible()


def test_the_galaxy_can_be_read_as_a_list(visit: Visit, service: Service) -> None:
    ann = seated(visit, service)
    ann.page.get_by_role("button", name="The galaxy as a list").press("Enter")
    listed = ann.page.get_by_role("region", name="The galaxy as a list").last
    rex = listed.locator(".systems-list > li", has_text="Mecatol Rex")
    expect(rex).to_contain_text("Ben: Dreadnought, 2 Cruisers, Destroyer")
    expect(rex).to_contain_text("1 resource, 6 influence · Ben")
    rex.get_by_role("button").first.press("Enter")
    expect(ann.page.locator(".look-card.stays")).to_contain_text("Mecatol Rex")
    expect(ann.page.locator(".log")).to_have_attribute("aria-live", "polite")


@pytest.mark.parametrize("seed", [5, pytest.param(9, marks=pytest.mark.soak)])
def test_nothing_lies_on_something_else_late_in_a_game_of_eight(visit: Visit, service: Service, seed: int) -> None:
    table = Table.new("sa17 +distant_suns +final_frontier", (*NAMES, "Gil", "Hal"), seed)
    table, ask = play_on(table, seed, lambda table, ask: table.game.state.round == 6 and ask.name == "action")
    visitor = visit()
    visitor.page.set_viewport_size({"width": 2500, "height": 2000})  # the whole galaxy at its full size
    visitor.sit(lay(service.file, table, "Eight at the table")[1][table.game.state.players[ask.seat].name])
    expect(visitor.page.locator(".galaxy[data-detail=close] .system").nth(40)).to_be_visible()
    assert visitor.page.evaluate(COVERED) == []


# Seats, objectives and laws that are cut off, wholly or in part.
CUT = """
() => [...document.querySelectorAll(".seat, .shelf .chip")].filter((part) => {
  const box = part.getBoundingClientRect(), room = part.closest(".seats, .shelf").getBoundingClientRect();
  return box.height === 0 || box.bottom > room.bottom + 1 || box.right > room.right + 1;
}).map((part) => part.innerText)
"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)], ids=["wide", "low"])
def test_eight_seats_all_objectives_and_all_laws_lie_open_on_a_laptop(
    visit: Visit, service: Service, size: tuple[int, int]
) -> None:
    table = Table.new("sa17", (*NAMES, "Gil", "Hal"), 3)
    table, ask = play_on(table, 3, lambda table, ask: table.game.state.round == 6 and ask.name == "action")
    visitor = visit()
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.sit(lay(service.file, table, "Eight at the table")[1][table.game.state.players[ask.seat].name])
    expect(visitor.page.locator(".seat")).to_have_count(8)
    expect(visitor.page.locator(".shelf .law").first).to_be_visible()
    assert visitor.page.locator(".shelf .objective").count() >= 8
    assert visitor.page.evaluate(CUT) == []
