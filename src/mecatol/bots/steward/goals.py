"""Objectives: which could be scored, how near they are, and what a position is worth for them."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.records import Record
from mecatol.rules.content_cards import Params, Term
from mecatol.rules.official.game import Game
from mecatol.rules.state import Seat

MET = 7.0  # what a Victory Point within reach is worth, measured in resources
ON_THE_WAY = 4.0  # and one that is all but within reach
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
        if seat not in lying.claimed and chapter.is_open(lying).allowed:
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
    judge = game.catalogue.conditions.get(term.condition)
    return judge is not None and judge(game, seat, params)


def progress(game: Game, seat: Seat, goal: Goal) -> float:
    """How much of an objective is done, from 0 to 1."""
    return sum(_share(game, seat, term) for term in goal.terms) / len(goal.terms)


def _share(game: Game, seat: Seat, term: Term) -> float:
    if _meets(game, seat, term, term.params):
        return 1.0
    if term.condition == "spend":
        return 0.0
    name, wanted = next(((name, n) for name in COUNTS if isinstance(n := term.params.get(name), int)), ("", 0))
    low, high = 0, wanted  # `low` is reached, `high` is not
    while high - low > 1:
        middle = (low + high) // 2
        if _meets(game, seat, term, {**term.params, name: middle}):
            low = middle
        else:
            high = middle
    return low / wanted if wanted else 0.0


def objective_worth(game: Game, seat: Seat, goals: Sequence[Goal]) -> float:
    """What the objectives met and the way made towards others are worth."""
    total = 0.0
    for goal in goals:
        share = progress(game, seat, goal)
        points = min(goal.points, 3)
        total += points * (MET if share >= 1.0 else ON_THE_WAY * share * share)
    return total


def standing(game: Game, seat: Seat, goals: Sequence[Goal]) -> float:
    """How good a position is for a seat: its planets, and its objectives."""
    economy, board, total = game.economy, game.board, 0.0
    for planet in board.planets_of(seat):
        printed = board.printed_planet(planet.id)
        total += 1.0 + economy.resources(planet.id) + 0.8 * economy.influence(planet.id) + 0.5 * len(printed.specialties)
    return total + objective_worth(game, seat, goals)
