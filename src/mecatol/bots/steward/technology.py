"""Research towards a plan: what objectives ask for first, then what makes fleets and trade better."""

from __future__ import annotations

from mecatol.bots.protocol import Question
from mecatol.rules.official.technology import COUNTERS

from .mind import Mind

# What a technology is good for by itself, in resources. Those that lead to many others are worth a little more.
PLAN: dict[str, float] = {
    "antimass_deflectors": 2.6,
    "xrd_transporters": 3.6,
    "type_iv_drive": 3.4,
    "stasis_capsules": 2.0,
    "cybernetics": 2.8,
    "hylar_v_assault_laser": 2.8,
    "deep_space_cannon": 1.5,
    "war_sun": 3.0,
    "enviro_compensator": 2.4,
    "sarween_tools": 3.4,
    "micro_technology": 2.6,
    "transit_diodes": 2.0,
    "neural_motivator": 2.8,
    "hyper_metabolism": 3.2,
    "gen_synthesis": 2.2,
    "integrated_economy": 2.8,
    "advanced_fighters": 2.0,
    "magen_defense_grid": 1.8,
    "light_wave_deflector": 2.4,
    "impulsion_shields": 1.8,
    "duranium_armor": 2.2,
    "assault_cannon": 2.6,
    "fleet_logistics": 3.0,
    "nano_technology": 2.4,
}
COMMON = 1.6  # what an unnamed one is worth
COUNTERS_WORTH = 4.0  # of three Command Counters in its place


def worth_of(mind: Mind, technology: str) -> float:
    """What a technology is worth: by itself, for objectives, and as the way to others."""
    if technology == COUNTERS:
        return COUNTERS_WORTH
    gain = mind.gain(lambda game: game.player(mind.seat).technologies.append(technology), learned=True)
    known = mind.game.content.technologies
    opens = sum(technology in group for card in known.values() for group in card.needs)
    return gain + PLAN.get(technology, COMMON) + 0.15 * opens


def best_of(mind: Mind, question: Question) -> str:
    """The most valuable technology on offer."""
    offers = [key for key in question.keys if key not in ("no", "done")]
    if not offers:
        return question.keys[0]
    return max(offers, key=lambda key: (worth_of(mind, key), key))


def buy(mind: Mind, question: Question) -> str:
    """Bought, if it leaves enough for what is kept back."""
    best = best_of(mind, question)
    if best in ("no", "done"):
        return best
    price = mind.game.technology.cost(mind.seat, best, PRICE, "technology")
    refuse = "no" if "no" in question.keys else "done"
    return best if price <= mind.resources or refuse not in question.keys else refuse


PRICE = 5


def buy_several(mind: Mind, question: Question) -> str:
    """One after the other, as long as there is money that is not kept back."""
    chosen = list(question.draft) if isinstance(question.draft, list) else []
    best = best_of(mind, question)
    if best in ("no", "done"):
        return best
    cost = sum(mind.game.technology.cost(mind.seat, key, PRICE, "technology") for key in [*chosen, best])
    return best if cost <= mind.resources or not chosen else "done"


def buy_upgrade(mind: Mind, question: Question) -> str:
    """Racial upgrades are bought with whatever is left when the round is over: planets are about to be refreshed."""
    offers = [key for key in question.keys if key not in ("no", "done")]
    return offers[0] if offers else question.keys[0]


def primary_way(mind: Mind) -> str:
    """One for nothing, or several for money: several, if two of them can be paid."""
    return "b" if mind.resources >= 2 * (PRICE - 1) else "a"
