"""The numbers that build 17 changes."""

from mecatol.core.records import replace
from mecatol.rules.official.parameters import OFFICIAL

SA17 = replace(
    OFFICIAL,
    political_card_limit=7,  # SA17-GEN-11
    strategy_set="shattered_ascension",  # SA17-STR-01
    preliminary_objectives=True,  # SA17-SET-30
    race_technologies=False,  # SA17-TEC-03: upgrades, bought in the Status Phase
)
