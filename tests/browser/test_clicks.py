"""How many clicks a decision costs somebody who knows what he wants."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from serving import Service

from browser.conftest import Visit
from browser.prepared import lay, played
from browser.test_battle import BATTLE, sail_out
from browser.visitor import Visitor
from mecatol.core.decisions import Ask
from mecatol.play import Table

pytestmark = pytest.mark.browser

FEW, MANY = (
    "dreadnought, cruiser, carrier, 2 fighter, 2 ground_force",
    "dreadnought, 2 cruiser, destroyer, carrier, 5 ground_force",
)
FLEET = BATTLE.replace(FEW, MANY).replace("fleet = 4", "fleet = 5")


DICE = "dice = [1, 1, 10, 10, 1, 1, 1, 1, 1, 1, 1, 10, 1"
FOUR_HITS = (
    BATTLE.replace(FEW, "dreadnought, cruiser, carrier, fighter, 2 ground_force")
    .replace("dreadnought, destroyer, 2 cruiser", "2 dreadnought, 4 cruiser")
    .replace(DICE, "dice = [10, 10, 10, 10, 1, 1, 1, 1, 1, 1, 1, 1, 1")
    .replace("fleet = 4", "fleet = 7")
)


def asked_of(visit: Visit, service: Service, seed: int, until: Callable[[Table, Ask], bool]) -> Visitor:
    """Somebody who comes to a table that bots have played, just when it is he who decides."""
    table, ask = played(seed, until)
    visitor = visit()
    visitor.sit(lay(service.file, table)[1][table.game.state.players[ask.seat].name])
    visitor.asked(ask.name)
    visitor.clicks = 0
    return visitor


def test_five_ships_with_five_troops_move_and_land_in_four_clicks(visit: Visit, service: Service) -> None:
    _, links = lay(service.file, Table.from_position(FLEET), "A fleet")
    ann = visit()
    ann.sit(links["Ann"])
    ann.asked("action")
    ann.click("system:-1,0", "activate:-1,0")
    ann.asked("move")
    ann.sheet("move")
    ann.confirm()
    ann.asked("landing")
    ann.sheet("land")
    ann.confirm()
    system = next(each for each in ann.view()["position"]["systems"] if each["hex"] == "-1,0")
    fleet = {group["kind"]: group.get("count", 1) for stack in system["stacks"] for group in stack["groups"]}
    landed = [group.get("count", 1) for stack in system["planets"][0]["stacks"] for group in stack["groups"]]
    assert sum(fleet.values()) == 5
    assert sum(landed) >= 5
    assert ann.clicks <= 4, ann.clicks


def test_a_move_opens_filled_in_and_is_changed_by_single_clicks(visit: Visit, service: Service) -> None:
    apart = BATTLE.replace(FEW, MANY.replace(" destroyer,", "")) + '\n[space."-1,1"]\nAnn = "destroyer"\n'
    _, links = lay(service.file, Table.from_position(apart), "A proposal")
    ann = visit()
    ann.sit(links["Ann"])
    ann.asked("action")
    pool = ann.view()["position"]["players"][0]["pool"]
    ann.click("system:-1,0", "activate:-1,0")
    ann.asked("move")
    ann.sheet("move")
    assert chosen(ann) == {"Dreadnought": 1, "Cruiser": 2, "Carrier": 1, "Ground Force": 6}  # Fleet Supply holds no Destroyer
    ann.press(ann.page.locator("[data-ready=party]"))
    assert chosen(ann) == {"Carrier": 1, "Ground Force": 6}
    ann.everything_from("system:0,-1")
    assert sum(chosen(ann).values()) == 4 + 6
    ann.everything_from("system:0,-1")
    expect(ann.page.locator("[data-ready=none]")).to_have_attribute("aria-pressed", "true")
    expect(ann.panel.locator(".confirm")).to_have_text("Move nothing")
    ann.press(ann.panel.get_by_role("button", name="Start again"))
    ann.settled()
    expect(ann.page.locator("[data-ready=proposed]")).to_have_attribute("aria-pressed", "true")
    system = next(each for each in ann.view()["position"]["systems"] if each["hex"] == "-1,0")
    assert not system.get("stacks")  # nothing has sailed
    assert ann.view()["position"]["players"][0]["pool"] == pool - 1  # the activation alone is paid for


def chosen(visitor: Visitor) -> dict[str, int]:
    """How many of each kind are put together on a sheet."""
    visitor.settled()
    found: dict[str, int] = {}
    for stepper in visitor.panel.locator(".stepper").all():
        name = str(stepper.get_attribute("aria-label"))
        found[name] = found.get(name, 0) + int(stepper.locator("output").inner_text())
    return {name: count for name, count in found.items() if count}


def test_four_units_are_built_and_paid_for_in_seven_clicks(visit: Visit, service: Service) -> None:
    _, links = lay(service.file, Table.from_position(BATTLE.replace(FEW, "dreadnought")), "A dock")
    ann = visit()
    ann.sit(links["Ann"])
    ann.asked("action")
    ann.click("system:0,-1", "activate:0,-1")
    ann.asked("produce")
    ann.sheet("produce")
    ann.clicks = 0
    before = pieces(ann)
    more = ann.panel.locator(".rows:not(.pay) button:not([disabled])[aria-label^='More']")
    for _ in range(4):
        expect(ann.page.locator("[data-settled=false]")).to_have_count(0)
        ann.clicks += 1
        more.last.click()
    expect(ann.page.locator("[data-settled=false]")).to_have_count(0)
    ann.confirm()
    while ann.panel.get_attribute("data-ask") == "pay":
        ann.confirm()
    assert pieces(ann) >= before + 4  # two come for the price of one here and there
    assert ann.clicks <= 7, ann.clicks


def pieces(visitor: Visitor) -> int:
    """How many units a visitor has on the board."""
    systems = visitor.view()["position"]["systems"]
    places = [*systems, *(planet for system in systems for planet in system.get("planets", ()))]
    mine = [stack for place in places for stack in place.get("stacks", ()) if stack["owner"] == int(visitor.seat)]
    return sum(int(group.get("count", 1)) for stack in mine for group in stack["groups"])


def three_agendas(table: Table, ask: Ask) -> bool:
    return ask.name == "ballot" and len(table.game.state.council) == 3 and table.game.politics.votes(ask.seat) >= 3


def test_three_agendas_are_voted_on_in_five_clicks(visit: Visit, service: Service) -> None:
    ann = asked_of(visit, service, 12, three_agendas)
    ann.sheet("ballots")
    agendas = ann.panel.locator(".agenda")
    expect(agendas).to_have_count(3)
    for n in range(3):
        ann.clicks += 1
        agendas.nth(n).locator(".outcome").first.click()
    ann.confirm()
    assert ann.panel.get_attribute("data-ask") not in ("ballot", "divide_votes")
    assert ann.clicks <= 5, ann.clicks


def test_four_hits_are_taken_in_two_clicks(visit: Visit, service: Service) -> None:
    _, links = lay(service.file, Table.from_position(FOUR_HITS), "Four hits")
    ann, ben = visit(), visit()
    ann.sit(links["Ann"])
    ben.sit(links["Ben"])
    sail_out(ann)
    ann.confirm()
    for visitor in (ann, ben):
        visitor.asked("retreat")
        visitor.choose("no")
    ben.asked("casualty")
    ben.sheet("casualties")
    ben.clicks = 0
    ben.confirm()
    ann.asked("retreat")  # the next round has begun
    system = next(each for each in ben.view()["position"]["systems"] if each["hex"] == "0,0")
    groups = [group for stack in system["stacks"] if stack["owner"] == 1 for group in stack["groups"]]
    left = {
        kind: sum(int(group.get("count", 1)) for group in groups if group["kind"] == kind) for kind in ("dreadnought", "cruiser")
    }
    assert left == {"dreadnought": 2, "cruiser": 2}  # two hits sustained, two Cruisers lost
    assert ben.clicks <= 2, ben.clicks
