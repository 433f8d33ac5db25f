"""Objectives that ask for deeds of this round: battles, invasions, votes."""

from __future__ import annotations

from collections.abc import Iterable

from mecatol.core.hexes import Hex
from mecatol.rules.catalogue import Count, Counts, Params, counted
from mecatol.rules.moments import HOME_COUNTS
from mecatol.rules.naming import kind_of, planet_of, unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.state import Deed, DeedKind, Seat

from .common import condition, kind_test, neighbours, next_to_home

# What the chapters call the ways in which units are destroyed, by the words of the cards. Shots before a battle belong to it,
# those of Space Cannons do not; what stands on a planet is destroyed when its owner loses it.
IN_SPACE = ("battle", "barrage", "precombat")
ON_PLANETS = ("invasion", "invasion_defence", "invasion_failed", "planet_lost")
WAYS: dict[str, tuple[str, ...]] = {
    "combat_roll": (*IN_SPACE, "space_cannon", "bombardment", "invasion", "invasion_defence"),
    "combat": (*IN_SPACE, *ON_PLANETS),
    "space_battle": IN_SPACE,
    "invasion_combat": ON_PLANETS,
    "invasion": ON_PLANETS,
    "bombardment": ("bombardment",),
}


def deeds(game: Game, seat: Seat, kind: DeedKind, *, enemy: bool = False) -> list[Deed]:
    """This round's deeds of a kind, neutral victims left out where the card says enemy."""
    return [deed for deed in game.board.deeds(kind, seat) if not enemy or deed.target in game.rivals(seat)]


def by(deed: Deed, ways: Iterable[str]) -> bool:
    """Whether units were destroyed in one of these ways."""
    return any(deed.how in WAYS[way] for way in ways)


def destroyed_docks(game: Game, seat: Seat) -> list[Deed]:
    """Space Docks of opponents that a player has destroyed."""
    return [deed for deed in deeds(game, seat, "destroyed_unit", enemy=True) if deed.what == "space_dock"]


# -- planets -----------------------------------------------------------------------------------------------------------


@condition("gain_planets")
def gain_planets(game: Game, seat: Seat, params: Params) -> Counts:
    found = deeds(game, seat, "gained_planet")
    if params.flag("enemy"):
        rivals = game.rivals(seat)
        found = [deed for deed in found if deed.target in rivals or (params.flag("kept") and _was_held(game, deed))]
    if params.flag("refreshed"):
        found = [deed for deed in found if deed.what == "refreshed"]
    if params.flag("by_invasion"):
        found = [deed for deed in found if deed.how == "invasion"]
    planets = dict.fromkeys(planet_of(deed.place) for deed in found)
    wanted = [p for p in planets if game.objectives.is_planet(p) and p in (params.words("named") or (p,))]
    if params.flag("kept"):
        wanted = [planet for planet in wanted if game.board.planet(planet).owner == seat]
    if "systems" in params.printed:
        there = dict.fromkeys(game.board.system_of(planet) for planet in wanted)
        return counted("systems", len(there), params.number("systems"))
    return counted("planets", len(wanted), params.number("planets"))


def _was_held(game: Game, gained: Deed) -> bool:
    """Whether a planet gained from nobody was an opponent's earlier in this round."""
    lost = [deed for deed in game.state.deeds if deed.kind == "lost_planet" and deed.place == gained.place]
    return any(deed.seat in game.rivals(gained.seat) for deed in lost)


@condition("invade_defended_planets")
def invade_defended_planets(game: Game, seat: Seat, params: Params) -> Counts:
    """A planet held by Mechanized Units alone held no Ground Forces, but ground units."""
    guards = ("defended",) if params.text("defenders") == "ground_force" else ("defended", "armored")
    invaded = [deed for deed in deeds(game, seat, "invaded_planet", enemy=True) if deed.what in guards]
    return counted("planets", len(dict.fromkeys(deed.place for deed in invaded)), params.number("planets"))


@condition("take_last_dock")
def take_last_dock(game: Game, seat: Seat, params: Params) -> Counts:
    taken = [deed for deed in deeds(game, seat, "took_last_dock", enemy=True) if deed.target in neighbours(game, seat)]
    return counted("enemy_docks", len(taken), params.number("docks"))


# -- battles -----------------------------------------------------------------------------------------------------------


@condition("win_space_battles")
def win_space_battles(game: Game, seat: Seat, params: Params) -> Counts:
    """Fighters are ships."""
    won = deeds(game, seat, "won_space_battle", enemy=params.flag("enemy"))
    won = [deed for deed in won if deed.amount >= params.number("enemy_ships")]
    if params.flag("attacker"):
        won = [deed for deed in won if deed.what == "attacker"]
    if params.flag("different_systems"):
        return counted("battles", len(dict.fromkeys(deed.place for deed in won)), params.number("battles"))
    return counted("battles", len(won), params.number("battles"))


@condition("attack_costly_fleet")
def attack_costly_fleet(game: Game, seat: Seat, params: Params) -> Counts:
    """A deed "attacked_fleet": `amount` the fleet's cost in resources, `what` the hits inflicted."""
    worth, hits = params.number("resources"), params.number("hits")
    fought = [(deed.amount, int(deed.what)) for deed in deeds(game, seat, "attacked_fleet")]
    best = max(fought, key=lambda fleet: (min(fleet[0], worth), min(fleet[1], hits)), default=(0, 0))
    return (Count("fleet_worth", best[0], worth), Count("hits", best[1], hits))


@condition("attack_trade_partner")
def attack_trade_partner(game: Game, seat: Seat, params: Params) -> Counts:
    attacked = dict.fromkeys(deed.target for deed in deeds(game, seat, "attacked_partner", enemy=True))
    return counted("partners", len(attacked), params.number("partners"))


@condition("destroy_units")
def destroy_units(game: Game, seat: Seat, params: Params) -> Counts:
    found = deeds(game, seat, "destroyed_unit", enemy=params.flag("enemy"))
    found = [deed for deed in found if deed.target != seat and kind_test(params.text("kind", deed.what))(unit_kind(deed.what))]
    if "by" in params.printed:
        found = [deed for deed in found if by(deed, params.words("by"))]
    if params.flag("next_to_owners_home"):
        return counted("destroyed", _near_owners_home(game, found), params.number("units"))
    asked = {
        "owners": len(dict.fromkeys(deed.target for deed in found)),
        "systems": len(dict.fromkeys(game.board.hex_of(deed.place) for deed in found)),
    }
    total = Count("destroyed", sum(deed.amount for deed in found), params.number("units", 1))
    return (*[Count(name, have, params.number(name)) for name, have in asked.items() if name in params.printed], total)


def _near_owners_home(game: Game, found: list[Deed]) -> int:
    """The most units of one owner in one system next to his Home System."""
    near: dict[tuple[Seat, Hex], int] = {}
    for deed in found:
        hex_ = game.board.hex_of(deed.place)
        if deed.target >= 0 and game.fold(HOME_COUNTS, True, deed.target) and hex_ in next_to_home(game, deed.target):
            near[(deed.target, hex_)] = near.get((deed.target, hex_), 0) + deed.amount
    return max(near.values(), default=0)


@condition("destroy_docks")
def destroy_docks(game: Game, seat: Seat, params: Params) -> Counts:
    found = destroyed_docks(game, seat)
    if "by" in params.printed:
        afloat = [deed for deed in found if params.flag("saar_by_ships") and _floating(game, deed)]
        found = [deed for deed in found if by(deed, params.words("by")) or deed in afloat]
    if params.flag("captured"):
        found += deeds(game, seat, "captured_dock", enemy=True)
    owners = len(dict.fromkeys(deed.target for deed in found))
    total = Count("enemy_docks", sum(deed.amount for deed in found), params.number("docks"))
    return (total, Count("owners", owners, params.number("owners"))) if "owners" in params.printed else (total,)


def _floating(game: Game, deed: Deed) -> bool:
    return game.player(deed.target).race == "saar" and kind_of(deed.place) == "system"


# -- others ------------------------------------------------------------------------------------------------------------


@condition("kill_or_hold_leader")
def kill_or_hold_leader(game: Game, seat: Seat, params: Params) -> Counts:
    captives = [leader for leader in game.leaders.captives(seat) if leader.owner in game.rivals(seat)]
    killed = deeds(game, seat, "killed_leader", enemy=True)
    return counted("leaders", len(captives) + len(killed), params.number("leaders"))


@condition("win_votes")
def win_votes(game: Game, seat: Seat, params: Params) -> Counts:
    return counted("agendas", len(game.board.deeds("won_vote", seat)), params.number("agendas"))
