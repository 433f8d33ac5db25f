"""Two players in the Spanish edition."""

from __future__ import annotations

from collections import Counter

import pytest
from claiming import claim, claiming
from leading import acting
from opening import started
from races.racing import become
from strategic import counters, exhaust, holding, plays
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards
from trial import trial

from mecatol.core.errors import RulesetError
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.maps import maps_for
from mecatol.play import Table as Whole
from mecatol.rules import decks
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, Agreement, CardId, Objective, Seat

TWO = ["Ann", "Ben"]

# -- the table -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-DUE-04")
@pytest.mark.parametrize(("goal", "possible"), [(5, False), (6, True), (10, True), (11, False)])
def test_the_goal_of_a_duel_lies_between_six_and_ten(goal: int, possible: bool) -> None:
    if possible:
        assert Whole.new(f"sa_es vp={goal}", TWO).game.state.goal == goal
    else:
        with pytest.raises(RulesetError, match="SAES-DUE-04"):
            Whole.new(f"sa_es vp={goal}", TWO)
    assert Whole.new(f"sa_es vp={goal}", [*TWO, "Cy"]).game.state.goal == goal


@pytest.mark.rule("SAES-DUE-07")
@pytest.mark.parametrize("option", ["twilight_council", "crimson_suns"])
def test_neither_the_council_nor_crimson_suns_are_for_two(option: str) -> None:
    with pytest.raises(RulesetError, match="SAES-DUE-07"):
        Whole.new(f"sa_es +{option}", TWO)
    assert not Whole.new(f"sa_es +{option}", [*TWO, "Cy"]).over
    assert not Whole.new(f"sa17 +{option}", TWO).over, "elsewhere they are"


@pytest.mark.rule("SAES-DUE-03")
def test_a_duel_is_played_on_a_prepared_map_unless_the_table_builds_one() -> None:
    drawn = maps_for(2)
    assert started("sa_es", 2).set_up.preset() is not None
    assert drawn
    assert started("sa_es map=built", 2).set_up.preset() is None


@pytest.mark.rule("SAES-DUE-05")
def test_who_eliminates_the_other_has_won() -> None:
    game = new_game("sa_es")
    put(game, 0, "wren_terra", "ground_force")
    put(game, 0, "0,2", "carrier")
    hold(game, -1, "arc_prime")
    game.begin_scope("turn")
    table = acting(game, "0,2", "invasion.begin", "tactical.end", "action_phase.end_turn")
    assert (table.over, table.result) == (True, (0,)), "he had a single planet left, and it is taken"


@pytest.mark.rule("SAES-DUE-08")
@pytest.mark.parametrize(("text", "blanks"), [("sa_es", 4), ("sa_es +fewer_blanks", 2), ("sa_es map=built", 2)])
def test_half_of_the_blank_artifacts_may_be_left_out(text: str, blanks: int) -> None:
    game = started(text, 2)
    lying = [token for tokens in game.state.artifacts.values() for token in tokens]
    found = Counter(map(decks.printed, [*game.state.artifact_deck.bag, *lying]))
    assert found["blank"] == blanks


# -- Strategy Cards --------------------------------------------------------------------------------------------------------


def picking(speaker: Seat, held_assembly: Seat, then_speaker: Seat) -> Game:
    """Cards are picked; somebody had Assembly in the last round, somebody was the Speaker then."""
    game = new_game("sa_es")
    game.state.phase, game.state.speaker = "strategy", speaker
    game.state.notes |= {"last_holder:assembly": str(held_assembly), "last_speaker": str(then_speaker)}
    strategy_cards(game, dict.fromkeys(("leadership", "assembly", "production"), -1))
    return game


@pytest.mark.rule("SAES-DUE-16")
def test_who_was_the_speaker_and_picked_assembly_may_not_begin_with_it() -> None:
    table = play(picking(1, 0, 0), Step("strategy_phase.pick", 0), Step("strategy_phase.pick", 0))
    assert offers(table, 0) == ["card:leadership", "card:production"], "though he is not the Speaker now"
    say(table, 0, "card:leadership")
    assert "card:assembly" in offers(table, 0), "the second pick is free"
    for speaker, holder, then in ((0, 0, 1), (0, 1, 0)):
        table = play(picking(speaker, holder, then), Step("strategy_phase.pick", 0))
        assert "card:assembly" in offers(table, 0)


@pytest.mark.rule("SAES-DUE-16")
def test_the_speaker_of_the_picks_is_remembered() -> None:
    game = picking(1, 0, 0)
    assert game_of(play(game, Step("strategy_phase.end"))).state.notes["last_speaker"] == "1"


@pytest.mark.rule("SAES-DUE-27")
@pytest.mark.parametrize("speaker", [0, 1])
def test_anybody_may_have_the_speaker_token(speaker: Seat) -> None:
    for way, after in (("a", 0), ("b", 1)):
        game = holding("sa_es", {"assembly": 0}, seats=2)
        game.state.speaker = speaker
        table = plays(game, "assembly")
        assert offers(table, 0) == ["a", "b"]
        say(table, 0, way)
        assert game_of(table).state.speaker == after


@pytest.mark.rule("SAES-DUE-18")
def test_trade_ii_breaks_all_agreements_and_none_is_closed_this_round() -> None:
    game = holding("sa_es", {"trade_ii": 0}, seats=2)
    game.state.agreements = [Agreement((0, 0), (0, 0)), Agreement((1, 1), (0, 0))]
    table = say(plays(game, "trade_ii"), 0, "b")
    after = game_of(table)
    assert after.state.agreements == []
    assert [player.trade_goods for player in after.state.players] == [0, 0], "nobody collects"
    assert asks(table, 0) != "propose_trade"
    assert [after.trade.self_trades(seat) for seat in (0, 1)] == [0, 0]
    after.state.round += 1
    assert [after.trade.self_trades(seat) for seat in (0, 1)] == [2, 2]


@pytest.mark.rule("SAES-DUE-18")
def test_the_first_way_of_trade_ii_brings_goods_and_income() -> None:
    game = holding("sa_es", {"trade_ii": 0}, seats=2)
    game.state.agreements = [Agreement((0, 0), (0, 0))]
    table = say(plays(game, "trade_ii"), 0, "a")
    assert game_of(table).player(0).trade_goods == 3 + game.content.races["sol"].contracts[0]
    assert asks(table, 0) == "propose_trade"


@pytest.mark.rule("SAES-DUE-19")
def test_trade_of_shattered_ascension_has_no_second_way() -> None:
    game = holding("sa_es +own_trade", {"trade": 0}, seats=2)
    game.state.agreements = [Agreement((0, 0), (0, 0), goods=(2, 0))]
    table = plays(game, "trade")
    assert asks(table, 0) != "primary"
    assert len(game_of(table).state.agreements) == 1


@pytest.mark.rule("SAES-DUE-29")
@pytest.mark.content("sa_es:ability/jol_nar_scholars")
def test_the_jol_nar_study_further_for_two_resources_and_a_counter() -> None:
    game = holding("sa_es", {"technology_ii": 0}, seats=2)
    become(game, 0, "jol_nar")
    exhaust(game, 0, goods=2)
    before = game.player(0).strategy
    table = say(plays(game, "technology_ii"), 0, "antimass_deflectors")
    assert (asks(table, 0), offers(table, 0)) == ("further_study", ["study", "no"])
    say(table, 0, "study", "xrd_transporters")
    player = game_of(table).player(0)
    assert (player.technologies, player.trade_goods, player.strategy) == (
        ["antimass_deflectors", "xrd_transporters"],
        0,
        before - 1,
    )


@pytest.mark.rule("SAES-DUE-29")
def test_the_jol_nar_are_not_asked_to_study_further_what_they_cannot_pay() -> None:
    game = holding("sa_es", {"technology_ii": 0}, seats=2)
    become(game, 0, "jol_nar")
    exhaust(game, 0, goods=1)
    table = say(plays(game, "technology_ii"), 0, "antimass_deflectors")
    assert asks(table, 0) != "further_study"
    assert game_of(table).player(0).technologies == ["antimass_deflectors"]


@pytest.mark.rule("SAES-DUE-30")
@pytest.mark.parametrize(("influence", "possible"), [(2, False), (3, True)])
def test_the_xxcha_repeat_diplomacy_for_three_influence_and_a_counter(influence: int, possible: bool) -> None:
    game = holding("sa_es", {"diplomacy_ii": 0}, seats=2)
    become(game, 0, "xxcha")
    hold(game, 0, "thibah", "wellon")
    exhaust(game, 0, goods=influence)
    table = say(plays(game, "diplomacy_ii"), 0, "a", "system:1,0")
    assert (asks(table, 0) == "repeat_diplomacy") == possible
    if possible:
        say(table, 0, "again")
        assert counters(table, 0)[0] == 1
        assert game_of(table).player(0).trade_goods == 0


@pytest.mark.rule("SAES-DUE-30", "SAES-STR-15")
def test_diplomacy_that_was_repeated_costs_an_aggressor_one_planet() -> None:
    game = holding("sa_es", {"diplomacy_ii": 0}, seats=2)
    become(game, 0, "xxcha")
    hold(game, 0, "thibah", "wellon")
    exhaust(game, 0, goods=3)
    table = say(plays(game, "diplomacy_ii"), 0, "a", "system:1,0", "again")
    while table.pending:
        say(table, table.pending[0].seat, offers(table, table.pending[0].seat)[-1])
    game = game_of(table)
    game.state.action = Action(1, "tactical", Hex("0,0"), victims=[0])
    game.begin_scope("action")
    table = say(play(game, Step("tactical.end", 1, "0,0")), 1, "planet:arc_prime")
    assert [planet.exhausted for planet in game_of(table).board.planets_of(1)] == [True, False]


# -- votes -----------------------------------------------------------------------------------------------------------------


def voting(*dice: int, goods: tuple[int, int] = (0, 0), round_: int = 2) -> Table:
    """An agenda is voted on in the open; each player has a vote, and seat 0 is the Speaker."""
    game = new_game("sa_es")
    game.state.round = round_
    for seat in range(2):
        exhaust(game, seat, goods=goods[seat])
        game.player(seat).strategy = 0
    return trial(game, lambda g: g.politics.resolve(0, CardId("code_of_honor")), dice=dice)


def decided(table: Table) -> list[tuple[str, int]]:
    return [(event["outcome"], event["votes"]) for event in table.events_since(None) if event["event"] == "agendadecided"]


@pytest.mark.rule("SAES-DUE-20", "SAES-DUE-23")
@pytest.mark.parametrize(
    ("face", "outcome", "votes"),
    [
        (10, "for", 11),
        (9, "for", 7),
        (8, "for", 4),
        (7, "for", 2),
        (4, "against", 2),
        (3, "against", 4),
        (2, "against", 7),
        (1, "against", 11),
    ],
)
def test_a_die_shifts_votes_for_the_speaker_or_against_him(face: int, outcome: str, votes: int) -> None:
    table = voting(face)
    say(table, 1, "against")
    say(table, 0, "for")
    assert decided(table) == [(outcome, votes)]


@pytest.mark.rule("SAES-DUE-23")
@pytest.mark.parametrize("face", [5, 6])
def test_in_the_middle_nobody_else_votes(face: int) -> None:
    table = voting(face)
    say(table, 1, "against")
    say(table, 0, "for")
    assert asks(table, 0) == "break_tie"


@pytest.mark.rule("SAES-DUE-24")
@pytest.mark.parametrize(
    ("face", "outcome", "votes"), [(10, "for", 5), (9, "for", 4), (8, "for", 3), (2, "against", 4), (1, "against", 5)]
)
def test_in_the_first_round_the_numbers_are_one_to_four(face: int, outcome: str, votes: int) -> None:
    table = voting(face, round_=1)
    say(table, 1, "against")
    say(table, 0, "for")
    assert decided(table) == [(outcome, votes)]


@pytest.mark.rule("SAES-DUE-20")
def test_who_has_cast_no_votes_names_an_outcome_all_the_same() -> None:
    table = voting(1)
    say(table, 1, "abstain")
    say(table, 0, "for")
    assert asks(table, 1) == "side_with"
    say(table, 1, "against")
    assert decided(table) == [("against", 10)]


@pytest.mark.rule("SAES-DUE-21", "SAES-DUE-22")
def test_before_the_die_votes_are_bought_for_a_trade_good_each() -> None:
    table = voting(4, goods=(3, 2))
    say(table, 1, "against")
    say(table, 0, "for")
    assert [asks(table, seat) for seat in (0, 1)] == ["buy_votes"] * 2, "both at once, knowing the votes"
    assert offers(table, 1) == ["votes:0", "votes:1", "votes:2"]
    say(table, 1, "votes:0")
    say(table, 0, "votes:3")
    assert decided(table) == [("for", 4)], "three bought, and one against him from the die: two better"
    cast = [event["votes"] for event in table.events_since(None) if event["event"] == "votescast"]
    assert cast == [1, 1]
    assert [player.trade_goods for player in game_of(table).state.players] == [0, 2]


@pytest.mark.rule("SAES-DUE-25")
@pytest.mark.parametrize(("round_", "asked"), [(1, False), (2, True)])
def test_no_voice_of_the_council_is_elected_in_the_first_round_of_a_duel(round_: int, asked: bool) -> None:
    for seats in (2, 3):
        game = new_game("sa_es", seats)
        game.state.round = round_
        table = trial(game, lambda g: g.politics.resolve(0, CardId("code_of_honor")))
        assert (asks(table, 0) == "call_voice") == (asked or seats == 3)


# -- objectives ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-DUE-41", "SAES-DUE-42")
@pytest.mark.parametrize(
    ("seats", "card", "price"), [(2, "spend_10_resources", 5), (3, "spend_10_resources", 10), (2, "spend_6_trade_goods", 3)]
)
def test_between_two_players_spending_is_halved(seats: int, card: str, price: int) -> None:
    game = new_game("sa_es", seats)
    game.state.phase, game.state.round = "status", 3
    game.state.objectives = [Objective(CardId(card))]
    exhaust(game, 0, goods=price - 1)
    assert asks(claiming(game), 0) == ""
    game.player(0).trade_goods = price
    assert claim(claiming(game), card).player(0).trade_goods == 0
