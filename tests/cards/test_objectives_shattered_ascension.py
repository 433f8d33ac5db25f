"""Every objective of Shattered Ascension: out of reach at first, then met, then claimed for what is printed on it."""

from __future__ import annotations

import pytest
from claiming import (
    DOUBLE,
    HACAN,
    LETNEV,
    MECATOL,
    NEAR,
    SINGLE,
    SOL,
    Case,
    Change,
    Position,
    claim,
    counters,
    everywhere,
    fights,
    finds,
    gains,
    has,
    holds,
    invades,
    law,
    lay,
    leads,
    owns,
    points,
    poor,
    shown,
    title,
    votes,
)
from tables import game_of, hold, say
from trial import trial

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import NEUTRAL, Action, CardId, Group, Objective, Place, PlanetId

RED = ("hylar_v_assault_laser", "deep_space_cannon", "war_sun", "magen_defense_grid", "assault_cannon")
GREEN = ("stasis_capsules", "cybernetics")
BLUE = ("antimass_deflectors", "xrd_transporters")
YELLOW = ("enviro_compensator",)
WON = [10, 10, 10, 1, 1, 1]  # three dice of the attacker, three of the defender
ONE = [10, 10, 1]


def exhausts(planet: str) -> Change:
    """A planet is exhausted."""
    return lambda at: at.game.board.exhaust(PlanetId(planet), "test")


def refinery(planet: str) -> Change:
    """A Refinery stands on a planet."""
    return lambda at: at.game.board.set_planet(replace(at.game.board.planet(PlanetId(planet)), facility="refinery"))


def round_begins(at: Position) -> None:
    """What is there at the start of a round."""
    at.game.objectives.round_begins()


STAGE_1: dict[str, Case] = {
    "take_refreshed_enemy_planet": (
        [holds("thibah", seat=1), exhausts("thibah"), gains("thibah"), gains("saudor")],
        [holds("wellon", seat=1), gains("wellon")],
    ),
    "two_planets_four_apart": ([holds("wellon", "coorneeq")], [holds("lazar")]),
    "two_technologies_in_three_colours": ([owns(*RED, *GREEN, BLUE[0], *YELLOW)], [owns(BLUE[1])]),
    "spend_3_command_counters": ([counters(1, 1)], [counters(2, 1)]),
    "destroy_four_ships": (
        [fights(MECATOL, WON, "3 cruiser", "3 cruiser"), fights("0,1", WON, "3 cruiser", "3 fighter")],
        [fights("1,0", [10, 10, 10, 1], "3 cruiser", "dreadnought", enemy=NEUTRAL)],
    ),
    "three_space_docks_two_outside_home": ([everywhere("space_dock", "jord", "wellon")], [has("thibah", "space_dock")]),
    "three_of_one_specialty": (
        [holds("vefut_ii", "lor", "wellon"), finds("ancient_shipwreck", "lor")],
        [finds("lazax_armory", "wellon")],
    ),
    "ships_in_five_systems": ([everywhere("fighter", SOL, *NEAR[:4])], [has(NEAR[4], "fighter")]),
    "five_planets": ([holds(*SINGLE[:4])], [holds("saudor")]),
    "win_battle_against_five_ships": (
        [
            fights(MECATOL, [10, 10, 10, 10, 1, 1, 1, 1], "4 cruiser", "4 fighter"),
            fights("0,1", [1, 1, 1, 1, 1, 10, 10, 10, 10, 10], "5 fighter", "5 cruiser", seat=1, enemy=0),  # defended
        ],
        [fights("1,0", [10, 10, 10, 10, 10, 1, 1, 1, 1, 1], "5 cruiser", "3 cruiser, 2 fighter")],
    ),
    "spend_6_influence": ([poor(5)], [poor(6)]),
    "spend_6_resources": ([poor(5)], [poor(6)]),
    "spend_8_influence": ([poor(7)], [poor(8)]),
    "spend_8_resources": ([poor(7)], [poor(8)]),
    "blockade_space_dock": ([has("arc_prime", "space_dock", 1), has(HACAN, "cruiser")], [has(LETNEV, "fighter")]),
    "two_special_systems": ([has("1,0", "fighter")], [has("0,1", "fighter")]),
    "five_systems": ([holds(*SINGLE[:4]), everywhere("fighter", SOL, *NEAR[:3])], [has(NEAR[3], "fighter")]),
    "mecatol_rex": ([holds(*SINGLE)], [gains("mecatol_rex")]),
    "destroy_units_of_two_players": (
        [fights(MECATOL, ONE, "2 cruiser", "cruiser"), fights("0,1", ONE, "2 cruiser", "cruiser", enemy=NEUTRAL)],
        [holds("wellon", seat=2), has("wellon", "pds", 2), invades("wellon", [1])],
    ),
    "two_ships_four_from_home": ([has("1,0", "3 cruiser"), has("1,1", "fighter")], [has("-1,2", "fighter")]),
    "fortified_planet_three_from_home": (
        [holds("thibah", "mecatol_rex"), has("thibah", "pds, ground_force"), has("mecatol_rex", "pds, 2 ground_force")],
        [has("thibah", "mechanized_unit")],
    ),
    "battle_against_12_resource_fleet": (
        [
            fights(MECATOL, [10, 10, *[10] * 6], "2 cruiser", "6 cruiser"),  # two hits
            fights("0,1", [10, 10, 10, *[10] * 8], "3 cruiser", "5 cruiser, 3 fighter", enemy=2),  # 11 resources and a half
        ],
        [fights("1,0", [10, 10, 10, *[10] * 9], "3 cruiser", "5 cruiser, 4 fighter")],
    ),
    "kill_or_hold_leader": (
        [leads("letnev_unlenn", "planet:arc_prime", seat=1), leads("sol_delouis", "planet:jord", captor=1)],
        [leads("letnev_ciel", "planet:jord", seat=1, captor=0)],
    ),
    "hold_mallice_or_hopes_end": ([gains("hopes_end"), gains("mallice")], [holds("mallice")]),
    "influence_above_each_neighbour": ([], [holds("thibah")]),
    "most_planets": ([holds("wellon", seat=1)], [holds("thibah")]),
    "hold_mecatol_rex_or_hopes_end": ([gains("mecatol_rex")], [holds("hopes_end")]),
    "ships_at_all_wormholes_of_a_kind": ([has("1,-2", "fighter")], [has("2,-1", "fighter")]),
    "destroy_space_dock": (
        [holds("thibah", seat=1), has("thibah", "pds", 1), invades("thibah", [1])],
        [holds("wellon", seat=1), has("wellon", "space_dock", 1), invades("wellon")],
    ),
    "spend_2_trade_goods_2_resources_2_influence": ([poor(5)], [poor(6)]),
    "line_of_ships_spanning_three": ([everywhere("fighter", SOL, "0,-1", "0,1")], [has(MECATOL, "fighter")]),
    "four_technologies_of_one_colour": ([owns(*RED[:3], *GREEN)], [owns(RED[3])]),
    "technologies_of_four_colours": ([owns(*RED, *GREEN, *BLUE)], [owns(YELLOW[0])]),
    "three_different_specialties": ([holds("vefut_ii", "mehar_xull")], [finds("imperial_datacache", "vefut_ii")]),
    "gain_planets_in_two_systems": (
        [holds("arnor", "lor", "thibah", seat=1), gains("arnor"), gains("lor"), gains("wellon")],
        [gains("thibah")],
    ),
    "gain_three_planets": ([gains("wellon"), gains("thibah"), gains("wellon", seat=1), gains("wellon")], [gains("saudor")]),
    "two_trade_stations": ([holds("tsion", "bellatrix")], [holds("sumerian")]),
}

STAGE_2: dict[str, Case] = {
    "win_two_battles_against_three_ships": (
        [
            fights(MECATOL, WON, "3 cruiser", "3 cruiser"),
            fights("0,1", [1, 1, 1, 10, 10, 10], "3 fighter", "3 cruiser", seat=1, enemy=0),  # defended
        ],
        [fights(MECATOL, WON, "", "cruiser, 2 fighter")],
    ),
    "three_systems_three_from_home": (
        [holds("thibah", "tarmann", "saudor", "wellon"), everywhere("fighter", "1,0", "0,1", "0,-1")],
        [has("-1,1", "fighter")],
    ),
    "line_of_ships_spanning_five": ([everywhere("fighter", "0,-3", SOL, MECATOL, "0,1", "-1,2")], [has("0,-1", "fighter")]),
    "five_ships_in_two_enemy_homes": ([has(LETNEV, "5 cruiser"), has(HACAN, "4 cruiser, 5 fighter")], [has(HACAN, "carrier")]),
    "five_technologies_of_one_colour": ([owns(*RED[:4], *GREEN)], [owns(RED[4])]),
    "nine_technologies": ([owns(*RED, *GREEN, BLUE[0])], [owns(BLUE[1])]),
    "ten_planets": ([holds(*SINGLE, *DOUBLE[:3])], [holds(DOUBLE[3])]),
    "spend_12_trade_goods": ([poor(11)], [poor(12)]),
    "spend_15_influence": ([poor(14)], [poor(15)]),
    "spend_15_resources": ([poor(14)], [poor(15)]),
    "spend_20_resources_and_influence": ([poor(19)], [poor(20)]),
    "destroy_or_blockade_two_space_docks": (
        [has("arc_prime", "space_dock", 1), has(LETNEV, "cruiser")],
        [holds("wellon", seat=2), has("wellon", "space_dock", 2), invades("wellon")],
    ),
    "domination": ([holds("arc_prime", "wren_terra", "arretze", "hercant")], [holds("kamdorn")]),
    "eight_ships_and_four_planets_four_from_home": (
        [holds("arnor", "lor", "coorneeq", "thibah"), has("1,1", "8 fighter")],
        [holds("resculon")],
    ),
    "invade_three_defended_planets": (
        [
            holds("thibah", "wellon", "saudor", seat=1),
            has("thibah", "ground_force", 1),
            has("wellon", "mechanized_unit", 1),
            has("saudor", "shock_troop", 1),
            invades("thibah", ONE),
            invades("wellon", [10, 10, 1, 1]),
        ],
        [invades("saudor", ONE)],
    ),
    "mecatol_rex_and_three_adjacent": (
        [holds("mecatol_rex", *SINGLE[:3]), everywhere("cruiser", MECATOL, *NEAR[:2]), has(NEAR[2], "3 fighter")],
        [has(NEAR[2], "destroyer")],
    ),
    "mecatol_rex_and_all_adjacent": (
        [holds("mecatol_rex", *SINGLE), everywhere("cruiser", MECATOL, *NEAR[:5]), has(NEAR[5], "3 fighter")],
        [has(NEAR[5], "carrier")],
    ),
    "influence_above_both_neighbours": ([holds("thibah")], [holds("tarmann")]),
    "hold_mecatol_rex_mallice_and_hopes_end": ([holds("mecatol_rex", "mallice"), gains("hopes_end")], [holds("hopes_end")]),
    "ships_in_ten_systems": ([everywhere("fighter", SOL, MECATOL, *NEAR, "1,-2")], [has("2,-1", "fighter")]),
    "spend_6_command_counters": ([counters(3, 2)], [counters(3, 3)]),
    "supremacy": ([holds(*SINGLE, *DOUBLE[:11])], [holds(DOUBLE[11])]),
}

SECRET: dict[str, Case] = {
    "bureaucrat": ([holds("mecatol_rex"), law("minister_of_war", "player:1")], [law("minister_of_peace", "player:0")]),
    "colonizer": (
        [
            holds("vefut_ii", "tarmann", "mehar_xull", "wellon"),
            everywhere("carrier", "1,-1", "0,1", "-1,0", "0,-1"),
            everywhere("4 ground_force", "vefut_ii", "tarmann", "wellon"),
            has("mehar_xull", "2 ground_force"),
        ],
        [has("-1,0", "ground_force, mechanized_unit")],
    ),
    "conqueror": ([holds("arc_prime")], [holds("wren_terra")]),
    "diversified": ([holds("mecatol_rex"), owns(*RED, *GREEN, *BLUE)], [has("mecatol_rex", "space_dock")]),
    "expansionist": (
        [
            holds("mecatol_rex", *SINGLE, "lazar", "sakulag", "centauri"),
            everywhere("fighter", SOL, MECATOL, *NEAR, "1,-2", "2,-1"),
        ],
        [holds("gral")],
    ),
    "explorer": ([everywhere("fighter", "1,-2", "2,-1", "0,-1", "nexus", MECATOL)], [has("1,1", "fighter")]),
    "focused": ([owns(*RED[:4]), holds("vefut_ii", "lor"), gains("coorneeq")], [holds("coorneeq")]),
    "forceful": (
        [
            holds("mecatol_rex"),
            has("mecatol_rex", "space_dock"),
            has(MECATOL, "dreadnought, 3 cruiser"),
            everywhere("4 destroyer", "0,-1", "1,-1"),
            has("1,0", "3 destroyer, 2 fighter"),
        ],
        [has("1,0", "carrier")],
    ),
    "industrial": (
        [
            holds("vefut_ii", "saudor", "sakulag", "arnor", "resculon", "wellon"),
            refinery("vefut_ii"),
            everywhere("space_dock", "jord", "saudor", "arnor", "wellon"),
        ],
        [holds("thibah")],
    ),
    "keeper_of_gates": ([everywhere("cruiser", "1,-2", "2,-1"), has("1,1", "2 fighter")], [has("1,1", "destroyer")]),
    "master_of_ships": (
        [
            has(MECATOL, "7 cruiser, 4 fighter"),
            everywhere("2 destroyer", *NEAR[:3]),
            has("0,1", "carrier"),
            has(SOL, "3 cruiser"),
        ],
        [has("-1,0", "dreadnought")],
    ),
    "ruthless": (
        [holds("thibah", "saudor", "wellon"), everywhere("fighter", "1,0", "-1,1", "0,-1")],
        [holds("tarmann"), has("0,1", "fighter")],
    ),
    "protagonist": ([points(0, 5), points(1, 4)], [points(0, 1)]),
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
    "technocrat": (
        [holds("vefut_ii", "mehar_xull", "gral", "lor", "coorneeq", "wellon"), finds("lazax_armory", "wellon")],
        [holds("torkan")],
    ),
    "threatening": (
        [has("1,0", "6 fighter, 2 ground_force"), has("thibah", "2 ground_force"), has("-1,1", "6 cruiser, 3 ground_force")],
        [has("-2,1", "ground_force")],
    ),
    "usurper": (
        [
            holds("mecatol_rex"),
            has("mecatol_rex", "space_dock, 4 ground_force, 2 mechanized_unit, 2 pds"),
            leads("sol_delouis", "planet:mecatol_rex"),
        ],
        [round_begins],
    ),
    "warmonger": (
        [fights(MECATOL, ONE, "2 cruiser", "cruiser", enemy=enemy) for enemy in (1, 2, NEUTRAL)],
        [fights("0,1", [1, 10, 10], "cruiser", "2 cruiser", seat=1, enemy=0)],
    ),
}

PRELIMINARY: dict[str, Case] = {
    "antagonist": ([holds("thibah", "wellon", "mecatol_rex")], [holds("saudor")]),
    "arbiter": ([holds("wellon", "thibah"), everywhere("fighter", "0,-1", MECATOL)], [has("1,0", "fighter")]),
    "commander": ([has(SOL, "2 dreadnought")], [has(SOL, "flagship")]),
    "defender": (
        [holds("wellon", "thibah"), everywhere("2 pds", "jord", "wellon"), has("thibah", "pds")],
        [has("thibah", "pds")],
    ),
    "enemy": (
        [
            fights(MECATOL, ONE, "2 cruiser", "cruiser"),
            fights(MECATOL, ONE, "", "cruiser", enemy=2),
            fights("0,1", ONE, "2 cruiser", "cruiser", enemy=NEUTRAL),
        ],
        [fights("1,0", ONE, "2 cruiser", "cruiser")],
    ),
    "enterprise": ([everywhere("space_dock", "jord", "mecatol_rex")], [has("thibah", "space_dock")]),
    "galactic_guardian": ([everywhere("fighter", SOL, *NEAR[:5])], [has(NEAR[5], "fighter")]),
    "infiltrator": (
        [fights("1,0", ONE, "2 cruiser", "cruiser"), fights("2,-1", ONE, "2 cruiser", "cruiser")],
        [fights("1,0", ONE, "", "cruiser")],
    ),
    "isolated": ([holds("wellon", seat=1)], [holds("thibah", seat=2)]),
    "legislator": ([poor(7)], [poor(8)]),
    "pioneer": ([holds("thibah")], [holds("arnor")]),
    "politician": ([votes, votes], [votes]),
    "venture_capitalist": ([poor(5)], [poor(6)]),
    "researcher": ([holds("vefut_ii", "mehar_xull", "gral", "wellon"), finds("lazax_armory", "wellon")], [holds("xxehan")]),
    "scientist": (
        [holds("vefut_ii", "mehar_xull", "xxehan"), finds("imperial_datacache", "xxehan"), has("jord", "space_dock")],
        [has("wellon", "space_dock")],
    ),
    "seeker": (
        [gains("wellon"), holds("thibah"), finds("imperial_datacache", "wellon"), finds("lazax_armory", "thibah")],
        [holds("wellon")],
    ),
    "traitor_to_the_throne": (
        [holds("mecatol_rex", seat=1), gains("mecatol_rex", "annexation")],
        [holds("mecatol_rex", seat=1), invades("mecatol_rex")],
    ),
    "custodian_of_the_old_empire": ([gains("mecatol_rex")], [holds("mecatol_rex")]),
}

SPECIAL: dict[str, Case] = {
    "imperial": ([holds(*SINGLE, *DOUBLE[:5])], [holds(DOUBLE[5])]),
    "sovereign": ([holds(*SINGLE, DOUBLE[0])], [holds(DOUBLE[1])]),
    "ancient_shipwreck": ([finds("ancient_shipwreck", "wellon")], [holds("wellon")]),
    "precursor_fossil": ([finds("precursor_fossil", "wellon")], [holds("wellon")]),
    "lazax_armory": ([finds("lazax_armory", "wellon")], [holds("wellon")]),
    "imperial_datacache": ([finds("imperial_datacache", "wellon")], [holds("wellon")]),
    "voice_of_the_council": ([title("voice_of_the_council", 1)], [title("voice_of_the_council", 0)]),
}

FAR = {"1,0": "hopes_end", "nexus": "wormhole_nexus"}
GATES = {"1,-2": "wormhole_a", "2,-1": "lodor", "1,1": "quann", "nexus": "wormhole_nexus"}
TILES: dict[str, dict[str, str]] = {
    "two_special_systems": {"1,0": "ion_storm", "0,1": "nebula_base"},
    "hold_mallice_or_hopes_end": FAR,
    "hold_mecatol_rex_or_hopes_end": FAR,
    "hold_mecatol_rex_mallice_and_hopes_end": FAR,
    "ships_at_all_wormholes_of_a_kind": GATES,
    "keeper_of_gates": GATES,
    "two_trade_stations": {"1,-2": "tsion_bellatrix", "2,-1": "sumerian_arcturus"},
    "line_of_ships_spanning_five": {"0,-3": "empty_base"},
    "explorer": {"1,-2": "ion_storm", "2,-1": "nebula_base", "0,-1": "gravity_rift", "nexus": "wormhole_nexus"},
}


@pytest.mark.rule("SA17-OBJ-01", "OFF-STA-1")
@pytest.mark.parametrize("card", [*STAGE_1, *STAGE_2])
def test_a_public_objective(card: str) -> None:
    game = shown("sa17", card, {**STAGE_1, **STAGE_2}[card], tiles=TILES.get(card))
    if not game.state.winners:
        assert [o.claimed for o in game.state.objectives if o.id == card] == [(0,)]
        assert card not in game.objectives.claimable(0)
    if game.cards.objectives[card].check == "spend":
        assert not game.objectives.qualifies(0, card)  # all of it was spent


@pytest.mark.rule("SA17-OBJ-01", "OFF-STA-1")
@pytest.mark.parametrize("card", SECRET)
def test_a_secret_objective(card: str) -> None:
    game = shown("sa17", card, SECRET[card], tiles=TILES.get(card))
    assert game.player(0).secret_objectives == []


@pytest.mark.rule("SA17-SOT-10", "SA17-SOT-11")
@pytest.mark.parametrize("card", PRELIMINARY)
def test_a_preliminary_objective(card: str) -> None:
    game = shown("sa17", card, PRELIMINARY[card])
    assert game.state.preliminary == []
    assert game.player(0).secret_objectives == []


@pytest.mark.rule("SA17-OBJ-01")
@pytest.mark.parametrize("card", SPECIAL)
def test_a_special_objective(card: str) -> None:
    game = shown("sa17", card, SPECIAL[card])
    assert game.victory.points(0) == 1
    game.state.titles["voice_of_the_council"] = 1
    for planet in game.board.planets_of(0):
        game.invasion.lose(planet.id, "test")
    assert game.victory.points(0) == 0


def test_all_cards_are_here() -> None:
    objectives = Position("sa17").game.cards.objectives
    here = {"stage_1": STAGE_1, "stage_2": STAGE_2, "secret": SECRET, "preliminary": PRELIMINARY, "special": SPECIAL}
    never = ("becomes_preliminary", "becomes_secret", "imperium_rex")
    for stage, cases in here.items():
        cards = [key for key, card in objectives.items() if card.stage == stage and key not in never]
        assert sorted(cases) == sorted(cards)


# -- what the cards' rulings say ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-GEN-20")
def test_winnu_s_yellow_specialty_counts() -> None:
    at = Position("sa17", tiles={"1,0": "hs_winnu"})
    holds("vefut_ii", "mehar_xull")(at)
    assert not at.game.objectives.qualifies(0, "three_different_specialties")
    holds("winnu")(at)
    assert at.game.objectives.qualifies(0, "three_different_specialties")


@pytest.mark.rule("SA17-ART-04")
def test_an_artifact_is_no_planet_with_a_specialty() -> None:
    at = Position("sa17")
    holds("vefut_ii", "mehar_xull", "gral", "wellon")(at)
    finds("lazax_armory", "wellon")(at)
    assert not at.game.objectives.qualifies(0, "researcher")
    owns(*RED[:4])(at)
    holds("lor")(at)
    at.game.state.phase = "status"
    assert not at.game.objectives.qualifies(0, "focused")  # two red planets and a red Artifact
    assert at.game.objectives.qualifies(0, "three_of_one_specialty")  # this card says that Artifacts count


@pytest.mark.rule("SA17-TEC-08")
def test_an_upgrade_is_no_technology() -> None:
    at = Position("sa17")
    owns(*RED, *GREEN, BLUE[0])(at)
    upgrade = next(key for key, card in at.game.content.upgrades.items() if card.race == "sol")
    assert isinstance(at.game, Game)
    at.game.technology.gain_upgrade(0, upgrade)
    assert at.game.player(0).upgrades == [upgrade]
    assert not at.game.objectives.qualifies(0, "nine_technologies")


@pytest.mark.rule("SA17-LIM-06")
def test_the_numbers_of_units_are_those_of_the_original_limits() -> None:
    at = Position("sa17 +increased_limits")
    everywhere("space_dock", "jord", "wellon", "thibah")(at)
    assert at.game.board.left(0, "space_dock") == 2
    assert at.game.objectives.qualifies(0, "three_space_docks_two_outside_home")


def test_conqueror_is_worth_less_against_the_saar() -> None:
    at = Position("sa17")
    at.game.player(1).race = "saar"
    holds("arc_prime", "wren_terra")(at)
    assert at.game.objectives.worth(0, "conqueror") == 1
    holds("arretze", "hercant", "kamdorn")(at)
    assert at.game.objectives.worth(0, "conqueror") == 2


def test_a_floating_dock_lost_to_ships_counts_where_the_card_says_so() -> None:
    at = Position("sa17")
    at.game.player(1).race = "saar"
    has("1,0", "space_dock", 1)(at)
    has("1,1", "space_dock", 1)(at)
    has("wellon", "space_dock", 2)(at)
    holds("wellon", seat=2)(at)
    at.run(lambda game: game.combat.destroy(1, Place("system:1,0"), [Group("space_dock")], "floating_dock", 0))
    qualifies = at.game.objectives.qualifies
    assert qualifies(0, "blockade_space_dock")
    assert not qualifies(0, "destroy_space_dock")
    assert not qualifies(0, "regulator")
    invades("wellon")(at)
    assert at.game.objectives.qualifies(0, "regulator")
    assert at.game.objectives.qualifies(0, "destroy_or_blockade_two_space_docks")


@pytest.mark.parametrize(("leader", "counts"), [("sol_connor", True), ("", False)])
def test_a_dock_captured_through_an_agent_counts_as_destroyed(leader: str, counts: bool) -> None:
    at = Position("sa17")
    hold(at.game, 1, "wellon")
    has("wellon", "space_dock", 1)(at)
    has("wellon", "ground_force, shock_troop")(at)
    if leader:
        leads(leader, "planet:wellon")(at)
    at.game.state.action = Action(0, "tactical", Hex("0,-1"))
    at.game.begin_scope("action")
    table = trial(at.game, lambda game: game.invasion.conquer(0, "wellon", "invasion"))
    say(table, 0, "capture:space_dock")
    game = game_of(table)
    assert game.board.units(0, Place("planet:wellon"))[-1].kind == "space_dock"
    assert game.objectives.qualifies(0, "destroy_space_dock") == counts


def test_a_dock_destroyed_when_bombardment_makes_a_planet_neutral() -> None:
    at = Position("sa17")
    holds("wellon", seat=1)(at)
    has("wellon", "space_dock", 1)(at)
    at.game.state.action = Action(0, "tactical", Hex("0,-1"))
    at.game.begin_scope("action")
    lay(at.game, "sovereign")
    table = trial(at.game, lambda game: game.bombardment.overkill(0, "wellon", 1, 1))
    game = game_of(say(table, 0, "yes"))
    assert game.board.planet(PlanetId("wellon")).owner == -1
    assert game.objectives.qualifies(0, "destroy_space_dock")


def test_a_dock_that_was_lost_is_not_held_through_the_round() -> None:
    at = Position("sa17")
    holds("mecatol_rex")(at)
    has("mecatol_rex", "space_dock, 6 ground_force, 2 pds")(at)
    leads("sol_delouis", "planet:mecatol_rex")(at)
    at.game.state.phase = "status"
    at.game.objectives.round_begins()
    assert at.game.objectives.qualifies(0, "usurper")
    at.game.board.remove(0, Place("planet:mecatol_rex"), [Group("space_dock")], "test")
    has("mecatol_rex", "space_dock")(at)
    assert not at.game.objectives.qualifies(0, "usurper")


def test_a_killed_leader_counts_for_whoever_shot_its_ship() -> None:
    at = Position("sa17")
    has("1,0", "cruiser", 1)(at)
    leads("hacan_carth", "system:1,0", seat=1)(at)
    fights("1,0", [7, 7, 1], "cruiser")(at)  # both fleets are lost; the fate is a 1
    assert at.game.board.deeds("killed_leader", 0)[0].target == 1
    assert at.game.objectives.qualifies(0, "kill_or_hold_leader")
    assert not at.game.objectives.qualifies(1, "kill_or_hold_leader")


def test_trade_stations_of_a_domain_counter_are_none_for_objectives() -> None:
    at = Position("sa17", tiles={"1,-2": "uncharted_habitats", "2,-1": "tsion_bellatrix"})
    holds("uncharted_habitats")(at)
    assert not at.game.objectives.qualifies(0, "two_trade_stations")
    holds("tsion")(at)
    assert at.game.objectives.qualifies(0, "two_trade_stations")  # all there are


def test_units_next_to_two_homes_count_for_one_of_them() -> None:
    at = Position("sa17")
    has("1,0", "11 fighter, 8 ground_force")(at)
    at.game.player(2).home = Hex("0,1")  # Thibah is next to both homes now
    assert not at.game.objectives.qualifies(0, "threatening")
    has("1,1", "fighter")(at)
    assert at.game.objectives.qualifies(0, "threatening")


def test_what_was_held_so_far_may_be_claimed_before_the_round_is_over() -> None:
    at = Position("sa17")
    holds("mecatol_rex")(at)
    assert at.game.objectives.qualifies(0, "hold_mecatol_rex_or_hopes_end")
    assert not at.game.objectives.qualifies(0, "custodian_of_the_old_empire")
    at.game.state.objectives = [
        Objective(CardId("hold_mecatol_rex_or_hopes_end")),
        Objective(CardId("custodian_of_the_old_empire")),
    ]
    table = trial(at.game, lambda game: game.objectives.claim_one_public(0))
    game = claim(table, "hold_mecatol_rex_or_hopes_end")
    assert game.victory.points(0) == 1


def test_wormholes_that_come_and_go_do_not_shorten_the_way() -> None:
    at = Position("sa17")
    for place in ("0,-1", "1,1"):
        system = at.game.board.system(Hex(place))
        at.game.board.set_system(replace(system, tokens=("wormhole:A/B",)))
    holds("arnor")(at)
    assert not at.game.objectives.qualifies(0, "pioneer")  # two systems away through the tokens
    has("1,1", "2 fighter")(at)
    assert at.game.objectives.qualifies(0, "two_ships_four_from_home")
