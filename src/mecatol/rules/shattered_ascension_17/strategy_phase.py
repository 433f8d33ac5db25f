"""Agendas, upkeep, and the picking of Strategy Cards."""

from __future__ import annotations

from mecatol.core.decisions import Verdict, message
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.rules.pieces import GROUND, INSTALLATIONS, on_planet
from mecatol.rules.shattered_ascension import strategy_phase as shattered_ascension
from mecatol.rules.state import PlanetId, Seat

from .game import Chapter


class StrategyPhase(shattered_ascension.StrategyPhase, Chapter):
    """Home planets return, and in a duel nobody sits on Assembly."""

    __slots__ = ()

    def opening(self) -> list[Step]:
        """Home planets return before everything else."""
        return [Step("strategy_phase.restore_homes"), *super().opening()]

    async def restore_homes(self, step: Step) -> None:
        """A Home System planet without enemy ground units goes back, exhausted, to its first owner (SA17-GEN-16)."""
        for seat in self.game.from_speaker():
            for planet in self.game.board.home_planets(seat):
                if planet.owner != seat and not self._held_by_force(seat, planet.id):
                    await self.restore(seat, planet.id)
        self.game.victory.check()

    def _held_by_force(self, seat: Seat, planet: PlanetId) -> bool:
        stacks = self.game.board.stacks(on_planet(planet))
        return any(owner != seat and group.kind in GROUND for owner, groups in stacks for group in groups)

    async def restore(self, seat: Seat, planet: PlanetId) -> None:
        """The planet and the installations on it change owner, as far as the pieces go (SA17-GEN-17); docks of those whose docks
        float do."""
        board, berth = self.game.board, self.game.production.dock_place(seat, planet)
        for owner, groups in board.stacks(on_planet(planet)):
            if owner != seat:
                board.remove(owner, on_planet(planet), groups, "home_returns")
                for group in groups:
                    dock = group.kind == "space_dock"
                    room = not dock or self.game.production.has_room_for_dock(seat, planet)  # SA17-LIM-05
                    number = min(group.count, board.left(seat, group.kind)) if room and group.kind in INSTALLATIONS else 0
                    if number:
                        where = berth if dock else on_planet(planet)
                        board.place(seat, where, [replace(group, count=number)], "home_returns")
        await self.game.invasion.gain(seat, planet, "home_returns")

    def may_pick(self, seat: Seat, card: str) -> Verdict:
        """In a duel a Speaker who had Assembly in the last round may not begin with it (SA17-DUE-07)."""
        if card == "assembly" and self.game.seats() == 2 and seat == self.state.speaker:
            first = not any(other.holder == seat for other in self.state.strategy_cards)
            if first and self.state.notes.get(f"last_holder:{card}", "") == str(seat):
                return Verdict(False, "SA17-DUE-07", message("explain-assembly-again"))
        return super().may_pick(seat, card)
