"""What each Mercenary can do, and the Action Cards that speak of them."""

from __future__ import annotations

import pytest
from hiring import OPTION, armies, evasions, fleets, hired, in_deck
from skirmish import HERE, army, fight, invade, ships
from strategic import exhaust, harmless, holding, plays, uses
from tables import asks, game_of, hold, new_game, offers, play, put, say, told, units
from trial import give

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.state import Action, CardId, PlanetId, Seat

pytestmark = pytest.mark.rule("OFF-SOT-MRC")

HOME = "0,-2"


def goods(table: Table, seat: Seat) -> int:
    return game_of(table).player(seat).trade_goods


def test_all_but_nolad_can_do_something() -> None:
    game = new_game(OPTION)
    behaviours = game.ruleset.behaviours
    able = [*behaviours.modifiers, *behaviours.triggers]
    assert [name for name in game.cards.mercenaries if name not in able] == ["nolad"]


# -- in battle -----------------------------------------------------------------------------------------------------------


def test_52n6_names_a_technology_that_the_enemy_cannot_use_in_the_battle() -> None:
    game = fleets("52n6, cruiser", "2 cruiser")
    give(game, 1, "cybernetics", "hylar_v_assault_laser", "stasis_capsules")
    table = fight(game, 7, 7, 6, 6)
    assert asks(table, 0) == "52n6"
    assert offers(table, 0) == ["cybernetics", "hylar_v_assault_laser"]
    say(table, 0, "hylar_v_assault_laser")
    # Without Assault Lasers a Cruiser hits with 7: both miss with a 6, and are lost to 52N6's 7 and the Cruiser's.
    assert ships(table, 1) == ()
    game = game_of(table)
    technologies = [e.key for e in game.state.effects if e.source == "technology" and game.index.is_live(e)]
    assert technologies == ["cybernetics", "hylar_v_assault_laser", "stasis_capsules"], "it works again when the battle is over"


def test_52n6_jams_whoever_attacks_it_too() -> None:
    game = fleets("cruiser", "52n6")
    give(game, 0, "cybernetics", "hylar_v_assault_laser")
    table = fight(game, 6, 7)
    assert offers(table, 1) == ["cybernetics", "hylar_v_assault_laser"]
    say(table, 1, "hylar_v_assault_laser")
    assert ships(table, 0) == (), "a Cruiser without Assault Lasers misses with a 6"


def test_blake_stryker_is_paid_for_a_victory_in_space() -> None:
    table = fight(fleets("blake_stryker", "destroyer"), 5, 1)
    assert goods(table, 0) == 1
    table = invade(armies("blake_stryker_ground, ground_force", "ground_force"), 8, 7, 1)
    assert game_of(table).board.planet(PlanetId("arnor")).owner == 0
    assert goods(table, 0) == 0, "not on planets"
    assert goods(fight(fleets("cruiser", "blake_stryker"), 7, 1, 1), 0) == 0


def test_felrey_draws_a_card_before_each_battle_of_his() -> None:
    game = fleets("felrey", "destroyer")
    game.state.action_deck.bag = harmless(game.action_cards)
    assert len(game_of(fight(game, 5, 1)).player(0).action_cards) == 1
    game = armies("ground_force", "felrey_ground")
    game.state.action_deck.bag = harmless(game.action_cards)
    assert len(game_of(invade(game, 1, 6)).player(1).action_cards) == 1
    game = fleets("cruiser", "destroyer")
    put(game, 0, "jord", "felrey_ground")
    game.state.action_deck.bag = harmless(game.action_cards)
    assert game_of(fight(game, 7, 1)).player(0).action_cards == [], "he is elsewhere"


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_fighter_dies_for_hep_kuk(answer: str) -> None:
    game = fleets("hepkuk, 2 fighter, carrier", "cruiser")
    table = say(fight(game, 1, 1, 1, 1, 7, 2), 0, "destroy:hepkuk")
    assert asks(table, 0) == "hepkuk"
    say(table, 0, answer)
    assert (hired(table, 0) == ["hepkuk"]) == (answer == "yes")
    assert game_of(table).board.on_board(0, "fighter") == (1 if answer == "yes" else 2)


def test_without_a_fighter_hep_kuk_falls() -> None:
    table = fight(fleets("hepkuk", "cruiser"), 1, 7, 2)
    assert hired(table, 0) == []


def test_kav_lik_destroys_a_fighter_or_a_ground_force() -> None:
    table = fight(fleets("kavlik", "fighter, carrier, ground_force"), 1, 1, 1, 1)
    assert list(ships(table, 1)) == units("carrier, ground_force"), "the Fighter, not what is aboard"
    table = invade(armies("kavlik_ground, ground_force", "ground_force"))
    assert game_of(table).board.planet(PlanetId("arnor")).owner == 0, "nobody was left to fight"
    assert army(table, 1) == ()


def test_krevvil_hits_a_ship_of_his_choice_which_may_sustain() -> None:
    game = fleets("krevvil", "dreadnought, cruiser")
    table = fight(game, 1, 1, 1)
    assert offers(table, 0) == ["unit:1:dreadnought", "unit:1:cruiser"]
    say(table, 0, "unit:1:dreadnought")
    assert offers(table, 1) == ["sustain:dreadnought", "destroy:dreadnought"]
    say(table, 1, "sustain:dreadnought")
    assert forces.count(tuple(g for g in ships(table, 1) if g.damage), "dreadnought") == 1


def test_krevvil_hits_a_mercenary_on_a_planet() -> None:
    game = armies("krevvil_ground", "nolad_ground, ground_force")
    table = invade(game, 8, 6, 1, 1)
    assert evasions(table)[0] == ("nolad_ground", 8, True), "nobody else can be hit by him there, and Nolad evades"


def test_murrag_takes_somebody_along() -> None:
    game = fleets("murrag, cruiser", "2 cruiser, dreadnought")
    table = say(fight(game, 1, 1, 1, 1, 5, 2), 0, "destroy:murrag")
    assert asks(table, 0) == "murrag"
    assert offers(table, 0) == ["unit:1:dreadnought", "unit:1:cruiser", "unit:0:cruiser", "no"]
    say(table, 0, "unit:1:cruiser")
    assert forces.count(ships(table, 1), "cruiser") == 1
    assert hired(table, 0) == []


def test_murrag_strikes_somebody_who_falls_with_him() -> None:
    """Casualties are taken together: whoever he strikes of those does not fall twice."""
    table = invade(armies("murrag_ground, ground_force", "ground_force, mechanized_unit"), 10, 1, 10, 1, 1, 1)
    say(table, 0, "destroy:murrag_ground")
    say(table, 1, "destroy:ground_force")
    say(table, 0, "unit:1:ground_force")
    assert list(army(table, 1)) == units("mechanized_unit")


def test_nolad_rolls_two_dice_and_has_room_for_one() -> None:
    table = fight(fleets("nolad", "2 destroyer"), 6, 6, 1, 1)
    assert ships(table, 1) == ()
    assert game_of(table).fleet_supply.capacity(0, HERE) == 1


def test_r_una_takes_a_hit_off_in_space_but_not_the_last() -> None:
    game = fleets("runa, 2 cruiser", "2 dreadnought")
    table = fight(game, 1, 1, 1, 5, 5)
    say(table, 0, "destroy:cruiser")
    assert forces.count(ships(table, 0), "cruiser") == 1, "two hits, one of them taken off"
    game = fleets("runa, 2 cruiser", "2 dreadnought")
    table = say(fight(game, 1, 1, 1, 5, 1), 0, "destroy:cruiser")
    assert forces.count(ships(table, 0), "cruiser") == 1, "a single hit stays"


def test_rhelat_is_a_pds_where_he_stands() -> None:
    game = fleets("2 cruiser", "")
    hold(game, 1, "thibah")
    put(game, 1, "thibah", "2 pds, rhelat_ground")
    table = say(play(game, Step("space_cannon.fire", 0, HERE), dice=[1, 1, 6]), 1, "fire:0")
    assert list(ships(table, 0)) == units("cruiser"), "three dice"
    table = invade(armies("ground_force", "rhelat_ground"), 6)
    assert army(table, 0) == (), "he fires at what has landed"
    game = armies("ground_force", "rhelat_ground, ground_force", ships="dreadnought")
    (dreadnought,) = units("dreadnought")
    assert not game.bombardment.may_bombard(0, Hex("1,1"), PlanetId("arnor"), dreadnought).allowed, "and shields the planet"


def test_pds_technologies_are_for_rhelat_too() -> None:
    game = fleets("cruiser", "")
    put(game, 1, "jord", "rhelat_ground")
    near = game.galaxy.adjoining(Hex(HOME))[0]
    assert game.space_cannon.batteries(1, near) == []
    give(game, 1, "deep_space_cannon")
    assert [battery.where for battery in game.space_cannon.batteries(1, near)] == ["planet:jord"]


def test_saygra_buys_somebody_who_joins_the_battle() -> None:
    game = fleets("saygra", "carrier")
    game.player(0).trade_goods = 1
    table = say(fight(game, 9, 1, 1), 0, "yes")
    assert goods(table, 0) == 0
    assert ships(table, 1) == (), "the Fighter has hit"
    game = armies("saygra_ground", "ground_force")
    game.player(0).trade_goods = 2
    table = say(invade(game, 8, 1, 1), 0, "yes")
    assert game_of(table).board.planet(PlanetId("arnor")).owner == 0, "a Ground Force is there to hold the planet"
    assert asks(fight(fleets("saygra", "carrier"), 7, 1), 0) == "", "without a Trade Good"


def test_t_ugar_searches_the_enemy() -> None:
    game = fleets("tugar", "destroyer", seat_1="hired_gun#1, hired_gun#2")
    table = fight(game, 6, 1)
    assert offers(table, 0) == ["card:hired_gun#1", "card:hired_gun#2"]
    say(table, 0, "card:hired_gun#1")
    assert game_of(table).player(1).action_cards == ["hired_gun#2"]
    assert game_of(table).state.known["hired_gun#2"] == [0]


def test_tugar_looks_into_no_empty_hand() -> None:
    assert "learned" not in told(fight(fleets("tugar", "destroyer"), 6, 1))


# -- elsewhere -----------------------------------------------------------------------------------------------------------


def test_technologies_cost_less_with_barudin() -> None:
    game = new_game(OPTION)
    before = game.technology.cost(0, "antimass_deflectors", 6)
    put(game, 0, "jord", "barudin_ground")
    assert game.technology.cost(0, "antimass_deflectors", 6) == before - 1
    assert game.technology.cost(1, "antimass_deflectors", 6) == before


@pytest.mark.parametrize(("text", "card", "price"), [("", "leadership", 2), (" strategy=base", "logistics", 3)])
def test_counters_of_strategy_cards_cost_less_with_sara_crane(text: str, card: str, price: int) -> None:
    game = holding(OPTION + text, {card: 0})
    exhaust(game, 1, 2 * (price - 1))
    put(game, 1, "arc_prime", "sara_crane_ground")
    table = say(uses(game, card, 1), 1, "use")
    assert offers(table, 1) == ["0", "1", "2"]


def test_urrsik_moves_through_systems_with_enemy_ships() -> None:
    game = new_game(OPTION)
    put(game, 0, HOME, "urrsik, cruiser")
    for hex_ in ("0,-1", "1,-2", "-1,-1", "1,-1", "-1,0"):
        put(game, 1, hex_, "destroyer")
    game.state.action = Action(0, "tactical", Hex("0,0"))
    assert offers(play(game, Step("movement.move", 0, "0,0")), 0) == ["ship:0,-2:urrsik", "done"]


def end_of_strategy_phase() -> Table:
    game = holding(OPTION, {"leadership": 0, "diplomacy_ii": 1, "trade_iii": 2})
    put(game, 0, "jord", "daffren_ground")
    game.state.phase = "strategy"
    return play(game, Step("strategy_phase.end"))


def test_daffren_is_the_price_of_another_strategy_card() -> None:
    table = end_of_strategy_phase()
    assert offers(table, 0) == ["player:1", "player:2", "no"]
    say(table, 0, "player:2")
    held = {card.id: card.holder for card in game_of(table).state.strategy_cards}
    assert held == {"leadership": 2, "diplomacy_ii": 1, "trade_iii": 0}
    say(table, 2, "planet:arretze")
    assert hired(table, 2) == ["daffren"]
    assert hired(table, 0) == []
    assert asks(table, 2) != "daffren", "once a round"


def test_daffren_may_stay() -> None:
    assert hired(say(end_of_strategy_phase(), 0, "no"), 0) == ["daffren"]


# -- Action Cards --------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/collect_bounty")
def test_collect_bounty_is_for_an_enemy_mercenary_that_fell_to_you() -> None:
    game = fleets("cruiser", "felrey", seat_0="collect_bounty#1", seat_1="collect_bounty#2", seat_2="collect_bounty#3")
    table = fight(game, 7, 1, 2)
    assert offers(table, 0) == ["card:collect_bounty#1", "pass"]
    assert not asks(table, 1)
    say(table, 0, "card:collect_bounty#1")
    assert goods(table, 0) == 5
    assert asks(fight(fleets("cruiser", "destroyer", seat_0="collect_bounty#1"), 7, 1), 0) == ""


@pytest.mark.content("official:action/hired_gun")
def test_hired_gun_recruits_the_next_of_the_deck() -> None:
    game = new_game(OPTION, 3)
    game.player(0).action_cards = [CardId("hired_gun#1")]
    table = play(game, Step("action_phase.turn", 0))
    assert "component:card:hired_gun#1" not in offers(table, 0), "the deck is empty"
    game = new_game(OPTION, 3)
    game.player(0).action_cards = [CardId("hired_gun#1")]
    game.state.mercenary_deck.top = [CardId("runa"), CardId("felrey")]
    table = play(game, Step("action_phase.turn", 0))
    (key,) = [key for key in offers(table, 0) if "hired_gun" in key]
    say(table, 0, key)
    assert hired(table, 0) == ["runa"]
    assert list(army(table, 0, "jord")) == units("runa_ground")


@pytest.mark.content("official:action/the_hand_that_takes")
def test_the_hand_that_takes_destroys_a_unit_where_somebody_was_not_paid() -> None:
    game = holding(OPTION, {"trade_iii": 0})
    put(game, 1, "arc_prime", "felrey_ground, ground_force, pds")
    put(game, 1, game.player(1).home, "cruiser")
    game.player(2).action_cards = [CardId("the_hand_that_takes#1")]
    table = plays(game, "trade_iii")
    while table.pending[0].name == "propose_trade":
        say(table, table.pending[0].seat, "done")
    assert in_deck(table, "felrey")
    say(table, 2, "card:the_hand_that_takes#1")
    home = game_of(table).player(1).home
    assert offers(table, 2) == [
        f"unit:1:cruiser@system:{home}",
        "unit:1:ground_force@planet:arc_prime",
        "unit:1:pds@planet:arc_prime",
    ]
    say(table, 2, f"unit:1:cruiser@system:{home}")
    assert game_of(table).board.on_board(1, "cruiser") == 0


def test_without_the_option_they_are_worth_a_trade_good() -> None:
    game = new_game("official")
    game.player(0).action_cards = [CardId("hired_gun#1"), CardId("the_hand_that_takes#1")]
    assert game.economy.spendable_goods(0) == 2
    game = new_game(OPTION)
    game.player(0).action_cards = [CardId("hired_gun#1"), CardId("the_hand_that_takes#1")]
    assert game.economy.spendable_goods(0) == 0


@pytest.mark.rule("OFF-SOT-MRC")
def test_a_mercenary_on_a_planet_is_told_that_he_may_rise_and_move() -> None:
    game = new_game(OPTION)
    put(game, 0, "jord", "felrey_ground")
    home, near = game.player(0).home, game.galaxy.adjacent(game.player(0).home)[0]
    assert game.explain(0, f"move:felrey:{home}:{near}").allowed
    assert not game.explain(0, f"move:nolad:{home}:{near}").allowed
