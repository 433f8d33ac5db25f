"""The odds of a battle at a real table: one that may come, or one that is being fought."""

from __future__ import annotations

from typing import Protocol

from mecatol.core.decisions import Message, message
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Rules
from mecatol.rules import forces
from mecatol.rules.forces import Groups
from mecatol.rules.moments import Struck
from mecatol.rules.official.casualties import place_of
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import SHIPS, in_system, is_ground, is_mercenary, is_ship, on_planet
from mecatol.rules.state import NO_PLANET, NOBODY, Action, Battle, Group, Place, PlanetId, Seat, Side, Stack

from . import abilities, words
from .arena import ATTACKER, DEFENDER, Arena
from .clash import GROUND_PURPOSES, SPACE_PURPOSES, fleets_meet, invade, team, ward_lists, work_out
from .fleet import COMMANDO
from .force import Force
from .position import Forces, check
from .program import Ending, Field
from .result import Result
from .stages import GroundStages, SpaceStages, ground_taking, space_taking
from .words import OddsError

NOTHING_SAID = Force("")


class TableLike(Protocol):
    """Whatever has a game in progress."""

    @property
    def game(self) -> Rules: ...


class Standing(Forces):
    """Two forces as they stand on a board."""

    def __init__(self, game: Game, policies: tuple[Force, Force], units: tuple[Groups, Groups], notes: list[Message]) -> None:
        self.ruleset = game.ruleset
        self.content = game.content
        self.forces = policies
        for force in policies:
            check(force)
        self.units = units
        self.notes = notes


def _refuse_mercenaries(game: Game, where: Place, *seats: Seat) -> None:
    """Whoever has Mercenaries there fights a battle that is not worked out (OFF-SOT-MRC)."""
    for seat in seats:
        if forces.of(game.board.units(seat, where), is_mercenary):
            raise OddsError(words.NOT_COUNTED)


def from_table(
    table: TableLike,
    system: Hex | str,
    *,
    attacker: Seat = NOBODY,
    defender: Seat = NOBODY,
    bring: str | None = None,
    planet: str = "",
    mines: int = 0,
    rounds: int = 0,
    policies: tuple[Force, Force] = (NOTHING_SAID, NOTHING_SAID),
) -> Result:
    """The odds of the battle under way in a system, or of the one that would come if a player attacked it.

    `attacker`: who attacks, if not the active player; `bring`: what he brings, if not all ships that can reach the system;
    `planet`: the planet invaded, with `bring` what lands; `policies`: what the owners would decide (their units are not read).
    Nothing at the table changes.
    """
    game = _copied(table)
    hex_ = Hex(system)
    if not game.board.has_system(hex_):
        raise OddsError(message("odds-no-system", place=hex_))
    battle = game.state.battle
    if battle is not None and battle.system == hex_ and not battle.over:
        return _under_way(game, battle, policies, rounds)
    seat = game.state.active if attacker == NOBODY else attacker
    if seat < 0:
        raise OddsError(message("odds-no-attacker"))
    if planet:
        return _invasion(game, hex_, PlanetId(planet), seat, bring, policies, rounds)
    return _attack(game, hex_, seat, defender, bring, policies, mines, rounds)


def _copied(table: TableLike) -> Game:
    original = table.game
    assert isinstance(original, Game)
    game = original.ruleset.rules(original.ruleset)
    assert isinstance(game, Game)
    game.play_from(original.state.copy())
    return game


def _ready(game: Game, seat: Seat, hex_: Hex) -> None:
    """It is the attacker's action in that system."""
    state = game.state
    state.active = seat
    if state.action is None or state.action.seat != seat:
        state.action = Action(seat, "tactical", hex_)
    _scopes(game, ("round", "turn", "action", "battle", "battle_round"))


def _scopes(game: Game, kinds: tuple[str, ...]) -> None:
    for kind in kinds:
        if not any(scope.startswith(f"{kind}:") for scope in game.state.scopes):
            game.begin_scope(kind)


# -- a battle that may come ----------------------------------------------------------------------------------------------------


def _attack(
    game: Game, hex_: Hex, seat: Seat, enemy: Seat, bring: str | None, policies: tuple[Force, Force], mines: int, rounds: int
) -> Result:
    """Ships come into the system and meet a fleet."""
    enemies = game.board.enemy_fleets(seat, hex_)
    target = enemy if enemy != NOBODY else enemies[0] if enemies else NOBODY
    if target not in enemies:
        raise OddsError(message("odds-no-enemy", system=hex_))
    _arrive(game, hex_, seat, bring)
    _refuse_mercenaries(game, in_system(hex_), seat, target)
    _ready(game, seat, hex_)
    ships = (game.board.ships(seat, hex_), game.board.ships(target, hex_))
    cargo = forces.of(game.board.units(seat, in_system(hex_)), is_ground)
    told = Standing(game, policies, (forces.added(ships[0], cargo), ships[1]), _bystanders(game, seat, target, hex_))
    return fleets_meet(Arena(game, _battle(game, hex_, seat, target, NO_PLANET)), told, mines, rounds)


def _arrive(game: Game, hex_: Hex, seat: Seat, bring: str | None) -> None:
    """What is said comes, or else all ships that can reach the system, unless some have come already."""
    board = game.board
    if bring is not None:
        board.place(seat, in_system(hex_), words.units(bring, game.content), "odds")
    elif not board.ships(seat, hex_):
        for system in list(game.state.systems):
            if system.hex != hex_ and game.movement.may_leave(seat, system.hex, (hex_,)).allowed:
                _sail(game, seat, system.hex, hex_)


def _sail(game: Game, seat: Seat, frm: Hex, to: Hex) -> None:
    """All ships of a system that can go there do, with the Fighters and ground units that they have room for; Mercenaries,
    whose battles are not worked out, stay."""
    board = game.board
    here, there = in_system(frm), in_system(to)
    aboard = board.units(seat, here)
    going = tuple(
        group
        for group in aboard
        if group.kind in SHIPS and group.kind != "fighter" and game.movement.reachable(seat, group.kind, frm, to)
    )
    if not going:
        return
    for group in aboard:
        if group.kind == "fighter" or is_ground(group.kind):
            going = _loaded(game, seat, frm, going, group)
    board.shift(seat, here, there, going)
    for leader in game.leaders.kept(seat):
        if leader.where == here and any(group.kind == leader.ship for group in going):
            game.leaders.place(leader.id, there, leader.ship)


def _loaded(game: Game, seat: Seat, frm: Hex, going: Groups, group: Group) -> Groups:
    for _ in range(group.count):
        more = forces.added(going, (replace(group, count=1),))
        if game.fleet_supply.problems_with(seat, frm, more).cargo:
            return going
        going = more
    return going


def _bystanders(game: Game, seat: Seat, target: Seat, hex_: Hex) -> list[Message]:
    """Others whose space cannons could fire too: whether they do is theirs to decide, and not in the numbers."""
    others = [other for other in game.opponents(seat) if other != target and game.space_cannon.batteries(other, hex_)]
    return [message("odds-cannons", name=game.player(other).name) for other in others]


def _invasion(
    game: Game, hex_: Hex, planet: PlanetId, seat: Seat, bring: str | None, policies: tuple[Force, Force], rounds: int
) -> Result:
    """Ground units land on a planet: those named, or all that are aboard there."""
    board = game.board
    if not board.has_planet(planet) or board.system_of(planet) != hex_:
        here = [each.id for each in board.system(hex_).planets]
        raise OddsError(message("odds-no-planet", word=planet, system=hex_), *words.nearest(planet, here))
    held = game.invasion.defender(planet)
    if held in (NOBODY, seat):
        raise OddsError(message("odds-no-defender", planet=planet))
    landed = board.army(seat, planet)
    if bring is not None:
        said = words.units(bring, game.content)
        board.place(seat, on_planet(planet), forces.of(said, is_ground), "odds")
    elif not landed:
        aboard = forces.of(board.units(seat, in_system(hex_)), is_ground)
        board.shift(seat, in_system(hex_), on_planet(planet), aboard)
    _ready(game, seat, hex_)
    game.invasion.count_defenders(seat, planet)
    landed = board.army(seat, planet)
    _refuse_mercenaries(game, on_planet(planet), seat, held)
    if not landed:
        raise OddsError(message("odds-no-landing"))
    told = Standing(game, policies, (landed, board.army(held, planet)), [])
    arena = Arena(game, _battle(game, hex_, seat, held, planet))
    return invade(arena, told, landed, board.ships(seat, hex_), rounds)


def _battle(game: Game, hex_: Hex, seat: Seat, enemy: Seat, planet: PlanetId) -> Battle:
    battle = Battle(hex_, Side(seat, True), Side(enemy, False), planet)
    battle.started_with = [Stack(owner, groups) for owner, groups in game.board.stacks(place_of(battle))]
    return battle


# -- a battle under way --------------------------------------------------------------------------------------------------------


def _under_way(game: Game, battle: Battle, policies: tuple[Force, Force], rounds: int) -> Result:
    """The battle as it stands: with hits that are still to be taken, and the retreat that was announced."""
    _refuse_mercenaries(game, place_of(battle), battle.attacker.seat, battle.defender.seat)
    _scopes(game, ("round", "battle", "battle_round"))
    fleeting = [effect for effect in game.state.effects if effect.ends.scope.startswith("battle_round:")]
    arena = Arena(game, battle, fleeting)
    sides = (battle.attacker, battle.defender)
    decided = tuple(
        replace(policy, retreat_after=battle.round) if side.retreats_to else policy
        for policy, side in zip(policies, sides, strict=True)
    )
    pending = (_pending(game, battle, ATTACKER), _pending(game, battle, DEFENDER))
    first = max(1, battle.round + _under_fire(battle))
    told = Standing(game, (decided[0], decided[1]), (_fighting(game, battle, 0), _fighting(game, battle, 1)), [])
    if battle.planet:
        return _go_on_ground(arena, told, pending, first, rounds)
    return _go_on_in_space(arena, told, pending, first, rounds)


def _under_fire(battle: Battle) -> bool:
    """Whether dice of the round under way lie on the table: the next ones are those of the round after it."""
    return battle.round > 0 and any(side.dice for side in (battle.attacker, battle.defender))


def _fighting(game: Game, battle: Battle, side: int) -> Groups:
    """The units of a side, commandos marked."""
    sheet = (battle.attacker, battle.defender)[side]
    if not battle.planet:
        return game.board.ships(sheet.seat, battle.system)
    army = forces.of(game.board.units(sheet.seat, on_planet(battle.planet)), lambda kind: is_ground(kind) or is_ship(kind))
    number = min(sheet.commandos, forces.count(army, "shock_troop"))
    apart = forces.pick(army, "shock_troop", number) if number else ()
    return forces.added(forces.removed(army, apart), [replace(group, mark=COMMANDO) for group in apart])


def _pending(game: Game, battle: Battle, side: int) -> int:
    """How many hits of the dice on the table a side has still to take."""
    sheet, enemy = (battle.attacker, battle.defender) if side == ATTACKER else (battle.defender, battle.attacker)
    purpose = next((die.purpose for die in enemy.dice), "")
    hits = sheet.hits or game.combat.hits(enemy.dice, Struck(sheet.seat, place_of(battle), purpose, enemy.seat))
    taken = forces.count(g for g in sheet.lost if is_ship(g.kind) or battle.planet) + forces.count(sheet.sustained)
    if purpose == "precombat" and taken:
        return 0  # losses of the barrage and of the shots are not told apart: whoever has lost something has lost it all
    return max(0, hits - taken)


def _go_on_in_space(arena: Arena, told: Forces, pending: tuple[int, int], first: int, rounds: int) -> Result:
    wards = ward_lists(arena, SPACE_PURPOSES)
    teams = (team(arena, told, ATTACKER, told.units[0], wards), team(arena, told, DEFENDER, told.units[1], wards))
    stages = SpaceStages(arena, teams)
    purpose = next((die.purpose for side in (0, 1) for die in arena.side(side).dice), "")
    for side in (ATTACKER, DEFENDER):
        stages.pending(side, stages.taking(side, purpose or "battle"), pending[side])
    if not arena.battle.round and purpose != "precombat":
        if purpose == "barrage":
            stages.effect("shots")
        else:
            stages.before_rounds()
    leaves = [side for side in (ATTACKER, DEFENDER) if arena.side(side).retreats_to] if purpose == "battle" else []
    if leaves:
        ending = _left_alone(stages, leaves[0])
        return Result("space", teams, ending, {}, told.notes, abilities.left_out(arena))
    if _under_fire(arena.battle):
        arena.fade()
    ending, seized = work_out(stages, space_taking, rounds, first)
    return Result("space", teams, ending, seized, told.notes, abilities.left_out(arena))


def _left_alone(stages: SpaceStages, side: int) -> Ending:
    """The round is all but over: who announced a retreat leaves, if both sides still have ships (OFF-SPB-6)."""
    states, _ = stages.run({(0, 0): 1.0})
    field = Field(stages.teams[0].fleet, stages.teams[1].fleet)
    ending = Ending(field, field.start([(a, d, p) for (a, d), p in states.items()]))
    ending.gone[side][field.fought] = ending.weights[field.fought]
    ending.weights[field.fought] = 0.0
    return ending


def _go_on_ground(arena: Arena, told: Forces, pending: tuple[int, int], first: int, rounds: int) -> Result:
    wards = ward_lists(arena, GROUND_PURPOSES)
    promotes = abilities.promotes(arena)
    shields = arena.game.bombardment.shields_left(arena.planet)
    teams = (
        team(arena, told, ATTACKER, told.units[0], wards, promotes=promotes),
        team(arena, told, DEFENDER, told.units[1], wards, shields=shields, promotes=promotes),
    )
    stages = GroundStages(arena, teams)
    purpose = next((die.purpose for side in (0, 1) for die in arena.side(side).dice), "")
    if not arena.battle.round and purpose != "invasion_defence":
        stages.defend()
    if purpose == "invasion_defence":
        stages.pending(ATTACKER, stages.fearing_pds(), pending[ATTACKER])
    elif purpose:
        for side in (ATTACKER, DEFENDER):
            stages.pending(side, ground_taking(teams[side], teams[side].moods[0]), pending[side])
    if not arena.battle.round:
        stages.name_commandos()
    if _under_fire(arena.battle):
        arena.fade()
    ending, seized = work_out(stages, ground_taking, rounds, first)
    return Result("ground", teams, ending, seized, told.notes, abilities.left_out(arena))
