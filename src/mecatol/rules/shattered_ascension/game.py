"""Shattered Ascension: the chapters that all its editions change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mecatol.core.decisions import Option, grants
from mecatol.rules import events
from mecatol.rules.contents import added
from mecatol.rules.official import game as official
from mecatol.rules.state import Seat

if TYPE_CHECKING:
    from .action_cards import ActionCards
    from .action_phase import ActionPhase
    from .ancient_empire import AncientEmpire
    from .artifacts import Artifacts
    from .bombardment import Bombardment
    from .combat import Combat
    from .crimson_suns import CrimsonSuns
    from .domain_counters import DomainCounters
    from .economy import Economy
    from .galaxy_building import GalaxyBuilding
    from .invasion import Invasion
    from .leaders import Leaders
    from .mercenaries import Mercenaries
    from .movement import Movement
    from .objectives import Objectives
    from .political_cards import PoliticalCards
    from .politics import Politics
    from .production import Production
    from .promissory_notes import PromissoryNotes
    from .routes import Routes
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


class Game(official.Game):
    """A game of Shattered Ascension in progress."""

    may_pass = "SA17-ACT-04"

    economy: Economy
    set_up: SetUp
    galaxy_building: GalaxyBuilding
    strategy_phase: StrategyPhase
    action_phase: ActionPhase
    tactical: Tactical
    routes: Routes
    movement: Movement
    transfer: Transfer
    simultaneous: Simultaneous
    space_mines: SpaceMines
    space_cannon: SpaceCannon
    combat: Combat
    space_battle: SpaceBattle
    bombardment: Bombardment
    invasion: Invasion
    production: Production
    trade: Trade
    politics: Politics
    technology: Technology
    leaders: Leaders
    mercenaries: Mercenaries
    objectives: Objectives
    victory: Victory
    status_phase: StatusPhase
    domain_counters: DomainCounters
    artifacts: Artifacts
    action_cards: ActionCards
    political_cards: PoliticalCards
    promissory_notes: PromissoryNotes
    crimson_suns: CrimsonSuns
    ancient_empire: AncientEmpire
    surrender: Surrender
    star_by_star: StarByStar

    __slots__ = added(__annotations__, official.Game)

    def direction(self) -> int:
        return self.state.cycler  # SA17-ROT-05

    def turn_cycler(self, seat: Seat) -> None:
        """The Rotation Cycler points the other way from now on (SA17-ROT-02)."""
        self.changing()
        self.state.cycler = -self.state.cycler
        self.tell(events.CyclerTurned(seat, self.state.cycler))

    def rotation(self) -> list[Seat]:
        """Who reacts first: the active player, then the others in the direction of the Cycler."""
        if not self.state.seating:
            return super().rotation()
        return self.around(self.state.active if self.state.active >= 0 else self.state.speaker)

    @grants("OFF-ECO-2", "SA17-GEN-09", "SA17-SOT-08")
    def acts(self, seat: Seat) -> list[str | Option[str]]:
        """Promissory Notes may be given beside everything else, and who has passed may surrender."""
        found = super().acts(seat)
        return [*found, *self.promissory_notes.acts(seat), *self.surrender.acts(seat)] if self.may_act_now(seat) else found

    async def act(self, seat: Seat, key: str) -> None:
        if key.startswith("note:"):
            await self.promissory_notes.act(seat, key)
        elif key == "surrender":
            await self.surrender.call(seat)
        else:
            await super().act(seat, key)


class Chapter(official.Chapter):
    """A chapter of Shattered Ascension."""

    __slots__ = ()
    game: Game
