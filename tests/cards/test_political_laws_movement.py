"""Laws about movement, wormholes, Space Mines and Special Systems, and how they end."""

from __future__ import annotations

import pytest
from tables import asks, game_of, offers, play, put, say
from trial import give, trial
from voting import copy_of, fighting, keys_of, may_go, moves, passed, refuse, round_over, senate, sets_out

from mecatol.cards.strategy.redeployment import BY_WARFARE
from mecatol.core.decisions import ALLOWED
from mecatol.core.hexes import Border, Hex
from mecatol.core.rules import Step
from mecatol.rules.moments import AFTER_MOVEMENT, MAY_TAKE_WORMHOLE, ROUND_ENDS, At, Mined, Travel
from mecatol.rules.official.game import Game
from mecatol.rules.state import NOBODY, Action, CardId, Group, Law, Mine, Place, Ship


def abolished(game: Game, law: str) -> Game:
    game.politics.repeal(CardId(law))
    return game


def border(game: Game, a: str, b: str) -> str:
    return next(
        option.key
        for option in game.politics.electable("border")
        if sorted(option.things) == sorted((f"system:{a}", f"system:{b}"))
    )


WORMHOLES = {"1,0": "wormhole_a", "-1,0": "wormhole_a", "0,1": "wormhole_b"}


@pytest.mark.content("sa17:political/demilitarized_zone")
def test_a_demilitarized_zone_is_mined_again_and_again() -> None:
    game = senate()
    edge = border(game, "0,0", "1,0")
    game = passed(game, "demilitarized_zone", edge)
    mine = Mine(Border(edge.partition(":")[2]), NOBODY)
    assert game.state.mines == [mine]

    async def crossing(g: Game) -> None:
        await g.space_mines.set_off(Mined(0, NOBODY, Hex("1,0")), mine.border, [Group("cruiser")])  # type: ignore[attr-defined]

    put(game, 0, "1,0", "cruiser")
    table = refuse(trial(game, crossing, dice=(1,)))
    assert game_of(table).state.mines == [mine]
    game = abolished(game_of(table), "demilitarized_zone")
    assert game_of(refuse(trial(game, crossing, dice=(1,)))).state.mines == []


@pytest.mark.content("sa17:political/demilitarized_zone")
def test_a_ship_that_crosses_a_demilitarized_zone_meets_its_mines_once() -> None:
    game = senate()
    game = passed(game, "demilitarized_zone", border(game, "0,0", "1,0"))
    put(game, 0, "1,0", "2 carrier")
    game.state.action = Action(0, "tactical", Hex("0,0"))
    table = play(game, Step("movement.move", 0, "0,0"), dice=(1, 2, 10))
    say(table, 0, "ship:1,0:carrier", "ship:1,0:carrier", "done")
    rolled = [event["faces"] for event in table.events_since(None) if event["event"] == "rolled"]
    assert rolled == [(1, 2)]
    assert game_of(table).board.units(0, Place("system:0,0")) == (Group("carrier", 2),)
    assert [mine.owner for mine in game_of(table).state.mines] == [NOBODY]


@pytest.mark.content("sa17:political/space_time_anomalies")
def test_the_anomaly_closes_a_border_and_moves_every_round() -> None:
    game = senate()
    edge, other = border(game, "0,0", "1,0"), border(game, "0,0", "0,1")
    game = passed(game, "space_time_anomalies", edge)
    assert (may_go(game, "0,0", "1,0"), may_go(game, "1,0", "0,0"), may_go(game, "0,0", "0,1")) == (False, False, True)
    table = trial(game, lambda g: g.moment(ROUND_ENDS, 0))
    mover = table.pending[0].seat
    assert edge not in offers(table, mover)
    say(table, mover, other)
    game = game_of(table)
    assert game.state.laws == [Law(CardId("space_time_anomalies"), other)]
    assert (may_go(game, "0,0", "1,0"), may_go(game, "0,0", "0,1")) == (True, False)
    table = trial(game, lambda g: g.moment(ROUND_ENDS, 0))
    assert table.pending[0].seat != mover  # nobody twice running
    assert may_go(abolished(game_of(refuse(table)), "space_time_anomalies"), "0,0", "0,1")


@pytest.mark.content("sa17:political/closing_the_wormholes")
def test_wormholes_are_passed_from_end_to_end_only() -> None:
    game = passed(senate(tiles=WORMHOLES), "closing_the_wormholes")
    game.state.action = Action(0, "tactical", Hex("-1,0"))
    assert may_go(game, "1,0", "-1,0")
    assert not may_go(game, "1,0", "-1,0", start="1,1")
    assert not may_go(game, "1,0", "-1,0", destination="-2,1")
    assert may_go(game, "1,0", "0,0", start="1,1", destination="0,1")
    trip = Travel(0, "cruiser", Hex("1,0"), Hex("1,0"), Hex("-1,0"), Hex("-1,0"), BY_WARFARE)
    assert not game.routes.may_enter(trip).allowed
    assert may_go(abolished(game, "closing_the_wormholes"), "1,0", "-1,0", start="1,1")
    game = senate(tiles=WORMHOLES)
    put(game, 0, "1,0", "2 cruiser")
    put(game, 0, "0,0", "cruiser")
    game = passed(game, "closing_the_wormholes", "against")
    assert [game.board.big_ships(0, Hex(hex_)) for hex_ in ("1,0", "0,0")] == [1, 1]


@pytest.mark.content("sa17:political/wormhole_regeneration")
def test_every_wormhole_leads_to_every_other() -> None:
    game = senate(tiles=WORMHOLES)
    assert not game.galaxy.linked(Hex("1,0"), Hex("0,1"))
    game = passed(game, "wormhole_regeneration")
    assert game.galaxy.linked(Hex("1,0"), Hex("0,1"))
    assert Hex("0,1") in game.galaxy.movement_adjacent(0, Hex("-1,0"))
    assert not abolished(game, "wormhole_regeneration").galaxy.linked(Hex("1,0"), Hex("0,1"))
    game = passed(senate(), "wormhole_regeneration", "against")
    nexus = Travel(0, "cruiser", Hex("1,0"), Hex("1,0"), Hex("nexus"), Hex("nexus"))
    assert not game.fold(MAY_TAKE_WORMHOLE, ALLOWED, nexus).allowed
    assert round_over(game).fold(MAY_TAKE_WORMHOLE, ALLOWED, nexus).allowed


CLOUDS = {"1,0": "nebula_base", "0,1": "ion_storm", "-1,0": "asteroid_field_base"}


@pytest.mark.content("sa17:political/investigate_spatial_anomalies")
def test_clouds_stop_nobody() -> None:
    def passes(game: Game, hex_: str) -> bool:
        return game.routes.may_pass(Travel(0, "cruiser", Hex("0,0"), Hex("0,0"), Hex(hex_), Hex("1,1"))).allowed

    game = senate(tiles=CLOUDS)
    assert [passes(game, hex_) for hex_ in ("1,0", "0,1")] == [False, False]
    assert moves(game, "cruiser", "1,0") == 1
    game = passed(game, "investigate_spatial_anomalies")
    assert [passes(game, hex_) for hex_ in ("1,0", "0,1")] == [True, True]
    assert moves(game, "cruiser", "1,0") == 2
    put(game, 1, "1,0", "cruiser")
    assert not passes(game, "1,0")  # enemies still do
    assert game.technology.cost(0, "antimass_deflectors", 5) == 5
    put(game, 0, "0,1", "cruiser")
    game.board.remove(1, Place("system:1,0"), game.board.units(1, Place("system:1,0")), "test")
    put(game, 0, "1,0", "cruiser")
    assert game.technology.cost(0, "antimass_deflectors", 5) == 4
    game = abolished(game, "investigate_spatial_anomalies")
    assert (game.technology.cost(0, "antimass_deflectors", 5), moves(game, "cruiser", "1,0")) == (5, 1)
    game = passed(senate(tiles=CLOUDS), "investigate_spatial_anomalies", "against")
    assert not may_go(game, "0,0", "1,0")
    assert may_go(round_over(game), "0,0", "1,0")


@pytest.mark.content("sa17:political/new_extraction_methods")
def test_asteroids_pay() -> None:
    def moved(game: Game, *route: str) -> Game:
        game.state.action = Action(0, "tactical", Hex(route[-1]))
        game.state.action.moves = [Ship("cruiser", 0, "", tuple(Hex(h) for h in route))] * 2
        return game_of(refuse(trial(game, lambda g: g.moment(AFTER_MOVEMENT, At(0, Hex(route[-1]))))))

    game = passed(senate(tiles=CLOUDS), "new_extraction_methods")
    game = moved(game, "0,0", "-1,0", "-1,1")
    assert game.player(0).trade_goods == 1  # once, however many ships
    game = moved(game, "0,0", "1,0")
    assert game.player(0).trade_goods == 1
    assert moved(abolished(game, "new_extraction_methods"), "0,0", "-1,0", "-1,1").player(0).trade_goods == 1
    game = senate(tiles=CLOUDS)
    give(game, 0, "antimass_deflectors")
    game.player(1).trade_goods = game.player(0).trade_goods = 2
    assert may_go(game, "0,0", "-1,0", destination="-2,1")
    game = passed(game, "new_extraction_methods", "against", p1="for")
    assert not may_go(game, "0,0", "-1,0", destination="-2,1")
    assert [player.trade_goods for player in game.state.players] == [2, 1, 0]
    assert may_go(round_over(game), "0,0", "-1,0", destination="-2,1")


@pytest.mark.content("sa17:political/space_mine_simplification")
def test_cheap_mines_are_nobodys() -> None:
    game = passed(senate(), "space_mine_simplification")
    put(game, 0, "1,0", "cruiser")
    table = sets_out(game, 0, "1,0", "space_mines.offer")
    assert asks(table, 0) == "lay_mine"
    say(table, 0, next(key for key in offers(table, 0) if key != "no"))
    while asks(table, 0) == "pay":
        say(table, 0, offers(table, 0)[0])
    assert [mine.owner for mine in game_of(table).state.mines] == [NOBODY]
    assert game_of(table).space_mines.cost(0) == 1
    assert abolished(game_of(table), "space_mine_simplification").space_mines.cost(0) == 2
    game = senate()
    game.state.mines = [Mine(Border("1,0|0,0"), 1), Mine(Border("0,0|0,1"), 0)]
    assert [mine.owner for mine in passed(game, "space_mine_simplification", "against").state.mines] == [NOBODY, NOBODY]


def test_borders_are_elected_and_wormholes_are_none() -> None:
    game = senate(tiles=WORMHOLES)
    assert len(keys_of(game, "demilitarized_zone")) == len(game.galaxy.borders())
    assert "border:" in keys_of(game, "space_time_anomalies")[0]


@pytest.mark.content("sa17:political/minister_of_exploration")
def test_the_minister_of_exploration_goes_far_into_the_unknown() -> None:
    game = passed(senate(tiles=CLOUDS), "minister_of_exploration", "player:0")
    put(game, 0, "0,-2", "cruiser")

    def activated(hex_: str) -> Game:
        other = copy_of(game)
        other.state.action, other.state.phase = None, "action"
        return game_of(play(other, Step("tactical.begin", 0, hex_)))

    assert moves(game, "cruiser", "0,-2") == 2
    exploring = activated("0,0")
    assert (moves(exploring, "cruiser", "0,-2"), moves(exploring, "cruiser", "1,0")) == (3, 3)
    assert moves(exploring, "cruiser", "0,-2", 1) == 2
    assert may_go(exploring, "0,0", "-1,0", destination="-2,1")  # through an Asteroid Field
    assert moves(activated("0,-2"), "cruiser", "0,-2") == 2  # his own home
    assert moves(abolished(exploring, "minister_of_exploration"), "cruiser", "0,-2") == 2
    put(game, 0, "1,0", "cruiser")
    assert round_over(game).player(0).trade_goods == 0
    put(game, 0, "0,1", "cruiser")
    assert round_over(game).player(0).trade_goods == 1


@pytest.mark.content("sa17:political/sanctuary_shield")
def test_a_shielded_system_has_no_effects() -> None:
    def passes(game: Game) -> bool:
        return game.routes.may_pass(Travel(0, "cruiser", Hex("0,0"), Hex("0,0"), Hex("1,0"), Hex("1,1"))).allowed

    game = senate(tiles=CLOUDS)
    assert keys_of(game, "sanctuary_shield") == ["system:1,0", "system:0,1", "system:-1,0"]
    game = passed(game, "sanctuary_shield", "system:1,0")
    assert (passes(game), moves(game, "cruiser", "1,0")) == (True, 2)
    assert fighting(game, "cruiser") == 7  # no cover for the defender of the Nebula
    put(game, 1, "1,0", "cruiser")
    assert passes(game)  # enemy ships stop nobody there
    assert game.galaxy.is_special(Hex("1,0"))
    assert not game.routes.may_enter(Travel(0, "cruiser", *(Hex("0,0"),) * 2, *(Hex("-1,0"),) * 2)).allowed
    game = abolished(game, "sanctuary_shield")
    assert (passes(game), moves(game, "cruiser", "1,0"), fighting(game, "cruiser")) == (False, 1, 6)
    game = passed(senate(tiles=CLOUDS), "sanctuary_shield", "system:-1,0")
    assert may_go(game, "0,0", "-1,0")
    assert game.tactical.may_activate(0, Hex("-1,0")).allowed
