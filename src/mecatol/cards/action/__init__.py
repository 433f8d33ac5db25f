"""What each Action Card does."""

from . import council

REGISTERED = (council,)
