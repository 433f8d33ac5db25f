"""Money: what is kept for objectives, and what a bill is paid with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mecatol.core.records import Record
from mecatol.rules.naming import kind_of, planet_named
from mecatol.rules.official.payment import Bill
from mecatol.rules.state import PlanetId

from .goals import meets

if TYPE_CHECKING:
    from mecatol.bots.protocol import Question

    from .mind import Mind


class Reserve(Record, frozen=True):
    """Planets, Trade Goods and Command Counters that are to be spent on an objective."""

    planets: tuple[PlanetId, ...] = ()
    goods: int = 0
    counters: int = 0


NOTHING = Reserve()


def reserve_for(mind: Mind) -> Reserve:
    """What the next objective that asks for spending takes, unless something else can be claimed in this round anyway."""
    if mind.view.phase == "set_up":
        return NOTHING
    kept = NOTHING
    spending = [goal for goal in mind.goals if any(term.condition == "spend" for term in goal.terms)]
    free = [goal for goal in mind.goals if goal.source == "public" and goal not in spending]
    claims_anyway = any(meets(mind.game, mind.seat, goal) for goal in free)
    for source in ("public", "preliminary", "path"):
        if source == "public" and claims_anyway:
            continue
        for goal in sorted((g for g in spending if g.source == source), key=lambda g: -g.points):
            if meets(mind.game, mind.seat, goal):
                kept = _with(mind, kept, mind.game.objectives.price(goal.terms[0]))
                break
    return kept


def _with(mind: Mind, kept: Reserve, price: dict[str, int]) -> Reserve:
    """More kept back: the planets that give most of what is asked and least of anything else."""
    goods = kept.goods + price.get("trade_goods", 0)
    both = price.get("resources_and_influence", 0)
    either = price.get("resources_or_influence", 0)
    planets = list(kept.planets)
    left = mind.me.trade_goods - goods
    for currency in ("resources", "influence"):
        due = price.get(currency, 0) + (either if currency == "influence" else 0)
        picked, short = _cover(mind, planets, due, currency)
        planets += picked
        goods += min(max(0, left), short)
        left -= short
    if both:
        rest = [p for p in mind.game.economy.ready_planets(mind.seat) if p not in planets]
        planets += rest
        goods = mind.me.trade_goods
    return Reserve(tuple(planets), goods, kept.counters + price.get("command_counters", 0))


def _cover(mind: Mind, taken: list[PlanetId], due: int, currency: str) -> tuple[list[PlanetId], int]:
    """Planets that cover so much of a currency, and how much is still missing."""
    economy = mind.game.economy
    ready = [p for p in economy.ready_planets(mind.seat) if p not in taken]

    def pays(planet: PlanetId) -> int:
        return economy.resources(planet) if currency == "resources" else economy.influence(planet)

    def loses(planet: PlanetId) -> int:
        return economy.influence(planet) if currency == "resources" else economy.resources(planet)

    picked: list[PlanetId] = []
    for planet in sorted(ready, key=lambda p: (loses(p) - pays(p), p)):
        if due <= 0 or not pays(planet):
            continue
        picked.append(planet)
        due -= pays(planet)
    return picked, max(0, due)


# -- paying ----------------------------------------------------------------------------------------------------------------


def pay(mind: Mind, question: Question) -> str:
    """Planets before goods, since planets are refreshed; those that are kept for an objective last; no more than needed."""
    bill = question.draft
    if not isinstance(bill, Bill):
        return question.keys[0]
    own = bill.why in [goal.objective for goal in mind.goals]
    return min(question.keys, key=lambda key: (_cost(mind, key, bill, own), key))


def _cost(mind: Mind, key: str, bill: Bill, own: bool) -> float:
    """What it costs to pay one more thing, for each unit that it covers; `own`: it is for the objective itself."""
    word, planet = kind_of(key), planet_named(key)
    if word == "goods":
        return 1.0 if mind.me.trade_goods > mind.reserve.goods or own else 3.0
    if word != "planet":
        return 0.9
    economy = mind.game.economy
    covers = min(economy.worth(planet, bill.currency), bill.due - economy.total(bill.paid, bill.currency))
    if covers <= 0:
        return 9.0
    lost = 0.55 * (economy.resources(planet) + 0.9 * economy.influence(planet))
    return lost / covers + (2.0 if planet in mind.reserve.planets and not own else 0.0)
