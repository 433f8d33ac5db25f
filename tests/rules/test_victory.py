"""Victory Points, the end of the game, elimination."""

import pytest
from opening import started
from tables import ASCENSION, game_of, hold, new_game, play, put, strategy_cards
from trial import also, trial

from mecatol.core.effects import Behaviours, Effect
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import HOME_PENALTY, VICTORY_POINTS
from mecatol.rules.official.game import Game
from mecatol.rules.state import NOBODY, Agenda, Agreement, CardId, Claim, Mine, Seat

EDITIONS = pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])

EFFECTS = Behaviours("test")


@EFFECTS.modify("glory", VICTORY_POINTS)
def glory(game: Game, effect: Effect, points: int, seat: Seat) -> int:
    return points + 2


@EFFECTS.modify("nomads", HOME_PENALTY)
def nomads(game: Game, effect: Effect, points: int, seat: Seat) -> int:
    return 0


def table_with(ruleset: str, points: dict[Seat, int], seats: int = 3) -> Game:
    game = new_game(ruleset, seats)
    game.state.claims = [Claim(seat, "test", number, 1) for seat, number in points.items()]
    also(game, EFFECTS)
    return game


def checked(game: Game) -> Table:
    async def check(g: Game) -> None:
        g.victory.check()

    return trial(game, check)


def reason(table: Table) -> str:
    return str(next(event for event in table.events_since(None) if event["event"] == "gameended")["reason"])


# -- points --------------------------------------------------------------------------------------------------------------


def test_points_are_what_was_claimed_and_what_effects_add() -> None:
    game = table_with("official", {0: 3})
    assert game.victory.points(0) == 3
    game.begin_effect("glory", 0, "law")
    assert [game.victory.points(seat) for seat in range(3)] == [5, 0, 0]


@pytest.mark.rule("SA17-SET-03", "SAES-SET-11")
@pytest.mark.parametrize("goal", [4, 8, 12])
@ASCENSION
def test_the_goal_agreed_on_wins_and_not_a_point_less(ruleset: str, goal: int) -> None:
    for points, winners in ((goal - 1, []), (goal, [1])):
        game = started(f"{ruleset} vp={goal}", 3)
        game.state.claims = [Claim(1, "test", points, 1)]
        assert game_of(checked(game)).state.winners == winners


@pytest.mark.rule("SA17-OBJ-08")
def test_two_points_lower_while_a_home_planet_is_missing() -> None:
    game = table_with("sa17", {0: 3, 1: 1})
    hold(game, 2, "jord")
    hold(game, 2, "wren_terra")
    assert game.victory.points(0) == 1
    assert game.victory.points(1) == 0  # never below 0
    hold(game, 0, "jord")
    assert game.victory.points(0) == 3  # the points come back
    hold(game, 2, "jord")
    game.begin_effect("nomads", 0, "race")
    assert game.victory.points(0) == 3


@pytest.mark.rule("OFF-STA-2", "SA17-OBJ-08")
def test_officially_a_lost_home_costs_no_points() -> None:
    game = table_with("official", {0: 3})
    hold(game, 2, "jord")
    assert game.victory.points(0) == 3


@pytest.mark.rule("OFF-VIC-4")
def test_never_below_the_artifacts_held() -> None:
    game = table_with("official", {})
    artifact = next(name for name, card in game.cards.objectives.items() if card.stage == "special")
    game.state.claims = [Claim(0, artifact, 1, 1), Claim(0, "penalty", -3, 1), Claim(1, "penalty", -2, 1)]
    assert game.victory.points(0) == 1
    assert game.victory.points(1) == 0


# -- winning ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-VIC-1", "SA17-OBJ-02", "SAES-OBJ-02")
@pytest.mark.parametrize("ruleset", ["official", "sa17", "sa_es"])
def test_the_game_is_won_at_the_goal(ruleset: str) -> None:
    table = checked(table_with(ruleset, {0: 9, 1: 9}))
    assert game_of(table).state.winners == []
    table = checked(table_with(ruleset, {0: 9, 1: 10}))
    assert table.over
    assert table.result == (1,)
    assert reason(table) == "goal"
    game = table_with(ruleset, {0: 9, 1: 10})
    game.state.goal = 14
    assert game_of(checked(game)).state.winners == []


@pytest.mark.rule("OFF-VIC-1")
def test_officially_the_first_in_order_of_play() -> None:
    game = table_with("official", {0: 12, 1: 10, 2: 10})
    strategy_cards(game, {"production": 0, "leadership": 2, "bureaucracy": 1})
    assert checked(game).result == (2,)


@EDITIONS
@pytest.mark.rule("SA17-OBJ-03", "SAES-OBJ-03")
def test_in_shattered_ascension_the_most_points(ruleset: str) -> None:
    assert checked(table_with(ruleset, {0: 10, 1: 12, 2: 11})).result == (1,)


@EDITIONS
@pytest.mark.rule("SA17-OBJ-04", "SAES-OBJ-04")
def test_then_the_most_planets_outside_the_home_system(ruleset: str) -> None:
    game = table_with(ruleset, {0: 10, 1: 10})
    hold(game, 0, "wellon")
    assert checked(game).result == (0,)
    game = table_with(ruleset, {0: 10, 1: 10})
    hold(game, 0, "wellon")
    hold(game, 1, "saudor")
    hold(game, 1, "arretze")  # in another's Home System: it counts
    assert checked(game).result == (1,)


@pytest.mark.rule("SA17-OBJ-05")
def test_else_the_victory_is_shared() -> None:
    assert checked(table_with("sa17", {0: 10, 1: 10})).result == (0, 1)


@pytest.mark.rule("OFF-VIC-2")
def test_a_win_whatever_the_points() -> None:
    async def win(g: Game) -> None:
        g.victory.win([2], "supremacy")

    table = trial(table_with("official", {0: 9}), win)
    assert table.result == (2,)
    assert reason(table) == "supremacy"


@pytest.mark.rule("OFF-VIC-3")
def test_imperium_rex_ends_the_game_and_the_most_points_win() -> None:
    async def rex(g: Game) -> None:
        g.victory.end_by_points("imperium_rex")

    table = trial(table_with("official", {0: 4, 1: 6}), rex)
    assert (table.result, reason(table)) == ((1,), "imperium_rex")
    objective = next(iter(table_with("official", {}).cards.objectives))
    game = table_with("official", {0: 6, 1: 5})
    game.state.claims.append(Claim(1, objective, 1, 1))
    assert trial(game, rex).result == (1,)  # more resolved objectives
    game = table_with("official", {0: 6, 1: 6})
    hold(game, 0, "wellon")
    hold(game, 0, "saudor")
    assert trial(game, rex).result == (0,)  # more planets
    game = table_with("official", {0: 6, 2: 6}, 4)
    hold(game, 0, "wellon", "saudor")
    game.player(2).pool = 5
    assert trial(game, rex).result == (2,)  # Hacan has as many planets, and more unused counters
    game = table_with("official", {0: 6, 2: 6}, 4)
    hold(game, 0, "wellon", "saudor")
    game.player(0).fleet = 6
    assert trial(game, rex).result == (0,)  # more counters on the sheet
    game = table_with("official", {0: 6, 2: 6}, 4)
    hold(game, 0, "wellon", "saudor")
    assert trial(game, rex).result == (0, 2)  # drawn


@pytest.mark.parametrize("ruleset", ["official rounds=1", "sa17 rounds=1"])
def test_the_last_round_agreed_on_ends_the_game(ruleset: str) -> None:
    table = play(table_with(ruleset, {0: 2, 1: 3}), Step("status_phase.end"))
    assert table.over
    assert (table.result, reason(table)) == ((1,), "last_round")


# -- elimination -------------------------------------------------------------------------------------------------------------


def fallen(ruleset: str, seats: int = 3) -> Game:
    """Seat 1 has lost everything on the board."""
    game = table_with(ruleset, {}, seats)
    for planet in game.board.planets_of(1):
        hold(game, 0, planet.id)
    for seat in range(seats):
        if seat != 1:
            put(game, seat, game.board.home(seat), "cruiser")
    return game


@pytest.mark.rule("OFF-VIC-5")
@pytest.mark.parametrize("ruleset", ["official", "sa17"])
def test_without_planets_and_units_a_player_is_out(ruleset: str) -> None:
    game = fallen(ruleset)
    held = [card for card in game.action_cards.all_cards() if game.action_cards.of_use(card)][:2]
    game.player(1).action_cards = sorted(held)
    game.player(1).political_cards = [CardId("arms_reduction")]
    game.state.agreements = [Agreement((0, 1), (0, 0)), Agreement((0, 2), (1, 1))]
    game.state.agendas = [Agenda(CardId("code_of_honor"), 1)]
    game.state.mines = [Mine(Hex("1,0"), 1)]  # type: ignore[arg-type]
    game.board.lay_counter(1, Hex("1,0"), "pool")
    game.state.speaker = 1
    table = trial(game, lambda g: g.victory.eliminate_fallen())
    game = game_of(table)
    assert game.player(1).out == "eliminated"
    assert game.playing() == [0, 2]
    assert sorted(game.state.action_deck.discard) == sorted(held)
    assert game.player(1).action_cards == game.player(1).political_cards == []
    assert [agreement.partners for agreement in game.state.agreements] == [(0, 2)]
    assert game.state.agendas == []
    assert game.state.mines == []
    assert game.board.system(Hex("1,0")).counters == ()
    assert game.state.speaker == 2
    assert not table.over or game.state.winners == []


@pytest.mark.rule("OFF-VIC-5")
def test_a_single_unit_or_planet_is_enough_to_stay() -> None:
    game = fallen("official")
    assert game.victory.fallen() == [1]
    put(game, 1, "1,0", "fighter")
    assert game.victory.fallen() == []
    game = fallen("official")
    hold(game, 1, "wellon")
    assert game.victory.fallen() == []


@pytest.mark.rule("OFF-VIC-5")
def test_the_last_one_left_has_won() -> None:
    table = trial(fallen("sa17", 2), lambda g: g.victory.eliminate_fallen())
    assert table.over
    assert (table.result, reason(table)) == ((0,), "last_standing")


@pytest.mark.rule("OFF-VIC-5")
def test_an_eliminated_player_has_no_further_turn() -> None:
    game = fallen("official")
    strategy_cards(game, {"leadership": 0, "production": 1, "bureaucracy": 2})
    for card in ("leadership", "production", "bureaucracy"):
        game.strategy_cards.turn_over(card)
    game.begin_scope("turn")
    table = play(game, Step("action_phase.end_turn", 0))
    assert [w.seat for w in table.waiting_for] == [2]
    assert game_of(table).strategy_cards.held(1) == []
    assert game_of(table).state.strategy_cards[0].holder != NOBODY
