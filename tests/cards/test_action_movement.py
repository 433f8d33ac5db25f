"""Action Cards played when ships have moved, in mines, and around space cannons."""

from __future__ import annotations

import pytest
from skirmish import deal, ships, until
from tables import asks, game_of, hold, new_game, offers, play, put, say, told, units

from mecatol.core.hexes import Hex, border
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.naming import in_system
from mecatol.rules.official.game import Game
from mecatol.rules.state import EXHAUSTED, Action, Leader, Mine, Place, PlanetId

HOME = Hex("0,-2")  # of seat 0
NORTH = Hex("0,-1")  # Wellon, next to it


def setting(tile: str = "wellon", **hands: str) -> Game:
    """Seat 0 has ships at home and is about to move into the system next to it."""
    game = new_game("sa17 -tactical_retreats", 3, tiles={NORTH: tile})
    for player in game.state.players:
        player.fleet = 6
    game.begin_scope("turn")
    game.begin_scope("action")
    game.state.action = Action(0, "tactical", NORTH)
    game.board.lay_counter(0, NORTH, "pool")
    return deal(game, **hands)


def sail(game: Game, *keys: str, dice: tuple[int, ...] = (), steps: tuple[str, ...] = ("space_cannon.fire",)) -> Table:
    """Ships move, and the steps that follow."""
    names = ("movement.move", *steps)
    table = play(game, *(Step(name, 0, NORTH) for name in names), dice=dice)
    say(table, 0, *keys, "done")
    return table


def ship(kind: str) -> str:
    return f"ship:{HOME}:{kind}"


# -- Asteroid Base -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/asteroid_base")
def test_a_dock_in_space_with_a_cannon() -> None:
    game = setting("empty_base", seat_0="asteroid_base")
    put(game, 0, HOME, "cruiser")
    table = sail(game, ship("cruiser"))
    say(table, 0, "card:asteroid_base")
    after = game_of(table)
    assert list(ships(table, 0, NORTH)) == units(f"cruiser, space_dock!{EXHAUSTED}")
    dock = next(g for g in ships(table, 0, NORTH) if g.kind == "space_dock")
    after.board.mark(0, in_system(NORTH), dock, "")
    assert after.production.docks(0, NORTH) == [f"system:{NORTH}"]
    batteries = after.space_cannon.batteries(0, NORTH)
    assert [(b.where, b.unit.kind) for b in batteries] == [(f"system:{NORTH}", "space_dock")]
    assert "asteroid_base" in after.state.action_deck.discard


@pytest.mark.content("sa17:action/asteroid_base")
def test_it_fires_produces_three_and_is_lost_to_enemy_ships() -> None:
    game = setting("nebula_base")
    game.begin_effect("asteroid_base", 1, "card", where=f"system:{NORTH}")
    put(game, 1, NORTH, "space_dock")
    put(game, 0, HOME, "2 cruiser")
    game.player(1).trade_goods = 9
    explained = [game.production.explain(1, f"produce:{kind}:{NORTH}").allowed for kind in ("cruiser", "war_sun")]
    assert explained == [True, False]
    table = sail(game, ship("cruiser"), ship("cruiser"), dice=(6,), steps=("space_cannon.fire", "tactical.end"))
    assert asks(table, 1) == "space_cannon"
    say(table, 1, "fire:0")
    rolls = [e for e in table.events_since(None) if e["event"] == "rolled"]
    assert [(e["faces"], e["needed"]) for e in rolls] == [((6,), 6)]
    assert list(ships(table, 0, NORTH)) == units("cruiser")
    assert table.over
    assert ships(table, 1, NORTH) == ()
    assert [effect.key for effect in game_of(table).state.effects] == []


@pytest.mark.content("sa17:action/asteroid_base")
def test_no_base_where_planets_are() -> None:
    game = setting(seat_0="asteroid_base")
    put(game, 0, HOME, "cruiser")
    assert sail(game, ship("cruiser")).over


# -- answers to a move -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/incoming")
def test_pds_have_a_die_more_and_agents_do_not_matter() -> None:
    game = setting(seat_1="incoming")
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "pds, ground_force")
    put(game, 0, HOME, "carrier")
    put(game, 0, "jord", "2 ground_force")
    game.state.leaders = (Leader("agent#1", "agent", 0, Place("planet:jord")),)
    game.leaders.muster("agent#1")
    load = "load:planet:jord:ground_force"
    steps = ("space_cannon.fire", "landing.begin", "bombardment.begin", "invasion.begin")
    table = sail(game, ship("carrier"), load, load, "leader:agent#1", dice=(1, 1, 1, 1), steps=steps)
    say(table, 1, "card:incoming")
    until(table, "space_cannon", 1)
    say(table, 1, "fire:0")
    until(table, "landing", 0)
    say(table, 0, "land:wellon:ground_force", "land:wellon:agent#1", "done")
    rolls = [(e["purpose"], len(e["faces"])) for e in table.events_since(None) if e["event"] == "rolled" and e["seat"] == 1]
    assert rolls[:2] == [("space_cannon", 2), ("invasion_defence", 2)]


@pytest.mark.content("sa17:action/jury_rigged_battlestation")
def test_a_dock_fires_three_times() -> None:
    game = setting(seat_1="jury_rigged_battlestation")
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "space_dock")
    put(game, 0, HOME, "2 cruiser")
    table = sail(game, ship("cruiser"), ship("cruiser"), dice=(6, 5, 5))
    say(table, 1, "card:jury_rigged_battlestation")
    rolls = [e for e in table.events_since(None) if e["event"] == "rolled"]
    assert [(e["kind"], e["faces"], e["needed"]) for e in rolls] == [("pds", (6, 5, 5), 6)]
    assert list(ships(table, 0, NORTH)) == units("cruiser")


@pytest.mark.content("sa17:action/jury_rigged_battlestation")
def test_a_dock_out_of_range_does_not() -> None:
    game = setting(seat_1="jury_rigged_battlestation")
    put(game, 1, "arc_prime", "space_dock")
    put(game, 0, HOME, "cruiser")
    assert sail(game, ship("cruiser")).over


@pytest.mark.content("sa17:action/minelayers")
@pytest.mark.parametrize(("face", "left", "kept"), [(8, "cruiser", False), (7, "2 cruiser", True)])
def test_a_fleet_among_minelayers(face: int, left: str, kept: bool) -> None:
    game = setting(seat_1="minelayers")
    put(game, 0, HOME, "2 cruiser")
    put(game, 1, NORTH, "cruiser")
    table = sail(game, ship("cruiser"), ship("cruiser"), dice=(face, 1))
    say(table, 1, "card:minelayers")
    assert list(ships(table, 0, NORTH)) == units(left)
    assert ("minelayers" in game_of(table).player(1).action_cards) is kept
    assert table.over  # and not again on the same fleet


@pytest.mark.content("sa17:action/planted_explosives")
def test_explosives_hit_what_a_ship_carries() -> None:
    game = setting(seat_1="planted_explosives")
    put(game, 0, HOME, "2 carrier")
    put(game, 0, "jord", "3 ground_force, mechanized_unit")
    load = "load:planet:jord:"
    table = sail(game, ship("carrier"), f"{load}mechanized_unit", f"{load}ground_force", ship("carrier"), f"{load}ground_force")
    say(table, 1, "card:planted_explosives")
    assert offers(table, 1) == ["ship:0", "ship:1"]
    say(table, 1, "ship:0")
    assert offers(table, 0) == ["sustain:mechanized_unit", "destroy:ground_force", "destroy:mechanized_unit"]
    say(table, 0, "sustain:mechanized_unit", "destroy:mechanized_unit")
    assert list(ships(table, 0, NORTH)) == units("2 carrier, 2 ground_force")


@pytest.mark.content("sa17:action/planted_explosives")
def test_empty_ships_carry_no_explosives() -> None:
    game = setting(seat_1="planted_explosives")
    put(game, 0, HOME, "carrier")
    assert sail(game, ship("carrier")).over


@pytest.mark.content("sa17:action/paramagnetic_space_mines")
def test_paramagnetic_mines_find_fighters_too() -> None:
    game = setting(seat_1="paramagnetic_space_mines")
    put(game, 0, HOME, "carrier, dreadnought, 3 fighter")
    game.state.mines = [Mine(border(HOME, NORTH), 1)]
    loads = [f"load:system:{HOME}:fighter"] * 3
    table = sail(game, ship("carrier"), *loads, ship("dreadnought"), dice=(6, 5, 6, 6, 1))
    assert asks(table, 1) == "mines_crossed"
    say(table, 1, "card:paramagnetic_space_mines")
    rolls = [(len(e["faces"]), e["needed"]) for e in table.events_since(None) if e["event"] == "rolled"]
    assert rolls[:2] == [(1, 6), (1, 6)]
    say(table, 0, "sustain:dreadnought")
    assert [e["needed"] for e in table.events_since(None) if e["event"] == "rolled"][-1] == 6
    assert list(ships(table, 0, NORTH)) == units("dreadnought*1, carrier, fighter")
    assert game_of(table).state.mines == []


@pytest.mark.content("sa17:action/paramagnetic_space_mines")
def test_not_for_the_mines_of_others() -> None:
    game = setting(seat_1="paramagnetic_space_mines")
    put(game, 0, HOME, "dreadnought")
    game.state.mines = [Mine(border(HOME, NORTH), 2)]
    assert sail(game, ship("dreadnought"), dice=(1,)).over


# -- around the cannons ------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/super_triangulation")
def test_two_for_each_planet_with_pds() -> None:
    game = setting("abyz_fria", seat_1="super_triangulation")
    for planet in [p.id for p in game.board.system(NORTH).planets]:
        hold(game, 1, planet)
        put(game, 1, planet, "pds")
    put(game, 0, HOME, "2 cruiser")
    table = sail(game, ship("cruiser"), ship("cruiser"), dice=(2, 1))
    assert asks(table, 1) == "before_cannons"
    say(table, 1, "card:super_triangulation", "fire:0")
    needed = [e["needed"] for e in table.events_since(None) if e["event"] == "rolled"]
    assert needed == [2, 2]
    assert list(ships(table, 0, NORTH)) == units("cruiser")


@pytest.mark.content("sa17:action/super_triangulation")
def test_nothing_to_triangulate_without_pds() -> None:
    game = setting(seat_1="super_triangulation")
    put(game, 0, HOME, "cruiser")
    assert sail(game, ship("cruiser")).over


@pytest.mark.content("sa17:action/emp_shockwave")
def test_a_shockwave_exhausts_and_grounds_fighters() -> None:
    game = setting(seat_0="emp_shockwave", seat_2="recheck")
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "space_dock")
    put(game, 1, NORTH, "carrier, 4 fighter")
    put(game, 0, HOME, "cruiser")
    steps = ("space_cannon.fire", "space_battle.begin")
    table = sail(game, ship("cruiser"), dice=(7, 1), steps=steps)
    assert asks(table, 0) == "after_cannons"
    say(table, 0, "card:emp_shockwave")
    board = game_of(table).board
    assert board.planet(PlanetId("wellon")).exhausted
    assert [g.mark for g in board.units(1, Place("planet:wellon"))] == [EXHAUSTED]
    say(table, 2, "pass")
    rolls = [(e["seat"], e["kind"]) for e in table.events_since(None) if e["event"] == "rolled"]
    assert rolls[:2] == [(0, "cruiser"), (1, "carrier")]
    assert list(ships(table, 1, NORTH)) == units("4 fighter")  # the Carrier had to take the hit
    assert rolls[-1] == (1, "fighter")  # in the second round they fight


@pytest.mark.content("sa17:action/emp_shockwave")
def test_pds_guard_a_planet_from_the_shockwave() -> None:
    game = setting(seat_0="emp_shockwave")
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "pds")
    put(game, 0, HOME, "cruiser")
    table = sail(game, ship("cruiser"), dice=(1,))
    say(table, 1, "done")
    say(table, 0, "card:emp_shockwave")
    assert not game_of(table).board.planet(PlanetId("wellon")).exhausted
    assert "planetexhausted" not in told(table)
