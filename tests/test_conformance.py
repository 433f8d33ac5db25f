"""One walk through a game of every ruleset: it can be copied, saved, taken back and replayed anywhere, and tells no secrets."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from walks import Walker, new_table, repeat, walk

from mecatol.core.journal import Act, Answer
from mecatol.core.records import encode
from mecatol.core.views import View, view
from mecatol.core.zones import Zone
from mecatol.play import Table
from mecatol.rules.official.game import Game
from mecatol.rulesets import EDITIONS

OPTIONS = ("", "+distant_suns +final_frontier", "reactions=everyone")
TEXTS = [f"{edition} {options} rounds=2".replace("  ", " ") for edition in EDITIONS for options in OPTIONS]
EMPIRE = "official +fall_of_the_empire"  # for four players and more, and of a fixed length
SEATS = 4
STEPS = 260  # decisions of a walk in `make test`: the first round and more
FURTHER = 6  # decisions by which two tables are shown to go on alike


def look(table: Table) -> tuple[Any, ...]:
    """All there is to see at a table, for comparing two."""
    return (
        table.encoded(),
        [(ask.seat, ask.name, tuple(table.keys(ask)), repr(ask.draft), ask.open) for ask in table.pending],
        table.over,
        table.mark(),
        [table.heard(seat) for seat in (*range(table.game.seats()), None)],
    )


def on_alike(one: Table, other: Table, seed: int) -> None:
    """Two tables look alike, and still do after the same decisions."""
    assert look(other) == look(one)
    walker = Walker(seed)
    for _ in range(FURTHER):
        if one.over:
            break
        repeat(other, walker.step(one))
        assert look(other) == look(one)


def conform(table: Table, seed: int) -> None:
    """Wherever the table stands: fork, save and load, undo and redo, views."""
    on_alike(table.fork(), table.fork(), seed)
    on_alike(table.fork(), type(table).load(table.save()), seed)
    goes_back(table, seed)
    keeps_secrets(table, seed)


def goes_back(table: Table, seed: int) -> None:
    """To an earlier decision and forth again; on the same way as before everything is as it was."""
    other, here = table.fork(), look(table)
    decisions = [decision for decision in other.decisions() if decision.by == "player"]
    to = decisions[-1 - seed % min(25, len(decisions))].mark
    other.undo(to, fresh_chance=False)
    earlier = look(other)
    other.redo()
    assert look(other) == here
    other.undo(to, fresh_chance=False)
    assert look(other) == earlier
    for entry in table._record.since(to):
        if isinstance(entry, Act) or (isinstance(entry, Answer) and entry.by == "player"):
            repeat(other, entry)
    assert look(other) == here


def keeps_secrets(table: Table, seed: int) -> None:
    """Two hidden things that a seat does not know change places, and it sees and is asked exactly what it was before."""
    for me in (*range(table.game.seats()), None):
        other = table.fork()
        before = view(other, me)
        if swapped(other, me, Random(f"{seed} {me}")):
            assert_same(view(other, me), before)


def assert_same(now: View, before: View) -> None:
    """Compared part by part, so that what leaked is named."""
    for name in View.__struct_fields__:
        if name == "position":
            for part in type(before.position).__struct_fields__:
                assert getattr(now.position, part) == getattr(before.position, part), f"{part} tells a secret"
        else:
            assert getattr(now, name) == getattr(before, name), f"{name} tells a secret"


def swapped(table: Table, me: int | None, chance: Random) -> bool:
    """Two things of a kind that a seat cannot tell apart change places; False where there are no such two."""
    game = table.game
    hidden = [(zone, thing) for zone in game.zones() for thing in zone.things if unknown(game, me, zone, thing)]
    kinds = sorted({zone.kind for zone, _ in hidden})
    pairs = [[found for found in hidden if found[0].kind == kind] for kind in kinds]
    pairs = [found for found in pairs if len(found) > 1]
    if not pairs:
        return False
    (here, this), (there, that) = chance.sample(chance.choice(pairs), 2)
    here.things[here.things.index(this)], there.things[there.things.index(that)] = that, this
    for zone in (here, there):
        if not zone.ordered:
            zone.things.sort()
    table._driver.looked.clear()
    return True


def unknown(game: Game, me: int | None, zone: Zone, thing: str) -> bool:
    """Whether nobody knows a thing but perhaps its holder."""
    return not game.sees(me, zone, thing) and not game.state.known.get(thing)


@pytest.mark.parametrize("text", [*TEXTS, EMPIRE])
def test_one_walk_for_every_ruleset(text: str) -> None:
    table, walker = new_table(text, SEATS, 7), Walker(7)
    for n in range(STEPS):
        if table.over:
            break
        walker.step(table)
        if n % 20 == 0:
            conform(table, n)


@pytest.mark.parametrize("text", [*TEXTS, EMPIRE])
def test_the_same_answers_give_the_same_bytes(text: str) -> None:
    """From the seed and what the players said alone, and without history."""
    table = new_table(text, SEATS, 3)
    walk(table, Walker(3), steps=STEPS)
    again, light = new_table(text, SEATS, 3), new_table(text, SEATS, 3, history=False)
    for page in table._record.pages:
        for entry in page.entries:
            if isinstance(entry, Act) or (isinstance(entry, Answer) and entry.by == "player"):
                repeat(again, entry)
                repeat(light, entry)
    assert look(again) == look(table)
    assert again.save() == table.save()
    assert light.encoded() == table.encoded()


@pytest.mark.parametrize("ruleset", [*(f"{edition} +distant_suns rounds=2" for edition in EDITIONS), EMPIRE])
def test_positions_are_read_back(ruleset: str) -> None:
    """The text of any position sets it up again."""
    table, walker = new_table(ruleset, SEATS if ruleset == EMPIRE else 3, 5), Walker(5)
    for n in range(STEPS):
        if table.over:
            break
        walker.step(table)
        if n % 20 == 0:
            text = table.position()
            again = Table.from_position(text)
            assert again.position() == text
            assert again.checkpoint() == table.checkpoint()


def chronicle(games: int) -> str:
    """A digest of random games with all that was saved, told and seen: the same in every process."""
    found = hashlib.blake2b(digest_size=16)
    for seed in range(games):
        table, walker = new_table(TEXTS[seed % len(TEXTS)], 2 + seed % 4, seed), Walker(seed)
        for _ in range(4):
            walk(table, walker, steps=40)
            seats = [*range(table.game.seats()), None]
            found.update(table.save())
            found.update(encode([table.events_since(seat) for seat in seats]))
            found.update(encode([view(table, seat) for seat in seats]))
            found.update(table.fork(seed % 2, seed).encoded())
    return found.hexdigest()


def test_processes_with_different_hash_seeds_agree() -> None:
    here, found = Path(__file__).parent, {chronicle(4)}
    for hash_seed in ("1", "77"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(here)}
        code = "from test_conformance import chronicle; print(chronicle(4))"
        ran = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        found.add(ran.stdout.strip())
    assert len(found) == 1


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(40))
def test_long_walks(seed: int) -> None:
    """Other seats, other seeds, to the end."""
    table, walker = new_table(TEXTS[seed % len(TEXTS)].replace("rounds=2", "rounds=4"), 2 + seed % 7, seed), Walker(seed)
    while not table.over:
        walk(table, walker, steps=30)
        conform(table, seed)
