"""What each race can do: the abilities of its sheet, its technologies or upgrades, its Flagship."""

from . import jol_nar, letnev, naalu, saar, sol, xxcha, yin

REGISTERED = (jol_nar, letnev, naalu, saar, sol, xxcha, yin)
