"""Tables as a test wants them, laid into the file of a service."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from mecatol.bots.random import RandomBot
from mecatol.core.decisions import Ask
from mecatol.play import Table
from mecatol.service import ledger
from mecatol.service import messages as wire
from mecatol.service.archive import Archive
from mecatol.service.desk import Desk

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "dist"


def lay(
    file: Path, table: Table, name: str = "A prepared table", rounds: Mapping[int, int] | None = None
) -> tuple[str, dict[str, str]]:
    """Lay a game that stands somewhere into a service's file, with the pages on which its rounds began: its id, and the private
    link of each player by name."""
    names = [player.name for player in table.game.state.players]
    wanted = wire.NewTable(name, tuple(wire.SeatWanted(each, "guest") for each in names))

    async def laid() -> wire.TableCreated:
        desk = Desk(Archive(file))
        try:
            host, _ = await desk.welcome("Host", None)
            made = await desk.set_out(table, wanted, host)
            for number, page in (rounds or {}).items():
                await desk.archive.do(partial(ledger.note_round, table=made.table.id, number=number, page=page))
            return made
        finally:
            await desk.close()

    with ThreadPoolExecutor(1) as beside:  # the browser's own loop runs in this thread
        made = beside.submit(asyncio.run, laid()).result()
    return made.table.id, {link.name: link.path for link in made.links}


class LivelyBot(RandomBot):
    """At random, but it sets sail, lands, builds and buys, so that there is something to look at; first of all what is wished."""

    def __init__(self, seed: int, wishes: tuple[str, ...] = ()) -> None:
        super().__init__(seed)
        self.wishes = wishes

    def pick(self, name: str, keys: Sequence[str]) -> str:
        if wished := [key for key in keys if self.wishes and key.startswith(self.wishes)]:
            return wished[0]
        bold = [key for key in keys if key.startswith(("ship:", "load:", "land:", "build:", "bid:0", "trade:"))]
        bold += [key for key in keys if name in ("buy_technology", "secondary") and key != "no"]
        if bold and self.random.random() < 0.85:
            return bold[self.random.randrange(len(bold))]
        endings = [key for key in keys if key in ("done", "pay") or (key == "no" and name == "scuttle")]
        return endings[0] if endings and not bold else super().pick(name, keys)


NAMES = ("Ann", "Ben", "Cy", "Dee", "Eva", "Finn")


def played(
    seed: int, until: Callable[[Table, Ask], bool], rules: str = "sa17", players: int = 6, wishes: tuple[str, ...] = ()
) -> tuple[Table, Ask]:
    """A game that bots have played until somebody is asked something one waits for."""
    return play_on(Table.new(rules, NAMES[:players], seed), seed, until, wishes)


def play_on(table: Table, seed: int, until: Callable[[Table, Ask], bool], wishes: tuple[str, ...] = ()) -> tuple[Table, Ask]:
    """Bots play until somebody is asked something one waits for."""
    bot = LivelyBot(seed, wishes)
    while not table.over:
        for ask in table.pending:
            if until(table, ask):
                return table, ask
        ask = table.pending[0]
        table.answer(ask.seat, ask.id, bot.pick(ask.name, [str(option.key) for option in table.options(ask)]))
    raise AssertionError("the game was over before that came")
