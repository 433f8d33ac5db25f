"""Laws about battles, bombardment, invasions and landings, and how they end."""

from __future__ import annotations

import pytest
from tables import asks, game_of, hold, offers, play, put, say, told
from voting import fighting, in_force, may_bombard, may_land, passed, refuse, round_over, senate, sets_out, trade, vote

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.moments import Firing
from mecatol.rules.official.game import Game
from mecatol.rules.state import EXHAUSTED, Action, CardId, Place, PlanetId, UnitId


def abolished(game: Game, law: str) -> Game:
    game.politics.repeal(CardId(law))
    return game


def exhausted(game: Game) -> list[str]:
    return [planet.id for planet in game.board.planets() if planet.exhausted]


def war(attackers: str = "2 cruiser", defenders: str = "2 cruiser") -> Game:
    """Fleets of the first two players in one system."""
    game = senate()
    put(game, 0, "1,0", attackers)
    put(game, 1, "1,0", defenders)
    return game


# -- what is forbidden -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/conventions_of_war")
def test_planets_with_docks_are_not_bombarded() -> None:
    game = senate()
    hold(game, 1, "thibah", "wellon")
    put(game, 1, "thibah", "space_dock")
    game = passed(game, "conventions_of_war")
    assert (may_bombard(game, "thibah"), may_bombard(game, "wellon")) == (False, True)
    assert may_bombard(abolished(game, "conventions_of_war"), "thibah")
    game = senate()
    hold(game, 1, "thibah", "wellon")
    put(game, 1, "thibah", "space_dock")
    put(game, 1, "wellon", "space_dock")
    put(game, 1, "arc_prime", "space_dock")
    table = vote(game, "conventions_of_war", "against", p0="abstain", p2="abstain")
    assert offers(table, 1) == ["planet:wellon", "planet:thibah"]
    say(table, 1, "planet:thibah")
    assert game_of(table).board.units(1, Place("planet:thibah"))[0].mark == EXHAUSTED


@pytest.mark.content("sa17:political/imperial_peace")
def test_imperial_peace() -> None:
    game = senate()
    hold(game, 1, "mecatol_rex", "thibah")
    game = passed(game, "imperial_peace")
    assert (may_land(game, "mecatol_rex"), may_land(game, "thibah"), may_bombard(game, "mecatol_rex")) == (False, True, False)
    assert may_land(game, "mecatol_rex", 1)
    assert may_land(abolished(game, "imperial_peace"), "mecatol_rex")
    game = senate()
    hold(game, 1, "mecatol_rex", "thibah")
    game = passed(game, "imperial_peace", "against")
    assert (may_land(game, "mecatol_rex"), may_land(game, "thibah"), may_land(game, "wellon")) == (True, False, False)
    assert may_land(game, "thibah", 1)  # his own
    assert may_land(round_over(game), "thibah")


@pytest.mark.content("sa17:political/planetary_conscription")
def test_planetary_conscription() -> None:
    game = passed(senate(), "planetary_conscription")
    put(game, 0, "wellon", "ground_force")
    table = sets_out(game, 0, "0,-1", "invasion.begin")
    assert asks(table, 0) == "conscript"
    say(table, 0, "yes")
    assert forces.count(game_of(refuse(table)).board.army(0, PlanetId("wellon"))) == 2
    game = passed(senate(), "planetary_conscription", "against")
    assert not may_land(game, "wellon")
    assert may_land(round_over(game), "wellon")


@pytest.mark.content("sa17:political/neutrality_pact")
def test_neutrality_pact_costs_two_influence() -> None:
    game = senate()
    put(game, 1, "1,0", "cruiser")
    game = passed(game, "neutrality_pact")
    here = Hex("1,0")
    assert game.tactical.may_activate(0, here).allowed
    game.state.action, game.state.phase = None, "action"
    table = play(game, Step("tactical.begin", 0, "1,0"))
    assert exhausted(game_of(table)) == ["jord"]
    game = game_of(refuse(table))
    put(game, 1, "0,1", "cruiser")
    assert not game.tactical.may_activate(0, Hex("0,1")).allowed  # he has no influence left
    assert game.tactical.may_activate(0, Hex("0,-1")).allowed
    assert abolished(game, "neutrality_pact").tactical.may_activate(0, Hex("0,1")).allowed
    game = senate()
    put(game, 0, "jord", "space_dock")
    game = passed(game, "neutrality_pact", "against")
    assert game.board.system(Hex("0,-2")).counters == (0,)
    assert game.player(0).pool == 3


@pytest.mark.content("sa17:political/non_aggression_pact")
def test_aggression_costs_two_planets_and_ends_the_pact() -> None:
    game = war()
    hold(game, 0, "wellon")
    game = passed(game, "non_aggression_pact", "player:0+player:1")
    table = sets_out(game, 0, "1,0", "space_battle.begin")
    assert asks(table, 0) == "aggression"
    say(table, 0, "lose:jord")  # and with it the other one: two are lost, or two exhausted
    game = game_of(table)
    assert in_force(game) == []
    assert [game.board.planet(PlanetId(planet)).owner for planet in ("jord", "wellon")] == [-1, -1]
    game = passed(war(), "non_aggression_pact", "player:1+player:2")
    assert asks(sets_out(game, 0, "1,0", "space_battle.begin"), 0) != "aggression"


# -- combat rolls ----------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/unconventional_weapons")
def test_unconventional_weapons() -> None:
    game = passed(senate(), "unconventional_weapons")
    assert [fighting(game, kind) for kind in ("dreadnought", "war_sun", "cruiser")] == [7, 5, 7]
    assert fighting(abolished(game, "unconventional_weapons"), "dreadnought") == 5
    game = senate()
    put(game, 1, "1,0", "2 dreadnought")
    assert exhausted(passed(game, "unconventional_weapons", "against")) == ["arc_prime", "wren_terra"]


@pytest.mark.content("sa17:political/duranium_armor")
def test_duranium_armor() -> None:
    def dice(game: Game) -> int:
        return game.combat.dice(Firing(0, "dreadnought", "battle", Hex("1,0"), damage=1), 2)

    game = passed(senate(), "duranium_armor")
    assert dice(game) == 2
    assert dice(abolished(game, "duranium_armor")) == 1
    game = passed(war("dreadnought*1", "cruiser"), "duranium_armor", "against")
    assert game.board.units(0, Place("system:1,0"))[0].damage == 0


@pytest.mark.content("sa17:political/crown_of_thalnos", "sa17:political/prophecy_of_ixth")
@pytest.mark.parametrize(
    ("law", "kind", "printed", "purpose"),
    [("crown_of_thalnos", "ground_force", 8, "invasion"), ("prophecy_of_ixth", "fighter", 9, "battle")],
)
def test_fanatics_fight_better_and_must_fight_every_round(law: str, kind: UnitId, printed: int, purpose: str) -> None:
    game = passed(senate(), law, "player:0")
    assert fighting(game, kind, 0, purpose, attacker=True) == printed - 2
    assert fighting(game, kind, 0, purpose) == printed - 1
    assert fighting(game, kind, 1, purpose) == printed
    assert fighting(game, "cruiser", 0) == 7
    game = round_over(game)
    assert in_force(game) == [law]  # not in its first round
    game = attacked(game, purpose)
    game = round_over(game)
    assert in_force(game) == [law]
    assert in_force(round_over(game)) == []
    assert in_force(round_over(attacked(game, "battle" if purpose == "invasion" else "invasion"))) == []


def attacked(game: Game, purpose: str) -> Game:
    """The first player attacks a fleet, or invades a planet."""
    if purpose == "battle":
        put(game, 0, "1,0", "3 cruiser")
        put(game, 1, "1,0", "destroyer")
        return game_of(refuse(sets_out(game, 0, "1,0", "space_battle.begin", "tactical.end", dice=(10, 10, 10, 1))))
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "ground_force")
    put(game, 0, "wellon", "2 ground_force")
    return game_of(refuse(sets_out(game, 0, "0,-1", "invasion.begin", "tactical.end", dice=(10, 10, 1))))


# -- ministers -------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/minister_of_war")
def test_the_minister_of_war_supports_a_side_once_a_round() -> None:
    game = passed(war(), "minister_of_war", "player:2")
    table = sets_out(game, 0, "1,0", "space_battle.begin", "space_battle.begin")
    key = next(key for key in offers(table, 2) if key.endswith("player:1"))
    say(table, 2, key)
    game = game_of(table)
    assert (fighting(game, "cruiser", 1), fighting(game, "cruiser", 0)) == (6, 7)
    assert asks(table, 2) == ""  # once a round
    game = game_of(refuse(table))
    assert fighting(game, "cruiser", 1) == 7  # the battle is over
    put(game, 0, "0,1", "cruiser")
    put(game, 1, "0,1", "cruiser")
    assert asks(sets_out(game, 0, "0,1", "space_battle.begin"), 2) == ""
    game.politics.repeal(CardId("minister_of_war"))


@pytest.mark.content("sa17:political/minister_of_internal_security")
def test_internal_security_strikes_on_mecatol_rex() -> None:
    game = senate()
    hold(game, 0, "mecatol_rex")
    put(game, 0, "mecatol_rex", "5 ground_force")
    game = passed(game, "minister_of_internal_security", "player:2")
    game.state.action, game.state.phase = None, "action"
    assert asks(play(game, Step("tactical.begin", 1, "1,0")), 2) == ""
    game.state.action = None
    table = play(game, Step("tactical.begin", 1, "0,0"))
    key = next(key for key in offers(table, 2) if key.endswith(":0:3"))
    say(table, 2, key)
    game = game_of(table)
    assert forces.count(game.board.army(0, PlanetId("mecatol_rex"))) == 2
    assert in_force(game) == []


@pytest.mark.content("sa17:political/war_funding")
def test_fleet_supply_does_not_count_in_the_action_phase() -> None:
    game = senate()
    game.player(0).fleet = 2
    game = passed(game, "war_funding")
    put(game, 0, "1,0", "4 cruiser")
    game.state.phase = "action"
    assert not game.fleet_supply.problems(0, Hex("1,0"))
    game.state.action = None
    table = play(game, Step("status_phase.start"))
    assert asks(table, 0) == "excess_ship" or forces.count(game_of(table).board.ships(0, Hex("1,0"))) == 2
    game = senate()
    put(game, 0, "1,0", "3 cruiser")
    game = passed(game, "war_funding", "against")
    assert (game.player(0).fleet, forces.count(game.board.ships(0, Hex("1,0")))) == (2, 2)


@pytest.mark.content("sa17:political/war_funding", "sa17:political/repeal")
def test_when_war_funding_ends_fleets_shrink_at_once() -> None:
    game = passed(senate(), "war_funding")
    game.state.phase = "action"
    put(game, 0, "1,0", "4 cruiser")
    game.tactical.start(Action(0, "strategic"))
    game = passed(game, "repeal", "law:war_funding")
    assert forces.count(game.board.ships(0, Hex("1,0"))) == 3


# -- Code of Honor, licences, supply -----------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/code_of_honor")
def test_a_code_of_honor_keeps_fleets_in_place_and_evens_the_dice() -> None:
    game = passed(war("3 cruiser", "dreadnought"), "code_of_honor")
    assert first_round(game) == [2, 2]
    game = passed(war("3 cruiser", "dreadnought"), "code_of_honor")
    assert first_round(abolished(game, "code_of_honor")) == [3, 2]
    table = sets_out(passed(war(), "code_of_honor"), 0, "1,0", "space_battle.begin", dice=(1, 1, 1, 1))
    assert told(table).count("battleroundbegan") == 2  # nobody was asked in the first round
    assert asks(table, 0) == "retreat"
    game = passed(war(), "code_of_honor", "against")
    for player in game.state.players:
        player.strategy = 0
    table = sets_out(game, 0, "1,0", "space_battle.begin")
    assert any(key.startswith("retreat:") for key in offers(table, 0))
    game = round_over(game_of(refuse(table)))
    assert game.space_battle.price(1, Hex("1,0"), Hex("0,0")) == game.space_battle.basic_price(1, Hex("1,0"))


@pytest.mark.content("sa17:political/code_of_honor")
def test_whoever_has_more_dice_under_a_code_of_honor_says_which_he_rolls() -> None:
    table = sets_out(passed(war("cruiser, 2 destroyer", "dreadnought"), "code_of_honor"), 0, "1,0", "space_battle.begin")
    assert (asks(table, 0), offers(table, 0)) == ("roll_dice", ["0", "1"])
    say(table, 0, "0")  # both of the Destroyers, then
    assert dice_of_first_round(table) == {0: {"destroyer": 2}, 1: {"dreadnought": 2}}


def dice_of_first_round(table: Table) -> dict[int, dict[str, int]]:
    """By seat and kind of ship: the dice of a first round."""
    events = [event for event in table.events_since(None) if event["event"] in ("rolled", "battleroundbegan")]
    begun = [n for n, event in enumerate(events) if event["event"] == "battleroundbegan"]
    found: dict[int, dict[str, int]] = {}
    for event in events[begun[0] + 1 : begun[1] if len(begun) > 1 else None]:
        if event["purpose"] == "battle":
            found.setdefault(event["seat"], {})[event["kind"]] = len(event["faces"])
    return found


def first_round(game: Game) -> list[int]:
    """How many dice each side rolls in the first round of a battle."""
    table = refuse(sets_out(game, 0, "1,0", "space_battle.begin"))
    rolled = [event for event in table.events_since(None) if event["event"] == "rolled" and event["purpose"] == "battle"]
    return [len(event["faces"]) for event in rolled[:2]]


@pytest.mark.content("sa17:political/colonization_licensing")
def test_a_licence_costs_influence() -> None:
    game = passed(senate(), "colonization_licensing")
    put(game, 0, "1,-2", "carrier, 3 ground_force")
    table = sets_out(game, 0, "1,-2", "landing.begin")
    say(table, 0, "land:lazar:ground_force", "land:sakulag:ground_force", "done")
    while asks(table, 0) == "pay":
        say(table, 0, offers(table, 0)[0])
    game = game_of(refuse(table))
    landed = [planet.id for planet in game.board.system(Hex("1,-2")).planets if game.board.army(0, planet.id)]
    assert landed == ["lazar"]  # one influence for Lazar exhausts Jord; for Sakulag he has none left
    assert exhausted(game) == ["jord"]
    assert not may_land(game, "wellon")
    assert may_land(abolished(game, "colonization_licensing"), "wellon")
    game = senate()
    hold(game, 0, "wellon", "thibah", "saudor", "tarmann")
    table = vote(game, "colonization_licensing", "against")
    say(table, 0, "planet:wellon")
    assert exhausted(game_of(table)) == ["wellon"]  # one for four colonies


@pytest.mark.content("sa17:political/critical_supply_measures")
def test_armies_are_no_larger_than_fleet_supply() -> None:
    game = senate()
    put(game, 0, "jord", "5 ground_force, pds")
    game = passed(game, "critical_supply_measures")
    assert forces.count(game.board.army(0, PlanetId("jord"))) == 3
    put(game, 0, "jord", "2 ground_force")
    game = game_of(refuse(sets_out(game, 0, "0,-2", "tactical.end")))
    assert forces.count(game.board.army(0, PlanetId("jord"))) == 3
    put(game, 0, "jord", "2 ground_force")
    assert forces.count(round_over(abolished(game, "critical_supply_measures")).board.army(0, PlanetId("jord"))) == 5
    table = vote(senate(), "critical_supply_measures", "against")
    say(table, 1, "planet:arc_prime")
    assert exhausted(game_of(table)) == ["jord", "arc_prime", "wren_terra"]


@pytest.mark.content("sa17:political/redefining_war_crimes")
def test_cannons_break_agreements_or_are_silent() -> None:
    def fired(game: Game) -> Game:
        """A PDS of the second player fires at ships of the first one."""
        table = sets_out(game, 0, "1,0", "space_cannon.fire", "tactical.end", dice=(1,))
        if asks(table, 1) == "space_cannon":
            say(table, 1, "fire:0")
        return game_of(refuse(table))

    def besieged() -> Game:
        game = senate()
        hold(game, 1, "thibah")
        put(game, 1, "thibah", "pds")
        put(game, 0, "1,0", "cruiser")
        trade(game, 0, 1, (2, 2))
        return game

    game = fired(passed(besieged(), "redefining_war_crimes"))
    assert game.state.agreements == []
    assert [game.player(seat).trade_goods for seat in (0, 1)] == [2, 0]  # the aggressor gets nothing
    assert len(fired(besieged()).state.agreements) == 1
    assert len(fired(abolished(passed(besieged(), "redefining_war_crimes"), "redefining_war_crimes")).state.agreements) == 1
    game = passed(besieged(), "redefining_war_crimes", "against")
    assert game.space_cannon.batteries(1, Hex("1,0")) == []
    assert round_over(game).space_cannon.batteries(1, Hex("1,0")) != []
