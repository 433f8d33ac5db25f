"""Mercenaries in Shattered Ascension: bid for after Trade, lured away, paid at the end of the round."""

from __future__ import annotations

import pytest
from hiring import evasions, hired
from skirmish import fight, finish
from skirmish import fleets as met_fleets
from strategic import exhaust
from tables import asks, game_of, hold, new_game, offers, play, put, say
from trial import trial

from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.naming import on_planet, unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.shattered_ascension.game import Game as ShatteredAscension
from mecatol.rules.state import CardId, PlanetId, Seat
from mecatol.rulesets import resolve

BIDS = pytest.mark.parametrize("ruleset", ["sa17 +mercenaries", "sa_es +mercenaries"])

RULES = "sa17 +mercenaries"


def market(*goods: int, deck: str = "felrey", round_: int = 2, ruleset: str = RULES) -> Game:
    """Everybody has so many goods and nothing else; one Mercenary is in the deck."""
    game = new_game(ruleset, len(goods))
    game.state.round = round_
    game.state.mercenary_deck.bag = [CardId(deck)] if deck else []
    for seat, amount in enumerate(goods):
        exhaust(game, seat, goods=amount)
    return game


def after_trade(game: Game) -> Table:
    async def trade_is_over(playing: ShatteredAscension) -> None:
        await playing.mercenaries.after_trade(0)

    return trial(game, trade_is_over)


def bid(table: Table, *amounts: int) -> Table:
    """Everybody's bid for the Mercenary, opened together."""
    for seat, amount in enumerate(amounts):
        if table.asked(seat) is not None:
            say(table, seat, f"bid:{amount}")
    return table


def goods(table: Table) -> list[int]:
    return [player.trade_goods for player in game_of(table).state.players]


def opened(table: Table) -> list[tuple[Seat, int]]:
    return [(event["seat"], event["amount"]) for event in table.events_since(None) if event["event"] == "mercenarybid"]


@pytest.mark.rule("SA17-SOT-15")
def test_they_are_in_the_game_where_the_table_wants_them() -> None:
    with_them, without = new_game(RULES, 3), new_game("sa17", 3)
    assert len(with_them.cards.mercenaries) == 16
    assert "felrey" in with_them.content.units
    assert "felrey" not in without.content.units
    assert resolve(RULES).parameters.mercenaries
    without.state.round = 2
    without.state.mercenary_deck.bag = [CardId("felrey")]
    assert after_trade(without).over


@pytest.mark.rule("SA17-SOT-16")
def test_one_is_for_hire_after_trade_but_not_in_the_first_round() -> None:
    assert after_trade(market(3, 3, 3, round_=1)).over
    table = after_trade(market(3, 3, 3))
    assert [ask.name for ask in table.pending] == ["mercenary_bid"] * 3
    game = new_game(RULES, 3)
    game.strategy_phase.lay_out_cards()
    assert [card.id for card in game.state.strategy_cards if card.id.startswith("trade")] == ["trade"], "no Trade III"


@pytest.mark.rule("SA17-SOT-16")
def test_the_trade_card_brings_it_on() -> None:
    game = market(3, 3, 3)
    game.state.strategy_cards = []
    game.strategy_phase.lay_out_cards()
    table = play(game, Step("strategy_cards.play", 0, what="trade"))
    while table.pending and table.pending[0].name != "mercenary_bid":
        seat = table.pending[0].seat
        say(table, seat, next((key for key in ("done", "no", "pass") if key in offers(table, seat)), offers(table, seat)[0]))
    assert [ask.name for ask in table.pending] == ["mercenary_bid"] * 3


@BIDS
@pytest.mark.rule("SA17-SOT-17", "SAES-SOT-22")
def test_bids_are_hidden_until_all_have_bid(ruleset: str) -> None:
    table = after_trade(market(3, 3, 3, ruleset=ruleset))
    say(table, 1, "bid:2")
    assert opened(table) == []
    assert "2" not in str(game_of(table).view(0).bids)
    say(table, 0, "bid:0")
    say(table, 2, "bid:1")
    assert opened(table) == [(0, 0), (1, 2), (2, 1)]


@BIDS
@pytest.mark.rule("SA17-SOT-18", "SAES-SOT-23")
def test_nobody_bids_more_than_he_could_pay(ruleset: str) -> None:
    game = market(2, 0, 0, ruleset=ruleset)
    hold(game, 0, "wellon")
    planet = game.board.printed_planet(PlanetId("wellon"))
    table = after_trade(game)
    most = 2 + max(planet.resources, planet.influence)
    assert offers(table, 0) == [f"bid:{amount}" for amount in range(most + 1)]


@BIDS
@pytest.mark.rule("SA17-SOT-19", "SAES-SOT-26")
def test_without_a_bid_the_mercenary_is_discarded(ruleset: str) -> None:
    table = bid(after_trade(market(1, 1, 1, ruleset=ruleset)), 0, 0, 0)
    assert game_of(table).state.mercenary_deck.discard == ["felrey"]
    assert not any(hired(table, seat) for seat in range(3))


@BIDS
@pytest.mark.rule("SA17-SOT-20", "SA17-SOT-22", "SAES-SOT-24", "SAES-SOT-25")
def test_the_highest_bidder_puts_it_on_a_planet_or_to_a_fleet_and_all_bids_are_paid(ruleset: str) -> None:
    game = market(4, 3, 1, ruleset=ruleset)
    put(game, 0, "1,0", "carrier")
    table = bid(after_trade(game), 4, 3, 0)
    assert asks(table, 0) == "quarter_mercenary"
    assert "system:1,0" in offers(table, 0)
    assert any(key.startswith("planet:") for key in offers(table, 0))
    finish(say(table, 0, "system:1,0"))
    assert hired(table, 0) == ["felrey"]
    assert goods(table) == [0, 0, 1], "the loser pays as well"


@BIDS
@pytest.mark.rule("SA17-SOT-21", "SAES-SOT-25")
def test_a_bid_is_paid_in_any_mix(ruleset: str) -> None:
    game = market(1, 0, 0, ruleset=ruleset)
    hold(game, 0, "wellon")
    worth = game.board.printed_planet(PlanetId("wellon"))
    table = bid(after_trade(game), 1 + max(worth.resources, worth.influence), 0, 0)
    finish(table)
    assert hired(table, 0) == ["felrey"]
    assert goods(table)[0] == 0
    assert game_of(table).board.planet(PlanetId("wellon")).exhausted, "a planet and a good together"


@BIDS
@pytest.mark.rule("SA17-SOT-23", "SAES-SOT-24")
def test_of_equal_bids_the_most_influence_wins(ruleset: str) -> None:
    game = market(3, 3, 3, ruleset=ruleset)
    hold(game, 2, "wellon")
    assert game.board.printed_planet(PlanetId("wellon")).influence
    table = bid(after_trade(game), 2, 2, 2)
    assert asks(table, 2) == "quarter_mercenary"


@pytest.mark.parametrize(("ruleset", "first"), [(RULES, 2), ("sa_es +mercenaries", 0)])
@pytest.mark.rule("SA17-SOT-23", "SA17-NOM-15", "SAES-SOT-24")
def test_who_is_level_in_influence_too_goes_by_rotation_order(ruleset: str, first: Seat) -> None:
    game = market(3, 3, 3, ruleset=ruleset)
    game.state.speaker, game.state.active = 2, 0
    table = bid(after_trade(game), 2, 2, 2)
    assert [event["seat"] for event in table.events_since(None) if event["event"] == "mercenaryrecruited"] == [first]


def loyalty(*goods_: int, ruleset: str, name: str = "felrey", owner: Seat = 1) -> Table:
    """A Mercenary of seat 1 is in play; nobody new is for hire."""
    game = market(*goods_, deck="", ruleset=ruleset)
    game.mercenaries.hire(owner, unit_kind(name), on_planet(PlanetId("arnor")), "test")
    return after_trade(game)


@pytest.mark.rule("SA17-SOT-24")
def test_a_loyalty_bid_opens_with_two_and_not_on_the_new_one() -> None:
    table = loyalty(3, 1, 1, ruleset=RULES)
    assert asks(table, 0) == "loyalty_bid"
    assert offers(table, 0) == ["lure:felrey:2", "lure:felrey:3", "pass"]
    fresh = bid(after_trade(market(2, 4, 4)), 2, 0, 0)
    assert hired(fresh, 0) == ["felrey"]
    assert fresh.over, "nobody is asked about the one just hired"


@pytest.mark.rule("SA17-SOT-24")
def test_who_has_no_place_for_a_mercenary_calls_nobody() -> None:
    game = market(3, 1, 1, deck="")
    put(game, 1, "arnor", "felrey_ground")
    for planet in game.board.planets_of(0):
        game.invasion.lose(planet.id, "test")
    assert after_trade(game).over


@BIDS
@pytest.mark.rule("SA17-SOT-25", "SAES-SOT-27")
def test_others_may_join_but_not_the_owner(ruleset: str) -> None:
    table = loyalty(3, 5, 4, ruleset=ruleset)
    say(table, 0, "lure:felrey:2")
    assert asks(table, 2) == "join_loyalty_bid"
    assert offers(table, 2) == ["bid:3", "bid:4", "pass"]
    say(table, 2, "bid:3")
    assert table.asked(0) is None, "he has three and would need four"
    assert asks(table, 1) == "counter_bid", "the owner answers"


@BIDS
@pytest.mark.rule("SA17-SOT-26", "SAES-SOT-28")
@pytest.mark.parametrize(("amount", "taken"), [(4, False), (5, True)])
def test_two_more_than_the_counter_bid_take_the_mercenary(ruleset: str, amount: int, taken: bool) -> None:
    table = loyalty(5, 3, 0, ruleset=ruleset)
    say(table, 0, f"lure:felrey:{amount}")
    say(table, 1, "bid:3")
    finish(table)
    assert hired(table, 0 if taken else 1) == ["felrey"]
    assert goods(table)[:2] == ([0, 3] if taken else [5, 0]), "only a bid that wins is paid"


@BIDS
@pytest.mark.rule("SA17-SOT-27", "SAES-SOT-29")
@pytest.mark.parametrize(("amount", "taken"), [(5, False), (6, True)])
def test_three_more_for_one_of_the_owner_s_race(ruleset: str, amount: int, taken: bool) -> None:
    game = market(6, 3, 0, deck="", ruleset=ruleset)
    assert game.player(1).race == "letnev"
    assert game.cards.mercenaries["nolad"].race == "letnev"
    game.mercenaries.hire(1, unit_kind("nolad"), on_planet(PlanetId("arnor")), "test")
    table = after_trade(game)
    say(table, 0, f"lure:nolad:{amount}")
    say(table, 1, "bid:3")
    finish(table)
    assert hired(table, 0 if taken else 1) == ["nolad"]


@pytest.mark.rule("SA17-SOT-28")
def test_each_costs_a_good_at_the_end_of_the_status_phase() -> None:
    game = market(1, 2, 0, deck="")
    put(game, 0, "arnor", "felrey_ground")
    put(game, 0, "lor", "nolad_ground")
    table = play(game, Step("status_phase.pay_mercenaries"))
    assert asks(table, 0) == "mercenary_upkeep"
    finish(say(table, 0, "pay:nolad"))
    assert hired(table, 0) == ["nolad"]
    assert game_of(table).state.mercenary_deck.discard == ["felrey"]
    assert goods(table)[0] == 0


@BIDS
@pytest.mark.rule("SA17-SOT-29", "SAES-SOT-32")
def test_evasion_works_once_in_a_combat_round(ruleset: str) -> None:
    game = met_fleets("felrey", "2 cruiser", f"{ruleset} -tactical_retreats")
    # Felrey misses, both Cruisers hit, and the first hit is evaded on 7 or more; for the second there is no die.
    table = finish(fight(game, 1, 10, 10, 10, 10))
    assert evasions(table) == [("felrey", 10, True)]
    assert hired(table, 0) == []


@BIDS
@pytest.mark.rule("SA17-SOT-29", "SAES-SOT-32")
def test_in_the_next_round_it_evades_again(ruleset: str) -> None:
    game = met_fleets("felrey", "cruiser", f"{ruleset} -tactical_retreats")
    table = finish(fight(game, 1, 10, 10, 1, 10, 1))
    assert evasions(table) == [("felrey", 10, True), ("felrey", 1, False)]
