"""Options that the rules list by shortcuts, beside those that every system and every ship is asked for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mecatol.core.decisions import ALLOWED, Verdict
from mecatol.core.hexes import Hex
from mecatol.rules.moments import MAY_ACTIVATE, At
from mecatol.rules.naming import unit_key
from mecatol.rules.official.game import Game
from mecatol.rules.official.voyage import Voyage
from mecatol.rules.pieces import SHIPS, in_system
from mecatol.rules.state import Group, Seat
from oracles.boards import RULESETS, met, scattered
from oracles.ways import PlainWays

SHARE, SOAK, BATCH = 10, 1000, 50  # boards of each ruleset


def boards(ruleset: str, first: int, number: int) -> Iterator[Game]:
    """Scattered boards, and those of a random game."""
    for seed in range(first, first + number):
        yield scattered(ruleset, seed)
    yield from met(ruleset, 100 + first)


def seats(game: Game) -> range:
    return range(len(game.state.players))


# -- activation ---------------------------------------------------------------------------------------------------------------


def activation(game: Game, plain: PlainWays, hex_: Hex) -> Verdict:
    """Not beside an own counter (OFF-TAC-1), nor an Asteroid Field or Supernova (OFF-SYS-1, OFF-SYS-3); in the first rounds of
    Shattered Ascension no home of somebody else who is in the game (SA17-GEN-13)."""
    system, tile = plain.systems[hex_], game.content.systems[plain.systems[hex_].tile]
    if plain.hazard(hex_) in ("asteroid_field", "supernova"):
        return Verdict(False, "OFF-SYS-1" if plain.hazard(hex_) == "asteroid_field" else "OFF-SYS-3")
    if plain.seat in system.counters:
        return Verdict(False, "OFF-TAC-1")
    others = [player for seat, player in enumerate(game.state.players) if seat != plain.seat and not player.out]
    homes = [player for player in others if hex_ == player.home or (tile.race and tile.race == player.race)]
    peaceful = game.state.round <= game.parameters.peaceful_rounds
    return Verdict(False, "SA17-GEN-13") if homes and peaceful else ALLOWED


def compare_activation(game: Game) -> None:
    """Every system for every seat: the list, the verdict and what is explained are one thing."""
    for seat in seats(game):
        plain = PlainWays(game, seat)
        verdicts = {hex_: activation(game, plain, hex_) for hex_ in plain.systems}
        lawful = {hex_: game.fold(MAY_ACTIVATE, verdict, At(seat, hex_)).allowed for hex_, verdict in verdicts.items()}
        assert game.tactical.open_to(seat) == [hex_ for hex_ in lawful if lawful[hex_]]
        for hex_, verdict in verdicts.items():
            assert game.tactical.activation(seat, hex_).clause == verdict.clause
            assert game.tactical.may_activate(seat, hex_).allowed == lawful[hex_]


# -- ships to move ------------------------------------------------------------------------------------------------------------


def stays(game: Game, seat: Seat, start: Hex, to: Hex) -> bool:
    """Beside an own counter elsewhere no ship moves (OFF-MOV-2)."""
    return start != to and seat in game.board.system(start).counters


def compare_ships(game: Game, destinations: int) -> None:
    """Every ship to some systems: it is offered if there is a way for it and it strands nobody."""
    for seat in seats(game):
        plain = PlainWays(game, seat)
        for to in list(plain.systems)[seat::3][:destinations]:
            voyage = Voyage(seat, (to,))
            offered = [option.key for option in game.movement.ships(voyage) if "+" not in option.key]
            for start, group in _ships(game, seat):
                if start == to or group.kind == "space_dock" or game.movement.slips_left(voyage):
                    continue
                goes = not stays(game, seat, start, to) and bool(_reach(plain, group, start, to))
                stranded = game.movement._abandons(voyage, group, start)
                assert (f"ship:{start}:{unit_key(group)}" in offered) == (goes and not stranded), (seat, start, group, to)


def _ships(game: Game, seat: Seat) -> list[tuple[Hex, Group]]:
    found = [(hex_, group) for hex_ in game.board.in_space_of(seat) for group in game.board.units(seat, in_system(hex_))]
    return [(hex_, group) for hex_, group in found if game.movement.moves_itself(group.kind)]


def _reach(plain: PlainWays, group: Group, start: Hex, to: Hex) -> bool:
    movement = plain.movement(group.kind, start, (), group.mark)
    return movement > 0 and next(plain.all(group.kind, start, to, movement), None) is not None


def compare_pilots(game: Game) -> None:
    """Every Leader for every ship beside him: he is offered as its pilot if he takes it further."""
    for seat in seats(game):
        plain, voyage = PlainWays(game, seat), Voyage(seat, (Hex("0,0"),))
        for start, group in _ships(game, seat):
            here = [leader.id for leader in game.leaders.kept(seat) if game.board.hex_of(leader.where) == start]
            movement = plain.movement(group.kind, start, (), group.mark)
            further = [leader for leader in here if plain.movement(group.kind, start, (leader,), group.mark) > movement]
            pilots = further if group.kind in SHIPS else []
            assert game.movement._pilots(voyage, group, start, here) == pilots, (seat, start, group)


def compare_comers(game: Game) -> None:
    """Whoever has a way through another system is among those for whom Diplomats may ask."""
    for seat in seats(game):
        plain = PlainWays(game, seat)
        for to in list(plain.systems)[seat::4][:4]:
            coming = [(start, kind) for start, kind, _ in game.movement.could_come(At(seat, to))]
            for start, group in _ships(game, seat):
                movement = plain.movement(group.kind, start)
                passing = start != to and not stays(game, seat, start, to) and movement > 0
                if passing and any(len(way) > 2 for way in plain.all(group.kind, start, to, movement)):
                    assert (start, group.kind) in coming, (seat, start, group, to)


def compare(game: Game, destinations: int) -> None:
    compare_activation(game)
    compare_ships(game, destinations)
    compare_pilots(game)
    compare_comers(game)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_options_are_those_found_the_plain_way(ruleset: str) -> None:
    for game in boards(ruleset, 0, SHARE):
        compare(game, 3)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(SOAK // BATCH))
@pytest.mark.parametrize("ruleset", RULESETS)
def test_options_on_a_thousand_boards_are_those_found_the_plain_way(ruleset: str, batch: int) -> None:
    for game in boards(ruleset, SHARE + batch * BATCH, BATCH):
        compare(game, 6)
