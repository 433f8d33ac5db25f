"""Moving ships and their cargo into the activated system."""

from __future__ import annotations

from mecatol.core.decisions import Verdict, message
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.rules import events, forces
from mecatol.rules.moments import AFTER_MOVEMENT, BEFORE_MOVEMENT, BEFORE_SAILING, At, Sailing
from mecatol.rules.naming import parted, unit_kind, words_of
from mecatol.rules.pieces import SHIPS, in_system, on_planet, turned
from mecatol.rules.state import NOBODY, Die, Seat, UnitId

from .departure import Departure
from .voyage import Traveller, Voyage


class Movement(Departure):
    """Moving ships and their cargo into the activated system; `Departure` says what may go."""

    __slots__ = ()

    async def move(self, step: Step) -> None:
        """Ships move into the activated system and nowhere else (OFF-TAC-2, OFF-MOV-1); nobody has to (OFF-TAC-9)."""
        await self.game.moment(BEFORE_MOVEMENT, At(step.seat, Hex(step.place)))
        voyage = Voyage(step.seat, (Hex(step.place),))
        await self.plan(voyage)
        await self.carry_out(voyage)

    def reachable(self, seat: Seat, kind: UnitId, start: Hex, destination: Hex) -> bool:
        """Whether a ship could move from one system to another if that were activated."""
        if not self.may_leave(seat, start, (destination,)).allowed:
            return False
        allowance = self.game.routes.allowance(seat, kind, start)
        return allowance > 0 and bool(self.game.routes.ways(seat, kind, start, destination, allowance))

    def explain(self, seat: Seat, intent: str) -> Verdict:
        """Why a ship may or may not make a move: "move:<kind>:<from>:<to>"."""
        _, named, start, destination, *_ = [*words_of(intent), "", "", ""]
        kind, frm, to = unit_kind(named), Hex(start), Hex(destination)
        if not self.game.board.has_system(frm) or not self.game.board.has_system(to):
            return Verdict(False, "OFF-MOV-1", message("explain-unknown"))
        rising = [group for hex_, group in self.game.mercenaries.standing(seat) if hex_ == frm]
        if not forces.count((*self.game.board.units(seat, in_system(frm)), *rising), kind):
            return Verdict(False, "OFF-MOV-1", message("explain-no-such-ship", kind=kind, system=frm))
        between = self._between(seat)
        if between and not (frm in between and to in between):
            return Verdict(False, "OFF-TRF-2", message("explain-move-between"))
        leave = self.may_leave(seat, frm, between or (to,))
        if not leave.allowed:
            return leave
        allowance = self.game.routes.allowance(seat, kind, frm)
        if not self.moves_itself(kind) or allowance <= 0:
            return Verdict(False, "OFF-MOV-4", message("explain-only-as-cargo", kind=kind))
        if self.game.routes.ways(seat, kind, frm, to, allowance):
            return Verdict(True, "OFF-MOV-1")
        return self.game.routes.obstacle(seat, kind, frm, to, allowance)

    def _between(self, seat: Seat) -> tuple[Hex, ...]:
        """The systems between which a player's ships move, if the action under way has several."""
        action = self.state.action
        if action is None or action.seat != seat:
            return ()
        return tuple(action.theatres) or ((action.system, action.other) if action.other else ())

    # -- sailing ------------------------------------------------------------------------------------------------------------

    async def carry_out(self, voyage: Voyage) -> None:
        """Ships move into the activated systems, and everybody may have something to say about it."""
        stopped = False
        for hex_ in voyage.destinations:
            bound = [ship for ship in voyage.ships if len(ship.route) > 1 and ship.route[-1] == hex_]
            sailing = Sailing(voyage.seat, hex_)
            if bound:
                await self.game.moment(BEFORE_SAILING, sailing)
            if sailing.cancelled:
                stopped, voyage.ships = True, [ship for ship in voyage.ships if ship not in bound]
        if voyage.ships or not stopped:
            await self.sail(voyage)
        for hex_ in voyage.destinations:
            await self.game.moment(AFTER_MOVEMENT, At(voyage.seat, hex_))

    async def sail(self, voyage: Voyage) -> None:
        """Ships move along their ways; then every fleet that moved or was left is brought within its limits (OFF-MOV-7)."""
        seat, supply = voyage.seat, self.game.fleet_supply
        travellers = await self.set_sail(voyage) if voyage.ships else []
        touched = [hex_ for traveller in travellers for hex_ in (traveller.ship.route[0], traveller.here)]
        for hex_ in dict.fromkeys([*touched, *voyage.destinations]):
            if not supply.is_settled(seat, hex_):
                await supply.settle(seat, hex_, "movement")
        arrived = [traveller.here for traveller in travellers if traveller.step and not traveller.over]
        for hex_ in voyage.destinations:
            if hex_ in arrived:
                await self.game.domain_counters.explore_space(seat, hex_)

    async def set_sail(self, voyage: Voyage) -> list[Traveller]:
        """The ships of a move go where they can get, with whoever is aboard."""
        self._take_leaders_along(voyage)
        moves = self.game.board.action.moves
        first = len(moves)
        moves += voyage.ships
        travellers = [Traveller(ship) for ship in voyage.ships]
        await self.travel(voyage.seat, travellers)
        for number, traveller in enumerate(travellers, first):  # who was lost or stopped has moved no further than there
            moves[number] = replace(traveller.ship, route=traveller.ship.route[: traveller.step + 1])
        self._rehouse_leaders(voyage.seat)
        return travellers

    def _take_leaders_along(self, voyage: Voyage) -> None:
        """A Leader in space does not stay where no ship of his side stays: he goes with the first ship that leaves."""
        for leader in self.game.leaders.kept(voyage.seat):
            kind, place = parted(leader.where, ":")
            if kind != "system" or leader.id in voyage.passengers():
                continue
            leaving = [n for n, ship in enumerate(voyage.ships) if ship.route[0] == place and ship.kind in SHIPS]
            if leaving and not forces.count(self.after(voyage, Hex(place)), *SHIPS):
                ship = voyage.ships[leaving[0]]
                voyage.ships[leaving[0]] = replace(ship, leaders=(*ship.leaders, leader.id))

    def _rehouse_leaders(self, seat: Seat) -> None:
        """A Leader whose ship has left without him is aboard another one."""
        for where in dict.fromkeys([leader.where for leader in self.game.leaders.kept(seat)]):
            self.game.leaders.rehouse(where)

    async def travel(self, seat: Seat, travellers: list[Traveller]) -> None:
        """All go on until they arrive or something holds them up; that is dealt with for all of them at once; and on."""
        for traveller in travellers:
            self.embark(seat, traveller, travellers)
        while any(traveller.travelling for traveller in travellers):
            for traveller in travellers:
                while traveller.travelling and await self.gets_away(seat, traveller) and not self.held_up(seat, traveller):
                    self.cross(seat, traveller)
                    self.embark(seat, traveller, travellers)
                if traveller.over:
                    self._count_cargo(seat, travellers)
            await self.release(seat, [traveller for traveller in travellers if traveller.travelling])
            for traveller in travellers:
                traveller.over = traveller.over or not self.is_there(seat, traveller)
            self._count_cargo(seat, travellers)

    def _count_cargo(self, seat: Seat, travellers: list[Traveller]) -> None:
        """What was lost for want of room when one of the ships went down is aboard no other either (OFF-UNI-4)."""
        for here in dict.fromkeys([traveller.here for traveller in travellers if traveller.over]):
            left = self.game.board.units(seat, in_system(here))
            for traveller in [each for each in travellers if each.here == here and each.travelling]:
                traveller.aboard = forces.among(traveller.aboard, left)
                left = forces.removed(left, traveller.aboard)

    def is_there(self, seat: Seat, traveller: Traveller) -> bool:
        """Whether a ship on its way is still on the board: one that blows up may take others along."""
        return forces.count(self.game.board.units(seat, in_system(traveller.here)), traveller.ship.kind) > 0

    def held_up(self, seat: Seat, traveller: Traveller) -> bool:
        """Whether something on the next border must be dealt with first; nothing lies on borders officially (OFF-SE-MIN)."""
        return False

    async def release(self, seat: Seat, travellers: list[Traveller]) -> None:
        """What held ships up is dealt with."""

    async def gets_away(self, seat: Seat, traveller: Traveller) -> bool:
        """A die for a ship that moves out of a Gravity Rift or through it (OFF-SYS-5); whether it goes on."""
        here, step = traveller.here, traveller.step
        if traveller.cleared == step or not self.game.routes.perilous(step):
            return True
        traveller.cleared = step
        way, ship = traveller.ship.route[max(0, step - 1) : step + 2], traveller.ship
        if not self.game.routes.rift_rolls(seat, ship.kind, here, ship.help, way):
            return True
        peril = self.game.parameters.rift_peril
        face = self.game.roll("gravity_rift")[0]
        self.game.tell(events.Rolled(seat, "gravity_rift", (face,), peril + 1, kind=ship.kind))
        die = Die(seat, traveller.ship.kind, face, peril + 1, "gravity_rift")
        if not (await self.game.combat.cast([die], "gravity_rift", here, NOBODY))[0].hit:
            traveller.over = True
            await self.in_peril(seat, traveller)
        return not traveller.over

    async def in_peril(self, seat: Seat, traveller: Traveller) -> None:
        """The ship is destroyed with all it carries (OFF-SYS-5)."""
        await self.wreck(seat, traveller, "gravity_rift")

    async def wreck(self, seat: Seat, traveller: Traveller, why: str, by: Seat = NOBODY) -> None:
        """A ship is destroyed on its way, its cargo with it (OFF-UNI-4)."""
        traveller.over = True
        self.refit(seat, traveller)
        where = in_system(traveller.here)
        traveller.aboard = forces.among(traveller.aboard, self.game.board.units(seat, where))
        for leader in traveller.leaders:
            self.game.leaders.doom(self.game.leaders.find(leader), why)
        await self.game.combat.destroy(seat, where, (traveller.unit, *traveller.aboard), why, by)

    def refit(self, seat: Seat, *travellers: Traveller) -> None:
        """A ship that was repaired on its way is whole: who repairs ships repairs all of theirs in a system."""
        for traveller in travellers:
            unit = traveller.unit
            if unit.damage and replace(unit, count=0) not in [
                replace(group, count=0) for group in self.game.board.units(seat, in_system(traveller.here))
            ]:
                traveller.unit = replace(unit, damage=0)

    def embark(self, seat: Seat, traveller: Traveller, travellers: list[Traveller]) -> None:
        """A ship takes aboard what it loads where it is: from planets, from other ships, from space."""
        here, board = traveller.here, self.game.board
        if traveller.ship.takes_off and not traveller.step:
            ground = on_planet(traveller.ship.takes_off)
            board.shift(seat, ground, in_system(here), (turned(traveller.unit, ground),))
        for place, kind, count in traveller.ship.cargo:
            if board.hex_of(place) != here or (place, kind) in traveller.done:
                continue
            traveller.done.append((place, kind))
            free = board.units(seat, place)
            if place == in_system(here):
                for other in travellers:
                    free = forces.removed(free, other.aboard) if other.here == here and not other.over else free
            taken = forces.pick(free, kind, count)
            if place != in_system(here):
                board.shift(seat, place, in_system(here), taken)
            traveller.aboard = forces.added(traveller.aboard, taken)
        for leader in traveller.ship.leaders:
            if leader not in traveller.leaders and board.hex_of(self.game.leaders.find(leader).where) == here:
                traveller.leaders.append(leader)
                self.game.leaders.place(leader, in_system(here), traveller.ship.kind)

    def cross(self, seat: Seat, traveller: Traveller) -> None:
        """A ship goes into the next system with all that is aboard; double-sided wormholes gone into are remembered."""
        self.refit(seat, traveller)
        frm, to = traveller.here, traveller.ship.route[traveller.step + 1]
        self.game.tactical.enter_wormholes(seat, frm, to)
        self.game.board.shift(seat, in_system(frm), in_system(to), (traveller.unit, *traveller.aboard))
        for leader in traveller.leaders:
            self.game.leaders.place(leader, in_system(to), traveller.ship.kind)
        traveller.step += 1
