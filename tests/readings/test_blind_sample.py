"""A sample of Shattered Ascension's cards, drawn blindly and read from their print alone: where they meet other rules."""

from __future__ import annotations

import pytest
from dealing import NEAR, dealt
from readings.agendas import lawful
from readings.planning import HOME, at_the_start, ready
from skirmish import HERE, WORLD, armies, deal, fight, fleets, rolled, ships
from strategic import exhaust, holding, plays
from tables import asks, game_of, hold, offers, play, put, say, strategy_cards
from voting import copy_of, passed, senate

from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import NEUTRAL, NOBODY, Action, Agreement, CardId, Law, PlanetId

UNIVERSITY = Law(CardId("fund_mega_university"), "planet:wellon")


def bombards(game: Game, *aims: str, dice: list[int]) -> Table:
    """Seat 0 takes aim over Arnor and Lor; his turn is over when the bombs have fallen."""
    table = play(game, Step("bombardment.begin", 0, WORLD), Step("action_phase.end_turn", 0), dice=dice)
    say(table, 0, *(f"bombard:{aim}" for aim in aims))
    return say(table, 0, "done") if asks(table, 0) == "bombardment" else table


# -- bombs ---------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/anti_matter_smart_bombs")
def test_smart_bombs_fall_on_no_planet_of_nobodys() -> None:
    """An enemy planet: Hostile Locals are nobody's enemies."""
    game = armies("", "ground_force", "2 dreadnought", seat_0="anti_matter_smart_bombs")
    neutral = copy_of(game)
    neutral.board.remove(1, neutral.board.occupied(1)[0], neutral.board.units(1, neutral.board.occupied(1)[0]), "test")
    neutral.board.set_planet(replace(neutral.board.planet(PlanetId("arnor")), owner=NOBODY))
    put(neutral, NEUTRAL, "arnor", "ground_force")
    for board, asked in ((game, "bombarding"), (neutral, "")):
        table = bombards(board, "arnor:dreadnought", dice=[1, 1, 1])
        assert (asks(table, 0) if asks(table, 0) == "bombarding" else "") == asked


@pytest.mark.content("sa17:action/anti_matter_smart_bombs")
def test_smart_bombs_that_miss_are_spent_on_the_next_planet() -> None:
    """This bombardment, whether it hits anything or not."""
    game = armies("", "ground_force", "2 dreadnought", seat_0="anti_matter_smart_bombs")
    hold(game, 1, "lor")
    put(game, 1, "lor", "ground_force")
    table = bombards(game, "arnor:dreadnought", "lor:dreadnought", dice=[1, 1, 1])
    say(table, 0, "card:anti_matter_smart_bombs")
    assert [len(faces) for _, faces, _ in rolled(table, 0, "bombardment")] == [2, 1]


@pytest.mark.content("sa17:action/reparations")
@pytest.mark.rule("SA17-GEN-14")
def test_a_planet_bombed_out_of_ones_hands_is_paid_for() -> None:
    """It is lost to an attacker as well as one that he has invaded."""
    game = armies("", "", "dreadnought", seat_1="reparations", seat_2="reparations")
    game.player(0).trade_goods = 5
    game.state.active = 0
    table = say(bombards(copy_of(game), "arnor:dreadnought", dice=[10]), 0, "yes")
    assert (asks(table, 1), asks(table, 2)) == ("turn_ends", "")
    say(table, 1, "card:reparations", "area", "area")
    assert [player.trade_goods for player in game_of(table).state.players] == [3, 2, 0]  # Arnor: two resources, one influence
    spared = say(bombards(game, "arnor:dreadnought", dice=[10]), 0, "no")
    assert asks(spared, 1) != "turn_ends"


@pytest.mark.content("sa17:political/amnesty_for_the_fallen")
@pytest.mark.rule("SA17-NOM-07")
def test_bombing_the_weakest_is_hostile_without_a_battle() -> None:
    """Hostile is what would break an agreement; in one action it costs one planet."""
    game = passed(senate(), "amnesty_for_the_fallen", "against")
    hold(game, 1, "arnor", "lor")
    put(game, 0, WORLD, "2 dreadnought")
    put(game, 2, NEAR, "cruiser")
    for player in game.state.players:
        player.fleet = 9
    game.state.action = Action(0, "tactical", WORLD)
    game.begin_scope("turn")
    game.begin_scope("action")
    table = bombards(game, "arnor:dreadnought", "lor:dreadnought", dice=[1, 1])
    assert (asks(table, 0), offers(table, 0)) == ("aggression", ["exhaust:jord", "lose:jord"])
    say(table, 0, "exhaust:jord")
    assert asks(table, 0) != "aggression"


# -- Friendly Fire -------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/friendly_fire")
def test_nobodys_fighters_shoot_at_each_other_too() -> None:
    """They are on the other side of the battle, though nobody's; the hits fall though nobody else has hit."""
    game = fleets("cruiser", "", seat_0="friendly_fire")
    put(game, NEUTRAL, HERE, "4 fighter")
    table = say(fight(game, 1, 4, 3, 1, 5, 1, 10), 0, "card:friendly_fire")
    assert [(group.kind, group.count) for group in ships(table, NEUTRAL)] == [("fighter", 1)]


# -- Communications Breakdown --------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/communications_breakdown")
def test_communications_break_down_in_a_transfer_as_well() -> None:
    """A Transfer Action activates systems like any other; the second of them is activated in silence."""
    game = deal(ready(), seat_0="communications_breakdown", seat_1="cut_supply_lines")
    put(game, 0, HOME, "cruiser")
    put(game, 0, NEAR, "cruiser")
    table = say(play(game, Step("action_phase.turn", 0)), 0, "transfer", f"system:{HOME}")
    assert (asks(table, 0), asks(table, 1)) == ("after_activation", "after_activation")
    say(table, 1, "pass")
    say(table, 0, "card:communications_breakdown")
    assert (asks(table, 0), asks(table, 1)) == ("move", "")


# -- Fund Mega University meets whatever asks for specialties --------------------------------------------------------------


@pytest.mark.content("sa17:action/opening_the_black_box")
@pytest.mark.content("sa17:political/fund_mega_university")
def test_a_mega_university_opens_the_black_box() -> None:
    """It has a red specialty, as it has one of every colour; without the law Wellon has none."""
    game = dealt((0, "opening_the_black_box"))
    hold(game, 0, "wellon")
    assert not asks(at_the_start(copy_of(game)), 0)
    table = say(at_the_start(lawful(game, UNIVERSITY)), 0, "card:opening_the_black_box")
    assert offers(table, 0) == ["planet:wellon", "no"]
    say(table, 0, "planet:wellon", "war_sun")
    assert game_of(table).board.planet(PlanetId("wellon")).exhausted


@pytest.mark.content("sa17:political/fund_mega_university")
def test_a_mega_university_counts_for_objectives_and_against_its_owner() -> None:
    """Four specialties more, whatever asks for them: objectives, and agendas that exhaust planets with specialties."""
    game = senate()
    hold(game, 1, "wellon")
    before = game.technology.specialty_planets(1)
    lawful(game, UNIVERSITY)
    assert game.technology.specialty_planets(1) == [*before, "wellon"]
    after = passed(game, "research_grant", "against")
    assert after.board.planet(PlanetId("wellon")).exhausted


# -- secondaries that a primary carries out ------------------------------------------------------------------------------


def collapsed(card: str) -> Game:
    """Nobody may use secondaries; the first player has a card, and nine Trade Goods."""
    game = holding("sa17", {card: 0})
    game.begin_effect("no_secondaries", NOBODY, "law", until="round")
    exhaust(game, 0, goods=9)
    return game


@pytest.mark.content("sa17:political/galaxy_wide_financial_collapse")
@pytest.mark.content("sa17:political/aggressive_strategy")
def test_where_no_secondary_can_be_used_no_primary_carries_one_out() -> None:
    """Leadership gives three counters and sells none, Technology is received and not bought, nothing is annexed for nothing."""
    table = plays(collapsed("leadership"), "leadership")
    assert counted(table) == ["counter_area"] * 3
    bought = say(plays(collapsed("technology"), "technology"), 0, "hylar_v_assault_laser")
    assert game_of(bought).player(0).trade_goods == 9
    assert game_of(plays(collapsed("diplomacy"), "diplomacy")).board.system(HOME).counters == (1, 2)
    assert "secondary" not in counted(plays(collecting(collapsed("trade")), "trade"))


def collecting(game: Game) -> Game:
    """The first player could collect from an agreement."""
    game.state.agreements = [Agreement((0, 1), (0, 0), (2, 2))]
    return game


def counted(table: Table) -> list[str]:
    """What the first player is asked while he plays a card, taking the first thing there is."""
    found: list[str] = []
    while asks(table, 0) and len(found) < 9:
        found.append(asks(table, 0))
        say(table, 0, offers(table, 0)[0] if found[-1] != "propose_trade" else "done")
    return found


@pytest.mark.content("sa17:political/technology_investigation_committee")
def test_a_committee_stops_whoever_holds_technology_too() -> None:
    """The holder included: he receives a technology, and buys none with what the secondary says; other cards are as ever."""
    game = passed(senate(), "technology_investigation_committee", "for")
    game.state.action = None
    strategy_cards(game, {"technology": 0, "leadership": 0})
    exhaust(game, 0, goods=9)
    assert asks(plays(copy_of(game), "technology"), 0) != "primary"
    assert counted(plays(game, "leadership"))[3:]  # counters are still sold


@pytest.mark.content("sa17:action/policy_paralysis")
def test_a_paralysed_policy_still_has_its_primary() -> None:
    """Nobody spends counters on the secondary; the primary that carries it out spends none."""
    game = holding("sa17", {"technology": 0})
    exhaust(game, 0, goods=9)
    game.player(1).action_cards = [CardId("policy_paralysis")]
    table = say(plays(game, "technology"), 1, "card:policy_paralysis")
    assert offers(table, 0) == ["a", "b"]


@pytest.mark.content("sa17:political/trade_war")
def test_whoever_plays_trade_raids_with_nothing_of_his_own_to_collect() -> None:
    """The primary carries out the secondary as well as anybody else does."""
    game = lawful(holding("sa17", {"trade": 0}), Law(CardId("trade_war"), ""))
    game.player(1).trade_goods = 2
    table = say(plays(game, "trade"), 0, "use")
    assert (asks(table, 0), offers(table, 0)) == ("raid_goods", ["area:1", "no"])
    say(table, 0, "area:1")
    assert [player.trade_goods for player in game_of(table).state.players] == [4, 1, 0]
