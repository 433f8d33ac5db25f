"""The technologies of Shattered Ascension, read a second time."""

from __future__ import annotations

import pytest
from leading import acting
from races.racing import HERE, HOME, battle, landed, rolls, units_in
from readings.reading import SPACE, actions, broke, enact, ever, held, owner, refuse, turn, wide
from strategic import harmless
from tables import asks, game_of, new_game, offers, play, put, say
from trial import give, trial

from mecatol.core.hexes import Hex, border
from mecatol.core.rules import Step
from mecatol.rules.moments import Firing
from mecatol.rules.naming import unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.state import EXHAUSTED, Agreement, BorderToken, CardId, Group, Mine, Place, PlanetId

SA = "sa17 -tactical_retreats"


def having(*technologies: str, seat: int = 0, tiles: dict[str, str] | None = None, seats: int = 2) -> Game:
    """A game in which a player has technologies; nobody has a race's abilities."""
    game = wide(new_game(SA, seats, tiles))
    give(game, seat, *technologies)
    return game


def producing(game: Game, where: str = HOME) -> Game:
    """The first player is about to produce in a Tactical Action."""
    acting(game, where)
    return game


# -- yellow --------------------------------------------------------------------------------------------------------------


def test_each_dock_makes_one_more() -> None:
    game = having("enviro_compensator")
    held(game, 0, "arnor", "space_dock")
    held(game, 0, "lor", "space_dock")
    game.player(0).trade_goods = 40
    table = play(producing(game, "1,1"), Step("production.produce_units", 0, "1,1"))
    for planet in ("arnor", "lor"):
        enact(table, *["build:ground_force"] * (game.economy.resources(PlanetId(planet)) + 3))
        assert not [key for key in offers(table, 0) if key.startswith("build:")]
        enact(table, "done")


def test_scuttled_ships_are_resources_and_capacity() -> None:
    game = broke(having("transfabrication"))
    put(game, 0, "jord", "space_dock")
    put(game, 0, HOME, "war_sun, fighter")
    put(game, 0, HERE, "dreadnought")  # elsewhere
    table = play(producing(game), Step("production.produce_units", 0, HOME))
    scuttles = [key for key in offers(table, 0) if "scuttle" in key]
    assert [key for key in scuttles if "war_sun" in key]
    assert not [key for key in scuttles if "dreadnought" in key]
    say(table, 0, next(key for key in scuttles if "war_sun" in key))
    enact(table, "pass")
    say(table, 0, *["build:dreadnought"] * 2)  # 12 resources
    assert "build:dreadnought" not in offers(table, 0)
    assert "build:destroyer" in offers(table, 0)


def test_docks_that_are_activated_or_exhausted_do_not_help() -> None:
    game = having("transfabrication")
    put(game, 0, "jord", "space_dock")
    held(game, 0, "thibah", "space_dock")
    held(game, 0, "wellon")
    game.board.place(0, Place("planet:wellon"), [Group("space_dock", mark=EXHAUSTED)], "test")
    game.board.lay_counter(0, Hex(HERE), "pool")
    table = play(producing(game), Step("production.produce_units", 0, HOME))
    assert asks(table, 0) == "produce"
    held(game, 0, "vefut_ii", "space_dock")
    table = play(producing(game), Step("production.produce_units", 0, HOME))
    assert len([key for key in offers(table, 0) if "exhaust" in key]) == 1


def test_two_free_resources_are_lost_if_not_needed_and_once_a_build() -> None:
    game = broke(having("sarween_tools"))
    held(game, 0, "arnor", "space_dock")
    held(game, 0, "lor", "space_dock")
    broke(game)
    table = play(producing(game, "1,1"), Step("production.produce_units", 0, "1,1"))
    enact(table, "build:destroyer", "build:destroyer")
    assert not [key for key in offers(table, 0) if key.startswith("build:")]


def test_planets_that_produce_have_no_free_resources() -> None:
    game = broke(having("sarween_tools", "integrated_economy"))
    held(game, 0, "saudor")
    broke(game)
    table = play(producing(game, "-1,1"), Step("production.produce_units", 0, "-1,1"))
    assert not [key for key in offers(table, 0) if key.startswith("build:")]


def test_micro_technology_lays_two_more_on_the_only_agreement() -> None:
    game = having("micro_technology", seats=3)
    game.state.agreements = [Agreement((0, 1), (0, 0))]
    plain = game.trade.received(0, game.state.agreements[0])

    async def lay(game: Game) -> None:
        await game.trade.place_goods()

    table = trial(game, lay)
    while asks(table, 0) == "more_goods":
        say(table, 0, offers(table, 0)[0])
    assert game_of(table).state.agreements[0].goods[0] == plain + 2


def test_nano_robotics_repairs_after_every_own_action_and_in_no_other() -> None:
    game = having("nano_technology")
    put(game, 0, "1,-1", "dreadnought*1")
    table = turn(game, "activate:0,0")
    enact(table, until="action", seat=1)
    assert [group.damage for group in game_of(table).board.units(0, Place("system:1,-1"))] == [0]
    game = having("nano_technology")
    put(game, 0, "1,-1", "dreadnought*1")
    table = turn(game, "activate:0,0", seat=1)
    enact(table, until="action")
    assert [group.damage for group in game_of(table).board.units(0, Place("system:1,-1"))] == [1]


def test_nano_robotics_takes_an_invaded_planet_refreshed() -> None:
    game = having("nano_technology")
    table = refuse(landed(game, "2 ground_force", "ground_force", dice=[10, 10, 1]))
    assert owner(table, "thibah") == 0
    assert not game_of(table).board.planet(PlanetId("thibah")).exhausted


def test_a_planet_under_radiation_arrives_refreshed_with_its_counter() -> None:
    game = having("nano_technology")
    game.domain_counters.irradiate(PlanetId("thibah"))
    table = refuse(landed(game, "2 ground_force", "ground_force", dice=[10, 10, 1]))
    thibah = game_of(table).board.planet(PlanetId("thibah"))
    assert (thibah.owner, thibah.exhausted, thibah.tokens) == (0, False, ("neutron_radiation",))


@pytest.mark.rule("SA17-GEN-24", "SA17-GEN-25")
@pytest.mark.parametrize("placed", [False, True])
def test_a_facility_may_be_placed_instead_of_a_refresh_that_radiation_would_spoil(placed: bool) -> None:
    game = having()
    held(game, 0, "thibah", "ground_force")
    game.board.exhaust(PlanetId("thibah"), "test")
    game.domain_counters.irradiate(PlanetId("thibah"))
    game.state.phase = "status"
    table = play(game, Step("status_phase.refresh"), Step("status_phase.use_planets", 0))
    assert "colony:thibah" in offers(table, 0)
    enact(table, "colony:thibah" if placed else "done")
    thibah = game_of(table).board.planet(PlanetId("thibah"))
    assert thibah.exhausted
    assert (thibah.facility, thibah.tokens) == (("colony", ("neutron_radiation",)) if placed else ("", ()))


def test_one_pds_in_each_action_fires_once_more_also_the_active_players() -> None:
    game = having("graviton_laser_system")
    held(game, 0, "thibah", "pds, ground_force")
    put(game, 0, HERE, "cruiser")
    put(game, 1, HERE, "3 cruiser")
    table = acting(game, HERE, "space_cannon.fire", dice=[6, 6])
    enact(table, "fire:1")
    while table.pending:
        say(table, table.pending[0].seat, table.keys(table.pending[0])[0])
    assert units_in(table, 1, SPACE) == {"cruiser": 1}


@pytest.mark.rule("SA17-TOK-04")
def test_laser_shots_through_a_belt_are_one_worse() -> None:
    game = having("graviton_laser_system", "deep_space_cannon", seat=1)
    held(game, 1, "vefut_ii", "pds, ground_force")
    put(game, 0, HERE, "2 cruiser")
    game.state.border_tokens = [BorderToken(border(Hex("1,-1"), Hex(HERE)), "asteroid_belt")]
    table = acting(game, HERE, "space_cannon.fire", dice=[6, 6])
    enact(table, "fire:0", seat=1)
    refuse(table)
    assert {needed for purpose, _, _, needed in rolls(table, 1)} == {7}
    assert units_in(table, 0, SPACE) == {"cruiser": 2}


def test_a_planet_just_taken_produces_and_not_beside_a_dock_in_one_production() -> None:
    game = having("integrated_economy")
    game.player(0).trade_goods = 9
    put(game, 0, "1,-1", "carrier, ground_force")
    worth = game.economy.resources(PlanetId("thibah"))
    table = turn(game, f"activate:{HERE}", "ship:1,-1:carrier", "load", "done", "land:", until="produce")
    for _ in range(worth):
        enact(table, "build:destroyer")
    assert "build:destroyer" not in offers(table, 0)


def test_docks_or_planets_produce() -> None:
    game = having("integrated_economy")
    put(game, 0, "jord", "space_dock")
    game.player(0).trade_goods = 40
    table = play(producing(game), Step("production.produce_units", 0, HOME))
    assert asks(table, 0) == "producers"
    assert len(offers(table, 0)) == 2


def test_diodes_cost_a_counter_and_move_no_pds() -> None:
    game = having("transit_diodes")
    held(game, 0, "thibah")
    put(game, 0, "jord", "2 ground_force, pds")
    table = turn(game, "transit_diodes")
    assert not [key for key in offers(table, 0) if "pds" in key]
    enact(table, "ground_force@planet:jord", "planet:thibah", "done")
    assert units_in(table, 0, "planet:thibah") == {"ground_force": 1}
    assert game_of(table).player(0).strategy == 1
    game = having("transit_diodes")
    held(game, 0, "thibah")
    put(game, 0, "jord", "2 ground_force")
    game.player(0).strategy = 0
    assert "transit_diodes" not in actions(game)


# -- red -----------------------------------------------------------------------------------------------------------------


def test_lasers_help_destroyers_in_barrages_until_turrets_do() -> None:
    game = having("hylar_v_assault_laser")
    table = battle(game, "destroyer, cruiser", "carrier, 3 fighter", dice=[1] * 60)
    needed = {(purpose, kind): needed for purpose, kind, _, needed in rolls(table, 0)}
    assert needed["barrage", "destroyer"] == 8
    assert needed["battle", "cruiser"] == 6
    game = having("hylar_v_assault_laser", "automated_defense_turrets", "assault_cannon")
    table = battle(game, "destroyer, cruiser", "carrier, 3 fighter, dreadnought", dice=[1] * 60)
    needed = {(purpose, kind): needed for purpose, kind, _, needed in rolls(table, 0)}
    assert needed["barrage", "destroyer"] == 7
    assert needed["precombat", "cruiser"] == 7
    assert needed["battle", "destroyer"] == 8


def test_shields_stop_one_hit_on_planets_too() -> None:
    game = having("impulsion_shields")
    table = landed(game, "2 ground_force", "ground_force", dice=[1, 1, 10, 10, 1, 10])
    assert asks(table, 0) == "hits_scored"
    say(table, 0, next(key for key in offers(table, 0) if key != "pass"))
    refuse(table)
    assert sum(units_in(table, 0, "planet:thibah").values()) == 1  # and no second one in the round


def test_shields_stop_a_mine() -> None:
    game = having("impulsion_shields")
    put(game, 0, "1,-1", "carrier")
    game.state.mines = [Mine(border(Hex("1,-1"), Hex(HERE)), 1)]
    table = play(game, Step("action_phase.turn", 0), dice=[10])
    enact(table, f"activate:{HERE}", "ship:1,-1:carrier", "done", until="hits_scored")
    say(table, 0, next(key for key in offers(table, 0) if key != "pass"))
    enact(table, until="action", seat=1)
    assert units_in(table, 0, SPACE) == {"carrier": 1}


def test_three_barrage_dice_at_seven() -> None:
    game = having("automated_defense_turrets")
    table = battle(game, "2 destroyer", "carrier, 3 fighter", dice=[7, 7, 7, 1, 1, 1] + [1] * 60)
    assert [(len(faces), needed) for purpose, _, faces, needed in rolls(table, 0) if purpose == "barrage"] == [(6, 7)]
    assert "fighter" not in units_in(table, 1, SPACE)


def test_deep_cannons_do_not_fire_through_wormholes_or_belts() -> None:
    game = having("deep_space_cannon", seat=1, tiles={HERE: "lodor", "-1,1": "wormhole_a", "0,-1": "quann"})
    put(game, 0, HERE, "2 cruiser")
    held(game, 1, "lodor")
    table = acting(game, HERE, "space_cannon.fire")
    assert not ever(table, "space_cannon", 1)
    game = having("deep_space_cannon", seat=1)
    held(game, 1, "vefut_ii", "pds, ground_force")
    put(game, 0, HERE, "2 cruiser")
    game.state.border_tokens = [BorderToken(border(Hex("1,-1"), Hex(HERE)), "asteroid_belt")]
    assert not ever(acting(game, HERE, "space_cannon.fire"), "space_cannon", 1)


def test_war_suns_bombard_with_three_dice_and_move_two() -> None:
    game = having("war_sun")
    put(game, 0, HERE, "war_sun")
    held(game, 1, "thibah", "5 ground_force")
    table = acting(game, HERE, "bombardment.begin", dice=[1] * 9)
    while asks(table, 0) == "bombardment":
        enact(table, next((key for key in offers(table, 0) if key != "done"), "done"))
    assert sum(len(faces) for _, kind, faces, _ in rolls(table, 0) if kind == "war_sun") == 3


def test_magens_grid_helps_those_beside_a_pds_only_when_they_defend() -> None:
    game = having("magen_defense_grid", seat=1)
    table = landed(game, "3 ground_force", "ground_force, mechanized_unit, pds", dice=[1] * 40)
    needed = {(purpose, kind): needed for purpose, kind, _, needed in rolls(table, 1)}
    assert needed["invasion_defence", "pds"] == 5
    assert needed["invasion", "ground_force"] == 7
    assert needed["invasion", "mechanized_unit"] == 5
    game = having("magen_defense_grid")
    table = landed(game, "ground_force", "ground_force", dice=[1] * 40)
    assert rolls(table, 0)[0][3] == 8


def test_assault_cannons_fire_after_the_barrage_and_both_sides_at_once() -> None:
    game = having("assault_cannon")
    give(game, 1, "assault_cannon")
    table = battle(game, "cruiser", "cruiser", dice=[10, 10])
    refuse(table)
    assert units_in(table, 0, SPACE) == {}
    assert units_in(table, 1, SPACE) == {}


def test_fighters_and_cruisers_bombard_with_one_die_at_plus_one() -> None:
    game = having("graviton_negator")
    put(game, 0, HERE, "carrier, 2 fighter, cruiser")
    held(game, 1, "thibah", "5 ground_force")
    table = acting(game, HERE, "bombardment.begin", dice=[1] * 9)
    while asks(table, 0) == "bombardment":
        enact(table, next((key for key in offers(table, 0) if key != "done"), "done"))
    dice = {kind: (len(faces), needed) for purpose, kind, faces, needed in rolls(table, 0)}
    assert dice == {"fighter": (2, 8), "cruiser": (1, 6)}


# -- blue ----------------------------------------------------------------------------------------------------------------


def test_one_ship_a_round_goes_further_and_no_war_sun() -> None:
    game = having("ion_drive")
    put(game, 0, "0,-1", "dreadnought, war_sun")
    table = turn(game, f"activate:{HERE}")
    ships = [key for key in offers(table, 0) if key.startswith("ship:")]
    assert [key for key in ships if "dreadnought" in key]
    assert not [key for key in ships if "war_sun" in key]
    enact(table, "ship:0,-1:dreadnought", "done")
    enact(table, "pass", seat=1)
    assert units_in(table, 0, SPACE) == {"dreadnought": 1}
    assert not [key for key in offers(enact(table, "activate:0,1"), 0) if "dreadnought" in key]


def test_jets_make_space_cannons_worse_by_one_or_two_and_mines_by_one() -> None:
    game = having("maneuvering_jets")
    put(game, 0, "1,-1", "carrier")
    game.state.mines = [Mine(border(Hex("1,-1"), Hex(HERE)), 1)]
    table = play(game, Step("action_phase.turn", 0), dice=[8])
    enact(table, f"activate:{HERE}", "ship:1,-1:carrier", "done")
    enact(table, until="action", seat=1)
    assert units_in(table, 0, SPACE) == {"carrier": 1}


def test_deflected_ships_pass_enemies_and_stop_where_they_like() -> None:
    game = having("light_wave_deflector")
    put(game, 0, "0,-1", "cruiser")
    for hex_ in ("0,0", "1,-1"):
        put(game, 1, hex_, "dreadnought")
    table = turn(game, f"activate:{HERE}", "ship:0,-1:cruiser", "done")
    enact(table, until="action", seat=1)
    assert units_in(table, 0, SPACE) == {"cruiser": 1}


def test_type_iv_drives_do_not_move_flagships_or_carriers() -> None:
    game = having("type_iv_drive", "xrd_transporters")
    kinds = ("dreadnought", "cruiser", "carrier", "destroyer", "flagship")
    plain = new_game(SA)
    more = [
        game.routes.allowance(0, unit_kind(kind), Hex(HERE)) - plain.routes.allowance(0, unit_kind(kind), Hex(HERE))
        for kind in kinds
    ]
    assert more == [1, 1, 1, 0, 0]


def test_logistics_lift_a_counter_into_the_reinforcements() -> None:
    game = having("fleet_logistics")
    put(game, 0, "jord", "space_dock")
    game.board.lay_counter(0, Hex(HOME), "pool")
    table = turn(game, f"lift:{HOME}")
    after = game_of(table)
    assert (after.player(0).strategy, after.player(0).pool) == (1, 2)
    assert after.board.units(0, Place("planet:jord"))[0].mark == EXHAUSTED
    assert asks(table, 1) == "action"  # it was an action


def test_fighters_fly_alone_two_systems_and_count_where_nothing_carries_them() -> None:
    game = having("advanced_fighters")
    put(game, 0, "0,-1", "2 fighter")
    table = turn(game, f"activate:{HERE}", "ship:0,-1:fighter", "ship:0,-1:fighter", "done")
    enact(table, until="action", seat=1)
    assert units_in(table, 0, SPACE) == {"fighter": 2}
    game.player(0).fleet = 2
    put(game, 0, "0,1", "carrier, 8 fighter")
    assert game.fleet_supply.problems(0, Hex("0,1")).ships == 1  # the Carrier and two beyond its six


def test_belts_and_fields_are_crossed_with_deflectors() -> None:
    game = having("antimass_deflectors", tiles={"0,0": "asteroid_field_base"})
    put(game, 0, "0,-1", "cruiser")
    put(game, 1, "1,-1", "cruiser")
    table = turn(game, f"activate:{HERE}", "ship:0,-1:cruiser", "done")
    enact(table, until="action", seat=1)
    assert units_in(table, 0, SPACE) == {"cruiser": 1}
    assert not game.tactical.may_activate(0, Hex("0,0")).allowed


# -- green ---------------------------------------------------------------------------------------------------------------


def test_a_cruiser_takes_a_ground_force_and_a_dreadnought_another() -> None:
    game = having("stasis_capsules")
    put(game, 0, "1,-1", "cruiser, dreadnought")
    held(game, 0, "vefut_ii", "3 ground_force, mechanized_unit")
    table = turn(game, f"activate:{HERE}", "ship:1,-1:cruiser", "load:planet:vefut_ii:ground_force")
    assert not [key for key in offers(table, 0) if key.startswith("load:")]
    enact(table, "ship:1,-1:dreadnought", "load:planet:vefut_ii:ground_force", "done")
    assert units_in(table, 0, "planet:vefut_ii") == {"ground_force": 1, "mechanized_unit": 1}


def test_gen_synthesis_promotes_two_after_a_won_attack() -> None:
    game = having("gen_synthesis")
    put(game, 0, HERE, "carrier")
    put(game, 0, "thibah", "3 ground_force")
    held(game, 1, "thibah", "ground_force")
    table = acting(game, HERE, "invasion.begin", "production.begin", dice=[10, 10, 10, 1])
    refuse(table)
    assert units_in(table, 0, "planet:thibah") == {"ground_force": 1, "shock_troop": 2}


def test_animators_roll_for_both_sides_and_only_for_attackers() -> None:
    game = having("dacxive_animators")
    table = refuse(landed(game, "3 ground_force", "2 ground_force", dice=[10, 10, 1, 10, 1, 6, 6, 5]))
    assert [len(faces) for purpose, _, faces, needed in rolls(table, 0) if needed == 6 and purpose != "invasion"] == [3]
    assert sum(units_in(table, 0, "planet:thibah").values()) == 2 + 2
    game = having("dacxive_animators", seat=1)
    table = refuse(landed(game, "ground_force", "2 ground_force", dice=[10, 10, 10, 6, 6, 6]))
    assert sum(units_in(table, 1, "planet:thibah").values()) == 1


def test_metabolism_exchanges_a_card_at_the_very_end() -> None:
    game = having("hyper_metabolism", seats=3)
    cards = harmless(game.action_cards)
    game.player(0).action_cards = [*map(CardId, cards[:1])]
    game.state.action_deck.bag = [*map(CardId, cards[1:2])]
    game.state.phase = "status"
    table = play(game, Step("status_phase.end"))
    assert "no" in offers(table, 0) or "keep" in offers(table, 0)
    assert game.status_phase.counters(0) == game.status_phase.counters(1) + 1


def test_bacteria_spare_the_attacker_and_ignore_shields() -> None:
    game = having("x_89_bacterial_weapon")
    put(game, 0, HERE, "dreadnought")
    put(game, 0, "thibah", "2 ground_force")
    held(game, 1, "thibah", "2 ground_force, 2 pds")
    table = acting(game, HERE, "bombardment.begin", dice=[3, 3])
    say(table, 0, next(key for key in offers(table, 0) if key.startswith("use:")))
    enact(table, "exhaust:jord")
    assert "ground_force" not in units_in(table, 1, "planet:thibah")
    assert units_in(table, 0, "planet:thibah") == {"ground_force": 2}


def test_half_the_cards_rounded_down_so_one_card_is_kept() -> None:
    game = having("x_89_bacterial_weapon")
    game.player(0).action_cards = harmless(game.action_cards)[:1]
    put(game, 0, HERE, "dreadnought")
    held(game, 1, "thibah", "ground_force")
    table = acting(game, HERE, "bombardment.begin", dice=[3])
    say(table, 0, next(key for key in offers(table, 0) if key.startswith("use:")))
    enact(table, "lose:jord")
    assert len(game_of(table).player(0).action_cards) == 1
    assert owner(table, "jord") == -1


def test_motivators_and_cybernetics() -> None:
    game = having("neural_motivator", "cybernetics", seats=3)
    game.state.action_deck.bag = harmless(game.action_cards)[:6]
    table = refuse(play(game, Step("status_phase.cards_and_counters", 0), Step("status_phase.cards_and_counters", 1)))
    hands = [len(player.action_cards) for player in game_of(table).state.players]
    assert hands[0] == hands[1] + 1
    assert game.combat.value(Firing(0, "fighter", "battle", Hex(HERE))) == 8


def test_xenopsychology_adds_three_votes() -> None:
    plain, game = new_game(SA, 3), having("xenopsychology", seats=3)
    assert game.politics.votes(0) == plain.politics.votes(0) + 3
