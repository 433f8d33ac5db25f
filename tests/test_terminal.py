"""The table on a terminal: players in their colours, the galaxy drawn, amounts typed, texts on demand, hands hidden."""

from __future__ import annotations

import io
import os
import pty
import subprocess
import sys
from collections.abc import Sequence

import pytest
from rich.console import Console
from rich.text import Text

from mecatol.bots import answer_by_bot, make_bots
from mecatol.core.decisions import Option
from mecatol.hot_seat import HotSeat, offered
from mecatol.narrator import Narrator
from mecatol.play import Table
from mecatol.terminal import CLEAR, COLOURS, Screen, galaxy, symbol
from mecatol.texts import Texts


@pytest.fixture(scope="module")
def begun() -> Table:
    """A game in its first round, left alone by those who look at it."""
    table = Table.new("sa17 rounds=2", ["Ann", "Ben", "Cy"], seed=4)
    bots = make_bots("hasty", 3, 4)
    while not table.game.state.round:
        ask = table.pending[0]
        answer_by_bot(table, ask, bots[ask.seat])
    return table


def drawn(table: Table, language: str = "en") -> list[str]:
    return [line.plain for line in galaxy(Narrator(table, Texts(language)), 0)]


# -- the galaxy ------------------------------------------------------------------------------------------------------------


def test_every_system_with_planets_is_drawn_with_its_owner(begun: Table) -> None:
    page = "\n".join(drawn(begun))
    assert "Mecatol Rex" in page
    assert "1/6" in page
    for seat, player in enumerate(begun.game.state.players):
        assert f"{symbol(seat)} {player.name}" in page
        fleets = [stack for system in begun.game.state.systems for stack in system.stacks if stack.owner == seat]
        assert page.count(symbol(seat)) > len(fleets)


def test_systems_side_by_side_lie_half_a_system_apart(begun: Table) -> None:
    lines = drawn(begun)
    middle = next(number for number, line in enumerate(lines) if "Mecatol Rex" in line)
    column = lines[middle].index("Mecatol Rex")
    assert column % 13 == 0
    beside = [number for number, line in enumerate(lines) if line[column + 13 : column + 26].strip()]
    assert any(abs(number - middle) == 2 for number in beside)


def test_the_galaxy_speaks_the_language_of_whoever_looks(begun: Table) -> None:
    assert "2 of 10 points" not in "\n".join(drawn(begun, "es"))
    assert any("de 10 puntos" in line for line in drawn(begun, "es"))


def test_players_are_named_in_their_colours() -> None:
    file = io.StringIO()
    console = Console(file=file, force_terminal=True, color_system="truecolor", width=200, highlight=False)
    Screen(["Ann", "Ben"], console).say("Ann attacks Ben; Annabel looks on.")
    red, green, blue = (int(COLOURS[0][place : place + 2], 16) for place in (1, 3, 5))
    assert f"\033[38;2;{red};{green};{blue}mAnn\033[0m attacks" in file.getvalue()
    assert file.getvalue().count("\033[38") == 2


def test_a_screen_is_cleared_only_where_there_is_one() -> None:
    for terminal in (True, False):
        file = io.StringIO()
        Screen(["Ann"], Console(file=file, force_terminal=terminal)).say(CLEAR)
        assert file.getvalue() == (CLEAR if terminal else "")


# -- amounts ---------------------------------------------------------------------------------------------------------------


def options(*keys: str) -> list[Option[str]]:
    return [Option(key) for key in keys]


def test_a_row_of_amounts_is_typed() -> None:
    offer = offered(options("drop", "bid:2", "bid:3", "bid:4", "bid:5"))
    assert (offer.least, offer.most, offer.listed) == (2, 5, ("/1",))
    assert offer.choices["3"].key == "bid:3"
    assert offer.choices["/1"].key == "drop"


@pytest.mark.parametrize(
    "keys",
    [
        ("1", "2"),  # too few
        ("bid:1", "bid:2", "buy:3"),  # of two kinds
        ("1", "2", "5"),  # with gaps
        ("a", "b", "c", "1", "2", "3"),  # among other things
        ("activate:0,1", "activate:0,2", "activate:0,3"),
    ],
)
def test_anything_else_is_chosen_from_a_list(keys: Sequence[str]) -> None:
    offer = offered(options(*keys))
    assert offer.listed == tuple(str(number) for number in range(1, len(keys) + 1))
    assert [offer.choices[typed].key for typed in offer.listed] == list(keys)


# -- at the keyboard ---------------------------------------------------------------------------------------------------------


def played(typed: Sequence[str], people: Sequence[int] = (0,), language: str = "en") -> list[str]:
    """What is shown to people who type this, and then leave."""
    shown: list[str] = []
    keys = iter(typed)

    def ask(prompt: str) -> str:
        shown.append(prompt)
        return "" if "Enter" in prompt or "Intro" in prompt else next(keys, "q")

    def say(line: str | Text) -> None:
        shown.append(str(line))

    table = Table.new("sa17", ["Ann", "Ben", "Cy"], seed=4)
    HotSeat(table, people, make_bots("hasty", 3, 4), ask, say, Texts(language)).run()
    return shown


def test_anything_is_explained_by_name_by_words_and_by_its_option() -> None:
    shown = "\n".join(played(["? plage", "? quantum plague of doom", "?", "? !", "? 1"]))
    assert "Plague (Action Card)" in shown
    assert "tests/" not in shown
    assert "Did you mean" in shown
    assert "m draws the galaxy" in shown
    assert "Name something" in shown
    assert "[SA17-SET-" in shown


def test_an_option_is_explained_with_the_things_it_touches() -> None:
    shown = played(["? 2"], language="es")
    clause = next(line for line in shown if line.endswith("  [SA17-SET-07]") and line.startswith("En el sentido"))
    assert clause.startswith("En el sentido del reloj")
    assert any(line.endswith("(Raza)") for line in shown)


def test_galaxy_and_hand_are_shown_when_asked_for() -> None:
    shown = played(["m", "h", "nonsense"])
    assert sum(line.startswith("● Ann") for line in shown) == 2
    assert sum(line.startswith("Your hand") for line in shown) == 2
    assert any(line.startswith("A number from 1 to") for line in shown)


def test_hands_are_shown_only_after_the_next_person_has_come() -> None:
    shown = played(["1"] * 12, people=(0, 1))
    hands = [number for number, line in enumerate(shown) if line.startswith("Your hand")]
    assert len(hands) > 2
    for number in hands:
        assert shown[number - 2] == CLEAR
        assert "press Enter" in shown[number - 1]


def test_a_game_is_played_on_a_real_terminal() -> None:
    """`mecatol play` on a pseudo-terminal: it is in colours, answers `?`, hides hands, and ends when somebody leaves."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "mecatol.cli", "play", "Ann", "Ben", "--players", "3", "--seed", "4", "--bots", "hasty"]
    environment = os.environ | {"TERM": "xterm-256color", "COLORTERM": "truecolor", "COLUMNS": "200"}
    environment.pop("NO_COLOR", None)
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as game:
        os.close(theirs)
        os.write(ours, b"\n? plague\n1\n\n1\n\nq\nq\n")
        said = "".join(_read(ours))
        assert game.wait() == 0
    os.close(ours)
    assert "Plague (Action Card)" in said
    assert CLEAR in said
    assert "\033[38;2;" in said


def _read(terminal: int) -> list[str]:
    """Everything that is said until the other side hangs up."""
    found: list[bytes] = []
    while True:
        try:
            part = os.read(terminal, 4096)
        except OSError:
            part = b""
        if not part:
            return [b"".join(found).decode()]
        found.append(part)
