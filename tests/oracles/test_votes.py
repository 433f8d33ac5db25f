"""Votes: what is cast when all vote for one thing, beside an independent count over planets, laws, titles and technologies."""

from __future__ import annotations

from random import Random

import pytest
from trial import give
from voting import passed, senate, vote

from mecatol.core.records import replace
from mecatol.rules.official.game import Game
from oracles.means import Means

LAWS = ("", "holy_planet_of_ixth", "fund_mega_university", "media_war")
SHARE, SOAK, BATCH = 4, 400, 20


def council(seed: int, law: str) -> Game:
    """Planets held and exhausted by chance, Colonies, a Voice, a technology; and perhaps a law about votes."""
    chance = Random(f"votes {seed} {law}")
    game = senate(chance.choice((2, 3, 4)))
    for planet in game.board.planets():
        owner = planet.owner if chance.random() < 0.2 else chance.randrange(game.seats())
        game.board.set_planet(replace(planet, owner=owner, facility=chance.choice(("", "", "colony", "refinery"))))
    if chance.random() < 0.5:
        game.state.titles["voice_of_the_council"] = chance.randrange(game.seats())
    for seat in range(game.seats()):
        if chance.random() < 0.4:
            give(game, seat, "xenopsychology")
    if law:
        colonies = [planet.id for planet in game.board.planets() if not game.board.is_home(game.board.system_of(planet.id))]
        game = passed(game, law, "for" if law == "media_war" else f"planet:{chance.choice(colonies)}")
    for planet in game.board.planets():
        game.board.set_planet(replace(planet, exhausted=chance.random() < 0.5))
    return game


def compare(law: str, seed: int) -> None:
    """Each seat's votes, and with nothing to be exhausted for them all that are cast."""
    game = council(seed, law)
    counted = [Means(game, seat).votes for seat in range(game.seats())]
    assert [game.politics.votes(seat) for seat in range(game.seats())] == counted
    if law == "media_war" or game.seats() == 2:  # votes are bought or planets exhausted before any are cast
        return
    decided = [event for event in vote(game, "arms_reduction").events_since(None) if event["event"] == "agendadecided"]
    assert [event["votes"] for event in decided] == [sum(counted)]


@pytest.mark.parametrize("law", LAWS)
def test_all_cast_the_votes_that_are_counted(law: str) -> None:
    for seed in range(SHARE):
        compare(law, seed)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(SOAK // BATCH))
@pytest.mark.parametrize("law", LAWS)
def test_in_hundreds_of_councils_all_cast_the_votes_that_are_counted(law: str, batch: int) -> None:
    for seed in range(SHARE + batch * BATCH, SHARE + (batch + 1) * BATCH):
        compare(law, seed)
