"""Action Cards about technologies."""

from __future__ import annotations

import pytest
from dealing import dealt, discarded, offered, through
from strategic import exhaust, holding, plays, uses
from tables import asks, game_of, hold, say
from trial import give, trial

from mecatol.rules.moments import AFTER_PRIMARY, SECONDARY_OFFERED, STRATEGY_CARD_PLAYED, TECHNOLOGY_GAINED, Research, Strategic
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, CardId, Seat


def researching(seat: Seat, card: str) -> Game:
    """Seat 0 has Technology, and a player holds a card."""
    game = holding("sa17", {"technology": 0, "leadership": 1, "bureaucracy": 2})
    game.player(seat).action_cards = [CardId(card)]
    return game


@pytest.mark.content("sa17:action/corporate_sponsorship")
def test_corporate_sponsorship_pays_for_the_secondary() -> None:
    game = researching(1, "corporate_sponsorship")
    exhaust(game, 1)
    table = uses(game, "technology", 1)
    assert asks(table, 1) == "secondary_offered"
    say(table, 1, "card:corporate_sponsorship", "use", "antimass_deflectors")
    after = game_of(table)
    assert "antimass_deflectors" in after.player(1).technologies
    assert after.technology.funds(1, "alien_technology") == 0


def test_corporate_sponsorship_is_deducted_from_a_bulk_purchase() -> None:
    game = researching(0, "corporate_sponsorship")
    exhaust(game, 0, goods=5)
    table = plays(game, "technology")
    say(table, 0, "card:corporate_sponsorship", "b", "antimass_deflectors", "hylar_v_assault_laser")
    through(table, "secondary")
    after = game_of(table)
    assert after.player(0).technologies == ["antimass_deflectors", "hylar_v_assault_laser"]
    assert after.player(0).trade_goods == 0


@pytest.mark.content("sa17:action/focused_research")
def test_focused_research_waives_a_prerequisite_of_a_specialtys_colour() -> None:
    game = researching(0, "focused_research")
    planets = {p.id: game.board.printed_planet(p.id).specialties for p in game.board.planets()}
    planet, colour = next((name, found[0]) for name, found in planets.items() if found)
    hold(game, 0, planet)
    known = game.content.technologies
    locked = [key for key in known if not game.technology.may_gain(0, key, "technology").allowed]
    table = plays(game, "technology")
    say(table, 0, "card:focused_research")
    if asks(table, 0) == "focused_research":
        say(table, 0, f"{planet} {colour}")
    after = game_of(table)
    assert after.board.planet(planet).exhausted
    opened = [key for key in locked if after.technology.may_gain(0, key, "technology").allowed]
    assert opened
    for key in opened:
        assert any([known[need].colour for need in group] == [colour] for group in known[key].needs)
    first = opened[0]
    rest = [key for key in opened if not any(first in group for group in known[key].needs) and key != first]
    assert rest
    assert not [key for key in rest if after.technology.may_gain(0, key, "technology", [first]).allowed]  # used up


@pytest.mark.content("sa17:action/tech_bubble")
def test_tech_bubble_gives_one_more() -> None:
    game = researching(0, "tech_bubble")
    table = plays(game, "technology")
    say(table, 0, "antimass_deflectors")
    assert asks(table, 0) == "after_primary"
    say(table, 0, "card:tech_bubble", "hylar_v_assault_laser")
    assert game_of(table).player(0).technologies == ["antimass_deflectors", "hylar_v_assault_laser"]


@pytest.mark.content("sa17:action/scientist_assassination")
def test_scientist_assassination_silences_what_was_just_acquired() -> None:
    game = dealt((1, "scientist_assassination"))
    give(game, 0, "hylar_v_assault_laser")
    game.tactical.start(Action(0, "strategic"))

    async def research(g: Game) -> None:
        await g.technology.gain(0, "antimass_deflectors", "test")

    table = trial(game, research)
    say(table, 1, "card:scientist_assassination")
    after = game_of(table)
    live = [effect.key for effect in after.index.live if effect.source == "technology"]
    assert live == ["hylar_v_assault_laser"]
    assert after.technology.has(0, "antimass_deflectors")
    after.end_scope("round")
    assert "antimass_deflectors" in [effect.key for effect in after.index.live]
    assert discarded(table) == ["scientist_assassination"]


def test_only_for_the_own_research_and_only_then() -> None:
    game = dealt(*((0, card) for card in ("corporate_sponsorship", "tech_bubble", "scientist_assassination")))
    game.state.action = Action(1, "strategic")
    assert offered(game, SECONDARY_OFFERED, Strategic(1, "technology")) == []
    assert offered(game, SECONDARY_OFFERED, Strategic(0, "warfare")) == []
    assert offered(game, STRATEGY_CARD_PLAYED, Strategic(1, "technology")) == []
    assert offered(game, AFTER_PRIMARY, Strategic(1, "technology")) == []
    assert offered(game, TECHNOLOGY_GAINED, Research(0, "antimass_deflectors", "test")) == []
    assert offered(game, SECONDARY_OFFERED, Strategic(0, "technology")) == ["corporate_sponsorship"]
