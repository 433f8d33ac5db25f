"""The Lazax of Fall of the Empire (OFF-SOT-FOE): outposts around Mecatol Rex, and a Council that does not trust them.

The counter they have more of in Strategy Allocation stands on their sheet.
"""

from __future__ import annotations

from mecatol.core.effects import Effect
from mecatol.core.hexes import Hex
from mecatol.rules.layers import fall_of_the_empire as layer
from mecatol.rules.moments import STARTING_SYSTEMS, VOTES
from mecatol.rules.official.game import Game
from mecatol.rules.state import Seat

MISSING_VOTES = 5
CLOSED = ("asteroid_field", "supernova")  # nothing can be there


@layer.modify("lazax_outposts", STARTING_SYSTEMS)
def outposts(game: Game, effect: Effect, systems: tuple[Hex, ...], seat: Seat) -> tuple[Hex, ...]:
    """Starting units may lie in the systems next to the Home System."""
    near = [hex_ for home in systems for hex_ in game.galaxy.adjacent(home)]
    return (*systems, *(hex_ for hex_ in near if game.galaxy.hazard(hex_) not in CLOSED))


@layer.modify("lazax_distrusted", VOTES)
def distrusted(game: Game, effect: Effect, votes: int, seat: Seat) -> int:
    """Five votes less."""
    return votes - MISSING_VOTES
