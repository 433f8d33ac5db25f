"""Nine players: both Warfares, a galaxy with nine homes, and no other ruleset that has room for them."""

from __future__ import annotations

import pytest
from opening import at_random, begin, go_on, started
from tables import game_of, offers, say

from mecatol.core.errors import RulesetError
from mecatol.env import mecatol_v1
from mecatol.rules.central_powers.game import Game


@pytest.mark.rule("CP-STC-04")
@pytest.mark.parametrize("text", ["cp", "cp map=built", "cp +race_draft"])
def test_nine_players_begin_with_nine_homes_and_nine_cards(text: str) -> None:
    table = go_on(begin(text, 9), answer=at_random(3))
    while table.pending[0].name != "pick":
        table.answer(table.pending[0].seat, table.pending[0].id, table.keys(table.pending[0])[0])
    game = game_of(table)
    assert len({game.board.tile(place).race for place in game.galaxy_building.home_places()}) == 9
    assert len(game.board.homes()) >= 9
    picked: list[str] = []
    while table.pending and table.pending[0].name == "pick":
        seat = table.pending[0].seat
        assert len(offers(table, seat)) == 9 - len(picked)
        picked.append(offers(table, seat)[0])
        say(table, seat, picked[-1])
    assert len(set(picked)) == 9


@pytest.mark.rule("CP-STC-04")
@pytest.mark.parametrize("ruleset", ["official", "sa17"])
def test_no_other_ruleset_has_room_for_nine(ruleset: str) -> None:
    with pytest.raises(RulesetError, match="2 to 8 players, not 9"):
        begin(ruleset, 9)
    with pytest.raises(RulesetError, match="2 to 9 players, not 10"):
        begin("cp", 10)


def test_as_many_objectives_lie_there_as_there_are_players() -> None:
    game = started("cp vp=10", 9)
    assert isinstance(game, Game)
    assert len(game.state.objectives) == 9
    assert len(game.state.stage_2_deck.bag) == 10  # and the one that wins


def test_learners_may_sit_at_a_table_of_nine() -> None:
    env = mecatol_v1.env(ruleset="cp rounds=1", players=9)
    env.reset(seed=1)
    assert len(env.agents) == 9
