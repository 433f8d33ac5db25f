"""Ways to sit at a miniature table: hands as a test wants them, answers by their first letters, and a fuzzer's moves."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping, Sequence
from typing import Any

from mecatol.core.records import encode
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.core.zones import CardId

from .game import Mini
from .setup import new_state, new_table, ruleset
from .state import Fleet, MiniState, Place

MOVES = 10**8  # a move is a number below this
TEXTS = ("official", "ascension", "official reactions=everyone", "ascension +fog +swift reactions=everyone")


def dealt(hands: Mapping[int, Sequence[str]], text: str = "official", seed: int = 1) -> MiniState:
    """A fresh state in which these cards are held and no others."""
    state = new_state(ruleset(text), seed)
    every = sorted([*state.deck.bag, *(card for player in state.players for card in player.hand)])
    for player in state.players:
        player.hand = []
    for seat, names in hands.items():
        for name in names:
            card = next(c for c in every if c.startswith(name + "#"))
            every.remove(card)
            state.players[seat].hand = sorted([*state.players[seat].hand, card])
    state.deck.bag = [*map(CardId, every)]
    return state


def table(hands: Mapping[int, Sequence[str]] | None = None, text: str = "official", seed: int = 1) -> Table:
    """A table at which these cards are held and no others."""
    return Table.start(ruleset(text), dealt(hands or {}, text, seed))


def at(step: Step, state: MiniState, text: str = "official") -> Table:
    """A table at which a step comes next, and nothing before it."""
    state.flow.append(step)
    return Table.start(ruleset(text), state)


def say(played: Table, seat: int, *starts: str) -> Table:
    """A seat answers its next questions, each by the first letters of a key."""
    for start in starts:
        ask = played.asked(seat)
        assert ask is not None, f"seat {seat} is asked nothing; waiting for {played.waiting_for}"
        found = [key for key in played.keys(ask) if key.startswith(start)]
        assert found, f"{start!r} is none of {played.keys(ask)}"
        played.answer(seat, ask.id, found[0])
    return played


def everybody_passes(played: Table) -> Table:
    """Close the window that is open, and those that open by it."""
    while played.pending and all("pass" in played.keys(ask) and ask.name != "action" for ask in played.pending):
        say(played, played.pending[0].seat, "pass")
    return played


def do(played: Table, move: int) -> None:
    """One thing a fuzzer may do: an act now and then, else an answer."""
    n, what = divmod(move, 100)
    if played.over:
        return
    if what < 12:
        seat = n % played.game.seats()
        found = played.acts(seat)
        if found:
            played.act(seat, found[n // 3 % len(found)].key)
            return
    ask = played.pending[n % len(played.pending)]
    keys = played.keys(ask)
    played.answer(ask.seat, ask.id, keys[n // 7 % len(keys)])


def played_on(played: Table, moves: int, seed: int = 0) -> Table:
    """The table after so many random moves."""
    chance = random.Random(seed)
    for _ in range(moves):
        do(played, chance.randrange(MOVES))
    return played


def look(played: Table) -> tuple[Any, ...]:
    """All there is to see at a table, for comparing two."""
    return (
        played.encoded(),
        [(ask.seat, ask.name, tuple(played.keys(ask)), repr(ask.draft), ask.open) for ask in played.pending],
        played.over,
        played.mark(),
        [played.heard(seat) for seat in (*range(played.game.seats()), None)],
        played.decisions(),
    )


def ids(played: Table) -> list[str]:
    """The ids of the questions open now."""
    return [ask.id for ask in played.pending]


def mini(played: Table) -> Mini:
    """The game at a table."""
    assert isinstance(played.game, Mini)
    return played.game


def about_to_fight() -> Table:
    """Seat 0 has activated a place where it meets seat 1; its next answer brings dice."""
    state = dealt({})
    state.places[2] = Place(1, (Fleet((2, 2, 2, 2)), Fleet((2, 2, 2, 2)), Fleet()))
    return say(Table.start(ruleset("official"), state), 0, "activate:2")


def in_battle(hands: Mapping[int, Sequence[str]] | None = None, text: str = "official") -> Table:
    """Seats 0 and 1 fight; the dice of the first round have fallen."""
    state = dealt(hands or {}, text)
    fleet = Fleet((2, 2, 2, 2))
    state.places[1] = Place(-1, (fleet, fleet, Fleet()))
    state.scopes.append("action:99")
    return at(Step("space_battle.battle", 0, "1"), state, text)


def ab() -> list[str]:
    """Two options."""
    return ["a", "b"]


def voting(text: str = "official") -> Table:
    """Everybody votes in secret."""
    return at(Step("politics.vote"), new_state(ruleset(text), 1), text)


def rolls(played: Table) -> list[tuple[int, ...]]:
    """The faces of every roll so far."""
    return [tuple(event["faces"]) for event in played.events_since(None) if event["event"] == "rolled"]


def chronicle(games: int) -> str:
    """A digest of whole random games with all that was saved: the same in every process."""
    found = hashlib.blake2b(digest_size=16)
    for seed in range(games):
        played = new_table(TEXTS[seed % len(TEXTS)], seed)
        for _ in range(12):
            played_on(played, 15, seed)
            found.update(played.save())
            found.update(encode([played.events_since(seat) for seat in (0, 1, 2, None)]))
            found.update(played.fork(seed % 3, seed).encoded())
    return found.hexdigest()
