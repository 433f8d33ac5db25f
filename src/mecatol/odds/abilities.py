"""What abilities do in a battle beyond changing numbers: found by trying them out on a copy of the table.

Four kinds are understood, whoever has them: hits that are ignored, dice that are rolled again, damage that is repaired after a
round, Ground Forces that a ten promotes. Some more are known by name, and what they do is read from the engine. Every other
ability that speaks up in a battle is named as left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from mecatol.core.decisions import Option, Procedure, as_option
from mecatol.core.effects import Behaviours, Effect, Reaction, Triggered
from mecatol.core.records import Record, replace
from mecatol.core.rng import Rng
from mecatol.core.rules import PASS
from mecatol.rules import forces
from mecatol.rules.forces import Groups
from mecatol.rules.moments import (
    AFTER_CANNONS,
    AFTER_ROUND,
    BEFORE_BATTLE,
    BEFORE_ROUND,
    DICE_CAST,
    DICE_ROLLED,
    FLEETS_MEET,
    HITS_ASSIGNED,
    HITS_SCORED,
    UNITS_DESTROYED,
    Cast,
    Hits,
    Loss,
)
from mecatol.rules.naming import aimed, number_named, unit_read
from mecatol.rules.official.combat import HIGHEST, ROUNDS
from mecatol.rules.official.mercenaries import token
from mecatol.rules.pieces import in_system, is_mercenary
from mecatol.rules.state import Battle, Die, Group, Seat, UnitId

from .arena import LATER, Arena, finished
from .dice import Again
from .fleet import Fleet, Node
from .known import (
    AVENGER,
    BATTLE_MOMENTS,
    BATTLE_VALUES,
    BLAST,
    CATASTROPHE,
    CONVERSION,
    CONVERT,
    DRAWN_HITS,
    DRAWS_HITS,
    HOLDS_ON,
    JAMMER,
    MENDS_UNHURT,
    ONE_MORE_SHOT,
    REPLACED,
    SELLER,
    SHIELDING,
    SYNTHESIS,
    UNDERSTOOD,
)
from .told import FACES, Told

PURPOSES = ("space_mines", "space_cannon", "barrage", "precombat", "battle", "bombardment", "invasion_defence", "invasion")
REROLL = "reroll"  # the kind of an option by which a die is rolled again
REPAIR = "repair"  # and of one by which a unit is repaired
MANY = 12  # dice and hits an ability is tried out with
# Moments whose context is the battle, and one at which everything has been tried out.
OF_BATTLES = tuple(m.name for m in (FLEETS_MEET, BEFORE_BATTLE, BEFORE_ROUND, DICE_ROLLED, HITS_ASSIGNED, AFTER_ROUND))
TRIED = (HITS_SCORED.name,)
DRAWN = "drawn"  # a second mark of a ship that draws the first hits and was repaired since it drew one
SERIALS = 1_000_000  # so far from the numbers of other effects is one that is only tried
COVER = "cover"  # what is absorbed before shields are used
FOOT: tuple[UnitId, ...] = ("ground_force", "shock_troop")  # OFF-SE-SHK: a Shock Troop counts as a Ground Force


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
    reactions = index.reactions.get(HITS_SCORED.name, ())
    offered = [(effect, reaction) for effect, reaction in reactions if effect.owner == seat and effect.key != HOLDS_ON]
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


def holds_on(arena: Arena, side: int, purpose: str) -> bool:
    """Whether a side ignores a hit where otherwise nobody would be left."""
    index = arena.game.index
    able = [effect for effect, _ in index.reactions.get(HITS_SCORED.name, ()) if effect.key == HOLDS_ON]
    return purpose in ROUNDS and any(effect.owner == arena.seats[side] for effect in able)


def held_on(arena: Arena, side: int, count: int, purpose: str) -> int:
    """How many of so many hits of the enemy's dice are left then, as the side stands now."""
    seat, enemy = arena.seats[side], arena.seats[1 - side]
    with arena.scratch() as battle:
        battle.side(enemy).dice = [Die(enemy, "cruiser", HIGHEST, 1, purpose)] * (count > 0)
        hits = Hits(seat, count, purpose, arena.system, arena.planet, enemy)
        for effect, reaction in arena.game.index.reactions.get(HITS_SCORED.name, ()):
            if effect.owner == seat and effect.key == HOLDS_ON:
                _try_out(arena, effect, reaction, hits)
        return max(0, hits.count)


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


def repaired(
    arena: Arena,
    side: int,
    fleet: Fleet,
    node: Node,
    abilities: list[tuple[Effect, Reaction]],
    sustained: Sequence[Group] = (),
) -> Node:
    """The state after a side's repairs, of its most valuable damaged unit each; `sustained`: what was damaged in the round."""
    with arena.scratch() as battle:
        arena.put(side, fleet.fighters(node))
        battle.side(arena.seats[side]).sustained = list(sustained)
        for effect, reaction in abilities:
            offered = [option for option in offers(reaction, arena, effect, battle) if option.kind == REPAIR]
            if offered:
                best = max(offered, key=lambda option: _worth(arena, side, option))
                finished(reaction.run(arena.game, effect, battle, best.key))
        there = arena.game.board.units(arena.seats[side], arena.where)
        known = [slot.kind for slot in fleet.slots]
        fighting = [g for g in there if g.kind in known]
        return fleet.with_groups(node, _redrawn(fleet.fighters(node), forces.together(fighting)))


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


# -- what is known by name ---------------------------------------------------------------------------------------------------


def has(arena: Arena, side: int, key: str) -> bool:
    """Whether a side has an effect of a kind that nothing silences."""
    return arena.game.index.has(arena.seats[side], key)


def jams(arena: Arena) -> tuple[int, list[Effect]]:
    """The side that may have the enemy do without a technology in the battle, and what would be in force, one technology each
    that could matter in it."""
    index, game = arena.game.index, arena.game
    for effect, triggered in index.triggers.get(BEFORE_BATTLE.name, ()):
        if effect.key != JAMMER or effect.owner not in arena.seats:
            continue
        side = arena.seats.index(effect.owner)
        named = [key for key in _asked(arena, effect, triggered) if key in _telling(game.ruleset.behaviours)]
        serial = game.state.serial + SERIALS
        enemy = arena.seats[1 - side]
        return side, [Effect(serial, "jammed", effect.owner, "mercenary", where=key, target=enemy) for key in named]
    return -1, []


def _asked(arena: Arena, effect: Effect, triggered: Triggered) -> list[str]:
    """What an ability would have its owner choose from."""
    with arena.scratch() as battle:
        procedure = triggered.run(arena.game, effect, battle)
        try:
            wait = procedure.send(None)
        except StopIteration:
            return []
        procedure.close()
        (ask,) = wait.asks.values()
        return [str(as_option(option, effect.key, "").key) for option in ask.options(*ask.args)]


@cache
def _telling(behaviours: Behaviours) -> tuple[str, ...]:
    """The keys of effects that touch anything in a battle."""
    names = [*(value.name for value in BATTLE_VALUES), *(moment.name for moment in BATTLE_MOMENTS)]
    tables = (behaviours.modifiers, behaviours.triggers, behaviours.reactions)
    told = {key: True for table in tables for key, entries in table.items() if any(name in entries for name in names)}
    return tuple(told)


def replaced(arena: Arena, side: int, groups: Groups) -> list[UnitId]:
    """The units in whose place a Fighter may be lost."""
    return [g.kind for g in groups if is_mercenary(g.kind) and token(g.kind) == REPLACED and has(arena, side, REPLACED)]


def avengers(arena: Arena, side: int, groups: Groups) -> list[UnitId]:
    """The units that take somebody along."""
    return [g.kind for g in groups if is_mercenary(g.kind) and token(g.kind) == AVENGER and has(arena, side, AVENGER)]


def shields_too(arena: Arena, side: int, groups: Groups) -> list[UnitId]:
    """The units that are a PDS as well, with its Planetary Shield."""
    return [g.kind for g in groups if is_mercenary(g.kind) and token(g.kind) == SHIELDING and has(arena, side, SHIELDING)]


def fighters_above(arena: Arena, side: int) -> int:
    """How many Fighters a side has in space over the planet."""
    return forces.count(arena.game.board.units(arena.seats[side], in_system(arena.system)), "fighter")


def spares_the_struck(arena: Arena, side: int) -> bool:
    """Whether a side repairs a ship after a round, but none that sustained damage in it."""
    return has(arena, side, MENDS_UNHURT) and not arena.planet


def returns(arena: Arena, side: int) -> float:
    """The chance that a Ground Force that falls comes back at once to where it fell: tried with every face of the die."""
    index = arena.game.index
    able = [each for each in index.triggers.get(UNITS_DESTROYED.name, ()) if each[0].key == SYNTHESIS]
    mine = [each for each in able if each[0].owner == arena.seats[side]]
    return sum(_comes_back(arena, side, *each, face) for each in mine for face in range(FACES)) / FACES if arena.planet else 0.0


def _comes_back(arena: Arena, side: int, effect: Effect, triggered: Triggered, face: int) -> bool:
    game, tape, seat = arena.game, arena.game.tape, arena.seats[side]
    with arena.scratch() as battle:
        before = forces.count(game.board.units(seat, arena.where), *FOOT)
        battle.side(seat).lost_all = [Group("ground_force")]
        game.tape = Told([face])
        procedure = triggered.run(game, effect, Loss(seat, arena.where, "ground_force", 1, arena.seats[1 - side], "invasion"))
        try:
            wait = procedure.send(None)
            while True:
                seat_asked, ask = next(iter(wait.asks.items()))
                keys = [str(as_option(option, effect.key, "").key) for option in ask.options(*ask.args)]
                wanted = [key for key in (arena.planet, PASS) if key in keys]
                wait = procedure.send((seat_asked, (wanted or keys)[0]))
        except StopIteration:
            return forces.count(game.board.units(seat, arena.where), *FOOT) > before
        finally:
            game.tape = tape


def recruits(arena: Arena, side: int) -> list[UnitId]:
    """Kinds of units that may join a side before the first round."""
    converts = arena.planet and any(has(arena, side, key) for key in (CONVERT, CONVERSION))
    found: list[UnitId] = ["ground_force"] if converts or returns(arena, side) else []
    if has(arena, side, SELLER):
        found.append("ground_force" if arena.planet else "fighter")
    return found


def draws(arena: Arena, side: int) -> bool:
    """Whether a ship of a side draws the first hits."""
    return has(arena, side, DRAWS_HITS) and not arena.planet


def as_drawn(arena: Arena, side: int, group: Group) -> Group:
    """A unit with a second mark if it has drawn a hit of which it shows no damage any more."""
    if not forces.bears(group.mark, DRAWS_HITS) or not draws(arena, side):
        return group
    effect = next(each for each in arena.game.index.of_kind(DRAWS_HITS) if each.owner == arena.seats[side])
    repaired_since = int(arena.game.remembered(effect, "hits") or 0) > group.damage
    return replace(group, mark=forces.with_mark(group.mark, DRAWN)) if repaired_since else group


def mark_after(mark: str, damage: int) -> str:
    """The mark of a ship that sustains a hit and has then so much damage."""
    if not forces.bears(mark, DRAWS_HITS) or forces.bears(mark, DRAWN) + damage < DRAWN_HITS:
        return mark
    return forces.without_mark(forces.without_mark(mark, DRAWS_HITS), DRAWN)


def _redrawn(before: Groups, after: Groups) -> Groups:
    """Units after repairs: who draws the first hits has drawn those that were repaired too."""
    damage = {(group.kind, group.mark): group.damage for group in before if forces.bears(group.mark, DRAWS_HITS)}
    return forces.together(
        replace(group, mark=forces.with_mark(group.mark, DRAWN))
        if group.damage < damage.get((group.kind, group.mark), 0)
        else group
        for group in after
    )


def blasts(arena: Arena, side: int, number: int) -> bool:
    """Whether ships of a side that hit in a round roll nothing in the next one."""
    mine = [effect for effect in arena.game.index.of_kind(BLAST) if effect.owner == arena.seats[side]]
    return any(arena.game.remembered(effect, "round") == str(number) and arena.game.index.is_live(effect) for effect in mine)


def note_blast(arena: Arena) -> None:
    """With the dice of the round on the table, ships that have hit are marked as soon as their hits are scored."""
    game, battle = arena.game, arena.battle
    for effect, triggered in game.index.triggers.get(HITS_SCORED.name, ()):
        if effect.key != BLAST or not battle.has(effect.owner):
            continue
        ships = game.board.ships(effect.owner, arena.system)
        if not any(forces.bears(group.mark, BLAST) for group in ships):
            finished(
                triggered.run(game, effect, Hits(battle.enemy(effect.owner).seat, 1, "battle", arena.system, by=effect.owner))
            )


def doomed(arena: Arena) -> list[str]:
    """The marks of ships that are lost with the last round."""
    return [CATASTROPHE] if any(has(arena, side, CATASTROPHE) for side in (0, 1)) else []


# -- what is left out --------------------------------------------------------------------------------------------------------


def left_out(arena: Arena, goods: tuple[int, int] = (0, 0)) -> tuple[str, ...]:
    """The effects of both sides that speak up in such a battle and of which the numbers know nothing.

    What Trade Goods buy is in the numbers of a side that is ready to spend some.
    """
    index, found = arena.game.index, list[str]()
    known = [effect.key for side in (0, 1) for effect, _ in mends(arena, side)]
    known += [effect.key for side in (0, 1) if goods[side] for effect, _ in _mine(arena, side, BEFORE_ROUND.name)]
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
    side = arena.seats.index(effect.owner)
    for number in range(arena.now, arena.now + LATER):
        with arena.scratch() as battle:
            battle.round = number
            _lay_misses(battle, arena.seats[side], arena.purpose)
            offered = offers(reaction, arena, effect, battle)
            rerolls = [option.key for option in offered if option.kind == REROLL]
            if any(option.kind not in (REROLL, REPAIR) for option in offered):
                return True
            if rerolls and not _free(arena, side, reaction.run(arena.game, effect, battle, rerolls[0])):
                return True
    return False
