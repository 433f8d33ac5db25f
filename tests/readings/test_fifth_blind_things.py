"""Technologies, Strategy Cards, counters, objectives, leaders and units read a fifth time, from the print alone."""

from __future__ import annotations

import pytest
from leading import acting, lead
from races.racing import HERE, landed, units_in
from readings.reading import broke, enact, ever, goods, held, owner, refuse, wide
from rules.test_domain_counters import HERE as COUNTERS
from rules.test_domain_counters import STEPS, act, arrive, void, world
from strategic import harmless, holding, plays, uses
from tables import asks, game_of, new_game, offers, play, put, say, units
from trial import give

from mecatol.compendium import compendium
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import Firing
from mecatol.rules.naming import unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.state import EXHAUSTED, Agenda, CardId, Group, Place, PlanetId

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


def test_sarween_tools_are_for_tactical_actions_and_no_other() -> None:
    table = enact(play(poor("sa17", "sarween_tools"), Step("tactical.begin", 0, "0,-2")), until="produce")
    assert "build:cruiser" in offers(table, 0)
    assert not ever(transferred(poor("sa17", "sarween_tools")), "produce"), "nothing can be paid for"
    assert not ever(simultaneous(poor("sa17 +simultaneous_actions", "sarween_tools")), "produce")


def test_the_official_tools_help_whenever_a_dock_produces() -> None:
    table = transferred(poor("official", "sarween_tools"))
    assert "build:destroyer" in offers(table, 0)
    assert "build:cruiser" not in offers(table, 0)


@pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])
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
    before = game.routes.allowance(0, "war_sun", Hex(HERE))
    give(game, 0, "war_sun")
    assert game.routes.allowance(0, "war_sun", Hex(HERE)) == before == 2


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
def test_what_a_scientist_absorbs_is_a_hit_of_a_bombardment_and_of_no_round() -> None:
    """Of two hits in the first round the shield of the PDS cancels one; the other kills."""
    table = landed(shielded(), "3 ground_force", "ground_force, pds", dice=[1, 10, 10, 1, *[1] * 8])
    refuse(table)
    assert owner(table, "thibah") == 0
    assert game_of(table).invasion.tally("shields:thibah") == 1


@pytest.mark.rule("SA17-LDR-21")
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


# -- propulsion and shields ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["official", "sa17", "sa_es", "cp"])
def test_transporters_speed_up_carriers_and_nothing_else(ruleset: str) -> None:
    game = new_game(ruleset)
    kinds = ("carrier", "dreadnought", "war_sun", "cruiser", "destroyer", "fighter")
    before = {kind: game.routes.allowance(0, unit_kind(kind), Hex(HERE)) for kind in kinds}
    give(game, 0, "xrd_transporters")
    gained = {kind: game.routes.allowance(0, unit_kind(kind), Hex(HERE)) - before[kind] for kind in kinds}
    assert {kind for kind in kinds if gained[kind]} == {"carrier"}
    assert gained["carrier"] == 1


@pytest.mark.parametrize("ruleset", ["official", "sa17", "sa_es"])
def test_advanced_fighters_retreat_without_their_carrier_and_count_as_ships(ruleset: str) -> None:
    game = wide(new_game(ruleset), 3)
    give(game, 0, "advanced_fighters")
    put(game, 0, HERE, "carrier, 9 fighter")
    assert game.fleet_supply.problems(0, Hex(HERE)).ships == 1, "the Carrier and three Fighters beyond its six places"
    game = wide(new_game(ruleset))
    game.state.round = 2
    give(game, 1, "advanced_fighters")
    put(game, 0, HERE, "3 cruiser")
    put(game, 1, HERE, "carrier, 4 fighter")
    table = acting(game, HERE, "space_battle.begin", dice=[10, 10, 10, 8, *[1] * 40])
    enact(table, "retreat:1,-1", "destroy:carrier", seat=1)
    refuse(table)
    assert [where for where, owner, _ in game_of(table).board.all_units() if owner == 1] == ["system:1,-1"]
    assert units_in(table, 1, "system:1,-1") == {"fighter": 2}


def test_impulsion_shields_ignore_one_hit_a_round_in_own_actions_only() -> None:
    """Of PDS at a landing too; who is attacked in another's action ignores nothing."""
    game = wide(new_game("sa17"))
    give(game, 0, "impulsion_shields")
    table = landed(game, "3 ground_force", "ground_force, 2 pds", dice=[10, 10, 1, 1, 10, 10])
    enact(table, "ignore_hit")
    assert not ever(table, "ignore_hit"), "the second hit of the round of play is not ignored"
    assert units_in(table, 0, "planet:thibah") == {"ground_force": 1}
    assert owner(table, "thibah") == 0
    game = wide(new_game("sa17"))
    give(game, 1, "impulsion_shields")
    table = landed(game, "2 ground_force", "2 ground_force", dice=[10, 10, 1, 1])
    assert not ever(table, "ignore_hit", 1)


# -- Strategy Cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])
def test_production_passes_over_exhausted_docks_and_needs_no_activation(ruleset: str) -> None:
    """Two resources in all, in a system that is activated already; a dock that is exhausted is none."""
    game = holding(ruleset, {"production": 0})
    held(game, 0, "arnor", "space_dock")
    held(game, 0, "lor")
    game.board.place(0, Place("planet:lor"), [Group("space_dock", mark=EXHAUSTED)], "test")
    broke(game)
    game.board.lay_counter(0, Hex(COUNTERS), "pool")
    table = plays(game, "production")
    assert asks(table, 0) == "produce"
    say(table, 0, "build:cruiser", "done")
    assert units_in(table, 0, f"system:{COUNTERS}") == {"cruiser": 1}
    assert asks(table, 0) != "produce"
    assert game_of(table).board.system(Hex(COUNTERS)).counters == (0,)


def test_assembly_may_discard_agendas_and_option_a_has_none_of_ones_own() -> None:
    def open_council() -> Game:
        game = holding("sa17", {"assembly": 0})
        cards = game.political_cards.all_cards()[30:33]
        game.state.agendas = [Agenda(card, owner) for owner, card in enumerate(cards)]
        return game

    game = open_council()
    first, second, third = [agenda.card for agenda in game.state.agendas]
    table = say(plays(game, "assembly"), 0, "a")
    assert offers(table, 0) == [f"card:{second}", f"card:{third}"]
    table = say(plays(open_council(), "assembly"), 0, "b", "player:1", f"card:{first}", f"discard:{second}", "done")
    assert game_of(table).state.speaker == 1
    assert second in game_of(table).state.political_deck.discard
    assert third not in game_of(table).state.political_deck.discard


@pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])
def test_prospect_brings_a_political_card_too_and_an_objective_that_opens_no_stage(ruleset: str) -> None:
    table = say(plays(holding(ruleset, {"prospect": 0}, 4), "prospect"), 0, "b")
    player = game_of(table).player(0)
    assert (player.trade_goods, len(player.action_cards), len(player.political_cards)) == (2, 1, 1)
    game = holding(ruleset, {"prospect": 0}, 4)
    deck = [*game.state.stage_1_deck.bag]
    game.state.objectives = []
    table = say(plays(game, "prospect"), 0, "a")
    say(table, 0, offers(table, 0)[0])
    say(table, 0, offers(table, 0)[0])
    assert [objective.only for objective in game_of(table).state.objectives] == [0]
    assert len(game_of(table).state.stage_1_deck) == len(deck) - 1


# -- what is found -------------------------------------------------------------------------------------------------------------


def test_a_biohazard_that_takes_the_last_ground_unit_takes_installations_and_leaders_with_it() -> None:
    """The counter stays, landed PDS are destroyed, and a Leader who landed makes his Fate Roll: nobody could capture him."""
    game = world("sa17", "biohazard#1", ships="carrier, ground_force, pds")
    lead(game, 0, "hacan_carth", f"system:{COUNTERS}", "carrier")
    table = act(game, COUNTERS, STEPS, dice=[5])
    while asks(table, 0) != "landing":
        say(table, 0, "no")
    say(table, 0, "land:arnor:ground_force", "land:arnor:pds", "land:arnor:hacan_carth", "done")
    assert asks(table, 0) == "leader_escapes"
    say(table, 0, "planet:jord")
    assert units_in(table, 0, "planet:arnor") == {}
    assert game_of(table).state.domain_counters == {"planet:arnor": ["biohazard#1"]}


def test_a_discovery_without_counters_left_is_a_card() -> None:
    game = void("sa17", "discovery")
    game.player(0).strategy += game.board.reinforcements(0)
    game.state.action_deck.bag = harmless(game.action_cards)
    assert len(game_of(arrive(game)).player(0).action_cards) == 1
    table = arrive(void("official", "discovery"))
    assert offers(table, 0) == ["card", "no"]
    assert game_of(say(table, 0, "no")).player(0).action_cards == []


def test_nobody_annexes_a_planet_under_custodians_alone_on_the_ground() -> None:
    game = holding("sa17", {"diplomacy": 1})
    put(game, 0, "0,0", "cruiser")
    game.player(0).trade_goods = 4
    game.domain_counters.lay(Place("planet:mecatol_rex"), CardId("custodian_ground_forces:2"))
    assert "planet:mecatol_rex" not in offers(say(uses(game, "diplomacy", 0, 1), 0, "use"), 0)
    game.domain_counters.clear(Place("planet:mecatol_rex"))
    assert "planet:mecatol_rex" in offers(say(uses(game, "diplomacy", 0, 1), 0, "use"), 0)


# -- objectives ----------------------------------------------------------------------------------------------------------------


def test_colonizers_control_systems_that_lie_apart_with_units_ashore_or_aboard() -> None:
    game = wide(new_game("sa17", 3))
    for planet, hex_, ashore in (("vefut_ii", "1,-1", 4), ("tarmann", "0,1", 1), ("mehar_xull", "-1,0", 4)):
        held(game, 0, planet, f"{ashore} mechanized_unit")
        assert game.board.system_of(PlanetId(planet)) == hex_
        put(game, 0, hex_, "carrier" if ashore == 4 else "carrier, 3 ground_force")
    assert game.objectives.qualifies(0, "colonizer")
    game.board.remove(0, Place("system:0,1"), units("ground_force"), "test")
    assert not game.objectives.qualifies(0, "colonizer")


def test_the_armory_is_held_as_long_as_the_red_artifact() -> None:
    game = new_game("sa17")
    held(game, 0, "wellon")
    game.state.artifacts[Place("planet:wellon")] = [CardId("lazax_armory")]
    game.state.known["lazax_armory"] = [0, 1]
    assert game.objectives.qualifies(0, "lazax_armory")
    assert game.artifacts.colours(0) == ["red"]
    held(game, 1, "wellon")
    assert not game.objectives.qualifies(0, "lazax_armory")


# -- units ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["sa17", "sa_es +mechanized_units"])
def test_bombardment_hits_armor_first_and_armor_does_not_sustain_it(ruleset: str) -> None:
    game = wide(new_game(ruleset))
    put(game, 0, HERE, "dreadnought")
    held(game, 1, "thibah", "2 ground_force, mechanized_unit")
    table = enact(acting(game, HERE, "bombardment.begin", dice=[10]), "bombard:thibah:dreadnought", "done")
    assert units_in(table, 1, "planet:thibah") == {"ground_force": 2}


@pytest.mark.parametrize(("ruleset", "home"), [("sa17", True), ("sa_es", False), ("official", False)])
def test_a_dock_at_home_needs_no_holding_in_build_17_alone(ruleset: str, home: bool) -> None:
    """It is built under blockade there too, and arrives exhausted; elsewhere a planet has been held since the round began."""
    game = new_game(ruleset)
    game.player(0).trade_goods = 9
    game.state.round = 2
    for planet in ("jord", "wellon"):
        game.board.set_planet(replace(game.board.planet(PlanetId(planet)), owner=0, held_since=2))
    assert game.production.may_build_dock(0, PlanetId("jord")).allowed == home
    assert not game.production.may_build_dock(0, PlanetId("wellon")).allowed
    put(game, 1, "0,-2", "cruiser")
    assert game.production.may_build_dock(0, PlanetId("jord")).allowed == home


@pytest.mark.parametrize("ruleset", ["official", "sa17", "sa_es", "cp"])
def test_two_pds_and_one_dock_fit_on_a_planet(ruleset: str) -> None:
    game = new_game(ruleset)
    held(game, 0, "wellon", "pds")
    assert game.production.room_for(0, "pds", Place("planet:wellon")) == 1
    put(game, 0, "wellon", "pds, space_dock")
    assert game.production.room_for(0, "pds", Place("planet:wellon")) == 0
    assert not game.production.has_room_for_dock(0, PlanetId("wellon"))


def test_facilities_mines_and_rifts_are_told_as_each_edition_has_them() -> None:
    """The mines of the Spanish edition are nobody's, and its Rifts destroy no ship."""
    assert "instead of refreshing" in said("sa17", "Colony", "facilities")
    assert "must be refreshed" in said("sa_es", "Colony", "facilities")
    assert "wormhole" in said("sa17", "Space Mine", "tokens")
    assert "nobody's" in said("sa_es", "Space Mine", "tokens")
    assert "destroyed" in said("sa17", "Gravity Rift", "anomalies")
    assert "Gravity Drive" in said("sa_es", "Gravity Rift", "anomalies")
    assert "in its system" in said("sa_es", "Lazax Armory", "artifacts")


@pytest.mark.rule("SA17-UNI-10", "SAES-UNI-06")
@pytest.mark.parametrize(("ruleset", "dice"), [("sa17", [3, 3, 3]), ("sa_es", [3, 2, 1]), ("official", [3, 3, 3])])
def test_what_damage_costs_a_war_sun_that_bombards(ruleset: str, dice: list[int]) -> None:
    """With its technology three dice; only the Spanish edition takes some of them away."""
    game = new_game(ruleset)
    give(game, 0, "war_sun")
    printed = game.board.unit(0, "war_sun").bombardment
    shots = [Firing(0, "war_sun", "bombardment", Hex(HERE), PlanetId("thibah"), 1, damage=damage) for damage in range(3)]
    assert [game.combat.dice(shot, printed) for shot in shots] == dice
    assert ("none of bombardment" in said(ruleset, "War Sun", "units")) == (ruleset == "sa17")
