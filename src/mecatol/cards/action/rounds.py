"""Action Cards played before or after a round of a Space Battle or Invasion Combat.

Cards that speak of single ships mark them for as long as they last.
"""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import ANY, BOUND, MULTIPLY, OPPONENT, Effect
from mecatol.core.records import replace
from mecatol.rules import forces
from mecatol.rules.choosing import DONE, unit_options
from mecatol.rules.forces import Groups
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.layers import shattered_ascension_17_cards as catalogue
from mecatol.rules.moments import (
    AFTER_BATTLE,
    AFTER_ROUND,
    AIM,
    BEFORE_ROUND,
    COMBAT_DICE,
    COMBAT_VALUE,
    EXTRA_DICE,
    HITS,
    HITS_SCORED,
    Aim,
    Aimed,
    Firing,
    Hits,
    Struck,
)
from mecatol.rules.naming import listed, listing, unit_kind, unit_named
from mecatol.rules.official.casualties import place_of
from mecatol.rules.official.fleet_supply import load_of
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import is_big_ship, is_ground
from mecatol.rules.state import Battle, Die, Group, Played, Seat, UnitId

from .aiming import ask, exposed
from .sides import (
    FIRST,
    as_of,
    bearing,
    dice_of_group,
    endurance,
    enemy_of,
    fights_in_space,
    fights_on_planet,
    firing,
    fleet,
    put_mark,
    ships_of,
    space,
    under_way,
    wipe_mark,
    without_mark,
)

ROUNDS = ("battle", "invasion")  # the combat rolls of rounds


def in_space_battle(game: Game, seat: Seat, battle: Battle) -> bool:
    return fights_in_space(battle, seat)


async def wiped_after_round(game: Game, effect: Effect, battle: Battle) -> None:
    """What a card marked for a round is as it was."""
    wipe_mark(game, effect.key)


# -- Broadside Cross Fire ----------------------------------------------------------------------------------------------

BROADSIDE = "broadside_cross_fire"


def may_broadside(game: Game, seat: Seat, battle: Battle) -> bool:
    return fights_in_space(battle, seat) and battle.round > FIRST and bool(ships_of(game, seat, "dreadnought", "cruiser"))


@catalogue.action_card(BROADSIDE, BEFORE_ROUND, fits=may_broadside)
async def broadside_cross_fire(game: Game, played: Played) -> None:
    """Two Dreadnoughts or Cruisers roll twice their dice in this round, with -1; an Admiral's die is not doubled."""
    seat, where = played.seat, space(under_way(game))
    able = ships_of(game, seat, "dreadnought", "cruiser")
    put_mark(game, seat, where, await ask.units(game, seat, "broadside", able, where, 2, least=2), BROADSIDE)
    game.begin_effect(BROADSIDE, seat, "card", until="battle_round")


@effects.modify(BROADSIDE, COMBAT_DICE, stage=MULTIPLY)
def combat_dice_of_broadside_cross_fire(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    return value * 2 if shot.purpose == "battle" and forces.bears(shot.mark, BROADSIDE) else value


@effects.modify(BROADSIDE, COMBAT_VALUE)
def combat_value_of_broadside_cross_fire(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    return value + (shot.purpose == "battle" and forces.bears(shot.mark, BROADSIDE))


effects.on(BROADSIDE, AFTER_ROUND, ANY)(wiped_after_round)


# -- Close Range Run-in ------------------------------------------------------------------------------------------------

RUN_IN = "close_range_run_in"


def may_run_in(game: Game, seat: Seat, battle: Battle) -> bool:
    return fights_in_space(battle, seat) and bool(exposed_ships(game, seat))


def exposed_ships(game: Game, seat: Seat) -> Groups:
    """The enemy's ships in the battle at which a card may be aimed."""
    there = exposed(game, seat, enemy_of(game, seat), space(under_way(game)))
    return tuple(group for group in there if is_big_ship(group.kind) or group.kind == "fighter")


@catalogue.action_card(RUN_IN, BEFORE_ROUND, fits=may_run_in)
async def close_range_run_in(game: Game, played: Played) -> None:
    """An own and an enemy ship roll one die each in this round and the next, and can hit nothing but each other."""
    seat, battle = played.seat, under_way(game)
    enemy, where = enemy_of(game, seat), space(battle)
    mine = await ask.unit(game, seat, "run_in", fleet(game, seat), where)
    theirs = await ask.unit(game, seat, "run_in_enemy", exposed_ships(game, seat), where)
    put_mark(game, seat, where, (mine,), RUN_IN)
    put_mark(game, enemy, where, (theirs,), RUN_IN)
    effect = game.begin_effect(RUN_IN, seat, "card", until="battle")
    game.note(effect, "last", str(battle.round + 1))


def runs_in(game: Game, shot: Firing) -> bool:
    """Whether one of the pair fires while both are there; whoever is left alone fights on as before."""
    battle = game.state.battle
    if battle is None or shot.purpose != "battle" or not forces.bears(shot.mark, RUN_IN):
        return False
    return all(bearing(game.board.ships(side.seat, battle.system), RUN_IN) for side in (battle.attacker, battle.defender))


@effects.modify(RUN_IN, COMBAT_DICE, ANY, BOUND)
def combat_dice_of_close_range_run_in(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    return min(value, 1) if runs_in(game, shot) else value


@effects.modify(RUN_IN, EXTRA_DICE, ANY, BOUND)
def extra_dice_of_close_range_run_in(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    return 0 if runs_in(game, shot) else value


@effects.modify(RUN_IN, AIM, ANY)
def aim_of_close_range_run_in(game: Game, effect: Effect, aim: Aim, hit: Aimed) -> Aim:
    partner = bearing(game.board.units(hit.seat, hit.where), RUN_IN)
    return Aim(mark=RUN_IN) if partner and forces.bears(hit.mark, RUN_IN) else aim


@effects.on(RUN_IN, AFTER_ROUND, ANY)
async def close_range_run_in_after_round(game: Game, effect: Effect, battle: Battle) -> None:
    if battle.round >= int(game.remembered(effect, "last")):
        wipe_mark(game, RUN_IN)
        game.end_effect(effect)


effects.on(RUN_IN, AFTER_BATTLE, ANY)(wiped_after_round)


# -- Concentrated Fire -------------------------------------------------------------------------------------------------

CONCENTRATED = "concentrated_fire"


@catalogue.action_card(CONCENTRATED, BEFORE_ROUND, fits=in_space_battle)
async def concentrated_fire(game: Game, played: Played) -> None:
    """A ship rolls one die in this round; should it hit, its owner says which unit is hit."""
    seat, where = played.seat, space(under_way(game))
    put_mark(game, seat, where, (await ask.unit(game, seat, "concentrate", fleet(game, seat), where),), CONCENTRATED)
    game.begin_effect(CONCENTRATED, seat, "card", until="battle_round")


def concentrates(shot: Firing | Aimed) -> bool:
    return shot.purpose == "battle" and forces.bears(shot.mark, CONCENTRATED)


@effects.modify(CONCENTRATED, COMBAT_DICE, stage=BOUND)
def combat_dice_of_concentrated_fire(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    return min(value, 1) if concentrates(shot) else value


@effects.modify(CONCENTRATED, EXTRA_DICE, stage=BOUND)
def extra_dice_of_concentrated_fire(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    return 0 if concentrates(shot) else value


@effects.modify(CONCENTRATED, AIM, OPPONENT)
def aim_of_concentrated_fire(game: Game, effect: Effect, aim: Aim, hit: Aimed) -> Aim:
    return replace(aim, chooser=effect.owner) if hit.by == effect.owner and concentrates(hit) else aim


effects.on(CONCENTRATED, AFTER_ROUND, ANY)(wiped_after_round)


# -- Fighter Screen Gap ------------------------------------------------------------------------------------------------


def enemy_has_fighters(game: Game, seat: Seat, battle: Battle) -> bool:
    return fights_in_space(battle, seat) and bool(ships_of(game, enemy_of(game, seat), "fighter"))


@catalogue.action_card("fighter_screen_gap", BEFORE_ROUND, fits=enemy_has_fighters)
async def fighter_screen_gap(game: Game, played: Played) -> None:
    """Hits of ships that are no Fighters find no Fighters in this round, as long as there is anything else."""
    game.begin_effect("fighter_screen_gap", played.seat, "card", until="battle_round")


@effects.modify("fighter_screen_gap", AIM, OPPONENT)
def aim_of_fighter_screen_gap(game: Game, effect: Effect, aim: Aim, hit: Aimed) -> Aim:
    through = hit.by == effect.owner and hit.purpose == "battle" and is_big_ship(hit.kind)
    return replace(aim, big_first=True) if through else aim


# -- Friendly Fire -----------------------------------------------------------------------------------------------------

CLUMSY = 4  # what a Fighter's die shows at most when it hits its own side


@catalogue.action_card("friendly_fire", BEFORE_ROUND, fits=enemy_has_fighters)
async def friendly_fire(game: Game, played: Played) -> None:
    """Low rolls of the enemy's Fighters hit their own side in this round."""
    game.begin_effect("friendly_fire", played.seat, "card", until="battle_round")


@effects.modify("friendly_fire", HITS, OPPONENT)
def hits_of_friendly_fire(game: Game, effect: Effect, value: int, struck: Struck) -> int:
    if struck.purpose != "battle" or struck.by != effect.owner:
        return value
    dice = game.board.battle.side(struck.seat).dice
    return value + sum(die.kind == "fighter" and die.face <= CLUMSY for die in dice if die.purpose == "battle")


# -- Mag Blast ---------------------------------------------------------------------------------------------------------

BLAST = "mag_blast"


def has_big_ships(game: Game, seat: Seat, battle: Battle) -> bool:
    return fights_in_space(battle, seat) and any(is_big_ship(group.kind) for group in fleet(game, seat))


@catalogue.action_card(BLAST, BEFORE_ROUND, fits=has_big_ships)
async def mag_blast(game: Game, played: Played) -> None:
    """Hits of ships that are no Fighters count twice in this round; whoever has hit rolls nothing in the next."""
    effect = game.begin_effect(BLAST, played.seat, "card", until="battle")
    game.note(effect, "round", str(under_way(game).round))


def blasts(game: Game, effect: Effect, by: Seat, purpose: str) -> list[Die]:
    """The hits of the round of the blast that count twice."""
    battle = game.board.battle
    if by != effect.owner or purpose != "battle" or str(battle.round) != game.remembered(effect, "round"):
        return []
    return [die for die in battle.side(by).dice if die.purpose == "battle" and is_big_ship(die.kind)]


@effects.modify(BLAST, HITS, OPPONENT)
def hits_of_mag_blast(game: Game, effect: Effect, value: int, struck: Struck) -> int:
    return value + sum(die.hit for die in blasts(game, effect, struck.by, struck.purpose))


@effects.on(BLAST, HITS_SCORED, OPPONENT)
async def mag_blast_when_hits_are_scored(game: Game, effect: Effect, hits: Hits) -> None:
    """The ships that have hit are marked before anybody takes casualties; the dice of a ship lie side by side."""
    battle = game.board.battle
    dice = blasts(game, effect, hits.by, hits.purpose)
    for group in without_mark(game.board.ships(effect.owner, battle.system), BLAST) if dice else ():
        alike = [die for die in dice if (die.kind, die.mark) == (group.kind, group.mark)]
        number = dice_of_group(game, battle, effect.owner, group)
        rolled = alike[:number]
        dice = [die for die in dice if die not in alike] + alike[number:]
        each = max(1, len(rolled) // group.count)
        ships = [rolled[n * each : (n + 1) * each] for n in range(group.count)]
        ships[0] += rolled[group.count * each :]
        number = sum(any(die.hit for die in ship) for ship in ships)
        if number:
            put_mark(game, effect.owner, space(battle), (replace(group, count=number),), BLAST)


@effects.modify(BLAST, COMBAT_DICE, stage=BOUND)
def combat_dice_of_mag_blast(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    return 0 if silenced(game, effect, shot) else value


@effects.modify(BLAST, EXTRA_DICE, stage=BOUND)
def extra_dice_of_mag_blast(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    return 0 if silenced(game, effect, shot) else value


def silenced(game: Game, effect: Effect, shot: Firing) -> bool:
    after = shot.round == int(game.remembered(effect, "round")) + 1
    return after and shot.purpose == "battle" and forces.bears(shot.mark, BLAST)


@effects.on(BLAST, AFTER_ROUND, ANY)
async def mag_blast_after_round(game: Game, effect: Effect, battle: Battle) -> None:
    if battle.round > int(game.remembered(effect, "round")):
        wipe_mark(game, BLAST)
        game.end_effect(effect)


effects.on(BLAST, AFTER_BATTLE, ANY)(wiped_after_round)


# -- Morale Boost ------------------------------------------------------------------------------------------------------


def takes_part(game: Game, seat: Seat, battle: Battle) -> bool:
    return battle.has(seat)


@catalogue.action_card("morale_boost", BEFORE_ROUND, fits=takes_part)
async def morale_boost(game: Game, played: Played) -> None:
    """+1 in this round; and one hit is cancelled, should the hits destroy everything."""
    game.begin_effect("morale_boost", played.seat, "card", until="battle_round")


@effects.modify("morale_boost", COMBAT_VALUE)
def combat_value_of_morale_boost(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    return value - (shot.purpose in ROUNDS)


@grants("OFF-GEN-3")
def may_hold_on(game: Game, effect: Effect, hits: Hits) -> list[Option[str]]:
    """Once, where the hits of the round are as many as the forces can take, and the enemy has inflicted any of them."""
    battle = game.state.battle
    doomed = hits.seat == effect.owner and hits.purpose in ROUNDS and not game.remembered(effect, "used")
    if battle is None or not doomed or hits.count < endurance(game, battle, effect.owner, hits.purpose):
        return []
    if not any(die.hit for die in battle.enemy(effect.owner).dice if die.purpose in ROUNDS):
        return []
    return [Option("cancel_hit", things=(place_of(battle),), says=message("option-cancel-hit"))]


@effects.may("morale_boost", HITS_SCORED, may_hold_on)
async def hold_on(game: Game, effect: Effect, hits: Hits, key: str) -> None:
    game.note(effect, "used", "1")
    hits.count -= 1


# -- Full Frontal Assault ----------------------------------------------------------------------------------------------


def in_invasion(game: Game, seat: Seat, battle: Battle) -> bool:
    return fights_on_planet(battle, seat)


@catalogue.action_card("full_frontal_assault", BEFORE_ROUND, fits=in_invasion)
async def full_frontal_assault(game: Game, played: Played) -> None:
    """Both sides have +3 until the Invasion Combat is over."""
    game.begin_effect("full_frontal_assault", played.seat, "card", until="battle")


@effects.modify("full_frontal_assault", COMBAT_VALUE, ANY)
def combat_value_of_full_frontal_assault(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    return value - 3 * (shot.purpose == "invasion")


# -- Boarding Action ---------------------------------------------------------------------------------------------------

BOARDERS = 3  # Shock Troops
BOARDED = "boarding_action"


def may_board(game: Game, seat: Seat, battle: Battle) -> bool:
    first = fights_in_space(battle, seat) and battle.round == FIRST and game.space_battle.goes_on()
    return first and forces.count(game.board.units(seat, space(battle)), "shock_troop") > 0


@catalogue.action_card(BOARDED, AFTER_ROUND, fits=may_board)
async def boarding_action(game: Game, played: Played) -> None:
    """Shock Troops aboard roll; their hits together destroy ships worth as much production capacity, with all aboard."""
    seat, battle = played.seat, under_way(game)
    number = min(BOARDERS, forces.count(game.board.units(seat, space(battle)), "shock_troop"))
    number = await ask.number(game, seat, "boarders", number, 1)
    dice = game.combat.throw(firing(battle, seat, "shock_troop", "boarding", number), number)
    hits = sum(die.hit for die in await game.combat.cast(dice, "boarding", battle.system, enemy_of(game, seat)))
    effect = game.begin_effect(BOARDED, seat, "card", until="battle")
    while hits and len(boardable(game, seat, hits)) > 1:
        key = await game.choose(seat, "board_ship", boardable, game, seat, hits)
        if key == DONE.key:
            break
        ship = unit_named(exposed_ships(game, seat), key)
        hits -= boarding_price(game, seat, ship)
        game.note(effect, "ships", listing([*_taken(game, effect), ship.kind], ","))
        await game.combat.destroy(enemy_of(game, seat), space(battle), (ship, *aboard(game, seat, ship)), BOARDED, seat)


def _taken(game: Game, effect: Effect) -> list[UnitId]:
    return [*map(unit_kind, listed(game.remembered(effect, "ships"), ","))]


def unboarded(game: Game) -> None:
    """The round after which ships were boarded has not happened: they are there again, and nobody has one in their place."""
    for effect in game.index.of_kind(BOARDED) if under_way(game).round == FIRST else ():
        game.note(effect, "ships", "")


@grants("OFF-GEN-3")
def boardable(game: Game, seat: Seat, hits: int) -> list[Option[str]]:
    """Enemy ships for which the hits suffice, or no more."""
    able = tuple(ship for ship in exposed_ships(game, seat) if boarding_price(game, seat, ship) <= hits)
    return [*unit_options(able, space(under_way(game))), DONE]


def boarding_price(game: Game, seat: Seat, ship: Group) -> int:
    """The production capacity of a ship, and of the ground units aboard it."""
    enemy, system = enemy_of(game, seat), under_way(game).system
    taken = (replace(ship, count=1), *forces.of(aboard(game, seat, ship), is_ground))
    return sum(group.count * game.production.production(enemy, system, group.kind) for group in taken)


def aboard(game: Game, seat: Seat, ship: Group) -> Groups:
    """What goes down with a ship: the ground units, cheapest first, and the Fighters for which its fleet has no other room."""
    enemy, system = enemy_of(game, seat), under_way(game).system
    units = game.board.units(enemy, space(under_way(game)))
    left = forces.removed(units, (replace(ship, count=1),))
    army = [replace(group, count=1) for group in forces.of(units, is_ground) for _ in range(group.count)]
    army.sort(key=lambda unit: game.production.production(enemy, system, unit.kind))
    drowned = army[: load_of(army).over(game.fleet_supply.places(enemy, system, left))]
    stranded, before = (
        game.fleet_supply.problems_with(enemy, system, fleet).cargo for fleet in (forces.removed(left, drowned), units)
    )
    return (*drowned, *as_of(left, "fighter", max(0, stranded - before)))


@effects.on(BOARDED, AFTER_BATTLE, ANY)
async def boarding_action_after_battle(game: Game, effect: Effect, battle: Battle) -> None:
    """Whoever wins has an own ship for each one boarded, as far as there are pieces."""
    for kind in _taken(game, effect) if battle.winner == effect.owner else ():
        game.production.bring(effect.owner, space(battle), [Group(kind)], BOARDED)


# -- Fighter Patrol Callback -------------------------------------------------------------------------------------------

PATROL = 2


def may_call_back(game: Game, seat: Seat, battle: Battle) -> bool:
    second = fights_in_space(battle, seat) and battle.round == FIRST + 1
    stayed = bool(fleet(game, seat)) or not battle.side(seat).retreats_to
    return second and stayed and game.board.left(seat, "fighter") > 0


@catalogue.action_card("fighter_patrol_callback", AFTER_ROUND, fits=may_call_back)
async def fighter_patrol_callback(game: Game, played: Played) -> None:
    """Two Fighters join the fleet after the second round, even if nothing of it is left."""
    game.production.bring(played.seat, space(under_way(game)), [Group("fighter", PATROL)], "fighter_patrol_callback")


# -- Wing Commander ----------------------------------------------------------------------------------------------------


def may_lead_wing(game: Game, seat: Seat, battle: Battle) -> bool:
    few = fights_in_space(battle, seat) and forces.count(fleet(game, seat), "fighter") <= PATROL
    return few and game.space_battle.goes_on() and game.board.left(seat, "fighter") > 0


@catalogue.action_card("wing_commander", AFTER_ROUND, fits=may_lead_wing)
async def wing_commander(game: Game, played: Played) -> None:
    """One Fighter more; the Fighters have +2 for the rest of the battle, and their hits may cancel hits."""
    game.production.bring(played.seat, space(under_way(game)), [Group("fighter")], "wing_commander")
    game.begin_effect("wing_commander", played.seat, "card", until="battle")


@effects.modify("wing_commander", COMBAT_VALUE)
def combat_value_of_wing_commander(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    return value - 2 * (shot.kind == "fighter" and shot.purpose == "battle")


# -- Geomagnetic Mines, Overrun ----------------------------------------------------------------------------------------


def against_armor(game: Game, seat: Seat, battle: Battle) -> bool:
    return fights_on_planet(battle, seat) and bool(armor(game, battle, seat))


def armor(game: Game, battle: Battle, seat: Seat) -> Groups:
    """The enemy's Armor in an Invasion Combat at which a card may be aimed."""
    there = exposed(game, seat, battle.enemy(seat).seat, place_of(battle))
    return tuple(group for group in there if group.kind == "mechanized_unit")


@catalogue.action_card("geomagnetic_mines", BEFORE_ROUND, fits=against_armor)
async def geomagnetic_mines(game: Game, played: Played) -> None:
    """Each of the enemy's Armor units suffers a hit."""
    battle = under_way(game)
    await game.combat.hit_each(
        enemy_of(game, played.seat), place_of(battle), armor(game, battle, played.seat), "geomagnetic_mines", played.seat
    )


def may_overrun(game: Game, seat: Seat, battle: Battle) -> bool:
    if not battle.planet or battle.attacker.seat != seat:
        return False
    mine, theirs = game.board.units(seat, place_of(battle)), game.board.units(battle.defender.seat, place_of(battle))
    overrun = forces.count(exposed(game, seat, battle.defender.seat, place_of(battle)), "ground_force")
    return bool(forces.count(mine, "mechanized_unit") and overrun and not forces.count(theirs, "pds"))


@catalogue.action_card("overrun", BEFORE_ROUND, fits=may_overrun)
async def overrun(game: Game, played: Played) -> None:
    """Armor rolls over two Ground Forces where no PDS stands; Shock Troops are out of its reach."""
    battle, enemy = under_way(game), enemy_of(game, played.seat)
    lost = as_of(exposed(game, played.seat, enemy, place_of(battle)), "ground_force", 2)
    await game.combat.destroy(enemy, place_of(battle), lost, "overrun", played.seat)
