"""Laws about goods, counters, production and planets, and how they end."""

from __future__ import annotations

import pytest
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards
from trial import trial
from voting import in_force, keys_of, passed, refuse, round_over, senate, sets_out, trade, vote

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import SECONDARY_DONE, Strategic
from mecatol.rules.naming import unit_kind
from mecatol.rules.official.construction import Job
from mecatol.rules.official.game import Game
from mecatol.rules.state import EXHAUSTED, Action, CardId, Objective, Place, Planet, PlanetId, Seat, UnitId

HOME = Hex("0,-2")


def abolished(game: Game, law: str) -> Game:
    game.politics.repeal(CardId(law))
    return game


def rich(amount: int) -> Game:
    game = senate()
    for player in game.state.players:
        player.trade_goods = amount
    return game


def goods(game: Game) -> list[int]:
    return [player.trade_goods for player in game.state.players]


def halves(game: Game, kind: UnitId) -> int:
    return game.production.halves(0, HOME, kind)


def due(game: Game, kind: str) -> int:
    """What one unit built at the first player's dock costs."""
    job = Job(0, HOME, ("planet:jord",))
    return game.production.due(job, (game.production._piece(job, "planet:jord", f"build:{kind}"),))


def docked() -> Game:
    game = senate()
    put(game, 0, "jord", "space_dock")
    return game


def part(game: Game, name: str, seat: Seat = 0) -> Table:
    return play(game, Step(f"status_phase.{name}", seat))


# -- Trade Agreements ------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/class_struggle")
def test_class_struggle() -> None:
    game = passed(senate(), "class_struggle")
    assert [game.trade.value(0, giver, 0) for giver in (1, 2)] == [2, 2]
    assert game.trade.value(0, 2, 0) == 2
    assert abolished(game, "class_struggle").trade.value(0, 2, 0) == 3
    assert goods(passed(rich(3), "class_struggle", "against")) == [1, 1, 1]


@pytest.mark.content("sa17:political/forced_economic_independence")
def test_forced_economic_independence() -> None:
    game = senate()
    trade(game, 0, 1)
    game = passed(game, "forced_economic_independence", "player:0+player:1")
    assert game.state.agreements == []
    assert not game.trade.may_trade(0, 1)
    assert not game.trade.may_trade(1, 0)
    assert game.trade.may_trade(0, 2)
    assert abolished(game, "forced_economic_independence").trade.may_trade(0, 1)


@pytest.mark.content("sa17:political/trade_war")
def test_trade_war_raids_with_the_secondary_of_trade() -> None:
    game = rich(2)
    trade(game, 0, 1, (2, 1))
    game = passed(game, "trade_war")
    strategy_cards(game, {"trade": 0, "assembly": 1})
    table = play(game, Step("strategy_cards.secondary", 1, what="trade"))
    say(table, 1, "use")
    assert offers(table, 1) == ["area:2", "area:0", "agreement:0:0", "no"]
    say(table, 1, "agreement:0:0")
    game = game_of(table)
    assert (goods(game), game.state.agreements[0].goods) == ([2, 4, 2], (1, 0))
    game = abolished(game, "trade_war")
    game.trade.add_goods(1, game.state.agreements[0], 1)
    table = play(game, Step("strategy_cards.secondary", 1, what="trade"))
    say(table, 1, "use")
    assert table.over
    assert goods(passed(rich(1), "trade_war", "against")) == [0, 0, 0]


@pytest.mark.content("sa17:political/trade_war")
@pytest.mark.parametrize(("card", "amount"), [("assembly", 2), ("trade", 0)])
def test_nobody_raids_by_another_card_or_where_there_is_nothing(card: str, amount: int) -> None:
    game = passed(rich(amount), "trade_war")
    assert trial(game, lambda g: g.moment(SECONDARY_DONE, Strategic(1, card))).over


# -- Command Counters ------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/fleet_regulations")
def test_fleet_regulations_bring_upkeep_sooner() -> None:
    game = new_game("sa17 +increased_limits", 3)
    game.tactical.start(Action(0, "strategic"))
    game.player(0).fleet = 6
    game = passed(game, "fleet_regulations")
    assert game.economy.upkeep_due(0) == 2  # type: ignore[attr-defined]
    assert abolished(game, "fleet_regulations").economy.upkeep_due(0) == 0  # type: ignore[attr-defined]
    game = passed(senate(), "fleet_regulations", "against")
    assert [player.fleet for player in game.state.players] == [4, 4, 4]


@pytest.mark.content("sa17:political/resource_management")
def test_counters_stay_where_they_are() -> None:
    game = passed(senate(), "resource_management")
    assert part(game, "redistribute").over
    assert asks(part(abolished(game, "resource_management"), "redistribute"), 0) == "redistribute"
    game = senate()
    game.state.stage_1_deck.bag = [CardId("five_planets")]
    assert passed(game, "resource_management", "against").state.objectives == [Objective(CardId("five_planets"))]


@pytest.mark.content("sa17:political/vorhal_peace_prize")
def test_the_peace_prize_goes_to_the_lowest_fleet_supply_as_the_phase_begins() -> None:
    game = senate()
    game.player(1).fleet = 1
    game = passed(game, "vorhal_peace_prize")
    game.state.action = None
    game = game_of(play(game, Step("status_phase.start")))
    game.player(1).fleet = 9
    assert [game.status_phase.counters(seat) for seat in range(3)] == [2, 3, 2]
    assert abolished(game, "vorhal_peace_prize").status_phase.counters(1) == 2
    game = senate()
    game.player(1).fleet = 1
    assert goods(passed(game, "vorhal_peace_prize", "against")) == [0, 3, 0]


@pytest.mark.content("sa17:political/traffic_tariffs")
def test_producing_costs_an_influence() -> None:
    game = passed(docked(), "traffic_tariffs")
    game.player(0).trade_goods = 3
    table = sets_out(game, 0, HOME, "production.produce_units", "tactical.end")
    assert asks(table, 0) == "pay_tariff"
    say(table, 0, "yes")
    while asks(table, 0) == "pay":
        say(table, 0, "goods")
    assert asks(table, 0) == "produce"
    game = passed(docked(), "traffic_tariffs")
    table = sets_out(game, 0, HOME, "production.produce_units", "tactical.end")
    say(table, 0, "no")
    assert offers(table, 0) == ["build:pds", "done"]  # neither ships nor ground units
    game = game_of(refuse(table))
    assert game.production.may_produce(0, HOME, "cruiser", Place("planet:jord")).allowed  # the action is over
    table = sets_out(abolished(game, "traffic_tariffs"), 0, HOME, "production.produce_units")
    assert asks(table, 0) == "produce"
    table = vote(senate(), "traffic_tariffs", "against")
    for seat in range(3):
        say(table, seat, "strategy" if seat else "pool")
    assert [(p.pool, p.strategy) for p in game_of(table).state.players] == [(2, 2), (3, 1), (3, 1)]


# -- what units cost -------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/fighter_tax", "sa17:political/infinite_warfare", "sa17:political/regulated_conscription")
@pytest.mark.parametrize(
    ("law", "prices"),
    [
        ("fighter_tax", {"fighter": (2, 1), "ground_force": (1, 1)}),
        ("infinite_warfare", {"mechanized_unit": (2, 4), "pds": (2, 4), "cruiser": (4, 4)}),
        ("regulated_conscription", {"ground_force": (2, 1), "shock_troop": (8, 4), "fighter": (1, 1)}),
    ],
)
def test_laws_change_what_units_cost(law: str, prices: dict[str, tuple[int, int]]) -> None:
    game = passed(senate(), law)
    assert {kind: halves(game, unit_kind(kind)) for kind in prices} == {kind: price for kind, (price, _) in prices.items()}
    game = abolished(game, law)
    assert {kind: halves(game, unit_kind(kind)) for kind in prices} == {kind: price for kind, (_, price) in prices.items()}


@pytest.mark.content("sa17:political/infinite_warfare")
def test_armor_takes_little_capacity() -> None:
    game = passed(senate(), "infinite_warfare")
    assert game.production.production(0, HOME, "mechanized_unit") == 1
    assert abolished(game, "infinite_warfare").production.production(0, HOME, "mechanized_unit") == 2
    game = senate()
    put(game, 1, "arc_prime", "3 ground_force")
    table = vote(game, "infinite_warfare", "against", p0="abstain", p2="abstain")
    say(table, 1, "planet:arc_prime", "planet:arc_prime")
    assert [(g.kind, g.count) for g in game_of(table).board.army(1, PlanetId("arc_prime"))] == [
        ("ground_force", 1),
        ("shock_troop", 2),
    ]


@pytest.mark.content("sa17:political/fighter_tax", "sa17:political/regulated_conscription")
def test_refused_fighters_go_and_troops_come() -> None:
    game = docked()
    put(game, 0, "0,-2", "2 war_sun, 12 fighter")
    game = passed(game, "fighter_tax", "against")
    assert game.board.on_board(0, "fighter") == 10
    table = vote(senate(), "regulated_conscription", "against")
    say(table, 0, "yes")
    say(table, 1, "no", "yes")
    game = game_of(refuse(table))
    assert [game.board.on_board(seat, "ground_force") for seat in range(3)] == [1, 1, 0]


# -- Space Docks -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/labor_force_politics")
def test_docks_ask_for_wages() -> None:
    game = passed(docked(), "labor_force_politics")
    assert due(game, "cruiser") == 3
    assert due(abolished(game, "labor_force_politics"), "cruiser") == 2
    game = docked()
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "space_dock")
    table = vote(game, "labor_force_politics", "against")
    say(table, 0, "planet:wellon")
    game = game_of(table)
    assert game.board.units(0, Place("planet:jord"))[0].mark == EXHAUSTED
    assert game.board.units(0, Place("planet:wellon"))[0].mark == ""


@pytest.mark.content("sa17:political/repeal_labor_laws")
def test_docks_on_new_planets() -> None:
    game = senate()
    hold(game, 0, "wellon")
    game.board.set_planet(Planet(PlanetId("wellon"), 0, held_since=1))
    assert not game.production.may_build_dock(0, PlanetId("wellon")).allowed
    game = passed(game, "repeal_labor_laws")
    assert game.production.may_build_dock(0, PlanetId("wellon")).allowed
    assert not abolished(game, "repeal_labor_laws").production.may_build_dock(0, PlanetId("wellon")).allowed
    game = docked()
    put(game, 1, "arc_prime", "space_dock")
    game.player(1).trade_goods = 3
    table = vote(game, "repeal_labor_laws", "against")
    assert game_of(table).board.on_board(0, "space_dock") == 0  # he has no three goods
    say(table, 1, "yes")
    assert (game_of(table).player(1).trade_goods, game_of(table).board.on_board(1, "space_dock")) == (0, 1)


# -- cards -----------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/limits_to_individual_power")
def test_three_action_cards_at_most() -> None:
    game = senate()
    game.player(0).action_cards = sorted(game.action_cards.all_cards()[:5])
    table = vote(game, "limits_to_individual_power")
    assert asks(table, 0) == "discard_action_card"
    game = game_of(table)
    for _ in range(2):
        say(table, 0, next(key for key in offers(table, 0) if key.startswith("card:")))
    assert len(game.player(0).action_cards) == 3
    assert game.political_cards.limit(0) == 7
    game.player(1).race = "yssaril"
    assert game.action_cards.limit(1) == 7
    assert abolished(game, "limits_to_individual_power").action_cards.limit(0) == 7
    game = senate()
    game.player(0).action_cards = sorted(game.action_cards.all_cards()[:2])
    assert len(passed(game, "limits_to_individual_power", "against").player(0).action_cards) == 1


@pytest.mark.content("sa17:political/shunned_methods")
def test_a_shunned_card_costs_five_influence() -> None:
    game = senate()
    strategy_cards(game, {"assembly": -1, "trade": -1})
    assert sorted(keys_of(game, "shunned_methods")) == ["card:assembly", "card:trade"]
    game = passed(game, "shunned_methods", "card:trade")
    assert offers(play(game, Step("strategy_phase.pick", 0)), 0) == ["card:assembly"]
    hold(game, 0, "mecatol_rex")
    table = play(game, Step("strategy_phase.pick", 0))
    say(table, 0, "card:trade")
    while asks(table, 0) == "pay":
        say(table, 0, "planet:mecatol_rex")
    assert game_of(table).board.planet(PlanetId("mecatol_rex")).exhausted
    assert game_of(table).strategy_phase.may_pick(2, "assembly").allowed
    assert abolished(game_of(table), "shunned_methods").strategy_phase.may_pick(2, "trade").allowed


# -- planets ---------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/holy_planet_of_ixth")
def test_a_holy_planet_votes_and_produces_nothing() -> None:
    game = senate()
    hold(game, 0, "mehar_xull")
    put(game, 0, "mehar_xull", "space_dock")
    game = passed(game, "holy_planet_of_ixth", "planet:mehar_xull")
    assert game.politics.votes(0) == 5
    game.board.exhaust(PlanetId("mehar_xull"), "test")
    assert game.politics.votes(0) == 5
    assert not game.production.may_produce(0, Hex("-1,0"), "cruiser", Place("planet:mehar_xull")).allowed
    assert not game.explain(0, "produce:cruiser:-1,0").allowed
    assert game.production.may_produce(0, HOME, "cruiser", Place("planet:jord")).allowed
    hold(game, 1, "mehar_xull")
    game.board.exhaust(PlanetId("mehar_xull"), "test")
    assert (game.politics.votes(0), game.politics.votes(1)) == (2, 4)  # whoever has it
    game = abolished(game, "holy_planet_of_ixth")
    assert game.politics.votes(1) == 1
    assert game.production.may_produce(0, Hex("-1,0"), "cruiser", Place("planet:mehar_xull")).allowed


@pytest.mark.content("sa17:political/holy_planet_of_ixth")
def test_its_refresh_ability_rests() -> None:
    systems = senate().content.systems.items()
    able = [(tile, p.id) for tile, s in systems for p in s.planets if p.refresh and not p.trade_station and not s.race]
    tile, planet = next(found for found in able if found[0] != "mecatol_rex")
    game = senate(tiles={"1,0": tile})
    hold(game, 0, planet)
    assert game.economy.usable_abilities(0) == [planet]
    game = passed(game, "holy_planet_of_ixth", f"planet:{planet}")
    assert game.economy.usable_abilities(0) == []
    assert in_force(game) == ["holy_planet_of_ixth"]


@pytest.mark.content("sa17:political/core_stability")
def test_cards_are_laid_out_and_the_most_influence_takes_first() -> None:
    game = senate()
    hold(game, 1, "mecatol_rex")
    game.state.action_deck.bag = sorted([card for card in game.action_cards.all_cards() if game.action_cards.of_use(card)][:6])
    game = passed(game, "core_stability")
    table = play(game, Step("status_phase.before_cards"))
    shown = offers(table, 1)
    assert len(shown) == 3
    say(table, 1, shown[2])
    assert offers(table, 0) == ["player:0", "player:2"]  # Sol and Hacan are level, the Speaker decides
    say(table, 0, "player:2")
    assert offers(table, 2) == shown[:2]
    say(table, 2, shown[0])
    game = game_of(table)
    assert [player.action_cards for player in game.state.players] == [[shown[n][5:]] for n in (1, 2, 0)]
    assert len(game_of(refuse(part(game, "cards_and_counters"))).player(0).action_cards) == 1  # none beside it
    game = passed(senate(), "core_stability", "against")
    game.state.action_deck.bag = game.action_cards.all_cards()[:3]
    game = game_of(refuse(part(game, "cards_and_counters")))
    assert game.player(0).action_cards == []
    assert len(game_of(refuse(part(round_over(game), "cards_and_counters"))).player(0).action_cards) == 1
