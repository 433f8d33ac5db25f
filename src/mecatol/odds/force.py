"""What one side brings to a battle, and how its owner would decide."""

from __future__ import annotations

from mecatol.core.records import Record

# Who takes the hits. An order may also be a tuple of words: kinds in the order in which they are given up, with "sustain" where
# damage is to be sustained, or "sustain:dreadnought" for one kind; what is not named comes last.
SENSIBLE = "sensible"  # sustain whatever can be sustained, then give up what shoots worst, and what carries others last
SUSTAIN_FIRST = "sustain_first"  # the same, whoever carries whom: the order of the calculator players know
PRESERVE_POWER = "preserve_power"  # sustain at once only what costs no die
OPTIMAL = "optimal"  # whatever gives the best chance to win against the enemy's order
OPTIMAL_VALUE = "optimal_value"  # whatever leaves most value on the board
ORDERS = (SENSIBLE, SUSTAIN_FIRST, PRESERVE_POWER, OPTIMAL, OPTIMAL_VALUE)


class Force(Record, frozen=True):
    """One side: its units and what strengthens them, and the policies that stand for its owner's choices."""

    units: str
    race: str = ""
    technologies: tuple[str, ...] = ()
    upgrades: tuple[str, ...] = ()
    leaders: tuple[str, ...] = ()  # "admiral", "general" …; "admiral@dreadnought" names the ship
    high_alert: bool = False
    bonus: int = 0  # a bonus on combat rolls beyond everything else: what a card or a law would give
    bonus_round: int = 0  # the only round in which there is the bonus; 0: every combat roll has it
    ignore: int = 0  # so many hits are ignored as soon as they are scored: what a card would do
    goods: int = 0  # Trade Goods it spends on its race's bonus, round after round from the first, as long as they last
    casualties: str | tuple[str, ...] = SENSIBLE
    keep: tuple[str, ...] = ()  # kinds given up only when nothing else is left
    retreat_after: int = 0  # a retreat is announced in this round (OFF-SPB-3); 0: never
    retreat_below: float = 0.0  # a retreat is announced as soon as the chance to win is below this
    holds_fire: bool = False  # space cannons do not fire
    bombards: bool = True
    makes_neutral: bool = False  # a bombardment that leaves nobody makes the planet neutral (SA17-GEN-14)
    commandos: int = 0  # Shock Troops set aside before the first round (SA17-UNI-16)
