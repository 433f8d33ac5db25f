"""The numbers that build 17 changes."""

from mecatol.core.records import replace
from mecatol.rules.official.parameters import OFFICIAL

SA17 = replace(
    OFFICIAL,
    tactical_withdrawals=True,  # Wolfpack and Code of Honor of SA speak of what an attacker's withdrawal costs
    map="auto",  # SA17-SET-38
    tiles="sa",  # SA17-SET-28
    secrets_dealt=2,  # SA17-SET-06
    self_trades=(0, 0, 2, 2, 1),  # SA17-TRD-08, SA17-TRD-09
    goods_supply=100_000,  # SA17-TRD-07: never runs out
    political_card_limit=7,  # SA17-GEN-11
    strategy_set="shattered_ascension",  # SA17-STR-01
    preliminary_objectives=True,  # SA17-SET-30
    yellow_specialties_count=True,  # SA17-GEN-20
    picks_follow_players=True,  # SA17-STR-02
    political_cards_drawn=1,  # SA17-GEN-10
    duel_counters=1,  # SA17-DUE-06
    home_penalty=2,  # SA17-OBJ-08
    twilight_council=True,  # SA17-TWC-01
    voice_votes=5,  # SA17-STR-11
    voice_votes_duel=3,  # SA17-DUE-15
    race_technologies=False,  # SA17-TEC-03: upgrades, bought in the Status Phase
    peaceful_rounds=1,  # SA17-GEN-13
    rift_bonus=1,  # SA17-SOT-02
    rift_peril=3,  # SA17-SOT-05
    mine_hits_on=8,  # SA17-MIN-04
    diplomat_price=6,  # SA17-LDR-15
    fate_killed=1,  # SA17-LDR-24
    fate_captured=7,  # SA17-LDR-24
)
