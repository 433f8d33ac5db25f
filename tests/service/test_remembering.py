"""What the service remembers from answer to answer: it tells what it would tell if it looked at everything anew."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from chronicle import Plan, first_of_all, plans
from exhaustive import Curious, begin_anew, crowded
from serving import Wire, asked, entered, seated, with_desks
from walks import Walker, new_table

from mecatol.client import apply
from mecatol.play import Table
from mecatol.rules import views
from mecatol.rulesets import resolve
from mecatol.service import messages as wire
from mecatol.service.counting import Counting
from mecatol.service.desk import Desk
from mecatol.service.eyes import Eyes
from mecatol.service.live import Listener
from mecatol.service.rooms import Room
from mecatol.service.sight import Sight

SOAKED = 400  # decisions of each game
WATCHING = (0, 1, 2, None)


class Watch:
    """Looks at a table after every answer, with what it remembers and anew."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.eyes, self.counting = Eyes(table), Counting(table, str)
        self.kept = 0  # parts of views that stayed the very same thing

    def look(self) -> None:
        self.eyes.look_again()
        table, anew = self.table, Counting(self.table, str)
        for seat in (None, *range(table.game.seats())):
            before = self.eyes._of[seat].seen if seat in self.eyes._of else None
            position = self.eyes.position(seat)
            assert position == table.look(views.view, table.game, seat)
            if seat is not None:
                assert self.counting.progress(seat, position) == anew.progress(seat, position)
            if before is not None:
                parts = [(getattr(before, name), getattr(position, name)) for name in position.__struct_fields__]
                assert all(was is now for was, now in parts if was == now)
                self.kept += sum(was is now for was, now in parts)


def crowd(plan: Plan) -> tuple[Table, Curious]:
    """A game of the chronicle, and who plays it."""
    usage = first_of_all(plan)
    state = begin_anew(crowded(plan.text, plan.seats, plan.seed, usage)).state
    return Table.start(resolve(plan.text), state, history=False), Curious(plan.seed, usage)


@pytest.mark.parametrize("ruleset", ["official", "sa17", "sa_es +pacts", "cp"])
def test_the_position_and_the_progress_of_every_seat_are_what_they_are_anew(ruleset: str) -> None:
    table, walker = new_table(ruleset, 4, 2), Walker(2)
    watch = Watch(table)
    for _ in range(120):
        watch.look()
        walker.step(table)
    assert watch.kept > 120


@pytest.mark.parametrize("ruleset", ["official", "sa17", "cp"])
def test_hands_look_to_everybody_as_they_do_card_by_card(ruleset: str) -> None:
    table, walker, shown = new_table(ruleset, 4, 2), Walker(2), 0
    for step in range(120):
        game = table.game
        player = game.state.players[step % 4]
        if step % 3 == 0 and (held := [card for field in views.HANDS for card in getattr(player, field)]):
            game.state.known[held[0]] = list(range(4))  # as if it had been shown to all
        seen = table.look(views.public, game)
        for seat, player in enumerate(game.state.players):
            lying = dict(views._hands(player, seat))
            for field in views.EMPTY:
                zone = lying.get(field)
                cards = [card for card in zone.things if game.sees(None, zone, card)] if zone else []
                hidden = getattr(seen.players[seat], field)
                assert (hidden.count, sorted(hidden.seen)) == (len(zone.things) if zone else 0, sorted(cards))
                shown += len(cards)
        walker.step(table)
    assert shown


@pytest.mark.soak
@pytest.mark.parametrize("plan", plans(), ids=lambda plan: plan.name)
def test_many_games_are_remembered_as_they_are(plan: Plan) -> None:
    table, curious = crowd(plan)
    watch = Watch(table)
    for _ in range(SOAKED):
        watch.look()
        if table.over:
            break
        curious.step(table)


def test_what_seats_hear_is_encoded_once_and_as_it_would_be_anew() -> None:
    table, walker = new_table("sa17", 4, 3), Walker(3)
    sight, heard, told = Sight("", table), dict.fromkeys((None, 0, 1, 2, 3), 0), list[set[bytes]]()
    for _ in range(120):
        walker.step(table)
        told.append(set())
        for seat, after in heard.items():
            said, number = sight.told(seat, after)
            assert said == msgspec.json.encode(Sight("", table).events(seat, after))
            heard[seat] = after + number
            told[-1].add(said)
    assert min(heard.values()) > 60
    assert any(len(each) > 1 for each in told)


class Client:
    """A socket at the table, and what it makes of the frames that it is sent."""

    def __init__(self, desk: Desk, room: Room, seat: int | None, cookie: str, steps: bool) -> None:
        self.room, self.seat, self.socket = room, seat, Wire()
        self.listener = Listener(desk, self.socket, room, seat, "en", cookie, "", True, steps)  # type: ignore[arg-type]
        self.view: Any = None
        self.beats = 0

    async def begin(self) -> None:
        self.listener.enter()
        await self.listener.resume(wire.Resume())
        self.view = msgspec.json.decode(self.socket.sent.pop())["view"]

    def hear(self) -> None:
        """What has changed."""
        frame = msgspec.json.decode(self.listener._changed() or b"{}")
        self.view = frame.get("view", self.view)
        for beat in frame.get("beats", ()):
            self.beats += 1
            apply(self.view["position"], beat["changes"])
        apply(self.view, frame.get("changes", ()))

    def anew(self) -> wire.SeatView:
        """The table, looked at by somebody who remembers nothing."""
        room, seat = self.room, self.seat
        seen = Sight(room.id, room.table).view(seat)
        return msgspec.structs.replace(seen, around=room.around(), can_redo=room.undone is not None and room.undone[0] == seat)


@pytest.mark.parametrize("steps", [False, True], ids=["together", "step by step"])
@pytest.mark.parametrize("ruleset", ["official", "sa17"])
def test_frames_of_differences_lead_to_the_view_as_it_is_anew(tmp_path: Path, ruleset: str, steps: bool) -> None:
    async def look(desk: Desk) -> None:
        table, cookie = await seated(desk, 3, seed=5, ruleset=ruleset)
        room, random = await entered(desk, table), Random(4)
        clients = [Client(desk, room, seat, cookie, steps) for seat in WATCHING]
        for client in clients:
            await client.begin()
        for number in range(100):
            seat, answer = asked(room.table, random)
            await desk.answer(table, seat, answer, cookie)
            if number % 25 == 24:
                await desk.undo(table, seat, wire.UndoWanted(sequence=room.table.heard(seat)), cookie)
            if number % 3 == 2:
                async with room.lock:
                    for client in clients:
                        client.hear()
                        assert msgspec.convert(client.view, wire.SeatView) == client.anew()
        assert all(client.beats > (50 if steps else 20) for client in clients), "what is done is told apart, or together"

    with_desks(tmp_path / "games.sqlite", look)
