"""What the Spanish edition takes from Shards of the Throne, with its changes."""

from __future__ import annotations

import pytest
from hiring import hired
from leading import acting
from opening import started
from races.racing import HERE, race_game
from skirmish import finish
from strategic import exhaust
from tables import asks, game_of, hold, new_game, offers, play, put, say, told
from trial import give, trial

from mecatol.core.errors import RulesetError
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.naming import on_planet, unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.shattered_ascension_es.game import Game as SpanishGame
from mecatol.rules.state import CardId, Claim, PlanetId, Seat
from mecatol.rulesets import resolve

HOME, RIFT = "0,-2", "0,-1"

# -- Gravity Rifts ---------------------------------------------------------------------------------------------------------


def through_the_rift(dice: list[int], enemy: str = "") -> Table:
    """Two Cruisers with Light/Wave Deflector go through a Gravity Rift to Mecatol Rex."""
    game = new_game("sa_es +gravity_rifts -tactical_retreats", tiles={RIFT: "gravity_rift"})
    put(game, 0, HOME, "2 cruiser")
    if enemy:
        put(game, 1, RIFT, enemy)
        give(game, 0, "light_wave_deflector")
    table = acting(game, "0,0", "movement.move", "space_cannon.fire", "tactical.end", dice=dice)
    return say(table, 0, "ship:0,-2:cruiser", "ship:0,-2:cruiser", "done")


def cruisers(table: Table, hex_: str) -> int:
    return forces.count(game_of(table).board.ships(0, Hex(hex_)), "cruiser")


@pytest.mark.rule("SAES-SOT-02")
@pytest.mark.parametrize(("face", "stopped"), [(1, True), (3, True), (4, False)])
def test_a_die_for_each_ship_and_one_to_three_ends_its_movement_there(face: int, stopped: bool) -> None:
    table = through_the_rift([face, 10])
    assert (cruisers(table, RIFT), cruisers(table, "0,0")) == ((1, 1) if stopped else (0, 2))
    assert game_of(table).board.system(Hex(RIFT)).counters == (), "nothing is activated there"


@pytest.mark.rule("SAES-SOT-03")
def test_a_ship_stopped_beside_enemies_fights_them_at_once() -> None:
    table = through_the_rift([2, 10, 10, 1], enemy="destroyer")
    assert (cruisers(table, RIFT), cruisers(table, "0,0")) == (1, 1)
    assert not game_of(table).board.ships(1, Hex(RIFT)), "the Destroyer was shot in a Space Battle"
    began = [event for event in table.events_since(None) if event["event"] == "battlebegan"]
    assert [event["system"] for event in began] == [f"system:{RIFT}"]


@pytest.mark.rule("SAES-SOT-03")
def test_several_stopped_ships_fight_one_battle_together_and_may_lose_it() -> None:
    table = through_the_rift([1, 1, 1, 1, 10, 10], enemy="2 cruiser")
    assert told(table).count("battlebegan") == 1
    assert cruisers(table, RIFT) == 0


@pytest.mark.rule("SAES-SOT-02", "SAES-SOT-03")
def test_who_gets_through_or_stops_alone_fights_nobody() -> None:
    assert "battlebegan" not in told(through_the_rift([10, 10], enemy="destroyer"))
    assert "battlebegan" not in told(through_the_rift([1, 1]))


# -- Mercenaries -----------------------------------------------------------------------------------------------------------


def market(*goods: int, deck: str = "felrey", round_: int = 2) -> Game:
    """Everybody has so many goods and nothing else; one Mercenary is in the deck."""
    game = new_game("sa_es +mercenaries", len(goods))
    game.state.round = round_
    game.state.mercenary_deck.bag = [CardId(deck)] if deck else []
    for seat, amount in enumerate(goods):
        exhaust(game, seat, goods=amount)
    return game


def after_trade(game: Game) -> Table:
    async def trade_is_over(playing: SpanishGame) -> None:
        await playing.mercenaries.after_trade(0)

    return trial(game, trade_is_over)


def in_play(game: Game, seat: Seat, *names: str, since: int) -> None:
    """Mercenaries whom a player has had since a round."""
    now, game.state.round = game.state.round, since
    for name in names:
        game.mercenaries.hire(seat, unit_kind(name), on_planet(PlanetId("arnor")), "test")
    game.state.round = now


@pytest.mark.rule("SAES-SOT-21")
@pytest.mark.parametrize("round_", [1, 2])
@pytest.mark.parametrize("ruleset", ["sa_es +mercenaries", "sa_es +mercenaries +own_trade"])
def test_after_trade_a_random_one_is_for_hire_in_the_first_round_too(ruleset: str, round_: int) -> None:
    game = new_game(ruleset, 3)
    game.state.round = round_
    game.state.mercenary_deck.bag = [CardId("felrey")]
    game.strategy_phase.lay_out_cards()
    (card,) = [card.id for card in game.state.strategy_cards if card.id.startswith("trade")]
    table = play(game, Step("strategy_cards.play", 0, what=card))
    while table.pending and table.pending[0].name != "mercenary_bid":
        seat = table.pending[0].seat
        say(table, seat, next((key for key in ("done", "no", "pass") if key in offers(table, seat)), offers(table, seat)[0]))
    assert [ask.name for ask in table.pending] == ["mercenary_bid"] * 3
    assert not any(hired(table, seat) for seat in range(3)), "nobody has it from the card itself"


@pytest.mark.rule("SAES-SOT-27")
def test_a_loyalty_bid_opens_with_two_for_anybody_in_play_the_new_one_too() -> None:
    game = market(2, 3, 1)
    in_play(game, 0, "nolad", since=1)
    table = after_trade(game)
    for seat, amount in enumerate((1, 0, 0)):
        say(table, seat, f"bid:{amount}")
    while asks(table, 0) in ("quarter_mercenary", "pay"):
        say(table, 0, offers(table, 0)[0])
    assert asks(table, 1) == "loyalty_bid"
    found = [key for key in offers(table, 1) if key != "pass"]
    assert sorted(found) == ["lure:felrey:2", "lure:felrey:3", "lure:nolad:2", "lure:nolad:3"]


@pytest.mark.rule("SAES-SOT-30")
def test_each_costs_a_good_after_trade_and_nothing_in_the_status_phase() -> None:
    game = market(2, 0, 0, deck="")
    in_play(game, 0, "felrey", "nolad", since=1)
    table = after_trade(game)
    assert asks(table, 0) == "mercenary_upkeep"
    say(table, 0, "pay:felrey", "pay:nolad")
    finish(table)
    assert (sorted(hired(table, 0)), game_of(table).player(0).trade_goods) == (["felrey", "nolad"], 0)
    assert not play(game_of(table), Step("status_phase.pay_mercenaries")).pending


@pytest.mark.rule("SAES-SOT-31")
def test_one_that_is_not_paid_for_is_discarded_unless_it_was_acquired_this_round() -> None:
    game = market(0, 0, 0, deck="")
    in_play(game, 0, "felrey", since=1)
    in_play(game, 0, "nolad", since=2)
    table = finish(after_trade(game))
    assert hired(table, 0) == ["nolad"]
    assert game_of(table).state.mercenary_deck.discard == ["felrey"]


# -- Flagships, technologies, races ----------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-SOT-06")
def test_every_flagship_takes_two_of_production_capacity() -> None:
    game = new_game("sa_es +flagships +shards_races", 2)
    assert {game.content.flagships[race].production for race in game.content.races} == {2}
    put(game, 0, "jord", "space_dock")
    game.player(0).trade_goods = 60
    table = play(game, Step("production.produce_units", 0, HOME))
    say(table, 0, "build:flagship", *["build:ground_force"] * 4)
    assert "build:ground_force" not in offers(table, 0), "of a capacity of six"


@pytest.mark.rule("SAES-SOT-09")
def test_the_flagship_of_the_saar_moves_two_and_rolls_two_dice_in_a_barrage() -> None:
    game = race_game("sa_es +flagships", "saar")
    put(game, 0, HERE, "flagship")
    put(game, 1, HERE, "8 fighter")
    assert game.routes.allowance(0, "flagship", Hex(HERE)) == 2
    table = acting(game, HERE, "space_battle.begin", dice=[1] * 60)
    barrage = [event for event in table.events_since(None) if event["event"] == "rolled" and event["purpose"] == "barrage"]
    assert [len(event["faces"]) for event in barrage if event["seat"] == 0] == [2]


@pytest.mark.rule("SAES-SOT-16", "SAES-SOT-17")
def test_two_technologies_of_shards_make_way_for_two_others() -> None:
    shards, without = (new_game(text).content.technologies for text in ("sa_es +shards_technologies", "sa_es"))
    assert not {"neural_computing", "gravity_drive"} & set(shards)
    assert {"xenopsychology", "ion_drive", "duranium_armor", "transfabrication"} <= set(shards)
    assert not {"xenopsychology", "ion_drive", "duranium_armor", "transfabrication"} & set(without)


@pytest.mark.rule("SAES-SOT-14")
def test_duranium_armor_repairs_nothing_after_a_round() -> None:
    game = new_game("sa_es +shards_technologies -tactical_retreats")
    give(game, 1, "duranium_armor")
    put(game, 0, HERE, "cruiser")
    put(game, 1, HERE, "dreadnought*1")
    table = acting(game, HERE, "space_battle.begin", dice=[1] * 300)
    assert "after_round" not in (asks(table, 0), asks(table, 1))


@pytest.mark.rule("SAES-SOT-20")
@pytest.mark.parametrize("race", ["arborec", "creuss", "nekro"])
def test_the_races_of_shards_have_three_race_technologies_each(race: str) -> None:
    game = new_game("sa_es +shards_races")
    assert len([key for key, card in game.content.upgrades.items() if card.race == race]) == 3
    assert race in game.set_up.races_to_choose()
    assert race not in new_game("sa_es").set_up.races_to_choose()


# -- space Domain Counters -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-SOT-34", "SAES-OBJ-12")
def test_an_ancient_space_station_makes_race_technologies_cheaper_and_victory_no_nearer() -> None:
    def prices(held: bool, points: int) -> dict[str, int]:
        game = new_game("sa_es +final_frontier", 3)
        assert isinstance(game, SpanishGame)
        game.begin_effect("precursor_space_station", -1, "rule", where=f"system:{HERE}")
        game.state.claims = [Claim(2, "test", points, 1)]
        if held:
            hold(game, 2, "thibah")
            put(game, 2, HERE, "cruiser")
        assert game.victory.goal(2) == 10
        return {key: game.technology.upgrade_cost(2, key) for key in game.technology.upgrades_of(2)}

    assert prices(False, 0) == {"production_centers": 3, "quantum_datahub_node": 5, "caravan_fleets": 4}
    assert prices(True, 0) == {"production_centers": 2, "quantum_datahub_node": 4, "caravan_fleets": 3}
    assert prices(True, 4) == {"production_centers": 0, "quantum_datahub_node": 4, "caravan_fleets": 0}, "five are printed on it"
    assert prices(True, 5)["quantum_datahub_node"] == 0


@pytest.mark.rule("SAES-SOT-33")
def test_no_space_counter_is_a_supernova() -> None:
    game = started("sa_es +final_frontier", 4)
    lying = [card for counters in game.state.domain_counters.values() for card in counters]
    everything = [*lying, *game.state.frontier_deck.bag, *game.state.frontier_deck.top]
    assert any(card.startswith("precursor_space_station") for card in everything)
    assert not any(card.startswith("supernova") for card in everything)


# -- what is left out ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-SOT-35")
def test_neither_representatives_nor_assembly_ii_are_offered() -> None:
    with pytest.raises(RulesetError):
        resolve("sa_es +political_intrigue")
    game = started("sa_es", 4)
    assert "assembly" in [card.id for card in game.state.strategy_cards]
    assert "assembly_ii" not in [card.id for card in game.state.strategy_cards]
    assert not any(player.representative for player in game.state.players)


@pytest.mark.rule("SAES-SOT-36")
def test_there_are_no_preliminary_objectives() -> None:
    with pytest.raises(RulesetError):
        resolve("sa_es +preliminary_objectives")
    game = started("sa_es", 4)
    assert game.state.preliminary == []
    assert len(game.state.preliminary_deck) == 0
    assert all(not player.preliminary_objectives for player in game.state.players)
