"""Crimson Suns: wars are declared, and who has declared one is paid for the ships that he loses in it."""

from __future__ import annotations

import pytest
from skirmish import HERE, acting, finish
from tables import asks, game_of, hold, new_game, offers, play, put, say, told
from trial import trial

from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.shattered_ascension.game import Game as ShatteredAscension
from mecatol.rules.state import Agreement, Declaration

WARS = pytest.mark.parametrize("ruleset", ["sa17 +crimson_suns", "sa_es +crimson_suns"])

RULES = "sa17 +crimson_suns"


def at_war(ruleset: str, *declared: tuple[int, int], seats: int = 4) -> Game:
    game = new_game(ruleset, seats)
    game.state.declarations = [Declaration(seat, target) for seat, target in declared]
    return game


def declaring(game: Game) -> Table:
    """Seat 0 has two refreshed planets with influence."""
    hold(game, 0, "arnor", "lor")
    return play(game, Step("status_phase.declare_war", 0))


def battle(game: Game, mine: str, theirs: str, *dice: int) -> Table:
    """Seat 0 attacks seat 1."""
    put(acting(game), 0, HERE, mine)
    put(game, 1, HERE, theirs)
    return play(game, Step("space_battle.begin", 0, HERE), dice=dice)


def wars(table: Table) -> list[tuple[int, int]]:
    return [(declared.seat, declared.target) for declared in game_of(table).state.declarations]


def goods(table: Table, seat: int) -> int:
    return game_of(table).player(seat).trade_goods


@WARS
@pytest.mark.rule("SA17-CRI-01", "SAES-CRI-01")
def test_a_war_is_declared_in_the_status_phase_for_one_influence(ruleset: str) -> None:
    table = declaring(at_war(ruleset, (0, 2)))
    assert offers(table, 0) == ["player:1", "player:3", "done"], "not twice on the same one"
    say(table, 0, "player:3")
    assert asks(table, 0) == "pay"
    say(table, 0, offers(table, 0)[0])
    assert wars(table) == [(0, 2), (0, 3)]
    assert "wardeclared" in told(table)
    assert [planet.exhausted for planet in game_of(table).board.planets_of(0)].count(True) == 1


@pytest.mark.rule("SA17-CRI-01")
def test_nobody_is_asked_who_has_no_influence_or_does_not_play_with_it() -> None:
    poor = at_war(RULES)
    for planet in poor.board.planets_of(0):
        poor.board.exhaust(planet.id, "test")
    assert play(poor, Step("status_phase.declare_war", 0)).over
    assert declaring(at_war("sa17")).over


@WARS
@pytest.mark.rule("SA17-CRI-02", "SAES-CRI-02")
def test_all_see_who_has_declared_war_on_whom(ruleset: str) -> None:
    table = declaring(at_war(ruleset, (0, 1), (2, 3)))
    for seat in (0, 1, 2, 3, None):
        assert game_of(table).view(seat).declarations == (Declaration(0, 1), Declaration(2, 3))


@WARS
@pytest.mark.rule("SA17-CRI-03", "SAES-CRI-03")
def test_an_attacker_is_paid_half_of_what_he_lost(ruleset: str) -> None:
    game = at_war(ruleset, (0, 1))
    dice = (1, 1, 1, *[10] * 6)  # a Dreadnought (5) and a Cruiser (2): the first sustains a hit
    table = finish(battle(game, "dreadnought, cruiser, fighter", "6 cruiser", *dice))
    assert goods(table, 0) == 3, "7 and half a resource for the Fighter, halved and rounded down"
    assert goods(table, 1) == 0


@WARS
@pytest.mark.rule("SA17-CRI-03", "SAES-CRI-03")
def test_who_has_not_declared_war_is_paid_nothing(ruleset: str) -> None:
    dice = (1, 1, 1, *[10] * 6)
    table = finish(battle(at_war(ruleset, (1, 2), (2, 0)), "dreadnought, cruiser, fighter", "6 cruiser", *dice))
    assert goods(table, 0) == goods(table, 1) == 0


@WARS
@pytest.mark.rule("SA17-CRI-04", "SAES-CRI-04")
def test_a_defender_is_paid_a_quarter_of_what_he_lost(ruleset: str) -> None:
    dice = (*[10] * 6, 1, 1)
    table = finish(battle(at_war(ruleset, (1, 0)), "6 cruiser", "dreadnought, cruiser", *dice))
    assert (goods(table, 0), goods(table, 1)) == (0, 1), "ships worth 7"


@WARS
@pytest.mark.rule("SA17-CRI-05", "SAES-CRI-05")
def test_it_is_paid_when_the_battle_is_over(ruleset: str) -> None:
    first_round, second_round = (10, 1, 10, 10), (1, 10, 10)  # both lose a Cruiser, then the attacker his last one
    table = battle(at_war(ruleset, (0, 1)), "2 cruiser", "3 cruiser", *first_round, 1, *second_round)
    finish(table)
    story = told(table)
    assert story.count("goodschanged") == 1, "for all ships together"
    assert goods(table, 0) == 2
    assert story.index("battleended") < story.index("goodschanged")


@pytest.mark.rule("SA17-CRI-06")
def test_a_declaration_breaks_the_trade_agreement_at_once() -> None:
    game = at_war(RULES)
    game.state.agreements = [Agreement((0, 1), (0, 0), (3, 2)), Agreement((0, 2), (1, 0), (1, 1))]
    table = declaring(game)
    say(table, 0, "player:1")
    say(table, 0, offers(table, 0)[0])
    assert [agreement.partners for agreement in game_of(table).state.agreements] == [(0, 2)]
    assert (goods(table, 0), goods(table, 1)) == (0, 2), "an aggressor loses what lies before him, his victim collects"


@WARS
@pytest.mark.rule("SA17-CRI-07", "SAES-CRI-07")
def test_a_trade_agreement_ends_the_war_of_its_partners(ruleset: str) -> None:
    async def negotiate(game: ShatteredAscension) -> None:
        await game.trade.open_agreements(1)

    table = trial(at_war(ruleset, (0, 1), (0, 2), (1, 0)), negotiate)
    offer = next(key for key in offers(table, 1) if key.startswith("trade:0:"))
    say(table, 1, offer)
    assert wars(table) == [(0, 1), (0, 2), (1, 0)], "it is proposed, not accepted"
    say(table, 0, "yes")
    assert wars(table) == [(0, 2)]
    assert told(table).count("warended") == 2


@WARS
@pytest.mark.rule("SA17-CRI-08", "SAES-CRI-08")
def test_nobody_has_more_than_two_declarations_standing(ruleset: str) -> None:
    assert declaring(at_war(ruleset, (0, 1), (0, 2))).over, "there is nothing to ask"
    table = declaring(at_war(ruleset, (0, 1), (1, 0), (2, 0)))
    say(table, 0, "player:2")
    say(table, 0, offers(table, 0)[0])
    assert table.over, "his second is his last, with influence left"


def test_wars_with_a_player_who_is_out_are_over() -> None:
    async def fall(game: ShatteredAscension) -> None:
        await game.victory.eliminate(1)

    table = trial(at_war(RULES, (0, 1), (1, 2), (2, 3)), fall)
    assert wars(finish(table)) == [(2, 3)]
