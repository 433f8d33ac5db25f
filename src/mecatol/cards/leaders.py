"""What Leaders do: the abilities of the five kinds, official and as Shattered Ascension changes them.

An ability is an effect of its Leader (`effect.where`), in force as long as that is free. Its booklets say little of most of
them; where they are silent the official ability stands, with the official number.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, BOUND, OPPONENT, SET, Effect
from mecatol.core.hexes import Graph, Hex
from mecatol.core.records import replace
from mecatol.rules import forces
from mecatol.rules.choosing import NO
from mecatol.rules.layers import official, shattered_ascension, shattered_ascension_17, shattered_ascension_es
from mecatol.rules.moments import (
    AFTER_BATTLE,
    BEFORE_INVASION,
    BEFORE_MOVEMENT,
    CAPTURES,
    CARD_PLAYED,
    COMBAT_DICE,
    COMBAT_VALUE,
    COST_HALVES,
    COVER,
    DICE_ROLLED,
    EXTRA_DICE,
    FLEETS_MEET,
    INFILTRATED,
    MAY_BOMBARD,
    MAY_PASS,
    MAY_RETREAT,
    MOVEMENT,
    RETREAT_ANNOUNCED,
    TECHNOLOGY_DISCOUNT,
    At,
    Build,
    Firing,
    Invading,
    Specialty,
    Taken,
    Travel,
    Unit,
)
from mecatol.rules.naming import at_card, at_player, in_system, listed, listing, number_named, on_planet, system_named
from mecatol.rules.official.casualties import place_of
from mecatol.rules.official.departure import Mover
from mecatol.rules.official.game import Game
from mecatol.rules.official.invasion import ALL
from mecatol.rules.official.leaders import PASSAGE
from mecatol.rules.pieces import GROUND, is_ground
from mecatol.rules.shattered_ascension import game as shattered_ascension_game
from mecatol.rules.state import NEUTRAL, NOBODY, Battle, Leader, Place, PlanetId, Played, Seat, UnitId

FOOT: tuple[UnitId, ...] = ("ground_force", "shock_troop")  # OFF-SE-SHK: a Shock Troop counts as a Ground Force for everything
REROLLS = 2  # OFF-OPT-LDR-6, SA17-LDR-06: in a round of combat
SHELTER = 4  # OFF-OPT-LDR-6: what a General takes off bombardment rolls
DOCK_HALVES = 4  # OFF-OPT-LDR-4: a Space Dock beside a Scientist, in half resources
ENEMY_SHIPS = ("OFF-MOV-3", "SA17-GEN-28")  # what bars the way where only somebody's ships do


def leader_of(game: Game, effect: Effect) -> Leader:
    """Whose ability it is."""
    return game.leaders.find(effect.where)


def before(game: Game, effect: Effect) -> list[Leader]:
    """Leaders of the same owner with the same abilities in the same place who have had them for longer."""
    where, able = leader_of(game, effect).where, game.leaders.having(effect.key)
    return [each for other, each in able if each.where == where and other.owner == effect.owner and other.id < effect.id]


def leads(game: Game, effect: Effect, where: Place) -> bool:
    """Whether a Leader is in a place and his ability counts there: of several alike only the first's does (OFF-OPT-LDR-9)."""
    return leader_of(game, effect).where == where and not before(game, effect)


# -- Admiral -----------------------------------------------------------------------------------------------------------------


@official.modify("leader_admiral", EXTRA_DICE)
def extra_dice_of_the_admiral(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """The ship that carries an Admiral rolls one more die in Space Battles (OFF-OPT-LDR-7)."""
    return value + (firing.purpose == "battle" and carries(game, effect, firing))


@shattered_ascension.modify("leader_admiral", EXTRA_DICE)
@shattered_ascension_17.modify("leader_admiral", EXTRA_DICE)
def extra_dice_of_the_admiral_in_shattered_ascension(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """The same; the die is added before damage takes dice away, of which one stays in any case (SA17-UNI-10)."""
    if firing.purpose != "battle" or not carries(game, effect, firing):
        return value
    printed = game.board.unit(firing.seat, firing.kind).dice
    return value + (game.combat.dice(replace(firing, damage=0), printed) > firing.damage)


def carries(game: Game, effect: Effect, firing: Firing) -> bool:
    """Whether one of these ships carries the Leader: each Leader has a ship to himself, whole ones come first."""
    leader = leader_of(game, effect)
    if leader.where != in_system(firing.system) or leader.ship != firing.kind:
        return False
    number = sum(each.ship == leader.ship for each in before(game, effect))
    for group in game.board.units(firing.seat, leader.where):
        if group.kind == firing.kind and number < group.count:
            return (group.damage, group.mark) == (firing.damage, firing.mark)
        number -= group.count if group.kind == firing.kind else 0
    return False


@official.modify("leader_admiral", MOVEMENT)
@shattered_ascension.modify("leader_admiral", MOVEMENT)
@shattered_ascension_17.modify("leader_admiral", MOVEMENT)
def movement_of_the_admiral(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """A Dreadnought that carries an Admiral moves one system further (OFF-OPT-LDR-7)."""
    if not game.board.counts_as(unit.kind, "dreadnought") or effect.where not in unit.leaders:
        return value
    return value + (not any(each.id in unit.leaders for each in before(game, effect)))


def pursues(game: Game, effect: Effect, battle: Battle) -> bool:
    """Whether an attacker's Admiral faces a fleet without one."""
    here = in_system(battle.system)
    mine = not battle.planet and battle.attacker.seat == effect.owner and leader_of(game, effect).where == here
    return mine and not game.leaders.leads(battle.defender.seat, here, "admiral")


@official.modify("leader_admiral", MAY_RETREAT, OPPONENT, BOUND)
@shattered_ascension.modify("leader_admiral", MAY_RETREAT, OPPONENT, BOUND)
def retreating_under_the_admiral(game: Game, effect: Effect, verdict: Verdict, at: At) -> Verdict:
    """A fleet attacked by an Admiral cannot retreat unless it has one too; what happens before the battle is exempt."""
    battle = game.state.battle
    if not verdict.allowed or battle is None or not battle.round or at.seat != battle.defender.seat:
        return verdict
    if not pursues(game, effect, battle):
        return verdict
    return Verdict(False, "OFF-OPT-LDR-7", message("explain-retreat-admiral", leader=effect.where))


@grants("SA17-LDR-07", "OFF-OPT-LDR-7")
def may_hold(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """An announced retreat of the attacked fleet may be prevented (SA17-LDR-07)."""
    if not battle.defender.retreats_to or not pursues(game, effect, battle):
        return []
    return [Option("hold_fleet", "SA17-LDR-07", (in_system(battle.system),), message("option-hold-fleet", leader=effect.where))]


@shattered_ascension_17.may("leader_admiral", RETREAT_ANNOUNCED, may_hold)
async def hold_fleet(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    """The Admiral's owner does not let the fleet go."""
    game.leaders.acted(effect.where, "holds_fleet")
    game.space_battle.hold(battle.defender)


# -- General -----------------------------------------------------------------------------------------------------------------


@official.modify("leader_general", COMBAT_VALUE, ANY)
def general(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Ground Forces that defend a planet with a General have +1, bombardment of it -4 (OFF-OPT-LDR-6)."""
    if firing.purpose == "invasion" and (firing.attacker or firing.kind not in FOOT):
        return value
    return combat_value_of_the_general(game, effect, value, firing)


@shattered_ascension.modify("leader_general", COMBAT_VALUE, ANY)
@shattered_ascension_17.modify("leader_general", COMBAT_VALUE, ANY)
def combat_value_of_the_general(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Ground units together with a General have +1 in attack and in defence (SA17-LDR-05), bombardment of his planet -4."""
    if firing.purpose == "bombardment" and firing.target == effect.owner:
        return value + SHELTER * leads(game, effect, on_planet(firing.planet))
    if firing.purpose == "invasion" and firing.seat == effect.owner and is_ground(firing.kind):
        return value - leads(game, effect, on_planet(firing.planet))
    return value


@shattered_ascension_es.modify("leader_general", COMBAT_VALUE, ANY)
def combat_value_of_the_general_of_foot(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """The same for Ground Forces alone, in attack and in defence (SAES-LDR-05); Mechanized Units follow no Leader."""
    if firing.purpose == "invasion" and firing.kind not in FOOT:
        return value
    return combat_value_of_the_general(game, effect, value, firing)


def rolled_again(game: Game, effect: Effect) -> list[int]:
    """The dice of this round that a General has had rolled again."""
    if game.remembered(effect, "round") != game.scope("battle_round"):
        return []
    return [int(number) for number in listed(game.remembered(effect, "dice"), ",")]


def dice_again(
    game: Game, effect: Effect, battle: Battle, clause: str, spared: Sequence[int], led: Sequence[UnitId]
) -> list[Option[str]]:
    """The dice of those whom a General leads, those alike as one: "die:<number>"."""
    dice = battle.side(effect.owner).dice
    others = [number for number, die in enumerate(dice) if die.kind not in led]
    return game.combat.dice_again(dice, "die", clause, (on_planet(battle.planet),), (*spared, *others))


def leads_combat(game: Game, effect: Effect, battle: Battle) -> bool:
    """Whether a General takes part in an Invasion Combat and has a re-roll left; those of several add up (OFF-OPT-LDR-9)."""
    if not battle.planet or not battle.has(effect.owner) or leader_of(game, effect).where != on_planet(battle.planet):
        return False
    return len(rolled_again(game, effect)) < REROLLS


def dice_on_foot(game: Game, effect: Effect, battle: Battle, clause: str) -> list[Option[str]]:
    """Up to two dice a round, none of them twice (OFF-OPT-LDR-6); Mechanized Units follow no Leader."""
    if not leads_combat(game, effect, battle):
        return []
    generals = [each for each, _ in game.leaders.able("general") if each.owner == effect.owner]
    spared = [number for each in generals for number in rolled_again(game, each)]
    return dice_again(game, effect, battle, clause, spared, FOOT)


@grants("OFF-OPT-LDR-6")
def attackers_dice(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """When attacking."""
    return dice_on_foot(game, effect, battle, "OFF-OPT-LDR-6") if effect.owner == battle.attacker.seat else []


@grants("SAES-LDR-04")
def dice_on_both_sides(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """In attack and in defence (SAES-LDR-04)."""
    return dice_on_foot(game, effect, battle, "SAES-LDR-04")


@grants("SA17-LDR-05", "SA17-LDR-06")
def own_dice(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """Two re-rolls a round in attack and in defence (SA17-LDR-05), of the same die if need be (SA17-LDR-06)."""
    return dice_again(game, effect, battle, "SA17-LDR-06", (), GROUND) if leads_combat(game, effect, battle) else []


@official.may("leader_general", DICE_ROLLED, attackers_dice)
@shattered_ascension_17.may("leader_general", DICE_ROLLED, own_dice)
@shattered_ascension_es.may("leader_general", DICE_ROLLED, dice_on_both_sides)
async def roll_again(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    """A General has a die of his side rolled again."""
    number = number_named(key)
    before = rolled_again(game, effect)
    game.note(effect, "round", game.scope("battle_round"))
    game.note(effect, "dice", listing((str(each) for each in (*before, number)), ","))
    game.combat.roll_again(battle.side(effect.owner).dice, number)


# -- Scientist ---------------------------------------------------------------------------------------------------------------


@official.modify("leader_scientist", TECHNOLOGY_DISCOUNT)
@shattered_ascension.modify("leader_scientist", TECHNOLOGY_DISCOUNT)
def technology_discount_of_the_scientist(game: Game, effect: Effect, value: int, specialty: Specialty) -> int:
    """One specialty of his planet counts twice (OFF-OPT-LDR-4), or an Artifact in his place (SA17-ART-03)."""
    return value + leads(game, effect, specialty.place)


@shattered_ascension_es.modify("leader_scientist", TECHNOLOGY_DISCOUNT)
def discount_of_the_scientist_in_a_system(game: Game, effect: Effect, value: int, specialty: Specialty) -> int:
    """As ever, and an Artifact counts twice wherever in its system he is (SAES-ART-02)."""
    lies_here = specialty.place in game.artifacts.places(effect.owner, specialty.colour)
    near = game.board.hex_of(leader_of(game, effect).where) == game.board.hex_of(specialty.place)
    return value + (leads(game, effect, specialty.place) or (lies_here and near and is_first_in_system(game, effect)))


def is_first_in_system(game: Game, effect: Effect) -> bool:
    """Of Leaders alike in one system only the first's ability counts (OFF-OPT-LDR-9)."""
    hex_of, where = game.board.hex_of, leader_of(game, effect).where
    alike = [other for other, each in game.leaders.having(effect.key) if hex_of(each.where) == hex_of(where)]
    return effect.id == min(other.id for other in alike if other.owner == effect.owner)


@official.modify("leader_scientist", COST_HALVES, stage=SET)
@shattered_ascension.modify("leader_scientist", COST_HALVES, stage=SET)
@shattered_ascension_es.modify("leader_scientist", COST_HALVES, stage=SET)
def cost_halves_of_the_scientist(game: Game, effect: Effect, value: int, build: Build) -> int:
    """A Space Dock on his planet costs 2 resources (OFF-OPT-LDR-4)."""
    return min(value, DOCK_HALVES) if build.kind == "space_dock" and leads(game, effect, build.where) else value


@official.modify("leader_scientist", COMBAT_VALUE)
@shattered_ascension.modify("leader_scientist", COMBAT_VALUE)
@shattered_ascension_es.modify("leader_scientist", COMBAT_VALUE)
def combat_value_of_the_scientist(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """PDS on his planet have +1 (OFF-OPT-LDR-4)."""
    return value - (firing.kind == "pds" and leads(game, effect, on_planet(firing.planet)))


def guarded(game: Game, seat: Seat, where: Place) -> bool:
    """Whether a player has a PDS in a place."""
    return forces.count(game.board.units(seat, where), "pds") > 0


@official.modify("leader_scientist", MAY_BOMBARD, OPPONENT, BOUND)
def bombarding_under_the_scientist(game: Game, effect: Effect, verdict: Verdict, firing: Firing) -> Verdict:
    """With a PDS beside him nobody bombards his planet, neither War Suns nor by the Graviton Negator (OFF-OPT-LDR-4)."""
    here = on_planet(firing.planet)
    if not verdict.allowed or firing.target != effect.owner or not leads(game, effect, here):
        return verdict
    if not guarded(game, effect.owner, here):
        return verdict
    return Verdict(False, "OFF-OPT-LDR-4", message("explain-bombard-scientist", leader=effect.where, planet=firing.planet))


@shattered_ascension.modify("leader_scientist", COVER)
@shattered_ascension_es.modify("leader_scientist", COVER)
def cover_of_the_scientist(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """With a PDS beside him one more bombardment hit is absorbed (SA17-LDR-21); War Suns are not barred (SA17-LDR-20)."""
    return value + (leads(game, effect, unit.where) and guarded(game, effect.owner, unit.where))


# -- Diplomat: invasions -----------------------------------------------------------------------------------------------------


@grants("OFF-OPT-LDR-5", "SA17-LDR-14")
def may_delay(game: Game, effect: Effect, invading: Invading) -> list[Option[str]]:
    """Not where a Diplomat has done so in this round or the last, nor again in an invasion in which he was overruled."""
    here = on_planet(invading.planet)
    if invading.owner != effect.owner or not leads(game, effect, here) or game.invasion.tally(f"overruled:{invading.planet}"):
        return []
    mine = [each for other, each in game.leaders.able("diplomat") if other.owner == effect.owner and each.where == here]
    if any(each.tired > game.state.round for each in mine):
        return []
    return [Option("delay_invasion", "OFF-OPT-LDR-5", (here,), message("option-delay-invasion", leader=effect.where))]


@official.may("leader_diplomat", BEFORE_INVASION, may_delay)
@shattered_ascension.may("leader_diplomat", BEFORE_INVASION, may_delay)
@shattered_ascension_17.may("leader_diplomat", BEFORE_INVASION, may_delay)
@shattered_ascension_es.may("leader_diplomat", BEFORE_INVASION, may_delay)
async def delay_invasion(game: Game, effect: Effect, invading: Invading, key: str) -> None:
    """An invasion of his planet is cancelled (OFF-OPT-LDR-5), with all bombardment (SA17-LDR-14); it may be overruled."""
    game.leaders.acted(effect.where, "delays_invasion")
    if await overruled(game, invading):
        game.invasion.add_tally(f"overruled:{invading.planet}", 1)
        await game.leaders.escape(leader_of(game, effect), on_planet(invading.planet))  # SA17-LDR-16: not tired
        return
    game.leaders.tire(effect.where)
    invading.stopped = True


async def overruled(game: Game, invading: Invading) -> bool:
    """The invader may pay influence to go on (SA17-LDR-15); officially he cannot, and nobody's units have none."""
    price = game.parameters.diplomat_price
    if not price or invading.seat < 0 or not game.economy.can_pay(invading.seat, influence=price):
        return False
    if await game.choose(invading.seat, "overrule_diplomat", overruling, price, invading.planet) == NO.key:
        return False
    await game.economy.pay(invading.seat, "overrule_diplomat", influence=price)
    return True


@grants("SA17-LDR-15")
def overruling(price: int, planet: PlanetId) -> list[Option[str]]:
    """Pay and go on, or give way."""
    here = (on_planet(planet),)
    return [
        Option("overrule", things=here, says=message("option-overrule", influence=price)),
        Option(NO.key, things=here, says=message("option-give-way")),
    ]


# -- Diplomat: agreements between fleets -------------------------------------------------------------------------------------


async def all_agree(game: Game, seat: Seat, others: Sequence[Seat], name: str, hex_: Hex) -> bool:
    """Whether everybody else involved agrees to what a player asks for; the first refusal settles it."""
    for other in [each for each in game.around(seat) if each in others and each != seat]:
        if await game.choose(other, name, consent, seat, hex_) == NO.key:
            return False
    return True


@grants("SA17-LDR-17", "SA17-LDR-18", "OFF-OPT-LDR-5", "SAES-LDR-12", "SAES-LDR-13")
def consent(seat: Seat, hex_: Hex) -> list[Option[str]]:
    """Agree or not."""
    things = (in_system(hex_), at_player(seat))
    return [
        Option("yes", things=things, says=message("option-agree")),
        Option(NO.key, things=things, says=message("option-refuse")),
    ]


def mediator(game: Game, hex_: Hex, parties: Sequence[Seat]) -> Effect | None:
    """The Diplomat through whom fleets in a system come to terms: rather one of theirs than a third player's."""
    there = [effect for effect, leader in game.leaders.able("diplomat") if game.board.hex_of(leader.where) == hex_]
    return next((effect for effect in there if effect.owner in parties), there[0] if there else None)


def barriers(game: Game, at: At, home: Hex, ships: Sequence[Mover]) -> list[Hex]:
    """Systems where players' ships bar a way on which ships could fetch a Leader and get to the activated system."""
    return [hex_ for hex_ in game.board.enemy_space(at.seat) if bars(game, at, hex_, ships, (home,))]


def bars(game: Game, at: At, barrier: Hex, ships: Sequence[Mover], calls: tuple[Hex, ...] = ()) -> bool:
    """Whether players' ships in a system keep some ship from getting through, which may have to call somewhere before."""
    fleets = game.board.enemy_fleets(at.seat, barrier)
    if barrier == at.system or not fleets or NEUTRAL in fleets:
        return False
    graph, slack = game.galaxy.graph(at.seat), game.routes.slack()
    for mover in ships:
        way = (mover[0], *calls, barrier, at.system)
        if is_short_enough(graph, way, mover[2] + slack) and in_its_way(game, at, mover, barrier):
            return True
    return False


def is_short_enough(graph: Graph, way: Sequence[Hex], most: int) -> bool:
    """Whether a way through some systems need not have more than so many steps."""
    for here, to in pairwise(way):
        steps = graph.distance(here, to)
        if steps is None or steps > most:
            return False
        most -= steps
    return True


def movers(game: Game, at: At, via: Hex) -> list[Mover]:
    """The kinds of ships that could move into the activated system through another one, were nothing in their way."""
    ships = game.movement.could_come(at)
    there = game.galaxy.graph(at.seat).distances(via)
    if at.system not in there:
        return []
    least = there[at.system] - game.routes.slack()
    return [mover for mover in ships if mover[0] in there and there[mover[0]] + least <= mover[2]]


def in_its_way(game: Game, at: At, mover: Mover, barrier: Hex) -> bool:
    """Whether a ship would come through a system, were it not for ships there, and has no other safe way."""
    start, kind, allowance = mover
    if start == barrier:
        return False
    travel = Travel(at.seat, kind, start, start, barrier, at.system)
    if game.routes.may_pass(travel).clause not in ENEMY_SHIPS:
        return False
    return all(route.rifts or route.mines for route in game.routes.find(at.seat, kind, start, at.system, allowance))


@official.on("leader_diplomat", BEFORE_MOVEMENT)
async def the_diplomat_before_movement(game: Game, effect: Effect, at: At) -> None:
    """A fleet with a Diplomat may pass systems with ships of consenting opponents (OFF-OPT-LDR-5)."""
    home = game.board.hex_of(leader_of(game, effect).where)
    if home != at.system and game.movement.may_load(at.seat, home, (at.system,)).allowed:
        await negotiate(game, effect, at, barriers(game, at, home, movers(game, at, home)), effect.where)


@shattered_ascension_17.on("leader_diplomat", BEFORE_MOVEMENT, ANY)
async def the_diplomat_before_movement_in_shattered_ascension_17(game: Game, effect: Effect, at: At) -> None:
    """In a Diplomat's system fleets may pass each other if everyone involved agrees (SA17-LDR-17).

    One aboard the moving fleet is in whatever system it passes.
    """
    here = game.board.hex_of(leader_of(game, effect).where)
    if here == at.system or not game.movement.could_come(at):
        return
    fleets = game.board.enemy_fleets(at.seat, here)
    comes_along = effect.owner == at.seat and game.movement.may_load(at.seat, here, (at.system,)).allowed
    ships = movers(game, at, here) if fleets or comes_along else []
    if not ships:
        return
    if bars(game, at, here, ships) and mediator(game, here, (at.seat, *fleets)) == effect:
        await negotiate(game, effect, at, [here], "")
    if comes_along:
        unmediated = [hex_ for hex_ in barriers(game, at, here, ships) if mediator(game, hex_, ()) is None]
        await negotiate(game, effect, at, unmediated, effect.where)


@shattered_ascension_es.on("leader_diplomat", BEFORE_MOVEMENT, ANY)
async def the_diplomat_before_movement_in_the_spanish_edition(game: Game, effect: Effect, at: At) -> None:
    """A Diplomat may let a fleet through that of his own side (SAES-LDR-12), and takes his own past others as officially."""
    if effect.owner == at.seat:
        await the_diplomat_before_movement(game, effect, at)
        return
    here = game.board.hex_of(leader_of(game, effect).where)
    if game.board.enemy_fleets(at.seat, here) != [effect.owner] or mediator(game, here, (effect.owner,)) != effect:
        return
    if bars(game, at, here, movers(game, at, here)):
        await negotiate(game, effect, at, [here], "")


async def negotiate(game: Game, effect: Effect, at: At, systems: Sequence[Hex], escort: str) -> None:
    """The active player asks for passage through systems, one after the other, as long as he likes."""
    left = list(systems)
    while left:
        key = await game.choose(at.seat, "ask_passage", passage_options, left)
        if key == NO.key:
            return
        hex_ = system_named(key)
        left.remove(hex_)
        if await all_agree(game, at.seat, [*game.board.enemy_fleets(at.seat, hex_), effect.owner], "grant_passage", hex_):
            game.leaders.acted(effect.where, "grants_passage")
            game.leaders.let_through(at.seat, hex_, escort)


@grants("SA17-LDR-17", "OFF-OPT-LDR-5", "SAES-LDR-12")
def passage_options(systems: Sequence[Hex]) -> list[Option[str]]:
    """Systems to be let through, or none."""
    found = [
        Option(f"passage:{hex_}", things=(in_system(hex_),), says=message("option-passage", system=hex_)) for hex_ in systems
    ]
    return [*found, Option(NO.key, says=message("option-no-passage"))]


def let_through(clause: str, verdict: Verdict, effect: Effect, travel: Travel) -> Verdict:
    """Ships that bar the way do not, where their owners have agreed."""
    agreed = effect.where == in_system(travel.to) and verdict.clause in ENEMY_SHIPS
    return Verdict(True, clause) if agreed and not verdict.allowed else verdict


@official.modify(PASSAGE, MAY_PASS, stage=BOUND)
def passage(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """OFF-OPT-LDR-5."""
    return let_through("OFF-OPT-LDR-5", verdict, effect, travel)


@shattered_ascension_17.modify(PASSAGE, MAY_PASS, stage=BOUND)
def passage_in_shattered_ascension(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """SA17-LDR-17."""
    return let_through("SA17-LDR-17", verdict, effect, travel)


@shattered_ascension_17.on("leader_diplomat", FLEETS_MEET, ANY)
async def the_diplomat_when_fleets_meet(game: Game, effect: Effect, battle: Battle) -> None:
    """Before a Space Battle in his system the defending fleet may retreat if everyone involved agrees (SA17-LDR-18).

    There is no battle then, so no Trade Agreement breaks (SA17-LDR-19).
    """
    seat, attacker, system = battle.defender.seat, battle.attacker.seat, battle.system
    if seat == NEUTRAL or attacker < 0 or mediator(game, system, (seat, attacker)) != effect or not game.space_battle.goes_on():
        return
    if not game.space_battle.destinations(seat):
        return
    key = await game.choose(seat, "ceasefire", ceasefire_options, game, seat)
    if key != NO.key and await all_agree(game, seat, (attacker, effect.owner), "agree_ceasefire", system):
        game.leaders.acted(effect.where, "ceasefire")
        await game.space_battle.leave(seat, system_named(key))


@shattered_ascension_es.on("leader_diplomat", FLEETS_MEET, ANY)
async def the_attackers_diplomat_when_fleets_meet(game: Game, effect: Effect, battle: Battle) -> None:
    """A Diplomat in an attacking fleet may let the enemy retreat before the Space Battle (SAES-LDR-13), which breaks no Trade
    Agreement (SAES-LDR-14)."""
    seat, system = battle.defender.seat, battle.system
    if battle.attacker.seat != effect.owner or seat == NEUTRAL or not leads(game, effect, in_system(system)):
        return
    if not game.space_battle.goes_on() or not game.space_battle.destinations(seat):
        return
    if await game.choose(effect.owner, "agree_ceasefire", consent, seat, system) == NO.key:
        return
    key = await game.choose(seat, "ceasefire", ceasefire_options, game, seat)
    if key != NO.key:
        game.leaders.acted(effect.where, "ceasefire")
        await game.space_battle.leave(seat, system_named(key))


@grants("SA17-LDR-18", "SAES-LDR-13")
def ceasefire_options(game: Game, seat: Seat) -> list[Option[str]]:
    """Where to retreat before the battle, or nowhere."""
    return [*game.space_battle.ways_out(game.space_battle.destinations(seat)), Option(NO.key, says=message("option-no-retreat"))]


# -- Agent -------------------------------------------------------------------------------------------------------------------


@official.modify("leader_agent", COMBAT_DICE, OPPONENT, BOUND)
@shattered_ascension.modify("leader_agent", COMBAT_DICE, OPPONENT, BOUND)
def combat_dice_of_the_agent(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """PDS do not fire at an army that invades with an Agent (OFF-OPT-LDR-8)."""
    if firing.purpose != "invasion_defence" or firing.target != effect.owner:
        return value
    here = leader_of(game, effect).where == on_planet(firing.planet)
    return 0 if here and game.fold(INFILTRATED, True, firing) else value


@official.modify("leader_agent", CAPTURES)
@shattered_ascension.modify("leader_agent", CAPTURES)
def captures_of_the_agent(game: Game, effect: Effect, value: int, taken: Taken) -> int:
    """After a successful invasion with an Agent every installation may be captured (OFF-OPT-LDR-8)."""
    led_here = taken.how == "invasion" and leader_of(game, effect).where == on_planet(taken.planet)
    return max(value, ALL) if led_here else value


@grants("OFF-OPT-LDR-8")
def may_be_sacrificed(game: Game, effect: Effect, played: Played) -> list[Option[str]]:
    """Against others' cards, except a Sabotage, which none cancels."""
    if played.seat == effect.owner or played.acts_as == "sabotage":
        return []
    return [Option("sabotage", "OFF-OPT-LDR-8", (at_card(played.card),), message("option-agent-dies", leader=effect.where))]


@official.may("leader_agent", CARD_PLAYED, may_be_sacrificed)
async def sacrifice(game: Game, effect: Effect, played: Played, key: str) -> None:
    """An Agent is sacrificed as if a Sabotage were played (OFF-OPT-LDR-8)."""
    game.leaders.acted(effect.where, "sabotages")
    game.action_cards.sabotage(played, "agent")
    game.leaders.killed(leader_of(game, effect), NOBODY)


@grants("SA17-LDR-08")
def may_sabotage(game: Game, effect: Effect, played: Played) -> list[Option[str]]:
    """Cards of others that take effect in his system (SA17-LDR-08), if he has not done so this round or the last."""
    agent = leader_of(game, effect)
    here = game.board.hex_of(agent.where)
    rested = agent.tired <= game.state.round
    if played.seat == effect.owner or not rested or not game.action_cards.takes_effect_in(played, here):
        return []
    things = (at_card(played.card), in_system(here))
    return [Option("sabotage", "SA17-LDR-08", things, message("option-agent-sabotages", leader=effect.where))]


@shattered_ascension.may("leader_agent", CARD_PLAYED, may_sabotage)
async def sabotage(game: Game, effect: Effect, played: Played, key: str) -> None:
    """An Agent cancels a card in his system and lives on (SA17-LDR-10), but not again this round or the next (SA17-LDR-09)."""
    game.leaders.acted(effect.where, "sabotages")
    game.leaders.tire(effect.where)
    game.action_cards.sabotage(played, "agent", game.board.hex_of(leader_of(game, effect).where))


@shattered_ascension.on("leader_agent", AFTER_BATTLE, ANY)
async def the_agent_after_battle(game: shattered_ascension_game.Game, effect: Effect, battle: Battle) -> None:
    """Where a battle was won with an Agent the enemy's Fate Rolls count as captured (SA17-LDR-13)."""
    here = place_of(battle)
    if battle.winner == effect.owner and leader_of(game, effect).where == here:
        game.leaders.note_agent(effect.owner, here)
