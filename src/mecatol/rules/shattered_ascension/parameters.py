"""The numbers that all editions of Shattered Ascension change."""

from mecatol.core.records import replace
from mecatol.rules.official.parameters import OFFICIAL

SHATTERED_ASCENSION = replace(
    OFFICIAL,
    map="auto",  # SA17-SET-38
    secrets_dealt=2,  # SA17-SET-06
    open_objectives=3,  # SA17-SET-30
    imperium_rex=False,  # SA17-SET-19
    goods_supply=100_000,  # SA17-TRD-07: never runs out
    political_card_limit=7,  # SA17-GEN-11
    political_cards_drawn=1,  # SA17-GEN-10
    duel_counters=1,  # SA17-DUE-06
    voice_votes=5,  # SA17-STR-11
    voice_votes_duel=3,  # SA17-DUE-15
    race_technologies=False,  # SA17-TEC-03: upgrades, bought in the Status Phase
    peaceful_rounds=1,  # SA17-GEN-13
    rift_bonus=1,  # SA17-SOT-02
    rift_peril=3,  # SA17-SOT-05
    mine_hits_on=8,  # SA17-MIN-04
    fate_killed=1,  # SA17-LDR-24
)
