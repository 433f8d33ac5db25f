"""Battles fought by the engine itself, with real dice, by captains who decide as the calculator supposes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from copy import copy
from math import sqrt
from typing import Any, TypeAlias

from mecatol.core.decisions import Procedure, Reply
from mecatol.core.effects import ANY, Behaviours, Effect
from mecatol.core.journal import Tape
from mecatol.core.records import replace
from mecatol.core.rng import Rng
from mecatol.core.rules import Step
from mecatol.odds import Force, Result, from_table, words
from mecatol.odds.clash import fleets_meet, invade
from mecatol.odds.fleet import Slot
from mecatol.odds.position import HERE, Forces, Position
from mecatol.odds.stages import OFFICIAL_ORDER
from mecatol.rules import forces
from mecatol.rules.forces import Groups
from mecatol.rules.moments import BEFORE_ROUND
from mecatol.rules.naming import unit_kind, unit_read
from mecatol.rules.official.casualties import casualty
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, is_ship, is_troop, on_planet
from mecatol.rules.state import Battle, GameState, Group, PlanetId
from mecatol.rulesets import resolve


class Captains:
    """Answers for both sides: casualties by their orders, everything else as the calculator takes it to be done."""

    def __init__(self, game: Game, exact: Result, told: Sequence[Force]) -> None:
        self.game = game
        self.teams = exact.teams
        self.notes = exact.notes
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
            "single_out": self.single_out,
            "before_battle": self.use,
            "hits_scored": self.ignore,
            "kavlik": self.enemy_unit,
            "krevvil": self.enemy_unit,
            "murrag": self.enemy_unit,
            "hepkuk": lambda *_: "yes",
            "saygra": lambda seat, _: "yes" if self.told[seat].goods else "no",
            "52n6": lambda *_: next(str(dict(note.args)["technology"]) for note in self.notes if note.id == "odds-jammed"),
            "roll_dice": lambda _, keys: keys[-1],
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

    def single_out(self, seat: int, keys: Sequence[str]) -> str:
        """The dearest of the enemy's units that a hit destroys, or else the dearest."""
        return min(keys, key=lambda key: self._prize(1 - seat, key.partition(":")[2]))

    def enemy_unit(self, seat: int, keys: Sequence[str]) -> str:
        """The same where units of both sides could be chosen; none of one's own."""
        theirs = [key for key in keys if key.startswith(f"unit:{1 - seat}:")]
        return min(theirs, key=lambda key: self._prize(1 - seat, key.split(":", 2)[2]), default="no")

    def use(self, seat: int, keys: Sequence[str]) -> str:
        """Abilities are used as often as may be, aimed at the dearest."""
        found = [key for key in keys if key.startswith("use:")]
        if any(":splice:" in key for key in found):
            return min(found, key=lambda key: self._prize(1 - seat, key.rpartition(":")[2]))
        return found[0] if found else "pass"

    def ignore(self, seat: int, keys: Sequence[str]) -> str:
        return next((key for key in keys if key.startswith("use:")), "pass")

    def _prize(self, seat: int, unit: str) -> tuple[float, ...]:
        return self.teams[seat].prize(self._slot(seat, unit_read(unit)))

    def _slot(self, seat: int, unit: Group) -> Slot:
        """A unit as the calculator knows it: marks go when what put them there has ended."""
        known = [slot for slot in self.teams[seat].fleet.slots if (slot.kind, slot.damage) == (unit.kind, unit.damage)]
        return next((slot for slot in known if slot.mark == unit.mark), known[0])

    def _rank(self, seat: int, key: str) -> tuple[float, ...]:
        chosen = casualty(key)
        return self.teams[seat].rank(self._slot(seat, chosen.unit), chosen.sustains)

    def roll_again(self, seat: int, keys: Sequence[str]) -> str:
        """The miss that hits most easily, if there is one."""
        dice = self.game.board.battle.side(seat).dice
        misses = [key for key in keys if ":die:" in key and not dice[int(key.rpartition(":")[2])].hit]
        return min(misses, key=lambda key: dice[int(key.rpartition(":")[2])].needed, default="pass")

    def repair(self, seat: int, keys: Sequence[str]) -> str:
        """The dearest; and of the fallen those roll again who hit most easily."""

        def worth(key: str) -> float:
            named = key.split(":", 2)[2].rpartition(":")[2]
            unit = self.game.board.unit(seat, unit_kind(named.partition("*")[0].partition("!")[0]))
            return -unit.combat if ":berserk:" in key else unit.cost / unit.per

        return max((key for key in keys if key.startswith("use:")), key=worth, default="pass")


def drive(game: Game, steps: Sequence[Step], answer: Callable[[int, str, Sequence[str]], str]) -> None:
    """The steps, and whatever they put in front of each other, as the table runs them."""
    game.state.flow = list(reversed(steps))
    while game.state.flow:
        step = game.state.flow.pop()
        if step.name == "space_battle.end":  # survivors are those of the fighting: later Fighters without support are lost
            continue
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
        keys = [option if isinstance(option, str) else str(option.key) for option in ask.options(*ask.args)]
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
            plain = forces.together(replace(group, mark="") for group in groups)
            self.left[side][words.written(plain)] += 1


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
    captains, tally = Captains(game, exact, told.forces), Tally()
    for n in range(number):
        game.play_from(start.copy())
        game.tape = Tape()
        game.state.rng = Rng(seed * 1_000_000 + n)
        drive(game, steps(kind), captains.answer)
        tally.add(*_left(game, kind, position.planet))
    game.play_from(start)
    return exact, tally


SEEN = "what is in force from the first round on"
IN_FORCE = Behaviours("in force")
Setting: TypeAlias = Callable[[Game], None]  # puts effects in force, and marks on units
SETTINGS: list[Setting] = []  # the one that is played


@IN_FORCE.on(SEEN, BEFORE_ROUND, ANY)
async def puts_in_force(game: Game, effect: Effect, battle: Battle) -> None:
    """As a card would that is played before the first round."""
    if battle.round == 1:
        SETTINGS[-1](game)


def fight_under(
    setting: Setting, attacker: Force, defender: Force, number: int, *, ruleset: str = "sa17", seed: int = 1, planet: bool = False
) -> tuple[Result, Tally]:
    """The exact answer in a first round that something comes in force in, and so many battles from there on."""
    rules = copy(resolve(ruleset))
    rules.behaviours = IN_FORCE.over(rules.behaviours)
    told = Forces(rules, attacker, defender)
    position = Position(told, "")
    arena = position.ground() if planet else position.space()
    game = arena.game
    state: GameState = game.state
    assert state.battle is not None
    game.play_from(state.copy())
    game.board.battle.round = 1
    setting(game)
    exact = from_table(Held(game), HERE, policies=told.forces)
    state.scopes = [scope for scope in state.scopes if not scope.startswith("battle_round")]
    game.play_from(state)
    game.begin_effect(SEEN, 0, "rule", until="action")
    captains, tally = Captains(game, exact, told.forces), Tally()
    flow = [Step("invasion.round" if planet else "space_battle.round", 0, str(HERE), position.planet if planet else "")]
    SETTINGS.append(setting)
    for n in range(number):
        game.play_from(state.copy())
        game.tape = Tape()
        game.state.rng = Rng(seed * 1_000_000 + n)
        drive(game, flow, captains.answer)
        tally.add(*_left(game, "ground" if planet else "space", position.planet))
    SETTINGS.pop()
    return exact, tally


class Held:
    """A game in the place of a table."""

    def __init__(self, game: Game) -> None:
        self.game = game


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
        units = [forces.of(game.board.units(seat, on_planet(PlanetId(planet))), is_troop) for seat in (0, 1)]
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
