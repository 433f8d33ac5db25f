"""What each technology does, in each layer. A technology's key is its id; whoever merely uses its effects has the same effect."""

from mecatol.core.effects import Effect
from mecatol.rules.layers import official
from mecatol.rules.official.technology import COUNTS_ONCE

from . import (
    central_powers,
    official_blue,
    official_green,
    official_red,
    official_yellow,
    shattered_ascension_blue,
    shattered_ascension_green,
    shattered_ascension_red,
    shattered_ascension_transit,
    shattered_ascension_yellow,
)


@official.suppress(COUNTS_ONCE)
def counts_once(effect: Effect, other: Effect) -> bool:
    """What is used of a technology adds nothing to owning it."""
    return other.key == effect.where and other.owner == effect.owner and other.source != "technology"
