"""Political Cards from Imperial Containment to Minister of Exploration, read a second time."""

from __future__ import annotations

import pytest
from readings.agendas import abolished, exhausted, goods, lawful, marks, owner, rich, there, totals
from tables import asks, game_of, hold, offers, play, put, say, strategy_cards
from trial import trial
from voting import (
    copy_of,
    in_force,
    keys_of,
    may_bombard,
    may_go,
    may_land,
    moves,
    passed,
    refuse,
    senate,
    sets_out,
    trade,
    until,
    vote,
)

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import ROUND_ENDS, STRATEGY_PHASE_BEGINS
from mecatol.rules.naming import unit_kind
from mecatol.rules.official.construction import Job
from mecatol.rules.official.game import Game
from mecatol.rules.official.objectives import Wish
from mecatol.rules.state import EXHAUSTED, NEUTRAL, CardId, Claim, Law, Objective, Place, PlanetId

HOME = "0,-2"


def turn(game: Game, seat: int) -> Table:
    game.state.action, game.state.phase = None, "action"
    return play(game, Step("action_phase.turn", seat))


# -- Imperial Containment ----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/imperial_containment")
def test_the_greatest_at_the_moment_pays_two_counters() -> None:
    """Whoever has the most planets outside his Home System when he acts pays a counter more, all of those who are level."""
    game = senate()
    hold(game, 0, "wellon", "thibah")
    hold(game, 1, "saudor", "tarmann")
    game = passed(game, "imperial_containment")
    assert [acted(copy_of(game), seat) for seat in range(3)] == [1, 1, 2]
    hold(game, 1, "mehar_xull")
    assert [acted(copy_of(game), seat) for seat in range(3)] == [2, 1, 2]


def acted(game: Game, seat: int) -> int:
    """The counters that are left in the Command Pool of a player who has activated Mecatol Rex."""
    table = turn(game, seat)
    say(table, seat, "activate:0,0")
    return game_of(table).player(seat).pool


# -- Imperial Mandate --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/imperial_mandate")
def test_all_leaders_get_a_counter() -> None:
    """A point for all; refused, a counter for each who leads in points, all of those level."""
    game = senate()
    game.state.claims = [Claim(0, "test", 2, 1), Claim(2, "test", 2, 1)]
    table = vote(game, "imperial_mandate", "against")
    say(table, 0, "pool")
    say(table, 2, "fleet")
    assert table.over
    assert totals(passed(senate(), "imperial_mandate")) == [1, 1, 1]


# -- Imperial Peace ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/imperial_peace")
def test_nobody_fights_for_mecatol_rex() -> None:
    """No Invasion Combat and no bombardment against Mecatol Rex, neutral guards included; a free planet can still be taken."""
    game = passed(senate(), "imperial_peace")
    assert may_land(game, "mecatol_rex")
    put(game, NEUTRAL, "mecatol_rex", "2 ground_force")
    assert not may_land(game, "mecatol_rex")
    assert not may_bombard(game, "mecatol_rex")


@pytest.mark.content("sa17:political/imperial_peace")
def test_refused_only_mecatol_rex_is_invaded_this_round() -> None:
    """In this round no planet but Mecatol Rex is invaded, be it a player's, guarded by neutral units or nobody's (OFF-LND-2)."""
    game = senate()
    hold(game, 1, "thibah", "mecatol_rex")
    put(game, NEUTRAL, "wellon", "ground_force")
    game = passed(game, "imperial_peace", "against")
    assert [may_land(game, planet) for planet in ("mecatol_rex", "thibah", "wellon", "saudor")] == [True, False, False, False]
    assert in_force(game) == []


# -- Incentive Program -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/incentive_program")
def test_incentives_are_for_the_elected_objective_alone() -> None:
    """A point for each who has completed it, and one more than printed for whoever fulfils it later; repeal takes none back."""
    game = senate()
    game.state.objectives = [Objective(CardId("five_planets"), (0, 2)), Objective(CardId("mecatol_rex"), (1,))]
    game.state.claims = [Claim(0, "five_planets", 1, 1), Claim(2, "five_planets", 1, 1), Claim(1, "mecatol_rex", 1, 1)]
    assert keys_of(game, "incentive_program") == ["objective:five_planets", "objective:mecatol_rex"]
    game = passed(game, "incentive_program", "objective:five_planets")
    assert totals(game) == [2, 1, 2]
    game.objectives.claim(1, Wish(CardId("five_planets"), "public"))
    assert totals(abolished(game, "incentive_program")) == [2, 3, 2]


# -- Industrial Hub Fortifications -------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/industrial_hub_fortifications")
def test_exhausted_docks_fire_as_well_and_reach_with_deep_space_cannon() -> None:
    """Every dock has all abilities of a PDS beside its own, the range of Deep Space Cannon too; refused, docks are refreshed."""
    game = senate()
    put(game, 1, "arc_prime", f"space_dock!{EXHAUSTED}, pds")
    put(game, 0, "2,0", "cruiser")
    game = passed(game, "industrial_hub_fortifications")
    assert sum(battery.unit.count for battery in game.space_cannon.batteries(1, Hex("2,0"))) == 2
    assert game.bombardment.shields(PlanetId("arc_prime")) == 2
    game.begin_effect("deep_space_cannon", 1, "technology")
    put(game, 0, "1,0", "cruiser")
    assert sum(battery.unit.count for battery in game.space_cannon.batteries(1, Hex("1,0"))) == 2
    game = senate()
    put(game, 1, "arc_prime", f"space_dock!{EXHAUSTED}")
    assert marks(passed(game, "industrial_hub_fortifications", "against"), 1, "arc_prime") == [""]


# -- Industrial Lobby --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/industrial_lobby")
def test_the_lobby_pays_again_and_again() -> None:
    """Once votes are open resources buy more of them, one each, in any order and repeatedly."""
    game = lawful(senate(), Law(CardId("industrial_lobby")))
    game.player(0).trade_goods = 3
    game.player(1).trade_goods = 3
    for planet in ("jord", "arc_prime", "wren_terra"):
        game.board.exhaust(PlanetId(planet), "test")
    table = vote(game, "mutiny", p0="against", p1="for", p2="abstain")
    for seat, number in ((0, 1), (1, 2), (0, 2), (1, 1)):
        say(table, seat, next(key for key in offers(table, seat) if key.endswith(f":{number}")))
        if asks(table, 1 - seat) == "votes_revealed":
            say(table, 1 - seat, "pass")
        while asks(table, seat) == "pay":
            say(table, seat, "goods")
    game = game_of(refuse(table))
    assert goods(game)[:2] == [0, 0]


@pytest.mark.content("sa17:political/industrial_lobby")
def test_refused_planets_of_influence_are_refreshed() -> None:
    """Planets outside Home Systems with more influence than resources are refreshed."""
    game = senate()
    hold(game, 0, "wellon", "saudor", "mecatol_rex", "vefut_ii", "wren_terra")
    for planet in ("wellon", "saudor", "mecatol_rex", "vefut_ii", "kamdorn"):
        game.board.exhaust(PlanetId(planet), "test")
    game = passed(game, "industrial_lobby", "against")
    assert exhausted(game) == ["kamdorn", "saudor", "vefut_ii"]


# -- Infinite Warfare --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/infinite_warfare")
def test_armor_and_pds_cost_one_resource_and_one_capacity() -> None:
    """Armor and PDS cost one resource and one production capacity; refused, who voted Against may promote two Ground Forces."""
    game = passed(senate(), "infinite_warfare")
    assert [game.production.production(0, Hex(HOME), kind) for kind in ("mechanized_unit", "pds")] == [1, 1]
    game = senate()
    put(game, 0, "jord", "ground_force")
    put(game, 0, HOME, "carrier, 2 ground_force")
    put(game, 1, "arc_prime", "3 ground_force")
    table = vote(game, "infinite_warfare", "against", p1="for")
    assert asks(table, 1) == ""
    while asks(table, 0):
        keys = [key for key in offers(table, 0) if key != "no"]
        say(table, 0, keys[-1])
    game = game_of(refuse(table))
    assert game.board.on_board(0, "shock_troop") == 2
    assert game.board.on_board(0, "ground_force") == 1


# -- Intergalactic Commerce --------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/intergalactic_commerce")
def test_unstable_wormholes_pay_and_a_system_pays_once() -> None:
    """Three goods for each controlled system with a wormhole, unstable ones too, D never; a good on every agreement."""
    game = senate(tiles={"1,0": "wormhole_a", "0,1": "wormhole_b"})
    put(game, 0, "1,0", "cruiser")
    put(game, 0, "0,1", "cruiser")
    put(game, 1, "0,1", "cruiser")
    trade(game, 0, 1, (0, 2))
    game = passed(game, "intergalactic_commerce")
    assert goods(game) == [3, 0, 0]  # nobody controls a system in which two have ships
    assert game.state.agreements[0].goods == (1, 3)


# -- Interstellar Arms Dealers -----------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/interstellar_arms_dealers")
def test_arms_are_delivered_wherever_one_has_units() -> None:
    """Two resources for up to two Destroyers and a Cruiser in systems with own planets or units; refused, ships cost one more."""
    game = senate()
    hold(game, 0, "wellon")
    put(game, 0, "1,0", "carrier")
    table = vote(game, "interstellar_arms_dealers")
    say(table, 0, "yes")
    while asks(table, 0) == "pay":
        say(table, 0, offers(table, 0)[0])
    assert set(offers(table, 0)) == {"system:0,-1", "system:1,0", f"system:{HOME}", "no"}
    say(table, 0, "system:0,-1", "system:1,0", f"system:{HOME}")
    game = game_of(refuse(table))
    assert (there(game, 0, "0,-1"), there(game, 0, "1,0"), there(game, 0, HOME)) == (
        {"destroyer": 1},
        {"destroyer": 1, "carrier": 1},
        {"cruiser": 1},
    )
    assert goods(game) == [0, 0, 0]


# -- Investigate Spatial Anomalies -------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/investigate_spatial_anomalies")
def test_two_clouds_make_one_discount_and_red_systems_are_closed_when_it_is_refused() -> None:
    """A discount of one for two or more clouds; refused, no red-bordered system is entered until the round ends."""
    tiles = {"1,0": "nebula_base", "0,1": "ion_storm", "-1,0": "nebula_se", "-1,1": "asteroid_field_base", "1,-1": "gravity_rift"}
    game = senate(tiles=tiles)
    for hex_ in ("1,0", "0,1", "-1,0"):
        put(game, 0, hex_, "cruiser")
    game = passed(game, "investigate_spatial_anomalies")
    assert game.technology.cost(0, "antimass_deflectors", 5) == 4
    game = passed(senate(tiles=tiles), "investigate_spatial_anomalies", "against")
    assert [may_go(game, "0,0", hex_) for hex_ in ("1,0", "0,1", "-1,0", "1,-1", "0,-1")] == [False] * 4 + [True]


# -- Labor Force Politics ----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/labor_force_politics")
def test_wages_are_paid_once_a_dock_however_much_it_builds() -> None:
    """Producing at a dock takes one resource beside the cost; refused, each exhausts all of his docks but one."""
    game = senate()
    put(game, 0, "jord", "space_dock")
    game = passed(game, "labor_force_politics")
    job = Job(0, Hex(HOME), ("planet:jord",))
    piece = game.production._piece(job, "planet:jord", "build:cruiser")
    assert (game.production.due(job, (piece,)), game.production.due(job, (piece, piece)), game.production.due(job, ())) == (
        3,
        5,
        0,
    )
    game = senate()
    hold(game, 0, "wellon", "thibah")
    for planet in ("jord", "wellon", "thibah"):
        put(game, 0, planet, "space_dock")
    put(game, 1, "arc_prime", "space_dock")
    table = vote(game, "labor_force_politics", "against")
    say(table, 0, "planet:thibah")
    game = game_of(refuse(table))
    assert [marks(game, 0, planet) for planet in ("jord", "wellon", "thibah")] == [[EXHAUSTED], [EXHAUSTED], [""]]
    assert marks(game, 1, "arc_prime") == [""]


# -- Legislative Conference --------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/legislative_conference")
def test_the_conference_decides_one_agenda_each_in_order_of_votes() -> None:
    """As many cards as players lie open; those For decide one each, the most votes first, and the rest is discarded."""
    game = senate()
    hold(game, 2, "mecatol_rex")
    game.state.political_deck.bag = [CardId("class_struggle"), CardId("cost_overruns"), CardId("emperor")]
    table = vote(game, "legislative_conference", p1="against")
    assert asks(table, 0) == ""
    assert sorted(offers(table, 2)) == ["card:class_struggle", "card:cost_overruns", "card:emperor", "no"]
    say(table, 2, "card:emperor", "player:2")
    assert sorted(offers(table, 0)) == ["card:class_struggle", "card:cost_overruns", "no"]
    say(table, 0, "no")
    game = game_of(refuse(table))
    assert (in_force(game), totals(game)) == (["emperor"], [0, 0, 2])
    assert {"class_struggle", "cost_overruns", "legislative_conference"} <= set(game.state.political_deck.discard)


# -- Limits to Individual Power ----------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/limits_to_individual_power")
def test_the_limit_is_three_for_all_but_the_yssaril() -> None:
    """Three Action Cards at most, the Yssaril excepted; refused, each discards one at random if he has one."""
    game = senate()
    game.player(1).race = "yssaril"
    cards = [card for card in game.action_cards.all_cards() if game.action_cards.of_use(card)]
    before = game.action_cards.limit(1)
    game.player(1).action_cards, game.player(2).action_cards = sorted(cards[:5]), sorted(cards[5:10])
    game = game_of(refuse(vote(game, "limits_to_individual_power")))
    assert [len(player.action_cards) for player in game.state.players] == [0, 5, 3]
    assert (game.action_cards.limit(1), game.action_cards.limit(0)) == (before, 3)


# -- Lord of the Aeon Throne -------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/lord_of_the_aeon_throne")
def test_only_ships_at_home_come_to_the_throne() -> None:
    """The controller of Mecatol Rex scores a point and must bring every ship of his Home System there; excess ships are lost."""
    game = senate()
    hold(game, 0, "mecatol_rex")
    game.player(0).fleet = 2
    put(game, 0, HOME, "3 cruiser")
    put(game, 0, "1,0", "cruiser")
    game = game_of(refuse(vote(game, "lord_of_the_aeon_throne")))
    assert (there(game, 0, HOME), there(game, 0, "0,0"), there(game, 0, "1,0")) == ({}, {"cruiser": 2}, {"cruiser": 1})
    assert totals(game) == [1, 0, 0]


# -- Lord of the Merchants ---------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/lord_of_the_merchants")
def test_the_lord_of_the_merchants_is_plundered_on_the_ground_too() -> None:
    """Three goods when each round begins; who wins a battle or an invasion against him, defending too, may take one."""
    game = senate()
    hold(game, 0, "thibah")
    put(game, 0, "thibah", "4 ground_force")
    game = passed(game, "lord_of_the_merchants", "player:1")
    game = game_of(refuse(trial(game, lambda g: g.moment(STRATEGY_PHASE_BEGINS, 0))))
    assert goods(game) == [0, 3, 0]
    put(game, 1, "thibah", "ground_force")
    table = sets_out(game, 1, "1,0", "invasion.begin", "tactical.end", dice=(1, 10, 10, 10, 10))
    until(table, 0, "plunder")
    say(table, 0, "yes")
    assert goods(game_of(refuse(table))) == [1, 2, 0]


# -- Mass Mobilization -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/mass_mobilization")
def test_six_units_on_colonies_two_a_planet() -> None:
    """A dock, Armor, a PDS, a Shock Troop and two Ground Forces on planets outside Home Systems, two a planet."""
    game = senate()
    hold(game, 0, "wellon", "thibah", "saudor", "arc_prime")
    table = vote(game, "mass_mobilization")
    placed: dict[str, int] = {}
    while asks(table, 0):
        keys = [key for key in offers(table, 0) if key != "no"]
        assert "planet:arc_prime" not in keys  # somebody's Home System
        assert "planet:jord" not in keys
        placed[keys[0]] = placed.get(keys[0], 0) + 1
        say(table, 0, keys[0])
    assert placed == {"planet:wellon": 2, "planet:thibah": 2, "planet:saudor": 2}
    game = game_of(refuse(table))
    kinds = ("space_dock", "mechanized_unit", "pds", "shock_troop", "ground_force")
    assert [game.board.on_board(0, unit_kind(kind)) for kind in kinds] == [1, 1, 1, 1, 2]
    table = vote(senate(), "mass_mobilization", "against", p0="abstain", p1="for")
    say(table, 2, "strategy")
    assert table.over


# -- Massive Dig -------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/massive_dig")
def test_a_home_planet_may_be_dug_up_as_well() -> None:
    """Any planet: its influence is nothing while the law lasts; a Refinery, ten goods, and three Ground Forces and a PDS gone."""
    game = senate()
    put(game, 0, "jord", "2 ground_force, shock_troop, space_dock")
    assert "planet:jord" in keys_of(game, "massive_dig")
    game = passed(game, "massive_dig", "planet:jord")
    assert there(game, 0, "jord") == {"shock_troop": 1, "space_dock": 1}
    assert (
        game.economy.influence(PlanetId("jord")),
        game.economy.wealth(Place("planet:jord")),
        game.board.planet(PlanetId("jord")).facility,
    ) == (
        0,
        10,
        "refinery",
    )
    assert owner(game, "jord") == 0
    game = abolished(game, "massive_dig")
    assert (game.economy.influence(PlanetId("jord")), game.economy.wealth(Place("planet:jord"))) == (2, 10)


# -- Media War ---------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/media_war")
def test_refused_anybody_sells_influence() -> None:
    """Any player may spend influence for goods, one for each, on as many planets as he likes."""
    game = senate()
    hold(game, 1, "mecatol_rex", "wellon")
    table = vote(game, "media_war", "against")
    say(table, 0, "no")
    say(table, 1, "planet:mecatol_rex", "planet:wellon", "no")
    game = game_of(refuse(table))
    assert (goods(game), exhausted(game)) == ([0, 8, 0], ["mecatol_rex", "wellon"])


# -- Mining Operations -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/mining_operations")
def test_the_miner_selects_one_planet_of_each_system_and_skips_homes() -> None:
    """Whoever cast the most votes For selects a planet in every system next to asteroids, homes excepted: three goods each."""
    game = senate(tiles={"1,-1": "asteroid_field_base"})
    hold(game, 2, "mehar_xull")
    table = vote(game, "mining_operations")
    chosen = []
    while asks(table, 2):
        key = offers(table, 2)[-1]
        chosen.append(key)
        say(table, 2, key)
    game = game_of(refuse(table))
    rich_planets = {p.id: p.wealth for p in game.board.planets() if p.wealth}
    assert set(rich_planets.values()) == {3}
    assert sorted(game.board.system_of(planet) for planet in rich_planets) == sorted(["0,0", "0,-1", "1,0", "1,-2", "2,-1"])
    assert goods(passed(rich(senate(), 1), "mining_operations", "against")) == [0, 0, 0]


# -- Minister of Commerce ----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/minister_of_commerce")
def test_the_minister_of_commerce_takes_one_each_from_two() -> None:
    """After the secondaries of Trade he may take a good each from up to two players who have any."""
    game = lawful(senate(), Law(CardId("minister_of_commerce"), "player:1"))
    game.player(0).trade_goods = 4
    strategy_cards(game, {"trade": 0})
    table = play(game, Step("strategy_cards.special", 0, what="trade"))
    assert offers(table, 1) == ["player:0", "no"]
    say(table, 1, "player:0")
    assert asks(table, 1) == ""  # not twice from the same one
    assert goods(game_of(table)) == [3, 1, 0]
    assert play(game_of(table), Step("strategy_cards.special", 0, what="assembly")).over


# -- Minister of Exploration -------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/minister_of_exploration")
def test_the_minister_explores_what_nobody_has() -> None:
    """+1 movement into systems where no player has ships or planets when he activates them."""
    tiles = {"1,0": "nebula_base", "0,1": "ion_storm", "-1,0": "gravity_rift"}
    game = lawful(senate(tiles=tiles), Law(CardId("minister_of_exploration"), "player:0"))
    put(game, 0, HOME, "carrier")
    hold(game, 1, "wellon")

    def reach(hex_: str) -> list[str]:
        table = turn(copy_of(game), 0)
        say(table, 0, f"activate:{hex_}")
        return [key for key in offers(table, 0) if key.startswith("ship:")]

    assert reach("0,0") == [f"ship:{HOME}:carrier"]  # two systems far
    hold(game, 1, "mecatol_rex")
    assert reach("0,0") == []
    assert moves(game, "carrier", HOME) == 1


@pytest.mark.content("sa17:political/minister_of_exploration")
def test_the_explorers_income() -> None:
    """At the end of each round one good if he has ships in two special systems, or in all where there are fewer."""
    tiles = {"1,0": "nebula_base", "0,1": "ion_storm", "-1,0": "gravity_rift"}
    game = lawful(senate(tiles=tiles), Law(CardId("minister_of_exploration"), "player:0"))
    put(game, 0, "1,0", "cruiser")
    put(game, 1, "0,1", "cruiser")

    def income(g: Game) -> int:
        return goods(game_of(refuse(trial(g, lambda each: each.moment(ROUND_ENDS, 0)))))[0]

    assert income(game) == 0
    put(game, 0, "-1,0", "cruiser")
    assert income(game) == 1
    game = lawful(senate(tiles={"1,0": "nebula_base"}), Law(CardId("minister_of_exploration"), "player:0"))
    assert income(game) == 0
    put(game, 0, "1,0", "cruiser")
    assert income(game) == 1
