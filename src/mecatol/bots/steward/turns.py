"""What a steward does with its turn: where it goes, when it plays its Strategy Card, when it passes."""

from __future__ import annotations

from mecatol.bots.protocol import Question
from mecatol.core.hexes import Hex
from mecatol.rules import forces
from mecatol.rules.naming import is_planet, kind_of, parted, planet_of, system_named, words_of
from mecatol.rules.pieces import in_system
from mecatol.rules.state import PlanetId, Ship

from .expeditions import Expedition, Explorer, Leg
from .mind import Mind
from .production import budget, dock_worth

TRIES = 2  # how often a card or ability is used as an action in a round
ENOUGH = 0.2  # an action worth less is left alone


def action(mind: Mind, question: Question) -> str:
    """The best thing to do, or to pass."""
    scores: dict[str, float] = {"pass": 0.0} if "pass" in question.keys else {}
    for key in question.keys:
        word, rest = parted(key, ":")
        if word == "strategic":
            scores[key] = _strategic(mind, rest)
        elif word == "component":
            scores[key] = _component(mind, rest)
    scores |= activations(mind, [system_named(key) for key in question.keys if kind_of(key) == "activate"])
    if not scores:
        return question.keys[0]
    best = max(scores, key=lambda key: (scores[key], key))
    if kind_of(best) == "component":
        used = mind.memory.uses(mind.view.round)
        used[best] = used.get(best, 0) + 1
    return best


def activations(mind: Mind, systems: list[Hex]) -> dict[str, float]:
    """What activating each system would bring: an expedition, or the production of its docks."""
    explorer = Explorer(mind)
    found = explorer.best(systems)
    scores = {f"activate:{each.target}": each.worth for each in found if each.worth > ENOUGH}
    lone = mind.me.pool <= 1
    for hex_ in systems:
        own = [planet.id for planet in mind.game.board.system(hex_).planets if planet.owner == mind.seat]
        yard = max((dock_worth(mind, planet) for planet in own), default=0.0) - explorer.counter
        if yard > ENOUGH:
            scores[f"activate:{hex_}"] = max(scores.get(f"activate:{hex_}", 0.0), yard)
        if not mind.game.production.docks(mind.seat, hex_):
            continue
        leaving = [each.worth for each in found if each.worth > ENOUGH and any(leg.start == hex_ for leg in each.legs)]
        worth = production_worth(mind, hex_)
        if leaving and not lone:
            worth = min(worth, 0.9 * max(leaving))  # the fleet goes first: a counter would hold it
        if worth > ENOUGH:
            key = f"activate:{hex_}"
            scores[key] = max(scores.get(key, 0.0), worth)
    return scores


def production_worth(mind: Mind, hex_: Hex) -> float:
    """What it is worth to let the docks of a system produce now."""
    if mind.enemies_at(hex_):
        return 0.0
    docks = mind.game.production.docks(mind.seat, hex_)
    capacity = sum(2 + (mind.game.economy.resources(planet_of(where)) if is_planet(where) else 0) for where in docks)
    money = min(budget(mind), 2 * capacity)
    room = mind.game.fleet_supply.ships_room(mind.seat, hex_)
    troops = sum(mind.free_troops(hex_).values())
    if money < 2:
        return 0.0
    appetite = 0.9 if room or troops < 4 else 0.3
    return appetite * money - 1.0


def _strategic(mind: Mind, card: str) -> float:
    """When a Strategy Card is played: Bureaucracy when there is something to claim, Leadership before counters run out."""
    if card.startswith("leadership"):
        return 8.0 if mind.me.pool <= 1 else 4.5
    if card.startswith(("bureaucracy", "imperial", "dominion")):
        return 9.0 if mind.claimable else 0.2
    if card.startswith(("diplomacy", "detente")):
        return 5.5
    if card.startswith("technology"):
        return 6.0
    if card.startswith("warfare"):
        return 0.4 if mind.me.pool else 3.0
    return 3.0


def _component(mind: Mind, what: str) -> float:
    """Cards and abilities used as an action: worth a try where nothing better is to be done, but not over and over."""
    return -1.0 if mind.memory.uses(mind.view.round).get(f"component:{what}", 0) >= TRIES else 1.0


# -- moving ----------------------------------------------------------------------------------------------------------------


def move(mind: Mind, question: Question) -> str:
    """The ships of the expedition one by one, each with its troops; whatever must come along comes along."""
    keys = question.keys
    if "done" not in keys:
        return next((key for key in keys if key != "undo_last"), keys[0])
    plan = plan_of(mind)
    draft = question.draft if isinstance(question.draft, list) else []
    ships = [ship for ship in draft if isinstance(ship, Ship)]
    if plan is None or len(ships) > len(plan.legs):
        return "done"
    if ships:
        load = _next_load(plan.legs[len(ships) - 1], ships[-1], keys)
        if load:
            return load
    for leg in plan.legs[len(ships) :]:
        key = f"ship:{leg.start}:{_name(leg)}"
        if key in keys:
            return key
    return "done"


def plan_of(mind: Mind) -> Expedition | None:
    """The expedition of the action under way."""
    action = mind.view.action
    if action is None or action.seat != mind.seat or not mind.game.board.has_system(action.system):
        return None
    thoughts = mind.memory.about(mind.view.systems)
    if action.system not in thoughts:
        explorer, idle = Explorer(mind), production_only(mind, action.system)
        thoughts[action.system] = explorer.recall(action.system) if idle else explorer.plan(action.system)
    plan = thoughts[action.system]
    return plan if isinstance(plan, Expedition) else None


def production_only(mind: Mind, hex_: Hex) -> bool:
    """Whether a system was activated for its docks alone: all planets are ours and ships are there already."""
    planets = mind.game.board.system(hex_).planets
    settled = bool(planets) and all(planet.owner == mind.seat for planet in planets)
    return settled and bool(mind.game.production.docks(mind.seat, hex_)) and not mind.enemies_at(hex_)


def _name(leg: Leg) -> str:
    unit = leg.unit
    damage = f":{unit.damage}" if unit.damage or unit.mark else ""
    return f"{unit.kind}{damage}:{unit.mark}" if unit.mark else unit.kind + damage


def _next_load(leg: Leg, ship: Ship, keys: tuple[str, ...]) -> str:
    """The next ground unit of the plan that is not aboard yet; Fighters fill the places that are left in a battle fleet."""
    aboard = [(place, kind) for place, kind, count in ship.cargo for _ in range(count)]
    for wanted in leg.cargo:
        if wanted in aboard:
            aboard.remove(wanted)
        elif f"load:{wanted[0]}:{wanted[1]}" in keys:
            return f"load:{wanted[0]}:{wanted[1]}"
    fighters = f"load:{in_system(leg.start)}:fighter"
    return fighters if fighters in keys else ""


# -- landing ---------------------------------------------------------------------------------------------------------------


def landing(mind: Mind, question: Question) -> str:
    """Every planet that can be taken gets a unit, guarded ones enough to win, own ones whatever is left over."""
    explorer = Explorer(mind)
    action = mind.view.action
    if action is None:
        return "done"
    board = mind.game.board
    draft = list(question.draft) if isinstance(question.draft, list) else []
    sent = [piece.planet for piece in draft]
    offers = [key for key in question.keys if kind_of(key) == "land" and words_of(key)[2].startswith(("ground", "mech", "shock"))]
    aboard = forces.count(
        [
            g
            for g in board.units(mind.seat, in_system(action.system))
            if g.kind in ("ground_force", "mechanized_unit", "shock_troop")
        ]
    ) - len(sent)
    best, most = "done", 0.0
    for key in offers:
        planet = board.planet(PlanetId(words_of(key)[1]))
        worth = _landing_worth(mind, explorer, planet.id, sent.count(planet.id), aboard)
        if worth > most:
            best, most = key, worth
    return best


def _landing_worth(mind: Mind, explorer: Explorer, planet: PlanetId, sent: int, aboard: int) -> float:
    here = mind.game.board.planet(planet)
    if here.owner == mind.seat:
        standing = forces.count(mind.army(planet)) + sent
        return 0.5 if standing < mind.garrison(here) else 0.0
    guards = explorer.defenders(here)
    if not guards:
        return 10.0 + mind.planet_worth(planet) if not sent else 0.0
    wanted = 2 * guards + 1
    if sent + aboard < guards + 1:
        return 0.0
    return 5.0 + mind.planet_worth(planet) if sent < wanted else 0.2
