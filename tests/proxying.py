"""A real nginx from the system's packages, by the configuration that is shipped, before services of this machine."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

SHIPPED = Path(__file__).parents[1] / "deploy" / "nginx.conf"
AROUND = """{user}pid {folder}/pid;
error_log {folder}/log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/client;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    scgi_temp_path {folder}/scgi;
    uwsgi_temp_path {folder}/uwsgi;
    include {folder}/shipped.conf;
}}
"""


class Nginx:
    """The proxy that is shipped, with two services; but for their addresses and its port the file is as it is."""

    def __init__(self, services: Sequence[str], folder: Path) -> None:
        program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
        assert program is not None, "the tests need nginx; on Debian: apt-get install nginx"
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        written, places = SHIPPED.read_text(), iter(urlsplit(service).netloc for service in services)
        written = re.sub(r"server \w+:8000", lambda _: f"server {next(places)}", written)
        (folder / "shipped.conf").write_text(written.replace("listen 80;", f"listen 127.0.0.1:{port};"))
        user = "user root;\n" if os.geteuid() == 0 else ""  # it would step down to somebody who may not look into the folder
        (folder / "nginx.conf").write_text(AROUND.format(user=user, folder=folder))
        self._command = [program, "-e", f"{folder}/log", "-c", f"{folder}/nginx.conf"]

    def complaints(self) -> str:
        """What it says of the configuration, where that is not that all is well."""
        found = subprocess.run([*self._command, "-t", "-q"], capture_output=True, text=True)
        return found.stdout + found.stderr

    def __enter__(self) -> Self:
        subprocess.run(self._command, check=True)  # it listens when this returns
        return self

    def __exit__(self, kind: type[BaseException] | None, what: BaseException | None, where: TracebackType | None) -> None:
        subprocess.run([*self._command, "-s", "stop"], check=True)
