"""Trade Agreements: any that pays, none broken for nothing."""

from __future__ import annotations

from mecatol.bots.protocol import Question
from mecatol.rules.naming import player_named, words_of

from .mind import Mind


def propose(mind: Mind, question: Question) -> str:
    """The exchange that gives us most, with the weakest partner; the better contract is offered for the better one."""
    offers = [key for key in question.keys if key != "done"]
    if not offers:
        return question.keys[0]

    def worth(key: str) -> tuple[float, str]:
        what, *numbers = words_of(key)
        if what != "trade":
            return 1.5, key
        other, mine, theirs = (int(number) for number in numbers)
        gets = mind.game.trade.value(mind.seat, other, theirs)
        gives = mind.game.trade.value(other, mind.seat, mine)
        return gets - 0.3 * gives - 0.05 * mind.view.players[other].points, key

    return max(offers, key=worth)


def accept(mind: Mind, question: Question) -> str:
    """Goods are goods."""
    return "yes" if "yes" in question.keys else question.keys[0]


def approve(mind: Mind, question: Question) -> str:
    """What others agree on is approved unless somebody is about to win."""
    best = max((mind.view.players[other].points for other in mind.game.opponents(mind.seat)), default=0)
    wanted = "no" if best >= mind.view.goal - 2 else "yes"
    return wanted if wanted in question.keys else question.keys[0]


def keep(mind: Mind, question: Question) -> str:
    """Agreements are kept."""
    return next((key for key in ("done", "no", "keep") if key in question.keys), question.keys[-1])


def declare(mind: Mind, question: Question) -> str:
    """War on the strongest with whom we do not trade."""
    others = [key for key in question.keys if key != "done" and mind.game.trade.agreement(mind.seat, player_named(key)) is None]
    return max(others, key=lambda key: (mind.view.players[player_named(key)].points, key), default="done")


def more_goods(mind: Mind, question: Question) -> str:
    """Any of our own agreements: the goods lie on our side."""
    return question.keys[0]
