"""What is remembered of a game, and the tables all games are written down in. Nothing in them depends on where or when
the games were played, so that the same plan gives the same bytes."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from mecatol.core.decisions import message
from mecatol.core.errors import Refused
from mecatol.core.records import Record

Row: TypeAlias = tuple[int | float | str | bool, ...]


class SeatRecord(Record, frozen=True):
    """How one player fared. The place is counted clockwise from the player who was seated first."""

    bot: str
    race: str
    place: int
    points: int
    won: float  # 1, or the share of a victory that several have together
    out: str  # "eliminated" or "surrendered", where it happened


class ClaimRecord(Record, frozen=True):
    """Victory Points somebody scored."""

    seat: int
    round: int
    kind: str  # the stage of the objective, or what else gave the points
    source: str
    points: int


class PickRecord(Record, frozen=True):
    """A Strategy Card somebody took."""

    seat: int
    round: int
    card: str


class GameRecord(Record, frozen=True):
    """One game; of one that went wrong only how far it came, and the fault."""

    game: int
    seed: int
    rounds: int = 0
    decisions: int = 0
    reason: str = ""
    seats: tuple[SeatRecord, ...] = ()
    points: tuple[tuple[int, ...], ...] = ()  # after each round, by seat
    claims: tuple[ClaimRecord, ...] = ()
    picks: tuple[PickRecord, ...] = ()
    fault: str = ""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.won)


# -- tables ----------------------------------------------------------------------------------------------------------------


class TableShape(Record, frozen=True):
    """A table: its columns with their types, and the rows a game gives."""

    columns: tuple[tuple[str, str], ...]
    rows: Callable[[GameRecord], Iterator[Row]]


def _games(game: GameRecord) -> Iterator[Row]:
    winners = " ".join(str(seat) for seat in game.winners)
    yield game.game, game.seed, game.rounds, game.decisions, game.reason, winners, game.fault


def _seats(game: GameRecord) -> Iterator[Row]:
    for number, seat in enumerate(game.seats):
        yield game.game, number, seat.place, seat.bot, seat.race, seat.points, seat.won, seat.out


def _points(game: GameRecord) -> Iterator[Row]:
    for round_, standing in enumerate(game.points, 1):
        for seat, points in enumerate(standing):
            yield game.game, round_, seat, points


def _claims(game: GameRecord) -> Iterator[Row]:
    for claim in game.claims:
        yield game.game, claim.round, claim.seat, claim.kind, claim.source, claim.points


def _picks(game: GameRecord) -> Iterator[Row]:
    for pick in game.picks:
        yield game.game, pick.round, pick.seat, pick.card


def _columns(text: str) -> tuple[tuple[str, str], ...]:
    """ "game:int bot:str" as pairs."""
    return tuple((name, kind) for name, _, kind in (word.partition(":") for word in text.split()))


TABLES: dict[str, TableShape] = {
    "games": TableShape(_columns("game:int seed:int rounds:int decisions:int reason:str winners:str fault:str"), _games),
    "seats": TableShape(_columns("game:int seat:int place:int bot:str race:str points:int won:float out:str"), _seats),
    "points": TableShape(_columns("game:int round:int seat:int points:int"), _points),
    "claims": TableShape(_columns("game:int round:int seat:int kind:str source:str points:int"), _claims),
    "picks": TableShape(_columns("game:int round:int seat:int card:str"), _picks),
}


def write_tables(records: Sequence[GameRecord], folder: Path) -> list[Path]:
    """Every table as CSV and as Parquet; what was written."""
    written = []
    for name, shape in TABLES.items():
        rows = [row for record in records for row in shape.rows(record)]
        written += [_write_csv(folder / f"{name}.csv", shape, rows), _write_parquet(folder / f"{name}.parquet", shape, rows)]
    return written


def _write_csv(path: Path, shape: TableShape, rows: Sequence[Row]) -> Path:
    with path.open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow([name for name, _ in shape.columns])
        out.writerows(rows)
    return path


def _write_parquet(path: Path, shape: TableShape, rows: Sequence[Row]) -> Path:
    arrow, parquet = arrow_modules()
    types = {"int": arrow.int64(), "str": arrow.string(), "float": arrow.float64()}
    schema = arrow.schema([(name, types[kind]) for name, kind in shape.columns])
    columns = [[row[n] for row in rows] for n in range(len(shape.columns))]
    arrays = [arrow.array(column, field.type) for column, field in zip(columns, schema, strict=True)]
    parquet.write_table(arrow.Table.from_arrays(arrays, schema=schema), path, compression="snappy")
    return path


def arrow_modules() -> tuple[Any, Any]:
    """PyArrow, which only those who simulate need."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError as why:
        raise Refused(message("refused-not-installed", what="PyArrow", part="simulate")) from why
    return pyarrow, parquet
