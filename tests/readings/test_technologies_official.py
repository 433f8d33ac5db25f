"""The technologies of the official game, read a second time."""

from __future__ import annotations

import pytest
from leading import acting
from races.racing import HERE, HOME, battle, landed, race_game, rolls, units_in
from readings.reading import SPACE, actions, broke, enact, ever, goods, held, owner, refuse, turn, wide
from strategic import exhaust, harmless, holding, uses
from tables import asks, game_of, new_game, offers, play, put, say
from trial import give

from mecatol.core.hexes import Border, Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import Firing
from mecatol.rules.naming import unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.state import Agreement, CardId, Mine, Place, PlanetId

OFFICIAL = "official -tactical_retreats"


def having(*technologies: str, seat: int = 0, tiles: dict[str, str] | None = None, seats: int = 2) -> Game:
    """A game in which a player has technologies; nobody has a race's abilities."""
    game = wide(new_game(OFFICIAL, seats, tiles))
    give(game, seat, *technologies)
    return game


def produce(game: Game, where: str = HOME) -> Table:
    """The first player is about to produce in a Tactical Action."""
    acting(game, where)
    return play(game, Step("production.produce_units", 0, where))


# -- red -----------------------------------------------------------------------------------------------------------------


def test_lasers_in_battles_and_barrages() -> None:
    table = battle(having("hylar_v_assault_laser"), "destroyer, cruiser", "carrier, 3 fighter", dice=[1] * 60)
    needed = {(purpose, kind): needed for purpose, kind, _, needed in rolls(table, 0)}
    assert (needed["barrage", "destroyer"], needed["battle", "destroyer"], needed["battle", "cruiser"]) == (8, 8, 6)


def test_deep_space_cannons_never_through_wormholes() -> None:
    game = having("deep_space_cannon", seat=1, tiles={HERE: "lodor", "-1,1": "quann", "-1,0": "wormhole_a"})
    put(game, 0, "-1,0", "2 cruiser")
    held(game, 1, "lodor", "pds, ground_force")
    assert not ever(acting(game, "-1,0", "space_cannon.fire"), "space_cannon", 1)
    put(game, 0, "1,-1", "cruiser")
    table = acting(game, "1,-1", "space_cannon.fire")
    assert ever(table, "space_cannon", 1)


def test_the_grid_helps_pds_in_the_landing_too() -> None:
    game = having("magen_defense_grid", seat=1)
    table = landed(game, "3 ground_force", "ground_force, pds", dice=[1] * 40)
    needed = {(purpose, kind): needed for purpose, kind, _, needed in rolls(table, 1)}
    assert needed["invasion", "ground_force"] == 7
    assert game.combat.value(Firing(1, "pds", "invasion_defence", Hex(HERE), PlanetId("thibah"), 0)) == 5


def test_each_dreadnought_fires_one_shot_first_as_defender_too() -> None:
    game = having("assault_cannon", seat=1)
    table = battle(game, "2 cruiser", "2 dreadnought, cruiser", dice=[5, 5])
    assert [(kind, len(faces)) for purpose, kind, faces, _ in rolls(table, 1) if purpose == "precombat"] == [("dreadnought", 2)]
    assert units_in(refuse(table), 0, SPACE) == {}


def test_fighters_invade_only_beside_a_landed_ground_force_and_return() -> None:
    game = having("graviton_negator")
    put(game, 0, HERE, "carrier, 3 fighter")
    held(game, 1, "thibah", "ground_force")
    assert not ever(acting(game, HERE, "invasion.begin"), "join_invasion")
    game = having("graviton_negator")
    put(game, 0, HERE, "carrier, 3 fighter")
    put(game, 0, "thibah", "ground_force")
    held(game, 1, "thibah", "2 ground_force")
    table = acting(game, HERE, "invasion.begin", dice=[10, 10, 10, 10, 1, 1])
    enact(table, "3")
    refuse(table)
    assert units_in(table, 0, SPACE) == {"carrier": 1, "fighter": 3}
    assert owner(table, "thibah") == 0


def test_fighters_alone_left_do_not_hold_a_planet() -> None:
    game = having("graviton_negator")
    put(game, 0, HERE, "carrier, 3 fighter")
    put(game, 0, "thibah", "ground_force")
    held(game, 1, "thibah", "2 ground_force")
    table = acting(game, HERE, "invasion.begin", dice=[1, 10, 10, 1, 10, 1])
    enact(table, "3")
    refuse(table)
    assert (owner(table, "thibah") == 0) == bool(units_in(table, 0, "planet:thibah"))


def test_turrets_roll_three_dice_at_seven() -> None:
    table = battle(having("automated_defense_turrets"), "2 destroyer", "carrier, 3 fighter", dice=[1] * 60)
    assert [(len(faces), needed) for purpose, _, faces, needed in rolls(table, 0) if purpose == "barrage"] == [(6, 7)]


def test_duranium_repairs_one_unit_a_round_and_machines_on_planets() -> None:
    game = having("duranium_armor")
    table = battle(game, "2 dreadnought*1", "cruiser", dice=[1] * 60)
    assert asks(table, 0) == "after_round"
    say(table, 0, next(key for key in offers(table, 0) if key.startswith("use:")))
    damage = sorted(g.damage for g in game_of(table).board.units(0, Place(SPACE)))
    assert damage == [0, 1]
    game = having("duranium_armor")
    table = landed(game, "mechanized_unit*1, ground_force", "4 ground_force", dice=[1] * 60)
    assert asks(table, 0) == "after_round"


# -- green ---------------------------------------------------------------------------------------------------------------


def test_a_cruiser_carries_a_ground_force_into_battle() -> None:
    game = having("stasis_capsules")
    put(game, 0, "1,-1", "cruiser")
    held(game, 0, "vefut_ii", "2 ground_force")
    table = turn(game, f"activate:{HERE}", "ship:1,-1:cruiser", "load:planet:vefut_ii:ground_force")
    assert not [key for key in offers(table, 0) if key.startswith("load:")]


def test_those_who_fall_at_home_fight_on() -> None:
    game = having("gen_synthesis", seat=1)
    home = game.board.home_planets(1)[0].id
    hex_ = str(game.board.home(1))
    put(game, 0, hex_, "carrier")
    put(game, 0, home, "ground_force")
    put(game, 1, home, "ground_force")
    table = acting(game, hex_, "invasion.begin", dice=[8, 1, 5, 1, 8])
    enact(table, home, seat=1)
    refuse(table)
    assert owner(table, home) == 1


def test_nobody_returns_without_a_home_planet() -> None:
    game = having("gen_synthesis", seat=1)
    for planet in game.board.home_planets(1):
        held(game, 0, planet.id)
    table = refuse(landed(game, "2 ground_force", "ground_force", dice=[10, 10, 1, 10, 10]))
    assert game_of(table).board.on_board(1, "ground_force") == 0


def test_returned_units_are_not_killed_for_animators() -> None:
    game = having("dacxive_animators")
    give(game, 1, "gen_synthesis")
    table = refuse(landed(game, "2 ground_force", "2 ground_force", dice=[10, 10, 1, 1, 10, 1, 10, 10]))
    raised = [len(faces) for purpose, _, faces, _ in rolls(table, 0) if purpose == "dacxive_animators"]
    assert raised == [1]


def test_defenders_who_win_animate_too() -> None:
    game = having("dacxive_animators", seat=1)
    table = refuse(landed(game, "ground_force", "2 ground_force", dice=[1, 9, 9, 6]))
    assert units_in(table, 1, "planet:thibah") == {"ground_force": 3}


def test_bacteria_with_an_empty_hand_by_a_war_sun() -> None:
    game = having("x_89_bacterial_weapon")
    put(game, 0, HERE, "war_sun, cruiser")
    put(game, 0, "thibah", "ground_force")
    held(game, 1, "thibah", "5 ground_force, 2 pds")
    table = acting(game, HERE, "bombardment.begin")
    keys = [key for key in offers(table, 0) if key.startswith("use:")]
    assert len(keys) == 1
    say(table, 0, keys[0])
    assert units_in(table, 1, "planet:thibah") == {"pds": 2}


def test_a_card_is_exchanged_before_cards_are_drawn_or_not() -> None:
    game = having("hyper_metabolism", seats=3)
    cards = harmless(game.action_cards)
    game.player(0).action_cards = [*map(CardId, cards[:1])]
    game.state.action_deck.bag = [*map(CardId, cards[1:2])]
    game.state.phase = "status"
    table = refuse(play(game, Step("status_phase.before_cards")))
    assert game_of(table).player(0).action_cards == cards[:1]


@pytest.mark.parametrize(("goods_", "bought"), [(3, False), (4, True)])
def test_neural_computing_lowers_the_secondary_by_two(goods_: int, bought: bool) -> None:
    game = holding("official", {"technology_ii": 0})
    give(game, 1, "neural_computing")
    exhaust(game, 1, goods=goods_)
    assert game.strategy_cards.may_use(1, "technology_ii").allowed == bought
    if bought:
        table = enact(uses(game, "technology_ii", 1), "use", "antimass_deflectors", seat=1)
        assert goods(table, 1) == 0


def test_motivators_draw_two() -> None:
    game = having("neural_motivator", seats=3)
    game.state.action_deck.bag = harmless(game.action_cards)[:6]
    table = refuse(play(game, Step("status_phase.cards_and_counters", 0)))
    assert len(game_of(table).player(0).action_cards) == 2


# -- blue ----------------------------------------------------------------------------------------------------------------


def test_ships_pass_asteroids_and_enemies_with_what_they_need() -> None:
    game = having("antimass_deflectors", tiles={"0,0": "asteroid_field_base"})
    put(game, 0, "0,-1", "cruiser")
    put(game, 1, "1,-1", "cruiser")
    table = turn(game, f"activate:{HERE}", "ship:0,-1:cruiser", "done")
    enact(table, until="action", seat=1)
    assert units_in(table, 0, SPACE) == {"cruiser": 1}
    assert not game.tactical.may_activate(0, Hex("0,0")).allowed


def test_nothing_is_picked_up_among_enemies_on_the_way() -> None:
    game = having("light_wave_deflector")
    put(game, 0, HOME, "carrier")
    give(game, 0, "xrd_transporters")
    held(game, 0, "wellon", "2 ground_force")
    put(game, 1, "0,-1", "cruiser")
    table = turn(game, "activate:0,0", f"ship:{HOME}:carrier")
    assert not [key for key in offers(table, 0) if key.startswith("load:planet:wellon")]


def test_advanced_fighters_block_the_way_and_are_passed_by_deflected_ships() -> None:
    for technology, passes in (((), False), (("light_wave_deflector",), True)):
        game = having("advanced_fighters", seat=1)
        give(game, 0, *technology)
        put(game, 0, "0,-1", "cruiser")
        for hex_ in ("0,0", "1,-1"):
            put(game, 1, hex_, "fighter")
        assert bool(game.movement.reachable(0, "cruiser", Hex("0,-1"), Hex(HERE))) == passes


def test_a_second_tactical_action_may_be_declined_and_needs_a_counter() -> None:
    game = having("fleet_logistics")
    table = turn(game, "activate:0,0", until="second_action")
    enact(table, "no")
    assert asks(table, 1) == "action"
    game = having("fleet_logistics")
    game.player(0).pool = 1
    table = turn(game, "activate:0,0")
    assert not ever(table, "second_action")


def test_jets_lower_mines_and_shots() -> None:
    game = having("maneuvering_jets")
    held(game, 1, "thibah", "pds, ground_force")
    put(game, 0, HERE, "cruiser")
    table = acting(game, HERE, "space_cannon.fire", dice=[6])
    enact(table, "fire:0", seat=1)
    assert units_in(table, 0, SPACE) == {"cruiser": 1}
    game = having("maneuvering_jets")
    put(game, 0, "1,-1", "cruiser")
    game.state.mines = [Mine(Border(HERE), 1)]
    table = play(game, Step("action_phase.turn", 0), dice=[9])
    enact(table, f"activate:{HERE}", "ship:1,-1:cruiser", "done")
    enact(table, until="action", seat=1)
    assert units_in(table, 0, SPACE) == {"cruiser": 1}


def test_gravity_drive_needs_another_mouth_or_rift_next_door() -> None:
    game = having("gravity_drive", tiles={HERE: "lodor", "-1,1": "gravity_rift"})
    assert game.routes.allowance(0, "cruiser", Hex(HERE)) == 2  # the only A wormhole
    assert game.routes.allowance(0, "cruiser", Hex("1,-1")) == 3  # next to it
    assert game.routes.allowance(0, "cruiser", Hex("-1,1")) == 2  # in the rift
    assert game.routes.allowance(0, "cruiser", Hex("-1,0")) == 3
    game = having("gravity_drive", tiles={HERE: "lodor", "-1,0": "wormhole_a"})
    assert game.routes.allowance(0, "cruiser", Hex(HERE)) == 3


# -- yellow --------------------------------------------------------------------------------------------------------------


def test_one_resource_a_dock_for_its_own_units_only() -> None:
    game = having("sarween_tools")
    held(game, 0, "arnor", "space_dock")
    held(game, 0, "lor", "space_dock")
    broke(game)
    table = produce(game, "1,1")
    builds = [key for key in offers(table, 0) if key.startswith("build:")]
    assert not [key for key in builds if "cruiser" in key]  # two from one dock
    assert [key for key in builds if "destroyer" in key]


def test_one_good_more_for_each_agreement() -> None:
    game = having("micro_technology", seats=3)
    game.state.agreements = [Agreement((0, 1), (0, 0)), Agreement((0, 2), (1, 0)), Agreement((1, 2), (1, 1))]
    assert game.trade.income(0) == sum(game.trade.received(0, a) for a in game.state.agreements[:2]) + 2


def test_a_planet_claimed_arrives_refreshed_by_force_too() -> None:
    table = refuse(landed(having("nano_technology"), "2 ground_force", "ground_force", dice=[10, 10, 1]))
    assert not game_of(table).board.planet(PlanetId("thibah")).exhausted


def test_ships_are_not_built_into_systems_of_others_or_unactivated_ones() -> None:
    game = having("integrated_economy")
    put(game, 0, "jord", "space_dock")
    game.player(0).trade_goods = 9
    game.board.lay_counter(0, Hex("0,-1"), "pool")
    game.board.lay_counter(0, Hex("1,-2"), "pool")
    put(game, 1, "1,-2", "cruiser")
    held(game, 0, "wellon")
    table = produce(game)
    keys = offers(table, 0)
    assert "build:cruiser@system:0,-1" in keys
    assert "build:ground_force@planet:wellon" in keys
    assert not [key for key in keys if "1,-2" in key]


def test_a_missed_shot_is_rolled_again_once() -> None:
    game = having("graviton_laser_system", seat=1)
    held(game, 1, "thibah", "2 pds, ground_force")
    put(game, 0, HERE, "3 cruiser")
    table = acting(game, HERE, "space_cannon.fire", dice=[1, 10, 1])
    enact(table, "fire:0", seat=1)
    refuse(table)
    assert sum(len(faces) for purpose, _, faces, _ in rolls(table, 1)) == 3
    assert units_in(table, 0, SPACE) == {"cruiser": 2}


def test_four_ground_forces_between_activated_systems() -> None:
    game = having("transit_diodes")
    held(game, 0, "thibah", "")
    put(game, 0, "jord", "6 ground_force, mechanized_unit")
    game.board.lay_counter(0, Hex(HOME), "pool")
    table = turn(game, "transit_diodes")
    assert not [key for key in offers(table, 0) if "mechanized" in key]
    enact(table, "ground_force", "ground_force", "done")
    assert units_in(table, 0, "planet:thibah") == {"ground_force": 2}
    assert "transit_diodes" in actions(game_of(table))


def test_transfabrication_funds_a_new_dock() -> None:
    game = broke(having("transfabrication"))
    game.state.round = 2
    held(game, 0, "thibah", "ground_force")
    broke(game)
    put(game, 0, HERE, "4 destroyer, fighter, carrier")
    table = turn(game, f"activate:{HERE}", until="production_begins")
    for _ in range(4):
        say(table, 0, next(key for key in offers(table, 0) if "destroyer" in key))
    assert goods(table) == 4
    enact(table, "pass", "planet:thibah")
    assert units_in(table, 0, "planet:thibah") == {"ground_force": 1, "space_dock": 1}


def test_scuttled_units_are_not_built_again_in_the_same_round() -> None:
    game = having("transfabrication")
    put(game, 0, "jord", "space_dock")
    put(game, 0, HERE, "flagship")
    game.player(0).trade_goods = 20
    acting(game, HOME)
    table = enact(play(game, Step("production.begin", 0, HOME)), f"flagship@{SPACE}", until="produce")
    assert goods(table) == 21
    assert "build:flagship" not in offers(table, 0)


def test_enviro_and_war_suns() -> None:
    game = having("enviro_compensator", "war_sun")
    put(game, 0, "jord", "space_dock")
    game.player(0).trade_goods = 20
    table = produce(game)
    assert "build:war_sun" in offers(table, 0)
    say(table, 0, *["build:ground_force"] * 7)
    assert "build:ground_force" not in offers(table, 0)


def test_carriers_cruisers_and_dreadnoughts_are_faster() -> None:
    game, plain = having("xrd_transporters", "type_iv_drive"), new_game(OFFICIAL)
    kinds = ("dreadnought", "cruiser", "carrier", "destroyer", "flagship")
    more = [
        game.routes.allowance(0, unit_kind(kind), Hex(HERE)) - plain.routes.allowance(0, unit_kind(kind), Hex(HERE))
        for kind in kinds
    ]
    assert more == [1, 1, 1, 0, 0]


def test_cybernetics_on_every_roll_of_fighters() -> None:
    table = battle(having("cybernetics"), "carrier, 2 fighter", "carrier, 2 fighter", dice=[1] * 60)
    assert next(needed for _, kind, _, needed in rolls(table, 0) if kind == "fighter") == 8
    assert next(needed for _, kind, _, needed in rolls(table, 1) if kind == "fighter") == 9


def test_a_second_action_that_is_cut_short_does_not_cost_the_next_one() -> None:
    game = wide(race_game(OFFICIAL, "sol", "xxcha"))
    give(game, 0, "fleet_logistics")
    game.begin_effect("diplomats", 1, "technology")
    game.player(0).pool = 6
    game.state.round = 3
    held(game, 1, "thibah", "ground_force")
    put(game, 1, HERE, "cruiser")
    table = turn(game, "activate:0,0", until="second_action")
    say(table, 0, f"activate:{HERE}")
    enact(table, ":turn_away", seat=1)
    enact(table, until="action", seat=1)
    say(table, 1, "pass")
    enact(table, "activate:0,1", until="second_action")
