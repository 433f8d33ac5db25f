"""What each race can do: the abilities of its sheet, its technologies or upgrades, its Flagship."""

from . import letnev, sol

REGISTERED = (letnev, sol)
