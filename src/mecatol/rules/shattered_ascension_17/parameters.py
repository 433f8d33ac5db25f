"""The numbers that build 17 has and no other edition of Shattered Ascension."""

from mecatol.core.records import replace
from mecatol.rules.shattered_ascension.parameters import SHATTERED_ASCENSION

SA17 = replace(
    SHATTERED_ASCENSION,
    tactical_withdrawals=True,  # Wolfpack and Code of Honor of SA speak of what an attacker's withdrawal costs
    tiles="sa",  # SA17-SET-28
    home_resources=3,  # SA17-GAL-02
    player_resources=10,  # SA17-GAL-03
    open_stage_2=3,  # SA17-SET-30
    self_trades=(0, 0, 2, 2, 1),  # SA17-TRD-08, SA17-TRD-09
    strategy_set="shattered_ascension",  # SA17-STR-01
    preliminary_objectives=True,  # SA17-SET-30
    yellow_specialties_count=True,  # SA17-GEN-20
    picks_follow_players=True,  # SA17-STR-02
    home_penalty=2,  # SA17-OBJ-08
    twilight_council=True,  # SA17-TWC-01
    council_agendas=5,  # SA17-TWC-04
    agendas_of_others=3,  # SA17-TWC-07
    further_agendas=3,  # SA17-TWC-09
    first_voice=2,  # SA17-STR-10
    council_die=(1, 2, 3, 5),  # SA17-DUE-13
    open_vote_die=(1, 3, 6, 10),  # SA17-DUE-14
    assembly_cards=(2, 2),  # SA17-TWC-06
    repeated_diplomacy=2,  # SA17-DUE-26
    probe_range=2,  # SA17-DOM-07
    diplomat_price=6,  # SA17-LDR-15
    fate_captured=7,  # SA17-LDR-24
)
