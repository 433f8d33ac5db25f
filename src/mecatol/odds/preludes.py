"""What abilities do just before the first round: the engine carries it out on a copy, and decides as the numbers suppose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from mecatol.core.decisions import Procedure, Reply
from mecatol.core.effects import Effect, Reaction, Triggered
from mecatol.core.rules import PASS
from mecatol.rules.moments import BEFORE_BATTLE
from mecatol.rules.naming import name_of, unit_read, words_of
from mecatol.rules.official.casualties import casualty
from mecatol.rules.state import Group, Seat

from . import abilities, known
from .arena import Arena
from .fleet import Node, Slot
from .team import Team
from .told import FACES, OneMoreDie, Told, Unforeseen

Outcomes: TypeAlias = dict[tuple[Node, Node], float]
Run: TypeAlias = Callable[[], Procedure[None]]  # begins it, with the states on the board
NO_REPLY: Reply = None
MOST_DICE = 3  # that one ability rolls
TRIES = 4  # how often an ability is used before one battle at most


class Captains:
    """They answer for both sides as the numbers suppose: nobody reacts, and an enemy who may be chosen is the dearest."""

    def __init__(self, arena: Arena, teams: tuple[Team, Team]) -> None:
        self.arena = arena
        self.teams = teams

    def answer(self, seat: Seat, name: str, keys: Sequence[str]) -> str:
        """The key that is chosen; nobody knows an answer to most questions."""
        if len(keys) == 1:
            return keys[0]
        if PASS in keys:
            return PASS
        side = self.arena.seats.index(seat) if seat in self.arena.seats else -1
        if name == "casualty" and side >= 0:
            return min(keys, key=lambda key: self._rank(side, key))
        if name in ("kavlik", "krevvil") and side >= 0:
            return min(keys, key=lambda key: self._prize(1 - side, words_of(key, 3)[2]))
        if name == "saygra" and side >= 0:
            return "yes" if self.teams[side].force.goods else "no"
        raise Unforeseen

    def best(self, side: int, keys: Sequence[str]) -> str:
        """What an ability is used for, of all it offers."""
        aimed = [key for key in keys if key.startswith("splice:")]
        return min(aimed, key=lambda key: self._prize(1 - side, name_of(key))) if aimed else keys[0]

    def _rank(self, side: int, key: str) -> tuple[float, ...]:
        chosen = casualty(key)
        return self.teams[side].rank(_slot(chosen.unit), chosen.sustains)

    def _prize(self, side: int, unit: str) -> tuple[float, ...]:
        return self.teams[side].prize(_slot(unit_read(unit)))


def _slot(unit: Group) -> Slot:
    return Slot(unit.kind, unit.damage, unit.mark)


class Prelude:
    """What one ability does to every state of both sides."""

    def __init__(self, captains: Captains, run: Run) -> None:
        self.captains = captains
        self.arena = captains.arena
        self.teams = captains.teams
        self._run = run
        self._known: dict[tuple[Node, Node], Outcomes] = {}

    def outcomes(self, a: Node, d: Node) -> Outcomes:
        """What may come of it."""
        if (a, d) not in self._known:
            found: Outcomes = {}
            self._try(a, d, [], 1.0, found)
            self._known[a, d] = found
        return self._known[a, d]

    def _try(self, a: Node, d: Node, faces: list[int], p: float, found: Outcomes) -> None:
        try:
            after = self._carried_out(a, d, faces)
        except OneMoreDie:
            if len(faces) >= MOST_DICE:
                raise Unforeseen from None
            for face in range(FACES):
                self._try(a, d, [*faces, face], p / FACES, found)
            return
        found[after] = found.get(after, 0.0) + p

    def _carried_out(self, a: Node, d: Node, faces: list[int]) -> tuple[Node, Node]:
        game, tape = self.arena.game, self.arena.game.tape
        with self.arena.scratch():
            game.tape = Told(faces)
            try:
                for side, node in enumerate((a, d)):
                    self.arena.put(side, self.teams[side].fleet.fighters(node))
                self._drive()
                return self._seen(0, a), self._seen(1, d)
            finally:
                game.tape = tape

    def _drive(self) -> None:
        procedure, reply = self._run(), NO_REPLY
        while True:
            try:
                wait = procedure.send(reply)
            except StopIteration:
                return
            seat, ask = next(iter(wait.asks.items()))
            keys = [option if isinstance(option, str) else str(option.key) for option in ask.options(*ask.args)]
            reply = (seat, self.captains.answer(seat, ask.name, keys))

    def _seen(self, side: int, before: Node) -> Node:
        """The state that a side is in now."""
        fleet = self.teams[side].fleet
        there = self.arena.game.board.units(self.arena.seats[side], self.arena.where)
        known = [slot.kind for slot in fleet.slots]
        return fleet.with_groups(before, tuple(group for group in there if group.kind in known))


def preludes(arena: Arena, teams: tuple[Team, Team]) -> tuple[list[Prelude], list[str]]:
    """What happens before a battle: by itself first, then what the attacker uses, then the defender; and what nobody can tell."""
    index, captains = arena.game.index, Captains(arena, teams)
    found: list[tuple[str, Run]] = []
    for effect, triggered in index.triggers.get(BEFORE_BATTLE.name, ()):
        if effect.key in known.STRUCK_BEFORE and effect.owner in arena.seats:
            found.append((effect.key, partial(_triggered, arena, effect, triggered)))
    for side in (0, 1):
        for effect, reaction in index.reactions.get(BEFORE_BATTLE.name, ()):
            if effect.key in known.USED_BEFORE and effect.owner == arena.seats[side]:
                found.append((effect.key, partial(_used, arena, captains, side, effect, reaction)))
    steps, unknown = list[Prelude](), list[str]()
    for key, run in found:
        prelude = Prelude(captains, run)
        try:
            if prelude.outcomes(0, 0) != {(0, 0): 1.0}:
                steps.append(prelude)
        except Unforeseen:
            unknown.append(key)
    return steps, unknown


def _triggered(arena: Arena, effect: Effect, triggered: Triggered) -> Procedure[None]:
    return triggered.run(arena.game, effect, arena.game.board.battle)


async def _used(arena: Arena, captains: Captains, side: int, effect: Effect, reaction: Reaction) -> None:
    """An ability is used as often as it is offered."""
    for _ in range(TRIES):
        battle = arena.game.board.battle
        offered = abilities.keys(reaction, arena, effect, battle)
        if not offered:
            return
        await reaction.run(arena.game, effect, battle, captains.best(side, offered))
