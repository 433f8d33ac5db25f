"""Domain Counters in space."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import ANY, Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules import forces
from mecatol.rules.layers import (
    official,
    official_cards,
    shattered_ascension_17,
    shattered_ascension_17_cards,
    shattered_ascension_es,
)
from mecatol.rules.moments import ACTION_ENDS, GOAL, UPGRADE_DISCOUNT, Travel
from mecatol.rules.naming import kind_of, name_of, place_named, planet_of, system_named, unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import SHIPS, in_system, is_ground
from mecatol.rules.state import NOBODY, Action, Place, Seat, UnitId

from .common import HOW, ask, mark_system, nothing, number

# -- finds -------------------------------------------------------------------------------------------------------------

official_cards.domain_counter("empty_space")(nothing)
shattered_ascension_17_cards.domain_counter("void_space")(nothing)


@official_cards.domain_counter("abandoned_transport")
@shattered_ascension_17_cards.domain_counter("abandoned_freighters")
async def abandoned_transport(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """Trade Goods."""
    game.economy.gain_goods(seat, number(game, "trade_goods"), HOW)


@official_cards.domain_counter("discovery")
async def discovery(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """An Action Card, for whoever wants it."""
    if await ask(game, seat, "card", "no") == "card":
        await game.action_cards.take(seat, number(game, "action_cards"), HOW)


@shattered_ascension_17_cards.domain_counter("discovery")
async def discovery_sa(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """An Action Card or a Command Counter."""
    if not game.board.reinforcements(seat) or await ask(game, seat, "card", "counter") == "card":
        await game.action_cards.take(seat, number(game, "action_cards"), HOW)
    else:
        await game.economy.gain_counters(seat, number(game, "command_counters"), HOW)


@official_cards.domain_counter("derelict_ship")
async def derelict_ship(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """A Cruiser for nothing, if there is room for it."""
    if game.production.room_for(seat, "cruiser", place, 1) and await ask(game, seat, "cruiser", "no") == "cruiser":
        game.production.place_units(seat, "cruiser", place, number(game, "cruisers"), HOW)


@shattered_ascension_17_cards.domain_counter("ship_graveyard")
async def ship_graveyard(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """A ship at half its price, or a Command Counter for Fleet Supply."""
    key = await game.choose(seat, "ship_graveyard", wrecks, game, seat, place)
    if key == "counter":
        await game.economy.gain_counters(seat, number(game, "command_counters"), HOW, "fleet")
    elif key != "no":
        kind = unit_kind(name_of(key))
        price = half_price(game, seat, game.board.hex_of(place), kind)
        if price:
            await game.economy.pay(seat, HOW, resources=price)
        game.production.place_units(seat, kind, place, number(game, "ships"), HOW)


@grants("SA17-DOM-01")
def wrecks(game: Game, seat: Seat, place: Place) -> list[Option[str]]:
    """Every ship but War Sun and Flagship that there is room for, or the counter; neither only where no counter is left."""
    hex_ = game.board.hex_of(place)
    found = [
        Option(f"ship:{kind}", "", (place,), message("option-find-ship", kind=kind))
        for kind in SHIPS
        if kind not in ("war_sun", "flagship")
        and game.production.room_for(seat, kind, place, 1)
        and game.economy.can_pay(seat, resources=half_price(game, seat, hex_, kind))
    ]
    if game.board.reinforcements(seat):
        return [*found, Option("counter", says=message("option-counter-counter"))]
    return [*found, Option("no", says=message("option-counter-no"))]


def half_price(game: Game, seat: Seat, hex_: Hex, kind: UnitId) -> int:
    """Half of what a ship costs, rounded down."""
    return game.production.halves(seat, hex_, kind) // 4


@shattered_ascension_17_cards.domain_counter("uncharted_habitats")
async def uncharted_habitats(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """Something like a Trade Station lies in the system from now on; it is taken like one when the action is over."""
    game.domain_counters.become(game.board.hex_of(place), "uncharted_habitats")


@official_cards.domain_counter("precursor_space_station")
async def precursor_space_station(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """Who controls the system needs less to win."""
    effect = game.begin_effect("precursor_space_station", NOBODY, "rule", where=place)
    game.note(effect, "points", str(number(game, "victory_points_less")))
    mark_system(game, game.board.hex_of(place), "precursor_space_station")


@official.modify("precursor_space_station", GOAL, ANY)
def nearer_goal(game: Game, effect: Effect, goal: int, seat: Seat) -> int:
    held = game.economy.controls_system(seat, game.board.hex_of(place_named(effect.where)))
    return goal - int(game.remembered(effect, "points")) if held else goal


@shattered_ascension_es.modify("precursor_space_station", UPGRADE_DISCOUNT, ANY)
def cheaper_upgrades(game: Game, effect: Effect, discount: int, seat: Seat) -> int:
    """Race-specific technologies cost its holder 1 less (SAES-SOT-34)."""
    return discount + game.economy.controls_system(seat, game.board.hex_of(place_named(effect.where)))


# -- Alien Technology --------------------------------------------------------------------------------------------------


@official_cards.domain_counter("alien_technology")
async def alien_technology(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """A technology for nothing."""
    await game.technology.receive(seat, HOW)


@shattered_ascension_17_cards.domain_counter("alien_technology")
async def alien_technology_sa(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """It stays, and whoever controls it uses the effects of one technology; each new controller chooses anew."""
    game.begin_effect("alien_technology", NOBODY, "rule", where=place)
    if kind_of(place) == "system":
        mark_system(game, game.board.hex_of(place), "alien_technology")
    else:
        planet = game.board.planet(planet_of(place))
        game.board.set_planet(replace(planet, tokens=(*planet.tokens, "alien_technology")))


@shattered_ascension_17.on("alien_technology", ACTION_ENDS, ANY)
async def alien_technology_changes_hands(game: Game, effect: Effect, action: Action) -> None:
    controller = game.artifacts.occupy(place_named(effect.where))
    if str(controller) == (game.remembered(effect, "controller") or str(NOBODY)):
        return
    borrowed = game.remembered(effect, "borrowed")
    before = [other.owner for other in game.state.effects if str(other.id) == borrowed]
    game.end_effects(lambda other: str(other.id) == borrowed)
    game.note(effect, "controller", str(controller))
    game.note(effect, "borrowed", "")
    for seat in before:
        await game.economy.settle_fleets(seat)
    if controller == NOBODY:
        return
    technology = await game.choose(controller, "alien_technology", alien_options, game, controller)
    if technology != "no":
        lent = game.technology.use_effects_of(controller, technology, "rule")
        game.note(effect, "borrowed", str(lent.id))


@grants("SA17-DOM-01")
def alien_options(game: Game, seat: Seat) -> list[Option[str]]:
    """Every technology the player does not own; or none."""
    found = [
        Option(key, says=message("option-find-technology", technology=key))
        for key in game.content.technologies
        if not game.technology.has(seat, key)
    ]
    return [*found, Option("no", says=message("option-counter-no"))]


# -- dangers -----------------------------------------------------------------------------------------------------------


@official_cards.domain_counter("gravity_rift")
async def gravity_rift(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """The system is a Gravity Rift from now on."""
    game.domain_counters.become(game.board.hex_of(place), "gravity_rift")


@official_cards.domain_counter("supernova")
async def supernova(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """All ships are destroyed, and the system is a Supernova from now on."""
    hex_ = game.board.hex_of(place)
    for owner, groups in game.board.stacks(in_system(hex_)):
        await game.combat.destroy(owner, in_system(hex_), groups, HOW)
    game.domain_counters.become(hex_, "supernova_base")


@official_cards.domain_counter("space_pirates")
async def space_pirates(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """All Trade Goods, or a fight against a Dreadnought; without goods, the fight."""
    goods = game.player(seat).trade_goods
    if goods and await ask(game, seat, "pay", "fight") == "pay":
        game.economy.lose_goods(seat, goods, HOW)
    else:
        game.domain_counters.muster(seat, place, "dreadnought", number(game, "dreadnoughts"), returns=False)


@shattered_ascension_17_cards.domain_counter("space_pirates")
async def space_pirates_sa(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """Pay, or a Dreadnought appears; who holds the place when the action is over is rewarded."""
    price = number(game, "price")
    if game.economy.goods_to_spend(seat) >= price and await ask(game, seat, "pay", "fight") == "pay":
        await game.economy.spend_goods(seat, price, HOW)
    else:
        reward = f"trade_goods:{number(game, 'trade_goods')}"
        game.domain_counters.muster(seat, place, "dreadnought", number(game, "dreadnoughts"), reward)


@shattered_ascension_17_cards.domain_counter("warp_gyre")
async def warp_gyre(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """The whole fleet is thrown into a system next to it, which is activated; Maneuvering Jets may resist."""
    hex_ = game.board.hex_of(place)
    if not game.board.reinforcements(seat) or not gyre_ends(game, seat, hex_):
        return
    if game.index.has(seat, "maneuvering_jets") and await ask(game, seat, "resist", "go") == "resist":
        return
    key = await game.choose(seat, "warp_gyre", gyre_options, game, seat, hex_)
    await game.domain_counters.carry_off(seat, hex_, system_named(key))


def gyre_ends(game: Game, seat: Seat, hex_: Hex) -> list[Hex]:
    """Systems not activated by the player, not Home Systems, without enemy ships, into which all ships can go (SA17-BRD-01)."""
    ships = game.board.ships(seat, hex_)
    return [
        near
        for near in game.galaxy.adjacent(hex_)
        if seat not in game.board.system(near).counters
        and not game.board.is_home(near)
        and not game.board.enemy_fleets(seat, near)
        and game.galaxy.anomaly(near) not in ("supernova", "asteroid_field")
        and all(game.routes.may_enter(Travel(seat, ship.kind, hex_, hex_, near, near)).allowed for ship in ships)
    ]


@grants("SA17-DOM-01")
def gyre_options(game: Game, seat: Seat, hex_: Hex) -> list[Option[str]]:
    """Where the fleet comes out."""
    ends = [in_system(near) for near in gyre_ends(game, seat, hex_)]
    return [Option(place, "", (place,), message("option-system", system=place)) for place in ends]


@shattered_ascension_17_cards.domain_counter("sudden_collision")
async def sudden_collision(game: Game, seat: Seat, place: Place, variant: str) -> None:
    """A ship takes a hit, or a unit aboard is lost; Antimass Deflectors protect."""
    if game.index.has(seat, "antimass_deflectors"):
        return
    where = in_system(game.board.hex_of(place))
    if cargo(game, seat, where) and await ask(game, seat, "ship", "cargo") == "cargo":
        kind = await game.choose(seat, "collision", cargo_options, game, seat, where)
        unit = forces.pick(game.board.units(seat, where), unit_kind(kind), damaged_first=True)
        await game.combat.destroy(seat, where, unit, HOW)
    else:
        await game.combat.suffer(seat, where, number(game, "hits"), purpose=HOW, by=NOBODY)
        await game.fleet_supply.settle(seat, game.board.hex_of(place), HOW)


def cargo(game: Game, seat: Seat, where: Place) -> forces.Groups:
    """What is aboard a fleet."""
    return forces.of(game.board.units(seat, where), lambda kind: is_ground(kind) or kind == "pds")


@grants("SA17-DOM-01")
def cargo_options(game: Game, seat: Seat, where: Place) -> list[Option[str]]:
    """Which kind of unit aboard is lost."""
    kinds = dict.fromkeys(group.kind for group in cargo(game, seat, where))
    return [Option(kind, "", (where,), message("option-find-ship", kind=kind)) for kind in kinds]
