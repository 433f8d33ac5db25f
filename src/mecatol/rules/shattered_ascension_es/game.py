"""Shattered Ascension, the Spanish edition: the chapters that it alone changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mecatol.core.zones import Zone
from mecatol.rules.contents import added
from mecatol.rules.shattered_ascension import game as shattered_ascension
from mecatol.rules.state import CardId, Seat

if TYPE_CHECKING:
    from .action_cards import ActionCards
    from .bombardment import Bombardment
    from .combat import Combat
    from .domain_counters import DomainCounters
    from .economy import Economy
    from .facilities import Facilities
    from .galaxy_building import GalaxyBuilding
    from .invasion import Invasion
    from .leaders import Leaders
    from .mercenaries import Mercenaries
    from .movement import Movement
    from .objectives import Objectives
    from .pacts import Pacts
    from .politics import Politics
    from .production import Production
    from .set_up import SetUp
    from .simultaneous import Simultaneous
    from .space_battle import SpaceBattle
    from .space_cannon import SpaceCannon
    from .space_mines import SpaceMines
    from .star_by_star import StarByStar
    from .status_phase import StatusPhase
    from .strategy_phase import StrategyPhase
    from .surrender import Surrender
    from .tactical import Tactical
    from .technology import Technology
    from .trade import Trade
    from .transfer import Transfer
    from .victory import Victory


class Game(shattered_ascension.Game):
    """A game of the Spanish edition in progress."""

    economy: Economy
    set_up: SetUp
    galaxy_building: GalaxyBuilding
    strategy_phase: StrategyPhase
    tactical: Tactical
    movement: Movement
    transfer: Transfer
    simultaneous: Simultaneous
    space_mines: SpaceMines
    space_cannon: SpaceCannon
    space_battle: SpaceBattle
    combat: Combat
    bombardment: Bombardment
    invasion: Invasion
    production: Production
    facilities: Facilities
    trade: Trade
    politics: Politics
    technology: Technology
    leaders: Leaders
    mercenaries: Mercenaries
    objectives: Objectives
    victory: Victory
    surrender: Surrender
    star_by_star: StarByStar
    status_phase: StatusPhase
    domain_counters: DomainCounters
    action_cards: ActionCards
    pacts: Pacts

    __slots__ = added(__annotations__, shattered_ascension.Game)

    def rivals(self, seat: Seat) -> list[Seat]:
        """The own second race is none (SAES-PAC-11)."""
        found = super().rivals(seat)
        return [other for other in found if other not in self.pacts.others(seat)] if self.parameters.pacts else found

    def opponents(self, seat: Seat) -> list[Seat]:
        """Those of other players: the own second race is none (SAES-PAC-11)."""
        found = super().opponents(seat)
        if self.parameters.pacts:
            own = self.pacts.others(seat)
            found = [other for other in found if other not in own]
        return found

    def sees(self, seat: Seat | None, zone: Zone, thing: str) -> bool:
        """A player knows what either of his races knows."""
        if seat is None or not self.parameters.pacts:
            return super().sees(seat, zone, thing)
        return any(super(Game, self).sees(each, zone, thing) for each in self.pacts.led_with(seat))

    def all_seen(self, seat: Seat | None, zone: Zone) -> tuple[CardId, ...]:
        """Everything that lies before either of the races, and what else is seen."""
        if seat is None or not self.parameters.pacts:
            return super().all_seen(seat, zone)
        return tuple(thing for thing in zone.things if self.sees(seat, zone, thing))


class Chapter(shattered_ascension.Chapter):
    """A chapter of the Spanish edition."""

    __slots__ = ()
    game: Game
