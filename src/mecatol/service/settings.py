"""What an operator may set: by environment (`MECATOL_PUBLIC_ADDRESS=https://…`), with defaults for a club of people."""

from __future__ import annotations

import os
from typing import Annotated, Literal

import msgspec

from mecatol.core.decisions import message
from mecatol.core.errors import Refused

PREFIX = "MECATOL_"
Positive = Annotated[int, msgspec.Meta(ge=1)]
Site = Annotated[str, msgspec.Meta(pattern=r"^(https?://[^/\s]+/?)?$")]  # as the Origin of its pages
Address = Annotated[str, msgspec.Meta(pattern=r"^(https?://\S+)?$")]
Secret = Annotated[str, msgspec.Meta(pattern="^(.{16,})?$")]  # too long to be guessed


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Limits, and where the service is known."""

    database: str = ""  # "postgresql://user:password@host/name": where everything is kept instead of a file
    public_address: Site = ""  # "https://mecatol.example": the only origin pages may come from; "": whatever the Host header says
    guests_an_hour: Positive = 600  # new guests from one address
    tables_an_hour: Positive = 200  # new tables of one guest; ten times as many from one address
    bot_tables: Positive = 5  # tables without people, of one guest, played at the same time; ten times as many from one address
    sign_ins_an_hour: Positive = 30  # attempts at one name from one address; ten times as many from an address in all
    letters_an_hour: Positive = 6  # to one person, because he asked for them
    remind_after: Positive = 10  # minutes until who is asked and not there is told by letter that it is his turn
    smtp: str = ""  # "smtp://user:password@host:port": by which letters are sent
    mail_from: str = ""
    discord_client: str = ""  # of the application by which people sign in with Discord
    discord_secret: str = ""
    discord_address: str = "https://discord.com"
    openid_issuer: str = ""  # "https://accounts.example": any OpenID provider; where everything is it says itself
    openid_client: str = ""
    openid_secret: str = ""
    openid_title: str = "OpenID"  # what its button says
    webhooks: str = "https://discord.com/api/webhooks/ https://discordapp.com/api/webhooks/"  # beginnings of addresses
    push_services: str = "fcm.googleapis.com push.services.mozilla.com push.apple.com notify.windows.com"  # hosts
    requests_a_minute: Positive = 12_000  # from one address
    lines_a_minute: Positive = 30  # chat of one guest; ten times as many from one address
    sockets: Positive = 64  # of one guest, at the same time
    sockets_an_address: Positive = 1000
    at_work: Positive = 2  # odds, previews and replays worked out at the same time
    waiting_for_work: Positive = 6  # of one guest
    rooms: Positive = 400  # tables in memory; beyond that those nobody looks at are left
    lease_seconds: Positive = 10  # a service that says nothing for so long no longer works its tables: others take over
    otlp: Address = ""  # "http://collector:4318": where OpenTelemetry is sent by OTLP over HTTP; "": nowhere
    operator: Secret = ""  # opens /operator; "": nobody sees that page
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    request_seconds: Positive = 20  # until the head and body of a request must have come, and an answer was read on


def from_environment() -> Settings:
    """The settings of this machine."""
    known = {f"{PREFIX}{name.upper()}": name for name in Settings.__struct_fields__}
    found = {name: os.environ[variable] for variable, name in known.items() if variable in os.environ}
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as why:
        raise Refused(message("refused-settings", fault=str(why))) from why
