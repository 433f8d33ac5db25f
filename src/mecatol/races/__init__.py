"""What each race can do: the abilities of its sheet, its technologies or upgrades, its Flagship."""

from . import creuss, jol_nar, l1z1x, letnev, naalu, norr, saar, sol, xxcha, yin

REGISTERED = (creuss, jol_nar, l1z1x, letnev, naalu, norr, saar, sol, xxcha, yin)
