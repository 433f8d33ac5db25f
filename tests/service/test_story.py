"""A finished game in figures: rounds, battles, dice."""

from __future__ import annotations

from functools import cache

import pytest
from browser.prepared import LivelyBot

from mecatol.play import Table
from mecatol.service.story import story


@cache
def finished(seed: int = 5) -> Table:
    """A short game that bots have played to its end."""
    table, bot = Table.new("sa17 vp=5", ["Ann", "Ben", "Cy"], seed), LivelyBot(seed)
    while not table.over:
        ask = table.pending[0]
        table.answer(ask.seat, ask.id, bot.pick(ask.name, [str(option.key) for option in table.options(ask)]))
    return table


def test_everybody_is_told_at_the_end_of_each_round() -> None:
    table = finished()
    told = story(table)
    assert [each.round for each in told.rounds] == list(range(1, table.game.state.round + 1))
    assert [figures.points for figures in told.rounds[-1].seats] == [player.points for player in told.players]
    assert max(player.points for player in told.players) >= told.goal
    assert told.winners == tuple(table.game.state.winners)
    pages = [each.page for each in told.rounds]
    assert pages == sorted(pages)
    built = sum(figures.built for each in told.rounds for figures in each.seats)
    assert built > 0
    points = [each.seats[0].points for each in told.rounds]
    assert sum(claim.points for claim in told.claims if claim.seat == 0) == points[-1]
    homes = {player.home: seat for seat, player in enumerate(table.game.state.players)}
    assert homes.items() <= dict(told.rounds[0].owners).items()


def test_the_table_is_as_it_was() -> None:
    table = finished()
    stood = table.encoded()
    story(table)
    assert table.encoded() == stood


@pytest.mark.parametrize("seed", [5, 7])
def test_dice_are_counted_with_what_they_should_have_given(seed: int) -> None:
    table = finished(seed)
    told = story(table)
    purposes = {"battle", "invasion", "space_cannon", "barrage", "precombat", "bombardment", "invasion_defence", "space_mines"}
    rolled = [event for event in table.events_since(None) if event["event"] == "rolled" and event["purpose"] in purposes]
    for luck in told.luck:
        mine = [event for event in rolled if event["seat"] == luck.seat and event["needed"] > 0]
        assert luck.dice == sum(len(event["faces"]) for event in mine)
        assert luck.hits == sum(face >= event["needed"] for event in mine for face in event["faces"])
    assert all(0 <= battle.chance <= 1 for battle in told.battles if battle.chance is not None)
    begun = [event for event in table.events_since(None) if event["event"] in ("battlebegan", "invasionbegan")]
    assert len(told.battles) == len(begun)
