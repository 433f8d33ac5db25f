"""What can go wrong, and whose fault it is."""


class Refused(Exception):
    """What was asked for is not possible. Nothing changed."""


class StaleDecision(Refused):
    """The decision answered is no longer the one that is open; look at `pending` again."""


class UnknownOption(Refused):
    """The key is none of the decision's options."""


class NotYours(Refused):
    """The seat is asked nothing now."""


class GameIsOver(Refused):
    """Nobody is asked anything any more; undo still works."""


class PlanRefused(Refused):
    """A plan that cannot be carried out whole; none of it was."""


class ActRefused(Refused):
    """An out-of-turn act that is not possible now."""


class DamagedSave(Refused):
    """The bytes are no save, or not a whole one."""


class NewerSave(Refused):
    """The save was written by a later version of the program."""


class ForeignSave(Refused):
    """The save is whole, but these rules cannot go on from it."""


class Untold(Refused):
    """What other rules told before a page cannot be told again by these."""

    def __init__(self, until: int) -> None:
        super().__init__(f"with these rules it cannot be told again what came before page {until}; it can from there on")
        self.until = until


class ContentError(Exception):
    """The content tables contradict themselves; every problem is listed."""


class RulesetError(Refused):
    """A ruleset text that cannot be resolved."""


class EngineFault(Exception):
    """A procedure broke its contract. The table stands where it stood before."""


class ReplayDiverged(Exception):
    """The record does not fit the questions and rolls of these rules."""


class GameOver(BaseException):
    """Unwinds whatever procedure runs. A BaseException, so that no `except Exception` in a card stops it."""
