"""What modifiers may go by, where answers made of what they say are remembered."""

from __future__ import annotations

from mecatol.core.effects import Part

PHASE = Part("the phase", "state.phase", fields=("phase",))
HOMES = Part("Home Systems", "board.home_systems", fields=("players.home",))
RACES = Part("races", "board.races", fields=("players.race",))
MAP = Part("the map", "board.layout", fields=("layout", "systems.hex", "systems.tile"))
UNITS = Part("units", "board.facts", "board.facts.moves", fields=("facts.held", "facts.present", "facts.fleets"))
BOARD = Part("all that lies on the board", "board.facts", "board.facts.changes", fields=("facts", "systems"))
TOKENS = Part("tokens in systems", "board.facts.tokens", fields=("systems.tokens",))
MOVES = Part("ships that moved in this action", "board.moves", fields=("action.moves",))
