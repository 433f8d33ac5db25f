"""The Twilight Council of the Spanish edition, where a table plays with it."""

from __future__ import annotations

import pytest
from races.racing import become
from tables import asks, game_of, new_game, offers, play, say, strategy_cards
from trial import trial

from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import Agenda, CardId, Seat
from mecatol.rulesets import resolve

COUNCIL = "sa_es +twilight_council"
NAMES = ("arms_reduction", "code_of_honor", "core_stability", "colonial_redistribution", "conventions_of_war", "free_trade")


def council(seats: int, speaker: Seat = 1) -> Game:
    """A second round in which everybody has an agenda revealed, and nobody a counter for an election."""
    game = new_game(COUNCIL, seats)
    game.state.round, game.state.speaker = 2, speaker
    game.state.agendas = [Agenda(CardId(NAMES[seat]), seat) for seat in range(seats)]
    for player in game.state.players:
        player.strategy = 0
    return game


def assembly(game: Game) -> Table:
    """Seat 0 uses Assembly."""
    return trial(game, lambda g: g.politics.assembly(0))


def on_the_ballot(table: Table) -> list[str]:
    return [agenda.card for agenda in game_of(table).state.council]


@pytest.mark.rule("SAES-TWC-01")
@pytest.mark.parametrize("chosen", [False, True])
def test_agendas_are_revealed_before_the_first_pick_where_the_table_wants_it(chosen: bool) -> None:
    game = new_game(COUNCIL if chosen else "sa_es", 5)
    strategy_cards(game, dict.fromkeys(game.cards.strategy_cards, -1))
    for seat in range(5):
        game.player(seat).political_cards = [CardId(NAMES[seat])]
    table = play(game, Step("strategy_phase.start"))
    if not chosen:
        assert "reveal_agenda" not in [asks(table, seat) for seat in range(5)]
        return
    assert [asks(table, seat) for seat in range(5)] == ["reveal_agenda"] * 5
    for seat in range(5):
        say(table, seat, "card:")
    assert game_of(table).state.agendas == [Agenda(CardId(NAMES[seat]), seat) for seat in range(5)]
    assert resolve("sa_es").parameters != resolve(COUNCIL).parameters


@pytest.mark.rule("SAES-TWC-01")
@pytest.mark.parametrize("seats", [3, 4])
def test_few_players_get_no_random_agendas(seats: int) -> None:
    game = council(seats)
    table = trial(game, lambda g: g.politics.reveal_agendas())
    for seat in range(seats):
        say(table, seat, "keep")
    assert len(game_of(table).state.agendas) == seats


@pytest.mark.rule("SAES-TWC-05")
def test_the_speaker_may_not_choose_the_second_way() -> None:
    assert offers(assembly(council(5, speaker=1)), 0) == ["a", "b"]
    table = assembly(council(5, speaker=0))
    assert asks(table, 0) == "choose_agenda", "the first way is the only one"
    assert game_of(table).state.speaker == 0


@pytest.mark.rule("SAES-TWC-06", "SAES-TWC-07")
@pytest.mark.parametrize(("seats", "number"), [(6, 3), (5, 3), (4, 2), (3, 2)])
def test_the_first_way_takes_the_token_and_agendas_of_others_fewer_with_few_players(seats: int, number: int) -> None:
    table = assembly(council(seats))
    say(table, 0, "a")
    assert game_of(table).state.speaker == 0
    while asks(table, 0) == "choose_agenda":
        assert "card:arms_reduction" not in offers(table, 0), "it is his own"
        say(table, 0, offers(table, 0)[0])
    while asks(table, 0) == "agenda_order":
        say(table, 0, offers(table, 0)[0])
    assert len(on_the_ballot(table)) == number


@pytest.mark.rule("SAES-TWC-09")
@pytest.mark.parametrize(("seats", "more"), [(6, 3), (5, 3), (4, 2), (3, 2)])
def test_the_second_way_includes_or_discards_more_agendas_fewer_with_few_players(seats: int, more: int) -> None:
    table = assembly(council(seats))
    say(table, 0, "b", "player:1", "card:arms_reduction")
    taken = 0
    while asks(table, 0) == "more_agendas":
        assert "done" in offers(table, 0), "he stops when he likes"
        say(table, 0, next(key for key in offers(table, 0) if key.startswith("discard:" if taken else "include:")))
        taken += 1
    assert taken == more
    while asks(table, 0) == "agenda_order":
        say(table, 0, offers(table, 0)[0])
    assert on_the_ballot(table) == ["arms_reduction", "code_of_honor"]
    assert len(game_of(table).state.political_deck.discard) == more - 1


@pytest.mark.rule("SAES-TWC-04")
def test_assembly_first_gives_a_political_card_and_two_action_cards() -> None:
    game = council(5)
    strategy_cards(game, {"assembly": 0})
    game.state.action_deck.bag = sorted(c for c in game.action_cards.all_cards() if game.action_cards.of_use(c))[:4]
    game.state.political_deck.bag = [CardId("arms_reduction#2"), CardId("class_struggle#2")]
    table = play(game, Step("strategy_cards.play", 0, what="assembly"))
    assert asks(table, 0) == "twilight_council"
    player = game_of(table).player(0)
    assert (len(player.action_cards), len(player.political_cards)) == (2, 1)


@pytest.mark.rule("SAES-TWC-23")
def test_the_xxcha_discard_an_agenda_for_a_counter_right_after_the_choice_once() -> None:
    game = council(5)
    become(game, 2, "xxcha")
    game.player(2).strategy = 2
    strategy_cards(game, {"assembly": 0})
    game.state.action_deck.bag = []
    table = play(game, Step("strategy_cards.play", 0, what="assembly"))
    say(table, 0, "a", "card:code_of_honor", "card:core_stability", "card:conventions_of_war")
    say(table, 0, "card:code_of_honor", "card:core_stability")
    if asks(table, 2) == "call_voice":
        say(table, 2, "no")
    assert [(ask.seat, ask.name) for ask in table.pending] == [(2, "agendas_chosen")], "before anybody votes"
    say(table, 2, next(key for key in offers(table, 2) if key.endswith("core_stability")))
    assert on_the_ballot(table) == ["code_of_honor", "conventions_of_war"]
    assert game_of(table).player(2).strategy == 1
    assert asks(table, 2) == "ballot", "once"


@pytest.mark.rule("SAES-TWC-16", "SAES-TWC-17", "SAES-TWC-18", "SAES-TWC-19", "SAES-TWC-20", "SAES-TWC-21", "SAES-TWC-22")
def test_it_is_the_council_that_changes_seven_action_cards() -> None:
    council, open_vote, official = (resolve(text).content.catalogue.actions for text in (COUNCIL, "sa_es", "official"))
    for card in ("discredit", "determine_policy", "thugs", "veto", "bribery", "fantastic_rhetoric"):
        assert council[card] is not official[card]
        assert open_vote[card] is official[card]
    assert new_game(COUNCIL).action_cards.of_use(CardId("council_dissolved"))
    assert not new_game("sa_es").action_cards.of_use(CardId("council_dissolved"))
