"""Agendas about ships, docks and wormholes: what carries what, what fires, and how fleets come home."""

from __future__ import annotations

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, SET, Effect
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules import forces
from mecatol.rules.choosing import NO
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.moments import (
    ACTION_ENDS,
    EXTRA_PDS,
    MAY_TAKE_WORMHOLE,
    MOVEMENT,
    NEBULA_SLOWS,
    PICKS_UP,
    POOLED_PLACES,
    ROUND_ENDS,
    SECONDARIES_DONE,
    SLIPS,
    SPECIALTY_PLACES,
    At,
    Specialty,
    Strategic,
    Travel,
    Unit,
)
from mecatol.rules.naming import listing, seats_listed
from mecatol.rules.official.fleet_supply import UNLIMITED
from mecatol.rules.official.tactical import FREE, NO_COUNTER
from mecatol.rules.pieces import in_system, is_big_ship
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import EXHAUSTED, Action, Place, Seat

from .motions import Motion
from .outcomes import (
    CLAUSE,
    REFUSED,
    concerned_units,
    docks,
    exhaust_all,
    exhaust_dock,
    fleets,
    gates,
    give_up_unit,
    score,
    this_round,
)
from .voters import everyone

# -- Extensive Logistics Redesign Initiative -----------------------------------------------------------------------------


async def no_loading(game: Game) -> None:
    """Nobody takes cargo aboard this round; what is with the ships goes along."""
    this_round(game, "no_loading")


Motion("extensive_logistics_redesign_initiative", refused=no_loading)


@effects.modify("extensive_logistics_redesign_initiative", POOLED_PLACES, ANY)
def holds_under_extensive_logistics_redesign_initiative(game: Game, effect: Effect, pooled: bool, unit: Unit) -> bool:
    """Places for Fighters or for Ground Forces take anything."""
    return True


@effects.modify("no_loading", PICKS_UP, ANY)
def loading_under_no_loading(game: Game, effect: Effect, picks_up: bool, seat: Seat) -> bool:
    return False


# -- Industrial Hub Fortifications -------------------------------------------------------------------------------------


async def refresh_docks(game: Game) -> None:
    """Exhausted Space Docks are ready again."""
    for where, seat, groups in concerned_units(game):
        for group in groups:
            if group.kind == "space_dock" and group.mark == EXHAUSTED:
                game.board.mark(seat, where, group, "")


Motion("industrial_hub_fortifications", refused=refresh_docks)


@effects.modify("industrial_hub_fortifications", EXTRA_PDS, ANY)
def cannons_under_industrial_hub_fortifications(game: Game, effect: Effect, number: int, unit: Unit) -> int:
    """Each Space Dock serves as a PDS."""
    return number + forces.count(game.board.units(unit.seat, unit.where), "space_dock")


# -- Wormhole Research -------------------------------------------------------------------------------------------------

STABLE = "D"  # the wormholes of which the law says nothing but that they are studied


async def shut_wormholes(game: Game) -> None:
    """No ship uses wormholes this round."""
    this_round(game, "shut_wormholes")


Motion("wormhole_research", refused=shut_wormholes)


@effects.modify("shut_wormholes", MAY_TAKE_WORMHOLE, ANY)
def wormholes_under_shut_wormholes(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    return REFUSED if game.galaxy.linked(travel.frm, travel.to, travel.seat) else verdict


def letters(game: Game, hex_: Hex) -> list[str]:
    """The wormholes of a system by their own letters, whatever they lead to beside those."""
    return list(dict.fromkeys(game.galaxy.letter(hex_, name) for name, _ in game.galaxy.openings(hex_)))


def observed(game: Game, hex_: Hex) -> list[str]:
    """The wormholes of a system but for those of type D."""
    return [letter for letter in letters(game, hex_) if letter != STABLE]


@effects.modify("wormhole_research", SPECIALTY_PLACES, ANY)
def specialties_under_wormhole_research(
    game: Game, effect: Effect, places: tuple[Place, ...], specialty: Specialty
) -> tuple[Place, ...]:
    """Every wormhole is a blue specialty for whoever controls its system."""
    if specialty.colour != "blue":
        return places
    found = [hex_ for hex_ in gates(game, specialty.seat) for _ in letters(game, hex_)]
    return (*places, *map(in_system, found))


@effects.on("wormhole_research", ROUND_ENDS, ANY)
async def wormhole_research_is_published(game: Game, effect: Effect, _: Seat) -> None:
    """A point for whoever alone controls the most; then every fleet at a wormhole loses a ship."""
    numbers = {seat: sum(len(observed(game, hex_)) for hex_ in gates(game, seat)) for seat in game.rotation()}
    most = max(numbers.values())
    leading = [seat for seat, number in numbers.items() if number == most]
    if most and len(leading) == 1:
        score(game, leading[0], effect.key, 1)
        game.victory.check()
    for seat, hex_ in fleets(game):
        if observed(game, hex_):
            await give_up_unit(game, seat, [in_system(hex_)], is_big_ship)
            await game.fleet_supply.settle(seat, hex_, effect.key)
    await game.leaders.fates()


# -- Defensive Mobilizations -------------------------------------------------------------------------------------------


async def mobilize(game: Game) -> None:
    """From the Speaker on everybody may call his units home: when the secondaries of the Strategic Action under way are done,
    or when any other action is over; at once where there is none."""
    effect = this_round(game, "defensive_mobilizations")
    game.note(effect, "left", listing(map(str, everyone(game)), ","))
    if game.state.action is None:
        await next_call(game, effect)


async def exhaust_homes(game: Game) -> None:
    exhaust_all(game, lambda planet: game.board.is_home(game.board.system_of(planet.id)))


Motion("defensive_mobilizations", mobilize, exhaust_homes)


@effects.on("defensive_mobilizations", SECONDARIES_DONE, ANY)
async def defensive_mobilizations_begin(game: Game, effect: Effect, strategic: Strategic) -> None:
    await next_call(game, effect)


async def next_call(game: Game, effect: Effect) -> None:
    """One player after the other; the next one is asked when the action is over."""
    left = seats_listed(game.remembered(effect, "left"))
    for n, seat in enumerate(left, 1):
        game.note(effect, "left", listing(map(str, left[n:]), ","))
        if not game.player(seat).out and await game.choose(seat, "call_home", calls, game, seat) != NO.key:
            game.note(effect, "calling", str(seat))
            game.then(call(game, seat))
            return


@grants(CLAUSE)
def calls(game: Game, seat: Seat) -> list[Option[str]]:
    """Activate the own Home System at no cost, an own counter there or not; or leave it."""
    home = game.board.home(seat)
    verdict = game.tactical.may_activate(seat, home)
    able = verdict.allowed or (verdict.clause == "OFF-TAC-1" and seat in game.board.system(home).counters)
    found = Option(in_system(home), things=(in_system(home),), says=message("option-activate", system=home))
    return [found, NO] if able else [NO]


def call(game: Game, seat: Seat) -> Step:
    """The action, with a counter from the reinforcements; where one lies already the Space Docks there are exhausted."""
    home = game.board.home(seat)
    is_active = seat in game.board.system(home).counters
    for where in docks(game, seat, ready=True) if is_active else ():
        if game.board.hex_of(where) == home:
            exhaust_dock(game, seat, where)
    anew = not is_active and game.board.reinforcements(seat) > 0
    return Step("tactical.begin", seat, home, FREE if anew else NO_COUNTER)


def is_called(game: Game, effect: Effect, seat: Seat) -> bool:
    """Whether a player is calling his units home."""
    return game.remembered(effect, "calling") == str(seat)


@effects.on("defensive_mobilizations", ACTION_ENDS, ANY)
async def defensive_mobilizations_go_on(game: Game, effect: Effect, action: Action) -> None:
    game.note(effect, "calling", "")
    await next_call(game, effect)


@effects.modify("defensive_mobilizations", NEBULA_SLOWS, ANY)
def nebulas_under_defensive_mobilizations(game: Game, effect: Effect, slows: bool, unit: Unit) -> bool:
    return slows and not is_called(game, effect, unit.seat)


@effects.modify("defensive_mobilizations", MOVEMENT, ANY, SET)
def movement_under_defensive_mobilizations(game: Game, effect: Effect, movement: int, unit: Unit) -> int:
    """As far as the shortest way home is, for whatever moves by itself."""
    if not is_called(game, effect, unit.seat) or not unit.where or not game.movement.moves_itself(unit.kind):
        return movement
    return max(movement, way_home(game, unit))


def way_home(game: Game, unit: Unit) -> int:
    """How many systems the shortest way home has that is open to a ship; 0 where there is none."""
    home, start = game.board.home(unit.seat), game.board.hex_of(unit.where)
    reached = {start: 0}
    queue = [(start, start)]
    for before, hex_ in queue:
        if hex_ == home:
            return reached[hex_]
        if hex_ != start and not game.routes.may_pass(Travel(unit.seat, unit.kind, start, before, hex_, home)).allowed:
            continue
        for to in game.galaxy.movement_adjacent(unit.seat, hex_):
            if to not in reached and game.routes.may_enter(Travel(unit.seat, unit.kind, start, hex_, to, home)).allowed:
                reached[to] = reached[hex_] + 1
                queue.append((hex_, to))
    return 0


@effects.modify("defensive_mobilizations", SLIPS, ANY)
def leaving_under_defensive_mobilizations(game: Game, effect: Effect, slips: int, at: At) -> int:
    """Out of activated systems too."""
    return UNLIMITED if is_called(game, effect, at.seat) else slips
