"""What several Strategy Cards share."""

from __future__ import annotations

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules import events
from mecatol.rules.board import in_system, on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.state import NOBODY, PlanetId, Seat

NO = Option("no", says=message("option-no"))


@grants("OFF-ACT-2")
def yes_or_no() -> list[Option[str]]:
    """Do it, or not."""
    return [Option("yes", says=message("option-yes")), NO]


@grants("OFF-ACT-2")
def a_or_b(card: str) -> list[Option[str]]:
    """The two ways a primary can be used."""
    return [Option(way, says=message(f"option-{card}-{way}")) for way in ("a", "b")]


async def agrees(game: Game, seat: Seat, question: str) -> bool:
    """Whether a player wants something he may have."""
    return await game.choose(seat, question, yes_or_no) == "yes"


# -- systems ---------------------------------------------------------------------------------------------------------------


@grants("OFF-ACT-2")
def systems_with_docks(game: Game, seat: Seat) -> list[Option[str]]:
    """Systems in which a player's docks can produce, or none."""
    found = [hex_ for hex_, _ in game.state.layout if game.production.docks(seat, hex_)]
    return [*(system_option(hex_) for hex_ in found), NO]


def system_option(hex_: Hex) -> Option[str]:
    """A system to choose."""
    return Option(in_system(hex_), things=(in_system(hex_),), says=message("option-system", system=hex_))


def planet_option(planet: PlanetId) -> Option[str]:
    """A planet to choose."""
    return Option(on_planet(planet), things=(on_planet(planet),), says=message("option-planet", planet=planet))


@grants("OFF-ACT-2")
def own_systems(game: Game, seat: Seat) -> list[Option[str]]:
    """Systems with planets that a player controls."""
    places = dict.fromkeys(game.board.system_of(planet.id) for planet in game.board.planets_of(seat))
    return [system_option(hex_) for hex_ in places]


async def produce_somewhere(game: Game, seat: Seat, *, extra: int = 0, limit: int | None = None) -> None:
    """A player's docks in one system produce, without activation and whether it is activated or not."""
    key = await game.choose(seat, "produce_where", systems_with_docks, game, seat)
    if key == "no":
        return
    hex_ = game.board.hex_of(key)
    docks = game.production.docks(seat, hex_)
    await game.production.produce(seat, hex_, docks, capacity_limit=limit, extra_resources=extra, tactical=False)


def may_produce(game: Game, seat: Seat) -> Verdict:
    """Whether a player has a dock that can produce."""
    if len(systems_with_docks(game, seat)) > 1:
        return Verdict(True, "OFF-ACT-2")
    return Verdict(False, "OFF-PRO-1", message("explain-no-dock"))


# -- refreshing --------------------------------------------------------------------------------------------------------------


@grants("OFF-ACT-2")
def exhausted_planets(game: Game, seat: Seat, home: bool) -> list[Option[str]]:
    """A player's exhausted planets, or no more."""
    places = game.board.home_planets(seat)
    mine = [p.id for p in game.board.planets_of(seat) if p.exhausted and (home or p.id not in [h.id for h in places])]
    return [*(planet_option(planet) for planet in mine), Option("done", says=message("option-done"))]


async def refresh(game: Game, seat: Seat, most: int, *, home: bool) -> None:
    """A player refreshes up to so many planets."""
    for _ in range(most):
        if len(exhausted_planets(game, seat, home)) == 1:
            return
        key = await game.choose(seat, "refresh_planet", exhausted_planets, game, seat, home)
        if key == "done":
            return
        game.board.refresh(seat, [key.partition(":")[2]])


# -- the Speaker -----------------------------------------------------------------------------------------------------------------


def make_speaker(game: Game, seat: Seat, by: Seat) -> None:
    """The Speaker token goes to somebody."""
    game.politics.give_speaker(seat, by)


@grants("OFF-ACT-2")
def player_options(seats: list[Seat]) -> list[Option[str]]:
    """Players to choose."""
    return [Option(f"player:{s}", things=(f"player:{s}",), says=message("option-player", player=s)) for s in seats]


async def choose_player(game: Game, seat: Seat, question: str, seats: list[Seat]) -> Seat:
    """A player chooses another one."""
    return int((await game.choose(seat, question, player_options, seats)).partition(":")[2])


# -- High Alert --------------------------------------------------------------------------------------------------------


def high_alert(game: Game) -> Hex | None:
    """Where the High Alert token is."""
    for system in game.state.systems:
        if any(token.startswith("high_alert:") for token in system.tokens):
            return system.hex
    return None


def move_high_alert(game: Game, seat: Seat, to: Hex | None) -> None:
    """The High Alert token comes to a system, or leaves the board."""
    game.changing()
    was = high_alert(game)
    if was is not None:
        system = game.board.system(was)
        kept = tuple(token for token in system.tokens if not token.startswith("high_alert:"))
        game.board.set_system(replace(system, tokens=kept))
    if to is not None:
        system = game.board.system(to)
        game.board.set_system(replace(system, tokens=(*system.tokens, f"high_alert:{seat}")))
        game.tell(events.HighAlert(seat, in_system(to)))


# -- annexation --------------------------------------------------------------------------------------------------------


def is_empty(game: Game, planet: PlanetId) -> bool:
    """Whether neither units nor Leaders are on a planet."""
    return not game.board.planet(planet).stacks and not game.leaders.at(on_planet(planet))


async def annex(game: Game, seat: Seat, planet: PlanetId) -> None:
    """A planet is gained without landing: its counters are removed unresolved."""
    game.board.action.annexed.append(planet)
    game.domain_counters.clear(on_planet(planet))
    await game.board.take_planet(seat, planet, "annexation")


@grants("OFF-ACT-2")
def annexable_options(planets: list[PlanetId]) -> list[Option[str]]:
    """Planets to annex, or none."""
    return [*(planet_option(planet) for planet in planets), NO]


def holder_of(game: Game, card: str) -> Seat:
    """Who holds a Strategy Card."""
    return next((c.holder for c in game.state.strategy_cards if c.id == card), NOBODY)
