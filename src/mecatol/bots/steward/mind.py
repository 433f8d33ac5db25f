"""What a steward knows when it is asked something: its own view, put on a board of its own so that the rules can be asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from random import Random

from mecatol.core.hexes import Hex
from mecatol.rules import forces
from mecatol.rules.forces import Groups
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, is_big_ship, is_ground, on_planet
from mecatol.rules.state import CardId, Place, Planet, PlanetId, Player, Seat, System, UnitId
from mecatol.rules.views import TableView, imagined

from .goals import Goal, Ledger, goals_of
from .purse import Reserve, reserve_for

NEAR = 2  # systems at most this far away are near


class Memory:
    """What a steward keeps from one question to the next: never more than it could find out again."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)  # for what is a matter of taste
        self.round = 0
        self.used: dict[str, int] = {}  # how often cards and abilities were used as an action in this round
        self.systems: tuple[System, ...] = ()  # the board for which `thoughts` were thought
        self.thoughts: dict[Hex, object] = {}  # plans, by the system they are about

    def uses(self, number: int) -> dict[str, int]:
        """How often something was used as an action in a round."""
        if self.round != number:
            self.round, self.used = number, {}
        return self.used

    def about(self, systems: tuple[System, ...]) -> dict[Hex, object]:
        """What was thought about a board, as long as nothing on it has changed."""
        if self.systems != systems:
            self.systems, self.thoughts = systems, {}
        return self.thoughts


class Mind:
    """One seat's knowledge of the table. Whatever is worked out here is worked out from the view alone."""

    def __init__(self, game: Game, view: TableView, seat: Seat, memory: Memory) -> None:
        game.play_from(imagined(view))
        self.game = game
        self.view = view
        self.seat = seat
        self.memory = memory
        self._free_troops: dict[Hex, dict[Place, int]] = {}

    @property
    def me(self) -> Player:
        """The own sheet."""
        return self.game.player(self.seat)

    def gain(self, change: Callable[[Game], None], *, learned: bool = False) -> float:
        """How much better the position would be after a change, tried out on a copy. `learned`: a technology is what changes."""
        before, standing = self.game.state, self.standing
        self.game.play_from(before.copy())
        try:
            change(self.game)
            return self.ledger.worth(self.game, learned=learned) - standing
        finally:
            self.game.play_from(before)

    # -- goals ---------------------------------------------------------------------------------------------------------

    @cached_property
    def goals(self) -> list[Goal]:
        """The objectives that could still be scored."""
        return goals_of(self.game, self.seat)

    @cached_property
    def ledger(self) -> Ledger:
        """What positions are worth, reckoned from the one on the table."""
        return Ledger(self.game, self.seat, self.goals)

    @cached_property
    def standing(self) -> float:
        """How good the position is now."""
        return self.ledger.worth(self.game)

    @cached_property
    def claimable(self) -> list[CardId]:
        """Public objectives that could be claimed now."""
        return self.game.objectives.claimable_public(self.seat)

    # -- the board -----------------------------------------------------------------------------------------------------

    @cached_property
    def home(self) -> Hex:
        """The own Home System."""
        return self.me.home

    def distance(self, a: Hex, b: Hex) -> int:
        """Steps between two systems, many where there is no way."""
        found = self.game.galaxy.distance(a, b)
        return 99 if found is None else found

    def planet_worth(self, planet: PlanetId) -> float:
        """What a planet is worth by itself."""
        printed = self.game.board.printed_planet(planet)
        worth = 1.0 + self.game.economy.resources(planet) + 0.8 * self.game.economy.influence(planet)
        worth += 0.5 * len(printed.specialties) + (0.5 if printed.refresh else 0.0)
        return worth

    def army(self, planet: PlanetId) -> Groups:
        """The own ground units on a planet."""
        return self.game.board.army(self.seat, planet)

    def ships(self, hex_: Hex) -> Groups:
        """The own non-Fighter ships in a system."""
        return forces.of(self.game.board.units(self.seat, in_system(hex_)), is_big_ship)

    def enemies_at(self, hex_: Hex) -> list[Seat]:
        """Whose fleets are in a system, the own left out."""
        return self.game.board.enemy_fleets(self.seat, hex_)

    def price(self, kind: UnitId) -> float:
        """What one unit of a kind costs; nothing where there is no such kind."""
        if kind not in self.game.content.units:
            return 0.0
        unit = self.game.board.unit(self.seat, kind)
        return unit.cost / unit.per if unit.per else 12.0

    def value(self, groups: Groups) -> float:
        """What units cost together."""
        return sum(self.price(group.kind) * group.count for group in groups)

    @cached_property
    def threats(self) -> dict[Hex, float]:
        """The strongest enemy fleet within reach of each system where somebody else has ships nearby, by its price."""
        found: dict[Hex, float] = {}
        for start, seats in self._enemy_fleets.items():
            strength = max(self.value(forces.of(self.game.board.units(s, in_system(start)), is_big_ship)) for s in seats)
            for hex_, _ in self.game.state.layout:
                if self.distance(start, hex_) <= NEAR:
                    found[hex_] = max(found.get(hex_, 0.0), strength)
        return found

    @cached_property
    def _enemy_fleets(self) -> dict[Hex, list[Seat]]:
        board = self.game.board
        found: dict[Hex, list[Seat]] = {}
        for other in self.game.opponents(self.seat):
            for hex_ in board.fleets_of(other):
                if board.big_ships(other, hex_):
                    found.setdefault(hex_, []).append(other)
        return found

    def garrison(self, planet: Planet) -> int:
        """How many ground units stay on a planet of one's own when others leave."""
        hex_ = self.game.board.system_of(planet.id)
        threatened = self.threats.get(hex_, 0.0) > 2.0
        if hex_ == self.home:
            return 2 if threatened and self.view.round > 1 else 1
        return 1 if threatened or self.planet_worth(planet.id) >= 4 else 0

    def free_troops(self, hex_: Hex) -> dict[Place, int]:
        """Ground units in a system that may go elsewhere, by place."""
        known = self._free_troops.get(hex_)
        if known is None:
            known = self._free_troops[hex_] = self._spare_troops(hex_)
        return known

    def _spare_troops(self, hex_: Hex) -> dict[Place, int]:
        found: dict[Place, int] = {}
        aboard = forces.count(forces.of(self.game.board.units(self.seat, in_system(hex_)), is_ground))
        if aboard:
            found[in_system(hex_)] = aboard
        for planet in self.game.board.system(hex_).planets:
            spare = forces.count(self.army(planet.id)) - (self.garrison(planet) if planet.owner == self.seat else 0)
            if spare > 0:
                found[on_planet(planet.id)] = spare
        return found

    # -- money ---------------------------------------------------------------------------------------------------------

    @cached_property
    def reserve(self) -> Reserve:
        """What is kept back for an objective that asks for spending."""
        return reserve_for(self)

    @property
    def resources(self) -> int:
        """Resources that may be spent without giving up an objective."""
        economy = self.game.economy
        ready = [p for p in economy.ready_planets(self.seat) if p not in self.reserve.planets]
        return sum(economy.resources(p) for p in ready) + max(0, self.me.trade_goods - self.reserve.goods)

    @property
    def influence(self) -> int:
        """Influence that may be spent without giving up an objective; Trade Goods are left out."""
        economy = self.game.economy
        ready = [p for p in economy.ready_planets(self.seat) if p not in self.reserve.planets]
        return sum(economy.influence(p) for p in ready)
