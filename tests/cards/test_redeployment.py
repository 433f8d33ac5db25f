"""Ships sent elsewhere leave nothing stranded."""

from __future__ import annotations

import pytest
from tables import game_of, hold, new_game, offers, play, put, say, strategy_cards

from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.state import Action, Place


def dispatch(fleet: str, *technologies: str) -> Table:
    """A player may send ships from a system where he also holds a planet with an army."""
    game = new_game("sa17", 2)
    for technology in technologies:
        game.begin_effect(technology, 0, "technology")
    put(game, 0, "1,0", fleet)
    put(game, 0, "thibah", "6 ground_force")
    hold(game, 0, "thibah")
    strategy_cards(game, {"warfare": 1})
    game.state.action = Action(1, "strategic")
    game.begin_scope("action")
    return say(play(game, Step("strategy_cards.secondary", 0, what="warfare")), 0, "use")


@pytest.mark.rule("OFF-UNI-3")
def test_a_ship_takes_what_it_would_strand_before_anything_else() -> None:
    table = say(dispatch("carrier, 3 fighter"), 0, "ship:1,0:carrier>0,0")
    for _ in range(3):
        assert offers(table, 0) == ["load:system:1,0:fighter", "undo_last"]
        say(table, 0, "load:system:1,0:fighter")
    assert "done" in offers(table, 0)
    assert "load:planet:thibah:ground_force" in offers(table, 0)
    say(table, 0, "done")
    assert [(g.kind, g.count) for g in game_of(table).board.units(0, Place("system:0,0"))] == [("carrier", 1), ("fighter", 3)]


@pytest.mark.rule("OFF-UNI-3")
def test_a_fighter_that_is_carried_does_not_fly_as_well() -> None:
    table = say(dispatch("carrier, 2 fighter", "advanced_fighters"), 0, "ship:1,0:carrier>0,0")
    say(table, 0, "load:system:1,0:fighter")
    assert "ship:1,0:fighter>0,0" in offers(table, 0), "the other"
    say(table, 0, "load:system:1,0:fighter")
    assert "ship:1,0:fighter>0,0" not in offers(table, 0)
