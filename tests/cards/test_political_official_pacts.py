"""Official Political Cards about truces, tariffs, garrisons, Fighters and War Suns."""

from __future__ import annotations

import pytest
from tables import asks, game_of, hold, offers, play, put, say
from trial import trial
from voting import fighting, may_land, passed, refuse, round_over, senate, sets_out, vote

from mecatol.core.effects import Moment
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import ACTION_ENDS, ROUND_ENDS, STATUS_PHASE_BEGINS
from mecatol.rules.naming import in_system, on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.state import NOBODY, Action, Die, PlanetId, Seat

HERE, HOME = Hex("0,-1"), Hex("0,-2")


def council() -> Game:
    return senate(ruleset="official")


def laws(game: Game) -> list[str]:
    return [law.card for law in game.state.laws]


def acts(game: Game, seat: Seat) -> list[str]:
    return [option if isinstance(option, str) else option.key for option in game.acts(seat)]


def truce() -> Game:
    """A truce has been agreed; the third player is rich in influence."""
    game = council()
    hold(game, 1, "thibah")
    hold(game, 2, "mecatol_rex", "centauri", "torkan")
    put(game, 1, "0,1", "cruiser")
    return passed(game, "short_term_truce")


@pytest.mark.content("official:political/short_term_truce")
def test_nobody_attacks_anybody_in_the_next_round_and_then_the_law_is_gone() -> None:
    game = truce()
    assert (game.tactical.may_activate(0, Hex("0,1")).allowed, laws(game)) == (True, ["short_term_truce"])
    game = round_over(game)
    assert [game.tactical.may_activate(seat, Hex("0,1")).allowed for seat in (0, 1)] == [False, True]
    assert [may_land(game, planet) for planet in ("thibah", "wellon")] == [False, True]
    game = round_over(game)
    assert (game.tactical.may_activate(0, Hex("0,1")).allowed, laws(game)) == (True, [])
    assert not any(key.startswith("use:") for key in acts(game, 2))


@pytest.mark.content("official:political/short_term_truce")
def test_ten_influence_end_the_truce() -> None:
    game = round_over(truce())
    assert not any(key.startswith("use:") for key in acts(game, 0))  # he has no ten influence
    key = next(key for key in acts(game, 2) if key.startswith("use:"))
    game.state.action, game.state.phase = None, "action"
    table = play(game, Step("action_phase.turn", 0))
    table.act(2, key)
    while asks(table, 2) == "pay":
        say(table, 2, offers(table, 2)[0])
    game = game_of(table)
    assert (game.tactical.may_activate(0, Hex("0,1")).allowed, laws(game)) == (True, [])
    assert not any(key.startswith("use:") for key in acts(game, 2))


@pytest.mark.content("official:political/short_term_truce")
def test_a_truce_refused_exhausts_a_planet_of_those_who_voted_so() -> None:
    table = vote(council(), "short_term_truce", "against", p0="abstain", p2="abstain")
    assert offers(table, 2) == ["planet:arc_prime", "planet:wren_terra"]  # to the left of seat 1
    say(table, 2, "planet:arc_prime")
    assert [p.id for p in game_of(table).board.planets() if p.exhausted] == ["arc_prime"]


def customs() -> Game:
    game = council()
    hold(game, 1, "thibah")
    return passed(game, "traffic_tariffs")


@pytest.mark.content("official:political/traffic_tariffs")
def test_activating_a_system_with_a_planet_of_somebody_costs_a_good_or_a_planet() -> None:
    game = customs()
    abroad = str(game.board.system_of(PlanetId("thibah")))
    game.player(0).trade_goods = 1
    table = sets_out(game, 0, abroad, "tactical.begin")
    assert asks(table, 0) == "tariff_good"
    game = game_of(refuse(say(table, 0, "yes")))
    assert (game.player(0).trade_goods, game.board.planet(PlanetId("jord")).exhausted) == (0, False)
    game = game_of(refuse(sets_out(customs(), 0, abroad, "tactical.begin")))
    assert game.board.planet(PlanetId("jord")).exhausted
    theirs = game.board.system_of(PlanetId("arc_prime"))
    assert [game.tactical.may_activate(0, hex_).allowed for hex_ in (theirs, HERE)] == [False, True]


@pytest.mark.content("official:political/traffic_tariffs")
def test_tariffs_refused_cost_everybody_a_counter() -> None:
    game = council()
    for player in game.state.players:
        player.pool, player.strategy = 2, 2
    game = game_of(refuse(say(vote(game, "traffic_tariffs", "against"), 0, "strategy")))
    assert [player.pool + player.strategy for player in game.state.players] == [3, 3, 3]
    assert game.player(0).strategy == 1


@pytest.mark.content("official:political/planetary_security")
def test_colonies_without_ground_forces_are_lost_now_and_from_now_on() -> None:
    game = council()
    hold(game, 0, "wellon", "thibah", "saudor", "tarmann")
    put(game, 0, "wellon", "pds")
    put(game, 0, "thibah", "mechanized_unit")
    put(game, 0, "saudor", "ground_force")
    put(game, 0, "tarmann", "shock_troop")

    def mine(game: Game) -> list[bool]:
        return [game.board.planet(PlanetId(p)).owner == 0 for p in ("wellon", "thibah", "saudor", "tarmann", "jord")]

    game = passed(game, "planetary_security")
    assert mine(game) == [False, True, True, True, True]
    assert game.board.on_board(0, "pds") == 0
    army = game.board.army(0, PlanetId("saudor"))

    async def leave(here: Game) -> None:
        await here.combat.destroy(0, on_planet(PlanetId("saudor")), army, "test")
        await here.moment(ACTION_ENDS, Action(0, "tactical", HERE))

    game = game_of(refuse(trial(game, leave)))
    assert mine(game) == [False, True, False, True, True]
    assert game.board.planet(PlanetId("saudor")).owner == NOBODY


@pytest.mark.content("official:political/planetary_security")
@pytest.mark.parametrize("moment", [STATUS_PHASE_BEGINS, ROUND_ENDS])
def test_colonies_are_looked_after_between_actions_too(moment: Moment[Seat]) -> None:
    game = council()
    hold(game, 0, "saudor")
    put(game, 0, "saudor", "ground_force")
    game = passed(game, "planetary_security")
    game.board.remove(0, on_planet(PlanetId("saudor")), game.board.army(0, PlanetId("saudor")), "test")
    assert game.board.planet(PlanetId("saudor")).owner == 0
    game = game_of(trial(game, lambda g: g.moment(moment, 0)))
    assert [game.board.planet(PlanetId(planet)).owner for planet in ("saudor", "jord")] == [NOBODY, 0]


def builds(game: Game, number: int) -> Table:
    game.player(0).trade_goods = 5
    game.state.action, game.state.active = Action(0, "tactical", HOME), 0
    table = play(game, Step("production.produce_units", 0, HOME))
    return say(table, 0, *[next(key for key in offers(table, 0) if "fighter" in key)] * number)


@pytest.mark.content("official:political/prophecy_of_ixth")
@pytest.mark.parametrize(("number", "better"), [(2, 1), (1, 0)])
def test_fighters_are_better_as_long_as_two_are_bought_in_every_later_round(number: int, better: int) -> None:
    game = council()
    put(game, 0, "jord", "space_dock")
    usual = fighting(game, "fighter")
    game = passed(game, "prophecy_of_ixth", "player:0")
    assert [usual - fighting(game, "fighter", seat) for seat in (0, 1)] == [1, 0]
    assert (fighting(game, "cruiser"), laws(game)) == (fighting(council(), "cruiser"), [])
    game = round_over(game)
    assert usual - fighting(game, "fighter") == 1  # nothing was due in the round of the election
    game = round_over(game_of(refuse(builds(game, number))))
    assert usual - fighting(game, "fighter") == better
    assert usual == fighting(round_over(game), "fighter")


@pytest.mark.content("official:political/publicize_weapon_schematic")
@pytest.mark.parametrize(("faces", "bound"), [((10, 10), True), ((10, 9), False), ((10,), False)])
def test_two_tens_of_fighters_hit_a_war_sun(faces: tuple[int, ...], bound: bool) -> None:
    game = passed(council(), "publicize_weapon_schematic")
    assert all(game.technology.has(seat, "war_sun") for seat in range(3))
    put(game, 1, HERE, "war_sun, 3 cruiser")
    dice = [Die(0, "fighter", face, 9) for face in faces]
    aims = game.combat.aims(1, in_system(HERE), dice, "battle", 0, len(faces))
    assert [(aim.prey, number) for aim, number in aims] == [("war_sun" if bound else "", len(faces))]
    mixed = [Die(0, "fighter", 10, 9), Die(0, "cruiser", 10, 7)]
    assert [aim.prey for aim, _ in game.combat.aims(1, in_system(HERE), mixed, "battle", 0, 2)] == [""]
