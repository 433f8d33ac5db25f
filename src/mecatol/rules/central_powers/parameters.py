"""The numbers of Central Powers: the options on its list, and no others (CP-OPT-28)."""

from mecatol.core.records import replace
from mecatol.rules.official.parameters import OFFICIAL

CENTRAL_POWERS = replace(
    OFFICIAL,
    goal=14,  # CP-OPT-02: the Long War
    most_players=9,  # CP-STC-04
    map="auto",  # CP-HR-12
    strategy_set="central_powers",  # CP-STC-01
    strategy_picks=(*OFFICIAL.strategy_picks, 1),  # CP-STC-04: nine cards for nine players
    age_of_empire=True,  # CP-OPT-04
    preliminary_objectives=True,  # CP-OPT-23
    political_card_limit=10,  # CP-SEN-04
    homeworlds=True,  # CP-OPT-20, as CP-HR-05 to CP-HR-11 have it
    final_claims=True,  # CP-HR-23
    imperium_rex=False,  # CP-OPT-12
    dreadnoughts=("dreadnought", "flagship"),  # CP-HR-35
    shock_troops=False,
    space_mines=False,
)
