"""The service on the network: routes, the socket, the client's files."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import escape
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from litestar import Litestar, MediaType, Request, Response, get, post, websocket
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import Cookie, State
from litestar.exceptions import ClientException, HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import Parameter

from mecatol.compendium import LONGEST
from mecatol.texts import Texts, preferred

from . import messages as wire
from .archive import Archive, ArchiveFault
from .content import choices
from .desk import Desk
from .fairness import Proof
from .gate import Gate, Late, welcome_from
from .ledger import GuestRow
from .limits import TooMuch
from .live import Socket, live
from .refusals import Declined, declined
from .settings import Settings

COOKIE = "mecatol_guest"
YEAR = 365 * 24 * 3600
LARGEST = 64 * 1024  # bytes of a request
NOT_BUILT = """<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Mecatol</title>
<h1>{title}</h1>
<p>{what}</p><pre>make play</pre></html>
"""
SIT = """<!doctype html><html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Mecatol</title>
<h1>{kept}</h1><form method="post"><button>{take}</button></form></html>
"""

log = logging.getLogger("mecatol.service")

Asking: TypeAlias = Request[object, object, State]
Guest = Annotated[str | None, Parameter(cookie=COOKIE)]
SeatQuery = Annotated[int | None, Parameter(query="seat", ge=0, le=7)]


def address_of(connection: Asking | Socket) -> str:
    """Where somebody comes from."""
    return connection.client.host if connection.client else ""


def cookie(secret: str, request: Asking) -> Cookie:
    """By which a guest is known: no script can read it, no other site can send it."""
    secure = request.url.scheme == "https"
    return Cookie(COOKIE, value=secret, httponly=True, samesite="lax", secure=secure, max_age=YEAR)


def device_of(request: Asking) -> str:
    """What a browser says it is."""
    return request.headers.get("user-agent", "")


def told_guest(guest: GuestRow) -> wire.Guest:
    """Somebody as he is told who he is."""
    return wire.Guest(guest.id, guest.name, guest.language, guest.account)


def encoded(body: bytes) -> Response[Any]:
    """What is JSON already; the handler's type says what it is."""
    return Response(body, media_type=MediaType.JSON)


# -- for the operator ----------------------------------------------------------------------------------------------------


@get("/healthz", include_in_schema=False, sync_to_thread=False, media_type=MediaType.TEXT)
def healthy() -> str:
    """The process lives."""
    return "alive\n"


@get("/readyz", include_in_schema=False)
async def ready(desk: Desk) -> Response[str]:
    """The file can be read and written."""
    fine = await desk.ready()
    return Response(
        "ready\n" if fine else "the file does not answer\n", status_code=200 if fine else 503, media_type=MediaType.TEXT
    )


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(desk: Desk) -> Response[str]:
    """What Prometheus reads."""
    return Response(desk.counted(), media_type="text/plain; version=0.0.4; charset=utf-8")


# -- people and the lobby ------------------------------------------------------------------------------------------------


@get("/api/guest")
async def who(desk: Desk, guest: Guest = None) -> wire.Guest:
    """Whoever the cookie belongs to."""
    found = await desk.guest(guest)
    return told_guest(found)


@post("/api/guest", status_code=200)
async def welcome(desk: Desk, data: wire.NewGuest, language: str, request: Asking, guest: Guest = None) -> Response[wire.Guest]:
    """Say what you are called, and which language you read."""
    spoken = preferred(data.language) if data.language else language
    found, secret = await desk.welcome(data.name.strip(), guest, spoken, address_of(request), device_of(request))
    return Response(told_guest(found), cookies=[cookie(secret, request)])


@get("/api/account")
async def account(desk: Desk, guest: Guest = None) -> wire.Account:
    """One's account, and where one is known."""
    return await desk.people.account(guest)


@post("/api/account")
async def sign_up(desk: Desk, data: wire.NewAccount, request: Asking, guest: Guest = None) -> wire.Account:
    """Take a name and a password."""
    return await desk.people.sign_up(data, guest, address_of(request))


@post("/api/account/sign-in", status_code=200)
async def sign_in(desk: Desk, data: wire.SignIn, request: Asking, guest: Guest = None) -> Response[wire.Guest]:
    """Come back."""
    found, secret = await desk.people.sign_in(data, guest, address_of(request), device_of(request))
    return Response(told_guest(found), cookies=[cookie(secret, request)])


@post("/api/account/sessions/{session:str}/end", status_code=204)
async def end_session(desk: Desk, session: str, guest: Guest = None) -> None:
    """Be no longer known on a device; `this` is the one that asks."""
    await desk.people.end_session(session, guest)


@post("/api/account/password", status_code=204)
async def new_password(desk: Desk, data: wire.NewPassword, request: Asking, guest: Guest = None) -> None:
    """Choose another password."""
    await desk.people.new_password(data, guest, address_of(request))


@post("/api/account/mail", status_code=204)
async def new_mail(desk: Desk, data: wire.NewMail, request: Asking, guest: Guest = None) -> None:
    """Say where one is written to."""
    await desk.people.new_mail(data, guest, address_of(request))


@post("/api/account/confirm", status_code=204)
async def confirm(desk: Desk, data: wire.Confirmation) -> None:
    """The letter to a new address has come."""
    await desk.people.confirm(data.token)


@post("/api/account/forgotten", status_code=204)
async def forgotten(desk: Desk, data: wire.Forgotten, request: Asking) -> None:
    """Ask for a letter with which one can choose another password."""
    await desk.people.forgotten(data, address_of(request))


@post("/api/account/recover", status_code=204)
async def recover(desk: Desk, data: wire.Recovery, request: Asking) -> Response[None]:
    """Choose another password, by the letter."""
    secret = await desk.people.recover(data, address_of(request), device_of(request))
    return Response(None, cookies=[cookie(secret, request)])


@post("/api/account/reminders", status_code=204)
async def reminders(desk: Desk, data: wire.Reminders, guest: Guest = None) -> None:
    """Be told by letter when it is one's turn, or not."""
    await desk.people.reminders(data, guest)


@get("/letters/{token:str}", include_in_schema=False, sync_to_thread=False)
def letters(token: str, language: str) -> Response[str]:  # noqa: ARG001
    """The link in a letter: a page that asks whether one wants no more of them."""
    texts = Texts(language)
    kept, stop = texts.say("page-letters"), texts.say("page-no-letters")
    return Response(SIT.format(language=language, kept=escape(kept), take=escape(stop)), media_type=MediaType.HTML)


@post("/letters/{token:str}", include_in_schema=False, status_code=200)
async def no_letters(desk: Desk, token: str, language: str) -> Response[str]:
    """No more letters, by who has one."""
    await desk.people.be_quiet(token)
    return Response(Texts(language).say("page-quiet") + "\n", media_type=MediaType.TEXT)


@get("/api/account/data")
async def personal_data(desk: Desk, guest: Guest = None) -> Response[wire.PersonalData]:
    """Everything that is kept about one."""
    return Response(await desk.people.data(guest), headers={"Content-Disposition": 'attachment; filename="mecatol.json"'})


@post("/api/account/delete", status_code=204)
async def remove_person(desk: Desk, data: wire.Removal, request: Asking, guest: Guest = None) -> None:
    """Leave for good."""
    await desk.people.remove(data, guest, address_of(request))


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
async def create(desk: Desk, data: wire.NewTable, guest: Guest = None) -> wire.TableCreated:
    """A new table."""
    return await desk.create(data, guest)


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
    seated, texts = await desk.seat_of_link(token), Texts(language)
    kept, take = texts.say("page-seat-kept", {"name": seated.name}), texts.say("page-take-seat")
    return Response(SIT.format(language=language, kept=escape(kept), take=escape(take)), media_type=MediaType.HTML)


@post("/seat/{token:str}", include_in_schema=False, status_code=303)
async def seat_taken(desk: Desk, token: str, language: str, request: Asking, guest: Guest = None) -> Response[bytes]:
    """Whoever says on that page that he sits down."""
    seated, secret = await desk.take_seat(token, guest, language)
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


@post("/api/tables/{table:str}/seats/{seat:int}/vacation", status_code=200)
async def vacation(desk: Desk, table: str, seat: int, data: wire.Vacation, guest: Guest = None) -> wire.TableSummary:
    """Be away for some days, or back."""
    return await desk.vacation(table, seat, data, guest)


@post("/api/tables/{table:str}/seats/{seat:int}/resign", status_code=200)
async def resign(desk: Desk, table: str, seat: int, guest: Guest = None) -> wire.TableSummary:
    """Give a seat up."""
    return await desk.resign(table, seat, guest)


# -- a table -------------------------------------------------------------------------------------------------------------


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
    desk: Desk, table: str, language: str, of: Annotated[int, Parameter(ge=0)], seat: SeatQuery = None, guest: Guest = None
) -> tuple[wire.UnitNow, ...]:
    """The units of a player with the numbers that they have now."""
    return await desk.units(table, seat, of, language, guest)


@get("/api/tables/{table:str}/events")
async def events(
    desk: Desk,
    table: str,
    language: str,
    seat: SeatQuery = None,
    after: Annotated[int, Parameter(ge=0)] = 0,
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
    page: Annotated[int, Parameter(query="from", ge=0)] = 0,
    guest: Guest = None,
) -> wire.Chapter:
    """The game again, as the seat saw it, from a page on."""
    return await desk.history(table, seat, page, language, guest)


@get("/api/tables/{table:str}/story")
async def story(desk: Desk, table: str, guest: Guest = None) -> Response[wire.Story]:
    """A finished game in figures."""
    return encoded(await desk.story(table, guest))


@post("/api/tables/{table:str}/seats/{seat:int}/continue")
async def go_on(desk: Desk, table: str, seat: int, data: wire.GoOn, guest: Guest = None) -> wire.TableCreated:
    """A new table against bots that goes on from a moment of this one."""
    return await desk.go_on(table, seat, data, guest)


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
    event: Annotated[int, Parameter(ge=0)] = 0,
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
    desk: Desk, table: str, language: str, after: Annotated[int, Parameter(ge=0)] = 0, guest: Guest = None
) -> tuple[wire.Said, ...]:
    """What was said behind a number: the newest lines."""
    return await desk.talked(table, after, language, guest)


@post("/api/tables/{table:str}/say", status_code=200)
async def say(desk: Desk, table: str, data: wire.Say, language: str, guest: Guest = None) -> wire.Said:
    """Say something at the table."""
    return await desk.say(table, data.text, language, guest)


@websocket("/api/tables/{table:str}/live")
async def table_socket(
    socket: Socket,
    desk: Desk,
    table: str,
    language: str,
    seat: SeatQuery = None,
    beats: bool = False,
    guest: Guest = None,
) -> None:
    """Events and pending decisions, as they come."""
    if not welcome_from(socket.scope["headers"], desk.settings):
        guest = None  # another site's page: it is nobody's guest
    await live(desk, socket, table, seat, language, guest, address_of(socket), beats)


# -- the client ----------------------------------------------------------------------------------------------------------


def not_built(texts: Texts) -> Response[bytes]:
    """What whoever comes before the client is built reads."""
    title, what = escape(texts.say("page-not-built")), escape(texts.say("page-build"))
    page = NOT_BUILT.format(language=texts.language, title=title, what=what)
    return Response(page.encode(), media_type=MediaType.HTML, status_code=503)


def client_routes(folder: Path) -> list[object]:
    """The built client; every path that is no file is its first page."""

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def client(request: Asking, path: str = "") -> Response[bytes]:
        """A file of the client."""
        if path.startswith(("/api/", "/schema/")):
            raise declined("not_found", "nothing-here", "routes")
        wanted = (folder / path.lstrip("/")).resolve()
        inside = wanted.is_relative_to(folder.resolve()) and wanted.is_file()
        found = wanted if inside else folder / "index.html"
        if not found.is_file():
            return not_built(Texts(preferred(request.headers.get("accept-language", ""))))
        lasting = "/assets/" in path
        headers = {"Cache-Control": "public, max-age=31536000, immutable" if lasting else "no-cache"}
        return Response(found.read_bytes(), media_type=TYPES.get(found.suffix, "application/octet-stream"), headers=headers)

    return [client]


TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


# -- refusals ------------------------------------------------------------------------------------------------------------


class Refusals:
    """Whatever is refused, as an answer in the language of who asked."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def handlers(self) -> dict[int | type[Exception], Any]:
        """Who answers for what."""
        return {
            Declined: self.declined,
            TooMuch: self.too_much,
            ArchiveFault: self.not_written,
            RecursionError: self.nonsense,
            UnicodeError: self.nonsense,
            HTTPException: self.http,
            Late: raised,
            Exception: self.fault,
        }

    def declined(self, asking: Asking, why: Declined, status: int = 0) -> Response[wire.Problem]:
        """What the desk declined."""
        language = self.desk.people.spoke(asking.cookies.get(COOKIE), asking.headers.get("accept-language", ""))
        return Response(why.problem(Texts(language)), status_code=status or why.status, media_type=MediaType.JSON)

    def too_much(self, asking: Asking, _: TooMuch) -> Response[wire.Problem]:
        """Somebody does too much."""
        return self.declined(asking, declined("too_much", "too-much", "slower"))

    def not_written(self, asking: Asking, why: ArchiveFault) -> Response[wire.Problem]:
        """The disk refuses."""
        log.warning("%s", why)
        return self.declined(asking, declined("fault", "not-written", "later"), 503)

    def nonsense(self, asking: Asking, why: Exception) -> Response[wire.Problem]:
        """Bytes that are no request at all."""
        return self.declined(asking, declined("malformed", "no-request", "schema", fault=type(why).__name__))

    def http(self, asking: Asking, why: HTTPException) -> Response[wire.Problem]:
        """What Litestar refused before anybody looked at it."""
        if isinstance(why, ValidationException | ClientException) and why.status_code == 400:
            details = "; ".join(str(each.get("message", each)) for each in why.extra or () if isinstance(each, dict))
            return self.declined(asking, declined("malformed", "no-request", "schema", fault=details or why.detail))
        if why.status_code == 413:
            return self.declined(asking, declined("too_large", "too-large", most=LARGEST))
        if why.status_code in (404, 405):
            return self.declined(asking, declined("not_found", "nothing-here", "routes"))
        return self.declined(asking, declined("malformed", "no-request", fault=why.detail), why.status_code)

    def fault(self, asking: Asking, why: Exception) -> Response[wire.Problem]:
        """Something broke; what it was is for the log, not for the wire."""
        log.error("unexpected fault", exc_info=why)
        return self.declined(asking, declined("fault", "fault", "again"))


def raised(_: object, why: Exception) -> Response[wire.Problem]:
    """For somebody further out."""
    raise why


# -- together ------------------------------------------------------------------------------------------------------------


def application(archive: Archive, client: Path, settings: Settings) -> Gate:
    """The whole service over one file, which it closes in the end."""

    desk = Desk(archive, settings)

    @asynccontextmanager
    async def open_desk(_: Litestar) -> AsyncIterator[None]:
        attending = [asyncio.create_task(desk.keep_time()), asyncio.create_task(desk.hear())]
        try:
            yield
        finally:
            for task in attending:
                task.cancel()
            await asyncio.wait(attending)
            await desk.close()

    async def the_desk() -> Desk:
        return desk

    async def the_language(desk: Desk, headers: dict[str, str], cookies: dict[str, str]) -> str:
        return await desk.people.speaks(cookies.get(COOKIE), headers.get("accept-language", ""))

    handlers = [
        healthy, ready, metrics, who, welcome, account, sign_up, sign_in, end_session, new_password, new_mail, confirm,
        forgotten, recover, reminders, letters, no_letters, personal_data, remove_person, possible, printed, imagined, tables,
        create, seat_of_link, take_seat, seat_link, seat_taken, start, sit, link, pause, hand_over, remove_table, motion,
        vote, stand_in, vacation, resign, table_summary, table_content, clause_text, compendium, view, events, history, story,
        go_on, answer, plan, preview, act, retract, undo_offer, undo, consent, redo, odds, explain, units, proof, talk, say,
        table_socket,
    ]  # fmt: skip
    inside = Litestar(
        [*handlers, *client_routes(client)],  # type: ignore[list-item]
        lifespan=[open_desk],
        dependencies={"desk": the_desk, "language": the_language},
        exception_handlers=Refusals(desk).handlers(),
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig("Mecatol", str(wire.WIRE_VERSION), path="/schema", render_plugins=[JsonRenderPlugin()]),
        response_cache_config=ResponseCacheConfig(),
        logging_config=None,
    )
    return Gate(inside, settings, desk.metrics.request)
