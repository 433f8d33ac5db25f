"""Space Mines: laying them, and what they do to ships."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mecatol.core.decisions import ALLOWED, Message, Option, Verdict, grants, message
from mecatol.core.hexes import Border, Hex
from mecatol.core.memo import kept
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.rules import events, forces
from mecatol.rules.moments import HITS_SCORED, MINE_COST, MINE_OWNER, MINE_VALUE, TRIGGERS_MINES, Hits, Unit
from mecatol.rules.naming import name_of
from mecatol.rules.pieces import in_system, is_big_ship
from mecatol.rules.state import NOBODY, Group, Mine, Seat, UnitId

from .game import Chapter

NO = "no"
MINER: UnitId = "cruiser"


@kept
def _no_minelayer(hex_: Hex) -> Verdict:
    return Verdict(False, "OFF-SE-MIN", message("explain-no-minelayer", system=hex_))


class SpaceMines(Chapter):
    """Space Mines: laying them, and what they do to ships. Mines are no units (OFF-SE-MIN)."""

    __slots__ = ()

    # -- laying ---------------------------------------------------------------------------------------------------------------

    def may_lay(self, seat: Seat, hex_: Hex) -> Verdict:
        """A Cruiser in the system and two resources are needed (OFF-SE-MIN)."""
        parameters = self.game.parameters
        if not parameters.space_mines or not forces.count(self.game.board.units(seat, in_system(hex_)), MINER):
            return _no_minelayer(hex_)
        if not self.left():
            return Verdict(False, "OFF-CMP-5", message("explain-no-mines-left"))
        if not self.places(seat, hex_) or not self.game.economy.can_pay(seat, resources=self.cost(seat)):
            return Verdict(False, "OFF-SE-MIN", message("explain-mine-too-dear", resources=self.cost(seat)))
        return ALLOWED

    def left(self) -> int:
        """How many mines can still be laid (OFF-CMP-5)."""
        return max(0, self.game.parameters.mine_supply - len(self.state.mines))

    def cost(self, seat: Seat) -> int:
        """What a mine costs a player (OFF-SE-MIN)."""
        return self.game.fold(MINE_COST, self.game.parameters.mine_cost, seat)

    async def offer(self, step: Step) -> None:
        """In the production step, before anything is produced, one mine may be bought (OFF-SE-MIN)."""
        seat, hex_ = step.seat, Hex(step.place)
        if not self.may_lay(seat, hex_).allowed:
            return
        key = await self.game.choose(seat, "lay_mine", self.lay_options, seat, hex_)
        if key == NO:
            return
        await self.game.economy.pay(seat, "space_mine", resources=self.cost(seat))
        self.lay(seat, Border(name_of(key)))

    async def place_free(self, seat: Seat, hex_: Hex, amount: int) -> None:
        """Mines for nothing, as far as there are any and the owner wants them."""
        for _ in range(amount):
            if not self.left() or not self.places(seat, hex_):
                return
            key = await self.game.choose(seat, "lay_mine", self.lay_options, seat, hex_)
            if key == NO:
                return
            self.lay(seat, Border(name_of(key)))

    @grants("OFF-SE-MIN")
    def lay_options(self, seat: Seat, hex_: Hex) -> list[Option[str]]:
        """Where a mine may be laid, or nowhere."""
        found = [
            Option(f"mine:{place}", things=(in_system(hex_),), says=self.said(hex_, place)) for place in self.places(seat, hex_)
        ]
        return [*found, Option(NO, says=message("option-no-mine"))]

    def said(self, hex_: Hex, place: Border) -> Message:
        """A place for a mine in words."""
        return message("option-lay-mine", border=place)

    def places(self, seat: Seat, hex_: Hex) -> list[Border]:
        """A mine lies inside the system, beside others (OFF-SE-MIN)."""
        return [Border(hex_)]

    def lay(self, seat: Seat, border: Border) -> None:
        """A mine comes onto the board."""
        self.game.changing()
        owner = self.game.fold(MINE_OWNER, seat, seat)
        self.state.mines.append(Mine(border, owner))
        self.game.tell(events.MineLaid(owner, border))

    def lay_neutral(self, border: Border) -> None:
        """A mine of nobody's, as long as there are any."""
        if self.left():
            self.game.changing()
            self.state.mines.append(Mine(border, NOBODY))
            self.game.tell(events.MineLaid(NOBODY, border))

    def neutralize(self) -> None:
        """All mines are nobody's."""
        self.game.changing()
        for n, mine in enumerate(self.state.mines):
            if mine.owner != NOBODY:
                self.state.mines[n] = replace(mine, owner=NOBODY)
                self.game.tell(events.MineRemoved(mine.owner, mine.border, "neutral"))
                self.game.tell(events.MineLaid(NOBODY, mine.border))

    def clear(self, mines: Iterable[Mine], why: str) -> None:
        """Mines leave the board."""
        self.game.changing()
        for mine in mines:
            self.state.mines.remove(mine)
            self.game.tell(events.MineRemoved(mine.owner, mine.border, why))

    # -- going off ------------------------------------------------------------------------------------------------------------

    def hostile(self, seat: Seat, border: Border) -> list[Mine]:
        """The mines of others that lie there."""
        return [mine for mine in self.state.mines if mine.border == border and mine.owner != seat]

    def triggers(self, seat: Seat, kind: UnitId, hex_: Hex) -> bool:
        """Whether a unit sets mines off: ships other than Fighters do; floating docks do not (OFF-SE-MIN)."""
        return is_big_ship(kind) and self.game.fold(TRIGGERS_MINES, True, Unit(seat, kind, in_system(hex_)))

    def on_way(self, seat: Seat, kind: UnitId, way: Sequence[Hex]) -> tuple[Border, ...]:
        """Mines that a ship sets off by going a way: none, since mere passing does nothing (OFF-SE-MIN)."""
        return ()

    async def resolve(self, step: Step) -> None:
        """After PDS fire mines go off under the ships that entered, or that loaded something on their way (OFF-TAC-4)."""
        hex_ = Hex(step.place)
        arrived = [ship for ship in self.game.board.action.moves if ship.route[-1] == hex_ and len(ship.route) > 1]
        for border in dict.fromkeys(mine.border for mine in self.state.mines if mine.owner != step.seat):
            mined = Hex(border)
            entered = [
                Group(ship.kind)
                for ship in arrived
                if mined == hex_ or (mined in ship.route[1:-1] and mined in self.game.movement.calls_of(ship))
            ]
            await self.go_off(step.seat, border, hex_, entered)

    async def entered(self, seat: Seat, hex_: Hex, groups: Iterable[Group]) -> None:
        """Ships came into a system otherwise: built there, placed there, retreating (OFF-SE-MIN)."""
        await self.go_off(seat, Border(hex_), hex_, groups)

    async def go_off(self, seat: Seat, border: Border, hex_: Hex, groups: Iterable[Group]) -> None:
        """One die for each ship that entered; a hit is a hit on that ship; then one mine is gone (OFF-SE-MIN)."""
        mines = self.hostile(seat, border)
        ships = self._still_there(seat, hex_, groups)
        if not mines or not ships:
            return
        for group in ships:
            for _ in range(await self.scored(seat, [group], hex_, mines[0].owner)):
                await self._strike(seat, hex_, group.kind, mines[0].owner)
        self.clear(mines[:1], "went_off")
        await self.game.fleet_supply.settle(seat, hex_, "space_mines")

    def _still_there(self, seat: Seat, hex_: Hex, groups: Iterable[Group]) -> forces.Groups:
        """Those that came in and have not been destroyed since, whatever damage they took."""
        there = self.game.board.units(seat, in_system(hex_))
        came = forces.together(replace(group, damage=0, mark="") for group in groups)
        counted = (replace(group, count=min(group.count, forces.count(there, group.kind))) for group in came)
        return tuple(group for group in counted if group.count and self.triggers(seat, group.kind, hex_))

    async def scored(self, seat: Seat, groups: Iterable[Group], hex_: Hex, by: Seat, bonus: int = 0) -> int:
        """The dice are rolled; how many hits are to be taken."""
        hits = Hits(seat, sum([self.roll(seat, group, hex_, bonus) for group in groups]), "space_mines", hex_, by=by)
        if hits.count:
            await self.game.moment(HITS_SCORED, hits)
        return hits.count

    def roll(self, seat: Seat, group: Group, hex_: Hex, bonus: int = 0) -> int:
        """A die for each ship of a kind; how many hit."""
        needed = self.game.fold(MINE_VALUE, self.game.parameters.mine_hits_on, Unit(seat, group.kind, in_system(hex_))) - bonus
        faces = self.game.roll("space_mines", group.count)
        hits = sum(face >= needed for face in faces)
        self.game.tell(events.Rolled(seat, "space_mines", faces, needed, hits, group.kind))
        return hits

    async def _strike(self, seat: Seat, hex_: Hex, kind: UnitId, by: Seat) -> None:
        """A hit on one ship of a kind, a whole one if there is one."""
        units = self.game.board.units(seat, in_system(hex_))
        if not forces.count(units, kind):
            return
        spared = forces.removed(units, forces.pick(units, kind))
        await self.game.combat.suffer(seat, in_system(hex_), 1, purpose="space_mines", by=by, only=is_big_ship, spare=spared)
