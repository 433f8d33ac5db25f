"""Whose matter a context is, and which things on the board it is about."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Protocol

from mecatol.rules.state import Action, Battle, Planet, Seat

from .contexts import At


class Somebodys(Protocol):
    """A context that is one seat's matter."""

    @property
    def seat(self) -> Seat: ...


# Asked at every fold: readers written in C take half the time of functions.
seat_of: Callable[[Somebodys], Seat] = attrgetter("seat")
itself: Callable[[Seat], Seat] = int
attacker_of: Callable[[Battle], Seat] = attrgetter("attacker.seat")
owner_of: Callable[[Planet], Seat] = attrgetter("owner")
actor_of: Callable[[Action], Seat] = attrgetter("seat")


def about_player(seat: Seat) -> tuple[str, ...]:
    return (f"player:{seat}",)


def about_seat(context: Somebodys) -> tuple[str, ...]:
    return (f"player:{context.seat}",)


def about_system(place: At) -> tuple[str, ...]:
    return (f"system:{place.system}", f"player:{place.seat}")


def about_battle(battle: Battle) -> tuple[str, ...]:
    sides = (f"player:{battle.attacker.seat}", f"player:{battle.defender.seat}")
    return (f"system:{battle.system}", *sides, *([f"planet:{battle.planet}"] if battle.planet else []))
