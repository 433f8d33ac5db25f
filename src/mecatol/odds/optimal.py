"""Casualties chosen as well as they can be: whatever gives the best chance to win, or leaves most value.

A dynamic program over all states that free choice can lead to. What a side makes of so many hits is the best of what it makes of
one hit fewer after any way of taking the first; so the best choice for any number of hits comes out of one pass, from the most
battered state to the freshest. The enemy is expected to follow his own order.
"""

from __future__ import annotations

import numpy as np

from mecatol.core.decisions import message
from mecatol.rules.official.casualties import FREELY

from .arena import ATTACKER, DEFENDER
from .dice import Bools, Floats, Ints
from .fleet import Fleet, Node, Taking
from .force import OPTIMAL_VALUE
from .program import CERTAIN, Chosen, Ending, Exchange, Nodes
from .rounds import SIDES, Rounds, Takes
from .stages import Change, Stages, States, Volleys
from .words import OddsError

MOST = 60_000_000  # choices that are kept


def work_out(stages: Stages, takes: Takes, follow: int, first: int) -> tuple[Ending, States]:
    """Everything before the rounds and the rounds themselves, one side or both choosing freely."""
    _close(stages, takes)
    fought = Rounds(stages.arena, stages.teams, takes, first)
    _refuse(fought)
    plan = _plan(stages)
    minds = [Mind(stages, plan, fought, side) if team.optimal else None for side, team in enumerate(stages.teams)]
    states, seized = _stage_by_stage(stages, plan, (minds[0], minds[1]))
    made: dict[int, Exchange] = {}
    for number in range(first, fought.steady() + 1):
        choices = tuple(None if mind is None else mind.choices[number] for mind in minds)
        made[number] = Chosen(fought.exchange(number), (choices[0], choices[1]))
    ending = fought.fight([(a, d, p) for (a, d), p in states.items()], follow, made)
    return ending, seized


def _plan(stages: Stages) -> list[Volleys | Change]:
    """The steps before the rounds, where in all of them one hit is as good as any other."""
    found: list[Volleys | Change] = []
    for step in stages.plan:
        if not isinstance(step, Volleys | Change) or (isinstance(step, Volleys) and step.rolls is not None):
            raise OddsError(message("odds-optimal-aims"))
        found.append(step)
    return found


def _refuse(fought: Rounds) -> None:
    """What free choice is not worked out together with."""
    if any(blow.hits > 1 for takings in fought.takings for taking in takings for blow in taking.blows):
        raise OddsError(message("odds-optimal-cancels"))
    if fought.rising or any(fought.repairs) or any(fought.mends) or any(len(takings) > 1 for takings in fought.takings):
        raise OddsError(message("odds-optimal-repairs"))
    if any(taking.hides for takings in fought.takings for taking in takings):
        raise OddsError(message("odds-optimal-hides"))
    if not fought.straight():
        raise OddsError(message("odds-optimal-aims"))
    if any(team.force.retreat_after or team.force.retreat_below for team in fought.teams):
        raise OddsError(message("odds-optimal-retreat"))


def _close(stages: Stages, takes: Takes) -> None:
    """Every state that free choice can lead to, and every state that a fixed order can lead to from any stage."""
    for side, team in enumerate(stages.teams):
        steps = [step.takings[side] for step in stages.plan if isinstance(step, Volleys)]
        takings = [*(taking for taking in steps if taking is not None), takes(team, team.moods[0], FREELY)]
        known = -1
        while known != len(team.fleet):
            known = len(team.fleet)
            if team.optimal:
                team.fleet.close_freely(takings)
            else:
                for taking in takings:
                    team.fleet.close(taking)
            _changed(stages, side)


def _changed(stages: Stages, side: int) -> None:
    """States that steps without dice lead to."""
    for step in stages.plan:
        if isinstance(step, Change):
            for node in range(len(stages.teams[side].fleet)):
                step.becomes(*((node, 0) if side == ATTACKER else (0, node)))


class Mind:
    """What one side's states are worth to it, and what it chooses."""

    def __init__(self, stages: Stages, plan: list[Volleys | Change], fought: Rounds, side: int) -> None:
        self.stages = stages
        self.plan = plan
        self.fought = fought
        self.side = side
        self.fleet: Fleet = fought.teams[side].fleet
        self.taking: Taking = fought.takings[side][0]
        self.payoff = self._payoff()
        self.choices: dict[int, Nodes] = {}
        steady = fought.steady()
        self.worth = self._solved(fought.exchange(steady), steady, None)
        for number in range(steady - 1, fought.first - 1, -1):
            self.worth = self._solved(fought.exchange(number), number, self.worth)
        self._stages: dict[tuple[int, Node, Node], float] = {}
        self._reach: dict[tuple[Taking, Node], list[list[Node]]] = {}

    def _payoff(self) -> Floats:
        """[own node, enemy's node]: what an end is worth."""
        team, enemy = self.fought.teams[self.side], self.fought.teams[1 - self.side].fleet
        if team.force.casualties == OPTIMAL_VALUE:
            values = [team.value(self.fleet.groups(node)) if self.fleet.alive(node) else 0.0 for node in range(len(self.fleet))]
            return np.repeat(np.array(values)[:, None], len(enemy), axis=1)
        shape, prize = self.fought.field.shape, self.stages.prize
        if prize is not None:  # the battle is fought for what comes after it
            won = self.fought.victory(ATTACKER).reshape(shape)
            won = won * np.array([prize(node) if won[node].any() else 0.0 for node in range(shape[0])])[:, None]
            return np.asarray(won if self.side == ATTACKER else 1.0 - won.T)
        square = self.fought.victory(self.side).reshape(shape)
        return square if self.side == ATTACKER else square.T.copy()

    # -- rounds -----------------------------------------------------------------------------------------------------------------

    def _solved(self, exchange: Exchange, number: int, later: Floats | None) -> Floats:
        """What every state is worth at the beginning of a round; with no later worth, of that and all further rounds."""
        upon, by, to = self._seen(exchange)
        mine, theirs = len(self.fleet), self.payoff.shape[1]
        width = upon.shape[-1]
        if mine * width * theirs > MOST:
            raise OddsError(message("odds-too-large"))
        choices: Nodes = np.zeros((mine, width, theirs), dtype=np.int32)
        found = np.zeros((mine, theirs))
        best: dict[Node, Floats] = {}
        fighting = self.fought.field.alive[1 - self.side]
        deepest = 2 + max((slot.damage for slot in self.fleet.slots if slot.is_unit), default=0)
        for node in sorted(range(mine), key=lambda node: -self.fleet.levels[node]):
            outcome = np.empty((width, theirs))
            self._after_hits(node, width, best, choices, outcome)
            if later is not None:
                outcome[0] = later[node]
            here = upon if upon.ndim == 2 else upon[node]
            found[node] = self._worth(node, here, _passage(by[node], to), outcome, fighting, later is None)
            if later is None:
                outcome[0] = found[node]
            if not self.fleet.alive(node):
                outcome[:] = outcome[0]
            best[node] = outcome
            self._forget(best, self.fleet.levels[node] + deepest)
        self.choices[number] = choices
        return found

    def _seen(self, exchange: Exchange) -> tuple[Floats, Floats, Ints]:
        """Hits upon this side [enemy's node, hits] (or with the own node in front), its own hits, where those lead the enemy."""
        if self.side == ATTACKER:
            return exchange.on_attacker, exchange.on_defender, exchange.defender_to
        upon, by = exchange.on_defender, exchange.on_attacker
        if upon.ndim == 3:
            upon, by = upon.transpose(1, 0, 2), by.transpose(1, 0, 2)
        return upon, by, exchange.attacker_to

    def _after_hits(self, node: Node, width: int, best: dict[Node, Floats], choices: Nodes, outcome: Floats) -> None:
        """The best that can be made of one, two … hits, and the state it leads to, by where the enemy is afterwards."""
        choices[node, 0] = node
        children = self.fleet.choices(node, self.taking)
        if not children:
            choices[node] = node
            outcome[1:] = self.payoff[node]
            return
        if len(children) == 1:
            outcome[1:] = best[children[0]][: width - 1]
            choices[node, 1:] = choices[children[0], : width - 1]
            return
        offered = np.stack([best[child][: width - 1] for child in children])
        picked = offered.argmax(axis=0)[None]
        outcome[1:] = np.take_along_axis(offered, picked, axis=0)[0]
        ends = np.stack([choices[child, : width - 1] for child in children])
        choices[node, 1:] = np.take_along_axis(ends, picked, axis=0)[0]

    def _worth(self, node: Node, upon: Floats, passage: Floats, outcome: Floats, fighting: Bools, forever: bool) -> Floats:
        """The worth of a state, whatever the enemy's: the rounds without a hit on this side are solved as equations."""
        worth: Floats = self.payoff[node].copy()
        if not self.fleet.alive(node):
            return worth
        rows = np.flatnonzero(fighting)
        onward = outcome[0 if not forever else 1 :] @ passage.T  # [hits, enemy's node]
        struck = upon[rows][:, 0 if not forever else 1 :].T
        expected = (struck * onward[:, rows]).sum(axis=0)
        if not forever:
            worth[rows] = expected
            return worth
        unhurt = upon[rows, 0][:, None] * passage[rows]
        over = np.flatnonzero(~fighting)
        expected = expected + unhurt[:, over] @ worth[over]
        equations = np.eye(len(rows)) - unhurt[:, rows]
        stuck = np.flatnonzero(unhurt[np.arange(len(rows)), rows] >= CERTAIN)
        equations[stuck, stuck], expected[stuck] = 1.0, 0.0
        worth[rows] = np.linalg.solve(equations, expected)
        return worth

    def _forget(self, best: dict[Node, Floats], level: int) -> None:
        """What no fresher state can still ask for."""
        for node in [each for each in best if self.fleet.levels[each] > level]:
            del best[node]

    # -- before the rounds ------------------------------------------------------------------------------------------------------

    def value(self, number: int, a: Node, d: Node) -> float:
        """What a state is worth before a step of the plan."""
        plan = self.plan
        if number == len(plan):
            return float(self.worth[(a, d)[self.side], (a, d)[1 - self.side]])
        key = (number, a, d)
        if key not in self._stages:
            self._stages[key] = self._expected(number, plan[number], a, d)
        return self._stages[key]

    def _expected(self, number: int, step: Volleys | Change, a: Node, d: Node) -> float:
        if isinstance(step, Change):
            return self.value(number + 1, *step.becomes(a, d))
        if not self.stages.fired(step, a, d):
            return self.value(number + 1, a, d)
        rolled = [self.stages.rolled(number, side, a, d) for side in SIDES]
        total = 0.0
        for hits_a, p_a in enumerate(rolled[0].tolist()):
            for hits_d, p_d in enumerate(rolled[1].tolist()):
                if p_a * p_d:
                    total += p_a * p_d * self._after(number, step, a, d, hits_a, hits_d)
        return total

    def _after(self, number: int, step: Volleys, a: Node, d: Node, hits_a: int, hits_d: int) -> float:
        other = 1 - self.side
        hits = (hits_a, hits_d)
        enemy = self.stages.struck(other, step, (a, d)[other], hits[other])
        if step.seizes and self.stages.wasted(step, d, hits_d):
            return float(self.payoff[a, enemy]) if self.side == ATTACKER else 0.0
        node = self.pick(number, step, (a, d)[self.side], hits[self.side], enemy)
        return self.value(number + 1, *((node, enemy) if self.side == ATTACKER else (enemy, node)))

    def pick(self, number: int, step: Volleys, node: Node, hits: int, enemy: Node) -> Node:
        """The best state to come out of so many hits with, if the enemy is in a state afterwards."""
        taking = step.takings[self.side]
        if taking is None or not hits:
            return node
        reachable = self.reach(taking, node, hits)

        def worth(each: Node) -> float:
            return self.value(number + 1, *((each, enemy) if self.side == ATTACKER else (enemy, each)))

        return max(reachable, key=worth)

    def reach(self, taking: Taking, node: Node, hits: int) -> list[Node]:
        """The states that so many hits may lead to."""
        found = self._reach.setdefault((taking, node), [[node]])
        spare = self.stages.spared(self.side, taking, node)
        while len(found) <= hits:
            further = [to for each in found[-1] for to in self.fleet.choices(each, taking, spare)]
            found.append(list(dict.fromkeys(further)) or found[-1])
        return found[hits]


def _passage(fire: Floats, to: Ints) -> Floats:
    """[enemy's node, its node afterwards]: the chances that one's own fire leads from the one to the other."""
    size = len(to)
    chances = np.broadcast_to(fire, (size, to.shape[1]))
    cells = np.arange(size)[:, None] * size + to
    return np.asarray(np.bincount(cells.ravel(), chances.ravel(), size * size), dtype=np.float64).reshape(size, size)


def _stage_by_stage(
    stages: Stages, plan: list[Volleys | Change], minds: tuple[Mind | None, Mind | None]
) -> tuple[States, States]:
    """Go through the plan with the choices of those who choose freely."""
    states: States = {(0, 0): 1.0}
    seized: States = {}
    for number, step in enumerate(plan):
        found: States = {}
        for (a, d), p in states.items():
            if isinstance(step, Change) or not stages.fired(step, a, d):
                to = step.becomes(a, d) if isinstance(step, Change) else (a, d)
                found[to] = found.get(to, 0.0) + p
            else:
                _volley(stages, minds, number, step, (a, d), p, found, seized)
        states = found
    return states, seized


def _volley(
    stages: Stages,
    minds: tuple[Mind | None, Mind | None],
    number: int,
    step: Volleys,
    state: tuple[Node, Node],
    p: float,
    found: States,
    seized: States,
) -> None:
    a, d = state
    rolled = [stages.rolled(number, side, a, d).tolist() for side in SIDES]
    for hits_a, p_a in enumerate(rolled[0]):
        to_a = stages.struck(ATTACKER, step, a, hits_a)
        for hits_d, p_d in enumerate(rolled[1]):
            to_d = stages.struck(DEFENDER, step, d, hits_d)
            attacker = to_a if minds[0] is None else minds[0].pick(number, step, a, hits_a, to_d)
            defender = to_d if minds[1] is None else minds[1].pick(number, step, d, hits_d, attacker)
            into = seized if step.seizes and stages.wasted(step, d, hits_d) else found
            into[attacker, defender] = into.get((attacker, defender), 0.0) + p * p_a * p_d
