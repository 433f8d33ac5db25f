"""A vocabulary for asking: planets, systems, players, units and cards to choose from, and how a player chooses among them.

Cards and races ask through it. What lets them ask differs: each room has one `Choosing` with the clause that grants its choices.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mecatol.core.decisions import Option, Procedure, message
from mecatol.core.hexes import Hex
from mecatol.core.memo import kept

from . import forces
from .decks import printed
from .forces import Groups
from .naming import (
    at_card,
    at_player,
    at_unit,
    card_named,
    in_system,
    name_of,
    on_planet,
    place_named,
    planet_named,
    player_named,
    system_named,
    unit_named,
)
from .official.game import Game
from .state import NO_PLACE, CardId, Group, Place, PlanetId, Seat

YES = Option("yes", says=message("option-yes"))
NO = Option("no", says=message("option-no"))
DONE = Option("done", says=message("option-done"))

Options = list[Option[str]]


class Granted:
    """A function that lists options, with the clause that grants them here."""

    __slots__ = ("clause", "options")

    def __init__(self, clause: str, options: Callable[..., Options]) -> None:
        self.clause = clause
        self.options = options

    def __call__(self, *args: object) -> Options:
        return self.options(*args)


class Choosing:
    """Questions about things of the game, granted by one clause. Where nothing can be chosen, nothing is asked."""

    __slots__ = ("clause",)

    def __init__(self, clause: str) -> None:
        self.clause = clause

    def _ask(self, game: Game, seat: Seat, question: str, options: Callable[..., Options], *args: object) -> Procedure[str]:
        return game.choose(seat, question, Granted(self.clause, options), *args)

    # -- yes or no ----------------------------------------------------------------------------------------------------

    async def agrees(self, game: Game, seat: Seat, question: str, where: Place = NO_PLACE) -> bool:
        """Whether a player wants something he may have, in a place if one is meant."""
        return await self._ask(game, seat, question, yes_or_no, where) == YES.key

    # -- one thing ----------------------------------------------------------------------------------------------------

    async def planet(
        self, game: Game, seat: Seat, question: str, planets: Sequence[PlanetId], *, may_decline: bool = False
    ) -> PlanetId:
        """A player chooses one of some planets; "" where there is none or he wants none."""
        return planet_named(await self._one(game, seat, question, planet_options, planets, may_decline))

    async def system(self, game: Game, seat: Seat, question: str, systems: Sequence[Hex], *, may_decline: bool = False) -> Hex:
        """A player chooses one of some systems; nowhere ("") where there is none or he wants none."""
        return system_named(await self._one(game, seat, question, system_options, systems, may_decline))

    async def player(
        self, game: Game, seat: Seat, question: str, seats: Sequence[Seat], *, may_decline: bool = False
    ) -> Seat | None:
        """A player chooses one of some players; None where there is none or he wants none."""
        key = await self._one(game, seat, question, player_options, seats, may_decline)
        return None if key == NO.key else player_named(key)

    async def one_player(self, game: Game, seat: Seat, question: str, seats: Sequence[Seat]) -> Seat:
        """A player chooses one of some players, of whom there is one at least."""
        return player_named(await self._ask(game, seat, question, player_options, list(seats)))

    async def place(self, game: Game, seat: Seat, question: str, places: Sequence[Place], *, may_decline: bool = False) -> Place:
        """A player chooses one of some places; "" where there is none or he wants none."""
        key = await self._one(game, seat, question, place_options, places, may_decline)
        return NO_PLACE if key == NO.key else place_named(key)

    async def card(
        self, game: Game, seat: Seat, question: str, cards: Sequence[str], says: str, *, may_decline: bool = False
    ) -> CardId:
        """A player chooses one of some cards; "" where there is none or he wants none."""
        return card_named(await self._one(game, seat, question, card_options, cards, may_decline, says))

    async def number(self, game: Game, seat: Seat, question: str, most: int, least: int = 0) -> int:
        """A player chooses how many."""
        return int(await self._ask(game, seat, question, number_options, least, most))

    async def _one(
        self, game: Game, seat: Seat, question: str, options: Callable[..., Options], things: Sequence[object], *args: object
    ) -> str:
        return await self._ask(game, seat, question, options, things, *args) if things else NO.key

    # -- units --------------------------------------------------------------------------------------------------------

    async def unit(self, game: Game, seat: Seat, question: str, units: Groups, where: Place) -> Group:
        """A player chooses one of some units in a place."""
        return unit_named(units, name_of(await self._ask(game, seat, question, unit_options, units, where)))

    async def units(
        self, game: Game, seat: Seat, question: str, units: Groups, where: Place, most: int, least: int = 0
    ) -> Groups:
        """A player chooses up to so many of some units in a place, at least so many."""
        taken: Groups = ()
        least = min(least, forces.count(units))
        while forces.count(taken) < min(most, forces.count(units)):
            key = await game.compose(seat, question, taken, Granted(self.clause, more_units), units, where, taken, least)
            if key == DONE.key:
                break
            taken = forces.added(taken, (unit_named(units, name_of(key)),))
        return taken


# -- options -----------------------------------------------------------------------------------------------------------


def yes_or_no(where: Place = NO_PLACE) -> Options:
    """Do it, in a place if one is meant, or not."""
    there = Option(YES.key, things=(where,), says=message("option-yes-there", where=where))
    return [there if where else YES, NO]


def _or_none(found: Options, may_decline: bool) -> Options:
    return [*found, NO] if may_decline else found


@kept
def planet_option(planet: PlanetId) -> Option[Place]:
    """A planet to choose."""
    return Option(on_planet(planet), things=(on_planet(planet),), says=message("option-planet", planet=planet))


def planet_options(planets: Sequence[PlanetId], may_decline: bool = False) -> Options:
    """Planets to choose, or none of them where that is possible."""
    return _or_none([planet_option(planet) for planet in planets], may_decline)


@kept
def system_option(hex_: Hex) -> Option[Place]:
    """A system to choose."""
    return Option(in_system(hex_), things=(in_system(hex_),), says=message("option-system", system=hex_))


def system_options(systems: Sequence[Hex], may_decline: bool = False) -> Options:
    """Systems to choose, or none of them where that is possible."""
    return _or_none([system_option(hex_) for hex_ in systems], may_decline)


def player_options(seats: Sequence[Seat], may_decline: bool = False) -> Options:
    """Players to choose, or none of them where that is possible."""
    found = [Option(at_player(s), things=(at_player(s),), says=message("option-player", player=s)) for s in seats]
    return _or_none(found, may_decline)


def place_options(places: Sequence[Place], may_decline: bool = False) -> Options:
    """Places to choose, or none of them where that is possible."""
    return _or_none([Option(w, things=(w,), says=message("option-place", where=w)) for w in places], may_decline)


def card_options(cards: Sequence[str], may_decline: bool, says: str) -> Options:
    """Cards to choose, or none of them where that is possible."""
    return _or_none([Option(at_card(c), things=(at_card(c),), says=message(says, card=printed(c))) for c in cards], may_decline)


def number_options(least: int, most: int) -> Options:
    """How many."""
    return [Option(str(n), says=message("option-number", count=n), kind="number") for n in range(least, most + 1)]


def unit_options(units: Groups, where: Place) -> Options:
    """Units in a place to choose, those alike as one: "unit:<name>"."""
    return [
        Option(at_unit(g), things=(where, at_unit(g)), says=message("option-aimed-unit", kind=g.kind, damage=g.damage))
        for g in units
    ]


def more_units(units: Groups, where: Place, taken: Groups, least: int) -> Options:
    """One more of some units, or enough."""
    found = unit_options(forces.removed(units, taken), where)
    return found if forces.count(taken) < least else [*found, DONE]
