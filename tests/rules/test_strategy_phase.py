"""The Strategy Phase: how many cards, picking, Bonus Counters, and what Shattered Ascension puts before it."""

import pytest
from races.racing import become
from tables import ASCENSION, asks, game_of, hold, new_game, offers, play, put, say, strategy_cards, told

from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import NOBODY, CardId, Claim, Group, PlanetId, StrategyCard

EDITIONS = pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])

START = Step("strategy_phase.start")


def begin(game: Game) -> Table:
    """The phase from its beginning; whatever comes before the picks is answered in the shortest way."""
    table = play(game, START)
    while not table.over and any(ask.name not in ("pick", "bonus_counter") for ask in table.pending):
        for ask in table.pending:
            key = "random" if ask.name == "reveal_agenda" else table.keys(ask)[-1]
            table.answer(ask.seat, ask.id, key)
            break
    return table


def picker(table: Table) -> int:
    return table.pending[0].seat


def held(game: Game, seat: int) -> list[str]:
    return [card.id for card in game.state.strategy_cards if card.holder == seat]


def picks_of(game: Game) -> list[int]:
    """Who picks, in order, always the first card."""
    game.state.political_deck.bag = []
    table = begin(game)
    order = []
    while not table.over and table.pending and table.pending[0].name == "pick":
        order.append(picker(table))
        say(table, picker(table), offers(table, picker(table))[0])
    return order


# -- the round ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-GEN-1")
@pytest.mark.parametrize("ruleset", ["official", "sa17"])
def test_a_round_is_strategy_phase_action_phase_status_phase(ruleset: str) -> None:
    game = new_game(ruleset, 3)
    table = begin(game)
    while table.pending and table.pending[0].name == "pick":
        say(table, picker(table), offers(table, picker(table))[0])
    events = [e for e in table.events_since(None) if e["event"] in ("roundbegan", "phasebegan")]
    assert [e.get("phase", e.get("round")) for e in events] == [2, "strategy", "action"]
    assert game_of(table).state.round == 2
    table = play(new_game(ruleset, 3), Step("action_phase.end"))
    assert game_of(table).state.phase == "status"
    assert game_of(table).state.flow[0].name == "status_phase.end"
    table = play(new_game(ruleset, 3), Step("status_phase.end"))
    assert [e["phase"] for e in table.events_since(None) if e["event"] == "phasebegan"] == ["strategy"]


@pytest.mark.rule("OFF-GEN-10")
def test_what_was_done_this_round_is_forgotten_with_it() -> None:
    game = new_game("official", 3)
    game.board.deed("won_vote", 0)
    game.begin_effect("anything", 0, "card", until="round")
    table = play(game, Step("status_phase.end"))
    assert game_of(table).state.deeds == []
    assert not [e for e in game_of(table).state.effects if e.key == "anything"]


# -- how many cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-STR-1")
@pytest.mark.parametrize(("seats", "each"), [(3, 2), (4, 2), (5, 1), (6, 1), (7, 1), (8, 1)])
def test_officially_two_cards_each_with_three_or_four_players(seats: int, each: int) -> None:
    game = new_game("official", min(seats, 6))
    while len(game.state.players) < seats:
        game.state.players.append(game.state.players[0].copy())
        game.state.seating.append(len(game.state.seating))
    game.strategy_phase.lay_out_cards()
    assert len(game.state.strategy_cards) == 8
    assert game.strategy_phase.cards_each() == each
    steps = game.strategy_phase.picks()
    assert [step.seat for step in steps] == list(range(seats)) * each


@pytest.mark.rule("SA17-STR-04", "SA17-SET-36", "SA17-STR-03")
@pytest.mark.parametrize(
    ("seats", "each", "ninth", "unpicked"),
    [(2, 3, False, 2), (3, 2, False, 2), (4, 2, True, 1), (5, 1, False, 3), (6, 1, False, 2), (7, 1, True, 2), (8, 1, True, 1)],
)
def test_shattered_ascension_leaves_as_near_two_cards_as_possible(seats: int, each: int, ninth: bool, unpicked: int) -> None:
    game = new_game("sa17", min(seats, 6))
    while len(game.state.players) < seats:
        game.state.players.append(game.state.players[0].copy())
        game.state.seating.append(len(game.state.seating))
    game.strategy_phase.lay_out_cards()
    cards = [card.id for card in game.state.strategy_cards]
    assert ("prospect" in cards) == ninth
    assert game.strategy_phase.cards_each() == each
    assert len(cards) - seats * each == unpicked
    possible = [abs(in_game - seats * n - 2) for in_game in (8, 9) for n in (1, 2, 3, 4) if in_game >= seats * n]
    assert abs(unpicked - 2) == min(possible)


@pytest.mark.rule("SA17-STR-01")
def test_the_cards_are_those_of_shattered_ascension() -> None:
    game = new_game("sa17", 4)
    game.strategy_phase.lay_out_cards()
    cards = [card.id for card in game.state.strategy_cards]
    assert [card.number for card in game.state.strategy_cards] == list(range(1, 10))
    assert all("shattered_ascension" in game.cards.strategy_cards[card].deck for card in cards)
    assert all(card in game.catalogue.strategy for card in cards)
    official = new_game("official", 4)
    assert game.catalogue.strategy["trade"] != official.catalogue.strategy["trade"]


@pytest.mark.rule("SA17-STR-02", "SA17-STR-03", "OFF-VIC-5")
def test_the_number_of_cards_follows_the_number_of_players_in_shattered_ascension_only() -> None:
    for ruleset, each, ninth in (("sa17", 2, True), ("official", 1, False)):
        game = new_game(ruleset, 5)
        game.strategy_phase.lay_out_cards()
        assert game.strategy_phase.cards_each() == 1
        game.player(4).out = "eliminated"
        game.strategy_phase.lay_out_cards()
        assert game.strategy_phase.cards_each() == each  # officially the others keep their number of cards
        assert ("prospect" in [card.id for card in game.state.strategy_cards]) == ninth


# -- picking ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-STR-1")
def test_from_the_speaker_clockwise_and_a_second_pass_in_the_same_order() -> None:
    game = new_game("official", 3)
    game.state.speaker = 1
    assert picks_of(game) == [1, 2, 0, 1, 2, 0]


@EDITIONS
@pytest.mark.rule("SA17-ROT-01", "SA17-ROT-05", "SA17-NOM-14", "SA17-NOM-15", "SAES-ROT-01")
def test_in_the_direction_of_the_cycler_from_the_speaker_one_card_at_a_time(ruleset: str) -> None:
    game = new_game(ruleset, 3)
    game.state.speaker, game.state.cycler = 1, -1
    assert picks_of(game) == [1, 0, 2, 1, 0, 2]
    assert picks_of(new_game(ruleset, 2)) == [0, 1, 0, 1, 0, 1]


@pytest.mark.rule("OFF-STR-2")
def test_counters_are_put_on_cards_not_taken_and_add_up() -> None:
    game = new_game("official", 3)
    table = begin(game)
    for _ in range(6):
        say(table, picker(table), offers(table, picker(table))[0])
    left = [card for card in game_of(table).state.strategy_cards if card.holder == NOBODY]
    assert [card.bonus for card in left] == [1, 1]
    game = new_game("official", 3)
    game.state.strategy_cards = [StrategyCard("leadership", 1, bonus=2)]
    table = play(game, Step("strategy_phase.end"))
    assert game_of(table).state.strategy_cards[0].bonus == 3


@EDITIONS
@pytest.mark.rule("SA17-DUE-05", "SAES-DUE-14")
def test_in_a_duel_each_picks_three_and_the_two_left_get_counters(ruleset: str) -> None:
    table = begin(new_game(ruleset, 2))
    for _ in range(6):
        say(table, picker(table), offers(table, picker(table))[0])
    cards = game_of(table).state.strategy_cards
    assert [sum(card.holder == seat for card in cards) for seat in range(2)] == [3, 3]
    assert [card.bonus for card in cards if card.holder == NOBODY] == [1, 1]


@pytest.mark.rule("OFF-STR-2")
def test_with_four_players_no_card_remains() -> None:
    table = begin(new_game("official", 4))
    for _ in range(8):
        say(table, picker(table), offers(table, picker(table))[0])
    assert all(card.holder != NOBODY for card in game_of(table).state.strategy_cards)
    assert "bonusplaced" not in told(table)


@pytest.mark.rule("OFF-STR-2")
def test_each_bonus_counter_is_a_trade_good_or_a_command_counter() -> None:
    game = new_game("official", 3)
    game.state.strategy_cards = [StrategyCard("leadership", 1, bonus=2)]
    table = play(game, Step("strategy_phase.pick", 0))
    say(table, 0, "card:leadership")
    assert offers(table, 0) == ["trade_good", "command_counter"]
    say(table, 0, "trade_good", "command_counter", "pool")
    game = game_of(table)
    assert (game.player(0).trade_goods, game.player(0).pool) == (1, 4)
    assert game.state.strategy_cards == [StrategyCard("leadership", 1, 0)]


@pytest.mark.rule("OFF-STR-2")
def test_without_counters_in_the_reinforcements_it_is_a_trade_good() -> None:
    game = new_game("official", 3)
    game.player(0).fleet = 11
    game.state.strategy_cards = [StrategyCard("leadership", 1, bonus=1)]
    table = play(game, Step("strategy_phase.pick", 0))
    say(table, 0, "card:leadership")
    assert game_of(table).player(0).trade_goods == 1  # the only thing possible


@pytest.mark.rule("OFF-STR-4")
def test_with_the_shattered_empire_set_no_pick_moves_the_speaker() -> None:
    game = new_game("official", 3)
    assert picks_of(game) == [0, 1, 2, 0, 1, 2]
    assert game.state.speaker == 0


@pytest.mark.rule("SA17-DUE-07")
def test_in_a_duel_a_speaker_who_had_assembly_may_not_begin_with_it() -> None:
    game = new_game("sa17", 2)
    strategy_cards(game, {"leadership": NOBODY, "assembly": NOBODY, "trade": NOBODY})
    game.state.notes["last_holder:assembly"] = "0"
    table = play(game, Step("strategy_phase.pick", 0), Step("strategy_phase.pick", 1), Step("strategy_phase.pick", 0))
    assert sorted(offers(table, 0)) == ["card:leadership", "card:trade"]
    assert game.strategy_phase.may_pick(0, "assembly").clause == "SA17-DUE-07"
    say(table, 0, "card:leadership")
    assert "card:assembly" in offers(table, 1)
    say(table, 1, "card:trade")
    assert offers(table, 0) == ["card:assembly"]  # as the second pick he may
    game.state.speaker = 1
    assert game.strategy_phase.may_pick(0, "assembly").allowed


# -- what comes first in Shattered Ascension ---------------------------------------------------------------------------------


@pytest.mark.rule("SA17-GEN-16")
def test_a_home_planet_without_enemy_ground_units_returns_exhausted() -> None:
    game = new_game("sa17", 2)
    hold(game, 1, "jord")
    table = play(game, Step("strategy_phase.restore_homes"))
    jord = game_of(table).board.planet(PlanetId("jord"))
    assert (jord.owner, jord.exhausted) == (0, True)
    game = new_game("sa17", 2)
    hold(game, 1, "jord")
    put(game, 1, "jord", "ground_force")
    table = play(game, Step("strategy_phase.restore_homes"))
    assert game_of(table).board.planet(PlanetId("jord")).owner == 1
    game = new_game("official", 2)
    hold(game, 1, "jord")
    assert [step.name for step in game.strategy_phase.opening()] == []  # officially nothing returns


@pytest.mark.rule("SA17-GEN-16")
def test_a_neutral_home_planet_returns_too() -> None:
    game = new_game("sa17", 2)
    game.invasion.lose(PlanetId("jord"), "test")
    table = play(game, Step("strategy_phase.restore_homes"))
    assert game_of(table).board.planet(PlanetId("jord")).owner == 0


@pytest.mark.rule("SA17-GEN-17")
def test_installations_on_it_change_owner_as_far_as_the_pieces_go() -> None:
    game = new_game("sa17", 2)
    hold(game, 1, "jord")
    put(game, 1, "jord", "2 pds, space_dock")
    for planet in ("wellon", "saudor", "thibah"):
        hold(game, 0, planet)
        put(game, 0, planet, "space_dock")
    table = play(game, Step("strategy_phase.restore_homes"))
    game = game_of(table)
    assert game.board.units(0, on_planet(PlanetId("jord"))) == (Group("pds", 2),)  # three docks are on the board already
    assert game.board.units(1, on_planet(PlanetId("jord"))) == ()


@pytest.mark.rule("SA17-GEN-17")
def test_a_dock_on_a_home_planet_that_returns_to_the_saar_floats_as_theirs_do() -> None:
    game = new_game("sa17", 2)
    become(game, 0, "saar")
    hold(game, 1, "jord")
    put(game, 1, "jord", "pds, space_dock")
    game = game_of(play(game, Step("strategy_phase.restore_homes")))
    assert game.board.units(0, on_planet(PlanetId("jord"))) == (Group("pds"),)
    assert game.board.units(0, in_system(game.board.home(0))) == (Group("space_dock"),)


@EDITIONS
@pytest.mark.rule("SA17-PRG-01", "SAES-OBJ-15")
def test_the_leader_is_paid_the_lead(ruleset: str) -> None:
    game = new_game(ruleset, 3)
    game.state.claims = [Claim(0, "a", 2, 1), Claim(1, "b", 5, 1), Claim(2, "c", 1, 1)]
    table = play(game, Step("strategy_phase.feedback"))
    assert [player.trade_goods for player in game_of(table).state.players] == [0, 3, 0]
    game.state.claims.append(Claim(0, "d", 3, 1))
    for player in game.state.players:
        player.trade_goods = 0
    table = play(game, Step("strategy_phase.feedback"))
    assert [player.trade_goods for player in game_of(table).state.players] == [0, 0, 0]  # two lead


@pytest.mark.rule("SA17-LIM-02", "SA17-LIM-03", "SA17-LIM-04", "SAES-LIM-02")
@ASCENSION
def test_upkeep_is_asked_at_the_beginning_of_the_phase(ruleset: str) -> None:
    game = new_game(f"{ruleset} +increased_limits", 2)
    game.player(0).fleet = 10
    before = {"sa17": 2, "sa_es": 1}[ruleset]  # what comes earlier in the phase
    assert game.strategy_phase.opening()[before] == Step("strategy_phase.upkeep", 0)
    table = play(game, Step("strategy_phase.upkeep", 0), Step("strategy_phase.upkeep", 1))
    assert asks(table, 0) == "upkeep"
    assert offers(table, 0) == ["2", "1", "0"]
    say(table, 0, "0")
    assert game_of(table).player(0).fleet == 8


@pytest.mark.rule("SA17-TWC-01")
def test_agendas_are_revealed_before_the_first_pick() -> None:
    game = new_game("sa17", 2)
    game.state.political_deck.bag = [
        CardId("arms_reduction"),
        CardId("class_struggle"),
        CardId("cost_overruns"),
        CardId("conventions_of_war"),
    ]
    game.player(0).political_cards = [CardId("closing_the_wormholes")]
    table = play(game, START)
    assert [w.what for w in table.waiting_for] == ["reveal_agenda", "reveal_agenda"]
    say(table, 0, "card:")
    say(table, 1, "random")
    assert asks(table, 0) == "pick"
    assert len(game_of(table).state.agendas) == 5
    table = play(new_game("sa17 -twilight_council", 2), START)
    assert asks(table, 0) == "pick"
