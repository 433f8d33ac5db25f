"""Which systems are next to each other, and what kinds of systems there are."""

from __future__ import annotations

import pytest
from tables import new_game, put

from mecatol.core.hexes import Border, Hex
from mecatol.core.records import replace
from mecatol.rules.official.game import Game
from mecatol.rules.state import BorderToken

NEXUS = Hex("nexus")


def token(game: Game, place: str, text: str) -> None:
    """Put a token on a system."""
    system = game.board.system(Hex(place))
    game.board.set_system(replace(system, tokens=(*system.tokens, text)))


@pytest.mark.rule("OFF-MOV-8")
def test_wormholes_join_systems_for_movement_only() -> None:
    game = new_game("official", tiles={"2,0": "wormhole_a", "-2,0": "wormhole_a", "-2,2": "wormhole_b"})
    assert "-2,0" in game.galaxy.movement_adjacent(0, Hex("2,0"))
    assert "-2,0" not in game.galaxy.adjacent(Hex("2,0"))
    assert game.galaxy.distance(Hex("2,0"), Hex("-2,0")) == 4


@pytest.mark.rule("OFF-MOV-8")
def test_a_letter_with_one_end_leads_nowhere() -> None:
    game = new_game("official", tiles={"2,0": "wormhole_a"})
    assert game.galaxy.movement_adjacent(0, Hex("2,0")) == game.galaxy.adjoining(Hex("2,0"))


@pytest.mark.parametrize("ruleset", ["official", "cp"])
@pytest.mark.rule("OFF-SE-NEX", "CP-OPT-27")
def test_the_nexus_is_next_to_every_alpha_and_beta_system(ruleset: str) -> None:
    game = new_game(ruleset, tiles={"2,0": "wormhole_a", "-2,2": "wormhole_b", "nexus": "wormhole_nexus"})
    assert sorted(game.galaxy.movement_adjacent(0, NEXUS)) == ["-2,2", "2,0"]
    assert game.galaxy.adjacent(NEXUS) == ()
    assert game.galaxy.graph(0).distance(Hex("2,0"), Hex("-2,2")) == 2


@pytest.mark.rule("SA17-NOM-12")
def test_in_shattered_ascension_wormholes_make_systems_adjacent_for_everything() -> None:
    game = new_game("sa17", tiles={"2,0": "wormhole_a", "-2,0": "wormhole_a"})
    assert "-2,0" in game.galaxy.adjacent(Hex("2,0"))
    assert game.galaxy.distance(Hex("2,0"), Hex("-2,0")) == 1


@pytest.mark.rule("SA17-NOM-13")
def test_adjoining_systems_share_a_tile_border() -> None:
    game = new_game("sa17", tiles={"2,0": "wormhole_a", "-2,0": "wormhole_a"})
    assert "-2,0" not in game.galaxy.adjoining(Hex("2,0"))
    assert sorted(game.galaxy.adjoining(Hex("2,0"))) == ["1,0", "1,1", "2,-1"]


@pytest.mark.rule("SA17-NOM-11")
def test_only_printed_wormholes_are_stationary() -> None:
    game = new_game("sa17", tiles={"2,0": "wormhole_a"})
    token(game, "-2,1", "wormhole:A/B")
    assert game.galaxy.wormholes(Hex("-2,1")) == ("A",)
    assert game.galaxy.stationary(Hex("-2,1")) == ()
    assert game.galaxy.distance(Hex("2,0"), Hex("-2,1")) == 1
    assert game.galaxy.stable_distance(Hex("2,0"), Hex("-2,1")) == 4


@pytest.mark.rule("SA17-NOM-05")
def test_a_void_system_has_no_planet_no_wormhole_and_is_not_special() -> None:
    tiles = {"2,0": "empty_base", "-2,0": "wormhole_a", "-2,2": "nebula_base", "2,-2": "empty_se"}
    game = new_game("sa17", tiles=tiles)
    assert game.galaxy.is_void(Hex("2,0"))
    assert not game.galaxy.is_void(Hex("-2,0"))
    assert not game.galaxy.is_void(Hex("-2,2"))
    assert not game.galaxy.is_void(Hex("0,-1"))
    token(game, "2,-2", "wormhole:B/A")
    assert not game.galaxy.is_void(Hex("2,-2"))


@pytest.mark.rule("OFF-GEN-9")
def test_an_empty_system_has_no_units_and_is_not_special() -> None:
    game = new_game("official", tiles={"-2,2": "nebula_base"})
    assert game.galaxy.is_empty(Hex("0,-1"))
    assert game.galaxy.is_empty(Hex("0,-2")), "planets and their owners do not matter"
    assert not game.galaxy.is_empty(Hex("-2,2"))
    put(game, 1, "wellon", "pds")
    assert not game.galaxy.is_empty(Hex("0,-1"))


@pytest.mark.rule("SA17-BRD-01", "SA17-TOK-05")
def test_border_tokens_lie_on_one_border_and_leave_systems_adjacent() -> None:
    game = new_game("sa17")
    lying = BorderToken(Border("0,0|0,-1"), "space_time_anomaly")
    game.state.border_tokens = [lying]
    assert game.galaxy.border_tokens(Hex("0,-1"), Hex("0,0")) == [lying]
    assert game.galaxy.border_tokens(Hex("0,-1"), Hex("1,-1")) == []
    assert "0,0" in game.galaxy.adjacent(Hex("0,-1"))
