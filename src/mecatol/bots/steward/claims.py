"""Objectives are claimed whenever they can be: the dearest first, and what will not come again before what will."""

from __future__ import annotations

from mecatol.bots.protocol import Question
from mecatol.rules.naming import card_named, kind_of, name_of

from .mind import Mind

FLEETING = {"this_round": 3, "state": 2, "held": 2, "spend": 1}  # what is done this round is gone in the next


def claim(mind: Mind, question: Question) -> str:
    """The best objective on offer."""
    offers = [key for key in question.keys if kind_of(key) == "claim"]
    if not offers:
        return question.keys[0]

    def worth(key: str) -> tuple[int, int, str]:
        printed = mind.game.objectives.printed(name_of(key))
        points = 99 if printed.win else printed.vp
        return points, FLEETING.get(printed.check, 0), key

    return max(offers, key=worth)


def make_goods(mind: Mind, question: Question) -> str:
    """Resources that nobody wanted become goods: planets are about to be refreshed."""
    return next((key for key in question.keys if key == "all"), question.keys[0])


def keep_secret(mind: Mind, question: Question) -> str:
    """The Secret or Preliminary Objective that looks easiest."""
    order = (
        "protagonist",
        "antagonist",
        "researcher",
        "expansionist",
        "technocrat",
        "ruthless",
        "colonizer",
        "diversified",
        "industrial",
        "explorer",
        "keeper_of_gates",
        "focused",
        "forceful",
        "usurper",
        "conqueror",
        "bureaucrat",
        "master_of_ships",
        "warmonger",
        "threatening",
        "regulator",
    )
    cards = [card_named(key) for key in question.keys]
    ranked = sorted(cards, key=lambda card: order.index(card) if card in order else len(order))
    return f"card:{ranked[0]}"
