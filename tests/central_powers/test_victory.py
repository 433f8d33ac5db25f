"""Scoring and winning in Central Powers: with the own home, before all others, and never level."""

from __future__ import annotations

import pytest
from races.racing import become
from strategic import holding, plays, uses
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards, told

from mecatol.core.errors import GameOver
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.play import Table as NewTable
from mecatol.rules.central_powers.game import Game
from mecatol.rules.pieces import on_planet
from mecatol.rules.state import NOBODY, Action, CardId, Claim, Objective, PlanetId
from mecatol.rulesets import resolve

VOICE = CardId("voice_of_the_council")


def scene(*points: int, ruleset: str = "cp") -> Game:
    """Players with so many points each, who hold a Strategy Card in the order of their seats."""
    game = new_game(ruleset, len(points))
    assert isinstance(game, Game)
    cards = ("leadership", "detente", "senator_emeritus", "production")
    strategy_cards(game, {card: seat for seat, card in enumerate(cards[: len(points)])})
    game.state.goal, game.state.round = game.parameters.goal, 5
    game.state.claims = [Claim(seat, "dominion", number, 1) for seat, number in enumerate(points) if number]
    return game


def lose_home(game: Game, seat: int, to: int = NOBODY) -> PlanetId:
    """A planet of a player's Home System is another's, or nobody's."""
    planet = game.board.home_planets(seat)[0]
    game.board.set_planet(replace(planet, owner=to))
    return planet.id


def points(table: Table) -> list[int]:
    game = game_of(table)
    return [game.victory.points(seat) for seat in range(game.seats())]


def claimed(game: Game, *seats: int) -> Table:
    """The claim step, with one objective that these players meet and claim."""
    met = next(CardId(o) for o, card in game.cards.objectives.items() if card.condition == "control_planets" and card.vp == 1)
    worlds = [planet.id for planet in game.board.planets() if planet.owner == NOBODY]
    need = int(str(game.cards.objectives[met].params["planets"]))
    for n, seat in enumerate(seats):
        hold(game, seat, *worlds[need * n : need * (n + 1)])
    game.state.objectives = [Objective(met)]
    game.state.phase = "status"
    table = play(game, Step("status_phase.claim_objectives"), Step("status_phase.repair"))
    while table.pending and not table.over:
        seat = table.pending[0].seat
        say(table, seat, next((key for key in offers(table, seat) if key.startswith("claim:")), "no"))
    return table


# -- the own home --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-HR-05")
def test_nobody_wins_without_a_planet_of_his_home() -> None:
    game = scene(14, 2)
    planet = lose_home(game, 0)
    game.victory.check()
    assert not game.state.winners
    put(game, 0, planet, "ground_force")
    game.state.action = Action(0, "tactical", game.board.system_of(planet))
    game.begin_scope("action")
    table = play(game, Step("invasion.claim", 0, game.board.system_of(planet), planet))
    assert table.over
    assert table.result == (0,)


@pytest.mark.rule("CP-HR-06")
def test_without_his_home_a_player_claims_nothing_and_other_points_are_withheld() -> None:
    game = scene(3, 0)
    hold(game, 0, "mecatol_rex", "wellon", "vefut_ii", "thibah", "tarmann", "saudor", "mehar_xull")
    lose_home(game, 0)
    assert not game.objectives.may_claim(0).allowed
    game.state.strategy_cards = [replace(game.state.strategy_cards[0], id="dominion")]
    table = say(plays(game, "dominion"), 0, "pool")
    assert points(table)[0] == 3  # what was scored before stays
    assert "pointswithheld" in told(table)
    assert "pointschanged" not in told(table)


@pytest.mark.rule("CP-HR-06")
def test_what_was_withheld_comes_with_the_planet_and_once() -> None:
    game = scene(3, 0)
    planet = lose_home(game, 0)
    game.objectives.score(0, "dominion", 1)
    game.objectives.score(0, "dominion", -1)  # what is lost is lost at once
    assert game.victory.points(0) == 2
    hold(game, 0, planet)
    game.objectives.settle_specials()
    game.objectives.settle_specials()
    assert game.victory.points(0) == 3


@pytest.mark.rule("CP-HR-07")
def test_the_voice_of_the_council_brings_no_point_without_the_home() -> None:
    for lost, gained in ((True, 0), (False, 1)):
        game = scene(0, 0, 0)
        game.state.special = [VOICE]
        if lost:
            planet = lose_home(game, 1)
        game.politics.take_title(VOICE, 1)
        assert game.victory.points(1) == gained
    game = scene(0, 0, 0)
    game.state.special = [VOICE]
    planet = lose_home(game, 1)
    game.politics.take_title(VOICE, 1)
    hold(game, 1, planet)
    game.objectives.settle_specials()
    assert game.victory.points(1) == 1
    planet = lose_home(game, 0)
    game.politics.take_title(VOICE, 0)  # lost before it ever counted
    game.politics.take_title(VOICE, 2)
    hold(game, 0, planet)
    game.objectives.settle_specials()
    assert [game.victory.points(seat) for seat in range(3)] == [0, 0, 1]


@pytest.mark.rule("CP-FAQ-30", "CP-FAQ-31", "CP-EX-06")
@pytest.mark.parametrize("source", ["voice", "artifact"])
def test_who_retakes_his_home_has_what_was_withheld_and_may_win_by_it_in_his_turn(source: str) -> None:
    game = scene(13, 0)
    planet = lose_home(game, 0, to=1)
    if source == "voice":
        game.state.special = [VOICE]
        game.politics.take_title(VOICE, 0)
    else:
        game.state.special = [CardId("ancient_shipwreck")]
        game.state.artifacts[on_planet(PlanetId("wellon"))] = [CardId("ancient_shipwreck")]
        game.state.known["ancient_shipwreck"] = [0, 1]
        hold(game, 0, "wellon")
        game.objectives.settle_specials()
    assert game.victory.points(0) == 13
    hex_ = game.board.system_of(planet)
    put(game, 0, planet, "ground_force")
    game.state.action = Action(0, "tactical", hex_)
    game.begin_scope("action")
    table = play(game, Step("invasion.begin", 0, hex_), Step("tactical.end", 0, hex_))
    assert (table.over, table.result, points(table)[0]) == (True, (0,), 14)


@pytest.mark.rule("CP-FAQ-30", "CP-HR-06")
def test_an_artifact_that_is_lost_again_before_the_home_is_whole_brings_nothing() -> None:
    game = scene(13, 0)
    planet = lose_home(game, 0, to=1)
    game.state.special = [CardId("ancient_shipwreck")]
    game.state.artifacts[on_planet(PlanetId("wellon"))] = [CardId("ancient_shipwreck")]
    game.state.known["ancient_shipwreck"] = [0, 1]
    for owner in (0, 1):
        hold(game, owner, "wellon")
        game.objectives.settle_specials()
    hold(game, 0, planet)
    game.objectives.settle_specials()
    assert [game.victory.points(seat) for seat in (0, 1)] == [13, 1]


@pytest.mark.rule("CP-FAQ-30", "CP-FAQ-31", "CP-HR-25")
def test_a_home_planet_claimed_with_a_secondary_wins_in_somebody_elses_turn() -> None:
    game = holding("cp", {"detente": 1, "leadership": 0})
    assert isinstance(game, Game)
    game.state.goal = 14
    game.player(0).trade_goods = 5
    game.state.claims = [Claim(0, "dominion", 13, 1), Claim(0, "dominion", 0, 2, 1)]
    planet = lose_home(game, 0)
    hold(game, 0, "wellon")
    put(game, 0, "0,-1", "cruiser")
    table = say(uses(game, "detente", 0, by=1), 0, "use")
    while table.pending and not table.over:
        say(table, 0, next((key for key in offers(table, 0) if key.endswith(planet)), offers(table, 0)[0]))
    assert (table.over, table.result) == (True, (0,))


@pytest.mark.rule("CP-HR-07")
def test_an_own_objective_is_not_claimed_without_the_home() -> None:
    game = scene(0, 0)
    hold(game, 0, *(planet.id for planet in game.board.planets() if planet.owner == NOBODY))
    game.state.phase = "status"
    own = [CardId(o) for o, card in game.cards.objectives.items() if card.stage == "secret" and game.objectives.qualifies(0, o)]
    secret = own[0]
    game.player(0).secret_objectives = [secret]
    assert game.objectives.claimable_hand(0) == [secret]
    lose_home(game, 0)
    assert game.objectives.claimable_hand(0) == []


@pytest.mark.rule("CP-HR-08")
def test_a_blockade_of_the_home_hinders_nobody() -> None:
    game = scene(13, 0)
    put(game, 1, game.board.home(0), "3 cruiser")
    table = claimed(game, 0)
    assert (points(table), table.result) == ([14, 0], (0,))


@pytest.mark.rule("CP-HR-11")
def test_the_saar_need_no_home_to_score_or_to_win() -> None:
    game = scene(13, 0)
    become(game, 0, "saar")
    for planet in game.board.home_planets(0):
        game.board.set_planet(replace(planet, owner=1))
    game.state.special = [VOICE]
    assert game.objectives.may_claim(0).allowed
    with pytest.raises(GameOver):
        game.politics.take_title(VOICE, 0)
    assert (game.victory.points(0), game.state.winners) == (14, [0])


# -- the first at the goal -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-HR-09", "CP-HR-23")
def test_the_first_to_reach_the_goal_wins_and_the_others_still_claim() -> None:
    table = claimed(scene(13, 13), 0, 1)
    assert points(table) == [14, 14]
    assert table.result == (0,)
    table = claimed(scene(2, 13, 1), 0, 1, 2)
    assert (points(table), table.result) == ([3, 14, 2], (1,))


@pytest.mark.rule("CP-HR-23")
def test_a_table_may_end_with_the_first_at_the_goal() -> None:
    table = claimed(scene(13, 13, ruleset="cp -final_claims"), 0, 1)
    assert (points(table), table.result) == ([14, 13], (0,))


@pytest.mark.rule("CP-HR-25")
@pytest.mark.parametrize(("length", "goal"), [("", 14), (" vp=12", 12), (" vp=10", 10)])
def test_who_reaches_the_goal_in_the_action_phase_wins_at_once(length: str, goal: int) -> None:
    game = holding(f"cp{length}", {"dominion": 0})
    game.state.goal = game.parameters.goal
    game.state.claims = [Claim(0, "dominion", goal - 1, 1)]
    hold(game, 0, "mecatol_rex")
    table = say(plays(game, "dominion"), 0, "pool")
    assert (table.over, table.result) == (True, (0,))
    assert game_of(table).state.phase == "action"


@pytest.mark.rule("CP-HR-25", "CP-HR-05")
def test_not_without_the_home_though() -> None:
    game = holding("cp", {"dominion": 0})
    game.state.goal = 14
    game.state.claims = [Claim(0, "dominion", 13, 1)]
    hold(game, 0, "mecatol_rex")
    planet = game.board.home_planets(0)[0]
    game.board.set_planet(replace(planet, owner=1))
    table = say(plays(game, "dominion"), 0, "pool")
    assert not table.over


# -- the deadline --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-HR-20")
@pytest.mark.parametrize(("text", "goal"), [("cp", 14), ("cp vp=12", 12), ("cp vp=10", 10)])
def test_a_game_has_one_of_three_lengths(text: str, goal: int) -> None:
    assert NewTable.new(text, ["Ann", "Ben", "Cy"], seed=1).game.state.goal == goal
    assert resolve(text).parameters.goal == goal


def over(game: Game) -> Table:
    """The last round agreed on is over; the Strategy Cards have been returned."""
    return play(game, Step("status_phase.return_strategy_cards"), Step("status_phase.close"))


@pytest.mark.rule("CP-HR-21")
def test_at_the_deadline_the_most_points_win() -> None:
    table = over(scene(3, 7, 6, ruleset="cp rounds=5"))
    assert (table.over, table.result) == (True, (1,))


@pytest.mark.rule("CP-HR-10")
def test_at_the_deadline_a_leader_without_his_home_is_passed_over() -> None:
    game = scene(11, 10, 9, ruleset="cp rounds=5")
    lose_home(game, 0)
    assert over(game).result == (1,)


@pytest.mark.rule("CP-HR-10")
def test_where_nobody_has_his_home_the_most_points_win() -> None:
    game = scene(10, 11, ruleset="cp rounds=5")
    lose_home(game, 0)
    lose_home(game, 1)
    assert over(game).result == (1,)


@pytest.mark.rule("CP-HR-22", "CP-HR-24", "CP-EX-01")
@pytest.mark.parametrize("winner", [0, 1])
def test_who_is_level_at_the_deadline_wins_with_the_lower_card(winner: int) -> None:
    game = scene(13, 13, ruleset="cp rounds=5")
    strategy_cards(game, {"detente": winner, "technology_ii": 1 - winner})
    assert over(game).result == (winner,)


@pytest.mark.rule("CP-HR-22", "CP-HR-24")
def test_a_card_that_is_kept_for_the_next_round_makes_nobody_the_first() -> None:
    game = scene(13, 13, ruleset="cp rounds=5")
    strategy_cards(game, {"leadership": 0, "detente": 1})
    game.begin_effect("official_political_stability", 1, "card", until="round", where="detente")
    assert over(game).result == (0,)


@pytest.mark.rule("CP-HR-22", "CP-HR-24")
def test_the_printed_number_counts_even_against_the_naalu() -> None:
    game = scene(13, 13, ruleset="cp rounds=5")
    strategy_cards(game, {"detente": 0, "technology_ii": 1})
    become(game, 1, "naalu")
    assert game.action_phase.order() == [1, 0]
    assert over(game).result == (0,)


@pytest.mark.rule("CP-HR-24")
def test_of_two_with_number_six_the_holder_of_the_first_wins() -> None:
    game = scene(13, 13, ruleset="cp rounds=5")
    strategy_cards(game, {"warfare": 1, "warfare_ii": 0})
    assert over(game).result == (1,)


# -- words ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-HR-26")
def test_once_a_game_turn_is_once_between_two_strategy_phases() -> None:
    game = new_game("cp")
    become(game, 0, "yin")
    game.state.strategy_cards = []
    table = play(game, Step("action_phase.turn", 0))
    mine = [key for key in offers(table, 0) if key.startswith("component:")]
    assert mine
    say(table, 0, mine[0])
    while asks(table, 0) and asks(table, 0) != "action":
        say(table, 0, offers(table, 0)[0])
    after = game_of(table)
    again = play(after, Step("action_phase.turn", 0))
    assert not [key for key in offers(again, 0) if key.startswith("component:")]
    after.state.round += 1
    assert [key for key in offers(play(after, Step("action_phase.turn", 0)), 0) if key.startswith("component:")] == mine
