"""The operator's page: how the service does, who is here, who is banned, what went wrong lately. Nothing of any game."""

from __future__ import annotations

import secrets
from base64 import b64decode
from collections.abc import Iterable, Sequence
from html import escape

from mecatol.texts import Texts

from .bans import Ban
from .desk import Desk
from .logs import RECENT

PAGE = """<!doctype html><html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Mecatol</title><h1>{title}</h1>{body}</html>
"""


FORM = """<form method="post" action="/operator/bans">
<p><label>{whom}<br><input name="who" required maxlength="80" size="50"></label>
<p><label>{reason}<br><input name="reason" required maxlength="200" size="50"></label>
<p><label>{days}<br><input name="days" type="number" value="30" min="1" max="3650"></label>
<p><label><input name="bots" type="checkbox" value="true"> {play}</label>
<p><button>{ban}</button></form>
"""


def admitted(authorization: str, secret: str) -> bool:
    """Whether somebody says the operator's secret, as the password of a browser's own sign-in."""
    kind, _, said = authorization.partition(" ")
    try:
        password = b64decode(said).partition(b":")[2]
    except ValueError:
        return False
    return kind.lower() == "basic" and secrets.compare_digest(password, secret.encode())


def page(desk: Desk, texts: Texts, problem: str = "") -> str:
    """Everything at one look, and what could not be done."""
    say = texts.say
    load = [line.split() for line in desk.counted().splitlines() if not line.startswith("#") and "_bucket" not in line]
    tables = [
        (room.id, room.row.name, room.row.ruleset, room.version, len(room.listeners), say("operator-yes") if room.playing else "")
        for room in desk.rooms.rooms()
    ]
    here = [(*who, number) for who, number in desk.here.each() if isinstance(who, tuple)]
    heads = [say(f"operator-{each}") for each in ("table", "name", "ruleset", "version", "listeners", "bots")]
    body = [
        f'<p role="alert">{escape(problem)}</p>' if problem else "",
        *_part(say("operator-load"), _table((), load)),
        *_part(say("operator-tables"), _table(heads, tables)),
        *_part(
            say("operator-people"), _table([say(f"operator-{each}") for each in ("guest", "name", "address", "listeners")], here)
        ),
        *_part(say("operator-bans"), _bans(desk.bans.now, texts)),
        *_part(say("operator-faults"), (f"<pre>{escape(line)}</pre>" for line in reversed(RECENT.lines))),
    ]
    return PAGE.format(language=texts.language, title=escape(say("operator-title")), body="".join(body))


def _bans(bans: Iterable[Ban], texts: Texts) -> Iterable[str]:
    """Who is banned, with a button that lets him in again, and a form for one more."""
    say = texts.say
    heads = [say(f"operator-{each}") for each in ("name", "reason", "since", "until", "bots")]
    yield "<table><tr>" + "".join(f"<th>{escape(each)}" for each in heads)
    for ban in bans:
        told = (ban.name, ban.reason, ban.created, ban.until, say("operator-yes") if ban.bots else "")
        button = f"<button>{escape(say('operator-unban'))}</button>"
        yield "<tr>" + "".join(f"<td>{escape(each)}" for each in told)
        yield f'<td><form method="post" action="/operator/bans/{ban.id}/end">{button}</form>'
    labels = {each: escape(say(f"operator-{each}")) for each in ("whom", "reason", "days", "play", "ban")}
    yield "</table>" + FORM.format(**labels)


def _part(title: str, lines: Iterable[str]) -> Iterable[str]:
    return f"<h2>{escape(title)}</h2>", *lines


def _table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> Iterable[str]:
    yield "<table><tr>" + "".join(f"<th>{escape(each)}" for each in heads)
    for row in rows:
        yield "<tr>" + "".join(f"<td>{escape(str(each))}" for each in row)
    yield "</table>"
