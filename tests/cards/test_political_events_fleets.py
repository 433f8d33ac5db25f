"""Events about fleets, Space Docks and Space Mines: each voted on at a table."""

from __future__ import annotations

import pytest
from tables import asks, game_of, hold, new_game, offers, play, put, say
from voting import fighting, may_bombard, may_go, may_land, passed, refuse, round_over, senate, trade, vote

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules import forces
from mecatol.rules.naming import in_system
from mecatol.rules.official.game import Game
from mecatol.rules.state import EXHAUSTED, NEUTRAL, NOBODY, CardId, Place, PlanetId, Seat, UnitId


def ships(game: Game, seat: Seat, hex_: str) -> dict[str, int]:
    return {group.kind: group.count for group in game.board.units(seat, in_system(Hex(hex_)))}


def halves(game: Game, kind: UnitId, seat: Seat = 0) -> int:
    return game.production.halves(seat, Hex("0,-2"), kind)


@pytest.mark.content("sa17:political/arms_reduction")
def test_arms_reduction_cuts_fleets_armies_and_docks() -> None:
    game = senate()
    game.player(0).fleet = 8
    put(game, 0, "1,0", "war_sun, 2 cruiser, 6 fighter, 4 destroyer")  # 12 + 4 + 4
    put(game, 0, "jord", "10 ground_force, space_dock")
    table = vote(game, "arms_reduction")
    assert offers(table, 0) == ["system:1,0 war_sun", "system:1,0 cruiser", "system:1,0 destroyer"]
    say(table, 0, "system:1,0 cruiser", "system:1,0 cruiser", "system:1,0 destroyer")
    assert ships(game_of(table), 0, "1,0") == {"war_sun": 1, "destroyer": 3, "fighter": 6}  # ten ships, fifteen resources
    game = game_of(refuse(table))
    assert forces.count(game.board.army(0, PlanetId("jord"))) == 8
    assert forces.of(game.board.units(0, Place("planet:jord")), lambda kind: kind == "space_dock")[0].mark == EXHAUSTED
    game = senate()
    hold(game, 0, "vefut_ii", "mehar_xull")
    game = passed(game, "arms_reduction", "against")
    assert [p.id for p in game.board.planets() if p.exhausted] == ["vefut_ii"]


@pytest.mark.content("sa17:political/new_galactic_order")
def test_new_galactic_order() -> None:
    game = senate()
    put(game, 0, "1,0", "2 war_sun, cruiser")  # 26 resources
    put(game, 1, "0,1", "cruiser")
    table = vote(game, "new_galactic_order")
    say(table, 0, "system:1,0 cruiser")
    assert table.over
    assert ships(game_of(table), 1, "0,1") == {"cruiser": 1}
    game = senate()
    put(game, 0, "0,-2", "21 fighter")
    put(game, 0, "jord", "space_dock")
    assert asks(vote(game, "new_galactic_order"), 0) == "give_up_unit"  # 21 of 20 production capacity
    game = passed(senate(), "new_galactic_order", "against", p1="for")
    assert (fighting(game, "cruiser", 1), fighting(game, "cruiser", 0)) == (5, 7)
    assert fighting(round_over(game), "cruiser", 1) == 7


@pytest.mark.content("sa17:political/compensated_decommissioning")
def test_compensated_decommissioning_halves_a_fleet() -> None:
    game = senate()
    put(game, 1, "1,0", "3 cruiser, carrier, 5 fighter")
    game = passed(game, "compensated_decommissioning", "fleet:1:1,0")
    assert ships(game, 1, "1,0") == {"cruiser": 2, "carrier": 1, "fighter": 3}
    assert game.player(1).trade_goods == 2


@pytest.mark.content("sa17:political/interstellar_arms_dealers")
def test_interstellar_arms_dealers() -> None:
    table = vote(senate(), "interstellar_arms_dealers")
    say(table, 0, "yes")
    while asks(table, 0) == "pay":
        say(table, 0, offers(table, 0)[0])
    say(table, 0, "system:0,-2", "no", "system:0,-2")
    assert ships(game_of(table), 0, "0,-2") == {"cruiser": 1, "destroyer": 1}
    game = passed(senate(), "interstellar_arms_dealers", "against")
    assert (halves(game, "cruiser"), halves(game, "fighter")) == (6, 1)
    assert halves(round_over(game), "cruiser") == 4


@pytest.mark.content("sa17:political/warship_commission")
def test_warship_commission() -> None:
    game = senate()
    put(game, 0, "jord", "space_dock")
    put(game, 1, "arc_prime", "space_dock")
    put(game, 2, "2,0", "cruiser")  # a blockade
    game = passed(game, "warship_commission")
    assert ships(game, 0, "0,-2") == {"dreadnought": 1}
    assert ships(game, 1, "2,0") == {}
    game = passed(senate(), "warship_commission", "against")
    assert (halves(game, "dreadnought"), halves(game, "destroyer")) == (14, 2)
    assert halves(round_over(game), "dreadnought") == 10


@pytest.mark.content("sa17:political/official_sanction")
def test_official_sanction_until_the_round_ends() -> None:
    game = senate()
    hold(game, 0, "thibah")
    trade(game, 0, 1)
    game = passed(game, "official_sanction", "player:1")
    assert (may_land(game, "thibah", 1), may_land(game, "wellon", 1), may_land(game, "thibah", 2)) == (False, False, True)
    assert may_land(game, "arc_prime", 1)  # his own
    assert (may_bombard(game, "thibah", 1), may_bombard(game, "thibah", 2)) == (False, True)
    assert not game.strategy_cards.may_use(1, "assembly").allowed
    assert game.strategy_cards.may_use(2, "assembly").allowed
    refuse(table := play(game, Step("strategy_cards.special", 0, what="trade")))
    assert game_of(table).state.agreements[0].goods == (1, 0)  # only seat 0 gets any
    assert may_land(round_over(game_of(table)), "thibah", 1)


@pytest.mark.content("sa17:political/public_execution")
def test_public_execution() -> None:
    game = senate()
    game.player(1).action_cards = game.action_cards.all_cards()[:2]
    game = passed(game, "public_execution", "player:1")
    assert game.player(1).action_cards == []
    assert [p.id for p in game.board.planets() if p.exhausted] == ["arc_prime", "wren_terra"]
    assert (fighting(game, "cruiser", 1), fighting(game, "cruiser", 0)) == (8, 7)
    assert fighting(round_over(game), "cruiser", 1) == 7


@pytest.mark.content("sa17:political/sector_quarantine")
def test_sector_quarantine_begins_with_the_next_round() -> None:
    game = passed(senate(), "sector_quarantine", "system:1,0")
    assert may_go(game, "0,0", "1,0")
    game = round_over(game)
    assert not may_go(game, "0,0", "1,0")
    assert not may_go(game, "1,0", "0,0")
    assert may_go(game, "0,0", "0,1")
    assert may_go(round_over(game), "0,0", "1,0")


@pytest.mark.content("sa17:political/sector_quarantine")
def test_with_twelve_votes_more_it_begins_at_once() -> None:
    game = senate()
    hold(game, 0, "mecatol_rex", "centauri", "torkan", "mehar_xull")
    game = passed(game, "sector_quarantine", "system:1,0", p1="system:0,1")
    assert not may_go(game, "0,0", "1,0")
    assert not may_go(round_over(game), "0,0", "1,0")
    assert may_go(round_over(round_over(game)), "0,0", "1,0")


@pytest.mark.content("sa17:political/short_term_truce")
def test_short_term_truce_until_somebody_pays_or_the_next_round_ends() -> None:
    game = senate()
    hold(game, 1, "thibah")
    hold(game, 2, "mecatol_rex", "centauri", "torkan")
    put(game, 1, "0,1", "cruiser")
    game = passed(game, "short_term_truce")
    assert game.tactical.may_activate(0, Hex("0,1")).allowed
    game = round_over(game)
    assert not game.tactical.may_activate(0, Hex("0,1")).allowed
    assert game.tactical.may_activate(1, Hex("0,1")).allowed
    assert not may_land(game, "thibah", 0)
    assert round_over(game).tactical.may_activate(0, Hex("0,1")).allowed
    assert not any(key.startswith("use:") for key in acts(game, 0))  # he has no ten influence
    key = next(key for key in acts(game, 2) if key.startswith("use:"))
    game.state.action, game.state.phase = None, "action"
    table = play(game, Step("action_phase.turn", 0))
    table.act(2, key)
    while asks(table, 2) == "pay":
        say(table, 2, offers(table, 2)[0])
    assert game_of(table).tactical.may_activate(0, Hex("0,1")).allowed
    assert not any(key.startswith("use:") for key in acts(game_of(table), 2))


def acts(game: Game, seat: Seat) -> list[str]:
    return [option if isinstance(option, str) else option.key for option in game.acts(seat)]


@pytest.mark.content("sa17:political/short_term_truce")
def test_refused_the_left_neighbour_exhausts_a_planet() -> None:
    table = vote(senate(), "short_term_truce", "against", p0="abstain", p2="abstain")
    assert offers(table, 2) == ["planet:arc_prime", "planet:wren_terra"]  # to the left of seat 1
    say(table, 2, "planet:arc_prime")
    assert [p.id for p in game_of(table).board.planets() if p.exhausted] == ["arc_prime"]


@pytest.mark.content("sa17:political/protect_the_heartland")
def test_mines_around_mecatol_rex() -> None:
    game = passed(senate(), "protect_the_heartland")
    assert len(game.state.mines) == 6
    assert all(mine.owner == NOBODY for mine in game.state.mines)
    assert game.space_mines.on_way(0, "cruiser", (Hex("0,0"), Hex("1,0")))
    table = vote(senate(), "protect_the_heartland", "against")
    say(table, 0, "yes")
    assert asks(table, 0) == "mine_border"
    say(table, 0, offers(table, 0)[0], offers(table, 0)[1])
    assert len(game_of(table).state.mines) == 2
    assert [p.id for p in game_of(table).board.planets() if p.exhausted] == ["jord"]


@pytest.mark.content("sa17:political/centrillic_gas_harvest_enterprise")
def test_gas_harvest() -> None:
    game = senate(tiles={"1,0": "nebula_base", "0,1": "ion_storm"})
    put(game, 0, "1,0", "2 cruiser, destroyer")
    table = vote(game, "centrillic_gas_harvest_enterprise", dice=(8, 1, 1))
    say(table, 0, "destroy:destroyer")
    game = game_of(table)
    assert game.economy.wealth(Place("system:1,0")) == 5
    assert game.economy.wealth(Place("system:0,1")) == 0  # nobody is there
    assert ships(game, 0, "1,0") == {"cruiser": 2}
    game = senate(tiles={"1,0": "nebula_base"})
    put(game, 0, "1,0", "cruiser")
    table = vote(game, "centrillic_gas_harvest_enterprise", "against")
    assert len(offers(table, 0)) == 7  # the borders of the only fleet, or none
    say(table, 0, offers(table, 0)[0])
    assert [mine.owner for mine in game_of(table).state.mines] == [0]


@pytest.mark.content("sa17:political/centrillic_gas_harvest_enterprise")
def test_gas_is_harvested_beside_natural_wealth_and_under_neutral_fleets() -> None:
    game = senate(tiles={"1,0": "nebula_base", "0,1": "ion_storm"})
    game.economy.add_wealth(Place("system:1,0"), 2)
    put(game, 0, "1,0", "destroyer")
    put(game, 1, "1,0", "destroyer")
    put(game, NEUTRAL, "0,1", "2 cruiser")
    game = game_of(refuse(vote(game, "centrillic_gas_harvest_enterprise", dice=(1, 1, 8, 1))))
    assert (game.economy.wealth(Place("system:1,0")), game.economy.wealth(Place("system:0,1"))) == (7, 5)  # once for both fleets
    assert ships(game, NEUTRAL, "0,1") == {"cruiser": 1}


@pytest.mark.content("sa17:political/centrillic_gas_harvest_enterprise")
def test_gas_of_a_nebula_with_a_planet_belongs_to_who_has_ships_there() -> None:
    """Whoever holds Everra: the owner of the ships takes the goods."""
    game = senate(tiles={"1,0": "everra"})
    hold(game, 1, "everra")
    put(game, 0, "1,0", "cruiser")
    game = game_of(refuse(vote(game, "centrillic_gas_harvest_enterprise", dice=(1,))))
    assert (game.economy.reachable_wealth(0), game.economy.reachable_wealth(1)) == ([Place("system:1,0")], [])
    put(game, 1, "1,0", "fighter")
    assert game.economy.reachable_wealth(0) == []


@pytest.mark.content("sa17:political/ancient_artifact")
def test_ancient_artifact_destroys_mecatol_rex() -> None:
    game = senate()
    hold(game, 0, "mecatol_rex")
    put(game, 0, "mecatol_rex", "2 ground_force")
    put(game, 1, "0,0", "cruiser")
    put(game, 2, "1,0", "2 cruiser")
    hold(game, 2, "wellon")
    put(game, 2, "wellon", "2 ground_force")
    table = vote(game, "ancient_artifact", dice=(5, 4, 5, 10, 1))
    game = game_of(refuse(table))
    assert game.board.planet(PlanetId("mecatol_rex")).owner == NOBODY
    assert ships(game, 1, "0,0") == {}
    assert forces.count(game.board.army(2, PlanetId("wellon"))) == 1  # 4 misses, 5 hits
    assert ships(game, 2, "1,0") == {"cruiser": 1}  # 10 hits, 1 misses


@pytest.mark.content("sa17:political/ancient_artifact")
def test_ancient_artifact_gives_two_technologies() -> None:
    table = vote(senate(), "ancient_artifact", dice=(6,))
    for seat in range(3):
        say(table, seat, offers(table, seat)[0])
        assert asks(table, seat) == "receive_technology"
        say(table, seat, offers(table, seat)[0])
    assert [len(player.technologies) for player in game_of(table).state.players] == [2, 2, 2]
    assert not new_game("sa17", 2).political_cards.of_use(CardId("ancient_artifact"))
