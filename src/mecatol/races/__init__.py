"""What each race can do: the abilities of its sheet, its technologies or upgrades, its Flagship."""

from . import (
    arborec,
    creuss,
    hacan,
    jol_nar,
    l1z1x,
    lazax,
    letnev,
    mentak,
    muaat,
    naalu,
    nekro,
    norr,
    saar,
    sol,
    winnu,
    xxcha,
    yin,
    yssaril,
)
