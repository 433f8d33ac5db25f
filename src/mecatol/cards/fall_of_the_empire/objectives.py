"""What Scenario Objectives ask for (OFF-SOT-FOE)."""

from __future__ import annotations

from mecatol.rules.catalogue import Count, Counts, Params, counted
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
def homes_in_order(game: Game, seat: Seat, params: Params) -> Counts:
    return counted("empire", empire_stands(game))


@catalogue.condition("emperor_reigns")
def emperor_reigns(game: Game, seat: Seat, params: Params) -> Counts:
    return counted("empire", empire_stands(game))


@catalogue.condition("home_without_emperor")
def home_without_emperor(game: Game, seat: Seat, params: Params) -> Counts:
    return (Count("own_home", not game.board.home_lost(seat), 1), Count("no_empire", not empire_stands(game), 1))


@catalogue.condition("control_system_of")
def control_system_of(game: Game, seat: Seat, params: Params) -> Counts:
    planet = PlanetId(params.text("planet"))
    here = game.board.has_planet(planet) and game.economy.controls_system(seat, game.board.system_of(planet))
    return counted("systems", here)


@catalogue.condition("control_great_home")
def control_great_home(game: Game, seat: Seat, params: Params) -> Counts:
    """All planets of one that is neither the own nor that of the Lazax."""
    homes = [game.board.system(game.board.home(s)) for s in range(game.seats()) if s not in (seat, game.emperor())]
    return counted("homes", sum(all(planet.owner == seat for planet in system.planets) for system in homes))


@catalogue.condition("treaties_kept")
def treaties_kept(game: Game, seat: Seat, params: Params) -> Counts:
    """Afterwards nobody can come to hold one of them any more: it may be asked at any time."""
    keepers = Count("treaty_keepers", len(game.treaties.keepers(seat)), params.number("players"))
    return (Count("treaties", game.treaties.given(seat), params.number("given")), keepers)


@catalogue.condition("plastic_on_board")
def plastic_on_board(game: Game, seat: Seat, params: Params) -> Counts:
    """Beyond the figures of a kind there are counters, which are not of plastic (OFF-CMP-1, OFF-CMP-2)."""
    numbers = {kind: game.board.on_board(seat, kind) for kind in UNITS}
    figures = sum(min(number, params.number(kind, number)) for kind, number in numbers.items())
    return counted("figures", figures, params.number("figures"))
