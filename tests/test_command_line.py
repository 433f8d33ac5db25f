"""The command: watching, playing at one keyboard, and what is refused."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from rich.text import Text

from mecatol.bots import make_bots
from mecatol.cli import main
from mecatol.hot_seat import HotSeat
from mecatol.narrator import Narrator
from mecatol.play import Table
from mecatol.terminal import CLEAR


def test_watching_a_game_tells_it_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["watch", "--players", "6", "--ruleset", "sa17 rounds=1", "--seed", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 100
    assert not [line for line in lines if line.startswith(("event-", "ask-", "option-"))]
    assert any("Ann" in line for line in lines)


def test_the_same_seed_tells_the_same_story(capsys: pytest.CaptureFixture[str]) -> None:
    stories = []
    for _ in range(2):
        main(["watch", "--players", "3", "--ruleset", "sa17 rounds=1", "--seed", "9", "--decisions"])
        stories.append(capsys.readouterr().out)
    assert stories[0] == stories[1]


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["watch", "--ruleset", "sa18"], "did you mean sa17"),
        (["watch", "--ruleset", "sa17 +distant_sun"], "did you mean +distant_suns"),
        (["watch", "--ruleset", "sa17 map=the_long_watch", "--players", "6"], "the_long_watch"),
        (["watch", "--bots", "steward,stewart"], "did you mean 'steward'"),
    ],
)
def test_bad_input_is_refused_with_a_suggestion(argv: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(argv) == 2
    assert said in capsys.readouterr().err


class Keyboard:
    """Somebody who always takes the first option, and now and then types nonsense or takes something back."""

    def __init__(self, answers: int) -> None:
        self.script = self.keys(answers)
        self.shown: list[str] = []
        self.prompts: list[str] = []

    def keys(self, answers: int) -> Iterator[str]:
        for number in range(answers):
            if number % 7 == 3:
                yield "fly"
            if number % 11 == 5:
                yield "u"
            yield "1"
        yield "q"

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        return "" if "come to the keyboard" in prompt else next(self.script).replace("1", self.first())

    def first(self) -> str:
        """What is typed for the first option: its number, or the least amount."""
        asked = max(number for number, line in enumerate(self.shown) if line.startswith("\n"))
        amounts = [line.split()[4] for line in self.shown[asked:] if line.startswith("     Type a number from")]
        return amounts[0] if amounts else "1"

    def say(self, line: str | Text) -> None:
        self.shown.append(str(line))


def test_people_share_a_keyboard_and_hands_stay_hidden() -> None:
    table = Table.new("sa17", ["Ann", "Ben", "Cy"], seed=4)
    keyboard = Keyboard(60)
    HotSeat(table, [0, 1], make_bots("hasty", 3, 4), ask=keyboard.ask, say=keyboard.say).run()
    shown = "\n".join(keyboard.shown)
    assert CLEAR in keyboard.shown
    assert any("Ann, come to the keyboard" in prompt for prompt in keyboard.prompts)
    assert any("Ben, come to the keyboard" in prompt for prompt in keyboard.prompts)
    assert "A number from 1 to" in shown
    assert "Type a number from 0 to 20" in shown
    assert "[SA17-" in shown
    for seat, name in ((0, "Ann"), (1, "Ben")):
        assert [line for line in keyboard.shown if line.startswith(f"\n{name}:")], seat


def test_one_person_is_never_asked_to_leave_the_keyboard() -> None:
    table = Table.new("sa17", ["Ann", "Ben"], seed=4)
    keyboard = Keyboard(5)
    HotSeat(table, [0], make_bots("steward", 2, 4), ask=keyboard.ask, say=keyboard.say).run()
    assert CLEAR not in keyboard.shown


def test_the_narrator_says_nothing_twice() -> None:
    table = Table.new("sa17", ["Ann", "Ben", "Cy"], seed=4)
    narrator = Narrator(table)
    first = narrator.news()
    assert first
    assert narrator.news() == []


def test_what_is_refused_and_helped_is_said_in_the_language_of_the_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["watch", "--ruleset", "sa99", "--lang", "es"]) == 2
    assert capsys.readouterr().err.startswith("mecatol: 'sa99' no nombra ningún reglamento; hay official, sa17")
    monkeypatch.setenv("MECATOL_LANG", "es")
    assert main(["odds", "3 crusier", "vs", "cruiser"]) == 2
    assert capsys.readouterr().err == "mecatol: 'crusier' no es ninguna unidad; ¿querías decir 'cruiser'?\n"
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "La mesa digital" in capsys.readouterr().out


COMMANDS = (["watch"], ["play"], ["serve"], ["look"], ["verify"], ["odds"], ["simulate"], ["content"], ["rules", "coverage"])


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_helps_in_either_language(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    helps = []
    for language in ("en", "es"):
        with pytest.raises(SystemExit):
            main([*command, "--help", "--lang", language])
        helps.append(capsys.readouterr().out)
    assert helps[0].startswith(f"usage: mecatol {' '.join(command)} ")
    assert helps[1].startswith(f"uso: mecatol {' '.join(command)} ")
    assert not set(helps[0].split("\n\n")) & set(helps[1].split("\n\n"))


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["watch", "--players", "12"], "--players: '12' no es ninguno de 2, 3, 4, 5, 6, 7, 8"),
        (["watch", "--players", "six"], "--players: 'six' no es un número"),
        (["watch", "--seed", "-1"], "--seed: "),
        (["watch", "--seed"], "--seed necesita un valor"),
        (["watch", "--speed", "3"], "--speed 3 no significa nada aquí"),
        (["fly"], "ORDEN: 'fly' no es ninguno de"),
        (["look"], "falta TEXTO"),
        (["odds", "cruiser"], "falta vs, DEFENSOR"),
        (["rules", "coverage", "--write", "--check"], "--check no va con --write"),
        (["rules", "coverage", "--chapter", "XYZ"], "ahí no hay ningún capítulo XYZ"),
    ],
)
def test_what_is_wrong_with_a_command_line_is_said_in_its_language(
    argv: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MECATOL_LANG", "es")
    with pytest.raises(SystemExit) as left:
        main(argv)
    assert left.value.code == 2
    usage, complaint = capsys.readouterr().err.rstrip().rsplit("\n", 1)
    assert usage.startswith("uso: mecatol ")
    assert said in complaint


def test_coverage_and_content_are_counted_in_the_language_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "coverage", "--ruleset", "official", "--lang", "es"]) == 0
    assert capsys.readouterr().out.split()[:5] == ["reglamento", "capítulo", "cláusulas", "mostradas", "faltan"]
    assert main(["content", "--lang=es"]) == 0
    assert "| sa17 | Cartas de Acción | 157 |" in capsys.readouterr().out
