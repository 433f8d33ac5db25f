"""What each Domain Counter does to the player whose units come upon it.

A counter is off the board while it is carried out; one that stays is put back. Where both rulesets have a counter of a name, the
official one comes first; where they do the same with it, there is one entry.
"""

from . import distant_suns, final_frontier
