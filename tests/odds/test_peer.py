"""The same numbers as the calculator players use today, wherever the rules agree; and where they do not, ours by the clause."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mecatol.odds import Force, Result, battle
from mecatol.odds.position import Forces, Position
from mecatol.rulesets import resolve

BATTLES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "peer.json").read_text())
AGREEING = [told for told in BATTLES if "differs" not in told]
PEER = {"casualties": "sustain_first"}  # his order
DIFFERING = {str(told["differs"]): told for told in BATTLES if "differs" in told}


def force(told: dict[str, Any], **more: Any) -> Force:
    said: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in {**PEER, **told, **more}.items()
    }
    return Force(**said)


def ours(told: dict[str, Any]) -> Result:
    return battle(force(told["attacker"]), force(told["defender"]), where=told["where"], kind=told["kind"])


def off(result: Result, told: dict[str, float]) -> float:
    return max(abs(result.win - told["win"]), abs(result.draw - told["draw"]), abs(result.lose - told["lose"]))


def test_at_least_sixty_battles_are_compared() -> None:
    assert len(AGREEING) >= 60
    assert sum(told["kind"] == "ground" for told in AGREEING) >= 20


@pytest.mark.parametrize("told", AGREEING, ids=lambda told: str(told["name"]))
def test_same_chances_as_the_peer(told: dict[str, Any]) -> None:
    result = ours(told)
    assert off(result, told) < 1e-9
    assert result.win + result.draw + result.lose == pytest.approx(1, abs=1e-12)
    assert result.left_out == ()


@pytest.mark.parametrize("told", AGREEING, ids=lambda told: str(told["name"]))
def test_same_number_of_survivors_as_the_peer(told: dict[str, Any]) -> None:
    result = ours(told)
    for side, remains in enumerate((result.attacker, result.defender)):
        for number, chance in enumerate(told["left"][side]):
            mine = sum(each.chance for each in remains.survivors if sum(g.count for g in each.units) == number)
            assert mine == pytest.approx(chance, abs=1e-9)


@pytest.mark.parametrize("told", list(DIFFERING.values()), ids=lambda told: str(told["differs"]))
def test_where_the_rules_differ_so_do_the_numbers(told: dict[str, Any]) -> None:
    assert off(ours(told), told) > 0.01


@pytest.mark.rule("OFF-SYS-2", "OFF-GEN-7")
def test_a_nebula_helps_in_rounds_and_not_in_a_barrage() -> None:
    """Their barrage has the bonus. With a bonus of one in the barrage alone ours gives their number."""
    told = DIFFERING["nebula"]
    plain = battle(force(told["attacker"]), force(told["defender"]))
    everywhere = battle(force(told["attacker"]), force(told["defender"], bonus=1))
    assert plain.lose < ours(told).lose < everywhere.lose
    assert off(everywhere, told) < 1e-9


@pytest.mark.rule("OFF-OPT-LDR-6")
def test_a_general_takes_four_off_bombardment_rolls() -> None:
    """Build 17 has no number, so the official one stands; they have the later edition's three."""
    told = DIFFERING["shelter"]
    forces = Forces(resolve("sa17"), force(told["attacker"]), force(told["defender"]))
    (shots,) = Position(forces, "").ground().bombardment(forces.ships(0))
    assert shots.count == 3
    assert shots.chance == pytest.approx(0.2)


@pytest.mark.rule("SA17-UNI-10")
def test_damage_costs_no_bombardment_dice() -> None:
    told = DIFFERING["bombardment_dice"]
    whole = battle(force(told["attacker"], units="war_sun, 2 ground_force"), force(told["defender"]))
    assert off(ours(told), {"win": whole.win, "draw": whole.draw, "lose": whole.lose}) < 1e-12


@pytest.mark.rule("OFF-OPT-LDR-4")
def test_a_scientist_helps_every_pds_of_his_planet() -> None:
    """They give his bonus to one PDS. Ours is what two better PDS do."""
    told = DIFFERING["scientist"]
    magen = battle(force(told["attacker"]), force(told["defender"], leaders=(), technologies=("magen_defense_grid",)))
    assert off(ours(told), {"win": magen.win, "draw": magen.draw, "lose": magen.lose}) < 1e-12


@pytest.mark.rule("OFF-UNI-2")
def test_a_fleet_sustains_before_it_loses_ships_to_shots_before_combat_too() -> None:
    """They give up ships without such shots before anything sustains, since those "roll no dice" in that stage."""
    told = DIFFERING["unarmed_first"]
    one_shot = battle(force(told["attacker"], units="cruiser"), force(told["defender"], retreat_after=1), rounds=1)
    left = {each.text for each in one_shot.after(1).defender.survivors}
    assert left == {"dreadnought, 2 destroyer", "dreadnought*1, 2 destroyer", "dreadnought*1, destroyer"}
