"""`mecatol odds` at the terminal."""

from __future__ import annotations

import json

import pytest

from mecatol.odds import battle
from mecatol.odds.command import main


def test_a_readable_answer(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["3 cruiser, 2 dreadnought", "vs", "war_sun, 4 fighter", "--tech", "hylar_v_assault_laser", "--rounds", "1"]) == 0
    out = capsys.readouterr().out
    assert "attacker wins" in out
    assert "█" in out
    assert "after round 1:" in out
    assert "value" in out


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "dreadnought, 2 fighter",
        "vs",
        "2 cruiser",
        "--casualties",
        "fighter,sustain",
        "--their-retreat-after",
        "2",
        "--json",
    ]
    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["win"] + found["draw"] + found["lose"] == pytest.approx(1)
    assert found["retreats"]["defender"] > 0
    assert sum(each["chance"] for each in found["attacker"]["survivors"]) == pytest.approx(1)


def test_both_sides_have_their_own_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["3 cruiser", "vs", "3 cruiser", "--their-tech", "hylar_v_assault_laser", "--high-alert", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["win"] == pytest.approx(found["lose"])
    assert found["win"] != pytest.approx(battle("3 cruiser", "3 cruiser").win)


def test_a_whole_action(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["2 dreadnought, carrier, 4 ground_force", "vs", "cruiser, pds, 2 ground_force", "--kind", "assault"]
    assert main(words) == 0
    assert "planet taken" in capsys.readouterr().out
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert 0 < found["takes_planet"] < found["space"]["win"]


def test_what_is_wrong_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["3 cruser", "vs", "cruiser"]) == 2
    caught = capsys.readouterr()
    assert caught.out == ""
    assert caught.err == "mecatol: 'cruser' is no unit; did you mean 'cruiser'?\n"


def test_what_is_not_in_the_numbers_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["13 cruiser", "vs", "20 fighter"]) == 0
    out = capsys.readouterr().out
    assert "note: 13 cruiser: a player has 12 pieces" in out
    assert "note: the defender's cargo is more than the ships carry" in out
