"""Odds at a real table: of a battle that may come, and of one that is being fought."""

from __future__ import annotations

import pytest
from tables import asks, hold, new_game, offers, play, put, say
from trial import give

from mecatol.core.hexes import Hex
from mecatol.core.records import digest
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.odds import Force, OddsError, battle, from_table
from mecatol.rules.naming import on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, CardId

FRONT = Hex("1,0")
BATTLE = Step("space_battle.begin", 0, FRONT)


def in_action(game: Game) -> Game:
    """The active player's action in the system fought over."""
    game.state.action = Action(0, "tactical", FRONT)
    game.begin_scope("action")
    return game


def fought(attacker: str, defender: str, dice: list[int]) -> Table:
    """A table at which two fleets meet."""
    game = in_action(new_game())
    put(game, 0, FRONT, attacker)
    put(game, 1, FRONT, defender)
    return play(game, BATTLE, dice=dice)


def waiting(game: Game) -> Table:
    """A table at which the active player is about to act."""
    return play(game, Step("action_phase.turn", 0))


def test_before_an_activation_every_ship_in_reach_comes() -> None:
    game = new_game()
    put(game, 0, game.board.home(0), "2 cruiser, carrier, 2 fighter, ground_force, space_dock")
    near = next(hex_ for hex_ in game.galaxy.adjacent(game.board.home(0)) if game.board.system(hex_).tile != "mecatol_rex")
    put(game, 1, near, "cruiser, destroyer")
    table = waiting(game)
    before = digest(table.game.state)
    found = from_table(table, near)
    assert found.win == pytest.approx(battle("2 cruiser, carrier, 2 fighter", "cruiser, destroyer").win)
    assert digest(table.game.state) == before


def test_a_fleet_that_is_named_comes_instead() -> None:
    game = new_game()
    put(game, 1, FRONT, "cruiser")
    table = waiting(game)
    assert from_table(table, FRONT, bring="2 cruiser").win == pytest.approx(battle("2 cruiser", "cruiser").win)
    with pytest.raises(OddsError, match="'crusier' is no unit; did you mean 'cruiser'"):
        from_table(table, FRONT, bring="crusier")


def test_what_the_players_own_counts() -> None:
    game = new_game()
    put(game, 1, FRONT, "3 cruiser")
    hold(game, 1, game.board.system(FRONT).planets[0].id)
    put(game, 1, game.board.system(FRONT).planets[0].id, "pds")
    give(game, 1, "hylar_v_assault_laser")
    give(game, 0, "impulsion_shields")
    found = from_table(waiting(game), FRONT, bring="3 cruiser")
    same = battle(
        Force("3 cruiser", technologies=("impulsion_shields",)), Force("3 cruiser, pds", technologies=("hylar_v_assault_laser",))
    )
    assert found.win == pytest.approx(same.win)


def test_policies_of_the_players() -> None:
    game = new_game()
    put(game, 1, FRONT, "3 cruiser")
    found = from_table(waiting(game), FRONT, bring="2 dreadnought", policies=(Force("", casualties="optimal"), Force("")))
    assert found.win == pytest.approx(battle(Force("2 dreadnought", casualties="optimal"), "3 cruiser").win)


def test_an_invasion_that_may_come() -> None:
    game = new_game()
    planet = game.board.system(FRONT).planets[0].id
    hold(game, 1, planet)
    put(game, 1, planet, "2 ground_force, pds")
    put(game, 0, FRONT, "dreadnought, carrier, 3 ground_force")
    found = from_table(waiting(game), FRONT, planet=planet)
    assert found.takes_planet == pytest.approx(battle("dreadnought, 3 ground_force", "2 ground_force, pds").win)
    more = from_table(waiting(game), FRONT, planet=planet, bring="6 ground_force")
    assert more.win > found.win


def test_between_two_rounds() -> None:
    table = fought("3 cruiser", "2 dreadnought", dice=[])
    assert asks(table, 0) == "retreat"
    assert from_table(table, FRONT).win == pytest.approx(battle("3 cruiser", "2 dreadnought").win)


def test_ships_that_hide_in_the_first_round() -> None:
    """A lone Destroyer of a Wolfpack cannot be hit in the first round: it wins at once, or fights on as any other."""
    game = in_action(new_game())
    put(game, 0, FRONT, "destroyer")
    put(game, 1, FRONT, "cruiser")
    game.begin_effect("wolfpack", 0, "card", until="action")
    hit = 0.2  # a nine or a ten
    usual = battle("destroyer", "cruiser").win
    assert from_table(play(game, BATTLE), FRONT).win == pytest.approx(hit + (1 - hit) * usual)


def test_others_fall_in_the_place_of_ships_that_hide() -> None:
    game = in_action(new_game())
    put(game, 0, FRONT, "2 destroyer, 2 cruiser")
    put(game, 1, FRONT, "3 cruiser")
    plain = from_table(play(game, BATTLE), FRONT)
    game.begin_effect("wolfpack", 0, "card", until="action")
    hidden = from_table(play(game, BATTLE), FRONT)
    assert hidden.win + hidden.draw + hidden.lose == pytest.approx(1)
    assert hidden.win != pytest.approx(plain.win)


def stay(table: Table) -> None:
    """Nobody retreats from the round to come."""
    for seat in (0, 1):
        if asks(table, seat) == "retreat":
            say(table, seat, "no")


@pytest.mark.rule("OFF-SPB-5")
def test_after_a_round() -> None:
    """Three dice of the attacker, then three of the defender: two hits against one."""
    table = fought("3 cruiser", "3 cruiser", dice=[10, 10, 1, 10, 1, 1])
    stay(table)
    assert from_table(table, FRONT).win == pytest.approx(battle("2 cruiser", "cruiser").win)


@pytest.mark.rule("OFF-SPB-3", "OFF-SPB-6")
@pytest.mark.content("official:action/morale_boost", "sa17:action/morale_boost")
@pytest.mark.parametrize("ruleset", ["official", "cp", "sa17"])
def test_a_card_for_one_round_counts_in_that_round_alone(ruleset: str) -> None:
    """Two Cruisers, one with a Morale Boost: before its dice a five in ten hits once; when they lie there it is over. In build
    17 it cancels the hit, too, that would leave nobody."""
    game = in_action(new_game(f"{ruleset} -tactical_retreats"))
    put(game, 0, FRONT, "cruiser")
    put(game, 1, FRONT, "cruiser")
    game.player(0).action_cards = [CardId("morale_boost"), CardId("disclosure")]
    game.player(1).action_cards = [CardId("recheck")]
    table = play(game, BATTLE, dice=[1] * 9)
    usual = battle("cruiser", "cruiser", ruleset=ruleset).win
    assert from_table(table, FRONT).win == pytest.approx(usual)
    say(table, 0, "card:morale_boost")
    assert asks(table, 0) == "before_round", "and Disclosure may follow"
    lives = 1 if ruleset == "sa17" else 0.6
    assert from_table(table, FRONT).win == pytest.approx(0.5 * lives + 0.5 * lives * usual)
    say(table, 0, "pass")
    assert asks(table, 1) == "dice_rolled"
    assert from_table(table, FRONT).win == pytest.approx(usual)


@pytest.mark.content("official:action/enhanced_armor")
@pytest.mark.parametrize("ruleset", ["official", "cp"])
def test_cruisers_that_sustain_for_a_round_of_the_game_do_so_in_the_odds(ruleset: str) -> None:
    """Four in ten hit; the armored one falls to the second hit."""
    game = in_action(new_game(f"{ruleset} -tactical_retreats"))
    put(game, 0, FRONT, "cruiser")
    put(game, 1, FRONT, "cruiser")
    game.begin_scope("round")
    game.begin_effect("enhanced_armor", 1, "card", until="round")
    game.player(0).action_cards = [CardId("morale_boost")]
    once = battle("cruiser", "cruiser", ruleset=ruleset).win
    found = from_table(play(game, BATTLE), FRONT)
    assert found.win == pytest.approx(0.6 * 0.4 * once / (1 - 0.6 * 0.6))
    assert found.left_out == ()


@pytest.mark.content("official:action/dug_in")
def test_bombardment_does_nothing_to_those_who_are_dug_in() -> None:
    def assault(*keys: str, fleet: str) -> float:
        game = in_action(new_game("official"))
        planet = game.board.system(FRONT).planets[0].id
        hold(game, 1, planet)
        put(game, 1, planet, "3 ground_force")
        put(game, 0, FRONT, fleet)
        game.begin_scope("round")
        for key in keys:
            game.begin_effect(key, 1, "card", until="round", where=on_planet(planet))
        return from_table(waiting(game), FRONT, planet=planet).win

    spared = assault("official_dug_in", fleet="war_sun, 3 ground_force")
    assert spared == pytest.approx(assault(fleet="carrier, 3 ground_force"))
    assert spared < assault(fleet="war_sun, 3 ground_force")


def test_a_retreat_that_was_announced() -> None:
    """The fleet leaves when the hits on the table are taken."""
    table = fought("dreadnought, 2 cruiser", "3 cruiser", dice=[1, 1, 1, 1, 10, 1, 1])
    say(table, 0, next(key for key in offers(table, 0) if key.startswith("retreat:")))
    assert asks(table, 0) == "casualty"
    found = from_table(table, FRONT)
    assert found.retreats == (1, 0)
    assert [each.text for each in found.attacker.survivors] == ["dreadnought*1, 2 cruiser"]
    assert found.lose == 1


def test_hits_on_the_table_are_taken_first() -> None:
    table = fought("dreadnought, 2 cruiser", "3 cruiser", dice=[1, 1, 1, 1, 10, 10, 1])
    stay(table)
    assert asks(table, 0) == "casualty"
    both = from_table(table, FRONT)
    assert both.win == pytest.approx(battle("dreadnought*1, cruiser", "3 cruiser").win)
    say(table, 0, "destroy:cruiser")
    one = from_table(table, FRONT)
    assert one.win == pytest.approx(battle("dreadnought*1, cruiser", "3 cruiser").win)


def test_a_barrage_on_the_table() -> None:
    """Two of its four dice hit; which Fighters they are is no question, so the first round is next."""
    table = fought("2 destroyer", "carrier, 4 fighter", dice=[10, 10, 1, 1])
    assert asks(table, 0) == "retreat"
    found = from_table(table, FRONT)
    assert found.defender.value_before == 3 + 1
    assert found.win > battle("2 destroyer", "carrier, 4 fighter").win


def test_rounds_of_an_invasion() -> None:
    game = in_action(new_game())
    planet = game.board.system(FRONT).planets[0].id
    hold(game, 1, planet)
    put(game, 1, planet, "mechanized_unit, 2 ground_force")
    put(game, 0, planet, "4 ground_force")
    table = play(game, Step("invasion.planet", 0, FRONT, planet), dice=[10, 10, 1, 1, 10, 1, 1, 1])
    assert asks(table, 1) == "casualty"
    found = from_table(table, FRONT)
    assert found.win == pytest.approx(battle("3 ground_force", "mechanized_unit*1, ground_force").win)


def test_what_cannot_be_asked() -> None:
    game = new_game()
    table = waiting(game)
    with pytest.raises(OddsError, match="no system lies at '9,9'"):
        from_table(table, "9,9")
    with pytest.raises(OddsError, match="there is no enemy fleet"):
        from_table(table, FRONT)
    planet = game.board.system(FRONT).planets[0].id
    with pytest.raises(OddsError, match="nobody defends"):
        from_table(table, FRONT, planet=planet)
    with pytest.raises(OddsError, match="is no planet of system"):
        from_table(table, FRONT, planet=f"{planet}x")
