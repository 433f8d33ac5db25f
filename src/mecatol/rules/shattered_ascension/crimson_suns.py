"""Crimson Suns, an option: wars that are declared (SA17-CRI-01 … 08)."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, grants, message
from mecatol.rules import events, forces
from mecatol.rules.naming import player_named
from mecatol.rules.pieces import is_ship
from mecatol.rules.state import Battle, Declaration, Seat, Side

from .game import Chapter

DONE: Option[str] = Option("done", says=message("option-no-war"))
PRICE = 1  # influence for a declaration (SA17-CRI-01)
AT_MOST = 2  # declarations of a player that stand at a time (SA17-CRI-08)
ATTACKING, DEFENDING = 2, 4  # what the value of lost ships is divided by (SA17-CRI-03, SA17-CRI-04)


class CrimsonSuns(Chapter):
    """Who has declared war on somebody is paid for the ships that he loses against him."""

    __slots__ = ()

    async def status_step(self, seat: Seat) -> None:
        """In the Status Phase a player may declare war on opponents."""
        while len(self.war_options(seat)) > 1:
            key = await self.game.choose(seat, "declare_war", self.war_options, seat)
            if key == DONE.key:
                return
            await self.game.economy.pay(seat, "declare_war", influence=PRICE)
            await self.declare(seat, player_named(key))

    @grants("SA17-CRI-01", "SA17-CRI-08")
    def war_options(self, seat: Seat) -> list[Option[str]]:
        """Opponents on whom a player may declare war, for influence, or nobody."""
        targets = self.targets(seat) if self.game.economy.can_pay(seat, influence=PRICE) else []
        return [*[_war(other) for other in targets], DONE]

    def targets(self, seat: Seat) -> list[Seat]:
        """Those on whom a player has not declared war, unless as many declarations stand as he may have."""
        mine = [declared.target for declared in self.state.declarations if declared.seat == seat]
        return [other for other in self.game.opponents(seat) if other not in mine] if len(mine) < AT_MOST else []

    async def declare(self, seat: Seat, target: Seat) -> None:
        """A war is declared, and the Trade Agreement of the two is broken at once (SA17-CRI-06)."""
        self.game.changing()
        self.state.declarations.append(Declaration(seat, target))
        self.game.tell(events.WarDeclared(seat, target))
        agreement = self.game.trade.agreement(seat, target)
        if agreement is not None:
            await self.game.trade.break_for_war(agreement, seat)

    def make_peace(self, seat: Seat, other: Seat) -> None:
        """Whoever trades with an opponent is no longer at war with him (SA17-CRI-07)."""
        self.end([Declaration(seat, other), Declaration(other, seat)])

    def forget(self, seat: Seat) -> None:
        """A player is out of the game, and all his wars are over."""
        self.end([declared for declared in self.state.declarations if seat in (declared.seat, declared.target)])

    def end(self, over: Sequence[Declaration]) -> None:
        """Declarations that stand no longer."""
        self.game.changing()
        for declared in [each for each in self.state.declarations if each in over]:
            self.state.declarations.remove(declared)
            self.game.tell(events.WarEnded(declared.seat, declared.target))

    def subsidise(self, battle: Battle) -> None:
        """When a Space Battle is over, Trade Goods are paid for the ships lost in it (SA17-CRI-05)."""
        for side in (battle.attacker, battle.defender):
            if Declaration(side.seat, battle.enemy(side.seat).seat) in self.state.declarations:
                self.game.economy.gain_goods(side.seat, self.subsidy(side), "crimson_suns")

    def subsidy(self, side: Side) -> int:
        """Half of their value for an attacker, a quarter for a defender, rounded down (SA17-CRI-03, SA17-CRI-04)."""
        ships = forces.of(forces.together(side.lost_all), is_ship)
        return self.game.space_battle.worth(side.seat, ships) // (ATTACKING if side.attacker else DEFENDING)


def _war(other: Seat) -> Option[str]:
    return Option(f"player:{other}", things=(f"player:{other}",), says=message("option-declare-war", player=other, count=PRICE))
