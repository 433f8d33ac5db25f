"""Objectives: which could be scored, how near they are, and what a position is worth for them."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.records import Record
from mecatol.rules import catalogue
from mecatol.rules.content_cards import Params, Term
from mecatol.rules.official.game import Game
from mecatol.rules.state import Seat

MET = 7.0  # what a Victory Point within reach is worth, measured in resources
ON_THE_WAY = 5.0  # and one that is all but within reach
LATER = 0.5  # share of it for objectives that must wait, since only one public objective is claimed in a round
AT_ONCE = 2  # public objectives met that are worth all of it
# The numbers by which conditions can be met in part, the one that counts most first.
COUNTS = (
    "planets",
    "systems",
    "technologies",
    "number",
    "colours",
    "docks",
    "stations",
    "span",
    "ships",
    "battles",
    "units",
    "homes",
    "owners",
    "agendas",
    "distance",
)

# Conditions that ask for technologies alone, and those that nothing on the board changes.
LEARNING = ("technologies", "technologies_in_colours", "technologies_of_one_colour")
ELSEWHERE = (*LEARNING, "spend", "win_votes", "hold_title", "victory_point_lead", "announce_retreats", "attack_costly_fleet")


class Goal(Record, frozen=True):
    """An objective somebody might score."""

    objective: str
    points: int
    terms: tuple[Term, ...]
    source: str  # "public", "own", "preliminary", "special", "path"


def goals_of(game: Game, seat: Seat) -> list[Goal]:
    """Every objective that a seat could still score, Stage II only where it is open to claims."""
    chapter, found = game.objectives, []
    for lying in chapter.lying(seat):
        if not chapter.has_claimed(seat, lying) and chapter.is_open(lying).allowed:
            found.append((lying.id, "public"))
    found += [(card, "own") for card in chapter.hand(seat)]
    found += [(card, "preliminary") for card in game.state.preliminary]
    found += [(card, "special") for card in game.state.special]
    found += [(card, "path") for card in chapter.open_cards(seat) if card in game.player(seat).race_objectives]
    return [_goal(game, card, source) for card, source in found]


def _goal(game: Game, card: str, source: str) -> Goal:
    printed = game.objectives.printed(card)
    return Goal(card, printed.vp or game.state.goal, printed.terms(), source)


def meets(game: Game, seat: Seat, goal: Goal) -> bool:
    """Whether an objective is met as things stand; what must be held all round is taken to be held."""
    return all(_meets(game, seat, term, term.params) for term in goal.terms)


def _meets(game: Game, seat: Seat, term: Term, params: Params) -> bool:
    if term.condition == "spend":
        return game.objectives.can_spend(seat, game.objectives.price(term))
    return term.condition in game.catalogue.conditions and catalogue.met(_counts(game, seat, term, params))


def _counts(game: Game, seat: Seat, term: Term, params: Params) -> catalogue.Counts:
    return game.catalogue.conditions[term.condition](game, seat, catalogue.Params(params))


def progress(game: Game, seat: Seat, goal: Goal) -> float:
    """How much of an objective is done, from 0 to 1."""
    return sum(_share(game, seat, term) for term in goal.terms) / len(goal.terms)


def _share(game: Game, seat: Seat, term: Term) -> float:
    if term.condition == "spend" or term.condition not in game.catalogue.conditions:
        return float(_meets(game, seat, term, term.params))
    counts = _counts(game, seat, term, term.params)
    if catalogue.met(counts):
        return 1.0
    name, wanted = next(((name, n) for name in COUNTS if isinstance(n := term.params.get(name), int)), ("", 0))
    if len(counts) == 1 and counts[0].need == wanted:
        return counts[0].have / wanted
    low, high = 0, wanted  # `low` is reached, `high` is not
    while high - low > 1:
        middle = (low + high) // 2
        if _meets(game, seat, term, {**term.params, name: middle}):
            low = middle
        else:
            high = middle
    return low / wanted if wanted else 0.0


class Ledger:
    """What a position is worth to a seat. Shares of objectives that a change cannot touch are worked out once."""

    def __init__(self, game: Game, seat: Seat, goals: Sequence[Goal]) -> None:
        self.seat = seat
        self.goals = goals
        self.shares = [progress(game, seat, goal) for goal in goals]

    def worth(self, game: Game, *, learned: bool = False) -> float:
        """How good a position is: planets, objectives met, the way made towards others."""
        total, public = 0.0, 0
        for goal, known in zip(self.goals, self.shares, strict=True):
            share = progress(game, self.seat, goal) if _touches(goal, learned) else known
            worth = MET if share >= 1.0 else ON_THE_WAY * share
            public += goal.source == "public" and share >= 1.0
            total += min(goal.points, 3) * worth * (LATER if public > AT_ONCE else 1.0)
        return total + planets_worth(game, self.seat)


def _touches(goal: Goal, learned: bool) -> bool:
    """Whether learning something, or else a change on the board, can make a difference for an objective."""
    kinds = [term.condition for term in goal.terms]
    return any(kind in LEARNING for kind in kinds) if learned else any(kind not in ELSEWHERE for kind in kinds)


def planets_worth(game: Game, seat: Seat) -> float:
    """What a seat's planets are worth by themselves."""
    economy, board, total = game.economy, game.board, 0.0
    for planet in board.planets_of(seat):
        printed = board.printed_planet(planet.id)
        total += 1.0 + economy.resources(planet.id) + 0.8 * economy.influence(planet.id) + 0.5 * len(printed.specialties)
    return total
