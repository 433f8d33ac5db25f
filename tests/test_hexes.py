"""Hexes, borders and the ways between places."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mecatol.core.hexes import (
    MIDDLE,
    Border,
    Direction,
    Graph,
    Hex,
    border,
    borders_of,
    coordinates,
    crossing,
    direction,
    distance,
    hex_at,
    link,
    neighbours,
    opposite,
    order,
    ring,
    sides,
    spiral,
    straight,
)

NEXUS = Hex("nexus")
DISC = spiral(3)

small = st.integers(-40, 40)
hexes = st.builds(hex_at, small, small)
on_disc = st.sampled_from(DISC)
touching = st.sampled_from([(a, b) for a in DISC for b in DISC if direction(a, b) is not None])
apart = st.tuples(on_disc, on_disc).filter(lambda pair: pair[0] != pair[1])


def steps(a: Hex, b: Hex) -> int:
    """The distance of two hexes that are both on the board."""
    away = distance(a, b)
    assert away is not None
    return away


# ---------------------------------------------------------------- hexes


@given(small, small)
def test_a_hex_is_the_text_of_its_coordinates(q: int, r: int) -> None:
    assert hex_at(q, r) == f"{q},{r}"
    assert coordinates(hex_at(q, r)) == (q, r)


def test_a_place_off_the_board_has_no_coordinates_and_touches_nothing() -> None:
    assert coordinates(NEXUS) is None
    assert neighbours(NEXUS) == ()
    assert borders_of(NEXUS) == ()
    assert direction(NEXUS, MIDDLE) is None
    assert distance(MIDDLE, NEXUS) is None
    assert not straight(MIDDLE, NEXUS, MIDDLE)


@pytest.mark.parametrize("text", ["", "1,", "01,2", "-0,1", "1, 2", "1,2,3", "1;2|3", "a~b", "two words"])
def test_other_texts_are_no_places(text: str) -> None:
    with pytest.raises(ValueError, match="neither a hex nor a name"):
        coordinates(Hex(text))


def test_neighbours_go_clockwise_from_the_top() -> None:
    assert neighbours(MIDDLE) == ("0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0")
    assert [direction(MIDDLE, other) for other in neighbours(MIDDLE)] == list(Direction)
    assert direction(MIDDLE, hex_at(0, -1)) is Direction.TOP
    assert direction(MIDDLE, hex_at(2, 0)) is None
    assert direction(MIDDLE, MIDDLE) is None


@given(hexes)
def test_who_touches_is_touched_on_the_opposite_side(place: Hex) -> None:
    for other in neighbours(place):
        side = direction(place, other)
        assert side is not None
        assert place in neighbours(other)
        assert direction(other, place) is opposite(side)
        assert opposite(opposite(side)) is side


@given(hexes)
def test_straight_means_leaving_on_the_opposite_side(place: Hex) -> None:
    around = neighbours(place)
    for i, entered in enumerate(around):
        for j, left in enumerate(around):
            assert straight(entered, place, left) == ((i - j) % 6 == 3)
    assert not straight(place, around[0], place)
    assert not straight(neighbours(around[0])[0], place, around[3])


@given(st.integers(1, 8), hexes)
def test_a_ring_has_six_times_its_number_of_hexes(n: int, centre: Hex) -> None:
    around = ring(n, centre)
    assert len(dict.fromkeys(around)) == len(around) == 6 * n
    assert all(distance(centre, place) == n for place in around)
    assert all(direction(a, b) is not None for a, b in zip(around, around[1:] + around[:1], strict=True))
    assert len(spiral(n, centre)) == 1 + 3 * n * (n + 1)


def test_a_ring_goes_clockwise_from_the_top() -> None:
    assert ring(0) == (MIDDLE,)
    assert ring(1) == neighbours(MIDDLE)
    assert ring(2)[:5] == ("0,-2", "1,-2", "2,-2", "2,-1", "2,0")
    assert spiral(2) == ring(0) + ring(1) + ring(2)


@pytest.mark.parametrize(("n", "centre"), [(-1, MIDDLE), (1, NEXUS)])
def test_some_rings_do_not_exist(n: int, centre: Hex) -> None:
    with pytest.raises(ValueError, match="there is no ring"):
        ring(n, centre)


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    assert (steps(a, b) == 0) == (a == b)
    assert steps(a, b) == steps(b, a)
    assert steps(a, c) <= steps(a, b) + steps(b, c)
    assert (steps(a, b) == 1) == (b in neighbours(a))


def test_places_sort_in_a_spiral_and_names_come_last() -> None:
    mixed = [Hex("nexus"), *reversed(DISC), Hex("gate")]
    assert sorted(mixed, key=order) == [*DISC, "gate", "nexus"]


# ---------------------------------------------------------------- borders


@given(touching)
def test_a_border_has_one_text_whichever_side_is_named_first(pair: tuple[Hex, Hex]) -> None:
    a, b = pair
    assert border(a, b) == border(b, a) == crossing(a, b)
    assert sides(border(a, b)) == tuple(sorted(pair, key=order))


@given(apart)
def test_a_link_has_one_text_whichever_end_is_named_first(pair: tuple[Hex, Hex]) -> None:
    a, b = pair
    assert link(a, b) == link(b, a)
    assert sides(link(a, b)) == tuple(sorted(pair, key=order))
    assert (crossing(a, b) == link(a, b)) == (direction(a, b) is None)


def test_how_borders_and_links_are_written() -> None:
    assert border(hex_at(0, -1), MIDDLE) == "0,0|0,-1"
    assert link(NEXUS, hex_at(5, 0)) == crossing(hex_at(5, 0), NEXUS) == "5,0~nexus"
    assert sides(Border("5,0~nexus")) == ("5,0", "nexus")
    assert link(hex_at(1, 0), MIDDLE) != border(hex_at(1, 0), MIDDLE)


@given(hexes)
def test_a_hex_has_six_borders_clockwise(place: Hex) -> None:
    assert [next(side for side in sides(each) if side != place) for each in borders_of(place)] == list(neighbours(place))
    assert borders_of(place)[0] in borders_of(neighbours(place)[0])


@pytest.mark.parametrize("text", ["0,-1|0,0", "0,0|2,0", "0,0", "nexus~5,0", "0,0|0,-1~1,0", "0,0~0,0", "0,0|nexus", ""])
def test_other_texts_are_no_borders(text: str) -> None:
    with pytest.raises(ValueError, match=r"border|link|neither"):
        sides(Border(text))


# ---------------------------------------------------------------- graphs


def test_adjacent_places_come_clockwise_then_by_links() -> None:
    far, farther = hex_at(3, 0), hex_at(-3, 0)
    links = [(farther, MIDDLE), (MIDDLE, NEXUS), (MIDDLE, far), (far, MIDDLE), (MIDDLE, hex_at(0, 1))]
    graph = Graph.build([*DISC, NEXUS], links)
    assert graph.places == (*DISC, NEXUS)
    assert graph.adjacent(MIDDLE) == (*neighbours(MIDDLE), farther, NEXUS, far)
    assert graph.adjoining(MIDDLE) == neighbours(MIDDLE)
    assert graph.adjacent(NEXUS) == (MIDDLE,)
    assert graph.adjoining(NEXUS) == ()
    assert graph.adjacent(far) == (hex_at(3, -1), hex_at(2, 1), hex_at(2, 0), MIDDLE)


def test_only_places_on_the_table_count() -> None:
    graph = Graph.build([MIDDLE, hex_at(1, 0), hex_at(3, 0)])
    assert graph.adjacent(MIDDLE) == ("1,0",)
    assert graph.distance(MIDDLE, hex_at(3, 0)) is None
    assert graph.distance(MIDDLE, hex_at(0, 1)) is None
    assert graph.shortest(MIDDLE, hex_at(3, 0)) is None
    with pytest.raises(KeyError):
        graph.distance(hex_at(9, 9), MIDDLE)
    with pytest.raises(KeyError):
        graph.adjacent(hex_at(9, 9))


@pytest.mark.parametrize("pair", [(MIDDLE, NEXUS), (NEXUS, MIDDLE), (MIDDLE, MIDDLE)])
def test_a_link_joins_two_places_on_the_table(pair: tuple[Hex, Hex]) -> None:
    with pytest.raises(ValueError, match="two places on the table"):
        Graph.build(DISC, [pair])


def test_a_closed_border_leaves_the_link_and_the_other_way_round() -> None:
    a, b = MIDDLE, hex_at(1, 0)
    assert b not in Graph.build(DISC, closed=[border(a, b)]).adjacent(a)
    assert b in Graph.build(DISC, closed=[border(a, b)]).adjoining(a)
    assert b in Graph.build(DISC, [(a, b)], [border(a, b)]).adjacent(a)
    assert b in Graph.build(DISC, [(a, b)], [link(a, b)]).adjacent(a)
    assert b not in Graph.build(DISC, [(a, b)], [link(a, b), border(a, b)]).adjacent(a)


def test_a_one_way_border_is_crossed_in_its_direction_only() -> None:
    a, b = MIDDLE, hex_at(1, 0)
    graph = Graph.build(DISC, one_way=[(a, b)])
    assert b in graph.adjacent(a)
    assert a not in graph.adjacent(b)
    assert graph.distance(a, b) == 1
    assert graph.distance(b, a) == 2


def test_a_one_way_link_is_crossed_in_its_direction_only() -> None:
    graph = Graph.build([*DISC, NEXUS], [(MIDDLE, NEXUS)], one_way=[(NEXUS, MIDDLE)])
    assert graph.adjacent(NEXUS) == (MIDDLE,)
    assert graph.distance(MIDDLE, NEXUS) is None


FULL = Graph.build(DISC)


@given(on_disc, on_disc)
def test_on_a_full_disc_steps_are_the_distance_of_hexes(a: Hex, b: Hex) -> None:
    assert FULL.distance(a, b) == distance(a, b)


some_pairs = st.lists(apart, max_size=8)
some_borders = st.lists(touching.map(lambda pair: border(*pair)), max_size=30)


@given(on_disc, some_borders)
def test_closing_borders_only_lengthens(a: Hex, closed: list[Border]) -> None:
    graph = Graph.build(DISC, closed=closed)
    for b in DISC:
        now = graph.distance(a, b)
        assert now is None or now >= steps(a, b)
        assert now == graph.distance(b, a)


@given(on_disc, some_pairs)
def test_links_only_shorten(a: Hex, links: list[tuple[Hex, Hex]]) -> None:
    graph = Graph.build(DISC, links)
    for b in DISC:
        now = graph.distance(a, b)
        assert now is not None
        assert now <= steps(a, b)
        assert now == graph.distance(b, a)


@given(on_disc, on_disc, some_pairs, some_borders, some_pairs)
def test_a_shortest_way_is_a_way_and_is_shortest(
    a: Hex, b: Hex, links: list[tuple[Hex, Hex]], closed: list[Border], one_way: list[tuple[Hex, Hex]]
) -> None:
    graph = Graph.build(DISC, links, closed, one_way)
    way = graph.shortest(a, b)
    if way is None:
        assert graph.distance(a, b) is None
        return
    assert (way[0], way[-1]) == (a, b)
    assert len(way) - 1 == graph.distance(a, b)
    assert all(after in graph.adjacent(before) for before, after in pairwise(way))


@given(on_disc, st.integers(0, 7), some_pairs, some_borders)
def test_within_is_everything_near_the_nearest_first(a: Hex, n: int, links: list[tuple[Hex, Hex]], closed: list[Border]) -> None:
    graph = Graph.build(DISC, links, closed)
    near = graph.within(a, n)
    away = [graph.distance(a, b) for b in near]
    assert near[0] == a
    assert away == sorted(d for d in away if d is not None)
    assert sorted(near, key=order) == [b for b in DISC if (d := graph.distance(a, b)) is not None and d <= n]
    assert graph.reachable(a, n) == dict(zip(near, away, strict=True))
    assert list(graph.reachable(a, n)) == list(near)


def test_within_goes_clockwise_ring_by_ring() -> None:
    assert FULL.within(MIDDLE, 0) == (MIDDLE,)
    assert FULL.within(MIDDLE, 1) == (MIDDLE, *neighbours(MIDDLE))


def test_reachable_asks_about_every_step_and_every_place_passed() -> None:
    row = [hex_at(q, 0) for q in range(5)]
    graph = Graph.build(row)
    assert graph.reachable(row[0], 3) == {row[0]: 0, row[1]: 1, row[2]: 2, row[3]: 3}
    assert list(graph.reachable(row[0], 4, may_pass=lambda place: place != row[2])) == row[:3]
    assert list(graph.reachable(row[0], 4, may_enter=lambda _, after: after != row[2])) == row[:2]
    assert list(graph.reachable(row[0], 4, may_enter=lambda before, after: (before, after) != (row[3], row[4]))) == row[:4]
    assert list(graph.reachable(row[0], 1, may_pass=lambda _: False)) == row[:2]
    assert graph.reachable(row[0], 0) == {row[0]: 0}


def test_reachable_goes_round_what_may_not_be_passed() -> None:
    graph = Graph.build(spiral(1))
    top, bottom = hex_at(0, -1), hex_at(0, 1)
    assert graph.reachable(top, 3)[bottom] == 2
    assert graph.reachable(top, 3, may_pass=lambda place: place != MIDDLE)[bottom] == 3
    assert bottom not in graph.reachable(top, 2, may_pass=lambda place: place != MIDDLE)


@given(on_disc, st.integers(0, 6), st.frozensets(on_disc, max_size=12), st.frozensets(on_disc, max_size=12))
def test_reachable_equals_a_graph_without_what_is_barred(
    start: Hex, allowance: int, barred: frozenset[Hex], unentered: frozenset[Hex]
) -> None:
    found = FULL.reachable(start, allowance, lambda _, to: to not in unentered, lambda place: place not in barred)
    one_way = [(b, a) for a in DISC if a in barred and a != start for b in neighbours(a) if b in DISC]
    one_way += [(a, b) for a in DISC if a in unentered for b in neighbours(a) if b in DISC]
    graph = Graph.build(DISC, one_way=one_way)
    assert found == {b: d for b in graph.within(start, allowance) if (d := graph.distance(start, b)) is not None}


@given(some_pairs, some_borders, st.randoms(use_true_random=False))
@settings(max_examples=30)
def test_the_same_table_gives_the_same_answers_in_any_order_of_asking(
    links: list[tuple[Hex, Hex]], closed: list[Border], shuffled: random.Random
) -> None:
    one, other = Graph.build(DISC, links, closed), Graph.build(DISC, links, closed)
    asked = list(DISC)
    shuffled.shuffle(asked)
    for a in asked:
        one.within(a, 2)
    for a in DISC:
        assert one.adjacent(a) == other.adjacent(a)
        assert one.within(a, 9) == other.within(a, 9)
        assert [one.shortest(a, b) for b in asked] == [other.shortest(a, b) for b in asked]


TELL = """
from mecatol.core.hexes import Graph, border, hex_at, spiral
disc = spiral(3)
graph = Graph.build(disc, [(disc[5], disc[30]), (disc[7], disc[22])], [border(disc[0], disc[1])], [(disc[0], disc[2])])
print([graph.within(a, 9) for a in disc], [graph.shortest(a, b) for a in disc for b in disc])
print(list(graph.reachable(disc[9], 3, lambda a, b: b != disc[1], lambda a: a != disc[4]).items()))
"""


def test_the_same_answers_under_every_hash_seed() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", TELL], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1]
    assert told[0]
