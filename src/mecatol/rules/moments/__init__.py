"""Every moment and every value that effects may touch, with a sentence each: one module a chapter, read as one list."""

from .action_cards import *
from .combat import *
from .contexts import *
from .economy import *
from .invasion import *
from .mercenaries import *
from .movement import *
from .parts import *
from .phases import *
from .politics import *
from .production import *
from .strategy_cards import *
from .technology import *
