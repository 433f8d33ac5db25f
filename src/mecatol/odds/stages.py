"""What happens before the rounds: mines, space cannons, barrage and shots; bombardment and the PDS of a planet."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from mecatol.core.effects import Effect
from mecatol.core.records import Record, replace
from mecatol.rules import forces
from mecatol.rules.forces import Groups
from mecatol.rules.moments import Aim
from mecatol.rules.official.casualties import FREELY
from mecatol.rules.official.space_battle import is_fighter
from mecatol.rules.pieces import in_system, is_big_ship, is_ship, is_troop
from mecatol.rules.state import UnitId

from . import abilities
from .arena import ATTACKER, DEFENDER, Arena, Part
from .dice import NO_HITS, Floats, Shots, Volley, hits
from .falls import Memory, Plan, Spot
from .fleet import COMMANDO, Blow, Counts, Node, Taking
from .preludes import Prelude, preludes
from .rounds import counted
from .salvos import Salvos
from .tallies import Tallies, tallies
from .tangle import Deeds, Pairs
from .team import Hardiness, Team

States: TypeAlias = dict[tuple[Node, Node], float]  # (attacker's node, defender's node) → chance
Fires: TypeAlias = Callable[[Node, Node], Volley]
Rolls: TypeAlias = Callable[[int], list[Part]]
Plans: TypeAlias = list[tuple[Plan, float]]
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
    in_battle: bool = True  # the battle is under way
    rolls: Rolls | None = None  # what a side rolls as they stand, where some of the hits may be bound to something
    purpose: str = ""


class Given(Record, frozen=True):
    """A step: hits of which it is known how they are bound have still to be taken by a side."""

    side: int
    plan: tuple[tuple[Taking, int], ...]
    memory: tuple[int, ...] = ()  # how often each Mercenary was hit in the round before


class Change(Record, frozen=True):
    """A step: something happens to the units of either side without dice."""

    becomes: Callable[[Node, Node], tuple[Node, Node]]


Step: TypeAlias = Volleys | Change | Given | Prelude


class Stages(ABC):
    """The steps before the rounds, put down first and then gone through."""

    def __init__(self, arena: Arena, teams: tuple[Team, Team]) -> None:
        self.arena = arena
        self.teams = teams
        self.falls = (teams[0].falls, teams[1].falls)
        self.deeds = Deeds(arena, teams)
        self.plan: list[Step] = []
        self.begun: int | None = None  # the step with which the battle itself begins
        self.left_out: list[str] = []  # what happens before the battle and nobody can tell
        self.prize: Callable[[Node], float] | None = None  # what comes after a victory of the attacker, by what is left of him
        self._rolled: dict[tuple[int, int, Node, Node], Floats] = {}
        self._tallied: dict[tuple[int, int, Node, Node], Tallies] = {}
        self._salvos: dict[tuple[int, str], Salvos] = {}

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

    def struck(self, side: int, step: Volleys, node: Node, number: int) -> Node:
        """The state after so many hits of a step, the owner following his order, where only one can be."""
        taking = step.takings[side]
        if taking is None:
            return node
        (spot,) = self.falls[side].after(self.falls[side].start(node), ((taking, number),))
        return spot.node

    def wasted(self, step: Volleys, node: Node, number: int) -> bool:
        """Whether the last of so many hits on the defender found nobody; a planet is seized where nobody evades bombardment."""
        return number > 0 and self.struck(DEFENDER, step, node, number) == self.struck(DEFENDER, step, node, number - 1)

    def pending(self, side: int, plan: Plan, spot: Memory = ()) -> None:
        """Hits that lie on the table and are still to be taken; who of a side was hit in the round already."""
        left = tuple((taking, number) for taking, number in plan if number > 0)
        if len(left) == 1 and not left[0][0].lucky and left[0][0] == self.taking(side, left[0][0].purpose):
            ((taking, number),) = left
            fires = partial(_certainly, (Shots(number, 1.0),))
            takings, shots = ((taking, None), (fires, None)) if side == ATTACKER else ((None, taking), (None, fires))
            self.plan.append(Volleys(takings, shots, scored=True))
        elif left:
            self.plan.append(Given(side, left, spot))

    @abstractmethod
    def taking(self, side: int, purpose: str, aim: Aim = FREELY) -> Taking:
        """How a side takes hits of a purpose that are aimed so."""

    def all_left_out(self, goods: tuple[int, int] = (0, 0)) -> tuple[str, ...]:
        """What speaks up in the battle while everybody is there and is not in the numbers."""
        self.put(0, 0)
        return (*abilities.left_out(self.arena, goods), *self.left_out)

    def begins(self, a: Node, d: Node) -> bool:
        """Whether there is a battle: in space as long as both have ships, on planets even if nobody is left to defend them."""
        return bool(self.arena.planet) or all(team.fleet.alive(node) for team, node in zip(self.teams, (a, d), strict=True))

    def begin(self) -> None:
        """What abilities do as the battle begins."""
        self.begun = len(self.plan)
        with self.arena.at_round(self.arena.now, self.in_battle(self.begun)):
            known, unknown = preludes(self.arena, self.teams)
        self.plan += known
        self.left_out += unknown

    def in_battle(self, number: int) -> tuple[Effect, ...]:
        """What is in force at a step: some effects begin with the battle."""
        usual = self.arena.eras[0]
        return usual if self.begun is None or number < self.begun else (*usual, *self.arena.joining)

    def spared(self, side: int, taking: Taking, node: Node) -> Counts | None:
        """The units that effects keep out of hits that come upon a state."""
        return self.falls[side].spared(node, taking)

    def run(self, states: States) -> tuple[States, States]:
        """Go through the plan, every owner following his order: the states before the rounds, and planets that fell."""
        seized: States = {}
        for number, step in enumerate(self.plan):
            with self.arena.at_round(self.arena.now, self.in_battle(number)):
                states = self._gone_through(number, step, states, seized)
        return states, seized

    def _gone_through(self, number: int, step: Step, states: States, seized: States) -> States:
        found: States = {}
        for (a, d), p in states.items():
            if isinstance(step, Change):
                _add(found, step.becomes(a, d), p)
            elif isinstance(step, Prelude):
                for end, q in (step.outcomes(a, d) if self.begins(a, d) else {(a, d): 1.0}).items():
                    _add(found, end, p * q)
            elif isinstance(step, Given):
                given = self._falling(step.side, a, d, [(step.plan, 1.0)], in_battle=True, memory=step.memory)
                for end, q in given.items():
                    _add(found, end, p * q)
            elif not self.fired(step, a, d):
                _add(found, (a, d), p)
            else:
                self._volley(number, step, a, d, p, found, seized)
        return found

    def _volley(self, number: int, step: Volleys, a: Node, d: Node, p: float, found: States, seized: States) -> None:
        upon_a, upon_d = (self._upon(number, step, side, a, d) for side in (ATTACKER, DEFENDER))
        for (to_a, to_d), q in self._falling(ATTACKER, a, d, upon_a, in_battle=step.in_battle).items():
            if not step.seizes:
                for last, r in self._falling(DEFENDER, to_a, to_d, upon_d, in_battle=step.in_battle).items():
                    _add(found, last, p * q * r)
                continue
            for plan, r in upon_d:
                wasted = self.wasted(step, d, sum(hits for _, hits in plan))
                for last, t in self._falling(DEFENDER, to_a, to_d, [(plan, 1.0)], in_battle=step.in_battle).items():
                    _add(seized if wasted else found, last, p * q * r * t)

    def _falling(self, side: int, a: Node, d: Node, upon: Plans, *, in_battle: bool, memory: Memory = ()) -> States:
        """What comes of hits on one side."""
        node, found = (a, d)[side], dict[tuple[Node, Node], float]()
        start = Spot(node, memory) if memory else self.falls[side].start(node)
        for plan, p in upon:
            for spot, q in self.falls[side].after(start, plan).items():
                pair = (spot, self.falls[1].start(d)) if side == ATTACKER else (self.falls[0].start(a), spot)
                pairs: Pairs = {pair: 1.0}
                if self.deeds.any and spot.node != node:
                    pairs = self.deeds.falling(side, node, pair, in_battle=in_battle, in_round=False)
                for (attacker, defender), r in pairs.items():
                    _add(found, (attacker.node, defender.node), p * q * r)
        return found

    def _upon(self, number: int, step: Volleys, side: int, a: Node, d: Node) -> Plans:
        """The hits that may come upon a side."""
        taking = step.takings[side]
        if taking is None:
            return [((), 1.0)]
        if step.rolls is None:
            chances = self.rolled(number, side, a, d).tolist()
            return [(((taking, hits),) if hits else (), p) for hits, p in enumerate(chances) if p]
        salvos, node, merged = self.salvos(side, step.purpose), (a, d)[side], dict[Plan, float]()
        for tally, p in self._tallies(number, step.rolls, side, a, d).items():
            plan = salvos.plan(node, tally)
            merged[plan] = merged.get(plan, 0.0) + p
        return list(merged.items())

    def _tallies(self, number: int, rolls: Rolls, side: int, a: Node, d: Node) -> Tallies:
        key = (number, side, a, d)
        if key not in self._tallied:
            self.put(a, d)
            self._tallied[key] = tallies(self.arena.guns(1 - side, rolls(1 - side)))
        return self._tallied[key]

    def salvos(self, side: int, purpose: str) -> Salvos:
        """How hits of a purpose come upon a side."""
        if (side, purpose) not in self._salvos:
            takes = partial(self.taking, side, purpose)
            self._salvos[side, purpose] = Salvos(self.arena, self.teams[side], self.teams[1 - side], purpose, takes)
        return self._salvos[side, purpose]


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

    def taking(self, side: int, purpose: str, aim: Aim = FREELY) -> Taking:
        """How a fleet takes hits of a purpose: those of a barrage by its Fighters alone (OFF-UNI-6)."""
        return self.teams[side].taking(purpose, is_fighter if purpose == "barrage" else is_ship, aim=aim)

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
        which = is_ship if self.arena.mines_hit_fighters() else is_big_ship
        taking = self.teams[ATTACKER].taking("space_mines", which, together=True)
        for _ in range(number):
            self.plan.append(Volleys((taking, None), (self._mined, None), in_battle=False))
            self.settle(ATTACKER)

    def mine_inside(self) -> None:
        """A mine goes off under the ships that entered, kind by kind: a hit is a hit on such a ship (OFF-SE-MIN)."""
        for kind in dict.fromkeys(slot.kind for slot in self.teams[ATTACKER].fleet.slots if is_big_ship(slot.kind)):
            mined = partial(self._mined, kind=kind)
            self.plan.append(Volleys((self._struck_whole(kind), None), (mined, None), in_battle=False))
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
        return replace(usual, tiers=(*wards, *((blow,) for blow in found)))

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
            self.plan.append(Volleys((taking, None), (fires, None), in_battle=False))
        else:
            self.plan.append(Volleys((None, taking), (None, fires), in_battle=False))
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
        purpose, volley = ("barrage", self.arena.barrage) if key == "barrage" else ("precombat", self.arena.first_shots)
        at_attacker = None if key == "attacker_shots" else _as_they_stand(volley, DEFENDER)
        at_defender = None if key == "defender_shots" else _as_they_stand(volley, ATTACKER)
        takings = (
            self.taking(ATTACKER, purpose) if at_attacker else None,
            self.taking(DEFENDER, purpose) if at_defender else None,
        )
        fires = (at_attacker, at_defender)
        self.plan.append(Volleys(takings, fires, both_alive=True, rolls=self._bound(purpose), purpose=purpose))

    def _bound(self, purpose: str) -> Rolls | None:
        """What is rolled for a purpose, if hits are bound to something as long as everybody is there."""
        if not self.arena.aimed:
            return None
        rolls = self.arena.barrages if purpose == "barrage" else self.arena.precombat
        self.put(0, 0)
        for side in (ATTACKER, DEFENDER):
            faces = [face for gun in self.arena.guns(side, rolls(side)) for face in gun.faces]
            if self.arena.free_aim(side, purpose) != FREELY or any(face.aims != (FREELY,) for face in faces):
                return rolls
        return None

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


def space_taking(team: Team, hardiness: Hardiness, aim: Aim = FREELY) -> Taking:
    """How hits of the rounds of a Space Battle are taken (OFF-SPB-5)."""
    return team.taking("battle", is_ship, hardiness=hardiness, aim=aim)


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
            fires = partial(_certainly, volley)
            self.plan.append(Volleys((None, taking), (None, fires), seizes=seizes, in_battle=False))

    def revert_lonely(self, reverted: Callable[[int, Node], Node]) -> None:
        """Shock Troops without a Ground Force beside them are Ground Forces again (OFF-SE-SHK)."""
        self.plan.append(Change(lambda a, d: (reverted(ATTACKER, a), reverted(DEFENDER, d))))

    def defend(self) -> None:
        """Each PDS on the planet fires once at what has landed (OFF-PDS-5)."""
        volley = self.arena.defence()
        if volley:
            fires = _as_they_stand(lambda _: self.arena.defence(), DEFENDER)  # of those who are PDS as well some may have fallen
            self.plan.append(Volleys((self.fearing_pds(), None), (fires, None), landed=True))

    def taking(self, side: int, purpose: str, aim: Aim = FREELY) -> Taking:
        """How an army takes the hits of PDS, and those of rounds."""
        return self.fearing_pds() if purpose == "invasion_defence" else ground_taking(self.teams[side], self.teams[side].moods[0])

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


def ground_taking(team: Team, hardiness: Hardiness, _: Aim = FREELY) -> Taking:
    """How hits of the rounds of an Invasion Combat are taken: Shock Troops first (OFF-SE-SHK)."""
    return team.taking(
        "invasion",
        lambda kind: is_troop(kind) or is_ship(kind),
        first=lambda kind: kind == "shock_troop",
        shielded=any(ward.shields for ward in team.wards),
        hardiness=hardiness,
    )
