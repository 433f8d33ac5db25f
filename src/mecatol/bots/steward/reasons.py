"""Why a steward has answered so, for those who learn: what it went by, in words. Whoever asks changes no answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from mecatol.bots.protocol import Question
from mecatol.core.decisions import Message, message
from mecatol.core.hexes import Hex
from mecatol.rules.decks import printed
from mecatol.rules.naming import card_named, family_of, kind_of, name_of, parted, system_named, words_of
from mecatol.rules.official.politics import VOICE
from mecatol.rules.pieces import on_planet

from . import technology
from .expeditions import Explorer
from .goals import meets
from .mind import Mind
from .politics import CURSES, LEVELLERS, agenda_of, leads
from .production import budget
from .turns import production_only

Reason: TypeAlias = Callable[[Mind, Question, str], Message | None]


def race(mind: Mind, question: Question, key: str) -> Message | None:
    """A matter of taste."""
    return message("reason-taste")


def secret(mind: Mind, question: Question, key: str) -> Message | None:
    """What looks easiest is kept."""
    return message("reason-easiest", card=card_named(key))


def pick(mind: Mind, question: Question, key: str) -> Message | None:
    """What the card is needed for, and what lies on it."""
    card = card_named(key)
    bonus = next((each.bonus for each in mind.view.strategy_cards if each.id == card), 0)
    return message("reason-pick", card=card, need=_need(mind, card), count=_counted(mind, card), bonus=bonus)


def _need(mind: Mind, card: str) -> str:
    """In which words a Strategy Card is needed."""
    name = family_of(card)
    if name in ("bureaucracy", "imperial", "dominion"):
        return "claim" if _counted(mind, card) else "objectives"
    known = ("leadership", "technology", "production", "trade", "diplomacy", "detente", "warfare", "assembly", "politics")
    return name if name in known else "rest"


def _counted(mind: Mind, card: str) -> int:
    """The number that a Strategy Card is needed by."""
    match family_of(card):
        case "leadership":
            return mind.me.pool + mind.me.strategy
        case "technology":
            return len(mind.me.technologies)
        case "production":
            return budget(mind)
        case "trade":
            return sum(sum(a.goods) for a in mind.view.agreements if mind.seat in a.partners)
        case "bureaucracy" | "imperial" | "dominion":
            return sum(goal.source == "public" and meets(mind.game, mind.seat, goal) for goal in mind.goals)
    return 0


def action(mind: Mind, question: Question, key: str) -> Message | None:
    """What the turn is used for."""
    word, rest = parted(key, ":")
    if word == "activate":
        return _activation(mind, system_named(key))
    if word == "strategic":
        return message("reason-strategic", card=rest, need=_need(mind, rest), count=_counted(mind, rest))
    if word == "pass":
        return message("reason-pass", count=mind.me.pool)
    return None


def _activation(mind: Mind, system: Hex) -> Message:
    plan = None if production_only(mind, system) else Explorer(mind).plan(system)
    if plan is None or not plan.legs:
        return message("reason-produce", system=system, count=budget(mind))
    ships, planets = len(plan.legs), " ".join(on_planet(planet) for planet, _ in plan.landings)
    if plan.chance < 1:
        return message("reason-attack", system=system, ships=ships, chance=round(100 * plan.chance))
    return (
        message("reason-go", system=system, ships=ships, planets=planets)
        if planets
        else message("reason-be-there", system=system)
    )


def secondary(mind: Mind, question: Question, key: str) -> Message | None:
    """Whether it is worth its counter."""
    card = next((name_of(word) for word in question.about if kind_of(word) == "card"), "")
    said = "reason-secondary" if key == "use" else "reason-no-secondary"
    return message(said, card=card, count=mind.me.strategy)


def learn(mind: Mind, question: Question, key: str) -> Message | None:
    """What a technology is worth to it, and to how many others it leads."""
    if key not in mind.game.content.technologies:
        return message("reason-too-dear", count=mind.resources) if key in ("no", "done") else None
    opens = sum(key in group for card in mind.game.content.technologies.values() for group in card.needs)
    return message("reason-technology", technology=key, worth=round(technology.worth_of(mind, key)), opens=opens)


def claim(mind: Mind, question: Question, key: str) -> Message | None:
    """How much it is worth."""
    if kind_of(key) != "claim":
        return None
    return message("reason-claim", objective=name_of(key), points=mind.game.objectives.printed(name_of(key)).vp)


def vote(mind: Mind, question: Question, key: str) -> Message | None:
    """Whom an outcome helps or hurts."""
    name = printed(agenda_of(mind, question)) if question.name == "ballot" else printed(mind.view.council[0].card)
    if key == "none" and any(agenda.card == VOICE for agenda in mind.view.council):
        return message("reason-vote-voice")
    if key in ("none", "abstain"):
        return message("reason-vote-not")
    if kind_of(key) in ("player", "planet"):
        return message("reason-vote-curse" if name in CURSES else "reason-vote-honour")
    if name in LEVELLERS:
        return message("reason-vote-leads" if leads(mind) else "reason-vote-behind")
    return message("reason-vote-own")


def trade(mind: Mind, question: Question, key: str) -> Message | None:
    """What both would have of it."""
    what, *numbers = words_of(key)
    if what != "trade":
        return None
    other, mine, theirs = (int(number) for number in numbers)
    gets, gives = mind.game.trade.value(mind.seat, other, theirs), mind.game.trade.value(other, mind.seat, mine)
    return message("reason-trade", player=other, gets=gets, gives=gives)


REASONS: dict[str, Reason] = {
    "race": race,
    **dict.fromkeys(("keep_secret", "keep_preliminary"), secret),
    "pick": pick,
    "action": action,
    "secondary": secondary,
    **dict.fromkeys(("receive_technology", "buy_technology", "buy_technologies"), learn),
    **dict.fromkeys(("claim_public", "claim_secret", "claim_preliminary"), claim),
    **dict.fromkeys(("vote", "ballot"), vote),
    "propose_trade": trade,
}
