"""Technologies read blind a sixth time: what each says, and where it meets a race or another technology."""

from __future__ import annotations

import pytest
from races.racing import HERE, battle, race_game, rolls, units_in
from readings.reading import held, wide
from tables import game_of, new_game, offers, play, put, say
from trial import give, trial

from mecatol.cards.political.official_fates import ruin_system
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import MECATOL_REX
from mecatol.rules.state import PlanetId

FAR = "0,-1"  # next to the home of the first player, and to the planets of "1,-2"

# -- Hylar V Laser beside Assault Cannons --------------------------------------------------------------------------------


@pytest.mark.content("sa17:ability/mentak_ambush")
def test_the_laser_helps_the_ambush_and_not_the_shots_of_assault_cannons() -> None:
    """Three Cruisers have a shot each from the cannons, at seven; two of them one more from ambush, at six."""
    game = wide(race_game("sa17", "mentak"))
    give(game, 0, "hylar_v_assault_laser", "assault_cannon")
    table = battle(game, "3 cruiser", "2 dreadnought", dice=[1] * 5)
    shots = [(needed, len(faces)) for purpose, _, faces, needed in rolls(table, 0) if purpose == "precombat"]
    assert sorted(shots) == [(6, 2), (7, 3)]


@pytest.mark.content("sa17:ability/mentak_ambush")
@pytest.mark.parametrize(("owned", "expected"), [((), [(6, 2)]), (("assault_cannon",), [(7, 2)])])
def test_shots_of_one_source_are_of_one_kind(owned: tuple[str, ...], expected: list[tuple[int, int]]) -> None:
    game = wide(race_game("sa17", "letnev" if owned else "mentak"))
    give(game, 0, "hylar_v_assault_laser", *owned)
    table = battle(game, "2 cruiser", "2 dreadnought", dice=[1] * 2)
    shots = [(needed, len(faces)) for purpose, _, faces, needed in rolls(table, 0) if purpose == "precombat"]
    assert shots == expected


# -- Integrated Economy, officially --------------------------------------------------------------------------------------


def economy(*races: str) -> Game:
    """The first player has Integrated Economy, and has activated a system next to his home, where a planet is his."""
    game = wide(race_game("official", *races))
    give(game, 0, "integrated_economy")
    game.player(0).trade_goods = 9
    held(game, 0, "wellon")
    game.board.lay_counter(0, Hex(FAR), "pool")
    return game


@pytest.mark.content("official:ability/arborec_ground_force_production")
def test_what_spores_make_stays_where_they_are() -> None:
    game = economy("arborec")
    home = game.board.home_planets(0)[0].id
    put(game, 0, home, "ground_force")
    assert "build:cruiser" in offers(spores := play(game, Step("production.produce_units", 0, "0,-2")), 0)
    assert not [key for key in offers(spores, 0) if FAR in key or "wellon" in key]
    put(game := economy("arborec"), 0, home, "space_dock")
    assert f"build:cruiser@system:{FAR}" in offers(play(game, Step("production.produce_units", 0, "0,-2")), 0)


@pytest.mark.parametrize("activated", [True, False])
def test_ground_units_go_to_the_next_system_and_not_to_another_planet_beside_the_dock(activated: bool) -> None:
    game = wide(new_game("official", tiles={HERE: "new_albion_starpoint"}))
    give(game, 0, "integrated_economy")
    game.player(0).trade_goods = 9
    for planet in ("new_albion", "starpoint", "vefut_ii"):
        held(game, 0, planet)
    put(game, 0, "starpoint", "space_dock")
    if activated:
        game.board.lay_counter(0, game.board.system_of(PlanetId("vefut_ii")), "pool")
    keys = offers(play(game, Step("production.produce_units", 0, HERE)), 0)
    assert "build:ground_force" in keys
    assert "build:ground_force@planet:new_albion" not in keys
    assert ("build:ground_force@planet:vefut_ii" in keys) is activated


# -- Gen Synthesis, officially: whoever is destroyed, by whatever --------------------------------------------------------


@pytest.mark.content("official:upgrade/nova_seed")
def test_those_who_burn_with_their_sun_may_be_synthesised_anew() -> None:
    game = race_game("official", "muaat", upgrades=["nova_seed"])
    give(game, 0, "gen_synthesis")
    held(game, 0, "thibah", "2 ground_force")
    put(game, 0, HERE, "cruiser")
    table = play(game, Step("action_phase.turn", 0), dice=[5, 4])
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("nova_seed")))
    assert [faces for purpose, _, faces, _ in rolls(table, 0) if purpose == "gen_synthesis"] == [[5, 4]]
    home = game_of(table).board.home_planets(0)[0].id
    assert units_in(table, 0, f"planet:{home}") == {"ground_force": 1}


@pytest.mark.content("official:political/ancient_artifact")
def test_those_whom_an_artifact_destroys_may_be_synthesised_anew() -> None:
    game = new_game("official")
    give(game, 1, "gen_synthesis")
    held(game, 1, "mecatol_rex", "2 ground_force, mechanized_unit")
    table = trial(game, lambda game: ruin_system(game, game.board.system_of(MECATOL_REX)), dice=[5, 4])
    assert [faces for purpose, _, faces, _ in rolls(table, 1) if purpose == "gen_synthesis"] == [[5, 4]]
    say(table, 1, "arc_prime")
    assert units_in(table, 1, "planet:arc_prime") == {"ground_force": 1}
    assert units_in(table, 1, "planet:mecatol_rex") == {}


# -- Gravity Drive -------------------------------------------------------------------------------------------------------

DRIVEN = pytest.mark.parametrize("ruleset", ["official", "cp"])


@DRIVEN
@pytest.mark.content("official:flagship/creuss")
def test_the_wormhole_of_their_flagship_drives_ghosts_next_to_it_and_nobody_else(ruleset: str) -> None:
    game = race_game(ruleset, "creuss", tiles={"1,-1": "empty_base"})
    for seat in (0, 1):
        give(game, seat, "gravity_drive")
    before = [game.routes.allowance(seat, "cruiser", Hex("1,-1")) for seat in (0, 1)]
    put(game, 0, HERE, "flagship")
    after = [game.routes.allowance(seat, "cruiser", Hex("1,-1")) for seat in (0, 1)]
    assert [new - old for old, new in zip(before, after, strict=True)] == [1, 0]


@DRIVEN
@pytest.mark.content("official:upgrade/spatial_conduit_network")
def test_a_conduit_is_no_wormhole_that_drives_ships(ruleset: str) -> None:
    game = race_game(ruleset, "jol_nar", tiles={"1,-1": "empty_base"})
    give(game, 0, "gravity_drive")
    for planet, where in (("thibah", HERE), ("tarmann", "-1,0")):
        held(game, 0, planet, "ground_force")
        put(game, 0, where, "cruiser")
    before = game.routes.allowance(0, "cruiser", Hex("1,-1"))
    game.begin_effect("open_conduit", 0, "technology")
    assert game.routes.allowance(0, "cruiser", Hex("1,-1")) == before
