"""From dice on the table to hits that somebody must take: how many count, and in which order they come."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from mecatol.rules.forces import Groups
from mecatol.rules.moments import Aim
from mecatol.rules.official.casualties import FREELY

from . import abilities
from .arena import Arena
from .falls import Plan
from .fleet import Node, Taking
from .tallies import Shown, Tally
from .team import Team

Aiming: TypeAlias = Callable[[Aim], Taking]  # how hits that are aimed so are taken

UNSEEN: tuple[Shown, Shown] = ((), ())
AIMED = ("barrage", "precombat", "battle")  # purposes of dice whose hits may be bound to something
SOME = 4  # hits that are looked at


class Salvos:
    """The hits of a volley upon one side, as its states have to take them."""

    def __init__(self, arena: Arena, team: Team, enemy: Team, purpose: str, takes: Aiming) -> None:
        self.arena = arena
        self.team = team
        self.enemy = enemy
        self.purpose = purpose
        self._takes = takes
        self.by_state = self._depends_on(team)
        self.by_enemy = self._depends_on(enemy)
        self.holds_on = abilities.holds_on(arena, team.side, purpose)
        self._takings: dict[Aim, Taking] = {}
        self._counted: dict[tuple[Node, Node, int, tuple[Shown, Shown]], int] = {}
        self.free = arena.free_aim(team.side, purpose) if purpose in AIMED else FREELY

    def _depends_on(self, team: Team) -> bool:
        """Whether it depends on the units of one side how many hits there are: seen by taking away one kind after the other."""
        if not self.arena.hits_change:
            return False
        for each in (self.team, self.enemy):
            self.arena.put(each.side, each.fleet.fighters(0))
        groups = team.fleet.fighters(0)
        usual = self._numbers(team, groups)
        kinds = dict.fromkeys(group.kind for group in groups)
        return any(self._numbers(team, tuple(g for g in groups if g.kind != kind)) != usual for kind in kinds)

    def _numbers(self, team: Team, groups: Groups) -> list[int]:
        self.arena.put(team.side, groups)
        return [self.arena.hits_upon(self.team.side, number, self.purpose) for number in range(SOME)]

    @property
    def is_plain(self) -> bool:
        """Whether every hit is as good as any other, whatever state it comes upon."""
        return self.free == FREELY and not self.by_state and not self.by_enemy and not self.holds_on

    def taking(self, aim: Aim = FREELY) -> Taking:
        """How hits that are aimed so are taken."""
        if aim not in self._takings:
            self._takings[aim] = self._takes(aim)
        return self._takings[aim]

    def counted(self, node: Node, tally: Tally, shown: tuple[Shown, Shown] = UNSEEN) -> int:
        """How many hits of those that were rolled a state has to take."""
        if not self.arena.hits_change and not self.holds_on:
            return tally.total
        key = (node if self.by_state or self.holds_on else 0, tally.by, tally.total, shown)
        if key not in self._counted:
            side = self.team.side
            self.arena.put(side, self.team.fleet.fighters(key[0]))
            self.arena.put(1 - side, self.enemy.fleet.fighters(max(0, tally.by)))
            count = self.arena.hits_upon(side, tally.total, self.purpose, shown)
            self._counted[key] = abilities.held_on(self.arena, side, count, self.purpose) if self.holds_on else count
        return self._counted[key]

    def plan(self, node: Node, tally: Tally, shown: tuple[Shown, Shown] = UNSEEN) -> Plan:
        """The hits as they come: first those that are bound to something, of which whoever cancels hits cancels some first."""
        hits = self.counted(node, tally, shown)
        cancelled, found = max(0, tally.total - hits), list[tuple[Aim, int]]()
        for aim, number in tally.bound:
            left = min(hits, max(0, number - cancelled))
            cancelled, hits = cancelled - (number - left), hits - left
            found.append((aim, left))
        return tuple((self.taking(aim), number) for aim, number in (*found, (self.free, hits)) if number > 0)
