"""Whole games between random players, looked at after every decision."""

from __future__ import annotations

from random import Random

import pytest
from invariants import Watch
from mixes import Mix, alone, as_printed, mix, seats_of
from walks import LONGEST, Walker, new_table, walk

from mecatol.play import Table
from mecatol.rules.central_powers.game import Game as CentralPowers
from mecatol.rules.fall_of_the_empire.game import Game as FallOfTheEmpire
from mecatol.rules.moments import GOAL
from mecatol.rules.naming import in_system
from mecatol.rules.official.game import Game
from mecatol.rules.options import options_of
from mecatol.rules.shattered_ascension_es.game import Game as SpanishEdition
from mecatol.rulesets import EDITIONS, resolve

# Beside the rulesets as they are: other ways to build, counters on the board, everybody asked at every window.
SHORT = ("rounds=3", "rounds=3 vp=2", "rounds=2 +distant_suns +final_frontier", "rounds=1 reactions=everyone")
SOAK, ROUNDS = 1000, 8  # games of each ruleset as it is printed, and how long they are
SOAK_MIXED = 300  # with any options that go together
SOAK_ALONE, ROUNDS_ALONE = 300, 5  # with each option by itself
BATCH = 10  # games one test plays, so that several can run at once
RULESETS = ("sa17", "sa_es", "official", "cp")
INTRIGUE = ("+political_intrigue", "+political_intrigue strategy=base vp=4")
ALONE = [(ruleset, option) for ruleset in ("sa17", "sa_es") for option in options_of(ruleset)]
EMPIRE = "+fall_of_the_empire"
MERCENARIES = ("+mercenaries", "+mercenaries +distant_suns strategy=base")


def play(text: str, seats: int, seed: int) -> Watch:
    """A whole random game; everything is looked at after every decision."""
    table = new_table(text, seats, seed, history=False)
    watch, walker = Watch(table), Walker(seed)
    try:
        done = walk(table, walker, watch.look)
    except Exception as why:
        state = table.game.state
        why.add_note(
            f"game: {text!r}, {seats} seats, seed {seed}, decision {watch.looks + 1}, round {state.round} ({state.phase})"
        )
        raise
    assert done < LONGEST, f"{text!r} with {seats} seats and seed {seed} does not end"
    ends_legally(table, watch.ended)
    return watch


def ends_legally(table: Table, reason: str) -> None:
    """Somebody has won, by the goal, as the last one left, or by the most points after the last round."""
    game = table.game
    state = game.state
    assert table.over
    assert table.result == tuple(state.winners)
    assert all(seat in game.playing() for seat in state.winners)
    if isinstance(game, FallOfTheEmpire) and reason != "last_standing":
        empire_ends_legally(game, reason)
        return
    assert state.winners, "nobody has won"
    points = {seat: game.victory.points(seat) for seat in game.playing()}
    if isinstance(game, CentralPowers):  # CP-HR-10, CP-HR-24: one winner, with his home if anybody has his
        assert len(state.winners) == 1
        points = {seat: points[seat] for seat in points if game.victory.is_whole(seat)} or points
    if isinstance(game, SpanishEdition):  # SAES-PAC-12
        points = {seat: game.victory.points_together(seat) for seat in points}
    best = max(points.values())
    if reason == "last_round":
        assert state.round == game.parameters.last_round
    if reason == "objectives":  # OFF-OPT-AOE, OFF-OPT-LW
        assert state.round >= len(state.objectives) or not game.objectives.deck()
    if reason == "last_standing":
        assert state.winners == game.playing()
    elif reason in ("last_round", "imperium_rex", "objectives"):
        assert all(points[seat] == best for seat in state.winners)
    elif reason in ("goal", "acclaim"):
        assert all(points[seat] >= game.fold(GOAL, state.goal, seat) for seat in state.winners)
    else:
        assert reason in game.cards.objectives, f"the game ended by {reason}"


def empire_ends_legally(game: FallOfTheEmpire, reason: str) -> None:
    """By an objective that wins at once, or after the last round by whoever has fulfilled his; the others are allies."""
    winners, objectives = game.state.winners, game.objectives
    fulfilled = [seat for seat in game.playing() if objectives.fulfilled(seat)]
    if reason == "round_track":
        assert game.state.track == 8
    else:
        assert reason == "scenario"
        fulfilled = [seat for seat in fulfilled if any(objectives.printed(card).win for card in objectives.fulfilled(seat))]
        assert fulfilled
    assert [seat for seat in fulfilled if seat not in winners] == []
    for seat in [seat for seat in winners if seat not in fulfilled]:
        sides = {game.treaties.race_of(card) for card in game.treaties.foreign(seat)}
        assert sides <= {game.player(winner).race for winner in fulfilled}
        assert len(sides) == 1


@pytest.mark.parametrize(("ruleset", "seats"), [(ruleset, seats) for ruleset in RULESETS for seats in seats_of(ruleset)])
def test_a_random_game_ends_legally(ruleset: str, seats: int) -> None:
    play(f"{ruleset} {SHORT[seats % len(SHORT)]}", seats, 40 + seats)


@pytest.mark.parametrize("options", INTRIGUE)
def test_a_random_game_of_intrigue_ends_legally(options: str) -> None:
    assert not play(f"official rounds=3 {options}", 5, 47).untidy


@pytest.mark.rule("OFF-SOT-FOE")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_a_random_fall_of_the_empire_ends_legally(seats: int, seed: int) -> None:
    assert not play(f"official {EMPIRE}", seats, 3 * seats + seed).untidy


def test_a_random_game_whose_objectives_run_out_ends_legally() -> None:
    watch = play("official +age_of_empire strategy=base vp=40", 2, 3)
    assert watch.ended == "objectives"
    assert not watch.untidy


@pytest.mark.parametrize("seed", [102, 106])
def test_a_random_game_in_which_some_surrender_ends_legally(seed: int) -> None:
    watch = play("sa17 +surrender rounds=4", 4 + seed % 3, seed)
    assert not watch.untidy
    assert "surrendered" in [player.out for player in watch.table.game.state.players]


@pytest.mark.rule("OFF-SOT-MRC")
@pytest.mark.parametrize("options", MERCENARIES)
def test_a_random_game_with_mercenaries_ends_legally(options: str) -> None:
    watch = play(f"official rounds=5 {options}", 5, 47)
    assert not watch.untidy
    deck = watch.table.game.state.mercenary_deck
    assert len(deck) < 16, "some were recruited"


@pytest.mark.rule("CP-STC-04")
def test_a_random_game_of_nine_ends_legally() -> None:
    watch = play("cp rounds=1", 9, 5)
    assert watch.table.game.seats() == 9
    assert not watch.untidy


def test_every_option_is_granted_by_a_clause() -> None:
    """All that is amiss in a few games as one list, each kind of it once."""
    untidy: dict[str, str] = {}
    for ruleset in RULESETS:
        for seats, options in (
            (3, "rounds=3"),
            (3, "rounds=1 reactions=everyone"),
            (4, "rounds=2 +distant_suns +final_frontier"),
        ):
            untidy |= play(f"{ruleset} {options}", seats, 11).untidy
    assert not untidy, "\n".join(f"{what}: {key}" for what, key in untidy.items())


@pytest.mark.parametrize("ruleset", RULESETS)
def test_mixed_tables_have_every_option_and_every_number_of_players(ruleset: str) -> None:
    tables = [mix(ruleset, Random(seed), ROUNDS) for seed in range(200)]
    turned = {word[1:] for text, _ in tables for word in text.split() if word[0] in "+-"}
    assert turned == set(options_of(ruleset))
    assert {seats for _, seats in tables} == set(seats_of(ruleset))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_mixed_table_ends_legally(ruleset: str) -> None:
    for seed in range(4, 7):
        play(*mix(ruleset, Random(f"mixed {seed}"), 2), seed)


def plays_tidily(drawn: Mix, seed: int) -> None:
    """A game to its end in which every option is granted by a clause."""
    untidy = play(*drawn, seed).untidy
    assert not untidy, f"{drawn.text!r} with {drawn.seats} seats and seed {seed}: {untidy}"


def seeds(batch: int) -> range:
    return range(batch * BATCH, (batch + 1) * BATCH)


@pytest.mark.parametrize(("ruleset", "option"), ALONE)
def test_a_game_with_an_option_alone_begins_with_it(ruleset: str, option: str) -> None:
    drawn = alone(ruleset, option, Random(1), 1)
    printed, chosen = EDITIONS[ruleset].parameters, resolve(drawn.text).parameters
    assert getattr(chosen, option) != getattr(printed, option)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(SOAK // BATCH))
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_thousand_random_games(ruleset: str, batch: int) -> None:
    for seed in seeds(batch):
        plays_tidily(as_printed(ruleset, Random(f"{ruleset} {seed}"), ROUNDS), seed)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(SOAK_MIXED // BATCH))
@pytest.mark.parametrize("ruleset", RULESETS)
def test_three_hundred_mixed_games(ruleset: str, batch: int) -> None:
    for seed in seeds(batch):
        plays_tidily(mix(ruleset, Random(f"{ruleset} {seed}"), ROUNDS), seed)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(SOAK_ALONE // BATCH))
@pytest.mark.parametrize(("ruleset", "option"), ALONE)
def test_three_hundred_times_an_option_alone(ruleset: str, option: str, batch: int) -> None:
    for seed in seeds(batch):
        plays_tidily(alone(ruleset, option, Random(f"{ruleset} {option} {seed}"), ROUNDS_ALONE), seed)


# -- the watch notices ---------------------------------------------------------------------------------------------------


def disturbed(game: Game) -> None:
    """A unit from nowhere."""
    system = next(system for system in game.state.systems if system.stacks)
    stack = system.stacks[0]
    group = stack.groups[0]
    game.board._add(stack.owner, in_system(system.hex), (group,))


def test_the_watch_notices_a_unit_from_nowhere() -> None:
    table = new_table("sa17", 3, 1)
    watch = Watch(table)
    walk(table, Walker(1), watch.look, 150)
    disturbed(table.game)
    with pytest.raises(AssertionError, match="units"):
        watch.look()


def test_the_watch_notices_a_card_in_two_places() -> None:
    table = new_table("sa17", 3, 1)
    watch = Watch(table)
    walk(table, Walker(1), watch.look, 150)
    state = table.game.state
    state.players[0].action_cards.append(state.action_deck.bag[0])
    with pytest.raises(AssertionError, match="action card"):
        watch.look()
