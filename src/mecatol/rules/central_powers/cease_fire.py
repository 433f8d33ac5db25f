"""The Cease Fire Zone: a system that nobody else can activate until whoever declared it breaks the peace."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, grants, message
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules import events
from mecatol.rules.moments import ZONE_BINDS, ZONE_LASTS, At
from mecatol.rules.naming import in_system, kind_of, number_named, place_named
from mecatol.rules.state import NOBODY, Seat

from .game import Chapter

MARKER = "cease_fire_zone"
TAKE: Option[str] = Option("yes", says=message("option-leave-zone"))
LEAVE: Option[str] = Option("no", says=message("option-no"))


class CeaseFire(Chapter):
    """Zones, who declared them, and the counters that lie there for their sake (CP-STC-14 to CP-STC-17)."""

    __slots__ = ()

    def zones(self) -> dict[Hex, Seat]:
        """The Cease Fire Zones, and who declared each."""
        return {hex_: number_named(token) for hex_, token in self.game.board.tokens() if kind_of(token) == MARKER}

    def declarer(self, hex_: Hex) -> Seat:
        """Who declared the zone in a system, or nobody."""
        return self.zones().get(hex_, NOBODY)

    def declare(self, seat: Seat, hex_: Hex) -> None:
        """The marker comes to a system."""
        system = self.game.board.system(hex_)
        self.game.board.set_system(replace(system, tokens=(*system.tokens, f"{MARKER}:{seat}")))
        self.game.tell(events.CeaseFireDeclared(seat, in_system(hex_)))

    def end(self, hex_: Hex) -> None:
        """The marker is taken off the board."""
        system, seat = self.game.board.system(hex_), self.declarer(hex_)
        self.game.board.set_system(replace(system, tokens=tuple(t for t in system.tokens if kind_of(t) != MARKER)))
        self.game.tell(events.CeaseFireEnded(seat, in_system(hex_)))

    # -- what is kept out of it ----------------------------------------------------------------------------------------

    def bars(self, seat: Seat, hex_: Hex) -> bool:
        """Whether a zone keeps a player's units and Action Cards out of a system (CP-FAQ-27, CP-FAQ-36 to CP-FAQ-38)."""
        if self.declarer(hex_) == NOBODY or self.may_break(seat, hex_):
            return False
        return self.game.fold(ZONE_BINDS, True, At(seat, hex_))

    def is_closed_to(self, seat: Seat, hex_: Hex) -> bool:
        """Whether a system is a zone of somebody else's that binds a player: his Action Cards do nothing there."""
        return self.declarer(hex_) != seat and self.bars(seat, hex_)

    def spares(self, seat: Seat, things: Sequence[str]) -> bool:
        """Whether one of some things is a place that is closed to a player's Action Cards."""
        places = [place_named(thing) for thing in things if kind_of(thing) in ("system", "planet")]
        return any(self.is_closed_to(seat, self.game.board.hex_of(place)) for place in places)

    def may_break(self, seat: Seat, hex_: Hex) -> bool:
        """Whether a player has declared the zone of a system and uses a secondary now (CP-FAQ-42)."""
        action = self.state.action
        return self.declarer(hex_) == seat and action is not None and action.kind == "strategic" and action.seat != seat

    # -- breaking it ---------------------------------------------------------------------------------------------------

    def lasts(self, seat: Seat, hex_: Hex) -> bool:
        """Whether a zone outlasts what its declarer does there without a fight."""
        return self.game.fold(ZONE_LASTS, False, At(seat, hex_))

    def broken(self, seat: Seat, hex_: Hex) -> None:
        """Its declarer has done something there: marker and counters are taken off at once (CP-FAQ-39)."""
        if self.declarer(hex_) != seat or self.lasts(seat, hex_):
            return
        self.end(hex_)
        for other in [other for other in self.game.opponents(seat) if other in self.game.board.system(hex_).counters]:
            self.game.board.lift_counter(other, hex_)

    async def broken_by_activation(self, seat: Seat, hex_: Hex) -> None:
        """Whoever declared a zone activates it: the others may take their counters out of it (CP-STC-17)."""
        self.end(hex_)
        for other in [other for other in self.game.opponents(seat) if other in self.game.board.system(hex_).counters]:
            if await self.game.choose(other, "leave_zone", self.answers) == TAKE.key:
                self.game.board.lift_counter(other, hex_)

    @grants("CP-STC-17")
    def answers(self) -> list[Option[str]]:
        """Take the counter out, or leave it there."""
        return [TAKE, LEAVE]
