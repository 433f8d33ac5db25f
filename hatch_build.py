"""The wheel brings the browser's client along where it has been built (`make web/dist/index.html`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Client(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the built client; an editable install serves it from the repository."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the wheel is put together."""
        client = Path(self.root) / "web" / "dist"
        if version == "standard" and (client / "index.html").is_file():
            build_data["force_include"][str(client)] = "mecatol/data/web"
