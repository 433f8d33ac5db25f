"""A table: looking at it, playing, talking, and its socket."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post, websocket
from litestar.params import Parameter

from mecatol.compendium import LONGEST

from .. import messages as wire
from ..desk import Desk
from ..fairness import Proof
from ..gate import welcome_from
from ..live import Socket, live
from ..messages.basics import HIGHEST
from .common import Asking, Counted, Guest, SeatQuery, address_of, encoded


@get("/api/tables/{table:str}")
async def table_summary(desk: Desk, table: str, guest: Guest = None) -> wire.TableSummary:
    """One table."""
    return await desk.table(table, guest)


@get("/api/tables/{table:str}/content")
async def table_content(desk: Desk, table: str, language: str, guest: Guest = None) -> Response[wire.Content]:
    """Names, texts and numbers of the table's ruleset."""
    return encoded(await desk.content(table, language, guest))


@get("/api/clauses/{clause:str}")
async def clause_text(
    desk: Desk,
    clause: str,
    language: str,
    request: Asking,
    ruleset: Annotated[str, Parameter(max_length=500)] = "sa17",
    guest: Guest = None,
) -> wire.ClauseText:
    """A clause of the rule documents in our words, or what is printed on a thing of a ruleset: "card:plague"."""
    return await desk.clause(clause, ruleset, language, guest, address_of(request))


@get("/api/compendium")
async def compendium(
    desk: Desk,
    language: str,
    request: Asking,
    q: Annotated[str, Parameter(min_length=1, max_length=LONGEST)],
    ruleset: Annotated[str, Parameter(max_length=500)] = "sa17",
    guest: Guest = None,
) -> wire.Found:
    """Things of a ruleset by name or words of their texts, in any language."""
    return await desk.compendium(q, ruleset, language, guest, address_of(request))


@get("/api/tables/{table:str}/view")
async def view(desk: Desk, table: str, language: str, seat: SeatQuery = None, guest: Guest = None) -> Response[wire.SeatView]:
    """The table as a seat, or a spectator, sees it."""
    return encoded(await desk.view(table, seat, language, guest))


@get("/api/tables/{table:str}/units")
async def units(
    desk: Desk, table: str, language: str, of: Annotated[int, Counted], seat: SeatQuery = None, guest: Guest = None
) -> tuple[wire.UnitNow, ...]:
    """The units of a player with the numbers that they have now."""
    return await desk.units(table, seat, of, language, guest)


@get("/api/tables/{table:str}/reach")
async def reach(desk: Desk, table: str, language: str, seat: SeatQuery = None, guest: Guest = None) -> Response[wire.Reach]:
    """Who could come where and who shoots where, as far as a seat or a spectator sees."""
    return encoded(await desk.reach(table, seat, language, guest))


@get("/api/tables/{table:str}/events")
async def events(
    desk: Desk,
    table: str,
    language: str,
    seat: SeatQuery = None,
    after: Annotated[int, Counted] = 0,
    guest: Guest = None,
) -> tuple[wire.Happening, ...]:
    """The log behind a number."""
    return await desk.events(table, seat, after, language, guest)


@get("/api/tables/{table:str}/history")
async def history(
    desk: Desk,
    table: str,
    language: str,
    seat: SeatQuery = None,
    page: Annotated[int, Parameter(query="from", ge=0, le=HIGHEST)] = 0,
    guest: Guest = None,
) -> wire.Chapter:
    """The game again, as the seat saw it, from a page on."""
    return await desk.history(table, seat, page, language, guest)


@get("/api/tables/{table:str}/story")
async def story(desk: Desk, table: str, guest: Guest = None) -> Response[wire.Story]:
    """A finished game in figures."""
    return encoded(await desk.story(table, guest))


@post("/api/tables/{table:str}/seats/{seat:int}/continue")
async def go_on(desk: Desk, table: str, seat: int, data: wire.GoOn, request: Asking, guest: Guest = None) -> wire.TableCreated:
    """A new table against bots that goes on from a moment of this one."""
    return await desk.go_on(table, seat, data, guest, address_of(request))


@post("/api/tables/{table:str}/seats/{seat:int}/answer", status_code=200)
async def answer(desk: Desk, table: str, seat: int, data: wire.Answer, guest: Guest = None) -> wire.Accepted:
    """Answer what the seat is asked."""
    return await desk.answer(table, seat, data, guest)


@post("/api/tables/{table:str}/seats/{seat:int}/plan", status_code=200)
async def plan(desk: Desk, table: str, seat: int, data: wire.Plan, guest: Guest = None) -> wire.Accepted:
    """Answer what the seat is asked now and next, all or nothing."""
    return await desk.plan(table, seat, data, guest)


@post("/api/tables/{table:str}/seats/{seat:int}/preview", status_code=200)
async def preview(desk: Desk, table: str, seat: int, data: wire.WhatIf, language: str, guest: Guest = None) -> wire.Preview:
    """What would come of a plan; nothing changes."""
    return await desk.preview(table, seat, data, language, guest)


@post("/api/tables/{table:str}/seats/{seat:int}/act", status_code=200)
async def act(desk: Desk, table: str, seat: int, data: wire.Act, guest: Guest = None) -> wire.Accepted:
    """Do something out of turn."""
    return await desk.act(table, seat, data, guest)


@post("/api/tables/{table:str}/seats/{seat:int}/retract", status_code=200)
async def retract(desk: Desk, table: str, seat: int, guest: Guest = None) -> wire.Accepted:
    """Take back an answer that is still sealed."""
    return await desk.retract(table, seat, guest)


@get("/api/tables/{table:str}/seats/{seat:int}/undo")
async def undo_offer(
    desk: Desk,
    table: str,
    seat: int,
    to: wire.To = "last",
    event: Annotated[int, Counted] = 0,
    guest: Guest = None,
) -> wire.UndoOffer:
    """What going back would take, and what would go back."""
    return await desk.undo_offer(table, seat, to, event, guest)


@post("/api/tables/{table:str}/seats/{seat:int}/undo", status_code=200)
async def undo(desk: Desk, table: str, seat: int, data: wire.UndoWanted, guest: Guest = None) -> wire.Undone:
    """Go back, or ask those whom it touches."""
    return await desk.undo(table, seat, data, guest)


@post("/api/tables/{table:str}/seats/{seat:int}/consent", status_code=200)
async def consent(desk: Desk, table: str, seat: int, data: wire.Consent, guest: Guest = None) -> wire.Undone:
    """Agree that the table goes back, or not; who asked withdraws so."""
    return await desk.consent(table, seat, data, guest)


@post("/api/tables/{table:str}/seats/{seat:int}/redo", status_code=200)
async def redo(desk: Desk, table: str, seat: int, guest: Guest = None) -> wire.Undone:
    """Take one's own undo back, as long as nothing was done since."""
    return await desk.redo(table, seat, guest)


@get("/api/tables/{table:str}/seats/{seat:int}/odds")
async def odds(
    desk: Desk,
    table: str,
    seat: int,
    language: str,
    system: Annotated[str, Parameter(max_length=20)],
    planet: Annotated[str, Parameter(max_length=60)] = "",
    bring: Annotated[str, Parameter(max_length=200)] = "",
    guest: Guest = None,
) -> wire.Odds:
    """The odds of the battle there, or of the one that would come."""
    return await desk.odds(table, seat, system, planet, bring or None, language, guest)


@get("/api/tables/{table:str}/seats/{seat:int}/explain")
async def explain(
    desk: Desk, table: str, seat: int, language: str, intent: Annotated[str, Parameter(max_length=300)], guest: Guest = None
) -> wire.Explained:
    """Why something may or may not be done."""
    return await desk.explain(table, seat, intent, language, guest)


@get("/api/tables/{table:str}/proof")
async def proof(desk: Desk, table: str, guest: Guest = None) -> Proof:
    """Everything that decided a finished game, for `mecatol verify`."""
    return await desk.proof(table, guest)


@get("/api/tables/{table:str}/talk")
async def talk(
    desk: Desk, table: str, language: str, after: Annotated[int, Counted] = 0, guest: Guest = None
) -> tuple[wire.Said, ...]:
    """What was said behind a number: the newest lines."""
    return await desk.talked(table, after, language, guest)


@post("/api/tables/{table:str}/say", status_code=200)
async def say(desk: Desk, table: str, data: wire.Say, language: str, request: Asking, guest: Guest = None) -> wire.Said:
    """Say something at the table."""
    return await desk.say(table, data.text, language, guest, address_of(request))


@websocket("/api/tables/{table:str}/live")
async def table_socket(
    socket: Socket,
    desk: Desk,
    table: str,
    language: str,
    seat: SeatQuery = None,
    beats: bool = False,
    steps: bool = False,
    guest: Guest = None,
) -> None:
    """Events and pending decisions, as they come."""
    if not welcome_from(socket.scope["headers"], desk.settings):
        guest = None  # another site's page: it is nobody's guest
    await live(desk, socket, table, seat, language, guest, address_of(socket), beats, beats and steps)


HANDLERS = (
    table_summary,
    table_content,
    clause_text,
    compendium,
    view,
    units,
    reach,
    events,
    history,
    story,
    go_on,
    answer,
    plan,
    preview,
    act,
    retract,
    undo_offer,
    undo,
    consent,
    redo,
    odds,
    explain,
    proof,
    talk,
    say,
    table_socket,
)
