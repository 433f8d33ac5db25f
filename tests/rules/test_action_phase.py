"""Turns: the order of play, the actions offered, passing."""

from collections.abc import Sequence

import pytest
from tables import asks, game_of, new_game, offers, play, put, say, strategy_cards, told
from trial import also

from mecatol.core.decisions import Verdict
from mecatol.core.effects import Behaviours, Effect
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import COMPONENT_ACTION, INITIATIVE, MAY_ACT
from mecatol.rules.official.game import Game
from mecatol.rules.state import Agreement, Seat

EFFECTS = Behaviours("test")


@EFFECTS.modify("telepathy", INITIATIVE)
def telepathy(game: Game, effect: Effect, number: int, seat: Seat) -> int:
    return 0


def mustering(game: Game, effect: Effect, seat: Seat) -> Sequence[str]:
    return ["levy"] if game.player(seat).strategy else []


@EFFECTS.may("muster", COMPONENT_ACTION, mustering)
async def muster(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    game.economy.spend_counter(seat, "strategy", key)


@EFFECTS.modify("stunned", MAY_ACT)
def stunned(game: Game, effect: Effect, verdict: Verdict, seat: Seat) -> Verdict:
    return Verdict(False, "OFF-GEN-3")


def turns(ruleset: str = "official", holders: dict[str, Seat] | None = None) -> Game:
    """Three players with a Strategy Card each, all played unless the test says otherwise."""
    game = new_game(ruleset, 3)
    strategy_cards(game, holders or {"leadership": 2, "production": 0, "bureaucracy": 1})
    also(game, EFFECTS)
    return game


def all_played(game: Game) -> Game:
    for card in list(game.state.strategy_cards):
        game.strategy_cards.turn_over(card.id)
    return game


def order(table: Table, number: int) -> list[Seat]:
    """Who has the next turns; everybody passes."""
    found = []
    for _ in range(number):
        seat = table.pending[0].seat
        found.append(seat)
        say(table, seat, "pass")
    return found


# -- the order of play -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-STR-3", "OFF-ACT-1")
def test_ascending_card_numbers() -> None:
    game = all_played(turns())
    assert game.action_phase.order() == [2, 0, 1]
    table = play(game, Step("action_phase.start"))
    assert order(table, 3) == [2, 0, 1]


@pytest.mark.rule("OFF-STR-3")
def test_with_two_cards_the_lower_one_counts() -> None:
    holders = {"leadership": 1, "bureaucracy": 1, "assembly": 0, "production": 2, "technology_ii": 0, "warfare_ii": 2}
    assert turns(holders=holders).action_phase.order() == [1, 0, 2]


@pytest.mark.rule("SA17-ROT-05")
def test_the_order_by_initiative_is_no_rotation() -> None:
    game = turns("sa17")
    game.state.cycler = -1
    assert game.action_phase.order() == [2, 0, 1]


def test_an_effect_may_change_the_order() -> None:
    game = turns()
    game.begin_effect("telepathy", 1, "race")
    assert game.action_phase.order() == [1, 2, 0]


def test_without_strategy_cards_the_speaker_begins() -> None:
    game = new_game("official", 4)
    game.state.speaker = 2
    assert game.action_phase.order() == [2, 3, 0, 1]


# -- actions -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-ACT-1")
def test_one_action_a_turn_round_and_round() -> None:
    game = all_played(turns())
    for seat in range(3):
        game.begin_effect("muster", seat, "race")
    table = play(game, Step("action_phase.start"))
    seats = []
    for _ in range(6):
        seat = table.pending[0].seat
        seats.append(seat)
        say(table, seat, "component:use:")
    assert seats == [2, 0, 1, 2, 0, 1]
    assert [player.strategy for player in game_of(table).state.players] == [0, 0, 0]
    assert asks(table, 2) == "action"
    assert not any(key.startswith("component") for key in offers(table, 2))


@pytest.mark.rule("OFF-ACT-1")
def test_every_kind_of_action_is_offered() -> None:
    game = turns(holders={"leadership": 0, "production": 1, "bureaucracy": 2})
    put(game, 0, game.board.home(0), "cruiser")
    neighbour = game.galaxy.adjacent(game.board.home(0))[0]
    put(game, 0, neighbour, "cruiser")
    game.begin_effect("muster", 0, "race")
    table = play(game, Step("action_phase.turn", 0))
    words = {key.partition(":")[0] for key in offers(table, 0)}
    assert words == {"strategic", "activate", "transfer", "component"}
    ask = table.asked(0)
    assert ask is not None
    assert all(option.clause for option in table.options(ask))


@pytest.mark.rule("OFF-ACT-2")
def test_a_strategic_action_begins_with_the_card() -> None:
    game = turns(holders={"leadership": 0, "production": 1, "bureaucracy": 2})
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, "strategic:leadership")
    assert "strategyplayed" in told(table)


@pytest.mark.rule("OFF-ACT-2", "SA17-ROT-02", "SAES-ROT-02")
@pytest.mark.parametrize(("ruleset", "seats"), [("official", [2, 0]), ("sa17", [0, 2]), ("sa_es", [0, 2])])
def test_secondaries_go_round_from_the_neighbour_of_the_active_player(ruleset: str, seats: list[Seat]) -> None:
    game = turns(ruleset, {"leadership": 1, "production": 0, "bureaucracy": 2})
    game.state.cycler = -1  # officially everything goes clockwise
    table = play(game, Step("action_phase.turn", 1))
    say(table, 1, "strategic:leadership")
    asked: list[Seat] = []
    while asks(table, table.pending[0].seat) != "action":
        ask = table.pending[0]
        asked += [ask.seat] if ask.name == "secondary" else []
        table.answer(ask.seat, ask.id, "no" if "no" in table.keys(ask) else table.keys(ask)[0])
    assert asked == seats


@pytest.mark.rule("OFF-ACT-3")
def test_pass_only_after_all_own_strategic_actions() -> None:
    game = turns(holders={"leadership": 0, "production": 0, "bureaucracy": 1})
    assert "pass" not in [getattr(option, "key", option) for option in game.action_phase.actions(0)]
    game.strategy_cards.turn_over("leadership")
    assert "pass" not in [getattr(option, "key", option) for option in game.action_phase.actions(0)]
    game.strategy_cards.turn_over("production")
    assert "pass" in [getattr(option, "key", option) for option in game.action_phase.actions(0)]


@pytest.mark.rule("OFF-ACT-3")
def test_who_has_passed_has_no_further_turn() -> None:
    game = all_played(turns())
    game.begin_effect("muster", 0, "race")
    table = play(game, Step("action_phase.start"))
    say(table, 2, "pass")
    say(table, 0, "component:use:")
    say(table, 1, "pass")
    assert [w.seat for w in table.waiting_for] == [0]
    assert [player.passed for player in game_of(table).state.players] == [False, True, True]


@pytest.mark.rule("OFF-ACT-5")
def test_no_tactical_or_transfer_action_with_an_empty_pool() -> None:
    game = all_played(turns())
    put(game, 0, game.board.home(0), "cruiser")
    game.player(0).pool = 0
    table = play(game, Step("action_phase.turn", 0))
    assert offers(table, 0) == ["pass"]


@pytest.mark.rule("OFF-ACT-6")
def test_the_last_one_left_goes_on_by_himself() -> None:
    game = all_played(turns())
    game.begin_effect("muster", 2, "race")
    game.player(0).passed = game.player(1).passed = True
    table = play(game, Step("action_phase.turn", 2))
    say(table, 2, "component:use:", "component:use:", "pass")
    assert game_of(table).state.phase == "status"


def test_a_turn_may_be_lost() -> None:
    game = all_played(turns())
    game.begin_effect("stunned", 2, "card", until="round")
    table = play(game, Step("action_phase.start"))
    assert [w.seat for w in table.waiting_for] == [0]
    assert not game_of(table).player(2).passed  # skipping is not passing


@pytest.mark.rule("OFF-ACT-3")
def test_all_have_passed_and_the_status_phase_begins() -> None:
    game = all_played(turns())
    table = play(game, Step("action_phase.start"))
    for seat in (2, 0, 1):
        say(table, seat, "pass")
    assert game_of(table).state.phase == "status"
    assert told(table).count("passed") == 3


@pytest.mark.rule("OFF-GEN-5")
def test_whoever_is_not_oneself_is_an_enemy() -> None:
    game = turns()
    put(game, 1, "1,0", "cruiser")
    game.state.agreements = [Agreement((0, 1), (0, 0))]
    assert game.board.enemy_fleets(0, Hex("1,0")) == [1]  # a trade partner too
    assert game.board.enemy_fleets(1, Hex("1,0")) == []


@pytest.mark.rule("OFF-ACD-1")
def test_a_hand_over_its_limit_is_trimmed_when_a_turn_begins() -> None:
    game = new_game("sa17", 2)
    cards = game.action_cards.all_cards()[:8]
    game.player(1).action_cards = sorted(cards)
    table = play(game, Step("action_phase.turn", 0))
    assert asks(table, 1) == "discard_action_card"
    say(table, 1, f"card:{cards[0]}")
    assert len(game_of(table).player(1).action_cards) == 7
    assert asks(table, 0) == "action"


def test_an_action_before_the_turns_needs_a_counter_when_it_comes() -> None:
    game = new_game("sa17", 2)
    put(game, 0, "0,-2", "cruiser")
    table = play(game, Step("action_phase.before_turns", 0, "0,-1"), Step("action_phase.turn", 1))
    assert game_of(table).state.action is not None
    game.player(0).pool = 0
    table = play(game, Step("action_phase.before_turns", 0, "0,-1"), Step("action_phase.turn", 1))
    assert asks(table, 1) == "action"
    assert game_of(table).player(0).pool == 0


def test_what_lasts_for_an_action_lasts_for_the_round_where_there_is_none() -> None:
    game = new_game("sa17", 2)
    assert game.scope("action") == game.scope("round")
    game.begin_scope("action")
    assert game.scope("action") != game.scope("round")
