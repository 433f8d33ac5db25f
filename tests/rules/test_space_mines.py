"""Space Mines."""

from __future__ import annotations

import pytest
from tables import ASCENSION, asks, game_of, hold, new_game, offers, play, put, say, told
from trial import trial

from mecatol.cards.strategy.base import PATROLS
from mecatol.cards.strategy.redeployment import redeploy
from mecatol.core.hexes import Border, Hex, border
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import Action, BorderToken, CardId, Group, Leader, Mine, Place, PlanetId, Seat, Ship, UnitId

HOME = "0,-2"
BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])


def moving(game: Game, place: str, dice: list[int] | None = None, seat: Seat = 0) -> Table:
    """The movement step of a Tactical Action, and the mines after it."""
    game.state.action = Action(seat, "tactical", Hex(place))
    return play(game, Step("movement.move", seat, place), Step("space_mines.resolve", seat, place), dice=dice or [])


def there(table: Table, place: str, *kinds: UnitId, seat: Seat = 0) -> int:
    """How many units of a kind are in the space of a system."""
    return forces.count(game_of(table).board.units(seat, in_system(Hex(place))), *kinds)


def mined(ruleset: str, *borders: str, owner: Seat = 1) -> Game:
    """A game with mines."""
    game = new_game(ruleset)
    game.state.mines = [Mine(Border(border), owner) for border in borders]
    return game


def dice_rolled(table: Table) -> int:
    """How many dice of mines were rolled."""
    rolls = [event for event in table.events_since(None) if event["event"] == "rolled" and event["purpose"] == "space_mines"]
    return sum(len(event["faces"]) for event in rolls)


# -- laying -------------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("OFF-SE-MIN", "SA17-MIN-01")
def test_a_cruiser_lays_one_mine_an_activation_for_two_resources(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HOME, "2 cruiser")
    table = play(game, Step("space_mines.offer", 0, HOME))
    assert asks(table, 0) == "lay_mine"
    say(table, 0, offers(table, 0)[0])
    assert table.waiting_for == ()
    assert len(game_of(table).state.mines) == 1
    assert game_of(table).board.planet(PlanetId("jord")).exhausted, "two of its four resources are paid, the rest is lost"


@BOTH
@pytest.mark.rule("OFF-SE-MIN")
def test_without_a_cruiser_or_without_resources_no_mine(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HOME, "destroyer")
    assert not game.space_mines.may_lay(0, Hex(HOME)).allowed
    put(game, 0, HOME, "cruiser")
    assert game.space_mines.may_lay(0, Hex(HOME)).allowed
    game.board.exhaust(PlanetId("jord"), "test")
    assert not game.space_mines.may_lay(0, Hex(HOME)).allowed
    hold(game, 0, "jord")
    game.state.mines = [Mine(Border("0,0"), 1)] * 12
    assert game.space_mines.may_lay(0, Hex(HOME)).clause == "OFF-CMP-5"


@pytest.mark.rule("OFF-SE-MIN")
def test_officially_mines_lie_inside_the_system() -> None:
    game = new_game("official")
    assert game.space_mines.places(0, Hex(HOME)) == ["0,-2"]


@pytest.mark.rule("SA17-MIN-01")
def test_in_shattered_ascension_mines_lie_on_borders_and_wormholes() -> None:
    game = new_game("sa17", tiles={"2,0": "wormhole_a"})
    places = game.space_mines.places(0, Hex("2,0"))
    assert places == ["2,-1|2,0", "2,0|1,1", "1,0|2,0", "2,0~A"]
    game.space_mines.lay(0, Border("2,0~A"))
    assert "2,0~A" not in game.space_mines.places(0, Hex("2,0"))
    assert "2,0~A" in game.space_mines.places(1, Hex("2,0"))


@pytest.mark.rule("OFF-CMP-5")
def test_mines_for_nothing_are_laid_as_far_as_wanted_and_there_are_any() -> None:
    game = new_game("sa17", tiles={"-2,2": "valhaut"})
    hold(game, 0, "valhaut")
    game.state.mines = [Mine(Border("0,0|0,1"), 1)] * 11
    table = play(game, Step("status_phase.use_planets", 0))
    say(table, 0, "done", "planet:valhaut")
    assert asks(table, 0) == "lay_mine"
    say(table, 0, offers(table, 0)[0])
    assert len(game_of(table).state.mines) == 12, "the second one is not to be had"


# -- officially ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SE-MIN", "OFF-TAC-4")
def test_officially_each_ship_that_entered_is_hit_on_nine_and_ten() -> None:
    game = mined("official", "0,-1", "0,-1")
    put(game, 0, HOME, "3 cruiser")
    table = moving(game, "0,-1", [9, 8, 10])
    say(table, 0, *["ship:0,-2:cruiser"] * 3, "done")
    assert there(table, "0,-1", "cruiser") == 1
    assert len(game_of(table).state.mines) == 1, "one round of dice, one mine gone"


@pytest.mark.rule("OFF-SE-MIN")
def test_officially_own_mines_fighters_and_ships_that_were_there_are_safe() -> None:
    game = mined("official", "0,-1", owner=0)
    put(game, 0, HOME, "cruiser")
    table = moving(game, "0,-1", [10])
    say(table, 0, "ship:0,-2:cruiser", "done")
    assert there(table, "0,-1", "cruiser") == 1
    game = mined("official", "0,-1")
    game.begin_effect("advanced_fighters", 0, "technology")
    put(game, 0, HOME, "fighter")
    put(game, 0, "0,-1", "cruiser")
    table = moving(game, "0,-1", [10])
    say(table, 0, "ship:0,-2:fighter", "done")
    assert there(table, "0,-1") == 2
    assert len(game_of(table).state.mines) == 1, "nothing that counts has entered"


@pytest.mark.rule("OFF-SE-MIN")
def test_officially_passing_is_safe_unless_something_is_loaded() -> None:
    game = mined("official", "0,-1")
    game.begin_effect("xrd_transporters", 0, "technology")
    put(game, 0, HOME, "2 carrier")
    put(game, 0, "wellon", "ground_force")
    table = moving(game, "0,0", [10])
    say(table, 0, "ship:0,-2:carrier", "done")
    assert there(table, "0,0", "carrier") == 1
    table = moving(game_of(table), "0,0", [10])
    say(table, 0, "ship:0,-2:carrier", "load:planet:wellon:ground_force", "done")
    assert there(table, "0,0", "carrier") == 1, "the ship that loaded in the mined system is lost"


@pytest.mark.rule("OFF-SE-MIN")
def test_officially_a_ship_may_sustain_the_hit_of_a_mine() -> None:
    game = mined("official", "0,-1")
    put(game, 0, HOME, "dreadnought, cruiser")
    table = moving(game, "0,-1", [9, 1])
    say(table, 0, "ship:0,-2:dreadnought", "ship:0,-2:cruiser", "done")
    assert asks(table, 0) == "casualty"
    assert offers(table, 0) == ["sustain:dreadnought", "destroy:dreadnought"], "it hits that very ship"
    say(table, 0, "sustain:dreadnought")
    assert there(table, "0,-1") == 2


@pytest.mark.rule("OFF-SE-MIN")
def test_officially_ships_that_come_otherwise_set_mines_off_too() -> None:
    game = mined("official", "0,-1")
    put(game, 0, "0,-1", "cruiser")
    game.state.action = Action(0, "tactical", Hex("0,-1"))
    game.state.action.moves = [Ship("cruiser", 0, "", (Hex("1,0"), Hex("0,-1")))]
    table = play(game, Step("space_mines.resolve", 0, "0,-1"), dice=[9])
    assert there(table, "0,-1") == 0
    assert "mineremoved" in told(table)


@pytest.mark.rule("OFF-SE-MIN")
def test_officially_mines_go_off_under_ships_that_are_built_there() -> None:
    game = mined("official", HOME)
    put(game, 0, "jord", "space_dock")
    put(game, 0, HOME, "carrier")
    game.player(0).trade_goods = 3
    game.state.action = Action(0, "tactical", Hex(HOME))
    table = play(game, Step("production.begin", 0, HOME), dice=[9, 1])
    while asks(table, 0) != "produce":
        say(table, 0, offers(table, 0)[-1])
    say(table, 0, "build:destroyer", "build:fighter", "build:fighter", "build:destroyer", "done")
    while asks(table, 0):
        say(table, 0, offers(table, 0)[0])
    assert dice_rolled(table) == 2, "Fighters set off nothing"
    assert (there(table, HOME, "destroyer"), there(table, HOME, "carrier", "fighter")) == (1, 3)
    assert game_of(table).state.mines == []


@pytest.mark.rule("OFF-SE-MIN")
def test_officially_mines_go_off_under_ships_that_are_redeployed() -> None:
    game = mined("official", "0,-1")
    put(game, 0, HOME, "cruiser")
    game.state.action = Action(0, "strategic")
    table = trial(game, lambda game: redeploy(game, 0, PATROLS), dice=[9])
    say(table, 0, "ship:0,-2:cruiser>0,-1", "done")
    assert there(table, "0,-1") == 0
    assert game_of(table).state.mines == []


# -- in Shattered Ascension -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-MIN-02", "SA17-MIN-03", "SA17-MIN-04", "SA17-MIN-05", "SAES-UNI-16", "SAES-UNI-18", "SAES-UNI-19")
@ASCENSION
def test_a_mine_goes_off_when_a_border_is_crossed(ruleset: str) -> None:
    game = mined(ruleset, "0,-1|0,-2")
    put(game, 0, HOME, "2 carrier, dreadnought*1")
    table = moving(game, "0,-1", [7, 8, 7])
    say(table, 0, "ship:0,-2:carrier", "ship:0,-2:carrier", "ship:0,-2:dreadnought*1", "done")
    assert asks(table, 0) == "casualty"
    assert offers(table, 0) == ["destroy:dreadnought*1", "destroy:carrier"]
    say(table, 0, "destroy:carrier")
    assert (there(table, "0,-1", "carrier", "dreadnought"), there(table, HOME)) == (2, 0)
    assert game_of(table).state.mines == []


@pytest.mark.rule("SA17-MIN-05")
def test_hits_may_be_sustained_and_only_ships_that_cross_take_them() -> None:
    game = mined("sa17", "0,-1|0,-2")
    put(game, 0, HOME, "dreadnought, 2 carrier, cruiser")
    put(game, 0, "0,-1", "cruiser")
    table = moving(game, "0,-1", [8, 1])
    say(table, 0, "ship:0,-2:dreadnought", "ship:0,-2:carrier", "done")
    assert offers(table, 0) == ["sustain:dreadnought", "destroy:dreadnought", "destroy:carrier"]
    say(table, 0, "sustain:dreadnought")
    assert there(table, "0,-1") == 3
    assert game_of(table).board.units(0, in_system(Hex("0,-1")))[0].damage == 1


@pytest.mark.rule("SA17-MIN-03")
def test_ships_that_cross_a_mine_at_different_times_are_counted_together() -> None:
    game = mined("sa17", "0,0|0,-1")
    put(game, 0, HOME, "cruiser")
    put(game, 0, "0,-1", "dreadnought")
    table = moving(game, "0,0", [1, 1])
    say(table, 0, "ship:0,-2:cruiser", "ship:0,-1:dreadnought", "done")
    rolls = [event for event in table.events_since(None) if event["event"] == "rolled"]
    assert sum(len(event["faces"]) for event in rolls) == 2, "the mine is gone only when both have crossed"
    assert there(table, "0,0") == 2


@pytest.mark.rule("SA17-MIN-03")
def test_fighters_set_off_no_mine_and_own_mines_are_safe() -> None:
    game = mined("sa17", "0,-1|0,-2")
    game.begin_effect("advanced_fighters", 0, "technology")
    put(game, 0, HOME, "fighter")
    table = moving(game, "0,-1", [10])
    say(table, 0, "ship:0,-2:fighter", "done")
    assert len(game_of(table).state.mines) == 1
    game = mined("sa17", "0,-1|0,-2", owner=0)
    put(game, 0, HOME, "dreadnought")
    table = moving(game, "0,-1", [10])
    say(table, 0, "ship:0,-2:dreadnought", "done")
    assert len(game_of(table).state.mines) == 1


@pytest.mark.rule("SA17-MIN-02")
def test_a_way_round_a_mine_is_taken_unless_its_owner_wants_otherwise() -> None:
    game = mined("sa17", "0,0|0,-1")
    put(game, 0, "1,-2", "cruiser")
    table = moving(game, "0,0", [8])
    say(table, 0, "ship:1,-2:cruiser")
    assert offers(table, 0) == ["route:1,-2>0,-1>0,0", "undo_last", "done"], "who wants to may clear it"
    say(table, 0, "done")
    assert game_of(table).board.action.moves[0].route == ("1,-2", "1,-1", "0,0")
    assert there(table, "0,0", "cruiser") == 1


@pytest.mark.rule("SA17-MIN-01", "SA17-MIN-02")
def test_a_mine_on_a_wormhole_goes_off_under_who_uses_it() -> None:
    game = new_game("sa17", tiles={"2,0": "wormhole_a", "-2,0": "wormhole_a"})
    game.state.mines = [Mine(Border("-2,0~A"), 1)]
    put(game, 0, "2,0", "cruiser")
    table = moving(game, "-2,0", [9])
    say(table, 0, "ship:2,0:cruiser", "done")
    assert there(table, "-2,0") == 0
    assert game_of(table).state.mines == []


@pytest.mark.rule("SA17-MIN-02", "SA17-BRD-02")
@pytest.mark.parametrize(("belts", "left"), [((), 1), (("asteroid_belt",), 0)])
def test_between_neighbours_the_wormhole_is_taken_only_where_a_token_lies_on_their_border(
    belts: tuple[str, ...], left: int
) -> None:
    game = new_game("sa17", tiles={"1,0": "wormhole_a", "1,-1": "wormhole_a"})
    game.state.border_tokens = [BorderToken(border(Hex("1,0"), Hex("1,-1")), kind) for kind in belts]
    game.state.mines = [Mine(Border("1,-1~A"), 1)]
    put(game, 0, "1,0", "carrier")
    table = say(moving(game, "1,-1", [9]), 0, "ship:1,0:carrier", "done")
    assert (there(table, "1,-1"), len(game_of(table).state.mines)) == (left, left)


@pytest.mark.rule("SA17-MIN-05", "OFF-UNI-4")
def test_cargo_is_lost_with_its_ship() -> None:
    game = mined("sa17", "0,-1|0,-2")
    put(game, 0, HOME, "2 carrier")
    put(game, 0, "jord", "3 ground_force")
    table = moving(game, "0,-1", [8, 1])
    say(table, 0, "ship:0,-2:carrier", *["load:planet:jord:ground_force"] * 3, "ship:0,-2:carrier", "done")
    assert (there(table, "0,-1", "carrier"), there(table, "0,-1", "ground_force")) == (1, 3), "the empty one is lost"


@pytest.mark.rule("SA17-MIN-05", "OFF-UNI-4")
def test_a_ship_goes_on_without_what_its_owner_gave_up_when_another_one_was_lost() -> None:
    game = mined("sa17", "0,-1|0,-2")
    game.begin_effect("xrd_transporters", 0, "technology")
    hold(game, 0, "wellon")
    put(game, 0, HOME, "3 carrier, 9 ground_force")
    put(game, 0, "jord", "3 ground_force, shock_troop")
    put(game, 0, "wellon", "2 ground_force")
    table = moving(game, HOME, [8, 1])
    loaded = ["load:planet:jord:shock_troop", *["load:planet:jord:ground_force"] * 3, "load:planet:wellon:ground_force"]
    say(table, 0, "ship:0,-2:carrier", *loaded, "ship:0,-2:carrier", "load:planet:wellon:ground_force", "done")
    assert asks(table, 0) == "lose_cargo", "two go to Wellon and back: thirteen are left, and two ships hold twelve"
    say(table, 0, "destroy:shock_troop")
    assert (there(table, HOME, "ground_force"), there(table, HOME, "shock_troop")) == (12, 0), (
        "and the one from Wellon has no place"
    )
    assert forces.count(game_of(table).board.units(0, on_planet(PlanetId("wellon")))) == 1


@pytest.mark.rule("SA17-MIN-05")
@pytest.mark.content("sa17:action/emergency_repairs")
def test_a_ship_repaired_while_it_crosses_mines_takes_the_hit_as_a_whole_one() -> None:
    game = mined("sa17", "0,-1|0,-2")
    put(game, 0, HOME, "dreadnought*1")
    game.player(0).action_cards = [CardId("emergency_repairs")]
    table = moving(game, "0,-1", [9])
    say(table, 0, "ship:0,-2:dreadnought*1", "done", "card:emergency_repairs", "sustain:dreadnought")
    assert game_of(table).board.units(0, in_system(Hex("0,-1"))) == (Group("dreadnought", 1, 1),)


@pytest.mark.rule("SA17-MIN-03", "SA17-MIN-05")
def test_ships_that_come_out_of_a_mined_wormhole_from_two_systems_are_counted_together() -> None:
    game = new_game("sa17", tiles={"2,0": "wormhole_a", "-2,0": "wormhole_a", "0,2": "wormhole_a"})
    game.state.mines = [Mine(Border("-2,0~A"), 1)]
    put(game, 0, "2,0", "2 cruiser")
    put(game, 0, "0,2", "2 destroyer")
    game.player(0).fleet = 5
    table = moving(game, "-2,0", [8, 1, 1, 9])
    say(table, 0, *["ship:2,0:cruiser"] * 2, *["ship:0,2:destroyer"] * 2, "done")
    assert dice_rolled(table) == 4
    assert (asks(table, 0), offers(table, 0)) == ("mine_hits", ["system:2,0", "system:0,2"])
    say(table, 0, "system:0,2", "system:0,2")
    assert (there(table, "-2,0", "cruiser"), there(table, "-2,0", "destroyer")) == (2, 0)
    assert game_of(table).state.mines == []


@pytest.mark.rule("SA17-MIN-03")
def test_ships_of_a_transfer_that_cross_a_mine_both_ways_are_counted_together() -> None:
    game = mined("sa17", "0,-1|0,-2")
    put(game, 0, HOME, "2 cruiser")
    put(game, 0, "0,-1", "2 destroyer")
    game.state.action = Action(0, "transfer", Hex(HOME), Hex("0,-1"))
    table = play(game, Step("transfer.move", 0, HOME, "0,-1"), dice=[1, 1, 1, 1])
    say(table, 0, *["ship:0,-2:cruiser>0,-1"] * 2, *["ship:0,-1:destroyer>0,-2"] * 2, "done")
    assert dice_rolled(table) == 4
    assert (there(table, HOME, "destroyer"), there(table, "0,-1", "cruiser")) == (2, 2)


@pytest.mark.rule("SA17-MIN-03")
def test_a_mine_waits_for_a_ship_that_an_earlier_mine_delays() -> None:
    game = mined("sa17", "0,-1|0,-2", "0,0|0,-1")
    put(game, 0, HOME, "cruiser")
    put(game, 0, "0,-1", "2 carrier")
    table = moving(game, "0,0", [1, 1, 1, 1])
    say(table, 0, "ship:0,-2:cruiser", *["ship:0,-1:carrier"] * 2, "done")
    assert dice_rolled(table) == 1 + 3
    assert there(table, "0,0") == 3


@pytest.mark.rule("SA17-MIN-05", "OFF-OPT-LDR-1")
def test_a_leader_aboard_counts_as_much_as_cargo_when_like_ships_are_hit() -> None:
    game = mined("sa17", "0,-1|0,-2")
    put(game, 0, HOME, "2 carrier")
    game.state.leaders = (Leader("boss", "general", 0, Place("planet:jord")),)
    table = moving(game, "0,-1", [8, 1])
    say(table, 0, "ship:0,-2:carrier", "leader:boss", "ship:0,-2:carrier", "done")
    assert there(table, "0,-1", "carrier") == 1
    assert game_of(table).leaders.find("boss").where == "system:0,-1", "the ship without him is lost"
    assert game_of(table).state.doomed == []
