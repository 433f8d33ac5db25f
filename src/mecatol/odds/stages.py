"""What happens before the rounds: mines, space cannons, barrage and shots; bombardment and the PDS of a planet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from mecatol.core.records import replace
from mecatol.rules import forces
from mecatol.rules.board import is_big_ship, is_ground, is_ship
from mecatol.rules.forces import Groups
from mecatol.rules.official.space_battle import is_fighter
from mecatol.rules.state import UnitId

from . import abilities
from .arena import ATTACKER, DEFENDER, Arena
from .dice import Floats, Shots, Volley, hits
from .fleet import COMMANDO, Blow, Node, Taking
from .rounds import counted
from .team import Hardiness, Team

States: TypeAlias = dict[tuple[Node, Node], float]  # (attacker's node, defender's node) → chance
Fires: TypeAlias = Callable[[Node, Node], Volley]
NOBODY_FIRES: Volley = ()
# OFF-SPB-1: the defender decides; his own shots first, before anything that shoots at him.
OFFICIAL_ORDER = ("defender_shots", "barrage", "attacker_shots")


class Stages:
    """One volley after the other, applied to the states of two teams."""

    def __init__(self, arena: Arena, teams: tuple[Team, Team], states: States | None = None) -> None:
        self.arena = arena
        self.teams = teams
        self.states: States = {(0, 0): 1.0} if states is None else states
        self.seized: States = {}  # planets that fell to bombardment alone
        self._walks: dict[tuple[int, Taking, Node], list[Node]] = {}

    def put(self, a: Node, d: Node) -> None:
        """The board shows a pair of states."""
        self.arena.put(ATTACKER, self.teams[0].fleet.fighters(a))
        self.arena.put(DEFENDER, self.teams[1].fleet.fighters(d))

    def alive(self, a: Node, d: Node) -> bool:
        """Whether there is still somebody on both sides."""
        return self.teams[0].fleet.alive(a) and self.teams[1].fleet.alive(d)

    def _walk(self, side: int, taking: Taking, node: Node, longest: int) -> list[Node]:
        """The states after none, one, two … hits at once."""
        key = (side, taking, node)
        path = self._walks.setdefault(key, [node])
        fleet = self.teams[side].fleet
        spare = None
        if taking.hides and len(path) <= longest:
            spare = fleet.spared(node, lambda kind, n: self.arena.exposed(side, kind, n, taking.purpose))
        while len(path) <= longest:
            path.append(fleet.struck(path[-1], taking, spare))
        return path

    def exchange(
        self,
        on_attacker: tuple[Taking, Fires] | None,
        on_defender: tuple[Taking, Fires] | None,
        *,
        when: Callable[[Node, Node], bool] | None = None,
    ) -> None:
        """Volleys at one side or at both at the same time, in every state in which they are fired."""
        found: States = {}
        for (a, d), p in self.states.items():
            if when is not None and not when(a, d):
                found[a, d] = found.get((a, d), 0.0) + p
                continue
            self.put(a, d)
            hits_a, path_a = self._suffered(ATTACKER, on_attacker, a, d)
            hits_d, path_d = self._suffered(DEFENDER, on_defender, a, d)
            for to_a, p_a in zip(path_a, hits_a, strict=False):
                for to_d, p_d in zip(path_d, hits_d, strict=False):
                    found[to_a, to_d] = found.get((to_a, to_d), 0.0) + p * float(p_a) * float(p_d)
        self.states = found

    def _suffered(
        self, side: int, salvo: tuple[Taking, Fires] | None, a: Node, d: Node
    ) -> tuple[Sequence[float] | Floats, list[Node]]:
        node = (a, d)[side]
        if salvo is None:
            return [1.0], [node]
        taking, fires = salvo
        rolled = counted(self.arena, side, hits(fires(a, d)), taking.purpose)
        return rolled, self._walk(side, taking, node, len(rolled) - 1)

    def change(self, side: int, becomes: Callable[[Node], Node]) -> None:
        """Something happens to the states of one side."""
        found: States = {}
        for (a, d), p in self.states.items():
            key = (becomes(a), d) if side == ATTACKER else (a, becomes(d))
            found[key] = found.get(key, 0.0) + p
        self.states = found


# -- in space ----------------------------------------------------------------------------------------------------------------


class SpaceStages(Stages):
    """Mines, space cannons, barrage and shots."""

    def __init__(self, arena: Arena, teams: tuple[Team, Team], cargo: tuple[Groups, Groups] = ((), ())) -> None:
        super().__init__(arena, teams)
        self.cargo = cargo
        self.supported = [self._over(side, teams[side].fleet.groups(0)) == 0 for side in (ATTACKER, DEFENDER)]

    def _taking(self, side: int, purpose: str) -> Taking:
        return self.teams[side].taking(purpose, is_fighter if purpose == "barrage" else is_ship)

    # what nothing carries any more

    def _over(self, side: int, ships: Groups) -> int:
        """Units for which the ships have no room."""
        groups = forces.added(ships, self.aboard(side, ships))
        return self.arena.game.fleet_supply.problems_with(self.arena.seats[side], self.arena.system, groups).cargo

    def aboard(self, side: int, ships: Groups) -> Groups:
        """What is left of the cargo with these ships: the dearest that finds room (OFF-UNI-4)."""
        return carried(self.arena, side, ships, self.cargo[side])

    def settle(self, side: int) -> None:
        """Fighters that nothing supports are lost (OFF-UNI-3), unless they were unsupported from the beginning."""
        if self.supported[side]:
            self.change(side, lambda node: self.settled(side, node))

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
            self.exchange((taking, lambda a, d: tuple(shots for _, shots in self._mined(a))), None)
            self.settle(ATTACKER)

    def mine_inside(self) -> None:
        """A mine goes off under the ships that entered, kind by kind: a hit is a hit on such a ship (OFF-SE-MIN)."""
        team = self.teams[ATTACKER]
        for kind in dict.fromkeys(slot.kind for slot in team.fleet.slots if is_big_ship(slot.kind)):
            self.exchange((self._struck_whole(kind), partial(self._mined_kind, kind)), None)
        self.settle(ATTACKER)

    def _mined(self, node: Node) -> list[tuple[UnitId, Shots]]:
        return self.arena.mine_shots(self.teams[ATTACKER].fleet.groups(node))

    def _mined_kind(self, kind: UnitId, a: Node, d: Node) -> Volley:
        return tuple(shots for each, shots in self._mined(a) if each == kind)

    def _struck_whole(self, kind: str) -> Taking:
        """A whole ship of the kind is struck if there is one; it sustains the hit if it can."""
        team = self.teams[ATTACKER]
        usual = team.taking("space_mines", lambda each: each == kind)
        wards = [blow for blow in usual.blows if not team.fleet.slots[blow.slot].is_unit]
        found: list[Blow] = []
        for n, slot in enumerate(team.fleet.slots):
            if slot.kind == kind:
                mine = [blow for blow in usual.blows if blow.slot == n]
                found.append(next((blow for blow in mine if blow.to >= 0), mine[0]))
        found.sort(key=lambda blow: (team.fleet.slots[blow.slot].mark != "", team.fleet.slots[blow.slot].damage))
        return Taking("space_mines", (*wards, *found))

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
        salvo: tuple[Taking, Fires] = (self._taking(1 - side, "space_cannon"), lambda a, d: volley(side))
        self.exchange(salvo if side == DEFENDER else None, salvo if side == ATTACKER else None)
        self.settle(1 - side)

    # barrage and shots

    def before_rounds(self) -> None:
        """Barrage and shots: at the same time (SA17-GEN-04), or one effect after the other (OFF-SPB-1)."""
        self.put(0, 0)
        if not self.arena.anybody_fires_first():
            return
        if self._one_by_one():
            for key in OFFICIAL_ORDER:
                self.effect(key)
            return
        self.effect("barrage")
        self.effect("shots")

    def effect(self, key: str) -> None:
        """One of the effects, in every state in which there is still a battle."""
        if key == "barrage":
            pair = [(self._taking(side, key), self._barrage(1 - side)) for side in (ATTACKER, DEFENDER)]
            self.exchange(pair[0], pair[1], when=self.alive)
        elif self.arena.precombat_matters:
            pair = [(self._taking(side, "precombat"), self._shots(1 - side)) for side in (ATTACKER, DEFENDER)]
            self.exchange(
                None if key == "attacker_shots" else pair[0], None if key == "defender_shots" else pair[1], when=self.alive
            )

    def _barrage(self, side: int) -> Fires:
        return lambda a, d: self.arena.barrage(side)

    def _shots(self, side: int) -> Fires:
        return lambda a, d: self.arena.precombat(side)

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
            "bombardment", chapter.is_exposed, first=chapter.is_prone, may_sustain=False, shielded=True
        )
        self.put(0, 0)
        volley = self.arena.bombardment(ships)
        if not volley:
            return
        if self.teams[ATTACKER].force.makes_neutral:
            self._seize(taking, volley)
        else:
            self.exchange(None, (taking, lambda a, d: volley))

    def _seize(self, taking: Taking, volley: Volley) -> None:
        """A hit that nobody is left to take makes the planet neutral (SA17-GEN-14): who has landed takes it."""
        rolled = counted(self.arena, DEFENDER, hits(volley), "bombardment")
        found: States = {}
        for (a, d), p in self.states.items():
            path = self._walk(DEFENDER, taking, d, len(rolled) - 1)
            for number, chance in enumerate(rolled):
                wasted = number > 0 and path[number] == path[number - 1]
                into = self.seized if wasted and self.teams[ATTACKER].fleet.alive(a) else found
                into[a, path[number]] = into.get((a, path[number]), 0.0) + p * float(chance)
        self.states = found

    def defend(self) -> None:
        """Each PDS on the planet fires once at what has landed (OFF-PDS-5)."""
        taking = self.teams[ATTACKER].taking("invasion_defence", self.arena.game.invasion.fears_pds)
        landed = self.teams[ATTACKER].fleet.alive
        self.exchange((taking, lambda a, d: self.arena.defence()), None, when=lambda a, d: landed(a))

    def name_commandos(self) -> None:
        """Shock Troops are set aside just before the first dice, if there is anybody to fight (SA17-UNI-16)."""
        number, fleet = self.teams[ATTACKER].force.commandos, self.teams[ATTACKER].fleet
        if not number:
            return
        found: States = {}
        for (a, d), p in self.states.items():
            to = fleet.moved(a, "shock_troop", COMMANDO, number) if self.teams[DEFENDER].fleet.alive(d) else a
            found[to, d] = found.get((to, d), 0.0) + p
        self.states = found


def ground_taking(team: Team, hardiness: Hardiness) -> Taking:
    """How hits of the rounds of an Invasion Combat are taken: Shock Troops first (OFF-SE-SHK)."""
    return team.taking(
        "invasion",
        lambda kind: is_ground(kind) or is_ship(kind),
        first=lambda kind: kind == "shock_troop",
        shielded=any(ward.shields for ward in team.wards),
        hardiness=hardiness,
    )
