"""Official Political Cards from the Crown of Emphidia to Supported Expansion, read a second time from the reference alone."""

from __future__ import annotations

import intrigue
import pytest
from readings.agendas import abolished, exhausted, goods, lawful, owner, rich, secrets, there, totals
from strategic import exhaust, holding, plays
from tables import asks, game_of, hold, offers, put, say
from trial import give, trial
from voting import copy_of, keys_of, may_go, may_land, moves, passed, refuse, round_over, senate, sets_out, until, vote

from mecatol.core.hexes import Hex
from mecatol.core.table import Table
from mecatol.rules.moments import STATUS_PHASE_BEGINS, Firing, Travel
from mecatol.rules.official.game import Game
from mecatol.rules.state import NOBODY, CardId, Claim, Law, PlanetId, Seat, UnitId

HOME, HERE = "0,-2", "1,0"  # Sol's, and Thibah


def room(tiles: dict[str, str] | None = None) -> Game:
    """The official game, three players with wide fleets."""
    game = senate(tiles=tiles, ruleset="official")
    for player in game.state.players:
        player.fleet = 5
    return game


def holder(game: Game, law: str) -> list[str]:
    """Whom a law lies with."""
    return [each.elected for each in game.state.laws if each.card == law]


def laws(game: Game) -> list[str]:
    """The laws in force."""
    return [law.card for law in game.state.laws]


def status(game: Game) -> Game:
    """The same game when its Status Phase begins."""

    async def begins(g: Game) -> None:
        g.state.phase = "status"
        await g.moment(STATUS_PHASE_BEGINS, g.state.speaker)

    return game_of(refuse(trial(copy_of(game), begins)))


def invaded(game: Game, seat: Seat, *dice: int, planet: str = "thibah") -> Game:
    """An Invasion Combat of what stands on a planet, and nothing else."""
    hex_ = game.board.system_of(PlanetId(planet))
    return game_of(refuse(sets_out(copy_of(game), seat, hex_, "invasion.begin", dice=dice)))


def fought(game: Game, seat: Seat, *dice: int, hex_: str = HERE) -> Game:
    """A Space Battle of what is in a system."""
    return game_of(refuse(sets_out(copy_of(game), seat, hex_, "space_battle.begin", dice=dice)))


# -- The Crown of Emphidia -----------------------------------------------------------------------------------------------


def crowned(seat: Seat = 1, planet_of: Seat = 1, landed: Seat = 0) -> Game:
    """The Crown lies with a player; somebody has landed on Thibah."""
    game = passed(room(), "the_crown_of_emphidia", f"player:{seat}")
    hold(game, planet_of, "thibah")
    put(game, planet_of, "thibah", "ground_force")
    put(game, landed, "thibah", "ground_force")
    put(game, landed, HERE, "carrier")
    return game


@pytest.mark.content("official:political/the_crown_of_emphidia")
def test_the_crown_goes_with_its_point_to_whoever_beats_its_wearer_on_a_planet() -> None:
    """A point when elected; it goes to the winner of an Invasion Combat against him; a lost attack changes nothing."""
    game = crowned()
    assert totals(game) == [0, 1, 0]
    lost = invaded(game, 0, 1, 10)
    assert (owner(lost, "thibah"), totals(lost), holder(lost, "the_crown_of_emphidia")) == (1, [0, 1, 0], ["player:1"])
    won = invaded(game, 0, 10, 1)
    assert (owner(won, "thibah"), totals(won), holder(won, "the_crown_of_emphidia")) == (0, [1, 0, 0], ["player:0"])
    assert totals(abolished(won, "the_crown_of_emphidia")) == [0, 0, 0]


@pytest.mark.content("official:political/the_crown_of_emphidia")
def test_the_crown_is_lost_in_an_attack_as_well_but_not_in_space_nor_by_others() -> None:
    """A defender who beats its wearer takes it; Space Battles, and combats of two others, do not move it."""
    beaten = invaded(crowned(seat=0, planet_of=2), 0, 1, 10)
    assert (totals(beaten), holder(beaten, "the_crown_of_emphidia")) == ([0, 0, 1], ["player:2"])
    others = invaded(crowned(seat=1, planet_of=2), 0, 10, 1)
    assert (owner(others, "thibah"), totals(others)) == (0, [0, 1, 0])
    game = passed(room(), "the_crown_of_emphidia", "player:1")
    put(game, 0, HERE, "dreadnought")
    put(game, 1, HERE, "destroyer")
    assert totals(fought(game, 0, 10, 1)) == [0, 1, 0]


# -- Unconventional Measures -----------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/unconventional_measures")
def test_a_card_for_who_wants_one_or_all_hands_are_empty() -> None:
    """Each may draw one Action Card, or not; refused, all cards of all hands go to the discards."""
    game = room()
    for player in game.state.players:
        player.action_cards = [CardId("sabotage")]
    game.state.action_deck.bag = sorted([CardId("plague"), CardId("uprising"), CardId("local_unrest")])
    table = vote(copy_of(game), "unconventional_measures")
    say(table, 0, "yes")
    say(table, 1, "no")
    say(table, 2, "yes")
    assert [len(player.action_cards) for player in game_of(refuse(table)).state.players] == [2, 1, 2]
    game.player(1).action_cards.append(CardId("plague"))
    game = passed(game, "unconventional_measures", "against")
    assert [player.action_cards for player in game.state.players] == [[], [], []]
    assert sorted(game.state.action_deck.discard) == ["plague", "sabotage", "sabotage", "sabotage"]


# -- Veto Power ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/veto_power")
@pytest.mark.parametrize("outcome", ["for", "against"])
def test_a_veto_undoes_a_law_before_it_does_anything_once(outcome: str) -> None:
    """Neither what it says for nor what it says against; then the veto is gone."""
    game = passed(room(), "veto_power", "player:1")
    table = until(vote(game, "war_funding", outcome), 1, "outcome_known")
    say(table, 1, next(key for key in offers(table, 1) if key.startswith("use:")))
    game = game_of(refuse(table))
    assert ([player.fleet for player in game.state.players], game.state.laws) == ([5, 5, 5], [])
    assert {"war_funding", "veto_power"} <= set(game.state.political_deck.discard)


@pytest.mark.content("official:political/veto_power")
def test_a_veto_is_its_holders_choice_and_never_about_an_event() -> None:
    """He may let a law pass and keeps the card; of events he is not asked."""
    game = passed(room(), "veto_power", "player:1")
    kept = passed(copy_of(game), "war_funding")
    assert laws(kept) == ["veto_power", "war_funding"]
    assert vote(game, "mining_operations").over


@pytest.mark.content("official:political/veto_power")
def test_a_veto_reaches_a_law_that_elects_somebody() -> None:
    """Who was elected gets nothing."""
    game = passed(room(), "veto_power", "player:1")
    table = until(vote(game, "the_crown_of_emphidia", "player:2"), 1, "outcome_known")
    say(table, 1, next(key for key in offers(table, 1) if key.startswith("use:")))
    assert (totals(game_of(refuse(table))), game_of(table).state.laws) == ([0, 0, 0], [])


# -- Vorhal Peace Prize ----------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/vorhal_peace_prize")
def test_the_prize_is_for_all_who_have_the_lowest_fleet_supply() -> None:
    """A counter more in every Status Phase as long as one is among the lowest; refused, three Trade Goods, once."""
    game = room()
    for seat, fleet in enumerate((3, 4, 3)):
        game.player(seat).fleet = fleet
    law = passed(copy_of(game), "vorhal_peace_prize")
    assert goods(law) == [0, 0, 0]
    assert [status(law).status_phase.counters(seat) for seat in range(3)] == [3, 2, 3]
    law = round_over(status(law))
    law.player(1).fleet = 2
    assert [status(law).status_phase.counters(seat) for seat in range(3)] == [2, 3, 2]
    law = abolished(law, "vorhal_peace_prize")
    assert [status(law).status_phase.counters(seat) for seat in range(3)] == [2, 2, 2]
    game = passed(game, "vorhal_peace_prize", "against")
    assert (goods(game), game.state.laws) == ([3, 0, 3], [])


# -- War Funding -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/war_funding")
def test_war_funding_lifts_the_limit_until_the_status_phase_begins() -> None:
    """Any number of ships together in the Action Phase; what is too much goes at the start of the Status Phase."""
    game = room()
    game.player(0).fleet = 2
    game = passed(game, "war_funding")
    put(game, 0, HERE, "5 cruiser")
    table = trial(copy_of(game), lambda g: g.economy.settle_everybody())
    assert table.over
    assert there(game_of(table), 0, HERE) == {"cruiser": 5}
    repealed = game_of(refuse(trial(copy_of(game), lambda g: g.politics.abolish(CardId("war_funding")))))
    assert there(repealed, 0, HERE) == {"cruiser": 2}
    over = status(game)
    assert (there(over, 0, HERE), laws(over)) == ({"cruiser": 2}, ["war_funding"])


@pytest.mark.content("official:political/war_funding")
def test_war_funding_refused_costs_everybody_a_counter_of_his_fleet_supply() -> None:
    """One each, to the reinforcements, none from who has none; ships beyond the new limit go at once."""
    game = room()
    for seat, fleet in enumerate((3, 0, 2)):
        game.player(seat).fleet = fleet
    spare = [game.board.reinforcements(seat) for seat in range(3)]
    put(game, 2, HERE, "2 cruiser")
    game = passed(game, "war_funding", "against")
    assert [player.fleet for player in game.state.players] == [2, 0, 1]
    assert [game.board.reinforcements(seat) for seat in range(3)] == [spare[0] + 1, spare[1], spare[2] + 1]
    assert there(game, 2, HERE) == {"cruiser": 1}


# -- Warship Commission ----------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/warship_commission")
def test_a_commission_is_one_free_dreadnought_at_a_dock_of_ones_own() -> None:
    """Each may, at the dock he likes; who has no dock or none in reinforcements gets none; nothing is paid."""
    game = room()
    hold(game, 0, "wellon")
    for planet, seat in (("jord", 0), ("wellon", 0), ("arc_prime", 1)):
        put(game, seat, planet, "space_dock")
    table = vote(game, "warship_commission")
    assert sorted(offers(table, 0)) == ["no", "system:0,-1", "system:0,-2"]
    say(table, 0, "system:0,-1")
    say(table, 1, "no")
    assert table.over
    game = game_of(table)
    assert there(game, 0, "0,-1") == {"dreadnought": 1}
    assert [game.board.on_board(seat, "dreadnought") for seat in range(3)] == [1, 0, 0]
    assert exhausted(game) == []


@pytest.mark.content("official:political/warship_commission")
@pytest.mark.parametrize(("seat", "ships"), [(1, "cruiser"), (0, "5 cruiser")])
def test_a_commission_is_built_like_any_ship(seat: Seat, ships: str) -> None:
    """Not at a dock under blockade, nor beyond Fleet Supply (OFF-PRO-3, OFF-PRO-4)."""
    game = room()
    put(game, 0, "jord", "space_dock")
    put(game, seat, HOME, ships)
    assert vote(game, "warship_commission").over


@pytest.mark.content("official:political/warship_commission")
def test_refused_large_ships_cost_two_more_this_round() -> None:
    """Cruisers, Dreadnoughts and War Suns; nothing else; the next round they cost what is printed."""
    kinds: tuple[UnitId, ...] = ("cruiser", "dreadnought", "war_sun", "carrier", "destroyer", "fighter")
    printed = [room().production.halves(0, Hex(HOME), kind) for kind in kinds]
    game = passed(room(), "warship_commission", "against")
    for seat in range(3):
        now = [game.production.halves(seat, Hex(HOME), kind) for kind in kinds]
        assert [after - before for after, before in zip(now, printed, strict=True)] == [4, 4, 4, 0, 0, 0]
    game = round_over(game)
    assert [game.production.halves(0, Hex(HOME), kind) for kind in kinds] == printed


# -- Wormhole Research -----------------------------------------------------------------------------------------------------

MOUTHS = {"1,0": "wormhole_a", "-1,0": "quann", "0,1": "lodor"}  # Quann is beta, Lodor alpha


@pytest.mark.content("official:political/wormhole_research")
@pytest.mark.parametrize("die", [1, 3, 4, 7])
def test_a_die_on_the_wormholes(die: int) -> None:
    """Up to three all ships near them are lost, ground units stay; up to seven who controls any gets two Trade Goods."""
    game = room(MOUTHS)
    hold(game, 0, "quann", "lodor")
    put(game, 0, "quann", "ground_force, pds")
    put(game, 0, "-1,0", "carrier, 2 fighter")
    put(game, 0, "0,1", "destroyer")
    put(game, 1, HERE, "dreadnought")
    put(game, 2, "1,1", "cruiser")
    game = game_of(refuse(vote(game, "wormhole_research", dice=(die,))))
    lost = die < 4
    assert there(game, 0, "-1,0") == ({} if lost else {"carrier": 1, "fighter": 2})
    assert there(game, 1, HERE) == ({} if lost else {"dreadnought": 1})
    assert there(game, 0, "quann") == {"ground_force": 1, "pds": 1}
    assert there(game, 2, "1,1") == {"cruiser": 1}
    assert goods(game) == ([0, 0, 0] if lost else [2, 2, 0]), "two for each player, not for each wormhole"


@pytest.mark.content("official:political/wormhole_research")
def test_eight_or_more_teaches_those_who_voted_for_it() -> None:
    """One blue technology within prerequisites for each who voted for it; not for who voted against or abstained."""
    game = room(MOUTHS)
    hold(game, 0, "mecatol_rex")
    give(game, 0, "antimass_deflectors", "enviro_compensator")
    table = vote(game, "wormhole_research", dice=(8,), p1="against", p2="abstain")
    assert {"xrd_transporters", "gravity_drive"} == set(offers(table, 0))
    say(table, 0, "xrd_transporters")
    assert table.over
    assert [len(player.technologies) for player in game_of(table).state.players] == [3, 0, 0]


@pytest.mark.content("official:political/wormhole_research")
def test_refused_no_wormhole_is_used_this_round() -> None:
    """Neither by anybody; from the next round on they are open."""
    game = room(MOUTHS)
    assert may_go(game, HERE, "0,1")
    game = passed(room({"1,0": "wormhole_a", "-1,1": "lodor"}), "wormhole_research", "against")
    assert not any(may_go(game, HERE, "-1,1", seat) for seat in range(3))
    assert may_go(round_over(game), HERE, "-1,1")


# -- Archived Secret, Equal Threats ----------------------------------------------------------------------------------------


def secret(game: Game) -> list[list[str]]:
    """Everybody's Secret Objectives."""
    return [list(player.secret_objectives) for player in game.state.players]


def conspiracy(*hands: tuple[str, ...]) -> Game:
    """Secret Objectives in the players' hands, and two more in the deck."""
    game = room()
    known = secrets(game)
    for seat, hand in enumerate(hands):
        game.player(seat).secret_objectives = [CardId(card) for card in hand]
    game.state.secret_deck.bag = [CardId(card) for card in known if all(card not in hand for hand in hands)][:2]
    return game


@pytest.mark.content("official:political/archived_secret", "official:political/equal_threats")
def test_an_archived_secret_is_one_more_and_its_owner_says_which_is_meant() -> None:
    """The elected one draws one; of his two he chooses the one that Equal Threats takes; the other player has no choice."""
    one, two = secrets(room())[:2]
    game = passed(conspiracy((), (one,), (two,)), "archived_secret", "player:1")
    assert [len(hand) for hand in secret(game)] == [0, 2, 1]
    drawn = next(card for card in secret(game)[1] if card != one)
    table = vote(game, "equal_threats", "player:1+player:2")
    assert sorted(offers(table, 1)) == sorted([f"card:{one}", f"card:{drawn}"])
    say(table, 1, f"card:{drawn}")
    assert [set(hand) for hand in secret(game_of(table))] == [set(), {one, two}, {drawn}]
    assert game_of(table).state.laws == []


@pytest.mark.content("official:political/equal_threats")
def test_who_has_no_secret_takes_that_of_the_other() -> None:
    """A pair is voted on; a swap gives one for one, or one for nothing."""
    one, two = secrets(room())[:2]
    game = conspiracy((), (one,), (two,))
    assert keys_of(game, "equal_threats") == ["player:0+player:1", "player:0+player:2", "player:1+player:2"]
    assert secret(passed(copy_of(game), "equal_threats", "player:1+player:2")) == [[], [two], [one]]
    assert secret(passed(game, "equal_threats", "player:0+player:1")) == [[one], [], [two]]


# -- Build Monument --------------------------------------------------------------------------------------------------------


def goals(game: Game) -> list[int]:
    """How many points everybody needs."""
    return [game.victory.goal(seat) for seat in range(3)]


@pytest.mark.content("official:political/build_monument")
def test_a_monument_makes_its_controller_need_a_point_less() -> None:
    """Whoever controls the planet at the moment, nobody where nobody does; the law gone, nobody."""
    game = passed(room(), "build_monument", "planet:thibah")
    assert goals(game) == [10, 10, 10]
    hold(game, 1, "thibah")
    assert goals(game) == [10, 9, 10]
    hold(game, 2, "thibah")
    assert goals(game) == [10, 10, 9]
    assert goals(abolished(game, "build_monument")) == [10, 10, 10]


@pytest.mark.content("official:political/build_monument")
def test_a_monument_decides_the_game_when_it_is_built_or_taken() -> None:
    """With nine points its controller has won, by the vote or by taking the planet."""
    game = room()
    game.state.claims.append(Claim(1, "test", 9, 1))
    hold(game, 1, "thibah")
    assert game_of(refuse(vote(game, "build_monument", "planet:thibah"))).state.winners == [1]
    game = passed(room(), "build_monument", "planet:thibah")
    game.state.claims.append(Claim(0, "test", 9, 1))
    hold(game, 1, "thibah")
    put(game, 1, "thibah", "ground_force")
    put(game, 0, "thibah", "ground_force")
    put(game, 0, HERE, "carrier")
    assert invaded(game, 0, 10, 1).state.winners == [0]


# -- Centrillic Gas --------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/centrillic_gas")
@pytest.mark.parametrize("die", [1, 3, 4, 10])
def test_gas_burns_everything_in_nebulae_and_ion_storms_or_is_sold(die: int) -> None:
    """Up to three every unit there, on planets too; else five Trade Goods for each that one controls."""
    game = room({"1,0": "nebula_base", "0,1": "ion_storm", "-1,0": "everra", "1,-1": "asteroid_field_base"})
    put(game, 0, HERE, "cruiser")
    put(game, 1, "0,1", "carrier, ground_force, fighter")
    hold(game, 0, "everra")
    put(game, 0, "everra", "ground_force, pds, space_dock")
    put(game, 0, "-1,0", "destroyer")
    put(game, 2, "1,1", "cruiser")
    game = game_of(refuse(vote(game, "centrillic_gas", dice=(die,))))
    burnt = die <= 3
    for seat, where, units in ((0, HERE, 1), (0, "everra", 3), (0, "-1,0", 1), (1, "0,1", 3)):
        assert sum(there(game, seat, where).values()) == (0 if burnt else units)
    assert there(game, 2, "1,1") == {"cruiser": 1}
    assert goods(game) == ([0, 0, 0] if burnt else [10, 5, 0])


@pytest.mark.content("official:political/centrillic_gas")
def test_gas_refused_is_left_alone() -> None:
    """No die, no goods, no losses."""
    game = room({"1,0": "nebula_base"})
    put(game, 0, HERE, "cruiser")
    game = passed(game, "centrillic_gas", "against")
    assert (goods(game), there(game, 0, HERE), game.state.laws) == ([0, 0, 0], {"cruiser": 1}, [])


# -- Corrupt Empire --------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/corrupt_empire")
def test_who_attacks_the_corrupt_one_has_a_point_whatever_comes_of_it() -> None:
    """A Space Battle or an Invasion Combat, won or lost; the law is gone then, and the point stays."""
    game = passed(room(), "corrupt_empire", "player:1")
    assert totals(game) == [0, 0, 0]
    put(game, 0, HERE, "destroyer")
    put(game, 1, HERE, "dreadnought")
    lost = fought(game, 0, 1, 10)
    assert (there(lost, 0, HERE), totals(lost), lost.state.laws) == ({}, [1, 0, 0], [])
    game = passed(room(), "corrupt_empire", "player:1")
    hold(game, 1, "thibah")
    put(game, 1, "thibah", "2 ground_force")
    put(game, 2, "thibah", "ground_force")
    put(game, 2, HERE, "carrier")
    lost = invaded(game, 2, 1, 10, 10)
    assert (owner(lost, "thibah"), totals(lost), lost.state.laws) == (1, [0, 0, 1], [])


@pytest.mark.content("official:political/corrupt_empire")
def test_nobody_gains_where_the_corrupt_one_attacks_or_others_fight() -> None:
    """His own attacks and battles of others leave the law where it is."""
    game = passed(room(), "corrupt_empire", "player:1")
    put(game, 1, HERE, "dreadnought")
    put(game, 0, HERE, "destroyer")
    put(game, 0, "0,1", "dreadnought")
    put(game, 2, "0,1", "destroyer")
    after = fought(game, 1, 10, 1)
    assert (totals(after), laws(after)) == ([0, 0, 0], ["corrupt_empire"])
    after = fought(game, 0, 10, 1, hex_="0,1")
    assert (totals(after), laws(after)) == ([0, 0, 0], ["corrupt_empire"])


# -- Defensive Mobilizations -----------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/defensive_mobilizations")
def test_units_of_one_system_come_home_as_many_as_one_likes() -> None:
    """Ships and ground units of one system; the rest of them and other systems stay; a Space Dock is a unit as well."""
    game = room()
    hold(game, 0, "thibah")
    put(game, 0, HERE, "2 cruiser")
    put(game, 0, "thibah", "2 ground_force, pds, space_dock")
    put(game, 0, "0,-1", "destroyer")
    put(game, 2, "0,1", "destroyer")
    table = vote(game, "defensive_mobilizations")
    assert sorted(offers(table, 0)) == ["no", "system:0,-1", "system:1,0"]
    say(table, 0, "system:1,0", "system:1,0 cruiser", "planet:thibah ground_force", "planet:thibah space_dock", "done")
    say(table, 2, "no")  # the second one has nothing abroad
    assert table.over
    game = game_of(table)
    assert (there(game, 0, HOME), there(game, 0, "jord")) == ({"cruiser": 1}, {"ground_force": 1, "space_dock": 1})
    assert (there(game, 0, HERE), there(game, 0, "thibah")) == ({"cruiser": 1}, {"ground_force": 1, "pds": 1})
    assert there(game, 0, "0,-1") == there(game, 2, "0,1") == {"destroyer": 1}


@pytest.mark.content("official:political/defensive_mobilizations")
def test_refused_units_of_the_home_system_go_to_one_controlled_system() -> None:
    """Control is all planets and a ship; as many as one likes, to one place."""
    game = room()
    hold(game, 0, "thibah", "wellon")
    put(game, 0, HERE, "cruiser")
    put(game, 0, HOME, "carrier, 2 fighter, dreadnought")
    put(game, 0, "jord", "3 ground_force, pds")
    put(game, 0, "0,1", "destroyer")  # Tar'mann is nobody's
    table = vote(game, "defensive_mobilizations", "against")
    assert sorted(offers(table, 0)) == ["no", "system:1,0"]
    taken = ("system:0,-2 carrier", "system:0,-2 fighter", "system:0,-2 fighter", "planet:jord ground_force", "planet:jord pds")
    say(table, 0, "system:1,0", *taken, "done")
    game = game_of(refuse(table))
    assert (there(game, 0, HERE), there(game, 0, "thibah")) == (
        {"cruiser": 1, "carrier": 1, "fighter": 2},
        {"ground_force": 1, "pds": 1},
    )
    assert (there(game, 0, HOME), there(game, 0, "jord")) == ({"dreadnought": 1}, {"ground_force": 2})


# -- Documenting Research --------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/documenting_research")
def test_documented_research_refused_exhausts_planets_with_specialties() -> None:
    """All of them, of every colour, whoever has them; others are left alone."""
    game = room()
    hold(game, 0, "mehar_xull", "wellon")
    hold(game, 1, "coorneeq", "resculon", "vefut_ii")
    game = passed(game, "documenting_research", "against")
    assert exhausted(game) == ["coorneeq", "mehar_xull", "vefut_ii"]
    assert game.state.laws == []


@pytest.mark.content("official:political/documenting_research")
def test_what_the_primary_has_brought_is_free_by_the_secondary() -> None:
    """The same technology costs nothing, another one what it costs; prerequisites are needed all the same."""
    game = lawful(holding("official", {"technology": 0, "trade": 1, "warfare": 2}), Law(CardId("documenting_research"), "for"))
    exhaust(game, 1)
    exhaust(game, 2, goods=20)
    table = plays(game, "technology")
    say(table, 0, "antimass_deflectors")
    say(table, 1, "use")
    assert offers(table, 1) == ["antimass_deflectors", "no"]
    say(table, 1, "antimass_deflectors")
    say(table, 2, "use", "hylar_v_assault_laser")
    while table.pending:
        say(table, 2, offers(table, 2)[0])
    game = game_of(table)
    assert [player.technologies for player in game.state.players[1:]] == [["antimass_deflectors"], ["hylar_v_assault_laser"]]
    assert [player.strategy for player in game.state.players] == [2, 1, 1]
    assert goods(game)[2] < 20


@pytest.mark.content("official:political/documenting_research")
def test_both_technologies_of_a_primary_are_documented() -> None:
    """Technology II brings one for nothing and one for resources: both cost the others nothing."""
    law = Law(CardId("documenting_research"), "for")
    game = lawful(holding("official", {"technology_ii": 0, "trade": 1, "warfare": 2}), law)
    exhaust(game, 0, goods=20)
    exhaust(game, 1)
    table = say(plays(game, "technology_ii"), 0, "antimass_deflectors", "enviro_compensator")
    while asks(table, 0) == "pay":
        say(table, 0, "goods")
    assert offers(say(table, 1, "use"), 1) == ["antimass_deflectors", "enviro_compensator", "no"]


# -- Flawed Planning -------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/flawed_planning")
def test_flawed_plans_are_replaced_by_secrets() -> None:
    """Preliminary Objectives go back into their deck; each gets a Secret Objective, who has one or had one too."""
    one, two = secrets(room())[:2]
    game = conspiracy((), (one,), ())
    game.state.secret_deck.bag = [CardId(card) for card in secrets(game)[2:6]]
    game.state.claims.append(Claim(2, two, 2, 1))
    plans = sorted(name for name, card in game.cards.objectives.items() if card.stage == "preliminary")
    game.player(0).preliminary_objectives = [CardId(plans[0])]
    game = passed(game, "flawed_planning")
    assert [len(hand) for hand in secret(game)] == [1, 2, 1]
    assert one in secret(game)[1]
    assert game.player(0).preliminary_objectives == []
    assert plans[0] in game.state.preliminary_deck.bag


@pytest.mark.content("official:political/flawed_planning")
def test_refused_who_has_completed_his_secret_has_a_point() -> None:
    """A point for each who has claimed a Secret Objective; none for who holds one still, nor for a public one."""
    one, two = secrets(room())[:2]
    game = conspiracy((), (one,), ())
    public = next(name for name, card in game.cards.objectives.items() if card.stage == "stage_1")
    game.state.claims += [Claim(2, two, 2, 1), Claim(0, public, 1, 1)]
    assert totals(passed(game, "flawed_planning", "against")) == [1, 0, 3]


# -- Fund Research Complex -------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/fund_research_complex")
def test_research_costs_the_controller_of_the_complex_two_less() -> None:
    """Any technology, as long as he controls the planet; never less than nothing."""
    game = passed(room(), "fund_research_complex", "planet:thibah")

    def prices() -> list[int]:
        return [game.technology.cost(seat, "hylar_v_assault_laser", 6) for seat in range(3)]

    assert prices() == [6, 6, 6]
    hold(game, 1, "thibah")
    assert prices() == [6, 4, 6]
    hold(game, 2, "thibah")
    assert prices() == [6, 6, 4]
    assert game.technology.cost(2, "hylar_v_assault_laser", 1) == 0


# -- Lord of Mecatol Rex ---------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/lord_of_mecatol_rex")
def test_the_lord_of_mecatol_rex_has_a_point_and_an_empty_home() -> None:
    """All units of his Home System, in space and on planets; planets stay his; others lose nothing. Refused: nothing."""
    game = room()
    hold(game, 1, "mecatol_rex")
    put(game, 1, "mecatol_rex", "ground_force")
    home = game.board.home(1)
    put(game, 1, home, "carrier, 2 fighter")
    put(game, 1, "arc_prime", "2 ground_force, pds, space_dock")
    put(game, 0, "jord", "ground_force")
    refused = passed(copy_of(game), "lord_of_mecatol_rex", "against")
    assert (totals(refused), there(refused, 1, home)) == ([0, 0, 0], {"carrier": 1, "fighter": 2})
    game = passed(game, "lord_of_mecatol_rex")
    assert totals(game) == [0, 1, 0]
    assert there(game, 1, home) == there(game, 1, "arc_prime") == {}
    assert owner(game, "arc_prime") == 1
    assert (there(game, 1, "mecatol_rex"), there(game, 0, "jord")) == ({"ground_force": 1}, {"ground_force": 1})


@pytest.mark.content("official:political/lord_of_mecatol_rex")
@pytest.mark.parametrize("held", [False, True])
def test_without_a_lord_another_card_is_drawn(held: bool) -> None:
    """Nobody controls Mecatol Rex: the card is discarded, and the next one comes."""
    game = room()
    if held:
        hold(game, 1, "mecatol_rex")
    game.state.political_deck.bag = [CardId("lord_of_mecatol_rex")]
    table = trial(game, lambda g: g.politics.agenda_from_deck(0))
    assert [agenda.card for agenda in game_of(table).state.council] == (["lord_of_mecatol_rex"] if held else [])


@pytest.mark.content("official:political/lord_of_mecatol_rex")
def test_without_a_lord_the_card_of_a_hand_is_replaced_by_the_top_of_the_deck() -> None:
    """It is brought by Assembly, discarded, and the next card is voted on."""
    game = holding("official", {"assembly": 0, "trade": 1, "warfare": 2})
    game.player(0).political_cards = [CardId("lord_of_mecatol_rex")]
    game.state.political_deck.bag = [CardId("centrillic_gas"), CardId("mining_operations")]
    game = game_of(say(plays(game, "assembly"), 0, "player:1", "card:lord_of_mecatol_rex"))
    assert [agenda.card for agenda in game.state.council] in (["centrillic_gas"], ["mining_operations"])
    assert game.state.political_deck.discard == ["lord_of_mecatol_rex"]


# -- Mining Operations -----------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/mining_operations")
def test_mines_pay_four_for_each_system_next_to_asteroids() -> None:
    """A system counts once, however many fields it borders; a planet without a ship is no controlled system."""
    game = room({"1,0": "asteroid_field_base", "0,1": "asteroid_field_base"})
    hold(game, 0, "mecatol_rex", "vefut_ii")
    for hex_ in ("0,0", "1,-1", "0,-1"):
        put(game, 0, hex_, "cruiser")  # next to two fields, to one, to none
    hold(game, 0, "wellon")
    hold(game, 1, "saudor")
    assert goods(passed(game, "mining_operations")) == [8, 0, 0]


@pytest.mark.content("official:political/mining_operations")
def test_mines_refused_cost_everybody_two_goods() -> None:
    """As far as he has them."""
    game = room()
    for seat, number in enumerate((1, 5, 0)):
        game.player(seat).trade_goods = number
    assert goods(passed(game, "mining_operations", "against")) == [0, 3, 0]


# -- Necessary Bureaucracy -------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/necessary_bureaucracy")
def test_bureaucracy_brings_a_second_agenda_in_later_rounds() -> None:
    """Not in this round any more; then the top of the deck after each agenda, and nothing after that one."""
    game = room()
    game.state.political_deck.bag = [CardId("mining_operations")]
    game = passed(game, "necessary_bureaucracy")
    assert vote(copy_of(game), "centrillic_gas", "against").over
    game = round_over(game)
    game.state.political_deck.bag = [CardId("mining_operations")]
    game = rich(game, 5)
    table = vote(game, "centrillic_gas", "against")
    for seat in game_of(table).politics.voting_order():
        assert asks(table, seat) == "vote"
        say(table, seat, "against")
    assert table.over
    assert goods(game_of(table)) == [3, 3, 3]


@pytest.mark.content("official:political/necessary_bureaucracy")
@pytest.mark.parametrize(("top", "left"), [("war_funding", ["war_funding"]), ("mining_operations", []), ("emperor", [])])
def test_bureaucracy_refused_carries_out_the_next_card_if_it_can_be_voted_for(top: str, left: list[str]) -> None:
    """What it says for, be it a law or an event, without a vote; an election is discarded."""
    game = room({"1,0": "asteroid_field_base"})
    hold(game, 0, "mecatol_rex")
    put(game, 0, "0,0", "cruiser")
    game.state.political_deck.bag = [CardId(top)]
    table = vote(game, "necessary_bureaucracy", "against")
    assert table.over
    game = game_of(table)
    assert laws(game) == left
    assert goods(game) == [4 * (top == "mining_operations"), 0, 0]
    assert totals(game) == [0, 0, 0]


# -- Official Sanction -----------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/official_sanction")
def test_the_sanctioned_player_invades_nothing_until_the_round_ends() -> None:
    """Neither neutral nor enemy planets; his own are open to him, and the others to everybody else. It is there twice."""
    game = passed(room(), "official_sanction", "player:1")
    assert game.cards.political_cards["official_sanction"].count == 2
    hold(game, 1, "wellon")
    hold(game, 0, "thibah")
    assert [may_land(game, planet, 1) for planet in ("wellon", "thibah", "saudor")] == [True, False, False]
    assert [may_land(game, planet, 2) for planet in ("wellon", "thibah", "saudor")] == [True, True, True]
    assert may_land(round_over(game), "thibah", 1)


# -- On Observation --------------------------------------------------------------------------------------------------------


def observed(*names: str, elected: Seat) -> Table:
    """A council of these Representatives, a player being under observation; all abstain."""
    game = lawful(intrigue.prepared(*names), Law(CardId("on_observation"), f"player:{elected}"))
    return intrigue.past(intrigue.sits(game, *names), "vote")


@pytest.mark.content("official:political/on_observation")
def test_a_spy_under_observation_is_lost_when_the_council_is_over() -> None:
    """His Spy goes after the vote, not before; a Spy of another and a Councilor of his own stay; so does the law."""
    table = observed("a6ah3", "quirek", "ta_zern", elected=0)
    assert intrigue.killed(table) == []
    game = game_of(intrigue.past(table))
    assert "a6ah3" not in game.political_intrigue.living(0)
    assert laws(game) == ["on_observation"]
    game = game_of(intrigue.past(observed("alrung", "quirek", "ta_zern", elected=0)))
    assert "alrung" not in game.political_intrigue.living(0), "a Spy who is a Bodyguard as well"
    for names, elected in ((("a6ah3", "quirek", "ta_zern"), 1), (("r7_82", "quirek", "ta_zern"), 0)):
        game = game_of(intrigue.past(observed(*names, elected=elected)))
        assert names[0] in game.political_intrigue.living(0)


@pytest.mark.content("official:political/on_observation")
def test_without_intrigue_there_is_nobody_to_observe() -> None:
    """Drawn as an agenda it is discarded and the next card comes."""
    for rules, left in (("official", "mutiny"), ("official +political_intrigue", "on_observation")):
        game = senate(ruleset=rules)
        game.state.political_deck.bag = [CardId("on_observation"), CardId("mutiny")]
        game.state.rng.script("political_deck", (0, 0))
        table = trial(game, lambda g: g.politics.agenda_from_deck(0))
        assert [agenda.card for agenda in game_of(table).state.council] == [left]


# -- Publicize Weapon Schematic --------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/publicize_weapon_schematic")
def test_everybody_may_build_war_suns_from_now_on() -> None:
    """Each gains the technology without what it needs; who has it keeps it; refused nobody does."""
    game = room()
    give(game, 1, "war_sun")
    assert [player.technologies for player in passed(copy_of(game), "publicize_weapon_schematic").state.players] == [
        ["war_sun"]
    ] * 3
    assert [player.technologies for player in passed(game, "publicize_weapon_schematic", "against").state.players] == [
        [],
        ["war_sun"],
        [],
    ]


@pytest.mark.content("official:political/publicize_weapon_schematic")
def test_two_tens_of_fighters_hit_a_war_sun() -> None:
    """Both of these hits, before any other ship; a ten and a nine leave the choice to him who is hit, and so does no War Sun."""

    def hit(*faces: int, ships: str = "war_sun, 2 cruiser") -> Table:
        game = passed(room(), "publicize_weapon_schematic")
        put(game, 0, HERE, "carrier, 3 fighter")
        put(game, 1, HERE, ships)
        table = sets_out(game, 0, HERE, "space_battle.begin", dice=(1, *faces, 1, 1, 1, 1, 1))
        return say(table, 1, "no")  # no retreat

    table = say(hit(10, 10, 1), 1, "sustain:war_sun")
    assert there(game_of(table), 1, HERE) == {"cruiser": 2}
    table = hit(10, 9, 1)
    assert "destroy:cruiser" in offers(table, 1)
    say(table, 1, "destroy:cruiser", "destroy:cruiser")
    assert there(game_of(table), 1, HERE) == {"war_sun": 1}
    table = hit(10, 10, 9)
    say(table, 1, "sustain:war_sun")
    assert there(game_of(table), 1, HERE) == {"cruiser": 1}
    assert there(game_of(hit(10, 10, 1, ships="3 cruiser")), 1, HERE) == {"cruiser": 1}


# -- Repeal Labor Laws -----------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/repeal_labor_laws")
def test_labor_laws_refused_cost_three_goods_or_a_dock() -> None:
    """The choice is everybody's own; goods are enough with three of them, and one dock is."""
    game = rich(room(), 4)
    hold(game, 0, "wellon")
    for planet, seat in (("jord", 0), ("wellon", 0), ("arc_prime", 1), ("arretze", 2)):
        put(game, seat, planet, "space_dock")
    game.player(2).trade_goods = 2
    table = vote(game, "repeal_labor_laws", "against")
    say(table, 0, "no", "planet:wellon")
    say(table, 1, "yes")
    assert table.over, "two goods are not enough for the third"
    game = game_of(table)
    assert goods(game) == [4, 1, 2]
    assert [game.board.on_board(seat, "space_dock") for seat in range(3)] == [1, 1, 0]
    assert there(game, 0, "jord") == {"space_dock": 1}


@pytest.mark.content("official:political/repeal_labor_laws")
def test_labor_laws_repealed_let_docks_rise_on_planets_just_gained() -> None:
    """On a planet of this round; not on another's nor where one stands; the law gone, not any more."""
    game = game_of(refuse(trial(room(), lambda g: g.invasion.gain(0, PlanetId("thibah"), "test"))))
    assert not game.production.may_build_dock(0, PlanetId("thibah")).allowed
    game = passed(game, "repeal_labor_laws")
    assert game.production.may_build_dock(0, PlanetId("thibah")).allowed
    assert not game.production.may_build_dock(1, PlanetId("thibah")).allowed
    assert not game.production.may_build_dock(0, PlanetId("saudor")).allowed
    assert not abolished(game, "repeal_labor_laws").production.may_build_dock(0, PlanetId("thibah")).allowed


# -- Sanctuary Shield ------------------------------------------------------------------------------------------------------


def may_pass(game: Game) -> bool:
    """Whether a Cruiser may go on through Thibah's place."""
    return game.routes.may_pass(Travel(0, "cruiser", Hex("2,-1"), Hex("2,-1"), Hex(HERE), Hex("0,1"))).allowed


@pytest.mark.content("official:political/sanctuary_shield")
@pytest.mark.parametrize("tile", ["asteroid_field_base", "supernova_base", "nebula_base", "ion_storm", "gravity_rift"])
def test_a_shielded_system_is_like_an_empty_one(tile: str) -> None:
    """Only Special Systems are elected; one may activate it and pass through it, but not through enemy ships there."""
    game = room({"1,0": tile})
    assert keys_of(game, "sanctuary_shield") == ["system:1,0"]
    put(game, 0, "2,-1", "cruiser")
    game = passed(game, "sanctuary_shield", "system:1,0")
    assert game.tactical.may_activate(0, Hex(HERE)).allowed
    assert may_go(game, "2,-1", HERE)
    assert may_go(game, "2,-1", HERE, destination="0,1")
    assert may_pass(game)
    assert game.galaxy.hazard(Hex(HERE)) == ""
    put(game, 1, HERE, "destroyer")
    assert not may_pass(game)
    assert may_go(game, "2,-1", HERE)


@pytest.mark.content("official:political/sanctuary_shield")
def test_a_shield_takes_away_what_helps_and_hinders_there() -> None:
    """No slow start and no better defence in a Nebula; repealed it is all back; other systems stay as they are."""
    game = room({"1,0": "nebula_base", "0,1": "nebula_base"})
    put(game, 0, HERE, "cruiser")
    defence = Firing(0, "cruiser", "battle", Hex(HERE))
    assert (moves(game, "cruiser", HERE), game.combat.value(defence), may_pass(game)) == (1, 6, False)
    game = passed(game, "sanctuary_shield", "system:1,0")
    assert (moves(game, "cruiser", HERE), moves(game, "cruiser", "0,1"), game.combat.value(defence)) == (2, 1, 7)
    game = abolished(game, "sanctuary_shield")
    assert (moves(game, "cruiser", HERE), game.combat.value(defence), may_pass(game)) == (1, 6, False)


# -- Shard of the Throne ---------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/shard_of_the_throne")
def test_the_shard_goes_to_whoever_destroys_a_unit_of_its_holder_in_battle() -> None:
    """In space and on planets, the battle lost or won; what its holder destroys moves nothing."""
    game = passed(room(), "shard_of_the_throne", "player:1")
    assert goals(game) == [10, 9, 10]
    put(game, 0, HERE, "destroyer")
    put(game, 1, HERE, "destroyer, cruiser")
    put(game, 1, "thibah", "2 ground_force")
    hold(game, 1, "thibah")
    assert goals(fought(game, 0, 1, 10, 10)) == [10, 9, 10]
    assert goals(fought(game, 0, 10, 10, 10)) == [9, 10, 10], "it loses the battle, but not without a victim"
    put(game, 2, "thibah", "ground_force")
    assert goals(invaded(game, 2, 10, 10, 10)) == [10, 10, 9]


@pytest.mark.content("official:political/shard_of_the_throne")
def test_units_that_fall_together_do_not_bring_the_shard_back() -> None:
    """On a planet both sides lose units at once: who was no holder then has lost none as such; a round later he has."""
    game = passed(room(), "shard_of_the_throne", "player:0")
    hold(game, 2, "thibah")
    put(game, 2, "thibah", "ground_force")
    put(game, 0, "thibah", "2 ground_force")
    taken = invaded(game, 0, 10, 10, 10)
    assert (owner(taken, "thibah"), goals(taken)) == (0, [10, 10, 9])
    put(game, 2, "thibah", "ground_force")
    assert goals(invaded(game, 0, 10, 1, 10, 1, 10, 1)) == [9, 10, 10]


@pytest.mark.content("official:political/shard_of_the_throne")
def test_the_shard_wins_the_game_for_who_takes_it_with_nine_points() -> None:
    """The goal is reached in the midst of the battle."""
    game = passed(room(), "shard_of_the_throne", "player:1")
    game.state.claims.append(Claim(0, "test", 9, 1))
    put(game, 0, HERE, "cruiser")
    put(game, 1, HERE, "destroyer")
    assert fought(game, 0, 10, 1).state.winners == [0]


# -- Supported Expansion ---------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/supported_expansion")
def test_expansion_begins_with_the_speaker_and_takes_neutral_planets() -> None:
    """From the Speaker on, one Ground Force each, on a planet of nobody; it is his then, exhausted, and gone for the rest."""
    game = room()
    game.state.speaker = 1
    hold(game, 2, "wellon")
    table = vote(game, "supported_expansion")
    assert "planet:wellon" not in offers(table, 1)
    say(table, 1, "planet:thibah")
    assert "planet:thibah" not in offers(table, 2)
    say(table, 2, "no")
    say(table, 0, "planet:saudor")
    assert table.over
    game = game_of(table)
    assert [owner(game, planet) for planet in ("thibah", "saudor")] == [1, 0]
    assert [there(game, 1, "thibah"), there(game, 0, "saudor")] == [{"ground_force": 1}] * 2
    assert [game.board.on_board(seat, "ground_force") for seat in range(3)] == [1, 1, 0]
    assert exhausted(game) == ["saudor", "thibah"]


@pytest.mark.content("official:political/supported_expansion")
def test_expansion_refused_frees_planets_without_units() -> None:
    """Home planets stay; a PDS or a dock is a unit, a ship above is none on the planet."""
    game = room()
    hold(game, 0, "wellon", "thibah", "saudor", "tarmann")
    put(game, 0, "wellon", "pds")
    put(game, 0, "thibah", "ground_force")
    put(game, 0, game.board.system_of(PlanetId("saudor")), "cruiser")
    game = passed(game, "supported_expansion", "against")
    assert [owner(game, planet) for planet in ("wellon", "thibah", "saudor", "tarmann", "jord")] == [0, 0, NOBODY, NOBODY, 0]
