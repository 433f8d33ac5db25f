"""Working out a battle from the words of two forces."""

from __future__ import annotations

from functools import partial

from mecatol.rules.forces import Groups
from mecatol.rules.state import Group
from mecatol.rulesets import resolve

from . import abilities, optimal
from .abilities import Ward
from .arena import ATTACKER, DEFENDER, Arena
from .force import Force
from .position import Forces, Position
from .program import Ending
from .result import Result
from .rounds import Rounds, Takes, reverted
from .stages import GroundStages, SpaceStages, Stages, States, ground_taking, space_taking
from .team import Team
from .words import OddsError

SPACE_PURPOSES = ("space_mines", "space_cannon", "barrage", "precombat", "battle")
GROUND_PURPOSES = ("bombardment", "invasion_defence", "invasion")


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

    `where`: "nebula", "ion_storm" …; `kind`: "space" or "ground", if it is not plain from the units; `mines`: how many places with
    Space Mines the attacker's ships cross; `rounds`: how many of the first rounds to keep a picture of.
    """
    told = Forces(resolve(ruleset), _force(attacker), _force(defender))
    wanted = kind or kind_of(told)
    position = Position(told, where)
    if wanted == "space":
        return space(position, mines, rounds)
    if wanted == "ground":
        return ground(position, rounds)
    raise OddsError(f"{kind!r} is no kind of battle; there are 'space' and 'ground'")


def _force(given: Force | str) -> Force:
    return Force(given) if isinstance(given, str) else given


def kind_of(told: Forces) -> str:
    """In space where the defender has ships, on a planet otherwise."""
    if not told.units[ATTACKER]:
        raise OddsError("the attacker has no units")
    if not told.units[DEFENDER]:
        raise OddsError("the defender has no units")
    return "space" if told.ships(DEFENDER) else "ground"


def space(position: Position, mines: int = 0, rounds: int = 0) -> Result:
    """A Space Battle with everything before it."""
    told = position.told
    for side, name in enumerate(("attacker", "defender")):
        if not told.ships(side):
            raise OddsError(f"the {name} has no ships for a Space Battle")
    arena = position.space()
    wards = _wards(arena, SPACE_PURPOSES)
    teams = (_team(arena, told, ATTACKER, told.ships(ATTACKER), wards), _team(arena, told, DEFENDER, told.ships(DEFENDER), wards))
    stages = SpaceStages(arena, teams, (told.army(ATTACKER), told.army(DEFENDER)))
    inside = mines > 0 and arena.mines_lie_inside()
    if mines and not inside:
        stages.mines(mines)
    stages.cannons()
    if inside:
        stages.mine_inside()
    stages.before_rounds()
    ending, seized, fought = work_out(stages, space_taking, rounds)
    notes = [*told.notes, *_unsupported(stages)]
    return Result("space", teams, ending, seized, notes, _left_out(arena, wards, fought))


def work_out(stages: Stages, takes: Takes, follow: int, first: int = 1) -> tuple[Ending, States, Rounds]:
    """Go through what comes before the rounds, and then through them."""
    if any(team.optimal for team in stages.teams):
        return optimal.work_out(stages, takes, follow, first)
    states, seized = stages.run({(0, 0): 1.0})
    fought = Rounds(stages.arena, stages.teams, takes, first)
    ending = fought.fight([(a, d, p) for (a, d), p in states.items()], follow)
    return ending, seized, fought


def ground(position: Position, rounds: int = 0, ships: Groups | None = None, army: Groups | None = None) -> Result:
    """An invasion of one planet: bombardment, its PDS, the rounds."""
    told = position.told
    landed = told.army(ATTACKER) if army is None else army
    if told.ships(DEFENDER):
        raise OddsError("the defender's ships must be beaten in space before anybody lands")
    arena = position.ground(ships, landed)
    return invade(arena, told, landed, told.ships(ATTACKER) if ships is None else ships, rounds)


def invade(arena: Arena, told: Forces, landed: Groups, ships: Groups, rounds: int) -> Result:
    """An invasion as both sides stand on the planet."""
    wards = _wards(arena, GROUND_PURPOSES)
    shields = arena.game.bombardment.shields_left(arena.planet)
    promotes = abilities.promotes(arena)
    teams = (
        _team(arena, told, ATTACKER, landed, wards, promotes=promotes),
        _team(arena, told, DEFENDER, told.army(DEFENDER), wards, shields=shields, promotes=promotes),
    )
    stages = GroundStages(arena, teams)
    if told.forces[ATTACKER].bombards:
        stages.bombard(ships)
    if promotes:
        stages.revert_lonely(partial(reverted, teams))
    stages.defend()
    stages.name_commandos()
    ending, seized, fought = work_out(stages, ground_taking, rounds)
    return Result("ground", teams, ending, seized, told.notes, _left_out(arena, wards, fought))


def _wards(arena: Arena, purposes: tuple[str, ...]) -> tuple[list[Ward], list[Ward]]:
    return abilities.wards(arena, ATTACKER, purposes), abilities.wards(arena, DEFENDER, purposes)


def _team(
    arena: Arena,
    told: Forces,
    side: int,
    groups: Groups,
    wards: tuple[list[Ward], list[Ward]],
    *,
    shields: int = 0,
    promotes: bool = False,
) -> Team:
    plain = tuple(Group(group.kind, group.count, group.damage) for group in groups)
    return Team(arena, side, told.forces[side], plain, wards=wards[side], shields=shields, promotes=promotes)


def _unsupported(stages: SpaceStages) -> list[str]:
    names = ("attacker", "defender")
    return [
        f"the {names[side]}'s cargo is more than the ships carry and counts as supported"
        for side in (ATTACKER, DEFENDER)
        if not stages.supported[side]
    ]


def _left_out(arena: Arena, wards: tuple[list[Ward], list[Ward]], fought: Rounds) -> tuple[str, ...]:
    ignored = [ward.key for each in wards for ward in each]
    return abilities.left_out(arena, [*ignored, *fought.understood, abilities.ONE_MORE_SHOT])
