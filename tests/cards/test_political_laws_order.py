"""Agendas about who acts when and who knows what: what they do for and against, and how it ends."""

from __future__ import annotations

import pytest
from leading import lead
from races.racing import offered, use
from tables import asks, game_of, hold, offers, play, put, say, strategy_cards
from trial import trial
from voting import in_force, keys_of, passed, refuse, round_over, senate, vote

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import ACTION_ENDS, STRATEGY_PHASE_BEGINS
from mecatol.rules.naming import in_system
from mecatol.rules.official.game import Game
from mecatol.rules.state import NOBODY, Action, CardId, Law, PlanetId

HOME = Hex("0,-2")


# -- Checks and Balances -----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/checks_and_balances")
def test_the_weightiest_pick_first_and_may_give_away() -> None:
    game = senate()
    hold(game, 2, "mecatol_rex")
    game.strategy_phase.lay_out_cards()
    game = passed(game, "checks_and_balances")
    each = game.strategy_phase.cards_each()
    order = [step.seat for step in game.strategy_phase.picks()]
    weights = [sum(game.economy.influence(p.id) for p in game.board.planets_of(seat)) for seat in range(3)]
    assert order[0] == 2
    assert [weights[seat] for seat in order[:3]] == sorted(weights, reverse=True)
    game.state.action = None
    table = play(game, *(Step("strategy_phase.pick", seat) for seat in order))
    say(table, 2, "card:leadership")
    assert offers(table, 2) == ["player:0", "player:1", "no"]
    say(table, 2, "player:1")
    assert [card.id for card in game_of(table).strategy_cards.held(1)] == ["leadership"]
    for _ in range(len(order) - 1):
        picker = table.pending[0].seat
        say(table, picker, offers(table, picker)[0])
        if asks(table, picker) == "give_strategy_card":
            say(table, picker, offers(table, picker)[-1])  # nobody, where that is possible
    assert [len(game_of(table).strategy_cards.held(seat)) for seat in range(3)] == [each] * 3
    game = game_of(table)
    game.politics.repeal(CardId("checks_and_balances"))
    assert [step.seat for step in game.strategy_phase.picks()] == []


@pytest.mark.content("sa17:political/checks_and_balances")
def test_the_usual_order_is_back_without_the_law() -> None:
    game = senate()
    hold(game, 2, "mecatol_rex")
    game.strategy_phase.lay_out_cards()
    assert [step.seat for step in game.strategy_phase.picks()][:3] == [0, 1, 2]


@pytest.mark.content("sa17:political/checks_and_balances")
def test_strategy_is_suspended() -> None:
    game = senate()
    strategy_cards(game, {"assembly": 0, "leadership": 1, "trade": 2})
    assert game.strategy_cards.unplayed(1)
    game = passed(game, "checks_and_balances", "against")
    assert [game.strategy_cards.unplayed(seat) for seat in range(3)] == [[], [], []]
    assert in_force(game) == []


# -- Freedom of Information Act ----------------------------------------------------------------------------------------


def seen(game: Game, seat: int, owner: int) -> list[str]:
    """The cards of a player's hand that another one can see."""
    zones = [zone for zone in game.zones() if zone.owner == owner and zone.kind in ("action_card", "political_card")]
    return [thing for zone in zones for thing in zone.things if game.sees(seat, zone, thing)]


@pytest.mark.content("sa17:political/freedom_of_information_act")
def test_hands_are_open() -> None:
    game = senate()
    game.player(1).action_cards, game.player(1).political_cards = [CardId("armistice"), CardId("plague")], [CardId("emperor")]
    assert seen(game, 0, 1) == []
    game = passed(game, "freedom_of_information_act")
    assert seen(game, 0, 1) == ["armistice", "plague", "emperor"]
    game.politics.repeal(CardId("freedom_of_information_act"))
    assert seen(game, 0, 1) == []


@pytest.mark.content("sa17:political/freedom_of_information_act")
def test_the_yssaril_hide_one() -> None:
    game = senate()
    game.player(1).race = "yssaril"
    game.player(1).action_cards, game.player(1).political_cards = (
        [CardId("armistice"), CardId("patrol"), CardId("plague")],
        [CardId("emperor")],
    )
    table = vote(game, "freedom_of_information_act")
    say(table, 1, "card:armistice")
    assert offers(table, 1) == ["card:patrol", "card:plague"]
    say(table, 1, "card:plague")
    game = game_of(table)
    assert seen(game, 0, 1) == ["armistice", "plague", "emperor"]
    game.state.action_deck.bag = [CardId("transport")]
    table = trial(game, lambda g: g.action_cards.take(1, 1, "test"))
    assert offers(table, 1) == ["card:patrol", "card:transport"]
    say(table, 1, "card:patrol")
    game = game_of(table)
    assert seen(game, 0, 1) == ["armistice", "patrol", "plague", "emperor"]
    game.action_cards.add(1, CardId("veto"))  # out of another hand
    table = trial(game, lambda g: g.moment(ACTION_ENDS, Action(0, "component")))
    assert offers(table, 1) == ["card:transport", "card:veto"]
    say(table, 1, "card:veto")
    assert seen(game_of(table), 0, 1) == ["armistice", "patrol", "plague", "veto", "emperor"]


@pytest.mark.content("sa17:political/freedom_of_information_act")
def test_cards_for_the_uninformed() -> None:
    game = senate()
    game.player(1).action_cards = [CardId("armistice")]
    game.state.action_deck.bag, game.state.political_deck.bag = (
        [CardId("patrol"), CardId("plague")],
        [CardId("emperor"), CardId("mutiny")],
    )
    game = passed(game, "freedom_of_information_act", "against")
    assert [len(player.action_cards) for player in game.state.players] == [1, 1, 1]
    assert [len(player.political_cards) for player in game.state.players] == [1, 0, 1]


# -- An Aeon of Legend -------------------------------------------------------------------------------------------------


def abilities(game: Game, leader: str) -> list[str]:
    return sorted(effect.key for effect in game.state.effects if effect.source == "leader" and effect.where == leader)


@pytest.mark.content("sa17:political/an_aeon_of_legend")
def test_leaders_are_everything_until_the_next_round_is_over() -> None:
    game = senate()
    put(game, 0, HOME, "dreadnought")
    lead(game, 0, "sol_rev", f"system:{HOME}", "dreadnought")  # a Diplomat
    lead(game, 0, "sol_connor", "", captor=1)
    move = game.routes.allowance(0, "dreadnought", HOME, ("sol_rev",))
    game = passed(game, "an_aeon_of_legend")
    assert game.routes.allowance(0, "dreadnought", HOME, ("sol_rev",)) == move + 1
    assert len(abilities(game, "sol_rev")) == 5
    assert abilities(game, "sol_connor") == []
    table = trial(game, lambda g: g.leaders.escape(g.leaders.find("sol_connor")))
    say(table, 0, f"system:{HOME}")
    game = game_of(table)
    assert len(abilities(game, "sol_connor")) == 5  # who gets free has them too
    game = round_over(game)
    assert len(abilities(game, "sol_rev")) == 5
    game = round_over(game)
    assert (abilities(game, "sol_rev"), abilities(game, "sol_connor")) == (["leader_diplomat"], ["leader_agent"])
    assert game.routes.allowance(0, "dreadnought", HOME, ("sol_rev",)) == move


@pytest.mark.content("sa17:political/an_aeon_of_legend")
def test_captives_and_the_dead() -> None:
    game = senate()
    put(game, 1, "2,0", "cruiser")
    lead(game, 0, "sol_rev", "system:2,0", captor=1)
    lead(game, 0, "sol_connor", "system:2,0", captor=1)
    lead(game, 2, "hacan_gila", "")
    game.leaders.dismiss("hacan_gila")
    table = vote(game, "an_aeon_of_legend", "against", dice=(5, 9))
    assert offers(table, 0) == ["fates", "no"]
    say(table, 0, "fates")
    assert game_of(table).leaders.find("sol_connor").where == "planet:jord"  # the only place he has
    assert offers(table, 2) == ["hacan_gila", "no"]  # the second player has nobody to roll for
    say(table, 2, "hacan_gila")
    home = [f"planet:{planet.id}" for planet in game.board.home_planets(2)]
    assert offers(table, 2) == home
    say(table, 2, home[0])
    game = game_of(table)
    assert [game.leaders.find(leader).captor for leader in ("sol_rev", "sol_connor")] == [1, NOBODY]
    assert game.leaders.find("hacan_gila").where == home[0]
    assert abilities(game, "hacan_gila") == ["leader_diplomat"]


@pytest.mark.content("sa17:political/an_aeon_of_legend")
def test_a_captive_may_die_of_it() -> None:
    game = senate()
    put(game, 1, "2,0", "cruiser")
    lead(game, 0, "sol_rev", "system:2,0", captor=1)
    table = vote(game, "an_aeon_of_legend", "against", dice=(1,))
    say(table, 0, "fates")
    leader = game_of(table).leaders.find("sol_rev")
    assert (leader.where, leader.captor) == ("", NOBODY)


# -- Minister of Annihilation ------------------------------------------------------------------------------------------


def begins(game: Game) -> Table:
    """The Strategy Phase begins."""
    game.state.phase = "strategy"
    return trial(game, lambda g: g.moment(STRATEGY_PHASE_BEGINS, g.state.speaker))


@pytest.mark.content("sa17:political/minister_of_annihilation")
def test_a_system_is_annihilated_at_the_end_of_the_round() -> None:
    game = senate()
    assert keys_of(game, "minister_of_annihilation") == ["player:0", "player:1", "player:2"]
    hold(game, 2, "lazar", "sakulag")
    put(game, 2, "lazar", "2 ground_force, pds")
    hex_ = game.board.system_of(PlanetId("lazar"))
    put(game, 0, hex_, "cruiser")
    game = passed(passed(game, "minister_of_annihilation", "player:1"), "holy_planet_of_ixth", "planet:lazar")
    game.player(1).action_cards = [CardId("armistice"), CardId("plague")]
    game.state.action = None
    table = use(begins(game), 1, "annihilate")
    wanted = offers(table, 1)
    assert f"system:{hex_}" in wanted
    assert "system:0,0" not in wanted
    assert not any(f"system:{game.board.home(seat)}" in wanted for seat in range(3))
    say(table, 1, f"system:{hex_}")
    game = game_of(table)
    assert game.board.planet(PlanetId("lazar")).owner == 2  # not yet
    game = round_over(game)
    assert not game.board.has_planet(PlanetId("lazar"))
    assert game.galaxy.anomaly(hex_) == "asteroid_field"
    assert game.board.stacks(in_system(hex_)) == ()
    assert (game.state.laws, game.player(1).action_cards) == ([], [])
    assert game.politics.votes(2) >= 1


@pytest.mark.content("sa17:political/minister_of_annihilation")
def test_the_minister_may_wait() -> None:
    game = passed(senate(), "minister_of_annihilation", "player:1")
    game.state.action = None
    table = begins(game)
    say(table, 1, "pass")
    game = round_over(game_of(table))
    assert game.state.laws == [Law(CardId("minister_of_annihilation"), "player:1")]
    assert offered(begins(game), 1) == ["annihilate"]


@pytest.mark.content("sa17:political/minister_of_annihilation")
def test_wormholes_and_empty_space_are_spared() -> None:
    game = senate()
    table = use(begins(passed(game, "minister_of_annihilation", "player:1")), 1, "annihilate")
    named = [Hex(key.partition(":")[2]) for key in offers(table, 1)]
    assert named
    assert all(game.board.system(hex_).planets and not game.galaxy.stationary(hex_) for hex_ in named)
    refuse(table)
