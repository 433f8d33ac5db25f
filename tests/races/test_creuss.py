"""The Ghosts of Creuss."""

from __future__ import annotations

import pytest
from races.racing import HERE, HOME, battle, offered, race_game, refuse, rolls, units_in, use
from tables import asks, game_of, hold, offers, play, put, say
from trial import also

from mecatol.core.decisions import ALLOWED
from mecatol.core.effects import ANY, SET, Behaviours, Effect
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.moments import MAY_TAKE_WORMHOLE, WORMHOLES, Travel, Wormhole
from mecatol.rules.official.game import Game
from mecatol.rules.state import Place

BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])
ALPHA, ALSO_ALPHA, BETA = "0,-1", "1,0", "0,1"
TILES = {ALPHA: "wormhole_a", ALSO_ALPHA: "lodor", BETA: "wormhole_b"}


@BOTH
@pytest.mark.rule("OFF-RAC-16", "OFF-FAQ-8")
@pytest.mark.content("sa17:ability/creuss_wormhole_kinship", "official:ability/creuss_wormhole_kinship")
def test_a_and_b_are_next_to_each_other_for_their_ships(ruleset: str) -> None:
    game = race_game(ruleset, "creuss", "sol", tiles=TILES)
    assert BETA in game.galaxy.movement_adjacent(0, Hex(ALPHA))
    assert BETA not in game.galaxy.movement_adjacent(1, Hex(ALPHA))
    assert BETA not in game.galaxy.adjacent(Hex(ALPHA))
    put(game, 0, ALPHA, "dreadnought")
    assert game.movement.reachable(0, "dreadnought", Hex(ALPHA), Hex(BETA))


def shut(game: Game) -> Game:
    """Something shuts all wormholes."""
    law = Behaviours("law")

    @law.modify("shut", WORMHOLES, ANY, SET)
    def closed(game: Game, effect: Effect, letters: tuple[str, ...], wormhole: Wormhole) -> tuple[str, ...]:
        return ()

    also(game, law)
    game.begin_effect("shut", -1, "law")
    return game


@BOTH
@pytest.mark.rule("OFF-RAC-16")
@pytest.mark.content("sa17:ability/creuss_free_wormholes", "official:ability/creuss_free_wormholes")
def test_shut_wormholes_are_open_to_them(ruleset: str) -> None:
    table = play(shut(race_game(ruleset, "creuss", "sol", tiles=TILES)), Step("action_phase.turn", 0))
    galaxy = game_of(table).galaxy
    assert ALSO_ALPHA in galaxy.movement_adjacent(0, Hex(ALPHA))
    assert BETA in galaxy.movement_adjacent(0, Hex(ALPHA))
    assert BETA not in galaxy.movement_adjacent(1, Hex(ALPHA))
    assert not galaxy.linked(Hex(ALPHA), Hex(ALSO_ALPHA), 1)


@pytest.mark.rule("OFF-RAC-16")
@pytest.mark.content("sa17:ability/creuss_free_wormholes")
@pytest.mark.parametrize("law", ["closing_the_wormholes", "closed_nexus"])
def test_laws_against_wormholes_do_not_bind_them(law: str) -> None:
    game = race_game("sa17", "creuss", "sol", tiles=TILES)
    game.begin_effect(law, -1, "law")
    frm = Hex("nexus") if law == "closed_nexus" else Hex(ALSO_ALPHA)
    ways = [Travel(seat, "cruiser", Hex("2,0"), frm, Hex(ALPHA), Hex(ALPHA)) for seat in (0, 1)]
    assert [game.fold(MAY_TAKE_WORMHOLE, ALLOWED, way).allowed for way in ways] == [True, False]


@BOTH
@pytest.mark.rule("OFF-RAC-16")
@pytest.mark.content("sa17:ability/creuss_closed_gates", "official:ability/creuss_closed_gates")
def test_nobody_else_comes_through_a_wormhole_into_their_systems(ruleset: str) -> None:
    tiles = {"2,-1": "wormhole_b", BETA: "quann"}  # far from each other, both with a B
    game = race_game(ruleset, "creuss", "sol", tiles=tiles)
    way = Travel(1, "cruiser", Hex("2,-1"), Hex("2,-1"), Hex(BETA), Hex(BETA))
    assert game.routes.may_enter(way).allowed
    hold(game, 0, "quann")
    put(game, 0, BETA, "cruiser")
    verdict = game.routes.may_enter(way)
    assert (verdict.allowed, verdict.clause) == (False, "OFF-RAC-16")
    border = Travel(1, "cruiser", Hex("0,2"), Hex("0,2"), Hex(BETA), Hex(BETA))
    assert game.routes.may_enter(border).allowed


def home_off_the_map(ruleset: str) -> Game:
    """The Creuss Gate lies in the galaxy, the home off it."""
    game = race_game(ruleset, "creuss", tiles={HOME: "hs_creuss_gate", "creuss_home": "hs_creuss"})
    game.player(0).home = Hex("creuss_home")
    hold(game, 0, "creuss")
    return game


@BOTH
@pytest.mark.rule("OFF-RAC-16")
def test_the_gate_leads_home_for_everybody(ruleset: str) -> None:
    game = home_off_the_map(ruleset)
    for seat in (0, 1):
        assert "creuss_home" in game.galaxy.movement_adjacent(seat, Hex(HOME))
    assert game.board.is_home(Hex(HOME))
    assert game.board.is_home(Hex("creuss_home"))


@BOTH
@pytest.mark.content("sa17:upgrade/dimensional_splicer", "official:upgrade/dimensional_splicer")
def test_the_splicer_strikes_a_ship_beside_a_wormhole(ruleset: str) -> None:
    game = race_game(f"{ruleset} -tactical_retreats", "creuss", upgrades=["dimensional_splicer"], tiles=TILES)
    table = battle(game, "cruiser", "carrier, cruiser", dice=[1] * 3)
    assert sorted(offered(table, 0)) == ["splice:carrier", "splice:cruiser"]
    use(table, 0, "splice:carrier")
    assert units_in(table, 1, f"system:{HERE}").get("carrier", 0) == 0
    assert not [key for key in offered(table, 0) if key.startswith("splice")]
    other = race_game(f"{ruleset} -tactical_retreats", "creuss", upgrades=["dimensional_splicer"])
    assert not offered(battle(other, "cruiser", "carrier", dice=[10, 1]), 0)


@BOTH
@pytest.mark.content("sa17:upgrade/slave_wormhole_generator", "official:upgrade/slave_wormhole_generator")
def test_a_wormhole_of_their_own_is_placed_and_moved(ruleset: str) -> None:
    game = race_game(ruleset, "creuss", upgrades=["slave_wormhole_generator"], tiles=TILES)
    put(game, 1, "1,-1", "cruiser")
    table = play(game, Step("status_phase.start"))
    assert asks(table, 0) == "wormhole_token"
    assert "A@0,0" in offers(table, 0)
    assert "A@1,-1" not in offers(table, 0)
    assert f"A@{HOME}" not in offers(table, 0)
    say(table, 0, "B@0,0")
    assert game_of(table).galaxy.linked(Hex("0,0"), Hex(BETA))
    table = play(game_of(table), Step("status_phase.start"))
    say(table, 0, "A@1,1")
    assert game_of(table).galaxy.linked(Hex("1,1"), Hex(ALPHA))
    assert game_of(table).galaxy.wormholes(Hex("0,0")) == ()
    table = say(play(game_of(table), Step("status_phase.start")), 0, "no")
    assert game_of(table).galaxy.wormholes(Hex("1,1")) == ("A",)


@pytest.mark.content("sa17:upgrade/rift_tempered_hulls")
def test_hulls_are_better_beside_a_wormhole_in_the_first_round() -> None:
    game = race_game("sa17 -tactical_retreats", "creuss", upgrades=["rift_tempered_hulls"], tiles=TILES)
    table = battle(game, "cruiser", "dreadnought", dice=[1] * 6)
    assert [needed for _, _, _, needed in rolls(table, 0)[:2]] == [6, 7]
    other = race_game("sa17 -tactical_retreats", "creuss", upgrades=["rift_tempered_hulls"])
    assert rolls(battle(other, "cruiser", "dreadnought", dice=[1] * 6), 0)[0][3] == 7


@BOTH
@pytest.mark.content("sa17:flagship/creuss", "official:flagship/creuss")
def test_their_ships_travel_by_the_wormhole_of_the_hil_colish(ruleset: str) -> None:
    game = home_off_the_map(ruleset)
    put(game, 0, "0,1", "flagship")
    put(game, 0, "creuss_home", "dreadnought")
    assert game.movement.reachable(0, "dreadnought", Hex("creuss_home"), Hex("0,1"))
    assert not game.movement.reachable(0, "flagship", Hex("0,1"), Hex("creuss_home"))
    assert not game.movement.reachable(0, "flagship", Hex("0,1"), Hex(HOME))
    assert "0,1" not in game.galaxy.movement_adjacent(1, Hex(HOME))
    put(game, 0, HOME, "flagship")  # by the gate's own wormhole it may go
    assert game.movement.reachable(0, "flagship", Hex(HOME), Hex("creuss_home"))


@BOTH
@pytest.mark.content("sa17:flagship/creuss", "official:flagship/creuss")
def test_other_ships_follow_the_hil_colish_to_where_it_moves(ruleset: str) -> None:
    game = home_off_the_map(ruleset)
    put(game, 0, "0,1", "flagship")
    put(game, 0, "creuss_home", "2 dreadnought")
    game.begin_scope("turn")
    table = play(game, Step("tactical.begin", 0, "0,0"))
    assert [key for key in offers(table, 0) if key.startswith("ship:")] == ["ship:0,1:flagship"]
    say(table, 0, "ship:0,1:flagship", "ship:creuss_home:dreadnought+wake", "done")
    refuse(table)
    assert units_in(table, 0, "system:0,0") == {"flagship": 1, "dreadnought": 1}
    assert units_in(table, 0, "system:creuss_home") == {"dreadnought": 1}


@BOTH
@pytest.mark.content("sa17:flagship/creuss", "official:flagship/creuss")
def test_the_wormhole_goes_where_the_hil_colish_goes(ruleset: str) -> None:
    game = home_off_the_map(ruleset)
    put(game, 0, "0,1", "flagship")
    assert "0,1" in game.galaxy.movement_adjacent(0, Hex("creuss_home"))
    before = game.state.copy()
    game.board.shift(0, Place("system:0,1"), Place("system:0,0"), game.board.units(0, Place("system:0,1")))
    assert "0,1" not in game.galaxy.movement_adjacent(0, Hex("creuss_home"))
    assert "0,0" in game.galaxy.movement_adjacent(0, Hex("creuss_home"))
    game.play_from(before)
    assert "0,1" in game.galaxy.movement_adjacent(0, Hex("creuss_home"))
    assert "0,0" not in game.galaxy.movement_adjacent(0, Hex("creuss_home"))


@pytest.mark.rule("OFF-FAQ-8")
def test_the_keeper_of_gates_needs_no_ship_at_their_own_wormhole() -> None:
    tiles = TILES | {HOME: "hs_creuss_gate", "creuss_home": "hs_creuss"}
    game = race_game("official", "creuss", "sol", tiles=tiles)
    put(game, 0, ALPHA, "cruiser")
    assert not game.objectives.qualifies(0, "keeper_of_gates")
    put(game, 0, BETA, "cruiser")
    put(game, 0, ALSO_ALPHA, "cruiser")
    assert game.objectives.qualifies(0, "keeper_of_gates")
