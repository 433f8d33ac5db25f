"""Guests, accounts, letters."""

from __future__ import annotations

from litestar import Response, get, post

from mecatol.texts import Texts, preferred

from .. import messages as wire
from ..desk import Desk
from ..refusals import Declined
from .common import Asking, Guest, address_of, cookie, device_of, told_guest
from .pages import declined_page, page


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


@get("/api/account/ways")
async def ways(desk: Desk, guest: Guest = None) -> wire.Ways:
    """How one is told that it is one's turn, beside letters."""
    return await desk.notices.ways(guest)


@post("/api/account/ways/webhook", status_code=204)
async def add_webhook(desk: Desk, data: wire.NewWebhook, guest: Guest = None) -> None:
    """Be told by a webhook of Discord's."""
    await desk.notices.add_webhook(data, guest)


@post("/api/account/ways/browser", status_code=204)
async def add_browser(desk: Desk, data: wire.NewBrowser, guest: Guest = None) -> None:
    """Be told by this browser."""
    await desk.notices.add_browser(data, guest)


@post("/api/account/ways/{way:str}/end", status_code=204)
async def end_way(desk: Desk, way: str, guest: Guest = None) -> None:
    """Be told that way no longer."""
    await desk.notices.end(way, guest)


@get("/letters/{token:str}", include_in_schema=False, sync_to_thread=False)
def letters(token: str, language: str) -> Response[str]:  # noqa: ARG001
    """The link in a letter: a page that asks whether one wants no more of them."""
    texts = Texts(language)
    return page(texts, texts.say("page-letters"), button=texts.say("page-no-letters"))


@post("/letters/{token:str}", include_in_schema=False, status_code=200)
async def no_letters(desk: Desk, token: str, language: str) -> Response[str]:
    """No more letters, by who has one."""
    texts = Texts(language)
    try:
        await desk.notices.be_quiet(token)
    except Declined as why:
        return declined_page(texts, why)
    return page(texts, texts.say("page-quiet"))


@get("/api/account/data")
async def personal_data(desk: Desk, guest: Guest = None) -> Response[wire.PersonalData]:
    """Everything that is kept about one."""
    return Response(await desk.people.data(guest), headers={"Content-Disposition": 'attachment; filename="mecatol.json"'})


@post("/api/account/delete", status_code=204)
async def remove_person(desk: Desk, data: wire.Removal, request: Asking, guest: Guest = None) -> None:
    """Leave for good."""
    await desk.people.remove(data, guest, address_of(request))


HANDLERS = (
    who,
    welcome,
    account,
    sign_up,
    sign_in,
    end_session,
    new_password,
    new_mail,
    confirm,
    forgotten,
    recover,
    reminders,
    ways,
    add_webhook,
    add_browser,
    end_way,
    letters,
    no_letters,
    personal_data,
    remove_person,
)
