"""The environments: they pass the checkers of PettingZoo and Gymnasium, offer only what is legal and show nothing hidden."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import observing
import pytest
from gymnasium.utils.env_checker import check_env
from hypothesis import given, settings
from hypothesis import strategies as st
from opening import started
from pettingzoo.test import api_test, seed_test
from tables import new_game, put
from walks import Walker, new_table

from mecatol.bots import HastyBot
from mecatol.core.errors import Refused
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.env import SEAT, Encoding, SeatEnv, mecatol_v1
from mecatol.env.columns import MANY, OPTION, QUESTION, SEATS, Asked
from mecatol.env.encoding import clockwise
from mecatol.env.series import Series
from mecatol.play import Table
from mecatol.rules.state import Action, Agenda, Ballot, CardId, Claim, Declaration, Die, NoteOffer, Ship
from mecatol.rules.views import TableView, view
from mecatol.rulesets import EDITIONS, resolve

EXAMPLES = Path(__file__).parent.parent / "examples"
SHORT = "sa17 rounds=1"


# -- the checkers ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ruleset", "players"), [(SHORT, 2), ("official rounds=1", 3)])
def test_pettingzoo_finds_nothing_wrong(ruleset: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(mecatol_v1.env(ruleset=ruleset, players=players), num_cycles=150)
    assert "Passed API test" in capsys.readouterr().out


def test_the_same_seed_is_the_same_game() -> None:
    seed_test(lambda: mecatol_v1.env(ruleset=SHORT, players=2), num_cycles=80)


@pytest.mark.parametrize("settings", [{}, {"seat": 1, "bots": "hasty", "reward": "result"}])
def test_gymnasium_finds_nothing_wrong(settings: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    made = gymnasium.make(SEAT, ruleset=SHORT, players=2, **settings)
    check_env(made.unwrapped)
    made.close()


def test_names_carry_a_version() -> None:
    assert str(mecatol_v1.env(ruleset=SHORT, players=2)) == "mecatol_v1"
    assert gymnasium.spec(SEAT).version == 1


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
    env = mecatol_v1.env(ruleset=SHORT, players=2)
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
    env = mecatol_v1.env(ruleset=SHORT, players=2, most_decisions=10)
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
    env = mecatol_v1.env(ruleset="sa17 rounds=2", players=3, reward="points")
    earned = played(env, seed)
    game = env.unwrapped.series.table.game
    assert [earned[f"player_{n}"] * game.state.goal for n in range(3)] == pytest.approx(
        [game.victory.points(n) for n in range(3)]
    )
    env = mecatol_v1.env(ruleset="sa17 rounds=2", players=3, reward="result")
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


@pytest.mark.parametrize("decisions", [60, 150, 400])
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(
    "ruleset", ["sa17", "official +political_intrigue +mercenaries", "sa_es +distant_suns +mercenaries", "cp"]
)
def test_what_others_hold_changes_no_observation(ruleset: str, decisions: int, seat: int) -> None:
    """Whatever a seat cannot know is dealt anew; it sees the same numbers, and somebody else sees others."""
    table, encoding = table_after(decisions, 6, ruleset), Encoding(resolve(ruleset), 64)
    mine = encoding.encode(seen(table, seat), seat)
    others = [n for n in range(3) if n != seat]
    theirs = [encoding.encode(seen(table, n), n) for n in others]
    changed = False
    for seed in range(4):
        dealt = table.fork(for_seat=seat, seed=seed)
        assert np.array_equal(encoding.encode(seen(dealt, seat), seat), mine)
        changed |= any(not np.array_equal(encoding.encode(seen(dealt, n), n), was) for n, was in zip(others, theirs, strict=True))
    assert changed


LEFT_OUT = {  # fields of a view that change no number, and why
    "TableView": {
        "rules": "an environment plays one ruleset",
        "layout": "the row of a system says what its tile prints",
        "memory": "a card's own notes: what comes of them is offered, or it is not",
    },
    "PlayerView": {"name": "agents have numbers"},
    "Leader": {"id": "its kind and its owner are told", "ship": "it goes where its ship goes"},
    "StrategyCard": {"number": "it is printed on the card"},
    "Objective": {"claimed": "claims tell it"},
    "Claim": {"round": "it is over"},
    "Deed": dict.fromkeys(("place", "what", "how"), "its kind, its doer and its victim are told"),
    "Effect": dict.fromkeys(("id", "source", "ends"), "its key says what it does and for how long"),
    "Ending": dict.fromkeys(("scope", "moment", "seat", "count"), "likewise"),
    "Ship": dict.fromkeys(Ship.__struct_fields__, "it has arrived, and how many have is told"),
    "Landing": dict.fromkeys(("kind", "source", "damage"), "it has landed, on which planet and how much is told"),
    "Side": dict.fromkeys(
        ("attacker", "dice", "lost", "lost_all", "sustained", "commandos", "grazed"), "the hits are told, and what still stands"
    ),
    "Die": dict.fromkeys(Die.__struct_fields__, "likewise"),
    "Battle": dict.fromkeys(("started_with", "before", "winner", "over", "deeds_before", "doomed_before"), "what stands is told"),
    "Action": dict.fromkeys(("agents", "entered"), "they are used up"),
    "Agreement": {"contracts": "each is as good as the other", "opened": "an agreement is one"},
    "Vote": {"agenda": "the votes and their outcomes are told"},
    "Ballot": {"agenda": "likewise"},
    "NoteOffer": {},
    "Law": {},
}
GAMES = (
    ("sa17 +distant_suns +final_frontier +mercenaries +simultaneous_actions +crimson_suns +surrender +promissory_notes", 4, 3),
    ("sa_es +pacts +distant_suns +dimensional_rifts +gravity_rifts", 4, 2),
    ("sa_es map=built +star_by_star +mercenaries", 4, 2),
    ("cp", 9, 2),
    ("official +political_intrigue +mercenaries +distant_suns", 4, 3),
    ("official +fall_of_the_empire", 5, 2),
)


def eventful(table: Table, number: int) -> bool:
    """Whether a view is of interest: where something goes on that seldom does, and now and then."""
    state = table.game.state
    rare = state.offer is not None or bool(state.stack) or (state.action is not None and bool(state.action.theatres))
    return number % 40 == 0 or (rare and number % 3 == 0) or (bool(state.bids) and number % 3 == 0)


def test_every_field_of_a_view_is_told() -> None:
    """Another value of it is another observation, in some position of some game; or it is said why it is not."""
    known, silent = dict[str, None](), dict[str, None]()
    for text, seats, seed in GAMES:
        table, walker, chance, views = new_table(text, seats, seed, history=False), Walker(seed), Random(seed), list[TableView]()
        for number in range(900):
            if table.over:
                break
            if eventful(table, number):
                views.append(table.game.view(0))
            walker.step(table)
        told, untold = observing.tell(Encoding(resolve(text), 8), chance.sample(views, min(30, len(views))), 0, chance)
        known |= dict.fromkeys(told)
        silent |= dict.fromkeys(untold)
    excused = [f"{record}.{field}" for record, fields in LEFT_OUT.items() for field in fields]
    assert [field for field in silent if field not in known and field not in excused] == []
    assert len(known) > 120


def cell(encoding: Encoding, view: TableView, part: str, row: int, column: str) -> float:
    """One of the numbers that seat 0 sees."""
    columns = next(each.columns for each in encoding.parts if each.name == part)
    return float(encoding.split(encoding.encode(view, 0))[part][row, columns.index(column)])


HERE = Hex("1,0")
GRID = Action(1, "simultaneous", HERE, theatres=[HERE, Hex("0,0")], full=[HERE])
NOTE = NoteOffer(1, 0, "trade_note", "player:2")


@pytest.mark.parametrize(
    ("ruleset", "change", "part", "row", "column"),
    [
        ("sa17", {"action": GRID}, "table", 0, "simultaneous_action"),
        ("sa17", {"action": GRID}, "players", 1, "acting"),
        ("sa17", {"action": GRID}, "systems", HERE, "going_on"),
        ("sa17", {"action": GRID}, "systems", HERE, "full"),
        ("sa17", {"action": GRID}, "systems", "0,0", "theatre"),
        ("sa17", {"action": Action(1, "transfer", HERE, Hex("0,0"))}, "systems", "0,0", "activated"),
        ("sa17", {"declarations": (Declaration(1, 0),)}, "players", 1, "war_on_me"),
        ("sa17", {"declarations": (Declaration(0, 2),)}, "players", 2, "war_by_me"),
        ("sa17", {"bids": (3, -2, -1)}, "players", 1, "dropped_out"),
        ("sa17", {"bids": (3, 5, -1)}, "players", 1, "bid"),
        ("cp", {"titles": {"power_broker": 2}}, "players", 2, "power_broker"),
        ("cp", {"claims": (Claim(1, "mecatol_rex", 0, 2, withheld=1),)}, "players", 1, "withheld"),
        ("cp", {"tokens": ("cease_fire_zone:1",)}, "systems", HERE, "other_cease_fire_zone"),
        ("cp", {"tokens": ("cease_fire_zone:0",)}, "systems", HERE, "own_cease_fire_zone"),
        ("cp", {"agendas": (Agenda(CardId("checks_and_balances"), 1),)}, "players", 1, "agendas"),
        ("cp", {"agendas": (Agenda(CardId("checks_and_balances"), 1),)}, "political_cards", 6, "checks_and_balances"),
        ("cp", {"council": (Agenda(CardId("checks_and_balances"), 1),)}, "political_cards", 7, "checks_and_balances"),
        ("sa_es", {"tile": "gravity_rift"}, "systems", HERE, "gravity_rift"),
        ("sa_es", {"tokens": ("wormhole:C/D",)}, "systems", HERE, "wormhole_C"),
        ("official +mercenaries", {"units": "felrey"}, "mercenaries", 4, "others"),
        ("official +political_intrigue", {"fallen": ("a6ah3",)}, "representatives", "a6ah3", "killed"),
        ("official +political_intrigue", {"offer": NOTE}, "players", 1, "offers_note"),
        ("official +political_intrigue", {"offer": NOTE}, "votes", 2, "player_2"),
        ("official +political_intrigue", {"ballots": (Ballot(1, "for", 4),)}, "votes", 0, "for"),
    ],
)
def test_what_the_options_brought_is_told(ruleset: str, change: dict[str, Any], part: str, row: Any, column: str) -> None:
    game = new_game(ruleset, 3)
    encoding, before = Encoding(game.ruleset, 4), game.view(0)
    here = game.board.system(HERE)
    if "tokens" in change or "tile" in change:
        game.board.set_system(replace(here, **change))
        after = game.view(0)
    elif "units" in change:
        put(game, 1, HERE, change["units"])
        after = game.view(0)
    else:
        after = replace(before, **change)
    names: dict[str, list[str]] = {
        "systems": [system.hex for system in before.systems],
        "representatives": [*encoding.representatives],
    }
    number = names[part].index(row) if part in names else row
    assert not cell(encoding, before, part, number, column)
    assert cell(encoding, after, part, number, column) > 0


@pytest.mark.parametrize(("out", "column"), [("surrendered", "surrendered"), ("eliminated", "eliminated")])
def test_who_has_left_the_game_is_told(out: str, column: str) -> None:
    game = new_game("sa17 +surrender", 3)
    encoding = Encoding(game.ruleset, 4)
    game.begin_effect("surrendered", 2, "rule")
    assert cell(encoding, game.view(0), "players", 2, "leaving")
    game.player(1).out = out
    assert cell(encoding, game.view(0), "players", 1, column)


def test_the_other_seat_of_a_pact_is_told() -> None:
    game = started("sa_es +pacts", 4)
    encoding, view = Encoding(game.ruleset, 4), game.view(0)
    partners = [seat for n, seat in enumerate(clockwise(view, 0)) if cell(encoding, view, "players", n, "partner")]
    assert partners == game.pacts.others(0)  # type: ignore[attr-defined]


@pytest.mark.parametrize("ruleset", EDITIONS)
def test_as_many_players_are_told_as_may_play(ruleset: str) -> None:
    most = EDITIONS[ruleset].parameters.most_players
    game = started(ruleset, most)
    encoding, view = Encoding(game.ruleset, 4), game.view(0)
    assert [cell(encoding, view, "players", n, "there") for n in range(SEATS)] == [1.0] * most + [0.0] * (SEATS - most)


def test_a_question_says_what_it_is_about_and_how_much_is_drafted() -> None:
    """Seat 1 is asked whether it uses the secondary of one Strategy Card, or of another."""
    encoding = Encoding(resolve("sa17"), 4)
    view = new_game("sa17", 3).view(0)
    asked = [Asked("secondary", ("use", "no"), 2, about=(f"card:{card}",)) for card in ("trade_iii", "warfare_ii")]
    first, second = (encoding.split(encoding.encode(view, 0, each))["question"] for each in asked)
    assert not np.array_equal(first, second)
    drafted = encoding.split(encoding.encode(view, 0, Asked("move", ("done",), 1, drafted=3)))["question"]
    assert drafted[0, QUESTION.index("drafted")] == pytest.approx(3 / MANY)


def test_an_option_names_players_as_the_seat_sees_them() -> None:
    """The next clockwise is the same column for everybody."""
    game = started("sa17", 3)
    encoding = Encoding(game.ruleset, 4)
    for seat in range(3):
        view = game.view(seat)
        after = clockwise(view, seat)[1]
        options = encoding.split(encoding.encode(view, seat, Asked("target", (f"player:{after}",), 1)))["options"]
        assert [n for n in range(SEATS) if options[0, OPTION.index(f"player_{n}")]] == [1]


def test_observations_are_between_minus_one_and_one_and_say_what_is_there() -> None:
    table, encoding = table_after(300, 2), Encoding(resolve("sa17"), 64)
    known = seen(table, 1)
    parts = encoding.split(encoding.encode(known, 1))
    columns = {part.name: part.columns for part in encoding.parts}
    assert max(abs(part).max(initial=0) for part in parts.values()) <= 1
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
        mecatol_v1.env(**settings)
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
    env = mecatol_v1.env(ruleset=SHORT, players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "player_0: -, 0 of 10 points" in env.render()
