"""The Yin Brotherhood."""

from __future__ import annotations

import pytest
from leading import acting
from races.racing import HERE, HOME, battle, landed, offered, race_game, rolls, units_in, use
from tables import asks, game_of, hold, offers, play, put, say
from trial import trial
from voting import passed

from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import NEUTRAL, CardId, PlanetId

BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])
ALL = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats", "cp -tactical_retreats"])


@BOTH
@pytest.mark.rule("OFF-RAC-13")
@pytest.mark.content("sa17:ability/yin_convert", "official:ability/yin_convert")
def test_a_five_converts_a_ground_force(ruleset: str) -> None:
    table = landed(race_game(ruleset, "yin"), "ground_force", "2 ground_force", dice=[5, 10, 10, 1])
    assert offered(table, 0) == ["convert"]
    use(table, 0, "convert")
    assert game_of(table).board.planet(PlanetId("thibah")).owner == 0
    assert sum(units_in(table, 0, "planet:thibah").values()) == 2


@BOTH
@pytest.mark.content("sa17:ability/yin_convert", "official:ability/yin_convert")
def test_a_four_converts_nobody_and_there_is_one_try(ruleset: str) -> None:
    table = landed(race_game(ruleset, "yin"), "ground_force", "ground_force", dice=[4, 1, 10])
    use(table, 0, "convert")
    assert not offered(table, 0)
    assert game_of(table).board.planet(PlanetId("thibah")).owner == 1


@BOTH
@pytest.mark.content("sa17:ability/yin_convert", "official:ability/yin_convert")
def test_defenders_and_machines_are_not_converted(ruleset: str) -> None:
    assert not offered(landed(race_game(ruleset, "sol", "yin"), "ground_force", "ground_force", dice=[1, 1]), 1)
    assert not offered(landed(race_game(ruleset, "yin"), "ground_force", "mechanized_unit", dice=[1, 1]), 0)


def against_locals(ruleset: str) -> Game:
    game = race_game(ruleset, "yin")
    put(game, NEUTRAL, "thibah", "2 ground_force")
    return game


@pytest.mark.rule("SA17-DOM-04", "OFF-FAQ-10")
@pytest.mark.content("sa17:ability/yin_convert", "official:ability/yin_convert")
def test_locals_are_converted_in_build_17_alone() -> None:
    for ruleset, expected in (("sa17", ["convert"]), ("official", [])):
        game = against_locals(ruleset)
        put(game, 0, HERE, "carrier")
        put(game, 0, "thibah", "2 ground_force")
        assert offered(acting(game, HERE, "invasion.begin", dice=[1] * 4 + [10] * 4), 0) == expected


@BOTH
@pytest.mark.content("sa17:upgrade/fanaticism", "official:upgrade/fanaticism")
def test_fanatics_try_twice(ruleset: str) -> None:
    game = race_game(ruleset, "yin", upgrades=["fanaticism"])
    table = landed(game, "ground_force", "3 ground_force", dice=[1, 5])
    use(table, 0, "convert")
    use(table, 0, "convert")
    assert [faces for purpose, _, faces, _ in rolls(table, 0) if purpose == "convert"] == [[1], [5]]
    assert not offered(table, 0)


@pytest.mark.content("sa17:upgrade/subliminal_command")
def test_subliminal_commands_are_one_try_more() -> None:
    game = race_game("sa17", "yin", upgrades=["fanaticism", "subliminal_command"])
    table = landed(game, "ground_force", "4 ground_force", dice=[1, 1, 1])
    for _ in range(3):
        use(table, 0, "convert")
    assert not offered(table, 0)


@ALL
@pytest.mark.rule("OFF-RAC-13", "CP-RAC-24")
@pytest.mark.content("sa17:ability/yin_devotion", "official:ability/yin_devotion", "cp:ability/yin_devotion")
def test_a_cruiser_is_given_up_before_the_second_round(ruleset: str) -> None:
    table = battle(race_game(ruleset, "sol", "yin"), "carrier, dreadnought", "cruiser, destroyer, carrier", dice=[1] * 6)
    assert game_of(table).board.battle.round == 2
    assert sorted(offered(table, 1)) == ["cruiser>carrier", "cruiser>dreadnought", "destroyer>carrier", "destroyer>dreadnought"]
    use(table, 1, "destroyer>carrier")
    assert "carrier" not in units_in(table, 0, f"system:{HERE}")
    assert not offered(table, 1)


@BOTH
@pytest.mark.content("sa17:ability/yin_devotion", "official:ability/yin_devotion")
def test_the_ship_that_is_struck_may_sustain_the_hit(ruleset: str) -> None:
    table = battle(race_game(ruleset, "sol", "yin"), "carrier, dreadnought", "cruiser, destroyer", dice=[1] * 6)
    use(table, 1, "destroyer>dreadnought")
    assert asks(table, 0) == "casualty"
    assert offers(table, 0) == ["sustain:dreadnought", "destroy:dreadnought"]


def courageous(ruleset: str, fleet: str, dice: list[int]) -> Table:
    """The Yin give up a Destroyer against the only ship of the enemy, and reply to its loss."""
    game = race_game(ruleset, "sol", "yin")
    game.player(1).action_cards = [CardId("courageous_to_the_end")]
    table = use(battle(game, fleet, "2 destroyer", dice=dice), 1, f"destroyer>{fleet}")
    return say(table, 1, "card:courageous_to_the_end")


@BOTH
@pytest.mark.content("sa17:ability/yin_devotion", "official:ability/yin_devotion")
def test_a_ship_that_falls_to_a_reply_is_struck_no_more(ruleset: str) -> None:
    table = courageous(ruleset, "carrier", [1, 1, 1, 10, 1])
    assert table.over
    assert units_in(table, 0, f"system:{HERE}") == {}
    assert units_in(table, 1, f"system:{HERE}") == {"destroyer": 1}


@BOTH
@pytest.mark.content("sa17:ability/yin_devotion", "official:ability/yin_devotion")
def test_a_ship_that_sustains_the_hit_of_a_reply_falls_to_devotion(ruleset: str) -> None:
    misses = [1] * (4 if "sa17" in ruleset else 3)  # in Shattered Ascension a Dreadnought has two dice
    table = courageous(ruleset, "dreadnought", [*misses, 10, 1])
    say(table, 0, "sustain:dreadnought")
    assert units_in(table, 0, f"system:{HERE}") == {}


@ALL
@pytest.mark.rule("OFF-RAC-13", "OFF-FAQ-10", "CP-RAC-25")
@pytest.mark.content("sa17:ability/yin_reversal", "official:ability/yin_reversal", "cp:ability/yin_reversal")
def test_a_planet_is_turned_round_for_the_round(ruleset: str) -> None:
    game = race_game(ruleset, "yin")
    hold(game, 0, "jord", "thibah")
    before = game.economy.resources(PlanetId("jord")), game.economy.influence(PlanetId("jord"))
    assert before[0] != before[1]
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("reversal")), "planet:jord")
    economy = game_of(table).economy
    assert (economy.resources(PlanetId("jord")), economy.influence(PlanetId("jord"))) == (before[1], before[0])
    again = play(game_of(table), Step("action_phase.turn", 0))
    assert not [key for key in offers(again, 0) if key.endswith("reversal")]
    game_of(again).end_scope("round")
    assert game_of(again).economy.resources(PlanetId("jord")) == before[0]


@pytest.mark.content("official:ability/yin_reversal", "official:political/labor_force_politics")
def test_a_planet_that_is_turned_round_twice_is_as_printed() -> None:
    game = race_game("official", "yin")
    hold(game, 0, "jord", "thibah")
    game.state.speaker = 0
    before = game.economy.resources(PlanetId("jord")), game.economy.influence(PlanetId("jord"))
    game = passed(game, "labor_force_politics")
    game.state.phase = "action"
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("reversal")), "planet:jord")
    economy = game_of(table).economy
    assert (economy.resources(PlanetId("jord")), economy.influence(PlanetId("jord"))) == before
    assert economy.resources(PlanetId("thibah")) == game_of(table).board.printed_planet(PlanetId("thibah")).influence


@BOTH
@pytest.mark.content("sa17:ability/yin_reversal", "official:ability/yin_reversal")
def test_who_takes_the_planet_finds_it_as_it_was(ruleset: str) -> None:
    game = race_game(ruleset, "yin")
    hold(game, 0, "jord", "thibah")
    before = game.economy.resources(PlanetId("jord"))
    game.begin_effect("yin_reversed", 0, "race", until="round", where="planet:jord")
    assert game.economy.resources(PlanetId("jord")) != before

    async def taken(game: Game) -> None:
        await game.invasion.gain(1, PlanetId("jord"), "invasion")
        await game.invasion.gain(0, PlanetId("jord"), "invasion")

    assert game_of(trial(game, taken)).economy.resources(PlanetId("jord")) == before


@BOTH
@pytest.mark.content("sa17:upgrade/yin_spinner", "official:upgrade/yin_spinner")
def test_the_spinner_adds_a_ground_force_to_every_build(ruleset: str) -> None:
    game = race_game(ruleset, "yin", upgrades=["yin_spinner"])
    put(game, 0, "jord", "space_dock")
    game.player(0).trade_goods = 3
    table = play(game, Step("production.produce_units", 0, HOME))
    say(table, 0, "build:cruiser", "done")
    while asks(table, 0):
        say(table, 0, offers(table, 0)[0])
    assert units_in(table, 0, "planet:jord") == {"space_dock": 1, "ground_force": 1}
    assert units_in(table, 0, f"system:{HOME}") == {"cruiser": 1}
    idle = race_game(ruleset, "yin", upgrades=["yin_spinner"])
    put(idle, 0, "jord", "space_dock")
    table = say(play(idle, Step("production.produce_units", 0, HOME)), 0, "done")
    assert units_in(table, 0, "planet:jord") == {"space_dock": 1}


@BOTH
@pytest.mark.content("sa17:flagship/yin", "official:flagship/yin")
def test_soldiers_fly_fighters_beside_the_van_hauge(ruleset: str) -> None:
    game = race_game(ruleset, "yin")
    put(game, 0, "thibah", "3 ground_force")
    hold(game, 0, "thibah")
    table = battle(game, "flagship, 2 ground_force", "destroyer, cruiser", dice=[10, 1] + [10] * 4 + [1] * 10)
    assert "2!soldier@system:1,0" in offered(table, 0)
    use(table, 0, "2!soldier@system:1,0")
    use(table, 0, "1!soldier@planet:thibah")
    say(table, 0, "pass", "destroy:fighter!soldier@thibah")
    dice = [(kind, len(faces), needed) for purpose, kind, faces, needed in rolls(table, 0) if purpose == "battle"]
    assert sum(number for kind, number, _ in dice[:3] if kind == "fighter") == 2  # the barrage has shot one down
    assert {needed for kind, _, needed in dice if kind == "fighter"} == {9}
    assert "fighter" not in units_in(table, 0, f"system:{HERE}")
    left = units_in(table, 0, f"system:{HERE}").get("ground_force", 0) + units_in(table, 0, "planet:thibah")["ground_force"]
    assert left == 4


@BOTH
@pytest.mark.content("sa17:flagship/yin", "official:flagship/yin")
def test_without_the_van_hauge_soldiers_stay_aboard(ruleset: str) -> None:
    table = battle(race_game(ruleset, "yin"), "carrier, 2 ground_force", "destroyer", dice=[10, 1])
    assert not offered(table, 0)
