"""The Galactic Senate: agendas on its floor, what lies there, and what Political Cards are exchanged for."""

from __future__ import annotations

import pytest
from opening import begin, go_on, started
from strategic import exhaust, holding, plays
from tables import asks, game_of, new_game, offers, play, say
from trial import trial
from voting import refuse

from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.central_powers.game import Game
from mecatol.rules.naming import card_named
from mecatol.rules.state import NOBODY, Agenda, CardId, Law, Seat

FLOOR = ("free_trade", "code_of_honor", "mutiny")
HAND = ("arms_reduction", "emperor", "fighter_tax", "veto_power", "war_funding", "mutiny")


def senate(seats: int = 3, *, race: str = "") -> Table:
    """A table at which the Senate is about to be set up, the first player Speaker and perhaps of a race."""
    game = new_game("cp", seats)
    assert isinstance(game, Game)
    game.state.political_deck.bag = game.set_up.deck_for_players(game.political_cards)
    if race:
        become(game, 0, race)
    return play(game, Step("senate.open"))


def become(game: Game, seat: Seat, race: str) -> None:
    """A player plays a race."""
    game.player(seat).race = race
    for ability in game.content.races[race].abilities:
        game.begin_effect(ability, seat, "race")


def floor(table: Table) -> list[str]:
    return [agenda.card for agenda in game_of(table).state.agendas]


def hand(table: Table, seat: Seat) -> list[CardId]:
    return game_of(table).player(seat).political_cards


def furnish(table: Table, seat: Seat, kept: int = 1) -> Table:
    """A player puts the first of his cards on the floor and keeps the next ones."""
    for question in ("place_agenda", "place_agenda", *["keep_political_card"] * kept):
        assert asks(table, seat) == question
        say(table, seat, offers(table, seat)[0])
    return table


# -- set-up --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-SEN-01")
def test_everybody_begins_with_two_trade_goods() -> None:
    assert [player.trade_goods for player in started("cp", 4).state.players] == [2, 2, 2, 2]


@pytest.mark.rule("CP-SEN-02", "CP-FAQ-05")
def test_political_cards_pay_for_nothing() -> None:
    for ruleset, goods in (("cp", 0), ("official", 2)):
        game = new_game(ruleset, 3)
        exhaust(game, 0)
        game.player(0).political_cards = [CardId("free_trade"), CardId("mutiny")]
        assert game.economy.goods_to_spend(0) == goods


@pytest.mark.rule("CP-SEN-03")
def test_the_senate_is_set_up_in_the_first_strategy_phase_before_any_card_is_picked() -> None:
    table = go_on(begin("cp", 3))
    game = game_of(table)
    assert (game.state.phase, game.state.round, asks(table, game.state.speaker)) == ("strategy", 1, "place_agenda")
    assert all(card.holder == NOBODY for card in game.state.strategy_cards)
    while table.pending[0].name != "pick":
        ask = table.pending[0]
        table.answer(ask.seat, ask.id, table.keys(ask)[0])
    assert len(floor(table)) == 7
    game = new_game("cp", 3)
    game.state.round = 1  # the next one is the second
    assert game.strategy_phase.opening() == [Step("senate.open")]
    game.state.round = 2
    assert game.strategy_phase.opening() == []


@pytest.mark.rule("CP-SEN-03")
def test_cards_about_strategy_cards_that_are_not_in_the_game_are_taken_out_before() -> None:
    game = new_game("cp", 3)
    deck = game.set_up.deck_for_players(game.political_cards)
    naming = [
        name for name, card in game.cards.political_cards.items() if card.requires in ("political", "imperial", "logistics")
    ]
    assert len(naming) >= 3
    assert not set(naming) & set(deck)


@pytest.mark.rule("CP-SEN-04")
@pytest.mark.parametrize(("seats", "number"), [(2, 4), (3, 6), (4, 8), (5, 10), (6, 10)])
def test_everybody_draws_twice_as_many_cards_as_there_are_players_and_ten_at_most(seats: int, number: int) -> None:
    table = senate(seats)
    assert [len(hand(table, seat)) for seat in range(seats)] == [number] * seats
    assert game_of(table).political_cards.limit(0) == 10


@pytest.mark.rule("CP-SEN-05", "CP-SEN-06", "CP-SEN-07")
def test_in_turn_two_agendas_are_laid_open_one_card_is_kept_and_the_rest_discarded() -> None:
    table = senate(6)
    useless = len(game_of(table).state.political_deck.discard)
    for done, seat in enumerate(range(6)):
        assert [ask.seat for ask in table.pending] == [seat]
        cards = list(hand(table, seat))
        say(table, seat, f"card:{cards[3]}", f"card:{cards[5]}", f"card:{cards[1]}")
        assert floor(table)[-2:] == [cards[3], cards[5]]
        assert len(floor(table)) == 1 + 2 * (done + 1)
        assert hand(table, seat) == [cards[1]]
        assert len(game_of(table).state.political_deck.discard) == useless + 7 * (done + 1)
    game = game_of(table)
    assert [len(player.political_cards) for player in game.state.players] == [1] * 6
    assert all(agenda in game.view(5).agendas for agenda in game.view(0).agendas)


@pytest.mark.rule("CP-SEN-17", "CP-SEN-07")
def test_the_xxcha_keep_two() -> None:
    table = furnish(senate(3, race="xxcha"), 0, kept=2)
    assert len(hand(table, 0)) == 2
    furnish(table, 1)
    assert len(hand(table, 1)) == 1


@pytest.mark.rule("CP-SEN-11")
def test_repeal_lies_on_the_floor_from_the_start_and_nobody_draws_it() -> None:
    assert "repeal" in new_game("cp", 3).set_up.deck_for_players(new_game("cp", 3).political_cards)
    table = senate(3)
    assert floor(table) == ["repeal"]
    deck = game_of(table).state.political_deck
    drawn = [card for seat in range(3) for card in hand(table, seat)]
    assert "repeal" not in [*drawn, *deck.bag, *deck.discard]


@pytest.mark.rule("CP-SEN-08")
def test_discarded_cards_come_back_only_when_the_deck_is_empty() -> None:
    game = new_game("cp", 3)
    game.state.political_deck.bag, game.state.political_deck.discard = [CardId("mutiny")], [CardId("free_trade")]
    assert game.political_cards.draw(0, 1, "test") == ["mutiny"]
    assert (game.state.political_deck.bag, game.state.political_deck.discard) == ([], ["free_trade"])
    assert game.political_cards.draw(0, 1, "test") == ["free_trade"]


# -- the agendas of Senator Emeritus -------------------------------------------------------------------------------------


def session(*laws: str, floor: tuple[str, ...] = FLOOR, race: str = "", seats: int = 3) -> Table:
    """The first player has played Senator Emeritus and is about to select an agenda; the second one is perhaps of a race."""
    game = holding("cp", {"senator_emeritus": 0}, seats)
    assert isinstance(game, Game)
    if race:
        become(game, 1, race)
    game.player(1).political_cards = [CardId("emperor"), CardId("fighter_tax")]
    game.state.agendas = [Agenda(CardId(card)) for card in floor]
    for law in laws:
        game.state.laws.append(Law(CardId(law)))
        game.politics.begin_law(game.state.laws[-1])
    table = plays(game, "senator_emeritus")
    while table.pending[0].name != "choose_agenda":
        ask = table.pending[0]
        keys = table.keys(ask)
        table.answer(ask.seat, ask.id, next((key for key in ("no", "pass", "player:0") if key in keys), keys[0]))
    return table


@pytest.mark.rule("CP-SEN-09", "CP-SEN-10")
def test_an_agenda_of_the_floor_is_voted_on_and_none_takes_its_place() -> None:
    table = session()
    assert sorted(offers(table, 0)) == sorted(f"card:{card}" for card in FLOOR)
    say(table, 0, "card:code_of_honor")
    for seat in (1, 2, 0):
        say(table, seat, "for")
    assert floor(table) == ["free_trade", "mutiny"]
    assert [law.card for law in game_of(table).state.laws] == ["code_of_honor"]


@pytest.mark.rule("CP-SEN-10")
def test_what_is_refused_is_discarded_and_leaves_the_floor_too() -> None:
    table = say(session(), 0, "card:free_trade")
    for seat in (1, 2, 0):
        say(table, seat, "against")
    assert floor(table) == ["code_of_honor", "mutiny"]
    assert "free_trade" in game_of(table).state.political_deck.discard


@pytest.mark.rule("CP-SEN-09", "CP-FAQ-09")
def test_what_cannot_be_voted_on_now_is_not_selected() -> None:
    assert offers(session(floor=("repeal", "free_trade", "mutiny")), 0) == ["card:free_trade", "card:mutiny"]
    assert "card:repeal" in offers(session("code_of_honor", floor=("repeal", "free_trade")), 0)


@pytest.mark.rule("CP-FAQ-20")
def test_what_a_card_draws_comes_from_the_deck() -> None:
    table = session(floor=("technology_investigation_committee", "mutiny"))
    game_of(table).state.political_deck.top = [CardId("free_trade"), CardId("code_of_honor")]
    say(table, 0, "card:technology_investigation_committee")
    for outcome in ("against", "for", "for"):
        for seat in (1, 2, 0):
            say(table, seat, outcome)
    assert floor(table) == ["mutiny"]
    assert [law.card for law in game_of(table).state.laws] == ["free_trade", "code_of_honor"]


@pytest.mark.rule("CP-FAQ-21")
def test_whatever_lets_a_player_select_an_agenda_means_the_floor() -> None:
    game = holding("cp", {"senator_emeritus": 0}, 3)
    assert isinstance(game, Game)
    game.player(1).political_cards = [CardId("emperor")]
    game.state.agendas = [Agenda(CardId(card)) for card in FLOOR]
    table = trial(game, lambda g: g.politics.agenda_from_hand(1))
    assert sorted(offers(table, 1)) == sorted(f"card:{card}" for card in FLOOR)


@pytest.mark.rule("CP-FAQ-21")
def test_determine_policy_takes_the_place_of_what_would_be_selected() -> None:
    game = holding("cp", {"senator_emeritus": 0}, 3)
    assert isinstance(game, Game)
    game.player(2).action_cards = [CardId("determine_policy")]
    game.state.agendas = [Agenda(CardId(card)) for card in FLOOR]
    game.state.political_deck.bag = [CardId("emperor"), CardId("veto_power")]
    table = trial(game, lambda g: g.politics.agenda_from_floor(0))
    say(table, 2, "card:determine_policy", "card:emperor")
    assert [agenda.card for agenda in game_of(table).state.council] == ["emperor"]
    assert floor(table) == list(FLOOR)


@pytest.mark.rule("CP-FAQ-10")
def test_repeal_lies_on_the_floor_while_its_law_is_named() -> None:
    table = say(session("code_of_honor", "free_trade", floor=("repeal", "mutiny")), 0, "card:repeal")
    assert (asks(table, 0), floor(table)) == ("name_law", ["repeal", "mutiny"])
    say(table, 0, "law:code_of_honor")
    assert (floor(table), [agenda.card for agenda in game_of(table).state.council]) == (["mutiny"], ["repeal"])


# -- the Xxcha -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-SEN-18", "CP-FAQ-22", "CP-RAC-13")
@pytest.mark.content("cp:ability/xxcha_veto")
def test_after_a_veto_the_xxcha_may_lay_an_agenda_and_the_senator_selects_again() -> None:
    table = say(session(race="xxcha"), 0, "card:free_trade")
    before = game_of(table).player(1).strategy
    say(table, 1, next(key for key in offers(table, 1) if "free_trade" in key))
    assert asks(table, 1) == "place_agenda"
    assert sorted(offers(table, 1)) == ["card:emperor", "card:fighter_tax", "no"]
    say(table, 1, "card:fighter_tax")
    assert hand(table, 1) == ["emperor"]
    assert asks(table, 0) == "choose_agenda"
    assert sorted(offers(table, 0)) == ["card:code_of_honor", "card:fighter_tax", "card:mutiny"]
    say(table, 0, "card:fighter_tax")
    refuse_windows(table)
    assert [agenda.card for agenda in game_of(table).state.council] == ["fighter_tax"]
    assert "free_trade" in game_of(table).state.political_deck.discard
    assert game_of(table).player(1).strategy == before - 1


def refuse_windows(table: Table) -> None:
    """Nobody reacts until somebody votes."""
    while asks(table, table.pending[0].seat) != "vote":
        say(table, table.pending[0].seat, "pass")


@pytest.mark.rule("CP-SEN-18")
def test_the_xxcha_need_not_lay_anything() -> None:
    table = say(session(race="xxcha"), 0, "card:free_trade")
    say(table, 1, next(key for key in offers(table, 1) if "free_trade" in key), "no")
    assert sorted(offers(table, 0)) == ["card:code_of_honor", "card:mutiny"]
    assert len(hand(table, 1)) == 2


@pytest.mark.rule("CP-FAQ-08")
def test_the_xxcha_do_not_veto_what_they_have_selected_themselves() -> None:
    game = holding("cp", {"senator_emeritus": 0}, 3)
    assert isinstance(game, Game)
    become(game, 0, "xxcha")
    game.state.agendas = [Agenda(CardId(card)) for card in FLOOR]
    table = trial(game, lambda g: g.politics.agenda_from_floor(0))
    say(table, 0, "card:free_trade")
    assert [ask.name for ask in table.pending] == ["vote"]


@pytest.mark.rule("CP-FAQ-12", "CP-FAQ-13")
def test_a_vetoed_repeal_is_discarded() -> None:
    table = say(session("code_of_honor", floor=("repeal", "free_trade"), race="xxcha"), 0, "card:repeal")
    say(table, 1, next(key for key in offers(table, 1) if "repeal" in key), "no")
    assert [agenda.card for agenda in game_of(table).state.council] == ["free_trade"]  # nothing else is left
    assert "repeal" in game_of(table).state.political_deck.discard


# -- the exchange --------------------------------------------------------------------------------------------------------


def exchanging(number: int) -> Table:
    """A player with so many Political Cards in step 5 of the Status Phase."""
    game = new_game("cp", 3)
    game.state.phase = "status"
    game.player(0).political_cards = sorted(map(CardId, HAND[:number]))
    return play(game, Step("status_phase.exchange", 0))


@pytest.mark.rule("CP-SEN-12", "CP-FAQ-06")
def test_three_political_cards_are_exchanged_in_the_status_phase_and_fewer_are_not() -> None:
    assert [asks(exchanging(number), 0) for number in (2, 3)] == ["", "exchange_political_cards"]
    table = say(exchanging(3), 0, "no")
    assert len(hand(table, 0)) == 3
    game = new_game("cp", 3)
    names = [part.name for part in game.status_phase.parts]
    assert names.index("cards_and_counters") < names.index("exchange") < names.index("redistribute")


@pytest.mark.rule("CP-SEN-12", "CP-FAQ-04", "CP-EX-05")
def test_there_is_one_exchange_however_many_cards_are_held() -> None:
    table = say(exchanging(6), 0, "goods")
    for _ in range(3):
        say(table, 0, offers(table, 0)[0])
    assert (len(hand(table, 0)), asks(table, 0), game_of(table).player(0).trade_goods) == (3, "", 2)
    assert len(game_of(table).state.political_deck.discard) == 3


@pytest.mark.rule("CP-SEN-13")
def test_three_cards_for_a_command_counter() -> None:
    player = game_of(refuse(say(exchanging(3), 0, "counter"))).player(0)
    assert (player.strategy + player.pool + player.fleet, player.political_cards) == (9, [])
    game = new_game("cp", 3)
    game.state.phase = "status"
    game.player(0).political_cards = [CardId(card) for card in HAND[:3]]
    game.player(0).pool += game.board.reinforcements(0)
    assert "counter" not in offers(play(game, Step("status_phase.exchange", 0)), 0)


@pytest.mark.rule("CP-SEN-14")
def test_three_cards_for_two_trade_goods() -> None:
    game = game_of(refuse(say(exchanging(3), 0, "goods")))
    assert (game.player(0).trade_goods, game.player(0).political_cards) == (2, [])


@pytest.mark.rule("CP-SEN-15", "CP-SEN-16", "CP-FAQ-07")
def test_three_of_four_cards_for_an_agenda_on_the_floor_which_is_the_fourth() -> None:
    assert "agenda" not in offers(exchanging(3), 0)
    table = say(exchanging(5), 0, "agenda", "card:emperor")
    assert (floor(table), "card:emperor" in offers(table, 0)) == (["emperor"], False)
    say(table, 0, "card:arms_reduction", "card:war_funding", "card:fighter_tax")
    assert hand(table, 0) == ["veto_power"]
    game = game_of(table)
    assert isinstance(game, Game)
    assert (game.politics.floor(), game.player(0).trade_goods) == (["emperor"], 0)
    assert card_named(game.politics.floor_options()[0].key) == "emperor"
