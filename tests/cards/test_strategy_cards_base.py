"""The eight Strategy Cards of the base game: what each does, and what it does not allow."""

from __future__ import annotations

import pytest
from strategic import counters, exhaust, holding, plays, refuse, uses
from tables import asks, game_of, hold, offers, play, put, say

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.zones import Zone
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system
from mecatol.rules.state import Agreement, CardId, Leader, StrategyCard

BASE = "official strategy=base"
SOL, LETNEV, HACAN = range(3)


def table_of(card: str, holder: int = 0) -> Game:
    return holding(BASE, {card: holder})


# -- 1 Initiative ----------------------------------------------------------------------------------------------------------


def picking() -> Game:
    """Initiative and Diplomacy lie there to be taken."""
    game = holding(BASE, {})
    game.state.strategy_cards = [StrategyCard("initiative", 1), StrategyCard("diplomacy", 2)]
    game.strategy_cards.in_play()
    return game


@pytest.mark.rule("OFF-STR-4")
def test_initiative_makes_its_taker_speaker_at_once() -> None:
    game = picking()
    table = say(play(game, Step("strategy_phase.pick", 1)), 1, "card:initiative")
    assert game_of(table).state.speaker == 1
    game = picking()
    table = say(play(game, Step("strategy_phase.pick", 1)), 1, "card:diplomacy")
    assert game_of(table).state.speaker == 0


@pytest.mark.rule("OFF-STR-4")
def test_nobody_takes_initiative_in_two_phases_running() -> None:
    game = picking()
    game.state.notes["last_holder:initiative"] = "1"
    assert offers(play(game, Step("strategy_phase.pick", 1)), 1) == ["card:diplomacy"]
    assert game.strategy_phase.may_pick(1, "initiative").clause == "OFF-STR-4"
    assert len(offers(play(game, Step("strategy_phase.pick", 2)), 2)) == 2
    game.state.strategy_cards = [StrategyCard("initiative", 1)]  # no other card is left for him
    assert offers(play(game, Step("strategy_phase.pick", 1)), 1) == ["card:initiative"]


@pytest.mark.rule("OFF-ACT-2")
def test_who_has_initiative_pays_no_counter_for_secondaries_but_everything_else() -> None:
    game = holding(BASE, {"technology": 0, "initiative": 1})
    game.player(1).strategy = 0
    exhaust(game, 1, goods=8)
    table = say(uses(game, "technology", 1), 1, "use", "hylar_v_assault_laser")
    assert game_of(table).player(1).trade_goods == 0
    assert game_of(table).player(1).technologies == ["hylar_v_assault_laser"]
    game = holding(BASE, {"technology": 0, "initiative": 1})
    exhaust(game, 1, goods=7)
    assert not uses(game, "technology", 1).pending  # resources are still needed


# -- 2 Diplomacy -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-ACT-2")
def test_diplomacy_keeps_two_players_from_each_others_systems() -> None:
    game = table_of("diplomacy")
    put(game, LETNEV, "thibah", "pds")
    put(game, SOL, "0,1", "cruiser")
    put(game, HACAN, "-1,0", "cruiser")
    table = say(plays(game, "diplomacy"), 0, "player:1")
    game = game_of(table)
    assert not game.tactical.may_activate(SOL, Hex("1,0")).allowed  # any unit counts, a PDS too
    assert not game.tactical.may_activate(LETNEV, Hex("0,1")).allowed
    assert game.tactical.may_activate(LETNEV, Hex("1,0")).allowed  # his own system
    assert game.tactical.may_activate(SOL, Hex("-1,0")).allowed  # the third player is no party to it
    assert game.tactical.may_activate(HACAN, Hex("0,1")).allowed
    assert game.tactical.may_activate(SOL, Hex("2,0")).allowed  # planets without units do not matter
    game.end_scope("round")
    assert game.tactical.may_activate(SOL, Hex("1,0")).allowed


@pytest.mark.rule("OFF-ACT-2")
def test_economic_stimulus_refreshes_two_planets_outside_the_home_system() -> None:
    game = table_of("diplomacy")
    hold(game, LETNEV, "thibah", "arnor", "lor")
    exhaust(game, LETNEV)
    table = say(uses(game, "diplomacy", LETNEV), LETNEV, "use")
    assert offers(table, LETNEV) == ["planet:thibah", "planet:arnor", "planet:lor", "done"]  # no Home System planet
    say(table, LETNEV, "planet:lor", "planet:thibah")
    ready = [planet.id for planet in game_of(table).board.planets_of(LETNEV) if not planet.exhausted]
    assert ready == ["thibah", "lor"]
    assert counters(table, LETNEV) == (1, 3, 3)
    game = table_of("diplomacy")
    exhaust(game, LETNEV)
    assert not uses(game, "diplomacy", LETNEV).pending
    assert game.explain(LETNEV, "secondary:diplomacy").because is not None


# -- 3 Political -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-ACT-2", "OFF-POL-1")
def test_political_gives_cards_and_a_counter_and_brings_the_next_agenda() -> None:
    game = table_of("political")
    table = say(plays(game, "political"), 0, "pool")
    assert len(game_of(table).player(0).action_cards) == 3
    assert counters(table, 0) == (2, 4, 3)
    assert asks(table, 1) == "vote"
    assert len(game_of(table).state.council) == 1


@pytest.mark.rule("OFF-ACT-2")
def test_of_the_next_three_political_cards_one_stays_on_top_and_two_go_under_the_deck() -> None:
    game = table_of("political")
    game.state.political_deck.bag = sorted(game.political_cards.all_cards()[:6])
    table = say(plays(game, "political"), 0, "pool")
    while asks(table, 0) != "put_on_top":
        say(table, table.pending[0].seat, "abstain" if asks(table, table.pending[0].seat) == "vote" else "for")
    game = game_of(table)
    deck, seen = game.state.political_deck, [key.partition(":")[2] for key in offers(table, 0)]
    assert deck.top == seen
    assert len(seen) == 3
    top = Zone("political_card", -1, deck.top, ordered=True)
    assert all(game.sees(0, top, card) and not game.sees(1, top, card) for card in seen)
    say(table, 0, f"card:{seen[1]}")
    deck = game_of(table).state.political_deck
    assert deck.top == [seen[1]]
    assert deck.bottom == [seen[0], seen[2]]
    assert all(game_of(table).state.known[card] == [0] for card in seen)


@pytest.mark.rule("OFF-SE-VOC")
def test_the_holder_of_political_may_first_call_a_voice_of_the_council() -> None:
    game = table_of("political")
    game.state.special = [CardId("voice_of_the_council")]
    table = plays(game, "political")
    assert asks(table, 0) == "call_voice"
    say(table, 0, "call")
    assert game_of(table).state.council[0].card == "voice_of_the_council"
    assert not game_of(table).player(0).action_cards


@pytest.mark.rule("OFF-ACT-2")
def test_seek_destiny_is_one_action_card() -> None:
    table = say(uses(table_of("political"), "political", 1), 1, "use")
    assert len(game_of(table).player(1).action_cards) == 1
    assert counters(table, 1) == (1, 3, 3)


# -- 4 Logistics -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-ACT-2")
def test_logistics_gives_four_counters() -> None:
    table = say(plays(table_of("logistics"), "logistics"), 0, "strategy", "pool", "pool", "fleet")
    assert counters(table, 0) == (3, 5, 4)


@pytest.mark.rule("OFF-ACT-2")
def test_domestic_mandate_sells_counters_at_three_influence_and_costs_no_counter() -> None:
    game = table_of("logistics")
    exhaust(game, 1, goods=7)
    game.player(1).strategy = 0
    table = say(uses(game, "logistics", 1), 1, "use")
    assert offers(table, 1) == ["0", "1", "2"]
    say(table, 1, "2", "fleet", "strategy")
    assert counters(table, 1) == (1, 3, 4)
    assert game_of(table).player(1).trade_goods == 1
    game = table_of("logistics")
    exhaust(game, 1, goods=2)
    assert not uses(game, "logistics", 1).pending
    game = table_of("logistics")
    exhaust(game, 1, goods=9)
    game.player(1).pool = 10  # one is left of sixteen
    assert offers(say(uses(game, "logistics", 1), 1, "use"), 1) == ["0", "1"]


# -- 5 Trade ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-ACT-2", "OFF-TRD-2")
def test_trade_gives_three_goods_and_collects_and_opens_agreements() -> None:
    game = table_of("trade")
    game.state.agreements = [Agreement((SOL, LETNEV), (0, 0))]
    table = say(plays(game, "trade"), 0, "a")
    assert game_of(table).player(SOL).trade_goods == 3 + 1  # a contract of Letnev
    assert asks(table, 0) == "propose_trade"
    say(table, 0, "trade:2:1:0")
    say(table, 2, "yes")
    for seat in (1, 2):
        while asks(table, seat) == "propose_trade":
            say(table, seat, "done")
    assert len(game_of(table).state.agreements) == 2
    say(table, 1, "use")
    assert game_of(table).player(LETNEV).trade_goods == 2  # a contract of Sol
    assert not table.pending  # Hacan's only agreement was opened in this very action


@pytest.mark.rule("OFF-ACT-2", "OFF-TRD-3")
def test_or_all_agreements_end_and_none_are_opened() -> None:
    game = table_of("trade")
    game.state.agreements = [Agreement((SOL, LETNEV), (0, 0)), Agreement((LETNEV, HACAN), (1, 0))]
    table = say(plays(game, "trade"), 0, "b")
    assert game_of(table).state.agreements == []
    assert not table.pending
    assert game_of(table).player(SOL).trade_goods == 0


# -- 6 Warfare -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-ACT-2")
def test_warfare_brings_a_counter_back_into_the_command_pool() -> None:
    game = table_of("warfare")
    for place in ("1,0", "0,1"):
        game.board.lay_counter(SOL, Hex(place), "pool")
    game.board.lay_counter(LETNEV, Hex("-1,0"), "pool")
    table = plays(game, "warfare")
    assert offers(table, 0) == ["system:1,0", "system:0,1"]
    say(table, 0, "system:0,1")
    assert counters(table, 0) == (2, 2, 3)
    assert game_of(table).board.system(Hex("0,1")).counters == ()
    table = plays(table_of("warfare"), "warfare")
    assert counters(table, 0) == (2, 3, 3)


@pytest.mark.rule("OFF-ACT-2")
def test_patrols_send_two_destroyers_or_cruisers_to_empty_systems() -> None:
    game = table_of("warfare")
    put(game, LETNEV, "1,0", "2 cruiser, destroyer, dreadnought")
    put(game, LETNEV, "2,0", "cruiser")
    game.board.lay_counter(LETNEV, Hex("1,0"), "pool")  # the ships may leave an activated system
    put(game, SOL, "0,1", "destroyer")
    put(game, SOL, "gral", "ground_force")
    table = say(uses(game, "warfare", LETNEV), LETNEV, "use")
    found = offers(table, LETNEV)
    assert not [key for key in found if "dreadnought" in key]
    entered = {key.partition(">")[2] for key in found if ">" in key}
    assert sorted(entered) == ["0,0", "1,-1", "1,1"]  # not to units of anybody, nor into a Home System
    say(table, LETNEV, "ship:1,0:cruiser>1,1", "ship:2,0:cruiser>1,1")
    assert [key for key in offers(table, LETNEV) if key.startswith("ship")] == []  # two and no more
    say(table, LETNEV, "undo_last", "ship:1,0:destroyer>0,0", "done")
    board = game_of(table).board
    assert [g.kind for g in board.ships(LETNEV, Hex("1,1"))] == ["cruiser"]
    assert [g.kind for g in board.ships(LETNEV, Hex("0,0"))] == ["destroyer"]
    assert board.system(Hex("1,1")).counters == board.system(Hex("0,0")).counters == (LETNEV,)
    assert counters(table, LETNEV) == (1, 2, 3)  # those counters come from the reinforcements


@pytest.mark.rule("OFF-ACT-2")
def test_a_patrol_lays_no_second_counter_and_takes_a_leader_aboard_along() -> None:
    game = table_of("warfare")
    put(game, LETNEV, "1,0", "cruiser")
    game.state.leaders = (Leader("admiral", "admiral", LETNEV, in_system(Hex("1,0")), ship="cruiser"),)
    game.board.lay_counter(LETNEV, Hex("0,0"), "pool")
    table = say(uses(game, "warfare", LETNEV), LETNEV, "use", "ship:1,0:cruiser>0,0", "done")
    assert game_of(table).board.system(Hex("0,0")).counters == (LETNEV,)
    assert game_of(table).leaders.find("admiral").where == in_system(Hex("0,0"))


# -- 7 Technology ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-ACT-2", "OFF-TEC-1")
def test_technology_is_free_for_its_holder_and_costs_the_others_eight() -> None:
    game = table_of("technology")
    exhaust(game, 0)
    exhaust(game, 1, goods=8)
    table = plays(game, "technology")
    assert "hylar_v_assault_laser" in offers(table, 0)
    assert "war_sun" not in offers(table, 0)  # prerequisites are needed
    say(table, 0, "hylar_v_assault_laser")
    assert asks(table, 0) == ""  # one only
    say(table, 1, "use", "hylar_v_assault_laser")
    assert game_of(table).player(1).trade_goods == 0
    assert counters(table, 1) == (1, 3, 3)


# -- 8 Imperial ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-ACT-2")
def test_imperial_turns_up_an_objective_and_gives_two_points() -> None:
    table = refuse(plays(table_of("imperial"), "imperial"))
    assert len(game_of(table).state.objectives) == 1
    assert [game_of(table).victory.points(seat) for seat in range(3)] == [2, 0, 0]


@pytest.mark.rule("OFF-ACT-2", "OFF-VIC-3", "OFF-VIC-1")
def test_imperium_rex_ends_the_game_before_the_points_and_the_points_win_at_once() -> None:
    game = table_of("imperial")
    game.state.stage_1_deck.bag = []
    game.state.stage_2_deck.bag = [CardId("imperium_rex")]
    game.objectives.score(1, "anything", 1)
    table = plays(game, "imperial")
    assert table.over
    assert game_of(table).state.winners == [1]
    game = table_of("imperial")
    game.objectives.score(0, "anything", 8)
    table = plays(game, "imperial")
    assert table.over
    assert game_of(table).state.winners == [0]


@pytest.mark.rule("OFF-ACT-2")
def test_rapid_mobilization_builds_at_docks_of_one_system_activated_or_not() -> None:
    game = table_of("imperial")
    put(game, LETNEV, "arc_prime", "space_dock")
    hold(game, LETNEV, "thibah")
    put(game, LETNEV, "thibah", "space_dock")
    game.board.lay_counter(LETNEV, Hex("2,0"), "pool")
    table = say(uses(game, "imperial", LETNEV), LETNEV, "use")
    assert offers(table, LETNEV) == ["system:1,0", "system:2,0"]
    say(table, LETNEV, "system:2,0", "build:carrier", "done")
    refuse(table)
    board = game_of(table).board
    assert [g.kind for g in board.ships(LETNEV, Hex("2,0"))] == ["carrier"]
    assert board.system(Hex("1,0")).counters == ()
    game = table_of("imperial")
    put(game, LETNEV, "arc_prime", "space_dock!exhausted")
    assert not uses(game, "imperial", LETNEV).pending
