"""Ground units leave their ships for planets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from mecatol.core.decisions import ALLOWED, Option, Verdict, grants, message
from mecatol.core.hexes import NOWHERE, Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.rules import forces
from mecatol.rules.forces import Groups
from mecatol.rules.moments import BEFORE_INVASION, BEFORE_LANDING, MAY_LAND, NEUTRAL_LANDING, WALKERS, At, Invading, Unit
from mecatol.rules.naming import unit_read, unit_with, words_of
from mecatol.rules.pieces import GROUND, in_system, is_ground, on_planet, turned
from mecatol.rules.state import MERCENARIES, NOBODY, SIMULTANEOUS, Group, Leader, Place, PlanetId, Seat, UnitId
from mecatol.rules.state import Landing as Landed

from .game import Chapter

CARGO = frozenset([*GROUND, "pds", *MERCENARIES])  # what lands; asked for membership, never iterated
SPACE = "space"


class Landing(Chapter):
    """Planetary Landings: declared piece by piece, carried out together, before anything is fought for (OFF-LND-1, OFF-TAC-6)."""

    __slots__ = ()

    async def begin(self, step: Step) -> None:
        """The step of a Tactical or Transfer Action."""
        seat, hex_ = step.seat, Hex(step.place)
        if self.game.board.action.kind != SIMULTANEOUS:
            self.game.invasion.forget()
        await self.game.domain_counters.before_landings(seat, hex_)
        await self.game.moment(BEFORE_LANDING, At(seat, hex_))
        landed = await self.declare(seat, hex_)
        self.carry_out(seat, hex_, landed)
        if any(piece.kind in MERCENARIES for piece in landed):  # OFF-SOT-MRC: one that carries something may have left it
            await self.game.fleet_supply.settle(seat, hex_, "landing")
        planets = list(dict.fromkeys([*(piece.planet for piece in landed), *self.held_against(seat, hex_)]))
        for planet in planets:
            await self.challenge(seat, hex_, planet)
        await self.game.domain_counters.landed(seat, hex_, [p for p in planets if self._is_neutral(p)])

    def held_against(self, seat: Seat, hex_: Hex) -> list[PlanetId]:
        """Planets of others on which a player's ground units stand without having landed: cards have brought them."""
        planets = self.game.board.system(hex_).planets
        return [p.id for p in planets if p.owner not in (NOBODY, seat) and self.game.board.army(seat, p.id)]

    def _is_neutral(self, planet: PlanetId) -> bool:
        return self.game.board.planet(planet).owner == NOBODY

    # -- declaring -----------------------------------------------------------------------------------------------------

    async def declare(self, seat: Seat, hex_: Hex) -> list[Landed]:
        """What lands where; nothing moves before all of it is said."""
        draft: list[Landed] = []
        while draft or next(self.landings(seat, hex_, draft), None) is not None:
            key = await self.game.compose(seat, "landing", draft, self.options, seat, hex_, draft)
            if key == "done":
                break
            draft.append(_read(key))
        return draft

    @grants("OFF-LND-1")
    def options(self, seat: Seat, hex_: Hex, draft: Sequence[Landed]) -> list[Option[str]]:
        """One more unit onto a planet: "land:<planet>:<kind>", a damaged one "<kind>*<hits>", from elsewhere with ":<source>"."""
        found = [self._option(key) for key in self.landings(seat, hex_, draft)]
        return [*found, Option("done", says=message("option-done"))]

    def landings(self, seat: Seat, hex_: Hex, draft: Sequence[Landed]) -> Iterator[str]:
        """The units and Leaders that could still land, and where."""
        for planet in self.game.board.system(hex_).planets:
            for source in self.sources(seat, hex_, planet.id):
                for group in self.waiting(seat, hex_, source, draft):
                    if self.may_land(seat, planet.id, group.kind, draft).allowed:
                        yield _key(planet.id, unit_with(group.kind, group.damage), source)
                for leader in self.passengers(seat, hex_, source, draft):
                    if self.may_alight(seat, planet.id, draft).allowed:
                        yield _key(planet.id, leader.id, source)

    def _option(self, key: str) -> Option[str]:
        piece = _read(key)
        things = (on_planet(piece.planet), *([self.place_of(NOWHERE, piece.source)] if piece.source != SPACE else []))
        if piece.kind in CARGO:
            return Option(key, "", things, message("option-land", kind=piece.kind, planet=piece.planet))
        return Option(key, "", things, message("option-land-leader", leader=piece.kind, planet=piece.planet))

    def sources(self, seat: Seat, hex_: Hex, planet: PlanetId) -> list[str]:
        """Where units that land on a planet may come from: the ships in the system (OFF-LND-1); effects may let some walk."""
        return [SPACE, *self.walking(seat, hex_)]

    def walking(self, seat: Seat, hex_: Hex) -> list[str]:
        """Planets and systems next door from which ground units may come by themselves: the activated ones."""
        if not self.game.fold(WALKERS, 0, At(seat, hex_)):
            return []
        board = self.game.board
        near = [to for to in self.game.galaxy.movement_adjacent(seat, hex_) if seat in board.system(to).counters]
        return [name for to in near for name in (to, *(planet.id for planet in board.system(to).planets))]

    def place_of(self, hex_: Hex, source: str) -> Place:
        """The place on the board that a source means."""
        if source == SPACE:
            return in_system(hex_)
        planet = PlanetId(source)
        return on_planet(planet) if self.game.board.has_planet(planet) else in_system(Hex(source))

    def waiting(self, seat: Seat, hex_: Hex, source: str, draft: Sequence[Landed]) -> Groups:
        """Units at a source that could still land: Ground Forces, Mechanized Units, PDS (OFF-LND-1), and Mercenaries
        (OFF-SOT-MRC)."""
        there = [group for group in self.game.board.units(seat, self.place_of(hex_, source)) if group.kind in CARGO]
        if not there:
            return ()
        if source in self.walking(seat, hex_):
            there = [group for group in there if is_ground(group.kind)] if self._walkers_left(seat, hex_, draft) else []
        unmarked = forces.together(replace(group, mark="") for group in there)
        taken = [Group(piece.kind, piece.count, piece.damage) for piece in draft if piece.source == source]
        return forces.removed(unmarked, [group for group in taken if group.kind in CARGO]) if unmarked else ()

    def _walkers_left(self, seat: Seat, hex_: Hex, draft: Sequence[Landed]) -> bool:
        """Whether one more ground unit may come by itself in this action, whichever system others came to before."""
        before: Sequence[Landed] = self.state.action.landings if self.state.action is not None else ()
        walking = [piece.count for piece in (*before, *draft) if piece.source != SPACE and piece.kind in CARGO]
        return sum(walking) < self.game.fold(WALKERS, 0, At(seat, hex_))

    def passengers(self, seat: Seat, hex_: Hex, source: str, draft: Sequence[Landed]) -> list[Leader]:
        """Leaders at a source who could still land, captives of the player among them; who walks where ground units may do so
        is none of them (SA17-LDR-02)."""
        leaders, where = self.game.leaders, self.place_of(hex_, source)
        if not leaders.at(where):
            return []
        declared = [piece.kind for piece in draft]
        return [leader for leader in leaders.kept(seat) if leader.where == where and leader.id not in declared]

    # -- what is allowed -----------------------------------------------------------------------------------------------

    def may_land(self, seat: Seat, planet: PlanetId, kind: UnitId, draft: Sequence[Landed] = ()) -> Verdict:
        """Whether a unit may land on a planet of the system."""
        verdict = self.bar(seat, planet)
        full = kind == "pds" and self._pds(seat, planet, draft) >= self.game.board.most_on_planet(seat, kind, planet)
        if verdict.allowed and full:
            verdict = Verdict(False, "OFF-CMP-7", message("explain-land-pds", planet=planet))
        return self.game.fold(MAY_LAND, verdict, Unit(seat, kind, on_planet(planet)))

    def may_alight(self, seat: Seat, planet: PlanetId, draft: Sequence[Landed] = ()) -> Verdict:
        """Whether a Leader may land: on a planet that is not the player's only together with a ground unit (OFF-OPT-LDR-1)."""
        verdict = self.bar(seat, planet)
        alone = not any(piece.planet == planet and is_ground(piece.kind) for piece in draft)
        if verdict.allowed and alone and self.game.board.planet(planet).owner != seat:
            return Verdict(False, "OFF-OPT-LDR-1", message("explain-land-leader", planet=planet))
        return verdict

    def bar(self, seat: Seat, planet: PlanetId) -> Verdict:
        """What keeps everything from landing on a planet."""
        action = self.game.board.action
        if self.game.board.printed_planet(planet).trade_station:
            return Verdict(False, "OFF-SYS-6", message("explain-land-station", planet=planet))
        if action.kind == "transfer" and self.game.board.planet(planet).owner != seat:
            return Verdict(False, "OFF-TRF-4", message("explain-land-transfer", planet=planet))
        if planet in action.probed:
            return Verdict(False, "OFF-OPT-DS-3", message("explain-land-probed", planet=planet))
        return ALLOWED

    def _pds(self, seat: Seat, planet: PlanetId, draft: Sequence[Landed]) -> int:
        """PDS a player would have on a planet (OFF-CMP-7)."""
        there = forces.count(self.game.board.units(seat, on_planet(planet)), "pds")
        return there + sum(piece.count for piece in draft if piece.planet == planet and piece.kind == "pds")

    def explain(self, seat: Seat, intent: str) -> Verdict:
        """Why "land:<planet>:<kind>" is or is not possible in the action under way."""
        _, name, kind, *_ = [*words_of(intent), "ground_force"]
        planet = PlanetId(name)
        hex_ = self.game.board.system_of(planet) if self.game.board.has_planet(planet) else Hex("")
        if hex_ not in self.landed_in():
            return Verdict(False, "OFF-LND-1", message("explain-land-elsewhere", planet=planet))
        if kind not in CARGO:
            return self.may_alight(seat, planet)
        waiting = [g for source in self.sources(seat, hex_, planet) for g in self.waiting(seat, hex_, source, ())]
        if not forces.count(waiting, kind):
            return Verdict(False, "OFF-LND-1", message("explain-land-none", kind=kind))
        verdict = self.may_land(seat, planet, kind)
        return verdict if verdict.clause else replace(verdict, clause="OFF-LND-1")

    def landed_in(self) -> list[Hex]:
        """The systems in which the action under way can still land units: of a Transfer Action the one after the other."""
        action = self.state.action
        if action is None:
            return []
        first_is_over = action.other and all(step.name != "landing.begin" for step in self.state.flow)
        return [hex_ for hex_ in (action.other if first_is_over else action.system, action.other) if hex_]

    # -- carrying out ----------------------------------------------------------------------------------------------------

    def carry_out(self, seat: Seat, hex_: Hex, landed: Sequence[Landed]) -> None:
        """Everything declared moves at once; on a planet of the player that is all (OFF-LND-2)."""
        self.game.changing()
        for piece in _summed(landed):
            source = self.place_of(hex_, piece.source)
            if piece.kind in CARGO:
                self.game.board.shift(seat, source, on_planet(piece.planet), self._such(seat, source, piece))
            else:
                self.game.leaders.place(piece.kind, on_planet(piece.planet))
            self.game.board.action.landings.append(piece)

    def _such(self, seat: Seat, where: Place, piece: Landed) -> Groups:
        """Units of that kind and damage there, as many as there still are, unmarked ones first."""
        kind = turned(Group(piece.kind), where).kind
        there = tuple(g for g in self.game.board.units(seat, where) if (g.kind, g.damage) == (kind, piece.damage))
        return forces.pick(there, kind, min(piece.count, forces.count(there)))

    async def challenge(self, seat: Seat, hex_: Hex, planet: PlanetId) -> None:
        """Landing on a player's planet is an invasion, hostile even where nobody defends it (OFF-INV-6, SA17-NOM-07).

        Somebody may stop it before anything is bombarded; what landed there then goes back.
        """
        owner = self.game.board.planet(planet).owner
        self.game.invasion.count_defenders(seat, planet)
        if owner == seat or not self.game.board.troops(seat, planet):
            return
        invading = Invading(seat, planet, owner)
        await self.game.moment(NEUTRAL_LANDING if owner == NOBODY else BEFORE_INVASION, invading)
        if invading.stopped:
            self.game.invasion.note_stopped(planet)
            await self.call_off(seat, hex_, planet)
        elif (against := self.game.invasion.defender(planet, seat) if owner == NOBODY else owner) >= 0:
            self.game.tactical.hostile(seat, against)

    async def call_off(self, seat: Seat, hex_: Hex, planet: PlanetId) -> None:
        """What landed on a planet goes back where it came from, and ground units that a card has brought there go aboard; what
        cannot go back is lost."""
        action = self.game.board.action
        back = [piece for piece in action.landings if piece.planet == planet]
        action.landings = [piece for piece in action.landings if piece.planet != planet]
        for piece in back:
            self._return(seat, hex_, piece)
        for group in self.game.board.army(seat, planet):
            self._return(seat, hex_, Landed(planet, group.kind, group.count, SPACE, group.damage))
        await self.game.fleet_supply.settle(seat, hex_, "landing_called_off")

    def _return(self, seat: Seat, hex_: Hex, piece: Landed) -> None:
        here, there = on_planet(piece.planet), self.place_of(hex_, piece.source)
        open_way = piece.source != SPACE or piece.kind in MERCENARIES or bool(self.game.board.ships(seat, hex_))
        if piece.kind not in CARGO:
            if open_way:
                self.game.leaders.place(piece.kind, there)
            else:
                self.game.leaders.doom(self.game.leaders.find(piece.kind), "failed_invasion")
        elif open_way:
            self.game.board.shift(seat, here, there, self._such(seat, here, piece))
        else:
            self.game.board.remove(seat, here, self._such(seat, here, piece), "no_way_back")


def _key(planet: PlanetId, what: str, source: str) -> str:
    return f"land:{planet}:{what}" + (f":{source}" if source != SPACE else "")


def _read(key: str) -> Landed:
    """The piece that an option's key stands for."""
    _, planet, unit, *source = words_of(key)
    piece = unit_read(unit)
    return Landed(PlanetId(planet), piece.kind, 1, source[0] if source else SPACE, piece.damage)


def _summed(landed: Iterable[Landed]) -> list[Landed]:
    """Equal pieces as one."""
    found: dict[tuple[str, str, str, int], Landed] = {}
    for piece in landed:
        key = (piece.planet, piece.kind, piece.source, piece.damage)
        found[key] = replace(piece, count=found[key].count + piece.count) if key in found else piece
    return list(found.values())
