"""A real PostgreSQL from the system's packages, for as long as it is wanted, reached by a socket in its own folder."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from select import select

import psycopg
import pytest

OWNER = "postgres"  # it does not run as root


def program(name: str) -> str:
    """A program of PostgreSQL's."""
    installed = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = str(installed[-1]) if installed else shutil.which(name)
    if found is None:
        pytest.fail("These tests need PostgreSQL: apt-get install postgresql", pytrace=False)
    return found


class Postgres:
    """A cluster in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.databases = 0
        if os.geteuid() == 0:
            owner = pwd.getpwnam(OWNER)
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        self._run("initdb", "-D", str(folder / "data"), "-U", OWNER, "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C")

    def _run(self, name: str, *args: str) -> None:
        command = [program(name), *args]
        as_owner = ["setpriv", f"--reuid={OWNER}", f"--regid={OWNER}", "--clear-groups", *command]
        subprocess.run(as_owner if os.geteuid() == 0 else command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder)

    def start(self) -> None:
        """Serve."""
        options = f"-c listen_addresses='' -c unix_socket_directories={self.folder} -c max_connections=40"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-o", options, "-l", log, "-w", "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop; "immediate" is as if it were killed."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", mode, "-w", "stop")

    def kill(self) -> None:
        """Nobody of it is left, at once."""
        head = int((self.folder / "data" / "postmaster.pid").read_text().splitlines()[0])
        hands = [int(pid) for pid in Path(f"/proc/{head}/task/{head}/children").read_text().split()]
        ends = list[int]()
        for pid in (head, *hands):
            with suppress(ProcessLookupError):
                ends.append(os.pidfd_open(pid))
        for end in ends:
            with suppress(ProcessLookupError):
                signal.pidfd_send_signal(end, signal.SIGKILL)
        for end in ends:
            select([end], [], [])
            os.close(end)
        for left in (self.folder / "data" / "postmaster.pid", self.folder / ".s.PGSQL.5432.lock"):
            left.unlink(missing_ok=True)  # in a container the process that they name may not be buried yet

    def database(self) -> str:
        """The address of a new, empty database."""
        self.databases += 1
        name = f"games{self.databases}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.address(name)

    def address(self, name: str) -> str:
        return f"postgresql://{OWNER}@/{name}?host={self.folder}"


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A cluster that is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="mecatol-pg-"))  # a short path: names of sockets have an end
    try:
        cluster = Postgres(folder)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop("immediate")
    finally:
        shutil.rmtree(folder)
