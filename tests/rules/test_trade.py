"""Contracts, agreements, and the goods they bring."""

from __future__ import annotations

import pytest
from tables import asks, game_of, new_game, offers, say, told
from trial import also, give, trial

from mecatol.core.decisions import Verdict
from mecatol.core.effects import OPPONENT, Behaviours, Effect
from mecatol.core.table import Table
from mecatol.rules.moments import (
    CONTRACT_VALUE,
    GOODS_PLACED,
    MAY_BREAK,
    NEEDS_APPROVAL,
    TRADE_INCOME,
    Contract,
    Income,
    Partners,
)
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, Agreement, Seat

EDITIONS = pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])

# Sol 2/2, Letnev 1/1, Hacan 3/3, N'orr 2/1
SOL, LETNEV, HACAN, NORR = range(4)
OWN_TRADE = pytest.mark.parametrize("ruleset", ["sa17", "sa_es +own_trade"])


def negotiating(game: Game, master: Seat = 0) -> Table:
    async def procedure(playing: Game) -> None:
        await playing.trade.open_agreements(master)

    return trial(game, procedure)


def collecting(game: Game, seat: Seat = 0) -> Table:
    async def procedure(playing: Game) -> None:
        await playing.trade.collect(seat)

    return trial(game, procedure)


def placing(game: Game) -> Table:
    async def procedure(playing: Game) -> None:
        await playing.trade.place_goods()

    return trial(game, procedure)


def agreed(ruleset: str, *agreements: Agreement, seats: int = 5) -> Game:
    game = new_game(ruleset, seats)
    game.state.agreements = list(agreements)
    return game


def goods(table: Table, seats: int = 3) -> list[int]:
    return [game_of(table).player(seat).trade_goods for seat in range(seats)]


def open_now(table: Table) -> list[tuple[int, int]]:
    return [agreement.partners for agreement in game_of(table).state.agreements]


# -- opening ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-TRD-4")
def test_contract_values() -> None:
    game = new_game("official")
    values = {race: tuple(sorted(card.contracts)) for race, card in game.content.races.items()}
    for race in ("mentak", "yin", "letnev", "l1z1x"):
        assert values[race] == (1, 1)
    for race in ("yssaril", "saar", "nekro", "naalu", "arborec", "norr"):
        assert values[race] == (1, 2)
    for race in ("jol_nar", "winnu"):
        assert values[race] == (1, 3)
    for race in ("sol", "xxcha", "muaat", "creuss"):
        assert values[race] == (2, 2)
    assert values["hacan"] == (3, 3)


@pytest.mark.rule("OFF-TRD-1")
def test_an_agreement_is_proposed_accepted_and_approved() -> None:
    table = negotiating(new_game("official", 4))
    assert offers(table, SOL) == ["trade:1:0:0", "trade:2:0:0", "trade:3:0:0", "trade:3:0:1", "done"]
    say(table, SOL, "done")
    say(table, LETNEV, "trade:2:0:0")
    assert asks(table, HACAN) == "accept_trade"
    say(table, HACAN, "yes")
    assert asks(table, SOL) == "approve_trade"
    say(table, SOL, "yes")
    assert open_now(table) == [(1, 2)]
    assert "agreementopened" in told(table)


@pytest.mark.rule("OFF-TRD-1")
def test_there_is_one_agreement_a_pair_and_one_partner_a_contract() -> None:
    table = say(negotiating(new_game("official", 4)), SOL, "trade:1:0:0")
    say(table, LETNEV, "yes")
    assert open_now(table) == [(0, 1)]  # the master himself is a partner: nobody is asked to approve
    assert not [key for key in offers(table, SOL) if key.startswith("trade:1")]
    say(table, SOL, "trade:2:1:0")
    say(table, HACAN, "yes")
    assert asks(table, SOL) == ""  # both contracts are given
    assert asks(table, LETNEV) == "propose_trade"


@pytest.mark.rule("OFF-TRD-1")
def test_what_was_refused_is_not_proposed_again() -> None:
    table = say(negotiating(new_game("official", 4), LETNEV), LETNEV, "done")
    say(table, HACAN, "trade:0:0:0")
    say(table, SOL, "yes")
    say(table, LETNEV, "no")
    assert open_now(table) == []
    assert "trade:0:0:0" not in offers(table, HACAN)
    say(table, HACAN, "trade:3:0:1")
    say(table, NORR, "no")
    assert open_now(table) == []


def test_an_effect_may_do_without_approval() -> None:
    merchants = Behaviours("test")

    @merchants.modify("merchants", NEEDS_APPROVAL)
    def free(game: Game, effect: Effect, value: bool, seat: Seat) -> bool:
        return False

    game = new_game("official", 4)
    also(game, merchants)
    game.begin_effect("merchants", HACAN, "race")
    table = say(negotiating(game), SOL, "done")
    say(table, LETNEV, "trade:2:0:0")
    say(table, HACAN, "yes")
    assert open_now(table) == [(1, 2)]


@pytest.mark.rule("SA17-TRD-08", "SA17-TRD-10", "SAES-TRD-03")
@pytest.mark.parametrize(("ruleset", "seats"), [("sa17", 4), ("sa_es", 3), ("sa_es", 4)])
def test_with_four_players_one_contract_is_traded_with_oneself(ruleset: str, seats: int) -> None:
    table = negotiating(new_game(ruleset, seats))
    assert "self:0" in offers(table, SOL)
    say(table, SOL, "self:0")
    agreement = game_of(table).state.agreements[0]
    assert (agreement.partners, agreement.contracts) == ((0, 0), (0, 0))
    assert not [key for key in offers(table, SOL) if key.startswith("self")]


@pytest.mark.rule("SA17-TRD-09", "SAES-TRD-04")
@EDITIONS
def test_with_two_or_three_players_both_contracts(ruleset: str) -> None:
    for seats in {"sa17": (2, 3), "sa_es": (2,)}[ruleset]:
        table = say(negotiating(new_game(ruleset, seats)), SOL, "self:0", "self:1")
        assert open_now(table) == [(0, 0), (0, 0)]
    for seats in (5, 6, 8):
        assert not [key for key in offers(negotiating(new_game(ruleset, seats)), SOL) if key.startswith("self")]
    assert not [key for key in offers(negotiating(new_game("official", 3)), SOL) if key.startswith("self")]


@pytest.mark.rule("SA17-TRD-11")
def test_a_self_trade_needs_the_masters_permission() -> None:
    table = say(negotiating(new_game("sa17", 4)), SOL, "done")
    say(table, LETNEV, "self:0")
    assert asks(table, SOL) == "approve_trade"
    say(table, SOL, "no")
    assert open_now(table) == []
    assert "self:0" not in offers(table, LETNEV)


@EDITIONS
@pytest.mark.rule("SA17-DUE-22", "SAES-DUE-17")
def test_two_players_trade_only_with_themselves(ruleset: str) -> None:
    assert offers(negotiating(new_game(ruleset, 2)), SOL) == ["self:0", "done"]
    assert offers(negotiating(new_game("official", 2)), SOL) == ["trade:1:0:0", "done"]


@EDITIONS
@pytest.mark.rule("SA17-DUE-22", "SAES-DUE-17")
def test_two_who_are_left_of_three_are_no_duel_and_trade_with_each_other(ruleset: str) -> None:
    game = new_game(ruleset, 3)
    game.player(HACAN).out = "eliminated"
    assert "trade:1:0:0" in offers(negotiating(game), SOL)


# -- collecting -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-TRD-2")
def test_the_values_of_the_contracts_received_are_collected() -> None:
    game = agreed("official", Agreement((0, 2), (0, 0)), Agreement((0, 3), (1, 0)))  # Sol holds Hacan's 3 and N'orr's 2
    assert goods(collecting(game)) == [5, 0, 0]
    assert goods(collecting(game, HACAN)) == [5, 0, 2]


@pytest.mark.rule("OFF-TRD-2")
def test_effects_add_to_what_is_collected() -> None:
    bonus = Behaviours("test")

    @bonus.modify("hacan", CONTRACT_VALUE)
    def one_each(game: Game, effect: Effect, value: int, contract: Contract) -> int:
        return value + 1

    @bonus.modify("free_trade", TRADE_INCOME)
    def one_in_all(game: Game, effect: Effect, value: int, income: Income) -> int:
        return value + 1

    game = agreed("official", Agreement((0, 2), (0, 0)), Agreement((1, 2), (0, 1)))  # Hacan holds 2 and 1
    also(game, bonus)
    game.begin_effect("hacan", HACAN, "race")
    game.begin_effect("free_trade", HACAN, "law")
    give(game, HACAN, "micro_technology")
    assert goods(collecting(game, HACAN)) == [0, 0, (2 + 1) + (1 + 1) + 2 + 1]


@pytest.mark.rule("OFF-TRD-2")
def test_nothing_is_collected_from_an_agreement_of_the_same_action() -> None:
    game = new_game("official", 4)
    game.begin_scope("action")
    game.trade.open(0, 2, 0, 0)
    assert goods(collecting(game)) == [0, 0, 0]
    game.end_scope("action")
    assert goods(collecting(game)) == [3, 0, 0]


@pytest.mark.rule("SA17-TRD-01")
def test_goods_are_put_on_every_agreement_as_printed() -> None:
    game = agreed("sa17", Agreement((0, 2), (0, 0)), Agreement((1, 1), (0, 0)))
    table = placing(game)
    assert goods(table) == [0, 0, 0]
    lying = [agreement.goods for agreement in game_of(table).state.agreements]
    assert lying == [(3, 2), (1, 0)]
    table = placing(game_of(table))
    assert [agreement.goods for agreement in game_of(table).state.agreements] == [(6, 4), (2, 0)]


@pytest.mark.rule("SA17-TRD-02")
def test_goods_on_agreements_are_spent_only_once_collected() -> None:
    game = agreed("sa17", Agreement((0, 2), (0, 0), goods=(6, 4)), Agreement((0, 3), (1, 0), goods=(1, 0)))
    before = game.economy.available_resources(0)
    table = collecting(game)
    assert goods(table) == [7, 0, 0]
    assert [agreement.goods for agreement in game_of(table).state.agreements] == [(0, 4), (0, 0)]
    assert game_of(table).economy.available_resources(0) == before + 7
    assert goods(collecting(game_of(table))) == [7, 0, 0]  # nothing is left to collect


@pytest.mark.rule("SA17-TRD-06")
def test_all_agreements_receive_goods_before_anybody_acts_on_it() -> None:
    seen = Behaviours("test")

    @seen.on("watcher", GOODS_PLACED)
    async def watch(game: Game, effect: Effect, seat: Seat) -> None:
        game.note(effect, "lying", str([agreement.goods for agreement in game.state.agreements]))

    game = agreed("sa17", Agreement((0, 2), (0, 0)), Agreement((3, 4), (0, 0)))
    also(game, seen)
    effect = game.begin_effect("watcher", SOL, "technology")
    table = placing(game)
    assert game_of(table).remembered(effect, "lying") == str([a.goods for a in game_of(table).state.agreements])


def test_officially_nothing_is_laid_on_agreements() -> None:
    table = placing(agreed("official", Agreement((0, 2), (0, 0))))
    assert game_of(table).state.agreements[0].goods == (0, 0)


# -- breaking ---------------------------------------------------------------------------------------------------------------


def fighting(game: Game, attacker: Seat, *victims: Seat) -> Table:
    async def procedure(playing: Game) -> None:
        await playing.trade.break_for_aggression(Action(attacker, "tactical", victims=list(victims)))

    return trial(game, procedure)


@pytest.mark.rule("OFF-TRD-3")
def test_war_between_partners_breaks_their_agreement() -> None:
    game = agreed("official", Agreement((0, 2), (0, 0)), Agreement((0, 3), (1, 0)))
    table = fighting(game, HACAN, SOL)
    assert open_now(table) == [(0, 3)]
    assert goods(table) == [0, 0, 0]
    assert "agreementbroken" in told(table)
    table = fighting(game_of(table), LETNEV, SOL)  # they have none
    assert open_now(table) == [(0, 3)]


@pytest.mark.rule("OFF-TRD-3")
def test_either_partner_breaks_it_in_the_status_phase() -> None:
    async def procedure(playing: Game) -> None:
        await playing.trade.status_step(2)

    table = trial(agreed("official", Agreement((0, 2), (0, 0)), Agreement((1, 2), (0, 1))), procedure)
    assert offers(table, 2) == ["break:0", "break:1", "done"]
    say(table, 2, "break:0", "done")
    assert open_now(table) == [(1, 2)]


@pytest.mark.rule("OFF-TRD-3")
def test_an_effect_keeps_others_from_breaking_agreements() -> None:
    loyal = Behaviours("test")

    @loyal.modify("loyal", MAY_BREAK, OPPONENT)
    def never(game: Game, effect: Effect, value: Verdict, partners: Partners) -> Verdict:
        return Verdict(False, "OFF-TRD-3") if partners.other == effect.owner else value

    async def procedure(playing: Game) -> None:
        await playing.trade.status_step(0)

    game = agreed("official", Agreement((0, 2), (0, 0)), Agreement((0, 3), (1, 0)))
    also(game, loyal)
    game.begin_effect("loyal", HACAN, "race")
    assert offers(trial(game, procedure), 0) == ["break:3", "done"]


@pytest.mark.rule("SA17-TRD-03", "SAES-STR-22")
@OWN_TRADE
def test_the_attacker_loses_the_goods_on_the_contract_he_holds(ruleset: str) -> None:
    game = agreed(ruleset, Agreement((0, 2), (0, 0), goods=(6, 4)), Agreement((0, 3), (1, 0), goods=(3, 3)))
    table = fighting(game, SOL, HACAN)
    assert goods(table)[SOL] == 0
    assert [a.goods for a in game_of(table).state.agreements] == [(3, 3)]  # the agreement with N'orr is not touched


@pytest.mark.rule("SA17-TRD-04", "SAES-STR-23")
@OWN_TRADE
def test_the_defender_collects_the_goods_on_his_side(ruleset: str) -> None:
    table = fighting(agreed(ruleset, Agreement((0, 2), (0, 0), goods=(6, 4))), SOL, HACAN)
    assert goods(table) == [0, 0, 4]


@pytest.mark.rule("SA17-TRD-05")
def test_without_aggression_each_collects_half_rounded_up() -> None:
    async def procedure(playing: Game) -> None:
        await playing.trade.break_all()

    game = agreed("sa17", Agreement((0, 2), (0, 0), goods=(5, 2)), Agreement((1, 1), (0, 0), goods=(3, 0)))
    table = trial(game, procedure)
    assert open_now(table) == []
    assert goods(table) == [3, 2, 1]


@pytest.mark.rule("OFF-TRD-3")
def test_a_card_lets_a_player_end_an_agreement_of_others() -> None:
    async def procedure(playing: Game) -> None:
        await playing.trade.end_one(1)
        await playing.trade.end_one(1)

    table = trial(agreed("official", Agreement((0, 2), (0, 0)), Agreement((3, 4), (0, 0))), procedure)
    assert offers(table, 1) == ["end:0:2:0", "end:3:4:0", "no"]
    say(table, 1, "end:0:2:0", "no")
    assert open_now(table) == [(3, 4)]


@pytest.mark.rule("OFF-TRD-2")
def test_a_card_may_take_something_off_the_whole_collection() -> None:
    async def procedure(playing: Game) -> None:
        await playing.trade.collect(0, less=1)
        await playing.trade.collect(1, less=1)

    assert goods(trial(agreed("official", Agreement((0, 2), (0, 0))), procedure)) == [2, 0, 0]
