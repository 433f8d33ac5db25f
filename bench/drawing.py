"""How long the browser's script works to draw an update of a late six-player game, and how many systems it draws anew.

A real service, the built client and Chromium, as in the browser tests: one page at one seat, while all six play. Script is the
processor time of the page's main thread, by a trace, from the answer until the update is drawn; what a sheet learns afterwards of
the service is told apart. A system is drawn anew where its part of the page was given new properties.
`python -m bench.drawing [--updates 150] [--round 8]`, after `make web`
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from browser.conftest import chromium
from browser.prepared import CLIENT, NAMES, LivelyBot, played
from playwright.sync_api import Browser, Page
from serving import Person, Service

from mecatol.core.decisions import Ask
from mecatol.play import Table
from mecatol.service import messages as wire
from mecatol.service.archive import Archive
from mecatol.service.desk import Desk

SEED, RULES = 11, "sa17"
POINTED = 20  # systems that the pointer comes to
SCRIPT = {"FunctionCall", "EvaluateScript", "EventDispatch", "TimerFire", "FireAnimationFrame", "RunMicrotasks"}
CATEGORIES = ["devtools.timeline", "v8", "blink.user_timing"]

# Counts the frames that come, waits until one is drawn, or until nothing more is asked of the service; knows which systems
# have been given new properties since it last looked.
WATCH = """
(() => {
  let heard = 0, wanted = 0, tell = null, known = new Map();
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...all) { super(...all); this.addEventListener("message", () => { heard += 1; check(); }); }
  };
  let asking = 0;
  const ask = window.fetch;
  window.fetch = (...all) => {
    asking += 1;
    const answer = ask(...all);
    answer.then(() => 0, () => 0).then(() => setTimeout(() => { asking -= 1; }, 60));
    return answer;
  };
  const quiet = (say) => (asking ? setTimeout(() => quiet(say), 60) : drawn(say));
  const check = () => { if (tell && heard >= wanted) { const say = tell; tell = null; drawn(say); } };
  const drawn = (say) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(say)));
  const properties = (part) => part[Object.keys(part).find((name) => name.startsWith("__reactProps"))];
  window.watch = {
    heard: () => heard,
    after: (number) => new Promise((say) => { wanted = number; tell = say; check(); setTimeout(say, 2000); }),
    still: () => new Promise(drawn),
    quiet: () => new Promise(quiet),
    anew: () => {
      const now = new Map([...document.querySelectorAll(".system")].map((part) => [part.dataset.system, properties(part)]));
      const count = [...now].filter(([system, given]) => known.get(system) !== given).length;
      known = now;
      return count;
    },
  };
})();
"""


AFTERWARDS = "a sheet fills itself in"


class Drawn(NamedTuple):
    """Something that was drawn: what it was, milliseconds of script, systems drawn anew."""

    what: str
    script: float
    systems: int


def lay(file: Path, table: Table) -> tuple[str, str]:
    """The table in the service's file, with all its seats in one person's hands: its id, and his cookie."""
    seats = tuple(wire.SeatWanted(name, "me") for name in NAMES)

    async def laid() -> tuple[str, str]:
        desk = Desk(Archive(file))
        try:
            host, cookie = await desk.welcome("Host", None)
            return (await desk.set_out(table, wire.NewTable("Drawing", seats), host)).table.id, cookie
        finally:
            await desk.close()

    return asyncio.run(laid())


def answered(person: Person, table: str, me: int) -> Iterator[str]:
    """Whoever is asked answers, as bots would: whose answer comes next, told before it is given."""
    bot = LivelyBot(SEED)
    while True:
        for seat in range(len(NAMES)):
            view = person.view(table, seat)
            if view["decision"] is None:
                continue
            keys = [option["key"] for option in view["decision"]["options"]]
            yield "one's own answer" if seat == me else "somebody else's answer"
            assert person.answer(view, bot.pick(view["decision"]["name"], keys)).is_success


def measured(browser: Browser, page: Page, person: Person, table: str, me: int, updates: int) -> list[Drawn]:
    """Answers are given and drawn, then the pointer goes from one system to the next; all in one trace."""
    labels: list[tuple[str, int]] = []
    page.evaluate("watch.anew()")
    browser.start_tracing(page=page, categories=CATEGORIES)
    answers = answered(person, table, me)
    coming = next(answers)
    for _ in range(updates):
        heard = page.evaluate("watch.heard()")
        mark(page, len(labels))
        what, coming = coming, next(answers)
        page.evaluate("number => watch.after(number)", heard + 1)
        mark(page, len(labels) + 1)
        labels.append((what, page.evaluate("watch.anew()")))
        page.evaluate("watch.quiet()")
        labels.append((AFTERWARDS, page.evaluate("watch.anew()")))
    random = Random(SEED)
    systems = page.locator(".system")
    for _ in range(POINTED):
        box = systems.nth(random.randrange(systems.count())).bounding_box()
        assert box is not None
        page.evaluate("watch.anew()")
        mark(page, len(labels))
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.12)
        page.evaluate("watch.still()")
        labels.append(("the pointer comes to a system", page.evaluate("watch.anew()")))
    mark(page, len(labels))
    script = by_mark(json.loads(browser.stop_tracing())["traceEvents"])
    return [Drawn(what, script[number], systems) for number, (what, systems) in enumerate(labels)]


def mark(page: Page, number: int) -> None:
    page.evaluate("number => { performance.mark(`part-${number}`); }", number)


def by_mark(events: list[dict[str, Any]]) -> dict[int, float]:
    """Milliseconds of script from each mark to the next: the outermost calls of the marks' own thread, by processor time."""
    marks = sorted((event["ts"], event) for event in events if event["name"].startswith("part-"))
    _, first = marks[0]
    thread = (first["pid"], first["tid"])
    calls = [e for e in events if e["ph"] == "X" and e["name"] in SCRIPT and (e["pid"], e["tid"]) == thread]
    found = dict.fromkeys(range(len(marks)), 0.0)
    ends = 0.0
    number = -1
    for call in sorted(calls, key=lambda each: (each["ts"], -each["dur"])):
        if call["ts"] < ends:
            continue
        ends = call["ts"] + call["dur"]
        while number + 1 < len(marks) and marks[number + 1][0] <= call["ts"]:
            number += 1
        if number >= 0:
            found[number] += call.get("tdur", call["dur"]) / 1000
    return found


def summed(drawn: list[Drawn]) -> None:
    """Median, worst of ten and worst, and systems drawn anew, for each kind of thing that was drawn."""
    print(f"{'':<34}{'times':>6}{'median':>9}{'nine in ten':>13}{'worst':>8}  ms of script    systems anew: median, worst")
    for what in dict.fromkeys(each.what for each in drawn):
        mine = [each for each in drawn if each.what == what]
        script = sorted(each.script for each in mine)
        systems = sorted(each.systems for each in mine)
        middle, most = len(mine) // 2, len(mine) * 9 // 10
        figures = f"{script[middle]:>9.1f}{script[most]:>13.1f}{script[-1]:>8.1f}"
        print(f"{what:<34}{len(mine):>6}{figures}{'':>16}{systems[middle]:>14}{systems[-1]:>7}")


def comes(number: int, table: Table, ask: Ask) -> bool:
    """Somebody has a whole galaxy to choose from in that round."""
    return table.game.state.round == number and ask.name == "action" and len(table.options(ask)) > 20


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=150)
    parser.add_argument("--round", type=int, default=8)
    options = parser.parse_args()
    table, ask = played(SEED, partial(comes, options.round), RULES)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.sqlite"
        ident, cookie = lay(file, table)
        with Service(file, CLIENT) as service, chromium() as browser:
            look_on(browser, service, ident, cookie, ask.seat, options.updates)


def look_on(browser: Browser, service: Service, table: str, cookie: str, seat: int, updates: int) -> None:
    """One page at a seat, and one person who answers for everybody."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, base_url=service.address, reduced_motion="reduce")
    context.add_cookies([{"name": "mecatol_guest", "value": cookie, "url": service.address}])
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(f"/tables/{table}?seat={seat}")
    page.wait_for_selector(".system.lit")
    page.wait_for_load_state("networkidle")
    with Person(service.address) as person:
        person.http.cookies.set("mecatol_guest", cookie)
        summed(measured(browser, page, person, table, seat, updates))
    context.close()


if __name__ == "__main__":
    main()
