"""Standing orders: what answers while its owner is away, when, and that nobody else learns of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from serving import Hung, Service, asked, entered, with_desks

from mecatol.core.decisions import Ask
from mecatol.service import messages as wire
from mecatol.service.desk import Desk
from mecatol.service.refusals import Declined
from mecatol.service.rooms import Room
from mecatol.service.standing import LATEST, SOONEST, WINDOWS
from mecatol.subjects import subjects

Does = Callable[[Desk, Hung, str, Room, list[str]], Awaitable[None]]


def at_a_table(file: Path, does: Does, ruleset: str = "sa17") -> None:
    """Two people at a table."""
    clock = Hung()

    async def play(desk: Desk) -> None:
        (_, ann), (_, ben) = await desk.welcome("Ann", None), await desk.welcome("Ben", None)
        seats = (wire.SeatWanted("Ann", "me"), wire.SeatWanted("Ben", "guest"))
        created = await desk.create(wire.NewTable("Test", seats, seed=3, ruleset=ruleset), ann)
        await desk.take_seat(created.links[0].path.removeprefix("/seat/"), ben)
        await does(desk, clock, created.table.id, await entered(desk, created.table.id), [ann, ben])

    with_desks(file, play, clock=clock)


def first(room: Room) -> tuple[Ask, str]:
    """The first open question, and an answer to it."""
    ask = room.table.pending[0]
    return ask, room.table.keys(ask)[0]


def by_order(room: Room) -> list[str]:
    return [each.key for each in room.table.decisions() if each.by == "order"]


def test_an_order_answers_after_a_while_that_is_drawn(tmp_path: Path) -> None:
    async def play(desk: Desk, clock: Hung, table: str, room: Room, cookies: list[str]) -> None:
        ask, key = first(room)
        given = await desk.ordering.add(table, ask.seat, wire.NewOrder(ask.name, key, once=True), cookies[ask.seat])
        assert [(each.ask, each.key, each.once) for each in given] == [(ask.name, key, True)]
        at = room._drawn[ask.id]
        assert clock.time() + SOONEST <= at <= clock.time() + LATEST
        await desk.tick()
        clock.on(seconds=at - clock.time() - 0.5)
        await desk.tick()
        assert room.table.asked(ask.seat) is ask  # looking at it does not draw anew, and it is not done too early
        clock.on(seconds=2)
        await desk.tick()
        assert by_order(room) == [key]
        assert await desk.ordering.orders(table, ask.seat, cookies[ask.seat]) == ()  # it was for once

    at_a_table(tmp_path / "games.sqlite", play)


def test_delays_differ(tmp_path: Path) -> None:
    async def play(desk: Desk, clock: Hung, table: str, room: Room, cookies: list[str]) -> None:
        ask, key = first(room)
        drawn = set()
        for _ in range(5):
            order = await desk.ordering.add(table, ask.seat, wire.NewOrder(ask.name, key), cookies[ask.seat])
            drawn.add(room._drawn.pop(ask.id))
            await desk.ordering.end(table, ask.seat, order[0].id, cookies[ask.seat])
        assert len(drawn) == 5

    at_a_table(tmp_path / "games.sqlite", play)


def test_an_order_waits_for_what_it_is_about_and_leaves_what_it_is_not(tmp_path: Path) -> None:
    async def play(desk: Desk, clock: Hung, table: str, room: Room, cookies: list[str]) -> None:
        random = Random(1)
        while not subjects(room.table.game, room.table.pending[0]):
            seat, answer = asked(room.table, random)
            await desk.answer(table, seat, answer, cookies[seat])
        ask, key = first(room)
        about = subjects(room.table.game, ask)[0]
        for kept_back in (
            wire.NewOrder(ask.name, key, unless=(about,)),
            wire.NewOrder(ask.name, key, when=("card:nothing_like_this",)),
            wire.NewOrder("another_question", key),
            wire.NewOrder(ask.name, "no such option"),
        ):
            await desk.ordering.add(table, ask.seat, kept_back, cookies[ask.seat])
        clock.on(seconds=99)
        await desk.tick()
        assert room.table.asked(ask.seat) is ask
        await desk.ordering.add(table, ask.seat, wire.NewOrder(ask.name, key, when=(about,)), cookies[ask.seat])
        clock.on(seconds=99)
        await desk.tick()
        assert by_order(room) == [key]

    at_a_table(tmp_path / "games.sqlite", play)


def test_every_window_is_passed_and_nothing_else(tmp_path: Path) -> None:
    async def play(desk: Desk, clock: Hung, table: str, room: Room, cookies: list[str]) -> None:
        random, passed = Random(4), 0
        await desk.ordering.add(table, 0, wire.NewOrder("", "pass"), cookies[0])
        while passed < 5:
            ask = room.table.asked(0)
            if ask is not None and ask.name in WINDOWS:
                clock.on(seconds=LATEST + 2)
                await desk.tick()
                assert room.table.asked(0) is not ask
                passed += 1
                continue
            clock.on(seconds=LATEST + 2)
            await desk.tick()
            assert len(by_order(room)) == passed
            seat, answer = asked(room.table, random)
            await desk.answer(table, seat, answer, cookies[seat])
        assert by_order(room) == ["pass"] * 5

    at_a_table(tmp_path / "games.sqlite", play, "sa17 reactions=everyone")


def test_an_order_for_this_round_ends_with_it(tmp_path: Path) -> None:
    async def play(desk: Desk, clock: Hung, table: str, room: Room, cookies: list[str]) -> None:
        random = Random(2)
        seat, name = 0, "pick_strategy"
        order = wire.NewOrder(name, "anything", this_round=True)
        while not room.table.game.state.round:
            who, answer = asked(room.table, random)
            await desk.answer(table, who, answer, cookies[who])
        assert len(await desk.ordering.add(table, seat, order, cookies[seat])) == 1
        while room.table.game.state.round == 1:
            who, answer = asked(room.table, random)
            await desk.answer(table, who, answer, cookies[who])
        assert await desk.ordering.orders(table, seat, cookies[seat]) == ()

    at_a_table(tmp_path / "games.sqlite", play, "sa17 rounds=3")


def test_an_order_is_not_his_who_takes_the_seat(tmp_path: Path) -> None:
    async def play(desk: Desk, clock: Hung, table: str, room: Room, cookies: list[str]) -> None:
        random = Random(2)
        while room.table.pending[0].seat != 1:
            seat, answer = asked(room.table, random)
            await desk.answer(table, seat, answer, cookies[seat])
        ask, key = first(room)
        await desk.ordering.add(table, 1, wire.NewOrder(ask.name, key), cookies[1])
        link = await desk.link(table, 1, cookies[0])  # by the host's link the seat changes hands
        _, dee = await desk.welcome("Dee", None)
        await desk.take_seat(link.path.removeprefix("/seat/"), dee)
        clock.on(seconds=99)
        await desk.tick()
        assert by_order(room) == []
        assert await desk.ordering.orders(table, 1, dee) == ()

    at_a_table(tmp_path / "games.sqlite", play)


def test_orders_survive_the_service(tmp_path: Path) -> None:
    clock, file, known = Hung(), tmp_path / "games.sqlite", list[tuple[str, str]]()

    async def before(desk: Desk) -> None:
        _, cookie = await desk.welcome("Ann", None)
        seats = tuple(wire.SeatWanted(name, "me") for name in ("Ann", "Ben"))
        table = (await desk.create(wire.NewTable("Test", seats, seed=3), cookie)).table.id
        ask, key = first(await entered(desk, table))
        await desk.ordering.add(table, ask.seat, wire.NewOrder(ask.name, key, once=True), cookie)
        known.append((table, key))

    async def afterwards(desk: Desk) -> None:
        table, key = known[0]
        await desk.tick()
        clock.on(seconds=LATEST + 2)
        await desk.tick()
        assert by_order(await entered(desk, table)) == [key]

    with_desks(file, before, clock=clock)
    clock.on(seconds=LATEST + 2)
    with_desks(file, afterwards, clock=clock)


def test_an_answer_by_order_looks_to_others_like_any_answer(tmp_path: Path) -> None:
    told: list[tuple[bytes, ...]] = []

    def answered(ordered: bool) -> Does:
        async def play(desk: Desk, clock: Hung, table: str, room: Room, cookies: list[str]) -> None:
            ask, key = first(room)
            if ordered:
                await desk.ordering.add(table, ask.seat, wire.NewOrder(ask.name, key), cookies[ask.seat])
            clock.on(seconds=LATEST + 2)
            await desk.tick()
            if not ordered:
                await desk.answer(table, ask.seat, wire.Answer(ask.id, (key,), room.table.heard(ask.seat)), cookies[ask.seat])
            told.append(tuple(room.view_bytes(seat, "en").replace(table.encode(), b"") for seat in (1 - ask.seat, None)))
            with pytest.raises(Declined):
                await desk.ordering.orders(table, ask.seat, cookies[1 - ask.seat])

        return play

    for ordered in (True, False):
        at_a_table(tmp_path / f"{ordered}.sqlite", answered(ordered))
    assert told[0] == told[1]


def test_orders_are_given_seen_and_withdrawn_over_the_network(service: Service) -> None:
    with service.guest("Ann") as ann, service.guest("Ben") as ben:
        table = ann.create([{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "me"}])["table"]["id"]
        here = f"/api/tables/{table}/seats/0/orders"
        order = {"ask": "secondary", "key": "no", "when": ["card:technology"], "this_round": True}
        given = ann.done(ann.http.post(here, json=order))
        assert [(each["ask"], each["when"]) for each in given] == [("secondary", ["card:technology"])]
        assert ann.get(here) == given
        for wrong in ({"ask": "A b"}, {"key": ""}, {"when": ["x" * 99]}, {"unless": ["no tag"]}, {"more": 1}):
            assert ann.http.post(here, json=order | wrong).status_code == 400
        assert (ben.http.get(here).status_code, ben.http.post(here, json=order).status_code) == (403, 403)
        assert ben.http.post(f"{here}/{given[0]['id']}/end").status_code == 403
        assert ann.http.post(f"{here}/nothing/end").status_code == 404
        assert ann.done(ann.http.post(f"{here}/{given[0]['id']}/end")) == []
