"""The Naalu Collective, read a second time."""

from __future__ import annotations

import pytest
from races.racing import HERE, HOME, battle, become, race_game, rolls, units_in, use
from readings.reading import enact, held, refuse, turn, wide
from strategic import holding
from tables import asks, game_of, new_game, offers, play, put, strategy_cards

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.moments import Firing

BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])


@pytest.mark.content("sa17:ability/naalu_opening_action")
def test_the_opening_action_is_tactical_only_and_needs_a_counter() -> None:
    game = new_game("sa17", 3)
    strategy_cards(game, {"leadership": 0, "diplomacy": 1, "bureaucracy": 2})
    become(game, 2, "naalu")
    table = play(game, Step("action_phase.start"))
    assert all(key == "no" or key.startswith("activate:") for key in offers(table, 2))
    game = new_game("sa17", 3)
    strategy_cards(game, {"leadership": 0, "diplomacy": 1, "bureaucracy": 2})
    become(game, 2, "naalu")
    game.player(2).pool = 0
    assert asks(play(game, Step("action_phase.start")), 2) != "opening_action"


@pytest.mark.content("official:ability/naalu_initiative_zero")
def test_first_in_the_order_of_play_with_the_last_card() -> None:
    game = new_game("official", 3)
    strategy_cards(game, {"leadership": 1, "diplomacy_ii": 2, "bureaucracy": 0})
    become(game, 0, "naalu")
    assert game.action_phase.order()[0] == 0


@BOTH
@pytest.mark.content("sa17:ability/naalu_early_retreat", "official:ability/naalu_early_retreat")
def test_cargo_goes_along_and_no_shot_falls(ruleset: str) -> None:
    game = wide(race_game(ruleset, "mentak", "naalu"))
    game.board.lay_counter(1, Hex("1,-1"), "pool")
    table = battle(game, "2 destroyer, cruiser", "carrier, 2 fighter, 3 ground_force", dice=[10] * 20)
    use(table, 1, "retreat:1,-1")
    refuse(table)
    assert units_in(table, 1, "system:1,-1") == {"carrier": 1, "fighter": 2, "ground_force": 3}
    assert not rolls(table, 0)


@BOTH
@pytest.mark.content("sa17:ability/naalu_fighters", "official:ability/naalu_fighters")
def test_fighters_defend_as_well_as_they_attack(ruleset: str) -> None:
    table = battle(wide(race_game(ruleset, "sol", "naalu")), "carrier", "carrier, 3 fighter", dice=[1] * 60)
    assert next(needed for purpose, kind, _, needed in rolls(table, 1) if kind == "fighter") == 8


@BOTH
@pytest.mark.content("sa17:upgrade/telepathic_mind_weapon", "official:upgrade/telepathic_mind_weapon")
def test_the_loss_settles_fleets_and_other_systems_are_free(ruleset: str) -> None:
    game = race_game(ruleset, "naalu", upgrades=["telepathic_mind_weapon"])
    game.state.round = 3
    held(game, 0, "thibah", "ground_force")
    put(game, 0, HERE, "cruiser")
    put(game, 1, "0,1", "3 cruiser")
    table = turn(game, f"activate:{HERE}", seat=1)
    refuse_until = game_of(table).player(1)
    assert refuse_until.fleet == 2
    game = race_game(ruleset, "naalu", upgrades=["telepathic_mind_weapon"])
    game.state.round = 3
    put(game, 0, HERE, "cruiser")  # the planet is nobody's
    table = turn(game, f"activate:{HERE}", seat=1)
    assert game_of(table).player(1).fleet == 3


@BOTH
@pytest.mark.content("sa17:upgrade/hybrid_crystal_drives", "official:upgrade/hybrid_crystal_drives")
def test_halves_are_rounded_up_in_sum(ruleset: str) -> None:
    game = race_game(ruleset, "naalu", upgrades=["hybrid_crystal_drives"])
    game.player(0).fleet = 2
    put(game, 0, HERE, "3 carrier")
    assert not game.fleet_supply.problems(0, Hex(HERE))
    put(game, 0, HERE, "destroyer")
    assert game.fleet_supply.problems(0, Hex(HERE)).ships == 1
    put(game, 1, "0,1", "4 carrier")
    game.player(1).fleet = 3
    assert game.fleet_supply.problems(1, Hex("0,1")).ships == 1


@BOTH
@pytest.mark.content("sa17:flagship/naalu", "official:flagship/naalu")
def test_six_ships_move_with_the_matriarch(ruleset: str) -> None:
    game = race_game(ruleset, "naalu")
    put(game, 0, HERE, "flagship, 5 cruiser")
    assert not game.fleet_supply.problems(0, Hex(HERE))
    put(game, 0, HERE, "cruiser")
    assert game.fleet_supply.problems(0, Hex(HERE)).ships == 1
    assert game.fleet_supply.limit(0, Hex(HOME)) == 3
    assert game.combat.value(Firing(0, "fighter", "barrage", Hex(HERE))) == 9


@pytest.mark.content("sa17:upgrade/foretelling_choir")
def test_the_choir_may_give_up_an_old_card() -> None:
    game = holding("sa17", {"leadership": 0, "diplomacy": 1, "bureaucracy": 2})
    become(game, 0, "naalu")
    game.begin_effect("foretelling_choir", 0, "upgrade")
    old = game.state.action_deck.bag.pop()
    game.player(0).action_cards = [old]
    table = play(game, Step("status_phase.cards_and_counters", 0))
    enact(table, f"card:{old}")
    assert old not in game_of(table).player(0).action_cards
    assert len(game_of(table).player(0).action_cards) == 1 + game.parameters.action_cards_drawn
