"""Whose matter a context is, and which things on the board it is about."""

from __future__ import annotations

from typing import Protocol

from mecatol.rules.state import Action, Battle, Seat

from .contexts import At


class Somebodys(Protocol):
    """A context that is one seat's matter."""

    @property
    def seat(self) -> Seat: ...


def seat_of(context: Somebodys) -> Seat:
    return context.seat


def itself(seat: Seat) -> Seat:
    return seat


def attacker_of(battle: Battle) -> Seat:
    return battle.attacker.seat


def actor_of(action: Action) -> Seat:
    return action.seat


def about_system(place: At) -> tuple[str, ...]:
    return (f"system:{place.system}", f"player:{place.seat}")


def about_battle(battle: Battle) -> tuple[str, ...]:
    sides = (f"player:{battle.attacker.seat}", f"player:{battle.defender.seat}")
    return (f"system:{battle.system}", *sides, *([f"planet:{battle.planet}"] if battle.planet else []))
