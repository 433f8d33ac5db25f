"""Choices, tables, seats, and what goes on around a game."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.params import Parameter

from mecatol.texts import Texts

from .. import messages as wire
from ..desk import Desk
from ..offers import choices
from ..refusals import Declined
from .common import LARGEST_GAME, Asking, Guest, address_of, cookie, encoded
from .pages import declined_page, page


@get("/api/choices", sync_to_thread=False)
def possible(language: str) -> wire.Choices:
    """What a new table can be made of."""
    return choices(language)


@get("/api/content")
async def printed(
    desk: Desk, ruleset: Annotated[str, Parameter(max_length=500)], language: str, request: Asking, guest: Guest = None
) -> Response[wire.Content]:
    """Names, texts and numbers of a ruleset."""
    return encoded(await desk.printed(ruleset, language, guest, address_of(request)))


@post("/api/odds", status_code=200)
async def imagined(desk: Desk, data: wire.BattleWanted, language: str, request: Asking, guest: Guest = None) -> wire.BattleTold:
    """The odds of a battle without a table."""
    return await desk.imagined(data, language, guest, address_of(request))


@get("/api/tables")
async def tables(desk: Desk, guest: Guest = None) -> list[wire.TableSummary]:
    """Public tables and one's own."""
    return await desk.tables(guest)


@post("/api/tables")
async def create(desk: Desk, data: wire.NewTable, request: Asking, guest: Guest = None) -> wire.TableCreated:
    """A new table."""
    return await desk.create(data, guest, address_of(request))


@post("/api/tables/consider", status_code=200)
async def consider(
    desk: Desk, data: wire.NewTable, language: str, request: Asking, guest: Guest = None
) -> Response[wire.Considered]:
    """Whether a table can be made as it is wanted, and what it would be."""
    return encoded(await desk.consider(data, language, guest, address_of(request)))


@post("/api/tables/import", request_max_body_size=LARGEST_GAME)
async def imported(desk: Desk, data: wire.GameFile, request: Asking, guest: Guest = None) -> wire.TableCreated:
    """A private table at which the game of a file stands."""
    return await desk.afterwards.imported(data, guest, address_of(request))


@get("/api/tables/{table:str}/file")
async def exported(desk: Desk, table: str, guest: Guest = None) -> Response[wire.GameFile]:
    """A game as one file."""
    name, game = await desk.afterwards.exported(table, guest)
    return Response(game, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@post("/api/tables/{table:str}/rematch")
async def rematch(desk: Desk, table: str, request: Asking, guest: Guest = None) -> wire.TableCreated:
    """The same company once more: the table of the rematch, made where nobody has asked for it yet."""
    return await desk.afterwards.rematch(table, guest, address_of(request))


@get("/api/seats/{token:str}")
async def seat_of_link(desk: Desk, token: str) -> wire.Seated:
    """Where a private link leads; looking takes nothing."""
    return await desk.seat_of_link(token)


@post("/api/seats/{token:str}", status_code=200)
async def take_seat(desk: Desk, token: str, language: str, request: Asking, guest: Guest = None) -> Response[wire.Seated]:
    """Take a seat by its private link."""
    seated, secret = await desk.take_seat(token, guest, language)
    return Response(seated, cookies=[cookie(secret, request)])


@get("/seat/{token:str}", include_in_schema=False)
async def seat_link(desk: Desk, token: str, language: str) -> Response[str]:
    """The private link itself: a page that asks. Whoever only looks at it (a chat that shows where links lead) takes nothing."""
    texts = Texts(language)
    try:
        seated, table = await desk.invitation(token)
    except Declined as why:
        return declined_page(texts, why)
    others = ", ".join(seat.name for seat in table.seats if seat.seat != seated.seat and not seat.open)
    kept, company = texts.say("page-seat-kept", {"name": seated.name}), texts.say("page-company", {"names": others})
    rules = texts.say(f"edition-{table.ruleset.split()[0]}")
    return page(texts, table.name, kept, company, rules, button=texts.say("page-take-seat"))


@post("/seat/{token:str}", include_in_schema=False, status_code=303)
async def seat_taken(desk: Desk, token: str, language: str, request: Asking, guest: Guest = None) -> Response[Any]:
    """Whoever says on that page that he sits down."""
    try:
        seated, secret = await desk.take_seat(token, guest, language)
    except Declined as why:
        return declined_page(Texts(language), why)
    where = {"Location": f"/tables/{seated.table}?seat={seated.seat}"}
    return Response(b"", status_code=303, headers=where, cookies=[cookie(secret, request)], media_type=MediaType.TEXT)


@post("/api/tables/{table:str}/start", status_code=200)
async def start(desk: Desk, table: str, data: wire.Start, guest: Guest = None) -> wire.TableSummary:
    """The host begins."""
    return await desk.start(table, data, guest)


@post("/api/tables/{table:str}/seats/{seat:int}/sit", status_code=200)
async def sit(desk: Desk, table: str, seat: int, guest: Guest = None) -> wire.Seated:
    """Take an open seat of a table that waits for its people."""
    return await desk.sit(table, seat, guest)


@post("/api/tables/{table:str}/seats/{seat:int}/link", status_code=200)
async def link(desk: Desk, table: str, seat: int, guest: Guest = None) -> wire.SeatLink:
    """Another private link for a seat."""
    return await desk.link(table, seat, guest)


@post("/api/tables/{table:str}/pause", status_code=200)
async def pause(desk: Desk, table: str, data: wire.Pause, guest: Guest = None) -> wire.TableSummary:
    """The host lets the game rest, or go on."""
    return await desk.pause(table, data, guest)


@post("/api/tables/{table:str}/host", status_code=200)
async def hand_over(desk: Desk, table: str, data: wire.Host, guest: Guest = None) -> wire.TableSummary:
    """Make somebody else the host."""
    return await desk.hand_over(table, data, guest)


@post("/api/tables/{table:str}/delete", status_code=204)
async def remove_table(desk: Desk, table: str, guest: Guest = None) -> None:
    """Take a table away at which nobody but the host has sat."""
    await desk.remove_table(table, guest)


@post("/api/tables/{table:str}/motion", status_code=200)
async def motion(desk: Desk, table: str, data: wire.MotionWanted, guest: Guest = None) -> wire.TableSummary:
    """Ask for a vote: to end the game now, or that somebody leaves."""
    return await desk.move(table, data, guest)


@post("/api/tables/{table:str}/vote", status_code=200)
async def vote(desk: Desk, table: str, data: wire.Consent, guest: Guest = None) -> wire.TableSummary:
    """Vote; who asked takes it back by not agreeing."""
    return await desk.vote(table, data, guest)


@post("/api/tables/{table:str}/seats/{seat:int}/stand-in", status_code=200)
async def stand_in(desk: Desk, table: str, seat: int, data: wire.StandIn, guest: Guest = None) -> wire.TableSummary:
    """Let a bot play for somebody until he is back, or be back."""
    return await desk.stand_in(table, seat, data, guest)


@post("/api/tables/{table:str}/seats/{seat:int}/nudge", status_code=204)
async def nudge(desk: Desk, table: str, seat: int, guest: Guest = None) -> None:
    """Let who is waited for be told so again."""
    await desk.nudge(table, seat, guest)


@post("/api/tables/{table:str}/seats/{seat:int}/vacation", status_code=200)
async def vacation(desk: Desk, table: str, seat: int, data: wire.Vacation, guest: Guest = None) -> wire.TableSummary:
    """Be away for some days, or back."""
    return await desk.vacation(table, seat, data, guest)


@post("/api/tables/{table:str}/seats/{seat:int}/zone", status_code=200)
async def zone(desk: Desk, table: str, seat: int, data: wire.Whereabouts, guest: Guest = None) -> wire.TableSummary:
    """One's nights are in that time zone from now on."""
    return await desk.in_zone(table, seat, data, guest)


@post("/api/tables/{table:str}/seats/{seat:int}/resign", status_code=200)
async def resign(desk: Desk, table: str, seat: int, guest: Guest = None) -> wire.TableSummary:
    """Give a seat up."""
    return await desk.resign(table, seat, guest)


HANDLERS = (
    possible,
    printed,
    imagined,
    tables,
    create,
    consider,
    imported,
    exported,
    rematch,
    seat_of_link,
    take_seat,
    seat_link,
    seat_taken,
    start,
    sit,
    link,
    pause,
    hand_over,
    remove_table,
    motion,
    vote,
    stand_in,
    nudge,
    vacation,
    zone,
    resign,
)
