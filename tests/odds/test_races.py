"""Races in the calculator: what they do to the odds is what the engine's own battles show."""

from __future__ import annotations

import json

import pytest
from odds.simulate import outside, simulate

from mecatol import odds
from mecatol.core.records import replace
from mecatol.odds import Force, command

BATTLES = 150
SCENES: dict[str, tuple[str, Force, Force]] = {
    "Jol-Nar is frail": ("sa17", Force("3 cruiser, destroyer", race="jol_nar"), Force("3 cruiser")),
    "Letnev pays for two rounds": ("sa17", Force("3 cruiser, destroyer", race="letnev", goods=5), Force("4 cruiser")),
    "Letnev pays on the ground": ("sa17", Force("3 ground_force", race="letnev", goods=2), Force("3 ground_force")),
    "L4 Disruptors": ("sa17", Force("3 ground_force", race="letnev", upgrades=("l4_disruptors",)), Force("4 ground_force")),
    "Noneuclidean Shielding": (
        "sa17",
        Force("2 dreadnought, cruiser", race="letnev", upgrades=("noneuclidean_shielding",)),
        Force("5 cruiser"),
    ),
    "a shield against hits that are bound and hits that are not": (
        "official",
        Force("flagship, dreadnought, 2 cruiser", race="l1z1x"),
        Force("2 dreadnought, cruiser, 2 fighter", race="letnev", technologies=("noneuclidean_shielding",)),
    ),
    "shielded hulls that Fighters do not hurt": (
        "sa17",
        Force("flagship, cruiser, 4 fighter", race="l1z1x"),
        Force("dreadnought, cruiser, 2 fighter", race="letnev", upgrades=("noneuclidean_shielding", "saimoc_infused_hulls")),
    ),
    "Arc Secundus repairs itself": ("official", Force("flagship, cruiser", race="letnev"), Force("4 cruiser")),
    "a ten of the Hylarim": ("official", Force("flagship, destroyer", race="jol_nar"), Force("6 cruiser")),
    "Advanced Fleet Tactics": (
        "sa17",
        Force("2 carrier, 5 fighter", race="sol", upgrades=("advanced_fleet_tactics", "mark_ii_advanced_carriers")),
        Force("2 destroyer, 2 cruiser"),
    ),
    "Spec Ops Training": (
        "official",
        Force("3 ground_force", race="sol", technologies=("spec_ops_training",), leaders=("general",)),
        Force("4 ground_force"),
    ),
    "the Xxcha hold out": (
        "sa17",
        Force("4 cruiser"),
        Force("2 cruiser, dreadnought", race="xxcha", upgrades=("archon_energy_shells",)),
    ),
    "the Ssodu fires first": ("sa17", Force("4 cruiser"), Force("flagship, cruiser", race="xxcha")),
    "the Xxcha of Central Powers before a battle": (
        "cp",
        Force("2 dreadnought, 2 cruiser, 2 pds", technologies=("assault_cannon",)),
        Force("3 dreadnought, cruiser", race="xxcha"),
    ),
    "the Xxcha of Central Powers on the ground": ("cp", Force("4 ground_force"), Force("3 ground_force", race="xxcha")),
    "Dehydra Chambers": (
        "cp",
        Force("4 destroyer", technologies=("dehydra_chambers",)),
        Force("2 cruiser, carrier, 3 fighter"),
    ),
    "L5 Disruptors": (
        "cp",
        Force("3 ground_force", race="letnev", technologies=("l5_disruptor_weapon_systems",)),
        Force("4 ground_force"),
    ),
    "the L1z1x find no Fighters": (
        "official",
        Force("flagship, dreadnought", race="l1z1x"),
        Force("dreadnought, carrier, 4 fighter", casualties=("fighter", "sustain")),
    ),
    "the L1z1x before a battle": (
        "sa17",
        Force("cruiser, dreadnought, carrier, 5 fighter", casualties=("fighter", "sustain")),
        Force("flagship, dreadnought", race="l1z1x", technologies=("assault_cannon",)),
    ),
    "infused hulls": (
        "sa17",
        Force("2 dreadnought, flagship", race="letnev", upgrades=("saimoc_infused_hulls",)),
        Force("2 cruiser, carrier, 4 fighter"),
    ),
    "plates or guns": (
        "sa17",
        Force("3 cruiser", race="mentak", upgrades=("adaptable_ordnance_rigs",)),
        Force("3 cruiser, 2 pds", technologies=("assault_cannon",)),
    ),
    "the berzerkers": ("sa17", Force("3 cruiser", race="norr", upgrades=("berzerker_genome",)), Force("4 cruiser")),
    "Valkyrie Armor": (
        "official",
        Force("4 ground_force, carrier", race="norr", technologies=("valkyrie_armor",)),
        Force("4 ground_force"),
    ),
    "those who go berserk on a planet": (
        "cp",
        Force("4 ground_force, carrier", race="norr", technologies=("febrile_berserker_mutation",)),
        Force("4 ground_force"),
    ),
    "those who go berserk": (
        "cp",
        Force("2 cruiser, dreadnought, destroyer", race="norr", technologies=("febrile_berserker_mutation",)),
        Force("3 cruiser, dreadnought"),
    ),
    "the end of the Alastor": ("official", Force("flagship, cruiser", race="nekro"), Force("2 cruiser, dreadnought")),
    "the end of the Alastor under fire": ("sa17", Force("flagship, 2 cruiser", race="nekro"), Force("cruiser, 3 pds")),
    "the Yin convert": ("sa17", Force("3 ground_force, carrier", race="yin"), Force("3 ground_force, shock_troop")),
    "the Yin convert twice": (
        "official",
        Force("3 ground_force, carrier", race="yin", technologies=("fanaticism",)),
        Force("4 ground_force"),
    ),
    "the Yin of Central Powers": ("cp", Force("3 ground_force, carrier"), Force("3 ground_force", race="yin")),
    "Naalu Fighters": (
        "official",
        Force("carrier, 6 fighter", race="naalu", keep=("carrier",)),
        Force("carrier, 6 fighter", keep=("carrier",)),
    ),
}


@pytest.mark.parametrize("name", SCENES)
def test_the_engine_agrees_about_races(name: str) -> None:
    ruleset, attacker, defender = SCENES[name]
    exact, tally = simulate(attacker, defender, BATTLES, ruleset=ruleset, seed=5)
    assert exact.left_out == ()
    assert outside(exact, tally, 4.5) == []
    plain = [Force(force.units.replace("flagship", "cruiser")) for force in (attacker, defender)]
    assert odds.battle(*plain, ruleset=ruleset).win != pytest.approx(exact.win, abs=1e-6)


def test_goods_are_spent_from_the_first_round_on() -> None:
    force = Force("2 cruiser", race="letnev")
    wins = [odds.battle(replace(force, goods=goods), "2 cruiser").win for goods in (0, 1, 2, 4, 6)]
    assert wins[0] == wins[1]
    assert wins[1] < wins[2] < wins[3] < wins[4]
    assert odds.battle(force, "2 cruiser").left_out == ()


def test_one_round_paid_for_is_one_round_with_a_bonus() -> None:
    paid = odds.battle(Force("3 cruiser", race="letnev", goods=2), "3 cruiser")
    bonus = odds.battle(Force("3 cruiser", bonus=1, bonus_round=1), "3 cruiser")
    assert paid.win == pytest.approx(bonus.win, abs=1e-12)


@pytest.mark.parametrize("ruleset", ["official", "cp", "sa17", "sa_es"])
def test_all_that_a_flagship_does_to_sustaining_is_in_the_numbers(ruleset: str) -> None:
    moon = odds.battle(Force("flagship, cruiser", race="mentak"), "3 dreadnought", ruleset=ruleset)
    assert moon.left_out == ()
    assert moon.win > odds.battle(Force("flagship, cruiser", race="winnu"), "3 dreadnought", ruleset=ruleset).win


@pytest.mark.parametrize(
    ("key", "ruleset", "attacker", "defender"),
    [
        ("jol_nar_recalculate", "sa17", Force("2 cruiser", race="jol_nar", upgrades=("predictive_targeting",)), "2 cruiser"),
        ("hacan_flagship_reroll", "official", Force("flagship", race="hacan", goods=1), "2 cruiser"),
        ("yin_devotion", "official", Force("2 cruiser", race="yin"), "2 cruiser"),
        ("exotrireme", "official", Force("2 dreadnought", race="norr", technologies=("exotrireme",)), "2 cruiser"),
        ("fighter_drones", "cp", Force("war_sun, 2 fighter", race="muaat", technologies=("fighter_drones",)), "2 cruiser"),
    ],
)
def test_what_a_race_may_do_at_a_price_is_named(key: str, ruleset: str, attacker: Force, defender: str) -> None:
    assert odds.battle(attacker, defender, ruleset=ruleset).left_out == (key,)


def test_the_command_knows_races_upgrades_and_goods(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["2 cruiser", "vs", "2 cruiser", "--race", "letnev", "--goods", "2", "--json"]
    assert command.main(words) == 0
    assert json.loads(capsys.readouterr().out)["win"] == odds.battle(Force("2 cruiser", race="letnev", goods=2), "2 cruiser").win
    words = ["carrier", "vs", "cruiser", "--race", "Federation of Sol", "--upgrades", "Mark II Advanced Carriers", "--json"]
    assert command.main(words) == 2
    words[4] = "sol"
    assert command.main(words) == 0
    sturdy = Force("carrier", race="sol", upgrades=("mark_ii_advanced_carriers",))
    assert json.loads(capsys.readouterr().out)["win"] == odds.battle(sturdy, "cruiser").win
