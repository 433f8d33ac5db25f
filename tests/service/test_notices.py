"""Being told that it is one's turn: by a webhook and by a browser, once, with no secret, until one wants no more."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from pushing import Device, Endpoint, unpacked
from serving import Hung, Person, Service, asked, entered, with_desks

from mecatol.service import messages as wire
from mecatol.service import web_push
from mecatol.service.desk import Desk
from mecatol.service.limits import TooMuch
from mecatol.service.notices import allowed
from mecatol.service.refusals import Declined
from mecatol.service.rooms import Room
from mecatol.service.settings import Settings
from mecatol.service.web_push import Browser

LATE = 11 * 60  # seconds

Does = Callable[[Desk, Hung, str, Room, list[str]], Awaitable[None]]


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    with Endpoint() as running:
        yield running


def at_a_table(file: Path, endpoint: Endpoint, does: Does) -> None:
    """Two people at a table of a service that may call the endpoint; the first is the one who is waited for."""
    clock = Hung()

    async def play(desk: Desk) -> None:
        (_, ann), (_, ben) = await desk.welcome("Ann", None), await desk.welcome("Ben", None, "es")
        seats = (wire.SeatWanted("Ann", "me"), wire.SeatWanted("Ben", "guest"))
        created = await desk.create(wire.NewTable("Friday", seats, seed=3), ann)
        await desk.take_seat(created.links[0].path.removeprefix("/seat/"), ben)
        await does(desk, clock, created.table.id, await entered(desk, created.table.id), [ann, ben])

    told = Settings(webhooks=f"{endpoint.address}hooks/", push_services=f"{endpoint.address}push/", public_address="http://here")
    with_desks(file, play, settings=told, clock=clock)


async def pass_on(desk: Desk, table: str, room: Room, cookies: list[str]) -> int:
    """Whoever is asked plays until the table waits for the other; his seat."""
    seat, random = room.table.pending[0].seat, Random(1)
    while room.table.pending[0].seat == seat:
        await desk.answer(table, seat, asked(room.table, random)[1], cookies[seat])
    return room.table.pending[0].seat


def test_a_browser_is_told_once_and_again_when_it_has_played_or_somebody_asks(tmp_path: Path, endpoint: Endpoint) -> None:
    async def play(desk: Desk, clock: Hung, table: str, room: Room, cookies: list[str]) -> None:
        seat, phone = room.table.pending[0].seat, Device()
        said = wire.NewBrowser(**phone.said(f"{endpoint.address}push/phone"))
        await desk.notices.add_browser(said, cookies[seat])
        key = (await desk.notices.ways(cookies[seat])).key
        for _ in range(3):
            clock.on(seconds=LATE)
            await desk.tick()
        await desk.notices.close()
        told = endpoint.pushed(phone, key, clock.time())
        assert endpoint.messages.empty()
        assert (told["body"], told["link"]) == ("Friday", f"http://here/tables/{table}?seat={seat}")
        await desk.nudge(table, seat, cookies[1 - seat])
        with pytest.raises(TooMuch):
            await desk.nudge(table, seat, cookies[1 - seat])
        await desk.notices.close()
        assert endpoint.pushed(phone, key, clock.time())["link"] == told["link"]
        other = await pass_on(desk, table, room, cookies)
        with pytest.raises(Declined, match="not-waited-for"):
            await desk.nudge(table, seat, cookies[other])
        while room.table.pending[0].seat == other:
            await pass_on(desk, table, room, cookies)
        clock.on(seconds=LATE)
        await desk.tick()
        await desk.notices.close()
        assert endpoint.pushed(phone, key, clock.time())["body"] == "Friday"

    at_a_table(tmp_path / "games.sqlite", endpoint, play)


def test_a_webhook_says_it_in_the_language_of_who_it_is_for_and_calls_upon_nobody(tmp_path: Path, endpoint: Endpoint) -> None:
    async def play(desk: Desk, clock: Hung, table: str, room: Room, cookies: list[str]) -> None:
        if room.table.pending[0].seat != 1:
            await pass_on(desk, table, room, cookies)
        await desk.notices.add_webhook(wire.NewWebhook(f"{endpoint.address}hooks/17/secret"), cookies[1])
        assert "Aquí se avisa a Ben" in endpoint.words()
        clock.on(seconds=LATE)
        await desk.tick()
        await desk.notices.close()
        words = endpoint.words()
        assert f"Friday: http://here/tables/{table}?seat=1" in words
        stop = words.rpartition("/letters/")[2]
        with pytest.raises(Declined):
            await desk.notices.be_quiet("something else")
        await desk.notices.be_quiet(stop)  # by whoever reads it, without a cookie
        assert (await desk.notices.ways(cookies[1])).ways == ()

    at_a_table(tmp_path / "games.sqlite", endpoint, play)


def test_the_link_of_any_message_serves_however_old_it_is(tmp_path: Path, endpoint: Endpoint) -> None:
    async def play(desk: Desk, clock: Hung, table: str, room: Room, cookies: list[str]) -> None:
        seat = room.table.pending[0].seat
        await desk.notices.add_webhook(wire.NewWebhook(f"{endpoint.address}hooks/17/secret"), cookies[seat])
        first = endpoint.words().rpartition("/letters/")[2]
        clock.on(seconds=LATE)
        await desk.tick()
        await desk.nudge(table, seat, cookies[1 - seat])
        await desk.notices.close()
        assert [endpoint.words().rpartition("/letters/")[2] for _ in range(2)] == [first, first]
        await desk.notices.be_quiet(first)
        assert (await desk.notices.ways(cookies[seat])).ways == ()
        await desk.notices.add_webhook(wire.NewWebhook(f"{endpoint.address}hooks/17/secret"), cookies[1 - seat])
        assert endpoint.words().rpartition("/letters/")[2] != first

    at_a_table(tmp_path / "games.sqlite", endpoint, play)


def test_who_was_found_to_have_played_already_is_told_the_next_time(tmp_path: Path, endpoint: Endpoint) -> None:
    async def play(desk: Desk, clock: Hung, table: str, room: Room, cookies: list[str]) -> None:
        other = 1 - room.table.pending[0].seat
        await desk.notices.add_webhook(wire.NewWebhook(f"{endpoint.address}hooks/17/secret"), cookies[other])
        endpoint.words()
        await desk.notices.tell((await desk.guest(cookies[other])).id)
        assert await pass_on(desk, table, room, cookies) == other
        clock.on(seconds=LATE)
        await desk.tick()
        await desk.notices.close()
        assert "Friday" in endpoint.words()
        assert endpoint.messages.empty()

    at_a_table(tmp_path / "games.sqlite", endpoint, play)


def test_nothing_of_a_game_is_in_what_is_told(tmp_path: Path, endpoint: Endpoint) -> None:
    async def play(desk: Desk, clock: Hung, table: str, room: Room, cookies: list[str]) -> None:
        seat, phone = room.table.pending[0].seat, Device()
        await desk.notices.add_browser(wire.NewBrowser(**phone.said(f"{endpoint.address}push/phone")), cookies[seat])
        await desk.welcome("Ben", cookies[seat], "es")
        clock.on(seconds=LATE)
        await desk.tick()
        await desk.notices.close()
        told = endpoint.pushed(phone, (await desk.notices.ways(cookies[seat])).key, clock.time())
        stop = told.pop("stop")
        assert told == {
            "title": "Mecatol: es tu turno",
            "body": "Friday",
            "link": f"http://here/tables/{table}?seat={seat}",
            "stop_title": "Ninguna más",
        }
        assert stop.startswith("http://here/letters/")
        await desk.notices.be_quiet(stop.rpartition("/")[2])
        assert (await desk.notices.ways(cookies[seat])).ways == ()

    at_a_table(tmp_path / "games.sqlite", endpoint, play)


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, endpoint: Endpoint) -> None:
    async def play(desk: Desk, clock: Hung, table: str, room: Room, cookies: list[str]) -> None:
        seat, phone = room.table.pending[0].seat, Device()
        await desk.notices.add_browser(wire.NewBrowser(**phone.said(f"{endpoint.address}push/phone")), cookies[seat])
        endpoint.status = 500
        clock.on(seconds=LATE)
        await desk.tick()
        await desk.notices.close()
        assert len((await desk.notices.ways(cookies[seat])).ways) == 1
        endpoint.status = 410
        await desk.nudge(table, seat, cookies[seat])
        await desk.notices.close()
        assert (await desk.notices.ways(cookies[seat])).ways == ()

    at_a_table(tmp_path / "games.sqlite", endpoint, play)


def test_who_looks_is_told_nothing(tmp_path: Path, endpoint: Endpoint) -> None:
    async def play(desk: Desk, clock: Hung, table: str, room: Room, cookies: list[str]) -> None:
        seat = room.table.pending[0].seat
        await desk.notices.add_browser(wire.NewBrowser(**Device().said(f"{endpoint.address}push/phone")), cookies[seat])
        room.present[(await desk.guest(cookies[seat])).id] += 1
        clock.on(seconds=LATE)
        await desk.tick()
        await desk.notices.close()
        assert endpoint.messages.empty()

    at_a_table(tmp_path / "games.sqlite", endpoint, play)


def test_nobody_makes_the_service_call_where_he_likes(tmp_path: Path, endpoint: Endpoint) -> None:
    async def play(desk: Desk, clock: Hung, table: str, room: Room, cookies: list[str]) -> None:
        phone = Device().said(f"{endpoint.address}push/phone")
        for wrong in (
            phone | {"endpoint": "http://127.0.0.1:1/push"},
            phone | {"endpoint": f"{endpoint.address}push/../hooks/17/secret"},
            phone | {"p256dh": phone["auth"]},
            phone | {"auth": phone["p256dh"]},
        ):
            with pytest.raises(Declined, match="no-push"):
                await desk.notices.add_browser(wire.NewBrowser(**wrong), cookies[0])
        for address in ("http://127.0.0.1:1/hooks/", "https://discord.com/api/webhooks/1/x"):
            with pytest.raises(Declined, match="no-webhook"):
                await desk.notices.add_webhook(wire.NewWebhook(address), cookies[0])
        endpoint.status = 404
        with pytest.raises(Declined, match="webhook-away"):
            await desk.notices.add_webhook(wire.NewWebhook(f"{endpoint.address}hooks/17/secret"), cookies[0])
        assert (await desk.notices.ways(cookies[0])).ways == ()

    at_a_table(tmp_path / "games.sqlite", endpoint, play)


@pytest.mark.parametrize(
    ("address", "fine"),
    [
        ("https://fcm.googleapis.com/fcm/send/x", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/x", True),
        ("http://fcm.googleapis.com/fcm/send/x", False),
        ("https://fcm.googleapis.com.evil.example/x", False),
        ("https://evilfcm.googleapis.com.example/x", False),
        ("https://fcm.googleapis.com@evil.example/x", False),
        ("https://fcm.googleapis.com:99999/x", False),
        ("https://[::1/x", False),
    ],
)
def test_the_push_services_that_there_are_may_be_called(address: str, fine: bool) -> None:
    assert allowed(address, Settings().push_services) is fine


def test_a_message_is_encrypted_as_the_standard_says() -> None:
    """The example of RFC 8291, chapter 5."""
    browser = Browser(
        "https://push.example.net/push/x",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    ours = web_push.private(unpacked("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    sealed = web_push.encrypted(browser, b"When I grow up, I want to be a watermelon", ours, unpacked("DGv6ra1nlYgDCS1FRnbzlw"))
    assert sealed == unpacked(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_ways_are_added_seen_and_ended_over_the_network(tmp_path: Path, endpoint: Endpoint) -> None:
    told = {"webhooks": f"{endpoint.address}hooks/", "push_services": f"{endpoint.address}push/"}
    with (
        Service(tmp_path / "games.sqlite", tmp_path, 0, public_address="http://127.0.0.1", **told) as service,
        service.guest("Ann") as ann,
        Person(service.address) as anybody,
    ):
        hook = {"address": f"{endpoint.address}hooks/17/secret"}
        assert ann.http.post("/api/account/ways/webhook", json=hook).status_code == 204
        stop = endpoint.words().rpartition("/letters/")[2]
        browser = Device().said(f"{endpoint.address}push/phone")
        assert ann.http.post("/api/account/ways/browser", json=browser).status_code == 204
        known = ann.get("/api/account/ways")["ways"]
        assert [(each["kind"], each["host"]) for each in known] == [("discord", "127.0.0.1"), ("push", "127.0.0.1")]
        assert [each["kind"] for each in ann.get("/api/account/data")["ways"]] == ["discord", "push"]
        assert ann.http.post(f"/api/account/ways/{known[1]['id']}/end").status_code == 204
        assert "No more of them" in anybody.http.get(f"/letters/{stop}").text
        assert len(ann.get("/api/account/ways")["ways"]) == 1  # looking at the link ends nothing
        assert anybody.http.post(f"/letters/{stop}").status_code == 200
        assert ann.get("/api/account/ways")["ways"] == []
