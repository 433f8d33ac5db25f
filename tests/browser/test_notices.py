"""Being told in the browser that it is one's turn: the ways to somebody, and what its worker shows of a message."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from pushing import Device, Endpoint
from serving import Service

from browser.prepared import CLIENT

pytestmark = pytest.mark.browser

SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  for (;;) {
    const [shown] = await worker.getNotifications();
    if (shown) return { title: shown.title, body: shown.body, data: shown.data, actions: shown.actions.map((a) => a.title) };
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}"""


def test_ways_are_added_and_ended_and_the_worker_shows_whose_turn_it_is(browser: Browser, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with Endpoint() as endpoint:
        told = {"webhooks": f"{endpoint.address}hooks/", "push_services": f"{endpoint.address}push/"}
        with (
            Service(tmp_path / "games.sqlite", CLIENT, port, public_address=f"http://127.0.0.1:{port}", **told) as service,
            browser.new_context(base_url=service.address) as context,
        ):
            page = context.new_page()
            context.request.post("/api/guest", data={"name": "Ann"})
            browser_said = Device().said(f"{endpoint.address}push/phone")
            assert context.request.post("/api/account/ways/browser", data=browser_said).status == 204
            page.goto("/account")
            ways = page.get_by_role("region", name="When it is your turn")
            ways.get_by_role("textbox").fill(f"{endpoint.address}hooks/17/secret")
            ways.get_by_role("button", name="Tell me there").click()
            expect(ways.get_by_role("listitem")).to_have_count(2)
            assert "Ann is told here" in endpoint.words()
            ways.get_by_role("listitem").first.get_by_role("button", name="End").click()
            expect(ways.get_by_role("listitem")).to_have_count(1)

            context.grant_permissions(["notifications"])
            session = context.new_cdp_session(page)
            registered: list[dict[str, Any]] = []
            session.on("ServiceWorker.workerRegistrationUpdated", lambda said: registered.extend(said["registrations"]))
            session.send("ServiceWorker.enable")
            page.evaluate("navigator.serviceWorker.register('/notices.js').then(() => navigator.serviceWorker.ready)")
            while not registered:  # the browser tells of it in its own time
                page.evaluate("new Promise(requestAnimationFrame)")
            links = {"link": "/tables/x", "stop": "/letters/y"}
            message = {"title": "It is your turn", "body": "Friday", "stop_title": "No more", **links}
            wanted = {"origin": service.address, "registrationId": registered[0]["registrationId"], "data": json.dumps(message)}
            session.send("ServiceWorker.deliverPushMessage", wanted)
            assert page.evaluate(SHOWN) == {
                "title": "It is your turn",
                "body": "Friday",
                "data": links,
                "actions": ["No more"],
            }
