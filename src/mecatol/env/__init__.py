"""The table as an environment for learning: PettingZoo for all seats, Gymnasium for one of them against bots.

`mecatol_v1.env(…)` is the PettingZoo environment; `gymnasium.make("mecatol/Seat-v1", …)` the Gymnasium one. The number in both
names rises whenever observations, actions or rewards mean something else.
"""

from mecatol.core.decisions import message
from mecatol.core.errors import Refused

try:
    import gymnasium
    import pettingzoo as _pettingzoo  # noqa: F401
except ImportError as why:
    raise Refused(message("refused-not-installed", what="PettingZoo, Gymnasium", part="env")) from why

from . import mecatol_v1
from .encoding import Encoding
from .seat import SeatEnv

SEAT = "mecatol/Seat-v1"

gymnasium.register(SEAT, entry_point="mecatol.env.seat:SeatEnv")

__all__ = ["SEAT", "Encoding", "SeatEnv", "mecatol_v1"]
