"""Official Political Cards that are resolved once: goods, points, cards, planets and units.

The revised deck has cards of the same names; what lasts has a key that begins with `official_`.
"""

from __future__ import annotations

from mecatol.core.decisions import Verdict
from mecatol.core.effects import ANY, SET, Effect
from mecatol.rules.layers import official as effects
from mecatol.rules.layers import official_cards as deck
from mecatol.rules.moments import COMBAT_VALUE, GOODS_GO_TO, MAY_LAND, Firing, Unit
from mecatol.rules.naming import in_system, on_planet, planet_of
from mecatol.rules.official.game import Game
from mecatol.rules.official.politics import FOR
from mecatol.rules.state import PlanetId, Seat, UnitId

from . import council, events_fleets, events_goods, events_planets
from .motions import Motion, elects
from .outcomes import REFUSED, ask, exhaust_all, gains_goods, give_up_unit, may_repeal, scores, this_round
from .voters import each, everyone, extreme, points, voters

# -- points and goods --------------------------------------------------------------------------------------------------

Motion("imperial_mandate", each(scores("imperial_mandate", 2)), each(scores("imperial_mandate", -1)), deck=deck)
Motion("mutiny", each(scores("mutiny", 1), voters(FOR)), each(scores("mutiny", -1), voters(FOR)), deck=deck)
Motion(
    "seed_of_an_empire",
    each(scores("seed_of_an_empire", 1), extreme(points)),
    each(scores("seed_of_an_empire", 1), extreme(points, least=True)),
    deck=deck,
)
Motion("cost_overruns", each(events_goods.pays_for_planets), deck=deck)


@elects("economic_revitalization", "player", deck=deck)
async def economic_revitalization(game: Game, name: str) -> None:
    """A Trade Good of every opponent who has one."""
    for other in [other for other in game.opponents(int(name)) if other in everyone(game)]:
        game.economy.hand_goods(other, int(name), 1)


async def divert_goods(game: Game) -> None:
    """Trade Goods go to the neighbour on the left this round."""
    this_round(game, "official_open_the_trade_routes")


Motion("open_the_trade_routes", each(gains_goods(2)), divert_goods, deck=deck)


@effects.modify("official_open_the_trade_routes", GOODS_GO_TO, ANY, SET)
def goods_under_open_the_trade_routes(game: Game, effect: Effect, to: Seat, seat: Seat) -> Seat:
    return game.to_the_left(seat, everyone(game))


# -- Action Cards ------------------------------------------------------------------------------------------------------


async def drops_all(game: Game, seat: Seat) -> None:
    for card in list(game.player(seat).action_cards):
        game.action_cards.discard(seat, card)


Motion("unconventional_measures", each(events_goods.may_draw), each(drops_all), deck=deck)


@elects("public_execution", "player", deck=deck)
async def public_execution(game: Game, name: str) -> None:
    """All Action Cards are lost, all planets exhausted, and the units have -1 on combat rolls this round."""
    await drops_all(game, int(name))
    exhaust_all(game, lambda planet: planet.owner == int(name))
    this_round(game, "official_public_execution", int(name))


@effects.modify("official_public_execution", COMBAT_VALUE)
def combat_under_public_execution(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    return value + 1


# -- laws --------------------------------------------------------------------------------------------------------------

elects("repeal", "law", deck=deck)(council.repeal)


def influence(game: Game, seat: Seat) -> int:
    """The influence of a player's refreshed planets."""
    return sum(game.economy.influence(planet) for planet in game.economy.ready_planets(seat))


async def foremost_may_repeal(game: Game) -> None:
    """One law, at the will of whoever has the most; the Speaker decides between those who are level."""
    if game.state.laws:
        first = await ask.one_player(game, game.state.speaker, "most_influential", extreme(influence)(game))
        await may_repeal(game, first)


Motion("new_constitution", council.abolish_all, foremost_may_repeal, deck=deck)

# -- planets and units -------------------------------------------------------------------------------------------------


def soldiers(game: Game, seat: Seat, planet: PlanetId) -> int:
    units = game.board.units(seat, on_planet(planet))
    return sum(group.count for group in units if group.kind in ("ground_force", "shock_troop"))


@elects("compensated_disarmament", "planet", events_planets.is_held, deck=deck)
async def compensated_disarmament(game: Game, name: PlanetId) -> None:
    """All Ground Forces there go, for a Trade Good each; the planet stays its owner's."""
    owner = game.board.planet(name).owner
    number = soldiers(game, owner, name)
    army = [group for group in game.board.units(owner, on_planet(name)) if group.kind in ("ground_force", "shock_troop")]
    await game.combat.destroy(owner, on_planet(name), army, "agenda")
    game.economy.gain_goods(owner, number, "agenda")


async def keeps_few_warships(game: Game, seat: Seat) -> None:
    """Two Dreadnoughts and four Cruisers at most."""
    most: tuple[tuple[tuple[UnitId, ...], int], ...] = ((game.parameters.dreadnoughts, 2), (("cruiser",), 4))
    for kinds, number in most:
        while sum(game.board.on_board(seat, kind) for kind in kinds) > number:
            places = [in_system(hex_) for hex_ in game.board.fleets_of(seat)]
            await give_up_unit(game, seat, places, kinds.__contains__)
    await game.economy.settle_fleets(seat)


Motion("arms_reduction", each(keeps_few_warships), events_fleets.exhaust_red, deck=deck)


@elects("official_sanction", "player", deck=deck)
async def official_sanction(game: Game, name: str) -> None:
    """No invasions this round."""
    this_round(game, "official_official_sanction", int(name))


@effects.modify("official_official_sanction", MAY_LAND)
def landing_under_official_sanction(game: Game, effect: Effect, verdict: Verdict, unit: Unit) -> Verdict:
    """Neither neutral nor enemy planets."""
    return verdict if game.board.planet(planet_of(unit.where)).owner == unit.seat else REFUSED
