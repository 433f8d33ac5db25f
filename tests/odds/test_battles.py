"""What a result holds, and what policies do to it."""

from __future__ import annotations

import itertools

import pytest

from mecatol.core.decisions import message
from mecatol.core.records import replace
from mecatol.odds import Force, OddsError, Result, assault, battle

MEDIUM = "dreadnought, 2 cruiser, 2 destroyer, carrier, 2 fighter"


def total(result: Result) -> float:
    return result.win + result.draw + result.lose


# -- numbers worked out by hand ------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SPB-5", "OFF-SPB-7")
def test_one_cruiser_each() -> None:
    """0.4 each: both hit 0.16, one of them 0.24, nobody 0.36 and again."""
    result = battle("cruiser", "cruiser")
    assert result.win == pytest.approx(0.24 / 0.64)
    assert result.draw == pytest.approx(0.16 / 0.64)
    assert result.rounds == pytest.approx(1 / 0.64)


@pytest.mark.rule("SA17-UNI-10")
def test_a_damaged_dreadnought_rolls_one_die_less() -> None:
    whole, hurt = battle("dreadnought", "cruiser", rounds=1), battle("dreadnought*1", "cruiser", rounds=1)
    assert whole.after(1).defender.chance_of("cruiser") == pytest.approx(0.4**2)
    assert hurt.after(1).defender.chance_of("cruiser") == pytest.approx(0.4)
    official = battle("dreadnought*1", "cruiser", ruleset="official", rounds=1)
    assert official.after(1).defender.chance_of("cruiser") == pytest.approx(0.4)


@pytest.mark.rule("OFF-UNI-6")
def test_a_barrage_before_the_first_round() -> None:
    result = battle("destroyer", Force("fighter", ignore=0), rounds=1)
    survives = 0.8**2  # two dice at 9
    assert result.after(1).defender.chance_of("fighter") == pytest.approx(survives * 0.8)


@pytest.mark.rule("OFF-PDS-2", "OFF-TAC-3")
def test_cannons_before_the_battle() -> None:
    result = battle("cruiser", "cruiser, pds")
    alone = battle("cruiser", "cruiser")
    assert result.win == pytest.approx(0.5 * alone.win)
    assert battle("cruiser", Force("cruiser, pds", holds_fire=True)).win == pytest.approx(alone.win)
    assert battle("cruiser", "cruiser, pds@far").win == pytest.approx(alone.win)
    far = battle("cruiser", Force("cruiser, pds@far", technologies=("deep_space_cannon",)))
    assert far.win == pytest.approx(0.5 * alone.win)


@pytest.mark.rule("SA17-MIN-03", "SA17-MIN-04")
def test_mines_on_the_way() -> None:
    alone = battle("cruiser", "cruiser")
    assert battle("cruiser", "cruiser", mines=1).win == pytest.approx(0.7 * alone.win)
    assert battle("cruiser", "cruiser", mines=2).win == pytest.approx(0.49 * alone.win)
    jets = battle(Force("cruiser", technologies=("maneuvering_jets",)), "cruiser", mines=1)
    assert jets.win == pytest.approx(0.8 * alone.win)


@pytest.mark.rule("OFF-SE-MIN")
def test_one_mine_inside_the_system_under_every_ship() -> None:
    alone = battle("cruiser", "cruiser", ruleset="official")
    for number in (1, 3):
        assert battle("cruiser", "cruiser", ruleset="official", mines=number).win == pytest.approx(0.8 * alone.win)
    fleet = battle("dreadnought", "cruiser", ruleset="official", mines=1, rounds=1)
    assert fleet.after(1).attacker.chance_of("dreadnought") > 0.6


@pytest.mark.rule("OFF-UNI-3")
def test_fighters_whose_carrier_the_cannons_destroy_are_lost_before_the_battle() -> None:
    lost = battle(Force("carrier, 2 fighter", casualties=("carrier",)), Force("destroyer, 3 pds", bonus=5))
    assert lost.win < 0.01
    assert lost.notes == ()


@pytest.mark.rule("OFF-BOM-1", "SA17-UNI-12")
def test_bombardment_and_shields() -> None:
    result = battle("dreadnought, ground_force", "ground_force, pds", rounds=0)
    unshielded = battle("dreadnought, ground_force", "ground_force")
    assert result.win < unshielded.win
    held = battle(Force("dreadnought, ground_force", bombards=False), "ground_force")
    assert held.win == pytest.approx(battle("ground_force", "ground_force").win)
    assert unshielded.win == pytest.approx(0.6 + 0.4 * held.win)


@pytest.mark.rule("CP-HR-37")
def test_mechanized_units_sustain_a_bombardment_where_they_may() -> None:
    held = Force("dreadnought, ground_force", bombards=False)
    whole, hit = [battle(held, armor, ruleset="cp").win for armor in ("mechanized_unit", "mechanized_unit*1")]
    assert battle("dreadnought, ground_force", "mechanized_unit", ruleset="cp").win == pytest.approx(0.6 * hit + 0.4 * whole)


@pytest.mark.rule("SA17-UNI-16", "SA17-UNI-17", "SA17-UNI-19")
def test_commandos_do_not_fight() -> None:
    result = battle(Force("2 ground_force, shock_troop", commandos=1), "2 ground_force")
    assert result.win == pytest.approx(battle("2 ground_force", "2 ground_force").win)
    assert result.attacker.chance_of("shock_troop") == pytest.approx(result.win)


@pytest.mark.rule("SA17-GEN-14")
def test_a_planet_bombed_empty_may_be_made_neutral_before_its_pds_fire() -> None:
    attacker = "4 dreadnought, ground_force"
    assert battle(Force(attacker, makes_neutral=True), "pds").win > battle(attacker, "pds").win
    assert battle(attacker, "pds").win == pytest.approx(0.5)


@pytest.mark.rule("OFF-SE-SHK")
def test_tens_promote_in_the_official_game() -> None:
    result = battle("3 ground_force", "3 ground_force", ruleset="official")
    assert result.attacker.chance_of("shock_troop") > 0
    assert battle("3 ground_force", "3 ground_force").attacker.chance_of("shock_troop") == 0


@pytest.mark.rule("OFF-SPB-10")
def test_who_cannot_hit_cannot_win() -> None:
    result = battle("2 fighter", "3 fighter", where="ion_storm")
    assert result.stalemate == pytest.approx(1)
    assert result.lose == pytest.approx(1)
    assert result.rounds == 0


def test_a_bonus_and_ignored_hits_as_cards_would_give_them() -> None:
    plain = battle("3 cruiser", "3 cruiser")
    always, once = (
        battle(Force("3 cruiser", bonus=1), "3 cruiser"),
        battle(Force("3 cruiser", bonus=1, bonus_round=1), "3 cruiser"),
    )
    assert plain.win < once.win < always.win
    assert battle(Force("3 cruiser", technologies=("impulsion_shields",)), "3 cruiser").win == pytest.approx(
        battle(Force("3 cruiser", ignore=1), "3 cruiser").win
    )


# -- what a result holds -------------------------------------------------------------------------------------------------------


def test_chances_survivors_and_values_add_up() -> None:
    result = battle(MEDIUM, "3 cruiser, 2 dreadnought", rounds=2)
    assert total(result) == pytest.approx(1, abs=1e-12)
    for remains in (result.attacker, result.defender):
        assert sum(each.chance for each in remains.survivors) == pytest.approx(1, abs=1e-12)
        assert sum(remains.values.values()) == pytest.approx(1, abs=1e-12)
        assert all(sum(chances) == pytest.approx(1, abs=1e-12) for chances in remains.by_kind.values())
    assert result.attacker.value_before == 5 + 4 + 2 + 3 + 1
    nothing = next(each.chance for each in result.attacker.survivors if not each.units)
    assert nothing == pytest.approx(result.draw + result.lose, abs=1e-12)


def test_how_it_stands_after_each_round() -> None:
    result = battle("4 cruiser", "2 dreadnought", rounds=3)
    opened = [result.after(n).chances.open for n in (1, 2, 3)]
    assert opened == sorted(opened, reverse=True)
    for n in (1, 2, 3):
        now = result.after(n).chances
        assert now.win + now.draw + now.lose + now.open == pytest.approx(1, abs=1e-12)
    with pytest.raises(OddsError, match="round 4 was not followed"):
        result.after(4)


def test_followed_rounds_change_no_answer() -> None:
    short, long = battle(MEDIUM, MEDIUM), battle(MEDIUM, MEDIUM, rounds=12)
    assert long.win == pytest.approx(short.win, abs=1e-13)
    assert long.rounds == pytest.approx(short.rounds, abs=1e-12)


def test_a_mirror_battle_is_even() -> None:
    result = battle(MEDIUM, MEDIUM)
    assert result.win == pytest.approx(result.lose, abs=1e-12)


def test_the_large_battle_of_the_brief() -> None:
    """20 v 20, which the calculator players use cannot finish."""
    large = "war_sun, 3 dreadnought, 4 cruiser, 3 destroyer, 3 carrier, 6 fighter"
    result = battle(large, large)
    assert result.win == pytest.approx(0.487861959207151, abs=1e-12)
    assert result.draw == pytest.approx(0.024276081585702, abs=1e-12)


# -- orders --------------------------------------------------------------------------------------------------------------------


def test_an_order_of_words() -> None:
    fighters_first = battle(
        Force("dreadnought, 2 fighter, carrier", casualties=("fighter", "sustain", "carrier")), "cruiser", rounds=1
    )
    left = {each.text for each in fighters_first.after(1).attacker.survivors}
    assert left == {"dreadnought, carrier, 2 fighter", "dreadnought, carrier, fighter"}


def test_units_to_be_kept_alive() -> None:
    kept = battle(Force("carrier, 2 cruiser", keep=("carrier",)), "3 cruiser")
    usual = battle("carrier, 2 cruiser", "3 cruiser")
    assert kept.attacker.chance_of("carrier") > usual.attacker.chance_of("carrier")
    assert kept.win < usual.win


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ("2 dreadnought, 3 fighter, carrier", "3 cruiser, destroyer"),
        (MEDIUM, MEDIUM),
        ("war_sun, 2 destroyer", "2 dreadnought, 2 cruiser"),
    ],
)
def test_no_fixed_order_beats_free_choice(mine: str, theirs: str) -> None:
    best = battle(Force(mine, casualties="optimal"), theirs)
    richest = battle(Force(mine, casualties="optimal_value"), theirs)
    kinds = [part.split()[-1] for part in mine.split(", ")]
    for order in itertools.permutations([*kinds, "sustain"]):
        fixed = battle(Force(mine, casualties=order), theirs)
        assert fixed.win <= best.win + 1e-12
        assert fixed.attacker.value <= richest.attacker.value + 1e-9
    assert battle(Force(mine, casualties="preserve_power"), theirs).win <= best.win + 1e-12
    assert total(best) == pytest.approx(1, abs=1e-12)


def test_free_choice_counts_before_the_rounds_and_for_the_defender_too() -> None:
    defender = "dreadnought, carrier, 2 fighter, 2 pds"
    attacker = Force("2 dreadnought, 2 destroyer, cruiser", technologies=("assault_cannon",))
    usual = battle(attacker, defender)
    assert battle(Force(attacker.units, technologies=attacker.technologies, casualties="optimal"), defender).win >= usual.win
    assert battle(attacker, Force(defender, casualties="optimal")).lose >= usual.lose
    both = battle(Force("2 dreadnought, fighter", casualties="optimal"), Force("3 cruiser", casualties="optimal"))
    assert total(both) == pytest.approx(1, abs=1e-12)


def test_free_choice_on_a_planet() -> None:
    usual = battle("2 dreadnought, 2 mechanized_unit, 3 ground_force", "mechanized_unit, 4 ground_force, 2 pds")
    best = battle(
        Force("2 dreadnought, 2 mechanized_unit, 3 ground_force", casualties="optimal"), "mechanized_unit, 4 ground_force, 2 pds"
    )
    assert best.win >= usual.win


def test_free_choice_is_refused_where_it_is_not_worked_out() -> None:
    with pytest.raises(OddsError, match="without a retreat"):
        battle(Force("3 cruiser", casualties="optimal", retreat_after=2), "3 cruiser")
    with pytest.raises(OddsError, match="repaired or promoted"):
        battle(Force("3 ground_force", casualties="optimal"), "3 ground_force", ruleset="official")


# -- retreat -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SPB-3", "OFF-SPB-6")
def test_a_retreat_at_the_end_of_a_round() -> None:
    result = battle(Force("3 cruiser", retreat_after=1), "3 cruiser", rounds=1)
    fought = battle("3 cruiser", "3 cruiser", rounds=1)
    assert result.retreats[0] == pytest.approx(fought.after(1).chances.open)
    assert result.win == pytest.approx(fought.after(1).chances.win)
    assert total(result) == pytest.approx(1, abs=1e-12)
    assert result.rounds == pytest.approx(1)
    later = battle("3 cruiser", Force("3 cruiser", retreat_after=3), rounds=3)
    assert later.retreats[1] == pytest.approx(battle("3 cruiser", "3 cruiser", rounds=3).after(3).chances.open)
    assert later.win > fought.win


def test_a_retreat_when_the_chance_is_too_low() -> None:
    fought = battle("3 cruiser", "3 cruiser")
    careful = battle(Force("3 cruiser", retreat_below=0.3), "3 cruiser")
    assert careful.retreats[0] > 0
    assert careful.attacker.value > fought.attacker.value
    assert total(careful) == pytest.approx(1, abs=1e-12)
    never = battle(Force("3 cruiser", retreat_below=1e-9), "3 cruiser")
    assert never.win == pytest.approx(fought.win, abs=1e-12)
    at_once = battle(Force("3 cruiser", retreat_below=0.99), "3 cruiser", rounds=1)
    assert at_once.rounds == pytest.approx(1)


def test_the_attacker_speaks_first() -> None:
    both = battle(Force("3 cruiser", retreat_after=1), Force("3 cruiser", retreat_after=1))
    assert both.retreats[0] > 0
    assert both.retreats[1] == 0


# -- the whole action ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-UNI-4", "OFF-INV-3")
def test_what_is_left_aboard_lands() -> None:
    found = assault("2 dreadnought, 2 cruiser, carrier, 4 ground_force", "2 cruiser, destroyer, pds, 2 ground_force")
    assert found.takes_planet + found.holds_planet == pytest.approx(1)
    assert sum(chance for _, chance, _ in found.landings) == pytest.approx(found.space.win)
    assert 0 < found.takes_planet < found.space.win
    stranded = assault(Force("2 cruiser, carrier, 4 ground_force", casualties=("carrier",)), "2 cruiser, ground_force")
    assert any(not army for army, _, _ in stranded.landings)


def test_an_undefended_sky() -> None:
    alone = battle("dreadnought, carrier, 3 ground_force", "2 ground_force")
    found = assault("dreadnought, carrier, 3 ground_force", "2 ground_force")
    assert found.takes_planet == pytest.approx(alone.win)
    guarded = assault("carrier, 3 ground_force", "2 ground_force, 2 pds")
    assert guarded.takes_planet == pytest.approx(0.25 * battle("carrier, 3 ground_force", "2 ground_force, 2 pds").win)


def test_a_shield_used_up_in_space_is_gone_on_the_planet() -> None:
    shielded = assault(Force("carrier, 3 ground_force", technologies=("impulsion_shields",)), "2 ground_force, 2 pds")
    fresh = battle(Force("carrier, 3 ground_force", technologies=("impulsion_shields",)), "2 ground_force, 2 pds")
    used = battle("carrier, 3 ground_force", "2 ground_force, 2 pds")
    assert shielded.takes_planet == pytest.approx(0.25 * fresh.win + 0.5 * used.win)


def test_ships_that_could_fight_on_the_planet_are_noted() -> None:
    attacker = Force("2 fighter, carrier, 2 ground_force", technologies=("graviton_negator",))
    assert battle(attacker, "ground_force", ruleset="official").notes == (message("odds-above", kind="fighter"),)


# -- what a sensible player does -----------------------------------------------------------------------------------------------


def test_a_sensible_player_keeps_what_carries_the_others() -> None:
    """Hits of the PDS upon the only Carrier would leave six Fighters without support before the battle."""
    fighters = Force("carrier, 6 fighter", technologies=("cybernetics",))
    theirs = "2 cruiser, pds"
    assert battle(fighters, theirs).win > 0.99
    assert battle(replace(fighters, casualties="sustain_first"), theirs).win == pytest.approx(0.49977696454598647)


def test_a_carrier_that_carries_nothing_is_given_up_as_before() -> None:
    for mine in ("2 cruiser, carrier", "dreadnought, 2 destroyer"):
        assert battle(mine, "3 cruiser").win == battle(Force(mine, casualties="sustain_first"), "3 cruiser").win


def test_what_is_worth_more_than_a_carrier_with_its_cargo_is_given_up_after_it() -> None:
    found = battle(Force("war_sun*1, carrier, 2 fighter"), Force("cruiser, 3 destroyer", bonus=4), rounds=1).after(1)
    assert not any("carrier" in each.text and "war_sun" not in each.text for each in found.attacker.survivors)


def test_the_best_order_of_an_assault_is_the_one_that_takes_the_planet() -> None:
    mine, theirs = (
        "3 cruiser, dreadnought, 2 carrier, 2 fighter, 8 ground_force",
        "3 cruiser, 2 fighter, carrier, 3 ground_force, pds",
    )
    best, sensible = (assault(Force(mine, casualties=order), theirs) for order in ("optimal", "sensible"))
    assert best.takes_planet > sensible.takes_planet
    for order in (("fighter", "cruiser", "dreadnought", "carrier"), ("fighter", "carrier", "cruiser"), ("cruiser", "fighter")):
        assert assault(Force(mine, casualties=order), theirs).takes_planet <= best.takes_planet + 1e-12


def test_the_ship_of_an_admiral_is_given_up_after_its_like() -> None:
    """The only Cruiser rolls a die more than a Destroyer that hits as well."""
    found = battle(
        Force("cruiser, destroyer", leaders=("admiral@cruiser",), technologies=("hylar_v_assault_laser",)),
        Force("cruiser", bonus=9),
        rounds=1,
    ).after(1)
    lone = {each.text for each in found.attacker.survivors if sum(group.count for group in each.units) == 1}
    assert lone == {"cruiser"}
