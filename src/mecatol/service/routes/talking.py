"""Whispers, notes, deals and standing orders at a table."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post

from .. import messages as wire
from ..desk import Desk
from .common import Counted, Guest


@post("/api/tables/{table:str}/seats/{seat:int}/whisper", status_code=200)
async def whisper(desk: Desk, table: str, seat: int, data: wire.Whisper, guest: Guest = None) -> wire.Whispered:
    """Say something to one seat alone."""
    return await desk.talking.whisper(table, seat, data, guest)


@get("/api/tables/{table:str}/seats/{seat:int}/whispers")
async def whispers(
    desk: Desk, table: str, seat: int, after: Annotated[int, Counted] = 0, guest: Guest = None
) -> tuple[wire.Whispered, ...]:
    """What was whispered to one, and by one: the newest lines."""
    return await desk.talking.whispers(table, seat, after, guest)


@get("/api/tables/{table:str}/seats/{seat:int}/notes")
async def notes(desk: Desk, table: str, seat: int, guest: Guest = None) -> tuple[wire.Note, ...]:
    """What one has written down for oneself."""
    return await desk.talking.notes(table, seat, guest)


@post("/api/tables/{table:str}/seats/{seat:int}/notes", status_code=204)
async def note(desk: Desk, table: str, seat: int, data: wire.NewNote, guest: Guest = None) -> None:
    """Write something down for oneself."""
    await desk.talking.note(table, seat, data, guest)


@get("/api/tables/{table:str}/deals")
async def deals(desk: Desk, table: str, guest: Guest = None) -> tuple[wire.Deal, ...]:
    """Deals that are public, or that one is part of."""
    return await desk.talking.deals(table, guest)


@post("/api/tables/{table:str}/seats/{seat:int}/deals")
async def deal(desk: Desk, table: str, seat: int, data: wire.NewDeal, guest: Guest = None) -> wire.Deal:
    """Write a deal down."""
    return await desk.talking.deal(table, seat, data, guest)


@post("/api/tables/{table:str}/seats/{seat:int}/deals/{ident:str}/over", status_code=204)
async def strike(desk: Desk, table: str, seat: int, ident: str, guest: Guest = None) -> None:
    """Say that a deal is over."""
    await desk.talking.strike(table, seat, ident, guest)


@get("/api/tables/{table:str}/seats/{seat:int}/orders")
async def orders(desk: Desk, table: str, seat: int, guest: Guest = None) -> tuple[wire.StandingOrder, ...]:
    """One's own standing orders."""
    return await desk.ordering.orders(table, seat, guest)


@post("/api/tables/{table:str}/seats/{seat:int}/orders")
async def add_order(
    desk: Desk, table: str, seat: int, data: wire.NewOrder, guest: Guest = None
) -> tuple[wire.StandingOrder, ...]:
    """Give a standing order."""
    return await desk.ordering.add(table, seat, data, guest)


@post("/api/tables/{table:str}/seats/{seat:int}/orders/{ident:str}/end", status_code=200)
async def end_order(desk: Desk, table: str, seat: int, ident: str, guest: Guest = None) -> tuple[wire.StandingOrder, ...]:
    """Withdraw a standing order."""
    return await desk.ordering.end(table, seat, ident, guest)


HANDLERS = (whisper, whispers, notes, note, deals, deal, strike, orders, add_order, end_order)
