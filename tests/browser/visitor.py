"""A person at a browser: looks at the page, answers on the panel or on the board, and hears what comes over the wire."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import Any

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, Position, Response, WebSocket, expect

# Who is new is not known yet, not every attack has odds, and a service may be away.
EXPECTED = re.compile(
    r"401 \(Unauthorized\).*/api/(guest|account)|400 \(Bad Request\).*/odds|404 \(Not Found\).*/nowhere"
    r"|WebSocket connection|ERR_CONNECTION_REFUSED"
)

AGAIN = 100  # looks at what is asked, until page and service agree


class Visitor:
    """One page, what it has received, and what went wrong in it."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.faults: list[str] = []
        self.frames: list[str] = []
        self.bodies: dict[str, str] = {}
        self.clicks = 0
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._complained)
        page.on("websocket", self._connected)
        page.on("response", self._answered)

    def _complained(self, message: ConsoleMessage) -> None:
        said = f"{message.text} {message.location.get('url', '')}"
        if message.type == "error" and not EXPECTED.search(said):
            self.faults.append(said)

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.frames.append(str(payload)))

    def _answered(self, response: Response) -> None:
        if "/api/" not in response.url or response.url.endswith(("/content", "/choices")):
            return
        with suppress(Error):  # whoever leaves a page reads no more of what it was still sent
            self.bodies[response.url] = response.text()

    def press(self, what: Locator, position: Position | None = None) -> None:
        """With the mouse or with a finger, as the device has it."""
        if self.touch:
            what.tap(position=position)
        else:
            what.click(position=position)

    # -- coming to a table -----------------------------------------------------------------------------------------------

    def sit(self, link: str) -> None:
        """Open a seat's private link, and sit down."""
        self.page.goto(link)
        self.press(self.page.get_by_role("button", name="Take the seat"))
        self.at_the_table()

    def at_the_table(self) -> None:
        """Wait until the table is there."""
        expect(self.page.locator(".connection.live")).to_be_visible()

    def comes_back(self) -> None:
        """As if this visitor had last decided at the beginning: what has happened since is told."""
        self.page.evaluate(f"localStorage.setItem('mecatol.decided.{self.table}.{self.seat}', '1')")
        self.page.reload()
        self.at_the_table()

    @property
    def table(self) -> str:
        found = re.search(r"/tables/([^/?]+)", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    @property
    def seat(self) -> str:
        found = re.search(r"seat=(\d+)", self.page.url)
        return found[1] if found else ""

    def view(self) -> dict[str, Any]:
        """The newest view, as the page itself may fetch it."""
        seat = f"?seat={self.seat}" if self.seat else ""
        seen = self.page.request.get(f"/api/tables/{self.table}/view{seat}").json()
        assert isinstance(seen, dict)
        return seen

    # -- deciding --------------------------------------------------------------------------------------------------------

    @property
    def panel(self) -> Locator:
        return self.page.locator(".decision")

    def asked(self, name: str = "") -> str:
        """Wait for a question, of a certain name if one is given; its name."""
        wanted = f".decision[data-ask='{name}']" if name else ".decision[data-ask]"
        self.page.wait_for_selector(wanted)
        return str(self.panel.get_attribute("data-ask"))

    def question(self) -> tuple[str, str]:
        """Wait until something is asked or the game is over: the id and the name of the question."""
        self.page.wait_for_selector(".decision[data-decision]:not([data-busy]) :is(.option, .confirm)")
        found = self.panel.evaluate("panel => [panel.dataset.decision, panel.dataset.ask]")
        return str(found[0]), str(found[1])

    def offered(self) -> list[str]:
        """The keys of the options, as the service offers them and the page asks for them: where somebody else has just answered
        too, what is asked here may be another question a moment later."""
        for _ in range(AGAIN):
            shown, decision = self.question()[0], self.view()["decision"]
            if decision and decision["id"] == shown:
                return [str(option["key"]) for option in decision["options"]]
        raise AssertionError("the page does not ask what the service asks")

    def listed(self) -> list[str]:
        """The keys of the options as they are listed, with what has been put together so far."""
        self.settled()
        found = self.page.locator(".options .option").evaluate_all("options => options.map(option => option.dataset.key)")
        return [str(key) for key in found]

    def settled(self) -> None:
        """Wait until what has been put together so far is tried."""
        expect(self.page.locator(".decision .sign [data-settled=false]")).to_have_count(0)

    def option(self, key: str, whole: bool = True) -> Locator:
        """An option in the list, by its key or how that begins; systems to activate, and what has a sheet of its own, are listed
        when one asks for them."""
        self.question()
        named = f".option[data-key{'' if whole else '^'}={json.dumps(key)}]"
        if not self.page.locator(named).count() and self.page.locator(".as-list").count():
            self.press(self.page.locator(".as-list"))
        if key.startswith("activate:") and not self.page.locator(".option[data-key^='activate:']").count():
            self.press(self.page.get_by_role("button", name=re.compile("^All systems as a list")))
        return self.page.locator(f".decision {named}")

    def sheet(self, name: str) -> None:
        """Wait for a sheet."""
        self.page.wait_for_selector(f".decision [data-editor={name}]")
        expect(self.page.locator(".decision .confirm")).to_be_visible()

    def more(self, what: str, times: int = 1) -> None:
        """One more of something, on a stepper."""
        for _ in range(times):
            self.clicks += 1
            self.press(self.panel.get_by_role("button", name=f"More: {what}", exact=True).first)

    def everything_from(self, system: str) -> None:
        """All ships of a system, and what they can carry."""
        self.clicks += 1
        self.press(self.page.locator(f"[data-all={json.dumps(system)}]"))

    def pick(self, key: str) -> None:
        """Choose an option without confirming it."""
        self.clicks += 1
        self.press(self.option(key))

    def confirm(self) -> None:
        """Sign what has been put together, and wait until it is taken."""
        before = self.question()[0]
        self.clicks += 1
        self.press(self.page.locator(".decision .confirm"))
        self.taken(before)

    def choose(self, *keys: str) -> None:
        """Answer on the panel: choose one thing after the other, and sign."""
        for key in keys:
            self.pick(key)
        self.confirm()

    def look(self, thing: str) -> Locator:
        """Look closely at something on the board: its card."""
        self.clicks += 1
        self.press(self.page.locator(f"[data-thing={json.dumps(thing)}]").first, self._free_spot(thing))
        card = self.page.locator(f".look-card.stays[data-looked={json.dumps(thing)}]")
        expect(card).to_be_visible()
        return card

    def click(self, thing: str, key: str = "") -> None:
        """Answer on the board: look at the thing, and do what its card says may be done."""
        before = self.question()[0]
        card = self.look(thing)
        doing = card.locator(f".doings [data-key={json.dumps(key)}]" if key else ".doings button")
        self.clicks += 1
        self.press(doing)
        self.taken(before)

    def _free_spot(self, thing: str) -> Position | None:
        """Where a system is not covered by a planet that may be chosen too: near its upper edge."""
        box = self.page.locator(f"[data-thing={json.dumps(thing)}]").first.bounding_box()
        assert box is not None
        return {"x": box["width"] / 2, "y": box["height"] * 0.1} if thing.startswith("system:") else None

    def taken(self, before: str) -> None:
        """Wait until a question is no longer open, and all that was signed is said."""
        self.page.wait_for_selector(f".decision:not([data-decision={json.dumps(before)}]):not([data-busy])")
        expect(self.page.locator("[role=alert]")).to_have_count(0)

    # -- reading ---------------------------------------------------------------------------------------------------------

    def log(self) -> str:
        """What the log says now."""
        return self.page.locator(".log").inner_text()

    def open_pane(self, name: str) -> Locator:
        """Open what lies on the table under a name."""
        self.press(self.page.locator(f"[data-pane={name}]"))
        return self.page.locator(".pane")

    def close_pane(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.page.locator(".pane")).to_have_count(0)

    def received(self) -> str:
        """Everything that came over the wire, printed content left aside."""
        return "\n".join([*self.frames, *self.bodies.values()])
