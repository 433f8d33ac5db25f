"""Action Cards played around bombardment and before Planetary Landings."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import BOUND, Effect
from mecatol.rules import forces
from mecatol.rules.choosing import DONE
from mecatol.rules.forces import Groups
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.layers import shattered_ascension_17_cards as catalogue
from mecatol.rules.moments import (
    BEFORE_BOMBARDMENT,
    BEFORE_LANDING,
    BOMBARDING,
    CANNONS_FIRED,
    COMBAT_DICE,
    HITS_SCORED,
    PLANET_HIT,
    At,
    Bombing,
    Firing,
    Hits,
)
from mecatol.rules.naming import in_system, name_of, on_planet, planet_of, unit_kind
from mecatol.rules.official.bombardment import GROUND_FORCES
from mecatol.rules.official.casualties import Salvo
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import is_big_ship, is_ground, is_ship
from mecatol.rules.state import NOBODY, Group, PlanetId, Played, Seat, UnitId

from .actions_planets import foe
from .aiming import ask, exposed, place_aimed


def bombards(game: Game, seat: Seat, bombing: Bombing) -> bool:
    return bombing.seat == seat


async def name_bombarded(game: Game, played: Played) -> None:
    """The planet aimed at is where the card takes effect."""
    played.targets = [on_planet(game.action_cards.context().planet)]


# -- Anti-matter Smart Bombs -------------------------------------------------------------------------------------------

BOMBS = "anti_matter_smart_bombs"


def with_big_ships(game: Game, seat: Seat, bombing: Bombing) -> bool:
    """An enemy planet; units of nobody's are no enemies (SA17-DOM-04)."""
    return bombing.seat == seat and bombing.target >= 0 and any(is_big_ship(ship.kind) for ship in bombing.ships)


@catalogue.action_card(BOMBS, BOMBARDING, declare=name_bombarded, fits=with_big_ships)
async def anti_matter_smart_bombs(game: Game, played: Played) -> None:
    """Each bombarding ship that is no Fighter rolls a die more in this bombardment."""
    game.begin_effect(BOMBS, played.seat, "card", at=PLANET_HIT, of=played.seat)


@effects.modify(BOMBS, COMBAT_DICE, stage=BOUND)
def combat_dice_of_anti_matter_smart_bombs(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    return value + (value > 0 and shot.purpose == "bombardment" and is_big_ship(shot.kind))


# -- Chemical Warfare --------------------------------------------------------------------------------------------------


def has_victims(game: Game, seat: Seat, bombing: Bombing) -> bool:
    return bombing.seat == seat and bool(victims(game, bombing))


def victims(game: Game, bombing: Bombing) -> Groups:
    """The ground units of a bombarded planet at which a card may be aimed."""
    return forces.of(exposed(game, bombing.seat, bombing.target, on_planet(bombing.planet)), is_ground)


@catalogue.action_card("chemical_warfare", BOMBARDING, declare=name_bombarded, fits=has_victims)
async def chemical_warfare(game: Game, played: Played) -> None:
    """Before the bombardment half of the Ground Forces die and every Armor takes a hit, whatever shields there are."""
    bombing, combat = game.action_cards.context(), game.combat
    here, target = on_planet(bombing.planet), bombing.target
    armor = tuple(g for g in victims(game, bombing) if g.kind == "mechanized_unit")
    half = (forces.count(victims(game, bombing), *GROUND_FORCES) + 1) // 2
    lost = await combat.assign(target, here, half, purpose="bombardment", may_sustain=False, only=is_infantry, by=played.seat)
    await combat.carry_out(target, here, lost, "chemical_warfare", played.seat)
    await combat.hit_each(target, here, armor, "chemical_warfare", played.seat)


def is_infantry(kind: UnitId) -> bool:
    """Whether a unit counts as a Ground Force."""
    return kind in GROUND_FORCES


# -- Counter-Fire ------------------------------------------------------------------------------------------------------

COUNTER_ROLLS = 2


def may_fire_back(game: Game, seat: Seat, bombing: Bombing) -> bool:
    return bombing.target == seat and forces.count(game.board.units(seat, on_planet(bombing.planet)), "pds") > 0


@catalogue.action_card("counter_fire", BOMBARDING, declare=name_bombarded, fits=may_fire_back)
async def counter_fire(game: Game, played: Played) -> None:
    """PDS of the planet fire at the fleet, unless none may, and do more against the invasion."""
    bombing, seat = game.action_cards.context(), played.seat
    able = game.space_cannon.shots(seat, "pds", on_planet(bombing.planet)) > 0
    if able and game.space_cannon.targets([bombing.seat], bombing.system):
        await fire_back(game, bombing, seat)
    game.begin_effect("counter_fire", seat, "card", until="action", where=on_planet(bombing.planet))


async def fire_back(game: Game, bombing: Bombing, seat: Seat) -> None:
    """They roll twice each; ships that bombard are hit first, and those destroyed bombard no more."""
    number = forces.count(game.board.units(seat, on_planet(bombing.planet)), "pds")
    armed, here = [(Group("pds", number), COUNTER_ROLLS)], bombing.system
    dice = game.combat.roll(seat, armed, "space_cannon", here, bombing.planet, bombing.seat, origin=here)
    await game.moment(CANNONS_FIRED, Firing(seat, "pds", "space_cannon", here, bombing.planet, bombing.seat, origin=here))
    hits = await game.combat.scored(bombing.seat, in_system(bombing.system), dice, "space_cannon", seat)
    await bombers_first(game, bombing, hits, seat)


async def bombers_first(game: Game, bombing: Bombing, hits: int, by: Seat) -> None:
    """Hits on a fleet go to the ships that bombard, and what these cannot take to the others."""
    where, combat = in_system(bombing.system), game.combat
    others = forces.removed(game.board.ships(bombing.seat, bombing.system), bombing.ships)
    firm = combat.endurance(Salvo(bombing.seat, where, "space_cannon", only=is_ship, spare=others))
    await combat.suffer(bombing.seat, where, min(hits, firm), purpose="space_cannon", by=by, spare=others)
    await combat.suffer(bombing.seat, where, max(0, hits - firm), purpose="space_cannon", by=by)
    await game.fleet_supply.settle(bombing.seat, bombing.system, "space_cannon")


@effects.modify("counter_fire", COMBAT_DICE)
def combat_dice_of_counter_fire(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    return value + (shot.kind == "pds" and shot.purpose == "invasion_defence" and on_planet(shot.planet) == effect.where)


# -- Dug In ------------------------------------------------------------------------------------------------------------


def armies(game: Game, seat: Seat, at: At) -> list[PlanetId]:
    """A player's planets in a system that may be bombarded and have an army."""
    return [planet for planet in game.bombardment.targets(at.seat, at.system) if game.board.army(seat, planet)]


def is_threatened(game: Game, seat: Seat, at: At) -> bool:
    return at.seat != seat and bool(armies(game, seat, at))


async def name_armies(game: Game, played: Played) -> None:
    played.targets = [on_planet(planet) for planet in armies(game, played.seat, game.action_cards.context())]


@catalogue.action_card("dug_in", BEFORE_BOMBARDMENT, declare=name_armies, fits=is_threatened)
async def dug_in(game: Game, played: Played) -> None:
    """Bombardment does nothing to the player's armies in the system."""
    where = in_system(game.action_cards.context().system)
    game.begin_effect("dug_in", played.seat, "card", until="action", where=where)


@effects.on("dug_in", HITS_SCORED)
async def dug_in_when_hits_are_scored(game: Game, effect: Effect, hits: Hits) -> None:
    """With an army on the planet no hit finds it empty either."""
    here = hits.purpose == "bombardment" and in_system(hits.system) == effect.where
    if here and game.board.army(effect.owner, hits.planet):
        hits.count = 0


# -- Strategic Bombardment ---------------------------------------------------------------------------------------------

STRATEGIC = "strategic_bombardment"


def has_sites(game: Game, seat: Seat, bombing: Bombing) -> bool:
    return bombing.seat == seat and len(sites(game, bombing)) > 1


@grants("OFF-GEN-3")
def sites(game: Game, bombing: Bombing) -> list[Option[str]]:
    """Installations to remove, the planet to exhaust, or leaving the rest of the hits to the usual."""
    planet, here = game.board.planet(bombing.planet), (on_planet(bombing.planet),)
    there = exposed(game, bombing.seat, bombing.target, on_planet(bombing.planet))
    found = [kind for kind in ("pds", "space_dock") if forces.count(there, kind)]
    found += [planet.facility] if planet.facility else []
    options = [Option(f"raze:{what}", things=here, says=message("option-raze-site", installation=what)) for what in found]
    if planet.owner != NOBODY and not planet.exhausted:
        options.append(Option("exhaust", things=here, says=message("option-exhaust-planet", planet=planet.id)))
    return [*options, DONE]


@catalogue.action_card(STRATEGIC, BOMBARDING, fits=has_sites)
async def strategic_bombardment(game: Game, played: Played) -> None:
    """Hits of this bombardment, on whatever planet, may remove installations or exhaust it instead, past all shields."""
    game.begin_effect(STRATEGIC, played.seat, "card", until="action")


@effects.on(STRATEGIC, PLANET_HIT)
async def strategic_bombardment_when_the_planet_is_hit(game: Game, effect: Effect, bombing: Bombing) -> None:
    while bombing.count > 0 and len(sites(game, bombing)) > 1:
        key = await game.choose(effect.owner, "strategic_target", sites, game, bombing)
        if key == DONE.key:
            return
        bombing.count -= 1
        if key == "exhaust":
            game.board.exhaust(bombing.planet, STRATEGIC)
        else:
            await raze(game, bombing, name_of(key))


async def raze(game: Game, bombing: Bombing, what: str) -> None:
    """An installation or facility of a planet is gone."""
    here, planet = on_planet(bombing.planet), game.board.planet(bombing.planet)
    if what == planet.facility:
        game.facilities.remove(bombing.planet, STRATEGIC)
        return
    gone = forces.pick(game.board.units(bombing.target, here), unit_kind(what))
    await game.combat.destroy(bombing.target, here, gone, STRATEGIC, bombing.seat)


# -- Star of Death -----------------------------------------------------------------------------------------------------


def doomed_worlds(game: Game, at: At) -> list[PlanetId]:
    """The planets of a system; a Trade Station is none."""
    planets = game.board.system(at.system).planets
    return [planet.id for planet in planets if game.board.is_solid(planet.id)]


def has_war_sun(game: Game, seat: Seat, at: At) -> bool:
    there = forces.count(game.board.ships(seat, at.system), "war_sun")
    action = game.state.action
    return bool(there and doomed_worlds(game, at)) and action is not None and action.kind == "tactical"


async def name_doomed_world(game: Game, played: Played) -> None:
    planets = doomed_worlds(game, game.action_cards.context())
    played.targets = [on_planet(await ask.planet(game, played.seat, "star_of_death", planets))]


@catalogue.action_card("star_of_death", BEFORE_LANDING, declare=name_doomed_world, fits=has_war_sun)
async def star_of_death(game: Game, played: Played) -> None:
    """Everything on a planet is destroyed; it is neutral and irradiated. The player's hand of Action Cards is discarded."""
    await destroy_world(game, played.seat, planet_of(place_aimed(played)))
    for card in list(game.action_cards.hand(played.seat)):
        game.action_cards.discard(played.seat, card)


async def destroy_world(game: Game, seat: Seat, planet: PlanetId) -> None:
    """Units and Leaders of a planet are destroyed; it is neutral, and a Radiation counter lies there."""
    here = on_planet(planet)
    for leader in game.leaders.at(here):
        game.leaders.killed(leader, seat)
    for owner, groups in game.board.stacks(here):
        await game.combat.destroy(owner, here, groups, "star_of_death", foe(seat, owner))
    if game.board.planet(planet).owner != NOBODY:
        owner = game.board.planet(planet).owner
        game.invasion.lose(planet, "star_of_death")
        await game.fleet_supply.settle(owner, game.board.system_of(planet), "star_of_death")
    game.domain_counters.irradiate(planet)
