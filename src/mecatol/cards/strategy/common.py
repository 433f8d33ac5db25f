"""What several Strategy Cards share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import Effect
from mecatol.core.hexes import Hex
from mecatol.core.zones import Deck
from mecatol.rules import events
from mecatol.rules.choosing import Choosing, planet_option, system_option
from mecatol.rules.moments import At, Unit
from mecatol.rules.naming import at_card, card_named, in_system, on_planet, parted, planet_named
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import is_ship
from mecatol.rules.state import NOBODY, CardId, Place, PlanetId, Seat

ask = Choosing("OFF-ACT-2")


# -- choosing ----------------------------------------------------------------------------------------------------------


async def choose_way(game: Game, seat: Seat, card: str, open_ways: Sequence[str]) -> str:
    """In which of its ways a player uses a primary; "" where none would do anything."""
    return await game.choose(seat, "primary", ways, card, open_ways) if open_ways else ""


@grants("OFF-ACT-2", "SA17-STR-01")
def ways(card: str, open_ways: Sequence[str]) -> list[Option[str]]:
    """The ways of a primary that are open."""
    return [Option(way, things=(at_card(card),), says=message(f"option-{card.replace('_', '-')}-{way}")) for way in open_ways]


def own_systems(game: Game, seat: Seat) -> list[Hex]:
    """Systems with planets that a player controls."""
    return list(dict.fromkeys(game.board.system_of(planet.id) for planet in game.board.planets_of(seat)))


async def call_voice(game: Game, seat: Seat) -> None:
    """Before the primary of Political or Assembly perhaps a Voice of the Council is elected (OFF-SE-VOC)."""
    await game.politics.call_voice(seat)


# -- Command Counters for influence ------------------------------------------------------------------------------------

Prices: TypeAlias = Callable[[int], int]  # what so many counters cost together


async def buy_counters(game: Game, seat: Seat, why: str, prices: Prices, most: int) -> None:
    """A player buys Command Counters with influence, up to so many; none at all is possible."""
    number = int(await game.choose(seat, "buy_counters", counters_to_buy, game, seat, prices, most))
    await game.economy.pay(seat, why, influence=prices(number))
    await game.economy.gain_counters(seat, number, why)


@lru_cache(maxsize=1024)
def _counters(number: int, price: int) -> Option[str]:
    return Option(str(number), says=message("option-buy-counters", count=number, cost=price))


@grants("OFF-ACT-2", "SA17-STR-01")
def counters_to_buy(game: Game, seat: Seat, prices: Prices, most: int) -> list[Option[str]]:
    """As many as the influence and the reinforcements allow; none is a choice too."""
    funds = game.economy.available_influence(seat)
    found = [_counters(0, prices(0))]
    for number in range(1, min(most, game.board.reinforcements(seat)) + 1):
        price = prices(number)
        if price <= funds:
            found.append(_counters(number, price))
    return found


def may_buy(game: Game, seat: Seat, prices: Prices) -> Verdict:
    """Whether a player can pay for a counter, and has one left."""
    if game.board.reinforcements(seat) > 0 and game.economy.can_pay(seat, influence=prices(1)):
        return Verdict(True, "OFF-ACT-2")
    return Verdict(False, "OFF-ECO-1", message("explain-no-counter-to-buy"))


# -- technology --------------------------------------------------------------------------------------------------------


def may_research(game: Game, seat: Seat, price: int, card: str) -> Verdict:
    """Whether there is a technology that a player may gain and can pay."""
    if game.technology.has_wares(seat, price, card):
        return Verdict(True, "OFF-TEC-1")
    return Verdict(False, "OFF-TEC-1", message("explain-nothing-to-research"))


# -- production --------------------------------------------------------------------------------------------------------


async def produce_somewhere(game: Game, seat: Seat, *, extra: int = 0, limit: int | None = None) -> None:
    """All that produces in one system with docks does, without activation and whether it is activated or not."""
    if not systems_with_docks(game, seat):
        return
    hex_ = game.board.hex_of(await game.choose(seat, "produce_where", systems_with_docks, game, seat))
    producers = game.production.producers(seat, hex_)
    await game.production.produce(seat, hex_, producers, capacity_limit=limit, extra_resources=extra, tactical=False)


async def produce_at_one_dock(game: Game, seat: Seat, *, limit: int | None = None) -> None:
    """One dock produces, without activation and whether its system is activated or not; those beside it do not."""
    hex_, where = parted(await game.choose(seat, "produce_at", single_docks, game, seat), " ")
    await game.production.produce(seat, Hex(hex_), [where], capacity_limit=limit, tactical=False, single=True)


@grants("OFF-ACT-2", "SA17-STR-01")
def single_docks(game: Game, seat: Seat) -> list[Option[str]]:
    """Docks that can produce: "<system> <place>"."""
    systems = dict.fromkeys(game.board.docks_of(seat))
    found = [(hex_, where) for hex_ in systems for where in game.production.docks(seat, hex_)]
    return [Option(f"{h} {w}", things=(w,), says=message("option-dock", where=w)) for h, w in found]


@grants("OFF-ACT-2")
def systems_with_docks(game: Game, seat: Seat) -> list[Option[Place]]:
    """Systems in which a player's docks can produce."""
    systems = dict.fromkeys(game.board.docks_of(seat))
    return [system_option(hex_) for hex_ in systems if game.production.docks(seat, hex_)]


def may_produce(game: Game, seat: Seat) -> Verdict:
    """Whether a player has a dock that can produce."""
    if systems_with_docks(game, seat):
        return Verdict(True, "OFF-ACT-2")
    return Verdict(False, "OFF-PRO-1", message("explain-no-dock"))


async def with_two_more(game: Game, seat: Seat) -> None:
    """The docks of one system produce with two extra resources: the primary of Production."""
    await produce_somewhere(game, seat, extra=2)


# -- cards on a deck ---------------------------------------------------------------------------------------------------


async def choose_objective(game: Game, seat: Seat, tops: Sequence[tuple[Deck, int]]) -> CardId:
    """Which of the first so many objectives of each deck is to lie open."""
    return card_named(await game.choose(seat, "choose_objective", objective_options, tops))


@grants("OFF-ACT-2", "SA17-STR-01")
def objective_options(tops: Sequence[tuple[Deck, int]]) -> list[Option[str]]:
    """The first so many objectives of each deck."""
    found = [card for deck, number in tops for card in deck.top[:number]]
    return [Option(f"objective:{card}", says=message("option-objective", objective=card)) for card in found]


async def lay_open(game: Game, deck: Deck, objective: CardId, only: Seat = NOBODY) -> None:
    """An objective that was brought up leaves its deck and lies open."""
    game.take_off(deck, objective)
    game.make_unknown(objective)
    await game.objectives.open(objective, only)


# -- High Alert --------------------------------------------------------------------------------------------------------


HIGH_ALERT = "high_alert"  # the token, and what it does


async def go_on_alert(game: Game, seat: Seat) -> None:
    """The High Alert token is put in a system: the primary of Warfare."""
    hex_ = game.board.hex_of(await game.choose(seat, "high_alert", all_systems, game))
    move_high_alert(game, seat, hex_)
    game.end_kind(HIGH_ALERT)  # there is one token: who puts it last has it
    game.begin_effect(HIGH_ALERT, seat, "rule", until="round")


@grants("OFF-ACT-2", "SA17-STR-01")
def all_systems(game: Game) -> list[Option[Place]]:
    """Every system on the board."""
    return [system_option(hex_) for hex_, _ in game.state.layout]


def high_alert(game: Game) -> Hex | None:
    """Where the High Alert token is."""
    return game.board.token_at(HIGH_ALERT)


def move_high_alert(game: Game, seat: Seat, to: Hex) -> None:
    """The High Alert token comes to a system."""
    game.board.put_token(HIGH_ALERT, seat, to)
    game.tell(events.HighAlert(seat, in_system(to)))


def alert_speed(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """One system further for the owner's ships that start with the token, if they move by themselves at all."""
    at = high_alert(game)
    return value + (value > 0 and at is not None and is_ship(unit.kind) and unit.where == in_system(at))


async def alert_travels(game: Game, effect: Effect, here: At) -> None:
    """Ships that began their movement with the token may take it to where they end it."""
    at = high_alert(game)
    ways = [(ship.route[0], ship.route[-1]) for ship in game.board.action.moves]
    if at is None or at == here.system or (at, here.system) not in ways or not game.board.ships(here.seat, here.system):
        return
    if await ask.agrees(game, here.seat, "take_alert"):
        move_high_alert(game, here.seat, here.system)


async def alert_ends(game: Game, effect: Effect, _: Seat) -> None:
    """The token is taken off the board."""
    game.board.put_token(HIGH_ALERT, effect.owner, None)
    game.end_effect(effect)


# -- annexation --------------------------------------------------------------------------------------------------------


async def choose_annexed(game: Game, seat: Seat, planets: list[PlanetId], card: str, influence: int) -> PlanetId:
    """Which planet a player wants, and the influence for it."""
    planet = planet_named(await game.choose(seat, "annex", annexable_options, planets))
    await game.economy.pay(seat, card, influence=influence)
    return planet


@grants("OFF-ACT-2", "SA17-STR-01")
def annexable_options(planets: list[PlanetId]) -> list[Option[str]]:
    """Planets to annex."""
    return [planet_option(planet) for planet in planets]


def may_annex(game: Game, seat: Seat, planets: Iterable[PlanetId], influence: int) -> Verdict:
    """Whether there is a planet for a player to annex, and influence for it."""
    if not any(planets):
        return Verdict(False, "OFF-ACT-2", message("explain-nothing-to-annex"))
    if not game.economy.can_pay(seat, influence=influence):
        return Verdict(False, "OFF-ECO-1", message("explain-no-influence"))
    return Verdict(True, "OFF-ACT-2")


def is_empty(game: Game, planet: PlanetId) -> bool:
    """Whether neither units nor Leaders are on a planet."""
    return not game.board.planet(planet).stacks and not game.leaders.at(on_planet(planet))
