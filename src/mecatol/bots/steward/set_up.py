"""Before the first round: races, seats, bids, homes, where units and leaders begin."""

from __future__ import annotations

from mecatol.bots.protocol import Question
from mecatol.core.hexes import Hex
from mecatol.rules.naming import is_planet, kind_of, listed, name_of, place_named, planet_of
from mecatol.rules.shattered_ascension.star_by_star import HOME
from mecatol.rules.state import NO_PLACE

from .mind import Mind

MOST_BID = 1


def race(mind: Mind, question: Question) -> str:
    """A matter of taste."""
    return mind.memory.chance.choice(question.keys)


def bid(mind: Mind, question: Question) -> str:
    """A Trade Good at most: goods are worth more than a seat."""
    if "pass" in question.keys:
        cheap = [key for key in question.keys if kind_of(key) == "bid" and int(key[4:]) <= MOST_BID]
        return cheap[0] if cheap else "pass"
    return min((key for key in question.keys if kind_of(key) == "bid"), key=lambda key: int(key[4:]), default=question.keys[0])


def home_location(mind: Mind, question: Question) -> str:
    """The home with the richest neighbourhood for its price: what was bid there is outbid only where it pays."""
    bids = {player.home: mind.view.bids[seat] for seat, player in enumerate(mind.view.players) if seat < len(mind.view.bids)}

    def worth(key: str) -> tuple[float, str]:
        place = Hex(key)
        return 0.25 * _neighbourhood(mind, place) - (bids[place] + 1 if place in bids else 0), key

    return max(question.keys, key=worth)


def _neighbourhood(mind: Mind, home: Hex) -> float:
    """What lies near a home, half as much where it is two steps away."""
    near = [(_steps(hex_, home), tile) for hex_, tile in mind.view.layout]
    return sum(_riches(mind, tile) / steps for steps, tile in near if steps in (1, 2))


def quarters(mind: Mind, question: Question) -> str:
    """Units begin on the planet with most resources."""
    planets = [where for where in map(place_named, question.keys) if is_planet(where)]
    best = max(planets, key=lambda where: (mind.game.economy.resources(planet_of(where)), where), default=NO_PLACE)
    return best or question.keys[0]


def artifact_site(mind: Mind, question: Question) -> str:
    """As near to home as possible."""
    home = mind.home

    def far(key: str) -> tuple[int, str]:
        where = mind.game.board.hex_of(place_named(key))
        return (mind.distance(home, where) if mind.game.board.has_system(home) else 0), key

    return min(question.keys, key=far)


def place_tile(mind: Mind, question: Question) -> str:
    """The own home where it is in hand, then the richest system: it will lie near home."""
    if HOME in question.keys:
        return HOME
    return max(question.keys, key=lambda key: (_riches(mind, key), key))


def swap_for(mind: Mind, question: Question) -> str:
    """The richest of the systems that are poor enough."""
    return max(question.keys, key=lambda key: (_riches(mind, name_of(key)), key))


def _riches(mind: Mind, tile: str) -> float:
    system = mind.game.content.systems.get(tile)
    return sum(1.0 + p.resources + p.influence for p in system.planets) if system is not None else 0.0


def place_where(mind: Mind, question: Question) -> str:
    """As near to home as possible; a home itself where most lies around it."""
    if not mind.home:
        return max(question.keys, key=lambda key: (_neighbourhood(mind, Hex(key)), key))
    return min(question.keys, key=lambda key: (_steps(Hex(key), mind.home), key))


def _steps(a: Hex, b: Hex) -> int:
    """Steps on the map, whether tiles lie there or not; 0 where one of them is nowhere."""
    try:
        (q, r), (s, t) = (tuple(int(n) for n in listed(each, ",")) for each in (a, b))
    except ValueError:
        return 0
    return max(abs(q - s), abs(r - t), abs(q + r - s - t))
