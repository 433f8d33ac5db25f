"""Whole games told in few letters: what everybody was asked, offered and told, a fingerprint a round. Now and then what each sees
of the table, why somebody may or may not do something, and the position as text.

`python tests/chronicle.py` writes the fingerprints anew, for a change that is meant to be one; with the name of a game it tells
that game line by line, so that the stories before and after a change can be laid side by side.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec
from exhaustive import Curious, Usage, begin_anew, crowded, note
from invariants import intents
from walks import LONGEST

from mecatol.core.events import Told
from mecatol.core.herald import News
from mecatol.core.history import Mark
from mecatol.core.records import encode
from mecatol.core.views import view
from mecatol.play import Table
from mecatol.rules.positions import write
from mecatol.rulesets import resolve

KEPT = Path(__file__).parent / "chronicle.json"
LETTERS = 8  # of a fingerprint
SEEN, EXPLAINED = 61, 11  # at every so many decisions

WAYS = {  # what is played
    "sa17": (
        "",
        "+distant_suns",
        "+distant_suns +final_frontier",
        "map=built",
        "+mercenaries +promissory_notes",
        "+official_decks",
        "+paths_of_fate vp=6",
        "+crimson_suns +ancient_empire +distant_suns",
    ),
    "official": (
        "",
        "strategy=base",
        "+political_intrigue",
        "+mercenaries",
        "strategy=base +distant_suns +political_intrigue",
        "+artifacts",
        "+distant_suns +final_frontier",
        "+age_of_empire vp=6",
    ),
    "sa_es": (
        "",
        "+distant_suns",
        "+distant_suns +final_frontier",
        "map=built",
        "+mercenaries",
        "+flagships +mechanized_units",
        "+ascendancy",
        "+simultaneous_actions +surrender vp=6",
    ),
    "cp": (
        "",
        "+distant_suns",
        "+leaders +artifacts",
        "+final_frontier +facilities",
        "vp=6",
    ),
}
SCENARIO = "official +fall_of_the_empire"  # goes with nothing else, and ends by itself
SELDOM = (  # what those leave as it is printed, a few options together
    "official strategy=base +age_of_empire +ancient_throne +homeworlds +tactical_withdrawals",
    "official strategy=base +age_of_empire +star_in_the_crown +early_turns +sabotage_runs",
    "official map=built +larger_galaxy +distant_suns +territorial_suns",
    "official strategy=base +increased_limits +preliminary_objectives -race_technologies",
    "official -leaders -artifacts -custodians -map_counters -facilities -flagships -nexus -space_mines -transfer_action",
    "official -mechanized_units -shock_troops -tactical_retreats -voice_of_the_council -variant_objectives -imperium_rex",
    "sa17 map=built +star_by_star +doubled_custodians",
    "sa17 +ascendancy +imperium_rex +surrender",
    "sa17 +simultaneous_actions +increased_limits reactions=everyone",
    "sa17 -artifacts -custodians -facilities -flagships -nexus -space_mines -transfer_action -twilight_council",
    "sa_es +pacts +own_trade +fewer_blanks +gravity_rifts +dimensional_rifts +promissory_notes",
    "sa_es map=built +star_by_star +doubled_custodians",
    "sa_es +distant_suns +ancient_empire +bar_swift_races +crimson_suns +shards_races +shards_technologies",
    "sa_es +distant_suns +territorial_suns +early_turns +paths_of_fate +imperium_rex",
    "sa_es +twilight_council +tactical_withdrawals -leaders -artifacts -custodians -facilities -shock_troops -space_mines",
    "cp +shock_troops +space_mines +race_draft",
    "cp -leaders -artifacts -custodians -flagships -mechanized_units -race_technologies -final_claims -preliminary_objectives",
)
SEATS = (3, 4, 5, 6, 2, 8)
ROUNDS = 4
SEEDS = (1, 2, 3, 4)  # of each way
TABLES = ((4, 1), (6, 2))  # seats and seeds of what is played seldom


class Plan(NamedTuple):
    """A game of the chronicle."""

    text: str
    seats: int
    seed: int
    share: int  # which of the ruleset's cards and abilities come first

    @property
    def name(self) -> str:
        return f"{self.text} seats={self.seats} seed={self.seed}"


def plans() -> list[Plan]:
    """Every game of the chronicle."""
    often = [
        Plan(f"{ruleset} {options} rounds={ROUNDS}".replace("  ", " "), SEATS[share % len(SEATS)], seed, share)
        for ruleset, ways in WAYS.items()
        for share, (options, seed) in enumerate((options, seed) for options in ways for seed in SEEDS)
    ]
    seldom = [SCENARIO, *(f"{text} rounds={ROUNDS}" for text in SELDOM)]
    return often + [Plan(text, seats, seed, share) for share, text in enumerate(seldom) for seats, seed in TABLES]


def first_of_all(plan: Plan) -> Usage:
    """What the players of a game want to use: each game its share, so that all of them together have tried everything."""
    usage = Usage(plan.text)
    usage.left = dict.fromkeys(list(usage.left)[plan.share :: len(WAYS[plan.text.split()[0]]) * len(SEEDS)])
    return usage


def told(plan: Plan) -> Iterator[tuple[int, str]]:
    """The game line by line, each with its round: who is asked what and may answer what, and everything that happens."""
    usage = first_of_all(plan)
    table = Table.start(resolve(plan.text), begin_anew(crowded(plan.text, plan.seats, plan.seed, usage)).state, history=False)
    heard: list[str] = []
    table.observers.extend([partial(_write, heard), partial(note, usage)])
    curious, written = Curious(plan.seed, usage), 0
    for number in range(LONGEST):
        round_ = table.game.state.round
        yield from ((round_, line) for line in heard)
        heard.clear()
        yield from ((round_, f"{ask.seat} {ask.name}: {' '.join(table.keys(ask))}") for ask in table.pending)
        if table.over:
            break
        yield from ((round_, line) for line in looked_at(table, number))
        if round_ > written and [ask.name for ask in table.pending] == ["action"]:
            written = round_
            yield round_, as_text(table)
        curious.step(table)
    yield table.game.state.round, f"{table.result} {hashlib.sha256(table.encoded()).hexdigest()}"


def looked_at(table: Table, number: int) -> Iterator[str]:
    """What each sees, and what whoever is asked is told if he asks why."""
    if number % SEEN == 0:
        yield from (str(encode(view(table, seat))) for seat in (*range(table.game.seats()), None))
    if number % EXPLAINED == 0:
        ask = table.pending[0]
        yield from (f"{intent} {table.explain(ask.seat, intent)}" for intent in intents(table.game, ask.seat, number))


def as_text(table: Table) -> str:
    """The position, which can be read again."""
    text = write(table.ruleset, table.game.state)
    return f"{text} {hashlib.sha256(Table.from_position(text).encoded()).hexdigest()}"


def _write(heard: list[str], news: News, at: Mark, told: Told | None) -> None:
    """What was told, and to whom."""
    if told is not None:
        heard.append(f"{told.to} {type(told.event).__name__} {msgspec.json.encode(told.event).decode()}")


def fingerprints(plan: Plan) -> list[str]:
    """One for each round."""
    rounds: dict[int, hashlib._Hash] = {}
    for round_, line in told(plan):
        rounds.setdefault(round_, hashlib.sha256()).update(line.encode())
    return [found.hexdigest()[:LETTERS] for found in rounds.values()]


def main() -> None:
    """Write the chronicle anew, or tell one game."""
    if name := " ".join(sys.argv[1:]):
        print(*(f"{round_} {line}" for plan in plans() if plan.name == name for round_, line in told(plan)), sep="\n")
    else:
        KEPT.write_text(json.dumps({plan.name: fingerprints(plan) for plan in plans()}, indent=1) + "\n")


if __name__ == "__main__":
    main()
