"""Action Cards from Decoy Maneuver to Full Frontal Assault, read a second time from their print alone."""

from __future__ import annotations

import pytest
from balloting import abstains, assembly, ballots, council, write
from dealing import FAR, NEAR, actions, acts, anytime, at, dealt, discarded, offered, through
from skirmish import HERE, RULES, SOUTH, WORLD, acting, armies, army, deal, fight, finish, fleets, invade, rolled, ships
from strategic import exhaust, holding, uses
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards, units

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.moments import TURN_BEGINS, TURN_ENDS
from mecatol.rules.naming import on_planet
from mecatol.rules.official.construction import Job
from mecatol.rules.official.game import Game
from mecatol.rules.state import NEUTRAL, CardId, Place, PlanetId, Seat, UnitId

HOME, CENTRE = Hex("0,-2"), Hex("0,0")


def capacity(game: Game, seat: Seat, planet: str) -> int:
    """What the dock on a planet produces."""
    return game.production.capacity(Job(seat, game.board.system_of(PlanetId(planet)), (f"planet:{planet}",)), f"planet:{planet}")


def activate(game: Game, hex_: Hex, *dice: int) -> Table:
    """The first player activates a system in his turn."""
    game.begin_scope("turn")
    return play(game, Step("tactical.begin", 0, hex_), Step("action_phase.end_turn", 0), dice=dice)


# -- Decoy Maneuver ------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/decoy_maneuver")
def test_three_decoys_at_most_and_nobody_can_hit_them_in_the_first_round() -> None:
    """Up to three Fighters sit out the barrage and the first round: no rolls, no hits, even if nothing else is left."""
    game = fleets("carrier, 4 fighter", "3 cruiser", seat_0="decoy_maneuver", seat_2="recheck")
    table = fight(game, *[1] * 2, 7, 7, 7, *[1] * 20)
    say(table, 0, "card:decoy_maneuver")
    assert offers(table, 0)[-1] == "3"
    say(table, 0, "3")
    say(table, 2, "pass")
    assert [(kind, len(faces)) for kind, faces, _ in rolled(table, 0, "battle")[:2]] == [("carrier", 1), ("fighter", 1)]
    assert forces.count(ships(table, 0), "fighter") == 3  # the third hit finds nobody
    assert [len(faces) for kind, faces, _ in rolled(table, 0, "battle")[2:]] == [9]


@pytest.mark.content("sa17:action/decoy_maneuver")
def test_decoys_are_not_sent_out_later_or_by_others() -> None:
    """At the beginning of a Space Battle only, by whoever has Fighters in it."""
    game = fleets("2 cruiser", "2 cruiser", seat_0="decoy_maneuver", seat_2="decoy_maneuver, recheck")
    table = fight(game, *[1] * 8)
    assert (asks(table, 0), asks(table, 2)) == ("", "dice_rolled")


# -- Defection -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/defection")
@pytest.mark.parametrize(("ship", "price"), [("carrier", 3), ("dreadnought", 5), ("cruiser", 2)])
def test_a_ship_defects_for_its_price_in_resources_and_influence(ship: UnitId, price: int) -> None:
    """Its resource cost, paid in resources, influence or both; a ship of one's own of that type takes its place."""
    game = dealt((0, "defection"))
    put(game, 1, NEAR, f"{ship}")
    exhaust(game, 0, goods=price - 1)
    hold(game, 0, "tarmann")  # one resource, one influence: it gives one of them
    worth = max(game.economy.influence(PlanetId("tarmann")), game.board.printed_planet(PlanetId("tarmann")).resources)
    game.player(0).trade_goods = price - worth
    table = acts(game, "defection", "yes")
    through(table, "action")
    after = game_of(table)
    assert (forces.count(after.board.ships(0, NEAR), ship), after.board.fleets(NEAR)) == (1, [0])
    assert (after.player(0).trade_goods, after.board.planet(PlanetId("tarmann")).exhausted) == (0, True)


@pytest.mark.content("sa17:action/defection")
def test_a_ship_of_nobody_defects_as_well() -> None:
    """Every ship that is not one's own is an enemy's."""
    game = dealt((0, "defection"))
    put(game, NEUTRAL, NEAR, "cruiser")
    game.player(0).trade_goods = 9
    table = acts(game, "defection", "yes")
    through(table, "action")
    assert game_of(table).board.fleets(NEAR) == [0]


@pytest.mark.content("sa17:action/defection")
def test_no_ship_defects_whose_price_cannot_be_paid() -> None:
    """Without the means it is not offered."""
    game = dealt((0, "defection"))
    put(game, 1, NEAR, "carrier")
    exhaust(game, 0, goods=2)
    assert actions(game) == []


@pytest.mark.content("sa17:action/defection")
def test_a_ship_beside_another_players_does_not_defect() -> None:
    """No other ships, own ones, third players' and Fighters among them."""
    game = dealt((0, "defection"))
    put(game, 1, NEAR, "carrier")
    put(game, 0, NEAR, "fighter")
    game.player(0).trade_goods = 9
    assert actions(game) == []


@pytest.mark.content("sa17:action/defection")
def test_a_ship_at_home_defects_only_with_its_owners_leave() -> None:
    """Not in a Home System, but where its original owner permits it."""
    game = dealt((0, "defection"))
    put(game, 1, game.board.home(1), "carrier")
    game.player(0).trade_goods = 9
    assert actions(game) == ["defection"]
    table = acts(game, "defection")
    assert asks(table, 1)
    say(table, 1, "no")
    assert game_of(table).board.fleets(game.board.home(1)) == [1]


# -- Demolition Trap -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/demolition_trap")
def test_only_whose_installations_were_captured_springs_the_trap() -> None:
    """Immediately after own installations were captured."""
    game = armies("2 ground_force, 2 shock_troop", "pds", seat_0="demolition_trap", seat_2="demolition_trap")
    table = invade(game, 1, 1)
    while asks(table, 0) == "capture":
        say(table, 0, offers(table, 0)[0])
    assert "installations_captured" not in [ask.name for ask in table.pending]


# -- Determine Policy ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/determine_policy")
def test_policy_is_determined_with_one_card_of_several() -> None:
    """After the agendas are selected, by anybody: one Political Card of his hand joins them."""
    game = council((2, "determine_policy"), ruleset="sa17")
    game.player(2).political_cards = [CardId("code_of_honor"), CardId("free_trade")]
    game.state.political_deck.bag = [CardId("conventions_of_war")]
    table = assembly(game)
    say(table, 2, "card:determine_policy", "card:free_trade")
    assert [agenda.card for agenda in game_of(table).state.council][-1] == "free_trade"
    assert game_of(table).player(2).political_cards == ["code_of_honor"]


# -- Dimensional Fusion --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/dimensional_fusion")
def test_fusion_joins_a_b_and_c_for_everybody_until_the_next_turn() -> None:
    """At the start of one's own turn; it holds in the turns of others and ends when the next own turn begins."""
    game = dealt((0, "dimensional_fusion"), (1, "dimensional_fusion"), tiles={"0,-1": "wormhole_a", "0,1": "wormhole_c"})
    table = play(game, Step("action_phase.turn", 0))
    assert asks(table, 1) == ""
    say(table, 0, "card:dimensional_fusion")
    assert game_of(table).galaxy.linked(NEAR, FAR)
    say(table, 0, "activate:1,0")
    through(table, "action", "turn_begins")
    assert table.pending[0].seat == 1
    assert game_of(table).galaxy.linked(NEAR, FAR)


# -- Diplomatic Immunity -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/diplomatic_immunity")
def test_immunity_in_an_own_system_for_this_round() -> None:
    """Where one has ships or planets, the Home System too; a counter out of an opponent's reinforcements, each once."""
    game = dealt((0, "diplomatic_immunity"))
    hold(game, 1, "tarmann")
    table = acts(game, "diplomatic_immunity")
    before = game.board.reinforcements(1)
    say(table, 0, "player:1")
    after = game_of(table)
    assert after.board.system(HOME).counters == (1,)
    assert (after.board.reinforcements(1), after.player(1).pool) == (before - 1, 3)
    after.end_scope("round")
    assert asks(play(after, Step("action_phase.turn", 0)), 0) == "action"


# -- Disclosure ----------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/disclosure")
def test_disclosure_needs_an_opponent_with_cards() -> None:
    """One opponent's Action Cards; nobody has any: not offered."""
    game = dealt((0, "disclosure"))
    assert anytime(game) == []
    game.player(1).political_cards = [CardId("code_of_honor")]
    assert anytime(game) == []


@pytest.mark.content("sa17:action/disclosure")
def test_the_card_disclosed_goes_to_the_discard_pile() -> None:
    """All cards are seen, one that the player picks is discarded."""
    game = dealt((0, "disclosure"), (1, "plague"), (1, "patrol"), (2, "transport"))
    table = play(game, Step("action_phase.turn", 1))
    table.act(0, "card:disclosure")
    say(table, 0, "player:1")
    assert sorted(offers(table, 0)) == ["card:patrol", "card:plague"]
    say(table, 0, "card:patrol")
    assert sorted(discarded(table)) == ["disclosure", "patrol"]


# -- Discredit -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/discredit")
def test_one_player_has_ten_votes_less_on_one_agenda() -> None:
    """After votes are revealed: the chosen player's votes on that agenda are lowered by ten, others' are not."""
    game = council((2, "discredit"), (0, "bribery"), ruleset="sa17")
    game.begin_scope("action")
    for seat in (0, 1):
        game.state.notes[f"bought:{seat}"] = str(14 - game.politics.votes(seat))
    table = assembly(game)
    write(table, 0, "for", "none", "none")
    write(table, 1, "against", "none", "none")
    abstains(table, 2)
    say(table, 0, "pass")
    say(table, 2, "card:discredit", "player:1")
    assert asks(table, 0) == "votes_revealed"
    assert ballots(table) == {0: 14, 1: 4}


# -- Dug In --------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/dug_in")
def test_all_own_armies_of_the_system_are_dug_in() -> None:
    """Every own army in the system, on both planets, suffers nothing in this bombardment step."""
    game = armies("", "ground_force", "2 dreadnought", seat_1="dug_in", seat_0="dug_in")
    hold(game, 1, "lor")
    put(game, 1, "lor", "ground_force")
    table = invade(game, 10, 10, steps=("bombardment.begin",))
    assert asks(table, 0) != "before_bombardment"
    say(table, 1, "card:dug_in")
    say(table, 0, "bombard:arnor:dreadnought", "bombard:lor:dreadnought", "done")
    finish(table)
    assert [list(army(table, 1, planet)) for planet in ("arnor", "lor")] == [units("ground_force")] * 2


# -- Economic Marvel -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/economic_marvel")
def test_a_marvel_on_each_own_planet_with_a_facility() -> None:
    """At the end of one's own turn, five on each planet with a Facility, beside what lies there; not on others'."""
    game = dealt((0, "economic_marvel"), (1, "economic_marvel"))
    hold(game, 0, "wellon", "tarmann", "vefut_ii")
    hold(game, 1, "thibah")
    for planet in ("wellon", "tarmann", "thibah"):
        game.board.set_planet(replace(game.board.planet(PlanetId(planet)), facility="colony"))
    game.board.set_planet(replace(game.board.planet(PlanetId("tarmann")), wealth=2))
    assert offered(game, TURN_ENDS, 0, 1) == []
    table = at(game, TURN_ENDS, 0)
    say(table, 0, "card:economic_marvel")
    wealth = [game_of(table).board.planet(PlanetId(planet)).wealth for planet in ("wellon", "tarmann", "vefut_ii", "thibah")]
    assert wealth == [5, 7, 0, 0]


# -- Emergency Repairs ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/emergency_repairs")
def test_repairs_of_all_ships_in_one_system_and_of_no_armor() -> None:
    """One system; ships only."""
    game = dealt((0, "emergency_repairs"))
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "mechanized_unit*1")
    assert anytime(game) == []
    put(game, 0, NEAR, "dreadnought*1")
    put(game, 0, FAR, "dreadnought*1")
    table = play(game, Step("action_phase.turn", 1))
    table.act(0, "card:emergency_repairs")
    say(table, 0, f"system:{NEAR}")
    board = game_of(table).board
    assert [board.ships(0, hex_)[0].damage for hex_ in (NEAR, FAR)] == [0, 1]
    assert board.units(0, Place("planet:wellon"))[0].damage == 1


# -- EMP Shockwave -------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/emp_shockwave")
def test_a_shockwave_elsewhere_in_the_activation_of_somebody_else() -> None:
    """At the end of any PDS fire step; any system with a ship of one's own that is no Fighter; everybody's docks."""
    game = acting(new_game(RULES, 3), CENTRE)
    deal(game, seat_1="emp_shockwave", seat_2="emp_shockwave")
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "space_dock, pds")
    put(game, 1, NEAR, "cruiser")
    hold(game, 1, "tarmann")
    put(game, 1, "tarmann", "space_dock")
    put(game, 1, FAR, "destroyer")
    put(game, 2, SOUTH, "fighter")
    table = play(game, Step("space_cannon.fire", 0, CENTRE))
    assert (asks(table, 1), asks(table, 2)) == ("after_cannons", "")
    say(table, 1, "card:emp_shockwave")
    assert sorted(offers(table, 1)) == [f"system:{NEAR}", f"system:{FAR}"]
    say(table, 1, f"system:{NEAR}")
    board = game_of(table).board
    dock = next(group for group in board.units(0, Place("planet:wellon")) if group.kind == "space_dock")
    assert (dock.mark, board.planet(PlanetId("wellon")).exhausted) == ("exhausted", False)  # PDS guard the planet, not the dock


@pytest.mark.content("sa17:action/emp_shockwave")
def test_a_shockwave_grounds_own_fighters_too_for_one_round() -> None:
    """In the first round Fighters of both sides neither fight nor are casualties."""
    game = fleets("carrier, 2 fighter", "cruiser, 2 fighter", seat_0="emp_shockwave", seat_2="recheck")
    steps = [Step(name, 0, HERE) for name in ("space_cannon.fire", "space_battle.begin")]
    table = play(game, *steps, dice=[1, 1, *[1] * 12])
    say(table, 0, "card:emp_shockwave")
    assert sorted(e["kind"] for e in table.events_since(None) if e["event"] == "rolled") == ["carrier", "cruiser"]
    say(table, 2, "pass")
    assert "fighter" in [e["kind"] for e in table.events_since(None) if e["event"] == "rolled"]


# -- Enhanced Armor ------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/enhanced_armor")
def test_enhanced_cruisers_sustain_a_hit_of_a_battle() -> None:
    """All own Cruisers, no others', until the round ends."""
    game = fleets("cruiser", "2 cruiser", seat_2="recheck")
    game.begin_effect("enhanced_armor", 0, "card", until="round")
    table = fight(game, 1, 7, 1, *[1] * 9)
    say(table, 2, "pass")
    assert offers(table, 0) == ["sustain:cruiser", "destroy:cruiser"]


# -- Equipment Sabotage --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/equipment_sabotage")
def test_any_planet_may_be_sabotaged_at_home_and_neutral_ones() -> None:
    """A planet, whosever: no word about Home Systems; only what is there can be chosen."""
    game = dealt((0, "equipment_sabotage"))
    home = game.board.home_planets(1)[0].id
    put(game, 1, home, "pds")
    table = acts(game, "equipment_sabotage")
    assert {f"planet:{home}", "planet:jord"} <= set(offers(table, 0))
    say(table, 0, f"planet:{home}")
    assert "facility" not in offers(table, 0)
    say(table, 0, "pds")
    assert forces.count(game_of(table).board.units(1, on_planet(home)), "pds") == 0
    assert asks(table, 1) == "action"


@pytest.mark.content("sa17:action/equipment_sabotage")
@pytest.mark.parametrize(("planet", "half"), [("wellon", 1), ("tarmann", 1), ("thibah", 1)])
def test_half_a_docks_capacity_is_rounded_down_until_the_round_ends(planet: str, half: int) -> None:
    """For the rest of the round the capacity is halved, rounded down."""
    game = dealt((0, "equipment_sabotage"))
    hold(game, 1, planet)
    put(game, 1, planet, "space_dock")
    before = capacity(game, 1, planet)
    after = game_of(acts(game, "equipment_sabotage", f"planet:{planet}", "halve"))
    assert capacity(after, 1, planet) == before // 2 >= half
    after.end_scope("round")
    assert capacity(after, 1, planet) == before


@pytest.mark.content("sa17:action/equipment_sabotage")
def test_the_facility_of_a_neutral_planet_is_removed_too() -> None:
    """A planet, not an opponent's: what stands on nobody's can be removed, and nothing else be done to it."""
    game = dealt((0, "equipment_sabotage"))
    game.board.set_planet(replace(game.board.planet(PlanetId("wellon")), facility="colony"))
    table = acts(game, "equipment_sabotage", "planet:wellon")
    assert game_of(table).board.planet(PlanetId("wellon")).facility == ""
    assert "planet:tarmann" not in offers(acts(dealt((0, "equipment_sabotage")), "equipment_sabotage"), 0)


# -- Fantastic Rhetoric --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/fantastic_rhetoric")
def test_rhetoric_is_not_for_votes_that_are_revealed() -> None:
    """Before votes are revealed: when they are, it is too late."""
    game = council((1, "fantastic_rhetoric"), (2, "discredit"), ruleset="sa17")
    game.begin_scope("action")
    table = assembly(game)
    through(table, "ballot")
    write(table, 0, "for", "none", "none")
    abstains(table, 1)
    abstains(table, 2)
    say(table, 1, "pass")
    assert asks(table, 2) == "votes_revealed"
    assert asks(table, 1) == ""


# -- Faulty Targeting ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/faulty_targeting")
def test_nobodys_cannon_fires_own_ones_neither() -> None:
    """This Tactical Action has no Space Cannon step at all."""
    game = deal(new_game(RULES, 3), seat_0="faulty_targeting", seat_1="faulty_targeting")
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "pds")
    put(game, 1, NEAR, "2 cruiser")
    table = activate(game, NEAR, *[1] * 9)
    assert (asks(table, 0), asks(table, 1)) == ("after_activation", "")
    say(table, 0, "card:faulty_targeting")
    through(table, "action")
    assert not [e for e in table.events_since(None) if e["event"] == "rolled" and e["purpose"] == "space_cannon"]


# -- Fighter Patrol Callback ---------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/fighter_patrol_callback")
def test_a_patrol_comes_back_after_the_second_round_only() -> None:
    """Neither after the first nor after the third round."""
    game = fleets("2 cruiser", "2 cruiser", seat_0="fighter_patrol_callback", seat_2="recheck")
    table = fight(game, *[1] * 40)
    say(table, 2, "pass")
    assert asks(table, 0) == ""
    say(table, 2, "pass")
    assert asks(table, 0) == "after_round"
    say(table, 0, "pass")
    say(table, 2, "pass")
    assert asks(table, 0) == ""


@pytest.mark.content("sa17:action/fighter_patrol_callback")
def test_a_patrol_comes_to_a_fleet_that_is_there() -> None:
    """Two Fighters for nothing join the fleet."""
    game = fleets("carrier", "cruiser", seat_0="fighter_patrol_callback")
    table = fight(game, *[1] * 4, 1, 1, 1, 1)
    say(table, 0, "card:fighter_patrol_callback")
    assert ("fighter", 2) in [(kind, len(faces)) for kind, faces, _ in rolled(table, 0, "battle")]


# -- Fighter Screen Gap --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/fighter_screen_gap")
def test_hits_of_own_fighters_may_still_fall_on_fighters() -> None:
    """Only hits of ships that are no Fighters go through the gap, and only in this round."""
    game = fleets("carrier, fighter", "cruiser, 3 fighter", seat_0="fighter_screen_gap", seat_2="recheck")
    table = fight(game, 1, 9, *[1] * 4, *[1] * 12)
    say(table, 0, "card:fighter_screen_gap")
    say(table, 2, "pass")
    assert (asks(table, 1), sorted(offers(table, 1))) == ("casualty", ["destroy:cruiser", "destroy:fighter"])


# -- Flank Speed! --------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/flank_speed")
def test_three_left_in_fleet_supply_are_two_faster_ships() -> None:
    """One counter of Fleet Supply is spent; half of what is left, rounded up, moves one further, in this turn."""
    game = deal(new_game(RULES, 3), seat_0="flank_speed", seat_1="flank_speed")
    game.player(0).fleet = 2
    put(game, 0, HOME, "2 dreadnought")
    table = activate(game, CENTRE)
    assert asks(table, 1) == ""
    say(table, 0, "card:flank_speed")
    say(table, 0, f"ship:{HOME}:dreadnought+flank_speed")
    assert [key for key in offers(table, 0) if key.startswith("ship:")] == []


# -- Flawless Strategy ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/flawless_strategy")
def test_a_strategy_nobody_chose_offers_its_secondary_and_stays_unchosen() -> None:
    """Any card nobody chose; the others are offered its secondary; Bonus Counters are not spoken of."""
    game = dealt((0, "flawless_strategy"))
    strategy_cards(game, {"leadership": -1, "warfare": 1, "trade": 2, "diplomacy": -1})
    game.state.strategy_cards = [replace(card, bonus=1) if card.holder < 0 else card for card in game.state.strategy_cards]
    table = acts(game, "flawless_strategy")
    assert sorted(offers(table, 0)) == ["card:diplomacy", "card:leadership"]
    say(table, 0, "card:leadership", "pool", "pool", "pool")
    through(table, "secondary", "action")
    assert "secondary" in {ask.name for ask in table.pending}
    through(table, "action")
    card = next(card for card in game_of(table).state.strategy_cards if card.id == "leadership")
    assert (card.holder, card.bonus) == (-1, 1)


@pytest.mark.content("sa17:action/flawless_strategy", "sa17:action/corporate_sponsorship")
def test_sponsors_pay_for_a_technology_card_that_nobody_chose() -> None:
    """Its primary is executed, so what is played for the primary of Technology may be played."""
    game = dealt((0, "flawless_strategy"), (0, "corporate_sponsorship"))
    strategy_cards(game, {"leadership": 0, "warfare": 1, "trade": 2, "technology": -1})
    table = acts(game, "flawless_strategy")
    assert "card:corporate_sponsorship" in offers(table, 0)


# -- Focused Research ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/focused_research")
def test_research_is_focused_before_the_secondary_too() -> None:
    """Before either ability of Technology, by whoever uses it, with refreshed planets that have a specialty."""
    game = holding("sa17", {"technology": 0, "leadership": 1, "bureaucracy": 2})
    game.player(1).action_cards = [CardId("focused_research")]
    assert asks(uses(game, "technology", 1), 1) != "secondary_offered"
    hold(game, 1, "mehar_xull")
    table = uses(game, "technology", 1)
    assert "card:focused_research" in offers(table, 1)


# -- Force of Progress ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/force_of_progress")
def test_progress_is_for_the_own_action_and_costs_money() -> None:
    """At the beginning of one's action; without the means, or in others' turns, it is not offered."""
    game = dealt((0, "force_of_progress"), (1, "force_of_progress"))
    exhaust(game, 0)
    exhaust(game, 1)
    table = play(game, Step("action_phase.turn", 0))
    assert (asks(table, 0), asks(table, 1)) == ("action", "")


# -- Friendly Fire -------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/friendly_fire")
def test_own_fighters_and_bigger_ships_do_not_hit_their_friends() -> None:
    """Only opposing Fighters, natural one to four, in this round."""
    game = fleets("cruiser, 2 fighter", "2 cruiser, fighter", seat_0="friendly_fire", seat_2="friendly_fire, recheck")
    table = fight(game, 1, 1, 1, 1, 1, 4, *[1] * 20)
    assert (asks(table, 0), asks(table, 2)) == ("before_round", "")
    say(table, 0, "card:friendly_fire")
    say(table, 2, "pass")
    battle = game_of(table).board.battle
    assert (battle.attacker.hits, battle.defender.hits) == (0, 1)


# -- Frozen Accounts -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/frozen_accounts")
def test_accounts_are_frozen_at_the_start_of_any_turn_and_even_ones_own() -> None:
    """At the start of any player's turn, any player; only what lies in the area, nothing else of him."""
    game = dealt((2, "frozen_accounts"))
    game.player(0).trade_goods = 4
    assert offered(game, TURN_BEGINS, 0, 2) == ["frozen_accounts"]
    assert offered(game, TURN_BEGINS, 1, 2) == ["frozen_accounts"]
    ready = game.economy.available_resources(0)
    table = play(game, Step("action_phase.turn", 0))
    say(table, 2, "card:frozen_accounts", "player:0")
    after = game_of(table)
    assert after.economy.available_resources(0) == ready - 4
    assert after.economy.acts(0) == []


# -- Full Frontal Assault ------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/full_frontal_assault")
def test_a_frontal_assault_in_a_later_round_of_the_defender() -> None:
    """At the start of any round, by either side, none by bystanders; before it dice are as ever."""
    cards = {"seat_1": "full_frontal_assault", "seat_2": "full_frontal_assault"}
    table = invade(armies("2 ground_force", "2 ground_force", **cards), *[1] * 20)
    assert (asks(table, 1), asks(table, 2)) == ("before_round", "")
    say(table, 1, "pass")
    say(table, 1, "card:full_frontal_assault")
    assert [needed for _, _, needed in rolled(table, 0, "invasion")][:2] == [8, 5]


def test_where_these_scenes_are() -> None:
    """The places that are named above."""
    game = new_game(RULES, 3)
    assert (game.board.home(0), game.board.system_of(PlanetId("wellon")), game.board.system_of(PlanetId("tarmann"))) == (
        HOME,
        NEAR,
        FAR,
    )
    assert {HERE, WORLD, SOUTH} <= {system.hex for system in game.state.systems}
