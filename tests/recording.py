"""Games kept for good: `python tests/recording.py` plays those of this release into `tests/recorded/<release>/`.

A kept game is a save, packed. What later code does with it is seen by going along its record from checkpoint to checkpoint,
giving each answer again where it was asked for.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator
from importlib.metadata import version
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple

from walks import LONGEST, Walker, new_table, repeat

from mecatol.core.errors import Refused
from mecatol.core.journal import Again, Answer, Entry, Epoch, Redraw, Roll
from mecatol.core.records import encode
from mecatol.core.rules import CoreState
from mecatol.play import Table

FOLDER = Path(__file__).parent / "recorded"
GONE_BACK = 0.004  # how often somebody goes back
TAKEN_BACK = 0.2  # how often a sealed answer is taken back


class Plan(NamedTuple):
    """A game to be kept: its ruleset, its seats, and where it is left; a game that is left nowhere is played to its end."""

    ruleset: str
    seats: int
    left: str = ""
    goes_back: bool = False


OFFICIAL = (
    Plan("official", 2),
    Plan("official", 6),
    Plan("official vp=6", 3, goes_back=True),
    Plan("official +distant_suns +final_frontier rounds=5", 4),
    Plan("official +mercenaries rounds=5", 5),
    Plan("official +mercenaries +distant_suns strategy=base rounds=4", 3),
    Plan("official +political_intrigue rounds=4", 6),
    Plan("official +political_intrigue strategy=base vp=4", 4),
    Plan("official +fall_of_the_empire", 4),
    Plan("official +fall_of_the_empire reactions=everyone", 4),
    Plan("official +preliminary_objectives +tactical_withdrawals rounds=4", 7, goes_back=True),
    Plan("official +age_of_empire strategy=base +star_in_the_crown +homeworlds vp=5", 3),
    Plan("official +early_turns +sabotage_runs rounds=4", 8),
    Plan("official map=built reactions=everyone rounds=2", 3),
    Plan("official map=the_long_watch +distant_suns +territorial_suns rounds=4", 2),
    Plan("official -imperium_rex +preliminary_objectives rounds=5", 5),
    Plan("official map=the_wheel tiles=base -leaders -facilities rounds=5", 6),
    Plan("official -artifacts -custodians +final_frontier vp=4", 4),
    Plan("official map=seven_lamps -tactical_retreats rounds=3", 7),
    Plan("official -race_technologies -nexus +increased_limits rounds=4", 8),
    Plan("official rounds=8", 4, "battle"),
    Plan("official +fall_of_the_empire", 5, "battle"),
    Plan("official +political_intrigue rounds=8", 5, "assembly"),
    Plan("official tiles=base -leaders rounds=8", 6, "draft"),
    Plan("official reactions=everyone rounds=8", 8, "sealed"),
)
SA17 = (
    Plan("sa17 vp=6", 2),
    Plan("sa17", 3, goes_back=True),
    Plan("sa17 vp=3", 6),
    Plan("sa17 +distant_suns +final_frontier rounds=4", 4),
    Plan("sa17 +distant_suns +promissory_notes map=crossroads rounds=4", 4),
    Plan("sa17 +paths_of_fate rounds=4", 5, goes_back=True),
    Plan("sa17 +promissory_notes vp=3", 7),
    Plan("sa17 +official_decks rounds=4", 3),
    Plan("sa17 +official_decks +paths_of_fate vp=3", 5),
    Plan("sa17 -twilight_council rounds=4", 4),
    Plan("sa17 +larger_galaxy map=built rounds=3", 5),
    Plan("sa17 map=windrose +increased_limits rounds=4", 6),
    Plan("sa17 map=the_great_ring rounds=3", 8),
    Plan("sa17 reactions=everyone rounds=2", 3),
    Plan("sa17 -artifacts -facilities -flagships -custodians rounds=4", 6),
    Plan("sa17 map=pentarchy +distant_suns vp=4", 5),
    Plan("sa17 map=three_thrones +imperium_rex rounds=5", 3),
    Plan("sa17 map=the_prophecy rounds=3", 7),
    Plan("sa17 -preliminary_objectives -transfer_action +final_frontier vp=4", 4),
    Plan("sa17 -tactical_withdrawals -space_mines tiles=sott rounds=6", 2),
    Plan("sa17 map=built +star_by_star rounds=3", 6),
    Plan("sa17 +simultaneous_actions +surrender rounds=4", 4),
    Plan("sa17 +ascendancy +crimson_suns rounds=4", 5),
    Plan("sa17 +mercenaries +promissory_notes +distant_suns +ancient_empire rounds=4", 6),
    Plan("sa17 rounds=8", 4, "battle"),
    Plan("sa17 +distant_suns rounds=8", 7, "landing"),
    Plan("sa17 rounds=8", 5, "assembly"),
    Plan("sa17 +final_frontier rounds=8", 8, "draft"),
    Plan("sa17 reactions=everyone rounds=8", 2, "sealed"),
)
SA_ES = (
    Plan("sa_es rounds=4", 6),
    Plan("sa_es vp=5", 3, goes_back=True),
    Plan("sa_es vp=6", 2),
    Plan("sa_es +distant_suns +ancient_empire rounds=3", 5),
    Plan("sa_es +pacts rounds=3", 6),
    Plan("sa_es +dimensional_rifts +mercenaries rounds=4", 4),
    Plan("sa_es +twilight_council +simultaneous_actions rounds=3", 4),
    Plan("sa_es +surrender +ascendancy rounds=4", 5),
    Plan("sa_es +own_trade +shards_races +shards_technologies +promissory_notes rounds=4", 7),
    Plan("sa_es map=built +star_by_star +custodians rounds=3", 3),
    Plan("sa_es +pacts rounds=8", 4, "battle"),
    Plan("sa_es +distant_suns rounds=8", 4, "landing"),
    Plan("sa_es +crimson_suns rounds=8", 5, "assembly"),
    Plan("sa_es reactions=everyone rounds=8", 3, "sealed"),
)
CP = (
    Plan("cp rounds=4", 6),
    Plan("cp vp=5", 3, goes_back=True),
    Plan("cp vp=4", 2),
    Plan("cp rounds=3", 9),
    Plan("cp +race_draft +final_claims rounds=4", 5),
    Plan("cp +distant_suns +final_frontier rounds=4", 4),
    Plan("cp -preliminary_objectives -variant_objectives rounds=4", 7),
    Plan("cp map=built -leaders reactions=everyone rounds=2", 3),
    Plan("cp rounds=8", 5, "battle"),
    Plan("cp rounds=8", 6, "landing"),
    Plan("cp +race_draft rounds=8", 4, "assembly"),
    Plan("cp rounds=8", 8, "draft"),
)
PLANS = {"official": OFFICIAL, "sa17": SA17, "sa_es": SA_ES, "cp": CP}
LEFT: dict[str, Callable[[Table], bool]] = {
    "battle": lambda table: table.game.state.battle is not None,
    "landing": lambda table: any(ask.name == "landing" for ask in table.pending),
    "assembly": lambda table: bool(table.game.state.ballots),
    "draft": lambda table: any(ask.draft for ask in table.pending),
    "sealed": lambda table: any(table.may_retract(seat) for seat in range(table.game.seats())),
}


# -- keeping ---------------------------------------------------------------------------------------------------------------


def planned(plan: Plan, number: int) -> Table:
    """A game as planned, by the first seed that comes to where it is left."""
    first = 3 * number + 2 if plan.left else number  # bold players, where a game must come to blows
    return next(table for table in (record(plan, seed) for seed in count(first, 3)) if table.over != bool(plan.left))


def record(plan: Plan, seed: int) -> Table:
    """A random game; one that is to be left in the middle is left there in its second round or later."""
    table, walker, chance = new_table(plan.ruleset, plan.seats, seed), Walker(seed), Random(f"back {seed}")
    for _ in range(LONGEST):
        if table.over or (plan.left and table.game.state.round >= 2 and LEFT[plan.left](table)):
            break
        walker.step(table)
        if plan.goes_back and not table.over:
            go_back(table, chance)
    return table


def go_back(table: Table, chance: Random) -> None:
    """Now and then a few decisions, or a sealed answer."""
    if chance.random() < GONE_BACK:
        taken = [decision for decision in table.decisions()[-30:] if decision.by == "player"]
        table.undo(chance.choice(taken).mark)
    sealed = [seat for seat in range(table.game.seats()) if table.may_retract(seat)]
    if sealed and chance.random() < TAKEN_BACK:
        table.retract(chance.choice(sealed))


def keep(folder: Path) -> None:
    """All planned games as files; the same code writes the same bytes."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, plans in PLANS.items():
        for number, plan in enumerate(plans, 1):
            saved = planned(plan, number).save()
            file = f"{name}-{number:02}{f'-{plan.left}' if plan.left else ''}.save.gz"
            (folder / file).write_bytes(gzip.compress(saved, mtime=0))


def kept() -> list[Path]:
    """All games ever kept."""
    return sorted(FOLDER.glob("*/*.save.gz"))


def load(path: Path) -> Table:
    """A kept game, where it stood."""
    return Table.load(gzip.decompress(path.read_bytes()))


# -- going along the record --------------------------------------------------------------------------------------------------


def along(table: Table, show: Callable[[Table], None]) -> int:
    """Go along a record from each checkpoint to the next and show every page that is come to; how many are not any more."""
    return sum(between(table, start, end, show) for start, end in spans(table))


def spans(table: Table) -> Iterator[tuple[int, int]]:
    """The pages of a record from checkpoint to checkpoint."""
    record = table._record
    numbers = [n for n in range(record.first, record.number + 1) if record.page(n).checkpoint is not None]
    yield from zip(numbers, [*numbers[1:], record.number + 1], strict=True)


def between(table: Table, start: int, end: int, show: Callable[[Table], None]) -> int:
    """From one checkpoint up to the next; how many pages are not come to because these rules play on differently."""
    walking = Table.start(table.ruleset, state_before(table, start))
    shown = -1
    for number in range(start, end):
        if walking.mark()[0] != shown and walking.mark()[0] < end - start:
            shown = walking.mark()[0]
            show(walking)
        try:
            for entry in table._record.page(number).entries:
                again(walking, entry)
        except (Refused, AssertionError):
            return end - number
    return 0 if end > table._record.number or leads_to(walking, end - start, state_before(table, end)) else 1


def leads_to(walking: Table, number: int, state: CoreState) -> bool:
    """Whether the page of that number begins with that position."""
    return number <= walking.mark()[0] and encode(state_before(walking, number)) == encode(state)


def state_before(table: Table, number: int) -> CoreState:
    """The checkpoint of a page, for another table to play from."""
    return table._driver.state_before(number).copy()


def again(table: Table, entry: Entry) -> None:
    """Something on the record once more. Chance, and what leaves no choice, the table gives by itself."""
    if isinstance(entry, Epoch | Again):
        table._driver.apply(entry)
    elif not isinstance(entry, Roll) and not (isinstance(entry, Answer) and entry.by == "table"):
        assert not isinstance(entry, Redraw), "a seat's fork is not kept"
        repeat(table, entry)


if __name__ == "__main__":
    keep(FOLDER / version("mecatol"))
