"""Action Cards from Productivity Spike to Stray Shot, read a second time from their print alone."""

from __future__ import annotations

import pytest
from dealing import NEAR, actions, acts, at, dealt, discarded, offered, through
from leading import lead
from races.racing import become
from readings.planning import CENTRE, HOME, activate, at_the_start, capacity, fill, planning, ready
from skirmish import HERE, RULES, WORLD, acting, armies, army, deal, fight, fleets, invade, rolled, ships
from strategic import counters, holding, plays, uses
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards, units
from trial import give, trial
from voting import copy_of, fighting, round_over

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.moments import ACTION_PHASE_ENDS, STATUS_PHASE_BEGINS, TURN_BEGINS, TURN_ENDS
from mecatol.rules.naming import in_system, on_planet
from mecatol.rules.state import NEUTRAL, Agreement, CardId, PlanetId, Seat, StrategyCard


def goods(table: Table) -> list[int]:
    """Everybody's Trade Goods."""
    return [player.trade_goods for player in game_of(table).state.players]


def everybody(card: str) -> dict[str, str]:
    """All three hold a card."""
    return {f"seat_{seat}": card for seat in range(3)}


# -- Productivity Spike --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/productivity_spike")
def test_a_dock_makes_as_many_more_as_its_planet_has_influence_this_round() -> None:
    """One dock of one's own: here 1 + 2 by itself and 3 of Mehar Xull's influence; no other dock, no other round."""
    game = dealt((0, "productivity_spike"))
    hold(game, 0, "mehar_xull")
    hold(game, 1, "saudor")
    put(game, 0, "mehar_xull", "space_dock")
    put(game, 0, "jord", "space_dock")
    put(game, 1, "saudor", "space_dock")
    table = at_the_start(game)
    say(table, 0, "card:productivity_spike")
    assert sorted(offers(table, 0)) == ["planet:jord", "planet:mehar_xull"]
    after = game_of(say(table, 0, "planet:mehar_xull"))
    assert (capacity(after, 0, Hex("-1,0")), capacity(after, 0, HOME)) == (6, 6)
    assert capacity(round_over(after), 0, Hex("-1,0")) == 3


@pytest.mark.content("sa17:action/productivity_spike")
def test_a_floating_dock_makes_one_more() -> None:
    """For the Saar +1, whatever lies below."""
    game = dealt((0, "productivity_spike"))
    become(game, 0, "saar")
    game.player(0).fleet = 12
    put(game, 0, Hex("-1,0"), "space_dock")
    before = capacity(game, 0, Hex("-1,0"), "destroyer")
    after = game_of(say(at_the_start(game), 0, "card:productivity_spike"))
    assert capacity(after, 0, Hex("-1,0"), "destroyer") == before + 1


# -- Propaganda Warfare --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/propaganda_warfare")
def test_influence_beyond_the_planets_own_removes_and_replaces() -> None:
    """Two are paid for nothing; then two units, the owner's choice, and each of them may be replaced by one of the own."""
    game = ready(seat_0="propaganda_warfare", seat_1="propaganda_warfare")
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "2 ground_force, shock_troop, pds")
    put(game, 0, NEAR, "cruiser")
    game.player(0).trade_goods = 6
    game.board.exhaust(PlanetId("jord"), "test")
    table = activate(game, NEAR, *[1] * 20)
    assert (asks(table, 0), asks(table, 1)) == ("after_activation", "")
    say(table, 0, "card:propaganda_warfare")
    assert offers(table, 0) == ["1", "2", "3", "4"]  # six goods, two of which are the planet's influence
    say(table, 0, "2")
    say(table, 1, "destroy:ground_force", "destroy:shock_troop")
    assert sorted(offers(table, 0)) == ["remove", "replace:ground_force", "replace:shock_troop"]
    say(table, 0, "replace:shock_troop")
    assert (list(army(table, 0, "wellon")), list(army(table, 1, "wellon"))) == (units("shock_troop"), units("ground_force, pds"))
    assert game_of(table).player(0).trade_goods == 2


@pytest.mark.content("sa17:action/propaganda_warfare")
@pytest.mark.parametrize(("mine", "theirs", "wealth"), [("", "", 6), ("cruiser", "cruiser", 6), ("cruiser", "", 2)])
def test_no_propaganda_without_a_blockade_or_beyond_ones_means(mine: str, theirs: str, wealth: int) -> None:
    """Ships of one's own above the planet and none of its owner's; more influence than the planet has."""
    game = ready(seat_0="propaganda_warfare")
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "ground_force")
    game.board.exhaust(PlanetId("jord"), "test")
    game.player(0).trade_goods = wealth
    for seat, fleet in ((0, mine), (1, theirs)):
        if fleet:
            put(game, seat, NEAR, fleet)
    assert asks(through(activate(game, NEAR, 10, 10), "after_activation", "action"), 0) != "after_activation"


# -- Public Disgrace -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/public_disgrace")
def test_a_disgraced_player_chooses_again_and_the_bonus_stays_on_the_card() -> None:
    """Right after a pick; that card is not his; the other one may be answered by nobody but holders of the card."""
    game = planning(dealt((1, "public_disgrace"), (0, "public_disgrace")))
    strategy_cards(game, {"warfare": -1, "trade": -1, "technology": -1})
    game.state.strategy_cards = [replace(card, bonus=1) for card in game.state.strategy_cards]
    table = play(game, Step("strategy_phase.pick", 0))
    say(table, 0, "card:warfare")
    assert (asks(table, 0), asks(table, 1)) == ("", "strategy_card_picked")  # nobody disgraces himself
    say(table, 1, "card:public_disgrace")
    assert sorted(offers(table, 0)) == ["card:technology", "card:trade"]
    assert [(card.holder, card.bonus) for card in game_of(table).state.strategy_cards] == [(-1, 1)] * 3


# -- Rally the People ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/rally_the_people")
def test_the_people_rally_for_five_resources_and_two_capacity_for_nothing() -> None:
    """A Dreadnought is both capacities, two Carriers are six resources; nothing is paid, no dock is needed."""
    game = dealt((0, "rally_the_people"))
    game.board.exhaust(PlanetId("jord"), "test")
    table = acts(game, "rally_the_people")
    assert not [key for key in offers(table, 0) if key.startswith(("war_sun", "flagship"))]
    say(table, 0, f"carrier system:{HOME}")
    assert not [key for key in offers(table, 0) if key.startswith(("dreadnought", "mechanized_unit", "carrier"))]
    say(table, 0, "shock_troop planet:jord")
    assert (list(ships(table, 0, HOME)), list(army(table, 0, "jord"))) == (units("carrier"), units("shock_troop"))


@pytest.mark.content("sa17:action/rally_the_people")
def test_no_ships_rally_under_a_blockade() -> None:
    """Ground units and PDS only."""
    game = dealt((0, "rally_the_people"))
    put(game, 1, HOME, "cruiser")
    assert not [key for key in offers(acts(game, "rally_the_people"), 0) if "system:" in key]


@pytest.mark.content("sa17:action/rally_the_people")
def test_the_people_rise_against_an_occupier_and_his_pds_do_not_fire() -> None:
    """An Invasion Combat at once, without the step of PDS."""
    game = dealt((0, "rally_the_people"))
    hold(game, 1, "jord")
    put(game, 1, "jord", "ground_force, pds")
    table = acts(game, "rally_the_people", *["ground_force planet:jord"] * 2, dice=[8, 1, 1])
    assert [kind for kind, _, _ in rolled(table, 1)] == ["ground_force"]
    assert game_of(table).board.planet(PlanetId("jord")).owner == 0


# -- Rare Mineral --------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/rare_mineral")
def test_minerals_are_found_on_any_planet_that_its_finder_acquires() -> None:
    """Taken from another player or found neutral, by whoever gained it and nobody else: three goods."""
    table = invade(deal(armies("2 ground_force", ""), **everybody("rare_mineral")))
    assert [asks(table, seat) for seat in range(3)] == ["planet_taken", "", ""]
    say(table, 0, "card:rare_mineral")
    assert goods(table) == [3, 0, 0]
    game = dealt((0, "voluntary_annexation"), (0, "rare_mineral"))
    table = acts(game, "voluntary_annexation", "planet:wellon")
    say(table, 0, "card:rare_mineral")
    assert goods(table) == [3, 0, 0]


# -- Rebellion! ----------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/rebellion")
def test_rebels_rise_next_to_the_centre_and_to_homes_when_the_action_phase_ends() -> None:
    """One Ground Force against each planet there; PDS fire at it; what falls turns neutral with Locals of strength 1."""
    game = dealt((0, "rebellion"))
    hold(game, 1, "wellon", "thibah", "arnor")
    hold(game, 0, "mecatol_rex", "lazar")
    put(game, 1, "wellon", "ground_force")
    put(game, 1, "arnor", "pds")
    game.state.domain_counters = {on_planet(PlanetId("tarmann")): [CardId("natural_wealth:2#1")]}
    after = game_of(say(at_the_start(game), 0, "card:rebellion"))
    assert after.board.planet(PlanetId("thibah")).owner == 1  # not before
    table = trial(copy_of(after), lambda g: g.moment(ACTION_PHASE_ENDS, 0), dice=[1, 1, 8, 10])
    through(table)
    board = game_of(table).board
    assert {planet: board.planet(PlanetId(planet)).owner for planet in ("thibah", "lazar", "mecatol_rex")} == {
        "thibah": -1,
        "lazar": -1,
        "mecatol_rex": 0,
    }
    assert game_of(table).domain_counters.at(on_planet(PlanetId("thibah")))[0].startswith("hostile_locals:1")
    assert game_of(table).domain_counters.at(on_planet(PlanetId("saudor")))[0].startswith("hostile_locals:1")  # nobody's
    assert game_of(table).domain_counters.at(on_planet(PlanetId("tarmann"))) == ["natural_wealth:2#1"]
    assert rolled(table, 1, "invasion_defence")
    assert all(board.planet(PlanetId(planet)).owner >= 0 for planet in ("jord", "arc_prime", "arretze"))


# -- Recheck -------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/recheck")
@pytest.mark.parametrize(("die", "left"), [("die:0:0", 2), ("die:0:1", 0), ("die:1:0", 1)])
def test_anybody_has_any_one_die_of_a_combat_rolled_again(die: str, left: int) -> None:
    """A hit or a miss, whoever rolled it; the new result stands."""
    game = fleets("2 cruiser", "2 cruiser", seat_0="morale_boost", seat_2="recheck")
    table = fight(game, 7, 1, 1, 1, 1 if die == "die:0:0" else 9, *[1] * 30)
    say(table, 0, "pass")
    assert sorted(offers(table, 2)) == ["card:recheck", "pass"]
    say(table, 2, "card:recheck", die)
    through(table, "before_round")
    assert forces.count(ships(table, 1)) == left


# -- Red Tape ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/red_tape")
def test_a_card_under_red_tape_is_for_nobody_this_round() -> None:
    """Before the first pick; no player may choose it, not by changing cards either."""
    game = planning(dealt((1, "red_tape"), (0, "strategic_shift")))
    cards = [(name, card.number) for name, card in game.cards.strategy_cards.items() if card.number < 9]
    game.state.strategy_cards = [StrategyCard(name, number) for name, number in cards]
    table = play(game, Step("strategy_phase.start"))
    say(table, 1, "card:red_tape", "card:warfare")
    while asks(table, 0) != "strategy_cards_picked":
        ask = table.pending[0]
        assert ask.name != "pick" or "card:warfare" not in offers(table, ask.seat)
        say(table, ask.seat, offers(table, ask.seat)[0])
    say(table, 0, "card:strategic_shift")
    given = offers(table, 0)[0]  # one of two goes back; of the two that lie there only one may be taken
    say(table, 0, given)
    holders = {card.id: card.holder for card in game_of(table).state.strategy_cards}
    assert (holders["warfare"], holders[given.removeprefix("card:")]) == (-1, -1)
    assert sorted(holders.values()) == [-1, -1, 0, 0, 1, 1, 2, 2]


# -- Reparations ---------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/reparations")
def test_lost_planets_are_paid_for_from_the_area_and_the_agreements() -> None:
    """At the end of the turn, by the attacker: the higher value of each planet lost, from either place, as far as it goes."""
    game = deal(armies("3 ground_force", "ground_force"), **everybody("reparations"))
    game.player(0).trade_goods = 1
    game.state.agreements = [Agreement((0, 2), (0, 0), (4, 4))]
    dice = [10, 10, 1, 1]
    table = play(game, Step("invasion.begin", 0, WORLD), Step("action_phase.end_turn", 0), dice=dice)
    assert [asks(table, seat) for seat in range(3)] == ["", "turn_ends", ""]
    say(table, 1, "card:reparations", "area", "agreement:2:0")
    assert goods(table) == [0, 2, 0]  # Arnor has two resources and one influence
    assert game_of(table).state.agreements[0].goods == (3, 4)


@pytest.mark.content("sa17:action/reparations")
def test_nobody_is_repaid_who_lost_nothing_in_this_turn() -> None:
    """A planet that held out is not lost."""
    game = armies("ground_force", "3 ground_force", seat_1="reparations")
    game.player(0).trade_goods = 5
    table = play(game, Step("invasion.begin", 0, WORLD), Step("action_phase.end_turn", 0), dice=[1, 10, 10, 10])
    assert asks(table, 1) != "turn_ends"


# -- Reverse Engineering -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/reverse_engineering")
def test_a_victorious_attacker_takes_any_technology_of_the_loser() -> None:
    """Space Battle or Invasion Combat, whatever it needs; one that he has not."""
    game = deal(armies("4 ground_force", "ground_force"), **everybody("reverse_engineering"))
    give(game, 1, "war_sun", "stasis_capsules", "cybernetics")
    give(game, 0, "stasis_capsules")
    table = invade(game, 10, 10, 1, 1, 1)
    assert [asks(table, seat) for seat in range(3)] == ["after_battle", "", ""]
    say(table, 0, "card:reverse_engineering")
    assert sorted(key for key in offers(table, 0) if key != "no") == ["cybernetics", "war_sun"]
    say(table, 0, "war_sun")
    assert game_of(table).player(0).technologies == ["stasis_capsules", "war_sun"]
    assert "war_sun" in game_of(table).player(1).technologies


@pytest.mark.content("sa17:action/reverse_engineering")
def test_a_defender_learns_nothing_and_neither_do_those_who_beat_nobodys_ships() -> None:
    """As the attacker, and against another player."""
    game = deal(fleets("cruiser", "4 cruiser"), **everybody("reverse_engineering"))
    give(game, 0, "war_sun")
    assert fight(game, 1, 10, 10, 10, 10).over
    game = deal(fleets("4 cruiser", ""), **everybody("reverse_engineering"))
    put(game, NEUTRAL, HERE, "cruiser")
    assert fight(game, 10, 10, 10, 10, 1).over


# -- Rise of a Messiah ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/rise_of_a_messiah")
def test_a_messiah_rises_on_every_planet_of_ones_own_and_no_other() -> None:
    """One Ground Force each, exhausted planets too."""
    game = dealt((0, "rise_of_a_messiah"))
    hold(game, 0, "wellon", "tarmann")
    hold(game, 1, "thibah")
    game.board.exhaust(PlanetId("wellon"), "test")
    table = acts(game, "rise_of_a_messiah")
    found = {planet.id: forces.count(army(table, 0, planet.id)) for planet in game_of(table).board.planets()}
    assert {planet for planet, number in found.items() if number} == {"jord", "wellon", "tarmann"}
    assert sum(found.values()) == 3


# -- Ruinous Tariffs -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/ruinous_tariffs")
def test_tariffs_are_half_of_what_a_partner_has_after_collecting() -> None:
    """Half of the whole area, rounded up; by a partner alone."""
    game = holding("sa17", {"trade": 0, "leadership": 1, "bureaucracy": 2}, seats=4)
    game.state.agreements = [Agreement((0, 1), (0, 0), (1, 2)), Agreement((1, 2), (1, 0), (1, 1))]
    game.player(1).trade_goods = 2
    for seat in range(4):
        game.player(seat).action_cards = [CardId("ruinous_tariffs")]
    table = uses(game, "trade", 1)
    say(table, 1, "use")
    assert [asks(table, seat) for seat in range(4)] == ["goods_collected", "", "goods_collected", ""]
    say(table, 0, "card:ruinous_tariffs")
    say(table, 2, "pass")
    assert goods(table)[:3] == [3, 2, 0]


# -- Rule by Terror ------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/rule_by_terror")
@pytest.mark.parametrize("terrible", ["2 dreadnought", "war_sun", "flagship"])
def test_terror_sends_the_enemy_away_or_costs_him_two_ships(terrible: str) -> None:
    """A War Sun, a Flagship or two Dreadnoughts; the enemy chooses between a retreat and two casualties."""
    game = fleets(terrible, "4 cruiser", seat_0="rule_by_terror", seat_1="rule_by_terror", seat_2="recheck", ruleset="sa17")
    table = fight(game, *[1] * 60)
    assert (asks(table, 0), asks(table, 1)) == ("before_battle", "")
    say(table, 0, "card:rule_by_terror")
    assert "retreat:2,0" in offers(table, 1)
    say(table, 1, "casualties")
    through(table, "retreat")
    assert forces.count(ships(table, 1)) == 2


@pytest.mark.content("sa17:action/rule_by_terror")
def test_one_dreadnought_is_not_terrible_and_who_cannot_flee_must_suffer() -> None:
    """Retreat only if able: the enemy is shut in on all sides."""
    assert asks(fight(fleets("dreadnought, 3 cruiser", "4 cruiser", seat_0="rule_by_terror")), 0) != "before_battle"
    game = fleets("2 dreadnought", "4 cruiser", seat_0="rule_by_terror", seat_2="recheck", ruleset="sa17")
    for hex_ in game.galaxy.adjacent(HERE):
        put(game, 2, hex_, "cruiser")
    table = fight(game, *[1] * 60)
    say(table, 0, "card:rule_by_terror")
    assert asks(table, 1) != "face_terror"
    assert forces.count(ships(table, 1)) == 2


# -- Sabotage ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/sabotage")
@pytest.mark.rule("OFF-ACT-4")
def test_a_sabotaged_action_was_never_taken_and_both_cards_are_gone() -> None:
    """Any other player; no Sabotage answers a Sabotage, and nobody sabotages his own card."""
    game = dealt((0, "privateers"), (0, "sabotage"), (1, "sabotage"))
    game.player(1).trade_goods = 4
    table = acts(game, "privateers")
    assert (asks(table, 0), asks(table, 1)) == ("", "card_played")
    say(table, 1, "card:sabotage")
    assert asks(table, 0) == "action"
    assert (goods(table)[:2], sorted(discarded(table)), game_of(table).player(0).action_cards) == (
        [0, 4],
        ["privateers", "sabotage"],
        ["sabotage"],
    )


# -- Scientist Assassination ---------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/scientist_assassination")
def test_a_new_technology_is_of_no_use_this_round() -> None:
    """The one just acquired, not those he had; until the end of the round."""
    game = holding("sa17", {"technology": 0, "leadership": 1, "bureaucracy": 2})
    give(game, 0, "advanced_fighters")
    game.player(0).trade_goods = 20
    game.player(1).action_cards = [CardId("scientist_assassination")]
    table = plays(game, "technology")
    say(table, 0, "a", "hylar_v_assault_laser")
    assert asks(table, 1) == "technology_gained"
    say(table, 1, "card:scientist_assassination")
    after = game_of(table)
    assert after.player(0).technologies == ["advanced_fighters", "hylar_v_assault_laser"]
    assert (fighting(after, "cruiser"), fighting(after, "fighter")) == (7, 8)
    assert fighting(round_over(after), "cruiser") == 6


# -- Scorched Earth ------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/scorched_earth")
@pytest.mark.parametrize(("choice", "aboard", "owner"), [("lose_units", 0, 0), ("leave_planet", 3, -1)])
def test_the_invader_loses_his_army_or_leaves_a_neutral_planet(choice: str, aboard: int, owner: Seat) -> None:
    """The invader chooses; whoever lost the planet plays it, also one that was empty."""
    table = invade(deal(armies("3 ground_force", ""), **everybody("scorched_earth")))
    assert [asks(table, seat) for seat in range(3)] == ["", "planet_taken", ""]
    say(table, 1, "card:scorched_earth")
    say(table, 0, choice)
    assert forces.count(army(table, 0)) == 0
    assert forces.count(ships(table, 0, WORLD), "ground_force") == aboard
    assert game_of(table).board.planet(PlanetId("arnor")).owner == owner


# -- Secret Industrial Agent ---------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/secret_industrial_agent")
@pytest.mark.rule("SA17-GEN-12")
def test_an_agent_destroys_any_dock_but_at_home_only_with_leave() -> None:
    """Anybody's dock outside of Home Systems; refused at home, another is chosen."""
    game = dealt((0, "secret_industrial_agent"))
    assert actions(game) == []
    for seat, planet in ((0, "wellon"), (1, "thibah")):
        hold(game, seat, planet)
        put(game, seat, planet, "space_dock")
    put(game, 1, "arc_prime", "space_dock")
    table = acts(game, "secret_industrial_agent")
    assert sorted(offers(table, 0)) == [f"system:{hex_}" for hex_ in ("0,-1", "1,0", "2,0")]
    say(table, 0, "system:2,0")
    say(table, 1, "no")
    assert sorted(offers(table, 0)) == ["system:0,-1", "system:1,0"]
    say(table, 0, "system:1,0")
    assert (forces.count(army(table, 1, "thibah")), forces.count(army(table, 1, "arc_prime"))) == (0, 1)


# -- Shields Holding -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/shields_holding")
def test_shields_cancel_two_hits_of_a_space_battle() -> None:
    """Of three hits one is left; only whoever is hit may play it, and not in an Invasion Combat."""
    game = deal(fleets("3 cruiser", "3 cruiser"), **everybody("shields_holding") | {"seat_2": "shields_holding, recheck"})
    table = fight(game, 10, 10, 10, *[1] * 40)
    say(table, 2, "pass")
    assert [asks(table, seat) for seat in range(3)] == ["", "hits_scored", ""]
    say(table, 1, "card:shields_holding")
    assert forces.count(ships(table, 1)) == 2
    assert invade(armies("3 ground_force", "3 ground_force", seat_1="shields_holding"), 10, 10, 10, 1, 1, 1).over


# -- Ship Graveyard Salvaging Mission ------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/ship_graveyard_salvaging_mission")
def test_four_goods_wait_in_a_void_system_for_whoever_controls_it() -> None:
    """A good at once; one in every Status Phase for its controller, four times; not in a system with a wormhole or a Nebula."""
    tiles = {"1,0": "empty_base", "0,1": "wormhole_a", "1,-1": "nebula_base"}
    game = ready(tiles, seat_0="ship_graveyard_salvaging_mission")
    put(game, 0, Hex("0,1"), "cruiser")
    put(game, 0, Hex("1,-1"), "cruiser")
    assert actions(game) == []
    put(game, 0, HERE, "cruiser")
    after = game_of(acts(game, "ship_graveyard_salvaging_mission"))
    assert after.player(0).trade_goods == 1
    for taken in range(1, 6):
        table = at(copy_of(after), STATUS_PHASE_BEGINS, 0)
        assert (asks(table, 0) == "salvage_wrecks") == (taken <= 4)
        after = game_of(say(table, 0, "yes") if taken <= 4 else table)
    assert after.player(0).trade_goods == 5


@pytest.mark.content("sa17:action/ship_graveyard_salvaging_mission")
def test_wrecks_are_whose_the_system_is_now() -> None:
    """Another player's ships alone are there when the Status Phase begins."""
    game = ready({"1,0": "empty_base"}, seat_0="ship_graveyard_salvaging_mission")
    put(game, 0, HERE, "cruiser")
    after = copy_of(game_of(acts(game, "ship_graveyard_salvaging_mission")))
    after.board.remove(0, in_system(HERE), units("cruiser"), "test")
    put(after, 1, HERE, "cruiser")
    table = at(after, STATUS_PHASE_BEGINS, 0)
    assert (asks(table, 0), asks(table, 1)) == ("", "salvage_wrecks")


# -- Signal Jamming ------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/signal_jamming")
def test_signals_of_two_opponents_are_jammed_where_ones_ships_are() -> None:
    """At the end of one's own action; counters of their reinforcements, one or two opponents."""
    game = ready(seat_0="signal_jamming", seat_1="signal_jamming")
    put(game, 0, NEAR, "cruiser")
    put(game, 0, CENTRE, "cruiser")
    table = at(game, TURN_ENDS, 0, "turn")
    assert (asks(table, 0), asks(table, 1)) == ("turn_ends", "")
    say(table, 0, "card:signal_jamming")
    assert sorted(offers(table, 0)) == [f"system:{NEAR}", f"system:{CENTRE}"]
    say(table, 0, f"system:{NEAR}", "player:1", "player:2")
    assert sorted(game_of(table).board.system(NEAR).counters) == [1, 2]
    assert [counters(table, seat) for seat in (1, 2)] == [(2, 3, 6), (2, 3, 6)]


@pytest.mark.content("sa17:action/signal_jamming")
def test_nobody_is_jammed_who_has_no_counter_left_or_one_there() -> None:
    """The second has activated the system already, the third has none in his reinforcements."""
    game = ready(seat_0="signal_jamming")
    put(game, 0, NEAR, "cruiser")
    game.board.lay_counter(1, NEAR, "pool")
    assert offered(game, TURN_ENDS, 0) == ["signal_jamming"]
    game.player(2).pool = 8
    assert game.board.reinforcements(2) == 0
    assert offered(game, TURN_ENDS, 0) == []


# -- Silent Incursion ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/silent_incursion")
def test_troops_land_before_the_battle_in_space() -> None:
    """Landing, Space Battle, Invasion Combat; in one's own activation."""
    game = ready(seat_0="silent_incursion", seat_1="silent_incursion")
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "ground_force")
    put(game, 1, NEAR, "cruiser")
    put(game, 0, HOME, "2 cruiser, carrier, 2 ground_force")
    table = activate(game, NEAR, 10, 10, 10, 1, 8, 8, 1)
    assert (asks(table, 0), asks(table, 1)) == ("after_activation", "")
    say(table, 0, "card:silent_incursion", *["ship:0,-2:cruiser"] * 2, "ship:0,-2:carrier")
    say(table, 0, *["load:system:0,-2:ground_force"] * 2, "done")
    assert asks(table, 0) == "landing"
    assert forces.count(ships(table, 1, NEAR)) == 1
    say(table, 0, *["land:wellon:ground_force"] * 2, "done")
    through(table, "action")
    events = [str(event["event"]) for event in table.events_since(None)]
    assert events.index("battlebegan") < events.index("invasionbegan")
    assert game_of(table).board.planet(PlanetId("wellon")).owner == 0


# -- Skilled Retreat -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/skilled_retreat")
def test_a_skilled_retreat_slips_out_of_pincers_for_a_counter_of_the_reinforcements() -> None:
    """At the start or after a round, whatever forbids it; with an empty Strategy Allocation."""
    game = fleets("2 cruiser", "2 cruiser", seat_0="pincer_maneuver", seat_1="skilled_retreat", ruleset="sa17")
    deal(game, seat_2="skilled_retreat")
    game.player(1).strategy = 0
    table = fight(game, *[1] * 40)
    assert [asks(table, seat) for seat in range(3)] == ["before_battle", "before_battle", ""]
    say(table, 0, "card:pincer_maneuver")
    say(table, 1, "pass")
    through(table, "after_round")
    say(table, 1, "card:skilled_retreat", "system:1,1")
    assert list(ships(table, 1, Hex("1,1"))) == units("2 cruiser")
    assert 1 in game_of(table).board.system(Hex("1,1")).counters
    assert counters(table, 1) == (0, 3, 9)


# -- Space Dock Accident -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/space_dock_accident")
@pytest.mark.parametrize(("planet", "before", "after"), [("jord", 6, 3), ("wellon", 3, 2)])
def test_an_accident_takes_three_capacity_but_leaves_two(planet: str, before: int, after: int) -> None:
    """Before an opponent's build is paid for: the planet is exhausted, and he plans anew with what is left."""
    game = ready(seat_1="space_dock_accident", seat_0="space_dock_accident")
    hold(game, 0, planet)
    put(game, 0, planet, "space_dock")
    game.player(0).trade_goods = 30
    table = through(activate(game, game.board.system_of(PlanetId(planet))), "produce")
    assert fill(table, 0) == before
    say(table, 0, "done")
    assert (asks(table, 0), asks(table, 1)) == ("", "units_ordered")
    say(table, 1, "card:space_dock_accident")
    assert game_of(table).board.planet(PlanetId(planet)).exhausted
    assert fill(table, 0) == after


@pytest.mark.content("sa17:action/space_dock_accident")
@pytest.mark.content("sa17:action/uprising")
def test_an_accident_leaves_two_of_whatever_capacity_there_was() -> None:
    """An uprising has taken two of six before: four less three is one, but two are left."""
    game = ready(seat_1="space_dock_accident")
    game.begin_effect("uprising", 1, "card", until="round", where=in_system(HOME))
    put(game, 0, "jord", "space_dock")
    game.player(0).trade_goods = 30
    table = through(activate(game, HOME), "produce")
    assert fill(table, 0) == 4
    say(table, 0, "done")
    say(table, 1, "card:space_dock_accident")
    assert fill(table, 0) == 2


@pytest.mark.content("sa17:action/space_dock_accident")
def test_a_floating_dock_has_accidents_too() -> None:
    """There is no planet to exhaust; its capacity is three less, and at least two."""
    game = ready(seat_1="space_dock_accident")
    become(game, 0, "saar")
    game.player(0).fleet = 12
    put(game, 0, HERE, "space_dock")
    game.player(0).trade_goods = 30
    table = through(activate(game, HERE), "produce")
    before = fill(table, 0, "destroyer")
    say(table, 0, "done")
    say(table, 1, "card:space_dock_accident")
    assert fill(table, 0, "destroyer") == max(2, before - 3)


# -- Star of Death -------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/star_of_death")
def test_a_dead_planet_is_neutral_and_the_hand_is_gone() -> None:
    """All units and Leaders on it; radiation; the whole hand of Action Cards is discarded."""
    game = ready(seat_0="star_of_death, plague, patrol", seat_1="star_of_death")
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "3 ground_force, pds, space_dock")
    lead(game, 1, "letnev_ciel", "planet:wellon")
    put(game, 0, NEAR, "war_sun")
    table = through(activate(game, NEAR, *[1] * 10), "before_landing")
    assert (asks(table, 0), asks(table, 1)) == ("before_landing", "")
    say(table, 0, "card:star_of_death")
    after = game_of(table)
    planet = after.board.planet(PlanetId("wellon"))
    assert (planet.owner, planet.stacks, planet.tokens) == (-1, (), ("neutron_radiation",))
    assert after.player(0).action_cards == []
    assert sorted(after.state.action_deck.discard) == ["patrol", "plague", "star_of_death"]
    assert [leader.where for leader in after.state.leaders] == [""]


@pytest.mark.content("sa17:action/star_of_death")
def test_the_star_may_rise_in_anybodys_action_but_only_with_a_war_sun() -> None:
    """A Tactical Action in a system where one has a War Sun, be it of the planet's own ruler."""
    for fleet, asked in (("war_sun", "before_landing"), ("2 dreadnought", "")):
        game = ready(seat_0="star_of_death")
        hold(game, 1, "wellon")
        put(game, 1, "wellon", "3 ground_force")
        put(game, 0, NEAR, fleet)
        assert asks(through(activate(game, NEAR, seat=1), "before_landing", "build_dock", "action"), 0) == asked


# -- Stealth Run ---------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/stealth_run")
def test_five_fighters_strike_first_at_what_is_no_fighter() -> None:
    """The attacker's, one shot each, five at most; other ships take the hits before Fighters do."""
    game = fleets(
        "carrier, 6 fighter", "cruiser, carrier, 3 fighter", seat_0="stealth_run", seat_1="stealth_run", seat_2="recheck"
    )
    table = fight(game, 10, 10, 10, 1, 1, *[1] * 40)
    assert (asks(table, 0), asks(table, 1)) == ("before_battle", "")
    say(table, 0, "card:stealth_run")
    say(table, 2, "pass")
    assert [len(faces) for kind, faces, _ in rolled(table, 0, "precombat")] == [5]
    through(table, "dice_rolled")
    assert [group.kind for group in ships(table, 1)] == ["fighter"]
    assert forces.count(ships(table, 1)) == 2


# -- Stellar Criminals ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/stellar_criminals")
def test_two_opponents_exhaust_half_of_what_is_refreshed_rounded_down() -> None:
    """Their own choice; exhausted planets do not count."""
    game = dealt((0, "stellar_criminals"), seats=4)
    hold(game, 1, "wellon", "thibah")
    game.board.exhaust(PlanetId("wellon"), "test")
    table = acts(game, "stellar_criminals", "player:1", "player:2")
    for seat in (1, 2):
        while asks(table, seat) not in ("", "action"):
            say(table, seat, offers(table, seat)[0])
    board = game_of(table).board
    exhausted = {seat: sum(planet.exhausted for planet in board.planets_of(seat)) for seat in range(4)}
    assert exhausted == {0: 0, 1: 1 + 1, 2: 1, 3: 0}  # one of three, one of three


# -- Strategic Bombardment -----------------------------------------------------------------------------------------------


def bombarded(*keys: str) -> Table:
    """Two Dreadnoughts hit Arnor twice: a Ground Force, two PDS, a dock and a Refinery."""
    game = acting(new_game(RULES, 3), WORLD)
    hold(game, 1, "arnor")
    put(game, 1, "arnor", "ground_force, 2 pds, space_dock")
    game.board.set_planet(replace(game.board.planet(PlanetId("arnor")), facility="refinery"))
    put(game, 0, WORLD, "2 dreadnought")
    deal(game, seat_0="strategic_bombardment", seat_1="strategic_bombardment")
    table = play(game, Step("bombardment.begin", 0, WORLD), dice=[10, 10])
    say(table, 0, *["bombard:arnor:dreadnought"] * 2, "done")
    assert (asks(table, 0), asks(table, 1)) == ("bombarding", "")
    return say(table, 0, "card:strategic_bombardment", *keys)


@pytest.mark.content("sa17:action/strategic_bombardment")
def test_hits_of_a_strategic_bombardment_raze_or_exhaust_in_spite_of_shields() -> None:
    """Each hit an installation, dock, PDS or facility, or the planet is exhausted; two shields are no help."""
    table = bombarded()
    assert sorted(offers(table, 0)) == ["done", "exhaust", "raze:pds", "raze:refinery", "raze:space_dock"]
    say(table, 0, "raze:refinery", "exhaust")
    planet = game_of(table).board.planet(PlanetId("arnor"))
    assert (planet.facility, planet.exhausted) == ("", True)
    assert list(army(table, 1)) == units("ground_force, 2 pds, space_dock")


@pytest.mark.content("sa17:action/strategic_bombardment")
def test_a_hit_not_used_so_meets_the_shields() -> None:
    """One hit takes the dock; the other is an ordinary one, and absorbed."""
    table = bombarded("raze:space_dock", "done")
    assert list(army(table, 1)) == units("ground_force, 2 pds")


@pytest.mark.content("sa17:action/strategic_bombardment")
def test_a_strategic_bombardment_is_one_of_the_whole_system() -> None:
    """Each hit of the bombardment, on the second planet too."""
    game = acting(new_game(RULES, 3), WORLD)
    hold(game, 1, "arnor", "lor")
    put(game, 1, "arnor", "ground_force, pds")
    put(game, 1, "lor", "ground_force, pds")
    put(game, 0, WORLD, "2 dreadnought")
    deal(game, seat_0="strategic_bombardment")
    table = play(game, Step("bombardment.begin", 0, WORLD), dice=[10, 10])
    say(table, 0, "bombard:arnor:dreadnought", "bombard:lor:dreadnought", "done", "card:strategic_bombardment")
    say(table, 0, "exhaust", "exhaust")
    assert [game_of(table).board.planet(PlanetId(name)).exhausted for name in ("arnor", "lor")] == [True, True]


# -- Strategic Delay -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/strategic_delay")
def test_one_more_action_when_everybody_has_passed() -> None:
    """Not before all have passed; one, and then the phase is over."""
    game = dealt((1, "strategic_delay"))
    strategy_cards(game, {"warfare": 0, "trade": 1, "technology": 2})
    game.state.strategy_cards = [replace(card, played=True) for card in game.state.strategy_cards]
    game.player(0).passed = game.player(1).passed = True
    table = play(game, Step("action_phase.turn", 2))
    assert asks(table, 1) == ""
    say(table, 2, "pass")
    assert asks(table, 1) == "all_passed"
    say(table, 1, "card:strategic_delay")
    assert asks(table, 1) == "action"
    say(table, 1, "activate:0,1")
    while game_of(table).state.phase == "action":
        ask = table.pending[0]
        assert ask.name != "action"
        say(table, ask.seat, offers(table, ask.seat)[-1])
    assert game_of(table).state.phase == "status"


# -- Strategic Planning --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/strategic_planning")
@pytest.mark.content("sa17:action/policy_paralysis")
def test_planned_secondaries_cost_no_counter_this_round_even_under_paralysis() -> None:
    """With an empty Strategy Allocation; paralysis forbids spending counters, and none is spent."""
    game = holding("sa17", {"production": 0, "leadership": 1, "bureaucracy": 2})
    for seat, planet in ((1, "arc_prime"), (2, "arretze")):
        put(game, seat, planet, "space_dock")
        game.player(seat).trade_goods = 5
    game.player(1).strategy = 0
    game.player(1).action_cards, game.player(2).action_cards = [CardId("strategic_planning")], [CardId("policy_paralysis")]
    planned = copy_of(game_of(say(at_the_start(game), 1, "card:strategic_planning")))
    planned.state.phase = "action"
    table = plays(copy_of(planned), "production")
    say(table, 2, "card:policy_paralysis")
    through(table, "secondary")
    assert asks(table, 1) == "secondary"
    say(table, 1, "use")
    through(table, "secondary")
    assert (counters(table, 1)[0], asks(table, 2)) == (0, "")
    assert not uses(round_over(planned), "production", 1).pending


# -- Strategic Shift -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/strategic_shift")
def test_a_shift_comes_before_the_bonus_counters() -> None:
    """The own card is put back, an unchosen one taken; the one put back gets the Bonus Counter, the new one none."""
    game = planning(dealt((0, "strategic_shift")))
    strategy_cards(game, {"warfare": 0, "trade": 1, "technology": -1, "leadership": 2, "production": -1})
    table = play(game, Step("strategy_phase.end"))
    assert asks(table, 0) == "strategy_cards_picked"
    say(table, 0, "card:strategic_shift")
    assert sorted(offers(table, 0)) == ["card:production", "card:technology"]
    say(table, 0, "card:technology")
    through(table, "action")
    cards = {card.id: (card.holder, card.bonus) for card in game_of(table).state.strategy_cards}
    assert cards == {"warfare": (-1, 1), "trade": (1, 0), "technology": (0, 0), "leadership": (2, 0), "production": (-1, 1)}


# -- Strategic Stability -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/strategic_stability")
def test_a_card_that_stays_is_one_pick_less() -> None:
    """In the Status Phase: one of the own cards is kept, to be played again, and not offered to anybody."""
    game = dealt((0, "strategic_stability"))
    game.state.phase = "status"
    held = {"warfare": 0, "technology": 0, "trade": 1, "bureaucracy": 1, "leadership": 2, "diplomacy": 2, "production": -1}
    strategy_cards(game, {**held, "assembly": -1})
    game.state.strategy_cards = [replace(card, played=card.holder >= 0) for card in game.state.strategy_cards]
    table = play(game, Step("status_phase.start"))
    say(table, 0, "card:strategic_stability", "card:warfare")
    picks: list[Seat] = []
    while asks(table, 0) != "action":
        ask = table.pending[0]
        keys = offers(table, ask.seat)
        if ask.name == "pick":
            picks.append(ask.seat)
            assert "card:warfare" not in keys
        say(table, ask.seat, next((key for key in ("pass", "done", "no", "keep") if key in keys), keys[0]))
        if len(picks) == 5 and not [each for each in table.pending if each.name == "pick"]:
            break
    assert sorted(picks) == [0, 1, 1, 2, 2]
    kept = next(card for card in game_of(table).state.strategy_cards if card.id == "warfare")
    assert (kept.holder, kept.played) == (0, False)


# -- Stray Shot ----------------------------------------------------------------------------------------------------------


def stray(garrison: str, owner: Seat = 1) -> Table:
    """The first player is hit twice over Thibah and has one of the shots go astray."""
    game = deal(fleets("3 cruiser", "2 cruiser"), **everybody("stray_shot") | {"seat_2": "stray_shot, recheck"})
    hold(game, owner, "thibah")
    if garrison:
        put(game, owner, "thibah", garrison)
    table = fight(game, 1, 1, 1, 10, 10, *[1] * 40)
    say(table, 2, "pass")
    assert [asks(table, seat) for seat in range(3)] == ["hits_scored", "", ""]
    return through(say(table, 0, "card:stray_shot"), "dice_rolled")


@pytest.mark.content("sa17:action/stray_shot")
def test_a_stray_shot_falls_on_a_planet_instead_of_the_fleet() -> None:
    """One hit less on the ships; a Ground Force is lost below, as by bombardment, also of the one who fired."""
    table = stray("2 ground_force")
    assert (forces.count(ships(table, 0)), forces.count(army(table, 1, "thibah"))) == (2, 1)


@pytest.mark.content("sa17:action/stray_shot")
def test_a_stray_shot_is_absorbed_by_shields() -> None:
    """Like a bombardment hit: a PDS absorbs it."""
    table = stray("ground_force, pds", 2)
    assert (forces.count(ships(table, 0)), list(army(table, 2, "thibah"))) == (2, units("ground_force, pds"))


@pytest.mark.content("sa17:action/stray_shot")
def test_no_shot_goes_astray_where_no_planet_is() -> None:
    """In a system with at least one planet."""
    game = fleets("3 cruiser", "2 cruiser", tile="empty_base", seat_0="stray_shot", seat_2="recheck")
    table = fight(game, 1, 1, 1, 10, 10, *[1] * 40)
    say(table, 2, "pass")
    assert asks(table, 0) == ""
    assert forces.count(ships(table, 0)) == 1


def test_moments_at_which_these_cards_are_not_played() -> None:
    """Nobody plays the cards of a phase when a turn begins."""
    game = dealt((0, "productivity_spike"), (0, "strategic_planning"), (0, "rebellion"), (0, "red_tape"), (0, "strategic_delay"))
    assert offered(game, TURN_BEGINS, 0) == []
