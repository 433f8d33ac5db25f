"""The numbers that the Spanish edition has and no other edition of Shattered Ascension."""

from mecatol.core.records import replace
from mecatol.rules.shattered_ascension.parameters import SHATTERED_ASCENSION

SA_ES = replace(
    SHATTERED_ASCENSION,
    tiles="se",  # SAES-SET-01
    flagships=False,  # SAES-SET-02: every part of Shards is an option
    mechanized_units=False,  # SAES-SET-02
    gravity_rifts=False,  # SAES-SET-02
    shards_races=False,  # SAES-SET-02
    shards_technologies=False,  # SAES-SET-02
    increased_limits=True,  # SAES-LIM-01
    stage_2_after=8,  # SAES-SET-31
    home_resources=4,  # SAES-GAL-02
    player_resources=8,  # SAES-GAL-04
    self_trades=(0, 0, 2, 1, 1),  # SAES-TRD-03, SAES-TRD-04
    home_penalty=3,  # SAES-OBJ-10
    surrender_price=1,  # SAES-SUR-03
    ascendancy_factor=3,  # SAES-ASC-01
    ascendancy_secrets=6,  # SAES-ASC-07
    ascendancy_home=3,  # SAES-OBJ-10: as ever
    agendas_of_others=3,  # SAES-TWC-06
    further_agendas=3,  # SAES-TWC-09
    small_council=4,  # SAES-TWC-06, SAES-TWC-09
    assembly_cards=(2, 1),  # SAES-TWC-04
    open_vote_die=(1, 3, 6, 10),  # SAES-DUE-23
    first_vote_die=(1, 2, 3, 4),  # SAES-DUE-24
    duel_goals=(6, 10),  # SAES-DUE-04
    duel_bars=("twilight_council", "crimson_suns"),  # SAES-DUE-07
    repeated_diplomacy=3,  # SAES-DUE-30
    free_full_activations=1,  # SAES-SAS-07
    probe_range=1,  # SAES-DOM-02
    diplomat_price=10,  # SAES-LDR-16
    fate_captured=8,  # SAES-LDR-21
)
