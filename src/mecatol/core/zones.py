"""Where hidden things lie, and what a seat that cannot see them may imagine."""

from __future__ import annotations

from collections.abc import Callable
from typing import NewType

from .records import Mutable
from .rng import Rng

CardId = NewType("CardId", str)  # a card, or whatever else is drawn; one of several copies is "id#n"
NO_CARD = CardId("")


class Deck(Mutable):
    """A bag with a short ordered top and bottom: a card gets its place when it is drawn, so there is no future to peek at."""

    bag: list[CardId] = []  # kept sorted
    top: list[CardId] = []  # cards somebody has put there, the next one first
    discard: list[CardId] = []
    bottom: list[CardId] = []  # cards somebody has put under the deck, the next one first: drawn when nothing else is left

    def __len__(self) -> int:
        return len(self.top) + len(self.bag) + len(self.bottom)

    def reshuffle(self) -> None:
        """The discard pile becomes the deck."""
        self.bag = sorted([*self.bag, *self.discard])
        self.discard = []


class Zone:
    """A place where things of one kind lie hidden: a hand, a bag, the counter on a planet, what is held in escrow."""

    __slots__ = ("kind", "ordered", "owner", "things")

    def __init__(self, kind: str, owner: int, things: list[CardId], ordered: bool = False) -> None:
        self.kind = kind  # things of one kind may change places in a redraw
        self.owner = owner  # -1: nobody's
        self.things = things  # the list in the state itself
        self.ordered = ordered


def redraw(zones: list[Zone], sees: Callable[[Zone, CardId], bool], rng: Rng, known: dict[str, list[int]]) -> None:
    """Deal anew whatever cannot be seen, kind by kind, in place.

    The outcome is a function of what is seen and of the generator alone: the hidden things of a kind are put together
    and sorted before they are dealt. How many cards of a hand somebody else has seen is public, which ones is not: that
    knowledge belongs to the places, and goes over to what comes to lie there.
    """
    hidden = [(zone, [n for n, thing in enumerate(zone.things) if not sees(zone, thing)]) for zone in zones]
    for kind in dict.fromkeys(zone.kind for zone in zones):
        places = [(zone, spots) for zone, spots in hidden if zone.kind == kind]
        pool = sorted(zone.things[n] for zone, spots in places for n in spots)
        seen_by = [_knowers(zone, spots, known) for zone, spots in places]
        for (zone, spots), knowers in zip(places, seen_by, strict=True):
            for n, seats in zip(spots, knowers, strict=True):
                zone.things[n] = pool.pop(rng.value(kind, len(pool)))
                if seats:
                    known[zone.things[n]] = seats
    for zone in zones:
        if not zone.ordered:
            zone.things.sort()


def _knowers(zone: Zone, spots: list[int], known: dict[str, list[int]]) -> list[list[int]]:
    """Who has seen what lies in these spots; forgotten here. In a zone without order it does not matter which is which."""
    found = [known.pop(zone.things[n], []) for n in spots]
    return found if zone.ordered else sorted(found)
