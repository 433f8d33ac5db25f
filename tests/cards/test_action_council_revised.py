"""Action Cards of the revised deck in the council."""

from __future__ import annotations

import pytest
from balloting import abstains, assembly, ballots, council, write
from dealing import actions, offered
from tables import asks, game_of, hold, offers, say
from trial import trial

from mecatol.core.table import Table
from mecatol.rules.moments import AGENDAS_CHOSEN, BEFORE_VOTE, TURN_BEGINS, VOTES_PLACED, VOTES_REVEALED
from mecatol.rules.official.game import Game
from mecatol.rules.state import Agenda, CardId, PlanetId, Seat


def revised(*hands: tuple[Seat, str]) -> Game:
    """The council of the revised decks: three agendas lie open, everybody has nine votes."""
    game = council(*hands, ruleset="sa17")
    game.begin_scope("action")
    return game


def all_abstain_but(table: Table, *seats: Seat) -> None:
    for seat in range(3):
        if seat not in seats:
            abstains(table, seat)


def voted(table: Table) -> list[str]:
    return [agenda.card for agenda in game_of(table).state.council]


# -- before votes are placed -------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/council_disbanded")
def test_council_disbanded_ends_all_voting_this_round() -> None:
    game = revised((1, "council_disbanded"))
    table = assembly(game)
    say(table, 1, "card:council_disbanded")
    after = game_of(table)
    assert after.state.council == []
    assert not table.pending
    assert [after.politics.votes(seat) for seat in range(3)] == [0, 0, 0]
    after.player(0).action_cards = [CardId("political_coup")]
    assert actions(after) == []
    after.end_scope("round")
    assert all(after.politics.votes(seat) for seat in range(3))


@pytest.mark.content("sa17:action/veto")
def test_veto_makes_the_user_of_assembly_choose_another_agenda() -> None:
    game = revised((1, "veto"))
    game.state.agendas.append(Agenda(CardId("code_of_honor"), 0))
    table = assembly(game)
    say(table, 1, "card:veto", "card:arms_reduction")
    assert voted(table) == ["code_of_honor", "fleet_regulations", "core_stability"]  # the only one left takes its place
    assert game_of(table).state.political_deck.discard == ["arms_reduction"]
    assert game_of(table).state.agendas == []


@pytest.mark.content("sa17:action/determine_policy")
def test_determine_policy_adds_a_card_from_the_hand() -> None:
    game = revised((1, "determine_policy"))
    assert offered(game, AGENDAS_CHOSEN, 0, 1) == []
    game.player(1).political_cards = [CardId("code_of_honor")]
    table = assembly(game)
    say(table, 1, "card:determine_policy")
    assert voted(table) == ["arms_reduction", "fleet_regulations", "core_stability", "code_of_honor"]
    assert game_of(table).player(1).political_cards == []


@pytest.mark.content("sa17:action/hired_thugs")
def test_hired_thugs_halve_votes_on_every_agenda() -> None:
    game = revised((1, "hired_thugs"))
    game.player(2).action_cards = [CardId("discredit")]  # so that there is a moment to look
    table = assembly(game)
    say(table, 1, "card:hired_thugs", "player:0")
    write(table, 0, "for", "for", "none", "votes:5")
    write(table, 1, "against", "none", "none")
    abstains(table, 2)
    assert ballots(table) == {0: 3, 1: 9}
    say(table, 2, "pass")
    assert ballots(table) == {0: 2}


@pytest.mark.content("sa17:action/fantastic_rhetoric")
def test_in_an_open_vote_fantastic_rhetoric_is_ten_votes_more() -> None:
    game = council((0, "fantastic_rhetoric"), ruleset="sa17 -twilight_council")
    game.begin_scope("action")
    before = [game.politics.votes(seat) for seat in range(3)]
    table = trial(game, lambda g: g.politics.vote_openly(0, CardId("arms_reduction")))
    while asks(table, 0) != "vote":
        ask = table.pending[0]
        say(table, ask.seat, "card:fantastic_rhetoric" if ask.seat == 0 else "for" if ask.name == "vote" else "pass")
    assert [game_of(table).politics.votes(seat) for seat in range(3)] == [before[0] + 10, *before[1:]]
    say(table, 0, "for")
    cast = {event["seat"]: event["votes"] for event in table.events_since(None) if event["event"] == "votescast"}
    assert cast[0] == before[0] + 10
    assert game_of(table).politics.votes(0) == before[0]


# -- votes placed --------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/fantastic_rhetoric")
def test_fantastic_rhetoric_lets_the_others_think_again() -> None:
    game = revised((0, "fantastic_rhetoric"), (2, "discredit"))
    table = assembly(game)
    write(table, 0, "for", "none", "none")
    write(table, 1, "for", "none", "none")
    abstains(table, 2)
    say(table, 0, "card:fantastic_rhetoric", "card:arms_reduction", "for")
    assert {asks(table, seat) for seat in (1, 2)} == {"change_votes"}
    say(table, 1, "change", "against", "none", "none")
    say(table, 2, "keep")
    assert ballots(table) == {0: 19, 1: 9}
    outcomes = {ballot.seat: ballot.outcome for ballot in game_of(table).state.ballots}
    assert outcomes == {0: "for", 1: "against"}


@pytest.mark.content("sa17:action/political_hold")
def test_political_hold_moves_the_votes_of_a_system() -> None:
    game = revised((1, "political_hold"), (2, "discredit"))
    hold(game, 0, "thibah")
    influence = game.economy.influence(PlanetId("thibah"))
    assert influence
    table = assembly(game)
    write(table, 0, "for", "none", "none")
    abstains(table, 1)
    abstains(table, 2)
    say(table, 1, "card:political_hold", "card:arms_reduction", "against")
    mine = 9 + influence  # the planet came to the nine
    assert ballots(table) == {0: mine - influence, 1: influence}
    assert offered(game, VOTES_PLACED, 0, 1) == []  # nothing is written down outside of a vote


# -- votes revealed --------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/discredit")
def test_discredit_takes_ten_votes_and_not_more_than_there_are() -> None:
    game = revised((2, "discredit"), (1, "bribery"))
    table = assembly(game)
    write(table, 0, "for", "none", "none")
    abstains(table, 1)
    abstains(table, 2)
    say(table, 1, "pass")
    say(table, 2, "card:discredit")
    assert ballots(table) == {0: 0}


@pytest.mark.content("sa17:action/bribery")
def test_bribery_answers_what_others_do_to_the_votes() -> None:
    game = revised((0, "bribery"), (2, "discredit"))
    game.player(0).trade_goods = 6
    for planet in game.board.planets_of(0):
        game.board.exhaust(planet.id, "test")
    game.state.notes["bought:0"] = "8"
    table = assembly(game)
    write(table, 0, "for", "none", "none")
    abstains(table, 1)
    abstains(table, 2)
    assert ballots(table) == {0: 9}
    say(table, 0, "card:bribery")
    say(table, 2, "pass")
    say(table, 0, "spend:2")
    assert ballots(table) == {0: 11}
    say(table, 2, "card:discredit")
    say(table, 0, "pass")
    assert ballots(table) == {0: 1}
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("bribe")), "spend:3")
    assert ballots(table) == {0: 4}
    assert game_of(table).player(0).trade_goods == 1


def test_bribery_gives_votes_to_whoever_has_none_there() -> None:
    game = revised((0, "bribery"), (2, "discredit"))
    table = assembly(game)
    all_abstain_but(table)
    say(table, 2, "pass") if asks(table, 2) else None
    say(table, 0, "card:bribery", "spend:1", "against")
    assert ballots(table) == {0: 1}


@pytest.mark.parametrize(
    "card",
    [
        "council_disbanded",
        "veto",
        "determine_policy",
        "hired_thugs",
        "fantastic_rhetoric",
        "political_hold",
        "discredit",
        "bribery",
    ],
)
def test_nothing_is_offered_without_a_vote(card: str) -> None:
    game = revised((0, card))
    game.player(0).political_cards = [CardId("code_of_honor")]
    every = (TURN_BEGINS, AGENDAS_CHOSEN, BEFORE_VOTE, VOTES_PLACED, VOTES_REVEALED)
    assert [moment.name for moment in every if offered(game, moment, 1)] == []
