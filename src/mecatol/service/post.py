"""Letters by mail (SMTP). Nothing secret of a game is ever in one."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from collections.abc import Coroutine
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from .settings import Settings

SECONDS = 20.0  # a mail server may take

log = logging.getLogger("mecatol.service")


class Post:
    """Sends letters where the operator has named a mail server; nobody waits for them."""

    def __init__(self, settings: Settings) -> None:
        self.server = settings.smtp
        self.sender = settings.mail_from
        self.address = settings.public_address.rstrip("/")
        self._under_way: set[asyncio.Task[None]] = set()

    @property
    def open(self) -> bool:
        """Whether letters can be sent, with links that lead here."""
        return bool(self.server and self.sender and self.address)

    def send(self, to: str, subject: str, text: str, unsubscribe: str = "") -> None:
        """A letter goes out by itself."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Auto-Submitted"] = "auto-generated"
        if unsubscribe:
            letter["List-Unsubscribe"] = f"<{unsubscribe}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text)
        self.go(self._sent(letter))

    def go(self, sending: Coroutine[None, None, None]) -> None:
        """Something is sent by itself; nobody learns from how long it takes."""
        task = asyncio.create_task(sending)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _sent(self, letter: EmailMessage) -> None:
        try:
            await asyncio.to_thread(deliver, self.server, letter)
        except (OSError, smtplib.SMTPException) as why:
            log.warning("a letter could not be sent: %s", type(why).__name__)

    async def close(self) -> None:
        """What is under way is let finish, with what it sends."""
        while self._under_way:
            await asyncio.gather(*self._under_way, return_exceptions=True)


def deliver(server: str, letter: EmailMessage) -> None:
    """Hand a letter to `smtp://user:password@host:port`: encrypted where the server can, and always with a password."""
    where = urlsplit(server)
    host, secure = where.hostname or "localhost", ssl.create_default_context()
    if where.scheme == "smtps":
        connection: smtplib.SMTP = smtplib.SMTP_SSL(host, where.port or 465, timeout=SECONDS, context=secure)
    else:
        connection = smtplib.SMTP(host, where.port or 25, timeout=SECONDS)
    with connection:
        connection.ehlo()
        if where.scheme != "smtps" and (connection.has_extn("starttls") or where.username):
            connection.starttls(context=secure)
        if where.username:
            connection.login(unquote(where.username), unquote(where.password or ""))
        connection.send_message(letter)
