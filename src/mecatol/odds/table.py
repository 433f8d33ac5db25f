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
from mecatol.rules.official.mercenaries import named, token
from mecatol.rules.pieces import in_system, is_big_ship, is_ground, is_mercenary, is_ship, is_troop, on_planet, turned
from mecatol.rules.state import NO_PLANET, NOBODY, Action, Battle, Group, Place, PlanetId, Seat, Side, Stack

from . import abilities, words
from .arena import ATTACKER, DEFENDER, Arena
from .clash import GROUND_PURPOSES, SPACE_PURPOSES, fleets_meet, invade, team, ward_lists, work_out
from .falls import Falls, Memory, Plan
from .fleet import COMMANDO
from .force import Force
from .position import Forces, check
from .program import Ending, Field
from .progress import BOMBARDMENT, INVASION, Progress
from .result import Result
from .salvos import Salvos
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
    state.action.system = hex_
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
    progress = Progress(game, seat, hex_)
    if not progress.is_fought_over:
        raise OddsError(message("odds-not-full", system=hex_))
    _arrive(game, progress, seat, bring)
    _ready(game, seat, hex_)
    ships = (game.board.ships(seat, hex_), game.board.ships(target, hex_))
    cargo = forces.of(game.board.units(seat, in_system(hex_)), is_ground)
    silent = progress.cannons_are_silent
    notes = [] if silent else [*_bystanders(game, seat, target, hex_), *_one_theatre(game, progress, (seat, target))]
    told = Standing(game, policies, (forces.added(ships[0], cargo), ships[1]), notes)
    arena = Arena(game, _battle(game, hex_, seat, target, NO_PLANET))
    return fleets_meet(arena, told, mines, rounds, silent=silent)


def _one_theatre(game: Game, progress: Progress, seats: tuple[Seat, Seat]) -> list[Message]:
    """Cannons that reach several theatres fire in one of them (SA17-SAS-15): they are taken to fire in the one asked about."""
    others = [hex_ for hex_ in progress.action.theatres if hex_ != progress.hex] if progress.action is not None else []
    divided = any(
        battery in game.space_cannon.batteries(seat, progress.hex)
        for seat in seats
        for hex_ in others
        for battery in game.space_cannon.batteries(seat, hex_)
    )
    return [message("odds-theatres", system=progress.hex)] if divided else []


def _arrive(game: Game, progress: Progress, seat: Seat, bring: str | None) -> None:
    """What is said comes, or else all ships that can reach the system, unless some have come already; to a theatre of a
    Simultaneous Action from the others (SA17-SAS-08)."""
    board, hex_ = game.board, progress.hex
    if bring is not None:
        _place(game, seat, in_system(hex_), words.units(bring, game.content))
    elif not board.ships(seat, hex_) and not progress.has_moved:
        grid = progress.action.theatres if progress.simultaneous and progress.action is not None else None
        for system in list(game.state.systems):
            able = system.hex in grid if grid is not None else game.movement.may_leave(seat, system.hex, (hex_,)).allowed
            if system.hex != hex_ and able:
                _rise(game, seat, system.hex, hex_)
                _sail(game, seat, system.hex, hex_)


def _place(game: Game, seat: Seat, where: Place, units: Groups) -> None:
    """Units come to a place; a Mercenary comes from wherever he is."""
    for group in forces.of(units, is_mercenary):
        name = token(group.kind)
        if before := game.mercenaries.place_of(name):
            owner, groups = next((o, named(g, name)) for o, g in game.board.stacks(before) if named(g, name))
            game.board.remove(owner, before, groups, "odds")
    game.board.place(seat, where, [turned(group, where) for group in units], "odds")


def _rise(game: Game, seat: Seat, frm: Hex, to: Hex) -> None:
    """Mercenaries on planets of a system who can go there join the ships in space."""
    for hex_, group in game.mercenaries.standing(seat):
        if hex_ == frm and game.movement.reachable(seat, group.kind, frm, to):
            where = game.mercenaries.place_of(group.kind)
            game.board.shift(seat, where, in_system(frm), named(game.board.units(seat, where), group.kind))


def _sail(game: Game, seat: Seat, frm: Hex, to: Hex) -> None:
    """All ships of a system that can go there do, with the Fighters and ground units that they have room for."""
    board = game.board
    here, there = in_system(frm), in_system(to)
    aboard = board.units(seat, here)
    going = tuple(group for group in aboard if is_big_ship(group.kind) and game.movement.reachable(seat, group.kind, frm, to))
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
    progress = Progress(game, seat, hex_)
    if not progress.is_fought_over:
        raise OddsError(message("odds-not-full", system=hex_))
    landed = board.troops(seat, planet)
    if bring is not None:
        said = words.units(bring, game.content)
        _place(game, seat, on_planet(planet), forces.of(said, lambda kind: is_ground(kind) or is_mercenary(kind)))
    elif not landed:
        aboard = forces.of(board.units(seat, in_system(hex_)), lambda kind: is_ground(kind) or is_mercenary(kind))
        board.shift(seat, in_system(hex_), on_planet(planet), aboard)
    _ready(game, seat, hex_)
    game.invasion.count_defenders(seat, planet)
    landed = board.troops(seat, planet)
    if not landed:
        raise OddsError(message("odds-no-landing"))
    told = Standing(game, policies, (landed, board.troops(held, planet)), [])
    arena = Arena(game, _battle(game, hex_, seat, held, planet))
    return invade(arena, told, landed, _bombers(game, progress, seat, planet), rounds)


def _bombers(game: Game, progress: Progress, seat: Seat, planet: PlanetId) -> Groups:
    """The ships that may still bombard a planet in the action under way."""
    over = progress.action is not None and planet in progress.action.bombarded
    if over or progress.is_over(BOMBARDMENT, INVASION):
        return ()
    return game.bombardment.ready(seat, progress.hex) if progress.action is not None else game.board.ships(seat, progress.hex)


def _battle(game: Game, hex_: Hex, seat: Seat, enemy: Seat, planet: PlanetId) -> Battle:
    battle = Battle(hex_, Side(seat, True), Side(enemy, False), planet)
    battle.started_with = [Stack(owner, groups) for owner, groups in game.board.stacks(place_of(battle))]
    return battle


# -- a battle under way --------------------------------------------------------------------------------------------------------


def _under_way(game: Game, battle: Battle, policies: tuple[Force, Force], rounds: int) -> Result:
    """The battle as it stands: with hits that are still to be taken, and the retreat that was announced."""
    _scopes(game, ("round", "battle", "battle_round"))
    fleeting = [effect for effect in game.state.effects if effect.ends.scope.startswith("battle_round:")]
    arena = Arena(game, battle, fleeting)
    abilities.note_blast(arena)
    sides = (battle.attacker, battle.defender)
    decided = tuple(
        replace(policy, retreat_after=battle.round) if side.retreats_to else policy
        for policy, side in zip(policies, sides, strict=True)
    )
    first = max(1, battle.round + _under_fire(battle))
    told = Standing(game, (decided[0], decided[1]), (_fighting(game, battle, 0), _fighting(game, battle, 1)), [])
    if battle.planet:
        return _go_on_ground(arena, told, first, rounds)
    return _go_on_in_space(arena, told, first, rounds)


def _under_fire(battle: Battle) -> bool:
    """Whether dice of the round under way lie on the table: the next ones are those of the round after it."""
    return battle.round > 0 and any(side.dice for side in (battle.attacker, battle.defender))


def _fighting(game: Game, battle: Battle, side: int) -> Groups:
    """The units of a side, commandos marked."""
    sheet = (battle.attacker, battle.defender)[side]
    if not battle.planet:
        return game.board.ships(sheet.seat, battle.system)
    army = forces.of(game.board.units(sheet.seat, on_planet(battle.planet)), lambda kind: is_troop(kind) or is_ship(kind))
    number = min(sheet.commandos, forces.count(army, "shock_troop"))
    apart = forces.pick(army, "shock_troop", number) if number else ()
    return forces.added(forces.removed(army, apart), [replace(group, mark=COMMANDO) for group in apart])


def _pending(arena: Arena, side: int, salvos: Salvos, falls: Falls) -> tuple[Plan, Memory]:
    """The hits of the dice on the table that a side has still to take, and how often each of its Mercenaries was hit already."""
    game, battle = arena.game, arena.battle
    sheet, enemy = arena.side(side), arena.side(1 - side)
    purpose = next((die.purpose for die in enemy.dice), "")
    where = place_of(battle)
    hits = sheet.hits or game.combat.hits(enemy.dice, Struck(sheet.seat, where, purpose, enemy.seat))
    plastic = (group for group in (*sheet.lost, *sheet.sustained) if not is_mercenary(group.kind))
    fighting = (group for group in plastic if battle.planet or is_ship(group.kind))
    taken = forces.count(fighting) + len(sheet.grazed)
    taken += sum(group.count * (arena.cushion(side, group.kind) - 1) for group in sheet.sustained)
    memory = tuple(sheet.grazed.count(kind) for kind in falls.hired) + falls.unhurt[len(falls.hired) :]
    if purpose == "precombat" and taken:
        return (), memory  # losses of the barrage and of the shots are not told apart: whoever has lost something has lost it all
    left = []
    for aim, number in game.combat.aims(sheet.seat, where, enemy.dice, purpose, enemy.seat, hits) if hits else ():
        gone = min(number, taken)
        taken -= gone
        left.append((salvos.taking(aim), number - gone))
    return tuple((taking, number) for taking, number in left if number), memory


def _go_on_in_space(arena: Arena, told: Forces, first: int, rounds: int) -> Result:
    wards = ward_lists(arena, SPACE_PURPOSES)
    teams = (team(arena, told, ATTACKER, told.units[0], wards), team(arena, told, DEFENDER, told.units[1], wards))
    stages = SpaceStages(arena, teams)
    purpose = next((die.purpose for side in (0, 1) for die in arena.side(side).dice), "")
    for side in (ATTACKER, DEFENDER):
        stages.pending(side, *_pending(arena, side, stages.salvos(side, purpose or "battle"), stages.falls[side]))
    if not arena.battle.round and purpose != "precombat":
        if purpose == "barrage":
            stages.effect("shots")
        else:
            if not _has_begun(arena.game):
                stages.begin()
            stages.before_rounds()
    left_out = stages.all_left_out()
    leaves = [side for side in (ATTACKER, DEFENDER) if arena.side(side).retreats_to] if purpose == "battle" else []
    if leaves:
        return Result("space", teams, _left_alone(stages, leaves[0]), {}, told.notes, left_out)
    ending, seized = work_out(stages, space_taking, rounds, first)
    return Result("space", teams, ending, seized, told.notes, left_out)


def _has_begun(game: Game) -> bool:
    """Whether what abilities do before a Space Battle has been done: its first step is under way, and its end is to come."""
    names = [step.name for step in game.state.flow]
    return "space_battle.end" in names and "space_battle.precombat" not in names


def _left_alone(stages: SpaceStages, side: int) -> Ending:
    """The round is all but over: who announced a retreat leaves, if both sides still have ships (OFF-SPB-6)."""
    states, _ = stages.run({(0, 0): 1.0})
    field = Field(stages.teams[0].fleet, stages.teams[1].fleet)
    ending = Ending(field, field.start([(a, d, p) for (a, d), p in states.items()]))
    ending.gone[side][field.fought] = ending.weights[field.fought]
    ending.weights[field.fought] = 0.0
    return ending


def _go_on_ground(arena: Arena, told: Forces, first: int, rounds: int) -> Result:
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
    for side in (ATTACKER, DEFENDER) if purpose else ():
        stages.pending(side, *_pending(arena, side, stages.salvos(side, purpose), stages.falls[side]))
    if not arena.battle.round:
        stages.name_commandos()
    left_out = stages.all_left_out()
    ending, seized = work_out(stages, ground_taking, rounds, first)
    return Result("ground", teams, ending, seized, told.notes, left_out)
