"""What can happen, told to whoever may know, in chapters. Seats are numbers; places are "system:…" and "planet:…"."""

from .board import *
from .combat import *
from .fall_of_the_empire import *
from .holdings import *
from .mercenaries import *
from .phases import *
from .politics import *
from .set_up import *
