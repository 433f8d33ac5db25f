"""The environments: they pass the checkers of PettingZoo and Gymnasium, offer only what is legal and show nothing hidden."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from hypothesis import given, settings
from hypothesis import strategies as st
from pettingzoo.test import api_test, seed_test

from mecatol.bots import HastyBot
from mecatol.core.errors import Refused
from mecatol.env import SEAT, Encoding, SeatEnv, mecatol_v0
from mecatol.env.encoding import clockwise
from mecatol.env.series import Series
from mecatol.play import Table
from mecatol.rules.views import TableView, view
from mecatol.rulesets import resolve

EXAMPLES = Path(__file__).parent.parent / "examples"
SHORT = "sa17 rounds=1"


# -- the checkers ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ruleset", "players"), [(SHORT, 2), ("official rounds=1", 3)])
def test_pettingzoo_finds_nothing_wrong(ruleset: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(mecatol_v0.env(ruleset=ruleset, players=players), num_cycles=150)
    assert "Passed API test" in capsys.readouterr().out


def test_the_same_seed_is_the_same_game() -> None:
    seed_test(lambda: mecatol_v0.env(ruleset=SHORT, players=2), num_cycles=80)


@pytest.mark.parametrize("settings", [{}, {"seat": 1, "bots": "hasty", "reward": "result"}])
def test_gymnasium_finds_nothing_wrong(settings: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    made = gymnasium.make(SEAT, ruleset=SHORT, players=2, **settings)
    check_env(made.unwrapped)
    made.close()


def test_names_carry_a_version() -> None:
    assert str(mecatol_v0.env(ruleset=SHORT, players=2)) == "mecatol_v0"
    assert gymnasium.spec(SEAT).version == 0


# -- actions -----------------------------------------------------------------------------------------------------------------


@settings(max_examples=8, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), slots=st.sampled_from([3, 7, 64]), players=st.integers(2, 3))
def test_masks_offer_exactly_the_options_of_the_question(seed: int, slots: int, players: int) -> None:
    """Whatever a mask allows is taken by the table; paging through a question shows every option once."""
    series, chance = Series(SHORT, players, slots, "points"), random.Random(seed)
    series.deal(seed)
    for _ in range(120):
        if series.over:
            break
        ask, shown = series.ask, list[str]()
        pages = 1 if len(series.keys) <= slots else -(-len(series.keys) // (slots - 1))
        for _ in range(pages):
            mask = series.mask(ask.seat)
            assert mask.sum() == len(series.shown) + series.has_pages
            shown += series.shown
            if series.has_pages:
                series.choose(slots - 1)
        assert sorted(shown) == sorted(series.table.keys(ask))
        assert all(not series.mask(seat).any() for seat in range(players) if seat != ask.seat)
        action = chance.choice(np.flatnonzero(series.mask(ask.seat)).tolist())
        before = series.decisions
        series.choose(action)
        assert series.decisions == before + (action != slots - 1 or pages == 1)


def test_an_action_is_the_answer_of_its_option() -> None:
    """The game of the environment and one that is answered by keys stay the same."""
    series, chance = Series(SHORT, 2, 64, "points"), random.Random(4)
    series.deal(4)
    table = Table.new(SHORT, series.names, 4)
    for _ in range(60):
        ask = table.pending[0]
        keys = table.keys(ask)
        action = chance.randrange(len(keys))
        series.choose(action)
        table.answer(ask.seat, ask.id, keys[action])
        assert series.table.encoded() == table.encoded()


def test_an_illegal_action_forfeits() -> None:
    env = mecatol_v0.env(ruleset=SHORT, players=2)
    env.reset(seed=1)
    loser = env.agent_selection
    illegal = int(np.flatnonzero(env.infos[loser]["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.terminations == dict.fromkeys(env.agents, True)
    assert env.rewards[loser] == -1
    seat = SeatEnv(SHORT, 2)
    _, info = seat.reset(seed=1)
    _, reward, terminated, _, after = seat.step(np.int64(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, terminated, after["illegal"]) == (-1, True, True)


def test_a_game_can_be_cut_off() -> None:
    env = mecatol_v0.env(ruleset=SHORT, players=2, most_decisions=10)
    env.reset(seed=1)
    for _ in env.agent_iter():
        *_, over, cut_off, info = env.last(observe=False)
        assert not over
        env.step(None if cut_off else int(np.flatnonzero(info["action_mask"])[0]))
    assert env.unwrapped.series.decisions == 10
    seat = SeatEnv(SHORT, 2, most_decisions=10)
    _, info = seat.reset(seed=1)
    cut_off = False
    while not cut_off:
        *_, terminated, cut_off, info = seat.step(np.int64(np.flatnonzero(info["action_mask"])[0]))
        assert not terminated


# -- rewards -----------------------------------------------------------------------------------------------------------------


def played(env: Any, seed: int) -> dict[str, float]:
    """What hasty play earns everybody."""
    env.reset(seed=seed)
    bot, earned = HastyBot(seed), dict.fromkeys(env.possible_agents, 0.0)
    series = env.unwrapped.series
    for agent in env.agent_iter():
        _, reward, terminated, *_ = env.last(observe=False)
        earned[agent] += reward
        env.step(None if terminated else series.shown.index(bot.pick(series.ask.name, series.shown)))
    return earned


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_rewards_add_up(seed: int) -> None:
    """Points: to the Victory Points everybody has at the end, over the goal. Result: to nothing, the winners having 1."""
    env = mecatol_v0.env(ruleset="sa17 rounds=2", players=3, reward="points")
    earned = played(env, seed)
    game = env.unwrapped.series.table.game
    assert [earned[f"player_{n}"] * game.state.goal for n in range(3)] == pytest.approx(
        [game.victory.points(n) for n in range(3)]
    )
    env = mecatol_v0.env(ruleset="sa17 rounds=2", players=3, reward="result")
    earned = played(env, seed)
    winners = env.unwrapped.series.table.result
    assert sum(earned.values()) == pytest.approx(0)
    if len(winners) < 3:
        assert [n for n in range(3) if earned[f"player_{n}"] > 0] == list(winners)
        assert sum(earned[f"player_{n}"] for n in winners) == pytest.approx(1)


# -- observations --------------------------------------------------------------------------------------------------------------


def table_after(decisions: int, seed: int, ruleset: str = "sa17") -> Table:
    """A table with history, so many random decisions into a game."""
    table, bot = Table.new(ruleset, ["Ann", "Ben", "Cy"], seed), HastyBot(seed)
    for _ in range(decisions):
        ask = table.pending[0]
        table.answer(ask.seat, ask.id, bot.pick(ask.name, table.keys(ask)))
    return table


def seen(table: Table, seat: int) -> TableView:
    return table.look(table.game.view, seat)


@pytest.mark.parametrize("decisions", [30, 150, 400])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_others_hold_changes_no_observation(decisions: int, seat: int) -> None:
    """Whatever a seat cannot know is dealt anew; it sees the same numbers, and somebody else sees others."""
    table, encoding = table_after(decisions, 6), Encoding(resolve("sa17"), 64)
    mine = encoding.encode(seen(table, seat), seat)
    others = [n for n in range(3) if n != seat]
    theirs = [encoding.encode(seen(table, n), n) for n in others]
    changed = False
    for seed in range(4):
        dealt = table.fork(for_seat=seat, seed=seed)
        assert np.array_equal(encoding.encode(seen(dealt, seat), seat), mine)
        changed |= any(not np.array_equal(encoding.encode(seen(dealt, n), n), was) for n, was in zip(others, theirs, strict=True))
    assert changed


def test_observations_are_between_minus_one_and_one_and_say_what_is_there() -> None:
    table, encoding = table_after(300, 2), Encoding(resolve("sa17"), 64)
    known = seen(table, 1)
    parts = encoding.split(encoding.encode(known, 1))
    columns = {part.name: part.columns for part in encoding.parts}
    assert max(abs(part).max() for part in parts.values()) <= 1
    assert sum(part.size for part in parts.values()) == encoding.size
    order = clockwise(known, 1)
    assert order[0] == 1
    for row, seat in zip(parts["players"], order, strict=False):
        named = dict(zip(columns["players"], row, strict=True))
        assert named["points"] == pytest.approx(known.players[seat].points / known.goal)
        assert [race for race in encoding.races if named[race]] == [known.players[seat].race]
    board = [dict(zip(columns["systems"], row, strict=True)) for row in parts["systems"]]
    assert [system["there"] for system in board] == [1.0] * len(known.systems) + [0.0] * (80 - len(known.systems))
    own = [[planet.owner == 1 for planet in system.planets] for system in known.systems]
    assert [[system[f"planet_{n}_own"] for n in range(len(found))] for system, found in zip(board, own, strict=False)] == own
    held = [name for name, has in zip(encoding.action_cards, parts["action_cards"][0], strict=True) if has]
    assert sorted(held) == sorted({card.partition("#")[0] for card in known.players[1].action_cards.seen})


def test_an_observation_is_of_the_same_size_whatever_is_played() -> None:
    sizes = {Series(f"sa17 rounds={n}", players, 64, "points").encoding.size for n, players in ((1, 2), (2, 8))}
    assert len(sizes) == 1


def test_the_view_is_all_that_an_observation_is_made_of() -> None:
    """The numbers of a view that was built by hand from the game are those the environment gives."""
    series = Series(SHORT, 2, 64, "points")
    series.deal(9)
    for _ in range(20):
        seat = series.ask.seat
        assert np.array_equal(
            series.observe(seat), series.encoding.encode(view(series.table.game, seat), seat, series.asked(seat))
        )
        series.choose(0)


# -- what is refused, and the examples -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"ruleset": "sa18"}, "did you mean sa17"),
        ({"players": 9}, "2 to 8 players"),
        ({"slots": 2}, "at least 3 actions"),
        ({"reward": "glory"}, "there is no reward 'glory'"),
    ],
)
def test_what_is_no_environment_is_refused(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(Refused, match=said):
        mecatol_v0.env(**settings)
    with pytest.raises(Refused, match="there is no seat 2"):
        SeatEnv(SHORT, 2, seat=2)
    with pytest.raises(Refused, match="did you mean 'steward'"):
        SeatEnv(SHORT, 2, bots="stewart")


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["random_play.py", "--ruleset", SHORT, "--players", "3"], "player_2 earned"),
        (["learn.py", "--episodes", "6", "--trials", "1", "--ruleset", SHORT], "learnt policy: mean reward"),
    ],
)
def test_the_examples_run(argv: list[str], said: str) -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / argv[0]), *argv[1:]], check=False, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert said in done.stdout


def test_the_environment_tells_how_it_stands() -> None:
    env = mecatol_v0.env(ruleset=SHORT, players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "player_0: -, 0 of 10 points" in env.render()
