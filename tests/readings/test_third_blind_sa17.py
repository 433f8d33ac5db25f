"""A third sample of Shattered Ascension's own cards, counters and technologies, read from the print alone."""

from __future__ import annotations

import pytest
from cards.test_action_bombardments import aim, bombard, siege
from cards.test_action_space_battles import beaten_at_home
from dealing import FAR, NEAR, actions, acts, at, dealt, offered, through
from leading import lead
from races.racing import become, race_game
from readings.reading import enact, wide
from skirmish import HERE, WORLD, fight, fleets, rolled, ships
from strategic import exhaust, holding, uses
from tables import asks, game_of, hold, new_game, offers, play, put, say
from trial import give, trial
from voting import senate, vote

from mecatol.core.hexes import Hex, border
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import SECONDARY_OFFERED, STRATEGY_PHASE_BEGINS, TURN_ENDS, Strategic
from mecatol.rules.naming import in_system
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, Agreement, BorderToken, CardId, Place, PlanetId, Seat

# -- several docks that float in one place -------------------------------------------------------------------------------


def floating(docks: str, *hands: tuple[Seat, str]) -> Game:
    """The Saar have docks in one system."""
    game = race_game("sa17", "sol", "saar", seats=3)
    for seat, card in hands:
        game.player(seat).action_cards = [CardId(card)]
    put(game, 1, HERE, f"carrier, {docks}")
    game.player(1).trade_goods = 12
    return wide(game)


def yard(game: Game) -> Table:
    """The Saar produce there."""
    game.state.active = 1
    return play(game, Step("production.produce_units", 1, Hex(HERE)))


def ordered(table: Table) -> int:
    """As many Fighters as the docks can make."""
    number = 0
    while "build:fighter" in offers(table, 1):
        say(table, 1, "build:fighter")
        number += 1
    return number


@pytest.mark.content("sa17:action/uprising", "sa17:ability/saar_mobile_docks")
def test_an_uprising_costs_each_dock_of_a_place_two() -> None:
    """Every Space Dock in the system has two capacity less, however many float there."""
    for docks, left in (("space_dock", 2), ("2 space_dock", 4)):
        after = game_of(acts(floating(docks, (0, "uprising")), "uprising", f"system:{HERE}"))
        assert ordered(yard(after)) == left


@pytest.mark.content("sa17:action/space_dock_accident", "sa17:ability/saar_mobile_docks")
def test_an_accident_leaves_the_one_dock_two_and_the_others_whole() -> None:
    """Of two that make four each one makes two."""
    for docks, left in (("space_dock", 2), ("2 space_dock", 6)):
        table = yard(floating(docks, (0, "space_dock_accident")))
        ordered(table)
        say(table, 1, "done")
        say(table, 0, "card:space_dock_accident")
        assert ordered(table) == left


# -- goods on agreements -------------------------------------------------------------------------------------------------


def traded(game: Game) -> Table:
    """A Master of Trade lets the first two trade; a third agreement is open already."""
    game.state.agreements = [Agreement((1, 2), (0, 0))]
    table = at(game, TURN_ENDS, 0, "turn")
    say(table, 0, "card:master_of_trade", "trade:1:0:1")
    return say(table, 1, "yes")


def lying(table: Table) -> dict[tuple[Seat, Seat], tuple[int, int]]:
    """The goods on each agreement."""
    return {agreement.partners: agreement.goods for agreement in game_of(table).state.agreements}


@pytest.mark.content("sa17:action/master_of_trade")
def test_micro_technology_adds_to_what_a_master_of_trade_places() -> None:
    """Goods are placed on his agreements: two more on one of them and one on another."""
    game = dealt((0, "master_of_trade"))
    give(game, 1, "micro_technology")
    before = lying(through(traded(dealt((0, "master_of_trade")))))[0, 1]
    table = through(traded(game), "more_goods")
    say(table, 1, "agreement:0:")
    through(table)
    assert (lying(table)[0, 1], lying(table)[1, 2]) == ((before[0], before[1] + 2), (1, 0))


@pytest.mark.content("sa17:action/master_of_trade", "sa17:political/official_sanction")
def test_nothing_is_placed_for_whom_an_official_sanction_keeps_from_it() -> None:
    game = dealt((0, "master_of_trade"))
    game.begin_effect("official_sanction", 1, "card", until="round")
    mine, theirs = lying(through(traded(game)))[0, 1]
    assert mine
    assert not theirs


@pytest.mark.content("sa17:political/open_the_trade_routes")
def test_micro_technology_adds_to_what_an_agenda_places() -> None:
    game = senate()
    game.state.agreements = [Agreement((0, 1), (0, 0))]
    give(game, 0, "micro_technology")
    table = through(vote(game, "open_the_trade_routes"))
    assert lying(table)[0, 1][0] == game.trade.value(0, 1, 0) + 2


# -- Technology bought twice in one action -------------------------------------------------------------------------------


def scholars(card: str, goods: int, *planets: str) -> Table:
    """Jol-Nar play a card and use the secondary of Technology, the primary before it."""
    game = holding("sa17", {"technology": 0})
    become(game, 1, "jol_nar")
    exhaust(game, 1, goods=goods)
    hold(game, 1, *planets)
    game.player(1).action_cards = [CardId(card)]
    return say(uses(game, "technology", 1), 1, f"card:{card}")


@pytest.mark.content("sa17:action/corporate_sponsorship", "sa17:ability/jol_nar_scholars")
def test_a_sponsor_pays_for_one_purchase() -> None:
    """Primary and secondary of one action are two."""
    table = say(scholars("corporate_sponsorship", 0), 1, "use", "first", "b", "antimass_deflectors")
    assert (game_of(table).player(1).technologies, asks(table, 1)) == (["antimass_deflectors"], "")


@pytest.mark.content("sa17:action/corporate_sponsorship", "sa17:ability/jol_nar_scholars")
def test_what_comes_for_nothing_costs_no_sponsor() -> None:
    table = say(scholars("corporate_sponsorship", 0), 1, "use", "first", "a", "antimass_deflectors", "xrd_transporters")
    assert game_of(table).player(1).technologies == ["antimass_deflectors", "xrd_transporters"]


@pytest.mark.content("sa17:action/focused_research", "sa17:ability/jol_nar_scholars")
def test_a_prerequisite_is_waived_for_one_technology_of_the_action() -> None:
    """A specialty exhausted opens the primary's or the secondary's, not both."""
    table = scholars("focused_research", 10, "mehar_xull")
    say(table, 1, "mehar_xull blue", "use", "first", "a", "xrd_transporters")
    assert asks(table, 1) == "buy_technology"
    assert "maneuvering_jets" in offers(table, 1)
    assert "cybernetics" not in offers(table, 1)


@pytest.mark.rule("SA17-ART-01")
@pytest.mark.content("sa17:action/focused_research", "sa17:action/opening_the_black_box")
def test_a_planet_with_an_artifact_is_exhausted_for_its_specialty() -> None:
    """An Artifact works as a specialty of its colour, only not for objectives."""
    research = ("focused_research", SECONDARY_OFFERED, Strategic(0, "technology"), "wellon red")
    for card, moment, context, key in (research, ("opening_the_black_box", STRATEGY_PHASE_BEGINS, 0, "planet:wellon")):
        game = dealt((0, card))
        hold(game, 0, "wellon")
        assert offered(game, moment, context) == []
        game.state.artifacts[Place("planet:wellon")] = [CardId("lazax_armory")]
        game.state.known["lazax_armory"] = [0, 1, 2]
        table = say(at(game, moment, context, "action"), 0, f"card:{card}", key)
        assert game_of(table).board.planet(PlanetId("wellon")).exhausted


# -- Leaders go where ground units may go --------------------------------------------------------------------------------


@pytest.mark.rule("SA17-LDR-02")
@pytest.mark.content("sa17:action/transport")
def test_a_transport_moves_a_leader_alone() -> None:
    """He is a Ground Force that takes no capacity."""
    game = dealt((0, "transport"))
    hold(game, 0, "wellon")
    assert actions(game) == []
    lead(game, 0, "sol_connor", "planet:jord")
    table = acts(game, "transport", "lead:sol_connor>wellon")
    through(table, "action")
    assert game_of(table).leaders.find("sol_connor").where == "planet:wellon"


@pytest.mark.content("sa17:action/transport")
def test_a_transport_activates_only_for_what_was_activated_before() -> None:
    """All goes at once: where one arrives another one leaves a system that was not activated."""
    game = dealt((0, "transport"))
    hold(game, 0, "wellon", "tarmann")
    put(game, 0, "jord", "ground_force")
    put(game, 0, "wellon", "ground_force")
    game.board.lay_counter(0, game.board.home(0), "pool")
    table = acts(game, "transport", "move:jord ground_force>wellon", "move:wellon ground_force>tarmann")
    through(table, "action")
    assert [0 in game_of(table).board.system(hex_).counters for hex_ in (NEAR, FAR)] == [True, False]


@pytest.mark.rule("SA17-LDR-02")
@pytest.mark.content("sa17:action/unexpected_action")
def test_a_leader_walks_with_ground_units_and_does_not_count() -> None:
    game = dealt((0, "unexpected_action"))
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "3 ground_force")
    lead(game, 0, "sol_connor", "planet:wellon")
    game.board.lay_counter(0, NEAR, "pool")
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, "card:unexpected_action", "activate:1,-1")
    through(table, "landing")
    walk = "land:vefut_ii:ground_force:wellon"
    assert "land:vefut_ii:sol_connor:wellon" not in offers(table, 0)  # not ahead of the troops
    say(table, 0, walk, "land:vefut_ii:sol_connor:wellon", walk)
    assert walk not in offers(table, 0)
    say(table, 0, "done")
    assert game_of(table).leaders.find("sol_connor").where == "planet:vefut_ii"


@pytest.mark.rule("SA17-LDR-02")
@pytest.mark.content("sa17:action/a_beacon_of_hope")
def test_the_flagship_of_a_beacon_takes_leaders_aboard() -> None:
    game = beaten_at_home("a_beacon_of_hope")
    lead(game, 1, "letnev_farran", "planet:saudor")
    lead(game, 1, "letnev_unlenn", "planet:saudor")
    table = fight(game, 5, 1, 7)
    say(table, 2, "pass")
    say(table, 0, "sustain:dreadnought")
    say(table, 1, "card:a_beacon_of_hope", "done", "leader:letnev_farran", "done")
    after = game_of(table).leaders
    assert (after.find("letnev_farran").where, after.find("letnev_farran").ship) == (f"system:{HERE}", "flagship")
    assert after.find("letnev_unlenn").where == "planet:saudor"


# -- dice of PDS ---------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/counter_fire", "sa17:action/incoming")
def test_incoming_arms_counter_fire_too() -> None:
    """One more die on all combat rolls of the PDS there."""
    for armed, number in ((False, 4), (True, 6)):
        game = siege("dreadnought", "2 pds, ground_force", seat_1="counter_fire")
        if armed:
            game.begin_effect("incoming", 1, "card", until="action", where=in_system(WORLD))
        table = say(aim(bombard(game), "dreadnought"), 1, "card:counter_fire")
        assert [len(faces) for _, faces, _ in rolled(table, 1, "space_cannon")] == [number]


# -- Temporary Stability -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/temporary_stability")
def test_stability_may_be_ended_in_a_battle_of_ones_own() -> None:
    """At any time: before a round, where nobody is asked anything open."""
    game = fleets("cruiser", "cruiser", seat_1="plague, patrol, transport, morale_boost", seat_2="plague, patrol, transport")
    for seat in range(3):
        game.begin_effect("temporary_stability", seat, "card", until="round")
    table = fight(game)
    assert asks(table, 2) == ""
    enact(table, "end_stability", "card:patrol", "card:plague", "card:transport", seat=1)
    assert "card:morale_boost" in offers(table, 1)


# -- Domain Counters -----------------------------------------------------------------------------------------------------


VOID = Hex("1,0")  # made empty


def explore(counter: str, ships: str, *tokens: BorderToken, against: str = "") -> Table:
    """Seat 0's ships have come into an empty system in which a counter lies; a Space Battle would follow."""
    game = new_game("sa17 -tactical_retreats", tiles={VOID: "empty_base"})
    game.state.domain_counters = {in_system(VOID): [CardId(counter)]}
    game.state.border_tokens = list(tokens)
    put(game, 0, VOID, ships)
    if against:
        put(game, 1, VOID, against)
    game.state.action = Action(0, "tactical", VOID)
    game.begin_scope("action")

    async def arrived(game: Game) -> None:
        game.then(Step("space_battle.begin", 0, VOID))
        await game.domain_counters.explore_space(0, VOID)

    return trial(game, arrived)


@pytest.mark.rule("SA17-DOM-01", "OFF-UNI-3")
def test_fighters_go_with_the_carrier_that_a_collision_costs_before_any_battle() -> None:
    """Only a battle spares what has no support."""
    table = say(explore("sudden_collision", "carrier, 3 fighter", against="cruiser"), 0, "destroy:carrier")
    assert (list(ships(table, 0, VOID)), rolled(table, 0) + rolled(table, 1)) == ([], [])


@pytest.mark.rule("SA17-DOM-01", "OFF-OPT-DS-2", "OFF-UNI-3")
@pytest.mark.parametrize(("ruleset", "counter"), [("sa17", "automated_defence#1"), ("official", "automated_defense_system#1")])
def test_fighters_go_with_the_carrier_that_automated_defences_hit(ruleset: str, counter: str) -> None:
    """At once, not when the action is over."""
    game = new_game(ruleset)
    game.state.domain_counters = {Place("planet:arnor"): [CardId(counter)]}
    put(game, 0, WORLD, "carrier, 3 fighter, 3 ground_force")
    game.state.action = Action(0, "tactical", WORLD)
    game.begin_scope("action")
    table = play(game, Step("landing.begin", 0, WORLD), Step("invasion.begin", 0, WORLD), dice=[10, 1, 1, 1, 1, 1])
    enact(table, *["land:arnor:ground_force"] * 3, "done", "destroy:carrier")
    assert list(ships(table, 0, WORLD)) == []


@pytest.mark.rule("SA17-TOK-05", "SA17-BRD-04")
def test_a_warp_gyre_throws_nobody_across_a_border_that_nothing_crosses() -> None:
    """Where a Space-Time Anomaly lies between two systems no ship comes from one to the other."""
    ends = offers(explore("warp_gyre", "2 cruiser"), 0)
    wall = BorderToken(border(VOID, Hex(ends[0].removeprefix("system:"))), "space_time_anomaly")
    assert offers(explore("warp_gyre", "2 cruiser", wall), 0) == ends[1:]
