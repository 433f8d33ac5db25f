"""What comes of a battle: chances, who survives, what is left, as numbers, text and JSON."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any

import numpy as np

from mecatol.core.decisions import Message, message
from mecatol.core.records import Record
from mecatol.rules import forces
from mecatol.rules.forces import Groups
from mecatol.rules.pieces import is_ground
from mecatol.rules.state import Group, UnitId
from mecatol.texts import Texts

from . import words
from .arena import ATTACKER, DEFENDER
from .dice import Floats
from .program import Ending
from .rifts import out_of, perils
from .stages import States
from .team import Team

NAMES = ("attacker", "defender")


class Chances(Record, frozen=True):
    """How a battle stands or ends, seen from the attacker. `open`: it is still being fought."""

    win: float
    draw: float
    lose: float
    open: float = 0.0


class Survivors(Record, frozen=True):
    """Units that may be left, and the chance of just these."""

    units: Groups
    chance: float

    @property
    def text(self) -> str:
        """As it would be written."""
        return words.written(self.units)


class Remains:
    """What is left of one side in the end."""

    def __init__(self, team: Team, weights: Floats) -> None:
        self.team = team
        self._weights = weights  # by node

    @cached_property
    def survivors(self) -> tuple[Survivors, ...]:
        """Every fleet that may be left, the likeliest first. Commandos without anybody who fights are lost (SA17-UNI-19)."""
        fleet, found = self.team.fleet, dict[Groups, float]()
        for node, chance in enumerate(self._weights.tolist()):
            if chance:
                left = _plain(fleet.groups(node)) if fleet.alive(node) else ()
                found[left] = found.get(left, 0.0) + chance
        likeliest = sorted(found.items(), key=lambda item: -item[1])
        return tuple(Survivors(units, chance) for units, chance in likeliest)

    @cached_property
    def by_kind(self) -> dict[UnitId, tuple[float, ...]]:
        """For each kind the chances that none, one, two … of them are left."""
        kinds = dict.fromkeys(group.kind for each in self.survivors for group in each.units)
        started = dict.fromkeys(group.kind for group in self.team.fleet.groups(0))
        found: dict[UnitId, tuple[float, ...]] = {}
        for kind in {**started, **kinds}:
            counts = [(forces.count(each.units, kind), each.chance) for each in self.survivors]
            most = max(forces.count(self.team.fleet.groups(0), kind), *(count for count, _ in counts))
            found[kind] = tuple(sum(p for count, p in counts if count == n) for n in range(most + 1))
        return found

    @cached_property
    def values(self) -> dict[float, float]:
        """The value left and its chance, the greatest first."""
        found: dict[float, float] = {}
        for each in self.survivors:
            value = self.team.value(each.units)
            found[value] = found.get(value, 0.0) + each.chance
        return dict(sorted(found.items(), reverse=True))

    @property
    def value(self) -> float:
        """The value expected to be left."""
        return sum(value * chance for value, chance in self.values.items())

    @property
    def value_before(self) -> float:
        """What it was worth before."""
        return self.team.value(self.team.fleet.groups(0))

    def chance_of(self, kind: UnitId, number: int = 1) -> float:
        """The chance that at least so many units of a kind are left."""
        return sum(self.by_kind.get(kind, ())[number:])

    def plain(self) -> dict[str, Any]:
        """As data."""
        return {
            "survivors": [{"units": each.text, "chance": each.chance} for each in self.survivors],
            "by_kind": {kind: list(chances) for kind, chances in self.by_kind.items()},
            "value": self.value,
            "value_before": self.value_before,
            "values": [{"value": value, "chance": chance} for value, chance in self.values.items()],
        }


def _plain(groups: Groups) -> Groups:
    """Units without the marks that only the calculation knows."""
    if not any(group.mark for group in groups):
        return groups
    return forces.together(Group(group.kind, group.count, group.damage) for group in groups)


class Result:
    """The whole distribution of a battle's outcomes."""

    def __init__(
        self,
        kind: str,
        teams: tuple[Team, Team],
        ending: Ending,
        seized: States | None = None,
        notes: Iterable[Message] = (),
        left_out: Iterable[str] = (),
    ) -> None:
        self.kind = kind  # "space" or "ground"
        self.teams = teams
        self.ending = ending
        self.notes = tuple(notes)
        self.left_out = tuple(left_out)  # effects in force that the numbers know nothing of
        self.perils = tuple(perils(team.arena, team.side, team.fleet) for team in teams)  # of those who retreat
        self._seized = np.zeros(ending.field.shape)
        for (a, d), p in (seized or {}).items():
            self._seized[a, d] += p

    # -- chances --------------------------------------------------------------------------------------------------------

    @cached_property
    def chances(self) -> Chances:
        """How it ends: a retreat and a stalemate are the attacker's defeat or the defender's (OFF-SPB-9, OFF-SPB-10)."""
        seen = self._seen(self.ending.weights)
        left = [float(gone.sum()) for gone in self.ending.gone]
        win = seen.win + left[DEFENDER] + float(self._seized.sum())
        return Chances(win, seen.draw, seen.lose + left[ATTACKER] + self.stalemate, 0.0)

    def _seen(self, weights: Floats) -> Chances:
        square, alive = weights.reshape(self.ending.field.shape), self.ending.field.alive
        mine, theirs = square[alive[0]], square[~alive[0]]
        return Chances(
            float(mine[:, ~alive[1]].sum()),
            float(theirs[:, ~alive[1]].sum()),
            float(theirs[:, alive[1]].sum()),
            float(mine[:, alive[1]].sum()),
        )

    @property
    def win(self) -> float:
        """The chance that the attacker alone is left, or takes the planet."""
        return self.chances.win

    @property
    def draw(self) -> float:
        """The chance that nobody is left; a planet is still its owner's then (OFF-INV-4)."""
        return self.chances.draw

    @property
    def lose(self) -> float:
        """The chance that the defender holds the field."""
        return self.chances.lose

    @property
    def takes_planet(self) -> float:
        """The chance that the attacker takes the planet fought over: Mercenaries alone hold none (OFF-SOT-MRC)."""
        if self.kind != "ground":
            return 0.0
        hired = [p for node, p in self.victors() if not any(is_ground(g.kind) for g in self.teams[ATTACKER].fleet.fighters(node))]
        return self.win - sum(hired)

    @property
    def stalemate(self) -> float:
        """The chance that nobody can hit anybody any more; the attacker must give way (OFF-SPB-10)."""
        return float(self.ending.stuck.sum())

    @cached_property
    def retreats(self) -> tuple[float, float]:
        """The chances that the attacker and that the defender retreats: who does not get out of a Gravity Rift has not."""
        away = [self._away(side) for side in (ATTACKER, DEFENDER)]
        return away[ATTACKER], away[DEFENDER]

    def _away(self, side: int) -> float:
        if not self.perils[side]:
            return float(self.ending.gone[side].sum())
        fleet = self.teams[side].fleet
        return sum(p for node, p in self._out_of_rift(side).items() if fleet.alive(node))

    def _out_of_rift(self, side: int) -> dict[int, float]:
        """What is left of a side that goes, and the chance of just that."""
        fleet, found = self.teams[side].fleet, dict[int, float]()
        weights = self.ending.gone[side].reshape(self.ending.field.shape).sum(axis=1 - side)
        for node in np.flatnonzero(weights).tolist():
            for counts, p in out_of(fleet, fleet.states[node], self.perils[side]).items():
                left = fleet.node(counts)
                found[left] = found.get(left, 0.0) + float(weights[node]) * p
        return found

    @property
    def rounds(self) -> float:
        """How many rounds it takes, on average."""
        return self.ending.rounds

    def victors(self) -> list[tuple[int, float]]:
        """The states in which the attacker alone is left, and their chances; the defender may have retreated."""
        shape, alive = self.ending.field.shape, self.ending.field.alive
        fought_out = self.ending.weights.reshape(shape)[:, ~alive[1]].sum(axis=1)
        chances = fought_out + self.ending.gone[DEFENDER].reshape(shape).sum(axis=1)
        return [(int(node), float(chances[node])) for node in np.flatnonzero(chances) if alive[0][node]]

    # -- what is left ---------------------------------------------------------------------------------------------------

    @cached_property
    def attacker(self) -> Remains:
        """What is left of the attacker."""
        return Remains(self.teams[ATTACKER], self._left(ATTACKER))

    @cached_property
    def defender(self) -> Remains:
        """What is left of the defender."""
        return Remains(self.teams[DEFENDER], self._left(DEFENDER))

    def _left(self, side: int) -> Floats:
        """The chances of a side's states in the end."""
        everything = self.ending.everything()
        if not self.perils[side] or not self.ending.gone[side].any():
            return np.asarray((everything.reshape(self.ending.field.shape) + self._seized).sum(axis=1 - side))
        stayed = ((everything - self.ending.gone[side]).reshape(self.ending.field.shape) + self._seized).sum(axis=1 - side)
        away = self._out_of_rift(side)
        found = np.zeros(len(self.teams[side].fleet))
        found[: len(stayed)] = stayed
        for node, p in away.items():
            found[node] += p
        return found

    def after(self, number: int) -> Snapshot:
        """How it stands after so many rounds; they must have been followed."""
        if not 1 <= number <= len(self.ending.after):
            raise words.OddsError(message("odds-not-followed", round=number))
        weights = self.ending.after[number - 1]
        square = weights.reshape(self.ending.field.shape)
        seen = self._seen(weights)
        remains = (Remains(self.teams[0], square.sum(axis=1)), Remains(self.teams[1], square.sum(axis=0)))
        return Snapshot(number, seen, *remains)

    # -- as data and text -----------------------------------------------------------------------------------------------

    def plain(self, texts: Texts | None = None) -> dict[str, Any]:
        """As data, for JSON."""
        followed = [self.after(n + 1).plain() for n in range(len(self.ending.after))]
        return {
            "kind": self.kind,
            "win": self.win,
            "draw": self.draw,
            "lose": self.lose,
            "takes_planet": self.takes_planet,
            "stalemate": self.stalemate,
            "retreats": dict(zip(NAMES, self.retreats, strict=True)),
            "rounds": self.rounds,
            "attacker": self.attacker.plain(),
            "defender": self.defender.plain(),
            "after": followed,
            "notes": [(texts or Texts()).reason(note) for note in self.notes],
            "left_out": list(self.left_out),
        }


class Snapshot:
    """How a battle stands after a round."""

    def __init__(self, number: int, chances: Chances, attacker: Remains, defender: Remains) -> None:
        self.number = number
        self.chances = chances
        self.attacker = attacker
        self.defender = defender

    def plain(self) -> dict[str, Any]:
        """As data."""
        chances = {name: getattr(self.chances, name) for name in ("win", "draw", "lose", "open")}
        return {"round": self.number, **chances, "attacker": self.attacker.plain(), "defender": self.defender.plain()}
