"""`mecatol serve`: the service in this process, until it is told to stop."""

from __future__ import annotations

import argparse
import logging
import socket
from pathlib import Path


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
    import uvicorn

    from .app import application

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    listening = _listen(args.host, args.port)
    host, port = listening.getsockname()[:2]
    config = uvicorn.Config(
        application(args.file, args.client),
        lifespan="on",
        log_level="warning",
        access_log=False,
        ws_max_size=4096,
        timeout_graceful_shutdown=5,
    )
    print(f"Mecatol is open at http://{host}:{port}/ (Ctrl-C closes it; the games are in {args.file})", flush=True)
    uvicorn.Server(config).run([listening])
    return 0


def _listen(host: str, port: int) -> socket.socket:
    """The port is taken before anything else is done: who asks early waits, and is not refused."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    listening.listen(256)
    return listening
