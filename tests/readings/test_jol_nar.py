"""The Universities of Jol-Nar, read a second time."""

from __future__ import annotations

import pytest
from races.racing import HERE, HOME, battle, become, landed, offered, race_game, rolls, units_in, use
from readings.reading import SPACE, enact, goods, held, turn, wide
from strategic import exhaust, holding, uses
from tables import asks, game_of, hold, put
from trial import give

from mecatol.core.hexes import Hex
from mecatol.rules.moments import Firing
from mecatol.rules.state import PlanetId

BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])
FAR = "-1,1"  # Saudor


@BOTH
@pytest.mark.content("sa17:ability/jol_nar_recalculate", "official:ability/jol_nar_recalculate")
def test_dice_on_planets_are_rolled_again(ruleset: str) -> None:
    table = landed(race_game(ruleset, "jol_nar"), "ground_force", "ground_force", dice=[1, 1, 10])
    use(table, 0, "again:0")
    enact(table, "pass")
    assert game_of(table).board.planet(PlanetId("thibah")).owner == 0
    assert game_of(table).player(0).strategy == 1


@BOTH
@pytest.mark.content("sa17:ability/jol_nar_recalculate", "official:ability/jol_nar_recalculate")
def test_the_dice_of_their_technologies_are_rolled_again(ruleset: str) -> None:
    game = race_game(ruleset, "jol_nar")
    give(game, 0, "dacxive_animators")
    table = landed(game, "2 ground_force", "ground_force", dice=[9, 1, 1, 5, 6])
    enact(table, "pass", until="other_dice")
    use(table, 0, "again:0")
    enact(table, "pass")
    assert sum(units_in(table, 0, "planet:thibah").values()) == 3


@BOTH
@pytest.mark.content("sa17:upgrade/spatial_conduit_network", "official:upgrade/spatial_conduit_network")
def test_the_conduit_is_no_wormhole(ruleset: str) -> None:
    game = wide(race_game(ruleset, "jol_nar", upgrades=["spatial_conduit_network"]))
    hold(game, 0, "jord", "saudor")
    put(game, 0, HOME, "dreadnought")
    put(game, 0, FAR, "destroyer")
    if "sa17" in ruleset:
        game.begin_effect("shut_wormholes", -1, "law")
    become(game, 1, "creuss")
    table = turn(game, f"activate:{FAR}", "conduit", f"ship:{HOME}:dreadnought", "done")
    assert units_in(table, 0, f"system:{FAR}")["dreadnought"] == 1


@BOTH
@pytest.mark.content("sa17:upgrade/spatial_conduit_network", "official:upgrade/spatial_conduit_network")
def test_ships_of_one_move_use_the_conduit_once_and_then_fly_on(ruleset: str) -> None:
    game = wide(race_game(ruleset, "jol_nar", upgrades=["spatial_conduit_network"]))
    hold(game, 0, "jord", "saudor", "thibah")
    put(game, 0, HOME, "2 dreadnought, cruiser")
    put(game, 0, FAR, "destroyer")
    put(game, 0, HERE, "destroyer")
    table = turn(game, f"activate:{FAR}", "conduit", *[f"ship:{HOME}:dreadnought"] * 2, f"ship:{HOME}:cruiser", "done")
    assert units_in(table, 0, f"system:{FAR}") == {"dreadnought": 2, "cruiser": 1, "destroyer": 1}


@BOTH
@pytest.mark.content("sa17:upgrade/spatial_conduit_network", "official:upgrade/spatial_conduit_network")
def test_the_conduit_not_used_is_not_spent(ruleset: str) -> None:
    game = wide(race_game(ruleset, "jol_nar", upgrades=["spatial_conduit_network"]))
    hold(game, 0, "jord", "saudor")
    put(game, 0, HOME, "dreadnought")
    put(game, 0, FAR, "destroyer")
    table = turn(game, f"activate:{FAR}", "pass")
    assert "conduit" not in [event.get("key") for event in table.events_since(None)]
    game = game_of(table)
    assert not game.used_this_round(next(e for e in game.state.effects if e.key == "spatial_conduit_network"))


@BOTH
@pytest.mark.content("sa17:upgrade/electro_resonance_turbines", "official:upgrade/electro_resonance_turbines")
def test_turbines_pay_every_time_and_only_for_controlled_systems(ruleset: str) -> None:
    game = wide(race_game(ruleset, "jol_nar", upgrades=["electro_resonance_turbines"]))
    held(game, 0, "thibah", "ground_force")
    held(game, 0, "wellon", "ground_force")
    game.state.round = 3
    put(game, 0, HERE, "cruiser")
    put(game, 0, "0,-1", "cruiser")
    table = turn(game, f"activate:{HERE}", seat=1)
    enact(table, "pass")
    enact(table, "activate:0,-1", seat=1)
    assert goods(table) == 6


@BOTH
@pytest.mark.content("sa17:flagship/jol_nar", "official:flagship/jol_nar")
def test_a_ten_of_another_ship_is_one_hit_and_the_hylarim_needs_three(ruleset: str) -> None:
    game = wide(race_game(ruleset, "jol_nar"))
    game.player(0).strategy = 0
    table = battle(game, "flagship, cruiser", "8 cruiser", dice=[10, 1, 1] + [1] * 200)
    needed = {kind: needed for purpose, kind, _, needed in rolls(table, 0) if purpose == "battle"}
    assert needed == {"cruiser": 8, "flagship": 3}
    assert units_in(table, 1, SPACE) == {"cruiser": 7}


@BOTH
@pytest.mark.content("sa17:ability/jol_nar_frail", "official:ability/jol_nar_frail")
def test_frailty_before_battles_and_in_bombardments(ruleset: str) -> None:
    game = race_game(ruleset, "jol_nar")
    assert game.combat.value(Firing(0, "dreadnought", "bombardment", Hex(HERE), PlanetId("thibah"))) == 6
    assert game.combat.value(Firing(0, "cruiser", "precombat", Hex(HERE))) == 8


@pytest.mark.content("sa17:upgrade/predictive_targeting")
def test_the_first_re_roll_is_free_in_each_combat_and_without_counters() -> None:
    game = wide(race_game("sa17 -tactical_retreats", "jol_nar", upgrades=["predictive_targeting"]))
    game.player(0).strategy = 0
    table = battle(game, "2 cruiser", "dreadnought", dice=[1] * 50)
    use(table, 0, "again:0")
    assert not [key for key in offered(table, 0) if key.startswith("again")]
    table = landed(game_of(table), "ground_force", "ground_force", dice=[1] * 9)
    assert [key for key in offered(table, 0) if key.startswith("again")]


@pytest.mark.content("official:ability/jol_nar_scholars")
def test_one_free_one_for_six_and_one_for_eight() -> None:
    game = holding("official", {"technology_ii": 0})
    become(game, 1, "jol_nar")
    exhaust(game, 1, goods=14)
    table = enact(uses(game, "technology_ii", 1), "use", "first", seat=1)
    enact(table, "antimass_deflectors", "xrd_transporters", "enviro_compensator", seat=1)
    assert goods(table, 1) == 0
    assert len(game_of(table).player(1).technologies) == 3


@pytest.mark.content("sa17:ability/jol_nar_scholars")
def test_scholars_need_not_study_twice() -> None:
    game = holding("sa17", {"technology": 0})
    become(game, 1, "jol_nar")
    exhaust(game, 1, goods=9)
    table = enact(uses(game, "technology", 1), "use", "no", "antimass_deflectors", seat=1)
    assert game_of(table).player(1).technologies == ["antimass_deflectors"] or asks(table, 1)
    assert game_of(table).player(1).strategy == 1
