"""Everything on the wire, by what it is about. The browser's types are written from these
(`python -m mecatol.service.typescript`).

What is in `mecatol.rules.views` goes over the wire as it is: fields left out there have their defaults.
"""

from .basics import *
from .battles import *
from .content import *
from .doing import *
from .frames import *
from .lobby import *
from .looking import *
from .notices import *
from .ordering import *
from .people import *
from .problems import *
from .story import *
from .talking import *

WIRE_VERSION = 1  # raised where a client written for it could not go on (docs/versions.md)
