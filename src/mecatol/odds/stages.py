"""What happens before the rounds: mines, space cannons, barrage and shots; bombardment and the PDS of a planet."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from mecatol.core.records import Record, replace
from mecatol.rules import forces
from mecatol.rules.forces import Groups
from mecatol.rules.official.space_battle import is_fighter
from mecatol.rules.pieces import in_system, is_big_ship, is_ground, is_ship
from mecatol.rules.state import UnitId

from . import abilities
from .arena import ATTACKER, DEFENDER, Arena
from .dice import NO_HITS, Floats, Shots, Volley, hits
from .fleet import COMMANDO, Blow, Counts, Node, Taking
from .rounds import counted
from .team import Hardiness, Team

States: TypeAlias = dict[tuple[Node, Node], float]  # (attacker's node, defender's node) → chance
Fires: TypeAlias = Callable[[Node, Node], Volley]
# OFF-SPB-1: the defender decides; his own shots first, before anything that shoots at him.
OFFICIAL_ORDER = ("defender_shots", "barrage", "attacker_shots")


class Volleys(Record, frozen=True):
    """A step: volleys at one side or at both at the same time, where there is still somebody to fire or to be hit."""

    takings: tuple[Taking | None, Taking | None]  # how each side takes what comes
    fires: tuple[Fires | None, Fires | None]  # what comes upon each side
    both_alive: bool = False  # only while there is somebody on both sides
    landed: bool = False  # only while the attacker has somebody
    seizes: bool = False  # a hit that no defender is left to take ends it (SA17-GEN-14)
    scored: bool = False  # these are hits that count already, not rolls


class Change(Record, frozen=True):
    """A step: something happens to the units of either side without dice."""

    becomes: Callable[[Node, Node], tuple[Node, Node]]


class Stages:
    """The steps before the rounds, put down first and then gone through."""

    def __init__(self, arena: Arena, teams: tuple[Team, Team]) -> None:
        self.arena = arena
        self.teams = teams
        self.plan: list[Volleys | Change] = []
        self.prize: Callable[[Node], float] | None = None  # what comes after a victory of the attacker, by what is left of him
        self._rolled: dict[tuple[int, int, Node, Node], Floats] = {}
        self._walks: dict[tuple[int, Taking, Node], list[Node]] = {}

    def put(self, a: Node, d: Node) -> None:
        """The board shows a pair of states."""
        self.arena.put(ATTACKER, self.teams[0].fleet.fighters(a))
        self.arena.put(DEFENDER, self.teams[1].fleet.fighters(d))

    def fired(self, step: Volleys, a: Node, d: Node) -> bool:
        """Whether there is a volley in a state."""
        alive = (self.teams[0].fleet.alive(a), self.teams[1].fleet.alive(d))
        return (all(alive) or not step.both_alive) and (alive[0] or not step.landed)

    def rolled(self, number: int, side: int, a: Node, d: Node) -> Floats:
        """The chances of hits upon a side in a step of the plan."""
        step = self.plan[number]
        assert isinstance(step, Volleys)
        taking, fires = step.takings[side], step.fires[side]
        if taking is None or fires is None:
            return NO_HITS
        key = (number, side, a, d)
        if key not in self._rolled:
            self.put(a, d)
            found = hits(fires(a, d))
            self._rolled[key] = found if step.scored else counted(self.arena, side, found, taking.purpose)
        return self._rolled[key]

    def walk(self, side: int, taking: Taking, node: Node, longest: int) -> list[Node]:
        """The states after none, one, two … hits at once."""
        fleet = self.teams[side].fleet
        path = self._walks.setdefault((side, taking, node), [node])
        spare = self.spared(side, taking, node)
        while len(path) <= longest:
            path += fleet.step(path[-1], taking, spare)
        return path

    def struck(self, side: int, step: Volleys, node: Node, number: int) -> Node:
        """The state after so many hits of a step, the owner following his order."""
        taking = step.takings[side]
        return node if taking is None else self.walk(side, taking, node, number)[number]

    def wasted(self, step: Volleys, node: Node, number: int) -> bool:
        """Whether the last of so many hits on the defender found nobody."""
        return number > 0 and self.struck(DEFENDER, step, node, number) == self.struck(DEFENDER, step, node, number - 1)

    def pending(self, side: int, taking: Taking, number: int) -> None:
        """Hits that lie on the table and are still to be taken."""
        fires = partial(_certainly, (Shots(number, 1.0),))
        if number <= 0:
            return
        if side == ATTACKER:
            self.plan.append(Volleys((taking, None), (fires, None), scored=True))
        else:
            self.plan.append(Volleys((None, taking), (None, fires), scored=True))

    def spared(self, side: int, taking: Taking, node: Node) -> Counts | None:
        """The units that effects keep out of hits that come upon a state."""
        if not taking.hides:
            return None
        return self.teams[side].fleet.spared(node, lambda kind, n: self.arena.exposed(side, kind, n, taking.purpose))

    def run(self, states: States) -> tuple[States, States]:
        """Go through the plan, every owner following his order: the states before the rounds, and planets that fell."""
        seized: States = {}
        for number, step in enumerate(self.plan):
            found: States = {}
            for (a, d), p in states.items():
                if isinstance(step, Change):
                    _add(found, step.becomes(a, d), p)
                elif not self.fired(step, a, d):
                    _add(found, (a, d), p)
                else:
                    self._volley(number, step, a, d, p, found, seized)
            states = found
        return states, seized

    def _volley(self, number: int, step: Volleys, a: Node, d: Node, p: float, found: States, seized: States) -> None:
        hits_a, hits_d = self.rolled(number, ATTACKER, a, d).tolist(), self.rolled(number, DEFENDER, a, d).tolist()
        for n_a, p_a in enumerate(hits_a):
            to_a = self.struck(ATTACKER, step, a, n_a)
            for n_d, p_d in enumerate(hits_d):
                into = seized if step.seizes and self.wasted(step, d, n_d) else found
                _add(into, (to_a, self.struck(DEFENDER, step, d, n_d)), p * p_a * p_d)


def _add(states: States, key: tuple[Node, Node], p: float) -> None:
    if p:
        states[key] = states.get(key, 0.0) + p


# -- in space ----------------------------------------------------------------------------------------------------------------


class SpaceStages(Stages):
    """Mines, space cannons, barrage and shots."""

    def __init__(self, arena: Arena, teams: tuple[Team, Team], cargo: tuple[Groups, Groups] = ((), ())) -> None:
        super().__init__(arena, teams)
        self.cargo = cargo
        self.docks = [self._docks(side) for side in (ATTACKER, DEFENDER)]
        self.supported = [self._over(side, teams[side].fleet.groups(0)) == 0 for side in (ATTACKER, DEFENDER)]

    def taking(self, side: int, purpose: str) -> Taking:
        """How a fleet takes hits of a purpose: those of a barrage by its Fighters alone (OFF-UNI-6)."""
        return self.teams[side].taking(purpose, is_fighter if purpose == "barrage" else is_ship)

    # what nothing carries any more

    def _over(self, side: int, ships: Groups) -> int:
        """Units for which the ships have no room."""
        groups = forces.added(forces.added(ships, self.docks[side]), self.aboard(side, ships))
        return self.arena.game.fleet_supply.problems_with(self.arena.seats[side], self.arena.system, groups).cargo

    def _docks(self, side: int) -> Groups:
        """Space Docks that float in the system and support Fighters."""
        there = self.arena.game.board.units(self.arena.seats[side], in_system(self.arena.system))
        return tuple(group for group in there if group.kind == "space_dock")

    def aboard(self, side: int, ships: Groups) -> Groups:
        """What is left of the cargo with these ships: the dearest that finds room (OFF-UNI-4)."""
        return carried(self.arena, side, ships, self.cargo[side])

    def settle(self, side: int) -> None:
        """Fighters that nothing supports are lost (OFF-UNI-3), unless they were unsupported from the beginning."""
        if self.supported[side]:
            self.plan.append(Change(partial(self._settled_pair, side)))

    def _settled_pair(self, side: int, a: Node, d: Node) -> tuple[Node, Node]:
        return (self.settled(side, a), d) if side == ATTACKER else (a, self.settled(side, d))

    def settled(self, side: int, node: Node) -> Node:
        """The state without unsupported Fighters."""
        fleet = self.teams[side].fleet
        ships = fleet.groups(node)
        while self._over(side, ships) and any(group.kind == "fighter" for group in ships):
            fighter = next(group for group in ships if group.kind == "fighter")
            ships = forces.removed(ships, (replace(fighter, count=1),))
        return fleet.with_groups(node, ships)

    # mines

    def mines(self, number: int) -> None:
        """Ships cross borders with mines; the owner assigns the hits among them (SA17-MIN-02, SA17-MIN-05)."""
        taking = self.teams[ATTACKER].taking("space_mines", is_big_ship)
        for _ in range(number):
            self.plan.append(Volleys((taking, None), (self._mined, None)))
            self.settle(ATTACKER)

    def mine_inside(self) -> None:
        """A mine goes off under the ships that entered, kind by kind: a hit is a hit on such a ship (OFF-SE-MIN)."""
        for kind in dict.fromkeys(slot.kind for slot in self.teams[ATTACKER].fleet.slots if is_big_ship(slot.kind)):
            self.plan.append(Volleys((self._struck_whole(kind), None), (partial(self._mined, kind=kind), None)))
        self.settle(ATTACKER)

    def _mined(self, a: Node, _: Node, kind: UnitId = "") -> Volley:
        found = self.arena.mine_shots(self.teams[ATTACKER].fleet.groups(a))
        return tuple(shots for each, shots in found if kind in ("", each))

    def _struck_whole(self, kind: str) -> Taking:
        """A whole ship of the kind is struck if there is one; it sustains the hit if it can."""
        team = self.teams[ATTACKER]
        usual = team.taking("space_mines", lambda each: each == kind)
        wards = [tier for tier in usual.tiers if not team.fleet.slots[tier[0].slot].is_unit]
        found: list[Blow] = []
        for n, slot in enumerate(team.fleet.slots):
            if slot.kind == kind:
                mine = [blow for blow in usual.blows if blow.slot == n]
                found.append(next((blow for blow in mine if blow.to >= 0), mine[0]))
        found.sort(key=lambda blow: (team.fleet.slots[blow.slot].mark != "", team.fleet.slots[blow.slot].damage))
        return Taking("space_mines", (*wards, *((blow,) for blow in found)))

    # cannons

    def cannons(self) -> None:
        """First the defender's at the fleet that comes, then the attacker's (OFF-TAC-3)."""
        firing = [side for side in (DEFENDER, ATTACKER) if not self.teams[side].force.holds_fire and self.arena.has_cannons(side)]
        for side in firing:
            self._fire(side, self.arena.cannons)
        for side in firing:
            if abilities.one_more_shot(self.arena, side):
                self._fire(side, self.arena.best_cannon)

    def _fire(self, side: int, volley: Callable[[int], Volley]) -> None:
        taking, fires = self.taking(1 - side, "space_cannon"), _as_they_stand(volley, side)
        if side == DEFENDER:
            self.plan.append(Volleys((taking, None), (fires, None)))
        else:
            self.plan.append(Volleys((None, taking), (None, fires)))
        self.settle(1 - side)

    # barrage and shots

    def before_rounds(self) -> None:
        """Barrage and shots: at the same time (SA17-GEN-04), or one effect after the other (OFF-SPB-1)."""
        self.put(0, 0)
        if not self.arena.anybody_fires_first():
            return
        for key in OFFICIAL_ORDER if self._one_by_one() else ("barrage", "shots"):
            self.effect(key)

    def effect(self, key: str) -> None:
        """One of the effects, in every state in which there is still a battle."""
        if key != "barrage" and not self.arena.precombat_matters:
            return
        purpose, volley = ("barrage", self.arena.barrage) if key == "barrage" else ("precombat", self.arena.precombat)
        at_attacker = None if key == "attacker_shots" else _as_they_stand(volley, DEFENDER)
        at_defender = None if key == "defender_shots" else _as_they_stand(volley, ATTACKER)
        takings = (
            self.taking(ATTACKER, purpose) if at_attacker else None,
            self.taking(DEFENDER, purpose) if at_defender else None,
        )
        self.plan.append(Volleys(takings, (at_attacker, at_defender), both_alive=True))

    def _one_by_one(self) -> bool:
        """Whether the engine asks the defender which effect comes first; only where there is more than one."""
        battle, chapter = self.arena.battle, self.arena.game.space_battle
        if not self.arena.precombat_matters or len(chapter.precombat_order(battle, [])) < 2:
            return False
        with self.arena.scratch() as copy:
            procedure = chapter.effects_before(copy)
            try:
                wait = procedure.send(None)
            except StopIteration:
                return False
            procedure.close()
            return any(ask.name == "precombat_order" for ask in wait.asks.values())


def space_taking(team: Team, hardiness: Hardiness) -> Taking:
    """How hits of the rounds of a Space Battle are taken (OFF-SPB-5)."""
    return team.taking("battle", is_ship, hardiness=hardiness)


def carried(arena: Arena, side: int, ships: Groups, cargo: Groups) -> Groups:
    """Those of the cargo that find room in ships, the dearest first; Fighters do not count (OFF-UNI-3)."""
    seat, supply = arena.seats[side], arena.game.fleet_supply
    kept: Groups = ()
    alone = tuple(group for group in ships if group.kind != "fighter")
    for group in sorted(cargo, key=lambda group: -arena.value(side, group.kind)):
        for _ in range(group.count):
            more = forces.added(kept, (replace(group, count=1),))
            if not supply.problems_with(seat, arena.system, forces.added(alone, more)).cargo:
                kept = more
    return kept


# -- on a planet -------------------------------------------------------------------------------------------------------------


class GroundStages(Stages):
    """Bombardment and the PDS of the planet."""

    def bombard(self, ships: Groups) -> None:
        """All ships that may bombard do; shields absorb what they can (OFF-BOM-1, SA17-UNI-12)."""
        chapter = self.arena.game.bombardment
        taking = self.teams[DEFENDER].taking(
            "bombardment", chapter.is_exposed, first=chapter.is_prone, may_sustain=chapter.may_sustain, shielded=True
        )
        self.put(0, 0)
        volley = self.arena.bombardment(ships)
        seizes = self.teams[ATTACKER].force.makes_neutral and self.teams[ATTACKER].fleet.alive(0)
        if volley:
            self.plan.append(Volleys((None, taking), (None, partial(_certainly, volley)), seizes=seizes))

    def revert_lonely(self, reverted: Callable[[int, Node], Node]) -> None:
        """Shock Troops without a Ground Force beside them are Ground Forces again (OFF-SE-SHK)."""
        self.plan.append(Change(lambda a, d: (reverted(ATTACKER, a), reverted(DEFENDER, d))))

    def defend(self) -> None:
        """Each PDS on the planet fires once at what has landed (OFF-PDS-5)."""
        volley = self.arena.defence()
        if volley:
            self.plan.append(Volleys((self.fearing_pds(), None), (partial(_certainly, volley), None), landed=True))

    def fearing_pds(self) -> Taking:
        """How an army takes the hits of PDS."""
        return self.teams[ATTACKER].taking("invasion_defence", self.arena.game.invasion.fears_pds)

    def name_commandos(self) -> None:
        """Shock Troops are set aside just before the first dice, if there is anybody to fight (SA17-UNI-16)."""
        if self.teams[ATTACKER].force.commandos:
            self.plan.append(Change(self._commandos))

    def _commandos(self, a: Node, d: Node) -> tuple[Node, Node]:
        if not self.teams[DEFENDER].fleet.alive(d):
            return a, d
        return self.teams[ATTACKER].fleet.moved(a, "shock_troop", COMMANDO, self.teams[ATTACKER].force.commandos), d


def _as_they_stand(volley: Callable[[int], Volley], side: int) -> Fires:
    """A side's volley as the board shows both sides."""
    return lambda *_: volley(side)


def _certainly(volley: Volley, *_: Node) -> Volley:
    """The same volley in every state."""
    return volley


def ground_taking(team: Team, hardiness: Hardiness) -> Taking:
    """How hits of the rounds of an Invasion Combat are taken: Shock Troops first (OFF-SE-SHK)."""
    return team.taking(
        "invasion",
        lambda kind: is_ground(kind) or is_ship(kind),
        first=lambda kind: kind == "shock_troop",
        shielded=any(ward.shields for ward in team.wards),
        hardiness=hardiness,
    )
