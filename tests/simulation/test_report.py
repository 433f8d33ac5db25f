"""The summary: the figures are those of the games, and the page needs nothing but itself."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from mecatol.simulation import GameRecord, Plan, simulate, write_report
from mecatol.simulation.charts import Bar, Line, bars, columns, grid, lines, steps
from mecatol.simulation.record import ClaimRecord, PickRecord, SeatRecord
from mecatol.simulation.report import Wins, report, summary_lines, wins
from mecatol.texts import Texts

PLAN = Plan("sa17", 2, 3, ("steward", "random"), 1)


def seat(bot: str, race: str, place: int, points: int, won: float) -> SeatRecord:
    return SeatRecord(bot, race, place, points, won, "")


def game(number: int, steward_won: bool) -> GameRecord:
    """A game that the steward wins with ten points to four, or loses so."""
    best, other = (10, 4) if steward_won else (4, 10)
    return GameRecord(
        number,
        seed=100 + number,
        rounds=2,
        decisions=500 + number,
        reason="goal",
        seats=(seat("steward", "sol", 1, best, float(steward_won)), seat("random", "hacan", 2, other, float(not steward_won))),
        points=((2, 1), (best, other)),
        claims=(ClaimRecord(0, 1, "stage_1", "most_planets", 1), ClaimRecord(0, 2, "imperial", "imperial", 1)),
        picks=(PickRecord(0, 1, "leadership"), PickRecord(1, 1, "trade"), PickRecord(0, 2, "trade")),
    )


RECORDS = [game(0, True), game(1, True), game(2, False)]


class Reader(HTMLParser):
    """Whatever a page would fetch from elsewhere, and whether its tags are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href", "xlink:href", "srcset", "data")]
        if tag not in ("meta", "link", "img", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_of_real_games_is_whole_and_needs_nothing_else(tmp_path: Path) -> None:
    plan = Plan.checked("sa17 rounds=1", 2, 3, "steward,hasty", 4)
    text = write_report(plan, simulate(plan, workers=1), tmp_path).read_text(encoding="utf-8")
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    assert reader.fetched == []
    assert not {"script", "link", "iframe", "img", "object"} & set(reader.seen)
    assert not re.search(r"https?:|//|@import|url\(", text)
    drawn = [ElementTree.fromstring(found) for found in re.findall(r"<svg.*?</svg>", text, re.DOTALL)]
    assert len(drawn) >= 9
    assert len({drawing.attrib["aria-label"] for drawing in drawn}) == len(drawn)


def test_the_page_says_what_the_games_say() -> None:
    text = report(PLAN, RECORDS)
    assert "66.7% of 3" in text  # the steward, Sol and the first player
    assert "33.3% of 3" in text
    assert "The Federation of Sol" in text
    assert "The Emirates of Hacan" in text
    assert "500 to 502 decisions, 501 on median" in text
    assert "the goal was reached: 3" in text
    assert "The most planets (Stage I)" in text
    assert "Leadership" in text
    assert "mecatol simulate --ruleset sa17 --players 2 --games 3 --bots steward,random --seed 1" in text


def test_the_page_is_told_in_the_language_of_who_reads_it() -> None:
    text = report(PLAN, RECORDS, Texts("es"))
    assert '<html lang="es">' in text
    assert "La mayoría de planetas (" in text
    assert "Qué las terminó: se alcanzó la meta: 3." in text
    assert "1, primer jugador" in text
    assert summary_lines(PLAN, RECORDS, Texts("es"))[0] == "3 de 3 partidas llegaron al final, tras 2 rondas de mediana"


def test_the_terminal_gets_it_in_short() -> None:
    said = summary_lines(PLAN, RECORDS)
    assert said[0] == "3 of 3 games came to an end, after 2 rounds on median"
    assert said[1].split() == ["steward", "won", "66.7%", "of", "3", "seats", "(chance", "50.0%)"]


def test_crashed_games_are_listed_and_count_for_nothing() -> None:
    broken = GameRecord(3, 103, fault="EngineFault: <it> & more")
    text = report(PLAN, [*RECORDS, broken])
    assert "EngineFault: &lt;it&gt; &amp; more" in text
    assert "66.7% of 3" in text
    assert summary_lines(PLAN, [broken]) == ["none of 1 games came to an end"]
    assert "<svg" not in report(PLAN, [broken])


def test_victories_are_shared_and_the_interval_is_wilsons() -> None:
    found = wins([game(n, n < 8) for n in range(10)], lambda found: found.bot)
    assert found["steward"].rate == pytest.approx(0.8)
    assert found["steward"].interval == pytest.approx((0.4902, 0.9433), abs=1e-4)
    shared = Wins()
    for _ in range(2):
        shared.add(seat("steward", "sol", 1, 9, 0.5))
    assert shared.rate == 0.5


@pytest.mark.parametrize("most", [0.004, 0.8, 1, 3, 7, 10, 42, 999, 12345])
def test_an_axis_has_few_round_figures_and_reaches_the_highest(most: float) -> None:
    ticks = steps(most)
    assert ticks[0] == 0
    assert ticks[-1] >= most
    assert 2 <= len(ticks) <= 8


def test_drawings_are_to_scale_and_words_are_escaped() -> None:
    drawing = ElementTree.fromstring(bars("Wins", [Bar("a <b>", 1.0, "1"), Bar("c", 0.25, "1/4")]))
    widths = [float(box.attrib["width"]) for box in drawing.iter("rect")]
    assert widths[1] == pytest.approx(widths[0] / 4, abs=0.2)
    assert "a <b>" in [text.text for text in drawing.iter("text")]
    upright = ElementTree.fromstring(columns("Length", [Bar("1", 4, ""), Bar("2", 1, "")], "rounds"))
    heights = [float(box.attrib["height"]) for box in upright.iter("rect")]
    assert heights[1] == pytest.approx(heights[0] / 4, abs=0.2)
    curve = ElementTree.fromstring(lines("Points", [Line("x", (0.0, 5.0, 10.0))], "round"))
    points = [tuple(map(float, pair.split(","))) for pair in next(curve.iter("polyline")).attrib["points"].split()]
    assert points[1][1] == pytest.approx((points[0][1] + points[2][1]) / 2, abs=0.2)
    cells = ElementTree.fromstring(grid("Picks", ["Trade"], ["1", "2"], [[0.5, 1.0]], "round"))
    assert [group.attrib["opacity"] for group in cells.iter("g")] == ["0.50", "1.00"]
