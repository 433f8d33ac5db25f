"""Official Action Cards about technologies, planets and docks: scenes written from the reference of the cards alone."""

from __future__ import annotations

import pytest
from cardplay import OFFICIAL, acts, at, done, may_act, table_with
from strategic import exhaust, holding, plays
from tables import asks, game_of, hold, offers, put, say
from trial import trial
from voting import refuse, until

from mecatol.rules.moments import PLANET_TAKEN, SECONDARY_OFFERED, Strategic, Taken
from mecatol.rules.official.game import Game
from mecatol.rules.state import Agreement, CardId, Claim, Place, PlanetId

# -- technologies ------------------------------------------------------------------------------------------------------


def researching(card: str, ruleset: str = OFFICIAL) -> Game:
    """The first player holds a card and many goods, the second one Technology."""
    game = holding(ruleset, {"technology_ii": 1})
    game.player(0).action_cards = [CardId(card)]
    game.player(0).trade_goods = 20
    return game


@pytest.mark.content("official:action/tech_bubble")
def test_the_holder_of_technology_pays_a_counter_for_its_secondary_too() -> None:
    game = holding(OFFICIAL, {"technology_ii": 0})
    game.player(0).action_cards = [CardId("tech_bubble")]
    exhaust(game, 0, goods=30)
    table = plays(game, "technology_ii")
    say(table, 0, offers(table, 0)[0])  # one for nothing
    say(table, 0, "no")  # no second one
    before = len(game_of(table).player(0).technologies)
    assert asks(table, 0) == "after_primary"
    say(table, 0, "card:tech_bubble")
    assert game_of(table).player(0).strategy == 1
    say(table, 0, next(key for key in offers(table, 0) if key != "no"))
    game = game_of(refuse(table))
    assert len(game.player(0).technologies) == before + 1
    assert game.player(0).trade_goods == 24


@pytest.mark.content("official:action/tech_bubble")
def test_no_bubble_without_a_counter_nor_for_others() -> None:
    game = holding(OFFICIAL, {"technology_ii": 0})
    game.player(0).trade_goods = 30
    for seat in (0, 1):
        game.player(seat).action_cards = [CardId("tech_bubble")]
    strategic = Strategic(0, "technology_ii")
    fits = game.catalogue.actions["tech_bubble"].fits
    assert fits is not None
    assert [fits(game, seat, strategic) for seat in (0, 1)] == [True, False]
    game.player(0).strategy = 0
    assert not fits(game, 0, strategic)


@pytest.mark.content("official:action/focused_research")
def test_six_resources_stand_for_one_prerequisite() -> None:
    game = researching("focused_research")
    exhaust(game, 0, goods=20)
    assert not game.technology.may_gain(0, "deep_space_cannon", "technology_ii").allowed
    table = until(plays(game, "technology_ii", 1), 0, "secondary_offered")
    say(table, 0, "card:focused_research")
    game = game_of(table)
    assert game.player(0).trade_goods == 14
    assert game.technology.may_gain(0, "deep_space_cannon", "technology_ii").allowed  # it needs Hylar V alone
    assert not game.technology.may_gain(0, "type_iv_drive", "technology_ii").allowed  # two are missing
    assert not game.technology.may_gain(0, "graviton_negator", "technology_ii").allowed  # a whole branch is
    say(until(table, 0, "secondary"), 0, "use", "deep_space_cannon")
    game = game_of(table)
    assert "deep_space_cannon" in game.player(0).technologies
    assert not game.technology.may_gain(0, "xrd_transporters", "technology_ii").allowed  # it was for one technology


@pytest.mark.content("official:action/focused_research")
def test_no_focus_without_six_resources() -> None:
    game = researching("focused_research")
    exhaust(game, 0, goods=5)
    assert game.action_cards.playable(0, SECONDARY_OFFERED, Strategic(0, "technology_ii")) == []


@pytest.mark.content("official:action/opening_the_black_box")
def test_red_specialties_are_worth_two() -> None:
    game = researching("opening_the_black_box")
    here = [planet.id for system in game.state.systems for planet in system.planets]
    red = [planet for planet in here if "red" in game.board.printed_planet(planet).specialties][:2]
    hold(game, 0, *red)
    before = [game.technology.cost(0, technology, 8) for technology in ("hylar_v_assault_laser", "stasis_capsules")]
    table = until(plays(game, "technology_ii", 1), 0, "secondary_offered")
    say(table, 0, "card:opening_the_black_box")
    after = [game_of(table).technology.cost(0, technology, 8) for technology in ("hylar_v_assault_laser", "stasis_capsules")]
    assert before[0] == 8 - len(red)
    assert after == [8 - 2 * len(red), before[1]]


@pytest.mark.content("official:action/a_mighty_empire")
def test_victory_points_lower_the_price_of_race_technologies() -> None:
    game = researching("a_mighty_empire#1", "official +race_technologies")
    race = game.technology.of_race(0)[0]
    assert game.action_cards.playable(0, SECONDARY_OFFERED, Strategic(0, "technology_ii")) == []  # without points
    game.state.claims = [Claim(0, CardId("test"), 3, 1)]
    before = [game.technology.cost(0, technology, 6) for technology in (race, "stasis_capsules")]
    table = until(plays(game, "technology_ii", 1), 0, "secondary_offered")
    say(table, 0, "card:a_mighty_empire#1")
    after = [game_of(table).technology.cost(0, technology, 6) for technology in (race, "stasis_capsules")]
    assert after == [before[0] - 3, before[1]]


# -- planets and docks -------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/master_of_trade")
def test_two_planets_are_refreshed_by_whoever_has_two_agreements() -> None:
    game = table_with("master_of_trade")
    hold(game, 0, "wellon", "vefut_ii", "tarmann")
    exhaust(game, 0)
    game.state.agreements = [Agreement((0, 1), (0, 0))]
    assert game.action_cards.acts(0) == []
    game.state.agreements.append(Agreement((0, 2), (1, 0)))
    table = trial(game, lambda g: g.action_cards.play(0, "card:master_of_trade", None))
    say(table, 0, "planet:wellon", "planet:tarmann")
    game = game_of(table)
    assert [game.board.planet(PlanetId(p)).exhausted for p in ("wellon", "vefut_ii", "tarmann")] == [False, True, False]


@pytest.mark.content("official:action/reparations")
def test_a_lost_planet_exhausts_one_of_the_winners_and_refreshes_one_of_as_many_resources() -> None:
    game = table_with("reparations")
    hold(game, 0, "vefut_ii", "wellon", "torkan")
    exhaust(game, 0)
    hold(game, 1, "tarmann", "lor")
    table = at(game, PLANET_TAKEN, Taken(1, PlanetId("tarmann"), 0, "invasion"))
    assert "planet:arc_prime" in offers(table, 0)
    say(table, 0, "planet:lor")
    assert offers(table, 0) == ["planet:wellon", "planet:torkan"]  # of one resource at most
    game = game_of(say(table, 0, "planet:wellon"))
    planets = [game.board.planet(PlanetId(planet)) for planet in ("lor", "wellon", "torkan", "vefut_ii")]
    assert [planet.exhausted for planet in planets] == [True, False, True, True]


@pytest.mark.content("official:action/reparations")
def test_no_reparations_for_the_losses_of_others() -> None:
    game = table_with("reparations", seat=2)
    hold(game, 1, "tarmann", "lor")
    assert game.action_cards.playable(2, PLANET_TAKEN, Taken(1, PlanetId("tarmann"), 0, "invasion")) == []


@pytest.mark.content("official:action/space_dock_accident")
def test_a_dock_outside_of_home_systems_builds_nothing_this_round() -> None:
    game = table_with("space_dock_accident")
    put(game, 1, "arc_prime", "space_dock")
    assert not may_act(game)
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "space_dock")
    game = done(acts(game))
    assert game.production.ready_docks(1, Place("planet:wellon")) == 0
    game.economy.refresh(1)
    assert game.production.ready_docks(1, Place("planet:wellon")) == 1
