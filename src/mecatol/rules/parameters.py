"""Numbers and switches that differ between rulesets. One instance a ruleset; options and settings replace fields."""

from __future__ import annotations

from typing import Literal

from mecatol.core.records import Record


class Parameters(Record, frozen=True):
    """The official game with the strategy cards of Shattered Empire; a later ruleset replaces what its document changes."""

    # the table
    goal: int = 10  # OFF-SET-5: Victory Points that win
    reactions: Literal["holders", "everyone"] = "holders"
    map: str = "built"  # "built" tile by tile, or the id of a preset map
    last_round: int = 0  # a round after which the game ends in any case; 0: none
    strategy_set: str = "shattered_empire"  # which deck of Strategy Cards: "base", "shattered_empire", "shards"

    # parts of the game a table may leave out
    leaders: bool = True
    artifacts: bool = True
    custodians: bool = True
    distant_suns: bool = False
    final_frontier: bool = False
    facilities: bool = True
    flagships: bool = True
    mechanized_units: bool = True
    nexus: bool = True
    preliminary_objectives: bool = False
    race_technologies: bool = True
    shock_troops: bool = True
    space_mines: bool = True
    tactical_retreats: bool = True
    increased_limits: bool = False

    # command counters
    command_counters: int = 16  # OFF-CMP-3
    status_counters: int = 2  # OFF-STA-1

    # hands
    action_card_limit: int = 7  # OFF-ACD-1
    political_card_limit: int = 5  # OFF-POL-5
