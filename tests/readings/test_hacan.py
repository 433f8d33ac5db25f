"""The Emirates of Hacan, read a second time."""

from __future__ import annotations

import pytest
from races.racing import battle, become, offered, race_game, rolls, use
from readings.reading import actions, enact, ever, goods, turn, wide
from strategic import counters, harmless, holding, uses
from tables import asks, game_of, offers, play, say, strategy_cards
from trial import trial

from mecatol.core.rules import Step
from mecatol.rules.moments import NEEDS_APPROVAL
from mecatol.rules.official.game import Game
from mecatol.rules.state import Agreement, CardId, Law

BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])


@BOTH
@pytest.mark.content("sa17:ability/hacan_free_trade_secondary", "official:ability/hacan_free_trade_secondary")
def test_the_secondary_of_trade_costs_no_counter(ruleset: str) -> None:
    card = "trade"
    game = holding(ruleset, {card: 0})
    become(game, 1, "hacan")
    game.player(1).strategy = 0
    game.state.agreements = [Agreement((1, 2), (0, 0), (2, 2))]
    assert game.strategy_cards.may_use(1, card).allowed
    table = enact(uses(game, card, 1), "use", seat=1)
    assert counters(table, 1)[0] == 0


@pytest.mark.content("official:ability/hacan_trade_income")
def test_each_agreement_pays_one_more() -> None:
    game = race_game("official", "hacan", "sol", seats=3)
    game.state.agreements = [Agreement((0, 1), (0, 0)), Agreement((0, 2), (1, 0))]
    assert game.trade.income(0) == sum(game.trade.received(0, a) for a in game.state.agreements)
    assert game.trade.received(0, game.state.agreements[0]) == game.content.races["sol"].contracts[0] + 1


@pytest.mark.content("sa17:ability/hacan_trade_income")
def test_one_more_good_is_laid_on_each_agreement() -> None:
    game = race_game("sa17", "hacan", "sol", seats=3)
    game.state.agreements = [Agreement((0, 1), (0, 0)), Agreement((0, 2), (1, 0))]

    async def lay(game: Game) -> None:
        await game.trade.place_goods()

    table = trial(game, lay)
    first = game_of(table).state.agreements[0]
    assert first.goods == (2 + 1, 3)


@BOTH
@pytest.mark.content("sa17:ability/hacan_unbreakable_agreements", "official:ability/hacan_unbreakable_agreements")
def test_others_cannot_end_an_agreement_in_the_status_phase_they_can(ruleset: str) -> None:
    game = race_game(ruleset, "hacan", "sol", seats=3)
    game.state.agreements = [Agreement((0, 1), (0, 0))]

    async def step(game: Game) -> None:
        await game.trade.status_step(1)

    assert not trial(game, step).pending

    async def own(game: Game) -> None:
        await game.trade.status_step(0)

    assert asks(trial(game, own), 0)


@BOTH
@pytest.mark.content("sa17:ability/hacan_card_swap", "official:ability/hacan_card_swap")
def test_cards_may_be_traded_before_cards_are_drawn_too_and_refused(ruleset: str) -> None:
    game = race_game(ruleset, "hacan", seats=3)
    cards = harmless(game.action_cards)
    game.player(0).action_cards, game.player(1).action_cards = [CardId(cards[0])], [CardId(cards[1])]
    game.state.phase = "status"
    table = play(game, Step("status_phase.before_cards"))
    use(table, 0, "player:1")
    say(table, 1, "no")
    assert game_of(table).player(0).action_cards == [cards[0]]
    assert not ever(table, "player:1")


@BOTH
@pytest.mark.content("sa17:upgrade/production_centers", "official:upgrade/production_centers")
def test_once_a_round_and_for_a_counter(ruleset: str) -> None:
    game = race_game(ruleset, "hacan", upgrades=["production_centers"], seats=3)
    table = turn(game, "production_centers", "player:1")
    assert (goods(table), goods(table, 1)) == (4, 2)
    assert "production_centers" not in actions(game_of(table))
    poor = race_game(ruleset, "hacan", upgrades=["production_centers"], seats=3)
    poor.player(0).strategy = 0
    assert "production_centers" not in actions(poor)


@BOTH
@pytest.mark.content("sa17:upgrade/quantum_datahub_node", "official:upgrade/quantum_datahub_node")
def test_no_exchange_without_a_partner_or_a_wish(ruleset: str) -> None:
    game = race_game(ruleset, "hacan", upgrades=["quantum_datahub_node"], seats=3)
    strategy_cards(game, {"leadership": 0, "assembly": 1, "bureaucracy": 2})
    assert not ever(play(game, Step("strategy_phase.end")), "datahub")
    game.state.agreements = [Agreement((1, 2), (0, 0))]
    assert not ever(play(game, Step("strategy_phase.end")), "datahub")
    game.state.agreements = [Agreement((0, 2), (0, 0))]
    game.state.phase = "strategy"
    table = enact(play(game, Step("strategy_phase.end")), "no")
    assert game_of(table).strategy_cards.held(0)


@pytest.mark.content("sa17:upgrade/caravan_fleets")
def test_caravans_bring_nothing_from_agreements_of_others() -> None:
    game = race_game("sa17", "hacan", upgrades=["caravan_fleets"], seats=3)
    game.state.agreements = [Agreement((1, 2), (0, 0))]
    assert goods(play(game, Step("status_phase.start"))) == 0


@BOTH
@pytest.mark.content("sa17:flagship/hacan", "official:flagship/hacan")
def test_two_dice_a_round_and_two_in_the_next(ruleset: str) -> None:
    game = wide(race_game(f"{ruleset} -tactical_retreats", "hacan"))
    game.player(0).trade_goods = 3
    table = battle(game, "flagship, cruiser", "dreadnought", dice=[1] * 60)
    use(table, 0, "again:0")
    use(table, 0, "again:0")
    assert not [key for key in offered(table, 0) if key.startswith("again")] or game_of(table).board.battle.round == 2
    assert goods(table) == 1
    enact(table, until="dice_rolled")
    use(table, 0, "again:0")
    assert goods(table) == 0
    assert len(rolls(table, 0)) > 3
    game = wide(race_game(f"{ruleset} -tactical_retreats", "hacan"))
    game.player(0).trade_goods = 3
    table = battle(game, "cruiser", "dreadnought", dice=[1] * 60)
    assert not [key for key in offers(table, 0) if "again" in key]


@BOTH
@pytest.mark.content("sa17:ability/hacan_free_trade_deals", "official:ability/hacan_free_trade_deals")
def test_nobody_approves_of_their_agreements(ruleset: str) -> None:
    game = race_game(ruleset, "sol", "hacan", "norr", seats=4)
    assert [game.fold(NEEDS_APPROVAL, True, seat) for seat in (1, 2)] == [False, True]


@pytest.mark.content("cp:ability/hacan_free_trade_secondary")
def test_the_secondary_of_trade_iv_costs_no_counter_either() -> None:
    game = holding("cp", {"trade_iv": 0}, seats=4)
    become(game, 1, "hacan")
    game.player(1).strategy = 0
    game.state.agreements = [Agreement((2, 3), (0, 0))]
    assert game.strategy_cards.may_use(1, "trade_iv").allowed
    table = enact(uses(game, "trade_iv", 1), "use", seat=1)
    assert (counters(table, 1)[0], goods(table, 1)) == (0, 1)
    assert game_of(table).state.agreements == []


@pytest.mark.content("cp:political/trade_war")
def test_a_trade_war_is_fought_with_trade_iv_too() -> None:
    game = holding("cp", {"trade_iv": 0}, seats=4)
    game.state.laws = [Law(CardId("trade_war"))]
    game.politics.begin_law(game.state.laws[0])
    game.state.agreements = [Agreement((2, 3), (0, 0))]
    game.player(2).trade_goods = 2
    table = enact(uses(game, "trade_iv", 1), "use", "player:2", seat=1)
    assert [goods(table, seat) for seat in (1, 2)] == [1, 1]
