"""Many games: the same plan gives the same files wherever it is played, and what goes wrong in a game stays in it."""

from __future__ import annotations

import csv
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from pyarrow import parquet

from mecatol.bots import HastyBot, answer_by_bot
from mecatol.cli import main
from mecatol.core.errors import Refused
from mecatol.play import Table
from mecatol.simulation import Plan, simulate
from mecatol.simulation.game import play_game
from mecatol.simulation.plan import derived

SHORT = "sa17 rounds=1"
TABLES = ("games", "seats", "points", "claims", "picks")
PLAN = ("--ruleset", SHORT, "--players", "2", "--games", "5", "--bots", "hasty,random", "--seed", "8")


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def run(folder: Path, *more: str) -> dict[str, bytes]:
    """The command in a process of its own, as people start it."""
    argv = [sys.executable, "-m", "mecatol.cli", "simulate", *PLAN, "--out", str(folder), *more]
    done = subprocess.run(argv, check=False, capture_output=True, text=True, timeout=500)
    assert done.returncode == 0, done.stderr
    return files(folder)


# -- the same bytes ----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """What one process writes."""
    return run(tmp_path_factory.mktemp("alone"), "--workers", "1")


@pytest.mark.parametrize("workers", [2, 4])
def test_any_number_of_workers_writes_the_same_files(workers: int, alone: dict[str, bytes], tmp_path: Path) -> None:
    assert run(tmp_path, "--workers", str(workers)) == alone


def test_ray_writes_the_same_files(alone: dict[str, bytes], tmp_path: Path) -> None:
    assert run(tmp_path, "--ray", "local", "--workers", "2") == alone


def test_everything_is_written_twice_and_summed_up_once(alone: dict[str, bytes]) -> None:
    assert sorted(alone) == sorted([*(f"{name}.{kind}" for name in TABLES for kind in ("csv", "parquet")), "summary.html"])


def test_another_seed_is_another_simulation(alone: dict[str, bytes], tmp_path: Path) -> None:
    assert main(["simulate", *PLAN[:-1], "9", "--workers", "1", "--out", str(tmp_path)]) == 0
    other = files(tmp_path)
    assert other["games.csv"] != alone["games.csv"]
    assert other["claims.csv"] != alone["claims.csv"]


def test_one_game_of_a_plan_is_the_same_by_itself() -> None:
    plan = Plan.checked(SHORT, 2, 5, "hasty,random", 8)
    assert simulate(plan, workers=1, only=(3,)) == [play_game(plan, 3)]
    assert simulate(plan, workers=1)[3] == play_game(plan, 3)


# -- what is written -----------------------------------------------------------------------------------------------------------


def test_both_kinds_of_table_say_the_same(alone: dict[str, bytes], tmp_path: Path) -> None:
    for name in TABLES:
        path = tmp_path / f"{name}.parquet"
        path.write_bytes(alone[path.name])
        table = parquet.read_table(path)
        rows = list(csv.DictReader(alone[f"{name}.csv"].decode().splitlines()))
        assert [{key: str(value) for key, value in row.items()} for row in table.to_pylist()] == rows


def test_a_record_is_the_game_that_was_played() -> None:
    """The same game by hand: its seats, points, length and winners."""
    plan = Plan.checked("sa17 rounds=2", 3, 4, "hasty", 5)
    record = play_game(plan, 2)
    table = Table.new("sa17 rounds=2", plan.names, plan.seed_of(2))
    bots = [HastyBot(derived(plan.seed_of(2), "bot", seat)) for seat in range(3)]
    picked = after_round_1 = None
    while not table.over:
        ask = table.pending[0]
        answer_by_bot(table, ask, bots[ask.seat])
        if table.game.state.round == 2 and after_round_1 is None:
            after_round_1 = tuple(table.game.victory.points(seat) for seat in range(3))
    picked = [event["card"] for event in table.events_since(None) if event["event"] == "strategycardpicked"]
    game = table.game
    assert record.winners == table.result
    assert record.rounds == 2
    assert record.decisions == sum(decision.by == "player" for decision in table.decisions())
    assert [seat.points for seat in record.seats] == [game.victory.points(seat) for seat in range(3)]
    assert [seat.race for seat in record.seats] == [player.race for player in game.state.players]
    assert [game.state.seating[place] for place in range(3)] == sorted(range(3), key=lambda seat: record.seats[seat].place)
    assert record.points == (after_round_1, tuple(seat.points for seat in record.seats))
    assert [pick.card for pick in record.picks] == picked
    assert [(claim.seat, claim.points) for claim in record.claims] == [(c.seat, c.points) for c in game.state.claims]
    assert sum(seat.won for seat in record.seats) == pytest.approx(1)


def test_bots_move_on_by_a_seat_in_each_game() -> None:
    plan = Plan.checked(SHORT, 3, 4, "steward,random,random", 1)
    assert [plan.bots_of(game).index("steward") for game in range(4)] == [0, 2, 1, 0]
    assert len({plan.seed_of(game) for game in range(1000)}) == 1000


def test_a_bar_moves_on_a_terminal_and_nowhere_else(tmp_path: Path) -> None:
    argv = [sys.executable, "-m", "mecatol.cli", "simulate", *PLAN[:4], "--games", "2", "--bots", "hasty", "--workers", "1"]
    ours, theirs = pty.openpty()
    subprocess.run([*argv, "--out", str(tmp_path)], check=True, stdout=subprocess.DEVNULL, stderr=theirs, timeout=300)
    assert "games" in os.read(ours, 100_000).decode()
    os.close(ours)
    os.close(theirs)
    piped = subprocess.run([*argv, "--out", str(tmp_path)], check=True, capture_output=True, timeout=300)
    assert piped.stderr == b""


# -- what goes wrong -----------------------------------------------------------------------------------------------------------


def test_a_crashed_game_is_reported_with_its_seed_and_the_others_are_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    argv = ["simulate", *PLAN[:4], "--games", "6", "--bots", "simulating:Stumbler", "--workers", "2", "--out", str(tmp_path)]
    assert main(argv) == 1
    rows = list(csv.DictReader((tmp_path / "games.csv").read_text().splitlines()))
    crashed, ended = [row for row in rows if row["fault"]], [row for row in rows if not row["fault"]]
    assert [row["game"] for row in rows] == [str(n) for n in range(6)]
    assert crashed
    assert ended
    assert all(row["winners"] for row in ended)
    said = capsys.readouterr()
    for row in crashed:
        assert row["fault"].startswith("RuntimeError: stumbled (simulating, line ")
        assert f"game {row['game']} (seed {row['seed']}) crashed: RuntimeError: stumbled" in said.err
    assert f"{len(ended)} of 6 games came to an end" in said.out
    assert "stumbled" in (tmp_path / "summary.html").read_text()


def test_a_game_that_kills_its_process_costs_no_other_game() -> None:
    plan = Plan.checked(SHORT, 2, 4, "simulating:Assassin,hasty", 3)
    kind = Plan.checked(SHORT, 2, 4, "simulating:Stumbler,hasty", 3)
    killed = simulate(plan, workers=2)
    stumbled = simulate(kind, workers=1)
    assert [bool(record.fault) for record in killed] == [bool(record.fault) for record in stumbled]
    assert {record.fault for record in killed} == {"", "the process that played it died"}


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--games", "0"], "at least one game"),
        (["--bots", ","], "no bot is named"),
        (["--bots", "stewart"], "did you mean 'steward'"),
        (["--bots", "nowhere:Bot"], "there is no bot 'nowhere:Bot'"),
        (["--ruleset", "sa18"], "did you mean sa17"),
        (["--ruleset", "sa17 map=the_long_watch", "--players", "6"], "the_long_watch"),
        (["--workers", "-1"], "at least one process"),
        (["--games", "3", "--only", "3"], "the games are 0 to 2"),
        (["--out", os.devnull], "cannot be written"),
        (["--ray", "127.0.0.1:1"], "no Ray cluster at '127.0.0.1:1'"),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_a_line(
    argv: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--out", str(tmp_path), *argv]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert said in lines[0]


def test_a_plan_is_refused_before_anything_is_played() -> None:
    with pytest.raises(Refused, match="2 to 8 players"):
        Plan.checked(SHORT, 9, 1, "random", 1)
