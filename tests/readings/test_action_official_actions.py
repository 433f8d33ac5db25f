"""Official Action Cards played as an action: scenes written from the reference of the cards alone."""

from __future__ import annotations

import pytest
from cardplay import acts, done, may_act, table_with
from strategic import exhaust
from tables import game_of, hold, new_game, offers, put, say, strategy_cards, units
from voting import may_land, round_over

from mecatol.core.decisions import ALLOWED
from mecatol.core.hexes import Hex
from mecatol.rules import moments
from mecatol.rules.moments import At
from mecatol.rules.state import Agreement, CardId, Place, PlanetId

WELLON, VEFUT, ARNOR = Hex("0,-1"), Hex("1,-1"), Hex("1,1")

# -- planets -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/armistice")
def test_an_opponent_cannot_invade_a_planet_this_round() -> None:
    game = table_with("armistice")
    hold(game, 0, "wellon")
    table = say(acts(game), 0, "player:1", "planet:wellon")
    game = game_of(table)
    assert [may_land(game, "wellon", seat) for seat in (0, 1, 2)] == [True, False, True]
    assert may_land(game, "vefut_ii", 1)
    assert may_land(round_over(game), "wellon", 1)


@pytest.mark.content("official:action/civil_defense")
def test_two_pds_on_a_planet_without_any() -> None:
    game = table_with("civil_defense")
    hold(game, 0, "wellon", "vefut_ii")
    put(game, 0, "vefut_ii", "pds")
    table = acts(game)
    assert "planet:vefut_ii" not in offers(table, 0)
    game = game_of(say(table, 0, "planet:wellon"))
    assert list(game.board.units(0, Place("planet:wellon"))) == units("2 pds")


@pytest.mark.content("official:action/advanced_reinforcements")
@pytest.mark.parametrize(("way", "arrived"), [("ground_forces", "3 ground_force"), ("shock_troop", "ground_force, shock_troop")])
def test_two_ground_forces_or_a_shock_troop(way: str, arrived: str) -> None:
    game = table_with("advanced_reinforcements#1")
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "ground_force")  # without whom a Shock Troop is none (OFF-SE-SHK)
    game = game_of(say(acts(game), 0, "planet:wellon", way))
    assert list(game.board.units(0, Place("planet:wellon"))) == units(arrived)


@pytest.mark.content("official:action/voluntary_annexation")
def test_a_neutral_planet_next_to_an_own_one_joins_exhausted() -> None:
    game = table_with("voluntary_annexation")
    hold(game, 0, "wellon")
    put(game, 0, ARNOR, "carrier")  # ships alone are no neighbours
    table = acts(game)
    assert "planet:mecatol_rex" in offers(table, 0)
    assert "planet:saudor" not in offers(table, 0)
    game = game_of(say(table, 0, "planet:vefut_ii"))
    assert list(game.board.units(0, Place("planet:vefut_ii"))) == units("3 ground_force")
    assert (game.board.planet(PlanetId("vefut_ii")).owner, game.board.planet(PlanetId("vefut_ii")).exhausted) == (0, True)


@pytest.mark.content("official:action/local_unrest")
@pytest.mark.parametrize(
    ("garrison", "left", "owner"),
    [("2 ground_force, pds", "ground_force, pds", 1), ("ground_force, pds", "", -1), ("mechanized_unit", "mechanized_unit", 1)],
)
def test_unrest_costs_a_ground_force_and_the_planet_without_any(garrison: str, left: str, owner: int) -> None:
    game = table_with("local_unrest#1", ruleset="official +mechanized_units")
    hold(game, 1, "wellon")
    put(game, 1, "wellon", garrison)
    game = done(acts(game))  # no Home System can be chosen
    assert list(game.board.units(1, Place("planet:wellon"))) == (units(left) if left else [])
    assert game.board.planet(PlanetId("wellon")).owner == owner


@pytest.mark.content("official:action/plague")
def test_even_dice_kill_ground_forces_and_the_planet_stays() -> None:
    game = table_with("plague")
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "2 ground_force, 2 shock_troop")
    game.state.rng.script("dice", tuple(face - 1 for face in (10, 3, 2, 4)))
    game = done(acts(game))
    assert list(game.board.units(1, Place("planet:wellon"))) == units("ground_force")
    assert game.board.planet(PlanetId("wellon")).owner == 1


@pytest.mark.content("official:action/secret_industrial_agent")
def test_a_dock_outside_of_home_systems_is_destroyed() -> None:
    game = table_with("secret_industrial_agent")
    hold(game, 1, "wellon")
    put(game, 1, "arc_prime", "space_dock")
    assert not may_act(game)
    put(game, 1, "wellon", "space_dock")
    game = done(acts(game))
    assert list(game.board.units(1, Place("planet:wellon"))) == []


@pytest.mark.content("official:action/equipment_sabotage")
def test_up_to_two_pds_of_a_planet_are_destroyed() -> None:
    game = table_with("equipment_sabotage#1")
    hold(game, 1, "wellon", "vefut_ii")
    put(game, 1, "wellon", "2 pds")
    put(game, 0, "jord", "pds")
    table = acts(game)
    assert offers(table, 0) == ["planet:jord", "planet:wellon"]
    game = game_of(say(table, 0, "planet:wellon", "2"))
    assert list(game.board.units(1, Place("planet:wellon"))) == []


# -- systems and ships -------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/diplomatic_immunity")
def test_nobody_else_activates_a_system_with_own_ships_this_round() -> None:
    game = table_with("diplomatic_immunity")
    put(game, 0, WELLON, "cruiser")
    game = done(acts(game))
    assert [game.fold(moments.MAY_ACTIVATE, ALLOWED, At(seat, WELLON)).allowed for seat in (0, 1, 2)] == [True, False, False]
    assert game.fold(moments.MAY_ACTIVATE, ALLOWED, At(1, VEFUT)).allowed
    assert round_over(game).fold(moments.MAY_ACTIVATE, ALLOWED, At(1, WELLON)).allowed


@pytest.mark.content("official:action/war_footing")
def test_two_more_ships_in_a_system_until_the_end_of_the_round() -> None:
    game = game_of(say(acts(table_with("war_footing")), 0, "system:0,-1"))
    assert [game.fold(moments.FLEET_SUPPLY, 3, At(seat, WELLON)) for seat in (0, 1)] == [5, 3]
    put(game, 0, WELLON, "5 cruiser")
    assert list(round_over(game).board.ships(0, WELLON)) == units("3 cruiser")


@pytest.mark.content("official:action/unexpected_action")
def test_a_counter_comes_back_from_the_board() -> None:
    game = table_with("unexpected_action")
    assert not may_act(game)
    game.board.lay_counter(0, WELLON, "pool")
    before = game.board.reinforcements(0)
    game = done(acts(game))
    assert game.board.system(WELLON).counters == ()
    assert game.board.reinforcements(0) == before + 1


@pytest.mark.content("official:action/rally_of_the_people")
def test_a_dreadnought_at_home_unless_it_is_blockaded() -> None:
    game = table_with("rally_of_the_people")
    home = game.board.home(0)
    put(game, 1, home, "fighter")
    assert not may_act(game)
    game = done(acts(table_with("rally_of_the_people")))
    assert list(game.board.ships(0, home)) == units("dreadnought")


@pytest.mark.content("official:action/ghost_ship")
def test_a_destroyer_at_a_wormhole_outside_of_home_systems() -> None:
    game = new_game("official", 3, tiles={"1,-1": "wormhole_a", "0,-1": "quann", "-1,0": "lodor"})
    game.player(0).action_cards = [CardId("ghost_ship")]
    put(game, 1, "-1,0", "cruiser")
    table = acts(game)
    assert sorted(offers(table, 0)) == ["system:0,-1", "system:1,-1"]
    game = game_of(say(table, 0, "system:1,-1"))
    assert list(game.board.ships(0, VEFUT)) == units("destroyer")


@pytest.mark.content("official:action/patrol")
def test_cruisers_leave_an_activated_system_for_empty_ones() -> None:
    game = table_with("patrol")
    put(game, 0, WELLON, "2 cruiser, carrier")
    assert not may_act(game)  # it is not activated
    game.board.lay_counter(0, WELLON, "pool")
    put(game, 0, VEFUT, "cruiser")
    table = acts(game)
    ships = [key for key in offers(table, 0) if key.startswith("ship:")]
    assert ships
    assert all(key.startswith("ship:0,-1:cruiser") and not key.endswith(">1,-1") for key in ships)
    say(table, 0, "ship:0,-1:cruiser>0,0", "ship:0,-1:cruiser>-1,0", "done")
    game = game_of(table)
    assert [list(game.board.ships(0, Hex(hex_))) for hex_ in ("0,0", "-1,0")] == [units("cruiser"), units("cruiser")]
    assert [0 in game.board.system(Hex(hex_)).counters for hex_ in ("0,0", "-1,0")] == [True, True]


@pytest.mark.content("official:action/transport")
def test_three_ground_forces_go_from_planet_to_planet_where_a_way_is_free() -> None:
    game = table_with("transport")
    hold(game, 0, "wellon", "arnor")
    put(game, 0, "wellon", "4 ground_force")
    for near in game.galaxy.adjacent(ARNOR):
        put(game, 1, near, "cruiser")
    table = acts(game)  # nothing but Jord can be reached
    say(table, 0, *["unit:ground_force"] * 3)
    game = game_of(table)
    assert list(game.board.units(0, Place("planet:wellon"))) == units("ground_force")
    assert list(game.board.units(0, Place("planet:jord"))) == units("3 ground_force")


@pytest.mark.content("official:action/massive_transport")
def test_a_dock_goes_to_another_planet_and_builds_nothing_this_round() -> None:
    game = table_with("massive_transport")
    hold(game, 0, "wellon")
    put(game, 0, "jord", "space_dock")
    game = done(acts(game))
    assert [g.kind for g in game.board.units(0, Place("planet:wellon"))] == ["space_dock"]
    assert game.production.ready_docks(0, Place("planet:wellon")) == 0


@pytest.mark.content("official:action/strategic_bombardment")
@pytest.mark.parametrize(("face", "kept"), [(5, False), (6, True)])
def test_a_war_sun_exhausts_the_planets_of_its_system(face: int, kept: bool) -> None:
    game = table_with("strategic_bombardment")
    hold(game, 1, "arnor")
    hold(game, 0, "lor")
    assert not may_act(game)
    put(game, 0, ARNOR, "war_sun")
    game.state.rng.script("dice", (face - 1,))
    table = acts(game)
    game = done(table)
    shown = [(event["faces"], event["needed"]) for event in table.events_since(None) if event["event"] == "rolled"]
    assert shown == [((face,), 6)]
    assert [game.board.planet(PlanetId(planet)).exhausted for planet in ("arnor", "lor")] == [True, False]
    assert (game.player(0).action_cards == ["strategic_bombardment"]) is kept
    assert (game.state.action_deck.discard == ["strategic_bombardment"]) is not kept


# -- sheets ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/influence_in_the_merchants_guild")
def test_one_trade_agreement_is_broken() -> None:
    game = table_with("influence_in_the_merchants_guild")
    game.state.agreements = [Agreement((0, 1), (0, 0)), Agreement((1, 2), (1, 0))]
    game = game_of(say(acts(game), 0, "agreement:1:2:1"))
    assert [agreement.partners for agreement in game.state.agreements] == [(0, 1)]


@pytest.mark.content("official:action/successful_spy")
def test_two_cards_of_an_opponent_at_random() -> None:
    game = table_with("successful_spy")
    game.player(1).action_cards = [CardId("good_year"), CardId("privateers"), CardId("uprising")]
    game = done(acts(game))
    assert [len(game.player(seat).action_cards) for seat in (0, 1)] == [2, 1]


@pytest.mark.content("official:action/alien_technology")
def test_a_technology_for_four_resources_whatever_makes_others_cheaper() -> None:
    game = table_with("alien_technology")
    exhaust(game, 0, goods=3)
    assert not may_act(game)
    game.player(0).trade_goods = 5
    hold(game, 0, "mehar_xull")  # with a specialty
    exhaust(game, 0, goods=5)
    table = acts(game)
    assert "hylar_v_assault_laser" in offers(table, 0)
    assert "deep_space_cannon" not in offers(table, 0)  # it needs one
    before = list(game_of(table).player(0).technologies)
    say(table, 0, offers(table, 0)[0])
    game = done(table)
    assert len(game.player(0).technologies) == len(before) + 1
    assert game.player(0).trade_goods == 1


@pytest.mark.content("official:action/flawless_strategy")
def test_an_unchosen_strategy_card_is_played() -> None:
    game = table_with("flawless_strategy")
    strategy_cards(game, {"leadership": -1, "production": 1})
    table = acts(game)  # there is only one
    before = sum((game.player(0).pool, game.player(0).strategy, game.player(0).fleet))
    game = done(table)
    assert sum((game.player(0).pool, game.player(0).strategy, game.player(0).fleet)) == before + 3
