"""The Ghosts of Creuss, read a second time."""

from __future__ import annotations

import pytest
from races.racing import HERE, battle, offered, race_game, rolls, units_in, use
from readings.reading import SPACE, enact, ever, held, refuse, turn, wide
from tables import game_of, offers, play, put, say

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step

BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])
ALPHA, BETA = "0,-1", "0,1"
TILES = {ALPHA: "wormhole_a", BETA: "wormhole_b"}
GATE = {HERE: "lodor"}  # a planet with an A wormhole


@BOTH
@pytest.mark.content("sa17:ability/creuss_wormhole_kinship", "official:ability/creuss_wormhole_kinship")
def test_a_dreadnought_flies_from_a_to_b(ruleset: str) -> None:
    for race, flies in (("creuss", True), ("sol", False)):
        game = wide(race_game(ruleset, race, tiles=TILES))
        put(game, 0, ALPHA, "dreadnought")
        table = turn(game, f"activate:{BETA}")
        assert bool([key for key in offers(table, 0) if key.startswith(f"ship:{ALPHA}:dreadnought")]) == flies


@BOTH
@pytest.mark.content("sa17:ability/creuss_closed_gates", "official:ability/creuss_closed_gates")
def test_gates_are_closed_only_where_they_control(ruleset: str) -> None:
    tiles = {ALPHA: "wormhole_a", HERE: "lodor", "1,-1": "supernova_base", "0,0": "supernova_base"}
    game = wide(race_game(ruleset, "sol", "creuss", tiles=tiles))
    put(game, 0, ALPHA, "dreadnought")
    assert game.movement.reachable(0, "dreadnought", Hex(ALPHA), Hex(HERE))
    held(game, 1, "lodor", "ground_force")
    put(game, 1, HERE, "cruiser")
    assert not game.movement.reachable(0, "dreadnought", Hex(ALPHA), Hex(HERE))


@BOTH
@pytest.mark.content("sa17:upgrade/dimensional_splicer", "official:upgrade/dimensional_splicer")
def test_a_hit_at_the_start_of_a_battle_beside_a_wormhole_defending_too(ruleset: str) -> None:
    game = wide(race_game(ruleset, "sol", "creuss", tiles=GATE))
    game.begin_effect("dimensional_splicer", 1, "upgrade")
    table = battle(game, "carrier, cruiser, fighter", "destroyer", dice=[1] * 60)
    aims = offered(table, 1)
    assert len(aims) == 3
    use(table, 1, next(key for key in aims if "carrier" in key))
    assert "carrier" not in units_in(table, 0, SPACE)
    assert not [key for key in offered(table, 1) if "cruiser" in key]


@BOTH
@pytest.mark.content("sa17:upgrade/dimensional_splicer", "official:upgrade/dimensional_splicer")
def test_no_splicing_without_a_wormhole_and_the_target_may_sustain(ruleset: str) -> None:
    game = wide(race_game(ruleset, "creuss", upgrades=["dimensional_splicer"]))
    assert not offered(battle(game, "destroyer", "dreadnought", dice=[1] * 60), 0)
    game = wide(race_game(ruleset, "creuss", upgrades=["dimensional_splicer"], tiles=GATE))
    table = battle(game, "destroyer", "dreadnought, cruiser", dice=[1] * 60)
    use(table, 0, next(key for key in offered(table, 0) if "dreadnought" in key))
    assert "sustain:dreadnought" in offers(table, 1)
    assert not [key for key in offers(table, 1) if "cruiser" in key]


@BOTH
@pytest.mark.content("sa17:upgrade/slave_wormhole_generator", "official:upgrade/slave_wormhole_generator")
def test_the_token_is_laid_moved_or_left(ruleset: str) -> None:
    game = wide(race_game(ruleset, "creuss", "sol", upgrades=["slave_wormhole_generator"]))
    put(game, 1, HERE, "cruiser")
    held(game, 0, "vefut_ii", "ground_force")
    table = play(game, Step("status_phase.start"))
    places = [key.partition("@")[2] for key in offers(table, 0)]
    assert HERE not in places  # somebody else is there
    assert "0,-2" not in places  # nor homes
    assert "0,2" not in places
    say(table, 0, "A@1,-1")
    assert game_of(table).galaxy.wormholes(Hex("1,-1")) == ("A",)
    again = play(game_of(table), Step("status_phase.start"))
    assert ever(again, "wormhole_token")
    say(again, 0, "B@0,0")
    assert game_of(again).galaxy.wormholes(Hex("1,-1")) == ()
    assert game_of(again).galaxy.wormholes(Hex("0,0")) == ("B",)
    third = enact(play(game_of(again), Step("status_phase.start")), "no")
    assert game_of(third).galaxy.wormholes(Hex("0,0")) == ("B",)


@pytest.mark.content("sa17:upgrade/rift_tempered_hulls")
def test_tempered_hulls_help_in_the_first_round_beside_a_wormhole() -> None:
    game = wide(race_game("sa17 -tactical_retreats", "creuss", upgrades=["rift_tempered_hulls"], tiles=GATE))
    table = battle(game, "cruiser", "dreadnought", dice=[1] * 60)
    assert [needed for purpose, kind, _, needed in rolls(table, 0) if purpose == "battle"][:2] == [6, 7]
    game = wide(race_game("sa17 -tactical_retreats", "creuss", upgrades=["rift_tempered_hulls"]))
    assert rolls(battle(game, "cruiser", "dreadnought", dice=[1] * 60), 0)[0][3] == 7


@BOTH
@pytest.mark.content("sa17:flagship/creuss", "official:flagship/creuss")
def test_ships_travel_to_the_flagship_from_the_gate(ruleset: str) -> None:
    game = wide(race_game(ruleset, "creuss", "sol", tiles={"0,-2": "hs_creuss_gate"}))
    put(game, 0, "0,-2", "dreadnought")
    put(game, 1, "0,-1", "cruiser")
    far = Hex("1,1")
    assert not game.movement.reachable(0, "dreadnought", Hex("0,-2"), far)
    put(game, 0, far, "flagship")
    assert game.movement.reachable(0, "dreadnought", Hex("0,-2"), far)
    put(game, 1, "0,-2", "dreadnought")
    assert not game.movement.reachable(1, "dreadnought", Hex("0,-2"), far)


@BOTH
@pytest.mark.content("sa17:flagship/creuss", "official:flagship/creuss")
def test_the_flagship_does_not_travel_by_its_own_wormhole(ruleset: str) -> None:
    game = wide(race_game(ruleset, "creuss", "sol", tiles={"0,-2": "hs_creuss_gate"}))
    put(game, 0, "1,1", "flagship, dreadnought")
    assert not game.movement.reachable(0, "flagship", Hex("1,1"), Hex("0,-2"))
    table = turn(game, "activate:0,-2")
    assert not [key for key in offers(table, 0) if "flagship" in key]
    assert [key for key in offers(table, 0) if "dreadnought" in key]
    refuse(enact(table, "done"))


@pytest.mark.content("sa17:ability/creuss_free_wormholes")
def test_ships_fly_through_wormholes_that_are_shut_to_others() -> None:
    for race, flies in (("creuss", True), ("sol", False)):
        game = wide(race_game("sa17", race, tiles={ALPHA: "wormhole_a", BETA: "lodor"}))
        game.begin_effect("shut_wormholes", -1, "law")
        put(game, 0, ALPHA, "dreadnought")
        table = turn(game, f"activate:{BETA}")
        assert bool([key for key in offers(table, 0) if key.startswith(f"ship:{ALPHA}:dreadnought")]) == flies


@BOTH
@pytest.mark.content("sa17:ability/creuss_free_wormholes", "official:ability/creuss_free_wormholes")
def test_enemy_ships_at_the_other_end_still_bar_the_way(ruleset: str) -> None:
    game = wide(race_game(ruleset, "creuss", "sol", tiles={ALPHA: "wormhole_a", "-1,2": "lodor"}))
    put(game, 0, ALPHA, "cruiser")
    put(game, 1, "-1,2", "cruiser")
    assert game.movement.reachable(0, "cruiser", Hex(ALPHA), Hex("-1,2"))
    assert not game.movement.reachable(0, "cruiser", Hex(ALPHA), Hex("0,2"))
