"""Promissory Notes: given at any time, honoured when they are played."""

import pytest
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards, told
from trial import trial

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.shattered_ascension.game import Game as AscensionGame
from mecatol.rules.state import Action, Agenda, CardId, Seat

NOTES = pytest.mark.parametrize("ruleset", ["sa17 +promissory_notes", "sa_es +promissory_notes"])

OPTION = "sa17 +promissory_notes"
HERE = Hex("1,0")


def notes(table: Table, seat: Seat) -> list[str]:
    """The notes a player may still give."""
    found = [option.key.split(":") for option in table.acts(seat) if option.key.startswith("note:")]
    return list(dict.fromkeys(name for _, name, _ in found))


def turn(game: Game, seat: Seat = 0) -> Table:
    return play(game, Step("action_phase.turn", seat))


def given(ruleset: str, note: str, giver: Seat, holder: Seat, seats: int = 3) -> Game:
    """A game in which somebody has given a note."""
    game = new_game(ruleset, seats)
    table = turn(game)
    table.act(giver, f"note:{note}:{holder}")
    return game_of(table)


def of_notes(game: Game) -> AscensionGame:
    assert isinstance(game, AscensionGame)
    return game


@pytest.mark.rule("SA17-SET-47")
def test_notes_are_an_option() -> None:
    assert notes(turn(new_game("sa17", 3)), 0) == []
    everybody = turn(new_game(OPTION, 3))
    for seat in range(3):
        assert notes(everybody, seat) == [
            "monetary_concession",
            "promise_of_protection",
            "territorial_concession",
            "voting_concession",
        ]


@NOTES
@pytest.mark.rule("SA17-SOT-09", "SAES-SOT-05")
def test_nobody_owns_support_of_the_throne(ruleset: str) -> None:
    table = turn(new_game(ruleset, 3))
    assert all("support_of_the_throne" not in notes(table, seat) for seat in range(3))
    assert "support_of_the_throne" in new_game("official").cards.promissory_notes


@NOTES
@pytest.mark.rule("SA17-SOT-08", "SAES-SOT-04")
def test_a_note_is_given_out_of_turn_and_only_once(ruleset: str) -> None:
    table = turn(new_game(ruleset, 3))
    table.act(2, "note:voting_concession:1")
    assert "voting_concession" not in notes(table, 2)
    assert "voting_concession" in notes(table, 1)  # his own; the other one is not his to give
    event = next(event for event in table.events_since(None) if event["event"] == "notegiven")
    assert (event["seat"], event["note"], event["to"]) == (2, "voting_concession", 1)
    assert [(e.owner, e.target) for e in game_of(table).view(0).effects if e.key == "voting_concession"] == [(1, 2)]


@NOTES
@pytest.mark.rule("SA17-SOT-08", "SAES-SOT-04")
def test_a_note_of_a_player_who_is_out_binds_nobody(ruleset: str) -> None:
    game = given(ruleset, "monetary_concession", 1, 0)
    game.player(1).trade_goods = 3
    game.player(1).out = "eliminated"
    assert not [key for key in offers(turn(game), 0) if key.endswith("monetary_concession")]


@NOTES
@pytest.mark.rule("SA17-SOT-08", "SAES-SOT-04")
def test_monetary_concession_hands_over_all_goods_and_goes_back(ruleset: str) -> None:
    game = given(ruleset, "monetary_concession", 1, 0)
    strategy_cards(game, {})
    assert not [key for key in offers(turn(game), 0) if key.endswith("monetary_concession")]  # he has none
    game.player(1).trade_goods = 4
    game.player(0).trade_goods = 1
    table = turn(game)
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("monetary_concession")))
    after = game_of(table)
    assert (after.player(0).trade_goods, after.player(1).trade_goods) == (5, 0)
    assert "monetary_concession" in of_notes(after).promissory_notes.kept(1)
    assert "notehonoured" in told(table)


@pytest.mark.rule("SA17-SOT-08")
def test_territorial_concession_makes_the_giver_retreat() -> None:
    game = given(OPTION, "territorial_concession", 1, 0)
    game.state.action = Action(0, "tactical", HERE)
    put(game, 0, HERE, "2 cruiser")
    put(game, 1, HERE, "2 destroyer")
    table = play(game, Step("space_battle.begin", 0, HERE), dice=[1] * 4)
    while asks(table, 0) == "retreat" or asks(table, 1) == "retreat":
        say(table, 0 if asks(table, 0) == "retreat" else 1, "no")
    assert asks(table, 0) == "before_round"
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("territorial_concession")))
    assert asks(table, 1) == "concede_system"
    say(table, 1, offers(table, 1)[0])
    assert game_of(table).board.fleets(HERE) == [0]
    assert "retreated" in told(table)
    assert "territorial_concession" in of_notes(game_of(table)).promissory_notes.kept(1)


@pytest.mark.rule("SA17-SOT-08")
def test_territorial_concession_needs_a_battle_with_its_giver_and_a_way_out() -> None:
    game = given(OPTION, "territorial_concession", 2, 0)
    game.state.action = Action(0, "tactical", HERE)
    put(game, 0, HERE, "cruiser")
    put(game, 1, HERE, "cruiser")
    table = play(game, Step("space_battle.begin", 0, HERE), dice=[1] * 400)
    while asks(table, 0) == "retreat" or asks(table, 1) == "retreat":
        say(table, 0 if asks(table, 0) == "retreat" else 1, "no")
        assert asks(table, 0) != "before_round"


@pytest.mark.rule("SA17-SOT-08")
def test_voting_concession_binds_all_votes_of_the_giver() -> None:
    game = given(OPTION, "voting_concession", 1, 2)
    game.state.round = 2
    game.state.agendas = [
        Agenda(CardId("arms_reduction"), 1),
        Agenda(CardId("fleet_regulations"), 2),
        Agenda(CardId("core_stability")),
    ]
    hold(game, 1, "mecatol_rex")
    for player in game.state.players:
        player.strategy = 0
    table = trial(game, lambda g: g.politics.assembly(0))
    say(table, 0, "a", "card:arms_reduction", "card:fleet_regulations", "card:arms_reduction", "card:fleet_regulations")
    assert asks(table, 2) == "agendas_chosen"
    say(table, 2, next(key for key in offers(table, 2) if key.endswith("voting_concession")))
    say(table, 2, "card:fleet_regulations", "against")
    assert (asks(table, 0), asks(table, 1)) == ("ballot", "")  # the giver has no choice
    for seat in (0, 2):
        while asks(table, seat) == "ballot":
            say(table, seat, "none")
    cast = [(e["seat"], e["card"], e["outcome"], e["votes"]) for e in table.events_since(None) if e["event"] == "votescast"]
    assert cast == [(1, "fleet_regulations", "against", game_of(table).politics.votes(1))]
    assert "voting_concession" in of_notes(game_of(table)).promissory_notes.kept(1)


@pytest.mark.rule("SA17-SOT-08")
def test_voting_concession_on_a_single_open_agenda() -> None:
    game = given(OPTION + " -twilight_council", "voting_concession", 1, 2)
    table = trial(game, lambda g: g.politics.resolve(0, "arms_reduction"))
    say(table, 2, next(key for key in offers(table, 2) if key.endswith("voting_concession")), "for")
    say(table, 2, "abstain")
    say(table, 0, "abstain")
    cast = [(e["seat"], e["outcome"]) for e in table.events_since(None) if e["event"] == "votescast"]
    assert cast == [(1, "for")]


def test_what_speaks_of_representatives_can_be_given_and_does_nothing() -> None:
    game = given(OPTION, "promise_of_protection", 0, 1)
    assert "promise_of_protection" not in of_notes(game).promissory_notes.kept(0)
    assert list(game.ruleset.behaviours.reactions["promise_of_protection"]) == ["spy_aims"]  # there are no Spies
    assert "promise_of_protection" not in game.ruleset.behaviours.triggers
