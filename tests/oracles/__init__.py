"""Answers found the plain way, without any shortcut, to be compared with those of the rules on random boards."""
