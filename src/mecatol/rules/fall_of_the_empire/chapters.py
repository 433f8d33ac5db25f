"""The chapters that Fall of the Empire changes, by the name the others call them."""

from mecatol.core.rules import Chapter

from .galaxy_building import GalaxyBuilding
from .objectives import Objectives
from .politics import Politics
from .production import Production
from .set_up import SetUp
from .tactical import Tactical
from .treaties import Treaties
from .victory import Victory

CHAPTERS: dict[str, type[Chapter]] = {
    "set_up": SetUp,
    "galaxy_building": GalaxyBuilding,
    "tactical": Tactical,
    "production": Production,
    "politics": Politics,
    "objectives": Objectives,
    "victory": Victory,
    "treaties": Treaties,
}
