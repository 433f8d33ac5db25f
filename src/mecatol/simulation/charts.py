"""Plots as SVG, drawn by hand: bars, columns, lines and grids, each a piece of a page that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from mecatol.core.records import Record

WIDTH = 640
LABEL = 190  # room for the words on the left
VALUE = 92  # room for the figures on the right
ROW, GAP = 24, 8
HEIGHT = 260
LEFT, RIGHT, TOP, BOTTOM = 44, 16, 14, 34
CELL = 34


class Bar(Record, frozen=True):
    """A bar: how long, what is written beside it, and how far the truth may lie away."""

    label: str
    value: float
    text: str
    low: float | None = None
    high: float | None = None


class Line(Record, frozen=True):
    """A line through points one apart, beginning with 1."""

    label: str
    values: tuple[float, ...]


def number(value: float) -> str:
    """A coordinate, short and the same everywhere."""
    return f"{value:.1f}".removesuffix(".0")


def figure(title: str, width: float, height: float, parts: Sequence[str]) -> str:
    """A drawing with a name for those who cannot see it."""
    head = f'<svg role="img" viewBox="0 0 {number(width)} {number(height)}" aria-label="{escape(title)}">'
    return "".join([head, f"<title>{escape(title)}</title>", *parts, "</svg>"])


def word(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    """Words at a place."""
    return f'<text x="{number(x)}" y="{number(y)}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def rule(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line."""
    return f'<line x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}" y2="{number(y2)}" class="{kind}"/>'


def box(x: float, y: float, width: float, height: float, kind: str, tip: str = "") -> str:
    """A rectangle, with words for whoever points at it."""
    place = f'x="{number(x)}" y="{number(y)}" width="{number(max(0.0, width))}" height="{number(height)}"'
    return f'<rect {place} rx="2" class="{kind}"><title>{escape(tip)}</title></rect>'


def steps(most: float, about: int = 5) -> list[float]:
    """Round figures from 0 to at least the highest, for an axis."""
    size = 10.0**-3
    while most / size > about:
        size *= 2.5 if f"{size:e}".startswith("2") else 2.0
    return [size * n for n in range(int(most / size - 1e-9) + 2)] if most > 0 else [0.0, 1.0]


def bars(title: str, rows: Sequence[Bar], reference: float | None = None, reference_label: str = "", label: int = LABEL) -> str:
    """Bars from left to right, one below the other; the reference is a dashed line through all of them."""
    most = max([bar.high or bar.value for bar in rows] + [reference or 0.0]) or 1.0
    room = WIDTH - label - VALUE
    height = len(rows) * ROW + (18 if reference_label else 4)
    parts: list[str] = []
    for n, bar in enumerate(rows):
        y = n * ROW + GAP / 2
        parts.append(word(label - 8, y + 12, bar.label, "label", "end"))
        parts.append(box(label, y, room * bar.value / most, ROW - GAP, "bar", f"{bar.label}: {bar.text}"))
        if bar.low is not None and bar.high is not None:
            middle = y + (ROW - GAP) / 2
            parts.append(rule(label + room * bar.low / most, middle, label + room * bar.high / most, middle, "whisker"))
        parts.append(word(WIDTH - VALUE + 8, y + 12, bar.text, "value"))
    if reference is not None:
        x = label + room * reference / most
        parts.append(rule(x, 0, x, len(rows) * ROW, "reference"))
        parts.append(word(x, height - 4, reference_label, "axis", "middle"))
    return figure(title, WIDTH, height, parts)


def columns(title: str, rows: Sequence[Bar], below: str) -> str:
    """Upright bars side by side: how often each length occurred."""
    room, tall = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    ticks = steps(max(bar.value for bar in rows))
    wide = room / len(rows)
    every = max(1, -(-len(rows) // 14))  # not more words than fit
    parts = _grid(ticks)
    for n, bar in enumerate(rows):
        high = tall * bar.value / ticks[-1]
        x = LEFT + n * wide
        parts.append(box(x + wide * 0.1, TOP + tall - high, wide * 0.8, high, "bar", f"{bar.label}: {bar.text}"))
        if n % every == 0:
            parts.append(word(x + wide / 2, HEIGHT - BOTTOM + 15, bar.label, "axis", "middle"))
    parts.append(word(LEFT + room / 2, HEIGHT - 4, below, "axis", "middle"))
    return figure(title, WIDTH, HEIGHT, parts)


def lines(title: str, series: Sequence[Line], below: str) -> str:
    """Lines over rounds, each with its name in the legend."""
    count = max(len(line.values) for line in series)
    room, tall = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    ticks = steps(max(value for line in series for value in line.values))
    parts = _grid(ticks)

    def place(n: int, value: float) -> tuple[float, float]:
        return LEFT + room * (n + 0.5) / count, TOP + tall * (1 - value / ticks[-1])

    for n in range(count):
        parts.append(word(place(n, 0)[0], HEIGHT - BOTTOM + 15, str(n + 1), "axis", "middle"))
    for kind, line in enumerate(series):
        points = [place(n, value) for n, value in enumerate(line.values)]
        joined = " ".join(f"{number(x)},{number(y)}" for x, y in points)
        parts.append(f'<polyline points="{joined}" class="line hue{kind % 6}"/>')
        for (x, y), value in zip(points, line.values, strict=True):
            tip = escape(f"{line.label}: {value:.2f}")
            parts.append(
                f'<circle cx="{number(x)}" cy="{number(y)}" r="3.2" class="dot hue{kind % 6}"><title>{tip}</title></circle>'
            )
        parts.append(box(LEFT + 10, TOP + 4 + 18 * kind, 12, 12, f"key hue{kind % 6}", line.label))
        parts.append(word(LEFT + 28, TOP + 14 + 18 * kind, line.label, "label"))
    parts.append(word(LEFT + room / 2, HEIGHT - 4, below, "axis", "middle"))
    return figure(title, WIDTH, HEIGHT, parts)


def grid(title: str, rows: Sequence[str], heads: Sequence[str], values: Sequence[Sequence[float]], below: str) -> str:
    """A table of shares, in hundredths, whose cells are the darker the higher they are."""
    most = max((value for row in values for value in row), default=0.0) or 1.0
    wide = min(CELL * 1.6, (WIDTH - LABEL) / len(heads))
    height = ROW * (len(rows) + 2)
    parts = [word(LABEL + wide * (n + 0.5), 14, head, "axis", "middle") for n, head in enumerate(heads)]
    for n, row in enumerate(rows):
        y = ROW * (n + 1)
        parts.append(word(LABEL - 8, y + 15, row, "label", "end"))
        for m, value in enumerate(values[n]):
            shade = f'<g opacity="{value / most:.2f}">{box(LABEL + wide * m + 1, y + 1, wide - 2, ROW - 2, "bar")}</g>'
            kind = "cell strong" if value / most > 0.55 else "cell"
            parts.append(shade + word(LABEL + wide * (m + 0.5), y + 16, f"{value * 100:.0f}" if value else "", kind, "middle"))
    parts.append(word(LABEL + wide * len(heads) / 2, height - 6, below, "axis", "middle"))
    return figure(title, WIDTH, height, parts)


def _grid(ticks: Sequence[float]) -> list[str]:
    """Lines across at the figures of the upright axis."""
    tall, parts = HEIGHT - TOP - BOTTOM, []
    for tick in ticks:
        y = TOP + tall * (1 - tick / ticks[-1])
        parts.append(rule(LEFT, y, WIDTH - RIGHT, y, "gridline"))
        parts.append(word(LEFT - 6, y + 4, f"{tick:g}", "axis", "end"))
    return parts
