"""The frame of the summary: one page with everything in it, that asks nothing of any other place."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from mecatol.core.records import Record

STYLE = """
:root { color-scheme: light dark; --ink: #1d2433; --soft: #5b6579; --paper: #f6f7fa; --card: #ffffff; --rim: #dfe3ec;
  --hue0: #3867d6; --hue1: #d9822b; --hue2: #2b9a66; --hue3: #b13a63; --hue4: #7a52c7; --hue5: #5f6b7a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e7eaf2; --soft: #9aa4b8; --paper: #12151d; --card: #1b2029; --rim: #2f3643;
  --hue0: #6f97ff; --hue1: #f0a35b; --hue2: #55c793; --hue3: #ea7aa0; --hue4: #ab8bf2; --hue5: #a3aebd; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 1400px; margin: 0 auto; }
h1 { margin: 0; font-size: 1.7rem; letter-spacing: -0.01em; }
h2 { margin: 0 0 0.2rem; font-size: 1.05rem; }
p.lead { margin: 0.3rem 0 1.5rem; color: var(--soft); }
p.note { margin: 0 0 0.8rem; color: var(--soft); font-size: 0.87rem; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 0.8rem; margin-bottom: 1rem; }
.tile, section { background: var(--card); border: 1px solid var(--rim); border-radius: 10px; padding: 0.9rem 1.1rem; }
.tile b { display: block; font-size: 1.5rem; font-variant-numeric: tabular-nums; }
.tile span { color: var(--soft); font-size: 0.85rem; }
.plots { columns: 430px 2; column-gap: 0.8rem; }
section { break-inside: avoid; margin-bottom: 0.8rem; }
svg { display: block; width: 100%; height: auto; }
text { font-size: 12.5px; fill: var(--ink); font-family: inherit; }
text.axis { fill: var(--soft); font-size: 11.5px; }
text.value, text.cell { fill: var(--soft); font-size: 11.5px; font-variant-numeric: tabular-nums; }
text.strong { fill: var(--card); }
.bar { fill: var(--hue0); }
.whisker { stroke: var(--ink); stroke-width: 1.5; opacity: 0.6; }
.reference { stroke: var(--hue1); stroke-width: 1.5; stroke-dasharray: 5 4; }
.gridline { stroke: var(--rim); }
.line { fill: none; stroke-width: 2.2; }
.hue0 { stroke: var(--hue0); } .hue1 { stroke: var(--hue1); } .hue2 { stroke: var(--hue2); }
.hue3 { stroke: var(--hue3); } .hue4 { stroke: var(--hue4); } .hue5 { stroke: var(--hue5); }
.dot { fill: var(--card); stroke-width: 2; } .key { fill: none; stroke-width: 4; }
table { border-collapse: collapse; width: 100%; font-size: 0.87rem; }
th, td { text-align: left; padding: 0.25rem 0.6rem 0.25rem 0; border-bottom: 1px solid var(--rim); vertical-align: top; }
code { font-size: 0.85rem; overflow-wrap: anywhere; }
"""


class Section(Record, frozen=True):
    """A plot with a heading and a sentence about how to read it."""

    title: str
    note: str
    drawing: str


def tile(figure: str, what: str) -> str:
    """A figure to be seen first."""
    return f'<div class="tile"><b>{escape(figure)}</b><span>{escape(what)}</span></div>'


def section(shown: Section) -> str:
    """A plot on the page."""
    return f'<section><h2>{escape(shown.title)}</h2><p class="note">{escape(shown.note)}</p>{shown.drawing}</section>'


def listed(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A plain table."""
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def page(
    title: str, lead: str, again: tuple[str, str], tiles: Sequence[tuple[str, str]], sections: Sequence[Section], language: str
) -> str:
    """The whole page; `again` is what is said of the command that plays the same games, and the command."""
    said, command = again
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{language}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>",
            f'<h1>{escape(title)}</h1><p class="lead">{escape(lead)}</p>',
            '<div class="tiles">' + "".join(tile(figure, what) for figure, what in tiles) + "</div>",
            '<div class="plots">',
            *(section(shown) for shown in sections),
            "</div>",
            f'<p class="lead">{escape(said)} <code>{escape(command)}</code></p>',
            "</main></body></html>\n",
        ]
    )
