"""Having, gaining and paying: resources, influence, Trade Goods, Command Counters, control."""

from __future__ import annotations

from typing import Any

import pytest
from tables import ASCENSION, asks, game_of, hold, new_game, offers, put, say, told
from trial import trial

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.table import Table
from mecatol.core.zones import Deck
from mecatol.rules.naming import in_system, unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.state import Agreement, CardId, Group, Leader, Place, PlanetId


def paying(game: Game, **sums: int) -> Table:
    """The first player pays."""

    async def procedure(playing: Game) -> None:
        await playing.economy.pay(0, "test", **sums)

    return trial(game, procedure)


def exhausted(table: Table) -> list[str]:
    return [planet.id for planet in game_of(table).board.planets_of(0) if planet.exhausted]


def goods(table: Table, seat: int = 0) -> int:
    return game_of(table).player(seat).trade_goods


# -- paying ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-ECO-1")
def test_a_planet_is_exhausted_for_all_it_has_and_the_excess_is_lost() -> None:
    game = new_game("official")
    hold(game, 0, "wellon", "vefut_ii")  # Jord 4/2, Wellon 1/2, Vefut II 2/0
    table = say(paying(game, resources=3), 0, "planet:wellon", "planet:jord")
    assert exhausted(table) == ["wellon", "jord"]  # five resources for three
    assert told(table).count("planetexhausted") == 2


@pytest.mark.rule("OFF-ECO-1")
def test_a_planet_serves_resources_or_influence_never_both() -> None:
    game = new_game("official")
    hold(game, 0, "saudor")  # Jord 4/2, Saudor 2/2
    assert game.economy.can_pay(0, resources=4, influence=2)
    assert not game.economy.can_pay(0, resources=5, influence=1)
    table = say(paying(game, resources=2, influence=2), 0, "planet:jord")
    assert exhausted(table) == ["saudor", "jord"]


def test_with_two_sums_no_pick_makes_the_second_one_impossible() -> None:
    game = new_game("official")
    hold(game, 0, "mehar_xull")  # Jord 4/2, Mehar Xull 1/3
    table = paying(game, resources=1, influence=3)
    assert offers(table, 0) == ["planet:jord"]  # Mehar Xull is needed for the influence
    say(table, 0, "planet:jord")
    assert exhausted(table) == ["mehar_xull", "jord"]


@pytest.mark.rule("OFF-ECO-2")
def test_a_trade_good_is_a_resource_or_influence() -> None:
    game = new_game("official")
    game.player(0).trade_goods = 3
    assert game.economy.available_resources(0) == 7
    assert game.economy.available_influence(0) == 5
    table = say(paying(game, resources=2), 0, "goods", "goods")
    assert (goods(table), exhausted(table)) == (1, [])
    table = say(paying(new_with(3), influence=1), 0, "goods")
    assert (goods(table), exhausted(table)) == (2, [])


def new_with(amount: int, ruleset: str = "sa17", seats: int = 2) -> Game:
    game = new_game(ruleset, seats)
    game.player(0).trade_goods = amount
    return game


def test_nothing_is_asked_where_there_is_one_way_to_pay() -> None:
    table = paying(new_with(1), resources=5)  # Jord and the only good
    assert (asks(table, 0), goods(table), exhausted(table)) == ("", 0, ["jord"])
    game = new_with(2)
    game.board.exhaust(PlanetId("jord"), "test")
    table = paying(game, resources=1)
    assert (asks(table, 0), goods(table)) == ("", 1)


def test_free_resources_are_for_one_payment_only() -> None:
    game = new_with(0)

    async def procedure(playing: Game) -> None:
        await playing.economy.pay(0, "test", resources=2, free=3)
        await playing.economy.pay(0, "test", resources=1)

    table = trial(game, procedure)
    assert exhausted(table) == ["jord"]


def test_any_mix_counts_the_better_side_of_a_planet() -> None:
    game = new_with(1)
    hold(game, 0, "mehar_xull")
    assert game.economy.can_pay_mixed(0, 8)  # 4 + 3 + 1
    assert not game.economy.can_pay_mixed(0, 9)

    async def procedure(playing: Game) -> None:
        await playing.economy.pay_mixed(0, "test", 3)

    table = say(trial(game, procedure), 0, "planet:mehar_xull")
    assert exhausted(table) == ["mehar_xull"]


@pytest.mark.rule("OFF-ECO-3")
def test_a_political_card_is_spent_like_a_trade_good_with_the_cards_of_shattered_empire() -> None:
    game = new_with(0, "official")
    card = next(iter(game.cards.political_cards))
    game.player(0).political_cards = [CardId(card)]
    assert game.economy.available_resources(0) == 5
    table = say(paying(game, resources=1), 0, f"card:{card}")
    assert game_of(table).player(0).political_cards == []
    assert game_of(table).state.political_deck.discard == [card]
    game = new_with(0, "official strategy=base")
    game.player(0).political_cards = [CardId(card)]
    assert game.economy.available_resources(0) == 4


@pytest.mark.rule("SA17-GEN-08", "SAES-GEN-07")
@ASCENSION
def test_political_cards_are_no_trade_goods(ruleset: str) -> None:
    for text in (ruleset, f"{ruleset} strategy=shattered_empire"):
        game = new_with(0, text)
        game.player(0).political_cards = [CardId(next(iter(game.cards.political_cards)))]
        assert game.economy.available_resources(0) == 4


@pytest.mark.rule("OFF-ECO-4")
def test_an_action_card_without_its_option_is_spent_like_a_trade_good() -> None:
    game = new_with(0, "official")
    game.player(0).action_cards = [
        CardId("a_beacon_of_hope#1"),
        CardId("collect_bounty#1"),
    ]  # Flagships are played, Mercenaries are not
    assert game.economy.cards_as_goods(0) == ["collect_bounty#1"]
    game = new_with(0, "official -flagships")
    game.player(0).action_cards = [CardId("a_beacon_of_hope#1")]
    table = say(paying(game, resources=1), 0, "card:a_beacon_of_hope#1")
    assert game_of(table).state.action_deck.discard == ["a_beacon_of_hope#1"]


# -- Trade Goods -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-ECO-2")
def test_trade_goods_may_be_given_away() -> None:
    game = new_with(1, seats=3)
    assert [option.key for option in game.economy.acts(0)] == ["give:1", "give:2"]
    assert game.economy.acts(1) == []

    async def procedure(playing: Game) -> None:
        await playing.economy.act(0, "give:2")

    table = trial(game, procedure)
    assert (goods(table), goods(table, 2)) == (0, 1)


@pytest.mark.rule("OFF-CMP-4")
def test_the_supply_of_trade_goods_is_limited() -> None:
    game = new_with(80, "official")
    game.state.agreements = [Agreement((0, 1), (0, 0), goods=(2, 1))]
    game.board.set_planet(replace(game.board.planet(PlanetId("wellon")), wealth=2))
    assert game.economy.supply() == 88 - 80 - 3 - 2
    assert game.economy.gain_goods(1, 5, "test") == 3
    assert game.economy.gain_goods(1, 5, "test") == 0


@pytest.mark.rule("SA17-TRD-07", "SAES-TRD-02")
@ASCENSION
def test_trade_goods_never_run_out(ruleset: str) -> None:
    game = new_with(88, ruleset)
    assert game.economy.gain_goods(1, 40, "test") == 40


@pytest.mark.rule("SA17-GEN-23")
def test_who_must_lose_more_than_he_has_loses_what_he_has() -> None:
    game = new_with(2)
    assert game.economy.lose_goods(0, 5, "test") == 2
    assert game.player(0).trade_goods == 0
    game.player(0).strategy = 0
    game.economy.spend_counter(0, "strategy", "test")
    assert game.player(0).strategy == 0


@pytest.mark.rule("SA17-GEN-19", "SAES-GEN-05", "SAES-GEN-06")
@ASCENSION
def test_two_unused_resources_become_a_trade_good(ruleset: str) -> None:
    game = new_game(ruleset)
    hold(game, 0, "wellon", "vefut_ii")  # 4 + 1 + 2

    async def procedure(playing: Any) -> None:
        await playing.economy.make_goods(0)

    table = trial(game, procedure)
    assert offers(table, 0) == ["all", "planet:wellon", "planet:vefut_ii", "planet:jord", "done"]
    say(table, 0, "all")
    assert (goods(table), exhausted(table)) == (3, ["wellon", "vefut_ii", "jord"])  # 7 resources: the odd one is lost


@pytest.mark.rule("SA17-GEN-19", "SAES-GEN-06")
@ASCENSION
def test_resources_of_several_planets_are_added_before_dividing(ruleset: str) -> None:
    game = new_game(ruleset)
    hold(game, 0, "wellon", "thibah")

    async def procedure(playing: Any) -> None:
        await playing.economy.make_goods(0)

    table = say(trial(game, procedure), 0, "planet:wellon", "planet:thibah", "done")
    assert (goods(table), exhausted(table)) == (1, ["wellon", "thibah"])


@pytest.mark.rule("SA17-GEN-19")
def test_one_resource_alone_is_not_worth_a_question() -> None:
    game = new_game("sa17")
    game.board.exhaust(PlanetId("jord"), "test")
    hold(game, 0, "wellon")

    async def procedure(playing: Any) -> None:
        await playing.economy.make_goods(0)

    assert asks(trial(game, procedure), 0) == ""


# -- Command Counters --------------------------------------------------------------------------------------------------


def gaining(game: Game, amount: int) -> Table:
    async def procedure(playing: Game) -> None:
        await playing.economy.gain_counters(0, amount, "test")

    return trial(game, procedure)


@pytest.mark.rule("OFF-CC-2")
def test_received_counters_go_to_any_area() -> None:
    table = say(gaining(new_game("official"), 3), 0, "pool", "fleet", "fleet")
    player = game_of(table).player(0)
    assert (player.strategy, player.pool, player.fleet) == (2, 4, 5)


@pytest.mark.rule("OFF-CMP-3")
def test_no_more_counters_than_reinforcements() -> None:
    game = new_game("official")
    game.player(0).pool = 10  # 2 + 10 + 3
    table = say(gaining(game, 3), 0, "strategy")
    assert asks(table, 0) == ""
    assert game_of(table).board.reinforcements(0) == 0
    assert asks(gaining(game_of(table), 2), 0) == ""


@pytest.mark.rule("OFF-CC-1")
def test_a_spent_counter_goes_to_the_reinforcements() -> None:
    game = new_game("official")
    before = game.board.reinforcements(0)
    game.economy.spend_counter(0, "strategy", "test")
    assert (game.player(0).strategy, game.board.reinforcements(0)) == (1, before + 1)
    game.board.lay_counter(0, Hex("1,0"), "pool")
    assert (game.player(0).pool, game.board.reinforcements(0)) == (2, before + 1)
    game.board.lift_counter(0, Hex("1,0"))
    assert game.board.reinforcements(0) == before + 2


@pytest.mark.rule("OFF-CC-2")
def test_counters_are_laid_out_anew() -> None:
    async def procedure(playing: Game) -> None:
        await playing.economy.redistribute(0)

    table = say(trial(new_game("official"), procedure), 0, "fleet:5", "pool:3")
    player = game_of(table).player(0)
    assert (player.strategy, player.pool, player.fleet) == (0, 3, 5)
    table = say(trial(new_game("official"), procedure), 0, "keep")
    assert game_of(table).player(0).fleet == 3


@pytest.mark.rule("OFF-CC-3")
def test_cargo_whose_ships_are_gone_is_lost_with_them() -> None:
    game = new_game("official")
    put(game, 0, "1,0", "2 ground_force")
    put(game, 0, "0,1", "carrier, 2 ground_force")

    async def procedure(playing: Game) -> None:
        await playing.economy.settle_fleets(0)

    board = game_of(trial(game, procedure)).board
    assert board.units(0, Place("system:1,0")) == ()
    assert board.units(0, Place("system:0,1")) == (Group("carrier"), Group("ground_force", 2))


@pytest.mark.parametrize("ruleset", ["official", "sa17"])
@pytest.mark.rule("OFF-CC-3", "OFF-OPT-LDR-2")
def test_the_fate_of_leaders_lost_between_two_actions_is_decided_at_once(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, "1,0", "carrier")
    game.state.leaders = (Leader("sol_rev", "general", 0, Place("system:1,0"), ship="carrier"),)

    async def procedure(playing: Game) -> None:
        await playing.economy.redistribute(0)

    table = say(trial(game, procedure), 0, "fleet:0", "pool:3")
    for _ in table.pending:
        say(table, 0, "planet:jord")
    assert game_of(table).board.units(0, Place("system:1,0")) == ()
    assert game_of(table).state.doomed == []
    assert "leaderfate" in told(table)


@pytest.mark.rule("SA17-GEN-23", "OFF-UNI-3")
def test_fighters_of_a_space_dock_go_with_the_planet_that_is_lost() -> None:
    game = new_game("sa17")
    put(game, 0, "jord", "space_dock")
    put(game, 0, game.player(0).home, "2 fighter")

    async def procedure(playing: Any) -> None:
        await playing.economy.give_up_planet(0, "hostility", "test")

    board = game_of(say(trial(game, procedure), 0, "lose:jord")).board
    assert board.units(0, in_system(board.home(0))) == ()


@pytest.mark.rule("SA17-LIM-02", "SA17-LIM-03", "SAES-LIM-02", "SAES-LIM-03")
@ASCENSION
def test_a_fleet_supply_of_ten_costs_two_resources(ruleset: str) -> None:
    game = new_with(3, f"{ruleset} +increased_limits")
    game.player(0).fleet = 10

    async def procedure(playing: Any) -> None:
        await playing.economy.upkeep(0)

    table = trial(game, procedure)
    assert offers(table, 0) == ["2", "1", "0"]
    say(table, 0, "2", "goods", "goods")
    assert (game_of(table).player(0).fleet, goods(table)) == (10, 1)


@pytest.mark.rule("SA17-LIM-04", "SAES-LIM-04")
@ASCENSION
def test_fleet_supply_that_is_not_paid_for_is_removed(ruleset: str) -> None:
    game = new_with(1, f"{ruleset} +increased_limits")
    game.player(0).fleet = 11
    game.board.exhaust(PlanetId("jord"), "test")

    async def procedure(playing: Any) -> None:
        await playing.economy.upkeep(0)

    table = trial(game, procedure)
    assert offers(table, 0) == ["1", "0"]
    say(table, 0, "1")
    assert (game_of(table).player(0).fleet, goods(table)) == (9, 0)


@pytest.mark.rule("SA17-LIM-01")
def test_without_raised_limits_there_is_no_upkeep() -> None:
    game = new_game("sa17")
    game.player(0).fleet = 10

    async def procedure(playing: Any) -> None:
        await playing.economy.upkeep(0)

    assert asks(trial(game, procedure), 0) == ""


@pytest.mark.rule("SA17-LIM-07", "OFF-CMP-1", "OFF-CMP-3", "SAES-LIM-07", "SAES-LIM-08")
@pytest.mark.parametrize(("ruleset", "raised"), [("sa17", [12, 16, 7, 8, 3, 10, 5, 8]), ("sa_es", [12, 15, 7, 8, 3, 9, 4, 8])])
def test_limits_and_raised_limits(ruleset: str, raised: list[int]) -> None:
    kinds = ("cruiser", "destroyer", "dreadnought", "carrier", "war_sun", "pds", "space_dock", "mechanized_unit")
    game = new_game("official")
    assert [game.board.left(0, unit_kind(kind)) for kind in kinds] == [8, 8, 5, 4, 2, 6, 3, 4]
    assert game.board.reinforcements(0) == 16 - 8
    game = new_game(f"{ruleset} +increased_limits")
    assert [game.board.left(0, unit_kind(kind)) for kind in kinds] == raised
    assert game.board.reinforcements(0) == 24 - 8


@pytest.mark.rule("SA17-LIM-08", "OFF-CMP-5", "SAES-LIM-09")
@ASCENSION
def test_cardboard_counters_of_units(ruleset: str) -> None:
    game = new_game(f"{ruleset} -increased_limits")
    assert game.board.left(0, "shock_troop") == 12
    assert new_game(f"{ruleset} +increased_limits").board.left(0, "shock_troop") > 12


@pytest.mark.rule("SA17-LIM-06", "SAES-LIM-06")
@ASCENSION
def test_all_units_of_a_kind_means_the_original_limit(ruleset: str) -> None:
    game = new_game(f"{ruleset} +increased_limits")
    hold(game, 0, "arnor", "lor")
    for planet in ("jord", "arnor", "lor"):
        put(game, 0, planet, "space_dock")
    assert game.board.left(0, "space_dock") == {"sa17": 2, "sa_es": 1}[ruleset]
    assert game.objectives.qualifies(0, "three_space_docks_two_outside_home")


@pytest.mark.rule("OFF-CMP-2")
def test_fighters_and_ground_forces_have_no_limit() -> None:
    game = new_game("official")
    put(game, 0, "jord", "30 ground_force")
    put(game, 0, "0,-2", "20 fighter, 2 war_sun")
    assert game.board.left(0, "ground_force") > 20
    assert game.board.left(0, "fighter") > 20
    assert game.board.left(0, "war_sun") == 0


@pytest.mark.rule("OFF-CMP-8")
def test_a_destroyed_unit_can_be_rebuilt() -> None:
    game = new_game("official")
    put(game, 0, "0,-2", "flagship")
    assert game.board.left(0, "flagship") == 0
    game.board.remove(0, Place("system:0,-2"), [Group("flagship")], "test")
    assert game.board.left(0, "flagship") == 1


@pytest.mark.rule("OFF-CMP-6")
def test_the_decks_hold_what_the_boxes_hold() -> None:
    game = new_game("official")
    assert sum(card.count for card in game.cards.action_cards.values()) == 170
    assert sum(card.count for card in game.cards.political_cards.values()) == 110
    assert len(game.content.technologies) == 32


# -- control -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SYS-8")
def test_control_of_a_system_needs_all_planets_and_a_ship_that_is_no_fighter() -> None:
    game = new_game("official", tiles={"1,0": "empty_base"})
    hex_ = Hex("1,1")  # Arnor and Lor
    hold(game, 0, "arnor")
    put(game, 0, "1,1", "cruiser")
    assert not game.economy.controls_system(0, hex_)
    hold(game, 0, "lor")
    assert game.economy.controls_system(0, hex_)
    put(game, 0, "1,0", "fighter")
    assert not game.economy.controls_system(0, Hex("1,0"))
    put(game, 0, "1,0", "destroyer")
    assert game.economy.controls_system(0, Hex("1,0"))
    put(game, 1, "1,0", "fighter")
    assert not game.economy.controls_system(0, Hex("1,0"))


@pytest.mark.rule("OFF-SYS-8")
def test_control_of_a_planet_stays_without_units() -> None:
    game = new_game("official")
    hold(game, 0, "wellon")
    assert game.board.planet(PlanetId("wellon")).owner == 0
    assert "wellon" in game.economy.ready_planets(0)


@pytest.mark.rule("SA17-GEN-27")
def test_a_fighter_is_enough_to_control_a_system() -> None:
    game = new_game("sa17", tiles={"1,0": "empty_base"})
    put(game, 0, "1,0", "fighter")
    assert game.economy.controls_system(0, Hex("1,0"))


# -- refreshing --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-NOM-10")
def test_space_docks_are_refreshed_with_planets() -> None:
    game = new_game("sa17")
    put(game, 0, "jord", "space_dock!exhausted")
    game.board.exhaust(PlanetId("jord"), "test")
    game.economy.refresh(0)
    assert game.board.units(0, Place("planet:jord")) == (Group("space_dock"),)
    assert not game.board.planet(PlanetId("jord")).exhausted


def refreshing(game: Game) -> Table:
    async def procedure(playing: Game) -> None:
        await playing.economy.refresh_abilities(0)

    return trial(game, procedure)


@pytest.mark.rule("OFF-SYS-7")
def test_refresh_abilities() -> None:
    tiles = {"1,0": "hopes_end", "0,1": "primor", "-1,1": "tsion_bellatrix"}
    game = new_game("official", tiles=tiles)
    hold(game, 0, "hopes_end", "primor", "tsion")
    table = refreshing(game)
    assert offers(table, 0) == ["planet:hopes_end", "planet:primor", "planet:tsion", "done"]
    say(table, 0, "planet:hopes_end", "planet:primor", "planet:tsion")
    board = game_of(table).board
    assert board.units(0, Place("planet:hopes_end")) == (
        Group("ground_force"),
        Group("shock_troop"),
    )  # two alone revert (OFF-SE-SHK)
    assert board.units(0, Place("planet:primor")) == (Group("ground_force", 2),)
    assert goods(table) == 2
    assert exhausted(table) == ["hopes_end", "primor", "tsion"]


@pytest.mark.rule("OFF-SYS-7")
def test_no_fighters_while_enemy_ships_are_there() -> None:
    for enemy, offered in ((False, True), (True, False)):
        game = new_game("official", tiles={"1,0": "mirage"})
        hold(game, 0, "mirage")
        put(game, 0, "1,0", "carrier")
        if enemy:
            put(game, 1, "1,0", "destroyer")
        table = refreshing(game)
        assert ("planet:mirage" in offers(table, 0)) == offered
    assert asks(table, 0) == ""


def test_refresh_abilities_of_shattered_ascension() -> None:
    tiles = {"1,0": "sehras_beli", "0,1": "mekara", "-1,1": "sanctuary_aurum_vi", "-1,0": "sassanos"}
    game = new_game("sa17", tiles=tiles)
    planets = [p.id for tile in tiles.values() for p in game.content.systems[tile].planets]
    hold(game, 0, *planets)
    put(game, 0, "-1,0", "carrier")
    game.state.action_deck = Deck([CardId("productivity_spike#1")])
    game.state.political_deck = Deck([CardId(next(iter(game.cards.political_cards)))])
    table = say(refreshing(game), 0, "planet:sehras", "planet:mekara", "planet:sanctuary", "planet:sassanos")
    board, player = game_of(table).board, game_of(table).player(0)
    assert board.planet(PlanetId("sehras")).wealth == 4
    assert board.units(0, Place("planet:mekara")) == (Group("pds"),)
    assert (len(player.action_cards), len(player.political_cards)) == (1, 1)
    assert board.units(0, Place("planet:sassanos")) == (Group("ground_force"),)
    assert board.units(0, Place("system:-1,0")) == (Group("carrier"), Group("fighter"))


# -- Natural Wealth ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-DOM-01")
def test_natural_wealth_is_taken_good_by_good() -> None:
    game = new_game("sa17", tiles={"0,1": "empty_base"})
    hold(game, 0, "wellon")
    game.economy.add_wealth(Place("planet:wellon"), 2)
    game.economy.add_wealth(Place("planet:thibah"), 2)  # nobody's
    game.economy.add_wealth(Place("system:0,1"), 1)

    async def procedure(playing: Game) -> None:
        await playing.economy.collect_wealth(0)
        await playing.economy.collect_wealth(0, Hex("0,-1"))
        await playing.economy.collect_wealth(0, Hex("1,0"))

    table = say(trial(game, procedure), 0, "take", "take")
    assert asks(table, 0) == ""
    assert (goods(table), game_of(table).economy.wealth(Place("planet:wellon"))) == (2, 0)
    put(game, 0, "0,1", "destroyer")
    assert game.economy.reachable_wealth(0) == ["system:0,1"]


def test_a_fork_in_the_middle_of_a_payment_goes_on_as_the_table_does() -> None:
    table = say(paying(new_with(3), resources=2), 0, "goods")
    again = table.fork()
    say(table, 0, "goods")
    say(again, 0, "goods")
    assert goods(table) == goods(again) == 1
