"""The Emirates of Hacan."""

from __future__ import annotations

import pytest
from races.racing import HERE, battle, become, offered, race_game, units_in, use
from strategic import counters, holding
from tables import asks, game_of, offers, play, say, strategy_cards
from trial import trial

from mecatol.core.decisions import ALLOWED
from mecatol.core.rules import Step
from mecatol.rules.moments import MAY_BREAK, Partners
from mecatol.rules.official.game import Game
from mecatol.rules.state import Agreement

BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])
EDITIONS = pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])


@BOTH
@pytest.mark.rule("OFF-RAC-2")
@pytest.mark.content("sa17:ability/hacan_free_trade_deals", "official:ability/hacan_free_trade_deals")
def test_their_deals_need_no_approval(ruleset: str) -> None:
    game = race_game(ruleset, "hacan", seats=4)
    assert not game.trade.needs_approval(2, 0, 1)
    assert game.trade.needs_approval(2, 1, 3)


@pytest.mark.parametrize(
    ("ruleset", "card"), [("official strategy=base", "trade"), ("official +mercenaries", "trade_iii"), ("sa17", "trade")]
)
@pytest.mark.rule("OFF-RAC-2")
@pytest.mark.content("sa17:ability/hacan_free_trade_secondary", "official:ability/hacan_free_trade_secondary")
def test_the_secondary_of_trade_costs_no_counter(ruleset: str, card: str) -> None:
    game = holding(ruleset, {card: 0})
    become(game, 1, "hacan")
    assert (game.strategy_cards.counters(1, card), game.strategy_cards.counters(2, card)) == (0, 1)


@BOTH
@pytest.mark.rule("OFF-RAC-2")
@pytest.mark.content("sa17:ability/hacan_trade_income", "official:ability/hacan_trade_income")
def test_each_agreement_brings_one_more(ruleset: str) -> None:
    game = race_game(ruleset, "hacan", "sol", seats=3)
    assert game.trade.value(0, 1, 0) == 3
    assert game.trade.value(1, 0, 0) == 3
    assert game.trade.value(2, 1, 0) == 2


@BOTH
@pytest.mark.rule("OFF-RAC-2")
@pytest.mark.content("sa17:ability/hacan_unbreakable_agreements", "official:ability/hacan_unbreakable_agreements")
def test_nobody_breaks_an_agreement_with_them(ruleset: str) -> None:
    game = race_game(ruleset, "hacan", "sol", seats=3)
    assert not game.fold(MAY_BREAK, ALLOWED, Partners(1, 0)).allowed
    assert game.fold(MAY_BREAK, ALLOWED, Partners(0, 1)).allowed
    assert game.fold(MAY_BREAK, ALLOWED, Partners(1, 2)).allowed


@BOTH
@pytest.mark.rule("OFF-RAC-2")
@pytest.mark.content("sa17:ability/hacan_card_swap", "official:ability/hacan_card_swap")
def test_cards_are_traded_in_the_status_phase(ruleset: str) -> None:
    game = race_game(ruleset, "hacan", seats=3)
    mine, theirs, others = (game.action_cards.all_cards()[n] for n in range(3))
    game.player(0).action_cards, game.player(1).action_cards, game.player(2).action_cards = [mine], [theirs], [others]
    table = play(game, Step("status_phase.start"))
    assert offered(table, 0) == ["player:1", "player:2"]
    use(table, 0, "player:1")
    say(table, 1, f"card:{theirs}")
    players = game_of(table).state.players
    assert (players[0].action_cards, players[1].action_cards) == ([theirs], [mine])
    use(table, 0, "player:2")
    say(table, 2, "no")
    assert offered(table, 0) == ["player:1"]


@BOTH
@pytest.mark.content("sa17:upgrade/production_centers", "official:upgrade/production_centers")
def test_production_centers_fill_the_coffers(ruleset: str) -> None:
    game = race_game(ruleset, "hacan", upgrades=["production_centers"], seats=3)
    game.player(0).trade_goods = 5
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("production_centers")), "player:2")
    assert [player.trade_goods for player in game_of(table).state.players] == [9, 0, 2]
    assert counters(table, 0)[0] == 1
    rich = race_game(ruleset, "hacan", upgrades=["production_centers"], seats=3)
    rich.player(0).trade_goods = 6
    assert not [key for key in offers(play(rich, Step("action_phase.turn", 0)), 0) if key.endswith("production_centers")]


@EDITIONS
@pytest.mark.rule("SA17-DUE-27", "SAES-DUE-31")
@pytest.mark.content("sa17:upgrade/production_centers")
def test_in_a_duel_one_good_is_given(ruleset: str) -> None:
    game = race_game(ruleset, "hacan", upgrades=["production_centers"])
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("production_centers")))
    assert [player.trade_goods for player in game_of(table).state.players] == [5, 1]


@BOTH
@pytest.mark.content("sa17:upgrade/quantum_datahub_node", "official:upgrade/quantum_datahub_node")
def test_strategy_cards_are_exchanged_with_a_partner(ruleset: str) -> None:
    game = race_game(ruleset, "hacan", upgrades=["quantum_datahub_node"], seats=3)
    strategy_cards(game, {"leadership": 0, "assembly": 1, "bureaucracy": 2})
    game.state.agreements = [Agreement((0, 1), (0, 0))]
    table = play(game, Step("strategy_phase.end"))
    assert asks(table, 0) == "datahub"
    assert offers(table, 0) == ["leadership>assembly", "no"]
    say(table, 0, "leadership>assembly")
    holders = {card.id: card.holder for card in game_of(table).state.strategy_cards}
    assert holders == {"leadership": 1, "assembly": 0, "bureaucracy": 2}


@pytest.mark.content("sa17:upgrade/caravan_fleets")
def test_caravans_come_in_before_the_status_phase() -> None:
    game = race_game("sa17", "hacan", upgrades=["caravan_fleets"], seats=3)
    game.state.agreements = [Agreement((0, 1), (0, 0)), Agreement((0, 2), (1, 0))]
    assert game_of(play(game, Step("status_phase.start"))).player(0).trade_goods == 2


@BOTH
@pytest.mark.content("sa17:flagship/hacan", "official:flagship/hacan")
def test_goods_roll_dice_again_beside_the_flagship(ruleset: str) -> None:
    game = race_game(f"{ruleset} -tactical_retreats", "hacan")
    game.player(0).trade_goods = 3
    table = battle(game, "flagship", "2 cruiser", dice=[1, 1, 1, 1, 1, 10, 10])
    use(table, 0, "again:0")
    use(table, 0, "again:1")
    assert not [key for key in offered(table, 0) if key.startswith("again")]
    assert game_of(table).player(0).trade_goods == 1
    assert units_in(table, 1, f"system:{HERE}") == {}
    plain = race_game(f"{ruleset} -tactical_retreats", "hacan")
    plain.player(0).trade_goods = 3
    assert not offered(battle(plain, "cruiser", "cruiser", dice=[10, 1]), 0)


@pytest.mark.rule("OFF-FAQ-1")
@pytest.mark.content("official:ability/hacan_unbreakable_agreements")
def test_agreements_with_them_end_by_the_b_of_trade_and_no_other_strategy_card() -> None:
    game = race_game("official", "hacan", "sol", seats=4)
    theirs, others = Agreement((0, 1), (0, 0)), Agreement((1, 2), (1, 0))
    game.state.agreements = [theirs, others]
    assert game.trade.breakable(1) == [others]  # in the Status Phase
    assert game.trade.breakable(0) == [theirs]
    assert game.trade.endable(3) == game.trade.endable(1) == [others]  # by Trade II

    async def break_all(game: Game) -> None:
        await game.trade.break_all()  # what Trade b) and cards do

    assert game_of(trial(game, break_all)).state.agreements == []
