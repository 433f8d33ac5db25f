"""A move being put together, and the ships of one under way."""

from __future__ import annotations

from typing import Any

from mecatol.core.hexes import Border, Hex
from mecatol.core.memo import Notebook
from mecatol.core.records import Record
from mecatol.rules import forces
from mecatol.rules.state import Group, Place, Seat, Ship, UnitId

SPURT = "spurt"


class Extra(Record, frozen=True):
    """What takes a ship further: Leaders aboard, a spurt, other helps by name; and by how many systems, Leaders apart."""

    leaders: tuple[str, ...] = ()
    spurt: bool = False
    help: str = ""
    further: int = 0


class Voyage:
    """A move being put together: nothing of it happens before it is done, and nothing else happens meanwhile."""

    __slots__ = ("destinations", "known", "past", "seat", "ships", "shut", "through")

    def __init__(self, seat: Seat, destinations: tuple[Hex, ...], *, through: bool = False, shut: tuple[Hex, ...] = ()) -> None:
        self.seat = seat
        self.destinations = destinations  # one, or the systems between which ships move
        self.through = through  # between several, ways may lead through other systems as well
        self.shut = shut  # those of several that nobody comes to
        self.ships: list[Ship] = []
        self.past: list[list[Ship]] = []  # the draft before each piece, to take pieces back
        self.known: Notebook[Any] = Notebook()  # what was worked out for it: the table stands still

    def draft(self, ships: list[Ship]) -> None:
        """One more piece."""
        self.past.append(self.ships)
        self.ships = ships

    def undo(self) -> None:
        """The last piece is taken back."""
        self.ships = self.past.pop()

    def loaded(self, place: Place, kind: UnitId) -> int:
        """How many units of a kind in a place are spoken for as cargo."""
        number = 0
        for ship in self.ships:
            for source, what, count in ship.cargo:
                if source == place and what == kind:
                    number += count
        return number

    def leaving(self, hex_: Hex, group: Group) -> int:
        """How many ships like these in a system are spoken for."""
        like, number = (hex_, group.kind, group.damage, group.mark), 0
        for ship in self.ships:
            number += (ship.route[0], ship.kind, ship.damage, ship.mark) == like
        return number

    def passengers(self) -> list[str]:
        """Leaders who go aboard."""
        return [leader for ship in self.ships for leader in ship.leaders]


class Traveller:
    """A ship under way, with what it has aboard."""

    __slots__ = ("aboard", "cleared", "done", "leaders", "met", "over", "ship", "step", "unit")

    def __init__(self, ship: Ship) -> None:
        self.ship = ship
        self.unit = Group(ship.kind, 1, ship.damage, ship.mark)
        self.aboard: forces.Groups = ()
        self.leaders: list[str] = []
        self.done: list[tuple[str, UnitId]] = []  # what it has loaded
        self.met: list[Border] = []  # where mines have gone off under it; what is laid there at once waits for the next ship
        self.step = 0  # how far along its route it is
        self.cleared = -1  # the last step for which a Gravity Rift has let it go
        self.over = False  # its movement has ended early

    @property
    def here(self) -> Hex:
        """Where it is."""
        return self.ship.route[self.step]

    @property
    def travelling(self) -> bool:
        """Whether it has still some way to go."""
        return not self.over and self.step < len(self.ship.route) - 1
