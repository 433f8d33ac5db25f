"""Strategy Cards: which is taken, how it is used, and whose secondaries are worth a counter."""

from __future__ import annotations

from mecatol.bots.protocol import Question
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules.naming import (
    at_player,
    card_named,
    family_of,
    kind_of,
    name_behind,
    name_of,
    on_planet,
    parted,
    planet_named,
    system_named,
)
from mecatol.rules.state import PlanetId

from . import technology
from .expeditions import Explorer
from .goals import Goal, meets, progress
from .mind import Mind
from .production import budget
from .turns import activations

ENOUGH_COUNTERS = 6  # in pool and allocation together
POOL, STRATEGY, FLEET = "pool", "strategy", "fleet"


def pick(mind: Mind, question: Question) -> str:
    """The card that is needed most; Bonus Counters sweeten any."""
    bonus = {card.id: card.bonus for card in mind.view.strategy_cards}

    def score(key: str) -> tuple[float, str]:
        card = card_named(key)
        return need_of(mind, card) + 1.4 * bonus.get(card, 0), key

    return max(question.keys, key=score)


def race_for_card(mind: Mind, question: Question) -> str:
    """The race that has fewer cards so far."""
    holders = [at_player(card.holder) for card in mind.view.strategy_cards]
    return min(question.keys, key=lambda key: (holders.count(key), question.keys.index(key)))


def need_of(mind: Mind, card: str) -> float:
    """How much a Strategy Card is needed now."""
    me, name = mind.me, family_of(card)
    counters = me.pool + me.strategy
    if name == "leadership":
        return 4.0 + max(0, ENOUGH_COUNTERS - counters)
    if name == "technology":
        return 6.0 if len(me.technologies) < 8 else 4.0
    if name in ("bureaucracy", "imperial", "dominion"):
        ready = [goal for goal in mind.goals if goal.source == "public" and meets(mind.game, mind.seat, goal)]
        return (9.0 if ready else 3.0) + (2.0 if len(ready) > 1 else 0.0)
    if name == "production":
        return 2.5 + 0.25 * budget(mind)
    if name == "trade":
        lying = sum(sum(a.goods) for a in mind.view.agreements if mind.seat in a.partners)
        return 3.0 + 0.5 * lying
    if name in ("diplomacy", "detente"):
        return 5.0 if mind.view.round <= 4 else 3.0
    if name == "warfare":
        return 4.0 if mind.view.round > 1 else 3.0
    return 3.5 if name in ("assembly", "politics", "senator_emeritus") else 2.0


# -- counters --------------------------------------------------------------------------------------------------------------


def counter_area(mind: Mind, question: Question) -> str:
    """Where a new Command Counter goes: a few for secondaries, a growing fleet, all others to act with."""
    draft = question.draft
    placed = list(draft[2]) if isinstance(draft, tuple) and len(draft) == 3 else []
    have = {POOL: mind.me.pool, STRATEGY: mind.me.strategy, FLEET: mind.me.fleet}
    for area in placed:
        have[area] += 1
    fleet = min(3 + mind.view.round // 2, 6)
    if have[POOL] < 2:
        choice = POOL
    elif have[STRATEGY] < 2:
        choice = STRATEGY
    elif have[FLEET] < fleet and have[POOL] >= 3:
        choice = FLEET
    elif have[STRATEGY] < 3 and have[POOL] >= 4:
        choice = STRATEGY
    else:
        choice = POOL
    return choice if choice in question.keys else question.keys[0]


def redistribute(mind: Mind, question: Question) -> str:
    """Counters stay where they are, unless the Command Pool is empty and another area is full."""
    me = mind.me
    if me.pool >= 2 or me.strategy + me.fleet < 6:
        return "keep" if "keep" in question.keys else question.keys[0]
    largest = max((len(_ships(mind, hex_)) for hex_ in mind.game.board.fleets_of(mind.seat)), default=0)
    key = f"fleet:{max(3, largest, min(me.fleet, 4))}"
    return key if key in question.keys else "keep"


def _ships(mind: Mind, hex_: Hex) -> list[str]:
    return [group.kind for group in mind.ships(hex_) for _ in range(group.count)]


def redistribute_pool(mind: Mind, question: Question) -> str:
    """Two for secondaries, all others into the pool."""
    return _number(question.keys, "pool:", max(0, _highest(question.keys, "pool:") - 2))


def _highest(keys: tuple[str, ...], prefix: str) -> int:
    return max((int(name_behind(key, prefix)) for key in keys if key.startswith(prefix)), default=0)


def _number(keys: tuple[str, ...], prefix: str, number: int) -> str:
    key = f"{prefix}{number}"
    return key if key in keys else keys[-1]


def bonus_counter(mind: Mind, question: Question) -> str:
    """A Command Counter is worth more than a Trade Good, unless there are plenty."""
    wanted = "trade_good" if mind.me.pool + mind.me.strategy > ENOUGH_COUNTERS + 2 else "command_counter"
    return wanted if wanted in question.keys else question.keys[0]


def buy_counters(mind: Mind, question: Question) -> str:
    """As many as cost little: the first three, if the influence is there and not kept back."""
    wanted = max(0, ENOUGH_COUNTERS - mind.me.pool - mind.me.strategy)
    triangular = mind.game.parameters.strategy_set == "shattered_ascension"
    best = "0"
    for key in question.keys:
        number = int(key)
        price = number * (number + 1) // 2 if triangular else 3 * number
        if price <= mind.influence and number <= min(3, wanted):
            best = key
    return best if best in question.keys else question.keys[0]


def spend_counter(mind: Mind, question: Question) -> str:
    """From where there are more."""
    wanted = POOL if mind.me.pool >= mind.me.strategy else STRATEGY
    return wanted if wanted in question.keys else question.keys[0]


# -- primaries and secondaries ---------------------------------------------------------------------------------------------


def primary(mind: Mind, question: Question) -> str:
    """Which way a card is used."""
    card = next((card.id for card in mind.view.strategy_cards if card.holder == mind.seat and not card.played), "")
    wanted = question.keys[0]
    if card.startswith(("diplomacy", "detente")):
        wanted = "b" if _best_annexation(mind) > 0 else "a"
    elif card.startswith("technology"):
        wanted = technology.primary_way(mind)
    elif card.startswith("trade"):
        wanted = "a"
    return wanted if wanted in question.keys else question.keys[0]


def _best_annexation(mind: Mind) -> float:
    near = [hex_ for own in mind.game.board.systems_of(mind.seat) for hex_ in (own, *mind.game.galaxy.adjacent(own))]
    found = [
        mind.planet_worth(planet.id)
        for hex_ in dict.fromkeys(near)
        if not mind.game.board.is_home(hex_)
        for planet in mind.game.board.system(hex_).planets
        if planet.owner != mind.seat and not planet.stacks
    ]
    return max(found, default=0.0)


def secondary(mind: Mind, question: Question) -> str:
    """Whether a secondary is worth its counter and its price."""
    card = next((name_of(word) for word in question.about if kind_of(word) == "card"), "")
    return "use" if "use" in question.keys and _wants(mind, card) else "no"


def _wants(mind: Mind, card: str) -> bool:
    name = family_of(card)
    spare = mind.me.strategy - (1 if mind.reserve.counters else 0)
    if name == "leadership":
        return mind.influence >= 1 and mind.me.pool + mind.me.strategy < ENOUGH_COUNTERS
    if spare <= 0 and name != "trade":
        return False
    if name == "technology":
        return mind.resources >= technology.PRICE - 1
    if name in ("diplomacy", "detente"):
        return _best_annexation(mind) >= 3.0 and mind.influence >= 2
    if name == "production":
        return budget(mind) >= 3
    if name == "trade":
        lying = sum(sum(a.goods) for a in mind.view.agreements if mind.seat in a.partners)
        return lying >= 2 or (mind.game.parameters.strategy_set != "shattered_ascension" and bool(mind.view.agreements))
    return name in ("assembly", "politics", "senator_emeritus", "bureaucracy", "imperial", "dominion") and spare >= 2


# -- what the cards ask ----------------------------------------------------------------------------------------------------


def annex(mind: Mind, question: Question) -> str:
    """The planet that helps most."""
    return max(question.keys, key=lambda key: (_gain(mind, planet_named(key)), key))


def _gain(mind: Mind, planet: PlanetId) -> float:
    annexed = replace(mind.game.board.planet(planet), owner=mind.seat, exhausted=True)
    gain = mind.gain(lambda game: game.board.set_planet(annexed))
    lying = mind.view.artifacts.get(on_planet(planet))
    return gain + (3.0 if lying is not None and lying.count > len(lying.seen) else 0.0)


def choose_objective(mind: Mind, question: Question) -> str:
    """The objective that we meet and others do not."""
    return max(question.keys, key=lambda key: (appeal(mind, name_of(key)), key))


def appeal(mind: Mind, objective: str) -> float:
    """How much nearer we are to an objective than the others."""
    others = mind.game.opponents(mind.seat)
    mine = _nearness(mind, mind.seat, objective)
    return 2.0 * mine - sum(_nearness(mind, other, objective) for other in others) / max(1, len(others))


def _nearness(mind: Mind, seat: int, objective: str) -> float:
    printed = mind.game.objectives.printed(objective)
    if printed.check == "on_reveal":
        return 0.0
    return progress(mind.game, seat, Goal(objective, printed.vp, printed.terms(), "public"))


def return_objective(mind: Mind, question: Question) -> str:
    """What we could do comes next, the rest goes to the bottom."""

    def liking(key: str) -> tuple[float, str]:
        where, objective = parted(key, ":")
        appeal = _nearness(mind, mind.seat, objective) - 0.5
        return (appeal if where == "top" else -appeal), key

    return max(question.keys, key=liking)


def offensive(mind: Mind, question: Question) -> str:
    """A free activation: the best expedition, or the docks."""
    systems = [system_named(key) for key in question.keys if kind_of(key) == "activate"]
    scores = activations(mind, systems)
    return max(scores, key=lambda key: (scores[key], key), default="no")


def high_alert(mind: Mind, question: Question) -> str:
    """With the fleet that will attack, or at home."""
    found = Explorer(mind).best([system_named(key) for key in question.keys])
    start = next((leg.start for each in found for leg in each.legs), mind.home)
    key = f"system:{start}"
    return key if key in question.keys else question.keys[0]


def refresh(mind: Mind, question: Question) -> str:
    """The planet that is worth most."""
    planets = [key for key in question.keys if kind_of(key) == "planet"]
    return max(planets, key=lambda key: (mind.planet_worth(planet_named(key)), key), default=question.keys[0])


def leave_zone(mind: Mind, question: Question) -> str:
    """A counter comes back."""
    return "yes"


def demilitarize(mind: Mind, question: Question) -> str:
    """Keep others out of home first, then out of the richest system."""

    def worth(key: str) -> tuple[float, str]:
        hex_ = system_named(key)
        planets = mind.game.board.system(hex_).planets
        danger = 5.0 if mind.threats.get(hex_, 0.0) > 3.0 else 0.0
        home = 3.0 if hex_ == mind.home else 0.0
        return home + danger + sum(mind.planet_worth(planet.id) for planet in planets if planet.owner == mind.seat), key

    return max(question.keys, key=worth)
