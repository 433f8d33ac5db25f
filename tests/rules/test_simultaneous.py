"""The Simultaneous Action System: one action in several systems."""

from __future__ import annotations

import pytest
from races.racing import become
from tables import asks, game_of, hold, new_game, offers, play, put, say
from trial import give

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import PlanetId, Seat, UnitId

SAS = "sa17 +simultaneous_actions"
FREE = {"sa17": 0, "sa_es": 1}  # full activations that cost nothing (SA17-SAS-12, SAES-SAS-07)
SPANISH = "sa_es +simultaneous_actions"
BOTH = pytest.mark.parametrize("ruleset", [SAS, SPANISH])
A, B, C = "0,-2", "0,-1", "1,-1"  # home; Wellon beside it; two systems away
TAKE = "transfer:grid"


def ready(ruleset: str = SAS, pool: int = 6) -> Game:
    """Docks and a fleet at home, a lone Carrier beside the enemy on Wellon, Cruisers two systems away."""
    game = new_game(ruleset)
    game.state.round = 2
    put(game, 0, A, "2 carrier, 2 destroyer")
    put(game, 0, "jord", "5 ground_force, space_dock")
    put(game, 0, B, "carrier")
    put(game, 0, C, "2 cruiser")
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "ground_force")
    game.player(0).pool = pool
    game.player(0).fleet = 6
    return game


def turn(game: Game, dice: tuple[int, ...] = ()) -> Table:
    """It is the turn of seat 0."""
    return play(game, Step("action_phase.turn", 0), dice=dice)


def drawn(game: Game, *keys: str, dice: tuple[int, ...] = ()) -> Table:
    """Seat 0 takes a Simultaneous Action in a grid."""
    return say(turn(game, dice), 0, TAKE, *keys, "done")


def there(table: Table, place: str, *kinds: UnitId, seat: Seat = 0) -> int:
    return forces.count(game_of(table).board.units(seat, in_system(Hex(place))), *kinds)


def pool(table: Table) -> int:
    return game_of(table).player(0).pool


def on(*systems: str) -> list[str]:
    return [f"system:{hex_}" for hex_ in systems]


def quietly(table: Table, *stops: str) -> list[str]:
    """Nobody does anything he need not do, until one of these questions is asked; what was asked."""
    asked: list[str] = []
    while table.pending and table.pending[0].name not in stops:
        ask = table.pending[0]
        asked.append(ask.name)
        keys = table.keys(ask)
        table.answer(ask.seat, ask.id, next((key for key in ("pass", "done", "no", "keep", "0") if key in keys), keys[0]))
    return asked


@pytest.mark.rule("SA17-SAS-01", "SA17-SET-43")
def test_the_action_is_one_of_a_turn_beside_the_transfer_action_and_only_where_it_is_played() -> None:
    game = ready()
    put(game, 0, "-1,-1", "cruiser")
    table = turn(game)
    assert {TAKE, "transfer"} <= set(offers(table, 0))
    say(table, 0, TAKE, *on(A, C), "done")
    quietly(table, "action")
    assert table.pending[0].seat == 1, "the turn is used up"
    plain = ready("sa17")
    put(plain, 0, "-1,-1", "cruiser")
    assert [key for key in offers(turn(plain), 0) if key.startswith("transfer")] == ["transfer"]
    assert game_of(turn(plain)).simultaneous.affordable(0).clause == "SA17-SET-43"  # type: ignore[attr-defined]


@BOTH
@pytest.mark.rule("SA17-SAS-02", "SA17-SAS-03", "SAES-SAS-02", "SAES-SAS-03")
def test_any_systems_form_a_grid_as_far_as_the_counters_go(ruleset: str) -> None:
    game = ready(ruleset, pool=6 - FREE[ruleset.split()[0]])
    game.board.lay_counter(0, Hex("-1,0"), "pool")
    table = say(turn(game), 0, TAKE)
    assert set(on(A, B, C, "0,0", "1,1")) <= set(offers(table, 0)), "far ones and empty ones too"
    assert "system:-1,0" not in offers(table, 0), "an own counter lies there"
    say(table, 0, *on(A))
    assert "done" not in offers(table, 0)
    say(table, 0, *on(B, C))
    assert {"done", "undo_last"} <= set(offers(table, 0))
    say(table, 0, "undo_last", *on("1,1", "-1,2"))
    assert not [key for key in offers(table, 0) if key.startswith(("system:", "full:"))], "five counters are spoken for"
    say(table, 0, "done")
    assert pool(table) == 0


@BOTH
@pytest.mark.rule("SA17-SAS-05", "SA17-SAS-06", "SAES-SAS-05")
def test_every_system_gets_a_counter_and_one_of_them_is_spare(ruleset: str) -> None:
    game = ready(ruleset)
    spare = game.board.reinforcements(0)
    table = drawn(game, *on(A, B, C))
    assert all(0 in game_of(table).board.system(Hex(hex_)).counters for hex_ in (A, B, C))
    assert pool(table) == 6 - 2
    assert game_of(table).board.reinforcements(0) == spare - 1
    poor = ready(ruleset)
    poor.player(0).fleet += poor.board.reinforcements(0)
    assert TAKE not in offers(turn(poor), 0), "no counter is left in reinforcements"


@BOTH
@pytest.mark.rule("SA17-SAS-07", "SA17-SAS-08", "SAES-SAS-06", "SAES-SAS-13")
def test_ships_move_between_the_systems_of_the_grid_within_their_movement(ruleset: str) -> None:
    game = ready(ruleset)
    put(game, 0, "1,-2", "cruiser")
    table = drawn(game, *on(A, B, C))
    assert asks(table, 0) == "move"
    keys = offers(table, 0)
    assert {f"ship:{A}:destroyer>{C}", f"ship:{C}:cruiser>{A}", f"ship:{A}:carrier>{B}"} <= set(keys)
    assert f"ship:{A}:carrier>{C}" not in keys, "two systems away"
    assert not [key for key in keys if key.startswith("ship:1,-2:")], "not in the grid"
    say(table, 0, f"ship:{A}:destroyer>{C}", f"ship:{C}:cruiser>{A}", "done")
    assert (there(table, C, "destroyer"), there(table, A, "cruiser")) == (1, 1)


@pytest.mark.rule("SA17-SAS-09", "SA17-SAS-10")
def test_without_a_full_activation_there_is_nothing_after_pds_fire() -> None:
    game = ready()
    table = drawn(game, *on(A, B))
    say(table, 0, f"ship:{A}:carrier>{B}", *["load:planet:jord:ground_force"] * 2, "done")
    assert not {"landing", "produce"} & set(quietly(table, "action"))
    assert there(table, B, "ground_force") == 2
    game = ready()
    put(game, 0, "jord", "pds")
    put(game, 1, B, "destroyer")
    give(game, 1, "deep_space_cannon")
    put(game, 1, "wellon", "pds")
    table = drawn(game, *on(A, B))
    assert not [key for key in offers(table, 0) if key.endswith(f">{B}")], "enemy ships are there"
    say(table, 0, f"ship:{B}:carrier>{A}", "done")
    assert asks(table, 1) == "space_cannon"


@BOTH
@pytest.mark.rule("SA17-SAS-04", "SA17-SAS-10", "SA17-SAS-12", "SAES-SAS-04", "SAES-SAS-07", "SAES-SAS-09")
def test_a_full_activation_is_paid_for_and_opens_everything(ruleset: str) -> None:
    game, free = ready(ruleset), FREE[ruleset.split()[0]]
    spare = game.board.reinforcements(0)
    table = drawn(game, *on(A, B), f"full:{A}", f"full:{B}")
    assert pool(table) == 6 - 1 - 2 + free
    assert game_of(table).board.reinforcements(0) == spare - 1 + 2 - free, "what is paid goes to reinforcements"
    say(table, 0, f"ship:{A}:carrier>{B}", *["load:planet:jord:ground_force"] * 3, "done")
    asked = quietly(table, "landing")
    assert "space_battle" not in asked
    say(table, 0, *["land:wellon:ground_force"] * 3, "done")
    assert "produce" in quietly(table, "action")


@pytest.mark.rule("SA17-SAS-11")
def test_a_system_without_own_ships_needs_a_full_activation() -> None:
    game = ready()
    table = drawn(game, *on(A, "1,-2"))
    assert pool(table) == 6 - 2
    assert game_of(table).board.action.full == ["1,-2"]
    say(table, 0, f"ship:{A}:destroyer>1,-2", "done")
    assert there(table, "1,-2", "destroyer") == 1
    poor = ready(pool=1)
    offered = offers(say(turn(poor), 0, TAKE, *on(A)), 0)
    assert {"system:0,-1", "system:1,-1"} <= set(offered)
    assert "system:1,-2" not in offered


@BOTH
@pytest.mark.rule("SA17-SAS-13", "SAES-SAS-10")
def test_each_step_is_carried_out_everywhere_before_the_next_in_an_order_of_choice(ruleset: str) -> None:
    game = ready(ruleset)
    put(game, 1, "1,-2", "destroyer")
    put(game, 1, "-1,-1", "destroyer")
    put(game, 0, A, "2 cruiser")
    table = drawn(game, *on(A, "1,-2", "-1,-1"), f"full:{A}", dice=(1,) * 40)
    say(table, 0, f"ship:{A}:cruiser>1,-2", f"ship:{A}:cruiser>-1,-1", "done")
    quietly(table, "next_theatre")
    assert offers(table, 0) == ["system:1,-2", "system:-1,-1"]
    say(table, 0, "system:-1,-1")
    assert "next_theatre" not in quietly(table, "produce"), "one battle is left, then nothing to land"
    fought = [event["system"] for event in table.events_since(None) if event["event"] == "battlebegan"]
    assert fought == on("-1,-1", "1,-2")


@BOTH
@pytest.mark.rule("SA17-SAS-14", "SAES-SAS-14")
def test_nobody_moves_past_a_fleet_that_is_attacked_in_the_same_action(ruleset: str) -> None:
    game = new_game(ruleset)
    game.state.round = 2
    put(game, 0, A, "2 cruiser")
    put(game, 1, B, "destroyer")
    put(game, 1, "1,-2", "destroyer")
    put(game, 1, "-1,-1", "destroyer")
    game.player(0).pool = 6
    table = drawn(game, *on(A, B, "0,0"))
    keys = offers(table, 0)
    assert f"ship:{A}:cruiser>{B}" in keys
    assert f"ship:{A}:cruiser>0,0" not in keys


@BOTH
@pytest.mark.rule("SA17-SAS-15", "SAES-SAS-15")
def test_each_pds_fires_at_one_system_of_the_grid(ruleset: str) -> None:
    game = ready(ruleset)
    give(game, 1, "deep_space_cannon")
    put(game, 1, "wellon", "pds")
    table = drawn(game, *on(A, B, C), dice=(1, 1, 1))
    say(table, 0, "done")
    assert asks(table, 1) == "space_cannon"
    say(table, 1, "done")
    assert asks(table, 1) == "space_cannon", "it has not fired yet"
    say(table, 1, "fire:0")
    assert asks(table, 1) != "space_cannon", "it has fired"


@BOTH
@pytest.mark.rule("SA17-SAS-16", "SA17-SAS-13", "SAES-SAS-16")
def test_the_example_of_the_booklets_costs_four_counters_or_three(ruleset: str) -> None:
    game = ready(ruleset)
    table = drawn(game, *on(A, B, C), f"full:{A}", f"full:{B}", dice=(10, 1, 10, 10, 1, 1))
    assert pool(table) == 6 - 4 + FREE[ruleset.split()[0]]
    say(table, 0, f"ship:{B}:carrier>{A}", f"ship:{A}:carrier>{B}", *["load:planet:jord:ground_force"] * 3)
    say(table, 0, *[f"ship:{C}:cruiser>{A}"] * 2, *[f"ship:{A}:destroyer>{C}"] * 2, "done")
    assert (there(table, A, "carrier"), there(table, A, "cruiser"), there(table, C, "destroyer")) == (2, 2, 2)
    quietly(table, "landing")
    say(table, 0, *["land:wellon:ground_force"] * 3, "done")
    quietly(table, "produce")
    game = game_of(table)
    assert game.board.planet(PlanetId("wellon")).owner == 0
    assert forces.count(game.board.units(0, on_planet(PlanetId("wellon"))), "ground_force") >= 1
    assert game.board.action.system == A


# -- the Spanish edition ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-SAS-01", "SAES-SET-37")
def test_in_the_spanish_edition_it_takes_the_place_of_the_transfer_action() -> None:
    game = ready(SPANISH)
    put(game, 0, "-1,-1", "cruiser")
    spare = game.board.reinforcements(0)
    table = turn(game)
    assert [key for key in offers(table, 0) if key.startswith("transfer")] == [TAKE]
    say(table, 0, TAKE, *on(A, "-1,-1"), "done")
    assert (pool(table), game_of(table).board.reinforcements(0)) == (6 - 1, spare - 1), "as a Transfer Action"
    say(table, 0, f"ship:{A}:carrier>-1,-1", "ship:-1,-1:cruiser>", "done")
    assert (there(table, A, "cruiser"), there(table, "-1,-1", "carrier")) == (1, 1)
    plain = ready("sa_es")
    put(plain, 0, "-1,-1", "cruiser")
    assert [key for key in offers(turn(plain), 0) if key.startswith("transfer")] == ["transfer"]


@pytest.mark.rule("SAES-SAS-08")
def test_in_the_spanish_edition_own_pds_fire_only_where_there_is_a_full_activation() -> None:
    def gunners() -> Game:
        game = ready(SPANISH)
        give(game, 0, "deep_space_cannon")
        put(game, 0, "jord", "2 pds")
        put(game, 1, B, "destroyer")
        return game

    table = say(drawn(gunners(), *on(A, B)), 0, "done")
    assert "space_cannon" not in quietly(table, "action")
    table = say(drawn(gunners(), *on(A, B), f"full:{B}"), 0, "done")
    assert asks(table, 0) == "space_cannon"


@pytest.mark.rule("SAES-SAS-11")
def test_in_the_spanish_edition_units_of_any_kind_hold_a_system() -> None:
    game = ready(SPANISH)
    hold(game, 0, "centauri")
    put(game, 0, "centauri", "ground_force")
    table = drawn(game, *on(A, str(game.board.system_of(PlanetId("centauri")))))
    assert game_of(table).board.action.full == []
    table = drawn(ready(SPANISH), *on(A, "0,0"))
    assert (game_of(table).board.action.full, pool(table)) == (["0,0"], 6 - 1), "the first full activation is free"


@pytest.mark.rule("SAES-SAS-04", "SAES-DOM-11")
def test_in_the_spanish_edition_natural_wealth_is_taken_in_every_full_theatre() -> None:
    game = ready(SPANISH)
    hold(game, 0, "centauri")
    there_too = str(game.board.system_of(PlanetId("centauri")))
    for planet in ("jord", "centauri"):
        game.economy.add_wealth(on_planet(PlanetId(planet)), 2)
    table = say(drawn(game, *on(A, there_too), f"full:{A}"), 0, "done")
    before = game_of(table).player(0).trade_goods
    for _ in range(2):
        quietly(table, "collect_wealth")
        say(table, 0, "take")
    assert game_of(table).player(0).trade_goods == before + 2


@pytest.mark.rule("SAES-SAS-12")
def test_in_the_spanish_edition_a_second_dock_costs_one_more_counter() -> None:
    def docks() -> Table:
        game = ready(SPANISH)
        hold(game, 0, "centauri", "gral")
        put(game, 0, "centauri", "space_dock")
        game.player(0).trade_goods = 9
        there_too = str(game.board.system_of(PlanetId("centauri")))
        table = say(drawn(game, *on(A, there_too), f"full:{A}", f"full:{there_too}"), 0, "done")
        quietly(table, "grid_docks")
        return table

    table = docks()
    assert (pool(table), offers(table, 0)) == (6 - 2, ["planet:jord", "planet:centauri", "all"])
    say(table, 0, "all")
    assert pool(table) == 6 - 3
    assert quietly(table, "action").count("produce") == 2
    table = say(docks(), 0, "planet:centauri")
    assert pool(table) == 6 - 2
    assert quietly(table, "action").count("produce") == 1


@pytest.mark.rule("SAES-SAS-12", "SAES-SOT-19")
def test_in_the_spanish_edition_what_grows_without_a_dock_costs_no_counter_beside_one() -> None:
    """The price is for Space Docks; Ground Forces of the Arborec are none."""
    game = ready("sa_es +simultaneous_actions +shards_races")
    become(game, 0, "arborec")
    hold(game, 0, "centauri", "gral")
    put(game, 0, "centauri", "2 ground_force")
    game.player(0).trade_goods = 9
    there_too = str(game.board.system_of(PlanetId("centauri")))
    table = say(drawn(game, *on(A, there_too), f"full:{A}", f"full:{there_too}"), 0, "done")
    asked = quietly(table, "action")
    assert "grid_docks" not in asked
    assert asked.count("produce") == 2
    assert pool(table) == 6 - 2


@BOTH
@pytest.mark.rule("SA17-GEN-13", "SAES-GEN-16")
def test_no_grid_holds_the_home_of_an_enemy_in_the_first_round(ruleset: str) -> None:
    game = ready(ruleset)
    for number, held in ((1, False), (2, True)):
        game.state.round = number
        table = say(turn(game), 0, TAKE)
        assert (f"system:{game.board.home(1)}" in offers(table, 0)) == held
        assert f"system:{A}" in offers(table, 0)
