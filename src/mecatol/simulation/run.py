"""Playing the games of a plan: here, on all cores, or on a Ray cluster. The records are the same in any case."""

from __future__ import annotations

import multiprocessing
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from mecatol.core.decisions import message
from mecatol.core.errors import Refused

from .game import died, play_game
from .plan import Plan
from .record import GameRecord

LOCAL = "local"  # the address of a Ray of our own
RUNNING = "running"  # whichever Ray is running on this machine or named by RAY_ADDRESS; one of our own if there is none
STORE = 128 * 2**20  # bytes of memory for objects that a Ray of our own shares: records are small
REACHED_WITHIN = 10.0  # seconds
AHEAD = 2  # games a core of the cluster is given in advance


def simulate(
    plan: Plan,
    *,
    workers: int = 0,
    ray: str = "",
    only: Sequence[int] = (),
    told: Callable[[GameRecord], None] | None = None,
) -> list[GameRecord]:
    """The records of all games, in their order; `told` hears of each when it is done.

    `workers`: processes, 0 for one a core. `ray`: the address of a Ray cluster, "running" or "local". `only`: these games of
    the plan alone.
    """
    if workers < 0:
        raise Refused(message("refused-no-workers", workers=workers))
    if missing := [number for number in only if not 0 <= number < plan.games]:
        raise Refused(message("refused-no-game", game=missing[0], last=plan.games - 1))
    numbers = list(only) or list(range(plan.games))
    records: list[GameRecord] = []
    for record in _played(plan, numbers, workers, ray):
        if told is not None:
            told(record)
        records.append(record)
    return sorted(records, key=lambda record: record.game)


def _played(plan: Plan, numbers: list[int], workers: int, ray: str) -> Iterator[GameRecord]:
    if ray:
        return on_ray(plan, numbers, ray, workers)
    processes = min(workers or os.cpu_count() or 1, len(numbers))
    return in_processes(plan, numbers, processes) if processes > 1 else (play_game(plan, number) for number in numbers)


# -- one machine -----------------------------------------------------------------------------------------------------------


def in_processes(plan: Plan, numbers: list[int], processes: int) -> Iterator[GameRecord]:
    """As they are done. Should a process die, every game that was not done yet gets one of its own, so that only the one
    at fault is lost."""
    undone: list[int] = []
    with _pool(processes) as pool:
        games = {pool.submit(play_game, plan, number): number for number in numbers}
        try:
            for done in as_completed(games):
                if (record := _record(done)) is not None:
                    yield record
                else:
                    undone.append(games[done])
        except BaseException:  # nobody wants the rest any more
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    for number in sorted(undone):
        with _pool(1) as pool:
            yield _record(pool.submit(play_game, plan, number)) or died(plan, number)


def _pool(processes: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"))


def _record(done: Future[GameRecord]) -> GameRecord | None:
    """What a process gave back; nothing where it died."""
    try:
        return done.result()
    except BrokenProcessPool:
        return None


# -- many machines ---------------------------------------------------------------------------------------------------------


def on_ray(plan: Plan, numbers: list[int], address: str, workers: int) -> Iterator[GameRecord]:
    """As they are done, on a cluster that is there already or one of our own."""
    ray = _ray()
    ours = not ray.is_initialized()
    if ours:
        _join(ray, address, workers)
    try:
        yield from _on_cluster(ray, plan, numbers)
    finally:
        if ours:
            ray.shutdown()


def _on_cluster(ray: Any, plan: Plan, numbers: list[int]) -> Iterator[GameRecord]:
    remote = ray.remote(num_cpus=1)(play_game)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting, under_way = list(reversed(numbers)), dict[Any, int]()
    while waiting or under_way:
        while waiting and len(under_way) < ahead:
            number = waiting.pop()
            under_way[remote.remote(plan, number)] = number
        (done,), _ = ray.wait(list(under_way), num_returns=1)
        number = under_way.pop(done)
        try:
            yield ray.get(done)
        except ray.exceptions.WorkerCrashedError:
            yield died(plan, number)


def _ray() -> Any:
    """Ray, which only those who have a cluster need; it is not to send anything home."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError as why:
        raise Refused(message("refused-not-installed", what="Ray", part="ray")) from why
    return ray


def _join(ray: Any, address: str, workers: int) -> None:
    """Join a cluster, or start one of our own on this machine."""
    _check_answers(address)
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == RUNNING:
        try:
            ray.init(address="auto", **quiet)
            return
        except ConnectionError:
            address = LOCAL
    try:
        if address == LOCAL:
            cores = workers or os.cpu_count()
            ray.init(address=LOCAL, num_cpus=cores, object_store_memory=STORE, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as why:
        raise Refused(message("refused-no-cluster", address=address, fault=str(why).splitlines()[0])) from why


def _check_answers(address: str) -> None:
    """Ray itself tries for minutes to reach an address where nobody is."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), REACHED_WITHIN).close()
    except OSError as why:
        raise Refused(message("refused-no-cluster", address=address, fault=why.strerror or str(why))) from why
