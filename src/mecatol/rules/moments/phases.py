"""The round: its phases, turns and actions, and what is scored."""

from __future__ import annotations

from mecatol.core.decisions import Verdict
from mecatol.core.effects import Moment, Value
from mecatol.core.hexes import Hex
from mecatol.core.records import Record
from mecatol.rules.state import Action, CardId, Seat

from .whose import about_player, actor_of, itself, seat_of


class Claiming(Record, frozen=True):
    """A seat claiming an objective."""

    seat: Seat
    objective: CardId


# -- values: set-up ----------------------------------------------------------------------------------------------------

STARTING_SYSTEMS: Value[Seat, tuple[Hex, ...]] = Value(
    "starting_systems", "the systems in which a player's units may lie at the start", itself
)

# -- values: who acts --------------------------------------------------------------------------------------------------

INITIATIVE: Value[Seat, int] = Value("initiative", "a player's place in the order of play", itself)
MAY_ACT: Value[Seat, Verdict] = Value("may_act", "whether a player has an action in this turn", itself)
TACTICAL_PRICE: Value[Seat, int] = Value("tactical_price", "Command Counters of the pool that a Tactical Action costs", itself)

# -- values: the Status Phase ------------------------------------------------------------------------------------------

STATUS_COUNTERS: Value[Seat, int] = Value("status_counters", "Command Counters received in the Status Phase", itself)
MAY_REDISTRIBUTE: Value[Seat, Verdict] = Value(
    "may_redistribute", "whether a player may shift Command Counters in the Status Phase", itself
)
REFRESHES: Value[Seat, bool] = Value(
    "refreshes", "whether a player has the step of the Status Phase that refreshes planets", itself
)
FREE_FLEET_SUPPLY: Value[Seat, int] = Value("free_fleet_supply", "Fleet Supply counters without upkeep", itself)

# -- values: leaders ---------------------------------------------------------------------------------------------------

LEADER_KINDS: Value[Seat, tuple[str, ...]] = Value("leader_kinds", "the kinds of leader whose abilities a leader has", itself)

# -- values: objectives and Victory Points -----------------------------------------------------------------------------

MAY_CLAIM: Value[Seat, Verdict] = Value("may_claim", "whether a player may claim objectives", itself)
HOME_COUNTS: Value[Seat, bool] = Value(
    "home_counts", "whether a player's Home System is one for the objectives of others", itself
)
CLAIMS_AGAIN: Value[Claiming, bool] = Value(
    "claims_again", "whether Bureaucracy lets a player claim a public objective that he has claimed before", seat_of
)
PUBLIC_CLAIMS: Value[Seat, int] = Value("public_claims", "public objectives a player may claim in a Status Phase", itself)
OBJECTIVE_BONUS: Value[Claiming, int] = Value("objective_bonus", "points an objective gives beyond what is printed", seat_of)
VICTORY_POINTS: Value[Seat, int] = Value("victory_points", "a player's Victory Points beyond those claimed", itself)
POINTS_GAINED: Value[Seat, int] = Value("points_gained", "those of them that are gained, not lent, and may be lost again", itself)
HOME_PENALTY: Value[Seat, int] = Value("home_penalty", "points that a lost Home System costs", itself)
GOAL: Value[Seat, int] = Value("goal", "how many Victory Points a player needs to win", itself)

# -- moments (those of a whole phase come to the Speaker: effects that are anybody's say ANY) --------------------------

STRATEGY_PHASE_BEGINS: Moment[Seat] = Moment("strategy_phase_begins", "the Strategy Phase begins", itself, window=True)
STRATEGY_CARDS_PICKED: Moment[Seat] = Moment("strategy_cards_picked", "all Strategy Cards are picked", itself, window=True)
STRATEGY_PHASE_ENDS: Moment[Seat] = Moment("strategy_phase_ends", "the Strategy Phase is over", itself, window=True)
ACTION_PHASE_BEGINS: Moment[Seat] = Moment("action_phase_begins", "the Action Phase begins", itself, window=True)
TURN_BEGINS: Moment[Seat] = Moment("turn_begins", "a player's turn begins", itself, window=True, about=about_player)
BEFORE_ACTION: Moment[Seat] = Moment(
    "before_action", "a player is about to choose an action", itself, window=True, about=about_player
)
COMPONENT_ACTION: Moment[Seat] = Moment(
    "component_action", "what a player may do as an action; never opened as a window, listed among the turn's actions", itself
)
OUT_OF_TURN: Moment[Seat] = Moment(
    "out_of_turn", "what a player may do at any time; never opened as a window, listed among the acts", itself
)
ACTION_ENDS: Moment[Action] = Moment("action_ends", "an action is over", actor_of)
TURN_ENDS: Moment[Seat] = Moment("turn_ends", "a player's turn is about to end", itself, window=True, about=about_player)
TURN_OVER: Moment[Seat] = Moment("turn_over", "a player's turn is over, with every action he had in it", itself)
PLAYER_PASSES: Moment[Seat] = Moment("player_passes", "a player passes", itself, window=True, about=about_player)
ALL_PASSED: Moment[Seat] = Moment("all_passed", "everybody has passed", itself, window=True)
ACTION_PHASE_ENDS: Moment[Seat] = Moment("action_phase_ends", "the Action Phase is over, with all its actions", itself)
STATUS_PHASE_BEGINS: Moment[Seat] = Moment("status_phase_begins", "the Status Phase begins", itself, window=True)
GOODS_MADE: Moment[Seat] = Moment("goods_made", "a player has turned what he wants into Trade Goods, before refreshing", itself)
PLANETS_REFRESHED: Moment[Seat] = Moment("planets_refreshed", "a player has refreshed planets in the Status Phase", itself)
ROUND_ENDS: Moment[Seat] = Moment("round_ends", "the round is over", itself)
