"""What abilities do in a battle beyond changing numbers: found by trying them out on a copy of the table.

Four kinds are understood, whoever has them: hits that are ignored, dice that are rolled again, damage that is repaired after a
round, Ground Forces that a ten promotes. Every other ability that speaks up in a battle is named as left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from mecatol.core.decisions import Option, Procedure, as_option
from mecatol.core.effects import Effect, Reaction, Triggered
from mecatol.core.records import Record, replace
from mecatol.core.rng import Rng
from mecatol.rules import forces
from mecatol.rules.moments import (
    AFTER_CANNONS,
    AFTER_ROUND,
    AIM,
    BEFORE_BATTLE,
    BEFORE_BOMBARDMENT,
    BEFORE_CANNONS,
    BEFORE_INVASION,
    BEFORE_ROUND,
    BOMBARDING,
    BRACED,
    DICE_CAST,
    DICE_ROLLED,
    FLEETS_MEET,
    HITS_ASSIGNED,
    HITS_SCORED,
    MOST_DICE,
    PLANET_HIT,
    ROLLS_FIRST,
    UNIT_DAMAGED,
    UNITS_DESTROYED,
    Cast,
    Hits,
)
from mecatol.rules.naming import aimed, number_named, unit_read
from mecatol.rules.state import Battle, Die, Group, Seat, UnitId

from .arena import Arena
from .dice import Again
from .fleet import Fleet, Node

PURPOSES = ("space_mines", "space_cannon", "barrage", "precombat", "battle", "bombardment", "invasion_defence", "invasion")
REROLL = "reroll"  # the kind of an option by which a die is rolled again
REPAIR = "repair"  # and of one by which a unit is repaired
MANY = 12  # dice and hits an ability is tried out with
# Moments of a battle. What speaks up there and is none of the four kinds is left out of the numbers.
BATTLE_MOMENTS = (
    BEFORE_CANNONS,
    AFTER_CANNONS,
    FLEETS_MEET,
    BEFORE_BATTLE,
    BEFORE_ROUND,
    DICE_ROLLED,
    DICE_CAST,
    HITS_SCORED,
    HITS_ASSIGNED,
    AFTER_ROUND,
    UNIT_DAMAGED,
    UNITS_DESTROYED,
    BEFORE_BOMBARDMENT,
    BOMBARDING,
    PLANET_HIT,
    BEFORE_INVASION,
)
# Values that only cards in play or a race's upgrade change and that the numbers know nothing of: who must take a hit, how many
# dice a side may roll at most, who rolls before the other, who sustains hits before the first round.
UNREAD = (AIM, MOST_DICE, ROLLS_FIRST, BRACED)
# One PDS that fired makes one combat roll more when all have fired, for whoever has it.
ONE_MORE_SHOT = "graviton_laser_system"
# Moments whose context is the battle, and one at which everything has been tried out.
OF_BATTLES = tuple(m.name for m in (FLEETS_MEET, BEFORE_BATTLE, BEFORE_ROUND, DICE_ROLLED, HITS_ASSIGNED, AFTER_ROUND))
TRIED = (HITS_SCORED.name,)
# These speak up in battles and change nothing in them (Ground Forces that come back at home, talks that end in peace), or are
# known by name.
UNDERSTOOD = ("gen_synthesis", "leader_diplomat", "magma_obliterator", "mentak_flagship_no_sustain", ONE_MORE_SHOT)


COVER = "cover"  # what is absorbed before shields are used


class Ward(Record, frozen=True):
    """Hits that will be ignored, of some purposes; `shields`: they come out of what a planet's shields absorb."""

    key: str
    count: int
    purposes: tuple[str, ...]
    shields: bool = False


def cover(arena: Arena) -> list[Ward]:
    """The hits of a bombardment that something else than Planetary Shields absorbs, before they are used."""
    count = arena.game.bombardment.cover_left(arena.planet) if arena.planet else 0
    return [Ward(COVER, count, ("bombardment",))] if count else []


def finished(procedure: Procedure[None]) -> bool:
    """Carry out a procedure; false where it wants to ask somebody something."""
    try:
        _ = procedure.send(None)
    except StopIteration:
        return True
    procedure.close()
    return False


def offers(reaction: Reaction, arena: Arena, effect: Effect, context: Any) -> list[Option[str]]:
    """What an ability offers at a moment."""
    return [as_option(found, effect.key, "") for found in reaction.offer(arena.game, effect, context)]


def keys(reaction: Reaction, arena: Arena, effect: Effect, context: Any, kind: str = "") -> list[str]:
    """The keys of what an ability offers at a moment, all or those of one kind."""
    return [option.key for option in offers(reaction, arena, effect, context) if kind in ("", option.kind)]


# -- ignored hits ----------------------------------------------------------------------------------------------------------


def wards(arena: Arena, side: int, purposes: Iterable[str]) -> list[Ward]:
    """The hits that a side's abilities will ignore, each ability tried out on hits of every purpose."""
    index, seat = arena.game.index, arena.seats[side]
    silent = [(effect, None) for effect, _ in index.triggers.get(HITS_SCORED.name, ()) if effect.owner == seat]
    offered = [(effect, reaction) for effect, reaction in index.reactions.get(HITS_SCORED.name, ()) if effect.owner == seat]
    found = []
    for effect, reaction in [*silent, *offered]:
        tried = {purpose: _ignored(arena, side, effect, reaction, (purpose,)) for purpose in purposes}
        useful = tuple(purpose for purpose, (count, _) in tried.items() if count)
        if not useful:
            continue
        each, shields = sum(tried[purpose][0] for purpose in useful), tried[useful[0]][1]
        apart = len(useful) > 1 and _ignored(arena, side, effect, reaction, useful)[0] == each
        for together in [(purpose,) for purpose in useful] if apart else [useful]:
            found.append(Ward(effect.key, tried[together[0]][0], together, shields))
    return found


def _ignored(arena: Arena, side: int, effect: Effect, reaction: Reaction | None, purposes: Sequence[str]) -> tuple[int, bool]:
    """How many of many hits of each of some purposes an ability ignores in all, and whether shields are used up."""
    with arena.scratch():
        used, ignored = arena.game.invasion.tally(f"shields:{arena.planet}"), 0
        for purpose in purposes:
            hits = Hits(arena.seats[side], MANY, purpose, arena.system, arena.planet, arena.seats[1 - side])
            _try_out(arena, effect, reaction, hits)
            ignored += MANY - max(0, hits.count)
        return ignored, arena.game.invasion.tally(f"shields:{arena.planet}") > used


def _try_out(arena: Arena, effect: Effect, reaction: Reaction | None, hits: Hits) -> None:
    """An ability ignores as many hits as it will."""
    if reaction is None:
        _trigger(arena, effect, hits)
        return
    for _ in range(MANY):
        offered = keys(reaction, arena, effect, hits)
        if not offered or not finished(reaction.run(arena.game, effect, hits, offered[0])):
            return


def _trigger(arena: Arena, effect: Effect, hits: Hits) -> None:
    for other, triggered in arena.game.index.triggers[HITS_SCORED.name]:
        if other is effect:
            finished(triggered.run(arena.game, effect, hits))


# -- dice rolled again -----------------------------------------------------------------------------------------------------


def again(arena: Arena, side: int) -> Again:
    """The misses that a side may roll again in each round."""
    found = [_rolls_again(arena, side, effect, reaction) for effect, reaction in _mine(arena, side, DICE_ROLLED.name)]
    return Again(sum(count for count, _ in found), any(same for _, same in found))


def _rolls_again(arena: Arena, side: int, effect: Effect, reaction: Reaction) -> tuple[int, bool]:
    """How many dice of a round an ability rolls again, and whether it offers the same one twice."""
    with arena.scratch() as battle:
        arena.game.state.rng = Rng(1)
        count, same = 0, False
        while count < MANY:
            _lay_misses(battle, arena.seats[side], arena.purpose)
            rerolls = keys(reaction, arena, effect, battle, REROLL)
            if not rerolls or not _free(arena, side, reaction.run(arena.game, effect, battle, rerolls[0])):
                break
            same = same or (count > 0 and number_named(rerolls[0]) == 0)
            count += 1
        return count, same


def _free(arena: Arena, side: int, procedure: Procedure[None]) -> bool:
    """Carry out what rolls a die again; false where it asks, or costs counters or Trade Goods and is not for every round."""
    player = arena.game.player(arena.seats[side])
    before = (player.strategy, player.trade_goods)
    return finished(procedure) and (player.strategy, player.trade_goods) == before


def _lay_misses(battle: Battle, seat: Seat, purpose: str) -> None:
    """Dice on the table that differ from each other and miss."""
    kind: UnitId = "ground_force" if battle.planet else "cruiser"
    battle.side(seat).dice = [Die(seat, kind, 1, 11 + n, purpose) for n in range(MANY)]


def _mine(arena: Arena, side: int, moment: str) -> list[tuple[Effect, Reaction]]:
    reactions = arena.game.index.reactions.get(moment, ())
    return [(effect, reaction) for effect, reaction in reactions if effect.owner == arena.seats[side]]


# -- one more shot ---------------------------------------------------------------------------------------------------------


def one_more_shot(arena: Arena, side: int) -> bool:
    """Whether a side's cannons have one roll more when all have fired."""
    after = arena.game.index.triggers.get(AFTER_CANNONS.name, ())
    return any(effect.key == ONE_MORE_SHOT and effect.owner == arena.seats[side] for effect, _ in after)


# -- repairs ---------------------------------------------------------------------------------------------------------------


def repairs(arena: Arena, side: int, group: Group) -> list[tuple[Effect, Reaction]]:
    """The abilities with which a side repairs a damaged unit after a round."""
    mine = _mine(arena, side, AFTER_ROUND.name)
    if not mine:
        return []
    with arena.scratch() as battle:
        arena.put(side, (group,))
        return [(effect, reaction) for effect, reaction in mine if keys(reaction, arena, effect, battle, REPAIR)]


def repaired(arena: Arena, side: int, fleet: Fleet, node: Node, abilities: list[tuple[Effect, Reaction]]) -> Node:
    """The state after a side's repairs, of its most valuable damaged unit each."""
    with arena.scratch() as battle:
        arena.put(side, fleet.fighters(node))
        for effect, reaction in abilities:
            offered = [option for option in offers(reaction, arena, effect, battle) if option.kind == REPAIR]
            if offered:
                best = max(offered, key=lambda option: _worth(arena, side, option))
                finished(reaction.run(arena.game, effect, battle, best.key))
        there = arena.game.board.units(arena.seats[side], arena.where)
        known = [slot.kind for slot in fleet.slots]
        fighting = [g for g in there if g.kind in known]
        return fleet.with_groups(node, forces.together(fighting))


def _worth(arena: Arena, side: int, repair: Option[str]) -> float:
    return max(arena.value(side, unit_read(name).kind) for name in aimed(repair.things, "unit"))


# -- what happens by itself when a round begins ------------------------------------------------------------------------------


def mends(arena: Arena, side: int) -> list[tuple[Effect, Triggered]]:
    """What repairs a side's units when a round begins, without being asked."""
    mine = [each for each in arena.game.index.triggers.get(BEFORE_ROUND.name, ()) if each[0].owner == arena.seats[side]]
    return [(effect, triggered) for effect, triggered in mine if _merely_repairs(arena, side, effect, triggered)]


def _merely_repairs(arena: Arena, side: int, effect: Effect, triggered: Triggered) -> bool:
    """Whether all that comes of it is damage that is gone."""
    with arena.scratch() as battle:
        board = arena.game.board
        arena.put(side, tuple(replace(g, damage=1) for g in board.units(arena.seats[side], arena.where)))
        before = [board.units(seat, arena.where) for seat in arena.seats]
        done = finished(triggered.run(arena.game, effect, battle))
        after = [board.units(seat, arena.where) for seat in arena.seats]
        whole = [[forces.together(replace(g, damage=0) for g in units) for units in now] for now in (before, after)]
        return done and whole[0] == whole[1] and before[1 - side] == after[1 - side]


def mended(arena: Arena, side: int, fleet: Fleet, node: Node, triggers: list[tuple[Effect, Triggered]]) -> Node:
    """The state with which a side goes into a round."""
    with arena.scratch() as battle:
        arena.put(side, fleet.fighters(node))
        for effect, triggered in triggers:
            finished(triggered.run(arena.game, effect, battle))
        there = arena.game.board.units(arena.seats[side], arena.where)
        known = [slot.kind for slot in fleet.slots]
        return fleet.with_groups(node, forces.together(g for g in there if g.kind in known))


def spend(arena: Arena, side: int, goods: int) -> int:
    """A side pays for what Trade Goods buy before a round, if it can out of so many; what it paid. The state changes."""
    player, paid = arena.game.player(arena.seats[side]), 0
    for effect, reaction in _mine(arena, side, BEFORE_ROUND.name):
        had = player.trade_goods
        with arena.scratch():
            offered = keys(reaction, arena, effect, arena.game.board.battle)
            able = bool(offered) and finished(reaction.run(arena.game, effect, arena.game.board.battle, offered[0]))
            cost = had - arena.game.player(arena.seats[side]).trade_goods
        if able and 0 < cost <= goods - paid:
            finished(reaction.run(arena.game, effect, arena.game.board.battle, offered[0]))
            paid += cost
    return paid


# -- promotions ------------------------------------------------------------------------------------------------------------


def promotes(arena: Arena) -> bool:
    """Whether a ten turns a Ground Force into a Shock Troop (OFF-SE-SHK); in build 17 it does not (SA17-UNI-13)."""
    if not arena.planet:
        return False
    with arena.scratch() as battle:
        seat = battle.attacker.seat
        arena.put(0, (Group("ground_force", 2),))
        battle.attacker.dice = [Die(seat, "ground_force", 10, 8, "invasion")]
        arena.game.invasion.after_dice(battle)
        return forces.count(arena.game.board.units(seat, arena.where), "shock_troop") > 0


# -- what is left out --------------------------------------------------------------------------------------------------------


def left_out(arena: Arena, goods: tuple[int, int] = (0, 0)) -> tuple[str, ...]:
    """The effects of both sides that speak up in such a battle and of which the numbers know nothing.

    What Trade Goods buy is in the numbers of a side that is ready to spend some.
    """
    index = arena.game.index
    known = [effect.key for side in (0, 1) for effect, _ in mends(arena, side)]
    known += [effect.key for side in (0, 1) if goods[side] for effect, _ in _mine(arena, side, BEFORE_ROUND.name)]
    unread = [effect for value in UNREAD for effect, _ in index.modifiers.get(value.name, ())]
    found = [effect.key for effect in unread if effect.key not in UNDERSTOOD and _takes_part(arena, effect)]
    for moment in BATTLE_MOMENTS:
        for effect, _ in index.triggers.get(moment.name, ()):
            if not (moment is HITS_SCORED or effect.key in (*UNDERSTOOD, *known)) and _takes_part(arena, effect):
                found.append(effect.key)
        for effect, reaction in index.reactions.get(moment.name, ()):
            if not _takes_part(arena, effect) or effect.key in (*UNDERSTOOD, *known):
                continue
            if _unknown(arena, moment.name, effect, reaction):
                found.append(effect.key)
    return tuple(dict.fromkeys(found))


def _takes_part(arena: Arena, effect: Effect) -> bool:
    """Whether what has an ability is there at all: a side, and where it is a Flagship's the Flagship."""
    if effect.owner not in arena.seats or effect.source != "flagship":
        return effect.owner in arena.seats
    return forces.count(arena.game.board.units(effect.owner, arena.where), "flagship") > 0


def _unknown(arena: Arena, moment: str, effect: Effect, reaction: Reaction) -> bool:
    """Whether an ability offers something that is none of the kinds tried out."""
    if moment == DICE_CAST.name:
        dice = [Die(effect.owner, "cruiser", 1, 11, "barrage")]
        return bool(keys(reaction, arena, effect, Cast(effect.owner, dice, "barrage", arena.system)))
    if moment in TRIED or moment not in OF_BATTLES:
        return moment not in TRIED
    with arena.scratch() as battle:
        side = arena.seats.index(effect.owner)
        _lay_misses(battle, arena.seats[side], arena.purpose)
        offered = offers(reaction, arena, effect, battle)
        rerolls = [option.key for option in offered if option.kind == REROLL]
        if any(option.kind not in (REROLL, REPAIR) for option in offered):
            return True
        return bool(rerolls) and not _free(arena, side, reaction.run(arena.game, effect, battle, rerolls[0]))
