"""What the technologies of the official game do: one small test each."""

from __future__ import annotations

from typing import Any

import pytest
from tables import asks, game_of, hold, new_game, offers, play, put, say, units
from trial import give, trial

from mecatol.core.hexes import Border, Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import (
    SAFE_FROM_CARDS,
    Firing,
    Travel,
    Unit,
)
from mecatol.rules.naming import in_system
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, Agreement, CardId, Group, Mine, Place, PlanetId, Ship, UnitId

HERE = Hex("1,0")  # Thibah
NEAR = Hex("1,-1")  # Vefut II, next to it
HOME = Hex("0,-2")  # Jord, of the first player


def table_with(*technologies: str, tiles: dict[str, str] | None = None) -> Game:
    """An official game in which the first player has technologies and acts in Thibah's system."""
    game = new_game("official", tiles=tiles)
    give(game, 0, *technologies)
    game.state.action = Action(0, "tactical", HERE)
    game.begin_scope("action")
    return game


def value(game: Game, kind: UnitId, purpose: str = "battle", **other: Any) -> int:
    """What a die of the first player must show."""
    return game.combat.value(Firing(0, kind, purpose, HERE, **other))


def pass_all(table: Table) -> Table:
    """Nobody does anything more that he need not do."""
    while not table.over:
        ask = table.pending[0]
        keys = table.keys(ask)
        refusal = next((key for key in ("pass", "done", "no") if key in keys), keys[0])
        table.answer(ask.seat, ask.id, refusal)
    return table


# -- red -----------------------------------------------------------------------------------------------------------------


def test_hylar_v_assault_laser() -> None:
    game = table_with("hylar_v_assault_laser")
    assert value(game, "cruiser") == 6
    assert value(game, "destroyer", "barrage") == 8
    assert value(game, "dreadnought") == 5
    assert game.combat.value(Firing(1, "cruiser", "battle", HERE)) == 7


def test_deep_space_cannon() -> None:
    game = new_game("official")
    give(game, 1, "deep_space_cannon")
    put(game, 0, HERE, "2 cruiser")
    put(game, 1, "vefut_ii", "pds")
    game.state.action = Action(0, "tactical", HERE)
    table = say(play(game, Step("space_cannon.fire", 0, HERE), dice=[6]), 1, "fire:0")
    assert game_of(table).board.units(0, in_system(HERE)) == tuple(units("cruiser"))


def test_war_sun() -> None:
    assert not new_game("official").production.may_produce(0, HOME, "war_sun").allowed
    game = table_with("war_sun")
    assert game.production.may_produce(0, HOME, "war_sun").allowed
    assert not game.production.may_produce(1, HOME, "war_sun").allowed
    assert game.routes.allowance(0, "war_sun", HERE) == 2


def test_magen_defense_grid() -> None:
    game = table_with("magen_defense_grid")
    put(game, 0, "thibah", "pds")
    assert value(game, "pds", "space_cannon") == 5
    assert value(game, "ground_force", "invasion", planet="thibah") == 7
    assert value(game, "ground_force", "invasion", planet="thibah", attacker=True) == 8
    assert value(game, "ground_force", "invasion", planet="vefut_ii") == 8
    assert value(game, "mechanized_unit", "invasion", planet="thibah") == 6


def test_assault_cannon() -> None:
    """Two Dreadnoughts fire before the battle; the Cruisers they hit do not fire back."""
    game = table_with("assault_cannon")
    put(game, 0, HERE, "2 dreadnought")
    put(game, 1, HERE, "2 cruiser")
    table = pass_all(play(game, Step("space_battle.begin", 0, HERE), dice=[5, 5]))
    assert game_of(table).board.units(1, in_system(HERE)) == ()
    assert game_of(table).board.units(0, in_system(HERE)) == tuple(units("2 dreadnought"))


def test_graviton_negator() -> None:
    """Dreadnoughts bombard through shields, and Fighters fight on planets, but hold none."""
    game = table_with("graviton_negator")
    put(game, 0, HERE, "dreadnought, carrier, 2 fighter")
    put(game, 0, "thibah", "ground_force")
    put(game, 1, "thibah", "ground_force, pds")
    hold(game, 1, "thibah")
    ship = Group("dreadnought")
    assert game.bombardment.may_bombard(0, HERE, PlanetId("thibah"), ship).allowed
    assert not game.bombardment.may_bombard(0, HERE, PlanetId("thibah"), Group("cruiser")).allowed
    table = play(game, Step("invasion.begin", 0, HERE), dice=[1, 1, 9, 9, 1, 1, 1])
    assert asks(table, 0) == "join_invasion"
    say(table, 0, "2")
    pass_all(table)
    game = game_of(table)
    assert game.board.planet(PlanetId("thibah")).owner == 0
    assert game.board.units(0, in_system(HERE)) == tuple(units("dreadnought, carrier, 2 fighter"))


def test_automated_defense_turrets() -> None:
    game = table_with("automated_defense_turrets")
    assert value(game, "destroyer", "barrage") == 7
    assert value(game, "destroyer") == 9
    assert game.combat.dice(Firing(0, "destroyer", "barrage", HERE), 2) == 3
    assert game.combat.dice(Firing(0, "destroyer", "battle", HERE), 1) == 1


def test_duranium_armor() -> None:
    game = table_with("duranium_armor")
    put(game, 0, HERE, "dreadnought*1, dreadnought")
    put(game, 1, HERE, "cruiser")
    table = until(play(game, Step("space_battle.begin", 0, HERE), dice=[1, 1, 1, 1, 1, 1]), "after_round")
    assert len([key for key in offers(table, 0) if key != "pass"]) == 1
    say(table, 0, "use:")
    assert game_of(table).board.units(0, in_system(HERE)) == tuple(units("2 dreadnought"))


# -- green ---------------------------------------------------------------------------------------------------------------


def test_stasis_capsules() -> None:
    game = table_with("stasis_capsules")
    put(game, 0, HERE, "cruiser, dreadnought, destroyer")
    assert game.fleet_supply.capacity(0, HERE, "ground_force") == 2
    assert game.fleet_supply.capacity(0, HERE, "fighter") == 0
    assert game.fleet_supply.capacity(0, HERE, "mechanized_unit") == 0


def test_cybernetics() -> None:
    game = table_with("cybernetics")
    assert value(game, "fighter") == 8
    assert value(game, "cruiser") == 7


def test_gen_synthesis() -> None:
    """Ground Forces hit better, and half of the lost ones come back at home."""
    game = table_with("gen_synthesis")
    assert value(game, "ground_force", "invasion") == 7
    assert value(game, "mechanized_unit", "invasion") == 6
    put(game, 0, "thibah", "3 ground_force")
    destroy = trial(game, lambda g: g.combat.destroy(0, "planet:thibah", units("3 ground_force"), "test"), dice=[4, 5, 10])
    assert game_of(destroy).board.units(0, Place("planet:jord")) == tuple(units("2 ground_force"))


def test_neural_motivator() -> None:
    game = table_with("neural_motivator")
    game.state.action_deck.bag = [CardId("direct_hit#1"), CardId("direct_hit#2"), CardId("direct_hit#3")]
    table = pass_all(play(game, Step("status_phase.cards_and_counters", 0)))
    assert len(game_of(table).player(0).action_cards) == 2


def test_dacxive_animators() -> None:
    """The winner rolls for every Ground Force killed on either side."""
    game = table_with("dacxive_animators")
    put(game, 0, "thibah", "2 ground_force")
    put(game, 1, "thibah", "2 ground_force")
    hold(game, 1, "thibah")
    table = pass_all(play(game, Step("invasion.begin", 0, HERE), dice=[8, 8, 8, 1, 6, 5, 7]))
    game = game_of(table)
    assert game.board.planet(PlanetId("thibah")).owner == 0
    assert game.board.units(0, Place("planet:thibah")) == tuple(units("3 ground_force"))


def test_x_89_bacterial_weapon() -> None:
    """A Dreadnought kills all Ground Forces through shields instead of bombarding; all Action Cards go for it."""
    game = table_with("x_89_bacterial_weapon")
    game.player(0).action_cards = [CardId("direct_hit#1"), CardId("sabotage#1")]
    put(game, 0, HERE, "dreadnought")
    put(game, 0, "thibah", "ground_force")
    put(game, 1, "thibah", "3 ground_force, pds, mechanized_unit")
    hold(game, 1, "thibah")
    table = play(game, Step("bombardment.begin", 0, HERE))
    assert asks(table, 0) == "before_bombardment"
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("dreadnought:thibah")))
    assert asks(table, 0) == ""  # the ship does not bombard any more
    game = game_of(table)
    assert game.board.units(1, Place("planet:thibah")) == tuple(units("mechanized_unit, pds"))
    assert game.player(0).action_cards == []


def test_hyper_metabolism() -> None:
    """One more counter; before cards are drawn one may be exchanged."""
    game = table_with("hyper_metabolism")
    assert game.status_phase.counters(0) == game.status_phase.counters(1) + 1
    game.player(0).action_cards = [CardId("direct_hit#1")]
    game.state.action_deck.bag = [CardId("sabotage#1")]
    table = play(game, Step("status_phase.before_cards"))
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("direct_hit#1")))
    assert game_of(table).player(0).action_cards == ["sabotage#1"]
    assert asks(table, 0) == ""


def test_neural_computing() -> None:
    game = table_with("neural_computing")
    assert game.technology.cost(0, "antimass_deflectors", 8) == 6
    assert game.technology.cost(0, "antimass_deflectors", 1) == 0
    assert game.technology.cost(1, "antimass_deflectors", 8) == 8


# -- blue ----------------------------------------------------------------------------------------------------------------


def way(game: Game, kind: UnitId, start: str, destination: str) -> bool:
    """Whether a ship of the first player could move there."""
    allowance = game.routes.allowance(0, kind, Hex(start))
    return bool(game.routes.find(0, kind, Hex(start), Hex(destination), allowance))


def test_antimass_deflectors() -> None:
    """Through Asteroid Fields, but never into one."""
    closed = {"1,-1": "asteroid_field_base", "0,0": "asteroid_field_base"}
    assert not way(new_game("official", tiles=closed), "cruiser", "0,-1", "1,0")
    game = table_with("antimass_deflectors", tiles=closed)
    assert way(game, "cruiser", "0,-1", "1,0")
    assert not way(game, "cruiser", "0,-1", "1,-1")


def test_xrd_transporters() -> None:
    game = table_with("xrd_transporters")
    assert game.routes.allowance(0, "carrier", HERE) == 2
    assert game.routes.allowance(0, "dreadnought", HERE) == 1


def test_type_iv_drive() -> None:
    game = table_with("type_iv_drive")
    assert [game.routes.allowance(0, kind, HERE) for kind in ("cruiser", "dreadnought", "carrier")] == [3, 2, 1]


def test_advanced_fighters() -> None:
    """They move by themselves, hit better, need no support and block the way."""
    game = table_with("advanced_fighters")
    game.player(0).fleet = 2
    put(game, 0, HERE, "3 fighter")
    assert game.routes.allowance(0, "fighter", HERE) == 2
    assert value(game, "fighter") == 8
    problems = game.fleet_supply.problems(0, HERE)
    assert (problems.ships, problems.cargo) == (1, 0)
    travel = Travel(1, "cruiser", NEAR, NEAR, HERE, Hex("1,1"))
    assert not game.routes.may_pass(travel).allowed
    assert new_game("official").fleet_supply.problems(0, HERE).cargo == 0


def test_light_wave_deflector() -> None:
    for owned in (False, True):
        game = table_with(*(["light_wave_deflector"] if owned else []))
        for blocked in ("0,0", "1,-1"):
            put(game, 1, blocked, "cruiser")
        assert way(game, "cruiser", "0,-1", "1,0") == owned


def test_fleet_logistics() -> None:
    """A second Tactical Action follows upon the first, and no third."""
    game = new_game("official")
    give(game, 0, "fleet_logistics")
    game.begin_scope("turn")
    table = play(game, Step("tactical.begin", 0, HERE), Step("tactical.begin", 0, Hex("0,1")))
    table = until(table, "second_action")
    assert f"activate:{NEAR}" in offers(table, 0)
    say(table, 0, f"activate:{NEAR}")
    pass_all(table)
    counters = [s.hex for s in game_of(table).state.systems if 0 in s.counters]
    assert sorted(counters) == sorted([HERE, NEAR, Hex("0,1")])


def until(table: Table, name: str) -> Table:
    """Everything is refused until a question comes."""
    while asks(table, 0) != name:
        ask = table.pending[0]
        keys = table.keys(ask)
        table.answer(ask.seat, ask.id, next((key for key in ("pass", "done", "no") if key in keys), keys[0]))
    return table


def test_maneuvering_jets() -> None:
    """PDS and mines hit worse, and Ion Storms need not be stopped in."""
    game = table_with("maneuvering_jets", tiles={"1,-1": "ion_storm", "0,0": "supernova_base"})
    shot = Firing(1, "pds", "space_cannon", HERE, PlanetId("thibah"), 0)
    assert game.combat.value(shot) == 7
    assert game.combat.value(Firing(1, "pds", "space_cannon", HERE, PlanetId("vefut_ii"), 0, origin=NEAR)) == 8
    assert game.combat.value(Firing(1, "pds", "space_cannon", HERE, PlanetId("thibah"), 2)) == 6
    assert way(game, "cruiser", "0,-1", "1,0")
    put(game, 1, NEAR, "cruiser")
    assert not way(game, "cruiser", "0,-1", "1,0")


@pytest.mark.parametrize("owned", [False, True])
def test_maneuvering_jets_among_mines(owned: bool) -> None:
    game = table_with(*(["maneuvering_jets"] if owned else []))
    put(game, 0, HERE, "cruiser")
    game.state.mines = [Mine(Border(HERE), 1)]
    game.board.action.moves = [Ship("cruiser", 0, "", (NEAR, HERE))]
    table = play(game, Step("space_mines.resolve", 0, HERE), dice=[9])
    assert bool(game_of(table).board.units(0, in_system(HERE))) == owned


def test_gravity_drive() -> None:
    """No danger in Gravity Rifts, and one system further from next to them or to wormholes."""
    game = table_with("gravity_drive", tiles={"1,-1": "gravity_rift", "-1,1": "wormhole_a", "-1,-1": "wormhole_a"})
    assert not game.routes.rift_rolls(0, "cruiser", NEAR)
    assert game.routes.rift_rolls(1, "cruiser", NEAR)
    assert game.routes.allowance(0, "cruiser", HERE) == 3  # next to the rift
    assert game.routes.allowance(0, "cruiser", NEAR) == 2  # in it
    assert game.routes.allowance(0, "cruiser", Hex("-1,1")) == 3  # the other wormhole is next to this one
    assert game.routes.allowance(0, "fighter", HERE) == 0


# -- yellow --------------------------------------------------------------------------------------------------------------


def produce(game: Game, *keys: str) -> Table:
    """The first player produces at home."""
    game.state.action = Action(0, "tactical", HOME)
    return say(play(game, Step("production.produce_units", 0, HOME)), 0, *keys)


def test_enviro_compensator() -> None:
    game = table_with("enviro_compensator")
    put(game, 0, "jord", "space_dock")
    game.player(0).trade_goods = 20
    table = produce(game, *["build:ground_force"] * 7)  # 4 resources + 2 + 1
    assert "build:ground_force" not in offers(table, 0)


def test_sarween_tools() -> None:
    """A resource for nothing at each dock, enough to build with alone."""
    game = table_with("sarween_tools")
    put(game, 0, "jord", "space_dock")
    game.board.exhaust(PlanetId("jord"), "test")
    table = produce(game, "build:destroyer", "done")
    assert game_of(table).board.units(0, in_system(HOME)) == tuple(units("destroyer"))


def test_micro_technology() -> None:
    game = table_with("micro_technology")
    game.state.agreements = [Agreement((0, 1), (0, 0))]
    assert game.trade.income(0) == game.trade.received(0, game.state.agreements[0]) + 1
    assert game.trade.income(1) == game.trade.received(1, game.state.agreements[0])


def test_nano_technology() -> None:
    """Planets arrive refreshed; Dreadnoughts and War Suns are safe from cards."""
    game = table_with("nano_technology")
    table = pass_all(trial(game, lambda g: g.invasion.gain(0, "thibah", "test")))
    assert not game_of(table).board.planet(PlanetId("thibah")).exhausted
    table = pass_all(trial(new_game("official"), lambda g: g.invasion.gain(0, "thibah", "test")))
    assert game_of(table).board.planet(PlanetId("thibah")).exhausted
    assert game.fold(SAFE_FROM_CARDS, False, Unit(0, "dreadnought"))
    assert not game.fold(SAFE_FROM_CARDS, False, Unit(0, "flagship"))
    assert not game.fold(SAFE_FROM_CARDS, False, Unit(1, "dreadnought"))


def test_integrated_economy() -> None:
    """What is built may appear in the next system, if it is activated and nobody else's."""
    game = table_with("integrated_economy")
    put(game, 0, "jord", "space_dock")
    game.board.lay_counter(0, Hex("0,-1"), "pool")
    table = produce(game)
    assert "build:cruiser@system:0,-1" in offers(table, 0)
    assert "build:cruiser@system:1,-2" not in offers(table, 0)


def test_graviton_laser_system() -> None:
    """A missed roll of a PDS is rolled again."""
    game = new_game("official")
    give(game, 1, "graviton_laser_system")
    put(game, 0, HERE, "2 cruiser")
    put(game, 1, "thibah", "pds")
    game.state.action = Action(0, "tactical", HERE)
    table = say(play(game, Step("space_cannon.fire", 0, HERE), dice=[1, 6]), 1, "fire:0")
    assert game_of(table).board.units(0, in_system(HERE)) == tuple(units("cruiser"))


def component(game: Game, seat: int = 0) -> Table:
    """A turn in which the first player may do something as an action."""
    game.state.action = None
    return play(game, Step("action_phase.turn", seat))


def test_transit_diodes() -> None:
    """For a counter of Strategy Allocation up to four Ground Forces go from one planet to another."""
    game = new_game("official")
    give(game, 0, "transit_diodes")
    hold(game, 0, "thibah")
    put(game, 0, "jord", "6 ground_force")
    game.board.lay_counter(0, HERE, "pool")
    table = component(game)
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("transit_diodes")))
    say(table, 0, *["ground_force"] * 4)
    game = game_of(table)
    assert game.board.units(0, Place("planet:thibah")) == tuple(units("4 ground_force"))
    assert game.player(0).strategy == 1


def test_transfabrication() -> None:
    """Units are scuttled for a Trade Good each, and not rebuilt in the same round."""
    game = table_with("transfabrication")
    put(game, 0, "jord", "space_dock")
    game.player(0).fleet = 9
    put(game, 0, HERE, "8 cruiser, carrier, fighter")
    game.state.action = Action(0, "tactical", HOME)
    table = play(game, Step("production.begin", 0, HOME))
    assert asks(table, 0) == "production_begins"
    say(table, 0, next(key for key in offers(table, 0) if "cruiser" in key))
    say(table, 0, next(key for key in offers(table, 0) if "fighter" in key))
    assert game_of(table).player(0).trade_goods == 1
    assert game_of(table).board.ships(0, HERE) == tuple(units("7 cruiser, carrier"))
    say(table, 0, "pass")
    assert "build:cruiser" not in offers(table, 0)
    assert "build:carrier" in offers(table, 0)


def test_every_technology_does_something() -> None:
    """Each of the 32 has an effect of its own."""
    game = new_game("official")
    known = game.ruleset.behaviours.keys()
    assert [key for key in game.content.technologies if key not in known] == []
    assert len(game.content.technologies) == 32


@pytest.mark.parametrize("technology", list(new_game("official").content.technologies))
def test_every_technology_can_be_used_without_owning_it(technology: str) -> None:
    """Using the effects of a technology is the same effect, for as long as it lasts."""
    game = new_game("official")
    game.technology.use_effects_of(0, technology, "card", until="round")
    assert not game.technology.has(0, technology)
    game.end_scope("round")
    assert game.state.effects == ()
