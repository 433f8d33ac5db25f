"""Units of the Spanish edition: promotions, mines that are nobody's, facilities for nothing but a planet, bombardment."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from cardplay import at, strategy_phase, table_with
from tables import asks, game_of, hold, new_game, offers, play, put, say, units
from trial import give

from mecatol.core.hexes import Border, Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.moments import COMBAT_DICE, MOVEMENT, STRATEGY_PHASE_BEGINS, Firing, Unit
from mecatol.rules.naming import in_system, on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import is_ship
from mecatol.rules.state import NOBODY, Action, Mine, PlanetId, Seat

HOME = "0,-2"
NEXT = "0,-1"  # Wellon, beside the home
TWINS = "1,1"  # Arnor and Lor
BORDER = Border("0,-1|0,-2")


def invading(landed: str, garrison: str = "", dice: Sequence[int] = (), owner: Seat = 1) -> Table:
    """Seat 0 has landed on Arnor, which somebody may hold; the invasion is fought and units are produced."""
    game = new_game("sa_es")
    if owner != NOBODY:
        hold(game, owner, "arnor")
    if garrison:
        put(game, owner, "arnor", garrison)
    put(game, 0, "arnor", landed)
    put(game, 0, TWINS, "carrier")
    game.state.action = Action(0, "tactical", Hex(TWINS))
    game.begin_scope("action")
    return play(game, *(Step(name, 0, TWINS) for name in ("invasion.begin", "production.begin")), dice=dice)


def army(table: Table, planet: str = "arnor", seat: Seat = 0) -> list[object]:
    return list(game_of(table).board.units(seat, on_planet(PlanetId(planet))))


# -- Shock Troops --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-UNI-08")
def test_every_invasion_of_another_players_planet_promotes_one_ground_force_in_the_production_step() -> None:
    assert army(invading("2 ground_force", "ground_force", [8, 1, 1])) == units("ground_force, shock_troop")
    undefended = invading("2 ground_force")
    assert game_of(undefended).board.planet(PlanetId("arnor")).owner == 0
    assert army(undefended) == units("ground_force, shock_troop")


@pytest.mark.rule("SAES-UNI-08")
def test_who_settles_a_free_planet_or_has_only_shock_troops_promotes_nobody() -> None:
    settled = invading("2 ground_force", owner=NOBODY)
    assert game_of(settled).board.planet(PlanetId("arnor")).owner == 0
    assert army(settled) == units("2 ground_force")
    assert army(invading("2 shock_troop")) == units("2 shock_troop")


@pytest.mark.rule("SAES-UNI-13")
def test_a_shock_troop_is_produced_for_three_resources() -> None:
    game = new_game("sa_es")
    put(game, 0, "jord", "space_dock")
    game.state.action = Action(0, "tactical", Hex(HOME))
    game.begin_scope("action")
    table = play(game, Step("production.begin", 0, HOME))
    say(table, 0, next(key for key in offers(table, 0) if "shock_troop" in key))
    assert not [key for key in offers(table, 0) if "shock_troop" in key or "cruiser" in key], "of four resources one is left"


# -- Space Mines ---------------------------------------------------------------------------------------------------------------


def mined(seat: Seat = 0, *, ships: str, dice: Sequence[int]) -> Table:
    """Seat 0 has laid a mine between his home and Wellon; somebody moves across it into the system where he activates."""
    game = new_game("sa_es", 2)
    game.space_mines.lay(0, BORDER)
    put(game, seat, HOME, ships)
    game.state.action = Action(seat, "tactical", Hex(NEXT))
    return play(game, Step("movement.move", seat, NEXT), Step("space_cannon.fire", seat, NEXT), dice=dice)


def left(table: Table, seat: Seat = 0) -> forces.Groups:
    return forces.of(game_of(table).board.units(seat, in_system(Hex(NEXT))), is_ship)


@pytest.mark.rule("SAES-UNI-14")
def test_mines_lie_on_borders_and_neither_in_systems_nor_on_wormholes() -> None:
    game = new_game("sa_es", tiles={NEXT: "lodor"})
    assert game.galaxy.wormholes(Hex(NEXT)), "the system has a wormhole"
    places = game.space_mines.places(0, Hex(NEXT))
    assert len(places) == len(game.galaxy.adjoining(Hex(NEXT))) == 6
    assert all("|" in place for place in places)


@pytest.mark.rule("SAES-UNI-18")
def test_no_die_is_rolled_for_the_fighters_that_cross_a_mine() -> None:
    table = mined(ships="2 carrier, 4 fighter", dice=[7, 7, 10, 10, 10, 10])
    say(table, 0, *["ship:0,-2:carrier", *["load:system:0,-2:fighter"] * 2] * 2, "done")
    assert [event["faces"] for event in table.events_since(None) if event["event"] == "rolled"] == [(7, 7)]
    assert (forces.count(left(table), "carrier"), forces.count(left(table), "fighter")) == (2, 4)


@pytest.mark.rule("SAES-UNI-15", "SAES-UNI-16", "SAES-UNI-18", "SAES-UNI-19")
def test_the_layers_own_fleet_sets_a_mine_off_and_it_is_gone() -> None:
    table = mined(ships="2 carrier", dice=[8, 7])
    say(table, 0, "ship:0,-2:carrier", "ship:0,-2:carrier", "done")
    assert forces.count(left(table), "carrier") == 1, "a die for each of the two, and 8 hits"
    assert game_of(table).state.mines == []


@pytest.mark.rule("SAES-UNI-15")
def test_a_mine_is_nobodys() -> None:
    game = new_game("sa_es")
    put(game, 0, HOME, "cruiser")
    table = play(game, Step("space_mines.offer", 0, HOME))
    say(table, 0, f"mine:{BORDER}")
    assert game_of(table).state.mines == [Mine(BORDER, NOBODY)]
    assert game_of(table).space_mines.hostile(0, BORDER)
    assert game_of(table).space_mines.hostile(1, BORDER)


@pytest.mark.rule("SAES-UNI-17")
def test_mines_are_not_stacked() -> None:
    game = new_game("sa_es")
    assert BORDER in game.space_mines.places(1, Hex(NEXT))
    game.space_mines.lay(0, BORDER)
    for seat in (0, 1):
        assert BORDER not in game.space_mines.places(seat, Hex(NEXT))


@pytest.mark.rule("SAES-UNI-20")
def test_fighters_take_the_hits_of_a_mine_for_their_carrier() -> None:
    table = mined(ships="carrier, 2 fighter", dice=[8])
    say(table, 0, "ship:0,-2:carrier")
    while (load := next((key for key in offers(table, 0) if "fighter" in key), "")) and asks(table, 0) != "casualties":
        say(table, 0, load)
    while asks(table, 0) == "move" or "done" in offers(table, 0):
        say(table, 0, "done")
    assert {"destroy:carrier", "destroy:fighter"} <= set(offers(table, 0)), "as he does in battle"
    say(table, 0, "destroy:fighter")
    assert list(left(table)) == units("carrier, fighter")


def loaded(table: Table, *ships: str) -> Table:
    """The ships set out with all Fighters that they can take."""
    say(table, 0, *(f"ship:0,-2:{ship}" for ship in ships))
    while asks(table, 0) == "move":
        say(table, 0, next((key for key in offers(table, 0) if key.startswith("load") and "fighter" in key), "done"))
    return table


@pytest.mark.rule("SAES-UNI-20")
def test_a_fighter_is_hit_before_the_ship_that_carries_it_goes_down() -> None:
    table = loaded(mined(ships="carrier, dreadnought, fighter", dice=[8, 8]), "dreadnought", "carrier")
    say(table, 0, "destroy:carrier", "destroy:fighter")
    assert list(left(table)) == units("dreadnought")


# -- facilities ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-UNI-21", "SAES-UNI-22")
def test_a_facility_costs_its_planet_alone_which_must_not_be_exhausted() -> None:
    game = new_game("sa_es")
    hold(game, 0, "arnor", "lor")
    game.board.exhaust(PlanetId("lor"), "test")
    game.state.action = Action(0, "tactical", Hex(TWINS))
    table = play(game, Step("facilities.build", 0, TWINS))
    assert offers(table, 0) == ["colony:arnor", "refinery:arnor", "done"]
    assert game_of(table).facilities.may_build(0, PlanetId("lor")).clause == "SAES-UNI-21"
    say(table, 0, "refinery:arnor")
    board = game_of(table).board
    assert (board.planet(PlanetId("arnor")).facility, board.planet(PlanetId("arnor")).exhausted) == ("refinery", True)
    assert not board.planet(PlanetId("jord")).exhausted
    assert not table.pending


@pytest.mark.rule("SAES-UNI-22")
def test_a_planet_without_resources_pays_for_a_facility_too() -> None:
    game = new_game("sa_es", tiles={TWINS: "qucenn_rarron"})
    hold(game, 0, "rarron")
    game.board.exhaust(PlanetId("jord"), "test")
    game.state.action = Action(0, "tactical", Hex(TWINS))
    assert "colony:rarron" in offers(play(game, Step("facilities.build", 0, TWINS)), 0)


# -- bombardment ---------------------------------------------------------------------------------------------------------------


def bombarding(planet: str, place: str, ships: str, dice: Sequence[int], owner: Seat = 1) -> Table:
    game = new_game("sa_es")
    hold(game, owner, planet)
    put(game, 0, place, ships)
    game.state.action = Action(0, "tactical", Hex(place))
    game.begin_scope("action")
    return play(game, Step("bombardment.begin", 0, place), dice=dice)


@pytest.mark.rule("SAES-GEN-13")
def test_a_planet_without_ground_forces_that_is_hit_turns_neutral_but_none_of_a_home_system() -> None:
    table = say(bombarding("arnor", TWINS, "dreadnought", [5]), 0, "bombard:arnor:dreadnought", "done")
    say(table, 0, "yes")
    assert game_of(table).board.planet(PlanetId("arnor")).owner == NOBODY
    table = bombarding("arc_prime", "0,2", "dreadnought", [5])
    if table.pending:
        say(table, 0, "bombard:arc_prime:dreadnought", "done")
    assert asks(table, 0) != "make_neutral"
    assert game_of(table).board.planet(PlanetId("arc_prime")).owner == 1


@pytest.mark.rule("SAES-GEN-13", "SAES-GEN-14", "SAES-UNI-24")
@pytest.mark.parametrize(
    ("dice", "answer", "owner", "pds"), [([5, 5, 1], "", 1, 2), ([5] * 3, "no", 1, 2), ([5] * 3, "yes", NOBODY, 0)]
)
def test_what_pds_absorb_hits_no_planet_and_one_hit_more_does(dice: list[int], answer: str, owner: Seat, pds: int) -> None:
    game = new_game("sa_es")
    hold(game, 1, "arnor")
    put(game, 1, "arnor", "2 pds")
    put(game, 0, TWINS, "3 dreadnought")
    game.state.action = Action(0, "tactical", Hex(TWINS))
    game.begin_scope("action")
    table = play(game, Step("bombardment.begin", 0, TWINS), dice=dice)
    say(table, 0, *["bombard:arnor:dreadnought"] * 3, "done")
    assert (asks(table, 0) == "make_neutral") == bool(answer)
    if answer:
        say(table, 0, answer)
    board = game_of(table).board
    assert (board.planet(PlanetId("arnor")).owner, board.on_board(1, "pds")) == (owner, pds)


@pytest.mark.rule("SAES-RAC-06", "SAES-UNI-04")
@pytest.mark.content("sa_es:ability/muaat_slow_war_suns")
def test_the_war_suns_of_the_muaat_are_slow_and_weak_until_deep_space_cannon_and_no_others() -> None:
    game = new_game("sa_es")
    assert (game.content.units["war_sun"].movement, game.content.units["war_sun"].bombardment) == (2, 3)
    assert war_sun(game) == (2, 3), "without any technology"
    game.begin_effect("muaat_slow_war_suns", 0, "race")
    assert war_sun(game) == (1, 1)
    give(game, 0, "deep_space_cannon")
    assert war_sun(game) == (2, 3)


def war_sun(game: Game) -> tuple[int, int]:
    """How far a War Sun of seat 0 goes, and how many dice it bombards with."""
    far = game.fold(MOVEMENT, game.content.units["war_sun"].movement, Unit(0, "war_sun", in_system(Hex(HOME))))
    firing = Firing(0, "war_sun", "bombardment", Hex(TWINS), PlanetId("arnor"), 1)
    return far, game.fold(COMBAT_DICE, game.content.units["war_sun"].bombardment, firing)


# -- Action Cards in Home Systems ----------------------------------------------------------------------------------------------


def jammable(*lost: str) -> list[str]:
    """Where Signal Jamming, a card barred from Home Systems, may be aimed when the Letnev have lost these planets."""
    game = strategy_phase(table_with("signal_jamming#1", ruleset="sa_es"))
    hold(game, 0, *lost)
    assert game.board.home(1) == LETNEV
    return offers(at(game, STRATEGY_PHASE_BEGINS, 0), 0)


LETNEV = "2,0"


@pytest.mark.rule("SAES-GEN-15")
def test_a_home_system_is_one_for_action_cards_while_its_race_controls_a_planet_there() -> None:
    home = in_system(Hex(LETNEV))
    assert home not in jammable()
    assert home not in jammable("arc_prime"), "Wren Terra is still theirs"
    assert home in jammable("arc_prime", "wren_terra")
