"""Leaders: where they are, what they may do, what becomes of them."""

from __future__ import annotations

from typing import Literal

from mecatol.core.decisions import Option, grants, message
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.rules import events
from mecatol.rules.board import in_system, on_planet
from mecatol.rules.state import NOBODY, Doom, Leader, Seat, UnitId

from .game import Chapter

Fate = Literal["killed", "captured", "escaped"]

# Where a leader would rather be: the ship that is lost last.
STURDIEST: tuple[UnitId, ...] = ("flagship", "war_sun", "dreadnought", "carrier", "cruiser", "destroyer", "fighter")


def keeper(leader: Leader) -> Seat:
    """Who moves a leader: its owner, or its captor (SA17-LDR-28)."""
    return leader.owner if leader.captor == NOBODY else leader.captor


class Leaders(Chapter):
    """A leader is always on a planet or aboard a ship, and takes up no capacity (OFF-OPT-LDR-1)."""

    __slots__ = ()

    # -- finding ------------------------------------------------------------------------------------------------------

    def find(self, leader: str) -> Leader:
        """A leader by its id."""
        return next(each for each in self.state.leaders if each.id == leader)

    def at(self, where: str) -> list[Leader]:
        """The leaders in a place, captives among them."""
        return [each for each in self.state.leaders if each.where == where]

    def of(self, seat: Seat) -> list[Leader]:
        """A player's own leaders in play, captives left out."""
        return [each for each in self.state.leaders if each.owner == seat and each.where and each.captor == NOBODY]

    def kept(self, seat: Seat) -> list[Leader]:
        """The leaders a player moves: his own, and his captives."""
        return [each for each in self.state.leaders if each.where and keeper(each) == seat]

    def present(self, seat: Seat, where: str, kind: str) -> bool:
        """Whether a player has a leader of a kind, free, in a place."""
        return any(each.kind == kind and each.owner == seat and each.captor == NOBODY for each in self.at(where))

    def friendly_places(self, seat: Seat) -> list[str]:
        """Planets a player controls, and systems where he has ships."""
        found = [on_planet(planet.id) for planet in self.game.board.planets_of(seat)]
        return found + [in_system(hex_) for hex_, _ in self.state.layout if self.game.board.ships(seat, hex_)]

    # -- moving -------------------------------------------------------------------------------------------------------

    def place(self, leader: str, where: str, ship: UnitId = "") -> None:
        """A leader comes to a place; aboard, onto the ship named, the one it was on, or the sturdiest there."""
        self.game.changing()
        was = self.find(leader)
        aboard = self.ship_for(keeper(was), where, ship or was.ship) if where.startswith("system:") else ""
        self._put(replace(was, where=where, ship=aboard))
        self.game.tell(events.LeaderMoved(keeper(was), leader, where))

    def ship_for(self, seat: Seat, where: str, wanted: UnitId) -> UnitId:
        """The kind of ship a leader is aboard there."""
        there = [group.kind for group in self.game.board.units(seat, where)]
        return next((kind for kind in (wanted, *STURDIEST) if kind in there), "")

    def _put(self, leader: Leader) -> None:
        self.state.leaders = [leader if each.id == leader.id else each for each in self.state.leaders]

    async def between_steps(self, step: Step) -> None:
        """Between the steps of his own turn a player moves leaders freely inside their system (SA17-LDR-03)."""
        hex_ = Hex(step.place)
        while len(self.inner_moves(step.seat, hex_)) > 1:
            key = await self.game.choose(step.seat, "move_leader", self.inner_moves, step.seat, hex_)
            if key == "done":
                return
            _, leader, where = key.split(" ")
            self.place(leader, where)

    @grants("SA17-LDR-03")
    def inner_moves(self, seat: Seat, hex_: Hex) -> list[Option[str]]:
        """Other friendly places in the system for each leader there, as long as no enemy ships are; or no more."""
        done = Option("done", says=message("option-done"))
        if self.game.board.enemy_fleets(seat, hex_):
            return [done]
        places = [where for where in self.friendly_places(seat) if self.game.board.hex_of(where) == hex_]
        return [
            *(
                Option(f"leader {each.id} {to}", things=(to,), says=message("option-move-leader", leader=each.id, where=to))
                for each in self.kept(seat)
                if each.where and self.game.board.hex_of(each.where) == hex_
                for to in places
                if to != each.where
            ),
            done,
        ]

    async def relocate(self, seat: Seat, number: int) -> None:
        """A player moves so many leaders of his to any friendly planets or ships."""
        moved: list[str] = []
        while len(moved) < number and len(self.relocations(seat, moved)) > 1:
            key = await self.game.choose(seat, "relocate_leader", self.relocations, seat, moved)
            if key == "done":
                return
            _, leader, where = key.split(" ")
            moved.append(leader)
            self.place(leader, where)

    @grants("SA17-STR-01")
    def relocations(self, seat: Seat, moved: list[str]) -> list[Option[str]]:
        """Leaders and the friendly places they could go to, or no more."""
        return [
            *(
                Option(f"leader {each.id} {to}", things=(to,), says=message("option-move-leader", leader=each.id, where=to))
                for each in self.of(seat)
                if each.id not in moved
                for to in self.friendly_places(seat)
                if to != each.where
            ),
            Option("done", says=message("option-done")),
        ]

    # -- abilities ------------------------------------------------------------------------------------------------------

    def muster(self, leader: str) -> None:
        """A leader's abilities are in force as long as it is free."""
        found = self.find(leader)
        self.game.begin_effect(f"leader_{found.kind}", found.owner, "leader", where=found.id)

    def dismiss(self, leader: str) -> None:
        """A leader's abilities end (SA17-LDR-27)."""
        self.game.end_effects(lambda effect: effect.source == "leader" and effect.where == leader)

    # -- fate -----------------------------------------------------------------------------------------------------------

    def lost(self, where: str, why: str = "ship") -> None:
        """Units left a place: leaders whose ship or planet is lost with them are doomed (SA17-LDR-22)."""
        for leader in self.at(where):
            if not self._safe(leader):
                self.doom(leader, why)

    def _safe(self, leader: Leader) -> bool:
        seat, (kind, _, name) = keeper(leader), leader.where.partition(":")
        if kind == "system":
            return any(group.kind == leader.ship for group in self.game.board.units(seat, leader.where))
        return self.game.board.planet(name).owner == seat or bool(self.game.board.army(seat, name))

    def doom(self, leader: Leader, why: str) -> None:
        """A leader leaves the board; its fate is rolled when the action is over (SA17-LDR-23)."""
        self.game.changing()
        if any(doom.leader == leader.id for doom in self.state.doomed):
            return
        self.state.doomed.append(Doom(leader.id, leader.where, why))
        self.dismiss(leader.id)
        self._put(replace(leader, where="", ship=""))

    async def fates(self) -> None:
        """What becomes of the leaders whose place was lost."""
        while self.state.doomed:
            doom = self.state.doomed.pop(0)
            leader = self.find(doom.leader)
            captor = self.captor(leader, doom)
            fate = self.fate(leader, doom, captor)
            if fate == "captured" and captor == NOBODY:
                fate = "escaped"  # SA17-LDR-25
            self.game.tell(events.LeaderFate(leader.owner, leader.id, fate))
            await self.carry_out(leader, doom, fate, captor)

    def captor(self, leader: Leader, doom: Doom) -> Seat:
        """The enemy who controls the place now; its own owner is no captor."""
        kind, _, name = doom.where.partition(":")
        if kind == "planet":
            holder = self.game.board.planet(name).owner
        else:
            there = self.game.board.fleets(Hex(name))
            holder = there[0] if len(there) == 1 else NOBODY
        return holder if holder >= 0 and holder != leader.owner else NOBODY

    def fate(self, leader: Leader, doom: Doom, captor: Seat) -> Fate:
        """OFF-OPT-LDR-2: by how the place was lost; a lost ship kills but for a Space Battle, a lost planet does not."""
        if doom.why == "failed_invasion":
            return "captured" if captor != NOBODY else "killed"
        if doom.where.startswith("planet:"):
            return self._roll(leader, ((5, "captured"), (9, "escaped"), (10, "killed"))) if doom.why == "invasion" else "escaped"
        if doom.why != "space_battle":
            return "killed"
        return self._roll(leader, ((5, "killed"), (8, "escaped"), (10, "captured")))

    def _roll(self, leader: Leader, table: tuple[tuple[int, Fate], ...]) -> Fate:
        (face,) = self.game.roll("fate")
        self.game.tell(events.Rolled(leader.owner, "fate", (face,)))
        return next(fate for most, fate in table if face <= most)

    async def carry_out(self, leader: Leader, doom: Doom, fate: Fate, captor: Seat) -> None:
        """A leader is killed, becomes a captive where it was lost, or escapes to a friendly place."""
        if fate == "captured":
            self._put(replace(leader, captor=captor))
            self.place(leader.id, doom.where)
        elif fate == "escaped":
            await self.escape(leader)
        else:
            self.killed(leader, captor)

    def killed(self, leader: Leader, by: Seat) -> None:
        """A leader is out of the game."""
        self._put(replace(leader, where="", ship="", captor=NOBODY))
        if by != NOBODY:
            self.game.board.deed("killed_leader", by, leader.owner, what=leader.id)

    async def escape(self, leader: Leader) -> None:
        """Its owner puts a leader back on a friendly place, if there is one; its abilities are back."""
        places = self.refuges(leader.owner)
        self._put(replace(leader, captor=NOBODY))
        if not places:
            self.killed(leader, NOBODY)
            return
        where = await self.game.choose(leader.owner, "leader_escapes", self.refuge_options, leader.owner, leader.id)
        self.place(leader.id, where)
        self.muster(leader.id)

    def refuges(self, seat: Seat) -> list[str]:
        """Friendly planets that no enemy ships blockade (OFF-OPT-LDR-2)."""
        board = self.game.board
        mine = [planet.id for planet in board.planets_of(seat)]
        return [on_planet(p) for p in mine if not board.enemy_fleets(seat, board.system_of(p))]

    @grants("OFF-OPT-LDR-2")
    def refuge_options(self, seat: Seat, leader: str) -> list[Option[str]]:
        """Where a leader can escape to."""
        return [
            Option(where, things=(where,), says=message("option-move-leader", leader=leader, where=where))
            for where in self.refuges(seat)
        ]

    # -- captives ---------------------------------------------------------------------------------------------------------

    async def status_step(self, seat: Seat) -> None:
        """A captor keeps, frees or executes each captive (OFF-OPT-LDR-3, SA17-LDR-30)."""
        for captive in [each for each in self.kept(seat) if each.captor == seat]:
            key = await self.game.choose(seat, "captive", self.captive_options, seat, captive.id)
            if key == "free":
                await self.escape(captive)
            elif key == "execute":
                await self.execute(seat, captive)

    @grants("OFF-OPT-LDR-3")
    def captive_options(self, seat: Seat, leader: str) -> list[Option[str]]:
        """What a captor may do with a captive."""
        return [Option(way, says=message(f"option-captive-{way}", leader=leader)) for way in ("keep", "free", "execute")]

    async def execute(self, seat: Seat, captive: Leader) -> None:
        """A captive is executed."""
        self.game.tell(events.LeaderFate(captive.owner, captive.id, "killed"))
        self.killed(captive, seat)
