"""The socket of a table: what a seat hears, as it happens, and what it missed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import TypeAlias

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from mecatol.core.decisions import Message, message
from mecatol.texts import Texts

from . import messages as wire
from .desk import Desk
from .eyes import BESIDE, OPEN
from .gate import STRAIGHT, Send
from .limits import TooMuch, household
from .pacing import Paced
from .refusals import Declined, declined, in_the_way
from .rights import check_sight
from .rooms import Room, Seen

CLOSE = {"malformed": 4400, "no_guest": 4401, "not_your_seat": 4403, "not_public": 4403, "banned": 4403, "not_found": 4404}
NO_RESUME = 4408
TOO_MANY = 4429
AROUND = tuple(name for name in wire.SeatView.__struct_fields__ if name not in ("table", "seat", "position"))
BEATS = 64  # kept for who follows step by step; who is further behind is told the whole
PATIENCE = 10.0  # seconds until the first frame must have come
GATHERING = 10.0  # seconds until the waiting are told again: it may have begun elsewhere
FRAME = "frame"  # as requests are counted
REASON = 120  # bytes that a socket may be closed with

Socket: TypeAlias = WebSocket[object, object, State]

read: Callable[[str], wire.FromClient] = msgspec.json.Decoder(wire.FromClient).decode


class Line:
    """A socket whose frames go straight to the server, past the framework."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self._straight: Send = socket.scope.get(STRAIGHT) or socket.send  # type: ignore[assignment]

    async def send_text(self, text: str) -> None:
        """A frame."""
        if self._socket.connection_state == "disconnect":
            raise WebSocketDisconnect(detail="he is gone")
        await self._straight({"type": "websocket.send", "text": text})

    async def receive_text(self) -> str:
        """The client's next frame."""
        return await self._socket.receive_text()


class Malformed(Exception):
    """A frame that is no frame, and why."""

    def __init__(self, why: Message) -> None:
        super().__init__(why)
        self.why = why


class Listener:
    """One socket: what it has heard, and what it is told next."""

    def __init__(
        self,
        desk: Desk,
        socket: Line,
        room: Room,
        seat: int | None,
        language: str,
        cookie: str | None,
        address: str,
        by_beats: bool,
        by_steps: bool = False,
    ) -> None:
        self.desk = desk
        self.socket = socket
        self.room = room
        self.seat = seat
        self.language = language
        self.cookie = cookie
        self.address = address
        self.guest = ""
        self.news = Paced(self._urgent, room.onlookers)
        self.sequence = 0  # the newest event that he has heard, or will by the beats that wait
        self.sent = 0  # the same without those beats
        self.rewinds = 0
        self.chat = 0
        self.whispers = 0
        self.talked = -1
        self.told = -1
        self.view = b""
        self.asked = ""  # the question he was told of
        self.by_beats = by_beats
        self.by_steps = by_steps
        self.seen: Seen | None = None  # by who is told differences
        self.around: wire.SeatView | None = None
        self.beats: list[bytes] = []  # that are still to be told

    async def resume(self, said: wire.Resume) -> None:
        """What the client has already, and what it missed."""
        self.chat, self.whispers, self.rewinds = said.chat, said.whispers, said.rewinds
        await self.desk.attendance.caught_up(self.room)
        if self.room.lost:
            await self._move()
        async with self.room.lock:
            table = self.room.table
            anew = said.rewinds != table.rewinds or said.sequence > table.heard(self.seat)
            self.rewinds, self.sent = table.rewinds, 0 if anew else said.sequence
            frame = self._update(anew)
            self._note_asked()
        await self._send(frame)

    async def go_on(self) -> None:
        """Tell the client whatever happens from now on."""
        while True:
            if self.talked != self.room.talked:
                await self._talk()
            await self.news.wait()
            if self.room.lost:
                await self._move()
            check_sight(self.room.row, self.seat, await self.desk.known_guest(self.cookie))  # it may be another's seat now
            self.desk.bans.check(address=self.address)
            async with self.room.lock:
                frame = self._changed() if self.told != self.room.told else b""  # it may be in the last one already
                self.told = self.room.told
            if frame:
                await self._send(frame)
                self.news.told()

    def _urgent(self) -> bool:
        """Whether somebody waits for what this seat does, and it cannot do it by what it was told last."""
        if self.room.lost or self.seat is None:
            return self.room.lost
        table = self.room.table
        ask = table.asked(self.seat)
        return ask is not None and (ask.id != self.asked or bool(self.beats) or table.heard(self.seat) != self.sequence)

    def _note_asked(self) -> None:
        """What the seat is told now that it is asked."""
        ask = None if self.seat is None else self.room.table.asked(self.seat)
        self.asked = "" if ask is None else ask.id

    async def _move(self) -> None:
        """The room was given up: there is another one for the same table."""
        self.leave()
        room = await self.desk.rooms.open(self.room.id)
        if room is None:
            raise declined("not_found", "gone")
        self.room, self.told, self.news.onlookers = room, -1, room.onlookers
        self.enter()

    def enter(self) -> None:
        """Listen."""
        self.room.listeners.append(self.news)
        self.room.present[self.guest] += 1
        self.seen = None  # the whole comes first
        if self.by_steps:
            self.room.followers.append(self.follow)

    def leave(self) -> None:
        """Listen no more."""
        if self.news in self.room.listeners:
            self.room.listeners.remove(self.news)
            self.news.rest()
            self.room.present[self.guest] -= 1
            if self.by_steps:
                self.room.followers.remove(self.follow)

    def _changed(self) -> bytes:
        """The next update; nothing where nothing has changed for this seat."""
        table = self.room.table
        self._note_asked()
        anew = table.rewinds != self.rewinds
        if anew:
            self.rewinds, self.sent = table.rewinds, 0
        if self.by_beats and not anew and (frame := self._differences()) is not None:
            return frame
        if not self.by_beats and not anew and self.room.view_bytes(self.seat, self.language) == self.view:
            return b""
        return self._update(anew)

    def _differences(self) -> bytes | None:
        """What happened since the last frame, and what has changed by it; none where the whole must be told."""
        if self.seen is None or self.around is None or self._is_behind():
            return None
        beats, around = [*self.beats, *self._beat(self.seen)], self.around
        self.beats, self.around, self.sent = [], self.room.view(self.seat, self.language), self.sequence
        changes = self.room.changes.changes(around, self.around, AROUND)
        if not beats and not changes:
            return b""
        return b'{"frame":"beats","beats":[%b],"changes":[%b]}' % (b",".join(beats), b",".join(changes))

    def _is_behind(self) -> bool:
        """Whether something was missed that is no longer told."""
        return self.sequence < self.room.sight(self.language).first_of_newest(self.seat)

    def _beat(self, before: Seen) -> list[bytes]:
        """What has happened since, and what has changed of the position by it, if anything has."""
        room, now = self.room, self.room.seen(self.seat)
        events, number = room.sight(self.language).told(self.seat, self.sequence)
        changes = room.changes.changes(before.public, now.public, OPEN) + room.changes.changes(
            before.position, now.position, BESIDE
        )
        self.seen, self.sequence = now, self.sequence + number
        beat = b'{"page":%d,"events":%b,"changes":[%b]}' % (room.table.mark()[0], events, b",".join(changes))
        return [beat] if number or changes else []

    def follow(self) -> None:
        """One thing was done: it is a beat of its own, unless so many wait that the whole is told."""
        if self.seen is None or self.room.table.rewinds != self.rewinds:
            return
        if self._is_behind() or len(self.beats) >= BEATS:
            self.seen = None
        else:
            self.beats += self._beat(self.seen)

    def _update(self, anew: bool) -> bytes:
        if self.by_beats:
            self.seen, self.around, self.beats = self.room.seen(self.seat), self.room.view(self.seat, self.language), []
        sight, self.sequence = self.room.sight(self.language), self.sent  # what waited to be told is told by this
        newest = sight.first_of_newest(self.seat)
        if self.sequence < newest:  # who has fallen behind so far forgets what he has, like who has nothing
            anew, self.sequence = anew or self.sequence > 0, newest
        events, number = sight.told(self.seat, self.sequence)
        self.sequence = self.sent = self.sequence + number
        self.view = self.room.view_bytes(self.seat, self.language)
        return b'{"frame":"update","view":%b,"events":%b,"anew":%b}' % (self.view, events, b"true" if anew else b"false")

    async def _talk(self) -> None:
        self.talked = self.room.talked
        said = await self.desk.talk(self.room.id, self.chat, self.language)
        if said:
            self.chat = said[-1].number
            await self._send(msgspec.json.encode(wire.Talk(said)))
        whispered = await self.desk.talking.heard(self.room.id, self.guest, self.whispers) if self.seat is not None else ()
        if whispered:
            self.whispers = whispered[-1].number
            await self._send(msgspec.json.encode(wire.Whispers(whispered)))

    async def _send(self, frame: bytes) -> None:
        self.desk.metrics.frame(len(frame))
        await self.socket.send_text(frame.decode())

    async def read(self) -> wire.FromClient:
        """The client's next frame."""
        text = await self.socket.receive_text()
        try:
            return read(text)
        except msgspec.MsgspecError as why:
            raise Malformed(message("service-no-frame", fault=str(why))) from why

    async def hear(self) -> None:
        """Answer the client's frames; after the first one answers and pings are expected."""
        while True:
            said = await self.read()
            if isinstance(said, wire.Answering):  # what was begun is carried through, whether or not anybody is there to hear it
                await asyncio.shield(asyncio.create_task(self._answer(said)))
            elif isinstance(said, wire.Ping):
                await self._send(msgspec.json.encode(wire.Pong()))
            else:
                raise Malformed(message("service-resumed"))

    async def _answer(self, said: wire.Answering) -> None:
        """The seat answers, as by a request."""
        began, status = monotonic(), 200
        try:
            self.desk.requests.use(self.address)
            if self.seat is None:
                raise declined("not_your_seat", "not-yours", "own-link")
            done = await self.desk.answer(self.room.id, self.seat, said, self.cookie)
            frame = msgspec.json.encode(wire.Acknowledged(said.decision, done.sequence))
        except Exception as fault:
            why = in_the_way(fault)
            status, frame = why.status, msgspec.json.encode(wire.TurnedDown(said.decision, why.problem(Texts(self.language))))
        self.desk.metrics.request(FRAME, status, monotonic() - began)
        with suppress(WebSocketDisconnect, OSError):  # he is gone
            await self._send(frame)


async def live(
    desk: Desk,
    socket: Socket,
    table: str,
    seat: int | None,
    language: str,
    cookie: str | None,
    address: str,
    by_beats: bool,
    by_steps: bool,
) -> None:
    """Serve one socket until it is closed."""
    await socket.accept()
    try:
        with desk.sockets.one(cookie or address), desk.sockets_of_address.one(household(address)):
            await _serve(desk, socket, table, seat, language, cookie, address, by_beats, by_steps)
    except TooMuch:
        await _close(socket, TOO_MANY, Texts(language).say("service-many-sockets"))


async def _serve(
    desk: Desk,
    socket: Socket,
    table: str,
    seat: int | None,
    language: str,
    cookie: str | None,
    address: str,
    by_beats: bool,
    by_steps: bool,
) -> None:
    texts = Texts(language)
    try:
        room = await _begun(desk, socket, table, seat, cookie, address)
    except Declined as why:
        await _close(socket, CLOSE.get(why.code, 1011), why.problem(texts).message)
        return
    except WebSocketDisconnect:
        return
    listener = Listener(desk, Line(socket), room, seat, language, cookie, address, by_beats, by_steps)
    try:
        async with asyncio.timeout(PATIENCE):
            first = await listener.read()
        if not isinstance(first, wire.Resume):
            raise Malformed(message("service-first-frame"))
        guest = await desk.known_guest(cookie)
        listener.guest, name = (guest.id, guest.name) if guest is not None else ("", "")
        with desk.here.one((listener.guest, name, address)):
            listener.enter()
            await listener.resume(first)
            await _both(listener)
    except TimeoutError:
        await _close(socket, NO_RESUME, texts.say("service-no-resume"))
    except Malformed as why:
        await _close(socket, CLOSE["malformed"], texts.reason(why.why))
    except Declined as why:
        await _close(socket, CLOSE.get(why.code, 1011), why.problem(texts).message)
    except WebSocketDisconnect:
        return
    finally:
        listener.leave()


async def _close(socket: Socket, code: int, why: str) -> None:
    await socket.close(code=code, reason=why.encode()[:REASON].decode(errors="ignore"))


async def _begun(desk: Desk, socket: Socket, table: str, seat: int | None, cookie: str | None, address: str) -> Room:
    """The room of the table; until its people have come, who is there."""
    while True:
        desk.bans.check(address=address)
        with desk.waiting.listening(table) as news:
            try:
                return (await desk.room(table, seat, cookie))[0]
            except Declined as why:
                if why.code != "waiting":
                    raise
            told = wire.Gathering(await desk.table(table, cookie))
            await socket.send_text(msgspec.json.encode(told).decode())
            with suppress(TimeoutError):
                async with asyncio.timeout(GATHERING):
                    await news.wait()


async def _both(listener: Listener) -> None:
    """Tell and hear at the same time; whichever ends first ends the other."""
    tasks = [asyncio.create_task(listener.go_on()), asyncio.create_task(listener.hear())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
