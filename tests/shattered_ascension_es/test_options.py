"""Options of the Spanish edition: Ascension, Paths of Fate, Crimson Suns, the Ancient Empire, Dimensional Rifts."""

from __future__ import annotations

import pytest
from claiming import NEAR, SINGLE
from leading import acting
from opening import begin, go_on, started
from strategic import counters, exhaust, holding, plays
from tables import asks, game_of, hold, new_game, offers, play, put, say

from mecatol.core.errors import RulesetError
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.play import Table as Whole
from mecatol.rules.new_game import new_state
from mecatol.rules.official.game import Game
from mecatol.rules.shattered_ascension_es.game import Game as SpanishGame
from mecatol.rules.state import Agreement, CardId, Claim, Objective
from mecatol.rulesets import resolve

ASCENSION, FATE = "sa_es +ascendancy", "sa_es +paths_of_fate"

# -- Ascension -------------------------------------------------------------------------------------------------------------


def lying(*objectives: str, goods: int = 0, ruleset: str = ASCENSION) -> Game:
    """Objectives lie open in round 3; the first player has so many goods and nothing else to pay with."""
    game = new_game(ruleset, 3)
    game.state.round, game.state.phase = 3, "status"
    game.state.objectives = [Objective(CardId(each)) for each in objectives]
    for seat in range(3):
        exhaust(game, seat, goods=0 if seat else goods)
    return game


def step(game: Game) -> Table:
    return play(game, Step("status_phase.claim_objectives"))


def pay(table: Table, seat: int = 0) -> None:
    """With whatever comes first."""
    while asks(table, seat) in ("pay", "spend_counter"):
        say(table, seat, offers(table, seat)[0])


def done(table: Table) -> Table:
    """Nobody does anything more that he need not do."""
    while table.pending:
        seat = table.pending[0].seat
        say(table, seat, "no" if "no" in offers(table, seat) else offers(table, seat)[0])
    return table


def claims(table: Table, seat: int = 0) -> list[str]:
    return [claim.source for claim in game_of(table).state.claims if claim.seat == seat]


@pytest.mark.rule("SAES-ASC-01")
@pytest.mark.parametrize(("text", "goal"), [("sa_es", 10), (ASCENSION, 30), (f"{ASCENSION} vp=7", 21)])
def test_the_goal_is_multiplied_by_three(text: str, goal: int) -> None:
    assert new_state(resolve(text), ["A", "B", "C"], 1).goal == goal
    assert Whole.from_position(Whole.new(text, ["A", "B", "C"]).position()).game.state.goal == goal


@pytest.mark.rule("SAES-ASC-02")
def test_the_same_objective_is_claimed_in_every_step_and_nobody_marks_it() -> None:
    game = lying("five_planets")
    hold(game, 0, *SINGLE)
    for number in (1, 2, 3):
        table = step(game)
        assert offers(table, 0) == ["claim:five_planets", "no"]
        say(table, 0, "claim:five_planets")
        assert asks(table, 0) == "", "once in a step"
        game = game_of(table)
        assert claims(table) == ["five_planets"] * number
        assert game.state.objectives[0].claimed == ()
    once = lying("five_planets", ruleset="sa_es")
    hold(once, 0, *SINGLE)
    table = step(game_of(say(step(once), 0, "claim:five_planets")))
    assert not table.pending, "without the option once a game"


@pytest.mark.rule("SAES-ASC-02")
def test_special_objectives_score_anew_and_are_lost_once() -> None:
    game = lying()
    game.state.titles["voice_of_the_council"] = 0
    game.state.special = [CardId("voice_of_the_council")]
    for number in (1, 2):
        game = game_of(done(step(game)))
        assert game.victory.points(0) == number
    game.politics.take_title("voice_of_the_council", 1)
    assert game.victory.points(0) == 1, "what it is worth, once"
    game.politics.take_title("voice_of_the_council", 2)
    assert game.victory.points(0) == 1


@pytest.mark.rule("SAES-ASC-03")
def test_any_number_of_different_objectives_are_claimed_in_one_step() -> None:
    game = lying("five_planets", "spend_10_resources", "spend_10_influence", goods=10)
    hold(game, 0, *SINGLE)
    exhaust(game, 0, goods=10)
    table = step(game)
    for objective in ("five_planets", "spend_10_influence", "spend_10_resources"):
        say(table, 0, f"claim:{objective}")
        pay(table)
    assert claims(done(table)) == ["five_planets", "spend_10_influence", "spend_10_resources"]


@pytest.mark.rule("SAES-ASC-04")
def test_what_is_to_be_spent_is_halved() -> None:
    assert not step(lying("spend_10_resources", goods=4)).pending
    table = say(step(lying("spend_10_resources", goods=5)), 0, "claim:spend_10_resources")
    pay(table)
    assert game_of(done(table)).player(0).trade_goods == 0


@pytest.mark.rule("SAES-ASC-05")
def test_what_is_paid_for_is_claimed_as_often_as_it_is_paid() -> None:
    table = step(lying("spend_10_resources", goods=14))
    for _ in range(2):
        say(table, 0, "claim:spend_10_resources")
        pay(table)
    assert asks(table, 0) == "", "four goods are left"
    assert claims(table) == ["spend_10_resources"] * 2
    assert game_of(table).player(0).trade_goods == 4


@pytest.mark.rule("SAES-ASC-06")
def test_no_objective_about_technologies_is_in_the_game() -> None:
    for stage in ("stage_1", "stage_2", "secret"):
        with_it, without = (new_game(text, 4).set_up.objective_cards(stage) for text in (ASCENSION, "sa_es"))
        printed = new_game("sa_es").objectives.printed
        assert not [card for card in with_it if printed(card).category == "technology"]
        assert len(with_it) == len([card for card in without if printed(card).category != "technology"])
    assert any(printed(card).category == "technology" for card in new_game("sa_es", 4).set_up.objective_cards("stage_1"))
    kept = play(lying("four_technologies_of_one_colour"), Step("status_phase.renew_objectives"))
    assert len(game_of(kept).state.objectives) == 1, "and none is replaced"


@pytest.mark.rule("SAES-ASC-07")
def test_every_secret_objective_is_worth_six_points() -> None:
    game = new_game(ASCENSION, 3)
    secrets = game.set_up.objective_cards("secret")
    assert len(secrets) > 5
    assert {game.objectives.worth(0, card) for card in secrets} == {6}
    assert game.objectives.worth(0, "five_planets") == game.cards.objectives["five_planets"].vp


@pytest.mark.rule("SAES-OBJ-10")
def test_a_lost_home_costs_three_points_in_ascension_too() -> None:
    game = new_game(ASCENSION)
    game.state.claims = [Claim(0, "test", 7, 1)]
    hold(game, 1, "jord")
    assert game.victory.points(0) == 4


@pytest.mark.parametrize(("ruleset", "left"), [(ASCENSION, 2), ("sa17 +ascendancy", 1)])
@pytest.mark.rule("SAES-OBJ-10", "SAES-ASC-02", "SA17-ASC-09", "OFF-VIC-4")
def test_a_special_objective_that_was_scored_again_and_again_is_held_once(ruleset: str, left: int) -> None:
    game = new_game(ruleset)
    voice = CardId("voice_of_the_council")
    game.state.special, game.state.titles = [voice], {voice: 0}
    game.state.claims = [Claim(0, voice, 1, number) for number in range(1, 6)]
    hold(game, 1, "jord")
    assert game.victory.points(0) == left


def bureaucracy(ruleset: str) -> Table:
    game = holding(ruleset, {"bureaucracy": 0})
    game.state.objectives = [Objective(CardId("spend_10_resources")), Objective(CardId("spend_10_influence"))]
    exhaust(game, 0, goods=20)
    return plays(game, "bureaucracy")


@pytest.mark.rule("SAES-ASC-08", "SAES-ASC-09")
def test_bureaucracy_gives_an_objectives_step_and_no_counter_and_is_else_the_same() -> None:
    table = bureaucracy(ASCENSION)
    before = sum(counters(table, 0))
    assert asks(table, 0) != "counter_area"
    assert len(offers(table, 0)) == 3, "one of three objectives is laid open"
    while asks(table, 0) != "claim_public":
        say(table, 0, offers(table, 0)[0])
    for objective in ("spend_10_resources", "spend_10_influence"):
        say(table, 0, f"claim:{objective}")
        pay(table)
    while asks(table, 0) in ("claim_public", "claim_secret"):
        say(table, 0, "no")
    assert claims(table) == ["spend_10_resources", "spend_10_influence"]
    assert asks(table, 0) == "turn_cycler"
    assert sum(counters(done(table), 0)) == before


@pytest.mark.rule("SAES-ASC-10", "SAES-ASC-11")
@pytest.mark.parametrize(("points", "driven"), [(7, False), (8, True)])
def test_progress_needs_twice_the_cost_and_research_costs_the_same(points: int, driven: bool) -> None:
    for text, free in ((ASCENSION, driven), ("sa_es", True)):
        game = new_game(text, 3)
        assert isinstance(game, SpanishGame)
        game.state.claims = [Claim(2, "test", points, 1)]
        assert game.content.upgrades["caravan_fleets"].cost == 4
        assert game.technology.upgrade_cost(2, "caravan_fleets") == (0 if free else 4)


@pytest.mark.rule("SAES-ASC-12")
@pytest.mark.parametrize(("text", "goods"), [("sa_es", 5), (ASCENSION, 3)])
def test_the_leader_receives_half_of_his_lead(text: str, goods: int) -> None:
    game = new_game(text, 3)
    game.state.claims = [Claim(0, "test", 7, 1), Claim(1, "test", 2, 1)]
    assert game_of(play(game, Step("strategy_phase.feedback"))).player(0).trade_goods == goods


# -- Paths of Fate ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-POF-01", "SAES-POF-02")
def test_everybody_secretly_chooses_one_of_three_and_holds_it_beside_his_secret_objective() -> None:
    table = go_on(begin(FATE, 3), to="keep_path")
    assert [ask.name for ask in table.pending] == ["keep_path"] * 3
    for seat in range(3):
        game = game_of(table)
        assert [game.objectives.printed(key[5:]).race for key in offers(table, seat)] == [game.player(seat).race] * 3
        say(table, seat, offers(table, seat)[seat])
    game = game_of(table)
    for seat, player in enumerate(game.state.players):
        stages = sorted(game.objectives.printed(card).stage for card in player.secret_objectives)
        assert stages == ["race", "secret"]
        hidden = game.view((seat + 1) % 3).players[seat].secret_objectives
        assert (hidden.count, hidden.seen) == (2, ())


@pytest.mark.rule("SAES-POF-03")
def test_only_one_secret_objective_is_claimed_in_a_status_phase() -> None:
    game = new_game(FATE, 3)
    game.state.phase, game.state.round = "status", 3
    game.player(0).secret_objectives = [CardId("garrison_worlds"), CardId("master_of_ships")]
    hold(game, 0, *SINGLE)
    for planet in SINGLE[:5]:
        put(game, 0, planet, "3 ground_force")
    put(game, 0, NEAR[0], "8 cruiser")
    put(game, 0, NEAR[1], "7 destroyer")
    table = step(game)
    met = [key for key in offers(table, 0) if key != "no"]
    assert len(met) == 2
    say(table, 0, met[0])
    assert asks(table, 0) == "", "the other one has to wait"
    later = step(game_of(table))
    assert offers(later, 0) == [met[1], "no"]


@pytest.mark.rule("SAES-POF-03")
def test_a_path_that_asks_for_spending_is_paid_for() -> None:
    game = new_game(FATE, 3)
    game.state.phase, game.state.round = "status", 3
    game.player(2).secret_objectives = [CardId("open_ledgers")]
    exhaust(game, 2, goods=7)
    assert not step(game).pending
    game.player(2).trade_goods = 8
    table = say(step(game), 2, "claim:open_ledgers")
    pay(table, 2)
    assert (game_of(table).victory.points(2), game_of(table).player(2).trade_goods) == (1, 0)


@pytest.mark.rule("SAES-POF-04")
def test_every_race_has_three_objectives_to_choose_from() -> None:
    library = resolve(f"{FATE} +shards_races").content
    for race in library.content.races:
        assert len([card for card in library.cards.objectives.values() if card.race == race]) == 3


# -- Crimson Suns, the Ancient Empire --------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-CRI-06")
def test_a_declaration_of_war_breaks_the_trade_agreement_at_once_and_nobody_collects() -> None:
    game = new_game("sa_es +crimson_suns +own_trade", 4)
    game.state.agreements = [Agreement((0, 1), (0, 0), (3, 2)), Agreement((0, 2), (1, 0))]
    hold(game, 0, "arnor", "lor")
    table = say(play(game, Step("status_phase.declare_war", 0)), 0, "player:1")
    pay(table)
    assert [agreement.partners for agreement in game_of(table).state.agreements] == [(0, 2)]
    assert [player.trade_goods for player in game_of(table).state.players[:2]] == [0, 0]


@pytest.mark.rule("SAES-ANC-05")
def test_swift_races_may_be_left_out_of_the_ancient_empire() -> None:
    empire = "sa_es +distant_suns +ancient_empire"
    with_them, without = (new_game(text).set_up.races_to_choose() for text in (empire, f"{empire} +bar_swift_races"))
    assert set(with_them) - set(without) == {"saar", "winnu", "l1z1x"}
    with pytest.raises(RulesetError):
        resolve("sa_es +bar_swift_races")


def test_with_too_few_secret_objectives_for_two_each_everybody_has_one() -> None:
    game = game_of(go_on(begin("sa_es -increased_limits map=auto", 8), to="race"))
    assert [len(player.secret_objectives) for player in game.state.players] == [1] * 8


# -- Dimensional Rifts -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-RIF-03")
def test_a_double_sided_wormhole_turns_as_soon_as_the_fleet_has_gone_in() -> None:
    game = new_game("sa_es", tiles={"2,0": "wormhole_a"})
    game.board.set_system(replace(game.board.system(Hex("0,-2")), tokens=("wormhole:A/B",)))
    put(game, 0, "0,-2", "2 destroyer")
    table = acting(game, "2,0", "movement.move")
    say(table, 0, "ship:0,-2:destroyer", "ship:0,-2:destroyer", "done")
    assert len(game_of(table).board.ships(0, Hex("2,0"))) == 1, "the whole fleet passes together"
    assert game_of(table).board.system(Hex("0,-2")).tokens == ("wormhole:B/A",), "and the action is not over"


@pytest.mark.rule("SAES-RIF-03")
def test_it_turns_at_once_behind_a_fleet_that_retreats_into_it() -> None:
    game = new_game("sa_es", tiles={"2,0": "wormhole_a"})
    game.board.set_system(replace(game.board.system(Hex("-1,0")), tokens=("wormhole:A/B",)))
    put(game, 0, "-1,0", "cruiser")
    put(game, 1, "-1,0", "carrier")
    table = acting(game, "-1,0", "space_battle.begin", "landing.begin", dice=[1] * 4)
    say(table, 1, "retreat:2,0")
    assert game_of(table).board.ships(1, Hex("2,0"))
    assert game_of(table).board.system(Hex("-1,0")).tokens == ("wormhole:B/A",), "and the action is not over"


@pytest.mark.rule("SAES-SCN-10")
def test_on_a_preset_map_rifts_are_off_and_can_be_switched_on() -> None:
    usual, wanted = (started(text, 4) for text in ("sa_es", "sa_es +dimensional_rifts"))
    for game, opens in ((usual, False), (wanted, True)):
        assert isinstance(game, SpanishGame)
        assert game.set_up.preset() is not None
        assert game.artifacts.opens_rifts() is opens
