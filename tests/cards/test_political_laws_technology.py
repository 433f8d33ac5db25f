"""Laws and events about technologies, and how they end."""

from __future__ import annotations

import pytest
from tables import asks, game_of, hold, offers, play, put, say, strategy_cards
from trial import give, trial
from voting import in_force, passed, refuse, round_over, senate, until, vote

from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, PlanetId, Seat

PRICE = 5


def abolished(game: Game, law: str) -> Game:
    game.politics.repeal(CardId(law))
    return game


def exhausted(game: Game) -> list[str]:
    return [planet.id for planet in game.board.planets() if planet.exhausted]


def cost(game: Game, technology: str, seat: Seat = 0, base: int = PRICE) -> int:
    return game.technology.cost(seat, technology, base, "technology")


def gains(game: Game, seat: Seat, technology: str) -> Table:
    return trial(game, lambda g: g.technology.gain(seat, technology, "test"))


def scholars() -> Game:
    """Planets with specialties: red and blue of the first player, green of the second."""
    game = senate()
    hold(game, 0, "vefut_ii", "mehar_xull", "wellon")
    hold(game, 1, "xxehan")
    return game


@pytest.mark.content("sa17:political/forbidden_research")
def test_forbidden_research() -> None:
    game = passed(senate(), "forbidden_research", "colour:red")
    assert not game.technology.may_gain(0, "hylar_v_assault_laser", "test").allowed
    assert game.technology.may_gain(0, "antimass_deflectors", "test").allowed
    assert abolished(game, "forbidden_research").technology.may_gain(0, "hylar_v_assault_laser", "test").allowed


@pytest.mark.content("sa17:political/subsidized_studies")
def test_subsidized_studies() -> None:
    game = passed(senate(), "subsidized_studies", "colour:blue")
    assert (cost(game, "antimass_deflectors"), cost(game, "hylar_v_assault_laser")) == (2, 7)
    assert cost(game, "hylar_v_assault_laser", base=0) == 0  # what is not bought is not dearer
    game = abolished(game, "subsidized_studies")
    assert (cost(game, "antimass_deflectors"), cost(game, "hylar_v_assault_laser")) == (5, 5)


@pytest.mark.content("sa17:political/science_community_speaker")
def test_science_community_speaker() -> None:
    game = passed(senate(), "science_community_speaker", "player:1")
    assert (cost(game, "antimass_deflectors", 1), cost(game, "antimass_deflectors", 0)) == (4, 5)
    assert [game.strategy_cards.counters(seat, "technology") for seat in (0, 1)] == [1, 0]
    assert game.strategy_cards.counters(1, "assembly") == 1
    assert cost(abolished(game, "science_community_speaker"), "antimass_deflectors", 1) == 5


@pytest.mark.content("sa17:political/documenting_research")
def test_what_the_active_player_has_learned_in_this_action_costs_nothing() -> None:
    game = passed(senate(), "documenting_research")
    game = game_of(refuse(gains(game, 0, "antimass_deflectors")))
    assert (cost(game, "antimass_deflectors", 1), cost(game, "hylar_v_assault_laser", 1)) == (0, 5)
    game = game_of(refuse(gains(game, 2, "hylar_v_assault_laser")))
    assert cost(game, "hylar_v_assault_laser", 1) == 5  # he is not the active player
    game.end_scope("action")
    assert cost(game, "antimass_deflectors", 1) == 5
    assert exhausted(passed(scholars(), "documenting_research", "against")) == ["vefut_ii", "mehar_xull", "xxehan"]


@pytest.mark.content("sa17:political/research_grant")
def test_specialties_of_any_colour_may_count() -> None:
    game = passed(scholars(), "research_grant")
    assert cost(game, "enviro_compensator") == 4
    assert cost(game, "antimass_deflectors") == 4  # one colour only
    assert cost(game, "enviro_compensator", 2) == 5
    assert cost(abolished(game, "research_grant"), "enviro_compensator") == 5
    assert exhausted(passed(scholars(), "research_grant", "against")) == ["vefut_ii", "mehar_xull", "xxehan"]


@pytest.mark.content("sa17:political/technological_jihad")
def test_a_new_technology_asks_for_a_sacrifice() -> None:
    game = senate()
    give(game, 0, "cybernetics", "antimass_deflectors")
    put(game, 0, "0,-2", "cruiser, destroyer")
    game = passed(game, "technological_jihad")
    table = gains(game, 0, "enviro_compensator")
    assert offers(table, 0) == ["units", "cybernetics", "antimass_deflectors"]
    say(table, 0, "antimass_deflectors")
    game = game_of(table)
    assert game.player(0).technologies == ["cybernetics", "enviro_compensator"]
    assert "antimass_deflectors" not in [effect.key for effect in game.state.effects]
    table = gains(game, 0, "sarween_tools")
    say(table, 0, "units", "system:0,-2 cruiser")
    game = game_of(table)
    assert game.board.on_board(0, "cruiser") == 0
    assert gains(abolished(game, "technological_jihad"), 0, "war_sun").over
    game = senate()
    give(game, 1, "hylar_v_assault_laser", "war_sun", "cybernetics")  # the first one is on the sheet of Letnev
    assert exhausted(passed(game, "technological_jihad", "against")) == ["arc_prime", "wren_terra"]


@pytest.mark.rule("SA17-GEN-23")
@pytest.mark.content("sa17:political/technological_jihad")
def test_who_has_too_little_to_sacrifice_gives_what_he_has_and_who_has_nothing_gives_nothing() -> None:
    game = passed(senate(), "technological_jihad")
    table = gains(game, 0, "enviro_compensator")
    assert (table.over, game_of(table).player(0).technologies) == (True, ["enviro_compensator"])
    game = passed(senate(), "technological_jihad")
    put(game, 0, "0,-2", "destroyer, fighter")  # one and a half
    table = gains(game, 0, "enviro_compensator")
    assert offers(table, 0) == ["system:0,-2 destroyer", "system:0,-2 fighter"]
    game = game_of(refuse(table))
    assert (game.board.occupied(0), game.player(0).technologies) == ([], ["enviro_compensator"])


@pytest.mark.content("sa17:political/technological_leap")
def test_technological_leap_in_the_status_phase() -> None:
    game = senate()
    give(game, 0, "cybernetics")
    game = passed(game, "technological_leap")
    table = until(play(game, Step("status_phase.before_cards")), 0, "technological_leap")
    say(table, 0, "yes", "antimass_deflectors", "cybernetics")
    assert game_of(refuse(table)).player(0).technologies == ["antimass_deflectors"]
    assert play(abolished(game_of(table), "technological_leap"), Step("status_phase.before_cards")).over
    game = scholars()
    give(game, 0, "cybernetics")
    give(game, 2, "war_sun")
    table = vote(game, "technological_leap", "against")
    say(table, 0, "planet:vefut_ii")
    game = game_of(table)
    assert exhausted(game) == ["vefut_ii", "xxehan"]  # Letnev has nothing to lose but the planet
    assert (game.player(0).technologies, game.player(2).technologies) == (["cybernetics"], [])


@pytest.mark.content("sa17:political/technological_leap")
def test_who_leaps_for_counters_and_knows_nothing_discards_nothing() -> None:
    game = senate()
    game.begin_effect("nekro_no_research", 0, "race")
    before = game.board.reinforcements(0)
    game = passed(game, "technological_leap")
    table = until(play(game, Step("status_phase.before_cards")), 0, "technological_leap")
    say(table, 0, "yes")
    while asks(table, 0) == "counter_area":
        say(table, 0, "pool")
    game = game_of(refuse(table))
    assert game.player(0).technologies == []
    assert game.board.reinforcements(0) < before


@pytest.mark.content("sa17:political/technology_investigation_committee")
def test_the_committee_closes_research_or_silences_blue_technologies() -> None:
    game = passed(senate(), "technology_investigation_committee")
    assert not game.strategy_cards.may_use(1, "technology").allowed
    assert game.strategy_cards.may_use(1, "assembly").allowed
    game = scholars()
    give(game, 0, "xrd_transporters", "cybernetics")
    speed = game.routes.allowance(0, "carrier", game.board.home(0))
    game = passed(game, "technology_investigation_committee", "against")
    assert exhausted(game) == ["vefut_ii", "mehar_xull", "xxehan"]
    live = [effect.key for effect in game.index.live]
    assert ("xrd_transporters" in live, "cybernetics" in live) == (False, True)
    assert game.routes.allowance(0, "carrier", game.board.home(0)) < speed
    game = round_over(game)
    assert game.routes.allowance(0, "carrier", game.board.home(0)) == speed


@pytest.mark.content("sa17:political/minister_of_technology")
def test_the_minister_uses_a_technology_or_bars_it() -> None:
    game = senate()
    give(game, 0, "xrd_transporters")
    game = passed(game, "minister_of_technology", "player:1")
    slow = game.routes.allowance(1, "carrier", game.board.home(1))
    table = play(game, Step("strategy_phase.start"))
    assert offers(table, 1) == ["use:xrd_transporters", "bar:xrd_transporters", "no"]
    say(table, 1, "use:xrd_transporters")
    game = game_of(table)
    assert game.routes.allowance(1, "carrier", game.board.home(1)) == slow + 1
    game = round_over(game)
    assert game.routes.allowance(1, "carrier", game.board.home(1)) == slow
    assert asks(play(game, Step("strategy_phase.start")), 1) != "minister_of_technology"  # not the same twice running
    give(game, 2, "cybernetics")
    table = play(game, Step("strategy_phase.start"))
    say(table, 1, "bar:cybernetics")
    assert "cybernetics" not in [effect.key for effect in game_of(table).index.live]


@pytest.mark.content("sa17:political/fund_mega_university")
def test_a_university_votes_teaches_and_sells_one_technology_more() -> None:
    game = senate()
    hold(game, 1, "wellon")
    game = passed(game, "fund_mega_university", "planet:wellon")
    assert cost(game, "antimass_deflectors", 1) == 4
    assert cost(game, "antimass_deflectors", 0) == 5
    game.board.exhaust(PlanetId("wellon"), "test")
    assert game.politics.votes(1) == 1 + 2
    hold(game, 1, "wellon")
    game.player(1).trade_goods = 9
    strategy_cards(game, {"technology": 0, "assembly": 1})
    table = play(game, Step("strategy_cards.secondary", 1, what="technology"))
    say(table, 1, "use", "antimass_deflectors")
    until(table, 1, "buy_technology")
    say(table, 1, "hylar_v_assault_laser")
    assert game_of(refuse(table)).player(1).technologies == ["antimass_deflectors", "hylar_v_assault_laser"]
    game = abolished(game_of(table), "fund_mega_university")
    assert cost(game, "enviro_compensator", 1) == 5
    assert in_force(game) == []


@pytest.mark.content("sa17:political/regressive_rhetoric")
def test_the_secondary_is_dearer_and_who_does_no_research_may_draw() -> None:
    game = passed(senate(), "regressive_rhetoric")
    assert (cost(game, "antimass_deflectors", 1), cost(game, "antimass_deflectors", 0)) == (7, 7)
    strategy_cards(game, {"technology": 0, "assembly": 1})
    game.state.action_deck.bag = sorted(game.action_cards.all_cards()[:5])
    game.player(1).trade_goods = 9
    game.end_scope("action")
    table = until(play(game, Step("strategy_cards.play", 0, what="technology")), 1, "secondary")
    say(table, 1, "use")
    until(table, 1, "buy_technology")
    say(table, 1, "antimass_deflectors")
    until(table, 2, "draw_instead")
    say(table, 2, "yes")
    game = game_of(refuse(table))
    assert [len(player.action_cards) for player in game.state.players] == [0, 0, 1]
    game = senate()
    game.player(0).action_cards = sorted(game.action_cards.all_cards()[:2])
    assert len(passed(game, "regressive_rhetoric", "against").player(0).action_cards) == 1
    game = passed(senate(), "regressive_rhetoric")
    assert cost(abolished(game, "regressive_rhetoric"), "antimass_deflectors", 1) == 5
