"""Leaders: where they are, what they may do, what becomes of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Literal

from mecatol.core.decisions import NOTHING, Option, Procedure, grants, message
from mecatol.core.effects import Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules import events, forces
from mecatol.rules.moments import LEADER_KINDS, MAY_PASS, Travel
from mecatol.rules.naming import gift_of, is_planet, place_named, planet_of, player_named, system_named, words_of
from mecatol.rules.pieces import SHIPS, in_system, on_planet
from mecatol.rules.state import NO_PLACE, NOBODY, Doom, Leader, Place, Planet, Seat, Ship, UnitId

from .game import Chapter, Game
from .routes import Route

Fate = Literal["killed", "captured", "escaped"]

# Where a leader would rather be: the ship that is lost last.
STURDIEST: tuple[UnitId, ...] = ("flagship", "war_sun", "dreadnought", "carrier", "cruiser", "destroyer", "fighter")
# What becomes of a leader by the face of the die (OFF-OPT-LDR-2).
SHIP_LOST: tuple[tuple[int, Fate], ...] = ((5, "killed"), (8, "escaped"), (10, "captured"))
PLANET_LOST: tuple[tuple[int, Fate], ...] = ((5, "captured"), (9, "escaped"), (10, "killed"))
RESCUED_FROM = 9  # OFF-OPT-LDR-3: the lowest face that takes a captive from a captor
REST = 2  # rounds, the current one included, in which a tired leader does nothing more
PASSAGE = "passage"  # the effect of others' consent to let a fleet through
PASSED_BY_CONSENT = ("OFF-OPT-LDR-5", "SA17-LDR-17")


@lru_cache(maxsize=4096)
def _move_option(leader: str, to: Place) -> Option[str]:
    says = "option-move-leader" if planet_of(to) else "option-leader-boards"
    return Option(f"leader:{leader}:{to}", things=(to,), says=message(says, leader=leader, where=to))


def keeper(leader: Leader) -> Seat:
    """Who moves a leader: its owner, or its captor (SA17-LDR-28)."""
    return leader.owner if leader.captor == NOBODY else leader.captor


class Roster:
    """Which leader is which, where they are and who keeps them. It belongs to the very tuple it was made from."""

    __slots__ = ("_kept", "_systems", "made_from", "numbers", "places")

    def __init__(
        self,
        leaders: tuple[Leader, ...],
        numbers: dict[str, int],
        places: dict[Place, list[Leader]],
        kept: dict[Seat, list[Leader]],
    ) -> None:
        self.made_from = leaders
        self.numbers = numbers  # by id
        self.places = places  # who is where
        self._kept = kept  # as far as it was asked
        self._systems: dict[Seat, dict[Hex, None]] = {}

    @classmethod
    def of(cls, leaders: tuple[Leader, ...]) -> Roster:
        """The roster of some leaders."""
        places: dict[Place, list[Leader]] = {}
        for leader in leaders:
            places.setdefault(leader.where, []).append(leader)
        return cls(leaders, {leader.id: n for n, leader in enumerate(leaders)}, places, {})

    def kept(self, seat: Seat) -> list[Leader]:
        """The leaders on the board that a player moves."""
        found = self._kept.get(seat)
        if found is None:
            found = self._kept[seat] = [each for each in self.made_from if each.where and keeper(each) == seat]
        return found

    def systems(self, seat: Seat, hex_of: Callable[[Place], Hex]) -> dict[Hex, None]:
        """The systems in which those leaders are; no place moves to another system."""
        found = self._systems.get(seat)
        if found is None:
            found = self._systems[seat] = dict.fromkeys([hex_of(each.where) for each in self.kept(seat)])
        return found

    def replaced(self, leader: Leader) -> Roster:
        """The roster with another record of a leader; what is known of other keepers and places still holds."""
        n, kept, places = self.numbers[leader.id], self._kept.copy(), self.places.copy()
        was = self.made_from[n]
        leaders = (*self.made_from[:n], leader, *self.made_from[n + 1 :])
        kept.pop(keeper(was), None)
        kept.pop(keeper(leader), None)
        places[was.where] = [each for each in places[was.where] if each is not was]
        alone = not places.get(leader.where)
        places[leader.where] = [leader] if alone else [each for each in leaders if each.where == leader.where]
        return Roster(leaders, self.numbers, places, kept)


class Leaders(Chapter):
    """A leader is always on a planet or aboard any ship, and takes up no capacity (OFF-OPT-LDR-1, SA17-LDR-01, SA17-LDR-04)."""

    __slots__ = ("_roster",)

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._roster = Roster.of(())

    # -- finding ------------------------------------------------------------------------------------------------------

    def roster(self) -> Roster:
        """The leaders as they are now."""
        leaders = self.state.leaders
        if self._roster.made_from is not leaders:
            self._roster = Roster.of(leaders)
        return self._roster

    def find(self, leader: str) -> Leader:
        """A leader by its id."""
        return self.state.leaders[self.roster().numbers[leader]]

    def at(self, where: Place) -> list[Leader]:
        """The leaders in a place, captives among them."""
        return self.roster().places.get(where, [])

    def of(self, seat: Seat) -> list[Leader]:
        """A player's own leaders in play, captives left out."""
        return [each for each in self.state.leaders if each.owner == seat and each.where and each.captor == NOBODY]

    def kept(self, seat: Seat) -> list[Leader]:
        """The leaders on the board that a player moves: his own, and his captives."""
        return self.roster().kept(seat)

    def systems(self, seat: Seat) -> dict[Hex, None]:
        """Where the leaders are that a player moves."""
        return self.roster().systems(seat, self.game.board.hex_of)

    def captives(self, seat: Seat) -> list[Leader]:
        """The leaders of others whom a player holds."""
        return [each for each in self.state.leaders if each.captor == seat]

    def friendly_places(self, seat: Seat) -> list[Place]:
        """Planets a player controls, and systems where he has ships; nobody is on a Trade Station (OFF-SYS-6)."""
        board = self.game.board
        return self.friendly_among(seat, board.planets_of(seat), board.fleets_of(seat))

    def friendly_among(self, seat: Seat, planets: Iterable[Planet], systems: Iterable[Hex]) -> list[Place]:
        """Those of his planets, and of these systems, where his leaders may be."""
        board = self.game.board
        mine = [on_planet(planet.id) for planet in planets if not board.printed_planet(planet.id).trade_station]
        fleets = [in_system(hex_) for hex_ in systems if forces.count(board.units(seat, in_system(hex_)), *SHIPS)]
        return [*mine, *fleets]

    # -- moving -------------------------------------------------------------------------------------------------------

    def place(self, leader: str, where: Place, ship: UnitId = "") -> None:
        """A leader comes to a place; aboard, onto the ship named, the one it was on, or the sturdiest there."""
        self.game.changing()
        was = self.find(leader)
        aboard = self.ship_for(keeper(was), where, ship or was.ship) if where.startswith("system:") else ""
        self._put(replace(was, where=where, ship=aboard))
        self.game.tell(events.LeaderMoved(keeper(was), leader, where))

    def ship_for(self, seat: Seat, where: Place, wanted: UnitId) -> UnitId:
        """The kind of ship a leader is aboard there."""
        there = [group.kind for group in self.game.board.units(seat, where)]
        return next((kind for kind in (wanted, *STURDIEST) if kind in there), "")

    def _put(self, leader: Leader) -> None:
        self._roster = self.roster().replaced(leader)
        self.state.leaders = self._roster.made_from

    async def relocate(self, seat: Seat, number: int) -> None:
        """A player moves so many leaders of his to any friendly planets or ships."""
        moved: list[str] = []
        while len(moved) < number and len(self.relocations(seat, moved)) > 1:
            key = await self.game.choose(seat, "relocate_leader", self.relocations, seat, moved)
            if key == "done":
                return
            _, leader, where = words_of(key, 3)
            moved.append(leader)
            self.place(leader, place_named(where))

    @grants("SA17-STR-01")
    def relocations(self, seat: Seat, moved: Sequence[str]) -> list[Option[str]]:
        """Leaders and the friendly places they could go to, or no more."""
        places = self.friendly_places(seat)
        waiting = [each for each in self.of(seat) if each.id not in moved]
        found = [self.move_option(each.id, to) for each in waiting for to in places if to != each.where]
        return [*found, Option("done", says=message("option-done"))]

    def move_option(self, leader: str, to: Place) -> Option[str]:
        """A leader goes somewhere: "leader:<id>:<place>"."""
        return _move_option(leader, to)

    def acts(self, seat: Seat) -> list[Option[str]]:
        """Leaders that may be moved out of every step: officially none, they go with ships (SA17-LDR-03)."""
        return []

    async def act(self, seat: Seat, key: str) -> None:
        """A leader is moved out of every step."""
        _, leader, where = words_of(key, 3)
        self.place(leader, place_named(where))

    # -- abilities ------------------------------------------------------------------------------------------------------

    def muster(self, leader: str) -> None:
        """A leader's abilities are in force as long as it is free."""
        found = self.find(leader)
        known = [effect.key for effect in self.state.effects if effect.source == "leader" and effect.where == leader]
        for kind in self.game.fold(LEADER_KINDS, (found.kind,), found.owner):
            if gift_of(kind) not in known:
                self.game.begin_effect(gift_of(kind), found.owner, "leader", where=found.id)

    def dismiss(self, leader: str) -> None:
        """A leader's abilities end (SA17-LDR-27)."""
        for effect in [effect for effect in self.state.effects if effect.where == leader and effect.source == "leader"]:
            self.game.end_effect(effect)

    def able(self, kind: str) -> list[tuple[Effect, Leader]]:
        """Those who have the abilities of a kind of leader, in the order in which they got them."""
        return self.having(gift_of(kind))

    def having(self, ability: str) -> list[tuple[Effect, Leader]]:
        """Those whose ability has this key, in the order in which they got it."""
        index = self.game.index
        return [(each, self.find(each.where)) for each in index.of_kind(ability) if index.is_live(each)]

    def leads(self, seat: Seat, where: Place, kind: str) -> bool:
        """Whether a player has the abilities of a kind of leader in a place."""
        return any(effect.owner == seat and leader.where == where for effect, leader in self.able(kind))

    def acted(self, leader: str, what: str) -> None:
        """A leader used an ability."""
        self.game.tell(events.LeaderActed(self.find(leader).owner, leader, what))

    def tire(self, leader: str) -> None:
        """A leader may not use an ability again in this round or the next (OFF-OPT-LDR-5, SA17-LDR-09)."""
        self.game.changing()
        self._put(replace(self.find(leader), tired=self.state.round + REST))

    # -- passing by consent -----------------------------------------------------------------------------------------------

    def let_through(self, seat: Seat, hex_: Hex, escort: str) -> None:
        """Others let a player's ships through a system in this action; with an escort only where that leader comes along."""
        effect = self.game.begin_effect(PASSAGE, seat, "leader", until="action", where=in_system(hex_))
        if escort:
            self.game.note(effect, "escort", escort)

    def passages(self, seat: Seat) -> list[Effect]:
        """The systems through which others let a player's ships in this action."""
        return [effect for effect, _ in self.game.index.changes(MAY_PASS.name, seat) if effect.key == PASSAGE]

    def escorts(self, seat: Seat, kind: UnitId, way: Sequence[Hex]) -> tuple[tuple[Hex, str], ...]:
        """The systems on a ship's way that it may pass only with a certain leader, and who that is."""
        found: list[tuple[Hex, str]] = []
        for effect in self.passages(seat) if len(way) > 2 else ():
            hex_, leader = system_named(effect.where), self.game.remembered(effect, "escort")
            if leader and hex_ in way[1:-1]:
                travel = Travel(seat, kind, way[0], way[way.index(hex_, 1) - 1], hex_, way[-1])
                if self.game.routes.may_pass(travel).clause in PASSED_BY_CONSENT:
                    found.append((hex_, leader))
        return tuple(found)

    def missing_escorts(self, seat: Seat, ships: Sequence[Ship]) -> list[str]:
        """The leaders whose company ships of a move still need on their way."""
        return [
            leader
            for ship in ships
            for hex_, leader in self.escorts(seat, ship.kind, ship.route)
            if not self._leads_through(leader, hex_, ships)
        ]

    def find_company(self, kind: UnitId, route: Route, ships: Sequence[Ship]) -> bool:
        """Whether the leaders who must come along on a way do so with other ships, or can be taken aboard in time."""
        boarded = [leader for ship in ships for leader in ship.leaders]
        return all(
            self._leads_through(leader, hex_, ships)
            or (kind in SHIPS and leader not in boarded and self._meets(leader, hex_, route.way))
            for hex_, leader in route.escorts
        )

    def _leads_through(self, leader: str, hex_: Hex, ships: Sequence[Ship]) -> bool:
        return any(leader in ship.leaders and self._meets(leader, hex_, ship.route) for ship in ships)

    def _meets(self, leader: str, hex_: Hex, way: Sequence[Hex]) -> bool:
        """Whether a way leads from where a leader is through a system."""
        return hex_ in way[1:-1] and self.game.board.hex_of(self.find(leader).where) in way[: way.index(hex_, 1)]

    # -- lost places ------------------------------------------------------------------------------------------------------

    def lost(self, where: Place, why: str = "ship", by: Seat = NOBODY) -> None:
        """Units left a place: leaders whose ship or planet is lost with them are doomed (SA17-LDR-22)."""
        for leader in self.at(where):
            if not self.is_safe(leader):
                self.doom(leader, why, by)

    def follow(self, source: Place, where: Place) -> None:
        """A ship was put elsewhere: leaders aboard go along where no other one of its kind is left."""
        for leader in [leader for leader in self.at(source) if not self.is_safe(leader)]:
            self.place(leader.id, where)

    def rehouse(self, where: Place) -> None:
        """Ships were given up without a fight: leaders go aboard what is left there, or are lost."""
        stranded = [leader for leader in self.at(where) if not self.is_safe(leader)]
        for leader in stranded:
            if where.startswith("system:") and self.ship_for(keeper(leader), where, ""):
                self.place(leader.id, where)
        if stranded:
            self.lost(where)

    def is_safe(self, leader: Leader) -> bool:
        """Whether the ship or planet that a leader is on is still its keeper's."""
        seat, planet = keeper(leader), planet_of(leader.where)
        if not planet:
            return leader.ship in [group.kind for group in self.game.board.units(seat, leader.where)]
        return self.game.board.planet(planet).owner == seat or bool(self.game.board.army(seat, planet))

    def doom(self, leader: Leader, why: str, by: Seat = NOBODY) -> None:
        """A leader leaves the board; its fate is rolled when the action is over (SA17-LDR-23)."""
        self.game.changing()
        if any(doom.leader == leader.id for doom in self.state.doomed):
            return
        self.state.doomed.append(Doom(leader.id, leader.where, why, by))
        self.dismiss(leader.id)
        self._put(replace(leader, where="", ship=""))

    def reprieve(self, where: Place, since: int, seats: Sequence[Seat]) -> None:
        """Leaders of these seats who were lost in a place lately are there again."""
        self.game.changing()
        for doom in self.state.doomed[since:]:
            leader = self.find(doom.leader)
            if doom.where == where and keeper(leader) in seats:
                self.state.doomed.remove(doom)
                self.place(leader.id, where)

    # -- fate -------------------------------------------------------------------------------------------------------------

    def fates(self) -> Procedure[None]:
        """What becomes of the leaders whose place was lost."""
        return self._fates() if self.state.doomed else NOTHING

    async def _fates(self) -> None:
        while self.state.doomed:
            doom = self.state.doomed.pop(0)
            leader = self.find(doom.leader)
            captor = self.captor(leader, doom)
            fate = self.fate(leader, doom, captor)
            if fate == "captured" and captor == NOBODY:
                fate = self.uncaught()
            self.game.tell(events.LeaderFate(leader.owner, leader.id, fate))
            await self.carry_out(leader, doom, fate, captor)

    def captor(self, leader: Leader, doom: Doom) -> Seat:
        """The enemy who controls the place now; its own owner is no captor."""
        if is_planet(doom.where):
            holder = self.game.board.planet(planet_of(doom.where)).owner
        else:
            there = self.game.board.fleets(system_named(doom.where))
            holder = there[0] if len(there) == 1 else NOBODY
        return holder if holder >= 0 and holder != leader.owner else NOBODY

    def fate(self, leader: Leader, doom: Doom, captor: Seat) -> Fate:
        """OFF-OPT-LDR-2: by how the place was lost; a lost ship kills but for a Space Battle, a lost planet does not."""
        if doom.why == "failed_invasion":
            return "captured"
        if doom.where.startswith("planet:"):
            return self.roll_fate(leader, PLANET_LOST) if doom.why == "invasion" else "escaped"
        return self.roll_fate(leader, SHIP_LOST) if doom.why == "space_battle" else "killed"

    def uncaught(self) -> Fate:
        """What "captured" means where no enemy is left to hold the leader (OFF-OPT-LDR-2, OFF-FAQ-12)."""
        return "killed"

    def roll_fate(self, leader: Leader, table: tuple[tuple[int, Fate], ...]) -> Fate:
        """One die, and what it means: the faces up to a number."""
        (face,) = self.game.roll("fate")
        self.game.tell(events.Rolled(leader.owner, "fate", (face,)))
        return next(fate for most, fate in table if face <= most)

    async def carry_out(self, leader: Leader, doom: Doom, fate: Fate, captor: Seat) -> None:
        """A leader is killed, becomes a captive, or escapes to a friendly place."""
        if fate == "captured":
            self.imprison(leader, captor, doom.where)
        elif fate == "escaped":
            await self.escape(leader)
        else:
            self.killed(leader, captor if doom.by == NOBODY else doom.by)

    def imprison(self, leader: Leader, captor: Seat, where: Place) -> None:
        """A captive is kept beside the board by its captor (OFF-OPT-LDR-3)."""
        self.game.changing()
        self.dismiss(leader.id)
        self._put(replace(leader, captor=captor, where="", ship=""))

    def killed(self, leader: Leader, by: Seat) -> None:
        """A leader is out of the game."""
        self.dismiss(leader.id)
        self.state.doomed = [doom for doom in self.state.doomed if doom.leader != leader.id]
        self._put(replace(leader, where="", ship="", captor=NOBODY))
        if by not in (NOBODY, leader.owner) and by >= 0:
            self.game.board.deed("killed_leader", by, leader.owner, what=leader.id)

    async def escape(self, leader: Leader, away_from: Place = NO_PLACE) -> None:
        """A leader comes back on a friendly place away from another, if there is one; else where it was, or not at all."""
        found = self.refuges(leader.owner)
        if found:
            await self.come_back(leader, [where for where in found if where != away_from] or found)
            return
        self.game.tell(events.LeaderFate(leader.owner, leader.id, "killed"))
        self.killed(leader, NOBODY)

    async def come_back(self, leader: Leader, places: Sequence[Place]) -> None:
        """Its owner puts a leader back on one of these places; its abilities are back."""
        self.game.changing()
        self._put(replace(leader, captor=NOBODY))
        where = await self.game.choose(leader.owner, "leader_escapes", self.refuge_options, leader.id, places)
        self.place(leader.id, where)
        self.muster(leader.id)

    def refuges(self, seat: Seat) -> list[Place]:
        """Friendly planets that no enemy ships blockade (OFF-OPT-LDR-2)."""
        board = self.game.board
        planets = [where for where in self.friendly_places(seat) if where.startswith("planet:")]
        return [where for where in planets if not board.enemy_fleets(seat, board.hex_of(where))]

    @grants("OFF-OPT-LDR-2", "SA17-LDR-29", "SAES-LDR-25")
    def refuge_options(self, leader: str, places: Sequence[Place]) -> list[Option[Place]]:
        """Where a leader can come back."""
        return [Option(to, things=(to,), says=message("option-move-leader", leader=leader, where=to)) for to in places]

    # -- captives ---------------------------------------------------------------------------------------------------------

    async def status_step(self, seat: Seat) -> None:
        """A captor keeps, frees, hands over or executes each captive (OFF-OPT-LDR-3, SA17-LDR-30)."""
        for captive in self.captives(seat):
            if self.find(captive.id).captor == seat:
                key = await self.game.choose(seat, "captive", self.captive_options, seat, captive.id)
                await self.decide(seat, self.find(captive.id), key)
        await self.fates()

    async def decide(self, seat: Seat, captive: Leader, key: str) -> None:
        """What a captor has decided is done."""
        if key == "free":
            self.game.tell(events.LeaderFate(captive.owner, captive.id, "freed"))
            await self.escape(captive)
        elif key == "execute":
            await self.execute(seat, captive)
        elif key.startswith("give:"):
            await self.hand_over(captive, player_named(key))

    @grants("OFF-OPT-LDR-3", "SA17-LDR-30")
    def captive_options(self, seat: Seat, leader: str) -> list[Option[str]]:
        """What a captor may do with a captive; one who has nowhere to go is not set free."""
        ways = ["keep", "free", "execute"] if self.refuges(self.find(leader).owner) else ["keep", "execute"]
        return [
            *(Option(way, says=message(f"option-captive-{way}", leader=leader)) for way in ways),
            *self.takers(seat, leader),
        ]

    def takers(self, seat: Seat, leader: str) -> list[Option[str]]:
        """Players to whom a captive may be handed over."""
        return [
            Option(f"give:{other}", things=(f"player:{other}",), says=message("option-captive-give", leader=leader, player=other))
            for other in self.game.opponents(seat)
            if other != self.find(leader).owner
        ]

    async def hand_over(self, captive: Leader, to: Seat) -> None:
        """A captive has another captor, or is free in the hands of its owner."""
        if to == captive.owner:
            self.game.tell(events.LeaderFate(captive.owner, captive.id, "freed"))
            await self.escape(captive)
        else:
            self.game.tell(events.LeaderFate(captive.owner, captive.id, "captured"))
            self.imprison(captive, to, captive.where)

    async def execute(self, seat: Seat, captive: Leader) -> None:
        """A captive is executed."""
        self.game.tell(events.LeaderFate(captive.owner, captive.id, "killed"))
        self.killed(captive, seat)

    async def rescue(self, seat: Seat, loser: Seat) -> None:
        """Who invades a captor's planet may take a captive from him, and all of them with his last planet (OFF-OPT-LDR-3)."""
        if not self.captives(loser):
            return
        number = len(self.captives(loser))
        if self.game.board.planets_of(loser):
            (face,) = self.game.roll("rescue")
            self.game.tell(events.Rolled(seat, "rescue", (face,), RESCUED_FROM))
            number = int(face >= RESCUED_FROM)
        for _ in range(number):
            leader = await self.game.choose(seat, "rescue", self.rescue_options, loser)
            await self.hand_over(self.find(leader), seat)

    @grants("OFF-OPT-LDR-3")
    def rescue_options(self, loser: Seat) -> list[Option[str]]:
        """The captives that could be taken."""
        return [Option(each.id, says=message("option-rescue", leader=each.id)) for each in self.captives(loser)]

    async def eliminated(self, seat: Seat) -> None:
        """A player leaves the game: so do his leaders, and his captives are free (OFF-VIC-5)."""
        for leader in self.leaving(seat):
            self.killed(leader, NOBODY)
        for captive in self.captives(seat):
            await self.hand_over(captive, captive.owner)

    def leaving(self, seat: Seat) -> list[Leader]:
        """The leaders who go with their player: all of them."""
        return [leader for leader in self.state.leaders if leader.owner == seat]
