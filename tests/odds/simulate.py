"""Battles fought by the engine itself, with real dice, by captains who decide as the calculator supposes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

from mecatol.core.decisions import Procedure, Reply
from mecatol.core.journal import Tape
from mecatol.core.rng import Rng
from mecatol.core.rules import Step
from mecatol.odds import Force, Result, words
from mecatol.odds.clash import fleets_meet, invade
from mecatol.odds.fleet import Slot
from mecatol.odds.position import HERE, Forces, Position
from mecatol.odds.stages import OFFICIAL_ORDER
from mecatol.odds.team import Team
from mecatol.rules import forces
from mecatol.rules.forces import Groups
from mecatol.rules.naming import unit_kind
from mecatol.rules.official.casualties import casualty
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, is_ground, is_ship, on_planet
from mecatol.rules.state import GameState, PlanetId
from mecatol.rulesets import resolve


class Captains:
    """Answers for both sides: casualties by their orders, everything else as the calculator takes it to be done."""

    def __init__(self, game: Game, teams: tuple[Team, Team], told: Sequence[Force]) -> None:
        self.game = game
        self.teams = teams
        self.told = told

    def answer(self, seat: int, name: str, keys: Sequence[str]) -> str:
        """The key that a captain chooses."""
        by_name: dict[str, Callable[[int, Sequence[str]], str]] = {
            "casualty": self.casualty,
            "casualties": self.casualty,
            "dice_rolled": self.roll_again,
            "after_round": self.repair,
            "excess_cargo": lambda _, keys: next((key for key in keys if key.startswith("fighter")), keys[0]),
            "precombat_order": lambda _, keys: min(keys, key=OFFICIAL_ORDER.index),
            "commandos": lambda seat, keys: str(min(self.told[seat].commandos, len(keys) - 1)),
            "make_neutral": lambda seat, _: "yes" if self.told[seat].makes_neutral else "no",
        }
        if name in by_name:
            return by_name[name](seat, keys)
        for wanted in ("fire:", "bombard:", "use:", "planet:"):
            found = [key for key in keys if key.startswith(wanted)]
            if found:
                return found[0]
        return next((key for key in ("pass", "no", "done", "0") if key in keys), keys[0])

    def casualty(self, seat: int, keys: Sequence[str]) -> str:
        return min(keys, key=lambda key: self._rank(seat, key))

    def _rank(self, seat: int, key: str) -> tuple[float, ...]:
        chosen = casualty(key)
        return self.teams[seat].rank(Slot(chosen.unit.kind, chosen.unit.damage, chosen.unit.mark), chosen.sustains)

    def roll_again(self, seat: int, keys: Sequence[str]) -> str:
        """The miss that hits most easily, if there is one."""
        dice = self.game.board.battle.side(seat).dice
        misses = [key for key in keys if ":die:" in key and not dice[int(key.rpartition(":")[2])].hit]
        return min(misses, key=lambda key: dice[int(key.rpartition(":")[2])].needed, default="pass")

    def repair(self, seat: int, keys: Sequence[str]) -> str:
        def worth(key: str) -> float:
            unit = self.game.board.unit(seat, unit_kind(key.split(":", 2)[2].partition("*")[0]))
            return unit.cost / unit.per

        return max((key for key in keys if key.startswith("use:")), key=worth, default="pass")


def drive(game: Game, steps: Sequence[Step], answer: Callable[[int, str, Sequence[str]], str]) -> None:
    """The steps, and whatever they put in front of each other, as the table runs them."""
    game.state.flow = list(reversed(steps))
    while game.state.flow:
        step = game.state.flow.pop()
        chapter, method = step.name.split(".")
        finish(getattr(getattr(game, chapter), method)(step), answer)


def finish(procedure: Procedure[Any], answer: Callable[[int, str, Sequence[str]], str]) -> None:
    """Carry out a procedure, answering what it asks."""
    reply: Reply = None
    while True:
        try:
            wait = procedure.send(reply)
        except StopIteration:
            return
        seat, ask = next(iter(wait.asks.items()))
        keys = [option if isinstance(option, str) else str(option.key) for option in ask.options()]
        reply = (seat, keys[0] if len(keys) == 1 else answer(seat, ask.name, keys))


class Tally:
    """What came of simulated battles."""

    def __init__(self) -> None:
        self.number = 0
        self.ends: Counter[str] = Counter()
        self.left: tuple[Counter[str], Counter[str]] = (Counter(), Counter())

    def add(self, attacker: Groups, defender: Groups) -> None:
        """One more."""
        self.number += 1
        names = {(True, False): "win", (False, False): "draw", (False, True): "lose", (True, True): "open"}
        self.ends[names[bool(attacker), bool(defender)]] += 1
        for side, groups in enumerate((attacker, defender)):
            self.left[side][words.written(groups)] += 1


def simulate(
    attacker: Force, defender: Force, number: int, *, ruleset: str = "sa17", where: str = "", seed: int = 1
) -> tuple[Result, Tally]:
    """The exact answer, and so many battles fought by the engine from the same position."""
    return fight(Forces(resolve(ruleset), attacker, defender), number, where=where, seed=seed)


def fight(told: Forces, number: int, *, where: str = "", seed: int = 1) -> tuple[Result, Tally]:
    """The same for two forces that are read already."""
    kind = "space" if told.ships(1) else "ground"
    exact = worked_out(told, where)
    position = Position(told, where)
    arena = position.ground() if kind == "ground" else position.space()
    game = arena.game
    start: GameState = game.state
    start.battle = None
    start.scopes = [scope for scope in start.scopes if not scope.startswith("battle")]
    captains, tally = Captains(game, exact.teams, told.forces), Tally()
    for n in range(number):
        game.play_from(start.copy())
        game.tape = Tape()
        game.state.rng = Rng(seed * 1_000_000 + n)
        drive(game, steps(kind), captains.answer)
        tally.add(*_left(game, kind, position.planet))
    game.play_from(start)
    return exact, tally


def worked_out(told: Forces, where: str = "") -> Result:
    """The exact answer."""
    position = Position(told, where)
    if told.ships(1):
        return fleets_meet(position.space(), told)
    return invade(position.ground(), told, told.army(0), told.ships(0), 0)


def steps(kind: str) -> list[Step]:
    """The steps of a Tactical Action that make up a battle."""
    names = ("bombardment.begin", "invasion.begin") if kind == "ground" else ("space_cannon.fire", "space_battle.begin")
    return [Step(name, 0, str(HERE)) for name in names]


def _left(game: Game, kind: str, planet: str) -> tuple[Groups, Groups]:
    """What the sides have left at the end, before anything that nobody carries is given up."""
    if kind == "ground":
        units = [forces.of(game.board.units(seat, on_planet(PlanetId(planet))), is_ground) for seat in (0, 1)]
    else:
        units = [forces.of(game.board.units(seat, in_system(HERE)), is_ship) for seat in (0, 1)]
    return units[0], units[1]


def outside(exact: Result, tally: Tally, deviations: float) -> list[str]:
    """Everything in which simulated battles differ from the exact answer by more than so many standard deviations."""
    found = []
    expected = {"win": exact.win, "draw": exact.draw, "lose": exact.lose}
    for name, chance in expected.items():
        found += _off(name, tally.ends[name], tally.number, chance, deviations)
    for side, remains in enumerate((exact.attacker, exact.defender)):
        chances = {each.text: each.chance for each in remains.survivors}
        for text in {**chances, **tally.left[side]}:
            found += _off(f"{side}: {text}", tally.left[side][text], tally.number, chances.get(text, 0.0), deviations)
    return found


def _off(name: str, seen: int, number: int, chance: float, deviations: float) -> list[str]:
    """Rare outcomes are given one battle to spare: a normal band is too narrow for them."""
    band = deviations * sqrt(number * chance * (1 - chance)) + 1
    if abs(seen - number * chance) <= band and (chance > 1e-12 or not seen):
        return []
    return [f"{name}: {seen} of {number}, expected {number * chance:.1f} ± {band:.1f}"]
