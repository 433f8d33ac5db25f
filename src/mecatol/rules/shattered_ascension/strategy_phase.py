"""Agendas, upkeep, and the picking of Strategy Cards."""

from __future__ import annotations

from mecatol.core.rules import Step
from mecatol.rules.official import strategy_phase as official
from mecatol.rules.state import Seat

from .game import Chapter


class StrategyPhase(official.StrategyPhase, Chapter):
    """More happens before the first card is taken."""

    __slots__ = ()

    def opening(self) -> list[Step]:
        """The leader is paid, upkeep is due, agendas are revealed, planets are probed."""
        seats = self.game.from_speaker()
        return [
            Step("strategy_phase.feedback"),
            *(Step("strategy_phase.upkeep", seat) for seat in seats),
            *([Step("strategy_phase.agendas")] if self.game.parameters.twilight_council else []),
            *(Step("strategy_phase.probe", seat) for seat in seats),
        ]

    # -- progression feedback ------------------------------------------------------------------------------------------

    async def feedback(self, step: Step) -> None:
        """The leader in Victory Points receives a Trade Good for each point of lead; nobody where two lead (SA17-PRG-01)."""
        points = sorted(self.standings())
        if len(points) > 1:
            (second, _), (first, leader) = points[-2:]
            if first > second:
                self.game.economy.gain_goods(await self.rewarded(leader), self.reward(first - second), "progression")

    def standings(self) -> list[tuple[int, Seat]]:
        """What the players have, and who they are."""
        return [(self.game.victory.points(seat), seat) for seat in self.game.playing()]

    async def rewarded(self, leader: Seat) -> Seat:
        """Who receives the goods of the leader."""
        return leader

    def reward(self, lead: int) -> int:
        """In Ascendancy half as many, rounded up (SA17-ASC-13)."""
        return (lead + 1) // 2 if self.game.parameters.ascendancy else lead

    async def upkeep(self, step: Step) -> None:
        """A Fleet Supply beyond what is free is paid for or shrinks (SA17-LIM-02, SA17-LIM-04)."""
        await self.game.economy.upkeep(step.seat)

    # -- agendas and probes --------------------------------------------------------------------------------------------

    async def agendas(self, step: Step) -> None:
        """Every player has an agenda revealed in the Twilight Council (SA17-TWC-01)."""
        await self.game.politics.reveal_agendas()

    async def probe(self, step: Step) -> None:
        """Deep Space Probing: a planet near each Space Dock (SA17-DOM-07)."""
        await self.game.domain_counters.probe_from_docks(step.seat)
