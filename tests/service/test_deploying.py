"""The files to run it by: linters have nothing to say, and they name nothing that there is not.

No container is built here: that needs a container engine. What they would run is what the tests of the service run;
the proxy runs in test_nodes.py.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path

import msgspec
import pytest

from mecatol.cli import _parser
from mecatol.service.settings import PREFIX, Settings
from mecatol.texts import Texts

DEPLOY = Path(__file__).parents[2] / "deploy"
LINTERS = Path(sys.executable).parent


@pytest.mark.parametrize(
    "command",
    [["hadolint", "Containerfile"], ["check-jsonschema", "--builtin-schema", "vendor.compose-spec", "compose.yaml"]],
    ids=lambda command: command[0],
)
def test_linters_have_nothing_to_say(command: list[str]) -> None:
    done = subprocess.run([LINTERS / command[0], *command[1:]], cwd=DEPLOY, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_they_name_settings_that_there_are() -> None:
    known = {f"{PREFIX}{name.upper()}" for name in Settings.__struct_fields__}
    named = {name for file in DEPLOY.iterdir() for name in re.findall(rf"\b{PREFIX}[A-Z_]+\b", file.read_text())}
    assert named
    assert named <= known


def test_they_call_the_command_as_it_is_called() -> None:
    unit = ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "mecatol.service")
    by_unit = shlex.split(unit["Service"]["ExecStart"])
    found = re.search(r"^CMD (\[.*\])$", (DEPLOY / "Containerfile").read_text(), re.MULTILINE)
    assert found is not None
    by_container = msgspec.json.decode(found[1], type=list[str])
    for program, *args in (by_unit, by_container):
        assert Path(program).name == "mecatol"
        assert _parser(Texts()).parse_args(args).file == Path("/var/lib/mecatol/mecatol.sqlite")


def test_the_proxy_knows_every_service() -> None:
    compose, proxy = (DEPLOY / "compose.yaml").read_text(), (DEPLOY / "nginx.conf").read_text()
    services = re.findall(r"^  (\w+):\n    <<: \*service$", compose, re.MULTILINE)
    assert services == re.findall(r"^    server (\w+):8000", proxy, re.MULTILINE)
    assert len(services) == 2
