"""Mercenaries in the odds: Evasion, whose turn it is to be hit, what each of them does in a battle (OFF-SOT-MRC)."""

from __future__ import annotations

import pytest
from hiring import OPTION, armies, fleets
from odds.simulate import outside, simulate
from skirmish import HERE, WORLD, acting, fight, invade
from tables import asks, hold, new_game, offers, play, put, say

from mecatol.core.hexes import Hex
from mecatol.core.records import Record, digest
from mecatol.core.rules import Step
from mecatol.odds import Force, OddsError, Result, assault, battle, from_table
from mecatol.odds.command import main

pytestmark = pytest.mark.rule("OFF-SOT-MRC")

BATTLES = 150
FELREY, EVADES = 0.6, 0.4  # hits with five or more, evades with seven or more
CRUISER = 0.4


def even(hit: float, falls: float) -> float:
    """The chance to win of one who falls so often in a round, against a ship that hits and falls for good."""
    return hit * (1 - falls) / (1 - (1 - hit) * (1 - falls))


# -- Evasion, worked out by hand -----------------------------------------------------------------------------------------------


def test_who_evades_is_still_there() -> None:
    """Felrey hits six times in ten; the Cruiser four times, of which he evades four in ten."""
    found = battle("felrey", "cruiser", ruleset="official")
    assert found.win == pytest.approx(even(FELREY, CRUISER * (1 - EVADES)))
    assert found.left_out == ()


@pytest.mark.rule("SA17-SOT-29", "SAES-SOT-32")
@pytest.mark.parametrize(("ruleset", "twice"), [("official", EVADES**2), ("sa17", 0.0), ("sa_es", 0.0)])
def test_of_two_hits_in_a_round_he_evades_both_or_the_first_alone(ruleset: str, twice: float) -> None:
    found = battle("felrey", "2 cruiser", ruleset=ruleset, rounds=1).after(1)
    one, two = 2 * CRUISER * (1 - CRUISER), CRUISER**2
    assert found.attacker.chance_of("felrey") == pytest.approx((1 - CRUISER) ** 2 + one * EVADES + two * twice)


def test_one_hit_a_round_while_there_are_plastic_units() -> None:
    """Two hits of two Cruisers: one upon Felrey, the other upon the Cruiser beside him."""
    found = battle("felrey, cruiser", "2 cruiser", ruleset="official", rounds=1).after(1).attacker
    chances = {each.text: each.chance for each in found.survivors}
    two = CRUISER**2
    assert chances["felrey"] == pytest.approx(two * EVADES)
    assert chances["nothing"] == pytest.approx(two * (1 - EVADES))


@pytest.mark.rule("SA17-SOT-29")
def test_cannons_are_no_combat_round() -> None:
    """Two PDS hit with a five each: he may evade both hits, in Shattered Ascension too."""
    alone = battle("felrey", "destroyer", ruleset="sa17")
    shot = battle("felrey", "destroyer, 2 pds", ruleset="sa17")
    lives = 0.25 + 0.5 * EVADES + 0.25 * EVADES**2
    assert shot.win == pytest.approx(lives * alone.win)


def test_on_a_planet_hits_are_assigned_before_anybody_evades() -> None:
    """Three certain hits upon two: Felrey has two of them."""
    found = battle("felrey, ground_force", Force("3 ground_force", bonus=9), ruleset="sa17", rounds=1, kind="ground").after(1)
    assert found.attacker.chance_of("felrey_ground") == 0
    officially = battle("felrey, ground_force", Force("3 ground_force", bonus=9), ruleset="official", rounds=1, kind="ground")
    assert officially.after(1).attacker.chance_of("felrey_ground") == pytest.approx(EVADES**2)


def test_mercenaries_alone_take_no_planet() -> None:
    found = battle("felrey_ground", "ground_force", ruleset="official")
    assert found.win > 0.5
    assert found.takes_planet == 0
    with_company = battle("felrey_ground, ground_force", "3 ground_force", ruleset="official")
    assert 0 < with_company.takes_planet < with_company.win


def test_who_is_left_of_a_fleet_lands_and_so_does_its_mercenary() -> None:
    found = assault("carrier, 2 ground_force, felrey", "2 ground_force", ruleset="official")
    ((army, chance, then),) = found.landings
    assert {group.kind for group in army} == {"ground_force", "felrey_ground"}
    assert chance == 1
    assert then == pytest.approx(battle("2 ground_force, felrey_ground", "2 ground_force", ruleset="official").takes_planet)


# -- what each of them does ----------------------------------------------------------------------------------------------------


def test_kav_lik_destroys_a_fighter_before_the_battle() -> None:
    assert battle("kavlik", "carrier, fighter", ruleset="official").win == pytest.approx(
        battle("kavlik", "carrier", ruleset="official").win
    )


def test_krevvil_hits_the_dearest_that_falls() -> None:
    """A Cruiser of two; the whole Dreadnought would only be damaged."""
    found = battle("krevvil", "dreadnought, cruiser", ruleset="official")
    assert found.win == pytest.approx(battle("krevvil", "dreadnought, cruiser*0", ruleset="official").win)
    without = battle("krevvil, fighter", "fighter", ruleset="official")
    assert without.win == 1, "nobody is left to fight"


def test_murrag_takes_the_dearest_along() -> None:
    """He and a Destroyer: who falls strikes the other."""
    found = battle("murrag", "destroyer", ruleset="official")
    assert found.lose == 0


def test_r_una_takes_a_hit_off() -> None:
    """Of two hits one counts, of one hit that one; R'una evades with a four."""
    found = battle("runa, cruiser", "2 cruiser", ruleset="official", rounds=1).after(1).attacker
    chances = {each.text: each.chance for each in found.survivors}
    any_hit = 1 - (1 - CRUISER) ** 2
    assert chances["cruiser"] == pytest.approx(any_hit * 0.3)
    assert chances["cruiser, runa"] == pytest.approx(1 - any_hit * 0.3)


def test_a_fighter_dies_for_hep_kuk() -> None:
    found = battle("hepkuk, fighter", "cruiser", ruleset="official", rounds=1).after(1).attacker
    assert found.chance_of("hepkuk") == 1
    assert found.chance_of("fighter") == pytest.approx(1 - CRUISER * 0.6)


def test_saygra_sells_a_fighter_to_who_pays() -> None:
    paid = battle(Force("saygra, carrier", goods=1), "2 cruiser", ruleset="official")
    assert paid.win == pytest.approx(battle("saygra, carrier, fighter", "2 cruiser", ruleset="official").win)
    assert battle("saygra, carrier", "2 cruiser", ruleset="official").win < paid.win


def test_rhelat_is_a_pds_where_he_stands() -> None:
    """He fires at the one who lands, with a six; then he falls to an eight that he does not evade, and hits with a seven."""
    falls, hits = 0.3 * 0.5, 0.4
    then = falls * (1 - hits) / (1 - (1 - falls) * (1 - hits))
    assert battle("ground_force", "rhelat_ground", ruleset="official").win == pytest.approx(0.5 * then)


def test_52n6_jams_what_helps_most() -> None:
    """Without Assault Lasers the Cruisers are as good as any; Cybernetics would be of no use to them."""
    armed = Force("3 cruiser", technologies=("hylar_v_assault_laser", "cybernetics", "sarween_tools"))
    found = battle("52n6, 2 cruiser", armed, ruleset="official")
    assert found.win == pytest.approx(battle("52n6, 2 cruiser", "3 cruiser", ruleset="official").win)
    assert [dict(note.args)["technology"] for note in found.notes] == ["hylar_v_assault_laser"]


def test_what_is_jammed_in_the_battle_works_before_it() -> None:
    """The cannons fire from the next system all the same."""
    far = Force("cruiser, pds@far", technologies=("deep_space_cannon", "hylar_v_assault_laser"))
    found = battle("52n6, cruiser", far, ruleset="official")
    near = battle("52n6, cruiser", "cruiser, pds", ruleset="official")
    assert found.win == pytest.approx(near.win)


# -- the engine's own battles ----------------------------------------------------------------------------------------------------


class Scene(Record, frozen=True):
    """Two forces, by which rules."""

    ruleset: str
    attacker: Force
    defender: Force


SCENES: dict[str, Scene] = {
    "one against two": Scene("official", Force("felrey"), Force("2 cruiser")),
    "one against two, once a round": Scene("sa17", Force("felrey"), Force("2 cruiser")),
    "on both sides": Scene(
        "official", Force("felrey, 2 cruiser, carrier, 2 fighter", keep=("carrier",)), Force("blake_stryker, 3 cruiser")
    ),
    "several on one side": Scene("sa17", Force("felrey, 2 cruiser, dreadnought"), Force("Blake Stryker, nolad, 2 cruiser")),
    "one who sustains damage": Scene("sa_es", Force("barudin, cruiser"), Force("sara_crane, 52n6, cruiser")),
    "under fire": Scene("official", Force("felrey, nolad, cruiser"), Force("cruiser, 3 pds")),
    "R'una": Scene("official", Force("runa, 2 cruiser"), Force("2 dreadnought, cruiser")),
    "Hep'kuk": Scene("official", Force("hepkuk, carrier, 3 fighter", keep=("carrier",)), Force("2 cruiser, destroyer")),
    "Kav'lik": Scene("official", Force("kavlik, cruiser"), Force("2 fighter, carrier, cruiser", keep=("carrier",))),
    "Krevvil": Scene("sa17", Force("krevvil, cruiser"), Force("dreadnought, 2 cruiser")),
    "Krevvil against his like": Scene("official", Force("krevvil, cruiser"), Force("nolad")),
    "Murrag": Scene("official", Force("murrag, cruiser"), Force("2 cruiser, dreadnought")),
    "Murrag defends": Scene("sa17", Force("2 cruiser, dreadnought"), Force("murrag, cruiser")),
    "Saygra": Scene("official", Force("saygra, carrier", goods=1, keep=("carrier",)), Force("2 cruiser")),
    "52N6": Scene("sa17", Force("52n6, 2 cruiser"), Force("3 cruiser", technologies=("hylar_v_assault_laser",))),
    "nobody but Mercenaries": Scene("official", Force("felrey, nolad, tugar, krevvil"), Force("3 cruiser, dreadnought, barudin")),
    "on a planet, with tens": Scene(
        "official", Force("felrey_ground, 3 ground_force, dreadnought"), Force("nolad_ground, 3 ground_force, pds")
    ),
    "on a planet": Scene(
        "sa17",
        Force("felrey_ground, 3 ground_force, mechanized_unit, dreadnought"),
        Force("nolad_ground, 3 ground_force, pds"),
    ),
    "Murrag lands": Scene("sa17", Force("murrag_ground, 3 ground_force"), Force("mechanized_unit, 3 ground_force")),
    "Murrag is besieged": Scene("official", Force("mechanized_unit, 3 ground_force"), Force("murrag_ground, 3 ground_force")),
    "Hep'kuk under his Fighters": Scene(
        "sa17", Force("hepkuk_ground, 2 ground_force, 2 fighter, carrier"), Force("4 ground_force")
    ),
    "Kav'lik lands": Scene("sa17", Force("kavlik_ground, 2 ground_force"), Force("3 ground_force, shock_troop")),
    "Saygra lands": Scene("sa_es", Force("saygra_ground, 2 ground_force", goods=1), Force("3 ground_force")),
    "Rhelat": Scene("official", Force("4 ground_force, dreadnought"), Force("rhelat_ground, 2 ground_force, pds")),
    "Rhelat's shield": Scene(
        "sa17",
        Force("4 ground_force, 2 dreadnought"),
        Force("rhelat_ground, 2 ground_force, pds", technologies=("magen_defense_grid",)),
    ),
}
QUICK = (
    "one against two, once a round",
    "on both sides",
    "under fire",
    "Hep'kuk",
    "Krevvil against his like",
    "Murrag",
    "52N6",
    "on a planet, with tens",
    "Murrag lands",
    "Rhelat's shield",
)


def differences(name: str, number: int, deviations: float, seed: int) -> list[str]:
    scene = SCENES[name]
    rules = f"{scene.ruleset} +mercenaries"
    exact, tally = simulate(scene.attacker, scene.defender, number, ruleset=rules, seed=seed)
    assert exact.left_out == ()
    return outside(exact, tally, deviations)


@pytest.mark.parametrize("name", QUICK)
def test_the_engine_agrees_about_mercenaries(name: str) -> None:
    assert differences(name, BATTLES, 4.5, seed=7) == []


@pytest.mark.soak
@pytest.mark.parametrize("name", SCENES)
def test_the_engine_agrees_about_mercenaries_in_a_hundred_thousand_battles(name: str) -> None:
    assert differences(name, 100_000, 5, seed=8) == []


# -- at a table ------------------------------------------------------------------------------------------------------------------


def win(mine: str, theirs: str, ruleset: str = OPTION) -> float:
    return battle(mine, theirs, ruleset=ruleset).win


def test_in_the_middle_of_a_round() -> None:
    """Two hits: he may evade one of them, and the other is a Cruiser's; asked before and after the first is assigned."""
    table = fight(fleets("2 cruiser, felrey", "3 cruiser"), 1, 1, 1, 7, 7, 1, 8, 1, 1, 1, 1, 1)
    assert offers(table, 0) == ["destroy:cruiser", "destroy:felrey"]
    fallen, evaded = win("cruiser", "3 cruiser"), win("cruiser, felrey", "3 cruiser")
    assert from_table(table, HERE).win == pytest.approx((1 - EVADES) * fallen + EVADES * evaded)
    say(table, 0, "destroy:cruiser")
    found = from_table(table, HERE)
    assert asks(table, 0) == "casualty"
    assert found.win == pytest.approx((1 - EVADES) * fallen + EVADES * evaded)


def test_a_fleet_that_may_come_brings_its_mercenaries_from_planets_too() -> None:
    game = acting(new_game(OPTION), HERE)
    game.state.action = None
    put(game, 0, "jord", "felrey_ground")
    put(game, 1, Hex("0,-1"), "cruiser")
    table = play(game, Step("action_phase.turn", 0))
    before = digest(table.game.state)
    found = from_table(table, Hex("0,-1"), attacker=0)
    assert found.win == pytest.approx(win("felrey", "cruiser"))
    assert from_table(table, Hex("0,-1"), attacker=0, bring="felrey, cruiser").win == pytest.approx(
        win("felrey, cruiser", "cruiser")
    )
    assert digest(table.game.state) == before


def test_an_invasion_that_may_come_counts_them_on_both_sides() -> None:
    game = armies("", "nolad_ground, ground_force", ships="carrier, 2 ground_force, felrey")
    hold(game, 1, "arnor")
    table = play(game, Step("action_phase.turn", 0))
    found = from_table(table, WORLD, attacker=0, planet="arnor")
    same = battle("felrey_ground, 2 ground_force", "nolad_ground, ground_force", ruleset=OPTION)
    assert found.takes_planet == pytest.approx(same.takes_planet)


def test_rounds_of_an_invasion_with_them() -> None:
    table = invade(armies("ground_force, felrey_ground", "3 ground_force"), 1, 1, 8, 8, 1, 10, 1, 1, 1, 1)
    assert offers(table, 0) == ["destroy:ground_force", "destroy:felrey_ground"]
    found = from_table(table, WORLD)
    assert found.attacker.chance_of("felrey_ground") > 0


# -- what is written -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["blake_stryker", "Blake Stryker", "52N6", "52n6", "Kav'lik"])
def test_they_are_named_by_name_or_by_kind(word: str) -> None:
    assert win(f"{word}, cruiser", "2 cruiser", "sa17") > win("cruiser", "2 cruiser", "sa17")


@pytest.mark.parametrize(
    ("attacker", "defender", "ruleset", "why"),
    [
        ("felrey", "cruiser", "cp", "'felrey': Mercenaries are not in such a game"),
        ("2 felrey", "cruiser", "official", "'2 felrey': more than 1 of them no player ever has"),
        ("felrey", "felrey, cruiser", "official", "there is one of each Mercenary"),
        ("felrey", "felrey_ground, cruiser", "official", "there is one of each Mercenary"),
        ("felray, nolad", "cruiser", "official", "'felray' is no unit; did you mean 'felrey'?"),
        ("felrey*1", "cruiser", "official", "'felrey*1': such a unit sustains no hits"),
    ],
)
def test_a_mercenary_that_cannot_be(attacker: str, defender: str, ruleset: str, why: str) -> None:
    with pytest.raises(OddsError, match=why.replace("*", r"\*").replace("?", r"\?")):
        battle(attacker, defender, ruleset=ruleset)


def test_the_command_knows_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["Blake Stryker, cruiser", "vs", "2 cruiser"]) == 0
    assert "blake_stryker" in capsys.readouterr().out
    assert main(["felrey", "vs", "cruiser", "--ruleset", "cp"]) == 2
    assert "Mercenaries are not in such a game" in capsys.readouterr().err


def test_free_choice_is_refused_with_them() -> None:
    with pytest.raises(OddsError, match="may be evaded"):
        battle(Force("felrey, cruiser", casualties="optimal"), "2 cruiser", ruleset=OPTION)


def test_chances_with_them_add_up() -> None:
    found: Result = battle("felrey, nolad, 2 cruiser", "murrag, runa, cruiser", ruleset=OPTION, rounds=3)
    assert found.win + found.draw + found.lose == pytest.approx(1)
    for number in (1, 2, 3):
        chances = found.after(number).chances
        assert chances.win + chances.draw + chances.lose + chances.open == pytest.approx(1)
