"""What the Spanish edition has from the cards of build 17, which its booklet announces and does not print (docs/rulings.md)."""

STRATEGY_CARDS = ("prospect", "trade")
DOMAIN_COUNTERS = ("hidden_factory", "settlers")  # SAES-DOM-16 to SAES-DOM-19

# SAES-GEN-17, SAES-SET-07
ACTION_CARDS = (
    "coactive_operations",
    "fighter_patrol_callback",
    "intel_operations",
    "joint_fleet_exercise",
    "liberation",
    "scorched_earth",
    "strategic_delay",
    "suppressive_fire",
    "good_year",
    "minelayers",
    "reparations",
    "transport",
)
LAWS = (
    "bellum_gloriosum",
    "minister_of_industry",
    "minister_of_treasury",
    "minister_of_annihilation",
    "lord_of_the_merchants",
    "industrial_hub_fortifications",
    "infinite_warfare",
    "massive_dig",
    "new_extraction_methods",
)
POLITICAL_CARDS = (
    *LAWS,
    "anti_piracy_task_force",
    "dominion_disputes",
    "conscription_campaign",
    "relics_of_the_past",
    "desperate_measures",
    "compensated_decommissioning",
    "planetary_government_dissidence",
)

TAKEN_CARDS = (*STRATEGY_CARDS, *DOMAIN_COUNTERS, *ACTION_CARDS, *POLITICAL_CARDS)
# What opens Asteroid Belts (SAES-SET-09); what these laws do, and what an outcome leaves in force for a round.
TAKEN_EFFECTS = ("antimass_deflectors", *LAWS, "closed_asteroids")

# What the Twilight Council changes among the official Action Cards (SAES-TWC-16 to SAES-TWC-21); without it they are as printed.
COUNCIL_CARDS = ("thugs", "discredit", "determine_policy", "veto", "fantastic_rhetoric", "bribery")
