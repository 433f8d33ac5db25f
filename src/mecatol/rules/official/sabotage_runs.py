"""Sabotage Runs, an option: Fighters against a War Sun (OFF-OPT-SAB)."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.rules import events, forces
from mecatol.rules.naming import number_named
from mecatol.rules.pieces import in_system
from mecatol.rules.state import NEUTRAL, Battle, Seat, Side, UnitId

from .game import Chapter

THROUGH = 9  # an unmodified face that passes the War Sun's defences
DESTROYS = 10  # an unmodified face that destroys it


class SabotageRuns(Chapter):
    """After the Barrage, Fighters may be committed against a War Sun; the attacker decides first."""

    __slots__ = ()

    async def fly(self, battle: Battle) -> None:
        """Each side may send Fighters, as long as the enemy has a War Sun."""
        for side in (battle.attacker, battle.defender):
            if side.seat != NEUTRAL and len(self.runs(battle, side)) > 1:
                chosen = await self.game.choose(side.seat, "sabotage_run", self.runs, battle, side)
                await self.run(battle, side, number_named(chosen))

    @grants("OFF-OPT-SAB")
    def runs(self, battle: Battle, side: Side) -> list[Option[str]]:
        """How many Fighters to send; none where there is no War Sun."""
        fleet = self.game.space_battle.fleet
        if not forces.count(fleet(battle, battle.enemy(side.seat)), "war_sun"):
            return []
        most = forces.count(fleet(battle, side), "fighter")
        return [Option(f"fighters:{n}", says=message("option-sabotage-run", count=n)) for n in range(most + 1)]

    async def run(self, battle: Battle, side: Side, fighters: int) -> None:
        """Some pass the defences; one by one they try to destroy the War Sun, until one does. Who fails is lost."""
        through = await self._rolled(battle, side.seat, fighters, THROUGH)
        await self._lose(battle, side.seat, "fighter", fighters - through)
        for _ in range(through):
            if await self._rolled(battle, side.seat, 1, DESTROYS):
                await self._lose(battle, battle.enemy(side.seat).seat, "war_sun", 1)
                return
            await self._lose(battle, side.seat, "fighter", 1)

    async def _rolled(self, battle: Battle, seat: Seat, dice: int, least: int) -> int:
        if not dice:
            return 0
        faces = self.game.roll("sabotage_run", dice)
        self.game.tell(events.Rolled(seat, "sabotage_run", faces, least, sum(face >= least for face in faces), "fighter"))
        here = in_system(battle.system)
        return sum(
            face >= least for face in await self.game.combat.tried_again(seat, "sabotage_run", "fighter", faces, least, here)
        )

    async def _lose(self, battle: Battle, seat: Seat, kind: UnitId, number: int) -> None:
        here = in_system(battle.system)
        lost = forces.pick(self.game.board.units(seat, here), kind, number, damaged_first=True)
        await self.game.combat.destroy(seat, here, lost, "sabotage_run", battle.enemy(seat).seat)
