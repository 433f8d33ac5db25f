"""The Embers of Muaat."""

from __future__ import annotations

import pytest
from invariants import check
from races.racing import HERE, HOME, race_game, units_in
from tables import game_of, hold, offers, play, put, say
from trial import give

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.moments import EXTRA_DICE, Firing, Travel
from mecatol.rules.state import PlanetId

BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])
ALL = pytest.mark.parametrize("ruleset", ["official", "sa17", "cp"])


@pytest.mark.parametrize("ruleset", ["official", "cp"])
@pytest.mark.rule("OFF-RAC-14", "CP-RAC-17")
@pytest.mark.content("official:ability/muaat_war_sun_speed", "cp:ability/muaat_war_sun_speed")
def test_war_suns_are_slow_before_deep_space_cannon(ruleset: str) -> None:
    game = race_game(ruleset, "muaat")
    assert game.routes.allowance(0, "war_sun", Hex(HERE)) == 1
    give(game, 0, "deep_space_cannon")
    assert game.routes.allowance(0, "war_sun", Hex(HERE)) == 2


@pytest.mark.content("sa17:ability/muaat_slow_war_suns")
def test_the_war_sun_technology_waits_for_deep_space_cannon() -> None:
    game = race_game("sa17", "muaat")
    give(game, 0, "war_sun")
    firing = Firing(0, "war_sun", "bombardment", Hex(HERE), PlanetId("thibah"))
    assert game.routes.allowance(0, "war_sun", Hex(HERE)) == 1
    assert game.combat.dice(firing, 1) == 1
    give(game, 0, "deep_space_cannon")
    assert game.routes.allowance(0, "war_sun", Hex(HERE)) == 2
    assert game.combat.dice(firing, 1) == 3


@ALL
@pytest.mark.rule("OFF-RAC-14", "CP-RAC-18")
@pytest.mark.content("sa17:ability/muaat_forge", "official:ability/muaat_forge", "cp:ability/muaat_forge")
def test_ships_are_forged_beside_war_suns_and_docks(ruleset: str) -> None:
    game = race_game(ruleset, "muaat")
    put(game, 0, HERE, "war_sun")
    put(game, 0, "jord", "space_dock")
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, next(key for key in offers(table, 0) if key.endswith(":forge")))
    assert sorted(offers(table, 0)) == sorted(f"{kind}@{hex_}" for kind in ("fighter", "destroyer") for hex_ in (HOME, HERE))
    say(table, 0, f"fighter@{HERE}")
    assert units_in(table, 0, f"system:{HERE}") == {"war_sun": 1, "fighter": 2}
    assert game_of(table).player(0).strategy == 1
    idle = race_game(ruleset, "muaat")
    assert not [key for key in offers(play(idle, Step("action_phase.turn", 0)), 0) if key.endswith(":forge")]


@ALL
@pytest.mark.rule("OFF-RAC-14", "CP-RAC-19")
@pytest.mark.content(
    "sa17:ability/muaat_supernova_transit", "official:ability/muaat_supernova_transit", "cp:ability/muaat_supernova_transit"
)
def test_supernovas_are_passed_and_not_entered(ruleset: str) -> None:
    game = race_game(ruleset, "muaat", "sol", tiles={HERE: "supernova_base"})
    way = Travel(0, "cruiser", Hex("1,-1"), Hex("1,-1"), Hex(HERE), Hex("1,1"))
    assert game.routes.may_enter(way).allowed
    assert not game.routes.may_enter(Travel(1, "cruiser", Hex("1,-1"), Hex("1,-1"), Hex(HERE), Hex("1,1"))).allowed
    assert not game.routes.may_enter(Travel(0, "cruiser", Hex("1,-1"), Hex("1,-1"), Hex(HERE), Hex(HERE))).allowed
    put(game, 0, "1,-1", "cruiser")
    table = play(game, Step("action_phase.turn", 0))
    assert "activate:1,1" in offers(table, 0)
    assert f"activate:{HERE}" not in offers(table, 0)


@BOTH
@pytest.mark.content("sa17:upgrade/magmus_reactor", "official:upgrade/magmus_reactor")
def test_the_magmus_reactor_makes_war_suns_fast_and_cheap(ruleset: str) -> None:
    game = race_game(ruleset, "muaat", upgrades=["magmus_reactor"])
    assert game.routes.allowance(0, "war_sun", Hex(HERE)) == 2
    assert game.production.halves(0, Hex(HOME), "war_sun") == 20


@pytest.mark.content("sa17:upgrade/magma_obliterator")
def test_one_war_sun_has_two_bombardment_dice_more() -> None:
    game = race_game("sa17", "muaat", upgrades=["magma_obliterator"])
    put(game, 0, HERE, "war_sun, war_sun*1")
    dice = [
        game.fold(EXTRA_DICE, 0, Firing(0, "war_sun", "bombardment", Hex(HERE), PlanetId("thibah"), damage=n)) for n in (0, 1)
    ]
    assert dice == [2, 0]
    assert game.fold(EXTRA_DICE, 0, Firing(0, "war_sun", "battle", Hex(HERE))) == 0


@BOTH
@pytest.mark.content("sa17:flagship/muaat", "official:flagship/muaat")
def test_the_inferno_launches_a_cruiser(ruleset: str) -> None:
    game = race_game(ruleset, "muaat")
    put(game, 0, HERE, "flagship")
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, next(key for key in offers(table, 0) if key.endswith(f"cruiser@{HERE}")))
    assert units_in(table, 0, f"system:{HERE}") == {"flagship": 1, "cruiser": 1}
    assert game_of(table).player(0).strategy == 1


@BOTH
@pytest.mark.content("sa17:upgrade/nova_seed", "official:upgrade/nova_seed")
def test_a_system_becomes_a_supernova_once(ruleset: str) -> None:
    game = race_game(ruleset, "muaat", upgrades=["nova_seed"])
    hold(game, 0, "thibah", "vefut_ii")
    put(game, 0, HERE, "cruiser, carrier, 2 fighter")
    put(game, 0, "thibah", "2 ground_force, space_dock")
    put(game, 0, "0,0", "cruiser")
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("nova_seed")))
    after = game_of(table)
    assert after.galaxy.anomaly(Hex(HERE)) == "supernova"
    assert not after.board.has_planet(PlanetId("thibah"))
    assert units_in(table, 0, f"system:{HERE}") == {"cruiser": 1, "carrier": 1, "fighter": 2}
    assert [planet.id for planet in after.board.planets_of(0)] == ["vefut_ii", "jord"]
    assert after.movement.reachable(0, "cruiser", Hex(HERE), Hex("1,-1"))
    check(after)
    put(after, 0, "1,-1", "cruiser")
    assert not [key for key in offers(play(after, Step("action_phase.turn", 0)), 0) if key.endswith("nova_seed")]


@BOTH
@pytest.mark.content("sa17:upgrade/nova_seed", "official:upgrade/nova_seed")
def test_suns_next_to_a_special_system_do_not_burn(ruleset: str) -> None:
    game = race_game(ruleset, "muaat", upgrades=["nova_seed"], tiles={"1,-1": "nebula_base"})
    hold(game, 0, "thibah")
    put(game, 0, HERE, "cruiser")
    assert not [key for key in offers(play(game, Step("action_phase.turn", 0)), 0) if key.endswith("nova_seed")]
