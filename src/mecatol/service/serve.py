"""`mecatol serve`: the service in this process, until it is told to stop."""

from __future__ import annotations

import argparse
import socket
from pathlib import Path
from typing import TYPE_CHECKING

from mecatol.commands import Parser
from mecatol.core.decisions import message
from mecatol.core.errors import Refused
from mecatol.texts import Texts

from . import logs, telemetry
from .settings import Settings, from_environment

if TYPE_CHECKING:
    from .archive import Archive

LARGEST_FRAME = 4096  # bytes a client may send at once


def arguments(parser: Parser) -> None:
    """What the command takes."""
    say = parser.texts.say
    parser.add_argument("--host", default="127.0.0.1", help=say("help-host"))
    parser.add_argument("--port", type=int, choices=range(65536), metavar="0-65535", default=8000, help=say("help-port"))
    parser.add_argument("--file", type=Path, default=Path("mecatol.sqlite"), metavar=say("command-file"), help=say("help-file"))
    parser.add_argument("--client", type=Path, default=client_folder(), metavar=say("command-folder"), help=say("help-client"))


def client_folder() -> Path:
    """Where the client is built: beside the code when installed, in the repository otherwise."""
    installed = Path(__file__).parents[1] / "data" / "web"
    return installed if installed.is_dir() else Path(__file__).parents[3] / "web" / "dist"


def serve(args: argparse.Namespace) -> int:
    """Open the file, listen, say where, and serve."""
    settings = from_environment()
    telemetry.check(settings)
    archive = opened_archive(settings.database or args.file)
    listening = listen(args.host, args.port)
    host, port = listening.getsockname()[:2]
    where = {"address": f"http://{host}:{port}/", "file": archive.engine.url.database or str(args.file)}
    print(Texts(args.lang).say("serve-open", where), flush=True)
    run(archive, args.client, settings, listening)
    return 0


def opened_archive(where: Path | str) -> Archive:
    """The file or database with the games; refused where it is none, or cannot be read and written."""
    from sqlalchemy.exc import ArgumentError, DatabaseError

    from .archive import Archive

    try:
        return Archive(where)
    except (DatabaseError, ArgumentError, OSError, ModuleNotFoundError) as why:
        said = str(getattr(why, "orig", None) or why)
        if isinstance(where, str):
            raise Refused(message("refused-database", fault=said)) from why
        raise Refused(message("refused-archive", file=str(where), fault=said)) from why


def listen(host: str, port: int) -> socket.socket:
    """The port is taken before anything else is done: who asks early waits, and is not refused."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(
        family, socket.SOCK_STREAM, socket.IPPROTO_TCP
    )  # the protocol named: asyncio sends without delay then
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as why:
        listening.close()
        raise Refused(message("refused-listen", host=host, port=str(port), fault=why.strerror or str(why))) from why
    listening.listen(256)
    return listening


def run(archive: Archive, client: Path, settings: Settings, listening: socket.socket) -> None:
    """Serve what comes in until told to stop."""
    import uvicorn

    from .app import application
    from .collecting import be_patient
    from .protocols import ReadingSocket, prompt

    logs.set_up(settings.log_level)
    config = uvicorn.Config(
        application(archive, client, settings),
        lifespan="on",
        log_config=None,
        access_log=False,
        http=prompt(settings.request_seconds),
        ws=ReadingSocket,
        ws_max_size=LARGEST_FRAME,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=5,
    )
    be_patient()
    uvicorn.Server(config).run([listening])
