"""The objectives of Central Powers: chosen in secret, Stage II face down until round four, and one of a player's own two."""

from __future__ import annotations

import pytest
from claiming import DOUBLE, SINGLE, claim, claiming
from opening import at_random, begin, go_on, started
from tables import asks, game_of, hold, new_game, offers, play, put, say

from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Claim, Objective

WINNING = ("domination", "supremacy")
PLANET_COUNTS = ("ten_planets", "eleven_planets")


def late(game: Game) -> list[CardId]:
    """The Stage II objectives of a game, which lie face down."""
    return list(game.state.stage_2_deck.bag)


def chosen(text: str = "cp", seats: int = 3, *, removes: tuple[str, ...] = (), picks: tuple[tuple[str, str], ...] = ()) -> Game:
    """A game in which these objectives were voted out and picked, by seat; whoever has none picks the first ones."""
    table = begin(text, seats)
    while game_of(table).state.phase == "set_up":
        ask = table.pending[0]
        keys = table.keys(ask)
        wanted = {"remove_objective": removes, "pick_stage_1": [p[0] for p in picks], "pick_stage_2": [p[1] for p in picks]}
        mine = wanted.get(ask.name, ())
        key = f"card:{mine[ask.seat]}" if ask.seat < len(mine) else keys[0]
        table.answer(ask.seat, ask.id, key)
    return game_of(table)


# -- what is in the game -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-OPT-09", "CP-OPT-10")
@pytest.mark.parametrize(
    ("removes", "gone"),
    [
        (("ten_planets", "ten_planets", "eleven_planets"), "ten_planets"),
        (("eleven_planets", "ten_planets", "eleven_planets"), "eleven_planets"),
    ],
)
def test_the_players_vote_which_of_two_planet_counts_is_taken_out(removes: tuple[str, ...], gone: str) -> None:
    table = go_on(begin("cp", 3), "remove_objective")
    assert [offers(table, seat) for seat in range(3)] == [[f"card:{name}" for name in PLANET_COUNTS]] * 3
    game = chosen(removes=removes)
    (other,) = (name for name in PLANET_COUNTS if name != gone)
    everywhere = [*late(game), *game.state.box["stage_2"]]
    assert gone not in everywhere
    assert other in everywhere


@pytest.mark.rule("CP-OPT-10")
def test_where_the_vote_is_level_the_speaker_decides() -> None:
    for gone in PLANET_COUNTS:
        (other,) = (name for name in PLANET_COUNTS if name != gone)
        table = go_on(begin("cp", 4), "remove_objective")
        speaker = game_of(table).state.speaker
        friend = (speaker + 1) % 4
        for seat in range(4):
            say(table, seat, f"card:{gone if seat in (speaker, friend) else other}")
        game = game_of(go_on(table))
        assert gone not in [*late(game), *game.state.box["stage_2"]]


@pytest.mark.rule("CP-OPT-11", "CP-OPT-12")
def test_neither_imperium_rex_nor_the_ships_in_two_homes_are_in_the_game() -> None:
    game = started("cp", 3)
    everywhere = [*late(game), *game.state.box["stage_1"], *game.state.box["stage_2"], *(o.id for o in game.state.objectives)]
    assert not any(game.objectives.ends_the_game(card) for card in everywhere)
    assert "four_ships_in_two_enemy_homes" not in everywhere
    official = started("official", 3)
    names = [*official.state.stage_2_deck.bag, *official.state.box["stage_2"]]
    assert any(official.objectives.ends_the_game(card) for card in names)
    assert "four_ships_in_two_enemy_homes" in names


@pytest.mark.rule("CP-OPT-13")
def test_objectives_of_both_boxes_are_picked_from() -> None:
    table = go_on(begin("cp", 3), "pick_stage_1")
    first = table.pending[0].seat
    assert {"card:five_planets", "card:blockade_space_dock"} <= set(offers(table, first))
    say(table, first, "card:five_planets")
    assert {"card:nine_technologies", "card:spend_6_command_counters"} <= set(offers(table, first))
    assert len(started("cp", 3).state.special) == len(started("official", 3).state.special) > 0
    table = go_on(begin("cp -variant_objectives", 3), "pick_stage_1")
    first = table.pending[0].seat
    assert "card:five_planets" in offers(table, first)
    assert "card:blockade_space_dock" not in offers(table, first)


@pytest.mark.rule("CP-OPT-14")
def test_one_of_supremacy_and_domination_is_in_every_game_and_never_both() -> None:
    found = []
    for seed in range(1, 9):
        table = go_on(begin("cp", 2, seed=seed), "pick_stage_2", at_random(seed))
        seat = next(ask.seat for ask in table.pending if ask.name == "pick_stage_2")
        assert not any(f"card:{name}" in offers(table, seat) for name in WINNING)  # nobody picks it
        game = game_of(go_on(table, answer=at_random(seed)))
        found.append([name for name in WINNING if name in late(game)])
        hidden = [zone for zone in game.zones() if zone.kind == "stage_2"]
        assert not any(game.sees(seat, zone, CardId(found[-1][0])) for zone in hidden for seat in range(2))
    assert {len(names) for names in found} == {1}
    assert len({names[0] for names in found}) == 2


# -- the picks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-OPT-05", "CP-HR-28", "CP-OPT-06")
def test_everybody_picks_one_of_each_stage_in_secret_and_stage_one_lies_open() -> None:
    picks = (("five_planets", "nine_technologies"), ("three_space_docks", "spend_6_command_counters"))
    game = chosen(seats=2, picks=picks)
    lying = [objective.id for objective in game.state.objectives]
    assert {"five_planets", "three_space_docks"} <= set(lying)
    assert {game.objectives.printed(card).stage for card in lying} == {"stage_1"}
    assert {"nine_technologies", "spend_6_command_counters"} <= set(late(game))
    seen = [
        [card for zone in game.zones() if zone.kind == "stage_2" for card in zone.things if game.sees(seat, zone, card)]
        for seat in range(2)
    ]
    assert seen == [["nine_technologies"], ["spend_6_command_counters"]]


@pytest.mark.rule("CP-HR-28", "CP-OPT-05")
def test_the_speaker_picks_first_and_nobody_sees_what_was_picked_before_him() -> None:
    table = go_on(begin("cp", 3), "pick_stage_1")
    speaker, second, _ = game_of(table).from_speaker()
    before = offers(table, speaker)
    assert [ask.seat for ask in table.pending] == [speaker]
    say(table, speaker, before[2])
    late_ones = offers(table, speaker)
    say(table, speaker, late_ones[2])
    assert [ask.seat for ask in table.pending] == [second]
    assert offers(table, second) == before
    say(table, second, before[2])
    assert offers(table, second) == late_ones


@pytest.mark.rule("CP-OPT-05")
def test_what_two_players_pick_is_in_once_and_another_one_is_drawn_for_it() -> None:
    game = chosen(seats=2, picks=(("five_planets", "nine_technologies"),) * 2)
    assert late(game).count(CardId("nine_technologies")) == 1
    assert (len(game.state.objectives), len(late(game))) == (8, 7)


@pytest.mark.rule("CP-OPT-02", "CP-OPT-05", "CP-FAQ-23", "CP-FAQ-24", "CP-FAQ-25")
@pytest.mark.parametrize(
    ("text", "seats", "first", "second"),
    [("cp", 3, 8, 6), ("cp", 7, 8, 7), ("cp", 8, 8, 8), ("cp vp=10", 3, 6, 4), ("cp vp=12", 6, 6, 6)],
)
def test_how_many_objectives_there_are(text: str, seats: int, first: int, second: int) -> None:
    game = started(text, seats, answer=at_random(seats))
    assert len(game.state.objectives) == max(first, seats)
    assert len(late(game)) == second + 1  # and the one that wins


# -- round four ----------------------------------------------------------------------------------------------------------


def returning(round_: int) -> Table:
    """Step 7 of the Status Phase of a round."""
    game = new_game("cp", 3)
    game.state.round, game.state.phase = round_, "status"
    game.state.stage_2_deck.bag = [CardId("nine_technologies"), CardId("supremacy")]
    game.state.objectives = [Objective(CardId("five_planets"))]
    return play(game, Step("status_phase.return_strategy_cards"))


@pytest.mark.rule("CP-OPT-07")
def test_all_of_stage_two_is_turned_up_with_the_strategy_cards_of_round_four() -> None:
    for round_ in (1, 3):
        assert [lying.id for lying in game_of(returning(round_)).state.objectives] == ["five_planets"]
    game = game_of(returning(4))
    assert sorted(lying.id for lying in game.state.objectives) == ["five_planets", "nine_technologies", "supremacy"]
    assert not game.state.stage_2_deck


@pytest.mark.rule("CP-OPT-04")
def test_no_objective_is_drawn_in_the_course_of_the_game() -> None:
    game = new_game("cp", 3)
    game.state.stage_1_deck.bag, game.state.stage_2_deck.bag = [CardId("five_planets")], [CardId("nine_technologies")]
    table = play(game, Step("status_phase.end"))
    assert game_of(table).state.objectives == []
    assert not game_of(table).state.winners


@pytest.mark.rule("CP-OPT-08")
@pytest.mark.parametrize(("round_", "open_"), [(4, False), (5, True)])
def test_stage_two_is_claimed_from_round_five_on(round_: int, open_: bool) -> None:
    game = new_game("cp", 3)
    game.state.round, game.state.phase = round_, "status"
    game.state.objectives = [Objective(CardId("spend_12_trade_goods"))]
    game.player(0).trade_goods = 12
    assert game.objectives.claimable_public(0) == ([CardId("spend_12_trade_goods")] if open_ else [])
    assert game.objectives.is_open(game.state.objectives[0]).allowed is open_


@pytest.mark.rule("CP-OPT-03")
def test_a_game_ends_by_points_by_the_last_round_or_by_a_card_that_wins() -> None:
    game = new_game("cp rounds=6", 3)
    game.state.goal = 14
    game.state.round, game.state.phase = 5, "status"
    assert not game_of(play(game, Step("status_phase.close"))).state.winners  # nothing runs out
    game.state.round = 6
    game.state.claims = [Claim(1, "test", 3, 1)]
    assert game_of(play(game, Step("status_phase.close"))).state.winners == [1]
    game = new_game("cp", 3)
    game.state.goal, game.state.round, game.state.phase = 14, 5, "status"
    game.state.claims = [Claim(1, "test", 14, 1)]
    assert game_of(play(game, Step("status_phase.close"))).state.winners == [1]
    game = new_game("cp", 3)
    game.state.goal, game.state.round, game.state.phase = 14, 5, "status"
    game.state.objectives = [Objective(CardId("supremacy"))]
    hold(game, 0, *SINGLE, *DOUBLE)
    assert claim(claiming(game), "supremacy").state.winners == [0]


# -- a player's own two --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-OPT-23", "CP-HR-16", "CP-HR-17", "CP-HR-18")
def test_from_the_speaker_on_two_preliminary_and_three_secret_objectives_are_drawn_and_one_of_each_is_kept() -> None:
    table = go_on(begin("cp", 3), "keep_preliminary")
    game = game_of(table)
    assert all(player.race for player in game.state.players)
    assert all(game.board.home_planets(seat) for seat in range(3))
    for seat in game.from_speaker():
        assert [ask.seat for ask in table.pending] == [seat]
        hand, before = offers(table, seat), len(game_of(table).state.preliminary_deck.bag)
        assert len(hand) == 2
        say(table, seat, hand[1])
        assert len(game_of(table).state.preliminary_deck.bag) == before + 1
        assert (asks(table, seat), len(offers(table, seat))) == ("keep_secret", 3)
        say(table, seat, offers(table, seat)[2])
        player = game_of(table).player(seat)
        assert (player.preliminary_objectives, len(player.secret_objectives)) == ([hand[1].removeprefix("card:")], 1)


@pytest.mark.rule("CP-OPT-23")
def test_without_preliminary_objectives_only_a_secret_one_is_kept() -> None:
    game = started("cp -preliminary_objectives", 3)
    assert [(len(p.secret_objectives), p.preliminary_objectives) for p in game.state.players] == [(1, [])] * 3


def with_both() -> Game:
    """A player who could claim either of his objectives."""
    game = new_game("cp", 3)
    game.state.round, game.state.phase = 2, "status"
    hold(game, 0, "mecatol_rex")
    put(game, 0, "mecatol_rex", "space_dock")
    put(game, 0, "0,0", "5 dreadnought")
    game.player(0).secret_objectives = [CardId("forceful")]
    game.player(0).preliminary_objectives = [CardId("commander")]
    return game


@pytest.mark.rule("CP-OPT-24", "CP-HR-18", "CP-HR-19")
@pytest.mark.parametrize(("mine", "other"), [("forceful", "commander"), ("commander", "forceful")])
def test_scoring_one_of_the_two_discards_the_other_unseen(mine: str, other: str) -> None:
    table = claiming(with_both())
    assert {"claim:forceful", "claim:commander"} <= set(offers(table, 0))
    game = claim(table, mine)
    assert (game.player(0).secret_objectives, game.player(0).preliminary_objectives) == ([], [])
    assert [claim.source for claim in game.state.claims] == [mine]
    (zone,) = (zone for zone in game.zones() if other in zone.things)
    assert [game.sees(seat, zone, CardId(other)) for seat in (0, 1)] == [True, False]


@pytest.mark.rule("CP-HR-19")
def test_whoever_has_scored_a_preliminary_objective_scores_no_secret_one_that_comes_later() -> None:
    game = claim(claiming(with_both()), "commander")
    game.state.secret_deck.bag = [CardId("forceful")]
    game.objectives.deal_secret(0, "test")
    assert game.player(0).secret_objectives == ["forceful"]
    assert asks(claiming(game), 0) == ""


@pytest.mark.rule("CP-OPT-05")
def test_with_the_objectives_of_one_box_there_are_as_many_as_it_has() -> None:
    game = chosen("cp -variant_objectives", 8)
    cards = game.cards.objectives.items()
    base = [name for name, card in cards if (card.stage, card.set, card.win) == ("stage_2", "base", False)]
    assert len(base) < 8
    assert set(base) - set(PLANET_COUNTS) <= set(late(game))
