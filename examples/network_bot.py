"""A bot that plays a seat from outside: `python examples/network_bot.py http://127.0.0.1:8000/seat/<token>`.

It ends what it is asked as soon as it may, and else takes any option.
"""

from __future__ import annotations

import sys
from random import Random
from urllib.parse import urlsplit

from mecatol.client import Client
from mecatol.service.messages import Decision

ENDINGS = ("done", "pass", "no")


def choose(decision: Decision, random: Random) -> str:
    """The bot's answer."""
    keys = [option.key for option in decision.options]
    endings = [key for key in keys if key in ENDINGS]
    return endings[0] if endings and random.random() < 0.5 else random.choice(keys)


def play(link: str, rounds: int = 100, seed: int = 1) -> int:
    """Sit down and answer until the game is over or so many rounds have begun; how often it answered."""
    client, random, answered = Client("{0.scheme}://{0.netloc}".format(urlsplit(link))), Random(seed), [""]
    seated = client.sit(link)
    with client.play(seated.table, seated.seat) as playing:
        for view in playing:
            if view.over or view.position.round > rounds:
                break
            if view.decision is not None and view.decision.id != answered[-1]:
                playing.answer(choose(view.decision, random))
                answered.append(view.decision.id)
    return len(answered) - 1


if __name__ == "__main__":
    print(play(sys.argv[1]), "answers")
