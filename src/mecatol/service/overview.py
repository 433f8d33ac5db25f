"""The operator's page: how the service does, which tables are in memory, what went wrong lately. Nothing of any game."""

from __future__ import annotations

import secrets
from base64 import b64decode
from collections.abc import Iterable, Sequence
from html import escape

from mecatol.texts import Texts

from .desk import Desk
from .logs import RECENT

PAGE = """<!doctype html><html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Mecatol</title><h1>{title}</h1>{body}</html>
"""


def admitted(authorization: str, secret: str) -> bool:
    """Whether somebody says the operator's secret, as the password of a browser's own sign-in."""
    kind, _, said = authorization.partition(" ")
    try:
        password = b64decode(said).partition(b":")[2]
    except ValueError:
        return False
    return kind.lower() == "basic" and secrets.compare_digest(password, secret.encode())


def page(desk: Desk, texts: Texts) -> str:
    """Everything at one look."""
    say = texts.say
    load = [line.split() for line in desk.counted().splitlines() if not line.startswith("#") and "_bucket" not in line]
    tables = [
        (room.id, room.row.name, room.row.ruleset, room.version, len(room.listeners), say("operator-yes") if room.playing else "")
        for room in desk.rooms.rooms()
    ]
    heads = [say(f"operator-{each}") for each in ("table", "name", "ruleset", "version", "listeners", "bots")]
    body = [
        *_part(say("operator-load"), _table((), load)),
        *_part(say("operator-tables"), _table(heads, tables)),
        *_part(say("operator-faults"), (f"<pre>{escape(line)}</pre>" for line in reversed(RECENT.lines))),
    ]
    return PAGE.format(language=texts.language, title=escape(say("operator-title")), body="".join(body))


def _part(title: str, lines: Iterable[str]) -> Iterable[str]:
    return f"<h2>{escape(title)}</h2>", *lines


def _table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> Iterable[str]:
    yield "<table><tr>" + "".join(f"<th>{escape(each)}" for each in heads)
    for row in rows:
        yield "<tr>" + "".join(f"<td>{escape(str(each))}" for each in row)
    yield "</table>"
