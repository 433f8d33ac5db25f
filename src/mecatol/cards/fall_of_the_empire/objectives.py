"""What Scenario Objectives ask for (OFF-SOT-FOE)."""

from __future__ import annotations

from mecatol.rules.catalogue import Params
from mecatol.rules.fall_of_the_empire.game import Game
from mecatol.rules.layers import fall_of_the_empire_cards as catalogue
from mecatol.rules.state import UNITS, PlanetId, Seat


def empire_stands(game: Game) -> bool:
    """Whether the Lazax play, and every Home System is whole in their hands or in those of its own race."""
    return bool(game.emperors()) and all(
        planet.owner in (seat, game.emperor())
        for seat in range(game.seats())
        for planet in game.board.system(game.board.home(seat)).planets
    )


@catalogue.condition("homes_in_order")
def homes_in_order(game: Game, seat: Seat, params: Params) -> bool:
    return empire_stands(game)


@catalogue.condition("emperor_reigns")
def emperor_reigns(game: Game, seat: Seat, params: Params) -> bool:
    return empire_stands(game)


@catalogue.condition("home_without_emperor")
def home_without_emperor(game: Game, seat: Seat, params: Params) -> bool:
    return not game.board.home_lost(seat) and not empire_stands(game)


@catalogue.condition("control_system_of")
def control_system_of(game: Game, seat: Seat, params: Params) -> bool:
    planet = PlanetId(params.text("planet"))
    return game.board.has_planet(planet) and game.economy.controls_system(seat, game.board.system_of(planet))


@catalogue.condition("control_great_home")
def control_great_home(game: Game, seat: Seat, params: Params) -> bool:
    """All planets of one that is neither the own nor that of the Lazax."""
    homes = [game.board.system(game.board.home(s)) for s in range(game.seats()) if s not in (seat, game.emperor())]
    return any(all(planet.owner == seat for planet in system.planets) for system in homes)


@catalogue.condition("treaties_kept")
def treaties_kept(game: Game, seat: Seat, params: Params) -> bool:
    """Afterwards nobody can come to hold one of them any more: it may be asked at any time."""
    return game.treaties.given(seat) >= params.number("given") and len(game.treaties.keepers(seat)) >= params.number("players")


@catalogue.condition("plastic_on_board")
def plastic_on_board(game: Game, seat: Seat, params: Params) -> bool:
    """Beyond the figures of a kind there are counters, which are not of plastic (OFF-CMP-1, OFF-CMP-2)."""
    numbers = {kind: game.board.on_board(seat, kind) for kind in UNITS}
    return sum(min(number, params.number(kind, number)) for kind, number in numbers.items()) >= params.number("figures")
