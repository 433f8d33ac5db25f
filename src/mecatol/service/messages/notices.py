"""How somebody is told that it is his turn."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .basics import Request, Wire

Address = Annotated[str, msgspec.Meta(min_length=10, max_length=1000, pattern=r"^https?://[^\x00-\x20]+$(?!\n)")]
Letters = Annotated[str, msgspec.Meta(max_length=100, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]


class NewWebhook(Request, frozen=True):
    """A webhook of a Discord channel, where it is said that it is one's turn."""

    address: Address


class NewBrowser(Request, frozen=True):
    """A browser as its push service knows it."""

    endpoint: Address
    p256dh: Letters
    auth: Letters


class Way(Wire, frozen=True):
    """A way to somebody beside mail."""

    id: str
    kind: str  # "discord", "push"
    host: str  # of its address, which is a secret
    created: str


class Ways(Wire, frozen=True):
    """How somebody is told."""

    key: str  # by which a browser lets the service tell it something; "": it cannot
    webhooks: bool
    ways: tuple[Way, ...]


class Pushed(Wire, frozen=True):
    """What a browser is sent: names of tables, and links."""

    title: str
    body: str
    link: str
    stop: str  # where it is asked for no more of them
    stop_title: str


class OwnWay(Wire, frozen=True):
    """A way to somebody, for himself."""

    kind: str
    address: str
    created: str
