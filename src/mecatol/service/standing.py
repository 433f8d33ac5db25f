"""Standing orders: how a seat answers while its owner is away. How long that takes is drawn, so that the speed tells nothing."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from random import SystemRandom

import msgspec
import sqlalchemy as sa

from mecatol.core.decisions import Ask, Order
from mecatol.core.effects import Moment
from mecatol.core.rules import PASS
from mecatol.play import Table
from mecatol.rules import moments
from mecatol.subjects import subjects

from . import schema
from .archive import announce

SOONEST, LATEST = 4.0, 40.0  # seconds until an order is carried out: as long as people think
WINDOWS = frozenset(each.name for each in vars(moments).values() if isinstance(each, Moment) and each.window)

drawing = SystemRandom()


class Standing(msgspec.Struct, frozen=True):
    """An order: questions of that name ("": any window to react in) about all of `when` and none of `unless` get that answer."""

    ask: str
    key: str
    when: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()
    once: bool = False
    round: int = 0  # in this one alone; 0: in any
    words: str = ""


class Kept(msgspec.Struct, frozen=True):
    """A standing order as it is kept, and whose it is."""

    id: str
    seat: int
    guest: str
    created: str
    order: Standing


# -- what is kept --------------------------------------------------------------------------------------------------------------


def orders_at(connection: sa.Connection, table: str) -> tuple[Kept, ...]:
    """All standing orders at a table, the oldest first."""
    orders = schema.orders
    rows = connection.execute(orders.select().where(orders.c.table_id == table).order_by(orders.c.created, orders.c.id))
    return tuple(
        Kept(row.id, row.seat, row.guest_id, row.created, msgspec.msgpack.decode(row.body, type=Standing)) for row in rows
    )


def add_order(connection: sa.Connection, table: str, seat: int, guest: str, order: Standing, now: str, most: int) -> bool:
    """One more; False: there are too many."""
    orders = schema.orders
    if sum(each.guest == guest and each.seat == seat for each in orders_at(connection, table)) >= most:
        return False
    body = msgspec.msgpack.encode(order)
    row = {"id": secrets.token_hex(8), "table_id": table, "seat": seat, "guest_id": guest, "created": now, "body": body}
    connection.execute(orders.insert().values(**row))
    announce(connection, table)
    return True


def end_orders(connection: sa.Connection, table: str, ids: Iterable[str]) -> None:
    """Some are no more."""
    orders = schema.orders
    connection.execute(orders.delete().where(orders.c.table_id == table, orders.c.id.in_(tuple(ids))))
    announce(connection, table)


# -- what comes of it ------------------------------------------------------------------------------------------------------------


def fitting(orders: Iterable[Kept], table: Table, ask: Ask) -> Kept | None:
    """The first of somebody's orders that answers a question, if its answer is among the options."""
    mine = [each for each in orders if each.seat == ask.seat and _speaks_of(each.order, ask)]
    if not mine:
        return None
    about, round_, keys = subjects(table.game, ask), table.game.state.round, table.keys(ask)
    for each in mine:
        order = each.order
        inside = all(tag in about for tag in order.when) and not any(tag in about for tag in order.unless)
        if inside and order.round in (0, round_) and order.key in keys:
            return each
    return None


def _speaks_of(order: Standing, ask: Ask) -> bool:
    return ask.name == order.ask or (not order.ask and order.key == PASS and ask.name in WINDOWS)


def follow(table: Table, ask: Ask, order: Standing) -> None:
    """A question is answered by an order, and nothing else is."""
    table.orders = {ask.seat: (Order(ask.name, order.key, once=True),)}
    try:
        table.follow_orders()
    finally:
        table.orders = {}


def delay() -> float:
    """How long an answer takes."""
    return drawing.uniform(SOONEST, LATEST)
