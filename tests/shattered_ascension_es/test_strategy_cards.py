"""The Strategy Cards of Shattered Empire with the changes of the Spanish edition."""

from __future__ import annotations

import pytest
from strategic import counters, exhaust, holding, plays, refuse, uses
from tables import asks, game_of, hold, new_game, offers, play, put, say
from trial import give

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.moments import COMBAT_VALUE, Firing
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system
from mecatol.rules.state import Action, Agreement, CardId, Place, PlanetId, Seat
from mecatol.rulesets import resolve

SOL, LETNEV, HACAN, NORR = range(4)


def table_of(card: str, holder: Seat = 0, seats: int = 3, ruleset: str = "sa_es") -> Game:
    return holding(ruleset, {card: holder}, seats)


def laid_out(seats: int, ruleset: str = "sa_es") -> list[str]:
    game = new_game(ruleset, seats)
    game.strategy_phase.lay_out_cards()
    return [card.id for card in game.state.strategy_cards]


EMPIRE = ["leadership", "diplomacy_ii", "assembly", "production", "trade_ii", "warfare_ii", "technology_ii", "bureaucracy"]


@pytest.mark.rule("SAES-SET-03", "SAES-STR-24", "SAES-SET-32", "SAES-STR-26")
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_cards_of_shattered_empire_and_prospect_with_four_seven_or_eight_players(seats: int) -> None:
    assert laid_out(seats) == (EMPIRE if seats not in (4, 7, 8) else [*EMPIRE, "prospect"])
    supply = resolve("sa_es").content.cards.strategy_cards
    assert [name for name, card in supply.items() if card.number == 9] == ["prospect"]


@pytest.mark.rule("SAES-STR-25")
@pytest.mark.parametrize(("seats", "left", "there"), [(4, 3, False), (5, 4, True), (8, 7, True), (7, 6, False)])
def test_prospect_goes_or_comes_in_the_status_phase_when_players_are_left_over(seats: int, left: int, there: bool) -> None:
    game = new_game("sa_es", seats)
    game.strategy_phase.lay_out_cards()
    assert ("prospect" in [card.id for card in game.state.strategy_cards]) == (seats in (4, 7, 8))
    for seat in range(left, seats):
        game.player(seat).out = "test"
    table = play(game, Step("status_phase.return_strategy_cards"))
    assert ("prospect" in [card.id for card in game_of(table).state.strategy_cards]) == there


@pytest.mark.rule("SAES-STR-22", "SAES-STR-26")
def test_the_table_may_play_sas_own_trade_in_the_place_of_trade_ii() -> None:
    assert laid_out(3, "sa_es +own_trade") == [card if card != "trade_ii" else "trade" for card in EMPIRE]
    game = table_of("trade", ruleset="sa_es +own_trade")
    game.state.agreements = [Agreement((SOL, LETNEV), (0, 0), (0, 0))]
    table = play(game, Step("strategy_cards.special", 0, what="trade"))
    assert game_of(table).state.agreements[0].goods != (0, 0), "goods lie on the agreement"


@pytest.mark.rule("SAES-TRD-01", "SAES-STR-26")
def test_trade_ii_pays_all_agreements_at_once_the_others_one_less() -> None:
    game = table_of("trade_ii")
    game.state.agreements = [Agreement((SOL, LETNEV), (0, 0), (0, 0))]
    mine = game.trade.received(SOL, game.state.agreements[0])
    theirs = game.trade.received(LETNEV, game.state.agreements[0])
    table = say(plays(game, "trade_ii"), SOL, "a")
    assert game_of(table).player(SOL).trade_goods == 3 + mine
    assert game_of(table).player(LETNEV).trade_goods == theirs - 1


# -- Diplomacy II --------------------------------------------------------------------------------------------------------------


def protected(user: Seat = SOL) -> Game:
    """Diplomacy II was played in this round."""
    table = say(plays(table_of("diplomacy_ii", user), "diplomacy_ii", user), user, "a")
    return game_of(refuse(table))


def hostile(game: Game, seat: Seat, victim: Seat) -> Table:
    """An action in which a player was hostile to another one ends."""
    game.state.action = Action(seat, "tactical", Hex("0,0"), victims=[victim])
    game.begin_scope("action")
    return play(game, Step("tactical.end", seat, "0,0"))


@pytest.mark.rule("SAES-STR-15", "SAES-STR-16")
def test_who_is_hostile_to_the_user_of_diplomacy_exhausts_a_planet_of_his_choice() -> None:
    assert not hostile(table_of("diplomacy_ii"), LETNEV, SOL).pending, "it was not played yet"
    table = hostile(protected(), LETNEV, SOL)
    assert offers(table, LETNEV) == ["planet:arc_prime", "planet:wren_terra"]
    say(table, LETNEV, "planet:wren_terra")
    assert game_of(table).board.planet(PlanetId("wren_terra")).exhausted
    again = hostile(game_of(table), LETNEV, SOL)
    assert game_of(again).board.planet(PlanetId("arc_prime")).exhausted, "the last one without a question"
    assert not hostile(game_of(again), LETNEV, SOL).pending, "with none left he pays nothing"
    assert not hostile(protected(), LETNEV, HACAN).pending


@pytest.mark.rule("SAES-STR-15")
def test_the_users_own_hostility_ends_the_protection() -> None:
    table = hostile(protected(), SOL, HACAN)
    assert not hostile(game_of(table), LETNEV, SOL).pending


@pytest.mark.rule("SAES-STR-15")
def test_who_was_hostile_before_he_plays_diplomacy_is_not_protected_by_it() -> None:
    """The protection lasts until his first hostile action of the round, and that is over."""
    game = game_of(hostile(table_of("diplomacy_ii"), SOL, HACAN))
    assert not hostile(game_of(refuse(say(plays(game, "diplomacy_ii"), SOL, "a"))), LETNEV, SOL).pending
    game = game_of(hostile(table_of("diplomacy_ii"), LETNEV, SOL))  # what others did before changes nothing
    assert hostile(game_of(refuse(say(plays(game, "diplomacy_ii"), SOL, "a"))), LETNEV, SOL).pending


@pytest.mark.rule("SAES-STR-17", "SAES-STR-18")
def test_annexation_reaches_from_any_planet_or_unit_and_never_into_the_home_of_another() -> None:
    game = table_of("diplomacy_ii", HACAN)
    put(game, SOL, "1,0", "fighter")
    game.player(SOL).trade_goods = 3
    near = game.galaxy.adjoining(Hex("1,0"))
    table = say(uses(game, "diplomacy_ii", SOL, HACAN), SOL, "use")
    found = offers(table, SOL)
    assert "planet:thibah" in found, "in the very system"
    beside = [p.id for hex_ in near if hex_ not in ("0,0", "2,0") for p in game.board.system(hex_).planets]
    assert game.board.is_home(Hex("2,0"))
    assert beside
    assert all(f"planet:{planet}" in found for planet in beside)
    game = table_of("diplomacy_ii", HACAN)
    home = [planet.id for planet in game.board.home_planets(LETNEV)]
    put(game, SOL, game.board.hex_of(Place(f"planet:{home[0]}")), "cruiser")
    game.player(SOL).trade_goods = 3
    table = say(uses(game, "diplomacy_ii", SOL, HACAN), SOL, "use")
    assert not [planet for planet in home if f"planet:{planet}" in offers(table, SOL)]


# -- Warfare II ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-STR-09", "SAES-STR-10")
def test_after_the_secondaries_its_owner_takes_a_tactical_action_from_the_reinforcements() -> None:
    game = table_of("warfare_ii")
    before, reinforcements = (2, 3, 3), game.board.reinforcements(SOL)
    table = say(plays(game, "warfare_ii"), SOL, "system:1,0")
    while asks(table, SOL) != "offensive":
        say(table, table.pending[0].seat, "no")
    assert all(key.startswith("activate:") or key == "no" for key in offers(table, SOL))
    say(table, SOL, "activate:0,-1")
    assert SOL in game_of(table).board.system(Hex("0,-1")).counters
    assert counters(table, SOL) == before
    assert game_of(table).board.reinforcements(SOL) == reinforcements - 1


@pytest.mark.rule("SAES-STR-11")
@pytest.mark.parametrize("purpose", ["battle", "bombardment", "invasion", "space_cannon"])
def test_high_alert_improves_every_combat_roll_in_its_system(purpose: str) -> None:
    table = say(plays(table_of("warfare_ii"), "warfare_ii"), SOL, "system:1,0")
    game = game_of(table)
    for place, better in (("1,0", 1), ("0,-1", 0)):
        assert game.fold(COMBAT_VALUE, 9, Firing(SOL, "cruiser", purpose, Hex(place))) == 9 - better
    assert game.fold(COMBAT_VALUE, 9, Firing(LETNEV, "cruiser", purpose, Hex("1,0"))) == 9


@pytest.mark.rule("SAES-STR-12", "SAES-STR-13", "SAES-STR-14")
def test_the_secondary_goes_anywhere_without_enemy_ships_with_cargo_and_lands_nothing() -> None:
    game = table_of("warfare_ii", LETNEV)
    put(game, SOL, "0,-2", "carrier")
    put(game, SOL, "jord", "2 ground_force")
    put(game, LETNEV, "1,-2", "cruiser")
    hold(game, HACAN, "wellon")
    table = say(uses(game, "warfare_ii", SOL, LETNEV), SOL, "use")
    ways = [key for key in offers(table, SOL) if "carrier" in key]
    assert any("0,-1" in key for key in ways), "a system of another's planets"
    assert not any("1,-2" in key for key in ways), "there are enemy ships"
    say(table, SOL, next(key for key in ways if "0,-1" in key))
    while load := next((key for key in offers(table, SOL) if "ground_force" in key), ""):
        say(table, SOL, load)
    while asks(table, SOL) and "done" in offers(table, SOL):
        say(table, SOL, "done")
    board = game_of(table).board
    assert forces.count(board.units(SOL, in_system(Hex("0,-1"))), "ground_force") == 2
    assert board.planet(PlanetId("wellon")).owner == HACAN
    assert SOL not in board.system(Hex("0,-1")).counters


# -- Technology II, Production, Bureaucracy ------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-STR-19", "SAES-STR-20")
def test_technology_is_received_or_bought_up_to_three_times_for_five_resources_each() -> None:
    game = table_of("technology_ii")
    exhaust(game, SOL, goods=16)
    table = plays(game, "technology_ii")
    assert offers(table, SOL) == ["a", "b"]
    say(table, SOL, "b")
    for _ in range(3):
        say(table, SOL, next(key for key in offers(table, SOL) if key not in ("no", "done")))
    assert len(game_of(table).player(SOL).technologies) == 3
    assert game_of(table).player(SOL).trade_goods == 1
    assert counters(table, SOL) == (2, 3, 3), "no counter is paid"
    assert asks(table, SOL) != "technology"


@pytest.mark.rule("SAES-STR-19")
def test_each_use_of_the_secondary_is_paid_by_itself_and_what_is_left_over_is_lost() -> None:
    game = table_of("technology_ii")
    exhaust(game, SOL, goods=4)
    hold(game, SOL, "jord", "wellon", "saudor")  # 4, 1 and 2 resources: with the goods enough for one sum of ten
    table = say(plays(game, "technology_ii"), SOL, "b")
    say(table, SOL, next(key for key in offers(table, SOL) if key != "no"))
    assert asks(table, SOL) == "pay", "the first one is paid before the second is chosen"
    while asks(table, SOL) == "pay":
        say(table, SOL, next(key for key in offers(table, SOL) if key.startswith("planet:")))
    assert len(game_of(table).player(SOL).technologies) == 1
    assert game_of(table).player(SOL).trade_goods == 4
    assert not asks(table, SOL), "seven resources paid five, and four goods are not enough for another"


@pytest.mark.rule("SAES-STR-19")
def test_the_first_way_is_the_card_as_it_is_printed() -> None:
    game = table_of("technology_ii")
    exhaust(game, SOL, goods=8)
    table = say(plays(game, "technology_ii"), SOL, "a")
    say(table, SOL, next(key for key in offers(table, SOL) if key != "no"))
    assert game_of(table).player(SOL).trade_goods == 8
    say(table, SOL, next(key for key in offers(table, SOL) if key != "no"))
    assert (len(game_of(table).player(SOL).technologies), game_of(table).player(SOL).trade_goods) == (2, 0)


@pytest.mark.rule("SAES-STR-20")
def test_the_secondary_of_technology_costs_five_resources_and_a_counter() -> None:
    game = table_of("technology_ii")
    exhaust(game, LETNEV, goods=5)
    table = say(uses(game, "technology_ii", LETNEV), LETNEV, "use")
    say(table, LETNEV, next(key for key in offers(table, LETNEV) if key != "no"))
    assert (counters(table, LETNEV), game_of(table).player(LETNEV).trade_goods) == ((1, 3, 3), 0)
    poor = table_of("technology_ii")
    exhaust(poor, LETNEV, goods=4)
    assert not uses(poor, "technology_ii", LETNEV).pending


@pytest.mark.rule("SAES-STR-21", "SAES-UNI-03")
def test_the_secondary_of_production_is_one_dock_and_three_of_its_capacity() -> None:
    game = table_of("production", LETNEV)
    put(game, SOL, "jord", "space_dock")
    hold(game, SOL, "wellon")
    put(game, SOL, "wellon", "space_dock")
    game.player(SOL).trade_goods = 20
    table = say(uses(game, "production", SOL, LETNEV), SOL, "use")
    assert offers(table, SOL) == ["0,-1 planet:wellon", "0,-2 planet:jord"]
    say(table, SOL, "0,-2 planet:jord")
    say(table, SOL, next(key for key in offers(table, SOL) if "dreadnought" in key))
    assert not [key for key in offers(table, SOL) if "dreadnought" in key], "two of three units"


def bureaucrat() -> Table:
    game = table_of("bureaucracy")
    exhaust(game, SOL, goods=1)
    game.state.stage_1_deck.bag = [CardId(name) for name in ("five_planets", "five_systems", "five_technologies", "mecatol_rex")]
    table = plays(game, "bureaucracy")
    return say(table, SOL, "pool") if asks(table, SOL) != "choose_objective" else table


@pytest.mark.rule("SAES-STR-06", "SAES-STR-07")
@pytest.mark.parametrize("where", ["top", "bottom"])
def test_three_objectives_are_shown_to_all_one_is_laid_open_and_the_others_go_back_together(where: str) -> None:
    table = bureaucrat()
    shown = [key.removeprefix("objective:") for key in offers(table, SOL)]
    assert len(shown) == 3
    assert any(str(event["event"]) == "cardsshown" for event in table.events_since(None, HACAN))
    say(table, SOL, offers(table, SOL)[0])
    assert offers(table, SOL) == ["top", "bottom"]
    say(table, SOL, where)
    state = game_of(table).state
    assert [lying.id for lying in state.objectives] == [shown[0]]
    assert sorted(state.stage_1_deck.top if where == "top" else state.stage_1_deck.bottom) == sorted(shown[1:])


@pytest.mark.rule("SAES-STR-08")
def test_the_cycler_is_turned_for_one_influence() -> None:
    table = bureaucrat()
    say(table, SOL, offers(table, SOL)[0], "top")
    before = game_of(table).state.cycler
    while asks(table, SOL) == "claim_public":
        say(table, SOL, "no")
    assert asks(table, SOL) == "turn_cycler"
    say(table, SOL, "yes")
    assert game_of(table).state.cycler == -before
    assert game_of(table).player(SOL).trade_goods == 0


# -- Assembly ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-STR-02", "SAES-STR-03")
def test_the_voice_of_the_council_is_called_before_the_vote_for_a_counter_in_the_first_round_too() -> None:
    game = table_of("assembly")
    game.state.round = 1
    table = plays(game, "assembly")
    while asks(table, SOL) and asks(table, SOL) != "call_voice":
        say(table, SOL, offers(table, SOL)[0])
    assert asks(table, LETNEV) == "call_voice"
    for seat in (SOL, LETNEV, HACAN):
        say(table, seat, "call" if seat == LETNEV else "no")
    assert [counters(table, seat)[0] for seat in (SOL, LETNEV, HACAN)] == [2, 1, 2]


@pytest.mark.rule("SAES-STR-03")
def test_who_has_no_counter_in_strategy_allocation_calls_no_voice() -> None:
    game = table_of("assembly")
    game.player(LETNEV).strategy = 0
    table = plays(game, "assembly")
    while asks(table, SOL) != "call_voice":
        say(table, SOL, offers(table, SOL)[0])
    assert (asks(table, LETNEV), asks(table, HACAN)) == ("", "call_voice")


@pytest.mark.rule("SAES-TEC-07")
def test_micro_technology_adds_two_and_one_to_what_trade_ii_pays() -> None:
    game = table_of("trade_ii", seats=4)
    game.state.agreements = [Agreement((SOL, LETNEV), (0, 0), (0, 0)), Agreement((SOL, HACAN), (1, 0), (0, 0))]
    plain = game.trade.income(SOL)
    give(game, SOL, "micro_technology")
    assert game.trade.income(SOL) == plain + 3
    game.state.agreements = game.state.agreements[:1]
    assert game.trade.income(SOL) == game.trade.received(SOL, game.state.agreements[0]) + 2
