"""Ascendancy: twice as many points win, and objectives are scored round after round."""

from __future__ import annotations

import pytest
from claiming import Position as Scene
from claiming import everywhere, finds, holds
from strategic import counters, exhaust, holding, plays
from tables import asks, game_of, hold, new_game, offers, play, say

from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.play import Table as Whole
from mecatol.rules.new_game import new_state
from mecatol.rules.official.game import Game
from mecatol.rules.shattered_ascension_17.game import Game as ShatteredAscension
from mecatol.rules.state import CardId, Claim, Objective
from mecatol.rulesets import resolve

RULES = "sa17 +ascendancy"
COLONIES = ("lazar", "sakulag", "centauri", "gral", "arnor", "lor")


def lying(*objectives: str, ruleset: str = RULES, seats: int = 3) -> Game:
    """Objectives lie open in round 3, and the first player is rich."""
    game = new_game(ruleset, seats)
    game.state.round, game.state.phase = 3, "status"
    game.state.objectives = [Objective(CardId(each)) for each in objectives]
    hold(game, 0, *COLONIES)
    return game


def step(game: Game) -> Table:
    return play(game, Step("status_phase.claim_objectives"))


def claims(table: Table, seat: int = 0) -> list[tuple[str, int]]:
    """What a player has scored, and when."""
    return [(claim.source, claim.round) for claim in game_of(table).state.claims if claim.seat == seat]


def pay(table: Table, seat: int = 0) -> None:
    """With whatever comes first."""
    while asks(table, seat) in ("pay", "spend_counter"):
        say(table, seat, offers(table, seat)[0])


def done(table: Table) -> Table:
    """Nobody claims anything more."""
    while table.pending:
        seat = table.pending[0].seat
        say(table, seat, "no" if "no" in offers(table, seat) else offers(table, seat)[0])
    return table


@pytest.mark.rule("SA17-ASC-01", "SA17-ASC-02")
@pytest.mark.parametrize(("text", "goal"), [("sa17", 10), (RULES, 20), (f"{RULES} vp=7", 14)])
def test_the_goal_is_doubled(text: str, goal: int) -> None:
    assert new_state(resolve(text), ["A", "B", "C"], 1).goal == goal


@pytest.mark.rule("SA17-ASC-02")
def test_a_position_keeps_the_doubled_goal_and_stage_two_the_agreed_one() -> None:
    table = Whole.new(RULES, ["A", "B", "C"], seed=3)
    assert Whole.from_position(table.position()).game.state.goal == 20
    game = lying(*[f"spend_6_influence#{n}" for n in range(10)])
    assert isinstance(game, ShatteredAscension)
    assert game.objectives.stage_2(), "ten lie open, as many as agreed on"


@pytest.mark.rule("SA17-ASC-03")
def test_an_objective_is_claimed_again_in_every_round_and_once_in_each() -> None:
    table = step(lying("spend_6_influence"))
    say(table, 0, "claim:spend_6_influence")
    pay(table)
    done(table)
    game = game_of(table)
    assert game.state.objectives[0].claimed == (), "it is not flagged"
    game.economy.refresh(0)
    again = step(game)
    assert again.over, "not twice in a round"
    game = game_of(again)
    game.state.round = 4
    game.state.phase = "status"
    third = step(game)
    say(third, 0, "claim:spend_6_influence")
    pay(third)
    assert claims(done(third)) == [("spend_6_influence", 3), ("spend_6_influence", 4)]
    once = lying("spend_6_influence", ruleset="sa17")
    once.state.objectives = [Objective(CardId("spend_6_influence"), (0,))]
    assert step(once).over, "without the option once a game"


@pytest.mark.rule("SA17-ASC-04")
def test_as_many_objectives_as_he_meets_are_claimed_in_one_step_out_of_one_purse() -> None:
    table = step(lying("spend_6_influence", "spend_6_resources", "spend_3_command_counters", "spend_8_influence"))
    for objective in ("spend_3_command_counters", "spend_6_resources", "spend_6_influence"):
        say(table, 0, f"claim:{objective}")
        pay(table)
    claimed = [source for source, _ in claims(done(table))]
    assert claimed == ["spend_3_command_counters", "spend_6_resources", "spend_6_influence"]


@pytest.mark.rule("SA17-ASC-04")
def test_nothing_is_paid_with_twice() -> None:
    game = lying("spend_3_command_counters#1", "spend_3_command_counters#2", "spend_6_resources", "spend_8_resources")
    exhaust(game, 0, goods=6)
    game.player(0).strategy, game.player(0).pool = 1, 2
    table = step(game)
    assert offers(table, 0)[:-1] == [f"claim:{each.id}" for each in game.state.objectives]
    say(table, 0, "claim:spend_3_command_counters#2")
    pay(table)
    assert offers(table, 0) == ["claim:spend_6_resources", "claim:spend_8_resources", "no"], "one counter is left of two"
    say(table, 0, "claim:spend_8_resources")
    pay(table)
    assert table.asked(0) is None, "two goods are left, and it takes three"


@pytest.mark.rule("SA17-ASC-05")
def test_points_for_special_objectives_are_kept() -> None:
    at = Scene(RULES)
    holds("lor")(at)
    finds("lazax_armory", "lor")(at)
    at.game.state.special = [CardId("lazax_armory")]
    at.game.state.phase = "status"
    game = game_of(done(step(at.game)))
    assert game.victory.points(0) == 1

    hold(game, 1, "lor")
    game.objectives.settle_specials()
    assert game.victory.points(0) == 1
    game.state.round = 4
    assert claims(done(step(game)), 0) == [("lazax_armory", 3)]
    assert claims(done(step(game)), 1) == [("lazax_armory", 4)], "and who has it now scores it in his turn"


@pytest.mark.rule("SA17-ASC-06")
def test_what_is_to_be_spent_is_halved() -> None:
    for goods, met in ((7, False), (8, True)):
        game = lying("spend_15_influence")
        exhaust(game, 0, goods=goods)
        assert game.objectives.qualifies(0, "spend_15_influence") == met
    table = step(lying("spend_3_command_counters"))
    say(table, 0, "claim:spend_3_command_counters")
    say(table, 0, "pool")
    say(table, 0, "pool")
    assert asks(table, 0) != "spend_counter", "two of three"


@pytest.mark.rule("SA17-ASC-07")
def test_technology_objectives_are_replaced_after_the_status_phase() -> None:
    game = lying("four_technologies_of_one_colour", "spend_6_influence")
    game.state.objectives[0] = Objective(CardId("four_technologies_of_one_colour"), only=1)
    game.state.claims = [Claim(0, "four_technologies_of_one_colour", 1, 3)]
    game.state.stage_1_deck.bag, game.state.stage_2_deck.bag = [CardId("spend_8_influence")], [CardId("spend_15_influence")]
    after = game_of(play(game, Step("status_phase.renew_objectives")))
    assert after.state.objectives == [Objective(CardId("spend_6_influence")), Objective(CardId("spend_8_influence"), only=1)]
    assert after.victory.points(0) == 1, "what was scored for it stays"
    assert "four_technologies_of_one_colour" not in after.state.stage_1_deck.bag
    kept = lying("four_technologies_of_one_colour", ruleset="sa17")
    assert len(game_of(play(kept, Step("status_phase.renew_objectives"))).state.objectives) == 1


@pytest.mark.rule("SA17-ASC-07")
def test_a_technology_objective_among_the_new_ones_stays() -> None:
    game = lying("four_technologies_of_one_colour")
    game.state.stage_1_deck.bag = [CardId("technologies_of_four_colours")]
    after = game_of(play(game, Step("status_phase.renew_objectives")))
    assert [each.id for each in after.state.objectives] == ["technologies_of_four_colours"]


@pytest.mark.rule("SA17-ASC-08")
@pytest.mark.parametrize(("text", "worth"), [("sa17", 2), (RULES, 4)])
def test_a_secret_objective_is_worth_four_points(text: str, worth: int) -> None:
    at = Scene(text)
    holds("vefut_ii", "tarmann", "mehar_xull")(at)
    everywhere("carrier", "1,-1", "0,1", "-1,0")(at)
    everywhere("4 ground_force", "vefut_ii", "tarmann", "mehar_xull")(at)
    at.game.state.phase = "status"
    at.game.player(0).secret_objectives = [CardId("colonizer")]
    table = step(at.game)
    say(table, 0, "claim:colonizer")
    assert game_of(done(table)).victory.points(0) == worth


@pytest.mark.rule("SA17-ASC-09")
def test_a_lost_home_costs_six_points() -> None:
    for text, left in (("sa17", 5), (RULES, 1)):
        game = new_game(text, 3)
        game.state.claims = [Claim(0, "test", 7, 1)]
        home = game.board.home_planets(0)[0].id
        hold(game, 1, home)
        assert game.victory.points(0) == left
        hold(game, 0, home)
        assert game.victory.points(0) == 7


def bureaucracy(*objectives: str) -> Table:
    game = holding(RULES, {"bureaucracy": 0})
    game.state.objectives = [Objective(CardId(each)) for each in objectives]
    hold(game, 0, *COLONIES)
    return plays(game, "bureaucracy")


@pytest.mark.rule("SA17-ASC-10")
def test_bureaucracy_gives_its_user_an_objectives_step() -> None:
    table = bureaucracy("spend_6_influence", "spend_6_resources")
    while asks(table, 0) != "claim_public":
        say(table, 0, offers(table, 0)[0])
    for objective in ("spend_6_resources", "spend_6_influence"):
        say(table, 0, f"claim:{objective}")
        pay(table)
    done(table)
    assert [source for source, _ in claims(table)] == ["spend_6_resources", "spend_6_influence"]
    assert not claims(table, 1), "the others claim nothing"
    game = game_of(table)
    game.economy.refresh(0)
    game.state.phase = "status"
    offered = step(game)
    assert not {"claim:spend_6_resources", "claim:spend_6_influence"} & set(offers(offered, 0) if offered.pending else [])


@pytest.mark.rule("SA17-ASC-11")
def test_bureaucracy_gives_no_command_counter() -> None:
    table = bureaucracy()
    before = counters(table, 0)
    assert asks(table, 0) != "counter_area"
    assert sum(counters(done(table), 0)) == sum(before)


@pytest.mark.rule("SA17-ASC-12")
def test_half_of_the_points_make_upgrades_cheaper() -> None:
    for text, discount in (("sa17", 7), (RULES, 4)):
        game = new_game(text, 3)
        assert isinstance(game, ShatteredAscension)
        game.state.claims = [Claim(0, "test", 7, 1)]
        costs = {upgrade: game.content.upgrades[upgrade].cost for upgrade in game.technology.upgrades_of(0)}
        assert max(costs.values()) > 4, "there is something to show"
        assert {each: game.technology.upgrade_cost(0, each) for each in costs} == {
            each: max(0, cost - discount) for each, cost in costs.items()
        }


@pytest.mark.rule("SA17-ASC-13")
def test_the_leader_receives_half_of_his_lead() -> None:
    for text, goods in (("sa17", 5), (RULES, 3)):
        game = new_game(text, 3)
        game.state.claims = [Claim(0, "test", 7, 1), Claim(1, "test", 2, 1)]
        assert game_of(play(game, Step("strategy_phase.feedback"))).player(0).trade_goods == goods
