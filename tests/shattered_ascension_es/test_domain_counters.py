"""Domain Counters of the Spanish edition: two orbits to probe from, wealth that is taken bit by bit, and what guards it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tables import asks, game_of, hold, new_game, offers, play, put, say, told, units
from trial import trial

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.naming import in_system
from mecatol.rules.official.game import Game
from mecatol.rules.shattered_ascension.game import Game as Ascension
from mecatol.rules.state import Action, CardId, Leader, Place, PlanetId, Seat

HERE = "1,1"  # Arnor and Lor
ARNOR = PlanetId("arnor")
PLANET = "planet:arnor"
STEPS = ("landing.begin", "bombardment.begin", "invasion.begin", "economy.harvest", "production.begin", "tactical.end")


def world(*counters: str, ships: str = "carrier, 3 ground_force", seats: int = 3) -> Game:
    """Seat 0 has ships over Arnor, on which counters lie."""
    game = new_game("sa_es", seats)
    if counters:
        game.state.domain_counters = {Place(PLANET): sorted(map(CardId, counters))}
    put(game, 0, HERE, ships)
    return game


def act(game: Game, dice: Sequence[int] = ()) -> Table:
    game.state.action = Action(0, "tactical", Hex(HERE))
    game.begin_scope("action")
    return play(game, *(Step(name, 0, HERE) for name in STEPS), dice=dice)


def land(game: Game, number: int = 1, dice: Sequence[int] = ()) -> Table:
    table = act(game, dice)
    while asks(table, 0) != "landing":
        say(table, 0, "no")
    return say(table, 0, *["land:arnor:ground_force"] * number, "done")


def wealth(table: Table) -> tuple[int, int]:
    """The Trade Goods of seat 0, and those that lie on Arnor."""
    return game_of(table).player(0).trade_goods, game_of(table).board.planet(ARNOR).wealth


def rich(game: Game, owner: Seat, amount: int) -> Game:
    """Arnor is somebody's, with Natural Wealth on it."""
    hold(game, owner, "arnor")
    game.board.set_planet(replace(game.board.planet(ARNOR), wealth=amount))
    return game


# -- probing -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-DOM-02")
def test_each_dock_probes_one_planet_in_an_adjacent_system() -> None:
    game = new_game("sa_es")
    game.state.domain_counters = {
        Place("planet:wellon"): [CardId("settlers#1")],  # next to Jord
        Place("planet:mecatol_rex"): [CardId("biohazard#1")],  # two systems away
    }
    put(game, 0, "jord", "space_dock")
    hold(game, 0, "arnor")
    put(game, 0, "arnor", "space_dock")
    game.state.domain_counters[Place("planet:lor")] = [CardId("hidden_factory#1")]  # beside the dock on Arnor, in its own system

    async def strategy_phase(game: Ascension) -> None:
        await game.domain_counters.probe_from_docks(0)

    table = trial(game, strategy_phase)
    assert offers(table, 0) == ["look:planet:wellon", "no"]
    say(table, 0, "look:planet:wellon")
    assert game_of(table).state.known == {"settlers#1": [0]}
    assert not table.pending


def fighters(dice: Sequence[int]) -> Table:
    """Three Fighters over Arnor and Lor, each with a counter."""
    game = world("natural_wealth:2#1", ships="carrier, 3 fighter, ground_force")
    game.state.domain_counters[Place("planet:lor")] = [CardId("settlers#1")]
    return act(game, dice)


@pytest.mark.rule("SAES-DOM-03", "SAES-DOM-05", "SAES-DOM-06")
def test_fighters_in_a_high_orbit_are_shared_out_and_find_with_an_eight_and_the_landing_stays_open() -> None:
    table = fighters([7, 8, 10])
    assert (asks(table, 0), offers(table, 0)) == ("high_orbit_probing", ["planet:arnor", "planet:lor", "no"])
    say(table, 0, "planet:lor")
    assert offers(table, 0) == ["planet:arnor", "planet:lor"], "all of them are sent"
    say(table, 0, "planet:lor", "planet:arnor")
    assert game_of(table).state.known == {"settlers#1": [0]}, "7 was Arnor's, 8 and 10 were Lor's"


@pytest.mark.rule("SAES-DOM-06")
def test_the_dice_are_for_the_planets_in_map_order_and_seven_finds_nothing() -> None:
    table = say(fighters([7, 8, 7]), 0, "planet:arnor", "planet:lor", "planet:arnor")
    assert game_of(table).state.known == {"natural_wealth:2#1": [0]}, "7 and 8 were Arnor's, 7 was Lor's"
    while asks(table, 0) != "landing":
        say(table, 0, "no")
    assert "land:arnor:ground_force" in offers(table, 0)


@pytest.mark.rule("SAES-DOM-03", "SAES-DOM-05")
def test_fighters_that_found_nothing_in_a_high_orbit_do_not_come_down_for_another_look() -> None:
    table = say(fighters([7, 7, 7]), 0, "planet:arnor", "planet:lor", "planet:arnor")
    assert not game_of(table).state.known
    assert asks(table, 0) == "landing"


@pytest.mark.rule("SAES-DOM-03", "SAES-DOM-04")
def test_from_a_low_orbit_all_counters_are_seen_and_nobody_lands() -> None:
    table = say(fighters([]), 0, "no")
    assert (asks(table, 0), offers(table, 0)) == ("probe", ["probe", "no"])
    say(table, 0, "probe")
    assert game_of(table).state.known == {"natural_wealth:2#1": [0], "settlers#1": [0]}
    assert asks(table, 0) != "landing"


@pytest.mark.rule("SAES-DOM-09")
def test_lazax_survivors_are_probed_and_razed_like_any_counter() -> None:
    game = world("lazax_survivors#1", ships="dreadnought, fighter, carrier, ground_force")
    game.player(0).action_cards = [CardId("plague")]
    table = say(act(game, [1]), 0, "no", "probe")
    assert game_of(table).player(0).action_cards == ["plague"]
    assert not game_of(table).state.claims
    say(table, 0, "raze:dreadnought:planet:arnor")
    assert game_of(table).player(0).action_cards == ["plague"], "the die alone can cost something"
    assert not [effect for effect in game_of(table).state.effects if effect.key == "lazax_razed"]


# -- Natural Wealth ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-DOM-10", "SAES-DOM-11")
def test_the_finder_gets_one_trade_good_and_no_more_in_this_action() -> None:
    table = land(world("natural_wealth:4#1"))
    assert wealth(table) == (1, 3)
    assert not table.pending


def activated(game: Game) -> Table:
    """Seat 0 activates the system of Arnor and moves nothing."""
    put(game, 0, "arnor", "ground_force")
    table = play(game, Step("tactical.begin", 0, HERE))
    while table.pending and asks(table, 0) != "collect_wealth":
        say(table, 0, "done" if "done" in offers(table, 0) else "no")
    return table


@pytest.mark.rule("SAES-DOM-11")
def test_whoever_activates_the_system_of_his_wealth_takes_one_in_the_production_step() -> None:
    table = activated(rich(new_game("sa_es"), 0, 3))
    assert asks(table, 0) == "collect_wealth"
    assert "production.begin" in [step.name for step in game_of(table).state.flow]
    say(table, 0, "take")
    assert wealth(table) == (1, 2)
    while table.pending:  # neither a Space Dock nor a facility
        say(table, 0, "done" if "done" in offers(table, 0) else "no")
    assert wealth(table) == (1, 2), "once an activation"


@pytest.mark.rule("SAES-DOM-11")
def test_a_transfer_action_activates_both_systems_and_brings_the_wealth_of_both() -> None:
    game = rich(new_game("sa_es"), 0, 3)
    hold(game, 0, "thibah")
    game.economy.add_wealth(Place("planet:thibah"), 2)
    for hex_ in (HERE, "1,0"):
        put(game, 0, hex_, "cruiser")
    table = say(play(game, Step("transfer.begin", 0)), 0, f"system:{HERE}", "done")
    for planet in ("arnor", "thibah"):
        assert (asks(table, 0), table.keys(table.pending[0])) == ("collect_wealth", ["take", "no"]), planet
        say(table, 0, "take")
    assert asks(table, 0) == "transfer_production"
    assert wealth(table) == (2, 2)
    assert game_of(table).economy.wealth(Place("planet:thibah")) == 1


@pytest.mark.rule("SAES-DOM-12")
def test_one_more_is_taken_when_planets_are_refreshed() -> None:
    table = play(rich(new_game("sa_es"), 0, 3), Step("status_phase.use_planets", 0))
    assert asks(table, 0) == "collect_wealth"
    say(table, 0, "take")
    assert wealth(table) == (1, 2)


@pytest.mark.rule("SAES-DOM-11", "SAES-DOM-13")
def test_wealth_that_was_not_his_at_the_activation_brings_no_second_one_in_the_production_step() -> None:
    game = rich(world(ships="carrier, ground_force"), 1, 3)
    table = play(game, Step("tactical.begin", 0, HERE))
    taken = 0
    while table.pending:
        taken += asks(table, 0) == "collect_wealth"
        wanted = ("land:arnor:ground_force", "take", "done", "no")
        say(table, 0, next(key for key in wanted if key in offers(table, 0)))
    assert game_of(table).board.planet(ARNOR).owner == 0
    assert taken == 1
    assert wealth(table) == (1, 2)


@pytest.mark.rule("SAES-DOM-13")
def test_who_takes_the_planet_by_invasion_takes_one_at_once() -> None:
    game = rich(world(), 1, 3)
    table = land(game, 3)
    assert asks(table, 0) == "collect_wealth"
    say(table, 0, "take")
    assert wealth(table) == (1, 2)
    assert not table.pending, "nothing more in the production step"


# -- Hostage Situation ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-DOM-14", "SAES-DOM-15")
@pytest.mark.parametrize(("face", "strength"), [(2, 1), (5, 2)])
def test_a_hostage_situation_is_half_a_die_of_locals_and_of_the_wealth_they_guard(face: int, strength: int) -> None:
    table = land(world("hostage_situation#1"), 3, [face, 8, 8, 8, *[1] * strength])
    assert game_of(table).board.planet(ARNOR).owner == 0
    assert game_of(table).domain_counters.at(Place(PLANET)) == []
    assert wealth(table) == (0, strength)


@pytest.mark.rule("SAES-DOM-14")
def test_a_hostage_situation_of_a_one_is_nothing() -> None:
    table = land(world("hostage_situation#1"), 1, [1])
    assert (game_of(table).board.planet(ARNOR).owner, wealth(table)) == (0, (0, 0))


@pytest.mark.rule("SAES-DOM-15")
def test_locals_who_win_are_as_many_again() -> None:
    table = land(world("hostage_situation#1"), 1, [5, 1, 8, 8])
    assert game_of(table).board.planet(ARNOR).owner == -1
    (counter,) = game_of(table).domain_counters.at(Place(PLANET))
    assert counter.startswith("guarded_wealth:2#")
    assert game_of(table).domain_counters.is_face_up(counter)
    again = land(game_of(table), 2, [8, 8, 1, 1])
    assert (game_of(again).board.planet(ARNOR).owner, wealth(again)) == (0, (0, 2)), "no die is rolled for them any more"


# -- other counters ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-DOM-16", "SAES-DOM-17")
def test_hidden_factory_builds_two_capacity_worth_of_ships_for_one_resource_less() -> None:
    game = world("hidden_factory#1", ships="carrier, ground_force")
    hold(game, 1, "jord")
    game.player(0).trade_goods = 2
    table = land(game)
    assert offers(table, 0) == ["ship:cruiser", "ship:destroyer", "ship:carrier", "ship:fighter", "done"]
    say(table, 0, "ship:cruiser")
    assert offers(table, 0) == ["ship:destroyer", "ship:fighter", "done"]
    say(table, 0, "ship:fighter", "done")
    assert list(game_of(table).board.units(0, in_system(Hex(HERE)))) == units("cruiser, carrier, fighter")
    assert game_of(table).player(0).trade_goods == 0, "the price less one"


@pytest.mark.rule("SAES-DOM-18", "SAES-DOM-19")
def test_settlers_are_always_an_opponents_and_may_be_invaded_at_once() -> None:
    owners = set()
    for seed in range(1, 9):
        game = new_game("sa_es", 3, seed=seed)
        game.state.domain_counters = {Place(PLANET): [CardId("settlers#1")]}
        put(game, 0, HERE, "carrier, 3 ground_force")
        table = land(game, 3)
        owners.add(game_of(table).board.planet(ARNOR).owner)
        assert offers(table, 0) == ["call_off", "invade"]
    assert owners == {1, 2}, "either opponent, never the finder"
    say(table, 0, "invade")
    assert "invasionbegan" in told(table)


@pytest.mark.rule("SAES-DOM-20")
def test_a_leader_who_would_die_by_a_counter_escapes() -> None:
    game = world("fighter_ambush:3", ships="carrier, ground_force")
    put(game, 0, "0,-2", "cruiser")
    game.state.leaders = (Leader("sol_admiral", "admiral", 0, in_system(Hex(HERE)), ship="carrier"),)
    table = land(game, 1, [1, 9, 9, 9])
    while table.pending and not game_of(table).state.leaders[0].where:
        say(table, 0, offers(table, 0)[0])
    leader = game_of(table).state.leaders[0]
    assert (leader.captor, bool(leader.where)) == (-1, True)
    assert not game_of(table).board.ships(0, Hex(HERE)), "the ship is lost"
