"""Economic technologies as Shattered Ascension changes them."""

from __future__ import annotations

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules.choosing import NO
from mecatol.rules.layers import shattered_ascension, shattered_ascension_17, shattered_ascension_es
from mecatol.rules.moments import (
    ACTION_ENDS,
    AFTER_CANNONS,
    AFTER_PRODUCTION,
    BEFORE_PRODUCTION,
    CANNONS_FIRED,
    COMBAT_VALUE,
    EXTRA_CAPACITY,
    FREE_RESOURCES,
    GOODS_PLACED,
    MAY_CONVERT,
    MAY_FIRE,
    PLANET_TAKEN,
    PLANETS_PRODUCE,
    SALVAGE,
    TRADE_INCOME,
    TURN_ENDS,
    At,
    Firing,
    Income,
    Taken,
)
from mecatol.rules.naming import kind_of, parted, place_named, planet_named, unit_key, unit_named, words_of
from mecatol.rules.official.space_cannon import Battery
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import EXHAUSTED, Action, Agreement, Group, Place, Seat

from .official_yellow import own_units

YIELD = 3  # production capacity of another dock


@shattered_ascension_17.modify("sarween_tools", FREE_RESOURCES)
def sarween_tools(game: Game, effect: Effect, value: int, at: At) -> int:
    """Two resources for nothing, once a build in a Tactical Action."""
    return value + 2


# -- Transfabrication ----------------------------------------------------------------------------------


def fodder(game: Game, effect: Effect, at: At) -> list[Option[str]]:
    """Own ships in the system, and own docks elsewhere that are neither activated nor exhausted, for one of the docks here.

    Where planets produce by themselves there is no dock to help.
    """
    if at.seat != effect.owner or at.where:
        return []
    docks = game.production.docks(at.seat, at.system)
    found = [
        Option(f"scuttle={unit_key(g)}={dock}", "", (dock,), message("option-scuttle-for", kind=g.kind, where=dock))
        for dock in docks
        for g in game.board.ships(at.seat, at.system)
    ]
    found += [
        Option(f"exhaust={where}={dock}", "", (where, dock), message("option-exhaust-for", where=where, other=dock))
        for dock in docks
        for where in idle_docks(game, at)
    ]
    return found


def idle_docks(game: Game, at: At) -> list[Place]:
    """Where else a player has docks that could produce, in systems he has not activated."""
    return [
        where
        for where, group in own_units(game, at.seat)
        if group.kind == "space_dock" and group.mark != EXHAUSTED
        for system in (game.board.system(game.board.hex_of(where)),)
        if system.hex != at.system and at.seat not in system.counters
    ]


@shattered_ascension.may("transfabrication", BEFORE_PRODUCTION, fodder)
async def transfabrication(game: Game, effect: Effect, at: At, key: str) -> None:
    """Scuttled ships lend a build their price and their capacity, exhausted docks three capacity each."""
    how, rest = parted(key, "=")
    what, dock = parted(rest, "=")
    if how == "exhaust":
        where = place_named(what)
        docks = [g for g in game.board.units(at.seat, where) if g.kind == "space_dock" and g.mark != EXHAUSTED]
        game.board.mark(at.seat, where, replace(docks[0], count=1), EXHAUSTED)
        add(game, effect, dock, YIELD)
        return
    where = in_system(at.system)
    ship = unit_named(game.board.units(at.seat, where), what)
    add(game, effect, "halves", game.production.halves(at.seat, at.system, ship.kind))
    add(game, effect, dock, game.production.production(at.seat, at.system, ship.kind))
    game.board.remove(at.seat, where, [ship], "scuttled")
    await game.fleet_supply.settle(at.seat, at.system, "scuttled")
    game.leaders.rehouse(where)


def add(game: Game, effect: Effect, what: str, number: int) -> None:
    """The build has so much more of something."""
    game.note(effect, what, str(number + noted(game, effect, what)))


def noted(game: Game, effect: Effect, what: str) -> int:
    """How much more of something the build has."""
    return int(game.remembered(effect, what) or 0)


@shattered_ascension.modify("transfabrication", SALVAGE)
def salvaged(game: Game, effect: Effect, value: int, at: At) -> int:
    """What the scuttled ships were worth, in half resources."""
    return value + noted(game, effect, "halves")


@shattered_ascension.modify("transfabrication", EXTRA_CAPACITY)
def lent_capacity(game: Game, effect: Effect, value: int, at: At) -> int:
    """What was lent to a dock."""
    return value + noted(game, effect, at.where)


@shattered_ascension.on("transfabrication", AFTER_PRODUCTION)
async def used_up(game: Game, effect: Effect, at: At) -> None:
    """What the build did not need is lost."""
    for what in ("halves", in_system(at.system), *(on_planet(p.id) for p in game.board.system(at.system).planets)):
        if game.remembered(effect, what):
            game.note(effect, what, "")


# -- Micro Technology ----------------------------------------------------------------------------------


@shattered_ascension.modify("micro_technology", MAY_CONVERT)
def micro_technology(game: Game, effect: Effect, value: bool, seat: Seat) -> bool:
    """Influence becomes Trade Goods like resources."""
    return True


def agreement_name(game: Game, seat: Seat, agreement: Agreement) -> str:
    """An agreement in an option's key: the partner and the contracts."""
    return f"agreement:{game.trade.partner(seat, agreement)}:{agreement.contracts[0]}:{agreement.contracts[1]}"


@grants("SA17-TRD-01")
def own_agreements(game: Game, seat: Seat, but: str) -> list[Option[str]]:
    """A player's agreements, except one."""
    names = [(agreement_name(game, seat, a), game.trade.partner(seat, a)) for a in game.trade.agreements_of(seat)]
    return [
        Option(name, things=(f"player:{partner}",), says=message("option-agreement", player=partner))
        for name, partner in names
        if name != but
    ]


@shattered_ascension.on("micro_technology", GOODS_PLACED)
async def more_goods(game: Game, effect: Effect, seat: Seat) -> None:
    """Two goods more on an agreement, and one more on another."""
    first = ""
    for number in (2, 1):
        if not own_agreements(game, seat, first):
            return
        first = await game.choose(seat, "more_goods", own_agreements, game, seat, first)
        for agreement in game.trade.agreements_of(seat):
            if agreement_name(game, seat, agreement) == first:
                game.trade.add_goods(seat, agreement, number)


shattered_ascension_es.modify("micro_technology", MAY_CONVERT)(micro_technology)
shattered_ascension_es.on("micro_technology", GOODS_PLACED)(more_goods)


@shattered_ascension_es.modify("micro_technology", TRADE_INCOME)
def more_income(game: Game, effect: Effect, value: int, income: Income) -> int:
    """With Trade II, which puts no goods on agreements, as much more is collected (SAES-TEC-07)."""
    return value + (0, 2, 3)[min(2, income.agreements)]


# -- Nano Robotics ----------------------------------------------------------------------------------


@shattered_ascension.on("nano_technology", ACTION_ENDS)
async def nano_robotics(game: Game, effect: Effect, action: Action) -> None:
    """Damaged units are repaired at the end of each of the owner's actions."""
    for where, group in own_units(game, effect.owner):
        if group.damage:
            game.board.repair(effect.owner, where, group)


@shattered_ascension.on("nano_technology", PLANET_TAKEN)
async def refreshed_planets(game: Game, effect: Effect, taken: Taken) -> None:
    """Planets arrive refreshed, but not from a dissolved empire."""
    if taken.how != "surrender":
        game.board.refresh(taken.seat, (taken.planet,), arriving=True)


# -- Graviton Laser System ----------------------------------------------------------------------------------


@grants("OFF-PDS-2")
def more_shots(game: Game, seat: Seat, at: At) -> list[Option[str]]:
    """PDS that fired in this action and reach the fleets there; or none of them, where cannons fire once more in it."""
    shots = [parted(shot, "#") for shot in game.board.action.shot]
    fired = list(dict.fromkeys(place_named(where) for where, by in shots if by == str(seat) and kind_of(where) == "planet"))
    pds = [Battery(where, Group("pds")) for where in fired]
    able = [b.where for b in pds if game.space_cannon.reaches(seat, b, game.board.hex_of(b.where), at.system)]
    enemies = game.opponents(seat) if seat == at.seat else [at.seat]
    found = [
        Option(f"fire:{target}:{where}", "", (where, f"player:{target}"), message("option-fire-one", seat=target, where=where))
        for target in game.space_cannon.targets(enemies, at.system)
        for where in able
    ]
    later = any(step.name == "space_cannon.fire" for step in game.state.flow)
    return [*found, NO] if found and later else found


@shattered_ascension_17.on("graviton_laser_system", AFTER_CANNONS, ANY)
async def graviton_laser_system(game: Game, effect: Effect, at: At) -> None:
    """In each action one PDS that fired makes one combat roll more."""
    seat, where = effect.owner, in_system(at.system)
    if game.remembered(effect, "action") == game.scope("action") or not more_shots(game, seat, at):
        return
    key = await game.choose(seat, "one_more_shot", more_shots, game, seat, at)
    if key == NO.key:
        return
    game.note(effect, "action", game.scope("action"))
    _, target, battery = words_of(key, 3)
    planet, enemy = planet_named(battery), int(target)
    origin = game.board.system_of(planet)
    firing = Firing(seat, "pds", "space_cannon", at.system, planet, enemy, attacker=seat == at.seat, origin=origin)
    dice = game.combat.throw(firing, 1)
    await game.moment(CANNONS_FIRED, firing)
    hits = await game.combat.scored(enemy, where, dice, "space_cannon", seat)
    await game.combat.suffer(enemy, where, hits, purpose="space_cannon", by=seat)
    await game.fleet_supply.settle(enemy, at.system, "space_cannon")


def belt_between(game: Game, frm: Hex, to: Hex) -> bool:
    """Whether an Asteroid Belt lies between two systems, and nothing that stops all fire."""
    kinds = [token.kind for token in game.galaxy.border_tokens(frm, to)]
    return "asteroid_belt" in kinds and "space_time_anomaly" not in kinds


@shattered_ascension_17.modify("graviton_laser_system", MAY_FIRE)
def fire_through_asteroids(game: Game, effect: Effect, verdict: Verdict, firing: Firing) -> Verdict:
    """PDS fire through Asteroid Belts."""
    through = firing.kind == "pds" and verdict.clause == "SA17-TOK-04" and belt_between(game, firing.origin, firing.system)
    return Verdict(True, "SA17-TOK-04") if through else verdict


@shattered_ascension_17.modify("graviton_laser_system", COMBAT_VALUE)
def worse_through_asteroids(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Such a roll has -1."""
    across = firing.purpose == "space_cannon" and firing.origin not in ("", firing.system)
    return value + (across and belt_between(game, firing.origin, firing.system))


# -- Integrated Economy ----------------------------------------------------------------------------------


@shattered_ascension.modify("integrated_economy", PLANETS_PRODUCE)
def integrated_economy(game: Game, effect: Effect, value: bool, at: At) -> bool:
    """Planets in the activated system produce as many units as they have resources, in Tactical Actions only."""
    return value or game.production.in_tactical_action()


def once_a_turn(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    """At the end of each turn of the owner."""
    if seat != effect.owner or game.remembered(effect, "turn") == game.scope("turn"):
        return []
    return [Option("redistribute", says=message("option-redistribute-now"))]


@shattered_ascension.may("integrated_economy", TURN_ENDS, once_a_turn)
async def redistribute(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """Counters are shifted between the areas of the sheet."""
    game.note(effect, "turn", game.scope("turn"))
    await game.economy.redistribute(seat)
