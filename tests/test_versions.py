"""Versions say the same wherever they stand (docs/versions.md)."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from recording import FOLDER

from mecatol.cli import main

ROOT = Path(__file__).parents[1]
RELEASE = str(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def test_package_client_and_command_are_of_one_release(capsys: pytest.CaptureFixture[str]) -> None:
    assert json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["version"] == RELEASE
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.strip() == RELEASE


def test_every_release_is_in_the_changelog_and_has_kept_its_games() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    releases = [line.removeprefix("## ") for line in changes if line.startswith("## ") and line != "## Unreleased"]
    assert releases[0] == RELEASE
    assert sorted(releases) == sorted(folder.name for folder in FOLDER.iterdir())
