"""Paths of Fate: three objectives of a race, one of which can be scored."""

from collections import Counter

import pytest
from claiming import NEAR, SINGLE, refuse
from opening import started
from tables import asks, game_of, hold, new_game, offers, play, put, say
from trial import trial

from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.catalogue import Params, met
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Place, Seat
from mecatol.rulesets import resolve

OPTION = "sa17 +paths_of_fate"


def dealt(seats: int = 3, ruleset: str = OPTION) -> Game:
    """A game with the objectives of the races dealt."""
    table = trial(new_game(ruleset, seats), lambda game: game.set_up.paths_of_fate(Step("set_up.paths_of_fate")))
    return game_of(table)


def claiming(game: Game) -> Table:
    """The Objectives step of a Status Phase."""
    game.state.phase = "status"
    return trial(game, lambda g: g.objectives.claim_step())


def points(table: Table, seat: Seat) -> int:
    return game_of(table).victory.points(seat)


def garrison(game: Game) -> None:
    """Sol meets Garrison Worlds and Spread of Humanity."""
    hold(game, 0, *SINGLE)
    for planet in SINGLE[:5]:
        put(game, 0, planet, "3 ground_force")


@pytest.mark.rule("SA17-SET-42")
def test_nothing_is_dealt_where_the_table_does_not_play_with_them() -> None:
    assert all(not player.race_objectives for player in dealt(ruleset="sa17").state.players)


@pytest.mark.rule("SA17-SET-42", "SA17-POF-01")
def test_everybody_holds_the_three_of_his_race_when_the_first_round_begins() -> None:
    game = started(OPTION)
    for player in game.state.players:
        assert [game.objectives.printed(objective).race for objective in player.race_objectives] == [player.race] * 3
    seen = game.view(1).players[0].race_objectives
    assert list(seen) == game.state.players[0].race_objectives  # open to all


@pytest.mark.rule("SA17-POF-01")
def test_every_race_has_three_worth_one_two_and_three_points() -> None:
    library = resolve("sa17").content
    mine = [card for card in library.cards.objectives.values() if card.stage == "race"]
    assert Counter(card.race for card in mine) == dict.fromkeys(library.content.races, 3)
    for race in library.content.races:
        assert sorted(card.vp for card in mine if card.race == race) == [1, 2, 3]
    known = library.catalogue.conditions
    assert [term.condition for card in mine for term in card.terms() if term.condition not in (*known, "spend")] == []
    assert [card.race for card in mine if card.provenance == "sa"] == ["arborec"] * 3 + ["creuss"]


@pytest.mark.rule("SA17-POF-01")
def test_they_are_no_public_and_no_secret_objectives() -> None:
    game = dealt()
    for stage in ("stage_1", "stage_2", "secret", "preliminary"):
        assert not [card for card in game.set_up.objective_cards(stage) if game.objectives.printed(card).race]


@pytest.mark.rule("SA17-POF-02")
def test_one_is_scored_and_the_others_are_never_offered_again() -> None:
    game = dealt()
    garrison(game)
    hold(game, 0, "lazar", "sakulag", "centauri", "gral", "arnor")  # eleven
    table = claiming(game)
    assert asks(table, 0) == "claim_path"
    assert offers(table, 0) == ["claim:garrison_worlds", "claim:spread_of_humanity", "no"]
    say(table, 0, "claim:spread_of_humanity")
    refuse(table)
    assert points(table, 0) == 2
    again = claiming(game_of(table))
    assert asks(again, 0) != "claim_path"


@pytest.mark.rule("SA17-POF-02")
def test_nobody_claims_them_outside_the_objectives_step() -> None:
    game = dealt()
    garrison(game)
    assert game.objectives.claimable_public(0) == []
    verdict = play(game).explain(0, "claim:garrison_worlds")
    assert verdict.because is not None
    assert verdict.because.id == "explain-not-now"


@pytest.mark.rule("SA17-POF-03")
def test_not_in_one_step_with_the_secret_objective() -> None:
    game = dealt()
    garrison(game)
    game.player(0).secret_objectives = [CardId("master_of_ships")]
    put(game, 0, NEAR[0], "8 cruiser")
    put(game, 0, NEAR[1], "7 destroyer")
    assert game.objectives.claimable_hand(0) == ["master_of_ships"]
    table = claiming(game)
    assert asks(table, 0) == "claim_secret"
    say(table, 0, "claim:master_of_ships")
    assert asks(table, 0) != "claim_path"
    refuse(table)
    later = claiming(game_of(table))
    assert asks(later, 0) == "claim_path"  # in the next round it works
    say(later, 0, "claim:garrison_worlds")
    refuse(later)
    assert points(later, 0) == 3


@pytest.mark.rule("SA17-POF-03")
def test_who_keeps_his_secret_objective_may_claim_one() -> None:
    game = dealt()
    garrison(game)
    game.player(0).secret_objectives = [CardId("master_of_ships")]
    put(game, 0, NEAR[0], "8 cruiser")
    put(game, 0, NEAR[1], "7 destroyer")
    table = claiming(game)
    say(table, 0, "no")
    assert asks(table, 0) == "claim_path"


def test_an_objective_of_a_race_may_ask_for_spending() -> None:
    game = dealt()
    game.state.objectives = []
    for planet in game.board.planets_of(2):
        game.board.exhaust(planet.id, "test")
    game.player(2).trade_goods = 8
    table = claiming(game)
    assert offers(table, 2) == ["claim:open_ledgers", "no"]
    say(table, 2, "claim:open_ledgers")
    refuse(table)
    assert (points(table, 2), game_of(table).player(2).trade_goods) == (1, 0)


def test_what_only_races_ask_for() -> None:
    game = dealt()
    game.player(0).race_objectives = [CardId("enigma")]
    for hex_ in ("0,-1", "1,-1", "1,0", "0,1"):
        put(game, 0, hex_, "destroyer")
    put(game, 1, "0,0", "cruiser")
    assert not game.objectives.qualifies(0, "enigma")
    for _ in range(2):
        game.board.deed("announced_retreat", 0, 1, Place("system:0,0"))
    assert game.objectives.qualifies(0, "enigma")
    game.board.remove(1, Place("system:0,0"), game.board.units(1, Place("system:0,0")), "test")
    assert not game.objectives.qualifies(0, "enigma")


def test_specialties_of_one_colour() -> None:
    game = new_game(OPTION, 3)
    judge = game.catalogue.conditions["specialty_planets"]
    green = [p.id for p in game.board.planets() if "green" in game.board.printed_planet(p.id).specialties]
    other = [p.id for p in game.board.planets() if game.board.printed_planet(p.id).specialties and p.id not in green]
    hold(game, 0, *other)
    assert met(judge(game, 0, Params({"planets": 1})))
    assert not met(judge(game, 0, Params({"planets": 1, "colour": "green"})))
    hold(game, 0, *green)
    assert met(judge(game, 0, Params({"planets": len(green), "colour": "green"})))
