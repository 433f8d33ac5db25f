"""Strategy Cards, objectives, counters, Mercenaries and Representatives read a sixth time, where two things meet."""

from __future__ import annotations

import pytest
from readings.reading import wide
from strategic import exhaust, holding, plays, uses
from tables import game_of, new_game, offers, play, put, say
from trial import trial

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.shattered_ascension.game import Game as Ascension
from mecatol.rules.state import Action

# -- Mercenaries -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SOT-MRC")
@pytest.mark.parametrize(("hired", "most"), [(False, 2), (True, 3)])
def test_each_counter_of_build_17_costs_less_with_sara_crane(hired: bool, most: int) -> None:
    """1 + 2 + 3 without her, 0 + 1 + 2 with her."""
    game = holding("sa17 +mercenaries", {"leadership": 0})
    exhaust(game, 1, 3)
    if hired:
        put(game, 1, "arc_prime", "sara_crane_ground")
    table = say(uses(game, "leadership", 1), 1, "use")
    assert offers(table, 1) == [str(number) for number in range(most + 1)]
    table = say(table, 1, str(most))
    assert game_of(table).player(1).trade_goods == 0


@pytest.mark.rule("OFF-SOT-MRC", "SA17-GEN-28")
@pytest.mark.parametrize("guard", ["destroyer", "2 fighter"])
def test_urrsik_passes_whoever_bars_the_way_in_build_17(guard: str) -> None:
    game = wide(new_game("sa17 +mercenaries"))
    put(game, 0, "0,-2", "urrsik, cruiser")
    for hex_ in ("0,-1", "1,-2", "-1,-1", "1,-1", "-1,0"):
        put(game, 1, hex_, guard)
    game.state.action = Action(0, "tactical", Hex("0,0"))
    assert offers(play(game, Step("movement.move", 0, "0,0")), 0) == ["ship:0,-2:urrsik", "done"]


# -- Assembly ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-SUR-04", "SA17-SUR-16")
@pytest.mark.parametrize("ruleset", ["sa17 +surrender", "sa17 -twilight_council +surrender"])
@pytest.mark.parametrize("way", ["a", "b"])
def test_assembly_names_nobody_who_has_surrendered(ruleset: str, way: str) -> None:
    """Neither as Speaker nor for an agenda: he who was Speaker has passed the token on."""
    game = holding(ruleset, {"assembly": 0}, 4)
    game.state.speaker = 3

    async def call(g: Ascension) -> None:
        await g.surrender.call(1)

    game = game_of(trial(game, call))
    for player in game.state.players:
        player.political_cards = [game.state.political_deck.bag.pop()]
    table = plays(game, "assembly")
    while way not in offers(table, 0):
        say(table, 0, "no")
    say(table, 0, way)
    named = [key for key in offers(table, 0) if key.startswith("player:")]
    assert "player:1" not in named
    assert named or (ruleset, way) == ("sa17 +surrender", "a")
