"""Everything that is kept goes from a file into a database and back: nothing is lost, and every game is played again."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa
from postgres import Postgres
from serving import asked, entered, on_disk, seated, with_desks

from mecatol.cli import main
from mecatol.service import messages as wire
from mecatol.service import schema
from mecatol.service.archive import opened
from mecatol.service.desk import Desk
from mecatol.service.ledger import Checkpoint, Written, encoded
from mecatol.service.moving import KEPT, fingerprint


async def lively(desk: Desk) -> None:
    """A table in the middle of its game, one that waits, somebody with an account, and things said."""
    table, cookie = await seated(desk)
    room, random = await entered(desk, table), Random(3)
    for _ in range(30):
        seat, answer = asked(room.table, random)
        await desk.answer(table, seat, answer, cookie)
    await desk.say(table, "¿Quién ataca? Niemand 🜂", "en", cookie)
    await desk.people.sign_up(wire.NewAccount("Ann", "ten letters or more"), cookie, "10.0.0.1")
    await desk.create(wire.NewTable("Later", (wire.SeatWanted("Ann", "me"), wire.SeatWanted("Ben", "open")), waits=True), cookie)


def contents(where: Path | str) -> list[str]:
    engine = opened(where, writes=False)
    try:
        with engine.connect() as connection:
            return [fingerprint(connection, each) for each in KEPT]
    finally:
        engine.dispose()


def tables_of(where: Path | str) -> list[str]:
    engine = opened(where)
    try:
        with engine.connect() as connection:
            return list(connection.execute(sa.select(schema.tables.c.id).where(schema.tables.c.started)).scalars())
    finally:
        engine.dispose()


def test_a_file_goes_into_a_database_and_back(tmp_path: Path, cluster: Postgres, capsys: pytest.CaptureFixture[str]) -> None:
    file, where, back = tmp_path / "games.sqlite", cluster.database(), tmp_path / "back.sqlite"
    with_desks(file, lively)
    assert main(["admin", "move", str(file), where]) == 0
    assert "One game and one person" in capsys.readouterr().out
    assert main(["admin", "move", where, str(back)]) == 0
    assert contents(file) == contents(where) == contents(back)
    (table,) = tables_of(file)
    assert on_disk(where, table).encoded() == on_disk(back, table).encoded() == on_disk(file, table).encoded()

    async def goes_on(desk: Desk) -> None:
        _, cookie = await desk.people.sign_in(wire.SignIn("Ann", "ten letters or more"), None, "10.0.0.1", "")
        room = await entered(desk, table)
        seat, answer = asked(room.table, Random(5))
        await desk.answer(table, seat, answer, cookie)

    with_desks(where, goes_on)


def test_a_backup_is_made_while_people_play_and_brought_back(
    tmp_path: Path, cluster: Postgres, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file, copy = tmp_path / "games.sqlite", tmp_path / "backup.sqlite"

    async def play(desk: Desk) -> None:
        await lively(desk)
        assert main(["admin", "backup", str(copy), "--file", str(file)]) == 0
        await seated(desk)

    with_desks(file, play)
    assert len(tables_of(copy)) == 1
    where = cluster.database()
    monkeypatch.setenv("MECATOL_DATABASE", where)
    assert main(["admin", "restore", str(copy)]) == 0
    assert contents(where) == contents(copy) != contents(file)
    assert main(["admin", "restore", str(copy)]) == 2  # it is not empty any more
    assert "choose an empty place" in capsys.readouterr().err


def test_what_cannot_be_moved_is_said_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nothing, junk, target = tmp_path / "nothing", tmp_path / "junk", tmp_path / "target.sqlite"
    junk.write_bytes(b"no database at all" * 100)
    assert main(["admin", "move", str(nothing), str(target)]) == 2
    assert "there is no file" in capsys.readouterr().err
    assert main(["--lang", "es", "admin", "move", str(junk), str(target)]) == 2
    assert "mecatol: " in capsys.readouterr().err
    assert main(["admin", "move", str(junk), "postgresql://nobody:secret@/none?host=/nowhere"]) == 2
    assert "secret" not in capsys.readouterr().err


def damage(file: Path, what: sa.Update) -> None:
    engine = opened(file)
    with engine.connect() as connection:
        connection.execute(what)
        connection.commit()
    engine.dispose()


def test_games_that_are_damaged_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One that plays otherwise than it was played comes over, and is named; one that cannot be opened does not."""
    file = tmp_path / "games.sqlite"
    with_desks(file, lively)
    (table,) = tables_of(file)
    fifth = schema.records.c.version == 5
    damage(file, schema.records.update().where(fifth).values(body=encoded(Written([], "", 0, ""))))
    assert main(["admin", "backup", str(tmp_path / "copy"), "--file", str(file)]) == 0
    assert table in capsys.readouterr().out
    damage(file, schema.checkpoints.update().values(body=encoded(Checkpoint(b"no position", (0,)))))
    assert main(["admin", "backup", str(tmp_path / "another"), "--file", str(file)]) == 2
    assert table in capsys.readouterr().err
