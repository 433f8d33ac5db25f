"""The Yin Brotherhood, read a second time."""

from __future__ import annotations

import pytest
from races.racing import HOME, battle, landed, offered, race_game, rolls, units_in, use
from readings.reading import SPACE, actions, enact, held, refuse, turn, wide
from tables import asks, game_of, hold, offers, play, put, say, told

from mecatol.core.rules import Step
from mecatol.rules.state import PlanetId

BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])


@BOTH
@pytest.mark.content("sa17:ability/yin_convert", "official:ability/yin_convert")
def test_the_last_defender_converted_is_a_planet_taken(ruleset: str) -> None:
    table = landed(race_game(ruleset, "yin"), "ground_force", "ground_force", dice=[5])
    use(table, 0, "convert")
    refuse(table)
    assert game_of(table).board.planet(PlanetId("thibah")).owner == 0
    assert sum(units_in(table, 0, "planet:thibah").values()) == 2
    assert [purpose for purpose, *_ in rolls(table, 0)] == ["convert"]


@BOTH
@pytest.mark.content("sa17:ability/yin_convert", "official:ability/yin_convert")
def test_nobody_need_convert(ruleset: str) -> None:
    table = landed(race_game(ruleset, "yin"), "ground_force", "ground_force", dice=[10, 1])
    assert "pass" in offers(table, 0)
    say(table, 0, "pass")
    assert "convert" not in [purpose for purpose, *_ in rolls(table, 0)]


@pytest.mark.parametrize("ruleset", ["sa17 -tactical_retreats"])  # officially it would have reverted
@pytest.mark.content("sa17:ability/yin_convert")
def test_a_lone_shock_troop_is_converted_into_a_ground_force(ruleset: str) -> None:
    table = landed(race_game(ruleset, "yin"), "ground_force", "shock_troop, mechanized_unit", dice=[5, 10, 10, 1, 1])
    enact(table, "convert")
    refuse(table)
    assert units_in(table, 1, "planet:thibah") == {}
    assert sum(units_in(table, 0, "planet:thibah").values()) == 2


@BOTH
@pytest.mark.content("sa17:ability/yin_devotion", "official:ability/yin_devotion")
def test_devotion_before_the_second_round_only_for_attackers_as_well(ruleset: str) -> None:
    table = battle(race_game(ruleset, "yin"), "2 cruiser", "3 dreadnought", dice=[1] * 60)
    assert game_of(table).board.battle.round == 2
    use(table, 0, "cruiser>dreadnought")
    refuse_hit = asks(table, 1)
    assert refuse_hit == "casualty"
    say(table, 1, "sustain:dreadnought")
    while table.pending:
        assert not [key for key in offered(table, 0) if ">" in key]
        ask = table.pending[0]
        keys = table.keys(ask)
        table.answer(ask.seat, ask.id, next((k for k in ("pass", "done", "no") if k in keys), keys[0]))


@BOTH
@pytest.mark.content("sa17:ability/yin_devotion", "official:ability/yin_devotion")
def test_a_battle_of_one_round_knows_no_devotion(ruleset: str) -> None:
    table = battle(race_game(ruleset, "yin"), "2 cruiser", "destroyer", dice=[10] * 9)
    assert not [key for key in offered(table, 0) if ">" in key]


@BOTH
@pytest.mark.content("sa17:ability/yin_reversal", "official:ability/yin_reversal")
def test_who_turns_a_planet_round_says_so(ruleset: str) -> None:
    game = race_game(ruleset, "yin")
    hold(game, 0, "thibah")
    table = turn(game, "reversal")
    if asks(table, 0) == "reversal":
        say(table, 0, "planet:thibah")
    assert "planetreversed" in told(table)


@BOTH
@pytest.mark.content("sa17:ability/yin_reversal", "official:ability/yin_reversal")
def test_exhausted_planets_are_not_turned_round(ruleset: str) -> None:
    game = race_game(ruleset, "yin")
    hold(game, 0, "thibah")
    game.board.exhaust(PlanetId("jord"), "test")
    table = turn(game, "reversal")
    assert offers(table, 0) in ([], ["planet:thibah"]) or asks(table, 0) == "action"
    assert game_of(table).economy.resources(PlanetId("jord")) == race_game(ruleset, "yin").economy.resources(PlanetId("jord"))
    game = race_game(ruleset, "yin")
    game.board.exhaust(PlanetId("jord"), "test")
    assert "reversal" not in actions(game)


@BOTH
@pytest.mark.content("sa17:upgrade/fanaticism", "official:upgrade/fanaticism")
def test_fanatics_convert_two_in_one_invasion(ruleset: str) -> None:
    game = race_game(ruleset, "yin", upgrades=["fanaticism"])
    table = landed(game, "ground_force", "2 ground_force", dice=[5, 5])
    use(table, 0, "convert")
    use(table, 0, "convert")
    refuse(table)
    assert sum(units_in(table, 0, "planet:thibah").values()) == 3
    assert game_of(table).board.planet(PlanetId("thibah")).owner == 0


@pytest.mark.content("sa17:upgrade/subliminal_command")
def test_one_command_is_two_tries() -> None:
    game = race_game("sa17", "yin", upgrades=["subliminal_command"])
    table = landed(game, "ground_force", "4 ground_force", dice=[1, 1, 1])
    use(table, 0, "convert")
    use(table, 0, "convert")
    assert "convert" not in offered(table, 0)


@BOTH
@pytest.mark.content("sa17:upgrade/yin_spinner", "official:upgrade/yin_spinner")
def test_the_spinners_ground_force_needs_no_capacity_and_no_money(ruleset: str) -> None:
    game = wide(race_game(ruleset, "yin", upgrades=["yin_spinner"]))
    put(game, 0, "jord", "space_dock")
    game.player(0).trade_goods = 20
    capacity = game.economy.resources(PlanetId("jord")) + 2
    table = play(game, Step("production.produce_units", 0, HOME))
    say(table, 0, *["build:ground_force"] * capacity)
    assert "build:ground_force" not in offers(table, 0)
    refuse(say(table, 0, "done"))
    assert units_in(table, 0, "planet:jord") == {"ground_force": capacity + 1, "space_dock": 1}


@BOTH
@pytest.mark.content("sa17:flagship/yin", "official:flagship/yin")
def test_shock_troops_fly_beside_the_van_hauge_too(ruleset: str) -> None:
    game = wide(race_game(ruleset, "yin"))
    table = battle(game, "flagship, 2 ground_force, shock_troop", "cruiser", dice=[10] * 60)
    use(table, 0, "1!trooper@system:1,0")
    enact(table, "pass")
    refuse(table)
    assert [(kind, len(faces)) for _, kind, faces, _ in rolls(table, 0) if kind == "fighter"] == [("fighter", 1)]
    assert units_in(table, 0, SPACE) == {"flagship": 1, "ground_force": 2, "shock_troop": 1}  # and is one again


@BOTH
@pytest.mark.content("sa17:flagship/yin", "official:flagship/yin")
def test_soldiers_need_not_fly(ruleset: str) -> None:
    game = wide(race_game(ruleset, "yin"))
    table = refuse(battle(game, "flagship, 2 ground_force", "cruiser", dice=[10] * 30))
    assert units_in(table, 0, SPACE) == {"flagship": 1, "ground_force": 2}
    assert "fighter" not in [kind for _, kind, *_ in rolls(table, 0)]


@BOTH
@pytest.mark.content("sa17:flagship/yin", "official:flagship/yin")
def test_soldiers_who_fell_as_fighters_are_gone(ruleset: str) -> None:
    game = wide(race_game(ruleset, "yin"))
    held(game, 0, "thibah", "2 ground_force")
    table = battle(game, "flagship", "3 cruiser", dice=[1, 1] + [1, 1] + [10, 10, 1] + [10] * 40)
    enact(table, "2!soldier@planet:thibah", "destroy:fighter", "destroy:fighter")
    refuse(table)
    assert units_in(table, 0, "planet:thibah") == {}
