"""A machine with Python and make alone: the Makefile fetches what else it needs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOOLS = ("sh", "make", "env", "find", "touch", "id", "cat", "rm", "mkdir", "dirname", "uname", "sed", "git")
OUTER = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "VIRTUAL_ENV")  # of the make and the environment the tests run in


class Machine:
    """A copy of the tree, and a PATH that leads to a few tools and to whatever a test installs there."""

    def __init__(self, folder: Path) -> None:
        self.tree = folder / "tree"
        self.bin = folder / "bin"
        self.tree.mkdir()
        self.bin.mkdir()
        shutil.copy(ROOT / "Makefile", self.tree)
        for tool in TOOLS:
            if found := shutil.which(tool):
                (self.bin / tool).symlink_to(found)
        (self.bin / "python3").symlink_to(Path(sys.base_prefix) / "bin" / "python3")

    def install(self, name: str, *lines: str) -> None:
        """A command of that name."""
        (self.bin / name).unlink(missing_ok=True)
        (self.bin / name).write_text("\n".join(("#!/bin/sh", *lines, "")), encoding="utf-8")
        (self.bin / name).chmod(0o755)

    def has_uv(self) -> Machine:
        """The installer, which is no matter of these tests."""
        (self.tree / ".uv").symlink_to(ROOT / ".uv")
        return self

    def make(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Make on this machine."""
        kept = {
            name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "VIRTUAL_ENV")
        }
        return subprocess.run(
            ["make", *words], cwd=self.tree, env={**kept, "PATH": str(self.bin)}, capture_output=True, text=True, check=False
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def versions(done: subprocess.CompletedProcess[str]) -> list[int]:
    """The major versions of Node and npm, which are said last."""
    assert done.returncode == 0, done.stderr
    return [int(line.removeprefix("v").partition(".")[0]) for line in done.stdout.splitlines()[-2:]]


def test_node_comes_from_the_package_index_where_there_is_none_or_an_old_one(machine: Machine) -> None:
    machine.has_uv()
    done = machine.make("node")
    assert "one is taken from the package index into .node/" in done.stdout
    node, npm = versions(done)
    assert node >= 20
    assert npm >= 9
    machine.install("node", "[ $1 = --version ] && echo v18.0.0 || exit 1")
    machine.install("npm", "echo 8.0.0")
    again = machine.make("node")
    assert versions(again) == [node, npm]
    assert "package index" not in again.stdout, "it is there already"


def test_the_machines_own_node_is_used_where_it_is_new_enough(machine: Machine) -> None:
    machine.install("node", "[ $1 = --version ] && echo v22.1.0 || exit 0")
    machine.install("npm", "echo 10.0.0")
    assert versions(machine.make("node")) == [22, 10]
    assert not (machine.tree / ".node").exists()


def test_the_client_is_built_where_there_is_no_node(machine: Machine) -> None:
    ignored = shutil.ignore_patterns("node_modules", "dist")
    for folder in ("web", "locales"):
        shutil.copytree(ROOT / folder, machine.tree / folder, ignore=ignored)
    done = machine.has_uv().make("web")
    assert done.returncode == 0, done.stderr
    assert (machine.tree / "web" / "dist" / "index.html").is_file()


# -- a Python without venv ---------------------------------------------------------------------------------------------------

PYTHON = f"{sys.version_info[0]}.{sys.version_info[1]}"


@pytest.fixture
def bare(machine: Machine) -> Machine:
    """A machine whose Python has no `venv` until its package is installed; then it makes the installer's folder."""
    real = (machine.bin / "python3").resolve()
    machine.install(
        "python3",
        f'case "$2" in *ensurepip*) [ -e "{machine.tree}/installed" ] ;;',
        f'venv) mkdir -p .uv/bin && ln -s "{machine.bin}/true" .uv/bin/python && touch .uv/bin/uv ;;',
        f'*) exec "{real}" "$@" ;; esac',
    )
    for tool in ("true", "ln"):
        (machine.bin / tool).symlink_to(shutil.which(tool) or tool)
    machine.install("apt-get", 'echo "apt-get $*"', f'[ "$1" = update ] || touch "{machine.tree}/installed"')
    return machine


def test_root_gets_the_package_of_a_missing_venv(bare: Machine) -> None:
    bare.install("id", "echo 0")
    done = bare.make(".uv/bin/uv")
    assert done.returncode == 0, done.stderr
    assert f"apt-get install -y --no-install-recommends python{PYTHON}-venv" in done.stdout


def test_whoever_is_not_root_is_told_which_package_to_install(bare: Machine) -> None:
    bare.install("id", "echo 1000")
    done = bare.make(".uv/bin/uv")
    assert done.returncode != 0
    assert f"This Python has no venv module; as root, on Debian: apt-get install python{PYTHON}-venv" in done.stdout
    assert not (bare.tree / ".uv").exists()
