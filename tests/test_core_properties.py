"""What holds whatever is played. Each property runs a few examples with the tests and many with `-m soak`."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mini.game import Mini
from mini.play import MOVES, TEXTS, chronicle, do, ids, look, mini, played_on
from mini.setup import new_state, new_table, ruleset

from mecatol.core.effects import Effect, Ending, Index
from mecatol.core.errors import EngineFault, NotYours, PlanRefused, Refused
from mecatol.core.events import Told
from mecatol.core.history import Mark
from mecatol.core.journal import Act, Answer, Epoch
from mecatol.core.table import Table
from mecatol.core.views import View, view
from mecatol.core.zones import CardId, Zone

CHECKS = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("quick", max_examples=120, deadline=None, derandomize=True, suppress_health_check=CHECKS)
settings.register_profile("soak", max_examples=1500, deadline=None, suppress_health_check=CHECKS)

SEATS = range(3)
EVERYONE = [text for text in TEXTS if text.endswith("everyone")]
texts, secretive = st.sampled_from(TEXTS), st.sampled_from(EVERYONE)
seeds, picks = st.integers(0, 50), st.integers(0, 10**6)


def game(seed: int, length: int, end: list[int]) -> list[int]:
    """Moves by a generator of their own, which are cheap, and a few at the end that can be made simpler one by one."""
    chance = random.Random(seed)
    return [*(chance.randrange(MOVES) for _ in range(length)), *end]


moves = st.builds(game, picks, st.integers(0, 120), st.lists(st.integers(0, MOVES - 1), min_size=1, max_size=8))

Property = Callable[..., None]
PROPERTIES: list[tuple[Property, tuple[st.SearchStrategy[Any], ...]]] = []


def holds(*strategies: st.SearchStrategy[Any]) -> Callable[[Property], Property]:
    """The property is a test of its own, and part of the soak."""

    def register(function: Property) -> Property:
        PROPERTIES.append((function, strategies))
        return settings(settings.get_profile("quick"))(given(*strategies)(function))

    return register


@pytest.mark.soak
@pytest.mark.parametrize(("function", "strategies"), PROPERTIES)
def test_soak(function: Property, strategies: tuple[st.SearchStrategy[Any], ...]) -> None:
    settings(settings.get_profile("soak"))(given(*strategies)(function))()


def after(text: str, seed: int, made: list[int]) -> Table:
    played = new_table(text, seed)
    for move in made:
        do(played, move)
    return played


# -- effects ---------------------------------------------------------------------------------------------------------------


@holds(texts, st.lists(st.tuples(st.booleans(), picks), max_size=20))
def test_an_index_that_grew_and_shrank_is_one_made_anew(text: str, changes: list[tuple[bool, int]]) -> None:
    rules = ruleset(text)
    effects: tuple[Effect, ...] = ()
    index = Index(effects, rules.behaviours, rules.precedence)
    known = [*rules.behaviours.keys()]
    for serial, (begins, number) in enumerate(changes):
        if begins:
            key, source = known[number % len(known)], rules.precedence[number % len(rules.precedence)]
            effects = (*effects, Effect(serial, key, number % 3, source, Ending(moment="turn_ends")))
            index = index.grown(effects)
        else:
            gone = [effect for effect in effects if effect.id % 3 == number % 3]
            effects = tuple(effect for effect in effects if effect not in gone)
            index = index.shrunk(effects, gone)
        anew = Index(effects, rules.behaviours, rules.precedence)
        for name in anew.modifiers:
            for whose in range(3):
                assert index.changes(name, whose) == anew.changes(name, whose)
        for key in known:
            assert index.of_kind(key) == anew.of_kind(key)
        for part in ("modifiers", "triggers", "reactions", "live", "ends", "scopes", "silences"):
            assert getattr(index, part) == getattr(anew, part), part


# -- replay ----------------------------------------------------------------------------------------------------------------


@holds(texts, seeds, moves)
def test_the_same_answers_give_the_same_bytes(text: str, seed: int, made: list[int]) -> None:
    """From the first position, without the recorded chance, answers that players gave and nothing else."""
    played, again = after(text, seed, made), new_table(text, seed)
    for page in played._record.pages:
        for entry in page.entries:
            if isinstance(entry, Act):
                again.act(entry.seat, entry.key)
            elif isinstance(entry, Answer) and entry.by == "player":
                ask = again.asked(entry.seat)
                assert ask is not None
                again.answer(entry.seat, ask.id, entry.key)
    assert look(again) == look(played)
    assert again.save() == played.save()


@holds(texts, seeds, moves)
def test_a_fork_equals_the_original_and_goes_on_alike(text: str, seed: int, made: list[int]) -> None:
    played = after(text, seed, made)
    other = played.fork()
    assert (look(other), ids(other)) == (look(played), ids(played))
    for move in made[:25]:
        do(played, move)
        do(other, move)
    assert (look(other), ids(other)) == (look(played), ids(played))
    assert [other.events_since(seat) for seat in SEATS] == [played.events_since(seat) for seat in SEATS]


@holds(texts, seeds, moves)
def test_a_game_goes_on_after_any_load(text: str, seed: int, made: list[int]) -> None:
    played = new_table(text, seed)
    for n, move in enumerate(made):
        do(played, move)
        if n % 7 == 0:
            loaded = Table.restore(played.save(), ruleset)
            assert (look(loaded), ids(loaded), loaded.notices) == (look(played), ids(played), [])
            if n % 2:
                played = loaded
    straight = after(text, seed, made)
    assert look(played) == look(straight)
    assert [played.events_since(seat) for seat in SEATS] == [straight.events_since(seat) for seat in SEATS]


@holds(texts, seeds, moves)
def test_recorded_chance_needs_no_generator(text: str, seed: int, made: list[int]) -> None:
    played = after(text, seed, made)
    saved, before = played.save(), look(played)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("mecatol.core.rng.Rng.value", lambda self, stream, _: self.skip(stream, 1) or 0)
        assert look(Table.restore(saved, ruleset)) == before


@holds(texts, seeds, moves)
def test_without_history_the_game_is_the_same(text: str, seed: int, made: list[int]) -> None:
    played, light = new_table(text, seed), new_table(text, seed, history=False)
    for move in made:
        do(played, move)
        do(light, move)
        assert ids(light) == ids(played)
    assert light.encoded() == played.encoded()
    assert [light.heard(seat) for seat in SEATS] == [played.heard(seat) for seat in SEATS]


@holds(texts, seeds, moves)
def test_nothing_changes_by_looking(text: str, seed: int, made: list[int]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Mini, "born_wary", True)
        played = new_table(text, seed)
        for move in made[:40]:
            before = look(played)
            for seat in (*SEATS, None):
                view(played, seat)
            assert look(played) == before
            do(played, move)


def test_processes_with_different_hash_seeds_agree() -> None:
    here = Path(__file__).parent
    found = {chronicle(8)}
    for hash_seed in ("1", "77"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(here)}
        code = "from mini.play import chronicle; print(chronicle(8))"
        ran = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        found.add(ran.stdout.strip())
    assert len(found) == 1


# -- undo ------------------------------------------------------------------------------------------------------------------


@holds(texts, seeds, moves, picks)
def test_undo_and_redo_are_identity(text: str, seed: int, made: list[int], pick: int) -> None:
    played = new_table(text, seed)
    places = [(played.mark(), played.encoded())]
    for move in made:
        do(played, move)
        places.append((played.mark(), played.encoded()))
    here, told = look(played), played.events_since(None)
    number = pick % len(places)
    mark, position = places[number]
    played.undo(mark, fresh_chance=False)
    assert played.encoded() == position
    assert len(played.events_since(None)) == played.heard(None)
    played.redo()
    assert look(played) == here
    assert played.events_since(None) == told
    played.undo(mark, fresh_chance=False)
    for move in made[number:]:
        do(played, move)
    assert look(played) == here


@holds(texts, seeds, moves)
def test_whoever_goes_back_past_chance_finds_new_chance(text: str, seed: int, made: list[int]) -> None:
    played = new_table(text, seed)
    marks, epochs = [played.mark()], [0]
    for move in made:
        do(played, move)
        marks.append(played.mark())
        if move % 11 == 0:
            played.undo(marks[move // 11 % len(marks)])
            marks = [mark for mark in marks if mark <= played.mark()] or [played.mark()]
            last = played._record.last.entries[-1:]
            if last == [Epoch(played.rewinds)]:
                assert played.game.state.rng.epoch == played.rewinds > max(epochs)
                epochs.append(played.rewinds)
            assert (look(played.fork()), ids(played.fork())) == (look(played), ids(played))
    assert look(Table.restore(played.save(), ruleset)) == look(played)


@holds(texts, seeds, moves)
def test_observers_hear_each_event_exactly_once(text: str, seed: int, made: list[int]) -> None:
    played = new_table(text, seed)
    heard: list[tuple[Mark, Told]] = []

    def listen(kind: str, at: Mark, told: Told | None) -> None:
        if told is None:
            while heard and heard[-1][0] >= at:
                heard.pop()
        else:
            assert not heard or heard[-1][0] < at
            heard.append((at, told))

    played.observers.append(listen)
    marks = [played.mark()]
    for move in made:
        what = move % 100
        if what > 93:
            played.undo(marks[move // 100 % len(marks)])
            marks = [mark for mark in marks if mark <= played.mark()]
        elif what > 90 and played._undone:
            played.redo()
        elif what > 87 and played.pending:
            ask = played.pending[0]
            with pytest.raises(PlanRefused):
                played.plan(ask.seat, [played.keys(ask)[0], "no such key"])
        elif what > 84:
            played.fork(what % 3).fork()
        else:
            do(played, move)
            marks.append(played.mark())
    every = [told for number in range(played._record.number + 1) for told in played._driver.events(number)]
    assert [repr(told) for _, told in heard] == [repr(told) for told in every]


@holds(texts, seeds, moves)
def test_a_fault_inside_a_procedure_changes_nothing(text: str, seed: int, made: list[int]) -> None:
    played, calls = new_table(text, seed), 0
    heard: list[object] = []
    played.observers.append(lambda *news: heard.append(news))
    real = Mini.tell

    def faulty(self: Mini, *args: Any, **kwargs: Any) -> None:
        nonlocal calls
        calls += 1
        if calls % 13 == 5:
            raise ZeroDivisionError
        real(self, *args, **kwargs)

    for move in made:
        before = (look(played), ids(played), len(heard))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Mini, "tell", faulty)
            try:
                do(played, move)
            except EngineFault:
                calls += 1
                assert (look(played), ids(played), len(heard)) == before


@holds(texts, seeds, moves, picks)
def test_a_plan_is_its_answers_or_nothing(text: str, seed: int, made: list[int], pick: int) -> None:
    played = new_table(text, seed)
    for move in made:
        if not played.over and len(played.pending) == 1 and (move + pick) % 3 == 0:
            seat, other, keys = played.pending[0].seat, played.fork(), list[str]()
            chance = random.Random(move)
            for _ in range(chance.randrange(1, 5)):
                ask = other.asked(seat)
                if ask is None or len(other.pending) > 1:
                    break
                keys.append(chance.choice(other.keys(ask)))
                other.answer(seat, ask.id, keys[-1])
            before = (look(played), ids(played))
            try:
                played.plan(seat, keys)
            except PlanRefused:
                assert (look(played), ids(played)) == before
            else:
                assert (look(played), ids(played)) == (look(other), ids(other))
            before = (look(played), ids(played))
            if played.pending:
                with pytest.raises((PlanRefused, NotYours)):
                    played.plan(seat, [*keys, "no such key"])
                assert (look(played), ids(played)) == before
        do(played, move)


# -- secrets -----------------------------------------------------------------------------------------------------------------


def settled(played: Table, order: list[int], pick: int) -> tuple[Any, ...]:
    """A fork in which the open group was answered, seats in this order, each by its own questions alone."""
    other = played.fork()
    group, counts = other._driver.group, dict[int, int]()
    while not other.over and other._driver.group is group:
        ask = min(other.pending, key=lambda a: order.index(a.seat))
        number = counts[ask.seat] = counts.get(ask.seat, 0) + 1
        keys = other.keys(ask)
        other.answer(ask.seat, ask.id, random.Random(f"{pick} {ask.seat} {number}").choice(keys))
    questions = [(ask.seat, ask.name, tuple(other.keys(ask)), ask.id) for ask in other.pending]
    return other.encoded(), other.over, questions, other.events_since(None), [other.heard(seat) for seat in SEATS]


@holds(texts, seeds, moves)
def test_the_order_of_answers_in_a_group_does_not_matter(text: str, seed: int, made: list[int]) -> None:
    played = new_table(text, seed)
    for move in made[:50]:
        if len(played.pending) > 1:
            ends = [settled(played, order, move) for order in ([0, 1, 2], [2, 1, 0], [1, 0, 2])]
            assert ends[0] == ends[1] == ends[2]
        do(played, move)


@holds(secretive, seeds, moves, picks)
def test_an_answer_taken_back_leaves_no_trace_for_others(text: str, seed: int, made: list[int], pick: int) -> None:
    played = after(text, seed, made)
    if len(played.pending) < 2:
        return
    ask = played.pending[pick % len(played.pending)]
    before, others = look(played), [seat for seat in SEATS if seat != ask.seat]
    seen = {seat: view(played, seat) for seat in (*others, None)}
    forks = [(fork.encoded(), ids(fork)) for fork in (played.fork(seat, pick) for seat in others)]
    played.answer(ask.seat, ask.id, played.keys(ask)[pick // 7 % len(played.keys(ask))])
    played.retract(ask.seat)
    assert look(played)[:3] == before[:3]
    assert {seat: view(played, seat) for seat in seen} == seen
    assert [(fork.encoded(), ids(fork)) for fork in (played.fork(seat, pick) for seat in others)] == forks
    assert (look(played.fork()), ids(played.fork())) == (look(played), ids(played))
    loaded = Table.restore(played.save(), ruleset)
    assert (look(loaded), ids(loaded)) == (look(played), ids(played))


def hidden_from(played: Table, seat: int) -> list[tuple[Zone, CardId]]:
    game = mini(played)
    return [(zone, thing) for zone in game.zones() for thing in zone.things if not game.sees(seat, zone, thing)]


@holds(secretive, seeds, moves, picks)
def test_what_others_hold_changes_nothing_that_a_seat_sees(text: str, seed: int, made: list[int], pick: int) -> None:
    """Noninterference: two hidden cards change places, in hands, in escrow or in the deck."""
    played = after(text, seed, made)
    for me in SEATS:
        other = played.fork()
        before = view(other, me)
        movable = [(zone, thing) for zone, thing in hidden_from(other, me) if not other.game.state.known.get(thing)]
        if len(movable) < 2:
            continue
        (here, this), (there, that) = random.Random(pick).sample(movable, 2)
        here.things[here.things.index(this)], there.things[there.things.index(that)] = that, this
        for zone in (here, there):
            if not zone.ordered:
                zone.things.sort()
        other._driver.looked.clear()
        assert view(other, me) == before


def known(played: Table, seat: int) -> View:
    """What a seat sees, but for whom the table waits: in its fork others have yet to answer what they sealed."""
    seen = view(played, seat)
    return View(seen.seat, seen.position, (), seen.heard, seen.rewinds, seen.asked, seen.acts)


@holds(secretive, seeds, moves, picks)
def test_what_others_sealed_changes_nothing_that_a_seat_sees(text: str, seed: int, made: list[int], pick: int) -> None:
    """Noninterference: two worlds in which a seat sealed different answers look alike until something is told."""
    played = after(text, seed, made)
    if len(played.pending) < 2:
        return
    sealing = played.pending[pick % len(played.pending)]
    worlds = [played.fork(), played.fork()]
    for world, key in zip(worlds, (played.keys(sealing)[0], played.keys(sealing)[-1]), strict=True):
        group = world._driver.group
        world.answer(sealing.seat, sealing.id, key)
        while world._driver.group is group and (ask := world.asked(sealing.seat)) is not None:
            world.answer(ask.seat, ask.id, calm(world.keys(ask)))
    while [world.over for world in worlds] == [False, False]:
        for me in (seat for seat in SEATS if seat != sealing.seat):
            if worlds[0].events_since(me) == worlds[1].events_since(me):
                assert known(worlds[0], me) == known(worlds[1], me)
        asks = [world.pending[0] for world in worlds]
        if asks[0].id != asks[1].id or asks[0].seat == sealing.seat:
            return
        for world, ask in zip(worlds, asks, strict=True):
            world.answer(ask.seat, ask.id, calm(world.keys(ask)))


def calm(keys: list[str]) -> str:
    """An answer that brings things to an end."""
    return next((key for key in ("done", "pass") if key in keys), keys[0])


@holds(texts, seeds, moves, picks)
def test_a_seats_fork_looks_the_same_to_it_and_leaves_the_original_alone(
    text: str, seed: int, made: list[int], pick: int
) -> None:
    played, me = after(text, seed, made), pick % 3
    before = look(played)
    other = played.fork(me, pick)
    if text in EVERYONE:
        assert known(other, me) == known(played, me)
    assert all(zone.ordered or zone.things == sorted(zone.things) for zone in mini(other).zones())
    assert look(other.fork()) == look(other)  # a fork of it replays the redraw in place
    for move in made[:40]:
        do(other, move)
    assert look(other.fork()) == look(other)
    if other._record.open_from <= other._record.number:
        assert look(Table.restore(other.save(), ruleset))[:4] == look(other)[:4]
    assert look(played) == before


@holds(texts, seeds, moves, picks)
def test_a_seats_fork_is_a_function_of_what_it_knows(text: str, seed: int, made: list[int], pick: int) -> None:
    """Worlds that the seat cannot tell apart give the same fork: nothing of the truth is left in it."""
    played, me = after(text, seed, made), pick % 3
    straight = played.fork(me, pick)
    for roundabout in (played.fork(me, pick + 1), played.fork(me, pick + 2).fork(me, 5)):
        again = roundabout.fork(me, pick)
        assert again.encoded() == straight.encoded()
        assert (known(again, me), ids(again)) == (known(straight, me), ids(straight))
    others = [ask for ask in played.pending if ask.seat != me]
    if len(played.pending) < 2 or not others:
        return
    worlds = []
    for key in played.keys(others[0])[:3]:
        world = played.fork()
        world.answer(others[0].seat, others[0].id, key)
        if world._driver.group is not None and world.mark()[0] == played.mark()[0] and world.pending:
            worlds.append(world.fork(me, pick).encoded())
    assert len(set(worlds)) <= 1


@holds(texts, seeds, moves, picks)
def test_nothing_stays_put_over_many_redraws(text: str, seed: int, made: list[int], pick: int) -> None:
    played, me = after(text, seed, made), pick % 3
    unknown = hidden_from(played, me)
    staying = dict.fromkeys(placed(played, me, len(unknown) // 3), True)
    for k in range(24):
        imagined = dict.fromkeys(placed(played.fork(me, pick + k), me, len(unknown)), True)
        staying = {there: True for there in staying if there in imagined}
    assert not staying


def placed(played: Table, me: int, largest: int) -> list[tuple[int, str]]:
    """Hidden things in zones that are not too large, with the number of their zone, and what effects keep secret."""
    found, truth = [], mini(played)
    for number, zone in enumerate(truth.zones()):
        if len(zone.things) <= largest:
            found += [(number, thing) for thing in zone.things if not truth.sees(me, zone, thing)]
    traps = [e for e in truth.state.effects if e.key == "trap" and e.owner != me and truth.remembered(e, "place")]
    return [*found, *((-e.id, truth.remembered(e, "place")) for e in traps)]


# -- everything at once --------------------------------------------------------------------------------------------------------


@holds(texts, seeds, moves)
def test_a_table_that_is_pushed_about_stays_whole(text: str, seed: int, made: list[int]) -> None:
    """Answers, acts, plans, retractions, undo, redo, forks, loads in any order: the record always leads here."""
    played = new_table(text, seed)
    for move in made:
        n, what = divmod(move, 100)
        try:
            if what < 60:
                do(played, n)
            elif what < 70:
                played = Table.restore(played.save(), ruleset)
            elif what < 76:
                played.retract(n % 3)
            elif what < 84 and played.decisions():
                played.undo(played.decisions()[n % len(played.decisions())].mark)
            elif what < 88:
                played.redo()
            elif what < 92:
                played = played.fork()
            elif played.pending:
                ask = played.pending[n % len(played.pending)]
                played.act(n % 3, f"give:{(n + 1) % 3}", wait=True)
                played.plan(ask.seat, [played.keys(ask)[0], played.keys(ask)[-1]])
        except Refused:
            pass
        again = played.fork()
        assert (look(again), ids(again)) == (look(played), ids(played))
        assert played.heard(1) == len(played.events_since(1))


def test_whole_games_end() -> None:
    for seed in range(4):
        played = new_table(TEXTS[seed], seed)
        played_on(played, 2000, seed)
        assert played.over
        assert Table.start(ruleset(TEXTS[seed]), new_state(ruleset(TEXTS[seed]), seed)).encoded() != played.encoded()
