"""A finished game in figures: everybody at the end of each round, battles expected against real, dice and luck, objectives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from mecatol import odds
from mecatol.core.errors import Refused
from mecatol.play import Table
from mecatol.rules import forces
from mecatol.rules.content import Content
from mecatol.rules.pieces import in_system
from mecatol.rules.state import Battle, Stack, UnitId
from mecatol.rules.views import TableView

from . import messages as wire
from .chances import MOST

FOUGHT = ("battle", "invasion", "space_cannon", "barrage", "precombat", "bombardment", "invasion_defence", "space_mines")
SIDES = 10  # of a die


def story(table: Table) -> wire.Story:
    """The whole game once more, with somebody taking notes."""
    teller = Teller(table)
    for (page, _), other in table.again(0):
        teller.look(page, other)
    return teller.told()


class Teller:
    """Takes notes while a game is played once more."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.content: Content = table.ruleset.content.content
        seats = range(len(table.game.state.players))
        self.planets = {planet.id: planet for tile in self.content.systems.values() for planet in tile.planets}
        self.heard = 0
        self.round = 0
        self.rounds: list[wire.RoundTold] = []
        self.battles: list[wire.BattleFought] = []
        self.dice = [0 for _ in seats]
        self.hits = [0 for _ in seats]
        self.expected = [0.0 for _ in seats]
        self.built = [0.0 for _ in seats]
        self.lost = [0.0 for _ in seats]

    def look(self, page: int, other: Table) -> None:
        """How the table stands after another word."""
        state = other.game.state
        for event in other.events_since(None, self.heard):
            self.heard += 1
            self._hear(event)
            self._fight(page, other, event)
        self._watch(other, state.battle)
        if state.round > self.round or other.over:
            if self.round:
                self.rounds.append(self._round(page, other))
            self.round = state.round

    def told(self) -> wire.Story:
        """The notes."""
        position = self.table.look(self.table.game.view, None)
        assert isinstance(position, TableView)
        luck = tuple(
            wire.Luck(seat, dice, hits, expected)
            for seat, (dice, hits, expected) in enumerate(zip(self.dice, self.hits, self.expected, strict=True))
        )
        return wire.Story(
            goal=position.goal,
            winners=tuple(position.winners),
            layout=position.layout,
            players=tuple(wire.PlayerTold(player.name, player.race, player.points, player.out) for player in position.players),
            rounds=tuple(self.rounds),
            battles=tuple(self.battles),
            luck=luck,
            claims=position.claims,
        )

    # -- events ----------------------------------------------------------------------------------------------------------------

    def _hear(self, event: Mapping[str, Any]) -> None:
        kind = event["event"]
        if kind == "rolled" and event["purpose"] in FOUGHT and 0 <= event["seat"] < len(self.dice):
            self._rolled(event)
        elif kind == "placed" and event["seat"] >= 0 and event["why"] != "set_up":
            self.built[event["seat"]] += self._worth(event["kind"], event["count"])
        elif kind == "removed" and event["seat"] >= 0:
            self.lost[event["seat"]] += self._worth(event["kind"], event["count"])

    def _rolled(self, event: Mapping[str, Any]) -> None:
        seat, needed, faces = event["seat"], event["needed"], event["faces"]
        if needed <= 0:
            return
        self.dice[seat] += len(faces)
        self.hits[seat] += sum(face >= needed for face in faces)
        self.expected[seat] += len(faces) * min(max(SIDES + 1 - needed, 0), SIDES) / SIDES

    def _worth(self, kind: UnitId, count: int) -> float:
        unit = self.content.units.get(kind)
        return count * unit.cost / max(unit.per, 1) if unit is not None else 0.0

    # -- battles ---------------------------------------------------------------------------------------------------------------

    def _fight(self, page: int, other: Table, event: Mapping[str, Any]) -> None:
        """A battle begins, or it is over."""
        kind = event["event"]
        if kind == "battlebegan":
            self._note(page, event["system"].removeprefix("system:"), "", event["seat"], event["target"])
        elif kind == "invasionbegan":
            self._note(page, other.game.board.system_of(event["planet"]), event["planet"], event["seat"], event["against"])
        elif kind == "battleended":
            self._ended(event["seat"])
        elif kind == "invasionended":
            self._ended(event["seat"] if event["won"] else self.battles[-1].defender)

    def _note(self, page: int, system: str, planet: str, attacker: int, defender: int) -> None:
        self.battles.append(wire.BattleFought(self.round, page, system, planet, attacker, defender, -1, None))

    def _ended(self, winner: int) -> None:
        self.battles[-1] = msgspec.structs.replace(self.battles[-1], winner=winner)

    def _watch(self, other: Table, battle: Battle | None) -> None:
        """The odds of a battle are told where somebody was asked something before the first die fell."""
        if battle is None or battle.over or not self.battles or self.battles[-1].chance is not None:
            return
        last = self.battles[-1]
        fresh = battle.round <= 1 and not any(side.dice or side.lost_all for side in (battle.attacker, battle.defender))
        if fresh and (battle.system, battle.planet) == (last.system, last.planet):
            self.battles[-1] = msgspec.structs.replace(last, chance=self._chance(other, battle))

    def _chance(self, other: Table, battle: Battle) -> float | None:
        """The attacker's chance to win, where it can be worked out."""
        sides = (battle.attacker.seat, battle.defender.seat)
        there = sum(forces.count(other.game.board.units(seat, in_system(battle.system))) for seat in sides if seat >= 0)
        if there > MOST:
            return None
        try:
            found = odds.from_table(other, battle.system, attacker=sides[0], defender=sides[1], planet=battle.planet, bring=None)
        except (Refused, ValueError):
            return None
        return found.win

    # -- rounds ----------------------------------------------------------------------------------------------------------------

    def _round(self, page: int, other: Table) -> wire.RoundTold:
        position = other.look(other.game.view, None)
        assert isinstance(position, TableView)
        seats = range(len(position.players))
        told = wire.RoundTold(self.round, page, tuple(self._figures(position, seat) for seat in seats), self._owners(position))
        self.built, self.lost = [0.0 for _ in seats], [0.0 for _ in seats]
        return told

    def _figures(self, position: TableView, seat: int) -> wire.Figures:
        player = position.players[seat]
        planets = [planet for system in position.systems for planet in system.planets]
        mine = [self.planets[planet.id] for planet in planets if planet.owner == seat and planet.id in self.planets]
        fleets = [stack for system in position.systems for stack in system.stacks if stack.owner == seat]
        stacks = [*fleets, *(stack for planet in planets for stack in planet.stacks if stack.owner == seat)]
        return wire.Figures(
            points=player.points,
            planets=len(mine),
            resources=sum(planet.resources for planet in mine),
            influence=sum(planet.influence for planet in mine),
            fleet=self._value(stacks, "ship"),
            troops=self._value(stacks, "ground"),
            technologies=len(player.technologies) + len(player.upgrades),
            goods=player.trade_goods,
            built=self.built[seat],
            lost=self.lost[seat],
        )

    def _value(self, stacks: list[Stack], category: str) -> float:
        groups = [group for stack in stacks for group in stack.groups]
        return sum(self._worth(g.kind, g.count) for g in groups if self.content.units[g.kind].category == category)

    def _owners(self, position: TableView) -> tuple[tuple[str, int], ...]:
        """Whose each system is: by its planets, or else by the one fleet there."""
        found: list[tuple[str, int]] = []
        for system in position.systems:
            owners = [planet.owner for planet in system.planets if planet.owner >= 0] or [each.owner for each in system.stacks]
            if owners:
                found.append((system.hex, max(set(owners), key=lambda owner: (owners.count(owner), -owner))))
        return tuple(found)
