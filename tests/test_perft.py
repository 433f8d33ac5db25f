"""Perft: how many sequences of options lead on from ten fixed positions, to a stated depth.

A number that changes means that something is offered now that was not before, or no longer. It is counted by walking the
tree at one table that goes back by undo. Forks give the same, and so does a slow count that knows neither and sets the
position up anew for every sequence.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from mecatol.play import Table

FOLDER = Path(__file__).parent / "perft"
SLOW = 70  # sequences up to which the slow count is made, too

# Sequences of one option, of two, of three …
NUMBERS: dict[str, tuple[int, ...]] = {
    "assembly": (3, 9, 27, 54),
    "landing": (5, 18, 59, 190, 624),
    "movement": (3, 14, 76, 366),
    "official_battle": (2, 4, 8, 44, 142),
    "production": (2, 15, 109, 853),
    "space_battle": (4, 16, 49, 275),
    "status_phase": (3, 6, 14, 34, 118),
    "strategy_phase": (6, 27, 98, 290, 600),
    "technology": (8, 60, 163, 478),
    "turn": (7, 21, 99, 450),
}


def table_at(name: str) -> Table:
    """A table at one of the positions."""
    return Table.from_position((FOLDER / f"{name}.toml").read_text())


def choices(table: Table) -> list[str]:
    """The options of the question that comes first; several seats asked at once answer in their order."""
    return table.keys(table.pending[0]) if not table.over else []


def answer(table: Table, key: str) -> None:
    """The first question is answered."""
    ask = table.pending[0]
    table.answer(ask.seat, ask.id, key)


def by_undo(table: Table, depth: int) -> int:
    """Sequences counted at one table that goes back after each of them; an end of the game ends a sequence."""
    keys = choices(table)
    if depth == 1 or not keys:
        return max(1, len(keys))
    here, found = table.mark(), 0
    for key in keys:
        answer(table, key)
        found += by_undo(table, depth - 1)
        table.undo(here, fresh_chance=False)
    return found


def by_fork(table: Table, depth: int) -> int:
    """The same with a table of its own for each option."""
    keys = choices(table)
    if depth == 1 or not keys:
        return max(1, len(keys))
    found = 0
    for key in keys:
        other = table.fork()
        answer(other, key)
        found += by_fork(other, depth - 1)
    return found


def slowly(name: str, depth: int) -> int:
    """Every sequence is played from the text of the position, one option longer each time."""
    sequences: list[tuple[str, ...]] = [()]
    for _ in range(depth):
        sequences = [longer for keys in sequences for longer in one_longer(name, keys)]
    return len(sequences)


def one_longer(name: str, keys: tuple[str, ...]) -> list[tuple[str, ...]]:
    table = table_at(name)
    for key in keys:
        if not table.over:
            answer(table, key)
    return [(*keys, key) for key in choices(table)] or [keys]


def test_every_position_has_its_numbers() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.toml")) == sorted(NUMBERS)


@pytest.mark.parametrize("name", NUMBERS)
def test_the_number_of_sequences(name: str) -> None:
    numbers = NUMBERS[name]
    assert tuple(by_undo(table_at(name), depth) for depth in range(1, len(numbers) + 1)) == numbers


@pytest.mark.parametrize("name", NUMBERS)
def test_a_slow_count_gives_the_same(name: str) -> None:
    for depth, number in enumerate(NUMBERS[name], 1):
        if number <= SLOW:
            assert slowly(name, depth) == by_fork(table_at(name), depth) == number


@pytest.mark.soak
@pytest.mark.parametrize("name", NUMBERS)
def test_a_slow_count_of_everything(name: str) -> None:
    for depth, number in enumerate(NUMBERS[name], 1):
        assert slowly(name, depth) == by_fork(table_at(name), depth) == number
