"""What the numbers know of everything that can be in force during a battle: a line each, as the page of the odds has them."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from mecatol.core.effects import Moment, Value
from mecatol.rules import moments
from mecatol.rules.moments import (
    AFTER_CANNONS,
    AFTER_ROUND,
    BEFORE_BATTLE,
    BEFORE_BOMBARDMENT,
    BEFORE_CANNONS,
    BEFORE_INVASION,
    BEFORE_ROUND,
    BOMBARDING,
    DICE_CAST,
    DICE_ROLLED,
    FLEETS_MEET,
    HITS_ASSIGNED,
    HITS_SCORED,
    MERCENARY_FALLS,
    PLANET_HIT,
    UNIT_DAMAGED,
    UNITS_DESTROYED,
)

# Values of a battle: whatever changes one of them is in the numbers, for the engine is asked in every state.
BATTLE_VALUES: tuple[Value[Any, Any], ...] = (
    moments.ABSORBED,
    moments.AGAIN_UP_TO,
    moments.AIM,
    moments.BRACED,
    moments.CANNON_RANGE,
    moments.COMBAT_DICE,
    moments.COMBAT_VALUE,
    moments.CONVERSIONS,
    moments.COVER,
    moments.DAMAGE_COSTS_DICE,
    moments.DIE_HITS,
    moments.EXPOSED,
    moments.EXTRA_DICE,
    moments.EXTRA_PDS,
    moments.FAVOURED,
    moments.HITS,
    moments.INFILTRATED,
    moments.MAY_BE_SHOT,
    moments.MAY_BOMBARD,
    moments.MAY_FIRE,
    moments.MAY_STRIKE,
    moments.MINE_VALUE,
    moments.MOST_DICE,
    moments.PRECOMBAT_SHOTS,
    moments.REROLLS,
    moments.RIFT_ROLL,
    moments.ROLLS_FIRST,
    moments.SHIELDS,
    moments.SPACE_CANNON,
    moments.SUSTAIN,
    moments.TRIGGERS_MINES,
)
# Moments of a battle. What speaks up at one of them stands below, and is named as left out where the numbers know nothing of it.
BATTLE_MOMENTS: tuple[Moment[Any], ...] = (
    BEFORE_CANNONS,
    AFTER_CANNONS,
    FLEETS_MEET,
    BEFORE_BATTLE,
    BEFORE_ROUND,
    DICE_ROLLED,
    DICE_CAST,
    HITS_SCORED,
    HITS_ASSIGNED,
    AFTER_ROUND,
    UNIT_DAMAGED,
    UNITS_DESTROYED,
    BEFORE_BOMBARDMENT,
    BOMBARDING,
    PLANET_HIT,
    BEFORE_INVASION,
    MERCENARY_FALLS,
)

# -- what is known by name -----------------------------------------------------------------------------------------------------

ONE_MORE_SHOT = "graviton_laser_system"
CONVERT, SPLICER, CONVERSION = "yin_convert", "dimensional_splicer", "yin_conversion"
JAMMER, SELLER, AVENGER, LAST_STRIKE = "52n6", "saygra", "murrag", "murrag_falls"
REPLACED, SHIELDING = "hepkuk", "rhelat"
ALASTOR, CATASTROPHE, BLAST = "nekro_flagship_destruction", "catastrophic_hit", "mag_blast"
VALKYRIE, BERSERK, SYNTHESIS = "valkyrie_armor", "febrile_berserker_mutation", "gen_synthesis"
MENDS_UNHURT, HOLDS_ON = "saimoc_infused_hulls", "morale_boost"
DRAWS_HITS, DRAWN_HITS = "official_into_the_breach", 2  # a ship that takes the first hits, and how many: then its mark goes
USED_BEFORE = (CONVERT, SPLICER)  # abilities that cost nothing, before a battle
STRUCK_BEFORE = ("kavlik", "krevvil", SELLER, CONVERSION)  # what happens by itself then

How: TypeAlias = Literal["tried", "named", "nothing", "left"]
# tried: found by trying it out, whoever has it; named: known by name; nothing: it changes nothing in the battle; left: left out.
SPOKEN: dict[str, tuple[How, str]] = {
    "52n6": ("named", "the technology is jammed that helps its owner most"),
    "amnesty_for_the_fallen": ("nothing", "a planet is given up for attacking"),
    "archon_energy_shells": ("tried", "ignores the first hits"),
    "bellum_gloriosum": ("nothing", "brings a Trade Good"),
    "broadside_cross_fire": ("named", "its marks end with the round"),
    CATASTROPHE: ("named", "the ship goes down with the last round"),
    "close_range_run_in": ("named", "ends after its second round"),
    "concentrated_fire": ("named", "its mark ends with the round"),
    "corrupt_empire": ("nothing", "a point"),
    "crown_of_thalnos": ("nothing", "remembers that there was a fight"),
    "detente_in_play": ("nothing", "counters are taken out of a zone"),
    SPLICER: ("named", "hits the dearest ship that a hit destroys, or else the dearest"),
    "dug_in": ("tried", "ignores the hits of a bombardment"),
    "duranium_armor": ("tried", "repairs the dearest unit, or ignores the first hit"),
    "exotrireme": ("left", "a Dreadnought would be given up for it"),
    BERSERK: ("named", "of the fallen those roll once more who hit most easily"),
    "felrey": ("nothing", "draws a card"),
    "fighter_drones": ("left", "Fighters would be given up for it"),
    SYNTHESIS: ("named", "who falls on a home planet may come back at once to fight on"),
    ONE_MORE_SHOT: ("named", "the cannon that hits most easily fires once more"),
    "hacan_flagship_reroll": ("left", "a Trade Good for each die"),
    REPLACED: ("named", "a Fighter dies in his place as long as there is one"),
    "impulsion_shields": ("tried", "ignores the first hit"),
    "jol_nar_recalculate": ("left", "a Command Counter for each die"),
    "kavlik": ("named", "destroys the dearest he may"),
    "krevvil": ("named", "hits the dearest ship that a hit destroys, or else the dearest"),
    "l5_disruptor_weapon_systems": ("tried", "as long as the side's `goods` last"),
    "leader_diplomat": ("nothing", "who talks does not fight"),
    "leader_general": ("tried", "rolls the misses again that hit most easily"),
    "leave_no_survivors": ("nothing", "brings Trade Goods"),
    "letnev_flagship_repair": ("tried", "is whole when a round begins"),
    "letnev_war_funding": ("tried", "as long as the side's `goods` last"),
    BLAST: ("named", "ships that have hit roll nothing in the next round"),
    "magen_defense_grid": ("tried", "what is left of the shields ignores hits"),
    "magma_obliterator": ("nothing", "notes which War Sun has the dice, which are in the numbers"),
    "minister_of_war": ("left", "once a round for whom its holder likes, or for a Command Counter"),
    HOLDS_ON: ("named", "ignores the hit that would leave nobody"),
    AVENGER: ("named", "hits the dearest enemy that a hit destroys, or else the dearest"),
    LAST_STRIKE: ("named", "the hit of him who fell"),
    "naalu_early_retreat": ("left", "a fleet that leaves fights no battle"),
    ALASTOR: ("named", "every ship in the system falls with it"),
    "non_aggression_pact": ("nothing", "planets are given up for attacking"),
    "official_corrupt_empire": ("nothing", "a point"),
    "official_dug_in": ("tried", "ignores the hits of a bombardment"),
    DRAWS_HITS: ("named", "the ship has drawn two hits, repaired or not"),
    "official_minister_of_internal_security": ("left", "the law would be given up for it, at any time"),
    "official_minister_of_war": ("left", "a Command Counter would be spent for it"),
    "official_shard_of_the_throne": ("nothing", "a point changes hands"),
    "official_target_their_flagship": ("named", "its mark ends with the round"),
    "prophecy_of_ixth": ("nothing", "remembers that there was a fight"),
    MENDS_UNHURT: ("named", "repairs the dearest ship that sustained nothing in the round"),
    SELLER: ("named", "sells a Fighter or a Ground Force if the side has `goods`"),
    "strategic_bombardment": ("left", "the bombarder may have hits do something else"),
    "temporary_stability": ("nothing", "about cards in hands"),
    "territorial_concession": ("left", "its holder may have the enemy leave"),
    "the_maandu_edict": ("left", "its holder may have somebody leave"),
    "tugar": ("nothing", "discards a card"),
    VALKYRIE: ("named", "tens for the fallen are hits"),
    "wing_commander": ("left", "its owner may trade hits of his Fighters for hits; the bonus is in the numbers"),
    "x_89_bacterial_weapon": ("left", "cards and perhaps a planet would be given up for it"),
    "xxcha_defence": ("tried", "ignores the first hit of each kind"),
    CONVERSION: ("named", "an enemy Ground Force changes sides"),
    CONVERT: ("named", "tried as often as may be"),
    "yin_devotion": ("left", "a ship would be given up for it"),
    "yin_flagship_ground_fighters": ("left", "Ground Forces would be sent to fight in space"),
}
UNDERSTOOD = tuple(key for key, (how, _) in SPOKEN.items() if how in ("named", "nothing"))
