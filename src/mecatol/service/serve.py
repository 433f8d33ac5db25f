"""`mecatol serve`: the service in this process, until it is told to stop."""

from __future__ import annotations

import argparse
import logging
import socket
from pathlib import Path

from mecatol.core.errors import Refused

LARGEST_FRAME = 4096  # bytes a client may send at once


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (default: this machine alone)")
    parser.add_argument("--port", type=int, default=8000, help="0: any that is free")
    parser.add_argument(
        "--file", type=Path, default=Path("mecatol.sqlite"), help="where the games are kept (default: mecatol.sqlite)"
    )
    parser.add_argument("--client", type=Path, default=client_folder(), help="the built client")


def client_folder() -> Path:
    """Where the client is built: beside the code when installed, in the repository otherwise."""
    installed = Path(__file__).parents[1] / "data" / "web"
    return installed if installed.is_dir() else Path(__file__).parents[3] / "web" / "dist"


def serve(args: argparse.Namespace) -> int:
    """Listen, say where, and serve."""
    listening = listen(args.host, args.port)
    host, port = listening.getsockname()[:2]
    print(f"Mecatol is open at http://{host}:{port}/ (Ctrl-C closes it; the games are in {args.file})", flush=True)
    run(args, listening)
    return 0


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
        raise Refused(f"cannot listen at {host}:{port} ({why.strerror}); choose another --port") from why
    listening.listen(256)
    return listening


def run(args: argparse.Namespace, listening: socket.socket) -> None:
    """Serve what comes in until told to stop."""
    import uvicorn

    from .app import application

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    config = uvicorn.Config(
        application(args.file, args.client),
        lifespan="on",
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=5,
    )
    uvicorn.Server(config).run([listening])
