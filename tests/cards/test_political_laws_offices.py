"""Offices that players are elected to, what is done with Strategy Cards, and how these laws end."""

from __future__ import annotations

import pytest
from tables import asks, game_of, hold, offers, play, put, say, strategy_cards
from trial import trial
from voting import in_force, passed, refuse, round_over, senate, sets_out, trade, until, vote

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.construction import Job
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Claim, Law, PlanetId, Seat

HOME = Hex("0,-2")


def abolished(game: Game, law: str) -> Game:
    game.politics.repeal(CardId(law))
    return game


def turn(game: Game, seat: Seat) -> Table:
    game.state.action, game.state.phase = None, "action"
    return play(game, Step("action_phase.turn", seat))


@pytest.mark.content("sa17:political/minister_of_policy")
def test_an_action_card_more() -> None:
    game = senate()
    game.state.action_deck.bag = sorted(game.action_cards.all_cards()[:9])
    game = passed(game, "minister_of_policy", "player:1")
    for seat in (0, 1):
        game = game_of(refuse(play(game, Step("status_phase.cards_and_counters", seat))))
    assert [len(game.player(seat).action_cards) for seat in (0, 1)] == [1, 2]
    game = game_of(refuse(play(abolished(game, "minister_of_policy"), Step("status_phase.cards_and_counters", 1))))
    assert len(game.player(1).action_cards) == 3


@pytest.mark.content("sa17:political/minister_of_industry")
def test_the_minister_of_industry_earns_with_every_dock() -> None:
    game = senate()
    hold(game, 0, "wellon")
    game.player(0).trade_goods = 4
    game = passed(game, "minister_of_industry", "player:1")
    assert [game.strategy_cards.counters(seat, "production") for seat in (0, 1)] == [1, 0]
    game.state.round = 2
    table = sets_out(game, 0, "0,-1", "production.build_docks")
    say(table, 0, "planet:wellon")
    game = game_of(refuse(table))
    assert game.board.on_board(0, "space_dock") == 1
    assert game.player(1).trade_goods == 1
    assert abolished(game, "minister_of_industry").strategy_cards.counters(1, "production") == 1


@pytest.mark.content("sa17:political/minister_of_treasury")
def test_a_treasury_grows_until_it_is_taken() -> None:
    game = passed(senate(), "minister_of_treasury", "player:1")
    game.state.action = None
    game = game_of(play(game, Step("status_phase.start")))
    assert [key for key in offers(turn(game, 0), 0) if "use:" in key] == []
    table = turn(game, 1)
    say(table, 1, next(key for key in offers(table, 1) if key.startswith("component:use:")))
    assert (game_of(table).player(1).trade_goods, in_force(game_of(table))) == (5, [])


@pytest.mark.content("sa17:political/aggressive_strategy")
def test_own_secondaries_without_counters() -> None:
    game = senate()
    strategy_cards(game, {"assembly": 0, "bureaucracy": 1, "leadership": 2})
    for player in game.state.players:
        player.strategy = 0
    table = vote(game, "aggressive_strategy")
    assert offers(table, 0) == ["assembly", "done"]
    say(table, 0, "done")
    say(table, 1, "bureaucracy")
    game = game_of(refuse(until(table, 1, "redistribute")))
    assert game.player(1).trade_goods == 1
    assert game.strategy_cards.counters(1, "bureaucracy") == 1  # only this once
    game = passed(senate(), "aggressive_strategy", "against")
    assert not game.strategy_cards.may_use(1, "assembly").allowed
    assert round_over(game).strategy_cards.may_use(1, "assembly").allowed


@pytest.mark.rule("SA17-NOM-14", "SA17-NOM-15")
@pytest.mark.content("sa17:political/aggressive_strategy")
def test_rotation_order_begins_with_the_speaker_whoever_called_the_council() -> None:
    game = senate()
    game.state.speaker, game.state.cycler = 2, -1
    strategy_cards(game, {"assembly": 0, "bureaucracy": 1, "leadership": 2})
    table = vote(game, "aggressive_strategy")
    for seat in (2, 1, 0):
        assert [ask.seat for ask in table.pending] == [seat]
        say(table, seat, "done")


@pytest.mark.content("sa17:political/free_trade")
def test_free_trade() -> None:
    game = senate()
    trade(game, 0, 1, (1, 1))
    strategy_cards(game, {"trade": 2, "assembly": 0})
    game = passed(game, "free_trade")
    game.end_scope("action")
    game.player(1).strategy = 0
    table = play(game, Step("strategy_cards.play", 2, what="trade"))
    say(table, 0, "goods")
    say(table, 1, "secondary")
    game = game_of(table)
    assert game.state.agreements[0].goods == (2, 1)
    assert (game.strategy_cards.counters(1, "trade"), game.strategy_cards.counters(0, "trade")) == (0, 1)
    game = game_of(refuse(table))
    assert game.strategy_cards.counters(1, "trade") == 1  # the action is over
    game = senate()
    game.player(1).trade_goods = 3
    assert passed(game, "free_trade", "against").player(1).trade_goods == 1


@pytest.mark.content("sa17:political/humane_labor")
def test_humane_labor_halves_capacity() -> None:
    game = senate()
    put(game, 0, "jord", "space_dock")
    job, limited = Job(0, HOME, ("planet:jord",)), Job(0, HOME, ("planet:jord",), 3, tactical=False)
    full = game.production.capacity(job, "planet:jord")
    game = passed(game, "humane_labor")
    assert game.production.capacity(job, "planet:jord") == (full + 1) // 2
    assert game.production.capacity(limited, "planet:jord") == full  # the secondary of Production
    assert abolished(game, "humane_labor").production.capacity(job, "planet:jord") == full
    game = passed(game, "humane_labor", "against")
    assert game.production.docks(0, HOME) == []
    assert round_over(game).production.docks(0, HOME) == ["planet:jord"]


@pytest.mark.content("sa17:political/amnesty_for_the_fallen")
def test_amnesty_for_the_fallen() -> None:
    game = senate()
    put(game, 0, "1,0", "cruiser")
    put(game, 1, "0,1", "cruiser")
    game.state.claims = [Claim(0, "test", 1, 1), Claim(1, "test", 2, 1)]
    assert [p.trade_goods for p in passed(game, "amnesty_for_the_fallen").state.players] == [0, 0, 8]
    game = senate()
    put(game, 0, "1,0", "2 cruiser")
    put(game, 1, "1,0", "destroyer")
    put(game, 2, "0,1", "war_sun")
    game.state.claims = [Claim(seat, "test", 1, 1) for seat in (0, 1)]
    game = passed(game, "amnesty_for_the_fallen", "against")
    table = sets_out(game, 0, "1,0", "space_battle.begin")
    assert asks(table, 0) == "aggression"  # Letnev's fleet is the weakest
    say(table, 0, "exhaust:jord")
    assert asks(table, 0) != "aggression"
    game = round_over(game_of(refuse(table)))
    put(game, 1, "0,-1", "destroyer")
    put(game, 0, "0,-1", "cruiser")
    assert asks(sets_out(game, 0, "0,-1", "space_battle.begin"), 0) != "aggression"


@pytest.mark.content("sa17:political/enforcer")
def test_the_enforcer_acts_twice_when_assembly_is_over() -> None:
    game = senate()
    strategy_cards(game, {"assembly": 0, "trade": 1})
    game = passed(game, "enforcer", "player:1")
    game.state.phase = "action"
    table = play(game, Step("strategy_cards.special", 0, what="assembly"), Step("strategy_cards.end", 0, what="assembly"))
    pool = game_of(table).player(1).pool
    say(table, 1, "system:1,0")
    until(table, 1, "enforcer")
    assert "system:1,0" not in offers(table, 1)  # activated already
    say(table, 1, "system:0,1")
    game = game_of(refuse(table))
    assert [1 in game.board.system(Hex(hex_)).counters for hex_ in ("1,0", "0,1")] == [True, True]
    assert game.player(1).pool == pool
    table = play(game, Step("strategy_cards.special", 0, what="assembly"))
    assert table.over  # twice, and no more


@pytest.mark.content("sa17:political/enforcer")
def test_an_enforcer_elected_after_assembly_waits_for_the_next_one() -> None:
    game = senate()
    game.state.laws = [Law(CardId("council_precept"), "player:1")]
    game.politics.begin_law(game.state.laws[0])
    game.player(1).political_cards = [CardId("enforcer")]
    strategy_cards(game, {"assembly": 0, "trade": 1})
    game.strategy_cards.turn_over("assembly")
    game.state.action, game.state.phase = None, "action"
    table = play(game, Step("action_phase.turn", 1))
    say(table, 1, next(key for key in offers(table, 1) if "card:enforcer" in key), "player:2")
    game = round_over(game_of(table))
    table = play(game, Step("strategy_cards.special", 0, what="trade"), Step("strategy_cards.special", 0, what="assembly"))
    assert asks(table, 2) == "enforcer"
    say(table, 2, "no")
    assert table.over
    assert play(game_of(table), Step("strategy_cards.special", 0, what="assembly")).over  # he has had his chance


@pytest.mark.content("sa17:political/minister_of_commerce")
def test_the_minister_of_commerce() -> None:
    game = passed(senate(), "minister_of_commerce", "player:2")
    game.player(0).trade_goods = game.player(1).trade_goods = 2
    strategy_cards(game, {"trade": 0})
    table = play(game, Step("strategy_cards.special", 0, what="trade"))
    say(table, 2, "player:0", "player:1")
    assert [player.trade_goods for player in game_of(table).state.players] == [1, 1, 2]
    table = until(play(game_of(table), Step("status_phase.make_goods", 2)), 2, "sell_influence")
    assert offers(table, 2) == ["planet:hercant", "planet:kamdorn", "no"]
    say(table, 2, "planet:hercant")
    game = game_of(refuse(table))
    assert (game.player(2).trade_goods, game.board.planet(PlanetId("hercant")).exhausted) == (3, True)
    table = refuse(play(abolished(game, "minister_of_commerce"), Step("status_phase.make_goods", 2)))
    assert game_of(table).player(2).trade_goods == 3


def test_who_leaves_the_game_leaves_his_offices() -> None:
    game = passed(passed(senate(), "emperor", "player:1"), "common_practice")
    game = game_of(refuse(trial(game, lambda g: g.victory.eliminate(1))))
    assert in_force(game) == ["common_practice"]
    assert sorted(e.owner for e in game.state.effects if e.key == "common_practice") == [0, 2]
