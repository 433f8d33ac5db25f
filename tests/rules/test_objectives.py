"""Revealing objectives, claiming them, Special Objectives, and why something cannot be claimed."""

from __future__ import annotations

import pytest
from claiming import DOUBLE, SINGLE, claim, claiming, refuse
from opening import started
from tables import ASCENSION, asks, game_of, hold, new_game, offers, play, put, say, strategy_cards, told
from trial import also, give, trial

from mecatol.core.decisions import Verdict
from mecatol.core.effects import Behaviours, Effect
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import MAY_CLAIM
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Objective, Place, PlanetId, Seat

NEVER = "becomes_secret"  # a Stage I card that nobody can claim


def status(ruleset: str, seats: int = 3, *public: str, tiles: dict[str, str] | None = None) -> Game:
    """Everybody has passed, and these objectives lie open."""
    game = new_game(ruleset, seats, tiles)
    game.state.phase, game.state.round = "status", 3
    strategy_cards(game, {name: n for n, name in enumerate(list(game.cards.strategy_cards)[:seats])})
    game.state.objectives = [Objective(CardId(card)) for card in public]
    return game


def open_stage_2(game: Game, less: int = 0) -> None:
    """As many Stage I objectives lie open as the goal asks for, or some less."""
    number = game.parameters.goal - less
    game.state.objectives += [Objective(CardId(f"{NEVER}#{n}")) for n in range(number)]


def score(game: Game, seat: Seat, points: int) -> None:
    """Victory Points from elsewhere."""
    game.objectives.score(seat, "test", points)


def reveals(game: Game, card: str = "") -> Table:
    """A table at which the next objective, or this one, is turned up."""

    async def reveal(here: Game) -> None:
        await (here.objectives.open(CardId(card)) if card else here.objectives.reveal())

    return trial(game, reveal)


def lying(table: Table) -> list[str]:
    """The public objectives that lie open."""
    return [objective.id for objective in game_of(table).state.objectives]


# -- revealing -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SET-4")
def test_stage_1_comes_before_stage_2() -> None:
    game = status("official")
    game.state.stage_1_deck.bag = [CardId("five_planets")]
    game.state.stage_2_deck.bag = [CardId("ten_planets")]
    first = reveals(game)
    assert lying(first) == ["five_planets"]
    second = reveals(game_of(first))
    assert lying(second) == ["five_planets", "ten_planets"]
    assert lying(reveals(game_of(second))) == ["five_planets", "ten_planets"]  # nothing is left


@pytest.mark.rule("OFF-SET-4", "OFF-VIC-3")
def test_with_imperium_rex_at_the_bottom_every_game_ends() -> None:
    game = started("official", 3)
    table = refuse(reveals(game))
    while not game_of(table).state.winners:
        table = refuse(reveals(game_of(table)))
    assert 6 < len(game_of(table).state.objectives) <= 11


@pytest.mark.rule("OFF-SE-VOB")
@pytest.mark.parametrize(("ruleset", "box"), [("official", "shattered_empire"), ("official -variant_objectives", "base")])
def test_variant_objectives_take_the_place_of_the_base_ones(ruleset: str, box: str) -> None:
    game = started(ruleset, 3)
    public = [*game.state.stage_1_deck.bag, *game.state.stage_2_deck.bag, *(o.id for o in game.state.objectives)]
    assert {game.objectives.printed(card).set for card in public} == {box}


@pytest.mark.rule("SA17-SET-19", "SA17-SET-20", "SA17-SET-32", "SAES-SET-28")
@ASCENSION
def test_the_deck_of_the_stage_the_game_is_in(ruleset: str) -> None:
    game = status(f"{ruleset} vp=4")
    game.state.stage_1_deck.bag = [CardId("five_planets")]
    game.state.stage_2_deck.bag = [CardId("ten_planets"), CardId("nine_technologies")]
    open_stage_2(game, less=1)
    first = reveals(game)
    assert lying(first)[-1] == "five_planets"
    assert game_of(first).state.stage_2_deck.bag == ["ten_planets", "nine_technologies"]
    assert lying(reveals(game_of(first)))[-1] in ("ten_planets", "nine_technologies")


@pytest.mark.rule("SA17-SET-29", "SA17-SET-30", "SA17-DUE-16", "SA17-DUE-17")
@pytest.mark.parametrize("seats", [2, 3])
def test_what_lies_open_from_the_start(seats: int) -> None:
    game = started("sa17", seats)
    stages = [game.objectives.stage_of(o) for o in game.state.objectives]  # type: ignore[attr-defined]
    assert (stages.count("stage_1"), stages.count("stage_2")) == (3, 3)
    assert len(game.state.preliminary) == (1 if seats > 2 else 0)
    assert ("sovereign" in game.state.special, "imperial" in game.state.special) == (seats > 2, seats > 2)
    assert len(game.state.special) == (7 if seats > 2 else 5)


@pytest.mark.rule("SA17-SET-31", "SA17-SET-32")
def test_stage_2_objectives_cannot_be_claimed_before_stage_2() -> None:
    game = status("sa17", 3, "ten_planets")
    hold(game, 0, *SINGLE, *DOUBLE[:4])
    open_stage_2(game, less=1)
    assert claiming(game).pending == ()
    verdict = game.explain(0, "claim:ten_planets")
    assert (verdict.allowed, verdict.clause) == (False, "SA17-SET-31")
    game.state.stage_1_deck.bag = [CardId("spend_8_influence")]
    table = reveals(game)
    assert claim(claiming(game_of(table)), "ten_planets").victory.points(0) == 2


@pytest.mark.rule("SA17-SET-32")
def test_an_objective_of_one_s_own_opens_no_stage() -> None:
    game = status("sa17", 3, "ten_planets")
    open_stage_2(game, less=1)
    game.state.objectives.append(Objective(CardId("five_planets"), only=0))
    hold(game, 0, *SINGLE, *DOUBLE[:4])
    table = claiming(game)
    assert offers(table, 0) == ["claim:five_planets", "no"]


@pytest.mark.rule("SA17-OBJ-06")
def test_the_decks_are_the_revised_ones() -> None:
    game = started("sa17", 3)
    decks = (game.state.stage_1_deck, game.state.stage_2_deck, game.state.secret_deck, game.state.preliminary_deck)
    assert {game.objectives.printed(card).set for deck in decks for card in deck.bag} == {"shattered_ascension"}


@pytest.mark.parametrize(("card", "deck", "points"), [("becomes_preliminary", "preliminary", 1), ("becomes_secret", "secret", 2)])
def test_two_cards_are_exchanged_for_one_of_another_deck(card: str, deck: str, points: int) -> None:
    game = status("sa17")
    game.state.preliminary_deck.bag, game.state.secret_deck.bag = [CardId("custodian_of_the_old_empire")], [CardId("conqueror#1")]
    drawn = {"preliminary": "custodian_of_the_old_empire", "secret": "conqueror#1"}[deck]
    table = reveals(game, card)
    assert told(table)[-3:] == ["objectiverevealed", "objectiveexchanged", "objectiverevealed"]
    assert lying(table) == [drawn]
    after = game_of(table)
    assert after.state.box["stage_1"] == [card]
    hold(after, 0, "mecatol_rex", "arc_prime", "wren_terra")
    hold(after, 1, "saudor")
    first = claim(claiming(after), drawn)
    assert first.victory.points(0) == points
    assert first.state.objectives == [Objective(CardId(drawn), (0,))]  # an ordinary public objective: it stays for the others


def test_where_the_other_deck_is_not_in_the_game_the_next_of_the_own_stage_comes() -> None:
    game = status("sa17", 2)
    game.state.stage_1_deck.bag, game.state.stage_2_deck.bag = [CardId("five_planets")], [CardId("ten_planets")]
    open_stage_2(game)
    assert lying(reveals(game, "becomes_secret"))[-1] == "five_planets"
    assert started("sa17", 2).state.secret_deck.bag == []


@pytest.mark.parametrize("tiles", [None, {"1,-2": "tsion_bellatrix"}])
def test_trade_stations_are_asked_for_only_where_there_are_any(tiles: dict[str, str] | None) -> None:
    game = status("sa17", 3, tiles=tiles)
    game.state.stage_1_deck.bag, game.state.stage_2_deck.bag = [CardId("five_planets")], [CardId("ten_planets")]
    open_stage_2(game)  # the one that takes its place is of its own stage all the same
    assert lying(reveals(game, "two_trade_stations"))[-1] == ("two_trade_stations" if tiles else "five_planets")


def test_imperium_rex_waits_for_stage_2_in_shattered_ascension() -> None:
    game = status("sa17")
    score(game, 1, 2)
    open_stage_2(game, less=1)
    table = reveals(game, "imperium_rex")
    assert game_of(table).state.winners == []
    assert claiming(game_of(table)).pending == ()
    assert reveals(game_of(table), "five_planets").result == (1,)


@pytest.mark.rule("SA17-SET-19")
@pytest.mark.parametrize(("ruleset", "copies"), [("sa17", 0), ("sa17 +imperium_rex", 1)])
def test_imperium_rex_is_in_the_game_if_the_table_asks_for_it(ruleset: str, copies: int) -> None:
    game = started(ruleset, 3)
    stage_2 = [*game.state.stage_2_deck.bag, *(objective.id for objective in game.state.objectives)]
    assert stage_2.count(CardId("imperium_rex")) == copies
    assert not game.objectives.run_out()


def test_imperium_rex_that_comes_late_ends_the_game_at_once() -> None:
    game = status("sa17")
    score(game, 2, 2)
    open_stage_2(game)
    assert reveals(game, "imperium_rex").result == (2,)


# -- claiming --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-STA-1")
def test_officially_one_public_objective_and_the_secret_one_in_order_of_play() -> None:
    game = status("official", 3, "five_planets", "mecatol_rex")
    hold(game, 0, "mecatol_rex", *SINGLE)
    hold(game, 1, "lazar", "sakulag", "gral", "lor", "arnor", "arretze", "hercant", "kamdorn")
    game.player(0).secret_objectives = [CardId("technocrat")]
    game.player(1).secret_objectives = [CardId("conqueror")]
    table = claiming(game)
    assert [ask.seat for ask in table.pending] == [0]
    assert offers(table, 0) == ["claim:five_planets", "claim:mecatol_rex", "no"]
    say(table, 0, "claim:five_planets")
    assert game_of(table).victory.points(0) == 1
    assert offers(table, 1) == ["claim:five_planets", "no"]
    say(table, 1, "claim:five_planets")
    assert asks(table, 1) == "claim_secret"
    say(table, 1, "claim:conqueror")
    assert table.over
    after = game_of(table)
    assert (after.victory.points(0), after.victory.points(1)) == (1, 3)
    assert after.state.objectives[0] == Objective(CardId("five_planets"), (0, 1))
    assert (after.player(0).secret_objectives, after.player(1).secret_objectives) == (["technocrat"], [])
    again = claiming(after)  # each objective once
    assert offers(again, 0) == ["claim:mecatol_rex", "no"]
    assert say(again, 0, "no").over


@pytest.mark.rule("OFF-STA-1", "OFF-VIC-1")
def test_whoever_is_first_at_the_goal_has_won_before_the_next_claims() -> None:
    game = status("official", 3, "five_planets")
    hold(game, 0, *SINGLE[:5])
    hold(game, 1, *DOUBLE[:5])
    for seat in (0, 1):
        score(game, seat, 9)
    table = say(claiming(game), 0, "claim:five_planets")
    assert table.result == (0,)


@pytest.mark.rule("OFF-STA-2")
def test_nobody_claims_without_his_home_unless_his_race_may() -> None:
    game = status("official", 3, "mecatol_rex")
    hold(game, 0, "mecatol_rex")
    hold(game, 1, "jord")
    assert claiming(game).pending == ()
    assert game.explain(0, "claim:mecatol_rex").clause == "OFF-STA-2"
    behaviours = Behaviours("test")

    @behaviours.modify("nomads", MAY_CLAIM)
    def nomads(game: Game, effect: Effect, verdict: Verdict, seat: Seat) -> Verdict:
        return Verdict(True, "OFF-STA-2")

    also(game, behaviours)
    game.begin_effect("nomads", 0, "race")
    assert offers(claiming(game), 0) == ["claim:mecatol_rex", "no"]


@pytest.mark.rule("OFF-STA-4")
def test_a_secret_objective_is_not_shown_before_it_is_met() -> None:
    game = status("official")
    game.player(0).secret_objectives = [CardId("conqueror")]
    hold(game, 0, "arc_prime")
    table = claiming(game)
    assert table.over
    assert game_of(table).player(0).secret_objectives == ["conqueror"]
    assert not game.explain(0, "claim:conqueror").allowed


@pytest.mark.rule("OFF-SOT-PRE")
def test_a_preliminary_objective_is_followed_by_a_secret_one_for_later() -> None:
    game = status("official +preliminary_objectives")
    game.player(0).preliminary_objectives = [CardId("antagonist")]
    game.state.secret_deck.bag = [CardId("conqueror")]
    hold(game, 0, "thibah", "arc_prime", "wren_terra")
    table = say(claiming(game), 0, "claim:antagonist")
    assert table.over  # Conqueror is met, and must wait
    after = game_of(table)
    assert after.victory.points(0) == 1
    assert (after.player(0).preliminary_objectives, after.player(0).secret_objectives) == ([], ["conqueror"])
    assert offers(claiming(after), 0) == ["claim:conqueror", "no"]


@pytest.mark.rule("SA17-OBJ-01", "SA17-OBJ-02", "SA17-OBJ-03")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0)])
def test_all_claim_at_once_and_everything_is_added_up_before_anybody_has_won(order: tuple[int, ...]) -> None:
    game = status("sa17", 3, "most_planets")
    for seat, points in enumerate((9, 8, 7)):
        score(game, seat, points)
    game.player(1).secret_objectives = [CardId("conqueror")]
    game.state.preliminary = [CardId("custodian_of_the_old_empire")]
    hold(game, 0, "wellon", "thibah", "saudor", "gral")
    hold(game, 1, "mecatol_rex", "arretze", "hercant", "kamdorn")
    table = claiming(game)
    assert [ask.seat for ask in table.pending] == [0, 1]
    for seat in order:
        while table.asked(seat):
            say(table, seat, "claim:")
    assert table.result == (1,)  # 9 + 1 against 8 + 1 + 2 + 1
    assert [game_of(table).victory.points(seat) for seat in range(3)] == [10, 12, 5]  # one has lost his home


@pytest.mark.rule("SA17-SOT-10", "SA17-SOT-11")
def test_the_preliminary_objective_is_for_all_who_meet_it_in_the_same_round() -> None:
    game = status("sa17")
    game.state.preliminary = [CardId("researcher")]
    game.state.secret_deck.bag = [CardId("conqueror#1")]
    for seat, planets in enumerate((("vefut_ii", "mehar_xull", "gral", "lor"), ("coorneeq", "dal_bootha", "xxehan", "tequran"))):
        hold(game, seat, *planets)
    table = claiming(game)
    say(table, 0, "claim:researcher")
    say(table, 1, "claim:researcher")
    after = game_of(table)
    assert [after.victory.points(seat) for seat in range(3)] == [1, 1, 0]
    assert after.state.preliminary == []
    assert after.player(0).secret_objectives == []
    hold(after, 2, "vefut_ii", "mehar_xull", "gral", "lor")
    assert claiming(after).pending == ()


@pytest.mark.rule("SA17-OBJ-01", "OFF-ECO-1")
@pytest.mark.parametrize("goods", [7, 8])
def test_what_pays_for_one_objective_does_not_pay_for_another(goods: int) -> None:
    game = status("sa17", 3, "spend_6_resources")
    game.state.preliminary = [CardId("venture_capitalist")]
    game.player(0).trade_goods = goods  # Jord has four resources
    table = claiming(game)
    say(table, 0, "claim:spend_6_resources", "planet:jord")  # and two goods, without which it cannot be paid
    if goods == 7:
        assert asks(table, 0) == ""  # five goods are left: not enough for the Preliminary Objective
    else:
        say(table, 0, "claim:venture_capitalist")
    after = game_of(refuse(table))
    assert (after.victory.points(0), after.player(0).trade_goods) == ((1, 5) if goods == 7 else (2, 0))


@pytest.mark.rule("SA17-OBJ-07", "SA17-OBJ-08")
def test_with_an_occupied_home_one_claims_and_has_two_points_less() -> None:
    game = status("sa17", 3, "mecatol_rex")
    hold(game, 0, "mecatol_rex")
    hold(game, 1, "jord")
    score(game, 0, 10)
    table = say(claiming(game), 0, "claim:mecatol_rex")
    assert table.over
    after = game_of(table)
    assert after.state.winners == []  # eleven less two
    assert after.victory.points(0) == 9
    back = trial(after, lambda here: here.invasion.gain(0, "jord", "test"))
    assert back.result == (0,)  # SA17-OBJ-02: at once


@pytest.mark.rule("SA17-OBJ-04", "SA17-OBJ-05")
def test_level_claims() -> None:
    game = status("sa17", 3, "most_planets")
    score(game, 0, 9)
    score(game, 1, 9)
    hold(game, 0, "wellon")
    hold(game, 1, "thibah")
    table = claiming(game)
    say(table, 0, "claim:")
    say(table, 1, "claim:")
    assert table.result == (0, 1)


@pytest.mark.rule("OFF-VIC-2")
@pytest.mark.parametrize(
    ("card", "planets"),
    [("supremacy", (*SINGLE, *DOUBLE)), ("domination", ("arc_prime", "wren_terra", "arretze", "hercant", "kamdorn"))],
)
@pytest.mark.parametrize("ruleset", ["official", "sa17"])
def test_a_card_that_wins_the_game(ruleset: str, card: str, planets: tuple[str, ...]) -> None:
    game = status(ruleset, 3, card)
    if ruleset == "sa17":
        open_stage_2(game)
    hold(game, 0, *planets)
    score(game, 1, 9)
    table = say(claiming(game), 0, f"claim:{card}")
    assert table.result == (0,)
    assert table.events_since(None)[-1]["reason"] == card


def test_a_card_that_wins_comes_before_points_even_where_all_claim_at_once() -> None:
    game = status("sa17", 3, "supremacy")
    open_stage_2(game)
    hold(game, 2, *SINGLE, *DOUBLE)
    game.player(1).secret_objectives = [CardId("conqueror")]
    hold(game, 1, "jord")
    score(game, 1, 9)
    table = claiming(game)
    say(table, 2, "claim:supremacy")
    say(table, 1, "claim:conqueror")
    assert table.result == (2,)
    assert game_of(table).victory.points(1) == 11


# -- spending --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-ECO-1", "OFF-CC-1")
def test_counters_are_spent_from_command_pool_and_strategy_allocation() -> None:
    game = status("official", 3, "spend_3_command_counters")
    table = claiming(game)
    say(table, 0, "claim:spend_3_command_counters", "strategy", "pool", "strategy")
    player = game_of(refuse(table)).player(0)
    assert (player.strategy, player.pool, player.fleet) == (0, 2, 3)


@pytest.mark.rule("OFF-ECO-3")
def test_a_political_card_stands_for_a_trade_good_that_an_objective_asks_for() -> None:
    game = status("official", 3, "spend_6_trade_goods")
    game.player(0).trade_goods = 5
    assert claiming(game).pending == ()
    game.player(0).political_cards = cards = sorted(map(CardId, game.cards.political_cards))[:2]
    table = claiming(game)
    say(table, 0, "claim:", f"card:{cards[1]}")  # all five goods, and one of the two cards
    after = game_of(refuse(table))
    assert (after.victory.points(0), after.player(0).trade_goods) == (1, 0)
    assert after.player(0).political_cards == [cards[0]]


@pytest.mark.rule("OFF-ECO-1")
def test_a_planet_pays_resources_or_influence() -> None:
    game = status("official", 3, "spend_4_trade_goods_3_resources_3_influence")
    hold(game, 0, "mehar_xull")  # with Jord: 4 resources and 3 influence
    game.player(0).trade_goods = 3
    assert claiming(game).pending == ()
    game.player(0).trade_goods = 4
    table = claiming(game)
    say(table, 0, "claim:")
    after = game_of(refuse(table))
    assert after.player(0).trade_goods == 0
    assert [planet.exhausted for planet in after.board.planets_of(0)] == [True, True]


def test_any_mix_of_resources_and_influence() -> None:
    game = status("sa17", 3, "spend_20_resources_and_influence")
    open_stage_2(game)
    hold(game, 0, "mecatol_rex", "torkan", "mehar_xull", "centauri")  # 4 + 6 + 3 + 3 + 3
    assert claiming(game).pending == ()
    game.player(0).trade_goods = 1
    table = claiming(game)
    say(table, 0, "claim:spend_20_resources_and_influence")
    after = game_of(refuse(table))
    assert after.victory.points(0) == 2
    assert all(planet.exhausted for planet in after.board.planets_of(0))


@pytest.mark.rule("SA17-DUE-37", "SA17-DUE-38")
@pytest.mark.parametrize(
    ("seats", "card", "price"),
    [(2, "spend_8_resources", 4), (3, "spend_8_resources", 8), (2, "spend_15_influence", 8), (2, "spend_12_trade_goods", 6)],
)
def test_between_two_players_spending_is_halved(seats: int, card: str, price: int) -> None:
    game = status("sa17", seats, card)
    open_stage_2(game)
    game.board.exhaust(PlanetId("jord"), "test")
    game.player(0).trade_goods = price - 1
    assert asks(claiming(game), 0) == ""
    game.player(0).trade_goods = price
    assert claim(claiming(game), card).player(0).trade_goods == 0


@pytest.mark.rule("SA17-DUE-37")
def test_command_counters_are_not_halved() -> None:
    game = status("sa17", 2, "spend_6_command_counters")
    open_stage_2(game)
    assert asks(claiming(game), 0) == ""  # five
    game.player(0).pool += 1
    assert claim(claiming(game), "spend_6_command_counters").player(0).pool == 0


# -- outside the Status Phase ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "points"), [("claim:mecatol_rex", 10), ("no", 9)])
@pytest.mark.parametrize("ruleset", ["official", "sa17"])
def test_one_public_objective_at_once(ruleset: str, key: str, points: int) -> None:
    game = status(ruleset, 3, "five_planets", "mecatol_rex")
    game.state.phase = "action"
    hold(game, 0, "mecatol_rex", *SINGLE)
    score(game, 0, 9)
    table = trial(game, lambda here: here.objectives.claim_one_public(0))
    assert offers(table, 0) == ["claim:five_planets", "claim:mecatol_rex", "no"]
    say(table, 0, key)
    assert game_of(table).victory.points(0) == points
    assert game_of(table).state.winners == ([0] if points == 10 else [])  # OFF-VIC-1, SA17-OBJ-02: there and then


# -- Special Objectives ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-OBJ-01", "SA17-SET-29")
def test_a_special_objective_is_claimed_in_its_step_lost_at_once_and_claimed_again() -> None:
    game = status("sa17")
    game.state.special = [CardId("sovereign")]
    hold(game, 0, *SINGLE, "lazar")
    gained = game_of(trial(game, lambda here: here.invasion.gain(0, "gral", "test")))
    assert gained.victory.points(0) == 0  # not before the Status Phase
    claimed = game_of(claiming(gained))
    assert claimed.victory.points(0) == 1
    assert game_of(claiming(claimed)).victory.points(0) == 1  # once
    lost = game_of(trial(claimed, lambda here: here.invasion.gain(1, "gral", "test")))
    assert (lost.victory.points(0), lost.state.claims) == (0, [])
    hold(lost, 0, "gral")
    assert game_of(claiming(lost)).victory.points(0) == 1


@pytest.mark.rule("OFF-VIC-4", "SA17-OBJ-08")
def test_points_never_fall_below_the_special_objectives_held() -> None:
    game = status("sa17")
    game.state.special = [CardId("sovereign"), CardId("imperial")]
    hold(game, 0, *SINGLE, *DOUBLE[:6])
    hold(game, 1, "jord")
    assert game_of(claiming(game)).victory.points(0) == 2  # the lost home costs nothing of these


@pytest.mark.rule("OFF-SE-ART", "OFF-VIC-1")
def test_officially_a_special_objective_may_win_the_game_at_once() -> None:
    game = status("official")
    game.state.special, game.state.artifacts = [CardId("lazax_armory")], {Place("planet:wellon"): [CardId("lazax_armory")]}
    game.state.known["lazax_armory"] = [0, 1, 2]
    score(game, 0, 9)
    assert trial(game, lambda here: here.invasion.gain(0, "wellon", "test")).result == (0,)


# -- what a round remembers --------------------------------------------------------------------------------------------------


def test_docks_are_noted_when_a_round_begins() -> None:
    game = status("sa17")
    put(game, 0, "mecatol_rex", "space_dock")
    table = play(game, Step("strategy_phase.start"))
    deeds = game_of(table).board.deeds("dock_at_start", 0)
    assert [(deed.place, deed.amount) for deed in deeds] == [("system:0,0", 1)]


# -- explaining --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "says"),
    [
        ("nonsense", "explain-no-objective"),
        ("sovereign", "explain-special"),
        ("spend_6_resources", "explain-not-open"),
        ("colonizer", "explain-not-open"),  # somebody else's
        ("five_planets", "explain-claimed"),
        ("ten_planets", "explain-stage-two"),
        ("mecatol_rex", "explain-not-met"),
        ("conqueror", "explain-not-met"),
        ("researcher", "explain-not-met"),
        ("most_planets", "explain-not-now"),
    ],
)
def test_why_something_cannot_be_claimed(card: str, says: str) -> None:
    game = status("sa17", 3, "ten_planets", "mecatol_rex", "most_planets")
    game.state.objectives.append(Objective(CardId("five_planets"), (0,)))
    game.state.special, game.state.preliminary = [CardId("sovereign")], [CardId("researcher")]
    game.player(0).secret_objectives, game.player(1).secret_objectives = [CardId("conqueror")], [CardId("colonizer")]
    verdict = game.explain(0, f"claim:{card}")
    assert not verdict.allowed
    assert verdict.because is not None
    assert verdict.because.id == says


def test_what_may_be_claimed_is_explained_too() -> None:
    game = status("sa17", 3, "technologies_of_four_colours")
    give(game, 0, "war_sun", "cybernetics", "antimass_deflectors", "sarween_tools")
    verdict = claiming(game).explain(0, "claim:technologies_of_four_colours")
    assert (verdict.allowed, verdict.clause) == (True, "OFF-STA-1")
