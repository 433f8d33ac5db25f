"""The Winnu."""

from __future__ import annotations

import pytest
from dealing import acts, dealt
from races.racing import battle, become, race_game, rolls, units_in
from strategic import counters, exhaust, holding, uses
from tables import asks, game_of, hold, offers, play, put, say

from mecatol.core.rules import Step
from mecatol.rules.moments import MAY_REBEL
from mecatol.rules.state import PlanetId

BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])
CARDS = pytest.mark.parametrize(("ruleset", "card"), [("official", "technology_ii"), ("sa17", "technology")])


@BOTH
@pytest.mark.rule("OFF-RAC-11")
@pytest.mark.content("sa17:ability/winnu_elder_votes", "official:ability/winnu_elder_votes")
def test_the_home_planet_votes_even_exhausted(ruleset: str) -> None:
    game = race_game(ruleset, "winnu", "sol")
    fresh = game.politics.votes(0)
    for seat in (0, 1):
        exhaust(game, seat)
    assert game.politics.votes(0) == fresh == 2  # Jord's
    assert game.politics.votes(1) == 1


@BOTH
@pytest.mark.rule("OFF-RAC-11")
@pytest.mark.content("sa17:ability/winnu_calm_worlds", "official:ability/winnu_calm_worlds")
def test_worlds_with_ground_forces_are_calm(ruleset: str) -> None:
    game = race_game(ruleset, "winnu", "sol")
    hold(game, 0, "thibah", "tarmann", "saudor")
    hold(game, 1, "wellon")
    for seat, planet, army in ((0, "thibah", "ground_force"), (0, "tarmann", "mechanized_unit"), (1, "wellon", "ground_force")):
        put(game, seat, planet, army)
    restless = [
        p for p in ("thibah", "tarmann", "saudor", "wellon") if game.fold(MAY_REBEL, True, game.board.planet(PlanetId(p)))
    ]
    assert restless == ["tarmann", "saudor", "wellon"]


@pytest.mark.content("sa17:ability/winnu_calm_worlds")
def test_local_unrest_is_not_offered_on_a_calm_world() -> None:
    game = dealt((0, "local_unrest"))
    become(game, 1, "winnu")
    hold(game, 1, "wellon", "tarmann")
    put(game, 1, "wellon", "2 ground_force")
    put(game, 1, "tarmann", "pds")
    table = acts(game, "local_unrest")
    own_home = f"system:{game.board.home(0)}"
    assert offers(table, 0) == [own_home, "system:0,1", "system:-2,2"]  # Tarmann and homes, if they allow it there; not Wellon


@CARDS
@pytest.mark.rule("OFF-RAC-11")
@pytest.mark.content("sa17:ability/winnu_free_technology", "official:ability/winnu_free_technology")
def test_the_secondary_of_technology_costs_no_counter(ruleset: str, card: str) -> None:
    game = holding(ruleset, {card: 0})
    become(game, 1, "winnu")
    exhaust(game, 1, goods=6)
    table = say(uses(game, card, 1), 1, "use", "antimass_deflectors")
    assert counters(table, 1)[0] == 2


@BOTH
@pytest.mark.content("sa17:upgrade/bioptic_recyclers", "official:upgrade/bioptic_recyclers")
def test_a_card_is_recycled_once_a_round(ruleset: str) -> None:
    game = race_game(ruleset, "winnu", upgrades=["bioptic_recyclers"])
    game.player(0).action_cards = game.action_cards.all_cards()[:2]
    table = play(game, Step("action_phase.turn", 0))
    card = f"card:{game.player(0).action_cards[0]}"
    say(table, 0, next(key for key in offers(table, 0) if key.endswith(":recycle")), card, "goods")
    assert game_of(table).player(0).trade_goods == 2
    assert len(game_of(table).player(0).action_cards) == 1
    again = play(game_of(table), Step("action_phase.turn", 0))
    assert not [key for key in offers(again, 0) if key.endswith(":recycle")]


@BOTH
@pytest.mark.content("sa17:upgrade/lazax_gate_folding", "official:upgrade/lazax_gate_folding")
def test_a_ground_force_comes_to_mecatol_rex(ruleset: str) -> None:
    game = race_game(ruleset, "winnu", upgrades=["lazax_gate_folding"])
    table = play(game, Step("status_phase.start"))
    assert asks(table, 0) == "gate_folding"
    say(table, 0, "fold")
    assert game_of(table).board.planet(PlanetId("mecatol_rex")).owner == 0
    assert units_in(table, 0, "planet:mecatol_rex") == {"ground_force": 1}
    taken = race_game(ruleset, "winnu", upgrades=["lazax_gate_folding"])
    hold(taken, 1, "mecatol_rex")
    assert asks(play(taken, Step("status_phase.start")), 0) != "gate_folding"
    stood_on = race_game(ruleset, "winnu", upgrades=["lazax_gate_folding"])
    put(stood_on, 1, "mecatol_rex", "ground_force")
    assert asks(play(stood_on, Step("status_phase.start")), 0) != "gate_folding"


@pytest.mark.content("sa17:upgrade/keepers_of_the_throneworld")
def test_keepers_of_the_throneworld_have_a_counter_more() -> None:
    game = race_game("sa17", "winnu", upgrades=["keepers_of_the_throneworld"], seats=3)
    before = game.status_phase.counters(0)
    hold(game, 0, "mecatol_rex")
    assert game.status_phase.counters(0) == before + 1


@BOTH
@pytest.mark.content("sa17:flagship/winnu", "official:flagship/winnu")
def test_the_corian_rolls_a_die_for_each_enemy_ship(ruleset: str) -> None:
    table = battle(
        race_game(f"{ruleset} -tactical_retreats", "winnu"), "flagship", "3 cruiser, carrier, 2 fighter", dice=[1] * 40
    )
    mine = [faces for purpose, kind, faces, _ in rolls(table, 0) if (purpose, kind) == ("battle", "flagship")]
    assert len(mine[0]) == 4
