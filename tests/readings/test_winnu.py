"""The Winnu, read a second time."""

from __future__ import annotations

import pytest
from races.racing import HERE, battle, become, race_game, rolls, units_in
from readings.reading import actions, enact, ever, goods, held, owner, turn, wide
from strategic import counters, exhaust, holding, uses
from tables import game_of, offers, play, put

from mecatol.core.rules import Step
from mecatol.rules.moments import MAY_REBEL
from mecatol.rules.state import CardId, PlanetId

BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])
CARDS = pytest.mark.parametrize(("ruleset", "card"), [("official", "technology_ii"), ("sa17", "technology")])


@BOTH
@pytest.mark.content("sa17:ability/winnu_elder_votes", "official:ability/winnu_elder_votes")
def test_the_home_votes_once_exhausted_or_not_and_only_while_it_is_theirs(ruleset: str) -> None:
    game = race_game(ruleset, "winnu", seats=3)
    fresh = game.politics.votes(0)
    game.board.exhaust(PlanetId("jord"), "test")
    assert game.politics.votes(0) == fresh
    held(game, 1, "jord")
    assert game.politics.votes(0) == 1  # everybody has one
    other = race_game(ruleset, "sol", seats=3)
    other.board.exhaust(PlanetId("jord"), "test")
    assert other.politics.votes(0) == 1


@CARDS
@pytest.mark.content("sa17:ability/winnu_free_technology", "official:ability/winnu_free_technology")
def test_technology_costs_no_counter_even_with_none(ruleset: str, card: str) -> None:
    game = holding(ruleset, {card: 0})
    become(game, 1, "winnu")
    exhaust(game, 1, goods=9)
    game.player(1).strategy = 0
    table = enact(uses(game, card, 1), "use", "antimass_deflectors", seat=1)
    assert counters(table, 1)[0] == 0


@BOTH
@pytest.mark.content("sa17:upgrade/bioptic_recyclers", "official:upgrade/bioptic_recyclers")
@pytest.mark.parametrize("reward", ["goods", "counter"])
def test_a_card_for_two_goods_or_a_counter_once_a_round(ruleset: str, reward: str) -> None:
    game = race_game(ruleset, "winnu", upgrades=["bioptic_recyclers"], seats=3)
    cards = game.action_cards.all_cards()[:2]
    game.player(0).action_cards = list(cards)
    table = turn(game, ":recycle", f"card:{cards[0]}")
    keys = offers(table, 0)
    assert len(keys) == 2
    enact(table, next(key for key in keys if reward in key))
    if reward == "counter" and "pool" in offers(table, 0):
        enact(table, "pool")
    after = game_of(table)
    assert after.player(0).action_cards == [cards[1]]
    assert cards[0] in after.state.action_deck.discard
    assert (goods(table), sum(counters(table, 0))) == ((2, 8) if reward == "goods" else (0, 9))
    assert "recycle" not in actions(after)


@BOTH
@pytest.mark.content("sa17:upgrade/lazax_gate_folding", "official:upgrade/lazax_gate_folding")
def test_gates_open_to_an_empty_or_own_mecatol_and_to_no_other(ruleset: str) -> None:
    game = race_game(ruleset, "winnu", upgrades=["lazax_gate_folding"], seats=3)
    table = play(game, Step("status_phase.start"))
    enact(table, next(key for key in offers(table, 0) if key != "no"))
    assert owner(table, "mecatol_rex") == 0
    assert units_in(table, 0, "planet:mecatol_rex") == {"ground_force": 1}
    theirs = race_game(ruleset, "winnu", upgrades=["lazax_gate_folding"], seats=3)
    held(theirs, 1, "mecatol_rex", "ground_force")
    assert not ever(play(theirs, Step("status_phase.start")), "gate_folding")
    refused = race_game(ruleset, "winnu", upgrades=["lazax_gate_folding"], seats=3)
    table = enact(play(refused, Step("status_phase.start")), "no")
    assert owner(table, "mecatol_rex") == -1


@pytest.mark.content("sa17:upgrade/keepers_of_the_throneworld")
def test_keepers_have_one_counter_more_while_they_hold_it() -> None:
    game = race_game("sa17", "winnu", upgrades=["keepers_of_the_throneworld"], seats=3)
    usual = game.status_phase.counters(0)
    held(game, 0, "mecatol_rex", "ground_force")
    assert game.status_phase.counters(0) == usual + 1


@BOTH
@pytest.mark.content("sa17:flagship/winnu", "official:flagship/winnu")
def test_its_dice_follow_the_enemys_ships_round_by_round(ruleset: str) -> None:
    game = wide(race_game(ruleset, "winnu"))
    table = battle(game, "flagship", "3 destroyer, 2 fighter, carrier", dice=[10, 1, 1, 1] + [1] * 80)
    mine = [len(faces) for purpose, kind, faces, _ in rolls(table, 0) if (purpose, kind) == ("battle", "flagship")]
    assert mine[0] == 4
    enact(table, "destroy:destroyer", seat=1)
    mine = [len(faces) for purpose, kind, faces, _ in rolls(table, 0) if (purpose, kind) == ("battle", "flagship")]
    assert mine[1] == 3


@BOTH
@pytest.mark.content("sa17:flagship/winnu", "official:flagship/winnu")
def test_it_rolls_so_many_when_it_defends(ruleset: str) -> None:
    game = wide(race_game(ruleset, "sol", "winnu"))
    table = battle(game, "2 cruiser", "flagship", dice=[1] * 80)
    assert next(len(faces) for purpose, kind, faces, _ in rolls(table, 1) if kind == "flagship") == 2
    put(game, 0, HERE, "cruiser")


@pytest.mark.content("sa17:ability/winnu_calm_worlds")
@pytest.mark.parametrize(("army", "restless"), [("ground_force", False), ("mechanized_unit", True)])
def test_local_unrest_needs_a_planet_without_ground_forces(army: str, restless: bool) -> None:
    game = race_game("sa17", "winnu", "sol", seats=3)
    held(game, 0, "thibah", army)
    game.player(1).action_cards = [CardId("local_unrest")]
    table = turn(game, "card:local_unrest", seat=1)
    assert (f"system:{HERE}" in offers(table, 1)) == restless


@pytest.mark.content("official:ability/winnu_calm_worlds")
@pytest.mark.parametrize(("army", "restless"), [("ground_force", False), ("mechanized_unit", True)])
def test_officially_too(army: str, restless: bool) -> None:
    game = race_game("official", "winnu", "sol", seats=3)
    held(game, 0, "thibah", army)
    assert game.fold(MAY_REBEL, True, game.board.planet(PlanetId("thibah"))) == restless
