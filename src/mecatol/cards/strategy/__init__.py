"""What each Strategy Card does."""

from . import base, central_powers, shards, shattered_ascension, shattered_ascension_es, shattered_empire
