"""Laws that give Victory Points or prizes, and how they end."""

from __future__ import annotations

import pytest
from tables import game_of, hold, play, put, say, units
from voting import in_force, keys_of, passed, refuse, senate, sets_out, until

from mecatol.core.rules import Step
from mecatol.rules.naming import on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.official.objectives import Wish
from mecatol.rules.state import CardId, Claim, Law, Objective, Place, PlanetId

BATTLE = ("space_battle.begin",)
INVASION = ("invasion.begin",)


def totals(game: Game) -> list[int]:
    return [game.victory.points(seat) for seat in range(len(game.state.players))]


def invade(game: Game, planet: str, attacker: int, dice: tuple[int, ...]) -> Game:
    """Two Shock Troops of a player land on a planet and fight."""
    game.board.place(attacker, on_planet(PlanetId(planet)), units("2 shock_troop"), "test")
    return game_of(refuse(sets_out(game, attacker, game.board.system_of(PlanetId(planet)), *INVASION, dice=dice)))


def defended(seat: int, units: str = "ground_force") -> Game:
    game = senate()
    hold(game, seat, "thibah")
    put(game, seat, "thibah", units)
    return game


@pytest.mark.content("sa17:political/emperor")
def test_the_emperor_has_two_points_while_the_law_lasts() -> None:
    game = passed(senate(), "emperor", "player:1")
    assert totals(game) == [0, 2, 0]
    game.politics.repeal(CardId("emperor"))
    assert totals(game) == [0, 0, 0]


@pytest.mark.content("sa17:political/emperor")
def test_the_emperor_may_win_by_it() -> None:
    game = senate()
    game.state.claims = [Claim(1, "test", 8, 1)]
    game.state.goal = 10
    assert passed(game, "emperor", "player:1").state.winners == [1]


@pytest.mark.content("sa17:political/the_crown_of_emphidia")
def test_the_crown_goes_to_whoever_wins_an_invasion() -> None:
    game = passed(defended(1), "the_crown_of_emphidia", "player:1")
    assert totals(game) == [0, 1, 0]
    game = invade(game, "thibah", 2, (10, 10, 1))
    assert game.board.planet(PlanetId("thibah")).owner == 2
    assert totals(game) == [0, 0, 1]
    assert game.state.laws == [Law(CardId("the_crown_of_emphidia"), "player:2")]
    game.politics.repeal(CardId("the_crown_of_emphidia"))
    assert totals(game) == [0, 0, 0]


@pytest.mark.content("sa17:political/the_crown_of_emphidia")
def test_the_crown_stays_where_the_invasion_fails() -> None:
    game = passed(defended(1, "2 mechanized_unit"), "the_crown_of_emphidia", "player:1")
    game = invade(game, "thibah", 2, (1, 1, 10, 10, 10, 10))
    assert game.state.laws == [Law(CardId("the_crown_of_emphidia"), "player:1")]


@pytest.mark.content("sa17:political/build_monument")
def test_the_point_of_a_monument_goes_with_its_planet() -> None:
    game = senate()
    hold(game, 0, "wellon")
    game = passed(game, "build_monument", "planet:wellon")
    assert game.board.planet(PlanetId("wellon")).facility == "colony"
    assert totals(game) == [1, 0, 0]
    hold(game, 1, "wellon")
    assert totals(game) == [0, 1, 0]
    game.invasion.lose(PlanetId("wellon"), "test")
    assert totals(game) == [0, 0, 0]
    assert "planet:jord" not in keys_of(game, "build_monument")


@pytest.mark.content("sa17:political/shard_of_the_throne")
def test_shard_of_the_throne() -> None:
    game = senate()
    put(game, 0, "1,0", "2 cruiser")
    put(game, 1, "1,0", "destroyer")
    game = passed(game, "shard_of_the_throne", "player:1")
    assert totals(game) == [0, 1, 0]
    game = game_of(refuse(sets_out(game, 0, "1,0", *BATTLE, dice=(10, 10, 1))))
    assert game.player(0).trade_goods == 1
    game.politics.repeal(CardId("shard_of_the_throne"))
    assert totals(game) == [0, 1, 0]  # the point stays


@pytest.mark.content("sa17:political/corrupt_empire")
def test_the_first_dock_destroyed_ends_the_corrupt_empire() -> None:
    game = passed(defended(1, "space_dock"), "corrupt_empire", "player:1")
    game.board.place(0, Place("planet:thibah"), units("2 shock_troop"), "test")
    table = sets_out(game, 0, "1,0", *INVASION)
    game = game_of(refuse(table))
    assert totals(game) == [1, 0, 0]
    assert in_force(game) == []


@pytest.mark.content("sa17:political/enemy_of_the_throne")
def test_the_first_victory_over_the_enemy_of_the_throne() -> None:
    game = senate()
    game.state.action_deck.bag = [game.action_cards.all_cards()[0]]
    put(game, 0, "1,0", "2 cruiser")
    put(game, 1, "1,0", "destroyer")
    game = passed(game, "enemy_of_the_throne", "player:1")
    table = until(sets_out(game, 0, "1,0", *BATTLE, dice=(10, 10, 1)), 0, "counter_area")
    say(table, 0, "pool")
    game = game_of(refuse(table))
    assert (game.player(0).trade_goods, game.player(0).pool, len(game.player(0).action_cards)) == (2, 4, 1)
    assert in_force(game) == []


@pytest.mark.content("sa17:political/enemy_of_the_throne")
def test_only_an_attacker_gets_the_prize() -> None:
    game = senate()
    put(game, 0, "1,0", "2 cruiser")
    put(game, 1, "1,0", "destroyer")
    game = passed(game, "enemy_of_the_throne", "player:1")
    game = game_of(refuse(sets_out(game, 1, "1,0", *BATTLE, dice=(1, 10, 10))))
    assert in_force(game) == ["enemy_of_the_throne"]


@pytest.mark.content("sa17:political/lord_of_the_merchants")
def test_lord_of_the_merchants() -> None:
    game = senate()
    put(game, 0, "1,0", "2 cruiser")
    put(game, 1, "1,0", "destroyer")
    game = passed(game, "lord_of_the_merchants", "player:1")
    game.player(1).trade_goods = 2
    table = until(sets_out(game, 0, "1,0", *BATTLE, dice=(10, 10, 1)), 0, "plunder")
    say(table, 0, "yes")
    game = game_of(refuse(table))
    assert (game.player(0).trade_goods, game.player(1).trade_goods) == (1, 1)
    table = play(game, Step("strategy_phase.start"))
    assert game_of(table).player(1).trade_goods == 4


@pytest.mark.content("sa17:political/glory_of_the_empire")
def test_secrets_are_worth_a_point_more() -> None:
    game = senate()
    secret = sorted(name for name, card in game.cards.objectives.items() if card.stage == "secret")[0]
    game = passed(game, "glory_of_the_empire")
    game.player(0).secret_objectives = [CardId(secret)]
    game.objectives.claim(0, Wish(CardId(secret), "own"))
    assert totals(game)[0] == game.objectives.printed(secret).vp + 1
    game = senate()
    game.state.claims = [Claim(2, secret, 2, 1)]
    assert totals(passed(game, "glory_of_the_empire", "against")) == [0, 0, 3]


@pytest.mark.content("sa17:political/incentive_program")
def test_incentives_for_an_objective() -> None:
    game = senate()
    game.state.objectives = [Objective(CardId("five_planets"), (2,)), Objective(CardId("mecatol_rex"))]
    game.state.claims = [Claim(2, "five_planets", 1, 1)]
    game = passed(game, "incentive_program", "objective:five_planets")
    assert totals(game) == [0, 0, 2]
    game.objectives.claim(0, Wish(CardId("five_planets"), "public"))
    game.objectives.claim(1, Wish(CardId("mecatol_rex"), "public"))
    assert totals(game) == [2, 1, 2]
    game.politics.repeal(CardId("incentive_program"))
    game.objectives.claim(1, Wish(CardId("five_planets"), "public"))
    assert totals(game) == [2, 2, 2]


@pytest.mark.content("sa17:political/bellum_gloriosum")
def test_glorious_war_pays_both_sides() -> None:
    game = senate()
    put(game, 0, "1,0", "2 cruiser")
    put(game, 1, "1,0", "destroyer")
    game = passed(game, "bellum_gloriosum")
    game = game_of(refuse(sets_out(game, 0, "1,0", *BATTLE, dice=(10, 10, 1))))
    assert [player.trade_goods for player in game.state.players] == [1, 1, 0]
    game = senate()
    game.state.objectives = [Objective(CardId("five_planets"), (2,)), Objective(CardId("technologies_of_four_colours"), (1,))]
    game.state.claims = [Claim(2, "five_planets", 1, 1), Claim(1, "technologies_of_four_colours", 1, 1)]
    game = passed(game, "bellum_gloriosum", "against")
    assert [objective.claimed for objective in game.state.objectives] == [(), (1,)]
    assert totals(game) == [0, 1, 1]
