"""Laws about battles, bombardment, invasions and landings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from mecatol.core.decisions import Option, Verdict, message
from mecatol.core.effects import ANY, BOUND, SET, Effect
from mecatol.rules import forces
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.moments import (
    ACTION_ENDS,
    ACTIVATION_TOLL,
    AFTER_ACTIVATION,
    BEFORE_BATTLE,
    CANNONS_FIRED,
    COMBAT_VALUE,
    DAMAGE_COSTS_DICE,
    FLEET_SUPPLY,
    MAY_ACTIVATE,
    MAY_BOMBARD,
    MAY_LAND,
    MAY_RETREAT,
    MOST_DICE,
    NEUTRAL_LANDING,
    PHASE,
    PLANET_TAKEN,
    RETREAT_PRICE,
    ROUND_ENDS,
    SPACE_CANNON,
    STATUS_PHASE_BEGINS,
    STRATEGY_PHASE_ENDS,
    At,
    Firing,
    Invading,
    Taken,
    Unit,
)
from mecatol.rules.naming import at_player, in_system, kind_of, on_planet, planet_of, player_named, players_named, words_of
from mecatol.rules.official import game as official_game
from mecatol.rules.official.politics import AGAINST
from mecatol.rules.pieces import MECATOL_REX, is_ground
from mecatol.rules.shattered_ascension_17.game import Game
from mecatol.rules.state import NOBODY, Battle, PlanetId, Seat

from .events_fleets import is_invasion
from .motions import Motion, election
from .outcomes import (
    REFUSED,
    ask,
    concerned_stacks,
    concerned_units,
    discard,
    docks,
    exhaust_dock,
    exhaust_some,
    exhausts,
    give_up_unit,
    own_planets,
    this_round,
)
from .voters import colonies, each, everyone, voters

# -- what is forbidden -------------------------------------------------------------------------------------------------


async def exhausts_colonial_dock(game: Game, seat: Seat) -> None:
    """A Space Dock outside the Home System is exhausted."""
    home = game.board.home(seat)
    ready = dict.fromkeys(where for where in docks(game, seat, ready=True) if game.board.hex_of(where) != home)
    where = await ask.place(game, seat, "exhaust_dock", list(ready))
    if where:
        exhaust_dock(game, seat, where)


Motion("conventions_of_war", refused=each(exhausts_colonial_dock, voters(AGAINST)))


@effects.modify("conventions_of_war", MAY_BOMBARD, ANY)
def bombardment_under_conventions_of_war(game: Game, effect: Effect, verdict: Verdict, firing: Firing) -> Verdict:
    """A planet with a Space Dock is not bombarded."""
    return REFUSED if has_dock(game, firing.planet) else verdict


def has_dock(game: Game, planet: PlanetId) -> bool:
    return any(forces.count(groups, "space_dock") for _, groups in game.board.stacks(on_planet(planet)))


async def only_mecatol_rex(game: Game) -> None:
    """Nobody invades any other planet this round."""
    this_round(game, "imperial_peace_refused")


Motion("imperial_peace", refused=only_mecatol_rex)


@effects.modify("imperial_peace", MAY_LAND, ANY)
def landing_under_imperial_peace(game: Game, effect: Effect, verdict: Verdict, unit: Unit) -> Verdict:
    """Whoever would have to fight for it stays away, be it with Custodians or with Hostile Locals that lie open."""
    return REFUSED if planet_of(unit.where) == MECATOL_REX and is_fought_for(game, unit) else verdict


def is_fought_for(game: Game, unit: Unit) -> bool:
    """Whether landing there means Invasion Combat, as far as everybody can see."""
    held = game.invasion.defender(planet_of(unit.where)) not in (NOBODY, unit.seat)
    return held or game.domain_counters.shows_troops(unit.where)


@effects.modify("imperial_peace", MAY_BOMBARD, ANY)
def bombardment_under_imperial_peace(game: Game, effect: Effect, verdict: Verdict, firing: Firing) -> Verdict:
    return REFUSED if firing.planet == MECATOL_REX else verdict


@effects.modify("imperial_peace_refused", MAY_LAND, ANY)
def landing_under_imperial_peace_refused(game: Game, effect: Effect, verdict: Verdict, unit: Unit) -> Verdict:
    return REFUSED if planet_of(unit.where) != MECATOL_REX and is_invasion(game, unit) else verdict


async def keep_off_neutrals(game: Game) -> None:
    """Nobody lands on neutral planets this round."""
    this_round(game, "planetary_conscription_refused")


Motion("planetary_conscription", refused=keep_off_neutrals)


@effects.on("planetary_conscription", PLANET_TAKEN, ANY)
async def planetary_conscription_gives_a_soldier(game: Game, effect: Effect, taken: Taken) -> None:
    """A Ground Force for whoever gains a neutral planet."""
    here = on_planet(taken.planet)
    room = taken.before == NOBODY and game.production.room_for(taken.seat, "ground_force", here, 1)
    if room and await ask.agrees(game, taken.seat, "conscript", here):
        game.production.place_units(taken.seat, "ground_force", here, 1, effect.key)


@effects.modify("planetary_conscription_refused", MAY_LAND, ANY)
def landing_under_planetary_conscription_refused(game: Game, effect: Effect, verdict: Verdict, unit: Unit) -> Verdict:
    return REFUSED if game.board.planet(planet_of(unit.where)).owner == NOBODY else verdict


PACT_PRICE = 2


async def marks_dock_system(game: Game, seat: Seat) -> None:
    """A counter from the reinforcements lies in an own system with a Space Dock that was not activated."""
    systems = dict.fromkeys(hex_ for hex_ in game.board.docks_of(seat) if seat not in game.board.system(hex_).counters)
    if systems and game.board.reinforcements(seat) > 0:
        where = await ask.place(game, seat, "mark_system", [in_system(hex_) for hex_ in systems])
        game.board.lay_counter(seat, game.board.hex_of(where), "reinforcements")


Motion("neutrality_pact", refused=each(marks_dock_system))


def meets_enemies(game: Game, at: At) -> bool:
    """Whether units of another player, or of nobody's, are in a system."""
    system = game.board.system(at.system)
    stacks = (*system.stacks, *(stack for planet in system.planets for stack in planet.stacks))
    return any(stack.owner != at.seat for stack in stacks)


@effects.modify("neutrality_pact", MAY_ACTIVATE, ANY)
def activation_under_neutrality_pact(game: Game, effect: Effect, verdict: Verdict, at: At) -> Verdict:
    """Two influence are needed to activate a system with enemy units."""
    able = not meets_enemies(game, at) or game.economy.can_pay(at.seat, influence=PACT_PRICE)
    return verdict if able else REFUSED


@effects.modify("neutrality_pact", ACTIVATION_TOLL, ANY)
def toll_under_neutrality_pact(game: Game, effect: Effect, toll: int, at: At) -> int:
    return toll + PACT_PRICE * meets_enemies(game, at)


election("non_aggression_pact", "two_players")


@effects.on("non_aggression_pact", BEFORE_BATTLE, ANY)
async def non_aggression_pact_is_broken(game: Game, effect: Effect, battle: Battle) -> None:
    """Who of the two attacks the other exhausts two planets or loses two, and the pact ends."""
    if sorted((battle.attacker.seat, battle.defender.seat)) == sorted(players_named(effect.where)):
        await discard(game, effect)
        await game.economy.give_up_planet(battle.attacker.seat, "aggression", effect.key, 2)


# -- combat rolls ------------------------------------------------------------------------------------------------------


async def exhausts_for_warships(game: Game, seat: Seat) -> None:
    """A planet for each Dreadnought and War Sun."""
    kinds = (*game.parameters.dreadnoughts, "war_sun")
    await exhaust_some(game, seat, sum(game.board.on_board(seat, kind) for kind in kinds))


Motion("unconventional_weapons", refused=each(exhausts_for_warships))


@effects.modify("unconventional_weapons", COMBAT_VALUE, ANY)
def combat_under_unconventional_weapons(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    return value + 2 * game.board.counts_as(firing.kind, "dreadnought", "war_sun")


async def repair_all(game: Game) -> None:
    """All damaged units are whole again."""
    for where, owner, groups in concerned_units(game):
        for group in groups:
            if group.damage:
                game.board.repair(owner, where, group)


Motion("duranium_armor", refused=repair_all)


@effects.modify("duranium_armor", DAMAGE_COSTS_DICE, ANY)
def dice_under_duranium_armor(game: Game, effect: Effect, costs: bool, firing: Firing) -> bool:
    return False


def fanatics(card: str, which: tuple[str, ...], purpose: str) -> None:
    """Units of a kind have +2 attacking and +1 defending; the law lapses in a round in which its holder attacks nobody so."""
    election(card, "player")

    @effects.modify(card, COMBAT_VALUE)
    def zeal(game: Game, effect: Effect, value: int, firing: Firing) -> int:
        return value - (2 if firing.attacker else 1) * (firing.kind in which)

    @effects.on(card, BEFORE_BATTLE)
    async def fought(game: Game, effect: Effect, battle: Battle) -> None:
        if bool(battle.planet) == (purpose == "invasion"):
            game.note(effect, "fought", str(game.state.round))

    @effects.on(card, ROUND_ENDS, ANY)
    async def lapse(game: Game, effect: Effect, seat: Seat) -> None:
        later = not any(deed.kind == "passed_law" and deed.what == card for deed in game.state.deeds)
        if later and game.remembered(effect, "fought") != str(game.state.round):
            await discard(game, effect)


fanatics("crown_of_thalnos", ("ground_force", "shock_troop", "mechanized_unit"), "invasion")
fanatics("prophecy_of_ixth", ("fighter",), "battle")

# -- ministers of war --------------------------------------------------------------------------------------------------

election("minister_of_war", "player")


def battle_sides(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    if battle.planet or game.remembered(effect, "used") == str(game.state.round):
        return []
    seats = (battle.attacker.seat, battle.defender.seat)
    return [Option(at_player(s), things=(at_player(s),), says=message("option-support", player=s)) for s in seats]


@effects.may("minister_of_war", BEFORE_BATTLE, battle_sides)
async def minister_of_war_supports(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    """Once a round one side of a Space Battle has +1 on its combat rolls."""
    game.note(effect, "used", str(game.state.round))
    game.begin_effect("ministers_support", player_named(key), "law", until="battle")


@effects.modify("ministers_support", COMBAT_VALUE)
def combat_under_ministers_support(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    return value - (firing.purpose == "battle")


election("minister_of_internal_security", "player")
MOST_HITS = 4


def rebels(game: Game, effect: Effect, at: At) -> list[Option[str]]:
    if not game.board.has_planet(MECATOL_REX) or at.system != game.board.system_of(MECATOL_REX):
        return []
    armies = [seat for seat, groups in concerned_stacks(game, on_planet(MECATOL_REX)) if forces.of(groups, is_ground)]
    return [
        Option(f"{seat}:{hits}", things=(at_player(seat),), says=message("option-crack-down", player=seat, count=hits))
        for seat in armies
        for hits in range(1, MOST_HITS + 1)
    ]


@effects.may("minister_of_internal_security", AFTER_ACTIVATION, rebels)
async def minister_of_internal_security_cracks_down(game: Game, effect: Effect, at: At, key: str) -> None:
    """When Mecatol Rex is activated up to four hits fall on an army there; the law is discarded."""
    await discard(game, effect)
    seat, hits = map(int, words_of(key))
    await game.combat.suffer(seat, on_planet(MECATOL_REX), hits, purpose="bombardment", by=effect.owner, only=is_ground)


# -- War Funding -------------------------------------------------------------------------------------------------------


async def loses_supply(game: Game, seat: Seat) -> None:
    """A Command Counter of Fleet Supply."""
    game.economy.spend_counter(seat, "fleet", "agenda")
    await game.economy.settle_fleets(seat)


Motion("war_funding", refused=each(loses_supply))
UNLIMITED = 1000


@effects.modify("war_funding", FLEET_SUPPLY, ANY, SET, reads=(PHASE,))
def fleets_under_war_funding(game: Game, effect: Effect, limit: int, at: At) -> int:
    """Fleet Supply does not matter in the Action Phase."""
    return UNLIMITED if game.state.phase == "action" else limit


@effects.on("war_funding", STATUS_PHASE_BEGINS, ANY)
async def war_funding_is_over(game: Game, effect: Effect, seat: Seat) -> None:
    await game.economy.settle_everybody()


# -- Code of Honor -------------------------------------------------------------------------------------------------------


async def free_retreats(game: Game) -> None:
    """Retreats and withdrawals cost nothing this round."""
    this_round(game, "free_retreats")


Motion("code_of_honor", refused=free_retreats)


@effects.modify("code_of_honor", MAY_RETREAT, ANY)
def retreats_under_code_of_honor(game: Game, effect: Effect, verdict: Verdict, at: At) -> Verdict:
    """Nobody announces a retreat in the first round of a battle; who must give way when it is over announces nothing."""
    battle = game.state.battle
    first = battle is not None and battle.round == 1
    return REFUSED if first and any(kind_of(scope) == "battle_round" for scope in game.state.scopes) else verdict


@effects.modify("code_of_honor", MOST_DICE, ANY, BOUND)
def dice_under_code_of_honor(game: Game, effect: Effect, most: int, firing: Firing) -> int:
    """Nobody rolls more combat dice than his enemy has; which ones he says himself."""
    battle = game.state.battle
    if battle is None or firing.purpose not in ("battle", "invasion"):
        return most
    return min(most, sum(dice for _, dice in game.combat.volley(battle, battle.enemy(firing.seat), battle.round)))


@effects.modify("free_retreats", RETREAT_PRICE, ANY, SET)
def price_under_free_retreats(game: Game, effect: Effect, price: str, at: At) -> str:
    return "reinforcements"


# -- armies --------------------------------------------------------------------------------------------------------------


async def exhausts_every_third(game: Game, seat: Seat) -> None:
    """A planet for every three colonies."""
    await exhaust_some(game, seat, colonies(game, seat) // 3)


Licence: TypeAlias = Callable[[Any, PlanetId], tuple[int, int]]  # what a planet costs

Motion("colonization_licensing", refused=each(exhausts_every_third))


@effects.modify("colonization_licensing", MAY_LAND, ANY)
def landing_under_colonization_licensing(game: Game, effect: Effect, verdict: Verdict, unit: Unit) -> Verdict:
    """Landing on a neutral planet takes as much influence as it has resources."""
    return landing_for_a_licence(game, verdict, unit, in_influence)


@effects.on("colonization_licensing", NEUTRAL_LANDING, ANY)
async def colonization_licensing_is_paid(game: Game, effect: Effect, landing: Invading) -> None:
    await pay_for_a_licence(game, landing, in_influence)


def in_influence(game: Game, planet: PlanetId) -> tuple[int, int]:
    """As much influence as a planet has resources: (resources, influence)."""
    return 0, game.economy.resources(planet)


def landing_for_a_licence(game: official_game.Game, verdict: Verdict, unit: Unit, licence: Licence) -> Verdict:
    """Nobody lands on a neutral planet who cannot pay for it."""
    planet = game.board.planet(planet_of(unit.where))
    dear = planet.owner == NOBODY and not game.economy.can_pay(unit.seat, *licence(game, planet.id))
    return REFUSED if dear else verdict


async def pay_for_a_licence(game: official_game.Game, landing: Invading, licence: Licence) -> None:
    """Who cannot pay for all of his landings goes back where he cannot."""
    resources, influence = licence(game, landing.planet)
    if game.economy.can_pay(landing.seat, resources, influence):
        await game.economy.pay(landing.seat, "agenda", resources=resources, influence=influence)
    else:
        landing.stopped = True


async def cut_armies(game: Game) -> None:
    """Ground units beyond Fleet Supply leave each planet."""
    for seat in everyone(game):
        for where in own_planets(game, seat):
            while forces.count(game.board.army(seat, planet_of(where))) > game.player(seat).fleet:
                await give_up_unit(game, seat, [where], is_ground)


Motion("critical_supply_measures", cut_armies, each(exhausts(2)))


async def check_armies(game: Game, effect: Effect, context: object) -> None:
    """When an action, the picking of cards or a round is over."""
    await cut_armies(game)


effects.on("critical_supply_measures", ACTION_ENDS, ANY)(check_armies)
effects.on("critical_supply_measures", STRATEGY_PHASE_ENDS, ANY)(check_armies)
effects.on("critical_supply_measures", ROUND_ENDS, ANY)(check_armies)


# -- Redefining War Crimes -----------------------------------------------------------------------------------------------


async def silence_cannons(game: Game) -> None:
    """PDS fire at no ships this round."""
    this_round(game, "silent_cannons")


Motion("redefining_war_crimes", refused=silence_cannons)


@effects.on("redefining_war_crimes", CANNONS_FIRED, ANY)
async def redefining_war_crimes_judges(game: Game, effect: Effect, firing: Firing) -> None:
    """Firing a space cannon at a fleet is hostile and breaks an agreement with its owner."""
    if firing.seat == game.board.action.seat:
        game.tactical.hostile(firing.seat, firing.target)
        return
    game.board.deed("hostile_shot", firing.seat, firing.target, in_system(firing.system), how=game.scope("action"))
    agreement = game.trade.agreement(firing.seat, firing.target)
    if agreement is not None:
        await game.trade.break_agreement(agreement, firing.seat)


@effects.modify("silent_cannons", SPACE_CANNON, ANY, BOUND)
def cannons_under_silent_cannons(game: Game, effect: Effect, dice: int, unit: Unit) -> int:
    return 0 if unit.kind == "pds" else dice
