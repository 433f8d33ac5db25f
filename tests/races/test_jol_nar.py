"""The Universities of Jol-Nar."""

from __future__ import annotations

import pytest
from leading import acting
from races.racing import HERE, HOME, battle, become, landed, offered, race_game, refuse, rolls, units_in, use
from strategic import counters, exhaust, holding, plays, uses
from tables import asks, game_of, hold, offers, play, put, say

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.moments import Firing
from mecatol.rules.naming import unit_kind

BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])
CARDS = pytest.mark.parametrize(("ruleset", "card"), [("official", "technology_ii"), ("sa17", "technology")])


@BOTH
@pytest.mark.rule("OFF-RAC-8", "OFF-FAQ-2")
@pytest.mark.content("sa17:ability/jol_nar_frail", "official:ability/jol_nar_frail")
def test_all_combat_rolls_are_worse(ruleset: str) -> None:
    game = race_game(ruleset, "jol_nar", "sol")
    for kind, purpose, needed in (("cruiser", "battle", 8), ("destroyer", "barrage", 10), ("pds", "space_cannon", 7)):
        assert game.combat.value(Firing(0, unit_kind(kind), purpose, Hex(HERE))) == needed
    assert game.combat.value(Firing(1, "cruiser", "battle", Hex(HERE))) == 7
    assert rolls(landed(game, "ground_force", "ground_force", dice=[1, 1]), 0)[0][3] == 9


@CARDS
@pytest.mark.rule("OFF-RAC-8", "OFF-FAQ-2")
@pytest.mark.content("sa17:ability/jol_nar_scholars", "official:ability/jol_nar_scholars")
def test_scholars_use_both_abilities_of_technology(ruleset: str, card: str) -> None:
    game = holding(ruleset, {card: 0})
    become(game, 1, "jol_nar")
    exhaust(game, 1, goods=6)
    table = uses(game, card, 1)
    say(table, 1, "use")
    assert asks(table, 1) == "scholars"
    say(table, 1, "first")
    if asks(table, 1) == "primary":
        say(table, 1, "a")
    say(table, 1, "antimass_deflectors")  # for nothing
    while asks(table, 1) == "buy_technology" and "xrd_transporters" not in offers(table, 1):
        say(table, 1, "no")
    if ruleset == "official":
        assert asks(table, 1) == "buy_technology"
    say(table, 1, "xrd_transporters")
    assert game_of(table).player(1).technologies == ["antimass_deflectors", "xrd_transporters"]
    assert counters(table, 1)[0] == 1


@CARDS
@pytest.mark.content("sa17:ability/jol_nar_scholars", "official:ability/jol_nar_scholars")
def test_scholars_may_study_without_money_and_last(ruleset: str, card: str) -> None:
    game = holding(ruleset, {card: 0})
    become(game, 1, "jol_nar")
    exhaust(game, 1)
    exhaust(game, 2)
    assert game.strategy_cards.may_use(1, card).allowed
    assert not game.strategy_cards.may_use(2, card).allowed
    table = say(uses(game, card, 1), 1, "use", "last")
    assert "hylar_v_assault_laser" in offers(table, 1)


@CARDS
@pytest.mark.content("sa17:ability/jol_nar_scholars", "official:ability/jol_nar_scholars")
def test_scholars_have_nothing_of_their_own_technology_card(ruleset: str, card: str) -> None:
    game = holding(ruleset, {card: 0})
    become(game, 0, "jol_nar")
    table = plays(game, card)
    while asks(table, 0):
        assert asks(table, 0) not in ("scholars", "secondary")
        say(table, 0, offers(table, 0)[0])


@pytest.mark.rule("SA17-DUE-25")
@pytest.mark.content("sa17:ability/jol_nar_scholars")
def test_in_a_duel_they_use_the_secondary_of_their_own_card() -> None:
    game = holding("sa17", {"technology": 0}, seats=2)
    become(game, 0, "jol_nar")
    exhaust(game, 0, goods=5)
    table = say(plays(game, "technology"), 0, "a", "antimass_deflectors")
    assert asks(table, 0) == "secondary"
    say(table, 0, "use", "xrd_transporters")
    assert game_of(table).player(0).technologies == ["antimass_deflectors", "xrd_transporters"]
    assert counters(table, 0)[0] == 1


@BOTH
@pytest.mark.rule("OFF-RAC-8", "OFF-FAQ-2")
@pytest.mark.content("sa17:ability/jol_nar_recalculate", "official:ability/jol_nar_recalculate")
def test_a_counter_rolls_a_die_again(ruleset: str) -> None:
    table = battle(race_game(ruleset, "jol_nar"), "cruiser", "cruiser", dice=[2, 1, 3, 10])
    assert offered(table, 0) == ["again:0"]
    use(table, 0, "again:0")
    use(table, 0, "again:0")
    assert game_of(table).player(0).strategy == 0
    assert units_in(table, 1, f"system:{HERE}") == {}


@BOTH
@pytest.mark.content("sa17:ability/jol_nar_recalculate", "official:ability/jol_nar_recalculate")
def test_space_cannons_and_barrages_are_rolled_again_too(ruleset: str) -> None:
    game = race_game(ruleset, "sol", "jol_nar")
    put(game, 0, HERE, "2 cruiser")
    put(game, 1, "thibah", "pds")
    hold(game, 1, "thibah")
    table = acting(game, HERE, "space_cannon.fire", dice=[1, 10])
    say(table, 1, "fire:0")
    assert asks(table, 1) == "dice_cast"
    say(use(table, 1, "again:0"), 1, "pass")
    assert units_in(table, 0, f"system:{HERE}") == {"cruiser": 1}
    table = battle(race_game(ruleset, "jol_nar"), "destroyer, cruiser", "carrier, 2 fighter", dice=[1, 1, 10])
    assert asks(table, 0) == "dice_cast"
    say(use(table, 0, "again:0"), 0, "pass")
    assert units_in(table, 1, f"system:{HERE}")["fighter"] == 1


@BOTH
@pytest.mark.content("sa17:ability/jol_nar_recalculate", "official:ability/jol_nar_recalculate")
def test_without_a_counter_no_die_is_rolled_again(ruleset: str) -> None:
    game = race_game(ruleset, "jol_nar")
    game.player(0).strategy = 0
    assert not offered(battle(game, "cruiser", "cruiser", dice=[10, 1]), 0)


@pytest.mark.content("sa17:upgrade/predictive_targeting")
def test_the_first_re_roll_of_a_combat_is_free() -> None:
    game = race_game("sa17 -tactical_retreats", "jol_nar", upgrades=["predictive_targeting"])
    table = battle(game, "2 cruiser", "dreadnought", dice=[1, 1, 1, 1, 2] + [1] * 20)
    use(table, 0, "again:0")
    assert game_of(table).player(0).strategy == 2
    use(table, 0, "again:0")
    assert game_of(table).player(0).strategy == 1


@BOTH
@pytest.mark.content("sa17:upgrade/spatial_conduit_network", "official:upgrade/spatial_conduit_network")
def test_the_conduit_joins_controlled_systems_once_a_round(ruleset: str) -> None:
    game = race_game(ruleset, "jol_nar", upgrades=["spatial_conduit_network"])
    hold(game, 0, "jord", "saudor")  # the latter at -1,1, far from the Home System
    put(game, 0, HOME, "dreadnought")
    far = next(system.hex for system in game.state.systems if any(p.id == "saudor" for p in system.planets))
    put(game, 0, far, "destroyer")
    assert not game.movement.reachable(0, "dreadnought", Hex(HOME), far)
    table = play(game, Step("tactical.begin", 0, far))
    use(table, 0, "conduit")
    say(table, 0, f"ship:{HOME}:dreadnought", "done")
    refuse(table)
    assert units_in(table, 0, f"system:{far}") == {"dreadnought": 1, "destroyer": 1}
    game = game_of(table)
    assert not game.movement.reachable(0, "dreadnought", far, Hex(HOME))
    put(game, 0, HOME, "cruiser")
    again = play(game, Step("tactical.begin", 0, HOME))
    assert "conduit" not in offered(again, 0)


@BOTH
@pytest.mark.content("sa17:upgrade/spatial_conduit_network", "official:upgrade/spatial_conduit_network")
def test_the_conduit_does_not_lead_into_systems_of_others(ruleset: str) -> None:
    game = race_game(ruleset, "jol_nar", upgrades=["spatial_conduit_network"])
    put(game, 0, HOME, "dreadnought")
    assert "conduit" not in offered(play(game, Step("tactical.begin", 0, HERE)), 0)


@BOTH
@pytest.mark.content("sa17:upgrade/electro_resonance_turbines", "official:upgrade/electro_resonance_turbines")
def test_turbines_turn_enemy_activations_into_goods(ruleset: str) -> None:
    game = race_game(ruleset, "jol_nar", upgrades=["electro_resonance_turbines"])
    hold(game, 0, "thibah")
    put(game, 0, HERE, "cruiser")
    game.state.round = 3
    assert game_of(refuse(play(game, Step("tactical.begin", 1, HERE)))).player(0).trade_goods == 3
    other = race_game(ruleset, "jol_nar", upgrades=["electro_resonance_turbines"])
    hold(other, 0, "thibah")
    put(other, 0, HERE, "cruiser")
    assert game_of(refuse(play(other, Step("tactical.begin", 0, HERE)))).player(0).trade_goods == 0


@BOTH
@pytest.mark.content("sa17:flagship/jol_nar", "official:flagship/jol_nar")
def test_a_ten_of_the_hylarim_is_three_hits(ruleset: str) -> None:
    game = race_game(ruleset, "jol_nar")
    game.player(0).strategy = 0
    table = battle(game, "flagship", "4 cruiser", dice=[10, 1, 1, 1, 1, 1])
    assert units_in(table, 1, f"system:{HERE}")["cruiser"] <= 1
    other = race_game(ruleset, "sol")
    table = battle(other, "flagship", "5 cruiser", dice=[10, 1, 1] + [1] * 60)
    assert units_in(table, 1, f"system:{HERE}")["cruiser"] >= 1
