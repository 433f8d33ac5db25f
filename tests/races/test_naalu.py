"""The Naalu Collective."""

from __future__ import annotations

import pytest
from leading import lead
from races.racing import HERE, HOME, battle, become, offered, race_game, refuse, rolls, units_in, use
from strategic import holding
from tables import ASCENSION, asks, game_of, hold, new_game, offers, play, put, say, strategy_cards
from trial import give

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step

BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])


@pytest.mark.rule("OFF-RAC-6")
@pytest.mark.content("official:ability/naalu_initiative_zero")
def test_their_initiative_is_zero() -> None:
    game = new_game("official", 3)
    strategy_cards(game, {"leadership": 0, "diplomacy_ii": 1, "bureaucracy": 2})
    become(game, 2, "naalu")
    assert game.action_phase.order() == [2, 0, 1]


@ASCENSION
@pytest.mark.rule("SAES-RAC-03", "SAES-RAC-04")
@pytest.mark.content("sa17:ability/naalu_opening_action")
def test_they_may_act_before_the_first_turn(ruleset: str) -> None:
    game = new_game(ruleset, 3)
    strategy_cards(game, {"leadership": 0, "assembly": 1, "bureaucracy": 2})
    become(game, 2, "naalu")
    home = game.board.home(2)
    put(game, 2, home, "cruiser")
    table = play(game, Step("action_phase.start"))
    assert asks(table, 2) == "opening_action"
    say(table, 2, f"activate:{home}")
    while asks(table, 0) != "action":
        say(table, 2, next(key for key in ("done", "no", "pass") if key in offers(table, 2)))
    state = game_of(table).state
    assert state.active == 0
    assert state.players[2].pool == 2
    assert game_of(table).action_phase.order() == [0, 1, 2]
    other = new_game(ruleset, 3)
    strategy_cards(other, {"leadership": 0, "assembly": 1, "bureaucracy": 2})
    become(other, 2, "naalu")
    assert asks(say(play(other, Step("action_phase.start")), 2, "no"), 0) == "action"


@BOTH
@pytest.mark.rule("OFF-RAC-6", "OFF-FAQ-5")
@pytest.mark.content("sa17:ability/naalu_early_retreat", "official:ability/naalu_early_retreat")
def test_an_attacked_fleet_may_leave_before_the_battle(ruleset: str) -> None:
    game = race_game(ruleset, "sol", "naalu")
    game.board.lay_counter(1, Hex("1,-1"), "pool")
    table = battle(game, "dreadnought", "cruiser")
    assert asks(table, 1) == "fleets_meet"
    use(table, 1, "retreat:1,-1")
    assert units_in(table, 1, "system:1,-1") == {"cruiser": 1}
    assert game_of(table).state.battle is None
    assert not rolls(table, 0)


@BOTH
@pytest.mark.content("sa17:ability/naalu_early_retreat", "official:ability/naalu_early_retreat")
def test_attackers_do_not_leave_early(ruleset: str) -> None:
    game = race_game(ruleset, "naalu", "sol")
    game.board.lay_counter(0, Hex("1,-1"), "pool")
    assert asks(battle(game, "dreadnought", "cruiser"), 0) != "fleets_meet"


@BOTH
@pytest.mark.rule("OFF-RAC-6")
@pytest.mark.content("sa17:ability/naalu_fighters", "official:ability/naalu_fighters")
def test_fighters_are_deft_in_space_battles(ruleset: str) -> None:
    game = race_game(f"{ruleset} -tactical_retreats", "naalu", "sol")
    table = battle(game, "carrier, 2 fighter", "carrier, 2 fighter", dice=[1] * 6)
    assert {kind: needed for _, kind, _, needed in rolls(table, 0)[:2]} == {"carrier": 9, "fighter": 8}
    assert {kind: needed for _, kind, _, needed in rolls(table, 1)[:2]} == {"carrier": 9, "fighter": 9}


@BOTH
@pytest.mark.content("sa17:upgrade/telepathic_mind_weapon", "official:upgrade/telepathic_mind_weapon")
def test_who_activates_their_systems_loses_fleet_supply(ruleset: str) -> None:
    game = race_game(ruleset, "naalu", upgrades=["telepathic_mind_weapon"])
    hold(game, 0, "thibah")
    put(game, 0, HERE, "cruiser")
    game.state.round = 3
    assert game_of(refuse(play(game, Step("tactical.begin", 1, HERE)))).player(1).fleet == 2
    other = race_game(ruleset, "naalu", upgrades=["telepathic_mind_weapon"])
    other.state.round = 3
    assert game_of(refuse(play(other, Step("tactical.begin", 1, HERE)))).player(1).fleet == 3


@BOTH
@pytest.mark.content("sa17:upgrade/hybrid_crystal_drives", "official:upgrade/hybrid_crystal_drives")
def test_carriers_and_lone_fighters_count_half(ruleset: str) -> None:
    game = race_game(ruleset, "naalu", upgrades=["hybrid_crystal_drives"])
    put(game, 0, HERE, "4 carrier, cruiser")
    assert not game.fleet_supply.problems(0, Hex(HERE))  # 2 + 1 of 3
    put(game, 0, HERE, "cruiser")
    assert game.fleet_supply.problems(0, Hex(HERE)).ships == 1
    give(game, 0, "advanced_fighters")
    put(game, 0, "1,-1", "5 fighter")
    assert not game.fleet_supply.problems(0, Hex("1,-1"))
    put(game, 0, "1,-1", "2 fighter")
    assert game.fleet_supply.problems(0, Hex("1,-1")).ships == 1


@pytest.mark.content("sa17:upgrade/foretelling_choir")
def test_the_choir_draws_one_more_and_discards_one() -> None:
    game = holding("sa17", {"leadership": 0, "diplomacy": 1, "bureaucracy": 2})
    become(game, 0, "naalu")
    game.begin_effect("foretelling_choir", 0, "upgrade")
    usual = game.parameters.action_cards_drawn
    table = play(game, Step("status_phase.cards_and_counters", 0))
    assert asks(table, 0) == "choir_discard"
    assert len(game_of(table).player(0).action_cards) == usual + 1
    unwanted = offers(table, 0)[0]
    say(table, 0, unwanted)
    assert unwanted.removeprefix("card:") in game_of(table).state.action_deck.discard
    assert len(game_of(table).player(0).action_cards) == usual


@BOTH
@pytest.mark.content("sa17:flagship/naalu", "official:flagship/naalu")
def test_the_matriarch_leads_three_ships_more(ruleset: str) -> None:
    game = race_game(ruleset, "naalu")
    put(game, 0, HERE, "flagship")
    assert game.fleet_supply.limit(0, Hex(HERE)) == 6
    assert game.fleet_supply.limit(0, Hex(HOME)) == 3


@pytest.mark.rule("OFF-FAQ-5")
@pytest.mark.content("official:ability/naalu_early_retreat")
def test_an_early_retreat_has_the_limits_of_every_retreat() -> None:
    game = race_game("official -tactical_retreats", "sol", "naalu")
    game.board.lay_counter(1, Hex("1,-1"), "pool")
    put(game, 0, "1,-1", "fighter")
    assert asks(battle(game, "dreadnought", "cruiser"), 1) != "fleets_meet"  # enemies are there
    game = race_game("official -tactical_retreats", "sol", "naalu")
    assert asks(battle(game, "dreadnought", "cruiser"), 1) != "fleets_meet"  # nothing was activated
    game = race_game("official +tactical_retreats", "sol", "naalu")
    table = battle(game, "dreadnought", "cruiser")
    assert asks(table, 1) == "fleets_meet"
    before = game_of(table).player(1).strategy
    use(table, 1, "retreat:1,-1")
    assert game_of(table).player(1).strategy == before - 1
    assert 1 in game_of(table).board.system(Hex("1,-1")).counters


@pytest.mark.rule("OFF-FAQ-5")
@pytest.mark.content("sa17:ability/naalu_early_retreat")
@pytest.mark.parametrize("honour", [False, True])
def test_neither_an_admiral_nor_a_code_of_honor_keeps_them(honour: bool) -> None:
    game = race_game("sa17", "sol", "naalu")
    game.board.lay_counter(1, Hex("1,-1"), "pool")
    if honour:
        game.begin_effect("code_of_honor", -1, "law")
    put(game, 0, HERE, "dreadnought")
    lead(game, 0, "sol_delouis", f"system:{HERE}", "dreadnought")
    table = battle(game, "cruiser", "cruiser")
    assert asks(table, 1) == "fleets_meet"
    assert "retreat:1,-1" in offered(table, 1)
