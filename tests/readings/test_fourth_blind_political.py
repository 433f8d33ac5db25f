"""Political Cards of Shattered Ascension, read a fourth time from the print alone."""

from __future__ import annotations

import pytest
from cards.test_political_council import use
from leading import lead
from races.racing import become, race_game
from readings.agendas import abolished, exhausted, goods, owner, rich, there, totals
from readings.reading import turn as whole_turn
from readings.reading import wide
from strategic import uses
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards
from trial import give
from voting import copy_of, in_force, may_bombard, passed, refuse, round_over, senate, sets_out, until, vote

from mecatol.core.hexes import Border, Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import NEUTRAL, NOBODY, CardId, Group, Mine, Objective, Place, PlanetId, Seat

REX, HOME = "mecatol_rex", "0,-2"


def pay(table: Table, seat: Seat) -> Table:
    """A player pays with whatever comes first."""
    while asks(table, seat) == "pay":
        say(table, seat, offers(table, seat)[0])
    return table


def ordered(table: Table, kind: str = "ground_force", seat: Seat = 0) -> int:
    """As many units of a kind as can be ordered."""
    number = 0
    while f"build:{kind}" in offers(table, seat):
        say(table, seat, f"build:{kind}")
        number += 1
    return number


# -- Protect the Heartland ---------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/protect_the_heartland")
def test_who_has_paid_for_mines_lays_them_on_two_borders() -> None:
    """Who spends two influence puts mines on two different borders; he says where, not whether."""
    game = rich(senate(), 2)
    game.state.mines = [Mine(Border("0,0|1,0"), 1)]
    table = vote(game, "protect_the_heartland", "against")
    pay(say(table, 0, "yes"), 0)
    assert asks(table, 0) == "mine_border"
    assert all(key.startswith("border:") for key in offers(table, 0))
    say(table, 0, "border:0,0|1,0")  # beside a mine that lies there
    assert "border:0,0|1,0" not in offers(table, 0)
    assert all(key.startswith("border:") for key in offers(table, 0))
    say(table, 0, offers(table, 0)[0])
    assert [mine.owner for mine in game_of(table).state.mines] == [1, NOBODY, NOBODY]
    assert asks(table, 1) == "buy_mines"
    assert len(game_of(say(table, 1, "no")).state.mines) == 3


@pytest.mark.content("sa17:political/protect_the_heartland")
def test_nobody_pays_for_mines_when_there_are_none() -> None:
    game = senate()
    supply = game.parameters.mine_supply
    game.state.mines = [Mine(Border("0,0|1,0"), 1)] * supply
    assert vote(copy_of(game), "protect_the_heartland", "against").over
    game.state.mines.pop()
    table = vote(game, "protect_the_heartland", "against")
    pay(say(table, 0, "yes"), 0)
    say(table, 0, offers(table, 0)[0])
    assert table.over
    assert len(game_of(table).state.mines) == supply


@pytest.mark.content("sa17:political/protect_the_heartland", "sa17:political/demilitarized_zone")
@pytest.mark.parametrize("card", ["protect_the_heartland", "demilitarized_zone"])
def test_cards_about_nothing_but_mines_are_for_tables_with_mines(card: str) -> None:
    assert new_game("sa17", 3).political_cards.of_use(CardId(card))
    assert not new_game("sa17 -space_mines", 3).political_cards.of_use(CardId(card))


# -- Humane Labor ------------------------------------------------------------------------------------------------------


def yard(*laws: str) -> Game:
    """A dock at home with a capacity of six, laws, and goods enough."""
    game = senate()
    put(game, 0, "jord", "space_dock")
    for law in laws:
        game = passed(game, law)
    game.player(0).trade_goods = 30
    return game


@pytest.mark.content("sa17:political/humane_labor")
def test_the_primary_of_production_is_halved_and_its_secondary_is_not() -> None:
    game = yard("humane_labor")
    strategy_cards(game, {"production": 1})
    assert ordered(until(play(copy_of(game), Step("strategy_cards.play", 0, what="production")), 0, "produce")) == 3
    put(game, 0, "jord", "2 pds")
    assert ordered(until(say(uses(game, "production", 0, by=1), 0, "use"), 0, "produce")) == 3  # its own ceiling, of six


@pytest.mark.content("sa17:political/humane_labor", "sa17:action/ancillary_workforce")
def test_capacity_that_is_lent_or_comes_by_a_card_is_not_halved() -> None:
    """Half of the usual value: what an Action Card adds comes after the law (OFF-GEN-4)."""
    plain = yard("humane_labor")
    assert ordered(sets_out(copy_of(plain), 0, HOME, "production.produce_units")) == 3
    plain.player(0).action_cards = [CardId("ancillary_workforce")]
    table = sets_out(plain, 0, HOME, "production.produce_units")
    say(table, 0, "card:ancillary_workforce")
    pay(say(table, 0, next(key for key in offers(table, 0) if key.endswith("2"))), 0)
    assert ordered(until(table, 0, "produce")) == 5


@pytest.mark.content("sa17:political/humane_labor", "sa17:action/productivity_spike")
def test_a_spike_comes_after_the_law() -> None:
    game = yard("humane_labor")
    game.begin_effect("productivity_spike", 0, "card", until="round", where="planet:jord")
    influence = game.economy.influence(PlanetId("jord"))
    assert ordered(sets_out(game, 0, HOME, "production.produce_units")) == 3 + influence


@pytest.mark.content("sa17:political/humane_labor", "sa17:ability/saar_mobile_docks")
def test_each_of_several_floating_docks_is_halved_and_rounded_up() -> None:
    """Two that make five each make three each."""
    game = race_game("sa17", "saar", "sol", seats=3)
    give(game, 0, "enviro_compensator")
    put(game, 0, "0,-1", "carrier, 2 space_dock")
    game.player(0).trade_goods = 30
    game = passed(wide(game), "humane_labor")
    assert ordered(sets_out(game, 0, "0,-1", "production.produce_units"), "destroyer") == 6


@pytest.mark.content("sa17:political/humane_labor")
def test_refused_planets_still_produce_by_themselves() -> None:
    """Production at Space Docks is forbidden until the round ends, and no other."""
    game = yard()
    give(game, 0, "integrated_economy")
    assert asks(sets_out(copy_of(game), 0, HOME, "production.produce_units"), 0) == "producers"
    game = passed(game, "humane_labor", "against")
    table = sets_out(copy_of(game), 0, HOME, "production.produce_units")
    assert ordered(table) == game.economy.resources(PlanetId("jord"))
    assert asks(sets_out(round_over(game), 0, HOME, "production.produce_units"), 0) == "producers"


@pytest.mark.content("sa17:political/humane_labor", "sa17:ability/arborec_ground_forces_raise_capacity")
def test_refused_ground_forces_beside_a_dock_still_produce() -> None:
    game = yard()
    become(game, 0, "arborec")
    put(game, 0, "jord", "2 ground_force")
    table = sets_out(passed(game, "humane_labor", "against"), 0, HOME, "production.produce_units")
    assert ordered(table) == 2  # as many as they are
    assert offers(table, 0) == ["undo_last", "done"]


@pytest.mark.content("sa17:political/humane_labor")
def test_refused_nobody_is_asked_for_a_counter_to_produce_nothing() -> None:
    game = yard()
    strategy_cards(game, {"production": 1})
    assert asks(uses(copy_of(game), "production", 0, by=1), 0) == "secondary"
    assert not asks(uses(passed(game, "humane_labor", "against"), "production", 0, by=1), 0)


@pytest.mark.content("sa17:political/humane_labor")
def test_refused_docks_are_still_built() -> None:
    game = senate()
    hold(game, 0, "wellon")
    game.player(0).trade_goods = 9
    game = passed(game, "humane_labor", "against")
    game.state.round = 2
    table = sets_out(game, 0, "0,-1", "production.build_docks")
    assert "planet:wellon" in offers(table, 0)


# -- Council Precept ---------------------------------------------------------------------------------------------------


def preceptor(*hand: str) -> Game:
    """Seat 2 has the law and these Political Cards."""
    game = senate()
    game.player(2).political_cards = [CardId(card) for card in hand]
    return passed(game, "council_precept", p0="abstain")


@pytest.mark.content("sa17:political/council_precept")
def test_deciding_alone_is_casting_ten_votes_for_the_winning_outcome() -> None:
    """It is treated as ten votes, by cards that ask who voted how and by objectives."""
    game = preceptor("conscription_campaign")
    table = whole_turn(game, seat=2)
    say(table, 2, use(table, 2, "card:conscription"))
    say(table, 2, "against")  # nobody voted for it
    after = game_of(table)
    assert exhausted(after) == []
    assert [deed.what for deed in after.board.deeds("won_vote", 2)] == ["council_precept", "conscription_campaign"]


@pytest.mark.content("sa17:political/council_precept")
def test_a_revealed_agenda_is_none_of_the_hand() -> None:
    game = preceptor("mutiny")
    game.player(2).political_cards = []
    game.politics.lay_open(CardId("mutiny"), 2)
    assert not [key for key in offers(whole_turn(game, seat=2), 2) if "use:" in key]


@pytest.mark.content("sa17:political/council_precept")
def test_a_law_decided_alone_stays_and_somebody_is_elected() -> None:
    game = preceptor("emperor")
    table = whole_turn(game, seat=2)
    say(table, 2, use(table, 2, "card:emperor"), "player:2")
    assert (in_force(game_of(table)), totals(game_of(table))) == (["emperor"], [0, 0, 2])


@pytest.mark.content("sa17:political/council_precept")
def test_refused_nobody_uses_the_assembly_that_is_under_way() -> None:
    game = passed(senate(), "council_precept", "against", p1="for")
    assert game.state.speaker == 0  # level with seat 2, and first
    strategy_cards(game, {"assembly": 0})
    assert not asks(uses(game, "assembly", 1), 1)


# -- Limits to Individual Power ----------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/limits_to_individual_power")
def test_everybody_says_what_he_discards_and_draws_no_more_than_three() -> None:
    game = senate()
    cards = sorted(card for card in game.action_cards.all_cards() if game.action_cards.of_use(card))
    game.player(0).action_cards = cards[:5]
    table = vote(game, "limits_to_individual_power")
    assert len(offers(table, 0)) == 5
    game = game_of(refuse(table))
    assert len(game.player(0).action_cards) == 3
    game.player(1).race = "yssaril"
    game.player(1).action_cards, game.player(2).action_cards = cards[5:7], []
    game = game_of(refuse(vote(game, "limits_to_individual_power", "against")))
    assert [len(player.action_cards) for player in game.state.players] == [2, 1, 0]


# -- Colonization Licencing --------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/colonization_licensing")
def test_guarded_neutral_planets_need_a_licence_too_and_those_of_players_none() -> None:
    """At least as much influence as the planet has resources, goods included, once a landing."""
    game = passed(senate(), "colonization_licensing")
    put(game, 0, "1,0", "carrier, 3 ground_force")
    put(game, NEUTRAL, "thibah", "ground_force")
    price = game.economy.resources(PlanetId("thibah"))
    before = game.economy.influence(PlanetId("jord"))
    game.player(0).trade_goods = price
    game.board.exhaust(PlanetId("jord"), "test")
    table = sets_out(copy_of(game), 0, "1,0", "landing.begin")
    pay(say(table, 0, "land:thibah:ground_force", "land:thibah:ground_force", "done"), 0)
    assert (price > 0, before > 0, goods(game_of(table))[0]) == (True, True, 0)
    assert there(game_of(refuse(table)), 0, "thibah") == {"ground_force": 2}
    hold(game, 1, "thibah")
    game.player(0).trade_goods = 0
    table = sets_out(game, 0, "1,0", "landing.begin")
    assert "land:thibah:ground_force" in offers(table, 0)


@pytest.mark.content("sa17:political/colonization_licensing")
def test_refused_exhausted_colonies_count_and_home_planets_may_be_given() -> None:
    game = senate()
    hold(game, 1, "wellon", "thibah", "saudor")
    for planet in ("wellon", "thibah", "saudor"):
        game.board.exhaust(PlanetId(planet), "test")
    after = passed(game, "colonization_licensing", "against")
    assert set(exhausted(after)) - {"wellon", "thibah", "saudor"} in ({"arc_prime"}, {"wren_terra"})


# -- Closing the Wormholes ---------------------------------------------------------------------------------------------

GATES = {"1,0": "wormhole_a", "-1,0": "wormhole_a"}


@pytest.mark.content("sa17:political/closing_the_wormholes")
def test_warfare_sends_nothing_by_wormhole() -> None:
    """Its secondary does not use wormholes at all, in whatever action it is used."""
    game = senate(tiles=GATES)
    put(game, 1, "1,0", "cruiser")
    strategy_cards(game, {"warfare": 0})
    free = say(uses(copy_of(game), "warfare", 1), 1, "use")
    assert "ship:1,0:cruiser>-1,0" in offers(free, 1)
    shut = say(uses(passed(game, "closing_the_wormholes"), "warfare", 1), 1, "use")
    assert "ship:1,0:cruiser>-1,0" not in offers(shut, 1)
    assert "ship:1,0:cruiser>1,1" in offers(shut, 1)


@pytest.mark.content("sa17:political/closing_the_wormholes", "sa17:political/aggressive_strategy")
def test_nor_does_warfare_when_its_secondary_is_used_outside_of_a_strategic_action() -> None:
    """Aggressive Strategy, decided as an action by Council Precept, lets everybody use the secondaries of his own cards."""
    game = senate(tiles=GATES)
    put(game, 1, "1,0", "cruiser")
    strategy_cards(game, {"warfare": 1})
    game.player(2).political_cards = [CardId("aggressive_strategy")]
    game = passed(passed(game, "closing_the_wormholes"), "council_precept", p0="abstain")
    table = whole_turn(game, seat=2)
    say(table, 2, use(table, 2, "card:aggressive"), "for")
    say(table, 1, "warfare")
    assert "ship:1,0:cruiser>1,1" in offers(table, 1)
    assert "ship:1,0:cruiser>-1,0" not in offers(table, 1)


@pytest.mark.content("sa17:political/closing_the_wormholes")
def test_a_fleet_at_a_wormhole_retreats_through_it() -> None:
    """The movement begins at the entry and ends at the exit."""
    game = passed(senate(tiles=GATES), "closing_the_wormholes")
    put(game, 0, "1,0", "2 cruiser")
    put(game, 1, "1,0", "2 cruiser")
    game.board.lay_counter(1, Hex("-1,0"), "reinforcements")
    game.player(1).strategy = 0
    table = sets_out(game, 0, "1,0", "space_battle.begin")
    assert "retreat:-1,0" in offers(until(table, 1, "retreat"), 1)


@pytest.mark.content("sa17:political/closing_the_wormholes")
def test_refused_flagships_go_too_and_fleets_of_fighters_lose_nothing() -> None:
    """One ship other than a Fighter of each fleet; a system with two wormholes costs a fleet one ship."""
    game = senate(tiles={"1,0": "wormhole_a"})
    put(game, 0, "1,0", "flagship")
    put(game, 1, "1,0", "3 fighter, space_dock")
    game = passed(game, "closing_the_wormholes", "against")
    assert there(game, 0, "1,0") == {}
    assert there(game, 1, "1,0")["fighter"] == 3


# -- Resource Management -----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/resource_management")
def test_counters_move_outside_of_the_status_phase() -> None:
    """The law speaks of the Status Phase: Bureaucracy still redistributes; refused without a deck nothing is revealed."""
    game = senate()
    strategy_cards(game, {"bureaucracy": 0})
    game = passed(game, "resource_management")
    table = say(uses(game, "bureaucracy", 1), 1, "use")
    assert asks(table, 1) == "redistribute"
    game = senate()
    game.state.stage_1_deck.bag = []
    assert passed(game, "resource_management", "against").state.objectives == []
    game = senate()
    game.state.stage_1_deck.bag = [CardId("five_planets")]
    assert passed(game, "resource_management", "against").state.objectives == [Objective(CardId("five_planets"))]


# -- Ancient Artifact --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/ancient_artifact")
def test_a_hit_that_no_ground_unit_is_left_to_take_makes_a_planet_neutral() -> None:
    """Hits on planets are handled like those of a bombardment (SA17-GEN-14); nobody bombards who could omit it (SA17-GEN-15)."""
    game = senate()
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "ground_force, pds, space_dock")
    shielded = game_of(refuse(vote(copy_of(game), "ancient_artifact", dice=(5, 10, 10))))
    assert (owner(shielded, "wellon"), there(shielded, 1, "wellon")) == (1, {"pds": 1, "space_dock": 1})
    lead(game, 1, "muaat_emnor", "planet:wellon")
    guarded = game_of(refuse(vote(copy_of(game), "ancient_artifact", dice=(5, 10, 10))))
    assert there(guarded, 1, "wellon") == {"ground_force": 1, "pds": 1, "space_dock": 1}  # one more hit absorbed
    put(game, 2, "0,-1", "carrier")
    game.board.remove(1, Place("planet:wellon"), [Group("pds")], "test")
    after = game_of(refuse(vote(game, "ancient_artifact", dice=(5, 1, 1, 10, 10))))
    assert (owner(after, "wellon"), there(after, 1, "wellon"), there(after, 2, "0,-1")) == (NOBODY, {}, {"carrier": 1})


@pytest.mark.content("sa17:political/ancient_artifact")
def test_an_empty_planet_suffers_two_rolls_as_well() -> None:
    """Every planet beside Mecatol Rex does; a neutral one without units has nothing to lose."""
    for dice, left in (((5, 4, 4), 1), ((5, 4, 5), NOBODY)):
        game = senate()
        hold(game, 1, "wellon")
        assert owner(game_of(refuse(vote(game, "ancient_artifact", dice=dice))), "wellon") == left


@pytest.mark.content("sa17:political/ancient_artifact")
def test_the_artifact_buries_the_custodians() -> None:
    """Nothing is left in the system, those neither (OFF-SE-CUS)."""
    game = senate()
    for counter in ("custodian_fighters:3", "custodian_ground_forces:2"):
        game.domain_counters.lay(Place("planet:mecatol_rex"), CardId(counter))
    spared = game_of(refuse(vote(copy_of(game), "ancient_artifact", dice=(6,))))
    assert spared.domain_counters.has_custodians(PlanetId(REX))
    assert not game_of(refuse(vote(game, "ancient_artifact", dice=(5,)))).domain_counters.at(Place("planet:mecatol_rex"))


@pytest.mark.content("sa17:political/ancient_artifact")
def test_a_floating_dock_without_ships_is_no_fleet() -> None:
    game = senate()
    become(game, 1, "saar")
    put(game, 1, "1,0", "space_dock")
    table = refuse(vote(game, "ancient_artifact", dice=(5, 10, 10)))
    rolled = [event for event in table.events_since(None) if event["event"] == "rolled"]
    assert len(rolled) == 1
    assert there(game_of(table), 1, "1,0") == {"space_dock": 1}


# -- Build Monument, Emperor -------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/build_monument")
def test_the_point_of_a_monument_goes_with_the_planet_and_may_win() -> None:
    game = passed(senate(), "build_monument", "planet:wellon")
    assert totals(game) == [0, 0, 0]
    game.state.goal = 1
    put(game, 1, "0,-1", "carrier, ground_force")
    table = sets_out(game, 1, "0,-1", "landing.begin", "invasion.begin")
    say(table, 1, "land:wellon:ground_force", "done")
    game = game_of(refuse(table))
    assert (owner(game, "wellon"), totals(game), game.state.winners) == (1, [0, 1, 0], [1])
    assert game.economy.influence(PlanetId("wellon")) == game.board.printed_planet(PlanetId("wellon")).influence + 1
    hold(game, 2, "wellon")
    assert totals(game) == [0, 0, 1]


@pytest.mark.content("sa17:political/emperor")
def test_an_emperor_may_have_won() -> None:
    game = senate()
    game.state.goal = 2
    table = vote(game, "emperor", "player:1")
    assert game_of(table).state.winners == [1]
    assert totals(game_of(table)) == [0, 2, 0]
    assert totals(abolished(passed(senate(), "emperor", "player:1"), "emperor")) == [0, 0, 0]


# -- Shunned Methods ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/shunned_methods")
def test_who_lacks_the_influence_does_not_select_the_shunned_card() -> None:
    game = senate()
    strategy_cards(game, {"assembly": -1, "trade": -1, "warfare": 2})
    game = passed(game, "shunned_methods", "card:trade")
    assert exhausted(game) == []  # who holds it already, or another, pays nothing
    table = play(game, Step("strategy_phase.pick", 1))
    assert offers(table, 1) == ["card:assembly"] or asks(table, 1) == ""
    game.player(1).trade_goods = 5
    table = play(game, Step("strategy_phase.pick", 1))
    pay(say(table, 1, "card:trade"), 1)
    assert [card.id for card in game_of(table).strategy_cards.held(1)] == ["trade"]


# -- Research Grant ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/research_grant")
def test_refused_all_planets_with_specialties_are_exhausted_yellow_ones_too() -> None:
    game = senate()
    shining = [planet.id for planet in game.board.planets() if game.technology.has_specialty(planet.id)]
    hold(game, 1, *shining, "wellon")
    after = passed(game, "research_grant", "against")
    assert exhausted(after) == sorted(shining)
    assert "wellon" not in shining


# -- Imperial Peace ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/imperial_peace")
def test_nobody_fights_the_custodians_in_an_imperial_peace() -> None:
    """Whoever landed there would have an Invasion Combat; a Mecatol Rex that nobody guards is free to take."""
    game = passed(senate(), "imperial_peace")
    put(game, 0, "0,0", "2 carrier, 4 ground_force")
    assert "land:mecatol_rex:ground_force" in offers(sets_out(copy_of(game), 0, "0,0", "landing.begin"), 0)
    game.domain_counters.lay(Place("planet:mecatol_rex"), CardId("custodian_fighters:3"))
    assert "land:mecatol_rex:ground_force" in offers(sets_out(copy_of(game), 0, "0,0", "landing.begin"), 0)  # a Space Battle
    game.domain_counters.lay(Place("planet:mecatol_rex"), CardId("custodian_ground_forces:2"))
    assert sets_out(copy_of(game), 0, "0,0", "landing.begin").over
    assert not may_bombard(copy_of(game), REX)
    table = sets_out(abolished(game, "imperial_peace"), 0, "0,0", "landing.begin")
    assert "land:mecatol_rex:ground_force" in offers(table, 0)


@pytest.mark.content("sa17:political/imperial_peace", "sa17:political/official_sanction")
@pytest.mark.parametrize(("card", "outcome"), [("imperial_peace", "against"), ("official_sanction", "player:0")])
def test_landing_on_a_neutral_planet_is_an_invasion_for_cards(card: str, outcome: str) -> None:
    """A planet of nobody's is invaded too (OFF-LND-2); reinforcing one's own is not, and other players' bombs still fall."""
    game = senate()
    hold(game, 0, "thibah")
    put(game, 0, "1,0", "carrier, 2 ground_force")
    put(game, 0, "0,-1", "carrier, 2 ground_force")
    game = passed(game, card, outcome)
    assert "land:thibah:ground_force" in offers(sets_out(copy_of(game), 0, "1,0", "landing.begin"), 0)
    assert sets_out(copy_of(game), 0, "0,-1", "landing.begin").over
    assert may_bombard(copy_of(game), "wellon") == (card == "imperial_peace")
    table = sets_out(round_over(game), 0, "0,-1", "landing.begin")
    assert "land:wellon:ground_force" in offers(table, 0)


# -- Compensated Decommissioning ---------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/compensated_decommissioning")
def test_the_owner_says_which_ships_of_a_kind_go() -> None:
    """Half of each type is removed by its owner: damaged ones or whole ones, as he likes; the price is the same."""
    game = senate()
    game.player(1).fleet = 6
    put(game, 1, "1,0", "dreadnought, dreadnought*1, destroyer, 3 cruiser")
    table = vote(game, "compensated_decommissioning", "fleet:1:1,0")
    assert asks(table, 1) == "give_up_unit"
    assert sorted(offers(table, 1)) == ["system:1,0 dreadnought", "system:1,0 dreadnought*1"]
    say(table, 1, "system:1,0 dreadnought*1")
    after = game_of(table)
    assert table.over
    assert there(after, 1, "1,0") == {"dreadnought": 1, "destroyer": 1, "cruiser": 2}
    assert not any(group.damage for group in after.board.ships(1, Hex("1,0")))
    assert goods(after) == [0, 5 + 2, 0]


@pytest.mark.content("sa17:political/compensated_decommissioning")
def test_a_fleet_of_nobodys_is_halved_for_nothing() -> None:
    game = senate()
    put(game, NEUTRAL, "1,0", "2 dreadnought, 3 fighter")
    after = passed(game, "compensated_decommissioning", f"fleet:{NEUTRAL}:1,0")
    assert there(after, NEUTRAL, "1,0") == {"dreadnought": 1, "fighter": 2}
    assert goods(after) == [0, 0, 0]
