"""The numbers of the official game."""

from mecatol.rules.parameters import Parameters

OFFICIAL = Parameters()
