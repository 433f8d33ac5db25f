"""Political Cards of Shattered Ascension, read a fifth time from the print alone."""

from __future__ import annotations

import pytest
from cards.test_action_bombardments import aim, bombard, siege
from leading import lead
from races.racing import become
from readings.agendas import exhausted, goods, lawful, owner, rich, there, totals
from skirmish import EAST, HERE, fight, fleets
from tables import asks, game_of, hold, new_game, offers, play, put, say
from trial import give, trial
from voting import copy_of, may_land, passed, refuse, round_over, senate, sets_out, trade, vote

from mecatol.core.hexes import Border, Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.narrator import Narrator
from mecatol.rules.naming import in_system
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import on_planet
from mecatol.rules.shattered_ascension.game import Game as Ascension
from mecatol.rules.state import EXHAUSTED, NEUTRAL, NOBODY, CardId, Group, Law, PlanetId, Seat
from mecatol.texts import Texts

HOME, WELLON, THIBAH = "0,-2", "0,-1", "1,0"
LANGUAGES = pytest.mark.parametrize("language", ["en", "es"])


def lines(table: Table, language: str, kind: str) -> list[str]:
    """What is told of the events of a kind."""
    narrator = Narrator(table, Texts(language))  # type: ignore[arg-type]
    return [narrator.event(event) for event in table.events_since(None) if event["event"] == kind]


def deserted(game: Game) -> Game:
    """Seat 1 has surrendered."""

    async def call(game: Ascension) -> None:
        await game.surrender.call(1)

    return game_of(trial(game, call))


def of_two(game: Game, card: str, outcome: str) -> Game:
    """Those who have not surrendered have voted."""
    table = trial(game, lambda g: g.politics.resolve(0, card))
    for seat in (2, 0):
        say(table, seat, outcome)
    return game_of(refuse(table))


def pay_all(table: Table, seat: Seat) -> Table:
    """A player pays with whatever comes first."""
    while asks(table, seat) == "pay":
        say(table, seat, offers(table, seat)[0])
    return table


# -- Publicize Weapon Schematics -------------------------------------------------------------------------------------------


def dogfight(mine: str, theirs: str, *dice: int) -> Table:
    game = lawful(fleets(mine, theirs), Law(CardId("publicize_weapon_schematic")))
    return fight(game, *dice)


@pytest.mark.content("sa17:political/publicize_weapon_schematic")
def test_a_natural_ten_of_a_fighter_is_for_a_war_sun_and_a_nine_is_anybodys() -> None:
    """Each ten goes to a War Sun as long as there is one, which sustains it; other hits are assigned freely."""
    table = dogfight("2 fighter", "war_sun, cruiser", 10, 9, 1, 1, 1, 1)
    assert asks(table, 1) == "casualty"
    bound = offers(table, 1)
    assert "sustain:war_sun" in bound
    assert not any("cruiser" in key for key in bound)
    say(table, 1, "sustain:war_sun")
    assert any("cruiser" in key for key in offers(table, 1))


@pytest.mark.content("sa17:political/publicize_weapon_schematic")
def test_without_a_war_sun_a_ten_is_a_hit_like_any_other() -> None:
    table = dogfight("fighter", "dreadnought, cruiser", 10, 1, 1, 1)
    assert {key.partition(":")[2] for key in offers(table, 1)} >= {"dreadnought", "cruiser"}


@pytest.mark.content("sa17:political/publicize_weapon_schematic")
def test_refused_no_way_leads_to_red_and_yellow_technologies() -> None:
    """Cards of the same council among them."""
    game = passed(senate(), "publicize_weapon_schematic", "against")
    barred = [name for name in game.content.technologies if game.technology.colour(name) in ("red", "yellow")]
    for how in ("agenda", "technology", "reverse_engineering"):
        assert not any(game.technology.may_learn(0, technology, how) for technology in barred)
    assert all(not player.technologies for player in passed(game, "publicize_weapon_schematic").state.players)


# -- Official Sanction -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/official_sanction")
def test_a_sanctioned_player_lands_on_his_own_planets_alone() -> None:
    """Neutral planets are invaded too; his opponents are free, and he is when the round is over."""
    game = senate()
    hold(game, 0, "wellon")
    hold(game, 1, "thibah")
    game = passed(game, "official_sanction", "player:1")
    assert [may_land(copy_of(game), planet, 1) for planet in ("wellon", "saudor", "thibah")] == [False, False, True]
    assert may_land(copy_of(game), "thibah", 0)
    assert may_land(round_over(game), "wellon", 1)


# -- Forced Economic Independence ------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/forced_economic_independence")
def test_the_agreement_of_the_two_ends_without_an_aggressor() -> None:
    """Each collects half of what lies before him, rounded up; others keep theirs, and the two open none with each other."""
    game = senate()
    trade(game, 0, 1, (3, 2))
    trade(game, 1, 2, (5, 5))
    game = passed(game, "forced_economic_independence", "player:0+player:1")
    assert ([a.partners for a in game.state.agreements], goods(game)) == ([(1, 2)], [2, 1, 0])
    assert (game.trade.possible_partners(0), game.trade.possible_partners(1)) == ([2], [])
    assert game.trade.possible_partners(2) == [0]


# -- Minister of Treasury --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/minister_of_treasury")
def test_what_lies_in_the_treasury_goes_with_the_law() -> None:
    """It is nobody's until it is taken, and gone where the law is repealed before."""
    game = passed(senate(), "minister_of_treasury", "player:1")
    assert goods(game) == [0, 0, 0]
    game = passed(game, "repeal", "law:minister_of_treasury")
    assert (goods(game), [law.card for law in game.state.laws]) == ([0, 0, 0], [])


# -- Demilitarized Zone ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/demilitarized_zone")
def test_the_mine_of_the_zone_goes_off_under_everybody_and_lies_there_again() -> None:
    """Under the fleet of whoever crosses, one die a ship; the same border is mined at once."""
    game = passed(senate(), "demilitarized_zone", "border:0,0|1,0")
    put(game, 1, THIBAH, "2 carrier")
    game.player(1).fleet = 9
    table = sets_out(game, 1, "0,0", "movement.move", dice=(1, 8))
    say(table, 1, "ship:1,0:carrier", "ship:1,0:carrier", "done")
    rolled = [event for event in table.events_since(None) if event["event"] == "rolled"]
    assert [event["faces"] for event in rolled] == [(1, 8)]
    refuse(table)
    assert [(mine.border, mine.owner) for mine in game_of(table).state.mines] == [(Border("0,0|1,0"), NOBODY)]


# -- Conscription Campaign -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/conscription_campaign")
def test_goods_that_are_frozen_buy_no_conscripts() -> None:
    game = rich(senate(), 5)
    game.begin_effect("frozen_accounts", 0, "card", until="round")
    for planet in game.board.planets_of(0):
        game.board.exhaust(planet.id, "test")
    table = vote(game, "conscription_campaign", p2="abstain")
    assert [asks(table, seat) for seat in range(2)] == ["", "place_unit"]
    assert goods(game_of(table)) == [5, 5, 5]


# -- Duranium Armor --------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/duranium_armor")
def test_refused_neutral_units_are_repaired_and_those_of_who_has_surrendered_are_not() -> None:
    """Every damaged unit, however badly; agendas do not touch whoever has surrendered (SA17-SUR-16)."""
    game = senate(ruleset="sa17 +surrender")
    put(game, 0, THIBAH, "war_sun*2, dreadnought*1")
    put(game, 1, "2,0", "dreadnought*1")
    put(game, 0, "jord", "mechanized_unit*1")
    game.board.place(NEUTRAL, in_system(Hex("0,1")), [Group("dreadnought", 1, 1)], "test")
    damage = dict.fromkeys((0, 1, NEUTRAL), 0)
    for _, seat, groups in of_two(deserted(game), "duranium_armor", "against").board.all_units():
        damage[seat] += sum(group.damage for group in groups)
    assert damage == {0: 0, 1: 1, NEUTRAL: 0}


# -- Planetary Government Dissidence ---------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/planetary_government_dissidence")
def test_dissidents_take_no_card_from_their_own_hand_and_leaders_roll_for_their_fate() -> None:
    """Who has the planet and voted most for it may take it again; Leaders are lost with it and roll for their fate."""
    game = senate()
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "pds, ground_force")
    put(game, 0, "jord", "ground_force")
    lead(game, 0, "sol_rev", "planet:wellon")
    game.player(0).action_cards = [CardId("patrol")]
    table = vote(game, "planetary_government_dissidence", "planet:wellon", p1="abstain", p2="abstain")
    say(table, 0, "yes")
    game = game_of(refuse(table))
    assert (owner(game, "wellon"), there(game, 0, "wellon")) == (0, {"ground_force": 1})
    assert "wellon" in exhausted(game)
    assert game.player(0).action_cards == ["patrol"]
    assert [doom.leader for doom in game.state.doomed] == ["sol_rev"]


# -- Repeal Labor Laws -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/repeal_labor_laws", "sa17:ability/saar_mobile_docks")
def test_of_docks_that_stand_together_the_exhausted_one_goes() -> None:
    game = senate()
    become(game, 1, "saar")
    put(game, 1, THIBAH, f"2 space_dock, space_dock!{EXHAUSTED}, carrier")
    table = vote(game, "repeal_labor_laws", "against")
    if asks(table, 1) == "destroy_dock":
        say(table, 1, "system:1,0")
    left = game_of(refuse(table)).board.units(1, in_system(Hex(THIBAH)))
    assert [(g.count, g.mark) for g in left if g.kind == "space_dock"] == [(2, "")]


@pytest.mark.content("official:political/repeal_labor_laws")
def test_officially_the_exhausted_dock_goes_first_too() -> None:
    game = senate(ruleset="official")
    become(game, 1, "saar")
    put(game, 1, THIBAH, f"space_dock, space_dock!{EXHAUSTED}, carrier")
    table = refuse(vote(game, "repeal_labor_laws", "against"))
    left = game_of(table).board.units(1, in_system(Hex(THIBAH)))
    assert [(g.count, g.mark) for g in left if g.kind == "space_dock"] == [(1, "")]


# -- Neutrality Pact -------------------------------------------------------------------------------------------------------


def guarded(influence: int) -> Game:
    """Two systems beside home with enemy units, ships of the first player in both, and so much influence to pay with."""
    game = senate(ruleset="sa17 +simultaneous_actions")
    put(game, 0, HOME, "2 cruiser")
    for place in (WELLON, THIBAH):
        put(game, 0, place, "cruiser")
        put(game, 1, place, "cruiser")
    for planet in game.board.planets_of(0):
        game.board.exhaust(planet.id, "test")
    game.player(0).pool, game.player(0).fleet = 4, 4
    game = passed(game, "neutrality_pact")
    game.player(0).trade_goods, game.state.round = influence, 2
    game.end_scope("action")
    game.state.action, game.state.phase, game.state.active = None, "action", 0
    return game


def grid(game: Game, *systems: str) -> Table:
    return say(play(game, Step("action_phase.turn", 0)), 0, "transfer:grid", *(f"system:{hex_}" for hex_ in systems))


@pytest.mark.content("sa17:political/neutrality_pact")
def test_every_system_of_a_grid_with_enemy_units_is_paid_for() -> None:
    """Two influence each, in one sum; nobody puts in a second one that he cannot pay for."""
    table = grid(guarded(3), WELLON)
    assert f"system:{THIBAH}" not in offers(table, 0)
    assert f"system:{HOME}" in offers(table, 0)
    table = pay_all(say(grid(guarded(5), WELLON, THIBAH), 0, "done"), 0)
    assert game_of(table).player(0).trade_goods == 1
    assert [0 in game_of(table).board.system(Hex(hex_)).counters for hex_ in (WELLON, THIBAH)] == [True, True]


@pytest.mark.content("sa17:political/neutrality_pact")
def test_a_large_planet_pays_for_a_whole_grid() -> None:
    game = guarded(0)
    hold(game, 0, "mecatol_rex")  # six influence
    table = pay_all(say(grid(game, WELLON, THIBAH), 0, "done"), 0)
    assert exhausted(game_of(table)) == ["jord", "mecatol_rex"]


@pytest.mark.content("sa17:political/neutrality_pact")
def test_no_grid_is_begun_where_no_two_systems_can_be_paid_for() -> None:
    game = guarded(2)
    for system in game.board.layout.systems:
        if system not in (WELLON, THIBAH) and 0 not in game.board.system(system).counters:
            game.board.lay_counter(0, system, "pool")
    game.player(0).pool, game.player(0).fleet, game.player(0).strategy = 1, 1, 0
    table = play(game, Step("action_phase.turn", 0))
    assert f"activate:{WELLON}" in offers(table, 0)
    assert "transfer:grid" not in offers(table, 0)


@pytest.mark.content("sa17:political/neutrality_pact", "sa17:action/breakthrough")
def test_who_breaks_through_to_an_enemy_pays_for_the_activation() -> None:
    game = fleets("3 cruiser", "fighter", seat_0="breakthrough")
    put(game, 1, EAST, "destroyer")
    game.player(0).trade_goods = 2
    for planet in game.board.planets_of(0):
        game.board.exhaust(planet.id, "test")
    lawful(game, Law(CardId("neutrality_pact")))
    steps = [Step(step.name, 0, HERE) for step in game.tactical.steps(Step("tactical.begin", 0, HERE))]
    at = [step.name for step in steps].index("space_battle.begin")
    table = play(game, *steps[at:], dice=[7, 7, 7, 1, 1])
    say(table, 0, "card:breakthrough", f"system:{EAST}")
    assert game_of(pay_all(table, 0)).player(0).trade_goods == 0
    assert 0 in game_of(table).board.system(EAST).counters


@pytest.mark.content("official:political/traffic_tariffs")
def test_every_system_of_a_grid_with_planets_of_others_is_paid_for() -> None:
    """A Trade Good or a planet for each of them: who has only one puts in only one."""
    game = senate(ruleset="sa_es +simultaneous_actions")
    hold(game, 1, "wellon", "thibah")
    for place in (HOME, WELLON, THIBAH):
        put(game, 0, place, "cruiser")
    for planet in game.board.planets_of(0):
        game.board.exhaust(planet.id, "test")
    lawful(game, Law(CardId("traffic_tariffs")))
    game.end_scope("action")
    game.state.action, game.state.round, game.player(0).trade_goods = None, 2, 1
    table = grid(copy_of(game), WELLON)
    assert f"system:{THIBAH}" not in offers(table, 0)
    assert f"system:{HOME}" in offers(table, 0)
    game.player(0).trade_goods = 2
    assert f"system:{THIBAH}" in offers(grid(game, WELLON), 0)


@pytest.mark.content("official:political/traffic_tariffs")
@pytest.mark.parametrize("amount", [1, 2])
def test_a_transfer_pays_tariffs_at_both_ends(amount: int) -> None:
    game = senate(ruleset="official")
    hold(game, 1, "wellon", "thibah", "vefut_ii")
    for place in (WELLON, "1,-1"):
        put(game, 0, place, "cruiser")
    for planet in game.board.planets_of(0):
        game.board.exhaust(planet.id, "test")
    lawful(game, Law(CardId("traffic_tariffs")))
    game.end_scope("action")
    game.state.action, game.player(0).trade_goods = None, amount
    table = play(game, Step("action_phase.turn", 0))
    assert ("transfer" in offers(table, 0)) == (amount == 2)


# -- Redefining War Crimes -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/redefining_war_crimes", "sa17:political/industrial_hub_fortifications")
def test_docks_that_serve_as_pds_are_as_silent() -> None:
    """No PDS is used this round, nor is anything that is one; nobody is asked to fire nothing."""
    game = senate()
    put(game, 1, "arc_prime", "space_dock")
    home = str(game.board.home(1))
    put(game, 0, home, "2 cruiser")
    game = passed(game, "industrial_hub_fortifications")
    loud = sets_out(copy_of(game), 0, home, "space_cannon.fire", dice=(1,))
    assert asks(loud, 1) == "space_cannon"
    assert asks(sets_out(passed(game, "redefining_war_crimes", "against"), 0, home, "space_cannon.fire"), 1) == ""


@pytest.mark.content("sa17:political/industrial_hub_fortifications", "sa17:ability/saar_mobile_docks")
def test_floating_docks_roll_the_dice_of_pds() -> None:
    game = senate()
    become(game, 1, "saar")
    put(game, 1, THIBAH, "2 space_dock, carrier, pds")
    put(game, 0, THIBAH, "3 cruiser")
    table = sets_out(passed(game, "industrial_hub_fortifications"), 0, THIBAH, "space_cannon.fire", dice=(10, 1))
    say(table, 1, "fire:0")
    rolled = [event for event in table.events_since(None) if event["event"] == "rolled"]
    assert [(event["kind"], event["faces"]) for event in rolled] == [("pds", (10, 1))]  # PDS aboard do not fire


@pytest.mark.content("sa17:political/redefining_war_crimes", "sa17:action/counter_fire")
@pytest.mark.parametrize("outcome", ["for", "against"])
def test_fire_back_at_bombers_is_judged_and_silenced_like_other_fire(outcome: str) -> None:
    """Under the law it breaks the agreement at once; refused, the PDS fire at no ships and still defend the planet."""
    game = siege("dreadnought*1, 2 cruiser", "2 ground_force, pds", seat_1="counter_fire")
    if outcome == "for":
        lawful(game, Law(CardId("redefining_war_crimes")))
    else:
        game.begin_effect("silent_cannons", NOBODY, "law", until="round")
    trade(game, 0, 1, (2, 2))
    table = aim(bombard(game, 6, 6, 1), "dreadnought*1")
    say(table, 1, "card:counter_fire")
    fired = [e for e in table.events_since(None) if e["event"] == "rolled" and e["purpose"] == "space_cannon"]
    assert (bool(fired), len(game_of(table).state.agreements)) == ((True, 0) if outcome == "for" else (False, 1))
    assert any(effect.key == "counter_fire" for effect in game_of(table).state.effects)


@pytest.mark.content("sa17:political/redefining_war_crimes")
def test_one_more_shot_at_somebody_else_is_hostile_to_him_too() -> None:
    game = senate()
    hold(game, 0, "thibah")
    give(game, 0, "graviton_laser_system")
    put(game, 0, "thibah", "pds, ground_force")
    put(game, 0, THIBAH, "cruiser")
    for seat in (1, 2):
        put(game, seat, THIBAH, "2 cruiser")
        trade(game, 0, seat)
    game = passed(game, "redefining_war_crimes")
    table = sets_out(game, 0, THIBAH, "space_cannon.fire", "tactical.end", dice=(1, 1))
    say(table, 0, "fire:1:planet:thibah" if "fire:1:planet:thibah" in offers(table, 0) else "fire:1")
    assert asks(table, 0) == "one_more_shot"
    say(table, 0, "fire:2:planet:thibah")
    assert game_of(refuse(table)).state.agreements == []


# -- Prosperity is Stability -----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/prosperity_is_stability")
def test_a_trade_station_gets_neither_a_colony_nor_wealth() -> None:
    """Natural Wealth never lies on a Trade Station, nor do facilities stand there; it is refreshed with its neighbour."""
    game = senate(tiles={THIBAH: "tsion_bellatrix"})
    hold(game, 0, "tsion", "bellatrix")
    put(game, 0, THIBAH, "cruiser")
    for planet in ("tsion", "bellatrix"):
        game.board.exhaust(PlanetId(planet), "test")
    game = passed(game, "prosperity_is_stability", f"system:{THIBAH}")
    found = [game.board.planet(PlanetId(planet)) for planet in ("tsion", "bellatrix")]
    assert [(planet.facility, planet.wealth, planet.exhausted) for planet in found] == [("", 0, False), ("colony", 3, False)]


@pytest.mark.content("sa17:political/prosperity_is_stability", "sa17:political/desperate_measures")
def test_neither_gifts_nor_haste_reach_who_has_surrendered() -> None:
    game = senate(ruleset="sa17 +surrender")
    hold(game, 1, "thibah")
    game.board.exhaust(PlanetId("thibah"), "test")
    for seat in (0, 1):
        game.board.lay_counter(seat, Hex(THIBAH), "pool")
    after = of_two(deserted(copy_of(game)), "prosperity_is_stability", f"system:{THIBAH}").board.planet(PlanetId("thibah"))
    assert (after.facility, after.wealth, after.exhausted) == ("", 0, True)
    assert of_two(deserted(game), "desperate_measures", f"system:{THIBAH}").board.system(Hex(THIBAH)).counters == (1,)


@pytest.mark.rule("OFF-SE-TRT")
@pytest.mark.content("sa17:political/prosperity_is_stability", "sa17:action/armistice")
@pytest.mark.parametrize("effect", ["", "prosperity_is_stability", "armistice"])
def test_no_fleet_retreats_into_a_system_that_it_may_not_activate(effect: str) -> None:
    """A Tactical Retreat activates the system it leads to; where its counter lies already it is none."""
    game = fleets("cruiser", "cruiser", ruleset="sa17")
    if effect:
        where = "0,1" if effect == "armistice" else "system:0,1"
        game.begin_effect(effect, NOBODY, "card", until="round", where=where, target=0)
    free = offers(fight(copy_of(game), 1, 1), 0)
    assert ("retreat:0,1" in free) == (not effect)
    assert "retreat:0,0" in free
    game.board.lay_counter(0, Hex("0,1"), "reinforcements")
    assert "retreat:0,1" in offers(fight(game, 1, 1), 0)


@LANGUAGES
@pytest.mark.content("sa17:political/prosperity_is_stability")
def test_the_log_says_whether_wealth_comes_or_goes(language: str) -> None:
    game = new_game()
    hold(game, 0, "wellon")

    async def comes_and_goes(game: Game) -> None:
        game.economy.add_wealth(on_planet(PlanetId("wellon")), 3)
        game.economy.add_wealth(on_planet(PlanetId("wellon")), -1)

    came, went = lines(trial(game, comes_and_goes), language, "wealthchanged")
    assert came.endswith(("3 more.", "3 más."))
    assert went.endswith(("1 less.", "1 menos."))


# -- Anti-Piracy Task Force ------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/anti_piracy_task_force")
def test_two_ships_and_half_of_the_fighters_or_what_there_is() -> None:
    """Ships of the owner's choice, wherever they are; half of all Fighters, rounded down; docks in space are no ships."""
    game = senate()
    become(game, 1, "saar")
    put(game, 0, HOME, "flagship, carrier, 3 fighter")
    put(game, 0, THIBAH, "destroyer")
    put(game, 1, "2,0", "cruiser, space_dock")
    table = vote(game, "anti_piracy_task_force")
    assert not any("fighter" in key for key in offers(table, 0))
    say(table, 0, "system:1,0 destroyer", f"system:{HOME} flagship")
    game = game_of(refuse(table))
    assert (there(game, 0, HOME), there(game, 0, THIBAH)) == ({"carrier": 1, "fighter": 2}, {})
    assert there(game, 1, "2,0") == {"space_dock": 1}


@LANGUAGES
@pytest.mark.content("sa17:political/anti_piracy_task_force")
def test_goods_that_leave_a_contract_are_told_as_leaving_it(language: str) -> None:
    """One stays in each area and on each contract; the log does not say that the others were put there."""
    game = rich(senate(), 4)
    trade(game, 0, 1, (3, 1))
    table = vote(game, "anti_piracy_task_force", "against")
    assert (goods(game_of(table)), game_of(table).state.agreements[0].goods) == ([1, 1, 1], (1, 1))
    (said,) = lines(table, language, "goodsplaced")
    assert said.startswith(("2 Trade Goods taken off the contract", "2 Bienes de Comercio menos en el contrato"))


# -- Lord of the Aeon Throne -----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/lord_of_the_aeon_throne")
def test_the_lord_says_which_ships_are_too_many() -> None:
    """Ships already there count with those that come; Fighters come too; refused, Mecatol Rex is exhausted, and nobody scores."""
    game = senate()
    hold(game, 0, "mecatol_rex")
    game.player(0).fleet = 2
    put(game, 0, "0,0", "dreadnought")
    put(game, 0, HOME, "carrier, cruiser, 2 fighter")
    table = vote(copy_of(game), "lord_of_the_aeon_throne")
    kinds = offers(table, 0)
    assert all(any(kind in key for key in kinds) for kind in ("dreadnought", "carrier", "cruiser"))
    say(table, 0, next(key for key in offers(table, 0) if "dreadnought" in key))
    after = game_of(refuse(table))
    assert there(after, 0, "0,0") == {"carrier": 1, "cruiser": 1, "fighter": 2}
    assert totals(after) == [1, 0, 0]
    after = passed(game, "lord_of_the_aeon_throne", "against")
    assert (exhausted(after), totals(after)) == (["mecatol_rex"], [0, 0, 0])


@pytest.mark.content("sa17:political/lord_of_the_aeon_throne")
def test_a_throne_that_is_nobodys_has_no_lord() -> None:
    game = senate()
    put(game, 0, HOME, "cruiser")
    game = passed(game, "lord_of_the_aeon_throne")
    assert (totals(game), there(game, 0, HOME)) == ([0, 0, 0], {"cruiser": 1})


@pytest.mark.content("official:political/imperial_containment")
def test_a_single_counter_does_not_pay_for_two() -> None:
    """Who is told why he may not activate a system hears of the price that the law asks of him."""
    game = senate(ruleset="official")
    hold(game, 0, "wellon", "thibah")
    game = passed(game, "imperial_containment")
    for pool, allowed in ((1, False), (2, True)):
        game.player(0).pool = pool
        assert (f"activate:{WELLON}" in [option.key for option in game.tactical.actions(0)]) == allowed
        assert game.tactical.explain(0, f"activate:{WELLON}").allowed == allowed
