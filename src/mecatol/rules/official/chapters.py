"""The chapters of the official game, by the name the others call them."""

from mecatol.core.rules import Chapter
from mecatol.rules.board import Board

from .action_cards import ActionCards
from .action_phase import ActionPhase
from .artifacts import Artifacts
from .bombardment import Bombardment
from .combat import Combat
from .domain_counters import DomainCounters
from .early_turns import EarlyTurns
from .economy import Economy
from .facilities import Facilities
from .fleet_supply import FleetSupply
from .galaxy import Galaxy
from .galaxy_building import GalaxyBuilding
from .invasion import Invasion
from .landing import Landing
from .leaders import Leaders
from .mercenaries import Mercenaries
from .movement import Movement
from .objectives import Objectives
from .political_cards import PoliticalCards
from .political_intrigue import PoliticalIntrigue
from .politics import Politics
from .production import Production
from .promissory_notes import PromissoryNotes
from .routes import Routes
from .sabotage_runs import SabotageRuns
from .set_up import SetUp
from .space_battle import SpaceBattle
from .space_cannon import SpaceCannon
from .space_mines import SpaceMines
from .status_phase import StatusPhase
from .strategy_cards import StrategyCards
from .strategy_phase import StrategyPhase
from .tactical import Tactical
from .technology import Technology
from .trade import Trade
from .transfer import Transfer
from .victory import Victory

CHAPTERS: dict[str, type[Chapter]] = {
    "board": Board,
    "galaxy": Galaxy,
    "economy": Economy,
    "set_up": SetUp,
    "early_turns": EarlyTurns,
    "galaxy_building": GalaxyBuilding,
    "strategy_phase": StrategyPhase,
    "action_phase": ActionPhase,
    "strategy_cards": StrategyCards,
    "tactical": Tactical,
    "fleet_supply": FleetSupply,
    "routes": Routes,
    "movement": Movement,
    "transfer": Transfer,
    "space_mines": SpaceMines,
    "combat": Combat,
    "space_cannon": SpaceCannon,
    "space_battle": SpaceBattle,
    "sabotage_runs": SabotageRuns,
    "bombardment": Bombardment,
    "landing": Landing,
    "invasion": Invasion,
    "production": Production,
    "facilities": Facilities,
    "trade": Trade,
    "politics": Politics,
    "technology": Technology,
    "leaders": Leaders,
    "objectives": Objectives,
    "victory": Victory,
    "status_phase": StatusPhase,
    "domain_counters": DomainCounters,
    "artifacts": Artifacts,
    "mercenaries": Mercenaries,
    "action_cards": ActionCards,
    "political_cards": PoliticalCards,
    "political_intrigue": PoliticalIntrigue,
    "promissory_notes": PromissoryNotes,
}
