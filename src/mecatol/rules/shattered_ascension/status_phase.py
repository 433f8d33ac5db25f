"""The Status Phase, step by step."""

from __future__ import annotations

from typing import ClassVar

from mecatol.core.rules import Step
from mecatol.rules.moments import GOODS_MADE
from mecatol.rules.official import status_phase as official
from mecatol.rules.official.status_phase import Part

from .game import Chapter


class StatusPhase(official.StatusPhase, Chapter):
    """Racial upgrades and Trade Goods from resources join the parts of the phase."""

    __slots__ = ()
    parts: ClassVar[tuple[Part, ...]] = (
        Part("claim_objectives"),  # a
        Part("scuttle", each=True),
        Part("declare_war", each=True),  # SA17-CRI-01
        Part("repair"),  # b
        Part("recall_counters"),
        Part("buy_upgrades", each=True),  # c: SA17-TEC-04
        Part("make_goods", each=True),  # SA17-GEN-19: just before refreshing
        Part("refresh"),
        Part("dissolve"),  # SA17-SUR-05
        Part("use_planets", each=True),
        Part("captives", each=True),  # SA17-LDR-31: after refreshing
        Part("before_cards"),
        Part("cards_and_counters", each=True),
        Part("redistribute", each=True),
        Part("return_strategy_cards"),
        Part("clear_agendas"),  # SA17-TWC-05
        Part("pay_mercenaries"),  # SA17-SOT-28: at the end
        Part("renew_objectives"),  # SA17-ASC-07
    )

    async def buy_upgrades(self, step: Step) -> None:
        """Race-specific technologies are bought (SA17-TEC-04)."""
        await self.game.technology.buy_upgrades(step.seat)

    async def declare_war(self, step: Step) -> None:
        """Wars are declared where Crimson Suns is played (SA17-CRI-01)."""
        if self.game.parameters.crimson_suns:
            await self.game.crimson_suns.status_step(step.seat)

    async def make_goods(self, step: Step) -> None:
        """Unused resources become Trade Goods (SA17-GEN-19)."""
        await self.game.economy.make_goods(step.seat)
        await self.game.moment(GOODS_MADE, step.seat)

    async def dissolve(self, step: Step) -> None:
        """Empires that have surrendered are dissolved (SA17-SUR-05)."""
        if self.game.parameters.surrender:
            await self.game.surrender.status_step()

    async def clear_agendas(self, step: Step) -> None:
        """Random agendas still lying there are removed (SA17-TWC-05)."""
        self.game.politics.clear_random()

    async def pay_mercenaries(self, step: Step) -> None:
        """Mercenaries are paid, or leave (SA17-SOT-28)."""
        if self.game.parameters.mercenaries:
            await self.game.mercenaries.round_over(self.game.rotation()[0])

    async def renew_objectives(self, step: Step) -> None:
        """In Ascendancy objectives about technologies are replaced (SA17-ASC-07)."""
        if self.game.parameters.ascendancy:
            await self.game.objectives.renew()
