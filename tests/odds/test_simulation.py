"""The engine's own battles, fought with real dice, fall inside the band around the exact answer."""

from __future__ import annotations

import pytest
from odds.simulate import outside, simulate

from mecatol.core.records import Record
from mecatol.odds import Force


class Scene(Record, frozen=True):
    """A position, and where it is fought."""

    attacker: Force
    defender: Force
    ruleset: str = "sa17"
    where: str = ""


SCENES: dict[str, Scene] = {
    "barrage, turrets and hylar": Scene(
        Force("3 destroyer, cruiser", technologies=("automated_defense_turrets", "hylar_v_assault_laser")),
        Force("carrier, 5 fighter", technologies=("cybernetics",), keep=("carrier",)),
    ),
    "cannons against shields": Scene(
        Force("dreadnought, carrier, 4 fighter, cruiser", technologies=("impulsion_shields", "maneuvering_jets")),
        Force("2 cruiser, destroyer, 2 pds", technologies=("graviton_laser_system", "magen_defense_grid")),
    ),
    "shots, an admiral and high alert": Scene(
        Force("dreadnought, 2 cruiser", technologies=("assault_cannon",), leaders=("admiral@dreadnought",)),
        Force("2 cruiser, war_sun*1", high_alert=True),
    ),
    "a nebula and an order of one's own": Scene(
        Force("2 dreadnought, 3 cruiser", casualties=("cruiser", "sustain:dreadnought")),
        Force("dreadnought, 3 cruiser, carrier", casualties="preserve_power", keep=("carrier",)),
        where="nebula",
    ),
    "bombardment, commandos and armor": Scene(
        Force("2 dreadnought, 3 ground_force, 2 shock_troop, mechanized_unit", commandos=1),
        Force("4 ground_force, mechanized_unit, pds"),
    ),
    "generals, a scientist, a defence grid": Scene(
        Force("war_sun, 4 ground_force", leaders=("general",), technologies=("war_sun", "impulsion_shields")),
        Force("4 ground_force, 2 pds", technologies=("magen_defense_grid",), leaders=("scientist", "general")),
    ),
    "a planet made neutral": Scene(Force("4 dreadnought, 2 ground_force", makes_neutral=True), Force("ground_force, 2 pds")),
    "duranium armor": Scene(
        Force("2 dreadnought, 2 cruiser", technologies=("duranium_armor",)),
        Force("3 cruiser, 2 destroyer, dreadnought", technologies=("hylar_v_assault_laser",)),
        ruleset="official",
    ),
    "one effect after the other": Scene(
        Force("2 dreadnought, 2 destroyer", technologies=("assault_cannon",)),
        Force("2 dreadnought, carrier, 3 fighter", technologies=("assault_cannon",)),
        ruleset="official",
    ),
    "promotions by tens": Scene(
        Force("4 ground_force, shock_troop, dreadnought", leaders=("general",)), Force("5 ground_force"), ruleset="official"
    ),
}
QUICK = ("cannons against shields", "generals, a scientist, a defence grid", "duranium armor")


def differences(scene: Scene, number: int, deviations: float, seed: int) -> list[str]:
    exact, tally = simulate(scene.attacker, scene.defender, number, ruleset=scene.ruleset, where=scene.where, seed=seed)
    assert exact.left_out == ()
    return outside(exact, tally, deviations)


@pytest.mark.parametrize("name", QUICK)
def test_the_engine_agrees(name: str) -> None:
    assert differences(SCENES[name], 250, 4.5, seed=1) == []


@pytest.mark.soak
@pytest.mark.parametrize("name", SCENES)
def test_the_engine_agrees_in_a_hundred_thousand_battles(name: str) -> None:
    assert differences(SCENES[name], 100_000, 5, seed=2) == []
