"""A second reader's scenes of official Action Cards: what the reference of each says, and what it leaves alone."""

from __future__ import annotations

from typing import Any

import pytest
from cardplay import acts, cards, done, strategy_phase, table_with
from dealing import through
from readings.agendas import exhausted, lawful, there
from readings.reading import refuse
from skirmish import EAST, HERE, WORLD, armies, army, deal, fight, finish, fleets, invade, rolled, ships
from strategic import exhaust, holding, plays, uses
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards, told, units
from trial import give, trial
from voting import copy_of, in_force, round_over, senate

from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.core.zones import Deck
from mecatol.rules import forces, moments
from mecatol.rules.moments import Strategic
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Law, Place, PlanetId, Seat

RULES = "official -tactical_retreats"
BASE_SET = ("initiative", "diplomacy", "political", "logistics", "trade", "warfare", "technology", "imperial")
EMPIRE_SET = ("leadership", "diplomacy_ii", "assembly", "production", "trade_ii", "warfare_ii", "technology_ii", "bureaucracy")

# -- played as an action -----------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/good_year")
def test_a_good_for_every_planet_abroad_exhausted_ones_and_others_homes_too() -> None:
    game = table_with("good_year")
    hold(game, 0, "wellon", "arnor", "lor", "arc_prime")
    game.board.exhaust(PlanetId("wellon"), "test")
    table = acts(game)
    assert game_of(table).player(0).trade_goods == 4  # Jord is home
    assert asks(table, 1) == "action"


@pytest.mark.content("official:action/insubordination")
def test_an_opponent_loses_a_counter_of_his_pool_and_of_nothing_else() -> None:
    game = table_with("insubordination")
    game.player(0).pool = 2
    before = game.board.reinforcements(1)
    table = acts(game)
    assert offers(table, 0) == ["player:1", "player:2"]
    game = game_of(say(table, 0, "player:1"))
    assert [game.player(seat).pool for seat in (0, 1, 2)] == [2, 2, 3]
    assert (game.player(1).strategy, game.player(1).fleet) == (2, 3)
    assert game.board.reinforcements(1) == before + 1


@pytest.mark.content("official:action/lucky_shot")
def test_one_of_three_kinds_of_enemy_ships_is_shot_at_an_own_planet_by_choice_of_the_player() -> None:
    game = table_with("lucky_shot")
    hold(game, 0, "wellon")
    for player in game.state.players:
        player.fleet = 9
    put(game, 0, "0,-1", "cruiser")
    put(game, 1, "0,-1", "dreadnought, 2 cruiser, destroyer, carrier, war_sun, 2 fighter")
    put(game, 1, "1,-1", "cruiser")  # no planet of one's own
    table = acts(game)
    assert asks(table, 0) == "lucky_shot_ship"
    assert sorted(key.split(":")[-1] for key in offers(table, 0)) == ["cruiser", "destroyer", "dreadnought"]
    game = game_of(say(table, 0, next(key for key in offers(table, 0) if key.endswith("dreadnought"))))
    assert there(game, 1, "0,-1") == {"cruiser": 2, "destroyer": 1, "carrier": 1, "war_sun": 1, "fighter": 2}
    assert there(game, 0, "0,-1") == {"cruiser": 1}
    assert asks(table, 1) == "action"


@pytest.mark.content("official:action/lucky_shot")
def test_no_shot_at_carriers_nor_where_no_planet_is_ones_own() -> None:
    game = table_with("lucky_shot")
    hold(game, 0, "wellon")
    put(game, 1, "0,-1", "2 carrier, 3 fighter")
    put(game, 1, "1,-1", "cruiser")
    put(game, 0, "0,-2", "cruiser")
    assert "component:card:lucky_shot" not in offers(play(game, Step("action_phase.turn", 0)), 0)


@pytest.mark.content("official:action/privateers")
@pytest.mark.parametrize(("had", "taken"), [(5, 2), (6, 3), (1, 0)])
def test_all_goods_of_an_opponent_are_gone_and_half_of_them_arrive(had: int, taken: int) -> None:
    game = table_with("privateers")
    game.player(0).trade_goods = 1
    game.player(1).trade_goods = had
    game.player(2).trade_goods = 4
    game = done(say(acts(game), 0, "player:1"))
    assert [game.player(seat).trade_goods for seat in (0, 1, 2)] == [1 + taken, 0, 4]


@pytest.mark.content("official:action/rise_of_a_messiah")
def test_a_ground_force_on_every_planet_held_home_included_and_on_no_trade_station() -> None:
    game = new_game("official", 3, tiles={"0,-1": "tsion_bellatrix"})
    game.player(0).action_cards = cards("rise_of_a_messiah")
    hold(game, 0, "tsion", "bellatrix", "vefut_ii")
    put(game, 0, "vefut_ii", "2 ground_force")
    game.board.exhaust(PlanetId("bellatrix"), "test")
    game = game_of(acts(game))
    assert there(game, 0, "vefut_ii") == {"ground_force": 3}
    assert [there(game, 0, planet) for planet in ("jord", "bellatrix")] == [{"ground_force": 1}] * 2
    assert [there(game, seat, planet) for seat, planet in ((0, "tsion"), (0, "thibah"), (1, "arc_prime"))] == [{}] * 3


@pytest.mark.content("official:action/stellar_criminals")
def test_the_opponent_himself_exhausts_half_of_his_fresh_planets_rounded_down() -> None:
    game = table_with("stellar_criminals")
    hold(game, 1, "wellon", "vefut_ii", "thibah", "saudor")
    game.board.exhaust(PlanetId("saudor"), "test")
    table = say(acts(game), 0, "player:1")
    assert "planet:saudor" not in offers(table, 1)
    say(table, 1, "planet:thibah", "planet:arc_prime")
    assert asks(table, 1) == "action"
    assert exhausted(game_of(table)) == ["arc_prime", "saudor", "thibah"]


def output(game: Game, seat: Seat, hex_: str) -> int:
    """How many Ground Forces a rich player can build in a system that he activates."""
    other = copy_of(game)
    other.player(seat).trade_goods = 20
    table = say(play(other, Step("action_phase.turn", seat)), seat, f"activate:{hex_}")
    made = 0
    while asks(through(table, "produce", "action"), seat) == "produce":
        while "build:ground_force" in offers(table, seat):
            say(table, seat, "build:ground_force")
            made += 1
        say(table, seat, "done")
    return made


@pytest.mark.content("official:action/space_dock_accident")
def test_one_dock_abroad_builds_nothing_until_the_round_is_over_while_the_one_beside_it_does() -> None:
    game = table_with("space_dock_accident")
    hold(game, 1, "wellon", "arnor", "lor")
    for planet in ("wellon", "arnor", "lor", "arc_prime"):
        put(game, 1, planet, "space_dock")
    assert output(game, 1, "1,1") == 7
    table = acts(game)
    assert sorted(offers(table, 0)) == ["system:0,-1", "system:1,1"]  # no Home System
    game = game_of(say(table, 0, "system:1,1", "1 planet:lor"))
    assert [output(game, 1, hex_) for hex_ in ("1,1", "0,-1")] == [4, 3]
    strategy_cards(game, {"production": 0})
    board = copy_of(game)
    board.board.remove(1, Place("planet:arnor"), units("space_dock"), "test")
    board.player(1).trade_goods = 9
    table = say(uses(board, "production", 1), 1, "use")
    assert sorted(offers(table, 1)) == ["system:0,-1", "system:2,0"]  # nor by a Strategy Card
    game.state.phase = "status"
    assert output(game_of(refuse(play(game, Step("status_phase.start")))), 1, "1,1") == 7


# -- Sabotage ----------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/sabotage")
def test_a_sabotaged_card_is_as_if_never_played_and_takes_no_action() -> None:
    game = deal(table_with("good_year"), seat_1="sabotage#1", seat_2="sabotage#3", seat_0="sabotage#2")
    hold(game, 0, "wellon")
    table = acts(game)
    assert offers(table, 0) == []  # not one's own card
    say(table, 1, "card:sabotage#1")
    say(table, 2, "pass")
    assert asks(table, 0) == "action"  # a Sabotage is not sabotaged, and the action is still to come
    game = game_of(table)
    assert game.player(0).trade_goods == 0
    assert sorted(game.state.action_deck.discard) == ["good_year", "sabotage#1"]
    assert game.player(0).action_cards == ["sabotage#2"]
    assert any(key.startswith("activate:") for key in offers(table, 0))


@pytest.mark.content("official:action/sabotage")
def test_a_sabotage_comes_when_the_choices_are_declared() -> None:
    game = deal(table_with("privateers"), seat_2="sabotage#1")
    for seat in (1, 2):
        game.player(seat).trade_goods = 4
    table = acts(game)
    assert offers(table, 2) == []
    say(table, 0, "player:1")
    assert asks(table, 2) == "card_played"
    say(table, 2, "card:sabotage#1")
    assert [game_of(table).player(seat).trade_goods for seat in (0, 1, 2)] == [0, 4, 4]


# -- battles -----------------------------------------------------------------------------------------------------------


def needed(table: Table, seat: Seat, purpose: str = "battle") -> list[tuple[str, int]]:
    """What a player's dice needed, in the order in which they were rolled."""
    return [(kind, value) for kind, _, value in rolled(table, seat, purpose)]


@pytest.mark.content("official:action/fighter_prototype")
@pytest.mark.parametrize("seat", [0, 1])
def test_fighters_of_one_side_are_better_by_two_in_one_round_only(seat: Seat) -> None:
    game = deal(fleets("2 fighter, carrier", "2 fighter, carrier", RULES), **{f"seat_{seat}": "fighter_prototype"})
    table = fight(game, *[1] * 12)
    assert asks(table, seat) == "before_battle"
    say(table, seat, "card:fighter_prototype")
    finish(table)
    mine, theirs = needed(table, seat), needed(table, 1 - seat)
    assert mine[:4] == [("carrier", 9), ("fighter", 7), ("carrier", 9), ("fighter", 9)]
    assert theirs[:4] == [("carrier", 9), ("fighter", 9)] * 2


@pytest.mark.content("official:action/fighter_prototype")
def test_no_prototype_for_who_looks_on_nor_for_a_fleet_without_fighters() -> None:
    game = fleets("2 cruiser", "fighter, carrier", RULES, seat_0="fighter_prototype", seat_2="fighter_prototype")
    put(game, 0, "0,-2", "carrier, 2 fighter")
    table = fight(game, *[1] * 4)
    assert all("card:fighter_prototype" not in offers(table, seat) for seat in (0, 2))


@pytest.mark.content("official:action/morale_boost")
def test_all_dice_of_one_round_are_better_by_one_and_one_boost_is_enough_for_a_round() -> None:
    game = fleets(
        "cruiser, carrier, fighter", "2 cruiser", RULES, seat_0="morale_boost#1, morale_boost#2", seat_2="morale_boost#3"
    )
    table = fight(game, *[1] * 15)
    say(table, 0, "card:morale_boost#1")
    assert asks(table, 0) == "before_round"  # of the second one: not twice in a round
    assert offers(table, 2) == []
    assert needed(table, 0) == [("cruiser", 6), ("carrier", 8), ("fighter", 8)]
    assert needed(table, 1) == [("cruiser", 7)]
    say(table, 0, "pass")
    assert asks(table, 0) == "before_round"
    assert needed(table, 0)[3:] == [("cruiser", 7), ("carrier", 9), ("fighter", 9)]
    say(table, 0, "card:morale_boost#2")
    assert needed(table, 0)[6:9] == [("cruiser", 6), ("carrier", 8), ("fighter", 8)]


@pytest.mark.content("official:action/morale_boost", "official:action/sabotage")
def test_a_sabotaged_boost_is_no_hindrance_to_another_in_the_same_round() -> None:
    game = fleets("cruiser", "2 cruiser", RULES, seat_0="morale_boost#1, morale_boost#2", seat_1="sabotage#1")
    table = fight(game, *[1] * 9)
    say(table, 0, "card:morale_boost#1")
    say(table, 1, "card:sabotage#1")
    assert needed(table, 0) == []
    say(table, 0, "card:morale_boost#2")
    assert needed(table, 0)[0] == ("cruiser", 6)


@pytest.mark.content("official:action/morale_boost")
def test_a_boost_on_the_ground_lasts_a_round_for_either_side() -> None:
    table = invade(armies("2 ground_force", "2 ground_force", ruleset=RULES, seat_1="morale_boost#1"), *[1] * 8)
    say(table, 1, "card:morale_boost#1")
    assert needed(table, 1, "invasion")[:2] == [("ground_force", 7), ("ground_force", 8)]
    assert needed(table, 0, "invasion")[:2] == [("ground_force", 8)] * 2


@pytest.mark.content("official:action/recheck")
@pytest.mark.parametrize(("card", "die", "again", "lost"), [("recheck#1", "die:1", 1, [0, 0]), ("recheck#2", "die:0", 9, [1, 1])])
def test_one_die_of_either_side_is_rolled_again_for_better_or_worse(card: str, die: str, again: int, lost: list[int]) -> None:
    game = fleets("cruiser, carrier", "cruiser, carrier", RULES, seat_0=card, seat_1="morale_boost#1", seat_2="recheck#3")
    table = say(fight(game, 1, 1, 10, 1, again), 1, "pass")
    assert asks(table, 0) == "dice_rolled"
    assert offers(table, 2) == []
    say(table, 0, f"card:{card}")
    say(table, 0, next(key for key in offers(table, 0) if key.startswith(die)))
    while asks(table, 1) != "before_round":
        say(table, table.pending[0].seat, "destroy:carrier")
    assert [forces.count(ships(table, seat)) for seat in (0, 1)] == [2 - each for each in lost]


@pytest.mark.content("official:action/recheck")
def test_a_die_of_an_invasion_combat_is_rolled_again_by_who_fights_there() -> None:
    game = armies("3 ground_force", "2 ground_force", ruleset=RULES, seat_0="recheck#1, morale_boost#1", seat_2="recheck#2")
    table = say(invade(game, 1, 1, 1, 10, 1, 2), 0, "pass")
    assert (asks(table, 0), asks(table, 2)) == ("dice_rolled", "")
    say(table, 0, "card:recheck#1")
    say(table, 0, next(key for key in offers(table, 0) if key.startswith("die:1")))
    assert asks(table, 0) == "before_round"
    assert forces.count(army(table, 0), "ground_force") == 3


@pytest.mark.content("official:action/recheck")
def test_no_shot_of_a_pds_at_ships_that_arrive_is_rolled_again() -> None:
    game = deal(new_game(RULES, 3), seat_0="recheck#1", seat_1="recheck#2")
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "pds")
    put(game, 0, "0,-2", "2 cruiser")
    table = play(game, Step("action_phase.turn", 0), dice=(10,))
    say(table, 0, "activate:0,-1", *["ship:0,-2:cruiser"] * 2, "done")
    say(table, 1, "fire:0")
    assert asks(through(table, "dice_cast", "dice_rolled", "action"), 1) == "action"
    assert there(game_of(table), 0, "0,-1") == {"cruiser": 1}


@pytest.mark.content("official:action/shields_holding")
@pytest.mark.parametrize(("hits", "left"), [(3, 3), (2, 4), (1, 4)])
def test_two_hits_of_a_round_at_most_come_to_nothing(hits: int, left: int) -> None:
    game = fleets("4 cruiser", "4 cruiser", RULES, seat_0="shields_holding", seat_1="morale_boost#1")
    table = say(fight(game, *[1] * 4, *[10] * hits, *[1] * (4 - hits)), 1, "pass")
    assert asks(table, 0) == "hits_scored"
    assert [len(faces) for _, faces, _ in rolled(table, 1, "battle")] == [4]  # all dice are rolled
    say(table, 0, "card:shields_holding")
    assert forces.count(ships(table, 0)) == left


@pytest.mark.content("official:action/shields_holding")
def test_shields_hold_no_hit_of_a_barrage_nor_on_the_ground_nor_of_others() -> None:
    game = fleets("carrier, 4 fighter", "2 destroyer", RULES, seat_0="shields_holding", seat_1="morale_boost#1")
    table = fight(deal(game, seat_2="shields_holding"), *[10] * 4, 1, 10, 1)
    assert asks(table, 1) == "before_round"
    assert forces.count(ships(table, 0), "fighter") == 0  # shot before the battle
    say(table, 1, "pass")
    assert (asks(table, 0), asks(table, 2)) == ("hits_scored", "")
    table = invade(armies("3 ground_force", "3 ground_force", ruleset=RULES, seat_0="shields_holding"), 1, 1, 1, 10, 10, 10)
    assert not table.pending


# -- at any time -------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/emergency_repairs")
def test_all_dreadnoughts_and_war_suns_of_one_system_are_repaired_and_nothing_elsewhere() -> None:
    game = deal(new_game("official +flagships", 3), seat_0="emergency_repairs#1")
    for player in game.state.players:
        player.fleet = 9
    put(game, 0, HERE, "2 dreadnought*1, war_sun*1, flagship*1")
    put(game, 0, EAST, "dreadnought*1")
    put(game, 1, HERE, "dreadnought*1")
    table = play(game, Step("action_phase.turn", 1))
    table.act(0, "card:emergency_repairs#1")
    assert sorted(offers(table, 0)) == [f"system:{HERE}", f"system:{EAST}"]
    say(table, 0, f"system:{HERE}")
    assert {ship.kind: ship.damage for ship in ships(table, 0)} == {"dreadnought": 0, "war_sun": 0, "flagship": 1}
    assert [ship.damage for ship in (*ships(table, 0, EAST), *ships(table, 1))] == [1, 1]
    assert asks(table, 1) == "action"  # in another's turn, which goes on


@pytest.mark.content("official:action/emergency_repairs")
def test_no_repairs_where_nothing_of_the_kind_is_damaged() -> None:
    game = deal(new_game("official", 3), seat_0="emergency_repairs#1")
    put(game, 0, HERE, "dreadnought")
    put(game, 1, EAST, "dreadnought*1")
    assert play(game, Step("action_phase.turn", 1)).acts(0) == ()


@pytest.mark.content("official:action/disclosure")
def test_the_whole_hand_of_an_opponent_is_seen_by_one_player_who_discards_one_card() -> None:
    game = deal(table_with("disclosure", 2), seat_0="good_year, plague, uprising", seat_2="veto")
    table = play(game, Step("action_phase.turn", 0))
    table.act(2, "card:disclosure")
    assert asks(table, 2) == "disclosed"  # seat 1 has no cards
    assert sorted(offers(table, 2)) == ["card:good_year", "card:plague", "card:uprising"]
    say(table, 2, "card:plague")
    game = game_of(table)
    assert sorted(game.player(0).action_cards) == ["good_year", "uprising"]
    assert game.player(2).action_cards == ["veto"]
    assert sorted(game.state.action_deck.discard) == ["disclosure", "plague"]
    seen = [sorted(game.view(seat).players[0].action_cards.seen) for seat in (1, 2)]
    assert seen == [[], ["good_year", "uprising"]]
    assert asks(table, 0) == "action"


# -- activations and landings ------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/flank_speed")
def test_all_ships_to_the_activated_system_go_one_further_once() -> None:
    game = deal(new_game(RULES, 3), seat_0="flank_speed#1, flank_speed#2", seat_1="flank_speed#3")
    put(game, 0, "0,-2", "dreadnought, carrier, ground_force")
    put(game, 0, "0,-1", "destroyer")
    table = say(play(game, Step("action_phase.turn", 0)), 0, "activate:0,0")
    assert offers(table, 1) == []
    say(table, 0, "card:flank_speed#1")
    assert asks(table, 0) == "move"  # no second one
    assert [key for key in offers(table, 0) if key.startswith("ship:0,-2")] == ["ship:0,-2:dreadnought", "ship:0,-2:carrier"]
    game = game_of(through(say(table, 0, "ship:0,-2:dreadnought", "done"), "action"))
    assert there(game, 0, "0,0") == {"dreadnought": 1}
    table = say(play(game, Step("action_phase.turn", 0)), 0, "activate:1,0")
    assert offers(table, 0) == ["card:flank_speed#2", "pass"]  # for another activation
    say(table, 0, "pass")
    assert not [key for key in offers(table, 0) if key.startswith("ship:0,-2:dreadnought")]


@pytest.mark.content("official:action/flank_speed", "official:action/sabotage")
def test_a_sabotaged_flank_speed_is_no_hindrance_to_another() -> None:
    game = deal(new_game(RULES, 3), seat_0="flank_speed#1, flank_speed#2", seat_1="sabotage#1")
    put(game, 0, "0,-2", "dreadnought")
    table = say(play(game, Step("action_phase.turn", 0)), 0, "activate:0,0", "card:flank_speed#1")
    say(table, 1, "card:sabotage#1")
    say(table, 0, "card:flank_speed#2")
    assert "ship:0,-2:dreadnought" in offers(table, 0)


@pytest.mark.content("official:action/rare_mineral")
def test_three_goods_for_each_neutral_planet_that_was_landed_on() -> None:
    game = deal(new_game(RULES, 3), seat_0="rare_mineral#1, rare_mineral#2, rare_mineral#3")
    put(game, 0, WORLD, "carrier, 4 ground_force")
    table = say(play(game, Step("action_phase.turn", 0)), 0, f"activate:{WORLD}")
    say(table, 0, "land:arnor:ground_force", "land:lor:ground_force", "done", "planet:lor")
    say(table, 0, "card:rare_mineral#1")
    assert game_of(table).player(0).trade_goods == 3
    say(table, 0, "card:rare_mineral#2")
    assert game_of(table).player(0).trade_goods == 6
    assert asks(table, 1) == "action"  # two planets, two cards


@pytest.mark.content("official:action/rare_mineral")
def test_no_mineral_on_a_planet_that_was_somebodys_nor_for_others() -> None:
    game = armies("2 ground_force", "ground_force", ruleset=RULES, seat_0="rare_mineral#1", seat_1="rare_mineral#2")
    table = invade(game, 10, 10, 1)
    assert not table.pending
    assert game_of(table).board.planet(PlanetId("arnor")).owner == 0
    game = deal(new_game(RULES, 3), seat_1="rare_mineral#2")
    put(game, 0, WORLD, "carrier, 4 ground_force")
    table = say(play(game, Step("action_phase.turn", 0)), 0, f"activate:{WORLD}", "land:arnor:ground_force", "done")
    assert asks(table, 1) == "action"


@pytest.mark.content("official:action/rare_mineral")
@pytest.mark.parametrize(("faces", "taken"), [((1, 10), False), ((10, 1), True)])
def test_no_mineral_where_all_who_landed_died(faces: tuple[int, ...], taken: bool) -> None:
    game = deal(new_game("official +distant_suns", 3), seat_0="rare_mineral#1")
    game.state.domain_counters = {Place("planet:arnor"): cards("hostile_locals:1#1")}
    put(game, 0, WORLD, "carrier, ground_force")
    table = play(game, Step("action_phase.turn", 0), dice=faces)
    say(table, 0, f"activate:{WORLD}", "land:arnor:ground_force", "done")
    through(table, "planet_taken", "action")
    assert (asks(table, 0) == "planet_taken") is taken
    assert (game_of(table).board.planet(PlanetId("arnor")).owner == 0) is taken


@pytest.mark.content("official:action/rare_mineral")
def test_a_planet_annexed_is_not_invaded() -> None:
    game = deal(holding("official", {"diplomacy_ii": 1}), seat_0="rare_mineral#1")
    hold(game, 0, "wellon")
    put(game, 0, "0,-1", "cruiser")
    game.player(0).trade_goods = 3
    table = say(uses(game, "diplomacy_ii", 0, 1), 0, "use")
    say(table, 0, next(key for key in offers(table, 0) if "vefut_ii" in key))
    through(table, "planet_taken")
    assert not table.pending
    assert game_of(table).board.planet(PlanetId("vefut_ii")).owner == 0


# -- the Strategy Phase ------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/command_summit")
def test_two_counters_for_the_pool_as_far_as_the_reinforcements_go_and_in_no_other_phase() -> None:
    for fleet, gained in ((3, 2), (10, 1)):  # of sixteen counters
        game = strategy_phase(table_with("command_summit", 1))
        game.player(1).fleet = fleet
        table = say(play(game, Step("strategy_phase.start")), 1, "card:command_summit")
        player = game_of(table).player(1)
        assert (player.strategy, player.pool, player.fleet) == (2, 3 + gained, fleet)
    assert play(table_with("command_summit", 1), Step("action_phase.turn", 0)).acts(1) == ()


def unpicked(ruleset: str = "official") -> Game:
    """A Strategy Phase in which nobody has chosen a card yet."""
    game = strategy_phase(new_game(ruleset, 3))
    chosen = [card for card in game.cards.strategy_cards if card in (BASE_SET if "base" in ruleset else EMPIRE_SET)]
    strategy_cards(game, dict.fromkeys(chosen, -1))
    game.strategy_cards.in_play()
    return game


@pytest.mark.content("official:action/public_disgrace")
def test_a_card_chosen_is_returned_with_its_counters_and_another_one_is_chosen() -> None:
    game = deal(unpicked(), seat_1="public_disgrace", seat_0="veto")
    game.state.strategy_cards = [replace(card, bonus=1) for card in game.state.strategy_cards]
    table = play(game, Step("strategy_phase.pick", 0), Step("strategy_phase.pick", 2))
    say(table, 0, "card:trade_ii")
    say(table, 1, "card:public_disgrace")
    assert asks(table, 0) == "pick"
    assert "card:trade_ii" not in offers(table, 0)
    say(table, 0, "card:production", "trade_good")
    assert "card:trade_ii" in offers(table, 2)  # it lies there for the next one
    game = game_of(table)
    assert [card.id for card in game.strategy_cards.held(0)] == ["production"]
    assert game.player(0).trade_goods == 1
    assert game.strategy_phase.card("trade_ii").bonus == 1


@pytest.mark.content("official:action/public_disgrace")
def test_nobody_disgraces_himself_nor_who_has_no_other_card_to_choose() -> None:
    game = deal(unpicked(), seat_0="public_disgrace")
    assert asks(say(play(game, Step("strategy_phase.pick", 0)), 0, "card:trade_ii"), 0) == ""
    game = deal(unpicked(), seat_1="public_disgrace")
    game.state.strategy_cards = [replace(card, holder=2 if card.number < 7 else -1) for card in game.state.strategy_cards]
    table = play(game, Step("strategy_phase.pick", 0), Step("strategy_phase.pick", 2))
    say(table, 0, "card:bureaucracy")
    assert asks(table, 1) == "strategy_card_picked"
    say(table, 1, "pass")
    assert asks(table, 1) == ""  # the last card


@pytest.mark.content("official:action/public_disgrace")
def test_who_must_return_initiative_stays_speaker_and_is_not_its_holder() -> None:
    game = deal(unpicked("official strategy=base"), seat_1="public_disgrace")
    game.state.speaker = 2
    table = say(play(game, Step("strategy_phase.pick", 0)), 0, "card:initiative")
    say(table, 1, "card:public_disgrace")
    game = game_of(say(table, 0, "card:trade"))
    assert game.state.speaker == 0
    assert game.strategy_phase.card("initiative").holder == -1
    assert game.fold(moments.SECONDARY_COST, 1, Strategic(0, "political")) == 1


@pytest.mark.content("official:action/scientist_assassination")
def test_a_player_gains_and_buys_no_technology_until_the_round_is_over() -> None:
    game = strategy_phase(table_with("scientist_assassination", 2))
    table = say(play(game, Step("strategy_phase.start")), 2, "card:scientist_assassination", "player:1")
    game = game_of(table)
    game.state.phase = "action"
    strategy_cards(game, {"technology_ii": 1})
    for seat in (0, 1, 2):
        exhaust(game, seat, goods=20)
    after = round_over(game)
    table = plays(copy_of(game), "technology_ii", 1)  # he still plays his card
    assert asks(table, 2) == "secondary"
    say(table, 2, "use", "antimass_deflectors")
    assert asks(table, 0) == "secondary"
    assert [len(game_of(table).player(seat).technologies) for seat in (1, 2)] == [0, 1]
    assert not uses(game, "technology_ii", 1, 0).pending
    assert asks(plays(after, "technology_ii", 1), 1) == "receive_technology"


# -- Strategic Actions -------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/policy_paralysis")
def test_one_opponent_does_not_use_the_secondary_of_the_card_just_played() -> None:
    game = deal(holding("official", {"leadership": 0, "bureaucracy": 0}, seats=4), seat_1="policy_paralysis")
    for seat in range(4):
        game.player(seat).trade_goods = 9
    table = through(plays(game, "leadership"), "after_primary")
    say(table, 1, "card:policy_paralysis")
    assert offers(table, 1) == ["player:2", "player:3"]  # who has a use for it
    say(table, 1, "player:2")
    asked = []
    while table.pending:
        ask = table.pending[0]
        asked += [ask.seat] if ask.name == "buy_counters" else []
        table.answer(ask.seat, ask.id, table.keys(ask)[0])
    assert asked == [1, 3]
    assert asks(uses(game_of(table), "bureaucracy", 2), 2) == "secondary"  # of another card


def sponsored(seat: Seat, goods: int, holder: Seat = 1, **hands: str) -> Game:
    """A player who may have green technologies holds Corporate Sponsorship and so many Trade Goods."""
    game = holding("official", {"technology_ii": holder})
    deal(game, **{f"seat_{seat}": "corporate_sponsorship"})
    give(game, seat, "enviro_compensator", "antimass_deflectors")
    exhaust(game, seat, goods=goods)
    return deal(game, **hands)


@pytest.mark.content("official:action/corporate_sponsorship")
def test_a_green_technology_is_cheaper_by_four_and_no_other() -> None:
    table = say(uses(sponsored(0, 2), "technology_ii", 0, 1), 0, "card:corporate_sponsorship", "use")
    assert offers(table, 0) == ["stasis_capsules", "cybernetics", "no"]
    game = game_of(say(table, 0, "cybernetics"))
    assert game.player(0).trade_goods == 0
    assert len(game.player(0).technologies) == 3  # no second one
    table = say(uses(sponsored(0, 7), "technology_ii", 0, 1), 0, "card:corporate_sponsorship", "use", "hylar_v_assault_laser")
    assert game_of(table).player(0).trade_goods == 1


@pytest.mark.content("official:action/corporate_sponsorship", "official:action/tech_bubble")
def test_one_purchase_is_sponsored_and_nothing_that_is_free() -> None:
    game = sponsored(0, 10, holder=0, seat_0="tech_bubble")
    table = say(plays(game, "technology_ii"), 0, "card:corporate_sponsorship", "stasis_capsules")
    assert game_of(table).player(0).trade_goods == 10
    say(table, 0, "cybernetics")
    assert game_of(table).player(0).trade_goods == 6  # eight less four
    say(table, 0, "card:tech_bubble", "neural_motivator")
    assert game_of(table).player(0).trade_goods == 0  # six


# -- politics ----------------------------------------------------------------------------------------------------------


def political(**hands: str) -> Game:
    """The first player, who is Speaker, holds Political; the second one, who votes first, has most votes."""
    game = deal(holding("official strategy=base", {"political": 0}), **hands)
    hold(game, 1, "mecatol_rex")
    return game


@pytest.mark.content("official:action/council_dissolved")
def test_no_agenda_is_drawn_and_the_rest_of_the_primary_stands() -> None:
    game = political(seat_2="council_dissolved")
    table = through(plays(game, "political"), "before_agenda_drawn", "vote")
    say(table, 2, "card:council_dissolved")
    assert asks(table, 0) == "put_on_top"
    game = game_of(table)
    assert (len(game.player(0).action_cards), sum((game.player(0).strategy, game.player(0).pool, game.player(0).fleet))) == (3, 9)
    assert game.state.political_deck.discard == []
    say(table, 0, offers(table, 0)[0])
    assert asks(table, 1) == "secondary"  # which is used as ever
    assert "votescast" not in told(table)


@pytest.mark.content("official:action/determine_policy")
@pytest.mark.parametrize("chosen", ["arms_reduction", "ancient_artifact", "code_of_honor"])
def test_an_agenda_from_the_deck_the_pile_or_the_laws_is_voted_on_instead(chosen: str) -> None:
    game = political(seat_2="determine_policy")
    game.state.political_deck = Deck(bag=cards("archived_secret", "arms_reduction", "core_stability"), top=cards("free_trade"))
    game.state.political_deck.discard = cards("ancient_artifact")
    lawful(game, Law(CardId("code_of_honor"), "for"))
    table = through(plays(game, "political"), "before_agenda_drawn")
    say(table, 2, "card:determine_policy", f"card:{chosen}")
    until_vote = through(table, "vote")
    agendas = [event["cards"] for event in until_vote.events_since(None) if event["event"] == "agendaschosen"]
    assert agendas == [(chosen,)]
    deck = game_of(table).state.political_deck
    assert "free_trade" in (*deck.bag, *deck.top)  # it was not drawn
    if chosen == "arms_reduction":
        assert (sorted(deck.bag), deck.top) == (["archived_secret", "core_stability", "free_trade"], [])  # shuffled


@pytest.mark.content("official:action/determine_policy")
def test_a_law_voted_on_anew_may_fall() -> None:
    game = political(seat_2="determine_policy")
    game.state.political_deck.bag.remove(CardId("code_of_honor"))
    lawful(game, Law(CardId("code_of_honor"), "for"))
    table = through(plays(game, "political"), "before_agenda_drawn")
    say(table, 2, "card:determine_policy", "card:code_of_honor")
    for seat in (1, 2, 0):
        say(table, seat, "against")
    assert in_force(game_of(table)) == []


@pytest.mark.content("official:action/council_dissolved")
def test_political_ii_is_a_political_card_too() -> None:
    game = deal(holding("official strategy=base +political_intrigue", {"political_ii": 0}), seat_2="council_dissolved")
    game.player(1).trade_goods = 2
    table = say(plays(game, "political_ii"), 2, "card:council_dissolved")
    assert asks(table, 1) == "secondary"
    assert len(game_of(table).state.agendas) == 2  # both lie there still


@pytest.mark.content("official:action/determine_policy")
def test_councilors_meet_about_a_determined_policy_as_about_any_other() -> None:
    game = deal(holding("official +political_intrigue", {"assembly_ii": 0}), seat_2="determine_policy")
    table = say(plays(game, "assembly_ii"), 0, "player:0", "player:1")
    say(table, 2, "card:determine_policy", "card:arms_reduction")
    assert [asks(table, seat) for seat in (0, 1, 2)] == ["choose_representative"] * 3
    assert len(game_of(table).player(0).political_cards) == 2  # nothing left his hand


def voting(*agendas: str, **hands: str) -> Table:
    """Votes: the second player has most influence and votes first, the third one comes next, the Speaker last."""
    game = deal(senate(ruleset="official"), **hands)
    hold(game, 1, "mecatol_rex")
    hold(game, 2, "lor")

    async def sitting(g: Any) -> None:
        for card in agendas:
            await g.politics.resolve(0, card)

    return trial(game, sitting)


def decided(table: Table) -> list[tuple[str, int]]:
    """What was decided, and by how many votes."""
    return [(event["outcome"], event["votes"]) for event in table.events_since(None) if event["event"] == "agendadecided"]


@pytest.mark.content("official:action/discredit")
def test_a_vote_of_another_counts_for_nothing() -> None:
    table = say(voting("arms_reduction", seat_2="discredit"), 1, "for")
    say(table, 2, "card:discredit", "against")
    say(table, 0, "for")
    assert decided(table) == [("against", 4)]


@pytest.mark.content("official:action/discredit")
def test_nobody_discredits_himself_nor_an_abstention() -> None:
    table = say(voting("arms_reduction", seat_1="discredit"), 1, "for")
    assert asks(table, 2) == "vote"
    say(table, 2, "abstain")
    assert asks(table, 0) == "vote"


@pytest.mark.content("official:action/discredit")
def test_a_vote_in_an_election_is_an_abstention_too() -> None:
    table = voting("council_elder", seat_0="discredit")
    say(table, 1, next(key for key in offers(table, 1) if key.endswith("1")))
    say(table, 0, "card:discredit")
    say(table, 2, next(key for key in offers(table, 2) if key.endswith("2")))
    say(table, 0, "abstain")
    assert decided(table) == [("player:2", 4)]


@pytest.mark.content("official:action/fantastic_rhetoric")
def test_ten_votes_more_for_oneself_and_for_one_vote_only() -> None:
    table = say(voting("free_trade", "core_stability", seat_2="fantastic_rhetoric"), 1, "for")
    say(table, 2, "card:fantastic_rhetoric", "against")
    say(table, 0, "for")
    assert decided(table) == [("against", 14)]
    for seat in (1, 2, 0):
        say(table, seat, "for")
    cast = [(event["seat"], event["votes"]) for event in table.events_since(None) if event["event"] == "votescast"]
    assert cast == [(1, 7), (2, 14), (0, 2), (1, 7), (2, 4), (0, 2)]
