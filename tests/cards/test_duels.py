"""The official decks between two players of Shattered Ascension: what the booklet changes in nine of their cards."""

from __future__ import annotations

import pytest
from cardplay import acts
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards
from trial import give, trial

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import STRATEGY_CARD_PICKED, Pick
from mecatol.rules.official.game import Game
from mecatol.rules.shattered_ascension.game import Game as ShatteredAscension
from mecatol.rules.state import CardId, PlanetId

DECKS = pytest.mark.parametrize("ruleset", ["sa17 +official_decks", "sa_es"])

COLONIES = ("lazar", "sakulag", "arnor", "lor")


def holding(ruleset: str, card: str, seats: int = 2) -> Game:
    """Seat 0 holds an Action Card."""
    game = new_game(ruleset, seats)
    game.player(0).action_cards = [CardId(card)]
    return game


def enacted(game: Game, card: str, outcome: str) -> Table:
    """An agenda is carried out, however the vote went."""

    async def outcome_of_the_vote(playing: Game) -> None:
        await playing.catalogue.politics[card].enact(playing, CardId(card), outcome)

    game.state.round = 1
    game.begin_scope("round")
    return trial(game, outcome_of_the_vote)


def troops(table: Table, planet: str, seat: int = 0) -> int:
    return sum(group.count for group in game_of(table).board.army(seat, PlanetId(planet)))


@DECKS
@pytest.mark.rule("SA17-DUE-29", "SA17-DUE-30", "SAES-DUE-33")
@pytest.mark.content("sa_es:action/rise_of_a_messiah")
@pytest.mark.parametrize(("seats", "raised"), [(2, 3), (3, 5)])
def test_a_messiah_raises_three_ground_forces(ruleset: str, seats: int, raised: int) -> None:
    game = holding(ruleset, "rise_of_a_messiah", seats)
    hold(game, 0, *COLONIES)
    table = acts(game)
    while asks(table, 0) == "rise_of_a_messiah":
        say(table, 0, offers(table, 0)[-1])
    assert sum(troops(table, planet) for planet in ("jord", *COLONIES)) == raised


@DECKS
@pytest.mark.rule("SA17-DUE-31", "SAES-DUE-34")
@pytest.mark.content("sa_es:action/public_disgrace")
def test_the_first_pick_is_never_a_disgrace(ruleset: str) -> None:
    for seats, possible in ((2, False), (3, True)):
        game = holding(ruleset, "public_disgrace", seats)
        game.state.phase = "strategy"
        strategy_cards(game, {"leadership": 1, "production": -1, "bureaucracy": -1})
        first = game.action_cards.playable(0, STRATEGY_CARD_PICKED, Pick(1, "leadership"))
        assert bool(first) is possible
        strategy_cards(game, {"leadership": 1, "production": 1, "bureaucracy": -1})
        assert game.action_cards.playable(0, STRATEGY_CARD_PICKED, Pick(1, "production")), "the second one is"


@DECKS
@pytest.mark.rule("SA17-DUE-32", "SAES-DUE-36")
@pytest.mark.content("sa_es:action/flank_speed")
@pytest.mark.parametrize(("seats", "allowed"), [(2, False), (3, True)])
def test_nobody_lands_with_flank_speed(ruleset: str, seats: int, allowed: bool) -> None:
    game = holding(ruleset, "flank_speed", seats)
    game.player(0).pool = 3
    put(game, 0, "0,-2", "carrier, ground_force")
    table = play(game, Step("tactical.begin", 0, Hex("0,-1")))
    say(table, 0, "card:flank_speed")
    assert (asks(arrived(table), 0) == "landing") is allowed


def arrived(table: Table) -> Table:
    """A Carrier with a Ground Force goes to the activated system."""
    while asks(table, 0) not in ("move", ""):
        say(table, 0, "pass")
    say(table, 0, next(key for key in offers(table, 0) if "carrier" in key))
    while asks(table, 0) == "move":
        say(table, 0, next((key for key in offers(table, 0) if "ground_force" in key), "done"))
    return table


@DECKS
@pytest.mark.rule("SA17-DUE-32", "SAES-DUE-35")
@pytest.mark.content("sa_es:action/first_strike")
def test_nobody_lands_with_first_strike(ruleset: str) -> None:
    game = holding(ruleset, "first_strike#1")
    game.player(0).pool = 3
    put(game, 0, "0,-2", "carrier, ground_force")
    strategy_cards(game, {"leadership": 1, "warfare": 0})
    table = play(game, Step("action_phase.start"))
    say(table, 0, "card:first_strike#1", "activate:0,-1")
    assert asks(arrived(table), 0) != "landing"
    assert asks(table, 1) == "action", "the turn is over"
    assert not any(effect.key == "duel_without_landings" for effect in game_of(table).state.effects)


@DECKS
@pytest.mark.rule("SA17-DUE-33", "SAES-DUE-38")
@pytest.mark.content("sa_es:political/sharing_of_technology")
@pytest.mark.parametrize(("seats", "shared"), [(2, True), (3, False)])
def test_technology_is_shared_without_an_agreement(ruleset: str, seats: int, shared: bool) -> None:
    game = new_game(ruleset, seats)
    for seat in range(seats):
        game.player(seat).technologies = []
    give(game, 1, "deep_space_cannon")
    table = enacted(game, "sharing_of_technology", "for")
    assert (asks(table, 0) == "share_technology") is shared
    if shared:
        say(table, 0, "deep_space_cannon")
        assert game_of(table).technology.has(0, "deep_space_cannon")


@DECKS
@pytest.mark.rule("SA17-DUE-35", "SAES-DUE-37")
@pytest.mark.content("sa_es:action/local_unrest")
@pytest.mark.parametrize(("garrison", "owner"), [("ground_force, pds", 1), ("ground_force", -1)])
def test_unrest_frees_no_planet_on_which_something_stands(ruleset: str, garrison: str, owner: int) -> None:
    game = holding(ruleset, "local_unrest")
    hold(game, 1, "arnor")
    put(game, 1, "arnor", garrison)
    table = acts(game)
    while asks(table, 0) == "local_unrest":
        say(table, 0, "system:1,1")
    assert game_of(table).board.planet(PlanetId("arnor")).owner == owner
    assert troops(table, "arnor", 1) == 0


@DECKS
@pytest.mark.rule("SA17-DUE-36", "SAES-DUE-40")
@pytest.mark.content("sa_es:political/open_the_trade_routes")
def test_the_first_three_goods_go_to_the_opponent(ruleset: str) -> None:
    game = game_of(enacted(new_game(ruleset, 2), "open_the_trade_routes", "against"))
    assert isinstance(game, ShatteredAscension)
    game.economy.gain_goods(0, 5, "test")
    assert [player.trade_goods for player in game.state.players] == [2, 3]
    game.economy.gain_goods(1, 2, "test")
    assert [player.trade_goods for player in game.state.players] == [4, 3], "each owes three of his own"
    game.economy.gain_goods(1, 2, "test")
    game.economy.gain_goods(0, 1, "test")
    assert [player.trade_goods for player in game.state.players] == [6, 4]
    game.end_scope("round")
    game.economy.gain_goods(1, 1, "test")
    assert [player.trade_goods for player in game.state.players] == [6, 5]
