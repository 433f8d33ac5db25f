"""A mail server of the tests' own, on the loopback address: it keeps what it is sent."""

from __future__ import annotations

import re
import socket
from email import message_from_bytes, policy
from email.message import EmailMessage
from queue import Queue
from threading import Thread
from types import TracebackType
from typing import Self

LINK = re.compile(r"https?://\S+")


class MailServer:
    """Speaks as much SMTP as a sender needs."""

    def __init__(self) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"smtp://127.0.0.1:{self._listening.getsockname()[1]}"
        self._letters: Queue[EmailMessage] = Queue()
        self._thread = Thread(target=self._serve, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, what: BaseException | None, where: TracebackType | None) -> None:
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self._thread.join()

    def letter(self) -> EmailMessage:
        """The next letter that came."""
        return self._letters.get(timeout=30)

    def empty(self) -> bool:
        """Whether no letter waits to be read."""
        return self._letters.empty()

    def _serve(self) -> None:
        while True:
            try:
                caller, _ = self._listening.accept()
            except OSError:
                return
            with caller, caller.makefile("rwb", buffering=0) as line:
                self._talk(line)

    def _talk(self, line: socket.SocketIO) -> None:
        line.write(b"220 here\r\n")
        while said := line.readline():
            word = said[:4].upper()
            if word == b"DATA":
                line.write(b"354 go on\r\n")
                body = b""
                while (part := line.readline()) not in (b".\r\n", b""):
                    body += part.removeprefix(b".")
                found = message_from_bytes(body, policy=policy.default)
                assert isinstance(found, EmailMessage)
                self._letters.put(found)
            line.write(b"221 bye\r\n" if word == b"QUIT" else b"250 fine\r\n")
            if word == b"QUIT":
                return


def link(letter: EmailMessage) -> str:
    """The link in a letter."""
    found = LINK.search(letter.get_content())
    assert found is not None
    return found[0]
