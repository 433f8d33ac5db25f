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


def test_what_a_race_does_beyond_numbers_is_named() -> None:
    hulls = Force("dreadnought", race="letnev", upgrades=("saimoc_infused_hulls",))
    assert odds.battle(hulls, "2 fighter, carrier").left_out == ("saimoc_infused_hulls",)
    targeting = Force("2 cruiser", race="jol_nar", upgrades=("predictive_targeting",))
    assert odds.battle(targeting, "2 cruiser").left_out == ("jol_nar_recalculate",)
    assert odds.battle(Force("2 ground_force, carrier", race="yin"), "2 ground_force").left_out == ("yin_convert",)
    rigs = Force("2 cruiser", race="mentak", upgrades=("adaptable_ordnance_rigs",))
    assert odds.battle(rigs, "2 cruiser").left_out == ("adaptable_ordnance_rigs",)
    assert odds.battle(Force("flagship", race="nekro"), "2 cruiser").left_out == ("nekro_flagship_destruction",)
    assert odds.battle(Force("cruiser", race="nekro"), "2 cruiser").left_out == ()


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
