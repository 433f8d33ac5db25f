"""Numbers and switches that differ between rulesets. One instance a ruleset; options and settings replace fields."""

from __future__ import annotations

from typing import Literal

from mecatol.core.records import Record
from mecatol.maps import maps_for

from .state import UnitId

BUILT, AUTO = "built", "auto"  # ways to a galaxy beside the preset maps


class Parameters(Record, frozen=True):
    """The official game with the strategy cards of Shattered Empire; a later ruleset replaces what its document changes."""

    # the table
    goal: int = 10  # OFF-SET-5: Victory Points that win
    reactions: Literal["holders", "everyone"] = "holders"
    map: str = "built"  # "built" tile by tile, "auto" for the first preset map of so many players, or the id of a preset map
    tiles: Literal["base", "se", "sott", "sa"] = "sott"  # OFF-SET-10 to OFF-SET-12: the last box whose tiles are used
    last_round: int = 0  # a round after which the game ends in any case; 0: none
    strategy_set: str = "shattered_empire"  # the deck of Strategy Cards; options put others in the place of some of them

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
    voice_of_the_council: bool = True  # OFF-SE-VOC: a Special Objective for whoever is elected
    transfer_action: bool = True  # SA17-SET-43: build 17 extends it and nowhere takes it out
    simultaneous_actions: bool = False  # SA17-SAS-01
    pacts: bool = False  # SAES-PAC-01
    increased_limits: bool = False
    paths_of_fate: bool = False  # SA17-SET-42
    promissory_notes: bool = False  # SA17-SET-47
    crimson_suns: bool = False  # SA17-CRI-01
    ascendancy: bool = False  # SA17-ASC-01
    surrender: bool = False  # SA17-SUR-01
    star_by_star: bool = False  # SA17-SBS-01: Home Systems are laid like other tiles
    doubled_custodians: bool = False  # SA17-SBS-07
    dimensional_rifts: bool = False  # SAES-RIF-01: blank Artifacts open wormholes
    ancient_empire: bool = False  # SA17-ANC-01: Domain Counters lie face up from the start
    gravity_rifts: bool = True  # SAES-SET-02: the Gravity Rifts of Shards among the tiles
    shards_races: bool = True  # SAES-SET-02: the races of Shards can be chosen and dealt
    shards_technologies: bool = True  # SAES-SET-02: the technologies of Shards are in the game
    fewer_blanks: bool = False  # SAES-DUE-08: half of the blank Artifacts are left out of a duel
    bar_swift_races: bool = False  # SAES-ANC-05: the Saar, the Winnu and the L1z1x are left out
    own_trade: bool = False  # SAES-STR-22: Trade of Shattered Ascension in the place of Trade II
    official_decks: bool = False  # SA17-TWC-17, SA17-OBJ-06: the decks of the boxes in place of the revised ones

    # official options for the objectives and the end (OFF-OPT-LW, OFF-OPT-AOE, OFF-OPT-HW)
    imperium_rex: bool = True  # left out: officially the game ends with the Status Phase after the last objective
    age_of_empire: bool = False
    homeworlds: bool = False
    star_in_the_crown: bool = False
    ancient_throne: bool = False
    final_claims: bool = False  # CP-HR-23: all claim in the Status Phase in which somebody wins

    # options of Shards of the Throne with Strategy Cards of their own
    political_intrigue: bool = False  # OFF-SOT-INT
    fall_of_the_empire: bool = False  # OFF-SOT-FOE: a scenario, with chapters, cards and numbers of its own
    mercenaries: bool = False  # OFF-SOT-MRC

    # units
    dreadnoughts: tuple[UnitId, ...] = ("dreadnought",)  # OFF-SOT-FLG: the kinds that count as Dreadnoughts

    # space battle
    sabotage_runs: bool = False  # OFF-OPT-SAB
    tactical_withdrawals: bool = False  # OFF-SE-TRT: Tactical Retreats are the defender's; here the attacker's too

    # set-up
    most_players: int = 8  # OFF-SET-12; CP-STC-04
    race_draft: bool = False  # CP-HR-27: races and places are chosen, not drawn
    larger_galaxy: bool = False  # OFF-SET-11: four rings for five or six players
    variant_objectives: bool = True  # OFF-SE-VOB: the public objectives of Shattered Empire in place of the base ones
    early_turns: bool = False  # OFF-SE-EAR: the first rounds are skipped
    territorial_suns: bool = False  # OFF-SE-TDS: tame Domain Counters near the Home Systems and at the edge
    map_counters: bool = True  # SA17-SET-41: where Distant Suns is played, a preset map's own Domain Counters are laid
    secrets_dealt: int = 1  # OFF-SET-3, SA17-SET-06
    open_objectives: int = 0  # SA17-SET-30: Stage I objectives that lie open from the start
    open_stage_2: int = 0  # SA17-SET-30: Stage II objectives that do
    home_resources: int = 0  # SA17-GAL-02: resources next to a Home System of a built galaxy
    player_resources: int = 0  # SA17-GAL-03: resources on a built galaxy for each player
    highest_bid: int = 20  # SA17-SET-14, SA17-SCN-04: none is printed, but a choice has an end

    # technology
    yellow_specialties_count: bool = False  # OFF-FAQ-11: not for objectives

    # command counters
    command_counters: int = 16  # OFF-CMP-3
    raised_command_counters: int = 24  # SA17-LIM-07
    status_counters: int = 2  # OFF-STA-1

    # economy
    dock_capacity: int = 2  # OFF-PRO-1: what a Space Dock produces beyond its planet's resources
    goods_supply: int = 88  # OFF-CMP-4: Trade Goods of the supply
    goods_price: int = 2  # SA17-GEN-19: resources that become one Trade Good
    self_trades: tuple[int, ...] = ()  # SA17-TRD-08, SA17-TRD-09: contracts traded with oneself, by number of players
    free_fleet_supply: int = 8  # SA17-LIM-02: Fleet Supply without upkeep

    # hands
    action_card_limit: int = 7  # OFF-ACD-1
    political_card_limit: int = 5  # OFF-POL-5

    # the round
    strategy_picks: tuple[int, ...] = (0, 8, 3, 2, 2, 1, 1, 1, 1)  # OFF-STR-1, SA17-STR-04: cards each, by number of players
    picks_follow_players: bool = False  # SA17-STR-02: fewer players, other picks; officially the number stays (OFF-VIC-5)
    action_cards_drawn: int = 1  # OFF-STA-1
    political_cards_drawn: int = 0  # SA17-GEN-10
    duel_goals: tuple[int, ...] = ()  # SAES-DUE-04: the fewest and the most points that win a 2-player game
    duel_bars: tuple[str, ...] = ()  # SAES-DUE-07: options that are not for two players
    duel_counters: int = 2  # SA17-DUE-06: Command Counters received in the Status Phase of a 2-player game
    stage_2_after: int = 0  # SA17-SET-32: Stage I objectives that lie open when Stage II begins; 0: as many as the goal
    home_penalty: int = 0  # SA17-OBJ-08: points lower while a planet of the own Home System is missing
    surrender_price: int = 2  # SA17-SUR-02, SAES-SUR-03: points that the Surrender costs

    # Ascendancy, where it is played
    ascendancy_factor: int = 2  # SA17-ASC-02: how many times as many points win
    ascendancy_secrets: int = 4  # SA17-ASC-08: what a Secret Objective is worth
    ascendancy_home: int = 6  # SA17-ASC-09: what a lost Home System costs; the print calls 3 the ordinary price

    # politics
    twilight_council: bool = False  # SA17-TWC-01
    council_agendas: int = 0  # SA17-TWC-04: agendas laid out with fewer players than this
    agendas_of_others: int = 0  # SA17-TWC-07: agendas chosen with the first way of Assembly
    further_agendas: int = 0  # SA17-TWC-09: those beside the first one with the second way
    small_council: int = 0  # SAES-TWC-06, SAES-TWC-09: the most players with whom an agenda fewer is chosen
    assembly_cards: tuple[int, int] = (0, 0)  # SA17-TWC-06: Action and Political Cards that Assembly gives its user
    first_voice: int = 1  # SA17-STR-10: the first round in which the Voice of the Council can be elected
    council_die: tuple[int, ...] = ()  # SA17-DUE-13: votes in a duel, by how far the die is from the middle
    open_vote_die: tuple[int, ...] = ()  # SA17-DUE-14: the same without the Twilight Council
    first_vote_die: tuple[int, ...] = ()  # SAES-DUE-24: the same in the first round
    repeated_diplomacy: int = 0  # SA17-DUE-26: influence for which the Xxcha repeat Diplomacy's primary in a duel
    voice_votes: int = 0  # SA17-STR-11
    voice_votes_duel: int = 0  # SA17-DUE-15

    # movement
    floating_docks: int = 3  # SA17-LIM-05: Space Docks of the Saar in one system; officially they have no more
    peaceful_rounds: int = 0  # SA17-GEN-13: rounds in which nobody activates another's Home System
    rift_bonus: int = 0  # SA17-SOT-02: movement gained by a bend in a Gravity Rift
    rift_peril: int = 5  # OFF-SYS-5: the highest face that goes wrong in a Gravity Rift

    # Domain Counters
    probe_range: int = 0  # SA17-DOM-07: how far Space Docks look

    # leaders
    diplomat_price: int = 0  # SA17-LDR-15: influence that overrules a Diplomat; 0: nothing does
    fate_killed: int = 0  # SA17-LDR-24: the highest face that kills; officially there are two tables (OFF-OPT-LDR-2)
    free_full_activations: int = 0  # SA17-SAS-12: of a movement grid
    fate_captured: int = 0  # SA17-LDR-24: the highest face that captures

    # Space Mines
    mine_supply: int = 12  # OFF-CMP-5
    mine_cost: int = 2  # OFF-SE-MIN
    mine_hits_on: int = 9  # OFF-SE-MIN


def goal_of(parameters: Parameters) -> int:
    """The Victory Points that win: those agreed on, in Ascendancy several times as many (SA17-ASC-02, SAES-ASC-01), and with
    Pacts half as many again, rounded up (SAES-PAC-02)."""
    goal = parameters.goal * (parameters.ascendancy_factor if parameters.ascendancy else 1)
    return (goal * 3 + 1) // 2 if parameters.pacts else goal


def map_of(parameters: Parameters, players: int) -> str:
    """The preset map that is played, or "" where the galaxy is built tile by tile (SA17-SET-38, SA17-SET-39)."""
    if parameters.map == BUILT:
        return ""
    return maps_for(players)[0] if parameters.map == AUTO else parameters.map
