"""The Status Phase: its parts in order, and what each of them does."""

import pytest
from tables import ASCENSION, asks, game_of, hold, new_game, offers, play, put, say, strategy_cards, told
from trial import also

from mecatol.core.effects import Behaviours, Effect
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import CARDS_DRAWN, STATUS_COUNTERS, Drawn
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import EXHAUSTED, NOBODY, Agenda, CardId, Group, PlanetId, Seat, StrategyCard

EDITIONS = pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])

EFFECTS = Behaviours("test")


@EFFECTS.modify("ingenuity", STATUS_COUNTERS)
def ingenuity(game: Game, effect: Effect, number: int, seat: Seat) -> int:
    return number + 1


@EFFECTS.modify("guile", CARDS_DRAWN)
def guile(game: Game, effect: Effect, number: int, drawn: Drawn) -> int:
    return number + 1 if drawn.deck == "action" else number


def status(ruleset: str, seats: int = 3) -> Game:
    """A game with cards in both decks."""
    game = new_game(ruleset, seats)
    cards = [card for card in game.action_cards.all_cards() if game.action_cards.of_use(card)]
    game.state.action_deck.bag = sorted(cards[:10])
    laws = [card for card in game.political_cards.all_cards() if game.political_cards.of_use(card)]
    game.state.political_deck.bag = sorted(laws[:10])
    also(game, EFFECTS)
    return game


def through(table: Table) -> list[str]:
    """Play the phase to its end in the shortest way; the names of the questions asked."""
    found: list[str] = []
    while not table.over and game_of(table).state.phase == "status":
        ask = table.pending[0]
        found.append(ask.name)
        keys = table.keys(ask)
        key = next((k for k in ("done", "keep", "no", "none") if k in keys), keys[0])
        table.answer(ask.seat, ask.id, key)
    return list(dict.fromkeys(found))


def step(name: str, seat: Seat = NOBODY) -> Step:
    return Step(f"status_phase.{name}", seat)


# -- the order -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-STA-1")
def test_the_official_parts_in_order() -> None:
    names = [part.name for part in status("official").status_phase.parts]
    numbered = [
        "claim_objectives",
        "repair",
        "recall_counters",
        "refresh",
        "use_planets",
        "cards_and_counters",
        "redistribute",
        "return_strategy_cards",
    ]
    assert [name for name in names if name in numbered] == numbered
    assert names.index("scuttle") == 1  # OFF-STA-3


@pytest.mark.rule("SA17-TEC-04", "SA17-GEN-19", "SA17-GEN-24")
def test_shattered_ascension_buys_upgrades_and_makes_goods_just_before_refreshing() -> None:
    names = [part.name for part in status("sa17").status_phase.parts]
    assert names.index("claim_objectives") < names.index("buy_upgrades") < names.index("make_goods")
    assert names.index("refresh") == names.index("make_goods") + 1
    assert names.index("captives") > names.index("refresh")


@pytest.mark.rule("OFF-STA-1", "OFF-STR-3")
def test_in_order_of_play() -> None:
    game = status("official")
    strategy_cards(game, {"leadership": 2, "production": 0, "bureaucracy": 1})
    table = play(game, Step("status_phase.part", what="redistribute"))
    seats = []
    while table.pending:
        seats.append(table.pending[0].seat)
        say(table, table.pending[0].seat, "keep")
    assert seats == [2, 0, 1]


@pytest.mark.rule("OFF-STA-1", "OFF-GEN-1")
@pytest.mark.parametrize("ruleset", ["official", "sa17"])
def test_the_whole_phase_leads_to_the_next_round(ruleset: str) -> None:
    game = status(ruleset)
    strategy_cards(game, {"leadership": 2, "production": 0, "bureaucracy": 1})
    table = play(game, Step("status_phase.start"))
    asked = through(table)
    assert "redistribute" in asked
    game = game_of(table)
    assert (game.state.phase, game.state.round) == ("strategy", 2)
    assert [len(player.action_cards) for player in game.state.players] == [1, 1, 1]


# -- its parts ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-PRO-7", "OFF-STA-3")
def test_units_may_be_scuttled_after_the_first_step() -> None:
    game = status("official")
    put(game, 0, "1,0", "2 cruiser, dreadnought*1")
    put(game, 0, "jord", "ground_force")
    table = play(game, step("scuttle", 0))
    assert "system:1,0:dreadnought*1" in offers(table, 0)
    say(table, 0, "system:1,0:cruiser", "planet:jord:ground_force")
    assert "planet:jord:ground_force" not in offers(table, 0)
    assert game_of(table).board.on_board(0, "cruiser") == 2  # nothing goes before it is done
    say(table, 0, "done")
    board = game_of(table).board
    assert board.units(0, in_system(Hex("1,0"))) == (Group("dreadnought", 1, 1), Group("cruiser"))
    assert board.units(0, on_planet(PlanetId("jord"))) == ()


@pytest.mark.rule("OFF-STA-1", "OFF-UNI-2")
def test_damaged_units_are_repaired() -> None:
    game = status("official")
    put(game, 0, "1,0", "dreadnought*1, cruiser")
    put(game, 1, "0,1", "war_sun*1")
    table = play(game, step("repair"))
    board = game_of(table).board
    assert board.units(0, in_system(Hex("1,0"))) == (Group("dreadnought"), Group("cruiser"))
    assert board.units(1, in_system(Hex("0,1"))) == (Group("war_sun"),)
    assert told(table).count("repaired") == 2


@pytest.mark.rule("OFF-STA-1", "OFF-CC-1")
def test_command_counters_return_to_the_reinforcements() -> None:
    game = status("official")
    before = game.board.reinforcements(0)
    game.board.lay_counter(0, Hex("1,0"), "pool")
    game.board.lay_counter(1, Hex("1,0"), "pool")
    table = play(game, step("recall_counters"))
    assert game_of(table).board.system(Hex("1,0")).counters == ()
    assert game_of(table).board.reinforcements(0) == before + 1  # not to the pool


@pytest.mark.rule("OFF-STA-1", "SA17-NOM-09", "SA17-NOM-10")
def test_planets_and_space_docks_are_refreshed() -> None:
    game = status("sa17")
    put(game, 0, "jord", f"space_dock!{EXHAUSTED}")
    game.board.exhaust(PlanetId("jord"), "test")
    table = play(game, step("refresh"))
    board = game_of(table).board
    assert not board.planet(PlanetId("jord")).exhausted
    assert board.units(0, on_planet(PlanetId("jord"))) == (Group("space_dock"),)


@pytest.mark.rule("OFF-STA-1")
def test_one_action_card_and_two_counters_officially() -> None:
    game = status("official")
    table = play(game, step("cards_and_counters", 0))
    assert asks(table, 0) == "counter_area"
    say(table, 0, "pool", "fleet")
    player = game_of(table).player(0)
    assert (len(player.action_cards), len(player.political_cards)) == (1, 0)
    assert (player.strategy, player.pool, player.fleet) == (2, 4, 4)


@pytest.mark.rule("SA17-GEN-10", "SAES-GEN-09")
@ASCENSION
def test_a_political_card_too_in_shattered_ascension(ruleset: str) -> None:
    table = play(status(ruleset), step("cards_and_counters", 0))
    say(table, 0, "pool", "pool")
    player = game_of(table).player(0)
    assert (len(player.action_cards), len(player.political_cards)) == (1, 1)


@EDITIONS
@pytest.mark.rule("SA17-DUE-06", "SAES-DUE-15")
def test_one_counter_fewer_in_a_duel(ruleset: str) -> None:
    assert status(ruleset, 2).status_phase.counters(0) == 1
    assert status(ruleset, 3).status_phase.counters(0) == 2
    assert status("official", 2).status_phase.counters(0) == 2


@pytest.mark.rule("OFF-GEN-3")
def test_effects_give_more_counters_and_cards() -> None:
    game = status("official")
    game.begin_effect("ingenuity", 0, "race")
    game.begin_effect("guile", 0, "technology")
    table = play(game, step("cards_and_counters", 0))
    say(table, 0, "pool", "pool", "pool")
    assert len(game_of(table).player(0).action_cards) == 2
    assert game_of(table).player(0).pool == 6


@pytest.mark.rule("OFF-STA-1", "OFF-CC-2", "OFF-CC-3")
def test_counters_are_redistributed_and_fleets_checked() -> None:
    game = status("official")
    put(game, 0, "1,0", "2 cruiser, destroyer")
    table = play(game, step("redistribute", 0))
    say(table, 0, "fleet:2", "pool:6")
    assert asks(table, 0) != ""  # a ship too many
    say(table, 0, offers(table, 0)[0])
    game = game_of(table)
    assert (game.player(0).strategy, game.player(0).pool, game.player(0).fleet) == (0, 6, 2)
    assert game.board.big_ships(0, Hex("1,0")) == 2


@pytest.mark.rule("OFF-STA-1")
def test_strategy_cards_go_back_and_keep_their_bonus_counters() -> None:
    game = status("official")
    game.state.strategy_cards = [StrategyCard("leadership", 1, 2, True), StrategyCard("assembly", 3, NOBODY, False, 2)]
    table = play(game, step("return_strategy_cards"))
    game = game_of(table)
    assert game.state.strategy_cards == [StrategyCard("leadership", 1), StrategyCard("assembly", 3, bonus=2)]
    assert game.state.notes["last_holder:leadership"] == "2"
    assert game.state.notes["last_holder:assembly"] == str(NOBODY)


@pytest.mark.rule("SA17-GEN-19", "SAES-GEN-05")
@ASCENSION
def test_resources_become_trade_goods_before_the_refreshing(ruleset: str) -> None:
    game = status(ruleset)
    table = play(game, step("make_goods", 0), step("refresh"))
    assert asks(table, 0) == "make_goods"
    say(table, 0, next(key for key in offers(table, 0) if "jord" in key))
    if asks(table, 0):
        say(table, 0, "done")
    assert game_of(table).player(0).trade_goods == 2  # Jord has 4 resources
    assert not game_of(table).board.planet(PlanetId("jord")).exhausted


@pytest.mark.rule("SA17-GEN-24")
def test_facilities_are_placed_where_planets_are_refreshed() -> None:
    game = status("sa17")
    hold(game, 0, "wellon")
    table = play(game, step("use_planets", 0))
    assert asks(table, 0) == "place_facility"
    assert asks(play(status("official"), step("use_planets", 0)), 0) == ""


@pytest.mark.rule("SA17-TWC-05")
def test_random_agendas_go_and_those_of_players_stay() -> None:
    game = status("sa17")
    game.state.agendas = [Agenda(CardId("arms_reduction"), 1), Agenda(CardId("code_of_honor"))]
    table = play(game, step("clear_agendas"))
    assert game_of(table).state.agendas == [Agenda(CardId("arms_reduction"), 1)]


@pytest.mark.rule("SA17-OBJ-01", "SA17-OBJ-07")
def test_all_claim_at_once_even_without_their_home() -> None:
    game = status("sa17")
    hold(game, 1, "jord")
    assert game.objectives.may_claim(0).allowed
    assert not status_with_lost_home().objectives.may_claim(0).allowed  # OFF-STA-2
    table = play(game, step("claim_objectives"))
    assert table.pending == ()


@pytest.mark.rule("OFF-STA-4")
def test_a_secret_objective_that_is_not_met_cannot_be_revealed_and_lost() -> None:
    game = status("official")
    secret = next(name for name, card in game.cards.objectives.items() if card.stage == "secret")
    game.player(0).secret_objectives = [CardId(secret)]
    assert not game.objectives.qualifies(0, secret)
    table = play(game, step("claim_objectives"))
    assert table.pending == ()  # nothing to claim: nothing is offered
    assert game_of(table).player(0).secret_objectives == [secret]


def status_with_lost_home() -> Game:
    game = status("official")
    hold(game, 1, "jord")
    return game
