"""Action Cards played when dice lie on the table and when ships are hit."""

from __future__ import annotations

import pytest
from skirmish import HERE, armies, army, fight, fleets, invade, rolled, ships
from tables import asks, game_of, hold, offers, play, put, say, told, units

from mecatol.core.rules import Step
from mecatol.rules import forces
from mecatol.rules.state import PlanetId

# -- single dice -------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/covert_intelligence_support")
def test_an_outsider_helps_a_die() -> None:
    game = fleets("cruiser", "cruiser", seat_2="covert_intelligence_support", seat_0="covert_intelligence_support")
    table = fight(game, 5, 4)
    assert asks(table, 0) == ""  # not in a battle of his own
    assert offers(table, 2) == ["card:covert_intelligence_support", "pass"]
    say(table, 2, "card:covert_intelligence_support")  # only one die would turn
    assert table.over
    assert list(ships(table, 0)) == units("cruiser")
    assert ships(table, 1) == ()


@pytest.mark.content("sa17:action/covert_intelligence_support")
def test_nobody_is_asked_where_two_more_would_change_nothing() -> None:
    game = fleets("cruiser", "cruiser", seat_2="covert_intelligence_support")
    table = fight(game, 7, 1)
    assert table.over


@pytest.mark.content("sa17:action/recheck")
def test_any_die_is_rolled_again() -> None:
    game = fleets("cruiser", "cruiser", seat_1="recheck")
    table = fight(game, 7, 7, 2)
    say(table, 1, "card:recheck")
    assert offers(table, 1) == ["die:0:0", "die:1:0"]
    say(table, 1, "die:0:0")
    assert table.over
    assert list(ships(table, 1)) == units("cruiser")


@pytest.mark.content("sa17:action/recheck", "sa17:action/covert_intelligence_support")
@pytest.mark.parametrize(
    ("card", "first", "die", "left"), [("recheck", 9, ["die:0:0"], 2), ("covert_intelligence_support", 7, [], 1)]
)
def test_dice_of_a_barrage_are_combat_rolls_of_the_battle(card: str, first: int, die: list[str], left: int) -> None:
    table = fight(fleets("destroyer", "carrier, 2 fighter", seat_2=card, seat_0="fighter_screen_gap"), first, 1, *[1] * 9)
    assert (asks(table, 2), offers(table, 2)) == ("dice_cast", [f"card:{card}", "pass"])
    say(table, 2, f"card:{card}", *die)
    assert asks(table, 0) == "before_round"
    assert forces.count(ships(table, 1), "fighter") == left


@pytest.mark.content("sa17:action/recheck")
def test_cannons_are_no_battle() -> None:
    game = fleets("cruiser", "", seat_2="recheck")
    hold(game, 1, "thibah")
    put(game, 1, "thibah", "pds")
    table = play(game, Step("space_cannon.fire", 0, HERE), dice=[1])
    while table.pending:
        assert asks(table, 2) == ""
        say(table, table.pending[0].seat, offers(table, table.pending[0].seat)[0])


@pytest.mark.content("sa17:action/recheck")
def test_a_die_on_a_planet_is_rolled_again() -> None:
    table = invade(armies("ground_force", "ground_force", seat_2="recheck"), 8, 1, 3, 1, 8)
    say(table, 2, "card:recheck", "die:0:0")
    assert table.over
    assert game_of(table).board.planet(PlanetId("arnor")).owner == 1


# -- hits that cancel hits ---------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/suppressive_fire")
def test_own_hits_cancel_hits() -> None:
    game = fleets("3 cruiser", "3 cruiser", seat_0="suppressive_fire", seat_2="recheck")
    table = fight(game, 7, 7, 7, 7, 7, 1)
    say(table, 2, "pass")
    say(table, 0, "card:suppressive_fire")
    assert offers(table, 0) == ["1", "2"]
    say(table, 0, "2")
    say(table, 2, "pass")
    assert list(ships(table, 0)) == units("3 cruiser")
    assert list(ships(table, 1)) == units("2 cruiser")


@pytest.mark.content("sa17:action/suppressive_fire")
def test_whoever_suppresses_says_which_hits_are_spent_and_cancelled() -> None:
    game = fleets("cruiser, destroyer", "cruiser, fighter", seat_0="suppressive_fire", seat_2="recheck")
    table = fight(game, 1, 1, 7, 9, 7, 9)
    say(table, 2, "pass")  # the barrage
    say(table, 2, "pass")
    say(table, 0, "card:suppressive_fire", "1")
    assert (asks(table, 0), len(offers(table, 0))) == ("cancel_with", 2)
    say(table, 0, offers(table, 0)[1])
    assert (asks(table, 0), len(offers(table, 0))) == ("cancel_hit_of", 2)
    say(table, 0, offers(table, 0)[0])
    battle = game_of(table).board.battle
    hits = [[die.kind for die in side.dice if die.hit] for side in (battle.attacker, battle.defender)]
    assert [len(each) for each in hits] == [1, 1]


@pytest.mark.content("sa17:action/suppressive_fire")
def test_suppressive_fire_on_a_planet() -> None:
    table = invade(armies("ground_force", "ground_force", seat_1="suppressive_fire"), 8, 8, 1, 8)
    say(table, 1, "card:suppressive_fire")
    assert table.over
    assert list(army(table, 1)) == units("ground_force")
    assert len(rolled(table, 1, "invasion")) == 2


# -- hits about to be taken --------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/shields_holding")
def test_shields_hold_two_hits() -> None:
    game = fleets("3 cruiser", "2 cruiser", seat_1="shields_holding", seat_2="recheck")
    table = fight(game, 7, 7, 7, 1, 1)
    say(table, 2, "pass")
    assert asks(table, 1) == "hits_scored"
    say(table, 1, "card:shields_holding")
    assert list(ships(table, 1)) == units("cruiser")


@pytest.mark.content("sa17:action/stray_shot")
def test_a_stray_shot_hits_a_planet_like_a_bombardment() -> None:
    game = fleets("2 cruiser", "2 cruiser", seat_1="stray_shot", seat_2="recheck")
    hold(game, 2, "thibah")
    put(game, 2, "thibah", "2 ground_force")
    table = fight(game, 7, 1, 1, 1)
    say(table, 2, "pass")
    say(table, 1, "card:stray_shot")
    assert list(ships(table, 1)) == units("2 cruiser")
    assert list(army(table, 2, "thibah")) == units("ground_force")


@pytest.mark.content("sa17:action/stray_shot")
def test_shields_of_the_planet_absorb_it_and_without_a_planet_there_is_none() -> None:
    game = fleets("2 cruiser", "2 cruiser", seat_1="stray_shot", seat_2="recheck")
    hold(game, 2, "thibah")
    put(game, 2, "thibah", "ground_force, pds")
    table = fight(game, 7, 1, 1, 1)
    say(table, 2, "pass")
    say(table, 1, "card:stray_shot")
    assert list(army(table, 2, "thibah")) == units("ground_force, pds")
    table = fight(fleets("2 cruiser", "2 cruiser", tile="empty_base", seat_1="stray_shot", seat_2="recheck"), 7, 1, 1, 1)
    say(table, 2, "pass")
    assert asks(table, 1) != "hits_scored"


# -- damaged ships -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/catastrophic_hit")
def test_a_catastrophic_hit_takes_the_ship_with_the_last_casualties() -> None:
    game = fleets("dreadnought", "2 cruiser", seat_1="catastrophic_hit")
    table = fight(game, 5, 1, 7, 1, 5, 1)
    say(table, 0, "sustain:dreadnought")
    assert asks(table, 1) == "unit_damaged"
    say(table, 1, "card:catastrophic_hit")
    while not table.over:
        say(table, 1, offers(table, 1)[0])
    assert ships(table, 0) == ()
    assert ships(table, 1) == ()
    assert [d for d in game_of(table).state.deeds if d.kind == "won_space_battle"] == []  # it is gone when that is settled


@pytest.mark.content("sa17:action/catastrophic_hit")
def test_it_goes_on_fighting_until_then() -> None:
    game = fleets("dreadnought, cruiser", "2 cruiser", seat_1="catastrophic_hit", seat_2="recheck")
    table = fight(game, 1, 1, 1, 7, 1)
    say(table, 2, "pass")
    say(table, 0, "sustain:dreadnought")
    say(table, 1, "card:catastrophic_hit")
    assert asks(table, 2) == "dice_rolled"
    assert [g.kind for g in ships(table, 0)] == ["dreadnought", "cruiser"]


# -- destroyed ships ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/courageous_to_the_end")
def test_a_ship_goes_down_shooting() -> None:
    game = fleets("cruiser, destroyer", "2 cruiser", seat_0="courageous_to_the_end")
    table = fight(game, 1, 1, 7, 1, 7, 7)
    say(table, 0, "destroy:cruiser", "card:courageous_to_the_end")
    assert table.over
    assert list(ships(table, 0)) == units("destroyer")
    assert ships(table, 1) == ()


@pytest.mark.content("sa17:action/courageous_to_the_end")
def test_even_before_the_first_round() -> None:
    game = fleets("destroyer", "carrier, 2 fighter", seat_1="courageous_to_the_end")
    table = fight(game, 9, 1, 9, 1)
    assert asks(table, 1) == "units_destroyed"
    say(table, 1, "card:courageous_to_the_end")
    assert table.over
    assert list(ships(table, 1)) == units("carrier, fighter")
    assert ships(table, 0) == ()


@pytest.mark.content("sa17:action/courageous_to_the_end", "sa17:action/boarding_action")
def test_a_boarded_ship_is_courageous_too() -> None:
    boarders = "2 cruiser, carrier, 3 shock_troop"
    game = fleets(boarders, "2 cruiser", seat_0="boarding_action", seat_1="courageous_to_the_end")
    table = fight(game, *[1] * 5, 5, 1, 1, 7, 1, *[1] * 4)
    say(table, 0, "card:boarding_action", "3", "unit:cruiser")
    assert asks(table, 1) == "units_destroyed"
    say(table, 1, "card:courageous_to_the_end")
    assert asks(table, 0) == "casualty"


@pytest.mark.content("sa17:action/moment_of_triumph")
def test_a_war_sun_destroyed_is_a_point() -> None:
    game = fleets("3 dreadnought", "war_sun*2", seat_0="moment_of_triumph", seat_1="moment_of_triumph")
    table = fight(game, 5, 1, 1, 1, 1, 1, 1, 1, 1)
    assert asks(table, 0) == "units_destroyed"
    assert asks(table, 1) == ""
    say(table, 0, "card:moment_of_triumph")
    assert game_of(table).victory.points(0) == 1
    assert "pointschanged" in told(table)


@pytest.mark.content("sa17:action/military_foresight")
def test_a_lost_ship_waits_on_the_card_and_comes_back() -> None:
    game = fleets("cruiser, destroyer", "2 cruiser", seat_0="military_foresight")
    put(game, 0, "jord", "space_dock")
    before = game.board.left(0, "cruiser")
    table = fight(game, 1, 1, 7, 1, 9, 9, 1, 1, 9, 9)
    say(table, 0, "destroy:cruiser", "card:military_foresight")
    after = game_of(table)
    card = [effect.card for effect in after.state.effects if effect.key == "military_foresight"]
    assert card == ["military_foresight"]
    assert after.state.action_deck.discard == []
    assert after.board.left(0, "cruiser") == before  # one on the board less, one on the card
    later = play(after, Step("status_phase.start"))
    home = forces.count(game_of(later).board.ships(0, game.board.home(0)), "cruiser")
    assert home == 1
    assert game_of(later).state.action_deck.discard == ["military_foresight"]
    assert [e for e in game_of(later).state.effects if e.key == "military_foresight"] == []


@pytest.mark.content("sa17:action/military_foresight")
def test_without_a_dock_the_ship_is_lost() -> None:
    game = fleets("cruiser, destroyer", "2 cruiser", seat_0="military_foresight", seat_2="recheck")
    table = fight(game, 1, 1, 7, 1)
    say(table, 2, "pass")
    say(table, 0, "destroy:cruiser", "card:military_foresight")
    later = play(game_of(table), Step("status_phase.start"))
    assert game_of(later).board.on_board(0, "cruiser") == 0
    assert "military_foresight" in game_of(later).state.action_deck.discard
    assert HERE in game_of(later).board.fleets_of(0)
