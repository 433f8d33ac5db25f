"""Pacts: each player commands two races, which are two seats at the table."""

from __future__ import annotations

import pytest
from opening import begin, go_on, meekly, started
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards
from trial import trial

from mecatol.core.decisions import Ask
from mecatol.core.errors import RulesetError
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import NOBODY, CardId, Claim, Seat
from mecatol.rulesets import resolve

PACTS = "sa_es +pacts"
ROLLS = (3, 9)  # of two players: the second one sits first


def first_race(ask: Ask, keys: list[str]) -> str:
    """A race is taken where one is offered."""
    return keys[0] if ask.name == "race" else meekly(ask, keys)


@pytest.mark.rule("SAES-PAC-01")
@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_two_to_four_players_have_two_seats_each(seats: int) -> None:
    with pytest.raises(RulesetError):
        begin(PACTS, seats)
    with pytest.raises(RulesetError):
        resolve("sa17 +pacts")
    game = started(PACTS, 4, answer=first_race)
    assert len({player.race for player in game.state.players}) == 4
    assert [game.pacts.led_with(seat) for seat in range(4)] == [[0, 2], [1, 3], [0, 2], [1, 3]]  # type: ignore[attr-defined]


@pytest.mark.rule("SAES-PAC-02")
@pytest.mark.parametrize(("agreed", "played"), [(10, 15), (9, 14)])
def test_the_goal_is_raised_by_half(agreed: int, played: int) -> None:
    assert game_of(begin(f"{PACTS} vp={agreed}", 4)).state.goal == played
    assert game_of(begin(f"sa_es vp={agreed}", 4)).state.goal == agreed


@pytest.mark.rule("SAES-PAC-03", "SAES-PAC-06")
def test_of_three_secret_objectives_each_race_gets_one() -> None:
    table = go_on(begin(PACTS, 4, dice=ROLLS), "race")
    assert [len(player.secret_objectives) for player in game_of(table).state.players] == [3, 3, 0, 0]
    go_on(table, "keep_secret", first_race)
    dealt = list(game_of(table).player(1).secret_objectives)
    say(table, 1, f"card:{dealt[2]}")
    assert (asks(table, 1), offers(table, 1)) == ("second_secret", [f"card:{card}" for card in dealt[:2]])
    say(table, 1, f"card:{dealt[0]}")
    say(table, 0, offers(table, 0)[0])
    say(table, 0, offers(table, 0)[0])
    game = game_of(table)
    assert (game.player(1).secret_objectives, game.player(3).secret_objectives) == ([dealt[2]], [dealt[0]])
    assert dealt[1] in game.state.secret_deck.bag


@pytest.mark.rule("SAES-PAC-04")
def test_race_choice_goes_round_the_table_twice() -> None:
    table = go_on(begin(PACTS, 4, dice=ROLLS), "race")
    chosen: list[Seat] = []
    while asks(table, seat := table.pending[0].seat) in ("race", "random_race"):
        if asks(table, seat) == "race":
            chosen.append(seat)
            say(table, seat, "pass" if seat == 0 else offers(table, seat)[0])
            continue
        assert chosen == [1, 0], "who passed is dealt a race before it goes round again"
        say(table, seat, "show")
    assert chosen == [1, 0, 3, 2]
    assert len({player.race for player in game_of(table).state.players}) == 4


@pytest.mark.rule("SAES-PAC-05")
def test_homes_are_bid_for_one_race_at_a_time() -> None:
    table = go_on(begin(PACTS, 4, dice=ROLLS), "home_location", first_race)
    bidders: list[Seat] = []
    homes = []
    while asks(table, seat := table.pending[0].seat) == "home_location":
        bidders.append(seat)
        offered = offers(table, seat)
        place = next(key for key in offered if key not in homes)
        homes.append(place)
        say(table, seat, place, "bid:2" if seat == 1 else "bid:0")
        assert seat < 2 or not set(homes[:2]) & set(offered), "what the first races have is not bid for again"
    assert bidders == [1, 0, 3, 2]
    goods = [player.trade_goods for player in game_of(table).state.players]
    assert goods[0] - goods[1] == 2
    assert goods[2] == goods[3], "each auction is reckoned by itself"


@pytest.mark.rule("SAES-PAC-07", "SAES-PAC-13")
def test_each_race_has_a_sheet_political_cards_and_a_place_of_its_own() -> None:
    game, plain = started(PACTS, 4, answer=first_race), started("sa_es", 4, answer=first_race)
    hands = [len(player.political_cards) for player in game.state.players]
    assert hands == [len(player.political_cards) for player in plain.state.players]
    assert hands[0] > 0
    assert len({player.home for player in game.state.players}) == 4
    assert all(player.technologies for player in game.state.players)
    assert len(game.state.objectives) == len(plain.state.objectives)


@pytest.mark.rule("SAES-PAC-08")
def test_cards_belong_to_one_race_though_their_player_sees_both_hands() -> None:
    game = new_game(PACTS, 4)
    game.state.round = 2

    def playable(seat: Seat) -> list[str]:
        return [option.key for option in game.action_cards.as_actions(seat)]

    card = CardId("armistice")
    game.player(0).action_cards = [card]
    assert (playable(0), playable(2)) == ([f"component:card:{card}"], [])
    hand = next(zone for zone in game.zones() if zone.owner == 0 and card in zone.things)
    assert [game.sees(seat, hand, card) for seat in (0, 1, 2, 3, None)] == [True, False, True, False, False]
    assert [bool(game.all_seen(seat, hand)) for seat in (0, 1, 2, 3, None)] == [True, False, True, False, False]


def picking(speaker: Seat = 1) -> Table:
    game = new_game(PACTS, 4)
    game.state.speaker = speaker
    game.strategy_phase.lay_out_cards()
    return play(game, *game.strategy_phase.picks())


@pytest.mark.rule("SAES-PAC-09", "SAES-PAC-10")
def test_a_player_picks_one_card_at_a_time_for_whichever_race_he_likes() -> None:
    table = picking()
    picked: list[tuple[str, Seat]] = []
    for race in (3, 2, 3, 0):
        leader = table.pending[0].seat
        assert (asks(table, leader), offers(table, leader)) == ("pact_race", [f"player:{each}" for each in (leader, leader + 2)])
        say(table, leader, f"player:{race}")
        picked.append((asks(table, race), leader))
        say(table, race, offers(table, race)[0])
    assert picked == [("pick", 1), ("pick", 0), ("pick", 1), ("pick", 0)]
    assert not table.pending
    game = game_of(table)
    assert [len(game.strategy_cards.held(seat)) for seat in range(4)] == [1, 0, 1, 2], "whichever race he prefers, each time"


@pytest.mark.rule("SAES-PAC-09")
def test_a_race_without_a_strategy_card_has_the_last_turn() -> None:
    game = new_game(PACTS, 4)
    strategy_cards(game, {"leadership": 3, "diplomacy": 3, "production": 2, "technology": 0})
    assert game.action_phase.order() == [3, 2, 0, 1]


@pytest.mark.rule("SAES-PAC-10")
def test_a_player_who_has_lost_a_race_takes_one_card() -> None:
    game = new_game(PACTS, 4)
    game.player(2).out = "eliminated"
    assert [step.seat for step in game.strategy_phase.picks()] == [0, 1, 1]


@pytest.mark.rule("SAES-PAC-11")
def test_the_own_second_race_is_no_opponent() -> None:
    game = new_game(PACTS, 6)
    assert game.opponents(0) == [1, 2, 4, 5]
    assert new_game("sa_es", 6).opponents(0) == [1, 2, 3, 4, 5]


def with_points(points: dict[Seat, int]) -> Game:
    game = new_game(f"{PACTS} vp=10", 4)
    game.state.goal = 15
    for seat, number in points.items():
        game.state.claims.append(Claim(seat, "test", number, 1))
    return game


@pytest.mark.rule("SAES-PAC-12")
def test_two_races_win_together() -> None:
    async def check(game: Game) -> None:
        game.victory.check()

    table = trial(with_points({0: 8, 2: 7, 1: 14}), check)
    assert table.over
    assert table.result == (0, 2)
    table = trial(with_points({0: 8, 3: 7, 1: 7}), check)
    assert game_of(table).state.winners == []
    table = trial(with_points({0: 8, 1: 7, 3: 8}), check)
    assert table.result == (1, 3)


@pytest.mark.rule("SAES-PAC-12")
@pytest.mark.parametrize(("vote", "winners"), [("player:0", (0,)), ("player:1", (1, 4)), ("shared", (0, 1, 4))])
def test_players_who_are_level_are_judged_by_the_other_ones_with_one_voice_each(vote: str, winners: tuple[Seat, ...]) -> None:
    async def check(game: Game) -> None:
        game.victory.end([0, 1], "goal")

    game = new_game(PACTS, 6)
    game.player(3).out = "eliminated"
    table = trial(game, check)
    assert [(ask.seat, ask.name) for ask in table.pending] == [(2, "acclaim")]
    assert offers(table, 2) == ["player:0", "player:1", "shared"]
    assert say(table, 2, vote).result == winners


@pytest.mark.rule("SAES-PAC-11")
def test_a_home_held_by_the_own_second_race_costs_no_points() -> None:
    game = with_points({0: 9})
    home = game.board.home_planets(0)[0].id
    for owner, lost in ((2, 0), (1, game.parameters.home_penalty)):
        hold(game, owner, home)
        assert game.victory.points(0) == 9 - lost


@pytest.mark.rule("SAES-PAC-11", "SAES-GEN-16")
def test_the_home_of_the_own_second_race_is_open_in_the_first_round_and_those_of_enemies_are_not() -> None:
    game = new_game(PACTS, 4)
    put(game, 0, "1,0", "cruiser")
    opened = game.tactical.open_to(0)
    assert [game.player(seat).home in opened for seat in range(4)] == [True, False, True, False]


@pytest.mark.rule("SAES-PAC-11")
def test_no_objective_about_opponents_is_met_by_the_own_second_race() -> None:
    game = new_game(PACTS, 4)
    hold(game, 0, *(planet.id for planet in game.board.home_planets(2)))
    assert not game.objectives.qualifies(0, "conqueror")
    hold(game, 0, *(planet.id for planet in game.board.home_planets(1)))
    assert game.objectives.qualifies(0, "conqueror")


@pytest.mark.rule("SAES-PAC-11")
def test_more_planets_than_anybody_means_more_than_other_players_races() -> None:
    game = new_game(PACTS, 4)
    hold(game, 0, "wellon", "vefut_ii")
    hold(game, 2, "thibah", "tarmann", "saudor")
    assert game.objectives.qualifies(0, "most_planets")
    hold(game, 1, "thibah", "tarmann", "saudor")
    assert not game.objectives.qualifies(0, "most_planets")


@pytest.mark.rule("SAES-OBJ-15", "SAES-PAC-12")
def test_whoever_leads_with_both_races_together_names_the_race_that_is_paid_for_it() -> None:
    table = play(with_points({0: 5, 2: 4, 1: 6}), Step("strategy_phase.feedback"))
    before = [player.trade_goods for player in game_of(table).state.players]
    assert (asks(table, 0), offers(table, 0)) == ("feedback_race", ["player:0", "player:2"])
    say(table, 0, "player:2")
    gained = [player.trade_goods - old for player, old in zip(game_of(table).state.players, before, strict=True)]
    assert gained == [0, 0, 3, 0], "nine against six, whatever the best single race has"


@pytest.mark.rule("SAES-PAC-11", "SAES-CRI-01")
def test_nobody_declares_war_on_his_own_second_race() -> None:
    game = new_game(f"{PACTS} +crimson_suns", 4)
    table = play(game, Step("status_phase.declare_war", 0))
    assert offers(table, 0) == ["player:1", "player:3", "done"]


@pytest.mark.rule("SAES-ASC-12", "SAES-PAC-12")
def test_in_ascension_half_of_the_lead_of_both_races_is_paid() -> None:
    game = new_game(f"{PACTS} +ascendancy", 4)
    for seat, number in {0: 2, 2: 9, 1: 6}.items():
        game.state.claims.append(Claim(seat, "test", number, 1))
    table = say(play(game, Step("strategy_phase.feedback")), 0, "player:0")
    assert [player.trade_goods for player in game_of(table).state.players] == [3, 0, 0, 0]


@pytest.mark.rule("OFF-VIC-5", "SAES-PAC-12")
@pytest.mark.parametrize(("fallen", "winners"), [((3,), ()), ((1, 3), (0, 2)), ((1, 2, 3), (0,))])
def test_the_last_player_has_won_with_whatever_is_left_of_him(fallen: tuple[Seat, ...], winners: tuple[Seat, ...]) -> None:
    game = new_game(PACTS, 4)
    for seat in fallen:
        hold(game, NOBODY, *(planet.id for planet in game.board.planets_of(seat)))
    table = trial(game, lambda g: g.victory.eliminate_fallen())
    assert [seat for seat in range(4) if game_of(table).player(seat).out] == list(fallen)
    assert tuple(game_of(table).state.winners) == winners
