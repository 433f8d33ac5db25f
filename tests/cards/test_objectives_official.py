"""Every official objective: out of reach at first, then met, then claimed for what is printed on it."""

from __future__ import annotations

import pytest
from claiming import (
    DOUBLE,
    HACAN,
    LETNEV,
    MECATOL,
    NEAR,
    SINGLE,
    Case,
    Position,
    claim,
    claiming,
    counters,
    everywhere,
    fights,
    finds,
    gains,
    has,
    holds,
    invades,
    lay,
    owns,
    poor,
    refuse,
    shown,
    title,
    trades,
)
from tables import game_of
from trial import trial

from mecatol.core.records import replace
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, PlanetId

RED = ("hylar_v_assault_laser", "deep_space_cannon", "war_sun", "magen_defense_grid", "assault_cannon")
GREEN = ("stasis_capsules", "cybernetics")
BLUE = ("antimass_deflectors", "xrd_transporters")
YELLOW = ("enviro_compensator", "sarween_tools", "micro_technology")
WON = [10, 10, 10, 1, 1, 1]  # three dice of the attacker, three of the defender
GATES = {"1,-2": "wormhole_a", "2,-1": "wormhole_b", "nexus": "wormhole_nexus"}

PUBLIC: dict[str, Case] = {
    "three_space_docks": ([everywhere("space_dock", "jord", "wellon")], [has("thibah", "space_dock")]),
    "five_planets": ([holds(*SINGLE[:4])], [holds("saudor")]),
    "three_different_specialties": ([holds("vefut_ii", "mehar_xull")], [holds("xxehan")]),
    "three_technologies_of_one_colour": ([owns(*RED[:2], *GREEN, "bioplasmosis")], [owns(RED[2])]),
    "five_technologies": ([owns(*RED[:3], *GREEN[:1])], [owns("bioplasmosis")]),  # a race technology is one
    "technologies_of_four_colours": ([owns(*RED, *GREEN, *BLUE, "bioplasmosis")], [owns(YELLOW[0])]),
    "hold_mecatol_rex": ([gains("mecatol_rex")], [holds("mecatol_rex")]),
    "spend_10_influence": ([poor(9)], [poor(10)]),
    "spend_10_resources": ([poor(9)], [poor(10)]),
    "spend_6_trade_goods": ([holds(*SINGLE), poor(5)], [poor(6)]),
    "blockade_space_dock": ([has("arc_prime", "space_dock", 1), has(HACAN, "cruiser")], [has(LETNEV, "cruiser")]),
    "mecatol_rex": ([holds(*SINGLE)], [gains("mecatol_rex")]),
    "influence_above_each_neighbour": ([], [holds("thibah")]),
    "two_technologies_in_three_colours": ([owns(*RED, *GREEN, BLUE[0], YELLOW[0])], [owns(BLUE[1])]),
    "spend_10_resources_or_influence": ([poor(9)], [poor(10)]),
    "spend_3_command_counters": ([counters(1, 1)], [counters(2, 1)]),
    "spend_4_trade_goods_3_resources_3_influence": ([poor(9)], [poor(10)]),
    "invade_defended_planet": (
        [
            holds("thibah", "saudor", seat=1),
            has("saudor", "mechanized_unit", 1),
            invades("thibah"),
            invades("saudor", [10, 10, 1, 1]),
        ],
        [holds("wellon", seat=1), has("wellon", "ground_force", 1), invades("wellon", [10, 10, 1])],
    ),
    "gain_three_planets": (
        [gains("wellon"), gains("thibah"), gains("wellon", seat=1), gains("wellon")],
        [gains("saudor")],
    ),
    "win_battle_against_three_ships": (
        [fights(MECATOL, [10, 10, 10, 1, 1], "3 cruiser", "2 cruiser")],
        [fights("1,0", WON, "3 cruiser", "cruiser, 2 fighter")],
    ),
    "ten_planets": ([holds(*SINGLE, *DOUBLE[:3])], [holds(DOUBLE[3])]),
    "nine_technologies": ([owns(*RED, *GREEN, BLUE[0])], [owns("bioplasmosis")]),
    "spend_12_trade_goods": ([poor(11)], [poor(12)]),
    "spend_20_influence": ([poor(19)], [poor(20)]),
    "spend_20_resources": ([poor(19)], [poor(20)]),
    "influence_above_both_neighbours": ([holds("thibah")], [holds("tarmann")]),
    "mecatol_rex_and_all_adjacent": (
        [
            holds("mecatol_rex", "wellon", "vefut_ii", "thibah", "mehar_xull"),
            everywhere("cruiser", MECATOL, *NEAR[:3]),
            has(NEAR[5], "3 fighter"),
        ],
        [has(NEAR[5], "carrier")],
    ),
    "domination": ([holds("arc_prime", "wren_terra", "arretze", "hercant")], [holds("kamdorn")]),
    "supremacy": ([holds(*SINGLE, *DOUBLE[:11])], [holds(DOUBLE[11])]),
    "eleven_planets": ([holds(*SINGLE, *DOUBLE[:4])], [holds("mecatol_rex")]),
    "mecatol_rex_and_three_adjacent": (
        [holds("mecatol_rex", *SINGLE[:3]), everywhere("cruiser", MECATOL, *NEAR[:2]), has(NEAR[2], "3 fighter")],
        [has(NEAR[2], "destroyer")],
    ),
    "destroy_space_dock_in_combat": (
        [holds("thibah", seat=1), has("thibah", "pds", 1), invades("thibah", [1])],
        [holds("wellon", seat=1), has("wellon", "space_dock", 1), invades("wellon")],
    ),
    "five_technologies_of_one_colour": ([owns(*RED[:4], *GREEN)], [owns(RED[4])]),
    "four_ships_in_two_enemy_homes": ([has(LETNEV, "4 cruiser"), has(HACAN, "3 cruiser, 4 fighter")], [has(HACAN, "carrier")]),
    "spend_20_resources_or_influence": ([poor(19)], [poor(20)]),
    "spend_6_command_counters": ([counters(3, 2)], [counters(3, 3)]),
    "invade_two_defended_planets": (
        [
            holds("thibah", "wellon", seat=1),
            everywhere("ground_force", "thibah", "wellon", seat=1),
            invades("thibah", [10, 10, 1]),
        ],
        [invades("wellon", [10, 10, 1])],
    ),
    "win_two_battles_against_three_ships": (
        [
            fights(MECATOL, WON, "3 cruiser", "3 cruiser"),
            fights(MECATOL, WON, "", "3 cruiser"),  # in the same system
            fights("0,1", [10, 10, 10, 1, 1], "3 cruiser", "2 cruiser"),
        ],
        [fights("1,0", WON, "3 cruiser", "3 fighter", enemy=2)],
    ),
}

SECRET: dict[str, Case] = {
    "conqueror": ([holds("arc_prime")], [holds("wren_terra")]),
    "diversified": (
        [holds("mecatol_rex"), owns(*RED, *GREEN, *BLUE)],
        [has("mecatol_rex", "space_dock")],
    ),
    "focused": ([holds("vefut_ii", "lor", "coorneeq", "gral")], [holds("dal_bootha")]),
    "forceful": (
        [holds("mecatol_rex"), has("mecatol_rex", "space_dock"), has(MECATOL, "3 dreadnought")],
        [has(MECATOL, "dreadnought")],
    ),
    "industrial": (
        [holds("mecatol_rex"), everywhere("space_dock", "jord", "wellon", "thibah"), has("0,-2", "4 dreadnought")],
        [has("1,0", "dreadnought")],
    ),
    "keeper_of_gates": ([has("1,-2", "cruiser"), has("2,-1", "2 fighter")], [has("2,-1", "destroyer")]),
    "master_of_ships": (
        [holds("mecatol_rex"), has("mecatol_rex", "space_dock"), has(MECATOL, "7 cruiser, 4 fighter")],
        [has(MECATOL, "destroyer")],
    ),
    "merciless": (
        [holds("thibah", seat=1), everywhere("space_dock", "thibah", "arc_prime", seat=1), invades("thibah")],
        [invades("arc_prime")],
    ),
    "technocrat": ([holds("vefut_ii", "mehar_xull", "gral", "lor", "coorneeq", "wellon")], [holds("torkan")]),
    "usurper": (
        [holds("mecatol_rex"), has("mecatol_rex", "space_dock, 4 ground_force, shock_troop")],
        [has("mecatol_rex", "ground_force")],
    ),
    "expansionist": (
        [holds("mecatol_rex", *SINGLE, "lazar"), everywhere("cruiser", "0,-2", MECATOL, *NEAR, "1,-2")],
        [holds("sakulag")],
    ),
    "regulator": (
        [
            holds("thibah", "saudor", seat=1),
            holds("wellon", seat=2),
            everywhere("space_dock", "thibah", "saudor", seat=1),
            has("wellon", "space_dock", 2),
            invades("thibah"),
            invades("saudor"),
        ],
        [invades("wellon")],
    ),
    "threatening": ([holds("thibah", "saudor"), everywhere("cruiser", "1,0", "0,1")], [has("-1,1", "cruiser")]),
}

PRELIMINARY: dict[str, Case] = {
    "antagonist": ([holds("wellon", "tequran")], [holds("thibah")]),
    "commander": ([everywhere("2 dreadnought", "0,-2", "0,-1")], [has("0,-1", "dreadnought")]),
    "defender": ([everywhere("2 pds", "jord", "wellon"), has("thibah", "pds")], [has("thibah", "pds")]),
    "enemy": (
        [fights(MECATOL, [10, 10, 1, 1], "2 cruiser", "cruiser, destroyer")],
        [fights("1,0", [10, 10, 1], "2 cruiser", "cruiser", enemy=2)],
    ),
    "explorer": ([holds("wellon", "thibah"), has("0,-1", "cruiser"), has("1,0", "fighter")], [has("1,0", "carrier")]),
    "infiltrator": (
        [fights("-1,1", [10, 10, 1], "2 cruiser", "cruiser"), fights(MECATOL, [10, 10, 1], "2 cruiser", "cruiser", enemy=2)],
        [fights("1,0", [10, 10, 1], "2 cruiser", "cruiser")],
    ),
    "invader": ([holds("thibah", seat=1), gains("thibah"), gains("thibah", seat=2), gains("wellon")], [gains("thibah")]),
    "researcher": ([holds("vefut_ii", "mehar_xull", "gral", "wellon")], [holds("xxehan")]),
    "scientist": ([owns(*RED, *YELLOW[:2])], [owns(YELLOW[2])]),
    "traitor": (
        [trades(0, 1), fights("1,0", [10, 10, 1], "2 cruiser", "cruiser", enemy=2)],
        [fights(MECATOL, [10, 10, 1], "2 cruiser", "cruiser")],
    ),
}


@pytest.mark.rule("OFF-STA-1")
@pytest.mark.parametrize("card", PUBLIC)
def test_a_public_objective(card: str) -> None:
    tiles = {"0,1": "supernova_base", "-1,1": "asteroid_field_base"} if card == "mecatol_rex_and_all_adjacent" else None
    game = shown("official", card, PUBLIC[card], tiles=tiles)
    if not game.state.winners:
        assert [o.claimed for o in game.state.objectives if o.id == card] == [(0,)]
        assert card not in game.objectives.claimable(0)
    if game.cards.objectives[card].check == "spend":
        assert not game.objectives.qualifies(0, card)  # all of it was spent


@pytest.mark.rule("OFF-STA-1")
@pytest.mark.parametrize("card", SECRET)
def test_a_secret_objective(card: str) -> None:
    game = shown("official", card, SECRET[card], tiles=GATES if card == "keeper_of_gates" else None)
    assert game.player(0).secret_objectives == []


@pytest.mark.rule("OFF-SOT-PRE")
@pytest.mark.parametrize("card", PRELIMINARY)
def test_a_preliminary_objective(card: str) -> None:
    game = shown("official", card, PRELIMINARY[card])
    assert game.player(0).preliminary_objectives == []


def test_all_cards_are_here() -> None:
    game = Position("official").game
    of = {
        stage: [key for key, card in game.cards.objectives.items() if card.stage == stage] for stage in ("secret", "preliminary")
    }
    assert (list(SECRET), list(PRELIMINARY)) == (of["secret"], of["preliminary"])
    public = [key for key, card in game.cards.objectives.items() if card.stage in ("stage_1", "stage_2")]
    assert [key for key in public if key not in PUBLIC] == ["imperium_rex", "imperium_rex_shattered_empire"]


@pytest.mark.rule("OFF-VIC-3")
@pytest.mark.parametrize("card", ["imperium_rex", "imperium_rex_shattered_empire"])
def test_imperium_rex(card: str) -> None:
    at = Position("official")
    at.game.objectives.score(1, "test", 3)

    async def reveal(game: Game) -> None:
        await game.objectives.open(CardId(card))

    table = trial(at.game, reveal)
    assert table.result == (1,)
    assert table.events_since(None)[-1]["reason"] == "imperium_rex"


# -- Special Objectives: had and lost at once ------------------------------------------------------------------------------

ARTIFACTS = ("ancient_shipwreck", "imperial_datacache", "lazax_armory", "precursor_fossil")


@pytest.mark.rule("OFF-SE-ART", "OFF-VIC-4")
@pytest.mark.parametrize("card", ARTIFACTS)
def test_an_artifact_goes_with_its_planet(card: str) -> None:
    at = Position("official")
    finds(card, "wellon")(at)
    lay(at.game, card)
    gains("wellon")(at)
    assert (at.game.victory.points(0), at.game.victory.points(1)) == (1, 0)
    assert game_of(claiming(at.game)).victory.points(0) == 1  # there is nothing to claim
    gains("wellon", seat=1)(at)
    assert (at.game.victory.points(0), at.game.victory.points(1)) == (0, 1)
    at.game.invasion.lose(PlanetId("wellon"), "test")
    assert at.game.victory.points(1) == 0
    gains("wellon")(at)
    assert at.game.victory.points(0) == 1


@pytest.mark.rule("OFF-SE-VOC")
def test_voice_of_the_council() -> None:
    at = Position("official")
    lay(at.game, "voice_of_the_council")
    title("voice_of_the_council", 1)(at)
    assert at.game.victory.points(1) == 1
    title("voice_of_the_council", 0)(at)
    assert (at.game.victory.points(0), at.game.victory.points(1)) == (1, 0)


# -- what the cards' rulings say ---------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-FAQ-11")
def test_yellow_specialties_count_for_nothing() -> None:
    at = Position("official", tiles={"1,0": "hercalor_tiamat"})
    holds("vefut_ii", "gral", "xxehan", "hercalor")(at)
    assert not at.game.objectives.qualifies(0, "researcher")
    holds("lor")(at)
    assert at.game.objectives.qualifies(0, "researcher")


def test_a_neighbour_who_is_out_of_the_game_counts_with_no_influence() -> None:
    at = Position("official", seats=4)
    holds("torkan", seat=2)(at)  # not a neighbour of the first player
    holds("mehar_xull", seat=3)(at)
    assert not at.game.objectives.qualifies(0, "influence_above_each_neighbour")
    at.run(lambda game: game.victory.eliminate(3))
    assert at.game.objectives.qualifies(0, "influence_above_each_neighbour")


def test_a_planet_that_was_neutral_in_between_was_an_enemy_s_this_round() -> None:
    at = Position("official")
    gains("wellon")(at)
    assert not at.game.objectives.qualifies(0, "invader")
    holds("thibah", seat=1)(at)
    at.game.invasion.lose(PlanetId("thibah"), "test")
    gains("thibah")(at)
    assert at.game.objectives.qualifies(0, "invader")


def test_the_last_dock_counts_even_if_its_owner_is_eliminated_by_it() -> None:
    at = Position("official")
    for planet in at.game.board.planets_of(1):
        at.game.board.set_planet(replace(planet, owner=-1))
    holds("thibah", seat=1)(at)
    has("thibah", "space_dock", 1)(at)
    invades("thibah")(at)
    at.run(lambda game: game.victory.eliminate_fallen())
    assert at.game.player(1).out == "eliminated"
    assert at.game.objectives.qualifies(0, "merciless")


@pytest.mark.rule("OFF-SET-15")
def test_both_home_systems_of_creuss_are_one_opponent_s() -> None:
    at = Position("official", tiles={LETNEV: "hs_creuss_gate", "5,0": "hs_creuss"})
    at.game.player(1).race = "creuss"
    at.game.player(1).home = at.game.board.system_of(PlanetId("creuss"))
    has(LETNEV, "4 cruiser")(at)
    has("5,0", "4 cruiser")(at)
    assert not at.game.objectives.qualifies(0, "four_ships_in_two_enemy_homes")
    assert not at.game.objectives.qualifies(0, "antagonist")
    holds("thibah")(at)
    assert at.game.objectives.qualifies(0, "antagonist")  # next to the gate
    has(HACAN, "4 cruiser")(at)
    assert at.game.objectives.qualifies(0, "four_ships_in_two_enemy_homes")


def test_what_is_held_all_round_is_not_claimed_before_its_end() -> None:
    at = Position("official")
    holds("mecatol_rex")(at)
    assert not at.game.objectives.qualifies(0, "hold_mecatol_rex")
    assert at.game.objectives.qualifies(0, "mecatol_rex")
    at.game.state.phase = "status"
    assert at.game.objectives.qualifies(0, "hold_mecatol_rex")


@pytest.mark.rule("OFF-TEC-3")
def test_a_race_technology_is_a_technology_without_a_colour() -> None:
    at = Position("official")
    owns("bioplasmosis", "spore_acceleration", "l4_disruptors", *YELLOW[:2])(at)
    assert at.game.objectives.qualifies(0, "five_technologies")
    assert not at.game.objectives.qualifies(0, "three_technologies_of_one_colour")


@pytest.mark.rule("OFF-STA-1", "OFF-ECO-1")
def test_resources_or_influence_whichever_the_player_likes() -> None:
    at = Position("official")
    holds("mecatol_rex", "mehar_xull", "torkan")(at)  # with Jord 14 influence, 6 resources
    at.game.player(0).trade_goods = 4
    lay(at.game, "spend_10_resources_or_influence")
    table = claiming(at.game)
    game = claim(table, "spend_10_resources_or_influence")
    assert [e["amount"] for e in table.events_since(None) if e["event"] == "goodschanged"] == [-4]
    assert all(planet.exhausted for planet in game.board.planets_of(0) if planet.id != "torkan")
    assert refuse(table).pending == ()
