"""The Embers of Muaat, read a second time."""

from __future__ import annotations

import pytest
from leading import acting
from races.racing import HERE, HOME, race_game, rolls, units_in
from readings.reading import SPACE, actions, broke, enact, held, refuse, turn, wide
from tables import asks, game_of, hold, offers, play, put
from trial import give

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step

BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])


@BOTH
@pytest.mark.content("sa17:ability/muaat_forge", "official:ability/muaat_forge")
def test_a_destroyer_beside_a_war_sun_for_nothing(ruleset: str) -> None:
    game = broke(wide(race_game(ruleset, "muaat")))
    put(game, 0, HERE, "war_sun")
    table = turn(game, "forge", f"destroyer@{HERE}")
    assert units_in(table, 0, SPACE) == {"war_sun": 1, "destroyer": 1}
    assert game_of(table).player(0).strategy == 1
    assert game_of(table).player(0).trade_goods == 0
    poor = wide(race_game(ruleset, "muaat"))
    put(poor, 0, HERE, "war_sun")
    poor.player(0).strategy = 0
    assert "forge" not in actions(poor)


@BOTH
@pytest.mark.content("sa17:ability/muaat_supernova_transit", "official:ability/muaat_supernova_transit")
def test_a_ship_flies_through_a_supernova(ruleset: str) -> None:
    for race, through in (("muaat", True), ("sol", False)):
        game = wide(race_game(ruleset, race, tiles={"0,0": "supernova_base"}))
        for hex_ in ("1,-1", "-1,0", "-1,1", "0,1"):
            put(game, 1, hex_, "cruiser")
        put(game, 0, "0,-1", "cruiser")
        assert bool(game.movement.reachable(0, "cruiser", Hex("0,-1"), Hex(HERE))) == through


@pytest.mark.content("official:ability/muaat_war_sun_speed")
def test_officially_their_war_suns_bombard_with_three_dice() -> None:
    game = wide(race_game("official", "muaat"))
    put(game, 0, HERE, "war_sun")
    put(game, 0, "thibah", "ground_force")
    held(game, 1, "thibah", "5 ground_force")
    table = acting(game, HERE, "bombardment.begin", dice=[1] * 9)
    while asks(table, 0) == "bombardment":
        enact(table, next((key for key in offers(table, 0) if key != "done"), "done"))
    assert sum(len(faces) for purpose, kind, faces, _ in rolls(table, 0) if kind == "war_sun") == 3


@BOTH
@pytest.mark.content("sa17:upgrade/magmus_reactor", "official:upgrade/magmus_reactor")
def test_a_war_sun_for_ten(ruleset: str) -> None:
    game = broke(wide(race_game(ruleset, "muaat", upgrades=["magmus_reactor"])), goods=10)
    give(game, 0, "war_sun")
    put(game, 0, "jord", "space_dock")
    table = refuse(enact(play(game, Step("production.produce_units", 0, HOME)), "build:war_sun", "done"))
    assert units_in(table, 0, f"system:{HOME}") == {"war_sun": 1}
    assert game.routes.allowance(0, "war_sun", Hex(HERE)) == 2
    give(game, 0, "deep_space_cannon")
    assert game.routes.allowance(0, "war_sun", Hex(HERE)) == 3


@BOTH
@pytest.mark.content("sa17:upgrade/nova_seed", "official:upgrade/nova_seed")
def test_neither_mecatol_nor_homes_burn_and_the_system_must_be_controlled(ruleset: str) -> None:
    game = wide(race_game(ruleset, "muaat", upgrades=["nova_seed"]))
    held(game, 0, "mecatol_rex", "ground_force")
    put(game, 0, "0,0", "cruiser")
    put(game, 0, HOME, "cruiser")
    hold(game, 0, "jord")
    assert "nova_seed" not in actions(game)
    held(game, 0, "arnor", "ground_force")  # but not Lor
    put(game, 0, "1,1", "cruiser")
    assert "nova_seed" not in actions(game)
    held(game, 0, "lor", "ground_force")
    assert "nova_seed" in actions(game)


@BOTH
@pytest.mark.content("sa17:upgrade/nova_seed", "official:upgrade/nova_seed")
def test_ships_in_the_new_supernova_leave_and_do_not_return(ruleset: str) -> None:
    game = wide(race_game(ruleset, "muaat", upgrades=["nova_seed"]))
    held(game, 0, "thibah", "ground_force")
    put(game, 0, HERE, "2 cruiser")
    table = turn(game, "nova_seed")
    after = game_of(table)
    assert after.movement.reachable(0, "cruiser", Hex(HERE), Hex("1,-1"))
    put(after, 0, "1,-1", "cruiser")
    assert not after.tactical.may_activate(0, Hex(HERE)).allowed or not after.movement.reachable(
        0, "cruiser", Hex("1,-1"), Hex(HERE)
    )


@pytest.mark.content("sa17:upgrade/magma_obliterator")
def test_one_of_two_war_suns_throws_two_dice_more() -> None:
    game = wide(race_game("sa17", "muaat", upgrades=["magma_obliterator"]))
    put(game, 0, HERE, "2 war_sun")
    held(game, 1, "thibah", "9 ground_force")
    table = acting(game, HERE, "bombardment.begin", dice=[1] * 9)
    while asks(table, 0) == "bombardment":
        enact(table, next((key for key in offers(table, 0) if key != "done"), "done"))
    assert sum(len(faces) for purpose, kind, faces, _ in rolls(table, 0) if kind == "war_sun") == 1 + 1 + 2


@BOTH
@pytest.mark.content("sa17:flagship/muaat", "official:flagship/muaat")
def test_the_inferno_needs_a_counter(ruleset: str) -> None:
    game = wide(race_game(ruleset, "muaat"))
    put(game, 0, HERE, "flagship")
    game.player(0).strategy = 0
    assert not [key for key in actions(game) if "cruiser" in key]
    game.player(0).strategy = 1
    table = turn(game, f"cruiser@{HERE}")
    assert units_in(table, 0, SPACE) == {"flagship": 1, "cruiser": 1}


@pytest.mark.rule("SAES-RAC-06")
@pytest.mark.content("sa17:ability/muaat_slow_war_suns")
@pytest.mark.parametrize(("also", "dice"), [((), 1), (("deep_space_cannon",), 3)])
def test_a_slow_war_sun_bombards_with_one_die(also: tuple[str, ...], dice: int) -> None:
    game = wide(race_game("sa17", "muaat"))
    give(game, 0, "war_sun", *also)
    put(game, 0, HERE, "war_sun")
    held(game, 1, "thibah", "9 ground_force")
    table = acting(game, HERE, "bombardment.begin", dice=[1] * 9)
    while asks(table, 0) == "bombardment":
        enact(table, next((key for key in offers(table, 0) if key != "done"), "done"))
    assert sum(len(faces) for _, kind, faces, _ in rolls(table, 0) if kind == "war_sun") == dice
