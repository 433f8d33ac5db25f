"""The second reading: the official Strategy Cards of all boxes, sentence by sentence, in scenes."""

from __future__ import annotations

import pytest
from races.racing import become
from readings.reading import ever
from strategic import counters, exhaust, holding, plays, refuse, uses
from tables import asks, game_of, hold, new_game, offers, play, put, say

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, Agreement, CardId, Objective, PlanetId, StrategyCard

BASE = "official strategy=base"
THRONE = "official strategy=base +age_of_empire +ancient_throne"
INTRIGUE = "official +political_intrigue"
SOL, LETNEV, HACAN = range(3)


# -- 1 Initiative ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-STR-4")
def test_initiative_is_taken_again_where_nothing_else_is_left() -> None:
    """With four players the last card may be the one he had; with another one lying there it may not."""
    game = new_game(BASE, 4)
    game.state.notes["last_holder:initiative"] = "3"
    game.state.strategy_cards = [StrategyCard("initiative", 1), StrategyCard("trade", 5)]
    game.strategy_cards.in_play()
    assert offers(play(game, Step("strategy_phase.pick", 3)), 3) == ["card:trade"]
    game.state.strategy_cards = [StrategyCard("initiative", 1), StrategyCard("trade", 5, holder=0)]
    table = play(game, Step("strategy_phase.pick", 3))
    assert game_of(table).strategy_phase.card("initiative").holder == 3 or offers(table, 3) == ["card:initiative"]


@pytest.mark.rule("OFF-STR-4")
def test_initiatives_holder_needs_no_counter_at_all_for_a_secondary() -> None:
    """With an empty Strategy Allocation he still draws a card by Political; the others do not."""
    game = holding(BASE, {"initiative": LETNEV, "political": SOL})
    for seat in (LETNEV, HACAN):
        game.player(seat).strategy = 0
    table = say(uses(game, "political", LETNEV), LETNEV, "use")
    assert len(game_of(table).player(LETNEV).action_cards) == 1
    assert not uses(game_of(table), "political", HACAN).pending


# -- 2 Diplomacy -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-ACT-2")
@pytest.mark.parametrize(("where", "piece"), [("0,1", "destroyer"), ("saudor", "ground_force"), ("saudor", "pds")])
def test_an_envoy_closes_systems_with_any_unit_of_the_other_for_both(where: str, piece: str) -> None:
    """Ships, Ground Forces, PDS; third players are free, and so are systems with planets and no units."""
    game = holding(BASE, {"diplomacy": SOL})
    put(game, LETNEV, where, piece)
    put(game, SOL, "-1,0", "cruiser")
    hold(game, LETNEV, "thibah")
    game = game_of(refuse(say(plays(game, "diplomacy"), SOL, f"player:{LETNEV}")))
    here = game.board.system_of(PlanetId("saudor")) if where == "saudor" else Hex(where)
    assert not game.tactical.may_activate(SOL, here).allowed
    assert not game.tactical.may_activate(LETNEV, Hex("-1,0")).allowed
    assert game.tactical.may_activate(HACAN, here).allowed
    assert game.tactical.may_activate(SOL, game.board.system_of(PlanetId("thibah"))).allowed


# -- 3 Political, Assembly ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-STR-4")
def test_the_speaker_may_not_take_the_token_he_has_nor_give_it_to_nobody() -> None:
    """Option a is closed to the Speaker; by b it goes to anybody else."""
    game = holding("official", {"assembly": SOL})
    game.state.speaker = SOL
    table = plays(game, "assembly")
    assert asks(table, SOL) == "assembly_speaker"
    assert offers(table, SOL) == [f"player:{LETNEV}", f"player:{HACAN}"]


@pytest.mark.rule("OFF-STR-4")
def test_who_gives_the_token_away_gives_it_not_to_the_one_who_has_it() -> None:
    """Letnev is Speaker: by b the token goes to Hacan, by a to the holder himself."""
    game = holding("official", {"assembly": SOL})
    game.state.speaker = LETNEV
    table = say(plays(game, "assembly"), SOL, "b")
    assert game_of(table).state.speaker == HACAN
    game = holding("official", {"assembly": SOL})
    game.state.speaker = LETNEV
    assert game_of(say(plays(game, "assembly"), SOL, "a")).state.speaker == SOL


@pytest.mark.rule("OFF-SOT-INT")
def test_who_is_speaker_already_may_keep_the_token_and_choose_another_for_the_agenda() -> None:
    """By Assembly II the token goes to anybody but the one who brings the agenda."""
    game = holding(INTRIGUE, {"assembly_ii": SOL})
    game.state.speaker = SOL
    table = plays(game, "assembly_ii")
    assert len(game_of(table).player(SOL).political_cards) == 2
    say(table, SOL, f"player:{LETNEV}")
    assert offers(table, SOL) == [f"player:{SOL}", f"player:{HACAN}"]
    assert game_of(say(table, SOL, f"player:{SOL}")).state.speaker == SOL


@pytest.mark.rule("OFF-SOT-INT")
def test_rally_support_refreshes_one_planet_abroad_and_none_at_home() -> None:
    """An Action Card, and one planet outside the Home System."""
    game = holding(INTRIGUE, {"assembly_ii": SOL})
    hold(game, LETNEV, "thibah", "saudor")
    exhaust(game, LETNEV)
    table = say(uses(game, "assembly_ii", LETNEV), LETNEV, "use")
    assert sorted(offers(table, LETNEV)) == ["done", "planet:saudor", "planet:thibah"]
    say(table, LETNEV, "planet:saudor")
    assert not table.pending
    assert len(game_of(table).player(LETNEV).action_cards) == 1


@pytest.mark.rule("OFF-ACT-2")
def test_morale_boost_counts_facilities_and_may_reach_home() -> None:
    """Resources and influence up to six in all: Jord is six alone, with something else it is too much."""
    game = holding("official", {"assembly": LETNEV})
    hold(game, SOL, "thibah", "saudor")
    exhaust(game, SOL)
    table = say(uses(game, "assembly", SOL, LETNEV), SOL, "use", "planet:jord")
    assert offers(table, SOL) in ([], ["done"])
    game = holding("official", {"assembly": LETNEV})
    hold(game, SOL, "thibah", "saudor")
    game.board.set_planet(replace(game.board.planet(PlanetId("saudor")), facility="colony"))
    exhaust(game, SOL)
    table = say(uses(game, "assembly", SOL, LETNEV), SOL, "use", "planet:saudor")  # 2 and 2 and a Colony
    assert "planet:thibah" not in offers(table, SOL), "two more would be seven"


# -- 4 Logistics, Production -------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-CMP-3")
def test_logistics_gives_only_what_the_reinforcements_hold() -> None:
    """Sixteen counters in all: with fourteen in use there are two to gain."""
    game = holding(BASE, {"logistics": SOL})
    player = game.player(SOL)
    player.strategy, player.pool, player.fleet = 5, 5, 4
    table = plays(game, "logistics")
    while asks(table, SOL) and "pool" in offers(table, SOL):
        say(table, SOL, "pool")
    assert counters(table, SOL) == (5, 7, 4)


@pytest.mark.rule("OFF-PRO-1", "OFF-PRO-5")
def test_production_has_two_resources_more_within_the_docks_capacity_and_builds_no_dock() -> None:
    """Jord has room for six units; two resources buy a Cruiser for nothing else; the system is not activated."""
    game = holding("official", {"production": SOL})
    put(game, SOL, "jord", "space_dock")
    hold(game, SOL, "wellon")
    exhaust(game, SOL)
    table = plays(game, "production")
    if asks(table, SOL) == "produce_where":
        say(table, SOL, "system:0,-2")
    assert not any("space_dock" in key for key in offers(table, SOL))
    say(table, SOL, next(key for key in offers(table, SOL) if "cruiser" in key))
    assert not any("destroyer" in key for key in offers(table, SOL)), "two resources are all there is"
    table = refuse(say(table, SOL, "done"))
    assert [group.kind for group in game_of(table).board.ships(SOL, Hex("0,-2"))] == ["cruiser"]
    assert game_of(table).board.system(Hex("0,-2")).counters == ()


# -- 5 Trade -----------------------------------------------------------------------------------------------------------------


def traded(ruleset: str, card: str, *pairs: tuple[int, int], seats: int = 3) -> Game:
    """Players with Trade Agreements of older times."""
    game = holding(ruleset, {card: SOL}, seats)
    become(game, HACAN, "hacan")
    game.state.agreements = [Agreement(pair, (0, 0)) for pair in pairs]
    return game


@pytest.mark.rule("OFF-TRD-3", "OFF-FAQ-1")
def test_trade_ends_agreements_of_the_hacan_too_and_trade_ii_none_of_them() -> None:
    """Every contract, the Hacan's included; by Trade II up to two, none of theirs."""
    table = say(plays(traded(BASE, "trade", (SOL, LETNEV), (LETNEV, HACAN)), "trade"), SOL, "b")
    assert game_of(table).state.agreements == []
    table = say(plays(traded("official", "trade_ii", (SOL, LETNEV), (LETNEV, HACAN)), "trade_ii"), SOL, "b")
    assert not any(str(HACAN) in key for key in offers(table, SOL))


@pytest.mark.rule("OFF-TRD-2")
def test_with_trade_ii_the_others_have_one_good_less_in_all() -> None:
    """Sol takes three and what Letnev's contract yields; Letnev one less than Sol's yields."""
    game = traded("official", "trade_ii", (SOL, LETNEV))
    worth = [game.trade.income(seat) for seat in (SOL, LETNEV)]
    table = refuse(say(plays(game, "trade_ii"), SOL, "a"))
    assert [game_of(table).player(seat).trade_goods for seat in (SOL, LETNEV)] == [3 + worth[0], max(0, worth[1] - 1)]


@pytest.mark.rule("OFF-SOT-MRC", "OFF-FAQ-1")
def test_free_commerce_breaks_what_two_others_have_and_nothing_of_the_hacan() -> None:
    """One's own agreements and the Hacan's stay; without another there is no good to be had."""
    game = traded("official +mercenaries", "trade_iii", (SOL, LETNEV), (LETNEV, HACAN), seats=4)
    table = say(uses(game, "trade_iii", 3), 3, "use")
    assert game_of(table).state.agreements == [Agreement((LETNEV, HACAN), (0, 0))]
    assert game_of(table).player(3).trade_goods == 1
    game = traded("official +mercenaries", "trade_iii", (SOL, LETNEV), (LETNEV, HACAN), seats=4)
    assert not uses(game, "trade_iii", LETNEV).pending, "none of theirs is between two others"


# -- 6 Warfare ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-GEN-9", "OFF-ACT-2")
def test_patrols_go_to_empty_systems_only_and_never_into_special_ones() -> None:
    """Not where anybody has units, not home, not into a Nebula; planets and counters do not matter."""
    game = holding(BASE, {"warfare": LETNEV}, tiles={"1,0": "nebula_base"})
    put(game, SOL, "1,-1", "destroyer")
    put(game, HACAN, "0,-1", "destroyer")
    hold(game, HACAN, "mecatol_rex")
    game.board.lay_counter(HACAN, Hex("0,0"), "reinforcements")
    table = say(uses(game, "warfare", SOL, LETNEV), SOL, "use")
    ends = {key.partition(">")[2] for key in offers(table, SOL) if key.startswith("ship:")}
    assert "0,0" in ends
    assert not {"1,0", "0,-1"} & ends
    assert not {"0,-2", "2,0"} & ends


@pytest.mark.rule("OFF-ACT-2")
def test_both_patrols_may_go_to_one_empty_system_which_gets_one_counter() -> None:
    """They are sent together."""
    game = holding(BASE, {"warfare": LETNEV})
    put(game, SOL, "1,-1", "2 destroyer")
    table = say(uses(game, "warfare", SOL, LETNEV), SOL, "use", "ship:1,-1:destroyer>0,0", "ship:1,-1:destroyer>0,0", "done")
    game = game_of(table)
    assert game.board.ships(SOL, Hex("0,0"))[0].count == 2
    assert game.board.system(Hex("0,0")).counters == (SOL,)


@pytest.mark.rule("OFF-ACT-2")
def test_high_alert_is_for_space_battles_of_its_owner_and_for_no_ground_force() -> None:
    """The token lies where both fight: Letnev has no better roll."""
    game = holding("official", {"warfare_ii": SOL})
    put(game, SOL, "0,0", "cruiser")
    put(game, LETNEV, "0,0", "cruiser")
    game = game_of(refuse(say(plays(game, "warfare_ii"), SOL, "system:0,0")))
    game.state.action, game.state.active = Action(SOL, "tactical", Hex("0,0")), SOL
    game.begin_scope("action")
    table = play(game, Step("space_battle.begin", SOL, "0,0"), dice=[1, 1, 10, 10])
    for _ in range(9):
        if not table.pending:
            break
        say(table, table.pending[0].seat, offers(table, table.pending[0].seat)[-1])
    rolled = [e for e in table.events_since(None) if e["event"] == "rolled" and e["purpose"] == "battle"]
    assert {event["seat"]: event["needed"] for event in rolled} == {SOL: 6, LETNEV: 7}


# -- 7 Technology ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-TEC-1")
def test_the_second_technology_of_technology_ii_may_be_left() -> None:
    """You may buy it; the secondary costs six and a counter."""
    game = holding("official", {"technology_ii": SOL})
    game.player(SOL).trade_goods = 9
    table = plays(game, "technology_ii")
    say(table, SOL, "hylar_v_assault_laser" if "hylar_v_assault_laser" in offers(table, SOL) else offers(table, SOL)[0])
    refuse(table)
    assert (len(game_of(table).player(SOL).technologies), game_of(table).player(SOL).trade_goods) == (1, 9)
    game = holding("official", {"technology_ii": SOL})
    exhaust(game, LETNEV, goods=6)
    table = say(uses(game, "technology_ii", LETNEV), LETNEV, "use")
    say(table, LETNEV, offers(table, LETNEV)[0])
    refuse(table)
    assert (len(game_of(table).player(LETNEV).technologies), game_of(table).player(LETNEV).trade_goods) == (1, 0)
    assert counters(table, LETNEV)[0] == 1


# -- 8 Imperial, Bureaucracy -------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-ACT-2", "OFF-OPT-HW")
def test_by_imperial_ii_one_dock_builds_and_those_beside_it_do_not() -> None:
    """Two docks in one system: the player says which, and has its capacity alone."""
    game = holding(THRONE, {"imperial_ii": SOL})
    hold(game, LETNEV, "arnor", "lor")
    put(game, LETNEV, "arnor", "space_dock")
    put(game, LETNEV, "lor", "space_dock")
    game.board.lay_counter(LETNEV, Hex("1,1"), "reinforcements")
    game.player(LETNEV).trade_goods = 20
    game.player(LETNEV).fleet = 9
    table = say(uses(game, "imperial_ii", LETNEV), LETNEV, "use")
    assert sorted(offers(table, LETNEV)) == ["1,1 planet:arnor", "1,1 planet:lor"]
    say(table, LETNEV, "1,1 planet:lor")  # 1 resource: three units
    for _ in range(3):
        say(table, LETNEV, next(key for key in offers(table, LETNEV) if "destroyer" in key))
    assert not any("destroyer" in key for key in offers(table, LETNEV))


@pytest.mark.rule("OFF-ACT-2")
def test_bureaucracy_claims_no_secret_objective_and_leaves_the_claim_of_the_status_phase() -> None:
    """One public objective now; another one in the Status Phase."""
    game = holding("official", {"bureaucracy": SOL})
    hold(game, SOL, "mecatol_rex", "wellon", "vefut_ii", "thibah", "tarmann", "saudor")
    game.state.objectives = [Objective(CardId("five_planets")), Objective(CardId("mecatol_rex"))]
    game.player(SOL).secret_objectives = [CardId("focused")]
    table = plays(game, "bureaucracy")
    while asks(table, SOL) != "claim_public":
        say(table, SOL, offers(table, SOL)[0])
    assert not any("focused" in key for key in offers(table, SOL))
    say(table, SOL, "claim:five_planets")
    game = game_of(refuse(table))
    game.state.phase = "status"
    table = play(game, Step("status_phase.claim_objectives"))
    assert "claim:mecatol_rex" in offers(table, SOL)


@pytest.mark.rule("OFF-VIC-3")
def test_imperium_rex_turned_up_by_bureaucracy_ends_the_game_before_anything_is_claimed() -> None:
    game = holding("official", {"bureaucracy": SOL})
    hold(game, SOL, "mecatol_rex")
    game.state.objectives = [Objective(CardId("mecatol_rex"))]
    game.state.stage_1_deck.bag, game.state.stage_2_deck.bag = [], [CardId("imperium_rex_shattered_empire")]
    table = plays(game, "bureaucracy")
    while table.pending and not table.over:
        assert asks(table, SOL) != "claim_public"
        say(table, table.pending[0].seat, offers(table, table.pending[0].seat)[0])
    assert table.over
    assert game_of(table).victory.points(SOL) == 0


def test_leaderships_secondary_is_bought_with_political_cards_too() -> None:
    """A Political Card stands for a Trade Good with the cards of Shattered Empire, and with the base set it does not."""
    for ruleset, card, able in (("official", "leadership", True), (BASE, "logistics", False)):
        game = holding(ruleset, {card: SOL})
        exhaust(game, LETNEV)
        game.player(LETNEV).political_cards = sorted(game.state.political_deck.bag)[:3]
        assert bool(uses(game, card, LETNEV).pending) is able


@pytest.mark.rule("OFF-ACT-2")
def test_trade_ii_has_no_secondary() -> None:
    assert not ever(plays(holding("official", {"trade_ii": SOL}), "trade_ii"), "secondary", LETNEV)


@pytest.mark.rule("OFF-STR-4")
def test_leadership_does_not_move_the_speaker_token() -> None:
    game = holding("official", {"leadership": LETNEV})
    game.state.speaker = SOL
    assert game_of(refuse(plays(game, "leadership", LETNEV))).state.speaker == SOL
