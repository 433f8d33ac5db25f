"""The numbers of Fall of the Empire: Mechanized Units and no other option, and nothing of Shattered Empire (OFF-SOT-FOE)."""

from mecatol.core.records import replace
from mecatol.rules.official.parameters import OFFICIAL

FALL_OF_THE_EMPIRE = replace(
    OFFICIAL,
    fall_of_the_empire=True,
    strategy_set="base",
    leaders=False,
    artifacts=False,
    custodians=False,
    facilities=False,
    flagships=False,
    nexus=False,
    race_technologies=False,
    shock_troops=False,
    space_mines=False,
    tactical_retreats=False,
    variant_objectives=False,
    voice_of_the_council=False,
    goods_supply=76,  # OFF-CMP-4: without the 12 of Shattered Empire
)
