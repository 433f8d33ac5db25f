"""Official Political Cards about technologies."""

from __future__ import annotations

import pytest
from strategic import holding, plays
from tables import asks, game_of, hold, offers, play, put, say
from trial import trial
from voting import passed, refuse, senate, trade, until, vote

from mecatol.core.rules import Step
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Law, PlanetId

RED, BLUE, YELLOW = "hylar_v_assault_laser", "antimass_deflectors", "sarween_tools"
PRICE = 8


def council() -> Game:
    return senate(ruleset="official")


def lawful(game: Game, card: str, elected: str = "") -> Game:
    """A law that is in force since an earlier round."""
    game.state.laws.append(Law(CardId(card), elected))
    game.politics.begin_law(game.state.laws[-1])
    return game


def cost(game: Game, technology: str, seat: int = 0) -> int:
    return game.technology.cost(seat, technology, PRICE, "technology")


def gainable(game: Game) -> set[str]:
    return {game.technology.colour(technology) for technology in game.technology.gainable(0, "technology")}


def playing_technology(seat: int = 0) -> Game:
    return holding("official strategy=base", {"technology": seat})


# -- what research costs -----------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/science_community_speaker")
def test_the_speaker_of_science_pays_no_counter_and_one_less() -> None:
    game = lawful(playing_technology(), "science_community_speaker", "player:1")
    assert [cost(game, RED, seat) for seat in (0, 1)] == [PRICE, PRICE - 1]
    game.player(1).trade_goods, game.player(2).trade_goods = 9, 9
    table = until(plays(game, "technology"), 1, "secondary")
    game = game_of(refuse(say(table, 1, "use")))
    assert game.player(1).strategy == 2


@pytest.mark.content("official:political/subsidized_studies")
def test_one_colour_is_cheaper_and_the_others_dearer_but_not_those_of_races() -> None:
    game = passed(council(), "subsidized_studies", "colour:red")
    assert [cost(game, technology) for technology in (RED, BLUE)] == [PRICE - 3, PRICE + 2]
    race = next(key for key, card in game.content.race_technologies.items() if card.race == "sol" and card.cost)
    before = cost(council(), race)
    assert cost(game, race) == before


@pytest.mark.content("official:political/fund_research_complex")
def test_whoever_controls_the_complex_pays_two_less() -> None:
    game = council()
    hold(game, 1, "wellon")
    game = passed(game, "fund_research_complex", "planet:wellon")
    assert [cost(game, RED, seat) for seat in (0, 1)] == [PRICE, PRICE - 2]
    hold(game, 0, "wellon")
    assert [cost(game, RED, seat) for seat in (0, 1)] == [PRICE - 2, PRICE]


@pytest.mark.content("official:political/research_grant")
def test_a_specialty_counts_for_every_colour_or_yellow_is_forbidden() -> None:
    game = council()
    bright = next(p.id for p in game.board.planets() if game.board.printed_planet(p.id).specialties and p.owner < 0)
    hold(game, 0, bright)
    game = passed(game, "research_grant")
    assert {cost(game, technology) for technology in (RED, BLUE, YELLOW)} == {PRICE - 1}
    game.board.exhaust(PlanetId(bright), "test")
    assert cost(game, RED) == PRICE
    game = passed(council(), "research_grant", "against")
    assert "yellow" not in gainable(game)
    assert "red" in gainable(game)


@pytest.mark.content("official:political/documenting_research")
def test_what_the_primary_has_brought_costs_nothing_by_the_secondary() -> None:
    game = lawful(playing_technology(), "documenting_research")
    table = say(until(plays(game, "technology"), 0, "receive_technology"), 0, BLUE)
    table = say(until(table, 1, "secondary"), 1, "use")
    say(table, 1, BLUE)
    game = game_of(refuse(table))
    assert BLUE in game.player(1).technologies
    assert game.economy.ready_planets(1)
    assert cost(game, BLUE, 2) == PRICE  # the action is over


@pytest.mark.content("official:political/documenting_research")
def test_documents_refused_exhaust_planets_with_specialties() -> None:
    game = council()
    bright = next(p.id for p in game.board.planets() if game.board.printed_planet(p.id).specialties and p.owner < 0)
    hold(game, 2, bright)
    assert passed(game, "documenting_research", "against").board.planet(bright).exhausted


@pytest.mark.content("official:political/regressive_rhetoric")
def test_all_technologies_cost_more_and_who_does_no_research_may_draw() -> None:
    game = lawful(playing_technology(), "regressive_rhetoric")
    assert [cost(game, technology) for technology in (RED, BLUE)] == [PRICE + 2, PRICE + 2]
    for seat in (1, 2):
        game.player(seat).trade_goods = 12
    table = say(until(plays(game, "technology"), 1, "secondary"), 1, "use")
    table = until(table, 2, "draw_instead")
    assert asks(table, 0) == asks(table, 1) == ""
    game = game_of(refuse(say(table, 2, "yes")))
    assert [len(player.action_cards) for player in game.state.players] == [0, 0, 1]


@pytest.mark.content("official:political/regressive_rhetoric")
def test_rhetoric_refused_costs_everybody_a_card() -> None:
    game = council()
    game.player(1).action_cards = [CardId("good_year"), CardId("uprising")]
    table = say(vote(game, "regressive_rhetoric", "against"), 1, "card:uprising")
    assert game_of(table).player(1).action_cards == ["good_year"]


# -- technologies come and go ------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/technological_jihad")
@pytest.mark.parametrize(("die", "left"), [(8, 1), (9, 0)])
def test_gaining_a_technology_may_cost_a_light_ship(die: int, left: int) -> None:
    game = council()
    put(game, 0, "0,-1", "dreadnought, cruiser")
    game = passed(game, "technological_jihad")
    table = refuse(trial(game, lambda g: g.technology.gain(0, BLUE, "test"), (die,)))
    assert [game_of(table).board.on_board(0, kind) for kind in ("dreadnought", "cruiser")] == [1, left]


@pytest.mark.content("official:political/technological_jihad")
def test_a_jihad_refused_exhausts_a_planet_for_each_technology_learned() -> None:
    game = council()
    hold(game, 0, "wellon", "thibah")
    first = game.content.races["sol"].technologies
    game.player(0).technologies = [*first, next(t for t in (RED, BLUE, YELLOW) if t not in first)]
    before = len(game.economy.ready_planets(0))
    game = passed(game, "technological_jihad", "against")
    assert len(game.economy.ready_planets(0)) == before - 1


@pytest.mark.content("official:political/technology_buy_back")
def test_a_technology_that_no_other_needs_is_sold_in_the_status_phase() -> None:
    game = lawful(council(), "technology_buy_back")
    later, needs = next((t, card.needs[0]) for t, card in game.content.technologies.items() if len(card.needs) == 1)
    game.player(0).technologies = [*needs, later]
    game.state.action = None
    table = until(play(game, Step("status_phase.before_cards")), 0, "technology_buy_back")
    assert offers(table, 0) == [later, "no"]
    game = game_of(refuse(say(table, 0, later)))
    assert (game.player(0).technologies, game.player(0).trade_goods) == (list(needs), 6)


@pytest.mark.content("official:political/technology_buy_back")
def test_no_technologies_this_round() -> None:
    assert gainable(passed(council(), "technology_buy_back", "against")) == set()


@pytest.mark.content("official:political/sharing_of_technology")
def test_partners_share_a_technology_or_all_agreements_are_broken() -> None:
    game = council()
    trade(game, 0, 1)
    later = next(t for t, card in game.content.technologies.items() if card.needs)
    race = next(iter(game.content.race_technologies))
    game.player(1).technologies = [later, race]
    table = vote(game, "sharing_of_technology")
    assert offers(table, 0) == [later, "no"]
    assert later in game_of(refuse(say(table, 0, later))).player(0).technologies
    assert game_of(table).state.laws == []
    game = council()
    trade(game, 0, 1)
    assert passed(game, "sharing_of_technology", "against").state.agreements == []


@pytest.mark.content("official:political/forbidden_research")
@pytest.mark.parametrize("elected", [0, 1])
def test_the_elected_player_gains_nothing_the_next_time_technology_is_played(elected: int) -> None:
    game = lawful(playing_technology(), "forbidden_research", f"player:{elected}")
    for player in game.state.players:
        player.trade_goods = 12
    before = [list(player.technologies) for player in game.state.players]
    table = plays(game, "technology")
    while not table.over:
        ask = table.pending[0]
        keys = table.keys(ask)
        wanted = [key for key in ("use", BLUE, "goods") if key in keys]
        table.answer(ask.seat, ask.id, (wanted or [key for key in keys if key in ("pass", "done", "no")] or keys)[0])
    game = game_of(table)
    learned = [player.technologies != had for player, had in zip(game.state.players, before, strict=True)]
    assert learned == [seat != elected for seat in range(3)]
    assert game.state.laws == []
    assert gainable(game)
