"""Events about planets, and units put on them."""

from __future__ import annotations

from mecatol.core.decisions import Verdict
from mecatol.core.effects import ANY, OPPONENT, Effect
from mecatol.core.hexes import Hex
from mecatol.rules import forces
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.moments import MAY_ACTIVATE, MAY_LAND, MAY_USE_SECONDARY, REFRESHES, At, Strategic, Unit
from mecatol.rules.naming import in_system, on_planet, planet_named, planet_of
from mecatol.rules.official.politics import AGAINST, FOR
from mecatol.rules.pieces import HOPES_END, MECATOL_REX
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import NOBODY, Place, PlanetId, Seat, UnitId

from .motions import Motion, elects
from .outcomes import (
    REFUSED,
    add_facility,
    ask,
    concerned_planets,
    docks,
    exhaust_all,
    exhaust_dock,
    exhausts,
    gains_counters,
    has_begun,
    is_colony,
    is_free,
    is_guarded,
    lose_planet,
    lose_unguarded,
    no_home,
    own_planets,
    place_unit,
    price,
    ruled_planets,
    steal_card,
    this_round,
    until_next_round_ends,
)
from .voters import champion, each, everyone, extreme, holder, outside_homes, voters

# -- a planet is elected -----------------------------------------------------------------------------------------------


def is_held(game: Game, planet: PlanetId) -> bool:
    return game.board.planet(planet).owner != NOBODY


@elects("compensated_disarmament", "planet", is_held)
async def compensated_disarmament(game: Game, name: PlanetId) -> None:
    """The ground units there go, for twice what they cost; the planet stays its owner's."""
    owner = game.board.planet(name).owner
    army = game.board.army(owner, name)
    await game.combat.destroy(owner, on_planet(name), army, "agenda")
    game.economy.gain_goods(owner, price(game, owner, army), "agenda")


def disputed(game: Game, planet: PlanetId) -> bool:
    return planet != MECATOL_REX and is_colony(game, planet)


@elects("dispute_resolution", "planet", disputed)
async def dispute_resolution(game: Game, name: PlanetId) -> None:
    """The two planets with the most votes become neutral; the second one is not the same owner's. A Trade Station stays his who
    has ships there (OFF-SYS-6)."""
    owner = game.board.planet(name).owner
    votes: dict[PlanetId, int] = {}
    for ballot in game.state.ballots:
        planet = planet_named(ballot.outcome)
        if ballot.votes and planet != name and (owner == NOBODY or game.board.planet(planet).owner != owner):
            votes[planet] = votes.get(planet, 0) + ballot.votes
    level = [planet for planet, count in votes.items() if count == max(votes.values())]
    second = await ask.planet(game, game.state.speaker, "second_planet", level)
    for planet in (name, second):
        if planet and game.invasion.may_be_lost(planet):
            await lose_planet(game, planet)


def is_foreign_colony(game: Game, planet: PlanetId) -> bool:
    return is_held(game, planet) and is_colony(game, planet) and game.board.is_solid(planet)


@elects("planetary_government_dissidence", "planet", is_foreign_colony)
async def planetary_government_dissidence(game: Game, name: PlanetId) -> None:
    """The planet becomes neutral; who wanted it most may take it, and a card of its owner with it."""
    before = game.board.planet(name).owner
    seats = champion(on_planet(name))(game)
    await lose_planet(game, name)
    for seat in seats:
        if game.board.left(seat, "ground_force") and await ask.agrees(game, seat, "take_dissident_planet", on_planet(name)):
            game.production.place_units(seat, "ground_force", on_planet(name), 1, "agenda")
            await game.invasion.gain(seat, name, "agenda")
            if before != seat:
                steal_card(game, seat, before)
                await game.action_cards.trim(seat)


# -- a system is elected -----------------------------------------------------------------------------------------------


@elects("desperate_measures", "system", no_home)
async def desperate_measures(game: Game, name: str) -> None:
    """Command Counters leave the system; its planets and docks are exhausted."""
    hex_ = Hex(name)
    for seat in [seat for seat in game.board.system(hex_).counters if seat in everyone(game)]:
        game.board.lift_counter(seat, hex_)
    exhaust_all(game, lambda planet: game.board.system_of(planet.id) == hex_)
    for seat in everyone(game):
        for where in docks(game, seat, ready=True):
            if game.board.hex_of(where) == hex_:
                exhaust_dock(game, seat, where)


@elects("prosperity_is_stability", "system", no_home)
async def prosperity_is_stability(game: Game, name: str) -> None:
    """A Colony, three goods as Natural Wealth and refreshment for its planets; nobody activates it this round."""
    for planet in concerned_planets(game, Hex(name)):
        add_facility(game, planet, "colony")
        game.economy.add_wealth(on_planet(planet), 3)
        game.board.refresh(game.board.planet(planet).owner, [planet])
    this_round(game, "prosperity_is_stability", where=in_system(Hex(name)))


@effects.modify("prosperity_is_stability", MAY_ACTIVATE, ANY)
def activation_under_prosperity_is_stability(game: Game, effect: Effect, verdict: Verdict, at: At) -> Verdict:
    return REFUSED if in_system(at.system) == effect.where else verdict


# -- planets are exhausted, refreshed or lost --------------------------------------------------------------------------


async def collapse(game: Game) -> None:
    """Everything is exhausted, and nobody uses secondaries this round."""
    exhaust_all(game)
    this_round(game, "no_secondaries")


async def no_refreshing(game: Game) -> None:
    """The next Status Phase has no step of refreshing planets, with whatever is done in it."""
    this_round(game, "no_refreshing")


Motion("galaxy_wide_financial_collapse", collapse, no_refreshing)


@effects.modify("no_secondaries", MAY_USE_SECONDARY, ANY)
def secondaries_under_no_secondaries(game: Game, effect: Effect, verdict: Verdict, strategic: Strategic) -> Verdict:
    return REFUSED if effect.where in ("", strategic.card) else verdict


@effects.modify("no_refreshing", REFRESHES, ANY)
def refreshing_under_no_refreshing(game: Game, effect: Effect, refreshes: bool, seat: Seat) -> bool:
    return False


async def redistribute_colonies(game: Game) -> None:
    """Whoever has the most planets outside the Home Systems gives one up; whoever has the fewest may settle there."""
    emptied: list[PlanetId] = []
    for seat in extreme(outside_homes)(game):
        planet = await ask.planet(game, seat, "emptied_planet", [p.id for p in game.board.planets_of(seat)])
        if planet:
            emptied.append(planet)
            await lose_units(game, seat, planet)
    poorest = await ask.one_player(game, game.state.speaker, "poorest_player", extreme(outside_homes, least=True)(game))
    for planet in emptied:
        if game.board.is_solid(planet) and await ask.agrees(game, poorest, "settle_planet", on_planet(planet)):
            await settle(game, poorest, planet, 2)


async def lose_units(game: Game, seat: Seat, planet: PlanetId) -> None:
    """All units on a planet are destroyed; it stays its owner's."""
    await game.combat.destroy(seat, on_planet(planet), game.board.units(seat, on_planet(planet)), "agenda")
    await game.fleet_supply.settle(seat, game.board.system_of(planet), "agenda")


async def settle(game: Game, seat: Seat, planet: PlanetId, number: int) -> None:
    """Ground Forces for nothing on a planet that becomes a player's."""
    placed = game.production.place_units(seat, "ground_force", on_planet(planet), number, "agenda")
    if placed and game.board.planet(planet).owner != seat:
        await game.invasion.gain(seat, planet, "agenda")


Motion("colonial_redistribution", redistribute_colonies)


async def secure_planets(game: Game) -> None:
    """Planets with fewer ground units than influence are filled up and exhausted."""
    for planet in ruled_planets(game):
        if game.board.is_solid(planet.id):
            missing = game.economy.influence(planet.id) - forces.count(game.board.army(planet.owner, planet.id))
            if missing > 0:
                game.production.place_units(planet.owner, "ground_force", on_planet(planet.id), missing, "agenda")
                game.board.exhaust(planet.id, "agenda")


Motion("planetary_security", secure_planets, lose_unguarded)


async def expand(game: Game) -> None:
    """In turn from the Speaker on, a Ground Force on a neutral planet."""
    for seat in everyone(game):
        free = [planet.id for planet in game.board.planets() if is_free(game, planet.id) and planet.id != MECATOL_REX]
        if game.board.left(seat, "ground_force"):
            planet = await ask.planet(game, seat, "settle_neutral", free, may_decline=True)
            if planet:
                await settle(game, seat, planet, 1)


async def give_up_empty(game: Game, seat: Seat) -> None:
    """Each planet without units is exhausted or becomes neutral; a Trade Station stays his who has ships there (OFF-SYS-6)."""
    for planet in [p for p in game.board.planets_of(seat) if not is_guarded(game, p.id)]:
        stays = not game.invasion.may_be_lost(planet.id)
        if stays or (not planet.exhausted and await ask.agrees(game, seat, "exhaust_or_lose", on_planet(planet.id))):
            game.board.exhaust(planet.id, "agenda")
        else:
            await lose_planet(game, planet.id)


Motion("supported_expansion", expand, each(give_up_empty))

# -- units on planets --------------------------------------------------------------------------------------------------


async def conscripts(game: Game, seat: Seat) -> None:
    """Ground Forces for an influence each, paid in one sum, at most three on a planet."""
    placed: list[str] = []
    while game.economy.can_pay(seat, influence=len(placed) + 1):
        where = await place_unit(game, seat, "ground_force", [w for w in own_planets(game, seat) if placed.count(w) < 3])
        if not where:
            break
        placed.append(where)
    await game.economy.pay(seat, "agenda", influence=len(placed))


Motion("conscription_campaign", each(conscripts, voters(FOR)), each(exhausts(1), voters(FOR)))

LEVY: tuple[UnitId, ...] = ("space_dock", "mechanized_unit", "pds", "shock_troop", "ground_force", "ground_force")


async def mobilizes(game: Game, seat: Seat) -> None:
    """A dock and five other units on colonies, at most two of them on each."""
    placed: list[str] = []
    for kind in LEVY:
        if kind == "mechanized_unit" and not game.parameters.mechanized_units:
            continue
        colonies_ = [w for w in own_planets(game, seat) if is_colony(game, planet_of(w)) and placed.count(w) < 2]
        placed.append(await place_unit(game, seat, kind, colonies_))


Motion("mass_mobilization", each(mobilizes), each(gains_counters(1), voters(AGAINST)))


def hopes_end(game: Game) -> list[Seat]:
    return holder(game, HOPES_END)


TRAINED: dict[UnitId, int] = {"ground_force": 1, "shock_troop": 2}


async def trains(game: Game, seat: Seat) -> None:
    """A Ground Force and two Shock Troops on Hope's End."""
    if await ask.agrees(game, seat, "train_troops"):
        for kind, number in TRAINED.items():
            game.production.place_units(seat, kind, on_planet(HOPES_END), number, "agenda")


async def refreshes_hopes_end(game: Game, seat: Seat) -> None:
    game.board.refresh(seat, [HOPES_END])


Motion("hopes_end_training_ground", each(trains, hopes_end), each(refreshes_hopes_end, hopes_end))


def is_remote(game: Game, seat: Seat, planet: PlanetId) -> bool:
    """Whether a planet lies nearer to another Home System than to its owner's, along ways that do not change."""
    here, far = game.board.system_of(planet), 1000
    own = game.galaxy.stable_distance(here, game.board.home(seat))
    others = [game.galaxy.stable_distance(here, game.board.home(other)) for other in game.opponents(seat)]
    nearest = min((away for away in others if away is not None), default=far)
    return nearest < (own if own is not None else far)


def remote(game: Game, seat: Seat) -> list[Place]:
    return [w for w in own_planets(game, seat) if is_remote(game, seat, planet_of(w))]


async def garrisons(game: Game, seat: Seat) -> None:
    """A Ground Force and a PDS on each remote planet."""
    for where in remote(game, seat):
        for kind in ("ground_force", "pds"):
            await place_unit(game, seat, kind, [where])


async def exhausts_remote(game: Game, seat: Seat) -> None:
    """Trade Stations too, on which no unit could stand."""
    for planet in game.board.planets_of(seat):
        if is_remote(game, seat, planet.id):
            game.board.exhaust(planet.id, "agenda")


Motion("dominion_disputes", each(garrisons), each(exhausts_remote))


@elects("subsidized_industry", "player")
async def subsidized_industry(game: Game, name: str) -> None:
    """A Space Dock for nothing on any own planet, exhausted."""
    await place_unit(game, int(name), "space_dock", own_planets(game, int(name)))


DIGGERS: dict[UnitId, int] = {"ground_force": 3, "pds": 1}


@elects("massive_dig", "planet")
async def massive_dig(game: Game, name: PlanetId) -> None:
    """A Refinery and ten goods as Natural Wealth; three Ground Forces and a PDS leave."""
    add_facility(game, name, "refinery")
    game.economy.add_wealth(on_planet(name), 10)
    for owner, groups in game.board.stacks(on_planet(name)):
        for kind, most in DIGGERS.items():
            number = min(most, forces.count(groups, kind))
            game.board.remove(owner, on_planet(name), forces.pick(groups, kind, number), "agenda")


# -- protection in the round to come -----------------------------------------------------------------------------------


@elects("diplomatic_protection", "player")
async def diplomatic_protection(game: Game, name: str) -> None:
    """In the next round nobody invades the elected player."""
    until_next_round_ends(game, "diplomatic_protection", int(name))


@effects.modify("diplomatic_protection", MAY_LAND, OPPONENT)
def landing_under_diplomatic_protection(game: Game, effect: Effect, verdict: Verdict, unit: Unit) -> Verdict:
    owner = game.board.planet(planet_of(unit.where)).owner
    return REFUSED if owner == effect.owner and has_begun(game, effect) else verdict
