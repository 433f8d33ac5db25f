"""What the list of questions says of the Power Broker, of Repeal and of agendas that follow others; and of Trade IV."""

from __future__ import annotations

import pytest
from strategic import counters, holding, plays, refuse
from tables import asks, game_of, offers, play, say
from trial import trial

from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.central_powers.game import Game
from mecatol.rules.official.game import Game as OfficialGame
from mecatol.rules.state import NOBODY, Agreement, CardId, Law, StrategyCard

FLOOR = ("minister_of_war", "free_trade", "mutiny")


def senator(*laws: str, floor: tuple[str, ...] = FLOOR) -> Game:
    """The first seat holds Senator Emeritus; agendas lie on the floor, put there by different players, and laws are in force."""
    game = holding("cp", {"senator_emeritus": 0})
    assert isinstance(game, Game)
    for owner, card in enumerate(floor):
        game.politics.lay_open(CardId(card), owner % 3)
    lying = (*floor, *laws)
    game.state.political_deck.bag = [card for card in game.state.political_deck.bag if card not in lying]
    game.state.laws = [Law(CardId(card), "") for card in laws]
    game.state.special = [CardId("voice_of_the_council")]
    game.politics.take_title("power_broker", 0)
    return game


def broker(table: Table) -> int:
    """Who has the Power Broker token."""
    return game_of(table).state.titles.get("power_broker", NOBODY)


def asked_about(table: Table) -> list[str]:
    """Every question until everybody has voted, each player for whatever comes first."""
    names: list[str] = []
    while table.pending and table.pending[0].name != "secondary":
        ask = table.pending[0]
        names.append(ask.name)
        keys = table.keys(ask)
        table.answer(ask.seat, ask.id, "call" if "call" in keys else keys[0])
    return names


@pytest.mark.rule("CP-FAQ-01", "CP-FAQ-02", "CP-FAQ-34")
def test_the_token_is_assigned_once_before_all_votes() -> None:
    table = plays(senator(), "senator_emeritus")
    names = asked_about(table)
    assert names[0] == "power_broker"
    assert names.count("power_broker") == 1
    assert names.index("vote") > 0
    assert broker(table) == 0
    later = play(game_of(refuse(table)), Step("action_phase.turn", 0))
    assert not [key for key in offers(later, 0) if "broker" in key]


@pytest.mark.rule("CP-FAQ-03")
def test_in_a_later_round_the_senator_decides_afresh() -> None:
    game = game_of(refuse(say(plays(senator(), "senator_emeritus"), 0, "player:0")))
    game.state.round += 1
    game.state.strategy_cards = [StrategyCard("senator_emeritus", 3, 0)]
    table = say(plays(game, "senator_emeritus"), 0, "player:1")
    assert broker(table) == 1


@pytest.mark.rule("CP-FAQ-11")
def test_who_receives_the_token_does_not_pass_it_on() -> None:
    table = say(plays(senator(), "senator_emeritus"), 0, "player:1", "pool")
    assert "power_broker" not in asked_about(table)
    game = game_of(refuse(table))
    assert (game.state.titles["power_broker"], counters(table, 1)) == (1, (2, 3, 3))


@pytest.mark.rule("CP-FAQ-14")
def test_the_senator_selects_whatever_lies_on_the_floor() -> None:
    table = say(plays(senator(), "senator_emeritus"), 0, "player:0", "no")
    assert (asks(table, 0), offers(table, 0)) == ("choose_agenda", [f"card:{card}" for card in FLOOR])


@pytest.mark.rule("CP-FAQ-16", "CP-FAQ-17")
def test_the_token_goes_back_with_the_strategy_cards_and_to_nobody() -> None:
    game = game_of(refuse(say(plays(senator(), "senator_emeritus"), 0, "player:1", "pool")))
    before = game.politics.votes(1)
    table = play(game, Step("status_phase.recall_counters"))
    assert game_of(table).politics.votes(1) == before
    table = play(game_of(table), Step("status_phase.return_strategy_cards"))
    assert broker(table) == NOBODY
    assert game_of(table).politics.votes(1) == before - 3


@pytest.mark.rule("CP-FAQ-18", "CP-FAQ-33")
def test_who_takes_the_card_has_the_token_and_its_votes_before_the_primary() -> None:
    game = holding("cp", {})
    game.state.strategy_cards = [StrategyCard("senator_emeritus", 3), StrategyCard("dominion", 8)]
    plain = game.politics.votes(1)
    table = say(play(game, Step("strategy_phase.pick", 1), Step("strategy_phase.pick", 2)), 1, "card:senator_emeritus")
    assert (broker(table), asks(table, 2)) == (1, "pick")
    assert game_of(table).politics.votes(1) == plain + 3


@pytest.mark.rule("CP-FAQ-18", "CP-FAQ-19")
def test_who_keeps_the_token_has_the_votes_and_no_counter() -> None:
    game = senator()
    plain = game.politics.planets_votes(0)
    table = say(plays(game, "senator_emeritus"), 0, "player:0")
    assert counters(table, 0) == (2, 3, 3)
    assert game_of(table).politics.votes(0) == plain + 3


# -- Repeal (FAQ 7) ----------------------------------------------------------------------------------------------------


def repealing(outcome: str) -> Table:
    """Repeal is selected against the second of two laws, and everybody votes in the same way."""
    game = senator("minister_of_war", "code_of_honor", floor=("repeal", "mutiny"))
    table = say(plays(game, "senator_emeritus"), 0, "player:0", "no", "card:repeal")
    assert (asks(table, 0), offers(table, 0)) == ("name_law", ["law:minister_of_war", "law:code_of_honor"])
    say(table, 0, "law:code_of_honor")
    while table.pending[0].name == "vote":
        assert table.keys(table.pending[0]) == ["law:code_of_honor", "against", "abstain"]
        say(table, table.pending[0].seat, outcome)
    if asks(table, 0) == "break_tie":
        say(table, 0, "against")
    return table


@pytest.mark.rule("CP-FAQ-10")
@pytest.mark.content("cp:political/repeal")
def test_whoever_selects_repeal_names_the_law_that_is_voted_on() -> None:
    for outcome, laws in (
        ("law:code_of_honor", ["minister_of_war"]),
        ("against", ["minister_of_war", "code_of_honor"]),
        ("abstain", ["minister_of_war", "code_of_honor"]),
    ):
        state = game_of(repealing(outcome)).state
        assert [law.card for law in state.laws] == laws
        assert "repeal" in state.political_deck.discard


# -- agendas that follow others (FAQ 13) -------------------------------------------------------------------------------


@pytest.mark.rule("CP-FAQ-20")
def test_an_agenda_that_is_drawn_comes_from_the_deck() -> None:
    game = senator(floor=("necessary_bureaucracy", "mutiny"))
    game.state.political_deck.top = [CardId("code_of_honor"), CardId("free_trade")]
    table = say(plays(game, "senator_emeritus"), 0, "player:0", "no", "card:necessary_bureaucracy")
    while table.pending and table.pending[0].name == "vote":
        say(table, table.pending[0].seat, "against")
    game_after = game_of(table)
    assert game_after.state.political_deck.top == []
    assert [agenda.card for agenda in game_after.state.agendas] == ["mutiny"]


@pytest.mark.rule("CP-FAQ-21")
def test_an_agenda_that_is_selected_comes_from_the_floor() -> None:
    async def select(game: Game) -> None:
        game.state.notes["selected"] = await game.politics.select(0)

    game = senator()
    deck = list(game.state.political_deck.bag)
    table = trial(game, select)
    assert offers(table, 0) == [f"card:{card}" for card in FLOOR]
    state = game_of(say(table, 0, "card:mutiny")).state
    assert (state.notes["selected"], state.political_deck.bag) == ("mutiny", deck)


# -- Trade IV (FAQ 20) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-FAQ-35")
def test_nobody_but_the_trader_has_a_bonus_for_a_standing_agreement() -> None:
    game: OfficialGame = holding("cp", {"trade_iv": 0})
    game.state.agreements = [Agreement((0, 1), (1, 0)), Agreement((1, 2), (1, 1))]
    values = [game.content.races[player.race].contracts for player in game.state.players]
    before = [player.trade_goods for player in game.state.players]
    after = [player.trade_goods for player in game_of(refuse(plays(game, "trade_iv"))).state.players]
    assert after[0] - before[0] == 2 + values[1][0]
    assert after[1] - before[1] == values[0][1] + values[2][1]
    assert after[2] - before[2] == values[1][1]
