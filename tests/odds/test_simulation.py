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
CENTRAL_POWERS: dict[str, tuple[Force, Force]] = {
    "the Xxcha are hard to hit, before the battle too": (
        Force("2 dreadnought, 2 cruiser, 2 pds", technologies=("assault_cannon",)),
        Force("3 dreadnought, cruiser", race="xxcha"),
    ),
    "the Xxcha on the ground": (Force("2 dreadnought, 4 ground_force"), Force("3 ground_force, pds", race="xxcha")),
    "Dehydra Chambers": (Force("4 destroyer", technologies=("dehydra_chambers",)), Force("2 cruiser, carrier, 3 fighter")),
    "L5 Disruptors": (
        Force("3 ground_force", race="letnev", technologies=("l5_disruptor_weapon_systems",)),
        Force("4 ground_force, pds"),
    ),
    "Dreadnoughts of the L1z1x over a planet": (Force("3 dreadnought, 3 ground_force", race="l1z1x"), Force("5 ground_force")),
    "the N'orr strike": (Force("3 cruiser, 2 destroyer", race="norr"), Force("2 dreadnought, 2 cruiser")),
    "Fighters of the Naalu": (
        Force("carrier, 6 fighter", race="naalu", keep=("carrier",)),
        Force("2 destroyer, cruiser", technologies=("automated_defense_turrets",)),
    ),
    "cannons of the Winnu": (
        Force("dreadnought, 2 cruiser, carrier, 4 fighter", technologies=("maneuvering_jets",)),
        Force("cruiser, destroyer, 3 pds", race="winnu", technologies=("graviton_laser_system",)),
    ),
    "a War Sun of the Muaat over a Planetary Shield": (
        Force("war_sun, 3 ground_force", race="muaat"),
        Force("4 ground_force, 2 pds", technologies=("magen_defense_grid",)),
    ),
    "the Letnev pay, an Admiral leads": (
        Force("2 dreadnought, cruiser", race="letnev", goods=4, leaders=("admiral@dreadnought",)),
        Force("4 cruiser, dreadnought"),
    ),
}
SCENES |= {name: Scene(attacker, defender, ruleset="cp") for name, (attacker, defender) in CENTRAL_POWERS.items()}
QUICK = ("cannons against shields", "generals, a scientist, a defence grid", "duranium armor", "cannons of the Winnu")


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
