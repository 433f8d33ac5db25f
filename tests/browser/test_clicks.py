"""How many clicks a decision costs somebody who knows what he wants."""

from __future__ import annotations

import pytest
from serving import Service

from browser.conftest import Visit
from browser.prepared import lay
from browser.test_battle import BATTLE
from mecatol.play import Table

pytestmark = pytest.mark.browser

FEW, MANY = (
    "dreadnought, cruiser, carrier, 2 fighter, 2 ground_force",
    "dreadnought, 2 cruiser, destroyer, carrier, 5 ground_force",
)
FLEET = BATTLE.replace(FEW, MANY).replace("fleet = 4", "fleet = 5")


def test_five_ships_with_five_troops_move_and_land_in_nine_clicks(visit: Visit, service: Service) -> None:
    _, links = lay(service.file, Table.from_position(FLEET), "A fleet")
    ann = visit()
    ann.sit(links["Ann"])
    ann.asked("action")
    ann.click("system:-1,0", "activate:-1,0")
    ann.asked("move")
    ann.sheet("move")
    ann.everything_from("system:0,-1")
    ann.confirm()
    ann.asked("landing")
    ann.sheet("land")
    ann.confirm()
    system = next(each for each in ann.view()["position"]["systems"] if each["hex"] == "-1,0")
    fleet = {group["kind"]: group.get("count", 1) for stack in system["stacks"] for group in stack["groups"]}
    landed = [group.get("count", 1) for stack in system["planets"][0]["stacks"] for group in stack["groups"]]
    assert sum(fleet.values()) == 5
    assert sum(landed) >= 5
    assert ann.clicks <= 9, ann.clicks
