"""A person at a browser: looks at the page, answers on the panel or on the board, and hears what comes over the wire."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import Any

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, Response, WebSocket, expect

# Who is new is not known yet, not every attack has odds, and a service may be away.
EXPECTED = re.compile(
    r"401 \(Unauthorized\).*/api/guest|400 \(Bad Request\).*/odds|404 \(Not Found\).*/nowhere|WebSocket connection"
)


class Visitor:
    """One page, what it has received, and what went wrong in it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        self.frames: list[str] = []
        self.bodies: dict[str, str] = {}
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

    # -- coming to a table -----------------------------------------------------------------------------------------------

    def sit(self, link: str) -> None:
        """Open a seat's private link, and sit down."""
        self.page.goto(link)
        self.page.get_by_role("button", name="Take the seat").click()
        self.at_the_table()

    def at_the_table(self) -> None:
        """Wait until the table is there."""
        expect(self.page.locator(".connection.live")).to_be_visible()

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
        self.page.wait_for_selector(".decision[data-decision] .option:not([disabled])")
        found = self.panel.evaluate("panel => [panel.dataset.decision, panel.dataset.ask]")
        return str(found[0]), str(found[1])

    def offered(self) -> list[str]:
        """The keys of the options, as they are listed."""
        found = self.page.locator(".options .option").evaluate_all("options => options.map(option => option.dataset.key)")
        return [str(key) for key in found]

    def choose(self, key: str) -> None:
        """Answer on the panel, and wait until the answer is taken."""
        before = self.question()[0]
        self.page.locator(f".options .option[data-key={json.dumps(key)}]").click()
        self.taken(before)

    def click(self, thing: str, key: str = "") -> None:
        """Answer on the board; where several options touch the thing, by its menu."""
        before = self.question()[0]
        self.page.locator(f"[data-thing={json.dumps(thing)}]").first.click(position=self._free_spot(thing))
        if key:
            self.page.locator(f".menu [data-key={json.dumps(key)}]").click()
        self.taken(before)

    def _free_spot(self, thing: str) -> Any:
        """Where a system is not covered by a planet that may be chosen too: near its upper edge."""
        box = self.page.locator(f"[data-thing={json.dumps(thing)}]").first.bounding_box()
        assert box is not None
        return {"x": box["width"] / 2, "y": box["height"] * 0.1} if thing.startswith("system:") else None

    def taken(self, before: str) -> None:
        """Wait until a question is no longer open."""
        self.page.wait_for_selector(f".decision:not([data-decision={json.dumps(before)}])")
        expect(self.page.locator("[role=alert]")).to_have_count(0)

    # -- reading ---------------------------------------------------------------------------------------------------------

    def log(self) -> str:
        """What the log says."""
        return self.page.locator(".log").inner_text()

    def open_pane(self, name: str) -> Locator:
        """Open what lies on the table under a name."""
        self.page.locator(f"[data-pane={name}]").click()
        return self.page.locator(".pane")

    def close_pane(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.page.locator(".pane")).to_have_count(0)

    def received(self) -> str:
        """Everything that came over the wire, printed content left aside."""
        return "\n".join([*self.frames, *self.bodies.values()])
