"""Events about fleets, Space Docks and Space Mines."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core import hexes
from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, Effect
from mecatol.core.hexes import Hex
from mecatol.rules import forces
from mecatol.rules.choosing import NO
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.moments import (
    COMBAT_VALUE,
    COST_HALVES,
    MAY_ACTIVATE,
    MAY_BOMBARD,
    MAY_ENTER,
    MAY_LAND,
    MAY_USE_SECONDARY,
    OUT_OF_TURN,
    PLACES_GOODS,
    At,
    Build,
    Firing,
    Strategic,
    Travel,
    Unit,
)
from mecatol.rules.naming import border_named, fleet_named, in_system, on_planet, planet_of
from mecatol.rules.official import game as official_game
from mecatol.rules.official.politics import AGAINST, FOR
from mecatol.rules.pieces import MECATOL_REX, is_big_ship, is_ground
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import NEUTRAL, NOBODY, Group, Place, PlanetId, Seat, UnitId

from .motions import Motion, elects
from .official_fates import CLOUDS, NEEDED, opens_the_artifact, ruin_system, strike_fleets
from .outcomes import (
    CLAUSE,
    REFUSED,
    ask,
    dock_systems,
    exhaust_all,
    exhaust_docks,
    fleets,
    give_up_unit,
    has_begun,
    lose_planet,
    own_planets,
    place_unit,
    price,
    remove,
    this_round,
    told_roll,
    until_next_round_ends,
)
from .voters import each, everyone, voters

# -- ships and armies are given up -------------------------------------------------------------------------------------


async def fights_piracy(game: Game, seat: Seat) -> None:
    """Two ships and half of the Fighters are scuttled."""
    for _ in range(2):
        await give_up_unit(game, seat, in_space(game, seat), is_big_ship)
    for _ in range(game.board.on_board(seat, "fighter") // 2):
        await give_up_unit(game, seat, in_space(game, seat), is_fighter)
    await game.economy.settle_fleets(seat)


def in_space(game: Game, seat: Seat) -> list[Place]:
    return [in_system(hex_) for hex_ in game.board.fleets_of(seat)]


def is_fighter(kind: UnitId) -> bool:
    return kind == "fighter"


async def keeps_one_good(game: Game, seat: Seat) -> None:
    """One Trade Good stays in the area, and one on each agreement."""
    game.economy.lose_goods(seat, max(0, game.player(seat).trade_goods - 1), "agenda")
    for agreement in game.trade.agreements_of(seat):
        lying = game.trade.lying(seat, agreement)
        if lying > 1:
            game.trade.add_goods(seat, agreement, 1 - lying)


Motion("anti_piracy_task_force", each(fights_piracy), each(keeps_one_good))

MOST_SHIPS, MOST_WORTH, MOST_TROOPS = 10, 15, 8


async def reduce_arms(game: Game) -> None:
    """Fleets and armies are cut down, and all Space Docks are exhausted."""
    for seat, hex_ in fleets(game):
        here = [in_system(hex_)]
        while worth(game, seat, hex_) > MOST_WORTH:
            await give_up_unit(game, seat, here, is_big_ship)
        while forces.count(game.board.ships(seat, hex_)) > MOST_SHIPS:
            await give_up_unit(game, seat, here, lambda kind: kind == "fighter" or is_big_ship(kind))
        await game.fleet_supply.settle(seat, hex_, "agenda")
    for seat in everyone(game):
        for where in own_planets(game, seat):
            while forces.count(game.board.army(seat, planet_of(where))) > MOST_TROOPS:
                await give_up_unit(game, seat, [where], is_ground)
        exhaust_docks(game, seat)


def worth(game: Game, seat: Seat, hex_: Hex) -> int:
    """What the ships of a fleet other than Fighters cost."""
    return price(game, seat, forces.of(game.board.ships(seat, hex_), is_big_ship)) // 2


async def exhaust_red(game: Game) -> None:
    exhaust_all(game, lambda planet: game.technology.has_specialty(planet.id, "red"))


Motion("arms_reduction", reduce_arms, exhaust_red)

WORTH, CAPACITY = 25, 20


async def submits(game: Game, seat: Seat) -> None:
    """Units are scuttled until all of them together cost and weigh no more than is allowed."""
    while too_much(game, seat):
        await give_up_unit(game, seat, game.board.occupied(seat))
        await game.economy.settle_fleets(seat)


def too_much(game: Game, seat: Seat) -> bool:
    """Whether a player's units exceed 25 resources or 20 production capacity, as printed."""
    groups = [group for where in game.board.occupied(seat) for group in game.board.units(seat, where)]
    weight = sum(group.count * game.board.unit(seat, group.kind).production for group in groups)
    return price(game, seat, groups) > WORTH * 2 or weight > CAPACITY


async def embolden(game: Game) -> None:
    """Those who wanted it have +2 on combat rolls this round."""
    for seat in voters(FOR)(game):
        this_round(game, "new_galactic_order", seat)


Motion("new_galactic_order", each(submits), embolden)


@effects.modify("new_galactic_order", COMBAT_VALUE)
def combat_under_new_galactic_order(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    return value - 2


@elects("compensated_decommissioning", "fleet")
async def compensated_decommissioning(game: Game, name: str) -> None:
    """Half of the ships of each kind go, for what those other than Fighters cost."""
    seat, hex_ = fleet_named(name)
    gone: list[Group] = []
    for kind in dict.fromkeys(group.kind for group in game.board.ships(seat, hex_)):
        gone += await give_up_half(game, seat, in_system(hex_), kind)
    await game.fleet_supply.settle(seat, hex_, "agenda")
    if seat >= 0:
        game.economy.gain_goods(seat, price(game, seat, [g for g in gone if is_big_ship(g.kind)]) // 2, "agenda")


async def give_up_half(game: Game, seat: Seat, where: Place, kind: UnitId) -> Sequence[Group]:
    """Half of the ships of a kind, rounded down; whole or damaged ones, as their owner says."""
    units = game.board.units(seat, where)
    half = forces.count(units, kind) // 2
    if seat == NEUTRAL:
        gone = forces.pick(units, kind, half, damaged_first=True)
        remove(game, seat, where, gone)
        return gone
    given = [await give_up_unit(game, seat, [where], lambda each: each == kind) for _ in range(half)]
    return [group for group in given if group is not None]


# -- ships are built ---------------------------------------------------------------------------------------------------


async def buys_arms(game: Game, seat: Seat) -> None:
    """Two Destroyers and a Cruiser for two resources."""
    if not game.economy.can_pay(seat, resources=2) or not await ask.agrees(game, seat, "buy_arms"):
        return
    await game.economy.pay(seat, "agenda", resources=2)
    for kind in ("destroyer", "destroyer", "cruiser"):
        systems = dict.fromkeys(
            [*game.board.systems_of(seat), *(game.board.system_of(p.id) for p in game.board.planets_of(seat))]
        )
        await place_unit(game, seat, kind, game.board.in_map_order(map(in_system, systems)))


async def dearer_ships(game: Game) -> None:
    this_round(game, "interstellar_arms_dealers")


Motion("interstellar_arms_dealers", each(buys_arms), dearer_ships)


@effects.modify("interstellar_arms_dealers", COST_HALVES, ANY)
def cost_under_interstellar_arms_dealers(game: Game, effect: Effect, halves: int, build: Build) -> int:
    return halves + 2 * is_big_ship(build.kind)


async def commissions(game: Game, seat: Seat) -> None:
    """A Dreadnought at a dock that is not blockaded, within Fleet Supply."""
    await place_unit(game, seat, "dreadnought", dock_systems(game, seat), may_decline=False)


async def dearer_warships(game: Game) -> None:
    this_round(game, "warship_commission")


Motion("warship_commission", each(commissions), dearer_warships)


@effects.modify("warship_commission", COST_HALVES, ANY)
def cost_under_warship_commission(game: Game, effect: Effect, halves: int, build: Build) -> int:
    return halves + 4 * game.board.counts_as(build.kind, "cruiser", "dreadnought", "war_sun")


# -- what somebody may not do for a while ------------------------------------------------------------------------------


@elects("official_sanction", "player")
async def official_sanction(game: Game, name: str) -> None:
    """No invasions, no bombardment, no secondaries and no goods on agreements this round."""
    this_round(game, "official_sanction", int(name))


@effects.modify("official_sanction", MAY_LAND)
def landing_under_official_sanction(game: Game, effect: Effect, verdict: Verdict, unit: Unit) -> Verdict:
    return REFUSED if is_invasion(game, unit) else verdict


def is_invasion(game: official_game.Game, unit: Unit) -> bool:
    """Whether a unit lands on a planet that is not its owner's: one that is nobody's is invaded too (OFF-LND-2)."""
    return game.board.planet(planet_of(unit.where)).owner != unit.seat


@effects.modify("official_sanction", MAY_BOMBARD)
def bombardment_under_official_sanction(game: Game, effect: Effect, verdict: Verdict, firing: Firing) -> Verdict:
    return REFUSED


@effects.modify("official_sanction", MAY_USE_SECONDARY)
def secondaries_under_official_sanction(game: Game, effect: Effect, verdict: Verdict, strategic: Strategic) -> Verdict:
    return REFUSED


@effects.modify("official_sanction", PLACES_GOODS)
def goods_placed_under_official_sanction(game: Game, effect: Effect, places: bool, seat: Seat) -> bool:
    return False


@elects("public_execution", "player")
async def public_execution(game: Game, name: str) -> None:
    """All Action Cards are lost, all planets exhausted, and the units have -1 on combat rolls this round."""
    seat = int(name)
    for card in list(game.player(seat).action_cards):
        game.action_cards.discard(seat, card)
    exhaust_all(game, lambda planet: planet.owner == seat)
    this_round(game, "public_execution", seat)


@effects.modify("public_execution", COMBAT_VALUE)
def combat_under_public_execution(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    return value + 1


MARGIN = 12


@elects("sector_quarantine", "system")
async def sector_quarantine(game: Game, name: str) -> None:
    """No ship enters or leaves the system in the next round; with a great majority from now on."""
    votes: dict[str, int] = {}
    for ballot in game.state.ballots:
        votes[ballot.outcome] = votes.get(ballot.outcome, 0) + ballot.votes
    here = in_system(Hex(name))
    others = max((count for outcome, count in votes.items() if outcome != here), default=0)
    until_next_round_ends(game, "sector_quarantine", where=here, at_once=votes.get(here, 0) >= others + MARGIN)


@effects.modify("sector_quarantine", MAY_ENTER, ANY)
def entering_under_sector_quarantine(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    return REFUSED if effect.where in (in_system(travel.frm), in_system(travel.to)) and has_begun(game, effect) else verdict


# -- Short Term Truce --------------------------------------------------------------------------------------------------


TRUCE_PRICE = 10


async def truce(game: Game) -> None:
    """In the next round nobody attacks anybody, until somebody pays for an end: each may, so each owns it."""
    for seat in everyone(game):
        until_next_round_ends(game, "short_term_truce", seat)


async def left_neighbour_exhausts(game: Game, seat: Seat) -> None:
    """The opponent on the left says which planet is exhausted."""
    opponents = [other for other in game.opponents(seat) if other in everyone(game)]
    planet = await ask.planet(game, game.to_the_left(seat, opponents), "exhaust_theirs", game.economy.ready_planets(seat))
    if planet:
        game.board.exhaust(planet, "agenda")


@effects.modify("short_term_truce", MAY_ACTIVATE, ANY)
def activation_under_short_term_truce(game: Game, effect: Effect, verdict: Verdict, at: At) -> Verdict:
    return REFUSED if game.board.enemy_fleets(at.seat, at.system) and has_begun(game, effect) else verdict


@effects.modify("short_term_truce", MAY_LAND, ANY)
def landing_under_short_term_truce(game: Game, effect: Effect, verdict: Verdict, unit: Unit) -> Verdict:
    owner = game.board.planet(planet_of(unit.where)).owner
    return REFUSED if owner not in (NOBODY, unit.seat) and has_begun(game, effect) else verdict


def price_of_war(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    if not game.economy.can_pay(seat, influence=TRUCE_PRICE):
        return []
    return [Option("end", says=message("option-end-truce", count=TRUCE_PRICE))]


@effects.may("short_term_truce", OUT_OF_TURN, price_of_war)
async def short_term_truce_is_ended(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """Ten influence end it at any time."""
    await game.economy.pay(seat, "agenda", influence=TRUCE_PRICE)
    game.end_kind(effect.key)


Motion("short_term_truce", truce, each(left_neighbour_exhausts, voters(AGAINST)))

# -- Space Mines -------------------------------------------------------------------------------------------------------


async def mine_the_heartland(game: Game) -> None:
    """A mine on every border of the system of Mecatol Rex."""
    if game.board.has_planet(MECATOL_REX):
        middle = game.board.system_of(MECATOL_REX)
        for other in game.galaxy.adjoining(middle):
            game.space_mines.lay_neutral(hexes.border(middle, other))


BORDERS = 2


async def mines_two_borders(game: Game, seat: Seat) -> None:
    """Who pays two influence lays mines on two borders, as long as there are any."""
    able = game.space_mines.left() and game.economy.can_pay(seat, influence=2)
    if not able or not await ask.agrees(game, seat, "buy_mines"):
        return
    await game.economy.pay(seat, "agenda", influence=2)
    mined: list[str] = []
    while len(mined) < BORDERS and game.space_mines.left():
        mined.append(await game.choose(seat, "mine_border", borders_besides, game, tuple(mined)))
        game.space_mines.lay_neutral(border_named(mined[-1]))


@grants(CLAUSE)
def borders_besides(game: Game, mined: Sequence[str]) -> list[Option[str]]:
    """Borders anywhere besides some."""
    return [option for option in border_options(game) if option.key not in mined]


def border_options(game: Game) -> list[Option[str]]:
    return [
        Option(f"border:{hexes.border(a, b)}", things=(in_system(a), in_system(b)), says=message("option-border", frm=a, to=b))
        for a, b in game.galaxy.borders()
    ]


Motion("protect_the_heartland", mine_the_heartland, each(mines_two_borders))

# -- Centrillic Gas Harvest Enterprise ---------------------------------------------------------------------------------


HARVEST = 5


async def harvest(game: Game) -> None:
    """Five goods for each Nebula and Ion Storm with ships, whose fleets, neutral ones too, then suffer as from Space Mines."""
    seats = (*everyone(game), NEUTRAL)
    known = [hex_ for hex_, _ in game.state.layout if game.galaxy.anomaly(hex_) in CLOUDS]
    clouds = [hex_ for hex_ in known if any(seat in seats for seat in game.board.fleets(hex_))]
    for hex_ in clouds:
        game.economy.add_wealth(in_system(hex_), HARVEST)
    for seat in seats:
        for hex_ in [hex_ for hex_ in clouds if game.board.ships(seat, hex_)]:
            await harm(game, seat, hex_)


async def harm(game: Game, seat: Seat, hex_: Hex) -> None:
    """A fleet suffers as if it had come upon a Space Mine."""
    ships = [g for g in game.board.ships(seat, hex_) if game.space_mines.triggers(seat, g.kind, hex_)]
    hits = await game.space_mines.scored(seat, ships, hex_, NOBODY)
    await game.combat.suffer(seat, in_system(hex_), hits, purpose="space_mines", by=NOBODY, only=is_big_ship)
    await game.fleet_supply.settle(seat, hex_, "agenda")


async def mines_for_nebulas(game: Game, seat: Seat) -> None:
    """A mine for each Nebula controlled, on a border of a system with ships."""
    nebulas = [s.hex for s in game.state.systems if game.galaxy.anomaly(s.hex) == "nebula"]
    for _ in [hex_ for hex_ in nebulas if game.economy.controls_system(seat, hex_)]:
        key = await game.choose(seat, "mine_border", borders_of_fleets, game, seat)
        if key != NO.key:
            game.space_mines.lay(seat, border_named(key))


@grants(CLAUSE)
def borders_of_fleets(game: Game, seat: Seat) -> list[Option[str]]:
    """Borders of systems with ships of the player's, or none."""
    mine = [in_system(hex_) for hex_ in game.board.fleets_of(seat)]
    mined = [f"border:{mine.border}" for mine in game.state.mines if mine.owner == seat]
    found = [o for o in border_options(game) if any(place in mine for place in o.things) and o.key not in mined]
    return [*(found if game.space_mines.left() else []), NO]


Motion("centrillic_gas_harvest_enterprise", harvest, each(mines_for_nebulas))

# -- Ancient Artifact --------------------------------------------------------------------------------------------------

ROLLS = 2


async def lay_waste(game: Game, hex_: Hex) -> None:
    """Nothing is left in the system, Custodians neither (OFF-SE-CUS); two rolls against every fleet and planet next to it."""
    await ruin_system(game, hex_)
    if game.domain_counters.has_custodians(MECATOL_REX):
        game.domain_counters.clear(on_planet(MECATOL_REX))
    for near in game.galaxy.adjacent(hex_):
        await strike_fleets(game, near, ROLLS)
        for planet in game.board.system(near).planets:
            await scorch(game, planet.id)


async def scorch(game: Game, planet: PlanetId) -> None:
    """Hits on a planet are like those of a bombardment: shields absorb them, ground units are lost, and one that nobody is left
    to take makes it neutral (SA17-GEN-14); there is no bombarding player who could omit that (SA17-GEN-15)."""
    seat, here = game.invasion.defender(planet), on_planet(planet)
    if seat == NOBODY or game.politics.passes_by(seat) or not game.board.is_solid(planet):
        return
    hits = told_roll(game, seat, "ancient_artifact", ROLLS, NEEDED)
    hits -= min(hits, game.bombardment.shields(planet) + game.bombardment.cover(planet))
    only, first, army = game.bombardment.is_exposed, game.bombardment.is_prone, exposed(game, seat, here)
    await game.combat.suffer(seat, here, hits, purpose="bombardment", by=NOBODY, may_sustain=False, only=only, first=first)
    if hits > army - exposed(game, seat, here) and game.board.planet(planet).owner == seat:
        await lose_planet(game, planet)


def exposed(game: Game, seat: Seat, where: Place) -> int:
    """How many units on a planet a bombardment could hit."""
    return forces.count(forces.of(game.board.units(seat, where), game.bombardment.is_exposed))


Motion("ancient_artifact", opens_the_artifact(lay_waste))
