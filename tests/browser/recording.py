"""Writes web/test/recorded.json: questions of whole games with what their seats see, for the tests of the sheets.

`python -m browser.recording` in tests/, after the rules or the wire have changed.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec

from browser.prepared import ROOT, LivelyBot
from mecatol.play import Table
from mecatol.service.content import content
from mecatol.service.foresight import preview
from mecatol.service.sight import Sight

GAMES = (("sa17", 6, 11), ("official", 4, 3))
ANSWERS = 2600
KEPT = 2  # of each kind and game
WANTED = (
    *("move", "landing", "produce", "pay", "counter_area", "redistribute", "casualty", "ballot"),
    *("speaker_bid", "home_bid", "buy_counters", "divide_votes", "race", "pick", "buy_technology", "propose_trade"),
    *("secondary", "scuttle", "player", "choose_speaker", "home_location", "retreat", "card_played"),
)


def begun(draft: Any) -> bool:
    """Whether something has been put together already: a frame around it, such as a production's job, is nothing yet."""
    return bool(draft[-1] if draft and isinstance(draft[-1], tuple) else draft)


def plain(thing: Any) -> Any:
    return json.loads(msgspec.json.encode(thing))


def recorded() -> dict[str, Any]:
    """Questions, each with the seat, as much of the position as sheets look at, and what single options would lead to."""
    questions: list[dict[str, Any]] = []
    for ruleset, players, seed in GAMES:
        table = Table.new(ruleset, ["Ann", "Ben", "Cy", "Dee", "Eva", "Finn"][:players], seed)
        bot, seen = LivelyBot(seed), Counter[str]()
        for _ in range(ANSWERS):
            if table.over:
                break
            ask = table.pending[0]
            keys = [str(option.key) for option in table.options(ask)]
            fresh = ask.name not in ("move", "landing", "produce", "counter_area", "ballot") or not begun(ask.draft)
            if ask.name in WANTED and fresh and seen[ask.name] < KEPT and len(keys) > 1:
                seen[ask.name] += 1
                questions.append(question(ruleset, table, ask.seat, ask.name, keys))
            table.answer(ask.seat, ask.id, bot.pick(ask.name, keys))
    units = {ruleset: plain(content(ruleset, "en").units) for ruleset, _, _ in GAMES}
    return {"units": units, "questions": questions}


def question(ruleset: str, table: Table, seat: int, name: str, keys: list[str]) -> dict[str, Any]:
    """A question with what its seat sees."""
    view = plain(Sight("recorded", table).view(seat))
    position = view["position"]
    mine = [system for system in position["systems"] if f'"owner": {seat}' in json.dumps(system)]
    kept = {key: position.get(key) for key in ("action", "battle", "council", "round", "phase", "active")}
    kept["players"] = [player if n == seat else {"name": player["name"]} for n, player in enumerate(position["players"])]
    tried = {}
    for key in keys if name == "move" else []:
        found = plain(preview(table.fork(for_seat=seat), seat, [key]))
        tried[key] = {"options": (found["decision"] or {}).get("options", [])}
    return {
        "ruleset": ruleset,
        "decision": view["decision"],
        "view": {"seat": seat, "position": {**kept, "systems": mine}},
        "tried": tried,
        "price": plain(preview(table.fork(for_seat=seat), seat, []))["price"],
    }


if __name__ == "__main__":
    (ROOT / "web" / "test" / "recorded.json").write_text(json.dumps(recorded(), separators=(",", ":")) + "\n", encoding="utf-8")
