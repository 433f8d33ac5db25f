"""What objectives ask for: one function a condition, looked up by the code on the card (`rules/content_cards.py` lists them).

A condition is judged from the position and from this round's deeds, never by anybody's word.
"""

from . import deeds, fates, fleets, planets
