"""The ways that the rules find for ships, beside every way there is."""

from __future__ import annotations

from random import Random

import pytest

from mecatol.core.hexes import Hex
from mecatol.rules.official.game import Game
from mecatol.rules.official.voyage import Voyage
from mecatol.rules.pieces import in_system
from mecatol.rules.state import Seat, UnitId
from oracles.boards import RULESETS, met, scattered
from oracles.ways import PlainWays, Way

FURTHEST = 4  # systems; ways get many
SHARE, SOAK, BATCH = 12, 1500, 50  # boards of each ruleset


def compare(game: Game, chance: Random, ships: int) -> int:
    """Some ships of everybody to any system: the same can get there, and nobody would want another way; how many could move."""
    fleets = [(seat, hex_) for seat in range(len(game.state.players)) for hex_ in game.board.in_space_of(seat)]
    moved = 0
    for seat, start in chance.sample(fleets, min(ships, len(fleets))):
        plain = PlainWays(game, seat)
        for kind in dict.fromkeys(group.kind for group in game.board.units(seat, in_system(start))):
            movement = plain.movement(kind, start)
            assert movement == game.routes.allowance(seat, kind, start), (seat, kind, start)
            if movement and game.movement.moves_itself(kind):
                further = min(movement + chance.choice((0, 0, 1, 2)), FURTHEST)
                for to in plain.systems:
                    moved += _compare(game, plain, kind, start, to, further)
    return moved


def _compare(game: Game, plain: PlainWays, kind: UnitId, start: Hex, to: Hex, movement: int) -> bool:
    seat = plain.seat
    voyage = Voyage(seat, (to,))
    calls = [hex_ for hex_ in game.movement.calls(voyage, kind, start) if hex_ not in (start, to)]
    every = list(plain.all(kind, start, to, movement, calls))
    found = game.routes.find(seat, kind, start, to, movement, calls)
    what = f"{kind} of seat {seat}, {movement} systems from {start} to {to}"
    assert bool(game.routes.ways(seat, kind, start, to, movement)) == bool(every), what
    for route in found:
        assert plain.legal(kind, route.way, movement), f"{what}: {route.way} is no way"
    for way in every:
        other = game.routes.route(seat, kind, way, [call for call in calls if call in way])
        assert any(route.as_good_as(other) for route in found), f"{what}: {way} is not found, only {[r.way for r in found]}"
    assert not every or len(found[0].way) <= _shortest(game, seat, kind, every), what
    return bool(every)


def _shortest(game: Game, seat: Seat, kind: UnitId, every: list[Way]) -> int:
    """The length of the shortest of the safest ways."""
    return min(game.routes.route(seat, kind, way).order() for way in every)[1]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_ships_find_every_way_on_scattered_boards(ruleset: str) -> None:
    moved = sum(compare(scattered(ruleset, seed), Random(seed), 4) for seed in range(SHARE))
    assert moved > 10 * SHARE, "the boards show something"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_ships_find_every_way_in_random_games(ruleset: str) -> None:
    assert sum(compare(game, Random(n), 2) for n, game in enumerate(met(ruleset, 1)))


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(SOAK // BATCH))
@pytest.mark.parametrize("ruleset", RULESETS)
def test_ships_find_every_way_on_thousands_of_boards(ruleset: str, batch: int) -> None:
    for seed in range(SHARE + batch * BATCH, SHARE + (batch + 1) * BATCH):
        compare(scattered(ruleset, seed), Random(seed), 6)
    for n, game in enumerate(met(ruleset, 2 + batch, 3000)):
        compare(game, Random(n), 4)
