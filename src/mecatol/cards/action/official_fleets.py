"""Official Action Cards of Space Battles, those that are alike in both decks and those that differ."""

from __future__ import annotations

from mecatol.core.effects import ANY, BOUND, OPPONENT, SET, Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules import forces
from mecatol.rules.forces import Groups
from mecatol.rules.layers import official as effects
from mecatol.rules.layers import official_cards as catalogue
from mecatol.rules.moments import (
    AFTER_BATTLE,
    AFTER_ROUND,
    AIM,
    BEFORE_BATTLE,
    BEFORE_ROUND,
    COMBAT_DICE,
    COMBAT_VALUE,
    DIE_HITS,
    EXTRA_DICE,
    RETREAT_PRICE,
    STATUS_PHASE_BEGINS,
    UNIT_DAMAGED,
    UNIT_LIMIT,
    UNITS_DESTROYED,
    Aim,
    Aimed,
    Firing,
    Loss,
)
from mecatol.rules.official.combat import HIGHEST
from mecatol.rules.official.game import Game
from mecatol.rules.state import Battle, Die, Played, Seat

from . import dice, space_battles
from .aiming import ask, exposed
from .rounds import enemy_has_fighters, wiped_after_round
from .sides import FIRST, enemy_of, fights_in_space, firing, fleet, put_mark, ships_of, space, under_way, wipe_mark

IN_BATTLE = ("battle", *space_battles.SHOTS)  # combat rolls of a Space Battle, those before its first round too

# -- the same in both decks --------------------------------------------------------------------------------------------

catalogue.action_card("courageous_to_the_end", UNITS_DESTROYED, fits=dice.may_be_courageous)(dice.courageous_to_the_end)
catalogue.action_card("moment_of_triumph", UNITS_DESTROYED, fits=dice.may_triumph)(dice.moment_of_triumph)
catalogue.action_card("military_foresight", UNITS_DESTROYED, fits=dice.lost_in_battle)(dice.military_foresight)
effects.modify(dice.FORESIGHT, UNIT_LIMIT)(dice.unit_limit_of_military_foresight)
effects.on(dice.FORESIGHT, STATUS_PHASE_BEGINS, ANY)(dice.military_foresight_in_the_status_phase)

# -- Into the Breach ---------------------------------------------------------------------------------------------------

BREACH = "official_into_the_breach"
DRAWN_HITS = 2


def has_dreadnought(game: Game, seat: Seat, battle: Battle) -> bool:
    return fights_in_space(battle, seat) and bool(ships_of(game, seat, "dreadnought"))


@catalogue.action_card("into_the_breach", BEFORE_BATTLE, fits=has_dreadnought)
async def into_the_breach(game: Game, played: Played) -> None:
    """The whole fleet has +1 in the battle; the first two hits on it go to a Dreadnought."""
    seat, where = played.seat, space(under_way(game))
    put_mark(game, seat, where, (await ask.unit(game, seat, "breach", ships_of(game, seat, "dreadnought"), where),), BREACH)
    game.begin_effect(BREACH, seat, "card", until="battle")


effects.modify(BREACH, COMBAT_VALUE)(space_battles.combat_value_of_into_the_breach)


@effects.modify(BREACH, AIM)
def aim_of_into_the_breach(game: Game, effect: Effect, aim: Aim, hit: Aimed) -> Aim:
    return replace(aim, lead=BREACH)


@effects.on(BREACH, UNIT_DAMAGED)
async def into_the_breach_when_a_ship_is_damaged(game: Game, effect: Effect, loss: Loss) -> None:
    """As long as it draws hits nothing else is damaged; a ship repaired meanwhile has drawn two all the same."""
    drawn = int(game.remembered(effect, "hits") or 0) + loss.count
    game.note(effect, "hits", str(drawn))
    if drawn >= DRAWN_HITS:
        wipe_mark(game, BREACH)


effects.on(BREACH, AFTER_BATTLE, ANY)(wiped_after_round)

# -- Rule by Terror, Target Their Flagship! ----------------------------------------------------------------------------

TERRIBLE = 2  # Dreadnoughts


def is_terrible(game: Game, seat: Seat, battle: Battle) -> bool:
    if not fights_in_space(battle, seat):
        return False
    return bool(ships_of(game, seat, "war_sun")) or forces.count(ships_of(game, seat, "dreadnought")) >= TERRIBLE


catalogue.action_card("rule_by_terror", BEFORE_BATTLE, fits=is_terrible)(space_battles.rule_by_terror)

MARKSMAN = "official_target_their_flagship"


def has_target(game: Game, seat: Seat, battle: Battle) -> bool:
    return fights_in_space(battle, seat) and bool(fleet(game, seat)) and bool(targets(game, seat, battle.enemy(seat).seat))


def targets(game: Game, seat: Seat, enemy: Seat) -> Groups:
    """The enemy's ships in the battle at which a card may be aimed."""
    return tuple(group for group in exposed(game, seat, enemy, space(under_way(game))) if group in fleet(game, enemy))


@catalogue.action_card("target_their_flagship", BEFORE_BATTLE, fits=has_target)
async def target_their_flagship(game: Game, played: Played) -> None:
    """One ship makes a combat roll at one of the enemy's, which is hit at once; in the first round it does not roll."""
    seat, battle, enemy = played.seat, under_way(game), enemy_of(game, played.seat)
    where = space(battle)
    if not has_target(game, seat, battle):  # after what was played in reply
        return
    ship = await ask.unit(game, seat, "marksman", fleet(game, seat), where)
    target = await ask.unit(game, seat, "marksman_target", targets(game, seat, enemy), where)
    put_mark(game, seat, where, (ship,), MARKSMAN)
    game.begin_effect(MARKSMAN, seat, "card", until="battle")
    shot = game.combat.throw(firing(battle, seat, ship.kind, "precombat"), 1)
    if await game.combat.scored(enemy, where, shot, "precombat", seat):
        await game.combat.hit_each(enemy, where, (target,), "target_their_flagship", seat)


def has_shot(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    """The ship that has had its roll makes none in the first round."""
    done = shot.purpose == "battle" and shot.round == FIRST and forces.bears(shot.mark, MARKSMAN)
    return 0 if done else value


effects.modify(MARKSMAN, COMBAT_DICE, stage=BOUND)(has_shot)
effects.modify(MARKSMAN, EXTRA_DICE, stage=BOUND)(has_shot)
effects.on(MARKSMAN, AFTER_ROUND, ANY)(wiped_after_round)
effects.on(MARKSMAN, AFTER_BATTLE, ANY)(wiped_after_round)

# -- A Beacon of Hope, Experimental Weaponry ---------------------------------------------------------------------------

BEACON, WEAPONRY = "official_a_beacon_of_hope", "official_experimental_weaponry"


def has_flagship(game: Game, seat: Seat, battle: Battle) -> bool:
    return fights_in_space(battle, seat) and bool(ships_of(game, seat, "flagship"))


@catalogue.action_card("a_beacon_of_hope", BEFORE_BATTLE, fits=has_flagship)
async def a_beacon_of_hope(game: Game, played: Played) -> None:
    """Each natural ten that the player rolls in the battle is two hits."""
    game.begin_effect(BEACON, played.seat, "card", until="battle")


@effects.modify(BEACON, DIE_HITS)
def die_under_a_beacon_of_hope(game: Game, effect: Effect, value: int, die: Die) -> int:
    return max(value, 2) if die.face == HIGHEST and die.purpose in IN_BATTLE else value


def has_heavy_guns(game: Game, seat: Seat, battle: Battle) -> bool:
    return enemy_has_fighters(game, seat, battle) and bool(ships_of(game, seat, "dreadnought", "war_sun"))


@catalogue.action_card("experimental_weaponry", BEFORE_ROUND, fits=has_heavy_guns)
async def experimental_weaponry(game: Game, played: Played) -> None:
    """Hits of Dreadnoughts and War Suns find no Fighters in this round, as long as there is anything else."""
    game.begin_effect(WEAPONRY, played.seat, "card", until="battle_round")


@effects.modify(WEAPONRY, AIM, OPPONENT)
def aim_of_experimental_weaponry(game: Game, effect: Effect, aim: Aim, hit: Aimed) -> Aim:
    heavy = hit.by == effect.owner and hit.purpose == "battle" and game.board.counts_as(hit.kind, "dreadnought", "war_sun")
    return replace(aim, big_first=True) if heavy else aim


# -- Skilled Retreat ---------------------------------------------------------------------------------------------------


def exits(game: Game, seat: Seat) -> list[Hex]:
    """Friendly or empty systems next to the battle that the player has not activated."""
    fresh = [to for to in space_battles.exits(game, seat) if not game.space_battle.activated(seat, to)]
    return [to for to in fresh if game.galaxy.is_friendly_or_empty(seat, to)]


def may_slip_away(game: Game, seat: Seat, battle: Battle) -> bool:
    return fights_in_space(battle, seat) and game.space_battle.goes_on() and bool(exits(game, seat))


@catalogue.action_card("skilled_retreat", BEFORE_ROUND, fits=may_slip_away)
async def skilled_retreat(game: Game, played: Played) -> None:
    """The fleet leaves at once, for a counter of the reinforcements; what forbids retreats does not count."""
    to = await ask.system(game, played.seat, "skilled_retreat", exits(game, played.seat))
    game.begin_effect("official_skilled_retreat", played.seat, "card", until="battle")
    await game.space_battle.leave(played.seat, to)


effects.modify("official_skilled_retreat", RETREAT_PRICE, stage=SET)(space_battles.from_reinforcements)
