"""Agendas about the throne: what they do for and against, and how it ends."""

from __future__ import annotations

import pytest
from leading import lead
from tables import asks, game_of, hold, offers, play, put, say, strategy_cards, units
from trial import trial
from voting import in_force, passed, refuse, round_over, senate, vote

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules import forces
from mecatol.rules.naming import in_system, on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Objective, Place, Planet, PlanetId

MECATOL = Hex("0,0")
REX = "mecatol_rex"


def fleet(game: Game, seat: int, hex_: str) -> dict[str, int]:
    return {group.kind: group.count for group in game.board.units(seat, in_system(Hex(hex_)))}


def home(game: Game, seat: int) -> Hex:
    return game.board.home(seat)


def points(game: Game) -> list[int]:
    return [game.victory.points(seat) for seat in range(len(game.state.players))]


# -- Lord of the Aeon Throne -------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/lord_of_the_aeon_throne")
def test_the_lord_of_the_throne_scores_and_calls_his_home_fleet() -> None:
    game = senate()
    hold(game, 1, REX)
    put(game, 1, home(game, 1), "2 cruiser, carrier, 2 fighter, ground_force")
    put(game, 1, MECATOL, "dreadnought")
    lead(game, 1, "letnev_unlenn", f"system:{home(game, 1)}", "carrier")
    table = vote(game, "lord_of_the_aeon_throne")
    assert (asks(table, 1), offers(table, 1)) == ("excess_ship", ["dreadnought", "cruiser", "carrier"])  # Fleet Supply is 3
    say(table, 1, "cruiser")
    game = game_of(table)
    assert fleet(game, 1, MECATOL) == {"dreadnought": 1, "cruiser": 1, "carrier": 1, "fighter": 2, "ground_force": 1}
    assert fleet(game, 1, home(game, 1)) == {}
    assert game.leaders.find("letnev_unlenn").where == f"system:{MECATOL}"
    assert points(game) == [0, 1, 0]
    assert game.state.political_deck.discard == ["lord_of_the_aeon_throne"]


@pytest.mark.content("sa17:political/lord_of_the_aeon_throne")
def test_the_lord_of_the_throne_fights_for_his_place() -> None:
    game = senate()
    hold(game, 1, REX)
    put(game, 1, home(game, 1), "cruiser")
    put(game, 2, MECATOL, "destroyer")
    table = vote(game, "lord_of_the_aeon_throne", dice=(10, 1))
    game = game_of(refuse(table))
    assert (fleet(game, 1, MECATOL), fleet(game, 2, MECATOL)) == ({"cruiser": 1}, {})


@pytest.mark.content("sa17:political/lord_of_the_aeon_throne")
def test_a_throne_without_a_lord_or_without_honour() -> None:
    game = senate()
    put(game, 1, home(game, 1), "cruiser")
    game = passed(game, "lord_of_the_aeon_throne")
    assert (points(game), fleet(game, 1, home(game, 1))) == ([0, 0, 0], {"cruiser": 1})
    hold(game, 1, REX)
    game = passed(game, "lord_of_the_aeon_throne", "against")
    assert (points(game), game.board.planet(PlanetId(REX)).exhausted) == ([0, 0, 0], True)


# -- Restoration of the Throne -----------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/restoration_of_the_throne")
def test_the_throne_is_restored() -> None:
    game = senate()
    hold(game, 1, REX, "wellon")
    before = (game.economy.resources(PlanetId(REX)), game.economy.influence(PlanetId(REX)), game.facilities.left("colony"))
    game = passed(game, "restoration_of_the_throne")
    assert [game.economy.ready_planets(seat) for seat in range(3)] == [[], [], []]
    after = (game.economy.resources(PlanetId(REX)), game.economy.influence(PlanetId(REX)), game.facilities.left("colony"))
    assert after == (before[0] + 2, before[1] + 3, before[2] - 3)
    game.invasion.lose(PlanetId(REX), "test")
    assert game.economy.influence(PlanetId(REX)) == before[1] + 3  # they belong to the place
    hold(game, 2, REX)
    game.board.set_planet(Planet(PlanetId(REX), 2, tokens=("colony",)))
    assert game.facilities.may_stand(2, PlanetId(REX)).allowed  # and leave room for one of its owner's


@pytest.mark.content("sa17:political/restoration_of_the_throne")
def test_unrest_at_the_throne() -> None:
    game = senate()
    hold(game, 1, REX)
    put(game, 1, REX, "ground_force, shock_troop, pds")
    table = vote(game, "restoration_of_the_throne", "against")
    assert offers(table, 1) == [f"planet:{REX} ground_force", f"planet:{REX} shock_troop"]
    say(table, 1, f"planet:{REX} ground_force")
    game = game_of(refuse(table))
    assert (game.board.planet(PlanetId(REX)).owner, game.board.planet(PlanetId(REX)).exhausted) == (1, True)
    game = game_of(refuse(vote(game, "restoration_of_the_throne", "against")))  # the last one
    assert (game.board.planet(PlanetId(REX)).owner, game.board.units(1, on_planet(PlanetId(REX)))) == (-1, ())
    assert game_of(refuse(vote(game, "restoration_of_the_throne", "against"))).board.planet(PlanetId(REX)).owner == -1


# -- Necessary Bureaucracy ---------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/necessary_bureaucracy")
def test_bureaucracy_claims_what_was_claimed() -> None:
    game = senate()
    again = next(
        name
        for name, card in game.cards.objectives.items()
        if card.stage == "stage_1" and card.condition == "spend" and card.params.get("trade_goods")
    )
    research = next(n for n, c in game.cards.objectives.items() if c.stage == "stage_1" and "technolog" in c.condition)
    for player in game.state.players:
        player.trade_goods = 60
        player.technologies = list(game.content.technologies)
    game.state.objectives = [Objective(CardId(again), (0,)), Objective(CardId(research), (0,))]
    assert game.objectives.claimable_public(0, again=True) == []
    game = passed(game, "necessary_bureaucracy")
    assert game.objectives.claimable_public(0, again=True) == [again]
    assert game.objectives.claimable_public(0) == []  # in the Status Phase nothing has changed
    strategy_cards(game, {"bureaucracy": 0, "assembly": 1})
    table = play(game, Step("strategy_cards.play", 0, what="bureaucracy"))
    while asks(table, 0) != "claim_public":
        say(table, 0, offers(table, 0)[0])
    say(table, 0, f"claim:{again}")
    while asks(table, 0) == "pay":
        say(table, 0, offers(table, 0)[0])
    game = game_of(table)
    assert game.victory.points(0) == game.objectives.printed(again).vp
    assert game.state.objectives[0].claimed == (0,)
    game.politics.repeal(CardId("necessary_bureaucracy"))
    assert game.objectives.claimable_public(0, again=True) == []


@pytest.mark.content("sa17:political/necessary_bureaucracy")
def test_bureaucracy_refused() -> None:
    game = senate()
    hold(game, 1, REX)
    game = passed(game, "necessary_bureaucracy", "against")
    assert (game.board.planet(PlanetId(REX)).exhausted, in_force(game)) == (True, [])


# -- Reign of Absolute Power -------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/reign_of_absolute_power")
def test_a_point_for_every_home_system_controlled() -> None:
    game = senate()
    hold(game, 0, *(planet.id for planet in game.board.home_planets(1)))
    game = passed(game, "reign_of_absolute_power")
    assert points(game) == [0, 0, 0]
    put(game, 0, home(game, 1), "fighter")
    assert points(game)[0] == 1
    hold(game, 1, game.board.home_planets(1)[0].id)
    assert points(game)[0] == 0
    hold(game, 0, game.board.home_planets(1)[0].id)
    game.politics.repeal(CardId("reign_of_absolute_power"))
    assert points(game)[0] == 0


@pytest.mark.content("sa17:political/reign_of_absolute_power")
def test_fleets_go_home_and_fight_there() -> None:
    game = senate()
    put(game, 0, home(game, 1), "4 cruiser, carrier, ground_force")
    put(game, 1, home(game, 0), "destroyer")
    put(game, 2, home(game, 0), "cruiser")
    put(game, 2, "1,0", "cruiser")
    table = vote(game, "reign_of_absolute_power", "against", dice=())
    for _ in range(2):
        say(table, 0, "cruiser")  # Fleet Supply is 3
    game = game_of(table)
    assert fleet(game, 0, home(game, 0)) == {"cruiser": 2, "carrier": 1, "ground_force": 1}
    assert (fleet(game, 1, home(game, 1)), fleet(game, 2, home(game, 2))) == ({"destroyer": 1}, {"cruiser": 1})
    assert fleet(game, 2, "1,0") == {"cruiser": 1}
    assert in_force(game) == []


@pytest.mark.content("sa17:political/reign_of_absolute_power")
def test_enemies_at_home_are_fought() -> None:
    game = senate()
    put(game, 0, home(game, 1), "cruiser")
    put(game, 1, home(game, 0), "space_dock")  # no ship: it stays
    game.board.place(2, in_system(home(game, 0)), units("destroyer"), "test")
    hold(game, 2, "jord")

    async def gone(g: Game) -> None:
        g.player(2).home = home(g, 0)  # so that the third one's ships are at home there

    game = game_of(trial(game, gone))
    game = game_of(refuse(vote(game, "reign_of_absolute_power", "against", dice=(10, 1))))
    assert (fleet(game, 0, home(game, 0)), fleet(game, 2, home(game, 0))) == ({"cruiser": 1}, {})


# -- Rise of the Prophet -----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/rise_of_the_prophet")
def test_the_faithful_rise_in_activated_systems() -> None:
    game = senate()
    hold(game, 1, "wellon", "thibah")
    put(game, 1, "wellon", "ground_force")
    hold(game, 2, "tarmann")
    put(game, 2, "tarmann", "3 ground_force")
    game = passed(game, "rise_of_the_prophet")
    for planet in ("wellon", "tarmann", "saudor"):
        game.board.lay_counter(0, game.board.system_of(PlanetId(planet)), "pool")
    game.state.action = None
    game.end_scope("action")
    table = play(game, Step("action_phase.over"), Step("status_phase.start"), dice=(10, 10, 1, 1, 1, 10, 10, 10))
    while asks(table, 2) != "scuttle":
        ask = table.pending[0]
        table.answer(ask.seat, ask.id, table.keys(ask)[-1])
    game = game_of(table)
    assert (game.board.planet(PlanetId("wellon")).owner, game.board.planet(PlanetId("tarmann")).owner) == (-1, 2)
    assert [thing.partition("#")[0] for thing in game.state.domain_counters[Place("planet:wellon")]] == ["hostile_locals:2"]
    assert game.board.planet(PlanetId("thibah")).owner == 1  # nobody has activated it
    assert "planet:saudor" not in game.state.domain_counters  # nobody's planet rises against nobody
    assert forces.count(game.board.army(2, PlanetId("tarmann"))) == 3
    game.end_scope("round")
    assert not any(effect.key == "rise_of_the_prophet" for effect in game.state.effects)


@pytest.mark.content("sa17:political/rise_of_the_prophet")
def test_the_prophet_refused() -> None:
    game = passed(senate(), "rise_of_the_prophet", "against")
    game.board.exhaust(PlanetId("jord"), "test")
    table = play(game, Step("status_phase.refresh"))
    assert game_of(table).board.planet(PlanetId("jord")).exhausted
    game = game_of(play(round_over(game), Step("status_phase.refresh")))
    assert not game.board.planet(PlanetId("jord")).exhausted


@pytest.mark.content("sa17:political/rise_of_the_prophet")
def test_the_prophet_does_not_rise_in_the_first_round() -> None:
    game = senate()
    game.state.political_deck.bag = [CardId("minister_of_policy")]
    game.player(1).political_cards = [CardId("rise_of_the_prophet")]
    assert game.politics.take_agenda(1, "card:rise_of_the_prophet") == "minister_of_policy"
    assert game.state.political_deck.discard == ["rise_of_the_prophet"]
    game.state.round, game.player(1).political_cards = 2, [CardId("rise_of_the_prophet")]
    assert game.politics.take_agenda(1, "card:rise_of_the_prophet") == "rise_of_the_prophet"


@pytest.mark.content("sa17:political/rise_of_the_prophet")
def test_the_faithful_rise_together_with_rebels() -> None:
    game = senate()
    hold(game, 1, "wellon", "thibah")
    put(game, 2, "1,0", "cruiser")
    game = passed(game, "rise_of_the_prophet")
    game.begin_effect("rebellion", 0, "card", until="round", where="0,-1 1,-1")
    assert [game.board.system_of(PlanetId(planet)) for planet in ("wellon", "thibah")] == [Hex("0,-1"), Hex("1,0")]
    for hex_ in ("0,-1", "1,0"):
        game.board.lay_counter(0, Hex(hex_), "pool")
    game.state.action = None
    game.end_scope("action")
    table = play(game, Step("action_phase.over"), Step("status_phase.start"))
    while asks(table, 2) != "scuttle":
        ask = table.pending[0]
        table.answer(ask.seat, ask.id, table.keys(ask)[-1])
    game = game_of(table)
    assert [game.board.planet(PlanetId(planet)).owner for planet in ("wellon", "thibah")] == [-1, -1]
    assert [len(game.domain_counters.at(on_planet(PlanetId(planet)))) for planet in ("wellon", "thibah")] == [1, 1]
    assert [game.board.units(-2, on_planet(PlanetId(planet))) for planet in ("wellon", "thibah")] == [(), ()]
