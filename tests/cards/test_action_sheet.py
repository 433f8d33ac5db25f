"""Action Cards played as an action: counters, hands, goods, technology, Strategy Cards, the council."""

from __future__ import annotations

import pytest
from dealing import NEAR, actions, acts, at, dealt, through
from strategic import counters
from tables import asks, game_of, hold, new_game, offers, put, say, strategy_cards
from trial import give

from mecatol.rules.moments import STATUS_PHASE_BEGINS
from mecatol.rules.official.politics import VOICE
from mecatol.rules.state import Agreement, CardId, Leader, Place


@pytest.mark.content("sa17:action/command_summit")
def test_command_summit() -> None:
    table = acts(dealt((0, "command_summit")), "command_summit")
    assert counters(table, 0) == (2, 4, 3)


@pytest.mark.content("sa17:action/insubordination")
def test_insubordination_until_the_status_phase() -> None:
    table = acts(dealt((0, "insubordination")), "insubordination", "player:1", "strategy")
    assert counters(table, 1) == (1, 3, 3)
    later = at(game_of(table), STATUS_PHASE_BEGINS, 0)
    assert counters(later, 1) == (2, 3, 3)
    assert game_of(later).state.effects == ()


@pytest.mark.content("sa17:action/insubordination")
def test_one_area_with_a_counter_is_enough_for_insubordination() -> None:
    game = dealt((0, "insubordination"))
    game.player(1).pool = 0
    for other in range(2, game.seats()):
        game.player(other).pool = game.player(other).strategy = 0
    table = acts(game, "insubordination")
    assert counters(table, 1)[:2] == (1, 0), "there is only one whom it could meet, and one area"


@pytest.mark.content("sa17:action/joint_fleet_exercise")
def test_joint_fleet_exercise_needs_a_partner_with_a_fleet_next_door() -> None:
    game = dealt((0, "joint_fleet_exercise"))
    put(game, 0, NEAR, "cruiser")
    put(game, 1, "0,0", "cruiser")
    put(game, 2, "1,-1", "cruiser")
    assert actions(game) == []
    game.state.agreements = [Agreement((0, 1), (0, 0))]
    table = acts(game, "joint_fleet_exercise")
    assert [counters(table, seat)[1] for seat in (0, 1, 2)] == [4, 4, 3]


@pytest.mark.content("sa17:action/intel_operations")
def test_intel_operations() -> None:
    game = dealt((0, "intel_operations"))
    game.state.action_deck.bag = [CardId("plague")]
    table = acts(game, "intel_operations")
    assert game_of(table).player(0).action_cards == ["plague"]


@pytest.mark.content("sa17:action/successful_spy")
def test_successful_spy_takes_a_card_of_each_of_two() -> None:
    game = dealt((0, "successful_spy"), (1, "plague"), (2, "patrol"), (2, "transport"), seats=4)
    table = acts(game, "successful_spy", "player:1", "player:2")
    players = game_of(table).state.players
    assert [len(player.action_cards) for player in players] == [2, 0, 1, 0]
    assert "plague" in players[0].action_cards


@pytest.mark.content("sa17:action/advanced_interrogation_techniques")
def test_interrogation_shows_a_hand_and_takes_a_card() -> None:
    game = dealt((0, "advanced_interrogation_techniques"), (1, "plague"), (1, "patrol"))
    assert actions(game) == []
    game.state.leaders = (Leader("general", "general", 1, Place("planet:jord"), captor=0),)
    table = acts(game, "advanced_interrogation_techniques")
    assert game_of(table).state.known["patrol"] == [0]
    say(table, 0, "action:patrol")
    assert [player.action_cards for player in game_of(table).state.players] == [["patrol"], ["plague"], []]


def test_interrogation_about_the_objective_takes_a_card_unseen() -> None:
    game = dealt((0, "advanced_interrogation_techniques"), (1, "plague"))
    game.player(1).secret_objectives = [CardId("explorer")]
    game.state.leaders = (Leader("general", "general", 1, Place("planet:jord"), captor=0),)
    table = acts(game, "advanced_interrogation_techniques", "objective")
    assert game_of(table).state.known == {"explorer": [0]}
    assert offers(table, 0) == ["action", "no"]
    say(table, 0, "action")
    assert game_of(table).player(0).action_cards == ["plague"]


@pytest.mark.content("sa17:action/privateers")
def test_privateers_take_half_and_lose_one() -> None:
    game = dealt((0, "privateers"))
    assert actions(game) == []
    game.player(1).trade_goods = 5
    table = acts(game, "privateers")
    assert [player.trade_goods for player in game_of(table).state.players] == [2, 2, 0]


@pytest.mark.content("sa17:action/good_year")
def test_good_year() -> None:
    game = dealt((0, "good_year"))
    assert actions(game) == []
    hold(game, 0, "wellon", "tarmann")
    assert game_of(acts(game, "good_year")).player(0).trade_goods == 2


@pytest.mark.content("sa17:action/stellar_criminals")
def test_stellar_criminals_rob_half_of_the_refreshed_planets() -> None:
    game = dealt((0, "stellar_criminals"), seats=4)
    hold(game, 1, "wellon", "tarmann")
    hold(game, 2, "thibah")
    ready = [len(game.economy.ready_planets(seat)) for seat in range(4)]
    table = acts(game, "stellar_criminals", "player:1")
    assert offers(table, 0) == ["player:2", "player:3"]  # two, not one
    say(table, 0, "player:2")
    through(table, "action")
    left = [len(game_of(table).economy.ready_planets(seat)) for seat in range(4)]
    assert left == [ready[0], ready[1] - ready[1] // 2, ready[2] - ready[2] // 2, ready[3]]


@pytest.mark.content("sa17:action/alien_technology")
def test_alien_technology_leaves_one_prerequisite_out() -> None:
    game = dealt((0, "alien_technology"))
    game.player(0).trade_goods = 9
    give(game, 0, "hylar_v_assault_laser")
    table = acts(game, "alien_technology")
    known = game_of(table).content.technologies
    bought = [key for key in offers(table, 0) if key != "no"]
    assert bought
    owned = game_of(table).player(0).technologies
    assert max(min(sum(n not in owned for n in group) for group in known[key].needs or [()]) for key in bought) == 1
    say(table, 0, "enviro_compensator")
    through(table, "action")
    assert "enviro_compensator" in game_of(table).player(0).technologies


@pytest.mark.content("sa17:action/flawless_strategy")
def test_flawless_strategy_plays_a_card_nobody_chose() -> None:
    game = dealt((0, "flawless_strategy"))
    strategy_cards(game, {"leadership": -1, "warfare": 1})
    table = acts(game, "flawless_strategy")
    assert asks(table, 0) == "counter_area"  # the primary of Leadership
    say(table, 0, "pool", "pool", "pool")
    through(table, "action")
    assert asks(table, 2) == "action"  # the next in the order of play
    assert game_of(table).state.action is None
    assert counters(table, 0) == (2, 6, 3)


def test_flawless_strategy_needs_an_unchosen_card() -> None:
    game = dealt((0, "flawless_strategy"))
    strategy_cards(game, {"leadership": 0, "warfare": 1})
    assert actions(game) == []


@pytest.mark.content("sa17:action/political_coup")
def test_political_coup_overturns_a_law() -> None:
    game = dealt((0, "political_coup"))
    game.politics.pass_law(CardId("core_stability"), "for")
    table = acts(game, "political_coup", "card:core_stability")
    for seat in (0, 1, 2):
        say(table, seat, "against")
    through(table, "action")
    after = game_of(table)
    assert after.state.laws == []
    assert "core_stability" not in [effect.key for effect in after.state.effects]
    assert after.state.political_deck.discard == ["core_stability"]


@pytest.mark.content("sa17:action/political_coup")
def test_without_the_twilight_council_a_coup_is_voted_on_in_the_open() -> None:
    game = new_game("sa17 -twilight_council", 3)
    game.state.round = 2
    game.player(0).action_cards = [CardId("political_coup")]
    game.politics.pass_law(CardId("core_stability"), "for")
    table = acts(game, "political_coup", "card:core_stability")
    for seat in game_of(table).politics.voting_order():
        assert [ask.seat for ask in table.pending] == [seat]  # one after the other
        say(table, seat, "against")
    through(table, "action")
    assert game_of(table).state.laws == []


def test_political_coup_elects_another_voice() -> None:
    game = dealt((0, "political_coup"))
    game.state.titles[VOICE] = 2
    table = acts(game, "political_coup")
    for seat in (0, 1, 2):
        say(table, seat, "player:0")
    through(table, "action")
    assert game_of(table).state.titles[VOICE] == 0


def test_goods_of_a_full_treasury_are_all_there_is() -> None:
    game = dealt((0, "good_year"))
    hold(game, 0, "wellon")
    game.player(1).trade_goods = game.parameters.goods_supply
    assert actions(game) == []


def test_alien_technology_must_be_affordable() -> None:
    game = dealt((0, "alien_technology"))
    for planet in game.board.planets_of(0):
        game.board.exhaust(planet.id, "test")
    game.player(0).trade_goods = 7
    assert actions(game) == []
    hold(game, 0, "mehar_xull")  # its blue specialty counts for every colour
    resources = game.economy.available_resources(0)
    game.player(0).trade_goods -= resources - 7
    table = acts(game, "alien_technology")
    assert "hylar_v_assault_laser" in offers(table, 0)
