"""Every way a ship may take, found without any shortcut: step by step from the words of the rules, over the state alone.

Of the engine it uses only what effects say (the folds, begun with what the rule text says) and what lies on a way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mecatol.core.decisions import ALLOWED, Verdict
from mecatol.core.hexes import Hex, border
from mecatol.rules.moments import (
    BLOCKS,
    BORDER_TOKENS,
    HAZARD,
    MAY_ENTER,
    MAY_PASS,
    MAY_TAKE_WORMHOLE,
    MORE_WORMHOLES,
    MOVEMENT,
    NEBULA_SLOWS,
    WORMHOLES,
    At,
    Travel,
    Unit,
    Wake,
    Wormhole,
)
from mecatol.rules.naming import in_system
from mecatol.rules.official.game import Game
from mecatol.rules.state import MERCENARIES, NOBODY, Seat, System, UnitId

from .zones import is_closed

BIG = ("war_sun", "dreadnought", "cruiser", "destroyer", "carrier", "flagship", *MERCENARIES)
ROUND = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
Way = tuple[Hex, ...]


class PlainWays:
    """The ways of one seat's ships on a board as it is."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.sa17 = game.ruleset.text.startswith("sa17")
        self.ascension = game.ruleset.text.startswith("sa")  # either edition
        self.systems = {system.hex: system for system in game.state.systems}
        self.letters = {hex_: self._letters(system) for hex_, system in self.systems.items()}
        for hex_, letter in game.fold(MORE_WORMHOLES, (), Wake(seat)):
            self.letters[hex_] = [*self.letters[hex_], letter]
        self.near = {
            hex_: [to for to in self.systems if self._touch(hex_, to) or self._joined(hex_, to)] for hex_ in self.systems
        }

    # -- the map --------------------------------------------------------------------------------------------------------------

    def _letters(self, system: System) -> list[str]:
        """The wormholes of a system: those printed, and the upper sides of tokens."""
        printed = self.game.content.systems[system.tile].wormholes
        tokens = [token.removeprefix("wormhole:").split("/") for token in system.tokens if token.startswith("wormhole:")]
        openings = [(letter, letter) for letter in printed] + [("/".join(sorted(sides)), sides[0]) for sides in tokens]
        return [
            letter for name, up in openings for letter in self.game.fold(WORMHOLES, (up,), Wormhole(self.seat, system.hex, name))
        ]

    def _touch(self, a: Hex, b: Hex) -> bool:
        if "," not in a or "," not in b:
            return False  # the Nexus lies beside the map
        q, r = map(int, a.split(","))
        return b in [f"{q + dq},{r + dr}" for dq, dr in ROUND]

    def _joined(self, a: Hex, b: Hex) -> bool:
        """By a wormhole: the same letter at both ends (OFF-MOV-8)."""
        return a != b and any(letter in self.letters[b] for letter in self.letters[a])

    def hazard(self, hex_: Hex) -> str:
        """The kind of Special System."""
        return self.game.fold(HAZARD, self.game.content.systems[self.systems[hex_].tile].anomaly, At(NOBODY, hex_))

    # -- one step -------------------------------------------------------------------------------------------------------------

    def enters(self, travel: Travel) -> bool:
        """Whether a ship may go into the next system: closed tiles, and tokens on the border unless it goes by wormhole."""
        if is_closed(self.game, self.seat, self.systems[travel.to]):
            return False  # CP-FAQ-27
        verdict = self._across(travel)
        if verdict.allowed and self.hazard(travel.to) == "supernova":
            verdict = Verdict(False, "OFF-SYS-3")
        if verdict.allowed and self.hazard(travel.to) == "asteroid_field":
            verdict = Verdict(False, "OFF-SYS-1")
        verdict = self.game.fold(MAY_ENTER, verdict, travel)
        if verdict.allowed and not self._touch(travel.frm, travel.to):
            verdict = self.game.fold(MAY_TAKE_WORMHOLE, verdict, travel)
        return verdict.allowed

    def _across(self, travel: Travel) -> Verdict:
        """An Anomaly is closed to all, a Belt without a technology, a Wave against its direction (TOK-03, TOK-05, BRD-05)."""
        if self._joined(travel.frm, travel.to):
            return ALLOWED
        sides = {travel.frm, travel.to}
        lying = tuple([token for token in self.game.state.border_tokens if set(token.border.split("|")) == sides])
        tokens = self.game.fold(BORDER_TOKENS, lying, border(travel.frm, travel.to)) if self._touch(*sides) else lying
        kinds = [token.kind for token in tokens]
        if "space_time_anomaly" in kinds:
            return Verdict(False, "SA17-TOK-05")
        for token in tokens:
            if token.kind == "asteroid_belt":
                return Verdict(False, "SA17-TOK-03")
            if token.kind == "grav_wave" and token.towards == travel.frm:
                return Verdict(False, "SA17-BRD-05")
        return ALLOWED

    def passes(self, travel: Travel) -> bool:
        """Whether a ship may go on: not out of a Nebula or an Ion Storm it has come into, nor past enemy ships."""
        hazard, verdict = self.hazard(travel.to), ALLOWED
        if hazard == "nebula":
            verdict = Verdict(False, "OFF-SYS-2")
        elif hazard == "ion_storm":
            verdict = Verdict(False, "OFF-SYS-4")
        elif not (self.sa17 and hazard == "gravity_rift"):  # SA17-SOT-03
            verdict = self._past_ships(travel)
        return self.game.fold(MAY_PASS, verdict, travel).allowed

    def _past_ships(self, travel: Travel) -> Verdict:
        """Officially Fighters alone do not block (OFF-MOV-3); in Shattered Ascension every ship does (SA17-GEN-28)."""
        blocked = False
        for stack in self.systems[travel.to].stacks:
            for group in stack.groups if stack.owner != self.seat else ():
                stands = group.kind in BIG or (group.kind == "fighter" and self.sa17)
                if group.kind in (*BIG, "fighter"):
                    blocked = blocked or self.game.fold(BLOCKS, stands, Unit(stack.owner, group.kind, in_system(travel.to)))
        if not blocked:
            return ALLOWED
        enemies = [stack for stack in self.systems[travel.to].stacks if stack.owner != self.seat]
        big = any(group.kind in BIG for stack in enemies for group in stack.groups)
        return Verdict(False, "SA17-GEN-28" if self.sa17 and not big else "OFF-MOV-3")

    def movement(self, kind: UnitId, start: Hex, leaders: tuple[str, ...] = (), mark: str = "") -> int:
        """How far a ship moves: as printed; out of a Nebula one system (OFF-SYS-2)."""
        unit = Unit(self.seat, kind, in_system(start), leaders, mark=mark)
        moves = self.game.fold(MOVEMENT, self.game.board.unit(self.seat, kind).movement, unit)
        slow = self.hazard(start) == "nebula" and self.game.fold(NEBULA_SLOWS, True, Unit(self.seat, kind, in_system(start)))
        return min(1, moves) if slow else moves

    def bonus(self, way: Way, after: Hex) -> int:
        """Who leaves a Gravity Rift on another side than straight ahead gains a step, once; by wormhole nobody (SA17-SOT-02,
        SAES-SOT-01)."""
        if len(way) < 2 or not self.ascension or self.hazard(way[-1]) != "gravity_rift" or way[-1] in way[:-1]:
            return 0
        before, rift = way[-2:]
        if not (self._touch(before, rift) and self._touch(rift, after)):
            return 0
        (q1, r1), (q2, r2), (q3, r3) = (map(int, hex_.split(",")) for hex_ in (before, rift, after))
        return int((q2 - q1, r2 - r1) != (q3 - q2, r3 - r2))

    # -- whole ways -----------------------------------------------------------------------------------------------------------

    def legal(self, kind: UnitId, way: Way, movement: int) -> bool:
        """Whether a ship may take a way (OFF-MOV-1)."""
        for n in range(1, len(way)):
            travel = Travel(self.seat, kind, way[0], way[n - 1], way[n], way[-1])
            movement += self.bonus(way[:n], way[n]) - 1
            if way[n] not in self.near[way[n - 1]] or movement < 0 or not self.enters(travel):
                return False
            if n < len(way) - 1 and not self.passes(travel):
                return False
        return True

    def all(self, kind: UnitId, start: Hex, to: Hex, movement: int, calls: Sequence[Hex] = ()) -> Iterator[Way]:
        """Every way to a system. Only to load something in between does one lead through the same system twice."""
        yield from self._on(kind, (start,), to, movement, calls)

    def _on(self, kind: UnitId, way: Way, to: Hex, left: int, calls: Sequence[Hex]) -> Iterator[Way]:
        if way[-1] == to:
            yield way
        if len(way) > 1 and not self.passes(Travel(self.seat, kind, way[0], way[-2], way[-1], to)):
            return
        for hex_ in self.near[way[-1]]:
            rest = left - 1 + self.bonus(way, hex_)
            if rest < 0 or (hex_ in way and not self._loaded_since(way, hex_, calls)):
                continue
            if self.enters(Travel(self.seat, kind, way[0], way[-1], hex_, to)):
                yield from self._on(kind, (*way, hex_), to, rest, calls)

    def _loaded_since(self, way: Way, hex_: Hex, calls: Sequence[Hex]) -> bool:
        last = max(n for n, passed in enumerate(way) if passed == hex_)
        return any(call in way[last + 1 :] and call not in way[: last + 1] for call in calls)
