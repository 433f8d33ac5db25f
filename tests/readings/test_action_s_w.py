"""Action Cards from Successful Spy to Wolfpack, read a second time from their print alone."""

from __future__ import annotations

import pytest
from balloting import abstains, assembly, ballots, council, write
from dealing import FAR, NEAR, actions, acts, anytime, dealt, discarded, offered, through
from leading import lead
from readings.planning import CENTRE, HOME, activate, at_the_start, capacity, ready
from skirmish import HERE, WORLD, armies, army, deal, fight, fleets, invade, rolled, ships
from strategic import counters, holding, plays
from tables import asks, game_of, hold, offers, play, put, say, units
from trial import give, trial
from voting import copy_of, round_over

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.moments import STRATEGY_PHASE_BEGINS, TURN_BEGINS
from mecatol.rules.naming import on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.state import NEUTRAL, Agenda, Agreement, CardId, PlanetId, Seat

REX = PlanetId("mecatol_rex")


def everybody(card: str) -> dict[str, str]:
    """All three hold a card."""
    return {f"seat_{seat}": card for seat in range(3)}


def goods(table: Table) -> list[int]:
    """Everybody's Trade Goods."""
    return [player.trade_goods for player in game_of(table).state.players]


def an_agent(game: Game) -> str:
    """The name of an Agent of some race."""
    return next(leader.id for race in game.content.races.values() for leader in race.leaders if leader.kind == "agent")


# -- Successful Spy ------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/successful_spy")
def test_a_spy_takes_one_card_each_from_one_or_two_opponents() -> None:
    """Up to two, so one is enough; at random from the hand; who holds none is no target."""
    for keys, sizes in ((("player:1", "player:2"), [2, 1, 0, 0]), (("player:1", "done"), [1, 1, 1, 0])):
        game = dealt((0, "successful_spy"), (1, "plague"), (1, "patrol"), (2, "transport"), seats=4)
        table = acts(game, "successful_spy")
        assert sorted(offers(table, 0)) == ["player:1", "player:2"]
        say(table, 0, *keys)
        assert [len(player.action_cards) for player in game_of(table).state.players] == sizes


@pytest.mark.content("sa17:action/successful_spy")
@pytest.mark.rule("SA17-ACT-03")
def test_an_agent_stops_the_spy_only_at_his_own_home() -> None:
    """A scattered effect: the other opponent loses his card all the same."""
    game = dealt((0, "successful_spy"), (1, "plague"), (2, "transport"))
    lead(game, 1, an_agent(game), "planet:arc_prime")
    table = acts(game, "successful_spy", "player:1", "player:2")
    say(table, 1, next(key for key in offers(table, 1) if key.endswith("sabotage")))
    through(table, "action")
    assert [player.action_cards for player in game_of(table).state.players] == [["transport"], ["plague"], []]


# -- Super-Triangulation -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/super_triangulation")
def test_every_planet_with_pds_in_range_is_worth_two() -> None:
    """Two planets in range, not the one too far away: +4 for each own PDS, before dice are rolled."""
    game = deal(ready(), **everybody("super_triangulation"))
    give(game, 1, "deep_space_cannon")
    hold(game, 1, "wellon", "mecatol_rex", "lazar")
    put(game, 1, "wellon", "2 pds")
    put(game, 1, "mecatol_rex", "pds")
    put(game, 1, "lazar", "pds")
    put(game, 0, HERE, "3 cruiser")
    table = through(activate(game, CENTRE, *[1] * 10), "move")
    say(table, 0, *["ship:1,0:cruiser"] * 3, "done")
    assert [asks(table, seat) for seat in range(3)] == ["", "before_cannons", ""]
    say(table, 1, "card:super_triangulation")
    while asks(table, 1) == "space_cannon":
        say(table, 1, offers(table, 1)[0])
    assert [needed for _, _, needed in rolled(table, 1)] == [2, 2]
    assert sum(len(faces) for _, faces, _ in rolled(table, 1)) == 3


# -- Supply Reserve ------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/supply_reserve")
def test_a_reserve_is_one_more_counter_of_fleet_supply_until_the_round_ends() -> None:
    """At the start of one's own turn, from the reinforcements; not without any there."""
    game = dealt((0, "supply_reserve"), (1, "supply_reserve"))
    table = play(game, Step("action_phase.turn", 0))
    assert (asks(table, 0), asks(table, 1)) == ("turn_begins", "")
    say(table, 0, "card:supply_reserve")
    assert counters(table, 0) == (2, 3, 4)
    assert round_over(game_of(table)).player(0).fleet == 3
    spent = dealt((0, "supply_reserve"))
    spent.player(0).pool = 11
    assert spent.board.reinforcements(0) == 0
    assert offered(spent, TURN_BEGINS, 0) == []


# -- Suppressive Fire ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/suppressive_fire")
@pytest.mark.parametrize(("used", "mine", "theirs"), [("1", 2, 1), ("2", 3, 2)])
def test_hits_suppress_hits_one_for_one(used: str, mine: int, theirs: int) -> None:
    """Three hits against two: those used cancel as many of the enemy's, the others strike; one round only."""
    game = fleets("3 cruiser", "3 cruiser", seat_0="suppressive_fire", seat_1="morale_boost", seat_2="suppressive_fire, recheck")
    table = fight(game, 10, 10, 10, 10, 10, 1, *[1] * 40)
    say(table, 1, "pass")
    assert "card:suppressive_fire" not in offers(table, 2)
    say(table, 2, "pass")
    say(table, 0, "card:suppressive_fire")
    assert offers(table, 0) == ["1", "2"]
    say(table, 0, used)
    through(table, "before_round")
    assert (forces.count(ships(table, 0)), forces.count(ships(table, 1))) == (mine, theirs)


@pytest.mark.content("sa17:action/suppressive_fire")
def test_armies_suppress_too_and_a_miss_suppresses_nothing() -> None:
    """In an Invasion Combat as well; without an own hit there is nothing to use."""
    for face, asked in ((10, "dice_rolled"), (1, "")):
        game = armies("2 ground_force", "2 ground_force", seat_1="suppressive_fire", seat_2="recheck")
        table = invade(game, 10, 10, face, 1, *[1] * 20)
        say(table, 2, "pass")
        assert asks(table, 1) == asked


# -- Surprise Assault ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/surprise_assault")
def test_the_surprised_make_no_barrage_and_roll_for_survivors_only() -> None:
    """The attacker alone: no pre-combat of the enemy, the own dice first, and only what is left answers; one round."""
    game = deal(fleets("2 cruiser, carrier, 2 fighter", "cruiser, 2 destroyer"), **everybody("surprise_assault"))
    deal(game, seat_2="recheck")
    table = fight(game, 10, 10, 1, 1, 1, 1, *[1] * 60)
    assert [asks(table, seat) for seat in range(3)] == ["before_battle", "", ""]
    say(table, 0, "card:surprise_assault")
    say(table, 2, "pass")
    assert rolled(table, 1) == []  # no barrage, no dice yet
    say(table, 1, "destroy:cruiser")
    through(table, "dice_rolled")
    assert [(kind, len(faces)) for kind, faces, _ in rolled(table, 1)][:1] == [("destroyer", 1)]


# -- Synchronicity -------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/synchronicity")
def test_of_six_cards_one_is_kept() -> None:
    """In the Strategy Phase; five and the card itself are discarded."""
    game = dealt((0, "synchronicity"))
    top = ["plague", "patrol", "transport", "uprising", "veto", "usurper"]
    game.state.action_deck.top = list(map(CardId, top))
    assert offered(game, TURN_BEGINS, 0) == []
    table = at_the_start(game)
    say(table, 0, "card:synchronicity")
    assert sorted(offers(table, 0)) == sorted(f"card:{card}" for card in top)
    say(table, 0, "card:uprising")
    assert game_of(table).player(0).action_cards == ["uprising"]
    assert sorted(discarded(table)) == sorted(["synchronicity", *(card for card in top if card != "uprising")])


# -- Tech Bubble ---------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/tech_bubble")
def test_a_bubble_is_one_more_technology_for_whoever_played_the_primary() -> None:
    """For nothing, with prerequisites, which the one just gained may be; not after a secondary."""
    game = holding("sa17", {"technology": 0, "leadership": 1, "bureaucracy": 2})
    for seat in range(2):
        game.player(seat).action_cards = [CardId("tech_bubble")]
        game.player(seat).trade_goods = 20
    table = plays(game, "technology")
    say(table, 0, "a", "hylar_v_assault_laser")
    assert (asks(table, 0), asks(table, 1)) == ("after_primary", "")
    say(table, 0, "card:tech_bubble")
    assert "deep_space_cannon" in offers(table, 0)
    assert "war_sun" not in offers(table, 0)
    say(table, 0, "deep_space_cannon")
    assert (game_of(table).player(0).technologies, goods(table)[0]) == (["hylar_v_assault_laser", "deep_space_cannon"], 20)
    say(table, 1, "use")
    while table.pending and not any("tech_bubble" in key for key in offers(table, 1)):
        ask = table.pending[0]
        keys = offers(table, ask.seat)
        say(table, ask.seat, next((key for key in ("no", "pass", "done") if key in keys), keys[0]))
    assert not table.pending


# -- Temporary Stability -------------------------------------------------------------------------------------------------


def calm() -> Game:
    """Temporary Stability lies on the table; the second player holds three cards, the third two."""
    game = dealt((0, "temporary_stability"), (0, "privateers"), (1, "plague"), (1, "patrol"), (1, "privateers"))
    game.player(1).trade_goods = 4
    deal(game, seat_2="sabotage, uprising")
    table = at_the_start(game)
    say(table, 0, "card:temporary_stability")
    assert asks(table, 2) == "card_played"  # it may be sabotaged itself
    say(table, 2, "pass")
    after = copy_of(game_of(table))
    after.state.phase = "action"
    return after


@pytest.mark.content("sa17:action/temporary_stability")
def test_nobody_plays_action_cards_while_all_is_calm() -> None:
    """In this Action Phase, its player neither; not in the next round any more."""
    after = calm()
    assert [actions(after, seat) for seat in range(3)] == [[], [], []]
    assert actions(round_over(after), 0) == ["privateers"]


@pytest.mark.content("sa17:action/temporary_stability")
def test_three_cards_end_the_calm() -> None:
    """Any player, at any time, for three cards of his hand; two are not enough."""
    table = play(calm(), Step("action_phase.turn", 0))
    ends = [key for key in (option.key for option in table.acts(1)) if key.endswith("end_stability")]
    assert len(ends) == 1
    assert not [option for option in table.acts(2) if option.key.endswith("end_stability")]
    table.act(1, ends[0])
    through(table, "action")
    assert game_of(table).player(1).action_cards == []
    assert actions(game_of(table), 0) == ["privateers"]


# -- The Lost Fleet ------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/the_lost_fleet")
def test_a_lost_fleet_is_found_far_from_everything_one_has() -> None:
    """Four spaces from all planets and fleets, no enemy ships, a counter of the pool; the Dreadnought is damaged."""
    game = dealt((0, "the_lost_fleet"))
    put(game, 1, Hex("-1,2"), "cruiser")
    table = at_the_start(game)
    say(table, 0, "card:the_lost_fleet")
    assert sorted(offers(table, 0)) == ["system:-2,2", "system:1,1", "system:2,0"]
    say(table, 0, "system:1,1")
    assert counters(table, 0) == (2, 2, 3)
    assert 0 in game_of(table).board.system(WORLD).counters
    assert sorted((g.kind, g.count, g.damage) for g in ships(table, 0, WORLD)) == [
        ("carrier", 1, 0),
        ("destroyer", 1, 0),
        ("dreadnought", 1, 1),
        ("fighter", 1, 0),
        ("ground_force", 1, 0),
    ]


@pytest.mark.content("sa17:action/the_lost_fleet")
def test_a_stationary_wormhole_is_a_short_way_and_an_empty_pool_finds_nothing() -> None:
    """Printed wormholes connect: what lies beyond one next door is near. Without a counter in the pool nothing is found."""
    game = dealt((0, "the_lost_fleet"), tiles={"0,-1": "wormhole_a", "1,1": "wormhole_a"})
    table = at_the_start(game)
    say(table, 0, "card:the_lost_fleet")
    assert not {"system:1,1", "system:2,0"} & set(offers(table, 0))
    poor = dealt((0, "the_lost_fleet"))
    poor.player(0).pool = 0
    assert asks(at_the_start(poor), 0) == ""


# -- Hired Thugs ---------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/hired_thugs")
def test_thugs_halve_a_players_votes_on_each_agenda_rounded_up() -> None:
    """After the agendas are chosen and before votes: five are three, and four on the next two."""
    game = council((2, "hired_thugs"), (1, "bribery"), ruleset="sa17")
    table = assembly(game)
    assert asks(table, 2) == "agendas_chosen"
    say(table, 2, "card:hired_thugs", "player:1")
    abstains(table, 0)
    write(table, 1, "against", "against", "none", "votes:5")
    write(table, 2, "for", "none", "none")
    assert ballots(table) == {1: 3, 2: 9}
    say(table, 1, "pass")
    assert ballots(table) == {1: 2}


# -- Touch of Genius -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/touch_of_genius")
def test_genius_is_any_card_of_the_discard_pile_for_three_influence() -> None:
    """At that card's time; the influence is spent; the copied card stays where it lies."""
    game = dealt((0, "touch_of_genius"))
    game.state.action_deck.discard = [CardId("privateers"), CardId("minelayers"), CardId("sabotage")]
    game.player(0).trade_goods, game.player(1).trade_goods = 1, 4
    assert actions(game) == ["touch_of_genius=privateers"]
    table = acts(game, "touch_of_genius=privateers")
    through(table, "action")
    assert goods(table)[:2] == [1, 2]
    assert game_of(table).board.planet(PlanetId("jord")).exhausted
    assert sorted(discarded(table)) == ["minelayers", "privateers", "sabotage", "touch_of_genius"]


@pytest.mark.content("sa17:action/touch_of_genius")
def test_no_genius_for_less_than_three_influence() -> None:
    """Jord has two."""
    game = dealt((0, "touch_of_genius"))
    game.state.action_deck.discard = [CardId("privateers")]
    game.player(1).trade_goods = 4
    assert actions(game) == []


@pytest.mark.content("sa17:action/touch_of_genius")
def test_genius_sabotages() -> None:
    """Right after another player's card, where a Sabotage lies discarded."""
    game = dealt((0, "privateers"), (1, "touch_of_genius"))
    game.player(1).trade_goods = 8
    game.state.action_deck.discard = [CardId("sabotage")]
    table = acts(game, "privateers")
    say(table, 1, "card:touch_of_genius=sabotage")
    through(table, "action")
    assert asks(table, 0) == "action"
    assert goods(table)[0] == 0


@pytest.mark.content("sa17:action/touch_of_genius")
def test_a_sabotaged_genius_has_paid_for_nothing() -> None:
    """The influence stays spent, the copied card does nothing, and the action is still to be taken."""
    game = dealt((0, "touch_of_genius"), (1, "sabotage"))
    game.state.action_deck.discard = [CardId("privateers")]
    game.player(0).trade_goods, game.player(1).trade_goods = 1, 4
    table = acts(game, "touch_of_genius=privateers")
    while asks(table, 1) != "card_played":
        say(table, 0, offers(table, 0)[0])
    say(table, 1, "card:sabotage")
    assert (goods(table)[:2], asks(table, 0)) == ([0, 4], "action")
    assert game_of(table).board.planet(PlanetId("jord")).exhausted


# -- Trade Stop ----------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/trade_stop")
@pytest.mark.rule("SA17-TRD-05")
def test_every_agreement_is_broken_and_half_of_its_goods_collected() -> None:
    """The own ones too; each takes half of what lies before him, rounded as build 17 has it."""
    game = dealt((0, "trade_stop"))
    game.state.agreements = [Agreement((0, 1), (0, 0), (1, 2)), Agreement((1, 2), (1, 0), (5, 0))]
    table = at_the_start(game)
    say(table, 0, "card:trade_stop")
    assert game_of(table).state.agreements == []
    assert goods(table) == [1, 1 + 3, 0]


# -- Transport -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/transport")
def test_ground_units_of_four_capacity_go_anywhere_among_ones_planets() -> None:
    """Armor is two; PDS are no ground units; from an activated system the destination is activated, otherwise not."""
    game = ready(seat_0="transport")
    hold(game, 0, "wellon", "tarmann", "saudor")
    put(game, 0, "jord", "2 mechanized_unit, pds")
    put(game, 0, "wellon", "3 shock_troop")
    put(game, 1, FAR, "cruiser")
    game.board.lay_counter(0, HOME, "pool")
    table = acts(game, "transport")
    assert not [key for key in offers(table, 0) if "pds" in key]
    say(table, 0, "move:jord mechanized_unit>tarmann", "move:wellon shock_troop>saudor")
    assert not [key for key in offers(table, 0) if "mechanized_unit" in key]
    say(table, 0, "move:wellon shock_troop>saudor")
    board = game_of(table).board
    assert [0 in board.system(hex_).counters for hex_ in (FAR, Hex("-1,1"))] == [True, False]
    assert list(army(table, 0, "saudor")) == units("2 shock_troop")
    assert counters(table, 0)[:2] == (2, 2)


# -- Underground Defense Assailment --------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/underground_defense_assailment")
def test_ships_rise_from_a_blockaded_dock_and_fight_and_the_dock_produces_again() -> None:
    """Ships only, before the Space Battle; afterwards production as usual."""
    game = ready(seat_0="underground_defense_assailment")
    put(game, 0, "jord", "space_dock")
    put(game, 1, HOME, "destroyer")
    game.player(0).trade_goods = 20
    table = activate(game, HOME, 10, 10, 1)
    say(table, 0, "card:underground_defense_assailment")
    assert not [key for key in offers(table, 0) if key in ("build:ground_force", "build:pds", "build:shock_troop")]
    say(table, 0, "build:cruiser", "build:cruiser", "done")
    through(table, "produce")
    assert forces.count(ships(table, 1, HOME)) == 0
    assert list(ships(table, 0, HOME)) == units("2 cruiser")
    assert "build:ground_force" in offers(table, 0)


@pytest.mark.content("sa17:action/underground_defense_assailment")
def test_nothing_rises_where_no_blockade_is() -> None:
    """A system with own docks under a blockade."""
    game = ready(seat_0="underground_defense_assailment")
    put(game, 0, "jord", "space_dock")
    assert asks(activate(game, HOME), 0) != "after_activation"


# -- Unexpected Action ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/unexpected_action")
def test_two_ships_with_cargo_and_two_walkers_leave_activated_systems() -> None:
    """Ships carry what they like; two ground units go one system by themselves; the third ship stays."""
    game = ready(seat_0="unexpected_action", seat_1="unexpected_action")
    put(game, 0, HOME, "2 cruiser, carrier, ground_force")
    hold(game, 0, "lazar")
    put(game, 0, "lazar", "3 ground_force")
    for hex_ in (HOME, Hex("1,-2")):
        game.board.lay_counter(0, hex_, "pool")
    table = play(game, Step("action_phase.turn", 0))
    assert (asks(table, 0), asks(table, 1)) == ("before_action", "")
    say(table, 0, "card:unexpected_action", f"activate:{NEAR}")
    through(table, "move")
    say(table, 0, "ship:0,-2:carrier", "load:system:0,-2:ground_force", "ship:0,-2:cruiser")
    assert not [key for key in offers(table, 0) if key.startswith("ship:")]
    say(table, 0, "done", "land:wellon:ground_force:lazar", "land:wellon:ground_force:lazar")
    assert "land:wellon:ground_force:lazar" not in offers(table, 0)
    say(table, 0, "land:wellon:ground_force", "done")
    through(table, "action")
    assert forces.count(army(table, 0, "wellon")) == 3
    assert list(ships(table, 0, HOME)) == units("cruiser")


@pytest.mark.content("sa17:action/unexpected_action")
def test_what_is_left_without_support_is_scuttled_at_once() -> None:
    """A Carrier may leave its Fighters behind; they are lost."""
    game = ready(seat_0="unexpected_action")
    put(game, 0, HERE, "carrier, 3 fighter")
    game.board.lay_counter(0, HERE, "pool")
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, "card:unexpected_action", "activate:0,0")
    through(table, "move")
    say(table, 0, "ship:1,0:carrier", "done")
    assert list(ships(table, 0, HERE)) == []
    assert list(ships(table, 0, CENTRE)) == units("carrier")


# -- Unidentified Aggressors ---------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/unidentified_aggressors")
@pytest.mark.parametrize(("holder", "played"), [(0, True), (1, True), (2, True), (0, False)])
def test_a_battle_of_unknown_ships_breaks_no_agreement(holder: Seat, played: bool) -> None:
    """No party is printed: whoever plays it before the battle; without it the agreement is broken."""
    game = ready()
    game.player(holder).action_cards = [CardId("unidentified_aggressors")]
    put(game, 0, NEAR, "3 cruiser")
    put(game, 1, CENTRE, "cruiser")
    game.state.agreements = [Agreement((0, 1), (0, 0), (2, 2))]
    table = through(activate(game, CENTRE, 10, 10, 10, 1), "move")
    say(table, 0, *["ship:0,-1:cruiser"] * 3, "done")
    say(table, holder, "card:unidentified_aggressors" if played else "pass")
    through(table, "action")
    assert bool(game_of(table).state.agreements) == played


# -- Uprising ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/uprising")
def test_an_uprising_exhausts_a_system_and_hampers_its_docks_for_the_round() -> None:
    """All planets there; two capacity less; a Home System only with leave."""
    game = dealt((0, "uprising"))
    hold(game, 1, "arnor", "lor")
    put(game, 1, "arnor", "space_dock")
    before = capacity(game, 1, WORLD)
    table = acts(game, "uprising", f"system:{WORLD}")
    after = game_of(table)
    assert [after.board.planet(PlanetId(name)).exhausted for name in ("arnor", "lor")] == [True, True]
    assert (before, capacity(after, 1, WORLD)) == (4, 2)
    assert capacity(round_over(after), 1, WORLD) == 4


@pytest.mark.content("sa17:action/uprising")
@pytest.mark.rule("SA17-GEN-12")
def test_no_uprising_at_home_without_leave() -> None:
    """Refused by its original owner, nothing happens there."""
    table = acts(dealt((0, "uprising")), "uprising", "system:2,0")
    say(table, 1, "no")
    assert not [planet for planet in game_of(table).board.planets_of(1) if planet.exhausted]


# -- Urgent Navigation ---------------------------------------------------------------------------------------------------


def urgent(owner: Seat = -1, counter: str = "") -> Table:
    """A Carrier with a Ground Force hurries to Mecatol Rex, two systems away."""
    game = ready(seat_0="urgent_navigation")
    put(game, 0, HOME, "carrier, dreadnought, ground_force")
    if owner >= 0:
        hold(game, owner, "mecatol_rex")
    if counter:
        game.domain_counters.lay(on_planet(REX), CardId(counter))
        game.state.known[counter] = [0, 1, 2]
    table = activate(game, CENTRE)
    say(table, 0, "card:urgent_navigation")
    through(table, "move")
    say(table, 0, "ship:0,-2:carrier", "load:system:0,-2:ground_force")
    assert not [key for key in offers(table, 0) if "dreadnought" in key]  # a Carrier is one, a Dreadnought two
    return through(say(table, 0, "done"), "landing", "action")


@pytest.mark.content("sa17:action/urgent_navigation")
def test_ships_of_two_capacity_hurry_and_may_land_where_nobody_is() -> None:
    """One system further; a landing without a fight is no Invasion Combat."""
    table = urgent()
    assert asks(table, 0) == "landing"
    assert forces.count(ships(table, 0, CENTRE), "carrier") == 1


@pytest.mark.content("sa17:action/urgent_navigation")
@pytest.mark.parametrize(("owner", "counter"), [(1, ""), (-1, "custodian_ground_forces#1"), (-1, "hostile_locals:2#7")])
def test_nobody_in_a_hurry_begins_an_invasion(owner: Seat, counter: str) -> None:
    """Not against another player, the Custodians or Hostile Locals that lie open."""
    assert asks(urgent(owner, counter), 0) != "landing"


# -- Usurper -------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/usurper")
def test_the_usurper_has_twelve_votes_of_mecatol_rex_as_long_as_he_holds_it() -> None:
    """Refreshed or exhausted, beyond the round; lost with the planet; only for whoever holds it."""
    game = dealt((0, "usurper"), (1, "usurper"))
    hold(game, 0, "mecatol_rex")
    jord = game.politics.votes(0) - 6
    table = at_the_start(game)
    assert (asks(table, 0), asks(table, 1)) == ("strategy_phase_begins", "")
    say(table, 0, "card:usurper")
    after = round_over(game_of(table))
    after.board.exhaust(REX, "test")
    assert after.politics.votes(0) == jord + 12
    assert after.state.action_deck.discard == []
    table = trial(after, lambda g: g.invasion.gain(1, REX, "test"))
    through(table)
    assert game_of(table).politics.votes(0) == jord
    assert discarded(table) == ["usurper"]


# -- Veto ----------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/veto")
def test_a_vetoed_agenda_is_discarded_and_another_takes_its_place() -> None:
    """By anybody, once the agendas are chosen; the holder of Assembly picks the replacement out of those that lie open."""
    game = council((2, "veto"), ruleset="sa17")
    game.state.agendas += [Agenda(CardId("code_of_honor"), -1), Agenda(CardId("conventions_of_war"), -1)]
    table = trial(game, lambda g: g.politics.assembly(0))
    say(table, 0, "a")
    while asks(table, 2) != "agendas_chosen":
        say(table, 0, offers(table, 0)[0])
    say(table, 2, "card:veto", "card:fleet_regulations")
    assert asks(table, 0) == "veto_replacement"
    assert sorted(offers(table, 0)) == ["card:code_of_honor", "card:conventions_of_war"]
    say(table, 0, "card:conventions_of_war")
    through(table, "ballot")
    assert game_of(table).state.political_deck.discard == ["fleet_regulations"]
    assert sorted(agenda.card for agenda in game_of(table).state.council) == [
        "arms_reduction",
        "conventions_of_war",
        "core_stability",
    ]


# -- Voluntary Annexation ------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/voluntary_annexation")
def test_a_neutral_neighbour_joins_with_three_ground_forces() -> None:
    """Next to own ships or planets; its counters are discarded unmet; no planet of others, nor Mecatol Rex."""
    game = dealt((0, "voluntary_annexation"))
    put(game, 0, NEAR, "cruiser")
    hold(game, 1, "vefut_ii")
    game.state.domain_counters = {on_planet(PlanetId("mehar_xull")): [CardId("hostile_locals:3#1")]}
    table = acts(game, "voluntary_annexation")
    planets = {key.removeprefix("planet:") for key in offers(table, 0)}
    assert planets == {"wellon", "lazar", "sakulag", "tequran", "torkan", "mehar_xull"}
    say(table, 0, "planet:mehar_xull")
    after = game_of(table)
    assert (after.board.planet(PlanetId("mehar_xull")).owner, after.state.domain_counters) == (0, {})
    assert list(army(table, 0, "mehar_xull")) == units("3 ground_force")


@pytest.mark.content("sa17:action/voluntary_annexation")
def test_a_neutral_planet_under_arms_does_not_join() -> None:
    """Units of nobody's stand there."""
    game = dealt((0, "voluntary_annexation"))
    put(game, NEUTRAL, "wellon", "2 ground_force")
    assert "planet:wellon" not in offers(acts(game, "voluntary_annexation"), 0)


# -- Vulcan Drop ---------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/vulcan_drop")
def test_dropped_armor_fires_first_and_sustains_twice() -> None:
    """The attacker's Armor, one shot each before the combat, and one more sustained hit; other units do not fire."""
    game = deal(armies("2 mechanized_unit, ground_force", "4 ground_force"), **everybody("vulcan_drop"))
    deal(game, seat_2="recheck")
    table = invade(game, 10, 1, *[1] * 5, 10, 10, 10, *[1] * 30)
    assert [asks(table, seat) for seat in range(3)] == ["before_battle", "", ""]
    say(table, 0, "card:vulcan_drop")
    assert [(kind, len(faces)) for kind, faces, _ in rolled(table, 0)] == [("mechanized_unit", 2)]
    through(table, "casualty")
    assert forces.count(army(table, 1)) == 3
    say(table, 0, *["sustain:mechanized_unit"] * 3)
    assert forces.count(army(table, 0)) == 3
    assert sum(group.damage * group.count for group in army(table, 0)) == 3


@pytest.mark.content("sa17:action/vulcan_drop")
def test_nothing_drops_without_armor() -> None:
    """The attacker has none."""
    game = armies("3 ground_force", "ground_force", seat_0="vulcan_drop")
    assert asks(invade(game, 10, 10, 10, 1), 0) == ""


# -- War Footing ---------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/war_footing")
def test_a_system_on_war_footing_holds_two_ships_more_until_the_status_phase_ends() -> None:
    """There and nowhere else; at the end of the Status Phase what is beyond the usual limit is removed."""
    game = dealt((0, "war_footing"))
    after = copy_of(game_of(acts(game, "war_footing", f"system:{NEAR}")))
    assert [after.fleet_supply.limit(0, hex_) for hex_ in (NEAR, CENTRE)] == [5, 3]
    put(after, 0, NEAR, "5 cruiser")
    table = play(after, Step("status_phase.start"))
    seen = []
    while table.pending and asks(table, 0) != "pick":
        ask = table.pending[0]
        keys = offers(table, ask.seat)
        seen.append((ask.name, forces.count(ships(table, 0, NEAR))))
        say(table, ask.seat, next((key for key in ("pass", "done", "no", "keep") if key in keys), keys[0]))
    assert ("make_goods", 5) in seen
    assert (game_of(table).player(0).fleet, forces.count(ships(table, 0, NEAR))) == (3, 3)


# -- Wing Commander ------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/wing_commander")
def test_a_commander_brings_a_fighter_and_his_wing_shoots_better() -> None:
    """After a round, with two Fighters or fewer, none included: one more, +2 for all of them."""
    game = deal(fleets("carrier, cruiser", "carrier, 3 fighter"), **everybody("wing_commander"))
    deal(game, seat_2="recheck")
    table = fight(game, *[1] * 60)
    say(table, 2, "pass")
    assert [asks(table, seat) for seat in range(3)] == ["after_round", "", ""]
    say(table, 0, "card:wing_commander")
    assert forces.count(ships(table, 0), "fighter") == 1
    assert rolled(table, 0, "battle")[-1][2] == 7


@pytest.mark.content("sa17:action/wing_commander")
def test_hits_of_the_wing_may_cancel_hits() -> None:
    """A Fighter's hit is used against a hit of the opponent instead."""
    game = fleets("carrier, fighter", "2 carrier", seat_0="wing_commander", seat_1="morale_boost", seat_2="recheck")
    table = fight(game, *[1] * 4, 1, 7, 7, 9, 1, *[1] * 30)
    say(table, 1, "pass")
    say(table, 2, "pass")
    say(table, 0, "card:wing_commander")
    say(table, 1, "pass")
    say(table, 2, "pass")
    assert asks(table, 0)
    say(table, 0, offers(table, 0)[0])
    through(table, "before_round")
    assert list(ships(table, 0)) == units("carrier, 2 fighter")


# -- Wolfpack ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/wolfpack")
def test_a_wolfpack_is_not_hit_in_the_first_round() -> None:
    """The attacker's Destroyers; three hits find one Cruiser, in the second round they find the Destroyers."""
    game = deal(fleets("2 destroyer, cruiser", "3 cruiser"), **everybody("wolfpack"))
    deal(game, seat_2="recheck")
    table = fight(game, 1, 1, 1, 10, 10, 10, 1, 1, 10, 1, 1, *[1] * 20)
    assert [asks(table, seat) for seat in range(3)] == ["before_battle", "", ""]
    say(table, 0, "card:wolfpack")
    say(table, 2, "pass")
    assert list(ships(table, 0)) == units("2 destroyer")
    say(table, 2, "pass")
    assert list(ships(table, 0)) == units("destroyer")


@pytest.mark.content("sa17:action/wolfpack")
def test_a_wolfpack_withdraws_at_the_price_of_a_counter_in_reinforcements() -> None:
    """With an empty Strategy Allocation it may go; the counter is none of the sheet's."""
    for card, asked in (("card:wolfpack", "retreat"), ("pass", "")):
        game = fleets("2 destroyer, cruiser", "3 cruiser", seat_0="wolfpack", seat_2="recheck", ruleset="sa17")
        game.player(0).strategy = 0
        table = fight(game, *[1] * 40)
        say(table, 0, card)
        assert asks(table, 0) == asked
        if asked:
            before = counters(table, 0)
            say(table, 0, "retreat:1,1")
            through(table)
            assert forces.count(ships(table, 0, Hex("1,1"))) == 3
            assert counters(table, 0) == before


@pytest.mark.content("sa17:action/wolfpack")
def test_no_wolf_is_needed_to_withdraw_for_a_counter_of_the_reinforcements() -> None:
    """Any attacker may play it; a defender may not."""
    game = fleets("3 cruiser", "2 destroyer", seat_0="wolfpack", seat_1="wolfpack", ruleset="sa17")
    game.player(0).strategy = 0
    table = fight(game, *[1] * 40)
    assert (asks(table, 0), asks(table, 1)) == ("before_battle", "")
    say(table, 0, "card:wolfpack")
    assert asks(table, 0) == "retreat"


def test_cards_of_a_phase_are_not_played_out_of_it() -> None:
    """Nobody plays the cards of the Strategy Phase in a turn, or others' cards when the Strategy Phase begins."""
    phase = ("synchronicity", "temporary_stability", "the_lost_fleet", "trade_stop", "usurper")
    game = dealt(*((0, card) for card in phase))
    hold(game, 0, "mecatol_rex")
    game.state.agreements = [Agreement((0, 1), (0, 0), (1, 2))]
    assert (offered(game, TURN_BEGINS, 0), anytime(game)) == ([], [])
    game = dealt((0, "supply_reserve"), (0, "unexpected_action"), (0, "transport"))
    assert offered(game, STRATEGY_PHASE_BEGINS, 0) == []
