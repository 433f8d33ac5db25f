"""The preset maps, and the judge of maps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

import pytest
from opening import begin, started

from mecatol.core.errors import RulesetError
from mecatol.core.hexes import MIDDLE, Graph, Hex, coordinates, distance, hex_at, order, ring, sides, spiral
from mecatol.maps import PresetMap, maps_for, preset_maps
from mecatol.maps.judge import MEASURES, SA17, SA_ES, Broken, Judgement, Limits, Measure, judge
from mecatol.rules.content import System, typed_table

MAPS = preset_maps()
OURS = {key: each for key, each in MAPS.items() if each.provenance == "ours"}
PROPHECY = MAPS["the_prophecy"]

SPREADS: dict[str, tuple[Fraction | int, ...]] = {
    "the_long_watch": (0, 0, 0, 0),
    "three_thrones": (0, 0, 0, 0),
    "crossroads": (0, 0, 0, Fraction(1, 2)),
    "pentarchy": (0, 0, 0, Fraction(1, 2)),
    "the_wheel": (0, Fraction(1, 2), 0, Fraction(1, 2)),
    "windrose": (0, Fraction(1, 2), Fraction(1, 2), Fraction(3, 2)),
    "seven_lamps": (0, Fraction(1, 2), Fraction(1, 2), Fraction(1, 2)),
    "the_great_ring": (0, 0, Fraction(1, 2), Fraction(3, 2)),
    "nine_crowns": (1, 1, Fraction(3, 2), Fraction(1, 2)),
    "ultimatum": (0, 0, 0, 1),
    "first_contact": (0, 0, 0, 0),
    "exodus": (Fraction(1, 2), 0, Fraction(1, 2), Fraction(1, 2)),
    "focal_point": (Fraction(1, 2), Fraction(2, 3), Fraction(1, 3), Fraction(1, 2)),
    "fracture": (0, 0, Fraction(1, 2), Fraction(1, 2)),
    "redshift": (Fraction(1, 2), Fraction(1, 2), Fraction(1, 2), Fraction(1, 2)),
}
"""The most by which homes of our maps differ within two steps: resources, influence, planets, specialties."""


@pytest.fixture(scope="module")
def systems() -> dict[str, System]:
    problems: list[str] = []
    official = typed_table(["official"], "systems", System, problems)
    assert not problems
    return official


def places_of(preset: PresetMap) -> list[Hex]:
    """Every place on the board, from the middle outwards."""
    on_board = [place for place in preset.tiles if coordinates(place) is not None]
    return sorted([*on_board, *preset.homes], key=order)


# ---------------------------------------------------------------- the preset maps


@pytest.mark.rule("SA17-SET-39")
def test_a_table_is_offered_the_maps_drawn_for_its_players() -> None:
    for players in range(2, 10):
        offered = maps_for(players)
        assert offered
        assert all(MAPS[key].players == players == len(MAPS[key].homes) for key in offered)
    assert len([key for key in maps_for(6) if key in OURS]) == 3
    assert maps_for(10) == []


@pytest.mark.rule("SA17-SCN-01")
def test_the_maps_that_the_booklet_names_can_be_played_by_as_many_players() -> None:
    named = {"ultimatum": 2, "first_contact": 2, "exodus": 4, "focal_point": 5, "fracture": 6, "the_prophecy": 7, "redshift": 8}
    assert {key: MAPS[key].players for key in named} == named
    for key, players in named.items():
        game = started(f"sa17 map={key}", players)
        assert len(game.state.systems) >= len(MAPS[key].tiles) + players
        assert not any(game.board.home_lost(seat) for seat in range(players))
    for key, players in named.items():
        with pytest.raises(RulesetError):
            begin(f"sa17 map={key}", players % 7 + 2)


@pytest.mark.parametrize("key", MAPS)
def test_every_place_has_one_system_or_home_and_the_board_hangs_together(key: str, systems: dict[str, System]) -> None:
    preset = MAPS[key]
    places = places_of(preset)
    assert len(dict.fromkeys(places)) == len(places)
    assert list(preset.tiles) == sorted(preset.tiles, key=order)
    assert all(preset.tiles[place] in systems for place in preset.tiles)
    assert all(systems[tile].kind not in ("home", "gate") for tile in preset.tiles.values())
    graph = Graph.build(places)
    assert len(graph.within(MIDDLE, len(places))) == len(places)
    assert all(home not in graph.adjoining(other) for home in preset.homes for other in preset.homes)
    assert [place for place in spiral(preset.rings) if place not in places] == []


@pytest.mark.parametrize("key", OURS)
def test_our_maps_have_the_shape_for_their_players(key: str) -> None:
    preset = OURS[key]
    places = places_of(preset)
    beyond = [place for place in places if place not in spiral(preset.rings)]
    if preset.players == 3:
        third = ring(3)
        assert beyond == [third[i] for i in (0, 1, 5, 6, 7, 11, 12, 13, 17)]
        assert preset.homes == (third[0], third[6], third[12])
    else:
        assert preset.rings == {2: 2, 7: 4, 8: 4, 9: 4}.get(preset.players, 3)
        assert beyond == []
        outermost = [place for place in ring(preset.rings) if place in preset.homes]
        assert list(preset.homes) == outermost


@pytest.mark.parametrize("key", OURS)
def test_our_maps_use_no_tile_more_often_than_it_is_printed(key: str, systems: dict[str, System]) -> None:
    laid = list(OURS[key].tiles.values())
    assert {tile: laid.count(tile) for tile in laid if laid.count(tile) > systems[tile].copies} == {}


@pytest.mark.parametrize("key", OURS)
def test_our_maps_keep_every_rule_of_a_good_map(key: str, systems: dict[str, System]) -> None:
    judged = judge(OURS[key].tiles, OURS[key].homes, systems)
    assert judged.broken == ()
    assert [home.to_mecatol for home in judged.homes] == [distance(MIDDLE, home) for home in OURS[key].homes]


@pytest.mark.parametrize("key", OURS)
def test_our_maps_are_even(key: str, systems: dict[str, System]) -> None:
    judged = judge(OURS[key].tiles, OURS[key].homes, systems)
    spreads = {measure: judged.spread(measure) for measure in MEASURES}
    assert all(spreads[measure] <= most for measure, most in zip(MEASURES, SPREADS[key], strict=True)), spreads


def test_every_map_of_ours_says_how_even_it_is() -> None:
    assert list(SPREADS) == list(OURS)


def test_the_prophecy_is_what_its_authors_drew(systems: dict[str, System]) -> None:
    assert (PROPHECY.name, PROPHECY.players, len(places_of(PROPHECY))) == ("The Prophecy", 7, 62)
    assert PROPHECY.tiles[Hex("nexus")] == "wormhole_nexus"
    assert [distance(MIDDLE, home) for home in PROPHECY.homes] == [4, 4, 1, 5, 3, 2, 4]
    kinds = [systems[tile].anomaly or systems[tile].kind for tile in PROPHECY.tiles.values() if not systems[tile].planets]
    assert {kind: kinds.count(kind) for kind in sorted(kinds)} == {
        "asteroid_field": 4,
        "empty": 22,
        "ion_storm": 3,
        "nebula": 2,
        "supernova": 1,
    }


def test_the_prophecy_is_no_map_the_limits_would_allow(systems: dict[str, System]) -> None:
    judged = judge(PROPHECY.tiles, PROPHECY.homes, systems)
    assert list(dict.fromkeys(each.rule for each in judged.broken)) == [
        "homes_equally_far",
        "specials_apart",
        "rich_systems_left_out",
    ]


def test_tokens_lie_where_the_map_has_something(systems: dict[str, System]) -> None:
    tokens, places = PROPHECY.tokens, places_of(PROPHECY)
    assert len(tokens.borders) == 13
    assert all(side in places for each in tokens.borders for side in sides(each))
    assert all(token.place in PROPHECY.tiles for token in tokens.wormholes)
    assert (len(tokens.wormholes), len(tokens.artifacts), len(tokens.domain_counters)) == (3, 8, 18)
    laid = [(each.place, each.planet) for each in tokens.artifacts]
    laid += [(each.place, each.planet) for each in tokens.domain_counters]
    for place, on in laid:
        planets = [planet.id for planet in systems[PROPHECY.tiles[place]].planets]
        assert on in planets if on else planets == []


# ---------------------------------------------------------------- the judge


@dataclass(frozen=True)
class Rock:
    """A planet for judging."""

    resources: int = 0
    influence: int = 0
    specialties: tuple[str, ...] = ()


@dataclass(frozen=True)
class Tile:
    """A system for judging."""

    kind: str = "regular"
    planets: tuple[Rock, ...] = ()
    wormholes: tuple[str, ...] = ()


TILES = {
    "mecatol_rex": Tile("mecatol", (Rock(1, 6),)),
    "void": Tile("empty"),
    "rift": Tile("special"),
    "alpha": Tile("empty", wormholes=("A",)),
    "alpha_rock": Tile(planets=(Rock(4),), wormholes=("A",)),
    "bereg_lirta_iv": Tile(planets=(Rock(0),)),
    "twins": Tile(planets=(Rock(1, 2, ("red",)), Rock(1, 0, ("blue", "blue")))),
    **{f"rock_{n}": Tile(planets=(Rock(n),)) for n in range(1, 41)},
}
TOP, BOTTOM = hex_at(0, -2), hex_at(0, 2)


def duel(laid: Mapping[str, str], limits: Limits = SA17) -> Judgement:
    """The judgement on two rings with homes above and below, empty but for Mecatol Rex and the tiles laid."""
    tiles = {place: "void" for place in spiral(2) if place not in (TOP, BOTTOM)} | {MIDDLE: "mecatol_rex"}
    tiles |= {Hex(place): tile for place, tile in laid.items()}
    return judge(tiles, (TOP, BOTTOM), TILES, limits)


def rules(judged: Judgement) -> list[tuple[str, str]]:
    return [(each.clause, each.rule) for each in judged.broken]


def shares(judged: Judgement, measure: Measure, steps: int) -> list[Fraction]:
    return [home.within[steps - 1][MEASURES.index(measure)] for home in judged.homes]


def test_a_map_with_nothing_wrong() -> None:
    judged = duel({})
    assert judged.broken == ()
    assert judged.resources == 1
    assert [home.to_mecatol for home in judged.homes] == [2, 2]


def test_what_lies_equally_near_is_shared_and_the_rest_goes_to_the_nearest() -> None:
    judged = duel({"0,-1": "twins", "1,-1": "rock_3"})
    assert shares(judged, "resources", 1) == [2, 0]
    assert shares(judged, "planets", 1) == [2, 0]
    assert shares(judged, "resources", 2) == [2 + 3 + Fraction(1, 2), Fraction(1, 2)]
    assert shares(judged, "influence", 2) == [2 + 3, 3]
    assert shares(judged, "specialties", 2) == [3, 0]
    assert [judged.spread("resources"), judged.spread("resources", 1)] == [Fraction(5), Fraction(2)]


def test_what_lies_farther_away_belongs_to_nobody() -> None:
    judged = duel({"1,0": "rock_9", "2,-1": "rock_9"})
    assert shares(judged, "resources", 2) == [Fraction(1, 2), 9 + Fraction(1, 2)]


def test_a_wormhole_is_a_step() -> None:
    half = Fraction(1, 2)
    assert shares(duel({"2,0": "alpha_rock", "-2,0": "alpha"}), "resources", 2) == [half, 4 + half]
    assert shares(duel({"1,-2": "alpha", "2,0": "alpha_rock"}), "resources", 2) == [2 + half, 2 + half]


def test_mecatol_rex_lies_in_the_middle() -> None:
    moved = duel({"0,0": "void", "1,0": "mecatol_rex"})
    assert moved.broken == (Broken("OFF-SET-9", "mecatol_in_the_middle", (hex_at(1, 0),)),)
    assert [home.to_mecatol for home in moved.homes] == [3, 2]
    gone = duel({"0,0": "void"})
    assert gone.broken == (Broken("OFF-SET-9", "mecatol_in_the_middle", ()),)
    assert [home.to_mecatol for home in gone.homes] == [None, None]


def test_a_special_system_is_not_passed() -> None:
    judged = duel({"0,-1": "rift"})
    assert [home.to_mecatol for home in judged.homes] == [3, 2]
    assert shares(judged, "influence", 2) == [0, 6]


def test_special_systems_keep_apart() -> None:
    assert duel({"0,-1": "rift", "1,-1": "rift"}).broken == (
        Broken("OFF-SET-9", "specials_apart", (hex_at(0, -1), hex_at(1, -1))),
    )
    assert duel({"0,-1": "rift", "1,0": "rift"}).broken == ()


def test_a_wormhole_has_another_end() -> None:
    assert duel({"1,0": "alpha"}).broken == (Broken("OFF-MOV-8", "wormholes_in_pairs", (hex_at(1, 0),)),)
    assert duel({"1,0": "alpha", "-1,0": "alpha"}).broken == ()


def test_homes_lie_equally_far_from_the_middle() -> None:
    tiles = dict.fromkeys(spiral(2), "void") | {MIDDLE: "mecatol_rex"}
    assert rules(judge(tiles, (TOP, hex_at(0, 1)), TILES)) == [("OFF-SET-9", "homes_equally_far")]


def test_what_lies_on_a_home_place_does_not_count() -> None:
    tiles = dict.fromkeys(spiral(2), "void") | {MIDDLE: "mecatol_rex"}
    assert judge(tiles | {TOP: "rock_9"}, (TOP, BOTTOM), TILES) == judge(tiles, (TOP, BOTTOM), TILES)


def test_the_four_rich_systems_are_left_out(systems: dict[str, System]) -> None:
    broken = duel({"1,0": "bereg_lirta_iv"}).broken
    assert broken == (Broken("SA17-GAL-01", "rich_systems_left_out", (hex_at(1, 0),)),)
    marked = sorted(key for key, system in systems.items() if system.high_resource)
    assert marked == sorted(SA17.rich) == sorted(SA_ES.rich)


@pytest.mark.rule("SA17-GAL-02", "SAES-GAL-02")
def test_few_resources_lie_beside_a_home() -> None:
    three, four = {"0,-1": "rock_2", "1,-2": "rock_1"}, {"0,-1": "rock_2", "1,-2": "rock_2"}
    assert duel(three).broken == ()
    assert duel(four).broken == (Broken("SA17-GAL-02", "resources_beside_home", (TOP,), 4),)
    assert duel(four, SA_ES).broken == ()
    assert duel({**four, "-1,-1": "rock_1"}, SA_ES).broken == (Broken("SAES-GAL-02", "resources_beside_home", (TOP,), 5),)


@pytest.mark.rule("SA17-GAL-02", "SAES-GAL-03")
def test_resources_equally_close_to_another_home_do_not_count_beside_it() -> None:
    left, between, right, below = hex_at(-1, 0), hex_at(0, -1), hex_at(1, -1), hex_at(0, 1)
    tiles = dict.fromkeys(spiral(2), "void") | {MIDDLE: "mecatol_rex", between: "rock_5"}
    for limits in (SA17, SA_ES):
        assert judge(tiles, (left, right), TILES, limits).broken == ()
        assert [each.where for each in judge(tiles, (left, below), TILES, limits).broken] == [(left,)]


@pytest.mark.rule("SA17-GAL-03")
def test_no_more_than_ten_resources_a_player_on_the_board() -> None:
    assert four_players("rock_39").broken == ()
    assert four_players("rock_40").broken == (Broken("SA17-GAL-03", "resources_in_all", (), 41),)


@pytest.mark.rule("SAES-GAL-04")
def test_no_more_than_eight_resources_a_player_on_the_board() -> None:
    assert four_players("rock_31", SA_ES).broken == ()
    assert four_players("rock_32", SA_ES).broken == (Broken("SAES-GAL-04", "resources_in_all", (), 33),)


def four_players(tile: str, limits: Limits = SA17) -> Judgement:
    """The judgement on three rings, empty but for Mecatol Rex and one tile beside it."""
    tiles = dict.fromkeys(spiral(3), "void") | {MIDDLE: "mecatol_rex", hex_at(1, 0): tile}
    return judge(tiles, ring(3)[:12:3], TILES, limits)
