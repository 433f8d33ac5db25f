"""Small things that come up in every game: what is let alone, what is taken, and at whom or at what a card is aimed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from mecatol.bots.protocol import Question
from mecatol.core.hexes import Hex
from mecatol.rules.naming import (
    border_named,
    card_named,
    kind_of,
    listed,
    name_of,
    parted,
    place_named,
    planet_named,
    unit_kind,
    words_of,
)

from . import technology
from .manners import OFFERS, REFUSALS, target_worth
from .mind import Mind
from .politics import rivals
from .strategy import appeal

TAKEN = ("yes", "take", "use", "probe")


def decline(mind: Mind, question: Question) -> str:
    """Things stay as they are."""
    return next((key for key in REFUSALS if key in question.keys), "")


def accept(mind: Mind, question: Question) -> str:
    """What costs nothing is taken."""
    return next((key for key in TAKEN if key in question.keys), "")


def first(mind: Mind, question: Question) -> str:
    """One is as good as another."""
    return question.keys[0]


# -- cards and abilities -----------------------------------------------------------------------------------------------------


def is_window(question: Question) -> bool:
    """Whether cards and abilities of one's own are offered at their moment, and nothing else."""
    return "pass" in question.keys and all(key == "pass" or key.startswith(OFFERS) for key in question.keys)


def offered(mind: Mind, question: Question) -> str:
    """Cards and abilities are used when their moment comes, against the strongest where somebody must be named."""
    offers = [key for key in question.keys if key != "pass"]
    return max(offers, key=lambda key: (_harm(mind, key), -offers.index(key)))


def harm(mind: Mind, question: Question) -> str:
    """What hurts befalls the strongest rival, and what is dearest to him."""
    keys = [key for key in question.keys if key not in REFUSALS] or list(question.keys)
    return max(keys, key=lambda key: (_harm(mind, key), -keys.index(key)))


def boon(mind: Mind, question: Question) -> str:
    """What helps goes to ourselves, where we have most."""
    keys = [key for key in question.keys if key not in REFUSALS] or list(question.keys)
    return min(keys, key=lambda key: (_harm(mind, key), keys.index(key)))


def _harm(mind: Mind, key: str) -> float:
    """How gladly we see something befall whoever or whatever a key names: "use:12:player:1", "planet:jord"."""
    for kind, name in pairwise(words_of(key)):
        if kind == "player":
            return _rivalry(mind, name)
        if kind in ("planet", "system"):
            return target_worth(mind, f"{kind}:{name}")
    return 0.0


def _rivalry(mind: Mind, name: str) -> float:
    """The strongest rival comes first, and we ourselves last."""
    order = [*map(str, rivals(mind)), str(mind.seat)]
    return float(-order.index(name)) if name in order else -float(len(order))


# -- the board -------------------------------------------------------------------------------------------------------------------


def look(mind: Mind, question: Question) -> str:
    """Under the nearest counter, where we shall land first."""
    places = [key for key in question.keys if kind_of(key) == "look"]
    return min(places, key=lambda key: (_far(mind, name_of(key)), key), default="")


def _far(mind: Mind, where: str) -> int:
    return mind.distance(mind.home, mind.game.board.hex_of(place_named(where)))


def richest(mind: Mind, question: Question) -> str:
    """The planet that is worth most."""
    planets = [key for key in question.keys if kind_of(key) == "planet"]
    return max(planets, key=lambda key: (mind.planet_worth(planet_named(key)), key), default="")


def refresh_ability(mind: Mind, question: Question) -> str:
    """A planet whose ability gives more than it would pay."""
    gains = [key for key in question.keys if kind_of(key) == "planet" and _pays(mind, key)]
    return gains[0] if gains else "done"


def _pays(mind: Mind, key: str) -> bool:
    planet, economy = planet_named(key), mind.game.economy
    return mind.game.board.printed_planet(planet).refresh_amount >= max(economy.resources(planet), economy.influence(planet))


def lay_mine(mind: Mind, question: Question) -> str:
    """Where an enemy could come from, if there is something left to pay it with."""
    if mind.resources < mind.game.space_mines.cost(mind.seat):
        return "no"
    mines = [key for key in question.keys if kind_of(key) == "mine"]
    best = max(mines, key=lambda key: (_danger(mind, key), key), default="no")
    return best if best != "no" and _danger(mind, best) > 0 else "no"


def _danger(mind: Mind, key: str) -> float:
    """The strongest fleet that stands on either side of a border."""
    sides = [Hex(side) for side in listed(parted(border_named(key), "~")[0], "|")]
    return max((mind.threats.get(side, 0.0) for side in sides if mind.enemies_at(side)), default=0.0)


def settle(mind: Mind, question: Question) -> str:
    """The planet that is worth most, or the system whose planets are."""

    def worth(key: str) -> tuple[float, str]:
        system = mind.game.board.system(mind.game.board.hex_of(place_named(key)))
        named = [planet.id for planet in system.planets if kind_of(key) == "system" or planet.id == name_of(key)]
        return sum(mind.planet_worth(planet) for planet in named), key

    return max([key for key in question.keys if kind_of(key) in ("planet", "system")], key=worth, default="")


def dearest(mind: Mind, question: Question) -> str:
    """The unit that costs most."""
    units = [key for key in question.keys if key in mind.game.content.units]
    return max(units, key=lambda key: (mind.price(unit_kind(key)), key), default="")


def poorest(mind: Mind, question: Question) -> str:
    """The planet that is worth least: it is given up."""
    planets = [key for key in question.keys if kind_of(key) == "planet"]
    return min(planets, key=lambda key: (mind.planet_worth(planet_named(key)), key), default="")


def nearest(mind: Mind, question: Question) -> str:
    """The system that is nearest to home."""
    systems = [key for key in question.keys if kind_of(key) == "system"]
    return min(systems, key=lambda key: (_far(mind, key), key), default="")


def forge(mind: Mind, question: Question) -> str:
    """The dearer ships, at home rather than elsewhere."""

    def worth(key: str) -> tuple[float, bool, str]:
        kind, hex_ = parted(key, "@")
        return mind.price(unit_kind(kind)), hex_ == mind.home, key

    return max(question.keys, key=worth)


def study(mind: Mind, question: Question) -> str:
    """Technology twice, where there are resources for both."""
    return "first" if "first" in question.keys and mind.resources >= 2 * technology.PRICE else "no"


def spared(mind: Mind, question: Question) -> str:
    """A planet is exhausted rather than lost, and the poorest first."""
    spares = [key for key in question.keys if kind_of(key) == "exhaust"] or list(question.keys)
    return min(spares, key=lambda key: (mind.planet_worth(planet_named(key)), key))


# -- cards in hand ---------------------------------------------------------------------------------------------------------------


def remove_objective(mind: Mind, question: Question) -> str:
    """The objective that suits us least."""
    return min(question.keys, key=lambda key: (appeal(mind, card_named(key)), key))


# -- what is answered so ---------------------------------------------------------------------------------------------------------

# Questions of set-up, of the board, of cards and abilities, by how they are answered.
OFTEN: dict[Callable[[Mind, Question], str], tuple[str, ...]] = {
    decline: (
        "scuttle",
        "move_leader",
        "relocate_leader",
        "redeploy",
        "change_seats",
        "swap",
        "turn_cycler",
        "ask_passage",
        "grant_passage",
        "probe",
        "high_orbit_probing",
        "raze",
        "bioplasmosis",
        "bioplasmosis_leader",
        "beacon_leader",
        "mobilize_from",
        "shuttle_from",
        "offer_to",
        "permission",
        "reparations",
        "technology_buy_back",
        "datahub",
        "card_swap_return",
        "recycle_action_card",
        "recycle_political_card",
    ),
    accept: ("collect_wealth", "take_alert", "take_goods", "train_troops", "settle_planet", "salvage_wrecks"),
    look: ("probe_from_dock", "native_knowledge", "low_orbit_probing"),
    richest: (
        "invasion_order",
        "explore",
        "orbital_drop",
        "status_growth",
        "place_unit",
        "advanced_reinforcements",
        "civil_defense",
        "massive_transport_to",
        "mining_site",
        "native_intelligence",
        "recruit_where",
        "voluntary_annexation",
    ),
    settle: ("early_claim", "early_place"),
    dearest: ("early_buy",),
    poorest: ("exhaust_planet", "exhaust_specialty", "emptied_planet", "disarmed_planet", "sell_influence"),
    nearest: (
        "breakthrough",
        "cruiser_where",
        "salvage_where",
        "silent_fleet",
        "silent_system",
        "skilled_retreat",
        "the_lost_fleet",
    ),
    harm: (
        "armistice_with",
        "assassinate",
        "cultural_crisis",
        "diplomatic_immunity_from",
        "disclosure",
        "discredit",
        "embargo",
        "equipment_sabotage",
        "halve_votes",
        "insubordination",
        "jammed_system",
        "labor_strike",
        "levy",
        "local_unrest",
        "look_at_representative",
        "lucky_shot",
        "pillage",
        "plague",
        "privateers",
        "punish",
        "robbed",
        "scientist_assassination",
        "signal_jamming",
        "signal_jamming_whom",
        "star_of_death",
        "stellar_criminals",
        "stray_shot",
        "take_card_from",
        "thugs",
        "uprising",
    ),
    boon: ("diplomatic_immunity", "emergency_repairs", "feedback_race", "war_footing"),
    first: (
        "cycler",
        "random_race",
        "rift_side",
        "swap_system",
        "return_objectives",
        "choose_representative",
        "diplomats_way",
        "detente_primary",
        "merchants_guild",
        "scorched_earth",
        "synchronicity",
        "take_shown_card",
    ),
}
