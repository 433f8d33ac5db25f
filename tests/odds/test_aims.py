"""Hits that are bound to somebody, dice that hit their own side, sides that roll in turn: what is in force in single rounds."""

from __future__ import annotations

import pytest
from odds.simulate import Held, Setting, fight_under, outside
from tables import new_game, put

from mecatol.cards.action.sides import put_mark
from mecatol.core.hexes import Hex
from mecatol.core.records import Record
from mecatol.odds import Force, Result, battle, from_table
from mecatol.odds.position import HERE
from mecatol.rules import forces
from mecatol.rules.naming import unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system
from mecatol.rules.state import Action, Battle, Seat, Side, UnitId

FRONT = Hex("1,0")
BATTLES = 200


def card(key: str, seat: Seat = 0, until: str = "battle", **marked: str) -> Setting:
    """A card that was played before the first round, with its mark upon units: seat_1="dreadnought"."""

    def setting(game: Game) -> None:
        place = in_system(game.board.battle.system)
        for name, kinds in marked.items():
            owner = int(name.removeprefix("seat_"))
            for kind in kinds.split(", "):
                ship = forces.pick(tuple(g for g in game.board.units(owner, place) if not g.mark), unit_kind(kind))
                put_mark(game, owner, place, ship, key)
        effect = game.begin_effect(key, seat, "card", until=until)
        game.note(effect, "last", "2")
        game.note(effect, "round", "1")

    return setting


def law(key: str) -> Setting:
    """A law in force."""

    def setting(game: Game) -> None:
        game.begin_effect(key, 0, "law")

    return setting


def under(setting: Setting, mine: str, theirs: str, ruleset: str = "sa17", policies: tuple[Force, Force] | None = None) -> Result:
    """The odds at a table where the first round of a battle is about to be fought."""
    game = new_game(f"{ruleset} -tactical_retreats")
    game.state.action = Action(0, "tactical", FRONT)
    game.begin_scope("action")
    put(game, 0, FRONT, mine)
    put(game, 1, FRONT, theirs)
    for scope in ("battle", "battle_round"):
        game.begin_scope(scope)
    game.state.battle = Battle(FRONT, Side(0, True), Side(1, False), round=1)
    setting(game)
    return from_table(Held(game), FRONT, rounds=1, policies=policies or (Force(""), Force("")))


def lost(result: Result, side: int, kind: UnitId, number: int = 1) -> float:
    """The chance that a side has lost a unit in the first round: fewer than so many are left."""
    after = result.after(1)
    return 1 - (after.attacker, after.defender)[side].chance_of(kind, number)


FIGHTERS_FIRST = (Force(""), Force("", casualties=("fighter", "sustain")))


# -- worked out by hand ------------------------------------------------------------------------------------------------------


def test_concentrated_fire_finds_the_dearest_that_falls() -> None:
    """A Cruiser hits with four of ten faces, and its owner says whom: not the Fighter that would be given up first."""
    found = under(card("concentrated_fire", until="battle_round", seat_0="cruiser"), "cruiser", "dreadnought*1, carrier, fighter")
    assert lost(found, 1, "dreadnought") == pytest.approx(0.4)
    assert lost(found, 1, "fighter") == pytest.approx(0)
    assert found.left_out == ()


def test_a_gap_in_the_fighter_screen_lasts_a_round() -> None:
    gap = under(card("fighter_screen_gap", until="battle_round"), "cruiser", "carrier, 2 fighter", policies=FIGHTERS_FIRST)
    assert lost(gap, 1, "carrier") == pytest.approx(0.4)
    assert lost(gap, 1, "fighter", 2) == pytest.approx(0)


def test_experimental_weapons_of_dreadnoughts_alone_find_no_fighters() -> None:
    """The Dreadnought hits with six of ten, the Cruiser beside it with four; the Cruiser's hit goes where its victim likes."""
    setting = card("official_experimental_weaponry", until="battle_round")
    found = under(setting, "dreadnought, cruiser", "carrier, 2 fighter", "official", FIGHTERS_FIRST)
    assert lost(found, 1, "carrier") == pytest.approx(0.6)
    assert lost(found, 1, "fighter", 2) == pytest.approx(0.4)


def test_a_ship_in_the_breach_takes_the_hits() -> None:
    found = under(
        card("into_the_breach", seat=1, seat_1="dreadnought"), "cruiser", "dreadnought, fighter", policies=FIGHTERS_FIRST
    )
    assert lost(found, 1, "fighter") == 0
    assert {each.text for each in found.after(1).defender.survivors} == {"dreadnought, fighter", "dreadnought*1, fighter"}


def test_the_first_two_hits_are_drawn_and_then_anybody_falls() -> None:
    """As long as the Dreadnought is there no Fighter falls, whatever its owner would rather do."""
    setting = card("official_into_the_breach", seat=1, seat_1="dreadnought")
    found = under(setting, "3 war_sun", "dreadnought, 9 fighter", "official", FIGHTERS_FIRST)
    for each in found.after(1).defender.survivors:
        fallen = 9 - forces.count(each.units, "fighter")
        assert fallen == 0 or not forces.count(each.units, "dreadnought")


def test_the_ten_of_a_fighter_hits_a_war_sun_under_the_law() -> None:
    """A nine hits whom the enemy likes, a ten the War Sun."""
    found = under(law("publicize_weapon_schematic"), "fighter", "war_sun, fighter", policies=FIGHTERS_FIRST)
    assert lost(found, 1, "fighter") == pytest.approx(0.1)
    chances = {each.text: each.chance for each in found.after(1).defender.survivors}
    assert chances["war_sun*1, fighter"] == pytest.approx(0.1)


def test_officially_it_takes_two_tens() -> None:
    """Two tens in a hundredth of all rolls: the War Sun falls. One hit in 32 of a hundred, two others in three."""
    found = under(law("official_publicize_weapon_schematic"), "2 fighter", "war_sun, 2 fighter", "official", FIGHTERS_FIRST)
    chances = {each.text: each.chance for each in found.after(1).defender.survivors}
    assert chances["2 fighter"] == pytest.approx(0.01)
    assert chances["war_sun, fighter"] == pytest.approx(0.32)
    assert chances["war_sun"] == pytest.approx(0.03)


def test_two_ships_that_run_in_hit_nothing_but_each_other() -> None:
    setting = card("close_range_run_in", seat_0="cruiser", seat_1="dreadnought")
    found = under(setting, "cruiser, destroyer", "dreadnought, fighter", policies=FIGHTERS_FIRST)
    chances = {each.text: each.chance for each in found.after(1).defender.survivors}
    assert sum(p for text, p in chances.items() if text.startswith("dreadnought*1")) == pytest.approx(0.4)
    assert lost(found, 1, "fighter") == pytest.approx(0.2), "the Destroyer fires as ever"


def test_fighters_do_not_hurt_infused_hulls_in_the_first_round() -> None:
    found = battle("3 fighter", Force("dreadnought", race="letnev", upgrades=("saimoc_infused_hulls",)), rounds=2)
    assert [each.text for each in found.after(1).defender.survivors] == ["dreadnought"]
    assert len(found.after(2).defender.survivors) > 1
    assert found.left_out == ()


def test_beside_the_flagship_of_the_l1z1x_dreadnoughts_find_no_fighters() -> None:
    fleet = Force("carrier, 6 fighter", casualties=("fighter",))
    led = battle(Force("flagship, dreadnought", race="l1z1x"), fleet, ruleset="official", rounds=1).after(1)
    unled = battle(Force("2 dreadnought", race="l1z1x"), fleet, ruleset="official", rounds=1).after(1)
    assert led.defender.chance_of("carrier") < 0.3
    assert unled.defender.chance_of("carrier") == 1


def test_who_rolls_first_is_shot_at_by_who_is_left() -> None:
    """Four of ten each: the attacker's Cruiser wins at once, or is missed, or lost; then it is a battle like any other."""
    usual = 0.24 / 0.64
    assert under(card("surprise_assault"), "cruiser", "cruiser").win == pytest.approx(0.4 + 0.6 * 0.6 * usual)


def test_nobody_rolls_more_dice_than_the_enemy_has() -> None:
    found = under(law("code_of_honor"), "3 cruiser", "cruiser")
    assert lost(found, 1, "cruiser") == pytest.approx(0.4)
    assert lost(found, 0, "cruiser", 3) == pytest.approx(0.4)


def test_natural_ones_hit_those_who_rolled_them() -> None:
    """The enemy may roll one die of his two: a one of his and a hit of the Cruiser destroy both his ships."""
    after = under(card("guerilla_warfare"), "cruiser", "2 cruiser").after(1)
    assert after.chances.win == pytest.approx(0.4 * 0.1)
    assert after.chances.draw == 0
    assert after.attacker.chance_of("cruiser") == pytest.approx(0.6)


def test_clumsy_fighters_hit_their_own_side() -> None:
    """Four of ten faces of the Fighter; its owner gives up Fighters first."""
    setting = card("friendly_fire", until="battle_round")
    after = under(setting, "carrier", "carrier, 2 fighter", policies=FIGHTERS_FIRST).after(1)
    hit = 0.2  # the Carrier's
    assert after.defender.chance_of("fighter", 2) == pytest.approx((1 - hit) * 0.6**2)


def test_a_blast_counts_twice_and_then_the_guns_are_silent() -> None:
    """A hit destroys two of three Cruisers. If all three have missed, the third has a round in which nobody fires back; a blast
    that missed leaves an ordinary battle of one against three."""
    found = under(card("mag_blast"), "cruiser", "3 cruiser")
    assert found.after(1).defender.chance_of("cruiser", 2) == pytest.approx(0.6)
    even, outnumbered = 0.24 / 0.64, battle("cruiser", "3 cruiser").win
    assert found.win == pytest.approx(0.6**3 * (0.4 * 0.6 * even + 0.6 * outnumbered))


def test_a_ship_that_is_to_blow_up_goes_with_the_last_round() -> None:
    """The Dreadnought that alone is left is lost when the battle is won."""
    setting = card("catastrophic_hit", seat_1="dreadnought")
    found = under(setting, "fighter", "dreadnought*1")
    assert found.lose == 0
    assert found.draw + found.win == pytest.approx(1)


# -- the engine's own battles --------------------------------------------------------------------------------------------------


class Scene(Record, frozen=True):
    """What comes in force with the first round, and between whom."""

    setting: Setting
    attacker: Force
    defender: Force
    ruleset: str = "sa17"


SCENES: dict[str, Scene] = {
    "close range run-in": Scene(
        card("close_range_run_in", seat_0="cruiser", seat_1="dreadnought"),
        Force("2 cruiser, destroyer"),
        Force("dreadnought, 2 cruiser"),
    ),
    "concentrated fire": Scene(
        card("concentrated_fire", until="battle_round", seat_0="dreadnought"),
        Force("dreadnought, 2 cruiser"),
        Force("2 dreadnought, carrier, 2 fighter"),
    ),
    "fighter screen gap": Scene(
        card("fighter_screen_gap", until="battle_round"),
        Force("dreadnought, 2 cruiser, fighter"),
        Force("2 dreadnought, carrier, 3 fighter", casualties=("fighter", "sustain")),
    ),
    "into the breach": Scene(
        card("into_the_breach", seat=1, seat_1="dreadnought"),
        Force("dreadnought, 2 cruiser, fighter"),
        Force("2 dreadnought, carrier, 3 fighter", casualties=("fighter", "sustain")),
    ),
    "the official breach, and a Dreadnought repaired in it": Scene(
        card("official_into_the_breach", seat=1, seat_1="dreadnought"),
        Force("dreadnought, 2 cruiser, fighter"),
        Force("2 dreadnought, carrier, 3 fighter", technologies=("duranium_armor",)),
        "official",
    ),
    "experimental weaponry": Scene(
        card("official_experimental_weaponry", until="battle_round"),
        Force("2 dreadnought, 2 cruiser"),
        Force("2 dreadnought, carrier, 3 fighter", casualties=("fighter", "sustain")),
        "cp",
    ),
    "weapon schematics": Scene(
        law("publicize_weapon_schematic"), Force("carrier, 6 fighter"), Force("war_sun, 2 fighter", casualties=("fighter",))
    ),
    "two tens": Scene(
        law("official_publicize_weapon_schematic"),
        Force("2 carrier, 8 fighter"),
        Force("war_sun, cruiser, 2 fighter", casualties=("fighter",)),
        "official",
    ),
    "friendly fire": Scene(
        card("friendly_fire", until="battle_round"), Force("2 cruiser, destroyer"), Force("carrier, 5 fighter")
    ),
    "guerilla warfare": Scene(card("guerilla_warfare"), Force("2 cruiser"), Force("dreadnought, cruiser, 2 fighter")),
    "a surprise assault": Scene(card("surprise_assault"), Force("2 cruiser, destroyer"), Force("dreadnought, 2 cruiser")),
    "a code of honor": Scene(law("code_of_honor"), Force("4 cruiser, destroyer"), Force("dreadnought, cruiser")),
    "broadsides": Scene(
        card("broadside_cross_fire", until="battle_round", seat_0="cruiser, cruiser"),
        Force("3 cruiser"),
        Force("dreadnought, 2 cruiser"),
    ),
    "decoys": Scene(
        card("decoy_maneuver", seat_0="fighter, fighter"), Force("carrier, 4 fighter"), Force("destroyer, 2 cruiser")
    ),
    "morale": Scene(card("morale_boost", until="battle_round"), Force("cruiser, fighter"), Force("destroyer, 2 cruiser")),
    "a catastrophic hit": Scene(
        card("catastrophic_hit", seat_1="dreadnought"), Force("dreadnought, cruiser"), Force("dreadnought*1, 2 fighter")
    ),
    "the marksman's ship": Scene(
        card("official_target_their_flagship", seat_0="cruiser"),
        Force("2 cruiser, fighter"),
        Force("destroyer, 2 cruiser"),
        "official",
    ),
    "minelayers": Scene(
        lambda game: minelayers(game), Force("2 cruiser, destroyer"), Force("dreadnought, 2 cruiser"), "official"
    ),
    "a blast": Scene(card("mag_blast"), Force("2 cruiser, dreadnought, fighter"), Force("dreadnought, 2 cruiser, destroyer")),
}


def minelayers(game: Game) -> None:
    game.begin_effect("official_minelayers", 0, "card", until="action", where=in_system(HERE))


def differences(name: str, number: int, deviations: float, seed: int) -> list[str]:
    scene = SCENES[name]
    exact, tally = fight_under(scene.setting, scene.attacker, scene.defender, number, ruleset=scene.ruleset, seed=seed)
    assert exact.left_out == ()
    return outside(exact, tally, deviations)


@pytest.mark.parametrize("name", SCENES)
def test_the_engine_agrees_about_what_is_in_force(name: str) -> None:
    assert differences(name, BATTLES, 4.5, seed=3) == []


@pytest.mark.soak
@pytest.mark.parametrize("name", SCENES)
def test_the_engine_agrees_about_it_in_a_hundred_thousand_battles(name: str) -> None:
    assert differences(name, 100_000, 5, seed=4) == []
