"""Action Cards played when fleets meet, before the first round of a Space Battle, and when a battle is over."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, BOUND, OPPONENT, SET, Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules import forces
from mecatol.rules.choosing import DONE
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.layers import shattered_ascension_17_cards as catalogue
from mecatol.rules.moments import (
    AFTER_BATTLE,
    AFTER_ROUND,
    AFTERMATH,
    AIM,
    BATTLE_DECIDED,
    BEFORE_BATTLE,
    COMBAT_DICE,
    COMBAT_VALUE,
    DIE_HITS,
    EXPOSED,
    FLEETS_MEET,
    HITS,
    HOSTILE_BATTLE,
    MAY_RETREAT,
    MAY_STRIKE,
    MOST_DICE,
    PRECOMBAT_SHOTS,
    RETREAT_PRICE,
    ROLLS_FIRST,
    Aim,
    Aimed,
    At,
    Firing,
    Struck,
    Travel,
)
from mecatol.rules.naming import in_system, name_of, on_planet, system_named
from mecatol.rules.official.fleet_supply import CARGO
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import is_ship
from mecatol.rules.state import NEUTRAL, Battle, Die, Played, Seat, UnitId

from .aiming import ask
from .dice import reclaim
from .rounds import ROUNDS, unboarded, wiped_after_round
from .sides import (
    FIRST,
    attacks_in_space,
    dice_of,
    enemy_of,
    fights_in_space,
    put_mark,
    ships_of,
    space,
    under_way,
    wipe_stale_marks,
)

SHOTS = ("barrage", "precombat")  # combat rolls before a Space Battle

# -- Unidentified Aggressors -------------------------------------------------------------------------------------------


def may_hide_flags(game: Game, seat: Seat, battle: Battle) -> bool:
    """Before a Space Battle between two players, whoever holds the card."""
    return not battle.planet and min(battle.attacker.seat, battle.defender.seat) >= 0


@catalogue.action_card("unidentified_aggressors", FLEETS_MEET, fits=may_hide_flags)
async def unidentified_aggressors(game: Game, played: Played) -> None:
    """Space Battles are no hostile acts in this action."""
    game.begin_effect("unidentified_aggressors", played.seat, "card", until="action")


@effects.modify("unidentified_aggressors", HOSTILE_BATTLE, ANY)
def hostility_of_unidentified_aggressors(game: Game, effect: Effect, value: bool, seat: Seat) -> bool:
    return False


# -- Decoy Maneuver ----------------------------------------------------------------------------------------------------

DECOY = "decoy_maneuver"
DECOYS = 3


def has_fighters(game: Game, seat: Seat, battle: Battle) -> bool:
    return fights_in_space(battle, seat) and bool(ships_of(game, seat, "fighter"))


@catalogue.action_card(DECOY, BEFORE_BATTLE, fits=has_fighters)
async def decoy_maneuver(game: Game, played: Played) -> None:
    """Up to three Fighters are out of the barrage and of the first round, and have two more rolls each in the second."""
    seat, where, fighters = played.seat, space(under_way(game)), ships_of(game, played.seat, "fighter")
    number = await ask.number(game, seat, "decoys", min(DECOYS, forces.count(fighters)), 1)
    put_mark(game, seat, where, forces.pick(fighters, "fighter", number), DECOY)
    game.begin_effect(DECOY, seat, "card", until="battle")


@effects.modify(DECOY, EXPOSED)
def exposure_under_decoy_maneuver(game: Game, effect: Effect, value: int, struck: Struck) -> int:
    away = struck.purpose == "barrage" or (struck.purpose == "battle" and under_way(game).round == FIRST)
    return 0 if away and forces.bears(struck.mark, DECOY) else value


@effects.modify(DECOY, COMBAT_DICE, stage=BOUND)
def combat_dice_of_decoy_maneuver(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    if shot.purpose != "battle" or not forces.bears(shot.mark, DECOY):
        return value
    return 0 if shot.round == FIRST else value + 2 * (shot.round == FIRST + 1)


effects.on(DECOY, AFTER_BATTLE, ANY)(wiped_after_round)


# -- Guerilla Warfare --------------------------------------------------------------------------------------------------

GUERILLA = "guerilla_warfare"


def is_outnumbered(game: Game, seat: Seat, battle: Battle) -> bool:
    if not battle.has(seat):
        return False
    mine = dice_of(game, battle, battle.side(seat), FIRST)
    return mine < dice_of(game, battle, battle.enemy(seat), FIRST)


@catalogue.action_card(GUERILLA, BEFORE_BATTLE, fits=is_outnumbered)
async def guerilla_warfare(game: Game, played: Played) -> None:
    """The enemy has no shots before the battle and rolls no more dice than the player; his natural ones hit himself."""
    game.begin_effect(GUERILLA, played.seat, "card", until="battle")


@effects.modify(GUERILLA, COMBAT_DICE, OPPONENT, BOUND)
def combat_dice_of_guerilla_warfare(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    early = shot.purpose in (*SHOTS, "invasion_defence") and shot.target == effect.owner
    return 0 if early else value


@effects.modify(GUERILLA, PRECOMBAT_SHOTS, OPPONENT, BOUND)
def precombat_shots_of_guerilla_warfare(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    return 0 if shot.target == effect.owner else value


@effects.modify(GUERILLA, MAY_STRIKE, OPPONENT)
@effects.modify("surprise_assault", MAY_STRIKE, OPPONENT)
def strikes_before_the_battle(game: Game, effect: Effect, value: bool, at: At) -> bool:
    """What an enemy of the card's player inflicts without dice is shut as well."""
    return value and enemy_of(game, effect.owner) != at.seat


@effects.modify(GUERILLA, MOST_DICE, OPPONENT)
def most_dice_of_guerilla_warfare(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    """He says himself which of his dice are rolled."""
    if shot.purpose not in ROUNDS or shot.target != effect.owner:
        return value
    battle = under_way(game)
    return min(value, dice_of(game, battle, battle.side(effect.owner), battle.round))


@effects.modify(GUERILLA, HITS, OPPONENT)
def hits_of_guerilla_warfare(game: Game, effect: Effect, value: int, struck: Struck) -> int:
    if struck.purpose not in ROUNDS or struck.by != effect.owner:
        return value
    return value + sum(die.face == 1 for die in under_way(game).side(struck.seat).dice if die.purpose in ROUNDS)


@effects.modify(GUERILLA, DIE_HITS, OPPONENT, BOUND)
def die_under_guerilla_warfare(game: Game, effect: Effect, value: int, die: Die) -> int:
    """A natural one hits nobody else, however good the aim."""
    battle = under_way(game)
    theirs = battle.has(effect.owner) and die.seat == battle.enemy(effect.owner).seat
    return 0 if theirs and die.face == 1 and die.purpose in ROUNDS else value


# -- Into the Breach ---------------------------------------------------------------------------------------------------

BREACH = "into_the_breach"


def has_capital_ship(game: Game, seat: Seat, battle: Battle) -> bool:
    return fights_in_space(battle, seat) and bool(ships_of(game, seat, "dreadnought", "flagship"))


@catalogue.action_card(BREACH, BEFORE_BATTLE, fits=has_capital_ship)
async def into_the_breach(game: Game, played: Played) -> None:
    """The whole fleet has +1; a Dreadnought or Flagship takes the hits as long as it is there."""
    seat, where = played.seat, space(under_way(game))
    able = ships_of(game, seat, "dreadnought", "flagship")
    put_mark(game, seat, where, (await ask.unit(game, seat, "breach", able, where),), BREACH)
    game.begin_effect(BREACH, seat, "card", until="battle")


@effects.modify(BREACH, COMBAT_VALUE)
def combat_value_of_into_the_breach(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    return value - (shot.purpose in ("battle", *SHOTS) and is_ship(shot.kind))


@effects.modify(BREACH, AIM)
def aim_of_into_the_breach(game: Game, effect: Effect, aim: Aim, hit: Aimed) -> Aim:
    return replace(aim, lead=BREACH)


effects.on(BREACH, AFTER_BATTLE, ANY)(wiped_after_round)


# -- Pincer Maneuver ---------------------------------------------------------------------------------------------------


def in_space_battle(game: Game, seat: Seat, battle: Battle) -> bool:
    return fights_in_space(battle, seat)


@catalogue.action_card("pincer_maneuver", BEFORE_BATTLE, fits=in_space_battle)
async def pincer_maneuver(game: Game, played: Played) -> None:
    """The enemy can announce no retreat in this battle."""
    game.begin_effect("pincer_maneuver", played.seat, "card", until="battle", target=enemy_of(game, played.seat))


@effects.modify("pincer_maneuver", MAY_RETREAT, OPPONENT, BOUND)
def retreating_under_pincer_maneuver(game: Game, effect: Effect, verdict: Verdict, at: At) -> Verdict:
    """What happens before the first round is exempt."""
    battle = game.state.battle
    if not verdict.allowed or battle is None or not battle.round or at.seat != effect.target:
        return verdict
    return Verdict(False, "OFF-GEN-3", message("explain-retreat-card", card="pincer_maneuver"))


# -- Rule by Terror ----------------------------------------------------------------------------------------------------

TERROR = 2  # casualties


def is_terrible(game: Game, seat: Seat, battle: Battle) -> bool:
    if not fights_in_space(battle, seat):
        return False
    return bool(ships_of(game, seat, "war_sun", "flagship")) or forces.count(ships_of(game, seat, "dreadnought")) >= 2


@catalogue.action_card("rule_by_terror", BEFORE_BATTLE, fits=is_terrible)
async def rule_by_terror(game: Game, played: Played) -> None:
    """The enemy retreats at once, if he can, or takes two casualties."""
    enemy, where = enemy_of(game, played.seat), space(under_way(game))
    ways = game.space_battle.destinations(enemy) if enemy != NEUTRAL else []
    key = await game.choose(enemy, "face_terror", terror_options, game, ways) if ways else "casualties"
    if key == "casualties":
        aim = game.combat.aim(enemy, where, "precombat", played.seat)
        await game.combat.suffer(enemy, where, TERROR, purpose="battle", by=played.seat, aim=aim)
    else:
        await game.space_battle.leave(enemy, system_named(key))


@grants("OFF-GEN-3")
def terror_options(game: Game, ways: Sequence[Hex]) -> list[Option[str]]:
    """Where to flee to, or taking the losses."""
    return [*game.space_battle.ways_out(ways), Option("casualties", says=message("option-casualties", count=TERROR))]


# -- Skilled Retreat ---------------------------------------------------------------------------------------------------


def exits(game: Game, seat: Seat) -> list[Hex]:
    """Where the rules of retreats let a fleet go, whatever effects say, if the counter comes from the reinforcements."""
    chapter, frm = game.space_battle, under_way(game).system
    near = game.galaxy.movement_adjacent(seat, frm)
    return [to for to in near if chapter.lawful(seat, frm, to, tactical=True, price="reinforcements").allowed]


def may_slip_away(game: Game, seat: Seat, battle: Battle) -> bool:
    return fights_in_space(battle, seat) and game.space_battle.goes_on() and bool(exits(game, seat))


@catalogue.action_card("skilled_retreat", BEFORE_BATTLE, AFTER_ROUND, fits=may_slip_away)
async def skilled_retreat(game: Game, played: Played) -> None:
    """The fleet retreats at once, at the cost of its reinforcements."""
    to = await ask.system(game, played.seat, "skilled_retreat", exits(game, played.seat))
    game.begin_effect("skilled_retreat", played.seat, "card", until="battle")
    await game.space_battle.leave(played.seat, to)


@effects.modify("skilled_retreat", RETREAT_PRICE, stage=SET)
@effects.modify("wolfpack", RETREAT_PRICE, stage=SET)
def from_reinforcements(game: Game, effect: Effect, price: str, at: At) -> str:
    return "reinforcements"


# -- Stealth Run -------------------------------------------------------------------------------------------------------

RUNNERS = 5


def attacks_with_fighters(game: Game, seat: Seat, battle: Battle) -> bool:
    return attacks_in_space(battle, seat) and bool(ships_of(game, seat, "fighter"))


@catalogue.action_card("stealth_run", BEFORE_BATTLE, fits=attacks_with_fighters)
async def stealth_run(game: Game, played: Played) -> None:
    """Up to five Fighters have a shot before the battle; their hits find other ships before Fighters."""
    game.begin_effect("stealth_run", played.seat, "card", until="battle")


@effects.modify("stealth_run", PRECOMBAT_SHOTS)
def precombat_shots_of_stealth_run(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    """Five shots in all, however the Fighters are marked."""
    if shot.kind != "fighter":
        return value
    before = 0
    for group in ships_of(game, effect.owner, "fighter"):
        if (group.damage, group.mark) == (shot.damage, shot.mark):
            return value + max(0, min(group.count, RUNNERS - before))
        before += group.count
    return value


@effects.modify("stealth_run", AIM, OPPONENT)
def aim_of_stealth_run(game: Game, effect: Effect, aim: Aim, hit: Aimed) -> Aim:
    mine = hit.by == effect.owner and hit.purpose == "precombat" and hit.kind == "fighter"
    return replace(aim, big_first=True) if mine else aim


# -- Surprise Assault --------------------------------------------------------------------------------------------------


def attacks(game: Game, seat: Seat, battle: Battle) -> bool:
    return attacks_in_space(battle, seat)


@catalogue.action_card("surprise_assault", BEFORE_BATTLE, fits=attacks)
async def surprise_assault(game: Game, played: Played) -> None:
    """The enemy does nothing before the battle, and in the first round rolls only for what the attacker's hits leave."""
    game.begin_effect("surprise_assault", played.seat, "card", until="battle")


@effects.modify("surprise_assault", COMBAT_DICE, OPPONENT, BOUND)
def combat_dice_of_surprise_assault(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    return 0 if shot.purpose in SHOTS and shot.target == effect.owner else value


@effects.modify("surprise_assault", PRECOMBAT_SHOTS, OPPONENT, BOUND)
def precombat_shots_of_surprise_assault(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    return 0 if shot.target == effect.owner else value


@effects.modify("surprise_assault", ROLLS_FIRST)
def rolls_first_of_surprise_assault(game: Game, effect: Effect, first: Seat, battle: Battle) -> Seat:
    return effect.owner if battle.round == FIRST else first


# -- Wolfpack ----------------------------------------------------------------------------------------------------------


@catalogue.action_card("wolfpack", BEFORE_BATTLE, fits=attacks)
async def wolfpack(game: Game, played: Played) -> None:
    """Destroyers take no hits in the first round; a withdrawal is paid from the reinforcements."""
    game.begin_effect("wolfpack", played.seat, "card", until="battle")


@effects.modify("wolfpack", EXPOSED)
def exposure_under_wolfpack(game: Game, effect: Effect, value: int, struck: Struck) -> int:
    safe = struck.kind == "destroyer" and struck.purpose == "battle" and under_way(game).round == FIRST
    return 0 if safe else value


# -- A Beacon of Hope --------------------------------------------------------------------------------------------------


def lost_as_defender(battle: Battle, seat: Seat) -> bool:
    """Whether a player has lost a battle that somebody else began, by the dice of a round."""
    return battle.defender.seat == seat and battle.winner == battle.attacker.seat and battle.round > 0


def may_light_beacon(game: Game, seat: Seat, battle: Battle) -> bool:
    lost = not battle.planet and lost_as_defender(battle, seat) and not battle.defender.retreats_to
    return lost and game.board.on_board(seat, "flagship") > 0


@catalogue.action_card("a_beacon_of_hope", BATTLE_DECIDED, fits=may_light_beacon)
async def a_beacon_of_hope(game: Game, played: Played) -> None:
    """The last round has not happened; the Flagship comes to the fleet from wherever it is, and the battle goes on."""
    seat, battle = played.seat, under_way(game)
    reclaim(game)
    unboarded(game)
    game.combat.take_back(battle, (battle.attacker.seat, seat))
    wipe_stale_marks(game)
    await call_flagship(game, seat, battle.system)
    if seat not in game.board.system(battle.system).counters and game.board.reinforcements(seat) > 0:
        game.board.lay_counter(seat, battle.system, "reinforcements")
    game.combat.go_on(battle)


async def call_flagship(game: Game, seat: Seat, to: Hex) -> None:
    """A Flagship goes to a system with what it takes aboard where it was."""
    frm = next(hex_ for hex_ in game.board.fleets_of(seat) if ships_in(game, seat, hex_, "flagship"))
    ship = forces.pick(game.board.ships(seat, frm), "flagship")
    places = game.fleet_supply.places_of(seat, "flagship", in_system(frm))
    taken = 0
    for where in (in_system(frm), *(on_planet(planet.id) for planet in game.board.system(frm).planets)):
        waiting = forces.of(game.board.units(seat, where), lambda kind: kind in CARGO)
        cargo = await ask.units(game, seat, "beacon_cargo", waiting, where, places.for_kind("ground_force") - taken)
        taken += forces.count(cargo)
        game.board.shift(seat, where, in_system(to), cargo)
    game.board.shift(seat, in_system(frm), in_system(to), ship)
    for leader in game.leaders.kept(seat):
        if leader.where == in_system(frm) and leader.ship == "flagship":
            game.leaders.place(leader.id, in_system(to), "flagship")
    while len(company(game, seat, frm)) > 1:
        key = await game.choose(seat, "beacon_leader", company, game, seat, frm)
        if key == DONE.key:
            break
        game.leaders.place(name_of(key), in_system(to), "flagship")
    await game.fleet_supply.settle(seat, frm, "a_beacon_of_hope")


@grants("SA17-LDR-02")
def company(game: Game, seat: Seat, frm: Hex) -> list[Option[str]]:
    """Leaders in the system that the Flagship leaves, aboard other ships or on planets; or no more."""
    found = [
        Option(f"leader:{leader.id}", things=(leader.where,), says=message("option-take-leader", leader=leader.id))
        for leader in game.leaders.kept(seat)
        if game.board.hex_of(leader.where) == frm
    ]
    return [*found, DONE]


def ships_in(game: Game, seat: Seat, hex_: Hex, kind: UnitId) -> int:
    return forces.count(game.board.ships(seat, hex_), kind)


# -- Breakthrough! -----------------------------------------------------------------------------------------------------


def may_break_through(game: Game, seat: Seat, battle: Battle) -> bool:
    quick = attacks_in_space(battle, seat) and battle.winner == seat and battle.round <= FIRST
    action = game.state.action
    return quick and action is not None and action.kind == "tactical" and bool(beyond(game, seat, battle.system))


def beyond(game: Game, seat: Seat, frm: Hex) -> list[Hex]:
    """Systems next to a battle that its winner may activate and enter with all his ships."""
    if not game.board.reinforcements(seat):
        return []
    near = game.galaxy.movement_adjacent(seat, frm)
    return [to for to in near if game.tactical.may_activate(seat, to).allowed and all_enter(game, seat, frm, to)]


def all_enter(game: Game, seat: Seat, frm: Hex, to: Hex) -> bool:
    ships = game.board.ships(seat, frm)
    return all(game.routes.may_enter(Travel(seat, ship.kind, frm, frm, to, to)).allowed for ship in ships)


async def name_next_system(game: Game, played: Played) -> None:
    near = beyond(game, played.seat, under_way(game).system)
    played.targets = [in_system(await ask.system(game, played.seat, "breakthrough", near))]


@catalogue.action_card("breakthrough", AFTER_BATTLE, declare=name_next_system, fits=may_break_through)
async def breakthrough(game: Game, played: Played) -> None:
    """The fleet goes on into the next system, and the Tactical Action goes on there from the fire of space cannons."""
    seat, frm, to = played.seat, under_way(game).system, system_named(played.targets[0])
    fleet_and_cargo = [group for group in game.board.units(seat, in_system(frm)) if group.kind != "space_dock"]
    await game.tactical.pay_toll(seat, [to])
    game.board.lay_counter(seat, to, "reinforcements")
    game.tactical.enter_wormholes(seat, frm, to)
    game.board.shift(seat, in_system(frm), in_system(to), fleet_and_cargo)
    for leader in game.leaders.kept(seat):
        if leader.where == in_system(frm):
            game.leaders.place(leader.id, in_system(to))
    game.tactical.go_on_in(seat, to, "space_cannon.fire")
    await game.fleet_supply.settle(seat, to, "breakthrough")
    await game.domain_counters.explore_space(seat, to)


# -- Reverse Engineering -----------------------------------------------------------------------------------------------


def spoils(game: Game, seat: Seat, enemy: Seat) -> list[str]:
    """Technologies of the tree that a beaten enemy has and the winner has not."""
    known, mine = game.content.technologies, game.player(seat).technologies
    new = [each for each in game.player(enemy).technologies if each in known and each not in mine]
    return [each for each in new if game.technology.may_learn(seat, each, "reverse_engineering")]


def may_reverse_engineer(game: Game, seat: Seat, battle: Battle) -> bool:
    beaten = battle.defender.seat
    return battle.attacker.seat == seat == battle.winner and beaten >= 0 and bool(spoils(game, seat, beaten))


@catalogue.action_card("reverse_engineering", AFTER_BATTLE, fits=may_reverse_engineer)
async def reverse_engineering(game: Game, played: Played) -> None:
    """A technology of the beaten enemy, whatever it needs, once everything after the battle is settled."""
    game.begin_effect("reverse_engineering", played.seat, "card", until="action", target=enemy_of(game, played.seat))


@effects.on("reverse_engineering", AFTERMATH)
async def reverse_engineering_in_the_aftermath(game: Game, effect: Effect, battle: Battle) -> None:
    game.end_effect(effect)
    if battle.winner == effect.owner and spoils(game, effect.owner, effect.target):
        technology = await game.choose(effect.owner, "reverse_engineer", spoil_options, game, effect.owner, effect.target)
        await game.technology.gain(effect.owner, technology, "reverse_engineering")


@grants("OFF-GEN-3")
def spoil_options(game: Game, seat: Seat, enemy: Seat) -> list[Option[str]]:
    """The technologies to be had."""
    return [Option(each, says=message("option-spoil", technology=each)) for each in spoils(game, seat, enemy)]
