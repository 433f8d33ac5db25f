"""Action Cards about Trade Agreements and Trade Goods."""

from __future__ import annotations

import pytest
from dealing import actions, acts, anytime, at, dealt, offered, through
from tables import asks, game_of, play, say

from mecatol.core.rules import Step
from mecatol.rules.moments import (
    GOODS_COLLECTED,
    STRATEGY_PHASE_BEGINS,
    TURN_ENDS,
    Collected,
)
from mecatol.rules.state import Agreement


@pytest.mark.content("sa17:action/influence_the_merchants_guild")
def test_merchants_guild_breaks_one_and_opens_one() -> None:
    game = dealt((0, "influence_the_merchants_guild"), seats=4)
    assert actions(game) == []
    game.state.agreements = [Agreement((1, 2), (0, 0), (3, 0))]
    table = acts(game, "influence_the_merchants_guild")
    assert game_of(table).player(1).trade_goods == 2  # half of what lay there
    say(table, 0, "trade:3:0:0")
    say(table, 3, "yes")
    assert [a.partners for a in game_of(table).state.agreements] == [(0, 3)]
    assert asks(table, 1) == "action"  # one only


@pytest.mark.content("sa17:action/influence_the_merchants_guild")
def test_merchants_guild_breaks_what_the_hacan_have_agreed_to() -> None:
    game = dealt((0, "influence_the_merchants_guild"), seats=3)
    game.begin_effect("hacan_unbreakable_agreements", 1, "race")
    game.state.agreements = [Agreement((1, 2), (0, 0), (0, 0))]
    assert game.trade.endable(0) == []  # otherwise nobody ends it
    table = acts(game, "influence_the_merchants_guild")
    assert game_of(table).state.agreements == []


@pytest.mark.content("sa17:action/trade_stop")
def test_trade_stop_in_the_strategy_phase_only() -> None:
    game = dealt((0, "trade_stop"))
    game.state.agreements = [Agreement((0, 1), (0, 0), (2, 4)), Agreement((1, 2), (1, 0))]
    assert anytime(game) == []
    game.state.phase = "strategy"
    assert anytime(game) == ["trade_stop"]
    table = at(game, STRATEGY_PHASE_BEGINS, 0)
    say(table, 0, "card:trade_stop")
    after = game_of(table)
    assert after.state.agreements == []
    assert [player.trade_goods for player in after.state.players] == [1, 2, 0]


@pytest.mark.content("sa17:action/master_of_trade")
def test_master_of_trade_places_goods_on_new_agreements() -> None:
    game = dealt((0, "master_of_trade"))
    game.state.agreements = [Agreement((1, 2), (0, 0))]
    table = at(game, TURN_ENDS, 0, "turn")
    say(table, 0, "card:master_of_trade", "trade:1:0:1")
    say(table, 1, "yes")
    through(table)
    after = game_of(table)
    goods = {agreement.partners: agreement.goods for agreement in after.state.agreements}
    assert goods[1, 2] == (0, 0)
    assert all(goods[0, 1])
    assert after.player(0).trade_goods == 1


@pytest.mark.content("sa17:action/ruinous_tariffs")
def test_ruinous_tariffs_take_half_of_a_partners_goods() -> None:
    game = dealt((0, "ruinous_tariffs"))
    game.player(1).trade_goods = 5
    assert offered(game, GOODS_COLLECTED, Collected(1, 2)) == []
    game.state.agreements = [Agreement((0, 1), (0, 0))]
    assert offered(game, GOODS_COLLECTED, Collected(2, 2)) == []
    table = at(game, GOODS_COLLECTED, Collected(1, 2))
    say(table, 0, "card:ruinous_tariffs")
    assert [player.trade_goods for player in game_of(table).state.players] == [3, 2, 0]


@pytest.mark.content("sa17:action/ruinous_tariffs", "sa17:action/frozen_accounts")
def test_ruinous_tariffs_take_nothing_from_accounts_that_are_frozen() -> None:
    game = dealt((0, "ruinous_tariffs"), (0, "frozen_accounts"))
    game.player(1).trade_goods = 5
    game.state.agreements = [Agreement((0, 1), (0, 0))]
    assert offered(game, GOODS_COLLECTED, Collected(1, 2)) == ["ruinous_tariffs"]
    table = say(play(game, Step("action_phase.turn", 1)), 0, "card:frozen_accounts", "player:1")
    assert offered(game_of(table), GOODS_COLLECTED, Collected(1, 2)) == []


@pytest.mark.content("sa17:action/frozen_accounts")
def test_frozen_accounts_until_the_round_is_over() -> None:
    game = dealt((0, "frozen_accounts"))
    game.player(2).trade_goods = 4
    table = play(game, Step("action_phase.turn", 1))
    say(table, 0, "card:frozen_accounts", "player:2")
    after = game_of(table)
    assert (after.economy.spendable_goods(2), after.economy.acts(2)) == (0, [])
    assert not after.economy.can_pay(2, resources=after.economy.available_resources(2) + 1)
    after.end_scope("round")
    assert after.economy.spendable_goods(2) == 4
