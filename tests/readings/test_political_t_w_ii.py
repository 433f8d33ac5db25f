"""Political Cards from Galaxy-wide Financial Collapse to Wormhole Research, read a second time from their print alone."""

from __future__ import annotations

import pytest
from balloting import council
from tables import asks, game_of, hold, offers, play, put, say, strategy_cards, units
from trial import give, trial
from voting import (
    copy_of,
    fighting,
    in_force,
    keys_of,
    may_go,
    passed,
    refuse,
    round_over,
    senate,
    sets_out,
    trade,
    until,
    vote,
)

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.naming import unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.state import NOBODY, Agreement, CardId, Law, Place, PlanetId, Seat, UnitId

HOME, HERE = Hex("0,-2"), Hex("1,0")


def exhausted(game: Game) -> list[str]:
    return [planet.id for planet in game.board.planets() if planet.exhausted]


def goods(game: Game) -> list[int]:
    return [player.trade_goods for player in game.state.players]


def totals(game: Game) -> list[int]:
    return [game.victory.points(seat) for seat in range(3)]


def pay(table: Table, seat: Seat) -> None:
    while asks(table, seat) == "pay":
        say(table, seat, offers(table, seat)[0])


def gains(game: Game, seat: Seat, technology: str) -> Table:
    return trial(game, lambda g: g.technology.gain(seat, technology, "test"))


def halves(game: Game, kind: UnitId) -> int:
    return game.production.halves(0, HOME, kind)


# -- Galaxy-wide Financial Collapse ------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/galaxy_wide_financial_collapse")
def test_a_collapse_exhausts_all_planets_and_closes_all_secondaries_this_round() -> None:
    """All planets of all players; no secondary of any card until the round ends. Refused: no refreshing next time."""
    game = senate()
    hold(game, 1, "wellon", "mecatol_rex")
    strategy_cards(game, {"assembly": 0, "trade": 1})
    game = passed(game, "galaxy_wide_financial_collapse")
    assert all(planet.exhausted for planet in game.board.planets() if planet.owner >= 0)
    cards = ("bureaucracy", "technology", "production", "leadership")
    assert not any(game.strategy_cards.may_use(seat, card).allowed for seat in range(3) for card in cards)
    game = passed(senate(), "galaxy_wide_financial_collapse", "against")
    assert exhausted(game) == []
    assert game.strategy_cards.may_use(1, "bureaucracy").allowed
    game.board.exhaust(PlanetId("arc_prime"), "test")
    assert exhausted(game_of(refuse(play(game, Step("status_phase.part", what="refresh"))))) == ["arc_prime"]


# -- Technological Jihad -----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/technological_jihad")
def test_two_resources_of_units_or_an_older_technology_for_every_new_one() -> None:
    """Units worth two resources, several small ones or a large one, or a technology held before; never the new one."""
    game = senate()
    give(game, 0, "antimass_deflectors", "xrd_transporters")  # the second needs the first
    put(game, 0, HOME, "destroyer, carrier, 4 fighter")
    put(game, 0, "jord", "space_dock")
    game = passed(game, "technological_jihad")
    table = gains(copy_of(game), 0, "enviro_compensator")
    assert "enviro_compensator" not in offers(table, 0)
    say(table, 0, "antimass_deflectors")
    assert game_of(refuse(table)).player(0).technologies == ["xrd_transporters", "enviro_compensator"]
    table = gains(game, 0, "enviro_compensator")
    say(table, 0, "units", f"system:{HOME} destroyer")
    assert asks(table, 0) != ""  # one resource is not enough
    say(table, 0, f"system:{HOME} fighter", f"system:{HOME} fighter")
    assert table.over
    assert game_of(table).board.on_board(0, "fighter") == 2


@pytest.mark.content("sa17:political/technological_jihad")
def test_refused_a_planet_is_exhausted_for_each_technology_that_was_researched() -> None:
    """One of one's own choice for each technology beyond the starting ones, as far as there are planets."""
    game = senate()
    hold(game, 1, "wellon", "thibah")
    start = list(game.content.races["letnev"].technologies)
    give(game, 1, *start, "war_sun", "cybernetics")
    table = vote(game, "technological_jihad", "against")
    say(table, 1, "planet:wellon", "planet:thibah")
    assert exhausted(game_of(table)) == ["wellon", "thibah"]
    assert table.over


# -- Technological Leap ------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/technological_leap")
def test_a_leap_is_free_within_prerequisites_and_costs_a_technology() -> None:
    """In the Status Phase each may gain one whose prerequisites he has and then discards one; who declines keeps all."""
    game = senate()
    give(game, 0, "antimass_deflectors")
    give(game, 1, "cybernetics")
    game = passed(game, "technological_leap")
    table = until(play(game, Step("status_phase.before_cards")), 0, "technological_leap")
    say(table, 0, "yes")
    assert "xrd_transporters" in offers(table, 0)
    assert "war_sun" not in offers(table, 0)
    say(table, 0, "xrd_transporters")
    assert "antimass_deflectors" in offers(table, 0)
    say(table, 0, "antimass_deflectors")
    game = game_of(refuse(table))
    assert (game.player(0).technologies, game.player(1).technologies) == (["xrd_transporters"], ["cybernetics"])
    assert exhausted(game) == []


@pytest.mark.content("sa17:political/technological_leap", "sa17:political/galaxy_wide_financial_collapse")
def test_a_leap_does_not_wait_for_planets_to_be_refreshed() -> None:
    """It comes in every Status Phase, also in one that refreshes no planets."""
    game = senate()
    give(game, 0, "antimass_deflectors")
    game = passed(passed(game, "technological_leap"), "galaxy_wide_financial_collapse", "against")
    game.state.action = None
    game.end_scope("action")
    table = until(
        play(game, *(Step("status_phase.part", what=part) for part in ("refresh", "before_cards"))), 0, "technological_leap"
    )
    assert "yes" in offers(table, 0)


@pytest.mark.content("sa17:political/technological_leap")
def test_refused_a_technology_or_a_planet_with_a_specialty() -> None:
    """Each player discards a technology or exhausts a planet with a specialty; who has neither does nothing."""
    game = senate()
    hold(game, 0, "mehar_xull", "wellon")
    give(game, 0, "cybernetics", "war_sun")
    give(game, 1, "cybernetics", "war_sun")
    table = vote(game, "technological_leap", "against")
    assert sorted(offers(table, 0)) == ["no", "planet:mehar_xull"]  # otherwise a technology
    say(table, 0, "planet:mehar_xull")
    say(table, 1, "war_sun")
    game = game_of(table)
    assert table.over
    assert (exhausted(game), game.player(0).technologies, game.player(1).technologies) == (
        ["mehar_xull"],
        ["cybernetics", "war_sun"],
        ["cybernetics"],
    )


# -- Technology Tarrifs ------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/technology_tariffs")
def test_technologies_are_paid_with_influence_and_two_discounts() -> None:
    """Influence in place of resources; no more than two discounts for one technology."""
    game = senate()
    hold(game, 0, "mehar_xull", "torkan", "gral")  # three blue ones
    assert game.technology.cost(0, "antimass_deflectors", 5, "technology") == 2
    game = passed(game, "technology_tariffs")
    assert game.technology.cost(0, "antimass_deflectors", 5, "technology") == 3
    assert game.technology.currency(0) == "influence"


@pytest.mark.content("sa17:political/technology_tariffs")
def test_refused_what_is_learned_this_round_has_no_effect_before_it_is_over() -> None:
    """What was acquired before the vote in this round, and what is after it."""
    game = game_of(refuse(gains(senate(), 0, "xrd_transporters")))
    fast = game.routes.allowance(0, "carrier", game.board.home(0))
    game = passed(game, "technology_tariffs", "against")
    assert game.routes.allowance(0, "carrier", game.board.home(0)) == fast - 1
    game = game_of(refuse(gains(game, 1, "xrd_transporters")))
    assert game.routes.allowance(1, "carrier", game.board.home(1)) == fast - 1
    game = round_over(game)
    assert [game.routes.allowance(seat, "carrier", game.board.home(seat)) for seat in (0, 1)] == [fast, fast]


# -- Technology Investigation Committee --------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/technology_investigation_committee")
def test_the_committee_closes_the_secondary_of_technology_for_everybody_this_round() -> None:
    """Nobody uses it, who holds the card included, until the round ends."""
    game = senate()
    strategy_cards(game, {"technology": 0, "assembly": 1})
    game = passed(game, "technology_investigation_committee")
    assert not any(game.strategy_cards.may_use(seat, "technology").allowed for seat in range(3))
    assert round_over(game).strategy_cards.may_use(1, "technology").allowed


# -- The Crown of Emphidia ---------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/the_crown_of_emphidia")
def test_the_crown_changes_hands_by_invasions_and_its_point_with_it() -> None:
    """A defender who beats the holder's invasion wins the combat too; a Space Battle is no matter."""
    game = senate()
    hold(game, 2, "thibah")
    put(game, 2, "thibah", "2 ground_force")
    put(game, 1, "thibah", "ground_force")
    game = passed(game, "the_crown_of_emphidia", "player:1")
    game = game_of(refuse(sets_out(game, 1, "1,0", "invasion.begin", dice=(1, 10, 10))))
    assert (game.state.laws, totals(game)) == ([Law(CardId("the_crown_of_emphidia"), "player:2")], [0, 0, 1])
    put(game, 0, "0,1", "2 cruiser")
    put(game, 2, "0,1", "destroyer")
    game = game_of(refuse(sets_out(game, 0, "0,1", "space_battle.begin", dice=(10, 10, 1))))
    assert totals(game) == [0, 0, 1]
    assert totals(passed(game, "repeal", "law:the_crown_of_emphidia")) == [0, 0, 0]


# -- Trade War ---------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/trade_war")
def test_trade_war_takes_one_good_of_one_opponent_or_none() -> None:
    """With the secondary of Trade one may take one good from an opponent's area or agreement. Refused: one each, if any."""
    game = senate()
    trade(game, 0, 2, (3, 0))
    trade(game, 0, 1, (0, 2))
    game.player(2).trade_goods = 2
    game = passed(game, "trade_war")
    strategy_cards(game, {"trade": 0, "assembly": 1})
    table = say(play(game, Step("strategy_cards.secondary", 1, what="trade")), 1, "use")
    assert sorted(offers(table, 1)) == ["agreement:0:0", "area:2", "no"]
    say(table, 1, "area:2")
    game = game_of(table)
    assert (goods(game), table.over) == ([0, 3, 1], True)
    game = senate()
    game.player(1).trade_goods = 2
    assert goods(passed(game, "trade_war", "against")) == [0, 1, 0]


@pytest.mark.content("sa17:political/trade_war")
def test_who_has_nothing_to_collect_may_raid_all_the_same() -> None:
    """The secondary of Trade may be used for the raid alone, for its counter; with nothing to take there is none."""
    game = passed(senate(), "trade_war")
    strategy_cards(game, {"trade": 0, "assembly": 1})
    assert not game.strategy_cards.may_use(1, "trade").allowed
    game.player(2).trade_goods = 1
    table = say(play(game, Step("strategy_cards.secondary", 1, what="trade")), 1, "use", "area:2")
    assert (goods(game_of(table)), game_of(table).player(1).strategy) == ([0, 1, 0], 1)
    game = passed(passed(senate(), "trade_war"), "official_sanction", "player:1")
    game.player(2).trade_goods = 1
    assert not game.strategy_cards.may_use(1, "trade").allowed


# -- Trade Embargo -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/trade_embargo")
def test_an_embargo_breaks_no_agreement_with_oneself_and_bars_new_ones() -> None:
    """An agreement with oneself does not qualify; also without any agreement to break he forms none this round."""
    game = senate()
    game.state.agreements = [Agreement((1, 1), (0, 0), (2, 0))]
    game = passed(game, "trade_embargo", "player:1")
    assert len(game.state.agreements) == 1
    assert [game.trade.may_trade(one, other) for one, other in ((1, 0), (0, 1), (0, 2))] == [False, False, True]
    assert round_over(game).trade.may_trade(1, 0)


# -- Traffic Tariffs ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/traffic_tariffs")
def test_a_tariff_is_paid_once_for_units_produced_in_a_tactical_action() -> None:
    """One influence before ships or ground units are produced, however many; no influence, no such units."""
    game = senate()
    put(game, 0, "jord", "space_dock")
    game.player(0).trade_goods = 9
    game = passed(game, "traffic_tariffs")
    table = say(sets_out(copy_of(game), 0, str(HOME), "production.produce_units"), 0, "yes")
    while asks(table, 0) == "pay":
        say(table, 0, "goods")
    assert goods(game_of(table))[0] == 8
    say(table, 0, "build:destroyer", "build:ground_force", "done")
    assert asks(table, 0) != "pay_tariff"
    game.player(0).trade_goods = 0
    game.board.exhaust(PlanetId("jord"), "test")
    table = sets_out(game, 0, str(HOME), "production.produce_units")
    assert not any(key in offers(table, 0) for key in ("build:destroyer", "build:ground_force"))


@pytest.mark.content("sa17:political/traffic_tariffs")
def test_tariffs_refused_cost_a_counter_of_pool_or_strategy() -> None:
    """Everybody discards one from Command Pool or Strategy Allocation, not from Fleet Supply; who has none is spared."""
    game = senate()
    game.player(1).pool = game.player(1).strategy = 0
    game.player(2).pool = 0
    table = vote(game, "traffic_tariffs", "against")
    assert sorted(offers(table, 0)) == ["pool", "strategy"]
    game = game_of(refuse(say(table, 0, "pool")))
    assert [(p.strategy, p.pool, p.fleet) for p in game.state.players] == [(2, 2, 3), (0, 0, 3), (1, 0, 3)]


# -- Unconventional Measures, Unconventional Weapons -------------------------------------------------------------------


@pytest.mark.content("sa17:political/unconventional_measures")
def test_everybody_may_draw_and_the_strongest_supporter_once_more() -> None:
    """One Action Card each, one more for who cast the most votes for it. Refused: two at random each, as far as one has."""
    game = senate()
    cards = [card for card in game.action_cards.all_cards() if game.action_cards.of_use(card)]
    game.state.action_deck.bag = sorted(cards[:9])
    hold(game, 2, "mecatol_rex")
    table = vote(game, "unconventional_measures", p1="abstain")
    for seat, answer in ((0, "no"), (1, "yes"), (2, "no"), (2, "yes")):
        say(table, seat, answer)
    assert [len(player.action_cards) for player in game_of(table).state.players] == [0, 1, 1]
    game = senate()
    game.player(0).action_cards, game.player(1).action_cards = sorted(cards[:3]), cards[3:4]
    game = passed(game, "unconventional_measures", "against")
    assert [len(player.action_cards) for player in game.state.players] == [1, 0, 0]


@pytest.mark.content("sa17:political/unconventional_weapons")
def test_large_ships_hit_less_or_cost_planets() -> None:
    """Dreadnoughts and War Suns have -2 on every combat roll. Refused: a planet of one's choice for each of them."""
    game = passed(senate(), "unconventional_weapons")
    plain = senate()
    kinds = ("dreadnought", "war_sun", "cruiser", "fighter")
    assert [fighting(game, unit_kind(kind)) - fighting(plain, unit_kind(kind)) for kind in kinds] == [2, 2, 0, 0]
    game = senate()
    hold(game, 0, "wellon", "thibah")
    put(game, 0, HERE, "dreadnought")
    put(game, 0, HOME, "war_sun")
    put(game, 1, "0,1", "cruiser")
    table = vote(game, "unconventional_weapons", "against")
    say(table, 0, "planet:thibah", "planet:jord")
    assert exhausted(game_of(table)) == ["thibah", "jord"]
    assert table.over


# -- Update Star Maps --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/update_star_maps")
def test_a_void_becomes_a_planetary_system_and_its_counters_go() -> None:
    """Only Void Systems; an unused planetary tile lies there then, Domain Counters of the place are discarded."""
    game = senate(tiles={"1,0": "empty_base", "0,1": "nebula_base"})
    put(game, 0, HERE, "cruiser")
    game.state.domain_counters[Place("system:1,0")] = [CardId("industrial_society")]
    assert keys_of(game, "update_star_maps") == ["system:1,0"]
    game = passed(game, "update_star_maps", "system:1,0")
    assert game.board.system(HERE).planets
    assert game.board.system(HERE).tile not in [system.tile for system in game.state.systems if system.hex != HERE]
    assert game.state.domain_counters.get(Place("system:1,0"), []) == []
    assert game.board.big_ships(0, HERE) == 1


# -- Veto Power --------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/veto_power")
def test_one_of_the_chosen_agendas_is_vetoed_and_the_others_are_voted_on() -> None:
    """Once the agendas are chosen its holder may discard one of them; the card goes too, the Assembly goes on."""
    game = council(ruleset="sa17")
    game.state.laws = [Law(CardId("veto_power"), "player:1")]
    game.politics.begin_law(game.state.laws[0])
    table = trial(game, lambda g: g.politics.assembly(0))
    say(table, 0, "a")
    for question in ("choose_agenda", "agenda_order"):
        for card in ("arms_reduction", "fleet_regulations"):
            assert asks(table, 0) == question
            say(table, 0, f"card:{card}")
    vetoes = [key for key in offers(table, 1) if "use:" in key]
    assert len(vetoes) == 3
    say(table, 1, next(key for key in vetoes if "fleet_regulations" in key))
    assert [agenda.card for agenda in game_of(table).state.council] == ["arms_reduction", "core_stability"]
    assert (in_force(game_of(table)), "fleet_regulations" in game_of(table).state.political_deck.discard) == ([], True)
    assert asks(table, 1) == "ballot"


# -- Vorhal Peace Prize ------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/vorhal_peace_prize")
def test_the_prize_is_for_all_with_the_lowest_supply_in_every_status_phase() -> None:
    """A Command Counter more for each who has the lowest Fleet Supply when the phase begins. Refused: three goods each."""
    game = senate()
    game.player(0).fleet = game.player(2).fleet = 2
    game = passed(game, "vorhal_peace_prize")
    game.state.action = None
    game = game_of(play(game, Step("status_phase.start")))
    assert [game.status_phase.counters(seat) for seat in range(3)] == [3, 2, 3]
    game = round_over(game)
    game.player(1).fleet = 1
    game = game_of(play(game, Step("status_phase.start")))
    assert [game.status_phase.counters(seat) for seat in range(3)] == [2, 3, 2]
    assert goods(passed(senate(), "vorhal_peace_prize", "against")) == [3, 3, 3]


# -- War Funding -------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/war_funding")
def test_large_fleets_last_until_the_status_phase() -> None:
    """No limit in the Action Phase; when the Status Phase starts each owner removes ships beyond Fleet Supply."""
    game = passed(senate(), "war_funding")
    game.state.phase = "action"
    put(game, 0, HERE, "3 cruiser, 2 destroyer")
    assert not game.fleet_supply.problems(0, HERE)
    game.state.action = None
    game.end_scope("action")
    table = until(play(game, Step("status_phase.start")), 0, "excess_ship")
    say(table, 0, "destroyer", "destroyer")
    assert list(game_of(table).board.ships(0, HERE)) == units("3 cruiser")
    game = passed(senate(), "war_funding", "against")
    assert [player.fleet for player in game.state.players] == [2, 2, 2]


# -- Warship Commission ------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/warship_commission")
def test_a_dreadnought_comes_where_supply_allows_and_nobody_blockades() -> None:
    """At one of the own docks, his choice; not at a blockaded one, not beyond Fleet Supply."""
    game = senate()
    hold(game, 0, "wellon")
    put(game, 0, "jord", "space_dock")
    put(game, 0, "wellon", "space_dock")
    put(game, 1, "arc_prime", "space_dock")
    put(game, 1, game.board.home(1), "3 cruiser")  # Fleet Supply is 3
    put(game, 2, "hercant", "space_dock")
    put(game, 0, game.board.home(2), "cruiser")
    table = vote(game, "warship_commission")
    assert sorted(key for key in offers(table, 0) if key != "no") == ["system:0,-1", "system:0,-2"]
    say(table, 0, "system:0,-1")
    game = game_of(refuse(table))
    assert [game.board.on_board(seat, "dreadnought") for seat in range(3)] == [1, 0, 0]
    assert forces.count(game.board.ships(0, Hex("0,-1")), "dreadnought") == 1


@pytest.mark.content("sa17:political/warship_commission")
def test_refused_warships_are_two_dearer_this_round() -> None:
    """Cruisers, Dreadnoughts and War Suns, each by two resources, until the round ends; nothing else."""
    kinds = ("cruiser", "dreadnought", "war_sun", "destroyer", "carrier", "fighter")
    before = [halves(senate(), unit_kind(kind)) for kind in kinds]
    game = passed(senate(), "warship_commission", "against")
    assert [halves(game, unit_kind(kind)) - was for kind, was in zip(kinds, before, strict=True)] == [4, 4, 4, 0, 0, 0]
    assert [halves(round_over(game), unit_kind(kind)) for kind in kinds] == before


# -- Wormholes ---------------------------------------------------------------------------------------------------------

MOUTHS = {"1,0": "wormhole_a", "-1,0": "wormhole_b", "0,1": "wormhole_c", "-1,1": "hs_creuss_gate"}


@pytest.mark.content("sa17:political/wormhole_regeneration")
def test_wormholes_of_all_letters_are_adjacent() -> None:
    """A, B, C and D lead to each other as long as the law lasts."""
    game = passed(senate(tiles=MOUTHS), "wormhole_regeneration")
    mouths = [Hex(hex_) for hex_ in MOUTHS]
    assert all(game.galaxy.linked(one, other) for one in mouths for other in mouths if one != other)
    assert may_go(game, "1,0", "-1,0")
    assert not game.galaxy.linked(Hex("1,0"), Hex("0,-2"))


def researchers() -> Game:
    """The first player is at an A and a B wormhole, the second at a C and a D wormhole."""
    game = senate(tiles=MOUTHS)
    put(game, 0, "1,0", "carrier, cruiser, 2 fighter")
    put(game, 0, "-1,0", "destroyer, cruiser")
    put(game, 1, "0,1", "cruiser, dreadnought")
    put(game, 1, "-1,1", "cruiser, dreadnought")
    return passed(game, "wormhole_research")


@pytest.mark.content("sa17:political/wormhole_research")
def test_wormholes_teach_and_score_and_cost_ships() -> None:
    """A blue specialty each; when a round ends a point for most wormholes but D; then a ship of each fleet there, but D."""
    game = researchers()
    assert [game.technology.cost(seat, "antimass_deflectors", 5, "technology") for seat in range(3)] == [3, 3, 5]
    game = round_over(game)
    assert totals(game) == [1, 0, 0]
    assert [game.board.big_ships(0, Hex(hex_)) for hex_ in ("1,0", "-1,0")] == [1, 1]
    assert [game.board.big_ships(1, Hex(hex_)) for hex_ in ("0,1", "-1,1")] == [1, 2]
    assert totals(round_over(game))[0] == 2  # every round


@pytest.mark.content("sa17:political/wormhole_research")
def test_level_researchers_score_nothing_and_refused_no_wormhole_is_used() -> None:
    """More than anybody else, or nothing. Refused: wormholes are closed until the round ends."""
    game = researchers()
    game.board.remove(0, Place("system:-1,0"), game.board.units(0, Place("system:-1,0")), "test")
    assert totals(round_over(game)) == [0, 0, 0]
    game = passed(senate(tiles={"1,0": "wormhole_a", "-1,0": "wormhole_a"}), "wormhole_research", "against")
    assert not may_go(game, "1,0", "-1,0")
    assert may_go(game, "1,0", "0,0")
    assert may_go(round_over(game), "1,0", "-1,0")
    assert game.board.planet(PlanetId("wellon")).owner == NOBODY
