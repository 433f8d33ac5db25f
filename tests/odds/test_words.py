"""What people write, and how a word that means nothing is answered."""

from __future__ import annotations

import re

import pytest

from mecatol.core.decisions import message
from mecatol.odds import Force, OddsError, assault, battle, words
from mecatol.rules.state import Group
from mecatol.rulesets import resolve

CONTENT = resolve("sa17").content.content


@pytest.mark.parametrize(
    ("text", "groups"),
    [
        ("3 cruiser", (Group("cruiser", 3),)),
        ("cruiser, 2 dreadnought*1, war_sun", (Group("war_sun"), Group("dreadnought", 2, 1), Group("cruiser"))),
        ("2 Cruisers, War Suns", (Group("war_sun"), Group("cruiser", 2))),
        ("2x fighter, 3 fighter", (Group("fighter", 5),)),
        ("armor, 2 pds@far", (Group("mechanized_unit"), Group("pds", 2, 0, "far"))),
        ("0 cruiser, carrier", (Group("carrier"),)),
    ],
)
def test_units_are_read(text: str, groups: tuple[Group, ...]) -> None:
    assert words.units(text, CONTENT) == groups
    assert words.units(words.written(groups), CONTENT) == groups


@pytest.mark.parametrize(
    ("attacker", "defender", "why"),
    [
        ("3 cruser", "cruiser", "'cruser' is no unit; did you mean 'cruiser'?"),
        ("cruiser", "2 dreadnaught", "'dreadnaught' is no unit; did you mean 'dreadnought'?"),
        ("-2 cruiser", "cruiser", "'-2 cruiser': -2 is no number of units"),
        ("cruiser*-1", "cruiser", "'cruiser*-1': -1 is no number of hits"),
        ("destroyer*1", "cruiser", "'destroyer*1': such a unit sustains no hits"),
        ("dreadnought*2", "cruiser", "'dreadnought*2': such a unit sustains 1 hit"),
        ("3 3", "cruiser", "'3 3' cannot be read"),
        ("cruiser@far", "cruiser", "'cruiser@far': only PDS fire from elsewhere"),
        ("2 pds@fra", "cruiser", "did you mean 'far'?"),
        ("", "cruiser", "the attacker has no units"),
        ("cruiser", " , ", "the defender has no units"),
        ("ground_force", "cruiser", "the attacker has no ships for a Space Battle"),
        ("flagship", "cruiser", "'flagship': it needs a race"),
        ("cruiser", "ground_force", "the attacker has no ground units to land, and the defender no ships"),
        ("pds", "pds", "the attacker has no ground units to land, and the defender no ships"),
        ("999999 fighter", "cruiser", "'999999 fighter': more than 30 of them no player ever has"),
        ("19 cruiser", "cruiser", "'19 cruiser': more than 18 of them no player ever has"),
        ("18 cruiser, 24 destroyer, 30 fighter", "cruiser", "72 units: odds are worked out for up to 60"),
    ],
)
def test_a_fleet_that_cannot_be(attacker: str, defender: str, why: str) -> None:
    with pytest.raises(OddsError, match=re.escape(why)):
        battle(attacker, defender)


@pytest.mark.parametrize(
    ("force", "why"),
    [
        (Force("cruiser", technologies=("hylar_v_lazer",)), "'hylar_v_lazer' is no technology; did you mean 'hylar_v_laser'?"),
        (Force("cruiser", race="letnew"), "'letnew' is no race; did you mean 'letnev'?"),
        (Force("cruiser", leaders=("admirall",)), "'admirall' is no kind of leader; did you mean 'admiral'?"),
        (Force("cruiser", upgrades=("nothing_such",)), "'nothing_such' is no upgrade"),
        (Force("cruiser", casualties="sustain_last"), "'sustain_last' is no order of casualties; did you mean 'sustain_first'?"),
        (Force("cruiser", casualties=("figter", "sustain")), "'figter' is no unit; did you mean 'fighter'?"),
        (Force("cruiser", keep=("carier",)), "'carier' is no unit; did you mean 'carrier'?"),
        (Force("2 flagship", race="sol"), "'2 flagship': a player has 1"),
        (Force("2 cruiser", leaders=("admiral@dreadnought",)), "'admiral@dreadnought': there is no dreadnought"),
        (Force("cruiser, 3 shock_troop", commandos=5), "5 commandos: there are 3 Shock Troops"),
        (Force("cruiser", ignore=-1), "ignore: -1 is no number of hits"),
        (Force("cruiser", retreat_after=-2), "retreat after: -2 is no round"),
        (Force("cruiser", retreat_below=30), "retreat below: 30 is no chance"),
    ],
)
def test_a_force_that_cannot_be(force: Force, why: str) -> None:
    with pytest.raises(OddsError, match=re.escape(why)):
        battle(force, "cruiser")


def test_a_battle_that_cannot_be() -> None:
    with pytest.raises(OddsError, match="'nebular' is no place to fight in; did you mean 'nebula'"):
        battle("cruiser", "cruiser", where="nebular")
    with pytest.raises(OddsError, match="'grond' is no kind of battle; did you mean 'ground'"):
        battle("cruiser", "cruiser", kind="grond")
    with pytest.raises(OddsError, match="-1 is no number of mines"):
        battle("cruiser", "cruiser", mines=-1)
    with pytest.raises(OddsError, match="-1 is no number of rounds"):
        battle("cruiser", "cruiser", rounds=-1)
    with pytest.raises(OddsError, match="must be beaten in space"):
        battle("3 ground_force", "cruiser, ground_force", kind="ground")
    with pytest.raises(OddsError, match="there is no planet"):
        battle("3 ground_force", "2 ground_force", where="ion_storm")
    with pytest.raises(OddsError, match="no ground units"):
        assault("3 cruiser", "cruiser, ground_force")


def test_names_of_the_table_are_understood() -> None:
    named = battle(Force("3 cruiser", race="The Federation of Sol", technologies=("Hylar V Assault Laser",)), "3 cruiser")
    plain = battle(Force("3 cruiser", technologies=("hylar_v_assault_laser",)), "3 cruiser")
    assert named.win == plain.win


def test_more_pieces_than_a_player_has_are_noted_and_no_error() -> None:
    assert battle("13 cruiser", "12 cruiser").notes == (message("odds-pieces", count=13, kind="cruiser", limit=12),)
