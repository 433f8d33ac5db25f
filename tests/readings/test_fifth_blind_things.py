"""Technologies, Strategy Cards, counters, objectives, leaders and units read a fifth time, from the print alone."""

from __future__ import annotations

import pytest
from leading import acting, lead
from races.racing import HERE, landed, units_in
from readings.reading import broke, enact, ever, goods, held, owner, refuse, wide
from rules.test_domain_counters import HERE as COUNTERS
from rules.test_domain_counters import STEPS, act, arrive, void, world
from tables import asks, game_of, new_game, offers, play, put, say
from trial import give

from mecatol.compendium import compendium
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Game

# -- Sarween Tools and Integrated Economy ----------------------------------------------------------------------------------


def poor(ruleset: str, *technologies: str) -> Game:
    """Seat 0 with a dock and ships at home, nothing to spend, and a Cruiser next to it."""
    game = wide(new_game(ruleset))
    game.state.round = 2
    give(game, 0, *technologies)
    put(game, 0, "0,-2", "carrier")
    put(game, 0, "0,-1", "cruiser")
    held(game, 0, "jord", "space_dock")
    game.player(0).pool = 6
    return broke(game)


def transferred(game: Game) -> Table:
    """A Transfer Action at home, of which only the production is left."""
    table = say(play(game, Step("transfer.begin", 0)), 0, "system:0,-2", "done")
    return say(table, 0, "system:0,-2")


def simultaneous(game: Game) -> Table:
    """A Simultaneous Action with a full activation of home, of which only the production is left."""
    table = say(play(game, Step("transfer.begin", 0, "grid")), 0, "system:0,-2", "system:0,-1", "full:0,-2", "done")
    return say(table, 0, "done")


@pytest.mark.content("sa17:technology/sarween_tools")
def test_sarween_tools_are_for_tactical_actions_and_no_other() -> None:
    table = enact(play(poor("sa17", "sarween_tools"), Step("tactical.begin", 0, "0,-2")), until="produce")
    assert "build:cruiser" in offers(table, 0)
    assert not ever(transferred(poor("sa17", "sarween_tools")), "produce"), "nothing can be paid for"
    assert not ever(simultaneous(poor("sa17 +simultaneous_actions", "sarween_tools")), "produce")


@pytest.mark.content("official:technology/sarween_tools")
def test_the_official_tools_help_whenever_a_dock_produces() -> None:
    table = transferred(poor("official", "sarween_tools"))
    assert "build:destroyer" in offers(table, 0)
    assert "build:cruiser" not in offers(table, 0)


@pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])
@pytest.mark.content("sa17:technology/integrated_economy")
def test_planets_produce_by_themselves_in_tactical_actions_only(ruleset: str) -> None:
    def rich() -> Game:
        game = poor(ruleset, "integrated_economy")
        held(game, 0, "wellon")
        game.player(0).trade_goods = 6
        return game

    table = enact(play(rich(), Step("tactical.begin", 0, "0,-1")), until="produce")
    assert "build:ground_force" in offers(table, 0)
    table = say(play(rich(), Step("transfer.begin", 0)), 0, "system:0,-2", "done")
    assert not ever(say(table, 0, "system:0,-1"), "produce")


# -- what Mercenaries are spared -------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SOT-MRC")
@pytest.mark.content("sa17:technology/x_89_bacterial_weapon")
def test_bacteria_do_not_touch_a_mercenary_beside_the_army() -> None:
    """Two dice for two Ground Forces; the hits are theirs, whatever Felrey could evade."""
    game = wide(new_game("sa17 +mercenaries"))
    give(game, 0, "x_89_bacterial_weapon")
    put(game, 0, HERE, "dreadnought")
    held(game, 1, "thibah", "2 ground_force, felrey_ground")
    table = acting(game, HERE, "bombardment.begin", dice=[3, 2])
    say(table, 0, "use:")
    assert asks(table, 1) == "", "there is nothing to choose"
    assert units_in(table, 1, "planet:thibah") == {"ground_force": 1, "felrey_ground": 1}
    assert offers(table, 0) == ["exhaust:jord", "lose:jord"]


@pytest.mark.rule("OFF-SOT-MRC")
@pytest.mark.content("sa17:domain_counter/biohazard")
def test_a_biohazard_does_not_touch_a_mercenary_of_the_landing() -> None:
    game = world("sa17 +mercenaries", "biohazard#1", ships="carrier, 2 ground_force, felrey")
    table = act(game, COUNTERS, STEPS)
    while asks(table, 0) != "landing":
        say(table, 0, "no")
    say(table, 0, "land:arnor:ground_force", "land:arnor:ground_force", "land:arnor:felrey", "done")
    assert units_in(table, 0, "planet:arnor") == {"ground_force": 1, "felrey_ground": 1}
    assert owner(table, "arnor") == 0


# -- what is said of units and leaders -------------------------------------------------------------------------------------


def said(ruleset: str, name: str, kind: str) -> str:
    """What the compendium of a ruleset says of a thing, in English."""
    return next(look.entry.text for look in compendium(ruleset).look(name, "en") if look.entry.kind == kind)


def test_the_war_sun_technology_speeds_up_war_suns_of_build_17_alone() -> None:
    assert "two more bombardment dice" in said("sa17", "War Sun", "units")
    assert "two more" not in said("sa_es", "War Sun", "units")
    game = new_game("sa_es")
    before = game.routes.allowance(0, "war_sun", HERE)
    give(game, 0, "war_sun")
    assert game.routes.allowance(0, "war_sun", HERE) == before == 2


@pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])
def test_an_activation_lays_one_mine_and_no_more_are_promised(ruleset: str) -> None:
    assert "a Space Mine on a border" in said(ruleset, "Cruiser", "units")
    game = broke(wide(new_game(ruleset)), goods=8)
    put(game, 0, HERE, "2 cruiser")
    table = acting(game, HERE, "space_mines.offer")
    say(table, 0, offers(table, 0)[0])
    assert asks(table, 0) != "lay_mine"
    assert len(game_of(table).state.mines) == 1


def test_generals_and_admirals_are_told_as_each_edition_has_them() -> None:
    assert "Mechanized Units follow no Leader" in said("sa_es", "General", "leader_kinds")
    assert "If his owner wants" in said("sa17", "Admiral", "leader_kinds")
    assert "If his owner wants" not in said("sa_es", "Admiral", "leader_kinds")
    assert "Flagship" in said("cp", "Admiral", "leader_kinds")
    assert "of bombardment too" in said("cp +mechanized_units", "Mechanized Unit", "units")


# -- counters ----------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:domain_counter/ship_graveyard")
def test_a_graveyard_gives_one_of_two_things() -> None:
    """A ship at half its price, rounded down, or a counter for Fleet Supply; nothing only where no counter is left."""
    game = broke(void("sa17", "ship_graveyard#1"), goods=2)
    held(game, 1, "jord")
    offered = offers(arrive(game), 0)
    assert offered == ["ship:dreadnought", "ship:cruiser", "ship:destroyer", "ship:carrier", "counter"], "5 // 2, 2 // 2, 1 // 2"
    game = broke(void("sa17", "ship_graveyard#1"), goods=2)
    game.player(0).strategy += game.board.reinforcements(0)
    table = arrive(game)
    assert "counter" not in offers(table, 0)
    assert "no" in offers(table, 0)
    say(table, 0, "ship:dreadnought")
    assert goods(table) == 0
    assert units_in(table, 0, "system:1,0")["dreadnought"] == 1


# -- the shields of Magen's grid and a Scientist beside them ------------------------------------------------------------------


def shielded() -> Game:
    """Seat 1 has Magen's grid, and a Scientist on Thibah."""
    game = wide(new_game("sa17"))
    give(game, 1, "magen_defense_grid")
    held(game, 1, "thibah")
    lead(game, 1, "hacan_carth", "planet:thibah")
    return game


@pytest.mark.rule("SA17-LDR-21")
@pytest.mark.content("sa17:technology/magen_defense_grid")
def test_what_a_scientist_absorbs_is_a_hit_of_a_bombardment_and_of_no_round() -> None:
    """Of two hits in the first round the shield of the PDS cancels one; the other kills."""
    table = landed(shielded(), "3 ground_force", "ground_force, pds", dice=[1, 10, 10, 1, *[1] * 8])
    refuse(table)
    assert owner(table, "thibah") == 0
    assert game_of(table).invasion.tally("shields:thibah") == 1


@pytest.mark.rule("SA17-LDR-21")
@pytest.mark.content("sa17:technology/magen_defense_grid")
def test_a_scientist_absorbs_before_shields_are_used_up() -> None:
    """One hit of the bombardment is his, so that the shield still stops one in the combat."""
    game = shielded()
    put(game, 0, "thibah", "3 ground_force")
    put(game, 1, "thibah", "ground_force, pds")
    put(game, 0, HERE, "dreadnought")
    table = acting(game, HERE, "bombardment.begin", "invasion.begin", dice=[10, 1, 10, 1, 1, 10, *[1] * 12])
    refuse(enact(table, "bombard:thibah:dreadnought"))
    invasion = game_of(table).invasion
    assert (invasion.tally("cover:thibah"), invasion.tally("shields:thibah")) == (1, 1)
