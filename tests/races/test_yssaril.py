"""The Yssaril Tribes."""

from __future__ import annotations

import pytest
from leading import acting
from races.racing import HERE, HOME, become, landed, offered, race_game, rolls, units_in, use
from strategic import holding
from tables import asks, game_of, hold, offers, play, put, say

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.moments import Travel
from mecatol.rules.naming import unit_kind
from mecatol.rules.state import Action, Ship

BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])
EDITIONS = pytest.mark.parametrize("ruleset", ["sa17", "sa_es +flagships"])


@BOTH
@pytest.mark.rule("OFF-RAC-10")
@pytest.mark.content("sa17:ability/yssaril_wait", "official:ability/yssaril_wait")
def test_they_wait_but_not_twice_in_a_row(ruleset: str) -> None:
    game = race_game(ruleset, "yssaril")
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, next(key for key in offers(table, 0) if key.endswith(":wait")))
    assert asks(table, 1) == "action"
    assert not game_of(table).player(0).passed
    say(table, 1, "pass")
    assert asks(table, 0) == "action"
    assert not [key for key in offers(table, 0) if key.endswith(":wait")]
    say(table, 0, f"activate:{HOME}")
    while asks(table, 0) != "action":
        say(table, 0, next(key for key in ("done", "no", "pass") if key in offers(table, 0)))
    assert [key for key in offers(table, 0) if key.endswith(":wait")]


@BOTH
@pytest.mark.rule("OFF-RAC-10")
@pytest.mark.content(
    "sa17:ability/yssaril_extra_action_card",
    "official:ability/yssaril_extra_action_card",
    "sa17:ability/yssaril_no_hand_limit",
    "official:ability/yssaril_no_hand_limit",
)
def test_they_draw_more_and_keep_everything(ruleset: str) -> None:
    game = holding(ruleset, {"leadership": 0})
    become(game, 0, "yssaril")
    game.player(0).action_cards = game.state.action_deck.bag[:9]
    game.state.action_deck.bag = game.state.action_deck.bag[9:]
    usual = game.parameters.action_cards_drawn
    table = play(game, Step("status_phase.cards_and_counters", 0))
    assert len(game_of(table).player(0).action_cards) == 10 + usual
    assert game.political_cards.limit(0) < 10


@BOTH
@pytest.mark.rule("OFF-RAC-10")
@pytest.mark.content("sa17:ability/yssaril_spies", "official:ability/yssaril_spies")
def test_spies_see_a_hand(ruleset: str) -> None:
    game = race_game(ruleset, "yssaril", seats=3)
    cards = game.action_cards.all_cards()[:2]
    game.player(1).action_cards = list(cards)
    table = play(game, Step("strategy_phase.start"))
    assert offered(table, 0) == ["player:1"]
    use(table, 0, "player:1")
    assert all(0 in game_of(table).state.known[card] for card in cards)
    assert game_of(table).player(1).action_cards == cards


@BOTH
@pytest.mark.content("sa17:upgrade/mageon_implants", "official:upgrade/mageon_implants")
def test_implants_take_what_spies_see(ruleset: str) -> None:
    game = race_game(ruleset, "yssaril", upgrades=["mageon_implants"], seats=3)
    cards = game.action_cards.all_cards()[:2]
    game.player(1).action_cards = list(cards)
    table = use(play(game, Step("strategy_phase.start")), 0, "player:1")
    say(table, 0, f"card:{cards[0]}")
    assert game_of(table).player(0).action_cards == [cards[0]]
    assert game_of(table).player(1).action_cards == [cards[1]]


@BOTH
@pytest.mark.content("sa17:upgrade/shuttle_logistics", "official:upgrade/shuttle_logistics")
def test_shuttles_take_troops_to_planets_nearby(ruleset: str) -> None:
    game = race_game(ruleset, "yssaril", upgrades=["shuttle_logistics"])
    hold(game, 0, "wellon")  # next to Jord
    put(game, 0, "jord", "2 ground_force")
    table = play(game, Step("status_phase.start"))
    assert asks(table, 0) == "shuttle_from"
    say(table, 0, f"system:{HOME}", "ground_force@planet:jord>planet:wellon", "done")
    assert units_in(table, 0, "planet:wellon") == {"ground_force": 1}
    watched = race_game(ruleset, "yssaril", upgrades=["shuttle_logistics"])
    put(watched, 0, "jord", "2 ground_force")
    put(watched, 1, "0,-1", "cruiser")
    hold(watched, 0, "wellon")
    assert asks(play(watched, Step("status_phase.start")), 0) != "shuttle_from"


@pytest.mark.content("sa17:upgrade/infiltrator_cells")
def test_infiltrators_are_better_in_the_first_round() -> None:
    game = race_game("sa17", "yssaril", upgrades=["infiltrator_cells"])
    table = landed(game, "2 ground_force", "2 ground_force", dice=[1] * 8)
    assert [needed for _, _, _, needed in rolls(table, 0)[:2]] == [7, 8]


@BOTH
@pytest.mark.content("sa17:flagship/yssaril", "official:flagship/yssaril")
def test_the_flagship_passes_enemy_ships(ruleset: str) -> None:
    game = race_game(ruleset, "yssaril")
    put(game, 1, HERE, "cruiser")
    for kind, allowed in (("flagship", True), ("cruiser", False)):
        way = Travel(0, unit_kind(kind), Hex("1,-1"), Hex("1,-1"), Hex(HERE), Hex("1,1"))
        assert game.routes.may_pass(way).allowed == allowed


@EDITIONS
@pytest.mark.rule("SAES-SOT-07", "SAES-SOT-08")
@pytest.mark.content("sa17:flagship/yssaril")
def test_neither_mines_nor_pds_find_the_fleet_of_the_flagship(ruleset: str) -> None:
    game = race_game(ruleset, "yssaril")
    assert game.space_mines.triggers(0, "cruiser", Hex(HERE))
    assert not game.space_mines.triggers(0, "flagship", Hex(HERE))
    game.state.action = Action(0, "tactical", Hex(HERE), moves=[Ship("flagship", 0, "", (Hex("1,-1"), Hex(HERE)))])
    assert not game.space_mines.triggers(0, "cruiser", Hex("1,-1"))
    for ships, targets in (("cruiser", True), ("cruiser, flagship", False)):
        game = race_game(ruleset, "yssaril")
        put(game, 0, HERE, ships)
        put(game, 1, "thibah", "pds")
        hold(game, 1, "thibah")
        assert (asks(acting(game, HERE, "space_cannon.fire"), 1) == "space_cannon") == targets
