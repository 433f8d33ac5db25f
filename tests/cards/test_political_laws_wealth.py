"""Laws about what planets give: what they do for and against, and how it ends."""

from __future__ import annotations

import pytest
from tables import asks, game_of, hold, offers, play, say
from trial import give, trial
from voting import in_force, passed, refuse, round_over, senate, vote

from mecatol.core.rules import Step
from mecatol.rules.moments import STRATEGY_PHASE_BEGINS, STRATEGY_PHASE_ENDS
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, PlanetId, Seat

REX = "mecatol_rex"


def goods(game: Game) -> list[int]:
    return [player.trade_goods for player in game.state.players]


# -- Technology Tariffs ------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/technology_tariffs")
def test_technologies_cost_influence() -> None:
    game = senate()
    hold(game, 1, REX)
    technology = next(t for t in game.technology.gainable(1, "test") if game.technology.colour(t) == "red")
    game = passed(game, "technology_tariffs")
    for planet in game.board.home_planets(1):
        game.board.exhaust(planet.id, "test")
    influence = game.economy.available_influence(1)
    assert influence > game.economy.available_resources(1)
    table = trial(game, lambda g: g.technology.buy(1, influence + 1, "technology"))
    assert technology not in offers(table, 1)
    table = trial(game, lambda g: g.technology.buy(1, influence, "technology"))
    say(table, 1, technology)
    game = game_of(refuse(table))
    assert technology in game.player(1).technologies
    assert game.economy.available_influence(1) == 0
    game.politics.repeal(CardId("technology_tariffs"))
    assert game.technology.currency(1) == "resources"


@pytest.mark.content("sa17:political/technology_tariffs")
def test_discounts_are_bounded() -> None:
    game = senate()
    technology = next(t for t in game.technology.gainable(1, "test") if game.technology.colour(t) == "green")
    hold(game, 1, *(p.id for p in game.board.planets() if "green" in game.board.printed_planet(p.id).specialties))
    for planet in ("wellon", "thibah", "tarmann"):
        hold(game, 1, planet)
        game.begin_effect("fund_mega_university", -1, "law", where=f"planet:{planet}")
    assert game.technology.cost(1, technology, 8) <= 5
    assert passed(game, "technology_tariffs").technology.cost(1, technology, 8) == 6


@pytest.mark.content("sa17:political/technology_tariffs")
def test_discoveries_of_the_round_are_void() -> None:
    game = senate()
    give(game, 1, "xenopsychology")  # known for long: three votes more

    async def gains(g: Game, seat: Seat, technology: str) -> None:
        await g.technology.gain(seat, technology, "test")

    game = game_of(refuse(trial(game, lambda g: gains(g, 0, "xenopsychology"))))
    votes = [game.politics.votes(seat) for seat in range(3)]
    game = passed(game, "technology_tariffs", "against")
    assert in_force(game) == []
    assert [game.politics.votes(seat) for seat in range(3)] == [votes[0] - 3, votes[1], votes[2]]
    game = game_of(refuse(trial(game, lambda g: gains(g, 2, "xenopsychology"))))
    assert game.politics.votes(2) == votes[2]
    game = round_over(game)
    assert [game.politics.votes(seat) for seat in range(3)] == [votes[0], votes[1], votes[2] + 3]


# -- Diversified Income ------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/diversified_income")
def test_one_planet_of_a_system_stays_refreshed() -> None:
    game = senate()
    hold(game, 1, "lazar", "sakulag", "wellon")
    table = vote(game, "diversified_income")
    assert (asks(table, 1), offers(table, 1)) == ("keep_ready", ["planet:lazar", "planet:sakulag"])
    say(table, 1, "planet:sakulag")
    game = game_of(table)
    homes = [planet.id for planet in game.board.home_planets(1)]
    assert game.economy.ready_planets(1) == [p.id for p in game.board.planets_of(1) if p.id in ("sakulag", "wellon", *homes)]
    game.state.action = None
    table = play(game, Step("status_phase.refresh"))
    assert asks(table, 1) == "keep_ready"
    say(table, 1, "planet:lazar")
    game = game_of(table)
    assert game.board.planet(PlanetId("sakulag")).exhausted
    game.politics.repeal(CardId("diversified_income"))
    assert not game_of(play(game, Step("status_phase.refresh"))).board.planet(PlanetId("sakulag")).exhausted


@pytest.mark.content("sa17:political/diversified_income")
def test_what_was_refreshed_while_cards_were_picked_does_not_stay_so() -> None:
    game = senate()
    hold(game, 1, "lazar", "sakulag")
    game = game_of(say(vote(game, "diversified_income"), 1, "planet:sakulag"))
    game.board.refresh(1, [PlanetId("lazar")])
    table = trial(game, lambda g: g.moment(STRATEGY_PHASE_ENDS, g.state.speaker))
    say(table, 1, "planet:lazar")
    assert [game_of(table).board.planet(PlanetId(planet)).exhausted for planet in ("lazar", "sakulag")] == [False, True]


@pytest.mark.content("sa17:political/diversified_income")
def test_dividends_of_every_branch() -> None:
    game = senate()
    special = [p.id for p in game.board.planets() if game.board.printed_planet(p.id).specialties]
    hold(game, 1, *special)
    mine = [game.board.printed_planet(p.id) for p in game.board.planets_of(1)]
    expected = len({colour for p in mine for colour in p.specialties}) + len({p.refresh for p in mine if p.refresh})
    game = game_of(refuse(vote(game, "diversified_income")))
    before = goods(game)

    async def begins(g: Game) -> None:
        await g.moment(STRATEGY_PHASE_BEGINS, g.state.speaker)

    game = game_of(refuse(trial(game, begins)))
    assert expected >= 2
    assert goods(game)[1] - before[1] == expected


@pytest.mark.content("sa17:political/diversified_income")
def test_income_refused() -> None:
    game = senate()
    for player in game.state.players:
        player.trade_goods = 3
    game = passed(game, "diversified_income", "against")
    assert (goods(game), in_force(game)) == ([0, 0, 0], [])


# -- Media War ---------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/media_war")
def test_only_planets_exhausted_for_it_vote() -> None:
    game = senate()
    hold(game, 1, REX, "wellon")
    game = passed(game, "media_war")
    assert [game.politics.votes(seat) for seat in range(3)] == [1, 1, 1]
    table = trial(game, lambda g: g.politics.resolve(0, "minister_of_policy"))
    assert all(asks(table, seat) == "campaign" for seat in (0, 1, 2))
    say(table, 0, "done")
    say(table, 2, "done")
    say(table, 1, f"planet:{REX}")
    say(table, 1, "done")
    influence = game.economy.influence(PlanetId(REX))
    assert game_of(table).board.planet(PlanetId(REX)).exhausted
    assert [game_of(table).politics.votes(seat) for seat in range(3)] == [1, influence, 1]
    for seat in game.politics.voting_order():
        say(table, seat, "player:1" if seat == 1 else "player:0")
    game = game_of(refuse(table))
    assert in_force(game) == ["media_war", "minister_of_policy"]
    assert game.state.laws[1].elected == "player:1"
    assert game.politics.votes(1) == 1  # the council is over
    game.politics.repeal(CardId("media_war"))
    assert game.politics.votes(1) == max(1, sum(map(game.economy.influence, game.economy.ready_planets(1))))


@pytest.mark.content("sa17:political/media_war")
def test_planets_that_vote_even_when_exhausted_vote_once_and_not_before() -> None:
    game = senate()
    hold(game, 1, REX, "wellon", "saudor")
    game.begin_effect("winnu_elder_votes", 1, "race")
    game.begin_effect("usurper", 1, "card")
    game = passed(game, "holy_planet_of_ixth", "planet:saudor")
    homes = [planet.id for planet in game.board.home_planets(1)]
    game = passed(game, "media_war")
    assert game.politics.votes(1) == 1  # refreshed planets are silent
    earlier = homes[0]
    game.board.exhaust(earlier, "")
    assert game.politics.votes(1) == max(1, game.economy.influence(earlier))  # exhausted before, it votes all the same
    table = trial(game, lambda g: g.politics.resolve(0, "minister_of_policy"))
    campaigns = [key for key in offers(table, 1) if key != "done"]
    assert {f"planet:{REX}", "planet:wellon", "planet:saudor"} <= set(campaigns)
    for key in campaigns:
        say(table, 1, key)
    for seat in (0, 2):
        say(table, seat, "done")
    others = ("saudor", "wellon", *homes)
    assert game_of(table).politics.votes(1) == 12 + sum(game.economy.influence(PlanetId(other)) for other in others)


@pytest.mark.content("sa17:political/holy_planet_of_ixth", "sa17:political/fund_mega_university")
@pytest.mark.parametrize("law", ["holy_planet_of_ixth", "fund_mega_university"])
def test_a_hallowed_planet_votes_though_it_is_exhausted(law: str) -> None:
    game = senate()
    hold(game, 1, "saudor", "wellon")
    game = passed(game, law, "planet:saudor")
    votes = game.politics.votes(1)
    game.board.exhaust(PlanetId("saudor"), "")
    assert game.politics.votes(1) == votes
    game.board.exhaust(PlanetId("wellon"), "")
    assert game.politics.votes(1) == votes - game.economy.influence(PlanetId("wellon"))


@pytest.mark.content("sa17:political/media_war")
def test_the_media_pay() -> None:
    game = senate()
    hold(game, 1, REX)
    table = vote(game, "media_war", "against")
    say(table, 0, "no")
    say(table, 1, f"planet:{REX}")
    game = game_of(refuse(table))
    assert goods(game) == [0, game.economy.influence(PlanetId(REX)), 0]
    assert (game.board.planet(PlanetId(REX)).exhausted, in_force(game)) == (True, [])
