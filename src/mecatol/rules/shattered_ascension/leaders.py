"""Leaders: where they are, what they may do, what becomes of them."""

from __future__ import annotations

from mecatol.core.decisions import NOTHING, Option, Procedure, grants, message
from mecatol.core.hexes import Hex
from mecatol.core.records import digest, replace
from mecatol.core.rules import Step
from mecatol.rules.naming import is_planet
from mecatol.rules.official import leaders as official
from mecatol.rules.official.leaders import Fate, keeper
from mecatol.rules.state import NOBODY, Doom, Leader, Place, Seat

from .game import Chapter

SETTLED = "leaders.settled"  # how a system was when its player last moved no more leaders in it


class Leaders(official.Leaders, Chapter):
    """Leaders walk about between the steps, there is one table of fates, captives stay on the board."""

    __slots__ = ()

    def leaving(self, seat: Seat) -> list[Leader]:
        """Who is on the capital of a player who has surrendered stays there (SA17-SUR-09)."""
        capitals = [effect.where for effect in self.game.surrender.capitals()]
        return [leader for leader in super().leaving(seat) if leader.where not in capitals]

    # -- moving -------------------------------------------------------------------------------------------------------

    def between_steps(self, step: Step) -> Procedure[None]:
        """Between the steps of his own turn a player moves leaders freely inside their system (SA17-LDR-03).

        He is not asked again as long as nothing has happened there since he moved no more.
        """
        return self._move_about(step) if step.place in self.systems(step.seat) else NOTHING

    async def _move_about(self, step: Step) -> None:
        hex_ = Hex(step.place)
        while self._inner_moves(step.seat, hex_) and self.state.notes.get(SETTLED) != self._situation(hex_):
            key = await self.game.choose(step.seat, "move_leader", self.inner_moves, step.seat, hex_)
            if key == "done":
                self.game.changing()
                self.state.notes[SETTLED] = self._situation(hex_)
                return
            await self.act(step.seat, key)

    def _situation(self, hex_: Hex) -> str:
        """Whatever may have changed in a system in the course of an action, dice that missed included."""
        dice = self.state.rng.counters.get("dice", 0)
        hexes = self.game.board.layout.hexes
        leaders = [leader for leader in self.state.leaders if hexes.get(leader.where) == hex_]
        return digest([self.state.scopes, dice, leaders, self.game.board.system(hex_)])

    @grants("SA17-LDR-03")
    def inner_moves(self, seat: Seat, hex_: Hex) -> list[Option[str]]:
        """Other friendly places in the system for each leader there, as long as no enemy ships are; or no more."""
        return [*self._inner_moves(seat, hex_), Option("done", says=message("option-done"))]

    def _inner_moves(self, seat: Seat, hex_: Hex) -> list[Option[str]]:
        board, hexes = self.game.board, self.game.board.layout.hexes
        there = [each for each in self.kept(seat) if hexes.get(each.where) == hex_]
        if not there or board.enemy_fleets(seat, hex_):
            return []
        places = self.friendly_among(seat, [planet for planet in board.system(hex_).planets if planet.owner == seat], [hex_])
        return [self.move_option(each.id, to) for each in there for to in places if to != each.where]

    @grants("SA17-LDR-03")
    def acts(self, seat: Seat) -> list[Option[str]]:
        """In his own turn, before his action begins, a player moves leaders inside any system."""
        if self.state.phase != "action" or self.state.active != seat or self.state.action is not None:
            return []
        return [replace(move, clause="SA17-LDR-03") for hex_ in self.systems(seat) for move in self._inner_moves(seat, hex_)]

    # -- fate -----------------------------------------------------------------------------------------------------------

    def fate(self, leader: Leader, doom: Doom, captor: Seat) -> Fate:
        """1 killed, 2 to 7 captured, 8 to 10 escaped (SA17-LDR-24); captured where the enemy won with an Agent (SA17-LDR-13)."""
        numbers = self.game.parameters
        if any(self.won_with_agent(seat, doom.where) for seat in self.game.opponents(keeper(leader))):
            return "captured"
        return self.roll_fate(leader, ((numbers.fate_killed, "killed"), (numbers.fate_captured, "captured"), (10, "escaped")))

    def captor(self, leader: Leader, doom: Doom) -> Seat:
        """A captive stays on the board, and Mercenaries carry no Leader: who has nothing else there takes none (OFF-SOT-MRC)."""
        captor = super().captor(leader, doom)
        kept = captor == NOBODY or is_planet(doom.where) or self.ship_for(captor, doom.where, "")
        return captor if kept else NOBODY

    def note_agent(self, seat: Seat, where: Place) -> None:
        """A player has won a battle with an Agent."""
        if self.state.action is not None:
            self.game.changing()
            self.state.action.agents.append(f"{seat}@{where}")

    def won_with_agent(self, seat: Seat, where: Place) -> bool:
        """Whether a player has won a battle in a place with an Agent in the action under way."""
        return self.state.action is not None and f"{seat}@{where}" in self.state.action.agents

    def uncaught(self) -> Fate:
        return "escaped"  # SA17-LDR-25

    def imprison(self, leader: Leader, captor: Seat, where: Place) -> None:
        """A captive stays on the board where it was lost, with its captor's flag (SA17-LDR-26)."""
        super().imprison(leader, captor, where)
        self.place(leader.id, where)

    # -- captives ---------------------------------------------------------------------------------------------------------

    async def rescue(self, seat: Seat, loser: Seat) -> None:
        """Captives are on the board: whoever takes their place may capture them (SA17-LDR-28)."""
