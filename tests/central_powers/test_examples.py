"""The worked examples of the document."""

from __future__ import annotations

import pytest
from races.racing import race_game, units_in
from tables import game_of, offers, play, put, say
from trial import give

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId

# The picture of the Creuss at sea is lost; this board has what its words say. Red stands in the lower right, next to an Alpha
# wormhole, hemmed in by enemy Cruisers; beyond are an Alpha, a Beta with a Cruiser in it and a Beta without.
START, FIRST, HELD_BETA, ALPHA, BETA = "1,1", "1,0", "-1,0", "-2,1", "-1,2"
TILES = {FIRST: "wormhole_a", HELD_BETA: "wormhole_b", ALPHA: "lodor", BETA: "quann"}
HELD = (FIRST, HELD_BETA, "0,1", "0,0", "0,2")
BEYOND = "-1,-1"  # next to the Beta with the Cruiser, and to nothing else that red can leave


def map_of_red(race: str = "creuss", ruleset: str = "cp") -> Game:
    """Red has a Cruiser in the first system and Gravity Drive, and no Light/Wave Deflector."""
    game = race_game(ruleset, race, "sol", tiles=TILES)
    give(game, 0, "gravity_drive")
    put(game, 0, START, "cruiser")
    for hex_ in HELD:
        put(game, 1, hex_, "cruiser")
    return game


def destinations(game: Game) -> list[str]:
    """The systems that red's Cruiser reaches from where it stands."""
    start = Hex(START)
    reach = game.routes.allowance(0, "cruiser", start)
    return [hex_ for hex_, _ in game.state.layout if hex_ != START and game.routes.ways(0, "cruiser", start, hex_, reach)]


@pytest.mark.rule("CP-EX-10", "CP-EX-11")
def test_red_stands_beside_a_wormhole_with_gravity_drive_and_no_deflector() -> None:
    game = map_of_red()
    assert game.board.fleets_of(0) == [START]
    assert game.routes.allowance(0, "cruiser", Hex(START)) == 2 + 1
    assert destinations(map_of_red("hacan")) == [FIRST, "0,1", "0,2"]  # ordinary movement through enemy ships is refused
    give(game, 0, "light_wave_deflector")
    assert BEYOND in destinations(game)


@pytest.mark.rule("CP-EX-12", "CP-EX-13", "CP-RAC-38", "CP-RAC-39", "CP-FAQ-62")
@pytest.mark.content("cp:ability/creuss_open_wormholes")
def test_red_goes_by_wormhole_out_of_systems_that_enemies_hold() -> None:
    game = map_of_red()
    assert destinations(game) == [FIRST, "0,1", "-1,1", HELD_BETA, BETA, ALPHA, "0,2"]
    without = (destinations(map_of_red("hacan")), destinations(map_of_red(ruleset="official")))
    assert without == ([FIRST, "0,1", "0,2"],) * 2
    table = play(game, Step("tactical.begin", 0, HELD_BETA))
    say(table, 0, f"ship:{START}:cruiser", "done")
    assert units_in(table, 0, f"system:{HELD_BETA}") == {"cruiser": 1}


@pytest.mark.rule("CP-EX-14", "CP-FAQ-62")
@pytest.mark.content("cp:ability/creuss_open_wormholes")
def test_not_even_flank_speed_takes_red_across_a_border_out_of_a_system_that_enemies_hold() -> None:
    game = map_of_red()
    game.player(0).action_cards = [CardId("flank_speed#1")]
    put(game, 0, "0,-1", "cruiser")  # one that is near enough
    game.begin_scope("turn")
    table = say(play(game, Step("tactical.begin", 0, BEYOND)), 0, "card:flank_speed#1")
    game = game_of(table)
    assert game.routes.allowance(0, "cruiser", Hex(START)) == 4
    assert game.galaxy.graph(0).distance(Hex(START), Hex(BEYOND)) == 3
    assert BEYOND not in destinations(game)
    assert offers(table, 0) == ["ship:0,-1:cruiser", "done"]
    verdict = game.explain(0, f"move:cruiser:{START}:{BEYOND}")
    assert (verdict.allowed, verdict.clause) == (False, "OFF-MOV-3")
