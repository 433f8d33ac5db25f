"""Setting, seeing and withdrawing standing orders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import messages as wire
from . import standing
from .limits import Allowance
from .refusals import declined
from .rooms import Room
from .standing import Kept, Standing

if TYPE_CHECKING:
    from .desk import Desk

MOST = 40  # of one seat
MINUTE = 60.0  # seconds


class Ordering:
    """Everybody's own standing orders; nobody else learns of them."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._lines = Allowance(desk.settings.lines_a_minute, MINUTE)

    async def orders(self, table: str, seat: int, cookie: str | None) -> tuple[wire.StandingOrder, ...]:
        """One's own, as far as they may still answer something."""
        room, guest = await self.desk.room(table, seat, cookie)
        assert guest is not None  # a seat is somebody's
        now = room.table.game.state.round
        mine = [each for each in room.standing if each.seat == seat and each.guest == guest.id]
        return tuple(told(each) for each in mine if each.order.round in (0, now))

    async def add(self, table: str, seat: int, wanted: wire.NewOrder, cookie: str | None) -> tuple[wire.StandingOrder, ...]:
        """One more; what is asked now may be answered by it."""
        room, guest = await self.desk.room(table, seat, cookie)
        assert guest is not None
        self._lines.use(guest.id)
        round_ = room.table.game.state.round if wanted.this_round else 0
        order = Standing(wanted.ask, wanted.key, wanted.when, wanted.unless, wanted.once, round_, wanted.words)
        now, archive = self.desk.clock.now(), self.desk.archive
        if not await archive.do(lambda c: standing.add_order(c, table, seat, guest.id, order, now, MOST)):
            raise declined("refused", "many-notes", most=MOST)
        await self._changed(room)
        return await self.orders(table, seat, cookie)

    async def end(self, table: str, seat: int, ident: str, cookie: str | None) -> tuple[wire.StandingOrder, ...]:
        """One is withdrawn."""
        room, guest = await self.desk.room(table, seat, cookie)
        assert guest is not None
        if not any(each.id == ident and each.seat == seat and each.guest == guest.id for each in room.standing):
            raise declined("not_found", "no-order")
        await self.desk.archive.do(lambda c: standing.end_orders(c, table, (ident,)))
        await self._changed(room)
        return await self.orders(table, seat, cookie)

    @staticmethod
    async def _changed(room: Room) -> None:
        async with room.lock:
            await room.read_orders()


def told(kept: Kept) -> wire.StandingOrder:
    """An order, for who gave it."""
    order = kept.order
    return wire.StandingOrder(
        kept.id, order.ask, order.key, order.when, order.unless, order.once, bool(order.round), kept.created, order.words
    )
