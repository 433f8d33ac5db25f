"""Official Political Cards about movement, landings, planets and votes; what lasts has a key that begins with `official_`."""

from __future__ import annotations

from typing import Any

from mecatol.core.decisions import Option, Verdict, message
from mecatol.core.effects import ANY, BOUND, MULTIPLY, Effect
from mecatol.rules.layers import official as effects
from mecatol.rules.layers import official_cards as deck
from mecatol.rules.moments import (
    ACTIVATION_TOLL,
    AGENDA_DECIDED,
    AGENDAS_CHOSEN,
    BEFORE_BATTLE,
    BEFORE_INVASION,
    BEFORE_ROUND,
    CANNONS_FIRED,
    HAZARD,
    MAY_ACTIVATE,
    MAY_BOMBARD,
    MAY_ENTER,
    MAY_LAND,
    MAY_PASS,
    MAY_PRODUCE,
    MAY_STRIKE,
    MAY_TAKE_WORMHOLE,
    MAY_USE_SECONDARY,
    NEBULA_SLOWS,
    NEUTRAL_LANDING,
    OUT_OF_TURN,
    PLANET_TAKEN,
    SECONDARY_COST,
    SPACE_CANNON,
    SWAPPED,
    VOTES_COUNT,
    WORMHOLES,
    At,
    Build,
    Firing,
    Invading,
    Strategic,
    Taken,
    Unit,
)
from mecatol.rules.naming import at_player, card_named, each_of, in_system, on_planet, planet_of, player_named, words_of
from mecatol.rules.official.game import Game
from mecatol.rules.official.politics import FOR
from mecatol.rules.pieces import MECATOL_REX
from mecatol.rules.state import NEUTRAL, NOBODY, Battle, Group, Planet, PlanetId, Seat

from . import council, laws_economy, laws_logistics, laws_movement, laws_offices, laws_war
from .events_fleets import is_invasion
from .motions import Motion, election, elects
from .official_laws import law, office
from .outcomes import (
    REFUSED,
    ask,
    discard,
    for_the_round,
    is_colony,
    is_free,
    lose_planet,
    loses_goods,
    may_repeal,
    own_planets,
    place_unit,
    this_round,
)
from .voters import each, everyone

# -- Strategy Cards ----------------------------------------------------------------------------------------------------


def in_order_of_play(game: Game) -> list[Seat]:
    """Everybody as in the Action Phase, in Shattered Ascension too (OFF-STR-3)."""
    return [seat for seat in game.action_phase.order() if seat in everyone(game)]


Motion(
    "aggressive_strategy",
    each(laws_offices.free_secondaries("official_aggressive_strategy"), in_order_of_play),
    for_the_round("official_no_secondaries"),
    deck=deck,
)
effects.modify("official_aggressive_strategy", SECONDARY_COST, stage=MULTIPLY)(laws_offices.counters_under_aggressive_strategy)


@effects.modify("official_no_secondaries", MAY_USE_SECONDARY, ANY)
def secondaries_under_no_secondaries(game: Game, effect: Effect, verdict: Verdict, strategic: Strategic) -> Verdict:
    return REFUSED


# -- wormholes and Special Systems -------------------------------------------------------------------------------------

law("closing_the_wormholes", "official_closing_the_wormholes", refused=laws_movement.scuttle_at_wormholes)
effects.modify("official_closing_the_wormholes", MAY_TAKE_WORMHOLE, ANY)(laws_logistics.wormholes_under_shut_wormholes)

law("wormhole_reconstruction", "official_wormhole_reconstruction")
effects.modify("official_wormhole_reconstruction", WORMHOLES, ANY)(laws_movement.wormholes_under_wormhole_regeneration)

law(
    "investigate_spatial_anomalies",
    "official_investigate_spatial_anomalies",
    refused=for_the_round("official_closed_special_systems"),
)
effects.modify("official_investigate_spatial_anomalies", MAY_PASS, ANY)(laws_movement.passing_under_investigate_spatial_anomalies)
effects.modify("official_investigate_spatial_anomalies", NEBULA_SLOWS, ANY)(
    laws_movement.nebulas_under_investigate_spatial_anomalies
)
effects.modify("official_closed_special_systems", MAY_ENTER, ANY)(laws_movement.entering_under_closed_special_systems)

election("sanctuary_shield", "special_system", deck=deck, key="official_sanctuary_shield")
effects.modify("official_sanctuary_shield", HAZARD, ANY)(laws_movement.hazards_under_sanctuary_shield)

# -- activation and fire -----------------------------------------------------------------------------------------------

PACT_PRICE = 3

law("neutrality_pact", "official_neutrality_pact", refused=each(laws_war.marks_dock_system))


def is_protected(game: Game, at: At) -> bool:
    """Whether a system has no planets, and units of another player."""
    system = game.board.system(at.system)
    return not system.planets and any(stack.owner not in (at.seat, NEUTRAL) for stack in system.stacks)


@effects.modify("official_neutrality_pact", MAY_ACTIVATE, ANY)
def activation_under_neutrality_pact(game: Game, effect: Effect, verdict: Verdict, at: At) -> Verdict:
    able = not is_protected(game, at) or game.economy.can_pay(at.seat, influence=PACT_PRICE)
    return verdict if able else REFUSED


@effects.modify("official_neutrality_pact", ACTIVATION_TOLL, ANY)
def toll_under_neutrality_pact(game: Game, effect: Effect, toll: int, at: At) -> int:
    return toll + PACT_PRICE * is_protected(game, at)


law("redefining_war_crimes", "official_redefining_war_crimes", refused=for_the_round("official_silent_cannons"))
effects.modify("official_silent_cannons", SPACE_CANNON, ANY, BOUND)(laws_war.cannons_under_silent_cannons)


@effects.on("official_redefining_war_crimes", CANNONS_FIRED, ANY)
async def redefining_war_crimes_judges(game: Game, effect: Effect, firing: Firing) -> None:
    """Firing a PDS at a fleet ends an agreement with its owner."""
    agreement = game.trade.agreement(firing.seat, firing.target) if min(firing.seat, firing.target) >= 0 else None
    if agreement is not None:
        await game.trade.break_agreement(agreement, firing.seat)


# -- landings ----------------------------------------------------------------------------------------------------------

law("imperial_peace", "official_imperial_peace", refused=for_the_round("official_only_mecatol_rex"))
law("planetary_conscription", "official_planetary_conscription", refused=for_the_round("official_no_neutral_landings"))
effects.modify("official_imperial_peace", MAY_BOMBARD, ANY)(laws_war.bombardment_under_imperial_peace)
effects.modify("official_no_neutral_landings", MAY_LAND, ANY)(laws_war.landing_under_planetary_conscription_refused)


@effects.modify("official_imperial_peace", MAY_LAND, ANY)
def landing_under_imperial_peace(game: Game, effect: Effect, verdict: Verdict, unit: Unit) -> Verdict:
    return REFUSED if planet_of(unit.where) == MECATOL_REX and is_invasion(game, unit) else verdict


@effects.modify("official_only_mecatol_rex", MAY_LAND, ANY)
def landing_under_only_mecatol_rex(game: Game, effect: Effect, verdict: Verdict, unit: Unit) -> Verdict:
    return REFUSED if planet_of(unit.where) != MECATOL_REX and is_invasion(game, unit) else verdict


@effects.modify("official_only_mecatol_rex", MAY_BOMBARD, ANY)
def bombardment_under_only_mecatol_rex(game: Game, effect: Effect, verdict: Verdict, firing: Firing) -> Verdict:
    return REFUSED if firing.planet != MECATOL_REX else verdict


@effects.on("official_planetary_conscription", PLANET_TAKEN, ANY)
async def planetary_conscription_gives_a_soldier(game: Game, effect: Effect, taken: Taken) -> None:
    """A Ground Force for whoever gains a neutral planet."""
    here = on_planet(taken.planet)
    room = taken.before == NOBODY and game.production.room_for(taken.seat, "ground_force", here, 1)
    if room and await ask.agrees(game, taken.seat, "conscript", here):
        game.production.place_units(taken.seat, "ground_force", here, 1, "agenda")


def in_resources(game: Game, planet: PlanetId) -> tuple[int, int]:
    """As many resources as a planet has: (resources, influence)."""
    return game.economy.resources(planet), 0


law("colonization_licensing", "official_colonization_licensing", refused=each(laws_war.exhausts_every_third))


@effects.modify("official_colonization_licensing", MAY_LAND, ANY)
def landing_under_colonization_licensing(game: Game, effect: Effect, verdict: Verdict, unit: Unit) -> Verdict:
    return laws_war.landing_for_a_licence(game, verdict, unit, in_resources)


@effects.on("official_colonization_licensing", NEUTRAL_LANDING, ANY)
async def colonization_licensing_is_paid(game: Game, effect: Effect, landing: Invading) -> None:
    await laws_war.pay_for_a_licence(game, landing, in_resources)


# -- Minister of War ---------------------------------------------------------------------------------------------------

office("minister_of_war", "official_minister_of_war")


def may_strike(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """Before a Space Battle of his, once, for a counter of Strategy Allocation."""
    able = not battle.planet and battle.has(effect.owner) and game.player(effect.owner).strategy > 0
    fresh = game.remembered(effect, "struck") != game.scope("battle")
    free = able and fresh and game.fold(MAY_STRIKE, True, At(effect.owner, battle.system))
    return [Option("strike", says=message("option-minister-strikes"))] if free else []


@effects.may("official_minister_of_war", BEFORE_BATTLE, may_strike)
async def minister_of_war_strikes(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    """A hit on the enemy's fleet, which does not fire back for it."""
    game.economy.spend_counter(effect.owner, "strategy", "agenda")
    game.note(effect, "struck", game.scope("battle"))
    enemy, where = battle.enemy(effect.owner).seat, in_system(battle.system)
    aim = game.combat.aim(enemy, where, "precombat", effect.owner)
    await game.combat.suffer(enemy, where, 1, purpose="precombat", by=effect.owner, aim=aim)


# -- Minister of Internal Security -------------------------------------------------------------------------------------

MOST_DESTROYED = 4

office("minister_of_internal_security", "official_minister_of_internal_security")


def soldiers(game: Game, seat: Seat) -> tuple[Group, ...]:
    """The Ground Forces of a player on Mecatol Rex; Shock Troops are such."""
    return tuple(g for g in game.board.units(seat, on_planet(MECATOL_REX)) if g.kind in ("ground_force", "shock_troop"))


def garrisons(game: Game, effect: Effect, context: Any) -> list[Option[str]]:
    """Whose Ground Forces are on Mecatol Rex."""
    here = game.board.stacks(on_planet(MECATOL_REX)) if game.board.has_planet(MECATOL_REX) else ()
    return [
        Option(at_player(owner), things=(at_player(owner),), says=message("option-purge-garrison", player=owner))
        for owner, _ in here
        if soldiers(game, owner)
    ]


def fighting_garrisons(game: Game, effect: Effect, context: Invading | Battle) -> list[Option[str]]:
    """The others' while Mecatol Rex is fought for, where perhaps nobody is asked anything in between."""
    here = garrisons(game, effect, context) if context.planet == MECATOL_REX else []
    return [option for option in here if option.key != at_player(effect.owner)]


async def purges(game: Game, effect: Effect, context: Any, key: str) -> None:
    """The law is discarded for up to four Ground Forces on Mecatol Rex."""
    await discard(game, effect)
    owner, here = player_named(key), on_planet(MECATOL_REX)
    lost = await ask.units(game, effect.owner, "purge_garrison", soldiers(game, owner), here, MOST_DESTROYED, 1)
    await game.combat.destroy(owner, here, lost, "agenda")


effects.may("official_minister_of_internal_security", OUT_OF_TURN, garrisons)(purges)
effects.may("official_minister_of_internal_security", BEFORE_INVASION, fighting_garrisons)(purges)
effects.may("official_minister_of_internal_security", BEFORE_ROUND, fighting_garrisons)(purges)

# -- planets -----------------------------------------------------------------------------------------------------------


async def garrisons_mecatol(game: Game, seat: Seat) -> None:
    """Two Ground Forces on Mecatol Rex."""
    for _ in range(2):
        await place_unit(game, seat, "ground_force", [on_planet(MECATOL_REX)])


Motion("holder_of_mecatol_rex", each(may_repeal, council.ruler), each(garrisons_mecatol, council.ruler), deck=deck)


async def expand(game: Game) -> None:
    """In turn from the Speaker on, a Ground Force on a neutral planet that nobody guards, the Custodians neither."""
    for seat in [seat for seat in game.from_speaker() if seat in everyone(game)]:
        free = [p.id for p in game.board.planets() if is_free(game, p.id) and not game.domain_counters.has_custodians(p.id)]
        left = game.board.left(seat, "ground_force") > 0
        planet = await ask.planet(game, seat, "settle_neutral", free if left else [], may_decline=True)
        if planet:
            game.production.place_units(seat, "ground_force", on_planet(planet), 1, "agenda")
            await game.invasion.gain(seat, planet, "agenda")


async def loses_empty_colonies(game: Game, seat: Seat) -> None:
    """Planets outside Home Systems without units of their owner; a Trade Station stays his who has ships there (OFF-SYS-6)."""
    for planet in game.board.planets_of(seat):
        empty = is_colony(game, planet.id) and not game.board.units(seat, on_planet(planet.id))
        held = not game.board.is_solid(planet.id) and game.board.ships(seat, game.board.system_of(planet.id))
        if empty and not held:
            await lose_planet(game, planet.id)


Motion("supported_expansion", expand, each(loses_empty_colonies), deck=deck)


async def mines_asteroids(game: Game, seat: Seat) -> None:
    """Four Trade Goods for each controlled system next to an Asteroid Field."""
    mine = [system.hex for system in game.state.systems if game.economy.controls_system(seat, system.hex)]
    near = [h for h in mine if any(game.galaxy.anomaly(other) == "asteroid_field" for other in game.galaxy.adjacent(h))]
    game.economy.gain_goods(seat, 4 * len(near), "agenda")


Motion("mining_operations", each(mines_asteroids), each(loses_goods(2)), deck=deck)


def disputed(game: Game, pair: str) -> bool:
    """Whether two planets of different players lie outside Home Systems, neither of them Mecatol Rex."""
    first, second = (PlanetId(words_of(each_)[-1]) for each_ in each_of(pair))
    owners = [game.board.planet(planet).owner for planet in (first, second)]
    outside = all(is_colony(game, planet) and planet != MECATOL_REX for planet in (first, second))
    return outside and NOBODY not in owners and owners[0] != owners[1]


@elects("dispute_resolution", "two_planets", disputed, deck=deck)
async def dispute_resolution(game: Game, name: str) -> None:
    """Both planets become neutral; everything on them is destroyed."""
    for each_ in each_of(name):
        planet = PlanetId(words_of(each_)[-1])
        owner = game.board.planet(planet).owner
        await game.combat.destroy(owner, on_planet(planet), game.board.units(owner, on_planet(planet)), "agenda")
        await lose_planet(game, planet)


law("labor_force_politics", "official_labor_force_politics", refused=each(laws_economy.keeps_one_dock))


@effects.modify("official_labor_force_politics", SWAPPED, ANY)
def swapped_under_labor_force_politics(game: Game, effect: Effect, swapped: bool, planet: Planet) -> bool:
    return not swapped


async def mobilize(game: Game) -> None:
    """Everybody may put a Ground Force on his planets for every five votes cast for it."""
    number = sum(ballot.votes for ballot in game.state.ballots if ballot.outcome == FOR) // 5
    for seat in everyone(game):
        for _ in range(number):
            if not await place_unit(game, seat, "ground_force", own_planets(game, seat)):
                break


Motion("mass_mobilization", mobilize, for_the_round("official_no_conscripts"), deck=deck)


@effects.modify("official_no_conscripts", MAY_PRODUCE, ANY)
def production_under_no_conscripts(game: Game, effect: Effect, verdict: Verdict, build: Build) -> Verdict:
    return REFUSED if build.kind == "ground_force" else verdict


# -- the council -------------------------------------------------------------------------------------------------------

office("council_elder", "official_council_elder")
effects.modify("official_elders_word", VOTES_COUNT, ANY)(council.council_elder_alone_counts)
effects.on("official_elders_word", AGENDA_DECIDED, ANY)(council.council_elder_has_spoken)


@effects.may("official_council_elder", AGENDAS_CHOSEN, council.elections)
async def council_elder_speaks(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """The law is discarded, and in one election only its holder's votes count."""
    this_round(game, "official_elders_word", effect.owner, card_named(key))
    await discard(game, effect)
