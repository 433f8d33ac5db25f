"""The table on a terminal: players in their colours, and the galaxy drawn in letters."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.text import Text

from mecatol.core.hexes import Hex, coordinates
from mecatol.narrator import Narrator
from mecatol.places import empty_kind
from mecatol.rules import views
from mecatol.rules.state import Planet, Stack, System
from mecatol.rules.views import TableView

CLEAR = "\033[H\033[2J\033[3J"  # what is on the screen, and what can be scrolled back to
COLOURS = ("#f39b2d", "#58b9f0", "#1fb58a", "#efe04a", "#5f7cff", "#e8532b", "#e394c9", "#eef1f6", "#9a6b4f")
SYMBOLS = "●■▲◆✚★⬢▼⬟"  # by which seats are told apart without colours
NOBODY, NO_SYMBOL = "#98a1b5", "▬"
WIDE, HIGH = 13, 4  # of a system
WAITS = "·"


class Screen:
    """Says lines on a terminal, names of players in their colours; where nobody looks it says them plainly."""

    def __init__(self, names: Sequence[str], console: Console | None = None) -> None:
        self.console = console or Paper(highlight=False, soft_wrap=True)
        self._names = [(re.compile(rf"(?<!\w){re.escape(name)}(?!\w)"), colour(seat)) for seat, name in enumerate(names)]

    def say(self, line: str | Text) -> None:
        """A line, or an empty screen."""
        if line != CLEAR:
            self.console.print(self._coloured(line) if isinstance(line, str) else line)
        elif self.console.is_terminal:
            self.console.file.write(CLEAR)

    def _coloured(self, line: str) -> Text:
        text = Text(line)
        for name, style in self._names:
            text.highlight_regex(name, style)
        return text


class Paper(Console):
    """A console that leaves it to the command what becomes of a reader who has seen enough."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def colour(seat: int) -> str:
    """The colour of a seat; grey for nobody and for neutral units."""
    return COLOURS[seat % len(COLOURS)] if seat >= 0 else NOBODY


def symbol(seat: int) -> str:
    """The symbol of a seat."""
    return SYMBOLS[seat % len(SYMBOLS)] if seat >= 0 else NO_SYMBOL


# -- the galaxy ------------------------------------------------------------------------------------------------------------


def galaxy(narrator: Narrator, seat: int | None) -> list[Text]:
    """The galaxy as a seat, or a spectator, sees it; what lies off the board below it, then who is who."""
    table = narrator.table
    view = table.look(views.view, table.game, seat)
    return [*Galaxy(narrator, view).drawn(), Text(), *players(narrator, view)]


def players(narrator: Narrator, view: TableView) -> Iterator[Text]:
    """Symbol, name, race and points of each player."""
    for seat, player in enumerate(view.players):
        race = narrator.value("race", player.race) if player.race else WAITS
        points = narrator.texts.say("terminal-points", {"points": player.points, "goal": view.goal})
        yield Text(f"{symbol(seat)} {player.name}", colour(seat)) + Text(f"  {race}  {points}", "default")


class Galaxy:
    """A system is its name, its planets with what they yield, the ships in its space, and whose Command Counters lie there."""

    def __init__(self, narrator: Narrator, view: TableView) -> None:
        self.narrator = narrator
        self.things = narrator.things
        self.view = view

    def drawn(self) -> list[Text]:
        """Line by line: flat-top hexes, each column half a system lower or higher than the one before."""
        cells: dict[int, dict[int, Text]] = {}
        aside: list[Text] = []
        for system in self.view.systems:
            at = coordinates(system.hex)
            lines = list(self.cell(system))
            if at is None:
                aside.append(Text("  ").join(line for line in lines if line.plain))
                continue
            q, r = at
            for number, line in enumerate(lines):
                cells.setdefault((2 * r + q) * HIGH // 2 + number, {})[q] = line
        if not cells:
            return aside
        columns = [q for row in cells.values() for q in row]
        width = range(min(columns), max(columns) + 1)
        rows = [self._row(cells.get(y, {}), width) for y in range(min(cells), max(cells) + 1)]
        return [*rows, *aside]

    def _row(self, cells: dict[int, Text], width: range) -> Text:
        row = Text()
        for q in width:
            cell = cells.get(q, Text()).copy()
            cell.truncate(WIDE - 1, pad=True)
            row += cell + Text(" ")
        row.rstrip()
        return row

    def cell(self, system: System) -> Iterator[Text]:
        """The lines of a system."""
        yield Text(self.name(system), "bold" if system.planets else "dim")
        yield self._joined(self._planet(planet) for planet in system.planets)
        yield self._joined((self._fleet(stack) for stack in system.stacks), " ")
        yield self._joined(Text(symbol(seat), colour(seat)) for seat in system.counters)

    def name(self, system: System) -> str:
        """A system is called by its planets, or by what it is."""
        if system.planets:
            return self.narrator.places.name(Hex(system.hex))
        tile = self.things.library.content.systems[system.tile]
        return empty_kind(self.things, tile) if tile.anomaly or tile.wormholes else WAITS

    def _planet(self, planet: Planet) -> Text:
        printed = self.things.library.entries["planets"][planet.id]
        mark = symbol(planet.owner) if planet.owner >= 0 else " "
        said = f"{mark}{printed.resources}/{printed.influence}"
        return Text(said, f"{'dim ' if planet.exhausted else ''}{colour(planet.owner)}")

    def _fleet(self, stack: Stack) -> Text:
        ships = {group.kind: 0 for group in stack.groups if self.things.library.content.units[group.kind].category == "ship"}
        for group in stack.groups:
            if group.kind in ships:
                ships[group.kind] += group.count
        fighters = ships.pop("fighter", 0)
        return Text(f"{symbol(stack.owner)}{sum(ships.values())}{f'+{fighters}' if fighters else ''}", colour(stack.owner))

    def _joined(self, parts: Iterator[Text], between: str = "") -> Text:
        return Text(between).join(parts)
