"""Working out a battle: in space, on a planet, or the one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from mecatol.core.decisions import Message, message
from mecatol.core.effects import Effect
from mecatol.core.records import Record, replace
from mecatol.rules import forces
from mecatol.rules.forces import Groups
from mecatol.rules.pieces import is_mercenary, on_planet, turned
from mecatol.rules.state import NO_PLANET

from . import abilities, optimal
from .abilities import Ward
from .arena import ATTACKER, DEFENDER, Arena
from .fleet import WARD, Node
from .force import Force
from .position import Forces, Position
from .program import Ending
from .result import NAMES, Result
from .rounds import Rounds, Takes, reverted
from .stages import GroundStages, SpaceStages, Stages, States, ground_taking, space_taking
from .team import Team
from .words import OddsError, nearest, played_with

SPACE_PURPOSES = ("space_mines", "space_cannon", "barrage", "precombat", "battle")
GROUND_PURPOSES = ("bombardment", "invasion_defence", "invasion")
BEFORE = ("space_mines", "space_cannon", "bombardment")  # what comes before the battle itself
KINDS = ("space", "ground")
MOST_LANDINGS = 20_000  # of different remains that are tried


class Assault(Record, frozen=True):
    """A whole Tactical Action: what happens in space, and whether the planet is taken by what is left."""

    space: Result
    takes_planet: float
    landings: tuple[tuple[Groups, float, float], ...]  # armies that may land, how likely, and their chance then

    @property
    def holds_planet(self) -> float:
        """The chance that the defender still has the planet."""
        return 1 - self.takes_planet


def battle(
    attacker: Force | str,
    defender: Force | str,
    *,
    ruleset: str = "sa17",
    where: str = "",
    kind: str = "",
    mines: int = 0,
    rounds: int = 0,
) -> Result:
    """The exact odds of a battle between two forces.

    `where`: "nebula", "ion_storm" …; `kind`: "space" or "ground", if it is not plain from the units; `mines`: how many places
    with Space Mines the attacker's ships cross; `rounds`: how many of the first rounds to keep a picture of.
    """
    told = _told(ruleset, attacker, defender)
    if rounds < 0:
        raise OddsError(message("odds-no-rounds", number=rounds))
    wanted = kind or ("space" if _has_fleet(told) else "ground")
    if wanted not in KINDS:
        raise OddsError(message("odds-no-kind", word=kind), *nearest(kind, KINDS))
    if wanted == "space":
        told.sail()
        return fleets_meet(Position(told, where).space(), told, mines, rounds)
    told.land()
    position = Position(told, where)
    if told.ships(DEFENDER):
        raise OddsError(message("odds-ships-first"))
    if not told.army(ATTACKER):
        raise OddsError(message("odds-nobody-meets"))
    return invade(position.ground(), told, told.army(ATTACKER), told.ships(ATTACKER), rounds)


def _has_fleet(told: Forces) -> bool:
    """Whether the defender meets the attacker in space; a Mercenary alone does not, where nobody comes with ships."""
    fleet = told.ships(DEFENDER)
    return bool(fleet) and not (all(is_mercenary(group.kind) for group in fleet) and not told.ships(ATTACKER))


def assault(
    attacker: Force | str, defender: Force | str, *, ruleset: str = "sa17", where: str = "", mines: int = 0, rounds: int = 0
) -> Assault:
    """The odds of taking a planet from space: mines, cannons, the Space Battle, then the landing of what is left aboard."""
    told = _told(ruleset, attacker, defender)
    told.sail()
    if not told.army(ATTACKER):
        raise OddsError(message("odds-no-army"))
    landings = Landings(told, where)
    space = fleets_meet(Position(told, where).space(), told, mines, rounds, landings)
    return landings.assault(space)


class Landings:
    """What is left of a fleet lands what it still carries."""

    def __init__(self, told: Forces, where: str) -> None:
        self.told = told
        self.position = Position(told, where)
        self._taken: dict[tuple[Groups, Groups, tuple[str, ...]], float] = {}

    def take(self, stages: SpaceStages) -> None:
        """The battle is fought for the planet."""
        self.stages = stages
        stages.prize = self.chance

    def left(self, node: Node) -> tuple[Groups, Groups, tuple[str, ...]]:
        """Ships, the army that lands, and the abilities used up, in a state of the attacker's fleet; his Mercenaries land too."""
        stages, team = self.stages, self.stages.teams[ATTACKER]
        supported = stages.supported[ATTACKER]
        fleet = team.fleet.groups(stages.settled(ATTACKER, node) if supported else node)
        aboard = stages.aboard(ATTACKER, fleet) if supported else self.told.cargo()
        hired = tuple(turned(group, on_planet(NO_PLANET)) for group in forces.of(fleet, is_mercenary))
        return forces.of(fleet, lambda kind: not is_mercenary(kind)), forces.added(aboard, hired), _spent(team, node)

    def chance(self, node: Node) -> float:
        """The chance that what is left takes the planet."""
        key = ships, army, spent = self.left(node)
        if key not in self._taken:
            if len(self._taken) >= MOST_LANDINGS:
                raise OddsError(message("odds-too-large"))
            arena = self.position.ground(ships, army)
            self._taken[key] = invade(arena, self.told, army, ships, 0, spent).takes_planet if army else 0.0
        return self._taken[key]

    def assault(self, space: Result) -> Assault:
        """The whole Tactical Action."""
        found: dict[Groups, tuple[float, float]] = {}
        for node, chance in space.victors():
            army = self.left(node)[1]
            before = found.get(army, (0.0, 0.0))
            found[army] = (before[0] + chance, before[1] + chance * self.chance(node))
        total = sum(taken for _, taken in found.values())
        likeliest = sorted(found.items(), key=lambda item: -item[1][0])
        return Assault(space, total, tuple((army, chance, taken / chance) for army, (chance, taken) in likeliest if chance))


def _spent(team: Team, node: int) -> tuple[str, ...]:
    """The abilities to ignore hits that a side has used up."""
    counts = team.fleet.states[node]
    return tuple(
        ward.key for n, ward in enumerate(team.wards) if not ward.shields and counts[team.fleet.slot(WARD, n)] < ward.count
    )


def _told(ruleset: str, attacker: Force | str, defender: Force | str) -> Forces:
    sides = [Force(given) if isinstance(given, str) else given for given in (attacker, defender)]
    told = Forces(played_with(ruleset, *(force.units for force in sides)), sides[0], sides[1])
    for side, name in enumerate(NAMES):
        if not told.units[side]:
            raise OddsError(message("odds-no-units", side=name))
    return told


# -- in space ----------------------------------------------------------------------------------------------------------------


def fleets_meet(
    arena: Arena, told: Forces, mines: int = 0, rounds: int = 0, landings: Landings | None = None, *, silent: bool = False
) -> Result:
    """A Space Battle with everything before it; it takes two to have one, unless it is fought to land. `silent`: space cannons
    have fired already."""
    return _jammed(arena, lambda: _fleets_meet(arena, told, mines, rounds, landings, silent=silent))


def _jammed(arena: Arena, work: Callable[[], Result]) -> Result:
    """Who may have the enemy do without a technology in the battle names the one that helps him most."""
    side, jamming = abilities.jams(arena)
    if not jamming:
        return work()
    found: list[tuple[float, Result, Effect]] = []
    for effect in jamming:
        arena.join((effect,))
        result = work()
        found.append((result.win if side == ATTACKER else result.lose, result, effect))
    _, best, effect = max(found, key=lambda each: each[0])
    arena.join((effect,))
    best.notes = (*best.notes, message("odds-jammed", technology=effect.where))
    return best


def _fleets_meet(arena: Arena, told: Forces, mines: int, rounds: int, landings: Landings | None, *, silent: bool) -> Result:
    if mines < 0:
        raise OddsError(message("odds-no-mines", number=mines))
    for side, name in enumerate(NAMES):
        if not told.ships(side) and (landings is None or side == ATTACKER):
            raise OddsError(message("odds-no-ships", side=name))
    wards = ward_lists(arena, SPACE_PURPOSES)
    teams = (team(arena, told, ATTACKER, told.ships(ATTACKER), wards), team(arena, told, DEFENDER, told.ships(DEFENDER), wards))
    stages = SpaceStages(arena, teams, (told.cargo(), ()))
    if landings is not None:
        landings.take(stages)
    inside = mines > 0 and arena.mines_lie_inside()
    if mines and not inside:
        stages.mines(mines)
    if not silent:
        stages.cannons()
    if inside:
        stages.mine_inside()
    stages.begin()
    stages.before_rounds()
    ending, seized = work_out(stages, space_taking, rounds)
    return Result(
        "space", teams, ending, seized, [*told.notes, *_unsupported(stages), *_unflown(stages)], _left_out(stages, told)
    )


def work_out(stages: Stages, takes: Takes, follow: int, first: int = 1) -> tuple[Ending, States]:
    """Go through what comes before the rounds, and then through them."""
    if any(team.optimal for team in stages.teams):
        return optimal.work_out(stages, takes, follow, first)
    states, seized = stages.run({(0, 0): 1.0})
    fought = Rounds(stages.arena, stages.teams, takes, first)
    ending = fought.fight([(a, d, p) for (a, d), p in states.items()], follow)
    return ending, seized


def _unsupported(stages: SpaceStages) -> list[Message]:
    return [message("odds-cargo", side=NAMES[side]) for side in (ATTACKER, DEFENDER) if not stages.supported[side]]


def _unflown(stages: SpaceStages) -> list[Message]:
    """Whether somebody could send Fighters against a War Sun (OFF-OPT-SAB)."""
    kinds = [[slot.kind for slot in team.fleet.slots] for team in stages.teams]
    able = any("fighter" in kinds[side] and "war_sun" in kinds[1 - side] for side in (ATTACKER, DEFENDER))
    return [message("odds-sabotage-runs")] if able and stages.arena.game.parameters.sabotage_runs else []


# -- on a planet -------------------------------------------------------------------------------------------------------------


def invade(arena: Arena, told: Forces, landed: Groups, ships: Groups, rounds: int, spent: Sequence[str] = ()) -> Result:
    """An invasion of one planet: bombardment, its PDS, the rounds."""
    return _jammed(arena, lambda: _invade(arena, told, landed, ships, rounds, spent))


def _invade(arena: Arena, told: Forces, landed: Groups, ships: Groups, rounds: int, spent: Sequence[str]) -> Result:
    wards = ward_lists(arena, GROUND_PURPOSES, spent)
    promotes = abilities.promotes(arena)
    shields = arena.game.bombardment.shields_left(arena.planet)
    teams = (
        team(arena, told, ATTACKER, landed, wards, promotes=promotes),
        team(arena, told, DEFENDER, told.army(DEFENDER), wards, shields=shields, promotes=promotes),
    )
    stages = GroundStages(arena, teams)
    if told.forces[ATTACKER].bombards:
        stages.bombard(ships)
    if promotes:
        stages.revert_lonely(partial(reverted, teams))
    stages.begin()
    stages.defend()
    stages.name_commandos()
    ending, seized = work_out(stages, ground_taking, rounds)
    above = [message("odds-above", kind=g.kind) for g in ships if arena.may_come_down(g.kind)]
    return Result("ground", teams, ending, seized, [*told.notes, *above], _left_out(stages, told))


# -- both --------------------------------------------------------------------------------------------------------------------


def ward_lists(arena: Arena, purposes: tuple[str, ...], spent: Sequence[str] = ()) -> tuple[list[Ward], list[Ward]]:
    """What either side will ignore; what the attacker has used up already is gone."""
    mine = [ward for ward in _wards(arena, ATTACKER, purposes) if ward.key not in spent]
    return mine, [*abilities.cover(arena), *_wards(arena, DEFENDER, purposes)]


def _wards(arena: Arena, side: int, purposes: tuple[str, ...]) -> list[Ward]:
    """What a side will ignore; what is jammed in the battle works before it."""
    found = abilities.wards(arena, side, purposes)
    if not arena.joining:
        return found
    with arena.at_round(arena.now + 1):
        left = [ward.key for ward in abilities.wards(arena, side, purposes)]
    early = [(ward, tuple(each for each in ward.purposes if each in BEFORE)) for ward in found]
    return [ward if ward.key in left else replace(ward, purposes=before) for ward, before in early if before or ward.key in left]


def team(
    arena: Arena,
    told: Forces,
    side: int,
    groups: Groups,
    wards: tuple[list[Ward], list[Ward]],
    *,
    shields: int = 0,
    promotes: bool = False,
) -> Team:
    """One side as the calculation sees it."""
    plain = tuple(abilities.as_drawn(arena, side, group) for group in groups)
    cargo = told.cargo() if side == ATTACKER else ()
    return Team(arena, side, told.forces[side], plain, wards=wards[side], shields=shields, promotes=promotes, cargo=cargo)


def _left_out(stages: Stages, told: Forces) -> tuple[str, ...]:
    goods = (told.forces[ATTACKER].goods, told.forces[DEFENDER].goods)
    return stages.all_left_out(goods)
